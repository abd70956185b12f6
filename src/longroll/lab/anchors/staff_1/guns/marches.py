"""Movement: marches and facings, entries, withdrawals, and where the two sides want to go."""

from __future__ import annotations

from functools import lru_cache

from longroll.games.guns.board import Ground
from longroll.games.guns.components import (
    ATTACK,
    BIT,
    CAVALRY,
    COMMAND_OF,
    CSA,
    N_BLOCKS,
    N_COMMANDS,
    STRENGTH,
    USA,
)
from longroll.games.guns.doctrine.lay import FAR, arrivals_of, bare_field, lay_of, nearest_of
from longroll.games.guns.lexicon import (
    AT_ENTRY,
    CROSS,
    DONE,
    ENTER,
    FACE_TO,
    LEAVE,
    MARCH,
    NO_AREA,
    OFF,
    RIDE,
    RIDE_BACK,
    ROAD,
    TO,
    WAIT,
    WITHDRAW,
)
from longroll.games.guns.rules.fields import Threat, field_of_fire
from longroll.games.guns.rules.march import MarchStep, reach
from longroll.games.guns.rules.withdrawal import Retiring, route
from longroll.games.guns.state import Battle
from longroll.kit.notation import a_of, b_of, c_of, d_of, verb_in
from longroll.lab.anchors.staff_1.guns.line import UnionLine
from longroll.lab.anchors.staff_1.guns.situation import Situation

BLOCKED = 5.0
"""Steps that an enemy line in between is worth."""
CAPTURE = 8.0
"""Steps that an objective taken on the way is worth."""
LEAST_GAIN = 0.4
CROWD: tuple[float, ...] = (0.0, 0.1, 0.5, 9.0)
"""Steps that friends already on a position are worth."""
DEFENDED = 0.35
"""Steps that each enemy block around an objective is worth."""
EXPOSED = 1.5
LOSS = 4.0
POST = 2.0
"""What it counts to face as the line wants it."""
AWARE = 2.0
"""What it counts to face an enemy block that may attack."""
SURROUNDED: tuple[float, float] = (1.5, 0.7)
"""Steps that each enemy block on the second side is worth, to the Union and the Confederates."""
TOGETHER = 0.6
"""Steps that company of the same command is worth."""
STEPS_OFF_MAP = 20.0
"""Steps that a block off the map is away from where it should be."""
NOBODY_NEAR: tuple[float, float] = (0.0, 0.0)
FULL_AND_REDUCED: tuple[tuple[int, ...], ...] = tuple(
    tuple(block for block in range(N_BLOCKS) if COMMAND_OF[block] == command) for command in range(N_COMMANDS)
)
"""All blocks of each command."""


class Aims:
    """What every position is worth to the side to choose, in steps from where it should be (less is better)."""

    def __init__(self, situation: Situation, line: UnionLine | None, field: list[float]) -> None:
        """``line``: where each Union block belongs; without it ``field``: the steps from each position."""
        self.situation = situation
        self.line = line
        self.field = field
        self._mates: dict[int, int] = {}
        self._attackers: dict[int, tuple[float, float]] = {}
        self.arrivals = arrivals_of(situation.ground)
        self.enemy_steps = situation.steps_from(situation.foe)
        self.goal_steps = nearest_of(situation.ground, tuple(situation.b.goals))

    def value(self, block: int, position: int) -> float:
        """Steps that separate a block, if it stood on a position, from where it should be."""
        situation = self.situation
        if self.line is None:
            found = self.field[position]
            if self.mates(block) >> position & 1:
                found -= TOGETHER
        else:
            stance = self.line.goal_of.get(block, -1)
            if stance >= 0:
                found = float(situation.ground.distances(stance // 2)[position])
            else:
                found = 2.0 * self.goal_steps[situation.ground.area_of[2 * position]]
            post = stance // 2
            bit = BIT[position]
            if position != post:
                if situation.enemy.near & bit:
                    found += EXPOSED
                if situation.enemy.covered & bit:
                    found += EXPOSED
        return found

    def cost(self, block: int, position: int) -> float:
        """The same with the company there, friends and enemies."""
        return self.value(block, position) + self.crowd(block, position) + self.surrounded(position)

    def mates(self, block: int) -> int:
        """Mask of the positions on or beside which others of a block's command stand: their guns need company."""
        found = self._mates.get(block)
        if found is None:
            b, ground = self.situation.b, self.situation.ground
            found = 0
            for other in FULL_AND_REDUCED[COMMAND_OF[block]]:
                if other != block and b.at[other] < OFF:
                    found |= BIT[b.at[other]] | ground.adjacent_mask[b.at[other]]
            self._mates[block] = found
        return found

    def crowd(self, block: int, position: int) -> float:
        b = self.situation.b
        number = b.count(self.situation.army, position) - (1 if b.at[block] == position else 0)
        return CROWD[min(3, number)]

    def wanted_side(self, block: int, position: int) -> int:
        """The side a stack on a position should face."""
        scores = [self.facing(block, 2 * position + side) for side in (0, 1)]
        return 0 if scores[0] >= scores[1] else 1

    def attackers(self, position: int) -> tuple[float, float]:
        """Enemy blocks near enough to attack a position, by the side they would come from."""
        found = self._attackers.get(position)
        if found is None:
            found = self._attackers[position] = self.count_attackers(position)
        return found

    def count_attackers(self, position: int) -> tuple[float, float]:
        situation = self.situation
        near = situation.enemy.occupied & situation.ground.around[position]
        if not near:
            return NOBODY_NEAR
        sides = [0.0, 0.0]
        for place in situation.ground.members(near):
            if place != position:
                number = min(2, situation.b.count(situation.foe, place))
                mask = self.arrivals.side(place, position)
                for side in (0, 1):
                    if mask >> side & 1:
                        sides[side] += number if mask != 3 else 0.3 * number
        return sides[0], sides[1]

    def surrounded(self, position: int) -> float:
        """What it costs to stand where the enemy can come from both sides."""
        sides = self.attackers(position)
        return SURROUNDED[self.situation.army] * min(2.0, min(sides))

    def facing(self, block: int, stance: int) -> float:
        situation = self.situation
        ground = situation.ground
        front, rear = ground.area_of[stance], ground.area_of[stance ^ 1]
        field = field_of_fire(ground, stance, situation.b.occupied[situation.army])
        score = 1.0 * (self.enemy_steps[rear] - self.enemy_steps[front])
        sides = self.attackers(stance // 2)
        score += AWARE * (sides[stance & 1] - sides[1 - (stance & 1)])
        if not field:
            score -= 1.0
        if situation.army == CSA:
            for number, goal in enumerate(situation.b.goals):
                if field >> goal & 1:
                    score += 3.0 if situation.b.red >> number & 1 else 8.0
            score += 0.5 * (self.goal_steps[rear] - self.goal_steps[front])
        else:
            line = self.line
            if line is not None and (line.goal_of.get(block, -1) == stance or stance in line.posts):
                score += POST
            score -= 0.5 * (self.goal_steps[rear] - self.goal_steps[front])
        return score


def aims_of(situation: Situation) -> Aims:
    if situation.army == USA:
        return Aims(situation, UnionLine(situation), [])
    return Aims(situation, None, rebel_field(situation))


def rebel_field(situation: Situation) -> list[float]:
    """For the Confederates: steps from every position to one that commands an objective."""
    b, ground = situation.b, situation.ground
    held = situation.union.occupied
    offsets: list[float] = []
    for number, goal in enumerate(b.goals):
        if b.red >> number & 1 and situation.rebels.areas >> goal & 1:
            offset = 3.0
        else:
            offset = 0.0
        around = ground.bit[goal] | ground.neighbours[goal]
        offsets.append(
            offset + DEFENDED * sum(b.count(USA, p) for p in ground.members(ground.bordering(around) & held))
        )
    return field_to(ground, situation.union, tuple(b.goals), tuple(offsets))


@lru_cache(maxsize=64)
def field_to(ground: Ground, union: Threat, goals: tuple[int, ...], offsets: tuple[float, ...]) -> list[float]:
    """The same, with what is to be added to the steps for each objective; remembered, because the Union stands still
    while the Confederates march."""
    lay = lay_of(ground)
    stops = union.occupied | union.near | union.covered
    field = [float(FAR)] * ground.n_positions
    targets = [lay.posts[goal] & ~union.occupied for goal in goals]
    for group, offset in zip(targets, offsets, strict=True):
        spread_back(ground, ground.members(group), offset, union.areas, stops, field)
    bare = bare_field(ground, tuple(targets), offsets)
    return [min(one, two + BLOCKED) for one, two in zip(field, bare, strict=True)]


def spread_back(
    ground: Ground, targets: tuple[int, ...], offset: float, closed: int, stops: int, field: list[float]
) -> None:
    """Steps back from some positions over ground that can be marched across."""
    cost: dict[int, float] = {}
    edge: list[int] = []
    for target in targets:
        field[target] = min(field[target], offset)
        for area in ground.area_of[2 * target : 2 * target + 2]:
            if not closed >> area & 1 and area not in cost:
                cost[area] = offset + 1
                edge.append(area)
    for area in edge:
        steps = cost[area]
        for position in ground.border[area]:
            field[position] = min(field[position], steps)
        for other, between in ground.links[area]:
            if other not in cost and not closed >> other & 1 and between & ~stops:
                cost[other] = steps + 1
                edge.append(other)


# ---- marches ---------------------------------------------------------------------------------------------------------


def best_end(aims: Aims, block: int, mounted: bool) -> tuple[float, int]:
    """The best end of a march and its value."""
    situation = aims.situation
    b = situation.b
    found = reach(b, block, mounted)
    wanted = b.goal_areas(situation.army)
    best, where = float(FAR), -1
    # an objective can be taken only where the ground around it is in reach
    takes = bool(wanted) and any(found.ends & situation.ground.border_mask[g] for g in situation.ground.members(wanted))
    for end in situation.ground.members(found.ends):
        value = aims.cost(block, end)
        if takes and value < best + CAPTURE and any(found.takes(end)):
            value -= CAPTURE
        if value < best:
            best, where = value, end
    return best, where


def march(situation: Situation) -> int:
    """The next block to march, a stack to turn, or done."""
    b = situation.b
    aims = aims_of(situation)
    ranked: list[tuple[float, int, int, bool]] = []
    for code in situation.codes:
        if verb_in(code, MARCH, RIDE):
            block = first_block(b, code)
            mounted = verb_in(code, RIDE)
            place = b.at[block]
            now = STEPS_OFF_MAP if place >= OFF else aims.cost(block, place)
            if now > LEAST_GAIN or b.goal_areas(situation.army):
                ranked.append((now, code, block, mounted))
    ranked.sort(key=lambda item: (item[0], item[1]))
    for now, code, block, mounted in ranked:
        best, where = best_end(aims, block, mounted)
        if where >= 0 and now - best >= LEAST_GAIN:
            if CAVALRY[block] and not mounted and code - MARCH + RIDE in situation.legal:
                far, _ = best_end(aims, block, True)
                if far < best:
                    return code - MARCH + RIDE
            return code
    return turn(aims)


def first_block(b: Battle, code: int) -> int:
    return b.find(a_of(code), b_of(code))


def turn(aims: Aims) -> int:
    """A stack that faces the wrong way is turned."""
    situation = aims.situation
    b = situation.b
    for code in situation.codes:
        if verb_in(code, FACE_TO):
            position = a_of(code)
            block = b.stack(situation.army, position)[0]
            side = situation.ground.side_of(position, b_of(code))
            if aims.facing(block, 2 * position + side) > aims.facing(block, 2 * position + 1 - side) + LEAST_GAIN:
                return code
    return DONE


def march_to(situation: Situation) -> int:
    """Where the chosen block ends."""
    b = situation.b
    top = b.frames[-1]
    assert isinstance(top, MarchStep)
    aims = aims_of(situation)
    _, where = best_end(aims, top.block, bool(top.mounted))
    return arrive(aims, top.block, where)


def arrive(aims: Aims, block: int, where: int) -> int:
    """The answer that ends a move on a position with the right facing; 0 if there is none."""
    situation = aims.situation
    listed = [code for code in situation.codes if verb_in(code, TO) and a_of(code) == where]
    if not listed:
        return 0
    if len(listed) == 1:
        return listed[0]
    side = aims.wanted_side(block, where)
    front = situation.ground.area_of[2 * where + side]
    return next((code for code in listed if b_of(code) == front), listed[0])


def crossing(situation: Situation) -> int:
    """Objectives on the way are taken."""
    return max(code for code in situation.codes if verb_in(code, CROSS))


# ---- entries ---------------------------------------------------------------------------------------------------------


def entry(situation: Situation) -> int:
    """The best entry of any waiting block; nobody waits who can come in."""
    return best_entry(aims_of(situation))


def best_entry(aims: Aims) -> int:
    situation = aims.situation
    best, best_value = WAIT, float(FAR)
    for code in situation.codes:
        if not verb_in(code, ENTER, ROAD):
            continue
        block = situation.b.find(a_of(code), AT_ENTRY + b_of(code))
        if block >= len(STRENGTH):
            continue
        position = c_of(code)
        value = aims.cost(block, position)
        front = d_of(code)
        if front != NO_AREA:
            side = situation.ground.side_of(position, front)
            value -= 0.02 * aims.facing(block, 2 * position + side)
        if value < best_value:
            best, best_value = code, value
    return best


# ---- withdrawals -----------------------------------------------------------------------------------------------------


def withdrawal(situation: Situation) -> int:
    """Who withdraws: those who must, and cavalry about to be attacked."""
    b = situation.b
    listed = [code for code in situation.codes if verb_in(code, WITHDRAW, RIDE_BACK)]
    if DONE not in situation.legal:
        ride = [code for code in listed if verb_in(code, RIDE_BACK)]
        return (ride or listed or situation.codes)[0]
    coming = b.orders[situation.foe] if b.first == situation.army else b.declared[situation.foe]
    if coming == ATTACK:
        for code in listed:
            if verb_in(code, RIDE_BACK):
                return code
    return DONE


def withdraw_to(situation: Situation) -> int:
    """The end of a withdrawal: without loss, then as near as possible to where the block is wanted."""
    return best_retreat(aims_of(situation))


def best_retreat(aims: Aims) -> int:
    situation = aims.situation
    b = situation.b
    top = b.frames[-1]
    assert isinstance(top, Retiring)
    way = route(b, top.block, bool(top.mounted))
    best, best_value = 0, float(FAR)
    for code in situation.codes:
        if verb_in(code, LEAVE):
            value = STEPS_OFF_MAP
        else:
            end = a_of(code)
            value = aims.value(top.block, end) + aims.crowd(top.block, end)
            value += 2.0 * (3 - situation.enemy.separation(end))
            if way is not None and way.hurt >> end & 1:
                value += LOSS
            front = b_of(code)
            if front != NO_AREA:
                value -= 0.02 * aims.facing(top.block, 2 * end + situation.ground.side_of(end, front))
        if value < best_value:
            best, best_value = code, value
    return best
