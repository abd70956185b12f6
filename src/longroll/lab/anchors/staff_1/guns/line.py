"""Where the Union should stand: posts that keep the Confederates from objectives and from places that command them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from longroll.games.guns.board import Ground
from longroll.games.guns.components import (
    ARMIES,
    BIT,
    COMMAND_OF,
    CSA,
    ENTRIES,
    ENTRY_ARMY,
    NIGHT,
    OF_ARMY,
    STRENGTH,
    USA,
)
from longroll.games.guns.doctrine.lay import HORIZON, WEIGHTS, Flood, Lay, arrivals_of, lay_of
from longroll.games.guns.lexicon import AT_ENTRY, OFF
from longroll.games.guns.rules.fields import Threat, field_of_fire, stance_on, threat
from longroll.games.guns.rules.reinforcements import map_entry
from longroll.lab.anchors.staff_1.guns.situation import Situation

SHARE = 0.4
"""Posts for each block: the others stand behind them."""
BEHIND = 1.0
SUPERIOR = 1.25
RETAKERS = 3
"""Posts around an objective to be taken back, of two blocks each."""
CAPTURE = (3.0, 1.5)
COMMAND = (0.3, 1.0)
"""What it counts that an objective can be taken or commanded, at the start of 1 July and from 2 July on."""
MANY = 0.12
"""What each further place that commands an objective counts."""
PINNED = 2
"""Steps lost to an army that must first get out of the enemy's sight."""
WAITING = 1
EXPECTED = 5
"""The same for blocks that wait to enter, and for those that may arrive."""
LAST_STRETCH = 5
"""Areas of an approach, counted from its end, on which posts are looked for."""
ENOUGH = 0.05
RIDGE = 0.5
STEEP = 0.8
WORKS = 0.8
TOGETHER = 2.0
"""Steps a block goes farther to be with others of its command, whose guns need two of them."""
UNDER_FIRE = 0.6
TOUCHED = 1.0
JOURNEY = 0.2


OWN = OF_ARMY[USA]


class Enemy(NamedTuple):
    """Where the Confederates are and may come from."""

    occupied: int
    turned: int
    coming: tuple[int, int]
    """Masks of the entry points at which blocks wait, and at which they may yet arrive."""


class Screen:
    """What the Union holds. ``posts``: its positions; ``beside``: those next to them; ``closed``: the areas it
    commands; ``covered``: the positions that border these."""

    def __init__(self, posts: int, closed: int, covered: int, beside: int) -> None:
        self.posts = posts
        self.closed = closed
        self.covered = covered
        self.beside = beside

    def extended(self, ground: Ground, stance: int, field: int) -> Screen:
        """With one more post, which commands these areas."""
        position = stance // 2
        return Screen(
            self.posts | ground.bit[position],
            self.closed | field,
            self.covered | ground.bordering(field & ~self.closed),
            self.beside | ground.adjacent_mask[position],
        )


def screen_of(ground: Ground, posts: int, closed: int) -> Screen:
    return Screen(posts, closed, ground.bordering(closed), ground.beside(posts))


class Danger(NamedTuple):
    total: float
    worst: float
    goal: int
    """Number of the objective in the greatest danger."""
    area: int
    """The area from which it is threatened first; -1: none."""
    flood: Flood


@lru_cache(maxsize=2048)
def flood_against(
    ground: Ground, occupied: int, coming: tuple[int, int], covered: int, closed: int, open_positions: int
) -> Flood:
    """How the Confederates who stand so can spread; remembered, because small changes of plan leave it as it is."""
    return Flood(ground, starts_of(ground, occupied, coming, covered), closed, open_positions)


@lru_cache(maxsize=256)
def starts_of(ground: Ground, occupied: int, coming: tuple[int, int], covered: int) -> list[tuple[int, int]]:
    """The areas the Confederates may cross next, with the steps that takes; remembered, because all plans against them
    begin with it."""
    starts: list[tuple[int, int]] = []
    for position in ground.members(occupied):
        steps = 1 + (PINNED if covered >> position & 1 else 0)
        starts += [(area, steps) for area in ground.area_of[2 * position : 2 * position + 2]]
    for entry in range(len(ENTRIES)):
        if (coming[0] | coming[1]) >> entry & 1:
            steps = 1 + (WAITING if coming[0] >> entry & 1 else EXPECTED)
            starts += [(area, steps) for area in ground.entry_areas[map_entry(ground, entry)]]
    return starts


def danger(
    ground: Ground,
    goals: tuple[int, ...],
    red: int,
    rebels: Threat,
    coming: tuple[int, int],
    screen: Screen,
    care: tuple[float, float],
    given_up: int = 0,
) -> Danger:
    """How near the Confederates are to taking or commanding objectives.

    ``screen``: what the Union holds; ``care``: what capture and command of an objective count; ``given_up``: objectives
    that are never the one in the greatest danger."""
    lay = lay_of(ground)
    capture, command = care
    posts, closed, covered = screen.posts, screen.closed, screen.covered
    open_positions = ground.all_positions & ~(covered | posts | screen.beside)
    flood = flood_against(ground, rebels.occupied, coming, covered & rebels.occupied, closed, open_positions)
    total = worst = 0.0
    goal = area = -1
    border = ground.border_mask
    for number, place in enumerate(goals):
        sum_here = 0.0
        first = 0.0
        near = -1
        if rebels.areas >> place & 1:
            first = command * WEIGHTS[0]
        if not red >> number & 1 and not closed >> place & 1 and flood.cost[place] <= HORIZON:
            sum_here += capture * WEIGHTS[flood.cost[place]]
            near = place
        left = lay.posts[place] & ~(posts | rebels.occupied)
        beside = lay.beside_posts[place]
        for here in flood.order:
            if not beside[here]:
                continue
            hit = border[here] & left
            if hit:
                left ^= hit
                weight = command * WEIGHTS[flood.cost[here]]
                if weight > first:
                    first = weight
                    near = here if near < 0 else near
                sum_here += MANY * weight * hit.bit_count()
        sum_here += first
        total += sum_here
        if near >= 0 and sum_here > worst and not given_up >> number & 1:
            worst, goal, area = sum_here, number, near
    return Danger(total, worst, goal, area, flood)


def approach(found: Danger) -> list[int]:
    """The last areas of the way by which the greatest danger comes."""
    areas = [found.area]
    while len(areas) < LAST_STRETCH and found.flood.came[areas[-1]] >= 0:
        areas.append(found.flood.came[areas[-1]])
    return areas


@lru_cache(maxsize=64)
def posts_against(
    ground: Ground,
    enemy: Enemy,
    goals: tuple[int, ...],
    red: int,
    held: tuple[int, ...],
    homes: int,
    works: bytes,
    most: int,
    care: tuple[float, float],
) -> tuple[int, ...]:
    """Stances for the Union, the most wanted first, beside those it holds anyway (``held``).

    ``homes``: mask of positions from which Union blocks can march; posts near them are better than others."""
    lay = lay_of(ground)
    arrivals = arrivals_of(ground)
    rebels = threat(ground, enemy.occupied, enemy.turned)
    barred = ground.barred[ARMIES[USA]]
    standing = 0
    closed = 0
    for stance in held:
        standing |= ground.bit[stance // 2]
    for stance in held:
        closed |= field_of_fire(ground, stance, standing)
    found: list[int] = []
    given_up = 0
    screen = screen_of(ground, standing, closed)
    now = danger(ground, goals, red, rebels, enemy.coming, screen, care)
    while len(found) < most and now.area >= 0 and now.worst > ENOUGH:
        place = goals[now.goal]
        away = ground.area_distance[place]
        best, best_rank = None, ENOUGH
        best_stance = -1
        tried: set[int] = set()
        areas = approach(now)
        options = [stance for area in areas for stance in lay.over[area]]
        options += [s for p in ground.border[now.area] if lay.posts[place] >> p & 1 for s in (2 * p, 2 * p + 1)]
        for stance in options:
            position = stance // 2
            bit = ground.bit[position]
            if stance in tried or bit & (rebels.occupied | barred | screen.posts):
                continue
            tried.add(stance)
            front, rear = ground.area_of[stance], ground.area_of[stance ^ 1]
            if away[rear] > 3 or not faces_out(lay, place, front, rear, away):
                continue
            more = screen.extended(ground, stance, field_of_fire(ground, stance, screen.posts))
            then = danger(ground, goals, red, rebels, enemy.coming, more, care, given_up)
            rank = now.total - then.total
            if rank <= ENOUGH:
                continue
            rank += RIDGE * ground.ridge[stance] + (STEEP if ground.steep[stance] else 0.0)
            rank += WORKS if works[stance] else 0.0
            rank -= UNDER_FIRE if rebels.covered & bit else 0.0
            rank -= TOUCHED if rebels.near & bit else 0.0
            for place_near in ground.members(rebels.occupied & ground.around[position]):
                if arrivals.side(place_near, position) == 2 - (stance & 1):
                    rank -= BEHIND
            if homes:
                row = ground.distances(position)
                rank -= JOURNEY * min(row[p] for p in ground.members(homes))
            if rank > best_rank:
                best, best_rank, best_stance = then, rank, stance
        if best is None:
            given_up |= ground.bit[now.goal]
            now = danger(ground, goals, red, rebels, enemy.coming, screen, care, given_up)
            continue
        found.append(best_stance)
        friends = screen.posts | ground.bit[best_stance // 2]
        screen = screen.extended(ground, best_stance, field_of_fire(ground, best_stance, friends))
        now = best
    return tuple(found)


def faces_out(lay: Lay, goal: int, front: int, rear: int, away: tuple[int, ...]) -> bool:
    """Does a stance face away from an objective, or towards it from the side of home?"""
    if front == goal:
        return lay.refuge[rear] <= lay.refuge[goal]
    return away[rear] <= away[front]


def care_of(situation: Situation) -> tuple[float, float]:
    """On 1 July objectives must be kept; that they are commanded counts more and more."""
    b = situation.b
    late = b.space / NIGHT if b.day == 1 else 1.0
    late *= late
    return CAPTURE[0] + late * (CAPTURE[1] - CAPTURE[0]), COMMAND[0] + late * (COMMAND[1] - COMMAND[0])


def expected(situation: Situation) -> Enemy:
    """The Confederates as the Union sees them, with all that may yet come."""
    b = situation.b
    later = 0
    if b.day == 1:
        for entry in range(len(ENTRIES)):
            if ENTRY_ARMY[entry] == CSA:
                later |= 1 << entry
    return Enemy(b.occupied[CSA], b.turned[CSA], (situation.waiting(CSA), later))


def retaking(situation: Situation) -> tuple[int, ...]:
    """Posts around objectives that must be taken back, the nearest to home first."""
    b, ground, lay = situation.b, situation.ground, situation.lay
    found: list[int] = []
    for number, goal in enumerate(b.goals):
        if b.red >> number & 1:
            free = ground.border_mask[goal] & ~(b.occupied[CSA] | ground.barred[ARMIES[USA]])
            stances = [ground.stance(position, goal) for position in ground.members(free)]
            stances.sort(key=lambda stance: (lay.refuge[ground.area_of[stance ^ 1]], stance))
            found += [stance for stance in stances[:RETAKERS] for _ in (0, 1)]
    return tuple(found)


def superior(situation: Situation) -> bool:
    """Is the Union strong enough to go for the enemy?"""
    b = situation.b
    return b.in_play(USA) >= SUPERIOR * b.in_play(CSA)


def pursuing(situation: Situation) -> list[int]:
    """Posts from which Confederates near objectives can be attacked, two blocks each."""
    b, ground, lay = situation.b, situation.ground, situation.lay
    barred = ground.barred[ARMIES[USA]]

    def away(position: int) -> int:
        return min(ground.area_distance[g][a] for g in b.goals for a in ground.area_of[2 * position : 2 * position + 2])

    found: list[int] = []
    for position in sorted(ground.members(b.occupied[CSA]), key=lambda p: (away(p), p)):
        if away(position) > 2:
            break
        stances = [
            ground.stance(place, area)
            for area in ground.area_of[2 * position : 2 * position + 2]
            for place in ground.border[area]
            if place != position and not (b.occupied[CSA] | barred) >> place & 1
        ]
        stances.sort(key=lambda stance: (lay.refuge[ground.area_of[stance ^ 1]], stance))
        found += [stance for stance in stances[:2] for _ in (0, 1)]
    return found


@lru_cache(maxsize=64)
def needed(
    ground: Ground,
    enemy: Enemy,
    goals: tuple[int, ...],
    red: int,
    occupied: int,
    turned: int,
    care: tuple[float, float],
) -> int:
    """Mask of the Union positions that cannot be given up without opening a way: those that are not missed are taken
    out one after the other, the farthest from the enemy first."""
    rebels = threat(ground, enemy.occupied, enemy.turned)

    def left_open(standing: int) -> float:
        closed = 0
        for position in ground.members(standing):
            closed |= field_of_fire(ground, stance_on(position, turned), standing)
        return danger(ground, goals, red, rebels, enemy.coming, screen_of(ground, standing, closed), care).total

    standing = occupied
    now = left_open(standing)
    places = ground.members(rebels.occupied)
    order = sorted(
        ground.members(occupied), key=lambda p: (-min((ground.distances(p)[q] for q in places), default=0), p)
    )
    for position in order:
        then = left_open(standing & ~ground.bit[position])
        if then - now <= ENOUGH:
            standing &= ~ground.bit[position]
            now = then
    return standing


class UnionLine:
    """The Union line: posts, and which block belongs where."""

    def __init__(self, situation: Situation) -> None:
        b = situation.b
        ground = situation.ground
        self.situation = situation
        self.enemy = expected(situation)
        stuck = b.occupied[USA] & (situation.rebels.covered | situation.rebels.near | situation.rebels.occupied)
        care = care_of(situation)
        keep = stuck | needed(
            ground, self.enemy, tuple(b.goals), b.red, b.occupied[USA], b.turned[USA] & b.occupied[USA], care
        )
        self.held = tuple(b.stance(USA, position) for position in ground.members(keep))
        bound = [b.stack(USA, position)[0] for position in ground.members(keep & ~stuck)]
        self.pool = [
            block
            for block in OWN
            if b.at[block] < AT_ENTRY + len(ENTRIES)
            and not (b.at[block] < OFF and stuck >> b.at[block] & 1)
            and block not in bound
        ]
        """Blocks that may go anywhere."""
        self.posts = posts_against(
            ground,
            self.enemy,
            tuple(b.goals),
            b.red,
            self.held,
            b.occupied[USA] & ~stuck,
            bytes(b.works),
            max(3, round(SHARE * len(self.pool))),
            care,
        )
        self.posts = (*retaking(situation), *self.posts)
        self.goal_of: dict[int, int] = {}
        """Stance wanted of each block."""
        self.places: dict[int, int] = {}
        """Mask of the positions where each command stands or is to stand."""
        for block in bound:
            self.goal_of[block] = b.stance(USA, b.at[block])
        self.assign(keep)

    def assign(self, stuck: int) -> None:
        """The most wanted posts get the nearest blocks; what is left over stands behind the posts most pressed."""
        situation = self.situation
        b = situation.b
        pool = self.pool[:]
        for position in situation.ground.members(stuck):
            for block in b.stack(USA, position):
                command = COMMAND_OF[block]
                self.places[command] = self.places.get(command, 0) | BIT[position]
        room = {stance // 2: 3 for stance in self.posts}
        for position in situation.ground.members(stuck):
            room[position] = 3 - b.count(USA, position)
        for stance in self.posts:
            if not pool:
                return
            self.place(stance, pool, room)
        if superior(situation):
            for stance in pursuing(situation):
                if not pool:
                    return
                room.setdefault(stance // 2, 3)
                if room[stance // 2] > 0:
                    self.place(stance, pool, room)
        pressed = sorted((*self.posts, *self.held), key=lambda stance: (-self.pressure(stance // 2), stance))
        for _ in range(2):
            for stance in pressed:
                if not pool:
                    return
                if room[stance // 2] > 0 and (self.pressure(stance // 2) > 0 or stance in self.posts):
                    self.place(stance, pool, room)

    def place(self, stance: int, pool: list[int], room: dict[int, int]) -> None:
        situation = self.situation
        position = stance // 2
        near = situation.ground.adjacent_mask[position] | BIT[position]

        def rank(block: int) -> tuple[float, int]:
            cost = situation.distance(situation.b.at[block], position) - 1.5 * STRENGTH[block]
            if situation.is_horse(block):
                cost += 2
            if self.places.get(COMMAND_OF[block], 0) & near:
                cost -= TOGETHER
            return (cost, block)

        block = min(pool, key=rank)
        pool.remove(block)
        room[position] -= 1
        self.goal_of[block] = stance
        command = COMMAND_OF[block]
        self.places[command] = self.places.get(command, 0) | BIT[position]

    def pressure(self, position: int) -> float:
        """Confederate blocks that can be felt at a position."""
        row = self.situation.ground.distances(position)
        total = 0.0
        for place in self.situation.ground.members(self.enemy.occupied):
            away = row[place]
            if away <= 4:
                total += self.situation.b.count(CSA, place) / (1 + away)
        return total
