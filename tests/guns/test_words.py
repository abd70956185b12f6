"""Every message of the rules exists in every language, and speaks with the arguments that the rules give it."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.components import ENTRIES, ORDERS, SPACES
from longroll.games.guns.data.materials import WORDS
from longroll.games.guns.lexicon import DECISIONS, EVENTS, LEXICON, MODIFIERS, SEATS
from longroll.games.guns.table.report import summary
from longroll.games.guns.table.speech import speech
from longroll.kit import CHANCE, Action, Event, Message
from longroll.kit.lexicon import AFTER
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
    for verb in LEXICON.verbs:
        assert book.has(f"verb-{verb.name}"), verb.name
        assert book.has(f"describe-{verb.name}"), verb.name
    for event in EVENTS:
        assert book.has(f"event-{event.name}"), event.name
        assert book.has(f"event-{event.name}-by") == event.telling.second_person, event.name
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
    for event in EVENTS:
        given = {param for param, _ in event.args}
        if event.telling.stands == AFTER:
            given.add("event")
        assert said[f"event-{event.name}"] <= given, event.name


WITHOUT_CLAUSE = {"forced", "identity", "shown", "day", "modifier"}
"""What other events explain, what no clause says, and lines of a combat, which bring their own clause."""


def test_every_event_declares_its_clause() -> None:
    assert {event.name for event in EVENTS if not event.clause} == WITHOUT_CLAUSE


@languages
def test_random_games_are_told_in_words(language: str) -> None:
    for seed, scenario in enumerate(sorted(GUNS.scenarios)):
        rng = Random(seed)
        state = GUNS.new(scenario, {"extended-bombardment": "yes", "obstructed": "yes"})
        for step in range(500):
            if state.over:
                break
            assert GUNS.prompt(state, state.seat, language) is not None
            weights = state.weights() if state.mover == CHANCE else None
            action = state.write(rng.choices(state.codes, weights)[0])
            assert speech(language).act(action)
            events = state.apply(action)
            for seat in (*GUNS.seats, None):
                told = GUNS.narrate(events, seat, language)
                assert all(told)
                assert not [line for line in told if any(line.count(face) > 1 for face in speech(language).faces)]
            if step % 50 == 0:
                for seat in (*GUNS.seats, None):
                    text = GUNS.summary(state, seat, language)
                    assert max(len(line) for line in text.splitlines()) <= WIDTH


def test_sentences() -> None:
    say = speech("en").act
    assert say(Action.read("enter Heth-F CHAMBERSBURG P41 A18")) == (
        "Heth enters at Chambersburg across country to Willoughby Fork / McPherson Farm, facing Monfort Farm"
    )
    assert say(Action.read("enter Iron-R2 BALTIMORE P41 -")) == (
        "Iron Brigade, reduced to 2 enters at Baltimore across country to Willoughby Fork / McPherson Farm"
    )
    assert say(Action.read("special hold the hill")) == "Special order: “hold the hill”"
    events = [
        Event("marches", {"army": "CSA", "position": "P1", "to": "P2"}),
        Event("identity", {"face": "Heth-F"}, ("CSA",)),
    ]
    told = "Confederacy: a block marches from Hoffman Farm / Cobean Farm (P1) to Herr Ridge, north end (P2)."
    assert GUNS.narrate(events, "CSA", "en") == [f"{told} (Heth, full strength)"]
    assert GUNS.narrate(events, "USA", "en") == [told]
    modifier = Event("modifier", {"clause": "GG-13.18.6", "value": "+1"})
    assert GUNS.narrate([modifier], None, "en") == ["+1: Confederate attacker"]


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
