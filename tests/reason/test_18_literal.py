"""Charges, evades, flights and falling back read literally: a look at every fiftieth of a BW against the exact way."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from random import Random

import pytest
import shapely

from longroll.boards.table.measure import distance, overlap
from longroll.boards.table.shapes import Rect, on_table, rect_at
from longroll.games.reason.components import ALLOWANCE, FF, RI
from longroll.games.reason.rules.attacks import may_attack, side_from
from longroll.games.reason.rules.charge_path import canonical_way, conform
from longroll.games.reason.rules.fall_back import retreat_length
from longroll.games.reason.rules.reactions import escape
from longroll.kit.clauses import rule
from tests.reason.field import Field
from tests.reason.fights import duel

STEP = 0.02
UNSURE = 0.03
"""A look at every fiftieth cannot tell cases closer to a limit than this."""
KINDS = ("RI", "HC", "LC", "RI", "II", "IC", "HA")


def army(rng: Random) -> Field:
    """Two small armies near each other, nobody on anybody."""
    lines: list[str] = []
    placed: list[Rect] = []
    for n in range(8):
        side = "first" if n < 4 else "second"
        kind = rng.choice(KINDS) if n else rng.choice(("RI", "HC", "LC"))
        size = (1.0, 1.0) if kind == "HA" else (2.0, 0.5)
        for _ in range(50):
            y = rng.uniform(8, 12) if n < 4 else rng.uniform(12, 16)
            facing = (0 if n < 4 else 180) + rng.choice((0, 0, 15, -30, 90))
            shape = rect_at(rng.uniform(8, 17), y, facing % 360, *size)
            if not any(overlap(shape, other, -0.15) for other in placed):
                placed.append(shape)
                lines.append(f"{side} u{n} {kind} {shape.cx:.3f} {shape.cy:.3f} {shape.facing:.2f}")
                break
    return duel("\n".join(lines), w=25, h=24)


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
    field = army(Random(seed))
    b = field.state
    compared = 0
    for unit in b.present[0]:
        if not b.roster.regular[unit] or b.roster.cls[unit] == 2:
            continue
        allowance = ALLOWANCE[b.roster.kind[unit]][FF]
        for target in b.present[1]:
            shape, place = b.shapes[unit], b.shapes[target]
            required = side_from(b, target, *shape.front_middle)
            found = canonical_way(b, unit, target)
            if found is None:
                continue
            compared += 1
            start = wheeled(shape, found.turn) if found.turn else shape
            s = first_touch(start, place, allowance)
            contact = shifted(start, start.facing, s)
            assert s >= 0
            assert edge(contact, 0).distance(edge(place, required)) <= 0.1 + 1e-3
            for angle in range(int(abs(found.turn))):
                for turn in {angle, -angle}:
                    other = wheeled(shape, turn) if turn else shape
                    t = first_touch(other, place, 12.0)
                    if t >= 0:
                        gap = edge(shifted(other, other.facing, t), 0).distance(edge(place, required))
                        assert gap > 0.1 - 1e-3, (unit, target, turn)
    assert compared or seed


@rule("MR-18.6", "MR-18.7", "MR-18.8")
@pytest.mark.parametrize("seed", range(20))
def test_conforming(seed: int) -> None:
    """The nearest free value of s, among all that MR-18.6 and MR-18.7 name."""
    rng = Random(seed)
    field = army(rng)
    b = field.state
    for unit in b.present[0]:
        if b.roster.cls[unit] == 2:
            continue
        for target in b.present[1]:
            place = b.shapes[target]
            side = rng.randrange(4)
            contact = rect_at(place.cx + rng.uniform(-1, 1), place.cy + rng.uniform(-1, 1), 0, 2.0, 0.5)
            found, drawn = conform(b, unit, target, contact, side)
            wanted = literal_conform(b, unit, target, contact, side)
            if wanted is None:
                assert found is None
            else:
                assert found is not None
                assert hypot(found.cx - wanted.cx, found.cy - wanted.cy) < 1e-6
                for other in drawn:
                    assert may_attack(b, unit, other)


def literal_conform(b, unit: int, target: int, contact: Rect, side: int) -> Rect | None:  # type: ignore[no-untyped-def]
    place = b.shapes[target]
    corners = place.corners
    (ax, ay), (bx, by) = corners[side], corners[(side + 1) % 4]
    length = hypot(bx - ax, by - ay)
    ex, ey = (ax + bx) / 2, (ay + by) / 2
    gx, gy = (bx - ax) / length, (by - ay) / length
    nx, ny = -gy, gx
    facing = (place.facing + 90 * side + 180) % 360
    limit = (length + 2.0) / 2 - min(1.0, length, 2.0)
    wish = max(-limit, min(limit, (contact.cx - ex) * gx + (contact.cy - ey) * gy))
    tries = [k * 0.05 for k in range(-60, 61) if abs(k * 0.05) <= limit + 1e-9] + [limit, -limit]
    # corners run clockwise, so the edge leads to the attacker's left, who faces it
    for s in [wish, *sorted(tries, key=lambda t: (round(abs(t - wish), 9), -t))]:
        x, y = ex + gx * s + nx * 0.25, ey + gy * s + ny * 0.25
        laid = rect_at(x, y, facing, 2.0, 0.5)
        others = [other for other in (*b.present[0], *b.present[1]) if other != unit]
        if not on_table(laid, b.field.w, b.field.h) or any(overlap(laid, b.shapes[other]) for other in others):
            continue
        front = edge(laid, 0)
        touched = [o for o in b.present[1] if o != target and front.distance(polygon(b.shapes[o])) <= 0.05]
        if all(may_attack(b, unit, other) for other in touched):
            return laid
    return None


@rule("MR-19.5", "MR-19.6")
@pytest.mark.parametrize("seed", range(20))
def test_evades(seed: int) -> None:
    """The longest evade, looked for step by step."""
    field = army(Random(seed))
    b = field.state
    for unit in b.present[1]:
        if b.roster.cls[unit] != 1:
            continue
        for attacker in b.present[0]:
            x, y = b.shapes[attacker].front_middle
            shape = b.shapes[unit]
            out = escape(b, unit, x, y)
            if out is None:
                continue
            length = hypot(shape.cx - x, shape.cy - y)
            assert out.shape.fx == pytest.approx((shape.cx - x) / length, abs=1e-6)
            assert out.shape.fy == pytest.approx((shape.cy - y) / length, abs=1e-6)
            most = out.spans[-1][1]
            others = [o for o in b.present[1] if o != unit]
            s = 0.0
            while s < most - UNSURE:
                place = shifted(out.shape, out.shape.facing, s)
                assert all(distance(place, b.shapes[e]) > 0.1 - UNSURE for e in b.present[0])
                lines = [o for o in others if b.roster.kind[o] == RI]
                assert not any(overlap(place, b.shapes[o], 0.01 + UNSURE) for o in lines)
                s += STEP
            end = shifted(out.shape, out.shape.facing, most)
            assert not any(overlap(end, b.shapes[o], 0.0101) for o in (*others, *b.present[0]))


@rule("MR-21.1", "MR-21.2", "MR-21.3")
@pytest.mark.parametrize("seed", range(20))
def test_falling_back(seed: int) -> None:
    field = army(Random(seed))
    b = field.state
    for unit in b.present[0]:
        if b.roster.cls[unit] == 2:
            continue
        shape = b.shapes[unit]
        wanted = 1.0 if b.roster.cls[unit] == 0 else 3.0
        found = retreat_length(b, unit)
        assert found <= wanted + 3.0 + 1e-6
        place = shifted(shape, shape.facing + 180, found)
        others = [o for o in (*b.present[0], *b.present[1]) if o != unit]
        assert not any(overlap(place, b.shapes[o], 0.0101) for o in others)
        assert on_table(place, b.field.w, b.field.h)
        free = shifted(shape, shape.facing + 180, wanted)
        path = [shifted(shape, shape.facing + 180, k * STEP) for k in range(int(wanted / STEP) + 1)]
        enemies = [b.shapes[e] for e in b.present[1]]
        clear = all(distance(p, e) > 0.1 + UNSURE for p in path for e in enemies)
        alone = not any(overlap(free, b.shapes[o], -UNSURE) for o in others)
        if clear and alone and on_table(free, b.field.w, b.field.h):
            assert found == pytest.approx(wanted)
