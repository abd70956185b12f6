"""GG-14 Withdrawal moves: the withdrawal step of an action phase, and step 9 of a lost attack (GG-13.19.1).

A player chooses a block, then where it ends. Which of several paths leads there does not matter, except that one which
saves the block from the reduction of GG-14.11 is taken if there is one.
"""

from __future__ import annotations

from typing import Final

from longroll.games.guns.cells import perhaps_cavalry
from longroll.games.guns.components import (
    ARMIES,
    ARMY_OF,
    BIT,
    CAVALRY,
    FACE_OF,
    FACES,
    NO_BLOCK,
    ORDERS,
    TABLES,
    USA,
)
from longroll.games.guns.components import (
    WITHDRAW as WITHDRAW_ORDER,
)
from longroll.games.guns.lexicon import (
    D_LOST_ATTACK,
    D_WITHDRAW_TO,
    D_WITHDRAWAL,
    D_WITHDRAWAL_LOSS,
    DONE,
    E_NO_WAY,
    E_WITHDRAWS,
    LEAVE,
    LOSE,
    OFF,
    PERISH,
    RIDE_BACK,
    TO,
    WITHDRAW,
)
from longroll.games.guns.rules.facing import arrivals, enemy_behind, side_chosen
from longroll.games.guns.rules.fields import Threat, field_of_fire
from longroll.games.guns.rules.obstructed import in_play, thick, thick_mask
from longroll.games.guns.rules.paths import Withdrawal, withdrawal
from longroll.games.guns.rules.reduction import Witness, reduce, reduce_outright
from longroll.games.guns.state import BY_FACE, Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.terms import Refusal, no

DISTANCE: Final[tuple[int, ...]] = tuple(TABLES.movement.withdrawal[order.upper()] for order in ORDERS)
"""GG-14.4: steps by order."""
MOUNTED: Final = TABLES.movement.withdrawal["mounted_plus"]
"""GG-18.2."""

ON_FOOT: Final = 1
RIDING: Final = 2

MOST_KEPT: Final = 200
_routes: Final[dict[tuple[Threat, int, int, int, int, bool], Withdrawal]] = {}


# ---- who must, who may (GG-14.1, GG-14.2, GG-18.4, GG-21.12, GG-21.13) -------------------------------------------


def victorious(b: Battle, army: int) -> int:
    """Mask of the positions that hold victorious blocks of an army (GG-13.11.8)."""
    mask = 0
    left = b.victor
    while left:
        low = left & -left
        block = low.bit_length() - 1
        if ARMY_OF[block] == army and b.at[block] < OFF:
            mask |= BIT[b.at[block]]
        left ^= low
    return mask


def beaten(b: Battle, army: int, victors: int) -> int:
    """Mask of the army's positions that victorious enemies on some positions threaten in one of the ways of GG-14.2."""
    own = b.occupied[army]
    found = own & (victors | b.ground.beside(victors))
    areas = 0
    for position in b.ground.members(victors):
        areas |= field_of_fire(b.ground, b.stance(1 - army, position), b.occupied[1 - army])
    for position in b.ground.members(own & b.ground.bordering(areas) & ~found):
        if areas >> b.ground.rear(b.stance(army, position)) & 1:
            found |= BIT[position]
    return found


def bound(b: Battle, army: int) -> int:
    """Mask of the positions whose blocks must withdraw at the start of the action phase (GG-14.2, GG-21.12)."""
    victors = victorious(b, 1 - army)
    if not victors:
        return 0
    shelter = thick_mask(b)
    return beaten(b, army, victors & ~shelter) & ~shelter


def exempt(b: Battle, army: int) -> int:
    """Mask of the positions whose blocks are spared by section 21 and may withdraw instead (GG-21.13)."""
    if not in_play(b):
        return 0
    return beaten(b, army, victorious(b, 1 - army)) & ~bound(b, army)


def in_contact(b: Battle, army: int) -> int:
    """Mask of the positions whose blocks may withdraw of their own will under Withdraw orders (GG-14.1)."""
    enemy = b.threat(1 - army)
    return b.occupied[army] & (enemy.occupied | enemy.near | enemy.covered)


# ---- where to ----------------------------------------------------------------------------------------------------


def route(b: Battle, block: int, mounted: bool) -> Withdrawal | None:
    """Where a block may withdraw to; None if an enemy behind it shuts its rear (GG-10.8)."""
    army = ARMY_OF[block]
    if b.shared(b.at[block]) and enemy_behind(b, block):
        return None
    limit = DISTANCE[b.orders[army]] + (MOUNTED if mounted else 0)
    enemy = b.threat(1 - army)
    full = b.full[army]
    stance = b.stance_of(block)
    key = (enemy, army, stance, limit, full, mounted)
    found = _routes.get(key)
    if found is None:
        found = withdrawal(b.ground, stance, limit, enemy, full, b.ground.barred[ARMIES[army]], mounted)
        if len(_routes) >= MOST_KEPT:
            _routes.clear()
        _routes[key] = found
    return found


def open_route(b: Battle, block: int, mounted: bool) -> bool:
    """Can the block take a first step (GG-14.10)?"""
    way = route(b, block, mounted)
    return way is not None and way.leads_somewhere()


def representatives(b: Battle, blocks: list[int]) -> list[int]:
    """One block for each face and place among some blocks."""
    found: dict[tuple[int, int], int] = {}
    for block in blocks:
        found.setdefault((FACE_OF[block], b.at[block]), block)
    return list(found.values())


class Retiring(Witness):
    """Withdrawals one after the other, then the reductions they cost.

    ``block``: the block whose end is asked for; ``hurt``: blocks that ended next to an enemy (GG-14.11)."""

    def __init__(self, army: int, block: int, mounted: int, hurt: list[int] | None, closing: int) -> None:
        self.army = army
        self.block = block
        self.mounted = mounted
        self.hurt: list[int] = [] if hurt is None else hurt[:]
        self.closing = closing

    # ---- what the two occasions supply ---------------------------------------------------------------------

    def must(self, b: Battle) -> list[int]:
        """Blocks that have yet to withdraw."""
        raise NotImplementedError

    def may(self, b: Battle) -> list[tuple[int, int]]:
        """Blocks that may, each with how (ON_FOOT, RIDING or both)."""
        raise NotImplementedError

    def gone(self, b: Battle, block: int, mandatory: bool) -> None:
        """Marks after a withdrawal."""
        raise NotImplementedError

    def finish(self, b: Battle) -> None:
        b.end(self)

    # ---- the procedure -------------------------------------------------------------------------------------

    def succeeded(self, block: int, by: int) -> None:
        if block in self.hurt:
            self.hurt.remove(block)

    def done(self, b: Battle) -> bool:
        """Has nobody, for all the other side can see, anything to decide?"""
        raise NotImplementedError

    def proceed(self, b: Battle) -> bool:
        if self.block != NO_BLOCK:
            return True
        if not self.closing:
            if not self.done(b):
                return self.ask(b)
            self.closing = 1
        return self.close(b)

    def ask(self, b: Battle) -> bool:
        """Somebody must choose, unless all that is left to happen is the end of one kind of block without a way out.
        (That shows their faces at once, so it tells nothing more.)"""
        if self.must(b):
            codes = self.listing(b)
            if len(codes) == 1 and verb_in(codes[0], PERISH):
                self.take(b, codes[0])
                return False
        return True

    def close(self, b: Battle) -> bool:
        """GG-14.12: one reduction for each position, when all withdrawals are done."""
        if not self.hurt:
            self.finish(b)
            return False
        if len(self.subject_to_loss(b)) > 1:
            return True
        self.lose(b, self.hurt[0])
        return False

    def subject_to_loss(self, b: Battle) -> list[int]:
        """The blocks of one position of which one must be reduced."""
        place = b.at[self.hurt[0]]
        return [block for block in self.hurt if b.at[block] == place]

    def lose(self, b: Battle, block: int) -> None:
        place = b.at[block]
        self.hurt = [other for other in self.hurt if b.at[other] != place]
        reduce(b, block)

    def mover(self, b: Battle) -> int:
        return self.army

    def choosing(self) -> int:
        raise NotImplementedError

    def kind(self, b: Battle) -> int:
        if self.block != NO_BLOCK:
            return D_WITHDRAW_TO
        return D_WITHDRAWAL_LOSS if self.closing else self.choosing()

    def subject(self, b: Battle) -> dict[str, str | int]:
        if self.block != NO_BLOCK:
            return {"position": b.ground.position_codes[b.at[self.block]]}
        if self.closing:
            return {"position": b.ground.position_codes[b.at[self.hurt[0]]]}
        return {"number": len(self.must(b))}

    # ---- answers -------------------------------------------------------------------------------------------

    def listing(self, b: Battle) -> list[int]:
        if self.block != NO_BLOCK:
            return self.ends(b)
        if self.closing:
            return list(dict.fromkeys(act(LOSE, FACE_OF[k], b.at[k]) for k in self.subject_to_loss(b)))
        must = self.must(b)
        codes: list[int] = []
        for block in representatives(b, must):
            codes += self.starts(b, block, ON_FOOT | RIDING)
        if must and not codes:
            codes += [act(PERISH, FACE_OF[block], b.at[block]) for block in representatives(b, must)]
        if not must:
            codes.append(DONE)
        for block, how in self.may(b):
            codes += self.starts(b, block, how)
        return list(dict.fromkeys(codes))

    def starts(self, b: Battle, block: int, how: int) -> list[int]:
        """How a block may begin to withdraw."""
        codes = []
        if how & ON_FOOT and open_route(b, block, False):
            codes.append(act(WITHDRAW, FACE_OF[block], b.at[block]))
        if how & RIDING and CAVALRY[block] and open_route(b, block, True):
            codes.append(act(RIDE_BACK, FACE_OF[block], b.at[block]))
        return codes

    def ends(self, b: Battle) -> list[int]:
        """Where the chosen block may end, with its facing where that is free (GG-10.3)."""
        way = route(b, self.block, bool(self.mounted))
        assert way is not None
        return arrivals(b, self.army, way.ends) + [act(LEAVE, area) for area in b.ground.members(way.exits)]

    def chosen(self, b: Battle, code: int) -> int:
        """The block an answer names; one that must withdraw before one that may."""
        face, place = a_of(code), b_of(code)
        for block in [*self.must(b), *(block for block, _ in self.may(b))]:
            if FACE_OF[block] == face and b.at[block] == place:
                return block
        return NO_BLOCK

    def take(self, b: Battle, code: int) -> None:
        if code == DONE:
            self.closing = 1
        elif verb_in(code, LOSE):
            mine = [k for k in self.subject_to_loss(b) if FACE_OF[k] == a_of(code)]
            self.lose(b, mine[0])
        elif verb_in(code, PERISH):
            block = self.chosen(b, code)
            b.tell_block(E_NO_WAY, block, self.army, b.at[block])
            b.stir(self.army)
            b.duty[self.army] += 1
            reduce_outright(b, block)
        elif verb_in(code, WITHDRAW, RIDE_BACK):
            self.block = self.chosen(b, code)
            self.mounted = 1 if verb_in(code, RIDE_BACK) else 0
            if self.mounted:
                b.show(self.block)
        else:
            self.go(b, code)

    def go(self, b: Battle, code: int) -> None:
        block = self.block
        way = route(b, block, bool(self.mounted))
        assert way is not None
        mandatory = block in self.must(b)
        start = b.at[block]
        self.block = NO_BLOCK
        if verb_in(code, LEAVE):
            b.tell_block(E_WITHDRAWS, block, self.army, start, OFF + a_of(code))
            b.leave(block, a_of(code))
        else:
            end = a_of(code)
            b.tell_block(E_WITHDRAWS, block, self.army, start, end)
            b.move(block, end, side_chosen(b, end, b_of(code)))
            if way.hurt >> end & 1:
                self.hurt.append(block)
        b.moved |= BIT[block]
        b.stir(self.army)
        self.gone(b, block, mandatory)

    # ---- why not -------------------------------------------------------------------------------------------

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.block != NO_BLOCK:
            return self.refuse_end(b, code)
        if self.closing:
            if verb_in(code, LOSE):
                return no("GG-14.12", "not-subject", position=b.ground.position_codes[b_of(code)])
            return not_an_answer(self, b, code)
        if code == DONE:
            return no("GG-14.10", "must-withdraw", number=len(self.must(b)))
        if verb_in(code, WITHDRAW, RIDE_BACK, PERISH):
            return self.refuse_start(b, code)
        return not_an_answer(self, b, code)

    def refuse_start(self, b: Battle, code: int) -> Refusal:
        face, place = a_of(code), b_of(code)
        name, where = FACES[face], b.ground.position_codes[place]
        there = [k for k in BY_FACE[face] if b.at[k] == place and ARMY_OF[k] == self.army]
        if not there:
            return no("GG-14.1", "no-such-block", face=name, place=where)
        block = self.chosen(b, code)
        if block == NO_BLOCK:
            if all(b.moved & BIT[k] for k in there):
                return no("GG-10.2", "has-moved", face=name)
            return self.refuse_unbound(b, there[0], name)
        if verb_in(code, PERISH):
            return no("GG-14.10", "way-out", face=name, place=where)
        if verb_in(code, RIDE_BACK) and not CAVALRY[block]:
            return no("GG-18.2", "not-cavalry", face=name)
        if verb_in(code, WITHDRAW) and open_route(b, block, False):
            return no("GG-18.4", "mounted-only", face=name)
        if b.shared(place) and enemy_behind(b, block):
            return no("GG-10.8", "rear-shut", face=name, place=where)
        return no("GG-14.9", "no-way-out", face=name, place=where)

    def refuse_unbound(self, b: Battle, block: int, name: str) -> Refusal:
        """The block neither must nor may withdraw."""
        return no("GG-14.3", "not-of-attack", face=name)

    def refuse_end(self, b: Battle, code: int) -> Refusal:
        ground = b.ground
        way = route(b, self.block, bool(self.mounted))
        assert way is not None
        if verb_in(code, LEAVE):
            return no("GG-10.9", "no-exit", area=ground.area_codes[a_of(code)])
        if not verb_in(code, TO):
            return not_an_answer(self, b, code)
        end = a_of(code)
        where = ground.position_codes[end]
        if way.ends >> end & 1:
            return no("GG-10.3", "wrong-facing", position=where)
        stance = b.stance_of(self.block)
        if b.occupied[1 - self.army] & BIT[end]:
            return no("GG-14.7", "enemy-there", position=where)
        if ground.barred[ARMIES[self.army]] & BIT[end]:
            return no("GG-10.12", "barred", position=where)
        if ground.between(ground.front(stance), ground.rear(stance)) & BIT[end]:
            return no("GG-14.6", "same-two-areas", position=where)
        if b.full[self.army] & BIT[end]:
            return no("GG-10.5", "full", position=where)
        enemy = b.threat(1 - self.army)
        if enemy.separation(end) < enemy.separation(b.at[self.block]):
            return no("GG-14.9", "less-separation", position=where)
        return no("GG-14.4", "out-of-reach", position=where)


class WithdrawalStep(Retiring):
    """Step 2 of the action phase: mandatory and voluntary withdrawals (GG-14.1, GG-14.2)."""

    def __init__(
        self,
        army: int = 0,
        block: int = NO_BLOCK,
        mounted: int = 0,
        hurt: list[int] | None = None,
        closing: int = 0,
    ) -> None:
        super().__init__(army, block, mounted, hurt, closing)

    def copy(self) -> Frame:
        return WithdrawalStep(self.army, self.block, self.mounted, self.hurt, self.closing)

    def fields(self) -> tuple[str, ...]:
        return ("army", "block", "mounted", "hurt", "closing")

    def block_fields(self) -> tuple[str, ...]:
        return ("block", "hurt")

    def standing(self, b: Battle, positions: int) -> list[int]:
        """Blocks on some positions that have not moved."""
        found: list[int] = []
        for position in b.ground.members(positions):
            found += [block for block in b.stack(self.army, position) if not b.moved & BIT[block]]
        return found

    def must(self, b: Battle) -> list[int]:
        forced = bound(b, self.army)
        return self.standing(b, forced) if forced else []

    def may(self, b: Battle) -> list[tuple[int, int]]:
        army = self.army
        spared = exempt(b, army)
        found = [(block, ON_FOOT | RIDING) for block in representatives(b, self.standing(b, spared))]
        touched = in_contact(b, army) & ~spared & ~bound(b, army)
        how = ON_FOOT | RIDING if b.orders[army] == WITHDRAW_ORDER else RIDING
        if how == RIDING and army != USA:
            return found
        for block in representatives(b, self.standing(b, touched)):
            if how & ON_FOOT or CAVALRY[block]:
                found.append((block, how))
        return found

    def done(self, b: Battle) -> bool:
        army = self.army
        if self.must(b):
            return False
        touched = self.standing(b, in_contact(b, army) | exempt(b, army))
        if not touched:
            return True
        if b.orders[army] == WITHDRAW_ORDER or exempt(b, army):
            return False
        return not any(perhaps_cavalry(b, block) for block in touched)

    def choosing(self) -> int:
        return D_WITHDRAWAL

    def gone(self, b: Battle, block: int, mandatory: bool) -> None:
        b.withdrew |= BIT[block]
        if mandatory:
            b.duty[self.army] += 1

    def refuse_unbound(self, b: Battle, block: int, name: str) -> Refusal:
        if b.orders[self.army] != WITHDRAW_ORDER and in_contact(b, self.army) & BIT[b.at[block]]:
            return no("GG-14.1", "withdraw-orders-only", face=name)
        return no("GG-14.1", "no-contact", face=name)


class LostAttack(Retiring):
    """Step 9 of a lost attack: its surviving blocks withdraw (GG-13.19.1, GG-14.3).

    ``blocks``: those that have yet to; ``spared``: of these, those that section 21 allows to stay (GG-21.12)."""

    def __init__(
        self,
        army: int = 0,
        blocks: list[int] | None = None,
        spared: int = 0,
        block: int = NO_BLOCK,
        mounted: int = 0,
        hurt: list[int] | None = None,
        closing: int = 0,
    ) -> None:
        super().__init__(army, block, mounted, hurt, closing)
        self.blocks: list[int] = [] if blocks is None else blocks[:]
        self.spared = spared

    def copy(self) -> Frame:
        return LostAttack(self.army, self.blocks, self.spared, self.block, self.mounted, self.hurt, self.closing)

    def fields(self) -> tuple[str, ...]:
        return ("army", "blocks", "spared", "block", "mounted", "hurt", "closing")

    def block_fields(self) -> tuple[str, ...]:
        return ("blocks", "block", "hurt")

    def succeeded(self, block: int, by: int) -> None:
        super().succeeded(block, by)
        if block in self.blocks:
            self.blocks = [by if other == block else other for other in self.blocks]
            if by == NO_BLOCK:
                self.blocks.remove(NO_BLOCK)

    def must(self, b: Battle) -> list[int]:
        return [] if self.spared else self.blocks

    def may(self, b: Battle) -> list[tuple[int, int]]:
        return [(block, ON_FOOT | RIDING) for block in representatives(b, self.blocks)] if self.spared else []

    def done(self, b: Battle) -> bool:
        return not self.blocks

    def ask(self, b: Battle) -> bool:
        """A single block that everybody knows to be infantry chooses itself."""
        if len(self.blocks) == 1 and not self.spared and not perhaps_cavalry(b, self.blocks[0]):
            codes = self.listing(b)
            self.take(b, codes[0])
            return self.block != NO_BLOCK
        return super().ask(b)

    def choosing(self) -> int:
        return D_LOST_ATTACK

    def gone(self, b: Battle, block: int, mandatory: bool) -> None:
        self.blocks.remove(block)
        b.attacked &= ~BIT[block]


def spared_after_defeat(b: Battle, target: int) -> bool:
    """GG-21.12: a lost attack on a fully-obstructed position forces nobody back."""
    return thick(b, target)
