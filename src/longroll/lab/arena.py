"""Games between computer players: one, or many with statistics.

Every game is determined by its seed alone: the secret of its dice and one random generator per seat are derived
from it, so results do not depend on how many processes share the work.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec

from longroll.games import game as find_game
from longroll.kit.chance import Dice, commitment, secret_from_seed
from longroll.kit.game import Game, Mind, Options, default_scenario
from longroll.kit.record import FORMAT, Move, Record
from longroll.kit.shares import wilson
from longroll.kit.state import CHANCE, State
from longroll.kit.terms import BadInput, Result
from longroll.lab.anchors import player
from longroll.lab.runner import Processes
from longroll.minds import RandomMind

LIMIT = 100_000
"""Answers after which a game is stopped; far beyond the longest real one."""


# ---- one game ----------------------------------------------------------------------------------------------


class Played(msgspec.Struct, frozen=True):
    """A game that was played. ``decisions`` counts answers of players and of chance alike."""

    record: Record
    result: Result
    decisions: int
    dice: int
    seconds: float


def play(
    game: Game,
    scenario: str,
    seats: Mapping[str, Mind],
    secret: bytes,
    seed: int | str = 0,
    limit: int = LIMIT,
    keep: bool = True,
    options: Options | None = None,
) -> Played:
    """Play one game. Without ``keep`` the record lists no actions, which saves the time to write them."""
    started = perf_counter()
    state = game.new(scenario, options)
    _check_seats(game, state, seats)
    record = new_record(game, scenario, {seat: player.name for seat, player in seats.items()}, secret, options)
    dice = Dice(secret)
    answers = {seat: answerer(game, player, seed, seat) for seat, player in seats.items()}
    decisions = play_on(state, dice, answers, limit, record if keep else None)
    record.secret = secret.hex()
    record.result = state.result.winner
    return Played(record, state.result, decisions, dice.drawn, perf_counter() - started)


def play_on(
    state: State, dice: Dice, answers: Mapping[str, Callable[[State], int]], limit: int, record: Record | None = None
) -> int:
    """Play until the game is over or so many answers are given; how many there were. ``answers``: how each seat
    does."""
    decisions = 0
    while not state.over and decisions < limit:
        seat = state.seat or ""
        code = roll(state, dice) if state.mover == CHANCE else answers[seat](state)
        if record is not None:
            record.actions.append(Move(seat, str(state.write(code))))
        state.play(code)
        decisions += 1
    return decisions


def roll(state: State, dice: Dice) -> int:
    """The dice's answer to a pending decision of chance."""
    return state.codes[dice.answer(state.weights())]


class NotOffered(BadInput):
    """A computer player has answered what is none of its options."""


def ask(game: Game, state: State, player: Mind, rng: Random) -> int:
    """A computer player's answer, from what its seat knows alone; NotOffered if it is none of its options. The list of
    them is made once: ``known`` shares it with the position."""
    think = getattr(player, "think", None)  # a ``Thinker``; to look whether it is one in every respect takes long
    if think is not None:
        code: int = think(game.known(state, state.seat), rng)
        if code not in state.codes:
            raise NotOffered(f"the computer player '{player.name}' answered {code}, which is not among its options")
        return code
    view = game.view(state, state.seat)
    option = player.choose(view, rng)
    if option not in view.options:
        raise NotOffered(f"the computer player '{player.name}' answered '{option}', which is not among its options")
    return state.read(option.action)


def answerer(game: Game, player: Mind, seed: int | str, seat: str) -> Callable[[State], int]:
    """How a seat answers. ``random`` picks from the state's own list, which its view would show it in the same
    order: the same answer without the cost of a view."""
    rng = Random(f"{seed} {seat}")
    if type(player) is RandomMind:
        return lambda state: rng.choice(state.codes)
    return lambda state: ask(game, state, player, rng)


def _check_seats(game: Game, state: State, seats: Mapping[str, object]) -> None:
    if set(seats) != set(state.seat_names()):
        raise BadInput(f"{game.name} needs a player for each of: {', '.join(state.seat_names())}")


def new_record(
    game: Game, scenario: str, names: dict[str, str], secret: bytes, options: Options | None = None
) -> Record:
    """The record of a game about to begin: it commits to the secret without giving it away."""
    return Record(
        format=FORMAT,
        rules=game.rules_version,
        game=game.name,
        scenario=scenario or default_scenario(game),
        seats=names,
        commitment=commitment(secret),
        options=dict(options or {}),
    )


# ---- many games --------------------------------------------------------------------------------------------


class Task(msgspec.Struct, frozen=True):
    """One game of a match, in a form that travels between processes."""

    game: str
    scenario: str
    minds: dict[str, str]
    seed: str
    limit: int
    save: str | None
    options: dict[str, str]


class Outcome(msgspec.Struct, frozen=True):
    """What a match keeps of a game."""

    result: Result
    decisions: int
    dice: int
    seconds: float


class Match(msgspec.Struct, frozen=True):
    """The result of many games. ``draws`` are games that ended without a winner, ``unfinished`` those that were
    stopped at the limit; ``intervals`` are the Wilson 95 % intervals of each seat's share of wins."""

    game: str
    scenario: str
    games: int
    wins: dict[str, int]
    draws: int
    decisions_per_second: float
    mean_decisions: float
    mean_seconds: float
    intervals: dict[str, tuple[float, float]]
    seats: dict[str, str]
    seed: int
    unfinished: int


def selfplay(
    game: Game,
    scenario: str = "",
    seats: Sequence[str] = (),
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    save: Path | None = None,
    limit: int = LIMIT,
    on_game: Callable[[Outcome], None] = lambda _: None,
    options: Mapping[str, str] | None = None,
) -> Match:
    """Play ``games`` games between computer players named in the order of the game's seats.

    ``on_game`` is called after each game, in the order of the games. With ``save`` every record is written there.
    """
    scenario = scenario or default_scenario(game)
    names = players_by_seat(game, seats, game.new(scenario, options).seat_names())
    if games < 1 or jobs < 1:
        raise BadInput("selfplay needs at least one game and one job")
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    chosen = dict(options or {})
    tasks = [
        Task(game.name, scenario, names, f"{seed} {number}", limit, _file(save, game, scenario, seed, number), chosen)
        for number in range(1, games + 1)
    ]
    started = perf_counter()
    outcomes: list[Outcome] = []
    for outcome in Processes(min(jobs, games)).map(play_task, tasks):
        outcomes.append(outcome)
        on_game(outcome)
    return _match(game, scenario, names, seed, outcomes, perf_counter() - started)


def players_by_seat(game: Game, names: Sequence[str], seats: Sequence[str]) -> dict[str, str]:
    """Computer players by seat; without names everybody is ``random``. BadInput if a name is unknown."""
    chosen = list(names) or [RandomMind.name] * len(seats)
    if len(chosen) != len(seats):
        raise BadInput(f"{game.name} has {len(seats)} seats ({', '.join(seats)}); got {len(chosen)} players")
    for name in chosen:
        player(game, name)
    return dict(zip(seats, chosen, strict=True))


def play_task(task: Task) -> Outcome:
    """Play one game of a match, in whatever process this is."""
    game = find_game(task.game)
    seats = {seat: player(game, name) for seat, name in task.minds.items()}
    secret = secret_from_seed(task.seed)
    kept = task.save is not None
    played = play(game, task.scenario, seats, secret, task.seed, task.limit, kept, task.options)
    if task.save is not None:
        Path(task.save).write_bytes(played.record.encode())
    return Outcome(played.result, played.decisions, played.dice, played.seconds)


def _file(save: Path | None, game: Game, scenario: str, seed: int, number: int) -> str | None:
    return None if save is None else str(save / f"{game.name}-{scenario}-{seed}-{number:05d}.longroll.json")


def _match(
    game: Game, scenario: str, names: dict[str, str], seed: int, outcomes: Sequence[Outcome], elapsed: float
) -> Match:
    number = len(outcomes)
    decisions = sum(outcome.decisions for outcome in outcomes)
    wins = {seat: sum(outcome.result.winner == seat for outcome in outcomes) for seat in game.seats}
    return Match(
        game=game.name,
        scenario=scenario,
        games=number,
        wins=wins,
        draws=sum(outcome.result.drawn for outcome in outcomes),
        decisions_per_second=decisions / elapsed,
        mean_decisions=decisions / number,
        mean_seconds=sum(outcome.seconds for outcome in outcomes) / number,
        intervals={seat: wilson(won, number) for seat, won in wins.items()},
        seats=names,
        seed=seed,
        unfinished=sum(not outcome.result.over for outcome in outcomes),
    )
