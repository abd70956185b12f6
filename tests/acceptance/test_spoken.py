"""Every message of a game's words is said somewhere (one that is missing would fail there)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from longroll.games import BUILT_IN
from longroll.games import game as find_game
from longroll.kit.game import Game
from longroll.kit.lessons import Teacher
from longroll.kit.lexicon import Lexicon
from longroll.minds.judging import evaluation_of
from tests.acceptance.rooms import part_of
from tests.acceptance.spoken import Report, word_files
from tests.acceptance.test_vocabulary import needed
from tests.vocabulary import assert_languages_agree, messages_in, spoken_with

ROOT = Path(__file__).parents[2]


def declared(game: Game) -> set[str]:
    """The messages that the lexicon asks for: of verbs, decisions and events, and of the words that answers and events
    may name (a kind of manoeuvre is told by the log where it is a part of a move); and those that the evaluation asks
    for."""
    lexicon: Lexicon[Any, Any] = part_of(game, "lexicon").LEXICON
    named = {word for verb in game.new().notation.verbs.values() for param in verb.params for word in param.values}
    listed = {word for words in getattr(part_of(game, "lexicon"), "EVENT_WORDS", {}).values() for word in words}
    return {
        *needed(game),
        *(f"describe-{verb.name}" for verb in lexicon.verbs),
        *(f"event-{event.name}" for event in lexicon.events),
        *(f"event-{event.name}-by" for event in lexicon.events if event.telling.second_person),
        *(f"name-{word}" for word in named | listed),
        *(f"told-{word}" for word in listed),
        *(f"why-{feature}" for feature in evaluation_of(game).names),
    }


@pytest.mark.long
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_message_is_said(name: str) -> None:
    """Over the kept positions and games, or the lexicon asks for it; what a teacher says the tests of lessons hear,
    how battles may end those of the server, and what computer players plan those of their plans."""
    game = find_game(name)
    done = subprocess.run(
        [sys.executable, "-m", "tests.acceptance.spoken", name], cwd=ROOT, capture_output=True, text=True, check=True
    )
    report = msgspec.json.decode(done.stdout, type=Report)
    lessons = [f"{lesson.prefix}-" for lesson in game.lessons.values() if isinstance(lesson, Teacher)]
    elsewhere = (*lessons, "plan-")
    assert report.silent == []
    for folder in word_files(game):
        if folder != game.words:
            assert_languages_agree(folder)
        known = spoken_with(folder, {*report.said[folder.name], *declared(game)})
        unsaid = [key for key in messages_in(folder, "en") if key not in known and not key.startswith(elsewhere)]
        assert unsaid == [], folder.name
