"""Pulling the plug: ten times, in the middle of play. Nothing that was acknowledged is lost."""

from __future__ import annotations

import http.client
import json
import sqlite3
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.kit.record import Move, step
from longroll.server.config import DATABASE
from tests.server.serve import Process, running

KILLS = 10
PLAYERS = 3


class Player:
    """Plays both sides of a table of its own, as fast as the server allows, and notes what was acknowledged."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)
        self.cookie = ""
        self.table = ""
        self.acknowledged: list[tuple[int, str, str]] = []
        self.seen = 0
        self.faults: list[str] = []

    def ask(self, connection: http.client.HTTPConnection, method: str, path: str, body: Any = None) -> Any:
        headers = {"X-Long-Roll": "1", "Content-Type": "application/json", "Cookie": self.cookie}
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        data = json.loads(answer.read())
        cookie = answer.getheader("set-cookie")
        if cookie:
            self.cookie = cookie.split(";")[0]
        if answer.status >= 400:
            self.faults.append(f"{method} {path}: {data}")
        return data

    def play(self, port: int, stop: threading.Event) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        try:
            if not self.table:
                wish = {"game": "gettysburg", "scenario": "third-day", "seats": {"CSA": "me", "Union": "me"}}
                self.table = self.ask(connection, "POST", "/api/tables", wish)["table"]
            bundle = self.ask(connection, "GET", f"/api/tables/{self.table}")
            if bundle["seq"] < self.seen:
                self.faults.append(f"acknowledged up to {self.seen}, but after the crash it is at {bundle['seq']}")
            while not stop.is_set():
                if bundle["over"]:
                    self.table = ""
                    self.seen = 0
                    return
                action = self.rng.choice(bundle["options"])["action"]
                number, seat = bundle["seq"], bundle["seat"]
                body = {"seq": number, "seat": seat, "action": action}
                bundle = self.ask(connection, "POST", f"/api/tables/{self.table}/act", body)
                if "seq" in bundle:
                    self.acknowledged.append((number + 1, seat, action))
                    self.seen = bundle["seq"]
        except (OSError, http.client.HTTPException, json.JSONDecodeError):
            pass  # the plug was pulled
        finally:
            connection.close()


@pytest.mark.long
def test_nothing_acknowledged_is_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    players = [Player(number) for number in range(PLAYERS)]
    rng = Random(1)
    for _ in range(KILLS):
        with running(tmp_path, "--blank") as process:
            stop = threading.Event()
            threads = [threading.Thread(target=player.play, args=(process.port, stop)) for player in players]
            for thread in threads:
                thread.start()
            wait_for(players, sum(len(player.acknowledged) for player in players) + rng.randrange(3, 40))
            process.kill()
            stop.set()
            for thread in threads:
                thread.join(90)
    for player in players:
        assert player.faults == []
    check_after(tmp_path, players)
    total = sum(len(player.acknowledged) for player in players)
    with capsys.disabled():
        print(f"\n{KILLS} times kill -9: {total} actions acknowledged, none lost ", end="")
    assert total > KILLS * PLAYERS


def wait_for(players: list[Player], number: int) -> None:
    """Let so many actions be acknowledged."""
    end = time.monotonic() + 3
    while time.monotonic() < end and sum(len(player.acknowledged) for player in players) < number:
        time.sleep(0.001)


def check_after(data: Path, players: list[Player]) -> None:
    """Every acknowledged action is in the journal, numbers have no gaps, and the journal can be played."""
    with running(data, "--blank") as process:
        assert isinstance(process, Process)
        for player in players:
            player.play(process.port, done())
            assert player.faults == []
        process.stop()
    connection = sqlite3.connect(data / DATABASE)
    journals: dict[str, list[tuple[int, str, str]]] = {}
    for table, *row in connection.execute("SELECT table_id, seq, seat, action FROM actions ORDER BY table_id, seq"):
        journals.setdefault(table, []).append((row[0], row[1], row[2]))
    connection.close()
    for journal in journals.values():
        assert [seq for seq, _, _ in journal] == list(range(1, len(journal) + 1))
        state = GETTYSBURG.new("third-day")
        for seq, seat, action in journal:
            step(state, seq, Move(seat, action))
    written = {row for journal in journals.values() for row in journal}
    for player in players:
        assert set(player.acknowledged) <= written


def done() -> threading.Event:
    event = threading.Event()
    event.set()
    return event
