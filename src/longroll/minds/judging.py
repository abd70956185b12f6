"""What a position is worth: the chance that the first side wins, from a game's features and weights fitted on games.

The weights lie beside the features (``evaluation.json``, written by ``longroll lab fit``). They hold for the rules and
the features they were fitted with; for others the judge falls back to the game's rule of thumb and says so once.
"""

from __future__ import annotations

import logging
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import exp
from typing import Any

import msgspec

from longroll.kit.game import Game
from longroll.kit.planning import Evaluation
from longroll.kit.terms import BadInput
from longroll.kit.typed import decode

FILE = "evaluation.json"
STEEPEST = 30.0
"""Beyond this a logit says nothing more."""

_log = logging.getLogger(__name__)
_warned: set[str] = set()
"""Games of which it was said already that their weights do not fit."""


class Figures(msgspec.Struct, frozen=True):
    """How good chances are on games held out: weights and calibration come from other games than theirs."""

    games: int
    positions: int
    brier: float
    """Mean square of the error."""
    skill: float
    """How much less that is than if the mean result of the scenario were said every time, as a share."""
    calibration_error: float
    """Mean distance between chance and share of wins, over ten bins."""


class Fitted(msgspec.Struct, frozen=True):
    """Weights with what they were fitted to."""

    rules_version: str
    features: str
    """``fingerprint`` of the names."""
    games: int
    seed: int
    ridge: float
    weights: dict[str, float]
    intercept: float
    scenarios: dict[str, float]
    """What is added for a scenario."""
    slope: float
    shift: float
    """The calibration: logit times slope, plus shift."""
    held_out: Figures
    by_scenario: dict[str, Figures]


def fingerprint(names: tuple[str, ...]) -> str:
    """The names of the features, in their order, as one short word."""
    return sha256("\n".join(names).encode()).hexdigest()[:16]


def evaluation_of(game: Game) -> Evaluation:
    """What a game looks at; BadInput if it says nothing of that."""
    found = game.doctrine.evaluation
    if found is None:
        raise BadInput(f"{game.name} does not say what a position is worth")
    return found


def fitted_file(evaluation: Evaluation) -> Traversable:
    """Where the weights of an evaluation lie: beside it."""
    return files(type(evaluation).__module__.rpartition(".")[0]) / FILE


def logistic(logit: float) -> float:
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, logit))))


class Judge:
    """Says what positions of a game are worth. ``fitted`` is None where the rule of thumb is used."""

    def __init__(self, game: Game) -> None:
        self.evaluation = evaluation_of(game)
        self.fitted = _load(game, self.evaluation)
        if self.fitted is None:
            self.weights = self.evaluation.plain
        else:
            slope = self.fitted.slope
            self.weights = tuple(slope * self.fitted.weights[name] for name in self.evaluation.names)

    def chance(self, b: Any) -> float:
        """The chance that the first side wins; a draw counts half. Exact when the game is over."""
        if b.over:
            return (1 + int(b.returns()[b.seat_names()[0]])) / 2
        return logistic(self._base(b.scenario) + _product(self.weights, self.evaluation.features(b)))

    def reasons(self, b: Any, other: Any) -> list[tuple[str, float]]:
        """What makes a position better (or worse) for the first side than another: names of features, with what each
        adds to the logit, the strongest first."""
        here, there = self.evaluation.features(b), self.evaluation.features(other)
        found = [
            (name, weight * (one - two))
            for name, weight, one, two in zip(self.evaluation.names, self.weights, here, there, strict=True)
            if one != two and weight != 0.0
        ]
        return sorted(found, key=lambda reason: -abs(reason[1]))

    def _base(self, scenario: str) -> float:
        fitted = self.fitted
        if fitted is None:
            return 0.0
        return fitted.shift + fitted.slope * (fitted.intercept + fitted.scenarios.get(scenario, 0.0))


_judges: dict[str, Judge] = {}


def judge_of(game: Game) -> Judge:
    """The judge of a game: one serves everybody."""
    found = _judges.get(game.name)
    if found is None:
        found = _judges[game.name] = Judge(game)
    return found


def _product(weights: tuple[float, ...], features: list[float]) -> float:
    return sum([weight * value for weight, value in zip(weights, features, strict=True)])


def _load(game: Game, evaluation: Evaluation) -> Fitted | None:
    """The weights of a game; None if there are none that fit it, which is said once."""
    file = fitted_file(evaluation)
    fitted = decode(file.read_bytes(), Fitted) if file.is_file() else None
    why = _misfit(game, evaluation, fitted)
    if not why:
        return fitted
    if game.name not in _warned:
        _warned.add(game.name)
        _log.warning("%s is judged by rule of thumb: %s", game.name, why)
    return None


def _misfit(game: Game, evaluation: Evaluation, fitted: Fitted | None) -> str:
    """Why weights cannot be used; empty if they can."""
    if fitted is None:
        return "there are no weights"
    if fitted.rules_version != game.rules_version:
        return f"the weights are for version {fitted.rules_version} of the rules"
    if fitted.features != fingerprint(evaluation.names) or fitted.weights.keys() != set(evaluation.names):
        return "the weights are for other features"
    return ""
