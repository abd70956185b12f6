"""GG-4 Set-up of a new game."""

from __future__ import annotations

from typing import Final

from longroll.games.guns.board import Ground
from longroll.games.guns.cells import KNOWN
from longroll.games.guns.components import (
    ARMIES,
    BIDDING,
    BIT,
    BUFORD,
    CSA,
    FACE_OF,
    FIRST_SPACE,
    FULL,
    FULL_OF,
    HISTORICAL,
    HISTORICAL_POSTS,
    KILPATRICK,
    N_BLOCKS,
    N_COMMANDS,
    N_TOKENS,
    STACK_SIZE,
    STATE_OF,
    TOKEN_COUNT,
    TRAY_START,
    USA,
)
from longroll.games.guns.lexicon import D_POST, D_POST_FACING, E_POSTED, FACE_TO, NOT_YET, POST, UNUSED
from longroll.games.guns.rules.bidding import Balance, Bidding
from longroll.games.guns.rules.reinforcements import NewTop
from longroll.games.guns.rules.teams import ask_for_order
from longroll.games.guns.rules.time_track import lay_out
from longroll.games.guns.rules.tokens import Draw
from longroll.games.guns.rules.turn import Turn
from longroll.games.guns.state import ARMY_SIZE, PILE_SIZE, RESERVE, Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.terms import Refusal, no

NOWHERE: Final = -1


def bare(ground: Ground, rules: int = 0) -> Battle:
    """The box unpacked: nothing on the map, every block unused or not arrived, every token in the reserve (GG-4.1)."""
    b = Battle(ground)
    b.rules = rules
    for block in range(N_BLOCKS):
        b.at[block] = NOT_YET if STATE_OF[block] == FULL else UNUSED
    for army in (USA, CSA):
        start = army * ARMY_SIZE + RESERVE * PILE_SIZE
        b.piles[start : start + N_TOKENS] = bytes(TOKEN_COUNT[army])
    b.space = FIRST_SPACE[1]
    b.goals = list(ground.objectives_start)
    return b


def stack_up(b: Battle) -> None:
    """GG-4.4, GG-4.5: reinforcement tokens lie in their stacks, none turned up."""
    b.under[:] = bytes(STACK_SIZE)
    b.pool = sum(BIT[c] for c in range(N_COMMANDS) if c not in (BUFORD, KILPATRICK))


def new_battle(ground: Ground, rules: int) -> Battle:
    """A new game of three days."""
    b = bare(ground, rules)
    b.begin(SetUp())
    return b


BIDS: Final = 0
ORDERS: Final = 1
SHUFFLE: Final = 2
TRAYS: Final = 3
TOPS: Final = 4
BALANCE: Final = 5
POSTS: Final = 6
PLAY: Final = 7


class SetUp(Frame):
    """The steps of set-up, bidding and special orders before them.

    ``bid``, ``loser``: result of the bidding; ``posted``: Buford blocks placed; ``where``: the position of the one
    whose facing is due."""

    def __init__(self, step: int = BIDS, bid: int = 0, loser: int = 0, posted: int = 0, where: int = NOWHERE) -> None:
        self.step = step
        self.bid = bid
        self.loser = loser
        self.posted = posted
        self.where = where

    def copy(self) -> Frame:
        return SetUp(self.step, self.bid, self.loser, self.posted, self.where)

    def fields(self) -> tuple[str, ...]:
        return ("step", "bid", "loser", "posted", "where")

    def proceed(self, b: Battle) -> bool:
        step = self.step
        if step == POSTS:
            return self.post_next(b)
        self.step += 1
        if step == BIDS:
            if b.rules & BIDDING:
                b.begin(Bidding())
        elif step == ORDERS:
            ask_for_order(b, CSA, 1)
            ask_for_order(b, USA, 1)
        elif step == SHUFFLE:
            if not b.rules & HISTORICAL:
                for army in (USA, CSA):
                    lay_out(b, army)
                stack_up(b)
        elif step == TRAYS:
            b.begin(Draw(CSA, TRAY_START))
            b.begin(Draw(USA, TRAY_START))
        elif step == TOPS:
            if not b.rules & HISTORICAL:
                for stack in reversed(range(len(STACK_SIZE))):
                    b.begin(NewTop(stack))
        elif step == BALANCE:
            if self.bid:
                b.begin(Balance(self.loser, self.bid))
        else:
            b.end(self)
            b.begin(Turn())
        return False

    def settle_bid(self, loser: int, bid: int) -> None:
        """The bidding is over."""
        self.loser = loser
        self.bid = bid

    # ---- GG-4.9, GG-23.2: Buford ---------------------------------------------------------------------------

    def post_next(self, b: Battle) -> bool:
        if self.where >= 0:
            return True
        if self.posted == len(FULL_OF[BUFORD]):
            self.step = PLAY
            return False
        if b.rules & HISTORICAL_POSTS:
            post = b.ground.data.historical_setup[self.posted]
            self.where = b.ground.position_index[post.position]
        return True

    def mover(self, b: Battle) -> int:
        return USA

    def kind(self, b: Battle) -> int:
        return D_POST if self.where < 0 else D_POST_FACING

    def subject(self, b: Battle) -> dict[str, str | int]:
        if self.where < 0:
            return {"number": len(FULL_OF[BUFORD]) - self.posted}
        return {"position": b.ground.position_codes[self.where]}

    def listing(self, b: Battle) -> list[int]:
        if self.where < 0:
            return [act(POST, position) for position in b.ground.members(self.open_positions(b))]
        return [act(FACE_TO, self.where, area) for area in self.sides(b)]

    def open_positions(self, b: Battle) -> int:
        """Not on a position bordering a Confederate entry area (GG-4.9)."""
        return b.ground.all_positions & ~b.ground.barred[ARMIES[USA]]

    def sides(self, b: Battle) -> tuple[int, int]:
        """The historical facing first (GG-23.2)."""
        areas = b.ground.area_of[2 * self.where], b.ground.area_of[2 * self.where + 1]
        if b.rules & HISTORICAL_POSTS:
            front = b.ground.area_index[b.ground.data.historical_setup[self.posted].front]
            return (areas[0], areas[1]) if areas[0] == front else (areas[1], areas[0])
        return areas

    def take(self, b: Battle, code: int) -> None:
        if verb_in(code, POST):
            position = a_of(code)
            if b.occupied[USA] >> position & 1:
                self.stand(b, position, -1)
            else:
                self.where = position
        else:
            self.stand(b, self.where, b.ground.side_of(self.where, b_of(code)))
            self.where = NOWHERE

    def stand(self, b: Battle, position: int, side: int) -> None:
        block = next(k for k in FULL_OF[BUFORD] if b.at[k] == NOT_YET)
        self.posted += 1
        b.put(block, position, side)
        b.label[block] = KNOWN
        b.cell[block] = self.posted
        area = b.ground.area_of[b.stance(USA, position)]
        b.tell(E_POSTED, FACE_OF[block], position, area)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.where < 0 and verb_in(code, POST):
            return no("GG-4.9", "by-enemy-entry", position=b.ground.position_codes[a_of(code)])
        if self.where >= 0 and verb_in(code, FACE_TO):
            where, area = b.ground.position_codes[self.where], b.ground.area_codes[b_of(code)]
            return no("GG-4.9", "no-such-side", position=where, area=area)
        return not_an_answer(self, b, code)
