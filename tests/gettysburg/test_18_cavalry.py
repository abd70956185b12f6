"""GB-18 Cavalry, with the navy shortage of GB-2.5."""

from typing import Any

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector


def union(*pieces: str, **more: Any) -> dict[str, Any]:
    """A sector with a Union block."""
    return sector(*pieces, block=block("Union", 4), **more)


def csa(*pieces: str, **more: Any) -> dict[str, Any]:
    return sector(*pieces, block=block("CSA", 5), **more)


def assault(defence: dict[str, Any], attack: dict[str, Any], **others: dict[str, Any]) -> Table:
    """KLI is attacked from SPW by every piece there; a Union block stands behind it in CRS."""
    table = Table({"places": {"KLI": defence, "SPW": attack, "CRS": union(), **others}})
    table.do("disc SPW")
    for piece in attack["pieces"]:
        table.do(f"move {piece} KLI")
    return table.do("done") if table.kind == "moving" else table


def charge(horse: dict[str, Any], defence: dict[str, Any], *pieces: str) -> Table:
    """Union pieces attack from CRS into KLI, which the CSA holds."""
    table = Table({"turn": "Union", "places": {"CRS": {**horse, "block": block("Union", 4)}, "KLI": defence}})
    table.do("disc CRS", *(f"move {piece} KLI" for piece in pieces))
    return table.do("done") if table.kind == "moving" else table


def bombard(target: dict[str, Any], *faces: int, **others: dict[str, Any]) -> Table:
    """CSA guns in SPW fire at the troops in COD, one gun for each die; a Union block stands in CRN."""
    guns = [f"CA{n + 1}" for n in range(len(faces))]
    table = Table({"places": {"COD": target, "SPW": csa(*guns), "CRN": union(), **others}})
    table.do("disc SPW", *(f"fire {gun} COD troops" for gun in guns))
    return table.dice(*faces)


def navy(table: Table) -> int:
    """Navy cubes in the supply, in pools and on pieces; five in all, always."""
    pools = sum(table.cubes(place).get("navy", 0) for place in ("KLI", "COD", "CRS", "CRN", "TRO", "SEM", "MPN", "BLI"))
    return table.supply("navy") + pools + table.load("UC1") + table.load("UC2")


# ---- cavalry fights like infantry ---------------------------------------------------------------------------


@rule("GB-18.1")
def test_cavalry_fires_and_checks_as_a_defender() -> None:
    table = assault(sector("UC1", cubes={"navy": 2}), csa("CR1"))
    table.dice(3)  # 3 - 1: M
    assert table.told("fires")[0].args == {"piece": "UC1", "face": 3, "counts": 2}
    assert table.kind == "attacker-morale"
    table.dice(6, 2, 6)  # CR1 stays; D; UC1 checks
    check = table.told("checks-morale")[-1].args
    assert (check["piece"], check["column"]) == ("UC1", 3), "two cubes and the marker: no shift of its own"


@rule("GB-18.1")
def test_cavalry_attacks_as_infantry_does() -> None:
    table = charge(sector("UC1", cubes={"navy": 2}), sector("CR1"), "UC1")
    table.dice(2, 6)  # M; column 2, stays
    assert table.told("checks-morale")[0].args["column"] == 2
    table.dice(5)
    assert table.load("CR1") == 1, "5 - 1: one cube"


@rule("GB-18.2")
def test_three_cubes_are_carried_the_fourth_eliminates() -> None:
    table = assault(sector("UC1", cubes={"navy": 2}), csa("CR1")).dice(1, 4).do("stand")
    assert (table.where("UC1"), table.load("UC1")) == ("KLI", 3)
    table = assault(sector("UC1", cubes={"navy": 3}), csa("CR1")).dice(1, 4).do("stand")
    assert table.where("UC1") == "lost"


# ---- evading a cube -----------------------------------------------------------------------------------------


@rule("GB-18.3")
def test_a_defender_evades_after_step_4() -> None:
    table = assault(sector("UC1", cubes={"navy": 1}), csa("CR1")).dice(1, 4)
    assert table.kind == "evade"
    assert table.seat == "Union"
    table.do("retreat UC1 TRO")
    assert table.cubes("TRO") == {"navy": 1}, "the new cube is ignored, the old one goes along"
    assert table.supply("navy") == 4
    assert table.pieces("KLI") == ["CR1"]


@rule("GB-18.3", "GB-18.5", "GB-17.2")
def test_an_attacker_evades_after_steps_1_and_2() -> None:
    guns = charge(sector("UC1"), sector("CR1", "CA1"), "UC1").dice(2)
    assert guns.options() == ["stand", "retreat UC1 CRS"], "back to where it came from, nowhere else"
    assert guns.refused("retreat UC1 TRO") == "GB-17.2"
    guns.do("retreat UC1 CRS")
    assert guns.cubes("CRS") == {}
    assert guns.kind == "turn"
    troops = charge(sector("UC1"), sector("CR1"), "UC1").dice(3)
    assert troops.options() == ["stand", "retreat UC1 CRS"]


@rule("GB-18.3")
def test_cavalry_may_stand() -> None:
    table = assault(sector("UC1"), csa("CR1")).dice(1, 4).do("stand")
    assert table.load("UC1") == 1
    assert table.kind == "defender-morale"


@rule("GB-18.3")
def test_only_cavalry_that_was_hit_may_evade() -> None:
    unhurt = assault(sector("UR1", "UC1", cubes={"navy": 1}), csa("CR1")).dice(1, 1, 4)
    assert unhurt.load("UR1") == 1
    assert unhurt.kind == "defender-morale"
    hurt = assault(sector("UR1", "UC1"), csa("CR1")).dice(1, 1, 4).do("hit UC1")
    assert hurt.refused("retreat UR1 CRS") == "GB-18.3"


@rule("GB-18.3")
def test_the_choice_comes_when_all_cubes_of_the_step_are_assigned() -> None:
    table = assault(sector("UR1", "UC1"), csa("CR1", "CR2")).dice(1, 1, 4, 4)
    table.do("hit UC1")
    assert table.kind == "evade", "the second cube had to go to UR1 first"
    assert (table.load("UR1"), table.load("UC1")) == (1, 1)


@rule("GB-18.3", "GB-18.9")
def test_two_cavalry_pieces_choose_separately() -> None:
    table = assault(sector("UC1", "UC2"), csa("CR1", "CR2")).dice(1, 1, 4, 4)
    table.do("hit UC1").do("retreat UC2 TRO", "stand")
    assert table.cubes("TRO") == {}
    assert (table.where("UC1"), table.load("UC1")) == ("KLI", 1)


@rule("GB-18.4", "GB-R24")
def test_only_one_of_several_cubes_is_ignored() -> None:
    table = assault(sector("UC1"), csa("CR1")).dice(1, 6)
    assert table.load("UC1") == 2
    table.do("retreat UC1 CRS")
    assert table.cubes("CRS") == {"navy": 1}


@rule("GB-18.4", "GB-14.9", "GB-R24")
def test_elimination_is_judged_after_the_choice() -> None:
    saved = assault(sector("UC1", cubes={"navy": 2}), csa("CR1")).dice(1, 6)
    assert (saved.where("UC1"), saved.load("UC1")) == ("KLI", 4)
    saved.do("retreat UC1 CRS")
    assert saved.cubes("CRS") == {"navy": 3}
    stubborn = assault(sector("UC1", cubes={"navy": 2}), csa("CR1")).dice(1, 6).do("stand")
    assert stubborn.where("UC1") == "lost"
    assert stubborn.supply("navy") == 5


@rule("GB-18.4", "GB-R24")
def test_too_many_cubes_leave_no_choice() -> None:
    table = assault(sector("UC1", cubes={"navy": 3}), csa("CR1")).dice(1, 6)
    assert table.where("UC1") == "lost", "five less one are still four"
    assert table.kind == "turn"


@rule("GB-18.5", "GB-17.4")
def test_a_defender_evades_by_command() -> None:
    table = assault(sector("UC1"), csa("CR1")).dice(1, 4)
    assert sorted(table.options("retreat")) == ["retreat UC1 COD", "retreat UC1 CRS", "retreat UC1 TRO"]
    assert table.refused("retreat UC1 PEA") == "GB-17.4"
    assert table.refused("retreat UC1 SPW") == "GB-17.5"


@rule("GB-18.5", "GB-17.8", "GB-17.9")
def test_evading_cavalry_passes_full_sectors() -> None:
    table = assault(sector("UC1"), csa("CR1"), CRS=sector(), PEA=sector("UR1", "UR2", "UR3", "UR4"), ROS=union())
    table.dice(1, 4).do("through UC1 PEA WHE")
    assert table.pieces("WHE") == ["UC1"]
    assert table.disrupted("PEA")


@rule("GB-18.5", "GB-6.11")
def test_cavalry_from_a_box_evades_back_into_it() -> None:
    places = {"TAN": sector("CR1"), "Taneytown-Road": sector("UC1"), "WEI": union()}
    table = Table({"turn": "Union", "places": places})
    table.do("enter UC1").dice(3)
    assert "retreat UC1 Taneytown-Road" in table.options()
    table.do("retreat UC1 Taneytown-Road")
    assert table.pieces("Taneytown-Road") == ["UC1"]


@rule("GB-18.6", "GB-R24")
def test_without_a_legal_retreat_there_is_no_choice() -> None:
    table = assault(sector("UC1"), csa("CR1"), CRS=sector()).dice(1, 4)
    assert table.load("UC1") == 1
    assert table.kind == "defender-morale"


# ---- guns go along, others stay -----------------------------------------------------------------------------


@rule("GB-18.7", "GB-19.4")
def test_artillery_leaves_with_the_cavalry_undamaged() -> None:
    table = assault(sector("UC1", "UA1", "UA2"), csa("CR1")).dice(1, 1, 1, 4)
    table.do("retreat UC1 CRS")
    assert table.kind == "guns-escape"
    assert table.refused("retreat UR1 CRS") == "GB-19.4"
    assert table.refused("retreat UA1 PEA") == "GB-17.4"
    table.do("retreat UA1 TRO", "retreat UA2 CRS")
    assert table.pieces("TRO") == ["UA1"]
    assert table.pieces("CRS") == ["UA2", "UC1"]
    assert not table.damaged("UA1")
    assert not table.damaged("UA2")
    assert table.pieces("KLI") == ["CR1"]


@rule("GB-18.7")
def test_artillery_may_leave_with_cavalry_although_infantry_stays() -> None:
    table = assault(sector("UR1", "UC1", "UA1", "UA2"), csa("CR1")).dice(1, 1, 1, 1, 4)
    table.do("hit UC1", "retreat UC1 CRS", "retreat UA2 CRS", "stand")
    assert table.pieces("KLI") == ["CR1", "UA1", "UR1"]
    assert not table.damaged("UA2")


@rule("GB-18.7", "GB-22.20")
def test_artillery_leaves_with_cavalry_under_long_range_fire() -> None:
    table = bombard(sector("UC1", "UA1"), 5).do("retreat UC1 CRN")
    assert table.kind == "limber"
    table.do("retreat UA1 CRS")
    assert table.pieces("CRS") == ["UA1"]
    assert not table.damaged("UA1")
    assert table.pieces("COD") == []


@rule("GB-18.7")
def test_no_artillery_leaves_when_the_cavalry_stands() -> None:
    table = assault(sector("UC1", "UA1"), csa("CR1")).dice(1, 1, 4).do("stand")
    assert table.kind == "defender-morale"


@rule("GB-18.8", "GB-R24")
def test_the_ignored_cube_still_forces_the_check_of_those_who_stay() -> None:
    table = assault(sector("UR1", "UC1"), csa("CR1")).dice(1, 1, 4)
    table.do("hit UC1", "retreat UC1 CRS")
    assert table.load("UR1") == 0
    assert table.kind == "defender-morale"


@rule("GB-18.8")
def test_the_ignored_cube_forces_the_check_of_attackers_too() -> None:
    table = charge(sector("UC1", "UR1"), sector("CR1"), "UC1", "UR1").dice(3)
    table.do("hit UC1", "retreat UC1 CRS")
    assert table.kind == "attacker-morale"
    assert table.load("UR1") == 0


# ---- long-range fire ----------------------------------------------------------------------------------------


@rule("GB-18.9", "GB-22.20", "GB-18.3")
def test_cavalry_evades_long_range_fire() -> None:
    table = bombard(sector("UC1"), 5)
    assert table.kind == "evade"
    assert table.seat == "Union"
    table.do("retreat UC1 CRN")
    assert table.cubes("CRN") == {}
    assert table.supply("navy") == 5


@rule("GB-18.9")
def test_at_most_one_piece_leaves_for_each_navy_cube_of_the_order() -> None:
    table = bombard(sector("UC1", "UC2", cubes={"navy": 2}), 5)
    table.do("retreat UC1 CRN")
    assert table.options() == ["assign UC1 0", "assign UC1 1", "assign UC1 2"]
    table.do("assign UC1 1")
    assert table.pieces("COD") == ["UC2"], "UC2 has no cube to ignore"
    assert table.kind == "turn"
    assert table.cubes("COD") == {"navy": 1}
    assert table.cubes("CRN") == {"navy": 1}


@rule("GB-18.9")
def test_other_pieces_may_not_leave_under_long_range_fire() -> None:
    table = bombard(sector("UC1", "UR1"), 5).do("cube navy")
    assert table.refused("retreat UR1 CRN") == "GB-18.9"


@rule("GB-18.9")
def test_each_of_two_leaving_pieces_ignores_a_cube_before_the_rest_is_assigned() -> None:
    table = bombard(sector("UC1", "UC2"), 5, 5)
    while table.kind in ("evade", "leaving-cubes"):  # both go; where asked, a piece takes all it can
        table.do(table.options("retreat")[0] if table.kind == "evade" else table.options()[-1])
    assert table.pieces("COD") == []
    assert navy(table) == 5
    assert table.supply("navy") == 5, "two cubes, both ignored"


@rule("GB-18.9", "GB-22.31")
def test_cavalry_in_two_target_sectors() -> None:
    places = {"COD": sector("UC1"), "KLI": sector("UC2"), "SPW": csa("CA1", "CA2"), "CRS": union()}
    table = Table({"places": places})
    table.do("disc SPW", "fire CA1 COD troops", "fire CA2 KLI troops").dice(5, 5)
    table.do("retreat UC1 CRN", "stand")
    assert table.cubes("CRN") == {}
    assert table.cubes("KLI") == {"navy": 1}
    assert table.fired("SPW")


@rule("GB-18.10", "GB-16.7", "GB-R24")
def test_a_merge_cube_gives_no_option() -> None:
    table = assault(sector("UC1", disrupted=True), csa("CR1"), CRS=union("UC2", disrupted=True))
    table.dice(1, 4).do("retreat UC1 CRS")
    assert table.cubes("CRS") == {"navy": 1}, "the two markers meet"
    assert table.kind == "turn"
    assert table.pieces("CRS") == ["UC1", "UC2"]


@rule("GB-18.6", "GB-18.9", "GB-18.4", "GB-14.8")
def test_cavalry_rides_off_under_more_cubes_than_one_retreat_ignores() -> None:
    """Five cubes and three hits on two brigades: if both go, two are ignored and the other six can be borne."""
    table = bombard(sector("UC1", "UC2", cubes={"navy": 5}), 5, 5, 5)
    assert table.kind == "evade"
    table.do("retreat UC1 CRN", "retreat UC2 CRS")
    assert table.options() == ["assign UC1 2", "assign UC1 3"], "of the eight cubes two are ignored, one is missing"
    table.do("assign UC1 3")
    assert table.kind == "forfeit"
    assert (table.cubes("CRN"), table.cubes("CRS")) == ({"navy": 3}, {"navy": 2})


@rule("GB-18.9", "GB-14.3", "GB-14.8", "GB-14.10")
def test_cavalry_that_stays_bears_what_the_other_leaves() -> None:
    """Two of the cubes are not in the supply: the first costs a piece, the second is then there."""
    target = sector("UC1", "UC2", cubes={"navy": 5})
    table = bombard(target, 5, 5, 5).do("retreat UC1 CRN", "stand", "assign UC1 3")
    assert table.options() == ["forfeit UC1", "forfeit UC2"]
    table.do("forfeit UC2")
    assert (table.cubes("CRN"), table.supply("navy")) == ({"navy": 3}, 2)
    stays = bombard(target, 5, 5, 5).do("retreat UC1 CRN", "stand", "assign UC1 3", "forfeit UC1")
    assert (stays.where("UC2"), stays.cubes("COD"), stays.supply("navy")) == ("COD", {"navy": 3}, 2)


@rule("GB-2.4", "GB-2.5", "GB-18.4", "GB-R28")
def test_a_navy_cube_the_supply_does_not_have_kills_nobody() -> None:
    """All five navy cubes are out. UC2 stands under a fourth that is not there: its owner gives up a piece instead."""
    table = bombard(sector("UC2", cubes={"navy": 3}), 5, LEI=sector("UC1", cubes={"navy": 2})).do("stand")
    assert table.options() == ["forfeit UC1", "forfeit UC2"]
    table.do("forfeit UC1")
    assert (table.where("UC1"), table.where("UC2")) == ("lost", "COD")
    assert (table.cubes("COD"), table.supply("navy")) == ({"navy": 3}, 2)


@rule("GB-18.4", "GB-18.9")
def test_the_last_cavalry_is_not_asked_to_leave_with_a_deadly_load() -> None:
    table = bombard(sector("UC1", cubes={"navy": 3}), 5, 5)
    assert table.kind == "turn"
    assert table.where("UC1") == "lost"


@rule("GB-14.14", "GB-18.9", "GB-22.17")
def test_navy_may_take_a_second_deadly_cube_if_both_brigades_can_leave() -> None:
    """The first of three cubes must be navy; then all have three each. The infantry could bear more, the cavalry only
    if both brigades leave, and then they must."""
    table = bombard(sector("UC1", "UC2", "UR1", cubes={"navy": 5, "blue": 3}), 5, 5, 5)
    assert (table.kind, table.cubes("COD")) == ("colour", {"navy": 6, "blue": 3})
    table.do("cube navy")
    assert (table.kind, table.cubes("COD")) == ("colour", {"navy": 7, "blue": 3})
    table.do("cube navy")
    assert table.refused("stand") == "GB-14.14"
    table.do("retreat UC1 CRN")
    assert table.refused("stand") == "GB-14.14"
    table.do("retreat UC2 CRN")
    assert table.pieces("CRN") == ["UC1", "UC2"]


@rule("GB-18.9", "GB-14.3")
def test_who_takes_which_cubes_is_not_asked_where_both_go_to_one_sector() -> None:
    table = bombard(sector("UC1", "UC2", cubes={"navy": 1}), 5, 5).do("retreat UC1 CRN", "retreat UC2 CRN")
    assert table.kind == "turn"
    assert table.cubes("CRN") == {"navy": 1}
    apart = bombard(sector("UC1", "UC2", cubes={"navy": 1}), 5, 5).do("retreat UC1 CRN", "retreat UC2 CRS")
    assert apart.options() == ["assign UC1 0", "assign UC1 1"]


@rule("GB-18.7", "GB-19.4")
def test_guns_whose_cavalry_leaves_are_asked_once() -> None:
    """Nobody stays with the gun: whether it goes too is no question before the step ends."""
    table = assault(sector("UC1", "UA1"), csa("CR1", "CR2")).dice(1, 1, 1, 6)
    table.do("retreat UC1 CRS")
    assert table.kind == "guns-escape"
    table.do("stand")
    assert table.where("UA1") == "lost"
    assert table.kind == "turn"


@rule("GB-2.5", "GB-18.7", "GB-19.4")
def test_guns_are_asked_before_it_is_known_whether_cavalry_stays_with_them() -> None:
    """UC1 stays under cubes that the supply does not have; which piece they cost is not chosen yet."""
    table = assault(sector("UC1", "UC2", "UA1", cubes={"navy": 5}), csa("CR1", "CR2"))
    table.dice(1).do("assign UC1 2").dice(1, 1, 6, 6).do("hit UC1", "hit UC1")
    assert (table.kind, table.load("UC1"), table.load("UC2")) == ("evade", 5, 4)
    table.do("retreat UC2 CRS", "stand")
    assert (table.kind, table.where("UC1")) == ("limber", "KLI")
    table.do("stand")
    assert table.options() == ["forfeit UC1", "forfeit UC2"]


# ---- no navy cube left --------------------------------------------------------------------------------------


def short_of_navy() -> Table:
    """All five navy cubes are in play: UC1 has two in KLI, UC2 three in HUM. UC1 is hit by one more."""
    return assault(sector("UC1", cubes={"navy": 2}), csa("CR1"), HUM=sector("UC2", cubes={"navy": 3})).dice(1, 4)


@rule("GB-2.5", "GB-18.3")
def test_an_ignored_cube_is_not_missed() -> None:
    table = short_of_navy().do("retreat UC1 CRS")
    assert table.cubes("CRS") == {"navy": 2}
    assert table.cubes("HUM") == {"navy": 3}
    assert table.supply("navy") == 0
    assert table.kind == "turn"


@rule("GB-2.5", "GB-2.12")
def test_a_missing_navy_cube_costs_a_cavalry_piece() -> None:
    table = short_of_navy().do("stand")
    assert table.kind == "forfeit"
    assert sorted(table.options()) == ["forfeit UC1", "forfeit UC2"]
    table.do("forfeit UC2")
    assert table.where("UC2") == "lost"
    assert table.supply("navy") == 3
    assert table.load("UC1") == 2, "the missing cube is satisfied"
    table = short_of_navy().do("stand", "forfeit UC1")
    assert table.where("UC1") == "lost"
    assert table.supply("navy") == 2
    assert table.cubes("HUM") == {"navy": 3}


@rule("GB-2.5", "GB-18.4")
def test_of_two_missing_cubes_one_is_ignored_and_one_costs_a_piece() -> None:
    table = assault(sector("UC1", "UC2", cubes={"navy": 5}), csa("CR1", "CR2"))
    table.do("assign UC1 2").dice(1, 1, 4, 4).do("hit UC1")  # UC1 (4), UC2 (3)
    table.do("retreat UC1 CRS", "forfeit UC2")
    assert table.where("UC2") == "lost"
    assert table.supply("navy") == 3, "the three cubes of UC2"
    assert table.cubes("CRS") == {"navy": 2}, "UC1 keeps the two it had: the last cube was paid with UC2"


@rule("GB-2.5", "GB-18.9", "GB-22.31")
def test_cubes_ignored_in_two_target_sectors_are_not_missed() -> None:
    places = {
        "COD": sector("UC1", cubes={"navy": 2}),
        "KLI": sector("UC2", cubes={"navy": 3}),
        "SPW": csa("CA1", "CA2"),
        "CRS": union(),
    }
    table = Table({"places": places})
    table.do("disc SPW", "fire CA1 COD troops", "fire CA2 KLI troops").dice(5, 5)
    table.do("retreat UC1 CRN")
    assert table.kind == "evade", "UC2 may still ignore its cube; nothing is missing yet"
    table.do("retreat UC2 TRO")
    assert table.cubes("CRN") == {"navy": 2}
    assert table.cubes("TRO") == {"navy": 3}
    assert not table.told("forfeit")


@rule("GB-2.5", "GB-22.16")
def test_a_missing_navy_cube_of_long_range_fire_costs_a_piece() -> None:
    table = bombard(sector("UC1", "UC2", cubes={"navy": 5}), 5).do("stand")
    assert table.kind == "forfeit"
    table.do("forfeit UC1")
    assert table.pieces("COD") == ["UC2"]
    assert table.cubes("COD") == {"navy": 2}
    assert table.supply("navy") == 3


@rule("GB-2.5", "GB-2.12", "GB-15.53")
def test_the_missing_cube_is_the_one_that_came_last() -> None:
    """UC1 takes the last navy cube, UC2 the one that is not there."""
    table = assault(sector("UC1", "UC2", cubes={"navy": 4}), csa("CR1", "CR2"))
    table.do("assign UC1 2").dice(1, 1, 4, 4).do("hit UC1", "stand")
    table.do("forfeit UC1")
    assert (table.load("UC2"), table.supply("navy")) == (2, 3)


@rule("GB-2.5", "GB-14.9", "GB-15.53")
def test_missing_cubes_are_paid_for_in_the_order_given() -> None:
    """The first is missing on UC1, the second on UC2. When UC1 is given up the second can be placed: UC2's fourth."""
    table = assault(sector("UC1", "UC2", cubes={"navy": 5}), csa("CR1", "CR2"))
    table.do("assign UC1 2").dice(1, 1, 4, 4).do("hit UC2", "stand")
    table.do("forfeit UC1")
    assert (table.where("UC1"), table.where("UC2")) == ("lost", "lost")
    assert table.supply("navy") == 5


@rule("GB-2.5", "GB-18.3", "GB-18.4")
def test_missing_cubes_keep_no_cavalry_from_leaving() -> None:
    """Two cubes too many for UC1, neither of them there: one is ignored, the other costs a piece."""
    far = sector("UC2", cubes={"navy": 2})
    fought = assault(sector("UC1", cubes={"navy": 3}), csa("CR1", "CR2"), HUM=far).dice(1, 4, 4)
    shot = bombard(sector("UC1", cubes={"navy": 3}), 5, 5, HUM=far)
    for table in (fought, shot):
        table.do("retreat UC1 CRS", "forfeit UC2")
        assert (table.where("UC1"), table.cubes("CRS"), table.supply("navy")) == ("CRS", {"navy": 3}, 2)


@rule("GB-2.5", "GB-14.14", "GB-22.17")
def test_navy_may_take_a_deadly_cube_that_is_not_there() -> None:
    """Three each: UC1 may take a fourth and then, with UR1 at four, a fifth, for it can ride off with the three that
    are there."""
    far = sector("UC2", cubes={"navy": 2})
    table = bombard(sector("UC1", "UR1", cubes={"navy": 3, "blue": 3}), 5, 5, 5, HUM=far).do("cube navy")
    assert table.options() == ["cube blue", "cube navy"]
    table.do("cube navy")
    assert table.refused("stand") == "GB-14.14"
    table.do("retreat UC1 CRS", "forfeit UC2")
    assert table.cubes("CRS") == {"navy": 3}


@rule("GB-2.5", "GB-19.3", "GB-19.4")
def test_guns_escape_with_cavalry_that_retreated_although_it_is_given_up_then() -> None:
    far = sector("UC2", cubes={"navy": 3})
    table = assault(sector("UC1", "UA1", cubes={"navy": 2}), csa("CR1", "CR2"), HUM=far).dice(1, 1, 4, 4)
    table.do("retreat UC1 CRS", "stand", "forfeit UC1")
    assert table.kind == "guns-escape"
    table.do("retreat UA1 CRS")
    assert (table.where("UA1"), table.damaged("UA1")) == ("CRS", False)


@rule("GB-2.5", "GB-16.5", "GB-16.10")
def test_a_marker_carried_by_cavalry_that_is_given_up_lies_nowhere() -> None:
    far = sector("UC2", cubes={"navy": 3})
    table = assault(sector("UC1", cubes={"navy": 2}, disrupted=True), csa("CR1", "CR2"), HUM=far).dice(1, 4, 4)
    table.do("retreat UC1 CRS", "forfeit UC1")
    assert not table.disrupted("CRS")
