"""What an answer leads to before anybody can choose again: dice, a draw, new knowledge.

A table asks before such an answer, and only then. It also leaves the end of a step to the player: where his answer
would go on by itself through an only answer of his own straight to dice, he is asked for that answer (``carry_on``), so
that nothing is rolled or drawn while he could still take something back. The rules know nothing of it: a record that
lacks such an answer, or has it, is the same game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from longroll.kit.game import Game
from longroll.kit.scene import Choice
from longroll.kit.state import CHANCE, NOBODY, State
from longroll.kit.terms import BadInput, Event


def held(state: State) -> bool:
    """Is the pending decision one that has a single answer, and was left to the player all the same? (A position that
    is read again goes on by itself.)"""
    return state.mover >= 0 and len(state.codes) == 1 and not state.insists()


def carry_on(state: State, code: int) -> list[Event]:
    """``State.carry_out``, but the only answer of whoever acts that leads straight to dice is left to him. If he has
    just been asked for one, the rest of them follow by themselves."""
    if state.mover < 0 or (len(state.codes) == 1 and state.codes[0] == code):
        return state.carry_out(code)
    actor = state.mover
    told = state.told = []
    try:
        state.unasked = ()
        state.take(code)
        while not state.settle_one(actor):
            pass
    finally:
        state.told = None
    return [state.event(entry) for entry in told]


Facts = Mapping[str, frozenset[int]]
"""What a seat knows of what is hidden: ``Game.knowledge``."""


def learns(was: Facts, now: Facts) -> bool:
    """Is more known of what is hidden than before? A fact that left the board does not count."""
    return any(fact in was and values < was[fact] for fact, values in now.items())


def read_all(state: State, actions: Sequence[str]) -> list[int]:
    """Actions as the rules read them, up to one that cannot be read."""
    found: list[int] = []
    for action in actions:
        try:
            found.append(state.read_text(action))
        except BadInput:
            break
    return found


def outcome(state: State, codes: Sequence[int], through: bool) -> State:
    """The position these answers lead to, one after the other; ``through``: also through only answers to dice."""
    after = state.copy()
    for code in codes:
        if after.mover != state.mover or after.refused(code) is not None:
            break
        if through:
            after.play(code)
        else:
            carry_on(after, code)
    return after


def is_chance(game: Game, state: State, codes: Sequence[int], fight: bool = False, known: Facts | None = None) -> bool:
    """Do these answers, one after the other, lead to dice, a draw or new knowledge for the seat that gives them, or
    begin a gamble that somebody else answers before the dice? A ``fight`` is asked about before it is begun, also where
    its dice wait for the end of a step. ``known``: what that seat knows now, if somebody has asked already."""
    after = outcome(state, codes, fight)
    if after.mover == CHANCE:
        return True
    if after.mover not in (state.mover, NOBODY) and game.gambles(state, codes[-1], after):
        return True
    known = game.knowledge(state, state.seat) if known is None else known
    return learns(known, game.knowledge(after, state.seat))


def flagged(game: Game, state: State, choices: Sequence[Choice]) -> list[Choice]:
    """Choices that say of themselves whether they lead to chance. Those whose verbs often do are tried out on a copy of
    the whole position (that a question comes next, or dice, is never secret: see ``State.insists``). Of the others a
    rare one may lead there all the same: a table finds out when it is taken, and asks then."""
    if not choices:
        return []
    found = []
    sole = len(choices) == 1
    known: Facts | None = None
    for choice in choices:
        if choice.chance or sole:
            known = game.knowledge(state, state.seat) if known is None else known
            codes = read_all(state, [choice.action, *choice.then])
            chance = is_chance(game, state, codes, choice.fight, known)
            found.append(choice if chance == choice.chance else msgspec.structs.replace(choice, chance=chance))
        else:
            found.append(choice)
    return found
