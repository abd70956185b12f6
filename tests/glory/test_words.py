"""Every message of the rules exists in every language, and speaks with the arguments that the rules give it."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.components import FACINGS, SIDES
from longroll.games.glory.data.materials import WORDS
from longroll.games.glory.lexicon import DECISIONS, EVENTS, MODIFIERS, PLACES, VERB_NAMES
from longroll.games.glory.rules.setup import SCENARIOS, theatre
from longroll.games.glory.table.report import level_word, narrate, sentence, spoken, summary, turn_name
from longroll.kit import CHANCE, Action, Event, Message
from longroll.kit.speech import WIDTH
from longroll.kit.words import LANGUAGES, words
from tests.glory.hostile import hostile_answers
from tests.vocabulary import assert_languages_agree, messages_in

languages = pytest.mark.parametrize("language", LANGUAGES)


def messages(language: str) -> dict[str, set[str]]:
    return messages_in(WORDS, language)


def test_languages_say_the_same_in_the_same_order() -> None:
    assert_languages_agree(WORDS)


@languages
def test_every_decision_verb_and_event_has_its_words(language: str) -> None:
    book = words(WORDS, language)
    for name, _ in DECISIONS:
        assert book.has(f"prompt-{name}"), name
        assert book.has(f"name-decision-{name}"), name
    for verb in VERB_NAMES:
        assert book.has(f"verb-{verb}"), verb
        assert book.has(f"describe-{verb}"), verb
    for name, _ in EVENTS:
        assert book.has(f"event-{name}"), name
    for clause in MODIFIERS:
        assert book.has(f"modifier-{clause.replace('.', '-')}"), clause
    for name in (*SIDES, *FACINGS, *PLACES, "chance"):
        assert book.has(f"name-{name}"), name
    for scenario in GLORY.scenarios.values():
        assert book.has(scenario.title)
        assert book.has(scenario.history)


@languages
def test_every_event_speaks_with_its_arguments(language: str) -> None:
    said = messages(language)
    for name, params in EVENTS:
        assert said[f"event-{name}"] <= {param for param, _ in params}, name


@languages
def test_levels_and_turns_have_names(language: str) -> None:
    book = words(WORDS, language)
    for scenario in SCENARIOS:
        _, roster = theatre(scenario)
        for _, level in roster.levels:
            assert book.has(f"name-{level_word(level)}"), level
        for turn in roster.turn_ids:
            assert turn_name(turn, book)


def test_turns_as_people_say_them() -> None:
    english = words(WORDS, "en")
    assert turn_name("T3", english) == "turn 3, 10:15"
    assert turn_name("T9", english) == "turn 9, night"
    assert turn_name("May2-1600", english) == "May 2, 16:00"
    assert turn_name("Apr30-N2", english) == "night of April 30, turn 2"
    assert turn_name("0900", english) == "9:00"
    assert turn_name("May2-1600", words(WORDS, "fr")) == "2 mai, 16:00"


@languages
@pytest.mark.parametrize("scenario", ["maryes-heights", "jacksons-attack"])
def test_random_games_are_told_in_words(language: str, scenario: str) -> None:
    book = words(WORDS, language)
    rng = Random(scenario)
    state = GLORY.new(scenario)
    for step in range(600):
        if state.over:
            break
        decision = state.decision
        assert decision is not None
        assert spoken(decision.prompt, book)
        for option in rng.sample(state.options(), min(4, len(state.codes))):
            assert sentence(option.action, book)
        if step % 40 == 0:
            page = summary(state, book)
            assert all(len(line) <= WIDTH for line in page.split("\n"))
        hostile = hostile_answers(state) if state.mover != CHANCE and rng.random() < 0.7 else []
        code = rng.choice(hostile or state.codes)
        told = state.apply(state.write(code))
        assert all(narrate(told, None, book))


def test_names_not_ids_are_spoken() -> None:
    english = words(WORDS, "en")
    assert sentence(Action.read("move us-caldwell 0609"), english) == "Caldwell moves to 0609"
    assert sentence(Action.read("ride Anderson-RH"), english) == "Anderson (R.H.) rides"
    assert sentence(Action.read("open Lee/I-Corps"), english) == "Open the turn with Lee/I Corps"
    event = Event("rallies", {"unit": "cs-ransoms-brigade", "die": 3})
    assert narrate([event], "US", english) == ["Ransom’s brigade rallies (die 3)."]
    said = narrate([Event("victory", {"side": "US", "level": "Union marginal victory", "margin": "+6"})], None, english)
    assert said == ["Union wins: Union marginal victory (margin +6)."]


def test_forced_answers_are_told_only_where_nothing_else_tells_them() -> None:
    english = words(WORDS, "en")
    assert narrate([Event("forced", {"action": "end"})], None, english) == ["Forced: End this marker."]
    assert narrate([Event("forced", {"action": "command Hancock"})], None, english) == []


@languages
def test_the_end_is_summed_up(language: str) -> None:
    book = words(WORDS, language)
    state = GLORY.new("maryes-heights")
    state.apply("concede CS")
    assert book.say(Message("name-US")) in summary(state, book)
