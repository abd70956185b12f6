"""Plans: always legal to follow, different from each other, told in every language."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.components import members
from longroll.games.glory.doctrine.light import ActivationsEnd
from longroll.games.glory.doctrine.plans import ASSAULT, HOLD, KINDS, PLANNER, STAFF, candidates
from longroll.games.glory.lexicon import D_COMMAND, D_MOVE, OFF
from longroll.games.glory.state import Battle
from longroll.games.glory.table.plans import tell_plan
from longroll.kit import CHANCE
from longroll.kit.planning import Plan
from longroll.kit.rollouts import fallen
from longroll.kit.words import LANGUAGES

SHORT = ["maryes-heights", "henry-hill", "snodgrass-hill"]
MOST_PLANS = 32
MOST_ACTS = 8


def walk(scenario: str, seed: int, answers: int = 100_000) -> list[tuple[Battle, list[Plan]]]:
    """A battle in which both sides choose a plan at random at every planning point and stick to it; the planning
    points with their plans."""
    rng = Random(seed)
    b = GLORY.new(scenario)
    stamps: dict[int, int] = {}
    chosen: dict[int, Plan] = {}
    found: list[tuple[Battle, list[Plan]]] = []
    for _ in range(answers):
        if b.over:
            break
        if b.mover == CHANCE:
            b.play(fallen(b, rng))
            continue
        side, stamp = PLANNER.side(b), PLANNER.stamp(b)
        if stamps.get(side) != stamp:
            plans = PLANNER.plans(b)
            stamps[side], chosen[side] = stamp, rng.choice(plans)
            found.append((b.copy(), plans))
        code = PLANNER.follow(b, chosen[side])
        assert code in b.codes, (chosen[side], b.write(code))
        b.play(code)
    return found


@pytest.mark.parametrize("scenario", SHORT)
def test_plans_can_be_followed_through_whole_battles(scenario: str) -> None:
    points = walk(scenario, 3)
    assert points[-1][0].turn == points[-1][0].roster.last_turn
    many = 0
    for _, plans in points:
        assert plans[0] == STAFF
        assert len(plans) == len(set(plans)) <= MOST_PLANS
        many += len(plans) >= MOST_ACTS
    assert many > len(points) // 4


@pytest.mark.parametrize("scenario", [*SHORT, "second-manassas"])
def test_every_plan_has_a_sentence_in_every_language(scenario: str) -> None:
    told: set[str] = set()
    for _, plans in walk(scenario, 4, 250):
        for plan in plans:
            told.add(plan.kind)
            for language in LANGUAGES:
                sentence = tell_plan(plan, language, scenario)
                assert not sentence.endswith("."), "a title has no full stop"
                assert "{" not in sentence
                assert "plan-" not in sentence
    assert {"staff", ASSAULT, HOLD} <= told <= set(KINDS)


def test_acts_are_legal_and_begin_with_the_staffs_own() -> None:
    compared = 0
    for b, _ in walk("henry-hill", 5):
        acts = PLANNER.acts(b)
        assert acts[0] == PLANNER.follow(b, STAFF)
        assert len(acts) == len(set(acts)) <= MOST_ACTS
        assert set(acts) <= set(b.codes)
        compared += len(acts) > 1
    assert compared > 5


def test_a_stamp_lasts_as_long_as_an_activation() -> None:
    """It is the same from the choice of a Command to the end of what it does, and another for the next one."""
    b = GLORY.new("henry-hill")
    rng = Random(6)
    stamps: list[int] = []
    seen: set[int] = set()
    while not b.over:
        if b.mover == CHANCE:
            b.play(fallen(b, rng))
            continue
        if b.side == b.mover and b.frames[-1].kind(b) == D_COMMAND:
            stamps.append(PLANNER.stamp(b))
            seen.add(stamps[-1])
        elif b.side == b.mover and b.acting and b.frames[-1].kind(b) == D_MOVE:
            assert PLANNER.stamp(b) == stamps[-1]
        b.play(PLANNER.follow(b, STAFF))
    assert len(seen) == len(stamps)


def test_a_plan_steers_the_staff() -> None:
    """A Command that marches to a place ends nearer to it than one that holds its ground."""
    points = [(b, plans) for b, plans in walk("henry-hill", 7, 60) if len(plans) > 2 and not b.acting]
    b = points[0][0]
    command = candidates(b)[0]
    goal = max(range(b.board.n), key=lambda place: (-abs(b.board.distance(place, home(b, command)) - 9), -place))
    away = {
        kind: distance_after(b, Plan(kind, (command, goal if kind == "march" else home(b, command))), goal)
        for kind in ("march", "hold")
    }
    assert away["march"] < away["hold"]


def home(b: Battle, command: int) -> int:
    return next(b.at[unit] for unit in members(b.units_of(command)) if b.at[unit] < OFF)


def distance_after(b: Battle, plan: Plan, goal: int) -> int:
    """How far the units of a plan's Command are from a hex when it has acted."""
    world, rng = b.copy(), Random(1)
    reached = ActivationsEnd(1).reached
    while not reached(world):
        if world.mover == CHANCE:
            world.play(fallen(world, rng))
        else:
            world.play(PLANNER.follow(world, plan))
    units = [unit for unit in members(world.units_of(plan.aim[0])) if world.at[unit] < OFF]
    return sum(world.board.distance(world.at[unit], goal) for unit in units)


def test_a_plan_that_is_changed_is_still_one_for_the_same_command() -> None:
    rng = Random(8)
    for b, plans in walk("maryes-heights", 9, 200):
        assert PLANNER.mutate(b, STAFF, rng) is None
        for plan in plans[1:4]:
            other = PLANNER.mutate(b, plan, rng)
            assert other is None or (other != plan and other.aim[0] == plan.aim[0])
