"""The data folder: keys are written whole or not at all, and what was there once is not silently begun anew."""

from __future__ import annotations

import errno
import io
import os
from pathlib import Path

import pytest

from longroll.kit.terms import BadInput
from longroll.server import security, storage
from longroll.server.config import DATABASE, KEY, SEAL, Config
from longroll.server.folder import PUBLIC, Folder
from tests.server.house import house
from tests.server.test_start import bad


def opened(data: Path, new_key: bool = False) -> Folder:
    """A folder that a server opened and closed again."""
    folder = Folder(Config(data=data, new_key=new_key))
    folder.store.close()
    return folder


@pytest.fixture
def used(tmp_path: Path) -> Path:
    """A folder with a table."""
    with house(tmp_path) as place:
        place.browser().make()
    return tmp_path


def test_a_fresh_folder_has_two_keys_that_others_cannot_read(tmp_path: Path) -> None:
    first = opened(tmp_path)
    for name in (KEY, SEAL):
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o600
        assert len((tmp_path / name).read_bytes()) == security.KEY_BYTES
    again = opened(tmp_path)
    assert again.signer.cookie == first.signer.cookie
    assert again.seal.public == first.seal.public
    assert not list(tmp_path.glob("*.new"))


@pytest.mark.parametrize("call", ["fsync", "write", "replace"])
def test_a_full_disk_leaves_no_empty_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        if call == "fsync":
            patch.setattr(os, "fsync", full)
        elif call == "replace":
            patch.setattr(Path, "replace", full)
        else:
            patch.setattr(os, "fdopen", lambda *_: io.FileIO(os.open("/dev/full", os.O_WRONLY), "w"))
        with pytest.raises(BadInput, match=r"cannot write .*: No space left on device"):
            security.write_key(tmp_path / KEY, b"k" * 32)
    assert list(tmp_path.iterdir()) == []
    security.write_key(tmp_path / KEY, b"k" * 32)
    assert security.read_key(tmp_path / KEY, "") == b"k" * 32


def test_a_start_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    """The keys are written last: a database without tables needs none."""
    storage.Store(tmp_path / DATABASE).close()
    (tmp_path / f"{KEY}.new").write_bytes(b"half")
    assert opened(tmp_path).signer
    assert not list(tmp_path.glob("*.new"))


def test_a_database_that_has_vanished_is_said(used: Path) -> None:
    for leftover in used.glob(f"{DATABASE}*"):
        leftover.unlink()
    message = bad("--data", str(used))
    assert f"{DATABASE} is missing, although this folder was used (server.key and signing.key left)" in message
    assert "put a copy of it back, or move the rest away" in message
    assert not (used / DATABASE).exists()
    for name in (KEY, SEAL):
        (used / name).unlink()
    assert opened(used).signer


def test_a_key_that_has_vanished_is_said(used: Path) -> None:
    cookie = opened(used).signer.cookie
    (used / KEY).unlink()
    message = bad("--data", str(used))
    assert f"{KEY} is missing, although tables are kept here" in message
    assert "--new-key (everybody then loses his seats)" in message
    assert not (used / KEY).exists()
    assert opened(used, new_key=True).signer.cookie != cookie
    assert opened(used).signer


def test_a_folder_of_an_older_version_gets_a_signing_key(used: Path) -> None:
    (used / SEAL).unlink()
    store = storage.Store(used / DATABASE)
    store.now(lambda connection: connection.exec_driver_sql("DROP TABLE facts"))
    store.close()
    public = opened(used).seal.public
    assert (used / SEAL).stat().st_mode & 0o777 == 0o600
    assert opened(used).seal.public == public


def test_a_signing_key_that_has_vanished_is_said(used: Path) -> None:
    kept = (used / SEAL).read_bytes()
    (used / SEAL).unlink()
    message = bad("--data", str(used))
    assert f"{SEAL} is missing" in message
    assert "--new-key (records signed before then name another key)" in message
    assert not (used / SEAL).exists()
    security.write_key(used / SEAL, b"x" * 32)
    assert "is not the one this folder was used with" in bad("--data", str(used))
    security.write_key(used / SEAL, kept)
    assert opened(used).seal
    (used / SEAL).unlink()
    public = opened(used, new_key=True).seal.public
    store = storage.Store(used / DATABASE)
    assert store.now(lambda connection: storage.get_fact(connection, PUBLIC)) == public
    store.close()


def test_a_damaged_signing_key(used: Path) -> None:
    (used / SEAL).write_bytes(b"")
    assert f"{SEAL} is damaged" in bad("--data", str(used))
