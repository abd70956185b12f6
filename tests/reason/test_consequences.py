"""What answers say they cost and mean, before anybody commits to one."""

from __future__ import annotations

from longroll.games.reason import REASON
from longroll.kit.clauses import rule
from longroll.kit.scene import Choice
from tests.reason.field import Field
from tests.reason.fights import duel, engage

FAR = "first y RI 38 3 0\nsecond z RI 38 27 180"


def choices(field: Field, verb: str, language: str = "en") -> list[Choice]:
    return [choice for choice in REASON.choices(field.state, language) if choice.verb == verb]


@rule("MR-18.2", "MR-17.7")
def test_a_charge_is_a_fight_with_its_contact_and_side() -> None:
    field = duel(f"first a HC 10 10 0\nsecond t RI 10 12 180\n{FAR}").do("take a")
    (found,) = choices(field, "charge")
    assert found.fight
    assert (found.cost, found.note) == ("1.45 of 6 BW", "front")
    moves = choices(field, "move")
    assert all(choice.cost.endswith("of 6 BW") and not choice.fight for choice in moves)
    (french,) = choices(field, "charge", "fr")
    assert french.cost == "1,45 LB sur 6"


@rule("MR-8.5", "MR-8.6")
def test_a_fire_says_how_far_and_with_how_many_dice() -> None:
    near = Field(f"first a RI 10 10 0 sp=7\nsecond e RI 10 11.4 180\n{FAR}", at="musketry")
    assert [(one.cost, one.note) for one in choices(near, "fire")] == [("0.90 BW", "7 dice")]
    far = Field(f"first a RI 10 10 0 sp=3\nsecond e RI 10 12.1 180\n{FAR}", at="musketry")
    assert [(one.cost, one.note) for one in choices(far, "fire")] == [("1.60 BW", "one die")]


@rule("MR-11.2")
def test_command_dice_say_what_they_cost_and_how_far_they_go() -> None:
    text = f"first a RI 10 5 0\nfirst officer Fa 10 3\nfirst commander 10 28\nsecond e RI 20 10 180\n{FAR}"
    field = Field(text, at="phase", pools=(6, 0))
    given = {choice.action: choice for choice in choices(field, "give")}
    assert (given["give OFa"].cost, given["give OFa"].note) == ("2", "24.50 BW")


@rule("MR-20.1")
def test_combats_are_fights() -> None:
    text = f"first a RI 10 9.5 0\nfirst b RI 20 9.5 0\nsecond t RI 10 10 180\nsecond u RI 20 10 180\n{FAR}"
    field = engage(engage(duel(text), "a", "t"), "b", "u")
    while field.kind in ("move", "recover"):
        field.do("done")
    assert all(choice.fight for choice in choices(field, "resolve"))
