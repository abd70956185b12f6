"""Every reason a game may give against an answer: a kept position in which somebody is told it, in his language.

A reason without such a position is never given, and has no business in the words.
"""

from __future__ import annotations

import pytest

from longroll.games import BUILT_IN
from longroll.games import game as find_game
from longroll.kit.words import LANGUAGES
from tests.acceptance.kept import against, looks, refusals
from tests.acceptance.walks import reference
from tests.vocabulary import heard, messages_in


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_reason_is_given_somewhere(name: str) -> None:
    """Some against an answer, some by a look at a thing."""
    told = {key for key in messages_in(find_game(name).words, "en") if key.startswith("refusal-")}
    assert {*(f"refusal-{reason}" for reason in refusals(name)), *(told & set(looks(name)))} == told


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_reason_is_a_sentence_with_its_clause(name: str) -> None:
    game = find_game(name)
    clauses = reference(game)
    for reason, example in refusals(name).items():
        state = game.position(example["position"])
        for language in LANGUAGES:
            with heard() as said:
                clause, why = against(game, state, example, language)
            assert f"refusal-{reason}" in said, f"{reason}: {why}"
            assert clause == example["clause"], reason
            assert clause in clauses
            assert why[-1] in ".»”", reason
            assert "{" not in why
