"""Where the pieces ought to stand: posts by weight, and who marches to which.

A post is room for one piece in a sector. The Union holds the victory sectors in depth and keeps reserves behind
them; the Confederates mass beside their objectives, with the guns on high ground in sight of them.
"""

from __future__ import annotations

from typing import NamedTuple

from longroll.games.gettysburg.board import N_SECTORS, UNREACHABLE
from longroll.games.gettysburg.components import AFTERNOON, BIT, CSA, GUNS, MIDDAY, TROOPS, UNION
from longroll.games.gettysburg.doctrine.situation import Situation
from longroll.kit.memory import forget_oldest

WEIGHTY = 1.6
"""A post of less weight does not keep a piece from following its comrades."""


class Post(NamedTuple):
    weight: float
    sector: int
    guns: bool


class Errand(NamedTuple):
    """One piece of a sector is wanted elsewhere."""

    weight: float
    goal: int
    guns: bool


# ---- the Union: hold --------------------------------------------------------------------------------------

GARRISON = (8.0, 6.5, 5.0)
"""Troops on a victory sector; the fourth place is for a gun."""
HEAD_START = 2
"""A victory sector without garrison is manned when the enemy is no more than this much farther away."""
CONCEDED = 0.7
"""What the victory sector counts that is held last: the enemy needs two."""
BEFORE_TIME = (0.25, 0.5, 1.0, 0.35)
"""What the double star counts by period where it is none of the victory sectors that two are needed of: it decides in
the afternoon alone (GB-25.3)."""
STAY = (1.35, 1.6)
"""A post is this much weightier to a piece that already stands there, more so where the enemy is felt: no marching to
and fro."""
CONTACT = 4.0
"""Enemy troops felt in a sector (``Situation.pressure``) where a piece would rather stay."""
BATTERY = (3.5, 1.0)
MAIN_POST = 2.0
"""What the posts of the victory sector weigh more that a plan is about."""
MARCH_ON = 2.0
"""Troops felt there from which on the enemy means it."""
SENTRY = 2.0
"""A victory sector far from the enemy still wants one piece: at night he may walk in but not fight."""
COUNTER = (4.5, 4.2, 3.0, 2.5)
"""Troops beside a victory sector that was lost, to take it back."""
RESERVE = (2.2, 1.8, 1.2, 0.8)
SHOULDER = (3.0, 2.4, 1.2)
"""Ground beside two victory sectors, held so that they have no open flank."""


def union_posts(situation: Situation) -> list[Post]:
    posts: list[Post] = []
    b = situation.b
    behind: dict[int, float] = {}
    spared = conceded(situation)
    for star in situation.stars:
        if b.mask(CSA, star):
            heat = 1.5
            posts += [Post(weight, s, False) for s in rear_of(situation, star) for weight in COUNTER]
        else:
            heat = min(1.5, situation.pressure(star, CSA) / 4)
            due = CONCEDED if star == spared else 1.0
            if not b.goals & BIT[star]:
                due = max(BEFORE_TIME[b.period], min(1.0, situation.pressure(star, CSA) / MARCH_ON))
            if star == situation.intent.goal:
                due *= MAIN_POST
            share = (0.35 + 0.65 * heat) * due
            first = GARRISON[0] * due if must_race(situation, star) else SENTRY
            posts.append(Post(max(first, GARRISON[0] * share * min(1.0, 2 * heat)), star, False))
            posts += [Post(weight * share, star, False) for weight in GARRISON[1:]]
            posts += [Post(weight * share, star, True) for weight in BATTERY]
        for rear in rear_of(situation, star):
            behind[rear] = behind.get(rear, 0.0) + heat
    for sector, heat in behind.items():
        posts += [Post(weight * min(1.5, heat), sector, False) for weight in RESERVE]
        posts.append(Post(0.5, sector, True))
    for sector in shoulders(situation):
        heat = min(1.5, situation.pressure(sector, CSA) / 4)
        posts += [Post(weight * heat, sector, False) for weight in SHOULDER]
        posts.append(Post(1.2 * heat, sector, True))
    return posts


def must_race(situation: Situation, star: int) -> bool:
    """Could the enemy walk into a victory sector before somebody gets there?"""
    away = situation.ground.marches[star]
    near = min((away[s] for s in situation.enemy_sectors if situation.force(CSA, s).troops), default=UNREACHABLE)
    own = min((away[s] for s in situation.own_sectors if situation.force(UNION, s).troops), default=UNREACHABLE)
    return near <= max(own, 1) + HEAD_START


def conceded(situation: Situation) -> int:
    """The victory sector that is held last: the town, where troops stand badly (GB-15.36). -1: one is lost already."""
    town = situation.ground.town
    return -1 if situation.held or town not in situation.stars else town


def rear_of(situation: Situation, star: int) -> list[int]:
    """The two sectors beside a victory sector that the enemy is farthest from. None of them is beside him unless he
    has the victory sector itself."""
    b = situation.b
    lost = b.mask(CSA, star) != 0
    near = [
        s
        for s in situation.ground.neighbours[star]
        if s not in situation.stars and not b.mask(CSA, s) and (lost or not situation.touched(s))
    ]
    near.sort(key=lambda s: (situation.pressure(s, CSA), s))
    return near[:2]


def shoulders(situation: Situation) -> list[int]:
    """High ground beside a victory sector."""
    b = situation.b
    return [
        s
        for s in range(N_SECTORS)
        if situation.ground.high[s]
        and s not in situation.stars
        and not b.mask(CSA, s)
        and any(n in situation.stars and b.mask(UNION, n) for n in situation.ground.neighbours[s])
    ]


# ---- the Confederates: mass -------------------------------------------------------------------------------

CONQUEST = (9.0, 8.0, 7.0, 5.0)
"""Troops on a victory sector taken."""
MASSING = (5.0, 4.6, 4.2, 3.8)
SECOND_EFFORT = 0.6
SCREEN = 3.0
GRAND_BATTERY = 4.0


def csa_posts(situation: Situation) -> list[Post]:
    posts: list[Post] = []
    b = situation.b
    for star in situation.stars:
        if not b.mask(UNION, star):
            posts += [Post(weight, star, False) for weight in CONQUEST]
    goals = objectives(situation)
    for rank, goal in enumerate(goals):
        share = 1.0 if rank == 0 else SECOND_EFFORT
        grounds = jump_offs(situation, goal)
        for order, sector in enumerate(grounds):
            posts += [Post(weight * share * 0.92**order, sector, False) for weight in MASSING]
    if goals:
        for order, sector in enumerate(gun_grounds(situation, goals)):
            posts += [Post(GRAND_BATTERY * 0.8**order, sector, True) for _ in range(4)]
            posts.append(Post(SCREEN * 0.8**order, sector, False))
    return posts


def objectives(situation: Situation) -> list[int]:
    """The victory sectors to go for, the main effort first."""
    open_stars = [s for s in situation.stars if s not in situation.held]
    if not open_stars:
        return []
    troops = [(s, situation.force(CSA, s).troops) for s in situation.own_sectors]
    troops += [(s, n) for s in range(N_SECTORS) if situation.ground.box_of[s] >= 0 and (n := situation.waiting(s))]
    army = sum(number for _, number in troops) or 1

    def price(star: int) -> float:
        there = situation.force(UNION, star)
        held = there.troops - there.cubes / 5 + 0.6 * there.guns
        held += 0.25 * sum(situation.force(UNION, s).troops for s in situation.ground.neighbours[star])
        away = sum(number * situation.ground.marches[star][s] for s, number in troops) / army
        special = 0.0
        if star == situation.ground.double_star:
            special = -1.5 if situation.b.period in (MIDDAY, AFTERNOON) else 1.0
        near = min((situation.ground.marches[star][s] for s in situation.held), default=0)
        return held + 0.8 * away + special + 0.6 * near

    goal = situation.intent.goal
    first = goal if goal in open_stars else min(open_stars, key=lambda s: (price(s), s))
    rest = [s for s in open_stars if s != first]
    if not rest:
        return [first]
    return [first, min(rest, key=lambda s: (price(s) + 0.8 * situation.ground.marches[first][s], s))]


def jump_offs(situation: Situation, goal: int) -> list[int]:
    """Sectors beside the goal to assault it from, the nearest to the army first."""
    b = situation.b
    free = [s for s in situation.ground.neighbours[goal] if not b.mask(UNION, s) and s not in situation.stars]
    free.sort(key=lambda s: (situation.pressure(s, UNION) - situation.pressure(s, CSA), s))
    return free[:3]


def gun_grounds(situation: Situation, goals: list[int]) -> list[int]:
    """High ground with a view of the objectives, out of the enemy's first reach."""
    b = situation.b
    found = []
    for sector in range(N_SECTORS):
        if not situation.ground.high[sector] or b.mask(UNION, sector) or goals[0] not in situation.ground.sight[sector]:
            continue
        value = situation.pressure(sector, CSA) - 1.5 * situation.pressure(sector, UNION)
        value += 2.0 * sum(goal in situation.ground.sight[sector] for goal in goals[1:])
        value += 0.5 * situation.force(CSA, sector).guns
        found.append((-value, sector))
    found.sort()
    return [sector for _, sector in found[:2]]


# ---- who goes where ---------------------------------------------------------------------------------------


class Assignment(NamedTuple):
    """Who is wanted where."""

    errands: dict[int, list[Errand]]
    """For every own sector the pieces that are wanted elsewhere, the weightiest first."""
    kept: dict[tuple[int, bool], int]
    """Troops and guns that have a post of some weight where they stand."""


_assigned: dict[tuple[object, ...], Assignment] = {}
ASSIGNMENTS_KEPT = 32
"""Most answers of a turn move nothing, and the order that follows a disc is asked for in the same place."""


def assign(situation: Situation) -> Assignment:
    """Who is wanted where: worked out when a piece has gone somewhere, a cube has come or the period is another."""
    b = situation.b
    key = (situation.side, situation.intent, b.ground, bytes(b.place), bytes(b.cubes), b.period, b.goals)
    found = _assigned.get(key)
    if found is None:
        found = fill_posts(situation)
        if len(_assigned) >= ASSIGNMENTS_KEPT:
            forget_oldest(_assigned)
        _assigned[key] = found
    return found


def fill_posts(situation: Situation) -> Assignment:
    """Fill the posts in order of weight, each with the nearest piece."""
    b, side = situation.b, situation.side
    posts = union_posts(situation) if side == UNION else csa_posts(situation)
    posts.sort(key=lambda p: (-p.weight, p.sector, p.guns))
    free: dict[bool, dict[int, int]] = {False: {}, True: {}}
    filled: dict[int, int] = {}
    for sector in situation.own_sectors:
        mask = b.mask(side, sector)
        free[False][sector] = (mask & TROOPS[side]).bit_count()
        free[True][sector] = (mask & GUNS[side]).bit_count()
    present = {guns: dict(here) for guns, here in free.items()}
    ranked: list[tuple[float, Post]] = []
    for post in posts:
        weight = post.weight
        if present[post.guns].get(post.sector, 0):
            present[post.guns][post.sector] -= 1
            weight *= STAY[situation.pressure(post.sector, situation.foe) >= CONTACT]
        ranked.append((-weight, post))
    ranked.sort()
    waiting = {guns: sum(here.values()) for guns, here in free.items()}
    found: dict[int, list[Errand]] = {}
    kept: dict[tuple[int, bool], int] = {}
    for _, post in ranked:
        if not waiting[post.guns] or filled.get(post.sector, 0) >= 4:
            continue
        here = free[post.guns]
        best, least = -1, UNREACHABLE
        if here.get(post.sector, 0):
            best = post.sector
        else:
            away = situation.steps(post.sector)
            for sector, number in here.items():
                if number and away[sector] < least:
                    best, least = sector, away[sector]
        if best < 0:
            continue
        filled[post.sector] = filled.get(post.sector, 0) + 1
        here[best] -= 1
        waiting[post.guns] -= 1
        if best != post.sector:
            found.setdefault(best, []).append(Errand(post.weight, post.sector, post.guns))
        elif post.weight >= WEIGHTY:
            kept[best, post.guns] = kept.get((best, post.guns), 0) + 1
    return Assignment(found, kept)
