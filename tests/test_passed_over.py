"""A position may begin with a step that has nothing to do in it: play goes on, and the program says so."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from longroll.games import game as find_game
from longroll.kit.words import LANGUAGES, say, words
from longroll.lab.probe import Question, probe

OWN = {
    "scenario": "own",
    "map": {"columns": 20, "rows": 20},
    "army": {"units": [{"id": "p", "side": "CS"}, {"id": "d", "side": "US"}]},
    "leaders": {"CS": "0505", "US": "0504"},
}
FAR = {"0505": {"units": ["p"], "facing": "N"}, "0515": {"units": ["d"], "facing": "S"}}
NEAR = {"0505": {"units": ["p"], "facing": "N"}, "0504": {"units": ["d"], "facing": "S"}}
RODES = {"P98": {"CSA": {"blocks": ["Rodes-F"], "front": "A53"}}}
FOES = {
    "P244": {"CSA": {"blocks": ["McLaws-F", "McLaws-F"], "front": "A91"}},
    "P234": {"USA": {"blocks": ["Sickles-F", "Sickles-F"], "front": "A91"}},
}
GUNS = {"CSA": {"tray": {"McLaws-2": 1}}, "USA": {"tray": {"ANY-1": 2}}}
ATTACK = {"CSA": "attack", "USA": "hold"}

IDLE: list[tuple[str, dict[str, Any], str]] = [
    ("glory", {**OWN, "hexes": FAR, "begin": "charge CS"}, "GL-10.11.1: nobody in front"),
    ("glory", {**OWN, "hexes": FAR, "begin": "fire CS"}, "GL-9.11.1: no guns"),
    ("glory", {**OWN, "hexes": {"0515": FAR["0515"]}, "leaders": {}, "begin": "act CS"}, "GL-4.21.2: nobody is there"),
    ("guns", {"day": 2, "positions": RODES, "turn": "CSA withdrawal"}, "GG-14: no enemy"),
    ("guns", {"day": 2, "positions": FOES, "turn": "CSA attack"}, "GG-6: Hold orders"),
    ("reason", {"scenario": "lindenau", "begin": "combat first"}, "MR-20: nobody in contact"),
    ("reason", {"scenario": "lindenau", "begin": "musketry"}, "MR-8: nobody in range"),
]  # fmt: skip
BUSY: list[tuple[str, dict[str, Any]]] = [
    ("glory", {**OWN, "hexes": NEAR, "begin": "charge CS"}),
    ("glory", {**OWN, "hexes": FAR, "begin": "move CS"}),
    ("glory", {**OWN, "hexes": FAR, "begin": "act CS"}),
    ("glory", {**OWN, "hexes": FAR}),
    ("guns", {"day": 2, "hour": "4PM", "positions": FOES, "orders": ATTACK, "tokens": GUNS, "turn": "CSA attack"}),
    ("guns", {"day": 2, "positions": RODES, "turn": "CSA march"}),
    ("guns", {"day": 2, "positions": RODES, "turn": "CSA phase"}),
    ("reason", {"scenario": "lindenau", "begin": "move first"}),
    ("reason", {"scenario": "lindenau", "begin": "control first"}),
    ("reason", {"scenario": "lindenau"}),
    ("gettysburg", {"turn": "start"}),
    ("gettysburg", {"turn": "Union", "places": {"MPN": {"pieces": ["UR1"]}}}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "position", "why"), IDLE, ids=lambda value: str(value)[:24])
def test_a_beginning_without_anything_to_do_is_noted(name: str, position: dict[str, Any], why: str) -> None:
    game = find_game(name)
    step = position.get("begin") or position["turn"]
    state = game.position(position)
    assert state.passed_over == step, why
    assert state.copy().passed_over == pickle.loads(pickle.dumps(state)).passed_over == step
    note = probe(game, Question(position=position))["note"]
    assert step in note
    for language in LANGUAGES:
        assert "{" not in say(words(game.words, language), "note-passed-over", step=step)


@pytest.mark.parametrize(("name", "position"), BUSY, ids=lambda value: str(value)[:24])
def test_a_beginning_with_something_to_do_is_not(name: str, position: dict[str, Any]) -> None:
    game = find_game(name)
    state = game.position(position)
    assert state.passed_over == ""
    assert probe(game, Question(position=position))["note"] is None
    assert game.position(game.to_json(state)).passed_over == ""
