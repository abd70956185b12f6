"""Pieces in hand: some of one place are taken, then a place; the disc, its block and the kind of order follow.

An answer is tried out on a copy, one action after the other, up to the first that leads to dice. Cubes that leaving
pieces must be given are shared out evenly, as the odds have it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from longroll.games.gettysburg.board import N_SECTORS, PLACE, PLACES
from longroll.games.gettysburg.components import GUNS, MASK, PIECE, PIECES, SIDE
from longroll.games.gettysburg.lexicon import (
    AT_GUNS,
    DISC,
    DONE,
    DOUBLE,
    ENTER,
    FIGHT,
    FIRE,
    JOINT,
    MOVE,
    RIDE,
)
from longroll.games.gettysburg.odds import policy_answer
from longroll.games.gettysburg.rules.damage import Leaving
from longroll.games.gettysburg.rules.fire import FireOrder, targets
from longroll.games.gettysburg.rules.movement import FIRST, ONLY, Move
from longroll.games.gettysburg.rules.orders import Order
from longroll.games.gettysburg.rules.turn import BETWEEN, Turn
from longroll.games.gettysburg.state import Battle
from longroll.games.gettysburg.table.drawing import disc_mark
from longroll.games.gettysburg.table.meaning import Meaning, crossing, entry
from longroll.games.gettysburg.table.speech import Speech
from longroll.games.gettysburg.table.stage.phases import combat_in
from longroll.kit.foresight import carry_on
from longroll.kit.notation import a_of, act, c_of, verb_in
from longroll.kit.scene import Choice, Holding
from longroll.kit.state import CHANCE

Codes = list[int]

# ---- what may be taken -------------------------------------------------------------------------------------


def graspable(b: Battle) -> list[str]:
    """Keys of the pieces that may be taken in hand, and of the blocks that may give them their order."""
    if b.mover < 0:
        return []
    able = able_pieces(b)
    blocks = [f"block:{PLACES[place]}" for place in givers(b)] if able and isinstance(b.frames[-1], Turn) else []
    return [*(f"piece:{PIECES[piece]}" for piece in sorted(able)), *blocks]


def able_pieces(b: Battle) -> set[int]:
    """Pieces with which something can be begun now."""
    found = {a_of(code) for code in b.codes if verb_in(code, ENTER, MOVE, RIDE, FIRE)}
    top = b.frames[-1]
    if isinstance(top, Turn) and top.step == BETWEEN:
        return found.union(*[with_second_disc(b, place) for place in givers(b)])
    if isinstance(top, Turn):
        for source in {source for place in givers(b) for source in sources(b, place)}:
            found |= {a_of(code) for code in Move(b.mover, source, role_of(b)).moves(b)}
            found |= set(gunners(b, source))
    return found


def with_second_disc(b: Battle, place: int) -> set[int]:
    """Pieces that may act once a second disc lies there: what the first order began limits them."""
    after = b.copy()
    carry_on(after, act(DISC, place))
    return {a_of(code) for code in after.codes if verb_in(code, MOVE, RIDE, FIRE)} if after.mover == b.mover else set()


def gunners(b: Battle, sector: int) -> list[int]:
    """Guns of a sector that have somebody to fire at. (By night there is no such order, as its listing knows.)"""
    listed = Order(b.mover, sector, ONLY).listing(b) if b.mask(b.mover, sector) & GUNS[b.mover] else []
    return [a_of(code) for code in listed if verb_in(code, FIRE) and b.place[a_of(code)] == sector]


def givers(b: Battle) -> list[int]:
    """Places of the blocks with which a disc may be placed now, to give one order."""
    single = [a_of(code) for code in b.codes if verb_in(code, DISC)]
    return single or [a_of(code) for code in b.codes if verb_in(code, DOUBLE)]


def role_of(b: Battle) -> int:
    """What order a first disc placed now would give."""
    return ONLY if any(verb_in(code, DISC) for code in b.codes) else FIRST


def sources(b: Battle, place: int) -> list[int]:
    """Sectors whose pieces a disc there could move."""
    return Order(b.mover, place, role_of(b)).move_sources(b)


# ---- what is in hand ---------------------------------------------------------------------------------------


class Hand(NamedTuple):
    """Pieces of one place, and the block chosen to give them their order (-1: none is needed, or the best one)."""

    pieces: list[int]
    place: int
    block: int


def read_hand(b: Battle, keys: Sequence[str]) -> Hand | None:
    """None if these cannot be taken together."""
    pieces: list[int] = []
    block = -1
    for key in keys:
        kind, _, name = key.partition(":")
        if kind == "piece" and name in PIECE:
            pieces.append(PIECE[name])
        elif kind == "block" and name in PLACE and PLACE[name] in givers(b):
            block = PLACE[name]
        else:
            return None
    able = able_pieces(b)
    if not pieces or len(set(pieces)) < len(pieces) or not all(piece in able for piece in pieces):
        return None
    place = b.place[pieces[0]]
    if any(b.place[piece] != place for piece in pieces):
        return None
    return Hand(pieces, place, block)


def in_hand(b: Battle, keys: Sequence[str], spoken: Speech) -> Holding | None:
    """What the deciding seat may do with some pieces together; None if it may not take them."""
    if b.mover < 0:
        return None
    hand = read_hand(b, keys)
    if hand is None:
        return None
    blocks = commanders(b, hand)
    if hand.block >= 0 and hand.block not in blocks:
        return None
    giver = hand.block if hand.block >= 0 else blocks[0] if blocks else -1
    before = opening(b, giver)
    found = list(entries(b, hand, spoken) if hand.place >= N_SECTORS else orders(b, hand, before, spoken))
    found.sort(key=lambda one: (-one.moved, not one.choice.fight, one.choice.label))
    names = [f"piece:{PIECES[piece]}" for piece in hand.pieces]
    chosen = [f"block:{PLACES[hand.block]}"] if hand.block >= 0 else []
    others = [f"block:{PLACES[place]}" for place in blocks if place != giver] if before else []
    return Holding(
        [*names, *chosen],
        spoken.say("hand-title", pieces=len(hand.pieces), place=spoken.heading(hand.place)),
        note=spoken.say("hand-order") if before else "",
        more=[f"piece:{PIECES[piece]}" for piece in companions(b, hand)],
        choices=[one.choice for one in found],
        words=command(b, giver, blocks, hand.place, spoken) if before else "",
        at=f"block:{PLACES[giver]}" if before else "",
        clause="GB-11.3" if before else "",
        others=others,
        mark=disc_mark(b.mover) if before else None,
        slot=b.discs[giver] if before else 0,
    )


def companions(b: Battle, hand: Hand) -> list[int]:
    """Others of the place that may come along."""
    return [p for p in sorted(able_pieces(b)) if b.place[p] == hand.place and p not in hand.pieces]


def commanders(b: Battle, hand: Hand) -> list[int]:
    """Blocks that could give the order, the best first: in the sector itself, then those with most room left."""
    if not isinstance(b.frames[-1], Turn) or hand.place >= N_SECTORS:
        return []
    found = [place for place in givers(b) if hand.place in b.ground.order_reach[place]]
    return sorted(found, key=lambda place: (place != hand.place, b.discs[place] - b.block[place], place))


def opening(b: Battle, giver: int) -> Codes:
    """The disc that is placed first, if one must be."""
    if giver < 0:
        return []
    single = act(DISC, giver)
    return [single if single in b.codes else act(DOUBLE, giver)]


def command(b: Battle, giver: int, blocks: Sequence[int], here: int, spoken: Speech) -> str:
    """Which block the disc comes to, and which others could have it."""
    where = "here" if giver == here else PLACES[giver]
    told = spoken.say("hand-disc-here" if where == "here" else "hand-disc-at", value=b.block[giver], place=where)
    others = [spoken.places[place] for place in blocks if place != giver]
    if not others:
        return told
    return f"{told} {spoken.say('hand-others', places=spoken.listed(others), number=len(others))}"


# ---- what may be done --------------------------------------------------------------------------------------


class Deed(NamedTuple):
    """An answer, and how many of the hand it moves."""

    choice: Choice
    moved: int


class Trial:
    """Actions carried out one after the other on a copy, as long as the same side decides and no dice fall."""

    def __init__(self, b: Battle) -> None:
        self.start = b
        self.b = b.copy()
        self.codes: Codes = []

    @property
    def open(self) -> bool:
        """May something else be answered?"""
        return self.b.mover == self.start.mover

    @property
    def gamble(self) -> bool:
        """Has a fight begun?"""
        return self.b.mover == CHANCE or (combat_in(self.b) is not None and combat_in(self.start) is None)

    def do(self, code: int) -> bool:
        """An answer, if it is legal now, with the cubes that it asks about."""
        if not self.open or code not in self.b.codes:
            return False
        self.codes.append(code)
        carry_on(self.b, code)
        while self.open and isinstance(self.b.frames[-1], Leaving):
            share = policy_answer(self.b)
            self.codes.append(share)
            carry_on(self.b, share)
        return True

    def choice(self, label: str, names: list[str], meant: Meaning) -> Choice:
        """All of it as one answer."""
        first, *rest = (str(self.start.write(code)) for code in self.codes)
        clause = self.start.clause_of(self.codes[0])
        return Choice(first, first.split()[0], label, names, clause, self.gamble, then=rest, **meant._asdict())


def named(hand: Hand, goal: int) -> list[str]:
    return [*(f"piece:{PIECES[piece]}" for piece in hand.pieces), f"place:{PLACES[goal]}"]


def entries(b: Battle, hand: Hand, spoken: Speech) -> Iterator[Deed]:
    """Out of an entry box; a fight follows at once where enemies stand (GB-6.7)."""
    goal = b.ground.box_sector[hand.place]
    trial = Trial(b)
    moved = sum(trial.do(act(ENTER, piece)) for piece in hand.pieces)
    if not moved:
        return
    hostile = bool(b.mask(1 - b.mover, goal))
    if hostile:
        trial.do(FIGHT)
    yield put_down(b, hand, goal, trial, moved, spoken)


def orders(b: Battle, hand: Hand, before: Codes, spoken: Speech) -> Iterator[Deed]:
    """Marches and assaults of a sector's pieces, fire of its guns."""
    top = b.frames[-1]
    if not isinstance(top, FireOrder):
        for goal in goals(b, hand):
            deed = march(b, hand, before, goal, spoken)
            if deed is not None:
                yield deed
    if all(MASK[piece] & GUNS[SIDE[piece]] for piece in hand.pieces) and not isinstance(top, Move):
        for target, aim in targets(b, b.mover, hand.place):
            shot = fire(b, hand, before, (target, aim), spoken)
            if shot is not None:
                yield shot


def goals(b: Battle, hand: Hand) -> list[int]:
    """Sectors in reach of some of the hand, next ones first."""
    near = list(b.ground.neighbours[hand.place])
    far = [to for via in near for to in b.ground.neighbours[via] if to != hand.place]
    return list(dict.fromkeys([*near, *far]))


def march(b: Battle, hand: Hand, before: Codes, goal: int, spoken: Speech) -> Deed | None:
    """As many as can go there, one after the other; they fight at once unless a second order may join them."""
    trial = Trial(b)
    if not all(trial.do(code) for code in before):
        return None
    moved = sum(step(trial, piece, goal) for piece in hand.pieces)
    if not moved:
        return None
    hostile = bool(b.mask(1 - b.mover, goal))
    joins = trial.open and any(verb_in(code, JOINT) for code in trial.b.codes)
    if hostile and not joins:
        trial.do(DONE)
    return put_down(b, hand, goal, trial, moved, spoken)


def step(trial: Trial, piece: int, goal: int) -> bool:
    """A piece goes there: over one border, or rides over two."""
    if trial.do(act(MOVE, piece, goal)):
        return True
    rides = [code for code in trial.b.codes if verb_in(code, RIDE) and a_of(code) == piece and c_of(code) == goal]
    return bool(rides) and trial.do(rides[0])


def put_down(b: Battle, hand: Hand, goal: int, trial: Trial, moved: int, spoken: Speech) -> Deed:
    """A place to go to, with what that means."""
    hostile = bool(b.mask(1 - b.mover, goal))
    part = moved < len(hand.pieces)
    note = spoken.say("hand-part", moved=moved, pieces=len(hand.pieces)) if part else spoken.say("hand-free")
    if hostile and not part:
        note = spoken.say("hand-assault", number=b.count(1 - b.mover, goal))
    cost = "" if hostile else str(moved) if part else spoken.say("hand-march")
    if hand.place >= N_SECTORS:
        meant = entry(b, hand.pieces[0])
    elif goal in b.ground.neighbours[hand.place]:
        meant = crossing(b, hand.place, goal)
    else:
        meant = Meaning(hostile)
    label = spoken.say("label-assault", sector=PLACES[goal]) if hostile else spoken.places[goal]
    return Deed(trial.choice(label, named(hand, goal), meant._replace(cost=cost, note=note)), moved)


def fire(b: Battle, hand: Hand, before: Codes, shot: tuple[int, int], spoken: Speech) -> Deed | None:
    """All of them at one target (GB-22.12)."""
    target, aim = shot
    trial = Trial(b)
    if not all(trial.do(code) for code in before):
        return None
    fired = sum(trial.do(act(FIRE, gun, target, aim)) for gun in hand.pieces)
    if not fired:
        return None
    trial.do(DONE)
    label = spoken.say("hand-fire-guns" if aim == AT_GUNS else "hand-fire", sector=PLACES[target])
    sectors = b.ground.map.distance[hand.place][target]
    note = spoken.say("meaning-distance", sectors=sectors)
    return Deed(trial.choice(label, named(hand, target), Meaning(note=note)), fired)
