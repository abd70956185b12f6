"""Computer players that misbehave, and one that tells what it was given; readers that never end. They run in a worker
process."""

from __future__ import annotations

import os
import time
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from longroll.server.bots import READY, Question


def crash(connection: Connection) -> None:
    connection.send_bytes(READY)
    connection.recv_bytes()
    os._exit(3)


def sleep(connection: Connection) -> None:
    connection.send_bytes(READY)
    connection.recv_bytes()
    time.sleep(3600)


def lie(connection: Connection) -> None:
    connection.send_bytes(READY)
    while True:
        connection.recv_bytes()
        connection.send_bytes(b"concede Union")


def stillborn(_connection: Connection) -> None:
    os._exit(4)


def tell(connection: Connection) -> None:
    """Writes every question to a file, answers with the first option."""
    connection.send_bytes(READY)
    with Path(os.environ["LONGROLL_TELL"]).open("ab") as file:
        while True:
            data = connection.recv_bytes()
            file.write(data + b"\n")
            file.flush()
            question = msgspec.json.decode(data, type=Question)
            connection.send_bytes(str(question.view.options[0]).encode())


def forever() -> None:
    while True:
        pass


def spin(connection: Connection) -> None:
    connection.send_bytes(READY)
    connection.recv_bytes()
    forever()
