"""GL-5.13, GL-6, GL-7.12, GL-11.21 The searches: moves, command range, retreats, refuges."""

import random
from typing import Any

import pytest

from longroll.games.glory import GLORY
from longroll.kit import Refusal
from longroll.kit.clauses import rule
from tests.glory.literal import FACINGS, Order, Stand, around, retreat_groups, step, steps_between, tolls, ways_to
from tests.glory.small_map import small_data
from tests.glory.table import Table

KINDS = ("inf", "cav", "art", "leader")
FREE, PARTLY, DISPLACE, DISPLACE_PARTLY, OFF_MAP, NO_WAY = 1, 2, 3, 4, 5, 6
"""The groups of GL-11.21.3."""
FOR_EXTENDED = {"inf": 2, "cav": 4, "art": 3, "leader": 4}
"""GL-6.13.1."""


def walk(
    kind: str = "inf",
    allowance: int = 5,
    start: str = "0505",
    *,
    shy: bool = False,
    night: bool = False,
    barred: str = "",
    below: str = "",
    above: str = "",
    facing: str = "N",
    size: tuple[int, int] = (12, 12),
    changes: dict[str, Any] | None = None,
    **who: str,
) -> Table:
    """A unit ``m`` of the Command K about to move, on a small map with some ``changes``; or K himself (``leader``).

    ``shy``: K is away, and it is out of command; ``barred``: entry hexes of enemies still to come; ``below`` and
    ``above``: the kind of a unit in its hex. Hexes of others in ``who``: ``enemies``, ``enemy_guns``; ``foot``,
    ``horse``, ``guns``, each with one unit of another Command; ``mates``, with an infantry of K; ``full``, with two."""
    led = kind == "leader"
    lines = [f"US K leader {'absent' if shy else start} {f'ma={allowance}' if led else ''}"]
    if below:
        lines.append(f"US n {below} {start} {facing} cmd=K")
    if not led:
        lines.append(f"US m {kind} {start} {facing} cmd=K ma={allowance}")
    if above:
        lines.append(f"US n {above} {start} {facing} cmd=K")
    sorts = {
        "enemies": ("CS", "inf", "CS"),
        "enemy_horse": ("CS", "cav", "CS"),
        "enemy_guns": ("CS", "art", "CS"),
        "foot": ("US", "inf", "L"),
        "horse": ("US", "cav", "L"),
        "guns": ("US", "art", "L"),
        "mates": ("US", "inf", "K"),
    }
    for word, (side, sort, command) in sorts.items():
        lines += [f"{side} {word}-{place} {sort} {place} S cmd={command}" for place in who.pop(word, "").split()]
    lines += [f"US full-{place}-{n} inf {place} S cmd=L" for place in who.pop("full", "").split() for n in "ab"]
    assert not who
    if barred:
        lines.append("CS late inf reinf=G")
    if led or not any(line.startswith("CS ") for line in lines):
        lines.append("CS gone inf eliminated N")
    return Table(
        "\n".join(lines),
        begin="move K",
        turn="N1" if night else "T1",
        arrivals={"G": f"T6 {barred}"} if barred else {},
        size=size,
        **(changes or {}),
    )


def ends(table: Table, *, extended: bool = False) -> set[str]:
    return set(table.ask.reach("m", extended))


def price(table: Table, end: str) -> int:
    """MP to an end; 0 if it is out of reach."""
    return table.ask.reach("m").get(end, 0)


def why(table: Table, end: str, verb: str = "move") -> tuple[str, str, str | int, str | int]:
    """Clause and reason against a move, its cost and the allowance where they matter."""
    found = table.refusal(f"{verb} m {end}")
    values = found.reason.args
    return found.clause, found.reason.key.removeprefix("refusal-"), values.get("cost", 0), values.get("allowance", 0)


# ---- worked examples ---------------------------------------------------------------------------------------------


@rule("EX-07", "GL-6.13.3", "GL-6.13.1")
def test_extended_movement_keeps_away() -> None:
    far = walk(enemies="0508")
    found = ends(far, extended=True)
    assert {"0504", "0503"} <= found
    assert not found & {"0506", "0507"}
    assert all(far.ask.distance(code, "0508") > 2 for code in found)
    assert why(far, "0506", "march") == ("GL-6.13.3", "move-close", 0, 0)
    near = walk(enemies="0507")
    assert ends(near, extended=True) == set()
    assert why(near, "0504", "march") == ("GL-6.13.3", "move-begins", 0, 0)


@rule("EX-08", "GL-6.22.2", "GL-6.14.1", "GL-13.1")
def test_no_road_next_to_the_enemy_and_a_stop_there() -> None:
    changes = {"links": {"road": "0504-0505"}, "woods": "0504"}
    table = walk(enemies="0503", changes=changes)
    assert price(table, "0504") == 2
    assert price(walk(enemies="0503", changes=changes, night=True), "0504") == 3
    beside = set(table.ask.neighbours("0503").values())
    for end in ends(table):
        assert not beside & set(table.ask.path("m", end)[:-1])
    assert price(walk(changes=changes), "0504") == 1


@rule("EX-09", "GL-6.42.2", "GL-6.42.3", "GL-6.42.4", "GL-R15")
def test_passing_through_friends() -> None:
    column = {f"{c}-{d}": "river" for c, d in (("0405", "0505"), ("0406", "0505"), ("0505", "0605"), ("0505", "0606"))}
    column["0505-0506"] = "river"
    shut = {"water": column}

    def third(allowance: int = 5, **friends: Any) -> int:
        return price(walk("inf", allowance, changes=shut, **friends), "0503")

    assert third() == 2
    assert third(foot="0504") == third(mates="0504") == 3
    assert third(guns="0504") == third(horse="0504") == 2
    assert third(full="0504") == 0
    assert price(walk(changes=shut, mates="0504"), "0504") == 1
    assert price(walk(changes=shut, foot="0504"), "0504") == 0, "infantry of another Command does not stack"
    assert third(2, mates="0504") == 0


@rule("EX-10", "GL-7.12.3", "GL-7.12.4")
def test_leaving_a_stack() -> None:
    top, below = walk(below="inf"), walk(above="inf")
    assert price(top, "0506") == 2
    assert price(top, "0504") == 1
    assert price(below, "0504") == 2
    assert price(below, "0506") == 1
    for code in ("0504", "0605", "0405"):
        assert price(below, code) == 2
        assert price(top, code) == 1


COLUMN = "US K leader waiting reinf=G\nCS gone inf eliminated N\n" + "".join(
    f"US {name} inf reinf=G cmd=K\n" for name in "abcdef"
)


def column(entry: str = "0601", army: str = COLUMN, **changes: Any) -> Table:
    return Table(army, begin="move K", arrivals={"G": f"T1 {entry}"}, **changes)


@rule("EX-11", "GL-6.51.2", "GL-6.51.4", "GL-6.51.5")
def test_a_column_at_an_entry_hex() -> None:
    table = column(edge_roads={"0601": "road"})
    assert table.ask.entry_cost("inf", "0601", "US") == 1
    for slot, (name, end) in enumerate(zip("abc", ("0605", "0604", "0603"), strict=True), 1):
        table.do(f"enter {name} 0601")
        found = table.ask.reach(name)
        assert found["0601"] == slot
        assert table.ask.path(name, "0601") == ["0601"]
        assert set(found) == {code for code in table.ask.hexes() if table.ask.distance("0601", code) <= 5 - slot}
        table.do(f"move {name} {end}", "face S")
    table.do("enter d 0601", "move d 0602", "face S", "enter e 0601", "march e 0502", "face S", "enter f 0601")
    assert table.ask.reach("f") == {}, "6 MP for the sixth"
    assert table.ask.reach("f", extended=True)


@rule("EX-13", "GL-5.13.1", "GL-5.13.2")
def test_command_range_is_a_path_cost() -> None:
    rows = " ".join(f"{c:02d}{r:02d}" for c in range(1, 13) for r in range(1, 5))
    table = walk(mates="0502 0503", changes={"woods": rows})
    assert table.ask.command("mates-0502")["cost"] == 6
    assert table.ask.command("mates-0503")["cost"] == 4
    costs = table.ask.command_costs("K")
    assert "0502" not in costs
    assert costs["0503"] == 4
    assert costs["0505"] == 0
    assert list(costs) == table.ask.leader("K")["commands"]


@rule("EX-14", "GL-5.13.6", "GL-5.13.7")
def test_out_of_command() -> None:
    table = walk(enemies="0502", shy=True)
    found = ends(table)
    assert "0504" in found
    assert "0503" not in found
    assert why(table, "0503")[:2] == ("GL-5.13.6", "out-of-command")
    adjacent = walk(enemies="0504", shy=True)
    found = ends(adjacent)
    assert "0506" in found
    assert not found & {"0605", "0405"}
    assert why(adjacent, "0605")[:2] == ("GL-5.13.7", "out-of-command")


# ---- clauses of movement -----------------------------------------------------------------------------------------


@rule("GL-6.11.1", "GL-6.12.2", "GL-6.21.2")
def test_a_move_pays_for_every_hex_and_ends_with_its_allowance() -> None:
    table = walk("inf", 3, changes={"woods": "0504 0604 0404 0605 0405"})
    assert price(table, "0504") == 2
    assert price(table, "0503") == 3
    found = ends(table)
    assert "0502" not in found
    assert "0505" not in found, "staying is no move"
    path = table.ask.path("m", "0503")
    assert len(path) == 2
    assert path[-1] == "0503"
    assert why(table, "0502") == ("GL-6.21.2", "move-cost", 4, 3)


@rule("GL-6.21.2")
def test_there_is_no_free_minimum_move() -> None:
    table = walk("inf", 1, changes={"woods": "0504"})
    assert "0504" not in ends(table)
    assert why(table, "0504") == ("GL-6.21.2", "move-cost", 2, 1)


@rule("GL-6.14.1", "GL-6.14.2", "GL-6.14.3")
def test_next_to_the_enemy() -> None:
    table = walk(enemies="0504")
    found = ends(table)
    assert {"0405", "0605", "0404", "0604"} <= found, "from one hex next to him straight into another, or round"
    assert "0504" not in found
    assert price(table, "0604") == 4, "not along him, but round"
    assert why(table, "0504") == ("GL-6.14.3", "move-enemy", 0, 0)
    wall = walk("inf", 20, enemies="0103 0303 0503 0703 0903 1103 1203")
    assert why(wall, "0501") == ("GL-6.21.2", "move-nowhere", 0, 20)


@rule("GL-6.32.1")
def test_artillery_next_to_the_enemy_needs_friends() -> None:
    bare = walk("art", 6, enemies="0503")
    assert "0504" not in ends(bare)
    assert why(bare, "0504") == ("GL-6.32.1", "move-guns", 0, 0)
    assert "0504" in ends(walk("art", 6, enemies="0503", foot="0504"))
    assert "0504" in ends(walk("art", 6, enemies="0503", horse="0504"))
    assert "0504" not in ends(walk("art", 6, enemies="0503", guns="0504")), "artillery there is no cover"


@rule("GL-6.32.2")
def test_artillery_behind_water_nobody_can_cross() -> None:
    def comes(changes: dict[str, Any], **who: Any) -> bool:
        return "0504" in ends(walk("art", 6, changes=changes, **who))

    river: dict[str, Any] = {"water": {"0503-0504": "river"}}
    assert comes(river, enemies="0503")
    assert not comes(river, enemies="0503 0604"), "every enemy must be parted from it"
    assert not comes(river | {"crossings": {"0503-0504": "bridge"}}, enemies="0503")
    creek = {"water": {"0503-0504": "creek"}}
    assert not comes(creek, enemies="0503"), "infantry can cross"
    assert comes(creek, enemy_guns="0503"), "two artilleries cannot"
    assert not comes({"levels": {"0503": 3}}, enemy_guns="0503"), "he can come down"
    assert not comes({"levels": {"0504 0505": 3}}, enemy_guns="0503"), "it can go down"


@rule("GL-11.12.2", "GL-5.13.6")
def test_a_shy_gun_does_not_go_next_to_the_enemy_even_with_friends() -> None:
    assert "0504" in ends(walk("art", 6, enemies="0503", foot="0504"))
    assert "0504" not in ends(walk("art", 6, enemies="0503", foot="0504", shy=True))


@rule("GL-6.41.1", "GL-6.41.2", "GL-6.41.3", "GL-6.41.4", "GL-6.41.5", "GL-6.42.1")
def test_where_a_move_may_end() -> None:
    every = {"0504", "0604", "0405", "0605", "0506"}
    friends: dict[str, Any] = {"foot": "0504", "mates": "0604", "guns": "0405", "horse": "0605", "full": "0506"}
    wanted = {
        "inf": {"0604", "0405"},
        "cav": {"0405"},
        "art": {"0504", "0604", "0405", "0605"},
    }
    for kind, good in wanted.items():
        table = walk(kind, 4, **friends)
        assert ends(table) & every == good
        assert set(table.ask.room("m")) & every == good
    assert set(walk("leader", 4, **friends).ask.reach("K")) & every == every
    assert why(walk(**friends), "0506") == ("GL-6.42.4", "move-full", 0, 0)
    assert why(walk(**friends), "0504") == ("GL-6.41.1", "move-stack", 0, 0)


@rule("GL-6.42.1", "GL-6.14.1")
def test_a_hex_where_it_must_stop_needs_room() -> None:
    sides = ("0405-0505", "0406-0505", "0505-0605", "0505-0606", "0505-0506")
    shut = {"water": dict.fromkeys(sides, "river")}
    assert "0503" in ends(walk(foot="0504", changes=shut))
    assert ends(walk(enemies="0604", foot="0504", changes=shut)) == set(), "no room to stop, so no way in"
    assert ends(walk(enemies="0604", mates="0504", changes=shut)) == {"0504"}, "room, but no way on"


@rule("GL-6.42.5", "GL-5.15.5", "GL-R12")
def test_leaders_stop_next_to_the_enemy_unless_with_friends() -> None:
    ask = walk("leader", 10, enemies="0503", foot="0504 0404", full="0605").ask
    found = ask.reach("K")
    assert found["0504"] == 1
    assert found["0605"] == 1
    assert ask.path("K", "0403")[-2] == "0404", "on beside the enemy, from friends to friends"
    assert walk("leader", 10, enemies="0503").ask.reach("K")["0403"] == 4, "round, not through 0504"
    assert found["0403"] == 3


@rule("GL-5.15.3")
def test_leaders_are_in_nobodys_way() -> None:
    army = "US K leader 0505\nUS m inf 0505 N cmd=K\nCS gone inf eliminated N\n"
    with_leaders = Table(army + "US L leader 0504\nCS X leader 0605\n", begin="move K")
    assert with_leaders.ask.reach("m") == Table(army, begin="move K").ask.reach("m")
    assert with_leaders.legal("move m 0504")
    assert with_leaders.legal("move m 0605")


@rule("GL-6.53.1", "GL-15.4", "GL-15.5", "GL-16.8")
def test_barred_hexes_are_not_entered() -> None:
    bar = {f"{c:02d}04" for c in range(1, 13)}
    table = walk("inf", 6, barred=" ".join(sorted(bar)))
    assert set(table.ask.closed("m")) == bar
    found = ends(table)
    assert all(int(code[2:]) >= 4 for code in found)
    assert not found & bar
    assert why(table, "0504") == ("GL-6.53.1", "barred", 0, 0)


@rule("GL-10.26.1")
def test_cavalry_prefers_a_path_that_leaves_its_bonus() -> None:
    ask = walk("cav", 8, changes={"woods": "0504"}).ask
    swift = ask.gallop("m")
    assert "0504" not in swift
    assert ask.reach("m")["0504"] == 3
    path = ask.path("m", "0503", gallop=True)
    assert "0504" not in path
    assert swift["0503"] == len(path) == 3
    assert ask.reach("m")["0503"] == 3
    assert walk("cav", 8, changes={"woods": "0504 0605 0606 0506 0406 0405"}).ask.gallop("m") == {}


@rule("GL-10.26.1")
def test_the_swift_path_may_be_the_longer_one() -> None:
    water = {"0505-0605": "creek", "0505-0606": "creek", "0505-0506": "creek", "0406-0505": "creek"}
    wide: dict[str, Any] = {"woods": "0504", "levels": {"0405 0404 0403": 2}}
    for changes in (wide, {**wide, "water": water}):
        ask = walk("cav", 8, changes=changes).ask
        reach, swift = ask.reach("m"), ask.gallop("m")
        assert set(swift) <= set(reach)
        for end, spent in swift.items():
            assert spent >= reach[end]
            path = ask.path("m", end, gallop=True)
            steps = [ask.step_cost("cav", a, b) or 99 for a, b in zip(["0505", *path], path, strict=False)]
            assert sum(steps) == spent
            assert max(steps) <= 2


@rule("GL-10.26.1", "GL-6.42.3")
def test_passing_through_infantry_counts_for_the_dearest_hex() -> None:
    sides = ("0405-0505", "0406-0505", "0505-0605", "0505-0606", "0505-0506")
    shut: dict[str, Any] = {"water": dict.fromkeys(sides, "river")}
    flat = walk("cav", 8, foot="0504", changes=shut).ask
    assert (flat.reach("m")["0503"], flat.gallop("m")["0503"]) == (3, 3)
    hill = walk("cav", 8, foot="0504", changes=shut | {"levels": {"0504": 2}}).ask
    assert hill.reach("m")["0503"] == 4
    assert "0503" not in hill.gallop("m"), "one hex on a hill, with friends in it, costs 3"


@rule("GL-10.26.1")
def test_a_swift_path_comes_to_friends_by_the_cheaper_step() -> None:
    changes = {"water": {"0503-0504": "stream"}}
    ask = walk("cav", 8, foot="0503", barred="0403 0603 0604", changes=changes).ask
    path = ask.path("m", "0502", gallop=True)
    assert path in (["0405", "0404", "0503", "0502"], ["0504", "0404", "0503", "0502"]), "not 0504-0503, which costs 3"
    assert ask.gallop("m")["0502"] == 5


@rule("GL-6.51.2", "GL-6.14.1", "GL-6.42.3")
def test_entering_the_map_obeys_the_hex() -> None:
    def enters(others: str) -> Table:
        army = "US K leader waiting reinf=G\nUS a inf reinf=G cmd=K\nUS b inf 1010 N cmd=K\nCS gone inf eliminated N\n"
        return column(army=army + others, edge_roads={"0601": "road"})

    friend = enters("US f inf 0601 S cmd=L").do("enter a 0601")
    assert "0601" not in friend.ask.reach("a")
    assert friend.ask.reach("a")["0602"] == 3, "one for the entry hex, one for passing, one for the next"
    foe = enters("CS x inf 0602 N")
    assert foe.legal("enter a 0601")
    mate = "US f inf 0601 S cmd=K"
    assert foe.do("enter a 0601").at("a") == "0601", "it must stop there at once"
    assert enters("CS x inf 0601 N").refused("enter a 0601") == "GL-6.52.1"
    assert enters("US f inf 0601 S cmd=L\nUS g inf 0601 S cmd=L").refused("enter a 0601") == "GL-6.52.1"
    assert enters(f"CS x inf 0602 N\n{mate}").do("enter a 0601").at("a") == "0601", "it stops there, even with friends"
    close = enters("CS x inf 0603 N").do("enter a 0601")
    assert close.ask.reach("a", extended=True) == {}
    assert close.ask.reach("a")


@rule("GL-10.26.1")
def test_cavalry_that_enters_through_woods_is_not_swift() -> None:
    army = "US K leader waiting reinf=G\nUS h cav reinf=G cmd=K\nCS gone inf eliminated N\n"
    table = column(army=army, woods="0601").do("enter h 0601")
    assert table.ask.reach("h")["0601"] == 3
    assert table.ask.gallop("h") == {}
    open_ = column(army=army).do("enter h 0601")
    assert open_.ask.gallop("h")["0602"] == 2


def test_the_place_in_the_column_matters_on_a_small_map_too() -> None:
    army = "".join(f"US {name} inf reinf=G cmd=K ma=9\n" for name in "abc")
    table = column("0101", f"US K leader waiting reinf=G\nCS gone inf eliminated N\n{army}", size=(3, 3))
    for slot, (name, end) in enumerate(zip("abc", ("0303", "0302", "0203"), strict=True), 1):
        table.do(f"enter {name} 0101")
        assert table.ask.reach(name)["0102"] == slot + 1
        table.do(f"move {name} {end}", "face S")


# ---- command range -----------------------------------------------------------------------------------------------


@rule("GL-5.13.2", "GL-5.13.3", "GL-R9")
def test_command_paths_go_round_enemies_and_use_roads_beside_them() -> None:
    def cost(place: str, enemies: str) -> int | None:
        changes = {"links": {"road": "0504-0505"}, "woods": "0504"}
        found: int | None = walk(mates=place, enemies=enemies, changes=changes).ask.command(f"mates-{place}")["cost"]
        return found

    assert cost("0504", "0604") == 1
    assert "0504" not in walk(enemies="0504").ask.command_costs("K")
    block = "0504 0605 0606 0506 0406"
    assert cost("0503", block) == 3
    assert cost("0507", block) == 5
    assert cost("0503", f"{block} 0405") is None
    assert walk(enemies=f"{block} 0405").ask.command_costs("K") == {"0505": 0}


@rule("GL-5.13.1")
def test_command_paths_pay_for_slopes_and_water() -> None:
    changes = {"levels": {"0504": 2}, "water": {"0505-0506": "creek", "0505-0606": "river"}}
    found = walk(changes=changes).ask.command_costs("K")
    wanted = {"0504": 2, "0506": 2, "0606": 2, "0405": 1}
    assert {code: found[code] for code in wanted} == wanted


# ---- retreats ----------------------------------------------------------------------------------------------------


def away(table: Table, causing: str) -> tuple[int, set[str]]:
    found = table.ask.retreat("m", causing.split())
    return found["group"], set(found["hexes"])


@rule("EX-05", "GL-11.21.1", "GL-11.21.3", "GL-R37")
def test_retreat_away_from_all_causing_units() -> None:
    changes = {"woods": "0505 0705 0805"}
    table = walk(start="0704", enemies="0505 0705 0805", foot="0405 0504 0605", changes=changes)
    assert away(table, "0705 0805") == (FREE, {"0703", "0604"})


@rule("EX-30", "GL-11.26.1")
def test_retreat_by_displacement() -> None:
    table = walk(start="0504", enemies="0505", foot="0503 0604 0404")
    assert away(table, "0505") == (DISPLACE, {"0503", "0604", "0404"})
    mate = walk(start="0504", enemies="0505", foot="0503 0404", mates="0604")
    assert away(mate, "0505") == (FREE, {"0604"})


@rule("EX-31", "GL-11.24.1", "GL-11.27.1", "GL-11.28.1")
def test_retreat_over_a_bridge_off_the_map_and_nowhere() -> None:
    around_0504 = "0503 0604 0605 0505 0405 0404"
    water = {("-".join(sorted(("0504", code)))): "river" for code in around_0504.split()}
    shut: dict[str, Any] = {"water": water}
    table = walk(start="0504", enemies="0505", changes=shut | {"crossings": {"0503-0504": "bridge"}})
    assert away(table, "0505") == (FREE, {"0503"})
    assert table.ask.ground("0504")["crossings"] == {"N": "bridge"}
    assert away(walk(start="0504", enemies="0505", changes=shut), "0505") == (NO_WAY, set())
    edge = walk(start="0501", enemies="0502 0601 0602 0401 0402")
    assert away(edge, "0502") == (OFF_MAP, set())


@rule("GL-11.21.3")
def test_the_groups_of_a_retreat_in_order() -> None:
    both = "0503 0505"
    sides = {"0604", "0605", "0404", "0405"}
    assert away(walk(start="0504", enemies=both), both) == (PARTLY, sides)
    assert away(walk(start="0504", enemies=both, barred="0604 0605 0404"), both) == (PARTLY, {"0405"})
    crowd = " ".join(sorted(sides))
    assert away(walk(start="0504", enemies=both, full=crowd), both) == (DISPLACE_PARTLY, sides)
    assert away(walk(start="0504", enemies=both, full=crowd, barred=crowd), both) == (NO_WAY, set())


@rule("GL-11.24.1")
def test_artillery_does_not_retreat_over_a_creek_without_a_crossing() -> None:
    changes = {"water": {"0503-0504": "creek"}}
    for kind, places in (("inf", {"0503", "0604", "0404"}), ("art", {"0604", "0404"})):
        assert away(walk(kind, start="0504", enemies="0505", changes=changes), "0505")[1] == places


@rule("GL-11.22.2")
def test_the_second_hex_of_retreating_cavalry() -> None:
    army = """
    CS X leader 0505
    CS p inf 0505 N cmd=X s=40
    CS late inf reinf=G cmd=X
    US h cav 0504 S cmd=K
    US f inf 0502 S cmd=L
    """
    table = Table(army, begin="charge X", arrivals={"G": "T6 0603"}).do("charge p", "stand").dice(3)
    table.do("retreat h 0503")
    assert table.options() == ["halt", "further 0403"]


@rule("EX-33", "GL-10.27.3")
def test_retreat_before_charge() -> None:
    def paths(**who: Any) -> dict[str, list[str]]:
        table = walk("cav", start="0504", **who)
        return table.ask.before_charge("m", ["0505"])

    open_field = paths(enemies="0505")
    assert open_field["0503"] == ["0503"]
    assert open_field["0502"] == ["0503", "0502"]
    ask = walk().ask
    assert all(ask.distance(end, "0505") > 1 for end in open_field)
    assert "0503" not in paths(enemies="0505 0502")
    assert "0503" not in paths(enemies="0505", foot="0503")
    assert "0502" not in paths(enemies="0505", barred="0502")
    assert paths(enemies="0505 0502 0703 0303") == {}


# ---- leaders -----------------------------------------------------------------------------------------------------


@rule("GL-5.15.2", "GL-R11")
def test_leaders_flee_to_the_nearest_hex() -> None:
    def flights(others: str, **changes: Any) -> Table:
        army = f"US K leader 0505\nUS gone inf eliminated N cmd=K\nCS X leader 0705\nCS x inf 0705 N cmd=X\n{others}"
        return Table(army, begin="move X", **changes).do("move x 0505", "face N")

    def hexes(table: Table) -> set[str]:
        return {option.split()[-1] for option in table.options("flee")}

    held = flights("CS y inf 0506 N cmd=X", water={"0504-0505": "river"})
    assert hexes(held) == {"0405", "0406", "0605", "0606"}
    ring = "".join(f"CS y{code} inf {code} N cmd=X\n" for code in ("0504", "0605", "0606", "0506", "0406", "0405"))
    friends = "".join(f"US f{code} inf {code} N cmd=K\n" for code in ("0508", "0502", "0909"))
    assert hexes(flights(ring + friends)) == {"0508", "0502"}
    assert flights(ring).leader("K") == "eliminated"


# ---- against a second reading of the clauses ---------------------------------------------------------------------


def random_changes(dice: random.Random, size: tuple[int, int]) -> dict[str, Any]:
    """A small map with everything the chart knows, put down at random."""
    every = [f"{c:02d}{r:02d}" for c in range(1, size[0] + 1) for r in range(1, size[1] + 1)]
    bare = small_data(size=size)
    sides = [f"{a}-{b}" for a in every for b in around(bare, a) if b and a < b]

    def some(share: int) -> list[str]:
        return dice.sample(sides, len(sides) // share)

    water = {side: dice.choice(("stream", "creek", "river")) for side in some(6)}
    return {
        "size": size,
        "woods": " ".join(dice.sample(every, len(every) // 4)),
        "town": " ".join(dice.sample(every, len(every) // 12)),
        "levels": {" ".join(dice.sample(every, len(every) // 3)): 2, " ".join(dice.sample(every, len(every) // 8)): 3},
        "water": water,
        "crossings": {side: dice.choice(("ford", "bridge")) for side in water if dice.random() < 0.4},
        "links": {"pike": " ".join(some(12)), "road": " ".join(some(12)), "trail": " ".join(some(12))},
        "walls": " ".join(side.replace("-", ">") for side in some(20)),
        "embankment": " ".join(dice.sample(every, len(every) // 12)),
    }


def random_stand(dice: random.Random, every: list[str], start: str) -> Stand:
    """Units of both sides, put down at random."""
    enemies: dict[str, str] = {}
    units: dict[str, tuple[str, ...]] = {}
    for code in every:
        throw = dice.random()
        if code == start:
            continue
        if throw < 0.07:
            enemies[code] = dice.choice(("inf", "cav", "art"))
        elif throw < 0.25:
            units[code] = dice.choice((("inf",), ("inf",), ("cav",), ("art",), ("inf", "art"), ("inf", "inf")))
    return Stand(enemies, units, {code for code in units if dice.random() < 0.5})


def placed(stand: Stand) -> dict[str, Any]:
    """Who stands where, as ``walk`` wants it; which two units fill a hex does not matter."""
    own = {code for code, kinds in stand.units.items() if kinds == ("inf",) and code in stand.mates}
    found = {
        "enemies": [code for code, kind in stand.enemies.items() if kind == "inf"],
        "enemy_horse": [code for code, kind in stand.enemies.items() if kind == "cav"],
        "enemy_guns": [code for code, kind in stand.enemies.items() if kind == "art"],
        "foot": [code for code, kinds in stand.units.items() if kinds == ("inf",) and code not in own],
        "mates": sorted(own),
        "horse": [code for code, kinds in stand.units.items() if kinds == ("cav",)],
        "guns": [code for code, kinds in stand.units.items() if kinds == ("art",)],
        "full": [code for code, kinds in stand.units.items() if len(kinds) > 1],
    }
    return {word: " ".join(codes) for word, codes in found.items()}


def judged(table: Table, kind: str, extended: bool) -> dict[str, Refusal | None]:
    """What is said about a move of ``m`` (or a ride of K) to each hex; nothing if it is not asked."""
    words = "march m" if extended else "move m"
    if kind == "leader":
        words = "hurry-to" if extended else "ride-to"
        if table.legal("ride K"):
            table.do("ride K")
    if table.kind != ("ride" if kind == "leader" else "move"):
        return {}
    return {code: table.state.check(f"{words} {code}") for code in table.ask.hexes()}


@rule("GL-6.21.1", "GL-6.22.1", "GL-6.22.2", "GL-6.24.4", "GL-6.32.2", "GL-6.42.3", "GL-10.26.1", "GL-13.1")
@pytest.mark.parametrize(("seed", "kinds"), [(seed, KINDS) for seed in range(6)] + [(6, ("cav",)), (7, ("cav",))])
def test_reach_agrees_with_a_plain_reading_of_the_clauses(seed: int, kinds: tuple[str, ...]) -> None:
    dice = random.Random(seed)
    size = (8, 7)
    changes = random_changes(dice, size)
    data = small_data(**changes)
    ask = walk(changes=changes, size=changes.pop("size")).ask
    every = ask.hexes()
    for a in every:
        for b in ask.neighbours(a).values():
            for kind, road in ((dice.choice(KINDS), True), (dice.choice(KINDS), False)):
                assert ask.step_cost(kind, a, b, road) == step(data, kind, a, b, road)
    found_some = said = 0
    for _ in range(12):
        start = dice.choice(every)
        stand = random_stand(dice, every, start)
        kind = dice.choice(kinds)
        allowance = dice.randint(1, 4) if (extended := dice.random() < 0.2) else dice.randint(3, 6)
        led = kind == "leader"
        shy = dice.random() < 0.2 and not led
        night = dice.random() < 0.3
        barred = set() if led else set(dice.sample(every, 3)) - {start}
        facing = dice.randrange(6)
        ahead = {(facing + 5) % 6, facing, (facing + 1) % 6}
        stacked = dice.choice({"inf": ("", "below", "above"), "art": ("", "below")}.get(kind, ("",)))
        dear = {"": set(), "below": set(range(6)) - ahead, "above": ahead}[stacked]
        most = allowance + (FOR_EXTENDED[kind] if extended else 0)
        order = Order(kind, most, shy=shy, extended=extended, night=night, barred=barred, dear=tuple(sorted(dear)))
        ways = ways_to(data, stand, order, start)
        table = walk(
            kind,
            allowance,
            start,
            shy=shy,
            night=night,
            barred=" ".join(sorted(barred)),
            below="inf" if stacked == "below" else "",
            above="inf" if stacked == "above" else "",
            facing=FACINGS[facing],
            size=size,
            changes=changes,
            **placed(stand),
        )
        ask, name = table.ask, "K" if led else "m"
        reach, swift = ask.reach(name, extended), ask.gallop(name, extended)
        assert reach == {code: costs[False] for code, costs in ways.items()}
        if kind == "cav":
            assert swift == {code: costs[True] for code, costs in ways.items() if True in costs}
        found_some += len(ways)
        for gallop, costs in ((False, reach), (True, swift)):
            for end, spent in costs.items():
                path = ask.path(name, end, extended, gallop)
                assert path[-1] == end
                paid = tolls(data, stand, order, start, tuple(path))
                assert sum(paid) == spent
                assert not gallop or max(paid) <= 2
        for end, refusal in judged(table, kind, extended).items():
            said += 1
            assert (refusal is None) == (end in reach)
            if refusal is not None and refusal.reason.key == "refusal-move-cost":
                assert int(refusal.reason.args["cost"]) > int(refusal.reason.args["allowance"]) == most
    assert found_some > 30
    assert said > 300


@rule("GL-11.21.3", "GL-11.24.1")
@pytest.mark.parametrize("seed", range(3))
def test_retreats_agree_with_a_plain_reading(seed: int) -> None:
    """Hexes without room are filled by two friends each."""
    dice = random.Random(seed)
    size = (7, 7)
    changes = random_changes(dice, size)
    data = small_data(**changes)
    every = walk(changes=changes, size=changes.pop("size")).ask.hexes()
    groups: set[int] = set()
    for _ in range(60):
        here = dice.choice(every)
        neighbours = [code for code in around(data, here) if code]
        enemies = set(dice.sample(neighbours, dice.randint(1, len(neighbours) - 1))) | set(dice.sample(every, 2))
        enemies.discard(here)
        beside = sorted(enemies & set(neighbours))
        causing = set(dice.sample(beside, dice.randint(1, min(2, len(beside)))))
        full = {code for code in neighbours if dice.random() < 0.5} - enemies
        barred = set(dice.sample(every, 4)) - {here}
        kind = dice.choice(("inf", "cav", "art"))
        table = walk(
            kind, 5, here, barred=" ".join(sorted(barred)), size=size, changes=changes,
            enemies=" ".join(sorted(enemies)), full=" ".join(sorted(full)),
        )  # fmt: skip
        free = set(every) - enemies - full
        wanted = retreat_groups(data, kind, here, causing, enemies, free, barred)
        assert away(table, " ".join(sorted(causing))) == wanted
        groups.add(wanted[0])
    assert groups >= {FREE, DISPLACE, OFF_MAP, NO_WAY}


@rule("GL-10.27.3")
def test_retreats_before_charge_agree_with_a_plain_reading() -> None:
    dice = random.Random(9)
    size = (9, 9)
    changes = random_changes(dice, size)
    data = small_data(**changes)
    every = walk(changes=changes, size=changes.pop("size")).ask.hexes()
    some = 0
    for _ in range(40):
        here = dice.choice(every)
        charging = set(dice.sample([code for code in around(data, here) if code], 2))
        enemies = charging | (set(dice.sample(every, 3)) - {here})
        foot = set(dice.sample(every, 12)) - enemies - {here}
        cls = dice.choice(("cav", "art"))

        def fits(
            a: str, b: str, cls: str = cls, enemies: set[str] = enemies, foot: set[str] = foot, here: str = here
        ) -> bool:
            room_there = b not in foot or cls == "art"
            beside = any(other in enemies for other in around(data, b))
            return (
                b not in enemies and b != here and room_there and not beside and step(data, cls, a, b, True) is not None
            )

        wanted: set[str] = set()
        for first in around(data, here):
            if first and fits(here, first):
                wanted |= {first} | {second for second in around(data, first) if second and fits(first, second)}
        wanted = {
            end
            for end in wanted
            if all(steps_between(data, end, foe) > steps_between(data, here, foe) for foe in charging)
        }
        table = walk(
            "hart" if cls == "art" else cls, 5, here, size=size, changes=changes,
            enemies=" ".join(sorted(enemies)), foot=" ".join(sorted(foot)),
        )  # fmt: skip
        found = table.ask.before_charge("m", sorted(charging))
        assert set(found) == wanted
        assert all(len(path) <= 2 and path[0] in around(data, here) for path in found.values())
        some += len(wanted)
    assert some > 20


@rule("GL-5.13.1", "GL-5.13.2")
def test_command_range_agrees_with_a_plain_search() -> None:
    dice = random.Random(4)
    size = (9, 8)
    changes = random_changes(dice, size)
    data = small_data(**changes)
    every = walk(changes=changes, size=changes.pop("size")).ask.hexes()
    for _ in range(10):
        leader = dice.choice(every)
        enemies = set(dice.sample(every, 8)) - {leader}
        best = {leader: 0}
        changed = True
        while changed:
            changed = False
            for here, spent in list(best.items()):
                for other in around(data, here):
                    cost = step(data, "leader", here, other, True) if other and other not in enemies else None
                    if cost is not None and spent + cost < best.get(other, 999):
                        best[other] = spent + cost
                        changed = True
        foes = "".join(f"CS e{code} inf {code} S\n" for code in sorted(enemies))
        for limit in (3, 5, 8):
            army = f"US K leader {leader} range={limit}\nUS gone inf eliminated N cmd=K\n{foes}"
            found = Table(army, size=size, **changes).ask.command_costs("K")
            assert found == {code: cost for code, cost in best.items() if cost <= limit}


def test_corps_artillery_can_use_the_bridges_of_fredericksburg() -> None:
    stack = {"units": ["us-ii-corps-battery-group-a"], "facing": "SW"}
    spec = {"scenario": "fredericksburg", "turn": "T4", "hexes": {"1712": stack}, "leaders": {"Hancock": "1712"}}
    found = GLORY.ask(GLORY.position(spec)).reach("us-ii-corps-battery-group-a")
    assert "1812" in found, "over the upper pontoon bridges"
    assert all(cost <= 6 for cost in found.values())
