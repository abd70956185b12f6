"""The rules read a second time, word for word from the specification, with shapely.

A :class:`Table` is a position as plain JSON; it knows the scenario, the tables of part 2 and the clauses, and nothing
of the program's rule modules. Where a length lies so near to a limit that two honest ways of reckoning may differ, the
question is left open: :class:`Unsure`. What it answers is compared with the program in ``test_literal``."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from math import atan2, ceil, cos, degrees, hypot, radians, sin
from pathlib import Path
from typing import Any

import shapely
import shapely.ops
from shapely import LineString, Point, Polygon, box

import longroll.games.reason as package

DATA = Path(package.__file__).parent / "data"
CLOSE = 1e-4
MOVE: dict[str, tuple[float, float]] = {
    "RI": (2, 5),
    "II": (4, 5),
    "HC": (6, 8),
    "LC": (6, 8),
    "IC": (10, 0),
    "HA": (0, 3),
    "HW": (0, 3),
    "RA": (0, 5),
}
FOOT, HORSE, GUNS = ("RI", "II"), ("HC", "LC", "IC"), ("HA", "HW", "RA")
MAY_ATTACK = {
    "RI": ("RI", "II", "IC", *GUNS),
    "II": ("II",),
    **dict.fromkeys(HORSE, (*FOOT, *HORSE, *GUNS)),
}
CANISTER = {"HA": (3, 5), "RA": (2, 5), "HW": (3, 4)}
BALL = {"HA": 8, "RA": 6, "HW": 8}
Spot = tuple[float, float]


class Unsure(Exception):
    """Too near to a limit to say."""


def most(value: float, limit: float) -> bool:
    """At most so much, as MR-1.5 compares."""
    if abs(value - limit - 0.001) < CLOSE:
        raise Unsure
    return value <= limit + 0.001


def over(value: float, limit: float) -> bool:
    """More than that, of lengths and areas that are measured and not compared with a move."""
    if abs(value - limit) < CLOSE + 0.001:
        raise Unsure
    return value > limit


def word(name: str) -> str:
    return name.replace(".", "").replace("'", "").replace(" ", "-")


@cache
def scenario_file(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DATA / "scenarios" / f"{name}.json").read_text())
    return found


def rectangle(x: float, y: float, facing: float, width: float, depth: float) -> Polygon:
    """FL, FR, RR, RL (MR-5.1)."""
    fx, fy = sin(radians(facing)), cos(radians(facing))
    rx, ry = fy, -fx
    return Polygon(
        [
            (x + fx * v * depth / 2 + rx * u * width / 2, y + fy * v * depth / 2 + ry * u * width / 2)
            for u, v in ((-1, 1), (1, 1), (1, -1), (-1, -1))
        ]
    )


def overlap(a: Polygon, b: Polygon, least: float = 0.01) -> float:
    """By how much two convex shapes overlap on their worst axis (MR-5.5); negative where they are apart."""
    worst = 1e9
    for shape in (a, b):
        corners = list(shape.exterior.coords)
        for (ax, ay), (bx, by) in pairwise(corners):
            length = hypot(bx - ax, by - ay)
            if length < 1e-9:
                continue
            nx, ny = (by - ay) / length, (ax - bx) / length
            one = [nx * x + ny * y for x, y in a.exterior.coords]
            two = [nx * x + ny * y for x, y in b.exterior.coords]
            worst = min(worst, min(max(one), max(two)) - max(min(one), min(two)))
    return worst - least


def close(a: Polygon, b: Polygon) -> bool:
    """Might they meet? Their boxes do, nearly."""
    (al, ab, ar, at), (bl, bb, br, bt) = a.bounds, b.bounds
    return bool(al < br + 0.1 and bl < ar + 0.1 and ab < bt + 0.1 and bb < at + 0.1)


class Piece:
    """A unit on the table."""

    def __init__(self, data: dict[str, Any], side: int, force: str, now: dict[str, Any], sectors: dict[str, Polygon]):
        self.id: str = data["id"]
        self.kind: str = data["type"]
        self.side = side
        self.force = force
        self.oblique = bool(data.get("oblique"))
        self.full: int = data["sp"]
        self.sp: int = now.get("sp", data["sp"])
        self.marks: set[str] = set(now.get("marks", []))
        self.fired_at: str = now.get("fired_at", "")
        self.sector: str = now.get("garrison", "" if "x" in now else data.get("garrison", ""))
        source = now if "x" in now else data
        self.x: float = source.get("x", 0.0)
        self.y: float = source.get("y", 0.0)
        self.facing: float = source.get("facing", 0.0)
        self.formation: str = source.get("formation", "FF")
        if self.sector:
            self.shape = sectors[self.sector]
            self.x, self.y = self.shape.centroid.x, self.shape.centroid.y
            self.formation = ""
        else:
            self.shape = rectangle(self.x, self.y, self.facing, self.width, self.depth)

    @property
    def width(self) -> float:
        return 2.0 if self.formation == "FF" and self.kind not in GUNS else 1.0

    @property
    def depth(self) -> float:
        return 0.5 if self.formation == "FF" and self.kind not in GUNS else 1.0

    @property
    def is_gun(self) -> bool:
        return self.kind in GUNS

    def corners(self) -> list[Spot]:
        return [(x, y) for x, y in list(self.shape.exterior.coords)[:4]]

    def front_edge(self) -> LineString:
        corners = self.corners()
        return LineString([corners[0], corners[1]])

    def front_mid(self) -> Spot:
        if self.sector:
            return self.x, self.y
        (ax, ay), (bx, by) = self.corners()[:2]
        return (ax + bx) / 2, (ay + by) / 2

    def local(self, spot: Spot) -> Spot:
        dx, dy = spot[0] - self.x, spot[1] - self.y
        fx, fy = sin(radians(self.facing)), cos(radians(self.facing))
        return dx * fy - dy * fx, dx * fx + dy * fy

    def world(self, u: float, v: float) -> Spot:
        fx, fy = sin(radians(self.facing)), cos(radians(self.facing))
        return self.x + u * fy + v * fx, self.y - u * fx + v * fy

    def zone(self, spot: Spot) -> str:
        """MR-5.7."""
        if self.sector:
            return "front"
        u, v = self.local(spot)
        half, wide = self.depth / 2, self.width / 2
        if abs(v - half) < CLOSE or abs(v + half) < CLOSE or (v < -half and abs(abs(u) - wide + half + v) < CLOSE):
            raise Unsure
        if v >= half:
            return "front"
        if v <= -half and abs(u) <= wide + (-half - v):
            return "rear"
        if abs(u) < CLOSE:
            raise Unsure
        return "left" if u < 0 else "right"

    def arc(self) -> Polygon:
        """MR-5.8, as far as any table goes."""
        if self.sector:
            return box(-200, -200, 200, 200)
        wide, far, half = self.width / 2, 100.0, self.depth / 2
        return Polygon(
            [
                self.world(u, v)
                for u, v in ((-wide, half), (wide, half), (wide + far, half + far), (-wide - far, half + far))
            ]
        )

    def in_arc(self, shape: Polygon) -> bool:
        """MR-5.9."""
        area = self.arc().intersection(shape).area
        if abs(area - 0.001) < CLOSE:
            raise Unsure
        return area > 0.001

    def front_distance(self, shape: Polygon) -> float:
        """MR-5.4."""
        return float((self.shape if self.sector else self.front_edge()).distance(shape))


class Officer:
    def __init__(self, data: dict[str, Any], side: int, force: str, now: dict[str, Any]) -> None:
        self.name = word(data["name"])
        self.side = side
        self.force = force
        self.rating: str = now.get("rating", data.get("rating", ""))
        self.mod: int = now.get("mod", data.get("mod", 0))
        self.exceptional: bool = now.get("exceptional", data.get("exceptional", False))
        self.v: int = now.get("v", data.get("v", 0))
        self.present = now.get("where", "present") == "present" and "x" in (now or data)
        self.x: float = now.get("x", data.get("x", 0.0))
        self.y: float = now.get("y", data.get("y", 0.0))
        self.shape = box(self.x - 0.25, self.y - 0.25, self.x + 0.25, self.y + 0.25)
        self.lost: int = now.get("lost", 0)
        self.moved = bool(now.get("moved"))


class Table:
    """A position, and what the clauses say about it."""

    def __init__(self, spec: dict[str, Any]) -> None:
        self.spec = spec
        named = spec["scenario"]
        self.data: dict[str, Any] = named if isinstance(named, dict) else scenario_file(named)
        self.turn: int = spec["turn"] if "turn" in spec else self.data["start_turn"]
        self.pulse: int = spec.get("pulse", 0)
        self.wide, self.high = self.data["table"]["w"], self.data["table"]["h"]
        self.sectors: dict[str, Polygon] = {
            sector["id"]: box(sector["x0"], sector["y0"], sector["x1"], sector["y1"])
            for town in self.data.get("towns", [])
            for sector in town["sectors"]
        }
        areas = self.data.get("areas", [])
        self.woods = [Polygon(area["poly"]) for area in areas if area["kind"] == "woods"]
        self.rough = [Polygon(area["poly"]) for area in areas if area["kind"] == "rough"]
        self.impassable = [Polygon(area["poly"]) for area in areas if area["kind"] == "impassable"]
        self.covering = [Polygon(a["poly"]) for a in areas if a.get("cover", a["kind"] == "woods")]
        linear = self.data.get("linear", [])
        self.streams = [LineString(line["pts"]) for line in linear if line["kind"] == "stream"]
        self.walls = [LineString(line["pts"]) for line in linear if line["kind"] in ("wall", "entrenchment")]
        self.rivers = [LineString(line["pts"]) for line in linear if line["kind"] == "river"]
        self.levels = [(level["level"], Polygon(level["poly"])) for level in self.data.get("levels", [])]
        self.roads = [LineString(road["pts"]) for road in self.data.get("roads", [])]
        self.units: dict[str, Piece] = {}
        self.roster: dict[str, tuple[dict[str, Any], int, str]] = {}
        self.officers: dict[str, Officer] = {}
        self.commanders: list[Officer] = []
        self.closed: dict[str, list[Polygon]] = {}
        self.chiefs: dict[str, Officer] = {}
        off = set(spec.get("broken", [])) | set(spec.get("waiting", []))
        for side, army in enumerate(self.data["sides"]):
            commander = Officer(army["commander"], side, "", self._now("officers", word(army["commander"]["name"])))
            self.commanders.append(commander)
            self.officers[commander.name] = commander
            forces = [*army["forces"], *(entry["force"] for entry in army.get("reinforcements", []))]
            for force in forces:
                chief = Officer(
                    force["officer"], side, force["id"], self._now("officers", word(force["officer"]["name"]))
                )
                self.chiefs[force["id"]] = chief
                self.officers[chief.name] = chief
            listed = [(unit, force["id"]) for force in forces for unit in force["units"]]
            for unit, force_id in [*listed, *((unit, "") for unit in army.get("army_artillery", []))]:
                self.roster[unit["id"]] = unit, side, force_id
                if unit["id"] not in off:
                    now = self._now("units", unit["id"])
                    self.units[unit["id"]] = Piece(unit, side, force_id, now, self.sectors)

    def _now(self, kind: str, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.spec.get(kind, {}).get(name, {})
        return found

    def enemies(self, side: int) -> list[Piece]:
        return [unit for unit in self.units.values() if unit.side != side]

    # command (MR-3)

    def near_chief(self, unit: Piece) -> bool:
        chief = self.chiefs.get(unit.force)
        return chief is not None and chief.present and most(unit.shape.distance(chief.shape), 3)

    def in_command(self, unit: Piece) -> bool:
        """MR-3.6 to MR-3.8."""
        if not unit.force or self.near_chief(unit):
            return True
        if unit.kind != "RI":
            return False
        mates = [u for u in self.units.values() if u.force == unit.force and u.kind == "RI"]
        reached, queue = {unit.id}, [unit]
        for here in queue:
            for mate in mates:
                if mate.id not in reached and most(here.shape.distance(mate.shape), 0.05):
                    if self.near_chief(mate):
                        return True
                    reached.add(mate.id)
                    queue.append(mate)
        return False

    # terrain (MR-4)

    def share(self, unit: Piece, areas: list[Polygon]) -> bool:
        """At least half of the unit in such areas (MR-4.3); they do not overlap each other."""
        part = sum(unit.shape.intersection(area).area for area in areas) / unit.shape.area
        if abs(part - 0.5) < CLOSE:
            raise Unsure
        return part >= 0.5

    def in_difficult(self, unit: Piece) -> bool:
        return not unit.sector and self.share(unit, [*self.woods, *self.rough])

    def vulnerable(self, unit: Piece) -> bool:
        """MR-2.11."""
        if not self.in_command(unit):
            return True
        if unit.sector:
            return False
        on_road = unit.formation == "MF" and any(most(road.distance(Point(unit.x, unit.y)), 0.5) for road in self.roads)
        wet = any(over(stream.intersection(unit.shape).length, 0.1) for stream in self.streams)
        return (wet and not on_road) or (unit.kind in HORSE and self.in_difficult(unit))

    def level(self, spot: Spot) -> int:
        for _, poly in self.levels:
            if poly.exterior.distance(Point(spot)) < CLOSE:
                raise Unsure
        return max((level for level, poly in self.levels if poly.contains(Point(spot))), default=0)

    def behind_wall(self, spot: Spot, unit: Piece) -> bool:
        """MR-4.5."""
        sight = LineString([spot, (unit.x, unit.y)])
        for wall in self.walls:
            for point in shapely.get_parts(sight.intersection(wall)):
                if most(point.distance(unit.shape), 0.5):
                    return True
        return False

    def viewpoint(self, unit: Piece, target: Piece) -> Spot:
        """Front-edge midpoint; of a garrison the point of its sector nearest to the target's centre."""
        if not unit.sector:
            return unit.front_mid()
        nearest = shapely.ops.nearest_points(unit.shape, Point(target.x, target.y))[0]
        return nearest.x, nearest.y

    def in_cover(self, spot: Spot, target: Piece) -> bool:
        """MR-4.9, but for walls only from a spot."""
        return bool(target.sector) or self.share(target, self.covering) or self.behind_wall(spot, target)

    # sight and fire (MR-5.11 to MR-5.15, MR-8, MR-9)

    def clear(self, a: Spot, b: Spot, firer: Piece, target: Piece) -> bool:
        """MR-5.12."""
        line = LineString([a, b])
        if over(sum(line.intersection(wood).length for wood in self.woods), 1.0):
            return False
        for name, sector in self.sectors.items():
            if name not in (firer.sector, target.sector) and over(line.intersection(sector.buffer(-1e-7)).length, 0.01):
                return False
        top = max(self.level((firer.x, firer.y)), self.level((target.x, target.y)))
        high = shapely.union_all([poly for level, poly in self.levels if level > top])
        return not over(line.intersection(high).length, 0.05)

    def aim_points(self, firer: Piece, target: Piece) -> list[Spot]:
        corners = target.corners()
        middles = [
            ((ax + bx) / 2, (ay + by) / 2)
            for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True)
        ]
        arc = firer.arc()
        found = []
        for spot in (*corners, *middles, (target.x, target.y)):
            if arc.exterior.distance(Point(spot)) < 1e-5:
                raise Unsure
            if arc.contains(Point(spot)):
                found.append(spot)
        if not found:
            middle = arc.intersection(target.shape).centroid
            found = [(middle.x, middle.y)]
        return found

    def musket_line(self, firer: Piece, target: Piece) -> bool:
        """MR-5.13."""
        if firer.sector:
            corners = firer.corners()
            points = corners + [
                ((ax + bx) / 2, (ay + by) / 2)
                for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True)
            ]
        else:
            (ax, ay), (bx, by) = firer.corners()[:2]
            points = [(ax + (bx - ax) * k / 4, ay + (by - ay) * k / 4) for k in range(5)]
        others = [unit for unit in self.units.values() if unit.id not in (firer.id, target.id)]
        unsure = False
        for start in points:
            for end in self.aim_points(firer, target):
                line = LineString([start, end])
                try:
                    if self.clear(start, end, firer, target) and not any(
                        over(line.intersection(unit.shape).length, 0.05) for unit in others
                    ):
                        return True
                except Unsure:
                    unsure = True
        if unsure:
            raise Unsure
        return False

    def gun_line(self, firer: Piece, target: Piece) -> bool:
        """MR-5.14, MR-5.15."""
        mx, my = firer.front_mid()
        ahead = Polygon([firer.world(u, v) for u, v in ((-100, 0.5), (100, 0.5), (100, 100), (-100, 100))])
        others = [
            unit
            for unit in self.units.values()
            if unit.id not in (firer.id, target.id) and not (firer.kind == "HW" and unit.side == firer.side)
        ]
        unsure = False
        for px, py in self.aim_points(firer, target):
            length = hypot(px - mx, py - my)
            sx, sy = (py - my) / length / 2, (mx - px) / length / 2
            strip = Polygon([(mx + sx, my + sy), (px + sx, py + sy), (px - sx, py - sy), (mx - sx, my - sy)])
            lane = strip.intersection(ahead)
            try:
                for unit in others:
                    if abs(lane.intersection(unit.shape).area - 0.02) < 1e-3:
                        raise Unsure
                if not any(lane.intersection(unit.shape).area > 0.02 for unit in others) and self.clear(
                    (mx, my), (px, py), firer, target
                ):
                    return True
            except Unsure:
                unsure = True
        if unsure:
            raise Unsure
        return False

    def fair(self, firer: Piece, targets: list[Piece]) -> set[str]:
        """The nearest, differences up to 0.05 being equal."""
        if not targets:
            return set()
        far = {target.id: firer.front_distance(target.shape) for target in targets}
        least = min(far.values())
        return {name for name, distance in far.items() if most(distance, least + 0.05)}

    def musket_dice(self, firer: Piece, target: Piece) -> int:
        """MR-8.5 to MR-8.8."""
        far = firer.front_distance(target.shape)
        if not most(far, 2):
            return 0
        full = firer.kind == "RI" and most(far, 1) and not firer.sector and not self.in_difficult(firer)
        return firer.sp if full else firer.sp // 2

    def musketry(self, firer: Piece) -> set[str]:
        """Whom a unit may fire at (MR-8.2, MR-8.4)."""
        if firer.kind not in FOOT or firer.formation == "MF" or "fired" in firer.marks or not self.in_command(firer):
            return set()
        targets = [
            target
            for target in self.enemies(firer.side)
            if firer.in_arc(target.shape)
            and most(firer.front_distance(target.shape), 2)
            and self.musket_line(firer, target)
        ]
        found = self.fair(firer, targets)
        return {name for name in found if self.musket_dice(firer, self.units[name])}

    def gunnery(self, firer: Piece) -> tuple[set[str], bool]:
        """Whom a battery may fire at, and whether it must (MR-9.2, MR-9.4 to MR-9.6)."""
        silent = firer.marks & {"fired", "suppressed"}
        if not firer.is_gun or firer.formation != "FF" or silent or not self.in_command(firer):
            return set(), False
        targets = [
            target
            for target in self.enemies(firer.side)
            if firer.in_arc(target.shape)
            and most(firer.front_distance(target.shape), BALL[firer.kind])
            and self.gun_line(firer, target)
        ]
        close = [t for t in targets if most(firer.front_distance(t.shape), CANISTER[firer.kind][0])]
        return (self.fair(firer, close), True) if close else ({target.id for target in targets}, False)

    def fire(self, firer: Piece, target: Piece) -> tuple[int, int, bool]:
        """Dice, the number needed, and whether hits are saved (MR-8, MR-9.7, MR-9.8, MR-10)."""
        if firer.is_gun:
            dice = 1 if firer.kind != "RA" and firer.sp < 2 else 2
            near = most(firer.front_distance(target.shape), CANISTER[firer.kind][0])
            needs = CANISTER[firer.kind][1] if near else 6
        else:
            dice, needs = self.musket_dice(firer, target), 6
        view = self.viewpoint(firer, target)
        needs -= target.zone(view) != "front"
        needs -= target.formation == "MF"
        needs -= self.vulnerable(target)
        unlimbered = target.is_gun and target.formation == "FF" and not firer.is_gun
        return dice, max(2, needs), unlimbered or self.in_cover(view, target)

    # control (MR-11)

    def orders(self, side: int) -> set[tuple[str, ...]]:
        commander, pool, given = self.commanders[side], self.spec["pools"][side], self.spec.get("given", {})
        found: set[tuple[str, ...]] = set()
        for force, chief in self.chiefs.items():
            if chief.side != side or not chief.present:
                continue
            far = commander.shape.distance(chief.shape)
            cost, limit = (1, 2) if most(far, 8) else (1, 1) if most(far, 16) else (2, 1)
            if given.get(force, 0) < limit and cost <= pool:
                found.add(("give", chief.name))
        for unit in self.units.values():
            if unit.side == side and not unit.force and "paid" not in unit.marks:
                cost = 1 if most(commander.shape.distance(unit.shape), 16) else 2
                if cost <= pool:
                    found.add(("pay", unit.id))
        return found

    def close_to_enemy(self, force: str) -> bool:
        """Which column of MR-11.10 counts."""
        own = [unit for unit in self.units.values() if unit.force == force]
        return any(most(unit.shape.distance(enemy.shape), 8) for unit in own for enemy in self.enemies(unit.side))

    def status(self, force: str, total: int) -> str:
        if self.holds(force) or not self.close_to_enemy(force):
            return "inactive" if total <= 7 else "active"
        return "inactive" if total <= 6 else "active" if total <= 10 else "attack"

    def holds(self, force: str) -> bool:
        """MR-26.5: an order to hold, not yet over."""
        return any(
            rule["type"] == "hold" and rule["force"] == force and force not in self.spec.get("roused", [])
            for rule in self.data.get("special", [])
        )

    # recovery (MR-16)

    def may_recover(self, unit: Piece) -> bool:
        return (
            not unit.is_gun
            and unit.full - unit.sp >= 2
            and self.near_chief(unit)
            and self.spec.get("status", {}).get(unit.force) != "attack"
            and all(not most(unit.shape.distance(enemy.shape), 3) for enemy in self.enemies(unit.side))
        )

    # combat (MR-20)

    def flanked(self, unit: Piece) -> bool:
        """MR-5.16 to MR-5.18, by threats alone."""
        if unit.sector:
            return False
        front_left, front_right, rear_right, rear_left = unit.corners()
        behind = Polygon(
            [unit.world(u, v) for u, v in ((-100, unit.depth / 2), (100, unit.depth / 2), (100, -100), (-100, -100))]
        )
        for sign, edge in ((-1, LineString([front_left, rear_left])), (1, LineString([front_right, rear_right]))):
            threatened = False
            for enemy in self.enemies(unit.side):
                if enemy.is_gun or enemy.formation != "FF":
                    continue
                part = enemy.shape.intersection(behind).area / enemy.shape.area
                u, _ = unit.local((enemy.x, enemy.y))
                if most(edge.distance(enemy.shape), 1):
                    if abs(part - 0.5) < CLOSE or abs(u) < CLOSE:
                        raise Unsure
                    threatened = threatened or (part > 0.5 and u * sign > 0)
            friends = [f for f in self.units.values() if f.side == unit.side and f.id != unit.id]
            if threatened and not any(
                f.kind in ("RI", "HC", "LC") and most(edge.distance(f.shape), 1) for f in friends
            ):
                return True
        return False

    def extra_die(self, own: list[Piece], foes: list[Piece], attacking: bool, covered: set[str]) -> bool:
        """MR-20.3."""

        def beats(unit: Piece, foe: Piece) -> bool:
            if unit.kind == "RI":
                return foe.kind == "IC" or (foe.kind == "II" and not (attacking and foe.id in covered))
            if unit.kind == "HC":
                return foe.kind in ("LC", "II", "IC")
            return unit.kind == "LC" and foe.kind in ("II", "IC")

        return any(all(beats(unit, foe) for foe in foes) for unit in own)

    def combat(self, attackers: list[str], defenders: list[str]) -> tuple[tuple[int, int], tuple[int, int]]:
        """Number of dice and sum without dice and valour, of both sides (MR-20.2 to MR-20.7)."""
        own, foes = [self.units[a] for a in attackers], [self.units[d] for d in defenders]
        fights = [e for e in self.spec["engagements"] if e["attacker"] in attackers and e["defender"] in defenders]
        covered = {e["defender"] for e in fights if self.in_cover((e["x"], e["y"]), self.units[e["defender"]])}
        struck = {e["defender"] for e in fights if e["side"] in ("left", "right", "rear")}

        def sum_of(side: list[Piece], others: list[Piece], attacking: bool) -> tuple[int, int]:
            total = sum(unit.sp for unit in side)
            total += 2 if any(self.vulnerable(unit) for unit in others) else 0
            total -= 3 if attacking and covered else 0
            total -= 5 * sum(unit.formation == "MF" for unit in side)
            total -= 3 if any(self.flanked(u) or (not attacking and u.id in struck) for u in side) else 0
            return 1 + self.extra_die(side, others, attacking, covered), total

        return sum_of(own, foes, True), sum_of(foes, own, False)

    # the end of a turn and of the day (MR-24, MR-25)

    @staticmethod
    def loss(kind: str) -> float:
        return 1.0 if kind in ("RI", "HC", "LC") else 0.5

    def losses(self, side: int) -> float:
        return sum(
            self.loss(self.roster[u][0]["type"]) for u in self.spec.get("broken", []) if self.roster[u][1] == side
        )

    def worth(self, side: int) -> float:
        return sum(self.loss(data["type"]) for data, whose, _ in self.roster.values() if whose == side)

    def morale_point(self, side: int) -> int:
        return ceil(self.worth(side) / 3 - 1e-9)

    def points(self, side: int) -> float:
        """MR-25.2, MR-25.3."""
        total = 2 * self.losses(1 - side)
        for officer in self.officers.values():
            if officer.side != side:
                total += officer.lost * (2 if officer.force else 4)
        names = [army["id"] for army in self.data["sides"]]
        for goal in self.data.get("objectives", []):
            if self.spec.get("holders", {}).get(goal["id"]) == ("first", "second")[side]:
                total += goal["vp"].get(names[side], 0)
        return total

    def holder(self, goal: dict[str, Any], before: str) -> str:
        """MR-25.3, at the end of a pulse."""
        if "town" in goal["at"]:
            town = next(town for town in self.data["towns"] if town["id"] == goal["at"]["town"])
            names = {sector["id"] for sector in town["sectors"]}
            sides = {unit.side for unit in self.units.values() if unit.sector in names}
            if len(sides) == 2:
                return "nobody"
        else:
            point = Point(goal["at"]["point"])
            sides = {
                unit.side
                for unit in self.units.values()
                if not unit.is_gun and most(point.distance(unit.shape), goal["at"]["radius"])
            }
        return ("first", "second")[sides.pop()] if len(sides) == 1 else before

    # moves (MR-12 to MR-14), looked at every hundredth of a BW

    def reach_of(self, unit: Piece) -> float:
        return MOVE[unit.kind][unit.formation == "MF"]

    def placed(self, unit: Piece, x: float, y: float, facing: float) -> Polygon:
        return rectangle(x, y, facing, unit.width, unit.depth)

    def stands_on(self, unit: Piece, shape: Polygon) -> bool:
        """May the rectangle be there on the way (MR-4.8, MR-13.1, MR-13.3, MR-14.1 to MR-14.3)?"""
        left, low, right, high = shape.bounds
        for gap in (left, low, self.wide - right, self.high - high):
            if abs(gap) < 0.02:
                raise Unsure
            if gap < 0:
                return False
        worst = max((overlap(shape, other) for other in self.closed_to(unit) if close(shape, other)), default=-1.0)
        if abs(worst) < 0.02:
            raise Unsure
        return worst < 0

    def closed_to(self, unit: Piece) -> list[Polygon]:
        """What a unit may not overlap on its way."""
        if unit.id not in self.closed:
            walls = [*self.impassable, *self.sectors.values(), *self.banks()]
            if unit.kind not in ("RI", "II", "IC"):
                walls += [*self.woods, *self.rough]
            walls += [enemy.shape for enemy in self.enemies(unit.side)]
            lines = [f for f in self.units.values() if f.side == unit.side and f.kind == "RI" and f.formation == "FF"]
            if not unit.is_gun:
                walls += [friend.shape for friend in lines if friend.id != unit.id]
            self.closed[unit.id] = walls
        return self.closed[unit.id]

    def banks(self) -> list[Polygon]:
        """Rivers as strips, 0.02 on each side (MR-5.5)."""
        return [
            LineString(pair).buffer(0.02, cap_style="flat") for river in self.rivers for pair in pairwise(river.coords)
        ]

    def ends_on(self, unit: Piece, shape: Polygon) -> bool:
        """May it end there (MR-14.4, MR-14.5)?"""
        others = [other.shape for other in self.units.values() if other.id != unit.id]
        worst = max((overlap(shape, other) for other in others), default=-1.0)
        near = min((shape.distance(enemy.shape) for enemy in self.enemies(unit.side)), default=9.0)
        if abs(worst) < 0.02 or abs(near - 0.1) < 0.01:
            raise Unsure
        return worst < 0 and near >= 0.1

    def volley(self, unit: Piece, shapes: list[Polygon]) -> bool:
        """MR-14.6: does regular infantry keep its distance all the way?"""
        if unit.kind != "RI":
            return True
        for enemy in self.enemies(unit.side):
            if enemy.id == unit.fired_at:
                continue
            start = unit.shape.distance(enemy.shape)
            nearest = min(shape.distance(enemy.shape) for shape in shapes)
            limit = min(start, 1.0)
            if nearest < limit - 0.02:
                return False
            if nearest < limit + 0.02 and nearest < start - 1e-6:
                raise Unsure
        return True

    def slow(self, unit: Piece, shape: Polygon) -> bool:
        """Does each BW cost two there (MR-13.1)?"""
        if unit.kind not in ("RI", "IC"):
            return False
        return any(close(shape, area) and overlap(shape, area, 0.0) > 0 for area in (*self.woods, *self.rough))

    def crossed(self, path: LineString) -> float:
        """Obstacles and levels that the centre crosses (MR-13.2, MR-13.5)."""
        cost = 0.0
        for line in (*self.streams, *self.walls):
            if any(line.distance(Point(end)) < 0.02 for end in (path.coords[0], path.coords[-1])):
                raise Unsure
            meets = path.intersection(line)
            if (
                not meets.is_empty
                and min(Point(end).distance(meets) for end in (line.coords[0], line.coords[-1])) < 0.02
            ):
                raise Unsure
            cost += 0 if meets.is_empty else len(shapely.get_parts(meets))
        points = [path.interpolate(k / 400, normalized=True) for k in range(401)]
        heights = []
        for point in points:
            try:
                heights.append(self.level((point.x, point.y)))
            except Unsure:
                continue
        for end in (points[0], points[-1]):
            self.level((end.x, end.y))
        return cost + sum(abs(a - b) for a, b in pairwise(heights))

    def move(self, unit: Piece, legs: list[str]) -> tuple[bool, float]:
        """Is this path legal for a commanded unit of an Active Force, and what does it cost?"""
        x, y, facing, spent, pivots = unit.x, unit.y, unit.facing, 0.0, 0
        shapes = [unit.shape]
        regular = unit.kind not in ("II", "IC")
        for number, leg in enumerate(legs):
            kind = leg[0]
            if kind == "T":
                if not regular or number:
                    return False, 0
                facing = (facing + 180) % 360
                shapes.append(self.placed(unit, x, y, facing))
                if not self.stands_on(unit, shapes[-1]):
                    return False, 0
                continue
            if kind == "P":
                pivots += 1
                if regular or pivots > 2:
                    return False, 0
                facing = float(leg[1:])
                shapes.append(self.placed(unit, x, y, facing))
                if not self.stands_on(unit, shapes[-1]):
                    return False, 0
                continue
            done = (
                self._wheel(unit, x, y, facing, kind, float(leg[1:]))
                if kind in "LR"
                else self._straight(unit, x, y, facing, leg)
            )
            if done is None:
                return False, 0
            way, cost = done
            spent += cost
            shapes += [self.placed(unit, *pose) for pose in way]
            if not all(self.stands_on(unit, self.placed(unit, *pose)) for pose in way):
                return False, spent
            x, y, facing = way[-1]
        allowance = self.reach_of(unit)
        if abs(spent - allowance) < 0.02:
            raise Unsure
        if spent > allowance:
            return False, spent
        return self.ends_on(unit, shapes[-1]) and self.volley(unit, shapes), spent

    def _straight(
        self, unit: Piece, x: float, y: float, facing: float, leg: str
    ) -> tuple[list[tuple[float, float, float]], float] | None:
        factor = 1.0
        if leg[0] == "O":
            angle, length = (float(part) for part in leg[2:].split(":"))
            if not (unit.oblique or unit.kind in ("HC", "LC", "IC", "II")) or not 0 < angle <= 45:
                return None
            bearing = facing + (angle if leg[1] == "R" else -angle)
        elif leg[0] == "S":
            length, factor = float(leg[2:]), 2.0
            bearing = facing + (90 if leg[1] == "R" else -90)
        else:
            length = float(leg[1:])
            bearing, factor = (facing, 1.0) if leg[0] == "A" else (facing + 180, 2.0)
        if leg[0] in "BS" and unit.is_gun:
            return None
        steps = max(1, int(length / 0.01))
        dx, dy = sin(radians(bearing)) * length, cos(radians(bearing)) * length
        way = [(x + dx * k / steps, y + dy * k / steps, facing) for k in range(steps + 1)]
        if leg[0] == "S":
            near = min(
                self.placed(unit, *pose).distance(enemy.shape) for pose in way for enemy in self.enemies(unit.side)
            )
            if abs(near - 2) < 0.02:
                raise Unsure
            if near <= 2:
                return None
        slow = sum(self.slow(unit, self.placed(unit, *pose)) for pose in way[:-1])
        cost = length * factor * (1 + slow / steps) + self.crossed(LineString([(x, y), (x + dx, y + dy)]))
        return way, cost

    def _wheel(
        self, unit: Piece, x: float, y: float, facing: float, side: str, angle: float
    ) -> tuple[list[tuple[float, float, float]], float]:
        sign = 1 if side == "R" else -1
        fx, fy = sin(radians(facing)), cos(radians(facing))
        px = x + fx * unit.depth / 2 + sign * fy * unit.width / 2
        py = y + fy * unit.depth / 2 - sign * fx * unit.width / 2
        way, cost, last = [], 0.0, 0.0
        stops = [k * 0.25 for k in range(int(angle / 0.25 + 1e-9) + 1)]
        for turned in [*stops[1:], *([angle] if angle - stops[-1] > 1e-9 else [])]:
            now = facing + sign * turned
            gx, gy = sin(radians(now)), cos(radians(now))
            pose = (
                px - gx * unit.depth / 2 - sign * gy * unit.width / 2,
                py - gy * unit.depth / 2 + sign * gx * unit.width / 2,
                now % 360,
            )
            way.append(pose)
            share = unit.width * radians(turned - last)
            cost += share * (2 if self.slow(unit, self.placed(unit, *pose)) else 1)
            last = turned
        return way, cost + self.crossed(LineString([(x, y), *((a, b) for a, b, _ in way)]))

    # attacks (MR-17, MR-18)

    def attackable(self, unit: Piece, target: Piece) -> bool:
        """By type and terrain (MR-17.3, MR-17.4)."""
        if target.sector:
            return unit.kind in FOOT
        if self.in_difficult(target):
            return unit.kind in ("RI", "II", "IC")
        return target.kind in MAY_ATTACK[unit.kind]

    def at_control(self, unit: Piece) -> Piece:
        """A unit where it stood at the start of the control segment (MR-11.1)."""
        recorded = self.spec.get("control", {})
        if unit.id not in recorded:
            return unit
        if recorded[unit.id] is None:
            raise Unsure
        data, side, force = self.roster[unit.id]
        return Piece(data, side, force, {"formation": "FF", **recorded[unit.id]}, self.sectors)

    def may_charge(self, unit: Piece, target: Piece) -> bool:
        """MR-17.1 to MR-17.6 and MR-17.8."""
        status = self.spec.get("status", {}).get(unit.force, "active")
        if unit.is_gun or unit.formation != "FF" or unit.marks & {"moved", "done"} or status == "inactive":
            return False
        if not self.in_command(unit) or not self.attackable(unit, target):
            return False
        then = self.at_control(unit)
        in_front = [
            enemy
            for enemy in self.enemies(unit.side)
            if then.in_arc(self.at_control(enemy).shape)
            and self.attackable(unit, enemy)
            and not enemy.marks & {"evaded", "fled"}
        ]
        if target not in in_front:
            return False
        far = {enemy.id: then.front_distance(self.at_control(enemy).shape) for enemy in in_front}
        if not most(far[target.id], min(far.values()) + 0.05):
            return False
        volley = unit.kind != "RI" or status == "attack" or target.is_gun or target.formation == "MF"
        return volley or unit.fired_at == target.id

    def edge_of(self, unit: Piece, target: Piece) -> tuple[Spot, Spot]:
        """The side that must be contacted, its outward normal on the left hand (MR-17.7)."""
        corners = target.corners()
        if target.sector:
            left, low, right, high = target.shape.bounds
            edges = [((left, high), (right, high)), ((right, high), (right, low))]
            edges += [((right, low), (left, low)), ((left, low), (left, high))]
            here = Point(unit.front_mid())
            gaps = [LineString(edge).distance(here) for edge in edges]
            if sorted(gaps)[1] - min(gaps) < CLOSE:
                raise Unsure
            return edges[gaps.index(min(gaps))]
        number = ("front", "right", "rear", "left").index(target.zone(unit.front_mid()))
        return corners[number], corners[(number + 1) % 4]

    def charge(self, unit: Piece, target: Piece, turn: str) -> bool:
        """May this attack be declared? A turn, then straight ahead (MR-18.1 to MR-18.3, MR-18.6 to MR-18.8)."""
        if not self.may_charge(unit, target):
            return False
        start, end = self.edge_of(unit, target)
        x, y, facing, cost = unit.x, unit.y, unit.facing, 0.0
        way = [(x, y, facing)]
        if turn.startswith("P"):
            if unit.kind not in ("II", "IC"):
                return False
            facing = float(turn[1:])
            way.append((x, y, facing))
        elif turn:
            if unit.kind in ("II", "IC") or float(turn[1:]) > 90:
                return False
            poses, cost = self._wheel(unit, x, y, facing, turn[0], float(turn[1:]))
            way += poses
            x, y, facing = way[-1]
        turned = len(way)
        steps = int(self.reach_of(unit) / 0.01) + 10
        fx, fy = sin(radians(facing)), cos(radians(facing))
        way += [(x + fx * k * 0.01, y + fy * k * 0.01, facing) for k in range(1, steps)]
        number = 0
        shape = unit.shape
        while shape.distance(target.shape) > 0.05:
            if not self.stands_on(unit, shape) or number + 1 == len(way):
                return False
            number += 1
            shape = self.placed(unit, *way[number])
        pose = way[number]
        if number < turned and number:
            raise Unsure  # touched while wheeling: a matter of quarters of a degree
        touch = LineString(list(shape.exterior.coords)[:2]).distance(LineString([start, end]))
        if abs(touch - 0.1) < 0.03:
            raise Unsure
        if touch > 0.1:
            return False
        length = max(0, number - turned + 1) * 0.01
        slow = sum(self.slow(unit, self.placed(unit, *pose)) for pose in way[turned : number + 1]) * 0.01
        path = [(x, y), (pose[0], pose[1])]
        extra = self.crossed(LineString(path)) if length else 0.0
        met = any(LineString(path).intersects(wall) for wall in self.walls) if length else False
        behind = self.behind_wall(unit.front_mid(), target) and not target.sector
        cost += length + slow + extra + (1 if behind and not met else 0)
        if abs(cost - self.reach_of(unit)) < 0.03:
            raise Unsure
        if cost > self.reach_of(unit):
            return False
        others = [other.shape for other in self.units.values() if other.id not in (unit.id, target.id)]
        worst = max((overlap(shape, other) for other in others), default=-1.0)
        if abs(worst) < 0.02:
            raise Unsure
        return worst < 0 and self.conformed(unit, target, pose, (start, end))

    def conformed(self, unit: Piece, target: Piece, pose: tuple[float, float, float], edge: tuple[Spot, Spot]) -> bool:
        """Is there a place along the edge for it (MR-18.6 to MR-18.8)?"""
        (ax, ay), (bx, by) = edge
        length = hypot(bx - ax, by - ay)
        gx, gy = (bx - ax) / length, (by - ay) / length
        nx, ny = -gy, gx
        mx, my = (ax + bx) / 2, (ay + by) / 2
        limit = (length + unit.width) / 2 - min(1, length, unit.width)
        wish = (pose[0] - mx) * gx + (pose[1] - my) * gy
        wish = max(-limit, min(limit, wish))
        tries = [wish, -limit, limit, *(k * 0.05 for k in range(ceil(-limit / 0.05), int(limit / 0.05) + 1))]
        unsure = False
        for s in tries:
            x, y = mx + gx * s + nx * unit.depth / 2, my + gy * s + ny * unit.depth / 2
            facing = degrees(atan2(-nx, -ny)) % 360
            try:
                if self._fits(unit, target, self.placed(unit, x, y, facing)):
                    return True
            except Unsure:
                unsure = True
        if unsure:
            raise Unsure
        return False

    def _fits(self, unit: Piece, target: Piece, shape: Polygon) -> bool:
        left, low, right, high = shape.bounds
        for gap in (left, low, self.wide - right, self.high - high):
            if abs(gap) < 0.02:
                raise Unsure
            if gap < 0:
                return False
        taken = [other.shape for other in self.units.values() if other.id not in (unit.id, target.id)]
        taken += [s for name, s in self.sectors.items() if name != target.sector] + self.impassable + self.banks()
        if unit.kind not in ("RI", "II", "IC"):
            taken += [*self.woods, *self.rough]
        worst = max((overlap(shape, other) for other in taken), default=-1.0)
        if abs(worst) < 0.02:
            raise Unsure
        if worst > 0:
            return False
        front = LineString(list(shape.exterior.coords)[:2])
        for enemy in self.enemies(unit.side):
            if enemy.id != target.id and most(front.distance(enemy.shape), 0.05) and not self.attackable(unit, enemy):
                return False
        return True
