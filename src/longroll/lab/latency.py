"""How long answers take, kept so that the percentiles of many games together can still be told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil, log10
from typing import Final

import msgspec

STEPS: Final = 24
"""Bins of a factor of ten: each is a tenth wider than the one before."""
SHORTEST: Final = 1e-7
"""What is shorter counts as this, in seconds."""
SHARES: Final = (0.5, 0.95, 0.99, 1.0)
"""Of answers that took no longer: median, two high percentiles, all."""


class Latency(msgspec.Struct, frozen=True):
    """Answers of one game. Times are in seconds; ``bins`` counts answers by the tenths of their size (see ``bin_of``),
    for the percentiles of several games."""

    number: int = 0
    p50: float = 0.0
    p95: float = 0.0
    p99: float = 0.0
    longest: float = 0.0
    bins: dict[int, int] = {}


def latency(times: Sequence[float]) -> Latency:
    """A summary of the times of some answers."""
    if not times:
        return Latency()
    ordered = sorted(times)
    p50, p95, p99, longest = (round(percentile(ordered, share), 6) for share in SHARES)
    return Latency(len(ordered), p50, p95, p99, longest, dict(Counter(map(bin_of, ordered))))


def together(parts: Iterable[Latency]) -> Latency:
    """The summary of several: number and longest exactly, percentiles to the width of a bin."""
    bins: Counter[int] = Counter()
    longest = 0.0
    for part in parts:
        bins.update(part.bins)
        longest = max(longest, part.longest)
    if not bins:
        return Latency()
    ordered = [number for number in sorted(bins) for _ in range(bins[number])]
    p50, p95, p99, _ = (min(longest, middle_of(percentile(ordered, share))) for share in SHARES)
    return Latency(len(ordered), p50, p95, p99, longest, dict(bins))


def percentile(ordered: Sequence[float], share: float) -> float:
    """The smallest value that so large a share does not exceed."""
    return ordered[max(0, ceil(share * len(ordered)) - 1)]


def bin_of(seconds: float) -> int:
    return round(STEPS * log10(max(seconds, SHORTEST)))


def middle_of(number: float) -> float:
    """The time in the middle of a bin."""
    return float(10 ** (number / STEPS))
