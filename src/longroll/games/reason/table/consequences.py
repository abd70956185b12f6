"""What an answer would cost and mean, shown where it leads: fights with sabres, lengths of ways, dice of a fire."""

from __future__ import annotations

from math import hypot

import msgspec

from longroll.games.reason import legs
from longroll.games.reason.components import PRESENT
from longroll.games.reason.lexicon import (
    CHARGE,
    EVENT_WORDS,
    FIRE,
    GIVE,
    MOVE,
    OFFICER,
    PAY,
    RECOVER,
    RESOLVE,
    TEST,
    words_of,
)
from longroll.games.reason.rules import manoeuvres
from longroll.games.reason.rules.attacks import side_word
from longroll.games.reason.rules.charge_path import plan
from longroll.games.reason.rules.control import battery_cost, order_terms
from longroll.games.reason.rules.fire import dice_of, front_range
from longroll.games.reason.state import Battle
from longroll.games.reason.table.speech import Speech
from longroll.kit.notation import a_of, b_of, verb_in
from longroll.kit.scene import Choice


def meant(b: Battle, code: int, choice: Choice, spoken: Speech) -> Choice:
    """The same answer with its consequence. It is asked for every answer of every decision: nothing here plays dice."""
    if verb_in(code, MOVE):
        return msgspec.structs.replace(choice, cost=way_cost(b, words_of(code), spoken))
    if verb_in(code, CHARGE):
        return charge(b, words_of(code), choice, spoken)
    if verb_in(code, FIRE):
        return fire(b, a_of(code), b_of(code), choice, spoken)
    if verb_in(code, RESOLVE):
        return msgspec.structs.replace(choice, fight=True)
    if verb_in(code, OFFICER):
        return msgspec.structs.replace(choice, cost=ride(b, words_of(code), spoken))
    if verb_in(code, GIVE):
        officer = a_of(code)
        gap = b.officers_gap(b.roster.officer_side[officer], officer)
        _, cost = order_terms(b, officer)
        return msgspec.structs.replace(choice, cost=str(cost), note=measured(gap, spoken))
    if verb_in(code, PAY):
        return msgspec.structs.replace(choice, cost=str(battery_cost(b, a_of(code))))
    if verb_in(code, RECOVER):
        return msgspec.structs.replace(choice, note=spoken.say("duty-losses", number=b.losses_of(a_of(code))))
    if verb_in(code, TEST):
        return msgspec.structs.replace(choice, note=spoken.say("die-count", number=2 + b.dice_given[a_of(code)]))
    return choice


def measured(length: float, spoken: Speech) -> str:
    return spoken.say("bw", length=spoken.decimal(length))


def way_cost(b: Battle, words: list[str], spoken: Speech) -> str:
    """What a move costs of what the unit has."""
    unit = b.roster.unit[words[0]]
    way = manoeuvres.walk(b, unit, legs.parse(words[1:]))
    return spoken.say("cost-of", cost=spoken.decimal(way.cost), allowance=f"{way.allowance:g}")


def charge(b: Battle, words: list[str], choice: Choice, spoken: Speech) -> Choice:
    """Contact, and the side that is met."""
    unit, target = b.roster.unit[words[0]], b.roster.unit[words[1]]
    made = plan(b, unit, target, " ".join(words[2:]))
    if made.refusal is not None:
        return msgspec.structs.replace(choice, fight=True)
    cost = spoken.say("cost-of", cost=spoken.decimal(made.cost), allowance=f"{made.allowance:g}")
    side = str(spoken.words.term(EVENT_WORDS["zone"][side_word(b, target, made.edge)]))
    return msgspec.structs.replace(choice, fight=True, cost=cost, note=side)


def fire(b: Battle, unit: int, target: int, choice: Choice, spoken: Speech) -> Choice:
    gap = front_range(b, unit, target)
    dice, _, _ = dice_of(b, unit, gap)
    return msgspec.structs.replace(choice, cost=measured(gap, spoken), note=spoken.say("die-count", number=dice))


def ride(b: Battle, words: list[str], spoken: Speech) -> str:
    officer = b.roster.officer[words[0]]
    if b.whereabouts[officer] != PRESENT:
        return ""
    base = b.officers[officer]
    return measured(hypot(float(words[1]) - base.cx, float(words[2]) - base.cy), spoken)
