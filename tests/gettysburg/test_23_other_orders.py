"""GB-23 Reinforce, Reorganise, Remove fire marker, Pass and Forced Pass."""

from typing import Any

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector


def ordered(place: str, **places: dict[str, Any]) -> Table:
    """A Union block stands in a place; a disc has just been put there."""
    there = {**places.get(place, sector()), "block": block("Union", 5)}
    return Table({"turn": "Union", "places": {**places, place: there}}).do(f"disc {place}")


# ---- Reinforce ----------------------------------------------------------------------------------------------


@rule("GB-23.1", "GB-23.2")
def test_a_cube_goes_to_infantry_of_its_colour_next_door() -> None:
    table = ordered("CEM", CRS=sector("UR1", cubes={"blue": 4}), CRN=sector("UR2"))
    assert table.legal("reinforce blue CRS CRN"), "the giver may be far from the disc"
    assert table.refused("reinforce blue CRN CRS") == "GB-23.2", "the receiver may not"
    table.do("reinforce blue CRS CRN")
    assert table.cubes("CRS") == {"blue": 3}
    assert table.cubes("CRN") == {"blue": 1}
    assert table.supply("blue") == 26


@rule("GB-23.1")
def test_the_receiver_needs_infantry_of_the_colour() -> None:
    places = {
        "CRS": sector("UR1", "UI1", cubes={"blue": 1, "orange": 1}),
        "CRN": sector("UR2", "UA1"),
        "LEI": sector("UA2"),
    }
    table = ordered("CEM", **places)
    assert table.refused("reinforce orange CRS CRN") == "GB-23.1"
    assert table.refused("reinforce red CRS CRN") == "GB-23.1"
    assert table.options("reinforce") == ["reinforce blue CRS CRN"]


@rule("GB-23.1")
def test_a_cube_moves_one_border_and_must_be_there() -> None:
    table = ordered("CEM", CRS=sector("UR1", cubes={"blue": 4}), CEM=sector("UR2"), LEI=sector("UR3"))
    assert table.refused("reinforce blue CRS CEM") == "GB-23.1", "not adjacent"
    assert table.refused("reinforce blue LEI CEM") == "GB-23.1", "no cube there"


@rule("GB-23.1")
def test_only_own_cubes_are_moved() -> None:
    table = ordered("CEM", BLI=sector("CR1", cubes={"grey": 2}), CEM=sector("UR2"))
    assert table.refused("reinforce grey BLI CEM") == "GB-23.1"


@rule("GB-23.3", "GB-14.10")
def test_a_reinforcement_may_eliminate_the_receiver() -> None:
    table = ordered("CRN", CRS=sector("UR1", cubes={"blue": 1}), CRN=sector("UR2", cubes={"blue": 5}))
    table.do("reinforce blue CRS CRN")
    assert table.where("UR2") == "lost"
    assert table.cubes("CRN") == {}
    assert table.supply("blue") == 30


@rule("GB-23.4", "GB-R48", "GB-18.10")
def test_navy_cubes_stay_where_they_are() -> None:
    table = ordered("SEM", MPN=sector("UC1", cubes={"navy": 2}), SEM=sector("UC2", "UR1"))
    assert table.refused("reinforce navy MPN SEM") == "GB-23.4"
    assert table.options("reinforce") == []


@rule("GB-R48", "GB-23.1")
def test_cubes_of_boxes_stay_where_they_are() -> None:
    places = {
        "TAN": sector("UR1", cubes={"blue": 1}, block=block("Union", 4)),
        "Taneytown-Road": sector("UR2", cubes={"blue": 2}),
        "WEI": sector("UR3"),
    }
    table = Table({"turn": "Union", "places": places}).do("disc TAN")
    assert not table.legal("reinforce blue Taneytown-Road TAN")
    assert not table.legal("reinforce blue TAN Taneytown-Road")
    assert table.options("reinforce") == ["reinforce blue TAN WEI"]


# ---- Reorganise and Remove fire marker ----------------------------------------------------------------------


@rule("GB-23.5", "GB-16.8", "GB-R33")
def test_reorganise_removes_the_marker_of_own_pieces_in_reach() -> None:
    places = {
        "CRN": sector("UR1", disrupted=True),
        "CRS": sector("UR2", disrupted=True),
        "BLI": sector("CR1", disrupted=True),
        "LEI": sector("UR3"),
    }
    table = ordered("CEM", **places)
    assert table.options("reorganise") == ["reorganise CRN"]
    assert table.refused("reorganise CRS") == "GB-23.5", "out of reach"
    assert table.refused("reorganise BLI") == "GB-23.5", "the enemy's"
    assert table.refused("reorganise LEI") == "GB-23.5", "not disrupted"
    table.do("reorganise CRN")
    assert not table.disrupted("CRN")
    assert table.disrupted("CRS")


@rule("GB-23.6", "GB-R33", "GB-22.25")
def test_a_fire_marker_is_removed_from_own_artillery_in_reach() -> None:
    places = {
        "CRN": sector("UA1", fire=True),
        "CRS": sector("UA2", fire=True),
        "BLI": sector("CA1", fire=True),
        "LEI": sector("UR1"),
        "CUL": sector("UA3"),
    }
    table = ordered("CEM", **places)
    assert table.options("clear") == ["clear CRN"]
    assert table.refused("clear CRS") == "GB-23.6", "out of reach"
    assert table.refused("clear BLI") == "GB-23.6", "the enemy's"
    assert table.refused("clear LEI") == "GB-23.6", "no artillery"
    assert table.refused("clear CUL") == "GB-23.6", "no marker"
    table.do("clear CRN")
    assert not table.fired("CRN")
    assert table.fired("CRS")


# ---- Pass and Forced Pass -----------------------------------------------------------------------------------


@rule("GB-23.7")
def test_a_pass_places_a_disc_and_does_nothing() -> None:
    table = ordered("CEM", CEM=sector("UR1"))
    orders = table.discs("orders")
    table.do("pass")
    assert table.block("CEM") == ("Union", 5, 1)
    assert table.discs("orders") == orders, "the disc had left the box when it was placed"
    assert table.pieces("CEM") == ["UR1"]
    assert table.seat == "CSA"


@rule("GB-23.8")
def test_a_forced_pass_is_put_aside_and_is_the_unions_action() -> None:
    spec = {
        "turn": "Union",
        "stall": 7,
        "places": {"CEM": sector("UR1", block=block("Union", 3, 1)), "SPW": sector("CR1", block=block("CSA", 3))},
        "discs": {"orders": 2, "forced": 3, "single": 5},
    }
    table = Table(spec)
    reserve = table.reserve("Union")
    table.do("forced-pass")
    assert table.discs("forced") == 2
    assert table.block("CEM") == ("Union", 3, 1), "it does not go to the map"
    assert table.reserve("Union") == reserve, "nor to the reserve"
    assert table.seat == "CSA"
    assert table.ask.time()["stall"] == 1, "it counts as placing a disc (GB-8.4); only the CSA turn just begun counts"


@rule("GB-23.8")
def test_a_forced_pass_needs_its_disc_and_the_union() -> None:
    table = Table({"turn": "Union", "places": {"CEM": sector("UR1")}, "discs": {"orders": 2}})
    assert table.refused("forced-pass") == "GB-23.8"
    table = Table({"places": {"SPW": sector("CR1")}, "discs": {"orders": 2, "single": 2}})
    assert table.refused("forced-pass") == "GB-23.8"


@rule("GB-23.8", "GB-7.2")
def test_used_forced_pass_discs_return_to_the_supply() -> None:
    places = {
        "CEM": sector("UR1", block=block("Union", 5, 5)),
        "CUL": sector(block=block("Union", 5, 5)),
        "LEI": sector(block=block("Union", 2, 2)),
    }
    table = Table({"day": 2, "turn": "Union", "places": places, "discs": {"forced": 1}})
    table.do("forced-pass")
    assert table.told("period-ends")
    assert (table.discs("orders"), table.discs("forced")) == (0, 8), "all eight serve the next period"


@rule("GB-23.9")
def test_the_union_chooses_between_order_discs_and_forced_passes() -> None:
    places = {"CEM": sector("UR1", block=block("Union", 3)), "SPW": sector("CR1", block=block("CSA", 3))}
    spec = {"turn": "Union", "places": places, "discs": {"orders": 2, "forced": 2, "single": 4}}
    first = Table(spec)
    assert {"disc CEM", "forced-pass"} <= set(first.options())
    first.do("forced-pass", "disc SPW", "pass", "disc CEM", "pass", "disc SPW", "pass", "forced-pass")
    assert (first.discs("orders"), first.discs("forced")) == (1, 0)
    second = Table(spec).do("disc CEM", "pass", "disc SPW", "pass")
    assert {"disc CEM", "forced-pass"} <= set(second.options())
