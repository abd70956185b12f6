"""What people are called. A guest may say so once; everybody else at the table reads it in the seats."""

from __future__ import annotations

from collections.abc import Iterable

from longroll.server import storage
from longroll.server.storage import Store
from longroll.server.table import LiveTable

NAME_LENGTH = 60
"""Letters of a table's name."""
PLAYER_LENGTH = 24
"""Letters of a player's name: as many as fit in a seat."""


def clean(name: str, length: int = NAME_LENGTH) -> str:
    """A name people chose, fit to be shown."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:length].rstrip()


class Names:
    """All names of a server: few and short, so they are kept at hand."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, str] = {}

    async def load(self) -> None:
        self._known = await self._store.read(storage.names)

    def of(self, guest: str | None) -> str:
        """What a guest is called; nothing if nobody knows."""
        return self._known.get(guest or "", "")

    async def call(self, guest: str, name: str, tables: Iterable[LiveTable]) -> str:
        """A guest has a name from now on, and those at his tables hear of it."""
        name = clean(name, PLAYER_LENGTH)
        await self._store.write(lambda connection: storage.set_name(connection, guest, name))
        if name:
            self._known[guest] = name
        else:
            self._known.pop(guest, None)
        for table in tables:
            if table.sits(guest):
                table.wake()
        return name

    async def inherit(self, before: str, after: str) -> None:
        """Whoever goes on in another browser keeps his name there, unless he has one already."""
        name = self.of(before)
        if name and not self.of(after):
            await self.call(after, name, ())
