"""How balanced the scenarios are: games between equals, counted into each game's data and told by a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from longroll.games import BUILT_IN
from longroll.games import game as find_game
from longroll.kit.balance import LEVEL, Balance, balance_file, counted, levels, nearest, points_of, uneven
from longroll.kit.game import Game
from longroll.kit.handicap import HANDICAP, NO_HANDICAP, parts_of
from longroll.kit.shares import wilson
from longroll.kit.terms import BadInput
from longroll.lab.anchors import player
from longroll.lab.matches import Book, Line, Task, lines_of
from longroll.lab.players import Spec
from longroll.lab.runner import Runner
from longroll.lab.sheets import NOTHING, Sheet, interval, markdown
from longroll.minds import minds
from longroll.minds.levels import CAPTAIN
from longroll.minds.thinker import STAFF

PAGE: Final = Path("docs") / "balance.md"
GAMES: Final = 100
"""How often a scenario is played unless told."""
FEWER: Final[Mapping[str, int]] = {"general": 30, "marshal": 30}
"""How often by those who think long."""
GREAT: Final = ("fredericksburg", "chancellorsville", "second-manassas", "chickamauga")
"""Battles that last ten times as long as others."""
FEWEST_GREAT: Final = 10
"""How often those who think long play such a one."""
PATIENCE: Final = 60.0
"""Seconds after which an answer counts as late."""


def games_wanted(spec: Spec, scenario: str) -> int:
    """How often a player meets itself in a scenario, unless told."""
    number = FEWER.get(spec.name, GAMES)
    return FEWEST_GREAT if spec.name in FEWER and scenario in GREAT else number


def tasks(game: Game, scenario: str, spec: Spec, games: int, seed: int, options: Mapping[str, str]) -> list[Task]:
    """Games of a player against itself."""
    seats = game.new(scenario, options).seat_names()
    if len(seats) != 2:
        raise BadInput(f"balance is counted with two seats, not {len(seats)}")
    return [
        Task(
            match=f"balance-{spec.name}",
            pair=number,
            swapped=False,
            game=game.name,
            scenario=scenario,
            options=dict(options),
            seats={seat: str(spec) for seat in seats},
            seed=f"{seed} {number}",
            patience=PATIENCE,
        )
        for number in range(1, games + 1)
    ]


def count(
    game: Game,
    scenario: str,
    spec: Spec,
    book: Book,
    runner: Runner,
    games: int | None = None,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    on_game: Callable[[Line], None] = lambda _: None,
) -> Balance:
    """Play what is missing of a scenario, and count."""
    player(game, str(spec))
    wanted = tasks(game, scenario, spec, games or games_wanted(spec, scenario), seed, options or {})
    found = counted_of(game, spec, list(lines_of(wanted, book, runner, on_game)))
    return msgspec.structs.replace(found, handicap=handicap_of(options or {}))


def handicap_of(options: Mapping[str, str]) -> str:
    """The handicap among the options of a table; "" is none."""
    chosen = options.get(HANDICAP, NO_HANDICAP)
    return "" if chosen == NO_HANDICAP else chosen


def kept_with(options: Mapping[str, str]) -> bool:
    """Is what was played with these options kept? Only a handicap is; other options make another game."""
    return not set(options) - {HANDICAP}


def counted_of(game: Game, spec: Spec, lines: Sequence[Line]) -> Balance:
    """The sums of some games. Those that were stopped do not count."""
    finished = [line for line in lines if not line.unfinished]
    return Balance(
        player=spec.name,
        games=len(finished),
        wins={seat: sum(line.winner == seat for line in finished) for seat in game.seats},
        draws=sum(line.drawn for line in finished),
        length=round(sum(line.decisions for line in finished) / len(finished)) if finished else 0,
    )


def keep(game: Game, scenario: str, found: Balance) -> None:
    """Write what was counted into the game's data, in the place of what the same player found before with the same
    handicap. Scenarios and players that there are no longer are left out; players stand in the order of their strength,
    each first without a handicap. BadInput if the player sits at no table: people would not know whom they read of."""
    order = minds(game)
    if found.player not in order:
        raise BadInput(f"balance is kept of players that people meet ({', '.join(order)}), not of {found.player}")
    kept = {name: list(known) for name, known in counted(game).items()}
    gone = {found.player, *({STAFF} if found.player == CAPTAIN else ())}  # the same player by its earlier name
    others = [
        known
        for known in kept.get(scenario, [])
        if known.player in order and (known.player not in gone or known.handicap != found.handicap)
    ]
    choices = ["", *game.scenarios[scenario].options.get(HANDICAP, [])]
    kept[scenario] = sorted(
        [known for known in [*others, found] if known.handicap in choices],
        key=lambda balance: (order.index(balance.player), choices.index(balance.handicap)),
    )
    data = msgspec.json.encode({name: kept[name] for name in game.scenarios if name in kept})
    balance_file(game).write_bytes(msgspec.json.format(data, indent=1) + b"\n")


# ---- the search for a handicap -----------------------------------------------------------------------------


def levelled(plain: Balance, choices: Sequence[str], count_with: Callable[[str], Balance]) -> list[Balance]:
    """Count handicaps for the side that wins too seldom until one brings the sides level: the middle one, then the
    middle of the lower or of the higher ones, as it was too much or too little. Nothing, where no side wins too
    often."""
    strong = uneven(plain)
    steps = [choice for choice in choices if (parts := parts_of(choice)) is not None and parts[0] != strong]
    tried: list[Balance] = []
    low, high = 0, len(steps) if strong else 0
    while low < high:
        middle = (low + high) // 2
        found = count_with(steps[middle])
        tried.append(found)
        if not found.games or levels(found):
            break
        if points_of(found, strong) > found.games / 2:
            low = middle + 1
        else:
            high = middle
    return tried


def scenarios_of(game: Game, spec: Spec) -> list[str]:
    """The scenarios that a player has counted without a handicap."""
    kept = counted(game).items()
    return [name for name, found in kept if any(one.player == spec.name and not one.handicap for one in found)]


def search(
    game: Game,
    scenario: str,
    spec: Spec,
    book: Book,
    runner: Runner,
    games: int | None = None,
    seed: int = 1,
    on_game: Callable[[Line], None] = lambda _: None,
) -> Balance | None:
    """Keep what is counted of the handicaps that a scenario needs by a player's own count, and return the one nearest
    to a half; None: it needs none. BadInput if the player has not counted it without a handicap."""
    known = [found for found in counted(game).get(scenario, []) if found.player == spec.name and not found.handicap]
    if not known:
        raise BadInput(f"{spec.name} has not counted {scenario} without a handicap")

    def count_with(handicap: str) -> Balance:
        found = count(game, scenario, spec, book, runner, games, seed, {HANDICAP: handicap}, on_game)
        keep(game, scenario, found)
        return found

    return nearest(levelled(known[0], game.scenarios[scenario].options.get(HANDICAP, []), count_with))


# ---- telling -----------------------------------------------------------------------------------------------


def row(game: Game, scenario: str, found: Balance) -> tuple[str, ...]:
    first, second = game.seats
    won = found.wins[first]
    return (
        scenario,
        found.player,
        str(found.games),
        f"{won}-{found.draws}-{found.wins[second]}",
        interval(wilson(won, found.games)) if found.games else NOTHING,
        interval(wilson(found.wins[second], found.games)) if found.games else NOTHING,
        uneven(found) or NOTHING,
        f"{found.length:,}" if found.length else NOTHING,
    )


def sheet(game: Game, found: Mapping[str, Sequence[Balance]]) -> Sheet:
    """The scenarios of a game, each by everyone who has played it."""
    first, second = game.seats
    head = (
        "scenario",
        "player",
        "games",
        f"{first}-drawn-{second}",
        f"{first} wins, 95 %",
        f"{second} wins, 95 %",
        f"above {LEVEL:.0%}",
        "answers a game",
    )
    rows = [
        row(game, scenario, balance)
        for scenario, several in found.items()
        for balance in several
        if not balance.handicap
    ]
    return Sheet(game.title, head, rows, names=2)


def handicap_row(game: Game, scenario: str, found: Balance) -> tuple[str, ...]:
    first, second = game.seats
    bounds = wilson(points_of(found, first), found.games) if found.games else None
    return (
        scenario,
        found.player,
        found.handicap,
        str(found.games),
        f"{found.wins[first]}-{found.draws}-{found.wins[second]}",
        interval(bounds) if bounds else NOTHING,
        "yes" if found.games and levels(found) else NOTHING,
    )


def handicap_sheet(game: Game, found: Mapping[str, Sequence[Balance]]) -> Sheet:
    """What was played with a handicap: whether it brings the sides level."""
    first, second = game.seats
    head = ("scenario", "player", "handicap", "games", f"{first}-drawn-{second}", f"share of {first}, 95 %", "level")
    rows = [
        handicap_row(game, scenario, balance)
        for scenario, several in found.items()
        for balance in several
        if balance.handicap
    ]
    return Sheet(f"{game.title}: handicaps", head, rows, names=3)


def sheets(game: Game, found: Mapping[str, Sequence[Balance]]) -> list[Sheet]:
    """The tables of a game that have rows."""
    return [made for made in (sheet(game, found), handicap_sheet(game, found)) if made.rows]


INTRODUCTION: Final = """\
Made by `longroll arena --balance` from games of computer players against themselves, not by hand; the lobby tells the
same figures. Shares of wins have their 95 % Wilson interval; with a handicap draws count half, and it brings the sides
level where the interval holds a half."""


def balance_page() -> str:
    """The page of all games, from their data."""
    parts = [f"# Balance\n\n{INTRODUCTION}"]
    for name in BUILT_IN:
        game = find_game(name)
        found = counted(game)
        if found:
            missing = [scenario for scenario in game.scenarios if scenario not in found]
            note = f"\n\nNot counted yet: {', '.join(missing)}." if missing else ""
            tables = "\n\n".join(markdown(made) for made in sheets(game, found))
            parts.append(f"## {game.title}\n\n{tables}{note}")
    return "\n\n".join(parts) + "\n"
