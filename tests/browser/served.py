"""The product as people start it: ``longroll serve`` in a process of its own."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[2]
COMMAND = Path(sys.executable).with_name("longroll")
WAIT = 60.0


class Served:
    """One server: its address, its data folder, its life and death."""

    def __init__(self, data: Path, command: Path = COMMAND) -> None:
        self.data = data
        self.log = data / "server.log"
        """What it says of its faults."""
        self.command = command
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start at a free port, or again at the port it had."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [
                    str(self.command),
                    "serve",
                    "--port",
                    str(self.port),
                    "--no-open",
                    "--data",
                    str(self.data),
                ],
                cwd=self.data,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONWARNINGS": "ignore"},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found is not None, f"the server did not start: {line!r}"
        self.port = int(found.group(1))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def warm(self) -> None:
        """Have the map drawn, which a server does once, when first asked."""
        for path in ("games", "games/gettysburg/board"):
            with urlopen(f"{self.address}/api/{path}", timeout=WAIT) as answer:
                answer.read()

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self._wait()

    def _wait(self) -> None:
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def ask(self, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
        """A request of no browser: the answer, and the cookie it sets."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"X-Long-Roll": "1", "Content-Type": "application/json", "Cookie": cookie}
        with urlopen(Request(f"{self.address}{path}", data, headers), timeout=WAIT) as answer:
            return json.loads(answer.read() or b"null"), (answer.headers["set-cookie"] or "").split(";")[0]

    # ---- the truth, from the database ----------------------------------------------------------------------

    def actions(self, table: str) -> list[tuple[int, str, str]]:
        """The journal of a table: number, seat, action. An undo is a line too: its action is the last number that holds."""
        with closing(sqlite3.connect(f"file:{self.data / 'longroll.db'}?mode=ro", uri=True)) as database:
            found = database.execute("select seq, seat, action from actions where table_id = ? order by seq", [table])
            return [(int(seq), str(seat), str(action)) for seq, seat, action in found]


@contextmanager
def served(data: Path, warm: bool = True, command: Path = COMMAND) -> Iterator[Served]:
    server = Served(data, command)
    try:
        if warm:
            server.warm()
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
