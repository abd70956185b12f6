"""What each battle changes in the rules of the series: its traits. Fredericksburg (GL-15) changes nothing but data:
who may not cross the river (GL-15.4, GL-15.5) and the town that is one objective are in it."""

from __future__ import annotations

from typing import Final

from longroll.games.glory.rules.battles.chancellorsville import Chancellorsville
from longroll.games.glory.rules.battles.chickamauga import Chickamauga
from longroll.games.glory.rules.battles.manassas_first import FirstManassas
from longroll.games.glory.rules.battles.manassas_second import SecondManassas
from longroll.games.glory.rules.traits import Traits

BATTLES: Final[dict[str, Traits]] = {
    "chancellorsville": Chancellorsville(),
    "first_manassas": FirstManassas(),
    "second_manassas": SecondManassas(),
    "chickamauga": Chickamauga(),
}


def traits_of(battle: str) -> Traits:
    """The traits of a battle, by the name in its data."""
    return BATTLES.get(battle) or Traits()
