"""GG-12 March moves, GG-15 second moves, leaving and returning (GG-10.9, GG-10.10), facing (GG-10.4), cavalry (GG-18).

A player chooses a block, then where it ends. The path is found by search; it is asked for only where paths differ in
the objectives they take (GG-12.14).
"""

from __future__ import annotations

from typing import Final

from longroll.games.guns.board import OFF_MAP
from longroll.games.guns.cells import arm_hidden
from longroll.games.guns.components import (
    ARMIES,
    ARMY_OF,
    ATTACK,
    BIT,
    CAVALRY,
    FACE_OF,
    FACES,
    MARCH_TOKEN,
    NO_BLOCK,
    TABLES,
    TEAM,
    WITHDRAW,
)
from longroll.games.guns.lexicon import (
    AT_ENTRY,
    CROSS,
    D_CROSSING,
    D_HURRY,
    D_MARCH,
    D_MARCH_TO,
    DONE,
    E_HURRY,
    E_MARCHES,
    FACE_TO,
    HURRY,
    LEAVE,
    MARCH,
    NO_AREA,
    OFF,
    RIDE,
    TO,
    place_words,
)
from longroll.games.guns.rules.facing import LAYER_OF_SIDE, arrivals, free_to_turn, side_chosen, sides_held
from longroll.games.guns.rules.fields import BESIDE, CLEAR, SHUT, Going, going
from longroll.games.guns.rules.obstructed import clashes, in_play
from longroll.games.guns.rules.paths import Reach, ending, march
from longroll.games.guns.rules.reduction import Witness
from longroll.games.guns.state import BY_FACE, MIDDLE, SLOTS, SPAN, SPENT, STACK_LIMIT, TRAY, Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import A_SHIFT, B_SHIFT, a_of, act, b_of, verb_in
from longroll.kit.terms import Refusal, no

_march = TABLES.movement.march


def _number(name: str) -> int:
    value = _march[name]
    assert isinstance(value, int)
    return value


def _by_role(name: str) -> tuple[int, int]:
    """First player, second player."""
    value = _march[name]
    assert isinstance(value, dict)
    return value["first"], value["second"]


BASE: Final[tuple[int, ...]] = (_number("base"), _number("mounted_base"))
"""GG-12.2, GG-18.2: basic distance on foot, mounted."""
EXTRA: Final[tuple[tuple[int, ...], ...]] = (_by_role("extra_per_hour"), _by_role("mounted_extra_per_hour"))
"""GG-12.3, GG-18.2: extra distance for every hour beyond the first, on foot and mounted, first and second player."""
TOKEN_BONUS: Final = _number("token_bonus")
TOKEN_BLOCKS: Final = _number("token_blocks")

# steps of the procedure
COMMANDER_HURRIES: Final = 0
CHOOSING: Final = 1
GOING: Final = 2
CROSSING: Final = 3
KINDS: Final[tuple[int, ...]] = (D_HURRY, D_MARCH, D_MARCH_TO, D_CROSSING)
"""The decision of each step."""


# ---- how far (GG-12.2 to GG-12.5, GG-15, GG-18.2) ----------------------------------------------------------------


def hours_left(b: Battle, block: int) -> int:
    """The length of the turn as this block marches in it; 0: it has no march of its own left."""
    bit = BIT[block]
    if not b.moved & bit:
        return b.length
    if b.withdrew & bit:
        return b.length - 1
    if b.entered & bit:
        return b.length - b.hour[block]
    return 0


def distances(b: Battle, block: int, mounted: bool) -> tuple[int, int]:
    """How far a block may march: in any case, and if it ends on or next to a friend."""
    if b.moved & ~(b.withdrew | b.entered) & BIT[block]:
        return 0, 0
    hours = hours_left(b, block)
    riding = 1 if mounted else 0
    base = extended = 0
    if hours > 0:
        role = 0 if ARMY_OF[block] == b.first else 1
        base = BASE[riding]
        extended = base + EXTRA[riding][role] * (hours - 1)
    if b.bonus:
        base += TOKEN_BONUS
        extended = max(base, extended + TOKEN_BONUS)
    return base, extended


# ---- where to ----------------------------------------------------------------------------------------------------


def open_to(b: Battle, army: int, horse: bool) -> Going:
    """Where marches of an army's cavalry or infantry may go (GG-10.12, GG-6.13, GG-18.5)."""
    return going(b.ground, army, b.threat(1 - army), horse or b.orders[army] == WITHDRAW, in_play(b))


def may_start(b: Battle, block: int) -> bool:
    """Is the block where a march may begin (GG-12.8, GG-12.10, GG-12.12, GG-12.15, GG-10.10)?"""
    place = b.at[block]
    if place >= OFF:
        return place < AT_ENTRY and not b.moved & BIT[block]
    return not b.shared(place)


MOST_KEPT: Final = 200
Marching = tuple[Going, int, int, int, int, int, int, bool, bool, tuple[int, int]]
_reached: Final[dict[Marching, Reach]] = {}


def reach(b: Battle, block: int, mounted: bool) -> Reach:
    """All marches of a block; remembered, because the answer to one question is the next."""
    return reach_as(b, block, mounted, CAVALRY[block])


def reach_as(b: Battle, block: int, mounted: bool, horse: bool) -> Reach:
    """All marches of a block if it were cavalry, or infantry."""
    army = ARMY_OF[block]
    place = b.at[block]
    base, extended = distances(b, block, mounted)
    on_map = place < OFF
    friends = b.occupied[army]
    if on_map and b.count(army, place) == 1:
        friends &= ~BIT[place]
    open_ground = open_to(b, army, horse)
    full = b.full[army]
    wanted = b.goal_areas(army)
    pivot = b.orders[army] == ATTACK
    clash = clashes(b, army, horse)
    key = (open_ground, place, base, extended, friends, full, wanted, mounted, pivot, clash)
    found = _reached.get(key)
    if found is None:
        start, across = (place, -1) if on_map else (OFF_MAP, place - OFF)
        found = march(
            b.ground, start, open_ground, base, extended, friends, full, wanted, mounted, pivot, clash, across
        )
        if len(_reached) >= MOST_KEPT:
            _reached.clear()
        _reached[key] = found
    return found


def can_march(b: Battle, block: int, mounted: bool) -> bool:
    """Has a block any march at all?"""
    if not may_start(b, block) or not distances(b, block, mounted)[1]:
        return False
    found = reach(b, block, mounted)
    return bool(found.ends or found.exits or found.clashes[0] or found.clashes[1])


def stands_in(codes: list[int], start: int, code: int) -> bool:
    """Is a code among those of a list from a number on?"""
    while start < len(codes) and codes[start] != code:
        start += 1
    return start < len(codes)


class MarchStep(Witness):
    """Step 5 of the action phase (GG-5.2): marches and facings in any order.

    ``block``: the block whose end is asked for, ``goal`` and ``front`` that end when only the objectives on its way are
    open; ``faced``: positions whose stack has been turned in this step (once is enough)."""

    def __init__(
        self,
        army: int = 0,
        step: int = COMMANDER_HURRIES,
        block: int = NO_BLOCK,
        mounted: int = 0,
        goal: int = 0,
        front: int = NO_AREA,
        faced: list[int] | None = None,
    ) -> None:
        self.army = army
        self.step = step
        self.block = block
        self.mounted = mounted
        self.goal = goal
        self.front = front
        self.faced: list[int] = [] if faced is None else faced[:]
        self.found: list[int] | None = None
        """What ``marches`` has found: turning a stack changes nothing of it. A copy finds it anew, for it may be of a
        position of which less is known."""

    def copy(self) -> Frame:
        return MarchStep(self.army, self.step, self.block, self.mounted, self.goal, self.front, self.faced)

    def fields(self) -> tuple[str, ...]:
        return ("army", "step", "block", "mounted", "goal", "front", "faced")

    def block_fields(self) -> tuple[str, ...]:
        return ("block",)

    def succeeded(self, block: int, by: int) -> None:
        if block == self.block:
            self.block = by

    def proceed(self, b: Battle) -> bool:
        if self.step == COMMANDER_HURRIES and not (b.rules & TEAM[self.army] and b.number(self.army, TRAY)):
            self.step = CHOOSING
        if not b.occupied[self.army] and not any(OFF <= place < AT_ENTRY for place in b.at):
            # nobody there to march or turn
            self.done(b)
            return False
        return True

    def insists(self, b: Battle) -> bool:
        """Cavalry may go to fewer places than infantry (GG-18.5, GG-21.4): a march with one end only would show it."""
        if self.step in (GOING, CROSSING):
            return arm_hidden(b, self.block)
        return super().insists(b)

    def mover(self, b: Battle) -> int:
        return self.army

    def kind(self, b: Battle) -> int:
        return KINDS[self.step]

    def subject(self, b: Battle) -> dict[str, str | int]:
        if self.step == GOING:
            return {"place": place_words(b.ground)[b.at[self.block]], "bonus": b.bonus}
        return {"bonus": b.bonus}

    # ---- answers -------------------------------------------------------------------------------------------

    def listing(self, b: Battle) -> list[int]:
        if self.step == GOING:
            return self.ends(b)
        if self.step == CROSSING:
            found = reach(b, self.block, bool(self.mounted))
            return [act(CROSS, way) for way in range(len(found.takes(self.goal)))]
        hurry = [HURRY] if b.has(self.army, TRAY, MARCH_TOKEN) else []
        if self.step == COMMANDER_HURRIES:
            return [DONE, *hurry]
        if b.rules & TEAM[self.army]:
            hurry = []
        marches = self.found
        if marches is None:
            marches = self.found = self.marches(b)
        return [DONE, *hurry, *marches, *self.turns(b)]

    def several(self, b: Battle) -> bool:
        """A stack not turned yet is an answer besides being done; an empty position next door can be faced in two
        ways."""
        if self.step == CHOOSING:
            return not b.attacked and self.turnable(b).bit_count() > len(self.faced)
        if self.step == GOING:
            return self.steps_out(b, b.at[self.block], open_to(b, self.army, CAVALRY[self.block]), 0)
        return False

    def marches(self, b: Battle) -> list[int]:
        """The blocks that may march, on foot and mounted, equal blocks in one place once."""
        army = self.army
        first, last = SPAN[army]
        contact = b.threat(1 - army).contact
        most_contact = BESIDE if b.orders[army] == ATTACK or in_play(b) else CLEAR
        shared = b.occupied[0] & b.occupied[1]
        spent = (b.moved & ~(b.withdrew | b.entered)) >> first
        moved = b.moved >> first
        by_arm = (open_to(b, army, False), open_to(b, army, True))
        codes: list[int] = []
        face = -1
        same_face = 0
        for block in range(first, last):
            place = b.at[block]
            if place >= AT_ENTRY or spent >> block - first & 1:
                continue
            if place < OFF and (contact[place] > most_contact or (shared and shared >> place & 1)):
                continue
            if moved >> block - first & 1 and (place >= OFF or not distances(b, block, False)[0]):
                continue
            if FACE_OF[block] != face:
                face = FACE_OF[block]
                same_face = len(codes)
            horse = CAVALRY[block]
            sure = self.steps_out(b, place, by_arm[1 if horse else 0])
            code = face << A_SHIFT | place << B_SHIFT
            if not stands_in(codes, same_face, MARCH | code) and (sure or can_march(b, block, False)):
                codes.append(MARCH | code)
            if horse and not stands_in(codes, same_face, RIDE | code) and (sure or can_march(b, block, True)):
                codes.append(RIDE | code)
        return codes

    def steps_out(self, b: Battle, place: int, open_ground: Going, most: int = STACK_LIMIT - 1) -> bool:
        """May a block march from a place, for a first step of cost 1 leads to a position with at most so many blocks
        of the army? (It nearly always does; if it does not, the whole search will tell.)"""
        ground = b.ground
        enemy = open_ground.enemy
        if place >= OFF:
            area = place - OFF
            if enemy.under_fire[area] or not ground.partial >> area & 1:
                return False
            return self.room(b, area, open_ground, OFF_MAP, most)
        if enemy.contact[place]:
            return False
        for stance in (2 * place, 2 * place + 1):
            area = ground.area_of[stance]
            if not enemy.under_fire[area] and not ground.obstructed[stance]:
                if self.room(b, area, open_ground, place, most):
                    return True
        return False

    def room(self, b: Battle, area: int, open_ground: Going, start: int, most: int) -> bool:
        """May a step across an area end on a position of it with at most so many blocks of the army, its start
        apart?"""
        slot = self.army * b.ground.n_positions * SLOTS + most
        for position in b.ground.clear[area]:
            if open_ground.at[position] != SHUT and position != start:
                if b.slots[slot + position * SLOTS] == NO_BLOCK:
                    return True
        return False

    def turnable(self, b: Battle) -> int:
        """Mask of the stacks that no enemy shares the position with (GG-21.7)."""
        return b.occupied[self.army] & ~b.occupied[1 - self.army]

    def turns(self, b: Battle) -> list[int]:
        """GG-10.4: the stacks that may be turned round."""
        ground = b.ground
        army = self.army
        turned = b.turned[army]
        faced = 0
        for position in self.faced:
            faced |= BIT[position]
        codes: list[int] = []
        for position in ground.members(self.turnable(b) & ~faced):
            if not b.attacked or free_to_turn(b, army, position):
                other = 2 * position + 1 - (turned >> position & 1)
                codes.append(FACE_TO | position << A_SHIFT | ground.area_of[other] << B_SHIFT)
        return codes

    def ends(self, b: Battle) -> list[int]:
        found = reach(b, self.block, bool(self.mounted))
        ground = b.ground
        codes = arrivals(b, self.army, found.ends)
        for side in (0, 1):
            for end in ground.members(found.clashes[side]):
                codes.append(act(TO, end, ground.area_of[2 * end + 1 - side]))
        return codes + [act(LEAVE, area) for area in ground.members(found.exits)]

    def chosen(self, b: Battle, code: int) -> int:
        """The block an answer names: of several with one face in one place the one that may go farthest."""
        mounted = verb_in(code, RIDE)
        there = [k for k in BY_FACE[a_of(code)] if b.at[k] == b_of(code)]
        best, most = NO_BLOCK, (0, 0)
        for block in there:
            far = distances(b, block, mounted)
            if far > most and may_start(b, block):
                best, most = block, far
        return best

    def take(self, b: Battle, code: int) -> None:
        if not verb_in(code, FACE_TO):
            self.found = None
        if code == DONE and self.step == COMMANDER_HURRIES:
            self.step = CHOOSING
        elif code == DONE:
            self.done(b)
        elif code == HURRY:
            b.shift(self.army, MARCH_TOKEN, TRAY, SPENT)
            b.bonus += TOKEN_BLOCKS
            b.tell(E_HURRY, self.army)
        elif verb_in(code, FACE_TO):
            position = a_of(code)
            b.turn(self.army, position, b.ground.side_of(position, b_of(code)))
            self.faced.append(position)
        elif verb_in(code, MARCH, RIDE):
            self.block = self.chosen(b, code)
            self.mounted = 1 if verb_in(code, RIDE) else 0
            self.step = GOING
            if self.mounted:
                b.show(self.block)
        else:
            self.go(b, code)

    def done(self, b: Battle) -> None:
        """GG-12.5: what is left of a bonus is lost."""
        b.bonus = 0
        b.end(self)

    def go(self, b: Battle, code: int) -> None:
        """The end is known; the march is made once the way is."""
        found = reach(b, self.block, bool(self.mounted))
        if self.step == CROSSING:
            self.arrive(b, found.takes(self.goal)[a_of(code)])
            return
        if verb_in(code, LEAVE):
            self.goal, self.front = found.off(a_of(code)), NO_AREA
        else:
            end, front = a_of(code), b_of(code)
            self.goal, self.front = end, front
            if b.occupied[1 - self.army] & BIT[end]:
                self.goal = found.clash(2 * end + 1 - b.ground.side_of(end, front))
        ways = found.takes(self.goal)
        if len(ways) > 1 or self.ways_differ(b, found):
            self.step = CROSSING
        else:
            self.arrive(b, ways[0])

    def ways_differ(self, b: Battle, found: Reach) -> bool:
        """Could the way to the end still be open for all the other side knows, were the block of the other arm? Cavalry
        has no way that infantry has not."""
        if self.mounted or not b.goal_areas(self.army) or not (CAVALRY[self.block] or found.tired):
            return False
        if not arm_hidden(b, self.block):
            return False
        other = reach_as(b, self.block, False, not CAVALRY[self.block])
        return len(other.takes(self.goal)) > 1

    def equals(self, b: Battle) -> list[int]:
        """The blocks that may make the march as well as the chosen one, who goes farthest: same face, same place. A
        rider has been shown; but nobody else can tell which of two equal blocks that entered this turn it is."""
        twins = [k for k in BY_FACE[FACE_OF[self.block]] if b.at[k] == b.at[self.block] and may_start(b, k)]
        if self.mounted and not b.entered & BIT[self.block]:
            return [self.block]
        return [k for k in twins if b.entered & BIT[k]] if self.mounted else twins

    def spare(self, b: Battle, take: int) -> None:
        """Of equal blocks the slowest that can make a march makes it: who is left can do all the other could, so the
        owner can march either first (GG-10.2, GG-15)."""
        mounted = bool(self.mounted)
        slowest = self.block
        for block in self.equals(b):
            far = distances(b, block, mounted)
            if (0, 0) < far < distances(b, slowest, mounted) and reach(b, block, mounted).leads(self.goal, take):
                slowest = block
        if mounted:
            b.hour[slowest], b.hour[self.block] = b.hour[self.block], b.hour[slowest]
        else:
            self.block = slowest

    def arrive(self, b: Battle, take: int) -> None:
        self.spare(b, take)
        block = self.block
        end, last = ending(b.ground, self.goal)
        b.tell_block(E_MARCHES, block, self.army, b.at[block], OFF + last if end == OFF_MAP else end)
        b.moved |= BIT[block]
        b.withdrew &= ~BIT[block]
        b.entered &= ~BIT[block]
        b.bonus -= 1 if b.bonus else 0
        if end == OFF_MAP:
            b.leave(block, last)
        else:
            side, layer = self.footing(b, end, last)
            b.move(block, end, side, layer)
        b.cross(self.army, take)
        self.step = CHOOSING
        self.block = NO_BLOCK

    def footing(self, b: Battle, end: int, last: int) -> tuple[int, int]:
        """Facing and layer on arrival (GG-10.3, GG-21.7)."""
        if not b.occupied[1 - self.army] & BIT[end]:
            return side_chosen(b, end, self.front), MIDDLE
        came = b.ground.side_of(end, last)
        if b.occupied[self.army] & BIT[end]:
            assert sides_held(b, self.army, end) == BIT[came]
            return -1, b.layer[b.stack(self.army, end)[0]]
        return 1 - came, LAYER_OF_SIDE[came]

    # ---- why not -------------------------------------------------------------------------------------------

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.step == GOING:
            return self.refuse_end(b, code)
        if self.step == CROSSING:
            if verb_in(code, CROSS):
                return no("GG-12.14", "no-such-way", way=a_of(code))
            return not_an_answer(self, b, code)
        if code == HURRY:
            if b.rules & TEAM[self.army] and self.step == CHOOSING:
                return no("GG-25.2", "commander-hurries")
            return no("GG-12.5", "no-march-token")
        if self.step == COMMANDER_HURRIES:
            return not_an_answer(self, b, code)
        if verb_in(code, FACE_TO):
            return self.refuse_turn(b, a_of(code))
        if verb_in(code, MARCH, RIDE):
            return self.refuse_start(b, code)
        return not_an_answer(self, b, code)

    def refuse_turn(self, b: Battle, position: int) -> Refusal:
        where = b.ground.position_codes[position]
        if not b.occupied[self.army] & BIT[position]:
            return no("GG-10.4", "no-stack-there", position=where)
        if b.shared(position):
            return no("GG-21.7", "turn-next-to-enemy", position=where)
        if not free_to_turn(b, self.army, position):
            return no("GG-10.4", "turn-after-attack", position=where)
        if position in self.faced:
            return no("GG-10.4", "turned-already", position=where)
        return no("GG-10.4", "faces-there", position=where)

    def refuse_start(self, b: Battle, code: int) -> Refusal:
        face, place = a_of(code), b_of(code)
        name, where = FACES[face], place_words(b.ground)[place]
        there = [k for k in BY_FACE[face] if b.at[k] == place and ARMY_OF[k] == self.army]
        if not there:
            return no("GG-12.1", "no-such-block", face=name, place=where)
        block = there[0]
        if place >= OFF and b.moved & BIT[block]:
            return no("GG-10.10", "left-this-turn", face=name)
        if place < OFF and b.shared(place):
            return no("GG-12.15", "shares-position", face=name, place=where)
        if all(b.attacked & BIT[k] for k in there):
            return no("GG-15.5", "has-attacked", face=name)
        if not any(distances(b, k, False) != (0, 0) for k in there):
            return self.refuse_tired(b, block, name)
        if verb_in(code, RIDE) and not CAVALRY[block]:
            return no("GG-18.2", "not-cavalry", face=name)
        enemy = b.threat(1 - self.army)
        if place < OFF and enemy.covered >> place & 1:
            return no("GG-12.8", "under-fire", face=name, place=where)
        if place < OFF and enemy.near >> place & 1:
            if CAVALRY[block]:
                return no("GG-18.5", "cavalry-keeps-away", face=name)
            if b.orders[self.army] != ATTACK:
                return no("GG-12.12", "no-pivot", face=name, place=where)
            return no("GG-12.10", "pivot-only", face=name, place=where)
        if place >= OFF and enemy.areas >> place - OFF & 1:
            return no("GG-10.10", "return-under-fire", face=name, area=where)
        return no("GG-12.6", "no-march", face=name, place=where)

    def refuse_tired(self, b: Battle, block: int, name: str) -> Refusal:
        """The block has no distance left."""
        if b.withdrew & BIT[block]:
            return no("GG-15.3", "withdrew", face=name)
        if b.entered & BIT[block]:
            return no("GG-15.2", "entered-last-hour", face=name)
        return no("GG-10.2", "has-moved", face=name)

    def refuse_end(self, b: Battle, code: int) -> Refusal:
        ground = b.ground
        found = reach(b, self.block, bool(self.mounted))
        if verb_in(code, LEAVE):
            return no("GG-10.9", "no-exit", area=ground.area_codes[a_of(code)])
        if not verb_in(code, TO):
            return not_an_answer(self, b, code)
        end = a_of(code)
        where = ground.position_codes[end]
        clash = (found.clashes[0] | found.clashes[1]) >> end & 1
        if found.ends >> end & 1 or clash:
            return no("GG-21.7" if clash else "GG-10.3", "wrong-facing", position=where)
        enemy = b.threat(1 - self.army)
        if enemy.occupied >> end & 1:
            if in_play(b) and ground.fully_obstructed >> end & 1:
                if b.shared(end):
                    return no("GG-21.6", "no-sandwich", position=where)
                if CAVALRY[self.block] or b.orders[self.army] == WITHDRAW:
                    return no("GG-21.4", "may-not-clash", position=where)
            else:
                return no("GG-10.6", "enemy-there", position=where)
        if ground.barred[ARMIES[self.army]] >> end & 1:
            return no("GG-10.12", "barred", position=where)
        if (enemy.near | enemy.covered) >> end & 1:
            if CAVALRY[self.block]:
                return no("GG-18.5", "cavalry-keeps-away", face=FACES[FACE_OF[self.block]])
            if b.orders[self.army] == WITHDRAW:
                return no("GG-6.13", "withdraw-keeps-away", position=where)
        if b.full[self.army] >> end & 1:
            return no("GG-10.5", "full", position=where)
        return no("GG-12.2", "out-of-reach", position=where)
