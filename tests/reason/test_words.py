"""Every message of the rules exists in every language, and speaks with the arguments that the rules give it."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.reason import REASON
from longroll.games.reason.components import FORMATIONS, KINDS, RATINGS, SEATS, STATUSES, WEATHERS
from longroll.games.reason.data.materials import WORDS
from longroll.games.reason.lexicon import CLAUSES, DECISIONS, EVENT_WORDS, EVENTS, VERB_NAMES, VERB_PARAMS
from longroll.games.reason.rules.setup import SCENARIOS, theatre
from longroll.games.reason.table.report import TEXT_PARAMS, named, narrate, sentence, summary
from longroll.kit import CHANCE
from longroll.kit.speech import WIDTH
from longroll.kit.words import LANGUAGES, words
from tests.acceptance.walks import nonsense, walk, warlike
from tests.vocabulary import assert_languages_agree, messages_in

languages = pytest.mark.parametrize("language", LANGUAGES)


def messages(language: str) -> dict[str, set[str]]:
    return messages_in(WORDS, language)


def test_languages_say_the_same_in_the_same_order() -> None:
    assert_languages_agree(WORDS)


@languages
def test_every_decision_verb_and_event_has_its_words(language: str) -> None:
    book = words(WORDS, language)
    missing = [f"prompt-{name}" for name, _ in DECISIONS]
    missing += [f"name-decision-{name}" for name, _ in DECISIONS]
    missing += [f"{what}-{verb}" for verb in VERB_NAMES for what in ("verb", "describe")]
    missing += [f"event-{name}" for name, _ in EVENTS]
    missing += [f"modifier-{clause.replace('.', '-')}" for clause in CLAUSES]
    listed = [*KINDS, *FORMATIONS, *RATINGS, *STATUSES, *WEATHERS, *SEATS, "chance", "nobody"]
    missing += [f"name-{word}" for word in (*listed, *(word for sort in EVENT_WORDS.values() for word in sort))]
    missing += [f"name-{army}" for scenario in SCENARIOS for army in theatre(scenario)[1].army_words]
    missing += [key for scenario in REASON.scenarios.values() for key in (scenario.title, scenario.history)]
    assert [key for key in missing if not book.has(key)] == []


@languages
def test_every_event_speaks_with_its_arguments(language: str) -> None:
    said = messages(language)
    for name, params in EVENTS:
        assert said[f"event-{name}"] <= {param for param, _ in params}, name


@languages
def test_every_verb_is_described_with_its_arguments(language: str) -> None:
    said = messages(language)
    for verb, params in VERB_PARAMS.items():
        assert said[f"describe-{verb}"] <= set(TEXT_PARAMS.get(verb, params)), verb


@languages
@pytest.mark.parametrize("scenario", ["lindenau", "warburg"])
def test_random_games_are_told_in_words(language: str, scenario: str) -> None:
    book = words(WORDS, language)
    rng = Random(scenario)
    for state, code in walk(REASON, scenario, 3, warlike):
        decision = state.decision
        assert decision is not None
        assert book.say(named(state, decision.prompt))  # type: ignore[arg-type]
        if rng.random() < 0.1:
            for option in state.options():
                assert sentence(option.action, book)
            events = state.copy().apply(state.write(code))
            assert len(narrate(events, None, book)) <= len(events)
            assert REASON.log_lines(events, None, language) is not None
            refusal = state.check(state.write(nonsense(state, rng)))
            if refusal is not None:
                assert book.say(refusal.reason)
        if rng.random() < 0.01:
            text = summary(state, book)  # type: ignore[arg-type]
            assert max(len(line) for line in text.splitlines()) <= WIDTH
        if state.mover != CHANCE and rng.random() < 0.02:
            assert REASON.choices(state, language)
