"""What the game says, in its own words."""

from __future__ import annotations

import pytest

from longroll.games.reason import REASON
from longroll.games.reason.components import FORMATIONS, KINDS, RATINGS, SEATS, STATUSES, WEATHERS
from longroll.games.reason.data.materials import MAP_WORDS, NAME_WORDS, WORDS
from longroll.games.reason.lexicon import CLAUSES, EVENT_WORDS
from longroll.games.reason.rules.setup import SCENARIOS, theatre
from longroll.games.reason.table.naming import unit_names
from longroll.kit.terms import Event
from longroll.kit.words import LANGUAGES, words
from tests.vocabulary import assert_languages_agree

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
    assert told(Event("occupies", {**unit, "sector": "Lindenau-1"})) == ["Garde du Corps occupies Lindenau."]
    fires = Event("fires", {**unit, "target": "P1", "target-name": "Hussars", "distance": "1.07"})
    dice = Event("fire-dice", {"dice": 1, "number": 6, "clause": "MR-9.7"})
    assert told(fires, dice) == ["Garde du Corps fires at Hussars, 1.07 BW (one die on 6, battery)."]


def test_dice_and_legs_stand_with_the_line_they_lead_to_and_a_sum_behind_it() -> None:
    unit: dict[str, str | int] = {"unit": "B1", "unit-name": "Hussars", "seat": "first"}
    leg = Event("leg", {"manoeuvre": "advance", "amount": "0.50", "cost": "1.50"})
    ground = Event("leg-extra", {"clause": "MR-13.5", "cost": "1.00"})
    moves = Event("moves", {**unit, "cost": "1.50", "allowance": "2.00"})
    assert told(leg, ground, moves) == ["Hussars move 1.50 of 2 BW, advance 0.50 (1.50), level 1.00."]
    evades = Event("evade-dice", {**unit, "defender": 6, "attacker": 5})
    for_kind = Event("modifier", {"clause": "MR-19.2", "value": "+2"})
    assert told(Event("die", {"face": 4}), Event("die", {"face": 5}), evades, for_kind) == [
        "Hussars have 6 against 5 to get away (kind of cavalry +2). [4] [5]"
    ]
    tested = Event("attack-test", {**unit, "die": 3, "sp": 5})
    assert told(tested) == ["Hussars take an attack test: not above 5. [3]"]


def test_a_forced_answer_is_told_once() -> None:
    """Where its deed has an event of its own, that one tells it; else the answer is named."""
    unit: dict[str, str | int] = {"unit": "B1", "unit-name": "Hussars", "seat": "first"}
    assert told(Event("forced", {"action": "stay"}), Event("stays", unit)) == ["Hussars stay."]
    assert told(Event("forced", {"action": "only"})) == ["No other answer: Attack the first target only."]


def test_verbs_agree_with_names_and_decimals_with_the_language() -> None:
    """A plural name has a plural verb, a proper name has none; lengths are written as the reader writes them."""
    foot: dict[str, str | int] = {"unit": "B1", "unit-name": "Moltke", "seat": "first", "distance": "1.00"}
    horse: dict[str, str | int] = {**foot, "unit-name": "Rochow cuirassiers"}
    said = [
        REASON.narrate([Event("falls-back", args)], None, language)[0]
        for language in LANGUAGES
        for args in (foot, horse)
    ]
    assert said == [
        "Moltke falls back 1.00 BW.",
        "Rochow cuirassiers fall back 1.00 BW.",
        "Moltke se replie de 1,00 LB.",
        "Cuirassiers Rochow se replient de 1,00 LB.",
        "Moltke ripiega di 1,00 LB.",
        "Corazzieri Rochow ripiegano di 1,00 LB.",
    ]


def test_names_that_are_words_are_translated_and_numbered_ones_keep_their_number() -> None:
    names = ("Musketeers II", "Heavy battery", "Regiment C", "Hungarian hussars I", "Prinz Ferdinand")
    assert unit_names(names, "en") == names
    assert unit_names(names, "fr") == (
        "Mousquetaires II", "Batterie lourde", "Régiment C", "Hussards hongrois I", "Prinz Ferdinand",
    )  # fmt: skip
    assert unit_names(names, "it")[3] == "Ussari ungheresi I"
    assert_languages_agree(NAME_WORDS)


@pytest.mark.parametrize(("hits", "losses", "said"), [
    (0, 0, "Hussars hold: no hit."),
    (1, 0, "Hussars hold: the hit is saved."),
    (2, 0, "Hussars hold: all 2 hits are saved."),
    (1, 1, "Hussars take a hit: one loss."),
    (3, 2, "Hussars take 3 hits: 2 losses."),
])  # fmt: skip
def test_the_outcome_of_a_fire_is_named(hits: int, losses: int, said: str) -> None:
    args: dict[str, str | int] = {"target": "B1", "target-name": "Hussars", "hits": hits, "losses": losses}
    assert told(Event("hits", {**args, "seat": "first"})) == [said]
