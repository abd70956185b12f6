"""GB-12 Move/Combat orders: movement, and GB-13 the sector limit."""

from __future__ import annotations

from typing import Final

from longroll.games.gettysburg.board import N_SECTORS, PLACES
from longroll.games.gettysburg.components import (
    BIT,
    GUNS,
    HIGHEST_BLOCK,
    HORSE,
    MASK,
    NIGHT,
    PIECES,
    SECTOR_LIMIT,
    SIDE,
    TROOPS,
    members,
)
from longroll.games.gettysburg.lexicon import (
    D_EXCESS,
    D_MOVING,
    DONE,
    E_JOINT,
    E_LIMIT,
    ENTER,
    FORFEIT,
    JOINT,
    MOVE,
    MOVE_OF,
    RETREAT,
    RIDE,
    THROUGH,
)
from longroll.games.gettysburg.rules.combat import Combats
from longroll.games.gettysburg.rules.damage import prepare_to_leave
from longroll.games.gettysburg.rules.disruption import may_leave
from longroll.games.gettysburg.rules.march import March
from longroll.games.gettysburg.rules.refusals import not_an_answer
from longroll.games.gettysburg.rules.reinforcements import box_move, enter_options, refuse_enter
from longroll.games.gettysburg.rules.retreat import follow, no_way_out, refuse_way, retreat_codes, ways
from longroll.games.gettysburg.state import N_HERE, Battle, places_in
from longroll.kit.frames import Frame
from longroll.kit.notation import VERB_MASK, a_of, act, b_of, c_of, verb_in
from longroll.kit.terms import Refusal, no

ONLY: Final = 0
"""A single disc's order."""
FIRST: Final = 1
SECOND: Final = 2
"""The two orders of a double order (GB-11.8)."""


def border(start: int, to: int) -> int:
    """A border in one direction, as a number."""
    return start * 64 + to


def border_limit(b: Battle, side: int, start: int, to: int) -> int:
    """GB-12.5 to GB-12.7: two pieces, four where a road leads to a sector without enemies."""
    return 4 if b.ground.road[start][to] and not b.mask(1 - side, to) else 2


# ---- the sector limit and the double order (GB-13.3) -------------------------------------------------------


def can_thin(b: Battle, side: int, sector: int, crossed: list[int], moved: int) -> bool:
    """Could a Move order (continued after ``crossed``) bring the sector back to four?"""
    excess = b.count(side, sector) - SECTOR_LIMIT
    if excess <= 0:
        return True
    mask = b.mask(side, sector) & ~moved
    troops = (mask & TROOPS[side]).bit_count()
    guns = (mask & GUNS[side]).bit_count()
    if b.disrupted & BIT[sector]:
        if not troops:
            return False
        troops -= 1
    free = hostile = 0
    for to in b.ground.neighbours[sector]:
        room = min(
            SECTOR_LIMIT - b.count(side, to),
            border_limit(b, side, sector, to) - crossed.count(border(sector, to)),
        )
        if room <= 0:
            continue
        if not b.mask(1 - side, to):
            free += room
        elif b.period != NIGHT:
            hostile += room
    assaulting = min(troops, hostile)
    return assaulting + min(free, guns + troops - assaulting) >= excess


def orderly(b: Battle, side: int, sector: int) -> bool:
    """Is there a block with room that can order the sector?"""
    return any(b.has_room(place) for place in places_in(b.posted[side] & b.ground.support_mask[sector]))


def might_choose(b: Battle, side: int, frame: Frame) -> bool:
    """Would a decision have several answers if all blocks of the side were of the highest value? Which of them have
    room for a disc the enemy does not know, so he must not learn it from a question that is not put (GB-26.1)."""
    wide = b.copy()
    for place in b.blocks(side):
        wide.block[place] = HIGHEST_BLOCK
    return len(frame.listing(wide)) > 1


def can_repair(b: Battle, side: int, sector: int) -> bool:
    """GB-13.3: a legal second Move order could bring the sector back to four."""
    return orderly(b, side, sector) and can_thin(b, side, sector, [], 0)


def entry_keeps_repair(b: Battle, side: int, piece: int) -> bool:
    """Between the orders of a double order: could the crowded sector still be repaired after this box move?"""
    box = b.place[piece]
    b.put(piece, b.ground.order_reach[box][0])
    fine = can_repair(b, side, b.crowded)
    b.put(piece, box)
    return fine


def can_join(b: Battle, side: int, source: int, target: int) -> bool:
    """Could an order to ``source`` send a piece into the contested ``target``? (GB-11.9, GB-12.17)"""
    return (
        target in b.ground.neighbours[source]
        and not b.is_full(side, target)
        and bool(b.mask(side, source) & TROOPS[side])
        and not b.mask(1 - side, source)
        and may_leave(b, source, side, True)
        and (b.crowded < 0 or b.crowded == source)
    )


def joint_targets(b: Battle, side: int, crossed: list[int]) -> list[int]:
    """Contested sectors entered by the first order (``crossed``) that a second order could join (GB-11.9)."""
    return [
        target
        for target in places_in(b.contested)
        if any(crossing % 64 == target for crossing in crossed)
        and any(
            can_join(b, side, source, target) and orderly(b, side, source) for source in b.ground.neighbours[target]
        )
    ]


# ---- the Move order ----------------------------------------------------------------------------------------


class Move(Frame):
    """Some or all pieces of one sector move, one at a time, until the player is done."""

    def __init__(
        self,
        side: int = 0,
        source: int = 0,
        role: int = 0,
        moved: int = 0,
        crossed: list[int] | None = None,
        joined: int = 0,
        step: int = 0,
    ) -> None:
        self.side = side
        self.source = source
        self.role = role
        self.moved = moved
        self.crossed: list[int] = crossed if crossed is not None else []
        self.joined = joined
        self.step = step

    def copy(self) -> Frame:
        return Move(self.side, self.source, self.role, self.moved, self.crossed[:], self.joined, self.step)

    def fields(self) -> tuple[str, ...]:
        return ("side", "source", "role", "moved", "crossed", "joined", "step")

    def proceed(self, b: Battle) -> bool:
        if self.step == 0:
            return True
        b.end(self)
        if b.contested and b.joint < 0:
            b.begin(Combats(self.side))
        return False

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_MOVING

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"sector": PLACES[self.source]}

    def listing(self, b: Battle) -> list[int]:
        codes = self.moves(b)
        if self.must_join(b):
            return codes
        if self.moved and self.in_order(b):
            codes.append(DONE)
            if self.role == FIRST and b.contested:
                codes += [act(JOINT, target) for target in joint_targets(b, self.side, self.crossed)]
        codes += [code for code in enter_options(b, self.side) if self.keeps_order(b, a_of(code), -1, -1)]
        return codes

    def several(self, b: Battle) -> bool:
        """Besides being done, any piece that has not moved may, from a sector in order to one with room."""
        side, source = self.side, self.source
        if self.role != ONLY or not self.moved or b.disrupted & BIT[source]:
            return False
        waiting = b.here[side * N_HERE + source] & ~self.moved
        return waiting != 0 and self.across(b, source) & ~b.occupied[1 - side] & ~b.full[side] != 0

    def insists(self, b: Battle) -> bool:
        """What the first order of a double order may do hangs on where the second disc has room."""
        return self.role == FIRST and might_choose(b, self.side, self)

    def must_join(self, b: Battle) -> bool:
        """The second order of a joint assault enters the contested sector first (GB-11.9)."""
        return self.role == SECOND and b.joint >= 0 and not self.joined

    def in_order(self, b: Battle) -> bool:
        """The second order has thinned the crowded sector."""
        return self.role != SECOND or b.crowded != self.source or b.count(self.side, self.source) <= SECTOR_LIMIT

    def moves(self, b: Battle) -> list[int]:
        """Every move of a piece of the sector that is open now."""
        side, source = self.side, self.source
        enemies, crowds = b.occupied[1 - side], b.full[side]
        near = self.across(b, source)
        if self.must_join(b):
            near &= BIT[b.joint]
        free = places_in(near & ~enemies & ~crowds)
        troop_goals = free
        if b.period != NIGHT and near & enemies:
            troop_goals = free + places_in(near & enemies & ~crowds)
        full = places_in(near & ~enemies & crowds) if self.role == FIRST else ()
        codes: list[int] = []
        guarded = b.crowded >= 0 and self.role != ONLY
        troop_may = may_leave(b, source, side, True)
        gun_may = may_leave(b, source, side, False)
        for piece in members(side, b.here[side * N_HERE + source] & ~self.moved):
            gun = MASK[piece] & GUNS[side]
            if not (gun_may if gun else troop_may):
                continue
            answers = MOVE_OF[piece]
            goals = free if gun else troop_goals
            if guarded:
                codes += [answers[to] for to in goals if self.keeps_order(b, piece, source, to)]
            else:
                codes += [answers[to] for to in goals]
            for to in full:
                if self.keeps_order(b, piece, source, to):
                    codes.append(answers[to])
            if MASK[piece] & HORSE[side]:
                codes += self.rides(b, piece)
        return codes

    def rides(self, b: Battle, piece: int) -> list[int]:
        """GB-12.3, GB-12.9, GB-12.15: cavalry goes on through a sector without enemies."""
        side, source = self.side, self.source
        enemies = b.occupied[1 - side]
        closed = b.full[side] & ~BIT[source]
        if b.period == NIGHT:
            closed |= enemies
        codes: list[int] = []
        for via in places_in(self.across(b, source) & ~enemies):
            codes += [act(RIDE, piece, via, to) for to in places_in(self.across(b, via) & ~closed)]
        return codes

    def across(self, b: Battle, start: int) -> int:
        """Mask of the sectors beside ``start`` that one more piece may cross into (GB-12.5 to GB-12.7)."""
        mask = b.ground.beside[start]
        for crossing in self.crossed:
            if crossing // 64 == start and not self.may_cross(b, start, crossing % 64):
                mask &= ~BIT[crossing % 64]
        return mask

    def may_cross(self, b: Battle, start: int, to: int) -> bool:
        return self.crossed.count(border(start, to)) < border_limit(b, self.side, start, to)

    def keeps_order(self, b: Battle, piece: int, start: int, to: int) -> bool:
        """GB-13.2, GB-13.3: after this step no sector is beyond repair. (No borders are named for a box move.)"""
        if self.role == ONLY or b.crowded < 0:
            if to < 0 or not b.is_full(self.side, to):
                return True
        place = b.place[piece]
        goal = to if to >= 0 else b.ground.order_reach[place][0]
        if b.crowded >= 0 and goal != b.crowded and b.is_full(self.side, goal):
            return False
        b.put(piece, goal)
        if self.role == SECOND:
            crossed = [*self.crossed, border(start, to)] if to >= 0 else self.crossed
            fine = b.crowded != self.source or can_thin(b, self.side, self.source, crossed, self.moved)
        else:
            sector = b.crowded if b.crowded >= 0 else goal
            fine = can_repair(b, self.side, sector)
        b.put(piece, place)
        return fine

    def take(self, b: Battle, code: int) -> None:
        verb = code & VERB_MASK
        if verb == ENTER:
            box_move(b, a_of(code))
        elif verb == DONE:
            self.step = 1
        elif verb == JOINT:
            self.step = 1
            b.joint = a_of(code)
            b.tell(E_JOINT, b.joint)
        else:
            self.march(b, code)

    def march(self, b: Battle, code: int) -> None:
        piece, via, to = a_of(code), -1, b_of(code)
        if verb_in(code, RIDE):
            via, to = b_of(code), c_of(code)
        self.moved |= MASK[piece]
        if via >= 0:
            self.crossed += [border(self.source, via), border(via, to)]
        else:
            self.crossed.append(border(self.source, to))
        if to == b.joint:
            self.joined = 1
        if not b.mask(1 - self.side, to) and to != self.source and b.is_full(self.side, to):
            b.crowded = to
            b.tell(E_LIMIT, to)
        b.begin(March(piece, via, to))

    # ---- why not -------------------------------------------------------------------------------------------

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, MOVE, RIDE):
            return self.refuse_move(b, code)
        if verb_in(code, ENTER):
            if self.must_join(b):
                return no("GB-11.9", "must-join", sector=PLACES[b.joint])
            bad = refuse_enter(b, self.side, a_of(code))
            return bad if bad is not None else no("GB-13.3", "no-repair")
        if code == DONE:
            if self.must_join(b):
                return no("GB-11.9", "must-join", sector=PLACES[b.joint])
            if not self.moved:
                return no("GB-11.11", "move-one")
            return no("GB-13.3", "must-thin", sector=PLACES[self.source])
        if verb_in(code, JOINT):
            if self.role != FIRST:
                return no("GB-11.9", "joint-needs-double")
            if not b.contested & BIT[a_of(code)]:
                return no("GB-11.9", "no-combat-there", sector=PLACES[a_of(code)])
            return no("GB-11.9", "nobody-can-join", sector=PLACES[a_of(code)])
        return not_an_answer(self, b, code)

    def refuse_move(self, b: Battle, code: int) -> Refusal:
        piece = a_of(code)
        side = self.side
        if SIDE[piece] != side:
            return no("GB-11.14", "not-your-piece", piece=PIECES[piece])
        if self.moved & MASK[piece]:
            return no("GB-12.18", "moved-already", piece=PIECES[piece])
        if b.place[piece] != self.source:
            return no("GB-11.4", "one-sector", piece=PIECES[piece], sector=PLACES[self.source])
        if not may_leave(b, self.source, side, bool(MASK[piece] & TROOPS[side])):
            return no("GB-12.13", "troops-must-stay", sector=PLACES[self.source])
        if verb_in(code, RIDE):
            if not MASK[piece] & HORSE[side]:
                return no("GB-12.2", "one-sector-only", piece=PIECES[piece])
            via, to = b_of(code), c_of(code)
            if via not in b.ground.neighbours[self.source]:
                return no("GB-12.4", "not-adjacent", start=PLACES[self.source], to=PLACES[via])
            if b.mask(1 - side, via):
                return no("GB-12.9", "must-stop", sector=PLACES[via])
            if not self.may_cross(b, self.source, via):
                return self.border_full(b, self.source, via)
            return self.refuse_leg(b, piece, via, to)
        return self.refuse_leg(b, piece, self.source, b_of(code))

    def refuse_leg(self, b: Battle, piece: int, start: int, to: int) -> Refusal:
        side = self.side
        if to >= N_SECTORS:
            return no("GB-6.6", "never-into-a-box", box=PLACES[to])
        if to not in b.ground.neighbours[start]:
            return no("GB-12.4", "not-adjacent", start=PLACES[start], to=PLACES[to])
        if self.must_join(b) and to != b.joint:
            return no("GB-11.9", "must-join", sector=PLACES[b.joint])
        if b.mask(1 - side, to):
            if MASK[piece] & GUNS[side]:
                return no("GB-12.10", "guns-avoid-enemies", piece=PIECES[piece], sector=PLACES[to])
            if b.period == NIGHT:
                return no("GB-12.11", "night", sector=PLACES[to])
            if b.is_full(side, to):
                return no("GB-12.17", "four-attackers", sector=PLACES[to])
        if not self.may_cross(b, start, to):
            return self.border_full(b, start, to)
        if not b.is_full(side, to):
            return no("GB-13.3", "must-thin", sector=PLACES[b.crowded])
        if self.role == FIRST:
            return no("GB-13.3", "no-repair")
        return no("GB-13.1", "sector-full", sector=PLACES[to])

    def border_full(self, b: Battle, start: int, to: int) -> Refusal:
        clause = "GB-12.6" if b.ground.road[start][to] and b.mask(1 - self.side, to) else "GB-12.5"
        limit = border_limit(b, self.side, start, to)
        return no(clause, "border-full", start=PLACES[start], to=PLACES[to], limit=limit)


# ---- more than four at the end of the turn (GB-13.8) -------------------------------------------------------


class Excess(Frame):
    """Dice have made the repair impossible: the excess pieces retreat, his choice."""

    def __init__(self, side: int = 0, sector: int = 0, leaving: int = 0) -> None:
        self.side = side
        self.sector = sector
        self.leaving = leaving
        """The retreat answer being carried out."""

    def copy(self) -> Frame:
        return Excess(self.side, self.sector, self.leaving)

    def fields(self) -> tuple[str, ...]:
        return ("side", "sector", "leaving")

    def proceed(self, b: Battle) -> bool:
        if self.leaving:
            code = self.leaving
            self.leaving = 0
            if verb_in(code, FORFEIT):
                no_way_out(b, a_of(code))
            else:
                follow(b, code)
            b.tidy(self.sector)
            return False
        if b.count(self.side, self.sector) > SECTOR_LIMIT:
            return True
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_EXCESS

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"sector": PLACES[self.sector]}

    def listing(self, b: Battle) -> list[int]:
        codes: list[int] = []
        found = ways(b, self.side, self.sector, 0)
        for piece in members(self.side, b.mask(self.side, self.sector)):
            codes += retreat_codes(piece, found) if found else [act(FORFEIT, piece)]
        return codes

    def take(self, b: Battle, code: int) -> None:
        self.leaving = code
        prepare_to_leave(b, a_of(code))

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, RETREAT, THROUGH, FORFEIT):
            piece = a_of(code)
            if SIDE[piece] != self.side or b.place[piece] != self.sector:
                return no("GB-13.8", "not-crowded-there", piece=PIECES[piece], sector=PLACES[self.sector])
            if verb_in(code, FORFEIT):
                return no("GB-13.8", "can-retreat", piece=PIECES[piece])
            if not ways(b, self.side, self.sector, 0):
                return no("GB-17.6", "no-retreat-at-all", sector=PLACES[self.sector])
            return refuse_way(b, code, 0)
        return not_an_answer(self, b, code)
