"""What a match is, written down before it is played: who plays what, how often, and what is claimed of it.

A manifest is a TOML file. Everything about it is checked when it is read, and every problem is named with its place.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal, cast

import msgspec

from longroll.games import game as find_game
from longroll.kit.game import Game
from longroll.kit.terms import BadInput
from longroll.kit.typed import convert
from longroll.lab.anchors import player
from longroll.lab.players import Spec, read_spec
from longroll.lab.scores import Sprt

NAME: Final = re.compile(r"[a-z0-9][a-z0-9.-]*")
BUDGETS: Final = ("nodes", "seconds")
"""Settings that say how much a player may think; a match has one kind for both."""

Budget = Literal["none", "nodes", "seconds"]


class Contest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The part of a match that is played in one game, and judged by itself. Pairs go round the scenarios in turn."""

    game: str
    scenarios: list[str]
    pairs: int
    """How many at most; a test (``sprt``) may have seen enough before."""
    players: list[str] = []
    """Instead of the match's own, where a game needs another budget."""
    options: dict[str, str] = {}


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match of two players, the first of whom is measured."""

    name: str
    title: str
    hypothesis: str
    games: list[Contest]
    players: list[str] = []
    """Two computer players with their settings (see ``players``)."""
    budget: Budget = "none"
    """What limits the thinking of those that can be limited: nodes play the same everywhere, seconds do not."""
    seed: int = 0
    floor: float | None = None
    """The lower bound of the pair score that must be reached, and the one that is hoped for."""
    goal: float | None = None
    patience: float = 10.0
    """Seconds after which an answer counts as late."""
    sprt: Sprt | None = None

    def seated(self, contest: Contest) -> tuple[Spec, Spec]:
        """Who meets in a contest."""
        first, second = map(read_spec, contest.players or self.players)
        return first, second


# ---- reading -----------------------------------------------------------------------------------------------


def read_manifest(path: Path) -> Manifest:
    """The manifest of a file; BadInput names every problem."""
    try:
        return manifest(tomllib.loads(path.read_text(encoding="utf-8")), path.name)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path.name}: {error}") from None


def manifest(data: Mapping[str, Any], source: str) -> Manifest:
    """A manifest from plain data; BadInput names every problem."""
    problems = _shape(data)
    if not problems:
        found = convert(dict(data), Manifest)
        problems = _sense(found)
        if not problems:
            return found
    raise BadInput(f"{source}: {'; '.join(problems)}")


TABLES: Final[Mapping[str, Any]] = {"games": list[dict[str, Any]], "sprt": dict[str, Any]}
"""Fields that have fields, which are looked at one by one."""


def _shape(data: Mapping[str, Any]) -> list[str]:
    """What is missing, unknown, or of the wrong kind."""
    problems = _fields(data, Manifest, "")
    if any(problem.startswith(tuple(TABLES)) for problem in problems):
        return problems
    for number, contest in enumerate(data["games"], 1):
        problems += _fields(contest, Contest, f"games {number}, ")
    return problems + (_fields(data["sprt"], Sprt, "sprt, ") if "sprt" in data else [])


def _fields(data: Mapping[str, Any], kind: type[msgspec.Struct], place: str) -> list[str]:
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    problems = [f"{place}there is no field '{key}'" for key in data if key not in fields]
    for name, field in fields.items():
        if name not in data:
            if field.required:
                problems.append(f"{place}{name}: is missing")
            continue
        try:
            convert(data[name], TABLES.get(name, field.type))
        except msgspec.ValidationError as error:
            problems.append(f"{place}{name}: {error}")
    return problems


def _sense(found: Manifest) -> list[str]:
    """What cannot be."""
    problems = []
    if not NAME.fullmatch(found.name):
        problems.append(f"name: '{found.name}' should be small letters, digits, dots and dashes: files are called so")
    if not found.games:
        problems.append("games: there are none")
    if found.patience <= 0:
        problems.append("patience: must be above 0")
    bounds = [bound for bound in (found.floor, found.goal) if bound is not None]
    if not all(0 <= bound <= 1 for bound in bounds) or bounds != sorted(bounds):
        problems.append("floor, goal: must lie between 0 and 1, the goal not below the floor")
    if found.sprt is not None and not 0 <= found.sprt.p0 < found.sprt.p1 <= 1:
        problems.append("sprt: p0 must be below p1, both between 0 and 1")
    if found.sprt is not None and not all(0 < error < 0.5 for error in (found.sprt.alpha, found.sprt.beta)):
        problems.append("sprt: alpha and beta must lie between 0 and 0.5")
    for number, contest in enumerate(found.games, 1):
        problems += [f"games {number}, {problem}" for problem in _contest(found, contest)]
    if len({contest.game for contest in found.games}) < len(found.games):
        problems.append("games: one is named twice")
    return problems


def _contest(found: Manifest, contest: Contest) -> list[str]:
    problems = [] if contest.pairs >= 1 else ["pairs: there must be at least one"]
    names = contest.players or found.players
    if len(names) != 2:
        problems.append(f"players: there must be two, not {len(names)}")
    for name in names:
        try:
            problems += _budget(found.budget, read_spec(name))
        except BadInput as error:
            problems.append(f"players: {error}")
    try:
        game = find_game(contest.game)
    except BadInput as error:
        return [*problems, f"game: {error}"]
    if not contest.scenarios or len(set(contest.scenarios)) < len(contest.scenarios):
        problems.append("scenarios: each must be named once, and there must be one")
    for scenario in contest.scenarios:
        problems += _start(game, scenario, contest.options)
    return problems


def _budget(budget: Budget, spec: Spec) -> list[str]:
    wrong = [key for key in BUDGETS if key in spec.settings and key != budget]
    return [f"players: '{spec}' has {', '.join(wrong)}, but the budget is '{budget}'"] if wrong else []


def _start(game: Game, scenario: str, options: Mapping[str, str]) -> list[str]:
    try:
        seats = game.new(scenario, options).seat_names()
    except BadInput as error:
        return [f"scenarios: {error}"]
    return [] if len(seats) == 2 else [f"options: a match needs two seats, not {len(seats)}"]


# ---- players -----------------------------------------------------------------------------------------------


def check_players(found: Manifest) -> None:
    """Is there every player of a match? BadInput names those that there are not. Apart from reading: results can be
    told without them."""
    problems = []
    for number, contest in enumerate(found.games, 1):
        for spec in found.seated(contest):
            try:
                player(find_game(contest.game), str(spec))
            except BadInput as error:
                problems.append(f"games {number}, players: {error}")
    if problems:
        raise BadInput(f"{found.name}: {'; '.join(problems)}")


def versus(
    players: tuple[str, str],
    contest: Contest,
    seed: int = 0,
    sprt: Sprt | None = None,
) -> Manifest:
    """The manifest of a match that nobody wrote down."""
    specs = [read_spec(name) for name in players]
    kinds = sorted({key for spec in specs for key in BUDGETS if key in spec.settings})
    if len(kinds) > 1:
        raise BadInput("one player has nodes and the other seconds: give both the same kind of budget")
    title = f"{specs[0]} v {specs[1]}"
    found = Manifest(
        name=re.sub(r"[^a-z0-9.]+", "-", title.lower()),
        title=title,
        hypothesis="",
        games=[contest],
        players=list(players),
        budget=cast("Budget", kinds[0]) if kinds else "none",
        seed=seed,
        sprt=sprt,
    )
    plain = {name: value for name, value in msgspec.to_builtins(found).items() if value is not None}
    return manifest(plain, title)
