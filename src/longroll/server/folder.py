"""The data folder of a server: its database and its two keys. What was there once is not silently begun anew."""

from __future__ import annotations

import secrets
from pathlib import Path

from longroll.kit.terms import BadInput
from longroll.server import storage
from longroll.server.config import DATABASE, KEY, SEAL, Config
from longroll.server.seal import Seal
from longroll.server.security import KEY_BYTES, Signer, read_key, write_key
from longroll.server.storage import Store

SEATS_LOST = "everybody then loses his seats"
SEAL_LOST = "records signed before then name another key"
PUBLIC = "signing key"
"""The fact of the database that names the key it belongs with."""


class Folder:
    """An open data folder. BadInput says in one line what is missing, and what can be done about it."""

    def __init__(self, config: Config) -> None:
        path = config.data
        key, seed = read_key(path / KEY, SEATS_LOST), read_key(path / SEAL, SEAL_LOST)
        database = path / DATABASE
        found = [name for name, content in ((KEY, key), (SEAL, seed)) if content is not None]
        if found and not database.exists():
            raise BadInput(
                f"{database} is missing, although this folder was used ({' and '.join(found)} left): "
                "put a copy of it back, or move the rest away to begin anew"
            )
        self.store = Store(database)
        try:
            self.signer = Signer(key or self._key(path / KEY, config.new_key))
            self.seal = self._seal(path / SEAL, seed, config.new_key)
        except BaseException:
            self.store.close()
            raise

    def _key(self, path: Path, anew: bool) -> bytes:
        """A key for a folder that has none: a fresh one, or one that lost it."""
        if not anew and self.store.now(storage.any_table):
            raise BadInput(
                f"{path} is missing, although tables are kept here: put a copy of it back, "
                f"or start once with --new-key ({SEATS_LOST})"
            )
        return new_key(path)

    def _seal(self, path: Path, seed: bytes | None, anew: bool) -> Seal:
        """The key that signs records. A folder of an older version has none yet; one that had it is told apart by the
        database, which knows the public half."""
        known = self.store.now(lambda connection: storage.get_fact(connection, PUBLIC))
        seal = None if seed is None else Seal(seed)
        if known is not None and not anew and (seal is None or seal.public != known):
            what = "is missing" if seal is None else "is not the one this folder was used with"
            raise BadInput(f"{path} {what}: put a copy of it back, or start once with --new-key ({SEAL_LOST})")
        found = seal or Seal(new_key(path))
        self.store.now(lambda connection: storage.set_fact(connection, PUBLIC, found.public))
        return found


def new_key(path: Path) -> bytes:
    key = secrets.token_bytes(KEY_BYTES)
    write_key(path, key)
    return key
