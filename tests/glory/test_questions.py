"""Questions to a position, by their plain names."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.questions import Questions
from longroll.kit import BadInput
from longroll.kit.clauses import rule
from tests.glory.table import Table

ARMY = """
US K leader 0505
US a inf 0505 N cmd=K
US g art 0505 N cmd=K
US h cav 0909 S cmd=K foot
CS X leader 0508
CS x inf 0508 N cmd=X D
CS y inf withdrawn - cmd=X
"""


def asked(**changes: Any) -> Questions:
    return Table(ARMY, begin="move K", **changes).ask


def test_who_stands_where() -> None:
    ask = asked()
    assert ask.here("0505") == {"units": ["a", "g"], "facing": "N", "leaders": ["K"]}
    assert ask.here("0101") == {"units": [], "facing": "", "leaders": []}
    assert ask.units("CS") == ["x", "y"]
    assert ask.units() == ["a", "g", "h", "x", "y"]
    assert ask.boxes() == {"withdrawn": ["y"]}
    x = ask.unit("x")
    assert (x["place"], x["disordered"], x["cohesion"], x["strength"], x["movement"]) == ("0508", True, 5, 8, 4)
    assert ask.unit("a")["stacked_with"] == "g"
    assert ask.unit("h")["dismounted"]
    assert ask.unit("y")["place"] == "withdrawn"
    assert ask.leader("K")["place"] == "0505"
    assert "0501" in ask.leader("K")["commands"]


@rule("GL-5.13.1", "GL-6.11.1", "GL-6.13.1")
def test_command_and_reach() -> None:
    ask = asked(woods="0504")
    assert ask.command("a") == {"in_command": True, "leader": "K", "cost": 0, "range": 5}
    assert ask.command("h")["cost"] == 6
    reach = ask.reach("a")
    assert reach["0504"] == 2
    assert "0507" in reach
    assert ask.reach("h", extended=True) == {}
    assert ask.reach("a", extended=True) != reach
    assert ask.step_cost("inf", "0505", "0504") == 2
    assert asked(water={"0505-0504": "river"}).step_cost("inf", "0505", "0504") is None


@rule("GL-3.2", "GL-7.11.1", "GL-7.13.2", "GL-9.21.1", "GL-9.4.3")
def test_ground_front_and_sight() -> None:
    ask = asked(woods="0506 0507", links={"road": "0505-0504"}, walls="0508>0507", levels={"0505": 2})
    ground = ask.ground("0505")
    assert (ground["terrain"], ground["level"], ground["roads"]) == ("clear", 2, {"N": "road"})
    assert ask.ground("0508")["walls"] == ["N"]
    assert ask.neighbours("0505")["N"] == "0504"
    assert ask.distance("0505", "0508") == 3
    assert sorted(ask.front("0505")) == ["0405", "0504", "0605"]
    assert ask.front("0505", "S") != ask.front("0505")
    assert ask.in_arc("0505", "S", "0508")
    assert not ask.in_arc("0505", "N", "0508")
    assert ask.sight("0505", "0508") == {"clear": False, "blocked_by": "0507", "clause": "GL-9.4.5"}
    assert asked().targets("g") == []
    assert asked().targets("g", turning=True) == ["0508"]


def test_the_turn() -> None:
    ask = Table(ARMY).dice(4, 4).ask
    assert ask.turn()["turn"] == "T1"
    assert ask.pool() == {"US-AM": 1, "CS-AM": 1}


def test_answers_are_plain_and_unknown_names_are_refused() -> None:
    ask = GLORY.ask(GLORY.new("maryes-heights"))
    for name in ask.units():
        msgspec.json.encode([ask.unit(name), ask.command(name), ask.reach(name), ask.targets(name)])
    for question, name in (
        (ask.unit, "nobody"), (ask.here, "9999"), (ask.leader, "us-zook"), (ask.ground, ""), (ask.units, "XX"),
        (ask.reach, "0505"),
    ):  # fmt: skip
        with pytest.raises(BadInput, match="is no"):
            question(name)


def test_questions_about_what_cannot_be_are_refused() -> None:
    ask = asked()
    assert ask.side_to("0505", "0504") == "N"
    assert ask.side_to("0505", "0508") == ""
    for question, said in (
        (lambda: ask.retreat("y", ["0505"]), "unit y is not on the map"),
        (lambda: ask.at_risk("y", "0505"), "unit y is not on the map"),
        (lambda: ask.fire(["a"], "0508"), "only artillery fires"),
        (lambda: ask.fire([], "0508"), "only artillery fires"),
        (lambda: ask.charge(["a"], ["0504"]), "units on both sides"),
        (lambda: ask.charge([], ["0508"]), "units on both sides"),
        (lambda: ask.charge_ground("0505", "0508"), "no neighbours"),
        (lambda: ask.place("Rome"), "'Rome' is no place"),
        (lambda: ask.marker("nobody"), "'nobody' is no marker"),
        (lambda: ask.markers("T99"), "'T99' is no turn"),
    ):
        with pytest.raises(BadInput, match=said):
            question()
