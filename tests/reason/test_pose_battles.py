"""Hands on the armies of every battle: whatever is dragged, and wherever to, is answered."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

import pytest

from longroll.boards.plane.shapes import Rect
from longroll.games.reason import REASON
from longroll.games.reason.components import Roster
from longroll.games.reason.rules.setup import SCENARIOS, theatre
from longroll.games.reason.state import Battle
from longroll.games.reason.table.pose.drag import GRIPS
from longroll.games.reason.table.survey import Survey
from longroll.kit.clauses import rule
from longroll.kit.scene import Pose, PoseAsk

SEATS = ("first", "second")
STEPS = ("forward", "wheel-left", "snap", "charge", "formation", "snap", "oblique-right", "about-face", "back")


def set_out(scenario: str, seat: str) -> Battle:
    """The armies as they are drawn up, all Forces of a side free to move."""
    roster: Roster = theatre(scenario)[1]
    forces = dict.fromkeys(roster.force_ids, "active")
    spec = {"scenario": scenario, "pulse": 1, "phasing": seat, "status": forces, "begin": f"move {seat}"}
    return REASON.position(spec)


def ask(b: Battle, key: str, **question: object) -> Pose:
    found = REASON.pose(b, str(b.seat), PoseAsk(key, **question), "en")  # type: ignore[arg-type]
    assert found is not None
    return found


def unit_of(b: Battle, key: str) -> Rect:
    return b.shapes[b.roster.unit[key.partition(":")[2]]]


@rule("MR-12.1", "MR-12.4")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_unit_is_dragged_straight_ahead(scenario: str, seat: str) -> None:
    """To the end of its allowance, through every snap on its way: two may lie at the same place."""
    b = set_out(scenario, seat)
    laid = Survey(b.roster.data)
    keys = [key for key in REASON.posable(b, seat) if key.startswith("piece:")]
    assert keys
    for key in keys:
        place = unit_of(b, key)
        x, y = place.front_middle
        for gone in (0.3, 1.0, 1.9, 2.0, 3.1, 4.7, 6.0, 9.0):
            ahead = laid.at((x + place.fx * gone, y + place.fy * gone))
            answer = ask(b, key, grip="front", at=ahead)
            assert answer.path == "" or answer.path[0] in "AOcD", answer.path


@rule("MR-12.5", "MR-12.7")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_unit_is_wheeled_and_turned(scenario: str, seat: str) -> None:
    b = set_out(scenario, seat)
    laid = Survey(b.roster.data)
    for key in REASON.posable(b, seat):
        if not key.startswith("piece:"):
            continue
        place = unit_of(b, key)
        for left, grip in ((True, "corner-left"), (False, "corner-right")):
            x, y = place.xs[1 if left else 0], place.ys[1 if left else 0]
            for angle in (5.0, 14.0, 31.0, 90.0, 170.0):
                way = radians(place.facing + (-90 + angle if left else 90 - angle))
                ask(b, key, grip=grip, at=laid.at((x + place.w * sin(way), y + place.w * cos(way))))
        for angle in (-40.0, 13.0):
            ask(b, key, grip="turn", angle=angle)


@rule("MR-12.1", "MR-15.5")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everybody_is_dragged_anywhere(scenario: str, seat: str) -> None:
    """A grid of hand positions over the table and beyond its edges, every grip in turn; then keys from there."""
    b = set_out(scenario, seat)
    rng = Random(f"{scenario} {seat}")
    laid = Survey(b.roster.data)
    grid = [
        (b.field.w * i / 6 + rng.uniform(-1, 1), b.field.h * j / 5 + rng.uniform(-1, 1))
        for i in range(-1, 8)
        for j in range(-1, 7)
    ]
    for number, key in enumerate(REASON.posable(b, seat)):
        grips = GRIPS if key.startswith("piece:") else ("body",)
        path = ""
        for spot in range(number % 7, len(grid), 7):
            grip = grips[spot % len(grips)]
            free = spot % 4 == 0
            answer = ask(b, key, path=path, grip=grip, at=laid.at(grid[spot]), free=free)
            path = answer.path if rng.random() < 0.5 else ""
        for step in STEPS if key.startswith("piece:") else ("forward", "back", "undo"):
            path = ask(b, key, path=path, step=step, pace=rng.choice((-1, 0, 1))).path
