"""One side's reading of a position: where the enemy is, and what a place is worth to a unit."""

from __future__ import annotations

from math import hypot
from typing import Final

from longroll.boards.table.measure import distance, front_distance, in_front_arc, zone
from longroll.boards.table.shapes import FRONT, Rect
from longroll.games.reason import attacks
from longroll.games.reason.components import (
    ARTILLERY,
    CAVALRY,
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
from longroll.games.reason.state import Battle

WANTED: Final = {RI: 0.9, II: 1.8, IC: 4.0}
"""How near each kind wants to be to the enemy it goes for: infantry to fire, cavalry to charge."""
CHARGING: Final = 3.5
APPROACH: Final = 0.3
"""Worth of a BW nearer to it."""
FIRE_VALUE: Final = 1.3
"""Worth of a hit to be expected …"""
FEAR: Final = 0.8
"""… and of one to be feared."""
NEAR: Final = 8.5
"""No fire reaches farther."""
COLUMN_FEAR: Final = 2.5
"""A column within this price of the enemy …"""
COLUMN_SAFE: Final = 6.0
"""… is one within so many BW."""
FLANK_FEAR: Final = 1.2
BLIND: Final = 0.9
"""An enemy close by, and not in front."""
CLOSE: Final = 4.0
STRAY: Final = 0.35
"""Each BW beyond reach of the sub-commander."""
FOLLOWS: Final = 4.0
"""He can follow so far."""
TOWN_RADIUS: Final = 1.5
GROUND: Final = 0.45
"""Worth of a victory point of ground."""


class Reading:
    """What one side sees."""

    def __init__(self, b: Battle, side: int) -> None:
        self.b = b
        self.side = side
        self.ours: list[int] = b.present[side]
        self.theirs: list[int] = b.present[1 - side]
        self._goals: dict[int, int] = {}

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
            gap = distance(place, b.shapes[enemy])
            if b.roster.cls[unit] != ARTILLERY and not attacks.may_attack(b, unit, enemy):
                gap += 4.0 if b.formation[enemy] == GARRISON else 2.0
            gap += 0.25 * b.sp[enemy]
            if gap < cost:
                best, cost = enemy, gap
        return best

    def gap(self, place: Rect) -> float:
        """The distance of the nearest enemy."""
        return min((distance(place, self.b.shapes[enemy]) for enemy in self.theirs), default=99.0)

    # ---- what a place is worth -----------------------------------------------------------------------------

    def worth(self, unit: int, place: Rect, formation: int) -> float:
        """What it is worth to a unit to stand so."""
        b = self.b
        cls = b.roster.cls[unit]
        value = -APPROACH * self.way_to_go(unit, place) + self.ground(unit, place) - self.straying(unit, place)
        nearest = 99.0
        faces = formation != FF
        for enemy in self.theirs:
            other = b.shapes[enemy]
            if hypot(other.cx - place.cx, other.cy - place.cy) > NEAR + 2.0:
                continue
            gap = distance(place, other)
            nearest = min(nearest, gap)
            if gap > NEAR:
                continue
            seen = formation == FF and in_front_arc(place, other)
            faces = faces or seen or gap > CLOSE
            if seen:
                value += FIRE_VALUE * self.hits(unit, place, enemy)
            value -= FEAR * self.danger(unit, place, formation, enemy, gap)
            if gap <= 1.0 and b.roster.cls[enemy] != ARTILLERY and not seen:
                value -= FLANK_FEAR
        if nearest <= CLOSE and not faces and cls != ARTILLERY:
            value -= BLIND
        if formation != FF and formation != GARRISON and nearest <= COLUMN_SAFE:
            value -= COLUMN_FEAR
        return value

    def way_to_go(self, unit: int, place: Rect) -> float:
        """BW that are left to the place where a unit can do something."""
        goal = self.goal(unit)
        if goal < 0:
            return 0.0
        cls, kind = self.b.roster.cls[unit], self.b.roster.kind[unit]
        wanted = 5.0 if cls == ARTILLERY else WANTED.get(kind, CHARGING)
        return max(0.0, distance(place, self.b.shapes[goal]) - wanted)

    def ground(self, unit: int, place: Rect) -> float:
        """Objectives within reach of a place."""
        b = self.b
        if b.roster.cls[unit] == ARTILLERY:
            return 0.0
        value = 0.0
        for number, objective in enumerate(b.roster.objectives):
            x, y, radius = self.whereabouts(objective)
            away = max(0.0, hypot(x - place.cx, y - place.cy) - radius)
            stake = objective.vp[self.side] + (objective.vp[1 - self.side] if b.holders[number] != self.side else 0)
            if away < 6.0:
                value += GROUND * stake * (1.0 - away / 6.0) * (1.0 if b.holders[number] != self.side else 0.4)
        return value

    def whereabouts(self, objective: Objective) -> tuple[float, float, float]:
        """Middle and radius of an objective."""
        if not objective.town:
            return objective.x, objective.y, objective.radius
        town = self.b.field.town_ids.index(objective.town)
        sectors = [self.b.field.sectors[number] for number in self.b.field.sectors_of[town]]
        x, y = sum(sector.cx for sector in sectors), sum(sector.cy for sector in sectors)
        return x / len(sectors), y / len(sectors), TOWN_RADIUS

    def straying(self, unit: int, place: Rect) -> float:
        """How far a unit gets from its sub-commander."""
        force = self.b.roster.force[unit]
        if force == NO_FORCE:
            return 0.0
        officer = self.b.officers[officer_of(force)]
        return STRAY * max(0.0, distance(place, officer) - FOLLOWS)

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

    def danger(self, unit: int, place: Rect, formation: int, enemy: int, gap: float) -> float:
        """What an enemy may do to a unit that stands so: hits by fire, or the weight of a charge."""
        b = self.b
        other = b.shapes[enemy]
        if b.formation[enemy] == GARRISON:
            return b.sp[enemy] // 2 / 6 if gap <= 2.0 else 0.0
        if b.formation[enemy] != FF or not in_front_arc(other, place):
            return 0.0
        if b.roster.cls[enemy] != CAVALRY:
            return self.volley(enemy, other, place, formation)
        if gap > 6.0 or not attacks.may_attack(b, enemy, unit):
            return 0.0
        x, y = other.front_middle
        turned = formation != FF or zone(place, x, y) != FRONT
        odds = b.sp[enemy] - b.sp[unit] + (3 if turned else 0)
        return max(0.0, 0.25 * odds)
