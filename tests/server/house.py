"""A server in this process with any number of browsers, and people who play at random."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from litestar.testing import TestClient

from longroll.server.app import Server, create_app
from longroll.server.config import Config

HEADER = {"X-Long-Roll": "1"}
SHORT = "third-day"
PATIENCE = 90.0
"""Seconds to wait for what must come: this machine may be busy."""


class Answer:
    """A status, the exact bytes, and their meaning."""

    def __init__(self, status: int, data: bytes, headers: dict[str, str]) -> None:
        self.status = status
        self.data = data
        self.headers = headers
        self.json: Any = json.loads(data) if data[:1] in b"[{" and data else None

    @property
    def code(self) -> str:
        """The code of an error."""
        return str(self.json["error"]["code"])


class Browser:
    """One browser: keeps its cookie, remembers every byte it was sent."""

    def __init__(self, house: House, language: str = "en") -> None:
        self.house = house
        self.cookie = ""
        self.language = language
        self.received: list[bytes] = []

    def headers(self, **more: str) -> dict[str, str]:
        return {"Cookie": f"{self.cookie}; language={self.language}", "Accept-Encoding": "identity", **more}

    def _ask(self, method: str, path: str, **rest: Any) -> Answer:
        client = self.house.client
        client.cookies.clear()
        answer = client.request(method, path, **rest)
        client.cookies.clear()
        set_cookie = answer.headers.get("set-cookie")
        if set_cookie:
            self.cookie = set_cookie.split(";")[0]
        self.received.append(answer.content)
        return Answer(answer.status_code, answer.content, dict(answer.headers))

    def get(self, path: str, **params: Any) -> Answer:
        return self._ask("GET", path, params=params or None, headers=self.headers())

    def post(self, path: str, body: Any = None, **headers: str) -> Answer:
        return self._ask("POST", path, json=body or {}, headers=self.headers(**{**HEADER, **headers}))

    # ---- tables --------------------------------------------------------------------------------------------

    def make(self, scenario: str = SHORT, name: str = "", game: str = "gettysburg", **seats: str) -> dict[str, Any]:
        wish = {"game": game, "scenario": scenario, "seats": seats, **({"name": name} if name else {})}
        answer = self.post("/api/tables", wish)
        assert answer.status == 201, answer.data
        return dict(answer.json)

    def join(self, url: str) -> Answer:
        path, token = url.split("#join=")
        return self.post(f"/api/tables/{path.removeprefix('/table/')}/join", {"token": token})

    def table(self, table: str) -> dict[str, Any]:
        answer = self.get(f"/api/tables/{table}")
        assert answer.status == 200, answer.data
        return dict(answer.json)

    def act(self, table: str, action: str, seat: str | None = None, seq: int | None = None) -> Answer:
        now = self.table(table)
        body = {"seq": now["seq"] if seq is None else seq, "seat": seat or now["seat"], "action": action}
        return self.post(f"/api/tables/{table}/act", body)

    def undo(self, table: str, seat: str | None = None) -> Answer:
        now = self.table(table)
        return self.post(f"/api/tables/{table}/undo", {"seq": now["seq"], "seat": seat or now["seat"]})

    @contextmanager
    def live(self, table: str, since: int = 0, changes: bool = False) -> Iterator[Line]:
        self.house.client.cookies.clear()
        path = f"/api/tables/{table}/live?since={since}&language={self.language}{'&changes=1' if changes else ''}"
        with self.house.client.websocket_connect(path, headers=self.headers()) as socket:
            yield Line(socket, self)


class Line:
    """A live connection."""

    def __init__(self, socket: Any, browser: Browser) -> None:
        self.socket = socket
        self.browser = browser

    def hear(self) -> dict[str, Any]:
        text = self.socket.receive_text(timeout=PATIENCE)
        self.browser.received.append(text.encode())
        return dict(json.loads(text))

    def wait(self, kind: str, until: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        for _ in range(2000):
            message = self.hear()
            if message["type"] == kind and until(message):
                return message
        raise AssertionError(f"no {kind} came")

    def say(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))


class House:
    """The server."""

    def __init__(self, data: Path, **hooks: Any) -> None:
        think = hooks.pop("think_with", None)
        static = hooks.pop("static", None)
        settings = {name: hooks.pop(name) for name in list(hooks) if name in Config.__struct_fields__}
        data.mkdir(parents=True, exist_ok=True)
        self.config = Config(data=data, **{"limits": False, "workers": 1, "warm": False, **settings})
        more = {**({"think": think} if think else {}), **({"static": static} if static else {})}
        self.server = Server(self.config, **more, **hooks)
        self.client = TestClient(create_app(self.server), raise_server_exceptions=False)

    def browser(self, language: str = "en") -> Browser:
        return Browser(self, language)

    @property
    def lobby(self) -> Any:
        return self.server.lobby


@contextmanager
def house(data: Path, **hooks: Any) -> Iterator[House]:
    place = House(data, **hooks)
    with place.client:
        yield place


def patiently(check: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = check()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("it did not happen in time")


def two(place: House, scenario: str = SHORT) -> tuple[Browser, Browser, str]:
    """Two people at a table: CSA and Union."""
    csa, union = place.browser(), place.browser()
    made = csa.make(scenario, CSA="me", Union="friend")
    assert union.join(made["links"]["Union"]).status == 200
    return csa, union, str(made["table"])


def play_on(players: dict[str, Browser], table: str, rng: Random, steps: int) -> dict[str, Any]:
    """Random play by people; the last bundle."""
    bundle: dict[str, Any] = {}
    for _ in range(steps):
        browser = players[bundle["decision"]["seat"]] if bundle else next(iter(players.values()))
        now = browser.table(table)
        if now["over"]:
            return now
        browser = players[now["decision"]["seat"]]
        now = browser.table(table)
        answer = browser.act(table, rng.choice(now["options"])["action"])
        assert answer.status == 200, answer.data
        bundle = answer.json
        if bundle["over"]:
            break
    return bundle
