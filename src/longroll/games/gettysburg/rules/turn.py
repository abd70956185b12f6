"""GB-8 Action turns, with GB-9 and GB-10: command blocks are placed and removed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from longroll.games.gettysburg.board import BOXES, N_SECTORS, PLACES, SECTORS
from longroll.games.gettysburg.components import BIT, CSA, HIGHEST_BLOCK, SECTOR_LIMIT, SIDES, UNION
from longroll.games.gettysburg.lexicon import (
    BLOCK,
    BLOCK_AT,
    D_AFTER,
    D_SECOND,
    D_TURN,
    DISC,
    DISC_AT,
    DOUBLE,
    DOUBLE_AT,
    E_BLOCK,
    E_BLOCK_VALUE,
    E_DISC,
    E_FORCED_PASS,
    E_REMOVED,
    E_SECOND_LOST,
    E_SKIP,
    E_TURN,
    END,
    ENTER,
    FIGHT,
    FORCED_PASS,
    REMOVE,
    REMOVE_AT,
    SKIP,
)
from longroll.games.gettysburg.rules.combat import Combats
from longroll.games.gettysburg.rules.movement import (
    FIRST,
    ONLY,
    SECOND,
    Excess,
    can_join,
    can_repair,
    entry_keeps_repair,
    might_choose,
)
from longroll.games.gettysburg.rules.orders import Order
from longroll.games.gettysburg.rules.refusals import not_an_answer
from longroll.games.gettysburg.rules.reinforcements import box_move, enter_options, refuse_enter
from longroll.games.gettysburg.state import Battle
from longroll.kit.frames import Frame
from longroll.kit.notation import VERB_MASK, a_of, b_of, verb_in
from longroll.kit.terms import Refusal, no

# (a) and (b), between the two orders of a double order, (c), (d)
BEGIN: Final = 0
ACTION: Final = 1
BETWEEN_OPENS: Final = 2
BETWEEN: Final = 3
AFTER_OPENS: Final = 4
AFTER: Final = 5
LIMIT: Final = 6

STALL_LIMIT: Final = 40
"""Turns without a disc before the Union must hurry (GB-8.4)."""


def roomy_blocks(b: Battle, side: int) -> list[int]:
    """Own blocks that can take one more disc (GB-11.2)."""
    return [p for p in b.blocks(side) if b.has_room(p)]


class Turn(Frame):
    """(a) box moves, (b) the action, (c) box moves, (d) sector limit (GB-8.5)."""

    def __init__(self, side: int = 0, step: int = 0) -> None:
        self.side = side
        self.step = step

    def copy(self) -> Frame:
        return Turn(self.side, self.step)

    def fields(self) -> tuple[str, ...]:
        return ("side", "step")

    def proceed(self, b: Battle) -> bool:
        if self.step == BEGIN:
            self.begin(b)
        if self.step == ACTION:
            return True
        if self.step == BETWEEN_OPENS:
            self.step = BETWEEN
            b.spoiled = 0
        if self.step == BETWEEN:
            return self.between_orders(b)
        if self.step == AFTER_OPENS:
            if b.contested:
                return True
            self.step = AFTER
            b.spoiled = 0
            b.joint = -1
        if self.step == AFTER:
            if b.contested or enter_options(b, self.side):
                return True
            self.step = LIMIT
        return self.check_limit(b)

    def begin(self, b: Battle) -> None:
        self.step = ACTION
        b.tell(E_TURN, self.side)
        b.entered = 0
        b.spoiled = 0
        b.joint = -1
        b.crowded = -1
        b.stall += 1

    def check_limit(self, b: Battle) -> bool:
        """GB-13.2, GB-13.8."""
        if b.crowded >= 0 and b.count(self.side, b.crowded) > SECTOR_LIMIT:
            b.spoiled = 0
            b.begin(Excess(self.side, b.crowded))
            return False
        b.crowded = -1
        b.end(self)
        return False

    # ---- what may be done ----------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_TURN if self.step == ACTION else D_SECOND if self.step == BETWEEN else D_AFTER

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"side": SIDES[self.side]}

    def listing(self, b: Battle) -> list[int]:
        if self.step == AFTER_OPENS:
            return [FIGHT]  # a joint assault belongs to the action: no box move comes before it (GB-8.5, GB-11.9)
        if b.contested and b.joint < 0:
            codes = [FIGHT]
        elif self.step == AFTER:
            codes = [END]
        elif self.step == BETWEEN:
            codes = self.second_discs(b)
        else:
            codes = self.actions(b) or [SKIP]
        codes += self.entries(b)
        return codes

    def several(self, b: Battle) -> bool:
        """Two blocks on the map, of which one may be removed, are answers enough."""
        posted = b.posted[self.side]
        return self.step == ACTION and not b.contested and not b.rush and posted & (posted - 1) != 0

    def entries(self, b: Battle) -> list[int]:
        """Box moves (GB-6.5). They may not spoil what the second order of a double order is bound to do."""
        if b.joint >= 0:
            return []
        codes = enter_options(b, self.side)
        if self.step == BETWEEN and self.binding(b):
            codes = [code for code in codes if entry_keeps_repair(b, self.side, a_of(code))]
        return codes

    def actions(self, b: Battle) -> list[int]:
        """GB-8.1: place a disc or two, place a block, remove a block."""
        codes = self.discs(b)
        if codes and b.rush and self.side == UNION:
            return codes
        codes += self.removals(b)
        codes += self.placements(b)
        return codes

    def discs(self, b: Battle) -> list[int]:
        """GB-11.1, GB-11.6, GB-11.15, GB-23.8."""
        codes: list[int] = []
        room = roomy_blocks(b, self.side)
        if self.side == UNION:
            if b.orders:
                codes += [DISC_AT[place] for place in room]
            if b.forced:
                codes.append(FORCED_PASS)
            return codes
        if b.single:
            codes += [DISC_AT[place] for place in room]
        if b.double >= 2 and self.room_for_two(b, room):
            codes += [DOUBLE_AT[place] for place in room]
        return codes

    def room_for_two(self, b: Battle, room: list[int]) -> bool:
        return len(room) >= 2 or (len(room) == 1 and b.block[room[0]] - b.discs[room[0]] >= 2)

    def removals(self, b: Battle) -> list[int]:
        """GB-10.1, GB-10.3."""
        return [REMOVE_AT[place] for place in b.blocks(self.side)]

    def placements(self, b: Battle) -> list[int]:
        """GB-9.1 to GB-9.4: any sector without enemy pieces, or own box, that holds no block."""
        base = self.side * 6
        values = [value for value in range(2, HIGHEST_BLOCK + 1) if b.hand[base + value]]
        codes: list[int] = []
        if values:
            places = self.open_places(b)
            for value in values:
                answers = BLOCK_AT[value]
                codes += [answers[place] for place in places]
        return codes

    def open_places(self, b: Battle) -> list[int]:
        """Where a block may be placed (GB-9.2, GB-9.3, GB-6.13)."""
        side = self.side
        free: i64 = SECTORS & ~(b.occupied[1 - side] | b.posted[CSA] | b.posted[UNION])
        places = [sector for sector in b.ground.sectors if free >> sector & 1]
        for box in b.ground.boxes[side]:
            if not b.block[box]:
                places.append(box)
        return places

    # ---- the second order of a double order (GB-11.8, GB-11.10, GB-11.15) ----------------------------------

    def between_orders(self, b: Battle) -> bool:
        """Somebody must choose, unless the second disc has no room and goes to the reserve."""
        if b.crowded >= 0 and b.count(self.side, b.crowded) <= SECTOR_LIMIT:
            b.crowded = -1
        if (b.contested and b.joint < 0) or roomy_blocks(b, self.side):
            return True
        b.double -= 1
        b.reserve[CSA] += 1
        b.tell(E_SECOND_LOST)
        self.step = AFTER_OPENS
        return False

    def binding(self, b: Battle) -> bool:
        """Must the second order thin the crowded sector? Not if dice have made that impossible (GB-13.8)."""
        return b.crowded >= 0 and can_repair(b, self.side, b.crowded)

    def second_discs(self, b: Battle) -> list[int]:
        return [DISC_AT[place] for place in self.of_use(b, roomy_blocks(b, self.side))]

    def of_use(self, b: Battle, places: list[int]) -> list[int]:
        """Those blocks from which the second order can do what it is bound to do."""
        if b.joint >= 0:
            target = b.joint
            return [p for p in places if any(can_join(b, self.side, s, target) for s in b.ground.order_reach[p])]
        if self.binding(b):
            return [p for p in places if b.crowded in b.ground.order_reach[p]]
        return places

    def insists(self, b: Battle) -> bool:
        """The second disc goes where there is room."""
        return self.step == BETWEEN and might_choose(b, self.side, self)

    # ---- doing it ------------------------------------------------------------------------------------------

    def take(self, b: Battle, code: int) -> None:
        verb, place = code & VERB_MASK, a_of(code)
        if verb == BLOCK:
            self.place_block(b, a_of(code), b_of(code))
        elif verb == REMOVE:
            b.tell(E_REMOVED, self.side, place)
            b.take_block(place)
            self.step = AFTER_OPENS
        elif verb == DISC:
            self.spend_disc(b, place)
        elif verb == ENTER:
            box_move(b, a_of(code))
        elif verb == END:
            self.step = LIMIT
        elif verb == DOUBLE:
            self.step = BETWEEN_OPENS
            b.double -= 1
            self.place_disc(b, place, FIRST)
        elif verb == FIGHT:
            b.joint = -1
            b.begin(Combats(self.side))
        elif verb == FORCED_PASS:
            b.forced -= 1
            b.stall = 0
            b.tell(E_FORCED_PASS)
            self.step = AFTER_OPENS
        else:
            b.tell(E_SKIP, self.side)
            if b.rush and self.side == UNION:
                # only a map without Union boxes leaves him no place for a block, and then perhaps for ever: as in
                # GB-8.4 the period must end, so the discs go back
                b.reserve[UNION] += b.orders
                b.orders = 0
            self.step = AFTER_OPENS

    def place_block(self, b: Battle, value: int, place: int) -> None:
        """GB-9.1, GB-9.5, GB-9.6."""
        side = self.side
        b.hand[side * 6 + value] -= 1
        b.post_block(side, place, value)
        b.tell(E_BLOCK, side, place)
        b.tell(E_BLOCK_VALUE, place, value, 0, side)
        b.recall(side)
        self.step = AFTER_OPENS

    def spend_disc(self, b: Battle, place: int) -> None:
        role = ONLY
        if self.step == BETWEEN:
            role = SECOND
            b.double -= 1
            if b.joint < 0 and not self.binding(b):
                # the second order is free (GB-13.8 takes care of what cannot be repaired)
                role = ONLY
        elif self.side == CSA:
            b.single -= 1
        else:
            b.orders -= 1
        self.place_disc(b, place, role)
        self.step = AFTER_OPENS

    def place_disc(self, b: Battle, place: int, role: int) -> None:
        b.discs[place] += 1
        b.stall = 0
        b.tell(E_DISC, self.side, place)
        b.begin(Order(self.side, place, role))

    # ---- why not -------------------------------------------------------------------------------------------

    def refuse(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, ENTER):
            if b.joint >= 0:
                return no("GB-11.9", "must-join", sector=PLACES[b.joint])
            bad = refuse_enter(b, self.side, a_of(code))
            return bad if bad is not None else no("GB-13.3", "no-repair")
        if verb_in(code, DISC, DOUBLE, BLOCK, REMOVE) or code in (FORCED_PASS, END, SKIP):
            if b.contested and b.joint < 0:
                return no("GB-6.7", "fight-first")
            if self.step == AFTER:
                return no("GB-8.1", "one-action")
            if code == END:
                return no("GB-8.2", "no-free-pass")
            if code == SKIP:
                return no("GB-8.3", "action-possible")
            if verb_in(code, DISC):
                return self.refuse_disc(b, a_of(code))
            if self.step == BETWEEN:
                return no("GB-11.10", "second-disc-due")
            if verb_in(code, DOUBLE):
                return self.refuse_double(b, a_of(code))
            if code == FORCED_PASS:
                return no("GB-23.8", "no-forced-pass")
            if b.rush and self.side == UNION and self.discs(b):
                return no("GB-8.4", "rush")
            return self.refuse_block(b, code)
        return not_an_answer(self, b, code)

    def refuse_disc(self, b: Battle, place: int) -> Refusal:
        if b.block_side(place) != self.side:
            return no("GB-11.2", "no-block-there", place=PLACES[place])
        if not b.has_room(place):
            return no("GB-11.2", "block-full", place=PLACES[place])
        if self.step == BETWEEN:
            if b.joint >= 0:
                return no("GB-11.9", "cannot-join-from", place=PLACES[place], sector=PLACES[b.joint])
            return no("GB-13.3", "must-thin", sector=PLACES[b.crowded])
        return no("GB-11.1", "box-empty")

    def refuse_double(self, b: Battle, place: int) -> Refusal:
        if self.side != CSA:
            return no("GB-11.6", "csa-only")
        if b.double < 2:
            return no("GB-11.6", "two-in-double-box")
        if b.block_side(place) != self.side:
            return no("GB-11.2", "no-block-there", place=PLACES[place])
        if not b.has_room(place):
            return no("GB-11.2", "block-full", place=PLACES[place])
        return no("GB-11.15", "room-for-both")

    def refuse_block(self, b: Battle, code: int) -> Refusal:
        if verb_in(code, REMOVE):
            return no("GB-10.1", "no-block-there", place=PLACES[a_of(code)])
        value, place = a_of(code), b_of(code)
        if not b.ground.there & BIT[place]:
            return no("GB-3.1", "not-on-the-map", place=PLACES[place])
        if b.block[place]:
            return no("GB-9.3", "block-there", place=PLACES[place])
        if place < N_SECTORS and b.mask(1 - self.side, place):
            return no("GB-9.2", "enemy-there", sector=PLACES[place])
        if place >= N_SECTORS and place not in BOXES[self.side]:
            return no("GB-6.13", "not-your-box", place=PLACES[place])
        if b.aside[self.side * 6 + value]:
            return no("GB-9.8", "block-aside", value=value)
        return no("GB-9.1", "no-such-block", value=value)
