"""GL-15 Fredericksburg: its turns, markers, river, objectives and levels."""

from __future__ import annotations

import pytest

from longroll.games.glory.components import CS, US, members
from longroll.games.glory.lexicon import ELIMINATED, RECOVERY, WITHDRAWN
from longroll.games.glory.rules.battles.fredericksburg import objective_hexes
from longroll.games.glory.rules.setup import theatre
from longroll.games.glory.rules.units import barred
from longroll.games.glory.rules.victory import decide, holds, level_of, margin, points, winner_of
from longroll.kit.clauses import rule
from longroll.kit.state import NOBODY
from tests.glory.table import Table


@rule("GL-15.1", "GL-15.2")
def test_turns_and_markers() -> None:
    _, roster = theatre("fredericksburg")
    assert roster.times == ("0745", "0900", "1015", "1130", "1245", "1400", "1515", "1630", "1745")
    assert roster.night == (0,) * 8 + (1,)
    markers = dict(zip(roster.group_names, roster.markers, strict=True))
    assert markers["V/Butterfield"] == (0, 0, 0, 1, 1, 2, 2, 2, 2)
    table = Table.scenario("fredericksburg").do("open I/Reynolds")
    assert table.pool() == {
        "I/Reynolds": 1,
        "II/Couch": 1,
        "III/Stoneman": 1,
        "VI/Smith": 1,
        "IX/Willcox": 1,
        "Cavalry": 1,
        "Hunt/Reserve": 1,
        "Longstreet": 2,
        "Jackson": 2,
        "Stuart": 1,
    }


@rule("GL-15.3")
def test_fog_on_the_first_two_turns() -> None:
    _, roster = theatre("fredericksburg")
    assert roster.fog == (True, True) + (False,) * 7


@rule("GL-15.4", "GL-15.6")
def test_confederates_stay_on_their_bank() -> None:
    table = Table.scenario("fredericksburg")
    b = table.state
    board = b.board
    for unit in members(table.roster.of_side[CS]):
        assert barred(b, unit) >> board.index["1911"] & 1
        assert not barred(b, unit) >> board.index["1815"] & 1
    assert not barred(b, table.number("us-caldwell"))


@rule("GL-15.4")
def test_a_confederate_may_not_cross_a_bridge_the_union_uses() -> None:
    army = {
        "scenario": "fredericksburg",
        "turn": "T4",
        "hexes": {
            "1712": {"units": ["cs-cobb"], "facing": "NE"},
            "1611": {"units": ["us-caldwell"], "facing": "NE"},
        },
        "leaders": {"McLaws": "1712", "Hancock": "1611"},
    }
    table = Table.position({**army, "begin": "move McLaws"})
    barred_hexes = [o for o in ("1911", "1811") if not table.legal(f"move cs-cobb {o}")]
    assert "1911" in barred_hexes
    assert "GL-15.4" in table.refused("move cs-cobb 1911")


@rule("GL-15.5")
def test_the_reserve_artillery_stays_where_it_is() -> None:
    table = Table.scenario("fredericksburg")
    gun = table.number("us-tompkins-a")
    assert barred(table.state, gun) >> table.state.board.index["1815"] & 1
    assert not barred(table.state, gun) >> table.state.board.index["2010"] & 1
    assert not barred(table.state, table.number("us-ii-corps-battery-group-a")) >> table.state.board.index["2010"] & 1


@rule("GL-15.5")
def test_reserve_artillery_on_the_other_bank_moves_there_and_does_not_cross() -> None:
    army = {"scenario": "fredericksburg", "turn": "T4", "hexes": {"1713": {"units": ["us-tompkins-a"], "facing": "NE"}}}
    table = Table.position({**army, "begin": "move us-tompkins-a"})
    board = table.state.board
    ends = {option.split()[-1] for option in table.options("move") + table.options("march")}
    here = board.bank(board.index["1713"])
    assert len(ends) > 1
    assert all(here >> board.index[end] & 1 for end in ends)
    assert not here >> board.index["1911"] & 1
    assert table.refused("move us-tompkins-a 1911") == "GL-15.5 barred"


@rule("GL-15.7")
def test_reserve_artillery_is_independent() -> None:
    _, roster = theatre("fredericksburg")
    for name in ("us-hays-right", "cs-alexander", "cs-brown"):
        assert roster.command[roster.unit[name]] >= roster.n_leaders


@rule("GL-15.8")
def test_no_reinforcements() -> None:
    _, roster = theatre("fredericksburg")
    assert roster.arrival_ids == ()


@rule("GL-15.9", "GL-R47")
def test_victory_points() -> None:
    b = Table.scenario("fredericksburg").state
    assert (points(b, US), points(b, CS)) == (0, 0)
    for name, place in (
        ("cs-cobb", ELIMINATED),
        ("cs-kershaw", WITHDRAWN),
        ("cs-semmes", RECOVERY),
        ("cs-cabell", ELIMINATED),
        ("us-caldwell", ELIMINATED),
    ):
        b.lift(b.roster.unit[name], place)
    assert points(b, US) == 2 + 1 + 1 + 1
    assert points(b, CS) == 2
    lane = b.roster.unit["cs-lane"]
    b.lift(lane)
    b.put(lane, b.board.index["3130"], 0)
    assert points(b, CS) == 2 + 3
    assert margin(b) == 0


@rule("GL-15.9")
def test_the_town_counts_once_for_any_of_its_hexes() -> None:
    b = Table.scenario("fredericksburg").state
    number = b.roster.objective_hex.index(b.board.index["1815"])
    town = objective_hexes(b.board, b.board.index["1815"])
    assert town.bit_count() > 3
    assert not town >> b.board.index["1506"] & 1
    assert not holds(b, number)
    elsewhere = next(h for h in members(town) if h != b.board.index["1815"] and b.count(h) == 0)
    cobb = b.roster.unit["cs-cobb"]
    b.lift(cobb)
    b.put(cobb, elsewhere, 0)
    assert holds(b, number)


@rule("GL-15.9")
@pytest.mark.parametrize(
    ("difference", "level", "winner"),
    [
        (12, "Union decisive victory", US),
        (11, "Union marginal victory", US),
        (5, "Union marginal victory", US),
        (4, "Draw", NOBODY),
        (-4, "Draw", NOBODY),
        (-5, "Confederate marginal victory", CS),
        (-12, "Confederate decisive victory", CS),
    ],
)
def test_levels(difference: int, level: str, winner: int) -> None:
    b = Table.scenario("fredericksburg").state
    found = level_of(b, difference)
    assert b.roster.levels[found][1] == level
    assert winner_of(b, found) == winner


@rule("GL-15.9", "GL-3.D.4")
def test_the_end_tells_points_and_result() -> None:
    table = Table("US K leader 0505\nUS a inf 0505 N cmd=K\nCS x inf eliminated N\n", objectives="US 0505 3,CS 0101 5")
    decide(table.state)
    assert table.state.winner == US
    assert table.state.level == 0
    assert table.state.frames == []
