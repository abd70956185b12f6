"""Every reason a game may give against an answer: a kept position in which somebody is told it, in his language.

A reason without such a position is never given, and has no business in the words.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from longroll.games import BUILT_IN
from longroll.games import game as find_game
from longroll.kit.words import LANGUAGES
from tests.acceptance.walks import reference
from tests.vocabulary import heard, messages_in

KEPT = Path(__file__).parent / "refusals"


def kept(name: str) -> dict[str, dict[str, Any]]:
    """Example of each reason: ``position``, ``seat``, ``action``, and the ``clause`` that forbids it."""
    return examples(name, "refusals")


def looks(name: str) -> dict[str, dict[str, Any]]:
    """Example of each reason that no answer is refused for, but that a look at a thing may tell: ``position``,
    ``seat``, ``key`` of the thing."""
    return examples(name, "looks")


def examples(name: str, sort: str) -> dict[str, dict[str, Any]]:
    file = json.loads((KEPT / f"{name}.json").read_text(encoding="utf-8"))
    found: dict[str, dict[str, Any]] = file.get(sort, {})
    for example in found.values():
        if "map" in example["position"]:
            example["position"]["map"] = file["maps"][example["position"]["map"]]
    return found


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_reason_is_given_somewhere(name: str) -> None:
    keys = messages_in(find_game(name).words, "en")
    told = {key.removeprefix("refusal-") for key in keys if key.startswith("refusal-")}
    assert {*kept(name), *looks(name)} == told


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_reason_is_a_sentence_with_its_clause(name: str) -> None:
    game = find_game(name)
    clauses = reference(game)
    for reason, example in kept(name).items():
        state = game.position(example["position"])
        for language in LANGUAGES:
            with heard() as said:
                why = game.why(state, example["seat"], example["action"], language)
            assert not why.legal, reason
            assert f"refusal-{reason}" in said, f"{reason}: {why.reason}"
            assert why.clause == example["clause"], reason
            assert why.clause in clauses
            assert why.reason[-1] in ".»”", reason
            assert "{" not in why.reason


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_look_tells_the_reasons_that_no_answer_meets(name: str) -> None:
    game = find_game(name)
    for reason, example in looks(name).items():
        state = game.position(example["position"])
        for language in LANGUAGES:
            with heard() as said:
                assert game.inspect(state, example["seat"], example["key"], language)
            assert f"refusal-{reason}" in said
