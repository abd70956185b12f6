"""Fitting what a position is worth to how games end: ``longroll lab fit GAME``.

Games are played between two staffs, each disturbed now and then so that positions come up which no staff gets into by
itself. Some positions of each game are kept with how the game ended, and a logistic regression is fitted to them. How
good it is, how far its weights may go from the rule of thumb and how bold its chances may be, each fifth of the games
says of a regression that was fitted to the other four. Games are split, not positions: those of one game end alike.

Everything follows from the seed, however many processes share the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import log
from multiprocessing import get_context
from operator import mul
from pathlib import Path
from random import Random

import msgspec

from longroll.games import game as find_game
from longroll.kit.collecting import collect_seldom
from longroll.kit.game import Game
from longroll.kit.rollouts import fallen
from longroll.kit.state import CHANCE, NOBODY, State
from longroll.kit.terms import BadInput
from longroll.lab.arena import LIMIT, ask
from longroll.minds.judging import Figures, Fitted, evaluation_of, fingerprint, fitted_file, logistic

PLAYER = "staff"
MOST_NOISE = 0.2
"""A game's share of disturbed answers lies between 0 and this."""
BLIND = 0.5
"""Share of the disturbed answers that are picked blindly; the others are those of the light policy."""
POSITIONS = 20
"""Positions kept of a game."""
ODD = 0.5
"""Share of the games that go an odd way for a while at first."""
HAMPERING = 0.6
"""Share of the answers of a side that plays badly then which are disturbed."""
FEWEST_SHARE = 0.08
"""A long scenario gets at least this share of the games that the shortest one gets."""

FIFTHS = 5
"""A game belongs to a fifth by its number; each is held out once."""
RIDGES = (32.0, 128.0, 512.0)
"""What is tried for how strongly each weight is drawn to its rule of thumb, against all positions together."""
SCENARIO_RIDGE = 40.0
"""How strongly what is added for a scenario is drawn to 0: a scenario must be seen in some games to count."""
STEPS = 40
"""Newton steps at most; ten or so are enough."""
DONE = 1e-4
"""A step as small as this is the last."""
CURVED = 3000
"""Cases from which the curvature is taken where there are more: it need not be exact for the steps to get there."""
TINY = 1e-9
"""Keeps the curvature of an input that never varies above 0."""
BINS = 10
"""Of chances, for the calibration error."""


class Position(msgspec.Struct, frozen=True):
    """A position that was kept: what is seen in it, and how its game ended (1 won by the first side, 0.5 drawn)."""

    scenario: str
    game: int
    features: list[float]
    result: float


class Task(msgspec.Struct, frozen=True):
    """One game to play, in a form that travels between processes."""

    game: str
    scenario: str
    number: int
    seed: int
    length: int
    """Answers of such a game, about."""


# ---- games -------------------------------------------------------------------------------------------------


class Noise:
    """How two staffs are disturbed in a game, so that positions come up which they do not get into by themselves."""

    def __init__(self, game: Game, length: int, rng: Random) -> None:
        self.light = game.doctrine.light
        self.rng = rng
        self.level = MOST_NOISE * rng.random()
        odd = rng.random() < ODD
        self.left = rng.randrange(1 + length // 2) if odd else 0
        """Answers that the game still goes an odd way at first."""
        self.hampered = rng.choice((0, 1, NOBODY))
        """The side that plays badly meanwhile, so that the other one gets ahead; NOBODY: both play lightly."""

    def tick(self) -> None:
        """One more answer is asked for."""
        self.left = max(0, self.left - 1)

    def answer(self, state: State, side: int) -> int | None:
        """What is answered in place of the staff; None: nothing."""
        rng = self.rng
        if self.left and self.hampered == NOBODY and self.light is not None:
            return self.light.answer(state, rng)
        if rng.random() >= (HAMPERING if self.left and side == self.hampered else self.level):
            return None
        if self.light is None or rng.random() < BLIND:
            return rng.choice(state.codes)
        return self.light.answer(state, rng)


def play_noisily(
    game: Game, scenario: str, rng: Random, length: int, kept: int = POSITIONS
) -> tuple[State, list[State], int]:
    """A game between two staffs that are disturbed: how it ended, positions of it picked by lot (none from the time
    when it goes an odd way: its end says nothing of them), answers of it. ``length``: of such a game, about."""
    state = game.new(scenario)
    player = game.doctrine.minds()[PLAYER]()
    noise = Noise(game, length, rng)
    found: list[State] = []
    fair = answers = 0
    while not state.over and answers < LIMIT:
        if state.mover == CHANCE:
            code = fallen(state, rng)
        else:
            noise.tick()
            if not noise.left:
                fair += 1
                if len(found) < kept:
                    found.append(state.copy())
                elif (place := rng.randrange(fair)) < kept:
                    found[place] = state.copy()
            other = noise.answer(state, side_of(game, state))
            code = ask(game, state, player, rng) if other is None else other
        state.play(code)
        answers += 1
    return state, found, answers


def side_of(game: Game, state: State) -> int:
    """The side that decides: 0 the one of the first seat."""
    return game.seats.index((state.seat or "").split("-")[0])


def harvest(task: Task) -> list[Position]:
    """The positions of one game; none of a game that has not ended at the limit."""
    game = find_game(task.game)
    rng = Random(f"{task.seed} {task.scenario} {task.number}")
    end, kept, _ = play_noisily(game, task.scenario, rng, task.length)
    if not end.over:
        return []
    result = (1 + end.returns()[end.seat_names()[0]]) / 2
    features = evaluation_of(game).features
    return [Position(task.scenario, task.number, features(state), result) for state in kept]


def schedule(game: Game, scenarios: Sequence[str], games: int, seed: int) -> list[Task]:
    """Which games to play: the longer a scenario's games, the fewer. How long they are one of each shows."""
    lengths = [play_noisily(game, name, Random(f"{seed} {name} length"), 1, 0)[2] for name in scenarios]
    shares = [max(FEWEST_SHARE, min(lengths) / length) for length in lengths]
    numbers = [max(FIFTHS, round(games * share / sum(shares))) for share in shares]
    tasks = [
        (number / most, Task(game.name, name, number, seed, length))
        for name, most, length in zip(scenarios, numbers, lengths, strict=True)
        for number in range(most)
    ]
    return [task for _, task in sorted(tasks, key=lambda pair: pair[0])]


def gather(tasks: Sequence[Task], jobs: int) -> Iterator[list[Position]]:
    """The positions of each game, in the order of the tasks."""
    if jobs == 1:
        yield from map(harvest, tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=collect_seldom) as pool:
        yield from pool.map(harvest, tasks, chunksize=4)


# ---- the fit -----------------------------------------------------------------------------------------------


class Model(msgspec.Struct, frozen=True):
    """A logistic regression: weights of the features, an intercept, and what each scenario adds to it."""

    weights: list[float]
    intercept: float
    scenarios: dict[str, float]

    def logit(self, position: Position) -> float:
        product: float = sum(map(mul, self.weights, position.features))
        return self.intercept + self.scenarios.get(position.scenario, 0.0) + product


def fit(positions: Sequence[Position], ridge: float, thumb: Sequence[float]) -> Model:
    """The regression that explains the results best, each weight drawn by ``ridge`` towards what it is by rule of
    thumb: what is seldom seen, but decides, is not lost. Where that is not 0 a weight has its sign or is 0: a side is
    never better off for its losses, though those who have some may be those who held out."""
    names = sorted({position.scenario for position in positions})
    width = len(positions[0].features)
    columns = [[position.features[n] for position in positions] for n in range(width)]
    columns.append([1.0] * len(positions))
    columns += [[1.0 if position.scenario == name else 0.0 for position in positions] for name in names]
    penalties = [ridge] * width + [0.0] + [SCENARIO_RIDGE] * len(names)
    results = [position.result for position in positions]
    found = newton(columns, results, penalties, [*thumb, *[0.0] * (1 + len(names))])
    return Model(found[:width], found[width], dict(zip(names, found[width + 1 :], strict=True)))


def crosswise(parts: Sequence[Sequence[Position]], ridge: float, thumb: Sequence[float]) -> list[list[float]]:
    """Logits of all positions, those of each part by a regression that was fitted to the other parts."""
    found: list[list[float]] = []
    for part in parts:
        model = fit([each for other in parts if other is not part for each in other], ridge, thumb)
        found.append([model.logit(each) for each in part])
    return found


def calibrated(logits: Sequence[Sequence[float]], parts: Sequence[Sequence[Position]]) -> list[float]:
    """Chances of all positions, those of each part as logits and results of the other parts calibrate them."""
    found: list[float] = []
    for number, own in enumerate(logits):
        others = [n for n in range(len(parts)) if n != number]
        results = [each.result for n in others for each in parts[n]]
        slope, shift = calibrate([logit for n in others for logit in logits[n]], results)
        found += [logistic(shift + slope * logit) for logit in own]
    return found


def newton(
    columns: Sequence[list[float]],
    results: Sequence[float],
    penalties: Sequence[float],
    thumb: Sequence[float],
) -> list[float]:
    """Weights of a logistic regression by Newton's method. ``columns``: each input for every case; ``thumb``: where
    the penalties draw the weights to. One that would get another sign stays 0 as long as it is pulled that way."""
    weights = list(thumb)
    stride = -(-len(results) // CURVED)
    some = [column[::stride] for column in columns]
    for _ in range(STEPS):
        chances = [logistic(logit) for logit in _logits(columns, weights)]
        errors = [result - chance for result, chance in zip(results, chances, strict=True)]
        spreads = [stride * chance * (1.0 - chance) for chance in chances[::stride]]
        slopes = [
            sum(map(mul, column, errors)) - penalty * (weight - expected)
            for column, penalty, weight, expected in zip(columns, penalties, weights, thumb, strict=True)
        ]
        moving = [n for n, weight in enumerate(weights) if weight != 0.0 or slopes[n] * thumb[n] >= 0.0]
        weighed = [list(map(mul, some[n], spreads)) for n in moving]
        curve = [
            [
                sum(map(mul, weighed[i], some[moving[j]])) + (penalties[n] + TINY if i == j else 0.0)
                for j in range(i + 1)
            ]
            for i, n in enumerate(moving)
        ]
        step = solve(curve, [slopes[n] for n in moving])
        longest = max(map(abs, step))
        scale = min(1.0, 2.0 / longest) if longest else 0.0
        before = weights[:]
        for n, change in zip(moving, step, strict=True):
            weight = weights[n] + scale * change
            weights[n] = 0.0 if weight * thumb[n] < 0.0 else weight
        if max(abs(new - old) for new, old in zip(weights, before, strict=True)) < DONE:
            break
    return weights


def _logits(columns: Sequence[list[float]], weights: Sequence[float]) -> list[float]:
    return [sum(map(mul, row, weights)) for row in zip(*columns, strict=True)]


def solve(lower: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a symmetric positive system of which the lower half is given (Cholesky)."""
    size = len(right)
    root: list[list[float]] = []
    for i in range(size):
        row: list[float] = []
        for j in range(i):
            row.append((lower[i][j] - sum(map(mul, row, root[j]))) / root[j][j])
        row.append(max(lower[i][i] - sum(map(mul, row, row)), 1e-12) ** 0.5)
        root.append(row)
    found: list[float] = []
    for i in range(size):
        found.append((right[i] - sum(map(mul, root[i], found))) / root[i][i])
    for i in reversed(range(size)):
        later = sum(root[k][i] * found[k] for k in range(i + 1, size))
        found[i] = (found[i] - later) / root[i][i]
    return found


def log_loss(logits: Sequence[float], results: Sequence[float]) -> float:
    """How little the chances expected what happened."""
    chances = [logistic(logit) for logit in logits]
    pairs = zip(chances, results, strict=True)
    return -sum(result * log(chance) + (1.0 - result) * log(1.0 - chance) for chance, result in pairs) / len(results)


def calibrate(logits: Sequence[float], results: Sequence[float]) -> tuple[float, float]:
    """Slope and shift of logits that make chances of them most like the results (after Platt); the slope is never
    negative, so that what was better stays better."""
    slope, shift = newton([list(logits), [1.0] * len(logits)], results, [1.0, 1.0], [1.0, 0.0])
    return (slope, shift) if slope > 0.0 else (1.0, 0.0)


# ---- figures -----------------------------------------------------------------------------------------------


def calibration_error(chances: Sequence[float], results: Sequence[float]) -> float:
    """The mean distance between chance and result over bins of equal width, each by the number of its cases."""
    sums = [0.0] * BINS
    for chance, result in zip(chances, results, strict=True):
        sums[min(BINS - 1, int(chance * BINS))] += chance - result
    return sum(map(abs, sums)) / len(chances)


def figures(chances: Sequence[float], positions: Sequence[Position]) -> Figures:
    """How good chances are. The skill is against the mean result of each scenario."""
    results = [position.result for position in positions]
    brier = _brier(chances, results)
    base = _brier(_base_rates(positions), results)
    return Figures(
        games=len({(position.scenario, position.game) for position in positions}),
        positions=len(positions),
        brier=round(brier, 4),
        skill=round(1.0 - brier / base if base else 0.0, 4),
        calibration_error=round(calibration_error(chances, results), 4),
    )


def _brier(chances: Sequence[float], results: Sequence[float]) -> float:
    return sum((chance - result) ** 2 for chance, result in zip(chances, results, strict=True)) / len(results)


def _base_rates(positions: Sequence[Position]) -> list[float]:
    """For each position the mean result of its scenario."""
    groups: dict[str, list[float]] = {}
    for position in positions:
        groups.setdefault(position.scenario, []).append(position.result)
    means = {name: sum(group) / len(group) for name, group in groups.items()}
    return [means[position.scenario] for position in positions]


def own_file(game: Game) -> Path:
    """Where a game looks for its weights."""
    return Path(str(fitted_file(evaluation_of(game))))


# ---- all of it ---------------------------------------------------------------------------------------------


def fit_game(
    game: Game,
    games: int,
    scenarios: Sequence[str] = (),
    seed: int = 0,
    jobs: int = 1,
    on_game: Callable[[], None] = lambda: None,
) -> Fitted:
    """Play about so many games of a game and fit its evaluation to them; ``on_game`` is called after each."""
    for name in scenarios:
        if name not in game.scenarios:
            raise BadInput(f"{game.name} has no scenario '{name}'; scenarios are: {', '.join(game.scenarios)}")
    evaluation = evaluation_of(game)
    tasks = schedule(game, list(scenarios) or list(game.scenarios), games, seed)
    positions: list[Position] = []
    for found in gather(tasks, jobs):
        positions += found
        on_game()
    return fit_positions(positions, evaluation.names, evaluation.plain, game.rules_version, len(tasks), seed)


def fit_positions(
    positions: Sequence[Position],
    names: tuple[str, ...],
    thumb: tuple[float, ...],
    rules_version: str,
    games: int,
    seed: int,
) -> Fitted:
    """Fit, calibrate, and see how good it is on games held out. ``thumb``: as ``fit`` has it."""
    parts = [[each for each in positions if each.game % FIFTHS == fifth] for fifth in range(FIFTHS)]
    whole = [each for part in parts for each in part]
    results = [each.result for each in whole]
    tried = [(ridge, crosswise(parts, ridge, thumb)) for ridge in RIDGES]
    ridge, logits = min(tried, key=lambda pair: log_loss(joined(pair[1]), results))
    chances = calibrated(logits, parts)
    slope, shift = calibrate(joined(logits), results)
    best = fit(whole, ridge, thumb)
    scenarios = sorted({each.scenario for each in whole})
    return Fitted(
        rules_version=rules_version,
        features=fingerprint(names),
        games=games,
        seed=seed,
        ridge=ridge,
        weights={name: round(weight, 4) for name, weight in zip(names, best.weights, strict=True)},
        intercept=round(best.intercept, 4),
        scenarios={name: round(weight, 4) for name, weight in best.scenarios.items()},
        slope=round(slope, 4),
        shift=round(shift, 4),
        held_out=figures(chances, whole),
        by_scenario={name: _figures_of(name, chances, whole) for name in scenarios},
    )


def joined(lists: Sequence[Sequence[float]]) -> list[float]:
    return [value for each in lists for value in each]


def _figures_of(scenario: str, chances: Sequence[float], positions: Sequence[Position]) -> Figures:
    pairs = [(c, each) for c, each in zip(chances, positions, strict=True) if each.scenario == scenario]
    return figures([chance for chance, _ in pairs], [each for _, each in pairs])
