"""Computer players at tables."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import msgspec
import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.kit.game import Mind
from longroll.kit.words import LANGUAGES
from longroll.server import bots
from longroll.server.bots import LEVELS, Question, levels_of
from longroll.server.speech import say
from tests.server import thinkers
from tests.server.house import house, patiently


def test_levels_are_named_in_every_language() -> None:
    assert levels_of(GETTYSBURG) == ["recruit", "captain"]
    for level in LEVELS:
        for language in LANGUAGES:
            assert say(language, f"level-{level}")
            assert say(language, f"level-{level}-about")


def test_two_captains_play(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        me = place.browser()
        table = me.make("first-day", CSA="computer:captain", Union="computer:captain")["table"]
        bundle = patiently(lambda: (b := me.table(table))["seq"] > 30 and b)
        assert [seat["player"] for seat in bundle["seats"]] == ["Captain", "Captain"]
    assert not [child for child in multiprocessing.active_children() if child.is_alive()]


@pytest.mark.parametrize("thinker", [thinkers.crash, thinkers.sleep, thinkers.lie, thinkers.stillborn])
def test_a_player_that_fails_does_not_stop_the_game(
    tmp_path: Path, thinker: object, caplog: pytest.LogCaptureFixture
) -> None:
    with house(tmp_path, think_with=thinker, think=0.2) as place:
        me = place.browser()
        table = me.make("third-day", CSA="computer:captain", Union="computer:captain")["table"]
        patiently(lambda: me.table(table)["seq"] > 5)
    assert "computer player staff of gettysburg" in caplog.text


def test_a_player_is_given_its_view_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = tmp_path / "told"
    monkeypatch.setenv("LONGROLL_TELL", str(told))
    with house(tmp_path, think_with=thinkers.tell) as place:
        me = place.browser()
        table = me.make("three-days", CSA="me", Union="computer:captain")["table"]
        me.act(table, "block 5 WRN")
        me.act(table, "end")
        patiently(lambda: told.exists() and told.read_bytes().endswith(b"\n"))
        questions = [msgspec.json.decode(line, type=Question) for line in told.read_bytes().splitlines()]
        assert all(question.view.seat == "Union" for question in questions)
        state = GETTYSBURG.new("three-days")
        for action in ("block 5 WRN", "end"):
            state.apply(action)
        due = msgspec.json.encode(GETTYSBURG.view(state, "Union"))
        assert msgspec.json.encode(questions[0].view) == due
        assert due != msgspec.json.encode(GETTYSBURG.view(state, "CSA"))


def test_an_undo_while_the_computer_thinks(tmp_path: Path) -> None:
    """What it was thinking about is forgotten."""
    with house(tmp_path, think_with=thinkers.sleep, think=2.0) as place:
        me = place.browser()
        table = me.make("three-days", CSA="me", Union="computer:captain")["table"]
        me.act(table, "block 5 WRN")
        bundle = me.act(table, "end").json
        assert bundle["seats"][1]["thinking"]
        assert bundle["undo"]["class"] == "consent"
        back = me.undo(table, "CSA").json
        assert back["decision"]["seat"] == "CSA"
        assert not back["seats"][1]["thinking"]
        me.act(table, "end")
        patiently(lambda: me.table(table)["seq"] > 4)


def test_a_question_travels() -> None:
    view = GETTYSBURG.view(GETTYSBURG.new("three-days"), "CSA")
    data = msgspec.json.encode(Question("staff", 7, view))
    cache: dict[tuple[str, str], Mind] = {}
    text = bots.answer(msgspec.json.decode(data, type=Question), cache)
    assert any(str(option) == text for option in view.options)
    assert bots.answer(msgspec.json.decode(data, type=Question), cache) == text
