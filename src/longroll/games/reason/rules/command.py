"""MR-3 Command: who is in command; MR-2.11: who is vulnerable. Read from the table whenever a rule asks (MR-3.9)."""

from __future__ import annotations

from longroll.boards.plane.measure import within
from longroll.games.reason.components import (
    CAVALRY,
    COMMAND_RADIUS,
    CONTACT,
    EPS,
    GARRISON,
    MF,
    RI,
    WAITING,
    officer_of,
)
from longroll.games.reason.state import Battle


def in_radius(b: Battle, unit: int) -> bool:
    """Within the command radius of its own sub-commander (MR-3.5, MR-3.6)."""
    force = b.roster.force[unit]
    return force >= 0 and within(b.officers[officer_of(force)], b.shapes[unit], COMMAND_RADIUS + EPS)


def in_command(b: Battle, unit: int) -> bool:
    """MR-3.6 to MR-3.8."""
    roster = b.roster
    force = roster.force[unit]
    if force < 0:
        return True
    if within(b.officers[officer_of(force)], b.shapes[unit], COMMAND_RADIUS + EPS):
        return True
    return roster.kind[unit] == RI and len(chain(b, unit)) > 1


def chain(b: Battle, unit: int) -> list[int]:
    """RI of one Force in contact one with the other, from a unit in the radius to this one (MR-3.7); the unit alone if
    it is in the radius itself, nothing if there is no chain."""
    roster = b.roster
    force = roster.force[unit]
    if in_radius(b, unit):
        return [unit]
    if roster.kind[unit] != RI:
        return []
    shapes = b.shapes
    officer = b.officers[officer_of(force)]
    others = [u for u in roster.units_of[force] if u != unit and roster.kind[u] == RI and b.formation[u] < WAITING]
    reached: list[int] = [unit]
    came_from: dict[int, int] = {unit: -1}
    while reached:
        last = reached.pop(0)
        for other in others:
            if other in came_from or not within(shapes[last], shapes[other], CONTACT + EPS):
                continue
            came_from[other] = last
            if within(officer, shapes[other], COMMAND_RADIUS + EPS):
                links = [other]
                while came_from[links[-1]] >= 0:
                    links.append(came_from[links[-1]])
                return links
            reached.append(other)
    return []


def uncommanded(b: Battle, unit: int) -> bool:
    """MR-3.10."""
    return not in_command(b, unit)


def vulnerable(b: Battle, unit: int) -> bool:
    """MR-2.11."""
    return vulnerability(b, unit) != ""


def vulnerability(b: Battle, unit: int) -> str:
    """Why a unit is vulnerable: ``uncommanded``, ``stream``, ``ground``; empty if it is not (MR-2.11 a, b, c)."""
    if not in_command(b, unit):
        return "uncommanded"
    formation = b.formation[unit]
    if formation == GARRISON:
        return ""
    shape = b.shapes[unit]
    if b.field.straddles_stream(shape) and not (formation == MF and b.field.road_at(shape.cx, shape.cy) >= 0):
        return "stream"
    if b.roster.cls[unit] == CAVALRY and b.field.in_difficult(shape):
        return "ground"
    return ""
