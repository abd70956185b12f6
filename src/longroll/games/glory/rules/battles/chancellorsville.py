"""GL-16 Chancellorsville: the closed river bank and Hooker's caution.

Turns, markers, reinforcements, exits and levels are data (GL-16.1 to GL-16.3, GL-16.5, GL-16.7, GL-16.9 to GL-16.13);
bridges and works that appear later are the board's (GL-16.6).
"""

from __future__ import annotations

from longroll.games.glory.board import Board
from longroll.games.glory.components import BIT, CS, US, Roster, members
from longroll.games.glory.lexicon import D_SECOND, DONE, E_SECONDS, SECOND, act
from longroll.games.glory.rules.refusals import no, not_an_answer, verb_in
from longroll.games.glory.state import Battle, Frame
from longroll.kit.notation import a_of
from longroll.kit.terms import Refusal

CHANCELLORSVILLE = "1915"


def bars(board: Board, roster: Roster) -> list[tuple[int, str]]:
    """GL-16.8: Confederates stay on the south bank of the Rappahannock and Rapidan."""
    north_bank = board.all_hexes & ~board.bank(board.index[CHANCELLORSVILLE])
    return [(north_bank, "GL-16.8") if roster.side[unit] == CS else (0, "") for unit in range(roster.n_units)]


class Caution(Frame):
    """GL-16.4: the Union player names the corps of the wing that may use their second marker."""

    def __init__(self, candidates: int = 0) -> None:
        self.candidates = candidates
        """Groups of the wing that are available with two markers this turn."""

    def copy(self) -> Frame:
        return Caution(self.candidates)

    def fields(self) -> tuple[str, ...]:
        return ("candidates",)

    def left(self, b: Battle) -> int:
        """How many more may be named."""
        return b.roster.hooker[b.turn] - b.seconds.bit_count()

    def proceed(self, b: Battle) -> bool:
        if self.left(b) > 0 and self.candidates & ~b.seconds:
            return True
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return US

    def kind(self, b: Battle) -> int:
        return D_SECOND

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"number": self.left(b)}

    def listing(self, b: Battle) -> list[int]:
        return [*[act(SECOND, group) for group in members(self.candidates & ~b.seconds)], DONE]

    def take(self, b: Battle, code: int) -> None:
        if code == DONE:
            b.end(self)
            return
        group = a_of(code)
        b.seconds |= BIT[group]
        b.tell(E_SECONDS, group)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, SECOND):
            return not_an_answer(self, b, code)
        group = a_of(code)
        marker = b.roster.group_words[group]
        if b.seconds & BIT[group]:
            return no("GL-16.4", "named-already", marker=marker)
        if not b.roster.wing >> group & 1:
            return no("GL-16.4", "not-in-the-wing", marker=marker)
        return no("GL-16.3", "no-second-marker", marker=marker)
