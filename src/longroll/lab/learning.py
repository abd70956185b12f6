"""What plans and answers gain as a rule, found by trying them all: ``longroll lab learn GAME``.

Games are played between two Captains. Of each, some decisions are picked by lot; whatever could be done there is tried
in the same worlds, as often as the script's own, and each world is then played to its end. What was gained there, what
trials showed before, how much that differs from case to case and from trial to trial is a ``Habit``: a search holds its
few trials against that.
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
from longroll.kit.planning import Plan
from longroll.kit.rollouts import fallen
from longroll.kit.state import CHANCE, State
from longroll.lab.runner import Runner
from longroll.minds.comparing import Comparison
from longroll.minds.experience import Experience, Habit, experience_file
from longroll.minds.thinker import staff_of
from longroll.minds.trials import Bench, Course, Post, favour, planning

WORLDS = 8
"""In which each plan and answer is tried; an even number."""
SHRUNK = 8
"""Rows of all kinds together that each kind is thought to have been seen in besides its own, …"""
SHRUNK_ENDS = 100
"""… and as many for what is there at the end, where luck has had more time."""
LEAST = 0.004
"""The least that is believed of a spread, …"""
MOST_WORLDS = 60
"""… and the most trials that experience may count as."""

PLAN, ACT = "plan", "act"
PICKED = {PLAN: 4, ACT: 8}
"""Decisions that are picked of a game, where there is something to plan and where answers are compared."""

Values = tuple[float, float]
"""What a course is worth where a trial ends, and at the end of the game."""


class Task(msgspec.Struct, frozen=True):
    """One game to play, in a form that travels between processes."""

    game: str
    scenario: str
    number: int
    seed: int


class Row(msgspec.Struct, frozen=True):
    """One plan or answer at one decision: what trials showed that it gained on the script's own, and what it had gained
    at the end, in each world."""

    what: str
    kind: str
    gains: list[float]
    ends: list[float]


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
        if len(known.codes) > 1:
            stamp = planner.stamp(known)
            what = PLAN if stamps.get(seat) != stamp and len(planner.plans(known)) > 1 else ACT
            stamps[seat] = stamp
            if what == ACT and len(planner.acts(known)) == 1:
                state.play(staff.think(known, rng))
                continue
            met[what] += 1
            if len(picked[what]) < PICKED[what]:
                picked[what].append(known)
            elif (place := rng.randrange(met[what])) < PICKED[what]:
                picked[what][place] = known
        state.play(staff.think(known, rng))
    return [(known, what) for what, several in picked.items() for known in several]


def tried(game: Game, known: State, what: str, rng: Random) -> list[Row]:
    """What everything gains that could be done at a decision; not of what comes to the same as the script's own."""
    seed = f"{rng.getrandbits(64)}"
    planner, _ = planning(game)
    if what == PLAN:
        bench = Bench(game, Post(known, known.seat or "", seed))
        plans = planner.plans(known)
        kinds = [plan.kind for plan in plans]
        found = [[of_plan(bench, plan, world) for world in range(WORLDS)] for plan in plans]
    else:
        compared = Comparison(game, known, None, seed)
        acts = planner.acts(known)
        kinds = [known.decision.kind if known.decision is not None else ""] * len(acts)
        found = [[of_answer(compared, act, world) for world in range(WORLDS)] for act in acts]
    rows = [row_of(what, kind, other, found[0]) for kind, other in zip(kinds[1:], found[1:], strict=True)]
    return [row for row in rows if any(row.gains)]


def row_of(what: str, kind: str, other: Sequence[Values], own: Sequence[Values]) -> Row:
    both = list(zip(other, own, strict=True))
    return Row(what, kind, [mine[0] - first[0] for mine, first in both], [mine[1] - first[1] for mine, first in both])


def of_plan(bench: Bench, plan: Plan, number: int) -> Values:
    """What a plan is worth in a world where a trial ends, and at the end of the game."""
    world = bench.world(number).copy()
    return played_out(bench, Course(bench, plan), world, number)


def of_answer(compared: Comparison, act: int, number: int) -> Values:
    """What an answer is worth in a world by a comparison, and at the end of the game."""
    bench = compared.bench
    world = bench.world(number).copy()
    world.play(act)
    _, end = played_out(bench, Course(bench, None), world, number)
    return compared.value(act, number), end


def played_out(bench: Bench, course: Course, world: State, number: int) -> Values:
    """What a course is worth at its horizon, and at the end of the game."""
    luck = bench.luck("luck", number)
    course.run(world, luck, bench.planner.horizon(world))
    seen = favour(bench.judge.chance(world), bench.side)
    course.run(world, luck, lambda reached: bool(reached.over))
    return seen, favour(bench.judge.chance(world), bench.side)


def habit(rows: Sequence[Row], of_all: Habit | None = None) -> Habit:
    """What some rows say, held against what all of them do. What gains as a rule the script should do: nothing is
    preferred to it unseen."""
    number, far, common = (0, 0, Habit(0.0, 0.0, 0.0, 0.0)) if of_all is None else (SHRUNK, SHRUNK_ENDS, of_all)
    total = len(rows) + number
    means = [fmean(row.gains) for row in rows]
    ends = [fmean(row.ends) for row in rows]
    noise = (sum([variance(row.gains) for row in rows]) + number * common.noise**2) / total
    seen = (sum(means) + number * common.seen) / total
    gain = min(0.0, (sum(ends) + far * common.gain) / (len(rows) + far))
    apart = (
        sum([(mean - seen) ** 2 for mean in means]) - len(rows) * noise / WORLDS + number * common.spread**2
    ) / total
    spread = max(LEAST**2, noise / MOST_WORLDS, apart)
    return Habit(*[round(figure, 4) for figure in (gain, seen, spread**0.5, max(LEAST, noise**0.5))])


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
    return {kind: habit(some, habit(rows)) for kind, some in sorted(by_kind.items())}


def own_file(game: Game) -> Path:
    """Where the experience of a game lies in a checkout."""
    return Path(str(experience_file(game)))
