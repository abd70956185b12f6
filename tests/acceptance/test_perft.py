"""Node counts with fixed dice, frozen: any change to what is legal shows here first (``figures`` renews them)."""

from __future__ import annotations

import pytest

from longroll.games import game as find_game
from tests.acceptance.figures import counts
from tests.acceptance.rooms import NAMES, figures

CASES = [(name, scenario) for name in NAMES for scenario in find_game(name).scenarios]


@pytest.mark.parametrize(("name", "scenario"), CASES)
def test_perft(name: str, scenario: str) -> None:
    game = find_game(name)
    assert counts(game, scenario) == figures(game, "perft")[scenario]
