"""A live table: its position, its numbered journal, the way back, who sits where and who looks on.

A position is never changed once it is shown: an action is played on a copy, written to disk, and only then does the
copy become the position. Whoever asks in between sees the old one, whole.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from inspect import getfile
from pathlib import Path
from typing import Any, Literal, NoReturn, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

import longroll
from longroll import __version__
from longroll.kit.chance import Dice
from longroll.kit.game import Game
from longroll.kit.gate import admitted
from longroll.kit.record import Differs, Move, Record, begin, check_die
from longroll.kit.record import step as play_step
from longroll.kit.state import CHANCE, State
from longroll.kit.terms import CHANCE_SEAT, Action, BadInput, Event, Refusal
from longroll.kit.undo import Undo, undo_class
from longroll.server import storage
from longroll.server.errors import Trouble
from longroll.server.showing import Entry, Eyes, Shown, show
from longroll.server.storage import ACT, OFFERED, ORDERED, SEAT, UNDO, ActionRow, SeatRow, Snapshot, Store, TableRow

T = TypeVar("T")

log = logging.getLogger("longroll.table")

REMEMBERED = 400
"""Steps whose events a live table keeps for the log."""
GRACE = 5.0
"""Seconds an answer may be on its way."""
RESIGN = "concede"
"""The verb that gives a game up; its argument is the seat."""
PAST = "past"
"""The kind of a seat in a game that was played elsewhere."""
Reseating = Literal["offer", "computer", "back"]
"""What may be done about who plays a seat: offer it to a person, give it to a computer player, take it back."""
EVENTS = list[Event]
PROGRAM = Path(longroll.__file__).parent
SOURCES = (".py", ".json", ".toml", ".csv")


class Step(msgspec.Struct, gc=False, frozen=True):
    """One row of the journal, as the log needs it."""

    seq: int
    kind: str
    seat: str
    time: float
    events: list[Event]


class Told(msgspec.Struct, frozen=True):
    """An action that is being taken: how it came about, whose it is, and what it did."""

    kind: str
    seat: str
    action: str
    events: list[Event]


class Mark(msgspec.Struct, frozen=True):
    """A player's action that can still be taken back: the number and the position before it."""

    seat: str
    seq: int
    state: State
    free: bool


class Reseated(msgspec.Struct, frozen=True):
    """Who holds seats otherwise from now on; ``owner``: who has the table, if that changes too. A seat whose player is
    another one forgets its standing orders (``forgets``)."""

    rows: list[SeatRow]
    owner: str | None = None
    forgets: str | None = None


class Change(msgspec.Struct, frozen=True):
    """What an action or an undo will make of the table."""

    rows: list[ActionRow]
    steps: list[Step]
    state: State
    drawn: int
    marks: list[Mark]
    sealed: bool
    reseated: Reseated | None = None


class Offer(msgspec.Struct, frozen=True):
    """What a seat may take back, and the number of its mark."""

    kind: Literal["free", "consent", "never", "none"]
    mark: int = -1


class Viewer(msgspec.Struct, frozen=True):
    """Through whose eyes somebody sees the table: a seat, or nobody's (a spectator). ``hidden``: ``seat`` must take
    over the screen first, and until then only what everybody may see is shown."""

    guest: str | None
    held: tuple[str, ...]
    seat: str | None
    hidden: bool = False

    @property
    def eyes(self) -> str | None:
        """The seat whose knowledge is shown."""
        return None if self.hidden else self.seat


class Listener(Protocol):
    """A live connection."""

    guest: str | None

    def wake(self) -> None:
        """Something changed."""
        ...

    def wake_presence(self) -> None:
        """Somebody came or went."""
        ...


class Stale(Exception):
    """The table has moved on since the client last saw it."""


class Refused(Exception):
    """The rules forbid it."""

    def __init__(self, why: Refusal, seat: str, action: str) -> None:
        super().__init__(why.clause)
        self.why = why
        self.seat = seat
        self.action = action


class Retold:
    """A game played again, compared with what was kept of it: the dice, who decides and how it ended, and how another
    program saw a position of it. What was told then is not compared (words may change), but shows where a game that
    does not end alike took another turn."""

    def __init__(self, game: Game, row: TableRow, witness: Snapshot | None) -> None:
        self.game = game
        self.row = row
        self.witness = witness
        self.last = 0
        self.turned = 0
        """The first step that told something else."""

    def before(self, state: State, row: ActionRow, drawn: int) -> None:
        """The dice must fall again as they did."""
        if state.mover == CHANCE and row.seat == CHANCE_SEAT and self.row.secret is not None:
            check_die(state, row.seq, Move(row.seat, row.action), Dice(self.row.secret, drawn))

    def after(self, state: State, row: ActionRow, told: Sequence[Event]) -> None:
        self.last = row.seq
        if (
            row.kind in (ACT, ORDERED)
            and not self.turned
            and (msgspec.json.encode(told) if told else None) != row.events
        ):
            self.turned = row.seq
        witness = self.witness
        if witness is not None and witness.seq == row.seq and not state.over:
            seen = self._seen(witness)
            if seen is not None and self.game.to_json(seen) != self.game.to_json(state):
                self._differs("the position is not what it was")

    def at_end(self, state: State) -> None:
        """Who must decide, and who won, as it was kept."""
        row = self.row
        if state.seat != row.decides or state.over != row.over:
            self._differs(f"{row.decides or 'nobody'} had to decide, now it is {state.seat or 'nobody'}")
        winner = state.result.winner
        if winner != row.result:
            self._differs(f"{row.result or 'nobody'} had won, now it is {winner or 'nobody'}")

    def _differs(self, why: str) -> NoReturn:
        raise Differs(self.turned or self.last, why)

    def _seen(self, witness: Snapshot) -> State | None:
        """The position of the witness, unless its form is another."""
        try:
            return self.game.position(msgspec.json.decode(witness.position))
        except Exception:
            return None


class LiveTable:
    """One table in memory. Everything that changes it goes through the journal, one after the other."""

    def __init__(
        self,
        store: Store,
        game: Game,
        row: TableRow,
        seats: Sequence[SeatRow],
        watchers: Sequence[str],
        clock: Callable[[], float],
        snapshot_every: int,
        standing: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        self.store = store
        self.game = game
        self.row = row
        self.seats = {seat.seat: seat for seat in seats}
        self.watchers = set(watchers)
        self.standing = {seat: dict(orders) for seat, orders in (standing or {}).items()}
        self.clock = clock
        self.snapshot_every = snapshot_every
        self.state: State = game_start(game, row)
        self.seq = 0
        self.drawn = 0
        self.steps: deque[Step] = deque(maxlen=REMEMBERED)
        self.undone: deque[tuple[int, int]] = deque(maxlen=REMEMBERED)
        self.marks: list[Mark] = []
        self.sealed = False
        self.last_snapshot = 0
        self.began = clock()
        """When whoever decides could begin to think; a server that starts again gives him his time anew."""
        self.looking: dict[str, str] = {}
        self.patience = math.inf
        """Seconds the game waits for a person before others may let a computer player stand in."""
        self.listeners: set[Listener] = set()
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        self.shown: dict[Eyes, Shown] = {}
        """The position as each pair of eyes sees it in each language, made when first asked for."""
        self.lines: dict[tuple[int, str | None, str], list[Entry]] = {}
        """The log of a step, likewise."""
        self.used = time.monotonic()
        self.broken = False
        self.differs: Differs | None = None
        """These rules are not those the table was played by: it is shown up to where they differ, no further."""
        self.healed: tuple[State, int, int] | None = None
        self._lock = asyncio.Lock()
        self._critical: set[asyncio.Future[Any]] = set()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def chairs(self) -> tuple[str, ...]:
        """The seats of this table in order; options of a game may add some."""
        return self.state.seat_names()

    # ---- loading -------------------------------------------------------------------------------------------

    def restore(self, snapshot: Snapshot | None, journal: Sequence[ActionRow], witness: Snapshot | None = None) -> None:
        """Bring the position up to date: the snapshot, then every later action. ``journal`` may begin earlier, for
        the log. Without a snapshot the whole game is played again, and must turn out as it did: if it does not (these
        rules are not those it was played by), the table is shown as it was before the step that differs, and closed."""
        if snapshot is not None:
            self.state = self.game.position(msgspec.json.decode(snapshot.position))
            self.seq = self.last_snapshot = snapshot.seq
            self.drawn = snapshot.drawn
            self.sealed = True
        try:
            self._follow(journal, None if snapshot is not None else Retold(self.game, self.row, witness))
        except Differs as error:
            log.warning("table %s differs at step %d: %s", self.id, error.number, error)
            self._start_again()
            self._follow([row for row in journal if row.seq < error.number])
            self.differs = error

    def _start_again(self) -> None:
        self.state = game_start(self.game, self.row)
        self.seq = self.drawn = self.last_snapshot = 0
        self.steps.clear()
        self.undone.clear()
        self.marks.clear()
        self.sealed = False
        self.healed = None

    def _follow(self, journal: Sequence[ActionRow], retold: Retold | None = None) -> None:
        """Play the rows of the journal that are not played yet; ``retold`` compares them with what was kept."""
        for row in journal:
            events = msgspec.json.decode(row.events, type=EVENTS) if row.events else []
            self._remember(Step(row.seq, row.kind, row.seat, row.time, events), row.action)
            if row.seq <= self.seq:
                continue
            if retold is not None:
                retold.before(self.state, row, self.drawn)
            try:
                told = self._replay(row)
            except BadInput:
                raise
            except Exception as error:  # rules that break on a game are not those it was played by
                raise Differs(row.seq, f"action {row.seq}: {type(error).__name__}: {error}") from error
            self.seq = row.seq
            if retold is not None:
                retold.after(self.state, row, told)
                if not self.marks:
                    self.healed = (self.state, self.seq, self.drawn)
        if retold is not None:
            retold.at_end(self.state)

    def fresh_snapshot(self) -> Snapshot | None:
        """Once the whole journal was played: the last position nothing before which can be taken back, so that it need
        not be played again."""
        found, self.healed = self.healed, None
        if found is None or self.differs is not None or (found[1] < self.snapshot_every and not found[0].over):
            return None
        self.last_snapshot = found[1]
        return self._snapshot(*found)

    def _replay(self, row: ActionRow) -> list[Event]:
        if row.kind == UNDO:
            target = int(row.action)
            while self.marks and self.marks[-1].seq >= target:
                self.state = self.marks.pop().state
            return []
        if row.kind == SEAT:
            self.marks.clear()
            self.sealed = True
            return []
        before, state = self.state, self.state.copy()
        events = play_step(state, row.seq, Move(row.seat, row.action))
        self.state = state
        self.drawn += row.seat == CHANCE_SEAT
        self._mark(self.marks, row.seat, row.seq - 1, before, state)
        self.sealed = self.sealed or not self.marks
        return events

    def _remember(self, step: Step, action: str) -> None:
        """Keep a step for the log; an undo takes back what it undoes and leaves a line of its own."""
        if step.kind == UNDO:
            target = int(action)
            while self.steps and self.steps[-1].seq > target:
                self.steps.pop()
            self.undone.append((step.seq, target))
        self.steps.append(step)

    def _mark(self, marks: list[Mark], seat: str, seq: int, before: State, after: State) -> None:
        """Note an action for undo; one that can never be undone seals everything before it."""
        kind = undo_class(self.game, before, after)
        if kind is Undo.NEVER or after.over:
            marks.clear()
        else:
            marks.append(Mark(seat, seq, before, kind is Undo.FREE))

    # ---- people --------------------------------------------------------------------------------------------

    def held_by(self, guest: str | None) -> tuple[str, ...]:
        if guest is None:
            return ()
        return tuple(seat for seat in self.chairs if self.seats[seat].guest == guest and self.seats[seat].level is None)

    def sits(self, guest: str) -> bool:
        """Has this guest a seat here, be it that a computer player stands in for him?"""
        return any(seat.guest == guest for seat in self.seats.values())

    def may_see(self, guest: str | None) -> bool:
        return guest is not None and (guest in self.watchers or guest == self.row.owner or self.sits(guest))

    def viewer(self, guest: str | None) -> Viewer:
        """How this guest sees the table now."""
        held = self.held_by(guest)
        if guest is None or not held:
            return Viewer(guest, (), None)
        if len(held) == 1:
            return Viewer(guest, held, held[0])
        decides = self.state.seat
        looking = self.looking.get(guest)
        if all(self.seats[seat].kind != "screen" for seat in held):
            if decides in held:
                self.looking[guest] = looking = str(decides)
            return Viewer(guest, held, looking or held[0])
        if self.state.over:
            return Viewer(guest, held, looking or held[0])
        if decides in held:
            return Viewer(guest, held, decides, hidden=looking != decides)
        return Viewer(guest, held, looking or held[0], hidden=looking is None)

    def check_rights(self, guest: str | None, seat: str) -> None:
        """May this guest act for this seat?"""
        viewer = self.viewer(guest)
        if seat not in viewer.held:
            raise Trouble("forbidden")
        if viewer.hidden:
            raise Trouble("hidden")

    def look(self, guest: str | None, seat: str) -> None:
        """Hot seat: this player is at the screen now."""
        viewer = self.viewer(guest)
        if guest is None or seat not in viewer.held:
            raise Trouble("forbidden")
        if viewer.hidden and seat != viewer.seat:
            raise Trouble("hidden")
        if viewer.hidden:
            self.began = self.clock()
        self.looking[guest] = seat
        self.wake()

    def needs_consent(self, seat: str) -> list[str]:
        """Seats of other people, who must agree to an undo."""
        guest = self.seats[seat].guest
        return [
            other.seat
            for other in self.seats.values()
            if other.kind != "computer" and other.guest is not None and other.guest != guest
        ]

    def computer_to_move(self) -> SeatRow | None:
        """The computer player who must decide now, unless the table is paused."""
        if self.state.over or self.row.paused or self.differs is not None:
            return None
        seat = self.seats.get(self.state.seat or "")
        return seat if seat is not None and seat.kind == "computer" else None

    # ---- listening -----------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Tell everybody who listens that there is something new."""
        for listener in tuple(self.listeners):
            listener.wake()

    def arrive(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self._greet()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = time.monotonic()
        self._greet()

    def _greet(self) -> None:
        for listener in tuple(self.listeners):
            listener.wake_presence()

    def online(self) -> set[str]:
        """Guests with a live connection."""
        return {listener.guest for listener in self.listeners if listener.guest is not None}

    # ---- acting --------------------------------------------------------------------------------------------

    async def act(self, seat: str, action: str, seq: int) -> None:
        """Take an action for a seat. Stale or Refused, changing nothing, if it cannot be."""
        await self._guarded(lambda: self._act(seat, action, seq))

    async def _act(self, seat: str, action: str, seq: int) -> None:
        self.check_running()
        if seq != self.seq:
            raise Stale
        code = self._admitted(seat, action)
        self._check_time(seat, code)
        await self._commit(await self._play(seat, code))

    def _admitted(self, seat: str, action: str) -> int:
        """An action as the rules read it; Refused if this seat may not take it now."""
        if not action.split():
            raise Trouble("bad-request")
        found = admitted(self.state, seat, action)
        if isinstance(found, Refusal):
            raise Refused(found, seat, action)
        return found

    def _check_time(self, seat: str, code: int) -> None:
        """Where an answer must be written in a given time, one that comes later does not count."""
        decision, limit = self.state.decision, self.state.time_limit()
        if decision is None or decision.seat != seat or not limit or code == self.state.late():
            return
        if self.clock() - self.began > limit + GRACE:
            raise Trouble("late", clause=decision.clauses[0])

    async def resign(self, seat: str) -> None:
        """Give the game up; possible at any time, also while the table is paused."""

        async def give_up() -> None:
            if self.state.over:
                raise Trouble("over")
            code = self._admitted(seat, str(Action(RESIGN, (seat,))))
            await self._commit(await self._play(seat, code))

        await self._guarded(give_up)

    def check_running(self) -> None:
        if self.state.over:
            raise Trouble("over")
        if self.row.paused:
            raise Trouble("paused")

    async def _play(self, seat: str, code: int, kind: str = ACT) -> Change:
        """What an action and the dice and standing orders that follow it make of the table. Standing orders may weigh
        chances: they are worked out beside the server's other work."""
        if self.standing:
            return await asyncio.to_thread(self._carry_out, seat, code, kind)
        return self._carry_out(seat, code, kind)

    def _carry_out(self, seat: str, code: int, kind: str) -> Change:
        before, state = self.state, self.state.copy()
        told: list[Told] = []
        marks, drawn, sealed = list(self.marks), self.drawn, self.sealed
        while True:
            told.append(Told(kind, seat, str(state.write(code)), state.carry_out(code)))
            self._mark(marks, seat, self.seq + len(told) - 1, before, state)
            drawn, rolled = roll_on(state, self.row.secret, drawn)
            told += [Told(ACT, *parts) for parts in rolled]
            if rolled:
                marks.clear()
            sealed = sealed or not marks
            answer = self._ordered(state)
            if answer is None:
                break
            kind, (seat, code) = ORDERED, answer
            before = state.copy()
        now = self.clock()
        steps = [Step(self.seq + n, one.kind, one.seat, now, one.events) for n, one in enumerate(told, 1)]
        rows = [self._row(step, one.action) for step, one in zip(steps, told, strict=True)]
        return Change(rows, steps, state, drawn, marks, sealed)

    def _row(self, step: Step, action: str) -> ActionRow:
        events = msgspec.json.encode(step.events) if step.events else None
        return ActionRow(self.id, step.seq, step.kind, step.seat, action, step.time, events)

    async def _commit(self, change: Change) -> None:
        """Write the change, then let it be seen."""
        state = change.state
        seq = change.rows[-1].seq
        due = not change.marks and seq - self.last_snapshot >= self.snapshot_every
        snapshot = self._snapshot(state, seq, change.drawn) if due or (state.over and not self.state.over) else None
        status = {
            "changed": change.rows[-1].time,
            "decides": state.seat,
            "over": state.over,
            "result": state.result.winner,
            "asked": None,
        }

        exchanged = state.exchanged_seats() != self.state.exchanged_seats()
        moved = self._change_places() if exchanged else []
        reseated = change.reseated
        if reseated is not None:
            moved = reseated.rows
            if reseated.owner is not None:
                status["owner"] = reseated.owner
        forgets = None if reseated is None else reseated.forgets

        def write(connection: Connection) -> None:
            storage.add_actions(connection, change.rows)
            for seat in moved:
                storage.set_seat(connection, seat)
            if exchanged or forgets is not None:
                storage.drop_standing(connection, self.id, forgets)
            storage.set_status(connection, self.id, **status)
            if snapshot is not None:
                storage.add_snapshot(connection, snapshot)

        writing = asyncio.ensure_future(self._write(write))
        await asyncio.sleep(0)
        painted = self._painted(state)  # while the disk is at work
        await writing
        for seat in moved:
            self.seats[seat.seat] = seat
        if exchanged:
            self.standing.clear()
        elif forgets is not None:
            self.standing.pop(forgets, None)
        self.state = state
        if reseated is None:
            self.began = change.rows[-1].time
        self.drawn = change.drawn
        self.marks = change.marks
        self.sealed = change.sealed
        self.seq = seq
        for row, taken in zip(change.rows, change.steps, strict=True):
            self._remember(taken, row.action)
        if snapshot is not None:
            self.last_snapshot = seq
        self._set_row(**status)
        self.shown.update(painted)

    def _painted(self, state: State) -> dict[Eyes, Shown]:
        """A new position for all who looked at the last one. Nobody is told of it before it is written."""
        if not self.listeners:
            return {}
        try:
            return {eyes: show(self.game, state, *eyes) for eyes in self.shown}
        except Exception:  # what is being written must also be taken in; whoever looks at it will be told
            log.exception("a position of table %s cannot be shown", self.id)
            return {}

    def _change_places(self) -> list[SeatRow]:
        """Everybody takes the seat across the table (the players of two sides exchange them)."""
        chairs = self.chairs
        half = len(chairs) // 2
        return [
            msgspec.structs.replace(self.seats[chairs[number - half]], seat=seat) for number, seat in enumerate(chairs)
        ]

    def _snapshot(self, state: State, seq: int, drawn: int) -> Snapshot:
        position = msgspec.json.encode(self.game.to_json(state))
        return Snapshot(self.id, seq, drawn, snapshot_version(self.game), position)

    async def _write(self, work: Callable[[Connection], Any]) -> None:
        try:
            await self.store.write(work)
        except SQLAlchemyError as error:
            self.broken = True
            self.wake()
            raise Trouble("unavailable") from error

    def _set_row(self, **status: Any) -> None:
        self.row = msgspec.structs.replace(self.row, **status)
        self.shown.clear()
        self.wake()
        self.on_change(self)

    async def _guarded(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run a change alone and to its end, even if whoever asked for it goes away meanwhile: what is written must
        also be what is shown."""

        async def alone() -> T:
            async with self._lock:
                self.used = time.monotonic()
                if self.differs is not None:
                    raise Trouble("differs", step=self.differs.number, why=str(self.differs))
                return await work()

        task = asyncio.ensure_future(alone())
        self._critical.add(task)
        task.add_done_callback(self._critical.discard)
        return await asyncio.shield(task)

    @property
    def busy(self) -> bool:
        return bool(self._critical or self.listeners)

    # ---- standing orders -----------------------------------------------------------------------------------

    async def order(self, seat: str, name: str, answer: str) -> None:
        """A standing order of a seat, given at any time. It answers at once what the seat is being asked."""

        async def give() -> None:
            order = self.game.standing.get(name)
            if order is None or answer not in order.answers:
                raise Trouble("bad-request")
            if self.state.over:
                raise Trouble("over")
            await self._write(lambda connection: storage.set_standing(connection, self.id, seat, name, answer))
            self.standing.setdefault(seat, {})[name] = answer
            due = None if self.row.paused else await asyncio.to_thread(self._ordered, self.state)
            if due is None:
                self._set_row()
            else:
                await self._commit(await self._play(*due, kind=ORDERED))

        await self._guarded(give)

    def _ordered(self, state: State) -> tuple[str, int] | None:
        """The seat that decides in a position, and what its standing orders answer; None if it is to be asked."""
        seat = self.seats.get(state.seat or "")
        if state.over or seat is None or seat.kind == "computer" or not self.standing.get(seat.seat):
            return None
        option = self.game.standing_answer(state, self.standing[seat.seat])
        return None if option is None else (seat.seat, state.read(option.action))

    # ---- undo ----------------------------------------------------------------------------------------------

    def offer(self, seat: str | None) -> Offer:
        """What this seat may take back: its last action, and with it whatever others did since."""
        if seat is None or self.state.over:
            return Offer("none")
        last = next((n for n in reversed(range(len(self.marks))) if self.marks[n].seat == seat), None)
        if last is None:
            return Offer("never" if self.sealed else "none")
        if last == len(self.marks) - 1 and self.marks[last].free:
            return Offer("free", last)
        return Offer("consent", last)

    async def undo(self, seat: str, seq: int) -> None:
        """Take the last action of a seat back where that is free or nobody else's affair; otherwise ask."""

        async def take_back() -> None:
            self.check_running()
            if seq != self.seq:
                raise Stale
            offer = self.offer(seat)
            if offer.mark < 0:
                raise Trouble("no-undo")
            if offer.kind == "consent" and self.needs_consent(seat):
                await self._status(asked=seat)
            else:
                await self._commit(self._take_back(seat, offer))

        await self._guarded(take_back)

    async def answer_undo(self, seat: str, grant: bool) -> None:
        """The opponent's word on an undo that was asked for."""

        async def answer() -> None:
            self.check_running()
            asking = self.row.asked
            if asking is None:
                raise Trouble("no-undo")
            if seat not in self.needs_consent(asking):
                raise Trouble("forbidden")
            offer = self.offer(asking)
            if not grant or offer.mark < 0:
                await self._status(asked=None)
            else:
                await self._commit(self._take_back(asking, offer))

        await self._guarded(answer)

    def _take_back(self, seat: str, offer: Offer) -> Change:
        mark = self.marks[offer.mark]
        step = Step(self.seq + 1, UNDO, seat, self.clock(), [Event(f"undo-{offer.kind}", {"seat": seat})])
        row = self._row(step, str(mark.seq))
        return Change([row], [step], mark.state, self.drawn, self.marks[: offer.mark], self.sealed)

    # ---- status --------------------------------------------------------------------------------------------

    async def pause(self, paused: bool) -> None:
        async def change() -> None:
            if self.state.over:
                raise Trouble("over")
            await self._status(paused=paused)

        await self._guarded(change)

    async def link_rematch(self, table: str) -> None:
        await self._guarded(lambda: self._status(rematch=table))

    async def _status(self, **values: Any) -> None:
        await self._write(lambda connection: storage.set_status(connection, self.id, **values))
        self._set_row(**values)

    async def claim(self, seat: str, guest: str, hold: str) -> None:
        """A guest takes an open seat."""

        async def take() -> None:
            if not await self.store.write(lambda c: storage.claim_seat(c, self.id, seat, guest, hold)):
                raise Trouble("taken")
            self.seats[seat].guest = guest
            self.seats[seat].hold = hold
            self._set_row()

        await self._guarded(take)

    async def renew_token(self, seat: str, token: str) -> None:
        """Another token opens the seat from now on."""
        await self._guarded(lambda: self._set_token(seat, token))

    async def _set_token(self, seat: str, token: str) -> None:
        await self._write(lambda connection: storage.set_token(connection, self.id, seat, token))
        self.seats[seat].token = token

    # ---- other players -------------------------------------------------------------------------------------

    def may_reseat(self, guest: str | None, seat: str) -> list[Reseating]:
        """What this guest may do about who plays a seat. Nobody else takes it over from its holder; but a computer
        player may be put on a seat nobody has taken yet, or stand in for somebody who does not come."""
        row = self.seats[seat]
        if guest is None or self.state.over or row.kind == PAST:
            return []
        if row.guest == guest:
            return ["offer", "computer"] if row.level is None else ["back"]
        if row.level is not None or not (guest == self.row.owner or self.held_by(guest)):
            return []
        if row.guest is None:
            return ["computer"] if guest == self.row.owner else []
        return ["computer"] if self.waits_in_vain(row) else []

    def waits_in_vain(self, row: SeatRow) -> bool:
        """Has the game waited long for a person who is not there?"""
        if self.state.seat != row.seat or self.row.paused or row.guest in self.online():
            return False
        return self.clock() - self.row.changed >= self.patience

    def check_reseat(self, guest: str | None, seat: str, what: Reseating) -> SeatRow:
        """The seat as it is, if this guest may do that about it."""
        if seat not in self.seats:
            raise Trouble("bad-request")
        if self.state.over:
            raise Trouble("over")
        if what not in self.may_reseat(guest, seat):
            known = guest is not None and (guest == self.row.owner or self.sits(guest))
            raise Trouble("held" if known and what == "computer" else "forbidden")
        return self.seats[seat]

    async def come_back(self, hold: str, guest: str) -> None:
        """Whoever holds a seat takes it up in another browser, with everything else he has at this table."""

        async def move() -> None:
            row = next((seat for seat in self.seats.values() if seat.hold == hold), None)
            if row is None or row.guest is None:
                raise Trouble("no-table")
            if row.guest == guest:
                return
            if self.sits(guest):
                raise Trouble("seated")
            before = row.guest
            rows = [msgspec.structs.replace(one, guest=guest) for one in self.seats.values() if one.guest == before]
            owner = guest if self.row.owner == before else None
            self.looking.pop(before, None)
            await self._reseat(row.seat, "return", Reseated(rows, owner))

        await self._guarded(move)

    async def offer_seat(self, guest: str, seat: str, token: str) -> None:
        """The holder of a seat lets another person have it: whoever brings the token. Till then it stays his."""

        async def offer() -> None:
            self.check_reseat(guest, seat, "offer")
            await self._set_token(seat, OFFERED + token)

        await self._guarded(offer)

    async def hand_over(self, seat: str, guest: str, token: str, hold: str) -> None:
        """A guest takes a seat that its holder offers."""

        async def take() -> None:
            row = self.seats[seat]
            if row.token != OFFERED + token:
                raise Trouble("taken")
            if row.guest == guest:
                return
            if self.sits(guest):
                raise Trouble("seated")
            if self.state.over:
                raise Trouble("over")
            taken = msgspec.structs.replace(row, kind="friend", guest=guest, token=token, hold=hold)
            await self._reseat(seat, "person", Reseated([taken], forgets=seat))

        await self._guarded(take)

    async def to_computer(self, guest: str, seat: str, level: str) -> None:
        """A computer player gets a seat. Whoever held it can take it back."""

        async def give() -> None:
            row = self.check_reseat(guest, seat, "computer")
            away = row.guest is not None and row.guest != guest
            given = msgspec.structs.replace(row, kind="computer", level=level, token=None)
            await self._reseat(seat, "absent" if away else "computer", Reseated([given], forgets=seat), level)

        await self._guarded(give)

    async def take_back(self, guest: str, seat: str) -> None:
        """The holder takes his seat back from the computer player."""

        async def take() -> None:
            row = self.check_reseat(guest, seat, "back")
            kind = "me" if guest == self.row.owner else "friend"
            await self._reseat(seat, "back", Reseated([msgspec.structs.replace(row, kind=kind, level=None)]))

        await self._guarded(take)

    async def _reseat(self, seat: str, what: str, reseated: Reseated, level: str = "") -> None:
        """Write who plays a seat now, with a line in the log. What was done before cannot be taken back any more: a
        player answers for his own acts alone."""
        step = Step(self.seq + 1, SEAT, seat, self.clock(), [Event(f"seat-{what}", {"seat": seat, "level": level})])
        row = self._row(step, what)
        await self._commit(Change([row], [step], self.state, self.drawn, [], True, reseated))

    async def admit(self, guest: str) -> None:
        """A guest may watch."""
        if guest not in self.watchers:
            await self._write(lambda connection: storage.add_watcher(connection, self.id, guest))
            self.watchers.add(guest)


# ---- shared pieces -----------------------------------------------------------------------------------------


def roll_on(state: State, secret: bytes | None, drawn: int) -> tuple[int, list[tuple[str, str, list[Event]]]]:
    """Let the dice answer, on this state, until somebody must choose; the dice drawn by then, and what they did."""
    told: list[tuple[str, str, list[Event]]] = []
    if state.mover != CHANCE:
        return drawn, told
    if secret is None:
        raise BadInput("this table has no dice")
    dice = Dice(secret, drawn)
    while state.mover == CHANCE:
        options = state.options()
        action = options[dice.answer([option.weight for option in options])].action
        told.append((CHANCE_SEAT, str(action), state.apply(action)))
    return dice.drawn, told


def start_record(row: TableRow) -> Record:
    """The record of a table without its actions."""
    return Record(
        format=1,
        rules=row.rules,
        game=row.game,
        scenario=row.scenario,
        seats={},
        commitment=row.commitment,
        options=msgspec.json.decode(row.options),
        position=None if row.position is None else msgspec.json.decode(row.position),
    )


def game_start(game: Game, row: TableRow) -> State:
    return begin(game, start_record(row))


def snapshot_version(game: Game) -> str:
    """Snapshots of other rules, or of another form of positions, are not used; nor those of another program, whose
    rules may differ without saying so: the journal is played again then."""
    return f"{__version__} {game.name} {game.rules_version} {fingerprint(Path(getfile(type(game))).parent)}"


@cache
def fingerprint(package: Path) -> str:
    """The program that plays the game of a package, in a few digits."""
    digest = hashlib.sha256()
    for folder in (PROGRAM / "kit", package):
        for path in sorted(folder.rglob("*")):
            if path.suffix in SOURCES:
                digest.update(path.relative_to(folder.parent).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
