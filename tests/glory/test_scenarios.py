"""The scenarios: they begin as their data say, and random games of all of them end."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.components import CS, US, members
from longroll.games.glory.lexicon import OFF
from longroll.games.glory.rules.setup import SCENARIOS, theatre
from longroll.kit import CHANCE, BadInput
from longroll.kit.clauses import rule
from tests.glory.audit import faults
from tests.glory.hostile import hostile_answers
from tests.glory.table import Table

UNITS = {
    "fredericksburg": (78, 55, 30),
    "chancellorsville": (80, 40, 30),
    "first-manassas": (23, 26, 14),
    "second-manassas": (47, 37, 21),
    "chickamauga": (49, 52, 24),
}
"""Units of both sides, and leaders."""
SHORT = ("maryes-heights", "prospect-hill", "henry-hill", "deep-cut", "snodgrass-hill")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_begins_sound(scenario: str) -> None:
    b = GLORY.new(scenario)
    assert faults(b) == []
    assert b.turn == b.roster.first_turn
    assert not b.disordered | b.dismounted
    for side in (US, CS):
        assert any(b.roster.side[unit] == side and place < OFF for unit, place in enumerate(b.at))


@pytest.mark.parametrize("battle", UNITS)
def test_whole_battles_use_every_counter(battle: str) -> None:
    _, roster = theatre(battle)
    *units, leaders = UNITS[battle]
    assert [mask.bit_count() for mask in roster.of_side] == units
    assert roster.in_play.bit_count() == roster.n_units
    assert roster.n_leaders == leaders


@pytest.mark.parametrize("scenario", SHORT)
def test_short_scenarios_take_a_part_of_the_day(scenario: str) -> None:
    _, roster = theatre(scenario)
    assert roster.last_turn - roster.first_turn == 3
    assert 15 < roster.in_play.bit_count() < 60
    levels = [level for _, level in roster.levels]
    assert levels == ["Union victory", "Draw", "Confederate victory"]
    b = GLORY.new(scenario)
    for leader, place in enumerate(b.leader_at):
        units = [unit for unit in members(roster.units_of[leader]) if b.at[unit] < OFF]
        assert (place < OFF) == bool(units)


def test_artillery_is_on_top_and_the_first_listed_at_the_bottom() -> None:
    table = Table.scenario("fredericksburg")
    assert table.stack("1814") == ["us-caldwell", "us-zook"]
    assert table.stack("1615") == ["us-meagher", "us-ii-corps-battery-group-a"]
    assert table.stack("1418") == ["cs-kershaw", "cs-washington-artillery"]


def test_unknown_scenarios_and_options_are_refused() -> None:
    with pytest.raises(BadInput, match="no scenario"):
        GLORY.new("gettysburg")
    with pytest.raises(BadInput, match="no option 'fog'"):
        GLORY.new("fredericksburg", {"fog": "no"})


@rule("GL-3.D.4")
@pytest.mark.parametrize(
    ("campaign", "agreed"),
    [
        ("chancellorsville", ()),
        ("second-manassas", ()),
        ("chickamauga", ()),
        ("chickamauga", ("second-day", "division-markers")),
        ("first-manassas", ("third-jackson",)),
    ],
)
def test_a_campaign_is_played_to_its_end(campaign: str, agreed: tuple[str, ...]) -> None:
    """Up to 48 turns at random, every tenth answer a hostile one where there is one; positions can be written."""
    rng = Random(7)
    b = GLORY.new(campaign, dict.fromkeys(agreed, "yes"))
    answers = 0
    while not b.over:
        if b.mover == CHANCE:
            code = rng.choices(b.codes, b.weights())[0]
        else:
            eager = hostile_answers(b) if rng.random() < 0.1 else []
            calm = [c for c in b.codes[-1:] if rng.random() < 0.5]
            code = rng.choice(eager or calm or b.codes)
        b.play(code)
        answers += 1
        if answers % 500 == 0:
            assert faults(b) == []
            assert GLORY.to_json(GLORY.position(GLORY.to_json(b))) == GLORY.to_json(b)
        assert answers < 25_000
    assert b.turn == b.roster.last_turn
    assert b.level < len(b.roster.levels)
