"""GB-13 Sector limit."""

from typing import Any

import pytest

from longroll.kit import BadInput
from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector

FOUR = ("CR1", "CR2", "CR3", "CR4")


def long_lane(value: int = 5, block_in: str = "SCH", **more: Any) -> Table:
    """LON is full; CR5 and CR6 stand in SCH."""
    places: dict[str, Any] = {"LON": sector(*FOUR), "SCH": sector("CR5", "CR6"), **more}
    places.setdefault(block_in, sector())["block"] = block("CSA", value)
    return Table({"places": places})


# ---- four pieces of a side (GB-13.1, GB-13.2, GB-13.4 to GB-13.7) ------------------------------------------


@rule("GB-13.1")
def test_four_pieces_of_a_side() -> None:
    with pytest.raises(BadInput, match="more than four"):
        Table({"places": {"LON": sector(*FOUR, "CA1")}})
    assert len(Table({"places": {"LON": sector(*FOUR)}}).pieces("LON")) == 4


@pytest.mark.parametrize("piece", ["CR5", "CA1"])
@rule("GB-13.1", "GB-13.2")
def test_a_fifth_piece_may_not_enter(piece: str) -> None:
    table = long_lane(SCH=sector("CR5", "CA1")).do("disc SCH")
    assert table.refused(f"move {piece} LON") in ("GB-13.1", "GB-13.2")


@rule("GB-13.2")
def test_with_one_order_nobody_can_make_room_later() -> None:
    """Within one order the pieces of LON do not move: the limit would be broken at the end of the turn."""
    table = long_lane().do("disc SCH", "move CR5 BLI")
    assert table.refused("move CR6 LON") in ("GB-13.1", "GB-13.2")


@rule("GB-13.4")
def test_only_pieces_count() -> None:
    lon = sector("CR1", "CR2", "CR3", cubes={"grey": 6}, sticks=["CEM", "CEM"], disrupted=True)
    lon["block"] = block("CSA", 3, 2)
    table = Table({"places": {"LON": lon, "SCH": sector("CR5")}}).do("disc LON", "move CR5 LON")
    assert len(table.pieces("LON")) == 4


@rule("GB-13.5")
def test_each_side_counts_separately() -> None:
    places = {
        "LON": sector("UR1", "UR2", "UI1", "UA1"),
        "SCH": sector("CR1", "CR2", "CR3", "CR4", block=block("CSA", 5)),
    }
    table = Table({"places": places})
    table.do("double SCH", "move CR1 LON", "move CR2 LON", "joint LON", "move CR3 LON", "move CR4 LON")
    assert len(table.pieces("LON")) == 8


@rule("GB-13.6")
def test_boxes_have_no_limit() -> None:
    table = Table({"places": {"Chambersburg Pike": sector(*["CR"] * 17, *["CE"] * 5, *["CA"] * 9)}})
    assert len(table.pieces("Chambersburg Pike")) == 31


@rule("GB-13.7")
def test_a_retreat_passes_a_full_sector() -> None:
    places = {
        "TRO": sector("UR1"),
        "KLI": sector("CR1", block=block("CSA", 3)),
        "WHE": sector("UR2", "UR3", "UR4", "UR5"),
        "LRT": sector(block=block("Union", 3)),
        "WEI": sector("CR2"),
    }
    table = Table({"places": places}).do("disc KLI", "move CR1 TRO").dice(1, 4, 1)
    assert set(table.options()) == {"through UR1 WHE DEV", "through UR1 WHE LRT"}
    table.do("through UR1 WHE LRT")
    assert (len(table.pieces("WHE")), table.pieces("LRT")) == (4, ["UR1"])


# ---- the double order (GB-13.3) ----------------------------------------------------------------------------


@rule("GB-13.3", "GB-R42")
def test_a_double_order_may_exceed_the_limit_for_a_moment() -> None:
    table = long_lane().do("double SCH", "move CR5 LON", "done")
    assert len(table.pieces("LON")) == 5
    table.do("move CR1 CEM", "done")
    assert table.pieces("LON") == ["CR2", "CR3", "CR4", "CR5"]


@rule("GB-13.3")
def test_the_second_order_must_repair_it() -> None:
    table = long_lane().do("double SCH", "move CR5 LON", "done")
    assert table.kind == "order"
    for other in ("pass", "entrench LON CEM"):
        assert table.refused(other) == "GB-13.3"
    assert table.refused("move CR6 BLI") == "GB-13.3"
    assert {option.split()[1] for option in table.options()} == {*FOUR, "CR5"}


@rule("GB-13.3")
def test_the_second_order_must_repair_it_fully() -> None:
    table = long_lane().do("double SCH", "move CR5 LON", "move CR6 LON")
    assert len(table.pieces("LON")) == 6
    table.do("move CR1 CEM")
    assert table.refused("done") == "GB-13.3"
    table.do("move CR2 SEM", "done")
    assert len(table.pieces("LON")) == 4


@rule("GB-13.3")
def test_only_one_sector_may_be_crowded() -> None:
    table = long_lane(BLI=sector("CR7", "CR8", "CR9", "CR10")).do("double SCH", "move CR5 LON")
    assert table.refused("move CR6 BLI") == "GB-13.3"
    assert table.legal("move CR6 LON")
    assert table.legal("move CR6 FFR")


@rule("GB-13.3", "GB-R42")
def test_a_disc_must_reach_the_crowded_sector() -> None:
    """MCM orders SCH, but not LON."""
    table = long_lane(block_in="MCM").do("double MCM")
    assert table.refused("move CR5 LON") == "GB-13.3"


@rule("GB-13.3", "GB-R42")
def test_another_block_may_reach_it() -> None:
    table = long_lane(block_in="MCM", GET=sector(block=block("CSA", 2, 1))).do("double MCM", "move CR5 LON", "done")
    assert table.block("GET") == ("CSA", 2, 2), "the only disc that can order LON"
    table.do("move CR1 CEM", "done")
    assert len(table.pieces("LON")) == 4


@rule("GB-13.3", "GB-R42")
def test_a_full_block_cannot_repair() -> None:
    table = long_lane(block_in="MCM", GET=sector(block=block("CSA", 2, 2))).do("double MCM")
    assert table.refused("move CR5 LON") == "GB-13.3"


@pytest.mark.parametrize(("newcomer", "allowed"), [("CA5", False), ("CR5", True)])
@rule("GB-13.3", "GB-R42")
def test_there_must_be_legal_exits(newcomer: str, allowed: bool) -> None:
    """LON is disrupted and holds guns only: without troops that stay none of them may leave again."""
    places = {
        "LON": sector("CA1", "CA2", "CA3", "CA4", disrupted=True),
        "SCH": sector(newcomer, block=block("CSA", 5)),
    }
    table = Table({"places": places}).do("double SCH")
    if allowed:
        table.do(f"move {newcomer} LON", "move CA1 CEM", "done")
        assert table.pieces("LON") == ["CA2", "CA3", "CA4", newcomer]
    else:
        assert table.refused(f"move {newcomer} LON") == "GB-13.3"


@rule("GB-13.3", "GB-11.9")
def test_a_joint_assault_must_repair_it_too() -> None:
    """CR5 crowds LON, CR6 attacks BLI: the second order may join, but only from LON."""
    table = long_lane(BLI=sector("UR1"), MCM=sector("CR7")).do(
        "double SCH", "move CR5 LON", "move CR6 BLI", "joint BLI"
    )
    assert {table.where(option.split()[1]) for option in table.options()} == {"LON"}
    assert table.refused("move CR7 BLI") == "GB-11.9"
    table.do("move CR1 BLI", "done")
    assert len(table.pieces("LON")) == 4
    assert table.pieces("BLI") == ["CR1", "CR6", "UR1"]


@rule("GB-13.3", "GB-11.9")
def test_no_joint_assault_that_leaves_a_sector_crowded() -> None:
    """MPS is beside SEM, where CR7 stands, but not beside the crowded LON."""
    table = long_lane(MPS=sector("UR1"), SEM=sector("CR7")).do("double SCH", "move CR5 LON", "move CR6 MPS")
    assert table.kind == "defenders-fire", "there was nothing to declare"


def packed_fords() -> Table:
    """Around WRN everything is full; HRN gives one piece, so HRN is the only way out again."""
    places = {
        "HRN": sector("CR1", "CR2", "CR3", "CR4", block=block("CSA", 5)),
        "WRN": sector("CR5", "CR6", "CR7", "CR8"),
        "MUM": sector("CR9", "CR10", "CR11", "CR12"),
        "OKH": sector("CR13", "CR14", "CR15", "CR16"),
        "WRC": sector("CE1", "CE2", "CE3", "CE4"),
        "MPN": sector("CA1", "CA2", "CA3", "CA4"),
        "Chambersburg Pike": sector("CR17"),
    }
    return Table({"places": places}).do("double HRN", "move CR1 WRN")


@rule("GB-13.3")
def test_a_box_move_during_the_order_may_not_block_the_repair() -> None:
    table = packed_fords()
    assert table.refused("enter CR17") == "GB-13.3"
    table.do("move CR2 WRN")
    assert table.refused("enter CR17") == "GB-13.3", "two must be able to go back to HRN"


@rule("GB-13.3")
def test_a_box_move_between_the_orders_may_not_block_the_repair() -> None:
    """GB-13.8 is for dice and lost orders only: the CSA must use his second order for the repair."""
    table = packed_fords().do("done")
    assert not table.legal("enter CR17")


# ---- when the repair has become impossible (GB-13.8) -------------------------------------------------------


def lost_repair(**more: Any) -> Table:
    """UR1 retreats into SEM and captures the block that was to give the second order; LON holds five pieces."""
    places = {
        "LON": sector(*FOUR, cubes=more.pop("cubes", {})),
        "SCH": sector("CR5", "CR6"),
        "SEM": sector(block=block("CSA", 2)),
        "MPS": sector("UR1", block=block("Union", 2)),
        **more,
    }
    table = Table({"places": places}).do("double SEM", "move CR5 LON", "move CR6 MPS")
    table.dice(1, 4, 1).do("retreat UR1 SEM")
    assert len(table.told("second-order-lost")) == 1
    assert (table.seat, table.kind) == ("CSA", "excess")
    assert len(table.pieces("LON")) == 5
    return table


@rule("GB-13.8", "GB-11.15")
def test_the_excess_pieces_retreat() -> None:
    """A full block in CEM still supports a retreat into CEM, BLI or GET."""
    table = lost_repair(CEM=sector(block=block("CSA", 2, 2)))
    assert set(table.options()) == {f"retreat CR{n} {to}" for n in range(1, 6) for to in ("BLI", "CEM", "GET")}
    assert table.refused("retreat CR1 SEM") == "GB-17.5"
    assert table.refused("retreat CR1 SCH") == "GB-17.4"
    assert table.refused("retreat CR6 SCH") == "GB-13.8"
    table.do("retreat CR2 CEM")
    assert table.pieces("LON") == ["CR1", "CR3", "CR4", "CR5"]
    assert table.where("CR2") == "CEM"
    assert table.seat == "Union"


@rule("GB-13.8")
def test_the_cubes_of_excess_pieces_are_assigned() -> None:
    table = lost_repair(cubes={"grey": 2}, CEM=sector(block=block("CSA", 2, 2))).do("retreat CR2 CEM")
    assert table.options() == ["assign CR2 0", "assign CR2 1", "assign CR2 2"]
    table.do("assign CR2 1")
    assert (table.cubes("CEM"), table.cubes("LON")) == ({"grey": 1}, {"grey": 1})


@rule("GB-13.8")
def test_excess_pieces_without_a_retreat_are_eliminated() -> None:
    table = lost_repair()
    assert set(table.options()) == {f"forfeit CR{n}" for n in range(1, 6)}
    table.do("forfeit CR3")
    assert table.where("CR3") == "lost"
    assert len(table.pieces("LON")) == 4
    assert table.seat == "Union"


@rule("GB-13.8")
def test_excess_pieces_pass_full_sectors() -> None:
    """Only MCM's neighbour BLI would do, and it is full: through BLI."""
    places = {
        "BLI": sector("CR7", "CR8", "CR9", "CR10"),
        "COD": sector(block=block("CSA", 2, 2)),
    }
    table = lost_repair(**places)
    assert {option.split()[0] for option in table.options()} == {"through"}
    table.do("through CR1 BLI COD")
    assert table.where("CR1") == "COD"
    assert table.disrupted("BLI")
