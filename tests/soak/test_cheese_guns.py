"""What might be tried against a computer does not work against the staff of The Guns."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from longroll.kit.game import Mind
from tests.guns.cheese import CHEESE, wins

PAIRS = 20
SCENARIO = "third-day"
"""The scenario that is nearest to balance between two staffs."""
MOST = 0.35


@pytest.mark.parametrize("silly", CHEESE, ids=lambda silly: silly.name)
def test_cheese_scores_little(silly: Callable[[], Mind]) -> None:
    won = wins(silly, SCENARIO, PAIRS)
    assert sum(won) <= MOST * 2 * PAIRS, won
