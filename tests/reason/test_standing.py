"""Standing orders: small decisions answered as ordered, or asked after all."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.reason import REASON
from longroll.games.reason.components import ACTIVE, ATTACK
from longroll.kit.clauses import rule
from longroll.kit.game import ASK
from tests.reason.field import Field
from tests.reason.fights import charge, combat, duel, engage

FAR = "first y RI 38 3 0\nsecond z RI 38 27 180"


def answer(field: Field, **orders: str) -> str | None:
    found = REASON.standing_answer(field.state, {name.replace("_", "-"): order for name, order in orders.items()})
    return str(found.action) if found is not None else None


def test_nobody_is_answered_for_without_an_order() -> None:
    field = duel(f"first a HC 10 10 0\nsecond t LC 10 13 180\n{FAR}")
    charge(field, "a", "t")
    assert field.kind == "evade"
    assert answer(field) is None
    assert answer(field, evade=ASK) is None


@rule("MR-19.3", "MR-19.5")
def test_evading() -> None:
    field = duel(f"first a HC 10 10 0 sp=8\nsecond t LC 10 13 180 sp=3\n{FAR}")
    charge(field, "a", "t")
    assert answer(field, evade="yes") == "evade"
    assert answer(field, evade="no") == "stand"
    assert answer(field, evade="best") == "evade"
    field.do("evade").dice(6, 1)
    assert field.kind == "evade-to"
    length, look = str(answer(field, evade="yes")).split()[1:]
    lengths = [float(option.split()[1]) for option in field.options("run")]
    assert (float(length), look) == (max(lengths), "back")
    strong = duel(f"first a LC 10 10 0 sp=2\nsecond t HC 10 13 180 sp=9\n{FAR}")
    charge(strong, "a", "t")
    assert answer(strong, evade="best") == "stand"


@rule("MR-11.2")
def test_command_dice() -> None:
    text = f"first a RI 10 5 0\nfirst officer Fa 10 3 mod=-1\nfirst commander 10 1\nsecond e RI 10 10 180\n{FAR}"
    field = Field(text, at="phase", pools=(6, 0))
    assert field.kind == "orders"
    assert answer(field, control_dice="none") == "done"
    given = []
    while field.kind == "orders":
        action = answer(field, control_dice="spread")
        assert action is not None
        given.append(action)
        field.do(action)
    assert "give OFa" in given
    assert given[-1] == "done" or field.kind != "orders"


@rule("MR-11.8", "MR-11.9")
@pytest.mark.parametrize(("order", "status"), [("calm", ACTIVE), ("bold", ATTACK)])
def test_control_dice(order: str, status: int) -> None:
    text = f"first a RI 10 5 0\nfirst officer Fa 10 3\nfirst commander 10 1\nsecond e RI 10 10 180\n{FAR}"
    field = Field(text, at="phase", pools=(2, 0))
    while field.kind == "orders":
        field.do("give OFa" if "give OFa" in field.options() else "done")
    field.do("test Fa").dice(6, 6, 2, 2)
    assert field.kind == "pick"
    assert answer(field, control="doubt") is None
    action = answer(field, control=order)
    assert action is not None
    field.do(action)
    assert field.state.status[0] == status


@rule("MR-11.8")
def test_a_die_is_rolled_again_only_for_an_idle_force() -> None:
    text = f"first a RI 10 5 0\nfirst officer Fa 10 3 exceptional\nsecond e RI 10 10 180\n{FAR}"
    for dice, wanted in (((1, 2), "reroll 1"), ((4, 3), "keep")):
        field = Field(text, at="control").do("test Fa").dice(*dice)
        assert field.kind == "control-reroll"
        assert answer(field, control="doubt") == wanted


@rule("MR-7.9")
def test_initiative() -> None:
    text = f"first a RI 10 5 0\nsecond e RI 10 10 180\n{FAR}"
    field = Field(text, at="initiative", pools=(3, 3), pulse=0)
    field.dice(1, 2, 6, 5, 4)
    assert field.seat == "first"
    assert answer(field, initiative="none") == "keep"
    assert answer(field, initiative="behind") is None
    field.do("keep")
    assert field.seat == "second"
    assert answer(field, initiative="behind") == "keep"


@rule("MR-20.8", "MR-20.9", "MR-20.12", "MR-21.5")
def test_combat_and_losses() -> None:
    foot = "first a RI 10 9.5 0 sp=5 force=F\nfirst b RI 12.1 9.5 0 sp=7 force=F\nsecond t RI 11 10 180 sp=6"
    text = f"{foot}\nfirst officer F 10 8.9 v=2\nfirst commander 10 6\n{FAR}"
    field = engage(engage(duel(text, pools=(1, 0)), "a", "t"), "b", "t")
    combat(field)
    assert field.kind == "valour"
    assert answer(field, combat="none") == "keep"
    assert answer(field, combat="behind") == "keep"
    field.do("keep").dice(1, 1)
    assert field.kind == "combat-reroll"
    assert answer(field, combat="behind") == "keep", "twelve against six: nothing is lost"
    field.do("keep")
    assert field.kind == "share" or field.kind == "advance"
    assert answer(field, losses="best") in ("share b", "advance a 0")


@rule("MR-20.9")
def test_a_combat_that_is_lost_is_asked_about() -> None:
    text = f"first a RI 10 9.5 0 sp=5\nsecond t RI 10 10 180 sp=6\nfirst commander 10 6\n{FAR}"
    field = combat(engage(duel(text, pools=(1, 0)), "a", "t")).dice(1, 6)
    assert field.kind == "combat-reroll"
    assert answer(field, combat="behind") is None
    assert answer(field, combat="none") == "keep"


@rule("MR-16.1", "MR-16.5")
def test_recovery() -> None:
    text = "first a RI 10 10 0 sp=6\nfirst b RI 20 10 0\nfirst commander 10 12\nsecond e RI 10 25 180"
    field = Field(text, at="recovery", losses={"a": 4, "b": 2}, pools=(2, 0))
    assert answer(field, recovery="best") == "recover a"
    field.do("recover a").dice(6)
    assert answer(field, recovery="best") == "free"
    field.do("free").dice(6)
    assert answer(field, recovery="best") == "keep", "command dice are kept"


def test_a_battle_with_all_orders_asks_for_no_reaction() -> None:
    """Whatever a standing order answers is legal, over whole battles."""
    orders = {name: order.answers[-1] for name, order in REASON.standing.items()}
    answered = set()
    for seed in range(6):
        state, rng = REASON.new("lindenau"), Random(seed)
        for _ in range(900):
            if state.over:
                break
            found = REASON.standing_answer(state, orders) if not state.is_chance else None
            if found is not None:
                answered.add(REASON.order_for(state))
                assert state.check(found) is None
            state.apply(found or state.draw(rng))
    assert {"control-dice", "control", "initiative", "evade", "recovery"} <= answered
