"""Live connections: in this process, and to a real server."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from longroll.games import game as find_game
from longroll.games import list_games
from tests.server.house import PATIENCE, House, house, patiently, two
from tests.server.serve import Process, running


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("server")) as found:
        yield found


def seq_is(number: int) -> Any:
    return lambda message: message["seq"] == number


def test_everybody_hears_of_an_action(place: House) -> None:
    csa, union, table = two(place, "three-days")
    with csa.live(table) as one, union.live(table) as other:
        first = one.wait("bundle")
        assert first["seq"] == 0
        assert not first["film"]
        assert other.wait("bundle")["options"] == []
        one.say(type="act", id=7, seq=0, seat="CSA", action="enter CR1")
        mine = one.wait("bundle", seq_is(1))
        theirs = other.wait("bundle", seq_is(1))
        assert mine["undo"] == {"class": "free"}
        assert [entry["seq"] for entry in theirs["log"]] == [1]
        assert theirs["film"]
        assert not mine["film"]
        csa.act(table, "enter CR2")
        update = other.wait("bundle", seq_is(2))
        assert update["kept"] == 1
        assert [entry["seq"] for entry in update["log"]] == [2]
        assert union.table(table)["kept"] == 0


def test_presence(place: House) -> None:
    csa, union, table = two(place)
    with csa.live(table) as one:
        seats = one.wait("bundle")["seats"]
        assert [seat["online"] for seat in seats] == [True, False]
        with union.live(table) as other:
            other.wait("bundle")
            assert one.wait("presence")["seats"][1]["online"]
        assert not one.wait("presence")["seats"][1]["online"]


def test_refusals_come_with_their_clause(place: House) -> None:
    csa, union, table = two(place, "three-days")
    with csa.live(table) as one:
        one.wait("bundle")
        one.say(type="act", id="a", seq=0, seat="CSA", action="end")
        refused = one.wait("refused")
        assert (refused["id"], refused["code"], refused["clause"]) == ("a", "refused", "GB-8.2")
        one.say(type="act", id="b", seq=0, seat="Union", action="end")
        assert one.wait("refused")["code"] == "forbidden"
        one.say(type="act", id="c", seq=9, seat="CSA", action="enter CR1")
        assert one.wait("refused")["code"] == "stale"
        assert one.wait("bundle")["seq"] == 0
        one.say(type="act", id="d", seq=0, seat="CSA", action="x" * 600)
        assert one.wait("refused")["code"] == "too-large"
        one.say(type="look", seat="Union")
        assert one.wait("refused")["code"] == "forbidden"
        one.say(type="ping")
        assert one.wait("pong") == {"type": "pong"}
        for nonsense in ({"type": "fly"}, {"kind": "act"}, {"type": "act"}):
            one.say(**nonsense)
            assert one.wait("error")["message"]
        one.socket.send_text("{" * 1000)
        assert one.wait("error")["message"]
    with union.live(table) as other:
        other.wait("bundle")
        other.say(type="act", id=1, seq=0, seat="Union", action="enter CR1")
        assert other.wait("refused")["code"] == "refused"


def test_whoever_comes_back_gets_what_he_missed(place: House) -> None:
    csa, union, table = two(place, "three-days")
    for action in ("enter CR1", "enter CR2", "block 3 WRN"):
        csa.act(table, action)
    with union.live(table, since=1) as line:
        bundle = line.wait("bundle")
        assert bundle["kept"] == 1
        assert {entry["seq"] for entry in bundle["log"]} == {2, 3}
        assert bundle["film"]
    with union.live(table, since=3) as line:
        assert line.wait("bundle")["log"] == []
    with union.live(table, since=99) as line:
        bundle = line.wait("bundle")
        assert bundle["kept"] == 0
        assert len(bundle["log"]) == len(union.table(table)["log"])


def test_after_an_undo_the_client_drops_what_is_gone(place: House) -> None:
    csa, union, table = two(place, "three-days")
    with union.live(table) as line:
        line.wait("bundle")
        csa.act(table, "enter CR1")
        csa.act(table, "enter CR2")
        line.wait("bundle", seq_is(2))
        csa.undo(table)
        update = line.wait("bundle", seq_is(3))
        assert update["kept"] == 1
        assert update["log"] == []
        csa.act(table, "block 3 WRN")
        line.wait("bundle", seq_is(4))
    with union.live(table, since=2) as line:  # was away during the undo
        bundle = line.wait("bundle")
        assert bundle["kept"] == 1
        assert [entry["seq"] for entry in bundle["log"]] == [4]


def test_the_computer_is_seen_thinking_and_acting(place: House) -> None:
    me = place.browser()
    table = me.make("three-days", CSA="me", Union="computer:captain")["table"]
    with me.live(table) as line:
        line.wait("bundle")
        me.act(table, "block 3 WRN")
        me.act(table, "end")
        thinking = line.wait("bundle", lambda b: b["seats"][1]["thinking"])
        assert thinking["decision"]["seat"] == "Union"
        back = line.wait("bundle", lambda b: b["decision"]["seat"] == "CSA" and b["seq"] > 2)
        assert not back["seats"][1]["thinking"]


def test_hand_over_at_one_screen(place: House) -> None:
    us = place.browser()
    table = us.make("three-days", CSA="me", Union="screen")["table"]
    with us.live(table) as line:
        assert line.wait("bundle")["hidden"]
        line.say(type="act", id=1, seq=0, seat="CSA", action="enter CR1")
        assert line.wait("refused")["code"] == "hidden"
        line.say(type="look", seat="CSA")
        assert line.wait("bundle")["options"]
        us.act(table, "block 5 WRN")
        line.wait("bundle", seq_is(1))
        us.act(table, "end")
        hidden = line.wait("bundle", seq_is(2))
        assert hidden["hidden"]
        assert hidden["kept"] == 0
        assert not hidden["film"]
        line.say(type="look", seat="Union")
        shown = line.wait("bundle")
        assert shown["seat"] == "Union"
        assert shown["kept"] == 0


def test_strangers_are_turned_away(place: House) -> None:
    made = place.browser().make()
    for browser in (place.browser(), two(place)[0]):
        with browser.live(made["table"]) as line, pytest.raises(WebSocketDisconnect) as closed:
            line.hear()
        assert closed.value.code == 4404


# ---- a real server -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with running(tmp_path_factory.mktemp("real"), "--limits", "--blank") as process:
        yield process


class Caller:
    """A client of a real server."""

    def __init__(self, process: Process) -> None:
        self.base = f"127.0.0.1:{process.port}"
        self.http = httpx.Client(
            base_url=f"http://{self.base}", headers={"X-Long-Roll": "1"}, trust_env=False, timeout=PATIENCE
        )

    def make(self, **seats: str) -> str:
        answer = self.http.post("/api/tables", json={"game": "gettysburg", "seats": seats})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def live(self, table: str, **more: Any) -> Any:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie, **more}
        return connect(
            f"ws://{self.base}/api/tables/{table}/live", additional_headers=headers, proxy=None, open_timeout=PATIENCE
        )


def closing_code(socket: Any) -> int:
    """Read until the server ends the connection."""
    try:
        while True:
            socket.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


@pytest.fixture
def caller(real: Process) -> Iterator[Caller]:
    found = Caller(real)
    yield found
    found.http.close()


def test_a_real_connection(caller: Caller) -> None:
    table = caller.make(CSA="me", Union="me")
    with caller.live(table, Origin=f"http://{caller.base}") as socket:
        assert json.loads(socket.recv(PATIENCE))["type"] == "bundle"
        socket.send(json.dumps({"type": "act", "id": 1, "seq": 0, "seat": "CSA", "action": "enter CR1"}))
        assert json.loads(socket.recv(PATIENCE))["seq"] == 1
        socket.send(json.dumps({"type": "ping"}))
        assert json.loads(socket.recv(PATIENCE)) == {"type": "pong"}


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "http://["])
def test_foreign_pages_cannot_connect(caller: Caller, origin: str) -> None:
    table = caller.make()
    with pytest.raises(InvalidStatus) as refused, caller.live(table, Origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_a_message_that_is_too_long_ends_the_connection(caller: Caller) -> None:
    table = caller.make()
    with caller.live(table) as socket:
        socket.recv(PATIENCE)
        socket.send(json.dumps({"type": "act", "id": 1, "seq": 0, "seat": "CSA", "action": "x" * 20_000}))
        assert closing_code(socket) == 1009
    assert caller.http.get("/api/health").status_code == 200


def test_too_many_messages_end_the_connection(caller: Caller) -> None:
    table = caller.make()
    with caller.live(table) as socket:
        with suppress(ConnectionClosed):
            for _ in range(1000):
                socket.send(json.dumps({"type": "ping"}))
        assert closing_code(socket) in (4429, 4408)


def test_a_client_that_does_not_read_harms_nobody(caller: Caller) -> None:
    """Bundles are not queued for it; the game goes on and it gets the newest when it reads again."""
    table = caller.make(CSA="me", Union="me")
    with caller.live(table) as idle:
        time.sleep(0.2)
        bundle = caller.http.get(f"/api/tables/{table}").json()
        for _ in range(40):
            action = bundle["options"][0]["action"]
            body = {"seq": bundle["seq"], "seat": bundle["seat"], "action": action}
            bundle = caller.http.post(f"/api/tables/{table}/act", json=body).json()
        seen = 0
        while seen != bundle["seq"]:
            message = json.loads(idle.recv(PATIENCE))
            seen = message.get("seq", seen)


def test_a_polite_stop_tells_clients_to_come_back(tmp_path: Path) -> None:
    with running(tmp_path, "--blank") as process:
        caller = Caller(process)
        with caller.http, caller.live(caller.make()) as socket:
            socket.recv(PATIENCE)
            assert process.stop() == 0
            assert closing_code(socket) == 1012


def test_listeners_are_forgotten_when_they_leave(place: House) -> None:
    csa, _, table = two(place)
    live = place.lobby._tables[table]
    with csa.live(table) as line:
        line.wait("bundle")
        assert len(live.listeners) == 1
    patiently(lambda: not live.listeners)


def test_no_fault_closes_the_line(
    place: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever breaks behind the line, its client hears an error with a number that the log knows, and plays on."""
    csa, union, table = two(place, "three-days")

    def breaks(*_: Any) -> Any:
        raise ZeroDivisionError("swordfish")

    def told(message: dict[str, Any]) -> None:
        assert f"fault {message['fault']}: " in caplog.text
        assert "swordfish" not in json.dumps(message)

    with csa.live(table) as line, union.live(table) as other:
        line.wait("bundle")
        other.wait("bundle")
        live = place.lobby._tables[table]
        for name, message in (
            ("act", {"type": "act", "seq": 0, "seat": "CSA", "action": "enter CR1"}),
            ("order", {"type": "standing", "seat": "CSA", "name": "x", "answer": "y"}),
            ("look", {"type": "look", "seat": "CSA"}),
            ("viewer", {"type": "pose", "seq": 0, "seat": "CSA", "ask": {"key": "x"}}),
        ):
            with monkeypatch.context() as patch:
                patch.setattr(live, name, breaks)
                line.say(id=7, **message)
                answer = line.wait("refused")
                assert answer["code"] == "broken"
                told(answer)
        with monkeypatch.context() as patch:
            patch.setattr("longroll.server.live.live_bundle", breaks)
            assert csa.act(table, "enter CR1").status == 200
            told(line.wait("error"))
            told(other.wait("error"))
        line.say(type="act", id=8, seq=1, seat="CSA", action="enter CR2")
        assert line.wait("bundle", seq_is(2))["log"]
        assert [entry["seq"] for entry in other.wait("bundle", seq_is(2))["log"]] == [1, 2]


@pytest.mark.parametrize("game", list_games())
def test_an_act_out_of_turn_is_refused(place: House, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the rules cannot say why."""
    csa, union = place.browser(), place.browser()
    first, second = find_game(game).seats
    made = csa.post("/api/tables", {"game": game, "seats": {first: "me", second: "friend"}}).json
    table = str(made["table"])
    assert union.join(made["links"][second]).status == 200
    now = csa.table(table)
    decides = now["decision"]["seat"]
    away, seat = (union, second) if decides == first else (csa, first)
    if decides not in (first, second):
        away, seat = csa, first
    body = {"seq": now["seq"], "seat": seat, "action": "done"}
    for _ in range(2):
        answer = away.post(f"/api/tables/{table}/act", body)
        assert (answer.status, answer.code) == (422, "refused")
        assert answer.json["error"]["message"]
        with away.live(table) as line:
            line.wait("bundle")
            line.say(type="act", id=1, **body)
            assert line.wait("refused")["code"] == "refused"
            line.say(type="ping")
            line.wait("pong")
        monkeypatch.setattr(find_game(game), "why", lambda *_: 1 // 0)
