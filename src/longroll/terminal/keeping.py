"""Games on disk: each is its record, written anew after every act; what only its players may know is elsewhere
to the end: the secret of its dice, their standing orders."""

from __future__ import annotations

import os
from itertools import chain, count
from pathlib import Path

import msgspec

from longroll.kit import typed
from longroll.kit.record import Record, decode
from longroll.kit.terms import BadInput

SUFFIX = ".longroll.json"

Standing = dict[str, dict[str, str]]
"""Standing orders: answers by name, for each seat that gave any."""


class Shelf:
    """Where games that were begun at a terminal are kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.history = folder / "history"
        """What was typed, for the arrow keys."""

    def new_path(self, record: Record, now: str) -> Path:
        """A file of its own for a new game; ``now`` is part of its name."""
        name = f"{record.game}-{record.scenario}-{now}"
        paths = (self.folder / f"{name}{more}{SUFFIX}" for more in chain([""], (f"-{n}" for n in count(2))))
        return next(path for path in paths if not path.exists())

    def write(self, path: Path, record: Record, secret: bytes, standing: Standing) -> None:
        """Write a record, whole or not at all; as long as the game lasts its secret and its standing orders are kept
        apart from it."""
        if record.secret is None:
            kept = self._secret(record)
            kept.parent.mkdir(parents=True, exist_ok=True)
            write_whole(kept, secret.hex().encode(), 0o600)
            write_whole(self._orders(record), msgspec.json.encode(standing), 0o600)
        write_whole(path, record.encode())
        if record.secret is not None:
            self._secret(record).unlink(missing_ok=True)
            self._orders(record).unlink(missing_ok=True)

    def secret(self, record: Record) -> bytes | None:
        """The secret of a game's dice, if this machine has it or the record says it."""
        if record.secret is not None:
            return read_hex(record.secret)
        try:
            return read_hex(self._secret(record).read_text(encoding="ascii"))
        except (OSError, UnicodeDecodeError):
            return None

    def standing(self, record: Record) -> Standing:
        """The standing orders of a game, if this machine has them."""
        try:
            return typed.decode(self._orders(record).read_bytes(), Standing)
        except (OSError, msgspec.DecodeError):
            return {}

    def _secret(self, record: Record) -> Path:
        return self._beside(record, "secret")

    def _orders(self, record: Record) -> Path:
        return self._beside(record, "orders")

    def _beside(self, record: Record, kind: str) -> Path:
        name = "".join(sign for sign in record.commitment if sign in "0123456789abcdef")
        return self.folder / "dice" / f"{name[:64]}.{kind}"

    def unfinished(self, game: str = "") -> Path | None:
        """The game that was left last and can go on (of one game, or of any)."""
        files = sorted(self.folder.glob(f"{game}*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
        return next((path for path in files if self._goes_on(path, game)), None)

    def _goes_on(self, path: Path, game: str) -> bool:
        try:
            record = decode(path.read_bytes())
        except (OSError, BadInput):
            return False
        known = record.secret is None and self.secret(record) is not None
        return known and bool(record.actions) and game in ("", record.game)


def read_hex(text: str) -> bytes | None:
    try:
        return bytes.fromhex(text)
    except ValueError:
        return None


def write_whole(path: Path, data: bytes, mode: int = 0o644) -> None:
    """A file is as it was or as it should be, never half of it."""
    draft = path.with_name(f".{path.name}.new")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as file:
        file.write(data)
    os.replace(draft, path)
