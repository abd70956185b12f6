"""GB-8 Phase 3: action turns."""

from typing import Any

import pytest

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector


def both_in_place() -> Table:
    places = {
        "SEM": sector("CR1", block=block("CSA", 5)),
        "CEM": sector("UR1", block=block("Union", 5)),
        "Chambersburg Pike": sector("CR2"),
    }
    return Table({"places": places, "discs": {"single": 5, "double": 4, "orders": 5, "forced": 2}})


@rule("GB-8.1")
def test_the_three_kinds_of_action() -> None:
    table = both_in_place()
    assert {option.split()[0] for option in table.options()} == {"block", "remove", "disc", "double", "enter"}
    table.do("block 2 OKH", "end")
    assert {option.split()[0] for option in table.options()} == {"block", "remove", "disc", "forced-pass"}


@pytest.mark.parametrize("action", ["block 2 OKH", "remove SEM", "disc SEM"])
@rule("GB-8.1")
def test_exactly_one_action(action: str) -> None:
    table = both_in_place().do(action)
    if table.kind == "order":
        table.do("pass")
    assert table.kind == "after-action"
    for second in ("block 3 OKR", "remove SEM", "disc SEM", "double SEM"):
        assert table.refused(second) == "GB-8.1"
    table.do("end")
    assert table.seat == "Union"


@rule("GB-8.1", "GB-11.6")
def test_two_discs_of_the_double_box_are_one_action() -> None:
    table = both_in_place().do("double SEM", "pass", "disc SEM", "pass")
    assert table.kind == "after-action"
    assert table.block("SEM") == ("CSA", 5, 2)


@rule("GB-8.2")
def test_there_is_no_pass_without_a_disc() -> None:
    table = both_in_place()
    assert table.refused("end") == "GB-8.2"
    assert not table.legal("pass")
    assert table.refused("skip") == "GB-8.3"
    table.do("block 2 OKH", "end")
    assert table.seat == "Union"
    assert table.refused("end") == "GB-8.2"


@rule("GB-8.2", "GB-23.7")
def test_a_pass_costs_a_disc() -> None:
    table = both_in_place().do("disc SEM", "pass")
    assert table.discs("single") == 4
    assert table.block("SEM") == ("CSA", 5, 1)


def no_room_for_a_block(**places: Any) -> Table:
    """A map of two sectors: Union pieces in one, and a Union block is put into the other."""
    own: dict[str, Any] = {"sectors": {"GET": {}, "CEM": {}}, "borders": [["GET", "CEM"]]}
    if places:
        own["boxes"] = {"Chambersburg Pike": "CEM"}
    table = Table({"map": own, "turn": "Union", "places": {"GET": sector("UR1"), **places}})
    return table.do("block 2 CEM")


@rule("GB-8.3", "GB-R36")
def test_a_player_without_a_legal_action_is_skipped() -> None:
    """Only a map of one's own is so small."""
    table = no_room_for_a_block()
    assert [e.args for e in table.told("skip")] == [{"side": "CSA"}]
    assert table.seat == "Union"


@rule("GB-8.3", "GB-9.1", "GB-10.1", "GB-6.4")
def test_a_player_with_a_box_is_never_without_an_action() -> None:
    """He puts a block into his box, or takes it out; and he has his box moves."""
    table = no_room_for_a_block(**{"Chambersburg Pike": sector("CR1")})
    assert table.options() == [*(f"block {value} Chambersburg-Pike" for value in (2, 3, 4, 5)), "enter CR1"]
    assert table.refused("skip") == "GB-8.3"
    table.do("block 2 Chambersburg-Pike", "end", "disc CEM", "pass")
    assert table.options("block") == []
    assert table.options("remove") == ["remove Chambersburg-Pike"]


# ---- the safety rule (GB-8.4) ------------------------------------------------------------------------------


def shuffle_blocks(table: Table) -> None:
    """A turn without a disc."""
    side = str(table.seat)
    home = "OKH" if side == "CSA" else "CUL"
    table.do(f"block {table.hand(side)[0]} {home}" if table.block(home) is None else f"remove {home}")


def idle(turns: int, first: str = "CSA") -> Table:
    """Nobody spends a disc for that many turns."""
    places = {"CEM": sector("UR1", block=block("Union", 5)), "TAN": sector(block=block("Union", 5))}
    table = Table({"period": "mid-day", "turn": first, "places": places})
    for _ in range(turns):
        shuffle_blocks(table)
    return table


@rule("GB-8.4", "GB-R36")
def test_forty_turns_without_a_disc_press_the_union() -> None:
    table = idle(39)
    assert table.seat == "Union"
    assert table.legal("remove CEM"), "39 turns have passed"
    shuffle_blocks(table)
    assert table.seat == "CSA"
    shuffle_blocks(table)
    assert table.seat == "Union"
    assert {option.split()[0] for option in table.options()} == {"disc"}
    assert table.refused("remove CEM") == "GB-8.4"
    assert table.refused("block 3 LEI") == "GB-8.4"


@rule("GB-8.4", "GB-R36")
def test_after_forty_turns_the_next_union_turn_is_pressed() -> None:
    table = idle(38, first="Union")
    assert table.seat == "Union"
    assert table.legal("remove CEM"), "38 turns have passed"
    shuffle_blocks(table)
    shuffle_blocks(table)
    assert table.seat == "Union"
    assert table.refused("remove CEM") == "GB-8.4"


@rule("GB-8.4", "GB-R36")
def test_a_disc_starts_the_count_anew() -> None:
    table = idle(39).do("disc CEM", "pass")
    for _ in range(39):
        shuffle_blocks(table)
    assert table.seat == "Union"
    assert table.legal("remove CEM"), "39 turns since the disc"
    shuffle_blocks(table)
    shuffle_blocks(table)
    assert table.refused("remove CEM") == "GB-8.4"


@rule("GB-8.4", "GB-R36")
def test_the_pressure_lasts_until_the_period_ends() -> None:
    places = {"CEM": sector("UR1", block=block("Union", 5)), "TAN": sector(block=block("Union", 5))}
    spec = {"period": "mid-day", "turn": "CSA", "places": places, "stall": 40, "discs": {"orders": 1, "forced": 1}}
    table = Table(spec)
    assert table.legal("block 2 OKH"), "the CSA is free"
    table.do("block 2 OKH")
    assert set(table.options()) == {"disc CEM", "disc TAN", "forced-pass"}
    table.do("forced-pass", "remove OKH")
    assert table.refused("remove CEM") == "GB-8.4", "a disc has left the box, but the period goes on"
    table.do("disc CEM", "pass")
    assert table.period == "afternoon"
    table.do("block 2 OKH")
    assert table.seat == "Union"
    assert table.legal("remove CEM")


@rule("GB-8.4", "GB-R36")
def test_the_union_hurries_only_where_he_can() -> None:
    """No block has room: he may place one, and must use a disc with it in his next turn."""
    places = {"CEM": sector("UR1", block=block("Union", 2, 2))}
    spec = {"turn": "Union", "places": places, "rush": True, "stall": 45, "discs": {"orders": 3}}
    table = Table(spec)
    assert table.refused("disc CEM") == "GB-11.2"
    table.do("block 3 LEI", "block 2 OKH")
    assert table.told("forced")[-1].args == {"action": "disc LEI"}, "he has no choice but the disc"
    assert table.kind == "order"


# ---- the frame of a turn (GB-8.5) --------------------------------------------------------------------------


@rule("GB-8.5", "GB-R12")
def test_the_frame_of_a_turn() -> None:
    """(a) box move and combat, (b) the action with its combat, (c) box move and combat."""
    places = {
        "Chambersburg Pike": sector("CR1", "CR2"),
        "HRN": sector("UR1"),
        "WRN": sector("CR3", block=block("CSA", 3)),
        "MPN": sector("UR2", cubes={"blue": 5}),
    }
    table = Table({"places": places}).do("enter CR1", "fight")
    table.dice(6, 1)  # CR1(2) retreats into the box
    assert (table.seat, table.kind) == ("CSA", "turn")
    table.do("disc WRN", "move CR3 MPN", "done")
    table.dice(1, 4)  # the sixth cube eliminates UR2
    assert table.pieces("MPN") == ["CR3"]
    assert (table.seat, table.kind) == ("CSA", "after-action")
    table.do("enter CR2", "assign CR2 0")
    table.dice(6, 1)
    assert table.pieces("HRN") == ["UR1"]
    assert table.cubes("Chambersburg Pike") == {"grey": 4}
    assert table.seat == "Union"


@rule("GB-8.5", "GB-13.8")
def test_the_sector_limit_is_looked_at_last() -> None:
    """The retreat of UR1 captures the only CSA block: the second order is lost, LON keeps five pieces."""
    places = {
        "LON": sector("CR1", "CR2", "CR3", "CR4"),
        "SCH": sector("CR5", "CR6"),
        "SEM": sector(block=block("CSA", 2)),
        "MPS": sector("UR1", block=block("Union", 2)),
        "Chambersburg Pike": sector("CR7"),
    }
    table = Table({"places": places}).do("double SEM", "move CR5 LON", "move CR6 MPS", "done")
    table.dice(1, 4, 1).do("retreat UR1 SEM")
    assert table.kind == "after-action", "box moves come first"
    table.do("end")
    assert table.kind == "excess"
