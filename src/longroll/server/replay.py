"""Games seen again: any moment of a table, and its record."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import TypeVar

import msgspec

from longroll.kit.game import Game
from longroll.kit.record import Move, Record, step
from longroll.kit.state import State
from longroll.kit.terms import Event
from longroll.server import storage
from longroll.server.aftermath import MOMENTS, Aftermath, ScoreRow, TurningMoment
from longroll.server.errors import Trouble
from longroll.server.journal import Step, game_start, start_record
from longroll.server.showing import Entry
from longroll.server.storage import ActionRow, SeatRow, TableRow
from longroll.server.table import PAST, LiveTable, Viewer
from longroll.server.views import Bundle, lines, opened, past_bundle

T = TypeVar("T")

EVERY = 32
"""Steps between two positions that are kept."""
FILMS = 16
"""Games kept ready."""
TURNING, TURNING_WEIGHT = 8, 3
"""Turning points of a game: at most so many, the heaviest steps, none lighter than this."""
GIST = 2
"""Events told of a turning point."""
PERSON = "person"


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step: what the log says of it, and the moment of the game after it."""

    seq: int
    moment: str
    log: list[Entry] = []
    turning: str = ""
    """What turned here, if this is a turning point."""


class Replay(msgspec.Struct, frozen=True):
    """All steps of a game, for one viewer. ``open``: nothing is hidden any more, all eyes may be borrowed;
    ``playable``: a new game may go on from any step."""

    steps: list[ReplayStep]
    open: bool = False
    playable: bool = False


class Film:
    """The surviving actions of a game, with some of its positions kept so that any other is near."""

    def __init__(self, table: LiveTable, seq: int, rows: Sequence[ActionRow]) -> None:
        self.seq = seq
        self.rows = storage.surviving(rows)
        self.numbers = [row.seq for row in self.rows]
        self._kept: dict[int, State] = {0: game_start(table.game, table.row)}
        self._events: list[list[Event]] = []

    def walk(self, first: int = 0) -> Iterator[State]:
        """The positions after action ``first`` + 1, + 2, …; each is changed into the next. ``first`` is one kept."""
        state = self._kept[first].copy()
        for number in range(first, len(self.rows)):
            row = self.rows[number]
            events = step(state, number + 1, Move(row.seat, row.action))
            if number == len(self._events):
                self._events.append(events)
                if (number + 1) % EVERY == 0:
                    self._kept[number + 1] = state.copy()
            yield state

    def state(self, count: int) -> State:
        """The position after so many actions."""
        near = min(count, len(self._events)) // EVERY * EVERY
        return next(islice(self.walk(near), count - near - 1, None)) if count > near else self._kept[near]

    def step(self, number: int, open_to_all: bool) -> Step:
        """Action ``number`` (0, 1, …) as the log needs it; its position must have been reached before."""
        row = self.rows[number]
        events = self._events[number]
        return Step(row.seq, row.kind, row.seat, row.time, opened(events) if open_to_all else events)


class Replays:
    """Replays of all tables, worked out beside the server's other work."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "longroll-replay")

    async def steps(self, table: LiveTable, eyes: str | None, language: str, guest: str | None) -> Replay:
        film = await self._film(table)
        over = table.open_to_all
        told = await self._run(lambda: _steps(table.game, film, over, eyes, language))
        return Replay(told, over, over or table.is_alone(guest))

    async def aftermath(self, table: LiveTable, eyes: str | None, language: str) -> Aftermath:
        """A battle that is over: its score turn by turn, and what turned it."""
        film = await self._film(table)
        return await self._run(lambda: _aftermath(table.game, film, eyes, language))

    async def numbers(self, table: LiveTable) -> list[int]:
        """The steps of a game that were not taken back."""
        return (await self._film(table)).numbers

    async def state(self, table: LiveTable, seq: int) -> State:
        """The position after action ``seq``."""
        film = await self._film(table)
        if not 0 <= seq <= film.seq:
            raise Trouble("nothing")
        return await self._run(lambda: film.state(bisect_right(film.numbers, seq)).copy())

    async def moment(self, table: LiveTable, viewer: Viewer, eyes: str | None, seq: int, language: str) -> Bundle:
        """The table as it was after action ``seq``."""
        film = await self._film(table)
        if not 0 <= seq <= film.seq:
            raise Trouble("nothing")
        count = bisect_right(film.numbers, seq)
        state = await self._run(lambda: film.state(count))
        last = [film.step(count - 1, table.open_to_all)] if count else []
        return past_bundle(table, state, last, viewer, eyes, language)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _film(self, table: LiveTable) -> Film:
        film = self._films.get(table.id)
        if film is None or film.seq != table.seq:
            seq = table.seq
            rows = await table.store.read(lambda connection: storage.get_actions(connection, table.id))
            film = Film(table, seq, [row for row in rows if row.seq <= seq])
            self._films[table.id] = film
        self._films.move_to_end(table.id)
        while len(self._films) > FILMS:
            self._films.popitem(last=False)
        return film


def _steps(game: Game, film: Film, over: bool, eyes: str | None, language: str) -> list[ReplayStep]:
    told, weights = [], []
    for number, state in enumerate(film.walk()):
        step = film.step(number, over)
        told.append((film.numbers[number], game.moment(state, language), lines(game, state, step, eyes, language)))
        weights.append(game.weight(step.events, eyes))
    turning = turning_points(weights)
    return [
        ReplayStep(*parts, gist(game, film.step(number, over), eyes, language) if number in turning else "")
        for number, parts in enumerate(told)
    ]


def _aftermath(game: Game, film: Film, eyes: str | None, language: str) -> Aftermath:
    endings, rows, weights = game.endings, dict[str, ScoreRow](), list[int]()
    period = endings.period(film.state(0), language)
    last = film.state(0)
    for number, state in enumerate(film.walk()):
        if not state.over:
            period = endings.period(state, language)
        rows[period] = ScoreRow(period, endings.tally(state, eyes), film.numbers[number])
        weights.append(0 if state.over else game.weight(film.step(number, True).events, eyes))  # the end turns nothing
        last = state
    columns = endings.columns(last, eyes, language)
    heavy = [number for number, weight in enumerate(weights) if weight > 0]
    turned = sorted(heavy, key=lambda number: -weights[number])[:MOMENTS]
    moments = [
        TurningMoment(step.seq, gist(game, step, eyes, language), game.sides.get(step.seat, ""))
        for step in (film.step(number, True) for number in sorted(turned))
    ]
    return Aftermath(columns, list(rows.values()) if columns else [], moments)


def gist(game: Game, step: Step, eyes: str | None, language: str) -> str:
    """The heaviest events of a step in words."""
    heavy = sorted(step.events, key=lambda event: -game.weight([event], eyes))[:GIST]
    return " ".join(line.text for event in heavy for line in game.log_lines([event], eyes, language))


def turning_points(weights: Sequence[int]) -> set[int]:
    """The numbers of the heaviest steps; of equal ones the earlier."""
    heavy = [number for number, weight in enumerate(weights) if weight >= TURNING_WEIGHT]
    return set(sorted(heavy, key=lambda number: -weights[number])[:TURNING])


# ---- records -----------------------------------------------------------------------------------------------


def player_name(seat: SeatRow) -> str:
    """Who played a seat, as a record says it."""
    return seat.level or PERSON


def played_here(seats: Iterable[SeatRow]) -> bool:
    """Was this game played at this table? One that was brought along as a finished record was not: nobody here can
    vouch for it."""
    return all(seat.kind != PAST for seat in seats)


def record_of(row: TableRow, seats: Sequence[SeatRow], journal: Sequence[ActionRow]) -> Record:
    """The record of a table, whether it can be opened or not: its surviving actions, and the secret once the game is
    over."""
    record = start_record(row)
    record.seats = {seat.seat: player_name(seat) for seat in seats}
    record.actions = [Move(action.seat, action.action, action.time) for action in storage.surviving(journal)]
    record.result = row.result
    record.secret = row.secret.hex() if row.over and row.secret is not None else None
    return record
