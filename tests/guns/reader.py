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

from longroll.games.guns.map_data import load_map
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


class Question(NamedTuple):
    kind: str
    options: frozenset[str] | None
    """None: not foreseen; any answer is taken."""


Asking = Generator[Question, str, Any]


class Block:
    """One block in play."""

    def __init__(self, written: str | dict[str, Any]) -> None:
        what = {"block": written} if isinstance(written, str) else written
        self.face: str = what["block"].split(".")[0]
        self.marks: set[str] = set(what.get("marks", []))
        self.hour: int = what.get("hour", 0)

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
        self.gone[face] += 1
        if "come" in block.marks:
            self.come[face] += 1
        if block.strength == 1:
            self.lift(army, block, p)
            return False
        found = self.unused(command)
        if command == "Iron":
            found = ["Iron-R2"] if face == "Iron-F" else ["Iron-R1"]
        elif face.endswith("R2"):
            found = [f for f in found if f.endswith("R1")][:1]
        if not found:
            self.lift(army, block, p)
            return False
        if len(found) == 1:
            block.face = found[0]
        else:
            pairs = {pair for one, two in combinations(found, 2) for pair in ((one, two), (two, one))}
            answer = yield from ask("offer", [f"offer {one} {two}" for one, two in pairs])
            pick = yield from ask("pick", ["pick first", "pick second"])
            block.face = answer.split()[1 if pick == "pick first" else 2]
        block.marks.discard("come")
        return True

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
        block.marks |= {"moved", "withdrew"}
        block.marks -= {"victor", "attacked"}
        word, end, *front = answer.split()
        if word == "leave":
            self.off.setdefault(end, []).append(block)
            return
        self.put(army, block, end, front[0])
        if MAP.hurt(p, end, ends[end], foes):
            hurt.setdefault(end, []).append(block)

    def choices_back(self, army: str, blocks: Collection[Block], forced: Collection[Block]) -> dict[str, tuple[Block, str]]:
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
        for p in sorted(hurt, key=lambda p: int(p[1:])):
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
            for block, p in movers:
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
        self.lift(army, block, p)
        block.marks |= {"moved"}
        block.marks -= {"entered", "withdrew"}
        self.bonus = max(0, self.bonus - 1)
        if word == "leave":
            self.off.setdefault(end, []).append(block)
        else:
            self.put(army, block, end, front[0])
        return known
