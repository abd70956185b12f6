"""Conforming as geometry: whatever the two rectangles, one lies against the other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import LineString

from longroll.boards.plane.measure import edges_apart, overlap
from longroll.boards.plane.shapes import FRONT, REAR, Rect, local, rect_at
from longroll.boards.plane.turn import turn_between
from longroll.games.reason.rules.conforming import (
    conform_limit,
    conform_offset,
    conform_offsets,
    conformed,
    counter_conformed,
)
from longroll.kit.clauses import rule

places = st.floats(-6, 6)
facings = st.one_of(st.sampled_from([0.0, 90.0, 180.0, 270.0, 45.0]), st.floats(0, 359.9).map(lambda x: round(x, 2)))
sizes = st.sampled_from([(2.0, 0.5), (1.0, 1.0), (0.5, 0.5), (3.0, 2.0), (0.04, 5.0)])
rects = st.builds(lambda x, y, t, size: rect_at(x, y, t, *size), places, places, facings, sizes)


@rule("MR-18.6")
@given(rects, rects, st.integers(0, 3))
def test_a_conformed_attacker_lies_against_the_edge(attacker: Rect, target: Rect, edge: int) -> None:
    length = target.w if edge in (FRONT, REAR) else target.d
    limit = conform_limit(length, attacker.w)
    s = conform_offset(attacker, target, edge)
    assert abs(s) <= limit + 1e-9
    after = conformed(attacker, target, edge, s)
    assert not overlap(after, target, 1e-6)
    # the two edges lie on one line, parallel and opposed, and share at least the smallest of 1 BW and their lengths
    assert abs(turn_between(target.facing + 90 * edge, after.facing)) == pytest.approx(180)
    one, two = LineString(after.corners[:2]), LineString([target.corners[edge], target.corners[(edge + 1) % 4]])
    assert one.distance(two) < 1e-6
    u = [local(target, x, y)[0 if edge in (FRONT, REAR) else 1] for x, y in after.corners[:2]]
    shared = min(max(u), length / 2) - max(min(u), -length / 2)
    assert shared >= min(1, length, attacker.w) - 1e-6


@rule("MR-19.10")
@given(rects, rects)
def test_a_target_that_turns_lies_against_the_attackers_front(attacker: Rect, target: Rect) -> None:
    after = counter_conformed(target, attacker)
    assert (after.w, after.d) == (target.w, target.d)
    assert not overlap(after, attacker, 1e-6)
    assert edges_apart(after, FRONT, attacker, FRONT) < 1e-6
    assert abs(turn_between(attacker.facing, after.facing)) == pytest.approx(180)


@rule("MR-18.7")
def test_other_places_to_conform_come_nearest_first_and_left_first() -> None:
    offsets = conform_offsets(0.0, 0.12)
    assert offsets == pytest.approx([0, 0.05, -0.05, 0.1, -0.1, 0.12, -0.12])
    assert conform_offsets(0.12, 0.12)[0] == 0.12
    # the attacker of a front that faces north looks south: his left is in the east
    target = rect_at(10, 10, 0, 2, 0.5)
    assert conformed(rect_at(0, 0, 0, 2, 0.5), target, FRONT, 0.5).cx == 10.5
