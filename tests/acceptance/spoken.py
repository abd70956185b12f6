"""What a game says over its kept positions and games: ``python -m tests.acceptance.spoken glory``.

A process of its own, for a table remembers what it has said once.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec

from longroll.games import game as find_game
from longroll.kit import CHANCE, Event, Game, State
from longroll.kit.game import default_scenario
from longroll.kit.handicap import HANDICAP
from longroll.kit.parts import forget
from longroll.kit.scene import PoseAsk
from longroll.kit.words import LANGUAGES, words
from longroll.server.pages import made_card
from longroll.server.speech import spoken
from longroll.server.views import answer_view
from tests.acceptance.kept import against, look, looks, refusals
from tests.acceptance.rooms import room_of
from tests.acceptance.walks import rare_games, walk
from tests.retold import retold
from tests.vocabulary import heard

SELDOM = 100
"""Of the positions of a kept game one in so many is read; of its log every line."""


TAKEN = 3
"""So many things are taken in hand in a position that is read."""


def word_files(game: Game) -> list[Path]:
    """The folders of the game's words: its own, those of the table, of things in hand."""
    return sorted(path.parent for path in game.words.rglob("en.ftl"))


def introduce(game: Game) -> None:
    """What is said of a game before it begins, and of its standing orders."""
    made_card(game, "en")
    for order in game.standing.values():
        spoken(game, "en", order.title)
        for answer in order.answers:
            answer_view(game, order, answer, "en")
    for scenario in game.scenarios:
        game.board("en", scenario)
        read(game, game.new(scenario))
    read(game, game.new("", {HANDICAP: game.scenarios[default_scenario(game)].options[HANDICAP][-1]}))


def read(game: Game, state: State) -> None:
    """A position, as everybody sees it."""
    game.moment(state, "en")
    if not state.over and state.mover != CHANCE:
        game.choices(state, "en")
        take_in_hand(game, state)
    for seat in (None, *state.seat_names()):
        game.scene(state, seat, "en")
        game.prompt(state, seat, "en")
        game.summary(state, seat, "en")


def take_in_hand(game: Game, state: State) -> None:
    """Some of the things the deciding seat may take in hand."""
    seat = str(state.seat)
    for key in game.graspable(state, seat)[:TAKEN]:
        game.in_hand(state, seat, [key], "en")
    for key in game.posable(state, seat)[:TAKEN]:
        for ask in (PoseAsk(key), PoseAsk(key, grip="body", at=(0.0, 0.0))):
            game.pose(state, seat, ask, "en")


def relive(game: Game, path: Path) -> None:
    """A kept game from its first answer to its last, as everybody reads its log, and its film."""
    moments = retold(game, path)
    for moment in moments:
        if moment.seq % SELDOM == 0:
            read(game, moment.before)
            give_up(game, moment.before)
        for seat in (None, *moment.after.seat_names()):
            game.log_lines(moment.events, seat, "en")
    last = moments[-1]
    read(game, last.after)
    tell_end(game, last.after, last.events)
    handicapped: Any = last.after.copy()
    handicapped.handicap = 1
    tell_end(game, handicapped, last.events)
    game.film(moments, last.after.seat_names()[0], "en")


def tell_end(game: Game, state: State, events: Sequence[Event]) -> None:
    """How a game ended, as everybody reads it, and how it stood."""
    for seat in (None, *state.seat_names()):
        game.endings.columns(state, seat, "en")
        if state.over:
            game.endings.ending(state, events, seat, "en")
    game.endings.period(state, "en")


def give_up(game: Game, state: State) -> None:
    """The same of a game that somebody gives up here."""
    if state.mover >= 0:
        over = state.copy()
        tell_end(game, over, over.apply(f"concede {over.seat}"))


def silent(game: Game) -> list[str]:
    """The kept looks at which nobody reads, in his language, what they are kept for. Each is looked at as if it were
    the first."""
    found: list[str] = []
    for key, example in looks(game.name).items():
        for language in LANGUAGES:
            forget()
            with heard() as keys:
                look(game, example, language)
            if key not in keys:
                found.append(f"{key} {language}")
    return found


def say_all(game: Game) -> None:
    introduce(game)
    for path in sorted((room_of(game) / "games").glob("*.longroll.json")):
        relive(game, path)
    for example in refusals(game.name).values():
        state = game.position(example["position"])
        against(game, state, example, "en")
        read(game, state)
    for rare, start, seed, choose in rare_games():
        if rare is game:
            read(game, next(walk(game, start, seed, choose))[0])


class Report(msgspec.Struct):
    """By file of words the keys of its messages that are said; the looks that are silent."""

    said: dict[str, set[str]]
    silent: list[str]


def report(game: Game) -> Report:
    with ExitStack() as ears:
        keys = {folder.name: ears.enter_context(heard(words(folder, "en"))) for folder in word_files(game)}
        mute = silent(game)
        say_all(game)
    return Report(keys, mute)


if __name__ == "__main__":
    print(msgspec.json.encode(report(find_game(sys.argv[1]))).decode())
