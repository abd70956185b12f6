"""Random and sensible games for the acceptance tests, and the questions asked of every game."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from longroll.games import game as find_game
from longroll.kit import CHANCE, Game, State
from longroll.kit.clauses import Clause, read_clauses
from longroll.kit.frames import Stacked
from longroll.kit.game import Mind
from longroll.kit.notation import SHIFTS, VERB_SHIFT, Text, verb_of, with_text
from tests.acceptance.rooms import NAMES, decisions, deeds, hostile, length, procedures, room_of

GAMES = int(os.environ.get("LONGROLL_GAMES", "50"))
CHUNKS = 12
"""Games are dealt into chunks so that workers share them."""
BOUND = 25_000
"""More answers than any game can need."""

Chooser = Callable[[State, Random], int]


def uniformly(state: State, rng: Random) -> int:
    """Any legal answer."""
    return state.codes[int(rng.random() * len(state.codes))]


def by_verb(state: State, rng: Random) -> int:
    """A verb first, then one of its answers: rare verbs come up as often as common ones."""
    verbs = sorted({verb_of(code) for code in state.codes})
    verb = rng.choice(verbs)
    return rng.choice([code for code in state.codes if verb_of(code) == verb])


def warlike(state: State, rng: Random) -> int:
    """Attack, fire or keep moving where possible, else any verb: long procedures come up often."""
    answers = hostile(state.game.name)
    attacks = answers(state) if answers is not None and state.mover != CHANCE else []
    return rng.choice(attacks) if attacks and rng.random() < 0.8 else by_verb(state, rng)


class Staff:
    """A chooser: the script ``staff`` answers for some seats, dice and the other seats are random."""

    def __init__(self, game: Game, odd: bool | None = None) -> None:
        """``odd``: the script has the seats of odd or of even number only."""
        self.game = game
        self.odd = odd
        self.minds: dict[int, Mind] = {}

    def __call__(self, state: State, rng: Random) -> int:
        if state.mover == CHANCE or (self.odd is not None and state.mover % 2 != self.odd):
            return uniformly(state, rng)
        return self.answer(state, rng)

    def answer(self, state: State, rng: Random) -> int:
        """The script's answer, which must be one of its view's options and legal."""
        mind = self.minds.setdefault(state.mover, self.game.doctrine.minds()["staff"]())
        view = self.game.view(state, state.seat)
        option = mind.choose(view, rng)
        assert option in view.options, f"staff answers {option}"
        return state.read(option.action)


def sensible(game: Game, share: float) -> Callable[[State, Random], str]:
    """Some answers of the computer player, the others at random."""
    mind = game.doctrine.minds()["staff"]()

    def choose(state: State, rng: Random) -> str:
        if state.mover != CHANCE and rng.random() < share:
            return str(mind.choose(game.view(state, state.seat), rng))
        return rng.choice([str(option) for option in state.options()])

    return choose


def lengths(game: Game) -> tuple[list[str], int]:
    """Scenarios that are played whole in fixed games, and how many games of each are enough."""
    long = length(game.name)
    return [scenario for scenario in game.scenarios if scenario not in long.campaigns], 1 if long.one_in > 2 else 3


def quick(game: Game) -> str:
    """A scenario whose every position may be looked at."""
    return length(game.name).quick or next(iter(game.scenarios))


def deed(state: State, code: int, seat: str | None) -> object:
    """What a seat sees of an answer as such. Other secrets may make another deed of the same words."""
    seen = deeds(state.game.name)
    return None if seen is None else seen(state, code, seat)


def first(state: State, rng: Random) -> int:
    """Always the first answer; dice stay random."""
    return uniformly(state, rng) if state.mover == CHANCE else state.codes[0]


def last(state: State, rng: Random) -> int:
    """Always the last answer; dice stay random."""
    return uniformly(state, rng) if state.mover == CHANCE else state.codes[-1]


class Start(str):
    """A scenario with the options of a table, or the name of a kept position."""

    options: dict[str, str]
    position: dict[str, Any] | None = None

    @classmethod
    def of(cls, game: Game, scenario: str, seed: int) -> Start:
        """Every third game is played with options picked by its seed, where the scenario has any."""
        start = cls(scenario)
        rng = Random(f"options {seed}")
        offered = game.scenarios[scenario].options
        start.options = {key: rng.choice(values) for key, values in offered.items()} if seed % 3 == 2 else {}
        return start


def begun(game: Game, scenario: str) -> State:
    if not isinstance(scenario, Start):
        return game.new(scenario)
    return game.new(str(scenario), scenario.options) if scenario.position is None else game.position(scenario.position)


def walk(game: Game, scenario: str, seed: int, choose: Chooser = uniformly) -> Iterator[tuple[State, int]]:
    """Every state of a game with the answer chosen in it; the state is changed after the answer is yielded."""
    rng = Random(seed)
    state = begun(game, scenario)
    for _ in range(BOUND):
        if state.over:
            return
        code = choose(state, rng)
        yield state, code
        state.play(code)
    raise AssertionError(f"{game.name} {scenario} seed {seed}: not over after {BOUND} answers")


def dealt(chunk: int) -> Iterator[tuple[Game, str, int, Chooser]]:
    """The games of one chunk: all games, scenarios and choosers in turn."""
    for name in NAMES:
        game = find_game(name)
        scenarios = [scenario for scenario in game.scenarios if scenario not in length(name).longest]
        one_in = length(name).one_in
        for seed in range(chunk, GAMES // one_in, CHUNKS):
            scenario = Start.of(game, scenarios[(seed if one_in > 1 else seed // 4) % len(scenarios)], seed)
            yield game, scenario, seed, (uniformly, warlike, by_verb, warlike)[(seed // 3 if one_in > 1 else seed) % 4]
    yield from sensible_games()[chunk::CHUNKS]
    yield from rare_games()[chunk::CHUNKS]


def sensible_games() -> list[tuple[Game, str, int, Chooser]]:
    """Games in which the script plays both sides, in every scenario, with options picked by the round's seed, or one
    side against a random player, in every second one; the campaigns by scripts alone, and in turn. Longest games first,
    so that the chunks are of one length."""
    found: list[tuple[Game, str, int, Chooser]] = []
    for number in range(max(1, GAMES // 250)):
        for name in NAMES:
            game = find_game(name)
            long = length(name).campaigns
            for place, scenario in enumerate(game.scenarios):
                if scenario in long and scenario != long[-1 - number % len(long)]:
                    continue
                seed = 3 * number + 2
                found.append((game, Start.of(game, scenario, seed), seed, Staff(game)))
                if scenario not in long and (place + number) % 2 == 0:
                    odd = (place // 2 + number // 2) % 2 == 1
                    found.append((game, Start.of(game, scenario, seed - 1), seed - 1, Staff(game, odd)))
    return sorted(found, key=lambda dealt: dealt[1] not in length(dealt[0].name).campaigns)


def rare_games() -> list[tuple[Game, str, int, Chooser]]:
    """Games that go on from kept positions with decisions that hardly ever come up."""
    found: list[tuple[Game, str, int, Chooser]] = []
    for game in map(find_game, NAMES):
        for path in sorted((room_of(game) / "rare").glob("*.json")):
            start = Start(path.stem)
            start.position = json.loads(path.read_text())
            found.append((game, start, 0, uniformly))
    return found


class Moment(NamedTuple):
    """A position of a game, and the answer that was given in it."""

    game: Game
    seed: int
    state: State
    code: int


class Met(NamedTuple):
    """What is looked at of the games of one chunk: some moments of all, the first ones of each kind of decision and
    of each procedure in progress, and how every game ended."""

    some: list[Moment]
    firsts: list[Moment]
    ends: list[tuple[Game, State]]
    kinds: set[str]
    """Every decision and procedure that came up, as ``game decision|procedure name``."""


BEGINNING = 30
"""Of games from kept positions so many answers are followed."""
SHARE = 0.05
"""Of all positions, those that are looked at."""
FEW = 1
"""Of each kind of decision and each procedure so many positions are looked at in any case, in each chunk."""


def kinds_of(game: Game, state: State) -> list[str]:
    """The decision and the procedures of a position."""
    decision = state.decision
    assert decision is not None
    assert isinstance(state, Stacked)
    stack = [f"{game.name} procedure {type(frame).__name__}" for frame in state.frames]
    return [f"{game.name} decision {decision.kind}", *dict.fromkeys(stack)]


def all_kinds(name: str) -> set[str]:
    """Every decision and procedure there is in a game."""
    game = find_game(name)
    asked = {f"{name} decision {kind.name}" for kind in decisions(game)}
    return asked | {f"{name} procedure {frame}" for frame in procedures(game)}


def moments(chunk: int) -> Met:
    """Positions from the games of one chunk, each of which is played to its end."""
    met = Met([], [], [], set())
    seen: Counter[str] = Counter()
    for game, scenario, seed, choose in dealt(chunk):
        rng = Random(seed)
        share = SHARE / 5 if scenario in length(game.name).campaigns else SHARE
        state: State | None = None
        code = 0
        kept = isinstance(scenario, Start) and scenario.position is not None
        for state, code in islice(walk(game, scenario, seed, choose), BEGINNING if kept else None):
            kinds = kinds_of(game, state)
            seen.update(kinds)
            if any(seen[kind] <= FEW for kind in kinds):
                met.firsts.append(Moment(game, seed, state.copy(), code))
            elif rng.random() < share:
                met.some.append(Moment(game, seed, state.copy(), code))
        if state is not None and state.over:
            met.ends.append((game, state))
    met.kinds.update(seen)
    return met


def some(met: Met, share: float) -> Iterator[tuple[Moment, Random]]:
    """So many of all positions, each with its own luck; of the first ones of each kind more."""
    for often, chosen in ((1 / SHARE, met.some), (2 / SHARE, met.firsts)):
        for number, moment in enumerate(chosen):
            rng = Random(f"{moment.seed} {number}")
            if rng.random() < share * often:
                yield moment, rng


def reference(game: Game) -> dict[str, Clause]:
    return read_clauses(game.reference)


def nonsense(state: State, rng: Random) -> int:
    """A code of a real verb with any arguments, legal or not; mostly a verb that could answer the decision."""
    verb = rng.choice(list(state.notation.verbs.values()))
    if rng.random() < 0.7:
        verb = state.notation.verbs[verb_of(rng.choice(state.codes))]
    code = verb.number << VERB_SHIFT
    for param, shift in zip(verb.params, SHIFTS, strict=False):
        if isinstance(param, Text):
            return with_text(code, rng.choice(["", "hold the ridge", "go to P41", "one two three four five six " * 9]))
        code |= rng.choice([n for n, word in enumerate(param.values) if word]) << shift
    return code
