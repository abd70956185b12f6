"""GB-7 Order discs, GB-11 Orders, GB-23 the small orders; GB-R52 the handicap."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from longroll.games.gettysburg.board import N_SECTORS, PLACES
from longroll.games.gettysburg.components import (
    BIT,
    COLOUR_SIDE,
    COLOURS,
    CSA,
    CSA_DOUBLE_FLOOR,
    CSA_DOUBLE_INCREMENT,
    CSA_SINGLE,
    CUBES,
    FORCED_PASS,
    GUNS,
    NAVY,
    OF_COLOUR,
    PIECES,
    SIDE,
    SIDE_COLOURS,
    UNION,
    UNION_BOX,
)
from longroll.games.gettysburg.lexicon import (
    CLEAR,
    D_ORDER,
    E_FILLED,
    E_HANDICAP,
    E_PASS,
    E_REINFORCED,
    ENTRENCH,
    FIRE,
    MOVE,
    PASS,
    REINFORCE,
    REORGANISE,
    RIDE,
    SHIFT,
)
from longroll.games.gettysburg.rules.damage import overflow
from longroll.games.gettysburg.rules.fire import FireOrder, fire_options, refuse_shot
from longroll.games.gettysburg.rules.movement import SECOND, Move, can_join
from longroll.games.gettysburg.rules.refusals import not_an_answer
from longroll.games.gettysburg.rules.works import entrench, entrench_options, refuse_entrench
from longroll.games.gettysburg.state import NO_STICK, Battle
from longroll.kit.frames import Frame
from longroll.kit.handicap import favoured
from longroll.kit.notation import VERB_MASK, a_of, act, b_of, c_of, verb_in
from longroll.kit.terms import Refusal, no

HANDICAPS: Final = (1, 2, 3, 4)
"""Discs by which the Union box may be larger (for the CSA) or smaller (for the Union), GB-R52."""


def union_box(b: Battle) -> int:
    """How many discs the Union box holds in this period (GB-7.1, GB-R52)."""
    return UNION_BOX[b.period] + b.handicap


def fill_boxes(b: Battle) -> None:
    """GB-7.1 to GB-7.7: the boxes are filled from the reserves; no choice (GB-7.9)."""
    if b.handicap:
        b.tell(E_HANDICAP, favoured(b.handicap), abs(b.handicap))
    wanted = union_box(b)
    b.orders = min(wanted, b.reserve[UNION])
    b.reserve[UNION] -= b.orders
    b.forced = min(wanted - b.orders, FORCED_PASS)
    b.tell(E_FILLED, UNION, b.orders, b.forced)
    single = min(max(0, CSA_SINGLE - b.single), b.reserve[CSA])
    b.single += single
    b.reserve[CSA] -= single
    wish = CSA_DOUBLE_FLOOR - b.double if b.double < CSA_DOUBLE_FLOOR else CSA_DOUBLE_INCREMENT
    double = min(wish, b.reserve[CSA]) if b.single >= CSA_SINGLE else 0
    b.double += double
    b.reserve[CSA] -= double
    b.tell(E_FILLED, CSA, b.single, b.double)


def reinforce_options(b: Battle, side: int, to: int) -> list[int]:
    """GB-23.1 to GB-23.4: a cube comes to ``to`` from a sector beside it."""
    codes: list[int] = []
    mask = b.mask(side, to)
    for colour in SIDE_COLOURS[side]:
        if colour != NAVY and mask & OF_COLOUR[colour]:
            if b.supply[colour] < CUBES[colour]:  # else there is no such cube on the map
                codes += [act(REINFORCE, colour, s, to) for s in b.ground.neighbours[to] if b.cubes[s * 6 + colour]]
    return codes


class Order(Frame):
    """A disc has been placed: what is ordered, and to which sector (GB-11.3 to GB-11.5)."""

    def __init__(self, side: int = 0, place: int = 0, role: int = 0) -> None:
        self.side = side
        self.place = place
        self.role = role

    def copy(self) -> Frame:
        return Order(self.side, self.place, self.role)

    def fields(self) -> tuple[str, ...]:
        return ("side", "place", "role")

    def proceed(self, b: Battle) -> bool:
        return True

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_ORDER

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"place": PLACES[self.place]}

    def commanded(self, b: Battle) -> list[int]:
        """Sectors with own pieces, none of which await a combat, that this disc can order."""
        own: i64 = b.occupied[self.side] & ~b.occupied[1 - self.side]
        return [sector for sector in b.ground.order_reach[self.place] if own >> sector & 1]

    def move_sources(self, b: Battle) -> list[int]:
        """Sectors whose pieces this disc can move, as the first order of a double order may bind it."""
        sources = self.commanded(b)
        if self.role == SECOND:
            if b.joint >= 0:
                sources = [s for s in sources if can_join(b, self.side, s, b.joint)]
            elif b.crowded >= 0:
                sources = [s for s in sources if s == b.crowded]
        return sources

    def bound(self, b: Battle) -> bool:
        """Is the order bound to be a Move (GB-11.9, GB-13.3)?"""
        return self.role == SECOND and (b.joint >= 0 or b.crowded >= 0)

    def listing(self, b: Battle) -> list[int]:
        side = self.side
        codes: list[int] = []
        for source in self.move_sources(b):
            codes += Move(side, source, self.role).moves(b)
        if self.bound(b):
            return codes
        codes += fire_options(b, side, self.place, [])
        for sector in self.commanded(b):
            codes += reinforce_options(b, side, sector)
            codes += entrench_options(b, sector)
            if b.disrupted & BIT[sector]:
                codes.append(act(REORGANISE, sector))
            if b.fired & BIT[sector] and b.mask(side, sector) & GUNS[side]:
                codes.append(act(CLEAR, sector))
        codes.append(PASS)
        return codes

    def several(self, b: Battle) -> bool:
        """Besides passing, a stick may be laid in any sector that has a border and less than two."""
        if self.bound(b) or not b.sticks_left:
            return False
        return any(b.sticks[2 * sector + 1] == NO_STICK and b.ground.borders[sector] for sector in self.commanded(b))

    def take(self, b: Battle, code: int) -> None:
        b.end(self)
        b.spoiled = 0
        verb = code & VERB_MASK
        if verb in (MOVE, RIDE):
            move = Move(self.side, b.place[a_of(code)], self.role)
            b.begin(move)
            move.march(b, code)
        elif verb == FIRE:
            fire = FireOrder(self.side, self.place)
            b.begin(fire)
            fire.take(b, code)
        elif verb == REINFORCE:
            colour, start, to = a_of(code), b_of(code), c_of(code)
            b.tell(E_REINFORCED, colour, start, to)
            b.cubes[start * 6 + colour] -= 1
            b.cubes[to * 6 + colour] += 1
            overflow(b, to, colour)
        elif verb in (ENTRENCH, SHIFT):
            entrench(b, code)
        elif verb == REORGANISE:
            b.rally(a_of(code))
        elif verb == CLEAR:
            b.clear_fire(a_of(code))
        else:
            b.tell(E_PASS, self.side)

    # ---- why not -------------------------------------------------------------------------------------------

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, MOVE, RIDE):
            return self.refuse_move(b, code)
        small = verb_in(code, REINFORCE, ENTRENCH, SHIFT, REORGANISE, CLEAR)
        if small or code == PASS or verb_in(code, FIRE):
            if self.bound(b):
                clause = "GB-11.9" if b.joint >= 0 else "GB-13.3"
                return no(clause, "must-move", sector=PLACES[b.joint if b.joint >= 0 else b.crowded])
            if verb_in(code, FIRE):
                return refuse_shot(b, self.side, self.place, [], code)
            if verb_in(code, REINFORCE):
                return self.refuse_reinforce(b, code)
            return self.refuse_small(b, code)
        return not_an_answer(self, b, code)

    def refuse_move(self, b: Battle, code: int) -> Refusal:
        piece = a_of(code)
        source = b.place[piece]
        if SIDE[piece] != self.side:
            return no("GB-11.14", "not-your-piece", piece=PIECES[piece])
        if source >= N_SECTORS:
            return no("GB-11.3", "not-in-a-sector", piece=PIECES[piece])
        if source not in b.ground.order_reach[self.place]:
            clause = "GB-11.12" if self.place >= N_SECTORS else "GB-11.3"
            return no(clause, "out-of-command", sector=PLACES[source], place=PLACES[self.place])
        if b.mask(1 - self.side, source):
            return no("GB-15.1", "awaits-combat", sector=PLACES[source])
        if source not in self.move_sources(b):
            clause = "GB-11.9" if b.joint >= 0 else "GB-13.3"
            return no(clause, "must-move", sector=PLACES[b.joint if b.joint >= 0 else b.crowded])
        return Move(self.side, source, self.role).refuse_move(b, code)

    def refuse_reinforce(self, b: Battle, code: int) -> Refusal:
        colour, start, to = a_of(code), b_of(code), c_of(code)
        if colour == NAVY:
            return no("GB-23.4", "no-navy")
        if COLOUR_SIDE[colour] != self.side:
            return no("GB-23.1", "not-your-cubes", colour=COLOURS[colour])
        if to not in b.ground.order_reach[self.place]:
            return no("GB-23.2", "out-of-command", sector=PLACES[to], place=PLACES[self.place])
        if not b.mask(self.side, to) & OF_COLOUR[colour]:
            return no("GB-23.1", "no-such-troops", sector=PLACES[to], colour=COLOURS[colour])
        if start not in b.ground.neighbours[to]:
            return no("GB-23.1", "not-adjacent", start=PLACES[start], to=PLACES[to])
        if b.mask(1 - self.side, to):
            return no("GB-15.1", "awaits-combat", sector=PLACES[to])
        return no("GB-23.1", "no-such-cube", sector=PLACES[start], colour=COLOURS[colour])

    def refuse_small(self, b: Battle, code: int) -> Refusal:
        """Entrench, Reorganise, Remove fire marker."""
        sector = a_of(code)
        clause = "GB-21.1" if verb_in(code, ENTRENCH, SHIFT) else "GB-23.5" if verb_in(code, REORGANISE) else "GB-23.6"
        if sector not in b.ground.order_reach[self.place]:
            return no(clause, "out-of-command", sector=PLACES[sector], place=PLACES[self.place])
        if not b.mask(self.side, sector):
            return no(clause, "no-pieces-there", sector=PLACES[sector])
        if b.mask(1 - self.side, sector):
            return no("GB-15.1", "awaits-combat", sector=PLACES[sector])
        if verb_in(code, ENTRENCH, SHIFT):
            return refuse_entrench(b, code)
        if verb_in(code, REORGANISE):
            return no("GB-23.5", "not-disrupted", sector=PLACES[sector])
        if not b.mask(self.side, sector) & GUNS[self.side]:
            return no("GB-23.6", "no-guns-there", sector=PLACES[sector])
        return no("GB-23.6", "no-marker-there", sector=PLACES[sector])
