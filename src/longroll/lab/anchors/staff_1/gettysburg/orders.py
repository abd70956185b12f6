"""Orders worth giving: assaults, marches, fire, works, each with a score. Command is looked at later."""

from __future__ import annotations

from typing import NamedTuple

from longroll.games.gettysburg.board import UNREACHABLE
from longroll.games.gettysburg.components import (
    AFTERNOON,
    BIT,
    CE,
    COLOUR,
    CSA,
    GUNS,
    KIND,
    MASK,
    MOST,
    NAVY,
    OF_COLOUR,
    SECTOR_LIMIT,
    SIDE_COLOURS,
    TROOPS,
    UC,
    UE,
    UI,
    UNION,
    members,
)
from longroll.games.gettysburg.doctrine.estimates import Conditions, Outcome, assault
from longroll.games.gettysburg.lexicon import (
    AT_TROOPS,
    ENTRENCH,
    FIRE,
    MOVE,
    REINFORCE,
    REORGANISE,
    RIDE,
)
from longroll.games.gettysburg.odds import UNTOLD, Attacker, contest
from longroll.games.gettysburg.rules.fire import targets
from longroll.games.gettysburg.rules.movement import border_limit
from longroll.games.gettysburg.rules.retreat import can_retreat
from longroll.games.gettysburg.rules.works import sticks_of
from longroll.kit.notation import act
from longroll.lab.anchors.staff_1.gettysburg.posts import Assignment
from longroll.lab.anchors.staff_1.gettysburg.situation import Party, Situation, party

# ---- what there is to wish for -----------------------------------------------------------------------------

ASSAULT = 0
MARCH = 1
SMALL = 2


class Wish(NamedTuple):
    """An order worth giving. ``second``: the other sector of a joint assault, or -1 (GB-11.9)."""

    score: float
    kind: int
    source: int
    code: int
    second: int = -1
    route: tuple[int, ...] = ()
    """Sectors the march goes on through: a block that can order them too saves another."""


# ---- the worth of ground -----------------------------------------------------------------------------------


def ground_value(situation: Situation, sector: int) -> float:
    """What it is worth to take a sector from the enemy."""
    weights = situation.weights
    if sector in situation.stars:
        return star_value(situation, sector)
    value = weights.ground
    if situation.ground.beside[sector] & situation.star_mask & situation.b.occupied[UNION]:
        value += weights.beside_star
    return value


def star_value(situation: Situation, sector: int) -> float:
    """A star that decides the battle at the end of this period is worth more than one that does not."""
    b = situation.b
    weights = situation.weights
    plain = weights.star * (1.0 + situation.passed)
    double = sector == situation.ground.double_star
    if double:
        # it decides every afternoon: taken before, it has to be held until then
        plain = max(plain, weights.deciding_star * (0.5, 0.7, 1.0, 0.4)[b.period])
    if situation.side == CSA:
        goals = sum(1 for s in situation.held if b.goals & BIT[s] and s != sector)
        decides = (double and b.period == AFTERNOON) or (bool(b.goals & BIT[sector]) and goals >= 1)
        return weights.deciding_star * (1.0 - 0.03 * situation.union_discs) if decides else plain
    return weights.deciding_star if situation.lost_unless else plain


def men_value(situation: Situation) -> float:
    """Own losses weigh less as the battle nears its end."""
    weights = situation.weights
    return weights.cost - (weights.cost - weights.spent) * situation.passed**2


# ---- assaults (GB-12.8, GB-11.9) ---------------------------------------------------------------------------


class AssaultPlan(NamedTuple):
    score: float
    target: int
    parties: tuple[Party, ...]
    odds: Outcome


def spare(situation: Situation, sector: int, target: int) -> int:
    """Troops that may leave a sector for an assault; guns and victory sectors keep company."""
    b, side = situation.b, situation.side
    if b.mask(situation.foe, sector):
        return 0
    there = situation.force(side, sector)
    troops = there.troops
    if b.disrupted & BIT[sector]:
        troops -= 1
    others = situation.ground.beside[sector] & situation.enemy_troops & ~BIT[target] != 0
    if sector in situation.stars and (side == UNION or others):
        troops -= 2 if others else 1
    elif there.guns and others:
        troops -= 1
    return max(0, troops)


def weigh(situation: Situation, target: int, parties: tuple[Party, ...], odds: Outcome | None = None) -> AssaultPlan:
    """Win chance times the ground, and what both sides lose; by the quick estimate unless better odds are known."""
    weights = situation.weights
    if odds is None:
        odds = situation.odds(situation.side, target, list(parties))
    there = situation.force(situation.foe, target)
    score = odds.win * (ground_value(situation, target) + weights.gun * there.guns)
    score += weights.harm * odds.harm - men_value(situation) * odds.cost
    if odds.win < weights.forlorn and not situation.lost_unless:
        score -= weights.forlorn
    return AssaultPlan(score, target, parties, odds)


def assaults(situation: Situation, sources: list[int] | None = None) -> list[AssaultPlan]:
    """The assaults that can be made now: with one order, and by the CSA with two."""
    if situation.night:
        return []
    b, side = situation.b, situation.side
    found: list[AssaultPlan] = []
    two = situation.two
    for target in situation.enemy_sectors:
        starts = []
        for start in situation.ground.neighbours[target]:
            if b.mask(side, start) & TROOPS[side]:
                number = spare(situation, start, target)
                if number:
                    starts.append((number, start))
        if not starts:
            continue
        starts.sort(reverse=True)
        for number, start in starts:
            if sources is None or start in sources:
                found.append(weigh(situation, target, (party(b, side, start, min(2, number)),)))
        if not two:
            continue
        for place, (number, start) in enumerate(starts[:3]):
            if sources is not None and start not in sources:
                continue
            if number >= 3:
                found.append(weigh(situation, target, (party(b, side, start, min(4, number)),)))
            for other, beside in starts[place + 1 : 4]:
                pair = (party(b, side, start, min(2, number)), party(b, side, beside, min(2, other)))
                found.append(weigh(situation, target, pair))
    worthy = sorted((a for a in found if a.score > situation.weights.least), key=lambda a: -a.score)
    checked = [confirm(situation, plan) for plan in worthy[:CONFIRMED]]
    checked += worthy[CONFIRMED:]
    return [a for a in checked if a.score > situation.weights.least]


CONFIRMED = 3
"""So many of the assaults that look best by the quick estimate are weighed again by the exact odds."""


def confirm(situation: Situation, plan: AssaultPlan) -> AssaultPlan:
    """The same assault with its exact chance to win.

    Where the odds would have to be sampled the estimate stands: samples are slow, and cut short by the clock they
    would make the staff's choices depend on the speed of the machine.
    """
    win = contest(situation.b, plan.target, storm_parties(situation, plan))
    if win == UNTOLD:
        return plan
    return weigh(situation, plan.target, plan.parties, Outcome(win, plan.odds.cost, plan.odds.harm))


def storm_parties(situation: Situation, plan: AssaultPlan) -> list[Attacker]:
    return [attacker for group in plan.parties for attacker in storm_party(situation, group)]


def storm_party(situation: Situation, group: Party) -> list[Attacker]:
    """The pieces of a party with the cubes they cannot leave behind (GB-14.8)."""
    b, side = situation.b, situation.side
    pieces = assault_pieces(situation, group.origin)[: group.number]
    found: list[Attacker] = []
    for number, piece in enumerate(pieces):
        colour = COLOUR[piece]
        there = (b.mask(side, group.origin) & OF_COLOUR[colour]).bit_count()
        going = sum(COLOUR[p] == colour for p in pieces)
        forced = max(0, b.cubes[group.origin * 6 + colour] - MOST[colour] * (there - going))
        before = sum(COLOUR[p] == colour for p in pieces[:number])
        found.append(Attacker(piece, forced // going + (before < forced % going), group.origin))
    return found


def assault_pieces(situation: Situation, sector: int) -> list[int]:
    """Troops of a sector in the order in which they go in: fresh and elite first."""
    b, side = situation.b, situation.side
    mask = b.mask(side, sector) & TROOPS[side]

    def rank(piece: int) -> tuple[float, int]:
        colour = COLOUR[piece]
        there = (mask & OF_COLOUR[colour]).bit_count()
        burden = b.cubes[sector * 6 + colour] / there
        kind = KIND[piece]
        return burden - (kind in (CE, UE)) + (kind == UI), piece

    return sorted(members(side, mask), key=rank)


# ---- marches (GB-12) ---------------------------------------------------------------------------------------


class Step(NamedTuple):
    score: float
    code: int
    to: int
    goal: int


def march(
    situation: Situation, source: int, orders: Assignment, moved: int = 0, crossed: list[int] | None = None
) -> list[Step]:
    """The pieces of a sector that go one step nearer to their posts with one order."""
    errands = orders.errands.get(source)
    if not errands:
        return []
    b, side, foe = situation.b, situation.side, situation.foe
    weights = situation.weights
    mask = b.mask(side, source) & ~moved
    troops = list(members(side, mask & TROOPS[side]))
    guns = list(members(side, mask & GUNS[side]))
    room = {n: SECTOR_LIMIT - b.count(side, n) for n in situation.ground.neighbours[source]}
    lanes = {n: border_limit(b, side, source, n) for n in situation.ground.neighbours[source]}
    for lane in crossed or []:
        if lane // 64 == source:
            lanes[lane % 64] -= 1
    if b.disrupted & BIT[source] and troops:
        troops.pop()
    escorted: set[int] = set()
    added: dict[int, int] = {}
    steps: list[Step] = []
    for errand in errands:
        pieces = guns if errand.guns else troops
        if not pieces:
            continue
        away = situation.steps(errand.goal)
        best = -1
        for n in situation.ground.neighbours[source]:
            if away[n] >= away[source] or room[n] <= 0 or lanes[n] <= 0 or b.mask(foe, n):
                continue
            if errand.guns and not safe_for_guns(situation, n, escorted):
                continue
            if best < 0 or (away[n], -lanes[n]) < (away[best], -lanes[best]):
                best = n
        if best < 0:
            continue
        room[best] -= 1
        lanes[best] -= 1
        added[best] = added.get(best, 0) + (0 if errand.guns else 1)
        if not errand.guns:
            escorted.add(best)
        piece = rider(pieces, away[source]) if not errand.guns else pieces[0]
        pieces.remove(piece)
        code = act(MOVE, piece, best)
        if KIND[piece] == UC and away[source] > 1:
            code, best = ride(situation, piece, best, errand.goal)
        score = weights.march * errand.weight * weights.far ** min(6, away[best])
        if best in situation.stars and not errand.guns and b.mask(side, best):
            score += situation.help(best) * own_value(situation, best)
        steps.append(Step(score, code, best, errand.goal))
    steps = prudent(situation, steps, added)
    leaders = [step for step in steps if step.to in room]
    if leaders:
        to = max(leaders).to
        for pieces, is_gun in ((troops, False), (guns, True)):
            for piece in pieces[orders.kept.get((source, is_gun), 0) :]:
                if room[to] > 0 and lanes[to] > 0 and (not is_gun or safe_for_guns(situation, to, escorted)):
                    room[to] -= 1
                    lanes[to] -= 1
                    steps.append(Step(weights.follow, act(MOVE, piece, to), to, to))
    return steps


def prudent(situation: Situation, steps: list[Step], added: dict[int, int]) -> list[Step]:
    """Leave out the moves that bring too few under the enemy's guns and bayonets."""
    toll = {to: risk(situation, to, number) for to, number in added.items() if number and to not in situation.stars}
    if not any(toll.values()):
        return steps
    gain: dict[int, float] = {}
    for step in steps:
        gain[step.to] = gain.get(step.to, 0.0) + step.score
    kept = []
    for step in steps:
        share = toll.get(step.to, 0.0)
        if share < gain[step.to]:
            kept.append(step._replace(score=step.score * (1 - share / gain[step.to])))
    return kept


def risk(situation: Situation, sector: int, more: int) -> float:
    """What an enemy assault on a sector would cost on average, ``more`` troops having gone there."""
    parties = situation.strongest(situation.foe, sector)
    if not parties or situation.night:
        return 0.0
    there = situation.force(situation.side, sector)
    odds = situation.odds(situation.foe, sector, parties, 0, more)
    lost = odds.win * situation.weights.gun * there.guns + odds.harm + odds.win * situation.weights.driven
    return situation.weights.risk * max(0.0, lost - odds.cost)


def rider(pieces: list[int], away: int) -> int:
    """Cavalry goes on the longer errands, the infantry first on the short ones."""
    horse = [p for p in pieces if KIND[p] == UC]
    foot = [p for p in pieces if KIND[p] != UC]
    if away > 1:
        return (horse or foot)[0]
    return (foot or horse)[0]


def ride(situation: Situation, piece: int, via: int, goal: int) -> tuple[int, int]:
    """Cavalry rides on through ``via`` if the next sector is free (GB-12.3)."""
    b = situation.b
    away = situation.steps(goal)
    for to in situation.ground.neighbours[via]:
        if away[to] < away[via] and not b.mask(situation.foe, to) and b.count(situation.side, to) < SECTOR_LIMIT:
            return act(RIDE, piece, via, to), to
    return act(MOVE, piece, via), via


def onward(situation: Situation, start: int, goal: int) -> list[int]:
    """The next two sectors after ``start`` on the way to a goal, the goal itself left out."""
    found: list[int] = []
    away = situation.steps(goal)
    here = start
    while len(found) < 2:
        nearest = -1
        for near in situation.ground.neighbours[here]:
            if nearest < 0 or (away[near], near) < (away[nearest], nearest):
                nearest = near
        if nearest < 0 or nearest == goal or away[nearest] >= UNREACHABLE:
            break
        found.append(nearest)
        here = nearest
    return found


def safe_for_guns(situation: Situation, sector: int, escorted: set[int]) -> bool:
    """Guns do not go alone where enemy troops are near."""
    b = situation.b
    if b.mask(situation.side, sector) & TROOPS[situation.side] or sector in escorted:
        return True
    return situation.pressure(sector, situation.foe) < 0.6


# ---- fire (GB-22) ------------------------------------------------------------------------------------------


def hit_chance(situation: Situation, gun: int, target: int) -> float:
    """GB-22.14, GB-22.15: a third, less for a damaged gun and against works."""
    b = situation.b
    bad = (1 if b.damaged[situation.side] & MASK[gun] else 0) + (1 if sticks_of(b, target) == 2 else 0)
    return (2, 1, 0)[bad] / 6


def cube_value(situation: Situation, target: int) -> float:
    """A cube on enemy troops: attrition, the next assault, the danger averted."""
    weights = situation.weights
    b, foe = situation.b, situation.foe
    value = weights.cube
    mask = b.mask(foe, target)
    if all(b.supply[c] <= 0 for c in SIDE_COLOURS[foe] if mask & OF_COLOUR[c]):
        return 1.0
    there = situation.force(foe, target)
    if there.troops and there.cubes / there.troops >= 4:
        value *= 1.3
    parties = situation.strongest(situation.side, target)
    if parties:
        before = situation.odds(situation.side, target, parties).win
        after = situation.odds(situation.side, target, parties, 2).win
        value += weights.softening * (after - before) / 2 * ground_value(situation, target)
    elif target in situation.stars:
        value += 0.5 * weights.cube
    if situation.ground.beside[target] & situation.star_mask & b.occupied[situation.side]:
        value += 0.5 * weights.cube
    return value


def exposure(situation: Situation, sector: int) -> float:
    """Enemy guns that could answer, if the sector does not have a fire marker yet."""
    b = situation.b
    if b.fired & BIT[sector]:
        return 0.0
    answer = 0.0
    for enemy in situation.enemy_sectors:
        if situation.ground.sight_mask[enemy] & BIT[sector]:
            there = situation.force(situation.foe, enemy)
            answer += there.guns - 0.5 * there.hurt
    return situation.weights.exposure * answer


class Shot(NamedTuple):
    score: float
    code: int
    sector: int


def shots_from(situation: Situation, sector: int, values: dict[int, float]) -> list[Shot]:
    """The best shot of every gun in a sector."""
    b, side = situation.b, situation.side
    weights = situation.weights
    guns = members(side, b.mask(side, sector) & GUNS[side])
    if not guns or situation.night:
        return []
    aims = targets(b, side, sector)
    if not aims:
        return []
    toll = exposure(situation, sector) / len(guns)
    found = []
    for gun in guns:
        best = Shot(0.0, 0, sector)
        for target, aim in aims:
            if aim == AT_TROOPS:
                if target not in values:
                    values[target] = cube_value(situation, target)
                score = hit_chance(situation, gun, target) * values[target]
                if not b.disrupted & BIT[target]:
                    score += weights.disruption / 6
            else:
                score = hit_chance(situation, gun, target) * weights.counter_battery
            score -= toll
            if score > best.score:
                best = Shot(score, act(FIRE, gun, target, aim), sector)
        if best.code:
            found.append(best)
    return found


def volley(situation: Situation, place: int, values: dict[int, float], worked_out: dict[int, list[Shot]]) -> list[Shot]:
    """The best shots that one disc in a place can order: guns of at most two sectors (GB-22.1)."""
    b, side = situation.b, situation.side
    groups = []
    for sector in situation.ground.order_reach[place]:
        if not b.mask(side, sector) & GUNS[side]:
            continue
        if sector not in worked_out:
            worked_out[sector] = shots_from(situation, sector, values)
        shots = worked_out[sector]
        if shots:
            groups.append((sum(s.score for s in shots), -sector, shots))
    groups.sort(reverse=True)
    return [shot for _, _, shots in groups[:2] for shot in shots]


# ---- small orders ------------------------------------------------------------------------------------------


def own_value(situation: Situation, sector: int) -> float:
    """What it would cost to lose an own sector."""
    if sector in situation.stars:
        return situation.weights.star * (1.0 + situation.passed)
    return situation.weights.ground + situation.weights.gun * situation.force(situation.side, sector).guns


def works(situation: Situation, sector: int) -> tuple[float, int]:
    """Entrench where the enemy can come across one border only: with two, sticks invite a flank attack (GB-21.15)."""
    b, side, foe = situation.b, situation.side, situation.foe
    sticks = sticks_of(b, sector)
    if sticks == 2 or not b.sticks_left or (sector not in situation.stars and not situation.ground.high[sector]):
        return 0.0, 0
    open_borders = [
        n
        for n in situation.ground.neighbours[sector]
        if not b.mask(side, n) and (b.mask(foe, n) or situation.pressure(n, foe) >= 1.5)
    ]
    if len(open_borders) != 1:
        return 0.0, 0
    border = open_borders[0]
    if sticks == 1 and b.sticks[2 * sector] != border:
        return 0.0, 0
    there = situation.force(side, sector)
    if not there.troops:
        return 0.0, 0
    shift = (-1 if situation.ground.high[sector] else 0) + (2 if sector == situation.ground.town else 0)
    heads = 4 if foe == CSA else 2
    plain = assault(
        heads, 0, 0, there.troops, there.quality, there.cubes, 0, Conditions(shift, 0, 0), there.guns, there.hurt
    )
    safer = assault(
        heads, 0, 0, there.troops, there.quality, there.cubes, 0, Conditions(shift - 1, 1, 0), there.guns, there.hurt
    )
    heat = min(1.0, situation.pressure(border, foe) / 4)
    score = situation.weights.works * heat * (plain.win - safer.win + 0.15) * own_value(situation, sector) / 2
    return score, act(ENTRENCH, sector, border)


def rally(situation: Situation, sector: int) -> float:
    """Take away a disruption marker where the enemy may attack or troops are wanted elsewhere."""
    b = situation.b
    if not b.disrupted & BIT[sector]:
        return 0.0
    parties = situation.strongest(situation.foe, sector)
    score = 0.3 * situation.weights.rally
    if parties:
        there = situation.force(situation.side, sector)
        danger = situation.danger(sector)
        b.disrupted &= ~BIT[sector]
        calm = situation.odds(situation.foe, sector, parties).win
        b.disrupted |= BIT[sector]
        score += (danger - calm) * (own_value(situation, sector) + 0.5 * there.troops)
    return score


def relief(situation: Situation, sector: int) -> tuple[float, int]:
    """Send a cube from a threatened victory sector to troops behind it (GB-23.1)."""
    b, side = situation.b, situation.side
    best = (0.0, 0)
    mask = b.mask(side, sector)
    if sector in situation.stars or situation.touched(sector):
        return best
    for star in situation.ground.neighbours[sector]:
        if star not in situation.stars or not b.mask(side, star) or situation.danger(star) < 0.05:
            continue
        parties = situation.strongest(situation.foe, star)
        eased = (
            situation.odds(situation.foe, star, parties, -1).win
            if situation.force(side, star).cubes
            else situation.danger(star)
        )
        score = (situation.danger(star) - eased) * own_value(situation, star)
        for colour in SIDE_COLOURS[side]:
            if colour == NAVY or not mask & OF_COLOUR[colour] or not b.cubes[star * 6 + colour]:
                continue
            room = 4 * (mask & OF_COLOUR[colour]).bit_count() - b.cubes[sector * 6 + colour]
            if room > 0 and score > best[0]:
                best = (score, act(REINFORCE, colour, star, sector))
    return best


def small_orders(situation: Situation, sector: int) -> list[Wish]:
    """Works, rallying and relief in one sector."""
    found: list[Wish] = []
    score, code = works(situation, sector)
    if score > 0:
        found.append(Wish(score, SMALL, sector, code))
    score = rally(situation, sector)
    if score > 0:
        found.append(Wish(score, SMALL, sector, act(REORGANISE, sector)))
    score, code = relief(situation, sector)
    if score > 0:
        found.append(Wish(score, SMALL, sector, code))
    return found


# ---- all wishes --------------------------------------------------------------------------------------------


def wishes(situation: Situation, orders: Assignment, sources: list[int] | None = None) -> list[Wish]:
    """Every order worth giving to pieces of the named sectors (all of them if None), fire apart."""
    b, side = situation.b, situation.side
    found: list[Wish] = []
    for plan in assaults(situation, sources):
        first = plan.parties[0]
        piece = assault_pieces(situation, first.origin)[0]
        second = -1
        if len(plan.parties) == 2:
            second = plan.parties[1].origin
        elif first.number > 2:
            second = first.origin
        found.append(Wish(plan.score, ASSAULT, first.origin, act(MOVE, piece, plan.target), second))
    for sector in situation.own_sectors if sources is None else sources:
        if not b.mask(side, sector) or b.mask(situation.foe, sector):
            continue
        steps = march(situation, sector, orders)
        if steps:
            step = max(steps)
            score = sum(s.score for s in steps)
            score += situation.weights.clearing * min(len(steps), situation.waiting(sector))
            route = (step.to, *onward(situation, step.to, step.goal))
            found.append(Wish(score, MARCH, sector, step.code, -1, route))
        found += small_orders(situation, sector)
    return found


def covers(situation: Situation) -> list[int]:
    """Own sectors in contact whose garrison has no legal retreat (GB-17.4)."""
    b, side = situation.b, situation.side
    return [
        s
        for s in situation.own_sectors
        if b.mask(side, s) & TROOPS[side] and situation.touched(s) and not can_retreat(b, side, s, 0)
    ]
