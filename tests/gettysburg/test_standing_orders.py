"""Standing orders: reactions left to the staff, with "ask me if"."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random
from typing import Any

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.board import PLACES
from longroll.games.gettysburg.components import PIECES
from longroll.games.gettysburg.lexicon import DECISIONS
from longroll.games.gettysburg.odds import prospects
from longroll.games.gettysburg.state import Battle
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from longroll.kit.game import ASK
from tests.acceptance.walks import walk, warlike
from tests.gettysburg.table import Table, block, sector


def ordered(table: Table, **orders: str) -> str:
    found = GETTYSBURG.standing_answer(table.state, orders)
    return "" if found is None else str(found)


def test_every_order_answers_legally_whatever_is_hidden() -> None:
    met: Counter[str] = Counter()
    rng = Random(3)
    games = [walk(GETTYSBURG, "second-day-afternoon", 8, warlike), walk(GETTYSBURG, "three-days", 8, warlike)]
    for state, _ in chain(*games):
        assert isinstance(state, Battle)
        if state.mover < 0 or rng.random() > 0.5:
            continue
        name = GETTYSBURG.order_for(state)
        if not name:
            continue
        met[name] += 1
        other = GETTYSBURG.sample(GETTYSBURG.view(state, state.seat), rng)
        for order in GETTYSBURG.standing[name].answers:
            found = GETTYSBURG.standing_answer(state, {name: order})
            assert (found is None) >= (order == ASK)
            assert found == GETTYSBURG.standing_answer(other, {name: order})
            assert found is None or state.check(found.action) is None
    assert set(met) == set(GETTYSBURG.standing)


def test_orders_are_there_for_decisions_that_exist() -> None:
    named = {kind.standing for kind in DECISIONS if kind.standing}
    assert named == set(GETTYSBURG.standing)
    assert all(order.answers[0] == ASK == order.default for order in GETTYSBURG.standing.values())


HILL: dict[str, Any] = {
    "period": "mid-day",
    "places": {
        "LON": sector("CR1", "CE1", cubes={"grey": 5, "black": 5}, block=block("CSA", 4)),
        "CEM": sector("UR1", "UR2", "UA1"),
        "LEI": sector(block=block("Union", 3)),
    },
}


@rule("GB-14.11")
def test_the_best_piece_takes_the_cube() -> None:
    table = Table({**HILL, "places": {**HILL["places"], "LON": sector("CR1", "CE1", block=block("CSA", 4))}})
    table.do("disc LON", "move CR1 CEM", "move CE1 CEM", "die 2")
    assert table.kind == "hit"
    chances = {}
    for option in table.state.options():
        after = table.state.copy()
        after.apply(option)
        odds = prospects(after)
        assert odds is not None
        chances[str(option)] = odds.win
    best = max(chances, key=lambda one: chances[one])
    assert ordered(table, hits="best") == ordered(table, hits="doubt") == best
    assert ordered(table) == ordered(table, hits="ask") == ordered(table, cubes="even") == ""


def test_the_seat_is_asked_if_a_piece_would_be_lost() -> None:
    table = Table(HILL).do("disc LON", "move CR1 CEM", "move CE1 CEM", "die 2")
    assert table.kind == "hit"
    assert ordered(table, hits="doubt") == ""
    assert ordered(table, hits="best").startswith("hit ")


@rule("GB-19.5")
def test_guns_stay_unless_the_sector_is_being_lost() -> None:
    """After the first round: two fresh pieces on the hill hold it, one battered piece does not."""
    for defenders, cubes, asked in ((("UR1", "UR2", "UA1"), {}, False), (("UI1", "UA1"), {"orange": 4}, True)):
        places = {
            "LON": sector("CR1", "CR2", "CR3", block=block("CSA", 4)),
            "CEM": sector(*defenders, cubes=cubes),
            "LEI": sector(block=block("Union", 3)),
        }
        table = Table({"period": "mid-day", "places": places}).do("disc LON", "move CR1 CEM", "move CR2 CEM", "done")
        while table.kind != "withdraw":
            table.do("die 1" if table.state.mover == CHANCE and table.kind != "attacker-morale" else "die 6")
            if table.kind == "defender-morale":
                table.do("die 6")
        assert (ordered(table, guns="losing") == "") == asked
        assert ordered(table, guns="stay") == "stand"
        assert ordered(table, guns="leave").startswith("retreat UA1 ")


@rule("GB-17.4")
def test_the_way_back_to_a_victory_sector_is_the_best_one_and_may_be_asked_for() -> None:
    places = {
        "LON": sector("CR1", block=block("CSA", 4)),
        "CEM": sector("UR1"),
        "LEI": sector(block=block("Union", 3)),
    }
    table = Table({"period": "mid-day", "places": places}).do("disc LON", "move CR1 CEM", "die 1", "die 2", "die 1")
    assert table.kind == "retreat"
    goals = {str(option).split()[2] for option in table.state.options()}
    stars = [code for code in goals if table.state.ground.stars[PLACES.index(code)]]
    assert stars
    assert ordered(table, retreats="stars") == ""
    assert ordered(table, retreats="best").split()[2] in stars


@rule("GB-18.3", "GB-18.4")
def test_cavalry_stands_unless_it_would_be_lost() -> None:
    for cubes, doomed in ((0, False), (3, True)):
        places = {
            "WRC": sector("CR1", block=block("CSA", 2)),
            "MPN": sector("UC1", cubes={"navy": cubes} if cubes else {}),
            "SEM": sector(block=block("Union", 2)),
        }
        table = Table({"period": "mid-day", "places": places}).do("disc WRC", "move CR1 MPN", "die 1", "die 4")
        assert table.kind == "evade"
        assert ordered(table, cavalry="stay") == "stand"
        assert (ordered(table, cavalry="doubt") == "") == doomed
        assert ordered(table, cavalry="ride-off").startswith(f"retreat {PIECES[PIECES.index('UC1')]} ")
