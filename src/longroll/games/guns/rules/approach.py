"""GG-13.11 Which blocks may be sent against which positions, and by which ways."""

from __future__ import annotations

from typing import Final

from longroll.games.guns.components import ARMIES, ARMY_OF, BIT, FACE_OF, FACES, STRENGTH
from longroll.games.guns.lexicon import NO_AREA
from longroll.games.guns.rules.assault import Assault
from longroll.games.guns.rules.facing import enemy_in_front
from longroll.games.guns.rules.fields import Threat, covered, covered_either_way
from longroll.games.guns.rules.obstructed import attack_in_place, in_play, thick
from longroll.games.guns.rules.paths import AttackWay, attack_ways
from longroll.games.guns.rules.withdrawal import victorious
from longroll.games.guns.state import STACK_LIMIT, TRAY, Battle
from longroll.kit.terms import Refusal, no

LEADER_STRENGTH: Final = 2
"""GG-13.11.7."""

MOST_KEPT: Final = 1_000
_ways: Final[dict[tuple[Threat, int, int, int], list[AttackWay]]] = {}


class Approach:
    """A block sent to a target. ``number``: of its way among those from the same start; ``path``: empty if it stays."""

    def __init__(self, block: int, start: int, number: int, path: tuple[int, ...]) -> None:
        self.block = block
        self.start = start
        self.number = number
        self.path = path

    def last(self) -> int:
        """The area crossed last."""
        return self.path[-2] if self.path else NO_AREA


def ready(b: Battle, army: int, used: list[int]) -> list[int]:
    """Blocks that may attack: they have not moved and none has attacked from their position (GG-13.1.1, GG-13.1.2)."""
    found: list[int] = []
    for position in b.ground.members(b.occupied[army]):
        if position not in used:
            found += [block for block in b.stack(army, position) if not b.moved & BIT[block]]
    return found


def ways_to(b: Battle, army: int, stance: int, target: int) -> list[AttackWay]:
    """GG-13.11.2, GG-13.11.11: the ways from a stance to a target, paths with the same effect taken together."""
    enemy = b.threat(1 - army)
    key = (enemy, army, stance, target)
    found = _ways.get(key)
    if found is None:
        found = attack_ways(b.ground, stance, target, enemy.occupied, b.ground.barred[ARMIES[army]])
        if len(_ways) >= MOST_KEPT:
            _ways.clear()
        _ways[key] = found
    return found


def rear_of(b: Battle, army: int, position: int) -> int:
    """Rear area of an army's stack."""
    return b.ground.rear(b.stance_of(b.stack(army, position)[0]))


def group_barred(b: Battle, army: int, target: int) -> bool:
    """GG-13.11.8, GG-21.9: may a position not be a target of a group attack?"""
    return bool(victorious(b, 1 - army) & BIT[target]) or thick(b, target)


def admits(b: Battle, army: int, way: AttackWay, target: int, free: bool) -> bool:
    """GG-13.11.8 and GG-R56: does the target allow an attack from the side where the way ends?"""
    if free:
        return True
    if victorious(b, 1 - army) & BIT[target] and way.last == rear_of(b, 1 - army, target):
        return False
    if b.occupied[army] & BIT[target] and not in_play(b):
        return way.last == rear_of(b, army, target)
    return True


def in_sight(b: Battle, army: int, block: int, target: int) -> bool:
    """GG-13.11.1: (a) and (b) by what the block sees, (c) by what an enemy on the target would see."""
    stance = b.stance_of(block)
    if stance // 2 == target:
        return False
    own = b.threat(army)
    view = own.views.get(stance)
    if view is None:
        ground = b.ground
        view = ground.border_mask[ground.area_of[stance]] | covered(ground, stance, b.occupied[army])
        own.views[stance] = view
    if view >> target & 1:
        return True
    enemy = b.threat(1 - army)
    seen = enemy.views.get(-1 - target)
    if seen is None:
        seen = covered_either_way(b.ground, target, b.occupied[1 - army])
        enemy.views[-1 - target] = seen
    return bool(seen >> stance // 2 & 1)


def may_approach(b: Battle, army: int, block: int, target: int) -> bool:
    """Has a block a way to an enemy-occupied target?"""
    if b.at[block] == target:
        return attack_in_place(b, block)
    if (b.shared(b.at[block]) and enemy_in_front(b, block)) or not in_sight(b, army, block, target):
        return False
    return any(admits(b, army, way, target, False) for way in ways_to(b, army, b.stance_of(block), target))


def approaches(b: Battle, army: int, block: int, target: int, free: bool, tested: bool = True) -> list[Approach]:
    """All ways for one block to one target. ``tested``: GG-13.11.1 is asked for (not in the second run, GG-22.5)."""
    start = b.at[block]
    if start == target:
        return [Approach(block, start, 0, ())] if not free and attack_in_place(b, block) else []
    if b.shared(start) and enemy_in_front(b, block):
        return []
    if tested and not in_sight(b, army, block, target):
        return []
    return [
        Approach(block, start, number, way.path)
        for number, way in enumerate(ways_to(b, army, b.stance_of(block), target))
        if admits(b, army, way, target, free)
    ]


def may_stay(b: Battle, block: int, target: int, other: int) -> bool:
    """GG-13.11.5: may a block take its own position as the free target beside the enemy-occupied ``other``?"""
    return b.at[block] == target and bool(b.ground.adjacent_mask[other] & BIT[target])


def room(b: Battle, plan: Assault, goal: int) -> int:
    """GG-13.11.10: how many more blocks may be sent to a target."""
    target = plan.targets[goal]
    there = [block for block in b.stack(plan.army, target) if block not in plan.blocks]
    return STACK_LIMIT - len(there) - len(plan.against(goal))


def fits(b: Battle, plan: Assault, goal: int, approach: Approach) -> bool:
    """Does an approach agree with those already declared for the target (GG-13.11.6, GG-13.11.9, GG-13.11.10)?"""
    army, target = plan.army, plan.targets[goal]
    if approach.block in plan.blocks:
        return False
    if not plan.free[goal] and not plan.again and plan.tokens_needed() >= b.number(army, TRAY):
        return False
    if approach.start != target and room(b, plan, goal) < 1:
        return False
    if approach.path and plan.lasts[goal] not in (NO_AREA, approach.last()):
        return False
    if plan.free[goal]:
        return facing_agrees(b, plan, goal, approach)
    return True


def facing_agrees(b: Battle, plan: Assault, goal: int, approach: Approach) -> bool:
    """GG-13.11.10: blocks that stay on a free target and blocks that come to it must face the same way."""
    target = plan.targets[goal]
    front = b.ground.front(b.stance(plan.army, target)) if b.occupied[plan.army] & BIT[target] else NO_AREA
    if approach.path:
        stays = any(
            start == target
            for block, start in zip(plan.blocks, plan.starts, strict=True)
            if block in plan.against(goal)
        )
        return not stays or front != approach.last()
    last = plan.lasts[goal]
    return last == NO_AREA or (last != front and last in b.ground.area_of[2 * target : 2 * target + 2])


def options(b: Battle, plan: Assault, goal: int, blocks: list[int], leading: bool) -> list[Approach]:
    """The approaches of some blocks to a target that agree with the plan; of equal blocks in one place only one's."""
    found: list[Approach] = []
    seen: list[int] = []
    for block in blocks:
        alike = FACE_OF[block] << 12 | b.at[block]
        if alike not in seen:
            listed = options_of(b, plan, goal, block, leading)
            if listed:
                seen.append(alike)
                found += listed
    return found


def options_of(b: Battle, plan: Assault, goal: int, block: int, leading: bool) -> list[Approach]:
    """The approaches of one block to a target that agree with the plan."""
    target, free = plan.targets[goal], bool(plan.free[goal])
    if leading and not free and STRENGTH[block] < LEADER_STRENGTH:
        return []
    listed = approaches(b, plan.army, block, target, free, not plan.again)
    if free and len(plan.targets) > 1 and may_stay(b, block, target, plan.targets[1 - goal]):
        listed = [Approach(block, target, 0, ())]
    return [approach for approach in listed if fits(b, plan, goal, approach)]


def has_option(b: Battle, plan: Assault, goal: int, blocks: list[int], leading: bool) -> bool:
    """Has any of some blocks such an approach?"""
    return any(options_of(b, plan, goal, block, leading) for block in blocks)


# ---- why not -----------------------------------------------------------------------------------------------------


def refuse_target(b: Battle, army: int, target: int, used_starts: list[int], used_targets: list[int]) -> Refusal:
    """Why a position may not be attacked."""
    where = b.ground.position_codes[target]
    if not b.occupied[1 - army] & BIT[target]:
        return no("GG-13.11.4", "no-enemy-there", position=where)
    if target in used_targets:
        return no("GG-13.1.2", "attacked-already", position=where)
    if not b.number(army, TRAY):
        return no("GG-13.11.9", "no-tokens")
    if b.ground.barred[ARMIES[army]] & BIT[target]:
        return no("GG-13.11.11", "barred", position=where)
    blocks = ready(b, army, used_starts)
    able = [block for block in blocks if approaches(b, army, block, target, False)]
    if able:
        return no("GG-13.11.7", "no-leader", position=where)
    seeing = [block for block in blocks if in_sight(b, army, block, target)]
    if not seeing:
        return no("GG-13.11.1", "no-sight", position=where)
    return refuse_way(b, army, seeing[0], target)


def refuse_way(b: Battle, army: int, block: int, target: int) -> Refusal:
    """Why a block that could be sent finds no way."""
    where = b.ground.position_codes[target]
    if b.shared(b.at[block]) and enemy_in_front(b, block):
        return no("GG-10.8", "front-shut", position=b.ground.position_codes[b.at[block]])
    ways = ways_to(b, army, b.stance_of(block), target)
    if not ways:
        return no("GG-13.11.2", "no-path", position=where)
    if victorious(b, 1 - army) & BIT[target]:
        return no("GG-13.11.8", "victors-rear", position=where)
    return no("GG-3.24", "wrong-side", position=where)


def refuse_approach(b: Battle, plan: Assault, goal: int, block: int, leading: bool, way: int) -> Refusal:
    """Why a block may not be sent to a target of the attack by a way."""
    army, target = plan.army, plan.targets[goal]
    name, where = FACES[FACE_OF[block]], b.ground.position_codes[target]
    assert ARMY_OF[block] == army
    if block in plan.blocks:
        return no("GG-13.1.3", "sent-already", face=name)
    if leading and not plan.free[goal] and STRENGTH[block] < LEADER_STRENGTH:
        return no("GG-13.11.7", "weak-leader", face=name, position=where)
    listed = approaches(b, army, block, target, bool(plan.free[goal]), not plan.again)
    if not listed:
        if not in_sight(b, army, block, target):
            return no("GG-13.11.1", "no-sight", position=where)
        return refuse_way(b, army, block, target)
    if all(approach.number != way for approach in listed):
        return no("GG-13.11.2", "no-such-way", way=way)
    if not plan.free[goal] and plan.tokens_needed() >= b.number(army, TRAY):
        return no("GG-13.11.9", "no-more-tokens", number=b.number(army, TRAY))
    if room(b, plan, goal) < 1:
        return no("GG-13.11.10", "full", position=where)
    if all(approach.path and plan.lasts[goal] not in (NO_AREA, approach.last()) for approach in listed):
        return no("GG-13.11.6", "other-side", position=where)
    if not leading and group_barred(b, army, target):
        clause = "GG-21.9" if thick(b, target) else "GG-13.11.8"
        return no(clause, "no-group-attack", position=where)
    return no("GG-13.11.10", "facing-differs", position=where)
