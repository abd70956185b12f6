"""What plans and answers gain as a rule, found by trying them all: ``longroll lab learn GAME``.

Games are played between two Captains. Of each, some decisions are picked by lot; whatever could be done there is tried
in the same worlds, as often as the script's own. How much a kind gains on the average, how much that differs from case
to case and how much from trial to trial is its ``Habit``: a search holds its few trials against that.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import fmean, variance

import msgspec

from longroll.games import game as find_game
from longroll.kit.game import Game
from longroll.kit.planning import Planner
from longroll.kit.rollouts import fallen
from longroll.kit.state import CHANCE, State
from longroll.lab.runner import Runner
from longroll.minds.comparing import Comparison
from longroll.minds.experience import Experience, Habit, experience_file
from longroll.minds.thinker import staff_of
from longroll.minds.trials import Bench, Post, Trial, planning

WORLDS = 8
"""In which each plan and answer is tried."""
SHRUNK = 8
"""Rows of all kinds together that each kind is thought to have been seen in besides its own."""
LEAST = 0.004
"""The least that is believed of a spread, …"""
MOST_WORLDS = 20
"""… and the most trials that experience may count as."""

PLAN, ACT = "plan", "act"
PICKED = {PLAN: 4, ACT: 8}
"""Decisions that are picked of a game, where there is something to plan and where answers are compared."""


class Task(msgspec.Struct, frozen=True):
    """One game to play, in a form that travels between processes."""

    game: str
    scenario: str
    number: int
    seed: int


class Row(msgspec.Struct, frozen=True):
    """One plan or answer at one decision: what it gained on the script's own in each world."""

    what: str
    kind: str
    gains: list[float]


def lesson(task: Task) -> list[Row]:
    """What is learned from one game."""
    game = find_game(task.game)
    rng = Random(f"{task.seed} {task.scenario} {task.number}")
    return [row for known, what in decisions(game, task.scenario, rng) for row in tried(game, known, what, rng)]


def decisions(game: Game, scenario: str, rng: Random) -> list[tuple[State, str]]:
    """Decisions of a game between two Captains, picked by lot."""
    planner, _ = planning(game)
    staff = staff_of(game)
    state = game.new(scenario)
    picked: dict[str, list[State]] = {PLAN: [], ACT: []}
    met = {PLAN: 0, ACT: 0}
    stamps: dict[str, int] = {}
    while not state.over:
        if state.mover == CHANCE:
            state.play(fallen(state, rng))
            continue
        seat = state.seat or ""
        known = game.known(state, seat)
        stamp = planner.stamp(known) if len(known.codes) > 1 else stamps.get(seat)
        what = asked(planner, known, stamp != stamps.get(seat))
        if stamp is not None:
            stamps[seat] = stamp
        if what:
            met[what] += 1
            if len(picked[what]) < PICKED[what]:
                picked[what].append(known)
            elif (place := rng.randrange(met[what])) < PICKED[what]:
                picked[what][place] = known
        state.play(staff.think(known, rng))
    return [(known, what) for what, several in picked.items() for known in several]


def asked(planner: Planner, known: State, anew: bool) -> str:
    """Is there a plan to choose here, where it is time to plan ``anew``, or an answer? "": neither."""
    if len(known.codes) == 1:
        return ""
    if anew and len(planner.plans(known)) > 1:
        return PLAN
    return ACT if len(planner.acts(known)) > 1 else ""


def tried(game: Game, known: State, what: str, rng: Random) -> list[Row]:
    """What everything gains that could be done at a decision; not of what comes to the same as the script's own."""
    seed = f"{rng.getrandbits(64)}"
    planner, _ = planning(game)
    if what == PLAN:
        bench = Bench(game, Post(known, known.seat or "", seed))
        plans = planner.plans(known)
        kinds = [plan.kind for plan in plans]
        values = [[bench.value(Trial(plan, world)) for world in range(WORLDS)] for plan in plans]
    else:
        compared = Comparison(game, known, None, seed)
        acts = planner.acts(known)
        kinds = [known.decision.kind if known.decision is not None else ""] * len(acts)
        values = [[compared.value(act, world) for world in range(WORLDS)] for act in acts]
    rows = [
        Row(what, kind, [mine - own for mine, own in zip(row, values[0], strict=True)])
        for kind, row in zip(kinds[1:], values[1:], strict=True)
    ]
    return [row for row in rows if any(row.gains)]


def habit(rows: Sequence[Row], of_all: Habit | None = None) -> Habit:
    """What some rows say, held against what all of them do. What gains as a rule the script should do by itself:
    nothing is preferred to it unseen."""
    number, common = (0, Habit(0.0, 0.0, 0.0)) if of_all is None else (SHRUNK, of_all)
    total = len(rows) + number
    means = [fmean(row.gains) for row in rows]
    noise = (sum([variance(row.gains) for row in rows]) + number * common.noise**2) / total
    gain = (sum(means) + number * common.gain) / total
    seen = sum([(mean - gain) ** 2 for mean in means]) - len(rows) * noise / WORLDS
    spread = max(LEAST**2, noise / MOST_WORLDS, (seen + number * common.spread**2) / total)
    return Habit(min(0.0, round(gain, 4)), round(spread**0.5, 4), round(max(LEAST, noise**0.5), 4))


def learn(
    game: Game, scenarios: Sequence[str], games: int, seed: int, runner: Runner, on_game: Callable[[], None]
) -> Experience:
    """What games of some scenarios teach, taken in turn."""
    tasks = [Task(game.name, scenarios[n % len(scenarios)], n, seed) for n in range(games)]
    rows: list[Row] = []
    for found in runner.map(lesson, tasks):
        rows += found
        on_game()
    planned, acted = ([row for row in rows if row.what == what] for what in (PLAN, ACT))
    return Experience(habits(planned), habits(acted), len(rows))


def habits(rows: Sequence[Row]) -> dict[str, Habit]:
    """What rows say of each kind, held against what they say together."""
    by_kind: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        by_kind[row.kind].append(row)
    of_all = habit(rows) if rows else None
    return {kind: habit(some, of_all) for kind, some in sorted(by_kind.items())}


def own_file(game: Game) -> Path:
    """Where the experience of a game lies in a checkout."""
    return Path(str(experience_file(game)))
