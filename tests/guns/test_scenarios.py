"""The scenarios, and the tables of docs/positions/guns.md."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.components import (
    ARMY_OF,
    COMMAND_OF,
    COMMANDS,
    CSA,
    FULL_OF,
    HISTORICAL,
    N_BLOCKS,
    N_SPACES,
    SPACES,
    TIMES,
    USA,
)
from longroll.games.guns.lexicon import COMMANDER, DECISIONS, GONE, NOT_YET, UNUSED
from longroll.games.guns.rules.victory import held
from longroll.games.guns.state import Battle
from longroll.kit.clauses import rule
from longroll.kit.terms import BadInput
from tests.guns.audit import faults
from tests.guns.hostile import hostile_answers
from tests.pages import section, tables

SCENARIOS = tuple(GUNS.scenarios)
STARTS = {"first-day": (1, "12N", 2), "second-day": (2, "5AM", 3), "third-day": (3, "5AM", 3)}
"""Day and hour at which the shorter scenarios begin, and the day whose Night ends them."""
PAGE = Path(__file__).parents[2] / "docs" / "positions" / "guns.md"
LONGEST = 20000


def play_on(state: Battle, seed: int, hostile: float = 0.5) -> list[Battle]:
    """A game at random, with attacks in it; a position now and then, and the last one."""
    rng = Random(seed)
    seen: list[Battle] = []
    for step in range(LONGEST):
        if state.over:
            return [*seen, state]
        put_off = state.listed is None
        codes = state.codes
        assert len(codes) > 1 or not put_off, f"one answer, and not taken at once: {state.decision}"
        if state.mover >= 0 and rng.random() < hostile:
            codes = hostile_answers(state) or codes
        state.play(rng.choices(codes, state.weights() if state.mover < 0 else None)[0])
        if step % 50 == 0:
            seen.append(state.copy())
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_loads_and_round_trips(name: str) -> None:
    state = GUNS.new(name)
    assert faults(state) == []
    written = GUNS.to_json(state)
    again = GUNS.position(json.loads(json.dumps(written)))
    assert GUNS.to_json(again) == written
    assert again.decision == state.decision
    assert again.options() == state.options()


@rule("GG-20.9", "GG-5.4", "GG-20.6")
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_random_game_conserves_everything_and_ends_in_time(name: str, seed: int) -> None:
    state = GUNS.new(name)
    last_day = state.last_day
    assert last_day == (2 if name == "first-day" else 3)
    for position in play_on(state, seed):
        assert faults(position) == []
        assert position.day <= last_day
    assert state.result.winner in ("USA", "CSA")
    assert state.day > 1, "no game is decided on 1 July"
    if state.result.winner == "USA":
        assert (state.day, SPACES[state.space]) == (last_day, "NIGHT")


@rule("GG-23.1", "GG-20.3")
@pytest.mark.parametrize("name", STARTS)
def test_a_later_start_is_the_battle_as_it_stood(name: str) -> None:
    state = GUNS.new(name)
    day, hour, last_day = STARTS[name]
    assert (state.day, SPACES[state.space], state.last_day) == (day, hour, last_day)
    assert state.rules & HISTORICAL
    assert held(state) == len(state.goals), "the Union controls what it must keep"
    assert state.red == 0
    due = {
        command
        for when, space, command, _ in TIMES.schedule
        if (when, SPACES.index(space)) >= (day, SPACES.index(hour))
    }
    for number, command in enumerate(COMMANDS):
        places = {state.at[block] for block in FULL_OF[number]}
        assert (places == {NOT_YET}) == (command in due), command
    come = sum(1 for when, space, _, _ in TIMES.schedule if (when, SPACES.index(space)) < (day, SPACES.index(hour)))
    assert state.received[USA] + state.received[CSA] == come


@rule("GG-2.4", "GG-2.11")
@pytest.mark.parametrize("name", STARTS)
def test_losses_so_far_add_up(name: str) -> None:
    """Every reduced block in play stands for a full one that is out of it."""
    state = GUNS.new(name)
    for army in (USA, CSA):
        blocks = [block for block in range(N_BLOCKS) if ARMY_OF[block] == army]
        full = {block for blocks_ in FULL_OF for block in blocks_}
        reduced_in_play = [b for b in blocks if b not in full and state.at[b] not in (UNUSED, GONE)]
        full_gone = [b for b in blocks if b in full and state.at[b] == GONE]
        assert len(reduced_in_play) <= len(full_gone)
        assert all(COMMANDS[COMMAND_OF[b]] for b in reduced_in_play)


def test_the_historical_scenario_has_no_time_tokens() -> None:
    state = GUNS.new("historical")
    assert not any(state.track)
    assert len(state.track) == 2 * N_SPACES


def test_options_of_a_table() -> None:
    offered = {"obstructed", "extended-bombardment", "teams", "bidding", "handicap"}
    assert set(GUNS.scenarios["three-days"].options) == offered
    assert "deployment" in GUNS.scenarios["historical"].options
    assert "bidding" not in GUNS.scenarios["third-day"].options
    assert GUNS.new("third-day", {"teams": "CSA"}).seat_names() == ("USA", "CSA-C", "CSA-S")
    with pytest.raises(BadInput, match="no option"):
        GUNS.new("third-day", {"bidding": "yes"})
    with pytest.raises(BadInput, match="no scenario"):
        GUNS.new("fourth-day")


# ---- the page ----------------------------------------------------------------------------------------------


@rule("GG-25.2", "GG-25.3")
def test_the_page_says_who_of_a_team_decides() -> None:
    rows = tables(section("Decisions", PAGE.read_text(encoding="utf-8")))[0]
    for asking, (_, who, team, _, _) in zip(DECISIONS, rows, strict=True):
        if who != "chance":
            assert team == ("Commander" if asking.role == COMMANDER else "Subordinate")
