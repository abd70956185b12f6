"""A position may bring its own map (GB-3): everything works on it that works on the printed one."""

from __future__ import annotations

import copy
import itertools
import json
import pickle
from random import Random
from typing import Any

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.board import MOST_KEPT, PRINTED, SECTOR_CODES, _own, ground_of
from longroll.games.gettysburg.state import Battle
from longroll.games.gettysburg.table.drawing import board_of
from longroll.kit import BadInput
from longroll.kit.clauses import rule
from tests.gettysburg.audit import faults
from tests.gettysburg.table import Table, block, sector
from tests.gettysburg.test_scenarios import examples

EXAMPLE: dict[str, Any] = next(example for example in examples() if "map" in example)
"""The example of the page: OKH - COL - GET - CEM - CUL and POW behind; OKH and GET, GET and CUL meet at a vertex."""
MAP: dict[str, Any] = EXAMPLE["map"]
LANGUAGES = ("en", "fr", "it")


def plan(**changes: Any) -> dict[str, Any]:
    """The map of the example with some of it changed."""
    return {**MAP, **changes}


def on(own: dict[str, Any], **places: Any) -> Table:
    """Something on an own map."""
    return Table({"map": own, "places": places})


def line(*codes: str, **more: Any) -> dict[str, Any]:
    """Sectors in a row, all clear; ``more`` changes sectors."""
    sectors = {code: more.get(code, {}) for code in codes}
    return {"sectors": sectors, "borders": [list(pair) for pair in itertools.pairwise(codes)]}


# ---- the rules on it ---------------------------------------------------------------------------------------


@rule("GB-3.2", "GB-12.4", "GB-12.5", "GB-12.7")
def test_pieces_march_over_the_borders_of_the_map() -> None:
    """HRN and SLY lie at opposite ends of the printed map; MUM, beside HRN there, is none of its neighbours here."""
    own = {**line("HRN", "SLY", "GET"), "roads": [["SLY", "HRN"]]}
    own["sectors"]["MUM"] = {}
    table = on(own, HRN=sector("CR1", "CR2", "CR3", block=block("CSA", 3)))
    table.do("disc HRN")
    assert table.options("move") == ["move CR1 SLY", "move CR2 SLY", "move CR3 SLY"]
    assert table.refused("move CR1 MUM") == "GB-12.4"
    table.do("move CR1 SLY", "move CR2 SLY", "move CR3 SLY")
    assert table.pieces("SLY") == ["CR1", "CR2", "CR3"]


@rule("GB-12.5")
def test_without_the_road_two_pieces_cross() -> None:
    table = on(line("GET", "HRN", "SLY"), HRN=sector("CR1", "CR2", "CR3", block=block("CSA", 3)))
    table.do("disc HRN", "move CR1 SLY", "move CR2 SLY")
    assert table.refused("move CR3 SLY") == "GB-12.5"


@rule("GB-3.3", "GB-22.3")
def test_guns_fire_across_a_corner_and_troops_do_not_cross_it() -> None:
    places = {"HRN": sector("CR1", "CA1", block=block("CSA", 3)), "SLY": sector("UR1")}
    own = line("HRN", "GET")
    own["sectors"]["SLY"] = {}
    table = on(own, **places).do("disc HRN")
    assert table.options("fire") == []
    assert table.refused("fire CA1 SLY troops") == "GB-22.6"
    table = on({**own, "corners": [["HRN", "SLY"]]}, **places).do("disc HRN")
    assert table.options("fire") == ["fire CA1 SLY troops"]
    assert table.refused("move CR1 SLY") == "GB-12.4"


@rule("GB-22.4", "GB-22.6", "GB-22.8", "GB-22.9")
def test_high_ground_of_the_map_blocks_sight() -> None:
    """CEM is a hill on the printed map; here it is what the own map says."""
    for terrain, seen in (("clear", True), ("town", True), ("ridge", False), ("hill", False)):
        own = line("GET", "CEM", "LON", GET={"terrain": "ridge"}, CEM={"terrain": terrain})
        table = on(own, GET=sector("CA1", block=block("CSA", 2)), LON=sector("UR1"))
        assert table.ask.sees("GET", "LON") == seen
        assert table.ask.separation("GET", "LON") == 2
        table.do("disc GET")
        if seen:
            assert table.options("fire") == ["fire CA1 LON troops"]
        else:
            assert table.refused("fire CA1 LON troops") == "GB-22.8"


@rule("GB-22.3", "GB-22.4", "GB-22.5")
def test_terrain_of_the_map_gives_the_range() -> None:
    own = line("GET", "CEM", "LON", GET={"terrain": "hill"}, LON={"terrain": "ridge"})
    ask = on(own).ask
    assert [ask.range(code) for code in ("GET", "CEM", "LON")] == [4, 1, 3]
    assert [ask.terrain(code) for code in ("GET", "CEM", "LON")] == ["hill", "clear", "ridge"]
    assert ask.field_of_fire("CEM") == ["GET", "LON"]


@rule("GB-11.3", "GB-11.12", "GB-17.4")
def test_command_reaches_over_the_borders_of_the_map() -> None:
    own = {**line("HRN", "SLY", "GET"), "boxes": {"Emmitsburg Road": "SLY"}}
    table = on(own, SLY=sector("UR1", block=block("Union", 3)), GET=sector("UR2"), HRN=sector("CR1"))
    ask = table.ask
    assert sorted(ask.commands("SLY")) == ["GET", "HRN", "SLY"]
    assert ask.commands("GET") == ["GET", "SLY"] or ask.commands("GET") == ["SLY", "GET"]
    assert ask.commands("Emmitsburg-Road") == ["SLY"]
    assert ask.commanded_by("GET", "Union") == ["SLY"]
    assert ask.commanded_by("HRN", "CSA") == []
    assert ask.retreats("UR2") == [["SLY"]]


@rule("GB-9.1", "GB-9.2", "GB-6.13")
def test_blocks_are_placed_only_on_the_map() -> None:
    table = on({**line("HRN", "SLY"), "boxes": {"Carlisle-Road": "HRN"}}, SLY=sector("UR1"))
    placed = {option.split()[2] for option in table.options("block")}
    assert placed == {"HRN", "Carlisle-Road"}
    assert table.refused("block 2 CEM") == "GB-3.1"
    assert table.refused("block 2 Harrisburg-Road") == "GB-3.1"
    why = {language: GETTYSBURG.why(table.state, "CSA", "block 2 CEM", language).reason for language in LANGUAGES}
    assert why["en"] == "Cemetery Hill is not on the map of this position."
    assert len(set(why.values())) == len(LANGUAGES)


@rule("GB-3.10", "GB-6.4", "GB-6.14")
def test_a_box_leads_where_the_map_says() -> None:
    own = {**line("HRN", "SLY"), "boxes": {"Harrisburg Road": "SLY"}}
    table = on(own, **{"Harrisburg Road": sector("CR1"), "HRN": sector("CR2", block=block("CSA", 2))})
    assert table.ask.boxes() == {"Harrisburg-Road": "SLY"}
    table.do("enter CR1")
    assert table.pieces("SLY") == ["CR1"]
    table.do("disc HRN")
    assert "entrench SLY Harrisburg-Road" in table.options("entrench")


@rule("GB-6.1")
def test_only_those_arrive_whose_box_is_there() -> None:
    """Of the groups due at mid-day of 1 July Early's comes by Harrisburg road; Rodes's needs both of the roads between
    which a die decides (GB-6.3)."""
    own = {**line("HRN", "SLY"), "boxes": {"Harrisburg Road": "SLY", "Carlisle Road": "HRN"}}
    spec = {"map": own, "turn": "start", "period": "mid-day", "waiting": "schedule"}
    table = Table(spec)
    assert table.pieces("Harrisburg Road") == ["CA4", "CE1", "CR9"]
    assert table.ask.where("CR6") == "lost"
    assert GETTYSBURG.to_json(table.state).get("waiting", []) == []
    table = Table({**spec, "waiting": ["CE"]})
    assert table.pieces("Harrisburg Road") == ["CE1"]
    for piece in ("CR6", "UR4"):
        with pytest.raises(BadInput, match=f"entry box of {piece} is not on the map"):
            GETTYSBURG.position({**spec, "waiting": [piece]})


@rule("GB-15.32", "GB-15.36")
def test_terrain_of_the_map_counts_in_combat() -> None:
    """Gettysburg is whatever the map says, and a map need not have a town."""
    percent = {}
    for terrain in ("clear", "ridge", "town"):
        own = line("COL", "GET", GET={"terrain": terrain})
        table = on(own, COL=sector("CR1", "CR2", block=block("CSA", 2)), GET=sector("UR1")).do("disc COL")
        odds = GETTYSBURG.odds(table.state, "CSA", "move CR1 GET", "en")
        assert odds is not None
        percent[terrain] = odds.percent
    assert percent["ridge"] < percent["clear"] < percent["town"]


@rule("GB-3.9", "GB-25.3")
def test_a_map_without_a_double_star() -> None:
    """No afternoon decides by it."""
    own = line("GET", "LRT", LRT={"star": 1})
    held = {"map": own, "period": "afternoon", "places": {"LRT": sector("CR1")}, "discs": {}, "turn": "Union"}
    state = GETTYSBURG.position({**held, "moment": {"procedure": ending_period()}})
    assert state.result.winner is None
    decided = {**own, "sectors": {**own["sectors"], "LRT": {"star": 2}}}
    state = GETTYSBURG.position({**held, "map": decided, "moment": {"procedure": ending_period()}})
    assert state.result.winner == "CSA"


def ending_period() -> list[dict[str, Any]]:
    """The Union box is empty: the period ends."""
    return [{"frame": "Period", "fields": {"step": 3, "active": 0}}]


@rule("GB-25.1")
def test_the_stars_of_the_map_are_the_goals() -> None:
    own = line("GET", "LRT", "POW", GET={"star": 1}, POW={"star": 1})
    held = {"map": own, "places": {"GET": sector("CR1"), "POW": sector("CR2")}, "discs": {}}
    assert GETTYSBURG.position({**held, "moment": {"procedure": ending_period()}}).result.winner == "CSA"
    state = GETTYSBURG.position({**held, "goals": ["LRT", "POW"], "moment": {"procedure": ending_period()}})
    assert state.result.winner is None
    assert GETTYSBURG.to_json(state)["goals"] == ["POW", "LRT"]


@rule("GB-5.6", "GB-8.3", "GB-8.4")
def test_the_period_ends_where_the_union_has_no_place_for_a_block() -> None:
    """It cannot use up its discs: after forty turns without one its skipped turn ends the period."""
    places = {"GET": sector("CR1", block=block("CSA", 2)), "CEM": sector("CR2")}
    spec = {"map": line("GET", "CEM"), "places": places, "turn": "Union", "discs": {"orders": 4}}
    waiting = Table({**spec, "stall": 30})
    assert (waiting.seat, waiting.ask.discs()["orders"]) == ("CSA", 4)
    table = Table({**spec, "stall": 60, "rush": True})
    assert table.ask.time()["period"] == "mid-day"
    assert table.ask.discs()["orders"] == 10


# ---- everything about it -----------------------------------------------------------------------------------


def test_the_example_of_the_page() -> None:
    table = Table(copy.deepcopy(EXAMPLE))
    assert table.ask.sectors() == [code for code in SECTOR_CODES if code in MAP["sectors"]]
    assert table.ask.field_of_fire("OKH") == ["COL", "GET", "CUL", "CEM"]
    table.do("disc COL")
    troops = {option.split()[2] for option in table.options("move") if option.split()[1] == "CE1"}
    assert troops == {"OKH", "GET"}


def test_scene_inspect_odds_view_sample_and_staff_work_on_it() -> None:
    state = GETTYSBURG.position(EXAMPLE)
    for language in LANGUAGES:
        for seat in ("CSA", "Union", None):
            scene = GETTYSBURG.scene(state, seat, language)
            assert scene.board != GETTYSBURG.board(language).hash
            assert {item.key for item in scene.items} >= {"piece:CR6", "piece:UA3", "block:COL", "piece:CR7"}
            place = GETTYSBURG.inspect(state, seat, "place:CUL", language)
            assert place is not None
            assert place.facts
            assert GETTYSBURG.inspect(state, seat, "place:LRT", language) is None
            assert GETTYSBURG.inspect(state, seat, "piece:CA3", language) is not None
            assert "CUL" in GETTYSBURG.summary(state, seat, language)
        assert GETTYSBURG.choices(state, language)
    view = GETTYSBURG.view(state, "Union")
    assert view.position["map"] == GETTYSBURG.to_json(state)["map"]
    sampled = GETTYSBURG.sample(view, Random(1))
    assert sampled.ground is state.ground
    assert GETTYSBURG.doctrine.minds()["staff"]().choose(GETTYSBURG.view(state, "CSA"), Random(1)) in state.options()
    state.apply("disc COL")
    odds = GETTYSBURG.odds(state, "CSA", "move CE1 GET", "en")
    assert odds is not None
    assert 0 < odds.percent < 100


def test_inspection_tells_the_ground_of_the_map() -> None:
    """Culp's Hill is a hill on the printed map and a ridge here."""
    for spec, word in ((EXAMPLE, "Ridge: guns reach 3 sectors"), ({}, "Hill: guns reach 4 sectors")):
        found = GETTYSBURG.inspect(GETTYSBURG.position(spec), None, "place:CUL", "en")
        assert found is not None
        assert found.facts[0].startswith(word)


def test_the_board_shows_what_is_there() -> None:
    """Borders that the printed map has lie where it has them; others have a place of their own."""
    own = {**line("HRN", "SLY", "BSW"), "boxes": {"Carlisle Road": "SLY"}}
    ground = on(own).state.ground
    board = board_of(ground, "en")
    assert not board.picture
    assert {place.id: [border.to for border in place.borders] for place in board.places} == {
        "HRN": ["SLY"],
        "BSW": ["SLY"],
        "SLY": ["HRN", "BSW", "Carlisle-Road"],
        "Carlisle-Road": ["SLY"],
    }
    table = on(own, SLY=sector("CR1", sticks=["HRN", "BSW"]))
    sticks = [item for item in GETTYSBURG.scene(table.state, None, "en").items if item.key.startswith("stick:")]
    assert len({(item.x, item.y) for item in sticks}) == 2


def test_it_is_written_and_read_back() -> None:
    state = GETTYSBURG.position(EXAMPLE)
    written = GETTYSBURG.to_json(state)
    again = GETTYSBURG.position(json.loads(json.dumps(written)))
    assert GETTYSBURG.to_json(again) == written
    assert again.ground is state.ground
    assert again.copy().ground is state.ground
    assert "map" not in GETTYSBURG.to_json(GETTYSBURG.position({}))


def test_however_it_is_listed_it_is_the_same_map() -> None:
    shuffled = {
        "boxes": {"Baltimore-Pike": "POW", "Carlisle-Road": "COL"},
        "corners": [corner[::-1] for corner in reversed(MAP["corners"])],
        "roads": [road[::-1] for road in MAP["roads"]],
        "borders": [border[::-1] for border in reversed(MAP["borders"])],
        "sectors": dict(reversed(MAP["sectors"].items())),
    }
    assert on(shuffled).state.ground is on(MAP).state.ground
    other = plan(corners=[])
    assert on(other).state.ground is not on(MAP).state.ground


def test_the_printed_map_in_full_is_the_printed_map() -> None:
    listed = json.loads(json.dumps(GETTYSBURG.to_json(on(MAP).state)["map"]))
    assert list(listed) == ["sectors", "borders", "roads", "corners", "boxes"]
    data = PRINTED.plan
    whole = {
        "sectors": {code: {"terrain": s.terrain, "star": s.star} for code, s in data.sectors.items()},
        "borders": data.borders, "roads": data.roads, "corners": data.corners, "boxes": data.boxes,
    }  # fmt: skip
    assert on(whole).state.ground is PRINTED


def test_a_ground_is_shared_by_copies_of_any_kind() -> None:
    for ground in (PRINTED, on(MAP).state.ground):
        assert copy.deepcopy(ground) is ground
        assert pickle.loads(pickle.dumps(ground)) is ground


def test_no_more_than_some_maps_are_kept() -> None:
    for code in SECTOR_CODES:
        for star in (0, 1):
            on({"sectors": {code: {"star": star}}})
    assert len(_own) == MOST_KEPT


# ---- whole games -------------------------------------------------------------------------------------------

ISLANDS: dict[str, Any] = {
    "map": {
        "sectors": {"HRN": {"star": 1}, "SLY": {}, "GET": {"terrain": "ridge"}, "CEM": {}},
        "borders": [["HRN", "SLY"]],
        "corners": [["SLY", "GET"]],
        "boxes": {"Carlisle Road": "CEM"},
    },
    "last_day": 1,
    "places": {
        "HRN": sector("UC1", "UR1", "UA1", block=block("Union", 4)),
        "SLY": sector("CR1", "CR2", "CE1", block=block("CSA", 5)),
        "GET": sector("CA1"),
        "Carlisle Road": sector("CR3"),
    },
}
"""Sectors that no border joins, no town, no double star."""
WAR: dict[str, Any] = {**EXAMPLE, "last_day": 3, "waiting": "schedule"}
POSITIONS = {"example": EXAMPLE, "islands": ISLANDS, "three days": WAR}


def sound(state: Battle) -> None:
    """Components add up, nothing is off the map, and the position can be written and read."""
    assert faults(state) == []
    assert all(state.ground.there >> place & 1 for side in (0, 1) for place in state.blocks(side))
    written = GETTYSBURG.to_json(state)
    there = {*state.ground.plan.sectors, *state.ground.plan.boxes}
    assert set(written.get("places", {})) <= there
    again = GETTYSBURG.position(json.loads(json.dumps(written)))
    assert GETTYSBURG.to_json(again) == written
    assert again.codes == state.codes


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("seed", range(6))
def test_random_games_end(name: str, seed: int) -> None:
    rng = Random(seed)
    state = GETTYSBURG.position(POSITIONS[name])
    step = 0
    while not state.over:
        state.play(rng.choice(state.codes))
        step += 1
        if step % 10 == 0:
            sound(state)
    assert state.result.winner in ("CSA", "Union")


@pytest.mark.parametrize("name", POSITIONS)
def test_staff_games_end(name: str) -> None:
    """The computer's players answer every decision legally, and inspect, choices and odds never fail on the way."""
    rng = Random(7)
    state = GETTYSBURG.position(POSITIONS[name])
    minds = {seat: GETTYSBURG.doctrine.minds()["staff"]() for seat in ("CSA", "Union")}
    step = 0
    while not state.over:
        seat = state.seat
        if seat in minds:
            chosen = minds[seat].choose(GETTYSBURG.view(state, seat), rng)
            assert chosen in state.options()
            if step % 20 == 0:
                GETTYSBURG.scene(state, seat, "en")
                for choice in GETTYSBURG.choices(state, "en"):
                    GETTYSBURG.odds(state, seat, choice.action, "en")
                for code in SECTOR_CODES:
                    GETTYSBURG.inspect(state, seat, f"place:{code}", "en")
            state.apply(chosen.action)
        else:
            state.play(rng.choice(state.codes))
        step += 1
    assert state.result.winner in ("CSA", "Union")


# ---- what cannot be ----------------------------------------------------------------------------------------

BAD_MAPS: list[tuple[dict[str, Any], str]] = [
    ({"sectors": {}}, "at least one sector"),
    ({"sectors": {"XYZ": {}}}, "'XYZ' is no sector of the printed map"),
    ({"sectors": {"GET": {"terrain": "swamp"}}}, "GET is 'swamp'; a sector is clear or ridge or hill or town"),
    ({"sectors": {"GET": {"star": 3}}}, "GET has 3 stars"),
    ({"sectors": {"GET": {"star": -1}}}, "GET has -1 stars"),
    ({"sectors": {"GET": {"terrain": "town"}, "CEM": {"terrain": "town"}}}, "only one town"),
    ({"sectors": {"GET": {"star": 2}, "CEM": {"star": 2}}}, "only one double star"),
    ({"sectors": {"GET": {"colour": "red"}}}, "colour"),
    (plan(borders=[["GET", "CEM"], ["CEM", "GET"]]), "border CEM GET is listed twice"),
    (plan(borders=[["GET", "GET"]]), "joins a sector to itself"),
    (plan(borders=[["GET", "LRT"]]), "border GET LRT: LRT is not among the sectors of this map"),
    (plan(borders=[["GET", "nowhere"]]), "'nowhere' is no sector of the printed map"),
    (plan(borders=[["GET", "CEM", "CUL"]]), "length"),
    (plan(roads=[["OKH", "CUL"]]), "a road crosses no border between CUL and OKH"),
    (plan(roads=[["GET", "CEM"], ["GET", "CEM"]]), "road GET CEM is listed twice"),
    (plan(corners=[["GET", "LRT"]]), "corner GET LRT: LRT is not among the sectors of this map"),
    (plan(corners=[["GET"]]), "two sectors or more"),
    (plan(corners=[[]]), "two sectors or more"),
    (plan(corners=[["GET", "CEM", "GET"]]), "names a sector twice"),
    (plan(corners=[["GET", "CEM"]] * 401), "more than 400 corners"),
    (plan(boxes={"Nowhere Road": "GET"}), "'Nowhere-Road' is no entry box"),
    (plan(boxes={"Carlisle Road": "LRT"}), "entry box Carlisle-Road: LRT is not among the sectors of this map"),
    (plan(boxes={"Carlisle Road": "GET", "Carlisle-Road": "CEM"}), "an entry box is listed twice"),
    (plan(boxes={"Carlisle Road": "GET", "Baltimore Pike": "GET"}), "one entry box at most"),
]


@rule("GB-3.2", "GB-3.3", "GB-3.4", "GB-3.6", "GB-3.7", "GB-3.9", "GB-3.10", "GB-3.12")
@pytest.mark.parametrize(("own", "words"), BAD_MAPS, ids=[words for _, words in BAD_MAPS])
def test_a_map_that_cannot_be_is_refused_with_a_sentence(own: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        on(own)


PERIOD = {"frame": "Period", "fields": {"step": 3, "active": 1}}
TURN = {"frame": "Turn", "fields": {"side": 0, "step": 1}}
HRN = SECTOR_CODES.index("HRN")
MARCH = {"frame": "March", "fields": {"piece": 0, "via": -1, "to": HRN, "ready": 0}}
BAD_POSITIONS: list[dict[str, Any]] = [
    {"places": {"LRT": sector("CR1")}},
    {"places": {"LRT": {"block": block("CSA", 2)}}},
    {"places": {"LRT": {"disrupted": True}}},
    {"places": {"Harrisburg Road": sector("CR1")}},
    {"places": {"GET": sector("UR1", sticks=["BAK"])}},
    {"goals": ["CEM", "LRT"]},
    {"moment": {"procedure": [PERIOD], "contested": ["LRT"]}},
    {"moment": {"procedure": [PERIOD], "origin": {"CR1": "LRT"}}},
    {"moment": {"procedure": [PERIOD, TURN, MARCH]}},
    {"moment": {"procedure": [PERIOD, TURN, {"frame": "Order", "fields": {"side": 0, "place": HRN, "role": 0}}]}},
]


@rule("GB-3.1")
@pytest.mark.parametrize("changes", BAD_POSITIONS, ids=str)
def test_nothing_is_where_there_is_no_ground(changes: dict[str, Any]) -> None:
    places = {"OKH": sector("CR1"), **changes.get("places", {})}
    with pytest.raises(BadInput, match="not on the map of this position"):
        GETTYSBURG.position({"map": MAP, **changes, "places": places})


def test_questions_know_only_what_is_there() -> None:
    ask = on(MAP).ask
    for question in (ask.terrain, ask.neighbours, ask.pieces, ask.commands, ask.field_of_fire):
        with pytest.raises(BadInput, match="LRT is not on the map of this position"):
            question("lrt")
    with pytest.raises(BadInput, match="Harrisburg-Road is not on the map"):
        ask.pieces("Harrisburg Road")
    assert ground_of(on(MAP).state.ground.plan) is on(MAP).state.ground
