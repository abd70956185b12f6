"""MR-17 Attacks: who may attack whom."""

from __future__ import annotations

import pytest

from longroll.boards.table.measure import zone
from longroll.boards.table.shapes import FRONT, LEFT, REAR, RIGHT
from longroll.games.reason.rules.attacks import bar, eligible, may_attack, needs_test, side_from, volley_bar
from longroll.kit.clauses import rule
from tests.reason.field import Field
from tests.reason.fights import charge, duel, refusal

WOODS = [[(18, 11), (22, 11), (22, 14), (18, 14)]]
TOWN = {"town": [(19, 11.5, 21, 13.5)]}


@rule("MR-17.3", "MR-17.4", "MR-R33", "WE-58")
@pytest.mark.parametrize(
    ("attacker", "defender", "open_ground", "woods"),
    [
        ("RI", "LC", False, True),
        ("RI", "IC", True, True),
        ("RI", "HC", False, True),
        ("II", "II", True, True),
        ("II", "HA", False, True),
        ("II", "RI", False, True),
        ("LC", "RI", True, False),
        ("HC", "HA", True, False),
        ("IC", "HC", True, True),
        ("IC", "RA", True, True),
    ],
)
def test_by_type_and_by_ground(attacker: str, defender: str, open_ground: bool, woods: bool) -> None:
    text = f"first a {attacker} 20 8 0\nsecond t {defender} 20 12.5 180"
    assert may_attack(duel(text).state, 0, 1) is open_ground
    assert may_attack(duel(text, woods=WOODS).state, 0, 1) is woods


@rule("MR-17.4", "WE-58")
@pytest.mark.parametrize(("attacker", "may"), [("RI", True), ("II", True), ("HC", False), ("LC", False), ("IC", False)])
def test_on_a_garrison_only_infantry(attacker: str, may: bool) -> None:
    field = duel(f"first a {attacker} 20 8 0\nsecond g II in town-1", towns=TOWN)
    assert may_attack(field.state, 0, 1) is may


@rule("MR-5.7", "MR-17.7", "WE-31")
def test_zones_of_a_unit() -> None:
    field = duel("first c HC 26 10.55 180\nsecond t RI 20 10 0")
    shape = field.state.shapes[1]
    points = {(26, 10.3): FRONT, (26, 10.2): RIGHT, (22, 9): RIGHT, (21.5, 8.5): REAR, (17, 9.9): LEFT}
    assert {point: zone(shape, *point) for point in points} == points
    x, y = field.state.shapes[0].front_middle
    assert (x, y) == pytest.approx((26, 10.3))
    assert side_from(field.state, 1, x, y) == FRONT


@rule("MR-17.7", "MR-23.6")
@pytest.mark.parametrize(("x", "y", "edge"), [(20, 16, 0), (25, 12, 1), (20, 8, 2), (15, 12, 3), (22, 14.5, 0)])
def test_the_nearest_edge_of_a_sector(x: float, y: float, edge: int) -> None:
    field = duel("first a RI 5 5 0\nsecond g II in town-1", towns=TOWN)
    assert side_from(field.state, 1, x, y) == edge


@rule("MR-17.6", "MR-R16", "WE-67")
def test_the_nearest_in_the_control_positions() -> None:
    field = duel("first h HC 10 5 0\nsecond e RI 8.9 9 180\nsecond f RI 11.1 9.04 180\nsecond c HC 13.5 9.1 180")
    assert [field.roster.ids[unit] for unit in eligible(field.state, 0)] == ["e", "f"]
    assert refusal(field, "h", "c") == ("MR-17.6", "attack-nearest")


@rule("MR-17.5", "MR-11.1")
def test_the_target_was_in_the_front_arc() -> None:
    field = duel("first h HC 10 5 0\nsecond e RI 10 1.5 0")
    assert eligible(field.state, 0) == []
    assert refusal(field, "h", "e") == ("MR-17.5", "attack-arc")


@rule("MR-17.1", "MR-17.2", "MR-3.10")
def test_who_may_not_attack() -> None:
    field = duel(
        "first g HA 5 5 0\nfirst m RI 10 5 0 MF\nfirst t RI in town-1\nfirst u HC 15 5 0\nfirst h HC 30 5 0\n"
        "second e RI 30 9 180",
        towns=TOWN,
    )
    field.put_officer("Fu", 35, 25)
    b = field.state

    def clause(name: str) -> str:
        found = bar(b, field.unit(name))
        return "" if found is None else found.clause

    assert [clause(name) for name in "gmtuh"] == ["MR-17.1", "MR-17.1", "MR-17.2", "MR-3.10", ""]
    inactive = duel("first h HC 30 5 0\nsecond e RI 30 9 180", status="inactive")
    assert bar(inactive.state, 0) is not None
    assert eligible(inactive.state, 0) == []


@rule("MR-17.8", "MR-R34")
def test_the_volley_rule_of_an_attack() -> None:
    text = "first a RI 10 10 0\nsecond e RI 10 11.6 180\nsecond m RI 20 11.6 180 MF\nsecond g HA 25 12 180"
    field = duel(text)
    found = volley_bar(field.state, 0, 1)
    assert found is not None
    assert found.clause == "MR-17.8"
    assert volley_bar(duel(text, fired={"a": "e"}).state, 0, 1) is None
    assert volley_bar(duel(text, status="attack").state, 0, 1) is None
    assert volley_bar(field.state, 0, field.unit("m")) is None
    assert volley_bar(field.state, 0, field.unit("g")) is None


@rule("MR-17.9", "MR-17.10", "MR-17.11", "MR-17.12", "WE-32")
def test_the_attack_test() -> None:
    text = "first a RI 10 10 0 sp=5\nfirst commander 10 2.5\nsecond e RI 10 11.6 180"
    field = charge(duel(text, fired={"a": "e"}, pools=(1, 0)), "a", "e")
    assert field.kind == "attack-die"
    field.dice(6)
    assert field.kind == "attack-reroll"
    field.do("spend").dice(5)
    assert field.told("attack-passed")
    assert field.pools() == [0, 0]
    assert field.told("contact")


@rule("MR-17.11")
def test_a_failed_attack_stays_where_it_is() -> None:
    field = charge(duel("first a RI 10 10 0 sp=5\nsecond e RI 10 11.6 180", fired={"a": "e"}), "a", "e").dice(6)
    assert field.pose("a") == (10, 10, 0)
    assert field.told("attack-failed")
    assert not field.attacks()
    assert refusal(field, "a", "e")[0] == "MR-17.2"


@rule("MR-17.12")
def test_the_second_test_may_be_declined_or_be_out_of_reach() -> None:
    text = "first a RI 10 10 0 sp=5\nfirst commander 10 {0}\nsecond e RI 10 11.6 180"
    field = charge(duel(text.format(2.5), fired={"a": "e"}, pools=(1, 0)), "a", "e").dice(6).do("keep")
    assert field.told("attack-failed")
    assert field.pools() == [1, 0]
    far = charge(duel(text.format(1.2), fired={"a": "e"}, pools=(1, 0)), "a", "e").dice(6)
    assert far.told("attack-failed")


@rule("MR-17.9", "MR-17.10", "WE-32")
def test_when_no_test_is_needed() -> None:
    text = (
        "first r RI 5 5 0\nfirst i II 10 5 0\nfirst h HC 15 5 0\nfirst c IC 20 5 0\n"
        "second e II 10 9 180\nsecond g HA 5 9 180"
    )
    b = duel(text).state
    assert [needs_test(b, unit, 4, FRONT) for unit in range(4)] == [True, True, False, True]
    assert [needs_test(b, unit, 4, LEFT) for unit in range(4)] == [False, True, False, False]
    assert [needs_test(b, unit, 5, FRONT) for unit in range(4)] == [False, True, False, False]
    b = duel(text, status="attack").state
    assert not any(needs_test(b, unit, 4, FRONT) for unit in range(4))


@rule("MR-17.11", "WE-32")
def test_six_sp_never_fail() -> None:
    text = "first a RI 10 10 0 sp=6\nsecond e RI 10 11.6 180"
    field = charge(duel(text, fired={"a": "e"}), "a", "e").dice(6)
    assert field.told("attack-passed")


@rule("MR-17.2", "MR-17.3", "MR-17.6")
def test_reasons_against_an_attack() -> None:
    field = Field("first a RI 10 10 0\nsecond e HC 10 11.6 180\nfirst f RI 20 10 0", status={"Fa": "attack"})
    assert refusal(field, "a", "f")[0] == "MR-17.3"
    assert refusal(field, "a", "e") == ("MR-17.3", "attack-kind")
