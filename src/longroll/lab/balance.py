"""How balanced the scenarios are: games between equals, counted into each game's data and told by a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from longroll.games import BUILT_IN
from longroll.games import game as find_game
from longroll.kit.balance import Balance, balance_file, counted
from longroll.kit.game import Game
from longroll.kit.terms import BadInput
from longroll.lab.anchors import player
from longroll.lab.matches import Book, Line, Task, lines_of
from longroll.lab.players import Spec
from longroll.lab.runner import Runner
from longroll.lab.scores import wilson
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
LEVEL: Final = 0.7
"""A side that wins more than this share has it too easy."""


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
    return counted_of(game, spec, list(lines_of(wanted, book, runner, on_game)))


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
    """Write what was counted into the game's data, in the place of what the same player found before. Scenarios and
    players that there are no longer are left out; players stand in the order of their strength. BadInput if the player
    sits at no table: people would not know whom they read of."""
    order = minds(game)
    if found.player not in order:
        raise BadInput(f"balance is kept of players that people meet ({', '.join(order)}), not of {found.player}")
    kept = {name: list(known) for name, known in counted(game).items()}
    gone = {found.player, *({STAFF} if found.player == CAPTAIN else ())}  # the same player by its earlier name
    others = [known for known in kept.get(scenario, []) if known.player in order and known.player not in gone]
    kept[scenario] = sorted([*others, found], key=lambda balance: order.index(balance.player))
    data = msgspec.json.encode({name: kept[name] for name in game.scenarios if name in kept})
    balance_file(game).write_bytes(msgspec.json.format(data, indent=1) + b"\n")


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


def uneven(found: Balance) -> str:
    """The side that wins too often, if there is one."""
    return next((seat for seat, won in found.wins.items() if won > LEVEL * found.games), "")


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
    rows = [row(game, scenario, balance) for scenario, several in found.items() for balance in several]
    return Sheet(game.title, head, rows, names=2)


INTRODUCTION: Final = """\
Made by `longroll arena --balance` from games of computer players against themselves, not by hand; the lobby tells the
same figures. Shares of wins have their 95 % Wilson interval."""


def balance_page() -> str:
    """The page of all games, from their data."""
    parts = [f"# Balance\n\n{INTRODUCTION}"]
    for name in BUILT_IN:
        game = find_game(name)
        found = counted(game)
        if found:
            missing = [scenario for scenario in game.scenarios if scenario not in found]
            note = f"\n\nNot counted yet: {', '.join(missing)}." if missing else ""
            parts.append(f"## {game.title}\n\n{markdown(sheet(game, found))}{note}")
    return "\n\n".join(parts) + "\n"
