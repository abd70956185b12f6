"""Who plays a seat: taken, offered to another person, given to a computer player and taken back."""

from __future__ import annotations

from typing import Literal

import msgspec

from longroll.kit.terms import Event
from longroll.server import storage
from longroll.server.errors import Trouble
from longroll.server.journal import Change, Reseated, Step
from longroll.server.storage import OFFERED, SEAT, SeatRow
from longroll.server.table import PAST, LiveTable

Reseating = Literal["offer", "computer", "back"]
"""What may be done about who plays a seat: offer it to a person, give it to a computer player, take it back."""


async def claim(table: LiveTable, seat: str, guest: str, hold: str) -> None:
    """A guest takes an open seat."""

    async def take() -> None:
        if not await table.store.write(lambda c: storage.claim_seat(c, table.id, seat, guest, hold)):
            raise Trouble("taken")
        table.seats[seat].guest = guest
        table.seats[seat].hold = hold
        table.set_row()

    await table.alone(take)


async def renew_token(table: LiveTable, seat: str, token: str) -> None:
    """Another token opens the seat from now on."""
    await table.alone(lambda: set_token(table, seat, token))


async def set_token(table: LiveTable, seat: str, token: str) -> None:
    await table.write(lambda connection: storage.set_token(connection, table.id, seat, token))
    table.seats[seat].token = token


def may_reseat(table: LiveTable, guest: str | None, seat: str) -> list[Reseating]:
    """What this guest may do about who plays a seat. Nobody else takes it over from its holder; but a computer
    player may be put on a seat nobody has taken yet, or stand in for somebody who does not come."""
    row = table.seats[seat]
    if guest is None or table.state.over or row.kind == PAST:
        return []
    if row.guest == guest:
        return ["offer", "computer"] if row.level is None else ["back"]
    if row.level is not None or not (guest == table.row.owner or table.held_by(guest)):
        return []
    if row.guest is None:
        return ["computer"] if guest == table.row.owner else []
    return ["computer"] if waits_in_vain(table, row) else []


def waits_in_vain(table: LiveTable, row: SeatRow) -> bool:
    """Has the game waited long for a person who is not there?"""
    if table.state.seat != row.seat or table.row.paused or row.guest in table.online():
        return False
    return table.clock() - table.row.changed >= table.patience


def check_reseat(table: LiveTable, guest: str | None, seat: str, what: Reseating) -> SeatRow:
    """The seat as it is, if this guest may do that about it."""
    if seat not in table.seats:
        raise Trouble("bad-request")
    if table.state.over:
        raise Trouble("over")
    if what not in may_reseat(table, guest, seat):
        known = guest is not None and (guest == table.row.owner or table.sits(guest))
        raise Trouble("held" if known and what == "computer" else "forbidden")
    return table.seats[seat]


async def come_back(table: LiveTable, hold: str, guest: str) -> None:
    """Whoever holds a seat takes it up in another browser, with everything else he has at this table."""

    async def move() -> None:
        row = next((seat for seat in table.seats.values() if seat.hold == hold), None)
        if row is None or row.guest is None:
            raise Trouble("no-table")
        if row.guest == guest:
            return
        if table.sits(guest):
            raise Trouble("seated")
        before = row.guest
        rows = [msgspec.structs.replace(one, guest=guest) for one in table.seats.values() if one.guest == before]
        owner = guest if table.row.owner == before else None
        table.looking.pop(before, None)
        await reseat(table, row.seat, "return", Reseated(rows, owner))

    await table.alone(move)


async def offer_seat(table: LiveTable, guest: str, seat: str, token: str) -> None:
    """The holder of a seat lets another person have it: whoever brings the token. Till then it stays his."""

    async def offer() -> None:
        check_reseat(table, guest, seat, "offer")
        await set_token(table, seat, OFFERED + token)

    await table.alone(offer)


async def hand_over(table: LiveTable, seat: str, guest: str, token: str, hold: str) -> None:
    """A guest takes a seat that its holder offers."""

    async def take() -> None:
        row = table.seats[seat]
        if row.token != OFFERED + token:
            raise Trouble("taken")
        if row.guest == guest:
            return
        if table.sits(guest):
            raise Trouble("seated")
        if table.state.over:
            raise Trouble("over")
        taken = msgspec.structs.replace(row, kind="friend", guest=guest, token=token, hold=hold)
        await reseat(table, seat, "person", Reseated([taken], forgets=seat))

    await table.alone(take)


async def to_computer(table: LiveTable, guest: str, seat: str, level: str) -> None:
    """A computer player gets a seat. Whoever held it can take it back."""

    async def give() -> None:
        row = check_reseat(table, guest, seat, "computer")
        away = row.guest is not None and row.guest != guest
        played = msgspec.structs.replace(row, kind="computer", level=level, token=None)
        await reseat(table, seat, "absent" if away else "computer", Reseated([played], forgets=seat), level)

    await table.alone(give)


async def take_back(table: LiveTable, guest: str, seat: str) -> None:
    """The holder takes his seat back from the computer player."""

    async def take() -> None:
        row = check_reseat(table, guest, seat, "back")
        kind = "me" if guest == table.row.owner else "friend"
        await reseat(table, seat, "back", Reseated([msgspec.structs.replace(row, kind=kind, level=None)]))

    await table.alone(take)


async def reseat(table: LiveTable, seat: str, what: str, reseated: Reseated, level: str = "") -> None:
    """Write who plays a seat now, with a line in the log. What was done before cannot be taken back any more: a
    player answers for his own acts alone."""
    step = Step(table.seq + 1, SEAT, seat, table.clock(), [Event(f"seat-{what}", {"seat": seat, "level": level})])
    row = table.journal_row(step, what)
    await table.commit(Change([row], [step], table.state, table.drawn, [], True, reseated))
