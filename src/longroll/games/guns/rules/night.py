"""GG-17 Night: field works, the time track, the reserve, and the price of the first day."""

from __future__ import annotations

from typing import Final

from longroll.games.guns.components import FACE_ARMY, FACE_OF, FACES, FULL, HISTORICAL, MARCH_TOKEN, STATE_OF, USA
from longroll.games.guns.lexicon import (
    D_LOSSES,
    D_WORKS,
    DONE,
    E_NIGHT_RESERVE,
    E_NIGHT_TRACK,
    E_OWES,
    E_WORKS,
    NOT_YET,
    OWE,
    REMOVE,
    WORKS,
    place_words,
)
from longroll.games.guns.rules.time_track import refill
from longroll.games.guns.state import (
    ARMY_SIZE,
    PILE_SIZE,
    RESERVE,
    RETURNED,
    SPAN,
    TRAY,
    Battle,
    Frame,
)
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.terms import Refusal, no

DIG: Final = 0
TRACK: Final = 1
PRICE: Final = 2
"""Field works; time track and reserve; two blocks or three (GG-17.3)."""

TO_REMOVE: Final = 2
TO_OWE: Final = 3


class Duties(Frame):
    """End-of-phase duties in a Night action phase. ``removed``: blocks taken away so far under GG-17.8."""

    def __init__(self, army: int = 0, step: int = DIG, removed: int = 0) -> None:
        self.army = army
        self.step = step
        self.removed = removed

    def copy(self) -> Frame:
        return Duties(self.army, self.step, self.removed)

    def fields(self) -> tuple[str, ...]:
        return ("army", "step", "removed")

    def proceed(self, b: Battle) -> bool:
        if self.step == DIG:
            if b.number(self.army, TRAY) and b.occupied[self.army]:
                return True
            self.step = TRACK
        if self.step == TRACK:
            if not b.rules & HISTORICAL and b.day < b.last_day and refill(b, self.army):
                b.tell(E_NIGHT_TRACK, self.army)
            b.tell(E_NIGHT_RESERVE, self.army, b.pour(self.army, RETURNED, RESERVE))
            self.step = PRICE
        if b.day == 1 and self.army == USA and self.removed < TO_REMOVE:
            if self.removed or len(self.full_blocks(b)) >= TO_REMOVE:
                return True
            self.owe(b)
        b.end(self)
        return False

    def owe(self, b: Battle) -> None:
        b.debt = TO_OWE
        self.removed = TO_REMOVE
        b.tell(E_OWES, TO_OWE)

    def full_blocks(self, b: Battle) -> list[int]:
        """GG-17.8: full-strength blocks in play."""
        first, last = SPAN[self.army]
        return [block for block in range(first, last) if STATE_OF[block] == FULL and b.at[block] < NOT_YET]

    def insists(self, b: Battle) -> bool:
        """Which of several blocks is removed is a choice for all the other side can see, whatever their faces."""
        return super().insists(b) or (self.step == PRICE and len(self.full_blocks(b)) > 1)

    def mover(self, b: Battle) -> int:
        return self.army

    def kind(self, b: Battle) -> int:
        return D_WORKS if self.step == DIG else D_LOSSES

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {} if self.step == DIG else {"number": TO_REMOVE - self.removed}

    def listing(self, b: Battle) -> list[int]:
        if self.step == DIG:
            codes = [DONE]
            if b.has(self.army, TRAY, MARCH_TOKEN):
                for position in b.ground.members(b.occupied[self.army]):
                    for stance in (2 * position, 2 * position + 1):
                        codes.append(act(WORKS, position, b.ground.area_of[stance]))
            return codes
        faces = {(FACE_OF[block], b.at[block]) for block in self.full_blocks(b)}
        codes = [act(REMOVE, face, place) for face, place in sorted(faces)]
        return codes if self.removed else [OWE, *codes]

    def take(self, b: Battle, code: int) -> None:
        if code == DONE:
            self.step = TRACK
        elif verb_in(code, WORKS):
            self.dig(b, a_of(code), b_of(code))
        elif code == OWE:
            self.owe(b)
        else:
            self.removed += 1
            b.remove(b.find(a_of(code), b_of(code)))

    def dig(self, b: Battle, position: int, area: int) -> None:
        """GG-17.4: a token stays on the map for good."""
        b.piles[self.army * ARMY_SIZE + TRAY * PILE_SIZE + MARCH_TOKEN] -= 1
        b.works[2 * position + b.ground.side_of(position, area)] += 1
        b.dug[self.army] += 1
        b.tell(E_WORKS, position, area)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.step == DIG and verb_in(code, WORKS):
            position, area = a_of(code), b_of(code)
            where = b.ground.position_codes[position]
            if not b.has(self.army, TRAY, MARCH_TOKEN):
                return no("GG-17.4", "no-works-token")
            if not b.occupied[self.army] >> position & 1:
                return no("GG-17.4", "nobody-there", position=where)
            return no("GG-17.4", "no-such-side", position=where, area=b.ground.area_codes[area])
        if self.step == PRICE and (verb_in(code, REMOVE) or code == OWE):
            if code == OWE:
                return no("GG-17.8", "one-more-block")
            face = a_of(code)
            if FACE_ARMY[face] != self.army:
                return no("GG-2.1", "not-your-block", face=FACES[face])
            return no("GG-17.8", "no-full-block", face=FACES[face], place=place_words(b.ground)[b_of(code)])
        return not_an_answer(self, b, code)
