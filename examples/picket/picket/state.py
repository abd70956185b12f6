"""The position: who holds which post, and what is left in reserve."""

from __future__ import annotations

from longroll.kit.frames import Stacked
from longroll.kit.lexicon import DecisionKind
from longroll.kit.notation import Notation
from longroll.kit.state import ALL, NOBODY, Told
from longroll.kit.terms import Event
from picket.lexicon import (
    ACTION,
    AGREE,
    CONCEDE,
    DECISIONS,
    E_AGREED,
    E_CONCEDES,
    E_FORCED,
    LEXICON,
    NOTATION,
    POSTS,
    SEATS,
)

RESERVE = 4
"""PK-1.2."""


class Line(Stacked):
    """The posts and the pickets."""

    def __init__(self) -> None:
        super().__init__()
        self.reserve = [RESERVE, RESERVE]
        self.holder = [NOBODY] * len(POSTS)
        self.side = 0
        """Whose turn it is."""
        self.passes = 0
        """Passes one after the other (PK-4.1)."""
        self.conceded = NOBODY
        self.agreed = False

    def copy(self) -> Line:
        other = Line()
        other.mover, other.listed, other.scenario = self.mover, self.listed, self.scenario
        other.unasked, other.passed_over = self.unasked, self.passed_over
        other.reserve, other.holder = self.reserve[:], self.holder[:]
        other.side, other.passes = self.side, self.passes
        other.conceded, other.agreed = self.conceded, self.agreed
        other.frames = [frame.copy() for frame in self.frames]
        return other

    # ---- what the kit asks ---------------------------------------------------------------------------------

    def seat_names(self) -> tuple[str, ...]:
        return SEATS

    @property
    def notation(self) -> Notation:
        return NOTATION

    def decision_kind(self, kind: int) -> DecisionKind:
        return DECISIONS[kind]

    def event(self, told: Told) -> Event:
        kind, _, *values = told
        declared = LEXICON.events[kind]
        args: dict[str, str | int] = {}
        for (name, words), value in zip(declared.args, values, strict=False):
            args[name] = str(self.write(value)) if words == ACTION else words[value] if words else value
        return Event(declared.name, args)

    def forced_event(self, code: int) -> Told:
        return (E_FORCED, ALL, code, 0, 0)

    def end_clause(self) -> str:
        return "PK-4.1"

    def conceding(self) -> int:
        return CONCEDE

    def concede(self, side: int) -> None:
        """PK-4.2."""
        self.conceded = side
        self.tell(E_CONCEDES, side)
        self.frames.clear()

    def agreeing(self) -> int:
        return AGREE

    def agree(self) -> None:
        """PK-4.3."""
        self.agreed = True
        self.tell(E_AGREED)
        self.frames.clear()

    def winning_side(self) -> str | None:
        """PK-4.1 to PK-4.3."""
        if self.agreed:
            return None
        if self.conceded != NOBODY:
            return SEATS[1 - self.conceded]
        north, south = self.posts_of(0), self.posts_of(1)
        return None if north == south else SEATS[south > north]

    # ---- what the rules and the table ask ------------------------------------------------------------------

    def posts_of(self, side: int) -> int:
        return self.holder.count(side)

    def pickets(self, side: int) -> int:
        """Those in reserve and at posts; one that fights for a post is neither."""
        return self.reserve[side] + self.posts_of(side)
