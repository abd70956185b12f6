"""Starting where one cannot start: one plain line, exit code 2."""

from __future__ import annotations

import gc
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from benchmarks.page import start as timed_start
from typer.testing import CliRunner

from longroll.cli import app
from longroll.engraving.proofs import keep, proof_folder
from longroll.kit.terms import BadInput
from longroll.server import config, run
from longroll.server.app import Server
from longroll.server.config import DATABASE, KEY, Config, data_folder
from tests.server.house import house, patiently
from tests.server.serve import running


def bad(*args: str) -> str:
    result = CliRunner().invoke(app, ["serve", "--port", "0", *args], prog_name="longroll")
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("longroll: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        message = bad("--data", str(tmp_path), "--port", str(port))
    assert f"port {port} of 127.0.0.1 is in use" in message


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    assert "192.0.2.1" in bad("--data", str(tmp_path), "--host", "192.0.2.1")
    assert "no-such-host.invalid" in bad("--data", str(tmp_path), "--host", "no-such-host.invalid")


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    assert "cannot write to the data folder" in bad("--data", "/proc/longroll")
    file = tmp_path / "file"
    file.write_text("")
    assert "cannot write to the data folder" in bad("--data", str(file))


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert "cannot write to the data folder" in bad("--data", str(tmp_path))
    tmp_path.chmod(0o700)


def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / DATABASE).mkdir()
    assert "cannot be used" in bad("--data", str(tmp_path))


def test_a_damaged_database(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    path.write_bytes(b"this is no database at all" * 400)
    assert "is damaged" in bad("--data", str(tmp_path))


def test_a_database_damaged_inside(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        me = place.browser()
        for _ in range(5):
            table = me.make("three-days", CSA="me", Union="me")["table"]
            me.act(table, "enter CR1")
    path = tmp_path / DATABASE
    data = bytearray(path.read_bytes())
    assert len(data) > 3 * 4096
    for page in range(2, len(data) // 4096):
        data[page * 4096 : page * 4096 + 200] = b"\xa5" * 200
    path.write_bytes(data)
    assert "is damaged" in bad("--data", str(tmp_path))


def test_a_database_of_another_version(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / DATABASE)
    connection.execute("PRAGMA user_version=99")
    connection.close()
    assert "another version" in bad("--data", str(tmp_path))


def test_a_damaged_key(tmp_path: Path) -> None:
    (tmp_path / KEY).write_bytes(b"short")
    assert "server.key is damaged" in bad("--data", str(tmp_path))


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with run.locked(tmp_path):
        assert "another Long Roll server" in bad("--data", str(tmp_path))


def test_the_database_is_set_up_for_safety(tmp_path: Path) -> None:
    server = Server(Config(data=tmp_path))
    with server.store._engine.connect() as connection:
        for pragma, value in (
            ("journal_mode", "wal"),
            ("synchronous", 2),
            ("foreign_keys", 1),
            ("busy_timeout", 10_000),
        ):
            assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar_one() == value
    server.store.close()


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LONGROLL_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.delenv("LONGROLL_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform.startswith("linux"):
        assert data_folder() == tmp_path / "longroll"


def test_tables_of_earlier_versions_stay_where_they_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("LONGROLL_DATA", raising=False)
    monkeypatch.setattr(config, "user_data_path", lambda *_, **__: tmp_path / "new")
    monkeypatch.setattr(config, "earlier_folder", lambda: tmp_path / "earlier")
    assert data_folder() == tmp_path / "new"
    (tmp_path / "earlier").mkdir()
    assert data_folder() == tmp_path / "earlier"


def test_addresses_to_type() -> None:
    with run.listening("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        assert run.address_of("127.0.0.1", listener) == f"http://127.0.0.1:{port}/"
        assert run.address_of("::1", listener) == f"http://[::1]:{port}/"
        assert run.address_of("0.0.0.0", listener).endswith(f":{port}/")
        with pytest.raises(BadInput), run.listening("127.0.0.1", port):
            pass


def test_without_a_browser_the_address_is_only_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    if sys.platform.startswith("linux"):
        assert not run.has_browser()


@pytest.mark.parametrize("command", ["play", "serve"])
def test_the_real_command_serves_and_stops(tmp_path: Path, command: str) -> None:
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    process = subprocess.Popen(
        [sys.executable, "-m", "longroll.cli", command, "--port", "0", "--data", str(tmp_path / "deep" / "data")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**environment, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
    assert found is not None
    health = httpx.get(f"{found.group()}api/health", trust_env=False, timeout=90).json()
    assert health["status"] == "ok"
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=90)
    assert "Traceback" not in errors
    assert process.returncode == 0
    assert (tmp_path / "deep" / "data" / DATABASE).stat().st_mode & 0o077 == 0


def test_the_first_start_says_that_pictures_follow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lobby has kept its cards by the time the address is told: that is not what makes a start the second one."""

    def serving(_config: Config, _open: bool, announce: run.Announce) -> None:
        keep("card", "of the lobby")
        announce("http://127.0.0.1:8642/", [])

    monkeypatch.setenv("LONGROLL_CACHE", str(tmp_path))
    monkeypatch.setattr(run, "serve", serving)
    first, second = (CliRunner().invoke(app, ["serve", "--data", str(tmp_path)]).stdout for _ in range(2))
    assert "follow within seconds" in first
    assert "follow within seconds" not in second
    assert "Long Roll is at" in second


def test_the_benchmark_of_starts_does_not_wait_for_a_server_that_has_died(tmp_path: Path) -> None:
    (tmp_path / "longroll").mkdir()
    (tmp_path / "longroll" / "__init__.py").write_text("raise SystemExit(3)")
    with pytest.raises(SystemExit, match="code 3"):
        timed_start(tmp_path, tmp_path)


def test_what_lives_for_ever_is_not_looked_at_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The garbage collector stops everybody while it looks; boards, words and the program are kept for good."""
    monkeypatch.setattr("longroll.server.pages.warm_lobby", lambda: None)
    monkeypatch.setattr("longroll.server.pages.warm_tables", lambda _: None)
    try:
        with house(tmp_path, warm=True) as place:
            patiently(lambda: gc.get_freeze_count() > 10_000)
            assert place.browser().make()["table"]
    finally:
        gc.unfreeze()


def test_tests_keep_their_drawings_to_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in the home of whoever runs them; and blank maps not where other tests would find them."""
    assert proof_folder().is_relative_to(Path(__file__).parents[2] / "build")
    monkeypatch.setenv("LONGROLL_CACHE", str(tmp_path / "others"))
    with running(tmp_path / "data", "--blank") as process:
        board = httpx.get(f"http://127.0.0.1:{process.port}/api/games/gettysburg/board", trust_env=False, timeout=90)
        picture = httpx.get(f"http://127.0.0.1:{process.port}{board.json()['picture']}", trust_env=False, timeout=90)
    assert picture.text == "<svg/>"
    assert not (tmp_path / "others").exists()
