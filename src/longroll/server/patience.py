"""HTTP as uvicorn speaks it, with a limit to the time a client may take over a request: one who sends a byte now and
then would otherwise hold a connection for ever."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class Patient(H11Protocol):
    """A connection whose client must send the head of each request, from its first byte, within ``head`` seconds (the
    first request of a connection: from the beginning), and what follows within ``body`` seconds."""

    head = 10.0
    body = 60.0
    _limit: asyncio.TimerHandle | None = None
    _of: object = None
    """The part of the request that is being counted."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        self._watch()
        super().data_received(data)
        if self.conn.their_state is not self._of:
            self._end()
            if self.conn.their_state is h11.SEND_BODY and self.transport.get_protocol() is self:  # no live line
                self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """Begin to count, unless that part of the request is being counted already."""
        state = self.conn.their_state
        seconds = {h11.IDLE: self.head, h11.SEND_BODY: self.body}.get(state)
        if self._limit is None and seconds is not None:
            self._limit = self.loop.call_later(seconds, self._close)
            self._of = state

    def _end(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
        self._limit = self._of = None

    def _close(self) -> None:
        late = self.conn.their_state is self._of
        self._end()
        if late and not self.transport.is_closing():
            self.transport.close()


def patient(head: float, body: float) -> type[Patient]:
    """The protocol of a server with these limits."""
    return type("Patient", (Patient,), {"head": head, "body": body})
