"""Records and positions from outside. They are read in processes of their own, which have a limited time and memory and
can be ended: whatever a stranger sends, the server goes on answering everybody else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import traceback
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from longroll.games import game as find_game
from longroll.kit import record as records
from longroll.kit.chance import commitment
from longroll.kit.game import Game
from longroll.kit.positions import playable
from longroll.kit.record import Record
from longroll.kit.state import State
from longroll.kit.terms import BadInput, Event
from longroll.server.aftermath import Fight, luck_of
from longroll.server.bots import NICENESS, READY, Worker
from longroll.server.errors import Trouble
from longroll.server.journal import roll_on

log = logging.getLogger("longroll.reading")

LONGEST = 20_000
"""Actions of a record, at most."""
MEMORY = 3 * 1024**3
"""Bytes a reader may use, where the system can limit them."""
WAITING = 16
"""What waits to be read, at most."""

Told = tuple[str, str, float, bytes | None]
"""A seat, its action, when, and the events that came of it, encoded."""


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """Where a table begins; and where it stands, once what was already played is played."""

    game: str
    rules: str
    scenario: str
    options: dict[str, Any]
    position: dict[str, Any] | None
    secret: bytes | None
    commitment: str
    told: list[Told]
    drawn: int
    chairs: tuple[str, ...]
    decides: str | None
    over: bool
    result: str | None
    players: dict[str, str] = {}
    """Who played a game that was over."""
    reached: bytes | None = None
    """The position after all that was played, if it was much."""
    lesson: str | None = None


def fresh_start(
    game: Game,
    scenario: str,
    options: dict[str, Any],
    secret: bytes,
    now: float,
    position: Mapping[str, Any] | None = None,
    lesson: str | None = None,
) -> Start:
    """A game that begins here, its first dice rolled; BadInput if it cannot."""
    own_position = None if position is None else dict(position)
    with playable(own_position):
        state = game.new(scenario, options) if own_position is None else game.position(own_position)
        drawn, told = roll_on(state, secret, 0)
    return Start(
        game=game.name,
        rules=game.rules_version,
        scenario=scenario,
        options=options,
        position=own_position,
        secret=secret,
        commitment=commitment(secret),
        told=[(one.seat, one.action, now, encoded(one.events)) for one in told],
        drawn=drawn,
        chairs=state.seat_names(),
        decides=state.seat,
        over=state.over,
        result=state.result.winner,
        lesson=lesson,
    )


def encoded(events: list[Event]) -> bytes | None:
    return msgspec.json.encode(events) if events else None


def read_record(record: Record, secret: bytes, now: float, watch: bool = False) -> Start:
    """A finished record is a table to replay, an unfinished one goes on from its last position, with this secret, or
    is only watched; BadInput if it does not hold."""
    game = find_game(record.game)
    if len(record.actions) > LONGEST:
        raise BadInput(f"the record has more than {LONGEST} actions")
    with playable(record.position):
        if record.secret is not None:
            drawn = records.verify(game, record)
        state = records.begin(game, record)
        told: list[Told] = []
        with records.versions(game, record):
            for number, move in enumerate(record.actions, 1):
                told.append((move.seat, move.action, move.time, encoded(records.step(state, number, move))))
        if state.result.winner != record.result:
            raise BadInput("the result of the record is not what its actions lead to")
        if not state.over and not watch:
            return fresh_start(game, record.scenario, {}, secret, now, game.to_json(state))
    return Start(
        game=game.name,
        rules=record.rules,
        scenario=record.scenario,
        options=record.options,
        position=record.position,
        secret=None if record.secret is None else bytes.fromhex(record.secret),
        commitment=record.commitment,
        told=told,
        drawn=0 if record.secret is None else drawn,
        chairs=state.seat_names(),
        decides=state.seat,
        over=state.over,
        result=record.result,
        players=record.seats,
        reached=reached(game, state),
    )


def reached(game: Game, state: State) -> bytes | None:
    """A position as a snapshot, if it can be read again."""
    position = msgspec.json.encode(game.to_json(state))
    try:
        game.position(msgspec.json.decode(position))
    except Exception:
        return None
    return position


# ---- in the reader's process -------------------------------------------------------------------------------


class Asked(msgspec.Struct):
    """What a reader is asked: to read a record (as JSON), or to begin from a position; or, with a ``seat`` and a
    language, for the luck a seat had in a record."""

    secret: bytes
    now: float
    record: bytes | None = None
    game: str = ""
    scenario: str = ""
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    seat: str = ""
    language: str = ""
    watch: bool = False


class Answer(msgspec.Struct):
    """What came of it: a start or the fights of a game, or what is wrong with the input, or a fault of our own."""

    start: Start | None = None
    fights: list[Fight] = []
    wrong: str = ""
    fault: str = ""


def answer(asked: Asked) -> Answer:
    try:
        if asked.record is not None and asked.seat:
            record = records.decode(asked.record)
            return Answer(fights=luck_of(find_game(record.game), record, asked.seat, asked.language))
        if asked.record is not None:
            return Answer(read_record(records.decode(asked.record), asked.secret, asked.now, asked.watch))
        game = find_game(asked.game)
        return Answer(fresh_start(game, asked.scenario, asked.options, asked.secret, asked.now, asked.position))
    except BadInput as error:
        return Answer(wrong=str(error))
    except MemoryError:
        return Answer(wrong="it needs too much memory")
    except Exception:
        return Answer(fault=traceback.format_exc())


def limit_memory() -> None:
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def work(connection: Connection) -> None:
    """The life of a reader: read what is sent, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    limit_memory()
    with contextlib.suppress(EOFError, OSError):
        connection.send_bytes(READY)
        while True:
            asked = msgspec.msgpack.decode(connection.recv_bytes(), type=Asked)
            connection.send_bytes(msgspec.msgpack.encode(answer(asked)))


# ---- in the server -----------------------------------------------------------------------------------------


class Readers:
    """All readers of a server. They start when first needed."""

    def __init__(self, workers: int, seconds: float, target: Callable[[Connection], None] = work) -> None:
        self.seconds = seconds
        self._workers = [Worker(target) for _ in range(max(1, workers))]
        self._free = list(self._workers)
        self._room = asyncio.Semaphore(len(self._workers))
        self._threads = ThreadPoolExecutor(len(self._workers), "longroll-reader")
        self._waiting = 0

    async def read(self, asked: Asked) -> Start:
        """The start of a table; BadInput if there is none in what was sent, or none in time."""
        start = (await self._answer(asked)).start
        if start is None:
            raise BadInput("it cannot be read")
        return start

    async def luck(self, record: bytes, seat: str, language: str) -> list[Fight]:
        """Every fight of a record, with the chance a seat had before it; BadInput if that cannot be told in time."""
        return (await self._answer(Asked(b"", 0.0, record, seat=seat, language=language))).fights

    async def _answer(self, asked: Asked) -> Answer:
        if self._waiting >= WAITING:
            raise Trouble("too-many")
        self._waiting += 1
        try:
            async with self._room:
                found = await self._ask(asked)
        finally:
            self._waiting -= 1
        if found.fault:
            raise RuntimeError(f"a reader failed\n{found.fault}")
        if found.wrong:
            raise BadInput(found.wrong)
        return found

    async def _ask(self, asked: Asked) -> Answer:
        """Whoever asked may go away meanwhile; the reader is free again only when it is done or ended."""
        worker = self._free.pop()

        def ask() -> Answer:
            try:
                data = worker.ask(msgspec.msgpack.encode(asked), self.seconds)
                return msgspec.msgpack.decode(data, type=Answer)
            except TimeoutError:
                return Answer(wrong="it takes too long to read")
            except OSError as error:
                log.error("a reader failed: %s", error)
                return Answer(wrong="it cannot be read")

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, ask)
        except asyncio.CancelledError:
            worker.end()
            raise
        finally:
            self._free.append(worker)

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
