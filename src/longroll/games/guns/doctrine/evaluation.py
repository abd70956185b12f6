"""Who will win? What speaks for and against the Union, who must control every objective from 2 July on.

Read in worlds where nothing is hidden. Strength is counted in flags, distance in areas.
"""

from __future__ import annotations

from operator import mul
from typing import Final

from longroll.games.guns.components import (
    ATTACK,
    CSA,
    FIRST_SPACE,
    N_SPACES,
    NO_BLOCK,
    STATE_OF,
    STRENGTH,
    TOKEN_STRENGTH,
    USA,
    WITHDRAW,
)
from longroll.games.guns.components import FULL as FULL_STRENGTH
from longroll.games.guns.doctrine.lay import lay_of
from longroll.games.guns.doctrine.situation import in_touch
from longroll.games.guns.lexicon import GONE, NOT_YET, OFF, UNUSED
from longroll.games.guns.rules.fields import Threat
from longroll.games.guns.rules.victory import FIRST_TEST
from longroll.games.guns.state import ARMY_SIZE, PILE_SIZE, RESERVE, RETURNED, SLOTS, SPAN, TRAY, Battle
from longroll.kit.weighing import balance

CLOSE: Final = 1
"""Areas within which a block stands at an objective …"""
ROUND: Final = 3
"""… and within which it may be there soon."""
REMOTE: Final = 6
"""Farther away than this all distances are alike."""
PULL: Final[tuple[float, ...]] = tuple(1 / (1 + steps) for steps in range(REMOTE))
"""What a flag counts for that is so many areas away."""
ARMY: Final[tuple[float, float]] = (50.0, 50.0)
"""Flags of each army, more or less."""
DAY: Final = float(N_SPACES)
TRAY_FULL: Final = 8.0

WEIGHTS: Final[tuple[tuple[str, float], ...]] = (
    ("time-left", -0.5),
    ("day-left", 0.0),
    ("testing", 0.0),
    ("controlled", 0.5),
    ("all-controlled", 1.0),
    ("all-controlled-late", 1.0),
    ("short-of-control", -1.0),
    ("short-before-night", -1.0),
    ("short-without-tokens", -0.6),
    ("taken", -0.5),
    ("under-fire", -0.4),
    ("csa-nearest", 0.4),
    ("csa-second-nearest", 0.2),
    ("worst-objective", 0.6),
    ("middle-objective", 0.4),
    ("best-objective", 0.2),
    ("worst-objective-late", 0.4),
    ("usa-close", 0.3),
    ("csa-close", -0.3),
    ("usa-round", 0.2),
    ("csa-round", -0.2),
    ("csa-on-posts", -0.3),
    ("usa-strength", 0.6),
    ("csa-strength", -0.6),
    ("usa-at-hand", 0.3),
    ("csa-at-hand", -0.3),
    ("usa-to-come", 0.3),
    ("csa-to-come", -0.3),
    ("usa-lost", -0.3),
    ("csa-lost", 0.3),
    ("usa-worn", -0.2),
    ("csa-worn", 0.2),
    ("strength-late", 0.4),
    ("usa-tokens", 0.3),
    ("csa-tokens", -0.3),
    ("usa-guns", 0.2),
    ("csa-guns", -0.2),
    ("usa-reserve", 0.1),
    ("csa-reserve", -0.1),
    ("usa-attacks", 0.0),
    ("csa-attacks", 0.0),
    ("usa-withdraws", -0.2),
    ("csa-withdraws", 0.2),
    ("usa-under-fire", -0.2),
    ("csa-under-fire", 0.0),
    ("usa-from-behind", -0.2),
    ("csa-from-behind", 0.2),
    ("usa-works", 0.1),
)
"""What is looked at, and what each counts for by rule of thumb; 0: it may speak for either side."""


class Army:
    """One army: its strength, and where it is."""

    def __init__(self, b: Battle, army: int, enemy: Threat) -> None:
        ground = b.ground
        self.on_map = self.at_hand = self.to_come = self.lost = 0
        self.worn = 0
        """Blocks that are not at full strength."""
        first, last = SPAN[army]
        for block, place in enumerate(b.at[first:last], first):
            if place == UNUSED:
                continue
            strength = STRENGTH[block]
            if place < OFF:
                self.on_map += strength
                if STATE_OF[block] != FULL_STRENGTH:
                    self.worn += 1
            elif place < NOT_YET:
                self.at_hand += strength
            elif place == NOT_YET:
                self.to_come += strength
            elif place == GONE and STATE_OF[block] == FULL_STRENGTH:
                self.lost += strength
        self.at: list[tuple[int, int, int]] = []
        """Of each stack: the areas on either side and its flags."""
        self.under_fire = self.from_behind = 0
        """Flags in an enemy field of fire, and flags with one in their rear."""
        slots, turned = b.slots, b.turned[army]
        for position in ground.members(b.occupied[army]):
            slot = (army * ground.n_positions + position) * SLOTS
            flags = 0
            while slots[slot] != NO_BLOCK:
                flags += STRENGTH[slots[slot]]
                slot += 1
            self.at.append((ground.area_of[2 * position], ground.area_of[2 * position + 1], flags))
            if enemy.covered >> position & 1:
                self.under_fire += flags
            rear = ground.area_of[2 * position + 1 - (turned >> position & 1)]
            if enemy.under_fire[rear]:
                self.from_behind += flags
        start = army * ARMY_SIZE + TRAY * PILE_SIZE
        tray = b.piles[start : start + PILE_SIZE]
        self.tokens = sum(tray)
        self.guns = sum(map(mul, tray, TOKEN_STRENGTH))
        start = army * ARMY_SIZE + RESERVE * PILE_SIZE
        self.reserve = sum(b.piles[start : start + PILE_SIZE])
        start = army * ARMY_SIZE + RETURNED * PILE_SIZE
        self.reserve += sum(b.piles[start : start + PILE_SIZE])

    def survey(self, rows: list[tuple[int, ...]]) -> None:
        """Look at the objectives. ``rows``: steps of every area from each."""
        self.pull: list[float] = [0.0] * len(rows)
        """For each its flags, each counting for less the farther it is, …"""
        self.nearest: list[int] = [REMOTE] * len(rows)
        """… and the areas to its nearest stack."""
        self.close = self.round = 0
        for one, other, flags in self.at:
            least = REMOTE
            for number, row in enumerate(rows):
                steps = row[one] if row[one] < row[other] else row[other]
                if steps < REMOTE:
                    self.pull[number] += flags * PULL[steps]
                    if steps < least:
                        least = steps
                    if steps < self.nearest[number]:
                        self.nearest[number] = steps
            if least <= ROUND:
                self.round += flags
                if least <= CLOSE:
                    self.close += flags


class ControlEvaluation:
    """The features of a position (see ``WEIGHTS``)."""

    def __init__(self) -> None:
        self.names: tuple[str, ...] = tuple(name for name, _ in WEIGHTS)
        self.plain: tuple[float, ...] = tuple(weight for _, weight in WEIGHTS)

    def features(self, b: Battle) -> list[float]:
        ground = b.ground
        rebels, unionists = b.threat(CSA), b.threat(USA)
        usa, csa = Army(b, USA, rebels), Army(b, CSA, unionists)
        goals = b.goals
        number = max(1, len(goals))
        left = hours_left(b)
        whole = left + sum([N_SPACES - FIRST_SPACE[day] for day in range(b.day + 1, b.last_day + 1)])
        late = 1.0 - min(1.0, whole / (3 * DAY))

        rows = [ground.area_distance[goal] for goal in goals]
        usa.survey(rows)
        csa.survey(rows)
        controlled = taken = commanded = 0
        prospects: list[float] = []
        posts = 0
        posted = lay_of(ground).posts
        for n, goal in enumerate(goals):
            red = b.red >> n & 1
            if not red and in_touch(ground, goal, rebels):
                controlled += 1
            taken += red
            commanded += rebels.under_fire[goal]
            prospects.append(balance(usa.pull[n], csa.pull[n]) - (1.0 if red else 0.0))
            posts += (posted[goal] & b.occupied[CSA]).bit_count()
        prospects = [*sorted(prospects), 0.0, 0.0, 0.0]
        gaps = [*sorted(csa.nearest), REMOTE, REMOTE]
        testing = b.day >= FIRST_TEST
        everything = controlled == len(goals)
        short = testing and not everything
        strength = balance(usa.on_map + usa.at_hand, csa.on_map + csa.at_hand, 4.0)
        return [
            whole / DAY,
            left / DAY,
            1.0 if testing else 0.0,
            controlled / number,
            1.0 if everything else 0.0,
            late if everything else 0.0,
            (len(goals) - controlled) / number if short else 0.0,
            1.0 / (1 + left) if short else 0.0,
            1.0 / (1 + usa.tokens) if short else 0.0,
            float(taken),
            float(commanded),
            gaps[0] / 3,
            gaps[1] / 3,
            prospects[0],
            prospects[1],
            prospects[2],
            prospects[0] * late,
            min(3.0, usa.close / 10),
            min(3.0, csa.close / 10),
            min(3.0, usa.round / 16),
            min(3.0, csa.round / 16),
            min(3.0, posts / 3),
            2 * usa.on_map / ARMY[USA],
            2 * csa.on_map / ARMY[CSA],
            2 * usa.at_hand / ARMY[USA],
            2 * csa.at_hand / ARMY[CSA],
            2 * usa.to_come / ARMY[USA],
            2 * csa.to_come / ARMY[CSA],
            min(3.0, 2 * usa.lost / ARMY[USA]),
            min(3.0, 2 * csa.lost / ARMY[CSA]),
            min(3.0, usa.worn / 4),
            min(3.0, csa.worn / 4),
            2 * strength * late,
            usa.tokens / TRAY_FULL,
            csa.tokens / TRAY_FULL,
            min(3.0, usa.guns / TRAY_FULL),
            min(3.0, csa.guns / TRAY_FULL),
            min(3.0, usa.reserve / 16),
            min(3.0, csa.reserve / 16),
            ordered(b, USA, ATTACK),
            ordered(b, CSA, ATTACK),
            ordered(b, USA, WITHDRAW),
            ordered(b, CSA, WITHDRAW),
            min(3.0, usa.under_fire / 10),
            min(3.0, csa.under_fire / 10),
            min(3.0, usa.from_behind / 6),
            min(3.0, csa.from_behind / 6),
            min(3.0, b.dug[USA] / 3),
        ]


def hours_left(b: Battle) -> int:
    """Hours of this day, its Night included."""
    return N_SPACES - b.space


def ordered(b: Battle, army: int, order: int) -> float:
    """Is this the order of an army, now and for the next turn?"""
    return (float(b.orders[army] == order) + float(b.declared[army] == order)) / 2


EVALUATION: Final = ControlEvaluation()
