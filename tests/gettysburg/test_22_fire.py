"""GB-22 Order: Fire artillery (long range)."""

from typing import Any

import pytest

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector

LONG_RANGE = {1: 0, 2: 0, 3: 0, 4: "D", 5: 1, 6: 1}


def csa(*pieces: str, **more: Any) -> dict[str, Any]:
    """A sector with a CSA block."""
    return sector(*pieces, block=block("CSA", 5), **more)


def union(*pieces: str, **more: Any) -> dict[str, Any]:
    return sector(*pieces, block=block("Union", 5), **more)


def csa_disc(place: str, **places: dict[str, Any]) -> Table:
    """A CSA disc has just been placed."""
    return Table({"places": places}).do(f"disc {place}")


def union_disc(place: str, **places: dict[str, Any]) -> Table:
    return Table({"turn": "Union", "places": places}).do(f"disc {place}")


def aims(table: Table) -> set[str]:
    """Targets open to CA1 or UA1: sector and class."""
    return {" ".join(option.split()[2:]) for option in table.options("fire") if option.split()[1] in ("CA1", "UA1")}


# ---- who fires ----------------------------------------------------------------------------------------------


@rule("GB-22.1", "GB-22.2")
def test_guns_of_two_sectors_in_reach_fire() -> None:
    table = csa_disc("SPW", SPW=csa("CA1", "CA2"), MCM=sector("CA3"), PIW=sector("CA4"), COD=sector("UR1"))
    table.do("fire CA1 COD troops", "fire CA3 COD troops")
    assert table.refused("fire CA4 KLI troops") == "GB-22.1", "a third sector"
    assert table.legal("fire CA2 COD troops")
    table.do("done")
    assert table.kind == "long-range"
    table.dice(1, 1)
    assert [event.args["piece"] for event in table.told("bombards")] == ["CA1", "CA3"], "CA2 was left out"
    assert table.fired("SPW")
    assert table.fired("MCM")


@rule("GB-22.1", "GB-R13")
def test_firing_sectors_are_the_discs_own_or_adjacent() -> None:
    table = csa_disc("MCM", MCM=csa(), SPW=sector("CA1"), PIW=sector("CA2"), KLI=sector("UR1"))
    assert table.legal("fire CA1 KLI troops")
    assert table.refused("fire CA2 KLI troops") == "GB-22.1"
    # PIW touches WRS at a vertex only: near for fire, not for command
    table = csa_disc("WRS", WRS=csa("CR1"), PIW=sector("CA2"), PEA=sector("UR1"))
    assert table.refused("fire CA2 PEA troops") == "GB-22.1"


@rule("GB-22.2", "GB-11.11")
def test_a_fire_order_fires_at_least_one_gun_of_ones_own() -> None:
    table = csa_disc("SPW", SPW=csa("CA1", "CR1"), COD=sector("UR1", "UA1"))
    assert not table.legal("done")
    assert table.refused("fire CR1 COD troops") == "GB-22.2"
    assert table.refused("fire UA1 SPW troops") == "GB-22.2"


# ---- range and line of sight --------------------------------------------------------------------------------


@rule("GB-22.3", "GB-22.6")
def test_range_one_from_open_ground_and_town() -> None:
    table = union_disc("CUF", CUF=union("UA1"), ALM=sector("CR1"), BAK=sector("CR2"))
    assert aims(table) == {"ALM troops"}
    assert table.refused("fire UA1 BAK troops") == "GB-22.3"
    table = union_disc("GET", GET=union("UA1"), COL=sector("CR1"), OKR=sector("CR2"))
    assert aims(table) == {"COL troops"}
    assert table.refused("fire UA1 OKR troops") == "GB-22.3"


@rule("GB-22.4")
def test_range_three_from_a_ridge() -> None:
    table = csa_disc("HRN", HRN=csa("CA1"), WRC=sector("UR1"), MPN=sector("UR2"), OKR=sector("UR3"), GET=sector("UR4"))
    assert aims(table) == {"WRC troops", "MPN troops", "OKR troops"}
    assert table.refused("fire CA1 GET troops") == "GB-22.4"


@rule("GB-22.5")
def test_range_four_from_a_hill() -> None:
    table = union_disc("CEM", CEM=union("UA1"), LRT=sector("CR1"), SRT=sector("CR2"))
    assert aims(table) == {"LRT troops"}
    assert table.refused("fire UA1 SRT troops") == "GB-22.5"


@rule("GB-22.6", "GB-3.3")
def test_a_common_vertex_is_one_step() -> None:
    table = union_disc("CUF", CUF=union("UA1"), RCK=sector("CR1"))
    assert aims(table) == {"RCK troops"}


@rule("GB-22.7", "GB-22.8")
def test_one_clear_shortest_route_is_enough() -> None:
    # HRN to MPS at 2: by HRS, a ridge, or by WRC, open
    assert aims(csa_disc("HRN", HRN=csa("CA1"), MPS=sector("UR1"))) == {"MPS troops"}


@rule("GB-22.7", "GB-22.8")
def test_a_longer_way_round_does_not_help() -> None:
    # CEM to CRS at 2 only by CRN, a ridge; LEI and HUM would be a clear way of 3
    table = union_disc("CEM", CEM=union("UA1"), CRS=sector("CR1"))
    assert table.refused("fire UA1 CRS troops") == "GB-22.8"


@rule("GB-22.8")
def test_ridges_and_hills_between_block_but_not_at_the_ends() -> None:
    table = csa_disc("HRN", HRN=csa("CA1"), MPN=sector("UR1"), SEM=sector("UR2"))
    assert aims(table) == {"MPN troops"}, "the ridge of the target itself does not block"
    assert table.refused("fire CA1 SEM troops") == "GB-22.8"
    # BEN to LEI at 2 only across CUL, a hill
    table = union_disc("BEN", BEN=union("UA1"), LEI=sector("CR1"))
    assert table.refused("fire UA1 LEI troops") == "GB-22.8"


@rule("GB-22.9")
def test_the_town_does_not_block() -> None:
    # CEM to COL at 2 only through Gettysburg
    assert aims(union_disc("CEM", CEM=union("UA1"), COL=sector("CR1"))) == {"COL troops"}


@rule("GB-22.10")
def test_pieces_of_either_side_do_not_block() -> None:
    ways = {"WRC": sector("CR1", "CR2"), "WRN": sector("UR2", "UR3"), "HRS": sector("UR4")}
    table = csa_disc("HRN", HRN=csa("CA1"), MPN=sector("UR1"), **ways)
    assert "MPN troops" in aims(table)
    full = {"GET": sector("UR2", "UR3", "UR4", "UR5")}
    assert aims(union_disc("CEM", CEM=union("UA1"), COL=sector("CR1"), **full)) == {"COL troops"}


@rule("GB-22.11", "GB-6.10", "GB-3.11")
def test_entry_boxes_neither_fire_nor_suffer() -> None:
    boxes = {"Chambersburg-Pike": sector("CA1", "CR1")}
    table = csa_disc("HRN", HRN=csa("CR2"), WRC=sector("UR1"), **boxes)
    assert table.refused("fire CA1 WRC troops") == "GB-22.11"
    table = union_disc("HRN", HRN=union("UA1"), **boxes)
    assert aims(table) == set(), "the enemies in the box are out of reach"
    assert not table.legal("fire UA1 Chambersburg-Pike troops")


# ---- declaring ----------------------------------------------------------------------------------------------


@rule("GB-22.12", "GB-R31")
def test_everything_is_declared_before_any_die() -> None:
    table = csa_disc("SPW", SPW=csa("CA1", "CA2", "CA3"), COD=sector("UR1"), KLI=sector("UR2", "UA1", fire=True))
    assert aims(table) == {"COD troops", "KLI troops", "KLI artillery"}
    table.do("fire CA1 COD troops")
    assert table.kind == "firing"
    assert table.refused("fire CA1 KLI troops") == "GB-22.12", "one declaration for each piece"
    table.do("fire CA2 KLI artillery")
    assert not table.told("bombards")
    table.do("fire CA3 KLI troops").dice(1, 1, 1)
    shots = [(event.args["piece"], event.args["sector"], event.args["target"]) for event in table.told("aims")]
    assert shots == [("CA1", "COD", "troops"), ("CA2", "KLI", "artillery"), ("CA3", "KLI", "troops")]


@rule("GB-22.13")
def test_guns_are_aimed_at_only_under_a_fire_marker() -> None:
    table = csa_disc("SPW", SPW=csa("CA1"), COD=sector("UR1", "UA1"))
    assert table.refused("fire CA1 COD artillery") == "GB-22.13"
    table = csa_disc("SPW", SPW=csa("CA1"), COD=sector("UR1", "UA1", fire=True))
    assert table.legal("fire CA1 COD artillery")


@rule("GB-22.30", "GB-R31")
def test_the_target_holds_a_piece_of_the_class() -> None:
    table = csa_disc("SPW", SPW=csa("CA1"), COD=sector("UR1"), KLI=sector("UA1", fire=True))
    assert aims(table) == {"COD troops", "KLI artillery"}
    assert table.refused("fire CA1 COD artillery") == "GB-22.30"
    assert table.refused("fire CA1 KLI troops") == "GB-22.30"
    assert table.refused("fire CA1 MCM troops") == "GB-22.30", "nobody is there"


@rule("GB-22.29", "GB-24.2")
def test_no_fire_at_night() -> None:
    places = {"SPW": csa("CA1"), "COD": sector("UR1")}
    table = Table({"period": "night", "places": places}).do("disc SPW")
    assert table.refused("fire CA1 COD troops") == "GB-22.29"
    assert table.options("fire") == []


# ---- the dice -----------------------------------------------------------------------------------------------


@rule("GB-22.14", "GB-22.15", "GB-22.16", "GB-R2", "GB-R5")
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("damaged", [False, True])
@pytest.mark.parametrize("entrenched", [False, True])
def test_the_long_range_table(entrenched: bool, damaged: bool, face: int) -> None:
    target = sector("UR1", sticks=["SPW", "SPW"] if entrenched else [])
    table = csa_disc("SPW", SPW=csa("CA1", damaged=["CA1"] if damaged else []), COD=target)
    table.do("fire CA1 COD troops").dice(face)
    counts = max(1, face - entrenched - damaged)
    assert table.told("bombards")[0].args["counts"] == counts
    result = LONG_RANGE[counts]
    assert table.disrupted("COD") == (result == "D")
    assert table.cubes("COD") == ({"blue": 1} if result == 1 else {})


@rule("GB-22.14")
def test_long_range_modifiers_add_up() -> None:
    def shown(hurt: bool, works: bool) -> list[tuple[str, str]]:
        guns = csa("CA1", damaged=["CA1"] if hurt else [])
        table = csa_disc("SPW", SPW=guns, COD=sector("UR1", sticks=["SPW", "SPW"] if works else []))
        return table.sums("fire CA1 COD troops")["Your fire at long range"]

    hurt, works = ("GB-22.14", "−1"), ("GB-21.13", "−1")
    assert shown(False, False) == [("GB-22.15", "0")]
    assert shown(True, False) == [hurt]
    assert shown(False, True) == [works]
    assert shown(True, True) == [works, hurt]


@rule("GB-22.16", "GB-16.2")
def test_a_d_adds_no_second_marker() -> None:
    table = csa_disc("SPW", SPW=csa("CA1", "CA2"), COD=sector("UR1"))
    table.do("fire CA1 COD troops", "fire CA2 COD troops").dice(4, 4)
    assert table.disrupted("COD")
    assert len(table.told("disrupted")) == 1
    assert table.cubes("COD") == {}


@rule("GB-22.17", "GB-R30", "GB-14.12")
def test_the_owner_spreads_the_cubes_evenly_over_the_colours() -> None:
    target = sector("UR1", "UR2", "UI1", cubes={"blue": 1, "orange": 1})
    table = csa_disc("SPW", SPW=csa("CA1", "CA2", "CA3"), COD=target)
    table.do(*(f"fire CA{n} COD troops" for n in (1, 2, 3))).dice(5, 5, 5)
    # floor(1/2) is 0 for blue, floor(1/1) is 1 for orange: the first cube must be blue; then both are 1
    assert table.cubes("COD") == {"blue": 2, "orange": 1}
    assert table.seat == "Union"
    assert table.options() == ["cube blue", "cube orange"]
    assert table.refused("cube red") == "GB-22.17"
    table.do("cube blue")
    assert table.options() == ["cube blue", "cube orange"], "floor(3/2) is still 1"
    table.do("cube orange")
    assert table.cubes("COD") == {"blue": 3, "orange": 2}


@rule("GB-22.17")
def test_a_colour_above_the_lowest_is_refused() -> None:
    target = sector("UR1", "UI1", "UE1", cubes={"blue": 1})
    table = csa_disc("SPW", SPW=csa("CA1"), COD=target).do("fire CA1 COD troops").dice(5)
    assert table.options() == ["cube red", "cube orange"]
    assert table.refused("cube blue") == "GB-22.17"


@rule("GB-22.18")
def test_against_guns_d_is_nothing_and_a_hit_damages_one() -> None:
    target = sector("UR1", "UA1", "UA2", fire=True)
    table = csa_disc("SPW", SPW=csa("CA1", "CA2"), COD=target)
    table.do("fire CA1 COD artillery", "fire CA2 COD artillery").dice(4, 5)
    assert not table.disrupted("COD")
    assert table.seat == "Union"
    assert table.options() == ["hit UA1", "hit UA2"]
    assert table.refused("hit UR1") == "GB-22.18"
    table.do("hit UA2")
    assert table.damaged("UA2")
    assert not table.damaged("UA1")
    assert table.cubes("COD") == {}


@rule("GB-22.19")
def test_a_damaged_gun_hit_again_leaves_the_game() -> None:
    target = sector("UR1", "UA1", "UA2", damaged=["UA1"], fire=True)
    table = csa_disc("SPW", SPW=csa("CA1"), COD=target).do("fire CA1 COD artillery").dice(6)
    table.do("hit UA1")
    assert table.where("UA1") == "lost"
    assert table.pieces("COD") == ["UA2", "UR1"]


@rule("GB-22.21", "GB-22.19", "GB-R31")
def test_hits_without_a_target_left_are_lost() -> None:
    target = sector("UR1", "UA1", damaged=["UA1"], cubes={"blue": 5}, fire=True)
    table = csa_disc("SPW", SPW=csa("CA1", "CA2", "CA3", "CA4"), COD=target)
    table.do("fire CA1 COD artillery", "fire CA2 COD artillery", "fire CA3 COD troops", "fire CA4 COD troops")
    table.dice(5, 5, 5, 5)
    assert table.pieces("COD") == []
    assert len(table.told("no-target")) == 2
    assert table.supply("blue") == 30


@rule("GB-22.22")
def test_long_range_fire_causes_no_morale_check() -> None:
    target = sector("UR1", "UR2", cubes={"blue": 4})
    table = csa_disc("SPW", SPW=csa("CA1", "CA2"), COD=target)
    table.do("fire CA1 COD troops", "fire CA2 COD troops").dice(4, 6)
    assert not table.told("checks-morale")
    assert table.kind == "turn"
    assert table.pieces("COD") == ["UR1", "UR2"]


@rule("GB-22.20", "GB-18.9", "GB-18.7")
def test_navy_cubes_may_be_answered() -> None:
    target = sector("UC1", "UA1")
    table = csa_disc("SPW", SPW=csa("CA1"), COD=target, CRN=union()).do("fire CA1 COD troops").dice(5)
    table.do("retreat UC1 CRN", "retreat UA1 CRN")
    assert table.pieces("CRN") == ["UA1", "UC1"]
    assert table.cubes("CRN") == {}


@rule("GB-22.31", "GB-R31")
def test_results_are_applied_in_order_over_all_targets() -> None:
    places = {
        "SPW": csa("CA1", "CA2", "CA3", "CA4"),
        "COD": sector("UC1", cubes={"navy": 1}),
        "KLI": sector("UR1", "UA1", "UA2", fire=True),
        "CRN": union(),
    }
    table = csa_disc("SPW", **places)
    table.do("fire CA1 COD troops", "fire CA2 KLI troops", "fire CA3 KLI artillery", "fire CA4 COD troops")
    table.dice(5, 5, 5)
    assert not table.told("cube-placed"), "all dice of the order are rolled first"
    table.dice(4)
    assert table.disrupted("COD"), "(a) D"
    assert table.kind == "gun-hit", "(b) hits on artillery"
    assert not table.told("cube-placed")
    table.do("hit UA1")
    assert [event.args["place"] for event in table.told("cube-placed")] == ["COD", "KLI"], "(c) cubes"
    assert table.kind == "evade", "(d) cavalry"
    assert not table.fired("SPW")
    table.do("retreat UC1 CRN")
    assert table.fired("SPW"), "the fire marker comes last"
    assert table.disrupted("CRN")
    assert table.cubes("CRN") == {"navy": 1}


@rule("GB-22.31", "GB-14.10")
def test_infantry_is_eliminated_as_the_cubes_fall() -> None:
    target = sector("UR1", "UI1", cubes={"blue": 5, "orange": 5})
    table = csa_disc("SPW", SPW=csa("CA1", "CA2"), COD=target)
    table.do("fire CA1 COD troops", "fire CA2 COD troops").dice(5, 5)
    table.do("cube orange")  # the sixth kills UI1; the second cube finds only UR1
    assert table.pieces("COD") == []
    assert table.supply("orange") == 15
    assert table.supply("blue") == 30


@rule("GB-22.31", "GB-18.4")
def test_cavalry_is_eliminated_only_after_its_chance_to_leave() -> None:
    places = {"SPW": csa("CA1"), "COD": sector("UC1", cubes={"navy": 3}), "CRN": union()}
    table = csa_disc("SPW", **places).do("fire CA1 COD troops").dice(5)
    assert table.cubes("COD") == {"navy": 4}
    table.do("retreat UC1 CRN")
    assert table.cubes("CRN") == {"navy": 3}
    table = csa_disc("SPW", **places).do("fire CA1 COD troops").dice(5).do("stand")
    assert table.where("UC1") == "lost"


@rule("GB-22.31")
def test_all_cavalry_retreats_come_before_any_cavalry_is_eliminated() -> None:
    places = {
        "SPW": csa("CA1", "CA2"),
        "COD": sector("UC1", "UA1", "UA2", "UA3", cubes={"navy": 3}),
        "KLI": sector("UC2"),
        "CRS": union(),
    }
    table = csa_disc("SPW", **places).do("fire CA1 COD troops", "fire CA2 KLI troops").dice(5, 5)
    table.do("stand")  # UC1 will be eliminated, but COD is still full
    assert sorted(table.options()) == ["retreat UC2 CRS", "retreat UC2 TRO", "stand"]
    table.do("retreat UC2 TRO")
    assert table.where("UC1") == "lost"


@rule("GB-22.31", "GB-18.3", "GB-14.14")
def test_a_deadly_choice_in_one_target_sector_does_not_bind_the_cavalry_in_another() -> None:
    places = {
        "SPW": csa("CA1", "CA2", "CA3"),
        "COD": sector("UC1", "UR1", cubes={"navy": 3, "blue": 3}),
        "KLI": sector("UC2", cubes={"navy": 2}),
        "CRS": union(),
    }
    table = csa_disc("SPW", **places)
    table.do("fire CA1 COD troops", "fire CA2 KLI troops", "fire CA3 KLI troops").dice(5, 5, 5)
    table.do("cube navy")  # UC1 took a cube that UR1 could have borne: it must go
    assert table.refused("stand") == "GB-14.14"
    table.do("retreat UC1 CRN")
    assert table.legal("stand"), "nothing but cavalry was hit in KLI; UC2 may stand and die"


# ---- fire markers -------------------------------------------------------------------------------------------


@rule("GB-22.23", "GB-R32")
def test_each_sector_fired_from_gets_one_marker() -> None:
    table = csa_disc("SPW", SPW=csa("CA1", "CA2"), MCM=sector("CA3", fire=True), COD=sector("UR1"))
    table.do("fire CA1 COD troops", "fire CA2 COD troops", "fire CA3 COD troops").dice(1, 1, 1)
    assert [event.args["sector"] for event in table.told("fire-marker")] == ["SPW"]
    assert table.fired("MCM")
    assert not table.fired("COD")


def all_markers_out() -> Table:
    """All four markers lie in SPW, SEM, OKH and BEN; the Union fires from CEM and CUL."""
    places = {
        "SPW": sector("CA1", fire=True),
        "SEM": sector("CA2", fire=True),
        "OKH": sector("CA3", fire=True),
        "BEN": sector("UA3", fire=True),
        "CEM": union("UA1"),
        "CUL": sector("UA2"),
        "CUF": sector("CR1"),
    }
    table = union_disc("CEM", **places)
    return table.do("fire UA1 CUF troops", "fire UA2 CUF troops").dice(1, 1)


@rule("GB-22.24", "GB-2.9", "GB-R32")
def test_missing_markers_are_taken_from_other_sectors() -> None:
    table = all_markers_out()
    assert table.kind == "marker"
    assert table.seat == "Union"
    assert sorted(table.options()) == ["marker BEN", "marker OKH", "marker SEM", "marker SPW"], "either side's"
    table.do("marker SPW")
    fresh = "CEM" if table.fired("CEM") else "CUL"
    assert table.refused(f"marker {fresh}") == "GB-22.24", "not from a sector that fired in this order"
    assert table.refused("marker LRT") == "GB-22.24", "there is none"
    table.do("marker BEN")
    assert [code for code in ("SPW", "SEM", "OKH", "BEN", "CEM", "CUL") if table.fired(code)] == [
        "SEM",
        "OKH",
        "CEM",
        "CUL",
    ]


@rule("GB-22.24", "GB-22.13")
def test_guns_that_lost_their_marker_can_no_longer_be_aimed_at() -> None:
    table = all_markers_out().do("marker SEM", "marker SPW")
    table.do("block 3 HRN", "disc CEM")
    assert table.refused("fire UA1 SEM artillery") == "GB-22.13"


@rule("GB-22.24")
def test_a_marker_of_a_sector_that_fires_again_is_not_needed_twice() -> None:
    places = {
        "SPW": csa("CA1", fire=True),
        "SEM": sector("CA2", fire=True),
        "OKH": sector("CA3", fire=True),
        "BEN": sector("UA3", fire=True),
        "COD": sector("UR1"),
    }
    table = csa_disc("SPW", **places).do("fire CA1 COD troops").dice(1)
    assert table.kind == "turn"
    assert table.left("fire") == 0


@rule("GB-22.25")
def test_the_marker_goes_when_a_gun_moves_away() -> None:
    places = {"SPW": csa("CA1", "CA2", "CR1", fire=True)}
    table = csa_disc("SPW", **places).do("move CR1 MCM")
    assert table.fired("SPW"), "troops do not matter"
    table.do("move CA1 MCM")
    assert table.where("CA2") == "SPW"
    assert not table.fired("SPW")
    assert not table.fired("MCM")


@rule("GB-22.25", "GB-19.5")
def test_the_marker_goes_when_a_gun_withdraws() -> None:
    places = {
        "SPW": csa("CR1"),
        "KLI": sector("UR1", "UA1", "UA2", fire=True),
        "CRS": union(),
    }
    table = csa_disc("SPW", **places).do("move CR1 KLI").dice(1, 1, 1, 1)
    assert table.fired("KLI")
    table.do("retreat UA1 CRS", "stand")
    assert not table.fired("KLI")
    assert "UA2" in table.pieces("KLI")


@rule("GB-22.26", "GB-R32")
def test_the_marker_goes_with_the_last_gun() -> None:
    target = sector("UR1", "UA1", damaged=["UA1"], fire=True)
    table = csa_disc("SPW", SPW=csa("CA1"), COD=target).do("fire CA1 COD artillery").dice(5)
    assert table.pieces("COD") == ["UR1"]
    assert not table.fired("COD")


@rule("GB-22.27")
def test_a_gun_that_joins_a_marker_is_covered_by_it() -> None:
    places = {
        "COD": sector("UA1", fire=True),
        "CRN": union("UA2"),
        "SPW": csa("CA1"),
    }
    table = union_disc("CRN", **places).do("move UA2 COD")
    assert table.fired("COD")
    table.do("disc SPW", "fire CA1 COD artillery").dice(5)
    assert table.options() == ["hit UA1", "hit UA2"]
    table.do("hit UA2")
    assert table.damaged("UA2")


@rule("GB-22.28", "GB-24.1")
@pytest.mark.parametrize("period", ["morning", "mid-day", "afternoon", "night"])
def test_fire_markers_go_at_the_end_of_every_period(period: str) -> None:
    places = {"COD": sector("UA1", fire=True), "SPW": sector("CA1", fire=True)}
    table = Table({"period": period, "turn": "Union", "places": places, "discs": {"forced": 1}})
    assert table.fired("COD")
    table.do("forced-pass")
    assert not table.fired("COD")
    assert not table.fired("SPW")
