"""GB-14 Damage cubes, and the shortages of GB-2.4, GB-2.6 and GB-2.12 in combat."""

from typing import Any

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector


def assault(defence: dict[str, Any], attack: dict[str, Any], **others: dict[str, Any]) -> Table:
    """KLI, open ground, is attacked from SPW by every piece there. A Union block stands behind it in CRS."""
    places = {"KLI": defence, "SPW": {**attack, "block": block("CSA", 5)}, "CRS": sector(block=block("Union", 4))}
    table = Table({"places": {**places, **others}})
    table.do("disc SPW")
    for piece in attack["pieces"]:
        table.do(f"move {piece} KLI")
    return table.do("done") if table.kind == "moving" else table


def bombard(target: dict[str, Any], *faces: int, **others: dict[str, Any]) -> Table:
    """CSA guns on Spangler's Woods fire at the troops in COD, one gun for each die."""
    guns = [f"CA{n + 1}" for n in range(len(faces))]
    places = {"COD": target, "SPW": sector(*guns, block=block("CSA", 5))}
    table = Table({"places": {**places, **others}})
    table.do("disc SPW", *(f"fire {gun} COD troops" for gun in guns))
    return table.dice(*faces)


@rule("GB-14.1")
def test_outside_combat_cubes_lie_in_a_pool() -> None:
    table = bombard(sector("UR1", "UR2"), 5, 6)
    assert table.cubes("COD") == {"blue": 2}
    assert (table.load("UR1"), table.load("UR2")) == (0, 0)
    assert table.supply("blue") == 28


@rule("GB-14.2")
def test_artillery_takes_no_cubes() -> None:
    fight = assault(sector("UR1", "UR2", "UA1"), sector("CR1"))
    fight.dice(1, 1, 1, 4)
    assert fight.options() == ["hit UR1", "hit UR2"]
    assert fight.refused("hit UA1") == "GB-14.11"
    fire = bombard(sector("UR1", "UA1", cubes={"blue": 5}), 5)
    assert fire.pieces("COD") == ["UA1"], "one blue piece carries five cubes; the gun carries none"
    assert fire.cubes("COD") == {}


@rule("GB-14.3", "GB-14.4")
def test_leaving_pieces_take_the_cubes_assigned_to_them() -> None:
    table = Table(
        {
            "turn": "Union",
            "places": {
                "CUF": sector("UE1", "UI1", "UI2", cubes={"red": 2, "orange": 3}),
                "CEM": sector(block=block("Union", 3)),
            },
        }
    )
    table.do("disc CEM", "move UE1 CEM")
    assert table.cubes("CEM") == {"red": 2}, "the only red piece takes the red cubes"
    table.do("move UI1 CEM")
    assert table.options() == ["assign UI1 0", "assign UI1 1", "assign UI1 2", "assign UI1 3"]
    table.do("assign UI1 1", "done")
    assert table.cubes("CEM") == {"red": 2, "orange": 1}
    assert table.cubes("CUF") == {"orange": 2}


@rule("GB-14.3")
def test_other_pieces_are_not_assigned_cubes_by_name() -> None:
    table = Table({"places": {"WRN": sector("CR1", "CR2", "CR3", cubes={"grey": 3}, block=block("CSA", 3))}})
    table.do("disc WRN", "move CR1 OKH")
    assert table.refused("assign CR2 1") == "GB-14.3"


@rule("GB-14.5", "GB-14.8")
def test_no_piece_is_assigned_more_than_it_can_carry() -> None:
    table = Table({"places": {"WRN": sector("CR1", "CR2", cubes={"grey": 7}, block=block("CSA", 3))}})
    table.do("disc WRN", "move CR1 OKH")
    assert table.options() == ["assign CR1 2", "assign CR1 3", "assign CR1 4", "assign CR1 5"]
    assert table.refused("assign CR1 6") == "GB-14.5"
    assert table.refused("assign CR1 1") == "GB-14.8", "the piece left behind would have six"


@rule("GB-14.5", "GB-18.2")
def test_cavalry_is_assigned_three_cubes_at_most() -> None:
    table = Table(
        {
            "turn": "Union",
            "places": {"MPN": sector("UC1", "UC2", cubes={"navy": 4}, block=block("Union", 3))},
        }
    )
    table.do("disc MPN", "move UC1 SEM")
    assert table.options() == ["assign UC1 1", "assign UC1 2", "assign UC1 3"]
    assert table.refused("assign UC1 4") == "GB-14.5"


@rule("GB-14.6", "GB-14.13")
def test_assignments_are_forgotten_after_the_move() -> None:
    table = Table(
        {
            "places": {
                "WRN": sector("CR1", "CR2", cubes={"grey": 3}, block=block("CSA", 3)),
                "OKH": sector("CR3", cubes={"grey": 1}),
                "LRT": sector("UR1", block=block("Union", 5)),
            },
        }
    )
    table.do("disc WRN", "move CR1 OKH", "assign CR1 3", "done")
    assert table.cubes("OKH") == {"grey": 4}
    assert table.load("CR1") == 0
    table.do("disc LRT", "pass", "disc WRN", "move CR3 CAR")
    assert table.options()[-1] == "assign CR3 4", "the newcomer's cubes may leave with another piece"


@rule("GB-14.7", "GB-15.11")
def test_assignments_last_until_the_combat_ends() -> None:
    table = assault(sector("UR1", "UR2", cubes={"blue": 2}), sector("CR1", cubes={"grey": 2}))
    assert table.kind == "defender-cubes"
    table.do("assign UR1 2")
    table.dice(1, 1)  # defenders
    table.dice(1)  # attacker; the second round follows without a new assignment
    assert table.kind == "defenders-fire"
    assert [table.load(p) for p in ("UR1", "UR2", "CR1")] == [2, 0, 2]


@rule("GB-14.8")
def test_nobody_is_assigned_to_death_in_combat() -> None:
    table = assault(sector("UR1", "UR2", cubes={"blue": 9}), sector("CR1"))
    assert table.options() == ["assign UR1 4", "assign UR1 5"]
    assert table.refused("assign UR1 3") == "GB-14.8"
    assert table.refused("assign UR1 6") == "GB-14.5"


@rule("GB-14.9", "GB-2.2")
def test_the_sixth_cube_eliminates_infantry_at_once() -> None:
    table = assault(sector("UR1"), sector("CR1", cubes={"grey": 5}))
    table.dice(3)
    assert table.where("CR1") == "lost"
    assert table.supply("grey") == 30
    assert table.seat == "Union", "the last attacker is gone: the combat is over"


@rule("GB-14.9", "GB-18.2", "GB-18.4")
def test_the_fourth_cube_eliminates_cavalry() -> None:
    table = assault(sector("UC1", cubes={"navy": 3}), sector("CR1"), CRS=sector())
    table.dice(1, 4)
    assert table.where("UC1") == "lost"
    assert table.supply("navy") == 5


@rule("GB-14.10", "GB-14.9", "GB-R30")
def test_an_overfull_pool_eliminates_a_piece_with_six_cubes() -> None:
    table = bombard(sector("UR1", "UR2", cubes={"blue": 9}), 5, 5)
    assert table.kinds("COD") == ["UR"]
    assert table.cubes("COD") == {"blue": 5}
    assert table.supply("blue") == 25


@rule("GB-14.10")
def test_a_pool_that_can_just_be_carried_eliminates_nobody() -> None:
    table = bombard(sector("UR1", "UR2", cubes={"blue": 9}), 5)
    assert table.kinds("COD") == ["UR", "UR"]
    assert table.cubes("COD") == {"blue": 10}


@rule("GB-14.10", "GB-14.15")
def test_cavalry_dies_with_four_and_cubes_without_a_piece_go_home() -> None:
    table = bombard(sector("UC1", "UA1", cubes={"navy": 3}), 5, 5)
    assert table.pieces("COD") == ["UA1"]
    assert table.cubes("COD") == {}
    assert table.supply("navy") == 5


@rule("GB-14.11")
def test_each_cube_goes_to_a_piece_with_the_fewest() -> None:
    table = assault(sector("UR1", "UR2", cubes={"blue": 1}), sector("CR1", "CR2"))
    table.do("assign UR1 1").dice(1, 1, 6, 1)
    assert table.seat == "Union"
    assert table.load("UR2") == 1, "the first cube has no choice"
    assert table.options() == ["hit UR1", "hit UR2"]
    table.do("hit UR1")
    assert (table.load("UR1"), table.load("UR2")) == (2, 1)


@rule("GB-14.11")
def test_the_even_spread_is_enforced() -> None:
    table = assault(sector("UR1", "UR2", "UR3", cubes={"blue": 1}), sector("CR1"))
    table.do("assign UR1 1").dice(1, 1, 1, 4)
    assert table.options() == ["hit UR2", "hit UR3"]
    assert table.refused("hit UR1") == "GB-14.11"
    assert table.refused("hit UR4") == "GB-14.11"


@rule("GB-14.11")
def test_cubes_without_troops_left_are_lost() -> None:
    table = assault(sector("UR1", cubes={"blue": 5}), sector("CR1", "CR2"))
    table.dice(1, 6, 6)
    assert table.where("UR1") == "lost"
    assert [event.args["number"] for event in table.told("cubes-lost")] == [3]
    assert table.supply("blue") == 30


@rule("GB-14.12")
def test_the_owner_of_the_targets_chooses_the_colour() -> None:
    fight = assault(sector("UR1", "UI1"), sector("CR1")).dice(1, 1, 4)
    assert fight.seat == "Union"
    assert fight.options() == ["hit UR1", "hit UI1"]
    fight.do("hit UI1")
    assert fight.load("UI1") == 1
    fire = bombard(sector("UR1", "UI1"), 5)
    assert fire.seat == "Union"
    assert fire.options() == ["cube blue", "cube orange"]
    fire.do("cube orange")
    assert fire.cubes("COD") == {"orange": 1}


@rule("GB-14.13", "GB-15.21", "GB-17.3")
def test_cubes_of_attackers_merge_in_the_sector_they_fall_back_to() -> None:
    places = {
        "KLI": sector("UR1"),
        "SPW": sector("CR1", "CR2", cubes={"grey": 5}, block=block("CSA", 5)),
    }
    table = Table({"places": places})
    table.do("disc SPW", "move CR1 KLI", "assign CR1 2", "done")
    table.dice(2, 1)  # M, then R in column 2
    assert table.pieces("SPW") == ["CR1", "CR2"]
    assert table.cubes("SPW") == {"grey": 5}


@rule("GB-14.14", "GB-R30")
def test_a_deadly_cube_spares_a_piece_when_an_equal_survives() -> None:
    table = assault(sector("UR1", "UR2", "UC1", cubes={"blue": 6, "navy": 3}), sector("CR1"), CRS=sector())
    table.do("assign UR1 3").dice(1, 1, 1, 4)
    assert table.options() == ["hit UR1", "hit UR2"]
    assert table.refused("hit UC1") == "GB-14.14"


@rule("GB-14.14", "GB-18.3")
def test_cavalry_may_take_a_deadly_cube_only_to_retreat() -> None:
    table = assault(sector("UR1", "UC1", cubes={"blue": 3, "navy": 3}), sector("CR1"))
    table.dice(1, 1, 4)
    assert table.options() == ["hit UR1", "hit UC1"]
    table.do("hit UC1")
    assert table.refused("stand") == "GB-14.14"
    assert all(option.startswith("retreat UC1") for option in table.options())
    table.do("retreat UC1 TRO")
    assert table.cubes("TRO") == {"navy": 3}


@rule("GB-14.14")
def test_cavalry_hit_without_danger_to_it_may_stand() -> None:
    table = assault(sector("UR1", "UC1", cubes={"blue": 2, "navy": 2}), sector("CR1"))
    table.dice(1, 1, 4).do("hit UC1")
    assert "stand" in table.options()


@rule("GB-14.14", "GB-R30")
def test_the_even_spread_itself_may_kill() -> None:
    table = assault(sector("UR1", "UC1", cubes={"blue": 4, "navy": 3}), sector("CR1"), CRS=sector())
    table.dice(1, 1, 4)
    assert table.where("UC1") == "lost"
    assert table.load("UR1") == 4


@rule("GB-14.14")
def test_all_equals_doomed_the_owner_chooses() -> None:
    table = assault(sector("UR1", "UI1", cubes={"blue": 5, "orange": 5}), sector("CR1"))
    table.dice(1, 1, 4)
    assert table.options() == ["hit UR1", "hit UI1"]
    table.do("hit UI1")
    assert table.where("UI1") == "lost"
    assert table.load("UR1") == 5


@rule("GB-14.14", "GB-22.17")
def test_long_range_fire_spares_a_colour_it_would_kill() -> None:
    table = bombard(sector("UR1", "UI1", "UC1", cubes={"blue": 3, "orange": 3, "navy": 3}), 5)
    assert table.options() == ["cube blue", "cube orange"]
    assert table.refused("cube navy") == "GB-14.14"


@rule("GB-14.14", "GB-18.9")
def test_a_deadly_navy_cube_from_long_range_binds_the_cavalry_to_retreat() -> None:
    table = bombard(sector("UR1", "UC1", cubes={"blue": 3, "navy": 3}), 5, CRN=sector(block=block("Union", 3)))
    assert table.options() == ["cube blue", "cube navy"]
    table.do("cube navy")
    assert table.refused("stand") == "GB-14.14"
    table.do("retreat UC1 CRN")
    assert table.cubes("CRN") == {"navy": 3}
    assert table.pieces("COD") == ["UR1"]


# ---- no cubes left in the supply ----------------------------------------------------------------------------


@rule("GB-2.4", "GB-2.6")
def test_a_cube_missing_in_combat_costs_a_piece_elsewhere() -> None:
    table = assault(
        sector("UR1"),
        sector("CR1", "CR2"),
        SCH=sector("CR3", "CR4", "CR5", "CR6", cubes={"grey": 20}),
        MCM=sector("CR7", "CR8", cubes={"grey": 10}),
    )
    table.dice(6)  # two cubes
    table.do("hit CR1")
    assert table.kind == "forfeit"
    assert table.seat == "CSA"
    assert table.refused("forfeit CR2") == "GB-2.6", "its sector holds no grey cube"
    table.do("forfeit CR7")
    assert table.where("CR7") == "lost"
    assert [event.args for event in table.told("forfeit")] == [{"piece": "CR7", "colour": "grey"}]
    assert table.cubes("MCM") == {"grey": 5}
    assert (table.load("CR1"), table.load("CR2")) == (0, 0), "the first cube is satisfied"
    table.do("hit CR1")
    assert table.load("CR1") == 1, "the second cube comes from the supply"
    assert table.supply("grey") == 4


@rule("GB-2.4", "GB-2.12")
def test_a_piece_removed_from_a_combat_takes_only_its_own_cubes() -> None:
    places = {
        "KLI": sector("UR1"),
        "SPW": sector("CR1", "CR2", cubes={"grey": 6}, block=block("CSA", 5)),
        "SCH": sector("CR3", "CR4", "CR5", "CR6", cubes={"grey": 20}),
        "MCM": sector("CR7", cubes={"grey": 4}),
    }
    table = Table({"places": places})
    table.do("disc SPW", "move CR1 KLI", "assign CR1 2", "move CR2 KLI")
    assert table.supply("grey") == 0
    table.dice(3)  # the cube must go to CR1, which has the fewest
    assert table.kind == "forfeit"
    table.do("forfeit CR2")
    assert table.supply("grey") == 4, "only the four cubes assigned to CR2"
    assert table.load("CR1") == 2


@rule("GB-2.4")
def test_only_a_piece_of_the_missing_colour_in_a_sector_can_be_removed() -> None:
    table = assault(
        sector("UR1"),
        sector("CR1"),
        SCH=sector("CR3", "CR4", "CR5", "CR6", cubes={"grey": 20}),
        MCM=sector("CR7", "CR8", "CE1", cubes={"grey": 10, "black": 1}),
        **{"Mummasburg-Road": sector("CR9")},
    )
    table.dice(3)
    assert table.refused("forfeit CE1") == "GB-2.4"
    assert table.refused("forfeit CR9") == "GB-2.4"
    assert table.options() == [f"forfeit CR{n}" for n in range(3, 9)]


@rule("GB-2.4", "GB-14.11")
def test_a_missing_cube_can_be_paid_with_the_last_attacker() -> None:
    table = assault(
        sector("UR1"),
        sector("CR1", cubes={"grey": 2}),
        SCH=sector("CR3", "CR4", "CR5", "CR6", cubes={"grey": 20}),
        MCM=sector("CR7", "CR8", cubes={"grey": 8}),
    )
    table.dice(3).do("forfeit CR1")
    assert table.where("CR1") == "lost"
    assert table.supply("grey") == 2
    assert table.seat == "Union", "no attacker is left"
    assert table.pieces("KLI") == ["UR1"]


@rule("GB-2.4", "GB-17.9")
def test_a_missing_penalty_cube_costs_a_piece_too() -> None:
    blues = {
        "CEM": sector("UR2", "UR3", "UR4", "UA1", cubes={"blue": 15}, disrupted=True, block=block("Union", 5)),
        "CUL": sector("UR5", "UR6", "UR7", cubes={"blue": 14}),
        "LON": sector("UR1", cubes={"blue": 1}),
        "SCH": sector("CR1", block=block("CSA", 3)),
        "GET": sector("CR2"),
        "BLI": sector("CR3"),
        "SEM": sector("CR4"),
    }
    table = Table({"places": blues})
    table.do("disc SCH", "move CR1 LON")
    table.dice(1, 2, 2)  # D in step 4: UR1 checks in column 2 and retreats
    table.do("through UR1 CEM LEI")
    assert table.kind == "forfeit"
    table.do("forfeit UR5")
    assert table.cubes("CUL") == {"blue": 9}
    assert table.cubes("CEM") == {"blue": 15}
    assert table.cubes("LEI") == {"blue": 1}
