"""MR-25 Victory."""

from __future__ import annotations

import pytest

from longroll.games.reason.data.materials import PlaceData
from longroll.games.reason.rules.losses import lose_many
from longroll.games.reason.rules.morale import Morale
from longroll.games.reason.rules.victory import decide, lines, points, pursuit, update_holders
from longroll.kit import NOBODY
from longroll.kit.clauses import rule
from tests.reason.field import Field

OBJECTIVES = [
    {"id": "village", "at": {"town": "town"}, "owner": "second", "vp": {"first": 4, "second": 2}},
    {"id": "hill", "at": {"point": (20, 20), "radius": 2}, "owner": "second", "vp": {"first": 5, "second": 1}},
]
TEXT = """
    first a RI 10 10 0
    first h HC 20 10 0
    first l LC 25 10 0
    first c IC 30 10 0
    first g HA 5 5 0
    second e RI 10 25 180
    second f HC 14 25 180
    second m LC 18 25 180
    second i II 26 25 180
"""


def battle(text: str = TEXT, **more: object) -> Field:
    listed = [{**o, "at": PlaceData(**o["at"])} for o in OBJECTIVES]  # type: ignore[arg-type]
    towns = {"town": [(34, 2, 36, 4), (36, 2, 38, 4)]}
    return Field(text, objectives=listed, towns=towns, **{"at": "nothing", **more})  # type: ignore[arg-type]


@rule("MR-25.1")
def test_a_broken_army_gives_a_decisive_victory() -> None:
    field = battle()
    field.state.break_armies(1, 0)
    assert (field.state.winner, field.state.level) == (1, 2)


@rule("MR-25.2")
def test_victory_points() -> None:
    field = battle()
    b = field.state
    lose_many(b, [(5, 9), (8, 9), (4, 9)])
    b.frames.clear()
    b.officers_lost[field.officer("OFf")] = 1
    b.officers_lost[0] = 1
    assert dict(lines(b, 0)) == {"MR-25.2-units": 3, "MR-25.2-officers": 2}
    assert dict(lines(b, 1)) == {"MR-25.2-units": 1, "MR-25.2-commander": 4, "MR-25.3": 3}
    assert (points(b, 0), points(b, 1)) == (5, 8)


@rule("MR-25.3")
def test_who_holds_a_town() -> None:
    text = TEXT + "\n    first t RI in town-1\n    second u II in town-2"
    b = battle(text).state
    assert b.holders == [1, 1]
    update_holders(b)
    assert b.holders == [NOBODY, 1], "both sides garrison it"
    b.remove(b.roster.unit["u"])
    update_holders(b)
    assert b.holders[0] == 0
    b.remove(b.roster.unit["t"])
    update_holders(b)
    assert b.holders[0] == 0, "the holder does not change while nobody is there"


@rule("MR-25.3")
def test_who_holds_a_circle() -> None:
    field = battle()
    b = field.state
    g, a, e = (field.unit(name) for name in "gae")
    b.put(g, 20, 20, 0, 0)
    update_holders(b)
    assert b.holders[1] == 1, "artillery does not hold"
    b.put(a, 20, 17.75, 0, 0)
    update_holders(b)
    assert b.holders[1] == 0, "2 BW from the point to the unit"
    b.put(e, 20, 21.5, 180, 0)
    update_holders(b)
    assert b.holders[1] == 0, "contested: no change"
    b.put(a, 20, 10, 0, 0)
    update_holders(b)
    assert b.holders[1] == 1


@rule("MR-25.4")
@pytest.mark.parametrize(
    ("losses", "level", "winner"), [(3, 0, NOBODY), (4, 1, 0), (7, 1, 0), (8, 2, 0), (-4, 1, 1), (-9, 2, 1)]
)
def test_the_margin(losses: int, level: int, winner: int) -> None:
    field = Field(TEXT, at="day", length=6, turn_number=9)
    assert field.state.level == 0
    b = Field(TEXT, at="nothing").state
    b.losses = [max(-losses, 0), max(losses, 0)]
    decide(b)
    assert (b.level, b.winner, b.margin) == (level, winner, abs(losses))


@rule("MR-25.5")
def test_pursuit() -> None:
    b = battle().state
    assert pursuit(b, 0) == 0, "two light units, two cavalry units of the loser"
    b.remove(b.roster.unit["f"])
    assert pursuit(b, 0) == 1
    assert pursuit(b, 1) == 0, "never below 0"
    text = "\n".join(line for line in TEXT.splitlines() if " f " not in line)
    field = Field(text, at="nothing")
    b = field.state
    lose_many(b, [(field.unit("e"), 9), (field.unit("i"), 9)])
    b.frames.clear()
    b.push(Morale())
    b.settle()
    assert field.dice(1, 1).told("pursuit")[0].args["number"] == 1
    assert b.margin == 3 + 1
