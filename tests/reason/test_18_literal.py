"""Charges, evades, flights and falling back read literally: a look at every fiftieth of a BW against the exact way."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from random import Random

import pytest
import shapely

from longroll.boards.plane.measure import distance, overlap
from longroll.boards.plane.shapes import Rect, on_table, rect_at
from longroll.games.reason.data.tables import tables
from longroll.kit.clauses import rule
from tests.reason.field import Field
from tests.reason.fights import duel

W, H = 25, 24
STEP = 0.02
UNSURE = 0.03
"""A look at every fiftieth cannot tell cases closer to a limit than this."""
KINDS = ("RI", "HC", "LC", "RI", "II", "IC", "HA")
REGULAR = ("RI", "HC", "LC")
SIDES = ("front", "right", "rear", "left")
MAY_ATTACK = {str(kind): row for kind, row in tables().may_attack.items()}
"""The table of MR-17.3; there is no other ground than open ground here."""


def army(rng: Random, crowded: bool = False) -> Field:
    """Two small armies near each other, nobody on anybody; in less room the enemy faces anywhere."""
    lines: list[str] = []
    placed: list[Rect] = []
    for n in range(8):
        side = "first" if n < 4 else "second"
        kind = rng.choice(KINDS) if n else rng.choice(("RI", "HC", "LC"))
        size = (1.0, 1.0) if kind == "HA" else (2.0, 0.5)
        for _ in range(50):
            y = rng.uniform(8, 12) if n < 4 else rng.uniform(12, 16)
            turned = (90, 180, 270, 15) if crowded and n >= 4 else (0, 0, 15, -30, 90)
            facing = (0 if n < 4 else 180) + rng.choice(turned)
            shape = rect_at(rng.uniform(8, 11 if crowded else 17), y, facing % 360, *size)
            if not any(overlap(shape, other, -0.15) for other in placed):
                placed.append(shape)
                lines.append(f"{side} u{n} {kind} {shape.cx:.3f} {shape.cy:.3f} {shape.facing:.2f}")
                break
    return duel("\n".join(lines), status="attack", w=W, h=H)


class Camps:
    """Who stands where, by what everybody may ask."""

    def __init__(self, seed: int, crowded: bool = False) -> None:
        self.field = army(Random(seed), crowded)
        self.ask = self.field.ask
        self.ours, self.theirs = self.ask.units("first"), self.ask.units("second")
        self.kind: dict[str, str] = {}
        self.shape: dict[str, Rect] = {}
        for name in (*self.ours, *self.theirs):
            found = self.ask.unit(name)
            self.kind[name] = found["type"]
            self.shape[name] = rect_at(found["x"], found["y"], found["facing"], found["width"], found["depth"])

    def attackers(self, *kinds: str) -> list[str]:
        return [name for name in self.ours if self.kind[name] in (kinds or ("RI", "II", "HC", "LC", "IC"))]

    def others(self, *names: str) -> list[Rect]:
        """The shapes of all units but some."""
        return [shape for name, shape in self.shape.items() if name not in names]

    def attackable(self, name: str, target: str) -> bool:
        kind = self.kind[target]
        return bool(MAY_ATTACK[self.kind[name]]["art" if kind == "HA" else kind])


def polygon(shape: Rect) -> shapely.Polygon:
    return shapely.Polygon(shape.corners)


def edge(shape: Rect, number: int) -> shapely.LineString:
    corners = shape.corners
    return shapely.LineString([corners[number], corners[(number + 1) % 4]])


def shifted(shape: Rect, bearing: float, s: float) -> Rect:
    way = radians(bearing)
    return rect_at(shape.cx + s * sin(way), shape.cy + s * cos(way), shape.facing, shape.w, shape.d)


def wheeled(shape: Rect, angle: float) -> Rect:
    """A wheel about the front corner on the side it goes to (MR-12.5)."""
    pivot = shape.corners[1 if angle > 0 else 0]
    x, y = shape.cx - pivot[0], shape.cy - pivot[1]
    turn = radians(-angle)
    cx = pivot[0] + x * cos(turn) - y * sin(turn)
    cy = pivot[1] + x * sin(turn) + y * cos(turn)
    return rect_at(cx, cy, (shape.facing + angle) % 360, shape.w, shape.d)


def first_touch(shape: Rect, target: Rect, most: float) -> float:
    """Where a straight advance first comes within 0.05 BW of the target; -1: nowhere."""
    last = distance(shape, target)
    s = 0.0
    while s <= most:
        gap = distance(shifted(shape, shape.facing, s), target)
        if gap <= 0.05:
            low, high = max(0.0, s - STEP), s
            for _ in range(20):
                middle = (low + high) / 2
                near = distance(shifted(shape, shape.facing, middle), target) <= 0.05
                low, high = (low, middle) if near else (middle, high)
            return high
        if gap > last + 1e-9 and s > STEP:
            return -1.0
        last = gap
        s += STEP
    return -1.0


@rule("MR-18.3", "MR-18.12", "MR-5.20")
@pytest.mark.parametrize("seed", range(12))
def test_the_canonical_charge(seed: int) -> None:
    camps = Camps(seed)
    compared = 0
    for unit in camps.attackers(*REGULAR):
        for target in camps.theirs:
            shape, place = camps.shape[unit], camps.shape[target]
            found = camps.ask.charge(unit, target)
            if found["clause"] == "MR-18.12":
                continue
            compared += 1
            required = SIDES.index(camps.ask.side_to_contact(unit, target))
            path = found["path"]
            turned = float(path[1:]) * (1 if path[0] == "R" else -1) if path else 0.0
            start = wheeled(shape, turned) if turned else shape
            s = first_touch(start, place, found["allowance"])
            contact = shifted(start, start.facing, s)
            assert s >= 0
            assert edge(contact, 0).distance(edge(place, required)) <= 0.1 + 1e-3
            for angle in range(int(abs(turned))):
                for turn in {angle, -angle}:
                    other = wheeled(shape, turn) if turn else shape
                    t = first_touch(other, place, 12.0)
                    if t >= 0:
                        gap = edge(shifted(other, other.facing, t), 0).distance(edge(place, required))
                        assert gap > 0.1 - 1e-3, (unit, target, turn)
    assert compared or seed


PATHS = ("ahead", *[f"{side}{angle}" for side in ("L", "R", "OL", "OR") for angle in range(3, 46, 6)])
"""Charges that are tried: straight on, after a wheel, obliquely."""


@rule("MR-18.6", "MR-18.7", "MR-18.8")
@pytest.mark.parametrize("seed", range(60))
def test_conforming(seed: int) -> None:
    """The nearest free value of s, among all that MR-18.6 and MR-18.7 name."""
    camps = Camps(seed, crowded=True)
    for unit in camps.attackers():
        for target in camps.ask.may_attack(unit):
            for path in PATHS:
                found = camps.ask.charge(unit, target, path)
                if found["contact"] is None or found["clause"] not in ("", "MR-18.7"):
                    continue
                wanted = literal_conform(camps, unit, target, found["contact"], SIDES.index(found["side"]))
                if wanted is None:
                    assert found["clause"] == "MR-18.7"
                else:
                    assert hypot(found["pose"][0] - wanted.cx, found["pose"][1] - wanted.cy) < 2e-6
                    assert found["pose"][2] == pytest.approx(wanted.facing)


def literal_conform(camps: Camps, unit: str, target: str, contact: list[float], side: int) -> Rect | None:
    place = camps.shape[target]
    corners = place.corners
    (ax, ay), (bx, by) = corners[side], corners[(side + 1) % 4]
    length = hypot(bx - ax, by - ay)
    ex, ey = (ax + bx) / 2, (ay + by) / 2
    gx, gy = (bx - ax) / length, (by - ay) / length
    nx, ny = -gy, gx
    facing = (place.facing + 90 * side + 180) % 360
    limit = (length + 2.0) / 2 - min(1.0, length, 2.0)
    wish = max(-limit, min(limit, (contact[0] - ex) * gx + (contact[1] - ey) * gy))
    tries = [k * 0.05 for k in range(-60, 61) if abs(k * 0.05) <= limit + 1e-9] + [limit, -limit]
    # corners run clockwise, so the edge leads to the attacker's left, who faces it
    for s in [wish, *sorted(tries, key=lambda t: (round(abs(t - wish), 9), -t))]:
        x, y = ex + gx * s + nx * 0.25, ey + gy * s + ny * 0.25
        laid = rect_at(x, y, facing, 2.0, 0.5)
        if not on_table(laid, W, H) or any(overlap(laid, other) for other in camps.others(unit)):
            continue
        front = edge(laid, 0)
        touched = [o for o in camps.theirs if o != target and front.distance(polygon(camps.shape[o])) <= 0.05]
        if all(camps.attackable(unit, other) for other in touched):
            return laid
    return None


@rule("MR-19.5", "MR-19.6")
@pytest.mark.parametrize("seed", range(20))
def test_evades(seed: int) -> None:
    """The longest evade, looked for step by step."""
    camps = Camps(seed)
    for unit in camps.theirs:
        if camps.kind[unit] not in ("HC", "LC", "IC"):
            continue
        for attacker in camps.ours:
            x, y = camps.shape[attacker].front_middle
            shape = camps.shape[unit]
            out = camps.ask.evade(unit, attacker)
            if not out["stops"]:
                continue
            length = hypot(shape.cx - x, shape.cy - y)
            turned = rect_at(shape.cx, shape.cy, out["facing"], shape.w, shape.d)
            assert turned.fx == pytest.approx((shape.cx - x) / length, abs=1e-6)
            assert turned.fy == pytest.approx((shape.cy - y) / length, abs=1e-6)
            most = out["stops"][-1][1]
            lines = [camps.shape[o] for o in camps.theirs if o != unit and camps.kind[o] == "RI"]
            s = 0.0
            while s < most - UNSURE:
                place = shifted(turned, turned.facing, s)
                assert all(distance(place, camps.shape[e]) > 0.1 - UNSURE for e in camps.ours)
                assert not any(overlap(place, line, 0.01 + UNSURE) for line in lines)
                s += STEP
            end = shifted(turned, turned.facing, most)
            assert not any(overlap(end, other, 0.0101) for other in camps.others(unit))


@rule("MR-21.1", "MR-21.2", "MR-21.3")
@pytest.mark.parametrize("seed", range(20))
def test_falling_back(seed: int) -> None:
    camps = Camps(seed)
    for unit in camps.attackers():
        shape = camps.shape[unit]
        wanted = 1.0 if camps.kind[unit] in ("RI", "II") else 3.0
        found = camps.ask.fall_back(unit)
        assert found <= wanted + 3.0 + 1e-6
        place = shifted(shape, shape.facing + 180, found)
        others = camps.others(unit)
        assert not any(overlap(place, other, 0.0101) for other in others)
        assert on_table(place, W, H)
        free = shifted(shape, shape.facing + 180, wanted)
        path = [shifted(shape, shape.facing + 180, k * STEP) for k in range(int(wanted / STEP) + 1)]
        clear = all(distance(p, camps.shape[e]) > 0.1 + UNSURE for p in path for e in camps.theirs)
        alone = not any(overlap(free, other, -UNSURE) for other in others)
        if clear and alone and on_table(free, W, H):
            assert found == pytest.approx(wanted)
