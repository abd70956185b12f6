"""GB-6 Phase 1: reinforcements and entry boxes."""

from typing import Any

import pytest

from longroll.kit import CHANCE_SEAT
from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector

# ---- arrivals (GB-6.1 to GB-6.3) ---------------------------------------------------------------------------

SHEET: dict[tuple[int, str], dict[str, str]] = {
    (1, "morning"): {},
    (1, "mid-day"): {"Mummasburg Road": "CACRCRCR", "Harrisburg Road": "CACECR", "Taneytown Road": "UAUIUIUIUI"},
    (1, "afternoon"): {
        "Chambersburg Pike": "CACRCRCR",
        "Taneytown Road": "UIUIUI",
        "Baltimore Pike": "UAURURUR",
        "Emmitsburg Road": "UAURURUR",
    },
    (1, "night"): {"Chambersburg Pike": "CACECR", "Taneytown Road": "UAURURUR"},
    (2, "morning"): {
        "Chambersburg Pike": "CACACECECRCRCR",
        "Baltimore Pike": "UAURURUR",
        "Taneytown Road": "UAUAUA",
    },
    (2, "mid-day"): {"Chambersburg Pike": "CACECR"},
    (2, "afternoon"): {"Baltimore Pike": "UAURURURUR"},
    (2, "night"): {},
    (3, "morning"): {},
    (3, "mid-day"): {},
    (3, "afternoon"): {},
}
BOXES = (
    "Chambersburg Pike", "Mummasburg Road", "Carlisle Road", "Harrisburg Road",
    "Taneytown Road", "Baltimore Pike", "Emmitsburg Road",
)  # fmt: skip


def arrivals(day: int, period: str, face: int = 1, **more: Any) -> Table:
    table = Table({"day": day, "period": period, "turn": "start", "waiting": "schedule", **more})
    return table.dice(face) if table.seat == CHANCE_SEAT else table


@pytest.mark.parametrize(("day", "period"), SHEET)
@rule("GB-6.1", "GB-R8", "GB-R9")
def test_every_scheduled_piece_comes(day: int, period: str) -> None:
    table = arrivals(day, period)
    assert {box: "".join(table.kinds(box)) for box in BOXES if table.pieces(box)} == SHEET[day, period]


@rule("GB-6.1", "GB-R9")
def test_set_up_and_sheet_use_every_piece_of_the_game() -> None:
    kinds = "".join(pieces for groups in SHEET.values() for pieces in groups.values())
    start = Table()
    at_start = [kind for s in ("MPN", "OKR", "LON", "COD", "Chambersburg Pike") for kind in start.kinds(s)]
    codes = [kinds[n : n + 2] for n in range(0, len(kinds), 2)] + at_start
    counts = {kind: codes.count(kind) for kind in ("CR", "CE", "CA", "UR", "UE", "UI", "UC", "UA")}
    assert counts == {"CR": 17, "CE": 5, "CA": 9, "UR": 19, "UE": 1, "UI": 7, "UC": 2, "UA": 11}


@rule("GB-6.1")
def test_arrivals_are_mandatory() -> None:
    """Nobody is asked: with the first decision of the period the pieces are there."""
    table = arrivals(2, "morning")
    assert (table.seat, table.kind) == ("CSA", "turn")
    assert len(table.pieces("Chambersburg Pike")) == 7


@rule("GB-6.2", "GB-13.6")
def test_a_box_has_no_limit() -> None:
    waiting_there = sector(*["CR"] * 5, *["CA"] * 3)
    table = arrivals(2, "morning", places={"Chambersburg Pike": waiting_there})
    assert len(table.pieces("Chambersburg Pike")) == 15


@pytest.mark.parametrize("face", range(1, 7))
@rule("GB-6.3")
def test_one_die_decides_for_the_whole_group(face: int) -> None:
    table = arrivals(1, "mid-day", face)
    box, other = ("Mummasburg Road", "Carlisle Road") if face <= 3 else ("Carlisle Road", "Mummasburg Road")
    assert table.kinds(box) == ["CA", "CR", "CR", "CR"]
    assert table.pieces(other) == []


# ---- leaving a box (GB-6.4 to GB-6.9) ----------------------------------------------------------------------


def column(*pieces: str, **places: Any) -> Table:
    """CSA pieces wait in the Chambersburg Pike box; HRN is its sector."""
    there = {"Chambersburg Pike": sector(*pieces), **places}
    return Table({"places": there})


@rule("GB-6.4")
def test_box_moves_cost_nothing() -> None:
    table = column("CR1", "CR2", "CA1")
    single, double, reserve = table.discs("single"), table.discs("double"), table.reserve("CSA")
    table.do("enter CR1", "enter CA1")
    assert table.pieces("HRN") == ["CA1", "CR1"]
    assert (table.seat, table.kind) == ("CSA", "turn"), "the action is still to come"
    assert (table.discs("single"), table.discs("double"), table.reserve("CSA")) == (single, double, reserve)
    table.do("block 3 OKH", "end")
    assert table.seat == "Union"


@rule("GB-6.4")
def test_box_moves_may_be_declined() -> None:
    table = column("CR1", "CR2").do("block 3 OKH", "end")
    assert table.pieces("Chambersburg Pike") == ["CR1", "CR2"]
    assert table.seat == "Union"


@rule("GB-6.4")
def test_only_own_pieces_in_a_box_enter() -> None:
    table = column("CR1", OKH=sector("CR2"), **{"Taneytown Road": sector("UR1")})
    assert table.refused("enter UR1") == "GB-6.4"
    assert table.refused("enter CR2") == "GB-6.4"
    assert table.refused("enter CR9") == "GB-6.4"
    table.do("block 3 SEM", "end")
    assert table.seat == "Union"
    assert table.legal("enter UR1")
    assert table.refused("enter CR1") == "GB-6.4"


def with_block() -> Table:
    return column("CR1", "CR2", "CR3", "CR4", HRN=sector("CR5", block=block("CSA", 5)))


@rule("GB-6.5", "GB-R12")
def test_windows_of_a_move_order() -> None:
    table = with_block().do("enter CR1", "disc HRN")
    assert table.refused("enter CR2") in ("GB-11.3", "GB-6.5"), "between disc and order there is no window"
    table.do("move CR5 WRN", "enter CR2", "move CR2 WRN", "done")
    assert table.kind == "after-action"
    table.do("enter CR3", "end")
    assert table.pieces("HRN") == ["CR1", "CR3"]
    assert table.pieces("WRN") == ["CR2", "CR5"]


@rule("GB-6.5", "GB-R12")
def test_box_moves_between_the_two_orders() -> None:
    table = with_block().do("double HRN", "entrench HRN WRN")
    assert table.kind == "second-disc"
    table.do("enter CR1")
    assert table.kind == "second-disc"
    table.do("disc HRN", "move CR1 WRN", "done", "end")
    assert table.pieces("WRN") == ["CR1"]


@rule("GB-6.5")
def test_no_box_move_during_a_fire_order() -> None:
    table = column("CR1", HRN=sector("CA1", "CA2", block=block("CSA", 3)), WRC=sector("UR1"))
    table.do("disc HRN", "fire CA1 WRC troops")
    assert not table.legal("enter CR1")
    table.do("done").dice(1)
    assert table.legal("enter CR1")


@rule("GB-6.5", "GB-R12")
def test_during_a_move_order_box_combats_wait_for_the_other_combats() -> None:
    places = {"HRN": sector("UR1"), "MPN": sector("UR2"), "WRN": sector("CR5", block=block("CSA", 3))}
    table = column("CR1", **places).do("disc WRN", "move CR5 MPN", "enter CR1")
    assert table.kind == "combats"
    assert table.options() == ["resolve HRN", "resolve MPN"]


@rule("GB-6.6")
def test_no_piece_moves_back_into_a_box() -> None:
    table = column(HRN=sector("CR1", "CA1", block=block("CSA", 3))).do("disc HRN")
    assert not table.legal("move CR1 Chambersburg-Pike")
    assert not [option for option in table.options("move") if "Pike" in option or "Road" in option]


@rule("GB-6.7")
def test_a_box_move_may_start_a_combat_without_an_action() -> None:
    table = column("CR1", HRN=sector("UR1")).do("enter CR1")
    assert table.kind == "defenders-fire"
    table.dice(1, 6, 2)  # UR1 misses, two cubes, column 2 - 1 ridge = 1: D
    table.dice(1, 4, 1)  # second round: column 3 + 1 - 1 = 3: eliminated
    assert table.pieces("HRN") == ["CR1"]
    assert (table.seat, table.kind) == ("CSA", "turn"), "the action is still to come"
    assert table.discs("single") == 12


@rule("GB-6.7")
def test_combats_are_fought_before_the_action() -> None:
    table = column("CR1", "CR2", HRN=sector("UR1"), WRN=sector("CR3", block=block("CSA", 3))).do("enter CR1")
    assert set(table.options()) == {"fight", "enter CR2"}
    assert table.refused("disc WRN") == "GB-6.7"
    assert table.refused("block 3 OKH") == "GB-6.7"


@rule("GB-6.7", "GB-R12")
def test_combat_after_the_action() -> None:
    table = column("CR1", HRN=sector("UR1")).do("block 3 OKH", "enter CR1")
    assert table.kind == "defenders-fire"


@rule("GB-6.8")
def test_artillery_stays_in_the_box_before_enemies() -> None:
    table = column("CR1", "CA1", HRN=sector("UR1"))
    assert table.refused("enter CA1") == "GB-6.8"
    assert table.legal("enter CR1")
    assert column("CR1", "CA1").legal("enter CA1")


@rule("GB-6.9", "GB-R12")
def test_two_at_most_against_enemies() -> None:
    table = column("CR1", "CR2", "CR3", HRN=sector("UR1")).do("enter CR1", "enter CR2")
    assert len(table.pieces("Chambersburg Pike")) == 1
    assert table.kind == "defenders-fire", "nobody else may enter"


@rule("GB-6.9")
def test_two_at_most_in_the_whole_turn() -> None:
    table = column("CR1", "CR2", "CR3", HRN=sector("UR1")).do("enter CR1", "enter CR2")
    table.dice(6).do("hit CR1").dice(1, 1)  # CR1(1) and CR2(1) retreat into the box
    assert table.pieces("Chambersburg Pike") == ["CR1", "CR2", "CR3"]
    assert table.kind == "turn"
    assert table.refused("enter CR3") == "GB-6.9"
    table.do("block 3 OKH")
    assert table.seat == "Union", "no window after the action either"


@rule("GB-6.9")
def test_in_a_later_turn_two_more_may_enter() -> None:
    table = column("CR1", "CR2", "CR3", HRN=sector("UR1")).do("enter CR1", "enter CR2")
    table.dice(6).do("hit CR1").dice(1, 1).do("block 3 OKH", "block 2 CEM")
    assert table.legal("enter CR3")


@rule("GB-6.9")
def test_any_number_enters_a_free_sector_up_to_four() -> None:
    table = column("CR1", "CR2", "CR3", "CA1", "CA2").do("enter CR1", "enter CR2", "enter CR3", "enter CA1")
    assert table.pieces("HRN") == ["CA1", "CR1", "CR2", "CR3"]
    assert table.refused("enter CA2") == "GB-6.9"


@rule("GB-6.9", "GB-R12")
def test_box_moves_keep_the_limit_even_in_a_double_order() -> None:
    table = column("CR1", "CR2", HRN=sector("CR3", "CR4", "CR5", block=block("CSA", 5))).do("enter CR1", "double HRN")
    assert table.discs("double") == 3
    table.do("entrench HRN WRN")
    assert table.kind == "order", "no box move is open between the orders"
    assert table.pieces("Chambersburg Pike") == ["CR2"]


@rule("GB-6.9")
def test_after_a_victory_the_sector_fills_up() -> None:
    places = {"HRN": sector("UR1", cubes={"blue": 4})}
    table = column("CR1", "CR2", "CR3", "CR4", "CR5", **places).do("enter CR1", "enter CR2")
    table.dice(1, 4, 1, 2)  # UR1 misses; one cube from CR1; UR1(5) - 1 ridge: eliminated
    assert table.pieces("HRN") == ["CR1", "CR2"]
    table.do("enter CR3", "enter CR4")
    assert table.refused("enter CR5") == "GB-6.9"


# ---- in the box (GB-6.10 to GB-6.16) -----------------------------------------------------------------------


@rule("GB-6.10")
def test_guns_in_a_box_neither_fire_nor_are_fired_at() -> None:
    places = {"HRN": sector("CA2", block=block("CSA", 3)), "WRC": sector("UR1", "UA1", block=block("Union", 3))}
    table = column("CA1", **places).do("disc HRN")
    assert table.refused("fire CA1 WRC troops") == "GB-22.11"
    assert table.options("fire") == ["fire CA2 WRC troops"]
    table.do("fire CA2 WRC troops").dice(1).do("end", "disc WRC")
    assert table.options("fire") == ["fire UA1 HRN artillery"]


@rule("GB-6.10")
def test_pieces_in_a_box_cannot_be_attacked() -> None:
    places = {"Chambersburg Pike": sector("CR1"), "HRN": sector("UR1", block=block("Union", 3))}
    table = Table({"turn": "Union", "places": places}).do("disc HRN")
    assert not table.legal("move UR1 Chambersburg-Pike")
    assert set(table.options("move")) == {f"move UR1 {name}" for name in ("HRS", "MUM", "WRC", "WRN")}


@rule("GB-6.11", "GB-6.16", "GB-R12")
def test_a_repulsed_attacker_goes_back_into_its_box_with_its_cubes() -> None:
    table = column("CR1", "CR2", HRN=sector("UR1", "UR2")).do("enter CR1", "enter CR2")
    table.dice(6, 4).do("hit CR1", "hit CR1")  # three cubes: CR1(1), CR2(1), CR1(2)
    table.dice(1, 6)  # CR1(2) retreats, CR2(1) stays
    assert table.pieces("Chambersburg Pike") == ["CR1"]
    assert table.cubes("Chambersburg Pike") == {"grey": 2}
    assert table.pieces("HRN") == ["CR2", "UR1", "UR2"]


@rule("GB-6.16", "GB-R12")
def test_cubes_in_a_box_are_assigned_when_pieces_leave_it() -> None:
    places = {"Chambersburg Pike": sector("CR1", "CR2", cubes={"grey": 3})}
    table = Table({"places": places}).do("enter CR1")
    assert table.options() == ["assign CR1 0", "assign CR1 1", "assign CR1 2", "assign CR1 3"]
    table.do("assign CR1 1")
    assert (table.cubes("HRN"), table.cubes("Chambersburg Pike")) == ({"grey": 1}, {"grey": 2})
    table.do("enter CR2")
    assert (table.cubes("HRN"), table.cubes("Chambersburg Pike")) == ({"grey": 3}, {})


@rule("GB-6.12")
def test_a_piece_that_left_a_box_may_be_moved_on() -> None:
    places = {"HRN": sector("CR5", "CR6", "CR7", block=block("CSA", 3))}
    table = column("CR1", "CR2", **places).do("enter CR1")
    assert table.refused("enter CR2") == "GB-6.9"
    table.do("disc HRN", "move CR1 WRN", "done", "enter CR2")
    assert table.pieces("WRN") == ["CR1"]
    assert table.pieces("HRN") == ["CR2", "CR5", "CR6", "CR7"]


@rule("GB-6.13", "GB-R14")
def test_a_block_in_an_own_box() -> None:
    table = Table({"places": {"Carlisle Road": sector(block=block("CSA", 2))}})
    assert table.refused("block 3 Taneytown-Road") == "GB-6.13"
    assert table.refused("block 3 Carlisle-Road") == "GB-9.3"
    table.do("block 3 Chambersburg-Pike")
    assert table.block("Chambersburg Pike") == ("CSA", 3, 0)
    assert table.refused("block 3 Harrisburg-Road") == "GB-6.13"
    table.do("block 3 Taneytown-Road")
    assert table.block("Taneytown Road") == ("Union", 3, 0)


@rule("GB-6.14", "GB-R12")
def test_sticks_may_be_laid_against_a_box() -> None:
    table = Table({"turn": "Union", "places": {"HRN": sector("UR1", block=block("Union", 3))}}).do("disc HRN")
    assert set(table.options("entrench")) == {
        f"entrench HRN {name}" for name in ("HRS", "MUM", "WRC", "WRN", "Chambersburg-Pike")
    }
    table.do("entrench HRN Chambersburg-Pike")
    assert table.sticks("HRN") == ["Chambersburg-Pike"]


@pytest.mark.parametrize(
    ("border", "counts", "in_column"), [("Chambersburg-Pike", 4, 1), ("WRN", 5, 4)], ids=["entrenched", "flank"]
)
@rule("GB-6.14", "GB-R12")
def test_pieces_from_a_box_enter_across_its_border(border: str, counts: int, in_column: int) -> None:
    """HRN is a ridge; UR has 2 cubes and takes a third: 3 - 1 - 1 against the works, 3 - 1 + 2 on the flank."""
    hrn = sector("UR1", cubes={"blue": 2}, sticks=[border, border])
    table = column("CR1", HRN=hrn).do("enter CR1").dice(1, 5, 6)
    assert [e.args["counts"] for e in table.told("fires") if e.args["piece"] == "CR1"] == [counts]
    assert [e.args["column"] for e in table.told("checks-morale")] == [in_column]


@rule("GB-6.15")
def test_at_night_no_piece_leaves_a_box_against_enemies() -> None:
    places = {"Chambersburg Pike": sector("CR1"), "HRN": sector("UR1"), "Carlisle Road": sector("CR2")}
    table = Table({"period": "night", "places": places})
    assert table.refused("enter CR1") == "GB-6.15"
    assert table.legal("enter CR2")
