"""Other ways to stand: formations and their outcomes, towns, an about-face, and what is worth considering."""

from __future__ import annotations

from typing import NamedTuple

from longroll.boards.plane.measure import nearest_point
from longroll.boards.plane.shapes import Rect
from longroll.boards.plane.turn import bearing, opposite
from longroll.games.reason.components import ARTILLERY, EDGES, FF, GARRISON, IC, MF
from longroll.games.reason.legs import decimal, round_bearing
from longroll.games.reason.lexicon import CHARGE as CHARGE_VERB
from longroll.games.reason.lexicon import words_of
from longroll.games.reason.rules import candidates
from longroll.games.reason.state import Battle
from longroll.games.reason.table.pose.held import CHARGE, Held
from longroll.kit.notation import verb_in

BASES = {
    "kept": ("left", "right"),
    "enemy": ("left",),
    "road": ("left",),
    "road-back": ("right",),
    "left": ("left",),
    "right": ("right",),
    "rear": ("left",),
}
"""For each facing: the base that stays, or the side to which the other one goes."""
NEAR_TOWN = 5.0
"""Sectors farther away are not offered."""


class Found(NamedTuple):
    """A way to stand: its path, and the message that names it (none: its legs in words)."""

    path: str
    key: str
    args: dict[str, str]
    shape: Rect


def formations(held: Held) -> list[Found]:
    """The outcomes of a change of formation that are legal now (MR-12.12 to MR-12.17)."""
    b, unit = held.b, held.unit
    found: list[Found] = []
    for path, key, args in changes(b, unit):
        made = Held(b, unit, path).judged()
        if made.refusal is None and all(path != known.path for known in found):
            found.append(Found(path, key, args, made.ghost))
    return found


def changes(b: Battle, unit: int) -> list[tuple[str, str, dict[str, str]]]:
    """Changes of formation worth showing: the facing kept, towards the nearest enemy, along a road."""
    formation = b.formation[unit]
    if formation not in (FF, MF) or b.roster.kind[unit] == IC:
        return []
    facings = headings(b, unit)
    found: list[tuple[str, str, dict[str, str]]] = []
    if b.roster.cls[unit] == ARTILLERY:
        other = "MF" if formation == FF else "FF"
        for how, facing in facings:
            found.append((f"C:{other}:{facing}", f"change-guns-{other}", {"how": how}))
        if formation == FF:
            found += [(f"C:FF:{facing}", "change-guns-turn", {"how": how}) for how, facing in facings if how != "kept"]
        return found
    if formation == FF:
        for how, facing in facings:
            for base in BASES[how]:
                found.append((f"C:{base}:behind:{facing}", f"change-MF-{base}", {"how": how}))
        for how, facing in facings:
            if how in ("enemy", "left", "right"):
                base = BASES[how][0]
                other = "right" if base == "left" else "left"
                found.append((f"C:{base}:{other}:{facing}", f"change-turn-{base}", {"how": how}))
        return found
    for how, facing in facings:
        for place in BASES[how]:
            found.append((f"C:front:{place}:{facing}", f"change-FF-{place}", {"how": how}))
    return found


def headings(b: Battle, unit: int) -> list[tuple[str, str]]:
    """Facings for a change: how they are called, and the bearing as it is written."""
    shape = b.shapes[unit]
    found = [("kept", shape.facing)]
    enemy, _ = b.nearest_enemy(unit)
    if enemy >= 0:
        x, y = nearest_point(b.shapes[enemy], shape.cx, shape.cy)
        found.append(("enemy", bearing(shape.cx, shape.cy, x, y)))
    road = b.field.road_at(shape.cx, shape.cy)
    if road >= 0:
        along, _ = b.field.roads[road].nearest(shape.cx, shape.cy)
        _, _, facing = b.field.roads[road].at(along)
        found += [("road", facing), ("road-back", opposite(facing))]
    found += [("left", shape.facing - 90.0), ("right", shape.facing + 90.0), ("rear", opposite(shape.facing))]
    return [(how, decimal(round_bearing(facing), 2)) for how, facing in found]


def turns(held: Held) -> list[Found]:
    """An about-face; ways into and out of towns."""
    b, unit = held.b, held.unit
    field = b.field
    tried: list[tuple[str, str, dict[str, str]]] = [("T", "way-about", {})]
    if b.formation[unit] == GARRISON:
        here = b.sector[unit]
        tried = [(f"X:{edge}:{how}", f"way-out-{how}", {"edge": edge}) for how in ("FF", "MF") for edge in EDGES]
        tried += [
            (f"N:{field.sector_ids[other]}", "way-sector", {"sector": field.sector_ids[other]})
            for other in field.adjoining[here]
        ]
    elif b.roster.cls[unit] != ARTILLERY:
        shape = held.ghost
        for number, sector in enumerate(field.sectors):
            x, y = nearest_point(sector, shape.cx, shape.cy)
            if abs(x - shape.cx) + abs(y - shape.cy) <= NEAR_TOWN:
                name = field.sector_ids[number]
                tried.append((f"{held.path} E:{name}".strip(), "way-in", {"sector": name}))
    found: list[Found] = []
    for path, key, args in tried:
        made = Held(b, unit, path).judged()
        if made.refusal is None:
            found.append(Found(path, key, args, made.ghost))
    return found


def suggestions(b: Battle, unit: int, already_found: list[str]) -> list[Found]:
    """The candidates that are not known yet: complete moves and charges, in their order."""
    found: list[Found] = []
    for code in candidates.of(b, unit):
        words = words_of(code)
        path = " ".join([CHARGE, *words[1:]] if verb_in(code, CHARGE_VERB) else words[1:])
        if path not in already_found:
            found.append(Found(path, "", {}, Held(b, unit, path).ghost))
    return found
