"""Positions as JSON: short ones written by hand, complete ones written by the program, and views with gaps.

``docs/positions/gettysburg.md`` explains the format with examples; ``schema()`` is its JSON Schema.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from longroll.games.gettysburg.board import (
    BOXES,
    N_PLACES,
    N_SECTORS,
    PLACE,
    PLACES,
    PRINTED,
    SECTOR,
    SHEET,
)
from longroll.games.gettysburg.components import (
    ARRIVALS,
    BIT,
    BLOCK_COUNTS,
    COLOUR,
    COLOUR_SIDE,
    COLOURS,
    CSA,
    CUBES,
    DISCS,
    DISRUPTION_MARKERS,
    FIRE_MARKERS,
    FORCED_PASS,
    GUNS,
    KIND,
    KINDS,
    MASK,
    MOST,
    N_BLOCKS,
    N_PIECES,
    NAVY,
    OF_COLOUR,
    PERIODS,
    PIECE,
    PIECES,
    SCENARIOS,
    SIDE,
    SIDES,
    STICKS,
    UNION,
    Arrival,
    members,
)
from longroll.games.gettysburg.data.materials import MapSpec
from longroll.games.gettysburg.own_map import own_ground
from longroll.games.gettysburg.procedures import read_procedures
from longroll.games.gettysburg.rules import days, orders
from longroll.games.gettysburg.rules import turn as turns
from longroll.games.gettysburg.rules.reinforcements import arrival_box
from longroll.games.gettysburg.rules.works import sticks_of
from longroll.games.gettysburg.state import NO_STICK, NOWHERE, Battle
from longroll.kit.handicap import read_handicap, written_handicap
from longroll.kit.positions import DRAWN, Beginning, Procedures, look_up, need, read_spec, settle, write_frame
from longroll.kit.state import NOBODY
from longroll.kit.terms import BadInput

MOST_OWED = 8
"""Most navy cubes beyond the supply: as many as one fire step or Fire order can score."""


MOST_STALL = 1000
"""Turns in a row without a disc: far more than there can be before the Union must place one (GB-8.4)."""


class BlockSpec(msgspec.Struct, forbid_unknown_fields=True):
    """A command block on the map; a value of 1 is a block whose value is not known (views only)."""

    side: Literal["CSA", "Union"]
    value: int
    discs: int = 0


class PlaceSpec(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is in a sector or entry box."""

    pieces: list[str] = []
    damaged: list[str] = []
    cubes: dict[str, int] = {}
    sticks: list[str] = []
    disrupted: bool = False
    fire: bool = False
    block: BlockSpec | None = None


class Discs(msgspec.Struct, forbid_unknown_fields=True):
    """The available-orders boxes. Whatever is neither here nor on the map is in reserve."""

    single: int = 0
    double: int = 0
    orders: int = 0
    forced: int = 0


class Moment(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Bookkeeping inside a turn; written by the program, not by hand."""

    load: dict[str, int] = {}
    origin: dict[str, str] = {}
    contested: list[str] = []
    fought: str = ""
    spoiled: list[str] = []
    entered: int = 0
    joint: str = ""
    crowded: str = ""
    last_exit: str = ""
    retreated: bool = False
    owed: list[str] = []
    procedure: Procedures = []


class PositionSpec(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position. Everything may be left out; an empty position is the morning of 1 July on an empty map."""

    scenario: str = ""
    """The scenario it was begun with, for the record: the position itself says all that counts."""
    handicap: str = ""
    """Discs by which the Union box is larger or smaller for the sake of a side (GB-R52): ``Union-2``."""
    map: MapSpec | None = None
    """The position's own map in place of the printed one."""
    day: int = 1
    period: str = "morning"
    turn: Literal["CSA", "Union", "start"] = "CSA"
    """Whose turn it is; "start": the period begins with its reinforcements and discs."""
    places: dict[str, PlaceSpec] = {}
    waiting: list[str] | Literal["schedule"] = []
    """Pieces on the reinforcement sheet; "schedule": everything not placed that is due later."""
    hand: dict[str, list[int] | int] = {}
    aside: dict[str, list[int] | int] = {}
    """Blocks by side: their values, or only their number (views)."""
    discs: Discs | None = None
    """Without it: boxes filled as at the start of the period, as far as discs reach."""
    stall: int = 0
    rush: bool = False
    last_day: int = 3
    goals: list[str] = []
    """Victory sectors in place of the starred ones (short scenarios)."""
    winner: str = ""
    """Of a game that is over; ``nobody``: the players agreed on a draw (GB-R51)."""
    moment: Moment | None = None


def read_position(spec: Mapping[str, Any]) -> Battle:
    """A full position; BadInput names what is impossible about it."""
    battle = read_partial(spec)
    for side in (CSA, UNION):
        hidden = battle.hand[side * 6 + 1] + battle.aside[side * 6 + 1]
        hidden += sum(battle.block[p] == 1 for p in battle.blocks(side))
        need(not hidden, f"the values of {hidden} blocks of {SIDES[side]} are not given")
    settle(battle, beginning(battle, spec))
    return battle


def beginning(b: Battle, spec: Mapping[str, Any]) -> Beginning | None:
    """Where play begins, unless the position was written in the middle of something or the game is over."""
    if (spec.get("moment") or {}).get("procedure") or not b.frames:
        return None
    return Beginning(spec.get("turn", "CSA"), b.top())


def read_partial(spec: Mapping[str, Any]) -> Battle:
    """A position in which block values may be unknown (a view), before its automatic steps are run."""
    data = read_spec(spec, PositionSpec)
    b = Battle(ground=PRINTED if data.map is None else own_ground(data.map))
    need(data.scenario in ("", *SCENARIOS), f"scenario '{data.scenario}': scenarios are {', '.join(SCENARIOS)}")
    need(1 <= data.day <= 3, f"day {data.day}: days are 1 to 3")
    need(data.period in PERIODS, f"period '{data.period}': periods are {', '.join(PERIODS)}")
    need(data.winner in ("", DRAWN, *SIDES), f"winner '{data.winner}': sides are {', '.join(SIDES)}")
    need(1 <= data.last_day <= 3, f"last_day {data.last_day}: days are 1 to 3")
    need(0 <= data.stall <= MOST_STALL, f"stall is 0 to {MOST_STALL}")
    b.scenario = data.scenario
    b.handicap = read_handicap(data.handicap, SIDES, orders.HANDICAPS)
    b.day = data.day
    b.period = PERIODS.index(data.period)
    b.last_day = data.last_day
    need(b.day <= b.last_day, f"day {b.day} is after the last day {b.last_day}")
    need(not (b.day == b.last_day and data.period == "night"), "the last day has no night (GB-5.2)")
    b.stall = data.stall
    b.rush = int(data.rush)
    if data.goals:
        b.goals = sum(BIT[s] for s in {sector(b, name) for name in data.goals})
    names = {name: place_number(b, name) for name in data.places}
    need(len(set(names.values())) == len(names), "an entry box is listed twice")
    for side in (*data.hand, *data.aside):
        need(side in SIDES, f"'{side}' is no side; sides are {', '.join(SIDES)}")
    read_pieces(b, data, names)
    for name, there in data.places.items():
        read_markers(b, names[name], there)
    read_blocks(b, data, names)
    read_discs(b, data)
    moment = data.moment if data.moment is not None else Moment()
    under_way = bool(moment.procedure or data.winner)
    read_moment(b, moment)
    need(under_way or moment == Moment(), "moment: bookkeeping without a procedure")
    check_garrisons(b, under_way)
    read_procedure(b, data, moment)
    if data.winner:
        # a game may end in the middle of anything (GB-25.5): what was under way then is over
        b.winner = NOBODY if data.winner == DRAWN else SIDES.index(data.winner)
        b.close_books()
    return b


# ---- reading -----------------------------------------------------------------------------------------------


def place_number(b: Battle, name: str) -> int:
    return on_the_map(b, look_up(PLACE, name.replace(" ", "-"), "sector or entry box"))


def sector(b: Battle, name: str) -> int:
    return on_the_map(b, look_up(SECTOR, name, "sector"))


def on_the_map(b: Battle, place: int) -> int:
    need(bool(b.ground.there & BIT[place]), f"{PLACES[place]} is not on the map of this position")
    return place


def piece_number(name: str) -> int:
    return look_up(PIECE, name, "piece")


def read_pieces(b: Battle, data: PositionSpec, names: dict[str, int]) -> None:
    """Named pieces (``CR3``) first; then bare kinds (``CR``) take the lowest numbers left."""
    used: set[int] = set()
    for name in [n for there in data.places.values() for n in there.pieces] + (
        data.waiting if isinstance(data.waiting, list) else []
    ):
        if name not in KINDS:
            number = piece_number(name)
            need(number not in used, f"piece {name} is in two places")
            used.add(number)
    groups = [a for a in ARRIVALS if has_boxes(b, a)]
    due = {p for a in groups if (a.day, a.period) > (b.day, b.period) for p in a.pieces}
    if data.turn == "start":
        due |= {p for a in groups if (a.day, a.period) == (b.day, b.period) for p in a.pieces}
    scheduled = due if data.waiting == "schedule" else set()
    for name, there in data.places.items():
        for piece in enlist(there.pieces, used, scheduled):
            b.put(piece, names[name])
    if isinstance(data.waiting, list):
        nowhere = {p for a in ARRIVALS if not has_boxes(b, a) for p in a.pieces}
        for piece in enlist(data.waiting, used, nowhere):
            need(piece not in nowhere, f"the entry box of {PIECES[piece]} is not on the map of this position (GB-6.1)")
            b.put(piece, SHEET)
    else:
        for piece in sorted(scheduled - used):
            b.put(piece, SHEET)


def has_boxes(b: Battle, arrival: Arrival) -> bool:
    """Are the entry boxes on the map in which a group of the reinforcement sheet may arrive?"""
    return all(b.ground.there & BIT[arrival_box(arrival, face)] for face in range(1, 7))


def enlist(listed: list[str], used: set[int], avoid: set[int]) -> list[int]:
    """Piece numbers for a list of names and bare kinds; pieces in ``avoid`` are taken last."""
    numbers = []
    for name in listed:
        if name in PIECE:
            numbers.append(PIECE[name])
            continue
        free = [p for p in range(N_PIECES) if KINDS[KIND[p]] == name and p not in used]
        need(bool(free), f"there are not so many pieces {name} in the game (GB-2.1)")
        piece = min(free, key=lambda p: (p in avoid, p))
        used.add(piece)
        numbers.append(piece)
    return numbers


def read_markers(b: Battle, place: int, there: PlaceSpec) -> None:
    name = PLACES[place]
    here = [p for p in range(N_PIECES) if b.place[p] == place]
    for word in there.damaged:
        guns = [p for p in here if MASK[p] & GUNS[SIDE[p]] and not b.damaged[SIDE[p]] & MASK[p]]
        match = [p for p in guns if PIECES[p] == word or KINDS[KIND[p]] == word]
        need(bool(match), f"no undamaged artillery {word} in {name}")
        b.damaged[SIDE[match[0]]] |= MASK[match[0]]
    for colour_name, number in there.cubes.items():
        need(colour_name in COLOURS, f"'{colour_name}' is no colour of cubes")
        colour = COLOURS.index(colour_name)
        need(0 <= number <= CUBES[colour] + MOST_OWED, only_so_many(colour))
        b.cubes[place * 6 + colour] = number
        b.supply[colour] -= number
    if place >= N_SECTORS:
        need(not (there.sticks or there.disrupted or there.fire), f"{name} is an entry box: no sticks or markers there")
        return
    need(len(there.sticks) <= 2, f"{name}: at most two sticks (GB-21.4)")
    for slot, border in enumerate(sorted(place_number(b, word) for word in there.sticks)):
        need(border in b.ground.borders[place], f"{name} has no border with {PLACES[border]}")
        b.sticks[2 * place + slot] = border
        b.sticks_left -= 1
    need(b.sticks_left >= 0, f"there are only {STICKS} sticks (GB-2.1)")
    b.disrupted |= BIT[place] if there.disrupted else 0
    b.fired |= BIT[place] if there.fire else 0
    need(b.disrupted.bit_count() <= DISRUPTION_MARKERS, f"there are only {DISRUPTION_MARKERS} disruption markers")
    need(b.fired.bit_count() <= FIRE_MARKERS, f"there are only {FIRE_MARKERS} fire markers")


def only_so_many(colour: int) -> str:
    return f"there are only {CUBES[colour]} {COLOURS[colour]} cubes (GB-2.1)"


def read_blocks(b: Battle, data: PositionSpec, names: dict[str, int]) -> None:
    for side in (CSA, UNION):
        left = list(BLOCK_COUNTS)
        number = N_BLOCKS
        for name, there in data.places.items():
            block = there.block
            if block is None or block.side != SIDES[side]:
                continue
            place = names[name]
            need(1 <= block.value <= 5, f"block in {name}: values are 2 to 5")
            need(place < N_SECTORS or place in BOXES[side], f"{name} is not a box of {SIDES[side]} (GB-6.13)")
            limit = 5 if block.value == 1 else block.value
            need(0 <= block.discs <= limit, f"block in {name}: at most {limit} discs (GB-11.2)")
            b.post_block(side, place, block.value)
            b.discs[place] = block.discs
            b.reserve[side] -= block.discs
            left[block.value] -= 1
            number -= 1
        aside = blocks_listed(data.aside.get(SIDES[side], []))
        for value, count in enumerate(aside):
            left[value] -= count
            number -= count
        need(number >= 0, f"{SIDES[side]} has only eight blocks (GB-2.1)")
        default: list[int] | int = [v for v in range(2, 6) for _ in range(max(0, left[v]))]
        if left[1] < 0:
            default = number
        hand = blocks_listed(data.hand.get(SIDES[side], default))
        for value, count in enumerate(hand):
            left[value] -= count
            number -= count
        hidden = -left[1]
        short = [v for v in range(2, 6) if left[v] < 0]
        need(not short, f"{SIDES[side]} has only two blocks of each value (GB-2.1)")
        need(number == 0 and sum(left[2:]) == hidden, f"{SIDES[side]} must have eight blocks in all (GB-2.1)")
        need(b.reserve[side] >= 0, f"{SIDES[side]} has only {DISCS[side]} discs (GB-2.1)")
        b.hand[side * 6 : side * 6 + 6] = hand
        b.aside[side * 6 : side * 6 + 6] = aside
        b.recall(side)


def blocks_listed(listed: list[int] | int) -> list[int]:
    """Counts by value; a bare number is that many blocks of unknown value."""
    counts = [0] * 6
    if isinstance(listed, int):
        need(0 <= listed <= N_BLOCKS, f"{listed} blocks: each side has eight (GB-2.1)")
        counts[1] = listed
        return counts
    for value in listed:
        need(2 <= value <= 5, f"block value {value}: values are 2 to 5")
        counts[value] += 1
    return counts


def read_discs(b: Battle, data: PositionSpec) -> None:
    discs = data.discs
    if discs is None:
        if data.turn != "start":
            orders.fill_boxes(b)
        return
    for name in ("single", "double", "orders", "forced"):
        need(getattr(discs, name) >= 0, f"discs: {name} may not be negative")
    need(discs.forced <= FORCED_PASS, f"there are only {FORCED_PASS} Forced Pass discs (GB-2.1)")
    b.single, b.double, b.orders, b.forced = discs.single, discs.double, discs.orders, discs.forced
    b.reserve[CSA] -= b.single + b.double
    b.reserve[UNION] -= b.orders
    for side in (CSA, UNION):
        need(b.reserve[side] >= 0, f"{SIDES[side]} has only {DISCS[side]} discs (GB-2.1)")


def read_moment(b: Battle, moment: Moment) -> None:
    need(0 <= moment.entered < 4**7, "moment: entered is out of range")
    need(len(moment.owed) <= MOST_OWED, "moment: owed is out of range")
    b.owed = tuple(read_debtor(b, name) for name in moment.owed)
    for name, load in moment.load.items():
        piece = piece_number(name)
        colour = COLOUR[piece]
        fits = colour >= 0 and 0 <= load <= MOST[colour] + (MOST_OWED if colour == NAVY else 0)
        need(fits and b.place[piece] < N_PLACES, f"{name} cannot carry {load} cubes")
        b.load[piece] = load
        b.supply[colour] -= load
    for name, came_from in moment.origin.items():
        piece, origin = piece_number(name), place_number(b, came_from)
        need(origin < N_SECTORS or origin in BOXES[SIDE[piece]], f"{name} cannot have come from {came_from}")
        b.origin[piece] = origin
    b.contested = sum(BIT[sector(b, name)] for name in set(moment.contested))
    b.spoiled = sum(BIT[sector(b, name)] for name in set(moment.spoiled))
    b.fought = sector(b, moment.fought) if moment.fought else -1
    b.entered = moment.entered
    b.joint = sector(b, moment.joint) if moment.joint else -1
    b.crowded = sector(b, moment.crowded) if moment.crowded else -1
    b.last_exit = sector(b, moment.last_exit) if moment.last_exit else -1
    b.retreated = int(moment.retreated)
    for colour, left in enumerate(b.supply):
        # of navy cubes more may lie on the map than there are until the cavalry has chosen (GB-2.5, GB-18.4)
        need(left >= (-len(b.owed) if colour == NAVY else 0), only_so_many(colour))


def read_debtor(b: Battle, name: str) -> int:
    """Whom a missing navy cube was given to (GB-2.5): cavalry, or the sector where it stands."""
    if name not in PIECES:
        return N_PIECES + sector(b, name)
    piece = piece_number(name)
    need(COLOUR[piece] == NAVY, f"{name} is no cavalry")
    return piece


def check_garrisons(b: Battle, fighting: bool) -> None:
    """Facts that hold between actions; inside a procedure, or where a game broke off, two sides may meet."""
    for place in range(N_PLACES):
        name = PLACES[place]
        both = b.mask(CSA, place) and b.mask(UNION, place)
        need(fighting or not both, f"{name} holds pieces of both sides (GB-15.51)")
        for side in (CSA, UNION):
            if place >= N_SECTORS and place not in BOXES[side]:
                need(not b.mask(side, place), f"{name} is no entry box of {SIDES[side]} (GB-6.6)")
            if not fighting and place < N_SECTORS:
                need(b.count(side, place) <= 4, f"{name} holds more than four pieces of {SIDES[side]} (GB-13.1)")
        if fighting:
            continue
        for colour in range(6):
            group = len(members(COLOUR_SIDE[colour], b.mask(COLOUR_SIDE[colour], place) & OF_COLOUR[colour]))
            number = b.cubes[place * 6 + colour]
            need(
                number <= MOST[colour] * group,
                f"{name}: {number} {COLOURS[colour]} cubes are more than the pieces there carry (GB-14.10)",
            )
        if b.block[place] and b.mask(1 - b.block_side(place), place):
            raise BadInput(f"{name}: a block cannot stand among enemy pieces (GB-20.1)")
        if place < N_SECTORS and not b.mask(CSA, place) and not b.mask(UNION, place):
            marked = (b.disrupted | b.fired) & BIT[place] or sticks_of(b, place)
            need(not marked, f"{name}: markers and sticks need pieces (GB-16.10, GB-21.10)")
        if place < N_SECTORS and b.fired & BIT[place]:
            guns = b.mask(CSA, place) & GUNS[CSA] or b.mask(UNION, place) & GUNS[UNION]
            need(bool(guns), f"{name}: a fire marker needs artillery (GB-22.26)")


def read_procedure(b: Battle, data: PositionSpec, moment: Moment) -> None:
    if moment.procedure:
        read_procedures(b, moment.procedure)
    elif data.turn == "start":
        b.begin(days.Period(days.BEGIN))
        undo_fill(b)
    else:
        side = SIDES.index(data.turn)
        b.begin(days.Period(days.ACTIONS, 1 - side))
        b.begin(turns.Turn(side))


def undo_fill(b: Battle) -> None:
    """A period that starts fills its Union box itself: what was read is put back into the reserve."""
    b.reserve[UNION] += b.orders
    b.orders = 0
    b.forced = 0


# ---- writing -----------------------------------------------------------------------------------------------


def write_position(b: Battle) -> dict[str, Any]:
    """The whole position as JSON; what a view does not know is left as numbers without values."""
    spec = PositionSpec(
        scenario=b.scenario,
        handicap=written_handicap(b.handicap, SIDES),
        map=None if b.ground is PRINTED else b.ground.plan,
        day=b.day,
        period=PERIODS[b.period],
        places={PLACES[p]: there for p in range(N_PLACES) if (there := write_place(b, p)) != PlaceSpec()},
        waiting=[PIECES[p] for p in range(N_PIECES) if b.place[p] == SHEET],
        hand={SIDES[side]: write_blocks(b.hand, side) for side in (CSA, UNION)},
        aside={SIDES[side]: write_blocks(b.aside, side) for side in (CSA, UNION)},
        discs=Discs(b.single, b.double, b.orders, b.forced),
        stall=b.stall,
        rush=bool(b.rush),
        last_day=b.last_day,
        goals=[] if b.goals == b.ground.star_mask else [PLACES[s] for s in range(N_SECTORS) if b.goals & BIT[s]],
        winner=written_winner(b),
        moment=write_moment(b),
    )
    found: dict[str, Any] = msgspec.to_builtins(spec)
    return found


def written_winner(b: Battle) -> str:
    if b.winner != NOBODY:
        return SIDES[b.winner]
    return "" if b.frames else DRAWN


def write_place(b: Battle, place: int) -> PlaceSpec:
    there = PlaceSpec()
    for side in (CSA, UNION):
        there.pieces = there.pieces + [PIECES[p] for p in members(side, b.mask(side, place))]
        hurt = b.mask(side, place) & b.damaged[side]
        there.damaged = there.damaged + [PIECES[p] for p in members(side, hurt)]
    there.cubes = {COLOURS[c]: b.cubes[place * 6 + c] for c in range(6) if b.cubes[place * 6 + c]}
    if place < N_SECTORS:
        there.sticks = [PLACES[s] for s in b.sticks[2 * place : 2 * place + 2] if s != NO_STICK]
        there.disrupted = bool(b.disrupted & BIT[place])
        there.fire = bool(b.fired & BIT[place])
    if b.block[place]:
        side = b.block_side(place)
        there.block = BlockSpec("CSA" if side == CSA else "Union", b.block[place], b.discs[place])
    return there


def write_blocks(counts: list[int], side: int) -> list[int] | int:
    unknown = counts[side * 6 + 1]
    known = [v for v in range(2, 6) for _ in range(counts[side * 6 + v])]
    return unknown if unknown else known


def write_moment(b: Battle) -> Moment:
    return Moment(
        load={PIECES[p]: b.load[p] for p in range(N_PIECES) if b.load[p]},
        origin={PIECES[p]: PLACES[b.origin[p]] for p in range(N_PIECES) if b.origin[p] != NOWHERE},
        contested=[PLACES[s] for s in range(N_SECTORS) if b.contested & BIT[s]],
        fought=PLACES[b.fought] if b.fought >= 0 else "",
        spoiled=[PLACES[s] for s in range(N_SECTORS) if b.spoiled & BIT[s]],
        entered=b.entered,
        joint=PLACES[b.joint] if b.joint >= 0 else "",
        crowded=PLACES[b.crowded] if b.crowded >= 0 else "",
        last_exit=PLACES[b.last_exit] if b.last_exit >= 0 else "",
        retreated=bool(b.retreated),
        owed=[PIECES[n] if n < N_PIECES else PLACES[n - N_PIECES] for n in b.owed],
        procedure=[write_frame(frame) for frame in b.frames],
    )


def schema() -> dict[str, Any]:
    """JSON Schema of a position."""
    return msgspec.json.schema(PositionSpec)
