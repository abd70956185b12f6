"""The steps of an action phase (GG-2, 10 to 14) read a second time: slow, plain, from the specification alone.

``Ground`` is set up from the JSON of a position at the beginning of a step; ``withdrawal_step``, ``attack_step`` and
``march_step`` ask the questions of the rules, each with every answer they think legal, and are told what was answered.
The map is read by ``literal.Plain``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Generator, Iterable, Iterator
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

from longroll.games.guns.data.map_data import load_map
from tests.guns.literal import Plain, Stack


class Paper(Plain):
    """The map with what was once worked out written in the margin."""

    @cache  # noqa: B019 (there is one map)
    def all_fired(self, army: frozenset[tuple[str, str]]) -> set[str]:
        places = {p for p, _ in army}
        return {a for stack in army for a in self.field_of_fire(stack, places)}

    @cache  # noqa: B019
    def next_to(self, p: str) -> set[str]:
        return {q for q in self.data.positions if self.adjacent(p, q)}

    @cache  # noqa: B019
    def all_separations(self, army: frozenset[tuple[str, str]]) -> dict[str, int]:
        fired = self.all_fired(army)
        places = {p for p, _ in army}
        return {
            p: 0 if p in places else 1 if self.next_to(p) & places else 2 if fired & set(self.areas(p)) else 3
            for p in self.data.positions
        }

    def separation(self, p: str, army: dict[str, str]) -> int:
        return self.all_separations(frozenset(army.items()))[p]

    @cache  # noqa: B019
    def back(
        self,
        stack: Stack,
        limit: int,
        army: frozenset[tuple[str, str]],
        full: frozenset[str],
        barred: frozenset[str],
        mounted: bool,
    ) -> tuple[dict[str, set[int]], set[str]]:
        return self.withdrawals(stack, limit, dict(army), set(full), set(barred), mounted)

    __hash__ = object.__hash__


MAP = Paper(load_map())
CAVALRY = ("Buford", "Kilpatrick")
UNION = ("Reynolds", "Iron", "Hancock", "Sickles", "Sykes", "Sedgwick", "Howard", "Slocum", *CAVALRY)
CORPS = {
    "Hood": "I", "McLaws": "I", "Pickett": "I", "Early": "II", "Johnson": "II", "Rodes": "II",
    "Anderson": "III", "Heth": "III", "Pender": "III",
}  # fmt: skip
REDUCED: dict[str, tuple[int, int]] = {
    "Hood": (2, 2), "McLaws": (1, 2), "Pickett": (1, 2), "Early": (1, 2), "Johnson": (1, 2), "Rodes": (1, 2),
    "Anderson": (1, 2), "Heth": (0, 2), "Pender": (2, 2), "Reynolds": (1, 3), "Iron": (1, 1), "Hancock": (1, 3),
    "Sickles": (1, 3), "Sykes": (1, 3), "Sedgwick": (1, 4), "Howard": (0, 3), "Slocum": (1, 3),
    "Buford": (0, 0), "Kilpatrick": (0, 0),
}  # fmt: skip
"""R2 and R1 blocks of each command (2.1)."""
FULL = {**dict.fromkeys(CORPS, 2), **dict.fromkeys(UNION, 3), "Iron": 1, "Sedgwick": 4, "Buford": 2, "Kilpatrick": 2}


TRANSFERS = [
    frozenset(pair.split("-"))
    for pair in ("CHAMBERSBURG-MUMMASBURG", "MUMMASBURG-HARRISBURG", "EMMITSBURG-TANEYTOWN", "TANEYTOWN-BALTIMORE")
]


class Question(NamedTuple):
    kind: str
    options: frozenset[str] | None
    """None: not foreseen; any answer is taken."""


Asking = Generator[Question, str, Any]
Way = tuple[tuple[str, str], ...]
"""Areas crossed and positions reached."""


class Block:
    """One block in play."""

    def __init__(self, written: str | dict[str, Any]) -> None:
        what = {"block": written} if isinstance(written, str) else written
        self.face: str = what["block"].split(".")[0]
        self.marks: set[str] = set(what.get("marks", []))
        self.hour: int = what.get("hour", 0)
        self.ready = 0

    @property
    def command(self) -> str:
        return self.face.split("-")[0]

    @property
    def mounted(self) -> bool:
        return self.command in CAVALRY

    @property
    def strength(self) -> int:
        return 1 if self.mounted or self.face.endswith("R1") else 2

    def shown(self) -> tuple[str, ...]:
        return (self.face, *sorted(self.marks))


def other_army(army: str) -> str:
    return "CSA" if army == "USA" else "USA"


def army_of(face: str) -> str:
    return "USA" if face.split("-")[0] in UNION else "CSA"


def ask(kind: str, options: Iterable[str]) -> Asking:
    found = frozenset(options)
    assert found, f"nothing to answer to {kind}"
    answer = yield Question(kind, found)
    return answer


class Ground:
    """What stands where, and what lies in the trays."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.stacks: dict[str, dict[str, list[Block]]] = {"USA": {}, "CSA": {}}
        self.fronts: dict[str, dict[str, str]] = {"USA": {}, "CSA": {}}
        self.works: dict[str, set[str]] = {}
        for p, what in position.get("positions", {}).items():
            for army in ("USA", "CSA"):
                if army in what:
                    self.stacks[army][p] = [Block(b) for b in what[army]["blocks"]]
                    self.fronts[army][p] = what[army]["front"]
            self.works[p] = set(what.get("works", []))
        self.off = {a: [Block(b) for b in blocks] for a, blocks in position.get("off", {}).items()}
        self.waiting = {e: [Block(b) for b in blocks] for e, blocks in position.get("waiting", {}).items()}
        self.gone = Counter(name.split(".")[0] for name in position.get("gone", []))
        self.come = Counter(name.split(".")[0] for name in position.get("come", []))
        self.tokens = {
            army: {pile: Counter(held) for pile, held in piles.items() if isinstance(held, dict)}
            for army, piles in position["tokens"].items()
        }
        self.objectives = {o["area"]: o.get("army", "USA") for o in position["objectives"]}
        self.orders: dict[str, str] = {"USA": "hold", "CSA": "hold", **position.get("orders", {})}
        self.length: int = position.get("moment", {}).get("length", position.get("length", 1))
        self.first: str = position.get("first", "USA")
        self.bonus: int = position.get("moment", {}).get("bonus", 0)

    # ---- looking ----------------------------------------------------------------------------------------------------

    def tray(self, army: str) -> Counter[str]:
        return self.tokens[army].setdefault("tray", Counter())

    def spend(self, army: str, start: str, end: str, token: str) -> None:
        """A token goes from one pile to another."""
        self.tokens[army].setdefault(start, Counter())[token] -= 1
        self.tokens[army].setdefault(end, Counter())[token] += 1

    def places(self, army: str) -> set[str]:
        return set(self.stacks[army])

    def full(self, army: str) -> set[str]:
        return {p for p, blocks in self.stacks[army].items() if len(blocks) >= 3}

    def barred(self, army: str) -> set[str]:
        """GG-10.12."""
        if army == "CSA":
            return set()
        entries = {a for e in MAP.data.entries.values() if e.army == "CSA" for a in e.areas}
        return {p for p in MAP.data.positions if entries & set(MAP.areas(p))}

    def foes(self, army: str) -> dict[str, str]:
        """Where the enemy of an army stands, and the areas he faces."""
        return self.fronts[other_army(army)]

    def fired(self, army: str) -> set[str]:
        """Areas in the fields of fire of the enemy of an army."""
        return MAP.all_fired(frozenset(self.foes(army).items()))

    def exposed(self, army: str, p: str) -> bool:
        return bool(self.fired(army) & set(MAP.areas(p)))

    def touching(self, army: str, p: str) -> bool:
        return bool(MAP.next_to(p) & set(self.foes(army)))

    def blocks(self, army: str) -> Iterator[tuple[Block, str]]:
        for p, stack in self.stacks[army].items():
            for block in stack:
                yield block, p

    def facings(self, army: str, p: str) -> list[str]:
        return ["-"] if p in self.stacks[army] else list(MAP.areas(p))

    # ---- moving -----------------------------------------------------------------------------------------------------

    def lift(self, army: str, block: Block, p: str) -> None:
        if p in self.off:
            self.off[p].remove(block)
            if not self.off[p]:
                del self.off[p]
            return
        self.stacks[army][p].remove(block)
        if not self.stacks[army][p]:
            del self.stacks[army][p]
            del self.fronts[army][p]

    def put(self, army: str, block: Block, p: str, front: str) -> None:
        self.stacks[army].setdefault(p, []).append(block)
        if front != "-":
            self.fronts[army][p] = front

    def take(self, army: str, areas: Collection[str]) -> None:
        for area in areas:
            if area in self.objectives:
                self.objectives[area] = army

    # ---- reductions (GG-2.5 to 2.9, 19.3) ---------------------------------------------------------------------------

    def unused(self, command: str) -> list[str]:
        """Reduced blocks of a command that are named nowhere."""
        twos, ones = REDUCED[command]
        left = Counter({f"{command}-R2": twos, f"{command}-R1": ones})
        left -= self.gone
        for blocks in [
            *self.stacks["USA"].values(), *self.stacks["CSA"].values(), *self.off.values(), *self.waiting.values()
        ]:  # fmt: skip
            left -= Counter(b.face for b in blocks)
        return sorted(left.elements())

    def reduce(self, army: str, block: Block, p: str) -> Asking:
        """True if the block lives on in a smaller one."""
        face, command = block.face, block.command
        if block.strength == 1:
            self.lose(army, block, p)
            return False
        found = self.unused(command)
        if command == "Iron":
            found = ["Iron-R2"] if face == "Iron-F" else ["Iron-R1"]
        elif face.endswith("R2"):
            found = [f for f in found if f.endswith("R1")][:1]
        if not found:
            self.lose(army, block, p)
            return False
        if len(found) == 1 or not REDUCED[command][0]:  # nobody can doubt what is picked
            new = found[0]
        else:
            pairs = {pair for one, two in combinations(found, 2) for pair in ((one, two), (two, one))}
            answer = yield from ask("offer", [f"offer {one} {two}" for one, two in pairs])
            pick = yield from ask("pick", ["pick first", "pick second"])
            new = answer.split()[1 if pick == "pick first" else 2]
        self.gone[face] += 1
        self.come[face] += "come" in block.marks
        block.face = new
        block.marks.discard("come")
        return True

    def lose(self, army: str, block: Block, p: str) -> None:
        self.lift(army, block, p)
        self.gone[block.face] += 1
        self.come[block.face] += "come" in block.marks

    # ---- withdrawals (GG-14) ----------------------------------------------------------------------------------------

    def must(self, army: str) -> list[Block]:
        """GG-14.2."""
        foe = other_army(army)
        victors = {p for b, p in self.blocks(foe) if "victor" in b.marks}
        places = self.places(foe)
        found = []
        for block, p in self.blocks(army):
            rear = MAP.other(p, self.fronts[army][p])
            if any(
                p == v or MAP.adjacent(p, v) or rear in MAP.field_of_fire((v, self.fronts[foe][v]), places)
                for v in victors
            ):
                found.append(block)
        return found

    def ways_back(self, army: str, p: str, mounted: bool) -> tuple[dict[str, set[int]], set[str]]:
        limit = (4 if self.orders[army] == "withdraw" else 2) + mounted
        stack = (p, self.fronts[army][p])
        foes = frozenset(self.foes(army).items())
        return MAP.back(stack, limit, foes, frozenset(self.full(army)), frozenset(self.barred(army)), mounted)

    def retire(self, army: str, block: Block, p: str, mounted: bool, hurt: dict[str, list[Block]]) -> Asking:
        """A block withdraws (GG-14.4 to 14.11)."""
        ends, out = self.ways_back(army, p, mounted)
        options = {f"to {q} {f}" for q in ends for f in self.facings(army, q)} | {f"leave {a}" for a in out}
        answer = yield from ask("withdraw-to", options)
        foes = self.foes(army)
        self.lift(army, block, p)
        block.marks |= {"moved"} if "attacked" in block.marks else {"moved", "withdrew"}
        block.marks -= {"victor", "attacked"}
        word, end, *front = answer.split()
        if word == "leave":
            self.off.setdefault(end, []).append(block)
            return
        self.put(army, block, end, front[0])
        if MAP.hurt(p, end, ends[end], foes):
            hurt.setdefault(end, []).append(block)

    def choices_back(
        self, army: str, blocks: Collection[Block], forced: Collection[Block]
    ) -> dict[str, tuple[Block, str]]:
        """Who may withdraw, or must."""
        found = {}
        for block, p in self.blocks(army):
            if block not in blocks:
                continue
            ways = {
                verb: self.ways_back(army, p, mounted)
                for verb, mounted in (("withdraw", False), ("ride-back", True))
                if block.mounted or not mounted
            }
            free = block in forced or self.orders[army] == "withdraw"
            able = [verb for verb, (ends, out) in ways.items() if (ends or out) and (free or verb == "ride-back")]
            for verb in able:
                found[f"{verb} {block.face} {p}"] = (block, p)
            if block in forced and not able:
                found[f"perish {block.face} {p}"] = (block, p)
        return found

    def withdrawal_step(self, army: str) -> Asking:
        forced = self.must(army)
        asked: list[Block] = list(forced)
        for block, p in self.blocks(army):
            near = p in self.foes(army) or self.touching(army, p) or self.exposed(army, p)
            if near and block not in asked and (block.mounted or self.orders[army] == "withdraw"):
                asked.append(block)
        yield from self.all_back("withdrawal", army, asked, forced)

    def all_back(self, kind: str, army: str, asked: list[Block], forced: list[Block]) -> Asking:
        hurt: dict[str, list[Block]] = {}
        while True:
            choices = self.choices_back(army, asked, forced)
            # nobody despairs while others who must go may make room
            if any(block in forced and not c.startswith("perish") for c, (block, _) in choices.items()):
                choices = {c: found for c, found in choices.items() if not c.startswith("perish")}
            due = [b for b in asked if b in forced]
            options = [*choices] if due else [*choices, "done"]
            answer = yield from ask(kind, options)
            if answer == "done":
                break
            block, p = choices[answer]
            asked.remove(block)
            if answer.startswith("perish"):
                while (yield from self.reduce(army, block, p)):
                    pass
            else:
                yield from self.retire(army, block, p, answer.startswith("ride"), hurt)
        for p in hurt:
            answer = yield from ask("withdrawal-loss", {f"lose {b.face} {p}" for b in hurt[p]})
            block = next(b for b in hurt[p] if b.face == answer.split()[1])
            yield from self.reduce(army, block, p)

    # ---- marches (GG-12, 10) ----------------------------------------------------------------------------------------

    def hours_left(self, block: Block) -> int:
        """The length of the turn a block may march as in (GG-15.2, 15.3); 0: not at all."""
        if "entered" in block.marks:
            return self.length - block.hour
        if "withdrew" in block.marks:
            return self.length - 1
        return 0 if "moved" in block.marks else self.length

    def distances(self, army: str, block: Block, mounted: bool) -> tuple[int, int]:
        """Basic and extended distance."""
        hours = self.hours_left(block)
        more = self.bonus > 0
        if not hours:
            able = more and block.marks & {"entered", "withdrew"} and not block.marks & {"attacked", "victor"}
            return (1, 1) if able else (0, 0)
        each = (1 if army == self.first else 2) + mounted
        base = 2 + mounted + more
        return base, base + each * (hours - 1)

    def marches(self, army: str, block: Block, p: str, mounted: bool) -> tuple[set[str], set[str]]:
        """Positions where a march may end, and areas across which it may leave the map (GG-12, 10.9, 10.10)."""
        base, extended = self.distances(army, block, mounted)
        if p in MAP.data.areas and "moved" in block.marks:
            return set(), set()  # it comes back in a later turn
        if not base or (p in self.stacks[army] and (p in self.foes(army) or "attacked" in block.marks)):
            return set(), set()
        foes = self.foes(army)
        fired = self.fired(army)
        friends = {q for q, blocks in self.stacks[army].items() if [b for b in blocks if b is not block]}
        near = friends | {q for f in friends for q in MAP.next_to(f)}
        shy = block.mounted or self.orders[army] == "withdraw"
        stops = {q for q in MAP.data.positions if fired & set(MAP.areas(q)) or self.touching(army, q)}
        closed = set(foes) | self.barred(army) | (stops if shy else set())
        full = self.full(army)
        pivots: set[str] | None = None
        if p in stops:
            if self.exposed(army, p) or self.orders[army] != "attack" or block.mounted:
                return set(), set()
            held = {j for q in foes if MAP.adjacent(p, q) for j in self.ends_of(q) & self.ends_of(p)}
            pivots = {q for q in MAP.next_to(p) if self.ends_of(q) & held}
        ends: set[str] = set()
        out: set[str] = set()
        seen: set[tuple[str, int]] = set()
        reached: list[tuple[str, int]] = []

        def enter(area: str, q: str, total: int, cost: int) -> None:
            if area in fired or q in closed or q == p or total > extended or (mounted and cost > 1):
                return
            if pivots is not None and q not in pivots:
                return
            if (total <= base or q in near) and q not in full:
                ends.add(q)
            if q not in stops and pivots is None and (q, total) not in seen:
                seen.add((q, total))
                reached.append((q, total))

        if p in MAP.data.areas:
            for q in MAP.border[p]:
                cost = 2 if MAP.side(q, p).obstructed else 1
                enter(p, q, cost, cost)
        else:
            reached.append((p, 0))
        for here, spent in reached:
            for area, q, cost in MAP.steps(here):
                enter(area, q, spent + cost, cost)
            for area, cost in MAP.exits(here):
                if area not in fired and spent + cost <= base and not (mounted and cost > 1) and pivots is None:
                    out.add(area)
        return ends, out

    def ways_across(self, army: str, block: Block, p: str, end: str, mounted: bool) -> set[frozenset[str]] | None:
        """The sets of hostile objectives that marches to an end can cross; None where that is too long to write out."""
        wanted = {a for a, owner in self.objectives.items() if owner != army}
        base, extended = self.distances(army, block, mounted)
        if not wanted:
            return {frozenset()}
        if extended > 4 or p in MAP.data.areas:
            return None
        if self.touching(army, p):
            crossed = {a for a, q, _ in MAP.steps(p) if q == end}
            return {frozenset({a} & wanted) for a in crossed if a not in self.fired(army)}
        friends = {q for q, blocks in self.stacks[army].items() if [b for b in blocks if b is not block]}
        avoid = set(self.barred(army))
        if block.mounted or self.orders[army] == "withdraw":
            avoid |= {q for q in MAP.data.positions if self.exposed(army, q) or self.touching(army, q)}
        found = MAP.marches(p, self.foes(army), base, extended, friends, self.full(army), avoid, wanted, mounted)
        return {crossed for ends in found for e, crossed in ends if e == end}

    def crossing(self, army: str, ways: set[frozenset[str]] | None) -> Asking:
        """What a march takes (GG-12.14); False where the reader does not know."""
        if ways is None:
            return False
        if len(ways) == 1:
            self.take(army, min(ways))
            return True
        yield from ask("crossing", {f"cross {n}" for n in range(len(ways))})
        return False

    def ends_of(self, p: str) -> set[str]:
        return set(MAP.data.positions[p].junctions)

    def march_step(self, army: str) -> Asking:
        faced: set[str] = set()
        while True:
            choices: dict[str, tuple[Block, str]] = {}
            movers = [*self.blocks(army)]
            movers += [(b, a) for a, blocks in self.off.items() for b in blocks if army_of(b.face) == army]
            # of equal blocks on one position the one that may go farthest is asked; who goes is settled with the end
            for block, p in sorted(movers, key=lambda found: -self.distances(army, found[0], False)[1]):
                for verb, mounted in (("march", False), ("ride", True)):
                    if (block.mounted or not mounted) and any(self.marches(army, block, p, mounted)):
                        choices.setdefault(f"{verb} {block.face} {p}", (block, p))
            turns = [
                f"face {p} {MAP.other(p, front)}"
                for p, front in self.fronts[army].items()
                if p not in self.foes(army)
                and p not in faced
                and not any("attacked" in b.marks for b in self.stacks[army][p])
            ]
            hurry = ["hurry"] if self.tray(army)["MARCH"] else []
            answer = yield from ask("march", ["done", *hurry, *choices, *turns])
            if answer == "done":
                return
            if answer == "hurry":
                self.spend(army, "tray", "spent", "MARCH")
                self.bonus += 3
            elif answer.startswith("face"):
                _, p, front = answer.split()
                self.fronts[army][p] = front
                faced.add(p)
            else:
                known = yield from self.march(army, *choices[answer], mounted=answer.startswith("ride"))
                if not known:
                    return

    def march(self, army: str, block: Block, p: str, mounted: bool) -> Asking:
        ends, out = self.marches(army, block, p, mounted)
        options = {f"to {q} {f}" for q in ends for f in self.facings(army, q)} | {f"leave {a}" for a in out}
        answer = yield from ask("march-to", options)
        word, end, *front = answer.split()
        known = yield from self.crossing(army, self.ways_across(army, block, p, end, mounted))
        block = self.slowest(army, block, p, end, mounted)
        self.lift(army, block, p)
        block.marks |= {"moved"}
        block.marks -= {"entered", "withdrew"}
        self.bonus = max(0, self.bonus - 1)
        if word == "leave":
            self.off.setdefault(end, []).append(block)
        else:
            self.put(army, block, end, front[0])
        return known

    def slowest(self, army: str, block: Block, p: str, end: str, mounted: bool) -> Block:
        """Of equal blocks the one that can do least besides makes a march; a rider that did not enter is known."""
        there = self.off[p] if p in MAP.data.areas else self.stacks[army][p]
        equal = [b for b in there if b.face == block.face]
        if mounted:
            equal = [b for b in equal if {"entered"} <= b.marks & block.marks] or [block]
        able = [b for b in equal if end in set.union(*self.marches(army, b, p, mounted))]
        return min(able, key=lambda b: self.distances(army, b, mounted))

    # ---- entries (GG-11) --------------------------------------------------------------------------------------------

    def entry_step(self, army: str, opened: Collection[str], arrivals: dict[int, str]) -> Asking:
        """``arrivals``: where arrival tokens of the army were turned up, by hour of the turn."""
        modes: dict[str, str] = {}
        first: dict[str, int] = {}
        for hour in range(1, self.length + 1):
            roads: dict[str, set[str]] = {}
            pairs: set[frozenset[str]] = set()
            while True:
                choices: dict[str, tuple[Block, str, Way | None]] = {}
                for entry, blocks in self.waiting.items():
                    for block in blocks if MAP.data.entries[entry].army == army else []:
                        if max(block.hour, block.ready) > hour:
                            continue
                        before = entry in opened or first.get(entry, 99) < hour
                        if modes.get(entry, "enter") == "enter":
                            for q in self.across_country(army, block, entry):
                                for f in self.facings(army, q):
                                    choices[f"enter {block.face} {entry} {q} {f}"] = (block, entry, None)
                        late = army == "USA" or "fresh" not in block.marks or before
                        if modes.get(entry, "road") == "road" and entry not in roads and late:
                            for q, n, way in self.by_road(army, block, entry):
                                if any(nodes & {q for _, q in way} for nodes in roads.values()):
                                    continue
                                for f in self.facings(army, q):
                                    choices[f"road {block.face} {entry} {q} {f} {n}"] = (block, entry, way)
                        for pair in TRANSFERS:
                            if (
                                entry in pair
                                and pair not in pairs
                                and not ("fresh" in block.marks and block.hour == hour)
                            ):
                                (there,) = pair - {entry}
                                if arrivals.get(hour) != there:
                                    choices[f"transfer {block.face} {entry} {there}"] = (block, entry, None)
                answer = yield from ask("entry", ["wait", *choices])
                if answer == "wait":
                    break
                block, entry, way = choices[answer]
                self.waiting[entry].remove(block)
                word, _, _, there, *front = answer.split()
                if word == "transfer":
                    pairs.add(frozenset({entry, there}))
                    block.ready = hour + 1
                    self.waiting.setdefault(there, []).append(block)
                    continue
                modes[entry] = word
                first.setdefault(entry, hour)
                block.marks |= {"moved", "entered", "come"}
                block.hour = hour
                self.put(army, block, there, front[0])
                if way is not None:
                    roads[entry] = {q for _, q in way}
                    self.take(army, {a for a, _ in way})

    def may_stand(self, army: str, block: Block, p: str) -> bool:
        """May an entry come to a position, if only in passing? (GG-11.16)"""
        if p in self.foes(army) or p in self.barred(army):
            return False
        shy = block.mounted or self.orders[army] == "withdraw"
        return not (shy and (self.exposed(army, p) or self.touching(army, p)))

    def across_country(self, army: str, block: Block, entry: str) -> set[str]:
        fired = self.fired(army)
        return {
            q
            for area in MAP.data.entries[entry].areas
            if area not in fired
            for q in MAP.border[area]
            if self.may_stand(army, block, q) and q not in self.full(army)
        }

    def by_road(self, army: str, block: Block, entry: str) -> Iterator[tuple[str, int, Way]]:
        """Positions on main roads, the number of the path, and the path: areas crossed and nodes passed."""
        nodes, links = MAP.data.roads.nodes, MAP.data.roads.links
        fired = self.fired(army)
        number: Counter[str] = Counter()

        def walk(node: str, way: Way) -> Iterator[tuple[str, Way]]:
            for link in links:
                if node not in (link.a, link.b):
                    continue
                after = link.b if node == link.a else link.a
                town = MAP.data.areas[link.area].town
                if after in [n for _, n in way] or nodes[after].kind == "entry" or (army == "CSA" and town):
                    continue
                if not way and link.area in fired:
                    continue
                if nodes[node].position and link.area == way[-1][0]:
                    continue  # roads change at meeting points only; a position is crossed
                there = nodes[after].position
                longer = (*way, (link.area, after))
                if there:
                    if not self.may_stand(army, block, there):
                        continue
                    yield there, longer
                    if self.exposed(army, there) or self.touching(army, there):
                        continue
                yield from walk(after, longer)

        start = next(name for name, node in nodes.items() if node.entry == entry)
        for there, way in walk(start, ()):
            if there not in self.full(army):
                yield there, number[there], way
                number[there] += 1

    # ---- attacks (GG-13) --------------------------------------------------------------------------------------------

    def attack_step(self, army: str) -> Asking:
        used = Used(set(), set())
        while True:
            attack = Attack(self, army, used)
            targets = {f"target {d}" for d in self.foes(army) if attack.possible(d)}
            answer = yield from ask("attack", ["done", *targets])
            if answer == "done":
                return
            yield from attack.make(answer.split()[1])

    def survivors(self, token: str, army: str) -> int:
        """GG-13.2.4."""
        count = sum(matches(token, b) for blocks in self.stacks[army].values() for b in blocks)
        count += sum(
            matches(token, b)
            for blocks in [*self.off.values(), *self.waiting.values()]
            for b in blocks
            if army_of(b.face) == army
        )
        for command, number in FULL.items():
            block = Block(f"{command}-F")
            if army_of(block.face) == army and matches(token, block):
                count += number - self.gone[block.face] - self.in_play(block.face)
        return count

    def in_play(self, face: str) -> int:
        stacks = [
            *self.stacks["USA"].values(),
            *self.stacks["CSA"].values(),
            *self.off.values(),
            *self.waiting.values(),
        ]
        return sum(b.face == face for blocks in stacks for b in blocks)

    def arrived(self, command: str) -> bool:
        """Have all blocks of a command entered the map as reinforcements? (GG-13.2.5, R44)"""
        faces = ["Reynolds-F", "Iron-F"] if command == "Reynolds" else [f"{command}-F"]
        came = sum(self.come[f] for f in faces)
        came += sum(
            b.face in faces and "come" in b.marks
            for blocks in [*self.stacks["USA"].values(), *self.stacks["CSA"].values(), *self.off.values()]
            for b in blocks
        )
        lost = sum(max(0, self.gone[f] - self.come[f]) for f in faces)
        return came > 0 and came + lost >= sum(FULL[f.split("-")[0]] for f in faces)

    def open_token(self, token: str) -> bool:
        name = token.split("-")[0]
        if name == "RESERVE":
            return sum(self.arrived(c) for c in UNION if c not in ("Buford", "Iron")) >= 4
        if name in ("I", "II", "III"):
            return sum(self.arrived(c) for c, corps in CORPS.items() if corps == name) >= 2
        return name != "MARCH"

    def deploys(self, token: str, army: str, f: str, attacking: Collection[Block] | None = None) -> bool:
        """GG-13.2."""
        if not self.open_token(token):
            return False
        name = token.split("-")[0]
        needed = {"ANY": 1, "RESERVE": 3, "I": 3, "II": 3, "III": 3}.get(name, 2)
        needed = min(needed, self.survivors(token, army))
        stacks = self.stacks[army]

        def matching(p: str) -> list[Block]:
            return [b for b in stacks.get(p, []) if matches(token, b)]

        here = matching(f)
        beside = {p for p in MAP.next_to(f) if matching(p)}
        beyond = {q for p in beside for q in MAP.next_to(p)} - beside - {f}
        counted = here + [b for p in beside | beyond for b in matching(p)]
        if not here or not needed or len(counted) < needed:
            return False
        if attacking is None:
            return True
        return any(b in attacking for b in (here if needed == 1 else counted))


def matches(token: str, block: Block) -> bool:
    """GG-13.2.1."""
    name = token.split("-")[0]
    command = "Reynolds" if block.command == "Iron" else block.command
    if name == "ANY":
        return True
    if name == "RESERVE":
        return not block.mounted and command in UNION
    return name in (command, CORPS.get(command))


class Used(NamedTuple):
    """Positions that attacks of the phase have come from and gone to (GG-13.1.2)."""

    starts: set[str]
    ends: set[str]


@cache
def bare_distance(end: str) -> dict[str, int]:
    """Least costs of paths to a position on the empty map."""
    best = {end: 0}
    queue = [end]
    while queue:
        here = queue.pop(0)
        for _, q, cost in MAP.steps(here):
            if best[here] + cost < best.get(q, 99):
                best[q] = best[here] + cost
                queue.append(q)
    return best


@cache
def shortest(start: str, end: str) -> list[Way]:
    """All shortest paths on the empty map."""
    if start == end:
        return [()]
    left = bare_distance(end)
    return [
        ((area, q), *rest)
        for area, q, cost in MAP.steps(start)
        if left[q] + cost == left[start]
        for rest in shortest(q, end)
    ]


class Sent(NamedTuple):
    block: Block
    start: str
    end: str
    way: Way


class Attack:
    """One attack."""

    def __init__(self, ground: Ground, army: str, used: Used) -> None:
        self.g = ground
        self.army = army
        self.foe = other_army(army)
        self.used = used
        self.targets: list[str] = []
        self.sent: list[Sent] = []
        self.leaders: dict[str, Block] = {}
        self.played: dict[str, dict[str, list[str]]] = {army: {}, self.foe: {}}
        self.hits: Counter[str] = Counter()
        self.won: list[bool] = []

    # ---- who may go where (GG-13.11) --------------------------------------------------------------------------------

    def free(self, d: str) -> bool:
        return d not in self.g.foes(self.army)

    def victor(self, d: str) -> bool:
        return any("victor" in b.marks for b in self.g.stacks[self.foe].get(d, []))

    def sees(self, p: str, d: str) -> bool:
        """GG-13.11.1."""
        g = self.g
        front = g.fronts[self.army][p]
        fields = MAP.field_of_fire((p, front), g.places(self.army))
        if front in MAP.areas(d) or fields & set(MAP.areas(d)):
            return True
        places = g.places(self.foe) | {d}
        return any(MAP.field_of_fire((d, a), places) & set(MAP.areas(p)) for a in MAP.areas(d))

    def ways(self, p: str, d: str) -> list[Way]:
        """GG-13.11.2."""
        g = self.g
        foes, barred = g.foes(self.army), g.barred(self.army)
        found = []
        for way in shortest(p, d):
            passed = [q for _, q in way[:-1]]
            if way and way[0][0] == g.fronts[self.army][p] and not any(q in foes or q in barred for q in passed):
                found.append(way)
        alike = {tuple(a for a, _ in way): way for way in reversed(found)}  # where only positions differ, one is enough
        return [way for way in found if way in alike.values()]

    def movers(self) -> list[tuple[Block, str]]:
        g = self.g
        gone = [s.block for s in self.sent]
        return [
            (b, p)
            for b, p in g.blocks(self.army)
            if "moved" not in b.marks and p not in self.used.starts and p not in g.foes(self.army) and b not in gone
        ]

    def lasts(self, d: str) -> set[str]:
        """Areas across which a target may be entered."""
        g = self.g
        found = set(MAP.areas(d))
        if self.victor(d):
            found &= {g.fronts[self.foe][d]}
        if not self.free(d) and d in g.stacks[self.army]:
            found &= {MAP.other(d, g.fronts[self.army][d])}
        for s in self.sent:
            if s.end == d:
                found &= {s.way[-1][0]} if s.way else {MAP.other(d, g.fronts[self.army][d])}
        return found

    def sends(self, p: str, d: str) -> list[int]:
        """The numbers of the ways a block may take to a target."""
        g = self.g
        if p == d or d in g.barred(self.army) or d in self.used.ends or not self.sees(p, d):
            return []
        away = [s.block for s in self.sent if s.end != d]
        there = sum(b not in away for b in g.stacks[self.army].get(d, []))
        there += sum(s.end == d and s.start != d for s in self.sent)
        if there >= 3:
            return []
        return [n for n, way in enumerate(self.ways(p, d)) if way[-1][0] in self.lasts(d)]

    def stays(self, p: str, d: str, occupied: str) -> bool:
        """GG-13.11.5: does a block stay on the free target d beside the occupied one?"""
        if p != d or not self.free(d) or not MAP.adjacent(d, occupied) or d in self.used.ends:
            return False
        faced = MAP.other(d, self.g.fronts[self.army][d])
        return all(s.end != d or not s.way or s.way[-1][0] == faced for s in self.sent)

    def leads(self, d: str, occupied: str) -> dict[str, Sent]:
        found = {}
        for block, p in self.movers():
            if not self.free(d) and block.strength < 2:
                continue
            for n in self.sends(p, d):
                found[f"lead {block.face} {p} {d} {n}"] = Sent(block, p, d, self.ways(p, d)[n])
            if self.free(d) and self.stays(p, d, occupied):
                found[f"lead {block.face} {p} {d} 0"] = Sent(block, p, d, ())
        return found

    def possible(self, d: str) -> bool:
        return self.g.tray(self.army).total() >= 1 and bool(self.leads(d, d))

    def pairs(self, one: str, two: str) -> bool:
        """Can both targets have a leader?"""
        return any(self.second_of(s, two, one) for s in self.leads(one, one).values())

    def second_of(self, lead: Sent, two: str, one: str) -> bool:
        self.sent.append(lead)
        found = bool(self.leads(two, one))
        self.sent.remove(lead)
        return found

    def seconds(self, one: str) -> list[str]:
        g = self.g
        if self.victor(one):
            return []
        found = []
        for two in MAP.next_to(one):
            if two in self.used.ends or two in g.barred(self.army) or self.victor(two):
                continue
            if not self.free(two) and g.tray(self.army).total() < 2:
                continue
            if self.pairs(one, two):
                found.append(two)
        return found

    def make(self, target: str) -> Asking:
        self.targets = [target]
        answer = yield from ask("second-target", ["done", *(f"also {q}" for q in self.seconds(target))])
        if answer != "done":
            self.targets.append(answer.split()[1])
        for n, d in enumerate(self.targets):
            leads = self.leads(d, target)
            if n == 0 and len(self.targets) == 2:
                leads = {a: s for a, s in leads.items() if self.second_of(s, self.targets[1], target)}
            answer = yield from ask("leader", leads)
            self.sent.append(leads[answer])
            self.leaders[d] = leads[answer].block
        while True:
            more = self.more()
            answer = yield from ask("attackers", ["charge", *more])
            if answer == "charge":
                break
            self.sent.append(more[answer])
        for s in self.sent:
            s.block.marks |= {"moved", "attacked"}
        self.used.starts.update(s.start for s in self.sent)
        self.used.ends.update(self.targets)
        yield from self.support_defence()
        yield from self.support_attack()
        yield from self.make_up()
        yield from self.bombard()
        yield from self.defensive_fire()
        if not self.living():
            return
        self.advance()
        yield from self.combats()
        yield from self.aftermath()

    def more(self) -> dict[str, Sent]:
        if any(self.victor(d) for d in self.targets):
            return {}
        found = {}
        against = sum(not self.free(s.end) for s in self.sent)
        for block, p in self.movers():
            for d in self.targets:
                if not self.free(d) and against >= self.g.tray(self.army).total():
                    continue
                for n in self.sends(p, d):
                    found[f"send {block.face} {p} {d} {n}"] = Sent(block, p, d, self.ways(p, d)[n])
                if self.stays(p, d, self.targets[0]) and d != self.targets[0]:
                    found[f"stay {block.face} {p}"] = Sent(block, p, d, ())
        return found

    # ---- artillery (steps 2 to 6) -----------------------------------------------------------------------------------

    def field(self, army: str, p: str, defensive: bool = False) -> set[str]:
        g = self.g
        return MAP.field_of_fire((p, g.fronts[army][p]), g.places(army), defensive)

    def crossed(self, d: str | None = None) -> set[str]:
        return {a for s in self.sent for a, _ in s.way if d in (None, s.end)}

    def support_defence(self) -> Asking:
        g = self.g
        while True:
            options = ["done"]
            for p in g.places(self.foe):
                if p in g.places(self.army) or len(self.played[self.foe].get(p, [])) >= 2:
                    continue
                if not self.field(self.foe, p, defensive=True) & self.crossed():
                    continue
                options += [f"play {t} {p}" for t in +g.tray(self.foe) if g.deploys(t, self.foe, p)]
            answer = yield from ask("defensive-support", options)
            if answer == "done":
                return
            self.play(self.foe, answer)

    def play(self, army: str, answer: str) -> None:
        _, token, p = answer.split()
        self.g.tray(army)[token] -= 1
        self.played[army].setdefault(p, []).append(token)

    def marks(self) -> list[str]:
        """Bombardment targets (GG-13.13.2)."""
        occupied = [d for d in self.targets if not self.free(d)]
        return occupied + [p for p in self.played[self.foe] if p not in occupied]

    def bombards(self, f: str, t: str) -> bool:
        """GG-13.13.3, 13.13.4."""
        return self.hits_from(self.army, f, t) or self.hits_from(self.foe, t, f)

    def hits_from(self, one: str, f: str, t: str) -> bool:
        """Is t in the field of fire of f, with open near sides?"""
        field = self.field(one, f)
        front = self.g.fronts[one][f]
        seen = field & set(MAP.areas(t))
        if not seen or MAP.side(f, front).obstructed:
            return False
        near = {front} if front in MAP.areas(t) else seen
        return any(not MAP.side(t, a).obstructed for a in near)

    def support_attack(self) -> Asking:
        g = self.g
        attacking = [s.block for s in self.sent]
        while True:
            options = ["done"]
            for f in g.places(self.army):
                if f in g.places(self.foe) or not any(self.bombards(f, t) for t in self.marks()):
                    continue
                options += [f"play {t} {f}" for t in +g.tray(self.army) if g.deploys(t, self.army, f, attacking)]
            answer = yield from ask("offensive-support", options)
            if answer == "done":
                return
            self.play(self.army, answer)

    def make_up(self) -> Asking:
        """GG-13.13.5."""
        g = self.g
        blocks = sum(not self.free(s.end) for s in self.sent)
        missing = blocks - sum(len(t) for t in self.played[self.army].values())
        while missing > 0:
            if missing >= (+g.tray(self.army)).total():
                answer = f"add {min(+g.tray(self.army))}"  # all of them
            else:
                answer = yield from ask("make-up", [f"add {t}" for t in +g.tray(self.army)])
            missing -= 1
            g.spend(self.army, "tray", "used", answer.split()[1])

    def bombard(self) -> Asking:
        """GG-13.15."""
        g = self.g
        sums: Counter[str] = Counter()
        for f in sorted(self.played[self.army], key=lambda p: int(p[1:])):
            strength = min(3, sum(int(t.split("-")[1]) for t in self.played[self.army][f]))
            answer = yield from ask("aim", [f"aim {f} {t}" for t in self.marks() if self.bombards(f, t)])
            sums[answer.split()[2]] += strength
        for t in sorted(sums, key=lambda p: int(p[1:])):
            left = sums[t] // 3
            guns = self.played[self.foe].get(t, [])
            while left and guns:
                answer = yield from ask("knock", {f"knock {token} {t}" for token in guns})
                guns.remove(answer.split()[1])
                g.tokens[self.foe].setdefault("hit", Counter())[answer.split()[1]] += 1
                left -= 1
            self.hits[t] += left
        for tokens in self.played[self.army].values():
            for token in tokens:
                g.tokens[self.army].setdefault("used", Counter())[token] += 1
        self.played[self.army] = {}

    def defensive_fire(self) -> Asking:
        """GG-13.16."""
        g = self.g
        order: dict[str, list[Block]] = {}
        for d in self.targets:
            rest = [s for s in self.sent if s.end == d and s.block is not self.leaders[d]]
            order[d] = [self.leaders[d]]
            if not any(self.played[self.foe].values()):
                order[d] += [s.block for s in rest]  # no fire, no order
                rest = []
            while rest:
                options = {f"behind {s.block.face} {s.start} {d}": s for s in rest}
                answer = yield from ask("behind", options)
                order[d].append(options[answer].block)
                rest.remove(options[answer])
        sums: Counter[str] = Counter()
        for p in sorted(self.played[self.foe], key=lambda p: int(p[1:])):
            tokens = self.played[self.foe][p]
            s = min(3, sum(int(t.split("-")[1]) for t in tokens))
            field = self.field(self.foe, p, defensive=True)
            goals = [d for d in self.targets if field & self.crossed(d) and (p == d or p not in self.targets)]
            if tokens and goals:
                answer = yield from ask("support", [f"support {p} {d}" for d in goals])
                d = answer.split()[2]
                front = g.fronts[self.foe][p]
                ridge = MAP.side(p, front).ridge
                if ridge:
                    s += min(ridge, s)
                elif front not in self.crossed(d):
                    s //= 2
                sums[d] += s
            for token in tokens:
                g.tokens[self.foe].setdefault("extra", Counter())[token] += 1
        self.order = order
        for d in self.targets:
            for _ in range(sums[d] // 3):
                if order[d]:
                    block = order[d][0]
                    alive = yield from g.reduce(self.army, block, self.start_of(block))
                    if not alive:
                        order[d].pop(0)

    def start_of(self, block: Block) -> str:
        return next(p for b, p in self.g.blocks(self.army) if b is block)

    def living(self) -> list[Block]:
        return [b for blocks in self.order.values() for b in blocks]

    # ---- steps 7 to 9 -----------------------------------------------------------------------------------------------

    def advance(self) -> None:
        g = self.g
        self.advanced = self.living()
        for s in self.sent:
            if s.block not in self.advanced:
                continue
            if not s.way:
                continue
            g.lift(self.army, s.block, self.start_of(s.block))
            g.put(self.army, s.block, s.end, MAP.other(s.end, s.way[-1][0]))

    def combats(self) -> Asking:
        g = self.g
        places = [d for d in self.targets if not self.free(d) and d in g.stacks[self.army] and self.order[d]]
        while places:
            answer = yield from ask("combat-order", [f"fight {d}" for d in places])
            d = answer.split()[1]
            places.remove(d)
            yield from self.close_combat(d)

    def close_combat(self, d: str) -> Asking:
        g = self.g
        side = next(s.way[-1][0] for s in self.sent if s.end == d)
        answer = yield from ask("defender", {f"defend {b.face}" for b in g.stacks[self.foe][d]})
        defender = next(b for b in g.stacks[self.foe][d] if b.face == answer.split()[1])
        leader = self.leaders[d] if self.leaders[d] in self.order[d] else None
        rear = MAP.other(d, g.fronts[self.foe][d]) == side
        result = (leader.strength if leader else 0) - (0 if rear else defender.strength)
        if rear:
            g.fronts[self.foe][d] = side
        result += self.army == "CSA"
        result -= MAP.side(d, side).steep
        result -= all(MAP.side(d, a).obstructed for a in MAP.areas(d))
        result -= side in g.works.get(d, ())
        result += self.hits[d]
        result += bool(self.won and self.won[0])
        result += self.threats(self.army, self.foe, d)
        if len(self.order[d]) < 2:
            result -= self.threats(self.foe, self.army, d)
        result -= 2 * (defender.command == "Iron")
        self.won.append(result >= 1)
        if result >= -1:
            yield from g.reduce(self.foe, defender, d)
        if result <= 1:
            block = self.order[d][0]
            alive = yield from g.reduce(self.army, block, d)
            if not alive:
                self.order[d].pop(0)

    def threats(self, by: str, on: str, d: str) -> int:
        """Flanks of the stack of one army on d that the other army threatens (GG-13.18.12)."""
        g = self.g
        target = (d, g.fronts[on][d])
        return sum(
            any(MAP.threatens(stack, target, j, g.places(on)) for stack in g.fronts[by].items())
            for j in MAP.data.positions[d].junctions
        )

    def aftermath(self) -> Asking:
        g = self.g
        if any(self.won):
            for block in self.living():
                block.marks.add("victor")
            g.take(self.army, {a for s in self.sent if s.block in self.advanced for a, _ in s.way})
            return
        blocks = self.living()
        yield from g.all_back("lost-attack", self.army, list(blocks), list(blocks))


# ---- questions of one answer ----------------------------------------------------------------------------------------

SPACES = [
    "5AM",
    "6AM",
    "7AM",
    "8AM",
    "9AM",
    "10AM",
    "11AM",
    "12N",
    "1PM",
    "2PM",
    "3PM",
    "4PM",
    "5PM",
    "6PM",
    "7PM",
    "8PM",
]


def most_hours(position: dict[str, Any]) -> int:
    """GG-7.4 to 7.7."""
    ground = Ground(position)
    hour = position.get("hour", "7AM" if position.get("day", 1) == 1 else "5AM")
    if "attack" in ground.orders.values() or hour == "NIGHT":
        return 1
    numbers = []
    for army in ("USA", "CSA"):
        off = [b for blocks in [*ground.off.values(), *ground.waiting.values()] for b in blocks]
        numbers.append(len(list(ground.blocks(army))) + sum(army_of(b.face) == army for b in off))
    return min(1 + min(numbers) // 3, len(SPACES) - SPACES.index(hour))


def orders_open(position: dict[str, Any], army: str, short: bool) -> set[str]:
    """GG-6.2 to 6.4; ``short``: he chose fewer hours than he could have."""
    ground = Ground(position)
    if not ground.places("USA") or not ground.places("CSA"):
        return {"order hold"}
    day = position.get("day", 1)
    hour = position.get("hour", "7AM" if day == 1 else "5AM")
    last = hour == "NIGHT" and day == position.get("last_day", 3)
    night = hour != "NIGHT" and SPACES.index(hour) + ground.length == len(SPACES)
    found = {"order hold", "order withdraw", "order attack"}
    if night or last or not (+ground.tray(army)).total():
        found.discard("order attack")
    if short:
        found.discard("order hold")
    return found


def in_control(position: dict[str, Any]) -> int:
    """Objectives that the Union fully controls (GG-20.3 to 20.5)."""
    ground = Ground(position)
    fired = ground.fired("USA")
    rebels = ground.places("CSA")
    home = {a for e in MAP.data.entries.values() if e.army == "USA" for a in e.areas}
    number = 0
    for area, owner in ground.objectives.items():
        seen = {area} - fired
        queue = sorted(seen)
        for here in queue:
            for p in MAP.border[here]:
                there = MAP.other(p, here)
                if p not in rebels and there not in seen | fired:
                    seen.add(there)
                    queue.append(there)
        number += owner == "USA" and bool(seen & home)
    return number


@cache
def areas_within_two(area: str) -> set[str]:
    found = {area}
    for _ in range(2):
        found |= {MAP.other(p, a) for a in found for p in MAP.border[a]}
    return found


def apart(objectives: Collection[str]) -> bool:
    """GG-16.4."""
    return not any(b in areas_within_two(a) for a, b in combinations(objectives, 2))


def objective_step(ground: Ground, left: int) -> Asking:
    """GG-16.3 to 16.6."""
    moved: set[str] = set()

    def steps(objectives: dict[str, str], gone: set[str]) -> Iterator[tuple[str, str, str]]:
        for area, owner in objectives.items():
            if owner == "USA" and area not in gone:
                for p in MAP.border[area]:
                    there = MAP.other(p, area)
                    if not MAP.data.areas[there].partial and there not in objectives:
                        yield area, there, p

    def after(objectives: dict[str, str], area: str, there: str, p: str) -> dict[str, str]:
        owner = objectives[area]
        for army in ("USA", "CSA"):
            if p in ground.stacks[army]:
                owner = army
        if p in ground.stacks["USA"] and p in ground.stacks["CSA"]:
            owner = next(a for a in ("USA", "CSA") if MAP.other(p, ground.fronts[a][p]) == there)
        return {a: o for a, o in objectives.items() if a != area} | {there: owner}

    def mends(objectives: dict[str, str], gone: set[str], moves: int) -> bool:
        if apart(list(objectives)):
            return True
        return moves > 0 and any(
            mends(after(objectives, *step), gone | {step[1]}, moves - 1) for step in steps(objectives, gone)
        )

    while left:
        options = ["done"] if apart(list(ground.objectives)) else []
        options += [
            f"shift {a} {b} {p}"
            for a, b, p in steps(ground.objectives, moved)
            if mends(after(ground.objectives, a, b, p), moved | {b}, left - 1)
        ]
        answer = yield from ask("objectives", options)
        if answer == "done":
            return
        _, area, there, p = answer.split()
        ground.objectives = after(ground.objectives, area, there, p)
        moved.add(there)
        left -= 1
