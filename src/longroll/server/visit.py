"""Whoever asks something at a table: what he may see of it, for which seat he speaks, and how he is refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from longroll.kit.gate import refusal
from longroll.server.errors import Trouble
from longroll.server.journal import Refused
from longroll.server.live import reason_of
from longroll.server.lobby import Lobby
from longroll.server.table import LiveTable, Stale, Viewer
from longroll.server.views import Bundle, bundle


class Visit(NamedTuple):
    """A guest at a table that he may see, and the language he reads."""

    table: LiveTable
    guest: str | None
    language: str

    @property
    def viewer(self) -> Viewer:
        return self.table.viewer(self.guest)

    def shown(self) -> Bundle:
        """The table as he may see it."""
        return bundle(self.table, self.viewer, self.language)

    def seat(self) -> str:
        """The seat that asks; spectators have none."""
        viewer = self.viewer
        if viewer.eyes is None:
            raise Trouble("hidden" if viewer.hidden else "forbidden")
        return viewer.eyes

    def eyes(self, wanted: str | None) -> str | None:
        """Whose eyes a replay uses: any seat's once the game is over, till then one's own."""
        if not self.table.open_to_all or not wanted:
            return self.viewer.eyes
        if wanted not in self.table.chairs:
            raise Trouble("bad-request")
        return wanted

    def could(self, action: str) -> bool:
        """Could the seat that asks take this action now?"""
        seat, state = self.seat(), self.table.state
        if not action.split():
            raise Trouble("bad-request")
        return state.seat == seat and refusal(state, seat, action) is None

    def check_over(self) -> None:
        if not self.table.state.over:
            raise Trouble("running")

    @contextmanager
    def answered(self) -> Iterator[None]:
        """What comes too late or is refused is answered with the table as it is, or with the reason."""
        try:
            yield
        except Stale:
            raise Trouble("stale", bundle=self.shown()) from None
        except Refused as error:
            raise Trouble("refused", reason_of(self.table, error, self.language), error.why.clause) from None


async def visit(lobby: Lobby, table: str, guest: str | None, language: str, seat: str | None = None) -> Visit:
    """A table for somebody who may see it; ``seat``: and act for this one."""
    found = await lobby.see(table, guest)
    if seat is not None:
        found.check_rights(guest, seat)
    return Visit(found, guest, language)
