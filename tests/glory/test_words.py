"""Every message of the rules exists in every language, and speaks with the arguments that the rules give it."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.components import FACINGS, SIDES
from longroll.games.glory.data.materials import WORDS
from longroll.games.glory.lexicon import DECISIONS, DIE, EVENTS, LEXICON, MODIFIERS, PLACES
from longroll.games.glory.rules.counterbattery import Salvo
from longroll.games.glory.rules.setup import SCENARIOS, theatre
from longroll.games.glory.table.names import level_word, turn_name
from longroll.games.glory.table.speech import speech
from longroll.kit import CHANCE, Action, Event, Message
from longroll.kit.clauses import rule
from longroll.kit.lexicon import LINE
from longroll.kit.notation import a_of, verb_in
from longroll.kit.speech import WIDTH
from longroll.kit.words import LANGUAGES, words
from longroll.reference import clauses
from tests.glory.field import Field
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
    for decision in DECISIONS:
        assert book.has(f"prompt-{decision.name}"), decision
        assert book.has(f"name-decision-{decision.name}"), decision
    for verb in LEXICON.verbs:
        assert book.has(f"verb-{verb.name}"), verb
        assert book.has(f"describe-{verb.name}"), verb
    for event in EVENTS:
        assert book.has(f"event-{event.name}") == (event.telling.stands == LINE), event
    for clause in MODIFIERS:
        assert book.has(f"modifier-{clause.replace('.', '-')}"), clause
    for name in (*SIDES, *FACINGS, *PLACES, "chance"):
        assert book.has(f"name-{name}"), name
    for scenario in GLORY.scenarios.values():
        assert book.has(scenario.title)
        assert book.has(scenario.history)


@languages
def test_every_event_speaks_with_its_arguments_and_leaves_the_face_to_the_die(language: str) -> None:
    said = messages(language)
    for event in EVENTS:
        if event.telling.stands == LINE:
            assert said[f"event-{event.name}"] <= {name for name, _ in event.args} - {event.telling.die}, event


def test_what_is_declared_is_in_the_rules() -> None:
    known = clauses("glory")
    declared = {verb.clause for verb in LEXICON.verbs} | {event.clause for event in EVENTS if event.clause}
    assert declared | {clause for decision in DECISIONS for clause in decision.clauses} <= set(known)
    assert {decision.standing for decision in DECISIONS if decision.standing} == set(GLORY.standing)


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
    rng = Random(scenario)
    state = GLORY.new(scenario)
    for step in range(600):
        if state.over:
            break
        if step % 40 == 0:
            assert all(choice.label for choice in GLORY.choices(state, language))
            page = GLORY.summary(state, None, language)
            assert all(len(line) <= WIDTH for line in page.split("\n"))
        hostile = hostile_answers(state) if state.mover != CHANCE and rng.random() < 0.7 else []
        code = rng.choice(hostile or state.codes)
        assert all(GLORY.narrate(state.apply(state.write(code)), None, language))


def test_names_not_ids_are_spoken() -> None:
    english = speech("en")
    assert english.act(Action.read("move us-caldwell 0609")) == "Caldwell moves to 0609"
    assert english.act(Action.read("ride Anderson-RH")) == "R.H. Anderson rides"
    assert english.act(Action.read("open Lee/I-Corps")) == "Open the turn with Lee I Corps"
    assert narrated("rallies", unit="cs-ransoms-brigade", die=3) == [
        "Ransom’s brigade (cs-ransoms-brigade) rallies. [3]"
    ]
    assert narrated("rides", leader="Anderson-RH", hex="0609") == ["R.H. Anderson (Anderson-RH) rides to 0609."]
    told = narrated("victory", side="US", level="Union marginal victory", margin="+6")
    assert told == ["Union wins: Union marginal victory (margin +6)."]


def narrated(kind: str, **args: str | int) -> list[str]:
    return GLORY.narrate([Event(kind, args)], None, "en")


def test_a_sum_is_told_with_what_came_of_it() -> None:
    """GL-9.22.1: the die and the lines of its sum stand in the line of the result, in the colours of who suffers."""
    batch = [
        Event("die", {"face": 7}),
        Event("modifier", {"clause": "GL-9.23.1", "value": "+1"}),
        Event("check", {"unit": "us-zook", "total": 8, "cohesion": 6}),
    ]
    assert GLORY.narrate(batch, None, "en") == ["Battery +1. Zook (us-zook) checks: 8 against 6. [7]"]
    (line,) = GLORY.log_lines(batch, None, "en")
    assert [(die.face, die.side, die.sides) for die in line.dice] == [(7, "u", 10)]


@pytest.mark.parametrize("scenario", ["maryes-heights", "snodgrass-hill"])
def test_every_die_is_drawn_once(scenario: str) -> None:
    """The dice of a salvo with the result of each shot (GL-9.13.2), any other in the line that follows its fall."""
    rng = Random(scenario)
    state = GLORY.new(scenario)
    fallen: Counter[int] = Counter()
    drawn: Counter[int] = Counter()
    for _ in range(900):
        if state.over:
            break
        salvo = isinstance(state.top(), Salvo)
        hostile = hostile_answers(state) if state.mover != CHANCE and rng.random() < 0.7 else []
        code = rng.choice(hostile or state.codes)
        lines = GLORY.log_lines(state.apply(state.write(code)), None, "en")
        faces = [die.face for line in lines for die in line.dice]
        assert all(line.text for line in lines)
        drawn.update(faces)
        if verb_in(code, DIE):
            fallen[a_of(code)] += 1
            assert salvo or faces[0] == a_of(code)
    assert drawn.total() > 20
    assert drawn <= fallen


@rule("GL-9.13.2", "GL-9.22.1")
def test_the_dice_of_a_salvo_stand_with_their_shots() -> None:
    """Both are rolled before the first is applied: each result shows its own die."""
    field = Field("US g art 0505 S\nCS c art 0507 N", side="US", step="fire").do("fire g 0507 -", "answer c -")
    assert field.state.apply("die 1") == []
    shots = [
        re.sub(".*Fire at|total .*effect", "", line) for line in GLORY.narrate(field.state.apply("die 2"), None, "en")
    ]
    assert shots[:2] == [" 0507: . [1]", " 0505: . [2]"]


def test_an_answer_without_a_choice_is_not_told() -> None:
    """What it does is told where it does something."""
    assert narrated("forced", action="end") == []
    assert narrated("forced", action="command Hancock") == []


@languages
def test_the_end_is_summed_up(language: str) -> None:
    state = GLORY.new("maryes-heights")
    state.apply("concede CS")
    assert words(WORDS, language).say(Message("name-US")) in GLORY.summary(state, None, language)
