"""The program against the second reader (``literal.py``): what may be done, and what comes of it.

Positions come from two sources: crowded ones put together by chance, and games played half by the computer player and
half at random, from every scenario with its options. ``LONGROLL_GAMES`` (300 by default) says how many there are."""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import pytest

from longroll.games import game as find_game
from longroll.kit import BadInput, State
from longroll.kit.clauses import rule
from tests.acceptance.walks import sensible
from tests.glory.literal import FACINGS, TABLES, Reading, all_hexes, distance, other_side, word
from tests.playing import kind_of

GAMES = int(os.environ.get("LONGROLL_GAMES", "300"))
SCALE = max(1, GAMES // 300)
GLORY = find_game("glory")
Words = tuple[str, ...]
Events = list[Any]
Charge = tuple[frozenset[str], frozenset[str]]

BATTLES = ("fredericksburg", "chancellorsville", "first-manassas", "second-manassas", "chickamauga")


class Book(Reading):
    """A position with the bookkeeping of the program: who charges whom, who still retreats."""

    def frames(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.moment.get("procedure", [])
        return found

    def frame(self, name: str) -> dict[str, Any] | None:
        """The innermost frame of that name."""
        return next((frame["fields"] for frame in reversed(self.frames()) if frame["frame"] == name), None)

    def name(self, number: int) -> str:
        return str(self.battle["units"][number]["id"])

    def names(self, numbers: list[int]) -> set[str]:
        return {self.name(number) for number in numbers if number < len(self.battle["units"])}

    def chosen(self, mask: int | str) -> set[str]:
        bits = int(mask, 16) if isinstance(mask, str) else mask
        return {unit["id"] for number, unit in enumerate(self.battle["units"]) if bits >> number & 1}

    def chiefs(self) -> list[str]:
        return [word(command["cmd"]) for command in self.battle["commands"] if not command.get("independent")]

    def code(self, number: int) -> str:
        columns = self.map["grid"]["columns"]
        return f"{number % columns + 1:02d}{number // columns + 1:02d}"


class Fight:
    """The charges of a step, as they were declared."""

    def __init__(self, book: Book) -> None:
        fields = book.frame("ChargeStep")
        assert fields is not None
        self.mode: int = fields["mode"]
        self.over: list[int] = fields["over"]
        self.units: list[list[str]] = [[] for _ in range(fields["count"])]
        self.hexes: list[list[str]] = [[] for _ in range(fields["count"])]
        self.origin: dict[str, str] = {}
        for attacker, place in zip(fields["attackers"], fields["origins"], strict=True):
            unit = book.name(attacker & 255)
            self.units[attacker >> 8].append(unit)
            self.origin[unit] = book.code(place)
        for goal in fields["goals"]:
            self.hexes[goal >> 12].append(book.code(goal & 4095))
        self.stood: dict[str, list[str]] = defaultdict(list)
        for entry in fields["stood"]:
            self.stood[book.code(entry >> 8)].append(book.name(entry & 255))
        self.shaken = book.names(fields["shaken"])
        self.involved = book.names(fields["involved"])
        self.joined: set[str] = set()
        for frame in book.frames():
            if frame["frame"] == "ChargeStep":
                self.joined |= book.names(frame["fields"]["joined"])

    def busy(self) -> set[str]:
        return {unit for units in self.units for unit in units}

    def left(self, book: Book, number: int) -> tuple[list[str], list[str]]:
        """Who still charges what (GL-10.21.3, GL-10.21.4, GL-10.24.6, GL-10.24.7, GL-10.33.2, GL-10.35.1)."""

        def sound(unit: str) -> bool:
            return book.at.get(unit) == self.origin[unit] and (unit not in book.disordered or unit in self.shaken)

        units = [
            unit
            for unit in self.units[number]
            if all(sound(other) for other in self.units[number] if self.origin[other] == self.origin[unit])
        ]
        hexes = [
            code
            for code in self.hexes[number]
            if any(book.at.get(unit) == code for unit in self.stood[code])
            and any(code in book.fronts(unit) for unit in units)
        ]
        return [unit for unit in units if book.fronts(unit) & set(hexes)], hexes

    def silent(self) -> set[str]:
        """Who has no defensive fire: joined units, and later those of the first charge (GL-11.23.2, GL-11.33.4)."""
        return self.joined | (self.involved if self.mode else set())


class Second:
    """The second reader beside a game: before each answer it lists them, after each die it does the sum."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.faults: list[str] = []
        self.aims: dict[str, int] = {}
        self.charged: set[tuple[str, str]] = set()
        self.fresh: list[str] | None = None
        self.checks: set[str] = set()
        self.checked: set[str] = set()
        self.away: set[str] = set()
        self.lost: set[str] = set()
        self.result = ""
        self.tag = ""

    def same(self, what: str, got: Any, want: Any, more: object = "") -> None:
        self.seen[what] += 1
        if got != want:
            difference = f"got {got}, wanted {want}"
            if isinstance(got, set):
                difference = f"also {sorted(got - want)}, not {sorted(want - got)}"
            self.faults.append(f"{self.tag} {what}: {difference} {more}")

    # before an answer

    def options(self, state: State, book: Book) -> None:
        kind = kind_of(state)
        look: Callable[[Book, list[Words]], None] | None = getattr(self, "at_" + kind.replace("-", "_"), None)
        if look is not None:
            look(book, [tuple(str(option).split()) for option in state.options()])
        if kind in ("charge", "continue"):
            self.declarations(state, book, kind)

    def at_command(self, book: Book, options: list[Words]) -> None:
        if "division-markers" in book.spec.get("options", []):
            return
        marker = book.moment["marker"]
        am = next(am for am in book.battle["ams"] if word(am["am"]) == marker)
        able = [unit for unit in book.unit if book.can_act(unit, am)]
        there = {book.acts_as(unit) for unit in able if unit in book.at}
        if "commands" not in am:
            there |= {name for name in book.chiefs() if book.led(name, am)}
        out = set(book.moment.get("acted", [])) | book.held_back()
        listed = {o[1] for o in options if o[0] == "command"}
        # whether those that are still to enter can is not read here (GL-6.52.1)
        entering = {book.acts_as(unit) for unit in able} - there
        self.same("commands", listed - entering, there - out)
        self.same("entering commands", listed & entering & out, set())
        self.same("combinable", {o[1] for o in options if o[0] == "combine"}, book.combinable())

    def at_combine(self, book: Book, options: list[Words]) -> None:
        """Whoever is left of those who could be named may be added to those who are."""
        added = {o[1] for o in options if o[0] == "combine"}
        self.same("added leaders", added <= book.combinable(), True, added)

    def at_open(self, book: Book, options: list[Words]) -> None:
        if "division-markers" not in book.spec.get("options", []):
            sides = {word(am["am"]): am["side"] for am in book.battle["ams"]}
            wanted = {name for name in book.markers() if sides[name] == book.spec["initiative"]}
            self.same("first markers", {o[1] for o in options}, wanted)

    def at_fire(self, book: Book, options: list[Words]) -> None:
        got = set()
        for verb, who, *rest in (o for o in options if o[0] != "done"):
            place = who if verb == "fire-both" else book.at[who]
            got.add((verb, who, rest[0], book.facing(place) if rest[1] == "-" else rest[1]))
        self.same("fire", got, book.fires())

    def at_answer(self, book: Book, options: list[Words]) -> None:
        salvo = book.frame("Salvo")
        assert salvo is not None
        place, origin = book.code(salvo["targets"][0]), book.code(salvo["origins"][0])
        used = set(book.moment.get("answered", [])) | book.names(salvo["guns"] + salvo["seconds"])
        got = {(*o[:-1], book.facing(place) if o[-1] == "-" else o[-1]) for o in options if o[0] != "hold-fire"}
        wanted = book.answers(place, origin, used)
        if salvo["turned"]:
            wanted = {answer for answer in wanted if answer[-1] == book.facing(place)}
        self.same("counterbattery", got, wanted)

    def at_move(self, book: Book, options: list[Words]) -> None:
        acting = book.acting_units() & set(book.at)
        free = {unit for unit in acting if unit not in book.moved | book.fired}
        for unit in free:
            if book.is_bound(unit):
                continue
            near, far = set(book.reach(unit)), set(book.reach(unit, extended=True))
            self.same("move", {o[2] for o in options if o[:2] == ("move", unit)}, near, unit)
            marched = {o[2] for o in options if o[:2] == ("march", unit)}
            self.same("march", marched | far & near, far, unit)
        movers = {o[1] for o in options if o[0] in ("move", "march")}
        self.same("movers", movers <= free, True, movers - free)
        self.turning(book, options, acting, free)
        exits = book.scenario.get("exits", {}).get(book.side, [])
        self.same("exit", {o[1] for o in options if o[0] == "exit"}, {u for u in free if book.at[u] in exits})
        off = book.traits.get("off_map", {}).get(book.side, [])
        self.same("march off", {o[1] for o in options if o[0] == "march-off"}, {u for u in free if book.at[u] in off})
        step = book.frame("MoveStep")
        assert step is not None
        ridden = int(step["ridden"], 16) if isinstance(step["ridden"], str) else step["ridden"]
        riders = {
            name
            for number, name in enumerate(book.chiefs())
            if name in book.acting
            and book.leaders.get(name, "").isdigit()
            and not ridden >> number & 1
            and (book.ride(name) or book.ride(name, extended=True))
        }
        self.same("riders", {o[1] for o in options if o[0] == "ride"}, riders)

    def turning(self, book: Book, options: list[Words], acting: set[str], free: set[str]) -> None:
        """In place: facing, order in the stack, mounting (GL-7.12, GL-6.43.2, GL-12.1)."""
        enemy = other_side(book.side)
        wanted = {
            (code, facing)
            for code in book.hexes_of(book.side)
            if set(book.units_in(code)) <= acting
            and set(book.units_in(code)) & free
            and not set(book.units_in(code)) & book.fired
            and not book.bound_facing(code)
            for facing in FACINGS
            if facing != book.facing(code)
        }
        self.same("turn", {(book.at[o[1]], o[2]) for o in options if o[0] == "turn"}, wanted)
        swaps = {
            unit
            for unit in free
            if not book.is_bound(unit)
            and len(book.units_in(book.at[unit])) == 2
            and all(book.is_foot(other) for other in book.units_in(book.at[unit]))
            and not (unit in book.disordered and book.next_to(book.at[unit], enemy))
        }
        self.same("swap", {o[1] for o in options if o[0] == "swap" and not book.is_bound(o[1])}, swaps)
        for verb in ("mount", "dismount"):
            able = {
                unit
                for unit in free
                if "dm_s" in book.unit[unit]
                and (unit in book.dismounted) == (verb == "mount")
                and not book.next_to(book.at[unit], enemy)
                and all(book.is_gun(other) for other in book.units_in(book.at[unit]) if other != unit)
            }
            self.same(verb, {o[1] for o in options if o[0] == verb}, able)

    def at_ride(self, book: Book, options: list[Words]) -> None:
        ride = book.frame("Ride")
        if ride is None:
            return  # he arrives with a column
        leader = book.chiefs()[ride["leader"]]
        if book.leaders[leader].isdigit():
            near, far = set(book.ride(leader)), set(book.ride(leader, extended=True))
            self.same("ride", {o[1] for o in options if o[0] == "ride-to"}, near, leader)
            self.same("hurry", {o[1] for o in options if o[0] == "hurry-to"} | far & near, far, leader)

    def at_enter(self, book: Book, options: list[Words]) -> None:
        entry, step = book.frame("Entry"), book.frame("MoveStep")
        assert entry is not None
        assert step is not None
        unit, place, spent = book.name(entry["unit"]), book.code(entry["place"]), entry["spent"]
        if not book.is_bound(unit):
            near = set(book.reach(unit, False, place, spent))
            far = set(book.reach(unit, True, place, spent))
            self.same("enter", {o[2] for o in options if o[0] == "move"}, near, unit)
            self.same("enter hurrying", {o[2] for o in options if o[0] == "march"} | far & near, far, unit)
        columns = step["columns"]
        before = [columns[n + 1] for n in range(0, len(columns), 4) if columns[n] & 4095 == entry["place"]]
        self.same("entry cost", spent - book.entry_cost(unit, place) in before, True, unit)

    def at_evade(self, book: Book, options: list[Words]) -> None:
        fight = Fight(book)
        by: dict[str, set[str]] = defaultdict(set)
        for number in range(len(fight.units)):
            if number not in fight.over:
                units, hexes = fight.left(book, number)
                for unit, code in book.pairs(units, hexes):
                    by[code].add(unit)
        wanted = {
            (unit, place)
            for code, chargers in by.items()
            for unit in book.units_in(code)
            if book.may_evade(unit) and not any(book.is_mounted(charger) for charger in chargers)
            for place in book.evasions(unit, chargers)
        }
        self.same("evade", {o[1:] for o in options if o[0] == "evade"}, wanted)

    def at_defend(self, book: Book, options: list[Words]) -> None:
        fight, fire = Fight(book), book.frame("DefensiveFire")
        assert fire is not None
        waiting = {book.code(place) for place in fire["waiting"]}
        by: dict[str, set[str]] = defaultdict(set)
        for number, units in enumerate(fight.units):
            for unit in units:
                if number not in fight.over and book.at.get(unit) == fight.origin[unit]:
                    for code in set(fight.hexes[number]) & book.fronts(unit):
                        by[code].add(book.at[unit])
        wanted = set()
        for code in set(by) & waiting:
            if book.defenders(code, fight.silent(), set(book.moment.get("defended", []))):
                letters = [letter for letter, place in zip("LCR", book.front(code), strict=True) if place in by[code]]
                for number in range(1, len(letters) + 1):
                    wanted |= {(code, "".join(chosen)) for chosen in combinations(letters, number)}
        self.same("defend", {o[1:] for o in options if o[0] == "defend"}, wanted)

    def at_retreat(self, book: Book, options: list[Words]) -> None:
        retreat = book.frame("Retreat")
        assert retreat is not None
        causing = book.names(retreat["causing"])
        if self.away:
            going = book.names(retreat["units"]) | book.names(retreat["gone"])
            self.same("units that retreat", going, self.away - self.lost, self.result)
            self.same("units that checked", self.checked, self.checks, self.result)
            self.away = set()
        wanted, lost = set(), set()
        for unit in book.names(retreat["units"]):
            number, places = book.retreats(unit, causing)
            if number < 3:
                wanted |= {(unit, place) for place in places}
            else:
                lost.add(unit)
                self.room(book, options, unit)
        self.same("retreat", {o[1:] for o in options if o[0] == "retreat"}, wanted)
        self.same("no retreat", {o[1] for o in options if o[0] == "perish"}, lost)

    def at_displace(self, book: Book, options: list[Words]) -> None:
        self.away = set()
        for unit in {o[1] for o in options}:
            self.room(book, options, unit)

    def room(self, book: Book, options: list[Words], unit: str) -> None:
        """Whom a unit may displace that has no free hex (GL-11.26)."""
        retreat = book.frame("Retreat")
        assert retreat is not None
        number, places = book.retreats(unit, book.names(retreat["causing"]))
        spared = book.names(retreat["displaced"])
        wanted = {
            (unit, place, friend)
            for place in (places if number in (3, 4) else ())
            for friend in book.makes_room(unit, place, spared)
        }
        self.same("displace", {o[1:] for o in options if o[:2] == ("displace", unit)}, wanted)

    def at_further(self, book: Book, options: list[Words]) -> None:
        retreat = book.frame("Retreat")
        assert retreat is not None
        unit, causing = book.name(retreat["unit"]), book.names(retreat["causing"])
        self.same("further", {o[1] for o in options if o[0] == "further"}, book.second_hexes(unit, causing), unit)

    def at_advance(self, book: Book, options: list[Words]) -> None:
        fight, advance = Fight(book), book.frame("Advance")
        assert advance is not None
        after = next(
            frame for frame in reversed(book.frames()) if frame["frame"] in ("Resolution", "Evasion", "ChargeStep")
        )
        ready = book.names(advance["units"])
        wanted = set()
        for code in {book.code(place) for place in advance["hexes"]}:
            able = [
                unit
                for unit in ready
                if (unit, code) in self.charged
                and book.at.get(unit) == fight.origin[unit]
                and unit not in book.disordered
                and book.top(book.at[unit]) == unit
                and code not in book.barred(unit)
                and book.may_end(unit, code)
            ]
            best = max((book.cohesion(unit) for unit in able), default=0)
            wanted |= {(unit, code) for unit in able if book.cohesion(unit) == best}
        self.same("advance", {o[1:] for o in options if o[0] == "advance"}, wanted)
        if after["frame"] == "Resolution":
            fields = after["fields"]
            held = {book.code(place) for place in fields["held"]}
            emptied = {book.code(place) for place in advance["hexes"]}
            enemies = book.hexes_of(other_side(book.side_of(next(iter(ready)))))
            self.same("emptied hexes", emptied <= held - enemies, True, fields)
            self.same("free to stay", ("done",) in options, bool(book.night))

    def at_counter(self, book: Book, options: list[Words]) -> None:
        counter = book.frame("Counterattack")
        assert counter is not None
        vacated = {book.code(place) for place in counter["vacated"]}
        wanted = {
            (unit, code)
            for unit in book.names(counter["units"]) - book.names(counter["gone"])
            if unit in book.at and unit not in book.disordered and book.top(book.at[unit]) == unit
            for code in vacated - set(book.hexes) - book.barred(unit)
            if distance(code, book.at[unit]) == 1 and book.passable(unit, book.at[unit], code)
        }
        self.same("counterattack", {o[1:] for o in options if o[0] == "counter"}, wanted)

    def at_flee(self, book: Book, options: list[Words]) -> None:
        leader = options[0][1]
        self.same("flee", {o[2] for o in options}, book.flights(leader), leader)

    def at_rally(self, book: Book, options: list[Words]) -> None:
        step = book.frame("RallyStep")
        assert step is not None
        wanted = {unit for unit in book.acting_units() if book.may_rally(unit)} - book.chosen(step["tried"])
        self.same("rally", {o[1] for o in options if o[0] == "rally"}, wanted)

    def at_place(self, book: Book, options: list[Words]) -> None:
        for unit in {o[1] for o in options}:
            self.same("place", {o[2] for o in options if o[1] == unit}, book.homes(unit), unit)

    def declarations(self, state: State, book: Book, kind: str) -> None:
        """Every charge that can be declared answer by answer, and no other (GL-10.12, GL-10.21, GL-10.24, GL-11.32)."""
        fight = Fight(book)
        if kind == "charge" and fight.mode:
            return
        if kind == "charge":
            wanted = book.charges(fight.busy(), 5)
        else:
            units = {str(option).split()[1] for option in state.options() if str(option) != "done"}
            wanted = {charge for unit in units for charge in book.charges(set(), 5, unit)}
        got = declared(state) if wanted else None
        if got is not None:
            self.same("charges" if kind == "charge" else "continued attacks", got, wanted)

    # after an answer

    def note(self, action: str, events: Events) -> None:
        words = action.split()
        if words[0] == "defend":
            self.aims[words[1]] = len(words[2])
        for event in events:
            if event.kind == "acts":
                self.charged.clear()
            elif event.kind == "charges":
                self.charged.add((event.args["unit"], event.args["hex"]))
            elif event.kind == "turn":
                self.fresh = []
            elif event.kind == "marker" and self.fresh is not None:
                self.fresh.append(event.args["marker"])

    def went(self, book: Book, action: str, events: Events, state: State) -> None:
        """What a move cost, and whether cavalry came on at a gallop (GL-6.12.2, GL-10.26.1)."""
        if not action.startswith(("move ", "march ")):
            return
        verb, unit, place = action.split()
        if book.is_bound(unit):
            return
        ways = book.reach(unit, extended=verb == "march")
        gallop = book.reach(unit, extended=verb == "march", dearest=2)
        wanted = ways[place]
        if book.is_mounted(unit) and book.next_to(place, other_side(book.side)):
            wanted = gallop.get(place, wanted)
            galloped = set(GLORY.to_json(state)["moment"].get("galloped", []))
            self.same("gallop", unit in galloped, place in gallop, action)
        told = next(e.args["cost"] for e in events if e.kind in ("moves", "marches"))
        self.same("cost of a move", told, wanted, action)

    def retreated(self, book: Book, action: str, events: Events) -> None:
        """Automatic Disorders of a retreat (GL-11.24.2, GL-11.25.1)."""
        if not action.startswith("retreat"):
            return
        _, unit, place = action.split()
        start = book.at[unit]
        if book.is_mounted(unit) or {start, place} & set(book.leaders.values()):
            return  # it may go further, or a leader first decides where he goes
        hits = int(bool(book.crossing(start, place)))
        hits += any(place in book.front(foe) for foe in book.hexes_of(other_side(book.side_of(unit))))
        wanted = []
        if hits:
            gone = "eliminated" if book.is_gun(unit) else "withdrawn"
            if unit not in book.disordered:
                wanted.append("disordered")
                hits -= 1
            if hits:
                wanted.append(gone)
        kinds = ("disordered", "withdrawn", "eliminated")
        got = [e.kind for e in events if e.kind in kinds and e.args["unit"] == unit]
        self.same("harm of a retreat", got, wanted, action)

    def begin(self, state: State, events: Events) -> None:
        """Who is in command when a Command begins to act; what is in the pool when a turn does."""
        kinds = [event.kind for event in events]
        if self.fresh is not None and kind_of(state) in ("draw", "command"):
            book = Book(GLORY.to_json(state))
            if "division-markers" not in book.spec.get("options", []):
                pool = Counter(book.spec.get("pool", {})) + Counter(self.fresh)
                self.same("pool", dict(pool), book.markers())
            self.fresh = None
        if "acts" in kinds and not {"moves", "enters", "retreats", "rallies", "set-aside", "acts"} & set(
            kinds[kinds.index("acts") + 1 :]
        ):
            book = Book(GLORY.to_json(state))
            if book.frame("Activation") is None:
                return
            failed = bool(set(book.acting) & set(book.moment.get("failed", [])))
            self.same("in command", book.in_command & set(book.at), book.commanded(failed), book.acting)
            beside = {u for u in book.acting_units() & set(book.at) if book.next_to(book.at[u], other_side(book.side))}
            self.same("began adjacent", set(book.moment.get("began_adjacent", [])), beside)

    def end(self, book: Book, events: Events) -> None:
        points = {event.args["side"]: event.args["number"] for event in events if event.kind == "points"}
        if points:
            self.same("points", points, {side: book.points(side) for side in ("US", "CS")})
            self.same("level", book.spec.get("level"), book.outcome())

    def die(self, book: Book, face: int, events: Events) -> None:
        frame = book.frames()[-1]
        fields = frame["fields"]

        def told(kind: str) -> list[dict[str, Any]]:
            return [event.args for event in events if event.kind == kind]

        if frame["frame"] == "Salvo":
            self.salvo(book, fields, [*fields["dice"], face], told("fire-result"))
        elif frame["frame"] == "DefensiveFire":
            for told_ in told("defends"):
                self.defence(book, fields, face, told_, bool(told("defence-hits")))
        elif frame["frame"] == "Resolution":
            for told_ in told("charge-result"):
                self.charge(book, fields["number"], face, told_, events)
        elif frame["frame"] == "RallyStep":
            unit = book.name(fields["unit"])
            self.same("rally die", bool(told("rallies")), face <= book.cohesion(unit, True), unit)
        elif frame["frame"] == "Recovery":
            unit = book.name(fields["unit"])
            book.dismounted.discard(unit)
            back = face <= book.cohesion(unit, True)
            self.same("recovery die", bool(told("recovers")), back, unit)
            if not back:
                self.same("recovery failed", bool(told("stays-in-box")), bool(book.night), unit)
        before = next((n for n, e in enumerate(events) if e.kind in MOVING), len(events))
        for check in told("check"):
            unit = check["unit"]
            self.same("check against", check["cohesion"], book.cohesion(unit), unit)
            if frame["frame"] == "Checks":
                failed = check["total"] > book.cohesion(unit)
                self.same("check failed", unit in harmed(events[:before]), failed, unit)
                if book.frame("Resolution") and not book.frame("Retreat"):
                    self.checked.add(unit)
                    self.same("check at night", check["total"] - face, 2 if book.night else 0, unit)
                    self.lost |= {e.args["unit"] for e in events[:before] if e.kind in ("withdrawn", "eliminated")}

    def salvo(self, book: Book, fields: dict[str, Any], dice: list[int], results: list[dict[str, Any]]) -> None:
        for number, result in enumerate(results):
            guns = [book.name(gun) for gun in (fields["guns"][number], fields["seconds"][number]) if gun != 255]
            total = dice[number] + book.fire_drm(guns, book.code(fields["targets"][number]))
            self.same("fire total", result["total"], total, guns)
            row = next(n for n, row in enumerate(TABLES["artillery_fire"]) if row["from"] <= total <= row["to"])
            self.same("fire result", result["effect"], ("no-effect", "check", "check-2", "disorder")[row], guns)

    def defence(self, book: Book, fields: dict[str, Any], face: int, told: dict[str, Any], hit: bool) -> None:
        fight = Fight(book)
        place, aim = told["hex"], told["to"]
        spent = set(book.moment.get("defended", [])) - book.names([gun & 255 for gun in fields["gunners"]])
        firing = book.defenders(place, fight.silent(), spent)
        target = [unit for unit in book.units_in(aim) if unit in fight.busy()][-1]
        total = face + book.defence_drm(firing, target, self.aims[place])
        self.same("defence total", told["total"], total, (firing, target))
        self.same("defence hits", hit, total > book.cohesion(target), target)

    def charge(self, book: Book, number: int, face: int, told: dict[str, Any], events: Events) -> None:
        fight = Fight(book)
        units, hexes = fight.left(book, number)
        hexes = [c for c in hexes if any(not book.is_gun(u) and u not in fight.joined for u in book.units_in(c))]
        units = [unit for unit in units if book.fronts(unit) & set(hexes)]
        total = face + book.charge_drm(units, hexes, fight.joined, set(book.moment.get("galloped", [])))
        self.same("charge total", told["total"], total, (units, hexes))
        code = book.charge_result(total)
        self.same("charge result", told["effect"], code)
        self.harm(book, code, units, hexes, events)

    def harm(self, book: Book, code: str, units: list[str], hexes: list[str], events: Events) -> None:
        """Who is Disordered by the result, who checks, who retreats (charge_result, GL-10.28.2, GL-10.28.3)."""
        foes = {unit for place in hexes for unit in book.units_in(place) if not book.is_gun(unit)}
        their_guns = {unit for place in hexes for unit in book.units_in(place) if book.is_gun(unit)}
        guns = {unit for u in units for unit in book.units_in(book.at[u]) if book.is_gun(unit)}
        disorder, checks, away = {
            "AR-D": (set(units) | guns, set(), set(units) | guns),
            "AR-CC": (guns, set(units), set(units) | guns),
            "EX": (set(), set(units) | foes, set()),
            "DR": (set(), their_guns, foes | their_guns),
            "DR-CC": (set(), foes | their_guns, foes | their_guns),
            "DR-D": (foes, their_guns, foes | their_guns),
        }[code]
        before = next((n for n, e in enumerate(events) if e.kind in MOVING), len(events))
        self.same("Disordered by the result", harmed(events[:before]), disorder, code)
        self.checks, self.checked, self.away = checks, set(), away
        self.lost = {e.args["unit"] for e in events[:before] if e.kind in ("withdrawn", "eliminated")}
        self.result = code


MOVING = ("retreats", "forced", "no-way-out", "retreats-off-map")
"""What begins when the results have been applied."""


def harmed(events: Events) -> set[str]:
    return {event.args["unit"] for event in events if event.kind in ("disordered", "withdrawn", "eliminated")}


def declared(state: State) -> set[Charge] | None:
    """All charges that can be built answer by answer; None where there are too many to try."""
    found: set[Charge] = set()
    seen: set[Charge] = set()
    pending, tried = [state], 0
    while pending:
        here = pending.pop()
        for option in here.options():
            if str(option) == "done":
                continue
            tried += 1
            if tried > 300:
                return None
            after = here.copy()
            told = [event.args for event in after.apply(str(option)) if event.kind == "charges"]
            if told:
                found.add((frozenset(str(t["unit"]) for t in told), frozenset(str(t["hex"]) for t in told)))
            elif kind_of(after) == "charge-with":
                fight = Fight(Book(GLORY.to_json(after)))
                key = frozenset(fight.units[-1]), frozenset(fight.hexes[-1])
                if key not in seen:
                    seen.add(key)
                    pending.append(after)
    return found


# positions


def crowd(rng: Random, begin: str) -> State:
    """A few Commands of both sides thrown together, about to act."""
    while True:
        spec = thrown(rng, begin)
        if spec is not None:
            try:
                return GLORY.position(spec)
            except BadInput:
                continue


def thrown(rng: Random, begin: str) -> dict[str, Any] | None:
    name = rng.choice(BATTLES)
    plain = Reading({"scenario": name})
    everywhere = all_hexes(plain.battle["map"])
    middle, radius = rng.choice(everywhere), rng.choice((1, 1, 2, 2, 2, 3))
    area = [code for code in everywhere if distance(middle, code) <= radius]
    spec: dict[str, Any] = {"scenario": name, "turn": rng.choice(plain.turns), "hexes": {}, "leaders": {}}
    spec |= {"disordered": [], "dismounted": []}
    ready: list[str] = []
    for side in ("US", "CS"):
        names = rng.sample(sorted(n for n, command in plain.command.items() if command["side"] == side), 2)
        units = [unit for unit in plain.unit if word(plain.unit[unit]["cmd"]) in names]
        rng.shuffle(units)
        for unit in units[: rng.randint(3, 8)]:
            if settle(rng, spec, unit, rng.choice(area)):
                ready.append(plain.acts_as(unit))
        for leader in names:
            place = rng.choice(area)
            taken = [unit for unit in spec["hexes"].get(place, {}).get("units", []) if plain.side_of(unit) != side]
            if not plain.command[leader].get("independent") and not taken:
                spec["leaders"][leader] = place
    if not ready:
        return None
    if name == "chickamauga":
        spec["unleashed"] = ["Granger"]  # far from their post they are not tied to it (GL-19.8)
    spec["begin"] = f"{begin} {rng.choice(ready)}"
    return spec


def settle(rng: Random, spec: dict[str, Any], unit: str, place: str) -> bool:
    """Put a unit down where it may stand."""
    if "dm_s" in Reading(spec).unit[unit] and rng.random() < 0.5:
        spec["dismounted"].append(unit)
    reading = Reading(spec)
    side = reading.side_of(unit)
    entry = spec["hexes"].get(place, {"units": [], "facing": rng.choice(FACINGS)})
    wrong_bank = side == "CS" and place in reading.far_bank()
    mates = entry["units"]
    if wrong_bank or len(mates) > 1 or any(reading.side_of(mate) != side for mate in mates):
        fits = False
    else:
        fits = all(reading.may_stack(unit, mate) for mate in mates)
    if not fits:
        spec["dismounted"] = [other for other in spec["dismounted"] if other != unit]
        return False
    under = mates and reading.is_gun(mates[0]) and not reading.is_gun(unit)
    entry["units"] = [unit, *mates] if under else [*mates, unit]
    spec["hexes"][place] = entry
    if rng.random() < 0.25:
        spec["disordered"].append(unit)
    return True


def keen(state: State, rng: Random) -> str:
    """Mostly an answer that does something."""
    answers = [str(option) for option in state.options()]
    if answers[0] in ("done", "stand", "close", "hold-fire") and len(answers) > 1 and rng.random() < 0.8:
        return rng.choice(answers[1:])
    return rng.choice(answers)


def follow(
    second: Second,
    state: State,
    rng: Random,
    choose: Callable[[State, Random], str],
    *,
    share: float = 1.0,
    until: tuple[str, ...] = (),
    most: int = 25_000,
) -> None:
    """Play on, the second reader beside; of the common decisions only a share is looked at."""
    second.fresh = None
    second.charged.clear()
    second.away = set()
    while most and not state.over and kind_of(state) not in until:
        kind = kind_of(state)
        most -= kind not in ("deploy", "assign", "face")
        looked = kind not in ("move", "face", "ride", "enter", "along") or rng.random() < share
        if looked:
            book = Book(GLORY.to_json(state))
            second.options(state, book)
        action = choose(state, rng)
        events = state.apply(action)
        second.note(action, events)
        if looked and kind == "die":
            second.die(book, int(action.split()[1]), events)
        elif kind == "retreat":
            second.retreated(book, action, events)
        elif looked and kind == "move":
            second.went(book, action, events, state)
        if state.over:
            second.end(Book(GLORY.to_json(state)), events)
        else:
            second.begin(state, events)


CLAUSES = (
    *("GL-4.21.1", "GL-4.24.1", "GL-4.25.2", "GL-5.13.1", "GL-5.14.1", "GL-5.15.2", "GL-6.11.1", "GL-6.12.2"),
    *("GL-6.13.3", "GL-6.14.1", "GL-6.21.1", "GL-6.22.2", "GL-6.32.2", "GL-6.42.3", "GL-7.12.2", "GL-7.14.1"),
    *("GL-9.13.1", "GL-9.21.1", "GL-9.23.1", "GL-9.4.3", "GL-9.4.7", "GL-10.12.1", "GL-10.22.1", "GL-10.24.1"),
    *("GL-10.27.3", "GL-10.32.1", "GL-10.34.1", "GL-10.43.1", "GL-11.21.3", "GL-11.26.1", "GL-11.31.1"),
    *("GL-11.32.1", "GL-11.33.2", "GL-11.51.1", "GL-11.64.1", "GL-15.9"),
)


STOPS = ("draw", "command", "open", "second")


@rule(*CLAUSES)
@pytest.mark.parametrize("chunk", range(2))
@pytest.mark.parametrize(
    ("begin", "number", "look"), [("charge", 120, "charge total"), ("fire", 15, "fire"), ("move", 10, "move")]
)
def test_crowded_positions(begin: str, number: int, look: str, chunk: int) -> None:
    second = Second()
    for seed in range(chunk * number * SCALE, (chunk + 1) * number * SCALE):
        second.tag = f"{begin} {seed}"
        rng = Random(f"{begin} {seed}")
        follow(second, crowd(rng, begin), rng, keen, until=STOPS)
    assert not second.faults, "\n".join(second.faults[:5])
    assert second.seen[look] > 1


@rule(*CLAUSES)
@pytest.mark.parametrize("scenario", GLORY.scenarios)
def test_games(scenario: str) -> None:
    """Some of a game, here from its beginning; whole games where there is time."""
    second = Second()
    for seed in range(max(1, SCALE // 4)):
        rng = Random(f"{scenario} {seed}")
        options = {key: rng.choice(values) for key, values in GLORY.scenarios[scenario].options.items()}
        second.tag = f"{scenario} {seed} {options}"
        most = 25_000 if SCALE > 1 else 120
        follow(second, GLORY.new(scenario, options), rng, sensible(GLORY, 0.5), share=0.1, most=most)
    assert not second.faults, "\n".join(second.faults[:5])
    assert sum(second.seen.values()) > 20
