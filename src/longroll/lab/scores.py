"""What results say: shares of wins, scores of pairs, and when enough has been played.

A *pair* is two games with the same dice and the sides exchanged. Its score, 0 to 1, is the mean of what one player won
in the two: the advantage of a side, and much of the luck, cancel out.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

import msgspec

from longroll.kit.shares import wilson

NORMAL_95_ONE_SIDED: Final = 1.6448536269514722
"""95 in 100 lie above the mean less so many standard deviations."""
QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What a pair can score."""


# ---- pairs -------------------------------------------------------------------------------------------------


class Pairs(msgspec.Struct, frozen=True):
    """How often pairs scored each of ``QUARTERS``."""

    counts: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)

    @property
    def number(self) -> int:
        return sum(self.counts)

    @property
    def score(self) -> float:
        """The mean of the pairs."""
        return sum(count * value for count, value in zip(self.counts, QUARTERS, strict=True)) / self.number

    @property
    def squares(self) -> float:
        """The sum of the squared distances from the mean."""
        mean = self.score
        return sum(count * (value - mean) ** 2 for count, value in zip(self.counts, QUARTERS, strict=True))

    @property
    def lower(self) -> float:
        """The one-sided 95 % lower bound of the score, from how the pairs differ. Where all scored the same, their
        spread says nothing: then Wilson's bound of as many single games."""
        number, squares = self.number, self.squares
        if squares == 0:
            return wilson(2 * number * self.score, 2 * number, NORMAL_95_ONE_SIDED)[0]
        return max(0.0, self.score - NORMAL_95_ONE_SIDED * sqrt(squares / (number - 1) / number))


def pairs_of(scores: Sequence[float]) -> Pairs:
    """Pairs by what each scored."""
    a, b, c, d, e = (sum(score == quarter for score in scores) for quarter in QUARTERS)
    return Pairs((a, b, c, d, e))


# ---- enough ------------------------------------------------------------------------------------------------

PRIOR_PAIRS: Final = 8
"""So many pairs are taken to have been seen before the first: the spread of a few alike would be far too small."""
PRIOR_VARIANCE: Final = 1 / 8
"""The variance of a pair of even games without draws, which those pairs have."""


class Sprt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sequential test of the pair score: is it ``p1`` rather than ``p0``? With chances of at most about ``alpha`` to
    say yes though it is ``p0``, and ``beta`` to say no though it is ``p1``."""

    p0: float
    p1: float
    alpha: float = 0.05
    beta: float = 0.05

    def ratio(self, pairs: Pairs) -> float:
        """The logarithm of how much likelier the pairs are under ``p1`` than under ``p0``: the generalised ratio for
        five outcomes, by its normal approximation."""
        if pairs.number == 0:
            return 0.0
        variance = (pairs.squares + PRIOR_PAIRS * PRIOR_VARIANCE) / (pairs.number + PRIOR_PAIRS)
        return pairs.number * (self.p1 - self.p0) * (2 * pairs.score - self.p0 - self.p1) / (2 * variance)

    def verdict(self, pairs: Pairs) -> bool | None:
        """True for ``p1``, False for ``p0``, None while neither is likely enough."""
        ratio = self.ratio(pairs)
        if ratio >= log((1 - self.beta) / self.alpha):
            return True
        return False if ratio <= log(self.beta / (1 - self.alpha)) else None
