"""MR-26 and part 4 Set-up: terrain, units and officers as the scenario places them.

The listed scenarios are read from the data and kept; a battle that players put together themselves (MR-27) is such a
``ScenarioData`` too.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from longroll.games.reason.components import Roster
from longroll.games.reason.data.materials import MusterData, load_scenario
from longroll.games.reason.field import Field
from longroll.games.reason.rules.armies import PICK_UP, field_of, roster_of
from longroll.games.reason.rules.muster import Muster
from longroll.games.reason.rules.starting_places import place_officers, place_units
from longroll.games.reason.rules.turn import Turn
from longroll.games.reason.state import Battle

SCENARIOS: Final = ("lindenau", "warburg", "rossbach", "leuthen", "kolin", "zorndorf")
"""The battles whose armies are given."""
OFFERED: Final = (*SCENARIOS, PICK_UP)
"""And the players' own (MR-27)."""
TABLES: Final[dict[str, str]] = {"open": PICK_UP, **{name: name for name in SCENARIOS}}
"""On what ground a pick-up battle may be fought (MR-27.6), and the scenario whose ground it is."""


@cache
def theatre(scenario: str) -> tuple[Field, Roster]:
    """Ground and roster of a listed scenario, made once."""
    if scenario == PICK_UP:
        return mustered(MusterData())
    data = load_scenario(scenario)
    return Field(data), Roster(data)


def mustered(muster: MusterData) -> tuple[Field, Roster]:
    """Ground and roster of a pick-up battle."""
    return field_of(muster.table), roster_of(muster)


def new_battle(scenario: str) -> Battle:
    """A listed scenario before the first decision."""
    return pick_up(MusterData()) if scenario == PICK_UP else begun(*theatre(scenario))


def pick_up(muster: MusterData) -> Battle:
    """A battle whose armies the players raise (MR-27)."""
    b = Battle(*mustered(muster))
    b.begin(Muster())
    return b


def begun(field: Field, roster: Roster) -> Battle:
    b = Battle(field, roster)
    place_units(b)
    place_officers(b)
    b.begin(Turn())
    return b
