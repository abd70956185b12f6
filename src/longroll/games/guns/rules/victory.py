"""GG-20 Winning: full control of the objectives, and the end of the game."""

from __future__ import annotations

from typing import Final

from longroll.games.guns.components import ATTACK, CSA, USA
from longroll.games.guns.lexicon import E_CONTROL
from longroll.games.guns.rules.fields import communicates
from longroll.games.guns.state import Battle

FIRST_TEST: Final = 2
"""There is no test on 1 July (GG-20.6)."""


def fully_controlled(b: Battle, number: int) -> bool:
    """GG-20.3: blue, in no Confederate field of fire, with a communication path."""
    if b.red >> number & 1:
        return False
    return communicates(b.ground, b.goals[number], b.threat(CSA))


def held(b: Battle) -> int:
    """How many objectives the Union fully controls."""
    return sum(fully_controlled(b, number) for number in range(len(b.goals)))


def attack_declared(b: Battle) -> bool:
    """Has the Union declared Attack for the next turn? After the last Night there is none (GG-20.7)."""
    return b.declared[USA] == ATTACK and not last_night_over(b)


def check(b: Battle) -> None:
    """GG-20.8: the test at the end of a Union action phase."""
    if b.day < FIRST_TEST:
        return
    number = held(b)
    b.tell(E_CONTROL, number)
    if number < len(b.goals) and not attack_declared(b):
        b.win(CSA)


def last_night_over(b: Battle) -> bool:
    """GG-20.9: is the turn that ends now the last Night?"""
    return b.night() and b.day >= b.last_day
