"""Blocks in hand: a block is taken, then a place; what kind of answer that is, and the front it takes, follow.

In the march step a stack may be turned freely afterwards (GG-10.4), so a front is chosen here that looks at the enemy.
"""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.guns.components import (
    ARMY_OF,
    BIT,
    BLOCK,
    BLOCKS,
    CAVALRY,
    FACE_OF,
    FACES,
    N_BLOCKS,
    NO_BLOCK,
    OF_ARMY,
    STRENGTH,
)
from longroll.games.guns.lexicon import (
    AT_ENTRY,
    DONE,
    ENTER,
    LEAD,
    LEAVE,
    MARCH,
    NO_AREA,
    NOT_YET,
    OFF,
    RIDE,
    RIDE_BACK,
    ROAD,
    SEND,
    STAY,
    TARGET,
    TO,
    TRANSFER,
    WITHDRAW,
    place_words,
)
from longroll.games.guns.rules.approach import approaches
from longroll.games.guns.rules.attack import OTHERS, SECOND_TARGET, Attack, AttackStep
from longroll.games.guns.rules.facing import facings
from longroll.games.guns.rules.march import CHOOSING, MarchStep, reach
from longroll.games.guns.rules.reinforcements import Entries
from longroll.games.guns.rules.withdrawal import Retiring, route
from longroll.games.guns.state import STACK_LIMIT, Battle
from longroll.games.guns.table.meaning import at_end, steps
from longroll.games.guns.table.speech import Speech
from longroll.kit.notation import a_of, act, b_of, c_of, d_of, verb_in
from longroll.kit.scene import Choice, Holding

# ---- what may be taken -------------------------------------------------------------------------------------------


def graspable(b: Battle) -> list[str]:
    """Keys of the blocks that may be taken in hand."""
    if b.mover < 0:
        return []
    top = b.frames[-1]
    least = 2 if isinstance(top, AttackStep) else 0  # who goes first leads (GG-13.11.7)
    strong = [block for block in OF_ARMY[top.mover(b)] if STRENGTH[block] >= least and b.at[block] < NOT_YET]
    return [key_of(block) for block in strong if answers(b, block)]


def key_of(block: int) -> str:
    return f"piece:{BLOCKS[block]}"


def block_of(b: Battle, key: str) -> int:
    """The block a key names: its own, or that of all its equals in a place."""
    name = key.partition(":")[2]
    if name in BLOCK:
        return BLOCK[name]
    words = place_words(b.ground)
    return next(
        (
            block
            for block in range(N_BLOCKS)
            if b.at[block] < NOT_YET and f"{FACES[FACE_OF[block]]} {words[b.at[block]]}" == name
        ),
        NO_BLOCK,
    )


def can_take(b: Battle, block: int) -> bool:
    return ARMY_OF[block] == b.frames[-1].mover(b) and bool(answers(b, block))


def answers(b: Battle, block: int) -> list[int]:
    """The answers that begin something with a block."""
    top = b.frames[-1]
    face, place = FACE_OF[block], b.at[block]
    if isinstance(top, MarchStep) and top.step == CHOOSING:
        return [code for verb in (MARCH, RIDE) if (code := act(verb, face, place)) in b.codes]
    if isinstance(top, Retiring) and top.block == NO_BLOCK and not top.closing:
        return [code for verb in (WITHDRAW, RIDE_BACK) if (code := act(verb, face, place)) in b.codes]
    if isinstance(top, Entries) and place >= AT_ENTRY:
        return [code for code in b.codes if verb_in(code, ENTER, ROAD, TRANSFER) and is_of(code, face, place)]
    if isinstance(top, AttackStep):
        return [code for code in b.codes if verb_in(code, TARGET) and may_go(b, top, block, a_of(code))]
    if isinstance(top, Attack) and top.step <= OTHERS:
        if block in top.blocks:
            return []
        return [
            code for code in b.codes if verb_in(code, LEAD, SEND, STAY) and (a_of(code), b_of(code)) == (face, place)
        ]
    return []


def may_go(b: Battle, top: AttackStep, block: int, target: int) -> bool:
    """May a block be sent against a target (GG-13.1.2, GG-13.11.1, GG-13.11.2)?"""
    if b.at[block] >= OFF or b.moved & BIT[block] or b.at[block] in top.starts:
        return False
    return bool(approaches(b, top.army, block, target, False))


def is_of(code: int, face: int, place: int) -> bool:
    """Does an entry or transfer speak of blocks with a face at an entry point?"""
    return a_of(code) == face and b_of(code) == place - AT_ENTRY


# ---- what may be done with it ------------------------------------------------------------------------------------


def in_hand(b: Battle, keys: Sequence[str], spoken: Speech) -> Holding | None:
    """What the deciding seat may do with some blocks together; None if it may not take them."""
    blocks = [block_of(b, key) for key in keys]
    if not blocks or NO_BLOCK in blocks or len(set(blocks)) < len(blocks):
        return None
    if not all(can_take(b, block) for block in blocks) or len({b.at[block] for block in blocks}) > 1:
        return None
    listed = choices(b, blocks, spoken)
    if not listed:
        return None
    names = spoken.listed(spoken.brief[FACE_OF[block]] for block in blocks)
    return Holding(
        [key_of(block) for block in blocks],
        names,
        note=where(b, blocks[0], spoken),
        more=[key_of(other) for other in companions(b, blocks)],
        choices=sorted(listed, key=lambda choice: (int(choice.cost) if choice.cost.isdigit() else 99, choice.label)),
    )


def where(b: Battle, block: int, spoken: Speech) -> str:
    return spoken.place(place_words(b.ground)[b.at[block]])


def companions(b: Battle, blocks: list[int]) -> list[int]:
    """Others of the stack that may go along."""
    here = b.at[blocks[0]]
    if not isinstance(b.frames[-1], MarchStep | AttackStep) or here >= OFF:
        return []
    stack = b.stack(ARMY_OF[blocks[0]], here)
    return [k for k in stack if k not in blocks and can_take(b, k) and choices_exist(b, [*blocks, k])]


def choices_exist(b: Battle, blocks: list[int]) -> bool:
    return not isinstance(b.frames[-1], MarchStep) or bool(common_ends(b, blocks))


def choices(b: Battle, blocks: list[int], spoken: Speech) -> list[Choice]:
    top = b.frames[-1]
    if isinstance(top, MarchStep):
        return marches(b, blocks, spoken)
    if isinstance(top, AttackStep):
        return [onset for code in answers(b, blocks[0]) for onset in assaults(b, blocks, code, spoken)]
    if len(blocks) > 1:
        return []
    if isinstance(top, Retiring):
        return withdrawals(b, blocks[0], spoken)
    if isinstance(top, Entries):
        return arrivals(b, blocks[0], spoken)
    return [
        single(b, blocks[0], code, f"place:{b.ground.position_codes[c_of(code)]}", spoken, fight=True)
        for code in answers(b, blocks[0])
        if not verb_in(code, STAY)
    ]


def single(b: Battle, block: int, code: int, place: str, spoken: Speech, fight: bool = False) -> Choice:
    """One answer by itself."""
    action = b.write(code)
    return Choice(str(action), action.verb, spoken.act(action), [key_of(block), place], b.clause_of(code), fight=fight)


def best_front(b: Battle, army: int, position: int) -> int:
    """The front that looks at the enemy: that of the stack there, else the area that is nearer to him."""
    listed = facings(b, army, position)
    if len(listed) == 1:
        return listed[0]
    enemies = list(b.ground.members(b.occupied[1 - army]))
    areas = {b.ground.area_of[2 * place + side] for place in enemies for side in (0, 1)}
    return min(listed, key=lambda area: min((b.ground.area_distance[area][other] for other in areas), default=0))


# ---- marches -----------------------------------------------------------------------------------------------------


def common_ends(b: Battle, blocks: list[int]) -> int:
    """Mask of the positions on which several blocks may end, one after the other, all on foot and by one way."""
    army = ARMY_OF[blocks[0]]
    if len(blocks) > 1 and 0 < b.bonus < len(blocks):
        return 0
    mask = -1
    for block in blocks:
        mask &= reach(b, block, False).ends
    full = b.ground.mask_of([end for end in b.ground.members(mask) if b.count(army, end) + len(blocks) > STACK_LIMIT])
    return mask & ~full


def marches(b: Battle, blocks: list[int], spoken: Speech) -> list[Choice]:
    army = ARMY_OF[blocks[0]]
    found: list[Choice] = []
    ends = common_ends(b, blocks)
    for end in b.ground.members(ends):
        takes = reach(b, blocks[0], False).takes(end)
        if len(takes) > 1 and len(blocks) > 1:
            continue  # which objectives it takes on its way is asked of one at a time
        found.append(march(b, blocks, end, best_front(b, army, end), spoken))
    if len(blocks) > 1:
        return found
    block = blocks[0]
    for area in b.ground.members(reach(b, block, False).exits):
        found.append(leaving(b, block, MARCH, area, spoken))
    if CAVALRY[block] and act(RIDE, FACE_OF[block], b.at[block]) in b.codes:
        far = reach(b, block, True)
        found += [ridden(b, block, end, spoken) for end in b.ground.members(far.ends & ~ends)]
    return found


def march(b: Battle, blocks: list[int], end: int, front: int, spoken: Speech) -> Choice:
    """Blocks that go to a position, one after the other; the first gives the stack its front."""
    army, place = ARMY_OF[blocks[0]], b.at[blocks[0]]
    answered: list[str] = []
    for number, block in enumerate(blocks):
        answered.append(str(b.write(act(MARCH, FACE_OF[block], place))))
        answered.append(str(b.write(act(TO, end, NO_AREA if number else front))))
    found = reach(b, blocks[0], False)
    path = found.path(end, found.takes(end)[0])
    code = b.ground.position_codes[end]
    key = "hand-march" if front == NO_AREA else "hand-march-facing"
    area = spoken.areas[front] if front != NO_AREA else ""
    return Choice(
        answered[0],
        "march",
        spoken.say(key, position=spoken.positions[end], area=area),
        [*(key_of(block) for block in blocks), f"place:{code}"],
        "GG-12.2",
        cost=steps(b, blocks[0], path),
        note=at_end(b, army, end, front, spoken),
        then=answered[1:],
    )


def ridden(b: Battle, block: int, end: int, spoken: Speech) -> Choice:
    front = best_front(b, ARMY_OF[block], end)
    found = reach(b, block, True)
    return Choice(
        str(b.write(act(RIDE, FACE_OF[block], b.at[block]))),
        "ride",
        spoken.say("hand-ride", position=spoken.positions[end]),
        [key_of(block), f"place:{b.ground.position_codes[end]}"],
        "GG-18.2",
        chance=False,
        cost=steps(b, block, found.path(end, found.takes(end)[0])),
        note=spoken.say("mean-rides"),
        then=[str(b.write(act(TO, end, front)))],
    )


def leaving(b: Battle, block: int, verb: int, area: int, spoken: Speech) -> Choice:
    return Choice(
        str(b.write(act(verb, FACE_OF[block], b.at[block]))),
        b.write(act(verb, FACE_OF[block], b.at[block])).verb,
        spoken.say("hand-leave", area=spoken.areas[area]),
        [key_of(block), f"place:{b.ground.area_codes[area]}"],
        "GG-10.9",
        note=spoken.say("mean-leaves"),
        then=[str(b.write(act(LEAVE, area)))],
    )


# ---- withdrawals, entries ----------------------------------------------------------------------------------------


def withdrawals(b: Battle, block: int, spoken: Speech) -> list[Choice]:
    """On foot where that is allowed; mounted to what is out of reach on foot."""
    found: list[Choice] = []
    reached = 0
    for verb, mounted in ((WITHDRAW, False), (RIDE_BACK, True)):
        code = act(verb, FACE_OF[block], b.at[block])
        way = route(b, block, mounted) if code in b.codes else None
        if way is None:
            continue
        for end in b.ground.members(way.ends & ~reached):
            front = best_front(b, ARMY_OF[block], end)
            notes = [spoken.say("mean-reduced")] if way.hurt >> end & 1 else []
            notes += [spoken.say("mean-rides")] if mounted else []
            found.append(
                Choice(
                    str(b.write(code)),
                    b.write(code).verb,
                    spoken.say("hand-withdraw", position=spoken.positions[end]),
                    [key_of(block), f"place:{b.ground.position_codes[end]}"],
                    "GG-14.4",
                    cost=steps(b, block, way.path(end)),
                    note="; ".join(notes),
                    then=[str(b.write(act(TO, end, front)))],
                )
            )
        reached |= way.ends
        if not mounted or not found:
            found += [leaving(b, block, verb, area, spoken) for area in b.ground.members(way.exits)]
    return found


def arrivals(b: Battle, block: int, spoken: Speech) -> list[Choice]:
    """One answer for every end: across country if that is possible, else by road; its front looks at the enemy."""
    army = ARMY_OF[block]
    best: dict[str, int] = {}
    for code in answers(b, block):
        if verb_in(code, TRANSFER):
            place = place_words(b.ground)[AT_ENTRY + c_of(code)]
        else:
            place = b.ground.position_codes[c_of(code)]
            if d_of(code) not in (NO_AREA, best_front(b, army, c_of(code))):
                continue
        if place not in best or (verb_in(code, ENTER) and not verb_in(best[place], ENTER)):
            best[place] = code
    return [single(b, block, code, f"place:{place}", spoken) for place, code in best.items()]


# ---- attacks -----------------------------------------------------------------------------------------------------


def assaults(b: Battle, blocks: list[int], code: int, spoken: Speech) -> list[Choice]:
    """An attack on a target with blocks of one stack: the strongest leads, the others follow. Whether to charge is
    asked then, unless nobody else could join: then the chances are shown first."""
    plan = b.copy()
    plan.play(code)
    then: list[str] = []
    attack = plan.frames[-1]
    assert isinstance(attack, Attack)
    if attack.step == SECOND_TARGET:
        plan.play(DONE)
        then.append(str(plan.write(DONE)))
    leader, *others = sorted(blocks, key=lambda block: -STRENGTH[block])
    lead = [one for one in plan.codes if (a_of(one), b_of(one)) == (FACE_OF[leader], b.at[leader])]
    attack = plan.frames[-1]
    if not lead or not isinstance(attack, Attack):
        return []
    then.append(str(plan.write(lead[0])))
    attack.take(plan, lead[0])
    attack.step = OTHERS
    for block in others:
        joining = [(goal, one) for goal, one in attack.joiners(plan) if one.block == block and one.path]
        if not joining:
            return []
        follows = attack.joining_code(*joining[0])
        then.append(str(plan.write(follows)))
        attack.take(plan, follows)
    target = a_of(code)
    return [
        Choice(
            str(b.write(code)),
            "target",
            spoken.say("hand-attack", position=spoken.positions[target], face=spoken.brief[FACE_OF[leader]]),
            [*(key_of(block) for block in blocks), f"place:{b.ground.position_codes[target]}"],
            "GG-13.11.3",
            chance=not attack.joiners(plan),
            fight=True,
            note=spoken.say("fact-blocks", number=b.count(1 - ARMY_OF[leader], target)),
            then=then,
        )
    ]
