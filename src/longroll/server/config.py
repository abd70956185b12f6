"""How a server is set up. Everything has a sensible value; ``longroll serve --help`` shows what people may choose."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec
from platformdirs import user_data_path

DATA_VARIABLE = "LONGROLL_DATA"
DATABASE = "longroll.db"
KEY = "server.key"
"""Recognises guests by their cookies and return links."""
SEAL = "signing.key"
"""Signs the records that are given out."""
LOCK = "server.lock"

SMALL_BODY = 16 * 1024
"""Bytes of an ordinary request, and of a message of a live connection."""
RECORD_BODY = 4 * 1024 * 1024
"""Bytes of a request that brings a record along."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """One server. Times are in seconds."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8642
    workers: int = 2
    """Processes for computer players; they start with the first question."""
    think: float = 30.0
    """A computer player that takes longer is interrupted, and a simpler one stands in."""
    readers: int = 2
    """Processes that read records from outside; they start with the first one."""
    reading: float = 120.0
    """A record that takes longer to read is refused."""
    warm: bool = True
    """Draw boards and pictures at the start instead of when they are first asked for."""
    limits: bool = True
    """Rate limits; off for load tests only."""
    keep: float = 600.0
    """A table nobody uses for so long is put away; it is loaded again when asked for."""
    snapshot_every: int = 100
    """Actions between two snapshots of a table."""
    open_tables: int = 100
    """Unfinished tables one person may have."""
    absent: float = 7 * 24 * 3600.0
    """When the game has waited so long for a person, others may let a computer player stand in."""
    head: float = 10.0
    """A connection that has not sent the whole head of a request in this time is closed."""
    body: float = 60.0
    """And what follows the head in this time."""
    new_key: bool = False
    """Go on with new keys where those of the data folder are lost."""


def data_folder() -> Path:
    """Where tables are kept unless told otherwise: ``LONGROLL_DATA``, else the user's data folder of this system."""
    named = os.environ.get(DATA_VARIABLE)
    if named:
        return Path(named)
    earlier = earlier_folder()
    return earlier if earlier.is_dir() else user_data_path("longroll", appauthor=False)


def earlier_folder() -> Path:
    """Where the first versions kept them; on most machines the same folder. Whoever has tables there keeps them."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "longroll"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "longroll"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "longroll"
