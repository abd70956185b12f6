"""GB-16 Disruption markers."""

from typing import Any

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector


def assault(defence: dict[str, Any], attack: dict[str, Any], **others: dict[str, Any]) -> Table:
    """KLI, open ground, is attacked from SPW by every piece there. The Union has no block unless given."""
    places = {"KLI": defence, "SPW": {**attack, "block": block("CSA", 5)}}
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


UNION_IN_CRS = sector(block=block("Union", 4))


# ---- where they come from -----------------------------------------------------------------------------------


@rule("GB-16.1")
def test_markers_come_from_long_range_fire() -> None:
    assert bombard(sector("UR1"), 4).disrupted("COD")
    assert not bombard(sector("UR1"), 3).disrupted("COD")


@rule("GB-16.1")
def test_markers_come_from_attackers_fire_and_from_defenders_morale() -> None:
    fire = assault(sector("UR1"), sector("CR1")).dice(1, 3)
    assert fire.disrupted("KLI")
    morale = assault(sector("UR1"), sector("CR1")).dice(1, 4)
    assert not morale.disrupted("KLI")
    morale.dice(2)
    assert morale.disrupted("KLI")


@rule("GB-16.1", "GB-17.9")
def test_markers_come_from_retreats_through_a_full_sector() -> None:
    table = assault(
        sector("UR1"), sector("CR1"), PEA=sector("UR2", "UR3", "UR4", "UR5"), ROS=sector(block=block("Union", 4))
    )
    table.dice(1, 4, 1).do("through UR1 PEA WHE")
    assert table.disrupted("PEA")


@rule("GB-16.2")
def test_a_sector_holds_one_marker() -> None:
    table = bombard(sector("UR1"), 4, 4)
    assert len(table.told("disrupted")) == 1
    table = bombard(sector("UR1", disrupted=True), 4)
    assert not table.told("disrupted")
    assert table.disrupted("COD")


@rule("GB-16.3")
def test_the_marker_of_the_contested_sector_does_not_touch_the_attackers() -> None:
    table = assault(sector("UR1", disrupted=True), sector("CR1", cubes={"grey": 1}))
    table.dice(2, 2)  # M; a two would be R in column 2
    assert table.told("checks-morale")[0].args["column"] == 1
    assert table.where("CR1") == "KLI"


@rule("GB-16.3")
def test_a_marker_in_the_attackers_own_sector_does_not_touch_their_combat() -> None:
    places = {
        "KLI": sector("UR1"),
        "SPW": sector("CR1", "CR2", cubes={"grey": 1}, disrupted=True, block=block("CSA", 5)),
    }
    table = Table({"places": places})
    table.do("disc SPW", "move CR1 KLI", "assign CR1 1")  # CR2 must stay
    table.dice(2, 2)
    assert table.told("checks-morale")[0].args["column"] == 1
    table.dice(4, 6)
    assert table.told("checks-morale")[1].args["column"] == 1, "nor the defenders' check"
    assert table.disrupted("SPW")


# ---- moving out ---------------------------------------------------------------------------------------------


@rule("GB-16.4", "GB-12.13", "GB-R43")
def test_one_troop_piece_stays_in_a_disrupted_sector() -> None:
    places = {"WHE": sector("UR1", "UR2", "UA1", disrupted=True, block=block("Union", 5))}
    table = Table({"turn": "Union", "places": places})
    table.do("disc WHE", "move UR1 WEI")
    assert table.refused("move UR2 WEI") == "GB-12.13"
    table.do("move UA1 WEI")
    assert table.pieces("WHE") == ["UR2"]
    assert table.disrupted("WHE")


@rule("GB-16.4", "GB-R43")
def test_guns_alone_may_not_leave_a_disrupted_sector() -> None:
    places = {"WHE": sector("UA1", "UA2", disrupted=True, block=block("Union", 5))}
    table = Table({"turn": "Union", "places": places}).do("disc WHE")
    assert table.refused("move UA1 WEI") == "GB-12.13"
    assert table.options("move") == []


@rule("GB-16.4")
def test_cavalry_satisfies_the_rule_as_infantry_does() -> None:
    places = {"WHE": sector("UR1", "UC1", disrupted=True, block=block("Union", 5))}
    table = Table({"turn": "Union", "places": places})
    table.do("disc WHE", "move UR1 WEI")
    assert table.pieces("WHE") == ["UC1"]
    assert not table.legal("ride UC1 WEI TAN")


# ---- the marker goes along ----------------------------------------------------------------------------------


@rule("GB-16.5", "GB-R21")
def test_the_last_troops_to_retreat_take_the_marker_along() -> None:
    table = assault(sector("UR1", disrupted=True), sector("CR1"), CRS=UNION_IN_CRS)
    table.dice(1, 4, 2).do("retreat UR1 CRS")
    assert table.disrupted("CRS")
    assert not table.disrupted("KLI")
    assert table.pieces("KLI") == ["CR1"]


@rule("GB-16.5", "GB-17.14", "GB-R21")
def test_the_owner_chooses_who_retreats_last_with_the_marker() -> None:
    table = assault(sector("UR1", "UI1", disrupted=True), sector("CR1"), CRS=UNION_IN_CRS)
    table.dice(1, 1, 4).do("hit UR1")
    table.dice(2, 2)  # both in column 2
    table.do("retreat UI1 TRO", "retreat UR1 COD")
    assert table.disrupted("COD")
    assert not table.disrupted("TRO")


@rule("GB-16.5", "GB-17.14")
def test_the_marker_stays_while_troops_stay() -> None:
    table = assault(sector("UR1", "UI1", disrupted=True), sector("CR1"), CRS=UNION_IN_CRS)
    table.dice(1, 1, 4).do("hit UR1")
    table.dice(2, 5).do("retreat UR1 TRO")
    assert table.disrupted("KLI")
    assert not table.disrupted("TRO")


@rule("GB-16.5", "GB-R21")
def test_guns_that_follow_do_not_change_where_the_marker_goes() -> None:
    table = assault(sector("UR1", "UA1", disrupted=True), sector("CR1"), CRS=UNION_IN_CRS)
    table.dice(1, 1, 4, 2).do("retreat UR1 CRS", "retreat UA1 TRO")
    assert table.disrupted("CRS")
    assert not table.disrupted("TRO")


@rule("GB-16.5", "GB-R21", "GB-18.3")
def test_cavalry_that_evades_takes_the_marker_along() -> None:
    table = assault(sector("UC1", disrupted=True), sector("CR1"), CRS=UNION_IN_CRS)
    table.dice(1, 4).do("retreat UC1 TRO")
    assert table.disrupted("TRO")
    assert not table.disrupted("KLI")


@rule("GB-16.5", "GB-15.53")
def test_a_marker_of_the_same_fire_step_goes_along_too() -> None:
    table = assault(sector("UC1"), sector("CR1", "CR2"), CRS=UNION_IN_CRS)
    table.dice(1, 4, 2).do("retreat UC1 TRO")  # a cube and a D
    assert table.disrupted("TRO")
    assert not table.disrupted("KLI")


@rule("GB-16.5")
def test_the_marker_goes_to_whatever_sector_the_last_troops_reach() -> None:
    places = {
        "WRC": sector("UR1", disrupted=True),
        "HRN": sector(block=block("Union", 3)),
        "MPN": sector("CR1", block=block("CSA", 3)),
    }
    table = Table({"places": places}).do("disc MPN", "move CR1 WRC").dice(1, 4, 2).do("retreat UR1 HRN")
    assert table.disrupted("HRN")


@rule("GB-16.5", "GB-18.9")
def test_cavalry_under_long_range_fire_takes_the_marker_along() -> None:
    table = bombard(sector("UC1"), 4, 5, CRN=sector(block=block("Union", 4)))
    assert table.disrupted("COD"), "the D is applied before the cavalry leaves"
    table.do("retreat UC1 CRS")
    assert table.disrupted("CRS")
    assert not table.disrupted("COD")


@rule("GB-16.5")
def test_guns_left_behind_under_long_range_fire_keep_the_marker() -> None:
    table = bombard(sector("UC1", "UA1", disrupted=True), 5, CRN=sector(block=block("Union", 4)))
    table.do("retreat UC1 CRS", "stand")
    assert table.pieces("COD") == ["UA1"]
    assert table.disrupted("COD")
    assert not table.disrupted("CRS")


@rule("GB-16.6", "GB-R21")
def test_the_marker_goes_when_the_last_troops_are_eliminated() -> None:
    table = assault(sector("UR1", cubes={"blue": 5}, disrupted=True), sector("CR1"), CRS=UNION_IN_CRS)
    table.dice(1, 4)
    assert table.pieces("KLI") == ["CR1"]
    assert not table.disrupted("KLI")


@rule("GB-16.6", "GB-17.6")
def test_a_piece_without_retreat_carries_no_marker() -> None:
    table = assault(sector("UR1", disrupted=True), sector("CR1"))
    table.dice(1, 4, 2)
    assert table.where("UR1") == "lost"
    assert table.left("disruption") == 8


@rule("GB-16.6", "GB-19.7")
def test_overrun_guns_leave_no_marker_to_a_retreating_attacker() -> None:
    places = {
        "KLI": sector("UA1", disrupted=True),
        "SPW": sector("CR1", "CR2", cubes={"grey": 2}, block=block("CSA", 5)),
    }
    table = Table({"places": places})
    table.do("disc SPW", "move CR1 KLI", "assign CR1 2", "move CR2 KLI")
    table.dice(2)  # the cube goes to CR2
    table.dice(1, 6)  # CR1 goes back to SPW, CR2 stays and overruns the gun
    assert table.pieces("KLI") == ["CR2"]
    assert not table.disrupted("KLI")
    assert not table.disrupted("SPW"), "no defender carried the marker anywhere"


@rule("GB-16.6", "GB-2.5")
def test_the_marker_goes_when_the_last_troops_are_forfeited() -> None:
    places = {
        "MPN": sector("UC1", "UC2", cubes={"navy": 5}, disrupted=True),
        "SEM": sector(block=block("Union", 4)),
        "WRC": sector("CR1", "CR2", block=block("CSA", 4)),
    }
    table = Table({"places": places})
    table.do("disc WRC", "move CR1 MPN", "move CR2 MPN", "assign UC1 2")
    table.dice(1, 1, 4, 4).do("hit UC1")  # UC1 has four cubes, two of them missing
    table.do("retreat UC1 SEM")  # one is ignored; the other costs a piece
    assert table.kind == "forfeit"
    table.do("forfeit UC2")
    assert table.pieces("MPN") == ["CR1", "CR2"]
    assert table.left("disruption") == 8, "the last defender was eliminated, not driven off"


# ---- two markers meet ---------------------------------------------------------------------------------------


@rule("GB-16.7")
def test_a_marker_brought_to_a_marker_becomes_a_cube() -> None:
    table = assault(sector("UR1", disrupted=True), sector("CR1"), TRO=sector("UI1", disrupted=True), CRS=UNION_IN_CRS)
    table.dice(1, 4, 2).do("retreat UR1 TRO")
    assert table.kind == "penalty"
    assert table.seat == "Union"
    assert table.options() == ["cube blue", "cube orange"]
    assert table.refused("cube red") == "GB-16.7"
    table.do("cube orange")
    assert table.cubes("TRO") == {"blue": 1, "orange": 1}
    assert table.disrupted("TRO")
    assert table.left("disruption") == 7, "the other marker is back in the supply"


@rule("GB-16.7", "GB-14.10")
def test_a_merge_cube_kills_where_the_pool_is_full() -> None:
    table = assault(
        sector("UR1", cubes={"blue": 4}, disrupted=True),
        sector("CR1"),
        PEA=sector("UR2", cubes={"blue": 5}, disrupted=True),
        ROS=sector(block=block("Union", 4)),
    )
    table.dice(1, 4, 6)  # UR1 (5) in column 5 retreats
    assert table.kinds("PEA") == ["UR"], "eleven cubes are one too many for two pieces"
    assert table.cubes("PEA") == {"blue": 5}


# ---- how markers go -----------------------------------------------------------------------------------------


@rule("GB-16.8", "GB-23.5")
def test_a_reorganise_order_removes_a_marker() -> None:
    places = {"WHE": sector("UR1", disrupted=True), "WEI": sector(block=block("Union", 5))}
    table = Table({"turn": "Union", "places": places})
    table.do("disc WEI", "reorganise WHE")
    assert not table.disrupted("WHE")


@rule("GB-16.9", "GB-24.1")
def test_markers_go_at_the_end_of_the_afternoon_only() -> None:
    for period, remains in (("morning", True), ("mid-day", True), ("afternoon", False), ("night", True)):
        spec = {
            "period": period,
            "turn": "Union",
            "places": {"WHE": sector("UR1", disrupted=True)},
            "discs": {"forced": 1},
        }
        table = Table(spec).do("forced-pass")
        assert table.told("period-ends"), period
        assert table.disrupted("WHE") == remains, period


@rule("GB-16.10", "GB-R50")
def test_a_marker_without_pieces_is_removed() -> None:
    table = bombard(sector("UR1", cubes={"blue": 5}, disrupted=True), 5)
    assert table.pieces("COD") == []
    assert not table.disrupted("COD")


@rule("GB-16.10", "GB-22.26", "GB-R50")
def test_a_fire_marker_without_pieces_is_removed() -> None:
    places = {
        "COD": sector("UA1", damaged=["UA1"], fire=True),
        "SPW": sector("CA1", block=block("CSA", 5)),
    }
    table = Table({"places": places}).do("disc SPW", "fire CA1 COD artillery").dice(5)
    assert table.where("UA1") == "lost"
    assert not table.fired("COD")
