"""MR-25 Victory: objectives, victory points, the result of the day; MR-R39 the handicap."""

from __future__ import annotations

from typing import Final

from longroll.boards.plane.measure import point_to_rect
from longroll.games.reason.components import ARTILLERY, CAVALRY, GARRISON, IC, LC, Objective, at_most
from longroll.games.reason.lexicon import CLAUSE_INDEX, E_HOLDER, E_POINTS, E_PURSUIT, E_TOTAL
from longroll.games.reason.state import Battle
from longroll.kit.handicap import given
from longroll.kit.state import NOBODY

SUB_COMMANDER_VP: Final = 2
COMMANDER_VP: Final = 4
"""Per officer lost (MR-25.2)."""
HANDICAPS: Final = (1, 2, 3, 4, 6, 8)
"""Points of losses that may not be counted of an army (MR-R39)."""
MARGINAL: Final = 4
DECISIVE_FROM: Final = 8
"""Differences of VP (MR-25.4)."""


# ---- objectives (MR-25.3) ----------------------------------------------------------------------------------


def update_holders(b: Battle) -> None:
    """At the end of every pulse."""
    for number, objective in enumerate(b.roster.objectives):
        holder = holder_now(b, objective, b.holders[number])
        if holder != b.holders[number]:
            b.holders[number] = holder
            b.tell(E_HOLDER, number, holder)


def holder_now(b: Battle, objective: Objective, before: int) -> int:
    """Who holds an objective by what stands on the table."""
    if objective.town:
        town = b.field.town_ids.index(objective.town)
        sides = {b.roster.side[unit] for unit in garrisons(b, town)}
        if len(sides) == 2:
            return NOBODY
        return sides.pop() if sides else before
    there = [side for side in (0, 1) if any(in_circle(b, unit, objective) for unit in b.present[side])]
    return there[0] if len(there) == 1 else before


def garrisons(b: Battle, town: int) -> list[int]:
    """The units in a town's sectors."""
    sectors = b.field.sectors_of[town]
    return [u for side in (0, 1) for u in b.present[side] if b.formation[u] == GARRISON and b.sector[u] in sectors]


def in_circle(b: Battle, unit: int, objective: Objective) -> bool:
    """Infantry or cavalry within the radius."""
    if b.roster.cls[unit] == ARTILLERY:
        return False
    return at_most(point_to_rect(objective.x, objective.y, b.shapes[unit]), objective.radius)


# ---- points (MR-25.2) --------------------------------------------------------------------------------------


def lines(b: Battle, side: int) -> list[tuple[str, int]]:
    """A side's VP: what gives them, and how many. Loss values are kept in halves: 2 VP per point are their number."""
    enemy = 1 - side
    roster = b.roster
    subs = sum(b.officers_lost[officer] for officer in roster.officers_of[enemy] if officer != enemy)
    held = sum(o.vp[side] for o, holder in zip(roster.objectives, b.holders, strict=True) if holder == side)
    found = [
        ("MR-25.2-units", b.losses[enemy]),
        ("MR-25.2-officers", SUB_COMMANDER_VP * subs),
        ("MR-25.2-commander", COMMANDER_VP * b.officers_lost[enemy]),
        ("MR-25.3", held),
        ("MR-R39", 2 * given(b.handicap, side)),
    ]
    return [line for line in found if line[1]]


def points(b: Battle, side: int) -> int:
    return sum(value for _, value in lines(b, side))


def decide(b: Battle) -> None:
    """The day is over (MR-25.2, MR-25.4)."""
    for side in (0, 1):
        for clause, value in lines(b, side):
            b.tell(E_POINTS, side, value, CLAUSE_INDEX[clause])
        b.tell(E_TOTAL, side, points(b, side))
    difference = points(b, 0) - points(b, 1)
    margin = abs(difference)
    if margin < MARGINAL:
        b.finish(NOBODY, 0, margin)
    else:
        b.finish(0 if difference > 0 else 1, 2 if margin >= DECISIVE_FROM else 1, margin)


# ---- pursuit (MR-25.5) -------------------------------------------------------------------------------------


def pursuit(b: Battle, winner: int) -> int:
    """VP of the victor's light horse, less the loser's cavalry."""
    kind = b.roster.kind
    light = sum(1 for unit in b.present[winner] if kind[unit] in (LC, IC))
    cover = sum(1 for unit in b.present[1 - winner] if b.roster.cls[unit] == CAVALRY)
    return max(light - cover, 0)


def pursued(b: Battle, winner: int) -> int:
    """The margin of a victor whose enemy broke by losses."""
    chase = pursuit(b, winner)
    b.tell(E_PURSUIT, winner, chase)
    return points(b, winner) - points(b, 1 - winner) + chase
