"""Everything else: markers, the order of Commands, combined activation, rally, retreats, leaders."""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import members
from longroll.games.glory.lexicon import ALONG, COMBINE, COMMAND, DONE, END, OFF, ROLL, SECOND, STAY, WITH
from longroll.games.glory.odds.chances import combination
from longroll.games.glory.rules.activation import Combining, total
from longroll.kit.notation import a_of, b_of, verb_in
from longroll.lab.anchors.staff_1.glory import standing
from longroll.lab.anchors.staff_1.glory.marches import staff_value
from longroll.lab.anchors.staff_1.glory.situation import WARY, Situation

SURE: Final = 0.8
"""Leaders act as one if they succeed so often …"""
TOGETHER: Final = 4
"""… and both have enemies so near."""
FAR: Final = 99
"""Farther than any hex of a map."""


def urgency(situation: Situation, command: int) -> float:
    """How much a Command has to do now: the nearer the enemy the more."""
    b = situation.b
    value = 0.0
    for unit in members(b.units_of(command)):
        if b.at[unit] < OFF:
            steps = situation.distance(b.at[unit])
            value += (9 - steps) * (0.5 if b.roster.is_gun[unit] else 1.0)
    return value


def post(situation: Situation) -> int:
    """Leaders among their units."""
    return max(situation.b.codes, key=lambda code: (staff_value(situation, a_of(code), b_of(code)), -code))


def second(situation: Situation) -> int:
    """The corps nearest to the enemy act twice."""
    return best_group(situation, SECOND)


def opening(situation: Situation) -> int:
    """The marker of the group that has most to do."""
    b = situation.b
    return max(b.codes, key=lambda code: (group_urgency(situation, a_of(code)), -code))


def best_group(situation: Situation, verb: int) -> int:
    codes = [code for code in situation.b.codes if verb_in(code, verb)]
    return max(codes, key=lambda code: (group_urgency(situation, a_of(code)), -code)) if codes else DONE


def group_urgency(situation: Situation, group: int) -> float:
    return sum((urgency(situation, command) for command in situation.b.roster.commands_of[group]), 0.0)


def assign(situation: Situation) -> int:
    """Artillery goes with the Command nearest to it, else with the one that has most to do."""
    b = situation.b

    def rank(code: int) -> tuple[int, float, int]:
        unit, leader = a_of(code), b_of(code)
        home = situation.home(leader)
        away = situation.board.distance(b.at[unit], home) if b.at[unit] < OFF and home < OFF else FAR
        return (-away, urgency(situation, leader), -code)

    return max(b.codes, key=rank)


def command(situation: Situation) -> int:
    """Guns first, so that their fire prepares the charges; then the Command nearest to the enemy."""
    b = situation.b
    pair = partners(situation)
    if pair:
        return pair
    listed = [code for code in b.codes if verb_in(code, COMMAND, WITH)]
    if not listed:
        return END

    def rank(code: int) -> tuple[bool, float, bool, int]:
        units = b.units_of(a_of(code))
        return (not units & ~b.roster.guns_mask, urgency(situation, a_of(code)), verb_in(code, WITH), -code)

    return max(listed, key=rank)


def partners(situation: Situation) -> int:
    """A leader to begin a combination with that is likely to succeed and has an enemy before it; 0 if there is none."""
    b = situation.b
    if situation.posture == WARY:
        return 0
    leaders = [a_of(code) for code in b.codes if verb_in(code, COMBINE)]
    close = [leader for leader in leaders if pressed(situation, leader)]
    if len(close) < 2 or len(leaders) < 2:
        return 0
    close.sort(key=lambda leader: (b.roster.factor[leader], leader))
    if combination(b.roster.factor[close[0]] + b.roster.factor[close[1]]) < SURE:
        return 0
    return next(code for code in b.codes if verb_in(code, COMBINE) and a_of(code) == close[0])


def pressed(situation: Situation, leader: int) -> bool:
    """Has a Command two units near the enemy?"""
    b = situation.b
    units = [unit for unit in members(b.units_of(leader)) if b.at[unit] < OFF]
    return sum(1 for unit in units if situation.distance(b.at[unit]) <= TOGETHER) > 1


def combine(situation: Situation) -> int:
    """As few as may be: the likeliest partner, then the roll."""
    b = situation.b
    if ROLL in b.codes:
        return ROLL
    top = b.frames[-1]
    assert isinstance(top, Combining)
    now = total(b, top.named)
    return min(b.codes, key=lambda code: (not pressed(situation, a_of(code)), now + b.roster.factor[a_of(code)], code))


def rally(situation: Situation) -> int:
    """Everybody who can, the strongest first."""
    b = situation.b
    units = [code for code in b.codes if code != DONE]
    return max(units, key=lambda code: (b.strength(a_of(code)), -code)) if units else DONE


def retreat(situation: Situation) -> int:
    return standing.way_out(situation.b)


def flee(situation: Situation) -> int:
    return max(situation.b.codes, key=lambda code: (staff_value(situation, a_of(code), b_of(code)), -code))


def along(situation: Situation) -> int:
    """Leaders stay with their units."""
    return next((code for code in situation.b.codes if verb_in(code, ALONG)), situation.b.codes[0])


def depart(situation: Situation) -> int:
    """Nobody leaves the field."""
    return STAY if STAY in situation.b.codes else situation.b.codes[0]
