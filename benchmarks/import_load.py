"""A large import beside others' questions: ``python -m benchmarks.import_load [--actions 11000] [--tables 10]``.

Starts a server in a process of its own, asks for the views of some tables over and over, and has a record of so many
legal actions imported meanwhile. Printed: how long the answers to the others took before and during the import.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import httpx
import msgspec
from benchmarks.server_load import SERVER

from longroll.games import game as find_game
from longroll.kit.record import Move, Record

HEADER = {"X-Long-Roll": "1"}


def long_record(actions: int) -> dict[str, Any]:
    """The beginning of a long game at random; it goes on from there."""
    game, rng = find_game("glory"), Random(7)
    state = game.new("chancellorsville")
    moves: list[Move] = []
    while not state.over and len(moves) < actions:
        seat, action = str(state.seat), str(rng.choice(state.options()))
        state.apply(action)
        moves.append(Move(seat, action))
    record = Record(
        format=1,
        rules=game.rules_version,
        game=game.name,
        scenario="chancellorsville",
        seats={},
        commitment="",
        actions=moves,
        result=state.result.winner,
    )
    found: dict[str, Any] = msgspec.to_builtins(record)
    return found


def told(name: str, times: list[float]) -> str:
    cuts = quantiles(times, n=100)
    middle, high, longest = (1000 * seconds for seconds in (cuts[49], cuts[94], max(times)))
    return f"{name}: {len(times)} answers, p50 {middle:.0f} ms, p95 {high:.0f} ms, longest {longest:.0f} ms"


async def ask_on(address: str, tables: list[tuple[str, dict[str, str]]], stop: asyncio.Event) -> list[float]:
    times: list[float] = []

    async def one(table: str, cookies: dict[str, str]) -> None:
        async with httpx.AsyncClient(headers=HEADER, cookies=cookies, timeout=120) as client:
            while not stop.is_set():
                began = time.perf_counter()
                (await client.get(f"{address}api/tables/{table}")).raise_for_status()
                times.append(time.perf_counter() - began)
                await asyncio.sleep(0.3)

    await asyncio.gather(*(one(*table) for table in tables))
    return times


async def measure(address: str, record: dict[str, Any], number: int) -> None:
    tables = []
    for _ in range(number):
        async with httpx.AsyncClient(headers=HEADER, timeout=120) as client:
            made = await client.post(f"{address}api/tables", json={"game": "gettysburg", "scenario": "three-days"})
            tables.append((made.json()["table"], dict(client.cookies)))
    stop = asyncio.Event()
    asking = asyncio.create_task(ask_on(address, tables, stop))
    await asyncio.sleep(10)
    stop.set()
    print(told("before", await asking))
    stop = asyncio.Event()
    asking = asyncio.create_task(ask_on(address, tables, stop))
    began = time.perf_counter()
    async with httpx.AsyncClient(headers=HEADER, timeout=300) as client:
        made = await client.post(f"{address}api/tables", json={"record": record})
    print(f"import of {len(record['actions'])} actions: {made.status_code} after {time.perf_counter() - began:.1f} s")
    stop.set()
    print(told("during", await asking))


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=11_000)
    parser.add_argument("--tables", type=int, default=10)
    options = parser.parse_args()
    record = long_record(options.actions)
    with tempfile.TemporaryDirectory() as data:
        server = await asyncio.create_subprocess_exec(
            sys.executable, "-c", SERVER, str(Path(data)), "1", stdout=asyncio.subprocess.PIPE
        )
        assert server.stdout is not None
        line = (await server.stdout.readline()).decode()
        found = re.search(r"http://\S+/", line)
        assert found is not None, line
        try:
            await measure(found.group(0), record, options.tables)
        finally:
            server.terminate()
            await server.wait()


if __name__ == "__main__":
    asyncio.run(main())
