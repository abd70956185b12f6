"""MR-27.5 Deployment of a pick-up battle: within 6 BW of the home edge, each unit in command.

First the army commander, then Force by Force its sub-commander and its units, then the army artillery. A few places are
listed for the next one, and ``rest``: he and all after him at their first places. Any other legal place is allowed, for
any officer, and for any unit whose sub-commander stands already. Whoever finds no place at all is left behind.
"""

from __future__ import annotations

from typing import Final

from longroll.boards.plane.measure import distance, overlap_any, within
from longroll.boards.plane.shapes import Rect
from longroll.games.reason.components import (
    ARTILLERY,
    CAVALRY,
    COMMAND_RADIUS,
    CONTACT,
    EDGES,
    EPS,
    FF,
    FORMATIONS,
    IC,
    INWARD,
    MF,
    NO_FORCE,
    NO_UNIT,
    RI,
    WAITING,
    at_most,
    officer_of,
)
from longroll.games.reason.field import FREE, GROUNDS
from longroll.games.reason.legs import decimal
from longroll.games.reason.lexicon import (
    D_DEPLOY,
    D_STATION,
    DEPLOY,
    E_DEPLOYED,
    E_DEPLOYED_IN,
    E_LEFT_BEHIND,
    E_STATIONED,
    REST,
    STATION,
    say,
    thousandths,
    words_of,
)
from longroll.games.reason.rules import officers
from longroll.games.reason.rules.armies import without
from longroll.games.reason.rules.recast import muster_of, recast
from longroll.games.reason.rules.refusals import bw
from longroll.games.reason.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import act, verb_in
from longroll.kit.terms import Refusal, no

ZONE: Final = 6.0
"""So far from its home edge a side deploys."""
LISTED: Final = 6
"""So many places are listed for a unit or an officer."""
STATIONS: Final = (3.25, 1.5)
"""How far from the edge a sub-commander is stationed, so that two lines have room before and behind him."""
APART: Final = 1.5
"""Sub-commanders are listed no closer to each other."""
LINES: Final = ((1.0, (-1.0, 1.0, -3.0, 3.0)), (-1.0, (-1.0, 1.0, -3.0, 3.0)), (2.0, (-1.0, 1.0)))
"""Places of foot and horse before their sub-commander (behind him: negative) and beside him: the first line, the
second, one more in front."""
BATTERIES: Final = ((2.25, (0.0, -1.5, 1.5, -3.0, 3.0)), (1.25, (-3.5, 3.5, 0.0)), (-1.25, (0.0, -1.5, 1.5)))
GRIDS: Final = (0.5, 0.25)
"""Where none of these is free: every place of a grid, then of a finer one."""

Point = tuple[float, float]


# ---- the zone ----------------------------------------------------------------------------------------------


def depth(b: Battle, side: int, y: float) -> float:
    """The distance of a point from a side's home edge: south or north (MR-27.6)."""
    return y if EDGES[b.roster.home[side]] == "south" else b.field.h - y


def at_depth(b: Battle, side: int, far: float) -> float:
    return far if EDGES[b.roster.home[side]] == "south" else b.field.h - far


def deepest(b: Battle, side: int, shape: Rect) -> float:
    """How far from the home edge a base reaches."""
    return max(depth(b, side, y) for y in shape.ys)


def in_zone(b: Battle, side: int, shape: Rect) -> bool:
    return at_most(deepest(b, side, shape), ZONE)


def ahead(b: Battle, side: int) -> float:
    """The facing towards the enemy."""
    return INWARD[b.roster.home[side]]


# ---- who is next -------------------------------------------------------------------------------------------


def unplaced(b: Battle, force: int) -> list[int]:
    return [unit for unit in b.roster.units_of[force] if b.formation[unit] == WAITING]


def next_officer(b: Battle, side: int) -> int:
    """The officer who is stationed next, or -1: the commander first, a sub-commander when the Forces before his are
    complete."""
    if not b.officer_present(side):
        return side
    for force in b.roster.forces_of[side]:
        if not b.officer_present(officer_of(force)):
            return officer_of(force)
        if unplaced(b, force):
            return NO_UNIT
    return NO_UNIT


def next_unit(b: Battle, side: int) -> int:
    """The unit that is deployed next, or NO_UNIT."""
    for force in b.roster.forces_of[side]:
        waiting = unplaced(b, force)
        if waiting:
            return waiting[0]
    for unit in b.roster.army_guns[side]:
        if b.formation[unit] == WAITING:
            return unit
    return NO_UNIT


# ---- officers ----------------------------------------------------------------------------------------------


def against_station(b: Battle, officer: int, x: float, y: float) -> Refusal | None:
    """Why an officer may not be stationed there."""
    side = b.roster.officer_side[officer]
    far = deepest(b, side, officers.base_at(x, y))
    if not at_most(far, ZONE):
        return no("MR-27.5", "officer-beyond-zone", officer=b.roster.officer_words[officer], distance=bw(far))
    return officers.free_place(b, officer, x, y)


def stations(b: Battle, officer: int) -> list[Point]:
    """Places for an officer: the commander behind the middle; sub-commanders in columns across the table, that of their
    Force first."""
    side = b.roster.officer_side[officer]
    force = b.roster.officer_force[officer]
    w = b.field.w
    if force == NO_FORCE:
        wanted = [(w * share, at_depth(b, side, 0.75)) for share in (0.5, 0.25, 0.75)]
    else:
        columns = max(len(b.roster.forces_of[side]), int(w // 7))
        own = column(b, side, force, columns)
        nearest = sorted(range(columns), key=lambda n: abs(n - own))
        wanted = [((n + 0.5) * w / columns, at_depth(b, side, far)) for far in STATIONS for n in nearest]
    wanted = [(round(x, 3), round(y, 3)) for x, y in wanted]
    found = [place for place in wanted if is_station(b, officer, place) and apart(b, officer, place)]
    if not found:
        found = [place for step in GRIDS for place in grid(b, side, step) if is_station(b, officer, place)]
    return found[:LISTED]


def column(b: Battle, side: int, force: int, columns: int) -> int:
    """Which of the columns across the table is that of a Force: the foot in the middle, the horse on the wings."""
    roster = b.roster
    mounted = [sum(roster.cls[u] == CAVALRY for u in roster.units_of[f]) for f in roster.forces_of[side]]
    order = sorted(range(len(mounted)), key=lambda n: 2 * mounted[n] > len(roster.units_of[roster.forces_of[side][n]]))
    from_middle = sorted(range(columns), key=lambda n: abs(2 * n + 1 - columns))
    return from_middle[order.index(roster.forces_of[side].index(force))]


def is_station(b: Battle, officer: int, place: Point) -> bool:
    base = officers.base_at(place[0], place[1])
    return in_zone(b, b.roster.officer_side[officer], base) and officers.is_free(b, officer, place[0], place[1])


def apart(b: Battle, officer: int, place: Point) -> bool:
    """Not beside another officer of the side."""
    base = officers.base_at(place[0], place[1])
    return not any(
        within(base, b.officers[other], APART)
        for other in b.roster.officers_of[b.roster.officer_side[officer]]
        if other != officer and b.officer_present(other)
    )


def grid(b: Battle, side: int, step: float) -> list[Point]:
    """Places all over a side's zone."""
    columns, rows = int(b.field.w / step), int(ZONE / step)
    return [
        (column * step, at_depth(b, side, row * step)) for row in range(1, rows + 1) for column in range(1, columns)
    ]


# ---- units -------------------------------------------------------------------------------------------------


def commanded(b: Battle, unit: int, shape: Rect) -> bool:
    """Would the unit be in command there (MR-3.6 to MR-3.8)?"""
    roster = b.roster
    force = roster.force[unit]
    if force < 0 or within(b.officers[officer_of(force)], shape, COMMAND_RADIUS + EPS):
        return True
    # every unit that stands already is in command
    return roster.kind[unit] == RI and any(
        roster.kind[other] == RI and within(shape, b.shapes[other], CONTACT + EPS) for other in b.living(force)
    )


def is_place(b: Battle, unit: int, shape: Rect) -> bool:
    """May the unit be deployed there?"""
    return (
        in_zone(b, b.roster.side[unit], shape)
        and b.field.is_free(shape, b.roster.kind[unit])
        and overlap_any(shape, b.shapes) < 0
        and overlap_any(shape, b.officers) < 0
        and commanded(b, unit, shape)
    )


def against_place(b: Battle, unit: int, shape: Rect) -> Refusal | None:
    """Why the unit may not be deployed there. (No table of a pick-up battle has impassable ground.)"""
    name = b.roster.ids[unit]
    far = deepest(b, b.roster.side[unit], shape)
    if not at_most(far, ZONE):
        return no("MR-27.5", "beyond-zone", unit=name, distance=bw(far))
    ground = b.field.forbidden(shape, b.roster.kind[unit])
    if ground != FREE:
        return no("MR-27.5", f"deployed-{GROUNDS[ground]}", unit=name)
    other = overlap_any(shape, b.shapes)
    if other >= 0:
        return no("MR-27.5", "deployed-on-unit", unit=name, other=b.roster.ids[other])
    other = overlap_any(shape, b.officers)
    if other >= 0:
        return no("MR-27.5", "deployed-on-officer", unit=name, officer=b.roster.officer_words[other])
    return against_command(b, unit, shape)


def against_command(b: Battle, unit: int, shape: Rect) -> Refusal | None:
    if commanded(b, unit, shape):
        return None
    officer = officer_of(b.roster.force[unit])
    gap = distance(b.officers[officer], shape)
    name = b.roster.officer_words[officer]
    return no("MR-27.5", "deployed-out-of-command", unit=b.roster.ids[unit], officer=name, distance=bw(gap))


def places(b: Battle, unit: int) -> list[Rect]:
    """Places in FF for a unit, the best first; in MF if there are none."""
    found = [shape for shape in usual(b, unit) if is_place(b, unit, shape)]
    if found:
        return found[:LISTED]
    side = b.roster.side[unit]
    for formation in (FF,) if b.roster.kind[unit] == IC else (FF, MF):
        for step in GRIDS:
            for x, y in grid(b, side, step):
                shape = b.rect_of(unit, x, y, ahead(b, side), formation)
                if is_place(b, unit, shape):
                    found.append(shape)
                    if len(found) == LISTED:
                        return found
            if found:
                return found
    return found


def usual(b: Battle, unit: int) -> list[Rect]:
    """Places in line round the sub-commander; for army artillery along the front of the zone."""
    side = b.roster.side[unit]
    force = b.roster.force[unit]
    facing = ahead(b, side)
    if force < 0:
        w = b.field.w
        spots = [(round(w * n / 12, 3), at_depth(b, side, ZONE - 0.5)) for n in (6, 4, 8, 5, 7, 3, 9, 2, 10)]
        return [b.rect_of(unit, x, y, facing, FF) for x, y in spots]
    base = b.officers[officer_of(force)]
    forward = depth(b, side, 1.0) - depth(b, side, 0.0)
    return [
        b.rect_of(unit, base.cx + beside, base.cy + forward * before, facing, FF)
        for before, spots in (BATTERIES if b.roster.cls[unit] == ARTILLERY else LINES)
        for beside in spots
    ]


def posts(b: Battle, unit: int) -> list[int]:
    """Town sectors the unit may be deployed in."""
    return [sector for sector in range(len(b.field.sectors)) if against_post(b, unit, sector) is None]


def against_post(b: Battle, unit: int, sector: int) -> Refusal | None:
    """Why the unit may not be deployed as a garrison (MR-23.1, MR-23.2)."""
    name = b.roster.ids[unit]
    shape = b.field.sectors[sector]
    if not b.is_infantry(unit):
        return no("MR-23.1", "no-garrison-of-horse", unit=name)
    if b.garrison_of(sector) != NO_UNIT:
        return no("MR-23.2", "garrisoned-already", unit=name, sector=b.field.sector_ids[sector])
    far = deepest(b, b.roster.side[unit], shape)
    if not at_most(far, ZONE):
        return no("MR-27.5", "beyond-zone", unit=name, distance=bw(far))
    return against_command(b, unit, shape)


# ---- the procedure -----------------------------------------------------------------------------------------


class Deploying(Frame):
    """A side deploys its whole army."""

    def __init__(self, side: int = 0) -> None:
        self.side = side

    def copy(self) -> Frame:
        return Deploying(self.side)

    def fields(self) -> tuple[str, ...]:
        return ("side",)

    def proceed(self, b: Battle) -> bool:
        if self.somebody(b):
            return True
        b.control_shapes = b.shapes[:]
        b.control_formations = b.formation[:]
        b.end(self)
        return False

    def somebody(self, b: Battle) -> bool:
        """Is there anybody left to be placed? Those for whom there is no place are left behind."""
        while True:
            officer = next_officer(b, self.side)
            unit = next_unit(b, self.side)
            if officer < 0 and unit < 0:
                return False
            if self.near_by(b):
                return True
            leave_behind(b, b.roster.units_of[b.roster.officer_force[officer]][0] if officer >= 0 else unit)

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_STATION if next_officer(b, self.side) >= 0 else D_DEPLOY

    def subject(self, b: Battle) -> dict[str, str | int]:
        officer = next_officer(b, self.side)
        if officer >= 0:
            return {"officer": b.roster.officer_words[officer]}
        return {"unit": b.roster.ids[next_unit(b, self.side)]}

    def listing(self, b: Battle) -> list[int]:
        return [*self.near_by(b), act(REST)]

    def near_by(self, b: Battle) -> list[int]:
        """The places listed for the next one."""
        officer = next_officer(b, self.side)
        if officer >= 0:
            name = b.roster.officer_words[officer]
            return [say(STATION, f"{name} {decimal(x, 3)} {decimal(y, 3)}") for x, y in stations(b, officer)]
        unit = next_unit(b, self.side)
        name = b.roster.ids[unit]
        shapes = places(b, unit)
        found = [say(DEPLOY, written(name, shape, "FF" if in_line(b, unit, shape) else "MF")) for shape in shapes]
        if shapes and b.roster.kind[unit] != IC:
            marching = b.rect_of(unit, shapes[0].cx, shapes[0].cy, shapes[0].facing, MF)
            code = say(DEPLOY, written(name, marching, "MF"))
            if code not in found and is_place(b, unit, marching):
                found.append(code)
        return found + [say(DEPLOY, f"{name} in {b.field.sector_ids[sector]}") for sector in posts(b, unit)]

    def take(self, b: Battle, code: int) -> None:
        if verb_in(code, REST):
            while self.somebody(b):
                self.take(b, self.near_by(b)[0])
            return
        words = words_of(code)
        if verb_in(code, STATION):
            officer = b.roster.officer[words[0]]
            x, y = float(words[1]), float(words[2])
            b.put_officer(officer, x, y)
            b.tell(E_STATIONED, officer, thousandths(x), thousandths(y))
            return
        unit = b.roster.unit[words[0]]
        if words[1] == "in":
            b.garrison(unit, b.field.sector_number[words[2]])
            b.tell(E_DEPLOYED_IN, unit, b.sector[unit])
            return
        b.put(unit, float(words[1]), float(words[2]), float(words[3]), FORMATIONS.index(words[4]))
        shape = b.shapes[unit]
        b.tell(E_DEPLOYED, unit, thousandths(shape.cx), thousandths(shape.cy))

    # ---- any legal place -------------------------------------------------------------------------------

    def allows(self, b: Battle, code: int) -> bool:
        return verb_in(code, STATION, DEPLOY) and self.against(b, code) is None

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, STATION, DEPLOY):
            return not_an_answer(self, b, code)
        return self.against(b, code) or not_an_answer(self, b, code)

    def against(self, b: Battle, code: int) -> Refusal | None:
        words = words_of(code)
        roster = b.roster
        known = roster.officer if verb_in(code, STATION) else roster.unit
        if not words or words[0] not in known:
            return not_an_answer(self, b, code)
        if verb_in(code, STATION):
            return self.against_officer(b, roster.officer[words[0]], words)
        unit = roster.unit[words[0]]
        if roster.side[unit] != self.side:
            return no("MR-27.5", "unit-of-the-enemy", unit=words[0])
        if b.formation[unit] != WAITING:
            return no("MR-27.5", "deployed-already", unit=words[0])
        force = roster.force[unit]
        if force >= 0 and not b.officer_present(officer_of(force)):
            return no("MR-27.5", "station-first", officer=roster.officer_words[officer_of(force)])
        if words[1] == "in":
            return against_post(b, unit, b.field.sector_number[words[2]])
        formation = FORMATIONS.index(words[4])
        if formation == MF and roster.kind[unit] == IC:
            return no("MR-2.5", "irregular-march", unit=words[0])
        shape = b.rect_of(unit, float(words[1]), float(words[2]), float(words[3]), formation)
        return against_place(b, unit, shape)

    def against_officer(self, b: Battle, officer: int, words: list[str]) -> Refusal | None:
        if b.roster.officer_side[officer] != self.side:
            return no("MR-27.5", "officer-of-the-enemy", officer=words[0])
        if b.officer_present(officer):
            return no("MR-27.5", "stationed-already", officer=words[0])
        return against_station(b, officer, float(words[1]), float(words[2]))


def in_line(b: Battle, unit: int, shape: Rect) -> bool:
    """Is a place for FF? (A battery is as wide in both.)"""
    return b.roster.cls[unit] == ARTILLERY or shape.w > shape.d


def written(name: str, shape: Rect, formation: str) -> str:
    return f"{name} {decimal(shape.cx, 3)} {decimal(shape.cy, 3)} {decimal(shape.facing, 2)} {formation}"


def leave_behind(b: Battle, unit: int) -> None:
    """The zone is full: what finds no place takes no part in the battle."""
    roster = b.roster
    b.tell(E_LEFT_BEHIND, roster.side[unit], roster.kind[unit], roster.start_sp[unit])
    recast(b, without(muster_of(roster), roster.side[unit], roster.ids[unit]))
