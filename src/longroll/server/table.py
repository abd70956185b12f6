"""A live table: its position, its numbered journal, the way back, who sits where and who looks on.

A position is never changed once it is shown: an action is played on a copy, written to disk, and only then does the
copy become the position. Whoever asks in between sees the old one, whole.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Literal, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from longroll.kit.film import Moment
from longroll.kit.foresight import carry_on, held, is_chance, read_all
from longroll.kit.game import Game
from longroll.kit.gate import admitted
from longroll.kit.record import Differs, Move
from longroll.kit.record import step as play_step
from longroll.kit.state import State
from longroll.kit.terms import CHANCE_SEAT, Action, BadInput, Event, Refusal
from longroll.kit.typed import decode
from longroll.kit.undo import Undo, undo_class
from longroll.server import storage
from longroll.server.errors import Trouble
from longroll.server.journal import (
    Change,
    Mark,
    Refused,
    Retold,
    Step,
    Told,
    game_start,
    join_marks,
    roll_on,
    snapshot_version,
)
from longroll.server.offers import Offers
from longroll.server.showing import Entry, Eyes, Shown, show
from longroll.server.storage import (
    ACT,
    GIVEN_UP,
    NOTE,
    ORDERED,
    SEAT,
    UNDO,
    ActionRow,
    SeatRow,
    Snapshot,
    Store,
    TableRow,
)

T = TypeVar("T")

log = logging.getLogger("longroll.table")

REMEMBERED = 400
"""Steps whose events a live table keeps for the log."""
GRACE = 5.0
"""Seconds an answer may be on its way."""
FILM = 60.0
"""Seconds whoever must answer may have watched what others did before."""
PAST = "past"
"""The kind of a seat in a game that was played elsewhere."""
EVENTS = list[Event]


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
        self.moments: deque[Moment] = deque(maxlen=REMEMBERED)
        """What was played of late, with the positions: the film shows it to whoever has not seen it yet."""
        self.marks: list[Mark] = []
        self.offers = Offers(self.faces)
        self.sealed = False
        self.last_snapshot = 0
        self.began = clock()
        """When whoever decides could begin to think; a server that starts again gives him his time anew."""
        self.looking: dict[str, str] = {}
        self.secrets: dict[int, dict[tuple[str, str], bool]] = {}
        """Of the present step: which seats know the same."""
        self.patience = math.inf
        """Seconds the game waits for a person before others may let a computer player stand in."""
        self.name_of: Callable[[str | None], str] = lambda _: ""
        """What a guest is called."""
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
        self.moments.clear()
        self.marks.clear()
        self.offers = Offers(self.faces)
        self.sealed = False
        self.healed = None

    def _follow(self, journal: Sequence[ActionRow], retold: Retold | None = None) -> None:
        """Play the rows of the journal that are not played yet; ``retold`` compares them with what was kept."""
        for row in journal:
            events = decode(row.events, EVENTS) if row.events else []
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
                if not self.marks and not held(self.state):
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
        if row.kind == NOTE:
            return []
        before, state = self.state, self.state.copy()
        events = play_step(state, row.seq, Move(row.seat, row.action), asking=True)
        self.state = state
        before.drop_list()
        self.moments.append(Moment(row.seq, row.seat, before, events, state))
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
            while self.moments and self.moments[-1].seq > target:
                self.moments.pop()
            self.undone.append((step.seq, target))
            self.offers.take_back(step.seq, target)
        else:
            self.offers.hear(step, action)
        self.steps.append(step)

    def _mark(self, marks: list[Mark], seat: str, seq: int, before: State, after: State) -> None:
        """Note an action for undo; one that can never be undone seals everything before it."""
        kind = undo_class(self.game, before, after)
        if kind is Undo.NEVER or after.over:
            marks.clear()
        else:
            marks.append(Mark(seat, seq, before, kind is Undo.FREE))

    @property
    def open_to_all(self) -> bool:
        """Is nothing hidden any more? The game is over, or a record of elsewhere."""
        return self.state.over or self.past

    def is_alone(self, guest: str | None) -> bool:
        """Does one person hold every seat?"""
        return all(seat.guest == guest and seat.level is None for seat in self.seats.values())

    @property
    def past(self) -> bool:
        """Is this a game that was played elsewhere?"""
        return all(seat.kind == PAST for seat in self.seats.values())

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
        seat = str(decides) if decides in held else looking or held[0]
        if looking == seat:
            return Viewer(guest, held, seat)
        if not self._alike(seat, (looking,) if looking is not None else held):
            return Viewer(guest, held, seat, hidden=True)
        self.looking[guest] = seat
        return Viewer(guest, held, seat)

    def _alike(self, seat: str, others: Sequence[str]) -> bool:
        """Does a seat know nothing that these do not know? Then nobody need look away."""
        known = self.secrets.get(self.seq, {})
        for other in others:
            if (seat, other) not in known:
                known[seat, other] = seat == other or self.game.alike(self.state, seat, other)
        self.secrets = {self.seq: known}
        return all(known[seat, other] for other in others)

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

    async def act(self, seat: str, action: str, seq: int, then: Sequence[str] = (), ask: bool = False) -> None:
        """Take an action for a seat. Stale or Refused, changing nothing, if it cannot be. ``then`` is answered right
        after it, one by one, as long as the seat is asked and no dice have fallen: one that is refused stops the rest,
        and all of them are taken back together. ``ask``: who acts wants to be asked before dice fall (Trouble, changing
        nothing, if they would), and to end the step that leads to them himself."""
        await self.alone(lambda: self._act(seat, action, seq, then, ask))

    async def _act(self, seat: str, action: str, seq: int, then: Sequence[str], ask: bool) -> None:
        self.check_running()
        if seq != self.seq:
            raise Stale
        code = self._admitted(seat, action)
        self._check_time(seat, code)
        if ask:
            self._check_chance([action, *then])
        change = await self._play(seat, code, ask=ask, then=then)
        await self.commit(change)
        if change.refused is not None:
            raise change.refused

    def _check_chance(self, actions: Sequence[str]) -> None:
        """Dice, a draw or new knowledge: whoever acts is asked first."""
        if is_chance(self.game, self.state, read_all(self.state, actions)):
            raise Trouble("chance")

    def _admitted(self, seat: str, action: str, agreed: bool = False) -> int:
        """An action as the rules read it; Refused if this seat may not take it now."""
        if not action.split():
            raise Trouble("bad-request")
        found = admitted(self.state, seat, action, agreed)
        if isinstance(found, Refusal):
            raise Refused(found, seat, action)
        return found

    def _check_time(self, seat: str, code: int) -> None:
        """Where an answer must be written in a given time, one that comes later does not count."""
        decision, limit = self.state.decision, self.state.time_limit()
        if decision is None or decision.seat != seat or not limit or code == self.state.late():
            return
        watched = FILM if self.moments and self.moments[-1].seat != seat else 0.0
        if self.clock() - self.began > limit + watched + GRACE:
            raise Trouble("late", clause=decision.clauses[0])

    async def resign(self, seat: str) -> None:
        """Give the game up; possible at any time, also while the table is paused."""

        await self.alone(lambda: self.break_off(seat, GIVEN_UP))

    async def break_off(self, seat: str, verb: str, agreed: bool = False) -> None:
        """End the game in the name of a seat, by a verb that needs no turn: it gives up, or ``agreed`` with the other
        side on a draw."""
        if self.state.over:
            raise Trouble("over")
        code = self._admitted(seat, str(Action(verb, (seat,))), agreed)
        await self.commit(await self._play(seat, code))

    # ---- notes ---------------------------------------------------------------------------------------------

    async def note(self, seat: str, what: str, **args: str) -> None:
        """Tell everybody at the table something about a seat that is no action, with a line in the log."""
        await self.alone(lambda: self.write_note(seat, what, **args))

    async def write_note(self, seat: str, what: str, **args: str) -> None:
        """The same, by whoever already changes the table alone."""
        step = Step(self.seq + 1, NOTE, seat, self.clock(), [Event(what, {"seat": seat, **args})])
        row = self.journal_row(step, what)
        await self.commit(Change([row], [step], self.state, self.drawn, self.marks, self.sealed))

    def faces(self, seat: str, other: str) -> bool:
        """Do these two seats play against each other?"""
        side, against = self.game.sides.get(seat, ""), self.game.sides.get(other, "")
        return seat != other and (side != against or not side)

    def check_running(self) -> None:
        if self.state.over:
            raise Trouble("over")
        if self.row.paused:
            raise Trouble("paused")

    async def _play(self, seat: str, code: int, kind: str = ACT, ask: bool = False, then: Sequence[str] = ()) -> Change:
        """What an action, the dice and standing orders that follow it, and what the seat does ``then``, make of the
        table. Standing orders may weigh chances: they are worked out beside the server's other work."""
        if self.standing:
            return await asyncio.to_thread(self._carry_out, seat, code, kind, ask, then)
        return self._carry_out(seat, code, kind, ask, then)

    def _carry_out(self, actor: str, code: int, kind: str, ask: bool, then: Sequence[str]) -> Change:
        before, state, seat = self.state, self.state.copy(), actor
        told: list[Told] = []
        marks, drawn, sealed = list(self.marks), self.drawn, self.sealed
        first, marked_before, more = kind, len(marks), list(then)
        refused: Refused | None = None
        while True:
            action = str(state.write(code))
            events = carry_on(state, code) if ask and kind == ACT else state.carry_out(code)
            told.append(Told(kind, seat, action, events, state.copy()))
            self._mark(marks, seat, self.seq + len(told) - 1, before, state)
            drawn, rolled = roll_on(state, self.row.secret, drawn)
            told += rolled
            if rolled:
                marks.clear()
            sealed = sealed or not marks
            answer = self._ordered(state)
            if answer is not None:
                kind, (seat, code) = ORDERED, answer
            elif more and state.seat == actor and len(marks) > marked_before:
                found = admitted(state, actor, more[0])
                if isinstance(found, Refusal):
                    refused = Refused(found, actor, more[0])
                    break
                kind, seat, code = ACT, actor, found
                del more[0]
            else:
                break
            before = state.copy()
        if first == ACT:
            join_marks(marks, marked_before)
        now = self.clock()
        steps = [Step(self.seq + n, one.kind, one.seat, now, one.events) for n, one in enumerate(told, 1)]
        rows = [self.journal_row(step, one.action) for step, one in zip(steps, told, strict=True)]
        return Change(
            rows, steps, state, drawn, marks, sealed, moments=self._moments(steps, told, state), refused=refused
        )

    def _moments(self, steps: Sequence[Step], told: Sequence[Told], last: State) -> list[Moment]:
        """Each action with the positions around it. Hundreds are kept: those between take little room, the last one is
        the table's own."""
        between = [one.after for one in told[:-1]]
        for state in between:
            state.drop_list()
        around = pairwise([self.state, *between, last])
        return [
            Moment(step.seq, step.seat, before, step.events, after)
            for step, (before, after) in zip(steps, around, strict=True)
        ]

    def journal_row(self, step: Step, action: str) -> ActionRow:
        events = msgspec.json.encode(step.events) if step.events else None
        return ActionRow(self.id, step.seq, step.kind, step.seat, action, step.time, events)

    async def commit(self, change: Change) -> None:
        """Write the change, then let it be seen."""
        state = change.state
        seq = change.rows[-1].seq
        due = not change.marks and not held(state) and seq - self.last_snapshot >= self.snapshot_every
        snapshot = self._snapshot(state, seq, change.drawn) if due or (state.over and not self.state.over) else None
        status = {
            "changed": change.rows[-1].time,
            "decides": state.seat,
            "over": state.over,
            "result": state.result.winner,
            "asked": self.row.asked if change.rows[0].kind == NOTE else None,
        }
        acted = state is not self.state

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

        writing = asyncio.ensure_future(self.write(write))
        await asyncio.sleep(0)
        painted = self._painted(state)  # while the disk is at work
        await writing
        for seat in moved:
            self.seats[seat.seat] = seat
        if exchanged:
            self.standing.clear()
        elif forgets is not None:
            self.standing.pop(forgets, None)
        self.state.drop_list()
        self.state = state
        if acted:
            self.began = change.rows[-1].time
        self.drawn = change.drawn
        self.marks = change.marks
        self.sealed = change.sealed
        self.seq = seq
        for row, taken in zip(change.rows, change.steps, strict=True):
            self._remember(taken, row.action)
        self.moments.extend(change.moments)
        if snapshot is not None:
            self.last_snapshot = seq
        self.set_row(**status)
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

    async def write(self, work: Callable[[Connection], Any]) -> None:
        try:
            await self.store.write(work)
        except SQLAlchemyError as error:
            self.broken = True
            self.wake()
            raise Trouble("unavailable") from error

    def set_row(self, **status: Any) -> None:
        self.row = msgspec.structs.replace(self.row, **status)
        self.shown.clear()
        self.wake()
        self.on_change(self)

    async def alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run a change alone and to its end, even if whoever asked for it goes away meanwhile: what is written must
        also be what is shown."""

        async def in_turn() -> T:
            async with self._lock:
                self.used = time.monotonic()
                if self.broken:
                    raise Trouble("unavailable")
                if self.differs is not None:
                    raise Trouble("differs", step=self.differs.number, why=str(self.differs))
                return await work()

        task = asyncio.ensure_future(in_turn())
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
            await self.write(lambda connection: storage.set_standing(connection, self.id, seat, name, answer))
            self.standing.setdefault(seat, {})[name] = answer
            due = None if self.row.paused else await asyncio.to_thread(self._ordered, self.state)
            if due is None:
                self.set_row()
            else:
                await self.commit(await self._play(*due, kind=ORDERED))

        await self.alone(give)

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
                await self.commit(self._take_back(seat, offer))

        await self.alone(take_back)

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
                await self.commit(self._take_back(asking, offer))

        await self.alone(answer)

    def _take_back(self, seat: str, offer: Offer) -> Change:
        mark = self.marks[offer.mark]
        step = Step(self.seq + 1, UNDO, seat, self.clock(), [Event(f"undo-{offer.kind}", {"seat": seat})])
        row = self.journal_row(step, str(mark.seq))
        return Change([row], [step], mark.state, self.drawn, self.marks[: offer.mark], self.sealed)

    # ---- status --------------------------------------------------------------------------------------------

    async def pause(self, paused: bool) -> None:
        async def change() -> None:
            if self.state.over:
                raise Trouble("over")
            await self._status(paused=paused)

        await self.alone(change)

    async def link_rematch(self, table: str) -> None:
        await self.set_status(rematch=table)

    async def set_status(self, **values: Any) -> None:
        """Something about the table that is no action."""
        await self.alone(lambda: self._status(**values))

    async def _status(self, **values: Any) -> None:
        await self.write(lambda connection: storage.set_status(connection, self.id, **values))
        self.set_row(**values)

    async def admit(self, guest: str) -> None:
        """A guest may watch."""
        if guest not in self.watchers:
            await self.write(lambda connection: storage.add_watcher(connection, self.id, guest))
            self.watchers.add(guest)
