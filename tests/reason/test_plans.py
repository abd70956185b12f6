"""Plans: every one has its sentence, can be carried out through whole games, and makes a difference."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.reason import REASON
from longroll.games.reason.doctrine import decide
from longroll.games.reason.doctrine.intents import ASSAULT, HOLD, WITHDRAW
from longroll.games.reason.doctrine.plans import MOST, MOST_ACTS, PLANNER, STAFF, segment, task
from longroll.games.reason.state import Battle
from longroll.games.reason.table.plans import tell_plan
from longroll.kit import CHANCE
from longroll.kit.planning import Plan
from longroll.kit.rollouts import fallen
from longroll.kit.words import LANGUAGES

SCENARIOS = ("lindenau", "rossbach", "warburg")


def planning_points(scenario: str, seed: int, most: int) -> list[Battle]:
    """Positions of a game of the staff at which there is something to plan."""
    rng = Random(seed)
    b = REASON.new(scenario)
    found: list[Battle] = []
    stamp = -1
    while not b.over and len(found) < most:
        if b.mover != CHANCE and PLANNER.stamp(b) != stamp:
            stamp = PLANNER.stamp(b)
            if segment(b):
                found.append(b.copy())
        b.play(fallen(b, rng) if b.mover == CHANCE else decide(b))
    return found


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_there_are_different_plans_with_sentences_in_every_language(scenario: str) -> None:
    told: set[str] = set()
    for b in planning_points(scenario, 1, 12):
        plans = PLANNER.plans(b)
        assert plans[0] == STAFF
        assert len(plans) == len({plan.aim for plan in plans}) <= MOST
        for plan in plans:
            for language in LANGUAGES:
                sentence = tell_plan(plan, language, scenario)
                assert sentence
                assert not sentence.endswith("."), "a title has no full stop"
                assert "plan-" not in sentence
            told.add(tell_plan(plan, "en", scenario))
    assert len(told) >= 12


def test_sentences_name_forces_and_places() -> None:
    assert tell_plan(Plan("march", (0, -1, 0, 4, 0)), "en", "lindenau") == "Infantry: march to Lindenau"
    assert tell_plan(Plan("mass", (2, 1)), "en", "lindenau") == "As many command dice as possible for Cavalry"
    assert tell_plan(Plan("flank", (3, -1, 1, 5, 1, 0, 2, 0)), "en", "lindenau") == (
        "No command dice for orders: they are kept for re-rolls; Cavalry: turn the enemy’s right flank; "
        "Infantry: hold the line"
    )
    assert tell_plan(STAFF, "en", "lindenau") == "Everybody does what lies nearest"
    assert tell_plan(Plan("march", (0, -1, 0, 4, 0)), "en", "pick-up") == "Force 1: march to objective 1"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_any_plan_can_be_carried_out_through_a_game(scenario: str) -> None:
    rng = Random(7)
    b = REASON.new(scenario)
    plans = [STAFF, STAFF]
    stamps = [-1, -1]
    while not b.over:
        if b.mover == CHANCE:
            b.play(fallen(b, rng))
            continue
        side = PLANNER.side(b)
        if PLANNER.stamp(b) != stamps[side]:
            stamps[side] = PLANNER.stamp(b)
            plan = rng.choice(PLANNER.plans(b))
            plans[side] = PLANNER.mutate(b, plan, rng) or plan
        code = PLANNER.follow(b, plans[side])
        assert code in b.codes or b.frames[-1].allows(b, code)
        b.play(code)


def test_without_a_task_the_staff_plays_as_it_does() -> None:
    for b in planning_points("rossbach", 2, 10):
        assert PLANNER.follow(b, STAFF) == decide(b)
        acts = PLANNER.acts(b)
        assert acts[0] == decide(b)
        assert len(acts) == len(set(acts)) <= MOST_ACTS
        assert set(acts) <= set(b.codes)


def nearness(b: Battle, force: int, what: int, rng: Random) -> float:
    """How near a Force comes to the enemy by a plan, on the average of its units."""
    world = b.copy()
    reached = PLANNER.horizon(world)
    while not reached(world):
        if world.mover == CHANCE:
            world.play(fallen(world, rng))
        else:
            ours = world.mover == b.mover
            world.play(PLANNER.follow(world, task(force, what) if ours else STAFF))
    units = world.living(force)
    return sum(world.nearest_enemy(unit)[1] for unit in units) / max(1, len(units))


def test_an_assault_comes_nearer_than_a_hold_and_a_withdrawal_goes_away() -> None:
    b = next(b for b in planning_points("lindenau", 3, 20) if b.mover == 0)
    force = b.roster.forces_of[0][0]
    gaps = [sum(nearness(b, force, what, Random(seed)) for seed in range(6)) for what in (ASSAULT, HOLD, WITHDRAW)]
    assert gaps[0] < gaps[1] <= gaps[2]
