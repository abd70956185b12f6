"""The program against the second reader (``literal.py``): fire, control, recovery, combat, morale, points.

Positions come from two sources: crowded tables put together by chance, and battles played half by the computer player
and half at random, from every scenario. ``LONGROLL_GAMES`` (300 by default) says how many there are."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from math import atan2, degrees
from random import Random
from typing import Any

import pytest

from longroll.games import game as find_game
from longroll.kit import BadInput, State
from longroll.kit.clauses import rule
from tests.acceptance.walks import sensible
from tests.playing import kind_of
from tests.reason.literal import FOOT, GUNS, HORSE, Piece, Table, Unsure, overlap, rectangle

GAMES = int(os.environ.get("LONGROLL_GAMES", "300"))
SCALE = max(1, GAMES // 300)
REASON = find_game("reason")
SEATS = ("first", "second")
CROWDS = [("musketry", 6, "musketry"), ("artillery", 5, "gunnery"), ("move first", 9, "musketry")]
Words = tuple[str, ...]
Events = list[Any]


class Second:
    """The second reader beside a battle."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.faults: list[str] = []
        self.tag = ""
        self.dice: dict[int, list[int]] = {0: [], 1: []}
        self.valour = [0, 0]
        self.again: dict[int, int] = {}
        self.winner, self.odd = 0, False
        self.shots: set[tuple[str, str]] = set()

    def same(self, what: str, got: Any, want: Any, more: object = "") -> None:
        self.seen[what] += 1
        if got != want:
            difference = f"got {got}, wanted {want}"
            if isinstance(got, set):
                difference = f"also {sorted(got - want)}, not {sorted(want - got)}"
            self.faults.append(f"{self.tag} {what}: {difference} {more}")

    def frame(self, spec: dict[str, Any], name: str) -> dict[str, Any] | None:
        frames = [frame["fields"] for frame in spec.get("procedure", []) if frame["frame"] == name]
        return frames[-1] if frames else None

    # before an answer

    def options(self, state: State, spec: dict[str, Any]) -> None:
        look = getattr(self, "at_" + kind_of(state).replace("-", "_"), None)
        if look is not None:
            try:
                look(Table(spec), [tuple(str(option).split()) for option in state.options()], state)
            except Unsure:
                self.seen["unsure"] += 1

    def at_musketry(self, table: Table, options: list[Words], state: State) -> None:
        side = SEATS.index(state.seat)
        silent = set()
        frame = self.frame(table.spec, "Musketry")
        if frame is not None:
            silent = {name for number, name in enumerate(table.roster) if number in frame["silent"]}
        for unit in table.units.values():
            if unit.side == side and unit.id not in silent:
                try:
                    wanted = table.musketry(unit)
                except Unsure:
                    self.seen["unsure"] += 1
                    continue
                self.same("musketry", {o[2] for o in options if o[:2] == ("fire", unit.id)}, wanted, unit.id)

    def at_artillery(self, table: Table, options: list[Words], state: State) -> None:
        side = SEATS.index(state.seat)
        frame = self.frame(table.spec, "Artillery")
        assert frame is not None
        declared = {name for number, name in enumerate(table.roster) if number in frame["firers"]}
        must = False
        for unit in table.units.values():
            if unit.side == side and unit.id not in declared:
                try:
                    wanted, bound = table.gunnery(unit)
                except Unsure:
                    self.seen["unsure"] += 1
                    must = True
                    continue
                self.same("gunnery", {o[2] for o in options if o[:2] == ("fire", unit.id)}, wanted, unit.id)
                if bound:
                    self.same("canister is a duty", ("done",) in options, False, unit.id)
                must = must or bound
        if not must:
            self.same("holding fire", ("done",) in options, True)

    def at_fire_die(self, table: Table, _options: list[Words], _state: State) -> None:
        """The first die of a shot: how many, what is needed, and is there a save?"""
        firing = self.frame(table.spec, "Firing")
        assert firing is not None
        names = list(table.roster)
        firer, target = names[firing["unit"]], names[firing["target"]]
        if (firer, target) in self.shots or firing["stage"]:
            return
        self.shots.add((firer, target))
        if target not in table.units or firer not in table.units:
            return
        wanted = table.fire(table.units[firer], table.units[target])
        self.same("fire dice", (firing["left"], firing["needs"], bool(firing["saved"])), wanted, (firer, target))

    def at_orders(self, table: Table, options: list[Words], state: State) -> None:
        wanted = table.orders(SEATS.index(state.seat))
        self.same("orders", {o for o in options if o[0] != "done"}, wanted)

    def at_recover(self, table: Table, options: list[Words], state: State) -> None:
        side = SEATS.index(state.seat)
        wanted = {unit.id for unit in table.units.values() if unit.side == side and table.may_recover(unit)}
        got = {o[1] for o in options if o[0] == "recover"}
        # units that have used their attempts are told apart by the program alone
        self.same("recovery", got <= wanted, True, got - wanted)

    def at_initiative_die(self, table: Table, _options: list[Words], _state: State) -> None:
        """A pulse is over: everything is held by whom the table says (MR-25.3)."""
        if table.spec.get("pulse"):
            holders = table.spec["holders"]
            for goal in table.data["objectives"]:
                held = holders[goal["id"]]
                self.same("holder", held, table.holder(goal, held), goal["id"])

    # after an answer

    def done(self, spec: dict[str, Any], events: Events, state: State) -> None:
        table = Table(spec)
        for event in events:
            args = event.args
            if event.kind in ("fires", "pulse", "phase"):
                self.shots.clear()
            try:
                if event.kind == "control":
                    self.same("control", args["status"], table.status(args["force"], args["total"]), args)
                elif event.kind == "control-dice":
                    given = spec.get("given", {}).get(args["force"], 0)
                    self.same("control dice", args["number"], 2 + given, args["force"])
                elif event.kind == "control-picked":
                    self.picked(args, events)
            except Unsure:
                self.seen["unsure"] += 1
        try:
            self.combat(table, spec, events)
            self.morale(table, events)
        except Unsure:
            self.seen["unsure"] += 1
        if state.over:
            self.end(Table(REASON.to_json(state)), events)

    def picked(self, args: dict[str, Any], events: Events) -> None:
        total = next(e.args["total"] for e in events if e.kind == "control")
        self.same("control total", total, args["first"] + args["second"] + int(args["modifier"]))

    def combat(self, table: Table, spec: dict[str, Any], events: Events) -> None:
        """Dice, sums and losses of a combat (MR-20)."""
        fight = self.frame(spec, "Combat")
        for number, event in enumerate(events):
            if event.kind == "combat":
                self.dice, self.valour, self.again = {0: [], 1: []}, [0, 0], {}
            elif event.kind == "combat-die":
                self.dice[SEATS.index(event.args["seat"])].append(event.args["die"])
            elif event.kind == "combat-reroll":
                self.again[SEATS.index(event.args["seat"])] = event.args["die"]
            elif event.kind == "valour":
                self.valour[SEATS.index(event.args["seat"])] = event.args["number"]
            elif event.kind == "combat-won" and fight is not None:
                self.sums(table, fight, events[:number], event.args)
                self.toll(table, fight, events[number:], event.args["result"] == "decisive")

    def sums(self, table: Table, fight: dict[str, Any], events: Events, won: dict[str, Any]) -> None:
        totals = {SEATS.index(e.args["seat"]): e.args["total"] for e in events if e.kind == "combat-total"}
        names = list(table.roster)
        sides = [[names[number] for number in fight[key]] for key in ("attackers", "defenders")]
        attacking = table.units[sides[0][0]].side
        for number, (dice, total) in enumerate(table.combat(*sides)):
            side = attacking if number == 0 else 1 - attacking
            rolled = self.dice[side]
            self.same("combat dice", len(rolled), dice, sides)
            sums = {sum(rolled)}
            if side in self.again:
                sums = {sum(rolled) - die + self.again[side] for die in rolled}
            possible = {max(1, total + sum_ + self.valour[side]) for sum_ in sums}
            self.same("combat total", totals[side] in possible, True, (totals[side], possible, sides, self.dice))
        mine, theirs = totals[attacking], totals[1 - attacking]
        winner = attacking if mine > theirs else 1 - attacking
        decisive = max(mine, theirs) >= 2 * min(mine, theirs)
        self.same("combat won", (won["seat"], won["result"] == "decisive"), (SEATS[winner], decisive))
        self.winner, self.odd = winner, totals[winner] % 2 == 1

    def toll(self, table: Table, fight: dict[str, Any], events: Events, decisive: bool) -> None:
        """What the sides lose, where nobody shares it (MR-20.10, MR-20.11)."""
        names = list(table.roster)
        until = next((n for n, e in enumerate(events) if e.kind in ("combat", "falls-back", "cannot-fall-back")), None)
        if len(fight["attackers"]) + len(fight["defenders"]) > 2:
            return
        for key in ("attackers", "defenders"):
            unit = table.units[names[fight[key][0]]]
            if unit.side == self.winner:
                wanted = int(self.odd) if decisive else 1
            else:
                wanted = unit.sp if decisive else 2
            lost = sum(e.args["number"] for e in events[:until] if e.kind == "loses" and e.args["unit"] == unit.id)
            self.same("combat losses", lost, min(unit.sp, wanted), (unit.id, decisive))

    def morale(self, table: Table, events: Events) -> None:
        for event in events:
            if event.kind == "morale":
                side = SEATS.index(event.args["seat"])
                self.same("morale point", event.args["mtp"], table.morale_point(side))

    def end(self, table: Table, events: Events) -> None:
        totals = {e.args["seat"]: e.args["number"] for e in events if e.kind == "total"}
        if totals:
            self.same("points", totals, {SEATS[side]: table.points(side) for side in (0, 1)})
            first, second = (table.points(side) for side in (0, 1))
            margin = abs(first - second)
            won = [e.args for e in events if e.kind == "victory"]
            self.same("victory", bool(won), margin >= 4)
            if won:
                self.same("winner", won[0]["side"] is not None and table.spec["winner"], SEATS[first < second])


# positions


def crowd(rng: Random, begin: str) -> State:
    while True:
        try:
            return REASON.position(thrown(rng, begin))
        except BadInput:
            continue


def thrown(rng: Random, begin: str) -> dict[str, Any]:
    """Two small armies close together on broken ground."""
    scenario: dict[str, Any] = {
        "id": "crowd",
        "title": "A crowd",
        "table": {"w": 24, "h": 20},
        "weather": rng.choice(("clear", "clear", "bad")),
        "start_turn": 1,
        "basic_length": 3,
        "levels": [],
        "areas": [],
        "towns": [],
        "linear": [],
        "roads": [],
        "objectives": [{"id": "knoll", "at": {"point": [12, 10], "radius": 2}, "owner": "a", "vp": {"a": 3, "b": 4}}],
        "special": [],
    }
    for number in range(rng.randint(0, 3)):
        x, y = rng.uniform(6, 15), rng.uniform(6, 12)
        w, h = rng.uniform(1, 3), rng.uniform(1, 3)
        poly = [[x, y], [x + w, y], [x + w + rng.uniform(-0.5, 0.5), y + h], [x, y + h]]
        kind = rng.choice(("woods", "rough", "level"))
        if kind == "level":
            scenario["levels"].append({"id": f"l{number}", "level": rng.choice((1, 2)), "poly": poly})
        elif not scenario["areas"]:
            scenario["areas"].append({"id": f"a{number}", "kind": kind, "cover": rng.random() < 0.5, "poly": poly})
    if rng.random() < 0.5:
        kind = rng.choice(("stream", "wall", "entrenchment"))
        y = rng.uniform(8, 12)
        scenario["linear"].append({"id": "line", "kind": kind, "pts": [[6, y], [18, y + rng.uniform(-2, 2)]]})
    if rng.random() < 0.4:
        x, y = rng.uniform(8, 13), rng.uniform(8, 11)
        sectors = [{"id": "T-1", "x0": x, "y0": y, "x1": x + 2, "y1": y + 2}]
        scenario["towns"].append({"id": "T", "name": "T", "sectors": sectors})
    placed: list[Any] = [rectangle(s["x0"] + 1, s["y0"] + 1, 0, 2, 2) for t in scenario["towns"] for s in t["sectors"]]
    officers: list[tuple[float, float]] = []
    sides: list[dict[str, Any]] = []
    for side, letter in enumerate("ab"):
        forces = []
        for number in range(2):
            units = []
            for index in range(rng.randint(2, 4)):
                unit = settle(rng, scenario, f"{letter}{number}{index}", side, placed)
                if unit:
                    units.append(unit)
            if units:
                chief: dict[str, Any] = {
                    "name": f"Chief {letter}{number}",
                    "mod": rng.randint(-2, 2),
                    "exceptional": rng.random() < 0.3,
                }
                chief |= {"v": rng.randint(0, 2)} | station(rng, side, placed, officers)
                forces.append({"id": letter.upper() + str(number), "name": "F", "officer": chief, "units": units})
        commander: dict[str, Any] = {
            "name": f"Commander {letter}",
            "rating": rng.choice(("poor", "average", "good", "great")),
        }
        commander |= {"v": rng.randint(0, 1)} | station(rng, side, placed, officers)
        army: dict[str, Any] = {
            "id": letter,
            "name": letter,
            "home_edge": ("south", "north")[side],
            "commander": commander,
        }
        sides.append(army | {"forces": forces, "army_artillery": [], "reinforcements": []})
    scenario["sides"] = sides
    spec: dict[str, Any] = {"scenario": scenario, "turn": 1, "pulse": 1, "initiative": "first", "first": "first"}
    spec["pools"] = [rng.randint(0, 6), rng.randint(0, 6)]
    places = ("x", "y", "facing", "formation", "garrison")
    spec["units"] = {
        unit["id"]: {"sp": rng.randint(1, unit["sp"]), **{key: unit[key] for key in places if key in unit}}
        for army in sides
        for force in army["forces"]
        for unit in force["units"]
    }
    spec["begin"] = begin
    if begin.startswith("move"):
        spec["status"] = {force["id"]: rng.choice(("active", "attack")) for force in sides[0]["forces"]}
    return spec


def settle(rng: Random, scenario: dict[str, Any], name: str, side: int, placed: list[Any]) -> dict[str, Any] | None:
    kind = rng.choice(("RI", "RI", "RI", "II", "HC", "LC", "IC", "HA", "RA", "HW"))
    strength = {"HA": 2, "HW": 2, "RA": 1}.get(kind, rng.randint(4, 6))
    unit: dict[str, Any] = {"id": name, "name": name, "type": kind, "sp": strength, "formation": "FF"}
    if kind in FOOT and scenario["towns"] and rng.random() < 0.2 and not scenario.get("held"):
        scenario["held"] = True
        del unit["formation"]
        return unit | {"garrison": "T-1"}
    if kind == "RI" and rng.random() < 0.5:
        unit["oblique"] = True
    if kind not in HORSE and rng.random() < 0.15:
        unit["formation"] = "MF"
    wide, deep = (2.0, 0.5) if unit["formation"] == "FF" and kind not in GUNS else (1.0, 1.0)
    for _ in range(20):
        x = rng.uniform(7, 16)
        y = rng.uniform(6.5, 10.2) if side == 0 else rng.uniform(9.8, 13.5)
        facing = ((0 if side == 0 else 180) + rng.choice((0, 0, 15, -20, 40, -60, 90))) % 360
        shape = rectangle(x, y, facing, wide, deep)
        if all(overlap(shape, other) < -0.12 for other in placed):
            placed.append(shape)
            return unit | {"x": round(x, 3), "y": round(y, 3), "facing": facing}
    return None


def station(rng: Random, side: int, placed: list[Any], officers: list[tuple[float, float]]) -> dict[str, float]:
    while True:
        x, y = rng.uniform(7, 17), rng.uniform(5, 8) if side == 0 else rng.uniform(12, 15)
        shape = rectangle(x, y, 0, 0.5, 0.5)
        apart = all(abs(x - ox) > 0.6 or abs(y - oy) > 0.6 for ox, oy in officers)
        if apart and all(overlap(shape, other) < -0.05 for other in placed):
            officers.append((x, y))
            placed.append(shape)
            return {"x": round(x, 3), "y": round(y, 3)}


def follow(second: Second, state: State, rng: Random, choose: Callable[[State, Random], str], most: int) -> None:
    second.shots.clear()
    while most and not state.over:
        most -= 1
        spec = REASON.to_json(state)
        second.options(state, spec)
        action = choose(state, rng)
        second.done(spec, state.apply(action), state)


CLAUSES = (
    *("MR-3.6", "MR-3.7", "MR-2.11", "MR-4.5", "MR-5.4", "MR-5.7", "MR-5.9", "MR-5.12", "MR-5.13", "MR-5.14"),
    *("MR-8.4", "MR-8.5", "MR-8.6", "MR-8.7", "MR-8.8", "MR-9.4", "MR-9.5", "MR-9.7", "MR-9.8", "MR-10.2", "MR-10.4"),
    *("MR-11.2", "MR-11.4", "MR-11.7", "MR-11.10", "MR-16.2", "MR-20.2", "MR-20.3", "MR-20.5", "MR-20.6", "MR-20.7"),
    *("MR-20.10", "MR-20.11", "MR-24.2", "MR-25.2", "MR-25.3"),
)


@rule(*CLAUSES)
@pytest.mark.parametrize(("begin", "number", "look"), CROWDS)
def test_crowded_tables(begin: str, number: int, look: str) -> None:
    second = Second()
    choose = sensible(REASON, 0.5)
    for seed in range(number * SCALE):
        second.tag = f"{begin} {seed}"
        rng = Random(f"{begin} {seed}")
        follow(second, crowd(rng, begin), rng, choose, 60)
    assert not second.faults, "\n".join(second.faults[:5])
    assert second.seen[look] > 5


@rule(*CLAUSES)
@pytest.mark.parametrize("scenario", [name for name in REASON.scenarios if name != "pick-up"])
def test_battles(scenario: str) -> None:
    second = Second()
    for seed in range(max(1, SCALE // 3)):
        second.tag = f"{scenario} {seed}"
        rng = Random(f"{scenario} {seed}")
        follow(second, REASON.new(scenario), rng, sensible(REASON, 0.5), 25_000 if SCALE > 1 else 150)
    assert not second.faults, "\n".join(second.faults[:5])
    assert second.seen["gunnery"] > 5


def some_legs(rng: Random, far: float) -> list[str]:
    """A short path of any manoeuvres, sensible or not."""
    found = []
    for _ in range(rng.choice((1, 1, 2))):
        length = round(rng.uniform(0.05, far * 0.8), 2)
        found.append(
            rng.choice(
                (
                    *(f"A{length}", f"A{length}", f"L{rng.randint(1, 60)}", f"R{rng.randint(1, 60)}", "T"),
                    *(f"P{rng.randint(0, 359)}", f"O{rng.choice('LR')}{rng.randint(1, 50)}:{length}"),
                    *(f"B{length}", f"S{rng.choice('LR')}{round(length / 2, 3)}"),
                )
            )
        )
    return found


def movers(rng: Random) -> tuple[State, Table] | None:
    state = crowd(rng, "move first")
    if kind_of(state) != "move":
        return None
    return state, Table(REASON.to_json(state))


@rule(
    *("MR-12.3", "MR-12.4", "MR-12.5", "MR-12.6", "MR-12.7", "MR-12.8", "MR-12.9", "MR-12.11", "MR-13.1", "MR-13.2"),
    *("MR-13.5", "MR-14.1", "MR-14.3", "MR-14.4", "MR-14.5", "MR-14.6", "MR-5.20"),
)
def test_moves() -> None:
    """What a path costs, and whether it is one; what lies too near to a limit is left open."""
    legal = illegal = 0
    for seed in range(12 * SCALE):
        rng = Random(f"moves {seed}")
        found = movers(rng)
        if found is None:
            continue
        state, table = found
        for unit in table.units.values():
            status = table.spec["status"].get(unit.force)
            if unit.side or unit.is_gun or unit.sector or status != "active":
                continue
            for _ in range(4):
                legs = some_legs(rng, max(1, table.reach_of(unit)))
                try:
                    if not table.in_command(unit):
                        break
                    wanted, cost = table.move(unit, legs)
                except Unsure:
                    continue
                action = f"move {unit.id} {' '.join(legs)}"
                refusal = state.check(action)
                assert (refusal is None) == wanted, (seed, action, refusal)
                legal, illegal = legal + wanted, illegal + (not wanted)
                if wanted:
                    told = [event.args for event in state.copy().apply(action) if event.kind == "moves"]
                    assert abs(float(told[0]["cost"]) - cost) < 0.025, (seed, action, told, cost)
    assert legal > 10
    assert illegal > 10


def turn_towards(rng: Random, unit: Piece, target: Piece) -> str:
    left, low, right, high = target.shape.bounds
    bearing = degrees(atan2(rng.uniform(left, right) - unit.x, rng.uniform(low, high) - unit.y)) % 360
    if rng.random() < 0.25:
        return ""
    if unit.kind in ("II", "IC"):
        return f"P{round(bearing, 1)}"
    angle = round(((bearing - unit.facing + 180) % 360 - 180) * rng.choice((1, 1, 0.5, 1.2)), 1)
    return f"{'R' if angle > 0 else 'L'}{abs(angle)}" if angle else ""


@rule(
    *("MR-17.1", "MR-17.2", "MR-17.3", "MR-17.4", "MR-17.5", "MR-17.6", "MR-17.7", "MR-17.8"),
    *("MR-18.1", "MR-18.2", "MR-18.3", "MR-18.6", "MR-18.7", "MR-18.8"),
)
def test_charges() -> None:
    """Who may attack whom, along which path."""
    legal = illegal = 0
    for seed in range(10 * SCALE):
        rng = Random(f"charges {seed}")
        found = movers(rng)
        if found is None:
            continue
        state, table = found
        for unit in table.units.values():
            if unit.side or unit.is_gun:
                continue
            for target in sorted(table.enemies(0), key=lambda foe: foe.shape.distance(unit.shape))[:4]:
                for _ in range(2):
                    turn = turn_towards(rng, unit, target)
                    try:
                        wanted = table.charge(unit, target, turn)
                    except Unsure:
                        continue
                    action = f"charge {unit.id} {target.id} {turn}".strip()
                    refusal = state.check(action)
                    assert (refusal is None) == wanted, (seed, action, refusal)
                    legal, illegal = legal + wanted, illegal + (not wanted)
    assert legal > 3
    assert illegal > 50
