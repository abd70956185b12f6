"""The position and its two procedures: a turn, and a fight for a post."""

from __future__ import annotations

from longroll.kit.frames import Frame, Stacked
from longroll.kit.notation import A_SHIFT, Notation, a_of, verb_in
from longroll.kit.state import ALL, CHANCE, NOBODY, Told
from longroll.kit.terms import Event, Refusal, no
from tests.fifth.picket.lexicon import (
    D_FIGHT,
    D_TURN,
    DECISIONS,
    E_DRIVEN,
    E_ENDED,
    E_FORCED,
    E_HELD,
    E_LOST,
    E_PASSED,
    E_ROLLED,
    EVENTS,
    NOTATION,
    PASS,
    POSTS,
    ROLL,
    SEATS,
    SEND,
)

RESERVE = 4
WINS = 4
"""PK-3.2: the lowest face with which a newcomer drives the holder off."""


class Line(Stacked):
    """The posts and the pickets."""

    def __init__(self) -> None:
        super().__init__()
        self.reserve = [RESERVE, RESERVE]
        self.holder = [NOBODY] * len(POSTS)
        self.side = 0
        self.passes = 0

    def copy(self) -> Line:
        other = Line()
        other.mover, other.codes, other.scenario = self.mover, self.codes, self.scenario
        other.reserve, other.holder = self.reserve[:], self.holder[:]
        other.side, other.passes = self.side, self.passes
        other.frames = [frame.copy() for frame in self.frames]
        return other

    def seat_names(self) -> tuple[str, ...]:
        return SEATS

    def asked(self, kind: int) -> tuple[str, tuple[str, ...]]:
        return DECISIONS[kind]

    @property
    def notation(self) -> Notation:
        return NOTATION

    def end_clause(self) -> str:
        return "PK-4.1"

    def event(self, told: Told) -> Event:
        kind, _, a, b, _ = told
        args: dict[str, str | int] = {"side": SEATS[a], "post": POSTS[b]} if kind != E_ROLLED else {"face": a}
        return Event(EVENTS[kind], args)

    def forced_event(self, code: int) -> Told:
        """PK-2.2: nothing but a pass is ever forced."""
        return (E_FORCED, ALL, self.side, 0, 0)

    def posts_of(self, side: int) -> int:
        return self.holder.count(side)

    def winning_side(self) -> str | None:
        """PK-4.1."""
        north, south = self.posts_of(0), self.posts_of(1)
        return None if north == south else SEATS[south > north]


class Turn(Frame):
    """PK-2: the sides send pickets or pass, until both have passed."""

    def proceed(self, b: Line) -> bool:
        if b.passes == len(SEATS):
            b.tell(E_ENDED)
            b.end(self)
            return False
        return True

    def mover(self, b: Line) -> int:
        return b.side

    def kind(self, b: Line) -> int:
        return D_TURN

    def listing(self, b: Line) -> list[int]:
        free = [post for post in range(len(POSTS)) if b.holder[post] != b.side] if b.reserve[b.side] else []
        return [SEND | post << A_SHIFT for post in free] + [PASS]

    def take(self, b: Line, code: int) -> None:
        side = b.side
        b.side = 1 - side
        if code == PASS:
            b.passes += 1
            b.tell(E_PASSED, side)
            return
        b.passes = 0
        b.reserve[side] -= 1
        post = a_of(code)
        if b.holder[post] == NOBODY:
            b.holder[post] = side
            b.tell(E_HELD, side, post)
        else:
            b.push(Fight(side, post))

    def refuse(self, b: Line, code: int) -> Refusal:
        if verb_in(code, SEND) and not b.reserve[b.side]:
            return no("PK-2.2", "no-reserve")
        if verb_in(code, SEND):
            return no("PK-2.2", "yours", post=POSTS[a_of(code)])
        return no("PK-2.1", "not-an-answer")

    def copy(self) -> Turn:
        return self

    def fields(self) -> tuple[str, ...]:
        return ()


class Fight(Frame):
    """PK-3.2: a newcomer and one die."""

    def __init__(self, side: int = 0, post: int = 0) -> None:
        self.side = side
        self.post = post

    def proceed(self, b: Line) -> bool:
        return True

    def mover(self, b: Line) -> int:
        return CHANCE

    def kind(self, b: Line) -> int:
        return D_FIGHT

    def subject(self, b: Line) -> dict[str, str | int]:
        return {"side": SEATS[self.side], "post": POSTS[self.post]}

    def listing(self, b: Line) -> list[int]:
        return [ROLL | face << A_SHIFT for face in range(6)]

    def take(self, b: Line, code: int) -> None:
        face = a_of(code) + 1
        b.tell(E_ROLLED, face)
        if face >= WINS:
            b.holder[self.post] = self.side
        b.tell(E_DRIVEN if face >= WINS else E_LOST, self.side, self.post)
        b.end(self)

    def refuse(self, b: Line, code: int) -> Refusal:
        return no("PK-3.2", "not-an-answer")

    def copy(self) -> Fight:
        return Fight(self.side, self.post)

    def fields(self) -> tuple[str, ...]:
        return ("side", "post")


def new_line() -> Line:
    """PK-1: the start."""
    b = Line()
    b.scenario = "morning"
    b.push(Turn())
    b.settle()
    return b
