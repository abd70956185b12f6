"""Every message of the rules exists in every language, and speaks with the arguments that the rules give it."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.reason import REASON
from longroll.games.reason.components import FORMATIONS, KINDS, RATINGS, SEATS, STATUSES, WEATHERS
from longroll.games.reason.data.materials import MAP_WORDS, WORDS
from longroll.games.reason.lexicon import CLAUSES, DECISIONS, EVENT_WORDS, EVENTS, LEXICON, VERB_NAMES
from longroll.games.reason.rules.setup import SCENARIOS, theatre
from longroll.games.reason.state import Battle
from longroll.kit.lexicon import LINE
from longroll.kit.narration import plain
from longroll.kit.speech import WIDTH
from longroll.kit.terms import Event
from longroll.kit.words import LANGUAGES, words
from tests.acceptance.walks import nonsense, walk, warlike
from tests.vocabulary import assert_languages_agree, messages_in

languages = pytest.mark.parametrize("language", LANGUAGES)


def messages(language: str) -> dict[str, set[str]]:
    return messages_in(WORDS, language)


def test_languages_say_the_same_in_the_same_order() -> None:
    assert_languages_agree(WORDS)


LINES = [kind for kind in EVENTS if kind.telling.stands == LINE]


@languages
def test_every_decision_verb_and_event_has_its_words(language: str) -> None:
    book = words(WORDS, language)
    missing = [f"prompt-{asked.name}" for asked in DECISIONS]
    missing += [f"name-decision-{asked.name}" for asked in DECISIONS]
    missing += [f"verb-{verb}" for verb in VERB_NAMES]
    missing += [f"event-{kind.name}" for kind in LINES]
    missing += [f"modifier-{clause.replace('.', '-')}" for clause in CLAUSES]
    listed = [*KINDS, *FORMATIONS, *RATINGS, *STATUSES, *WEATHERS, *SEATS, "chance", "nobody"]
    missing += [f"name-{word}" for word in listed]
    missing += [f"name-{word}" for sort, found in EVENT_WORDS.items() if sort != "manoeuvre" for word in found]
    missing += [f"name-{army}" for scenario in SCENARIOS for army in theatre(scenario)[1].army_words]
    missing += [key for scenario in REASON.scenarios.values() for key in (scenario.title, scenario.history)]
    assert [key for key in missing if not book.has(key)] == []
    sheet = words(MAP_WORDS, language)
    assert all(sheet.has(f"told-{manoeuvre}") for manoeuvre in EVENT_WORDS["manoeuvre"])


@languages
def test_every_event_speaks_with_its_arguments(language: str) -> None:
    said = messages(language)
    for kind in LINES:
        assert said[f"event-{kind.name}"] <= {param for param, _ in kind.args}, kind.name


@languages
def test_no_face_is_said_that_is_drawn_beside_the_sentence(language: str) -> None:
    said = messages(language)
    drawn = [kind for kind in EVENTS if kind.telling.die]
    assert len(drawn) > len([kind for kind in drawn if kind in LINES]) > 0
    for kind in drawn:
        assert kind.telling.die in {param for param, _ in kind.args}, kind.name
        assert kind.telling.die not in said.get(f"event-{kind.name}", set()), kind.name


@languages
def test_no_sentence_is_kept_for_an_event_that_is_no_line(language: str) -> None:
    events = {key.removeprefix("event-") for key in messages(language) if key.startswith("event-")}
    assert events == {kind.name for kind in LINES}


@languages
def test_every_verb_is_described_with_its_arguments(language: str) -> None:
    said = messages(language)
    described = [verb for verb in LEXICON.verbs if f"describe-{verb.name}" in said]
    for verb in described:
        assert not verb.params.usage, f"{verb.name}: free text has labels of its own"
        assert said[f"describe-{verb.name}"] <= set(verb.params.words), verb.name
    assert {verb.name for verb in LEXICON.verbs if verb.silent} <= {verb.name for verb in described}


@languages
@pytest.mark.parametrize("scenario", ["lindenau", "warburg"])
def test_random_games_are_told_in_words(language: str, scenario: str) -> None:
    book = words(WORDS, language)
    rng = Random(scenario)
    for state, code in walk(REASON, scenario, 3, warlike):
        assert isinstance(state, Battle)
        assert REASON.prompt(state, state.seat, language)
        if rng.random() < 0.1:
            assert all(choice.label for choice in REASON.choices(state, language))
            events = state.copy().apply(state.write(code))
            told = REASON.narrate(events, None, language)
            assert told == [plain(line) for line in REASON.log_lines(events, None, language)]
            assert not any("MR-" in line for line in told), told
            refusal = state.check(state.write(nonsense(state, rng)))
            if refusal is not None:
                assert book.say(refusal.reason)
        if rng.random() < 0.01:
            text = REASON.summary(state, None, language)
            assert max(len(line) for line in text.splitlines()) <= WIDTH


def told(*events: Event) -> list[str]:
    return REASON.narrate(events, None, "en")


def test_the_terminal_calls_people_and_places_as_the_table_does() -> None:
    general: dict[str, str | int] = {"officer": "Segur", "officer-name": "Segur", "seat": "first"}
    unit: dict[str, str | int] = {"unit": "W21", "unit-name": "Garde du Corps and Gens d'armes", "seat": "second"}
    assert told(Event("officer-safe", general)) == ["Ségur is unhurt."]
    assert told(Event("occupies", {**unit, "sector": "Lindenau-1"})) == [
        "Garde du Corps (W21) occupies Lindenau (Lindenau-1)."
    ]
    assert told(Event("fire-dice", {"dice": 1, "number": 6, "clause": "MR-9.7"})) == ["1 die, 6 needed (battery)."]


def test_dice_and_legs_stand_with_the_line_they_lead_to_and_a_sum_behind_it() -> None:
    unit: dict[str, str | int] = {"unit": "B1", "unit-name": "Hussars", "seat": "first"}
    leg = Event("leg", {"manoeuvre": "advance", "amount": "0.50", "cost": "1.50"})
    ground = Event("leg-extra", {"clause": "MR-13.5", "cost": "1.00"})
    moves = Event("moves", {**unit, "cost": "1.50", "allowance": "2.00"})
    assert told(leg, ground, moves) == ["Advance 0.50 (1.50), level 1.00. Hussars (B1) moves: 1.50 of 2.00 BW."]
    evades = Event("evade-dice", {**unit, "defender": 6, "attacker": 5})
    for_kind = Event("modifier", {"clause": "MR-19.2", "value": "+2"})
    assert told(Event("die", {"face": 4}), Event("die", {"face": 5}), evades, for_kind) == [
        "Evade of Hussars (B1): 6 against 5. (kind of cavalry +2) [4] [5]"
    ]
    tested = Event("attack-test", {**unit, "die": 3, "sp": 5})
    assert told(tested) == ["Attack test of Hussars (B1) against 5 SP. [3]"]


def test_a_forced_answer_is_told_once() -> None:
    """Where its deed has an event of its own, that one tells it; else the answer is named."""
    unit: dict[str, str | int] = {"unit": "B1", "unit-name": "Hussars", "seat": "first"}
    assert told(Event("forced", {"action": "stay"}), Event("stays", unit)) == ["Hussars (B1) stays."]
    assert told(Event("forced", {"action": "only"})) == ["No other answer: Attack the first target only."]
