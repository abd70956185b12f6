"""Hard edges: odd paths, headers, questions and bodies; a full disk; clients that never finish a request."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError

from longroll.server.config import DATABASE
from longroll.server.security import same_origin
from longroll.server.storage import Store
from tests.server.house import Browser, House, house, two
from tests.server.serve import Process, running


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    static = tmp_path_factory.mktemp("static")
    (static / "index.html").write_text("<!doctype html><title>client</title>")
    with house(tmp_path_factory.mktemp("server"), static=static) as found:
        yield found


# ---- odd requests ------------------------------------------------------------------------------------------

ODD = [
    "%00",
    "a%00.js",
    "index.html%00.js",
    "%2e%2e/%2e%2e/etc/passwd",
    "..%2f..%2fetc%2fpasswd",
    "..%5c..%5cwindows.js",
    "x" * 299 + ".js",
    "x" * 5000,
    "%ff%fe.js",
    "%C0%AE%C0%AE/outside.js",
    "%F0%9F%92%A3.png",
    "a/" * 140 + "b.js",
    "a:b.js",
    "con.js",
    "%0d%0aSet-Cookie:x=y.js",
    "%%%",
    "%7Btable_id:str%7D",
    "*",
    ".",
    "..",
    "assets/",
    "~.js",
    "%20",
    "%09.js",
    "?",
    "?language=%00",
    "?language=" + "x" * 3000,
    "?=&&&==&",
    "?seat=%ff",
    "?action=%00&key=%00&seat=%00&since=-1&board=%00",
]
HEADERS: list[dict[str, Any]] = [
    {"Origin": "http://["},
    {"Origin": "http://[::1"},
    {"Origin": "http://a]b"},
    {"Origin": "http://\u00e9".encode()},
    {"Origin": ""},
    {"Origin": "//"},
    {"Host": "["},
    {"Host": ""},
    {"Cookie": "\x01=\x02; ;;; ="},
    {"Cookie": b"longroll=\xff.\xff"},
    {"Cookie": "longroll=" + "x" * 6000},
    {"Accept-Language": ";;;,,,q=;" * 100},
    {"Accept-Language": b"\xff\xff"},
    {"Content-Type": "text/plain"},
    {"Content-Type": "application/json; charset=nonsense"},
    {"Content-Type": "multipart/form-data"},
    {"Content-Type": "multipart/form-data; boundary=x"},
    {"Content-Type": "application/x-www-form-urlencoded"},
    {"Content-Type": "\u00e9".encode()},
    {"Content-Encoding": "gzip"},
    {"Accept": "nothing/at-all;q=x"},
    {"Accept-Encoding": ",,;q="},
    {"If-None-Match": b"\xff"},
    {"Range": "bytes=-1-5"},
    {"Sec-Fetch-Site": b"\xff"},
    {"X-Long-Roll": b"1\xff"},
    {"X-HTTP-Method-Override": "DELETE"},
]
BODIES = [
    b"",
    b"\x00",
    b"null",
    b"true",
    b"0",
    b'"x"',
    b"[]",
    b"{}",
    b"{" * 3000,
    b"[" * 3000 + b"]" * 3000,
    b'{"game": {"game": ' * 500,
    b'{"game": null}',
    b'{"game": "gettysburg", "scenario": "\\u0000"}',
    b'{"game": "gettysburg", "options": {"x": {"y": []}}}',
    b'{"game": "gettysburg", "seats": {"CSA": "computer:"}}',
    b'{"game": "gettysburg", "seats": {"": ""}}',
    b'{"game": "gettysburg", "name": "\\ud800"}',
    b'{"record": {"format": 1e999}}',
    b'{"seq": -1e308, "seat": "CSA", "action": "end"}',
    b'{"seat": 1e999}',
    b"\xef\xbb\xbf{}",
    b'{"token": "\\u0000"}',
    b'{"token": ""}',
    b"--x\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n--x--",
]
PATHS = ["join", "invite", "look", "act", "undo", "undo/answer", "standing", "resign", "pause", "rematch", "pose"]


def fine(place: House, method: str, path: str, headers: dict[str, Any], body: bytes | None = None) -> int:
    """An answer that is one: never 500, and its errors have words."""
    place.client.cookies.clear()
    answer = place.client.request(method, path, content=body, headers=headers)
    assert answer.status_code < 500, (method, path, headers, body, answer.text)
    if answer.status_code >= 400 and answer.headers["content-type"].startswith("application/json"):
        assert answer.json()["error"]["message"]
    return answer.status_code


def test_a_name_that_no_file_can_have(place: House) -> None:
    for path in ("/%00", "/a%00.js", "/assets/%00.js", "/" + "x" * 280 + ".js"):
        assert fine(place, "GET", path, {"Accept": "text/html"}) == 404


def test_an_origin_that_is_none(place: House) -> None:
    for origin in ("http://[", "http://[::1", "", "//", "http://", "null"):
        assert not same_origin({"host": "a.example", "origin": origin})
        headers = {"Origin": origin, "X-Long-Roll": "1", "Content-Type": "application/json"}
        assert fine(place, "POST", "/api/tables", headers, b'{"game": "gettysburg"}') == 403


@pytest.mark.parametrize("prefix", ["/", "/assets/", "/table/", "/rules/", "/api/", "/api/tables/", "/api/games/"])
def test_odd_paths_and_questions(place: House, prefix: str) -> None:
    for odd in ODD:
        fine(place, "GET", prefix + odd, {})
        fine(place, "POST", prefix + odd, {"X-Long-Roll": "1"}, b"{}")
    me = place.browser()
    table = me.make()["table"]
    for odd in (odd for odd in ODD if odd.startswith("?")):
        for ask in ("why", "inspect", "odds", "replay", "replay/0", "replay/99999999999999999999", "standing"):
            fine(place, "GET", f"/api/tables/{table}/{ask}{odd}", {"Cookie": me.cookie})


@pytest.mark.parametrize("headers", HEADERS, ids=[f"{number}" for number in range(len(HEADERS))])
def test_odd_headers(place: House, headers: dict[str, Any]) -> None:
    me = place.browser()
    table = me.make()["table"]
    own = {"Cookie": me.cookie, "X-Long-Roll": "1", "Content-Type": "application/json", **headers}
    for path in ("/", "/api/health", "/api/games/gettysburg/board", f"/api/tables/{table}", "/none.js"):
        fine(place, "GET", path, own)
    for path in ("/api/tables", f"/api/tables/{table}/act", f"/api/tables/{table}/pause"):
        fine(place, "POST", path, own, b'{"game": "gettysburg"}')


def test_odd_bodies(place: House) -> None:
    me = place.browser()
    table = me.make()["table"]
    own = {"Cookie": me.cookie, "X-Long-Roll": "1", "Content-Type": "application/json"}
    for body in BODIES:
        for path in ("/api/tables", *(f"/api/tables/{table}/{rest}" for rest in PATHS)):
            fine(place, "POST", path, own, body)
    assert me.table(table)["seat"]


# ---- a full disk -------------------------------------------------------------------------------------------


def fill(place: House) -> Any:
    """From now on no page more fits on the disk; what is given back makes room again."""
    store = place.server.store
    engine = store._engine
    with engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()

    def full(connection: Any, _: Any) -> None:
        connection.execute(f"PRAGMA max_page_count={pages}")

    def reconnect() -> None:
        store._stop_writing()
        engine.dispose()

    def empty() -> None:
        event.remove(engine, "connect", full)
        reconnect()

    event.listen(engine, "connect", full)
    reconnect()
    return empty


def until_full(browser: Browser) -> Any:
    for _ in range(200):
        answer = browser.post("/api/tables", {"game": "gettysburg", "scenario": "third-day", "name": "x" * 60})
        if answer.status != 201:
            return answer
    raise AssertionError("the disk never was full")


def test_a_full_disk_is_no_fault_of_ours(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        csa, union, table = two(place)
        late = csa.make(CSA="me", Union="friend")
        empty = fill(place)
        answer = until_full(csa)
        assert (answer.status, answer.code) == (503, "unavailable")
        assert "disk" in answer.json["error"]["message"]
        rng = Random(1)
        seq = 0

        def move() -> Any:
            nonlocal seq
            now = csa.table(table)
            seq = now["seq"]
            mover = csa if now["decision"]["seat"] == "CSA" else union
            return mover.act(table, rng.choice(mover.table(table)["options"])["action"])

        for change in (move, lambda: place.browser().join(late["watch"])):  # pages that are there still take something
            answer = next(answer for answer in (change() for _ in range(400)) if answer.status != 200)
            assert (answer.status, answer.code) == (503, "unavailable")
        assert csa.get("/api/tables").status == 200
        empty()
        assert csa.table(table)["seq"] == seq
        assert move().status == 200
        assert csa.post("/api/tables", {"game": "gettysburg"}).status == 201
        assert place.browser().join(late["links"]["Union"]).status == 200


def test_a_full_disk_takes_back_what_was_not_acknowledged(tmp_path: Path) -> None:
    """What is written together succeeds or fails together where SQLite takes back the whole transaction by itself."""
    store = Store(tmp_path / DATABASE)
    size = {"small": 10, "large": 10_000_000}

    def put(name: str) -> Any:
        def work(connection: Connection) -> str:
            connection.execute(
                text("INSERT INTO things VALUES (:name, zeroblob(:size))"), {"name": name, "size": size[name]}
            )
            return name

        return work

    async def main() -> list[Any]:
        await store.write(lambda c: c.execute(text("CREATE TABLE things (name TEXT, content BLOB)")) and None)
        await store.write(lambda c: c.execute(text("PRAGMA max_page_count=100")) and None)
        wait = threading.Event()
        first = asyncio.ensure_future(store.write(lambda _: wait.wait(30)))
        await asyncio.sleep(0.1)
        jobs = [asyncio.ensure_future(store.write(put(name))) for name in ("small", "large", "small")]
        await asyncio.sleep(0.1)
        wait.set()
        await first
        return await asyncio.gather(*jobs, return_exceptions=True)

    results = asyncio.run(main())
    store.close()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
        kept = [name for (name,) in connection.execute("SELECT name FROM things")]
    assert kept == [name for name in results if isinstance(name, str)]
    assert any(isinstance(error, OperationalError) for error in results)


# ---- clients that never finish -----------------------------------------------------------------------------

HEAD = 1.0
"""Seconds that ``--hurry`` gives a client for the head of a request, and for the rest."""


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with running(tmp_path_factory.mktemp("real"), "--blank", "--hurry") as process:
        yield process


def trickle(process: Process, text: bytes, seconds: float) -> float:
    """Send a text again and again, a byte at a time; how long the server had patience."""
    begun = time.monotonic()
    with socket.create_connection(("127.0.0.1", process.port), timeout=30) as client:
        client.settimeout(0.1)
        while time.monotonic() - begun < seconds:
            try:
                client.sendall(text[:1])
                text = text[1:] + text[:1]
                if client.recv(1) == b"":
                    break
            except TimeoutError:
                continue
            except OSError:
                break
    return time.monotonic() - begun


def test_who_never_finishes_the_head_of_a_request_is_let_go(real: Process) -> None:
    assert HEAD * 0.9 <= trickle(real, b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-A: b\r\n" * 9, 20) < 15
    begun = time.monotonic()
    with socket.create_connection(("127.0.0.1", real.port), timeout=20) as silent:
        assert silent.recv(1) == b""
    assert HEAD * 0.9 <= time.monotonic() - begun < 15


def test_a_second_request_has_the_same_time(real: Process) -> None:
    with socket.create_connection(("127.0.0.1", real.port), timeout=20) as client:
        for _ in range(3):  # none of this is late: each request has its own time
            client.sendall(b"GET /api/health HTTP/1.1\r\n")
            time.sleep(HEAD / 2)
            client.sendall(b"Host: x\r\n\r\n")
            assert b'"ok"' in receive(client)
        begun = time.monotonic()
        client.sendall(b"GET /api/health HTTP/1.1\r\nHost")
        assert client.recv(1) == b""
        assert HEAD * 0.9 <= time.monotonic() - begun < 15


def test_a_body_that_never_comes(real: Process) -> None:
    begun = time.monotonic()
    with socket.create_connection(("127.0.0.1", real.port), timeout=20) as client:
        head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Long-Roll: 1\r\nContent-Type: application/json\r\n"
        client.sendall(head + b"Content-Length: 1000\r\n\r\n{")
        assert b" 201 " not in client.recv(65536)
    assert HEAD * 0.9 <= time.monotonic() - begun < 15
    with socket.create_connection(("127.0.0.1", real.port), timeout=20) as client:
        client.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b'"ok"' in receive(client)


def receive(client: socket.socket) -> bytes:
    """One small answer, whole."""
    data = b""
    while b"\r\n\r\n" not in data or not data.endswith(b"}"):
        part = client.recv(65536)
        assert part, data
        data += part
    return data


def test_a_long_answer_is_not_cut_short(real: Process) -> None:
    """The time is for the question: a client that reads slowly gets all of it."""
    with socket.create_connection(("127.0.0.1", real.port), timeout=20) as client:
        client.sendall(b"GET /api/schema HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        time.sleep(HEAD * 1.5)
        data = b""
        while part := client.recv(4096):
            data += part
    head, _, body = data.partition(b"\r\n\r\n")
    length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
    assert len(body) == int(length.split(b":")[1])


def test_the_live_line_has_no_such_limit(real: Process) -> None:
    from tests.server.test_live import Caller

    caller = Caller(real)
    table = caller.make(CSA="me", Union="me")
    with caller.live(table) as line:
        line.recv(30)
        time.sleep(HEAD * 2)
        line.send('{"type": "ping"}')
        assert "pong" in line.recv(30)
    caller.http.close()
