"""The test map T0 of the rules' worked examples, its variants, and questions to it."""

from __future__ import annotations

from typing import Any

from longroll.games.glory import GLORY
from longroll.games.glory.questions import Questions


def small_data(
    *,
    woods: str = "",
    town: str = "",
    levels: dict[str, int] | None = None,
    water: dict[str, str] | None = None,
    crossings: dict[str, str] | None = None,
    links: dict[str, str] | None = None,
    walls: str = "",
    embankment: str = "",
    works: dict[str, str] | None = None,
    edge_roads: dict[str, str] | None = None,
    size: tuple[int, int] = (20, 20),
) -> dict[str, Any]:
    """T0 as map data: 20 x 20 hexes, all clear, level 1, with changes. Lists of hexes are words of one string.

    ``levels``: hexes -> level; ``water``: hexside -> class; ``crossings``: hexside -> kind, with ``kind@turn`` for one
    that comes later; ``links``: class -> hexsides; ``walls``: hexsides, protected hex first; ``works``: owner (with
    ``owner@turn``) -> hexes."""
    columns, rows = size
    terrain = [["."] * columns for _ in range(rows)]
    level = [["1"] * columns for _ in range(rows)]

    def put(table: list[list[str]], hexes: str, sign: str) -> None:
        for code in hexes.split():
            table[int(code[2:]) - 1][int(code[:2]) - 1] = sign

    put(terrain, woods, "w")
    put(terrain, town, "t")
    for hexes, height in (levels or {}).items():
        put(level, hexes, str(height))
    return {
        "map": "T0",
        "grid": {"columns": columns, "rows": rows},
        "terrain": ["".join(row) for row in terrain],
        "level": ["".join(row) for row in level],
        "embankment": embankment.split(),
        "works": [
            {"owner": owner.split("@")[0], "from_turn": "".join(owner.split("@")[1:]), "hexes": hexes.split()}
            for owner, hexes in (works or {}).items()
        ],
        "hexsides": {
            "water": {side: [kind, ""] for side, kind in (water or {}).items()},
            "crossings": {
                side: {"kind": kind.split("@")[0], "from_turn": "".join(kind.split("@")[1:])}
                for side, kind in (crossings or {}).items()
            },
        },
        "walls": [{"sides": walls.split(), "class": "stone_wall"}] if walls else [],
        "links": {kind: sides.split() for kind, sides in (links or {}).items()},
        "edge_roads": edge_roads or {},
    }


def small_map(
    *,
    woods: str = "",
    town: str = "",
    levels: dict[str, int] | None = None,
    links: dict[str, str] | None = None,
    walls: str = "",
    embankment: str = "",
    works: dict[str, str] | None = None,
    size: tuple[int, int] = (20, 20),
    **rest: Any,
) -> dict[str, Any]:
    """T0 as the map of a position (``docs/positions/glory.md``), with the same changes."""
    found: dict[str, list[str]] = {}
    for hexes_, height in (levels or {}).items():
        found.setdefault(str(height), []).extend(hexes_.split())
    return {
        "columns": size[0],
        "rows": size[1],
        "woods": woods.split(),
        "town": town.split(),
        "levels": found,
        "roads": {kind: sides.split() for kind, sides in (links or {}).items()},
        "walls": walls.split(),
        "embankment": embankment.split(),
        "works": {owner: places.split() for owner, places in (works or {}).items()},
        **{key: value for key, value in rest.items() if value is not None},
    }


def land(
    *, turns: str = "T1", turn: str = "", units: str = "", size: tuple[int, int] = (20, 20), **changes: Any
) -> Questions:
    """Questions to T0 with changes, in one of some turns (``N1`` is a night, ``F1`` has fog). ``units``: hexes with a
    Union infantry each."""
    places = units.split()
    listed = [{"id": f"u{place}", "side": "US"} for place in places]
    spec = {
        "scenario": "own",
        "map": small_map(size=size, **changes),
        "army": {
            "units": [*listed, {"id": "nobody", "side": "US"}],
            "turns": [{"id": word, "night": int(word[0] == "N"), "fog": word[0] == "F"} for word in turns.split()],
        },
        "turn": turn or turns.split()[0],
        "hexes": {place: {"units": [f"u{place}"], "facing": "N"} for place in places},
    }
    return GLORY.ask(GLORY.position(spec))
