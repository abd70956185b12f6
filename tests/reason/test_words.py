"""What the game says, in its own words."""

from __future__ import annotations

import pytest

from longroll.games.reason import REASON
from longroll.games.reason.components import FORMATIONS, KINDS, RATINGS, SEATS, STATUSES, WEATHERS
from longroll.games.reason.data.materials import MAP_WORDS, WORDS
from longroll.games.reason.lexicon import CLAUSES, EVENT_WORDS
from longroll.games.reason.rules.setup import SCENARIOS, theatre
from longroll.kit.terms import Event
from longroll.kit.words import LANGUAGES, words

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
def test_modifiers_and_names_have_words(language: str) -> None:
    book = words(WORDS, language)
    missing = [f"modifier-{clause.replace('.', '-')}" for clause in CLAUSES]
    listed = [*KINDS, *FORMATIONS, *RATINGS, *STATUSES, *WEATHERS, *SEATS, "chance", "nobody"]
    missing += [f"name-{word}" for word in listed]
    missing += [f"name-{word}" for sort, found in EVENT_WORDS.items() if sort != "manoeuvre" for word in found]
    missing += [f"name-{army}" for scenario in SCENARIOS for army in theatre(scenario)[1].army_words]
    assert [key for key in missing if not book.has(key)] == []
    sheet = words(MAP_WORDS, language)
    assert all(sheet.has(f"told-{manoeuvre}") for manoeuvre in EVENT_WORDS["manoeuvre"])


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
