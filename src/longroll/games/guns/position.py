"""Positions as JSON: short ones written by hand, complete ones written by the program, and views with gaps.

``docs/positions/guns.md`` explains the format with examples; ``schema()`` is its JSON Schema.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from longroll.games.guns.board import GROUNDS, Ground, own_ground
from longroll.games.guns.cells import (
    KNOWN,
    NO_LABEL,
    REDUCED,
    SOME_COMMAND,
    UNSORTED,
    arrival_code,
    command_in,
    day_in,
    entry_in,
    group_in,
    number_in,
    seen_in,
    space_in,
)
from longroll.games.guns.checks import MOST_FRAMES, check_procedure
from longroll.games.guns.components import (
    ARMIES,
    ARMY_OF,
    ARMY_TOKENS,
    BIDDING,
    BIT,
    BLOCK,
    BLOCKS,
    BUFORD,
    COMMAND,
    COMMAND_ARMY,
    COMMAND_OF,
    COMMANDS,
    CSA,
    ENTRIES,
    ENTRY,
    ENTRY_ARMY,
    EXTENDED,
    FACE,
    FACE_OF,
    FACES,
    FIRST_SPACE,
    FULL,
    FULL_COUNT,
    HIDDEN_TOKEN,
    HISTORICAL,
    HISTORICAL_POSTS,
    KILPATRICK,
    LINE_OF,
    LINES,
    N_ALL,
    N_BLOCKS,
    N_COMMANDS,
    N_SPACES,
    N_TOKENS,
    NO_BLOCK,
    OBSTRUCTED,
    OF_ARMY,
    ORDERS,
    RANDOM_COMMANDS,
    REDUCED_OF,
    REYNOLDS,
    SCENARIOS,
    SPACE,
    SPACES,
    STACK_ENTRY,
    STACK_NAMES,
    STATE_OF,
    TANEYTOWN,
    TEAM,
    TOKEN,
    TOKEN_COUNT,
    TOKENS,
    USA,
)
from longroll.games.guns.data.map_data import MapData
from longroll.games.guns.lexicon import AT_ENTRY, GONE, NOT_YET, OFF, UNSEEN, UNUSED
from longroll.games.guns.procedures import FRAMES, STEPS, opening
from longroll.games.guns.rules.bidding import Balance
from longroll.games.guns.rules.facing import LAYER_OF_SIDE
from longroll.games.guns.rules.modifiers import HANDICAPS
from longroll.games.guns.rules.setup import bare
from longroll.games.guns.rules.teams import LONGEST_TEXT
from longroll.games.guns.state import (
    ARMY_SIZE,
    BY_FACE,
    GROUP_SIZE,
    MIDDLE,
    N_GROUPS,
    PILE_SIZE,
    PILES,
    RESERVE,
    SPENT,
    STACK_LIMIT,
    TRAY,
    Battle,
    played_code,
)
from longroll.kit.handicap import read_handicap, written_handicap
from longroll.kit.materials import DataError
from longroll.kit.positions import (
    DRAWN,
    Beginning,
    Procedures,
    look_up,
    need,
    read_frame,
    read_spec,
    settle,
    write_frame,
)
from longroll.kit.state import NOBODY
from longroll.kit.terms import BadInput

RULES: dict[str, int] = {
    "obstructed": OBSTRUCTED,
    "extended-bombardment": EXTENDED,
    "historical": HISTORICAL,
    "historical-deployment": HISTORICAL_POSTS,
    "bidding": BIDDING,
    "team-USA": TEAM[USA],
    "team-CSA": TEAM[CSA],
}
MARKS = ("moved", "withdrew", "entered", "attacked", "victor", "fresh", "come")
"""Masks over blocks of the state, as they are written."""
TOP_HIDDEN = 254
"""In views: a stack has a top, but the viewer may not look at it."""
UNKNOWN = "?"
MOST_WORKS = 12
MOST_ARRIVALS = 17
MOST_COUNTED = 100_000
"""More of anything than a game can bring."""

ArmyName = Literal["USA", "CSA"]
ENTRY_SIDES: dict[str, ArmyName] = {entry: "USA" if ENTRY_ARMY[n] == USA else "CSA" for n, entry in enumerate(ENTRIES)}
"""The army of each entry point."""


class BlockSpec(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A block with its marks. ``cell``, ``label``, ``hint``: what the other army knows of it."""

    block: str
    marks: list[str] = []
    hour: int = 0
    layer: int = MIDDLE
    cell: int = 0
    label: int = NO_LABEL
    hint: int = 0


Listed = list[str | BlockSpec]


class StackSpec(msgspec.Struct, forbid_unknown_fields=True):
    """Blocks of one army on a position, and the area they face."""

    blocks: Listed
    front: str


class PositionSpec(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, rename={"usa": "USA", "csa": "CSA"}):
    """What is on one position of the map. ``works``: the areas field works point to, one entry for each token."""

    usa: StackSpec | None = None
    csa: StackSpec | None = None
    works: list[str] = []


class TokensSpec(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Battle tokens of one army by pile and kind; "?" counts tokens of hidden kind (views only)."""

    tray: dict[str, int] | None = None
    reserve: dict[str, int] | None = None
    returned: dict[str, int] = {}
    used: dict[str, int] = {}
    hit: dict[str, int] = {}
    extra: dict[str, int] = {}
    spent: dict[str, int] = {}
    buried: dict[str, int] = {}
    made_up: dict[str, int] = {}
    dug: int = 0


class PlayedSpec(msgspec.Struct, forbid_unknown_fields=True):
    army: ArmyName
    position: str
    token: str


class StackTop(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A reinforcement stack: the command on top ("?": not known to the viewer) and the number beneath."""

    top: str = ""
    under: int = 0


class ArrivalSpec(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An arrival so far; ``command`` "?": not known to the viewer; ``group``: the first arrival it is mixed with."""

    command: str
    entry: str
    day: int
    hour: str
    blocks: int
    group: int = -1
    seen: bool = False


class ObjectiveSpec(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    area: str
    army: ArmyName = "USA"


class Moment(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Bookkeeping inside a turn; written by the program, not by hand."""

    length: int = 1
    short: bool = False
    shown: dict[str, str] = {}
    """Arrival tokens turned up in this turn: "CSA 2PM" -> entry point."""
    played: list[PlayedSpec] = []
    faces_up: bool = False
    stirred: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    duty: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    put_off: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    bombarded: int = 0
    bonus: int = 0
    active: ArmyName = "USA"
    reveals: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    exchanged: bool = False
    procedure: Procedures = []


class Spec(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position. Everything may be left out; an empty one is 7AM of 1 July on an empty map."""

    scenario: str = ""
    """The scenario it was begun with, for the record: the position itself says all that counts."""
    map: str | MapData = "gettysburg"
    """The name of a map, or the map itself, in the form of the game's map file."""
    rules: list[str] = []
    handicap: str = ""
    """What an army adds in every close combat (GG-R67): ``USA-1``."""
    day: int = 1
    hour: str = ""
    """First hour of the turn; without it the first of the day."""
    turn: str = "start"
    """Where play begins: "start" (of the turn), or an army and a step of its action phase ("CSA attack")."""
    length: int = 0
    """Hours of the turn, where play does not begin at its start; 0: one."""
    first: ArmyName = "USA"
    last_day: int = 3
    orders: dict[ArmyName, str] = {}
    declared: dict[ArmyName, str] = {}
    last_withdraw: str = ""
    positions: dict[str, PositionSpec] = {}
    off: dict[str, Listed] = {}
    """Blocks that left the map, by the area they left across."""
    waiting: dict[str, Listed] = {}
    """Blocks at entry points."""
    gone: list[str] = []
    """Blocks out of play. Reduced blocks named nowhere are unused, full-strength ones have not arrived."""
    come: list[str] = []
    """Full-strength blocks out of play that had entered the map; with those in play "come" is a mark."""
    unseen: list[ArmyName] = []
    """A view: blocks of these armies that are named nowhere may be anywhere they could be …"""
    coming: list[str] = []
    """… except these, which are known not to have arrived."""
    tokens: dict[ArmyName, TokensSpec] = {}
    """Without a tray an army has eight tokens left to chance at the start of the game, else none."""
    track: dict[str, list[int]] = {}
    """Time tokens face down by army: for each space 1 + group, 0 without one."""
    groups: dict[str, list[list[int]]] = {}
    """What is left of each group: arrivals at the six entry points, then rumors."""
    stacks: dict[str, StackTop] = {}
    pool: list[str] | None = None
    """Commands beneath the tops."""
    received: dict[ArmyName, int] = {}
    opened: list[str] = []
    """Entry points at which reinforcements have entered in earlier turns."""
    debt: int = 0
    objectives: list[ObjectiveSpec] | None = None
    arrivals: list[ArrivalSpec] = []
    notes: dict[ArmyName, str] = {}
    winner: str = ""
    """Of a game that is over; ``nobody``: the players agreed on a draw (GG-R66)."""
    moment: Moment | None = None


def read_position(spec: Mapping[str, Any]) -> Battle:
    """A full position; BadInput names what is impossible about it."""
    b = read_partial(spec)
    need(not any(b.at[block] < NOT_YET for block in range(N_BLOCKS, N_ALL)), "some blocks have no faces")
    hidden = any(b.piles[a * ARMY_SIZE + p * PILE_SIZE + HIDDEN_TOKEN] for a in (0, 1) for p in range(len(PILES)))
    need(not hidden, "some tokens have no faces")
    need(TOP_HIDDEN not in b.tops, "the top of a reinforcement stack is not given")
    need(UNSEEN not in b.at, "some blocks are nowhere")
    need(not any(command_in(arrival) == SOME_COMMAND for arrival in b.arrivals), "some arrivals have no command")
    need(not any(code & 63 == HIDDEN_TOKEN for code in b.played), "some tokens have no faces")
    check_reserves(b)
    settle(b, beginning(b, spec))
    return b


def check_reserves(b: Battle) -> None:
    """Every token beneath the top of a reinforcement stack has a command that may be it (GG-4.4, GG-4.5)."""
    for stack, possible in enumerate(RANDOM_COMMANDS):
        alike = [other for other in range(len(STACK_NAMES)) if RANDOM_COMMANDS[other] == possible]
        beneath = sum(b.under[other] - (STACK_ENTRY[other] == TANEYTOWN and b.under[other] > 0) for other in alike)
        need(beneath <= (b.pool & possible).bit_count(), f"stack {STACK_NAMES[stack]}: the pool has too few commands")


def beginning(b: Battle, spec: Mapping[str, Any]) -> Beginning | None:
    """Where play begins, unless the position was written in the middle of something or the game is over."""
    if (spec.get("moment") or {}).get("procedure") or not b.frames:
        return None
    words: str = spec.get("turn", "start")
    step = words.partition(" ")[2]
    return Beginning(words, b.top(), STEPS[step] if step not in ("", "phase") else None)


def read_partial(spec: Mapping[str, Any]) -> Battle:
    """A position in which faces may be missing (a view), before its automatic steps are run."""
    data = read_spec(spec, Spec)
    rules = 0
    for word in data.rules:
        rules |= look_up(RULES, word, f"rule; rules are {', '.join(RULES)}")
    b = bare(read_ground(data.map), rules)
    need(data.scenario in ("", *SCENARIOS), f"scenario '{data.scenario}': scenarios are {', '.join(SCENARIOS)}")
    b.scenario = data.scenario
    b.handicap = read_handicap(data.handicap, ARMIES, HANDICAPS)
    read_time(b, data)
    used = read_blocks(b, data)
    read_rest(b, data, used)
    read_tokens(b, data)
    read_reinforcements(b, data)
    read_objectives(b, data)
    check_labels(b)
    moment = data.moment if data.moment is not None else Moment()
    read_moment(b, data, moment)
    check_stacks(b, bool(moment.procedure or data.winner))
    if data.winner:
        ends = {DRAWN: NOBODY, **{name: n for n, name in enumerate(ARMIES)}}
        b.winner = look_up(ends, data.winner, "army")
    else:
        read_procedure(b, data, moment)
        # while they are being moved before the game they may meet (GG-24.3)
        apart = len(set(b.goals)) == len(b.goals) or isinstance(b.top(), Balance)
        need(apart, "two objectives lie in one area (GG-16.4)")
    return b


def read_ground(chosen: str | MapData) -> Ground:
    """The map a position names or brings along."""
    if isinstance(chosen, str):
        need(chosen in GROUNDS, f"'{chosen}' is no map; maps are {', '.join(GROUNDS)}")
        return GROUNDS[chosen]
    try:
        return own_ground(chosen, ENTRY_SIDES)
    except DataError as error:
        raise BadInput(str(error)) from None


# ---- time --------------------------------------------------------------------------------------------------


def read_time(b: Battle, data: Spec) -> None:
    need(1 <= data.last_day <= 3, f"last_day {data.last_day}: days are 1 to 3")
    need(1 <= data.day <= data.last_day, f"day {data.day}: days are 1 to {data.last_day}")
    b.day = data.day
    b.last_day = data.last_day
    b.space = look_up(SPACE, data.hour, "hour") if data.hour else FIRST_SPACE[data.day]
    need(b.space >= FIRST_SPACE[data.day], f"play on day {data.day} begins at {SPACES[FIRST_SPACE[data.day]]} (GG-5.4)")
    b.first = ARMIES.index(data.first)
    orders = {name: n for n, name in enumerate(ORDERS)}
    for army, name in enumerate(ARMIES):
        b.orders[army] = look_up(orders, data.orders.get(name, "hold"), "order")  # type: ignore[call-overload]
        b.declared[army] = look_up(orders, data.declared.get(name, ORDERS[b.orders[army]]), "order")  # type: ignore[call-overload]
    if data.last_withdraw:
        b.last_withdraw = look_up({name: n for n, name in enumerate(ARMIES)}, data.last_withdraw, "army")
    elif data.first == "CSA":
        b.last_withdraw = CSA


# ---- blocks ------------------------------------------------------------------------------------------------


def read_blocks(b: Battle, data: Spec) -> set[int]:
    """Blocks on the map, off it and waiting. Named ones (``Heth-F.2``) first; bare faces take the lowest left."""
    places = listed_places(b, data)
    used: set[int] = set()
    named = [item for _, _, items in places for item in items] + list(data.gone)
    for item in named:
        name = item if isinstance(item, str) else item.block
        if name in BLOCK:
            need(BLOCK[name] not in used, f"block {name} is in two places")
            used.add(BLOCK[name])
        else:
            need(name in FACE, f"'{name}' is no block")
    for item in named:
        if isinstance(item, BlockSpec):
            need(0 <= item.cell <= 255, f"{item.block}: cell {item.cell} is out of range")
    cell = max([item.cell for item in named if isinstance(item, BlockSpec)], default=0)
    need(cell + len(places) <= 255, "too many cells")
    for place, front, items in places:
        cell += 1
        for item in items:
            read_block(b, item, place, front, cell, used)
    for name in data.gone:
        b.at[choose(name, used)] = GONE
    return used


def listed_places(b: Battle, data: Spec) -> list[tuple[int, int, Listed]]:
    """Every place that holds blocks: its number, the side they face (-1 off the map), the blocks."""
    ground = b.ground
    found: list[tuple[int, int, Listed]] = []
    for name, there in data.positions.items():
        position = look_up(ground.position_index, name, "position")
        for army, stack in ((USA, there.usa), (CSA, there.csa)):
            if stack is None:
                continue
            side = ground.side_of(position, look_up(ground.area_index, stack.front, "area"))
            need(side >= 0, f"{name} does not border {stack.front}")
            need(bool(stack.blocks), f"{name}: a stack without blocks")
            for item in stack.blocks:
                need_army(item, army, name)
            need(len(stack.blocks) <= STACK_LIMIT, f"{name} holds more than three blocks of one army (GG-10.5)")
            found.append((position, side, stack.blocks))
    for name, items in data.off.items():
        area = look_up(ground.area_index, name, "area")
        need(bool(ground.partial >> area & 1), f"{name} is not open to the edge of the map (GG-10.9)")
        found.append((OFF + area, -1, items))
    for name, items in data.waiting.items():
        entry = look_up(ENTRY, name, "entry point")
        for item in items:
            need_army(item, ENTRY_ARMY[entry], name)
        found.append((AT_ENTRY + entry, -1, items))
    return found


def need_army(item: str | BlockSpec, army: int, where: str) -> None:
    name = item if isinstance(item, str) else item.block
    face = FACE_OF[BLOCK[name]] if name in BLOCK else look_up(FACE, name, "block")
    owner = ARMY_OF[BY_FACE[face][0]]
    need(owner == army, f"{name} cannot stand in {where} with {ARMIES[army]}")


def choose(name: str, used: set[int]) -> int:
    """The block of a name; the lowest block left of a bare face."""
    if name in BLOCK:
        return BLOCK[name]
    for block in BY_FACE[FACE[name]]:
        if block not in used:
            used.add(block)
            return block
    raise BadInput(f"there are not so many blocks {name} in the game (part 2.1)")


def read_block(b: Battle, item: str | BlockSpec, place: int, front: int, cell: int, used: set[int]) -> None:
    spec = BlockSpec(item) if isinstance(item, str) else item
    block = choose(spec.block, used)
    if place < OFF:
        need(spec.layer in (0, MIDDLE, 2), f"{spec.block}: layers are 0, 1 and 2")
        b.put(block, place, front, spec.layer)
    else:
        b.at[block] = place
    for mark in spec.marks:
        need(mark in MARKS, f"'{mark}' is no mark of a block; marks are {', '.join(MARKS)}")
        setattr(b, mark, getattr(b, mark) | BIT[block])
    need(0 <= spec.hour <= N_SPACES, f"{spec.block}: hour {spec.hour}")
    b.hour[block] = spec.hour
    if spec.label == NO_LABEL:
        b.label[block] = default_label(b, block)
        b.cell[block] = cell
        if STATE_OF[block] == FULL and COMMAND_OF[block] != BUFORD and place < AT_ENTRY:
            b.come |= BIT[block]
    else:
        need(0 < spec.label <= 255 and spec.cell > 0, f"{spec.block}: cell or label out of range")
        hints = len(FACES) if spec.label == KNOWN else len(LINES) if spec.label == REDUCED else 1
        need(0 <= spec.hint < hints, f"{spec.block}: hint {spec.hint} is out of range")
        b.label[block] = spec.label
        b.cell[block] = spec.cell
        b.hint[block] = spec.hint


def default_label(b: Battle, block: int) -> int:
    """What the other army knows of a block in a position written by hand."""
    if STATE_OF[block] != FULL:
        return REDUCED
    if COMMAND_OF[block] in (BUFORD, KILPATRICK):
        return KNOWN
    return KNOWN if b.rules & HISTORICAL and COMMAND_OF[block] != REYNOLDS else UNSORTED


def read_rest(b: Battle, data: Spec, used: set[int]) -> None:
    """Blocks named nowhere."""
    for block in range(N_BLOCKS):
        if block not in used:
            waiting = NOT_YET if STATE_OF[block] == FULL else UNUSED
            b.at[block] = UNSEEN if ARMIES[ARMY_OF[block]] in data.unseen else waiting
    for line in range(len(LINES)):
        replace_lost(b, line)
    for name in data.coming:
        block = look_up(BLOCK, name, "block")
        need(block not in used, f"block {name} is in two places")
        b.at[block] = NOT_YET
    for name in data.come:
        b.come |= BIT[look_up(BLOCK, name, "block")]


def replace_lost(b: Battle, line: int) -> None:
    """GG-2.5: a reduced block stands for a full-strength one that is out of play, named so or not."""
    full = [block for block in range(N_BLOCKS) if LINE_OF[block] == line and STATE_OF[block] == FULL]
    reduced = [block for block in REDUCED_OF[line] if b.at[block] < NOT_YET]
    lost = sum(b.at[block] == GONE for block in full)
    for block in reversed(full):
        if lost < len(reduced) and b.at[block] == NOT_YET:
            b.at[block] = GONE
            b.come |= BIT[block]
            lost += 1
    seen = not any(b.at[block] == UNSEEN for block in full)
    need(
        lost >= len(reduced) or not seen,
        f"more reduced blocks of {LINES[line]} are in play than full ones lost (GG-2.5)",
    )


def check_stacks(b: Battle, fighting: bool) -> None:
    """Facts that hold between actions; inside a procedure two armies may meet."""
    for position in b.ground.members(b.occupied[USA] & b.occupied[CSA]):
        if not fighting and b.stance(USA, position) == b.stance(CSA, position):
            if not b.rules & OBSTRUCTED:
                raise BadInput(f"{b.ground.position_codes[position]}: armies on one position face each other (GG-3.24)")
        order_layers(b, position)
    for position in b.ground.members(b.occupied[USA] & b.ground.barred["USA"]):
        raise BadInput(f"{b.ground.position_codes[position]}: no Union block may stand there (GG-10.12)")
    for block in range(N_ALL):
        if b.layer[block] != MIDDLE and not b.shared(b.at[block]):
            raise BadInput(f"{BLOCKS[block]}: there are layers only where both armies stand (GG-3.24)")


def order_layers(b: Battle, position: int) -> None:
    """GG-3.24: one army is in the middle, the other beside it and faces it. Stacks that face each other without layers
    can stand in one way only; those that do not must say who stands where."""
    where = b.ground.position_codes[position]
    layers = [{b.layer[block] for block in b.stack(army, position)} for army in (USA, CSA)]
    if layers == [{MIDDLE}, {MIDDLE}]:
        differ = b.stance(USA, position) != b.stance(CSA, position)
        need(differ, f"{where}: say by 'layer' which army stands on which side of the other (GG-3.24)")
        layer = LAYER_OF_SIDE[b.stance(USA, position) & 1]
        for block in b.stack(CSA, position):
            b.layer[block] = layer
        return
    need({MIDDLE} in layers, f"{where}: one of the two armies is in the middle, layer {MIDDLE} (GG-3.24)")
    army = CSA if layers[USA] == {MIDDLE} else USA
    need(MIDDLE not in layers[army], f"{where}: only one of the two armies is in the middle (GG-3.24)")
    for block in b.stack(army, position):
        alone = len(layers[army]) == 1
        faces = b.stance_of(block) == b.stance(army, position)
        need(faces or not alone, f"{where}: {BLOCKS[block]} in layer {b.layer[block]} faces the enemy (GG-3.24)")


# ---- tokens ------------------------------------------------------------------------------------------------


def read_tokens(b: Battle, data: Spec) -> None:
    for army, name in enumerate(ARMIES):
        spec = data.tokens.get(name, TokensSpec())  # type: ignore[call-overload]
        left = [*TOKEN_COUNT[army], 0]
        b.piles[army * ARMY_SIZE : (army + 1) * ARMY_SIZE] = bytes(ARMY_SIZE)
        listed = {pile: getattr(spec, word.replace("-", "_")) for pile, word in enumerate(PILES)}
        for pile, counts in listed.items():
            for word, number in (counts or {}).items():
                token = HIDDEN_TOKEN if word == UNKNOWN else look_up(TOKEN, word, "token")
                need(token == HIDDEN_TOKEN or token in ARMY_TOKENS[army], f"{name} has no token {word} (part 2.2)")
                need(0 <= number <= 34, f"{number} tokens {word}")
                b.piles[army * ARMY_SIZE + pile * PILE_SIZE + token] = number
                left[token] -= number
        need(0 <= spec.dug <= TOKEN_COUNT[army][TOKEN["MARCH"]], f"{name}: {spec.dug} tokens dug in (part 2.2)")
        left[TOKEN["MARCH"]] -= spec.dug
        b.dug[army] = spec.dug
        if data.moment is not None:
            for played in data.moment.played:
                if played.army == name:
                    left[HIDDEN_TOKEN if played.token == UNKNOWN else look_up(TOKEN, played.token, "token")] -= 1
        if spec.reserve is None and not left[HIDDEN_TOKEN]:
            for token in range(N_TOKENS):
                need(left[token] >= 0, f"{name} has only {TOKEN_COUNT[army][token]} tokens {TOKENS[token]} (part 2.2)")
                b.piles[army * ARMY_SIZE + RESERVE * PILE_SIZE + token] = left[token]
                left[token] = 0
        need(sum(left) == 0 and min(left[:-1]) >= 0, f"{name} must have 34 battle tokens in all (part 2.2)")
    for army in (USA, CSA):
        need(b.number(army, TRAY) <= 34 and b.number(army, SPENT) <= 34, "too many tokens")


# ---- reinforcements and objectives -------------------------------------------------------------------------


def read_reinforcements(b: Battle, data: Spec) -> None:
    for name, spaces in data.track.items():
        army = look_up({word: n for n, word in enumerate(ARMIES)}, name, "army")
        need(len(spaces) == N_SPACES and all(0 <= g <= N_GROUPS for g in spaces), f"track of {name}: 17 groups 0 to 4")
        b.track[army * N_SPACES : (army + 1) * N_SPACES] = bytes(spaces)
    for name, groups in data.groups.items():
        army = look_up({word: n for n, word in enumerate(ARMIES)}, name, "army")
        need(len(groups) <= N_GROUPS, f"groups of {name}: at most {N_GROUPS}")
        for number, counts in enumerate(groups):
            need(
                len(counts) == GROUP_SIZE and all(0 <= n <= 17 for n in counts), f"groups of {name}: seven counts each"
            )
            start = (army * N_GROUPS + number) * GROUP_SIZE
            b.groups[start : start + GROUP_SIZE] = bytes(counts)
        for number in range(N_GROUPS):
            start = (army * N_GROUPS + number) * GROUP_SIZE
            there = b.track.count(number + 1, army * N_SPACES, (army + 1) * N_SPACES)
            need(
                sum(b.groups[start : start + GROUP_SIZE]) == there, f"group {number} of {name} does not fit its spaces"
            )
    for name, stack in data.stacks.items():
        number = look_up({word: n for n, word in enumerate(STACK_NAMES)}, name, "reinforcement stack")
        need(0 <= stack.under <= 6, f"stack {name}: {stack.under} tokens beneath the top")
        b.under[number] = stack.under
        if stack.top:
            b.tops[number] = TOP_HIDDEN if stack.top == UNKNOWN else look_up(COMMAND, stack.top, "command")
    b.pool = sum(BIT[look_up(COMMAND, name, "command")] for name in set(data.pool or []))
    for army, name in enumerate(ARMIES):
        number = data.received.get(name, 0)  # type: ignore[call-overload]
        need(0 <= number <= 9, f"received {name}: {number}")
        b.received[army] = number
    b.opened = sum(BIT[look_up(ENTRY, name, "entry point")] for name in set(data.opened))
    need(0 <= data.debt <= 3, f"debt {data.debt}: 0 to 3 (GG-17.9)")
    b.debt = data.debt
    need(len(data.arrivals) <= MOST_ARRIVALS, f"more than {MOST_ARRIVALS} arrivals")
    for number, arrival in enumerate(data.arrivals):
        command = SOME_COMMAND if arrival.command == UNKNOWN else look_up(COMMAND, arrival.command, "command")
        group = number if arrival.group < 0 else arrival.group
        need(0 <= group <= number and 1 <= arrival.day <= 3 and 1 <= arrival.blocks <= 4, f"arrival {number}")
        entry, space = look_up(ENTRY, arrival.entry, "entry point"), look_up(SPACE, arrival.hour, "hour")
        fits = command == SOME_COMMAND or (
            COMMAND_ARMY[command] == ENTRY_ARMY[entry] and FULL_COUNT[command] == arrival.blocks
        )
        need(fits, f"arrival {number}: {arrival.command} does not come so to {arrival.entry} (GG-11.3)")
        b.arrivals.append(arrival_code(command, entry, arrival.day, space, arrival.blocks, group, int(arrival.seen)))


def check_labels(b: Battle) -> None:
    """What the other army knows of a block in play names an arrival on record, or needs none."""
    for block in range(N_ALL):
        label = b.label[block]
        known = label in (NO_LABEL, KNOWN, REDUCED, UNSORTED)
        need(known or label <= len(b.arrivals), f"{BLOCKS[block]}: there is no arrival {label}")


def read_objectives(b: Battle, data: Spec) -> None:
    if data.objectives is not None:
        need(len(data.objectives) == len(b.goals), f"there are {len(b.goals)} objectives (GG-4.8)")
        areas = [look_up(b.ground.area_index, objective.area, "area") for objective in data.objectives]
        b.goals = areas
        b.red = sum(BIT[n] for n, objective in enumerate(data.objectives) if objective.army == "CSA")
    for name, there in data.positions.items():
        position = b.ground.position_index[name]
        need(len(there.works) <= MOST_WORKS, f"{name}: too many field works")
        for area in there.works:
            side = b.ground.side_of(position, look_up(b.ground.area_index, area, "area"))
            need(side >= 0, f"{name} does not border {area}")
            b.works[2 * position + side] += 1
    if sum(b.works) != sum(b.dug):
        need(not any(data.tokens), "field works and tokens dug in do not agree (GG-17.4)")
        need(sum(b.works) <= TOKEN_COUNT[USA][TOKEN["MARCH"]], "more field works than tokens (part 2.2)")
        b.dug = [sum(b.works), 0]
        for army in (USA, CSA):
            b.piles[army * ARMY_SIZE + RESERVE * PILE_SIZE + TOKEN["MARCH"]] -= b.dug[army]
    need(not any(b.ground.partial >> area & 1 for area in b.goals), "no objective lies in a partial area (GG-16.4)")
    for name_, text in data.notes.items():
        need(len(text) <= LONGEST_TEXT, "a special order is too long (GG-25.6)")
        b.notes[ARMIES.index(name_)] = text


# ---- the moment --------------------------------------------------------------------------------------------


def read_moment(b: Battle, data: Spec, moment: Moment) -> None:
    b.length = moment.length if data.moment is not None else max(1, data.length)
    need(1 <= b.length <= N_SPACES - b.space, f"a turn of {b.length} hours does not fit the day (GG-7.7)")
    b.short = int(moment.short)
    for key, entry in moment.shown.items():
        name, _, space = key.partition(" ")
        army = look_up({word: n for n, word in enumerate(ARMIES)}, name, "army")
        b.shown[army * N_SPACES + look_up(SPACE, space, "hour")] = 1 + look_up(ENTRY, entry, "entry point")
    for played in moment.played:
        token = HIDDEN_TOKEN if played.token == UNKNOWN else look_up(TOKEN, played.token, "token")
        position = look_up(b.ground.position_index, played.position, "position")
        b.played.append(played_code(ARMIES.index(played.army), position, token))
    b.played.sort()
    b.faces_up = int(moment.faces_up)
    columns = ((moment.stirred, 1), (moment.duty, MOST_COUNTED), (moment.put_off, 1), (moment.reveals, MOST_COUNTED))
    for column, most in columns:
        fits = len(column) == 2 and min(column) >= 0 and max(column) <= most
        need(fits, "moment: two numbers, one for each army")
    need(0 <= moment.bombarded <= 3, f"moment: bombarded {moment.bombarded}: a mask of two armies")
    need(0 <= moment.bonus <= MOST_COUNTED, f"moment: bonus {moment.bonus}")
    b.stirred, b.duty, b.put_off = moment.stirred[:], moment.duty[:], moment.put_off[:]
    b.reveals = moment.reveals[:]
    b.bombarded, b.bonus = moment.bombarded, moment.bonus
    b.active = ARMIES.index(moment.active)
    b.exchanged = int(moment.exchanged)


def read_procedure(b: Battle, data: Spec, moment: Moment) -> None:
    if not moment.procedure:
        frames = opening(data.turn, b.first)
        need(bool(frames), f"turn '{data.turn}': say 'start', or an army and a step such as 'CSA attack'")
        for frame in frames:
            b.begin(frame)
        if data.turn != "start":
            b.active = ARMIES.index(data.turn.split()[0])
        return
    need(len(moment.procedure) <= MOST_FRAMES, f"moment: more than {MOST_FRAMES} procedures")
    for entry in moment.procedure:
        b.begin(read_frame(entry, FRAMES))
    check_procedure(b)


# ---- writing -----------------------------------------------------------------------------------------------


def write_position(b: Battle) -> dict[str, Any]:
    """The whole position as JSON; what a view does not know is left as "?"."""
    unseen = [army for army in (USA, CSA) if any(b.at[block] == UNSEEN for block in OF_ARMY[army])]
    spec = Spec(
        scenario=b.scenario,
        map=b.ground.name if b.ground.name in GROUNDS else b.ground.data,
        rules=[word for word, bit in RULES.items() if b.rules & bit],
        handicap=written_handicap(b.handicap, ARMIES),
        day=b.day,
        hour=SPACES[b.space],
        first=army_name(b.first),
        last_day=b.last_day,
        orders={army_name(a): ORDERS[b.orders[a]] for a in (USA, CSA)},
        declared={army_name(a): ORDERS[b.declared[a]] for a in (USA, CSA)},
        last_withdraw="" if b.last_withdraw == NOBODY else ARMIES[b.last_withdraw],
        positions=write_positions(b),
        off={b.ground.area_codes[a]: there for a in range(b.ground.n_areas) if (there := write_at(b, OFF + a))},
        waiting={ENTRIES[e]: there for e in range(len(ENTRIES)) if (there := write_at(b, AT_ENTRY + e))},
        gone=[BLOCKS[block] for block in range(N_BLOCKS) if b.at[block] == GONE],
        come=[BLOCKS[k] for k in range(N_BLOCKS) if b.come >> k & 1 and b.at[k] >= NOT_YET],
        unseen=[army_name(army) for army in unseen],
        coming=[BLOCKS[k] for k in range(N_BLOCKS) if b.at[k] == NOT_YET and ARMY_OF[k] in unseen],
        tokens={army_name(army): write_tokens(b, army) for army in (USA, CSA)},
        track={ARMIES[a]: list(b.track[a * N_SPACES : (a + 1) * N_SPACES]) for a in (USA, CSA)},
        groups={ARMIES[a]: write_groups(b, a) for a in (USA, CSA)},
        stacks={STACK_NAMES[s]: write_stack(b, s) for s in range(len(STACK_NAMES)) if write_stack(b, s) != StackTop()},
        pool=[COMMANDS[c] for c in range(N_COMMANDS) if b.pool >> c & 1],
        received={army_name(a): b.received[a] for a in (USA, CSA)},
        opened=[ENTRIES[e] for e in range(len(ENTRIES)) if b.opened >> e & 1],
        debt=b.debt,
        objectives=[
            ObjectiveSpec(b.ground.area_codes[area], army_name(b.red >> n & 1)) for n, area in enumerate(b.goals)
        ],
        arrivals=[write_arrival(number, arrival) for number, arrival in enumerate(b.arrivals)],
        notes={army_name(army): b.notes[army] for army in sorted(b.notes)},
        winner=written_winner(b),
        moment=write_moment(b),
    )
    found: dict[str, Any] = msgspec.to_builtins(spec)
    return found


def written_winner(b: Battle) -> str:
    if b.winner != NOBODY:
        return ARMIES[b.winner]
    return "" if b.frames else DRAWN


def army_name(army: int) -> ArmyName:
    return "USA" if army == USA else "CSA"


def write_block(b: Battle, block: int) -> BlockSpec:
    return BlockSpec(
        block=BLOCKS[block],
        marks=[mark for mark in MARKS if getattr(b, mark) >> block & 1],
        hour=b.hour[block],
        layer=b.layer[block],
        cell=b.cell[block],
        label=b.label[block],
        hint=b.hint[block],
    )


def write_at(b: Battle, place: int) -> Listed:
    return [write_block(b, block) for block in range(N_ALL) if b.at[block] == place]


def write_positions(b: Battle) -> dict[str, PositionSpec]:
    found: dict[str, PositionSpec] = {}
    for position in range(b.ground.n_positions):
        there = PositionSpec()
        for army in (USA, CSA):
            blocks = b.stack(army, position)
            if blocks:
                front = b.ground.area_codes[b.ground.area_of[b.stance(army, position)]]
                stack = StackSpec([write_block(b, block) for block in blocks], front)
                if army == USA:
                    there.usa = stack
                else:
                    there.csa = stack
        for stance in (2 * position, 2 * position + 1):
            there.works = there.works + [b.ground.area_codes[b.ground.area_of[stance]]] * b.works[stance]
        if there != PositionSpec():
            found[b.ground.position_codes[position]] = there
    return found


def write_tokens(b: Battle, army: int) -> TokensSpec:
    piles: dict[str, dict[str, int]] = {}
    for pile, word in enumerate(PILES):
        counts = b.tokens(army, pile)
        listed = {TOKENS[token]: counts[token] for token in range(N_TOKENS) if counts[token]}
        if counts[HIDDEN_TOKEN]:
            listed[UNKNOWN] = counts[HIDDEN_TOKEN]
        piles[word.replace("-", "_")] = listed
    return TokensSpec(**piles, dug=b.dug[army])


def write_groups(b: Battle, army: int) -> list[list[int]]:
    starts = [(army * N_GROUPS + number) * GROUP_SIZE for number in range(N_GROUPS)]
    return [list(b.groups[start : start + GROUP_SIZE]) for start in starts]


def write_stack(b: Battle, stack: int) -> StackTop:
    top = b.tops[stack]
    name = "" if top == NO_BLOCK else UNKNOWN if top == TOP_HIDDEN else COMMANDS[top]
    return StackTop(name, b.under[stack])


def write_arrival(number: int, arrival: int) -> ArrivalSpec:
    command = command_in(arrival)
    return ArrivalSpec(
        command=UNKNOWN if command == SOME_COMMAND else COMMANDS[command],
        entry=ENTRIES[entry_in(arrival)],
        day=day_in(arrival),
        hour=SPACES[space_in(arrival)],
        blocks=number_in(arrival),
        group=-1 if group_in(arrival) == number else group_in(arrival),
        seen=bool(seen_in(arrival)),
    )


def write_moment(b: Battle) -> Moment:
    shown = {
        f"{ARMIES[army]} {SPACES[space]}": ENTRIES[b.shown[army * N_SPACES + space] - 1]
        for army in (USA, CSA)
        for space in range(N_SPACES)
        if b.shown[army * N_SPACES + space]
    }
    played = [
        PlayedSpec(army_name(code >> 15), b.ground.position_codes[code >> 6 & 511], token_word(code & 63))
        for code in b.played
    ]
    return Moment(
        length=b.length,
        short=bool(b.short),
        shown=shown,
        played=played,
        faces_up=bool(b.faces_up),
        stirred=b.stirred[:],
        duty=b.duty[:],
        put_off=b.put_off[:],
        bombarded=b.bombarded,
        bonus=b.bonus,
        active=army_name(b.active),
        reveals=b.reveals[:],
        exchanged=bool(b.exchanged),
        procedure=[write_frame(frame) for frame in b.frames],
    )


def token_word(token: int) -> str:
    return UNKNOWN if token == HIDDEN_TOKEN else TOKENS[token]


def schema() -> dict[str, Any]:
    """JSON Schema of a position."""
    return msgspec.json.schema(Spec)
