"""GL-16 Chancellorsville: Hooker's caution.

Turns, markers, reinforcements, the closed river bank, exits and levels are data (GL-16.1 to GL-16.3, GL-16.5, GL-16.7
to GL-16.13); bridges and works that appear later are the board's (GL-16.6).
"""

from __future__ import annotations

from longroll.games.glory.components import BIT, US, mask_of, members
from longroll.games.glory.lexicon import D_SECOND, DONE, E_SECONDS, SECOND
from longroll.games.glory.rules.activation import has_units
from longroll.games.glory.rules.traits import Traits
from longroll.games.glory.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, verb_in
from longroll.kit.terms import Refusal, no


class Chancellorsville(Traits):
    def turn_begins(self, b: Battle) -> None:
        roster = b.roster
        if roster.hooker[b.turn] > 0:
            b.begin(
                Caution(mask_of(g for g in members(roster.wing) if roster.markers[g][b.turn] > 1 and has_units(b, g)))
            )

    def limited(self, b: Battle, group: int) -> bool:
        roster = b.roster
        return roster.hooker[b.turn] >= 0 and bool(roster.wing >> group & 1) and not b.seconds >> group & 1


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
