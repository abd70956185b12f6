"""GG-7 Turn duration phase."""

from __future__ import annotations

from longroll.games.guns.components import ATTACK, CSA, NIGHT, USA
from longroll.games.guns.lexicon import D_HOURS, E_LENGTH, HOURS
from longroll.games.guns.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, verb_in
from longroll.kit.state import NOBODY
from longroll.kit.terms import Refusal, no


def first_player(b: Battle) -> int:
    """GG-7.2: who most recently declared Withdraw; if nobody has, the Union."""
    return USA if b.last_withdraw == NOBODY else b.last_withdraw


def longest(b: Battle) -> int:
    """The most hours the turn may last (GG-7.4 to GG-7.7)."""
    if b.night() or ATTACK in b.orders:
        return 1
    fewest = min(b.in_play(USA), b.in_play(CSA))
    return min(1 + fewest // 3, NIGHT - b.space)


class Duration(Frame):
    """The second player chooses the length of the turn (GG-7.3)."""

    def __init__(self, chosen: int = 0) -> None:
        self.chosen = chosen

    def copy(self) -> Frame:
        return Duration(self.chosen)

    def fields(self) -> tuple[str, ...]:
        return ("chosen",)

    def proceed(self, b: Battle) -> bool:
        most = longest(b)
        if not self.chosen and most > 1:
            return True
        b.length = self.chosen or 1
        b.short = int(b.length < most)
        b.tell(E_LENGTH, b.second_player(), b.length, b.space + b.length - 1)
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return b.second_player()

    def kind(self, b: Battle) -> int:
        return D_HOURS

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"most": longest(b)}

    def listing(self, b: Battle) -> list[int]:
        return [act(HOURS, number) for number in range(1, longest(b) + 1)]

    def take(self, b: Battle, code: int) -> None:
        self.chosen = a_of(code)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, HOURS):
            return not_an_answer(self, b, code)
        if a_of(code) > NIGHT - b.space:
            return no("GG-7.7", "night-falls", most=longest(b))
        return no("GG-7.4", "too-long", most=longest(b))
