"""The odds of a combat that has begun, at every moment of it: against every throw of the engine, or against many."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.gettysburg.components import members
from longroll.games.gettysburg.odds import (
    FALLEN_BACK,
    TAKEN_FIRST,
    TAKEN_SECOND,
    THROWN_BACK,
    Assault,
    assault,
    forget,
    policy_answer,
    standing,
)
from longroll.games.gettysburg.rules.combat import LAST_RETREAT, Combat
from longroll.games.gettysburg.state import Battle
from longroll.kit.clauses import rule
from longroll.kit.state import CHANCE
from tests.gettysburg.test_odds import LARGE, SMALL, Fight, in_combat, key_of

Ends = list[float]
"""Chances of the four ways a combat ends."""


def combat_of(b: Battle) -> Combat:
    return next(frame for frame in b.frames if isinstance(frame, Combat))


def end_of(combat: Combat, b: Battle) -> int:
    """How a combat ended, by what is left in its sector and how far it went."""
    if b.mask(combat.attacker, combat.sector):
        return TAKEN_FIRST if combat.round == 1 else TAKEN_SECOND
    return FALLEN_BACK if combat.step == LAST_RETREAT else THROWN_BACK


def every_throw(start: Battle) -> Ends:
    """The engine with every throw of the dice, equal positions merged, and the policy for the players."""
    ends = [0.0] * 4
    sector = combat_of(start).sector
    pieces = members(0, start.mask(0, sector)) + members(1, start.mask(1, sector))
    frontier = {key_of(start, pieces): (start, 1.0)}
    while frontier:
        after: dict[tuple[object, ...], tuple[Battle, float]] = {}
        for b, chance in frontier.values():
            codes = b.codes if b.mover == CHANCE else [policy_answer(b)]
            for code in codes:
                new = b.copy()
                combat = combat_of(new)
                new.play(code)
                part = chance / len(codes)
                if not in_combat(new):
                    ends[end_of(combat, new)] += part
                    continue
                key = key_of(new, pieces)
                known = after.get(key)
                after[key] = (new, part) if known is None else (known[0], known[1] + part)
        frontier = after
    return ends


def often(start: Battle, times: int, rng: Random) -> Ends:
    ends = [0.0] * 4
    for _ in range(times):
        b = start.copy()
        combat = combat_of(b)
        while in_combat(b):
            b.play(rng.choice(b.codes) if b.mover == CHANCE else policy_answer(b))
        ends[end_of(combat, b)] += 1 / times
    return ends


def moments(fight: Fight, seed: int) -> list[Battle]:
    """Positions of one combat in which somebody decides or the dice of a step are about to be rolled. The players do as
    they like."""
    rng = Random(seed)
    b = fight.begin()
    found: list[Battle] = []
    while in_combat(b):
        if b.mover != CHANCE or not combat_of(b).dice:
            found.append(b.copy())
        b.play(rng.choice(b.codes))
    return found


def told(odds: Assault | None) -> Assault:
    assert odds is not None
    assert sum(odds.ends) == pytest.approx(1, abs=1e-9)
    assert odds.win == pytest.approx(odds.ends[TAKEN_FIRST] + odds.ends[TAKEN_SECOND])
    return odds


@rule("GB-15.3", "GB-15.4", "GB-15.5", "GB-15.46")
@pytest.mark.parametrize("name", SMALL)
def test_every_step_of_a_small_combat_is_exact(name: str) -> None:
    fight = SMALL[name]
    forget()
    steps = set()
    for seed in range(4):
        for b in moments(fight, seed):
            odds = told(standing(b))
            assert odds.exact
            assert odds.ends == pytest.approx(every_throw(b), abs=1e-9)
            steps.add((combat_of(b).round, combat_of(b).step))
    assert len(steps) > 1
    before = assault(fight.before, fight.target, fight.attackers)
    assert before.ends == pytest.approx(told(standing(fight.begin())).ends)


@pytest.mark.parametrize("name", LARGE)
def test_every_step_of_a_large_combat_is_near(name: str) -> None:
    """Six hundred combats miss a chance by more than 0.09 once in a hundred thousand times."""
    rng = Random(name)
    for b in moments(LARGE[name], 3)[::2]:
        odds = told(standing(b, 600, 60.0))
        slack = 0.09 if odds.exact else 0.12
        assert odds.ends == pytest.approx(often(b, 600, rng), abs=slack)


def test_what_must_happen_is_certain() -> None:
    """All dice lie, and only choices are left that change nothing: the odds say how it ends."""
    fight = SMALL["two on one"]
    rng = Random(5)
    certain = 0
    for _ in range(40):
        b = fight.begin()
        while in_combat(b):
            last = b.copy()
            b.play(rng.choice(b.codes) if b.mover == CHANCE else policy_answer(b))
        if last.mover != CHANCE:
            odds = told(standing(last))
            assert odds.win in (0.0, 1.0)
            assert odds.win == float(bool(b.mask(combat_of(last).attacker, combat_of(last).sector)))
            certain += 1
    assert certain


def test_a_seat_that_does_not_decide_reads_the_same_odds() -> None:
    """A position as somebody else knows it has no list of answers; the odds do not need it."""
    for b in moments(SMALL["two on one"], 1):
        shown = b.copy()
        shown.listed = []
        if b.mover != CHANCE:
            assert told(standing(shown)).ends == told(standing(b)).ends
