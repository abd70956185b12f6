"""The light policy: legal everywhere, sensible, a function of the position, and its rollouts end."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.components import ARMIES, CSA, USA
from longroll.games.guns.doctrine.light import LIGHT, PhaseEnd
from longroll.games.guns.rules.turn import Phase
from longroll.games.guns.state import Battle
from longroll.kit import CHANCE
from longroll.kit.rollouts import fallen, roll_out
from tests.guns.test_doctrine import kind

SETTINGS: list[tuple[str, dict[str, str]]] = [
    ("three-days", {"bidding": "yes", "teams": "both"}),
    ("historical", {"obstructed": "yes", "extended-bombardment": "yes"}),
    ("first-day", {"extended-bombardment": "yes"}),
    ("second-day", {"obstructed": "yes"}),
    ("third-day", {}),
]
WEIGHING = ("order", "attack")
"""Decisions by how strong the enemy is."""
ANSWERS = 5_000
"""More than any game has."""


def phase_of(state: Battle) -> int:
    """The army whose action phase it is; -1 between phases."""
    return next((frame.army for frame in state.frames if isinstance(frame, Phase)), -1)


def game(scenario: str, options: dict[str, str], seed: int) -> list[Battle]:
    """Every position of a player's choice in a game of the light policy against itself; the end is the last."""
    rng = Random(seed)
    state = GUNS.new(scenario, options)
    met: list[Battle] = []
    for _ in range(ANSWERS):
        if state.over:
            break
        if state.mover == CHANCE:
            code = fallen(state, rng)
        else:
            met.append(state.copy())
            code = LIGHT.answer(state, rng)
            assert code in state.codes, (kind(state), state.write(code))
        state.play(code)
    return [*met, state]


@pytest.fixture(scope="module")
def positions() -> list[Battle]:
    return game("second-day", {}, 3)[:-1]


@pytest.mark.parametrize(("scenario", "options"), SETTINGS)
def test_every_answer_is_legal_and_games_end(scenario: str, options: dict[str, str]) -> None:
    for seed in range(2):
        assert game(scenario, options, seed)[-1].over


@pytest.mark.parametrize("army", [USA, CSA])
def test_it_beats_random_play(army: int) -> None:
    won = 0
    for seed in range(5):
        rng = Random(seed)
        state = GUNS.new("second-day")
        while not state.over:
            if state.mover == CHANCE:
                code = fallen(state, rng)
            elif state.mover == army:
                code = LIGHT.answer(state, rng)
            else:
                code = rng.choice(state.codes)
            state.play(code)
        won += state.returns()[ARMIES[army]]
    assert won >= 3


def test_rollouts_end_with_the_next_phase_of_the_opponent(positions: list[Battle]) -> None:
    for number, position in enumerate(positions[::15]):
        opponent = 1 - position.army_of_seat(position.seat)
        world, rng, reached = position.copy(), Random(number), LIGHT.horizon(position)
        phases = [phase_of(world)]
        while not reached(world):
            world.play(fallen(world, rng) if world.mover == CHANCE else LIGHT.answer(world, rng))
            if phase_of(world) != phases[-1]:
                phases.append(phase_of(world))
        ended = phases[-1] != opponent or world.space != position.space
        assert world.over or (opponent in phases and ended)
        again = position.copy()
        assert roll_out(LIGHT, again, Random(number)) > 0
        assert again == world


def test_two_phases_of_one_army_in_a_row_are_two(positions: list[Battle]) -> None:
    """The second player of a turn may be the first of the next: the horizon lies between."""
    state = next(position.copy() for position in positions if phase_of(position) >= 0)
    end = PhaseEnd(phase_of(state))
    assert not end.reached(state)
    state.space += 1
    assert end.reached(state)


def test_the_answer_follows_from_the_position_and_the_generator(positions: list[Battle]) -> None:
    for position in positions[::5]:
        before = position.to_json()
        answers = {LIGHT.answer(position.copy(), Random(7)) for _ in range(2)}
        answers.add(LIGHT.answer(GUNS.position(before), Random(7)))
        assert len(answers) == 1
        assert LIGHT.answer(position, Random(7)) in answers
        assert position.to_json() == before


@pytest.mark.parametrize(("scenario", "options"), [*SETTINGS, ("three-days", {})])
def test_what_its_seat_does_not_know_makes_no_difference(scenario: str, options: dict[str, str]) -> None:
    """In every world that the seat may be in it answers the same: it uses neither faces that nobody has shown nor
    those of blocks that were mixed with others since, and now stand apart."""
    rng = Random(5)
    for seed in (3, 6, 8):
        for number, position in enumerate(game(scenario, options, seed)[:-1]):
            if number % 8 and kind(position) not in WEIGHING:
                continue
            known = position.known(position.seat)
            worlds = [GUNS.imagine(known, position.seat, rng) for _ in range(2)]
            answers = {LIGHT.answer(world, Random(7)) for world in (*worlds, position)}
            assert len(answers) == 1, kind(position)
            assert answers <= set(position.codes)


def test_the_game_offers_it() -> None:
    assert GUNS.doctrine.light is LIGHT
