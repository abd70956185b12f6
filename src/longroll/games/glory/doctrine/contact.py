"""Quick estimates of charges, and which charges the units of the acting Commands could bring about by moving."""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.games.glory.board import WOODS
from longroll.games.glory.components import BIT, mask_of, members
from longroll.games.glory.doctrine.dangers import RATIO_DRM
from longroll.games.glory.doctrine.situation import BOLD, STEADY, Situation
from longroll.games.glory.lexicon import MARCH, MOVE
from longroll.games.glory.odds.chances import over
from longroll.games.glory.rules.facing import free_to_turn
from longroll.games.glory.rules.modifiers import (
    ATTACKER_BREAKS,
    ATTACKER_RETREATS,
    COHESION_LIMIT,
    DEFENDER_BREAKS,
    DEFENDER_CHECKS,
    EXCHANGE,
    FACES,
    WOODS_LIMIT,
    charge_result,
    ratio_column,
)
from longroll.kit.notation import a_of, b_of, verb_in

Attackers = list[tuple[int, int]]
"""Units and the hexes they charge from."""

GROUND: Final = 0.3
"""What it is worth to drive an enemy from his hex …"""
PRIZE: Final = 0.5
"""… and for each point of an objective there."""
COUNTERBLOW: Final = 0.25
"""What a broken charge costs besides, for the counterattack."""
POST: Final = 0.9
"""What it costs to leave an objective of ours, for each of its points …"""
EXPOSED: Final = 0.4
"""… and to leave works or a wall."""
AFTER: Final[tuple[float, ...]] = (0.3, 0.15, 0.0)
"""How much it counts that attackers are open to more charges than before, by posture …"""
MOST_AFTER: Final = 1.2
OPEN: Final = 0.1
"""… and that who advances is."""
MOST_ATTACKERS: Final = 5
THRESHOLD: Final = {BOLD: 0.05, STEADY: 0.3}
"""What a charge must promise, by posture …"""
WARY_THRESHOLD: Final = 0.9


def threshold(situation: Situation) -> float:
    """What a charge must promise to be made."""
    usual = THRESHOLD.get(situation.posture, WARY_THRESHOLD)
    return usual if situation.intent is None else usual + situation.intent.caution


def prize(situation: Situation, place: int) -> float:
    """What it is worth to take a hex from the enemy."""
    value = GROUND + PRIZE * situation.stakes.get(place, 0.0)
    if situation.intent is not None and situation.intent.target == place:
        value += situation.intent.push
    return value


def kept(situation: Situation, place: int) -> float:
    """Points that we hold by a single hex."""
    value = 0.0
    for mask, _, owner, points in situation.objectives:
        if owner == situation.side and mask >> place & 1 and (mask & situation.friends).bit_count() == 1:
            value += points
    return value


def strong(situation: Situation, place: int) -> bool:
    """Works, a wall or an embankment."""
    board = situation.board
    walls = any(board.protected[6 * place : 6 * place + 6])
    return bool((situation.works | board.embankment) >> place & 1) or walls


def leaving(situation: Situation, unit: int, place: int) -> float:
    """What it costs to leave where a unit stands for another hex."""
    here = situation.b.at[unit]
    if here == place:
        return 0.0
    cost = EXPOSED * strong(situation, here) * (2 - situation.posture) if situation.posture < BOLD else 0.0
    cost += situation.deserting(unit, place)
    if situation.b.count(here) == 1:
        cost += POST * kept(situation, here)
    return cost


def aftermath(situation: Situation, attackers: Attackers) -> float:
    """What it costs to stand forward after a charge, open to more charges than before."""
    if not situation.careful or not AFTER[situation.posture]:
        return 0.0
    dangers = situation.dangers
    at = situation.b.at
    more = sum([max(0.0, dangers.of(unit, slot) - dangers.of(unit, at[unit])) for unit, slot in attackers])
    return min(MOST_AFTER, AFTER[situation.posture] * more)


# ---- one charge ------------------------------------------------------------------------------------------------


def volley(situation: Situation, place: int, targets: int, unit: int, origin: int) -> float:
    """The chance that the defensive fire of a hex at so many targets hits a unit that charges from another."""
    b = situation.b
    infantry, guns, shaken = False, 0, False
    for other in b.stack(place):
        if b.roster.is_gun[other]:
            guns += not (b.disordered | b.defended) >> other & 1
        elif b.is_infantry(other):
            infantry, shaken = True, bool(b.disordered >> other & 1)
    if not infantry and not guns:
        return 0.0
    sum_ = situation.board.df_drm[origin] + (2 if b.is_mounted(unit) else 0)
    if guns and targets == 1:
        sum_ += 2
    if guns == 2 or (guns and infantry):
        sum_ += 2
    if infantry:
        sum_ -= targets - 1 + shaken
    return over(b.cohesion(unit), sum_)


def estimate(situation: Situation, attackers: Attackers, hexes: list[int]) -> float:
    """What a charge of some units from some hexes against some others is worth to the attacker, in points."""
    b, board = situation.b, situation.board
    ahead = {place: board.front[6 * place + b.facing[place]] for place in hexes}
    origins = mask_of({origin for _, origin in attackers})
    value = 0.0
    none = 1.0
    strength = 0.0
    best = 0
    through: list[tuple[int, float]] = []
    for unit, origin in attackers:
        free = 1.0
        for place in hexes:
            if ahead[place] >> origin & 1 and board.around[place] >> origin & 1:
                targets = (ahead[place] & origins).bit_count()
                free *= 1 - volley(situation, place, targets, unit, origin)
        value -= (1 - free) * (situation.shock(unit) + situation.lost_forward(unit, origin))
        none *= 1 - free
        strength += free * b.strength(unit)
        best = max(best, b.cohesion(unit))
        through.append((unit, free))
    some = 1 - none
    if some < 0.05:
        return value
    held = [unit for place in hexes for unit in b.line_units(place)]
    taken = sum((prize(situation, place) for place in hexes), 0.0)
    if not held:
        return value + some * (taken + sum((situation.loss(unit) for place in hexes for unit in b.stack(place)), 0.0))
    sum_ = odds_sum(situation, attackers, hexes, held, strength / some, best)
    return value + some * outcome(situation, sum_, through, held, taken)


def odds_sum(
    situation: Situation, attackers: Attackers, hexes: list[int], held: list[int], strength: float, cohesion: int
) -> int:
    """The sum of a charge before the die."""
    b, board = situation.b, situation.board
    ground, stream, rears = 99, False, []
    for place in hexes:
        front = rear = 0
        facing = board.front[6 * place + b.facing[place]]
        for _, origin in attackers:
            if not board.around[place] >> origin & 1:
                continue
            drm = board.charge_drm(situation.epoch, origin, place, situation.their_works)
            ground = min(ground, drm)
            stream = stream or board.across_stream(origin, place)
            if facing >> origin & 1:
                front += 1
            else:
                rear += 1
        rears.append(0 if not rear else 2 if front else 1)
    column = ratio_column(round(10 * strength), 10 * sum(b.strength(u) for u in held), ground >= 0 and not stream)
    gap = cohesion - max(b.cohesion(unit) for unit in held)
    gap = max(-COHESION_LIMIT, min(COHESION_LIMIT, gap))
    if b.is_mounted(attackers[0][0]) and any(board.terrain[place] == WOODS for place in hexes):
        gap = min(gap, WOODS_LIMIT)
    return RATIO_DRM[column] + gap + (ground if ground < 99 else 0) + min(rears)


def outcome(situation: Situation, sum_: int, through: list[tuple[int, float]], held: list[int], taken: float) -> float:
    """What the ten faces lead to, on the average."""
    b = situation.b
    break_us = sum((free * situation.shock(unit) for unit, free in through), 0.0)
    check_us = sum((free * situation.shock(unit) * over(b.cohesion(unit)) for unit, free in through), 0.0)
    break_them = sum((situation.shock(unit) for unit in held), 0.0)
    check_them = sum((situation.shock(unit) * over(b.cohesion(unit)) for unit in held), 0.0)
    value = 0.0
    for face in range(FACES):
        result = charge_result(sum_ + face)
        if result == ATTACKER_BREAKS:
            value -= break_us + COUNTERBLOW
        elif result == ATTACKER_RETREATS:
            value -= check_us
        elif result == EXCHANGE:
            value += check_them - check_us
        else:
            value += taken
            if result == DEFENDER_CHECKS:
                value += check_them
            elif result == DEFENDER_BREAKS:
                value += break_them
    return value / FACES


# ---- charges that could be brought about -----------------------------------------------------------------------


class Attack(NamedTuple):
    """A charge worth bringing about: who from where, against a hex."""

    value: float
    target: int
    attackers: Attackers


class Contact:
    """What the acting units could charge, moving first. ``codes``: the list of moves; ``turning``: a hex whose units
    choose their facing now."""

    def __init__(self, situation: Situation, codes: list[int], turning: int = -1) -> None:
        self.situation = situation
        b = situation.b
        self.ends: dict[int, dict[int, int]] = {}
        """For each unit that may move: its hexes with the answer that leads there."""
        for code in codes:
            if verb_in(code, MOVE, MARCH):
                self.ends.setdefault(a_of(code), {}).setdefault(b_of(code), code)
        self.masks: dict[int, int] = {unit: mask_of(ends) for unit, ends in self.ends.items()}
        self.active: int = b.acting_units()
        self.fighters = [
            unit for unit in members(self.active & ~b.roster.guns_mask & ~b.disordered) if not b.charged >> unit & 1
        ]
        self._turns: dict[int, bool] = {turning: True} if turning >= 0 else {}

    def may_turn(self, place: int) -> bool:
        """May the stack in a hex still change its facing?"""
        found = self._turns.get(place)
        if found is None:
            b = self.situation.b
            found = not any(b.moved >> unit & 1 for unit in b.stack(place)) and free_to_turn(b, place, self.active)
            self._turns[place] = found
        return found

    def slots(self, unit: int, target: int) -> list[int]:
        """Hexes from which a unit could charge another hex after its move."""
        situation = self.situation
        b, board = situation.b, situation.board
        here = b.at[unit]
        around = board.around[target]
        ways = board.passable[situation.epoch][b.movement_class(unit)]
        found: list[int] = []
        if around >> here & 1 and ways[here] >> target & 1:
            if board.front[6 * here + b.facing[here]] >> target & 1 or self.may_turn(here):
                found.append(here)
        for place in board.members(self.masks.get(unit, 0) & around):
            if ways[place] >> target & 1:
                found.append(place)
        return found

    def fronts(self, slot: int, target: int) -> list[int]:
        """Facings with which a unit there can charge a hex: the one it has, if it cannot turn any more."""
        b, board = self.situation.b, self.situation.board
        if self.active_in(slot) and not self.may_turn(slot):
            return [b.facing[slot]]
        way = board.direction(slot, target)
        return [way, (way + 1) % 6, (way + 5) % 6]

    def active_in(self, place: int) -> bool:
        """Do acting units stand in a hex?"""
        b = self.situation.b
        lower = b.lower[place]
        return lower < b.roster.n_units and bool(self.active >> lower & 1)

    def spare(self, slot: int, target: int) -> int:
        """Mask of the other enemies that must stay in front of a unit there, if it turns as well as it can."""
        situation = self.situation
        board = situation.board
        others = situation.enemies & ~BIT[target]
        if not board.around[slot] & others:
            return 0
        masks = [board.front[6 * slot + facing] & others for facing in self.fronts(slot, target)]
        return min(masks, key=lambda mask: mask.bit_count())

    def quality(self, slot: int, target: int) -> float:
        """How good a hex is to charge from."""
        situation = self.situation
        b, board = situation.b, situation.board
        value = float(board.charge_drm(situation.epoch, slot, target, situation.their_works)) - 0.5 * board.df_drm[slot]
        if not board.front[6 * target + b.facing[target]] >> slot & 1:
            value += 2.5
        return value - 1.5 * self.spare(slot, target).bit_count()

    def best_on(self, target: int, units: list[int]) -> Attack:
        """The best charge on a hex with some of the units."""
        situation = self.situation
        b = situation.b
        listed: list[tuple[float, int, list[int]]] = []
        for unit in units:
            slots = self.slots(unit, target)
            if slots:
                slots.sort(key=lambda slot: -self.quality(slot, target))
                listed.append((b.strength(unit) + 0.5 * b.cohesion(unit), unit, slots))
        listed.sort(key=lambda item: (-item[0], item[1]))
        best = Attack(-99.0, target, [])
        attackers: Attackers = []
        for _, unit, slots in listed:
            slot = next((place for place in slots if self.fits(unit, place, attackers)), -1)
            if slot < 0:
                continue
            attackers = [*attackers, (unit, slot)]
            value = estimate(situation, attackers, [target, *self.dragged(attackers, target)])
            way_there = sum((leaving(situation, unit, slot) for unit, slot in attackers), 0.0)
            value -= way_there + aftermath(situation, attackers)
            if value > best.value:
                best = Attack(value, target, attackers)
            if len(attackers) >= MOST_ATTACKERS:
                break
        return best

    def fits(self, unit: int, place: int, attackers: Attackers) -> bool:
        """Is there room beside the attackers already thought of?"""
        b = self.situation.b
        others = [other for other, slot in attackers if slot == place]
        if not others:
            return True
        if b.at[unit] == place or len(others) > 1 or b.count(place) - (b.at[others[0]] == place):
            return False
        return b.may_stack(unit, others[0])

    def dragged(self, attackers: Attackers, target: int) -> list[int]:
        """Other enemy hexes that would have to be charged too: in front of one attacker and covered by no other."""
        once = twice = 0
        for slot in sorted({slot for _, slot in attackers}):
            mask = self.spare(slot, target)
            twice |= once & mask
            once |= mask
        return list(self.situation.board.members(once & ~twice))

    def attacks(self) -> list[Attack]:
        """Charges worth bringing about, best first, no unit in two of them."""
        situation = self.situation
        board = situation.board
        limit = threshold(situation)
        left = self.fighters
        found: list[Attack] = []
        touched = 0
        for unit in left:
            touched |= self.masks.get(unit, 0) | BIT[situation.b.at[unit]]
        targets = list(board.members(board.spread(touched) & situation.enemies)) if touched else []
        while left and targets:
            plans = [self.best_on(target, left) for target in targets]
            best = max(plans, key=lambda plan: (plan.value, -plan.target))
            if best.value < limit:
                break
            found.append(best)
            used = {unit for unit, _ in best.attackers}
            left = [unit for unit in left if unit not in used]
            targets = [plan.target for plan in plans if plan.value >= limit and plan.target != best.target]
        return found
