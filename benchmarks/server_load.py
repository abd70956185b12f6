"""Many tables at once: ``python benchmarks/server_load.py [--tables 200] [--seconds 30] [--pause 5]``.

Starts a server in a process of its own (SQLite on disk, every action synced) and plays at all tables by WebSocket: at
some two scripted people, at the others one of them against a captain. Each person waits ``--pause`` seconds on
average before answering, as people do. Printed: the time from sending an action to receiving the table that follows
from it, for the one who acts and for the opponent (each is sent his own redacted view).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SERVER = """
import sys
from pathlib import Path
from longroll.server.config import Config
from longroll.server.run import serve
serve(Config(data=Path(sys.argv[1]), port=0, limits=False, open_tables=10**6, workers=int(sys.argv[2])), False,
      lambda address: print(address, flush=True))
"""


class Choice(msgspec.Struct):
    action: str


class Seen(msgspec.Struct):
    """What a scripted player looks at."""

    type: str
    seq: int = 0
    over: bool = False
    options: list[Choice] = []


class Figures:
    def __init__(self) -> None:
        self.own: list[float] = []
        self.other: list[float] = []
        self.sent: dict[tuple[str, int], float] = {}
        self.bytes = 0
        self.messages = 0
        self.refused = 0
        self.finished = 0
        self.measuring = False


class Person:
    """One seat of one table."""

    def __init__(
        self, table: str, seat: str, socket: ClientConnection, figures: Figures, pause: float, alone: bool
    ) -> None:
        self.table = table
        self.alone = alone
        self.seat = seat
        self.socket = socket
        self.figures = figures
        self.pause = pause
        self.rng = Random(f"{table} {seat}")
        self.waiting: tuple[int, float] | None = None
        self.decoder = msgspec.json.Decoder(Seen)

    async def play(self) -> None:
        acting: asyncio.Task[None] | None = None
        async for text in self.socket:
            now = time.perf_counter()
            self.figures.messages += 1
            self.figures.bytes += len(text)
            seen = self.decoder.decode(text)
            if seen.type == "refused":
                self.figures.refused += 1
                self.waiting = None
            if seen.type != "bundle":
                continue
            self.note(seen, now)
            if seen.over:
                self.figures.finished += 1
                return
            if seen.options and (acting is None or acting.done()):
                acting = asyncio.create_task(self.act(seen))

    def note(self, seen: Seen, now: float) -> None:
        if self.waiting is not None and seen.seq > self.waiting[0]:
            if self.figures.measuring:
                self.figures.own.append(now - self.waiting[1])
            self.waiting = None
        else:
            for seq in (seen.seq - 1, seen.seq - 2):
                begun = self.figures.sent.pop((self.table, seq), None)
                if begun is not None and self.figures.measuring:
                    self.figures.other.append(now - begun)
                    break

    async def act(self, seen: Seen) -> None:
        await asyncio.sleep(self.rng.expovariate(1 / self.pause) if self.pause else 0)
        action = self.rng.choice(seen.options).action
        begun = time.perf_counter()
        self.waiting = (seen.seq, begun)
        if not self.alone:
            self.figures.sent[self.table, seen.seq] = begun
        message = {"type": "act", "id": seen.seq, "seq": seen.seq, "seat": self.seat, "action": action}
        with suppress(ConnectionClosed):
            await self.socket.send(msgspec.json.encode(message).decode())


def cookie_of(client: httpx.AsyncClient) -> str:
    """What a browser would send back; each server gives its cookie a name of its own."""
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


async def sit_down(base: str, number: int, computer: bool, figures: Figures, pause: float) -> list[Person]:
    """A table with its people connected."""
    people = []
    headers = {"X-Long-Roll": "1"}
    scenarios = ("three-days", "first-day", "second-day-afternoon", "third-day")
    async with httpx.AsyncClient(base_url=f"http://{base}", headers=headers, trust_env=False, timeout=60) as host:
        wish = {
            "game": "gettysburg",
            "scenario": scenarios[number % len(scenarios)],
            "seats": {"CSA": "me", "Union": "computer:captain" if computer else "friend"},
        }
        made = (await host.post("/api/tables", json=wish)).json()
        cookies = {"CSA": cookie_of(host)}
    if not computer:
        async with httpx.AsyncClient(base_url=f"http://{base}", headers=headers, trust_env=False, timeout=60) as guest:
            token = made["links"]["Union"].split("#join=")[1]
            await guest.post(f"/api/tables/{made['table']}/join", json={"token": token})
            cookies["Union"] = cookie_of(guest)
    for seat, cookie in cookies.items():
        address = f"ws://{base}/api/tables/{made['table']}/live"
        socket = await connect(
            address, additional_headers={"Cookie": cookie}, proxy=None, max_size=None, open_timeout=60
        )
        people.append(Person(made["table"], seat, socket, figures, pause, computer))
    return people


def usage(pid: int) -> tuple[float, float]:
    """Seconds of processor and megabytes of memory of a process (Linux; zeros elsewhere)."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0, 0.0
    ticks = os.sysconf("SC_CLK_TCK")
    memory = re.search(r"VmRSS:\s+(\d+)", status)
    return (int(fields[11]) + int(fields[12])) / ticks, int(memory.group(1)) / 1024 if memory else 0.0


def percentiles(name: str, values: list[float]) -> str:
    if not values:
        return f"{name}: none"
    ordered = sorted(values)
    points = [ordered[min(len(ordered) - 1, int(len(ordered) * p))] * 1000 for p in (0.5, 0.9, 0.95, 0.99)]
    shown = ", ".join(f"p{p} {value:.0f}" for p, value in zip((50, 90, 95, 99), points, strict=True))
    return f"{name}: {shown}, max {ordered[-1] * 1000:.0f} ms ({len(ordered)} measured)"


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pause", type=float, default=5.0)
    parser.add_argument("--computers", type=float, default=0.5, help="share of tables with a captain")
    parser.add_argument("--workers", type=int, default=2)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = await asyncio.create_subprocess_exec(
            sys.executable, "-c", SERVER, folder, str(wanted.workers), stdout=asyncio.subprocess.PIPE
        )
        assert server.stdout is not None
        base = (await server.stdout.readline()).decode().strip().removeprefix("http://").rstrip("/")
        figures = Figures()
        begun = time.perf_counter()
        people: list[Person] = []
        for start in range(0, wanted.tables, 10):
            numbers = range(start, min(start + 10, wanted.tables))
            share = wanted.computers
            seated = await asyncio.gather(
                *(sit_down(base, n, int((n + 1) * share) > int(n * share), figures, wanted.pause) for n in numbers)
            )
            people += [person for table in seated for person in table]
        print(f"{wanted.tables} tables, {len(people)} connections, set up in {time.perf_counter() - begun:.1f} s")
        tasks = [asyncio.create_task(person.play()) for person in people]
        await asyncio.sleep(min(5.0, wanted.seconds / 4))  # everybody has seen the table and begun
        processor, _ = usage(server.pid)
        messages, data = figures.messages, figures.bytes
        figures.measuring = True
        await asyncio.sleep(wanted.seconds)
        figures.measuring = False
        used, memory = usage(server.pid)
        seconds = wanted.seconds
        print(f"{len(figures.own) / seconds:.0f} actions a second by people; refused {figures.refused}")
        print(percentiles("own action to own new view", figures.own))
        print(percentiles("opponent's action to my new view", figures.other))
        print(
            f"{(figures.messages - messages) / seconds:.0f} messages and "
            f"{(figures.bytes - data) / seconds / 1024:.0f} kB a second to clients; games finished {figures.finished}"
        )
        spent = used - processor
        print(
            f"server process: {spent / seconds:.0%} of a core, {memory:.0f} MB, "
            f"{spent * 1000 / max(1, figures.messages - messages):.1f} ms of processor for each message sent"
        )
        print(f"load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores (clients included)")
        for task in tasks:
            task.cancel()
        server.terminate()
        await server.wait()


if __name__ == "__main__":
    asyncio.run(main())
