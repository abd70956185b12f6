"""GB-19 Artillery in combat: what becomes of guns whose troops are gone, and the withdrawal after round one."""

from __future__ import annotations

from typing import Final

from longroll.games.gettysburg.board import PLACES
from longroll.games.gettysburg.components import GUNS, HORSE, MASK, PIECES, SIDE, SIDES, TROOPS, members
from longroll.games.gettysburg.lexicon import (
    D_ESCAPE,
    D_LIMBER,
    D_WITHDRAW,
    E_GUN_DAMAGED,
    RETREAT,
    STAND,
    THROUGH,
)
from longroll.games.gettysburg.rules.refusals import not_an_answer
from longroll.games.gettysburg.rules.retreat import Retreat, follow, refuse_way, retreat_codes, ways
from longroll.games.gettysburg.state import Battle
from longroll.kit.frames import Frame
from longroll.kit.notation import a_of, verb_in
from longroll.kit.terms import Refusal, no

LIMBER: Final = 0
WITHDRAW: Final = 1
ESCAPE: Final = 2
_KINDS: Final = (D_LIMBER, D_WITHDRAW, D_ESCAPE)
_CLAUSES: Final = ("GB-18.7", "GB-19.5", "GB-19.4")


class Fight(Frame):
    """What the fate of cavalry and guns depends on in a combat."""

    def __init__(self) -> None:
        self.company = 0
        """Defending troops at the start of the step (GB-19.3, GB-19.4)."""


def damage_gun(b: Battle, gun: int) -> None:
    """GB-19.2, GB-22.18, GB-22.19: laid on its side; a damaged piece is removed."""
    side = SIDE[gun]
    if b.damaged[side] & MASK[gun]:
        b.eliminate(gun)
    else:
        b.damaged[side] |= MASK[gun]
        b.tell(E_GUN_DAMAGED, gun)


def fate_of_guns(b: Battle, side: int, sector: int, company: int, barred: int) -> None:
    """GB-19.1 to GB-19.4: the troops with the guns (``company`` at the start of the step) are gone."""
    guns = members(side, b.mask(side, sector) & GUNS[side])
    if not guns or b.mask(side, sector) & TROOPS[side]:
        return
    if not b.retreated:
        for gun in guns:
            b.eliminate(gun)
    elif not company & ~HORSE[side]:
        b.begin(GunsLeave(side, sector, barred, ESCAPE))
    else:
        for gun in guns:
            damage_gun(b, gun)
        b.begin(Retreat(side, sector, barred, list(members(side, b.mask(side, sector) & GUNS[side]))))


class GunsLeave(Frame):
    """Any or all artillery may leave undamaged: with cavalry (GB-18.7), after round one (GB-19.5), or at the last
    moment when its cavalry is gone (GB-19.4; what stays then is eliminated)."""

    def __init__(self, side: int = 0, sector: int = 0, barred: int = 0, why: int = 0) -> None:
        self.side = side
        self.sector = sector
        self.barred = barred
        self.why = why

    def copy(self) -> Frame:
        return GunsLeave(self.side, self.sector, self.barred, self.why)

    def fields(self) -> tuple[str, ...]:
        return ("side", "sector", "barred", "why")

    def guns(self, b: Battle) -> tuple[int, ...]:
        return members(self.side, b.mask(self.side, self.sector) & GUNS[self.side])

    def proceed(self, b: Battle) -> bool:
        if self.guns(b) and ways(b, self.side, self.sector, self.barred):
            return True
        self.finish(b)
        return False

    def finish(self, b: Battle) -> None:
        b.end(self)
        if self.why == ESCAPE:
            for gun in self.guns(b):
                b.eliminate(gun)

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return _KINDS[self.why]

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"sector": PLACES[self.sector], "side": SIDES[self.side]}

    def listing(self, b: Battle) -> list[int]:
        codes = [STAND]
        found = ways(b, self.side, self.sector, self.barred)
        for gun in self.guns(b):
            codes += retreat_codes(gun, found)
        return codes

    def take(self, b: Battle, code: int) -> None:
        if code == STAND:
            self.finish(b)
        else:
            follow(b, code)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, RETREAT, THROUGH):
            if a_of(code) not in self.guns(b):
                return no(_CLAUSES[self.why], "only-guns-here", piece=PIECES[a_of(code)], sector=PLACES[self.sector])
            return refuse_way(b, code, self.barred)
        return not_an_answer(self, b, code)
