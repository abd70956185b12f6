"""The test map T7 of the rules' worked examples."""

from __future__ import annotations

from typing import Any

ENTRIES = {
    "CHAMBERSBURG": ("CSA", "a04 a05", "a04 V14 a14 V24 a24 V34 a34"),
    "MUMMASBURG": ("CSA", "a16 a26", "a26 H26 a25 V35 a35 H35 a34"),
    "HARRISBURG": ("CSA", "a46 a56", "a46 H46 a45 H45 a44 V44 a34"),
    "EMMITSBURG": ("USA", "a10 a20", "a20 H21 a21 H22 a22 H23 a23 V33 a33"),
    "TANEYTOWN": ("USA", "a30 a40", "a30 H31 a31 H32 a32 H33 a33"),
    "BALTIMORE": ("USA", "a61 a62", "a61 V61 a51 H52 a52 V52 a42 H43 a43 V43 a33"),
}
"""Entry points: army, entry areas, main road as areas and positions in turn."""
MEETINGS = {"a34": "M34", "a33": "M33"}


def _junctions(*places: tuple[int, int]) -> list[str]:
    return [f"j{x}{y}" for x, y in places if 1 <= x <= 6 and 1 <= y <= 6]


def small_data(
    terrain: dict[str, dict[str, dict[str, Any]]] | None = None,
    sights: tuple[tuple[str, str, str], ...] = (),
    minus: tuple[str, ...] = (),
) -> dict[str, Any]:
    """T7 as map data. ``terrain``: position -> area -> terrain; ``sights``: special lines (position, front, area);
    ``minus``: positions taken out, whose areas merge under the lower name."""
    name = {f"a{x}{y}": f"a{x}{y}" for x in range(7) for y in range(7)}
    positions: dict[str, dict[str, Any]] = {}
    for x in range(7):
        for y in range(1, 7):
            areas = (f"a{x}{y}", f"a{x}{y - 1}")
            positions[f"H{x}{y}"] = {"areas": areas, "junctions": _junctions((x, y), (x + 1, y))}
    for x in range(1, 7):
        for y in range(7):
            areas = (f"a{x - 1}{y}", f"a{x}{y}")
            positions[f"V{x}{y}"] = {"areas": areas, "junctions": _junctions((x, y), (x, y + 1))}
    for gone in minus:
        low, high = sorted(positions.pop(gone)["areas"])
        name = {code: name[low] if kept == name[high] else kept for code, kept in name.items()}
    for code, position in positions.items():
        position["areas"] = tuple(name[area] for area in position["areas"])
        position["terrain"] = {name[area]: side for area, side in (terrain or {}).get(code, {}).items()}
    edge = {code for code in name if "0" in code[1:] or "6" in code[1:]}
    town = {"a33", "a34"}
    areas_out = {
        kept: {
            "partial": any(name[c] == kept and c in edge for c in name),
            "town": any(name[c] == kept and c in town for c in name),
        }
        for kept in dict.fromkeys(name.values())
    }
    return {
        "areas": areas_out,
        "junctions": {f"j{x}{y}": {} for x in range(1, 7) for y in range(1, 7)},
        "positions": positions,
        "special_los": [{"position": p, "front": name[f], "area": name[a]} for p, f, a in sights],
        "entries": {
            code: {"army": army, "areas": tuple(name[a] for a in areas.split())}
            for code, (army, areas, _) in ENTRIES.items()
        },
        "roads": _roads(name, set(minus)),
        "objectives_start": ["a34", "a31", "a15"] if not minus else ["a31", "a15", "a45"],
    }


def _roads(name: dict[str, str], gone: set[str]) -> dict[str, Any]:
    nodes: dict[str, dict[str, str]] = {
        meeting: {"kind": "meeting", "area": name[area]} for area, meeting in MEETINGS.items()
    }
    links: list[dict[str, str]] = []
    for code, (_, _, road) in ENTRIES.items():
        nodes[f"E_{code}"] = {"kind": "entry", "entry": code}
        last = f"E_{code}"
        steps = road.split()
        for area, position in zip(steps[0::2], [*steps[1::2], ""], strict=True):
            if position in gone:
                continue
            here = f"N_{position}" if position else MEETINGS[area]
            if position:
                nodes[here] = {"kind": "position", "position": position}
            links.append({"a": last, "b": here, "area": name[area]})
            last = here
    nodes["N_H34"] = {"kind": "position", "position": "H34"}
    links.append({"a": "M34", "b": "N_H34", "area": name["a34"]})
    links.append({"a": "N_H34", "b": "M33", "area": name["a33"]})
    return {"nodes": nodes, "links": links}
