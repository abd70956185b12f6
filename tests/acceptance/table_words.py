"""What the table of a game says over its kept positions: ``python -m tests.acceptance.table_words glory``.

A process of its own, for a table remembers what it has said once.
"""

from __future__ import annotations

import json
import sys
from random import Random

from longroll.games import game as find_game
from longroll.kit import CHANCE, Game, State
from longroll.kit.words import words
from tests.acceptance.kept import look as look_again
from tests.acceptance.kept import looks, refusals
from tests.acceptance.walks import rare_games, walk, warlike
from tests.vocabulary import heard

ANSWERS = 5
"""So many positions in a row are looked at, from each kept one on."""
EACH = 2
"""Of the answers of every verb, those whose odds are asked for."""
THINGS = 8


def look(game: Game, state: State, rng: Random) -> None:
    """Everything a seat may read at a position."""
    seat = None if state.mover == CHANCE else state.seat
    scene = game.scene(state, seat, "en")
    game.prompt(state, seat, "en")
    game.moment(state, "en")
    for item in rng.sample(scene.items, min(THINGS, len(scene.items))):
        game.inspect(state, seat, item.key, "en")
    if seat is None:
        return
    game.choices(state, "en")
    verbs: dict[str, list[str]] = {}
    for option in state.options():
        verbs.setdefault(option.action.verb, []).append(str(option))
    for answers in verbs.values():
        for answer in rng.sample(answers, min(EACH, len(answers))):
            game.odds(state, seat, answer, "en")


def follow(game: Game, state: State, rng: Random) -> None:
    """Look at a position and at what becomes of it, as both sides read it in the log."""
    for _ in range(ANSWERS):
        if state.over:
            break
        look(game, state, rng)
        events = state.apply(state.write(warlike(state, rng)))
        game.log_lines(events, None, "en")
    for seat in (None, *state.seat_names()):
        game.scene(state, seat, "en")
        game.prompt(state, seat, "en")


def said(name: str) -> set[str]:
    """The keys of the table's words that are said over all kept positions, and at the start of each scenario."""
    game = find_game(name)
    with heard(words(game.words / "map", "en")) as keys:
        for scenario in game.scenarios:
            game.board("en", scenario)
            follow(game, game.new(scenario), Random(scenario))
        for reason, example in refusals(name).items():
            state = game.position(example["position"])
            game.why(state, example["seat"], example["action"], "en")
            follow(game, state, Random(reason))
        for rare, start, seed, choose in rare_games():
            if rare is game:
                follow(game, next(walk(game, start, seed, choose))[0], Random(str(start)))
        for example in looks(name).values():
            look_again(game, example, "en")
    return keys


if __name__ == "__main__":
    print(json.dumps(sorted(said(sys.argv[1]))))
