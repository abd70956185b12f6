"""Everything else: markers, the order of Commands, combined activation, rally, retreats, leaders."""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import BIT, members
from longroll.games.glory.doctrine import standing
from longroll.games.glory.doctrine.contact import Contact
from longroll.games.glory.doctrine.intent import AS_USUAL
from longroll.games.glory.doctrine.marches import staff_value
from longroll.games.glory.doctrine.situation import WARY, Situation
from longroll.games.glory.lexicon import (
    ALONG,
    COMBINE,
    COMMAND,
    D_FIRE,
    D_MOVE,
    DIE,
    DONE,
    END,
    OFF,
    ROLL,
    SECOND,
    STAY,
    WITH,
)
from longroll.games.glory.odds.chances import combination
from longroll.games.glory.rules.activation import Combining, total
from longroll.games.glory.rules.activation import partners as near
from longroll.games.glory.rules.modifiers import FACES
from longroll.games.glory.state import Battle
from longroll.kit.notation import a_of, act, b_of, verb_in

TOGETHER: Final = 4
"""Leaders may act as one if both have enemies so near …"""
TOGETHER_GAIN: Final = 0.3
"""… and if they gain so much by it."""
DISCORD: Final = 0.8
"""What Commands that failed to act as one cannot do any more of what each would have done by itself."""
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
    """Leaders who act as one, if it pays; else one after the other."""
    if situation.intent is None:
        return partners(situation) or next_command(situation)
    return next_command(situation)


def next_command(situation: Situation) -> int:
    """Guns first, so that their fire prepares the charges; then the Command nearest to the enemy."""
    b = situation.b
    first = wanted(situation)
    if first:
        return first
    listed = [code for code in b.codes if verb_in(code, COMMAND, WITH)]
    if not listed:
        return END

    def rank(code: int) -> tuple[bool, float, bool, int]:
        units = b.units_of(a_of(code))
        return (not units & ~b.roster.guns_mask, urgency(situation, a_of(code)), verb_in(code, WITH), -code)

    return max(listed, key=rank)


def wanted(situation: Situation) -> int:
    """The Command that a plan wants to act, alone or with another; 0 if it cannot."""
    intent = situation.intent
    if intent is None:
        return 0
    alone, together = act(COMMAND, intent.command), act(COMBINE, intent.command)
    if intent.mate != AS_USUAL and together in situation.b.codes:
        return together
    return alone if alone in situation.b.codes else 0


def partners(situation: Situation) -> int:
    """A leader to begin a combination with, if two together promise more than each by himself; 0 if none does."""
    b = situation.b
    if situation.posture == WARY:
        return 0
    leaders = [a_of(code) for code in b.codes if verb_in(code, COMBINE)]
    close = [leader for leader in leaders if pressed(situation, leader)]
    if len(close) < 2:
        return 0
    alone = {leader: promise(situation, [act(COMMAND, leader)]) for leader in close}
    best, best_value = 0, TOGETHER_GAIN
    for leader in close:
        value, _ = best_partner(situation, leader, [other for other in close if other > leader], alone)
        if value > best_value:
            best, best_value = act(COMBINE, leader), value
    return best


def best_partner(situation: Situation, leader: int, others: list[int], alone: dict[int, float]) -> tuple[float, int]:
    """How much a leader gains by acting together with the best of some others, and with whom."""
    b = situation.b
    best, best_value = 0, -float(FAR)
    for other in others:
        if not allied(b, BIT[leader] | BIT[other]):
            continue
        chance = combination(b.roster.factor[leader] + b.roster.factor[other])
        together = promise(situation, [act(COMBINE, leader), act(COMBINE, other), ROLL, act(DIE, FACES - 1)])
        value = chance * together - (chance + (1 - chance) * DISCORD) * (alone[leader] + alone[other])
        if value > best_value:
            best, best_value = other, value
    return best_value, best


def allied(b: Battle, leaders: int) -> bool:
    """May these leaders be named together (GL-4.25.2)?"""
    return all(near(b, leader, leaders) for leader in members(leaders))


def promise(situation: Situation, codes: list[int]) -> float:
    """What the charges are worth that could be brought about after some answers, which let Commands act."""
    copy = situation.b.copy()
    for code in codes:
        copy.play(code)
    while copy.mover == situation.side and copy.frames[-1].kind(copy) == D_FIRE:
        copy.play(DONE)
    if copy.mover != situation.side or copy.frames[-1].kind(copy) != D_MOVE:
        return 0.0
    return sum([attack.value for attack in Contact(Situation(copy, situation.side), copy.codes).attacks()])


def pressed(situation: Situation, leader: int) -> bool:
    """Has a Command two units near the enemy?"""
    b = situation.b
    units = [unit for unit in members(b.units_of(leader)) if b.at[unit] < OFF]
    return sum(1 for unit in units if situation.distance(b.at[unit]) <= TOGETHER) > 1


def combine(situation: Situation) -> int:
    """Two are enough: the partner with whom most is to be hoped for, then the roll."""
    b = situation.b
    if ROLL in b.codes:
        return ROLL
    top = b.frames[-1]
    assert isinstance(top, Combining)
    named = top.named
    if situation.intent is not None and situation.intent.mate != AS_USUAL:
        mate = act(COMBINE, situation.intent.mate)
        if mate in b.codes:
            return mate

    def rank(code: int) -> tuple[float, bool, int]:
        other = a_of(code)
        if not allied(b, named | BIT[other]):
            return (-1.0, pressed(situation, other), -code)
        chance = combination(total(b, named | BIT[other]))
        return (chance * promise(situation, [code, ROLL, act(DIE, FACES - 1)]), pressed(situation, other), -code)

    return max(b.codes, key=rank)


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
