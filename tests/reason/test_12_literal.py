"""Straight moves judged by the rules read literally: a look at every hundredth of a BW against the exact solution."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from longroll.boards.plane.measure import distance, overlap, overlap_convex
from longroll.boards.plane.shapes import Convex, Rect, forward_of, on_table, rect_at, shifted
from longroll.boards.plane.turn import wheel, wheel_arc, wheel_stops
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


class Unit(NamedTuple):
    """A unit as the table shows it."""

    side: str
    kind: str
    cls: str
    formation: str
    shape: Rect


def seen(field: Field, name: str) -> Unit:
    found = field.ask.unit(name)
    shape = rect_at(found["x"], found["y"], found["facing"], found["width"], found["depth"])
    return Unit(found["side"], found["type"], found["class"], found["formation"], shape)


def verdict(unit: Unit, others: list[Unit], length: float, w: float, h: float) -> bool | None:
    """May the unit go so far ahead, read literally? None: too close to a limit to say."""
    start = unit.shape
    dx, dy = forward_of(start.facing)
    unsure = False
    for k in range(int(length / STEP) + 2):
        s = min(k * STEP, length)
        place = shifted(start, dx * s, dy * s)
        if not on_table(place, w, h):
            return False
        for other in others:
            friend = other.side == unit.side
            in_line = other.kind == "RI" and other.formation == "FF"
            if not (friend and (not in_line or unit.cls == "artillery")):
                if overlap(place, other.shape, 0.01 + UNSURE):
                    return False
                unsure |= overlap(place, other.shape, 0.01 - UNSURE)
            if not friend and unit.kind == "RI":
                limit = min(1.0, distance(start, other.shape))
                gap = distance(place, other.shape)
                if gap < limit - UNSURE:
                    return False
                unsure |= gap < limit + UNSURE and s > 0.0
    end = shifted(start, dx * length, dy * length)
    for other in others:
        if overlap(end, other.shape, 0.01 + UNSURE):
            return False
        unsure |= overlap(end, other.shape, 0.01 - UNSURE)
        if other.side != unit.side:
            gap = distance(end, other.shape)
            if gap < 0.1 - UNSURE:
                return False
            unsure |= gap < 0.1 + UNSURE
    return None if unsure else True


def tables(rng: Random) -> Iterator[tuple[Field, Unit, list[Unit]]]:
    """Tables on which no unit overlaps another: u0, which is to move, and the others."""
    for _ in range(300):
        field = Field(army(rng))
        unit, *others = units = [seen(field, f"u{n}") for n in range(7)]
        if not any(overlap(units[i].shape, units[j].shape) for i in range(7) for j in range(i)):
            yield field, unit, others


@rule("MR-5.19", "MR-14.3", "MR-14.4", "MR-14.5", "MR-14.6")
def test_advances_are_judged_as_a_literal_reading_judges_them() -> None:
    rng = Random(5)
    said = {True: 0, False: 0}
    for field, unit, others in tables(rng):
        length = int(rng.uniform(0.1, field.ask.unit("u0")["allowance"]) * 1000) / 1000
        expected = verdict(unit, others, length, 40, 30)
        if expected is None:
            continue
        way = field.ask.path("u0", f"A{length:g}")
        assert way["legal"] is expected, (way, length, unit, others)
        said[expected] += 1
    assert min(said.values()) > 8


@rule("MR-5.19")
def test_the_longest_advance_is_legal_and_nothing_a_little_longer_is() -> None:
    found = 0
    for field, _, _ in tables(Random(6)):
        longest = field.ask.reach("u0")
        if longest > 0.0:
            assert field.ask.path("u0", f"A{longest:g}")["legal"]
        for more in (0.004, 0.02, 0.2, 1.0):
            if longest + more <= field.ask.unit("u0")["allowance"]:
                assert not field.ask.path("u0", f"A{longest + more:.3f}")["legal"]
                found += 1
    assert found > 60


def ground(rng: Random) -> dict[str, Any]:
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
        kind, formation, w, d = rng.choice((("RI", " MF", 1, 1), ("IC", "", 2, 0.5)))
        facing, things = round(rng.uniform(0, 360), 2), ground(rng)
        ask = Field(f"first a {kind} 10 10 {facing}{formation}\nsecond z RI 35 28 180", **things).ask
        shape = rect_at(10, 10, facing, w, d)
        angle = rng.choice((-1, 1)) * round(rng.uniform(1, 150), 2)
        woods = Convex(things["woods"][0])
        doubled = last = 0.0
        obstacles = levels = 0
        before = shape
        for stop in wheel_stops(angle):
            place = wheel(shape, stop)
            if overlap_convex(place, woods, 0.0):
                doubled += abs(stop - last)
            obstacles += len(ask.obstacles(before.cx, before.cy, place.cx, place.cy))
            levels += abs(ask.level(place.cx, place.cy) - ask.level(before.cx, before.cy))
            last = stop
            before = place
        path = f"{'L' if angle < 0 else 'R'}{abs(angle):g}"
        cost = wheel_arc(w, angle) + wheel_arc(w, doubled) + obstacles + levels
        assert ask.path("a", path)["legal"] == (cost <= ask.unit("a")["allowance"] + 0.001)
        for paid in ask.bill("a", path):
            assert paid["difficult"] == pytest.approx(wheel_arc(w, doubled), abs=1e-6)
            assert (paid["obstacle"], paid["level"]) == (obstacles, levels)
            rough += doubled > 0.0
            tolls += obstacles + levels > 0
    assert rough > 30
    assert tolls > 30
