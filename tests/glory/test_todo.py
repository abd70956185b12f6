"""Prompts that say what and why, and the lists of what must and may still be done."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.glory import GLORY
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from longroll.kit.scene import Prompt
from longroll.kit.words import LANGUAGES
from tests.acceptance.walks import warlike
from tests.glory.field import Field
from tests.glory.test_stage import CODES


def asked(field: Field) -> Prompt:
    prompt = GLORY.prompt(field.state, field.seat, "en")
    assert prompt is not None
    return prompt


@pytest.mark.parametrize("scenario", ["prospect-hill", "henry-hill", "snodgrass-hill"])
def test_every_prompt_and_duty_can_be_read(scenario: str) -> None:
    """Without codes, must before may, done at the end; an action that begins a duty is legal."""
    rng = Random(scenario)
    state = GLORY.new(scenario)
    duties = 0
    for number in range(500):
        if state.over:
            break
        if state.mover != CHANCE:
            prompt = GLORY.prompt(state, state.seat, LANGUAGES[number % len(LANGUAGES)])
            assert prompt is not None
            assert not CODES.search(f"{prompt.text} {prompt.question}")
            order = [(duty.done, not duty.must) for duty in prompt.duties]
            assert order == sorted(order)
            assert bool(prompt.duties) == bool(prompt.duties_of)
            for duty in prompt.duties:
                duties += 1
                assert not CODES.search(f"{duty.text} {duty.note} {duty.value}")
                assert not duty.action or state.check(duty.action) is None, duty
        state.play(rng.choices(state.codes, state.weights())[0] if state.mover == CHANCE else warlike(state, rng))
    assert duties > 100


@rule("GL-9.13.1")
def test_guns_that_are_fired_at() -> None:
    field = Field("US g art 0505 S\nCS c art 0507 N", side="US", step="fire").do("fire g 0507 -")
    prompt = asked(field)
    assert (prompt.text, prompt.question) == ("g fires at c, 2 hexes.", "Fire back?")


@rule("GL-10.32.1", "GL-11.21.1")
def test_a_charge_from_both_sides() -> None:
    field = Field("CS p inf 0505 N s=3\nUS d inf 0504 S s=12").do("charge p")
    fire = asked(field)
    assert (fire.text, fire.question) == ("p against d.", "Who fires at whom?")
    (duty,) = fire.duties
    assert (duty.key, duty.text, duty.must, duty.action) == ("piece:d", "D may fire", False, "defend 0504 C")
    field.do("defend 0504 C").dice(0, 2)
    back = asked(field)
    assert (back.text, back.question) == ("p falls back one hex.", "Where to?")
    assert [(duty.text, duty.must, duty.clause) for duty in back.duties] == [("P falls back", True, "GL-11.21.1")]


@rule("GL-10.21.1", "GL-10.22.1")
def test_charges_are_listed_with_their_chances() -> None:
    field = Field("CS p inf 0505 N\nCS q inf 0705 N\nUS d inf 0504 S\nUS e inf 0704 S")
    listed = asked(field).duties
    assert [duty.text for duty in listed] == ["P may charge", "Q may charge"]
    for duty in listed:
        card = GLORY.odds(field.state, "CS", duty.action, "en")
        assert card is not None
        assert duty.value == f"{card.percent} %"
    field.do("charge p")
    labels = {choice.verb: choice for choice in GLORY.choices(field.state, "en")}
    assert labels["done"].label == "Charge: p against d"
    assert labels["done"].chance
    assert asked(field).duties[-1].done
