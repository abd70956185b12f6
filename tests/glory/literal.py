"""The rules read a second time, word for word from the specification, without any of the program's rule modules.

A :class:`Reading` is a position as plain JSON. It is slow, and it knows nothing of how the program works: only the map,
the tables, the order of battle, and the clauses. What it answers is compared with the program in ``test_literal``.
``ways_to`` at the end tries every path there is on a map, step by step; for small allowances (``test_06_reach``)."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Any

from longroll.games.glory.data.map_data import DATA

TABLES: dict[str, Any] = json.loads((DATA / "tables.json").read_text())
SIGNS = {".": "clear", "w": "woods", "t": "town"}
FACINGS = ("N", "NE", "SE", "S", "SW", "NW")
EVEN = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
ODD = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
FAR = 99


def word(name: str) -> str:
    """A name as the notation writes it: one word."""
    return name.replace("(", "").replace(")", "").replace(".", "").replace("'", "").replace(" ", "-")


def other_side(side: str) -> str:
    return "CS" if side == "US" else "US"


# --- the grid (part 3.1) ---------------------------------------------------------------------------------------------


@cache
def split(code: str) -> tuple[int, int]:
    return int(code[:2]), int(code[2:])


@cache
def centre(code: str) -> tuple[int, int]:
    """The centre in whole numbers: a column is 3 wide, a hex 2 high; the corners lie at (±2, 0) and (±1, ±1)."""
    column, row = split(code)
    return 3 * column, 2 * row - (column % 2 == 0)


CORNERS = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
"""Side number n (N first, going round) lies between corner n and corner n+1."""


@cache
def distance(a: str, b: str) -> int:
    """The smallest number of steps between neighbours."""
    dx = abs(centre(a)[0] - centre(b)[0]) // 3
    dy = abs(centre(a)[1] - centre(b)[1])
    return dx + max(0, dy - dx) // 2


def cut(start: str, end: str, code: str) -> tuple[Fraction, Fraction] | None:
    """Which stretch of the line lies in the interior of a hex, from 0 at the start to 1 at the end."""
    (px, py), (qx, qy), (cx, cy) = centre(start), centre(end), centre(code)
    low, high = Fraction(0), Fraction(1)
    for n in range(6):
        (ax, ay), (bx, by) = CORNERS[n], CORNERS[(n + 1) % 6]

        # inside: on the right of every side, going round
        at_start, at_end = ((bx - ax) * (y - cy - ay) - (by - ay) * (x - cx - ax) for x, y in ((px, py), (qx, qy)))
        if at_start <= 0 and at_end <= 0:
            return None
        if at_start == at_end:
            continue
        crossing = Fraction(at_start, at_start - at_end)
        if at_start <= 0:
            low = max(low, crossing)
        elif at_end <= 0:
            high = min(high, crossing)
    return (low, high) if low < high else None


@cache
def line(start: str, end: str) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...]]:
    """The hexes whose interior the line crosses, and the pairs beside a hexside it runs along (GL-9.4.1, GL-9.4.7)."""
    (px, py), (qx, qy) = centre(start), centre(end)
    (sc, sr), (ec, er) = split(start), split(end)
    near = [
        f"{column:02d}{row:02d}"
        for column in range(min(sc, ec) - 1, max(sc, ec) + 2)
        for row in range(min(sr, er) - 1, max(sr, er) + 2)
    ]
    crossed = tuple(code for code in near if code not in (start, end) and cut(start, end, code))
    beside: set[tuple[str, str]] = set()
    for code in near:
        cx, cy = centre(code)
        for n in range(6):
            ends = [(cx + x, cy + y) for x, y in (CORNERS[n], CORNERS[(n + 1) % 6])]
            if all((qx - px) * (y - py) == (qy - py) * (x - px) for x, y in ends) and all(
                min(px, qx) <= x <= max(px, qx) and min(py, qy) <= y <= max(py, qy) for x, y in ends
            ):
                pair = sorted((code, step_over(code, n)))
                beside.add((pair[0], pair[1]))
    return crossed, tuple(sorted(beside))


@cache
def step_over(code: str, direction: int) -> str:
    """The neighbour over a side, also beyond the edge."""
    column, row = split(code)
    c, r = (ODD if column % 2 else EVEN)[direction]
    return f"{column + c:02d}{row + r:02d}"


def sides_entered(start: str, end: str) -> list[int]:
    """The sides of the last hex through which the line comes in: two where it comes in at a corner."""
    (px, py), (qx, qy) = centre(start), centre(end)
    found = []
    for n in range(6):
        (ax, ay), (bx, by) = CORNERS[n], CORNERS[(n + 1) % 6]
        # the ray from the centre to the start meets the side if the two corners lie on different sides of it, or on it
        dx, dy = px - qx, py - qy
        left, right = dx * ay - dy * ax, dx * by - dy * bx
        forward = (ax + bx) * dx * 1 + (ay + by) * dy * 3 > 0
        if left <= 0 <= right and forward:
            found.append(n)
    return found


def in_arc(start: str, facing: str, target: str) -> bool:
    """GL-7.13.2: v . f >= 0. In these units x counts sqrt(3)/6 and y 1/2 of the distance of two hexes."""
    dx, dy = centre(target)[0] - centre(start)[0], centre(target)[1] - centre(start)[1]
    fx, fy = {"N": (0, -2), "NE": (3, -1), "SE": (3, 1), "S": (0, 2), "SW": (-3, 1), "NW": (-3, -1)}[facing]
    return dx * fx + 3 * dy * fy >= 0


# --- the ground (part 3.2) -------------------------------------------------------------------------------------------

Map = dict[str, Any]
Begun = Callable[[dict[str, Any]], bool]


def always(_: dict[str, Any]) -> bool:
    """Every bridge is there."""
    return True


def terrain(data: Map, code: str) -> str:
    column, row = split(code)
    return SIGNS[data["terrain"][row - 1][column - 1]]


def level(data: Map, code: str) -> int:
    column, row = split(code)
    return int(data["level"][row - 1][column - 1])


def water(data: Map, a: str, b: str) -> str:
    found = data["hexsides"]["water"]
    pair = found.get(f"{a}-{b}") or found.get(f"{b}-{a}")
    return pair[0] if pair else ""


def crossing(data: Map, a: str, b: str, begun: Begun = always) -> str:
    found = data["hexsides"]["crossings"]
    thing = found.get(f"{a}-{b}") or found.get(f"{b}-{a}")
    return thing["kind"] if thing and begun(thing) else ""


def road(data: Map, a: str, b: str, begun: Begun = always) -> str:
    """The class of the link; one across a river hexside without a crossing does not exist (part 3.4)."""
    if water(data, a, b) == "river" and not crossing(data, a, b, begun):
        return ""
    for kind in ("pike", "road", "trail"):
        links = data["links"].get(kind, [])
        if f"{a}-{b}" in links or f"{b}-{a}" in links:
            return kind
    return ""


def wall(data: Map, protected: str, other: str) -> bool:
    return any(f"{protected}>{other}" in line_["sides"] for line_ in data["walls"])


def step(data: Map, cls: str, a: str, b: str, use_road: bool, begun: Begun = always) -> int | None:
    """Cost of entering b from a, surcharges left out; None: it cannot (GL-6.21 to GL-6.24)."""
    sides, ground = TABLES["tec_hexside"], TABLES["tec_hex"][terrain(data, b)][cls]
    link = road(data, a, b, begun) if use_road else ""
    if link == "trail":
        cost = (ground + 1) // 2
    elif link:
        cost = TABLES["tec_hex"][link][cls]
    else:
        cost = ground + (TABLES["tec_feature"]["rr_embankment"][cls] if b in data["embankment"] else 0)
    wet = water(data, a, b)
    if wet:
        price = sides[wet][cls]
        if wet == "stream" and link == "pike":
            price = 0
        over = crossing(data, a, b, begun)
        if over:
            price = sides[over][cls] if price == "P" else min(price, sides[over][cls])
        if price == "P":
            return None
        cost += price
    if wall(data, a, b) or wall(data, b, a):
        cost += sides["stone_wall"][cls]
    rise = level(data, b) - level(data, a)
    if rise:
        slope = sides[("up" if rise > 0 else "down") + ("_1" if abs(rise) == 1 else "_2_or_more")][cls]
        if slope == "P":
            if not link:
                return None
            slope = 2
        cost += slope
    return int(cost)


# --- the battle and its data (part 9) --------------------------------------------------------------------------------


@cache
def read(kind: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DATA / kind / f"{name}.json").read_text())
    return found


COSTS: dict[tuple[object, ...], int | None] = {}
"""Steps that were paid once already."""


class Reading:
    """One position, as it was written, and what the clauses say about it."""

    def __init__(self, spec: dict[str, Any]) -> None:
        self.spec = spec
        self.scenario = read("scenarios", spec["scenario"])
        self.battle = read("battles", self.scenario["battle"])
        self.map = read("maps", self.battle["map"])
        self.traits = self.battle.get("traits", {})
        self.refitted = bool(self.traits.get("refitted"))
        self.turns = [turn["id"] for turn in self.battle["turns"]]
        self.turn = spec.get("turn", self.scenario["first"])
        self.number = self.turns.index(self.turn)
        self.night = self.battle["turns"][self.number].get("night", 0)
        self.fog = bool(self.battle["turns"][self.number].get("fog"))
        self.unit = {unit["id"]: unit for unit in self.battle["units"]}
        self.command = {word(command["cmd"]): command for command in self.battle["commands"]}
        self.hexes = {
            code: (list(entry["units"]), entry.get("facing", "N")) for code, entry in spec.get("hexes", {}).items()
        }
        self.held: dict[str, set[str]] = {}
        self.nearby: dict[tuple[str, int], set[str]] = {}
        self.at = {unit: code for code, (units, _) in self.hexes.items() for unit in units}
        self.disordered = set(spec.get("disordered", []))
        self.dismounted = set(spec.get("dismounted", []))
        self.leaders = dict(spec.get("leaders", {}))
        self.boxes = {box: list(units) for box, units in spec.get("boxes", {}).items()}
        self.moment = spec.get("moment", {})
        self.acting: list[str] = self.moment.get("acting", [])
        self.side = self.moment.get("side", "US")
        self.in_command = set(self.moment.get("in_command", []))
        self.fired = set(self.moment.get("fired", []))
        self.moved = set(self.moment.get("moved", []))

    # units

    def side_of(self, unit: str) -> str:
        return unit[:2].upper()

    def command_of(self, unit: str) -> dict[str, Any]:
        return self.command[word(self.unit[unit]["cmd"])]

    def is_gun(self, unit: str) -> bool:
        return self.unit[unit]["t"] in ("art", "hart")

    def is_mounted(self, unit: str) -> bool:
        return self.unit[unit]["t"] == "cav" and unit not in self.dismounted

    def is_foot(self, unit: str) -> bool:
        """Infantry, dismounted cavalry included."""
        return not self.is_gun(unit) and not self.is_mounted(unit)

    def is_sharpshooter(self, unit: str) -> bool:
        return self.unit[unit].get("special") == "sharpshooters"

    def movement_class(self, unit: str) -> str:
        return "art" if self.is_gun(unit) else "cav" if self.is_mounted(unit) else "inf"

    def strength(self, unit: str) -> int:
        found: int = self.unit[unit]["dm_s" if unit in self.dismounted else "s"]
        return found

    def cohesion(self, unit: str, disordered: bool | None = None) -> int:
        """GL-2.4.2, GL-12.4."""
        data = self.unit[unit]
        down = unit in self.disordered if disordered is None else disordered
        if data["t"] == "cav":
            on_foot = unit in self.dismounted
            printed: int = data["dm_co"] if on_foot else data["co"]
            return printed - (0 if not down else 2 if on_foot and self.side_of(unit) == "CS" else 1)
        return int(data["dco"] if down else data["co"])

    def allowance(self, unit: str) -> int:
        """GL-6.11.1."""
        data = self.unit[unit]
        if data["t"] == "cav":
            return int(data["dm_ma"] if unit in self.dismounted else data["ma"])
        return int(data["dma"] if unit in self.disordered else data["ma"])

    def extension(self, unit: str) -> int:
        """GL-6.13.1, GL-6.13.2; 0 where it is not allowed."""
        if unit in self.disordered or unit in self.dismounted:
            return 0
        return {"inf": 2, "art": 3, "hart": 4, "cav": 4}[self.unit[unit]["t"]]

    def brigade(self, unit: str) -> str:
        """Units 'a' and 'b' of one name are one brigade."""
        name: str = self.unit[unit]["name"]
        return name[:-2] if name[-2:] in (" a", " b") else name

    def same_leader(self, a: str, b: str) -> bool:
        """May two infantry stand together (GL-6.41.4, GL-6.41.6, GL-14.45.5)?"""
        one, two = self.command_of(a), self.command_of(b)
        if self.is_sharpshooter(a) or self.is_sharpshooter(b):
            return bool(one["am"] == two["am"])
        if one is not two:
            return False
        return not one.get("independent") or self.brigade(a) == self.brigade(b)

    def may_stack(self, a: str, b: str) -> bool:
        """GL-6.41."""
        if self.is_gun(a) or self.is_gun(b):
            return True
        return self.is_foot(a) and self.is_foot(b) and self.same_leader(a, b)

    def units_in(self, code: str) -> list[str]:
        """From the bottom."""
        return self.hexes[code][0] if code in self.hexes else []

    def facing(self, code: str) -> str:
        return self.hexes[code][1]

    def top(self, code: str) -> str | None:
        """The top infantry or cavalry of a stack."""
        fighting = [unit for unit in self.units_in(code) if not self.is_gun(unit)]
        return fighting[-1] if fighting else None

    def hexes_of(self, side: str) -> set[str]:
        if side not in self.held:
            self.held[side] = {code for code, (units, _) in self.hexes.items() if self.side_of(units[0]) == side}
        return self.held[side]

    # ground

    def on_map(self, code: str) -> bool:
        column, row = split(code)
        return 1 <= column <= self.map["grid"]["columns"] and 1 <= row <= self.map["grid"]["rows"]

    def around(self, code: str) -> list[str]:
        """Neighbours on the map."""
        return [other for other in (step_over(code, n) for n in range(6)) if self.on_map(other)]

    def front(self, code: str, facing: str | None = None) -> list[str]:
        """Left, centre and right front hex; also such as lie beyond the edge."""
        n = FACINGS.index(facing or self.facing(code))
        return [step_over(code, (n + turn) % 6) for turn in (-1, 0, 1)]

    def terrain(self, code: str) -> str:
        return terrain(self.map, code)

    def level(self, code: str) -> int:
        return level(self.map, code)

    def begun(self, thing: dict[str, Any]) -> bool:
        """Bridges and works with ``from_turn`` exist from that turn (GL-16.6)."""
        return "from_turn" not in thing or self.turns.index(thing["from_turn"]) <= self.number

    def water(self, a: str, b: str) -> str:
        return water(self.map, a, b)

    def crossing(self, a: str, b: str) -> str:
        return crossing(self.map, a, b, self.begun)

    def road(self, a: str, b: str) -> str:
        return road(self.map, a, b, self.begun)

    def wall(self, protected: str, other: str) -> bool:
        return wall(self.map, protected, other)

    def works(self, code: str, side: str) -> bool:
        return any(
            code in line_["hexes"] and line_["owner"] == side and self.begun(line_) for line_ in self.map["works"]
        )

    def embankment(self, code: str) -> bool:
        return code in self.map["embankment"]

    def step(self, cls: str, a: str, b: str, use_road: bool = True) -> int | None:
        key = (self.battle["map"], self.number, cls, a, b, use_road)
        if key not in COSTS:
            COSTS[key] = step(self.map, cls, a, b, use_road, self.begun)
        return COSTS[key]

    def next_to(self, code: str, side: str) -> list[str]:
        """Hexes with units of that side next to a hex."""
        return [other for other in self.around(code) if other in self.hexes_of(side)]

    def near(self, code: str, side: str, within: int) -> bool:
        key = side, within
        if key not in self.nearby:
            zone = set(self.hexes_of(side))
            for _ in range(within):
                zone |= {other for here in zone for other in self.around(here)}
            self.nearby[key] = zone
        return code in self.nearby[key]

    # who may not go where

    @property
    def groups(self) -> dict[str, dict[str, Any]]:
        return {group["id"]: group for group in self.battle.get("reinforcements", [])}

    def protected(self, side: str) -> set[str]:
        """GL-6.53: entry hexes of the enemy that this side may not enter."""
        enemy = other_side(side)
        missing = [unit for unit in self.boxes.get("waiting", []) if self.side_of(unit) == enemy]
        if not missing or self.scenario.get("reinforcements") is False:
            return set()
        own = {code for group in self.groups.values() if group["side"] == side for code in group["entry"]}
        found: set[str] = set()
        for group in self.groups.values():
            if group["side"] != enemy or "within" in group:
                continue
            if not any(unit.get("reinf") == group["id"] for unit in self.battle["units"]):
                continue  # only a leader
            found |= set(group["entry"])
        for rule in self.traits.get("open_entries", []):
            if self.turns.index(rule["first"]) <= self.number <= self.turns.index(rule["last"]):
                found -= set(rule["hexes"])
        return found - own

    def far_bank(self) -> set[str]:
        """GL-15.4, GL-16.8: what cannot be reached without crossing a river hexside, crossings included."""
        home = {"fredericksburg": "3141", "chancellorsville": "1915"}.get(self.battle["battle"])
        return set() if home is None else bank(self.battle["map"], home)

    def barred(self, unit: str) -> set[str]:
        """Hexes that a unit may in no way enter."""
        side = self.side_of(unit)
        found = self.protected(side)
        if side == "CS":
            found |= self.far_bank()
        if self.command_of(unit)["am"] == "Hunt/Reserve" and self.battle["battle"] == "fredericksburg":
            found |= bank(self.battle["map"], self.at[unit])
        return found

    def leashed(self, unit: str) -> set[str]:
        """GL-19.8: hexes to which a tied unit may not move."""
        found: set[str] = set()
        for leash in self.traits.get("leashes", []):
            tied = word(leash["cmd"])
            if self.unit[unit]["cmd"] != leash["cmd"] or tied in self.spec.get("unleashed", []):
                continue
            own = [self.at[other] for other in self.at if self.unit[other]["cmd"] == leash["cmd"]]
            if any(self.near(code, other_side(self.side_of(unit)), leash["enemy"]) for code in own):
                continue
            if self.number < self.turns.index(leash["until"]):
                found |= {
                    code for code in all_hexes(self.battle["map"]) if distance(code, leash["hex"]) > leash["within"]
                }
        return found

    # movement

    def surcharge(self, unit: str, direction: int) -> int:
        """GL-7.12.3, GL-7.12.4: leaving a stack with infantry to its rear, or from beneath to its front."""
        start = self.at[unit]
        units = self.units_in(start)
        if len(units) < 2:
            return 0
        ahead = step_over(start, direction) in self.front(start)
        if units[1] == unit:
            return int(self.is_foot(units[0]) and not ahead)
        return int(self.is_foot(unit) and self.is_foot(units[1]) and ahead)

    def guns_may(self, unit: str, code: str) -> bool:
        """GL-6.32: artillery next to the enemy."""
        if any(not self.is_gun(other) for other in self.units_in(code)):
            return True
        for foe in self.next_to(code, other_side(self.side_of(unit))):
            classes = {self.movement_class(other) for other in self.units_in(foe)}
            if self.step("art", code, foe) is not None:
                return False
            if any(self.step(cls, foe, code) is not None for cls in classes):
                return False
        return True

    def may_end(self, unit: str, code: str) -> bool:
        return len(self.units_in(code)) < 2 and all(self.may_stack(unit, other) for other in self.units_in(code))

    def reach(
        self, unit: str, extended: bool = False, entry: str = "", spent: int = 0, dearest: int = FAR
    ) -> dict[str, int]:
        """Where a unit can go in step b, and the least MP it takes; ``entry``: where it has come on to the map.

        ``dearest``: what a hex may cost at most (GL-10.26.1)."""
        side = self.side_of(unit)
        enemy = other_side(side)
        cls, start = self.movement_class(unit), entry or self.at[unit]
        points = self.allowance(unit)
        if extended:
            if not self.extension(unit) or self.near(start, enemy, 2):
                return {}
            points += self.extension(unit)
        closed = self.barred(unit) | self.leashed(unit) | self.hexes_of(enemy)
        shy = unit not in self.in_command or unit in self.disordered
        found: dict[str, int] = {}
        onward: dict[str, int] = {start: 0}
        queue = [start]
        if entry:
            shy = False
            if start in closed or len(self.units_in(start)) > 1 or spent > points:
                return {}
            if self.next_to(start, enemy) and cls == "art" and not self.guns_may(unit, start):
                return {}
            if self.may_end(unit, start):
                found[start] = spent
            onward[start] = spent + int(any(self.is_foot(u) for u in self.units_in(start)))
            if self.next_to(start, enemy):
                queue = []
        while queue:
            queue.sort(key=lambda code: onward[code])
            here = queue.pop(0)
            for direction in range(6):
                other = step_over(here, direction)
                if not self.on_map(other) or other in closed or (len(self.units_in(other)) > 1 and other != start):
                    continue
                close = bool(self.next_to(other, enemy))
                if close and (shy or (cls == "art" and not self.guns_may(unit, other))):
                    continue
                if extended and self.near(other, enemy, 2):
                    continue
                if extended and self.traits.get("woods_by_road") and self.terrain(other) == "woods":
                    if not self.road(here, other):
                        continue
                cost = self.step(cls, here, other, use_road=not close)
                if cost is None:
                    continue
                cost += int(bool(close and self.night))
                if here == start and not entry:
                    cost += self.surcharge(unit, direction)
                crowded = int(any(self.is_foot(u) for u in self.units_in(other) if u != unit))
                if cost > dearest:
                    continue
                dear = cost + crowded > dearest
                cost += onward[here]
                if cost > points:
                    continue
                if other != start and self.may_end(unit, other):
                    found[other] = min(cost, found.get(other, FAR))
                if close or dear:
                    continue
                beyond_ = cost + crowded
                if beyond_ < onward.get(other, FAR) and other != start:
                    onward[other] = beyond_
                    if other not in queue:
                        queue.append(other)
        return found

    def ride(self, leader: str, extended: bool = False) -> dict[str, int]:
        """Where a leader can go; he obeys GL-6.14 unless a friendly unit is in the hex (GL-5.15.5)."""
        command = self.command[leader]
        side, start = command["side"], self.leaders[leader]
        enemy = other_side(side)
        points = command["ma"] + (4 if extended else 0)
        if extended and self.near(start, enemy, 2):
            return {}
        best: dict[str, int] = {start: 0}
        queue = [start]
        while queue:
            queue.sort(key=lambda code: best[code])
            here = queue.pop(0)
            if here != start and self.next_to(here, enemy) and not self.units_in(here):
                continue
            for other in self.around(here):
                if other in self.hexes_of(enemy) or (extended and self.near(other, enemy, 2)):
                    continue
                if extended and self.traits.get("woods_by_road") and self.terrain(other) == "woods":
                    if not self.road(here, other):
                        continue
                close = bool(self.next_to(other, enemy))
                cost = self.step("leader", here, other, use_road=not close)
                if cost is None:
                    continue
                cost += best[here] + int(bool(close and self.night))
                if cost <= points and cost < best.get(other, FAR):
                    best[other] = cost
                    queue.append(other)
        best.pop(start)
        return best

    # command (GL-5.13, GL-5.14)

    def command_path(self, start: str, side: str, limit: int) -> dict[str, int]:
        """Leader costs from a hex; roads also next to enemies, no enemy-occupied hex."""
        best = {start: 0}
        queue = [start]
        enemies = self.hexes_of(other_side(side))
        while queue:
            queue.sort(key=lambda code: best[code])
            here = queue.pop(0)
            for other in self.around(here):
                cost = None if other in enemies else self.step("leader", here, other)
                if cost is not None and best[here] + cost <= limit and best[here] + cost < best.get(other, FAR):
                    best[other] = best[here] + cost
                    queue.append(other)
        return best

    # sight and fire (GL-9)

    def blocks(self, start: str, end: str, code: str) -> bool:
        """GL-9.4.2 to GL-9.4.6, GL-9.51.1."""
        if not self.on_map(code):
            return False
        firer, target, here = self.level(start), self.level(end), self.level(code)
        if here > firer and here > target:
            return True
        woods = self.terrain(code) in ("woods", "town")
        if firer <= here and target <= here:
            return woods or code in self.hexes
        if (firer > here and target > here) or not woods:
            return False
        if firer > target:
            return distance(code, end) <= distance(start, code)
        return distance(start, code) <= distance(code, end)

    def sees(self, start: str, end: str) -> bool:
        far = distance(start, end)
        if far < 2:
            return True
        if self.fog and far > 2:
            return False
        crossed, beside = line(start, end)
        return not any(self.blocks(start, end, code) for code in crossed) and not any(
            all(self.blocks(start, end, code) for code in pair) for pair in beside
        )

    def friends_at_risk(self, start: str, end: str) -> list[str]:
        """GL-9.51.2: the hexes where a short round falls."""
        side = self.side_of(self.units_in(start)[0])
        return [
            code
            for code in line(start, end)[0]
            if distance(code, end) == 1
            and code in self.hexes_of(side)
            and max(self.level(start), self.level(end)) > self.level(code)
        ]

    def range_drm(self, gun: str, far: int) -> int | None:
        table = TABLES["range_drm"]["G1" if self.refitted else self.unit[gun]["rng"]]
        if far > len(table) or (self.night and far > 1):
            return None
        return int(table[far - 1])

    def can_hit(self, gun: str, target: str, facing: str) -> bool:
        start = self.at[gun]
        return (
            gun not in self.disordered
            and self.range_drm(gun, distance(start, target)) is not None
            and in_arc(start, facing, target)
            and self.sees(start, target)
        )

    def acts(self, unit: str) -> bool:
        """Is it a unit of the acting Commands?"""
        return unit in self.acting_units()

    def acting_units(self) -> set[str]:
        found = {unit for unit in self.unit if any(self.obeys(unit, name) for name in self.acting)}
        return found | {unit for unit, leader in self.spec.get("duty", {}).items() if leader in self.acting}

    def obeys(self, unit: str, name: str) -> bool:
        """Does a unit act when this Command does? Some are Commands of their own (GL-4.24.3, GL-14.46.1)."""
        command = self.command_of(unit)
        if name == unit:
            return True
        if command.get("independent"):
            return name == (unit[:-2] if command.get("together") and unit[-2:] in ("-a", "-b") else unit)
        return word(command["cmd"]) == name and not self.is_sharpshooter(unit)

    def bound_facing(self, code: str) -> bool:
        """Does a Disordered unit next to the enemy keep the stack as it is (GL-11.12.8)?"""
        units = self.units_in(code)
        enemy = other_side(self.side_of(units[0]))
        return any(unit in self.disordered for unit in units) and bool(self.next_to(code, enemy))

    def fire_facings(self, code: str) -> list[str]:
        """The facings that acting guns in a hex may take to fire (GL-7.14.1, GL-7.14.3, GL-7.12.2)."""
        units = self.units_in(code)
        if any(not self.is_gun(unit) or not self.acts(unit) for unit in units) or self.bound_facing(code):
            return [self.facing(code)]
        if any(unit in self.fired for unit in units):
            return [self.facing(code)]
        return list(FACINGS)

    def fires(self) -> set[tuple[str, ...]]:
        """All activation fires: gun, target, facing; or both, hex, target, facing."""
        found: set[tuple[str, ...]] = set()
        foes = self.hexes_of(other_side(self.side))

        def free(gun: str) -> bool:
            return self.is_gun(gun) and gun not in self.fired | self.moved | self.disordered

        for code in self.hexes_of(self.side):
            guns = [unit for unit in self.units_in(code) if free(unit)]
            own = [gun for gun in guns if self.acts(gun)]
            for target in foes:
                for facing in self.fire_facings(code):
                    hits = [gun for gun in guns if self.can_hit(gun, target, facing)]
                    found |= {("fire", gun, target, facing) for gun in hits if gun in own}
                    if len(hits) == 2 and own and self.may_pair(*hits):
                        found.add(("fire-both", code, target, facing))
        return found

    def may_pair(self, a: str, b: str) -> bool:
        """GL-9.3.2: two of different Commands fire together once in a turn."""
        return self.same_command(a, b) or not any(set(pair) == {a, b} for pair in self.spec.get("paired", []))

    def same_command(self, a: str, b: str) -> bool:
        one, two = self.command_of(a), self.command_of(b)
        return one is two and not one.get("independent")

    def answers(self, code: str, origin: str, used: set[str]) -> set[tuple[str, ...]]:
        """Counterbattery of a hex that is fired at (GL-9.13, GL-7.14.2)."""
        units = self.units_in(code)
        facing = self.facing(code)
        facings = [facing]
        if all(self.is_gun(unit) for unit in units) and not self.bound_facing(code):
            n = FACINGS.index(facing)
            facings = [FACINGS[(n + turn) % 6] for turn in (-1, 0, 1)]
        found: set[tuple[str, ...]] = set()
        for turned in facings:
            hits = [
                unit for unit in units if self.is_gun(unit) and unit not in used and self.can_hit(unit, origin, turned)
            ]
            found |= {("answer", unit, turned) for unit in hits}
            if len(hits) == 2:
                found.add(("answer-both", turned))
        return found

    def fire_terrain(self, start: str, target: str) -> int:
        """GL-9.23.2."""
        side = self.side_of(self.units_in(target)[0])
        features = TABLES["tec_feature"]
        found = TABLES["tec_hex"][self.terrain(target)]["artillery"]
        found += features["works"]["artillery"] if self.works(target, side) else 0
        found += features["rr_embankment"]["artillery"] if self.embankment(target) else 0
        if any(self.wall(target, step_over(target, n)) for n in sides_entered(start, target)):
            found += TABLES["tec_hexside"]["stone_wall"]["artillery"]
        return int(found)

    def fire_drm(self, guns: list[str], target: str) -> int:
        """GL-9.23.1, GL-9.3.1."""
        start = self.at[guns[0]]
        ranges = [self.range_drm(gun, distance(start, target)) for gun in guns]
        assert None not in ranges
        best = max(self.unit[gun]["fire"] for gun in guns)
        return int(best + min(r for r in ranges if r is not None) + (2 if len(guns) > 1 else 0)) + self.fire_terrain(
            start, target
        )

    # charges (GL-10)

    def passable(self, unit: str, a: str, b: str) -> bool:
        return self.step(self.movement_class(unit), a, b) is not None

    def chargeable(self, unit: str) -> set[str]:
        """Enemy hexes in a unit's front that it could charge at all (GL-10.11.3, GL-6.53.1)."""
        here = self.at[unit]
        return {
            code
            for code in self.front(here)
            if code in self.hexes_of(other_side(self.side_of(unit)))
            and self.passable(unit, here, code)
            and code not in self.protected(self.side_of(unit))
        }

    def covered(self, unit: str, code: str, partners: set[str]) -> bool:
        """GL-10.12.2, GL-10.12.3."""
        return any(
            code in self.front(self.at[other])
            for other in partners
            if other in self.at
            and self.at[other] != self.at[unit]
            and not self.is_gun(other)
            and other not in self.disordered
            and self.top(self.at[other]) == other
        )

    def lone_guns(self, code: str) -> bool:
        return all(self.is_gun(unit) for unit in self.units_in(code))

    def may_charge(self, unit: str, began_adjacent: set[str]) -> bool:
        """GL-10.11, GL-11.14.2, GL-13.3; alone in a hex Sharpshooters may not (GL-14.45.4)."""
        if self.is_gun(unit) or (self.is_mounted(unit) and self.night):
            return False
        if self.is_sharpshooter(unit) and len(self.units_in(self.at[unit])) == 1:
            return False
        return unit not in self.disordered or (self.is_foot(unit) and unit in began_adjacent)

    def linked(self, units: tuple[str, ...]) -> bool:
        """GL-10.24.1: stacked, or a chain of adjacency."""
        reached = [units[0]]
        for one in reached:
            reached += [u for u in units if u not in reached and distance(self.at[one], self.at[u]) <= 1]
        return len(reached) == len(units)

    def charges(self, busy: set[str], most: int = 9, alone_: str = "") -> set[tuple[frozenset[str], frozenset[str]]]:
        """All charges that the acting Commands could declare next (GL-10.12, GL-10.21, GL-10.24); or one unit alone."""
        partners = self.acting_units() & set(self.at)
        adjacent, alone = set(self.moment.get("began_adjacent", [])), set(self.moment.get("lone_guns", []))
        able = sorted(
            unit
            for unit in partners - busy
            if self.may_charge(unit, adjacent) and self.chargeable(unit) and alone_ in ("", unit)
        )
        found: set[tuple[frozenset[str], frozenset[str]]] = set()
        if len(able) > most:
            return found
        for size in range(1, len(able) + 1):
            for group in combinations(able, size):
                if not self.linked(group) or len({self.is_mounted(unit) for unit in group}) > 1:
                    continue
                if any(self.top(self.at[unit]) != unit and self.top(self.at[unit]) not in group for unit in group):
                    continue
                reach = set().union(*(self.chargeable(unit) for unit in group))
                must = {c for u in group for c in self.chargeable(u) if not self.covered(u, c, partners)}
                for number in range(1, len(reach) + 1):
                    for chosen in combinations(sorted(reach), number):
                        hexes = set(chosen)
                        if not must <= hexes or any(not self.chargeable(unit) & hexes for unit in group):
                            continue
                        if any(unit in self.disordered for unit in group) and not all(
                            self.lone_guns(code) and alone >= set(self.units_in(code)) for code in hexes
                        ):
                            continue
                        found.add((frozenset(group), frozenset(hexes)))
        return found

    def pairs(self, units: list[str], hexes: list[str]) -> list[tuple[str, str]]:
        """Who charges which hex."""
        return [(unit, code) for unit in units for code in hexes if code in self.fronts(unit)]

    def fronts(self, unit: str) -> set[str]:
        here = self.at[unit]
        return {code for code in self.front(here) if self.on_map(code) and self.passable(unit, here, code)}

    def charge_terrain(self, a: str, b: str, side: str) -> tuple[int, bool]:
        """The terrain DRM of a charge from a to b on units of a side, and whether a stream is crossed (GL-10.40)."""
        sides, features = TABLES["tec_hexside"], TABLES["tec_feature"]
        found = TABLES["tec_hex"][self.terrain(b)]["charge"]
        found += features["works"]["charge"] if self.works(b, side) else 0
        found += features["rr_embankment"]["charge"] if self.embankment(b) else 0
        water, crossing = self.water(a, b), self.crossing(a, b)
        if water and crossing:
            found += sides[crossing]["charge"][water]
        elif water:
            found += sides[water]["charge"]
        found += sides["stone_wall"]["charge"] if self.wall(b, a) else 0
        rise = self.level(b) - self.level(a)
        if rise > 0:
            found += sides["up_1" if rise == 1 else "up_2_or_more"]["charge"]
        return int(found), water == "stream"

    def ratio_drm(self, attack: int, defence: int, up: bool) -> int:
        """GL-10.23.2, GL-10.23.3, GL-10.41.1."""
        columns = [(Fraction(*(int(part) for part in name.split("-"))), drm) for name, drm in TABLES["charge_ratio"]]
        ratio = Fraction(attack, defence)
        if up:
            return int(next((drm for column, drm in columns if column >= ratio), columns[-1][1]))
        return int(next((drm for column, drm in reversed(columns) if column <= ratio), columns[0][1]))

    def charge_drm(self, units: list[str], hexes: list[str], idle: set[str], swift: set[str]) -> int:
        """Everything that is added to the die (GL-10.22.1). ``idle``: units that only joined their friends."""
        side = other_side(self.side_of(units[0]))
        foes = [u for code in hexes for u in self.units_in(code) if not self.is_gun(u)]
        counting = [u for u in foes if u not in idle]
        ground = [self.charge_terrain(self.at[unit], code, side) for unit, code in self.pairs(units, hexes)]
        worst = min(drm for drm, _ in ground)
        up = worst >= 0 and not any(stream for _, stream in ground)
        total = worst + self.ratio_drm(sum(map(self.strength, units)), sum(map(self.strength, counting)), up)
        quality = max(map(self.cohesion, units)) - max(map(self.cohesion, counting))
        quality = max(-3, min(3, quality))
        mounted = any(self.is_mounted(unit) for unit in units)
        if mounted and any(self.terrain(code) == "woods" for code in hexes):
            quality = min(1, quality)
        total += quality
        rears = []
        for code in hexes:
            ahead = {self.at[u] in self.front(code) for u, goal in self.pairs(units, hexes) if goal == code}
            rears.append(0 if ahead == {True} else 1 if ahead == {False} else 2)
        total += min(rears)
        if mounted and any(self.is_foot(unit) for unit in foes) and set(units) & swift:
            total += 1
        total -= any(unit in self.dismounted for unit in units)
        total += any(self.is_sharpshooter(unit) for unit in units)
        return total

    def charge_result(self, total: int) -> str:
        return next(
            line_["code"] for line_ in TABLES["charge_result"] if line_["from"] <= total <= line_["to"]
        ).replace("+", "-")

    # defensive fire (GL-10.3)

    def defenders(self, code: str, silent: set[str], spent: set[str]) -> list[str]:
        """The units of a hex that may fire."""
        return [
            unit
            for unit in self.units_in(code)
            if unit not in silent
            and not self.is_mounted(unit)
            and not (self.is_gun(unit) and (unit in self.disordered or unit in spent))
        ]

    def defence_drm(self, firing: list[str], target: str, number: int) -> int:
        """GL-10.34, GL-10.32.4, GL-10.32.5, GL-14.11.2, GL-14.45.2, GL-14.57.1."""
        guns = [unit for unit in firing if self.is_gun(unit)]
        foot = [unit for unit in firing if not self.is_gun(unit)]
        total = 0
        if self.is_mounted(target):
            total += 2
        if guns and number == 1:
            total += 2
        if foot:
            total -= number - 1
        if (guns and foot) or len(guns) == 2:
            total += 2
        if foot and foot[-1] in self.disordered:
            total -= 1
        total += TABLES["tec_hex"][self.terrain(self.at[target])]["df"]
        if self.refitted and self.night:
            total += 2
        if foot and self.is_sharpshooter(foot[-1]):
            total += 1
        if foot and foot[-1] == "us-wilder":
            total += 3
        return int(total)

    # retreats (GL-11.2)

    def retreats(self, unit: str, causing: set[str]) -> tuple[int, set[str]]:
        """The first group of GL-11.21.3 that is not empty."""
        here = self.at[unit]
        enemies = self.hexes_of(other_side(self.side_of(unit)))
        open_ = [
            code
            for code in self.around(here)
            if code not in enemies and code not in self.barred(unit) and self.passable(unit, here, code)
        ]
        free = [code for code in open_ if self.may_end(unit, code)]

        def away(code: str) -> list[bool]:
            return [distance(code, self.at[foe]) > distance(here, self.at[foe]) for foe in causing if foe in self.at]

        groups = [
            {code for code in free if all(away(code))},
            {code for code in free if any(away(code))},
            {code for code in open_ if all(away(code))},
            {code for code in open_ if any(away(code))},
        ]
        for number, places in enumerate(groups, 1):
            if places:
                return number, places
        return (5 if len(self.around(here)) < 6 else 6), set()

    def evasions(self, unit: str, chargers: set[str]) -> set[str]:
        """GL-10.27.3, GL-14.45.3."""
        enemy = other_side(self.side_of(unit))
        start = self.at[unit]

        def ok(a: str, b: str) -> bool:
            return (
                self.passable(unit, a, b)
                and b not in self.hexes_of(enemy)
                and b not in self.barred(unit)
                and not self.next_to(b, enemy)
                and (b == start or self.may_end(unit, b))
            )

        first = {code for code in self.around(start) if ok(start, code)}
        found = set(first)
        if not self.is_sharpshooter(unit):
            found |= {other for code in first for other in self.around(code) if ok(code, other)}
        return {
            code
            for code in found - {start}
            if all(distance(code, self.at[foe]) > distance(start, self.at[foe]) for foe in chargers)
        }

    def second_hexes(self, unit: str, causing: set[str]) -> set[str]:
        """GL-11.22.2: a second hex, free, and farther from every causing unit than the first."""
        here = self.at[unit]
        enemies = self.hexes_of(other_side(self.side_of(unit)))
        return {
            code
            for code in self.around(here)
            if code not in enemies
            and code not in self.barred(unit)
            and self.passable(unit, here, code)
            and self.may_end(unit, code)
            and all(distance(code, self.at[foe]) > distance(here, self.at[foe]) for foe in causing if foe in self.at)
        }

    def makes_room(self, unit: str, code: str, spared: set[str]) -> set[str]:
        """Which friend may be displaced to let a unit in; either one first where both must go (GL-11.26)."""
        units = self.units_in(code)
        single = {friend for friend in units if all(self.may_stack(unit, left) for left in units if left != friend)}
        both = set() if spared & set(units) else set(units)
        return single - spared if single else both

    def flights(self, leader: str) -> set[str]:
        """GL-5.15.2: where a leader goes whose hex is taken."""
        start, enemy = self.leaders[leader], other_side(self.command[leader]["side"])
        seen, ring = {start}, {start}
        while ring:
            ring = {
                other
                for code in ring
                for other in self.around(code)
                if other not in seen
                and other not in self.hexes_of(enemy)
                and self.step("leader", code, other) is not None
            }
            if ring:
                return ring
        friends = self.hexes_of(self.command[leader]["side"])
        least = min((distance(start, code) for code in friends), default=0)
        return {code for code in friends if distance(start, code) == least}

    # rally and recovery (GL-11.5, GL-11.6)

    def may_rally(self, unit: str) -> bool:
        busy = {u for key in ("stirred", "charged", "fired") for u in self.moment.get(key, [])}
        return (
            unit in self.at
            and unit in self.disordered
            and unit not in busy
            and ((self.night > 0 and self.refitted) or not self.next_to(self.at[unit], other_side(self.side_of(unit))))
        )

    def homes(self, unit: str) -> set[str]:
        """Where a recovered unit may be placed (GL-11.64.1, GL-11.65)."""
        side, command = self.side_of(unit), self.command_of(unit)
        enemy = other_side(side)
        foes, friends = self.hexes_of(enemy), self.hexes_of(side)
        guides = (
            [name for name, c in self.command.items() if c["am"] == command["am"] and c["side"] == side]
            if command.get("independent")
            else [word(command["cmd"])]
        )
        guides = [name for name in guides if not self.command[name].get("independent")]
        known = [name for name in guides if self.leaders.get(name, "?").isdigit()]
        near: set[str] = set()
        for name in known:
            near |= set(self.command_path(self.leaders[name], side, self.command[name]["range"]))
        if command.get("independent") and not guides:
            near = {code for code in all_hexes(self.battle["map"]) if any(distance(code, f) <= 3 for f in friends)}
        return {
            code
            for code in near
            if code not in foes
            and not self.near(code, enemy, 2)
            and self.may_end(unit, code)
            and code not in self.barred(unit)
            and (
                not command.get("independent")
                or min((distance(code, f) for f in friends), default=FAR)
                < min((distance(code, f) for f in foes), default=FAR)
            )
        }

    # command (GL-5.13, GL-5.14)

    def commanded(self, failed: bool) -> set[str]:
        """The acting units on the map that are in command at this moment."""
        units = self.acting_units() & set(self.at)
        if failed:
            return {unit for unit in units if self.command_of(unit).get("independent")}
        found: set[str] = set()
        for unit in units:
            command = self.command_of(unit)
            leader = self.spec.get("duty", {}).get(unit) or word(command["cmd"])
            if (command.get("independent") and unit not in self.spec.get("duty", {})) or self.is_sharpshooter(unit):
                found.add(unit)
                continue
            place = self.leaders.get(leader, "")
            if not place.isdigit():
                if unit == "us-wilder":
                    found.add(unit)
                continue
            reach = self.command_path(place, command["side"], self.command[leader]["range"])
            if self.at[unit] in reach:
                found.add(unit)
        grown = True
        while grown:
            more = {
                unit
                for unit in units - found
                if any(
                    (self.leader_of(unit) == self.leader_of(other) or self.is_sharpshooter(other))
                    and distance(self.at[unit], self.at[other]) <= 1
                    for other in found
                )
            }
            found |= more
            grown = bool(more)
        return found

    def leader_of(self, unit: str) -> str:
        duty: dict[str, str] = self.spec.get("duty", {})
        return duty.get(unit) or word(self.unit[unit]["cmd"])

    # markers and Commands (GL-4)

    def combinable(self) -> set[str]:
        """Leaders that could be named together with others now (GL-4.25)."""
        marker = self.moment.get("marker", "")
        allowed = self.traits.get("combined", ["US", "CS"])
        if self.night or self.side not in allowed:
            return set()
        out = set(self.moment.get("acted", [])) | set(self.moment.get("tried", [])) | self.held_back()
        group = {
            name
            for name, command in self.command.items()
            if word(command["am"]) == marker
            and command["side"] == self.side
            and self.leaders.get(name, "").isdigit()
            and name not in out
        }
        grown = True
        while grown:
            alone = {
                name
                for name in group
                if not any(
                    self.leaders[other] in self.command_path(self.leaders[name], self.side, self.command[name]["range"])
                    for other in group - {name}
                )
            }
            group -= alone
            grown = bool(alone)
        return group

    def held_back(self) -> set[str]:
        """GL-14.42.3: who waits for a second marker."""
        found: set[str] = set()
        played = self.spec.get("played", {})
        for rule in self.traits.get("seconds", []):
            if self.turn == rule["turn"]:
                number = sum(played.get(word(am), 0) for am in rule["ams"])
                if number < 2:
                    found |= {word(name) for name in rule["commands"]}
        return found

    def markers(self) -> dict[str, int]:
        """What is available in this turn (GL-4.21.1, GL-15.2, GL-16.3 to GL-16.5, GL-14.35, GL-14.42)."""
        found: dict[str, int] = {}
        for am in self.battle["ams"]:
            name = am["am"]
            if "markers" in self.scenario:
                count = self.scenario["markers"].get(name, 0)
                if isinstance(count, list):
                    count = count[self.number - self.turns.index(self.scenario["first"])]
            elif "per_turn" in am:
                count = am["per_turn"][self.number]
            elif "counts" in am:
                count = 0
                for turn, number in am["counts"]:
                    count = number if self.turns.index(turn) <= self.number else count
                if am.get("wing") == "hooker" and self.scenario.get("caution"):
                    count = min(count, 2 if word(name) in self.spec.get("seconds", []) else 1)
            else:
                count = am["count"] if self.turns.index(am.get("from", self.turns[0])) <= self.number else 0
            for rule in self.traits.get("releases", []) if "markers" not in self.scenario else []:
                if rule["am"] == name and self.number < self.turns.index(rule["turn"]):
                    count = count if word(name) in self.spec.get("roused", []) else 0
            if am.get("optional"):
                count = 1 if "third-jackson" in self.spec.get("options", []) else 0
            if count and any(self.can_act(unit, am) for unit in self.unit):
                found[word(name)] = count
        return found

    def can_act(self, unit: str, am: dict[str, Any]) -> bool:
        """Is it of the group, and on the map or about to enter?"""
        command = self.command_of(unit)
        if command["side"] != am["side"] or (
            command["am"] != am["am"] and command["cmd"] not in am.get("commands", [])
        ):
            return False
        if unit in self.at or unit in self.boxes.get("away", []):
            return True
        group = self.groups.get(self.unit[unit].get("reinf", ""))
        due = group is not None and self.turns.index(group["turn"]) <= self.number
        return unit in self.boxes.get("waiting", []) and due

    # points (GL-15.9)

    def objectives(self) -> list[dict[str, Any]]:
        found = self.scenario.get("objectives", self.battle["objectives"])
        west = self.scenario.get("objectives_west_of")
        return [o for o in found if west is None or split(o["hex"])[0] < west]

    def points(self, side: str) -> int:
        total = 0
        for goal in self.objectives():
            places = {goal["hex"]}
            if "any town hex" in goal["place"]:
                grown = True
                while grown:
                    more = {o for c in places for o in self.around(c) if self.terrain(o) == "town"} - places
                    places |= more
                    grown = bool(more)
            if goal["side"] == side and places & self.hexes_of(side):
                total += goal["vp"]
        for box, value in (("eliminated", 2), ("withdrawn", 1), ("recovery", 1), ("recovered", 1)):
            for unit in self.boxes.get(box, []):
                if self.side_of(unit) != side:
                    total += (1 if box == "eliminated" else 0) if self.is_gun(unit) else value
        return total

    def outcome(self) -> int:
        margin = self.points("US") - self.points("CS")
        levels = self.scenario.get("levels") or self.battle["levels"]
        if self.spec["scenario"] == "jacksons-attack":
            levels = self.battle["levels_jacksons_attack"]
        return next(n for n, line_ in enumerate(levels) if margin >= line_["margin_us_minus_cs_at_least"])

    def acts_as(self, unit: str) -> str:
        """The Command a unit acts as: its leader's, or its own (GL-4.24.3, GL-14.46.1, GL-14.45.1, GL-14.53.1)."""
        command = self.command_of(unit)
        if unit in self.spec.get("duty", {}):
            return str(self.spec["duty"][unit])
        if self.is_sharpshooter(unit):
            return unit
        if command.get("independent"):
            return unit[:-2] if command.get("together") and unit[-2:] in ("-a", "-b") else unit
        return word(command["cmd"])

    def led(self, name: str, am: dict[str, Any]) -> bool:
        """Is that leader of the group on the map? He may move, also without units (GL-6.11.1)."""
        command = self.command[name]
        return bool(
            command["am"] == am["am"] and command["side"] == am["side"] and self.leaders.get(name, "").isdigit()
        )

    def is_bound(self, unit: str) -> bool:
        """Does it have a designated destination to go to (GL-19.5)? Such units are not read here. On the second day
        those of the first are free (GL-19.3)."""
        if self.battle["battle"] != "chickamauga":
            return False
        data = self.unit[unit]
        group = self.groups.get(data.get("reinf", ""))
        first = group is None or group["turn"].startswith("Sep18")
        if first and "second-day" in self.spec.get("options", []):
            return False
        if group is not None:
            last = self.turns.index("Sep19-0900") if first else self.turns.index(group["turn"]) + 3
            return bool(group.get("dd")) and self.number < last
        listed = [
            d
            for d in self.traits["destinations"]
            if d["cmd"] == data["cmd"] and d.get("unit", data["name"]) == data["name"]
        ]
        return bool(listed) and self.number < self.turns.index("Sep19-0900")

    def entry_cost(self, unit: str, place: str) -> int:
        """GL-6.51.4, GL-13.1."""
        cls = self.movement_class(unit)
        close = bool(self.next_to(place, other_side(self.side_of(unit))))
        link = self.map["edge_roads"].get(place) if len(self.around(place)) < 6 else "road"
        ground = int(TABLES["tec_hex"][self.terrain(place)][cls])
        if not link or close:
            cost = ground
        else:
            cost = (ground + 1) // 2 if link == "trail" else int(TABLES["tec_hex"][link][cls])
        return cost + int(bool(close and self.night))

    def may_evade(self, unit: str) -> bool:
        """GL-10.27.1, GL-14.45.3."""
        alone = self.is_sharpshooter(unit) and len(self.units_in(self.at[unit])) == 1
        return self.is_mounted(unit) or self.unit[unit]["t"] == "hart" or alone


@cache
def all_hexes(name: str) -> tuple[str, ...]:
    grid = read("maps", name)["grid"]
    return tuple(f"{c:02d}{r:02d}" for c in range(1, grid["columns"] + 1) for r in range(1, grid["rows"] + 1))


@cache
def bank(name: str, home: str) -> set[str]:
    """All hexes on the other side of the river from a hex."""
    water = read("maps", name)["hexsides"]["water"]
    here, queue = {home}, [home]
    everywhere = set(all_hexes(name))
    for code in queue:
        for other in (step_over(code, n) for n in range(6)):
            wet = water.get(f"{code}-{other}") or water.get(f"{other}-{code}")
            if other in everywhere and other not in here and not (wet and wet[0] == "river"):
                here.add(other)
                queue.append(other)
    return everywhere - here


# --- every path there is, on a map alone -----------------------------------------------------------------------------


def around(data: dict[str, Any], code: str) -> list[str]:
    """The neighbours of a hex on the map, N first, going round."""
    column, row = int(code[:2]), int(code[2:])
    found = [(column + c, row + r) for c, r in (ODD if column % 2 else EVEN)]
    columns, rows = data["grid"]["columns"], data["grid"]["rows"]
    return [f"{c:02d}{r:02d}" if 1 <= c <= columns and 1 <= r <= rows else "" for c, r in found]


class Stand:
    """Who stands where, as sets of codes; a hex of ``units`` has the kinds of its friendly units."""

    def __init__(self, enemies: dict[str, str], units: dict[str, tuple[str, ...]], mates: set[str]) -> None:
        self.enemies = enemies
        self.units = units
        self.mates = mates


class Order:
    """A mover and its restrictions."""

    def __init__(self, cls: str, allowance: int, **rest: Any) -> None:
        self.cls = cls
        self.allowance = allowance
        self.shy: bool = rest.get("shy", False)
        self.extended: bool = rest.get("extended", False)
        self.night: bool = rest.get("night", False)
        self.barred: set[str] = rest.get("barred", set())
        self.dear: tuple[int, ...] = rest.get("dear", ())


def _foes(data: dict[str, Any], stand: Stand, code: str) -> list[str]:
    return [other for other in around(data, code) if other in stand.enemies]


def _within_two(data: dict[str, Any], stand: Stand, code: str) -> bool:
    disk = {code} | set(around(data, code))
    disk |= {other for near in list(disk) if near for other in around(data, near)}
    return any(enemy in disk for enemy in stand.enemies)


def _stacks(order: Order, stand: Stand, code: str) -> bool:
    """May it stand there (GL-6.41)?"""
    kinds = stand.units.get(code, ())
    if order.cls == "leader" or not kinds:
        return True
    if len(kinds) > 1:
        return False
    if order.cls == "art":
        return True
    if kinds[0] == "art":
        return True
    return order.cls == "inf" and kinds[0] == "inf" and code in stand.mates


def _guns_may(data: dict[str, Any], stand: Stand, code: str) -> bool:
    """May artillery move next to the enemy there (GL-6.32)?"""
    if any(kind in ("inf", "cav") for kind in stand.units.get(code, ())):
        return True
    for foe in _foes(data, stand, code):
        mine = step(data, "art", code, foe, True)
        his = step(data, stand.enemies[foe], foe, code, True)
        if mine is not None or his is not None:
            return False
    return True


def tolls(data: dict[str, Any], stand: Stand, order: Order, start: str, path: tuple[str, ...]) -> list[int]:
    """What each hex of a path costs, surcharges included; 99 for a step that cannot be made."""
    found: list[int] = []
    here = start
    for other in path:
        directions = around(data, here)
        near = bool(_foes(data, stand, other))
        cost = step(data, order.cls, here, other, not near) if other in directions else None
        if cost is None:
            return [*found, 99]
        cost += (near and order.night) + (here == start and directions.index(other) in order.dear)
        if order.cls != "leader" and other != path[-1] and stand.units.get(other) == ("inf",):
            cost += 1
        found.append(cost)
        here = other
    return found


def steps_between(data: dict[str, Any], a: str, b: str) -> int:
    """Distance of two hexes, by walking."""
    reached = {a}
    steps = 0
    while b not in reached:
        reached |= {other for here in reached for other in around(data, here) if other}
        steps += 1
    return steps


def retreat_groups(
    data: dict[str, Any], cls: str, here: str, causing: set[str], enemies: set[str], free: set[str], barred: set[str]
) -> tuple[int, set[str]]:
    """GL-11.21.3 in its own order."""
    open_ = [
        other
        for other in around(data, here)
        if other and other not in enemies and other not in barred and step(data, cls, here, other, True) is not None
    ]

    def farther(place: str, foe: str) -> bool:
        return steps_between(data, place, foe) > steps_between(data, here, foe)

    groups = [
        {place for place in open_ if place in free and all(farther(place, foe) for foe in causing)},
        {place for place in open_ if place in free and any(farther(place, foe) for foe in causing)},
        {place for place in open_ if all(farther(place, foe) for foe in causing)},
        {place for place in open_ if any(farther(place, foe) for foe in causing)},
    ]
    for number, places in enumerate(groups, 1):
        if places:
            return number, places
    return (5 if "" in around(data, here) else 6), set()


def ways_to(data: dict[str, Any], stand: Stand, order: Order, start: str) -> dict[str, dict[bool, int]]:
    """End hex -> {False: least cost, True: least cost of a path without a hex dearer than 2 MP, if there is one}."""
    best: dict[str, dict[bool, int]] = {}
    if order.extended and _within_two(data, stand, start):
        return best

    def note(code: str, cost: int, swift: bool) -> None:
        costs = best.setdefault(code, {})
        for kind in (False, True) if swift else (False,):
            costs[kind] = min(cost, costs.get(kind, 99))

    def walk(here: str, path: tuple[str, ...], spent: int, swift: bool) -> None:
        for direction, other in enumerate(around(data, here)):
            if not other or other in path or other in stand.enemies or other in order.barred:
                continue
            kinds = stand.units.get(other, ())
            if order.cls != "leader" and len(kinds) > 1:
                continue
            near = bool(_foes(data, stand, other))
            if near and order.shy:
                continue
            if near and order.cls == "art" and not _guns_may(data, stand, other):
                continue
            if order.extended and _within_two(data, stand, other):
                continue
            cost = step(data, order.cls, here, other, not near)
            if cost is None:
                continue
            cost += near and order.night
            cost += here == start and direction in order.dear
            if spent + cost > order.allowance:
                continue
            if _stacks(order, stand, other):
                note(other, spent + cost, swift and cost <= 2)
            stops = near and not (order.cls == "leader" and kinds)
            if stops:
                continue
            if order.cls != "leader" and kinds == ("inf",):
                cost += 1
            walk(other, (*path, other), spent + cost, swift and cost <= 2)

    walk(start, (start,), 0, True)
    return best
