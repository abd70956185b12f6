"""How good a hex is for a unit to stand in: nearness to its goal, ground, friends, the enemy's reach and guns."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from longroll.games.glory.components import BIT
from longroll.games.glory.doctrine.situation import BOLD, STEADY, Goal, Situation
from longroll.games.glory.doctrine.ways import costs_to
from longroll.games.glory.lexicon import OFF
from longroll.games.glory.rules.gunnery import in_sight

GO: Final = {BOLD: 0.2, STEADY: 0.1}
"""What each movement point towards the goal is worth, by posture …"""
GO_WARY: Final = 0.03
GO_HOME: Final = 0.09
"""… and towards a goal that is ours to hold."""
ROOM: Final = 5
"""Movement points within which it is near enough to such a goal: there a line is formed."""
FEAR: Final = {BOLD: 0.15, STEADY: 0.5}
"""How much the danger of being charged counts, by posture …"""
FEAR_WARY: Final = 1.2
GUNS_FEAR: Final = 1.0
"""… and that of a battery of being overrun."""
GUARD: Final = 0.8
"""How much of the danger of a battery its guard takes away."""
RETIRED: Final = 0.2
"""Share of the danger of a battery alone that is left to one with infantry or cavalry."""
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
"""The same for a Disordered unit, and two steps off at half."""
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
        return value + self.stand(unit, place, steps) - situation.deserting(unit, place)

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
        threat = max([strength for _, strength, _, _ in situation.dangers.against(place)], default=0)
        ratio = threat / (max(1, b.strength(unit)) + 2.0 * beside)
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
        value -= self.fear * self.danger(unit, place)
        if steps <= 1:
            value -= TOUCH * (0.3 if firm else 1.0)
        if shaken and steps <= 2:
            value -= AFRAID * (3 - steps)
        return value

    @property
    def fear(self) -> float:
        usual = FEAR.get(self.situation.posture, FEAR_WARY)
        return usual if self.situation.intent is None else usual * self.situation.intent.fear

    def danger(self, unit: int, place: int) -> float:
        """What infantry or cavalry has to fear in a hex, less what a battery there has not to fear with it."""
        situation = self.situation
        if not situation.dangers.struck >> place & 1:
            return 0.0
        b = situation.b
        others = [other for other in b.stack(place) if other != unit]
        friends = sum([b.strength(other) for other in others if not b.roster.is_gun[other]])
        value = situation.dangers.of(unit, place, friends)
        if len(others) == 1 and b.roster.is_gun[others[0]]:
            value -= GUARD * situation.dangers.overrun(others[0], place, situation.loss(others[0]))
        return value

    def battery(self, unit: int, place: int, steps: int) -> float:
        """The same for artillery: in sight of the enemy, out of his reach."""
        situation = self.situation
        b, board = situation.b, situation.board
        value = -COVER * board.fire_ground[place] + (BULWARK if self.bulwark(place) else 0.0)
        here = b.at[unit]
        friends = situation.friends & ~(BIT[here] if here < OFF and b.count(here) == 1 else 0)
        guarded = any(other != unit for other in b.line_units(place))
        beside = (board.around[place] & friends).bit_count()
        value += BESIDE * min(3, beside) + (0.15 if guarded else 0.0)
        value -= UNDER_FIRE * self.shelled.get(place, 0)
        if situation.dangers.struck >> place & 1:
            harm = situation.dangers.overrun(unit, place, situation.loss(unit))
            value -= GUNS_FEAR * harm * (RETIRED if guarded else 1.0)
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
