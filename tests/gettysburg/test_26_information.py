"""GB-26 Information."""

from random import Random
from typing import Any

from longroll.games.gettysburg import GETTYSBURG
from longroll.kit.clauses import rule
from longroll.kit.terms import Event
from tests.gettysburg.table import Table, block, sector


def position(value: int = 4, spent: int = 2, turn: str = "Union", **more: Any) -> dict[str, Any]:
    """A CSA block of this value in WRN, another in OKH; a Union block in CEM; blocks set aside on both sides."""
    places = {
        "WRN": sector("CR1", "CR2", cubes={"grey": 1}, block=block("CSA", value, spent)),
        "OKH": sector("CR3", block=block("CSA", 5, 1)),
        "CEM": sector("UR1", "UA1", sticks=["LON", "LON"], disrupted=True, fire=True, block=block("Union", 2, 1)),
    }
    return {"turn": turn, "places": places, "aside": {"CSA": [3], "Union": [5, 5]}, **more}


def seen(table: Table, seat: str | None) -> list[Event]:
    """The events a seat may see."""
    return [event for event in table.events if event.visible_to(seat)]


def view(table: Table, seat: str | None) -> dict[str, Any]:
    return GETTYSBURG.view(table.state, seat).position


def without_values(shown: dict[str, Any]) -> dict[str, Any]:
    """A position less the values of blocks: hand and aside as numbers."""
    blind = {**shown, "places": {code: dict(there) for code, there in shown["places"].items()}}
    for there in blind["places"].values():
        if "block" in there:
            there["block"] = {"side": there["block"]["side"], "discs": there["block"]["discs"]}
    for pile in ("hand", "aside"):
        blind[pile] = {side: n if isinstance(n, int) else len(n) for side, n in shown[pile].items()}
    return blind


# ---- who sees what ------------------------------------------------------------------------------------------


@rule("GB-26.1")
def test_a_player_sees_the_values_of_his_own_blocks() -> None:
    shown = view(Table(position()), "CSA")
    assert shown["places"]["WRN"]["block"]["value"] == 4
    assert shown["hand"]["CSA"] == [2, 2, 3, 4, 5]
    assert shown["aside"]["CSA"] == [3]


@rule("GB-26.1", "GB-26.2")
def test_of_the_enemys_blocks_only_places_discs_and_numbers_are_seen() -> None:
    shown = view(Table(position()), "Union")
    assert shown["places"]["WRN"]["block"] == {"side": "CSA", "value": 1, "discs": 2}, "1 stands for unknown"
    assert shown["hand"]["CSA"] == 5
    assert shown["aside"]["CSA"] == 1
    assert shown["places"]["CEM"]["block"]["value"] == 2
    assert shown["aside"]["Union"] == [5, 5]


@rule("GB-26.1")
def test_a_spectator_sees_no_value() -> None:
    shown = view(Table(position()), None)
    assert {shown["places"][code]["block"]["value"] for code in ("WRN", "OKH", "CEM")} == {1}
    assert (shown["hand"], shown["aside"]) == ({"CSA": 5, "Union": 5}, {"CSA": 1, "Union": 2})


@rule("GB-26.1")
def test_hidden_values_make_no_difference_to_the_enemys_view() -> None:
    worlds = [Table(position(value)) for value in (2, 4, 5)]
    views = [GETTYSBURG.view(table.state, "Union") for table in worlds]
    assert views[0] == views[1] == views[2]
    assert GETTYSBURG.view(worlds[0].state, "CSA") != GETTYSBURG.view(worlds[1].state, "CSA")


@rule("GB-26.2", "GB-R46")
def test_everything_but_the_values_is_public() -> None:
    table = Table(position(discs={"single": 3, "double": 2, "orders": 4, "forced": 1}))
    truth = without_values(GETTYSBURG.to_json(table.state))
    assert truth["places"]["CEM"]["sticks"] == ["LON", "LON"]
    assert truth["places"]["WRN"]["cubes"] == {"grey": 1}
    assert truth["discs"] == {"single": 3, "double": 2, "orders": 4, "forced": 1}
    for seat in ("CSA", "Union", None):
        assert without_values(view(table, seat)) == truth


@rule("GB-26.2")
def test_dice_are_public() -> None:
    places = {"KLI": sector("UR1"), "SPW": sector("CR1", block=block("CSA", 3))}
    table = Table({"places": places}).do("disc SPW", "move CR1 KLI").dice(3, 6, 1)
    for seat in ("CSA", "Union", None):
        assert [event.args["face"] for event in seen(table, seat) if event.kind == "fires"] == [3, 1]
        assert [event.args["face"] for event in seen(table, seat) if event.kind == "checks-morale"] == [6]


# ---- no leaks -----------------------------------------------------------------------------------------------


@rule("GB-26.3")
def test_only_the_player_who_decides_sees_legal_moves() -> None:
    table = Table(position(turn="CSA"))
    assert table.seat == "CSA"
    assert GETTYSBURG.view(table.state, "CSA").options
    assert GETTYSBURG.view(table.state, "Union").options == ()
    assert GETTYSBURG.view(table.state, None).options == ()


@rule("GB-26.3")
def test_the_enemys_values_change_no_option_and_no_refusal() -> None:
    low, high = Table(position(2)), Table(position(5))
    assert low.options() == high.options()
    verbs = ("disc", "double", "remove", "block 2", "block 3", "block 5")
    places = (*low.ask.sectors(), *low.ask.boxes())
    actions = [f"{verb} {place}" for verb in (*verbs, "move CR1") for place in places]
    answers = [(low.state.check(action), high.state.check(action)) for action in actions]
    assert all(one == other for one, other in answers)
    assert any(one is not None for one, _ in answers)


@rule("GB-26.3", "GB-26.4")
def test_placing_a_block_tells_its_value_to_the_owner_alone() -> None:
    low, high = Table(position(turn="CSA")).do("block 2 MUM"), Table(position(turn="CSA")).do("block 5 MUM")
    assert seen(low, "Union") == seen(high, "Union")
    assert seen(low, None) == seen(high, None)
    assert view(low, "Union") == view(high, "Union")
    values = [event for event in low.events if event.kind == "block-value"]
    assert [event.seen_by for event in values] == [("CSA",)]
    assert values[0].args["value"] == 2
    assert seen(low, "CSA") != seen(high, "CSA")


@rule("GB-26.3")
def test_a_full_block_is_not_betrayed_by_a_forced_disc() -> None:
    """The second disc can only go to OKH if WRN is full; the Union must not be told that there was no choice."""
    full = Table(position(3, 3, "CSA")).do("double OKH", "pass")
    roomy = Table(position(4, 3, "CSA")).do("double OKH", "pass")
    for table in (full, roomy):
        if table.kind == "second-disc":
            table.do("disc OKH")
        table.do("pass")
    assert view(full, "Union") == view(roomy, "Union")
    assert seen(full, "Union") == seen(roomy, "Union")


@rule("GB-26.3", "GB-11.9")
def test_a_full_block_is_not_betrayed_by_a_joint_assault_that_is_not_asked_for() -> None:
    """CR2 could join in CEM only by a second disc in GET: whether that has room, the Union must not be told."""

    def assault(value: int) -> Table:
        places = {
            "HRN": sector(block=block("CSA", 5)),
            "CUF": sector("CR1", block=block("CSA", 2, 1)),
            "GET": sector("CR2", block=block("CSA", value, 3)),
            "CEM": sector("UR1", "UR2"),
        }
        return Table({"places": places}).do("double CUF", "move CR1 CEM")

    full, roomy = assault(3), assault(4)
    assert full.options() == ["done"]
    assert roomy.options() == ["done", "joint CEM"]
    assert (full.seat, full.kind) == (roomy.seat, roomy.kind) == ("CSA", "moving")
    assert seen(full, "Union") == seen(roomy, "Union")
    full.do("done")
    assert full.kind != "moving"


@rule("GB-26.4", "GB-R46")
def test_a_block_cannot_be_followed_through_the_hand() -> None:
    def again(value: int) -> Table:
        """The block from WRN goes aside and comes back to hand with the others; then one of them is placed."""
        spec = position(5, turn="CSA", discs={"single": 9, "orders": 9})
        spec["places"]["HRN"] = sector(block=block("CSA", 3))
        spec["hand"] = {"CSA": [2]}
        spec["aside"] = {"CSA": [2, 3, 4, 4]}
        table = Table(spec).do("remove WRN", "disc CEM", "pass", "block 2 MUM", "remove CEM")
        assert table.aside("CSA") == []
        return table.do(f"block {value} CAR")

    one, other = again(5), again(2)
    assert seen(one, "Union") == seen(other, "Union")
    assert view(one, "Union") == view(other, "Union")


@rule("GB-26.4")
def test_the_enemys_piles_are_bare_numbers() -> None:
    table = Table(position(turn="CSA")).do("remove WRN", "remove CEM", "remove OKH")
    shown = view(table, "Union")
    assert (shown["hand"]["CSA"], shown["aside"]["CSA"]) == (5, 3)
    values = [event for event in seen(table, "Union") if "value" in event.args]
    assert values == []


# ---- worlds a player may imagine ----------------------------------------------------------------------------


@rule("GB-26.1", "GB-26.2")
def test_a_sampled_world_agrees_with_all_that_is_known() -> None:
    table = Table(position())
    known = GETTYSBURG.view(table.state, "Union")
    for seed in range(20):
        world = GETTYSBURG.sample(known, Random(seed))
        assert GETTYSBURG.view(world, "Union") == known


@rule("GB-26.1", "GB-11.2")
def test_sampled_worlds_differ_in_what_is_hidden_only() -> None:
    table = Table(position(value=5, spent=4))
    known = GETTYSBURG.view(table.state, "Union")
    values = set()
    for seed in range(40):
        world = GETTYSBURG.to_json(GETTYSBURG.sample(known, Random(seed)))
        there = world["places"]
        blocks = [there["WRN"]["block"]["value"], there["OKH"]["block"]["value"]]
        values.add(blocks[0])
        everything = sorted(blocks + world["hand"]["CSA"] + world["aside"]["CSA"])
        assert everything == [2, 2, 3, 3, 4, 4, 5, 5]
    assert values == {4, 5}, "a block with four discs is a 4 or a 5"


@rule("GB-26.1", "GB-11.2")
def test_what_may_be_concluded_from_discs() -> None:
    table = Table(position(value=5, spent=4))
    facts = GETTYSBURG.knowledge(table.state, "Union")
    assert sorted(map(sorted, facts.values())) == [[2, 3, 4, 5], [4, 5]]
    assert list(GETTYSBURG.knowledge(table.state, "CSA").values()) == [frozenset({2, 3, 4, 5})]
