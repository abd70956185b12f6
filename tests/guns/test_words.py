"""What the game says, in its own words."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.components import ENTRIES, ORDERS, SPACES
from longroll.games.guns.data.materials import WORDS
from longroll.games.guns.lexicon import EVENTS, MODIFIERS, SEATS
from longroll.games.guns.table.report import summary
from longroll.games.guns.table.speech import speech
from longroll.kit import CHANCE, Action, Event, Message
from longroll.kit.handicap import HANDICAP
from longroll.kit.words import LANGUAGES, words
from tests.guns.table import Table

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
def test_modifiers_names_and_options_have_words(language: str) -> None:
    book = words(WORDS, language)
    for clause in MODIFIERS:
        assert book.has(f"modifier-{clause.replace('.', '-')}"), clause
    for name in (*ENTRIES, *ORDERS, *SPACES, *SEATS, "rumor", "chance"):
        assert book.has(f"name-{name}"), name
    for scenario in GUNS.scenarios.values():
        for option, choices in scenario.options.items():
            assert book.has(f"option-{option}"), option
            assert book.has(f"choice-{HANDICAP}")
            for choice in choices:
                assert option == HANDICAP or book.has(f"choice-{choice}") or book.has(f"name-{choice}"), choice


WITHOUT_CLAUSE = {"forced", "identity", "shown", "day", "modifier"}
"""What other events explain, what no clause says, and lines of a combat, which bring their own clause."""


def test_every_event_declares_its_clause() -> None:
    assert {event.name for event in EVENTS if not event.clause} == WITHOUT_CLAUSE


def test_no_block_is_named_twice_in_a_line() -> None:
    for seed, scenario in enumerate(sorted(GUNS.scenarios)):
        rng = Random(seed)
        state = GUNS.new(scenario, {"extended-bombardment": "yes", "obstructed": "yes"})
        for _ in range(500):
            if state.over:
                break
            weights = state.weights() if state.mover == CHANCE else None
            events = state.apply(state.write(rng.choices(state.codes, weights)[0]))
            language = rng.choice(LANGUAGES)
            for seat in (*GUNS.seats, None):
                for line in GUNS.narrate(events, seat, language):
                    assert not any(line.count(face) > 1 for face in speech(language).faces), line


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
    told = "marches from Hoffman Farm / Cobean Farm to Herr Ridge, north end."
    assert GUNS.narrate(events, "CSA", "en") == [f"Heth {told}"]
    assert GUNS.narrate(events, "USA", "en") == [f"A hidden Confederate block {told}"]
    modifier = Event("modifier", {"clause": "GG-13.18.6", "value": "+1"})
    steep = Event("modifier", {"clause": "GG-13.18.7", "value": "-1"})
    result = Event("combat-result", {"position": "P197", "value": "+1", "army": "CSA"})
    held = Event("combat-result", {"position": "P197", "value": "0", "army": "USA"})
    assert GUNS.narrate([modifier, result], None, "en") == [
        "Confederate attacker +1. Confederacy wins the close combat at The Angle: +1."
    ]
    assert GUNS.narrate([modifier, steep, held], None, "en") == [
        "Confederate attacker +1, steep slope −1. Union holds The Angle: 0."
    ]


def test_names_of_positions_are_translated_where_they_are_words() -> None:
    assert speech("fr").place("P142") == "Cemetery Hill, nord-ouest"
    assert speech("it").place("P168") == "Seminary Ridge, centro"
    assert speech("en").place("P142") == "Cemetery Hill, north-west"


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
