"""Silly opponents: each has one idea, leaves the rest to the staff, and must not get far with it.

``python -m tests.cheese --against general:nodes=40 --pairs 10`` prints what they score; so does the compiled build with
``PYTHONPATH=build/compiled`` before it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from longroll.games import game as find_game
from longroll.kit.chance import secret_from_seed
from longroll.kit.game import Game, View
from longroll.kit.scripts import Script
from longroll.kit.state import State
from longroll.kit.terms import Option
from longroll.lab.anchors import player
from longroll.lab.arena import play
from longroll.lab.runner import Processes
from longroll.minds.thinker import STAFF
from tests.gettysburg import cheese as gettysburg
from tests.glory import cheese as glory
from tests.guns import cheese as guns
from tests.reason import cheese as reason

# ---- who plays ---------------------------------------------------------------------------------------------

Idea = Callable[[Any], int | None]
"""One of the pending answers, by the position as its seat knows it; None: as the staff would."""


class Silly:
    """The staff of a game, with an idea."""

    def __init__(self, game: Game, name: str, idea: Idea) -> None:
        staff = game.doctrine.minds()[STAFF]()
        assert isinstance(staff, Script)
        self.name, self.idea, self.staff = name, idea, staff

    def think(self, known: State, rng: Random) -> int:
        code = self.idea(known)
        return self.staff.think(known, rng) if code is None else code

    def choose(self, view: View, rng: Random) -> Option:
        known = self.staff.known(view)
        return view.options[known.codes.index(self.think(known, rng))]


class Suite(NamedTuple):
    """What is tried in a game, and where: its scenario that is nearest to balance between two staffs."""

    scenario: str
    ideas: Mapping[str, Idea]


def suite(scenario: str, ideas: Sequence[Idea]) -> Suite:
    return Suite(scenario, {idea.__name__.replace("_", "-"): idea for idea in ideas})


SUITES: Final[Mapping[str, Suite]] = {
    "gettysburg": suite(gettysburg.SCENARIO, gettysburg.IDEAS),
    "guns": suite(guns.SCENARIO, guns.IDEAS),
    "glory": suite(glory.SCENARIO, glory.IDEAS),
    "reason": suite(reason.SCENARIO, reason.IDEAS),
}
CHEESE: Final = [(game, idea) for game, tried in SUITES.items() for idea in tried.ideas]

# ---- what it wins ------------------------------------------------------------------------------------------


class Bout(NamedTuple):
    """One game, in a form that travels between processes."""

    game: str
    idea: str
    against: str
    """The opponent as matches name it, with its settings."""
    scenario: str
    seat: str
    """Who is silly."""
    pair: int


def won(bout: Bout) -> float:
    """1, 0, or a half of a game without a winner."""
    game = find_game(bout.game)
    seats = {seat: player(game, bout.against) for seat in game.seats if seat != bout.seat}
    silly = Silly(game, bout.idea, SUITES[bout.game].ideas[bout.idea])
    secret = secret_from_seed(f"cheese {bout.pair}")
    winner = play(game, bout.scenario, {bout.seat: silly, **seats}, secret, bout.pair, keep=False).result.winner
    return 0.5 if winner is None else float(winner == bout.seat)


def bouts(game: str, idea: str, against: str, scenario: str, pairs: int) -> list[Bout]:
    """Pairs of games with the same dice, the sides exchanged."""
    seats = find_game(game).seats
    return [Bout(game, idea, against, scenario, seat, pair) for pair in range(1, pairs + 1) for seat in seats]


def score(game: str, idea: str, against: str, scenario: str, pairs: int) -> float:
    """The share that an idea wins, 0 to 1."""
    return mean([won(bout) for bout in bouts(game, idea, against, scenario, pairs)])


def mean(points: Sequence[float]) -> float:
    return sum(points) / len(points)


# ---- a table -----------------------------------------------------------------------------------------------


def rows(wanted: Sequence[tuple[str, str]], against: str, scenario: str, pairs: int, jobs: int) -> Iterator[str]:
    """A line for each idea, as soon as it is known: its score in all and at either seat."""
    by_idea = [bouts(game, idea, against, scenario or SUITES[game].scenario, pairs) for game, idea in wanted]
    points = Processes(jobs).map(won, [bout for some in by_idea for bout in some])
    for some in by_idea:
        found = [(bout.seat, next(points)) for bout in some]
        seats = "  ".join(f"{seat} {mean([gained for at, gained in found if at == seat]):.2f}" for seat in dict(found))
        first = some[0]
        total = mean([gained for _, gained in found])
        yield f"{first.game:<11} {first.scenario:<16} {first.idea:<19} {total:.3f}  {seats}"


def main(words: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.cheese", description="What silly opponents score.")
    parser.add_argument("--against", default="captain", help="the opponent, with its settings")
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--game", choices=SUITES, action="append", help="this game alone")
    parser.add_argument("--idea", action="append", help="this idea alone")
    parser.add_argument("--scenario", default="", help="another than the game's")
    told = parser.parse_args(words)
    wanted = [(game, idea) for game, idea in CHEESE if game in (told.game or SUITES) and idea in (told.idea or [idea])]
    for row in rows(wanted, told.against, told.scenario, told.pairs, told.jobs):
        print(row, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
