"""MR-12 Movement: manoeuvres."""

from __future__ import annotations

from random import Random

import pytest

from longroll.boards.plane.measure import overlap
from longroll.boards.plane.shapes import rect_at
from longroll.boards.plane.turn import wheel, wheel_stops
from longroll.kit.clauses import rule
from tests.reason.field import Field

FAR = "\nsecond z RI 35 28 180"
"""An enemy out of everybody's way."""


def cost(field: Field, unit: str, path: str) -> float:
    """What a path costs."""
    found: float = field.ask.path(unit, path)["cost"]
    return found


@rule("WE-24", "MR-12.5", "MR-12.3", "MR-1.5")
def test_a_wheel_turns_about_a_front_corner_and_costs_the_outer_arc() -> None:
    field = Field("first a RI 10 10 0" + FAR)
    assert cost(field, "a", "R45") == pytest.approx(1.571, abs=0.001)
    assert field.ask.unit("a")["allowance"] - cost(field, "a", "R45") == pytest.approx(0.43, abs=0.01)
    assert cost(field, "a", "R57") == pytest.approx(1.99, abs=0.01)
    assert field.legal("move a R57")
    assert field.refused("move a R58") == "MR-12.3"
    assert field.do("move a R45").pose("a") == (10.116, 10.780, 45.0)
    other = Field("first a RI 10 10 0" + FAR).do("move a L45")
    assert other.pose("a") == (9.884, 10.780, 315.0)


@rule("WE-25", "MR-12.12", "MR-12.13", "MR-12.14", "MR-2.4")
def test_a_change_of_formation_keeps_one_base_in_its_place() -> None:
    field = Field("first a RI 10 10 0" + FAR).do("move a C:left:behind:90")
    assert field.pose("a") == (9.25, 10.0, 90.0)
    assert field.formation("a") == "MF"
    march = "first a RI 10 10 90 MF" + FAR
    assert Field(march).do("move a C:front:right:0").pose("a") == (10.75, 10.0, 0.0)
    assert Field(march).do("move a C:front:left:0").pose("a") == (9.75, 10.0, 0.0)
    assert Field(march).do("move a C:front:left:0").formation("a") == "FF"
    again = Field("first a RI 10 10 0" + FAR).do("move a C:right:left:180")
    assert (again.pose("a"), again.formation("a")) == ((11.0, 10.0, 180.0), "FF")


@rule("MR-12.12", "MR-12.13", "MR-2.5")
def test_a_change_is_the_whole_move() -> None:
    field = Field("first a RI 10 10 0\nfirst c IC 20 10 0" + FAR)
    assert field.reason("move a A0.5 C:left:behind:0") == "change-is-a-whole-move"
    assert field.reason("move a C:left:behind:0 A0.5") == "nothing-after-change"
    assert field.refused("move a C:front:left:0") == "MR-12.13"
    assert field.refused("move c C:left:behind:0") == "MR-2.5"
    assert field.legal("move c C:left:right:90")


@rule("WE-26", "MR-12.8", "MR-12.9", "MR-2.10")
def test_oblique_side_and_back() -> None:
    field = Field("first p RI 10 10 0 oblique\nfirst a RI 20 10 0\nfirst h HC 30 10 0" + FAR)
    assert cost(field, "p", "OR30:2") == pytest.approx(2.0)
    assert field.refused("move a OR30:2") == "MR-12.8"
    assert cost(field, "a", "SR1") == pytest.approx(2.0)
    assert field.refused("move a SR1.01") == "MR-12.3"
    assert cost(field, "h", "B3") == pytest.approx(6.0)
    assert field.refused("move h B3.01") == "MR-12.3"
    field.do("move p OR30:2", "move a SL1", "move h B3")
    assert field.pose("p") == (11.0, 11.732, 0.0)
    assert field.pose("a") == (19.0, 10.0, 0.0)
    assert field.pose("h") == (30.0, 7.0, 0.0)


@rule("MR-12.4", "MR-12.3", "MR-12.1")
def test_an_advance_goes_straight_and_a_unit_moves_once() -> None:
    field = Field("first a RI 10 10 90" + FAR)
    assert field.refused("move a A2.002") == "MR-12.3"
    assert field.legal("move a A2.001")
    field.do("move a A1.5")
    assert field.pose("a") == (11.5, 10.0, 90.0)
    assert field.reason("move a A0.5") == "has-moved"
    assert field.refused("move z A0.5") == "MR-12.1"


@rule("MR-12.3")
def test_a_refusal_says_how_much_is_short() -> None:
    field = Field("first a RI 10 10 0" + FAR)
    refusal = field.state.check("move a A2.04")
    assert refusal is not None
    assert refusal.reason.args["short"] == "0.04"


@rule("MR-12.6")
def test_about_face_comes_first_and_once_and_is_for_regulars() -> None:
    army = "first a RI 10 10 0\nfirst i II 20 10 0\nfirst g HA 5 5 0 MF\nfirst officer Fg 5 4.2\nfirst u RA 30 10 0"
    field = Field(army + FAR)
    assert cost(field, "a", "T A2") == pytest.approx(2.0)
    assert field.reason("move a A0.5 T") == "about-face-first"
    assert field.reason("move a T T") == "about-face-first"
    assert field.reason("move i T") == "about-face-regular"
    assert field.legal("move g T A3")
    assert field.refused("move u T") == "MR-12.18"
    assert field.do("move a T").pose("a") == (10.0, 10.0, 180.0)
    assert field.reason("move a A1") == "has-moved"


@rule("MR-12.7")
def test_irregulars_turn_in_place_twice() -> None:
    field = Field("first i II 10 10 0 MF\nfirst a RI 20 10 0\nfirst c IC 25 15 0" + FAR)
    assert cost(field, "i", "P90 A2 P45 A3") == pytest.approx(5.0)
    assert field.reason("move i P90 A1 P45 A1 P0") == "two-pivots"
    assert field.refused("move a P90") == "MR-12.7"
    assert field.do("move c P90 A10").pose("c") == (35.0, 15.0, 90.0)


@rule("MR-12.10")
def test_back_and_side_bring_no_contact() -> None:
    field = Field("first h HC 10 10 0\nsecond e HC 10 8 0")
    assert field.refused("move h B1.46") == "MR-12.10"
    assert field.refused("move h B1.45") == "MR-12.10"
    assert field.refused("move h B1.42") == "MR-14.5"
    assert field.legal("move h B1.4")
    # nor is an attack made after them
    assert field.state.check("charge h e B1") is not None
    assert field.state.check("charge h e SL1") is not None


@rule("MR-12.11", "MR-R13", "MR-R1")
def test_no_side_step_within_two_of_an_enemy() -> None:
    field = Field("first h HC 10 10 0\nsecond e HC 10 13.3 180")
    assert field.legal("move h SR1")
    near = Field("first h HC 10 10 0\nsecond e HC 10 12.5 180")
    assert near.refused("move h SR0.1") == "MR-12.11"
    assert near.legal("move h B1")
    passing = Field("first h HC 10 10 0\nsecond e HC 14.6 10 180")
    assert passing.refused("move h SR1") == "MR-12.11"
    assert passing.legal("move h SR0.5")


@rule("MR-12.15", "WE-63", "MR-R3", "MR-2.6")
def test_regular_infantry_that_fired_does_not_change() -> None:
    army = "first a RI 10 10 0\nfirst i II 20 10 0\nsecond e RI 10 12 180\nsecond f RI 20 12 180"
    field = Field(army, fired={"a": "e", "i": "f"})
    assert field.refused("move a C:left:behind:0") == "MR-12.15"
    assert field.legal("move i C:left:behind:0")
    assert Field(army).legal("move a C:left:behind:0")


@rule("WE-56", "MR-12.2", "MR-12.16", "MR-12.17", "MR-12.18", "MR-R12")
def test_allowances_and_batteries() -> None:
    allowances = {"RI": (2, 5), "II": (4, 5), "HC": (6, 8), "LC": (6, 8), "HA": (0, 3), "HW": (0, 3), "RA": (0, 5)}
    for kind, (in_line, on_the_march) in allowances.items():
        for formation, expected in (("", in_line), (" MF", on_the_march)):
            field = Field(f"first a {kind} 10 10 0{formation}" + FAR)
            assert field.ask.unit("a")["allowance"] == expected
    field = Field("first c IC 10 10 0\nfirst g HA 20 10 0\nfirst officer Fg 20 9.2\nfirst r RA 30 10 0" + FAR)
    assert field.ask.unit("c")["allowance"] == 10
    assert field.refused("move g A0.1") == "MR-12.18"
    assert field.refused("move g P90") == "MR-12.18"
    assert field.legal("move g C:MF:90")
    assert field.legal("move g C:FF:90")
    assert field.legal("move r P90")
    assert field.reason("move r P90 A1") == "nothing-after-change"
    assert field.refused("move r A1") == "MR-12.18"


@rule("MR-12.16", "MR-12.18")
def test_limbered_guns_wheel_and_advance_only() -> None:
    field = Field("first r RA 10 10 0 MF" + FAR)
    assert field.legal("move r R30 A2")
    for path in ("B1", "SL1", "OL30:1"):
        assert field.refused(f"move r {path}") == "MR-12.18"
    assert field.refused("move r C:left:behind:0") == "MR-12.16"
    assert field.do("move r C:FF:45").pose("r") == (10.0, 10.0, 45.0)
    assert field.formation("r") == "FF"


@rule("MR-12.16")
def test_heavy_guns_that_fired_do_not_change_but_horse_guns_may() -> None:
    army = (
        "first g HW 10 10 0\nfirst officer Fg 10 9.2\nfirst r RA 20 10 0\nsecond e RI 10 16 180\nsecond f RI 20 16 180"
    )
    field = Field(army, fired={"g": "e", "r": "f"})
    assert field.refused("move g C:MF:0") == "MR-12.16"
    assert field.legal("move r C:MF:0")


@rule("MR-12.3", "MR-5.21")
def test_the_log_has_each_leg_with_its_amount_and_cost() -> None:
    field = Field("first a RI 10 10 0\nsecond e RI 10 15 180").do("move a R15 A1")
    legs = [(e.args["manoeuvre"], e.args["amount"], e.args["cost"]) for e in field.told("leg")]
    assert legs == [("wheel", "15.00", "0.52"), ("advance", "1.00", "1.00")]
    assert field.told("moves")[0].args["cost"] == "1.52"
    assert field.told("nearest")[0].args["target"] == "e"


@rule("MR-5.20", "MR-14.3")
def test_a_wheel_is_blocked_at_the_first_quarter_of_a_degree_that_is_not_free() -> None:
    field = Field("first a HC 10 10 0\nsecond e HC 8.9 11.5 90")
    assert field.refused("move a R60") == "MR-14.3"
    widest = field.ask.widest_wheel("a", 60.0)
    assert 3 < widest < 60
    assert widest * 4 == int(widest * 4)
    # so far it is free, though it may not end so near
    assert field.refused(f"move a R{widest:g}") == "MR-14.5"
    assert field.refused(f"move a R{widest + 0.25:g}") == "MR-14.3"
    assert field.legal("move a R3")
    assert field.ask.widest_wheel("a", -60.0) == -60.0


@rule("MR-5.21")
def test_a_turn_in_place_checks_the_new_place_only() -> None:
    field = Field("first c IC 10 10 0\nsecond e HC 10.85 11.4 90")
    assert field.refused("move c P300") == "MR-14.3"
    assert field.legal("move c P180 A1")


@rule("MR-5.20")
def test_passing_over_ranges_of_stops_finds_what_a_look_at_every_stop_finds() -> None:
    rng = Random(12)
    met = 0
    for _ in range(150):
        x, y, facing, own = (round(rng.uniform(*limits), 6) for limits in ((8, 12), (8, 12), (0, 360), (0, 360)))
        shape, other = rect_at(10, 10, own, 2, 0.5), rect_at(x, y, facing, 2, 0.5)
        if overlap(shape, other):
            continue
        angle, way = round(rng.uniform(1, 120), 2), rng.choice("LR")
        ask = Field(f"first a HC 10 10 {own}\nsecond e HC {x} {y} {facing}").ask
        stops = [abs(stop) for stop in wheel_stops(angle)]
        sign = 1 if way == "R" else -1
        literal = next((k for k, stop in enumerate(stops) if overlap(wheel(shape, sign * stop), other)), -1)
        assert (ask.path("a", f"{way}{angle:g}")["clause"] == "MR-14.3") == (literal >= 0)
        if literal >= 0:
            assert ask.path("a", f"{way}{stops[literal]:g}")["clause"] == "MR-14.3"
            met += 1
        if literal > 0:
            assert ask.path("a", f"{way}{stops[literal - 1]:g}")["clause"] != "MR-14.3"
    assert met > 20
