"""MR-19 Reactions of the target."""

from __future__ import annotations

import pytest

from longroll.kit.clauses import rule
from tests.reason.field import Field
from tests.reason.fights import charge, combat, duel

AWAY = "second z RI 35 25 180\nsecond officer Fg 12 10\nfirst officer Fa 12 7"


@rule("MR-19.2", "MR-19.4", "MR-19.5", "MR-19.7", "MR-R17", "WE-36")
def test_light_cavalry_evades() -> None:
    field = charge(duel("first a HC 10 5 0\nsecond t LC 11 8 180"), "a", "t").do("evade")
    assert field.kind == "evade-die"
    field.dice(3, 4)
    assert field.told("evade-dice")[0].args["defender"] == 4
    assert field.kind == "evade-to"
    assert "run 6 away" in field.options()
    field.do("run 6 away")
    x, y, facing = field.pose("t", 2)
    assert (x, y) == (13.05, 13.64)
    assert facing == pytest.approx(19.98, abs=0.01)
    assert not field.attacks()


@rule("MR-19.8", "MR-19.9", "MR-R36", "WE-36")
def test_a_failed_evade_costs_an_sp_and_is_fought() -> None:
    field = charge(duel("first a HC 10 5 0\nsecond t LC 11 8 180"), "a", "t").do("evade").dice(2, 4)
    assert field.sp("t") == 5
    assert field.told("counter-charges")
    assert field.attacks()[0] == ("a", "t", "front")
    assert field.pose("t")[2] == 180


@rule("MR-19.5")
def test_evade_distances_and_final_facing() -> None:
    field = charge(duel("first a HC 10 5 0\nsecond t LC 11 8 180"), "a", "t").do("evade").dice(6, 1)
    lengths = {float(option.split()[1]) for option in field.options()}
    assert min(lengths) == 3
    assert max(lengths) == 6
    assert field.legal("run 4.321 back")
    assert field.refused("run 2.9 away") == "MR-19.5"
    assert field.refused("run 6.1 away") == "MR-19.5"
    field.do("run 3 back")
    assert field.pose("t")[2] == pytest.approx(199.98, abs=0.01)


@rule("MR-19.5")
def test_an_evader_does_not_stop_on_friends() -> None:
    field = duel("first a HC 10 5 0\nsecond t LC 10 8 180\nsecond f LC 10 12 180")
    charge(field, "a", "t").do("evade").dice(6, 1)
    assert field.legal("run 3 away")
    assert field.refused("run 4 away") == "MR-19.5"
    assert field.legal("run 5 away")


@rule("MR-19.5", "MR-19.6", "MR-14.2")
def test_no_evade_through_lines_or_without_room() -> None:
    behind = duel("first a HC 10 5 0\nsecond t LC 10 8 180\nsecond f RI 10 9.3 180")
    edge = duel("first a HC 10 25.5 0\nsecond t LC 10 28.9 180")
    for field in (behind, edge):
        assert field.ask.evade("t", "a")["may"] == "roll"
        assert field.ask.evade("t", "a")["stops"] == []
        assert charge(field, "a", "t").told("counter-charges")


@rule("MR-19.2", "MR-R27", "WE-59")
@pytest.mark.parametrize(
    ("attacker", "defender", "way", "bonus"),
    [
        ("RI", "II", "roll", (0, 0)),
        ("II", "II", "no", (0, 0)),
        ("HC", "II", "no", (0, 0)),
        ("RI", "IC", "automatic", (2, 0)),
        ("IC", "HC", "roll", (0, 2)),
        ("LC", "IC", "roll", (2, 1)),
        ("HC", "RI", "no", (0, 0)),
        ("IC", "RI", "no", (0, 2)),
    ],
)
def test_who_may_evade_whom(attacker: str, defender: str, way: str, bonus: tuple[int, int]) -> None:
    found = duel(f"first a {attacker} 10 5 0\nsecond t {defender} 10 9 180").ask.evade("t", "a")
    assert found["may"] == way
    assert (sum(found["bonuses"].values()), sum(found["attacker_bonuses"].values())) == bonus


@rule("MR-19.2")
def test_irregular_infantry_evades_better_in_difficult_ground() -> None:
    field = duel("first a RI 10 5 0\nsecond t II 10 9 180", woods=[[(5, 8), (15, 8), (15, 10), (5, 10)]])
    assert field.ask.evade("t", "a")["bonuses"] == {"MR-19.2-difficult": 1}


@rule("MR-19.2", "MR-19.3")
def test_irregular_cavalry_leaves_infantry_without_a_roll() -> None:
    field = charge(duel("first a RI 10 7 0\nsecond t IC 10 8.5 180", fired={"a": "t"}), "a", "t").dice(1)
    field.do("evade")
    assert field.kind == "evade-to"


@rule("MR-19.3")
def test_who_may_not_evade() -> None:
    field = duel("first a HC 10 5 0\nsecond t HC 10 9 180 MF")
    assert field.ask.evade("t", "a")["may"] == "no"
    charge(field, "a", "t")
    assert field.told("contact")
    assert field.pose("t") == (10, 9, 180)


@rule("MR-19.1")
def test_regular_infantry_does_not_react() -> None:
    field = charge(duel("first a HC 10 5 0\nsecond t RI 10 9 180"), "a", "t")
    assert field.told("conforms")
    assert field.attacks()


@rule("MR-19.11", "MR-19.12", "MR-19.13", "MR-19.14", "WE-38")
def test_a_battery_flees_and_fires() -> None:
    field = duel("first a RI 10 7 0 sp=5\nsecond g HA 10 9 180\n" + AWAY)
    charge(field, "a", "g")
    assert field.kind == "flee-die"
    field.dice(1, 3)
    assert field.sp("a") == 3
    assert field.formation("g") == "MF"
    assert field.pose("g") == (10, 12, 0)
    assert field.kind == "go-on"


@rule("MR-19.15", "MR-20.11", "MR-20.13", "WE-38")
def test_a_battery_that_cannot_flee_is_fought() -> None:
    field = duel("first a RI 10 7 0 sp=5\nsecond g HA 10 9 180\n" + AWAY)
    charge(field, "a", "g").dice(6, 4)
    assert (field.sp("a"), field.sp("g")) == (5, 1)
    assert field.attacks()[0] == ("a", "g", "front")
    combat(field).dice(2, 3)
    totals = [e.args["total"] for e in field.told("combat-total")]
    assert totals == [7, 4]
    assert field.told("broken")[0].args["unit"] == "g"
    assert field.sp("a") == 4
    assert not field.told("falls-back")


@rule("MR-19.11", "WE-60")
@pytest.mark.parametrize(
    ("kind", "formation", "infantry", "cavalry"),
    [("HA", "", 5, 3), ("HW", "", 5, 3), ("HA", "MF", 7, 5), ("HW", "MF", 7, 5), ("RA", "", 6, 5), ("RA", "MF", 8, 7)],
)
def test_flee_numbers(kind: str, formation: str, infantry: int, cavalry: int) -> None:
    field = duel(f"first a RI 10 5 0\nfirst c LC 14 5 0\nsecond g {kind} 10 9 180 {formation}")
    assert field.ask.flight("g", "a")["number"] == infantry
    assert field.ask.flight("g", "c")["number"] == cavalry


@rule("MR-19.13", "MR-R18", "MR-9.11")
def test_what_defensive_fire_can_do() -> None:
    def most(kind: str, word: str = "", facing: int = 180, lost: int = 0) -> int:
        field = duel(f"first a RI 10 5 0\nsecond g {kind} 10 9 {facing} {word}", losses={"g": lost})
        return int(field.ask.flight("g", "a")["losses"])

    assert most("HA") == 2
    assert most("HA", lost=1) == 1
    assert most("RA") == 1
    assert most("HA", "MF") == 0
    assert most("HA", "suppressed") == 0
    assert most("HA", facing=270) == 0, "on its left"


@rule("MR-10.7", "MR-19.13")
def test_defensive_fire_knows_no_bonus_weather_or_save() -> None:
    text = "first a RI 10 7 0 sp=5\nsecond g HA 10 9 180\n" + AWAY
    woods = [[(8, 6), (12, 6), (12, 7.4), (8, 7.4)]]
    field = charge(duel(text, weather="bad", woods=woods), "a", "g").dice(1, 3)
    assert field.sp("a") == 3
    assert not field.told("save-die")
    assert not field.told("confirm-die")


@rule("MR-18.4")
def test_the_order_of_an_attack() -> None:
    field = duel("first a RI 10 7 0 sp=5\nsecond t II 10 8.5 180\n" + AWAY, fired={"a": "t"})
    charge(field, "a", "t").dice(1).do("evade").dice(1, 6)
    kinds = [e.kind for e in field.events]
    wanted = ["charges", "attack-test", "tries-to-evade", "evade-fails", "contact", "conforms"]
    assert [kind for kind in kinds if kind in wanted] == wanted
    assert "combat" not in kinds


@rule("MR-19.14")
def test_an_attacker_broken_by_defensive_fire() -> None:
    field = duel("first a RI 10 7 0 sp=3\nfirst b RI 30 5 0\nsecond g HA 10 9 180", losses={"a": 1})
    charge(field, "a", "g").dice(1, 1)
    assert field.told("broken")[0].args["unit"] == "a"
    assert field.formation("g") == "FF"
    assert field.sp("g") == 2
    assert not field.attacks()


@rule("MR-19.12")
def test_flights_stop_short_or_go_farther() -> None:
    free = duel("first a RI 10 5 0\nsecond g HA 10 9 180")
    assert free.ask.flight("g", "a")["length"] == 3
    friend = duel("first a RI 10 5 0\nsecond g HA 10 9 180\nsecond f RI 10 12 180")
    assert friend.ask.flight("g", "a")["length"] == pytest.approx(3.74, abs=1e-4)
    woods = duel("first a RI 10 5 0\nsecond g HA 10 9 180", woods=[[(5, 11), (15, 11), (15, 14), (5, 14)]])
    assert woods.ask.flight("g", "a")["length"] == pytest.approx(1.51, abs=1e-4)
    edge = duel("first a RI 10 25 0\nsecond g HA 10 28.6 180")
    assert edge.ask.flight("g", "a")["length"] < 1


@rule("MR-19.12", "MR-19.15")
def test_a_battery_without_room_fails_to_flee() -> None:
    field = duel("first a RI 10 26.6 0\nsecond g HA 10 28.6 180\nsecond z RI 35 5 180")
    charge(field, "a", "g").dice(2, 2)
    assert field.told("flight-fails")
    assert field.sp("g") == 1
    assert field.attacks()


@rule("MR-19.15")
def test_a_battery_taken_in_flank_turns_to_face() -> None:
    field = duel("first h HC 5 9 90\nsecond g HA 10 9 180\n" + AWAY)
    charge(field, "h", "g").dice(6, 6)
    assert field.told("turns-to-face")
    assert field.pose("g") == (10, 9, 270)
    assert field.attacks()[0][2] == "front"
    assert field.pose("h") == (9.25, 9, 90)


@rule("MR-19.10", "MR-19.9")
def test_cavalry_without_room_is_taken_as_it_stands() -> None:
    field = duel("first a HC 10 5 0\nsecond t HC 11.5 9 200\nsecond x RI 9.4 9.4 180\nsecond z RI 13.4 9.4 180")
    charge(field, "a", "t")
    if field.kind == "evade":
        field.do("stand")
    assert not field.told("counter-charges")
    assert field.pose("t") == (11.5, 9, 200)


@rule("MR-18.13")
def test_a_battery_drawn_in_rolls_at_once_and_does_not_turn() -> None:
    field = duel("first h HC 10 5 0\nsecond e RI 9 9 180\nsecond g HA 10.55 9.3 180\n" + AWAY)
    charge(field, "h", "e")
    if field.kind == "also":
        field.do("also g")
    assert field.kind == "flee-die"
    field.dice(6, 6)
    assert field.pose("g")[2] == 180
    assert {defender for _, defender, _ in field.attacks()} == {"e", "g"}
    assert isinstance(field, Field)
