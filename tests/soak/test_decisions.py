"""Whole battles in the browser: something of every decision is in sight (the browser tests look at the first ones)."""

from __future__ import annotations

import pytest

from tests.browser.conftest import browser, browsers, desk, house, server
from tests.browser.desk import Desk
from tests.browser.test_decisions import SHORTEST, in_sight

__all__ = ["browser", "browsers", "desk", "house", "server"]
WHOLE = 2_000
"""More decisions than a short battle has."""


@pytest.mark.parametrize("name", SHORTEST)
def test_something_of_every_decision_of_a_battle_is_in_sight(desk: Desk, name: str) -> None:
    in_sight(desk, name, WHOLE)
