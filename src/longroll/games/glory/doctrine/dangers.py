"""What may happen to a unit that stands in a hex: which enemy Commands could charge it there, how likely one of them
acts before its own Command does again, and what their charge would cost it.

An enemy stops where he comes next to one of ours, so that a line keeps him from what stands behind it: his real moves
are looked at, not his distance.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from longroll.games.glory.components import BIT, FOOT, members
from longroll.games.glory.data.tables import TABLES
from longroll.games.glory.lexicon import OFF
from longroll.games.glory.odds.chances import over
from longroll.games.glory.rules.modifiers import (
    ATTACKER_BREAKS,
    ATTACKER_RETREATS,
    COHESION_LIMIT,
    DEFENDER_BREAKS,
    DEFENDER_CHECKS,
    EXCHANGE,
    FACES,
    charge_result,
    ratio_column,
)
from longroll.games.glory.rules.reach import Mover, reach
from longroll.games.glory.rules.units import barred, standing

if TYPE_CHECKING:
    from longroll.games.glory.doctrine.situation import Situation

RATIO_DRM: Final[tuple[int, ...]] = tuple(drm for _, drm in TABLES.charge_ratio)
SOON: Final = 0.1
"""The risk that an enemy Command strikes who has no marker left, while we still have one …"""
NEXT_TURN: Final = 0.5
"""… and while nobody has one and the turn is not the last."""
MORE: Final = 0.4
"""What the charges of other Commands add to the worst one."""
UNDER_VOLLEY: Final = 0.65
"""Share of a charge that comes through the defensive fire of infantry …"""
UNDER_GUNS: Final = 0.45
"""… with a battery …"""
UNDER_SHAKEN: Final = 0.75
"""… and of Disordered infantry."""
FROM_BEHIND: Final = 3
"""Hexes a unit can have in its front: who can be charged from more is charged in the rear."""
SURROUNDED: Final = 4
"""Hexes from which a charge leaves no way out but under the enemy's eyes …"""
NO_WAY_OUT: Final = 0.5
"""… and the chance that the way out costs another Disorder."""
UNITS: Final = 1024
"""More than the units of a battle."""
SHAKEN: Final = 0.55
"""What a Disorder costs a unit of middling strength."""
DETERRENT: Final = 0.6
"""What the attacker's own losses take from his wish to charge."""
LOST_GROUND: Final = 0.25
"""What it costs to be driven from a hex."""
NEARBY: Final = 12
"""How far from the acting units an enemy is still looked at."""
STACKED: Final = 6
"""Units that can charge one hex together, at most."""
LOWEST: Final = -16
"""The lowest sum of a charge before the die that is thought of; the highest is as far above 0."""


def _chances() -> tuple[tuple[float, float, float, float, float], ...]:
    """For each sum of a charge before the die: the chances that attackers break, attackers check, defenders check,
    defenders break, defenders go."""
    rows: list[tuple[float, float, float, float, float]] = []
    for number in range(LOWEST, 1 - LOWEST):
        listed = [charge_result(number + face) for face in range(FACES)]
        broken = listed.count(ATTACKER_BREAKS) / FACES
        exchange = listed.count(EXCHANGE) / FACES
        back = listed.count(ATTACKER_RETREATS) / FACES
        checks = listed.count(DEFENDER_CHECKS) / FACES
        breaks = listed.count(DEFENDER_BREAKS) / FACES
        rows.append((broken, exchange + back, exchange + checks, breaks, 1.0 - broken - exchange - back))
    return tuple(rows)


CHANCES: Final[tuple[tuple[float, float, float, float, float], ...]] = _chances()


class Blow:
    """The charge that one enemy Command could make: the hexes from which its units could charge, and their worth."""

    def __init__(self, command: int) -> None:
        self.command = command
        self.fields: list[tuple[int, int, int]] = []
        """For each unit: mask of the hexes it could charge, its strength, mask of the hexes it could charge from."""
        self.slots = 0
        """Mask of the hexes they could charge from."""
        self.struck = 0
        """Mask of the hexes they could charge."""
        self.cohesion = 0
        self.risk: dict[int, float] = {}
        """The chance that it acts before each of our groups does."""


class Dangers:
    """What the enemy could do to the units of one side. The units stand as they do now."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self._broken: dict[int, float] = {}
        self._places: dict[int, list[tuple[Blow, int, int, int]]] = {}

    @cached_property
    def blows(self) -> list[Blow]:
        """What each enemy Command could charge."""
        situation = self.situation
        b, board = situation.b, situation.board
        who = standing(b, situation.foe)
        night = b.night() > 0
        nearby = self.nearby()
        found: dict[int, Blow] = {}
        for unit in members(b.roster.of_side[situation.foe] & ~b.roster.guns_mask & ~b.disordered):
            here = b.at[unit]
            if here >= OFF or not nearby >> here & 1:
                continue
            command = b.command_of(unit)
            blow = found.get(command)
            if blow is None:
                blow = found[command] = Blow(command)
            moving = Mover(
                b.movement_class(unit), situation.epoch, b.allowance(unit), night=night, barred=barred(b, unit)
            )
            ends = reach(board, who, moving, here).ends | BIT[here]
            struck = board.spread(ends)
            blow.fields.append((struck, b.strength(unit), ends))
            blow.slots |= ends
            blow.struck |= struck
            blow.cohesion = max(blow.cohesion, b.cohesion(unit))
        return list(found.values())

    def nearby(self) -> int:
        """Mask of the hexes from which an enemy could come to where the acting units could go; all if none acts."""
        b, board = self.situation.b, self.situation.board
        mask = 0
        for unit in members(b.acting_units()) if b.acting else ():
            if b.at[unit] < OFF:
                mask |= board.within(b.at[unit], NEARBY)
        return mask or board.all_hexes

    @cached_property
    def struck(self) -> int:
        """Mask of all hexes that some enemy could charge."""
        mask = 0
        for blow in self.blows:
            mask |= blow.struck
        return mask

    def risk(self, blow: Blow, command: int) -> float:
        """The chance that an enemy Command acts before one of ours does again."""
        b = self.situation.b
        ours = b.roster.command_group[command]
        found = blow.risk.get(ours)
        if found is None:
            left, own = b.pool[b.roster.command_group[blow.command]], b.pool[ours]
            if left:
                found = left / (left + own)
            elif own:
                found = SOON
            else:
                found = NEXT_TURN if b.turn < b.roster.last_turn else 0.0
            blow.risk[ours] = found
        return found

    def against(self, place: int) -> list[tuple[Blow, int, int, int]]:
        """Who could charge a hex: strength, hexes they could come from, what the ground does to them."""
        found = self._places.get(place)
        if found is None:
            situation = self.situation
            board = situation.board
            bit = BIT[place]
            ways = board.passable[situation.epoch][FOOT]
            found = []
            for blow in self.blows:
                if not blow.struck & bit:
                    continue
                listed = [strength for mask, strength, _ in blow.fields if mask & bit]
                if len(listed) > STACKED:
                    listed = sorted(listed)[-STACKED:]
                slots = [slot for slot in board.members(blow.slots & board.around[place]) if ways[slot] & bit]
                if not slots:
                    continue
                ground = sum([board.charge_drm(situation.epoch, slot, place, situation.works) for slot in slots])
                found.append((blow, sum(listed), len(slots), round(ground / len(slots))))
            self._places[place] = found
        return found

    def coming(self, place: int) -> dict[int, int]:
        """The strength that could charge a hex from each of its neighbours."""
        board = self.situation.board
        bit = BIT[place]
        ways = board.passable[self.situation.epoch][FOOT]
        found: dict[int, int] = {}
        for blow in self.blows:
            if blow.struck & bit:
                for mask, strength, ends in blow.fields:
                    if mask & bit:
                        for slot in board.members(ends & board.around[place]):
                            if ways[slot] & bit:
                                found[slot] = found.get(slot, 0) + strength
        return found

    def of(self, unit: int, place: int, friends: int = 0) -> float:
        """What infantry or cavalry has to fear in a hex, with others there of such strength, in points."""
        situation = self.situation
        if not self.struck >> place & 1:
            return 0.0
        b = situation.b
        shaken = bool(b.disordered >> unit & 1)
        return self.charged(unit, place, friends, b.cohesion(unit), situation.shock(unit), shaken)

    def broken(self, unit: int, place: int) -> float:
        """What a unit would have to fear in a hex if it were Disordered there."""
        key = unit + UNITS * place
        found = self._broken.get(key)
        if found is None:
            situation = self.situation
            found = 0.0
            if self.struck >> place & 1:
                cohesion = situation.b.disordered_cohesion(unit)
                found = self.charged(unit, place, 0, cohesion, situation.loss(unit), True)
            self._broken[key] = found
        return found

    def charged(self, unit: int, place: int, friends: int, cohesion: int, shock: float, shaken: bool) -> float:
        """What the charges that may come cost a unit with such a cohesion, whose next Disorder costs so much."""
        b = self.situation.b
        volley = 1.0 if b.is_mounted(unit) else UNDER_SHAKEN if shaken else UNDER_VOLLEY
        own = max(1, b.strength(unit) + friends)
        command = b.command_of(unit)
        failing = over(cohesion)
        worst = total = 0.0
        for blow, strength, slots, ground in self.against(place):
            gap = max(-COHESION_LIMIT, min(COHESION_LIMIT, blow.cohesion - cohesion))
            behind = slots > FROM_BEHIND
            share = (1.0 + volley) / 2 if behind else volley
            sum_ = RATIO_DRM[ratio_column(round(10 * share * strength), 10 * own, ground >= 0)] + gap + ground + behind
            broken, checked, checks, breaks, gone = CHANCES[sum_ - LOWEST]
            ours = (breaks + checks * failing) * shock + gone * LOST_GROUND
            if slots > SURROUNDED:
                ours += gone * shock * NO_WAY_OUT
            theirs = (broken + checked * over(blow.cohesion)) * SHAKEN
            cost = self.risk(blow, command) * max(0.0, ours - DETERRENT * theirs)
            total += cost
            worst = max(worst, cost)
        return worst + MORE * (total - worst)

    def overrun(self, unit: int, place: int, loss: float) -> float:
        """What it costs a battery without infantry or cavalry to stand in a hex."""
        command = self.situation.b.command_of(unit)
        safe = 1.0
        for blow, _, _, _ in self.against(place):
            safe *= 1.0 - UNDER_VOLLEY * self.risk(blow, command)
        return (1.0 - safe) * loss
