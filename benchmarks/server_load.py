"""What a server costs and holds: ``python benchmarks/server_load.py [--against COMMIT]``.

For each game: where the processor time of an act goes (the rules, the view of who decides and of the other, the whole
act with everything around it) and how many acts a second one process holds. Then many tables at once, every person
pausing before each answer as people do: how long an act takes from sending it to having the table that follows from it.
With ``--against`` everything is measured a second time on the program of that commit (a tag will do), by turns, and
printed as ratios. Servers run in processes of their own (SQLite on disk, every action synced).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).parents[1]
HEADERS = {"X-Long-Roll": "1"}
GAMES = {"gettysburg": "three-days", "guns": "second-day", "glory": "chancellorsville", "reason": "lindenau"}
"""The games with a scenario of usual size."""
SERVER = """
import sys
from pathlib import Path
from longroll.server.config import Config
from longroll.server.run import serve
serve(Config(data=Path(sys.argv[1]), port=0, limits=False, open_tables=10**6, workers=int(sys.argv[2]), warm=False),
      False, lambda address, *_: print(address, flush=True))
"""
SPLIT = """
import sys
from random import Random
from time import process_time
from longroll.games import game as find_game
from longroll.server.showing import show
game, scenario, acts = find_game(sys.argv[1]), sys.argv[2], int(sys.argv[3])
spent = [0.0, 0.0, 0.0]
def timed(part, do, *args):
    begun = process_time()
    found = do(*args)
    spent[part] += process_time() - begun
    return found
state, rng, number = game.new(scenario), Random(1863), 0
eyes = state.seat_names()
while number < acts:
    if state.over:
        state = game.new(scenario)
    after = state.copy()
    chosen = rng.choice(state.options())
    played = state.seat in eyes
    timed(0, after.apply, chosen) if played and number >= acts // 4 else after.apply(chosen)
    state = after
    number += played
    if not played or state.seat not in eyes:
        continue
    other = next(seat for seat in eyes if seat != state.seat)
    for part, seat in ((1, state.seat), (2, other)):
        timed(part, show, game, state, seat, "en") if number >= acts // 4 else show(game, state, seat, "en")
print(*(1000 * seconds / (acts - acts // 4) for seconds in spent))
"""
"""Milliseconds of the rules, of the view of who decides and of the other, in a random game after a first quarter."""


class Costs(msgspec.Struct):
    """Of an act of one game, in milliseconds of processor time; ``acts`` a second of one process; ``sent``: bytes."""

    rules: float
    decider: float
    other: float
    whole: float
    acts: float
    sent: float


# ---- people ------------------------------------------------------------------------------------------------


class Choice(msgspec.Struct):
    action: str


class Fields(msgspec.Struct, frozen=True):
    seq: int = 0
    over: bool | None = None


class Heard(msgspec.Struct):
    """What a scripted person looks at, of a bundle or of a change of one."""

    type: str
    seq: int = 0
    over: bool | None = None
    options: list[tuple[int, int] | Choice] | None = None
    fields: Fields = Fields()


class Figures:
    def __init__(self) -> None:
        self.own: list[float] = []
        self.other: list[float] = []
        self.sent: dict[tuple[str, int], float] = {}
        self.bytes = 0
        self.refused = 0
        self.finished = 0
        self.measuring = False


class Person:
    """One seat of one table."""

    def __init__(self, table: str, seat: str, socket: ClientConnection, figures: Figures, pause: float) -> None:
        self.table = table
        self.seat = seat
        self.socket = socket
        self.figures = figures
        self.pause = pause
        self.rng = Random(f"{table} {seat}")
        self.waiting: tuple[int, float] | None = None
        self.options: list[Choice] = []
        self.decoder = msgspec.json.Decoder(Heard)

    async def play(self) -> None:
        acting: asyncio.Task[None] | None = None
        async for text in self.socket:
            now = time.perf_counter()
            self.figures.bytes += len(text)
            heard = self.decoder.decode(text)
            if heard.type == "refused":
                self.figures.refused += 1
                self.waiting = None
            if heard.type not in ("bundle", "change"):
                continue
            seq, over = (heard.seq, heard.over) if heard.type == "bundle" else (heard.fields.seq, heard.fields.over)
            self.take(heard)
            self.note(seq, now)
            if over:
                self.figures.finished += 1
                return
            if self.options and (acting is None or acting.done()):
                acting = asyncio.create_task(self.act(seq))

    def take(self, heard: Heard) -> None:
        """The answers there are now."""
        if heard.options is None:
            return
        found: list[Choice] = []
        for part in heard.options:
            found += [part] if isinstance(part, Choice) else self.options[part[0] : part[0] + part[1]]
        self.options = found

    def note(self, seq: int, now: float) -> None:
        if self.waiting is not None and seq > self.waiting[0]:
            if self.figures.measuring:
                self.figures.own.append(now - self.waiting[1])
            self.waiting = None
            return
        for before in (seq - 1, seq - 2):
            begun = self.figures.sent.pop((self.table, before), None)
            if begun is not None and self.figures.measuring:
                self.figures.other.append(now - begun)
                break

    async def act(self, seq: int) -> None:
        await asyncio.sleep(self.rng.expovariate(1 / self.pause) if self.pause else 0)
        begun = time.perf_counter()
        self.waiting = (seq, begun)
        self.figures.sent[self.table, seq] = begun
        action = self.rng.choice(self.options).action
        message = {"type": "act", "id": seq, "seq": seq, "seat": self.seat, "action": action}
        with suppress(ConnectionClosed):
            await self.socket.send(msgspec.json.encode(message).decode())


def cookie_of(client: httpx.AsyncClient) -> str:
    """What a browser would send back; each server gives its cookie a name of its own."""
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


def caller(base: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"http://{base}", headers=HEADERS, trust_env=False, timeout=60)


async def sit_down(base: str, game: str, figures: Figures, pause: float) -> list[Person]:
    """A table of two people, both connected."""
    async with caller(base) as host, caller(base) as guest:
        games = (await host.get("/api/games")).json()
        first, second = (seat["id"] for seat in next(card for card in games if card["name"] == game)["seats"])
        wish = {"game": game, "scenario": GAMES[game], "seats": {first: "me", second: "friend"}}
        made = (await host.post("/api/tables", json=wish)).json()
        token = made["links"][second].split("#join=")[1]
        await guest.post(f"/api/tables/{made['table']}/join", json={"token": token})
        cookies = {first: cookie_of(host), second: cookie_of(guest)}
    address = f"ws://{base}/api/tables/{made['table']}/live?changes=1"
    people = []
    for seat, cookie in cookies.items():
        socket = await connect(address, additional_headers={"Cookie": cookie}, proxy=None, max_size=None)
        people.append(Person(made["table"], seat, socket, figures, pause))
    return people


async def keep_playing(base: str, game: str, people: list[Person], figures: Figures, pause: float) -> None:
    """Whoever has finished a game begins another: a server that plays faster is not idle earlier, and whole games are
    measured."""
    while True:
        await asyncio.gather(*(person.play() for person in people))
        for person in people:
            await person.socket.close()
        people = await sit_down(base, game, figures, pause)


# ---- a server ----------------------------------------------------------------------------------------------


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


class Load:
    """What people did to a server, and what that cost it."""

    def __init__(self, figures: Figures, seconds: float, processor: float, memory: float, sent: int) -> None:
        self.figures = figures
        self.seconds = seconds
        self.processor = processor
        self.memory = memory
        self.sent = sent


async def load(source: Path, games: list[str], pause: float, seconds: float, begin: float) -> Load:
    """People at a table of each of these games, for some seconds after the first ones."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", SERVER, folder, "1"), stdout=asyncio.subprocess.PIPE, env=with_source(source)
        )
        stack.push_async_callback(server.wait)
        stack.callback(server.kill)
        assert server.stdout is not None
        base = (await server.stdout.readline()).decode().strip().removeprefix("http://").rstrip("/")
        figures = Figures()
        seated = [(game, await sit_down(base, game, figures, pause)) for game in games]
        tasks = [asyncio.create_task(keep_playing(base, *one, figures, pause)) for one in seated]
        await asyncio.sleep(begin)  # everybody has seen the table and begun
        (before, _), sent = usage(server.pid), figures.bytes
        figures.measuring = True
        await asyncio.sleep(seconds)
        figures.measuring = False
        after, memory = usage(server.pid)
        for task in tasks:
            task.cancel()
        return Load(figures, seconds, after - before, memory, figures.bytes - sent)


def with_source(source: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(source)}


@contextmanager
def checked_out(commit: str, *parts: str) -> Iterator[Path]:
    """The sources of a commit, with other parts of it beside them."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["git", "archive", commit, "src", *parts]
        archive = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=archive, check=True)
        yield Path(folder) / "src"


# ---- measuring ---------------------------------------------------------------------------------------------

WARMED = 12.0
"""Seconds after which a server has drawn or read all boards, which it does beside its work."""


def costs(source: Path, game: str, seconds: float) -> Costs:
    done = subprocess.run(
        [sys.executable, "-c", SPLIT, game, GAMES[game], "240"],
        env=with_source(source),
        capture_output=True,
        check=True,
    )
    rules, decider, other = map(float, done.stdout.split())
    found = asyncio.run(load(source, [game] * 3, 0.0, seconds, WARMED))
    acts = len(found.figures.own)
    whole = 1000 * found.processor / acts
    return Costs(rules, decider, other, whole, 1000 / whole, found.sent / acts)


def show_costs(game: str, now: Costs, before: Costs | None) -> None:
    print(f"\n{game}" + (f" {'now':>20} {'before':>9} {'ratio':>7}" if before is not None else ""))
    for name, words in (
        *(("rules", "rules, ms"), ("decider", "view of who decides, ms"), ("other", "view of the other, ms")),
        *(("whole", "whole act, ms"), ("acts", "acts a second"), ("sent", "bytes sent an act")),
    ):
        value = getattr(now, name)
        earlier = "" if before is None else f" {getattr(before, name):9.2f} {value / getattr(before, name):7.2f}"
        print(f"  {words:<26}{value:9.2f}{earlier}")


def percentiles(name: str, values: list[float]) -> str:
    if not values:
        return f"  {name}: none"
    ordered = sorted(values)
    points = [ordered[min(len(ordered) - 1, int(len(ordered) * p))] * 1000 for p in (0.5, 0.9, 0.95, 0.99)]
    shown = ", ".join(f"p{p} {value:.0f}" for p, value in zip((50, 90, 95, 99), points, strict=True))
    return f"  {name}: {shown}, max {ordered[-1] * 1000:.0f} ms ({len(ordered)} measured)"


def show_crowd(found: Load, tables: int, pause: float) -> None:
    figures = found.figures
    print(f"\n{tables} tables of all games, {pause} s before each answer")
    print(percentiles("own act to own new view", figures.own))
    print(percentiles("opponent's act to my new view", figures.other))
    print(
        f"  {len(figures.own) / found.seconds:.0f} acts a second, {found.sent / found.seconds / 1024:.0f} kB sent, "
        f"{found.processor / found.seconds:.0%} of a core, {found.memory:.0f} MB; "
        f"refused {figures.refused}, games finished {figures.finished}"
    )


def measure(sources: Mapping[str, Path], wanted: Any) -> None:
    for game in wanted.game or GAMES:
        found = {name: costs(source, game, wanted.seconds) for name, source in sources.items()}
        show_costs(game, found["now"], found.get("before"))
    if not wanted.tables:
        return
    games = [list(GAMES)[number % len(GAMES)] for number in range(wanted.tables)]
    for name, source in sources.items():
        print("" if name == "now" else f"\nbefore ({wanted.against}):", end="")
        show_crowd(asyncio.run(load(source, games, wanted.pause, wanted.seconds, 5.0)), wanted.tables, wanted.pause)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=GAMES, help="of one game only (may be given again)")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement of a server")
    parser.add_argument("--tables", type=int, default=40, help="at once; 0: leave that out")
    parser.add_argument("--pause", type=float, default=2.0, help="seconds before each answer, on average")
    parser.add_argument("--against", default="", metavar="COMMIT", help="an earlier program to compare with")
    wanted = parser.parse_args()
    if not wanted.against:
        measure({"now": ROOT / "src"}, wanted)
        return
    with checked_out(wanted.against) as before:
        measure({"now": ROOT / "src", "before": before}, wanted)


if __name__ == "__main__":
    main()
