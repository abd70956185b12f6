"""Who watches, in which words; steps of a combat while they are gathered; the lines of sums and checks."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.glory.components import SIDES
from longroll.games.glory.odds import percent
from longroll.games.glory.rules.modifiers import Items
from longroll.games.glory.state import Battle
from longroll.games.glory.table.panels import unit_name
from longroll.games.glory.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit.film import Shot, StageLine, StageStep
from longroll.kit.scene import LogDie
from longroll.kit.speech import signed
from longroll.kit.state import CHANCE
from longroll.kit.terms import CHANCE_SEAT, Event

DIE_SIDES = 10


class Viewer:
    """A seat (None: a spectator) with its language at the table of a battle."""

    def __init__(self, b: Battle, seat: str | None, language: str) -> None:
        self.side = SIDES.index(seat) if seat in SIDES else None
        self.spoken: Speech = speech(language, b.board.name)
        self.roster = b.roster

    def say(self, key: str, **args: str | int) -> str:
        return self.spoken.staged(key, **args)

    def whose(self, side: int) -> str:
        """ "your", "their" or "other" (for who only watches), as the words tell the sides apart."""
        return "other" if self.side is None else "your" if self.side == side else "their"

    def wishes(self, side: int) -> bool:
        """Does the viewer wish that what a side tries succeeds? Who only watches is told of who tries."""
        return self.side in (None, side)

    def percent(self, chance: float, side: int) -> int:
        """What a side's chance is to the viewer."""
        return percent(chance if self.wishes(side) else 1 - chance)

    def unit(self, b: Battle, unit: int) -> str:
        return unit_name(b, unit)

    def units(self, b: Battle, units: Sequence[int]) -> str:
        return self.spoken.listed(unit_name(b, unit) for unit in units)

    def army(self, side: int) -> str:
        return self.spoken.armies[side]

    def decides(self, side: int) -> str:
        return self.say("word-decides", whose=self.whose(side), side=SIDES[side])

    def die(self, face: int, side: int) -> list[LogDie]:
        return [LogDie(face, SIDE_CLASS[side], DIE_SIDES)]


class Draft:
    """A step of a combat while its lines are gathered. ``b`` is the position after the last thing that happened in it,
    at the moment ``last``."""

    def __init__(self, kind: str, key: int, name: str, title: str) -> None:
        self.kind = kind
        self.key = key
        self.name = name
        self.title = title
        self.lines: list[StageLine] = []
        self.result = ""
        self.word = ""
        self.percent: int | None = None
        self.last = 0
        self.b: Battle | None = None
        self.ended = True
        self.dice = 0

    def add(self, line: StageLine, shot: Shot, b: Battle) -> None:
        self.lines.append(line)
        self.touch(shot, b)

    def touch(self, shot: Shot, b: Battle) -> None:
        self.last = shot.seq
        self.b = b

    def step(self) -> StageStep:
        return StageStep(
            self.name,
            self.title,
            self.lines,
            self.result,
            self.percent,
            self.word,
            self.last if self.ended else 0,
        )


class Drafts:
    """The steps of a combat in their order."""

    def __init__(self) -> None:
        self.steps: list[Draft] = []

    def at(self, kind: str, key: int, name: str, title: str) -> Draft:
        """The step that goes on, or a new one."""
        if not self.steps or (self.steps[-1].kind, self.steps[-1].key) != (kind, key):
            self.steps.append(Draft(kind, key, name, title))
        return self.steps[-1]

    @property
    def last(self) -> Draft | None:
        return self.steps[-1] if self.steps else None


def rolled(shot: Shot) -> bool:
    """Did a die fall, or was a marker drawn?"""
    return shot.moment.seat == CHANCE_SEAT


def faces(events: Sequence[Event]) -> list[int]:
    """The dice that are told, in their order."""
    return [int(event.args["face"]) for event in events if event.kind == "die"]


def pending(b: Battle) -> bool:
    """Does a player decide now?"""
    return b.mover >= 0 and b.mover != CHANCE


def sum_lines(
    shot: Shot, viewer: Viewer, first: StageLine, face: int, items: Items, labels: dict[str, dict[str, int]]
) -> list[StageLine]:
    """A die and everything that is added to it, with the running total; ``labels``: figures in the words of a line."""
    running = face
    lines = [first]
    for key, clause, value in items:
        running += value
        label = viewer.spoken.say(f"line-{key}", **labels.get(key, {}))
        lines.append(StageLine(shot.seq, label, value=signed(value), running=figure(running), clause=clause))
    return lines


def figure(value: int) -> str:
    """A total: minus is a minus."""
    return str(value).replace("-", "−")
