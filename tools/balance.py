"""How balanced the scenarios are: games between computer players, counted into each game's ``balance.json``.

    python -m tools.balance                       every scenario of every game
    python -m tools.balance glory chancellorsville   one game, or one scenario of it
    python -m tools.balance --games 24 guns

The same seed plays the same games. Run it when rules or computer players have changed; the lobby shows what it counted.
"""

from __future__ import annotations

import argparse

import msgspec

from longroll.games import game as find_game
from longroll.games import list_games
from longroll.kit.balance import Balance, balance_file, balances
from longroll.kit.game import Game
from longroll.lab.arena import selfplay

GAMES = 60
PLAYER = "staff"


def measure(game: Game, scenario: str, games: int, seed: int) -> Balance:
    """One scenario, played by equals."""
    chairs = game.new(scenario).seat_names()
    match = selfplay(game, scenario, [PLAYER] * len(chairs), games, seed)
    return Balance(PLAYER, match.games - match.unfinished, match.wins, match.draws)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("scenario", nargs="?", default="")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    for name in [wish.game] if wish.game else list_games():
        game = find_game(name)
        for scenario in [wish.scenario] if wish.scenario else game.scenarios:
            found = measure(game, scenario, wish.games, wish.seed)
            print(f"{name} {scenario}: {found.wins}, drawn {found.draws}, of {found.games}", flush=True)
            write(game, {**balances(game), scenario: found})


def write(game: Game, found: dict[str, Balance]) -> None:
    """Scenarios that there are no longer are left out."""
    kept = {scenario: found[scenario] for scenario in game.scenarios if scenario in found}
    data = msgspec.json.format(msgspec.json.encode(kept), indent=1)
    balance_file(game).write_bytes(data + b"\n")


if __name__ == "__main__":
    main()
