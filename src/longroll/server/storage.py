"""What is kept on disk: tables, seats, and every action ever taken, in one SQLite file.

Actions are only ever added: an undo is a row of its own that says up to which action the past still holds. One
thread writes; what several tables want to write at the same time goes to disk together, and nobody hears of his
action before it is there. Snapshots and the events kept with an action are caches: they can be thrown away.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Select,
    Table,
    Text,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.sqlite import insert as insert_or
from sqlalchemy.exc import DatabaseError, OperationalError

from longroll.kit.terms import BadInput

T = TypeVar("T")
Standing = dict[str, dict[str, str]]
"""The standing orders of a table: for each seat that gave any, answers by name."""

SCHEMA_VERSION = 1
BATCH = 256
"""Most jobs that are written together."""
BUSY_MS = 10_000

ACT = "act"
UNDO = "undo"
ORDERED = "ordered"
"""An action that a standing order of its seat gave."""
SEAT = "seat"
"""No action: somebody else plays the seat from here on, or the same person elsewhere."""
NOTE = "note"
"""No action: something to tell everybody at the table, such as an offer to lay down arms."""
OFFERED = "offered "
GIVEN_UP = "concede"
"""The verb that gives a game up; its argument is the seat."""
AGREED = "agree"
"""The verb that accepts a draw, likewise."""

# ---- the schema --------------------------------------------------------------------------------------------

schema = MetaData()

tables = Table(
    "tables",
    schema,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("position", Text),
    Column("rules", Text, nullable=False),
    Column("secret", LargeBinary),
    Column("commitment", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("owner", Text),
    Column("watch", Text, nullable=False),
    Column("lesson", Text),
    Column("rematch", Text),
    Column("created", Float, nullable=False),
    # the rest is status, brought up to date with every action
    Column("changed", Float, nullable=False),
    Column("decides", Text),
    Column("over", Boolean, nullable=False),
    Column("result", Text),
    Column("paused", Boolean, nullable=False),
    Column("asked", Text),
    Index("tables_by_owner", "owner"),
)

seats = Table(
    "seats",
    schema,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("level", Text),
    Column("guest", Text),
    Column("token", Text),
    Column("hold", Text),
    Index("seats_by_guest", "guest"),
)

watchers = Table(
    "watchers",
    schema,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", Text, primary_key=True),
)

actions = Table(
    "actions",
    schema,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("time", Float, nullable=False),
    Column("events", LargeBinary),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    schema,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("drawn", Integer, nullable=False),
    Column("version", Text, nullable=False),
    Column("position", LargeBinary, nullable=False),
)


standing = Table(
    "standing",
    schema,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("answer", Text, nullable=False),
)


thoughts = Table(
    "thoughts",
    schema,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""What computer players thought, sealed while the game lasts: a report of ``minds`` for each plan they made, with the
number of the last step before it."""


guests = Table(
    "guests",
    schema,
    Column("guest", Text, primary_key=True),
    Column("name", Text, nullable=False),
)

departures = Table(
    "departures",
    schema,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", Text, primary_key=True),
)
"""Who has left a table: it is no longer among his, until he comes back."""


facts = Table(
    "facts",
    schema,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)


class TableRow(msgspec.Struct, kw_only=True):
    """A table as stored. ``watch`` and the tokens of seats are hashes."""

    id: str
    game: str
    scenario: str
    options: str
    position: str | None
    rules: str
    secret: bytes | None
    commitment: str
    name: str
    owner: str | None
    watch: str
    lesson: str | None
    rematch: str | None
    created: float
    changed: float
    decides: str | None
    over: bool
    result: str | None
    paused: bool
    asked: str | None


class SeatRow(msgspec.Struct):
    """Who holds a seat: kind is ``me``, ``screen``, ``friend``, ``computer`` or ``past`` (of a game that was played
    elsewhere). A computer player may stand in for a guest, who can take the seat back; ``level`` is that of a computer
    player. ``token`` is the hash of the invitation; one to a seat that its holder offers begins with ``OFFERED``."""

    table_id: str
    seat: str
    kind: str
    level: str | None = None
    guest: str | None = None
    token: str | None = None
    hold: str | None = None
    """Which sitting this is: it stays with the seat while one person holds it, wherever he does."""


class ActionRow(msgspec.Struct):
    """An action, or an undo whose ``action`` is the number of the last action that still holds. ``kind`` also says
    whether a standing order gave the action."""

    table_id: str
    seq: int
    kind: str
    seat: str
    action: str
    time: float
    events: bytes | None


class ThoughtRow(msgspec.Struct):
    """What a computer player thought at a position, that after step ``seq``."""

    table_id: str
    seq: int
    seat: str
    data: bytes


class Snapshot(msgspec.Struct):
    """A position after action ``seq``, with the number of dice drawn by then."""

    table_id: str
    seq: int
    drawn: int
    version: str
    position: bytes


# ---- the store ---------------------------------------------------------------------------------------------


class Job(msgspec.Struct):
    """Something to write, and who waits for it."""

    work: Callable[[Connection], Any]
    done: Future[Any]


class Store:
    """One database file. ``read`` and ``write`` run work with a connection; what ``write`` did is on disk when it
    returns."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._engine = _engine(path)
        _prepare(self._engine, path)
        self._readers = ThreadPoolExecutor(2, "longroll-read")
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writing: Connection | None = None
        """Kept from one batch to the next: taking one and giving it back costs as much as writing an act."""
        self._writer = threading.Thread(target=self._write_all, name="longroll-write", daemon=True)
        self._writer.start()

    def now(self, work: Callable[[Connection], T]) -> T:
        """Work done at once, before the server serves anybody."""
        try:
            with self._engine.execution_options(writes=True).begin() as connection:
                return work(connection)
        except OperationalError as error:
            raise BadInput(f"{self.path} cannot be used: {error.orig}") from None

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        done: Future[T] = Future()
        self._jobs.put(Job(work, done))
        return await asyncio.wrap_future(done)

    def close(self) -> None:
        """Write what is left, then let go of the file."""
        self._jobs.put(None)
        self._writer.join()
        self._stop_writing()
        self._readers.shutdown()
        with suppress(OperationalError), self._engine.connect() as connection:  # a full disk is no reason to stay
            connection.exec_driver_sql("PRAGMA optimize")
        self._engine.dispose()

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _write_all(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                return
            batch = [job]
            last = False
            while len(batch) < BATCH and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    last = True
                    break
                batch.append(following)
            self._write_batch(batch)
            if last:
                return

    def _write_batch(self, batch: Sequence[Job]) -> None:
        """All jobs in one transaction; one of several that fails is taken back alone, unless the disk is full: then
        SQLite takes back the whole transaction by itself, and nothing of it was written. Who waits no longer gets
        nothing written."""
        batch = [job for job in batch if job.done.set_running_or_notify_cancel()]
        results: list[tuple[Job, Any, BaseException | None]] = []
        try:
            connection = self._writing = self._writing or self._engine.execution_options(writes=True).connect()
            with connection.begin():
                for job in batch:
                    try:
                        with connection.begin_nested() if len(batch) > 1 else nullcontext():
                            results.append((job, job.work(connection), None))
                    except Exception as error:
                        if len(batch) == 1 or not under_way(connection):
                            raise
                        results.append((job, None, error))
        except Exception as error:
            self._stop_writing()
            for job in batch:
                job.done.set_exception(error)
            return
        for job, value, failure in results:
            if failure is None:
                job.done.set_result(value)
            else:
                job.done.set_exception(failure)

    def _stop_writing(self) -> None:
        """Let go of the connection: after trouble the next batch begins with a fresh one."""
        connection, self._writing = self._writing, None
        if connection is not None:
            with suppress(DatabaseError):
                connection.close()


def under_way(connection: Connection) -> bool:
    """Is there still a transaction?"""
    return bool(connection.connection.driver_connection.in_transaction)  # type: ignore[union-attr]


def _engine(path: Path) -> Engine:
    engine = create_engine(URL.create("sqlite", database=str(path)), pool_size=4, max_overflow=0)

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _prepare(engine: Engine, path: Path) -> None:
    """Check the file and make the tables; BadInput says in one line what is wrong with it."""
    try:
        with engine.execution_options(writes=True).begin() as connection:
            version = connection.execute(text("PRAGMA user_version")).scalar_one()
            if version not in (0, SCHEMA_VERSION):
                raise BadInput(f"{path} was written by another version of Long Roll (format {version})")
            found = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
            if found != "ok":
                raise BadInput(f"{path} is damaged: {' '.join(str(found).split())}; restore a copy or move it away")
            schema.create_all(connection)
            _complete(connection)
            connection.execute(text(f"PRAGMA user_version={SCHEMA_VERSION}"))
    except OperationalError as error:
        engine.dispose()
        raise BadInput(f"{path} cannot be used: {error.orig}") from None
    except DatabaseError as error:
        engine.dispose()
        raise BadInput(f"{path} is damaged: {error.orig}; restore a copy or move it away") from None
    except BadInput:
        engine.dispose()
        raise


def _complete(connection: Connection) -> None:
    """Seats of an older version know no sittings yet."""
    if all(column.name != "hold" for column in connection.execute(text("PRAGMA table_info(seats)"))):
        connection.execute(text("ALTER TABLE seats ADD COLUMN hold TEXT"))
        connection.execute(text("UPDATE seats SET hold = lower(hex(randomblob(18))) WHERE guest IS NOT NULL"))


# ---- questions ---------------------------------------------------------------------------------------------


def get_table(connection: Connection, table: str) -> tuple[TableRow, list[SeatRow], list[str]] | None:
    """A table, its seats and those who may watch it."""
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    held = [SeatRow(*seat) for seat in connection.execute(select(seats).where(seats.c.table_id == table))]
    watching = connection.execute(select(watchers.c.guest).where(watchers.c.table_id == table)).scalars()
    return TableRow(**row._asdict()), held, list(watching)


def get_actions(connection: Connection, table: str, after: int = 0) -> list[ActionRow]:
    """Every row of a table's journal after a number, in order, undone ones and undos included."""
    query = select(actions).where(actions.c.table_id == table, actions.c.seq > after).order_by(actions.c.seq)
    return [ActionRow(*row) for row in connection.execute(query)]


def get_snapshot(connection: Connection, table: str, version: str) -> Snapshot | None:
    """The newest snapshot that this version of the rules wrote."""
    query = (
        select(snapshots)
        .where(snapshots.c.table_id == table, snapshots.c.version == version)
        .order_by(snapshots.c.seq.desc())
        .limit(1)
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else Snapshot(*row)


def get_witness(connection: Connection, table: str, version: str) -> Snapshot | None:
    """The newest snapshot that another program, or other rules, wrote."""
    query = (
        select(snapshots)
        .where(snapshots.c.table_id == table, snapshots.c.version != version)
        .order_by(snapshots.c.seq.desc())
        .limit(1)
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else Snapshot(*row)


class Kept(msgspec.Struct, frozen=True):
    """A table as it lies on disk. Without a snapshot the journal is whole, and a snapshot of another program may bear
    witness to how it saw the game."""

    row: TableRow
    seats: list[SeatRow]
    watchers: list[str]
    standing: Standing
    snapshot: Snapshot | None
    witness: Snapshot | None
    journal: list[ActionRow]

    def may_see(self, guest: str | None) -> bool:
        row = self.row
        seen_by = {*self.watchers, *(seat.guest for seat in self.seats), row.owner}
        return guest is not None and guest in seen_by


def get_kept(connection: Connection, table: str, version: str | None, before: int = 0) -> Kept | None:
    """A table, from its newest snapshot by this version of the rules on, with so many rows ``before`` that for the
    log; without a version with its whole journal."""
    found = get_table(connection, table)
    if found is None:
        return None
    row, held, watching = found
    snapshot = None if version is None else get_snapshot(connection, table, version)
    witness = None if version is None or snapshot is not None else get_witness(connection, table, version)
    journal = get_actions(connection, table, 0 if snapshot is None else max(0, snapshot.seq - before))
    return Kept(row, held, watching, get_standing(connection, table), snapshot, witness, journal)


def get_standing(connection: Connection, table: str) -> Standing:
    found: Standing = {}
    query = select(standing.c.seat, standing.c.name, standing.c.answer).where(standing.c.table_id == table)
    for seat, name, answer in connection.execute(query):
        found.setdefault(seat, {})[name] = answer
    return found


def get_thoughts(connection: Connection, table: str) -> list[ThoughtRow]:
    """Everything that computer players thought at a table, in order. To be shown to nobody before the game is over."""
    query = select(thoughts).where(thoughts.c.table_id == table).order_by(thoughts.c.seq)
    return [ThoughtRow(*row) for row in connection.execute(query)]


def tables_of(connection: Connection, guest: str, limit: int) -> list[str]:
    """Tables where a guest sits or which he made or watches and has not left, the last changed first."""
    sits = select(seats.c.table_id).where(seats.c.guest == guest)
    sees = select(watchers.c.table_id).where(watchers.c.guest == guest)
    query = (
        select(tables.c.id)
        .where(tables.c.id.in_(sits) | tables.c.id.in_(sees) | (tables.c.owner == guest))
        .where(tables.c.id.not_in(left_by(guest)))
        .order_by(tables.c.changed.desc())
        .limit(limit)
    )
    return list(connection.execute(query).scalars())


def left_by(guest: str) -> Select[tuple[str]]:
    return select(departures.c.table_id).where(departures.c.guest == guest)


def names(connection: Connection) -> dict[str, str]:
    """What everybody who has said so is called."""
    found = connection.execute(select(guests.c.guest, guests.c.name)).all()
    return {row.guest: row.name for row in found}


def count_open(connection: Connection, guest: str) -> int:
    """Unfinished tables a guest made and has not left."""
    mine = (tables.c.owner == guest) & tables.c.over.is_(False) & tables.c.id.not_in(left_by(guest))
    query = select(func.count()).select_from(tables).where(mine)
    return int(connection.execute(query).scalar_one())


def playing_times(connection: Connection, limit: int, pause: float) -> list[tuple[str, str, float]]:
    """Game, scenario and seconds at the table of the last finished tables that people played here to their end, from
    the start. A longer silence than ``pause`` counts as that: whoever was away did not play."""
    people = select(seats.c.table_id).where(seats.c.guest.is_not(None))
    elsewhere = select(seats.c.table_id).where(seats.c.kind == "past")
    verbs = [actions.c.action.like(f"{verb} %") for verb in (GIVEN_UP, AGREED)]
    broken_off = select(actions.c.table_id).where(or_(*verbs))
    found = (
        select(tables.c.id, tables.c.game, tables.c.scenario, tables.c.created)
        .where(tables.c.over.is_(True), tables.c.lesson.is_(None), tables.c.position.is_(None))
        .where(tables.c.id.in_(people), tables.c.id.not_in(elsewhere), tables.c.id.not_in(broken_off))
        .order_by(tables.c.changed.desc())
        .limit(limit)
        .subquery()
    )
    before = func.lag(actions.c.time, 1, found.c.created).over(partition_by=actions.c.table_id, order_by=actions.c.seq)
    waits = (
        select(found.c.game, found.c.scenario, actions.c.table_id, (actions.c.time - before).label("wait"))
        .join(found, found.c.id == actions.c.table_id)
        .subquery()
    )
    query = select(waits.c.game, waits.c.scenario, func.sum(func.min(waits.c.wait, pause))).group_by(waits.c.table_id)
    return [(game, scenario, float(seconds)) for game, scenario, seconds in connection.execute(query)]


def any_table(connection: Connection) -> bool:
    return connection.execute(select(tables.c.id).limit(1)).first() is not None


def get_fact(connection: Connection, name: str) -> str | None:
    """Something the database knows of the folder it lies in."""
    found = connection.execute(select(facts.c.value).where(facts.c.name == name)).scalar_one_or_none()
    return None if found is None else str(found)


def waiting_for_computers(connection: Connection) -> list[str]:
    """Tables at which a computer player is to decide."""
    query = (
        select(tables.c.id)
        .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.decides))
        .where(tables.c.over.is_(False), tables.c.paused.is_(False), seats.c.kind == "computer")
    )
    return list(connection.execute(query).scalars())


# ---- changes -----------------------------------------------------------------------------------------------


def add_table(
    connection: Connection, row: TableRow, held: Sequence[SeatRow], journal: Sequence[ActionRow] = ()
) -> None:
    connection.execute(insert(tables), msgspec.structs.asdict(row))
    connection.execute(insert(seats), [msgspec.structs.asdict(seat) for seat in held])
    add_actions(connection, journal)


# what every act writes is put into words once
ADD_ACTIONS = str(insert(actions).compile(dialect=sqlite.dialect()))
SET_STATUS = update(tables).where(tables.c.id == bindparam("table"))


def add_actions(connection: Connection, rows: Sequence[ActionRow]) -> None:
    if rows:
        connection.exec_driver_sql(ADD_ACTIONS, [msgspec.structs.astuple(row) for row in rows])


def set_status(connection: Connection, table: str, **values: Any) -> None:
    connection.execute(SET_STATUS, {"table": table, **values})


def set_fact(connection: Connection, name: str, value: str) -> None:
    query = insert_or(facts).values(name=name, value=value)
    connection.execute(query.on_conflict_do_update(set_={"value": value}))


def claim_seat(connection: Connection, table: str, seat: str, guest: str, hold: str) -> bool:
    """Give an open seat to a guest; False if somebody was faster."""
    query = (
        update(seats)
        .where(seats.c.table_id == table, seats.c.seat == seat, seats.c.guest.is_(None), seats.c.kind == "friend")
        .values(guest=guest, hold=hold)
    )
    return connection.execute(query).rowcount == 1


def set_token(connection: Connection, table: str, seat: str, token: str) -> None:
    connection.execute(update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(token=token))


def set_seat(connection: Connection, row: SeatRow) -> None:
    """Another holder of a seat."""
    values = {"kind": row.kind, "level": row.level, "guest": row.guest, "token": row.token, "hold": row.hold}
    connection.execute(update(seats).where(seats.c.table_id == row.table_id, seats.c.seat == row.seat).values(**values))


def move_guest(connection: Connection, table: str, before: str, after: str) -> None:
    """All that a guest has at a table is another one's."""
    connection.execute(update(seats).where(seats.c.table_id == table, seats.c.guest == before).values(guest=after))
    connection.execute(update(tables).where(tables.c.id == table, tables.c.owner == before).values(owner=after))


def set_name(connection: Connection, guest: str, name: str) -> None:
    """What a guest wants to be called; nothing: as nobody in particular."""
    if not name:
        connection.execute(delete(guests).where(guests.c.guest == guest))
        return
    connection.execute(insert_or(guests).values(guest=guest, name=name).on_conflict_do_update(set_={"name": name}))


def depart(connection: Connection, table: str, guest: str) -> None:
    connection.execute(insert_or(departures).values(table_id=table, guest=guest).on_conflict_do_nothing())


def arrive(connection: Connection, table: str, guest: str) -> None:
    """Whoever had left is back."""
    connection.execute(delete(departures).where(departures.c.table_id == table, departures.c.guest == guest))


def delete_table(connection: Connection, table: str) -> None:
    """A table with everything that hangs on it."""
    connection.execute(delete(tables).where(tables.c.id == table))


def set_standing(connection: Connection, table: str, seat: str, name: str, answer: str) -> None:
    """A standing order of a seat, in place of what it ordered before."""
    query = insert_or(standing).values(table_id=table, seat=seat, name=name, answer=answer)
    connection.execute(query.on_conflict_do_update(set_={"answer": answer}))


def drop_standing(connection: Connection, table: str, seat: str | None = None) -> None:
    """A seat of this table, or none of them, orders anything any longer."""
    query = delete(standing).where(standing.c.table_id == table)
    connection.execute(query if seat is None else query.where(standing.c.seat == seat))


def add_thought(connection: Connection, row: ThoughtRow) -> None:
    values = msgspec.structs.asdict(row)
    connection.execute(insert_or(thoughts).values(**values).on_conflict_do_update(set_={"data": row.data}))


def add_watcher(connection: Connection, table: str, guest: str) -> None:
    connection.execute(insert_or(watchers).values(table_id=table, guest=guest).on_conflict_do_nothing())


def add_snapshot(connection: Connection, snapshot: Snapshot) -> None:
    """Keep a snapshot, in place of one that another version wrote there, and throw away all older ones but the last."""
    values = msgspec.structs.asdict(snapshot)
    connection.execute(insert_or(snapshots).values(**values).on_conflict_do_update(set_=values))
    newest = (
        select(snapshots.c.seq)
        .where(snapshots.c.table_id == snapshot.table_id)
        .order_by(snapshots.c.seq.desc())
        .limit(2)
    )
    connection.execute(
        delete(snapshots).where(snapshots.c.table_id == snapshot.table_id, snapshots.c.seq.not_in(newest))
    )


def surviving(rows: Sequence[ActionRow]) -> list[ActionRow]:
    """The actions of a journal that were not undone."""
    kept: list[ActionRow] = []
    for row in rows:
        if row.kind == UNDO:
            target = int(row.action)
            while kept and kept[-1].seq > target:
                kept.pop()
        elif row.kind not in (SEAT, NOTE):
            kept.append(row)
    return kept
