"""The light policy: a sensible answer to every decision in a small part of the time the staff takes.

It weighs assaults by the staff's quick estimate, but looks at each sector by itself: no posts are assigned, no odds
confirmed, no volleys planned. Pieces march where the victory sectors pull them, and a disc or a block goes where the
best orders wait. Small choices in and around a combat are the staff's own.
"""

from __future__ import annotations

from random import Random
from typing import Final

from longroll.games.gettysburg.board import N_PLACES, N_SECTORS
from longroll.games.gettysburg.components import (
    BIT,
    CSA,
    GUNS,
    HIGHEST_BLOCK,
    MASK,
    SECTOR_LIMIT,
    TROOPS,
    UNION,
    members,
)
from longroll.games.gettysburg.doctrine.battle import answer as small_answer
from longroll.games.gettysburg.doctrine.orders import assault_pieces, rally, spare, weigh, works
from longroll.games.gettysburg.doctrine.situation import Party, Situation, party
from longroll.games.gettysburg.doctrine.turns import NEVER, WORN, Choice, enter, join, present, second_disc
from longroll.games.gettysburg.lexicon import (
    AT_TROOPS,
    BLOCK_AT,
    DISC,
    DISC_AT,
    DONE,
    DOUBLE_AT,
    END,
    FIGHT,
    FIRE,
    FORCED_PASS,
    JOINT,
    MOVE_OF,
    PASS,
    REMOVE_AT,
    REORGANISE,
)
from longroll.games.gettysburg.rules.disruption import may_leave
from longroll.games.gettysburg.rules.fire import DECLARE, FireOrder
from longroll.games.gettysburg.rules.movement import FIRST, ONLY, Move, border_limit
from longroll.games.gettysburg.rules.orders import Order
from longroll.games.gettysburg.rules.turn import ACTION, BETWEEN, Turn
from longroll.games.gettysburg.state import Battle, places_in
from longroll.kit.notation import a_of, act, b_of, c_of, verb_in
from longroll.kit.state import NOBODY

NO_CHOICE: Final = Choice(NEVER, 0)

# ---- where the pieces are wanted ---------------------------------------------------------------------------

FADE: Final = tuple(0.8**steps for steps in range(100))
"""How a pull weakens, by the marches to its sector."""
CALM: Final = 0.5
THREATENED: Final = 2.0
"""Pressure on a victory sector from which on two and three pieces are wanted there."""
GARRISON: Final = 3
RECAPTURE: Final = 6.0
"""Pull of a victory sector that the enemy holds, on the Union."""
VACANCY: Final = 2.0
"""Pull of a piece wanted in a victory sector."""
BACKING: Final = 1.0
"""Pull of a victory sector that has all it wants: reserves stay near."""
PRIZE: Final = 6.0
"""Pull of a victory sector on the Confederates, less one for each piece that holds it."""
OPEN_PRIZE: Final = 10.0
MAIN_EFFORT: Final = 3.0
"""Most that the Confederates' pressure on a victory sector adds: they mass where they are."""
MASS: Final = 1 / 3


def wanted(situation: Situation, star: int) -> int:
    """Troops that ought to hold a victory sector."""
    pressure = situation.pressure(star, situation.foe)
    return 1 if pressure < CALM else 2 if pressure < THREATENED else GARRISON


def pull(situation: Situation, star: int) -> float:
    """How much a victory sector draws the side's pieces."""
    b, side = situation.b, situation.side
    held = b.occupied[CSA] & BIT[star]
    if side == UNION and held:
        return RECAPTURE
    if side == CSA and not held:
        garrison = situation.force(UNION, star).troops
        mass = min(MAIN_EFFORT, situation.pressure(star, CSA) * MASS)
        return (PRIZE - garrison if b.occupied[UNION] & BIT[star] else OPEN_PRIZE) + mass
    return max(BACKING, VACANCY * (wanted(situation, star) - situation.force(side, star).troops))


class Pulls:
    """What draws the pieces of a side, worked out for the sectors that are asked about."""

    def __init__(self, situation: Situation) -> None:
        self.stars = [(situation.ground.marches[star], pull(situation, star)) for star in situation.stars]
        self.known: list[float] = [-1.0] * N_SECTORS

    def at(self, sector: int) -> float:
        found = self.known[sector]
        if found < 0.0:
            found = 0.0
            for away, strength in self.stars:
                felt = strength * FADE[away[sector]]
                if felt > found:
                    found = felt
            self.known[sector] = found
        return found


# ---- orders to one sector ----------------------------------------------------------------------------------

STEP: Final = 0.6
"""A piece one step nearer, by what the pull grows."""
SHOT: Final = 0.08
"""A gun that fires at troops, and at those who stand on or beside what is fought for."""
TELLING_SHOT: Final = 0.14
COUNTER_SHOT: Final = 0.12
JOINT_TOLL: Final = 0.4
"""What the second disc of a joint assault must bring."""


class Orders:
    """The best order to each sector: its score, its answer, and the other sector of a joint assault (-1: none)."""

    def __init__(self, situation: Situation, sources: int, two: bool) -> None:
        """``sources``: mask of the sectors that may be ordered; ``two``: may a second disc follow at once?"""
        b = situation.b
        self.situation = situation
        self.sources = sources & b.occupied[situation.side] & ~b.occupied[situation.foe]
        self.scores: list[float] = [0.0] * N_SECTORS
        self.codes: list[int] = [0] * N_SECTORS
        self.seconds: list[int] = [-1] * N_SECTORS
        if not situation.night:
            self.assaults(two)
        pulls = Pulls(situation)
        for sector in places_in(self.sources):
            self.offer(sector, march(situation, pulls, sector))
            self.offer(sector, volley(situation, sector))
            self.offer(sector, repairs(situation, sector))

    def offer(self, sector: int, choice: Choice) -> None:
        if choice.score > self.scores[sector]:
            self.scores[sector] = choice.score
            self.codes[sector] = choice.code
            self.seconds[sector] = -1

    def assaults(self, two: bool) -> None:
        """Assaults by two pieces of one sector, and by two sectors together where a second disc may follow."""
        situation = self.situation
        b, side = situation.b, situation.side
        for target in situation.enemy_sectors:
            near = situation.ground.beside[target] & self.sources
            if not near or b.is_full(side, target):
                continue
            starts: list[tuple[int, int]] = []
            for source in places_in(near):
                number = spare(situation, source, target)
                if not number:
                    continue
                starts.append((number, source))
                plan = weigh(situation, target, (party(b, side, source, min(2, number)),))
                if plan.score > situation.weights.least:
                    self.offer(source, Choice(plan.score, storm(situation, source, target)))
            if two and starts:
                self.joint(target, starts)

    def joint(self, target: int, starts: list[tuple[int, int]]) -> None:
        situation = self.situation
        b, side = situation.b, situation.side
        starts.sort(reverse=True)
        number, source = starts[0]
        if len(starts) > 1:
            other, second = starts[1]
            parties: tuple[Party, ...] = (
                party(b, side, source, min(2, number)),
                party(b, side, second, min(2, other)),
            )
        elif number > 2:
            second = source
            parties = (party(b, side, source, min(4, number)),)
        else:
            return
        plan = weigh(situation, target, parties)
        score = plan.score - JOINT_TOLL
        if score > situation.weights.least and score > self.scores[source]:
            self.offer(source, Choice(score, storm(situation, source, target)))
            self.seconds[source] = second


def storm(situation: Situation, source: int, target: int) -> int:
    """The best piece of a sector goes in."""
    code: int = MOVE_OF[assault_pieces(situation, source)[0]][target]
    return code


def march(situation: Situation, pulls: Pulls, source: int) -> Choice:
    """Those who are not needed in a sector go where they are drawn most."""
    b, side = situation.b, situation.side
    troops, guns = to_spare(situation, source)
    if not troops and not guns:
        return NO_CHOICE
    to = best_step(situation, pulls, source, situation.ground.beside[source], not troops)
    if to < 0:
        return NO_CHOICE
    room = min(SECTOR_LIMIT - b.count(side, to), border_limit(b, side, source, to))
    score = STEP * (pulls.at(to) - pulls.at(source)) * min(room, troops + guns)
    kinds = TROOPS[side] if troops else GUNS[side]
    return Choice(score, MOVE_OF[members(side, b.mask(side, source) & kinds)[-1]][to])


def to_spare(situation: Situation, source: int) -> tuple[int, int]:
    """Troops and guns that may march off: a victory sector keeps what it wants, guns in action keep company."""
    b, side = situation.b, situation.side
    there = situation.force(side, source)
    in_action = there.guns > 0 and situation.ground.sight_mask[source] & b.occupied[situation.foe] != 0
    kept = 1 if in_action else 0
    if source in situation.stars:
        kept = wanted(situation, source)
    elif b.disrupted & BIT[source]:
        kept = 1
    guns = 0 if in_action or source in situation.stars or not may_leave(b, source, side, False) else there.guns
    return max(0, there.troops - kept), guns


def best_step(situation: Situation, pulls: Pulls, source: int, open_borders: int, guns_only: bool) -> int:
    """The sector beside ``source`` with room and without enemies that draws more than it, -1 without one."""
    b = situation.b
    best, strength = -1, pulls.at(source)
    for to in places_in(open_borders & ~b.occupied[situation.foe] & ~b.full[situation.side]):
        felt = pulls.at(to)
        if felt > strength and not (guns_only and exposed(situation, to)):
            best, strength = to, felt
    return best


def exposed(situation: Situation, sector: int) -> bool:
    """Would guns be alone there, with enemies beside them?"""
    b, side = situation.b, situation.side
    if b.mask(side, sector) & TROOPS[side]:
        return False
    return situation.ground.beside[sector] & b.occupied[situation.foe] != 0


def shot_value(situation: Situation, target: int, aim: int) -> float:
    if aim != AT_TROOPS:
        return COUNTER_SHOT
    near = situation.ground.beside[target]
    telling = near & situation.b.occupied[situation.side] or target in situation.stars
    return TELLING_SHOT if telling else SHOT


def volley(situation: Situation, sector: int) -> Choice:
    """The guns of a sector fire at what matters most."""
    b, side, foe = situation.b, situation.side, situation.foe
    guns = b.mask(side, sector) & GUNS[side]
    if not guns or situation.night:
        return NO_CHOICE
    best, value = -1, 0.0
    for target in places_in(situation.ground.sight_mask[sector] & b.occupied[foe]):
        if b.mask(foe, target) & TROOPS[foe]:
            worth = shot_value(situation, target, AT_TROOPS)
            if worth > value:
                best, value = target, worth
    if best < 0:
        return NO_CHOICE
    return Choice(value * guns.bit_count(), act(FIRE, members(side, guns)[0], best, AT_TROOPS))


def repairs(situation: Situation, sector: int) -> Choice:
    """Rally or dig in where the enemy is near."""
    b = situation.b
    if not situation.ground.beside[sector] & b.occupied[situation.foe]:
        return NO_CHOICE
    if b.disrupted & BIT[sector]:
        return Choice(rally(situation, sector), act(REORGANISE, sector))
    score, code = works(situation, sector)
    return Choice(score, code) if code else NO_CHOICE


# ---- the turn ----------------------------------------------------------------------------------------------

PLACING: Final = 0.6
"""Orders that a new block makes possible, against orders that can be given now."""
WITH_TROOPS: Final = 1.1
"""What a block counts more beside those it orders: nobody walks over it."""
USUAL_BLOCK: Final = 3
RECALL: Final = 0.25
"""A disc that comes home with a block that is full."""
EMPTY_HAND: Final = 0.3
"""A block that comes back where none is left to place."""


def take_turn(situation: Situation, turn: Turn) -> int:
    """Box moves and combats first; then the best of a disc, a block placed, a block removed."""
    b = situation.b
    entries = turn.entries(b)
    code = enter(situation, entries) if entries else 0
    if code:
        return code
    if b.contested and b.joint < 0:
        return FIGHT
    if turn.step == BETWEEN:
        return second_order(situation)
    if turn.step != ACTION:
        return END
    return act_now(situation, turn)


def second_order(situation: Situation) -> int:
    """The disc that follows: into the joint assault, or where the best order waits."""
    b = situation.b
    if b.joint >= 0:
        return second_disc(situation)
    orders = Orders(situation, b.occupied[situation.side], False)
    best, rank = 0, -1.0
    for code in b.codes:
        if not verb_in(code, DISC):  # a box move that ``enter`` declined
            continue
        for sector in situation.ground.order_reach[a_of(code)]:
            if orders.scores[sector] > rank:
                best, rank = code, orders.scores[sector]
    return best


def act_now(situation: Situation, turn: Turn) -> int:
    b, side = situation.b, situation.side
    room = [place for place in b.blocks(side) if b.has_room(place)]
    double = side == CSA and b.double >= 2 and turn.room_for_two(b, room)
    single = b.single if side == CSA else b.orders
    orders = Orders(situation, b.occupied[side], double)
    crisis = side == UNION and situation.lost_unless
    best = disc(situation, orders, room, single > 0, double)
    if b.forced and side == UNION and not crisis:
        best = max(best, Choice(situation.weights.idle + situation.weights.reserve, FORCED_PASS))
    if b.rush and side == UNION and (b.forced or (single and room)):
        return best.code
    toll = 0.0 if crisis else situation.weights.tempo
    placed, removed = placement(situation, orders, room), removal(situation, orders)
    if placed.score - toll > best.score:
        best = Choice(placed.score - toll, placed.code)
    if removed.score - toll > best.score:
        best = removed
    return best.code


def disc(situation: Situation, orders: Orders, room: list[int], single: bool, double: bool) -> Choice:
    """The best order that a block with room can give."""
    best = NO_CHOICE
    if not single and not double:
        return best
    for place in room:
        for sector in situation.ground.order_reach[place]:
            score = orders.scores[sector]
            joint = orders.seconds[sector] >= 0
            if score > best.score and (not joint or double):
                best = Choice(score, DOUBLE_AT[place] if joint or not single else DISC_AT[place])
    return best


def placement(situation: Situation, orders: Orders, room: list[int]) -> Choice:
    """A block where orders wait that nobody can give."""
    b, side = situation.b, situation.side
    values = [value for value in range(2, HIGHEST_BLOCK + 1) if b.hand[side * 6 + value]]
    if not values:
        return NO_CHOICE
    ground = situation.ground
    reached = 0
    for place in room:
        for sector in ground.order_reach[place]:
            reached |= BIT[sector]
    sums = [0.0] * N_PLACES
    for sector in places_in(orders.sources & ~reached):
        score = orders.scores[sector]
        if score > 0.0:
            for place in ground.support[sector]:
                sums[place] += score if place != sector else WITH_TROOPS * score
    best, most = -1, 0.0
    for place in range(N_PLACES):
        if sums[place] > most and not b.block[place] and open_to_blocks(situation, place):
            best, most = place, sums[place]
    if best < 0:
        return NO_CHOICE
    size = next((value for value in values if value >= USUAL_BLOCK), values[-1])
    return Choice(PLACING * most, BLOCK_AT[size][best])


def open_to_blocks(situation: Situation, place: int) -> bool:
    if place < N_SECTORS:
        return not situation.b.occupied[situation.foe] & BIT[place]
    return place in situation.ground.boxes[situation.side]


def removal(situation: Situation, orders: Orders) -> Choice:
    """A block that has done its work."""
    b, side = situation.b, situation.side
    in_hand = any(b.hand[side * 6 : side * 6 + 6])
    bonus = 0.0 if in_hand else EMPTY_HAND
    best, most = 0, NEVER
    for place in b.blocks(side):
        if in_hand and (b.discs[place] < WORN[side] or situation.closing):
            continue
        score = bonus + RECALL * b.discs[place]
        if b.has_room(place):
            for sector in situation.ground.order_reach[place]:
                score -= orders.scores[sector]
        if score > most:
            best, most = REMOVE_AT[place], score
    return Choice(most, best)


# ---- inside an order ---------------------------------------------------------------------------------------


def give_order(situation: Situation, order: Order) -> int:
    b = situation.b
    if order.bound(b):
        code = join(situation) if b.joint >= 0 else 0
        return code if code else b.codes[-1]
    orders = Orders(situation, reach_mask(situation, order.place), order.role == FIRST)
    best, rank = PASS, 0.0
    for sector in places_in(orders.sources):
        if orders.scores[sector] > rank:
            best, rank = orders.codes[sector], orders.scores[sector]
    return best


def reach_mask(situation: Situation, place: int) -> int:
    mask = 0
    for sector in situation.ground.order_reach[place]:
        mask |= BIT[sector]
    return mask


def keep_moving(situation: Situation, move: Move) -> int:
    """One more piece, a joint assault, or done."""
    b = situation.b
    if move.must_join(b):
        return join(situation)
    target = b.joint
    if target < 0:
        for sector in places_in(situation.ground.beside[move.source] & b.contested):
            target = sector
    code = storm_on(situation, move, target) if target >= 0 else march_on(situation, move)
    if move.role == ONLY:
        return code or DONE
    # the orders of a double order may be bound: what they may do is listed
    for one in (code, DONE):
        if one in b.codes:
            return one
    return b.codes[-1]


def storm_on(situation: Situation, move: Move, target: int) -> int:
    """Another piece if it helps, then the joint assault that was planned; 0: neither."""
    b, side = situation.b, situation.side
    inside = present(situation, target)
    now = weigh(situation, target, inside).score
    if (
        move.across(b, move.source) & BIT[target]
        and not b.is_full(side, target)
        and may_leave(b, move.source, side, True)
        and spare(situation, move.source, target)
    ):
        pieces = [piece for piece in assault_pieces(situation, move.source) if not MASK[piece] & move.moved]
        if pieces and weigh(situation, target, (*inside, party(b, side, move.source, 1))).score > now:
            code: int = MOVE_OF[pieces[0]][target]
            return code
    if move.role == FIRST and act(JOINT, target) in b.codes:
        return act(JOINT, target)
    return 0


def march_on(situation: Situation, move: Move) -> int:
    """The next of those who are not needed, 0 if nobody is left."""
    b, side = situation.b, situation.side
    troops, guns = to_spare(situation, move.source)
    waiting = b.mask(side, move.source) & ~move.moved
    kinds = (TROOPS[side] if troops else 0) | (GUNS[side] if guns else 0)
    pieces = members(side, waiting & kinds)
    if not pieces:
        return 0
    is_gun = MASK[pieces[-1]] & GUNS[side] != 0
    to = best_step(situation, Pulls(situation), move.source, move.across(b, move.source), is_gun)
    if to < 0:
        return 0
    code: int = MOVE_OF[pieces[-1]][to]
    return code


def keep_firing(situation: Situation) -> int:
    """Every gun fires at what matters most."""
    best, value = DONE, 0.0
    for code in situation.b.codes:
        if verb_in(code, FIRE):
            worth = shot_value(situation, b_of(code), c_of(code))
            if worth > value:
                best, value = code, worth
    return best


# ---- the policy --------------------------------------------------------------------------------------------

OWN_TURNS: Final = 8
"""So many turns of the side that decides first are played on; where dice are due, of the side whose turn it is."""


class Horizon:
    """The end of the period, or of some turns of one side. It counts turns as it is asked."""

    def __init__(self, b: Battle) -> None:
        self.day = b.day
        self.period = b.period
        self.turn = turn_of(b)
        self.side = b.mover
        if b.mover < 0:
            # dice before the first turn of a period bring reinforcements, and that turn is the CSA's (GB-5.4)
            self.side = CSA if self.turn is None else self.turn.side
        self.left = OWN_TURNS - (1 if self.turn is not None and self.turn.side == self.side else 0)

    def __call__(self, b: Battle) -> bool:
        if b.mover == NOBODY or b.period != self.period or b.day != self.day:
            return True
        turn = turn_of(b)
        if turn is not self.turn:
            self.turn = turn
            if turn is not None and turn.side == self.side:
                self.left -= 1
        return self.left < 0


def turn_of(b: Battle) -> Turn | None:
    """The turn in progress: it lies above the period."""
    if len(b.frames) < 2:
        return None
    frame = b.frames[1]
    return frame if isinstance(frame, Turn) else None


class LightPolicy:
    """Plays either side, quickly."""

    def answer(self, b: Battle, rng: Random) -> int:
        situation = Situation(b, b.mover)
        top = b.frames[-1]
        if isinstance(top, Turn):
            code = take_turn(situation, top)
        elif isinstance(top, Order):
            code = give_order(situation, top)
        elif isinstance(top, Move):
            code = keep_moving(situation, top)
        elif isinstance(top, FireOrder) and top.step == DECLARE:
            code = keep_firing(situation)
        else:
            code = small_answer(situation, top.kind(b))
        return code if code else rng.choice(b.codes)

    def horizon(self, b: Battle) -> Horizon:
        return Horizon(b)


LIGHT: Final = LightPolicy()
