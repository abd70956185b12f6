"""GB-17 Retreat."""

from typing import Any

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector


def assault(defence: dict[str, Any], attack: dict[str, Any], **others: dict[str, Any]) -> Table:
    """KLI, open ground, is attacked from SPW by every piece there. Union blocks are where ``others`` puts them.

    KLI borders COD, CRS, PEA, SPW and TRO. A Union block in ROS makes only PEA fit to retreat into; from there
    ROS and WHE can be reached. A block in CRS makes COD, CRS and TRO fit.
    """
    places = {"KLI": defence, "SPW": {**attack, "block": block("CSA", 5)}}
    table = Table({"places": {**places, **others}})
    table.do("disc SPW")
    for piece in attack["pieces"]:
        table.do(f"move {piece} KLI")
    return table.do("done") if table.kind == "moving" else table


def union(*pieces: str, **more: Any) -> dict[str, Any]:
    """A sector with a Union block."""
    return sector(*pieces, block=block("Union", 4), **more)


FOUR = ("UR2", "UR3", "UI1", "UA1")
DRIVEN = (1, 4, 1)
"""The defender misses, one cube, a one: R in columns 0 and 1."""


# ---- who retreats, and attackers ----------------------------------------------------------------------------


@rule("GB-17.1")
def test_only_pieces_with_a_result_retreat() -> None:
    table = assault(sector("UR1", "UR2"), sector("CR1"), CRS=union())
    table.dice(1, 1, 4).do("hit UR1")
    table.dice(1, 6)
    assert table.kind == "retreat"
    assert table.refused("retreat UR2 CRS") == "GB-17.1"
    assert {option.split()[1] for option in table.options()} == {"UR1"}


@rule("GB-17.1", "GB-18.3", "GB-19.5")
def test_cavalry_and_guns_retreat_by_choice() -> None:
    horse = assault(sector("UC1"), sector("CR1"), CRS=union()).dice(1, 4)
    assert horse.kind == "evade"
    assert {"stand", "retreat UC1 CRS"} <= set(horse.options())
    guns = assault(sector("UR1", "UA1"), sector("CR1"), CRS=union()).dice(1, 1, 1)
    assert guns.kind == "withdraw"
    assert {"stand", "retreat UA1 CRS"} <= set(guns.options())


@rule("GB-17.2")
def test_an_attacker_goes_back_without_any_command_block() -> None:
    places = {
        "BLI": sector("UR1", "UR2", cubes={"blue": 3}),
        "COD": sector("CR1"),
        "MCM": sector(block=block("CSA", 3)),
        "WRS": union(),
    }
    table = Table({"places": places})
    table.do("disc MCM", "move CR1 BLI", "assign UR1 1")
    table.dice(1, 1, 4)  # UR1 (2), UR2 (2)
    table.dice(2, 6)  # R and C: UR1 takes the CSA block in MCM, then CR1 must go back
    assert table.block("MCM") is None
    assert table.pieces("COD") == ["CR1"]


@rule("GB-17.2", "GB-R18")
def test_cavalry_goes_back_to_the_sector_it_crossed_from() -> None:
    places = {"CRS": union("UC1", cubes={"navy": 1}), "SPW": sector("CR1")}
    table = Table({"turn": "Union", "places": places})
    table.do("disc CRS", "ride UC1 KLI SPW")
    table.dice(2, 1)
    assert table.pieces("KLI") == ["UC1"]
    assert table.cubes("KLI") == {"navy": 1}


# ---- one sector ---------------------------------------------------------------------------------------------


@rule("GB-17.3")
def test_a_retreating_piece_takes_only_its_own_cubes() -> None:
    table = assault(sector("UR1", "UR2", cubes={"blue": 4}), sector("CR1"), CRS=union())
    table.do("assign UR1 1").dice(1, 1, 4)  # UR1 (2), UR2 (3)
    table.dice(2, 5).do("retreat UR1 TRO")
    assert table.cubes("TRO") == {"blue": 2}
    assert table.load("UR2") == 3


@rule("GB-17.4")
def test_a_defender_goes_where_a_block_is_or_is_near() -> None:
    table = assault(sector("UR1"), sector("CR1"), CRS=union()).dice(*DRIVEN)
    assert table.seat == "Union"
    assert sorted(table.options()) == ["retreat UR1 COD", "retreat UR1 CRS", "retreat UR1 TRO"]
    assert table.refused("retreat UR1 PEA") == "GB-17.4"
    table.do("retreat UR1 CRS")
    assert table.pieces("CRS") == ["UR1"]


@rule("GB-17.4")
def test_an_enemy_block_gives_no_command() -> None:
    table = assault(sector("UR1"), sector("CR1"), CRS=sector(block=block("CSA", 4))).dice(*DRIVEN)
    assert table.where("UR1") == "lost"


@rule("GB-17.4", "GB-R13")
def test_a_block_in_a_box_commands_the_sector_of_the_box_only() -> None:
    places = {
        "WEI": sector("UR1", "UR2"),
        "Taneytown-Road": sector(block=block("Union", 4)),
        "TRO": sector("CR1", block=block("CSA", 4)),
    }
    table = Table({"places": places})
    table.do("disc TRO", "move CR1 WEI")
    table.dice(1, 1, 4).do("hit UR1").dice(1, 6)
    assert table.pieces("TAN") == ["UR1"], "the only way: GSF, LRT and HUM are not beside the box"


@rule("GB-17.5", "GB-R19")
def test_a_defender_avoids_enemies_and_the_attackers_way() -> None:
    table = assault(sector("UR1"), sector("CR1"), COD=sector("CR2"), CRS=union(), MCM=union()).dice(*DRIVEN)
    assert sorted(table.options()) == ["retreat UR1 CRS", "retreat UR1 TRO"]
    assert table.refused("retreat UR1 COD") == "GB-17.5", "enemies"
    assert table.refused("retreat UR1 SPW") == "GB-17.5", "the attackers came from there"


@rule("GB-17.5")
def test_a_defender_may_not_retreat_into_a_box() -> None:
    places = {
        "TAN": sector("UR1"),
        "Taneytown-Road": sector("UR2", block=block("Union", 4)),
        "WEI": union(),
        "LRT": sector("CR1", block=block("CSA", 4)),
    }
    table = Table({"places": places}).do("disc LRT", "move CR1 TAN").dice(*DRIVEN)
    assert sorted(table.options()) == ["retreat UR1 GSF", "retreat UR1 WEI"]
    assert not table.legal("retreat UR1 Taneytown-Road")


def two_fronts() -> Table:
    """CR1 from COD and CR3 from SPW assault KLI together; CR2 from COD attacks MCM. SPW and COD are left empty.

    A Union block in PIW makes only SPW fit for a retreat from MCM.
    """
    places = {
        "COD": sector("CR1", "CR2", block=block("CSA", 5)),
        "SPW": sector("CR3"),
        "KLI": sector("UR1", cubes={"blue": 5}),
        "MCM": sector("UR2"),
        "PIW": union(),
    }
    table = Table({"places": places})
    return table.do("double COD", "move CR1 KLI", "move CR2 MCM", "joint KLI")


@rule("GB-17.5", "GB-17.6", "GB-R19")
def test_a_retreat_may_not_block_attackers_of_a_combat_to_come() -> None:
    table = two_fronts().do("resolve MCM").dice(*DRIVEN)
    assert table.where("UR2") == "lost", "CR3 came from SPW and may have to go back there"


@rule("GB-17.5", "GB-15.2")
def test_after_the_other_combat_the_way_is_open() -> None:
    table = two_fronts().do("resolve KLI")
    table.dice(1, 4, 1)  # UR1 is destroyed
    table.dice(*DRIVEN)
    assert table.pieces("SPW") == ["UR2"]


@rule("GB-17.6", "GB-R20")
def test_a_piece_without_a_fit_sector_is_eliminated() -> None:
    # a block in LEI is near nothing that KLI borders
    table = assault(sector("UR1"), sector("CR1"), LEI=union()).dice(*DRIVEN)
    assert table.where("UR1") == "lost"
    assert [event.args["piece"] for event in table.told("no-retreat")] == ["UR1"]
    assert table.supply("blue") == 30
    assert table.pieces("KLI") == ["CR1"]


@rule("GB-17.6", "GB-17.8", "GB-R20")
def test_two_sectors_are_no_way_out_when_command_is_lacking_nearby() -> None:
    # WHE would satisfy the block condition, but no neighbour of KLI does
    table = assault(sector("UR1"), sector("CR1"), DEV=union()).dice(*DRIVEN)
    assert table.where("UR1") == "lost"


@rule("GB-17.7", "GB-R19")
def test_the_block_in_the_contested_sector_still_commands() -> None:
    table = assault(sector("UR1", block=block("Union", 3)), sector("CR1")).dice(*DRIVEN)
    assert sorted(option.split()[-1] for option in table.options()) == ["COD", "CRS", "PEA", "TRO"]
    table.do("retreat UR1 PEA")
    assert table.block("KLI") is None, "only then is the block taken"


# ---- two sectors --------------------------------------------------------------------------------------------


@rule("GB-17.8", "GB-17.9", "GB-R20")
def test_a_full_sector_is_passed_through_and_disrupted() -> None:
    table = assault(sector("UR1"), sector("CR1"), PEA=sector(*FOUR), ROS=union()).dice(*DRIVEN)
    assert sorted(table.options()) == ["through UR1 PEA ROS", "through UR1 PEA WHE"]
    assert table.refused("retreat UR1 PEA") == "GB-17.8"
    assert table.refused("through UR1 PEA KLI") == "GB-17.8", "not back into the combat"
    assert table.refused("through UR1 PEA TRO") == "GB-17.4", "the last sector needs command too"
    table.do("through UR1 PEA WHE")
    assert table.pieces("WHE") == ["UR1"]
    assert table.cubes("WHE") == {"blue": 1}
    assert table.disrupted("PEA")
    assert table.cubes("PEA") == {}


@rule("GB-17.8")
def test_a_sector_with_room_must_be_taken() -> None:
    table = assault(sector("UR1"), sector("CR1"), CRS=union(*FOUR)).dice(*DRIVEN)
    assert sorted(table.options()) == ["retreat UR1 COD", "retreat UR1 TRO"]
    assert table.refused("through UR1 CRS HUM") == "GB-17.8"
    assert table.refused("retreat UR1 CRS") == "GB-17.8"


@rule("GB-17.8", "GB-17.5")
def test_the_final_sector_may_not_be_where_attackers_came_from() -> None:
    # COD is full; from it SPW would be commanded by MCM, but CR1 came from there
    table = assault(
        sector("UR1"), sector("CR1"), COD=sector(*FOUR), MCM=union(), CRS=sector("CR2"), TRO=sector("CR3")
    ).dice(*DRIVEN)
    finals = {option.split()[-1] for option in table.options()}
    assert finals == {"BLI", "MCM"}
    assert table.refused("through UR1 COD SPW") == "GB-17.5"


@rule("GB-17.9", "GB-17.12", "GB-R20")
def test_passing_a_disrupted_sector_costs_a_cube_there() -> None:
    table = assault(sector("UR1"), sector("CR1"), PEA=sector(*FOUR, disrupted=True), ROS=union()).dice(*DRIVEN)
    table.do("through UR1 PEA WHE")
    assert table.seat == "Union"
    assert table.options() == ["cube blue", "cube orange"]
    table.do("cube orange")
    assert table.cubes("PEA") == {"orange": 1}
    assert table.disrupted("PEA")
    assert table.cubes("WHE") == {"blue": 1}, "the piece takes only the cube it had"


@rule("GB-17.9")
def test_passing_disrupted_guns_costs_nothing() -> None:
    guns = sector("UA1", "UA2", "UA3", "UA4", disrupted=True)
    table = assault(sector("UR1"), sector("CR1"), PEA=guns, ROS=union()).dice(*DRIVEN)
    table.do("through UR1 PEA WHE")
    assert table.cubes("PEA") == {}
    assert table.disrupted("PEA")


@rule("GB-17.9", "GB-18.10")
def test_a_penalty_cube_on_cavalry_cannot_be_evaded() -> None:
    full = sector("UC1", "UA1", "UA2", "UA3", disrupted=True)
    table = assault(sector("UR1"), sector("CR1"), PEA=full, ROS=union()).dice(*DRIVEN)
    table.do("through UR1 PEA WHE")
    assert table.cubes("PEA") == {"navy": 1}
    assert table.kind == "turn", "no choice is offered"


@rule("GB-17.10", "GB-17.8")
def test_a_full_sector_surrounded_by_enemies_is_a_trap() -> None:
    table = assault(
        sector("UR1"),
        sector("CR1"),
        PEA=union(*FOUR),
        PIW=sector("CR2"),
        ROS=sector("CR3"),
        TRO=sector("CR4"),
        WHE=sector("CR5"),
    ).dice(*DRIVEN)
    assert table.where("UR1") == "lost"
    assert not table.disrupted("PEA")
    assert table.supply("blue") == 30


def crowded_origin(**others: dict[str, Any]) -> Table:
    """CR1 leaves HRN for WRC; three pieces come out of the box behind it, so that HRN is full again."""
    places = {
        "HRN": sector("CR1", "CR2", cubes={"grey": 2}, block=block("CSA", 5)),
        "Chambersburg-Pike": sector("CR3", "CR4", "CR5"),
        "WRC": sector("UR1"),
    }
    table = Table({"places": {**places, **others}})
    table.do("disc HRN", "move CR1 WRC", "assign CR1 2", "enter CR3", "enter CR4", "enter CR5", "done")
    return table.dice(2, 1)  # M and R


@rule("GB-17.11", "GB-R18", "GB-17.12")
def test_an_attacker_retreats_through_its_full_origin() -> None:
    table = crowded_origin()
    assert table.seat == "CSA"
    assert sorted(table.options()) == ["through CR1 HRN HRS", "through CR1 HRN MUM", "through CR1 HRN WRN"]
    assert table.refused("retreat CR1 HRN") == "GB-17.11"
    table.do("through CR1 HRN MUM")
    assert table.pieces("MUM") == ["CR1"]
    assert table.cubes("MUM") == {"grey": 2}
    assert table.disrupted("HRN")


@rule("GB-17.11", "GB-17.10")
def test_an_attacker_without_a_way_through_its_full_origin_is_eliminated() -> None:
    table = crowded_origin(HRS=sector("UR2"), MUM=sector("UR3"), WRN=sector("UR4"))
    assert table.where("CR1") == "lost"
    assert not table.disrupted("HRN")
    assert table.supply("grey") == 30


@rule("GB-17.11", "GB-17.13")
def test_two_attackers_share_the_last_place_in_their_origin() -> None:
    places = {
        "HRN": sector("CR1", "CR2", cubes={"grey": 2}, block=block("CSA", 5)),
        "Chambersburg-Pike": sector("CR3", "CR4", "CR5"),
        "WRC": sector("UR1"),
    }
    table = Table({"places": places})
    table.do("disc HRN", "move CR1 WRC", "assign CR1 1", "move CR2 WRC")
    table.do("enter CR3", "enter CR4", "enter CR5", "done")
    table.dice(2, 1, 1)
    assert sorted(table.options()) == ["retreat CR1 HRN", "retreat CR2 HRN"]
    table.do("retreat CR2 HRN")
    assert all(option.startswith("through CR1 HRN") for option in table.options())
    table.do("through CR1 HRN HRS")
    assert table.pieces("HRN") == ["CR2", "CR3", "CR4", "CR5"]
    assert table.disrupted("HRN")


# ---- several pieces -----------------------------------------------------------------------------------------


@rule("GB-17.13", "GB-R19")
def test_each_piece_sees_the_room_left_by_those_before() -> None:
    table = assault(sector("UR1", "UI7"), sector("CR1"), PEA=sector("UR2", "UR3", "UA1"), ROS=union())
    table.dice(1, 1, 6).do("hit UR1")  # a cube each
    table.dice(1, 2)  # column 1 and column 2: both R
    assert sorted(table.options()) == ["retreat UI7 PEA", "retreat UR1 PEA"]
    table.do("retreat UI7 PEA")
    assert sorted(table.options()) == ["through UR1 PEA ROS", "through UR1 PEA WHE"]


@rule("GB-17.13")
def test_border_limits_do_not_bind_retreats() -> None:
    table = assault(sector("UR1", "UR2", "UR3"), sector("CR1", "CR2"), ROS=union())
    table.dice(1, 1, 1, 6, 4).do("hit UR1", "hit UR2")
    table.dice(1, 1, 1)
    assert table.pieces("PEA") == ["UR1", "UR2", "UR3"]


@rule("GB-17.13", "GB-3.2")
def test_retreats_never_cross_a_vertex() -> None:
    # PIW touches KLI at a vertex only
    table = assault(sector("UR1"), sector("CR1"), CRS=union(), PIW=union()).dice(*DRIVEN)
    assert table.refused("retreat UR1 PIW") == "GB-17.13"


@rule("GB-17.14")
def test_the_owner_chooses_the_order_of_retreats() -> None:
    table = assault(sector("UR1", "UI1"), sector("CR1"), CRS=union())
    table.dice(1, 1, 6).do("hit UR1").dice(1, 2)
    assert {option.split()[1] for option in table.options()} == {"UR1", "UI1"}
    table.do("retreat UI1 COD", "retreat UR1 TRO")
    assert table.pieces("COD") == ["UI1"]
    assert table.pieces("TRO") == ["UR1"]


# ---- what is found there ------------------------------------------------------------------------------------


@rule("GB-17.15", "GB-21.9", "GB-R27")
def test_a_retreat_into_a_friendly_sector_costs_a_stick() -> None:
    table = assault(sector("UR1"), sector("CR1"), CRS=union("UR2", sticks=["KLI", "KLI"])).dice(*DRIVEN)
    table.do("retreat UR1 CRS")
    assert table.sticks("CRS") == ["KLI"]


@rule("GB-17.15", "GB-21.9")
def test_passing_through_costs_a_stick_too() -> None:
    table = assault(sector("UR1"), sector("CR1"), PEA=sector(*FOUR, sticks=["KLI", "KLI"]), ROS=union())
    table.dice(*DRIVEN).do("through UR1 PEA WHE")
    assert table.sticks("PEA") == ["KLI"]


@rule("GB-17.15", "GB-21.9", "GB-R27")
def test_several_retreats_of_one_combat_cost_one_stick() -> None:
    table = assault(sector("UR1", "UR2"), sector("CR1"), CRS=union("UR3", sticks=["KLI", "COD"]))
    table.dice(1, 1, 6).do("hit UR1").dice(1, 1)
    table.do("retreat UR1 CRS")
    assert table.kind == "stick"
    assert table.seat == "Union"
    assert sorted(table.options()) == ["lose-stick CRS COD", "lose-stick CRS KLI"]
    table.do("lose-stick CRS COD", "retreat UR2 CRS")
    assert table.sticks("CRS") == ["KLI"]


@rule("GB-17.16", "GB-20.1")
def test_a_retreating_piece_takes_an_enemy_block() -> None:
    table = assault(sector("UR1"), sector("CR1"), CRS=union(), TRO=sector(block=block("CSA", 3, 2)))
    reserve = table.reserve("CSA")
    table.dice(*DRIVEN).do("retreat UR1 TRO")
    assert table.block("TRO") is None
    assert table.aside("CSA") == [3]
    assert table.reserve("CSA") == reserve + 2
