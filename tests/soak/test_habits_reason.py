"""The habits of Might & Reason's staff over forty games."""

from __future__ import annotations

from tests.reason.habits import counted
from tests.reason.test_habits import judged

GAMES = 40


def test_nobody_would_laugh_at_them_in_the_long_run() -> None:
    judged(counted(GAMES))
