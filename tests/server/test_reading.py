"""Records from outside: whatever they are, everybody else is answered, and the server can be stopped."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.kit.chance import secret_from_seed
from longroll.lab.arena import play
from longroll.minds import RandomMind
from tests.server import thinkers
from tests.server.house import HEADER, house, patiently
from tests.server.serve import running


def record(scenario: str = "third-day", **more: Any) -> dict[str, Any]:
    """A finished game."""
    seats = {seat: RandomMind() for seat in GETTYSBURG.seats}
    found: dict[str, Any] = msgspec.to_builtins(play(GETTYSBURG, scenario, seats, secret_from_seed(5), 5).record)
    return {**found, **more}


def spoilt(field: str) -> dict[str, Any]:
    return {"format": 1, "rules": "1", "game": "gettysburg", "scenario": "", "seats": {}, "commitment": "", field: {}}


def test_what_never_ends_is_refused(tmp_path: Path) -> None:
    with house(tmp_path, read=thinkers.spin, reading=1.0, readers=1) as place:
        me = place.browser()
        answer = me.post("/api/tables", {"record": record()})
        assert (answer.status, answer.code) == (422, "bad-record")
        assert "too long" in answer.json["error"]["message"]
        assert me.make()["table"]


@pytest.mark.parametrize("target", [thinkers.crash, thinkers.stillborn])
def test_a_reader_that_dies_is_replaced(tmp_path: Path, target: Any) -> None:
    with house(tmp_path, read=target, readers=1) as place:
        me = place.browser()
        for _ in range(2):
            assert me.post("/api/tables", {"record": record()}).code == "bad-record"


def test_who_goes_away_keeps_no_reader(tmp_path: Path) -> None:
    """Strangers who send what never ends and hang up; the next one is read."""
    with house(tmp_path, read=thinkers.spin, readers=1, reading=3600.0) as place:
        readers = place.lobby.readers
        me = place.browser()
        thread = threading.Thread(target=me.post, args=("/api/tables", {"record": record()}), daemon=True)
        thread.start()
        patiently(lambda: readers._waiting == 1 and readers._workers[0]._process is not None)
    thread.join(20)
    assert not thread.is_alive()
    assert readers._workers[0]._process is None


def test_not_too_many_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longroll.server.reading.WAITING", 0)
    with house(tmp_path) as place:
        assert place.browser().post("/api/tables", {"record": record()}).code == "too-many"


def test_a_record_keeps_its_version(tmp_path: Path) -> None:
    """A game that was over elsewhere is read once, and opened from where it ended."""
    with house(tmp_path) as place:
        me = place.browser()
        brought = record(rules="0")
        made = me.post("/api/tables", {"record": brought})
        assert made.status == 201, made.data
        table = place.lobby._tables[made.json["table"]]
        assert table.last_snapshot == table.seq == len(brought["actions"])
        assert table.drawn == sum(move["seat"] == "chance" for move in brought["actions"])
        again = me.get(f"/api/tables/{made.json['table']}/record").json
        assert again["rules"] == "0"
        assert again["actions"] == brought["actions"]
        brought["actions"][30]["action"] = "end of the world"
        refused = me.post("/api/tables", {"record": brought}).json["error"]["message"]
        assert "action 31" in refused
        assert "(played by rules version 0; this program has 1)" in refused


def test_a_rematch_from_a_position_is_read_there_too(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        me = place.browser()
        state = GETTYSBURG.new("third-day")
        brought = {**spoilt("options"), "scenario": "third-day", "position": GETTYSBURG.to_json(state)}
        made = me.post("/api/tables", {"record": brought, "seats": {"CSA": "me", "Union": "me"}})
        assert made.status == 201, made.data
        table = str(made.json["table"])
        me.post(f"/api/tables/{table}/resign", {"seat": "CSA"})
        again = me.post(f"/api/tables/{table}/rematch")
        assert again.status == 201, again.data
        assert me.table(again.json["table"])["decision"] is not None


@pytest.mark.parametrize("option", ["--spin", "--stuck"])
def test_a_busy_server_stops_at_once(tmp_path: Path, option: str) -> None:
    """Eight records that never end, or a question of our own that does not: others are answered, SIGTERM ends it."""
    with running(tmp_path, "--blank", option) as process:
        address = f"http://127.0.0.1:{process.port}/api"
        with httpx.Client(headers=HEADER, timeout=60) as me:
            table = me.post(f"{address}/tables", json={"game": "gettysburg", "scenario": "three-days"}).json()["table"]
            cookies = dict(me.cookies)

            def ask() -> None:
                with httpx.Client(headers=HEADER, timeout=60, cookies=cookies) as stranger:
                    try:
                        if option == "--spin":
                            stranger.post(f"{address}/tables", json={"record": record()})
                        else:
                            stranger.get(f"{address}/tables/{table}/odds", params={"action": "enter CR1"})
                    except httpx.HTTPError:
                        pass

            busy = [threading.Thread(target=ask, daemon=True) for _ in range(8 if option == "--spin" else 1)]
            for thread in busy:
                thread.start()
            time.sleep(2)
            for _ in range(3):
                assert me.get(f"{address}/tables/{table}").status_code == 200
        began = time.monotonic()
        assert process.stop() == 0
        assert time.monotonic() - began < 30
        for thread in busy:
            thread.join(10)
