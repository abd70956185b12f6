"""What positions are worth: the features of every game, the weights that were fitted, and how they are fitted."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from math import isfinite, log
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from longroll.games import BUILT_IN
from longroll.games import game as find_game
from longroll.kit.frames import Stacked
from longroll.kit.game import Game
from longroll.kit.rollouts import fallen
from longroll.kit.state import CHANCE, State
from longroll.kit.terms import BadInput
from longroll.kit.words import LANGUAGES, words
from longroll.lab import fitting
from longroll.lab.arena import ask
from longroll.lab.fitting import Position
from longroll.minds import judging
from longroll.minds.judging import Judge, evaluation_of

SCENARIOS = [(name, scenario) for name in BUILT_IN for scenario in find_game(name).scenarios]
BOUND = 3.0 + 1e-9
LOOKS = 12
"""Answers between two looks at a position."""


@pytest.fixture(autouse=True)
def _nothing_said_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "_warned", set())


def walk(game: Game, scenario: str, rng: Random, most: int, by_staff: int) -> Iterator[State]:
    """Positions of a game, dice and the end among them: mostly by the light policy, now and then at random; the staff
    gives the first answers."""
    state = game.new(scenario)
    staff = game.doctrine.minds()["staff"]()
    light = game.doctrine.light
    assert light is not None
    for number in range(most):
        if state.over:
            break
        yield state
        if state.mover == CHANCE:
            code = fallen(state, rng)
        elif number < by_staff:
            code = ask(game, state, staff, rng)
        else:
            code = rng.choice(state.codes) if rng.random() < 0.3 else light.answer(state, rng)
        state.play(code)
    yield state


def conceded(game: Game, loser: int) -> State:
    state = game.new()
    state.apply(f"concede {state.seat_names()[loser]}")
    return state


# ---- features ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_features_are_bounded_wherever_a_game_leads(name: str, scenario: str) -> None:
    game = find_game(name)
    evaluation = evaluation_of(game)
    judge = Judge(game)
    for number, state in enumerate(walk(game, scenario, Random(f"{name} {scenario}"), 400, 40)):
        if number % LOOKS and not state.over:
            continue
        features = evaluation.features(state)
        assert len(features) == len(evaluation.names)
        beyond = [
            (feature, value)
            for feature, value in zip(evaluation.names, features, strict=True)
            if not isfinite(value) or abs(value) > BOUND
        ]
        assert not beyond
        assert 0.0 <= judge.chance(state) <= 1.0


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_look_changes_nothing_and_says_the_same_twice(name: str) -> None:
    game = find_game(name)
    evaluation = evaluation_of(game)
    for state in walk(game, next(iter(game.scenarios)), Random(5), 60, 0):
        before = state.copy()
        assert evaluation.features(state) == evaluation.features(state.copy())
        assert state.codes == before.codes
    assert state == before


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_feature_has_a_weight_by_rule_of_thumb_and_words(name: str) -> None:
    game = find_game(name)
    evaluation = evaluation_of(game)
    assert 20 <= len(evaluation.names) == len(set(evaluation.names)) <= 50
    assert len(evaluation.plain) == len(evaluation.names)
    for language in LANGUAGES:
        said = words(game.words, language)
        assert [feature for feature in evaluation.names if not said.has(f"why-{feature}")] == []


# ---- the judge ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_decided_game_counts_exactly(name: str) -> None:
    game = find_game(name)
    judge = Judge(game)
    assert judge.chance(conceded(game, 1)) == 1.0
    assert judge.chance(conceded(game, 0)) == 0.0


def test_a_drawn_game_counts_half() -> None:
    state = find_game("glory").new()
    assert isinstance(state, Stacked)
    state.frames.clear()
    state.settle()
    assert state.over
    assert Judge(find_game("glory")).chance(state) == 0.5


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_weights_of_every_game_fit_it(name: str, caplog: pytest.LogCaptureFixture) -> None:
    game = find_game(name)
    with caplog.at_level(logging.WARNING):
        judge = Judge(game)
    assert judge.fitted is not None
    assert not caplog.records
    assert set(judge.fitted.scenarios) == set(game.scenarios)
    pairs = zip(judge.weights, judge.evaluation.plain, strict=True)
    assert all(weight * plain >= 0.0 for weight, plain in pairs)
    assert judge.fitted.held_out.positions >= 2000
    assert judge.fitted.held_out.calibration_error <= 0.06


def other_version(game: Game) -> Game:
    """The game, as if its rules had changed."""
    changed = SimpleNamespace(name=game.name, doctrine=game.doctrine, rules_version="before")
    return cast("Game", changed)


def test_weights_of_other_rules_are_not_used_and_that_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    game = find_game("guns")
    with caplog.at_level(logging.WARNING):
        judge = Judge(other_version(game))
        Judge(other_version(game))
    assert judge.fitted is None
    assert judge.weights == evaluation_of(game).plain
    assert ["rule of thumb" in record.getMessage() for record in caplog.records] == [True]
    assert 0.0 < judge.chance(game.new()) < 1.0


def test_weights_of_other_features_are_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = find_game("reason")
    kept = Judge(game).fitted
    assert kept is not None
    file = tmp_path / judging.FILE
    monkeypatch.setattr(judging, "fitted_file", lambda _: file)
    assert Judge(game).fitted is None
    file.write_bytes(msgspec.json.encode(kept))
    assert Judge(game).fitted == kept
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(kept, features="0123456789abcdef")))
    assert Judge(game).fitted is None
    fewer = dict(list(kept.weights.items())[1:])
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(kept, weights=fewer)))
    assert Judge(game).fitted is None


def test_a_game_that_does_not_say_has_no_judge() -> None:
    mute = SimpleNamespace(name="mute", doctrine=SimpleNamespace(evaluation=None), rules_version="1")
    with pytest.raises(BadInput, match="mute does not say"):
        Judge(cast("Game", mute))


@pytest.mark.parametrize("name", BUILT_IN)
def test_reasons_add_up_to_the_difference(name: str) -> None:
    game = find_game(name)
    judge = Judge(game)
    positions = [state.copy() for state in walk(game, next(iter(game.scenarios)), Random(9), 300, 0)]
    early, late = positions[0], positions[-1] if not positions[-1].over else positions[-2]
    reasons = judge.reasons(late, early)
    strengths = [abs(strength) for _, strength in reasons]
    assert strengths == sorted(strengths, reverse=True)
    assert {feature for feature, _ in reasons} <= set(judge.evaluation.names)
    told = sum(strength for _, strength in reasons)
    assert logit(judge.chance(late)) - logit(judge.chance(early)) == pytest.approx(told, abs=1e-6)
    assert judge.reasons(early, early) == []


def logit(chance: float) -> float:
    return log(chance / (1.0 - chance))


# ---- fitting -----------------------------------------------------------------------------------------------

TRUE_WEIGHTS = (1.5, -0.8, 0.0)
UNKNOWN = (0.0, 0.0, 0.0)
TRUE_SCENARIOS = {"even": 0.2, "uneven": -1.0}


def made_up(games: int, each: int = 1) -> list[Position]:
    """Positions whose results come from known weights."""
    rng = Random(1863)
    found: list[Position] = []
    for game in range(games):
        scenario = rng.choice(list(TRUE_SCENARIOS))
        for _ in range(each):
            features = [rng.uniform(-2.0, 2.0) for _ in TRUE_WEIGHTS]
            chance = judging.logistic(
                TRUE_SCENARIOS[scenario] + sum(w * x for w, x in zip(TRUE_WEIGHTS, features, strict=True))
            )
            found.append(Position(scenario, game, features, float(rng.random() < chance)))
    return found


def test_the_regression_finds_the_weights() -> None:
    model = fitting.fit(made_up(8000), ridge=1.0, thumb=UNKNOWN)
    assert model.weights == pytest.approx(TRUE_WEIGHTS, abs=0.12)
    for scenario, expected in TRUE_SCENARIOS.items():
        assert model.intercept + model.scenarios[scenario] == pytest.approx(expected, abs=0.12)


def test_shrinkage_draws_weights_to_the_rule_of_thumb() -> None:
    positions = made_up(400)
    free, shrunk = (fitting.fit(positions, ridge, (3.0, -3.0, 0.0)) for ridge in (0.01, 1000.0))
    assert abs(shrunk.weights[0] - 3.0) < 0.5 * abs(free.weights[0] - 3.0)
    assert abs(shrunk.weights[1] + 3.0) < 0.5 * abs(free.weights[1] + 3.0)


def test_a_scenario_counts_for_the_more_the_oftener_it_was_seen() -> None:
    apart = [
        model.scenarios["even"] - model.scenarios["uneven"]
        for model in (fitting.fit(made_up(games), 1.0, UNKNOWN) for games in (100, 8000))
    ]
    assert 0.0 <= apart[0] < 0.5 * apart[1]


def test_a_weight_never_has_another_sign_than_by_rule_of_thumb() -> None:
    positions = made_up(3000)
    wrong, right = (fitting.fit(positions, 1.0, (1.0, sign, 0.0)) for sign in (1.0, -1.0))
    assert wrong.weights[0] == pytest.approx(TRUE_WEIGHTS[0], abs=0.2)
    assert wrong.weights[1] == 0.0
    assert right.weights[1] == pytest.approx(TRUE_WEIGHTS[1], abs=0.15)


def test_a_symmetric_system_is_solved() -> None:
    found = fitting.solve([[4.0], [2.0, 3.0], [0.5, 1.0, 2.0]], [1.0, 2.0, 3.0])
    rows = [[4.0, 2.0, 0.5], [2.0, 3.0, 1.0], [0.5, 1.0, 2.0]]
    assert [sum(a * x for a, x in zip(row, found, strict=True)) for row in rows] == pytest.approx([1.0, 2.0, 3.0])


def test_calibration_error_by_hand() -> None:
    assert fitting.calibration_error([0.05, 0.05, 0.95, 0.95], [0.0, 0.0, 1.0, 1.0]) == pytest.approx(0.05)
    assert fitting.calibration_error([0.72, 0.78], [1.0, 0.5]) == pytest.approx(0.0)
    assert fitting.calibration_error([1.0, 0.0], [0.0, 1.0]) == pytest.approx(1.0)


def test_calibration_takes_back_what_was_too_bold() -> None:
    positions = made_up(4000)
    model = fitting.fit(positions, ridge=1.0, thumb=UNKNOWN)
    results = [position.result for position in positions]
    slope, shift = fitting.calibrate([3.0 * model.logit(position) + 1.0 for position in positions], results)
    assert slope == pytest.approx(1 / 3, abs=0.02)
    assert shift == pytest.approx(-1 / 3, abs=0.05)
    assert fitting.calibrate([1.0, -1.0] * 50, [0.0, 1.0] * 50) == (1.0, 0.0)


def test_figures_are_those_of_the_weights_that_were_found() -> None:
    positions = made_up(1000, each=2)
    names = ("one", "two", "three")
    fitted = fitting.fit_positions(positions, names, UNKNOWN, "1", 1000, 7)
    assert list(fitted.weights) == list(names)
    assert list(fitted.weights.values()) == pytest.approx(TRUE_WEIGHTS, abs=0.25)
    assert (fitted.held_out.games, fitted.held_out.positions) == (1000, 2000)
    assert sum(figures.positions for figures in fitted.by_scenario.values()) == 2000
    assert fitted.held_out.skill > 0.2
    assert fitted.held_out.calibration_error < 0.04
    assert fitted.features == judging.fingerprint(names)


def test_what_nothing_can_be_known_of_is_not_known() -> None:
    """Many features that say nothing fit the games they are fitted to well, and other games not at all."""
    rng = Random(7)
    noise = [
        Position("even", game, [rng.uniform(-2.0, 2.0) for _ in range(30)], float(rng.randrange(2)))
        for game in range(100)
    ]
    fitted = fitting.fit_positions(noise, tuple(map(str, range(30))), (0.0,) * 30, "1", 100, 7)
    assert fitted.held_out.skill < 0.05
    model = fitting.fit(noise, 1.0, (0.0,) * 30)
    chances = [judging.logistic(model.logit(position)) for position in noise]
    assert fitting.figures(chances, noise).skill > 0.2


def test_positions_do_not_depend_on_who_shares_the_games() -> None:
    tasks = [fitting.Task("reason", "lindenau", number, 3, 800) for number in range(2)]
    alone, shared = list(fitting.gather(tasks, 1)), list(fitting.gather(tasks, 2))
    assert alone == shared
    for number, positions in enumerate(alone):
        assert {position.game for position in positions} <= {number}
        assert len({position.result for position in positions}) <= 1
        assert len(positions) <= fitting.POSITIONS
    assert alone[0] != alone[1]


def test_a_scenario_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadInput, match="no scenario 'waterloo'"):
        fitting.fit_game(find_game("reason"), 10, ["waterloo"])


def test_long_scenarios_are_played_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    lengths = {"lindenau": 500, "rossbach": 1000, "leuthen": 100_000}

    def played(game: Game, scenario: str, *_: object) -> tuple[State, list[State], int]:
        return game.new(scenario), [], lengths[scenario]

    monkeypatch.setattr(fitting, "play_noisily", played)
    tasks = fitting.schedule(find_game("reason"), list(lengths), 158, 1)
    counts = [sum(task.scenario == name for task in tasks) for name in lengths]
    assert counts == [100, 50, 8]
    assert {task.length for task in tasks if task.scenario == "rossbach"} == {1000}
