"""Records are watched, and played on from any step; a screen is handed over only where something is hidden."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from longroll.games import game as find_game
from longroll.kit.game import Game
from tests.server.house import Browser, House, house, two

ROOT = Path(__file__).parents[1]
RECORD = json.loads((ROOT / "gettysburg/games/gettysburg-third-day-11-00001.longroll.json").read_bytes())


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as found:
        yield found


def unfinished(steps: int = 40) -> dict[str, Any]:
    return {**RECORD, "actions": RECORD["actions"][:steps], "result": None, "secret": None}


def open_record(browser: Browser, record: dict[str, Any]) -> str:
    answer = browser.post("/api/tables", {"record": record, "watch": True})
    assert answer.status == 201, answer.data
    return str(answer.json["table"])


@pytest.mark.parametrize("record", [RECORD, unfinished()], ids=["over", "not over"])
def test_a_record_is_watched_through_all_eyes(home: House, record: dict[str, Any]) -> None:
    one = home.browser()
    table = open_record(one, record)
    replay = one.get(f"/api/tables/{table}/replay", seat="Union").json
    assert replay["open"]
    assert replay["playable"]
    assert len(replay["steps"]) == len(record["actions"])
    assert one.table(table)["options"] == []
    listed = next(found for found in one.get("/api/tables").json if found["table"] == table)
    assert listed["past"]


@pytest.mark.parametrize("step", [0, 20, 40])
def test_a_game_goes_on_from_any_step_with_seats_of_ones_choice(home: House, step: int) -> None:
    one, friend = home.browser(), home.browser()
    table = open_record(one, unfinished())
    then = one.get(f"/api/tables/{table}/replay/{step}").json
    made = one.post(f"/api/tables/{table}/play-on", {"seq": step, "seats": {"CSA": "me", "Union": "friend"}}).json
    now = one.table(made["table"])
    assert now["moment"] == then["moment"]
    assert now["decision"]["kind"] == then["decision"]["kind"]
    assert {item["key"] for item in now["scene"]["items"]} == {item["key"] for item in then["scene"]["items"]}
    assert now["title"] == f"The Third Day, from step {step}"
    assert friend.join(made["links"]["Union"]).status == 200


def test_nobody_plays_on_from_the_end_or_from_a_step_that_there_is_not(home: House) -> None:
    one = home.browser()
    table = open_record(one, RECORD)
    last = len(RECORD["actions"])
    assert one.post(f"/api/tables/{table}/play-on", {"seq": last}).code == "over"
    assert one.post(f"/api/tables/{table}/play-on", {"seq": last + 1}).code == "nothing"
    assert one.post(f"/api/tables/{table}/play-on", {"seq": 3, "seats": {"CSA": "king"}}).code == "bad-request"


def test_a_running_game_with_secrets_is_not_played_on(home: House) -> None:
    csa, union, table = two(home)
    for browser in (csa, union):
        assert not browser.get(f"/api/tables/{table}/replay").json["playable"]
        assert browser.post(f"/api/tables/{table}/play-on", {"seq": 0}).code == "running"
    assert home.browser().post(f"/api/tables/{table}/play-on", {"seq": 0}).code == "no-table"


# ---- one screen --------------------------------------------------------------------------------------------

OPEN = {"glory": "henry-hill", "reason": "lindenau"}
SECRET = {"gettysburg": "third-day", "guns": "third-day"}


def at_one_screen(browser: Browser, game: Game, scenario: str) -> str:
    seats = dict.fromkeys(game.new(scenario).seat_names(), "screen")
    answer = browser.post("/api/tables", {"game": game.name, "scenario": scenario, "seats": seats})
    return str(answer.json["table"])


@pytest.mark.parametrize("name", OPEN)
def test_without_secrets_the_screen_is_never_handed_over(home: House, name: str) -> None:
    one, game = home.browser(), find_game(name)
    table = at_one_screen(one, game, OPEN[name])
    seen = set()
    for _ in range(60):
        now = one.table(table)
        assert not now["hidden"]
        assert now["seat"] == now["decision"]["seat"]
        seen.add(now["seat"])
        one.act(table, now["options"][0]["action"])
    assert seen == set(game.seats)


@pytest.mark.parametrize("name", SECRET)
def test_with_secrets_it_is(home: House, name: str) -> None:
    one, game = home.browser(), find_game(name)
    table = at_one_screen(one, game, SECRET[name])
    now = one.table(table)
    assert now["hidden"]
    assert now["options"] == []
    one.post(f"/api/tables/{table}/look", {"seat": now["seat"]})
    assert not one.table(table)["hidden"]


@pytest.mark.parametrize("name", [*OPEN, *SECRET])
def test_seats_are_alike_exactly_where_they_see_the_same(name: str) -> None:
    game = find_game(name)
    state = game.new({**OPEN, **SECRET}[name])
    one, other = state.seat_names()[:2]
    assert game.alike(state, one, other) == (game.view(state, one).position == game.view(state, other).position)
    assert game.alike(state, one, other) == (name in OPEN)
