"""MR-26 and part 4 Set-up: terrain, units and officers as the scenario places them.

``battle_of`` makes a battle of any ``ScenarioData``; the listed scenarios are read from the data and kept. A battle
that players put together themselves (MR-27) is such a ``ScenarioData`` too.
"""

from __future__ import annotations

from functools import cache

from longroll.games.reason.components import Roster
from longroll.games.reason.deployment import place_officers, place_units
from longroll.games.reason.field import Field
from longroll.games.reason.materials import ScenarioData, load_scenario
from longroll.games.reason.state import Battle
from longroll.games.reason.turn import Turn

SCENARIOS = ("lindenau", "warburg", "rossbach", "leuthen", "kolin", "zorndorf")


@cache
def theatre(scenario: str) -> tuple[Field, Roster]:
    """Ground and roster of a listed scenario, made once."""
    data = load_scenario(scenario)
    return Field(data), Roster(data)


def new_battle(scenario: str) -> Battle:
    """A listed scenario before the first decision."""
    return begun(*theatre(scenario))


def battle_of(data: ScenarioData) -> Battle:
    """A battle of any data, before the first decision."""
    return begun(Field(data), Roster(data))


def begun(field: Field, roster: Roster) -> Battle:
    b = Battle(field, roster)
    place_units(b)
    place_officers(b)
    b.push(Turn())
    return b
