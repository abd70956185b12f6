"""Starting and stopping a server on this machine."""

from __future__ import annotations

import errno
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

import uvicorn

from longroll.kit.collecting import collect_seldom
from longroll.kit.terms import BadInput
from longroll.server.app import Server, create_app
from longroll.server.config import LOCK, SMALL_BODY, Config
from longroll.server.network import EVERYWHERE, LOOPBACK, bracketed, home_addresses
from longroll.server.patience import patient

SHUTDOWN_SECONDS = 5
LAST_SECONDS = 1.0
"""What a server that has closed everything may still take to end."""
PING_SECONDS = 20.0


Announce = Callable[[str, list[str]], None]
"""Told where a browser of this machine finds the server, and where those of a friend do."""


def serve(config: Config, open_browser: bool, announce: Announce) -> None:
    """Serve until told to stop (Ctrl-C, SIGTERM). BadInput says in one line why it cannot start."""
    os.umask(0o077)
    with locked(config.data), listening(config.host, config.port) as listener:
        parts = Server(config)
        collect_seldom()
        server = uvicorn.Server(settings(parts))
        threading.Thread(target=end_in_time, args=(server, parts), name="longroll-end", daemon=True).start()
        address = address_of(config.host, listener)
        homes = home_addresses(config.host, listener.getsockname()[1])
        thread = threading.Thread(
            target=when_started,
            args=(server, address, open_browser, lambda: announce(address, homes)),
            name="longroll-start",
            daemon=True,
        )
        thread.start()
        signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn stops politely, then sends the signal once more
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listener])
        if not server.started:
            raise BadInput("the server could not start; see the messages above")


def settings(server: Server) -> uvicorn.Config:
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    return uvicorn.Config(
        create_app(server),
        lifespan="on",
        http=patient(server.config.head, server.config.body),
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_per_message_deflate=server.config.host not in LOOPBACK,  # on one machine it only takes time
        ws_max_size=SMALL_BODY,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def when_started(server: uvicorn.Server, address: str, open_browser: bool, announce: Callable[[], None]) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.02)
    announce()
    if open_browser and has_browser():
        webbrowser.open(address)


def end_in_time(server: uvicorn.Server, parts: Server) -> None:
    """A server that was told to stop does, whatever its threads are still busy with: what was acknowledged is kept."""
    while not server.should_exit:
        time.sleep(0.1)
    closed = parts.closed.wait(2 * SHUTDOWN_SECONDS)
    time.sleep(LAST_SECONDS)
    os._exit(0 if closed else 1)


def has_browser() -> bool:
    """Is there a browser with a window? One that lives in this terminal would be in the way."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


# ---- the data folder ---------------------------------------------------------------------------------------


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """The data folder, made if need be, for this server alone."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = (folder / LOCK).open("a+b")
    except OSError as error:
        raise BadInput(f"cannot write to the data folder {folder}: {error.strerror}; choose one with --data") from None
    with file:
        try:
            lock(file)
        except OSError:
            raise BadInput(f"another Long Roll server is using {folder}; stop it or choose --data") from None
        yield


def lock(file: IO[bytes]) -> None:
    """Lock a file until it is closed, or this process ends in whatever way."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# ---- the address -------------------------------------------------------------------------------------------


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket at this address; port 0 takes any that is free."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP
        )[0]
    except OSError as error:
        raise BadInput(f"'{host}' is no address of this machine: {error.strerror}") from None
    with socket.socket(family, kind, protocol) as listener:  # asyncio sends at once only where TCP is named
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(address)
            listener.listen(1024)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise BadInput(f"port {port} of {host} is in use; choose another with --port") from None
            raise BadInput(f"cannot listen at {host}, port {port}: {error.strerror}") from None
        yield listener


def address_of(host: str, listener: socket.socket) -> str:
    """What to type into a browser on this machine."""
    return f"http://{bracketed('localhost' if host in EVERYWHERE else host)}:{listener.getsockname()[1]}/"
