"""GB-21 Order: Entrench; flank attacks."""

from typing import Any

import pytest

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector


def ordered(sticks: list[str], period: str = "morning") -> Table:
    """UR1 stands in CRN with these sticks; a Union disc has just been placed there. HUM is empty."""
    places = {"CRN": sector("UR1", sticks=sticks, block=block("Union", 5)), "COD": sector("CR1")}
    return Table({"turn": "Union", "period": period, "places": places}).do("disc CRN")


def assault(sticks: list[str], *starts: str) -> Table:
    """UR1 in KLI (open ground) is attacked from one or two sectors, by CR1 and CR2."""
    places: dict[str, Any] = {"KLI": sector("UR1", sticks=sticks)}
    for number, start in enumerate(starts):
        places[start] = sector(f"CR{number + 1}", **({} if number else {"block": block("CSA", 5)}))
    table = Table({"places": places})
    if len(starts) == 1:
        return table.do(f"disc {starts[0]}", "move CR1 KLI")
    return table.do(f"double {starts[0]}", "move CR1 KLI", "joint KLI")


def column(table: Table) -> int:
    """The column of the last morale check."""
    return int(table.told("checks-morale")[-1].args["column"])


# ---- the order ----------------------------------------------------------------------------------------------


@rule("GB-21.1", "GB-21.2", "GB-R33")
def test_a_first_stick_on_any_border() -> None:
    table = ordered([])
    borders = ["BLI", "CEM", "COD", "CRS", "HUM", "LEI"]
    assert sorted(option.split()[-1] for option in table.options("entrench")) == borders
    assert table.refused("entrench CRN GET") == "GB-21.2"
    table.do("entrench CRN COD")
    assert table.sticks("CRN") == ["COD"]
    assert table.left("sticks") == 19


@rule("GB-21.1", "GB-R33")
def test_only_own_pieces_in_reach_entrench() -> None:
    table = ordered([])
    assert table.refused("entrench HUM CRS") == "GB-21.1", "nobody is there"
    assert table.refused("entrench COD CRN") == "GB-21.1", "the enemy is there"
    assert table.refused("entrench LRT WEI") == "GB-21.1", "out of command"


@rule("GB-21.1")
def test_a_sector_next_to_the_disc_entrenches_even_with_guns_alone() -> None:
    places = {"CRN": sector("UA1"), "CEM": sector(block=block("Union", 3))}
    table = Table({"turn": "Union", "places": places}).do("disc CEM", "entrench CRN COD")
    assert table.sticks("CRN") == ["COD"]


@rule("GB-21.2", "GB-6.14")
def test_the_entry_box_is_a_border() -> None:
    places = {"HRN": sector("UR1", block=block("Union", 3))}
    table = Table({"turn": "Union", "places": places}).do("disc HRN", "entrench HRN Chambersburg-Pike")
    assert table.sticks("HRN") == ["Chambersburg-Pike"]


@rule("GB-21.3")
def test_the_second_stick_lies_on_the_border_of_the_first() -> None:
    table = ordered(["COD"])
    assert table.options("entrench") == ["entrench CRN COD"]
    assert table.refused("entrench CRN BLI") == "GB-21.3"
    table.do("entrench CRN COD")
    assert table.sticks("CRN") == ["COD", "COD"]


@rule("GB-21.4")
def test_two_sticks_are_the_most() -> None:
    table = ordered(["COD", "COD"])
    assert table.options("entrench") == []
    assert table.refused("entrench CRN COD") == "GB-21.4"


@rule("GB-21.6")
def test_a_stick_may_be_moved_instead() -> None:
    table = ordered(["COD", "COD"])
    assert table.refused("shift CRN BLI COD") == "GB-21.6", "there is no stick"
    assert table.refused("shift CRN COD GET") == "GB-21.6", "there is no such border"
    table.do("shift CRN COD BLI")
    assert sorted(table.sticks("CRN")) == ["BLI", "COD"]
    assert table.left("sticks") == 18


@rule("GB-21.6", "GB-21.3")
def test_a_single_stick_may_be_moved_too() -> None:
    table = ordered(["COD"]).do("shift CRN COD CRS")
    assert table.sticks("CRN") == ["CRS"]


@rule("GB-21.8", "GB-R27")
def test_a_moved_stick_may_join_the_other() -> None:
    table = ordered(["BLI", "COD"])
    assert table.legal("shift CRN COD CRS")
    table.do("shift CRN COD BLI")
    assert table.sticks("CRN") == ["BLI", "BLI"]


@rule("GB-21.8", "GB-15.33")
def test_joined_sticks_entrench_the_border() -> None:
    places = {
        "CRN": sector("UR1", cubes={"blue": 2}, sticks=["BLI", "COD"], block=block("Union", 5)),
        "BLI": sector("CR1", block=block("CSA", 5)),
    }
    table = Table({"turn": "Union", "places": places})
    table.do("disc CRN", "shift CRN COD BLI", "disc BLI", "move CR1 CRN")
    table.dice(1, 5, 6)  # 5 - 1: one cube
    assert column(table) == 1, "three cubes, ridge, entrenched"


@rule("GB-21.12")
def test_sticks_cannot_be_removed_at_will() -> None:
    table = ordered(["BLI", "COD"])
    assert not table.legal("lose-stick CRN BLI")
    assert {option.split()[0] for option in table.options()} == {"move", "shift", "pass"}


@rule("GB-21.17", "GB-24.2")
def test_entrenching_at_night() -> None:
    table = ordered([], "night").do("entrench CRN COD")
    assert table.sticks("CRN") == ["COD"]


# ---- newcomers ----------------------------------------------------------------------------------------------


@rule("GB-21.9", "GB-R27")
def test_newcomers_of_one_order_cost_one_stick() -> None:
    places = {
        "CRN": sector("UR1", sticks=["COD", "COD"]),
        "LEI": sector("UR2", "UR3", "UA1", block=block("Union", 5)),
        "SPW": sector("CR1", block=block("CSA", 5)),
    }
    table = Table({"turn": "Union", "places": places})
    table.do("disc LEI", "move UR2 CRN", "move UR3 CRN", "done")
    assert table.sticks("CRN") == ["COD"]
    table.do("disc SPW", "pass", "disc LEI", "move UA1 CRN")
    assert table.sticks("CRN") == [], "the next order costs the next stick"


@rule("GB-21.9")
def test_the_owner_chooses_between_sticks_on_two_borders() -> None:
    places = {
        "CRN": sector("UR1", sticks=["BLI", "COD"]),
        "LEI": sector("UR2", block=block("Union", 5)),
    }
    table = Table({"turn": "Union", "places": places}).do("disc LEI", "move UR2 CRN")
    assert table.kind == "stick"
    assert table.refused("lose-stick CRN CRS") == "GB-21.9"
    table.do("lose-stick CRN BLI")
    assert table.sticks("CRN") == ["COD"]


@rule("GB-21.9")
def test_cavalry_passing_through_costs_a_stick() -> None:
    places = {
        "CRN": sector("UR1", sticks=["COD", "COD"]),
        "LEI": sector("UC1", block=block("Union", 5)),
    }
    table = Table({"turn": "Union", "places": places}).do("disc LEI", "ride UC1 CRN CRS")
    assert table.sticks("CRN") == ["COD"]
    assert table.pieces("CRS") == ["UC1"]


def at_the_pike(**more: Any) -> Table:
    """UR1 in BAL with two sticks; UR2 next to it in POW; two pieces in the Baltimore Pike box."""
    places = {
        "BAL": sector("UR1", sticks=["WOL", "WOL"]),
        "POW": sector("UR2", block=block("Union", 5)),
        "Baltimore-Pike": sector("UR3", "UR4"),
        **more,
    }
    return Table({"turn": "Union", "places": places})


@rule("GB-21.9", "GB-6.5")
def test_box_moves_during_the_order_cost_no_further_stick() -> None:
    table = at_the_pike().do("disc POW", "move UR2 BAL", "enter UR3", "enter UR4")
    assert table.pieces("BAL") == ["UR1", "UR2", "UR3", "UR4"]
    assert table.sticks("BAL") == ["WOL"]


@rule("GB-21.9", "GB-6.5")
def test_a_window_before_the_order_costs_its_own_stick() -> None:
    table = at_the_pike().do("enter UR3")
    assert table.sticks("BAL") == ["WOL"]
    table.do("disc POW", "move UR2 BAL")
    assert table.sticks("BAL") == []


@rule("GB-21.9", "GB-6.5")
def test_several_pieces_of_one_window_cost_one_stick() -> None:
    table = at_the_pike().do("enter UR3", "enter UR4")
    assert table.sticks("BAL") == ["WOL"]


@rule("GB-21.9", "GB-6.5")
def test_a_window_after_the_order_costs_its_own_stick() -> None:
    table = at_the_pike().do("disc POW", "move UR2 BAL", "done")
    assert table.sticks("BAL") == ["WOL"]
    table.do("enter UR3")
    assert table.sticks("BAL") == []


@rule("GB-21.9", "GB-6.5")
def test_a_window_between_two_orders_costs_its_own_stick() -> None:
    places = {
        "HRN": sector("CR1", sticks=["WRC", "WRC"], block=block("CSA", 5)),
        "HRS": sector("CR2"),
        "Chambersburg-Pike": sector("CR3", "CR4"),
    }
    table = Table({"places": places}).do("double HRN", "move CR2 HRN", "done")
    assert table.sticks("HRN") == ["WRC"]
    assert table.kind == "second-disc"
    table.do("enter CR3")
    assert table.sticks("HRN") == []


@rule("GB-21.9", "GB-17.15")
def test_each_combat_costs_its_own_stick() -> None:
    places = {
        "SPW": sector("CR1", "CR2", block=block("CSA", 3)),
        "KLI": sector("UR1"),
        "COD": sector("UR2"),
        "CRS": sector("UR3", sticks=["KLI", "KLI"]),
        "WEI": sector(block=block("Union", 3)),
    }
    table = Table({"places": places}).do("disc SPW", "move CR1 KLI", "move CR2 COD", "resolve KLI")
    table.dice(1, 4, 1).do("retreat UR1 CRS")
    assert table.sticks("CRS") == ["KLI"]
    table.dice(1, 4, 1)  # UR2 can only go to CRS
    assert table.pieces("CRS") == ["UR1", "UR2", "UR3"]
    assert table.sticks("CRS") == []


@rule("GB-21.9")
def test_enemies_entering_cost_no_stick_before_they_win() -> None:
    table = assault(["SPW", "SPW"], "SPW")
    assert table.sticks("KLI") == ["SPW", "SPW"]


# ---- works without a garrison -------------------------------------------------------------------------------


@rule("GB-21.10")
def test_sticks_go_when_all_pieces_leave() -> None:
    places = {"CRN": sector("UR1", "UR2", sticks=["COD", "COD"], block=block("Union", 5))}
    table = Table({"turn": "Union", "places": places}).do("disc CRN", "move UR1 LEI")
    assert table.sticks("CRN") == ["COD", "COD"]
    table.do("move UR2 LEI")
    assert table.sticks("CRN") == []
    assert table.left("sticks") == 20


@rule("GB-21.11", "GB-21.10")
def test_sticks_go_when_the_attacker_wins() -> None:
    places = {
        "KLI": sector("UR1", sticks=["SPW", "SPW"]),
        "SPW": sector("CR1", block=block("CSA", 5)),
        "CRS": sector(block=block("Union", 4)),
    }
    table = Table({"places": places}).do("disc SPW", "move CR1 KLI").dice(1, 5, 1)
    table.do("retreat UR1 CRS")
    assert table.pieces("KLI") == ["CR1"]
    assert table.sticks("KLI") == []


# ---- what works are worth -----------------------------------------------------------------------------------


@rule("GB-21.5")
def test_one_stick_gives_no_benefit() -> None:
    table = assault(["SPW"], "SPW").dice(1, 4, 6)
    assert table.load("UR1") == 1, "no -1 to the attackers"
    assert column(table) == 1, "no shift, and no flank"


@rule("GB-21.7", "GB-R27")
@pytest.mark.parametrize("start", ["SPW", "COD"])
def test_sticks_on_two_borders_entrench_neither_but_guard_both_flanks(start: str) -> None:
    table = assault(["COD", "SPW"], start).dice(1, 4, 6)
    assert table.load("UR1") == 1
    assert column(table) == 1


@rule("GB-21.7", "GB-21.14")
def test_sticks_on_two_borders_leave_the_other_borders_open() -> None:
    table = assault(["COD", "CRS"], "SPW").dice(1, 4, 6)
    assert column(table) == 3


@rule("GB-21.14", "GB-21.15", "GB-R26")
@pytest.mark.parametrize("sticks", [["COD"], ["COD", "COD"]])
def test_an_attack_across_a_border_without_stick_is_on_the_flank(sticks: list[str]) -> None:
    table = assault(sticks, "SPW").dice(1, 4, 5)
    assert table.load("UR1") == 1, "no -1 for the works either"
    assert column(table) == 3, "one cube, flank +2, no entrenched shift"


@rule("GB-21.14", "GB-21.15", "GB-R26")
def test_one_of_two_attackers_on_the_flank_is_enough() -> None:
    table = assault(["SPW", "SPW"], "COD", "SPW")
    table.dice(1, 4, 4)  # CR1 from COD: 4, one cube; CR2 from SPW: 4 - 1, D
    assert [event.args["counts"] for event in table.told("fires")] == [1, 4, 3]
    table.dice(6)
    assert column(table) == 4, "one cube, flank +2, marker +1, no entrenched shift"


@rule("GB-21.14")
def test_the_flank_counts_only_attackers_still_there() -> None:
    places = {
        "KLI": sector("UR1", sticks=["SPW", "SPW"]),
        "COD": sector("CR1", cubes={"grey": 1}, block=block("CSA", 5)),
        "SPW": sector("CR2"),
    }
    table = Table({"places": places}).do("double COD", "move CR1 KLI", "joint KLI")
    table.dice(2, 1, 1)  # M: CR1 goes back to COD
    table.dice(5, 6)
    assert column(table) == 0


@rule("GB-21.14", "GB-6.14")
def test_attackers_from_a_box_cross_the_border_of_the_box() -> None:
    def from_the_pike(sticks: list[str]) -> Table:
        places = {"HRN": sector("UR1", "UR2", sticks=sticks), "Chambersburg-Pike": sector("CR1")}
        table = Table({"places": places}).do("enter CR1").dice(1, 1, 5)
        return table.do("hit UR1").dice(6, 6)

    assert column(from_the_pike(["WRC", "WRC"])) == 1, "UR2: flank +2, ridge -1"
    assert column(from_the_pike(["Chambersburg-Pike"] * 2)) == 0


@rule("GB-21.16")
def test_without_sticks_there_is_no_flank() -> None:
    table = assault([], "COD", "SPW").dice(1, 4, 1, 6)
    assert column(table) == 1


@rule("GB-21.13", "GB-22.14")
@pytest.mark.parametrize(
    ("sticks", "counts"),
    [([], 5), (["SPW"], 5), (["SPW", "SPW"], 4), (["CRS", "CRS"], 4), (["BLI", "CRN"], 4)],
)
def test_two_sticks_protect_against_long_range_fire_from_anywhere(sticks: list[str], counts: int) -> None:
    places = {"COD": sector("UR1", sticks=sticks), "SPW": sector("CA1", block=block("CSA", 5))}
    table = Table({"places": places}).do("disc SPW", "fire CA1 COD troops").dice(5)
    assert table.told("bombards")[0].args["counts"] == counts
