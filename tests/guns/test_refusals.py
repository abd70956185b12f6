"""Refusals name the clause that says best why not, in every language."""

from __future__ import annotations

import re
from random import Random

import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.board import GROUND
from longroll.games.guns.data.materials import WORDS
from longroll.games.guns.lexicon import notation
from longroll.games.guns.state import Battle
from longroll.games.guns.table.speech import speech
from longroll.kit import Refusal
from longroll.kit.clauses import read_clauses, rule
from longroll.kit.notation import Param
from longroll.kit.words import LANGUAGES
from tests.guns.field import Field
from tests.guns.hostile import hostile_answers

CLAUSES = read_clauses(GUNS.reference)
NOTATION = notation(GROUND)


@rule("GG-6.1", "GG-12.1", "GG-7.3")
def test_an_answer_to_another_question_is_refused_by_the_question() -> None:
    stacks = {"H34 N": "Howard-F", "V61 W": "Heth-F"}
    assert Field("CSA orders", stacks, csa="ANY-1").refused("march Heth-F V61") == "GG-6.1"
    assert Field("CSA march", stacks, csa="ANY-1").refused("order hold") == "GG-12.1"
    hours = Field("start", {"H34 N": "Howard-F Howard-F Howard-F", "V61 W": "Heth-F Hood-F Pender-F"})
    assert hours.kind == "hours"
    assert hours.refused("done") == "GG-7.3"


@rule("GG-10.4", "GG-12.10", "GG-12.12", "GG-12.8", "GG-18.2")
def test_the_closest_clause_is_named() -> None:
    near = {"V44 E": "Howard-F", "H34 N": "Heth-F"}
    field = Field("CSA march", near, csa="ANY-1")
    assert field.refused("march Heth-F H34") == "GG-12.12"
    assert field.refused("ride Heth-F H34") == "GG-18.2"
    assert field.refused("face H34 a31") == "GG-10.4"
    assert field.refused("march Howard-F V44") == "GG-12.1"
    assert Field("CSA march", {"H35 S": "Howard-F", "H34 N": "Heth-F"}).refused("march Heth-F H34") == "GG-12.8"


def test_what_cannot_be_read_is_refused_too() -> None:
    state = GUNS.new("second-day")
    for text in ("", "   ", "storm P41", "march Heth-F", "march Nobody-F P41", "march Heth-F P999", "face P41 A999"):
        refusal = state.check(text)
        assert isinstance(refusal, Refusal), text
        assert refusal.clause in CLAUSES


def any_word(param: Param, rng: Random) -> str:
    return rng.choice([word for word in param.values if word])


def any_action(state: Battle, rng: Random) -> str:
    """An action, legal or not: any of the notation, or a legal one with one word changed."""
    if rng.random() < 0.3:
        verb = NOTATION.by_name[rng.choice(sorted(set(NOTATION.by_name) - {"special"}))]
        return " ".join([verb.name, *(any_word(param, rng) for param in verb.params)])
    action = state.write(rng.choice(list(state.codes)))
    params = NOTATION.by_name[action.verb].params
    args = list(action.args)
    if args and action.verb != "special":
        changed = rng.randrange(len(args))
        args[changed] = any_word(params[changed], rng)
    return " ".join([action.verb, *args])


@pytest.fixture(scope="module")
def attempts() -> list[Refusal]:
    """What the positions of some hostile games say to actions that may be illegal, each thing once."""
    found: dict[str, Refusal] = {}
    for seed, name in enumerate(("third-day", "second-day", "first-day", "three-days", "third-day", "historical")):
        rng = Random(seed)
        state = GUNS.new(name, {"extended-bombardment": "yes", "obstructed": "yes"})
        for _ in range(1500):
            if state.over:
                break
            for _ in range(8):
                action = any_action(state, rng)
                refusal = state.check(action)
                if refusal is not None:
                    found.setdefault(repr((refusal.reason.key, refusal.clause)), refusal)
            codes = state.codes
            if state.mover >= 0 and rng.random() < 0.7:
                codes = hostile_answers(state) or codes
            state.play(rng.choice(codes))
    return list(found.values())


def test_illegal_actions_are_refused_in_words_with_a_clause(attempts: list[Refusal]) -> None:
    assert len({refusal.reason.key for refusal in attempts}) >= 50
    for refusal in attempts:
        assert refusal.clause in CLAUSES, refusal
        for language in LANGUAGES:
            text = speech(language).tell(refusal.reason)
            assert text[-1] == "."
            assert "{" not in text


def test_every_clause_named_in_words_and_rules_exists() -> None:
    groups = {name.rsplit(".", 1)[0] for name in CLAUSES}
    for path in (*WORDS.rglob("*.ftl"), GUNS.reference):
        for name in re.findall(r"GG-(?:\d+(?:\.\d+)+|[RW]\d+)\b", path.read_text(encoding="utf-8")):
            assert name in CLAUSES or name in groups, f"{path.name}: {name}"


@rule("GG-6.8")
def test_too_few_tokens_returned_for_no_attack() -> None:
    field = Field("CSA attack", {"H35 S": "Heth-F", "H34 N": "Howard-F"}, csa="ANY-1 ANY-1 MARCH").do("done")
    assert field.kind == "idle-return"
    assert field.refused("done") == "GG-6.8"


@rule("GG-6.10", "GG-6.12", "GG-8.3")
def test_too_few_tokens_returned_for_an_order() -> None:
    stacks = {"H12 N": "Howard-F", "V65 W": "Heth-F"}
    back = Field("CSA orders", stacks, csa="ANY-1 ANY-1 MARCH").do("order withdraw")
    assert (back.kind, back.refused("done")) == ("order-return", "GG-6.10")
    moment = {"duty": [0, 1], "active": "CSA"}
    hold = Field("CSA orders", stacks, csa="ANY-1 ANY-1 MARCH", moment=moment).do("order hold")
    assert (hold.kind, hold.refused("done")) == ("order-return", "GG-6.12")


@rule("GG-13.11.2")
def test_an_attack_by_a_way_that_does_not_exist() -> None:
    field = Field("CSA attack", {"H35 S": "Heth-F Hood-F", "H34 N": "Howard-F"}, csa="ANY-1 ANY-1").do("target H34")
    if field.kind == "second-target":
        field.do("done")
    assert field.refused("lead Heth-F H35 H34 7") == "GG-13.11.2"
    field.do("lead Heth-F H35 H34 0")
    assert field.refused("send Hood-F H35 H34 9") == "GG-13.11.2"


@rule("GG-5.2", "GG-13.1.1", "GG-13.11.1", "GG-13.11.4")
def test_why_not_in_a_step_that_was_passed_over() -> None:
    """Nothing could be attacked, so play went on to the marches at once; why not this target is still answered."""
    apart = {"H12 N": "Howard-F", "V65 W": "Heth-F"}
    field = Field("CSA attack", apart, csa="ANY-1")
    assert field.kind == "march"
    far = GUNS.why(field.state, "CSA", "target H12", "en")
    assert (far.legal, far.clause, far.place) == (False, "GG-13.11.1", "place:H12")
    assert "passed over" in far.reason
    assert GUNS.why(field.state, "CSA", "target H33", "en").clause == "GG-13.11.4"
    hold = Field("CSA march", apart, csa="ANY-1")
    assert GUNS.why(hold.state, "CSA", "target H12", "en").clause == "GG-13.1.1"
    assert GUNS.why(hold.state, "CSA", "withdraw Heth-F V65", "en").clause == "GG-14.1"


@rule("GG-5.2")
def test_the_wrong_moment_is_named() -> None:
    apart = {"H12 N": "Howard-F", "V65 W": "Heth-F"}
    field = Field("CSA march", apart, csa="ANY-1")
    later = GUNS.why(field.state, "CSA", "order hold", "en")
    assert (later.clause, "later" in later.reason) == ("GG-5.2", True)
    field.do("done")
    over = GUNS.why(field.state, "CSA", "march Heth-F V65", "en")
    assert (over.clause, "over" in over.reason) == ("GG-5.2", True)
    near = Field("CSA march", {"H35 S": "Heth-F", "H34 N": "Howard-F"}, csa="ANY-1", orders={"CSA": "attack"})
    assert "is over" in GUNS.why(near.state, "CSA", "target H34", "en").reason, "it could have been attacked"
