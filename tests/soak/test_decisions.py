"""Long battles in the browser: something of every decision is in sight (the browser tests play the shortest ones)."""

from __future__ import annotations

import pytest

from tests.browser.conftest import browser, browsers, desk, house, server
from tests.browser.desk import Desk
from tests.browser.test_decisions import SHORTEST, in_sight

__all__ = ["browser", "browsers", "desk", "house", "server"]
LONGER = {"gettysburg": "three-days", "guns": "three-days", "glory": "fredericksburg", "reason": "rossbach"}


@pytest.mark.parametrize("name", LONGER)
def test_something_of_every_decision_of_a_long_battle_is_in_sight(desk: Desk, name: str) -> None:
    in_sight(desk, name, LONGER[name], SHORTEST[name][1])
