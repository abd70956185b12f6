"""The turn: box moves, blocks, discs, and the orders given with them."""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.games.gettysburg.board import N_PLACES, N_SECTORS
from longroll.games.gettysburg.components import (
    BIT,
    CE,
    CSA,
    GUNS,
    HIGHEST_BLOCK,
    KIND,
    MASK,
    TROOPS,
    UE,
    UNION,
    UNION_BOX,
    members,
)
from longroll.games.gettysburg.doctrine.orders import (
    ASSAULT,
    Shot,
    Wish,
    assault_pieces,
    covers,
    march,
    shots_from,
    spare,
    volley,
    weigh,
    wishes,
)
from longroll.games.gettysburg.doctrine.posts import Assignment, assign
from longroll.games.gettysburg.doctrine.situation import STALL, Party, Situation, party
from longroll.games.gettysburg.lexicon import (
    BLOCK,
    DISC,
    DONE,
    DOUBLE,
    END,
    ENTER,
    FIGHT,
    FIRE,
    FORCED_PASS,
    JOINT,
    MOVE,
    PASS,
    REMOVE,
)
from longroll.games.gettysburg.rules.movement import FIRST, Move
from longroll.games.gettysburg.rules.orders import Order
from longroll.games.gettysburg.state import places_in
from longroll.kit.notation import a_of, act, b_of, verb_in

NEVER = -1000.0
SORTIE = 0.4
"""Least chance to win with which pieces leave a box into the enemy: they have no guns and no second wave."""


TURNS_A_DISC = 1.25
"""Turns of a period for each disc of the Union: some of them go to blocks."""
CSA_BOXES = 16
"""Discs that fill the Confederate boxes."""
STALLED = 100.0
"""A side that stalls has nothing better to do than to pass."""
LAST_DISCS = 3
"""With so few left the Union must assault what would lose it the battle; before, it may prepare."""
LATE = 1.0
OLD: Final = 0.02
"""Where nothing else tells blocks apart that might be taken away: one with more discs has been there longer."""
WORN: Final[tuple[int, ...]] = (3, 2)
"""Fewest discs of each side with a block that is taken away while something else can be done."""


class Choice(NamedTuple):
    score: float
    code: int


class Dish(NamedTuple):
    """An order of the menu: the disc, and what is ordered with it."""

    score: float
    code: int
    order: int
    source: int


def orders_to_come(situation: Situation) -> int:
    """How many orders the side can still give in this period."""
    b = situation.b
    if situation.side == UNION:
        return b.orders
    return min(b.single + b.double, round(TURNS_A_DISC * situation.union_discs))


# ---- out of the boxes --------------------------------------------------------------------------------------


def enter(situation: Situation, codes: list[int]) -> int:
    """A box move worth making now, or 0. Free sectors always; against the enemy only with good odds (GB-6.7)."""
    b, side = situation.b, situation.side
    best, best_rank = 0, NEVER
    for code in codes:
        if not verb_in(code, ENTER):
            continue
        piece = a_of(code)
        box = b.place[piece]
        sector = situation.ground.box_sector[box]
        gun = MASK[piece] & GUNS[side]
        if b.mask(situation.foe, sector):
            if b.contested:
                return code
            plan = weigh(situation, sector, (party(b, side, box, 2),))
            rank = plan.score if plan.score > situation.weights.least and plan.odds.win >= SORTIE else NEVER
        else:
            rank = 1.0 - (0.5 if gun else 0.0) + (0.2 if KIND[piece] in (CE, UE) else 0.0)
        if rank > best_rank:
            best, best_rank = code, rank
    return best


# ---- the action --------------------------------------------------------------------------------------------


class Staffwork:
    """The wishes of a turn against the blocks that could carry them out."""

    def __init__(self, situation: Situation) -> None:
        b, side = situation.b, situation.side
        self.situation = situation
        self.ground = situation.ground
        self.legal = set(b.codes)
        self.posted: Assignment = assign(situation)
        self.wishes: list[Wish] = wishes(situation, self.posted)
        self.values: dict[int, float] = {}
        self.shots: dict[int, list[Shot]] = {}
        self.volleys: dict[int, float] = {}
        self.known_commanders: dict[int, list[int]] = {}
        self.volley_now = -1.0
        """Not worked out yet."""
        self.room: dict[int, int] = {p: b.block[p] - b.discs[p] for p in b.blocks(side) if b.block[p] > b.discs[p]}
        uses = {p: len([w for w in self.wishes if self.commands(p, w.source)]) for p in self.room}
        self.by_use = sorted(self.room, key=lambda p: (uses[p], p))
        """Blocks with room, those with the fewest uses first."""
        self.crisis = side == UNION and situation.lost_unless
        scores = sorted((w.score for w in self.wishes), reverse=True)
        self.appetite = min(1.0, max(0.3, sum(scores[:6]) / 6))
        """What an order is worth just now."""
        self.turns = orders_to_come(situation)
        self.given: dict[int, list[float]] = {place: [] for place in self.room}
        """What the blocks with room can be used for, each order counted once."""
        self.missed: list[list[float]] = [[] for _ in range(N_PLACES)]
        """For every place what the orders are worth that no block has room for and one there could give."""
        self.share_out()

    def commands(self, place: int, sector: int) -> bool:
        """Can a disc in a place order the sector?"""
        return self.ground.support_mask[sector] & BIT[place] != 0

    def volley_score(self, place: int) -> float:
        found = self.volleys.get(place)
        if found is None:
            found = 0.0
            if not self.situation.night:
                found = sum(s.score for s in volley(self.situation, place, self.values, self.shots))
            self.volleys[place] = found
        return found

    def commanders(self, sector: int) -> list[int]:
        """Blocks with room that can order a sector, those with the fewest other uses first."""
        found = self.known_commanders.get(sector)
        if found is None:
            places = self.ground.support[sector]
            found = [p for p in self.by_use if p in places]
            self.known_commanders[sector] = found
        return found

    def best_volley(self) -> float:
        """The best that a block with room can order now."""
        if self.volley_now < 0.0:
            self.volley_now = max([self.volley_score(place) for place in self.room], default=0.0)
        return self.volley_now

    # ---- discs ---------------------------------------------------------------------------------------------

    def menu(self) -> list[Dish]:
        """Every order that can be given now, with the disc to place for it."""
        situation = self.situation
        b = situation.b
        single = b.single if situation.side == CSA else b.orders
        double = situation.side == CSA and b.double >= 2 and self.two_fit()
        found: list[Dish] = []
        if not single and not double:
            return found
        verb = DISC if single else DOUBLE
        for wish in self.wishes:
            score = wish.score
            if self.crisis and wish.kind != ASSAULT:
                score -= LATE if situation.union_discs <= LAST_DISCS else 0.0
            if wish.second >= 0:
                if double:
                    place = self.joint_place(wish)
                    if place >= 0:
                        found.append(Dish(score, act(DOUBLE, place), wish.code, wish.source))
                continue
            places = self.commanders(wish.source)
            if places:
                found.append(Dish(score, act(verb, places[0]), wish.code, wish.source))
        for place in self.room:
            score = self.volley_score(place)
            if score > 0:
                shot = volley(situation, place, self.values, self.shots)[0]
                found.append(Dish(score - (0.3 if self.crisis else 0.0), act(verb, place), shot.code, shot.sector))
        return found

    def orders(self) -> list[Choice]:
        """The same for the choice of a disc; two orders at once too."""
        situation = self.situation
        found = [Choice(dish.score, dish.code) for dish in self.menu()]
        if found and situation.side == CSA and situation.b.single and situation.b.double >= 2 and self.two_fit():
            found += self.tempo()
        return found

    def two_fit(self) -> bool:
        return sum(self.room.values()) >= 2

    def joint_place(self, wish: Wish) -> int:
        """The block for the first disc of a joint assault, if another disc can follow (GB-11.9)."""
        for first in self.commanders(wish.source):
            for second in self.commanders(wish.second):
                if second != first or self.room[first] >= 2:
                    return first
        return -1

    def tempo(self) -> list[Choice]:
        """Two orders at once, when discs for joint assaults are not wanted."""
        situation = self.situation
        b = situation.b
        close = any(
            b.mask(CSA, n) & TROOPS[CSA]
            for s in situation.stars
            if s not in situation.held
            for n in self.ground.neighbours[s]
        )
        if b.double - 2 < (2 if close and situation.union_discs > 2 else 0):
            return []
        best: list[tuple[float, int, list[int]]] = []
        for wish in self.wishes:
            places = self.commanders(wish.source)
            if places and wish.second < 0:
                best.append((wish.score, wish.source, places))
        best.sort(reverse=True)
        for other, beside, their in best[1:]:
            score, source, places = best[0]
            if beside != source and (len({*places, *their}) > 1 or self.room[places[0]] >= 2):
                return [Choice(score + 0.8 * other, act(DOUBLE, places[0]))]
        return []

    # ---- blocks --------------------------------------------------------------------------------------------

    def share_out(self) -> None:
        """Give every order that is wished for, and the marches that would follow it, to a block with room."""
        fading = self.situation.weights.fading
        wanted: list[tuple[float, int]] = []
        for wish in self.wishes:
            wanted.append((wish.score, wish.source))
            share = wish.score
            for sector in wish.route:
                share *= fading
                wanted.append((share, sector))
        wanted.sort(reverse=True)
        for score, sector in wanted:
            for place in self.commanders(sector):
                if len(self.given[place]) < self.room[place]:
                    self.given[place].append(score)
                    break
            else:
                for place in self.ground.support[sector]:
                    self.missed[place].append(score)
        for place, given in self.given.items():
            fire = self.volley_score(place)
            if fire > 0:
                given += [fire] * (self.room[place] - len(given))

    def worth(self, scores: list[float], turns: int) -> float:
        """Orders one after the other, the best first, each further one less certain."""
        fading = self.situation.weights.fading
        total, share = 0.0, 1.0
        for score in sorted(scores, reverse=True)[:turns]:
            total += share * score
            share *= fading
        return total

    def prospects(self, place: int) -> list[float]:
        """What orders a new block in a place would make possible, the best first."""
        weights = self.situation.weights
        scores = self.missed[place]
        fire = self.volley_score(place)
        if fire > 0:
            gain = fire - (1 - weights.again) * min(fire, self.best_volley())
            scores = [*scores, gain, gain, gain]
        return sorted([weights.placing * score for score in scores], reverse=True)[:HIGHEST_BLOCK]

    def placement(self) -> Choice:
        return max(self.placements(), default=Choice(NEVER, 0))

    def placements(self) -> list[Choice]:
        """For every place worth a block the one to place there, by the orders that are missed, against what would be
        ordered without it.

        The Confederates have so many turns: one that places a block gives no order. The Union has so many discs: a
        turn without one is a turn more for the enemy, which ``decide`` charges for.
        """
        situation = self.situation
        b, side = situation.b, situation.side
        weights = situation.weights
        hand = [v for v in range(2, 6) if b.hand[side * 6 + v]]
        if not hand:
            return []
        bare = covers(situation)
        support = self.ground.support
        places = {place for place in range(N_PLACES) if self.missed[place]}
        if not situation.night:
            places |= {p for s in situation.own_sectors if situation.force(side, s).guns for p in support[s]}
        places |= {p for s in bare for n in self.ground.neighbours[s] for p in support[n]}
        given = [score for scores in self.given.values() for score in scores]
        given.sort(reverse=True)
        left = self.turns if side == UNION else self.turns - 1
        delay = 1.0 if side == UNION else weights.fading
        instead = weights.fading * self.worth(given[1:], self.turns - 1)
        found: list[Choice] = []
        for place in sorted(places):
            if b.block[place] or act(BLOCK, hand[0], place) not in self.legal:
                continue
            scores = self.prospects(place)
            whole = sum(scores)
            size = next((v for v in hand if sum(scores[:v]) >= weights.enough * whole), hand[-1])
            value = delay * self.worth(given + scores[:size], left) - instead + self.standing(place)
            for sector in bare:
                if any(place in support[n] and not b.mask(situation.foe, n) for n in self.ground.neighbours[sector]):
                    value += weights.cover * (2.0 if sector in situation.stars else 1.0)
            if place < N_SECTORS and not b.mask(side, place) and situation.touched(place):
                value -= weights.lonely
            found.append(Choice(value, act(BLOCK, size, place)))
        return found

    def standing(self, place: int) -> float:
        """Orders will be wanted around the victory sectors even if none is wanted now."""
        situation = self.situation
        if place >= N_SECTORS:
            return 0.0
        value = 0.0
        for star in situation.stars:
            if self.commands(place, star) and not any(p in self.room for p in self.ground.support[star]):
                value += min(1.0, situation.pressure(star, situation.foe) / 4)
        return situation.weights.standing * value

    def removal(self) -> Choice:
        """A block that has done its work: its discs are wanted in the next period."""
        situation = self.situation
        b, side = situation.b, situation.side
        weights = situation.weights
        in_hand = sum(b.hand[side * 6 : side * 6 + 6])
        if side == UNION:
            can_order = b.forced > 0 or (b.orders > 0 and bool(self.room))
            short = UNION_BOX[(b.period + 1) % 4] + b.handicap - b.reserve[UNION]
            soon = 1.0 if situation.union_discs <= 4 else 0.6
        else:
            can_order = bool(self.room) and (b.single > 0 or (b.double >= 2 and self.two_fit()))
            short = CSA_BOXES - b.reserve[CSA] - b.single - b.double
            soon = 1.0 if b.single <= 2 or situation.union_discs <= 4 else 0.5
        if situation.closing:
            short = 0
        best = Choice(NEVER, 0)
        for place in b.blocks(side):
            if (b.discs[place] < WORN[side] or self.crisis) and (in_hand or can_order):
                continue
            use = self.worth(self.given[place], self.turns) if place in self.given else 0.0
            score = weights.recall * self.appetite * min(b.discs[place], max(0, short)) * soon - use
            score += OLD * b.discs[place]
            if in_hand == 0:
                score += weights.hand
            if self.holds_retreat(place):
                score -= weights.cover
            if score > best.score:
                best = Choice(score, act(REMOVE, place))
        return best

    def holds_retreat(self, place: int) -> bool:
        """Would some garrison in contact lose its last legal retreat with this block?"""
        situation = self.situation
        b = situation.b
        others = b.posted[situation.side] & ~BIT[place]
        for sector in situation.own_sectors:
            if not situation.touched(sector):
                continue
            support = 0
            for near in places_in(self.ground.beside[sector] & ~situation.enemy_mask):
                support |= self.ground.support_mask[near]
            if support & BIT[place] and not support & others:
                return True
        return False

    # ---- time ----------------------------------------------------------------------------------------------

    def passes(self) -> list[Choice]:
        """The Union lets the clock run when nothing better is to be done; the CSA only if it must."""
        situation = self.situation
        b = situation.b
        value = situation.weights.idle
        if situation.intent.posture == STALL:
            value = STALLED
        elif situation.side == CSA:
            value = -0.3
        elif self.crisis:
            value = -5.0
        elif situation.union_discs <= 2 and situation.held and not situation.night:
            threat = max((situation.danger(s) for s in situation.stars if b.mask(UNION, s)), default=0.0)
            value += situation.weights.haste * threat
        found = []
        if b.forced and situation.side == UNION:
            found.append(Choice(value + situation.weights.reserve, FORCED_PASS))
        if self.by_use and (b.single if situation.side == CSA else b.orders):
            found.append(Choice(value, act(DISC, self.by_use[0])))
        return found

    # ---- the choice ----------------------------------------------------------------------------------------

    def decide(self) -> int:
        situation = self.situation
        toll = situation.weights.tempo
        choices = self.orders() + self.passes()
        place = self.placement()
        choices.append(Choice(place.score - toll, place.code))
        remove = self.removal()
        choices.append(Choice(remove.score - toll, remove.code))
        choices = [c for c in choices if c.code in self.legal]
        if not choices:
            return 0
        return max(choices).code


# ---- the order ---------------------------------------------------------------------------------------------


def give_order(situation: Situation) -> int:
    """A disc lies: what to order with it."""
    b = situation.b
    top = b.frames[-1]
    assert isinstance(top, Order)
    legal = set(b.codes)
    if b.joint >= 0 and top.role:
        return join(situation)
    if situation.intent.posture == STALL and PASS in legal:
        return PASS
    reach = [s for s in situation.ground.order_reach[top.place] if b.mask(situation.side, s)]
    two = top.role == FIRST
    best = Choice(0.0, 0)
    situation.two = two
    for wish in wishes(situation, assign(situation), reach):
        if wish.code not in legal or (wish.second >= 0 and not second_possible(situation, wish.second)):
            continue
        if wish.score > best.score:
            best = Choice(wish.score, wish.code)
    shots = volley(situation, top.place, {}, {})
    if shots:
        total = sum(s.score for s in shots)
        if total > best.score and shots[0].code in legal:
            best = Choice(total, shots[0].code)
    if best.code:
        return best.code
    return PASS if PASS in legal else 0


def second_possible(situation: Situation, sector: int) -> bool:
    b = situation.b
    return any(b.block_side(p) == situation.side and b.has_room(p) for p in situation.ground.support[sector])


def join(situation: Situation) -> int:
    """The second order of a joint assault: the best troops that can go in."""
    b = situation.b
    best, rank = 0, NEVER
    for code in b.codes:
        if not verb_in(code, MOVE) or b_of(code) != b.joint:
            continue
        source = b.place[a_of(code)]
        value = join_value(situation, source) - assault_pieces(situation, source).index(a_of(code)) * 0.1
        if value > rank:
            best, rank = code, value
    return best


def join_value(situation: Situation, source: int) -> float:
    group = party(situation.b, situation.side, source, 2)
    return group.number * 2 - group.cubes * 0.3 + group.elites * 0.5 - (2.0 if source in situation.stars else 0.0)


def second_disc(situation: Situation) -> int:
    """The block for the second disc of a double order."""
    b = situation.b
    if b.joint >= 0:
        best, rank = 0, NEVER
        for code in b.codes:
            if not verb_in(code, DISC):
                continue
            for source in situation.ground.order_reach[a_of(code)]:
                if (
                    b.joint in situation.ground.neighbours[source]
                    and b.mask(situation.side, source) & TROOPS[situation.side]
                ):
                    if b.mask(situation.foe, source):
                        continue
                    value = join_value(situation, source)
                    if value > rank:
                        best, rank = code, value
        return best
    situation.two = False
    work = Staffwork(situation)
    legal = set(b.codes)
    best_choice = Choice(NEVER, 0)
    for wish in work.wishes:
        if wish.second >= 0:
            continue
        for place in work.commanders(wish.source):
            if act(DISC, place) in legal and wish.score > best_choice.score:
                best_choice = Choice(wish.score, act(DISC, place))
    if not situation.night:
        for place in work.room:
            score = work.volley_score(place)
            if score > best_choice.score and act(DISC, place) in legal:
                best_choice = Choice(score, act(DISC, place))
    return best_choice.code


# ---- moving ------------------------------------------------------------------------------------------------


def present(situation: Situation, sector: int) -> tuple[Party, ...]:
    """Own attackers already in a contested sector, by where they came from."""
    b, side = situation.b, situation.side
    groups: dict[int, list[int]] = {}
    for piece in members(side, b.mask(side, sector)):
        groups.setdefault(b.origin[piece], []).append(piece)
    return tuple(
        Party(origin, len(pieces), sum(KIND[p] in (CE, UE) for p in pieces), sum(b.load[p] for p in pieces))
        for origin, pieces in sorted(groups.items())
    )


def keep_moving(situation: Situation) -> int:
    """Inside a Move order: another piece, a joint assault, or done."""
    b, side = situation.b, situation.side
    top = b.frames[-1]
    assert isinstance(top, Move)
    legal = set(b.codes)
    if top.role and b.joint >= 0 and DONE not in legal:
        return join(situation)
    target = b.joint
    if target < 0:
        target = next(
            (s for s in situation.ground.neighbours[top.source] if b.mask(side, s) and b.mask(situation.foe, s)), -1
        )
    if target >= 0:
        return keep_assaulting(situation, top, target, legal)
    steps = march(situation, top.source, assign(situation), top.moved, top.crossed)
    steps.sort(reverse=True)
    for step in steps:
        if step.code in legal:
            return step.code
    return DONE if DONE in legal else 0


def keep_assaulting(situation: Situation, top: Move, target: int, legal: set[int]) -> int:
    """Send one more piece in if it helps; then call for the second order if it was planned."""
    b, side = situation.b, situation.side
    now = present(situation, target)
    plain = weigh(situation, target, now).score
    for piece in assault_pieces(situation, top.source):
        code = act(MOVE, piece, target)
        if code not in legal or not spare(situation, top.source, target):
            continue
        more = party(b, side, top.source, 1)
        if weigh(situation, target, (*now, more)).score > plain:
            return code
        break
    if top.role == FIRST and act(JOINT, target) in legal:
        here = sum(p.number for p in now)
        for source in situation.ground.neighbours[target]:
            if not b.mask(side, source) & TROOPS[side] or b.mask(situation.foe, source):
                continue
            if not second_possible(situation, source):
                continue
            more = party(b, side, source, min(2, 4 - here))
            if weigh(situation, target, (*now, more)).score > plain:
                return act(JOINT, target)
    return DONE if DONE in legal else 0


# ---- fire --------------------------------------------------------------------------------------------------


def keep_firing(situation: Situation) -> int:
    """Inside a Fire order: the next shot, or done."""
    b = situation.b
    values: dict[int, float] = {}
    best = Choice(0.0, DONE)
    legal = set(b.codes)
    for sector in sorted({b.place[a_of(code)] for code in b.codes if verb_in(code, FIRE)}):
        for shot in shots_from(situation, sector, values):
            if shot.code in legal and shot.score > best.score:
                best = Choice(shot.score, shot.code)
    return best.code


def take_turn(situation: Situation) -> int:
    """D_TURN, D_AFTER and the moments between two orders."""
    b = situation.b
    code = enter(situation, b.codes)
    if code:
        return code
    for plain in (FIGHT, END):
        if plain in b.codes:
            return plain
    situation.two = situation.side == CSA and b.double >= 2
    return Staffwork(situation).decide()
