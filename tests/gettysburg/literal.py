"""The rules of GB-5 to GB-25 read a second time: slow, plain, from the specification and from nothing else.

``Field`` is set up from the JSON of a position at the beginning of a turn and then plays along: ``Field.play`` asks the
questions of the rules one after the other, each with every answer it thinks legal, and is told what was answered. It
knows nothing of the program's own states."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Generator, Iterable
from pathlib import Path
from typing import Any, NamedTuple

DATA = Path(__file__).parents[2] / "src/longroll/games/gettysburg/data"
MAP = json.loads((DATA / "map.json").read_text())
FORCES = json.loads((DATA / "forces.json").read_text())

# ---- the map (GB-3) -------------------------------------------------------------------------------------------------

TERRAIN: dict[str, str] = {}
SECTORS: list[str] = []
NEXT: dict[str, set[str]] = {}
ROADS: set[tuple[str, str]] = set()
FIRE_NEXT: dict[str, set[str]] = {}
BOXES: dict[str, str] = {}
BOX_SIDE: dict[str, str] = {}
BOX_OF: dict[str, str] = {}
STARS: dict[str, int] = {}
LINES: dict[tuple[str, str], bool] = {}
RANGE = {"clear": 1, "town": 1, "ridge": 3, "hill": 4}

# ---- the components (GB-2) and the tables (9.1) ---------------------------------------------------------------------

KINDS = ["CR", "CE", "CA", "UR", "UE", "UI", "UC", "UA"]
COLOUR = {"CR": "grey", "CE": "black", "UR": "blue", "UE": "red", "UI": "orange", "UC": "navy"}
CUBES = {"grey": 30, "black": 20, "blue": 30, "red": 5, "orange": 15, "navy": 5}
BLOCKS = [2, 2, 3, 3, 4, 4, 5, 5]
GUN_FIRE = [0, 1, 1, 1, 1, 2]
DEFENDERS_FIRE: list[int | str] = [0, "M", 1, 1, 1, 2]
ATTACKERS_FIRE: list[int | str] = [0, "D", "D", 1, 1, 2]
LONG_RANGE: list[int | str] = [0, 0, 0, "D", 1, 1]
ATTACKER_MORALE = ["-RREEE", "--RREE", "---RRE", "----RE", "-----R", "------"]
DEFENDER_MORALE = ["RREEEE", "-DREEE", "--DREE", "---DRE", "----RR", "--CCCR"]
PERIODS = ["morning", "mid-day", "afternoon", "night"]
UNION_BOX = {"morning": 10, "mid-day": 10, "afternoon": 10, "night": 6}


def enemy_of(side: str) -> str:
    return "Union" if side == "CSA" else "CSA"


def side_of(piece: str) -> str:
    return "CSA" if piece[0] == "C" else "Union"


def number(piece: str) -> tuple[int, int]:
    return KINDS.index(piece[:2]), int(piece[2:])


def is_gun(piece: str) -> bool:
    return piece[1] == "A"


def is_horse(piece: str) -> bool:
    return piece[:2] == "UC"


def colour_of(piece: str) -> str:
    return COLOUR.get(piece[:2], "")


def most(piece: str) -> int:
    """Cubes it can carry (GB-14.5)."""
    return 3 if is_horse(piece) else 5


def table(row: list[Any], die: int) -> Any:
    return row[max(1, min(6, die)) - 1]


def schedule() -> list[tuple[int, str, str | dict[str, str], list[str]]]:
    """When, where and which pieces arrive: pieces of a kind are numbered in the order of the sheets."""
    used: Counter[str] = Counter()

    def named(kinds: Iterable[list[str]]) -> list[str]:
        found = []
        for kind, _ in kinds:
            used[kind] += 1
            found.append(f"{kind}{used[kind]}")
        return found

    for group in [*FORCES["setup"]["sectors"].values(), *FORCES["setup"]["boxes"].values()]:
        named(group)
    return [(r["day"], r["period"], r["box"], named(r["pieces"])) for r in FORCES["reinforcements"]]


SCHEDULE = schedule()


class Question(NamedTuple):
    seat: str
    kind: str
    options: frozenset[str]


Asking = Generator[Question, str, Any]


def distance(start: str, end: str) -> int:
    seen, ring, steps = {start}, {start}, 0
    while end not in seen:
        ring = {t for s in ring for t in FIRE_NEXT[s]} - seen
        seen |= ring
        steps += 1
    return steps


def can_fire(start: str, end: str) -> bool:
    """GB-22.3 to 22.9: within range, by a shortest route without ridge or hill between."""
    far = distance(start, end)
    if not 1 <= far <= RANGE[TERRAIN[start]]:
        return False

    def route(here: str, left: int) -> bool:
        if here == end:
            return True
        if here != start and TERRAIN[here] in ("ridge", "hill"):
            return False
        return left > 0 and any(distance(t, end) == left - 1 and route(t, left - 1) for t in FIRE_NEXT[here])

    return route(start, far)


def lay_out(chart: dict[str, Any]) -> None:
    """Put a map on the table; ``chart`` is the map of a position."""
    for table in (TERRAIN, SECTORS, NEXT, ROADS, FIRE_NEXT, BOXES, BOX_SIDE, BOX_OF, STARS, LINES):
        table.clear()
    for code, what in chart["sectors"].items():
        TERRAIN[code] = what["terrain"]
        NEXT[code] = set()
        if what["star"]:
            STARS[code] = what["star"]
    SECTORS.extend(TERRAIN)
    for one, two in chart["borders"]:
        NEXT[one].add(two)
        NEXT[two].add(one)
    for one, two in chart["roads"]:
        ROADS.update({(one, two), (two, one)})
    FIRE_NEXT.update({s: set(NEXT[s]) for s in SECTORS})
    for corner in chart["corners"]:
        for s in corner:
            FIRE_NEXT[s] |= set(corner) - {s}
    BOXES.update(chart["boxes"])
    BOX_SIDE.update({b["name"].replace(" ", "-"): b["side"] for b in MAP["entry_boxes"]})
    for box in [b for b in BOX_SIDE if b not in BOXES]:
        del BOX_SIDE[box]
    BOX_OF.update({sector: box for box, sector in BOXES.items()})
    LINES.update({(a, b): can_fire(a, b) for a in SECTORS for b in SECTORS if a != b})


PRINTED = {
    "sectors": {s["id"]: s for s in MAP["sectors"]},
    "borders": [border["sectors"] for border in MAP["borders"]],
    "roads": [border["sectors"] for border in MAP["borders"] if border["roads"]],
    "corners": [corner["sectors"] for corner in MAP["corners"]],
    "boxes": {b["name"].replace(" ", "-"): b["sector"] for b in MAP["entry_boxes"]},
}
lay_out(PRINTED)


class Field:
    """The table: what stands where, and what lies in hands and boxes."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.where: dict[str, str] = {}
        self.damaged: set[str] = set()
        self.cubes: dict[str, Counter[str]] = {p: Counter() for p in [*SECTORS, *BOXES]}
        self.sticks: dict[str, list[str]] = {s: [] for s in SECTORS}
        self.disrupted: set[str] = set()
        self.fire: set[str] = set()
        self.blocks: dict[str, tuple[str, int, int]] = {}
        for place, what in position.get("places", {}).items():
            for piece in what.get("pieces", []):
                self.where[piece] = place
            self.damaged |= set(what.get("damaged", []))
            self.cubes[place].update(what.get("cubes", {}))
            if place in SECTORS:
                self.sticks[place] = list(what.get("sticks", []))
            if what.get("disrupted"):
                self.disrupted.add(place)
            if what.get("fire"):
                self.fire.add(place)
            if "block" in what:
                b = what["block"]
                self.blocks[place] = (b["side"], b["value"], b.get("discs", 0))
        self.hand = {side: sorted(values) for side, values in position["hand"].items()}
        self.aside = {side: sorted(values) for side, values in position["aside"].items()}
        self.discs: dict[str, int] = {
            name: position["discs"].get(name, 0) for name in ("single", "double", "orders", "forced")
        }
        self.day: int = position.get("day", 1)
        self.period: str = position.get("period", "morning")
        self.last_day: int = position.get("last_day", 3)
        self.goals: list[str] = position.get("goals", sorted(STARS))
        self.waiting: set[str] = set(position.get("waiting", []))
        self.rush: bool = position.get("rush", False)
        self.stall: int = position.get("stall", 0) - 1  # it counts the turn in progress
        self.winner: str = position.get("winner", "")
        self.load: Counter[str] = Counter()
        self.origin: dict[str, str] = {}
        self.owed: list[str] = []  # cavalry, or its sector, with a cube that the supply did not hold
        self.spoiled: set[str] = set()
        self.box_assaults: Counter[str] = Counter()
        self.crowded = ""
        self.joint = ""
        self.fought = ""  # where a combat is in progress

    # ---- what the table shows ---------------------------------------------------------------------------------------

    def at(self, place: str, side: str) -> list[str]:
        return sorted((p for p, q in self.where.items() if q == place and side_of(p) == side), key=number)

    def troops(self, place: str, side: str) -> list[str]:
        return [p for p in self.at(place, side) if not is_gun(p)]

    def guns(self, place: str, side: str) -> list[str]:
        return [p for p in self.at(place, side) if is_gun(p)]

    def hostile(self, place: str, side: str) -> bool:
        """Enemy-occupied (GB-1.3)."""
        return bool(self.at(place, enemy_of(side)))

    def supply(self, colour: str) -> int:
        return CUBES[colour] - sum(pool[colour] for pool in self.cubes.values())

    def sticks_left(self) -> int:
        return 20 - sum(len(s) for s in self.sticks.values())

    def reserve(self, side: str) -> int:
        placed = sum(discs for owner, _, discs in self.blocks.values() if owner == side)
        if side == "CSA":
            return 22 - placed - self.discs["single"] - self.discs["double"]
        return 12 - placed - self.discs["orders"]

    def room(self, place: str) -> int:
        """Discs that may still lie with a block (GB-11.2)."""
        return self.blocks[place][1] - self.blocks[place][2]

    def own_blocks(self, side: str) -> list[str]:
        return [p for p, (owner, _, _) in self.blocks.items() if owner == side]

    def reach_of_order(self, place: str) -> list[str]:
        """GB-11.3, 11.12."""
        return [BOXES[place]] if place in BOXES else [place, *sorted(NEXT[place])]

    def commanded(self, sector: str, side: str) -> bool:
        """GB-17.4: a block of the side in the sector, or in a sector or box next to it."""
        near = {sector, *NEXT[sector], *([BOX_OF[sector]] if sector in BOX_OF else [])}
        return any(p in near for p in self.own_blocks(side))

    # ---- asking -----------------------------------------------------------------------------------------------------

    def ask(self, seat: str, kind: str, options: Iterable[str]) -> Asking:
        chosen = frozenset(options)
        assert chosen, f"nothing to answer to {kind}"
        if len(chosen) == 1:
            return next(iter(chosen))
        answer = yield Question(seat, kind, chosen)
        assert answer in chosen
        return answer

    def roll(self, kind: str) -> Asking:
        answer = yield Question("chance", kind, frozenset(f"die {n}" for n in range(1, 7)))
        return int(answer.split()[1])

    # ---- pieces, cubes and markers come and go ----------------------------------------------------------------------

    def tidy(self, place: str) -> None:
        """What lies about where nothing stands that it belongs to (GB-14.15, 16.10, 21.10, 22.26)."""
        here = [p for p, q in self.where.items() if q == place]
        for colour in list(self.cubes[place]):
            if not any(colour_of(p) == colour for p in here):
                del self.cubes[place][colour]
        if place in BOXES:
            return
        if not here:
            self.sticks[place] = []
            self.disrupted.discard(place)
        if not any(is_gun(p) for p in here):
            self.fire.discard(place)

    def eliminate(self, piece: str, cubes: int) -> None:
        place = self.where.pop(piece)
        self.damaged.discard(piece)
        self.load.pop(piece, None)
        self.origin.pop(piece, None)
        if not is_gun(piece):
            self.cubes[place][colour_of(piece)] -= cubes

    def depart(self, piece: str, cubes: int) -> str:
        """A piece leaves its place with so many cubes."""
        start = self.where.pop(piece)
        if not is_gun(piece):
            self.cubes[start][colour_of(piece)] -= cubes
        else:
            self.fire.discard(start)
        return start

    def overflow(self, place: str, colours: Collection[str]) -> None:
        """GB-14.10; cavalry under fire waits for its choice (GB-18.4)."""
        for kind, colour in COLOUR.items():
            while colour in colours:
                here = [p for p in self.at(place, "CSA") + self.at(place, "Union") if p[:2] == kind]
                if not here or self.cubes[place][colour] <= most(here[0]) * len(here):
                    break
                self.eliminate(here[-1], most(here[0]) + 1)
        self.tidy(place)

    def add_cube(self, colour: str, place: str, owner: str) -> Asking:
        """A cube lies down in a pool (GB-2.4)."""
        if self.supply(colour) > 0:
            self.cubes[place][colour] += 1
            self.overflow(place, [colour])
        else:
            yield from self.forfeit(colour, owner)

    def forfeit(self, colour: str, owner: str) -> Asking:
        """GB-2.4 to 2.6, 2.12."""
        found = [p for p, q in self.where.items() if colour_of(p) == colour and q in SECTORS]
        first = [p for p in found if self.cubes[self.where[p]][colour] > 0]
        if not found:
            return
        answer = yield from self.ask(owner, "forfeit", [f"forfeit {p}" for p in first or found])
        piece = answer.split()[1]
        place = self.where[piece]
        fighting = place == self.fought or piece in self.origin
        cubes = self.load[piece] if fighting else min(most(piece), self.cubes[place][colour])
        self.eliminate(piece, cubes)
        self.tidy(place)

    def capture(self, place: str, side: str) -> None:
        """GB-20.1, 20.2."""
        if place in self.blocks and self.blocks[place][0] != side and not self.hostile(place, side):
            self.set_aside(place)

    def set_aside(self, place: str) -> None:
        owner, value, _ = self.blocks.pop(place)
        self.aside[owner] = sorted([*self.aside[owner], value])
        self.recall(owner)

    def recall(self, side: str) -> None:
        """GB-9.7."""
        if not self.hand[side]:
            self.hand[side], self.aside[side] = self.aside[side], []

    def disrupt(self, sector: str) -> None:
        if len(self.disrupted) < 8:  # GB-2.8
            self.disrupted.add(sector)

    def arrive(self, piece: str, place: str, cubes: int) -> Asking:
        """A piece enters a place with its cubes: blocks alone are captured, friends' works suffer (GB-20.1, 21.9)."""
        side = side_of(piece)
        friends = self.at(place, side)
        self.where[piece] = place
        if cubes:
            self.cubes[place][colour_of(piece)] += cubes
        if place in BOXES:
            return
        self.capture(place, side)
        if friends and not self.hostile(place, side):
            yield from self.trample(place, side)

    def trample(self, sector: str, side: str) -> Asking:
        if not self.sticks[sector] or sector in self.spoiled:
            return
        self.spoiled.add(sector)
        answer = yield from self.ask(side, "stick", {f"lose-stick {sector} {b}" for b in self.sticks[sector]})
        self.sticks[sector].remove(answer.split()[2])

    def assign(self, kind: str, piece: str, later: int) -> Asking:
        """So many cubes of its colour go on a piece while so many others of it take the rest (GB-14.3 to 14.8)."""
        pool = self.cubes[self.where[piece]][colour_of(piece)]
        on_others = sum(self.load[p] for p, q in self.where.items() if q == self.where[piece] and p[:2] == piece[:2])
        pool -= on_others
        top = most(piece)
        fits = [n for n in range(min(pool, top) + 1) if pool - n <= top * later]
        answer = yield from self.ask(side_of(piece), kind, {f"assign {piece} {n}" for n in fits})
        return int(answer.split()[2])

    # ---- periods (GB-5 to 7, 24, 25) --------------------------------------------------------------------------------

    def play(self, side: str) -> Asking:
        """From the beginning of a turn of a side to the end of the game."""
        while True:
            while side == "CSA" or self.discs["orders"] + self.discs["forced"]:
                yield from self.turn(side)
                if side == "Union" and not self.discs["orders"] + self.discs["forced"]:
                    break
                side = enemy_of(side)
            self.end_period()
            if self.winner:
                return
            yield from self.begin_period()
            side = "CSA"

    def end_period(self) -> None:
        self.fire.clear()
        if self.period == "afternoon":
            self.disrupted.clear()
        if sum(bool(self.at(s, "CSA")) for s in self.goals) >= 2:
            self.winner = "CSA"
        if self.period == "afternoon" and any(star == 2 and self.at(s, "CSA") for s, star in STARS.items()):
            self.winner = "CSA"
        if not self.winner and self.period == "afternoon" and self.day == self.last_day:
            self.winner = "Union"

    def begin_period(self) -> Asking:
        self.day += self.period == "night"
        self.period = PERIODS[(PERIODS.index(self.period) + 1) % 4]
        self.rush = False
        for day, period, box, pieces in SCHEDULE:
            due = [p for p in pieces if p in self.waiting]
            if (day, period) != (self.day, self.period) or not due:
                continue
            if isinstance(box, dict):
                face = yield from self.roll("arrival-roll")
                box = box["1-3" if face <= 3 else "4-6"]
            for piece in due:
                self.waiting.discard(piece)
                self.where[piece] = box.replace(" ", "-")
        self.discs["orders"] = self.discs["forced"] = 0
        wanted = UNION_BOX[self.period]
        self.discs["orders"] = min(wanted, self.reserve("Union"))
        self.discs["forced"] = min(wanted - self.discs["orders"], 8)
        self.discs["single"] += min(max(0, 12 - self.discs["single"]), self.reserve("CSA"))
        if self.discs["single"] >= 12:
            more = 4 - self.discs["double"] if self.discs["double"] < 4 else 2
            self.discs["double"] += min(more, self.reserve("CSA"))

    # ---- turns (GB-8 to 11) -----------------------------------------------------------------------------------------

    def turn(self, side: str) -> Asking:
        self.box_assaults.clear()
        self.spoiled.clear()
        before = sum(self.discs.values())
        while True:
            answer = yield from self.ask(side, "turn", self.turn_options(side))
            if answer == "fight":
                yield from self.combats(side)
            elif answer.startswith("enter"):
                yield from self.enter(answer.split()[1])
            else:
                break
        yield from self.act(side, answer)
        self.stall = 0 if sum(self.discs.values()) < before else self.stall + 1
        if self.stall == 40:
            self.rush, self.stall = True, 0
        self.spoiled.clear()
        while True:
            ready = ["fight"] if self.origin else ["end"]
            answer = yield from self.ask(side, "after-action", [*ready, *self.entries(side)])
            if answer == "end":
                break
            if answer == "fight":
                yield from self.combats(side)
            else:
                yield from self.enter(answer.split()[1])
        yield from self.excess(side)

    def turn_options(self, side: str) -> list[str]:
        if self.origin:
            return ["fight", *self.entries(side)]
        discs = []
        ours = self.own_blocks(side)
        if self.discs["single" if side == "CSA" else "orders"]:
            discs += [f"disc {p}" for p in ours if self.room(p)]
        if side == "CSA" and self.discs["double"] >= 2 and sum(self.room(p) for p in ours) >= 2:
            discs += [f"double {p}" for p in ours if self.room(p)]
        if side == "Union" and self.discs["forced"]:
            discs.append("forced-pass")
        if side == "Union" and self.rush and discs:
            return [*discs, *self.entries(side)]
        places = [p for p in SECTORS if not self.hostile(p, side)] + [
            b for b, owner in BOX_SIDE.items() if owner == side
        ]
        free = [p for p in places if p not in self.blocks]
        acts = discs + [f"block {v} {p}" for v in set(self.hand[side]) for p in free] + [f"remove {p}" for p in ours]
        return (acts or ["skip"]) + self.entries(side)

    def act(self, side: str, answer: str) -> Asking:
        word, *rest = answer.split()
        if word == "block":
            self.hand[side].remove(int(rest[0]))
            self.blocks[rest[1]] = (side, int(rest[0]), 0)
            self.recall(side)
        elif word == "remove":
            self.set_aside(rest[0])
        elif word == "forced-pass":
            self.discs["forced"] -= 1
        elif word == "disc":
            self.discs["single" if side == "CSA" else "orders"] -= 1
            self.put_disc(rest[0])
            yield from self.order(side, rest[0], first=False)
        elif word == "double":
            self.discs["double"] -= 1
            self.put_disc(rest[0])
            yield from self.order(side, rest[0], first=True)
            yield from self.second_order(side)

    def put_disc(self, place: str) -> None:
        owner, value, discs = self.blocks[place]
        self.blocks[place] = (owner, value, discs + 1)

    def second_order(self, side: str) -> Asking:
        """GB-11.8, 11.15."""
        self.spoiled.clear()
        while True:
            if self.joint:
                places = [p for p in self.own_blocks(side) if self.room(p) and self.joining(side, p)]
            else:
                places = [p for p in self.own_blocks(side) if self.room(p)]
                if self.crowded and len(self.at(self.crowded, side)) <= 4:
                    self.crowded = ""
                if self.crowded:
                    mending = [p for p in places if self.mends(side, p, self.crowded)]
                    if mending:
                        places = mending
                    else:
                        self.crowded = ""
            if not places and not self.origin:  # nothing is between two orders if there is no second
                answer = "lost"
                break
            ready = ["fight"] if self.origin and not self.joint else [f"disc {p}" for p in places]
            # a joint assault leaves box moves to the movement of its two orders: nothing is lost by it
            boxed = [] if self.joint else self.entries(side, lambda twin: not twin.crowded or twin.mendable(side))
            answer = yield from self.ask(side, "second-disc", [*ready, *boxed])
            if answer == "fight":
                yield from self.combats(side)
            elif answer.startswith("enter"):
                yield from self.enter(answer.split()[1])
            else:
                break
        self.discs["double"] -= 1
        if answer != "lost":
            place = answer.split()[1]
            self.put_disc(place)
            yield from self.order(side, place, first=False)
        self.crowded = self.joint = ""

    # ---- entry boxes (GB-6) -----------------------------------------------------------------------------------------

    def entries(self, side: str, mended: Callable[[Field], bool] = lambda _: True) -> list[str]:
        """Box moves; those after which a sector above the limit could not be mended any more are none (GB-13.3)."""
        found = [p for p, q in self.where.items() if q in BOXES and side_of(p) == side and self.may_enter(p)]
        return [f"enter {p}" for p in found if mended(self.imagine(p, BOXES[self.where[p]]))]

    def may_enter(self, piece: str) -> bool:
        side, box = side_of(piece), self.where[piece]
        sector = BOXES[box]
        if len(self.at(sector, side)) >= 4:
            return False
        if not self.hostile(sector, side):
            return True
        return not is_gun(piece) and self.period != "night" and self.box_assaults[box] < 2

    def enter(self, piece: str) -> Asking:
        box = self.where[piece]
        self.box_assaults[box] += self.hostile(BOXES[box], side_of(piece))
        yield from self.march(piece, [BOXES[box]])

    # ---- movement (GB-12, 13) ---------------------------------------------------------------------------------------

    def march(self, piece: str, way: list[str]) -> Asking:
        """A piece goes by these sectors to the last of them."""
        side, start = side_of(piece), self.where[piece]
        cubes = 0
        if not is_gun(piece):
            others = [p for p in self.at(start, side) if p[:2] == piece[:2] and p != piece]
            cubes = yield from self.assign("leaving-cubes", piece, len(others))
        self.depart(piece, cubes)
        self.tidy(start)
        end = way[-1]
        for sector in way[:-1]:
            self.capture(sector, side)
        if self.hostile(end, side):
            self.origin[piece] = [start, *way][-2]
            self.load[piece] = cubes
        friendly = [s for s in reversed(way) if self.at(s, side) and not self.hostile(s, side)]
        self.where[piece] = end
        if cubes:
            self.cubes[end][colour_of(piece)] += cubes
        self.capture(end, side)
        for sector in sorted(friendly, key=lambda s: len(set(self.sticks[s]))):  # those without a choice first
            yield from self.trample(sector, side)

    def border_open(self, side: str, start: str, end: str, crossed: Counter[tuple[str, str]]) -> bool:
        """GB-12.5, 12.6."""
        wide = (start, end) in ROADS and not self.hostile(end, side)
        return crossed[start, end] < (4 if wide else 2)

    def steps(self, piece: str, crossed: Counter[tuple[str, str]], limit: int) -> dict[str, list[str]]:
        """Where a piece may go in a Move order with the sector limit as given (GB-12, 13.1)."""
        side, start = side_of(piece), self.where[piece]
        if start in self.disrupted and self.troops(start, side) in ([], [piece]):
            return {}
        found = {}

        def may_end(sector: str) -> bool:
            there = [p for p in self.at(sector, side) if p != piece]
            if self.hostile(sector, side):
                return not is_gun(piece) and self.period != "night" and len(there) < 4
            return len(there) < limit

        for end in NEXT[start]:
            if not self.border_open(side, start, end, crossed):
                continue
            if may_end(end):
                found[f"move {piece} {end}"] = [end]
            if is_horse(piece) and not self.hostile(end, side):
                for far in NEXT[end]:
                    if self.border_open(side, end, far, crossed) and may_end(far):
                        found[f"ride {piece} {end} {far}"] = [end, far]
        return found

    def can_leave(self, sector: str, side: str, crossed: Counter[tuple[str, str]], moved: Collection[str]) -> int:
        """The most pieces that one Move order could still take out of a sector, found by trying."""
        troops = [p for p in self.troops(sector, side) if p not in moved]
        guns = [p for p in self.guns(sector, side) if p not in moved]
        spare = len(self.troops(sector, side)) - (sector in self.disrupted)
        if spare < 0:
            return 0
        for_troops = for_guns = 0
        for end in NEXT[sector]:
            if self.hostile(end, side) and self.period == "night":
                continue
            most_across = 4 if (sector, end) in ROADS and not self.hostile(end, side) else 2
            space = min(most_across - crossed[sector, end], 4 - len(self.at(end, side)))
            if self.hostile(end, side):
                for_troops += max(0, space)
            else:
                for_guns += max(0, space)
        n_troops = min(len(troops), spare)
        n_guns = min(len(guns), for_guns)
        return n_guns + min(n_troops, for_troops + for_guns - n_guns)

    def mends(self, side: str, place: str, sector: str) -> bool:
        """Could a Move order from this block bring the sector back to four? (GB-13.3)"""
        over = len(self.at(sector, side)) - 4
        return sector in self.reach_of_order(place) and self.can_leave(sector, side, Counter(), ()) >= over

    def joining(self, side: str, place: str) -> list[tuple[str, str]]:
        """The moves of a second order from this block into the sector of the joint assault (GB-11.9)."""
        found = []
        for sector in self.reach_of_order(place):
            if self.crowded and sector != self.crowded:
                continue
            for piece in self.troops(sector, side):
                if piece in self.origin:
                    continue
                if f"move {piece} {self.joint}" in self.steps(piece, Counter(), 4):
                    found.append((piece, sector))
        return found

    def order(self, side: str, place: str, first: bool) -> Asking:
        self.spoiled.clear()
        near = self.reach_of_order(place)
        options: dict[str, list[str]] = {}
        for sector in near:
            options |= self.moves_from(side, sector, Counter(), [], first)
        moves = set(options)
        if not (self.joint or self.crowded):
            options |= {o: [] for o in self.other_orders(side, near)}
        answer = yield from self.ask(side, "order", options)
        if answer in moves:
            yield from self.movement(side, answer, options[answer], first)
        elif answer.startswith("fire"):
            yield from self.fire_order(side, near, answer)
        else:
            yield from self.small_order(answer)

    def moves_from(
        self, side: str, sector: str, crossed: Counter[tuple[str, str]], moved: list[str], first: bool
    ) -> dict[str, list[str]]:
        """Every next move of a Move order of this sector."""
        if not first and self.crowded and sector != self.crowded:
            return {}
        found: dict[str, list[str]] = {}
        for piece in self.at(sector, side):
            if piece in moved or piece in self.origin:
                continue
            for action, way in self.steps(piece, crossed, 99 if first else 4).items():
                if self.fine(side, sector, piece, way, crossed, moved, first):
                    found[action] = way
        return found

    def fine(
        self,
        side: str,
        sector: str,
        piece: str,
        way: list[str],
        crossed: Counter[tuple[str, str]],
        moved: list[str],
        first: bool,
    ) -> bool:
        """Does the order still come out right if this piece goes this way? (GB-11.9, 13.3) The first piece of the
        second order joins a joint assault: the order of the moves changes nothing else."""
        end = way[-1]
        twin = self.imagine(piece, end)
        then = crossed + Counter([(sector, way[0])])
        after = [*moved, piece]
        if first:
            if len(twin.at(end, side)) <= 4 or end == sector:
                return not twin.crowded or twin.mendable(side)
            if self.crowded not in ("", end):
                return False
            twin.crowded = end
            return twin.mendable(side)
        if not twin.fits(side, then, after, first):
            return False
        return not self.joint or bool(moved) or end == self.joint

    def fits(self, side: str, crossed: Counter[tuple[str, str]], moved: list[str], first: bool) -> bool:
        """Can what is above the limit now be mended, by this order or by the next?"""
        if first or not self.crowded:
            return not self.crowded or self.mendable(side)
        over = len(self.at(self.crowded, side)) - 4
        return over <= 0 or self.can_leave(self.crowded, side, crossed, moved) >= over

    def mendable(self, side: str) -> bool:
        return any(self.room(p) and self.mends(side, p, self.crowded) for p in self.own_blocks(side))

    def imagine(self, piece: str, end: str) -> Field:
        """The table with a piece elsewhere."""
        twin = object.__new__(Field)
        twin.__dict__.update(self.__dict__)
        twin.where = {**self.where, **({piece: end} if piece else {})}
        return twin

    def movement(self, side: str, answer: str, way: list[str], first: bool) -> Asking:
        sector = self.where[answer.split()[1]]
        moved: list[str] = []
        crossed: Counter[tuple[str, str]] = Counter()
        while True:
            piece = answer.split()[1]
            end = way[-1]
            moved.append(piece)
            here = sector
            for there in way:
                crossed[here, there] += 1
                here = there
            yield from self.march(piece, way)
            if first and len(self.at(end, side)) > 4:
                self.crowded = end
            while True:
                moves = self.moves_from(side, sector, crossed, moved, first)
                stop = ["done"]
                if not first and self.crowded and len(self.at(self.crowded, side)) > 4:
                    stop = []
                joints = self.joints(side, moved) if first else []
                boxed = self.entries(side, lambda twin: twin.fits(side, crossed, moved, first))
                answer = yield from self.ask(side, "moving", [*moves, *stop, *joints, *boxed])
                if not answer.startswith("enter"):
                    break
                yield from self.enter(answer.split()[1])
            if answer == "done":
                yield from self.combats(side)
                return
            if answer.startswith("joint"):
                self.joint = answer.split()[1]
                return
            way = moves[answer]

    def joints(self, side: str, moved: list[str]) -> list[str]:
        """GB-11.9."""
        found = []
        for sector in sorted({self.where[p] for p in moved if p in self.origin}):
            self.joint = sector
            if any(self.room(p) and self.joining(side, p) for p in self.own_blocks(side)):
                found.append(f"joint {sector}")
        self.joint = ""
        return found

    def excess(self, side: str) -> Asking:
        """GB-13.8."""
        for sector in SECTORS:
            while len(self.at(sector, side)) > 4:
                self.spoiled.clear()
                ways = self.ways_back(side, sector, set())
                here = self.at(sector, side)
                if ways:
                    options = {f"{v} {p} {w}" for p in here for v, w in ways}
                else:
                    options = {f"forfeit {p}" for p in here}
                answer = yield from self.ask(side, "excess", options)
                piece = answer.split()[1]
                others = [p for p in here if p[:2] == piece[:2] and p != piece]
                cubes = 0 if is_gun(piece) else (yield from self.assign("leaving-cubes", piece, len(others)))
                if ways:
                    yield from self.go_back(piece, answer.split()[2:], cubes)
                else:
                    self.eliminate(piece, cubes)

    # ---- other orders (GB-21, 23) -----------------------------------------------------------------------------------

    def other_orders(self, side: str, near: list[str]) -> list[str]:
        found = ["pass"]
        for s in near:
            here = self.at(s, side)
            if not here:
                continue
            borders = [*NEXT[s], *([BOX_OF[s]] if s in BOX_OF else [])]
            laid = self.sticks[s]
            if self.sticks_left() and len(laid) < 2:
                found += [f"entrench {s} {b}" for b in (laid or borders)]
            found += [f"shift {s} {a} {b}" for a in set(laid) for b in borders if b != a]
            if s in self.disrupted:
                found.append(f"reorganise {s}")
            if s in self.fire and self.guns(s, side):
                found.append(f"clear {s}")
            for kind, colour in COLOUR.items():
                if kind != "UC" and any(p[:2] == kind for p in here):
                    found += [f"reinforce {colour} {t} {s}" for t in NEXT[s] if self.cubes[t][colour]]
        return found + self.shots(side, near, [])

    def small_order(self, answer: str) -> Asking:
        word, *rest = answer.split()
        if word == "entrench":
            self.sticks[rest[0]].append(rest[1])
        elif word == "shift":
            self.sticks[rest[0]].remove(rest[1])
            self.sticks[rest[0]].append(rest[2])
        elif word == "reorganise":
            self.disrupted.discard(rest[0])
        elif word == "clear":
            self.fire.discard(rest[0])
        elif word == "reinforce":
            colour, start, end = rest
            self.cubes[start][colour] -= 1
            self.cubes[end][colour] += 1
            self.overflow(end, [colour])
        return
        yield

    # ---- long-range fire (GB-22) ------------------------------------------------------------------------------------

    def shots(self, side: str, near: list[str], declared: list[str]) -> list[str]:
        if self.period == "night":
            return []
        fired = [s.split()[1] for s in declared]
        batteries = {self.where[p] for p in fired}
        found = []
        for s in near if len(batteries) < 2 else sorted(batteries):
            for gun in self.guns(s, side):
                if gun in fired:
                    continue
                for t in SECTORS:
                    if t == s or not LINES[s, t]:
                        continue
                    if self.troops(t, enemy_of(side)):
                        found.append(f"fire {gun} {t} troops")
                    if t in self.fire and self.guns(t, enemy_of(side)):
                        found.append(f"fire {gun} {t} artillery")
        return found

    def fire_order(self, side: str, near: list[str], answer: str) -> Asking:
        shots = []
        while answer != "done":
            shots.append(answer)
            answer = yield from self.ask(side, "firing", ["done", *self.shots(side, near, shots)])
        hits: list[tuple[str, str]] = []
        shaken = []
        for shot in shots:
            _, gun, target, aim = shot.split()
            face = yield from self.roll("long-range")
            result = table(LONG_RANGE, face - (len(self.sticks[target]) == 2) - (gun in self.damaged))
            if result == 1:
                hits.append((target, aim))
            elif result == "D" and aim == "troops":
                shaken.append(target)
        for target in shaken:
            self.disrupt(target)
        foe = enemy_of(side)
        for target, aim in hits:
            if aim == "artillery" and self.guns(target, foe):
                answer = yield from self.ask(foe, "gun-hit", [f"hit {g}" for g in self.guns(target, foe)])
                gun = answer.split()[1]
                if gun in self.damaged:
                    self.eliminate(gun, 0)
                    self.tidy(target)
                else:
                    self.damaged.add(gun)
        navy: Counter[str] = Counter()
        bound: set[str] = set()
        for target, aim in hits:
            if aim == "troops" and self.troops(target, foe):
                colour = yield from self.colour_hit(foe, target, navy[target], bound)
                if colour == "navy":
                    if self.supply("navy") <= 0:
                        self.owed.append(target)
                    self.cubes[target]["navy"] += 1
                    navy[target] += 1
                else:
                    yield from self.add_cube(colour, target, foe)
        for target, placed in navy.items():  # in the order of the shots
            yield from self.ride_off(foe, target, placed, target in bound)
        yield from self.missing_navy(foe)
        for target in SECTORS:
            self.overflow(target, ["navy"])
        batteries = list(dict.fromkeys(self.where[s.split()[1]] for s in shots))
        for s in batteries:
            if s in self.fire:
                continue
            if len(self.fire) == 4:
                answer = yield from self.ask(side, "marker", [f"marker {t}" for t in self.fire if t not in batteries])
                self.fire.discard(answer.split()[1])
            self.fire.add(s)

    def colour_hit(self, owner: str, target: str, placed: int, bound: set[str]) -> Asking:
        """GB-22.17, 14.14. ``bound``: where cavalry took a deadly cube that others could bear, and must leave."""
        here = self.troops(target, owner)
        count = Counter(colour_of(p) for p in here)
        share = {c: self.cubes[target][c] // n for c, n in count.items()}
        least = [c for c in count if share[c] == min(share.values())]

        def kills(colour: str) -> bool:
            top = 3 if colour == "navy" else 5
            return self.cubes[target][colour] + 1 > top * count[colour]

        def rides() -> bool:
            going, twin = 0, self.imagine("", "")
            for piece in [p for p in here if is_horse(p)][: placed + 1]:
                ways = twin.ways_back(owner, target, set())
                if not ways:
                    break
                going, twin = going + 1, twin.imagine(piece, min(ways)[1].split()[-1])
            missing = self.owed.count(target) + (self.supply("navy") <= 0)
            return going > 0 and self.cubes[target]["navy"] + 1 - max(going, missing) <= 3 * count["navy"]

        safe = [c for c in least if not kills(c)]
        dodging = [c for c in least if c == "navy" and safe and kills(c) and rides()]
        answer = yield from self.ask(owner, "colour", [f"cube {c}" for c in [*safe, *dodging] or least])
        if answer.split()[1] in dodging:
            bound.add(target)
        return answer.split()[1]

    def ride_off(self, owner: str, target: str, placed: int, must: bool) -> Asking:
        """Cavalry answers long-range fire: named first, then one cube is ignored for each, then they go (GB-18.9). Who
        would die of what is left, missing cubes apart, has no choice (GB-18.4, 2.5)."""
        self.spoiled.clear()
        leaving: dict[str, list[str]] = {}
        twin = self.imagine("", "")
        while len(leaving) < placed:
            here = [p for p in twin.troops(target, owner) if is_horse(p)]
            top = 3 * (len(here) + len(leaving))
            left = self.cubes[target]["navy"] - max(1, self.owed.count(target))
            ways = twin.ways_back(owner, target, set()) if len(here) > 1 or left <= top else set()
            options = {f"{v} {p} {w}" for p in here for v, w in ways}
            if not options:
                break
            stand = [] if must and self.cubes[target]["navy"] > top else ["stand"]
            answer = yield from self.ask(owner, "evade", [*options, *stand])
            if answer == "stand":
                break
            piece = answer.split()[1]
            leaving[piece] = answer.split()[2:]
            twin = twin.imagine(piece, leaving[piece][-1])
            self.cubes[target]["navy"] -= 1
            if target in self.owed:
                self.owed.remove(target)
        self.cubes[target]["navy"] -= self.owed.count(target)
        if leaving and not any(is_horse(p) for p in twin.troops(target, owner)):
            self.owed = [piece if what == target else what for what in self.owed]
        horse = [p for p in self.troops(target, owner) if is_horse(p)]
        ends = {way[-1] for way in leaving.values()}
        for n, piece in enumerate(leaving, 1):
            if len(leaving) == len(horse) and len(ends) == 1:  # who takes which of the cubes changes nothing
                self.load[piece] = max(0, self.cubes[target]["navy"] - sum(self.load.values()) - 3 * (len(horse) - n))
            else:
                self.load[piece] = yield from self.assign("leaving-cubes", piece, len(horse) - n)
        for piece, way in leaving.items():
            yield from self.go_back(piece, way, self.load[piece], keep_marker=True)
        if leaving:
            yield from self.limber(owner, target, set())
        yield from self.carry(owner, target, [*leaving.values(), [""]][-2 if leaving else 0][-1])

    def missing_navy(self, owner: str) -> Asking:
        """Navy cubes that the supply did not hold, when nobody can ignore them any more (GB-2.5): one after the other
        is placed, if a cube has come back, or costs a piece; what it was given to may be gone by then."""
        while self.owed:
            what = self.owed.pop(0)
            place = self.where.get(what, what)
            if place not in self.cubes or not any(is_horse(p) for p, q in self.where.items() if q == place):
                continue
            if self.supply("navy") <= 0:
                yield from self.forfeit("navy", owner)
                continue
            self.cubes[place]["navy"] += 1
            if place == self.fought:
                self.load[what] += 1
            else:
                self.overflow(place, ["navy"])

    # ---- retreats (GB-17) -------------------------------------------------------------------------------------------

    def ways_back(self, side: str, start: str, barred: Collection[str], through: str = "") -> set[tuple[str, str]]:
        """GB-17.4, 17.5, 17.8: verb and places. ``through``: an attacker passes its full origin (GB-17.11)."""

        def allowed(sector: str) -> bool:
            return not self.hostile(sector, side) and sector not in barred and self.commanded(sector, side)

        first = [through] if through else [s for s in NEXT[start] if allowed(s)]
        free = [s for s in first if len(self.at(s, side)) < 4]
        if free:
            return {("retreat", s) for s in free}
        return {
            ("through", f"{s} {t}")
            for s in first
            for t in NEXT[s]
            if t != start and allowed(t) and len(self.at(t, side)) < 4
        }

    def in_turn(self, pieces: list[str], ways: set[tuple[str, str]]) -> set[str]:
        """One of several pieces goes next (GB-17.13); which, is no question where all go to one place."""
        one = min(ways)
        room = 4 - len(self.at(one[1], side_of(pieces[0])))
        alike = len(ways) == 1 and one[0] == "retreat" and room >= len(pieces)
        return {f"{v} {p} {w}" for p in (pieces[:1] if alike else pieces) for v, w in ways}

    def go_back(self, piece: str, way: list[str], cubes: int, keep_marker: bool = False) -> Asking:
        """A piece retreats by the places named."""
        side = side_of(piece)
        start = self.depart(piece, cubes)
        self.load.pop(piece, None)
        self.origin.pop(piece, None)
        if not keep_marker:
            self.tidy(start)
        marked = [place for place in way[:-1] if place in self.disrupted]  # GB-17.9
        for place in way[:-1]:
            if len(set(self.sticks[place])) == 1:
                yield from self.trample(place, side)
            self.disrupt(place)
        yield from self.arrive(piece, way[-1], cubes)
        for place in way[:-1]:
            if place in marked:
                yield from self.penalty_cube(place, side)
            yield from self.trample(place, side)

    def penalty_cube(self, place: str, side: str) -> Asking:
        colours = {colour_of(p) for p in self.troops(place, side)}
        if colours:
            answer = yield from self.ask(side, "penalty", {f"cube {c}" for c in colours})
            yield from self.add_cube(answer.split()[1], place, side)

    def carry(self, side: str, start: str, last: str) -> Asking:
        """The last troops that left a disrupted sector by retreat take the marker along (GB-16.5 to 16.7)."""
        if start in self.disrupted and not self.at(start, side):
            self.disrupted.discard(start)
            self.tidy(start)
            if last:
                if last not in self.disrupted:
                    self.disrupted.add(last)
                    self.tidy(last)
                else:
                    yield from self.penalty_cube(last, side)
        self.tidy(start)

    def limber(self, owner: str, sector: str, barred: Collection[str]) -> Asking:
        """GB-18.7, 19.5: guns may leave unharmed."""
        while True:
            ways = self.ways_back(owner, sector, barred)
            options = {f"{v} {g} {w}" for g in self.guns(sector, owner) for v, w in ways}
            answer = yield from self.ask(owner, "limber", [*options, "stand"])
            if answer == "stand":
                return
            yield from self.go_back(answer.split()[1], answer.split()[2:], 0, keep_marker=True)

    # ---- combat (GB-15) ---------------------------------------------------------------------------------------------

    def combats(self, side: str) -> Asking:
        while self.origin:
            sectors = {self.where[p] for p in self.origin}
            answer = yield from self.ask(side, "combats", {f"resolve {s}" for s in sectors})
            yield from Combat(self, side, answer.split()[1]).fight()
        self.load.clear()


class Combat:
    """One combat."""

    def __init__(self, field: Field, side: str, sector: str) -> None:
        self.f = field
        self.side = side
        self.foe = enemy_of(side)
        self.sector = sector
        self.came = {field.origin[p] for p in field.troops(sector, side)}
        self.last_exit = ""
        self.marker_to = ""
        self.left_by_retreat = False
        self.company: list[str] = []  # defending troops at the start of the step
        field.spoiled.clear()

    def attackers(self) -> list[str]:
        return self.f.troops(self.sector, self.side)

    def defenders(self) -> list[str]:
        return self.f.at(self.sector, self.foe)

    def barred(self) -> set[str]:
        """GB-17.5."""
        return self.came | set(self.f.origin.values())

    def fight(self) -> Asking:
        f = self.f
        f.fought = self.sector
        yield from self.rounds()
        f.fought = ""
        for piece in [*self.attackers(), *self.defenders()]:
            f.load.pop(piece, None)
            f.origin.pop(piece, None)
        if self.attackers():
            f.sticks[self.sector] = []
            f.capture(self.sector, self.side)
        if not self.defenders():
            yield from f.carry(self.foe, self.sector, self.marker_to)
        f.tidy(self.sector)

    def rounds(self) -> Asking:
        for turn in (1, 2):
            inflicted = False
            if turn == 1:
                hits = yield from self.guns_fire()
                inflicted = hits > 0
                yield from self.hits(self.side, hits)
                if not self.attackers():
                    return
                yield from self.assign_defenders()
            hits, shaken = yield from self.volley(
                self.f.troops(self.sector, self.foe), "defenders-fire", DEFENDERS_FIRE, lambda _: 0
            )
            yield from self.hits(self.side, hits)
            if inflicted or hits or shaken:
                yield from self.attacker_morale()
            if not self.attackers():
                return
            if not self.f.troops(self.sector, self.foe):
                for gun in self.defenders():
                    self.f.eliminate(gun, 0)
                return
            yield from self.attack_and_check()
            if not self.attackers() or not self.defenders():
                return
            if turn == 1:
                yield from self.withdraw()
        yield from self.repulse(self.attackers())

    def guns_fire(self) -> Asking:
        total = 0
        for gun in self.f.guns(self.sector, self.foe):
            face = yield from self.f.roll("guns-fire")
            total += table(GUN_FIRE, face - (gun in self.f.damaged))
        return total

    def assign_defenders(self) -> Asking:
        """GB-15.11."""
        troops = self.f.troops(self.sector, self.foe)
        for n, piece in enumerate(troops):
            later = [p for p in troops[n + 1 :] if p[:2] == piece[:2]]
            self.f.load[piece] = yield from self.f.assign("defender-cubes", piece, len(later))

    def volley(self, pieces: list[str], kind: str, row: list[int | str], less: Callable[[str], int]) -> Asking:
        hits, shaken = 0, False
        for piece in pieces:
            face = yield from self.f.roll(kind)
            result = table(row, face - self.f.load[piece] // 2 - less(piece))
            if isinstance(result, str):
                shaken = True
            else:
                hits += result
        return hits, shaken

    def way_of(self, piece: str, owner: str) -> set[tuple[str, str]]:
        """Where a piece of this combat may retreat to."""
        f = self.f
        if owner == self.foe:
            return f.ways_back(owner, self.sector, self.barred())
        origin = f.origin[piece]
        if origin in BOXES:
            return {("retreat", origin)}
        return f.ways_back(owner, self.sector, (), through=origin)

    def hits(self, owner: str, number_of_cubes: int) -> Asking:
        """Cubes fall on troops one at a time (GB-14.11, 14.14), then cavalry may go (GB-18.3)."""
        f = self.f
        struck: set[str] = set()
        bound: set[str] = set()
        for _ in range(number_of_cubes):
            troops = f.troops(self.sector, owner)
            if not troops:
                break
            least = min(f.load[p] for p in troops)
            equal = [p for p in troops if f.load[p] == least]
            safe = [p for p in equal if least + 1 <= most(p)]
            riders = [p for p in equal if p not in safe and is_horse(p) and least <= 3 and self.way_of(p, owner)]
            answer = yield from f.ask(owner, "hit", [f"hit {p}" for p in (safe + riders if safe else equal)])
            piece = answer.split()[1]
            if safe and piece in riders:
                bound.add(piece)
            struck.add(piece)
            if colour_of(piece) != "navy" and f.supply(colour_of(piece)) <= 0:
                yield from f.forfeit(colour_of(piece), owner)
                continue
            if f.supply(colour_of(piece)) <= 0:
                f.owed.append(piece)
            f.load[piece] += 1
            f.cubes[self.sector][colour_of(piece)] += 1
            if not is_horse(piece) and f.load[piece] > 5:
                f.eliminate(piece, f.load[piece])
        yield from self.evade(owner, {p for p in struck if is_horse(p)}, bound)

    def evade(self, owner: str, struck: set[str], bound: set[str]) -> Asking:
        f = self.f
        gone = False
        while True:
            here = [p for p in sorted(struck) if f.where.get(p) == self.sector]
            able = [p for p in here if f.load[p] - max(1, f.owed.count(p)) <= 3 and self.way_of(p, owner)]
            options = {f"{v} {p} {w}" for p in able for v, w in self.way_of(p, owner)}
            must = any(p in bound for p in able)
            if not options:
                break
            answer = yield from f.ask(owner, "evade", options if must else [*options, "stand"])
            if answer == "stand":
                break
            piece = answer.split()[1]
            off = max(1, f.owed.count(piece))  # one is ignored; what is missing does not go along
            cubes = f.load[piece] - off
            f.cubes[self.sector]["navy"] -= off
            if piece in f.owed:
                f.owed.remove(piece)
            self.last_exit = answer.split()[-1]
            gone = True
            yield from f.go_back(piece, answer.split()[2:], cubes, keep_marker=True)
        if gone and owner == self.foe:
            self.left_by_retreat = True
            staying = [p for p in f.troops(self.sector, owner) if f.load[p] <= most(p)]
            if staying or f.owed or not all(is_horse(p) for p in self.company):  # else GB-19.4 asks the guns
                yield from f.limber(owner, self.sector, self.barred())
        here = f.troops(self.sector, owner)
        for piece in [p for p in f.owed if p in here]:
            f.load[piece] -= 1
            f.cubes[self.sector]["navy"] -= 1
        yield from f.missing_navy(owner)
        for piece in f.troops(self.sector, owner):
            if is_horse(piece) and f.load[piece] > 3:
                f.eliminate(piece, f.load[piece])
        if here != f.troops(self.sector, owner):
            self.last_exit = ""

    def attacker_morale(self) -> Asking:
        f = self.f
        results = []
        for piece in self.attackers():
            face = yield from f.roll("attacker-morale")
            column = max(0, f.load[piece] - (piece[1] == "E"))
            results.append((piece, ATTACKER_MORALE[face - 1][min(5, column)]))
        for piece, result in results:
            if result == "E":
                f.eliminate(piece, f.load[piece])
        yield from self.repulse([p for p, result in results if result == "R"])

    def repulse(self, pieces: list[str]) -> Asking:
        """Attackers go back to where they came from (GB-17.2, 17.11); asked only where the order matters."""
        f = self.f
        pending = list(pieces)
        while pending:
            free = [p for p in pending if self.room_for_all(f.origin[p], len(pending))]
            ways = {p: self.way_of(p, self.side) for p in (free[:1] or pending)}
            stuck = [p for p, w in ways.items() if not w]
            if stuck:
                f.eliminate(stuck[0], f.load[stuck[0]])
                pending.remove(stuck[0])
                continue
            options = {f"{v} {p} {w}" for p, found in ways.items() for v, w in found}
            answer = yield from f.ask(self.side, "retreat", options)
            piece = answer.split()[1]
            pending.remove(piece)
            yield from f.go_back(piece, answer.split()[2:], f.load[piece], keep_marker=True)

    def room_for_all(self, place: str, number_of_pieces: int) -> bool:
        return place in BOXES or len(self.f.at(place, self.side)) + number_of_pieces <= 4

    def flanked(self) -> bool:
        """GB-21.14."""
        laid = self.f.sticks[self.sector]
        return bool(laid) and any(self.f.origin[p] not in laid for p in self.attackers())

    def attack_and_check(self) -> Asking:
        """Steps 4 and 5."""
        f = self.f
        laid = f.sticks[self.sector]
        walls = laid[0] if len(laid) == 2 and laid[0] == laid[1] else ""
        self.company = f.troops(self.sector, self.foe)
        self.last_exit = ""
        self.left_by_retreat = False
        hits, shaken = yield from self.volley(
            self.attackers(), "attackers-fire", ATTACKERS_FIRE, lambda p: f.origin[p] == walls
        )
        if shaken:
            f.disrupt(self.sector)
        yield from self.hits(self.foe, hits)
        yield from self.guns_without()
        if not self.defenders() or not (hits or shaken):
            return
        self.company = f.troops(self.sector, self.foe)
        self.last_exit = ""
        self.left_by_retreat = False
        results = []
        for piece in self.company:
            face = yield from f.roll("defender-morale")
            results.append((piece, DEFENDER_MORALE[face - 1][self.column(piece, bool(walls))]))
        for piece, result in results:
            if result == "E":
                f.eliminate(piece, f.load[piece])
        yield from self.fall_back([p for p, result in results if result == "R"])
        if any(result == "D" for _, result in results):
            f.disrupt(self.sector)
        for _, result in results:
            if result == "C" and self.attackers():
                answer = yield from f.ask(self.side, "fall-back", [f"fall-back {p}" for p in self.attackers()])
                yield from self.repulse([answer.split()[1]])
        yield from self.guns_without()

    def column(self, piece: str, walls: bool) -> int:
        f = self.f
        flank = self.flanked()
        shift = f.load[piece]
        shift -= TERRAIN[self.sector] in ("hill", "ridge")
        shift -= walls and not flank
        shift -= piece[1] == "E"
        shift += 2 * flank
        shift += 2 * (TERRAIN[self.sector] == "town")
        shift += self.sector in f.disrupted
        shift += piece[:2] == "UI"
        return max(0, min(5, shift))

    def fall_back(self, pieces: list[str]) -> Asking:
        """Defenders retreat in their owner's order (GB-17.13)."""
        f = self.f
        pending = list(pieces)
        while pending:
            ways = f.ways_back(self.foe, self.sector, self.barred())
            if not ways:
                for piece in pending:
                    f.eliminate(piece, f.load[piece])
                self.last_exit = ""  # GB-16.6
                return
            answer = yield from f.ask(self.foe, "retreat", f.in_turn(pending, ways))
            piece = answer.split()[1]
            pending.remove(piece)
            self.last_exit = answer.split()[-1]
            self.left_by_retreat = True
            yield from f.go_back(piece, answer.split()[2:], f.load[piece], keep_marker=True)

    def guns_without(self) -> Asking:
        """GB-19.1 to 19.4, and the marker (GB-16.5, 16.6)."""
        f = self.f
        if f.troops(self.sector, self.foe):
            return
        guns = f.guns(self.sector, self.foe)
        only_horse = all(is_horse(p) for p in self.company)
        if not self.left_by_retreat:
            for gun in guns:
                f.eliminate(gun, 0)
        elif only_horse:
            while f.guns(self.sector, self.foe):
                ways = f.ways_back(self.foe, self.sector, self.barred())
                options = {f"{v} {g} {w}" for g in f.guns(self.sector, self.foe) for v, w in ways}
                answer = yield from f.ask(self.foe, "guns-escape", [*options, "stand"])
                if answer == "stand":
                    for gun in f.guns(self.sector, self.foe):
                        f.eliminate(gun, 0)
                else:
                    yield from f.go_back(answer.split()[1], answer.split()[2:], 0, keep_marker=True)
        else:
            for gun in guns:
                if gun in f.damaged:
                    f.eliminate(gun, 0)
                f.damaged.add(gun)
            while f.guns(self.sector, self.foe):
                ways = f.ways_back(self.foe, self.sector, self.barred())
                if not ways:
                    for gun in f.guns(self.sector, self.foe):
                        f.eliminate(gun, 0)
                    break
                answer = yield from f.ask(self.foe, "retreat", f.in_turn(f.guns(self.sector, self.foe), ways))
                yield from f.go_back(answer.split()[1], answer.split()[2:], 0, keep_marker=True)
        self.marker_to = self.last_exit

    def withdraw(self) -> Asking:
        """GB-19.5."""
        yield from self.f.limber(self.foe, self.sector, self.barred())
