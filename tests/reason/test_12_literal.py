"""Straight moves judged by the rules read literally: a look at every hundredth of a BW against the exact solution."""

from __future__ import annotations

from random import Random

import pytest

from longroll.boards.table.measure import distance, overlap, overlap_convex
from longroll.boards.table.shapes import Rect, forward_of, on_table, shifted
from longroll.boards.table.turn import wheel, wheel_arc, wheel_stops
from longroll.games.reason.components import ARTILLERY, FF, RI
from longroll.games.reason.legs import ADVANCE, Leg, floor_length
from longroll.games.reason.rules import manoeuvres, wheels
from longroll.games.reason.state import Battle
from longroll.kit.clauses import rule
from tests.reason.field import Field

STEP = 0.01
UNSURE = 0.015
"""A look at every hundredth cannot tell cases closer to a limit than this."""

KINDS = ("RI", "HC", "II", "RI", "IC", "RA")


def army(rng: Random) -> str:
    lines: list[str] = []
    for n in range(7):
        side = "first" if n < 4 else "second"
        kind = rng.choice(KINDS) if n else rng.choice(("RI", "HC", "II"))
        formation = " MF" if kind != "IC" and rng.random() < 0.3 else ""
        x, y = rng.uniform(7, 16), rng.uniform(7, 16)
        lines.append(
            f"{side} u{n} {kind} {x:.3f} {y:.3f} {rng.choice((0, 90, 180, 270, rng.uniform(0, 360))):.2f}{formation}"
        )
    return "\n".join(lines)


def verdict(b: Battle, unit: int, length: float, at: Rect, dx: float, dy: float) -> bool | None:
    """May the unit go so far, read literally? None: too close to a limit to say."""
    roster = b.roster
    side = roster.side[unit]
    start = at
    steps = int(length / STEP)
    unsure = False
    for k in range(steps + 2):
        s = min(k * STEP, length)
        place = shifted(at, dx * s, dy * s)
        if not on_table(place, b.field.w, b.field.h):
            return False
        for other, shape in enumerate(b.shapes):
            if other == unit:
                continue
            friend = roster.side[other] == side
            through = friend and (roster.kind[other] != RI or b.formation[other] != FF or roster.cls[unit] == ARTILLERY)
            if not through:
                if overlap(place, shape, 0.01 + UNSURE):
                    return False
                unsure |= overlap(place, shape, 0.01 - UNSURE)
            if not friend and roster.kind[unit] == RI:
                limit = min(1.0, distance(start, shape))
                gap = distance(place, shape)
                if gap < limit - UNSURE:
                    return False
                unsure |= gap < limit + UNSURE and s > 0.0
    end = shifted(at, dx * length, dy * length)
    for other, shape in enumerate(b.shapes):
        if other == unit:
            continue
        if overlap(end, shape, 0.01 + UNSURE):
            return False
        unsure |= overlap(end, shape, 0.01 - UNSURE)
        if roster.side[other] != side:
            gap = distance(end, shape)
            if gap < 0.1 - UNSURE:
                return False
            unsure |= gap < 0.1 + UNSURE
    return None if unsure else True


def apart(b: Battle) -> bool:
    """No unit overlaps another at the start."""
    shapes = b.shapes
    return not any(overlap(shapes[i], shapes[j]) for i in range(len(shapes)) for j in range(i))


@rule("MR-5.19", "MR-14.3", "MR-14.4", "MR-14.5", "MR-14.6")
def test_advances_are_judged_as_a_literal_reading_judges_them() -> None:
    rng = Random(5)
    said = {True: 0, False: 0}
    for _ in range(300):
        b = Field(army(rng), at="nothing").state
        if not apart(b):
            continue
        shape = b.shapes[0]
        length = floor_length(rng.uniform(0.1, b.allowance(0)))
        expected = verdict(b, 0, length, shape, *forward_of(shape.facing))
        if expected is None:
            continue
        way = manoeuvres.walk(b, 0, [Leg(ADVANCE, length)])
        assert (way.refusal is None) is expected, (way.refusal, length, b.shapes)
        said[expected] += 1
    assert min(said.values()) > 8


@rule("MR-5.19")
def test_the_longest_advance_is_legal_and_nothing_a_little_longer_is() -> None:
    rng = Random(6)
    found = 0
    for _ in range(300):
        b = Field(army(rng), at="nothing").state
        if not apart(b):
            continue
        longest = manoeuvres.farthest(b, manoeuvres.begin(b, 0))
        if longest > 0.0:
            assert manoeuvres.walk(b, 0, [Leg(ADVANCE, longest)]).refusal is None
        for more in (0.004, 0.02, 0.2, 1.0):
            if longest + more <= b.allowance(0):
                assert manoeuvres.walk(b, 0, [Leg(ADVANCE, floor_length(longest + more))]).refusal is not None
                found += 1
    assert found > 60


def ground(rng: Random) -> dict[str, object]:
    """Woods, a hill with a top and a stream about the middle of the table, turned at random."""

    def box(low: float, high: float) -> list[tuple[float, float]]:
        x, y = rng.uniform(8, 11), rng.uniform(8, 11)
        w, h = rng.uniform(low, high), rng.uniform(low, high)
        lean = rng.uniform(-0.5, 0.5)
        return [(x, y), (x + w, y + lean), (x + w - lean, y + h), (x - lean, y + h - lean)]

    return {
        "woods": [box(0.5, 4)],
        "levels": [(1, box(1, 4)), (2, box(0.5, 3))],
        "stream": [[(rng.uniform(7, 9), rng.uniform(8, 12)), (10, rng.uniform(9, 11)), (13, rng.uniform(8, 12))]],
    }


@rule("MR-5.20", "MR-13.1", "MR-13.2", "MR-13.5")
def test_the_cost_of_a_wheel_is_that_of_its_steps() -> None:
    rng = Random(7)
    rough = tolls = 0
    for _ in range(120):
        kind = rng.choice(("RI", "IC"))
        b = Field(
            f"first a {kind} 10 10 {rng.uniform(0, 360):.2f}\nsecond z RI 35 28 180", at="nothing", **ground(rng)
        ).state
        field = b.field
        shape = b.shapes[0]
        angle = rng.choice((-1, 1)) * round(rng.uniform(1, 150), 2)
        woods = field.area_polygons[0]
        doubled = last = 0.0
        obstacles = levels = 0
        before = shape
        for stop in wheel_stops(angle):
            place = wheel(shape, stop)
            if overlap_convex(place, woods, 0.0):
                doubled += abs(stop - last)
            obstacles += len(field.obstacles_crossed(before.cx, before.cy, place.cx, place.cy))
            levels += abs(field.level_at(place.cx, place.cy) - field.level_at(before.cx, before.cy))
            last = stop
            before = place
        paid = wheels.Wheel(b, manoeuvres.begin(b, 0), angle).bill()
        assert paid.difficult == pytest.approx(wheel_arc(shape.w, doubled), abs=1e-9)
        assert (paid.obstacle, paid.level) == (obstacles, levels)
        rough += doubled > 0.0
        tolls += obstacles + levels > 0
    assert rough > 30
    assert tolls > 30
