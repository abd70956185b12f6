"""What the game says, in its own words."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.components import FACINGS, SIDES
from longroll.games.glory.data.materials import WORDS
from longroll.games.glory.lexicon import DIE, MODIFIERS, PLACES
from longroll.games.glory.rules.counterbattery import Salvo
from longroll.games.glory.rules.setup import SCENARIOS, theatre
from longroll.games.glory.table.names import level_word, turn_name
from longroll.games.glory.table.second_lesson import SECOND_LESSON
from longroll.games.glory.table.speech import speech
from longroll.kit import CHANCE, Action, Event, Message
from longroll.kit.clauses import rule
from longroll.kit.notation import a_of, verb_in
from longroll.kit.words import LANGUAGES, words
from tests.glory.field import Field
from tests.glory.hostile import hostile_answers

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
def test_modifiers_and_names_have_words(language: str) -> None:
    book = words(WORDS, language)
    for clause in MODIFIERS:
        assert book.has(f"modifier-{clause.replace('.', '-')}"), clause
    for name in (*SIDES, *FACINGS, *PLACES):
        assert book.has(f"name-{name}"), name


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


def test_names_not_ids_are_spoken() -> None:
    english = speech("en")
    assert english.act(Action.read("move us-caldwell 0609")) == "Caldwell marches to 0609"
    assert english.act(Action.read("ride Anderson-RH")) == "R.H. Anderson rides"
    assert english.act(Action.read("open Lee/I-Corps")) == "Open the turn with Lee I Corps"
    assert narrated("rallies", unit="cs-ransoms-brigade", die=3) == ["Ransom’s brigade rallies. [3]"]
    assert narrated("rides", leader="Anderson-RH", hex="0609") == ["R.H. Anderson rides to 0609."]
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
    assert GLORY.narrate(batch, None, "en") == ["Zook fails its check: 8 against 6 (battery +1). [7]"]
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
    shots = [re.sub(r": no effect.*\)", "", line) for line in GLORY.narrate(field.state.apply("die 2"), None, "en")]
    assert shots[:2] == ["C under fire. [1]", "G under fire. [2]"]


@rule("GL-9.12.1", "GL-10.33.1", "GL-7.12.1", "GL-3.C.1")
def test_the_log_speaks_of_units() -> None:
    """Who fires at whom, who charges whom and who turns: never the hexes they stand in; what came of it has a name."""
    fire = Field("US us-zook inf 0505 S\nCS cs-cobb inf 0506 N", side="CS")
    told = GLORY.narrate(fire.state.apply("charge cs-cobb"), None, "en")
    assert told == ["Cobb charges Zook."]
    fire.do("defend 0505 C")
    told = GLORY.narrate(fire.state.apply("die 0"), None, "en")
    assert told[0].startswith("Zook fires at Cobb: total 1")
    assert told[1] == "Cobb comes on."
    drawn = [Event("in", {"number": 2, "all": 6}), Event("marker", {"marker": "V/Butterfield"})]
    assert GLORY.narrate(drawn, None, "en") == ["V Butterfield is drawn, 2 in 6."]
    assert narrated("marker", marker="V/Butterfield") == ["V Butterfield is in play."]
    assert narrated("check", unit="us-zook", total=3, cohesion=6) == ["Zook holds: 3 against 6."]


def test_an_answer_without_a_choice_is_not_told() -> None:
    """What it does is told where it does something."""
    assert narrated("forced", action="end") == []
    assert narrated("forced", action="command Hancock") == []


@languages
def test_the_end_is_summed_up(language: str) -> None:
    state = GLORY.new("maryes-heights")
    state.apply("concede CS")
    assert words(WORDS, language).say(Message("name-US")) in GLORY.summary(state, None, language)


def test_a_short_name_ends_a_sentence_once() -> None:
    state = GLORY.position(SECOND_LESSON.position or {})
    prompt = GLORY.prompt(state, "CS", "en")
    assert prompt is not None
    assert prompt.text == "Caldwell and Meagher against Semmes and Washington Art."
