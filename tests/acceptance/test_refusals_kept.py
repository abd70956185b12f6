"""Every reason a game may give against an answer: a kept position in which somebody is told it, in his language.

A reason without such a position is either never given (then it has no business in the words) or listed in ``UNKEPT``.
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
UNKEPT: dict[str, str] = {
    "gettysburg": "",
    "guns": "",
    "glory": "",
    "reason": (
        "attack-absent attack-artillery attack-engaged attack-gone attack-march attack-volley "
        "charge-no-canonical charge-no-room charge-occupied charge-place-ground charge-short charge-side "
        "deployed-impassable deployed-river fire-line-woods fire-no-dice force-holds go-on-target is-engaged "
        "name-the-base no-officer-to-post no-points-for-corps no-reinforcement not-a-garrison place-is-taken "
        "spectator turn-is-a-whole-move"
    ),
}
"""Reasons too rare for the kept positions; the tests of their chapters bring them up where they can."""


def kept(name: str) -> dict[str, dict[str, Any]]:
    """Example of each reason: ``position``, ``seat``, ``action``, and the ``clause`` that forbids it."""
    file = json.loads((KEPT / f"{name}.json").read_text(encoding="utf-8"))
    for example in file["refusals"].values():
        if "map" in example["position"]:
            example["position"]["map"] = file["maps"][example["position"]["map"]]
    found: dict[str, dict[str, Any]] = file["refusals"]
    return found


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_reason_is_given_somewhere(name: str) -> None:
    keys = messages_in(find_game(name).words, "en")
    told = {key.removeprefix("refusal-") for key in keys if key.startswith("refusal-")}
    assert set(kept(name)) | set(UNKEPT[name].split()) == told
    assert not set(kept(name)) & set(UNKEPT[name].split())


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
