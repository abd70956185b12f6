"""MR-25 Victory."""

from __future__ import annotations

from typing import Any

import pytest

from longroll.games.reason import REASON
from longroll.games.reason.data.materials import PlaceData
from longroll.games.reason.questions import Questions
from longroll.kit.clauses import rule
from longroll.kit.scene import Row
from longroll.kit.terms import BadInput
from tests.reason.field import Field

OBJECTIVES: list[dict[str, Any]] = [
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

ARMIES = "\n".join(
    f"{side} {side[0]}{n} RI {3 + 2.2 * n} {y} {turned}"
    for side, y, turned in (("first", 10, 0), ("second", 25, 180))
    for n in range(7)
)


def battle(text: str = TEXT, owner: str = "second", **more: Any) -> Field:
    listed = [{**o, "at": PlaceData(**o["at"]), "owner": owner} for o in OBJECTIVES]
    towns = {"town": [(34, 2, 36, 4), (36, 2, 38, 4)]}
    return Field(text, objectives=listed, towns=towns, **{"at": "nothing", **more})


@rule("MR-25.1")
def test_a_broken_army_gives_a_decisive_victory() -> None:
    field = battle(at="morale", broken=("a", "h", "l"))
    assert field.told("army-broken")[0].args["cause"] == "two-thirds"
    found = field.ask.victory()
    assert (found["winner"], found["level"]) == ("second", "decisive")


@rule("MR-25.2")
def test_victory_points() -> None:
    field = battle(broken=("e", "i", "g")).amended(officers={"OFf": {"lost": 1}, "Cfirst": {"lost": 1}})
    assert field.ask.victory_points("first") == {"MR-25.2-units": 3, "MR-25.2-officers": 2}
    assert field.ask.victory_points("second") == {"MR-25.2-units": 1, "MR-25.2-commander": 4, "MR-25.3": 3}
    assert (field.ask.army("first")["points"], field.ask.army("second")["points"]) == (5, 8)


def held(objective: str, text: str, owner: str = "second") -> str:
    """Who holds an objective at the end of a pulse, if ``owner`` held it before."""
    before = battle(text, owner).ask.objectives()
    assert {entry["holder"] for entry in before.values()} == {owner}
    after: str = battle(text, owner, at="end").ask.objectives()[objective]["holder"]
    return after


@rule("MR-25.3")
def test_who_holds_a_town() -> None:
    mine, theirs = "\n    first t RI in town-1", "\n    second u II in town-2"
    assert held("village", TEXT + mine + theirs) == "", "both sides garrison it"
    assert held("hill", TEXT + mine + theirs) == "second"
    assert held("village", TEXT + mine) == "first"
    assert held("village", TEXT, "first") == "first", "the holder does not change while nobody is there"


@rule("MR-25.3")
def test_who_holds_a_circle() -> None:
    guns = TEXT.replace("g HA 5 5 0", "g HA 20 20 0")
    assert held("hill", guns) == "second", "artillery does not hold"
    near = guns.replace("a RI 10 10 0", "a RI 20 17.75 0")
    assert held("hill", near) == "first", "2 BW from the point to the unit"
    both = near.replace("e RI 10 25 180", "e RI 20 21.5 180")
    assert held("hill", both, "first") == "first", "contested: no change"
    assert held("hill", both, "second") == "second"
    assert held("hill", both.replace("a RI 20 17.75 0", "a RI 10 10 0"), "first") == "second"


@rule("MR-25.4")
@pytest.mark.parametrize(
    ("broken", "margin", "level", "winner"),
    [
        ("", 0, "draw", ""),
        ("e i", 3, "draw", ""),
        ("e f", 4, "marginal", "first"),
        ("e f m i", 7, "marginal", "first"),
        ("e f m n", 8, "decisive", "first"),
        ("a h", 4, "marginal", "second"),
        ("a h l k c", 9, "decisive", "second"),
        ("a h l k c e f", 5, "marginal", "second"),
    ],
)
def test_the_margin(broken: str, margin: int, level: str, winner: str) -> None:
    """At nightfall, by the loss values of broken units."""
    more = "\n    first k RI 15 10 0\n    first p RI 35 10 0\n    second n RI 30 25 180\n    second o RI 34 25 180"
    field = Field(TEXT + more, at="day", length=6, turn_number=9, broken=broken.split())
    assert field.told("day-ends")
    assert field.ask.victory() == {"winner": winner, "level": level, "margin": margin}


@rule("MR-25.5")
def test_pursuit() -> None:
    more = "\n    second n RI 30 25 180\n    second o RI 34 25 180"
    even = Field(TEXT + more, at="morale", broken=("n", "o")).dice(1, 1)
    assert even.told("pursuit")[0].args["number"] == 0, "two light units, two cavalry units of the loser"
    ahead = Field(TEXT + more, at="morale", broken=("n", "o", "f")).dice(1, 1)
    assert ahead.told("pursuit")[0].args["number"] == 1
    assert ahead.ask.victory() == {"winner": "first", "level": "decisive", "margin": 6 + 1}
    other = TEXT + "\n    first k RI 15 10 0\n    first p RI 35 10 0"
    behind = Field(other, at="morale", broken=("k", "p")).dice(1, 1)
    assert behind.told("pursuit")[0].args["number"] == 0, "never below 0"
    text = "\n".join(line for line in TEXT.splitlines() if " f " not in line)
    field = Field(text, at="morale", broken=("e", "i")).dice(1, 1)
    assert field.told("pursuit")[0].args["number"] == 1
    assert field.ask.victory()["margin"] == 3 + 1


# ---- the handicap ------------------------------------------------------------------------------------------


def with_handicap(field: Field, handicap: str) -> Questions:
    return REASON.ask(REASON.position({**REASON.to_json(field.state), "handicap": handicap}))


@rule("MR-R39", "MR-24.4")
def test_a_handicap_takes_losses_off_for_morale() -> None:
    plain = Field(ARMIES, at="morale", broken=["f0", "f1", "f2"])
    assert plain.ask.morale("first") == {"tests": True, "spent": False, "modifier": 0}
    helped = with_handicap(plain, "first-2")
    assert helped.morale("first")["tests"] is False
    assert helped.army("first")["losses"] == plain.ask.army("first")["losses"]
    other = with_handicap(plain, "second-2")
    assert other.morale("first") == plain.ask.morale("first")


@rule("MR-R39", "MR-25.2")
def test_a_handicap_gives_points_for_the_losses_not_counted() -> None:
    plain = battle(broken=("e", "i", "g"))
    helped = with_handicap(plain, "second-3")
    assert helped.victory_points("first") == plain.ask.victory_points("first")
    assert helped.victory_points("second") == {**plain.ask.victory_points("second"), "MR-R39": 6}


@rule("MR-R39")
def test_a_position_keeps_its_handicap() -> None:
    assert REASON.new("rossbach", {"handicap": "none"}) == REASON.new("rossbach")
    for scenario in REASON.scenarios:
        state = REASON.new(scenario, {"handicap": "first-8"})
        spec = REASON.to_json(state)
        assert spec["handicap"] == "first-8"
        assert REASON.to_json(REASON.position(spec)) == spec
        for eyes in (*REASON.seats, None):
            assert REASON.view(state, eyes).position["handicap"] == "first-8"
    with pytest.raises(BadInput, match="'first-5' is no handicap here"):
        REASON.position({**spec, "handicap": "first-5"})


@rule("MR-R39")
@pytest.mark.parametrize(("language", "word"), [("en", "handicap"), ("fr", "handicap"), ("it", "vantaggio")])
def test_a_handicap_is_told(language: str, word: str) -> None:
    state = REASON.new("kolin", {"handicap": "second-6"})
    assert word in REASON.summary(state, None, language)
    for eyes in (*REASON.seats, None):
        armies = next(panel for panel in REASON.scene(state, eyes, language).panels if panel.id == "armies")
        assert [row.clause for row in armies.rows if isinstance(row, Row)].count("MR-R39") == 1
    told = state.apply("concede second")
    assert word in REASON.endings.ending(state, told, None, language).text
