"""MR-20 Combat."""

from __future__ import annotations

import pytest

from longroll.kit.clauses import rule
from tests.reason.field import Field
from tests.reason.fights import charge, combat, duel, engage

FAR = "first y RI 38 3 0\nsecond z RI 38 27 180"


def pair(attacker: str, defender: str, more: str = "", **rest: object) -> Field:
    """Two units front to front, engaged."""
    text = f"first a {attacker}\nsecond t {defender}\n{more}\n{FAR}"
    return engage(duel(text, **rest), "a", "t")  # type: ignore[arg-type]


def totals(field: Field) -> list[int]:
    return [int(e.args["total"]) for e in field.told("combat-total")]


@rule("MR-20.2", "MR-20.11", "MR-20.13", "WE-39")
def test_the_winning_attacker_falls_back_too() -> None:
    field = combat(pair("RI 10 9.5 0 sp=7", "RI 10 10 180 sp=7")).dice(5, 4)
    assert totals(field) == [12, 11]
    assert (field.sp("a"), field.sp("t")) == (6, 5)
    assert field.pose("a") == (10, 8.5, 0)
    assert field.pose("t") == (10, 10, 180)


@rule("MR-20.10", "WE-40")
def test_a_decisive_victory_with_an_odd_total() -> None:
    field = combat(pair("HC 10 9.5 0 sp=8", "RI 10 10 180 sp=3")).dice(5, 3)
    assert totals(field) == [13, 6]
    assert field.told("combat-won")[0].args["result"] == "decisive"
    assert field.sp("a") == 7
    assert field.told("broken")[0].args["unit"] == "t"


@rule("MR-20.11", "WE-41")
def test_equal_totals_are_the_defenders_victory() -> None:
    field = combat(pair("RI 10 9.5 0 sp=6", "RI 10 10 180 sp=5")).dice(3, 4)
    assert totals(field) == [9, 9]
    assert (field.sp("a"), field.sp("t")) == (4, 4)
    assert field.pose("a") == (10, 8.5, 0)


@rule("MR-20.3", "MR-R19", "WE-42")
def test_heavy_against_light_cavalry() -> None:
    field = combat(pair("HC 10 9.5 0 sp=6", "LC 10 10 180 sp=6")).dice(3, 4, 5)
    assert totals(field) == [13, 11]
    assert field.told("extra-die")[0].args["unit"] == "a"


@rule("MR-20.3", "MR-20.6", "MR-R25", "WE-42")
@pytest.mark.parametrize(
    ("attacker", "defender", "woods", "extra", "cover"),
    [
        ("RI", "II", False, True, False),
        ("RI", "II", True, False, True),
        ("RI", "IC", False, True, False),
        ("LC", "IC", False, True, False),
        ("LC", "HC", False, False, False),
        ("HC", "RI", False, False, False),
        ("HC", "II", False, True, False),
        ("HC", "IC", False, True, False),
    ],
)
def test_the_advantage_of_kind(attacker: str, defender: str, woods: bool, extra: bool, cover: bool) -> None:
    ground = [[(5, 9.75), (15, 9.75), (15, 12), (5, 12)]] if woods else []
    field = pair(f"{attacker} 10 9.5 0", f"{defender} 10 10 180", woods=ground)
    attack = field.ask.combat("a")["attack"]
    assert attack["extra_die"] == ("a" if extra else "")
    assert attack["lines"].get("MR-20.6") == (-3 if cover else None)


@rule("MR-20.6", "MR-R26")
def test_cover_helps_the_defender_alone() -> None:
    field = pair("RI 10 9.5 0", "RI 10 10 180", woods=[[(5, 8), (15, 8), (15, 9.75), (5, 9.75)]])
    assert all("MR-20.6" not in side["lines"] for side in field.ask.combat("a").values())


@rule("MR-20.3")
def test_the_advantage_must_be_over_every_enemy() -> None:
    field = pair("HC 10 9.5 0", "LC 9 10 180", "second u RI 11.1 10 180")
    assert field.ask.combat("a")["attack"]["extra_die"] == "a"
    assert engage(field, "a", "u").ask.combat("a")["attack"]["extra_die"] == ""


@rule("MR-20.2", "MR-20.7", "MR-20.10", "WE-43")
@pytest.mark.parametrize(("sp", "dice", "sums", "lost"), [(4, (2, 4), [9, 3], 1), (2, (2, 1), [9, 1], 1)])
def test_a_unit_in_march_formation(sp: int, dice: tuple[int, int], sums: list[int], lost: int) -> None:
    field = combat(pair("HC 10 9.25 0 sp=7", f"RI 10 10 180 MF sp={sp}")).dice(*dice)
    assert totals(field) == sums
    assert field.told("broken")[0].args["unit"] == "t"
    assert field.sp("a") == 7 - lost


@rule("MR-20.1", "MR-20.10", "MR-20.12", "WE-44")
def test_two_attackers_share_one_loss() -> None:
    text = "first a HC 9 9.5 0 sp=7\nfirst b HC 11.05 9.5 0 sp=7\nsecond t HC 10 10 180 sp=7\n" + FAR
    field = engage(engage(duel(text), "a", "t"), "b", "t")
    assert [(fight["attackers"], fight["defenders"]) for fight in field.ask.combats()] == [(["a", "b"], ["t"])]
    combat(field).dice(3, 1)
    assert totals(field) == [17, 8]
    assert field.kind == "share"
    assert field.options() == ["share a", "share b"]
    field.do("share b")
    assert (field.sp("a"), field.sp("b")) == (7, 6)


@rule("MR-20.11", "MR-20.12", "MR-20.13", "MR-21.1", "WE-44")
def test_two_attackers_who_do_not_win_decisively() -> None:
    text = "first a HC 9 9.5 0 sp=7\nfirst b HC 11.05 9.5 0 sp=7\nsecond t HC 10 10 180 sp=7\n" + FAR
    text += "\nfirst officer Fa 6.5 8\nfirst officer Fb 13.5 8"
    field = combat(engage(engage(duel(text), "a", "t"), "b", "t")).dice(1, 3).do("share a")
    assert totals(field) == [15, 10]
    assert (field.sp("a"), field.sp("b"), field.sp("t")) == (6, 7, 5)
    assert (field.pose("a"), field.pose("b")) == ((9, 6.5, 0), (11.05, 6.5, 0))


@rule("MR-20.8", "MR-20.4", "MR-22.3", "MR-22.6", "WE-45")
@pytest.mark.parametrize(("dice", "killed"), [((4, 5), True), ((4, 4), False)])
def test_valour_helps_and_costs(dice: tuple[int, int], killed: bool) -> None:
    field = pair("HC 10 9.5 0 sp=7", "RI 10 10 180 sp=7", "first officer Fa 10 8.5 mod=2 exceptional v=3")
    combat(field)
    assert field.kind == "valour"
    assert field.options() == ["valour OFa", "keep"]
    field.do("valour OFa").dice(1, 1)
    assert totals(field) == [11, 8]
    assert field.kind == "officer-die"
    field.dice(*dice)
    assert bool(field.told("officer-lost")) is killed
    if killed:
        officer = field.ask.officer("OFa")
        assert (officer["mod"], officer["exceptional"], officer["v"]) == (1, False, 0)


@rule("MR-20.8")
def test_whose_valour_may_be_used() -> None:
    more = "first officer Fa 10 7.4 v=2\nfirst commander 11 8.5 v=1\nfirst officer Fy 9 8.5 v=3"
    field = pair("HC 10 9.5 0", "RI 10 10 180", more)
    assert field.ask.combat("a")["attack"]["valour"] == ["Cfirst"]
    assert combat(field).refused("valour OFa") == "MR-20.8"


@rule("MR-20.9", "WE-48")
def test_a_command_die_in_combat() -> None:
    more = "first commander 10 3\nsecond commander 10 19.5"
    field = combat(pair("RI 10 9.5 0 sp=7", "RI 10 10 180 sp=6", more, pools=(1, 3))).dice(1, 6)
    assert field.kind == "combat-reroll"
    assert field.seat == "first"
    field.do("reroll 1").dice(6)
    assert totals(field) == [13, 12]
    assert field.pools() == [0, 3]


@rule("MR-20.9", "MR-1.9")
def test_the_defender_re_rolls_after_the_attacker() -> None:
    more = "first commander 10 6\nsecond commander 10 14"
    field = combat(pair("RI 10 9.5 0 sp=7", "RI 10 10 180 sp=6", more, pools=(1, 1))).dice(1, 2).do("keep")
    assert field.seat == "second"
    field.do("reroll 1").dice(5)
    assert totals(field) == [8, 11]


@rule("MR-5.18", "MR-20.7", "MR-20.10", "MR-20.11", "MR-21.1", "WE-34")
@pytest.mark.parametrize(("die", "decisive"), [(4, False), (5, True)])
def test_a_flanked_unit(die: int, decisive: bool) -> None:
    field = charge(
        duel("first h HC 24 9.4 270 sp=7\nfirst officer Fh 23 8\nsecond t RI 20 10 0 sp=6\n" + FAR), "h", "t"
    )
    assert field.attacks()[0][2] == "right"
    combat(field).dice(die, 3)
    assert totals(field) == [7 + die, 6]
    if decisive:
        assert field.told("broken")[0].args["unit"] == "t"
        assert field.sp("h") == 7
    else:
        assert (field.sp("h"), field.sp("t")) == (6, 4)
        assert field.pose("h") == (24.25, 9.4, 270)


@rule("MR-20.6", "MR-23.4", "WE-53")
def test_a_garrison_is_in_cover() -> None:
    field = duel(
        "first a RI 10 8 0 sp=7\nsecond g RI in town-1 sp=6\n" + FAR,
        towns={"town": [(9, 9, 11, 11)]},
        fired={"a": "g"},
    )
    charge(field, "a", "g").dice(1)
    assert field.pose("a") == (10, 8.75, 0)
    combat(field).dice(4, 4)
    assert totals(field) == [8, 10]
    assert (field.sp("a"), field.sp("g")) == (5, 5)
    assert field.pose("a") == (10, 7.75, 0)


@rule("MR-20.5", "MR-3.10")
def test_a_vulnerable_enemy() -> None:
    field = pair("HC 10 9.5 0", "RI 10 10 180")
    field.put_officer("Ft", 30, 25)
    found = field.ask.combat("t")
    assert found["attack"]["lines"]["MR-20.5"] == 2
    assert "MR-20.5" not in found["defence"]["lines"]


@rule("MR-20.1")
def test_the_phasing_player_orders_the_combats() -> None:
    text = "first a RI 10 9.5 0\nfirst b RI 20 9.5 0\nsecond t RI 10 10 180\nsecond u RI 20 10 180"
    field = combat(engage(engage(duel(text), "a", "t"), "b", "u"))
    assert field.options() == ["resolve a", "resolve b"]
    for attacker, defender in (("a", "t"), ("b", "u")):
        named = field.copy().do(f"resolve {defender}")
        assert named.events == field.copy().do(f"resolve {attacker}").events, "a combat is named by any unit in it"
    field.do("resolve b").dice(3, 3)
    assert field.told("combat")[0].args["unit"] == "b"
    field.dice(3, 3)
    assert not field.attacks()


@rule("MR-20.1")
def test_connected_attacks_are_one_combat() -> None:
    text = "first a HC 9 9.5 0\nfirst b HC 11.5 9.5 0\nsecond t RI 8.5 10 180\nsecond u RI 10.7 10 180\n" + FAR
    field = engage(engage(engage(duel(text), "a", "t"), "a", "u"), "b", "u")
    assert [(fight["attackers"], fight["defenders"]) for fight in field.ask.combats()] == [(["a", "b"], ["t", "u"])]


@rule("MR-20.12")
def test_losses_beyond_the_sp_of_a_side_have_no_effect() -> None:
    field = combat(pair("HC 10 9.5 0 sp=4", "RI 10 10 180 sp=9", losses={"t": 8})).dice(2, 4)
    assert totals(field) == [6, 5]
    assert field.told("broken")[0].args["unit"] == "t"


@rule("MR-20.14")
def test_valour_is_tested_before_officers_near_broken_units() -> None:
    more = "second officer Ft 10 11 v=1\nsecond v RI 14 12 180 force=Ft"
    field = combat(pair("HC 10 9.5 0 sp=9", "RI 10 10 180 sp=3", more)).do("valour OFt").dice(6, 1)
    assert field.told("broken")
    assert field.told("officer-test")[0].args["cause"] == "valour"
    field.dice(1, 1)
    assert [e.args["cause"] for e in field.told("officer-test")] == ["valour", "near-broken-unit"]


@rule("MR-20.7", "MR-5.16", "MR-5.17")
def test_a_threatened_flank_counts_for_attackers_too() -> None:
    field = pair("HC 10 9.5 0", "RI 10 10 180", "second f HC 11.9 8.9 270")
    assert field.ask.combat("a")["attack"]["lines"]["MR-20.7"] == -3
    assert field.attacks()[0][2] == "front"


@rule("MR-20.2", "MR-20.4", "MR-20.5", "MR-20.7")
def test_every_line_of_a_total_is_told() -> None:
    more = "first officer Fa 10 8.5 v=2\nsecond f HC 11.9 8.9 270"
    field = pair("HC 10 9.5 0 sp=7", "RI 10 10.25 180 MF sp=6", more).put_officer("Ft", 30, 25)
    combat(field).do("valour OFa").dice(3, 5)
    dice = {e.args["side"]: int(e.args["die"]) for e in field.told("combat-die")}
    sums: dict[object, int] = {}
    told: dict[object, int] = {}
    side: object = ""
    for event in field.events:
        if event.kind == "combat-total":
            side = event.args["side"]
            told[side], sums[side] = int(event.args["total"]), dice[str(side)]
        elif event.kind == "modifier" and side:
            sums[side] += int(event.args["value"])
        elif event.kind == "combat-won":
            break
    assert list(told.values()) == [max(1, value) for value in sums.values()]
    assert list(told.values()) == [7 + 2 + 2 - 3 + 3, 6 - 5 + 5]
