"""The light policy: legal everywhere, sensible, a function of the position, and its rollouts end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.components import CS, SIDES, US
from longroll.games.glory.doctrine.light import ACTIVATIONS, LIGHT, QUICK
from longroll.games.glory.lexicon import D_DIE, D_DRAW, DECISIONS
from longroll.games.glory.rules.activation import Activation
from longroll.games.glory.state import Battle
from longroll.kit import CHANCE
from longroll.kit.rollouts import fallen, roll_out
from tests.glory.field import Field

Player = Callable[[Battle, Random], int]
SHORT = ["maryes-heights", "prospect-hill", "henry-hill", "deep-cut", "snodgrass-hill", "jacksons-attack"]
LONG = ["fredericksburg", "chancellorsville", "first-manassas", "second-manassas", "chickamauga"]
BEGINNING = 300
"""Answers of a long battle that are looked at: setting up, reinforcements, the first fights."""
ENDLESS = 20_000
"""More answers than any battle has."""


def legal(b: Battle, rng: Random) -> int:
    """The light policy's answer, looked at."""
    code = LIGHT.answer(b, rng)
    assert code in b.codes, b.write(code)
    return code


def chosen_at_random(b: Battle, rng: Random) -> int:
    return rng.choice(b.codes)


def played(state: Battle, seed: int, union: Player, confederates: Player, answers: int = ENDLESS) -> Battle:
    """A battle played on so far, or to its end."""
    rng = Random(seed)
    for _ in range(answers):
        if state.over:
            break
        state.play(fallen(state, rng) if state.mover == CHANCE else (union, confederates)[state.mover](state, rng))
    return state


def positions(scenario: str, seed: int, every: int) -> list[Battle]:
    """Positions of a battle of the light policy against itself in which a player decides."""
    found: list[Battle] = []
    asked = 0

    def player(b: Battle, rng: Random) -> int:
        nonlocal asked
        if asked % every == 0:
            found.append(b.copy())
        asked += 1
        return LIGHT.answer(b, rng)

    played(GLORY.new(scenario), seed, player, player)
    return found


def test_every_kind_of_decision_has_an_answer() -> None:
    assert set(QUICK) == set(range(len(DECISIONS))) - {D_DIE, D_DRAW}


def test_these_are_all_scenarios() -> None:
    assert set(SHORT + LONG) == set(GLORY.scenarios)


@pytest.mark.parametrize("scenario", SHORT)
def test_every_answer_is_legal_and_the_battle_ends(scenario: str) -> None:
    assert played(GLORY.new(scenario), 1, legal, legal).over


@pytest.mark.parametrize(
    ("scenario", "options"),
    [*[(scenario, {}) for scenario in LONG], ("chickamauga", {"second-day": "yes", "division-markers": "yes"})],
)
def test_every_answer_is_legal_in_a_long_battle(scenario: str, options: dict[str, str]) -> None:
    assert not played(GLORY.new(scenario, options), 1, legal, legal, BEGINNING).over


def test_every_answer_is_legal_after_random_ones() -> None:
    """Others bring about positions that it would not."""

    def either(b: Battle, rng: Random) -> int:
        code = legal(b, rng)
        return code if rng.random() < 0.5 else chosen_at_random(b, rng)

    assert played(GLORY.new("snodgrass-hill"), 2, either, either).over


@pytest.mark.parametrize("scenario", ["maryes-heights", "henry-hill"])
def test_it_beats_random_play(scenario: str) -> None:
    for seed in range(2):
        assert played(GLORY.new(scenario), seed, LIGHT.answer, chosen_at_random).winner == US
        assert played(GLORY.new(scenario), seed, chosen_at_random, LIGHT.answer).winner == CS


def activation(b: Battle) -> Activation | None:
    """The activation in hand."""
    return next((frame for frame in b.frames if isinstance(frame, Activation)), None)


def test_rollouts_end_with_the_second_activation_after_the_one_in_hand() -> None:
    for number, position in enumerate(positions("prospect-hill", 3, 25)):
        world, rng, reached = position.copy(), Random(number), LIGHT.horizon(position)
        met = [activation(world)]
        while not reached(world):
            world.play(fallen(world, rng) if world.mover == CHANCE else LIGHT.answer(world, rng))
            if activation(world) is not met[-1]:
                met.append(activation(world))
        begun = len([frame for frame in met[:-1] if frame is not None])
        assert world.over or begun == ACTIVATIONS
        again = position.copy()
        assert roll_out(LIGHT, again, Random(number)) > 0
        assert again == world


def test_a_battle_that_is_over_is_played_no_farther() -> None:
    state = GLORY.new("henry-hill")
    state.apply(f"concede {SIDES[US]}")
    assert roll_out(LIGHT, state, Random(1)) == 0


def test_the_answer_follows_from_the_position_and_the_generator() -> None:
    for position in positions("henry-hill", 4, 5):
        before = position.to_json()
        answers = {LIGHT.answer(state, Random(7)) for state in (position, position.copy(), GLORY.position(before))}
        assert len(answers) == 1
        assert position.to_json() == before


def test_who_would_join_a_counterattack_is_judged_by_the_hexes_he_brings() -> None:
    """E goes after Q; D, who helps it, need not charge the strong stack that P has fled to (GL-11.33.1)."""
    units = "CS p inf 0505 N\nCS f inf 0506 N s=60\nCS q inf 0605 NW\nUS d inf 0504 S s=60\nUS e inf 0604 S s=10"
    field = Field(units).do("charge q", "also 0504", "join p", "done").dice(0)
    field.do("retreat p 0506", "retreat q 0606", "face N")
    field.do("counter d 0505", "face S", "counter e 0605", "face S", "charge-at e 0606")
    assert field.options() == ["close", "join d"]
    assert str(field.state.write(LIGHT.answer(field.state, Random(1)))) == "join d"


def test_the_game_offers_it() -> None:
    assert GLORY.doctrine.light is LIGHT
