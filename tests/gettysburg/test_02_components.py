"""GB-2 Components, and what happens when they run out."""

from typing import Any

import pytest

from longroll.kit import CHANCE_SEAT, BadInput
from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector

# ---- counts (GB-2.1) ---------------------------------------------------------------------------------------


@rule("GB-2.1")
def test_counts() -> None:
    kinds = ("CR", "CE", "CA", "UR", "UE", "UI", "UC", "UA")
    table = Table({})
    pieces = table.ask.roster()
    assert [sum(name.startswith(kind) for name in pieces) for kind in kinds] == [17, 5, 9, 19, 1, 7, 2, 11]
    colours = ("grey", "black", "blue", "red", "orange", "navy")
    assert [table.supply(colour) for colour in colours] == [30, 20, 30, 5, 15, 5]
    assert table.reserve("CSA") + table.discs("single") + table.discs("double") == 22
    assert table.reserve("Union") + table.discs("orders") == 12
    assert table.hand("CSA") == table.hand("Union") == [2, 2, 3, 3, 4, 4, 5, 5]
    assert table.left("sticks") == 20


def spread(number: int, **more: Any) -> dict[str, Any]:
    """That many sectors, each with a gun and whatever else is named."""
    names = ("SEM", "GET", "COL", "OKR", "OKH", "BLO", "ALM", "CUF", "CEM", "CUL", "LEI")
    kinds = ["CA"] * 9 + ["CR"] * 2
    return {name: sector(kind, **more) for name, kind in zip(names[:number], kinds[:number], strict=True)}


def sticks(number: int) -> dict[str, Any]:
    """Sticks two by two in the sectors of ``spread``."""
    places = spread((number + 1) // 2)
    borders = ("LON", "LON", "GET", "COL", "MUM", "COL", "GET", "GET", "GET", "CEM", "CEM")
    left = number
    for there, border in zip(places.values(), borders, strict=False):
        there["sticks"] = [border] * min(2, left)
        left -= 2
    return places


TOO_MANY: dict[str, dict[str, Any]] = {
    "eighteen CR": {"places": {"Chambersburg Pike": sector(*["CR"] * 18)}},
    "six CE": {"places": {"Chambersburg Pike": sector(*["CE"] * 6)}},
    "two UE": {"places": {"CEM": sector("UE", "UE")}},
    "three UC": {"places": {"CEM": sector("UC", "UC", "UC")}},
    "thirty-one grey cubes": {
        "places": {
            "SEM": sector("CR", "CR", "CR", "CR", cubes={"grey": 20}),
            "OKH": sector("CR", "CR", "CR", cubes={"grey": 11}),
        }
    },
    "six red cubes": {"places": {"CEM": sector("UE", cubes={"red": 6})}},
    "three blocks of 5": {"places": {name: sector(block=block("CSA", 5)) for name in ("SEM", "OKH", "OKR")}},
    "nine blocks": {"hand": {"CSA": [2, 2, 3, 3, 4, 4, 5, 5]}, "aside": {"CSA": [2]}},
    "thirteen Union discs": {"discs": {"orders": 13}},
    "twenty-three CSA discs": {"discs": {"single": 12, "double": 11}},
    "nine Forced Pass discs": {"discs": {"orders": 1, "forced": 9}},
    "twenty-one sticks": {"places": sticks(21)},
    "nine disruption markers": {"places": spread(9, disrupted=True)},
    "five fire markers": {"places": spread(5, fire=True)},
}


@pytest.mark.parametrize("what", TOO_MANY)
@rule("GB-2.1")
def test_no_position_holds_more_than_the_game(what: str) -> None:
    with pytest.raises(BadInput, match=r"there are only|not so many|has only"):
        Table(TOO_MANY[what])


@rule("GB-2.1")
def test_a_position_may_hold_all_there_is() -> None:
    assert Table({"places": sticks(20)}).left("sticks") == 0
    assert Table({"places": spread(8, disrupted=True)}).left("disruption") == 0
    assert Table({"places": spread(4, fire=True)}).left("fire") == 0
    assert Table({"discs": {"single": 12, "double": 10, "orders": 12}}).reserve("CSA") == 0


# ---- eliminated pieces and colours (GB-2.2, GB-2.3) --------------------------------------------------------


@rule("GB-2.2", "GB-R44")
def test_an_eliminated_piece_leaves_the_game_for_good() -> None:
    places = {"KLI": sector("UR1", cubes={"blue": 4}), "SPW": sector("CR1", block=block("CSA", 3))}
    spec = {"period": "afternoon", "places": places, "discs": {"single": 1, "orders": 1}}
    table = Table(spec).do("disc SPW", "move CR1 KLI")
    table.dice(1, 4, 1)  # UR1 misses, CR1 hits, UR1(5) is eliminated
    assert table.where("UR1") == "lost"
    assert table.supply("blue") == 30
    table.do("block 3 CEM", "block 2 OKH", "disc CEM")
    assert table.period == "night", "the night has come"
    assert table.where("UR1") == "lost"


@rule("GB-2.3")
def test_a_cube_lies_on_a_piece_of_its_colour() -> None:
    cuf = sector("UE1", "UR1", "UI1", cubes={"orange": 1, "blue": 1}, block=block("Union", 3))
    table = Table({"turn": "Union", "places": {"CUF": cuf}}).do("disc CUF", "move UE1 CEM", "move UR1 CEM", "done")
    assert table.cubes("CEM") == {"blue": 1}
    assert table.cubes("CUF") == {"orange": 1}


@rule("GB-2.3")
def test_a_hit_takes_a_cube_of_the_colour_of_the_piece() -> None:
    places = {"KLI": sector("CE1", "CR1"), "SPW": sector("UR1", block=block("Union", 3))}
    table = Table({"turn": "Union", "places": places}).do("disc SPW", "move UR1 KLI")
    table.dice(1, 1, 4).do("hit CE1")
    assert (table.supply("black"), table.supply("grey")) == (19, 30)


@rule("GB-2.3")
def test_cubes_without_a_piece_of_their_colour_are_no_position() -> None:
    with pytest.raises(BadInput, match="orange"):
        Table({"places": {"CEM": sector("UR1", cubes={"orange": 1})}})


# ---- no cubes left (GB-2.4 to GB-2.6, GB-2.12, GB-R28) -----------------------------------------------------


def bombarded(**more: dict[str, Any]) -> Table:
    """No grey cube is left when a long-range hit must be marked on CR1 in MPS."""
    places = {
        "MPS": sector("CR1", cubes={"grey": 1}),
        "SPW": sector("CR2", "CR3", cubes={"grey": 6}),
        "OKH": sector("CR4", "CR5", "CR6", "CR7", cubes={"grey": 20}),
        "OKR": sector("CR8", cubes={"grey": 3}),
        "COL": sector("CR9"),
        "SEM": sector("UA1", block=block("Union", 3)),
        **more,
    }
    table = Table({"turn": "Union", "places": places}).do("disc SEM", "fire UA1 MPS troops").dice(6)
    assert (table.seat, table.kind) == ("CSA", "forfeit")
    return table


@rule("GB-2.4", "GB-R28")
def test_a_piece_goes_with_at_most_five_cubes_instead() -> None:
    table = bombarded().do("forfeit CR2")
    assert table.where("CR2") == "lost"
    assert table.cubes("SPW") == {"grey": 1}
    assert table.supply("grey") == 5
    assert table.cubes("MPS") == {"grey": 1}, "the cube is not placed again"


@rule("GB-2.4", "GB-R28")
def test_a_piece_goes_with_as_many_cubes_as_its_sector_holds() -> None:
    table = bombarded().do("forfeit CR8")
    assert table.where("CR8") == "lost"
    assert table.cubes("OKR") == {}
    assert table.supply("grey") == 3


@rule("GB-2.6", "GB-R28")
def test_the_piece_must_stand_with_a_cube_of_the_colour() -> None:
    table = bombarded()
    assert table.options() == [f"forfeit CR{n}" for n in range(1, 9)]
    assert table.refused("forfeit CR9") == "GB-2.6"


@rule("GB-2.4")
def test_a_piece_in_a_box_cannot_be_removed_instead() -> None:
    table = bombarded(**{"Chambersburg Pike": sector("CR10")})
    assert table.refused("forfeit CR10") == "GB-2.4"
    assert table.refused("forfeit CE1") == "GB-2.4"


@rule("GB-2.4")
def test_the_only_piece_of_a_colour_goes_itself() -> None:
    places = {"KLI": sector("UE1", "UR1", cubes={"red": 5, "blue": 5}), "SPW": sector("CR1", block=block("CSA", 3))}
    table = Table({"places": places}).do("disc SPW", "move CR1 KLI")
    table.dice(1, 1, 4).do("hit UE1")
    assert table.where("UE1") == "lost"
    assert table.supply("red") == 5
    assert table.load("UR1") == 5


@rule("GB-2.12")
def test_in_combat_a_piece_goes_with_the_cubes_assigned_to_it() -> None:
    places = {
        "KLI": sector("UR1"),
        "SPW": sector("CR1", "CR2", cubes={"grey": 5}, block=block("CSA", 3)),
        "OKH": sector("CR4", "CR5", "CR6", "CR7", cubes={"grey": 20}),
        "OKR": sector("CR8", cubes={"grey": 5}),
    }
    table = Table({"places": places}).do("disc SPW", "move CR1 KLI", "assign CR1 1", "move CR2 KLI")
    table.dice(4)  # UR1 hits: CR1 has the fewest cubes
    assert table.kind == "forfeit"
    table.do("forfeit CR1")
    assert table.where("CR1") == "lost"
    assert table.supply("grey") == 1, "four of the five cubes in the sector lie on CR2"
    assert table.load("CR2") == 4


def cavalry_without_cubes() -> Table:
    """All five navy cubes are out when UC2 in MPN takes one more."""
    places = {
        "OKR": sector("UC1", cubes={"navy": 3}),
        "MPN": sector("UC2", cubes={"navy": 2}),
        "SEM": sector(block=block("Union", 3)),
        "WRC": sector("CR1", block=block("CSA", 3)),
    }
    table = Table({"places": places}).do("disc WRC", "move CR1 MPN").dice(1, 4)
    assert (table.seat, table.kind) == ("Union", "evade")
    return table


@rule("GB-2.5", "GB-R28")
def test_an_ignored_navy_cube_is_not_missed() -> None:
    table = cavalry_without_cubes().do("retreat UC2 SEM")
    assert table.told("forfeit") == []
    assert (table.where("UC1"), table.where("UC2")) == ("OKR", "SEM")
    assert table.cubes("SEM") == {"navy": 2}
    assert table.supply("navy") == 0


@rule("GB-2.5", "GB-R28")
def test_a_missing_navy_cube_costs_cavalry_with_three_cubes() -> None:
    table = cavalry_without_cubes().do("stand")
    assert table.kind == "forfeit"
    assert table.options() == ["forfeit UC1", "forfeit UC2"]
    table.do("forfeit UC1")
    assert table.where("UC1") == "lost"
    assert table.load("UC2") == 2, "the missing cube is not placed"
    assert table.supply("navy") == 3


@rule("GB-2.5", "GB-2.12", "GB-R28")
def test_the_cavalry_that_was_hit_may_go_itself() -> None:
    table = cavalry_without_cubes().do("stand", "forfeit UC2")
    assert table.where("UC2") == "lost"
    assert table.cubes("OKR") == {"navy": 3}
    assert table.supply("navy") == 2


@pytest.mark.parametrize("forfeited", ["UC1", "UC2"])
@rule("GB-2.5", "GB-R28")
def test_a_missing_navy_cube_under_long_range_fire(forfeited: str) -> None:
    places = {
        "OKR": sector("UC1", cubes={"navy": 3}),
        "MPN": sector("UC2", cubes={"navy": 2}),
        "SEM": sector(block=block("Union", 3)),
        "WRC": sector("CA1", block=block("CSA", 3)),
    }
    table = Table({"places": places}).do("disc WRC", "fire CA1 MPN troops").dice(6)
    table.do("stand", f"forfeit {forfeited}")
    left = "UC2" if forfeited == "UC1" else "UC1"
    assert (table.where(forfeited), table.where(left)) == ("lost", "MPN" if left == "UC2" else "OKR")
    assert table.cubes(table.where(left)) == {"navy": 2 if left == "UC2" else 3}
    assert table.supply("navy") == (3 if left == "UC2" else 2)


# ---- sticks and markers (GB-2.7 to GB-2.9, GB-R29) ---------------------------------------------------------


@rule("GB-2.7", "GB-R29")
def test_without_a_stick_in_the_supply_none_is_placed() -> None:
    places = sticks(20)
    places["LON"] = sector("CR1", block=block("CSA", 3))
    table = Table({"places": places}).do("disc LON")
    assert table.refused("entrench LON BLI") == "GB-2.7"
    table.do("shift SEM LON GET")
    assert sorted(table.sticks("SEM")) == ["GET", "LON"]


@rule("GB-2.8", "GB-R29")
def test_without_a_marker_a_d_still_forces_the_check() -> None:
    places = spread(8, disrupted=True)
    places["KLI"] = sector("UR1")
    places["SPW"] = sector("CR2", block=block("CSA", 3))
    table = Table({"places": places}).do("disc SPW", "move CR2 KLI")
    table.dice(1, 2)  # UR1 misses, CR2 rolls D
    assert not table.disrupted("KLI")
    assert table.kind == "defender-morale"
    table.dice(6)
    assert [e.args["column"] for e in table.told("checks-morale")] == [0], "no marker, no shift"


@rule("GB-2.8", "GB-R29")
def test_without_a_marker_long_range_d_does_nothing() -> None:
    places = spread(8, disrupted=True)
    places["KLI"] = sector("UR1")
    places["SPW"] = sector("CA9", block=block("CSA", 3))
    table = Table({"places": places}).do("disc SPW", "fire CA9 KLI troops").dice(4)
    assert not table.disrupted("KLI")
    assert table.cubes("KLI") == {}
    assert table.left("disruption") == 0


@rule("GB-2.9")
def test_a_missing_fire_marker_comes_from_another_sector() -> None:
    places = spread(4, fire=True)
    places["SPW"] = sector("CA9", block=block("CSA", 3))
    places["KLI"] = sector("UR1")
    table = Table({"places": places}).do("disc SPW", "fire CA9 KLI troops").dice(1)
    assert table.options() == ["marker OKR", "marker SEM", "marker COL", "marker GET"]
    table.do("marker GET")
    assert table.fired("SPW")
    assert not table.fired("GET")
    assert table.left("fire") == 0


@rule("GB-16.10", "GB-R50")
def test_markers_go_with_the_last_piece() -> None:
    """The sixth cube eliminates UR1: its sector keeps no disruption marker."""
    places = {
        "KLI": sector("UR1", cubes={"blue": 5}, disrupted=True),
        "SPW": sector("CA1", block=block("CSA", 3)),
        "CUL": sector("UA1", fire=True, block=block("Union", 3)),
    }
    table = Table({"places": places}).do("disc SPW", "fire CA1 KLI troops").dice(6)
    assert table.where("UR1") == "lost"
    assert not table.disrupted("KLI")
    table.do("disc CUL", "move UA1 CEM")
    assert not table.fired("CUL")
    assert not table.fired("CEM")


# ---- damage to artillery, dice (GB-2.10, GB-2.11) ----------------------------------------------------------


@rule("GB-2.10")
def test_pieces_start_standing() -> None:
    table = Table()
    assert not any(table.ask.piece(name)["damaged"] for name in table.ask.roster())


@rule("GB-2.10")
def test_damage_to_artillery_is_never_repaired() -> None:
    gun = sector("UA1", "UR1", damaged=["UA1"], disrupted=True, block=block("Union", 3))
    spec = {"period": "afternoon", "turn": "Union", "places": {"CEM": gun}, "discs": {"orders": 3}}
    table = Table(spec).do("disc CEM", "reorganise CEM", "block 2 OKH", "disc CEM", "move UA1 LEI", "done")
    assert table.where("UA1") == "LEI"
    assert table.damaged("UA1")
    table.do("block 2 OKR", "disc CEM", "pass")
    assert table.period == "night"
    assert table.damaged("UA1")


@rule("GB-2.11")
def test_more_than_four_dice_may_be_rolled_at_once() -> None:
    places = {
        "SEM": sector("CA1", "CA2", "CA3", "CA4", block=block("CSA", 3)),
        "OKR": sector("CA5", "CA6", "CA7", "CA8"),
        "MPN": sector("UR1", "UR2"),
    }
    table = Table({"places": places}).do("disc SEM", *(f"fire CA{n} MPN troops" for n in range(1, 9)))
    for _ in range(8):
        assert table.seat == CHANCE_SEAT
        assert table.options() == ["die 1", "die 2", "die 3", "die 4", "die 5", "die 6"]
        assert {option.weight for option in table.state.options()} == {1}
        table.dice(1)
    assert table.seat == "Union"
