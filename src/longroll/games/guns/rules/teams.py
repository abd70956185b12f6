"""GG-25 Team play: special orders of the Commander to his Subordinate."""

from __future__ import annotations

from typing import Final

from longroll.games.guns.components import TEAM
from longroll.games.guns.lexicon import D_SPECIAL, E_LATE, E_SPECIAL, E_SPECIAL_TEXT, LATE, SPECIAL
from longroll.games.guns.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import D_SHIFT, text_of, verb_in
from longroll.kit.terms import Refusal, no

WORDS_PER_HOUR: Final = 5
SECONDS_PER_HOUR: Final = 30
LONGEST_TEXT: Final = 400
"""Characters; no order of the rules' length needs more."""


def is_team(b: Battle, army: int) -> bool:
    return bool(b.rules & TEAM[army])


class SpecialOrder(Frame):
    """The Commander writes; the other side never reads it. ``hours``: of the turn (1 before set-up, GG-25.6).

    The clock of GG-25.6 is the table's: when it runs out the answer is ``late``, which is no order."""

    def __init__(self, army: int = 0, hours: int = 1, written: int = 0) -> None:
        self.army = army
        self.hours = hours
        self.written = written

    def copy(self) -> Frame:
        return SpecialOrder(self.army, self.hours, self.written)

    def fields(self) -> tuple[str, ...]:
        return ("army", "hours", "written")

    def proceed(self, b: Battle) -> bool:
        if not self.written:
            return True
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return self.army

    def kind(self, b: Battle) -> int:
        return D_SPECIAL

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"words": WORDS_PER_HOUR * self.hours, "seconds": self.time_limit(b)}

    def time_limit(self, b: Battle) -> int:
        """GG-25.6."""
        return SECONDS_PER_HOUR * self.hours

    def late(self, b: Battle) -> int:
        return LATE

    def listing(self, b: Battle) -> list[int]:
        """Any text within the limits is legal (``allows``); the list can only offer to write nothing."""
        return [SPECIAL, LATE]

    def allows(self, b: Battle, code: int) -> bool:
        return verb_in(code, SPECIAL) and self.fault(code) is None

    def fault(self, code: int) -> Refusal | None:
        """GG-25.6, GG-25.7: what is wrong with an order as written."""
        try:
            text = text_of(code)
        except UnicodeDecodeError:
            return no("GG-25.7", "order-not-text")
        words = text.split()
        if len(words) > WORDS_PER_HOUR * self.hours:
            return no("GG-25.6", "order-too-long", words=WORDS_PER_HOUR * self.hours)
        if len(text) > LONGEST_TEXT:
            return no("GG-25.6", "order-too-long", words=WORDS_PER_HOUR * self.hours)
        if any(letter.isdigit() for letter in text):
            return no("GG-25.7", "order-with-number")
        if not all(letter.isprintable() for letter in text):
            return no("GG-25.7", "order-not-text")
        return None

    def take(self, b: Battle, code: int) -> None:
        self.written = 1
        b.notes.pop(self.army, None)
        if code == LATE:
            b.tell(E_LATE, self.army)
            return
        text = text_of(code)
        b.tell(E_SPECIAL, self.army)
        if text:
            b.notes[self.army] = text
            b.tell(E_SPECIAL_TEXT, SPECIAL | code >> D_SHIFT << D_SHIFT, 0, 0, self.army)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, SPECIAL):
            fault = self.fault(code)
            if fault is not None:
                return fault
        return not_an_answer(self, b, code)


def ask_for_order(b: Battle, army: int, hours: int) -> None:
    """GG-25.5: right after the draw step, in a team."""
    if is_team(b, army):
        b.begin(SpecialOrder(army, hours))
