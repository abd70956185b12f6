"""The scenarios, and the examples and tables of docs/positions/gettysburg.md."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.components import NAMES, PERIODS, PIECES
from longroll.games.gettysburg.data.materials import DATA
from longroll.games.gettysburg.state import Battle
from longroll.kit.clauses import rule
from longroll.kit.game import View
from longroll.kit.state import State
from tests.acceptance.walks import walk, warlike
from tests.gettysburg.audit import faults
from tests.gettysburg.table import Table
from tests.pages import codes, section, tables

SCENARIOS = tuple(GETTYSBURG.scenarios)
SHORT = tuple(name for name in SCENARIOS if name != "three-days")
STARS = ("CUL", "CEM", "CRN", "LRT")
PIECE_COUNTS = {"CR": 17, "CE": 5, "CA": 9, "UR": 19, "UE": 1, "UI": 7, "UC": 2, "UA": 11}
CUBE_COUNTS = {"grey": 30, "black": 20, "blue": 30, "red": 5, "orange": 15, "navy": 5}
BLOCKS = [2, 2, 3, 3, 4, 4, 5, 5]
DISCS = {"CSA": 22, "Union": 12}
STICKS = 20
DISRUPTION_MARKERS = 8
FIRE_MARKERS = 4
GAMES = 10

PAGE = Path(__file__).parents[2] / "docs" / "positions" / "gettysburg.md"


def scenario_file(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DATA / "scenarios" / f"{name}.json").read_text(encoding="utf-8"))
    return found


def random_game(state: Battle, seed: int) -> list[Battle]:
    """Play to the end; a position now and then, and the last one."""
    rng = Random(seed)
    seen: list[Battle] = []
    step = 0
    while not state.over:
        state.play(rng.choice(state.codes))
        step += 1
        if step % 25 == 0:
            seen.append(state.copy())
    return [*seen, state]


# ---- the files ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_loads_and_round_trips(name: str) -> None:
    state = GETTYSBURG.new(name)
    written = GETTYSBURG.to_json(state)
    again = GETTYSBURG.position(json.loads(json.dumps(written)))
    assert GETTYSBURG.to_json(again) == written
    assert again.decision == state.decision
    assert again.options() == state.options()


@rule("GB-2.1")
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_has_exactly_the_components_of_the_game(name: str) -> None:
    state = GETTYSBURG.new(name)
    assert faults(state) == []
    table = Table(GETTYSBURG.to_json(state))
    where = Counter(table.where(piece) for piece in PIECES)
    assert Counter(piece[:2] for piece in PIECES) == PIECE_COUNTS
    assert where.total() == sum(PIECE_COUNTS.values())
    places = GETTYSBURG.to_json(state)["places"]
    for colour, number in CUBE_COUNTS.items():
        assert table.supply(colour) + sum(there.get("cubes", {}).get(colour, 0) for there in places.values()) == number
    assert state.sticks_left + sum(len(there.get("sticks", [])) for there in places.values()) == STICKS
    assert sum(there.get("disrupted", False) for there in places.values()) <= DISRUPTION_MARKERS
    assert sum(there.get("fire", False) for there in places.values()) <= FIRE_MARKERS
    boxes = {"CSA": state.single + state.double, "Union": state.orders}
    for side, discs in DISCS.items():
        own = [there["block"] for there in places.values() if there.get("block", {}).get("side") == side]
        assert sorted([*(block["value"] for block in own), *table.hand(side), *table.aside(side)]) == BLOCKS
        assert boxes[side] + table.reserve(side) + sum(block["discs"] for block in own) == discs


@rule("GB-2.1", "GB-5.1", "GB-5.2")
@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_a_random_game_conserves_components_and_ends_in_time(name: str, seed: int) -> None:
    state = GETTYSBURG.new(name)
    last_day = state.last_day
    for position in random_game(state, seed):
        assert faults(position) == []
        assert position.day <= last_day
        assert (position.day, PERIODS[position.period]) != (last_day, "night")
    assert state.result.winner in ("CSA", "Union")


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_list_is_put_off_only_where_there_are_several_answers(name: str) -> None:
    put_off = set()
    for seed in range(GAMES):
        for state, _ in walk(GETTYSBURG, name, seed, warlike):
            if state.several():
                put_off.add(asked(state))
                assert len(state.codes) > 1
    assert put_off >= {"turn", "order", "moving", "defenders-fire"}


def asked(state: State) -> str:
    decision = state.decision
    assert decision is not None
    return decision.kind


def test_a_new_game_is_independent_of_the_last() -> None:
    before = GETTYSBURG.to_json(GETTYSBURG.new())
    random_game(GETTYSBURG.new(), 1)
    assert GETTYSBURG.to_json(GETTYSBURG.new()) == before


@pytest.mark.parametrize("name", SHORT)
def test_a_short_scenario_names_every_piece(name: str) -> None:
    listed = [piece for there in scenario_file(name)["places"].values() for piece in there.get("pieces", [])]
    assert set(listed) <= set(PIECES)
    assert len(listed) == len(set(listed))


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_union_holds_the_field_and_nothing_is_decided(name: str) -> None:
    table = Table(scenario=name)
    goals = scenario_file(name).get("goals", STARS)
    held = set(table.occupied("CSA"))
    assert not held & set(STARS)
    assert not held & set(goals)
    if table.state.day > 1:
        assert set(STARS) <= set(table.occupied("Union"))
    assert table.seat == "CSA"
    assert table.kind == "turn"


@rule("GB-4.2", "GB-4.3", "GB-4.4", "GB-4.5", "GB-4.6", "GB-4.7", "GB-4.8", "GB-4.9")
@pytest.mark.parametrize("name", ["three-days", "first-day"])
def test_the_set_up_of_the_first_morning(name: str) -> None:
    table = Table(scenario=name)
    placed = {
        "MPN": ["UA1", "UC1"],
        "OKR": ["UC2"],
        "LON": ["UE1", "UR1"],
        "COD": ["UA2", "UR2", "UR3"],
        "Chambersburg Pike": ["CA1", "CA2", "CR1", "CR2", "CR3", "CR4", "CR5"],
    }
    for place, pieces in placed.items():
        assert table.pieces(place) == pieces
    assert table.occupied("CSA") == []
    on_map = {piece for pieces in placed.values() for piece in pieces}
    assert all(table.where(piece) == "sheet" for piece in PIECES if piece not in on_map)
    assert (table.state.day, PERIODS[table.state.period]) == (1, "morning")
    for side in DISCS:
        assert table.hand(side) == BLOCKS
        assert table.aside(side) == []
    assert all(table.supply(colour) == number for colour, number in CUBE_COUNTS.items())
    bare = GETTYSBURG.to_json(table.state)["places"]
    assert all(set(there) == {"pieces"} for there in bare.values())
    assert table.state.sticks_left == STICKS
    assert table.state.single + table.state.double + table.reserve("CSA") == DISCS["CSA"]
    assert table.state.orders + table.reserve("Union") == DISCS["Union"]


def test_the_first_day_ends_with_its_afternoon() -> None:
    assert scenario_file("first-day")["last_day"] == 1
    assert GETTYSBURG.new("first-day").last_day == 1


def test_the_sixth_corps_comes_up_on_the_second_afternoon() -> None:
    table = Table(scenario="second-day-afternoon")
    assert table.pieces("Baltimore Pike") == ["UA11", "UR16", "UR17", "UR18", "UR19"]
    assert "sheet" not in {table.where(piece) for piece in PIECES}


def test_nobody_is_still_to_come_on_the_third_day() -> None:
    table = Table(scenario="third-day")
    assert "sheet" not in {table.where(piece) for piece in PIECES}
    assert table.pieces("SPW") == ["CA5", "CE5", "CR10", "CR17"]


# ---- the page ----------------------------------------------------------------------------------------------


def examples() -> list[dict[str, Any]]:
    """Every ```json block of the page."""
    found = re.findall(r"^```json\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [json.loads(block) for block in found]


def example_positions() -> list[dict[str, Any]]:
    """The positions among the examples, those inside probes and views included."""
    return [example.get("position", example) for example in examples()]


def test_there_are_enough_examples() -> None:
    assert len(examples()) >= 8
    assert any("actions" in example for example in examples())
    assert any("seat" in example for example in examples())


@pytest.mark.parametrize("number", range(len(examples())))
def test_an_example_is_accepted(number: int) -> None:
    example = examples()[number]
    if "seat" in example:
        view = msgspec.convert(example, View)
        assert faults(GETTYSBURG.sample(view, Random(number))) == []
        return
    table = Table(example.get("position", example))
    table.do(*example.get("actions", []))
    assert faults(table.state) == []
    written = GETTYSBURG.to_json(table.state)
    assert GETTYSBURG.to_json(GETTYSBURG.position(written)) == written


def test_the_probe_example_ends_as_told() -> None:
    (example,) = [example for example in examples() if "actions" in example]
    table = Table(example["position"]).do(*example["actions"])
    assert table.pieces("SEM") == ["UC1"]
    assert table.pieces("MPN") == ["CR1", "CR2"]
    assert table.cubes("SEM") == {}
    assert table.told("forced")[0].args == {"action": "done"}


def test_the_page_lists_the_pieces() -> None:
    listed = [
        (codes(piece)[0], formation)
        for piece, formation in tables(section("Pieces", PAGE.read_text(encoding="utf-8")))[0]
    ]
    assert listed == list(zip(PIECES, NAMES, strict=True))
