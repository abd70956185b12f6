"""MR-18 The charge move."""

from __future__ import annotations

import re

import pytest

from longroll.games.reason import REASON
from longroll.kit import BadInput
from longroll.kit.clauses import rule
from tests.reason.field import Field
from tests.reason.fights import charge, duel, planned, refusal


@rule("MR-18.3", "MR-18.6", "WE-33")
def test_contact_and_conforming() -> None:
    field = duel("first h HC 20.8 13 190\nsecond t RI 20 10 0")
    made = planned(field, "h", "t")
    assert made["legal"]
    assert made["length"] == pytest.approx(2.373, abs=1e-3)
    assert made["pose"] == pytest.approx([20.388, 10.5, 180], abs=5e-4)
    charge(field, "h", "t")
    assert field.pose("h") == (20.388, 10.5, 180)
    assert field.told("contact")[0].args["distance"] == "2.37"
    assert field.attacks()[0] == ("h", "t", "front")


@rule("MR-17.7", "MR-18.3", "MR-18.6", "WE-34")
def test_a_charge_on_a_flank() -> None:
    field = duel("first h HC 24 9.4 270\nsecond t RI 20 10 0")
    made = planned(field, "h", "t")
    assert made["length"] == pytest.approx(2.70, abs=1e-3)
    assert made["side"] == "right"
    charge(field, "h", "t")
    assert field.pose("h") == (21.25, 9.4, 270)
    assert field.attacks()[0][2] == "right"


@rule("MR-19.9", "MR-19.10", "MR-18.9", "WE-35")
def test_cavalry_counter_charges() -> None:
    field = charge(duel("first a HC 10 5 0\nsecond t HC 11.5 9 200"), "a", "t")
    assert field.kind == "evade"
    field.do("stand")
    assert field.told("contact")[0].args["distance"] == "3.61"
    assert field.pose("a") == (10, 8.613, 0)
    assert field.pose("t") == (11.0, 9.113, 180)
    assert field.attacks()[0] == ("a", "t", "front")


@rule("MR-19.8", "MR-18.6", "WE-65")
def test_irregular_infantry_that_fails_to_evade_turns() -> None:
    field = duel("first a RI 10.6 6.2 0\nsecond t II 10 8 150 sp=5", fired={"a": "t"})
    made = planned(field, "a", "t")
    assert made["length"] == pytest.approx(0.973, abs=1e-3)
    assert made["side"] == "front"
    charge(field, "a", "t").dice(1)
    field.do("evade").dice(1, 6)
    assert field.sp("t") == 4
    assert field.pose("t") == (10, 8, 180)
    assert field.pose("a") == (10.6, 7.5, 0)
    assert field.attacks()[0][2] == "front"


@rule("MR-18.2", "MR-14.6", "MR-R37", "WE-66")
def test_the_volley_rule_concerns_the_declared_target_alone() -> None:
    field = duel("first a RI 10 10.5 0\nsecond e1 RI 10 12 180\nsecond e2 RI 12.2 12 180", fired={"a": "e1"})
    made = planned(field, "a", "e1")
    assert made["legal"]
    assert made["length"] == pytest.approx(0.95)
    charge(field, "a", "e1").dice(1)
    assert field.pose("a") == (10, 11.5, 0)
    text = "first a RI 10 10.5 0\nsecond e1 RI 10 12 180\nsecond e2 RI 12.2 12 180"
    assert Field(text, fired={"a": "e1"}).refused("move a A0.4") == "MR-14.6"


@rule("MR-18.1", "MR-18.4", "MR-12.1")
def test_a_charge_in_the_movement_segment() -> None:
    field = Field("first h HC 10 5 0\nsecond t RI 10.5 9 180\nsecond z RI 30 25 180")
    assert field.refused("charge h z") == "MR-17.6"
    assert field.refused("charge h t R60") == "MR-18.3"
    field.do("charge h t")
    assert field.told("contact")
    assert field.refused("charge h t") == "MR-17.2"


@rule("MR-18.12")
def test_the_canonical_charge_wheels_by_the_smallest_angle() -> None:
    field = duel("first h HC 10 5 0\nsecond t RI 12.9 9 180")
    made = field.ask.charge("h", "t")
    assert made["legal"]
    assert made["path"].startswith("R")
    turn = int(made["path"][1:])
    assert 1 < turn <= 90
    assert not planned(field, "h", "t", f"R{turn - 1}")["legal"]


@rule("MR-18.12", "MR-18.1")
def test_irregulars_pivot_towards_the_nearest_point() -> None:
    field = duel("first c IC 10 5 0\nsecond t RI 13 10 180")
    made = field.ask.charge("c", "t")
    assert made["legal"]
    assert made["path"].startswith("P")
    assert float(made["path"][1:]) == pytest.approx(22.83, abs=0.01)
    charge(field, "c", "t", made["path"]).dice(1)
    assert field.attacks()


@rule("MR-18.1", "MR-12.8")
def test_manoeuvres_a_charge_may_not_have() -> None:
    field = duel(
        "first a RI 10 10 0\nfirst c IC 20 10 0\nsecond e RI 10 11.5 180\nsecond f RI 20 14 180", fired={"a": "e"}
    )
    assert refusal(field, "a", "e", "P10") == ("MR-18.1", "charge-pivot")
    assert refusal(field, "a", "e", "R95") == ("MR-18.1", "charge-wheel")
    assert refusal(field, "a", "e", "OR20") == ("MR-12.8", "charge-oblique")
    assert refusal(field, "c", "f", "R10") == ("MR-18.1", "charge-irregular")
    with pytest.raises(BadInput):
        planned(field, "a", "e", "B1")
    with pytest.raises(BadInput):
        planned(field, "a", "e", "R10 R10")


@rule("MR-18.1", "MR-12.8")
def test_an_oblique_charge() -> None:
    field = duel("first h HC 10 5 0\nsecond t RI 13.5 9 180")
    assert refusal(field, "h", "t")[1] == "charge-misses"
    made = planned(field, "h", "t", "OR40")
    assert made["legal"]
    charge(field, "h", "t", "OR40")
    assert field.pose("h")[1:] == (8.5, 0)


@rule("MR-18.2")
def test_a_charge_that_falls_short_says_by_how_much() -> None:
    field = duel("first h HC 10 5 0\nsecond t RI 10 12 180")
    made = planned(field, "h", "t")
    assert made["clause"] == "MR-18.2"
    assert made["short"] == pytest.approx(0.45, abs=1e-3)
    assert field.refusal("charge h t").reason.args["short"] == "0.45"


@rule("MR-18.2", "MR-13.1", "MR-13.2", "MR-13.5")
def test_ground_costs() -> None:
    text = "first c IC 10 5 0\nsecond t RI 10 12 180"
    plain = planned(duel(text), "c", "t")
    assert plain["cost"] == pytest.approx(6.45)
    rough = planned(duel(text, rough=[[(5, 7), (15, 7), (15, 8), (5, 8)]]), "c", "t")
    assert rough["bill"]["difficult"] == pytest.approx(1.5)
    stream = planned(duel(text, stream=[[(5, 8), (15, 8)]]), "c", "t")
    assert stream["bill"]["obstacle"] == 1
    hill = planned(duel(text, levels=[(1, [(5, 9), (15, 9), (15, 20), (5, 20)])]), "c", "t")
    assert hill["bill"]["level"] == 1


@rule("MR-18.2", "MR-4.5")
def test_a_wall_before_the_target_is_paid_at_contact_once() -> None:
    text = "first c IC 10 5 0\nsecond t RI 10 12 180"
    wall = planned(duel(text, wall=[[(5, 11.6), (15, 11.6)]]), "c", "t")
    assert wall["bill"]["obstacle"] == 1
    crossed = planned(duel(text, wall=[[(5, 11.3), (15, 11.3)]]), "c", "t")
    assert crossed["bill"]["obstacle"] == 1
    far = planned(duel(text, wall=[[(5, 9), (15, 9)]]), "c", "t")
    assert far["bill"]["obstacle"] == 1


@rule("MR-14.3", "MR-18.2")
def test_what_stands_in_the_way() -> None:
    blocked = duel("first h HC 10 5 0\nfirst f RI 10 7 0\nsecond t RI 10 10 180")
    assert refusal(blocked, "h", "t") == ("MR-14.3", "charge-blocked")
    passed = duel("first h HC 10 5 0\nfirst f RI 10 7 0 MF\nsecond t RI 10 10 180")
    assert refusal(passed, "h", "t") == ("", "")
    woods = duel("first h HC 10 5 0\nsecond t RI 10 10 180", woods=[[(5, 7), (15, 7), (15, 8), (5, 8)]])
    assert refusal(woods, "h", "t") == ("MR-14.3", "charge-ground")


@rule("MR-18.3")
def test_the_front_must_meet_the_required_side() -> None:
    field = duel("first h HC 10 5 0\nsecond t RI 13.5 9 180")
    assert refusal(field, "h", "t") == ("MR-18.3", "charge-misses")
    rear = duel("first h HC 10 5 0\nsecond t RI 10 9 0")
    assert planned(rear, "h", "t")["side"] == "rear"
    assert refusal(rear, "h", "t") == ("", "")


@rule("MR-18.7")
def test_a_place_that_is_taken_is_shunned() -> None:
    field = duel("first h HC 10 5 0\nfirst f HC 8 8.5 0\nsecond t RI 9 9 180")
    made = planned(field, "h", "t")
    assert made["legal"]
    assert made["pose"][0] >= 9.99


@rule("MR-18.7")
def test_no_room_at_all() -> None:
    field = duel(
        "first h HC 10 5.9 0\nfirst f HC 8.4 8.5 0\nfirst g HC 11.65 8.5 0\nsecond t RI 10 9 180",
        impassable=[[(9.5, 8.0), (10.5, 8.0), (10.5, 8.7), (9.5, 8.7)]],
    )
    assert refusal(field, "h", "t")[1] in ("charge-ground", "charge-no-room")


@rule("MR-18.5", "MR-17.13")
@pytest.mark.parametrize("both", [True, False])
def test_two_enemies_contacted_together(both: bool) -> None:
    field = duel("first h HC 10 5 0\nsecond e RI 9 9 180\nsecond f RI 11.05 9 180")
    charge(field, "h", "e")
    assert field.kind == "also"
    field.do("also f" if both else "only")
    foes = {defender for _, defender, _ in field.attacks()}
    assert foes == ({"e", "f"} if both or field.pose("h")[0] > 9.99 else {"e"})


@rule("MR-18.8")
def test_the_conformed_attacker_attacks_whom_it_touches() -> None:
    field = duel("first h HC 10 5 0\nsecond e RI 9.3 9 180\nsecond f RI 11.31 9 180")
    charge(field, "h", "e").do("only")
    assert {defender for _, defender, _ in field.attacks()} == {"e", "f"}


@rule("MR-18.3")
def test_a_charge_that_begins_in_contact() -> None:
    field = duel("first h HC 10 8.47 0\nsecond t RI 10 9 180")
    made = planned(field, "h", "t", "R30")
    assert made["legal"]
    assert (made["path"], made["length"], made["cost"]) == ("", 0, 0)


@rule("MR-18.10")
def test_an_engaged_unit_does_not_evade_again_and_may_be_attacked_again() -> None:
    field = duel("first a HC 10 5 0\nfirst b HC 12.3 5 0\nsecond t HC 11.2 9 180")
    charge(field, "a", "t").do("stand")
    before = field.pose("t")
    charge(field, "b", "t")
    assert field.pose("t") == before
    assert [attacker for attacker, _, _ in field.attacks()] == ["a", "b"]


@rule("MR-18.11", "MR-19.8", "MR-19.2", "WE-37")
def test_going_on_after_the_target_broke() -> None:
    woods = [[(5, 8), (15, 8), (15, 12), (5, 12)]]
    text = "first a RI 10 7.4 0 sp=6\nsecond t II 10 8.5 180 sp=1\nsecond e RI 30 20 180"
    field = charge(duel(text, woods=woods, fired={"a": "t"}), "a", "t").dice(1)
    field.do("evade").dice(3, 5)
    assert [e.args for e in field.told("modifier")][-1]["clause"] == "MR-19.2-difficult"
    assert field.told("broken")
    assert field.kind == "go-on"
    assert "go 0" in field.options()
    reach = max(float(option.split()[1]) for option in field.options("go"))
    assert 0 < reach < 2
    field.do(f"go {reach:g}")
    assert field.pose("a")[1] > 8.0


@rule("MR-18.11", "MR-18.3")
def test_a_further_enemy_may_be_attacked_when_the_first_has_gone() -> None:
    field = duel("first h HC 10 5 0\nsecond t LC 11.6 7.5 180\nsecond e RI 9.2 10.5 180 sp=4")
    charge(field, "h", "t").do("evade").dice(6, 1)
    assert field.kind == "evade-to"
    field.do(field.options()[-1])
    assert field.kind == "go-on"
    assert "charge h e" in field.options()
    field.do("charge h e")
    assert {defender for _, defender, _ in field.attacks()} == {"e"}
    assert field.pose("h") == (10, 10, 0)


@rule("MR-18.11")
def test_lengths_of_going_on() -> None:
    field = duel("first h HC 10 5 0\nsecond t LC 10 7.5 90\nsecond e HA 30 20 180")
    charge(field, "h", "t").do("evade").dice(6, 1)
    field.do(field.options()[-1])
    assert field.kind == "go-on"
    labels = [choice.label for choice in REASON.choices(field.state, "fr") if choice.action.startswith("go ")]
    assert labels[0] == "S’arrêter ici"
    assert all(re.fullmatch(r"Continuer de \d+,\d\d LB", label) for label in labels[1:])
    assert field.legal("go 0.123")
    assert field.refused("go 9") == "MR-18.11"
    before = field.pose("h")
    field.do("go 0.5")
    assert field.pose("h")[1] == pytest.approx(before[1] + 0.5, abs=2e-3)


@rule("MR-14.7", "MR-22.4")
def test_officers_ridden_over_are_tested() -> None:
    field = duel("first h HC 10 5 0\nsecond t RI 10 9 180\nsecond e RI 20 9 180\nsecond officer Fe 10 7")
    charge(field, "h", "t")
    assert field.kind == "officer-die"


def test_a_plan_changes_nothing() -> None:
    field = duel("first h HC 10 5 0\nsecond t HC 11 9 180")
    before = REASON.to_json(field.state)
    planned(field, "h", "t")
    assert field.ask.charge("h", "t")["legal"]
    assert REASON.to_json(field.state) == before
