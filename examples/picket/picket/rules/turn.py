"""PK-2: the sides send pickets or pass, until both have passed."""

from __future__ import annotations

from longroll.kit.frames import Frame, not_an_answer
from longroll.kit.notation import a_of, verb_in
from longroll.kit.state import NOBODY
from longroll.kit.terms import Refusal, no
from picket.lexicon import D_TURN, E_ENDED, E_HELD, E_PASSED, PASS, POSTS, SEATS, SEND, act
from picket.rules.fight import Fight
from picket.state import Line


class Turn(Frame):
    """One turn after the other."""

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
        open_posts = [post for post in range(len(POSTS)) if b.holder[post] != b.side] if b.reserve[b.side] else []
        return [*(act(SEND, post) for post in open_posts), PASS]

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
            b.begin(Fight(side, post))

    def refuse(self, b: Line, code: int) -> Refusal:
        if verb_in(code, SEND) and not b.reserve[b.side]:
            return no("PK-2.2", "no-reserve")
        if verb_in(code, SEND):
            return no("PK-2.2", "yours", post=POSTS[a_of(code)])
        return not_an_answer(self, b, code)

    def copy(self) -> Turn:
        return self

    def fields(self) -> tuple[str, ...]:
        return ()
