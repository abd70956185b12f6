"""Computer players at tables. They think in processes of their own and are sent what their seat may know, no more.

A process that crashes or thinks too long is ended and started again; its seat answers at random meanwhile, so a game
never hangs.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random

import msgspec

from longroll.games import game as find_game
from longroll.kit.collecting import collect_seldom
from longroll.kit.game import Game, Mind, View
from longroll.kit.terms import BadInput
from longroll.kit.typed import decode
from longroll.minds import RandomMind, mind, minds
from longroll.server.errors import Trouble
from longroll.server.journal import Refused
from longroll.server.speech import say
from longroll.server.storage import SeatRow
from longroll.server.table import LiveTable, Stale

log = logging.getLogger("longroll.bots")

LEVELS = {"recruit": "random", "captain": "staff"}
"""Levels a person may choose, and the computer player behind each."""


def levels_of(game: Game) -> list[str]:
    """The levels a game offers, the weakest first."""
    known = minds(game)
    return [level for level, name in LEVELS.items() if name in known]


def level_title(level: str, language: str) -> str:
    return say(language, f"level-{level}") if level in LEVELS else level


READY = b"ready"
START_SECONDS = 60.0
NICENESS = 5
"""Thinking leaves the processor to those who wait for an answer of the server."""

# ---- in the worker process ---------------------------------------------------------------------------------


class Question(msgspec.Struct):
    """What a worker is asked: an answer of one computer player to one view."""

    mind: str
    seed: int
    view: View


def answer(question: Question, cache: dict[tuple[str, str], Mind]) -> str:
    key = (question.view.game, question.mind)
    if key not in cache:
        cache[key] = mind(find_game(question.view.game), question.mind)
    return str(cache[key].choose(question.view, Random(question.seed)))


def work(connection: Connection) -> None:
    """The life of a worker: read a question, answer it, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    collect_seldom()
    cache: dict[tuple[str, str], Mind] = {}
    with contextlib.suppress(EOFError, OSError):
        connection.send_bytes(READY)
        while True:
            question = decode(connection.recv_bytes(), Question)
            connection.send_bytes(answer(question, cache).encode())


# ---- in the server -----------------------------------------------------------------------------------------


class Worker:
    """One process, asked one question at a time. Started when first needed."""

    def __init__(self, target: Callable[[Connection], None] = work) -> None:
        self._target = target
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._lock = threading.Lock()
        self._closed = False

    def ask(self, question: bytes, budget: float) -> bytes:
        """The answer; OSError (TimeoutError) if there is none in time. Blocks: call it in a thread."""
        try:
            pipe, fresh = self._open()
            if fresh and (not pipe.poll(START_SECONDS) or pipe.recv_bytes() != READY):
                raise OSError("its process does not start")
            pipe.send_bytes(question)
            if not pipe.poll(budget):
                raise TimeoutError("it thinks too long")
            return pipe.recv_bytes()
        except EOFError:
            self.end()
            raise OSError("it crashed") from None
        except OSError:
            self.end()
            raise

    def close(self) -> None:
        """End the process, and whoever waits for its answer."""
        self._closed = True
        self.end()

    def _open(self) -> tuple[Connection, bool]:
        """The way to the process, and whether it was started just now."""
        with self._lock:
            if self._closed:
                raise OSError("the server is closing")
            if self._pipe is not None:
                return self._pipe, False
            context = get_context("spawn")
            pipe, theirs = context.Pipe()
            process = context.Process(target=self._target, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            self._process, self._pipe = process, pipe
            return pipe, True

    def end(self) -> None:
        """End the process; the next question starts another."""
        with self._lock:
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
            if process is not None:
                process.kill()
                process.join(5)
            if pipe is not None:
                pipe.close()


class Bots:
    """All computer players of a server."""

    def __init__(self, workers: int, think: float, target: Callable[[Connection], None] = work) -> None:
        self.think = think
        self._workers = [Worker(target) for _ in range(max(1, workers))]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._threads = ThreadPoolExecutor(len(self._workers), "longroll-bot")
        self._loops: dict[LiveTable, asyncio.Task[None]] = {}
        self._closed = False

    def wake(self, table: LiveTable) -> None:
        """Play on at a table where a computer player must decide; does nothing if it already does."""
        if not self._closed and table not in self._loops and table.computer_to_move() is not None:
            self._loops[table] = asyncio.get_running_loop().create_task(self._play(table))

    def playing(self, table: LiveTable) -> bool:
        return table in self._loops

    async def _play(self, table: LiveTable) -> None:
        try:
            while (seat := table.computer_to_move()) is not None and not table.broken:
                if not await self._move(table, seat):
                    return
        finally:
            self._loops.pop(table, None)

    async def _move(self, table: LiveTable, seat: SeatRow) -> bool:
        """One action of a computer player; False if the table does not take it."""
        seq = table.seq
        action = await self.choose(table.game, seat.level or "", table.game.view(table.state, seat.seat))
        try:
            await table.act(seat.seat, action, seq)
        except Stale:
            return True
        except (Trouble, Refused) as error:
            if table.broken:
                return False
            if table.seq == seq and table.computer_to_move() is seat:
                log.error("the computer player stopped at table %s: %s", table.id, error)
                return False
        return True

    async def choose(self, game: Game, level: str, view: View) -> str:
        """An answer to a view: the level's own, or a random one where that fails."""
        name = LEVELS.get(level, RandomMind.name)
        if name != RandomMind.name and len(view.options) > 1:
            try:
                text = await self._ask(Question(name, secrets.randbits(64), view))
                if any(str(option) == text for option in view.options):
                    return text
                log.error("computer player %s of %s gave no legal answer: %.80s", name, game.name, text)
            except (OSError, BadInput) as error:
                log.error("computer player %s of %s failed: %s", name, game.name, error)
        return str(secrets.choice(view.options))

    async def _ask(self, question: Question) -> str:
        data = msgspec.json.encode(question)
        worker = await self._free.get()
        asking = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, data, self.think)

        def free(answered: asyncio.Future[bytes]) -> None:
            self._free.put_nowait(worker)
            if not answered.cancelled():
                answered.exception()  # whoever asked may be gone; then nobody else reads it

        asking.add_done_callback(free)
        return (await asyncio.shield(asking)).decode()

    async def close(self) -> None:
        self._closed = True
        loops = list(self._loops.values())
        for task in loops:
            task.cancel()
        await asyncio.gather(*loops, return_exceptions=True)
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
