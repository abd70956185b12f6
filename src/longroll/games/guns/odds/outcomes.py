"""What may come of an attack in the end, with whole percentages that add up: read by the odds card and by the stage."""

from __future__ import annotations

from typing import Final

from longroll.games.guns.odds.preview import Chances
from longroll.games.guns.rules.modifiers import attacker_wins, losses
from longroll.kit.speech import whole

WIN_ALONE, WIN_BOTH, LOSS_BOTH, LOSS_ALONE, BROKEN = "win-alone", "win-both", "loss-both", "loss-alone", "broken"
OUTCOMES: Final = (WIN_ALONE, WIN_BOTH, LOSS_BOTH, LOSS_ALONE, BROKEN)
"""Won or lost, and who is reduced: one side alone or both (GG-13.18.16); broken before the close combat (GG-13.16.8).
The best first, for the attacker."""
WINS: Final = frozenset({WIN_ALONE, WIN_BOTH})


def outcome_of(result: int, thick: bool) -> str:
    """What a result of a close combat means. ``thick``: it is fought under GG-21.11."""
    both = all(losses(result, thick))
    if attacker_wins(result):
        return WIN_BOTH if both else WIN_ALONE
    return LOSS_BOTH if both else LOSS_ALONE


def shares(best: Chances, thick: bool) -> dict[str, int]:
    """The percentage of every outcome, by the chances of the best result of an attack's close combats (it is won if one
    of them is, GG-13.18.17); where none is fought the attack was broken before."""
    chances = dict.fromkeys(OUTCOMES, 0.0)
    fought = 0.0
    for result, chance in best.items():
        chances[outcome_of(result, thick)] += chance
        fought += chance
    chances[BROKEN] = max(0.0, 1.0 - fought)
    return dict(zip(chances, whole(list(chances.values())), strict=True))


def winning(found: dict[str, int]) -> int:
    """The percentage with which the attack is won."""
    return sum(percent for outcome, percent in found.items() if outcome in WINS)
