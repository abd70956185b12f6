"""Positions as JSON: what is read, what is refused, what the schema says."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.kit import BadInput
from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector
from tests.gettysburg.test_scenarios import SCENARIOS, example_positions, scenario_file

BORDERS = {
    "HRN": "HRS",
    "HRS": "FFR",
    "FFR": "WRS",
    "WRS": "PSH",
    "PSH": "BSW",
    "BSW": "ERS",
    "ERS": "BUS",
    "MUM": "OKH",
    "WRN": "MUM",
    "WRC": "MPN",
    "MPN": "SEM",
}
"""Sectors with one border each: more than there are markers, or pairs of sticks."""


def at(place: str, *pieces: str, **more: Any) -> dict[str, Any]:
    """A position with one place."""
    return {"places": {place: sector(*pieces, **more)}}


def many(**more: Any) -> dict[str, Any]:
    """A position with a CSA brigade in many sectors, each marked alike."""
    return {"places": {name: sector("CR", **more) for name in BORDERS}}


def doing(**moment: Any) -> dict[str, Any]:
    """A position in the middle of something."""
    return {**at("SEM", "CR1", "CA1"), "moment": moment}


def frame(name: str, **fields: Any) -> dict[str, Any]:
    return doing(procedure=[{"frame": name, "fields": fields}])


def refusal(spec: dict[str, Any]) -> str:
    with pytest.raises(BadInput) as caught:
        GETTYSBURG.position(spec)
    return str(caught.value)


# ---- refused -----------------------------------------------------------------------------------------------

IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    # time
    "day 0": ({"day": 0}, "day 0: days are 1 to 3"),
    "day 4": ({"day": 4}, "day 4: days are 1 to 3"),
    "last day 0": ({"last_day": 0}, "last_day 0: days are 1 to 3"),
    "last day 4": ({"last_day": 4}, "last_day 4: days are 1 to 3"),
    "period": ({"period": "dusk"}, "period 'dusk': periods are morning, mid-day, afternoon, night"),
    "too late": ({"day": 2, "last_day": 1}, "day 2 is after the last day 1"),
    "stall": ({"stall": -1}, "stall is 0 to 1000"),
    "winner": ({"winner": "Meade"}, "winner 'Meade': sides are CSA, Union"),
    # names
    "place": (at("XYZ"), "'XYZ' is no sector or entry box"),
    "goal": ({"goals": ["XYZ"]}, "'XYZ' is no sector"),
    "goal box": ({"goals": ["Carlisle Road"]}, "'Carlisle Road' is no sector"),
    "piece": (at("SEM", "CR99"), "'CR99' is no piece"),
    "waiting piece": ({"waiting": ["CR99"]}, "'CR99' is no piece"),
    "colour": (at("SEM", "CR1", cubes={"green": 1}), "'green' is no colour of cubes"),
    "stick place": (at("SEM", "CR1", sticks=["XYZ"]), "'XYZ' is no sector or entry box"),
    # artillery and sticks
    "damaged infantry": (at("SEM", "CR1", damaged=["CR1"]), "no undamaged artillery CR1 in SEM"),
    "damaged elsewhere": (at("SEM", "CA1", damaged=["CA2"]), "no undamaged artillery CA2 in SEM"),
    "damaged twice": (at("SEM", "CA1", damaged=["CA1", "CA"]), "no undamaged artillery CA in SEM"),
    "far border": (at("SEM", "CR1", sticks=["CEM"]), "SEM has no border with CEM"),
    "corner": (at("MPN", "CR1", sticks=["OKH"]), "MPN has no border with OKH"),
    "sticks in a box": (
        at("Carlisle-Road", "CR1", sticks=["CAR"]),
        "Carlisle-Road is an entry box: no sticks or markers there",
    ),
    "disrupted box": (
        at("Carlisle-Road", "CR1", disrupted=True),
        "Carlisle-Road is an entry box: no sticks or markers there",
    ),
    "fire in a box": (
        at("Carlisle-Road", "CA1", fire=True),
        "Carlisle-Road is an entry box: no sticks or markers there",
    ),
    # blocks and discs
    "block 0": (at("SEM", block=block("CSA", 0)), "block in SEM: values are 2 to 5"),
    "block 6": (at("SEM", block=block("CSA", 6)), "block in SEM: values are 2 to 5"),
    "hand 6": ({"hand": {"CSA": [6]}}, "block value 6: values are 2 to 5"),
    "aside 1": ({"aside": {"Union": [1]}}, "block value 1: values are 2 to 5"),
    "negative discs with a block": (
        at("SEM", block=block("CSA", 3, -1)),
        "block in SEM: at most 3 discs (GB-11.2)",
    ),
    "hidden on the map": (at("SEM", block=block("CSA", 1)), "the values of 8 blocks of CSA are not given"),
    "hidden in hand": ({"hand": {"Union": 8}}, "the values of 8 blocks of Union are not given"),
    "hidden aside": (
        {"hand": {"Union": 5}, "aside": {"Union": 3}},
        "the values of 8 blocks of Union are not given",
    ),
    "negative box": ({"discs": {"single": -1}}, "discs: single may not be negative"),
    # the middle of a turn
    "load of a gun": (doing(load={"CA1": 1}), "CA1 cannot carry 1 cubes"),
    "negative load": (doing(load={"CR1": -1}), "CR1 cannot carry -1 cubes"),
    "cubes missing on infantry": (doing(owed=["CR1"]), "CR1 is no cavalry"),
    "too many missing cubes": (doing(owed=["UC1"] * 9), "moment: owed is out of range"),
    "load of nobody": (doing(load={"CR99": 1}), "'CR99' is no piece"),
    "origin": (doing(origin={"CR1": "XYZ"}), "'XYZ' is no sector or entry box"),
    "contested": (doing(contested=["XYZ"]), "'XYZ' is no sector"),
    "spoiled": (doing(spoiled=["XYZ"]), "'XYZ' is no sector"),
    "joint": (doing(joint="XYZ"), "'XYZ' is no sector"),
    "crowded": (doing(crowded="XYZ"), "'XYZ' is no sector"),
    "last exit": (doing(last_exit="XYZ"), "'XYZ' is no sector"),
    "procedure": (frame("Dance"), "'Dance' is no procedure"),
    "procedure fields": (frame("Turn", side=0, step=0, colour=1), "procedure Turn has other fields"),
    "procedure field": (frame("Turn", side=[0], step=0), "procedure Turn: field side is wrong"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_an_impossible_position_is_refused(case: str) -> None:
    spec, words = IMPOSSIBLE[case]
    assert refusal(spec) == words


COUNTS: dict[str, tuple[dict[str, Any], str]] = {
    "named twice": ({"places": {"SEM": sector("CR1"), "GET": sector("CR1")}}, "piece CR1 is in two places"),
    "named and waiting": ({**at("SEM", "CR1"), "waiting": ["CR1"]}, "piece CR1 is in two places"),
    "too many elites": (
        at("Carlisle Road", *["CE"] * 6),
        "there are not so many pieces CE in the game (GB-2.1)",
    ),
    "too many waiting": ({"waiting": ["UE", "UE"]}, "there are not so many pieces UE in the game (GB-2.1)"),
    "cubes": (
        at("Carlisle Road", *["CR"] * 10, cubes={"grey": 31}),
        "there are only 30 grey cubes (GB-2.1)",
    ),
    "cubes in two places": (
        {"places": {"SEM": sector("UC1", cubes={"navy": 3}), "GET": sector("UC2", cubes={"navy": 3})}},
        "there are only 5 navy cubes (GB-2.1)",
    ),
    "negative cubes": (at("SEM", "CR1", cubes={"grey": -1}), "there are only 30 grey cubes (GB-2.1)"),
    "cubes in use": (
        {**at("Carlisle Road", *["CR"] * 6, cubes={"grey": 30}), "moment": {"load": {"CR1": 1}}},
        "there are only 30 grey cubes (GB-2.1)",
    ),
    "sticks": (
        {"places": {name: sector("CR", sticks=[other, other]) for name, other in BORDERS.items()}},
        "there are only 20 sticks (GB-2.1)",
    ),
    "disruption markers": (many(disrupted=True), "there are only 8 disruption markers"),
    "fire markers": (
        {"places": {name: sector("CA", fire=True) for name in list(BORDERS)[:5]}},
        "there are only 4 fire markers",
    ),
    "nine blocks": (
        {**at("SEM", block=block("CSA", 2)), "aside": {"CSA": [2, 3, 3, 4, 4, 5, 5, 5]}},
        "CSA has only eight blocks (GB-2.1)",
    ),
    "three of a value": ({"aside": {"Union": [2, 2, 2]}}, "Union has only two blocks of each value (GB-2.1)"),
    "three on the map": (
        {"places": {name: sector(block=block("CSA", 5)) for name in ("SEM", "GET", "CEM")}},
        "CSA has only two blocks of each value (GB-2.1)",
    ),
    "seven blocks": ({"hand": {"CSA": [2, 2, 3, 3, 4, 4, 5]}}, "CSA must have eight blocks in all (GB-2.1)"),
    "discs on the map": (
        {"places": {name: sector(block=block("Union", n, n)) for name, n in {"SEM": 5, "GET": 5, "CEM": 3}.items()}},
        "Union has only 12 discs (GB-2.1)",
    ),
    "CSA discs in boxes": ({"discs": {"single": 20, "double": 3}}, "CSA has only 22 discs (GB-2.1)"),
    "Union discs in the box": (
        {**at("SEM", block=block("Union", 3, 3)), "discs": {"orders": 10}},
        "Union has only 12 discs (GB-2.1)",
    ),
    "Forced Pass discs": ({"discs": {"forced": 9}}, "there are only 8 Forced Pass discs (GB-2.1)"),
}


@rule("GB-2.1")
@pytest.mark.parametrize("case", COUNTS)
def test_no_position_has_more_than_the_game(case: str) -> None:
    spec, words = COUNTS[case]
    assert refusal(spec) == words


@rule("GB-5.2")
def test_the_last_day_has_no_night() -> None:
    assert refusal({"day": 3, "period": "night"}) == "the last day has no night (GB-5.2)"
    assert refusal({"day": 1, "period": "night", "last_day": 1}) == "the last day has no night (GB-5.2)"
    assert Table({"day": 2, "period": "night"}).seat == "CSA"


@rule("GB-13.1", "GB-13.4")
def test_at_most_four_pieces_of_a_side() -> None:
    words = "SEM holds more than four pieces of CSA (GB-13.1)"
    assert refusal(at("SEM", "CR", "CR", "CR", "CA", "CA")) == words
    full = sector("CR1", "CR2", "CR3", "CA1", cubes={"grey": 5}, sticks=["GET"], block=block("CSA", 5, 5))
    assert Table({"places": {"SEM": full}}).kinds("SEM") == ["CA", "CR", "CR", "CR"]


@rule("GB-13.6", "GB-6.2")
def test_a_box_holds_any_number() -> None:
    table = Table(at("Chambersburg Pike", *["CR"] * 17, *["CE"] * 5, *["CA"] * 9))
    assert len(table.pieces("Chambersburg Pike")) == 31


def test_two_sides_do_not_share_a_sector() -> None:
    assert refusal(at("SEM", "CR1", "UR1")) == "SEM holds pieces of both sides (GB-15.51)"


def test_pieces_keep_to_their_own_boxes() -> None:
    assert refusal(at("Taneytown-Road", "CR1")) == "Taneytown-Road is no entry box of CSA (GB-6.6)"
    assert refusal(at("Carlisle-Road", "UR1")) == "Carlisle-Road is no entry box of Union (GB-6.6)"


def test_blocks_keep_to_their_own_boxes() -> None:
    words = "Taneytown-Road is not a box of CSA (GB-6.13)"
    assert refusal(at("Taneytown-Road", block=block("CSA", 3))) == words


def test_a_block_does_not_stand_among_enemies() -> None:
    words = "SEM: a block cannot stand among enemy pieces (GB-20.1)"
    assert refusal(at("SEM", "CR1", block=block("Union", 3))) == words


def test_a_block_has_no_more_discs_than_its_value() -> None:
    assert refusal(at("SEM", block=block("CSA", 3, 4))) == "block in SEM: at most 3 discs (GB-11.2)"
    assert Table(at("SEM", block=block("CSA", 3, 3))).refused("disc SEM") == "GB-11.2"


@pytest.mark.parametrize(
    ("pieces", "cubes", "words"),
    [
        (["CR1"], {"grey": 6}, "SEM: 6 grey cubes are more than the pieces there carry (GB-14.10)"),
        (["CR1"], {"black": 1}, "SEM: 1 black cubes are more than the pieces there carry (GB-14.10)"),
        (["CA1"], {"grey": 1}, "SEM: 1 grey cubes are more than the pieces there carry (GB-14.10)"),
        (["UC1"], {"navy": 4}, "SEM: 4 navy cubes are more than the pieces there carry (GB-14.10)"),
        ([], {"blue": 1}, "SEM: 1 blue cubes are more than the pieces there carry (GB-14.10)"),
    ],
)
def test_cubes_need_pieces_that_carry_them(pieces: list[str], cubes: dict[str, int], words: str) -> None:
    assert refusal(at("SEM", *pieces, cubes=cubes)) == words


def test_a_piece_may_carry_its_most() -> None:
    table = Table({"places": {"SEM": sector("CR1", cubes={"grey": 5}), "GET": sector("UC1", cubes={"navy": 3})}})
    assert (table.cubes("SEM"), table.cubes("GET")) == ({"grey": 5}, {"navy": 3})


@rule("GB-21.4")
def test_at_most_two_sticks() -> None:
    assert refusal(at("SEM", "CR1", sticks=["GET"] * 3)) == "SEM: at most two sticks (GB-21.4)"
    table = Table(at("SEM", "CR1", sticks=["GET", "GET"], block=block("CSA", 3)))
    table.do("disc SEM")
    assert table.refused("entrench SEM GET") == "GB-21.4"


@pytest.mark.parametrize("mark", [{"sticks": ["GET"]}, {"disrupted": True}, {"fire": True}])
def test_sticks_and_markers_need_pieces(mark: dict[str, Any]) -> None:
    assert refusal(at("SEM", **mark)) == "SEM: markers and sticks need pieces (GB-16.10, GB-21.10)"


def test_a_fire_marker_needs_artillery() -> None:
    assert refusal(at("SEM", "CR1", fire=True)) == "SEM: a fire marker needs artillery (GB-22.26)"


GARBAGE: dict[str, Any] = {
    "unknown field": {"colour": "blue"},
    "misspelt field": {"place": {}},
    "unknown field of a place": at("SEM", units=["CR1"]),
    "unknown field of a block": at("SEM", block={"side": "CSA", "value": 3, "hidden": True}),
    "block without value": at("SEM", block={"side": "CSA"}),
    "side": at("SEM", block={"side": "North", "value": 3}),
    "turn": {"turn": "chance"},
    "day as word": {"day": "one"},
    "day as fraction": {"day": 1.5},
    "places as list": {"places": ["SEM"]},
    "place as list": {"places": {"SEM": ["CR1"]}},
    "nothing in a place": {"places": {"SEM": None}},
    "pieces as word": {"places": {"SEM": {"pieces": "CR1"}}},
    "cubes as number": at("SEM", "CR1", cubes=3),
    "waiting as word": {"waiting": "later"},
    "hand as word": {"hand": {"CSA": "all"}},
    "discs as number": {"discs": 12},
    "unknown box": {"discs": {"triple": 1}},
    "rush as number": {"rush": 1},
    "moment as list": {"moment": []},
    "frame without fields": {"moment": {"procedure": [{"frame": "Turn"}]}},
    "fields as words": {"moment": {"procedure": [{"frame": "Turn", "fields": {"side": "CSA"}}]}},
}


@pytest.mark.parametrize("case", GARBAGE)
def test_garbage_is_refused_and_the_sentence_says_where(case: str) -> None:
    words = refusal(GARBAGE[case])
    assert words.startswith("position: ")
    assert "\n" not in words


# ---- read --------------------------------------------------------------------------------------------------


def test_an_empty_position_is_the_first_morning_with_full_boxes() -> None:
    table = Table({})
    state = table.state
    assert (table.seat, table.kind) == ("CSA", "turn")
    assert (state.single, state.double, state.orders, state.forced) == (12, 4, 10, 0)
    assert (table.reserve("CSA"), table.reserve("Union")) == (6, 2)
    assert table.hand("CSA") == table.hand("Union") == [2, 2, 3, 3, 4, 4, 5, 5]
    assert table.where("CR1") == "lost"


@rule("GB-7.1")
@pytest.mark.parametrize(("period", "number"), [("morning", 10), ("mid-day", 10), ("afternoon", 10), ("night", 6)])
def test_boxes_are_full_for_the_period(period: str, number: int) -> None:
    assert Table({"day": 2, "period": period}).state.orders == number
    assert Table({"day": 2, "period": period, "turn": "start"}).state.orders == number


@rule("GB-7.2")
def test_discs_on_the_map_are_missing_in_the_box() -> None:
    table = Table(at("SEM", block=block("Union", 5, 4)))
    assert (table.state.orders, table.state.forced, table.reserve("Union")) == (8, 2, 0)


@rule("GB-7.4", "GB-7.5")
@pytest.mark.parametrize(
    ("left", "full", "reserve"), [((5, 4), (12, 6), 4), ((5, 3), (12, 4), 6), ((0, 0), (12, 4), 6)]
)
def test_a_period_starts_with_what_the_csa_has_left(left: tuple[int, int], full: tuple[int, int], reserve: int) -> None:
    table = Table({"turn": "start", "discs": {"single": left[0], "double": left[1], "orders": 3, "forced": 2}})
    state = table.state
    assert (state.single, state.double) == full
    assert table.reserve("CSA") == reserve
    assert (state.orders, state.forced, table.reserve("Union")) == (10, 0, 2)


def test_bare_kinds_take_the_lowest_numbers_left() -> None:
    table = Table({"places": {"SEM": sector("CR", "CR2"), "GET": sector("CR", "CR")}})
    assert table.pieces("SEM") == ["CR1", "CR2"]
    assert table.pieces("GET") == ["CR3", "CR4"]


def test_bare_kinds_leave_those_that_are_due_later() -> None:
    table = Table({"day": 1, "period": "afternoon", "waiting": "schedule", "places": {"SEM": sector("CE", "CE")}})
    assert table.pieces("SEM") == ["CE1", "CE2"]
    assert table.where("CE3") == "sheet"
    assert table.where("CR10") == "lost"


def test_the_schedule_at_the_start_of_a_period_includes_it() -> None:
    table = Table({"day": 2, "period": "mid-day", "turn": "start", "waiting": "schedule"})
    assert table.pieces("Chambersburg Pike") == ["CA9", "CE5", "CR17"]
    assert table.where("UR16") == "sheet"
    assert table.where("UR13") == "lost"


def test_waiting_pieces_can_be_named() -> None:
    table = Table({"day": 2, "period": "mid-day", "turn": "start", "waiting": ["CE5", "UR16"]})
    assert table.pieces("Chambersburg Pike") == ["CE5"]
    assert table.where("UR16") == "sheet"
    assert table.where("CR17") == "lost"


def test_a_stick_may_face_the_box() -> None:
    table = Table(at("HAR", "UI1", sticks=["Harrisburg Road"], block=block("Union", 3)))
    assert table.sticks("HAR") == ["Harrisburg-Road"]


def test_a_box_may_be_written_with_a_hyphen() -> None:
    assert Table(at("Carlisle-Road", "CR1")).pieces("Carlisle Road") == ["CR1"]


@rule("GB-9.7")
def test_blocks_set_aside_come_back_to_an_empty_hand() -> None:
    table = Table({"hand": {"CSA": []}, "aside": {"CSA": [2, 2, 3, 3, 4, 4, 5, 5]}})
    assert (table.hand("CSA"), table.aside("CSA")) == ([2, 2, 3, 3, 4, 4, 5, 5], [])


def test_a_winner_ends_the_game() -> None:
    table = Table({"winner": "Union"})
    assert table.state.over
    assert table.state.result.winner == "Union"
    assert GETTYSBURG.to_json(table.state)["winner"] == "Union"


def test_goals_take_the_place_of_the_stars() -> None:
    spec = {
        "turn": "Union",
        "goals": ["SEM", "GET"],
        "places": {"SEM": sector("CR1"), "GET": sector("CR2"), "LEI": sector("UR1", block=block("Union", 3))},
        "discs": {"orders": 1},
    }
    table = Table(spec).do("disc LEI", "pass")
    assert table.state.result.winner == "CSA"
    stars = Table({**spec, "goals": []}).do("disc LEI", "pass")
    assert stars.state.result.winner is None


def test_the_last_day_may_be_another() -> None:
    spec = {"period": "afternoon", "turn": "Union", "last_day": 1, "discs": {"forced": 1}}
    table = Table(spec).do("forced-pass")
    assert table.state.result.winner == "Union"


# ---- views -------------------------------------------------------------------------------------------------


@rule("GB-26.1", "GB-26.2")
def test_a_view_leaves_the_values_of_the_other_side_out() -> None:
    table = Table(
        {
            "places": {
                "SEM": sector("CR1", block=block("CSA", 4, 2)),
                "CEM": sector("UR1", block=block("Union", 5, 1)),
            },
            "aside": {"CSA": [2, 2], "Union": [3]},
        }
    )
    full = GETTYSBURG.to_json(table.state)
    for seat, other in (("CSA", "Union"), ("Union", "CSA")):
        seen = GETTYSBURG.view(table.state, seat).position
        place, kept = ("CEM", "SEM") if seat == "CSA" else ("SEM", "CEM")
        assert seen["places"][place]["block"] == {**full["places"][place]["block"], "value": 1}
        assert seen["places"][kept] == full["places"][kept]
        assert (seen["hand"][other], seen["aside"][other]) == (len(full["hand"][other]), len(full["aside"][other]))
        assert (seen["hand"][seat], seen["aside"][seat]) == (full["hand"][seat], full["aside"][seat])
        hidden = {"places", "hand", "aside"}
        assert {k: v for k, v in seen.items() if k not in hidden} == {k: v for k, v in full.items() if k not in hidden}
        assert refusal(seen) == f"the values of 8 blocks of {other} are not given"
    assert GETTYSBURG.view(table.state, "Union").options == ()
    spectator = GETTYSBURG.view(table.state, None).position
    assert (spectator["hand"], spectator["aside"]) == ({"CSA": 5, "Union": 6}, {"CSA": 2, "Union": 1})


# ---- the schema --------------------------------------------------------------------------------------------


@pytest.fixture(name="validator", scope="module")
def _validator() -> jsonschema.Draft202012Validator:
    schema = GETTYSBURG.schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_schema_accepts_scenarios(validator: jsonschema.Draft202012Validator, name: str) -> None:
    assert validator.is_valid(scenario_file(name))
    assert validator.is_valid(GETTYSBURG.to_json(GETTYSBURG.new(name)))


@pytest.mark.parametrize("number", range(len(example_positions())))
def test_the_schema_accepts_the_examples(validator: jsonschema.Draft202012Validator, number: int) -> None:
    assert validator.is_valid(example_positions()[number])


@pytest.mark.parametrize("seat", ["CSA", "Union", None])
def test_the_schema_accepts_views(validator: jsonschema.Draft202012Validator, seat: str | None) -> None:
    view = GETTYSBURG.view(GETTYSBURG.new("third-day"), seat)
    assert validator.is_valid(json.loads(json.dumps(view.position)))


@pytest.mark.parametrize("case", GARBAGE)
def test_the_schema_rejects_garbage(validator: jsonschema.Draft202012Validator, case: str) -> None:
    assert not validator.is_valid(GARBAGE[case])


def test_a_box_is_listed_once() -> None:
    spec = {"places": {"Carlisle Road": sector("CR1"), "Carlisle-Road": sector("CR2")}}
    assert refusal(spec) == "an entry box is listed twice"


def test_blocks_belong_to_a_side() -> None:
    assert refusal({"hand": {"csa": [2]}}) == "'csa' is no side; sides are CSA, Union"
    assert refusal({"aside": {"CSA": -2}, "hand": {"CSA": 10}}) == "-2 blocks: each side has eight (GB-2.1)"


def test_bookkeeping_needs_a_procedure() -> None:
    assert refusal({**at("SEM", "CR1"), "moment": {"load": {"CR1": 1}}}) == "moment: bookkeeping without a procedure"
    assert refusal({"moment": {"entered": -1}}) == "moment: entered is out of range"


PERIOD = {"frame": "Period", "fields": {"step": 3, "active": 1}}


def test_procedures_stand_on_what_can_begin_them() -> None:
    turn = {"frame": "Turn", "fields": {"side": 0, "step": 1}}
    assert refusal({"moment": {"procedure": [turn]}}) == "procedure Turn cannot stand at the bottom"
    assert refusal({"moment": {"procedure": [PERIOD, PERIOD]}}) == "procedure Period cannot stand on Period"
    combats = {"frame": "Combats", "fields": {"side": 0}}
    assert refusal({"moment": {"procedure": [PERIOD, combats]}}) == "procedure Combats cannot stand on Period"
    assert refusal({"moment": {"procedure": [PERIOD] * 13}}) == "moment: so many procedures are never in progress"


@pytest.mark.parametrize("fields", [{"side": 7, "step": 1}, {"side": 0, "step": -1}, {"side": 0, "step": 10**12}])
def test_numbers_of_a_procedure_are_in_range(fields: dict[str, int]) -> None:
    words = refusal({"moment": {"procedure": [PERIOD, {"frame": "Turn", "fields": fields}]}})
    assert words.startswith("procedure Turn: field s")
    assert words.endswith("is out of range")


def test_a_moment_that_does_not_fit_is_refused() -> None:
    """A combat in a sector without attackers, before an order without anything to order."""
    order = {"frame": "Move", "fields": {
        "side": 0, "source": 3, "role": 2, "moved": 0, "crossed": [], "joined": 0, "step": 0,
    }}  # fmt: skip
    turn = {"frame": "Turn", "fields": {"side": 0, "step": 4}}
    words = refusal({"moment": {"procedure": [PERIOD, turn, order]}})
    assert words.startswith("moment: the procedure does not fit the position")


@rule("GB-6.1", "GB-6.3")
def test_no_roll_without_a_group_to_arrive() -> None:
    table = Table({"day": 1, "period": "mid-day", "turn": "start"})
    assert table.kind == "turn"
