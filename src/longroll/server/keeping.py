"""Tables as a whole: called by another name, left, thrown away. Nothing that is somebody else's too is ever lost."""

from __future__ import annotations

from longroll.server import seating, storage
from longroll.server.errors import Trouble
from longroll.server.listing import Keeping, may_keep
from longroll.server.opponents import usual_level
from longroll.server.people import clean
from longroll.server.storage import Kept, Store
from longroll.server.table import LiveTable


def check(kept: Kept, guest: str, what: Keeping) -> None:
    if what not in may_keep(kept.row, kept.seats, kept.watchers, guest):
        raise Trouble("forbidden")


async def rename(table: LiveTable, name: str) -> None:
    """Another name; without one it is called after its scenario again."""
    await table.set_status(name=clean(name))


async def leave(store: Store, kept: Kept, table: LiveTable | None, guest: str) -> None:
    """A table is no longer among the guest's. His seats in a game that goes on are played by the computer, so that
    the others can; his return link still opens them."""
    if table is not None and not table.state.over and table.differs is None:
        for seat in table.held_by(guest):
            await seating.to_computer(table, guest, seat, usual_level(table.game))
    await store.write(lambda connection: storage.depart(connection, kept.row.id, guest))


async def delete(store: Store, kept: Kept, table: LiveTable | None) -> None:
    """A table and its record are no more."""

    async def throw_away() -> None:
        await store.write(lambda connection: storage.delete_table(connection, kept.row.id))
        if table is not None:
            table.broken = True
            table.wake()

    await (throw_away() if table is None or table.differs is not None else table.alone(throw_away))
