"""GG-13.20 After all attacks of a phase: tokens are spent, drawn, taken back."""

from __future__ import annotations

from typing import Final

from longroll.games.guns.lexicon import E_BACK, E_SPENT
from longroll.games.guns.rules.tokens import Draw
from longroll.games.guns.state import BURIED, EXTRA, HIT, MADE_UP, SPENT, TRAY, USED, Battle

TOKENS_PER_DRAW: Final = 2


def replacements(spent: int) -> int:
    """GG-13.20.1, GG-13.20.2: tokens drawn for those spent."""
    return spent // TOKENS_PER_DRAW


def settle_attacker(b: Battle, army: int) -> None:
    """GG-13.20.1."""
    spent = b.pour(army, USED, SPENT) + b.pour(army, MADE_UP, BURIED)
    pay(b, army, spent)


def settle_defender(b: Battle, army: int) -> None:
    """GG-13.20.2."""
    spent = b.pour(army, HIT, SPENT)
    back = b.pour(army, USED, TRAY)
    pay(b, army, spent)
    if back:
        b.tell(E_BACK, army, back)


def pay(b: Battle, army: int, spent: int) -> None:
    """Spent tokens are replaced in part."""
    if spent:
        b.tell(E_SPENT, army, spent)
        if replacements(spent):
            b.begin(Draw(army, replacements(spent)))


def bury_extra(b: Battle, army: int) -> None:
    """GG-22.7: the tokens of an extended bombardment, used or not, are spent and not replaced."""
    spent = b.pour(army, EXTRA, BURIED) + b.pour(army, MADE_UP, BURIED)
    if spent:
        b.tell(E_SPENT, army, spent)
