"""PK-3.2: a newcomer and one die."""

from __future__ import annotations

from longroll.kit.frames import Frame, not_an_answer
from longroll.kit.notation import a_of
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal
from picket.lexicon import D_FIGHT, E_DRIVEN, E_LOST, E_ROLLED, FACES, POSTS, ROLL, SEATS, act
from picket.state import Line

WINS = 4
"""The lowest face with which a newcomer drives the holder off."""


class Fight(Frame):
    """A side has sent a picket to a post of the enemy."""

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
        return [act(ROLL, face) for face in range(len(FACES))]

    def take(self, b: Line, code: int) -> None:
        face = a_of(code) + 1
        b.tell(E_ROLLED, face, self.side)
        if face >= WINS:
            b.holder[self.post] = self.side
        b.tell(E_DRIVEN if face >= WINS else E_LOST, self.side, self.post)
        b.end(self)

    def refuse(self, b: Line, code: int) -> Refusal:
        return not_an_answer(self, b, code)

    def copy(self) -> Fight:
        return Fight(self.side, self.post)

    def fields(self) -> tuple[str, ...]:
        return ("side", "post")
