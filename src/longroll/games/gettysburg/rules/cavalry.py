"""GB-18 Cavalry under fire: it may retreat and ignore one of the cubes."""

from __future__ import annotations

from typing import Final

from longroll.games.gettysburg.board import PLACES
from longroll.games.gettysburg.components import (
    GUNS,
    HORSE,
    MASK,
    MOST,
    N_PIECES,
    NAVY,
    PIECES,
    SIDE,
    SIDES,
    TROOPS,
    UNION,
    members,
)
from longroll.games.gettysburg.lexicon import D_EVADE, E_CUBE_IGNORED, RETREAT, STAND, THROUGH
from longroll.games.gettysburg.rules.artillery import LIMBER, Fight, GunsLeave
from longroll.games.gettysburg.rules.damage import load_up, pay_owed, prepare_to_leave, share, strike_off, take_off
from longroll.games.gettysburg.rules.disruption import follow_last_troops
from longroll.games.gettysburg.rules.refusals import not_an_answer
from longroll.games.gettysburg.rules.retreat import follow, refuse_way, retreat_codes, ways, ways_of
from longroll.games.gettysburg.state import NOWHERE, Battle
from longroll.kit.frames import Frame
from longroll.kit.notation import a_of, b_of, c_of, verb_in
from longroll.kit.terms import Refusal, no

CHOOSE: Final = 0
LEAVE: Final = 1
LIMBERING: Final = 2
TOLL: Final = 3
PAYING: Final = 4


def can_evade(b: Battle, piece: int, barred: int) -> bool:
    """GB-18.4, GB-18.6: a legal retreat exists and the piece survives with the cubes left on it. Missing cubes are not
    there to be left (GB-2.5); if there are any, one of them is the one ignored."""
    left = b.load[piece] - max(1, b.owed.count(piece))
    return left <= MOST[NAVY] and bool(ways_of(b, piece, barred))


class Evade(Frame):
    """After the cubes of a fire step of combat: cavalry that was hit may go (GB-18.3 to GB-18.8)."""

    def __init__(
        self,
        side: int = 0,
        sector: int = 0,
        barred: int = 0,
        struck: int = 0,
        bound: int = 0,
        step: int = 0,
        gone: int = 0,
    ) -> None:
        self.side = side
        self.sector = sector
        self.barred = barred
        self.struck = struck
        self.bound = bound
        """Cavalry that took a deadly cube in place of others and so must retreat (GB-14.14)."""
        self.step = step
        self.gone = gone

    def copy(self) -> Frame:
        return Evade(self.side, self.sector, self.barred, self.struck, self.bound, self.step, self.gone)

    def fields(self) -> tuple[str, ...]:
        return ("side", "sector", "barred", "struck", "bound", "step", "gone")

    def present(self, b: Battle) -> tuple[int, ...]:
        """Cavalry that was hit and may still go."""
        here = members(self.side, b.mask(self.side, self.sector) & self.struck)
        return tuple(piece for piece in here if can_evade(b, piece, self.barred))

    def proceed(self, b: Battle) -> bool:
        if self.step == CHOOSE:
            if self.present(b):
                return True
            self.step = LIMBERING
        if self.step == LIMBERING:
            self.step = TOLL
            if self.gone and self.guns_may_follow(b):
                b.begin(GunsLeave(self.side, self.sector, self.barred, LIMBER))
                return False
        if self.step == TOLL:
            # a cube that the supply does not have is not placed: it costs a piece, but nobody dies of it (GB-2.5)
            self.step = PAYING
            for piece in b.owed:
                take_off(b, piece)
        if pay_owed(b):
            return False
        for piece in self.doomed(b):
            b.eliminate(piece)
        b.end(self)
        return False

    def doomed(self, b: Battle) -> list[int]:
        """Cavalry that stays under more cubes than it can bear (GB-18.4)."""
        here = members(self.side, b.mask(self.side, self.sector) & self.struck)
        return [piece for piece in here if b.load[piece] > MOST[NAVY]]

    def guns_may_follow(self, b: Battle) -> bool:
        """GB-18.7: are there guns to be asked now? Where nobody stays with them they are asked once, at the end of the
        step (GB-19.4), unless a piece that is owed (GB-2.5) might yet change what happens to them there."""
        side = self.side
        here = b.mask(side, self.sector)
        if not here & GUNS[side] or any(b.origin[p] != NOWHERE for p in members(side, here)):
            return False
        fight = b.frames[-2]
        assert isinstance(fight, Fight)
        staying = here & TROOPS[side] & ~sum(MASK[piece] for piece in self.doomed(b))
        return bool(staying) or bool(fight.company & ~HORSE[side]) or bool(b.owed)

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_EVADE

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"sector": PLACES[self.sector], "side": SIDES[self.side]}

    def listing(self, b: Battle) -> list[int]:
        codes: list[int] = []
        present = self.present(b)
        if not any(self.bound & MASK[p] for p in present):
            codes.append(STAND)
        for piece in present:
            codes += retreat_codes(piece, ways_of(b, piece, self.barred))
        return codes

    def take(self, b: Battle, code: int) -> None:
        if code == STAND:
            self.step = LIMBERING
            return
        piece = a_of(code)
        if piece in b.owed:
            for _ in range(b.owed.count(piece)):
                take_off(b, piece)
            strike_off(b, piece)
        else:
            b.load[piece] -= 1
            b.supply[NAVY] += 1
        b.tell(E_CUBE_IGNORED, piece)
        self.gone = 1
        follow(b, code)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if code == STAND:
            return no("GB-14.14", "must-evade")
        if verb_in(code, RETREAT, THROUGH):
            piece = a_of(code)
            if not (SIDE[piece] == self.side and MASK[piece] & self.struck) or b.place[piece] != self.sector:
                return no("GB-18.3", "not-hit-cavalry", piece=PIECES[piece])
            if not can_evade(b, piece, self.barred):
                return no("GB-18.6", "cannot-evade", piece=PIECES[piece])
            return refuse_way(b, code, self.barred)
        return not_an_answer(self, b, code)


def exits(b: Battle, sector: int, wanted: int) -> int:
    """How many cavalry pieces, ``wanted`` at most, could leave a sector one after the other (GB-17.13)."""
    gone: list[int] = []
    for piece in members(UNION, b.mask(UNION, sector) & HORSE[UNION])[:wanted]:
        found = ways(b, UNION, sector, 0)
        if not found:
            break
        b.put(piece, found[0][1])
        gone.append(piece)
    for piece in gone:
        b.put(piece, sector)
    return len(gone)


class EvadeFire(Frame):
    """Under long-range fire the cubes lie in the pool: the owner names the pieces that go and where, at most one per
    navy cube placed; one cube is ignored for each, the rest is assigned, and they leave (GB-18.9)."""

    def __init__(
        self, sector: int = 0, allowance: int = 0, bound: int = 0, step: int = 0, leaving: list[int] | None = None,
        loaded: int = 0, left: int = 0,
    ) -> None:  # fmt: skip
        self.sector = sector
        self.allowance = allowance
        self.bound = bound
        """Set when navy was chosen for a deadly cube that another colour could bear (GB-14.14)."""
        self.step = step
        self.leaving: list[int] = leaving if leaving is not None else []
        """The retreat answers of the pieces named; how many have their cubes; how many are gone."""
        self.loaded = loaded
        self.left = left

    def copy(self) -> Frame:
        return EvadeFire(self.sector, self.allowance, self.bound, self.step, self.leaving[:], self.loaded, self.left)

    def fields(self) -> tuple[str, ...]:
        return ("sector", "allowance", "bound", "step", "leaving", "loaded", "left")

    def horse(self, b: Battle) -> tuple[int, ...]:
        return members(UNION, b.mask(UNION, self.sector) & HORSE[UNION])

    def named(self) -> list[int]:
        return [a_of(code) for code in self.leaving]

    def open_ways(self, b: Battle) -> list[tuple[int, int]]:
        """Ways out, seeing the room that the pieces already named will take."""
        for code in self.leaving:
            b.put(a_of(code), goal(code))
        found = ways(b, UNION, self.sector, 0)
        for piece in self.named():
            b.put(piece, self.sector)
        return found

    def may_go(self, b: Battle) -> list[int]:
        """Cavalry that may still be named. The last one only if the cubes left can be borne by all, missing ones not
        counted (GB-2.5); before that those that are named later, or stay, bear the rest (GB-18.4, GB-18.9)."""
        horse = self.horse(b)
        named = self.named()
        open_pieces = [piece for piece in horse if piece not in named]
        if len(named) >= self.allowance:
            return []
        left = b.cubes[self.sector * 6 + NAVY] - max(1, b.owed.count(N_PIECES + self.sector))
        if len(open_pieces) == 1 and left > MOST[NAVY] * len(horse):
            return []
        return open_pieces

    def retreats(self, b: Battle) -> list[int]:
        pieces = self.may_go(b)
        found = self.open_ways(b) if pieces else []
        codes: list[int] = []
        for piece in pieces:
            codes += retreat_codes(piece, found)
        return codes

    def proceed(self, b: Battle) -> bool:
        if self.step == CHOOSE:
            if self.retreats(b):
                return True
            self.choose(b)
        if self.step == LEAVE:
            if self.loaded < len(self.leaving):
                self.loaded += 1
                self.load(b, a_of(self.leaving[self.loaded - 1]), len(self.horse(b)) - self.loaded)
                return False
            if self.left < len(self.leaving):
                self.left += 1
                follow(b, self.leaving[self.left - 1])
                return False
            self.step = LIMBERING
        if self.step == LIMBERING:
            self.step = TOLL
            if self.leaving and b.mask(UNION, self.sector) & GUNS[UNION]:
                b.begin(GunsLeave(UNION, self.sector, 0, LIMBER))
                return False
        b.end(self)
        if not b.mask(UNION, self.sector):
            follow_last_troops(b, self.sector, UNION)
        b.tidy(self.sector)
        return False

    def choose(self, b: Battle) -> None:
        """The choice is made: missing cubes are taken off again (GB-2.5). Where everybody leaves, they are missing with
        the last."""
        self.step = LEAVE
        debtor = N_PIECES + self.sector
        for _ in range(b.owed.count(debtor)):
            take_off(b, debtor)
        if self.leaving and len(self.leaving) == len(self.horse(b)):
            b.owed = tuple(a_of(self.leaving[-1]) if owed == debtor else owed for owed in b.owed)

    def load(self, b: Battle, piece: int, later: int) -> None:
        """The piece takes its cubes; who takes how many is no question where all go to the same sector."""
        goals = {goal(code) for code in self.leaving[self.loaded - 1 :]}
        if len(goals) == 1 and len(self.leaving) == len(self.horse(b)):
            load_up(b, piece, share(b, piece, later)[0])
        else:
            prepare_to_leave(b, piece, later)

    def mover(self, b: Battle) -> int:
        return UNION

    def kind(self, b: Battle) -> int:
        return D_EVADE

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"sector": PLACES[self.sector], "side": SIDES[UNION]}

    def must_go(self, b: Battle) -> bool:
        return bool(self.bound) and b.cubes[self.sector * 6 + NAVY] > MOST[NAVY] * len(self.horse(b))

    def listing(self, b: Battle) -> list[int]:
        return self.retreats(b) if self.must_go(b) else [STAND, *self.retreats(b)]

    def take(self, b: Battle, code: int) -> None:
        if code == STAND:
            self.choose(b)
            return
        self.leaving.append(code)
        if N_PIECES + self.sector in b.owed:
            strike_off(b, N_PIECES + self.sector)
        b.cubes[self.sector * 6 + NAVY] -= 1
        b.supply[NAVY] += 1
        b.tell(E_CUBE_IGNORED, a_of(code))

    def refuse(self, b: Battle, code: int) -> Refusal:
        if code == STAND:
            return no("GB-14.14", "must-evade")
        if verb_in(code, RETREAT, THROUGH):
            if a_of(code) not in self.may_go(b):
                return no("GB-18.9", "not-hit-cavalry", piece=PIECES[a_of(code)])
            return refuse_way(b, code, 0)
        return not_an_answer(self, b, code)


def goal(code: int) -> int:
    """Where a retreat answer ends."""
    return c_of(code) if verb_in(code, THROUGH) else b_of(code)
