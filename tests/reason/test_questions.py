"""Questions every player asks (Game.ask): the answers are plain data, and those of the worked examples."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from longroll.games.reason import REASON
from longroll.kit import BadInput
from longroll.kit.clauses import rule
from tests.acceptance.walks import walk, warlike
from tests.reason.field import Field


@rule("MR-2.7", "MR-26.1")
def test_units_and_officers_by_name() -> None:
    ask = REASON.ask(REASON.new("lindenau"))
    assert ask.units("first") == ["B11", "B12", "B13", "B14", "B21", "B22"]
    found = ask.unit("b21")
    assert (found["type"], found["sp"], found["where"], found["force"]) == ("HC", 7, "table", "B2")
    assert (found["x"], found["y"], found["facing"], found["formation"]) == (17.1, 3.2, 0, "FF")
    assert ask.unit("W21")["garrison"] == "Lindenau-1"
    assert ask.sectors() == {"Lindenau-1": "W21"}
    assert ask.officer("von-kessel")["exceptional"]
    assert ask.officer("von-Lossow")["rating"] == "good"
    assert ask.force("B1")["units"] == ["B11", "B12", "B13", "B14"]
    assert ask.army("second") | {"points": 0} == {
        "name": "Austrians", "commander": "FML-Haller", "pool": 0, "losses": 0, "total": 4.5, "mtp": 2, "points": 0,
    }  # fmt: skip
    assert ask.objectives()["village"] == {"holder": "second", "vp": {"first": 4, "second": 2}}
    assert ask.moment()["turn"] == 3


@rule("MR-4.2", "MR-4.7", "MR-13.7")
def test_the_ground() -> None:
    ask = REASON.ask(REASON.new("lindenau"))
    assert ask.table() == {"w": 24, "h": 16, "weather": "clear"}
    assert ask.terrain(12, 11) == {"level": 1, "areas": {}, "sector": "", "road": ""}
    assert ask.terrain(3, 8)["areas"] == {"west-wood": "woods"}
    assert ask.terrain(18, 8)["sector"] == "Lindenau-1"
    assert ask.terrain(14.2, 2)["road"] == "post-road"
    assert ask.standing_at(17.5, 3.3) == ["B21"]
    assert ask.standing_at(18.2, 2.2) == ["von-Rohr"]
    assert ask.standing_at(1, 1) == []


@rule("MR-5.4", "MR-5.7", "MR-5.9", "WE-12", "WE-15", "WE-31")
def test_measures() -> None:
    field = Field("first a RI 10 10 0 sp=7\nsecond e RI 10 11.4 180\nsecond f RI 12.6 11.4 180\nfirst t RI 20 10 0")
    ask = field.ask
    assert ask.front_distance("a", "e") == pytest.approx(0.9)
    assert ask.distance("a", "e") == pytest.approx(0.9)
    assert ask.in_arc("a", "f")
    assert [ask.zone("t", x, y) for x, y in ((26, 10.3), (26, 10.2), (21.5, 8.5), (17, 9.9))] == [
        "front", "right", "rear", "left",
    ]  # fmt: skip
    enemy, distance = ask.nearest_enemy("a")
    assert enemy == "e"
    assert distance == pytest.approx(0.9)
    assert ask.targets("a") == ["e"]
    assert ask.fire("a", "e")["dice"] == 7
    assert ask.line_of_fire("a", "e") == {
        "clear": True, "block": "clear", "by": "", "start": (10, 10.25), "end": (10, 11.4),
    }  # fmt: skip
    assert ask.in_command("a")
    assert not ask.vulnerable("a")


@rule("MR-12.5", "MR-18.12", "WE-24", "WE-27", "WE-34")
def test_movement_and_charges() -> None:
    ask = Field("first a RI 10 10 0\nsecond e RI 10 25 180").ask
    wheel = ask.path("a", "R45")
    assert (wheel["legal"], round(wheel["cost"], 3), round(wheel["x"], 3), round(wheel["y"], 3)) == (
        True, 1.571, 10.116, 10.78,
    )  # fmt: skip
    assert ask.path("a", "R58")["clause"] == "MR-12.3"
    woods = [[(0, 6), (20, 6), (20, 12), (0, 12)]]
    assert Field("first a RI 5 5 0\nsecond e RI 30 25 180", woods=woods).ask.reach("a") == pytest.approx(1.375)
    field = Field("first h HC 24 9.4 270 sp=7\nfirst officer Fh 23 8\nsecond t RI 20 10 0 sp=6")
    charge = field.ask.charge("h", "t")
    assert (charge["legal"], charge["side"], charge["pose"]) == (True, "right", [21.25, 9.4, 270])
    assert charge["length"] == pytest.approx(2.7, abs=0.001)
    assert field.ask.may_attack("h") == ["t"]


@rule("MR-20.1", "MR-20.2")
def test_combats() -> None:
    field = Field("first h HC 24 9.4 270 sp=7\nfirst officer Fh 23 8\nsecond t RI 20 10 0 sp=6", at="nothing")
    field.state.engage(0, 1, 1, 23.75, 9.4)
    assert field.ask.combats() == [{"attackers": ["h"], "defenders": ["t"], "attack": 7, "defence": 3}]


def asked(ask: Any, rng: Random) -> list[Any]:
    """Every question, with names of the battle and others."""
    b = ask.b
    names = [*b.roster.ids, *b.roster.officer_words, *b.roster.force_ids, "first", "second", "nobody", "", "ß"]
    found = []
    for question in sorted(name for name in dir(ask) if not name.startswith("_") and name != "b"):
        arguments: list[Any] = []
        method = getattr(ask, question)
        for name, kind in list(method.__annotations__.items())[:-1]:
            if kind == "float":
                arguments.append(rng.uniform(-2, 40))
            elif kind == "int":
                arguments.append(3)
            elif name == "path":
                arguments.append(rng.choice(["A1", "R15 A0.5", "fly", "", "T", "C:FF:90", "P90"]))
            else:
                arguments.append(rng.choice(names))
        try:
            found.append(method(*arguments))
        except BadInput as error:
            found.append(str(error))
    return found


@pytest.mark.parametrize("scenario", ["lindenau", "rossbach", "pick-up"])
def test_whatever_is_asked_is_answered_plainly(scenario: str) -> None:
    """With any names, in any position: plain data or BadInput."""
    rng = Random(scenario)
    for step, (state, _) in enumerate(walk(REASON, scenario, 3, warlike)):
        if step % 25 == 0:
            json.dumps(asked(REASON.ask(state), rng))
