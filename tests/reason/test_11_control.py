"""MR-11 Control segment."""

from __future__ import annotations

from typing import Any

import pytest

from longroll.games.reason import REASON
from longroll.kit.clauses import rule
from tests.reason.field import Field


def wing(mod: int = 0, enemy: float = 15.0, marks: str = "", at: str = "control", **more: Any) -> Field:
    """One Force at (10, 10) whose enemy stands ``enemy`` BW north of it."""
    text = f"""
        first officer F 10 8 mod={mod} {marks}
        first a RI 10 10 0 force=F
        second e RI 10 {10.5 + enemy} 180
    """
    return Field(text, at=at, h=40, **more)


@rule("MR-11.1")
def test_control_positions_are_recorded() -> None:
    field = wing(enemy=6)
    assert "control" not in REASON.to_json(field.state)
    field.put("a", 11, 10.5, 20, "MF")
    # only what is not as it was recorded is written; FF is the usual
    assert REASON.to_json(field.state)["control"] == {"a": {"x": 10.0, "y": 10.0, "facing": 0.0}}


@rule("MR-11.2", "WE-6")
def test_orders_by_distance() -> None:
    text = """
        first commander 5 5
        first officer A 13.5 5
        first a RI 15 6 0 force=A
        first officer B 5 14
        first b RI 6 15 0 force=B
        first officer C 22.5 5
        first c RI 24 6 0 force=C
        second e RI 38 28 180
    """
    field = Field(text, at="phase", pools=(5, 0))
    assert field.kind == "orders"
    field.do("give OA", "give OA")
    assert field.refused("give OA") == "MR-11.2"
    field.do("give OB")
    assert field.reason("give OB") == "enough-orders"
    refusal = field.state.check("give OB")
    assert refusal is not None
    assert refusal.reason.args["distance"] == "8.50"
    assert field.pools()[0] == 2
    field.do("give OC")
    assert field.pools()[0] == 0
    assert [field.ask.force(force)["given"] for force in ("A", "B", "C", "Fe")] == [2, 1, 1, 0]
    assert field.told("gives")[-1].args["cost"] == 2
    assert field.told("gives")[0].args["distance"] == "8.00"


@rule("MR-11.2")
def test_a_far_order_needs_two_cds() -> None:
    text = "first commander 5 5\nfirst officer A 22.5 5\nfirst a RI 24 6 0 force=A\nsecond e RI 38 28 180"
    assert Field(text, at="phase", pools=(1, 0)).kind != "orders"
    field = Field(text + "\nfirst officer B 6 6\nfirst b RI 6 8 0 force=B", at="phase", pools=(1, 0))
    assert field.reason("give OA") == "pool-too-small"
    assert field.reason("give Cfirst") == "commander-needs-no-order"
    assert field.reason("give Csecond") == "officer-of-the-enemy"


@rule("MR-11.3")
def test_orders_come_before_the_first_test() -> None:
    field = Field("first a RI 10 10 0\nfirst k RI 20 10 0\nsecond e RI 30 25 180", at="phase", pools=(4, 0))
    assert field.refused("test Fa") == "MR-11.3"
    field.do("done")
    assert field.kind == "test"
    assert field.refused("give OFa") == "MR-11.3"


@rule("MR-11.4")
def test_army_batteries_are_paid_for() -> None:
    text = """
        first commander 5 5
        first g HA 20 5 0 army
        first f HW 23 5 0 army
        first a RI 8 8 0
        second e RI 38 28 180
    """
    field = Field(text, at="phase", pools=(3, 0)).do("pay g")
    assert field.pools()[0] == 2
    assert field.reason("pay g") == "battery-is-paid"
    field.do("pay f")
    assert field.pools()[0] == 0, "17.25 BW cost two"
    assert field.ask.marks("f") == ["paid"]
    assert Field(text, at="phase", pools=(3, 0)).reason("pay a") == "no-army-battery"


@rule("MR-11.5")
def test_the_player_chooses_the_order_of_tests() -> None:
    text = "first a RI 10 10 0\nfirst k RI 20 10 0\nfirst m RI 20 5 0\nsecond e RI 30 25 180"
    field = Field(text, at="control")
    assert field.options() == ["test Fa", "test Fk", "test Fm"]
    field.do("test Fk").dice(4, 4)
    assert field.options() == ["test Fa", "test Fm"]
    assert field.reason("test Fk") == "force-is-tested"
    assert field.reason("test Fe") == "force-of-the-enemy"
    field.do("test Fm").dice(1, 1)
    assert field.kind == "control-die", "the last Force needs no choice"


@rule("MR-11.6", "WE-11")
@pytest.mark.parametrize(("enemy", "statuses"), [(5, ["inactive", "active", "attack"]), (9, ["inactive", "active"])])
def test_the_reins(enemy: float, statuses: list[str]) -> None:
    assert wing(enemy=enemy).kind == "control-die"
    text = f"""
        first commander 10.5 8
        first officer F 10 8
        first a RI 10 10 0 force=F
        second e RI 10 {10.5 + enemy} 180
    """
    field = Field(text, at="control")
    assert field.kind == "reins"
    assert field.options() == [f"status {status}" for status in statuses]
    if len(statuses) == 2:
        assert field.refused("status attack") == "MR-11.6"
    field.do(f"status {statuses[-1]}")
    assert field.told("reins")[0].args["status"] == statuses[-1]


@rule("MR-11.7", "MR-11.9", "MR-11.10", "WE-7", "MR-R11")
def test_fischer_with_two_cds() -> None:
    text = """
        first commander 8 8
        first officer F 10 8 mod=1
        first a RI 10 10 0 force=F
        second e RI 10 15 180
    """
    field = Field(text, at="phase", pools=(2, 0)).do("give OF", "give OF").dice(6, 3, 3, 2)
    assert field.kind == "pick"
    assert field.options() == ["pick 2 4", "pick 1 2"], "one pair for each status it can reach, here the best of each"
    assert field.legal("pick 2 3")
    assert field.refused("pick 2 2") == "MR-11.9"
    assert field.refused("pick 5 1") == "MR-11.9"
    assert field.copy().do("pick 2 1").status("F") == field.copy().do("pick 1 2").status("F") == "active"
    assert field.copy().do("pick 2 1").events == field.copy().do("pick 1 2").events
    assert field.copy().do("pick 1 2").told("control")[0].args["total"] == 10
    assert field.copy().do("pick 2 3").told("control")[0].args["status"] == "active"
    field.do("pick 3 4")
    assert field.told("control")[0].args == {
        "force": "F", "force-name": "F", "total": 6, "status": "inactive", "seat": "first",
    }  # fmt: skip


@rule("WE-8", "WE-9", "MR-11.10", "MR-R23", "MR-1.5")
def test_the_two_columns() -> None:
    assert wing(enemy=5).ask.force("F")["column"] == ["inactive", "active", "attack"]
    assert wing(enemy=12).ask.force("F")["column"] == ["inactive", "active"]
    for enemy, dice, mod, status in (
        (5, (3, 3), 0, "inactive"),
        (5, (4, 3), 0, "active"),
        (5, (5, 5), 0, "active"),
        (12, (4, 3), 0, "inactive"),
        (12, (4, 4), 0, "active"),
        (12, (6, 6), 0, "active"),
        (5, (4, 4), -2, "inactive"),
        (12, (4, 4), -2, "inactive"),
        (5, (6, 5), 0, "attack"),
        (12, (6, 5), 0, "active"),
        (8, (6, 5), 0, "attack"),
        (8.0009, (6, 5), 0, "attack"),
        (8.0011, (6, 5), 0, "active"),
    ):
        field = wing(mod=mod, enemy=enemy).dice(*dice)
        assert field.told("control")[0].args["status"] == status, (enemy, dice)


@rule("MR-11.8", "WE-10")
def test_an_exceptional_general_rolls_one_die_again() -> None:
    field = wing(mod=1, enemy=12, marks="exceptional").dice(2, 3)
    assert field.kind == "control-reroll"
    assert field.options() == ["keep", "reroll 1", "reroll 2"]
    assert field.refused("reroll 3") == "MR-11.8"
    field.do("reroll 1").dice(5)
    assert (field.told("control")[0].args["total"], field.told("control")[0].args["status"]) == (9, "active")


@rule("MR-11.11", "MR-6.6")
def test_a_status_ends_with_the_phase() -> None:
    field = wing(enemy=20, at="phase").dice(6, 6)
    assert field.status("F") == "active"
    field.do("done")
    assert field.ask.moment()["phasing"] == ""
    assert [field.status(force) for force in ("F", "Fe")] == ["none", "none"]


@rule("MR-11.12")
def test_an_inactive_force_keeps_its_place() -> None:
    text = """
        first officer F 10 8
        first a RI 10 10 0 force=F sp=6
        first h HC 14 9 0 force=F
        second e RI 14 12 180
    """
    field = Field(text, at="move", status="inactive", losses={"h": 3})
    for action in ("move a A1", "move h R20", "move a C:left:behind:0", "charge h e"):
        assert field.state.check(action) is not None, action
    assert field.legal("officer OF 9 8")


@rule("MR-11.13")
def test_units_of_an_active_force_may_move_attack_or_stay() -> None:
    field = Field("first h HC 14 9 0\nsecond e RI 14 12 180", at="move")
    assert field.legal("move h A1")
    assert field.legal("charge h e")
    assert field.legal("done")


@rule("MR-11.16", "WE-64", "MR-16.2", "MR-16.3")
def test_recovery_by_status() -> None:
    text = "first a RI 10 10 0 sp=8\nsecond e RI 30 25 180"
    assert Field(text, at="recovery", status="attack", losses={"a": 3}).state.over
    field = Field(text, at="recovery", status="inactive", losses={"a": 3})
    field.do("recover a").dice(6).do("keep")
    assert field.options() == ["recover a", "done"], "it has not moved: two attempts"
    field.do("recover a").dice(6).do("keep")
    assert field.state.over


@rule("MR-26.5")
def test_forces_without_a_test_or_with_orders_to_hold() -> None:
    text = """
        first officer F 10 8
        first a RI 10 10 0 force=F
        second e RI 10 {} 180
    """
    inactive = [{"type": "inactive", "forces": ["F"], "turn": 1, "pulse": 1}]
    field = Field(text.format(15), at="control", special=inactive)
    assert field.told("given-status")[0].args["status"] == "inactive"
    assert Field(text.format(15), at="control", special=inactive, pulse=2).kind == "control-die"
    hold = [{"type": "hold", "force": "F", "until_enemy_within": 4.0}]
    far = Field(text.format(15.5), at="control", special=hold).dice(6, 6)
    assert far.told("control")[0].args["status"] == "active", "5 BW: the other column, no Attack!"
    near = Field(text.format(14.4), at="control", special=hold).dice(6, 6)
    assert near.told("control")[0].args["status"] == "attack"
    near.put("e", 10, 18, 180)
    assert near.ask.force("F")["column"] == ["inactive", "active", "attack"], "once ended the order does not come back"
    assert far.ask.force("F")["column"] == ["inactive", "active"]
