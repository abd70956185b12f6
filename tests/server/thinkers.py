"""Computer players that misbehave, and one that tells what it was given; readers that never end. They run in a worker
process."""

from __future__ import annotations

import os
import time
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec
from msgspec.structs import replace

from longroll.kit.planning import Plan
from longroll.minds.report import Belief, Report, Weighed
from longroll.server.bots import READY, Answer, Question


def first(question: Question) -> str:
    """The first option; nothing where something is to be pondered, or a draw is offered."""
    return str(question.view.options[0]) if not question.ponder and not question.draw else ""


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
        connection.send_bytes(msgspec.json.encode(Answer("concede Union")))


def babble(connection: Connection) -> None:
    """Says what is no answer at all."""
    connection.send_bytes(READY)
    while True:
        connection.recv_bytes()
        connection.send_bytes(b"\xff what?")


def trip(connection: Connection) -> None:
    """The General gives no answer, the others the first one."""
    connection.send_bytes(READY)
    while True:
        question = msgspec.json.decode(connection.recv_bytes(), type=Question)
        found = Answer(first(question))
        if question.mind == "general":
            found = Answer("", trouble="ValueError: lost the map")
        connection.send_bytes(msgspec.json.encode(found))


def enemy_blocks(question: Question) -> list[str]:
    """Where they stand."""
    blocks = {place: there.get("block") for place, there in question.view.position["places"].items()}
    return [place for place, block in blocks.items() if block and block["side"] != question.view.seat]


def plan(connection: Connection) -> None:
    """Plans at every answer, and tells the chance that it sees, which a file holds; another says how long it takes."""
    connection.send_bytes(READY)
    while True:
        question = msgspec.json.decode(connection.recv_bytes(), type=Question)
        chance = float(Path(os.environ["LONGROLL_CHANCE"]).read_text())
        if "LONGROLL_PAUSE" in os.environ:
            time.sleep(float(Path(os.environ["LONGROLL_PAUSE"]).read_text()))
        weighed = Weighed(Plan("assault", (1, 0, 0, 4, 5)), chance, max(0.0, chance - 0.1), min(1.0, chance + 0.1), 12)
        other = Weighed(Plan("hold"), chance / 2, 0.0, 1.0, 4)
        report = Report(
            question.view.seat or "", 0.5, weighed, [other], other, [("heights", 0.4)], [("reserves", -0.2)], True
        )
        report = replace(
            report, beliefs=[Belief(place, [("3", 0.75), ("2", 0.25)]) for place in enemy_blocks(question)]
        )
        found = Answer("", agrees=chance <= 0.5) if question.draw else Answer(first(question), None, report)
        connection.send_bytes(msgspec.json.encode(found))


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
            connection.send_bytes(msgspec.json.encode(Answer(first(question))))


def forever() -> None:
    while True:
        pass


def spin(connection: Connection) -> None:
    connection.send_bytes(READY)
    connection.recv_bytes()
    forever()
