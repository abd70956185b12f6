"""MR-17 Attacks: who may attack whom."""

from __future__ import annotations

import pytest

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
    for field, may in ((duel(text), open_ground), (duel(text, woods=WOODS), woods)):
        assert field.ask.may_attack("a") == (["t"] if may else [])
        if not may:
            assert refusal(field, "a", "t")[1] == "attack-kind"


@rule("MR-17.4", "WE-58")
@pytest.mark.parametrize(("attacker", "may"), [("RI", True), ("II", True), ("HC", False), ("LC", False), ("IC", False)])
def test_on_a_garrison_only_infantry(attacker: str, may: bool) -> None:
    field = duel(f"first a {attacker} 20 8 0\nsecond g II in town-1", towns=TOWN)
    assert field.ask.may_attack("a") == (["g"] if may else [])
    if not may:
        assert refusal(field, "a", "g") == ("MR-17.4", "attack-kind")


@rule("MR-5.7", "MR-17.7", "WE-31")
def test_zones_of_a_unit() -> None:
    field = duel("first c HC 26 10.55 180\nsecond t RI 20 10 0")
    points = {(26, 10.3): "front", (26, 10.2): "right", (22, 9): "right", (21.5, 8.5): "rear", (17, 9.9): "left"}
    assert {point: field.ask.zone("t", *point) for point in points} == points
    assert field.ask.side_to_contact("c", "t") == "front", "the middle of its front is at 26, 10.3"
    beyond = duel("first c HC 26 10.45 180\nsecond t RI 20 10 0")
    assert beyond.ask.side_to_contact("c", "t") == "right", "at 26, 10.2"


@rule("MR-17.7", "MR-23.6")
@pytest.mark.parametrize(
    ("x", "y", "edge"), [(20, 16, "north"), (25, 12, "east"), (20, 8, "south"), (15, 12, "west"), (22, 14.5, "north")]
)
def test_the_nearest_edge_of_a_sector(x: float, y: float, edge: str) -> None:
    """From the middle of the attacker's front."""
    field = duel(f"first a RI {x} {y - 0.25} 0\nsecond g II in town-1", towns=TOWN)
    assert field.ask.side_to_contact("a", "g") == edge


@rule("MR-17.6", "MR-R16", "WE-67")
def test_the_nearest_in_the_control_positions() -> None:
    field = duel("first h HC 10 5 0\nsecond e RI 8.9 9 180\nsecond f RI 11.1 9.04 180\nsecond c HC 13.5 9.1 180")
    assert field.ask.may_attack("h") == ["e", "f"]
    assert refusal(field, "h", "c") == ("MR-17.6", "attack-nearest")


@rule("MR-17.5", "MR-11.1")
def test_the_target_was_in_the_front_arc() -> None:
    field = duel("first h HC 10 5 0\nsecond e RI 10 1.5 0")
    assert field.ask.may_attack("h") == []
    assert refusal(field, "h", "e") == ("MR-17.5", "attack-arc")


@rule("MR-17.1", "MR-17.2", "MR-3.10")
def test_who_may_not_attack() -> None:
    field = duel(
        "first g HA 5 5 0\nfirst m RI 10 5 0 MF\nfirst t RI in town-1\nfirst u HC 15 5 0\nfirst h HC 30 5 0\n"
        "second e RI 30 9 180",
        towns=TOWN,
    )
    field.put_officer("Fu", 35, 25)
    clauses = [refusal(field, name, "e")[0] for name in "gmtuh"]
    assert clauses == ["MR-17.1", "MR-17.1", "MR-17.2", "MR-3.10", ""]
    inactive = duel("first h HC 30 5 0\nsecond e RI 30 9 180", status="inactive")
    assert refusal(inactive, "h", "e") == ("MR-17.2", "attack-inactive")
    assert inactive.ask.may_attack("h") == []


@rule("MR-17.8", "MR-R34")
@pytest.mark.parametrize(
    ("target", "status", "fired", "clause"),
    [
        ("RI 10 11.6 180", "active", False, "MR-17.8"),
        ("RI 10 11.6 180", "active", True, ""),
        ("RI 10 11.6 180", "attack", False, ""),
        ("RI 10 11.6 180 MF", "active", False, ""),
        ("HA 10 11.6 180", "active", False, ""),
    ],
)
def test_the_volley_rule_of_an_attack(target: str, status: str, fired: bool, clause: str) -> None:
    field = duel(f"first a RI 10 10 0\nsecond e {target}", status=status, fired={"a": "e"} if fired else None)
    assert refusal(field, "a", "e")[0] == clause


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
@pytest.mark.parametrize(
    ("target", "status", "tests"),
    [
        ("II 10 6.6 180", "active", [True, True, False, True]),
        ("II 10 6.6 270", "active", [False, True, False, False]),
        ("HA 10 6.6 180", "active", [False, True, False, False]),
        ("II 10 6.6 180", "attack", [False, False, False, False]),
    ],
)
def test_when_no_test_is_needed(target: str, status: str, tests: list[bool]) -> None:
    """By the kind of the attacker; on the front, on the left flank, against a battery, with the order to attack."""
    found = []
    for kind in ("RI", "II", "HC", "IC"):
        # irregular infantry attacks batteries in difficult ground only
        rough = [[(5, 6), (15, 6), (15, 9), (5, 9)]] if kind == "II" else []
        text = f"first a {kind} 10 5 0\nsecond e {target}"
        charged = duel(text, status=status, fired={"a": "e"}, rough=rough).ask.charge("a", "e")
        assert charged["legal"]
        found.append(charged["test"])
    assert found == tests


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
