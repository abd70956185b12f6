"""Matches: pairs of games with the same dice and the sides exchanged, by a manifest.

Every game leaves one line of JSON, written as soon as it is over. Whoever begins a match again plays only what is
missing, so a match can be stopped at any time. Results do not depend on who shares the work (but for how long
everything took).
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec

from longroll.games import game as find_game
from longroll.kit.chance import Dice, secret_from_seed
from longroll.kit.game import Game, Mind
from longroll.kit.state import State
from longroll.kit.terms import BadInput
from longroll.kit.typed import decode
from longroll.lab.anchors import player
from longroll.lab.arena import LIMIT, NotOffered, answerer, play_on
from longroll.lab.latency import Latency, latency, together
from longroll.lab.manifest import Contest, Manifest
from longroll.lab.program import program
from longroll.lab.runner import Runner
from longroll.lab.scores import Pairs, pairs_of

# ---- what is played, and what is kept of it ----------------------------------------------------------------


class Task(msgspec.Struct, frozen=True):
    """One game of a match, in a form that travels."""

    match: str
    pair: int
    swapped: bool
    """Has the first player the second seat?"""
    game: str
    scenario: str
    options: dict[str, str]
    seats: dict[str, str]
    """The players as the manifest names them."""
    seed: str
    patience: float
    limit: int = LIMIT


Key = tuple[str, int, bool, str, str, str, str, str]


class Seat(msgspec.Struct, frozen=True):
    """How a seat answered. ``failures``: each in a sentence; the first word says what it was."""

    decisions: int
    latency: Latency
    planning: Latency | None
    """Of the answers for which it made a plan, if it says so."""
    failures: list[str]


class Line(msgspec.Struct, frozen=True):
    """What is kept of a game. ``decisions`` counts answers of players and of chance alike."""

    match: str
    pair: int
    swapped: bool
    game: str
    scenario: str
    options: dict[str, str]
    seats: dict[str, str]
    seed: str
    program: str
    winner: str | None
    drawn: bool
    unfinished: bool
    """It was stopped at the limit of answers."""
    decisions: int
    seconds: float
    answers: dict[str, Seat]

    def points(self, seat: str) -> float:
        """What a seat has won: 1, 0, or a half of a game without a winner."""
        return 0.5 if self.winner is None else float(self.winner == seat)


def key_of(game: Task | Line) -> Key:
    """Which game it is: the same key, the same game."""
    options = " ".join(f"{name}={value}" for name, value in sorted(game.options.items()))
    seats = " ".join(f"{seat}={name}" for seat, name in game.seats.items())
    return game.match, game.pair, game.swapped, game.game, game.scenario, options, seats, game.seed


# ---- one game ----------------------------------------------------------------------------------------------

PLANNED: Final = "planned"
"""A computer player that has this attribute counts in it the plans it has made."""
FAILED: Final = "exception"
ILLEGAL: Final = "illegal answer"
LATE: Final = "late"


class Forfeit(Exception):
    """A computer player has failed: the game is lost for its seat."""

    def __init__(self, seat: str) -> None:
        super().__init__(seat)
        self.seat = seat


class Watch:
    """A seat that answers, with a clock beside it."""

    def __init__(self, seat: str, player: Mind, answer: Callable[[State], int], patience: float) -> None:
        self.seat, self.player, self.answer, self.patience = seat, player, answer, patience
        self.times: list[float] = []
        self.plans: list[float] = []
        self.failures: list[str] = []

    def __call__(self, state: State) -> int:
        planned = getattr(self.player, PLANNED, 0)
        started = perf_counter()
        try:
            return self.answer(state)
        except NotOffered as error:
            self.failures.append(f"{ILLEGAL}: {error}")
            raise Forfeit(self.seat) from error
        except Exception as error:  # whatever a mind does, the match goes on
            kind = LATE if isinstance(error, TimeoutError) else FAILED
            self.failures.append(f"{kind}: {type(error).__name__}: {error}")
            raise Forfeit(self.seat) from error
        finally:
            self.note(perf_counter() - started, getattr(self.player, PLANNED, 0) != planned)

    def note(self, took: float, planned: bool) -> None:
        self.times.append(took)
        if planned:
            self.plans.append(took)
        if took > self.patience:
            self.failures.append(f"{LATE}: an answer took {took:.1f} s")

    def told(self) -> Seat:
        planning = latency(self.plans) if hasattr(self.player, PLANNED) else None
        return Seat(len(self.times), latency(self.times), planning, self.failures)


def play_task(task: Task) -> Line:
    """Play one game, in whatever process this is."""
    started = perf_counter()
    game = find_game(task.game)
    state = game.new(task.scenario, task.options)
    watches = {seat: _watch(game, seat, name, task) for seat, name in task.seats.items()}
    dice = Dice(secret_from_seed(task.seed))
    try:
        play_on(state, dice, watches, task.limit)
        winner, over = state.result.winner, state.over
    except Forfeit as forfeit:
        winner, over = next(seat for seat in task.seats if seat != forfeit.seat), True
    return Line(
        match=task.match,
        pair=task.pair,
        swapped=task.swapped,
        game=task.game,
        scenario=task.scenario,
        options=task.options,
        seats=task.seats,
        seed=task.seed,
        program=program(task.game),
        winner=winner,
        drawn=over and winner is None,
        unfinished=not over,
        decisions=dice.drawn + sum(len(watch.times) for watch in watches.values()),
        seconds=round(perf_counter() - started, 6),
        answers={seat: watch.told() for seat, watch in watches.items()},
    )


def _watch(game: Game, seat: str, name: str, task: Task) -> Watch:
    mind = player(game, name)
    return Watch(seat, mind, answerer(game, mind, task.seed, seat), task.patience)


# ---- what is kept ------------------------------------------------------------------------------------------


class Book:
    """The lines of a file, and more as they come. A last line that was torn off does not count and is written anew.
    Nor do lines of another program, unless they are wanted."""

    def __init__(self, path: Path, any_program: bool = False) -> None:
        self.path = path
        self.lines: dict[Key, Line] = {}
        self.mended = False
        for line in _read(path):
            if any_program or line.program == program(line.game):
                self.lines[key_of(line)] = line

    def add(self, line: Line) -> None:
        """Write a line; it is safe when this returns."""
        if not self.mended:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            _cut_torn(self.path)
            self.mended = True
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.lines[key_of(line)] = line


def _cut_torn(path: Path) -> None:
    """Cut off what follows the last whole line."""
    if path.is_file():
        os.truncate(path, path.read_bytes().rfind(b"\n") + 1)


def _read(path: Path) -> Iterator[Line]:
    data = path.read_bytes() if path.is_file() else b""
    for number, text in enumerate(data[: data.rfind(b"\n") + 1].splitlines(), 1):
        try:
            yield decode(text, Line)
        except msgspec.MsgspecError as error:
            raise BadInput(f"{path}, line {number}: {error}") from None


# ---- a match -----------------------------------------------------------------------------------------------


class Bout(msgspec.Struct, frozen=True):
    """A pair that was played."""

    straight: Line
    swapped: Line

    @property
    def score(self) -> float:
        """What the first player won of it, 0 to 1."""
        first, second = self.straight.seats
        return (self.straight.points(first) + self.swapped.points(second)) / 2


def tasks(manifest: Manifest, contest: Contest, pairs: int) -> list[Task]:
    """The games of a contest, two for each pair."""
    first, second = map(str, manifest.seated(contest))
    seats = find_game(contest.game).seats
    return [
        Task(
            match=manifest.name,
            pair=pair,
            swapped=swapped,
            game=contest.game,
            scenario=contest.scenarios[(pair - 1) % len(contest.scenarios)],
            options=contest.options,
            seats=dict(zip(seats, (second, first) if swapped else (first, second), strict=True)),
            seed=f"{manifest.seed} {pair}",
            patience=manifest.patience,
        )
        for pair in range(1, pairs + 1)
        for swapped in (False, True)
    ]


def lines_of(
    wanted: Sequence[Task], book: Book, runner: Runner, on_game: Callable[[Line], None] = lambda _: None
) -> Generator[Line, None, None]:
    """The lines of some games, in their order: what is in the book is not played again. ``on_game`` is told each."""
    missing = [task for task in wanted if key_of(task) not in book.lines]
    with closing(runner.map(play_task, missing)) as played:
        for task in wanted:
            line = book.lines.get(key_of(task))
            if line is None:
                line = next(played)
                book.add(line)
            on_game(line)
            yield line


def play_contest(
    manifest: Manifest,
    contest: Contest,
    pairs: int,
    book: Book,
    runner: Runner,
    on_game: Callable[[Line], None] = lambda _: None,
) -> list[Bout]:
    """Play so many pairs, or until the manifest's test has seen enough."""
    with closing(lines_of(tasks(manifest, contest, pairs), book, runner, on_game)) as lines:
        return _until_decided(manifest, lines)


def kept_bouts(manifest: Manifest, contest: Contest, book: Book) -> list[Bout]:
    """The pairs of a contest that are in the book, as far as the manifest wants them."""
    keys = map(key_of, tasks(manifest, contest, contest.pairs))
    found = [(book.lines.get(straight), book.lines.get(swapped)) for straight, swapped in zip(keys, keys, strict=True)]
    whole = [line for pair in found if None not in pair for line in pair if line is not None]
    return _until_decided(manifest, iter(whole))


def _until_decided(manifest: Manifest, lines: Iterator[Line]) -> list[Bout]:
    bouts: list[Bout] = []
    for straight, swapped in zip(lines, lines, strict=True):
        bouts.append(Bout(straight, swapped))
        if manifest.sprt is not None and manifest.sprt.verdict(scored(bouts)) is not None:
            break
    return bouts


def scored(bouts: Sequence[Bout]) -> Pairs:
    return pairs_of([bout.score for bout in bouts])


# ---- what it comes to --------------------------------------------------------------------------------------


class Tally(msgspec.Struct, frozen=True):
    """What the first player won, drew and lost in some games. Games that were stopped count as drawn."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def score(self) -> float:
        return (self.won + self.drawn / 2) / self.games

    def __str__(self) -> str:
        return f"{self.won}-{self.drawn}-{self.lost}"


class Answers(msgspec.Struct, frozen=True):
    """How a player answered in all its games."""

    latency: Latency
    planning: Latency
    failures: dict[str, int]
    """By what they were."""


class Summary(msgspec.Struct, frozen=True):
    """What the pairs of a contest come to."""

    pairs: Pairs
    tally: Tally
    scenarios: dict[str, Pairs]
    seats: dict[str, dict[str, Tally]]
    """By scenario and by the seat the first player had."""
    length: float
    """Mean number of answers of a game."""
    seconds: float
    """All games together."""
    unfinished: int
    answers: tuple[Answers, Answers]
    """Of the first and of the second player."""
    programs: list[str]


def summary(contest: Contest, bouts: Sequence[Bout]) -> Summary:
    """The sums of at least one pair."""
    first_seat, second_seat = find_game(contest.game).seats
    games = [line for bout in bouts for line in (bout.straight, bout.swapped)]
    by_scenario = {
        scenario: [bout for bout in bouts if bout.straight.scenario == scenario] for scenario in contest.scenarios
    }
    by_scenario = {scenario: some for scenario, some in by_scenario.items() if some}
    straight, swapped = [bout.straight for bout in bouts], [bout.swapped for bout in bouts]
    return Summary(
        pairs=scored(bouts),
        tally=_tally([*_points(straight, first_seat), *_points(swapped, second_seat)]),
        scenarios={scenario: scored(some) for scenario, some in by_scenario.items()},
        seats={
            scenario: {
                first_seat: _tally(_points([bout.straight for bout in some], first_seat)),
                second_seat: _tally(_points([bout.swapped for bout in some], second_seat)),
            }
            for scenario, some in by_scenario.items()
        },
        length=sum(line.decisions for line in games) / len(games),
        seconds=sum(line.seconds for line in games),
        unfinished=sum(line.unfinished for line in games),
        answers=(
            _answers([*_seats(straight, first_seat), *_seats(swapped, second_seat)]),
            _answers([*_seats(straight, second_seat), *_seats(swapped, first_seat)]),
        ),
        programs=sorted({line.program for line in games}),
    )


def _points(lines: Sequence[Line], seat: str) -> list[float]:
    return [line.points(seat) for line in lines]


def _tally(points: Sequence[float]) -> Tally:
    return Tally(points.count(1.0), points.count(0.5), points.count(0.0))


def _seats(lines: Sequence[Line], seat: str) -> list[Seat]:
    return [line.answers[seat] for line in lines]


def _answers(seats: Sequence[Seat]) -> Answers:
    failures = Counter(failure.split(":")[0] for seat in seats for failure in seat.failures)
    planning = together(seat.planning for seat in seats if seat.planning is not None)
    return Answers(together(seat.latency for seat in seats), planning, dict(failures))
