"""Every message of the rules exists in every language, and speaks with the arguments that the rules give it."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.components import ENTRIES, ORDERS, SPACES
from longroll.games.guns.data.materials import WORDS
from longroll.games.guns.lexicon import DECISIONS, EVENTS, MODIFIERS, SEATS, VERB_NAMES
from longroll.games.guns.table.report import narrate, sentence, spoken, summary
from longroll.kit import CHANCE, Action, Event, Message
from longroll.kit.speech import WIDTH
from longroll.kit.words import LANGUAGES, words
from tests.guns.table import Table
from tests.vocabulary import assert_languages_agree, messages_in

languages = pytest.mark.parametrize("language", LANGUAGES)


def messages(language: str) -> dict[str, set[str]]:
    return messages_in(WORDS, language)


def test_languages_say_the_same_in_the_same_order() -> None:
    assert_languages_agree(WORDS)


@languages
def test_every_decision_verb_and_event_has_its_words(language: str) -> None:
    book = words(WORDS, language)
    for asking in DECISIONS:
        assert book.has(f"prompt-{asking.name}"), asking.name
        assert book.has(f"name-decision-{asking.name}"), asking.name
    for verb in VERB_NAMES:
        assert book.has(f"verb-{verb}"), verb
        assert book.has(f"describe-{verb}"), verb
    for name, _ in EVENTS:
        assert book.has(f"event-{name}"), name
    for clause in MODIFIERS:
        assert book.has(f"modifier-{clause.replace('.', '-')}"), clause
    for name in (*ENTRIES, *ORDERS, *SPACES, *SEATS, "rumor", "chance"):
        assert book.has(f"name-{name}"), name
    for scenario in GUNS.scenarios.values():
        assert book.has(scenario.title)
        assert book.has(scenario.history)
        for option, choices in scenario.options.items():
            assert book.has(f"option-{option}"), option
            for choice in choices:
                assert book.has(f"choice-{choice}") or book.has(f"name-{choice}"), choice


@languages
def test_every_event_speaks_with_its_arguments(language: str) -> None:
    said = messages(language)
    for name, params in EVENTS:
        assert said[f"event-{name}"] <= {param for param, _ in params}, name


@languages
def test_random_games_are_told_in_words(language: str) -> None:
    book = words(WORDS, language)
    for seed, scenario in enumerate(sorted(GUNS.scenarios)):
        rng = Random(seed)
        state = GUNS.new(scenario, {"extended-bombardment": "yes", "obstructed": "yes"})
        for step in range(500):
            if state.over:
                break
            decision = state.decision
            assert decision is not None
            assert spoken(decision.prompt, book)
            weights = state.weights() if state.mover == CHANCE else None
            action = state.write(rng.choices(state.codes, weights)[0])
            assert sentence(action, book)
            events = state.apply(action)
            for seat in (*GUNS.seats, None):
                assert all(narrate(events, seat, book)) or not events
            if step % 50 == 0:
                for seat in (*GUNS.seats, None):
                    text = GUNS.summary(state, seat, language)
                    assert max(len(line) for line in text.splitlines()) <= WIDTH


def test_sentences() -> None:
    book = words(WORDS, "en")
    assert sentence(Action.read("enter Heth-F CHAMBERSBURG P41 A18"), book) == (
        "Heth, full strength enters at Chambersburg across country to P41, facing A18"
    )
    assert sentence(Action.read("enter Iron-R2 BALTIMORE P41 -"), book) == (
        "Iron Brigade, reduced to 2 enters at Baltimore across country to P41"
    )
    assert sentence(Action.read("special hold the hill"), book) == "Special order: “hold the hill”"
    events = [
        Event("marches", {"army": "CSA", "position": "P1", "to": "P2"}),
        Event("identity", {"face": "Heth-F"}, ("CSA",)),
    ]
    assert narrate(events, "CSA", book) == ["Confederacy: a block marches from P1 to P2. (Heth, full strength)"]
    assert narrate(events, "USA", book) == ["Confederacy: a block marches from P1 to P2."]
    modifier = Event("modifier", {"clause": "GG-13.18.6", "value": "+1"})
    assert narrate([modifier], None, book) == ["+1: Confederate attacker"]


def test_the_summary_shows_only_what_the_seat_sees() -> None:
    table = Table("second-day").chance(1)
    book = words(WORDS, "en")
    mine = GUNS.summary(table.state, "CSA", "en")
    assert "Anderson-F" in mine
    theirs = GUNS.summary(table.state, "USA", "en")
    assert "Anderson-F" not in theirs.split("out of play")[0]
    assert "CSA-?" in theirs
    assert summary(table.state, book) != theirs


def test_messages_know_their_arguments() -> None:
    with pytest.raises(KeyError):
        words(WORDS, "en").say(Message("event-marches", {"army": "CSA"}))
