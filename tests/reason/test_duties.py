"""What is still to do, as the table tells it: must before may, with target, distance and chance."""

from __future__ import annotations

import pytest

from longroll.games.reason import REASON
from longroll.kit.clauses import rule
from longroll.kit.scene import Prompt
from longroll.kit.words import LANGUAGES
from tests.reason.field import Field
from tests.reason.fights import duel, engage
from tests.reason.filming import KEPT, after, kept

FAR = "first y RI 38 3 0 force=Fy\nsecond z RI 38 27 180"


def prompt(field: Field, language: str = "en") -> Prompt:
    found = REASON.prompt(field.state, field.seat, language)
    assert found is not None
    return found


@rule("MR-11.14", "MR-11.15")
def test_a_force_in_attack_is_told_who_must_and_who_may() -> None:
    text = """
    first a HC 10 10 0 sp=6 force=F
    first b HC 14.5 10 0 sp=6 force=F
    first c RI 20 10 0 force=G
    first officer F 11.5 8.5
    second t RI 10 12 180
    second u RI 14.5 22 180
    """
    field = Field(text, at="move", status={"F": "attack", "G": "active"})
    asked = prompt(field)
    assert asked.text == "Attack! A must attack, b must advance."
    assert asked.question == "Which goes first?"
    assert asked.duties_of == "OF: Attack!"
    assert [duty.must for duty in asked.duties] == [True, True, False, False]
    attack, advance, move, ride = asked.duties
    odds = REASON.odds(field.state, "first", "charge a t", "en")
    assert odds is not None
    assert (attack.text, attack.note) == ("A must attack", "t, front, contact at 1.45 of 6 BW")
    assert attack.value == f"{odds.percent} %"
    assert attack.action == "take a"
    assert field.legal(attack.action)
    assert advance.text == "B must advance"
    assert move.note == "c"
    assert ride.text == "Officers may ride"
    field.do("charge a t")
    later = prompt(field)
    assert later.text == "Attack! B must advance."
    assert later.question == "How?", "there is nobody to choose from"
    assert [duty.key for duty in later.duties if duty.done] == ["piece:a"]


@rule("MR-11.5")
def test_generals_still_to_be_tested_stand_with_their_chances() -> None:
    text = f"first a RI 10 5 0\nfirst officer Fa 10 3 mod=1\nfirst b RI 20 5 0\nsecond e RI 10 10 180\n{FAR}"
    field = Field(text, at="control")
    asked = prompt(field)
    assert asked.duties_of == "Control tests"
    assert [duty.action for duty in asked.duties] == ["test Fa", "test Fb", "test Fy"]
    for duty in asked.duties:
        odds = REASON.odds(field.state, "first", duty.action, "en")
        assert odds is not None
        assert duty.value == f"{odds.percent} %"


@rule("MR-9.5", "MR-9.6")
def test_a_battery_with_canister_must_fire() -> None:
    guns = "first g HA 10 10 0 army\nfirst h HA 20 10 0 army"
    foot = "second e RI 9 12.75 180\nsecond f RI 11.1 12.75 180\nsecond k RI 20 16 180"
    text = f"{guns}\n{foot}\n{FAR}"
    field = Field(text, at="artillery")
    asked = prompt(field)
    must = [duty for duty in asked.duties if duty.must]
    assert [duty.text for duty in must] == ["G must fire canister"]
    assert asked.duties[0] is must[0]
    assert [duty.text for duty in asked.duties if not duty.must] == ["H may fire"]


@rule("MR-20.1")
def test_combats_wait_with_the_attackers_chance() -> None:
    text = f"first a RI 10 9.5 0 sp=5\nfirst b RI 20 9.5 0\nsecond t RI 10 10 180 sp=6\nsecond u RI 20 10 180\n{FAR}"
    field = engage(engage(duel(text), "a", "t"), "b", "u")
    while field.kind in ("move", "recover"):
        field.do("done")
    asked = prompt(field)
    assert [(duty.text, duty.note) for duty in asked.duties] == [("A", "against t"), ("B", "against u")]
    odds = REASON.odds(field.state, "first", "resolve a", "en")
    assert odds is not None
    assert asked.duties[0].value == f"{odds.percent} %"


@pytest.mark.parametrize("name", KEPT)
def test_duties_of_kept_games_are_answers_and_nobody_else_is_told(name: str) -> None:
    """Each begins with a legal answer, and those who do not decide have none."""
    counted = 0
    for moment in kept(name)[::3]:
        b = after(moment)
        if b.mover < 0:
            continue
        other = "second" if b.seat == "first" else "first"
        for viewer in (other, None):
            watched = REASON.prompt(b, viewer, "en")
            assert watched is not None
            assert watched.duties == []
        asked = REASON.prompt(b, b.seat, LANGUAGES[counted % 3])
        assert asked is not None
        order = [(duty.done, not duty.must) for duty in asked.duties]
        assert order == sorted(order)
        for duty in asked.duties:
            counted += 1
            assert not duty.action or b.check(duty.action) is None
    assert counted > 100
