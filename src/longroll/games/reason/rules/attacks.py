"""MR-17 Attacks: who may attack whom, from which side, and whether a test is needed."""

from __future__ import annotations

from typing import Final

from longroll.boards.plane.measure import distance, front_distance, in_front_arc, nearest_edge, zone
from longroll.boards.plane.shapes import FRONT, Rect
from longroll.games.reason.components import (
    ACTIVE,
    ARTILLERY,
    ATTACK,
    DONE,
    EVADED,
    FF,
    FIRED,
    FLED,
    GARRISON,
    HC,
    II,
    LC,
    MF,
    MOVED,
    RI,
    at_most,
)
from longroll.games.reason.rules.command import in_command
from longroll.games.reason.rules.cover import difficult
from longroll.games.reason.rules.figures import ADVICE_REACH, EQUAL, IN_DIFFICULT, IN_OPEN, IN_TOWN
from longroll.games.reason.rules.refusals import bw
from longroll.games.reason.state import Battle, Frame
from longroll.kit.terms import Refusal, no

GARRISON_SIDE: Final = 4
"""Added to the edge of a sector where a side contacted is kept or told."""


# ---- by type and terrain (MR-17.3, MR-17.4) ----------------------------------------------------------------


def may_attack(b: Battle, unit: int, target: int) -> bool:
    """By type and terrain, where the target stands now."""
    kind = b.roster.kind[unit]
    if b.formation[target] == GARRISON:
        return IN_TOWN[kind]
    if IN_OPEN[kind][b.roster.kind[target]] == IN_DIFFICULT[kind]:
        # in the open or not, the answer is the same
        return IN_DIFFICULT[kind]
    return IN_DIFFICULT[kind] if difficult(b, target) else IN_OPEN[kind][b.roster.kind[target]]


# ---- the attacker (MR-17.1, MR-17.2) -----------------------------------------------------------------------


def bar(b: Battle, unit: int) -> Refusal | None:
    """Why a unit may not attack at all now."""
    roster = b.roster
    name = roster.ids[unit]
    if roster.cls[unit] == ARTILLERY:
        return no("MR-17.1", "attack-artillery", unit=name)
    if b.formation[unit] == MF:
        return no("MR-17.1", "attack-march", unit=name)
    if b.formation[unit] != FF or b.control_formations[unit] == GARRISON:
        return no("MR-17.2", "attack-garrison", unit=name)
    if b.flags[unit] & (MOVED | DONE):
        return no("MR-17.2", "attack-moved", unit=name)
    if b.status_of(unit) not in (ACTIVE, ATTACK):
        return no("MR-17.2", "attack-inactive", unit=name)
    if b.engagements and b.engaged(unit):
        return no("MR-18.10", "attack-engaged", unit=name)
    if not in_command(b, unit):
        return no("MR-3.10", "attack-uncommanded", unit=name)
    return None


def able(b: Battle, unit: int) -> bool:
    """May a unit attack, if there is a target? (``bar`` without its reasons.)"""
    return (
        b.formation[unit] == FF
        and b.roster.cls[unit] != ARTILLERY
        and not b.flags[unit] & (MOVED | DONE)
        and b.control_formations[unit] != GARRISON
        and b.status_of(unit) >= ACTIVE
        and not (b.engagements and b.engaged(unit))
        and in_command(b, unit)
    )


# ---- the target (MR-17.5, MR-17.6) -------------------------------------------------------------------------


def was_ahead(b: Battle, unit: int, target: int) -> bool:
    """Was the target in the unit's front arc in the control positions (MR-17.5)?"""
    return in_front_arc(b.control_shapes[unit], b.control_shapes[target])


def ahead(b: Battle, unit: int) -> list[tuple[float, int]]:
    """The enemies MR-17.6 compares, with their front distances in the control positions, nearest first."""
    control = b.control_shapes
    shape = control[unit]
    found: list[tuple[float, int]] = []
    flags = b.flags
    for other in b.present[1 - b.roster.side[unit]]:
        if flags[other] & (EVADED | FLED):
            continue
        place = control[other]
        if (place.cx - shape.cx) * shape.fx + (place.cy - shape.cy) * shape.fy < -place.radius:
            continue
        if may_attack(b, unit, other) and in_front_arc(shape, place):
            found.append((front_distance(shape, place), other))
    found.sort()
    return found


def eligible(b: Battle, unit: int) -> list[int]:
    """The units a unit may attack: the nearest of MR-17.6 and its equals; none if it may not attack at all."""
    if not able(b, unit):
        return []
    near = ahead(b, unit)
    return sorted(other for gap, other in near if at_most(gap, near[0][0] + EQUAL))


def target_bar(b: Battle, unit: int, target: int) -> Refusal | None:
    """Why a target is not eligible for a unit that may attack."""
    roster = b.roster
    name, other = roster.ids[unit], roster.ids[target]
    if roster.side[target] == roster.side[unit]:
        return no("MR-17.3", "attack-friend", unit=name, target=other)
    if b.formation[target] >= GARRISON + 1:
        return no("MR-17.3", "attack-absent", target=other)
    if b.flags[target] & (EVADED | FLED):
        return no("MR-17.6", "attack-gone", target=other)
    if not may_attack(b, unit, target):
        clause = "MR-17.4" if b.formation[target] == GARRISON or difficult(b, target) else "MR-17.3"
        return no(clause, "attack-kind", unit=name, target=other)
    if not was_ahead(b, unit, target):
        return no("MR-17.5", "attack-arc", unit=name, target=other)
    nearest, nearer = ahead(b, unit)[0]
    gap = front_distance(b.control_shapes[unit], b.control_shapes[target])
    if not at_most(gap, nearest + EQUAL):
        args = {"unit": name, "target": other, "nearer": roster.ids[nearer]}
        return no("MR-17.6", "attack-nearest", **args, distance=bw(gap), nearest=bw(nearest))
    return None


# ---- side, Volley Rule, test (MR-17.7 to MR-17.12) ---------------------------------------------------------


def side_from(b: Battle, target: int, x: float, y: float) -> int:
    """The edge of the target that one who starts at a point must contact: FRONT, RIGHT, REAR or LEFT; of a garrison
    north, east, south or west (MR-17.7)."""
    shape = b.shapes[target]
    return nearest_edge(shape, x, y) if b.formation[target] == GARRISON else zone(shape, x, y)


def side_word(b: Battle, target: int, edge: int) -> int:
    """A side as engagements keep it and events tell it."""
    return GARRISON_SIDE + edge if b.formation[target] == GARRISON else edge


def volley_bar(b: Battle, unit: int, target: int) -> Refusal | None:
    """The Volley Rule for the declared target (MR-17.8)."""
    if (
        b.roster.kind[unit] != RI
        or b.status_of(unit) == ATTACK
        or b.roster.cls[target] == ARTILLERY
        or b.formation[target] == MF
        or (b.flags[unit] & FIRED and b.fired_at[unit] == target)
    ):
        return None
    return no("MR-17.8", "attack-volley", unit=b.roster.ids[unit], target=b.roster.ids[target])


def needs_test(b: Battle, unit: int, target: int, edge: int) -> bool:
    """MR-17.9, MR-17.10."""
    kind = b.roster.kind[unit]
    if kind in (HC, LC) or b.status_of(unit) == ATTACK:
        return False
    if kind == II:
        return True
    if b.roster.cls[target] == ARTILLERY or b.formation[target] == MF:
        return False
    return b.formation[target] == GARRISON or edge == FRONT


def advised(b: Battle, side: int, shapes: list[Rect]) -> float:
    """The distance of the army commander to the nearest of some units, if it is at most 8 and he has a CD to spend
    (MR-17.12, MR-20.9); -1 otherwise."""
    if b.pools[side] < 1 or not b.officer_present(side) or not shapes:
        return -1.0
    gap = min([distance(b.officers[side], shape) for shape in shapes])
    return gap if at_most(gap, ADVICE_REACH) else -1.0


# ---- the attack in hand ------------------------------------------------------------------------------------

HOLDS: Final = 0
"""The target stays, as it chose or must."""
FAILED: Final = 1
"""It tried to get away and failed."""
LEFT_PLACE: Final = 2
"""It evaded or fled."""
BROKE: Final = 3
"""It broke on the attempt."""
REPULSED: Final = 4
"""Its defensive fire broke the attacker."""


class Attack(Frame):
    """An attack in progress; the frames of the reaction report to it."""

    def reacted(self, b: Battle, how: int) -> None:
        raise NotImplementedError
