"""What every stage is made of: its shots, its viewer, steps that are filled as their dice fall, bars.

A chance is always told from the viewer's wish: of the side that acts, or its opposite for the other one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from longroll.games.reason.components import SEATS
from longroll.games.reason.data.materials import STAGE_WORDS
from longroll.games.reason.odds.outlook import Chances, contest
from longroll.games.reason.rules.charge import Charge
from longroll.games.reason.rules.combat import Combat
from longroll.games.reason.rules.command_dice import CommandDice, Initiative
from longroll.games.reason.rules.control import Control
from longroll.games.reason.rules.fire import Firing
from longroll.games.reason.rules.fire import Item as SumItem
from longroll.games.reason.rules.losses import OfficerTest
from longroll.games.reason.rules.morale import DayEnd, Morale
from longroll.games.reason.rules.recovery import Recovery
from longroll.games.reason.state import Battle
from longroll.games.reason.table.naming import number_of, officer_names, unit_names
from longroll.games.reason.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit.film import Shot, Stage, StageBar, StageLine, StageStep
from longroll.kit.scene import LogDie, Pattern, Side
from longroll.kit.speech import capital, signed, whole
from longroll.kit.terms import Event, Message
from longroll.kit.words import Words, say, words

NEVER, SURE = 1e-9, 1 - 1e-9


def stage_words(language: str) -> Words:
    return words(STAGE_WORDS, language)


class Row(NamedTuple):
    """A bar to be: the outcomes it stands for, its words, its colours, and whether who acts wishes for it."""

    outcomes: tuple[str, ...]
    label: str
    side: Side
    pattern: Pattern
    wanted: bool


class Step:
    """A step that is being filled."""

    def __init__(self, name: str, title: str) -> None:
        self.name = name
        self.title = title
        self.lines: list[StageLine] = []
        self.result = ""
        self.percent: int | None = None
        self.word = ""
        self.seq = 0

    def close(self, seq: int, result: str) -> None:
        self.seq = seq
        self.result = result

    def made(self) -> StageStep:
        return StageStep(self.name, self.title, self.lines, self.result, self.percent, self.word, self.seq)


def contest_name(b: Battle) -> str:
    """The name of what dice decide in a position, the same from its first moment to its last; "" if nothing."""
    frame = contest(b)
    when = f"{b.turn}.{b.pulse}"
    if isinstance(frame, Firing):
        return f"fire {when} {frame.unit} {frame.target}"
    if isinstance(frame, Charge):
        return f"charge {when} {frame.unit} {frame.target}"
    if isinstance(frame, Combat):
        return f"combat {when} {frame.attackers}"
    if isinstance(frame, Control):
        return f"control {when} {frame.force}"
    if isinstance(frame, Recovery):
        return f"recovery {when} {frame.unit} {frame.tried.count(frame.unit)}"
    if isinstance(frame, CommandDice | Initiative):
        return f"initiative {when}"
    if isinstance(frame, Morale | DayEnd):
        return f"{type(frame).__name__.lower()} {when}"
    if isinstance(frame, OfficerTest):
        return f"officer {when} {frame.officer} {frame.cause} {frame.gap}"
    return ""


class Reel:
    """The shots of one stage. ``first``: the position in which it is first in hand; ``side``: who acts."""

    def __init__(self, shots: Sequence[Shot], first: Battle, side: int, seat: str | None, language: str) -> None:
        self.shots = shots
        self.first = first
        self.side = side
        self.viewer = SEATS.index(seat) if seat in SEATS else -1
        self.spoken: Speech = speech(language, first.roster)
        self.words = stage_words(language)
        self.roster = first.roster
        self.units = unit_names(first.roster.names, language)
        self.officers = officer_names(first.roster.officer_names, language)
        self.chances: list[tuple[int, Chances]] = []

    # ---- words ---------------------------------------------------------------------------------------------

    def say(self, key: str, **args: str | int) -> str:
        return say(self.words, key, **args)

    def view(self, side: int) -> str:
        """Whose somebody's deeds are for the viewer."""
        return "none" if self.viewer < 0 else "own" if self.viewer == side else "theirs"

    def sided(self, key: str, side: int, **args: str | int) -> str:
        """A sentence about a side: you, they, or an army by name."""
        return self.say(key, view=self.view(side), army=capital(self.spoken.army(side)), **args)

    def because(self, clause: str) -> str:
        """The words of a modifier."""
        return self.spoken.words.say(Message(f"modifier-{clause}".replace(".", "-")))

    def doing(self, key: str, unit: int, **args: str | int) -> str:
        """A sentence with a unit for its subject."""
        return self.say(key, unit=self.units[unit], many=number_of(self.roster.names[unit]), **args)

    def length(self, value: float) -> str:
        """A length in base widths as the language writes it."""
        return self.spoken.decimal(value)

    def reasons(self, items: Sequence[SumItem]) -> str:
        return ", ".join(f"{self.because(clause)} {signed(value)}" for clause, value in items)

    # ---- what happened -------------------------------------------------------------------------------------

    def events(self) -> Iterator[tuple[Shot, Event]]:
        for shot in self.shots:
            for event in shot.events:
                yield shot, event

    def told(self, *kinds: str) -> list[tuple[int, Event]]:
        return [(shot.seq, event) for shot, event in self.events() if event.kind in kinds]

    def named(self, b: Battle) -> str:
        """What is in hand in a position."""
        return contest_name(b)

    def unit(self, event: Event, param: str = "unit") -> int:
        return self.roster.unit[str(event.args[param])]

    def officer(self, event: Event) -> int:
        return self.roster.officer[str(event.args["officer"])]

    def die(self, face: str | int, side: int) -> LogDie:
        return LogDie(int(face), SIDE_CLASS[side] if side >= 0 else "")

    def pair(self, seq: int, total: int) -> list[int]:
        """Two dice of which the sum is told: the first one lay there before the second was rolled."""
        before = next(shot.moment.before for shot in self.shots if shot.seq == seq)
        assert isinstance(before, Battle)
        frame = before.frames[-1]
        assert isinstance(frame, Morale | OfficerTest)
        return [frame.dice[0], total - frame.dice[0]]

    def position(self, seq: int) -> Battle:
        """The position after a moment."""
        found = next(shot.moment.after for shot in self.shots if shot.seq == seq)
        assert isinstance(found, Battle)
        return found

    @property
    def last(self) -> Battle:
        return self.position(self.shots[-1].seq)

    # ---- chances -------------------------------------------------------------------------------------------

    @property
    def wishes(self) -> bool:
        """Does the viewer wish for what the acting side does?"""
        return self.viewer in (-1, self.side)

    def percent(self, chance: float) -> int:
        """A chance of the acting side, as the viewer wishes."""
        return round(100 * (chance if self.wishes else 1 - chance))

    def ended(self, step: Step, seq: int, result: str, chances: Chances | None, rows: Sequence[Row]) -> None:
        """A step is over; ``chances``: of what is left then."""
        step.close(seq, result)
        if chances is not None:
            step.percent = self.percent(
                sum(chances.get(name, 0.0) for row in rows if row.wanted for name in row.outcomes)
            )
            self.chances.append((seq, chances))

    def decides(self, step: Step, side: int) -> None:
        """A step waits for somebody."""
        step.word = self.sided("decides", side)

    def bars(self, before: Chances, rows: Sequence[Row]) -> tuple[list[StageBar], int]:
        """Bars in whole numbers that add up to 100, with when each went out or came; and the large number."""
        shown = [row for row in rows if share(row, before) > NEVER]
        shares = whole([share(row, before) for row in shown])
        found = []
        for row, percent in zip(shown, shares, strict=True):
            out = next((seq for seq, left in self.chances if share(row, left) < NEVER), 0)
            came = next((seq for seq, left in self.chances if share(row, left) > SURE), 0)
            if came and share(row, self.chances[-1][1]) > SURE:
                out = 0
            else:
                came = 0
            found.append(StageBar(capital(row.label), percent, row.side, row.pattern, out, came))
        wanted = sum(percent for row, percent in zip(shown, shares, strict=True) if row.wanted)
        return found, wanted if self.wishes else 100 - wanted

    def stage(
        self,
        kind: str,
        name: str,
        title: str,
        subtitle: str,
        clause: str,
        steps: Sequence[Step],
        outcome: str = "",
        bars: tuple[list[StageBar], int] | None = None,
        involved: Sequence[str] = (),
        turn: tuple[int, int] = (1, 1),
    ) -> Stage:
        """All together. ``kind`` finds the words of what was risked. What ended with the last die has its chance."""
        if self.chances:
            last, left = self.chances[-1]
            known = next(step.percent for step in reversed(steps) if step.seq == last and step.percent is not None)
            for step in steps:
                if step.seq == last and step.percent is None and left:
                    step.percent = known
        wish = "own" if self.wishes else "theirs"
        return Stage(
            name=name,
            title=title,
            subtitle=subtitle,
            clause=clause,
            percent=bars[1] if bars else None,
            of=self.say(f"of-{kind}", view=wish) if bars else "",
            caption=self.say(f"caption-{kind}", view=wish) if bars else "",
            bars=bars[0] if bars else [],
            steps=[step.made() for step in steps],
            outcome=sentence(outcome),
            number=turn[0],
            count=turn[1],
            involved=list(involved),
        )

    def pieces(self, units: Sequence[int]) -> list[str]:
        return [f"piece:{self.roster.ids[unit]}" for unit in units]

    def flags(self, officers: Sequence[int]) -> list[str]:
        return [f"block:{self.roster.officer_words[officer]}" for officer in officers]


def sentence(outcome: str) -> str:
    """The end in words begins with a capital, behind its stars."""
    return f"**{capital(outcome[2:])}" if outcome.startswith("**") else outcome


def share(row: Row, chances: Chances) -> float:
    return sum(chances.get(name, 0.0) for name in row.outcomes)
