"""Asked before chance, and only then: over random games, every answer that is offered says of itself whether dice, a
draw or new knowledge follow, and none of the others rolls, draws or tells anything."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from longroll.games import game as find_game
from longroll.kit import CHANCE, Game, State
from longroll.kit.foresight import carry_on, held, is_chance, read_all
from longroll.kit.record import Move, step
from longroll.kit.undo import Undo, undo_class
from tests.acceptance.rooms import NAMES, length
from tests.acceptance.walks import Chooser, by_verb, uniformly, warlike

STEPS = 500
"""Answers of a walk that are looked at."""
MET = 30
"""Answers before chance that all walks of a game together meet at least."""
LOOKED_AT = 14
"""Answers of one decision that are tried out, besides those that say that they lead to chance."""
HELD = frozenset({"gettysburg", "glory", "reason"})
"""Games in which steps often end by an only answer before dice."""
WALKS: tuple[Chooser, ...] = (uniformly, by_verb, warlike)

every_game = pytest.mark.parametrize("name", NAMES)


def begin(name: str) -> tuple[Game, State]:
    game = find_game(name)
    return game, game.new(length(name).quick)


def look(game: Game, state: State, rng: Random) -> Counter[bool]:
    """The answers of the pending decision, each on a copy. How many of those that lead to chance say so."""
    said: Counter[bool] = Counter()
    choices = game.choices(state, "en")
    some = choices if len(choices) <= LOOKED_AT else rng.sample(choices, LOOKED_AT)
    for choice in {id(one): one for one in (*some, *(one for one in choices if one.chance))}.values():
        codes = read_all(state, [choice.action, *choice.then])
        truth = is_chance(game, state, codes, choice.fight)
        assert truth or not choice.chance, (state.decision, choice)
        if truth:
            said[choice.chance] += 1
        elif not choice.fight:
            happens_at_once(game, state, codes[0])
    return said


def happens_at_once(game: Game, state: State, code: int) -> None:
    """Nothing is rolled, and at most the end of a step before dice is left to the player, who may take it back."""
    after = state.copy()
    carry_on(after, code)
    assert after.mover != CHANCE
    if held(after):
        assert after.mover == state.mover
        rolled = after.copy()
        carry_on(rolled, after.codes[0])
        assert rolled.mover == CHANCE
        assert undo_class(game, state, after) is not Undo.CONSENT


@every_game
def test_every_answer_says_whether_chance_follows(name: str) -> None:
    """In every walk; and all walks of a game together must have met enough of it for that to say something."""
    said = sum((said_in(name, walk) for walk in WALKS), Counter[bool]())
    assert said[True] >= MET, said


def said_in(name: str, walk: Chooser) -> Counter[bool]:
    game, state = begin(name)
    rng = Random(f"{name} {walk.__name__}")
    said: Counter[bool] = Counter()
    for _ in range(STEPS):
        if state.over:
            state = begin(name)[1]
        if state.mover >= 0:
            said += look(game, state, rng)
        state.play(walk(state, rng))
    # a rare one that its verb does not foretell is found by the table when it is taken
    assert said[True] >= 2 * said[False], (walk.__name__, said)
    return said


@every_game
def test_a_record_is_the_same_game_with_and_without_the_ends_of_steps(name: str) -> None:
    """Played as at a table, and told to a program that takes only answers by itself; and the other way round."""
    _, table = begin(name)
    rng = Random(f"{name} record")
    plain, asking = table.copy(), table.copy()
    told = 0
    for number in range(1, STEPS):
        if table.over:
            break
        seat = table.seat or ""
        option = table.draw(rng)
        told += held(table)
        carry_on(table, table.read(option.action))
        move = Move(seat, str(option))
        step(plain, number, move)
        step(asking, number, move, asking=True)
        assert number % 10 or asking == table
    assert told or name not in HELD
    while held(table):
        table.carry_out(table.codes[0])
    assert plain == table
