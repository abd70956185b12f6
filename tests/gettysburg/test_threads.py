"""A server works out odds in several threads, and what is remembered is shared: each answer is as if found alone."""

from __future__ import annotations

from itertools import combinations_with_replacement, islice

import pytest

from longroll.games.gettysburg import odds
from longroll.games.gettysburg.components import CSA, UNION
from longroll.games.gettysburg.doctrine import estimates
from longroll.games.gettysburg.odds import assaults, volley
from longroll.games.gettysburg.state import Battle
from tests.gettysburg.test_doctrine import storms, warlike_positions
from tests.threads import at_once, wrong_in_threads

Storm = tuple[Battle, int, list[odds.Attacker]]


def met(most: int) -> list[Storm]:
    """Assaults of random games."""
    every = (
        (b, target, attackers)
        for b in warlike_positions("third-day", 1, 40)
        for side in (CSA, UNION)
        for target, attackers in storms(b, side)
    )
    return list(islice(every, most))


def test_winners_worked_out_at_the_same_time() -> None:
    def chance(storm: Storm) -> float:
        return round(odds.contest(*storm), 9)  # what is added up first changes the last digits

    assert wrong_in_threads(met(40), chance, assaults.forget) == 0


def test_estimates_made_at_the_same_time() -> None:
    plain = estimates.Conditions(0, False, False)
    fights = [(a, e, x, d, y) for a in (2, 4) for e in (0, 1) for x in (0, 3) for d in (1, 3) for y in (0, 2)]

    def outcome(fight: tuple[int, int, int, int, int]) -> tuple[float, float, float]:
        a, e, x, d, y = fight
        found = estimates.assault(a, e, x, d, 0, y, 0, plain, 0, 0)
        return found.win, found.cost, found.harm

    def forget() -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(estimates, "REMEMBERED", 0)
            estimates.make_room()

    assert wrong_in_threads(fights, outcome, forget) == 0


def test_no_two_volleys_have_one_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(volley, "_volleys", {})
    kinds: list[volley.Die] = [
        (0, 0, 0, 2, 2, 4),
        (0, 0, 1, 2, 2, 4),
        (0, 0, 0, 0, 2, 3),
        (0, 1, 1, 2, 2, 4),
        (0, 0, 0, 2, 3, 5),
    ]
    dice = [list(some) for number in range(1, 6) for some in combinations_with_replacement(kinds, number)]

    def work() -> None:
        for some in dice:
            volley.volley(some)

    at_once(work)
    numbers = [one.number for one in volley._volleys.values()]
    assert len(numbers) == len(dice)
    assert len(set(numbers)) == len(numbers)
