"""Who will win? What speaks for and against the first side: points, the nerve of both armies, and strength.

Nothing is hidden in this game. Strength is counted in SP and taken as a share of what both armies have together.
"""

from __future__ import annotations

from typing import Final

from longroll.boards.plane.shapes import Rect
from longroll.games.reason.components import (
    ARTILLERY,
    ATTACK,
    CAVALRY,
    FF,
    GARRISON,
    INACTIVE,
    MF,
    WAITING,
    Roster,
)
from longroll.games.reason.doctrine.reading import whereabouts
from longroll.games.reason.rules.morale import PASS, is_shaken, is_spent, modifier
from longroll.games.reason.rules.victory import MARGINAL, points
from longroll.games.reason.state import Battle
from longroll.kit.memory import forget_oldest
from longroll.kit.state import NOBODY
from longroll.kit.weighing import balance, bounded

TWO_DICE: Final[tuple[int, ...]] = (0, 0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36)
"""Of 36 rolls of two dice those that are less than the index."""
SPENT: Final = 2
"""SP from which on down a brigade is soon gone."""
CELL: Final = 5.0
"""BW: units in one cell of the table, or in cells next to each other, are near."""
CLOSE: Final = 3.0
"""BW within which an enemy may strike at once."""
REACH: Final = 12.0
"""BW beyond which an objective does not call."""
GUN: Final = 2.0
"""What a battery counts for beside SP."""
SHARE: Final = 3.0
"""So much of both armies' strength makes 1."""
MOST_KEPT: Final = 64

WEIGHTS: Final[tuple[tuple[str, float], ...]] = (
    ("time-left", 0.0),
    ("first-ahead", 0.5),
    ("second-ahead", -0.5),
    ("first-ahead-late", 1.5),
    ("second-ahead-late", -1.5),
    ("points", 0.6),
    ("points-late", 0.6),
    ("first-losses", -0.8),
    ("second-losses", 0.8),
    ("first-to-break", -1.5),
    ("second-to-break", 1.5),
    ("first-shaken", -0.5),
    ("second-shaken", 0.5),
    ("first-ground", 0.3),
    ("second-ground", -0.3),
    ("ground-in-reach", 0.4),
    ("ground-in-reach-late", 0.4),
    ("first-strength", 0.6),
    ("second-strength", -0.6),
    ("strength-left", 0.6),
    ("first-horse", 0.2),
    ("second-horse", -0.2),
    ("first-guns", 0.2),
    ("second-guns", -0.2),
    ("first-to-come", 0.3),
    ("second-to-come", -0.3),
    ("first-spent", -0.5),
    ("second-spent", 0.5),
    ("first-worn", -0.4),
    ("second-worn", 0.4),
    ("first-columns", -0.2),
    ("second-columns", 0.2),
    ("first-flanked", -0.3),
    ("second-flanked", 0.3),
    ("contact", 0.3),
    ("first-officers-lost", -0.2),
    ("second-officers-lost", 0.2),
    ("first-command", 0.1),
    ("second-command", -0.1),
    ("initiative", 0.1),
    ("first-idle", -0.1),
    ("second-idle", 0.1),
    ("fights", 0.3),
)
"""What is looked at, and what each counts for by rule of thumb; 0: it may speak for either side."""


class Stakes:
    """What never changes in a battle."""

    def __init__(self, b: Battle) -> None:
        roster = b.roster
        self.roster: Roster = roster
        self.half: float = max(1.0, sum(roster.start_sp) / 2)
        """Half the SP of both armies."""
        self.ground: list[tuple[float, float, float]] = [whereabouts(b, objective) for objective in roster.objectives]
        """Middle and radius of each objective."""
        self.points: tuple[float, ...] = tuple(
            float(max(1, sum([objective.vp[side] for objective in roster.objectives]))) for side in (0, 1)
        )
        self.start: tuple[float, ...] = tuple(
            float(max(1, sum([roster.start_sp[unit] for unit in roster.of_side[side]]))) for side in (0, 1)
        )


_stakes: Final[dict[int, Stakes]] = {}


def stakes_of(b: Battle) -> Stakes:
    """The stakes of a battle, remembered by its roster."""
    found = _stakes.get(id(b.roster))
    if found is None or found.roster is not b.roster:
        found = Stakes(b)
        if len(_stakes) >= MOST_KEPT:
            forget_oldest(_stakes)
        _stakes[id(b.roster)] = found
    return found


class Army:
    """One side: what it has on the table, and how it stands."""

    def __init__(self, b: Battle, side: int) -> None:
        roster, sp, formation, shapes = b.roster, b.sp, b.formation, b.shapes
        cls, start = roster.cls, roster.start_sp
        self.foot = self.horse = self.guns = self.spent = self.columns = 0
        self.to_come = 0
        self.cells: dict[int, list[int]] = {}
        """The units in each cell of the table."""
        for unit in b.present[side]:
            strength = sp[unit]
            if cls[unit] == ARTILLERY:
                self.guns += 1
            else:
                if cls[unit] == CAVALRY:
                    self.horse += strength
                else:
                    self.foot += strength
                if strength <= SPENT < start[unit]:
                    self.spent += 1
                if formation[unit] == MF:
                    self.columns += 1
            place = shapes[unit]
            self.cells.setdefault(cell_of(place.cx, place.cy), []).append(unit)
        for unit in roster.of_side[side]:
            if formation[unit] == WAITING:
                self.to_come += sp[unit]
        self.sp = self.foot + self.horse
        self.lost = 0
        for officer in roster.officers_of[side]:
            self.lost += b.officers_lost[officer]
        self.attacking = self.idle = 0
        for force in roster.forces_of[side]:
            if b.status[force] == ATTACK:
                self.attacking += 1
            elif b.status[force] == INACTIVE:
                self.idle += 1


def cell_of(x: float, y: float) -> int:
    return int(x / CELL) * 1000 + int(y / CELL)


NEIGHBOURS: Final[tuple[int, ...]] = (-1001, -1000, -999, -1, 0, 1, 999, 1000, 1001)
"""From a cell to itself and those around it."""


class Contact:
    """Who is near whom: units that an enemy could strike from where they do not look, and the SP that face them."""

    def __init__(self, b: Battle, first: Army, second: Army) -> None:
        self.flanked = [0, 0]
        self.close = [0, 0]
        """SP of each side with an enemy close by."""
        shapes, sp, cls, formation = b.shapes, b.sp, b.roster.cls, b.formation
        met: set[int] = set()
        turned: set[int] = set()
        for cell, units in first.cells.items():
            enemies: list[int] = []
            for step in NEIGHBOURS:
                near = second.cells.get(cell + step)
                if near is not None:
                    enemies += near
            for unit in units:
                place = shapes[unit]
                for enemy in enemies:
                    other = shapes[enemy]
                    dx, dy = other.cx - place.cx, other.cy - place.cy
                    gap = CLOSE + place.radius + other.radius
                    if dx * dx + dy * dy > gap * gap:
                        continue
                    met.add(unit)
                    met.add(enemy)
                    if cls[enemy] != ARTILLERY and formation[enemy] == FF and turns_back(place, dx, dy):
                        turned.add(unit)
                    if cls[unit] != ARTILLERY and formation[unit] == FF and turns_back(other, -dx, -dy):
                        turned.add(enemy)
        side = b.roster.side
        for unit in met:
            self.close[side[unit]] += sp[unit]
        for unit in turned:
            if formation[unit] != GARRISON:
                self.flanked[side[unit]] += 1


def turns_back(place: Rect, dx: float, dy: float) -> bool:
    """Does a unit look away from there?"""
    return dx * place.fx + dy * place.fy < 0.0


def break_chance(b: Battle, side: int) -> float:
    """The chance that an army breaks when it tests its morale next, its losses being what they are (MR-24.4)."""
    if not is_shaken(b, side):
        return 0.0
    if is_spent(b, side):
        return 1.0
    return TWO_DICE[max(0, min(len(TWO_DICE) - 1, PASS - modifier(b, side)))] / 36


def in_reach(b: Battle, stakes: Stakes) -> float:
    """Objectives that one side holds and the other is nearer to: points that may change hands, for the first side."""
    found = 0.0
    roster, shapes, cls, sp = b.roster, b.shapes, b.roster.cls, b.sp
    for number, (x, y, radius) in enumerate(stakes.ground):
        near = [0.0, 0.0]
        for side in (0, 1):
            for unit in b.present[side]:
                if cls[unit] == ARTILLERY:
                    continue
                place = shapes[unit]
                away = abs(place.cx - x) + abs(place.cy - y) - radius
                if away < REACH:
                    near[side] += sp[unit] * (REACH - max(0.0, away)) / REACH
        stake = sum(roster.objectives[number].vp)
        found += stake * balance(near[0], near[1], 3.0)
    return found


class NerveEvaluation:
    """The features of a position (see ``WEIGHTS``)."""

    def __init__(self) -> None:
        self.names: tuple[str, ...] = tuple(name for name, _ in WEIGHTS)
        self.plain: tuple[float, ...] = tuple(weight for _, weight in WEIGHTS)

    def features(self, b: Battle) -> list[float]:
        stakes = stakes_of(b)
        roster = b.roster
        one, two = Army(b, 0), Army(b, 1)
        contact = Contact(b, one, two)
        length = max(1, roster.length - roster.start_turn + 1)
        left = bounded((roster.length - b.turn + 1) / length, 1.0)
        late = 1.0 - max(0.0, left)
        lead = points(b, 0) - points(b, 1)
        ahead = 1.0 if lead >= MARGINAL else 0.0
        behind = 1.0 if lead <= -MARGINAL else 0.0
        held = [0, 0]
        for objective, holder in zip(roster.objectives, b.holders, strict=True):
            if holder != NOBODY:
                held[holder] += objective.vp[holder]
        reach = bounded(in_reach(b, stakes) / 8)
        half = stakes.half
        fights = 0
        for engagement in b.engagements:
            attacker, defender = engagement[0], engagement[1]
            gain = b.sp[attacker] - b.sp[defender]
            fights += gain if roster.side[attacker] == 0 else -gain
        return [
            left,
            ahead,
            behind,
            ahead * late,
            behind * late,
            bounded(lead / 8),
            bounded(lead / 8) * late,
            nerve(b, 0),
            nerve(b, 1),
            2 * break_chance(b, 0),
            2 * break_chance(b, 1),
            1.0 if is_shaken(b, 0) and roster.mtp[0] else 0.0,
            1.0 if is_shaken(b, 1) and roster.mtp[1] else 0.0,
            held[0] / stakes.points[0],
            held[1] / stakes.points[1],
            reach,
            reach * late,
            one.sp / half,
            two.sp / half,
            SHARE * balance(one.sp + one.to_come, two.sp + two.to_come) * left,
            SHARE * one.horse / half,
            SHARE * two.horse / half,
            GUN * one.guns / half * SHARE,
            GUN * two.guns / half * SHARE,
            min(3.0, SHARE * one.to_come / half),
            min(3.0, SHARE * two.to_come / half),
            min(3.0, one.spent / 2),
            min(3.0, two.spent / 2),
            SHARE * (1.0 - min(1.0, (one.sp + one.to_come) / stakes.start[0])),
            SHARE * (1.0 - min(1.0, (two.sp + two.to_come) / stakes.start[1])),
            min(3.0, one.columns / 4),
            min(3.0, two.columns / 4),
            min(3.0, contact.flanked[0] / 3),
            min(3.0, contact.flanked[1] / 3),
            SHARE * balance(contact.close[0], contact.close[1], 6.0),
            min(3.0, float(one.lost)),
            min(3.0, float(two.lost)),
            min(3.0, (b.pools[0] + one.attacking) / 3),
            min(3.0, (b.pools[1] + two.attacking) / 3),
            0.0 if b.initiative == NOBODY else 1.0 if b.initiative == 0 else -1.0,
            min(3.0, one.idle / 2),
            min(3.0, two.idle / 2),
            bounded(fights / 4),
        ]


def nerve(b: Battle, side: int) -> float:
    """Losses of an army, as a share of those from which on it tests its morale; 3 at most."""
    return min(3.0, b.losses[side] / max(1, 2 * b.roster.mtp[side]))


EVALUATION: Final = NerveEvaluation()
