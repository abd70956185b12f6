"""Plans: as many as are worth trying, told in every language, carried out without looking at what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.components import CSA, UNION
from longroll.games.gettysburg.doctrine.plans import MOST_ACTS, PLANNER, STAFF, planned
from longroll.games.gettysburg.state import Battle
from longroll.games.gettysburg.table.plans import tell_plan
from longroll.kit import CHANCE
from longroll.kit.planning import Plan
from longroll.kit.rollouts import fallen
from longroll.kit.words import LANGUAGES
from tests.acceptance.walks import walk, warlike

SCENARIOS = ["first-day", "third-day"]
MOST_PLANS = 32


def positions(scenario: str, seed: int, every: int) -> Iterator[Battle]:
    """Some positions of a random game in which a player decides."""
    number = 0
    for state, _ in walk(GETTYSBURG, scenario, seed, warlike):
        assert isinstance(state, Battle)
        if state.mover != CHANCE:
            number += 1
            if number % every == 0:
                yield state


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_plan_has_a_sentence(scenario: str) -> None:
    kinds: set[str] = set()
    for state in positions(scenario, 3, 6):
        if not planned(state):
            assert PLANNER.plans(state) == [STAFF]
            continue
        offered = PLANNER.plans(state)
        assert offered[0] == STAFF
        assert len(set(offered)) == len(offered) <= MOST_PLANS
        for plan in offered:
            kinds.add(plan.kind)
            for language in LANGUAGES:
                told = tell_plan(plan, language, scenario)
                assert not told.endswith("."), "a title has no full stop"
                assert "{" not in told
                assert "plan-" not in told
    assert kinds >= {"staff", "march", "place", "recall", "pass", "stall", "hold", "storm"}


def test_plans_are_carried_out_to_the_end() -> None:
    """Another plan at each stamp, both sides: every answer is one of those allowed, and a stamp lasts for a turn."""
    for seed, scenario in enumerate(SCENARIOS):
        state, rng = GETTYSBURG.new(scenario), Random(seed)
        assert isinstance(state, Battle)
        held: list[tuple[int, Plan]] = [(-1, STAFF), (-1, STAFF)]
        changes = [0, 0]
        for _ in range(6000):
            if state.over:
                break
            if state.mover == CHANCE:
                state.play(fallen(state, rng))
                continue
            side = PLANNER.side(state)
            known = GETTYSBURG.known(state, state.seat)
            assert isinstance(known, Battle)
            stamp = PLANNER.stamp(known)
            if stamp != held[side][0]:
                held[side] = (stamp, rng.choice(PLANNER.plans(known)))
                changes[side] += 1
            plan = held[side][1]
            code = PLANNER.follow(known, plan)
            assert code in state.codes
            state.play(code)
        assert state.over
        assert min(changes) > 10


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_hidden_changes_nothing(scenario: str) -> None:
    """Other worlds that the seat may be in: the same plans, carried out alike."""
    rng = Random(4)
    asked = 0
    for state in positions(scenario, 5, 7):
        known = GETTYSBURG.known(state, state.seat)
        assert isinstance(known, Battle)
        other = GETTYSBURG.known(GETTYSBURG.imagine(known, state.seat, rng), state.seat)
        assert isinstance(other, Battle)
        offered = PLANNER.plans(known)
        assert PLANNER.plans(other) == offered
        assert PLANNER.stamp(other) == PLANNER.stamp(known) == PLANNER.stamp(state)
        assert PLANNER.acts(other) == PLANNER.acts(known)
        worlds = [GETTYSBURG.imagine(known, state.seat, rng) for _ in range(2)]
        for plan in offered[:: max(1, len(offered) // 5)]:
            assert PLANNER.follow(other, plan) == PLANNER.follow(known, plan)
            assert len({PLANNER.follow(world, plan) for world in worlds}) == 1
        asked += 1
    assert asked > 5


def test_acts_begin_with_the_staffs_own() -> None:
    several = 0
    for state in positions("third-day", 2, 5):
        offered = PLANNER.acts(state)
        assert offered[0] == PLANNER.follow(state, STAFF)
        assert set(offered) <= set(state.codes)
        assert len(set(offered)) == len(offered) <= MOST_ACTS
        several += len(offered) > 1
    assert several > 5


def test_a_plan_is_for_its_turn() -> None:
    """What a plan says outright is done at once; a turn later the staff goes on."""
    state = GETTYSBURG.new("third-day")
    assert isinstance(state, Battle)
    plan = next(p for p in PLANNER.plans(state) if p.kind == "assault")
    assert PLANNER.follow(state, plan) == plan.aim[1]
    state.play(plan.aim[1])
    assert PLANNER.follow(state, plan) == plan.aim[2]
    stamp, rng = PLANNER.stamp(state), Random(1)
    while state.mover == CHANCE or PLANNER.stamp(state) == stamp:
        state.play(fallen(state, rng) if state.mover == CHANCE else PLANNER.follow(state, plan))
    assert state.mover == UNION
    state.play(PLANNER.follow(state, STAFF))
    while state.mover != CSA or not planned(state):
        state.play(fallen(state, rng) if state.mover == CHANCE else PLANNER.follow(state, STAFF))
    assert PLANNER.follow(state, plan) == PLANNER.follow(state, STAFF)


def test_a_plan_can_be_changed_a_little() -> None:
    state = GETTYSBURG.new("third-day")
    rng = Random(2)
    for plan in PLANNER.plans(state):
        other = PLANNER.mutate(state, plan, rng)
        assert other is None or (other != plan and plan.kind in ("staff", other.kind))
    assert PLANNER.mutate(state, STAFF, rng) is not None
