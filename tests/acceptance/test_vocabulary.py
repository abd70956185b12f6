"""Everything a game declares has words, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from longroll.games import game as find_game
from longroll.kit.game import Game
from longroll.kit.lexicon import LINE, Lexicon
from longroll.kit.words import LANGUAGES, words
from tests.acceptance.rooms import NAMES, part_of
from tests.vocabulary import messages_in

every_game = pytest.mark.parametrize("name", NAMES)


def needed(game: Game) -> list[str]:
    """The messages that are found by the name of what they speak of."""
    lexicon: Lexicon[Any, Any] = part_of(game, "lexicon").LEXICON
    return [
        "game-title",
        "game-about",
        "refusal-game-over",
        "refusal-not-an-answer",
        *(f"name-{seat}" for seat in game.seats),
        *(key for scenario in game.scenarios.values() for key in (scenario.title, scenario.history)),
        *(f"verb-{verb.name}" for verb in lexicon.verbs),
        *(f"{kind}-{decision.name}" for decision in lexicon.decisions for kind in ("prompt", "name-decision")),
        *(f"event-{event.name}" for event in lexicon.events if event.telling.stands == LINE),
    ]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_declared_has_words(name: str, language: str) -> None:
    game = find_game(name)
    book = words(game.words, language)
    assert [key for key in needed(game) if not book.has(key)] == []


@every_game
def test_the_languages_agree(name: str) -> None:
    """The same messages in the same order."""
    folder = find_game(name).words
    english, *others = (list(messages_in(folder, language)) for language in LANGUAGES)
    assert all(other == english for other in others)


@every_game
def test_one_verb_gives_the_game_up(name: str) -> None:
    game = find_game(name)
    lexicon: Lexicon[Any, Any] = part_of(game, "lexicon").LEXICON
    (verb,) = [verb for verb in lexicon.verbs if verb.concession]
    state = game.new()
    assert all(state.check(f"{verb.name} {seat}") is None for seat in state.seat_names())
