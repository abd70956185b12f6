"""GG-11 Reinforcements: arrival by time token or schedule, entry cross-country and by road, transfer."""

from __future__ import annotations

from typing import Final

from longroll.games.guns.board import Ground
from longroll.games.guns.cells import command_in, note_arrival, space_in
from longroll.games.guns.components import (
    ARMIES,
    BIT,
    CAVALRY,
    COMMAND,
    CSA,
    ENTRIES,
    ENTRY,
    ENTRY_ARMY,
    ENTRY_STACKS,
    FACE_ARMY,
    FACE_OF,
    FACES,
    FULL_OF,
    HISTORICAL,
    KILPATRICK,
    N_COMMANDS,
    N_SPACES,
    NO_BLOCK,
    PAIRS,
    RANDOM_COMMANDS,
    SPACE,
    STACK_ENTRY,
    TANEYTOWN,
    TIMES,
    USA,
    WITHDRAW,
)
from longroll.games.guns.lexicon import (
    AT_ENTRY,
    D_ENTRY,
    D_OWED,
    D_TOP,
    D_TURN_UP,
    E_ARRIVAL,
    E_ARRIVES,
    E_ENTERS,
    E_GIVEN_UP,
    E_ROAD,
    E_RUMOR,
    E_TOP,
    E_TRANSFERS,
    ENTER,
    GIVE_UP,
    NO_AREA,
    NOT_YET,
    ROAD,
    TOP,
    TRANSFER,
    TURN_UP,
    WAIT,
)
from longroll.games.guns.rules.facing import facings
from longroll.games.guns.rules.paths import RoadPath, entry_ends, road_paths, road_paths_apart
from longroll.games.guns.rules.time_track import candidates, turn_up
from longroll.games.guns.state import RUMORS, SHADOW_SPAN, SPAN, Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, c_of, d_of, e_of, verb_in
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal, no

SCHEDULE: Final[dict[tuple[int, int, int], tuple[int, int]]] = {
    (day, SPACE[space], ENTRY_ARMY[ENTRY[point]]): (COMMAND[command], ENTRY[point])
    for day, space, command, point in TIMES.schedule
}
"""GG-23.1: (day, space, army) -> (command, entry point)."""

FREE: Final = 0
CROSS_COUNTRY: Final = 1
BY_ROAD: Final = 2


# ---- reinforcement stacks (GG-4.4 to GG-4.6, GG-11.3, GG-11.4) ---------------------------------------------


def next_stack(b: Battle, entry: int) -> int:
    """The stack of an entry point from which the next arrival comes; -1 if all are used up."""
    for stack in ENTRY_STACKS[entry]:
        if b.tops[stack] != NO_BLOCK:
            return stack
    return -1


def hidden_commands(b: Battle, stack: int) -> list[int]:
    """The commands that may lie next in a stack."""
    if STACK_ENTRY[stack] == TANEYTOWN and b.under[stack] == 1 and b.tops[stack] == NO_BLOCK:
        return [KILPATRICK]
    return [c for c in range(N_COMMANDS) if b.pool & RANDOM_COMMANDS[stack] & BIT[c]]


class NewTop(Frame):
    """The token that now lies on top of a stack is drawn; its owner may look at it (GG-4.6)."""

    def __init__(self, stack: int = 0) -> None:
        self.stack = stack

    def copy(self) -> Frame:
        return NewTop(self.stack)

    def fields(self) -> tuple[str, ...]:
        return ("stack",)

    def proceed(self, b: Battle) -> bool:
        if b.tops[self.stack] == NO_BLOCK and b.under[self.stack]:
            possible = hidden_commands(b, self.stack)
            if len(possible) > 1:
                return True
            self.lay(b, possible[0])
        b.end(self)
        return False

    def lay(self, b: Battle, command: int) -> None:
        entry = STACK_ENTRY[self.stack]
        b.tops[self.stack] = command
        b.under[self.stack] -= 1
        b.pool &= ~BIT[command]
        b.tell(E_TOP, command, entry, 0, ENTRY_ARMY[entry] + 2)

    def mover(self, b: Battle) -> int:
        return CHANCE

    def kind(self, b: Battle) -> int:
        return D_TOP

    def listing(self, b: Battle) -> list[int]:
        return [act(TOP, command) for command in hidden_commands(b, self.stack)]

    def take(self, b: Battle, code: int) -> None:
        self.lay(b, a_of(code))

    def refuse(self, b: Battle, code: int) -> Refusal:
        return not_an_answer(self, b, code)


# ---- arrival (GG-11.1 to GG-11.5) --------------------------------------------------------------------------


class Arrivals(Frame):
    """The time tokens of all hours of the turn are turned up in order. ``hour``: 0, 1 … within the turn."""

    def __init__(self, army: int = 0, hour: int = 0, owing: int = -1) -> None:
        self.army = army
        self.hour = hour
        self.owing = owing
        """Entry point at which a command arrived of which the owner gives up some blocks; -1: none."""

    def copy(self) -> Frame:
        return Arrivals(self.army, self.hour, self.owing)

    def fields(self) -> tuple[str, ...]:
        return ("army", "hour", "owing")

    def proceed(self, b: Battle) -> bool:
        while True:
            if self.owing >= 0:
                if self.owed_faces(b):
                    return True
                self.owing = -1
            if self.hour >= b.length:
                b.end(self)
                return False
            space = b.space + self.hour
            if b.rules & HISTORICAL:
                self.hour += 1
                due = SCHEDULE.get((b.day, space, self.army))
                if due is not None:
                    b.shown[self.army * N_SPACES + space] = 1 + due[1]
                    self.arrive(b, due[0], due[1], space)
                continue
            if not b.track[self.army * N_SPACES + space]:
                self.hour += 1
                continue
            return True

    def mover(self, b: Battle) -> int:
        return self.army if self.owing >= 0 else CHANCE

    def kind(self, b: Battle) -> int:
        return D_OWED if self.owing >= 0 else D_TURN_UP

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"number": b.debt} if self.owing >= 0 else {}

    def listing(self, b: Battle) -> list[int]:
        if self.owing >= 0:
            return [act(GIVE_UP, face) for face in self.owed_faces(b)]
        counts = candidates(b, self.army, b.space + self.hour)
        return [act(TURN_UP, kind) for kind, number in enumerate(counts) if number]

    def weights(self, b: Battle, codes: list[int]) -> list[int]:
        counts = candidates(b, self.army, b.space + self.hour)
        return [counts[a_of(code)] for code in codes]

    def take(self, b: Battle, code: int) -> None:
        if self.owing >= 0:
            block = b.find(a_of(code), AT_ENTRY + self.owing, b.fresh)
            self.give_up(b, block)
            return
        kind = a_of(code)
        space = b.space + self.hour
        self.hour += 1
        turn_up(b, self.army, space, kind)
        stack = next_stack(b, kind) if kind != RUMORS else -1
        if stack < 0:  # a rumor, or in a position written by hand nobody left to come
            b.tell(E_RUMOR, self.army, space)
            return
        command = b.tops[stack]
        b.tops[stack] = NO_BLOCK
        if b.under[stack]:
            b.begin(NewTop(stack))
        self.arrive(b, command, kind, space)

    def arrive(self, b: Battle, command: int, entry: int, space: int) -> None:
        """GG-11.3, GG-11.5: the full-strength blocks of a command stand off the map at an entry point."""
        blocks = FULL_OF[command]
        b.reveals[self.army] += 1
        b.tell(E_ARRIVAL, entry, space, len(blocks))
        b.tell(E_ARRIVES, command, entry, 0, self.army)
        note_arrival(b, command, entry, space)
        for block in blocks:
            b.at[block] = AT_ENTRY + entry
            b.hour[block] = space - b.space + 1
            b.fresh |= BIT[block]
        if self.army == USA and b.debt:
            self.owing = entry
            if b.debt >= len(blocks):
                for block in blocks:
                    self.give_up(b, block)
                self.owing = -1

    def owed_faces(self, b: Battle) -> list[int]:
        """GG-17.9: the faces among which the owner chooses; alike blocks are no choice."""
        if not b.debt:
            return []
        return sorted({FACE_OF[block] for block in self.newcomers(b)})

    def newcomers(self, b: Battle) -> list[int]:
        """Blocks of the command that arrived last at the entry point."""
        space = space_in(b.arrivals[-1])
        return [
            block
            for block in FULL_OF[command_in(b.arrivals[-1])]
            if b.at[block] == AT_ENTRY + self.owing and b.hour[block] == space - b.space + 1
        ]

    def give_up(self, b: Battle, block: int) -> None:
        b.tell(E_GIVEN_UP, FACE_OF[block], b.at[block] - AT_ENTRY)
        b.discard_block(block)
        b.fresh &= ~BIT[block]
        b.debt -= 1

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.owing >= 0 and verb_in(code, GIVE_UP):
            return no("GG-17.9", "not-just-arrived", face=FACES[a_of(code)])
        return not_an_answer(self, b, code)


# ---- entry and transfer (GG-11.6 to GG-11.19) --------------------------------------------------------------


def map_entry(ground: Ground, entry: int) -> int:
    """Number of an entry point on the map."""
    return ground.entry_index[ENTRIES[entry]]


def forbidden(b: Battle, army: int, block: int) -> int:
    """Mask of the positions a block may not enter as a reinforcement (GG-11.16)."""
    mask = b.ground.barred[ARMIES[army]]
    if b.orders[army] == WITHDRAW or CAVALRY[block]:
        enemy = b.threat(1 - army)
        mask |= enemy.near | enemy.covered
    return mask


class Entries(Frame):
    """Entries and transfers hour by hour (GG-11.6). ``hour``: 1, 2 … within the turn.

    ``modes``: how each entry point is used this turn (GG-11.8); ``first``: hour of the first entry there (GG-11.13);
    ``roads``, ``pairs``: masks of the entry points and pairs used in this hour (GG-11.11, GG-11.18); ``nodes``: road
    nodes used in this hour (GG-11.12)."""

    def __init__(
        self,
        army: int = 0,
        hour: int = 1,
        roads: int = 0,
        pairs: int = 0,
        nodes: int = 0,
        modes: list[int] | None = None,
        first: list[int] | None = None,
    ) -> None:
        self.army = army
        self.hour = hour
        self.roads = roads
        self.pairs = pairs
        self.nodes = nodes
        self.modes: list[int] = [FREE] * len(ENTRIES) if modes is None else modes[:]
        self.first: list[int] = [0] * len(ENTRIES) if first is None else first[:]

    def copy(self) -> Frame:
        return Entries(self.army, self.hour, self.roads, self.pairs, self.nodes, self.modes, self.first)

    def fields(self) -> tuple[str, ...]:
        return ("army", "hour", "roads", "pairs", "nodes", "modes", "first")

    def proceed(self, b: Battle) -> bool:
        while self.hour <= b.length:
            if self.something_possible(b):
                return True
            self.next_hour()
        self.close(b)
        return False

    def next_hour(self) -> None:
        self.hour += 1
        self.roads = 0
        self.pairs = 0
        self.nodes = 0

    def close(self, b: Battle) -> None:
        """The step is over: who still waits may enter in any hour of the next turn."""
        for entry in range(len(ENTRIES)):
            if self.first[entry]:
                b.opened |= BIT[entry]
        for block in self.waiting(b):
            b.hour[block] = 0
        b.fresh = 0
        b.end(self)

    def waiting(self, b: Battle) -> list[int]:
        """Blocks at the entry points of the army."""
        first, last = SPAN[self.army]
        own = [block for block in range(first, last) if AT_ENTRY <= b.at[block] < NOT_YET]
        return own + [block for block in SHADOW_SPAN[self.army] if AT_ENTRY <= b.at[block] < NOT_YET]

    # ---- what is possible ----------------------------------------------------------------------------------

    def something_possible(self, b: Battle) -> bool:
        """Is there an entry or transfer, judged as if every waiting block were infantry (faces are hidden)?"""
        for block in self.waiting(b):
            entry = b.at[block] - AT_ENTRY
            if self.transfers(b, block, entry):
                return True
            if b.hour[block] <= self.hour:
                shut = b.ground.barred[ARMIES[self.army]]
                if b.orders[self.army] == WITHDRAW:
                    enemy = b.threat(1 - self.army)
                    shut |= enemy.near | enemy.covered
                if self.country_ends(b, entry, shut) or self.road_ways(b, block, entry, shut):
                    return True
        return False

    def country_ends(self, b: Battle, entry: int, shut: int) -> int:
        """GG-11.7, GG-11.9: positions a cross-country entry may end on."""
        if self.modes[entry] == BY_ROAD:
            return 0
        enemy = b.threat(1 - self.army)
        full = b.full[self.army]
        mask = 0
        for area in b.ground.entry_areas[map_entry(b.ground, entry)]:
            mask |= entry_ends(b.ground, area, enemy, full, shut)
        return mask

    def road_ways(self, b: Battle, block: int, entry: int, shut: int) -> list[RoadPath]:
        """GG-11.10 to GG-11.15: the road paths open to a block in this hour."""
        if self.modes[entry] == CROSS_COUNTRY or self.roads & BIT[entry] or not self.road_open(b, block, entry):
            return []
        return road_paths_apart(self.all_roads(b, entry, shut), self.nodes)

    def all_roads(self, b: Battle, entry: int, shut: int) -> list[RoadPath]:
        closed = b.ground.town if self.army == CSA else 0
        enemy = b.threat(1 - self.army)
        return road_paths(b.ground, map_entry(b.ground, entry), enemy, b.full[self.army], shut, closed)

    def road_open(self, b: Battle, block: int, entry: int) -> bool:
        """GG-11.13, GG-R21."""
        if self.army == USA or not b.fresh & BIT[block]:
            return True
        return bool(b.opened & BIT[entry]) or 0 < self.first[entry] < self.hour

    def transfers(self, b: Battle, block: int, entry: int) -> list[int]:
        """GG-11.17 to GG-11.19: the entry points a block may be transferred to in this hour."""
        arrived_now = b.fresh & BIT[block] and not b.moved & BIT[block] and b.hour[block] == self.hour
        if b.hour[block] > self.hour or arrived_now:
            return []
        arriving = b.shown[self.army * N_SPACES + b.space + self.hour - 1] - 1
        found = []
        for number, pair in enumerate(PAIRS):
            if entry in pair and not self.pairs & BIT[number]:
                other = pair[0] + pair[1] - entry
                if other != arriving:
                    found.append(other)
        return found

    # ---- the decision --------------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        return self.army

    def kind(self, b: Battle) -> int:
        return D_ENTRY

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"hour": self.hour, "hours": b.length}

    def listing(self, b: Battle) -> list[int]:
        codes: dict[int, None] = {WAIT: None}
        done: set[tuple[int, int, int, int]] = set()
        for block in self.waiting(b):
            entry = b.at[block] - AT_ENTRY
            face = FACE_OF[block]
            alike = (face, entry, b.hour[block], b.fresh >> block & 1 | (b.moved >> block & 1) << 1)
            if alike in done:
                continue
            done.add(alike)
            if b.hour[block] <= self.hour:
                shut = forbidden(b, self.army, block)
                for position in b.ground.members(self.country_ends(b, entry, shut)):
                    for facing in facings(b, self.army, position):
                        codes[act(ENTER, face, entry, position, facing)] = None
                for way, road in self.numbered(b, block, entry, shut):
                    for facing in facings(b, self.army, road.end):
                        codes[act(ROAD, face, entry, road.end, facing, way)] = None
            for other in self.transfers(b, block, entry):
                codes[act(TRANSFER, face, entry, other)] = None
        return list(codes)

    def numbered(self, b: Battle, block: int, entry: int, shut: int) -> list[tuple[int, RoadPath]]:
        """The open road paths, those to one end numbered 0, 1 … in the order of the map."""
        seen: dict[int, int] = {}
        found = []
        for road in self.road_ways(b, block, entry, shut):
            way = seen.get(road.end, 0)
            seen[road.end] = way + 1
            found.append((way, road))
        return found

    def take(self, b: Battle, code: int) -> None:
        if code == WAIT:
            self.next_hour()
            return
        face, entry = a_of(code), b_of(code)
        space = b.space + self.hour - 1
        if verb_in(code, TRANSFER):
            block = self.chosen(b, code)
            other = c_of(code)
            b.tell_block(E_TRANSFERS, block, entry, other, space)
            number = next(n for n, pair in enumerate(PAIRS) if entry in pair and other in pair)
            self.pairs |= BIT[number]
            b.at[block] = AT_ENTRY + other
            b.hour[block] = self.hour + 1
            b.moved |= BIT[block]
            return
        position, facing = c_of(code), d_of(code)
        block = self.chosen(b, code)
        assert FACE_OF[block] == face
        areas = 0
        if verb_in(code, ROAD):
            ways = self.numbered(b, block, entry, forbidden(b, self.army, block))
            road = next(r for way, r in ways if r.end == position and way == e_of(code))
            areas = road.areas
            self.roads |= BIT[entry]
            self.nodes |= road.nodes
            self.modes[entry] = BY_ROAD
        else:
            self.modes[entry] = CROSS_COUNTRY
        b.tell_block(E_ROAD if areas else E_ENTERS, block, entry, position, space)
        side = -1 if facing == NO_AREA else b.ground.side_of(position, facing)
        b.put(block, position, side)
        b.hour[block] = self.hour
        b.moved |= BIT[block]
        b.entered |= BIT[block]
        b.come |= BIT[block]
        if not self.first[entry]:
            self.first[entry] = self.hour
        b.cross(self.army, areas)

    def chosen(self, b: Battle, code: int) -> int:
        """The block a code names: one with its face at its entry point for which it is legal."""
        face, entry = a_of(code), b_of(code)
        for block in self.waiting(b):
            if FACE_OF[block] != face or b.at[block] != AT_ENTRY + entry:
                continue
            if verb_in(code, TRANSFER):
                if c_of(code) in self.transfers(b, block, entry):
                    return block
            elif b.hour[block] <= self.hour:
                if verb_in(code, ENTER) or self.road_open(b, block, entry):
                    return block
        return NO_BLOCK

    # ---- why not -------------------------------------------------------------------------------------------

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, ENTER, ROAD, TRANSFER):
            return not_an_answer(self, b, code)
        face, entry = a_of(code), b_of(code)
        if FACE_ARMY[face] != self.army:
            return no("GG-2.1", "not-your-block", face=FACES[face])
        there = [block for block in self.waiting(b) if FACE_OF[block] == face and b.at[block] == AT_ENTRY + entry]
        if not there:
            return no("GG-11.6", "not-waiting", face=FACES[face], entry=ENTRIES[entry])
        if verb_in(code, TRANSFER):
            return self.refuse_transfer(b, there, entry, c_of(code))
        if all(b.hour[block] > self.hour for block in there):
            return no("GG-11.19" if b.moved & BIT[there[0]] else "GG-11.6", "not-yet-there", face=FACES[face])
        position = c_of(code)
        where = b.ground.position_codes[position]
        facing = d_of(code)
        if (facing == NO_AREA) != bool(b.occupied[self.army] & BIT[position]):
            return no("GG-10.3", "facing-choice", position=where)
        if facing != NO_AREA and b.ground.side_of(position, facing) < 0:
            return no("GG-10.3", "no-such-side", position=where, area=b.ground.area_codes[facing])
        return self.refuse_end(b, there[0], code, where)

    def refuse_transfer(self, b: Battle, there: list[int], entry: int, other: int) -> Refusal:
        names = {"entry": ENTRIES[entry], "to": ENTRIES[other]}
        pairs = [number for number, pair in enumerate(PAIRS) if entry in pair and other in pair and entry != other]
        if not pairs:
            return no("GG-11.17", "no-transfer-road", **names)
        if self.pairs & BIT[pairs[0]]:
            return no("GG-11.18", "transfer-used", **names)
        if b.shown[self.army * N_SPACES + b.space + self.hour - 1] - 1 == other:
            return no("GG-11.19", "arrival-there", **names)
        return no("GG-11.19", "just-arrived", face=FACES[FACE_OF[there[0]]])

    def refuse_end(self, b: Battle, block: int, code: int, where: str) -> Refusal:
        entry, position = b_of(code), c_of(code)
        enemy = b.threat(1 - self.army)
        bit = BIT[position]
        if b.ground.barred[ARMIES[self.army]] & bit:
            return no("GG-10.12", "barred", position=where)
        if enemy.occupied & bit:
            return no("GG-10.6", "enemy-there", position=where)
        if b.full[self.army] & bit:
            return no("GG-10.5", "stack-full", position=where)
        if forbidden(b, self.army, block) & bit:
            return no("GG-18.5" if CAVALRY[block] else "GG-6.13", "too-near", position=where)
        if verb_in(code, ENTER):
            if self.modes[entry] == BY_ROAD:
                return no("GG-11.8", "road-here", entry=ENTRIES[entry])
            areas = b.ground.entry_areas[map_entry(b.ground, entry)]
            if not any(b.ground.border_mask[area] & bit for area in areas):
                return no("GG-11.9", "not-by-the-entry", position=where, entry=ENTRIES[entry])
            return no("GG-11.7", "entry-under-fire", entry=ENTRIES[entry])
        if self.modes[entry] == CROSS_COUNTRY:
            return no("GG-11.8", "country-here", entry=ENTRIES[entry])
        if self.roads & BIT[entry]:
            return no("GG-11.11", "road-used", entry=ENTRIES[entry])
        if not self.road_open(b, block, entry):
            return no("GG-11.13", "road-not-open", entry=ENTRIES[entry])
        roads = [r for r in self.all_roads(b, entry, forbidden(b, self.army, block)) if r.end == position]
        if roads and not road_paths_apart(roads, self.nodes):
            return no("GG-11.12", "roads-cross", position=where)
        if self.army == CSA and not roads and self.through_town(b, entry, position):
            return no("GG-11.14", "through-town", position=where)
        return no("GG-11.10" if roads else "GG-11.15", "no-road-there", position=where, entry=ENTRIES[entry])

    def through_town(self, b: Battle, entry: int, position: int) -> bool:
        """Would the position be reached if the town were open?"""
        enemy = b.threat(1 - self.army)
        roads = road_paths(b.ground, map_entry(b.ground, entry), enemy, 0, 0, 0)
        return any(road.end == position for road in roads)
