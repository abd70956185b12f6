"""All tables of a server: making them, finding them, joining them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.connection import Connection as Pipe
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from longroll.games import game as find_game
from longroll.kit.chance import new_secret
from longroll.kit.examples import examples_of
from longroll.kit.game import Game, default_scenario
from longroll.kit.terms import BadInput
from longroll.server import keeping, reading, seating, security, storage
from longroll.server.aftermath import Fight, renumbered
from longroll.server.boards import boards_of
from longroll.server.bots import Bots
from longroll.server.config import Config
from longroll.server.errors import Trouble
from longroll.server.journal import snapshot_version
from longroll.server.lessons import all_lessons
from longroll.server.listing import Summary, summary, summary_of_rows
from longroll.server.opponents import levels_of, usual_level
from longroll.server.people import Names, clean
from longroll.server.reading import Asked, Readers, Start, fresh_start
from longroll.server.replay import PERSON, Replays, record_of
from longroll.server.security import Signer
from longroll.server.speech import say
from longroll.server.storage import ACT, OFFERED, ActionRow, Kept, SeatRow, Snapshot, Store, TableRow
from longroll.server.table import PAST, REMEMBERED, LiveTable
from longroll.server.times import Times
from longroll.server.views import title_of

log = logging.getLogger("longroll.lobby")

LISTED = 60
"""Tables a list shows at most."""
GLIMPSED = 12
"""Running tables of a list that are shown with their boards."""
LUCKS = 64
"""Games whose fights are kept counted."""
SWEEP = 30.0
COMPUTER = "computer:"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a new table shall be: a game, or a record to go on from."""

    game: str = ""
    scenario: str = ""
    options: dict[str, Any] = {}
    seats: dict[str, str] = {}
    name: str = ""
    record: dict[str, Any] | None = None
    watch: bool = False
    """Open a record only to look at it, also one that is not over."""


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """From which step of a game a new one shall go on, and who plays."""

    seq: int
    seats: dict[str, str] = {}


class Made(msgspec.Struct, frozen=True):
    """A table that was made, and the links to give away."""

    table: str
    links: dict[str, str]
    watch: str


class Unreadable(Trouble):
    """A table of which nothing can be made but its record. Whoever may not see it hears that there is none."""

    def __init__(self, kept: Kept, why: str) -> None:
        super().__init__("no-table")
        self.kept = kept
        self.why = why


class Lobby:
    """Everything a server knows."""

    def __init__(
        self,
        config: Config,
        store: Store,
        bots: Bots,
        clock: Callable[[], float] = time.time,
        secret: Callable[[], bytes] = new_secret,
        new_id: Callable[[], str] = security.new_table,
        new_token: Callable[[], str] = security.new_token,
        read: Callable[[Pipe], None] | None = None,
    ) -> None:
        self.config = config
        self.store = store
        self.bots = bots
        self.replays = Replays()
        self.readers = Readers(config.readers, config.reading, read or reading.work)
        self.names = Names(store)
        self.times = Times(store)
        self._clock = clock
        self._secret = secret
        self._new_id = new_id
        self._new_token = new_token
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._unreadable: dict[str, Unreadable] = {}
        self._making = asyncio.Lock()
        self._lucks: dict[tuple[str, str, str], asyncio.Task[list[Fight]]] = {}
        self._chores: list[asyncio.Task[Any]] = []

    # ---- life ----------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Resume the games in which a computer player is to decide, and put idle tables away from time to time."""
        await self.names.load()
        self._chores = [asyncio.create_task(self._resume()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.bots.close()
        self.replays.close()
        self.readers.close()

    async def _resume(self) -> None:
        for table in await self.store.read(storage.waiting_for_computers):
            try:
                await self.get(table)
            except Exception:
                log.exception("table %s cannot be resumed", table)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.put_away(time.monotonic() - self.config.keep)

    def put_away(self, before: float) -> None:
        """Forget tables that nobody has used since; they are on disk."""
        for table in list(self._tables.values()):
            if table.broken or (table.used < before and not table.busy and not self.bots.playing(table)):
                del self._tables[table.id]

    @property
    def loaded(self) -> int:
        return len(self._tables)

    @property
    def connections(self) -> int:
        return sum(len(table.listeners) for table in self._tables.values())

    # ---- finding -------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> LiveTable:
        """A table by its id, whoever asks. Unreadable, if nothing can be made of what was kept of it."""
        table = self._tables.get(table_id)
        if table is None or table.broken:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(task)
        table.used = time.monotonic()
        return table

    async def see(self, table_id: str, guest: str | None) -> LiveTable:
        """A table this guest may see. One he may not see answers like one that does not exist."""
        if guest is None:
            raise Trouble("no-table")
        try:
            table = await self.get(table_id)
        except Unreadable as error:
            raise Trouble("unreadable" if error.kept.may_see(guest) else "no-table", why=error.why) from None
        if not table.may_see(guest):
            raise Trouble("no-table")
        return table

    async def kept(self, table_id: str, guest: str | None) -> Kept:
        """What was kept of a table this guest may see, whether it can be opened or not."""
        found = await self.store.read(lambda connection: storage.get_kept(connection, table_id, None))
        if found is None or not found.may_see(guest):
            raise Trouble("no-table")
        return found

    async def _load(self, table_id: str) -> LiveTable:
        if table_id in self._unreadable:
            raise self._unreadable[table_id]
        kept = await self.store.read(lambda connection: self._read(connection, table_id))
        if kept is None:
            raise Trouble("no-table")
        if kept.snapshot is not None:
            try:
                table = await asyncio.to_thread(self._build, kept)
            except Exception:
                log.exception("a snapshot of table %s cannot be read; its journal is", table_id)
                kept = await self.store.read(lambda connection: storage.get_kept(connection, table_id, None))
        if kept is not None and kept.snapshot is None:
            table = await self._play_again(kept)
        table.on_change = self.bots.wake
        self._tables[table_id] = table
        self.bots.wake(table)
        return table

    def _read(self, connection: Connection, table_id: str) -> Kept | None:
        found = storage.get_table(connection, table_id)
        try:
            version = "" if found is None else snapshot_version(find_game(found[0].game))
        except BadInput:
            version = ""
        return storage.get_kept(connection, table_id, version, REMEMBERED)

    async def _play_again(self, kept: Kept) -> LiveTable:
        """A table from its journal alone, with a new snapshot so that this is done once."""
        try:
            table = await asyncio.to_thread(self._build, kept)
            snapshot = await asyncio.to_thread(table.fresh_snapshot)
        except Exception as error:
            log.exception("table %s cannot be opened", kept.row.id)
            self._unreadable[kept.row.id] = Unreadable(kept, f"{error}")
            raise self._unreadable[kept.row.id] from None
        if snapshot is not None:
            try:
                await self.store.write(lambda connection: storage.add_snapshot(connection, snapshot))
            except SQLAlchemyError:
                log.exception("no snapshot of table %s could be kept", kept.row.id)
        return table

    def _build(self, kept: Kept) -> LiveTable:
        game = find_game(kept.row.game)
        every = self.config.snapshot_every
        table = LiveTable(self.store, game, kept.row, kept.seats, kept.watchers, self._clock, every, kept.standing)
        table.patience = self.config.absent
        table.name_of = self.names.of
        table.restore(kept.snapshot, kept.journal, kept.witness)
        return table

    async def mine(self, guest: str | None, language: str) -> list[Summary]:
        """The tables of a guest, the last changed first. One that cannot be opened does no harm to the others."""
        if guest is None:
            return []
        ids = await self.store.read(lambda connection: storage.tables_of(connection, guest, LISTED))
        found: list[Summary] = []
        for table_id in ids:
            looks = sum(one.glimpse is not None for one in found) < GLIMPSED
            found.append(await self._summary(table_id, guest, language, looks))
        return found

    async def _summary(self, table_id: str, guest: str, language: str, looks: bool) -> Summary:
        try:
            table = await self.get(table_id)
            found = summary(table, guest, language, looks)
            if looks and found.glimpse is None and not found.over:
                self._draw(table.game.name, language)
            return found
        except Unreadable as error:
            return summary_of_rows(error.kept, guest, language, error.why)
        except Exception as error:
            log.exception("table %s cannot be listed", table_id)
            return summary_of_rows(await self.kept(table_id, guest), guest, language, f"{error}")

    def _draw(self, game: str, language: str) -> None:
        """Have the boards of a game drawn for the next time somebody looks: nobody should wait for it."""
        if not any(chore.get_name() == f"{game} {language}" for chore in self._chores if not chore.done()):
            drawing = asyncio.to_thread(boards_of, game, language)
            self._chores.append(asyncio.create_task(drawing, name=f"{game} {language}"))

    # ---- making --------------------------------------------------------------------------------------------

    async def make(self, guest: str, wish: NewTable) -> Made:
        """A new table; whoever makes it holds the seats ``me`` and ``screen``."""
        if await self.store.read(lambda connection: storage.count_open(connection, guest)) >= self.config.open_tables:
            raise Trouble("too-many")
        if wish.record is not None:
            return await self._import(guest, wish)
        try:
            game = find_game(wish.game)
        except BadInput:
            raise Trouble("no-game") from None
        start = self._start(game, wish.scenario, wish.options)
        return await self._add(guest, start, read_seats(game, start.chairs, wish.seats), wish.name)

    def _start(
        self,
        game: Game,
        scenario: str,
        options: dict[str, Any],
        position: Mapping[str, Any] | None = None,
        lesson: str | None = None,
    ) -> Start:
        """A fresh game, its first dice rolled."""
        scenario = scenario or default_scenario(game)
        try:
            return fresh_start(game, scenario, options, self._secret(), self._clock(), position, lesson)
        except BadInput as error:
            raise Trouble("bad-request", reason=str(error)) from None

    async def _start_from(self, game: Game, scenario: str, options: dict[str, Any], position: dict[str, Any]) -> Start:
        """The same from a position that came from outside."""
        asked = Asked(self._secret(), self._clock(), None, game.name, scenario, options, position)
        try:
            return await self.readers.read(asked)
        except BadInput as error:
            raise Trouble("bad-request", reason=str(error)) from None

    async def _import(self, guest: str, wish: NewTable) -> Made:
        """A finished record becomes a table to replay, an unfinished one goes on from its last position."""
        record = msgspec.json.encode(wish.record)
        try:
            start = await self.readers.read(Asked(self._secret(), self._clock(), record, watch=wish.watch))
        except BadInput as error:
            raise Trouble("bad-record", reason=str(error)) from None
        if start.over or wish.watch:
            seats = {seat: past_seat(seat, start.players.get(seat, PERSON)) for seat in start.chairs}
        else:
            seats = read_seats(find_game(start.game), start.chairs, wish.seats)
        return await self._add(guest, start, seats, wish.name)

    async def _add(
        self, guest: str, start: Start, seats: Mapping[str, SeatRow], name: str = "", wait: bool = True
    ) -> Made:
        table_id = self._new_id()
        watch = self._new_token()
        links: dict[str, str] = {}
        held = []
        for seat, wanted in seats.items():
            row = msgspec.structs.replace(wanted, table_id=table_id)
            if row.kind in ("me", "screen") and row.guest is None:
                row.guest = guest
            if row.kind == "friend" and row.guest is None:
                token = self._new_token()
                row.token = security.token_hash(token)
                links[seat] = link(table_id, token)
            if row.guest is not None:
                row.hold = self._new_token()
            held.append(row)
        game = find_game(start.game)
        now = self._clock()
        table = TableRow(
            id=table_id,
            game=game.name,
            scenario=start.scenario,
            options=msgspec.json.encode(start.options).decode(),
            position=None if start.position is None else msgspec.json.encode(start.position).decode(),
            rules=start.rules,
            secret=start.secret,
            commitment=start.commitment,
            name=clean(name),
            owner=guest,
            watch=security.token_hash(watch),
            lesson=start.lesson,
            rematch=None,
            created=now,
            changed=now,
            decides=start.decides,
            over=start.over,
            result=start.result,
            paused=False,
            asked=None,
        )
        journal = [
            ActionRow(table_id, number, ACT, seat, action, when, events)
            for number, (seat, action, when, events) in enumerate(start.told, 1)
        ]
        snapshot = None
        if start.reached is not None and journal:
            snapshot = Snapshot(table_id, len(journal), start.drawn, snapshot_version(game), start.reached)

        def write(connection: Connection) -> None:
            storage.add_table(connection, table, held, journal)
            if snapshot is not None:
                storage.add_snapshot(connection, snapshot)

        await self.store.write(write)
        if wait:
            await self.get(table_id)
        return Made(table_id, links, link(table_id, watch))

    async def lesson(self, guest: str, name: str) -> Made:
        """A table for a lesson."""
        for game, lesson in all_lessons():
            if lesson.name == name:
                start = self._start(game, lesson.scenario, {}, lesson.position, lesson.name)
                return await self._add(guest, start, read_seats(game, start.chairs, lesson.seats))
        raise Trouble("nothing")

    async def example(self, guest: str, name: str, clause: str, language: str) -> Made:
        """A table with a worked example of the rules; all seats are the guest's."""
        if await self.store.read(lambda connection: storage.count_open(connection, guest)) >= self.config.open_tables:
            raise Trouble("too-many")
        try:
            game = find_game(name)
            example = examples_of(game).of(clause)
        except (BadInput, KeyError):
            raise Trouble("nothing") from None
        start = await asyncio.to_thread(self._start, game, example.scenario, example.options, example.position)
        title = say(language, "name-example", clause=clause)
        return await self._add(guest, start, {seat: SeatRow("", seat, "me") for seat in start.chairs}, title)

    async def play_on(self, table: LiveTable, guest: str, wish: PlayOn, language: str) -> Made:
        """A new table that goes on from a step of a game whose secrets are no more: one that is over, or a record that
        was brought along, or one where all seats are this guest's."""
        if not (table.open_to_all or table.is_alone(guest)):
            raise Trouble("running")
        if await self.store.read(lambda connection: storage.count_open(connection, guest)) >= self.config.open_tables:
            raise Trouble("too-many")
        state = await self.replays.state(table, wish.seq)
        if state.over:
            raise Trouble("over")
        game, options = table.game, msgspec.json.decode(table.row.options)
        position = await asyncio.to_thread(game.to_json, state)
        start = await asyncio.to_thread(self._start, game, table.row.scenario, options, position)
        name = say(language, "name-from-step", title=title_of(table, language), step=wish.seq)
        return await self._add(guest, start, read_seats(game, start.chairs, wish.seats), name)

    async def rematch(self, table: LiveTable, guest: str) -> Made:
        """The same game again with everybody across the table; asked twice, the same table."""
        async with self._making:
            if not table.state.over:
                raise Trouble("running")
            if not table.held_by(guest):
                raise Trouble("forbidden")
            if table.row.rematch is not None:
                return Made(table.row.rematch, {}, "")
            game = table.game
            seats = {}
            chairs = table.chairs
            for number, seat in enumerate(chairs):
                before = table.seats[chairs[number - len(chairs) // 2]]
                seats[seat] = SeatRow("", seat, before.kind, before.level, before.guest)
            options = msgspec.json.decode(table.row.options)
            position = None if table.row.position is None else msgspec.json.decode(table.row.position)
            if position is None:
                start = self._start(game, table.row.scenario, options)
            else:
                start = await self._start_from(game, table.row.scenario, options, position)
            made = await self._add(guest, start, seats)
            await table.link_rematch(made.table)
            return made

    # ---- keeping -------------------------------------------------------------------------------------------

    async def call(self, guest: str, name: str) -> str:
        """The name a guest has from now on."""
        return await self.names.call(guest, name, list(self._tables.values()))

    async def rename(self, table_id: str, guest: str | None, name: str) -> None:
        keeping.check(await self.kept(table_id, guest), str(guest), "rename")
        await keeping.rename(await self.see(table_id, guest), name)

    async def leave(self, table_id: str, guest: str | None) -> None:
        kept = await self.kept(table_id, guest)
        keeping.check(kept, str(guest), "leave")
        await keeping.leave(self.store, kept, await self._opened(table_id), str(guest))

    async def delete(self, table_id: str, guest: str | None) -> None:
        kept = await self.kept(table_id, guest)
        keeping.check(kept, str(guest), "delete")
        table = await self._opened(table_id)
        await keeping.delete(self.store, kept, table)
        self._tables.pop(table_id, None)
        self._unreadable.pop(table_id, None)

    async def _opened(self, table_id: str) -> LiveTable | None:
        """A table, if it can be opened."""
        try:
            return await self.get(table_id)
        except Unreadable:
            return None

    async def _welcome(self, table_id: str, guest: str) -> None:
        """Whoever had left is back."""
        await self.store.write(lambda connection: storage.arrive(connection, table_id, guest))

    # ---- after the battle ----------------------------------------------------------------------------------

    async def luck(self, table: LiveTable, eyes: str, language: str) -> list[Fight]:
        """The fights of a game that is over; counted once for all who ask the same."""
        key = (table.id, eyes, language)
        if key not in self._lucks:
            while len(self._lucks) >= LUCKS:
                self._lucks.pop(next(iter(self._lucks)))
            self._lucks[key] = asyncio.create_task(self._luck(table, eyes, language))
        try:
            return await asyncio.shield(self._lucks[key])
        except (BadInput, Trouble):
            self._lucks.pop(key, None)
            raise Trouble("nothing") from None

    async def _luck(self, table: LiveTable, eyes: str, language: str) -> list[Fight]:
        kept = await self.store.read(lambda connection: storage.get_kept(connection, table.id, None))
        if kept is None:
            raise Trouble("no-table")
        record = msgspec.json.encode(record_of(kept.row, kept.seats, kept.journal))
        fights = await self.readers.luck(record, eyes, language)
        return renumbered(fights, await self.replays.numbers(table))

    # ---- joining -------------------------------------------------------------------------------------------

    async def join(self, table_id: str, guest: str, token: str) -> LiveTable:
        """Take the seat, or the right to watch, that a link gives."""
        table = await self._joined(table_id, guest, token)
        await self._welcome(table_id, guest)
        return table

    async def _joined(self, table_id: str, guest: str, token: str) -> LiveTable:
        table = await self.get(table_id)
        known = security.token_hash(token)
        if known == table.row.watch:
            if not table.may_see(guest):
                await table.admit(guest)
            return table
        for seat in table.seats.values():
            if seat.token == known:
                if seat.guest is None and not table.held_by(guest):
                    await seating.claim(table, seat.seat, guest, self._new_token())
                elif not table.may_see(guest):
                    raise Trouble("taken")
                return table
            if seat.token == OFFERED + known:
                await seating.hand_over(table, seat.seat, guest, known, self._new_token())
                return table
        raise Trouble("no-table")

    async def come_back(self, table_id: str, guest: str, token: str, signer: Signer) -> LiveTable:
        """Take up again the seat that a return link belongs to. A table that goes no further takes no step for it, but
        its record and its past are still its holder's."""
        table: LiveTable | None = None
        try:
            table = await self.get(table_id)
            seats = list(table.seats.values())
        except Unreadable as error:
            seats = error.kept.seats
        row = next((seat for seat in seats if seat.hold and signer.is_way_back(token, table_id, seat.hold)), None)
        if row is None or row.hold is None or row.guest is None:
            raise Trouble("no-table")
        await self.names.inherit(row.guest, guest)
        await self._welcome(table_id, guest)
        if table is not None and table.differs is None:
            await seating.come_back(table, row.hold, guest)
            return table
        if row.guest != guest:
            if any(seat.guest == guest for seat in seats):
                raise Trouble("seated")
            before = row.guest
            await self.store.write(lambda connection: storage.move_guest(connection, table_id, before, guest))
            self._read_anew(table_id)
        return await self.see(table_id, guest)

    def _read_anew(self, table_id: str) -> None:
        """What is known of a closed table is no longer so."""
        self._unreadable.pop(table_id, None)
        table = self._tables.pop(table_id, None)
        if table is not None:
            table.broken = True
            table.wake()

    async def way_back(self, table_id: str, guest: str | None, signer: Signer) -> str:
        """The return link of a guest who sits at a table. The token stands in the fragment, as an invitation's does."""
        found = await self.store.read(lambda connection: storage.get_table(connection, table_id))
        if found is None or guest is None:
            raise Trouble("no-table")
        row, seats, watchers = found
        hold = next((seat.hold for seat in seats if seat.guest == guest and seat.hold is not None), None)
        if hold is None:
            raise Trouble("forbidden" if guest == row.owner or guest in watchers else "no-table")
        return f"/table/{table_id}#return={signer.way_back(table_id, hold)}"

    async def offer(self, table: LiveTable, guest: str, seat: str) -> str:
        """A link by which another person may have a seat of this guest's; an older one no longer works."""
        token = self._new_token()
        await seating.offer_seat(table, guest, seat, security.token_hash(token))
        return link(table.id, token)

    async def reseat(self, table: LiveTable, guest: str, seat: str, to: str) -> None:
        """Give a seat to a computer player (``computer``: the usual one, ``computer:LEVEL``), or take it back."""
        if to == "me":
            await seating.take_back(table, guest, seat)
            await self._welcome(table.id, guest)
            return
        level = usual_level(table.game) if to == COMPUTER.removesuffix(":") else to.removeprefix(COMPUTER)
        if level not in levels_of(table.game):
            raise Trouble("bad-request")
        await seating.to_computer(table, guest, seat, level)

    async def invite(self, table: LiveTable, guest: str, seat: str) -> str:
        """A new link to an open seat; the old one no longer works."""
        row = table.seats.get(seat)
        if row is None or guest != table.row.owner:
            raise Trouble("forbidden")
        if row.kind != "friend" or row.guest is not None:
            raise Trouble("taken")
        token = self._new_token()
        await seating.renew_token(table, seat, security.token_hash(token))
        return link(table.id, token)


# ---- shared pieces -----------------------------------------------------------------------------------------


def link(table_id: str, token: str) -> str:
    """The token stands in the fragment, which browsers keep to themselves."""
    return f"/table/{table_id}#join={token}"


def read_seats(game: Game, chairs: Sequence[str], wanted: Mapping[str, str]) -> dict[str, SeatRow]:
    """Who shall play; Trouble if that makes no sense. A seat left out is mine if no other is, else a friend's."""
    if not set(wanted) <= set(chairs):
        raise Trouble("bad-request")
    found = {}
    mine = "me" in wanted.values()
    for seat in chairs:
        kind = wanted.get(seat) or ("friend" if mine else "me")
        mine = mine or kind == "me"
        if kind.startswith(COMPUTER) and kind.removeprefix(COMPUTER) in levels_of(game):
            found[seat] = SeatRow("", seat, "computer", kind.removeprefix(COMPUTER))
        elif kind in ("me", "screen", "friend"):
            found[seat] = SeatRow("", seat, kind)
        else:
            raise Trouble("bad-request")
    return found


def past_seat(seat: str, player: str) -> SeatRow:
    """A seat of a game that was played elsewhere."""
    return SeatRow("", seat, PAST, None if player == PERSON else clean(player))
