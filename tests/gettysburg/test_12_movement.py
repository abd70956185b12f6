"""GB-12 Move/Combat order: movement."""

from typing import Any

import pytest

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector


def ordered(place: str, *pieces: str, side: str = "CSA", period: str = "morning", **more: Any) -> Table:
    """A disc has been placed with a block where these pieces stand."""
    there = more.pop("there", {})
    places = {place: sector(*pieces, block=block(side, 5), **there), **more}
    return Table({"turn": side, "period": period, "places": places}).do(f"disc {place}")


# ---- who moves how far (GB-12.1 to GB-12.4, GB-12.18) ------------------------------------------------------


@rule("GB-12.1")
def test_some_pieces_move_and_to_different_sectors() -> None:
    table = ordered("SEM", "CR1", "CR2", "CR3", "CA1").do("move CR1 COL", "move CA1 GET", "move CR3 OKR", "done")
    assert [table.where(p) for p in ("CR1", "CR2", "CR3", "CA1")] == ["COL", "SEM", "OKR", "GET"]


@rule("GB-12.1")
def test_all_pieces_may_move() -> None:
    table = ordered("SEM", "CR1", "CR2").do("move CR1 COL", "move CR2 GET")
    assert table.pieces("SEM") == []


@pytest.mark.parametrize("piece", ["CR1", "CE1", "CA1"])
@rule("GB-12.2")
def test_infantry_and_artillery_move_one_sector(piece: str) -> None:
    table = ordered("SEM", piece, "CR2")
    assert table.refused(f"ride {piece} COL BLO") == "GB-12.2"
    assert table.refused(f"move {piece} BLO") == "GB-12.4"
    table.do(f"move {piece} COL")
    assert table.refused(f"move {piece} BLO") == "GB-12.18"


@rule("GB-12.3")
def test_cavalry_moves_one_or_two_sectors() -> None:
    assert ordered("CUF", "UC1", side="Union").do("move UC1 CUL").where("UC1") == "CUL"
    assert ordered("CUF", "UC1", side="Union").do("ride UC1 CUL SPS").where("UC1") == "SPS"
    table = ordered("CUF", "UC1", side="Union")
    assert table.refused("move UC1 SPS") == "GB-12.4"
    assert table.refused("ride UC1 CUL WOL") == "GB-12.4", "three sectors away"


@rule("GB-12.4")
def test_nobody_moves_through_a_vertex() -> None:
    assert ordered("WRN", "CR1").refused("move CR1 OKR") == "GB-12.4"
    table = ordered("CUF", "UC1", side="Union")
    assert table.refused("move UC1 RCK") == "GB-12.4"
    assert table.refused("ride UC1 RCK WOL") == "GB-12.4"
    assert table.refused("ride UC1 CUL BEN") == "GB-12.4"
    assert table.legal("ride UC1 CUL RCK")


@rule("GB-12.18")
def test_one_order_moves_a_piece_once() -> None:
    table = ordered("SEM", "CR1", "CR2", there={}, COL=sector("CR3")).do("move CR1 COL")
    assert table.refused("move CR1 BLO") == "GB-12.18"


@rule("GB-12.18", "GB-R42")
def test_both_orders_of_a_double_order_may_move_the_same_piece() -> None:
    table = Table({"places": {"SEM": sector("CR1", block=block("CSA", 5))}})
    table.do("double SEM", "move CR1 COL", "move CR1 BLO")
    assert table.where("CR1") == "BLO"


# ---- borders (GB-12.5 to GB-12.7) --------------------------------------------------------------------------


@rule("GB-12.5", "GB-R15")
def test_two_pieces_cross_a_border() -> None:
    table = ordered("SEM", "CR1", "CR2", "CR3", "CA1").do("move CR1 OKR", "move CA1 OKR")
    assert table.refused("move CR2 OKR") == "GB-12.5"
    assert table.legal("move CR2 LON"), "another border"


@rule("GB-12.5", "GB-R15")
def test_the_limit_counts_one_direction() -> None:
    table = ordered("CUF", "UC1", "UR1", "UR2", side="Union").do("ride UC1 CUL CUF", "move UR1 CUL")
    assert table.pieces("CUL") == ["UR1"]
    assert table.refused("move UR2 CUL") == "GB-12.5", "UC1 and UR1 have crossed this way"


@rule("GB-12.5", "GB-R15")
def test_the_limit_is_renewed_with_the_next_order() -> None:
    places = {"SEM": sector("CR1", "CR2", "CR3", "CR4", block=block("CSA", 5))}
    table = Table({"places": places}).do("double SEM", "move CR1 OKR", "move CR2 OKR", "done")
    table.do("move CR3 OKR", "move CR4 OKR")
    assert len(table.pieces("OKR")) == 4


@rule("GB-12.6")
def test_four_cross_a_road() -> None:
    table = ordered("SEM", "CR1", "CR2", "CR3", "CA1")
    table.do("move CR1 GET", "move CR2 GET", "move CR3 GET", "move CA1 GET")
    assert len(table.pieces("GET")) == 4


@rule("GB-12.6")
def test_enemies_at_the_end_of_a_road_leave_two() -> None:
    table = ordered("SEM", "CR1", "CR2", "CR3", GET=sector("UA1")).do("move CR1 GET", "move CR2 GET")
    assert table.refused("move CR3 GET") in ("GB-12.5", "GB-12.6")


@rule("GB-12.6")
def test_enemies_elsewhere_do_not_matter() -> None:
    table = ordered("SEM", "CR1", "CR2", "CR3", COL=sector("UR1")).do("move CR1 GET", "move CR2 GET")
    assert table.legal("move CR3 GET")


@pytest.mark.parametrize(("start", "to"), [("HRN", "WRN"), ("WRN", "MPN"), ("SEM", "COL")])
@rule("GB-12.7")
def test_the_railroad_counts_as_a_road(start: str, to: str) -> None:
    table = ordered(start, "CR1", "CR2", "CR3").do(f"move CR1 {to}", f"move CR2 {to}", f"move CR3 {to}")
    assert len(table.pieces(to)) == 3


# ---- into enemies (GB-12.8 to GB-12.11, GB-12.14, GB-12.17) ------------------------------------------------


@rule("GB-12.8")
def test_combat_follows_all_movement() -> None:
    table = ordered("SEM", "CR1", "CR2", GET=sector("UR1")).do("move CR1 GET")
    assert table.kind == "moving"
    table.do("move CR2 COL")
    assert table.kind == "defenders-fire"
    assert table.pieces("COL") == ["CR2"]


@rule("GB-12.8")
def test_cavalry_may_attack() -> None:
    table = ordered("CUF", "UC1", side="Union", CUL=sector("CR1")).do("move UC1 CUL")
    assert table.kind == "defenders-fire"


@rule("GB-12.9")
def test_cavalry_must_stop_among_enemies() -> None:
    table = ordered("CUF", "UC1", side="Union", CUL=sector("CA1"))
    assert table.refused("ride UC1 CUL SPS") == "GB-12.9"
    table.do("move UC1 CUL")
    assert table.where("UC1") == "CUL"


@rule("GB-12.10")
def test_artillery_avoids_enemies() -> None:
    table = ordered("SEM", "CR1", "CA1", GET=sector("UR1"))
    assert table.refused("move CA1 GET") == "GB-12.10"
    table.do("move CR1 GET")
    assert table.refused("move CA1 GET") == "GB-12.10", "nor together with infantry"


@rule("GB-12.11")
def test_at_night_nobody_enters_among_enemies() -> None:
    table = ordered("SEM", "CR1", period="night", GET=sector("UR1"))
    assert table.refused("move CR1 GET") == "GB-12.11"
    assert table.legal("move CR1 COL")
    horse = ordered("CUF", "UC1", side="Union", period="night", CUL=sector("CR1"), SPS=sector("CR2"))
    assert horse.refused("move UC1 CUL") == "GB-12.11"
    assert horse.refused("ride UC1 CEM CUL") == "GB-12.11"
    assert horse.legal("ride UC1 CEM LEI")


@rule("GB-12.14", "GB-R15", "GB-R49")
def test_in_a_joint_assault_four_cross_the_same_border() -> None:
    places = {"SCH": sector("CR1", "CR2", "CR3", "CE1", block=block("CSA", 5)), "LON": sector("UR1")}
    table = Table({"places": places}).do("double SCH", "move CR1 LON", "move CR2 LON")
    assert table.refused("move CR3 LON") == "GB-12.5"
    table.do("joint LON", "move CR3 LON", "move CE1 LON")
    assert table.pieces("LON") == ["CE1", "CR1", "CR2", "CR3", "UR1"]


@rule("GB-12.14", "GB-R15")
def test_from_two_sectors_two_cross_each_border() -> None:
    places = {
        "SCH": sector("CR1", "CR2", block=block("CSA", 5)),
        "SEM": sector("CR3", "CR4", "CR5"),
        "LON": sector("UR1"),
    }
    table = Table({"places": places}).do("double SCH", "move CR1 LON", "joint LON", "move CR3 LON", "move CR4 LON")
    assert table.refused("move CR5 LON") == "GB-12.5", "three attackers are there, but two came from SEM"


@rule("GB-12.17", "GB-R15")
def test_four_attackers_at_most() -> None:
    """Two come with the first order, one from the box, one with the second order; a fifth may not."""
    places = {
        "Chambersburg Pike": sector("CR1"),
        "HRN": sector("UR1"),
        "WRN": sector("CR2", "CR3", "CR4", "CR5", block=block("CSA", 5)),
    }
    table = Table({"places": places}).do("double WRN", "move CR2 HRN", "move CR3 HRN", "enter CR1", "joint HRN")
    table.do("move CR4 HRN")
    assert len([p for p in table.pieces("HRN") if p.startswith("C")]) == 4
    assert table.refused("move CR5 HRN") == "GB-12.17"


@rule("GB-12.17")
def test_nobody_joins_four_attackers() -> None:
    places = {
        "Chambersburg Pike": sector("CR1", "CR6"),
        "HRN": sector("UR1"),
        "WRN": sector("CR2", "CR3", "CR4", block=block("CSA", 5)),
    }
    table = Table({"places": places}).do("double WRN", "move CR2 HRN", "move CR3 HRN", "enter CR1", "enter CR6")
    assert table.refused("joint HRN") == "GB-11.9"


# ---- what is left behind (GB-12.12, GB-12.13) --------------------------------------------------------------


@rule("GB-12.12")
def test_cubes_are_assigned_before_pieces_leave() -> None:
    table = ordered("SEM", "CR1", "CR2", there={"cubes": {"grey": 7}}).do("move CR1 COL")
    assert table.options() == ["assign CR1 2", "assign CR1 3", "assign CR1 4", "assign CR1 5"]
    table.do("assign CR1 2", "done")
    assert (table.cubes("COL"), table.cubes("SEM")) == ({"grey": 2}, {"grey": 5})


@rule("GB-12.13")
def test_troops_must_stay_in_a_disrupted_sector() -> None:
    table = ordered("SEM", "CR1", "CR2", "CA1", there={"disrupted": True}).do("move CR1 COL")
    assert table.refused("move CR2 COL") in ("GB-12.13", "GB-16.4")
    table.do("move CA1 COL")
    assert table.pieces("SEM") == ["CR2"]


@rule("GB-12.13")
def test_the_only_troops_may_not_leave_a_disrupted_sector() -> None:
    table = ordered("SEM", "CR1", "CA1", there={"disrupted": True})
    assert table.refused("move CR1 COL") in ("GB-12.13", "GB-16.4")
    assert table.legal("move CA1 COL")


# ---- cavalry (GB-12.15, GB-12.16, GB-R16, GB-R18) ----------------------------------------------------------


@rule("GB-12.15", "GB-R16")
def test_a_rider_needs_room_on_each_border() -> None:
    table = ordered("CUF", "UC1", "UR1", "UR2", side="Union").do("move UR1 CUL", "move UR2 CUL")
    assert table.refused("ride UC1 CUL SPS") == "GB-12.5"
    assert table.legal("ride UC1 CEM LEI")


@rule("GB-12.15", "GB-R16")
def test_a_road_lets_riders_pass_with_others() -> None:
    table = ordered("CUF", "UC1", "UC2", "UR1", "UR2", side="Union").do("move UR1 GET", "move UR2 GET")
    table.do("ride UC1 GET SEM", "ride UC2 GET SEM")
    assert table.pieces("SEM") == ["UC1", "UC2"]


@rule("GB-12.15", "GB-R16")
def test_a_rider_may_pass_a_full_sector_but_not_end_in_it() -> None:
    full = sector("UR1", "UR2", "UR3", "UR4")
    table = ordered("CUF", "UC1", side="Union", CUL=full)
    assert table.refused("move UC1 CUL") == "GB-13.1"
    assert table.refused("ride UC1 CEM CUL") == "GB-13.1"
    table.do("ride UC1 CUL SPS")
    assert table.where("UC1") == "SPS"


@rule("GB-12.15")
def test_a_rider_may_end_where_it_began() -> None:
    table = ordered("CUF", "UC1", "UR1", "UR2", "UR3", side="Union").do("ride UC1 CUL CUF", "done")
    assert table.where("UC1") == "CUF"
    assert table.seat == "CSA"


@rule("GB-12.16")
def test_a_rider_captures_a_block_and_goes_on() -> None:
    table = ordered("CUF", "UC1", side="Union", CUL=sector(block=block("CSA", 4, 2))).do("ride UC1 CUL SPS")
    assert table.block("CUL") is None
    assert table.aside("CSA") == [4]
    assert table.where("UC1") == "SPS"


@rule("GB-12.16")
def test_a_piece_captures_a_block_it_finds() -> None:
    table = ordered("SEM", "CA1", GET=sector(block=block("Union", 4, 2))).do("move CA1 GET")
    assert table.block("GET") is None
    assert table.aside("Union") == [4]


def charge(**more: Any) -> Table:
    """UC1 rides from GET through LON into SCH and is driven back: an M, and with two cubes a 2 means R."""
    table = ordered("GET", "UC1", side="Union", there={"cubes": {"navy": 2}}, SCH=sector("CR1"), **more)
    return table.do("ride UC1 LON SCH").dice(2, 2)


@rule("GB-R18")
def test_a_rider_came_from_the_sector_of_its_last_step() -> None:
    table = charge()
    assert table.where("UC1") == "LON"
    assert table.cubes("LON") == {"navy": 2}


@rule("GB-R18")
def test_an_attacker_passes_a_full_sector_it_came_from() -> None:
    table = charge(LON=sector("UR1", "UR2", "UR3", "UR4"))
    assert set(table.options()) == {f"through UC1 LON {name}" for name in ("CEM", "GET", "SEM")}
    table.do("through UC1 LON CEM")
    assert table.where("UC1") == "CEM"
    assert table.disrupted("LON")
