"""What must be true of every position: strengths and losses add up, and nothing stands where it may not."""

from __future__ import annotations

from longroll.boards.plane.measure import SLACK, overlap
from longroll.boards.plane.shapes import NOWHERE, Rect, on_table, rect_at
from longroll.games.reason.components import (
    ARTILLERY,
    EPS,
    FF,
    GARRISON,
    GONE,
    IC,
    INFANTRY,
    NO_SECTOR,
    PRESENT,
    WAITING,
)
from longroll.games.reason.rules.losses import force_is_gone
from longroll.games.reason.state import Battle


def faults(b: Battle) -> list[str]:
    """Everything that is wrong with a position; empty for a sound one."""
    return [*units(b), *places(b), *officers(b), *sums(b)]


def units(b: Battle) -> list[str]:
    """Strength, formation and lists of every unit agree (MR-2)."""
    found = []
    roster = b.roster
    for unit in range(roster.n_units):
        name, formation = roster.ids[unit], b.formation[unit]
        there = formation < WAITING
        if there != (unit in b.present[roster.side[unit]]):
            found.append(f"{name} is not listed as it stands")
        if there != (b.shapes[unit] is not NOWHERE):
            found.append(f"{name} has a place and none")
        if not 0 <= b.sp[unit] <= roster.start_sp[unit] or (b.sp[unit] == 0) != (formation == GONE):
            found.append(f"{name} has {b.sp[unit]} SP")
        if (formation == GARRISON) != (b.sector[unit] != NO_SECTOR):
            found.append(f"{name} garrisons nothing, or is none")
        if formation == GARRISON and roster.cls[unit] != INFANTRY:
            found.append(f"{name} is no infantry in a town (MR-23.1)")
        if roster.kind[unit] == IC and there and formation != FF:
            found.append(f"{name} is irregular cavalry out of FF (MR-2.5)")
    for side in (0, 1):
        if b.present[side] != sorted(set(b.present[side])):
            found.append(f"side {side} is out of order")
    return found


def places(b: Battle) -> list[str]:
    """No unit overlaps another, forbidden ground, or the table's edge (MR-14.3, MR-14.4, MR-4.8)."""
    found = []
    ids = b.roster.ids
    standing = [unit for side in (0, 1) for unit in b.present[side]]
    for number, unit in enumerate(standing):
        shape = b.shapes[unit]
        if b.formation[unit] == GARRISON:
            continue
        if not on_table(shape, b.field.w, b.field.h):
            found.append(f"{ids[unit]} is off the table")
        elif not b.field.is_free(shrunk(shape), b.roster.kind[unit]):
            found.append(f"{ids[unit]} stands on forbidden ground")
        for other in standing[number + 1 :]:
            if b.formation[other] != GARRISON and overlap(shape, b.shapes[other], SLACK + EPS):
                found.append(f"{ids[unit]} overlaps {ids[other]}")
    sectors = [b.sector[unit] for unit in standing if b.formation[unit] == GARRISON]
    if len(set(sectors)) != len(sectors):
        found.append("two garrisons in one sector")
    return found


def shrunk(shape: Rect) -> Rect:
    """A unit may stand at the very limit of MR-5.5, to the rounding of its coordinates."""
    return rect_at(shape.cx, shape.cy, shape.facing, shape.w - 2 * EPS, shape.d - 2 * EPS)


def officers(b: Battle) -> list[str]:
    """Officers are on the table while their Forces are (MR-3.12), and their ratings are in bounds (MR-3.3)."""
    found = []
    roster = b.roster
    for officer in range(roster.n_officers):
        name = roster.officer_words[officer]
        force = roster.officer_force[officer]
        there = b.whereabouts[officer] == PRESENT
        if there != (b.officers[officer] is not NOWHERE):
            found.append(f"{name} has a place and none")
        if there and force >= 0 and force_is_gone(b, force) and not b.over and not tested(b, officer):
            found.append(f"{name} has no Force")
        if not -3 <= b.mod[officer] <= 2 or not 0 <= b.v[officer] <= 3:
            found.append(f"{name} is out of bounds")
    return found


def tested(b: Battle, officer: int) -> bool:
    """Is a loss test of the officer still to be rolled?"""
    return any(getattr(frame, "officer", None) == officer for frame in b.frames)


def sums(b: Battle) -> list[str]:
    """Losses are the broken units (MR-24.3); pools are not below 0."""
    found = []
    roster = b.roster
    for side in (0, 1):
        lost = sum(roster.loss_value[unit] for unit in roster.of_side[side] if b.formation[unit] == GONE)
        if lost != b.losses[side]:
            found.append(f"side {side}: losses {b.losses[side]}, broken {lost}")
        if b.pools[side] < 0:
            found.append(f"side {side}: pool {b.pools[side]}")
    for attacker, defender, *_ in b.engagements:
        if not b.on_table(attacker) or not b.on_table(defender) or roster.cls[attacker] == ARTILLERY:
            found.append("an engagement of a unit that is gone, or of guns that attack")
    return found
