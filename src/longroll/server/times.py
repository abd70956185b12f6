"""How long people take: medians of the tables that were finished on this server."""

from __future__ import annotations

import time
from statistics import median

from longroll.server import storage
from longroll.server.storage import Store

COUNTED = 400
"""Tables that are looked at, the last finished ones."""
PAUSE = 300.0
"""Seconds: who has not acted for longer was not at the table."""
FRESH = 600.0
"""Seconds for which a count is good."""


class Times:
    """Medians by game and scenario, counted now and then."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._counted: float | None = None
        self._found: dict[tuple[str, str], int] = {}

    async def medians(self) -> dict[tuple[str, str], int]:
        """Minutes, at least one; a scenario nobody has finished is missing."""
        if self._counted is None or time.monotonic() - self._counted > FRESH:
            rows = await self._store.read(lambda connection: storage.playing_times(connection, COUNTED, PAUSE))
            taken: dict[tuple[str, str], list[float]] = {}
            for game, scenario, seconds in rows:
                taken.setdefault((game, scenario), []).append(seconds)
            self._found = {key: max(1, round(median(values) / 60)) for key, values in taken.items()}
            self._counted = time.monotonic()
        return self._found
