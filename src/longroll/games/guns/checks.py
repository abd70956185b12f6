"""What the numbers of a procedure in progress may be, and which procedure may run inside which: for position files.

Whatever comes from outside is checked here before the rules work on it."""

from __future__ import annotations

from longroll.games.guns.board import Ground
from longroll.games.guns.components import ARMY_OF, ENTRIES, N_ALL, N_SPACES, NO_BLOCK, STACK_NAMES
from longroll.games.guns.lexicon import D_IDLE_RETURN, D_KEEP, D_NIGHT_RETURN, D_ORDER_RETURN, NO_AREA, OFF
from longroll.games.guns.rules.assault import END
from longroll.games.guns.rules.attack import AFTER_WITHDRAWAL, Attack
from longroll.games.guns.rules.bidding import HIGHEST_BID
from longroll.games.guns.rules.reduction import Reduction
from longroll.games.guns.rules.withdrawal import LostAttack, Retiring
from longroll.games.guns.state import N_PILES, Battle, Frame
from longroll.kit.positions import need

MOST_TOKENS = 34
MOST_BLOCKS = 60
MOST_FRAMES = 16
PAIRS_OF_ENTRIES = 4

FLAG = (0, 1)
TOKENS = (0, MOST_TOKENS)
BIDS = (0, HIGHEST_BID)
HOURS = (0, N_SPACES)

POSITION = "position"
POSITION_OR_NONE = "position or none"
AREA = "area"
AREA_OR_NONE = "area or none"
BLOCK = "block"
BLOCK_OR_NONE = "block or none"
GOAL = "goal of a march"
NODES = "road nodes"
WHY = "reason of a return"
PLACE = "place of a path"

Limit = tuple[int, int] | str
RETIRING: dict[str, Limit] = {"army": FLAG, "block": BLOCK_OR_NONE, "mounted": FLAG, "hurt": BLOCK, "closing": FLAG}

LIMITS: dict[str, dict[str, Limit]] = {
    "SetUp": {"step": (0, 7), "bid": BIDS, "loser": FLAG, "posted": (0, 2), "where": POSITION_OR_NONE},
    "Bidding": {"step": (0, 2), "turn": FLAG, "high": (-1, HIGHEST_BID), "asked": FLAG},
    "Balance": {"army": FLAG, "left": BIDS, "made": BIDS},
    "SpecialOrder": {"army": FLAG, "hours": (1, N_SPACES), "written": FLAG},
    "Turn": {"step": (0, 5)},
    "Duration": {"chosen": HOURS},
    "Phase": {"army": FLAG, "step": (0, 13)},
    "Draw": {"army": FLAG, "left": TOKENS, "pile": (0, N_PILES - 1), "begun": FLAG},
    "Return": {"army": FLAG, "least": TOKENS, "most": TOKENS, "why": WHY, "taken": TOKENS},
    "WithdrawalStep": RETIRING,
    "AttackStep": {
        "army": FLAG, "step": (0, 5), "made": (0, MOST_BLOCKS), "able": FLAG, "starts": POSITION, "ends": POSITION,
        "targets": POSITION, "free": FLAG, "hits": TOKENS, "blocks": BLOCK_OR_NONE, "goals": FLAG,
    },
    "Attack": {
        "army": FLAG, "step": (0, 9), "targets": POSITION, "free": FLAG, "lasts": AREA_OR_NONE,
        "leaders": BLOCK_OR_NONE, "hits": TOKENS, "fought": (0, 2), "blocks": BLOCK, "goals": FLAG, "starts": POSITION,
        "paths": PLACE, "crossed": AREA, "used": TOKENS, "extended": FLAG, "again": FLAG, "sandwich": (0, 63),
        "same": BLOCK, "same_goals": FLAG,
    },
    "DefensiveSupport": {"army": FLAG},
    "OffensiveSupport": {"army": FLAG, "played": TOKENS, "making_up": FLAG},
    "Bombardment": {
        "army": FLAG, "step": (0, 2), "aimed": POSITION, "rest": POSITION, "under": POSITION_OR_NONE, "left": TOKENS,
    },
    "DefensiveFire": {
        "army": FLAG, "step": (0, 2), "goal": (0, 2), "fired": POSITION, "strength": (0, 99), "left": TOKENS,
    },
    "CloseCombats": {"army": FLAG, "step": (0, 2), "goal": FLAG, "leader": BLOCK_OR_NONE, "due": FLAG},
    "LostAttack": {**RETIRING, "blocks": BLOCK, "spared": FLAG},
    "Reduction": {"block": BLOCK, "outright": FLAG, "step": (0, 2), "first": (0, 2), "second": (0, 2)},
    "Arrivals": {"army": FLAG, "hour": HOURS, "owing": (-1, len(ENTRIES) - 1)},
    "NewTop": {"stack": (0, len(STACK_NAMES) - 1)},
    "Entries": {
        "army": FLAG, "hour": (1, N_SPACES + 1), "roads": (0, 2 ** len(ENTRIES) - 1),
        "pairs": (0, 2**PAIRS_OF_ENTRIES - 1), "nodes": NODES, "modes": (0, 2), "first": HOURS,
    },
    "MarchStep": {
        "army": FLAG, "step": (0, 3), "block": BLOCK_OR_NONE, "mounted": FLAG, "goal": GOAL, "front": AREA_OR_NONE,
        "faced": POSITION,
    },
    "Declaration": {"army": FLAG, "declared": FLAG},
    "Duties": {"army": FLAG, "step": (0, 2), "removed": (0, 2)},
    "Objectives": {"left": (-1, N_SPACES), "moved": (0, 7)},
}  # fmt: skip
"""For every procedure what each of its numbers, or each number of its lists, may be."""

WITHIN: dict[str, str] = {
    "SetUp": "", "Turn": "",
    "Bidding": "SetUp", "Balance": "SetUp", "SpecialOrder": "SetUp SpecialOrder Phase",
    "Duration": "Turn", "Phase": "Turn", "Objectives": "Turn",
    "Draw": "SetUp Turn Phase AttackStep Draw", "Return": "Phase Declaration",
    "WithdrawalStep": "Phase", "AttackStep": "Phase", "Arrivals": "Phase", "Entries": "Phase", "MarchStep": "Phase",
    "Declaration": "Phase", "Duties": "Phase", "NewTop": "SetUp NewTop Arrivals",
    "Attack": "AttackStep", "DefensiveSupport": "Attack", "OffensiveSupport": "Attack", "Bombardment": "Attack",
    "DefensiveFire": "Attack", "CloseCombats": "Attack", "LostAttack": "Attack",
    "Reduction": "WithdrawalStep LostAttack DefensiveFire CloseCombats",
}  # fmt: skip
"""The procedures inside which a procedure may run; nothing: it is the first."""

ALIKE: dict[str, tuple[tuple[str, ...], ...]] = {
    "Attack": (
        ("targets", "free", "lasts", "leaders", "hits", "fought"),
        ("blocks", "goals", "starts"),
        ("same", "same_goals"),
    ),
    "AttackStep": (("targets", "free", "hits"), ("blocks", "goals")),
}
"""Lists of one procedure that are as long as each other."""
LENGTHS: dict[str, dict[str, int]] = {
    "Balance": {"made": 3},
    "DefensiveFire": {"strength": 2, "left": 2},
    "Entries": {"modes": len(ENTRIES), "first": len(ENTRIES)},
}
"""Lists of a fixed length."""


def check_procedure(b: Battle) -> None:
    """The procedures in progress of a position that was just read; BadInput names a wrong one."""
    before = ""
    for frame in b.frames:
        name = type(frame).__name__
        need(name in LIMITS, f"'{name}' is no procedure by itself")
        fits = before in WITHIN[name].split() if before else not WITHIN[name]
        need(fits, f"procedure {name} does not follow {before or 'nothing'}")
        check_frame(b, frame, name)
        before = name


def check_frame(b: Battle, frame: Frame, name: str) -> None:
    for field, limit in LIMITS[name].items():
        value = getattr(frame, field)
        numbers = value if isinstance(value, list) else [value]
        need(len(numbers) <= 4 * MOST_BLOCKS, f"procedure {name}: {field} is too long")
        need(all(isinstance(number, int) for number in numbers), f"procedure {name}: {field} holds whole numbers")
        need(all(within(b, number, limit) for number in numbers), f"procedure {name}: {field} is out of range")
    for field, length in LENGTHS.get(name, {}).items():
        need(len(getattr(frame, field)) == length, f"procedure {name}: {field} has {length} numbers")
    for lists in ALIKE.get(name, ()):
        need(len({len(getattr(frame, field)) for field in lists}) == 1, f"procedure {name}: lists of one length")
    if isinstance(frame, Attack):
        check_attack(b, frame)
    if isinstance(frame, Retiring):
        check_retiring(b, frame)
    if isinstance(frame, Reduction):
        need(b.at[frame.block] < OFF, "procedure Reduction: the block is not on the map")


def check_attack(b: Battle, attack: Attack) -> None:
    """Targets, blocks and paths of an attack belong together."""
    need(1 <= len(attack.targets) <= 2, "procedure Attack: one target or two (GG-13.11.3)")
    whole = attack.paths.count(END) == len(attack.blocks) and attack.paths[-1:] in ([], [END])
    need(whole, "procedure Attack: a path for each block")
    need(all(ARMY_OF[block] == attack.army for block in attack.blocks), "procedure Attack: its blocks are of its army")
    # after a defeat they may have left the map (GG-14.9)
    there = attack.step >= AFTER_WITHDRAWAL or all(b.at[block] < OFF for block in attack.blocks)
    need(there, "procedure Attack: its blocks are on the map")
    aimed = all(goal < len(attack.targets) for goal in (*attack.goals, *attack.same_goals))
    need(aimed, "procedure Attack: each block has a target")


def check_retiring(b: Battle, retiring: Retiring) -> None:
    """The blocks of a withdrawal stand on the map, and after an attack the one that goes is one of those that must."""
    named = [*retiring.hurt, retiring.block]
    if isinstance(retiring, LostAttack):
        need(retiring.block in (NO_BLOCK, *retiring.blocks), "procedure LostAttack: its block is none of its blocks")
        named += retiring.blocks
    mine = all(ARMY_OF[block] == retiring.army and b.at[block] < OFF for block in named if block != NO_BLOCK)
    need(mine, "a withdrawal: its blocks are on the map")


def within(b: Battle, number: int, limit: Limit) -> bool:
    """Is a number one of those its limit allows?"""
    if isinstance(limit, tuple):
        return limit[0] <= number <= limit[1]
    ground = b.ground
    if limit == WHY:
        return number in (D_KEEP, D_IDLE_RETURN, D_ORDER_RETURN, D_NIGHT_RETURN)
    if limit in (BLOCK, BLOCK_OR_NONE):
        return 0 <= number < N_ALL or (limit == BLOCK_OR_NONE and number == NO_BLOCK)
    if limit in (POSITION, POSITION_OR_NONE):
        return (0 if limit == POSITION else -1) <= number < ground.n_positions
    if limit in (AREA, AREA_OR_NONE):
        return 0 <= number < ground.n_areas or (limit == AREA_OR_NONE and number == NO_AREA)
    return 0 <= number < most(ground, limit) or (limit == PLACE and number == END)


def most(ground: Ground, limit: str) -> int:
    """The least number that is too great."""
    if limit == GOAL:
        return 3 * ground.n_positions + ground.n_areas
    if limit == NODES:
        return int(2 ** len(ground.road_nodes))
    return max(ground.n_positions, ground.n_areas)


__all__ = ["LIMITS", "MOST_FRAMES", "WITHIN", "check_procedure"]
