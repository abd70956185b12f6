"""GB-21 Entrenchments: sticks on borders, what newcomers do to them, flanks."""

from __future__ import annotations

from longroll.games.gettysburg.board import PLACES
from longroll.games.gettysburg.components import BIT
from longroll.games.gettysburg.lexicon import (
    D_STICK,
    E_STICK,
    E_STICK_MOVED,
    ENTRENCH,
    ENTRENCH_AT,
    LOSE_STICK,
    SHIFT,
)
from longroll.games.gettysburg.rules.refusals import not_an_answer
from longroll.games.gettysburg.state import NO_STICK, Battle
from longroll.kit.frames import Frame
from longroll.kit.notation import a_of, act, b_of, c_of, verb_in
from longroll.kit.terms import Refusal, no


def sticks_of(b: Battle, sector: int) -> int:
    """How many sticks lie in the sector (GB-21.4: at most two)."""
    if b.sticks[2 * sector] == NO_STICK:
        return 0
    return 1 if b.sticks[2 * sector + 1] == NO_STICK else 2


def entrenched_border(b: Battle, sector: int) -> int:
    """The border with both sticks, NO_STICK if there is none (GB-21.5, GB-21.7)."""
    first = b.sticks[2 * sector]
    return first if first == b.sticks[2 * sector + 1] else NO_STICK


def covered(b: Battle, sector: int, border: int) -> bool:
    """Does at least one stick lie on the border? An attack across any other is on the flank (GB-21.14)."""
    return border in (b.sticks[2 * sector], b.sticks[2 * sector + 1])


# ---- the Entrench order ------------------------------------------------------------------------------------


def entrench_options(b: Battle, sector: int) -> list[int]:
    """GB-21.1 to GB-21.4, GB-21.6: lay a stick, or move one to another border of the sector."""
    codes: list[int] = []
    first, second = b.sticks[2 * sector], b.sticks[2 * sector + 1]
    borders = b.ground.borders[sector]
    if b.sticks_left and second == NO_STICK:
        answers = ENTRENCH_AT[sector]
        if first == NO_STICK:
            codes += [answers[border] for border in borders]
        else:
            codes.append(answers[first])
    if first != NO_STICK:
        codes += [act(SHIFT, sector, first, border) for border in borders if border != first]
    if second != NO_STICK and second != first:
        codes += [act(SHIFT, sector, second, border) for border in borders if border != second]
    return codes


def entrench(b: Battle, code: int) -> None:
    """Carry out an Entrench order."""
    sector = a_of(code)
    slot = 2 * sector
    if verb_in(code, ENTRENCH):
        if b.sticks[slot] == NO_STICK:
            b.sticks[slot] = b_of(code)
        else:
            b.sticks[slot + 1] = b_of(code)
        b.sticks_left -= 1
        b.tell(E_STICK, sector, b_of(code))
    else:
        start, to = b_of(code), c_of(code)
        if b.sticks[slot + 1] == start:
            b.sticks[slot + 1] = to
        else:
            b.sticks[slot] = to
        if b.sticks[slot] > b.sticks[slot + 1] != NO_STICK:
            b.sticks[slot], b.sticks[slot + 1] = b.sticks[slot + 1], b.sticks[slot]
        b.tell(E_STICK_MOVED, sector, start, to)


def refuse_entrench(b: Battle, code: int) -> Refusal:
    """Why a stick cannot be laid or moved so; the sector itself is in order."""
    sector, border = a_of(code), b_of(code)
    if verb_in(code, ENTRENCH):
        if border not in b.ground.borders[sector]:
            return no("GB-21.2", "no-such-border", sector=PLACES[sector], border=PLACES[border])
        if sticks_of(b, sector) == 2:
            return no("GB-21.4", "two-sticks", sector=PLACES[sector])
        if not b.sticks_left:
            return no("GB-2.7", "no-sticks-left")
        return no("GB-21.3", "same-border", border=PLACES[b.sticks[2 * sector]])
    if not covered(b, sector, border) or sticks_of(b, sector) == 0:
        return no("GB-21.6", "no-stick-there", sector=PLACES[sector], border=PLACES[border])
    if c_of(code) == border:
        return no("GB-11.11", "no-effect")
    return no("GB-21.6", "no-such-border", sector=PLACES[sector], border=PLACES[c_of(code)])


# ---- newcomers (GB-21.9) -----------------------------------------------------------------------------------


def newcomers(b: Battle, sector: int, side: int) -> None:
    """Friendly pieces entering a sector with sticks cost one stick per order, window or combat."""
    if b.sticks[2 * sector] == NO_STICK or b.spoiled & BIT[sector] or not b.mask(side, sector):
        return
    b.spoiled |= BIT[sector]
    second = b.sticks[2 * sector + 1]
    if second == NO_STICK or second == b.sticks[2 * sector]:
        b.remove_stick(sector, 1 if second != NO_STICK else 0)
    else:
        b.begin(StickLost(side, sector))


class StickLost(Frame):
    """The sticks lie on two borders: the owner chooses which one goes."""

    def __init__(self, side: int = 0, sector: int = 0) -> None:
        self.side = side
        self.sector = sector

    def copy(self) -> Frame:
        return StickLost(self.side, self.sector)

    def fields(self) -> tuple[str, ...]:
        return ("side", "sector")

    def proceed(self, b: Battle) -> bool:
        if sticks_of(b, self.sector) == 2:
            return True
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_STICK

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"sector": PLACES[self.sector]}

    def listing(self, b: Battle) -> list[int]:
        return [act(LOSE_STICK, self.sector, b.sticks[2 * self.sector + slot]) for slot in (0, 1)]

    def take(self, b: Battle, code: int) -> None:
        b.end(self)
        b.remove_stick(self.sector, 0 if b.sticks[2 * self.sector] == b_of(code) else 1)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, LOSE_STICK):
            return no("GB-21.9", "no-stick-there", sector=PLACES[a_of(code)], border=PLACES[b_of(code)])
        return not_an_answer(self, b, code)
