"""What a battle changes: found by its name once, asked for by every chapter, and nothing of it in another battle."""

from __future__ import annotations

import pytest

from longroll.games.glory.data.materials import load_battle, load_scenario
from longroll.games.glory.rules.battles import BATTLES
from longroll.games.glory.rules.setup import SCENARIOS, new_battle
from longroll.games.glory.rules.traits import Traits
from longroll.games.glory.rules.victory import holds
from longroll.kit.clauses import rule
from tests.glory.table import Table


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_has_the_traits_of_its_battle(scenario: str) -> None:
    battle = load_scenario(scenario).battle
    traits = new_battle(scenario).traits
    assert traits is BATTLES[battle] if battle in BATTLES else type(traits) is Traits


def test_only_battles_of_the_data_have_traits() -> None:
    assert [load_battle(name).battle for name in BATTLES] == list(BATTLES)


@pytest.mark.parametrize("name", BATTLES)
def test_a_battle_answers_only_what_chapters_ask(name: str) -> None:
    """A trait with a name of its own would never be heard."""
    assert {trait for trait in vars(type(BATTLES[name])) if not trait.startswith("_")} <= set(vars(Traits))


@rule("GL-15.9")
def test_a_town_on_another_map_is_not_fredericksburg() -> None:
    """There all hexes of the town count for an objective in 1815; elsewhere the hex itself."""
    army = "US K leader 1814\nUS a inf 1814 N cmd=K\nCS x inf 0101 N\n"
    b = Table(army, town="1814 1815", objectives="US 1815 3").state
    assert not holds(b, 0)
    unit = b.roster.unit["a"]
    b.lift(unit)
    b.put(unit, b.board.index["1815"], 0)
    assert holds(b, 0)
