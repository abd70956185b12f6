"""One side's reading of a position: where the enemy is, and what a place is worth to a unit."""

from __future__ import annotations

from math import hypot, inf
from typing import Final

from longroll.boards.plane.measure import distance, front_distance, in_front_arc, point_to_rect, within, zone
from longroll.boards.plane.shapes import FRONT, Rect
from longroll.games.reason.components import (
    ARTILLERY,
    CAVALRY,
    COMMAND_RADIUS,
    FF,
    GARRISON,
    IC,
    II,
    INFANTRY,
    NO_FORCE,
    RI,
    Objective,
    officer_of,
)
from longroll.games.reason.doctrine.intents import (
    ASSAULT,
    BOMBARD,
    CHARGE_NOW,
    EAGER,
    FLANK,
    FREELY,
    HOLD,
    MARCH,
    NO_INTENT,
    REFUSE,
    RIGHT_FLANK,
    SHY,
    WITHDRAW,
    Intent,
)
from longroll.games.reason.rules import attacks
from longroll.games.reason.rules.victory import points
from longroll.games.reason.state import Battle

WANTED: Final = {RI: 0.9, II: 1.8, IC: 4.0}
"""How near each kind wants to be to the enemy it goes for: infantry to fire, cavalry to charge."""
CHARGING: Final = 3.5
APPROACH: Final = 0.3
"""Worth of a BW nearer to it."""
FIRE_VALUE: Final = 2.2
"""Worth of a hit to be expected …"""
FEAR: Final = 0.8
"""… and of one to be feared."""
SCREENED: Final = 0.3
"""What is left of a fear where the enemy has somebody nearer to fire at, …"""
SHOT: Final = 3.0
"""… within the range of muskets and canister."""
NEAR: Final = 8.5
"""No fire reaches farther."""
COLUMN_FEAR: Final = 5.0
"""A column within this price of the enemy …"""
COLUMN_SAFE: Final = 8.0
"""… is one within so many BW."""
FLANK_FEAR: Final = 1.2
BLIND: Final = 0.9
"""An enemy close by, and not in front."""
CLOSE: Final = 4.0
STRAY: Final = 0.6
"""Each BW beyond reach of the sub-commander."""
FOLLOWS: Final = 4.0
"""He can follow so far."""
APART: Final = 0.4
"""Each BW beyond the command radius from the middle of the Force: the uncommanded neither fire nor attack (MR-3.10)."""
TOWN_RADIUS: Final = 1.5
GROUND: Final = 0.45
"""Worth of a victory point of ground."""
KEPT: Final = 0.6
"""Ground that is held already counts for less than ground to be won …"""
KEPT_REACH: Final = 3.0
"""… and calls only those close by."""
REACH: Final = 6.0
"""Ground to be won calls from so far, …"""
LATE_REACH: Final = 14.0
"""… and from farther when the day is about to end."""
LATE: Final = 1
"""Turns before the Basic Length from which the day counts as late."""
OUTSIDE: Final = 0.7
"""Beside a town is not in it, …"""
POSTED: Final = 2.0
"""… and whoever has gone out of one finds the enemy in it."""
PRESS: Final = 3.5
"""Friends and enemies within this take part in the same fight."""
OUTNUMBERED: Final = 0.15
"""Price of each SP by which the enemy is stronger there."""
SPENT: Final = 2
"""A brigade of no more SP than this leaves the front: MR-16.2 lets it recover beyond 3 BW …"""
REST: Final = 3.6
"""… so it wants to be as far as this from everybody."""
REST_VALUE: Final = 0.7
AHEAD: Final = 6
"""A lead in VP that wins the day (MR-25.4), though a regular unit be lost yet: who has it lets the enemy come, …"""
GROUND_AHEAD: Final = 2
"""… and so does one that leads by so many and owes that to the ground it holds, …"""
SETTLED: Final = 2.5
"""… and a move of its must be worth so much more than to stay."""
LAZY: Final = 0.05
"""What a move must be worth more otherwise."""
EAGERNESS: Final = 2.0
"""By a plan that sends a Force somewhere each BW counts for so much more."""
BOLD: Final = 0.5
BOLDEST: Final = 2.0
UNWANTED: Final = 3.0
"""What a plan adds to the worth of a charge, or takes from it."""
AWAY_VALUE: Final = 0.6
FAR_AWAY: Final = 9.0
OUT_OF_REACH: Final = 6.3
"""A Force that withdraws, or keeps out of reach, wants to be so far from everybody: each BW counts."""
STAND_OFF: Final = 5.0
"""So far off a Force waits while the guns fire."""
FLANK_GAP: Final = 3.0
"""Round a flank is so far off an enemy's middle."""
TURNED: Final = 0.4
"""Price of a line at a right angle to the way to its goal."""
BLOCKED: Final = 0.4
"""Price of a friend in front, his centre less than …"""
BLOCKED_AT: Final = 2.5
"""… this ahead and …"""
BLOCKED_WITHIN: Final = 1.6
"""… this to either hand."""
NOBODY_NEAR: Final = 99.0
"""The distance of an enemy who has nobody on the table."""
ROUNDING: Final = 1e-9
"""What is nearer by less is looked at closely before it is passed over."""
STRONG: Final = 1.25
"""So many SP for each of the enemy's make it worth while to attack though one is ahead."""


class Ground:
    """An objective as one side sees it."""

    __slots__ = ("keepers", "radius", "reach", "stake", "town", "x", "y")

    def __init__(self, b: Battle, number: int, side: int) -> None:
        objective = b.roster.objectives[number]
        self.town = bool(objective.town)
        self.x, self.y, self.radius = whereabouts(b, objective)
        late = b.turn >= b.roster.length - LATE
        stake = GROUND * sum(objective.vp)
        if b.holders[number] == side:
            self.stake, self.reach = KEPT * stake, KEPT_REACH
        else:
            self.stake, self.reach = stake, LATE_REACH if late else REACH
        self.keepers = [
            unit
            for unit in b.present[side]
            if b.roster.cls[unit] != ARTILLERY
            and (not self.town or b.formation[unit] == GARRISON)
            and self.away(b.shapes[unit]) == 0.0
        ]

    def away(self, place: Rect) -> float:
        return max(0.0, point_to_rect(self.x, self.y, place) - self.radius)

    def call(self, unit: int, place: Rect, formation: int) -> float:
        """What it is worth that a unit stands there; less if others do."""
        away = self.away(place)
        if away >= self.reach:
            return 0.0
        value = self.stake * (1.0 - away / self.reach)
        if self.town and formation != GARRISON:
            value *= OUTSIDE
        elif self.town and unit in self.keepers:
            value += POSTED
        return value / (1 + len(self.keepers) - (unit in self.keepers))


def whereabouts(b: Battle, objective: Objective) -> tuple[float, float, float]:
    """Middle and radius of an objective."""
    if not objective.town:
        return objective.x, objective.y, objective.radius
    town = b.field.town_ids.index(objective.town)
    sectors = [b.field.sectors[number] for number in b.field.sectors_of[town]]
    x = sum([sector.cx for sector in sectors], 0.0)
    y = sum([sector.cy for sector in sectors], 0.0)
    return x / len(sectors), y / len(sectors), TOWN_RADIUS


def beside(place: Rect, flank: int) -> tuple[float, float]:
    """A point off a flank of somebody, a little behind his front."""
    out = FLANK_GAP if flank == RIGHT_FLANK else -FLANK_GAP
    return place.cx + out * place.rx - 0.5 * place.fx, place.cy + out * place.ry - 0.5 * place.fy


def held(b: Battle, side: int) -> int:
    """VP of the ground a side holds (MR-25.3)."""
    return sum([o.vp[side] for number, o in enumerate(b.roster.objectives) if b.holders[number] == side])


class Reading:
    """What one side sees."""

    def __init__(self, b: Battle, side: int, intent: Intent = NO_INTENT) -> None:
        self.b = b
        self.side = side
        self.intent = intent
        self.ours: list[int] = b.present[side]
        self.theirs: list[int] = b.present[1 - side]
        self._goals: dict[int, int] = {}
        self._ground: list[Ground] | None = None
        self._holds = -1
        self._targets: dict[int, tuple[int, float, float]] = {}

    def objectives(self) -> list[Ground]:
        if self._ground is None:
            self._ground = [Ground(self.b, number, self.side) for number in range(len(self.b.roster.objectives))]
        return self._ground

    def holds(self) -> bool:
        """Has the side won if nothing more happens, and is it too weak to ask for more?"""
        if self._holds < 0:
            b = self.b
            lead = points(b, self.side) - points(b, 1 - self.side)
            ground = held(b, self.side) - held(b, 1 - self.side)
            ahead = lead >= (AHEAD if ground < GROUND_AHEAD else GROUND_AHEAD)
            strong = sum(b.sp[unit] for unit in self.ours) >= STRONG * sum(b.sp[unit] for unit in self.theirs)
            self._holds = 1 if ahead and not strong else 0
        return self._holds > 0

    def task(self, unit: int) -> int:
        """What the plan asks of a unit's Force."""
        return self.intent.task(self.b.roster.force[unit])

    def approach(self, unit: int) -> float:
        """Worth of a BW nearer to the enemy: nothing to a side that has won if nothing more happens."""
        task = self.task(unit)
        if task == FREELY:
            return 0.0 if self.holds() else APPROACH
        if task == BOMBARD:
            return APPROACH
        return EAGERNESS * APPROACH if task in EAGER else 0.0

    def lazy(self, unit: int) -> float:
        """What a move must be worth more than to stay."""
        task = self.task(unit)
        return SETTLED if task == HOLD or (task == FREELY and self.holds()) else LAZY

    def boldness(self, unit: int) -> float:
        """What a charge is worth beside what it gains, by the plan."""
        task = self.task(unit)
        if task in SHY:
            return -UNWANTED
        return BOLD if task == ASSAULT else BOLDEST if task == CHARGE_NOW else 0.0

    def spent(self, unit: int) -> bool:
        """Too weak for the front."""
        b = self.b
        return b.sp[unit] <= SPENT < b.roster.start_sp[unit] and b.formation[unit] != GARRISON

    def goal(self, unit: int) -> int:
        """The enemy a unit goes for: near, and open to its attack; -1 if there is none."""
        found = self._goals.get(unit)
        if found is None:
            found = self._goals[unit] = self._goal(unit)
        return found

    def _goal(self, unit: int) -> int:
        b = self.b
        place = b.shapes[unit]
        best, cost = -1, 1e9
        for enemy in self.theirs:
            other = b.shapes[enemy]
            least = hypot(other.cx - place.cx, other.cy - place.cy) - place.radius - other.radius
            if least + 0.25 * b.sp[enemy] > cost + ROUNDING:
                continue
            gap = distance(place, other)
            if b.roster.cls[unit] != ARTILLERY and not attacks.may_attack(b, unit, enemy):
                gap += 4.0 if b.formation[enemy] == GARRISON else 2.0
            gap += 0.25 * b.sp[enemy]
            if gap < cost:
                best, cost = enemy, gap
        return best

    def gap(self, place: Rect) -> float:
        """The distance of the nearest enemy."""
        shapes = self.b.shapes
        least = inf
        for enemy in self.theirs:
            # within the least so far? that is far quicker than the distance
            if within(place, shapes[enemy], least + ROUNDING):
                least = min(least, distance(place, shapes[enemy]))
        return least if self.theirs else NOBODY_NEAR

    # ---- what a place is worth -----------------------------------------------------------------------------

    def worth(self, unit: int, place: Rect, formation: int) -> float:
        """What it is worth to a unit to stand so."""
        b = self.b
        cls = b.roster.cls[unit]
        value = self.ground(unit, place, formation) - self.straying(unit, place)
        spent = self.spent(unit)
        if not spent:
            value -= self.approach(unit) * self.way_to_go(unit, place)
        if cls != ARTILLERY and formation == FF:
            value -= self.awry(unit, place)
        against = 0
        nearest = 99.0
        faces = formation != FF
        prey, range_ = -1, inf
        for enemy in self.theirs:
            other = b.shapes[enemy]
            if hypot(other.cx - place.cx, other.cy - place.cy) > NEAR + 2.0:
                continue
            gap = distance(place, other)
            nearest = min(nearest, gap)
            if gap > NEAR:
                continue
            if gap <= PRESS and b.roster.cls[enemy] != ARTILLERY and b.formation[enemy] != GARRISON:
                against += b.sp[enemy]
            seen = formation == FF and in_front_arc(place, other)
            faces = faces or seen or gap > CLOSE
            if seen and gap < range_:
                prey, range_ = enemy, gap
            value -= FEAR * self.danger(unit, place, formation, enemy, gap)
            if gap <= 1.0 and b.roster.cls[enemy] != ARTILLERY and not seen:
                value -= FLANK_FEAR
        if prey >= 0:
            value += FIRE_VALUE * self.hits(unit, place, prey)
        if nearest <= CLOSE and not faces and cls != ARTILLERY:
            value -= BLIND
        if formation != FF and formation != GARRISON and nearest <= COLUMN_SAFE:
            value -= COLUMN_FEAR
        if spent:
            value -= REST_VALUE * max(0.0, REST - nearest)
        if self.intent is not NO_INTENT:
            task = self.task(unit)
            if task in (WITHDRAW, REFUSE):
                value -= AWAY_VALUE * max(0.0, (FAR_AWAY if task == WITHDRAW else OUT_OF_REACH) - nearest)
        if against > b.sp[unit] and cls != ARTILLERY and formation != GARRISON:
            value -= OUTNUMBERED * max(0, against - b.sp[unit] - self.support(unit, place))
        return value

    def support(self, unit: int, place: Rect) -> int:
        """SP of the friends who would take part in a fight there."""
        b = self.b
        found = 0
        for mate in self.ours:
            other = b.shapes[mate]
            if mate != unit and abs(other.cx - place.cx) <= PRESS + 2.0 and within(place, other, PRESS):
                found += b.sp[mate]
        return found

    def way_to_go(self, unit: int, place: Rect) -> float:
        """BW that are left to the place where a unit can do something."""
        task = self.task(unit)
        if task == MARCH and self.b.roster.cls[unit] != ARTILLERY:
            return self.objectives()[self.intent.where(self.b.roster.force[unit])].away(place)
        goal = self.goal(unit)
        if goal < 0:
            return 0.0
        if task == FLANK and self.b.roster.cls[unit] != ARTILLERY:
            x, y = beside(self.b.shapes[goal], self.intent.where(self.b.roster.force[unit]))
            return point_to_rect(x, y, place)
        if task == BOMBARD and self.b.roster.cls[unit] != ARTILLERY:
            return max(0.0, distance(place, self.b.shapes[goal]) - STAND_OFF)
        cls, kind = self.b.roster.cls[unit], self.b.roster.kind[unit]
        wanted = 5.0 if cls == ARTILLERY else WANTED.get(kind, CHARGING)
        return max(0.0, distance(place, self.b.shapes[goal]) - wanted)

    def awry(self, unit: int, place: Rect) -> float:
        """The price of a line that looks away from its goal, or into the back of a friend."""
        b = self.b
        price = 0.0
        goal = self.goal(unit)
        if goal >= 0:
            dx, dy = b.shapes[goal].cx - place.cx, b.shapes[goal].cy - place.cy
            price += TURNED * (1.0 - (dx * place.fx + dy * place.fy) / max(hypot(dx, dy), 0.1))
        for mate in self.ours:
            dx, dy = b.shapes[mate].cx - place.cx, b.shapes[mate].cy - place.cy
            ahead = dx * place.fx + dy * place.fy
            if 0.3 < ahead < BLOCKED_AT and abs(dx * place.rx + dy * place.ry) < BLOCKED_WITHIN and mate != unit:
                price += BLOCKED
        return price

    def ground(self, unit: int, place: Rect, formation: int) -> float:
        """Objectives within reach of a place."""
        cls = self.b.roster.cls[unit]
        if cls == ARTILLERY:
            return 0.0
        value = 0.0
        for ground in self.objectives():
            if cls == INFANTRY or not ground.town:  # MR-23.1
                value += ground.call(unit, place, formation)
        return value

    def straying(self, unit: int, place: Rect) -> float:
        """How far a unit gets from its sub-commander, and from the middle of its Force, where he would like to be."""
        force = self.b.roster.force[unit]
        if force == NO_FORCE:
            return 0.0
        officer = self.b.officers[officer_of(force)]
        price = STRAY * max(0.0, distance(place, officer) - FOLLOWS)
        x, y, mates = self.middle(force, unit)
        if mates:
            price += APART * max(0.0, point_to_rect(x, y, place) - COMMAND_RADIUS)
        return price

    def middle(self, force: int, unit: int) -> tuple[float, float, int]:
        """The middle of a Force without one of its units, and how many others there are."""
        b = self.b
        x = y = 0.0
        mates = 0
        for mate in b.roster.units_of[force]:
            if mate != unit and b.on_table(mate) and b.roster.cls[mate] != ARTILLERY:
                x += b.shapes[mate].cx
                y += b.shapes[mate].cy
                mates += 1
        return (x / mates, y / mates, mates) if mates else (0.0, 0.0, 0)

    # ---- fire to come --------------------------------------------------------------------------------------

    def hits(self, unit: int, place: Rect, enemy: int) -> float:
        """Hits a unit may expect from its fire at an enemy in its front arc, were it to stand so."""
        b = self.b
        other = b.shapes[enemy]
        return self.volley(unit, place, other, b.formation[enemy])

    def volley(self, firer: int, place: Rect, target: Rect, formation: int) -> float:
        """Hits to be expected from a unit at a place on a target in its front arc."""
        b = self.b
        cls = b.roster.cls[firer]
        if cls == CAVALRY:
            return 0.0
        gap = front_distance(place, target)
        chance = 1 / 6
        if formation not in (FF, GARRISON):
            chance += 1 / 6
        x, y = place.front_middle
        if formation != GARRISON and zone(target, x, y) != FRONT:
            chance += 1 / 6
        if cls == INFANTRY:
            if gap > 2.0:
                return 0.0
            dice = b.sp[firer] if gap <= 1.001 and b.roster.kind[firer] == RI else b.sp[firer] // 2
        else:
            if gap > 8.0:
                return 0.0
            dice = 2
            chance += 1 / 6 if gap <= 3.0 else 0.0
        return dice * chance * (0.5 if formation == GARRISON else 1.0)

    def screened(self, unit: int, enemy: int, gap: float) -> bool:
        """Does an enemy have somebody nearer to fire at (MR-8.4)?"""
        near = self._targets.get(enemy)
        if near is None:
            near = self._targets[enemy] = self._nearest_two(enemy)
        first, least, second = near
        return gap > (second if first == unit else least)

    def _nearest_two(self, enemy: int) -> tuple[int, float, float]:
        """Who stands nearest before an enemy, how near, and how near the next."""
        b = self.b
        other = b.shapes[enemy]
        first, least, second = -1, inf, inf
        for mate in self.ours:
            shape = b.shapes[mate]
            if not within(other, shape, SHOT) or not in_front_arc(other, shape):
                continue
            gap = distance(other, shape)
            if gap < least:
                first, least, second = mate, gap, least
            elif gap < second:
                second = gap
        return first, least, second

    def danger(self, unit: int, place: Rect, formation: int, enemy: int, gap: float) -> float:
        """What an enemy may do to a unit that stands so: hits by fire, or the weight of a charge."""
        b = self.b
        other = b.shapes[enemy]
        if b.formation[enemy] == GARRISON:
            return b.sp[enemy] // 2 / 6 if gap <= 2.0 else 0.0
        if b.formation[enemy] != FF or not in_front_arc(other, place):
            return 0.0
        if b.roster.cls[enemy] != CAVALRY:
            hits = self.volley(enemy, other, place, formation)
            return hits * SCREENED if hits > 0.0 and self.screened(unit, enemy, gap) else hits
        if gap > 6.0 or not attacks.may_attack(b, enemy, unit):
            return 0.0
        x, y = other.front_middle
        turned = formation != FF or zone(place, x, y) != FRONT
        odds = b.sp[enemy] - b.sp[unit] + (3 if turned else 0)
        return max(0.0, 0.25 * odds)
