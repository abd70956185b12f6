"""GL-15 Fredericksburg: its turns, markers, river, objectives and levels."""

from __future__ import annotations

from typing import Any

import pytest

from longroll.games.glory import GLORY
from longroll.kit.clauses import rule
from longroll.kit.scene import Row
from longroll.kit.terms import BadInput
from tests.glory.table import Table


@rule("GL-15.1", "GL-15.2")
def test_turns_and_markers() -> None:
    table = Table.scenario("fredericksburg")
    turns = table.ask.turns()
    times = ["0745", "0900", "1015", "1130", "1245", "1400", "1515", "1630", "1745"]
    assert [turn["time"] for turn in turns] == times
    assert [turn["night"] for turn in turns] == [0] * 8 + [1]
    butterfield = [table.ask.markers(turn["turn"])["V/Butterfield"] for turn in turns]
    assert butterfield == [0, 0, 0, 1, 1, 2, 2, 2, 2]
    table.do("open I/Reynolds")
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
    turns = Table.scenario("fredericksburg").ask.turns()
    assert [turn["fog"] for turn in turns] == [True, True] + [False] * 7


@rule("GL-15.4", "GL-15.6")
def test_confederates_stay_on_their_bank() -> None:
    ask = Table.scenario("fredericksburg").ask
    for unit in ask.units("CS"):
        closed = ask.closed(unit)
        assert closed["1911"] == "GL-15.4"
        assert "1815" not in closed
    assert ask.closed("us-caldwell") == {}


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
    assert "GL-15.4" in table.against("move cs-cobb 1911")


@rule("GL-15.5")
def test_the_reserve_artillery_stays_where_it_is() -> None:
    ask = Table.scenario("fredericksburg").ask
    assert ask.closed("us-tompkins-a")["1815"] == "GL-15.5"
    assert "2010" not in ask.closed("us-tompkins-a")
    assert "2010" not in ask.closed("us-ii-corps-battery-group-a")


@rule("GL-15.5")
def test_reserve_artillery_on_the_other_bank_moves_there_and_does_not_cross() -> None:
    army = {"scenario": "fredericksburg", "turn": "T4", "hexes": {"1713": {"units": ["us-tompkins-a"], "facing": "NE"}}}
    table = Table.position({**army, "begin": "move us-tompkins-a"})
    ends = {option.split()[-1] for option in table.options("move") + table.options("march")}
    here = set(table.ask.bank("1713"))
    assert len(ends) > 1
    assert ends <= here
    assert "1911" not in here
    assert table.against("move us-tompkins-a 1911") == "GL-15.5 barred"


@rule("GL-15.7")
def test_reserve_artillery_is_independent() -> None:
    ask = Table.scenario("fredericksburg").ask
    for name in ("us-hays-right", "cs-alexander", "cs-brown"):
        command = ask.commands()[ask.unit(name)["command"]]
        assert (command["led"], command["units"]) == (False, [name])


@rule("GL-15.8")
def test_no_reinforcements() -> None:
    ask = Table.scenario("fredericksburg").ask
    assert ask.arrivals() == {}
    assert ask.boxes() == {}


@rule("GL-15.9", "GL-R47")
def test_victory_points() -> None:
    table = Table.scenario("fredericksburg")
    assert [table.ask.points(side)["total"] for side in ("US", "CS")] == [0, 0]
    lost = table.with_units(
        {
            "cs-cobb": "eliminated",
            "cs-kershaw": "withdrawn",
            "cs-semmes": "recovery",
            "cs-cabell": "eliminated",
            "us-caldwell": "eliminated",
        }
    )
    assert lost.ask.points("US") == {"losses": 2 + 1 + 1 + 1, "total": 2 + 1 + 1 + 1}
    assert lost.ask.points("CS") == {"losses": 2, "total": 2}
    taken = lost.with_units({"cs-lane": "3130"})
    assert taken.ask.points("CS") == {"losses": 2, "total": 2 + 3}


@rule("GL-15.9")
def test_the_town_counts_once_for_any_of_its_hexes() -> None:
    table = Table.scenario("fredericksburg")

    def town(held: Table) -> dict[str, Any]:
        return next(each for each in held.ask.objectives() if each["hex"] == "1815")

    assert len(town(table)["hexes"]) > 3
    assert "1506" not in town(table)["hexes"]
    assert not town(table)["held"]
    elsewhere = [code for code in town(table)["hexes"] if code != "1815" and not table.stack(code)]
    one = table.with_units({"cs-cobb": elsewhere[0]})
    assert town(one)["held"]
    both = one.with_units({"cs-kershaw": elsewhere[1]})
    assert both.ask.points("CS") == one.ask.points("CS") == {"losses": 0, "total": town(one)["points"]}


@rule("GL-15.9")
@pytest.mark.parametrize(
    ("difference", "level", "winner"),
    [
        (12, "Union decisive victory", "US"),
        (11, "Union marginal victory", "US"),
        (5, "Union marginal victory", "US"),
        (4, "Draw", ""),
        (-4, "Draw", ""),
        (-5, "Confederate marginal victory", "CS"),
        (-12, "Confederate decisive victory", "CS"),
    ],
)
def test_levels(difference: int, level: str, winner: str) -> None:
    assert Table.scenario("fredericksburg").ask.level(difference) == {"level": level, "winner": winner}


@rule("GL-15.9", "GL-3.D.4")
def test_the_end_tells_points_and_result() -> None:
    army = "US K leader 0505\nUS a inf 0505 N cmd=K\nCS x inf eliminated N\n"
    table = Table(army, objectives="US 0505 3,CS 0101 5", last="T1").quietly()
    assert table.facts("objective-held") == [{"side": "US", "hex": "0505", "number": 3}]
    assert table.facts("points") == [{"side": "US", "number": 5}, {"side": "CS", "number": 0}]
    assert table.facts("victory") == [{"side": "US", "level": "Union victory", "margin": "+5"}]
    assert table.state.over


# ---- the handicap ------------------------------------------------------------------------------------------


@rule("GL-R62")
def test_a_handicap_is_in_the_total_of_one_side() -> None:
    plain, helped = GLORY.new("prospect-hill"), GLORY.new("prospect-hill", {"handicap": "US-6"})
    before, now = GLORY.ask(plain), GLORY.ask(helped)
    assert now.points("US")["total"] == before.points("US")["total"] + 6
    assert now.points("CS") == before.points("CS")
    assert helped.codes == plain.codes
    other = GLORY.ask(GLORY.new("prospect-hill", {"handicap": "CS-20"}))
    assert other.points("CS")["total"] == before.points("CS")["total"] + 20
    with pytest.raises(BadInput, match="'handicap' is one of: none, US-3"):
        GLORY.new("prospect-hill", {"handicap": "US-5"})


@rule("GL-R62")
def test_a_position_keeps_its_handicap() -> None:
    plain, helped = GLORY.new("deep-cut", {"handicap": "none"}), GLORY.new("deep-cut", {"handicap": "CS-9"})
    assert "handicap" not in GLORY.to_json(plain)
    assert plain == GLORY.new("deep-cut")
    spec = GLORY.to_json(helped)
    assert spec["handicap"] == "CS-9"
    assert GLORY.to_json(GLORY.position(spec)) == spec
    assert GLORY.to_json(helped.copy()) == spec
    for eyes in (*GLORY.seats, None):
        assert GLORY.view(helped, eyes).position["handicap"] == "CS-9"
    with pytest.raises(BadInput, match="'US-5' is no handicap here"):
        GLORY.position({**spec, "handicap": "US-5"})


@rule("GL-R62")
@pytest.mark.parametrize(("handicap", "winner"), [("", "US"), ("CS-3", None), ("CS-12", "CS")])
def test_a_handicap_decides_and_is_told(handicap: str, winner: str | None) -> None:
    army = "US K leader 0505\nUS a inf 0505 N cmd=K\nCS x inf eliminated N\n"
    table = Table(army, objectives="US 0505 3,CS 0101 5", last="T1")
    table.state = GLORY.position({**GLORY.to_json(table.state), "handicap": handicap})
    table.quietly()
    state = table.state
    assert state.result.winner == winner
    given = [{"side": handicap[:2], "number": int(handicap[3:])}] if handicap else []
    assert table.facts("handicap") == given
    assert ("handicap: " in GLORY.summary(state)) == bool(handicap)
    for language, word in (("en", "by handicap"), ("fr", "de handicap"), ("it", "di vantaggio")):
        assert (word in GLORY.endings.ending(state, [], None, language).text) == bool(handicap)
    points = next(panel for panel in GLORY.scene(state, None, "en").panels if panel.id == "points")
    rows = [row for row in points.rows if isinstance(row, Row) and row.clause == "GL-R62"]
    assert [row.value for row in rows] == ([f"+{handicap[3:]}"] if handicap else [])
