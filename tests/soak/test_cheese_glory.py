"""No silly idea does well against Glory's staff."""

from __future__ import annotations

import pytest

from longroll.games.glory import GLORY
from longroll.kit.chance import secret_from_seed
from longroll.kit.game import Mind
from longroll.lab.arena import play
from longroll.minds import mind
from tests.glory.cheese import CHEESE, Silly

PAIRS = 20
SCENARIO = "henry-hill"
"""Near balance."""
MOST = 0.35


def score(silly: Mind, seat: str, seed: int) -> float:
    """What one battle against the staff brings."""
    staff = mind(GLORY, "staff")
    seats = {name: silly if name == seat else staff for name in GLORY.seats}
    winner = play(GLORY, SCENARIO, seats, secret_from_seed(f"cheese {seed}"), seed, keep=False).result.winner
    return 0.5 if winner is None else float(winner == seat)


@pytest.mark.parametrize("silly", CHEESE, ids=lambda silly: silly.name)
def test_a_silly_idea_loses_to_the_staff(silly: type[Silly]) -> None:
    scores = [score(silly(), seat, seed) for seed in range(PAIRS) for seat in GLORY.seats]
    assert sum(scores) <= MOST * len(scores), sum(scores) / len(scores)
