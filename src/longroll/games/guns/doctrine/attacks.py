"""Which attacks are worth making: what to expect of fire and close combat, and what a victory is worth."""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.games.guns.components import ARMIES, ATTACK, BIT, CSA, FACE_OF, STRENGTH, TOKEN_STRENGTH, USA
from longroll.games.guns.doctrine.line import superior
from longroll.games.guns.doctrine.situation import Situation
from longroll.games.guns.lexicon import ALSO, CHARGE, DONE, LEAD, SEND, TARGET
from longroll.games.guns.rules.approach import Approach, approaches, group_barred, ready
from longroll.games.guns.rules.attack import Attack, AttackStep, attack_step
from longroll.games.guns.rules.deployment import Posts, deployable
from longroll.games.guns.rules.facing import engaged
from longroll.games.guns.rules.fields import communication_path, defensive_field, field_of_fire, flank_threats, threat
from longroll.games.guns.rules.obstructed import in_play
from longroll.games.guns.state import STACK_LIMIT, TRAY
from longroll.kit.notation import a_of, act, b_of, c_of, d_of, verb_in

TOKEN_COST = 0.15
FLANKER_COST = 0.2
READY_SHARE = 0.55
"""Share of the enemy's tray that can fire."""
TOKEN_POINTS = 1.5
LOSS = 1.0
DRIVEN = 0.5
"""Each enemy block that must withdraw."""
RELIEF = 8.0
"""The Union drives off somebody who commands an objective or cuts its communications."""
RELIEF_EARLY = 4.0
"""The same on 1 July, when nothing is lost by waiting."""
COMMAND = 6.0
"""A Confederate victory brings an objective under fire."""
PROBE: Final = 0.3
"""The least value of a Confederate attack while there is another day …"""
ASSAULT: Final = -2.5
"""… and on the last one, when whoever does not attack has lost: the enemy's guns fire once in a phase, so that the
third or fourth attack meets none …"""
ASSAULT_TRAY: Final = 6
"""… with so many tokens, or in any case in the last hours."""
LAST_HOURS: Final = 4
LAST_TOKENS: Final = 1
SECURE: Final = 4.0
"""The least value of a Union attack while it has all it needs …"""
DESPERATE: Final = -1.0
"""… when it must drive somebody off …"""
BOLD: Final = -0.2
"""… on 1 July when it is much the stronger …"""
MEETING: Final = 0.0
"""… when the enemy will attack, too …"""
SALLY: Final = 1.6
"""… and otherwise."""
MAIN_EFFORT: Final = 1.5
"""How much more it counts at the objective of the main effort."""
NEARER = 0.6
"""… or brings the army nearer to one, for each step."""


class AttackPlan(NamedTuple):
    """An attack on one position. ``sends``: the leader first; ``flanker``: a block sent to a free position beside it,
    from which it threatens the defender's flank (GG-13.11.4, GG-13.18.12)."""

    value: float
    target: int
    win: float
    sends: tuple[Approach, ...]
    flanker: Approach | None = None
    second: int = -1


NO_PLAN = AttackPlan(-99.0, -1, 0.0, ())


class Attacks:
    """All attacks one side can make now, or could if its blocks had not moved (``soon``)."""

    def __init__(
        self,
        situation: Situation,
        soon: bool = False,
        used_starts: list[int] | None = None,
        used_ends: list[int] | None = None,
    ) -> None:
        self.situation = situation
        b, army = situation.b, situation.army
        blocks = b.on_map(army) if soon else ready(b, army, used_starts or [])
        self.by_start: dict[int, list[int]] = {}
        for block in blocks:
            self.by_start.setdefault(b.at[block], []).append(block)
        for there in self.by_start.values():
            there.sort(key=lambda block: (-STRENGTH[block], block))
        self._prizes: dict[tuple[int, int], float] = {}
        self.starts = b.ground.mask_of(list(self.by_start))
        self.tray = b.number(army, TRAY)
        self.used = b.ground.mask_of(used_ends or [])
        """Positions to which attacks were made already."""
        self.posts = Posts(b, army)
        self.engaged = engaged(b, army)
        self.foe_engaged = engaged(b, situation.foe)
        friends = b.occupied[situation.foe]
        stances = [b.stance(situation.foe, place) for place in b.ground.members(friends & ~b.occupied[army])]
        self.foe_fields = [(stance, defensive_field(b.ground, stance, friends)) for stance in stances]
        """Stances of the enemy with the areas that they can fire at."""

    # ---- what to expect ------------------------------------------------------------------------------------

    def fire(self, target: int, crossed: int) -> float:
        """Points of defensive fire to expect against blocks that cross some areas."""
        situation = self.situation
        ground = situation.ground
        batteries: list[float] = []
        for stance, field in self.foe_fields:
            if not field & crossed:
                continue
            ridge = ground.ridge[stance]
            if ridge:
                batteries.append(1 + min(ridge, 3) / 3)
            elif crossed >> ground.front(stance) & 1:
                batteries.append(1.0)
            else:
                batteries.append(0.4)
        batteries.sort(reverse=True)
        tokens = min(READY_SHARE * situation.tray(situation.foe), 2.0 * len(batteries))
        points = 0.0
        for factor in batteries:
            if tokens <= 0:
                break
            here = min(2.0, tokens)
            points += factor * here * TOKEN_POINTS
            tokens -= here
        return points

    def guns(self, sends: tuple[Approach, ...]) -> float:
        """Points the attacker's own tokens can bring to bear from where the attack starts."""
        b = self.situation.b
        mask = 0
        for send in sends:
            mask |= BIT[send.block]
        points = 0.0
        used: dict[int, int] = {}
        starts = sorted({send.start for send in sends})
        for token in self.situation.guns():
            for start in starts:
                if used.get(start, 0) < 3 and deployable(b, self.posts, token, start, mask):
                    used[start] = used.get(start, 0) + TOKEN_STRENGTH[token]
                    break
        for total in used.values():
            points += min(3, total)
        return points

    def weigh(self, target: int, sends: tuple[Approach, ...], flanks: int = 0) -> AttackPlan:
        """An attack by these blocks, with so many flanks turned beside those that are already."""
        situation = self.situation
        b, ground, army = situation.b, situation.ground, situation.army
        last = sends[0].last()
        side = ground.side_of(target, last)
        if side < 0:
            return NO_PLAN
        crossed = 0
        for send in sends:
            crossed |= ground.mask_of(send.path[0::2])
        base = flanks + (1 if army == CSA else 0)
        base -= 1 if ground.steep[2 * target + side] else 0
        base -= 1 if ground.fully_obstructed >> target & 1 and not in_play(b) else 0
        base -= 1 if b.works[2 * target + side] else 0
        left = b.occupied[army]
        for send in sends:
            if sum(1 for other in sends if other.start == send.start) == b.count(army, send.start):
                left &= ~BIT[send.start]
        base += len(
            flank_threats(ground, 2 * target + side, left, b.turned[army], self.engaged, b.occupied[situation.foe])
        )
        if len(sends) == 1:
            base -= len(
                flank_threats(
                    ground,
                    2 * target + 1 - side,
                    b.occupied[situation.foe],
                    b.turned[situation.foe],
                    self.foe_engaged,
                    left,
                )
            )
        from_rear = ground.rear(b.stance(situation.foe, target)) == last
        defence = 0.0 if from_rear else situation.best(situation.foe, target)
        points = self.fire(target, crossed)
        own = self.guns(sends)
        hits = own / 3.5
        stopped = min(hits, points / 2.5)
        points -= 2.0 * stopped
        base_hits = max(0.0, hits - stopped)
        shots = max(0.0, points / 3 - 0.1)
        once = min(0.95, shots)
        twice = min(0.9, max(0.0, shots - 1.0))
        strength = STRENGTH[sends[0].block]
        win = lost = gained = 0.0
        cases = ((1 - once, strength, 0), (once - twice, strength - 0.8, 1), (twice, strength - 1.7, 2))
        for chance, leader, reductions in cases:
            if chance <= 0:
                continue
            result = max(0.0, leader) - defence + base + base_hits
            # the spread of what is not known
            good = min(1.0, max(0.0, result - 0.05))
            win += chance * good
            mine = reductions + (1.0 if result < 1.5 else 0.0)
            theirs = 1.0 if result > -1.5 else 0.0
            lost += chance * mine
            gained += chance * theirs
        value = win * self.prize(target, last) + LOSS * (gained - lost) - TOKEN_COST * len(sends)
        return AttackPlan(value, target, win, sends)

    def prize(self, target: int, last: int) -> float:
        """What driving the enemy from a position is worth; the same for any number of blocks."""
        found = self._prizes.get((target, last))
        if found is None:
            found = self._prizes[target, last] = self.weigh_prize(target, last)
        return found

    def weigh_prize(self, target: int, last: int) -> float:
        situation = self.situation
        b, ground = situation.b, situation.ground
        near = ground.adjacent_mask[target] & b.occupied[situation.foe] | BIT[target]
        value = DRIVEN * sum(b.count(situation.foe, position) for position in ground.members(near))
        if situation.army == USA:
            field = field_of_fire(ground, b.stance(CSA, target), b.occupied[CSA])
            sides = ground.area_of[2 * target : 2 * target + 2]
            away = min(ground.area_distance[goal][area] for goal in b.goals for area in sides)
            value += NEARER * max(0, 4 - away)
            if any(field >> goal & 1 for goal in b.goals):
                lost = any(field >> goal & b.red >> number & 1 for number, goal in enumerate(b.goals))
                return value + (RELIEF if b.day > 1 or lost else RELIEF_EARLY)
            if b.day > 1 and not situation.in_control():
                rest = threat(ground, b.occupied[CSA] & ~near, b.turned[CSA])
                better = sum(
                    1
                    for goal in b.goals
                    if not communication_path(ground, goal, situation.rebels) and communication_path(ground, goal, rest)
                )
                return value + RELIEF * better
            return value
        stance = ground.stance(target, last) ^ 1
        field = field_of_fire(ground, stance, b.occupied[CSA])
        best = 9
        for number, goal in enumerate(b.goals):
            if field >> goal & 1 or (not b.red >> number & 1 and last == goal):
                value += COMMAND * (MAIN_EFFORT if goal == situation.intent.goal else 1.0)
            best = min(best, ground.area_distance[goal][ground.area_of[stance]])
        return value + NEARER * max(0, 5 - best)

    # ---- plans ---------------------------------------------------------------------------------------------

    def best_on(self, target: int) -> AttackPlan:
        """The best attack on a position."""
        situation = self.situation
        b, army = situation.b, situation.army
        sides: dict[int, list[Approach]] = {}
        for start in situation.ground.members(self.starts & situation.ground.around[target] & ~BIT[target]):
            listed = approaches(b, army, self.by_start[start][0], target, False)
            for last in {approach.last() for approach in listed}:
                way = next(approach for approach in listed if approach.last() == last)
                there = [Approach(k, way.start, way.number, way.path) for k in self.by_start[start]]
                sides.setdefault(last, []).extend(there)
        most = min(STACK_LIMIT - b.count(army, target), self.tray)
        if group_barred(b, army, target):
            most = min(most, 1)
        best = NO_PLAN
        for last in sorted(sides):
            listed = sorted(sides[last], key=lambda a: (-STRENGTH[a.block], a.start, a.block))
            if not listed or STRENGTH[listed[0].block] < 2:
                continue
            for number in range(1, min(most, len(listed)) + 1):
                plan = self.weigh(target, tuple(listed[:number]))
                if plan.value > best.value:
                    best = plan
                if most > 1 and situation.flanks and self.flankable(target, last):
                    plan = self.with_flanker(target, tuple(listed[:number]))
                    if plan.value > best.value + FLANKER_COST:
                        best = plan
        return best

    def flankable(self, target: int, last: int) -> bool:
        """Is there a flank that nobody threatens yet?"""
        stance = self.situation.ground.stance(target, last)
        return len(self.turned_flanks(stance)) < len(self.situation.ground.flanks[stance])

    def turned_flanks(self, stance: int) -> list[int]:
        """Junctions at which a defender who faces the attack is threatened already."""
        situation = self.situation
        b, army = situation.b, situation.army
        threats = flank_threats(
            situation.ground, stance, b.occupied[army], b.turned[army], self.engaged, b.occupied[situation.foe]
        )
        return [junction for junction, _ in threats]

    def with_flanker(self, target: int, sends: tuple[Approach, ...]) -> AttackPlan:
        """The attack with one more block that turns a flank, if one can."""
        situation = self.situation
        b, ground, army = situation.b, situation.ground, situation.army
        stance = ground.stance(target, sends[0].last())
        done = self.turned_flanks(stance)
        busy = {send.block for send in sends}
        shut = b.occupied[situation.foe] | ground.barred[ARMIES[army]] | self.used
        for junction, threats in zip(ground.ends[target], ground.flanks[stance], strict=True):
            if junction in done:
                continue
            for other, between in threats:
                place = other // 2
                if between & b.occupied[situation.foe] or shut >> place & 1 or group_barred(b, army, place):
                    continue
                if b.count(army, place) >= STACK_LIMIT:
                    continue
                for start in ground.members(self.starts & ground.around[place] & ~BIT[place]):
                    blocks = [block for block in self.by_start[start] if block not in busy]
                    if not blocks:
                        continue
                    for way in approaches(b, army, blocks[-1], place, True):
                        if ground.stance(place, way.last()) ^ 1 == other:
                            plan = self.weigh(target, sends, 1)
                            return plan._replace(flanker=way, second=place)
        return NO_PLAN

    def best(self, targets: list[int]) -> AttackPlan:
        found = NO_PLAN
        for target in targets:
            plan = self.best_on(target)
            if plan.value > found.value:
                found = plan
        return found


def threshold(situation: Situation) -> float:
    """The least value of an attack that is made."""
    return usual_threshold(situation) - situation.intent.eagerness()


def usual_threshold(situation: Situation) -> float:
    """The same without a plan; time presses the Confederates, lost control the Union."""
    b = situation.b
    if situation.army == USA:
        if b.day > 1:
            return SECURE if situation.in_control() else DESPERATE
        coming = b.orders[CSA] if b.first == USA else b.declared[CSA]
        if superior(situation):
            return BOLD
        return MEETING if coming == ATTACK else SALLY
    if b.day < b.last_day:
        return PROBE
    left = situation.hours_left()
    under_way = any(isinstance(frame, AttackStep) for frame in b.frames)
    if under_way or situation.tray(CSA) >= ASSAULT_TRAY or left <= LAST_HOURS:
        return ASSAULT
    return 0.0


def prospect(situation: Situation) -> AttackPlan:
    """The best attack that could be made next turn if the enemy stood still."""
    if situation.tray(situation.army) < 1:
        return NO_PLAN
    return Attacks(situation, True).best(list(situation.ground.members(situation.b.occupied[situation.foe])))


# ---- answers ---------------------------------------------------------------------------------------------------------


def attack(situation: Situation) -> int:
    """The best target, or no more attacks."""
    b = situation.b
    attacks = Attacks(situation, False, attack_step(b).starts, attack_step(b).ends)
    targets = [a_of(code) for code in situation.codes if verb_in(code, TARGET)]
    first = situation.intent.target
    if first in targets and attacks.best_on(first).target >= 0:
        return act(TARGET, first)
    plan = attacks.best(targets)
    least = threshold(situation)
    step = attack_step(b)
    if step.made and squanders(situation, plan):
        return DONE
    if not step.made and not b.stirred[situation.army]:
        # half the tray goes back if nobody attacks
        least -= 0.15 * attacks.tray
    if plan.target >= 0 and plan.value >= least:
        return next(code for code in situation.codes if verb_in(code, TARGET) and a_of(code) == plan.target)
    return DONE


def squanders(situation: Situation, plan: AttackPlan) -> bool:
    """Would another attack take the Union's last tokens? Without one it cannot declare Attack, and loses if it has not
    driven everybody off (GG-6.3, GG-20.8)."""
    b = situation.b
    return situation.army == USA and b.day > 1 and situation.tray(USA) - len(plan.sends) < LAST_TOKENS


def planned(situation: Situation, target: int) -> AttackPlan:
    b = situation.b
    return Attacks(situation, False, attack_step(b).starts, attack_step(b).ends).best_on(target)


def second_target(situation: Situation) -> int:
    """A free position from which a flank is turned, if the plan has one."""
    top = situation.b.frames[-1]
    assert isinstance(top, Attack)
    plan = planned(situation, top.targets[0])
    code = act(ALSO, plan.second) if plan.second >= 0 else DONE
    return code if code in situation.legal else DONE


def leader(situation: Situation) -> int:
    """The leader as planned; else the strongest."""
    b = situation.b
    top = b.frames[-1]
    assert isinstance(top, Attack)
    goal = top.leaderless()
    target = top.targets[goal]
    listed = [code for code in situation.codes if verb_in(code, LEAD)]
    if not top.again:
        plan = planned(situation, top.targets[0])
        first = plan.flanker if goal and plan.second == target else plan.sends[0] if plan.sends else None
        if first is not None:
            for code in listed:
                if (a_of(code), b_of(code), d_of(code)) == (FACE_OF[first.block], first.start, first.number):
                    return code
    sign = -1 if top.free[goal] else 1
    return max(listed, key=lambda code: (sign * STRENGTH[b.find(a_of(code), b_of(code))], -code))


def attackers(situation: Situation) -> int:
    """Who else goes in."""
    b = situation.b
    top = b.frames[-1]
    assert isinstance(top, Attack)
    if CHARGE not in situation.legal:
        return situation.codes[0]
    plan = planned(situation, top.targets[0])
    if not plan.sends or plan.sends[0].last() != top.lasts[0]:
        return CHARGE
    sent = len(top.against(0))
    if sent >= len(plan.sends):
        return CHARGE
    have: dict[tuple[int, int], int] = {}
    for block, start in zip(top.blocks, top.starts, strict=True):
        have[FACE_OF[block], start] = have.get((FACE_OF[block], start), 0) + 1
    for send in plan.sends:
        key = (FACE_OF[send.block], send.start)
        if have.get(key, 0):
            have[key] -= 1
            continue
        for code in situation.codes:
            if verb_in(code, SEND) and (a_of(code), b_of(code)) == key and c_of(code) == top.targets[0]:
                return code
    return CHARGE
