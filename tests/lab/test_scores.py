"""What results say, by hand and by simulation."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from longroll.kit.shares import wilson
from longroll.lab.latency import latency, percentile, together
from longroll.lab.scores import QUARTERS, Pairs, Sprt, pairs_of


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (400, 1000, 0.3700, 0.4307)],
)
def test_wilson_intervals(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


# ---- pairs -------------------------------------------------------------------------------------------------


def test_pairs_by_hand() -> None:
    pairs = pairs_of([1.0, 0.5, 0.5, 0.25, 1.0, 0.75])
    assert pairs.counts == (0, 1, 2, 1, 2)
    assert pairs.number == 6
    assert pairs.score == pytest.approx(4 / 6)
    assert pairs.squares == pytest.approx(0.458333, abs=1e-6)  # 2 (1/3)² + 2 (1/6)² + (5/12)² + (1/12)²
    assert pairs.lower == pytest.approx(4 / 6 - 1.644854 * sqrt(0.458333 / 5 / 6), abs=1e-6)


def test_pairs_that_are_all_alike_are_as_sure_as_their_games() -> None:
    assert Pairs((0, 0, 0, 0, 100)).lower == pytest.approx(200 / (200 + 1.644854**2), abs=1e-6)
    assert Pairs((0, 0, 100, 0, 0)).lower == pytest.approx(0.442, abs=1e-3)
    assert Pairs((5, 0, 0, 0, 0)).lower == 0.0


def drawn(rng: Random, chances: tuple[float, ...], number: int) -> Pairs:
    return pairs_of(rng.choices(QUARTERS, chances, k=number))


@pytest.mark.parametrize("chances", [(0.1, 0.1, 0.3, 0.2, 0.3), (0.04, 0.0, 0.32, 0.0, 0.64)])
def test_the_lower_bound_is_too_high_one_time_in_twenty(chances: tuple[float, ...]) -> None:
    rng = Random(7)
    truth = sum(chance * value for chance, value in zip(chances, QUARTERS, strict=True))
    missed = sum(drawn(rng, chances, 100).lower > truth for _ in range(2000))
    assert 0.035 < missed / 2000 < 0.07


# ---- enough ------------------------------------------------------------------------------------------------

TEST = Sprt(0.5, 0.6)


def test_the_ratio_by_hand() -> None:
    pairs = Pairs((10, 0, 20, 0, 20))
    variance = (pairs.squares + 1) / 58
    assert pairs.squares == pytest.approx(10 * 0.6**2 + 20 * 0.1**2 + 20 * 0.4**2)
    assert TEST.ratio(pairs) == pytest.approx(50 * 0.1 * (1.2 - 1.1) / (2 * variance))
    assert TEST.ratio(Pairs()) == 0.0


def test_a_few_pairs_decide_nothing() -> None:
    assert TEST.verdict(Pairs((0, 0, 0, 0, 3))) is None
    assert TEST.verdict(Pairs((0, 0, 0, 0, 40))) is True
    assert TEST.verdict(Pairs((40, 0, 0, 0, 0))) is False


def decide(rng: Random, chances: tuple[float, ...]) -> tuple[bool | None, int]:
    counts = [0, 0, 0, 0, 0]
    for number in range(1, 2001):
        counts[rng.choices(range(5), chances)[0]] += 1
        a, b, c, d, e = counts
        said = TEST.verdict(Pairs((a, b, c, d, e)))
        if said is not None:
            return said, number
    return None, number


@pytest.mark.parametrize(
    ("chances", "truth"),
    [
        ((0.25, 0.0, 0.5, 0.0, 0.25), False),  # 0.5
        ((0.16, 0.0, 0.48, 0.0, 0.36), True),  # 0.6
        ((0.1, 0.2, 0.4, 0.2, 0.1), False),  # 0.5 with draws
        ((0.05, 0.15, 0.35, 0.25, 0.2), True),  # 0.6 with draws
    ],
)
def test_the_test_is_wrong_about_as_often_as_it_may_be(chances: tuple[float, ...], truth: bool) -> None:
    rng = Random(11)
    found = [decide(rng, chances) for _ in range(400)]
    wrong = sum(said is not truth for said, _ in found)
    assert wrong / 400 < 0.08
    assert sum(number for _, number in found) / 400 < 100


# ---- how long answers take ---------------------------------------------------------------------------------


def test_percentiles_by_hand() -> None:
    times = [number / 1000 for number in range(1, 201)]
    found = latency(times)
    assert (found.number, found.p50, found.p95, found.p99, found.longest) == (200, 0.1, 0.19, 0.198, 0.2)
    assert percentile([5.0], 0.5) == 5.0
    assert latency([]).number == 0


def test_percentiles_of_several_games_are_those_of_all_their_answers() -> None:
    rng = Random(3)
    games = [[rng.lognormvariate(-6, 2) for _ in range(rng.randrange(1, 400))] for _ in range(30)]
    whole = latency([time for game in games for time in game])
    found = together(map(latency, games))
    assert (found.number, found.longest) == (whole.number, whole.longest)
    for share in ("p50", "p95", "p99"):
        assert getattr(found, share) == pytest.approx(getattr(whole, share), rel=0.06)
    assert together([]).number == 0
