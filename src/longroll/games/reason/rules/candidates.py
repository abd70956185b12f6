"""Moves worth considering: complete answers for a unit or an officer, legal and distinct, in a stable order.

The continuous choice has any number of legal answers; these are the ones a player would look at first: charges, the
automatic advance, range edges, wheels, lines with friends, cover, halts, changes of formation, roads, towns.
"""

from __future__ import annotations

from math import atan2, degrees, hypot, inf
from typing import Final

from longroll.boards.plane.measure import distance, nearest_point, within
from longroll.boards.plane.shapes import Rect
from longroll.boards.plane.sweep import first_within
from longroll.boards.plane.turn import bearing, turn_between, wheel_arc
from longroll.games.reason.components import (
    ARTILLERY,
    CONTACT,
    FF,
    FIRED,
    GARRISON,
    HA,
    HW,
    IC,
    INFANTRY,
    MF,
    NO_UNIT,
    OFFICER_ALLOWANCE,
    OFFICER_SIZE,
    RA,
    RI,
    officer_of,
)
from longroll.games.reason.legs import (
    ABOUT,
    ADVANCE,
    BACK,
    CHANGE,
    ENTER,
    LEAVE,
    LIMBER,
    OBLIQUE,
    PIVOT,
    ROAD,
    SHIFT,
    WHEEL,
    Leg,
    decimal,
    floor_angle,
    floor_length,
    round_bearing,
    write_all,
)
from longroll.games.reason.lexicon import CHARGE, MOVE, OFFICER, say
from longroll.games.reason.rules import command, duties, manoeuvres, officers, towns, wheels
from longroll.games.reason.rules.manoeuvres import Ahead
from longroll.games.reason.rules.roads import ROAD_BONUS
from longroll.games.reason.rules.walks import Walk
from longroll.games.reason.state import Battle

RANGES: Final = (1.0, 2.0, 3.01)
"""Distances from the enemy a unit may want to keep: short and long musketry, out of canister (MR-8.5, MR-9.7)."""
WHEELS: Final = (15.0, 30.0, 45.0)
SHORTEST: Final = 0.05
"""Shorter advances are not offered."""
BACKS: Final = (1.0, 3.0)
"""How far infantry and cavalry go back."""
ALIGNED: Final = 20.0
"""Friends whose facing differs less are a line to join."""
JOIN_GAP: Final = 0.02
"""Room left between two units of a line: still base contact (MR-5.6)."""
WALL_GAP: Final = 0.1
"""Room left before a wall."""
RIDE_REACH: Final = 1.5
"""Free places are looked for so far round the place an officer wants."""


class Choices:
    """The candidates of one unit as they are found."""

    __slots__ = ("b", "codes", "demand", "name", "strict", "texts", "unit")

    def __init__(self, b: Battle, unit: int, demand: duties.Demand) -> None:
        self.b = b
        self.unit = unit
        self.name = b.roster.ids[unit]
        self.codes: list[int] = []
        self.texts: set[str] = set()
        self.demand = demand
        self.strict: bool = demand.strict

    def add(self, way: Walk) -> None:
        """A walk that has ended in a free place."""
        text = write_all([step.leg for step in way.steps])
        if not text or text in self.texts:
            return
        self.texts.add(text)
        if not self.strict or duties.meets(self.b, self.unit, way, self.demand):
            self.codes.append(say(MOVE, f"{self.name} {text}"))

    def end(self, way: Walk) -> None:
        """A walk as it is, if it may end so."""
        if way.steps and manoeuvres.finish(self.b, way):
            self.add(way)

    def then_advance(self, way: Walk, ahead: Ahead, keep: float = 0.0, most: float = 99.0) -> float:
        """A walk and the longest advance after it; how long it is."""
        length = ahead.longest(keep, most)
        if length < SHORTEST:
            return 0.0
        leg = Leg(ADVANCE, length)
        if self.strict:
            way = way.copy()
            if manoeuvres.step(self.b, way, leg):
                self.add(way)
            return length
        text = write_all([*[step.leg for step in way.steps], leg])
        if text not in self.texts:
            self.texts.add(text)
            self.codes.append(say(MOVE, f"{self.name} {text}"))
        return length

    def attempt(self, *legs: Leg) -> None:
        """A path that may or may not be legal."""
        way = manoeuvres.walk(self.b, self.unit, list(legs))
        if way.refusal is None:
            self.add(way)


def of(b: Battle, unit: int, demand: duties.Demand | None = None) -> list[int]:
    """Codes of ``charge UNIT TARGET …`` and ``move UNIT LEG …`` for a unit that may move."""
    demand = demand or duties.Demand(b, unit)
    found = [
        say(CHARGE, " ".join(word for word in (b.roster.ids[unit], b.roster.ids[plan.target], plan.legs) if word))
        for plan in demand.charges
    ]
    if demand.duty == duties.MUST_ATTACK:
        return found
    choices = Choices(b, unit, demand)
    if b.formation[unit] == GARRISON:
        from_town(choices)
    elif b.roster.cls[unit] == ARTILLERY:
        of_battery(choices)
    else:
        of_troops(choices)
    return found + choices.codes


def has_choice(b: Battle, unit: int) -> bool:
    """Is it certain at a glance that a unit may stay, and may go straight ahead?"""
    if b.formation[unit] == GARRISON or b.roster.cls[unit] == ARTILLERY:
        return False
    if command.uncommanded(b, unit) or duties.bound(b, unit):
        return False
    return manoeuvres.farthest(b, manoeuvres.begin(b, unit)) >= SHORTEST


# ---- infantry and cavalry ----------------------------------------------------------------------------------


def of_troops(choices: Choices) -> None:
    b = choices.b
    unit = choices.unit
    enemy, gap = b.nearest_enemy(unit)
    if choices.strict:
        owed(choices)
    if enemy != NO_UNIT and not choices.strict:
        auto = duties.automatic(b, unit, enemy)
        if auto is not None:
            choices.add(auto.walk)
    ahead(choices, gap)
    turns(choices, enemy)
    lines(choices)
    cover(choices)
    into_towns(choices)
    backwards(choices)
    formations(choices, enemy)
    road(choices)


def owed(choices: Choices) -> None:
    """What an Attack! or the want of command asks for."""
    b = choices.b
    unit = choices.unit
    if choices.demand.astray:
        base = b.officers[officer_of(b.roster.force[unit])]
        way = duties.towards(b, unit, base.cx, base.cy)
        choices.end(way)
        before = Ahead(b, way)
        full = choices.then_advance(way, before)
        choices.then_advance(way, before, most=full * 0.5)
        choices.then_advance(way, before, keep=RANGES[0])
        return
    for auto in choices.demand.advances:
        choices.add(auto.walk)


def ahead(choices: Choices, gap: float) -> None:
    """Straight on: as far as possible, half of it, to the edges of ranges."""
    way = manoeuvres.begin(choices.b, choices.unit)
    before = Ahead(choices.b, way)
    full = choices.then_advance(way, before)
    if full <= 0.0:
        return
    choices.then_advance(way, before, most=floor_length(full * 0.5))
    for keep in RANGES:
        if gap < keep + full:
            choices.then_advance(way, before, keep)


def turns(choices: Choices, enemy: int) -> None:
    """Turns in place or wheels, alone and with what is left of the move."""
    b = choices.b
    unit = choices.unit
    start = manoeuvres.begin(b, unit)
    place = start.place
    if not b.roster.regular[unit]:
        for angle in pivots(b, unit, enemy):
            way = start.copy()
            if manoeuvres.step(b, way, Leg(PIVOT, angle=angle)):
                choices.end(way.copy())
                before = Ahead(b, way)
                full = choices.then_advance(way, before)
                choices.then_advance(way, before, most=floor_length(full * 0.5))
                choices.then_advance(way, before, RANGES[1])
        return
    wanted: list[float] = []
    if enemy != NO_UNIT:
        x, y = nearest_point(b.shapes[enemy], place.cx, place.cy)
        turn = turn_between(place.facing, bearing(place.cx, place.cy, x, y))
        if 1.0 <= abs(turn) <= 90.0:
            wanted.append(floor_angle(abs(turn)) * (1.0 if turn > 0.0 else -1.0))
    first = len(wanted)
    wanted += [sign * angle for angle in WHEELS for sign in (-1.0, 1.0)]
    wanted = [angle for angle in wanted if wheel_arc(place.w, angle) <= start.left]
    if not wanted:
        return
    # one look each way: what is free for the widest wheel is free for the others
    left = wheels.Wheel(b, start, min(wanted))
    right = wheels.Wheel(b, start, max(wanted))
    room_left = left.open_to()
    room_right = right.open_to()
    for k, angle in enumerate(wanted):
        if abs(angle) > (room_right if angle > 0.0 else room_left):
            continue
        way = start.copy()
        if wheels.turn(b, way, Leg(WHEEL, angle=angle), right if angle > 0.0 else left):
            if k < first:
                choices.end(way.copy())
            if choices.then_advance(way, Ahead(b, way)) == 0.0:
                choices.end(way)


def pivots(b: Battle, unit: int, enemy: int) -> list[float]:
    """Bearings an irregular unit may turn to: the nearest enemy, away from him, and to either side of him."""
    place = b.shapes[unit]
    aim = place.facing
    if enemy != NO_UNIT:
        x, y = nearest_point(b.shapes[enemy], place.cx, place.cy)
        if hypot(x - place.cx, y - place.cy) > 1e-6:
            aim = bearing(place.cx, place.cy, x, y)
    return [round_bearing(aim + turn) for turn in (0.0, 180.0, 45.0, -45.0, 90.0, -90.0)]


def lines(choices: Choices) -> None:
    """Up to the line of a friend, and beside him."""
    b = choices.b
    unit = choices.unit
    if b.formation[unit] != FF:
        return
    place = b.shapes[unit]
    allowance = b.allowance(unit)
    for friend in b.present[b.roster.side[unit]]:
        shape = b.shapes[friend]
        if friend == unit or b.formation[friend] != FF or b.roster.cls[friend] == ARTILLERY:
            continue
        x = shape.cx - place.cx
        y = shape.cy - place.cy
        if abs(x) > allowance + 2.5 or abs(y) > allowance + 2.5:
            continue
        if abs(turn_between(place.facing, shape.facing)) > ALIGNED:
            continue
        ahead_ = floor_length(x * place.fx + y * place.fy)
        if not SHORTEST <= ahead_ <= allowance:
            continue
        choices.attempt(Leg(ADVANCE, ahead_))
        aside = x * place.rx + y * place.ry
        over = (abs(aside) - (place.w + shape.w) * 0.5 - JOIN_GAP) * (1.0 if aside > 0.0 else -1.0)
        if b.roster.oblique[unit] and 0.02 < abs(over) <= ahead_:
            angle = round(degrees(atan2(over, ahead_)), 2)
            if 0.0 < abs(angle) <= 45.0:
                choices.attempt(Leg(OBLIQUE, floor_length(hypot(ahead_, over)), angle))


def cover(choices: Choices) -> None:
    """Into the next area that gives cover, or up to the next wall, straight ahead."""
    b = choices.b
    field = b.field
    unit = choices.unit
    place = b.shapes[unit]
    most = b.allowance(unit)
    near = field.near_way(place.cx, place.cy, place.cx + place.fx * most, place.cy + place.fy * most)
    if b.roster.cls[unit] == INFANTRY and near & field.cover_mask:
        for begin, end in field.difficult_stretches(place, place.fx, place.fy, most, near):
            if begin > 0.0:
                choices.attempt(Leg(ADVANCE, floor_length(min(begin + place.d, end))))
    if near & field.walls_mask:
        far = most + place.hd
        for share, line in field.obstacles_crossed(
            place.cx, place.cy, place.cx + place.fx * far, place.cy + place.fy * far
        ):
            if field.lines[line].kind != 0:
                length = floor_length(share * far - place.hd - WALL_GAP)
                if length >= SHORTEST:
                    choices.attempt(Leg(ADVANCE, length))


def into_towns(choices: Choices) -> None:
    """Into an empty sector: straight ahead, or after a turn towards its middle."""
    b = choices.b
    unit = choices.unit
    if b.roster.cls[unit] != INFANTRY:
        return
    place = b.shapes[unit]
    for sector, shape in enumerate(b.field.sectors):
        reach = b.allowance(unit) + place.radius + shape.radius
        if hypot(shape.cx - place.cx, shape.cy - place.cy) > reach or towns.bar(b, unit, sector) is not None:
            continue
        for way in (manoeuvres.begin(b, unit), duties.towards(b, unit, shape.cx, shape.cy)):
            here = way.place
            length = first_within(here, here.fx, here.fy, way.left, shape, CONTACT * 0.5)
            if length < 0.0:
                continue
            length = floor_length(length + 0.01)
            if length > 0.0 and not manoeuvres.step(b, way, Leg(ADVANCE, length)):
                continue
            if manoeuvres.step(b, way, Leg(ENTER, sector=b.field.sector_ids[sector])):
                choices.end(way)


def backwards(choices: Choices) -> None:
    """Step back; or about-face, and away."""
    b = choices.b
    unit = choices.unit
    way = manoeuvres.begin(b, unit)
    back = BACKS[0] if b.roster.cls[unit] == INFANTRY else BACKS[1]
    choices.attempt(Leg(BACK, floor_length(min(back, way.left * 0.5))))
    if b.roster.regular[unit] and manoeuvres.step(b, way, Leg(ABOUT)):
        choices.end(way.copy())
        before = Ahead(b, way)
        full = choices.then_advance(way, before)
        choices.then_advance(way, before, most=floor_length(full * 0.5))


def formations(choices: Choices, enemy: int) -> None:
    """Change formation: the facing kept, or towards the nearest enemy."""
    b = choices.b
    unit = choices.unit
    kind = b.roster.kind[unit]
    if kind == IC or (kind == RI and b.flags[unit] & FIRED):
        return
    place = b.shapes[unit]
    facings = [round_bearing(place.facing)]
    if enemy != NO_UNIT:
        x, y = nearest_point(b.shapes[enemy], place.cx, place.cy)
        facings.append(round_bearing(bearing(place.cx, place.cy, x, y)))
    if b.formation[unit] == FF:
        line = b.field.road_at(place.cx, place.cy)
        if line >= 0:
            along, _ = b.field.roads[line].nearest(place.cx, place.cy)
            facings += [round_bearing(b.field.roads[line].at(along, back)[2]) for back in (False, True)]
        for base in (0, 1):
            for facing in facings:
                choices.attempt(Leg(CHANGE, angle=facing, what=base, where=2))
        return
    for facing in facings:
        for where in (0, 1):
            choices.attempt(Leg(CHANGE, angle=facing, what=2, where=where))


def road(choices: Choices) -> None:
    """Along the road, both ways, as far as possible and half of it."""
    b = choices.b
    unit = choices.unit
    place = b.shapes[unit]
    if b.formation[unit] != MF or b.field.road_at(place.cx, place.cy) < 0:
        return
    most = b.allowance(unit) + ROAD_BONUS
    for sign in (1.0, -1.0):
        for share in (1.0, 0.75, 0.5, 0.25):
            before = len(choices.codes)
            choices.attempt(Leg(ROAD, sign * floor_length(most * share)))
            if len(choices.codes) > before:
                break


# ---- batteries ---------------------------------------------------------------------------------------------


def of_battery(choices: Choices) -> None:
    b = choices.b
    unit = choices.unit
    place = b.shapes[unit]
    enemy, gap = b.nearest_enemy(unit)
    facings = [round_bearing(place.facing)]
    if enemy != NO_UNIT:
        shape = b.shapes[enemy]
        facings.append(round_bearing(bearing(place.cx, place.cy, shape.cx, shape.cy)))
    fixed = b.roster.kind[unit] in (HA, HW) and b.flags[unit] & FIRED
    if b.formation[unit] == MF:
        if choices.strict:
            owed(choices)
        ahead(choices, gap)
        turns(choices, enemy)
        way = manoeuvres.begin(b, unit)
        if manoeuvres.step(b, way, Leg(ABOUT)):
            choices.end(way.copy())
            choices.then_advance(way, Ahead(b, way))
        road(choices)
    if fixed:
        return
    for formation in (FF, MF):
        for facing in facings:
            if formation != b.formation[unit] or facing != facings[0]:
                choices.attempt(Leg(LIMBER, angle=facing, what=formation))
    if b.formation[unit] == FF:
        choices.attempt(Leg(LIMBER, angle=round_bearing(place.facing + 180.0), what=MF))
    elif b.roster.kind[unit] == RA:
        choices.attempt(Leg(LIMBER, angle=round_bearing(place.facing + 180.0), what=FF))


# ---- garrisons ---------------------------------------------------------------------------------------------


def from_town(choices: Choices) -> None:
    """Out by each edge, in FF or MF, at once or as far as possible; into the next sector."""
    b = choices.b
    unit = choices.unit
    for edge in range(4):
        for formation in (FF, MF):
            way = manoeuvres.begin(b, unit)
            if manoeuvres.step(b, way, Leg(LEAVE, what=edge, where=formation)):
                choices.end(way.copy())
                choices.then_advance(way, Ahead(b, way))
    for sector in b.field.adjoining[b.sector[unit]]:
        choices.attempt(Leg(SHIFT, sector=b.field.sector_ids[sector]))


# ---- officers ----------------------------------------------------------------------------------------------


def of_officer(b: Battle, officer: int) -> list[int]:
    """Codes of ``officer NAME X Y`` for an officer who may ride: places he may want, each reached straight."""
    base = b.officers[officer]
    name = b.roster.officer_words[officer]
    found: list[int] = []
    taken: list[tuple[float, float]] = [(base.cx, base.cy)]
    for x, y in wishes(b, officer):
        go = hypot(x - base.cx, y - base.cy)
        if go > OFFICER_ALLOWANCE - RIDE_REACH:
            share = (OFFICER_ALLOWANCE - RIDE_REACH) / go
            x = base.cx + share * (x - base.cx)
            y = base.cy + share * (y - base.cy)
        for place in officers.near(b, officer, x, y, RIDE_REACH, 1):
            if not officers.apart(taken, place[0], place[1], OFFICER_SIZE):
                continue
            if officers.rides_straight(b, officer, place[0], place[1]):
                taken.append(place)
                found.append(say(OFFICER, f"{name} {decimal(place[0], 3)} {decimal(place[1], 3)}"))
    return found


def wishes(b: Battle, officer: int) -> list[tuple[float, float]]:
    """Where an officer would like to be, whether he can or not."""
    roster = b.roster
    side = roster.officer_side[officer]
    force = roster.officer_force[officer]
    units = b.living(force) if force >= 0 else b.present[side]
    if not units:
        return []
    found = [middle(b, units)]
    if force < 0:
        found += [
            beside(b.officers[other], found[0])
            for other in roster.officers_of[side]
            if other != officer and b.officer_present(other)
        ]
        return found
    found.append(behind(b.shapes[front(b, units)]))
    astray = [unit for unit in units if not command.in_command(b, unit)]
    if astray:
        nearest = min(astray, key=lambda unit: b.gap(officer, unit))
        found.append(behind(b.shapes[nearest]))
        found.append(middle(b, [*units, *astray, *astray]))
    found += [behind(b.shapes[unit]) for unit in units if roster.kind[unit] in (HA, HW)]
    if b.officer_present(side):
        found.append(beside(b.officers[side], middle(b, units)))
    return found


def middle(b: Battle, units: list[int]) -> tuple[float, float]:
    """The middle of some units."""
    x = 0.0
    y = 0.0
    for unit in units:
        x += b.shapes[unit].cx
        y += b.shapes[unit].cy
    return x / len(units), y / len(units)


def front(b: Battle, units: list[int]) -> int:
    """The unit nearest to the enemy. Ties: the first."""
    found = units[0]
    least = inf
    for unit in units:
        shape = b.shapes[unit]
        for enemy in b.present[1 - b.roster.side[unit]]:
            # within the least so far? that is far quicker than the distance
            if within(shape, b.shapes[enemy], least):
                gap = distance(shape, b.shapes[enemy])
                if gap < least:
                    least = gap
                    found = unit
    return found


def behind(shape: Rect) -> tuple[float, float]:
    """A place behind a unit, its base touching."""
    back = shape.hd + OFFICER_SIZE * 0.5 * (abs(shape.fx) + abs(shape.fy)) + CONTACT * 0.5
    return shape.cx - back * shape.fx, shape.cy - back * shape.fy


def beside(base: Rect, seen_from: tuple[float, float]) -> tuple[float, float]:
    """A place in contact with another officer, on the side of a point."""
    x = seen_from[0] - base.cx
    y = seen_from[1] - base.cy
    step = OFFICER_SIZE + CONTACT * 0.5
    if abs(x) >= abs(y):
        return base.cx + (step if x > 0.0 else -step), base.cy
    return base.cx, base.cy + (step if y > 0.0 else -step)
