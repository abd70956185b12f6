"""Plans: each has its sentence, can be carried out anywhere, changes what is done, and hangs on nothing hidden."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.components import ATTACK, HOLD
from longroll.games.guns.doctrine.intent import STAND, Intent, intent_of
from longroll.games.guns.doctrine.light import LIGHT
from longroll.games.guns.doctrine.plans import (
    MAKERS,
    MOST_ACTS,
    MOST_PLANS,
    PLANNER,
    STAFF,
    kind_of,
    phase_key,
    planned,
    side_of,
)
from longroll.games.guns.lexicon import DONE, ORDER, TARGET
from longroll.games.guns.state import Battle
from longroll.games.guns.table.plans import tell_plan
from longroll.kit import CHANCE
from longroll.kit.notation import a_of, act, verb_in
from longroll.kit.planning import Plan
from longroll.kit.rollouts import fallen
from longroll.kit.words import LANGUAGES

SCENARIOS = ("first-day", "second-day", "third-day")


def lightly(scenario: str, seed: int, most: int = 10**6) -> list[Battle]:
    """Positions of a game between light policies in which a player must choose."""
    rng = Random(seed)
    state = GUNS.new(scenario)
    found: list[Battle] = []
    while not state.over and len(found) < most:
        if state.mover == CHANCE:
            state.play(fallen(state, rng))
            continue
        if len(state.codes) > 1:
            found.append(state.copy())
        state.play(LIGHT.answer(state, rng))
    return found


@pytest.fixture(scope="module")
def points() -> list[Battle]:
    """Positions in which there is something to plan, as the seat that decides knows them."""
    found = [state for scenario in SCENARIOS for state in lightly(scenario, 3) if kind_of(state) in MAKERS]
    return [GUNS.known(state, state.seat) for state in found[::9]]


def test_plans_are_many_and_different(points: list[Battle]) -> None:
    kinds: set[str] = set()
    for b in points:
        plans = PLANNER.plans(b)
        assert plans[0] == STAFF
        assert len(plans) <= MOST_PLANS
        assert len(set(plans)) == len(plans)
        kinds |= {plan.kind for plan in plans}
        if kind_of(b) in ("attack", "order", "march"):
            assert len(plans) >= 6, (kind_of(b), plans)
    assert kinds >= {"assault", "storm", "hold", "effort", "stand", "wait", "refrain", "spend", "save", "withdraw"}


def test_every_plan_has_a_sentence(points: list[Battle]) -> None:
    for b in points:
        for plan in PLANNER.plans(b):
            told = [tell_plan(plan, language, b.scenario) for language in LANGUAGES]
            assert all(told)
            assert not any(text.endswith(".") for text in told), "a title has no full stop"
            assert not any("plan-" in text or "none" in text.split() for text in told), told
            assert len(set(told)) == len(LANGUAGES)


def test_nothing_is_planned_where_there_is_no_choice() -> None:
    for state in lightly("third-day", 5, 200):
        if kind_of(state) in ("pick", "keep", "knock", "crossing"):
            assert PLANNER.plans(GUNS.known(state, state.seat)) == [STAFF]


@pytest.mark.parametrize(("scenario", "seed"), [("first-day", 1), ("third-day", 2)])
def test_plans_are_carried_out_through_whole_games(scenario: str, seed: int) -> None:
    """Any plan at each stamp, changed now and then: at the table on one side, in tried worlds on the other."""
    rng = Random(seed)
    state = GUNS.new(scenario)
    plans: dict[int, tuple[int, Plan]] = {}
    while not state.over:
        if state.mover == CHANCE:
            state.play(fallen(state, rng))
            continue
        known = GUNS.known(state, state.seat)
        side = PLANNER.side(known)
        assert side == side_of(state)
        stamp, plan = plans.get(side, (-1, STAFF))
        if stamp != PLANNER.stamp(known):
            plan = rng.choice(PLANNER.plans(known))
            plan = PLANNER.mutate(known, plan, rng) or plan if rng.random() < 0.3 else plan
            plans[side] = PLANNER.stamp(known), plan
        code = PLANNER.follow(known, plan)
        assert code in state.codes
        state.play(code)


def test_without_a_plan_the_staff_answers_as_it_does(points: list[Battle]) -> None:
    staff = GUNS.doctrine.minds()["staff"]()
    for b in points[::3]:
        view = GUNS.view(GUNS.imagine(b, b.seat, Random(1)), b.seat)
        assert str(staff.choose(view, Random(1)).action) == str(b.write(PLANNER.follow(b, STAFF)))


def test_hidden_things_change_no_plan(points: list[Battle]) -> None:
    """Two worlds that look alike to a seat: it plans alike, and carries plans out alike."""
    rng = Random(7)
    for b in points[::4]:
        one, other = (GUNS.known(GUNS.imagine(b, b.seat, rng), b.seat) for _ in range(2))
        assert PLANNER.stamp(one) == PLANNER.stamp(other) == PLANNER.stamp(b)
        plans = PLANNER.plans(one)
        assert plans == PLANNER.plans(other)
        assert PLANNER.acts(one) == PLANNER.acts(other)
        for plan in plans[::3]:
            assert PLANNER.follow(one, plan) == PLANNER.follow(other, plan)


def test_acts_are_legal_and_begin_with_the_staffs(points: list[Battle]) -> None:
    for b in points[::2]:
        acts = PLANNER.acts(b)
        assert acts[0] == PLANNER.follow(b, STAFF)
        assert 1 <= len(acts) <= MOST_ACTS
        assert len(set(acts)) == len(acts)
        assert set(acts) <= set(b.codes)


def test_intents_steer(points: list[Battle]) -> None:
    """Orders, a target, nobody marches."""
    seen: set[str] = set()
    for b in points:
        kind = kind_of(b)
        for plan in PLANNER.plans(b):
            intent = intent_of(plan)
            code = PLANNER.follow(b, plan)
            if kind == "order" and act(ORDER, intent.order) in b.codes:
                assert a_of(code) == intent.order
                seen.add("order")
            if kind == "attack" and intent.target >= 0:
                assert verb_in(code, TARGET)
                assert a_of(code) == intent.target
                seen.add("target")
        if kind == "attack":
            assert PLANNER.follow(b, planned("refrain", Intent(bold=-990))) == DONE
        if kind == "march":
            standing = PLANNER.follow(b, planned("stand", Intent(marches=STAND)))
            assert str(b.write(standing)).split()[0] in ("done", "face")
            seen.add("stand")
    assert seen == {"order", "target", "stand"}


def test_horizons_end() -> None:
    """A plan for orders is followed into the phase for which they are given."""
    rng = Random(4)
    tried: set[str] = set()
    for state in lightly("second-day", 4)[::7]:
        kind = kind_of(state)
        if kind in tried:
            continue
        tried.add(kind)
        world = state.copy()
        reached = PLANNER.horizon(world)
        phases: set[int] = set()
        for _ in range(2000):
            if reached(world):
                break
            phases.add(phase_key(world))
            world.play(fallen(world, rng) if world.mover == CHANCE else LIGHT.answer(world, rng))
        assert reached(world)
        if kind == "order" and not world.over:
            assert len(phases - {-1}) == 4
    assert {"order", "march", "attack"} <= tried


def test_orders_of_a_plan_lead_to_different_play() -> None:
    """Followed to the horizon, Attack and Hold end in different positions."""
    state = next(state for state in lightly("third-day", 6) if kind_of(state) == "order" and len(state.codes) == 3)
    ends: set[tuple[int, ...]] = set()
    for order in (ATTACK, HOLD):
        rng = Random(5)
        world = state.copy()
        side = side_of(world)
        plan = planned("attack" if order == ATTACK else "hold", Intent(order=order))
        reached = PLANNER.horizon(world)
        while not reached(world):
            if world.mover == CHANCE:
                world.play(fallen(world, rng))
            elif side_of(world) == side:
                world.play(PLANNER.follow(world, plan))
            else:
                world.play(LIGHT.answer(world, rng))
        ends.add(tuple(world.at))
    assert len(ends) == 2
