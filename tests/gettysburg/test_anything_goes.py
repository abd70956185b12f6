"""Whatever a browser asks of a table, by whatever seat and with whatever words: it is answered, never with a fault."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.kit import State
from longroll.kit.scene import PoseAsk
from tests.acceptance.walks import Chooser, nonsense, walk, warlike
from tests.gettysburg.sensible import half_sensibly

SEATS = ("CSA", "Union", None)
LANGUAGES = ("en", "fr", "it")
WORDS = (
    "", " ", "move", "move CR1", "move CR1 CEM CEM CEM", "fire CA1 CEM", "die 7", "die 0", "concede", "concede Meade",
    "concede CSA", "\x00", "ü ä", "move\tCR1\nCEM", "block 9 CEM", "block 2 Carlisle-Road", "assign UC1 31",
    "MOVE cr1 wrn",
    "retreat UC1 Carlisle-Road", "joint CEM", "x" * 5000, "forfeit UR1", "through UR1 CEM LEI", "resolve GET", "skip",
)  # fmt: skip
KEYS = (
    "", ":", "piece:", "piece:CR1", "piece:CR99", "piece:UC1:x", "place:", "place:CEM", "place:Carlisle-Road",
    "block:CEM", "block:XYZ", "value:2", "value:9", "cubes:CEM:grey", "cubes:XYZ", "stick:CEM", "fire:CEM",
    "disruption:Carlisle-Road", "die:1", "\x00", "x" * 5000,
)  # fmt: skip


def ask_everything(state: State, rng: Random) -> None:
    """Every public function, by every seat, with real and nonsense words."""
    game = GETTYSBURG
    language = rng.choice(LANGUAGES)
    real = [str(option) for option in state.options()]
    actions = [*rng.sample(real, min(2, len(real))), str(state.write(nonsense(state, rng))), *rng.sample(WORDS, 3)]
    found: list[Any] = [game.moment(state, language), game.choices(state, language)]
    for seat in SEATS:
        found += [
            game.prompt(state, seat, language),
            game.scene(state, seat, language),
        ]
        for action in actions:
            found.append(game.why(state, seat, action, language))
            found.append(game.odds(state, seat, action, language))
        found += [game.inspect(state, seat, key, language) for key in rng.sample(KEYS, 4)]
        if seat is not None:
            found.append(game.posable(state, seat))
            found.append(game.pose(state, seat, PoseAsk("piece:CR1", at=(0.0, 0.0)), language))
        found.append(game.summary(state, seat, language))
        found.append(game.standing_answer(state, {"x": "y"}))
    for answer in found:
        msgspec.json.encode(answer)


@pytest.mark.parametrize(("scenario", "choose"), [("three-days", warlike), ("third-day", half_sensibly)])
def test_no_question_of_a_browser_is_a_fault(scenario: str, choose: Chooser) -> None:
    rng = Random(27)
    met: dict[str, int] = {}
    for state, _ in walk(GETTYSBURG, scenario, 9, choose):
        kind = state.decision.kind if state.decision is not None else ""
        met[kind] = met.get(kind, 0) + 1
        if met[kind] <= 3:
            ask_everything(state, rng)
    assert len(met) > 12


def test_a_finished_game_answers_too() -> None:
    state = GETTYSBURG.new("first-day")
    state.apply("concede CSA")
    rng = Random(1)
    for seat in SEATS:
        assert GETTYSBURG.prompt(state, seat, "en") is None
        for action in WORDS:
            assert not GETTYSBURG.why(state, seat, action, "en").legal
            assert GETTYSBURG.odds(state, seat, action, "en") is None
        for key in KEYS:
            GETTYSBURG.inspect(state, seat, key, rng.choice(LANGUAGES))
    assert GETTYSBURG.choices(state, "en") == []
