"""How long the garbage collector stops a server with many tables: ``python benchmarks/pauses.py [--tables 40]``.

Plays some way into tables of every game in this process, shows each to both sides, lets the server freeze what lives
for ever as it does after its start, and collects everything. Printed: the objects that are looked at and the pause.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from longroll.games import game as find_game
from longroll.games import list_games
from longroll.server import app, pages
from longroll.server.app import Server, create_app
from longroll.server.config import Config
from longroll.server.lobby import Lobby, NewTable
from longroll.server.table import Viewer
from longroll.server.views import bundle

keep_for_good = getattr(app, "keep_for_good", None)
"""Earlier programs have none: they can be measured too."""


async def fill(lobby: Lobby, number: int, actions: int) -> None:
    names = list_games()
    for count in range(number):
        game, rng = find_game(names[count % len(names)]), Random(count)
        made = await lobby.make("me", NewTable(game.name, "", {}, dict.fromkeys(game.seats, "me")))
        table = await lobby.get(made.table)
        for _ in range(actions):
            if table.state.over:
                break
            await table.act(str(table.state.seat), str(rng.choice(table.state.options())), table.seq)
            for seat in game.seats:
                bundle(table, Viewer("me", (seat,), seat), "en")


def pause(title: str) -> None:
    times = []
    for _ in range(5):
        began = time.perf_counter()
        gc.collect()
        times.append(time.perf_counter() - began)
    found = gc.get_objects()
    kinds = Counter(type(thing).__name__ for thing in found).most_common(8)
    print(f"{title}: {len(found):,} objects, full collection {1000 * min(times):.0f} ms; {dict(kinds)}", flush=True)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--actions", type=int, default=60)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        server = Server(Config(data=Path(data), warm=False, limits=False, open_tables=10**6))
        async with server.life(create_app(server)):
            assert server.lobby is not None
            pages.warm_lobby()
            for name in list_games():
                find_game(name).board("en")
            if keep_for_good is not None:
                keep_for_good()
            pause("no table")
            await fill(server.lobby, options.tables, options.actions)
            pause(f"{options.tables} tables")


if __name__ == "__main__":
    asyncio.run(main())
