"""Questions to a position: plain answers, and BadInput for what is unknown."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.questions import Questions
from longroll.kit import BadInput
from longroll.kit.clauses import rule
from tests.acceptance.walks import walk, warlike
from tests.gettysburg.table import Table, block, sector

PLACES: dict[str, Any] = {
    "HRN": sector("CA1", "CA2", "CR1", damaged=["CA2"], cubes={"grey": 2}, fire=True, block=block("CSA", 4, 1)),
    "MPN": sector("UC1", "UA1", sticks=["WRN", "WRN"], disrupted=True),
    "SEM": sector(block=block("Union", 2)),
    "Carlisle Road": sector("CR2"),
}


@pytest.fixture(name="ask")
def _ask() -> Questions:
    return Table({"places": PLACES, "aside": {"CSA": [5]}}).ask


@rule("GB-3.2", "GB-3.3", "GB-3.4", "GB-22.6")
def test_the_ground(ask: Questions) -> None:
    assert (ask.terrain("CEM"), ask.terrain("GET"), ask.terrain("hrn")) == ("hill", "town", "ridge")
    assert (ask.stars("LRT"), ask.stars("CEM"), ask.stars("HRN")) == (2, 1, 0)
    assert "WRN" in ask.neighbours("HRN")
    assert "RCK" in ask.touching("CUF")
    assert "RCK" not in ask.neighbours("CUF")
    assert ask.road("HRN", "WRN")
    assert (ask.separation("CEM", "LRT"), ask.marches("CUF", "RCK")) == (4, 2)
    assert ask.boxes()["Carlisle-Road"] == "CAR"
    assert ask.title("LRT") == "Little Round Top and Round Top"
    assert ask.title("carlisle road") == "Carlisle Road"
    assert len(ask.sectors()) == 58


@rule("GB-22.3", "GB-22.4", "GB-22.5", "GB-22.8")
def test_fire(ask: Questions) -> None:
    assert (ask.range("CEM"), ask.range("HRN"), ask.range("CUF")) == (4, 3, 1)
    assert "MPN" in ask.field_of_fire("HRN")
    assert not ask.sees("HRN", "SEM"), "the ridge between them blocks"
    assert ask.targets("CA1") == {"MPN": ["troops"]}
    assert ask.targets("UA1") == {"HRN": ["troops", "artillery"]}
    assert ask.targets("CR1") == {}


def test_what_stands_here(ask: Questions) -> None:
    assert ask.pieces("HRN") == ["CA1", "CA2", "CR1"]
    assert ask.kinds("Carlisle-Road") == ["CR"]
    assert ask.cubes("HRN") == {"grey": 2}
    assert (ask.sticks("MPN"), ask.entrenched("MPN"), ask.entrenched("HRN")) == (["WRN", "WRN"], "WRN", None)
    assert (ask.disrupted("MPN"), ask.fired("HRN"), ask.fired("MPN")) == (True, True, False)
    assert ask.block("HRN") == {"side": "CSA", "value": 4, "discs": 1}
    assert ask.block("MPN") is None
    assert (ask.blocks("CSA"), ask.blocks("Union")) == (["HRN"], ["SEM"])
    assert (ask.occupied("CSA"), ask.occupied("union")) == (["HRN"], ["MPN"])
    assert ask.contested() == []


def test_pieces_by_name(ask: Questions) -> None:
    assert ask.piece("ca2") == {
        "name": "CA2", "kind": "CA", "side": "CSA", "formation": "McIntosh's battalion", "where": "HRN",
        "damaged": True, "load": 0, "origin": None,
    }  # fmt: skip
    assert ask.where("CR9") == "lost"
    assert Table(scenario="three-days").ask.where("UR19") == "sheet"


@rule("GB-12.2", "GB-12.3", "GB-6.4")
def test_reach(ask: Questions) -> None:
    assert set(ask.reach("CR1")) == set(ask.neighbours("HRN"))
    assert set(ask.reach("CR1").values()) == {1}
    riding = ask.reach("UC1")
    assert riding == {}, "from a disrupted sector the last troops may not move"
    free = Table({"places": {**PLACES, "MPN": sector("UC1")}}).ask.reach("UC1")
    assert (free["SEM"], free["GET"]) == (1, 2)
    assert ask.reach("CR2") == {"CAR": 1}
    assert ask.reach("CR9") == {}


@rule("GB-17.4", "GB-17.2", "GB-11.3")
def test_command_and_retreat(ask: Questions) -> None:
    assert ["SEM"] in ask.retreats("UC1")
    assert ask.commanded_by("SEM", "Union") == ["SEM"]
    assert ask.commands("Carlisle Road") == ["CAR"]
    assert "SEM" in ask.commands("SEM")
    table = Table({"places": {**PLACES, "WRC": sector("CR3", block=block("CSA", 2))}})
    table.do("disc WRC", "move CR3 MPN", "done").dice(1)
    assert table.ask.contested() == ["MPN"]
    assert table.ask.piece("CR3")["origin"] == "WRC"
    assert table.ask.retreats("CR3") == [["WRC"]]
    assert ["WRC"] not in table.ask.retreats("UC1")


@rule("GB-2.1", "GB-26.1")
def test_what_is_left_and_what_is_hidden(ask: Questions) -> None:
    assert (ask.supply("grey"), ask.supply("Navy")) == (28, 5)
    assert ask.remaining() == {"sticks": 18, "disruption": 7, "fire": 3}
    assert ask.discs() == {"single": 12, "double": 4, "orders": 10, "forced": 0}
    assert (ask.reserve("CSA"), ask.hand("CSA"), ask.aside("CSA")) == (5, [2, 2, 3, 3, 4, 5], [5])
    state = Table({"places": PLACES, "aside": {"CSA": [5]}}).state
    unknown = GETTYSBURG.ask(GETTYSBURG.shown_to(state, "Union"))
    assert unknown.block("HRN") == {"side": "CSA", "value": None, "discs": 1}
    assert (unknown.hand("CSA"), unknown.hand_size("CSA")) == ([], 6)


@rule("GB-25.1", "GB-8.4")
def test_time_and_victory(ask: Questions) -> None:
    assert ask.time() == {"day": 1, "period": "morning", "last_day": 3, "stall": 1}
    assert "CEM" in ask.goals()
    assert ask.goals_held() == []
    assert ask.winner() is None
    assert Table({"winner": "Union"}).ask.winner() == "Union"


ONE_NAME = (
    "title", "terrain", "stars", "neighbours", "touching", "range", "field_of_fire", "pieces", "kinds", "cubes",
    "sticks",
    "entrenched", "disrupted", "fired", "block", "blocks", "occupied", "piece", "where", "load", "damaged", "reach",
    "targets", "retreats", "commands", "hand", "aside", "hand_size", "supply", "reserve",
)  # fmt: skip
TWO_NAMES = ("road", "separation", "marches", "sees", "commanded_by")


@pytest.mark.parametrize("question", ONE_NAME + TWO_NAMES)
def test_unknown_names_are_refused(ask: Questions, question: str) -> None:
    put: Callable[..., Any] = getattr(ask, question)
    for name in ("", "XYZ", "CR99", "nobody", "ÄÖ", "58", "-1"):
        with pytest.raises(BadInput, match=r"^'.*' is no (sector|piece|side|colour)"):
            put(*([name] if question in ONE_NAME else ["CEM", name]))


def test_every_question_has_a_plain_answer_in_every_position() -> None:
    """Every public question is asked of positions of a game, about places and pieces at random."""
    names = [name for name in dir(Questions) if not name.startswith("_")]
    plain = set(names) - set(ONE_NAME) - set(TWO_NAMES)
    assert plain == {
        "sectors",
        "boxes",
        "roster",
        "contested",
        "remaining",
        "discs",
        "time",
        "goals",
        "goals_held",
        "winner",
    }
    rng = Random(4)
    pieces = [name for name in GETTYSBURG.new().notation.by_name["enter"].params[0].values if name]
    for state, _ in walk(GETTYSBURG, "first-day", 6, warlike):
        if rng.random() > 0.1:
            continue
        ask = GETTYSBURG.ask(state)
        for question in plain:
            json.dumps(getattr(ask, question)())
        for question in (*ONE_NAME, *TWO_NAMES):
            words = {"blocks": "CSA", "occupied": "CSA", "hand": "CSA", "aside": "CSA", "hand_size": "CSA",
                     "reserve": "CSA", "supply": "navy"}  # fmt: skip
            by_piece = question in ("piece", "where", "load", "damaged", "reach", "targets", "retreats")
            first = words.get(question) or (rng.choice(pieces) if by_piece else rng.choice(ask.sectors()))
            second = [] if question in ONE_NAME else ["Union" if question == "commanded_by" else "CEM"]
            json.dumps(getattr(ask, question)(first, *second))
