"""A real server in a process of its own: ``python -m tests.server.serve DATA [PORT]``."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec.structs

from longroll.engraving.proofs import KEPT_VARIABLE
from longroll.games import game as find_game
from longroll.games.gettysburg.table import map_picture
from longroll.server import reading
from longroll.server.config import Config
from longroll.server.run import serve
from tests.server import thinkers

ROOT = Path(__file__).parents[2]


def main() -> None:
    data, *rest = sys.argv[1:]
    limits = "--limits" in rest
    if "--blank" in rest:  # a map nobody will look at need not be drawn, and nobody else should find it
        map_picture.map_svg = lambda: "<svg/>"
        os.environ[KEPT_VARIABLE] = str(Path(data) / "proofs")
    if "--spin" in rest:  # readers that never come to an end
        reading.work = thinkers.spin
    if "--stuck" in rest:  # a question that never is answered
        type(find_game("gettysburg")).odds = lambda *_: thinkers.forever()  # type: ignore[method-assign]
    config = Config(data=Path(data), port=0, workers=1, warm=False, limits=limits, snapshot_every=20)
    if "--hurry" in rest:  # for clients that never finish a request
        config = msgspec.structs.replace(config, head=1.0, body=1.0)
    serve(
        config,
        False,
        lambda address, _: print(f"at {address}", flush=True),
    )


class Process:
    """The server as others see it."""

    def __init__(self, data: Path, *options: str) -> None:
        started = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.serve", str(data), *options],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONWARNINGS": "ignore"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found is not None, f"the server did not start: {line!r}"
        self.port = int(found.group(1))
        self.seconds = time.monotonic() - started

    def kill(self) -> None:
        """As a power cut would: no warning, no farewell."""
        self.process.send_signal(signal.SIGKILL)
        self.wait()

    def stop(self) -> int:
        """Politely."""
        self.process.send_signal(signal.SIGTERM)
        return self.wait()

    def wait(self) -> int:
        code = self.process.wait(60)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code


@contextmanager
def running(data: Path, *options: str) -> Iterator[Process]:
    process = Process(data, *options)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.kill()


if __name__ == "__main__":
    main()
