"""How good a hex is for a unit to stand in: nearness to its goal, ground, friends, the enemy's reach and guns."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from longroll.games.glory.components import BIT
from longroll.games.glory.doctrine.ways import costs_to
from longroll.games.glory.lexicon import OFF
from longroll.games.glory.rules.gunnery import in_sight
from longroll.lab.anchors.staff_1.glory.situation import BOLD, STEADY, Goal, Situation

GO: Final = {BOLD: 0.11, STEADY: 0.06}
"""What each movement point towards the goal is worth, by posture …"""
GO_WARY: Final = 0.03
GO_HOME: Final = 0.09
"""… and towards a goal that is ours to hold."""
ROOM: Final = 5
"""Movement points within which it is near enough to such a goal: there a line is formed."""
FEAR: Final = {BOLD: 0.25, STEADY: 0.45}
"""How much the danger of being charged counts, by posture …"""
FEAR_WARY: Final = 0.6
DECAY: Final[tuple[float, ...]] = (1.0, 1.0, 0.85, 0.6, 0.3)
"""Share of its strength an enemy brings to bear at each distance."""
WEAK_SIDE: Final = 0.35
"""Danger for each multiple of our strength that the enemy has at hand."""
COVER: Final = 0.07
"""Each point of modifier the ground gives against fire …"""
BULWARK: Final = 0.3
"""… works and walls."""
BESIDE: Final = 0.06
"""Each friend next to it, up to three."""
UNDER_FIRE: Final = 0.035
"""Each battery in reach."""
GUN_REACH: Final = 4
KEEP: Final = 0.6
"""Each point of an objective of ours that a unit holds alone …"""
DENY: Final = 0.3
"""… or of the enemy's that it sits on."""
DOUBT: Final = 0.6
"""How fast that fades when the enemy around is stronger."""
LEASH: Final = 0.12
"""Each step beyond the leader's range."""
TOUCH: Final = 0.3
"""To stand next to an enemy without charging him."""
AFRAID: Final = 0.5
"""The same for a Disordered unit or a battery without infantry, and two steps off at half."""
VIEW: Final = 0.2
"""A battery that sees an enemy in good range."""
SHOT: Final = 5
"""Good range."""


class Posts:
    """Judges hexes for the units of one side."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self._views: dict[int, bool] = {}

    @cached_property
    def threat(self) -> dict[int, float]:
        """Strength the enemy could throw against each hex."""
        situation = self.situation
        b, board = situation.b, situation.board
        found: dict[int, float] = {}
        for place in board.members(situation.enemies):
            strength = sum((b.strength(u) * (0.3 if b.disordered >> u & 1 else 1.0) for u in b.line_units(place)), 0.0)
            if not strength:
                continue
            for steps in (4, 3, 2, 1):
                ring = board.within(place, steps) & ~board.within(place, steps - 1)
                share = strength * DECAY[steps]
                for other in board.members(ring):
                    found[other] = found.get(other, 0.0) + share
        return found

    @cached_property
    def shelled(self) -> dict[int, int]:
        """How many enemy batteries reach each hex, sight left out of account."""
        situation = self.situation
        b, board = situation.b, situation.board
        found: dict[int, int] = {}
        for place in board.members(situation.enemies):
            number = sum(1 for gun in b.artillery(place) if not b.disordered >> gun & 1)
            if number:
                for other in board.members(board.within(place, GUN_REACH)):
                    found[other] = found.get(other, 0) + number
        return found

    def bulwark(self, place: int) -> bool:
        """Works of ours, or a wall that protects the hex."""
        board = self.situation.board
        return bool(self.situation.works >> place & 1) or any(board.protected[6 * place : 6 * place + 6])

    def value(self, unit: int, place: int, goal: Goal | None) -> float:
        """How good a hex is for a unit; only differences count."""
        situation = self.situation
        b = situation.b
        value = self.duty(unit, place)
        if goal is not None:
            way = costs_to(situation.board, situation.epoch, b.movement_class(unit), goal.place)[place]
            value -= self.eagerness(goal) * (max(way, ROOM) if goal.hold else way)
        command = b.command_of(unit)
        if command < b.roster.n_leaders and b.leader_at[command] < OFF:
            away = situation.board.distance(place, b.leader_at[command]) - b.roster.range[command]
            if away > 0:
                value -= LEASH * away
        steps = situation.distance(place)
        if steps > 8:
            return value
        if b.roster.is_gun[unit]:
            return value + self.battery(unit, place, steps)
        return value + self.stand(unit, place, steps)

    def eagerness(self, goal: Goal) -> float:
        if goal.hold:
            return GO_HOME
        return GO.get(self.situation.posture, GO_WARY)

    def duty(self, unit: int, place: int) -> float:
        """Objectives held, or kept from the enemy, by this unit alone, as far as it can hold them."""
        situation = self.situation
        if place not in situation.stakes:
            return 0.0
        b = situation.b
        here = b.at[unit]
        others = situation.friends
        if here < OFF and b.count(here) == 1:
            others &= ~BIT[here]
        value = 0.0
        for mask, _, owner, points in situation.objectives:
            if mask >> place & 1 and not others & mask:
                value += points * (KEEP if owner == situation.side else DENY)
        if not value:
            return 0.0
        beside = (situation.board.around[place] & others).bit_count()
        ratio = self.threat.get(place, 0.0) / (max(1, b.strength(unit)) + 2.0 * beside)
        return value / (1.0 + DOUBT * max(0.0, ratio - 1.0))

    def stand(self, unit: int, place: int, steps: int) -> float:
        """Ground, friends and enemies, for infantry and cavalry near the enemy."""
        situation = self.situation
        b, board = situation.b, situation.board
        bit = BIT[place]
        shaken = bool(b.disordered >> unit & 1)
        value = -COVER * board.fire_ground[place]
        firm = self.bulwark(place)
        if firm:
            value += BULWARK
        here = b.at[unit]
        friends = situation.friends & ~(BIT[here] if here < OFF and b.count(here) == 1 else 0)
        beside = (board.around[place] & friends).bit_count()
        value += BESIDE * min(3, beside)
        value -= UNDER_FIRE * self.shelled.get(place, 0) * (1.5 if friends & bit else 1.0)
        threat = self.threat.get(place, 0.0)
        if threat:
            own = b.strength(unit) * (0.6 if shaken else 1.0) + 2.0 * beside + (4.0 if friends & bit else 0.0)
            ratio = threat / max(1.0, own)
            ratio *= 0.55 if firm else 1.0 + 0.15 * board.fire_ground[place]
            value -= FEAR.get(situation.posture, FEAR_WARY) * WEAK_SIDE * max(0.0, ratio - 0.7)
        if steps <= 1:
            value -= TOUCH * (0.3 if firm else 1.0)
        if shaken and steps <= 2:
            value -= AFRAID * (3 - steps)
        return value

    def battery(self, unit: int, place: int, steps: int) -> float:
        """The same for artillery: in sight of the enemy, out of his reach."""
        situation = self.situation
        b, board = situation.b, situation.board
        value = -COVER * board.fire_ground[place] + (BULWARK if self.bulwark(place) else 0.0)
        here = b.at[unit]
        friends = situation.friends & ~(BIT[here] if here < OFF and b.count(here) == 1 else 0)
        guarded = bool(friends >> place & 1)
        beside = (board.around[place] & friends).bit_count()
        value += BESIDE * min(3, beside) + (0.15 if guarded else 0.0)
        value -= UNDER_FIRE * self.shelled.get(place, 0)
        if steps <= 2 and not guarded:
            value -= AFRAID * (3 - steps)
        if steps <= SHOT and self.sees(place):
            value += VIEW
        return value

    def sees(self, place: int) -> bool:
        """Is an enemy in sight in good range?"""
        found = self._views.get(place)
        if found is None:
            situation = self.situation
            near = situation.board.members(situation.board.within(place, SHOT) & situation.enemies)
            found = any(in_sight(situation.b, place, other) for other in near[:6])
            self._views[place] = found
        return found
