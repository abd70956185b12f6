"""The store: what is written together, what is taken back alone, what is a cache."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError, OperationalError

from longroll.games.gettysburg import GETTYSBURG
from longroll.kit.lessons import LessonStep
from longroll.kit.state import State
from longroll.server import storage
from longroll.server.config import DATABASE
from longroll.server.storage import ACT, UNDO, ActionRow, Store, surviving
from tests.server.house import house, play_on, two


def row(seq: int, kind: str = ACT, action: str = "x") -> ActionRow:
    return ActionRow("t", seq, kind, "CSA", action, 0.0, None)


def test_undo_rows_take_back() -> None:
    journal = [row(1), row(2), row(3, UNDO, "1"), row(4), row(5), row(6, UNDO, "4"), row(7, UNDO, "0"), row(8)]
    assert [kept.seq for kept in surviving(journal[:2])] == [1, 2]
    assert [kept.seq for kept in surviving(journal[:5])] == [1, 4, 5]
    assert [kept.seq for kept in surviving(journal[:6])] == [1, 4]
    assert [kept.seq for kept in surviving(journal)] == [8]


def test_a_job_that_fails_fails_alone(tmp_path: Path) -> None:
    store = Store(tmp_path / DATABASE)

    def put(value: int) -> Any:
        def work(connection: Connection) -> int:
            connection.execute(text("INSERT INTO numbers VALUES (:n)"), {"n": value})
            return value

        return work

    async def main() -> list[Any]:
        await store.write(lambda c: c.execute(text("CREATE TABLE numbers (n INTEGER PRIMARY KEY)")) and None)
        jobs = [store.write(put(value)) for value in (1, 2, 2, 3, 1, 4)]
        return await asyncio.gather(*jobs, return_exceptions=True)

    results = asyncio.run(main())
    store.close()
    assert [r for r in results if isinstance(r, int)] == [1, 2, 3, 4]
    assert [type(r) for r in results if not isinstance(r, int)] == [IntegrityError, IntegrityError]
    connection = sqlite3.connect(tmp_path / DATABASE)
    assert [n for (n,) in connection.execute("SELECT n FROM numbers")] == [1, 2, 3, 4]
    connection.close()


def test_whoever_waits_no_longer_does_not_stop_the_others(tmp_path: Path) -> None:
    store = Store(tmp_path / "longroll.db")
    busy, go_on = threading.Event(), threading.Event()

    def hold(_connection: Connection) -> None:
        busy.set()
        go_on.wait(30)

    async def main() -> str | None:
        holding = asyncio.create_task(store.write(hold))
        await asyncio.to_thread(busy.wait, 30)
        given_up = [asyncio.create_task(store.write(lambda c: storage.set_fact(c, "given", "up"))), holding]
        await asyncio.sleep(0)
        for task in given_up:
            task.cancel()
        await asyncio.gather(*given_up, return_exceptions=True)
        go_on.set()
        await store.write(lambda c: storage.set_fact(c, "written", "yes"))
        assert await store.read(lambda c: storage.get_fact(c, "given")) is None
        return await store.read(lambda c: storage.get_fact(c, "written"))

    assert asyncio.run(main()) == "yes"
    store.close()


def test_what_cannot_be_written_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk: the action is refused, the table stays as it was, and goes on when there is room again."""
    with house(tmp_path) as place:
        csa, union, table = two(place, "three-days")
        before = csa.get(f"/api/tables/{table}").data

        def full(*_: Any) -> None:
            raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

        with monkeypatch.context() as patch, union.live(table) as line:
            line.wait("bundle")
            patch.setattr(storage, "add_actions", full)
            answer = csa.act(table, "enter CR1")
            assert answer.status == 503
            assert answer.code == "unavailable"
            assert b"disk" in answer.data
            assert b"INSERT" not in answer.data
            with pytest.raises(WebSocketDisconnect) as closed:
                line.wait("nothing")
            assert closed.value.code == 1012
        assert csa.get(f"/api/tables/{table}").data == before
        assert csa.act(table, "enter CR1").status == 200


def test_two_snapshots_are_kept(tmp_path: Path) -> None:
    with house(tmp_path, snapshot_every=3) as place:
        csa, union, table = two(place)
        play_on({"CSA": csa, "Union": union}, table, Random(2), 60)
        drawn = place.lobby._tables[table].drawn
    connection = sqlite3.connect(tmp_path / DATABASE)
    found = connection.execute("SELECT seq, drawn, length(position) FROM snapshots ORDER BY seq").fetchall()
    assert 1 <= len(found) <= 2
    assert all(0 < count <= drawn and size > 1000 for _, count, size in found)
    connection.execute("DELETE FROM snapshots")  # they are caches
    connection.commit()
    connection.close()
    with house(tmp_path) as place:
        csa.house = place
        assert csa.table(table)["seq"] >= 60
        assert place.lobby._tables[table].drawn == drawn


def test_snapshots_of_other_rules_are_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path, snapshot_every=3) as place:
        csa, union, table = two(place)
        play_on({"CSA": csa, "Union": union}, table, Random(2), 30)
        before = csa.get(f"/api/tables/{table}").data
    monkeypatch.setattr("longroll.server.lobby.snapshot_version", lambda _: "another")
    with house(tmp_path) as place:
        csa.house = place
        assert csa.get(f"/api/tables/{table}").data == before
        assert place.lobby._tables[table].last_snapshot == 0


def test_a_snapshot_without_its_scenario_is_a_witness_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As earlier programs kept it: the position is the same, and the table goes on."""
    with house(tmp_path, snapshot_every=3) as place:
        csa, union, table = two(place)
        play_on({"CSA": csa, "Union": union}, table, Random(2), 30)
        before = csa.get(f"/api/tables/{table}").data
    connection = sqlite3.connect(tmp_path / DATABASE)
    for seq, position in connection.execute("SELECT seq, position FROM snapshots").fetchall():
        kept = json.loads(position)
        assert kept.pop("scenario")
        connection.execute("UPDATE snapshots SET position = ? WHERE seq = ?", [json.dumps(kept).encode(), seq])
    connection.commit()
    connection.close()
    monkeypatch.setattr("longroll.server.lobby.snapshot_version", lambda _: "another")
    with house(tmp_path) as place:
        csa.house = place
        assert csa.get(f"/api/tables/{table}").data == before


def test_the_journal_is_only_added_to(tmp_path: Path) -> None:
    """An undone action stays in the journal, with the undo after it."""
    with house(tmp_path) as place:
        csa, _, table = two(place, "three-days")
        csa.act(table, "enter CR1")
        csa.undo(table)
        csa.act(table, "enter CR2")
    connection = sqlite3.connect(tmp_path / DATABASE)
    journal = connection.execute("SELECT seq, kind, seat, action FROM actions ORDER BY seq").fetchall()
    connection.close()
    assert journal == [(1, "act", "CSA", "enter CR1"), (2, "undo", "CSA", "0"), (3, "act", "CSA", "enter CR2")]


def test_no_token_and_no_cookie_is_stored(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        me = place.browser()
        made = me.make(CSA="me", Union="friend")
    data = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (made["links"]["Union"], made["watch"], me.cookie):
        assert secret.split("=")[-1].split(".")[-1].encode() not in data


# ---- lessons -----------------------------------------------------------------------------------------------


class Lesson:
    name = "first-steps"
    scenario = "three-days"
    position = None
    seats = {"CSA": "me", "Union": "computer:recruit"}  # noqa: RUF012
    learner = "CSA"
    battle = ""

    def title(self, language: str) -> str:
        return f"First steps ({language})"

    def about(self, _language: str) -> str:
        return "How to begin."

    def guide(self, _state: State, seq: int, _language: str) -> LessonStep | None:
        return LessonStep("Enter a piece.", min(seq, 2), 2)

    def lessons_learned(self, _language: str) -> list[str]:
        return []


def test_a_lesson_is_a_table_with_a_teacher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GETTYSBURG, "lessons", {"first-steps": Lesson()}, raising=False)
    with house(tmp_path) as place:
        me = place.browser("it")
        (card,) = [card for card in me.get("/api/lessons").json if card["game"] == "gettysburg"]
        assert card == {
            "name": "first-steps",
            "game": "gettysburg",
            "title": "First steps (it)",
            "about": "How to begin.",
        }
        table = me.post("/api/lessons/first-steps").json["table"]
        assert me.table(table)["lesson"] == {"text": "Enter a piece.", "step": 0, "steps": 2}
        assert me.act(table, "enter CR1").json["lesson"]["step"] == 1
        assert me.post("/api/lessons/last-steps").code == "nothing"
