"""How the light policy moves: one way for each unit, made at once instead of chosen from all that are listed."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Final

from longroll.boards.plane.measure import in_front_arc, nearest_point, within
from longroll.boards.plane.shapes import FRONT, Rect
from longroll.boards.plane.sweep import first_within
from longroll.boards.plane.turn import bearing
from longroll.games.reason.components import (
    ARTILLERY,
    ATTACK,
    COMMAND_RADIUS,
    CONTACT,
    FF,
    GARRISON,
    INFANTRY,
    MF,
    NO_FORCE,
    NO_UNIT,
    OFFICER_ALLOWANCE,
    RI,
    officer_of,
)
from longroll.games.reason.doctrine.commands import RESERVED
from longroll.games.reason.doctrine.marches import EXPOSED
from longroll.games.reason.doctrine.reading import (
    AHEAD,
    COLUMN_SAFE,
    GROUND_AHEAD,
    LATE,
    LATE_REACH,
    REACH,
    REST,
    SPENT,
    STRONG,
    held,
    whereabouts,
)
from longroll.games.reason.legs import (
    ABOUT,
    ADVANCE,
    CHANGE,
    ENTER,
    LIMBER,
    Leg,
    decimal,
    floor_length,
    round_bearing,
    write_all,
)
from longroll.games.reason.lexicon import CHARGE, DONE, MOVE, OFFICER, STAY, TAKE, say
from longroll.games.reason.rules import (
    attacks,
    candidates,
    charge_path,
    command,
    duties,
    fire,
    manoeuvres,
    officers,
    towns,
)
from longroll.games.reason.rules.charge_path import ChargePlan
from longroll.games.reason.rules.cover import in_cover
from longroll.games.reason.rules.figures import ENEMY_IN_COVER, IN_OPEN, IN_TOWN, OUTCLASSES, OWN_FLANKED, OWN_MF
from longroll.games.reason.rules.movement import Movement
from longroll.games.reason.rules.victory import in_circle, points
from longroll.games.reason.rules.walks import Walk
from longroll.games.reason.state import Battle
from longroll.kit.notation import act

Quick = Callable[[Battle], int]
"""An answer at a glance."""

NOTHING: Final = 0
"""No code: the unit stays."""
KEEPS: Final[tuple[float, ...]] = (1.0, 2.0, 3.5, 3.5, 4.0, 6.0, 6.0, 5.0)
"""By kind: how near each goes to the enemy without an attack."""
AVERAGE_DIE: Final = 3.5
MARGIN: Final = 1.5
"""By so much an attack's expected total must be the higher."""
HOPELESS: Final = -99.0
"""No attack promises less."""
TESTED: Final = 1.0
"""An attack that may fail its test must promise so much more."""
STRAIGHT: Final = 1.0
"""An enemy in front who is farther off than this beyond where one halts is approached without a turn: it costs much."""
PASSING: Final = 2.1
"""Out of musket shot of an enemy whom a unit may not attack it may pass by."""
BARRED: Final = 6.0
"""An enemy whom a unit may not attack counts as so much farther off."""
BOLD: Final = 2.0
BOLDEST: Final = 4.0
"""So much less an attack must promise by a plan to assault, or to charge."""
RIDE_GAIN: Final = 2
"""SP, or sub-commanders, that an officer must gain by a ride."""
ADVICE: Final = 8.0
"""The army commander wants his sub-commanders within this distance (MR-11.2)."""


# ---- whose turn it is --------------------------------------------------------------------------------------


def next_move(b: Battle) -> int:
    """The foremost unit moves first, so that nobody stands in the way of those behind him; then officers ride. Who
    cannot do anything, or stands well, is passed over, so that his answers need not be listed."""
    frame = b.frames[-1]
    assert isinstance(frame, Movement)
    for unit in foremost_first(b, frame.units(b), b.mover):
        if stands(b, unit):
            continue
        code = move_of(b, unit)
        if code != NOTHING:
            return code
        if candidates.has_choice(b, unit):
            return act(TAKE, unit)
    owing = frame.indebted(b)
    if owing != NO_UNIT:
        return act(TAKE, owing)
    for officer in frame.riders(b):
        code = ride_of(b, officer)
        if code != NOTHING:
            return code
    return DONE


def path(b: Battle) -> int:
    """The way of a unit that was taken."""
    frame = b.frames[-1]
    assert isinstance(frame, Movement)
    code = move_of(b, frame.piece)
    if code != NOTHING:
        return code
    return STAY if not duties.bound(b, frame.piece) or STAY in b.codes else b.codes[0]


def ride(b: Battle) -> int:
    """The way of an officer who was taken."""
    frame = b.frames[-1]
    assert isinstance(frame, Movement)
    return ride_of(b, frame.piece - b.roster.n_units) or STAY


def foremost_first(b: Battle, units: list[int], side: int) -> list[int]:
    """Units in the order in which they stand on the way to the enemy's middle."""
    if len(units) < 2 or not b.present[1 - side]:
        return units
    here = candidates.middle(b, b.present[side])
    there = candidates.middle(b, b.present[1 - side])
    dx, dy = there[0] - here[0], there[1] - here[1]
    ranked = [(-b.shapes[unit].cx * dx - b.shapes[unit].cy * dy, unit) for unit in units]
    ranked.sort()
    return [unit for _, unit in ranked]


# ---- a unit ------------------------------------------------------------------------------------------------


def move_of(b: Battle, unit: int) -> int:
    """The code of a unit's move or attack; NOTHING: it stays."""
    if not command.in_command(b, unit):
        return back_to_command(b, unit)
    if b.formation[unit] == GARRISON:
        return NOTHING
    if b.status_of(unit) == ATTACK and duties.bound(b, unit):
        return duty_of(b, unit)
    enemy, gap = b.nearest_enemy(unit)
    if enemy == NO_UNIT:
        return to_ground(b, unit)
    if b.roster.cls[unit] == ARTILLERY:
        return battery(b, unit, enemy, gap)
    if b.formation[unit] == MF:
        return column(b, unit, enemy, gap)
    return line(b, unit, enemy, gap)


def towards_enemy(b: Battle, unit: int, keep: float) -> int:
    """To the enemy a unit goes for."""
    goal, shape = b.shapes[quarry(b, unit)], b.shapes[unit]
    if in_front_arc(shape, goal) and not within(shape, goal, keep + STRAIGHT):
        way = manoeuvres.begin(b, unit)
        advance(b, way, keep)
        code = moved(b, way)
        if code != NOTHING:
            return code
    x, y = nearest_point(goal, shape.cx, shape.cy)
    return towards(b, unit, x, y, keep)


def stands(b: Battle, unit: int) -> bool:
    """Is it plain at a glance that a unit had better stay where it is?"""
    if b.formation[unit] == GARRISON:
        return True
    if b.formation[unit] != FF:
        return False
    if b.roster.cls[unit] == ARTILLERY:
        return bool(fire.in_reach(b, unit))
    return b.roster.kind[unit] == RI and b.status_of(unit) != ATTACK and b.fired_at[unit] == NO_UNIT and fires(b, unit)


def fires(b: Battle, unit: int) -> bool:
    """Has a brigade that has not fired yet, and may therefore attack no line (MR-17.8), one before its muskets?"""
    shape = b.shapes[unit]
    for enemy in b.present[1 - b.roster.side[unit]]:
        if (
            b.formation[enemy] != MF
            and b.roster.cls[enemy] != ARTILLERY
            and within(shape, b.shapes[enemy], KEEPS[RI])
            and in_front_arc(shape, b.shapes[enemy])
        ):
            return b.sp[unit] > SPENT
    return False


def moved(b: Battle, way: Walk) -> int:
    """The code of a walk; NOTHING if it may not end so."""
    if not way.steps or not manoeuvres.finish(b, way):
        return NOTHING
    return say(MOVE, f"{b.roster.ids[way.unit]} {write_all([step.leg for step in way.steps])}")


def one_leg(b: Battle, unit: int, leg: Leg) -> int:
    way = manoeuvres.begin(b, unit)
    return moved(b, way) if manoeuvres.step(b, way, leg) else NOTHING


def charge(b: Battle, made: ChargePlan) -> int:
    ids = b.roster.ids
    return say(CHARGE, f"{ids[made.unit]} {ids[made.target]} {made.legs}".rstrip())


def duty_of(b: Battle, unit: int) -> int:
    """What a Force's Attack! asks of a unit: its best attack, or the automatic advance."""
    demand = duties.Demand(b, unit)
    best, value = NOTHING, HOPELESS
    for made in demand.charges:
        if pledge(b, made) > value:
            best, value = charge(b, made), pledge(b, made)
    if best != NOTHING:
        return best
    return moved(b, demand.advances[0].walk) if demand.advances else NOTHING


def back_to_command(b: Battle, unit: int) -> int:
    """Towards the sub-commander; a garrison waits for him."""
    if b.formation[unit] == GARRISON or (b.roster.cls[unit] == ARTILLERY and b.formation[unit] == FF):
        return NOTHING
    officer = b.officers[officer_of(b.roster.force[unit])]
    way = duties.towards(b, unit, officer.cx, officer.cy)
    advance(b, way, 0.0)
    return moved(b, way) if way.steps and duties.returns(b, unit, way) else NOTHING


def advance(b: Battle, way: Walk, keep: float, most: float = 99.0) -> None:
    """Straight on as far as possible, no nearer to an enemy than ``keep``."""
    length = manoeuvres.farthest(b, way, keep, most)
    if length >= candidates.SHORTEST:
        manoeuvres.step(b, way, Leg(ADVANCE, length))


def towards(b: Battle, unit: int, x: float, y: float, keep: float) -> int:
    """A turn to a point, and on."""
    way = duties.towards(b, unit, x, y)
    advance(b, way, keep)
    code = moved(b, way)
    if code != NOTHING or not way.steps:
        return code
    way = manoeuvres.begin(b, unit)
    advance(b, way, keep)
    return moved(b, way)


# ---- batteries and columns ---------------------------------------------------------------------------------


def battery(b: Battle, unit: int, enemy: int, gap: float) -> int:
    """Guns with a target stay; others turn to one, or come up."""
    shape, other = b.shapes[unit], b.shapes[enemy]
    aim = round_bearing(bearing(shape.cx, shape.cy, other.cx, other.cy))
    near = gap <= fire.range_of(b, unit) - 1.0
    if b.formation[unit] == FF:
        if fire.in_reach(b, unit):
            return NOTHING
        return one_leg(b, unit, Leg(LIMBER, angle=aim, what=FF if near else MF))
    if near:
        return one_leg(b, unit, Leg(LIMBER, angle=aim, what=FF))
    return towards(b, unit, other.cx, other.cy, KEEPS[b.roster.kind[unit]])


def column(b: Battle, unit: int, enemy: int, gap: float) -> int:
    """A column marches, and forms line before the enemy can hurt it."""
    shape, other = b.shapes[unit], b.shapes[enemy]
    if gap > COLUMN_SAFE + 1.0:
        return towards(b, unit, other.cx, other.cy, COLUMN_SAFE)
    x, y = nearest_point(other, shape.cx, shape.cy)
    aim = round_bearing(bearing(shape.cx, shape.cy, x, y))
    for where in (0, 1):
        code = one_leg(b, unit, Leg(CHANGE, angle=aim, what=2, where=where))
        if code != NOTHING:
            return code
    return NOTHING


# ---- lines -------------------------------------------------------------------------------------------------


def line(b: Battle, unit: int, enemy: int, gap: float) -> int:
    """An attack that promises well; rest for the spent; ground; else nearer to the enemy, and to fire."""
    kind = b.roster.kind[unit]
    spent = b.sp[unit] <= SPENT < b.roster.start_sp[unit]
    if not spent and gap <= b.allowance(unit) + CONTACT:
        code = attack(b, unit)
        if code != NOTHING:
            return code
    if spent:
        return away(b, unit) if gap < REST else NOTHING
    if gap > KEEPS[kind]:
        code = to_ground(b, unit)
        if code != NOTHING:
            return code
    elif in_front_arc(b.shapes[unit], b.shapes[enemy]) and open_to(b, unit, enemy):
        return NOTHING
    if keeps_ground(b, unit) or (gap > KEEPS[kind] and satisfied(b, b.roster.side[unit])):
        return NOTHING
    return towards_enemy(b, unit, KEEPS[kind] if open_to(b, unit, enemy) else min(KEEPS[kind], PASSING))


def open_to(b: Battle, unit: int, enemy: int) -> bool:
    """May a unit attack an enemy by their kinds?"""
    kind = b.roster.kind[unit]
    return IN_TOWN[kind] if b.formation[enemy] == GARRISON else IN_OPEN[kind][b.roster.kind[enemy]]


def quarry(b: Battle, unit: int) -> int:
    """The enemy to go for: near, and open to attack."""
    shape = b.shapes[unit]
    best, least = NO_UNIT, 1e9
    for enemy in b.present[1 - b.roster.side[unit]]:
        other = b.shapes[enemy]
        cost = hypot(other.cx - shape.cx, other.cy - shape.cy) + 0.25 * b.sp[enemy]
        if not open_to(b, unit, enemy):
            cost += BARRED
        if cost < least:
            best, least = enemy, cost
    return best


def satisfied(b: Battle, side: int) -> bool:
    """Has a side won if nothing more happens, and is it too weak to ask for more?"""
    ground = held(b, side) - held(b, 1 - side)
    if points(b, side) - points(b, 1 - side) < (AHEAD if ground < GROUND_AHEAD else GROUND_AHEAD):
        return False
    return strength(b, side) < STRONG * strength(b, 1 - side)


def strength(b: Battle, side: int) -> int:
    found = 0
    for unit in b.present[side]:
        found += b.sp[unit]
    return found


def attack(b: Battle, unit: int, margin: float = MARGIN) -> int:
    """The attack that promises most, if it promises enough. Its path is looked for only then."""
    best, value = NOTHING, margin
    for target in attacks.eligible(b, unit):
        if promise(b, unit, target) <= value:
            continue
        made = charge_path.canonical(b, unit, target)
        if made.refusal is None and pledge(b, made) > value:
            best, value = charge(b, made), pledge(b, made)
    return best


def pledge(b: Battle, made: ChargePlan) -> float:
    """What an attack promises when all are counted whom it meets."""
    found = promise(b, made.unit, made.target)
    for other in made.drawn:
        found -= b.sp[other]
    return found


def promise(b: Battle, unit: int, target: int) -> float:
    """By how much the total of an attack may be expected to exceed the defence (MR-20.2 to MR-20.7)."""
    kinds = b.roster.kind
    x, y = b.shapes[unit].front_middle
    edge = attacks.side_from(b, target, x, y)
    found = float(b.sp[unit] - b.sp[target])
    for attacker, defender, _, _, _ in b.engagements:
        if defender == target:
            found += b.sp[attacker]
    if OUTCLASSES[kinds[unit]][kinds[target]]:
        found += AVERAGE_DIE
    if OUTCLASSES[kinds[target]][kinds[unit]]:
        found -= AVERAGE_DIE
    if b.formation[target] == MF:
        found -= OWN_MF
    if edge != FRONT and b.formation[target] != GARRISON:
        found -= OWN_FLANKED
    if in_cover(b, target, x, y):
        found += ENEMY_IN_COVER
    if attacks.needs_test(b, unit, target, edge):
        found -= TESTED
    return found


def away(b: Battle, unit: int) -> int:
    """Out of the enemy's reach, to recover."""
    way = manoeuvres.begin(b, unit)
    if not b.roster.regular[unit] or not manoeuvres.step(b, way, Leg(ABOUT)):
        return NOTHING
    advance(b, way, 0.0)
    return moved(b, way)


# ---- ground ------------------------------------------------------------------------------------------------


def to_ground(b: Battle, unit: int) -> int:
    """To the nearest objective that is not held, if it is in reach; NOTHING if there is none."""
    if b.roster.cls[unit] == ARTILLERY:
        return NOTHING
    side = b.roster.side[unit]
    shape = b.shapes[unit]
    least = LATE_REACH if b.turn >= b.roster.length - LATE else REACH
    best = -1
    for number, objective in enumerate(b.roster.objectives):
        if b.holders[number] == side or (objective.town and b.roster.cls[unit] != INFANTRY):
            continue
        x, y, radius = whereabouts(b, objective)
        gap = hypot(x - shape.cx, y - shape.cy) - radius
        if gap < least:
            best, least = number, gap
    if best < 0:
        return NOTHING
    objective = b.roster.objectives[best]
    if objective.town:
        return into_town(b, unit, b.field.town_ids.index(objective.town))
    if in_circle(b, unit, objective):
        return NOTHING
    return towards(b, unit, objective.x, objective.y, KEEPS[b.roster.kind[unit]])


def into_town(b: Battle, unit: int, town: int) -> int:
    """Into an empty sector, or up to it."""
    for number in b.field.sectors_of[town]:
        if towns.bar(b, unit, number) is not None:
            continue
        sector = b.field.sectors[number]
        way = duties.towards(b, unit, sector.cx, sector.cy)
        here = way.place
        length = first_within(here, here.fx, here.fy, way.left, sector, CONTACT * 0.5)
        if length < 0.0:
            advance(b, way, 0.0)
            return moved(b, way)
        length = floor_length(length + 0.01)
        if length > 0.0 and not manoeuvres.step(b, way, Leg(ADVANCE, length)):
            continue
        if manoeuvres.step(b, way, Leg(ENTER, sector=b.field.sector_ids[number])):
            return moved(b, way)
    return NOTHING


def keeps_ground(b: Battle, unit: int) -> bool:
    """Is the unit the only one of its side on an objective that is held?"""
    side = b.roster.side[unit]
    for number, objective in enumerate(b.roster.objectives):
        if objective.town or b.holders[number] != side or not in_circle(b, unit, objective):
            continue
        alone = True
        for mate in b.present[side]:
            if mate != unit and in_circle(b, mate, objective):
                alone = False
                break
        if alone:
            return True
    return False


# ---- officers ----------------------------------------------------------------------------------------------


def ride_of(b: Battle, officer: int) -> int:
    """An officer rides where he commands more; NOTHING: he stays."""
    force = b.roster.officer_force[officer]
    if force == NO_FORCE:
        return general(b, officer)
    units = b.living(force)
    base = b.officers[officer]
    here = commanded(b, units, base)
    everybody = 0
    for unit in units:
        everybody += b.sp[unit]
    if here == everybody:
        return NOTHING
    for x, y in (candidates.middle(b, units), candidates.behind(b.shapes[candidates.front(b, units)])):
        place = reached(b, officer, x, y)
        if place is not None and commanded(b, units, place) >= here + RIDE_GAIN and not exposed(b, officer, place):
            return rides(b, officer, place)
    return NOTHING


def general(b: Battle, officer: int) -> int:
    """The army commander follows his sub-commanders, if he has a die to spare for it."""
    side = b.roster.officer_side[officer]
    if b.pools[side] <= RESERVED:
        return NOTHING
    bases = [b.officers[other] for other in b.roster.officers_of[side][1:] if b.officer_present(other)]
    here = heard(bases, b.officers[officer])
    if len(bases) < here + RIDE_GAIN:
        return NOTHING
    x = y = 0.0
    for base in bases:
        x += base.cx
        y += base.cy
    place = reached(b, officer, x / len(bases), y / len(bases))
    if place is None or heard(bases, place) < here + RIDE_GAIN or exposed(b, officer, place):
        return NOTHING
    return rides(b, officer, place)


def reached(b: Battle, officer: int, x: float, y: float) -> Rect | None:
    """The free place nearest to where an officer wants to be, if a straight ride gets him there."""
    base = b.officers[officer]
    go = hypot(x - base.cx, y - base.cy)
    most = OFFICER_ALLOWANCE - candidates.RIDE_REACH
    if go > most:
        x = base.cx + most / go * (x - base.cx)
        y = base.cy + most / go * (y - base.cy)
    for px, py in officers.near(b, officer, x, y, candidates.RIDE_REACH, 1):
        if officers.rides_straight(b, officer, px, py):
            return officers.base_at(px, py)
    return None


def rides(b: Battle, officer: int, place: Rect) -> int:
    return say(OFFICER, f"{b.roster.officer_words[officer]} {decimal(place.cx, 3)} {decimal(place.cy, 3)}")


def commanded(b: Battle, units: list[int], base: Rect) -> int:
    """SP within the command radius of a place."""
    found = 0
    for unit in units:
        if within(base, b.shapes[unit], COMMAND_RADIUS):
            found += b.sp[unit]
    return found


def heard(bases: list[Rect], base: Rect) -> int:
    """How many sub-commanders are near enough to a place for cheap orders."""
    found = 0
    for other in bases:
        if within(base, other, ADVICE):
            found += 1
    return found


def exposed(b: Battle, officer: int, place: Rect) -> bool:
    """Is the enemy too near?"""
    for enemy in b.present[1 - b.roster.officer_side[officer]]:  # noqa: SIM110 (quicker than any())
        if within(place, b.shapes[enemy], EXPOSED):
            return True
    return False
