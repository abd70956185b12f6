"""GG-23 Historical reinforcements."""

from __future__ import annotations

from longroll.games.guns.data.materials import load_forces, load_times
from longroll.games.guns.lexicon import DECISIONS
from longroll.kit.clauses import rule
from tests.guns.table import Table


@rule("GG-23.1")
def test_commands_arrive_by_the_schedule() -> None:
    table = Table("historical").calmly("the end", 3000)
    came = [(one["day"], one["hour"], one["command"], one["entry"]) for one in table.ask.arrivals()]
    assert sorted(came) == sorted(load_times(load_forces()).schedule)
    assert len(came) == 17
    assert not table.told("rumor")
    assert not table.told("top")


@rule("GG-23.2")
def test_buford_starts_on_herr_ridge_and_mcpherson_ridge() -> None:
    table = Table("historical").chance()
    assert table.kind == "post-facing"
    assert table.options() == ["face P30 A20", "face P30 A21"]
    table.do("face P30 A20")
    assert table.options() == ["face P55 A30", "face P55 A22"]
    table.do("face P55 A22")
    assert table.where("Buford-F") == ["P30", "P55"]


@rule("GG-23.2")
def test_free_deployment_is_an_option() -> None:
    table = Table("historical", deployment="free").chance()
    assert table.kind == "post"
    assert len(table.options()) > 250


@rule("GG-23.3")
def test_received_commands_earn_objective_moves_as_usual() -> None:
    table = Table("historical").calmly("objectives")
    assert (table.ask.received("USA"), table.ask.received("CSA")) == (0, 1)
    (earned,) = table.told("moves-earned")
    assert earned.args == {"number": 1}


@rule("GG-23.4")
def test_no_time_track_at_night_but_the_price_is_paid() -> None:
    table = Table("historical").calmly("losses")
    assert table.ask.time()["day"] == 1
    table.do("owe")
    assert table.ask.debt() == 3
    assert not table.told("night-track")
    assert any(asking.name == "owed" for asking in DECISIONS)
    table.calmly("the end", 3000)
    given = [e.args["face"] for e in table.told("given-up")]
    assert given == ["Hancock-F"] * 3
    assert table.state.result.winner == "USA"


@rule("GG-23.1")
def test_the_schedule_is_public() -> None:
    table = Table("historical").calmly("objectives")
    arrivals = table.view("USA")["arrivals"]
    assert arrivals[0]["command"] == "Heth"
