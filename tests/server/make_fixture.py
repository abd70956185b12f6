"""Makes a data folder as this program leaves it, for later programs: ``python -m tests.server.make_fixture DIR``.

Tables of every game, running and finished, are really played by a server, which is then stopped cleanly. Persons at
the tables answer like ``staff`` or at random, by their own seeds; computer players think in their own processes.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import shutil
import sys
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from longroll.games import game as find_game
from longroll.kit.chance import Dice
from longroll.kit.game import Mind
from longroll.kit.record import Record
from longroll.kit.state import CHANCE, State
from longroll.kit.terms import CHANCE_SEAT, BadInput
from longroll.minds import RandomMind, mind
from longroll.server.app import Server, create_app
from longroll.server.config import DATABASE, KEY, Config
from longroll.server.lobby import Lobby, Made, NewTable
from longroll.server.replay import record_of
from longroll.server.table import LiveTable

HOST, FRIEND = "fixture-host", "fixture-friend"
BEGAN = 1_700_000_000.0
ME = {"gettysburg": {"CSA": "me", "Union": "me"}, "guns": {"USA": "me", "CSA": "me"}}
ME |= {"glory": {"US": "me", "CS": "me"}, "reason": {"first": "me", "second": "me"}}


class Plan(msgspec.Struct):
    """A table to be: what is played, by whom, and where it is left."""

    name: str
    game: str
    scenario: str
    until: Callable[[State, int], bool]
    options: dict[str, Any] = {}
    seats: dict[str, str] = {}
    players: str = "staff"
    resign: bool = False
    wanted: Callable[[str, State], bool] | None = None
    orders: dict[str, str] = {}
    undo: bool = False
    paused: bool = False


class Kept(msgspec.Struct):
    """What ``tables.json`` says of a table."""

    name: str
    table: str
    game: str
    scenario: str
    options: dict[str, Any]
    rules: str
    seq: int
    over: bool
    result: str | None
    decides: str | None
    decision: str | None
    digest: str
    readable: bool


# ---- where tables are left ---------------------------------------------------------------------------------


def end(_state: State, _seq: int) -> bool:
    return False


def after(number: int) -> Callable[[State, int], bool]:
    return lambda _state, seq: seq >= number


def at(kind: str, number: int = 0) -> Callable[[State, int], bool]:
    """When a decision of this kind is pending."""
    return lambda state, seq: seq >= number and state.decision is not None and state.decision.kind == kind


def readable(game: str, state: State) -> bool:
    found = find_game(game)
    try:
        found.position(msgspec.json.decode(msgspec.json.encode(found.to_json(state))))
    except BadInput:
        return False
    return True


def unreadable(game: str, state: State) -> bool:
    return not readable(game, state)


def won_unreadable(game: str, state: State) -> bool:
    return state.result.winner is not None and unreadable(game, state)


AGAINST = {"CSA": "me", "Union": "computer:captain"}
PLANS = [
    Plan("gettysburg-won", "gettysburg", "third-day", end),
    Plan("gettysburg-won-unreadable", "gettysburg", "third-day", end, players="random", wanted=won_unreadable),
    Plan("gettysburg-conceded-unreadable", "gettysburg", "three-days", at("stick"), {}, {}, "random", True, unreadable),
    Plan("gettysburg-conceded", "gettysburg", "first-day", after(40), resign=True),
    Plan("gettysburg-running", "gettysburg", "three-days", after(230), undo=True),
    Plan("gettysburg-combat", "gettysburg", "second-day-afternoon", at("stick", 120)),
    Plan("gettysburg-captain", "gettysburg", "first-day", after(90), seats=AGAINST),
    Plan("gettysburg-friend", "gettysburg", "first-day", after(60), seats={"CSA": "me", "Union": "friend"}),
    Plan("guns-won", "guns", "third-day", end),
    Plan("guns-conceded-at-combat-order", "guns", "second-day", at("combat-order"), {}, {}, "random", True, unreadable),
    Plan("guns-conceded", "guns", "first-day", after(50), resign=True),
    Plan("guns-running", "guns", "three-days", after(210), {"obstructed": "yes"}),
    Plan("guns-bombardment", "guns", "third-day", after(130), {"extended-bombardment": "yes"}, players="random"),
    Plan("guns-bid", "guns", "historical", after(70), {"bidding": "yes", "deployment": "free"}, players="random"),
    Plan("guns-teams", "guns", "second-day", after(60), {"teams": "both"}, players="random"),
    Plan("guns-captain", "guns", "third-day", after(60), seats={"USA": "computer:captain", "CSA": "me"}),
    Plan("glory-won", "glory", "henry-hill", end),
    Plan("glory-conceded", "glory", "deep-cut", after(120), resign=True),
    Plan("glory-running", "glory", "maryes-heights", after(260), undo=True),
    Plan(
        "glory-orders",
        "glory",
        "prospect-hill",
        after(240),
        orders={"counterbattery": "fire", "retreat": "best", "defensive-fire": "best"},
    ),
    Plan("glory-option", "glory", "first-manassas", after(150), {"third-jackson": "yes"}),
    Plan("glory-random", "glory", "snodgrass-hill", after(160), players="random"),
    Plan("glory-divisions", "glory", "chickamauga", after(110), {"division-markers": "yes", "second-day": "yes"}),
    Plan("glory-captain", "glory", "deep-cut", after(90), seats={"US": "me", "CS": "computer:captain"}),
    Plan("reason-won", "reason", "lindenau", end),
    Plan("reason-conceded", "reason", "rossbach", after(150), resign=True),
    Plan("reason-running", "reason", "kolin", after(260), undo=True),
    Plan("reason-random", "reason", "warburg", after(150), players="random", paused=True),
    Plan("reason-pick-up", "reason", "pick-up", after(60), {"table": "open", "season": "winter"}, players="random"),
    Plan("reason-captain", "reason", "lindenau", after(120), seats={"first": "computer:captain", "second": "me"}),
]


# ---- playing -----------------------------------------------------------------------------------------------


class Person:
    """Answers for every seat of persons at one table."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.game = find_game(plan.game)
        self.mind: Mind = RandomMind() if plan.players == "random" else mind(self.game, plan.players)
        self.rng = Random(f"{plan.name} {seed}")

    def answer(self, state: State) -> str:
        view = self.game.view(state, state.seat)
        return str(self.mind.choose(view, self.rng))


def secret_of(plan: Plan, seed: int) -> bytes:
    return hashlib.sha256(f"fixture {plan.name} {seed}".encode()).digest()


def rehearse(plan: Plan, seed: int) -> bool:
    """Does the game of this seed end as the plan wants it?"""
    game, person = find_game(plan.game), Person(plan, seed)
    state, dice, seq = game.new(plan.scenario, plan.options), Dice(secret_of(plan, seed)), 0
    while not state.over:
        if state.mover == CHANCE:
            options = state.options()
            state.apply(options[dice.answer([option.weight for option in options])].action)
        elif plan.until(state, seq):
            if plan.resign:
                state.apply(f"concede {state.seat}")
            break
        else:
            try:
                state.apply(person.answer(state))
            except BadInput:
                return False
        seq += 1
    return plan.wanted is None or plan.wanted(plan.game, state)


async def play(lobby: Lobby, plan: Plan, secrets: list[bytes]) -> LiveTable:
    """One table from its beginning to where the plan leaves it."""
    seed = next(seed for seed in count() if plan.wanted is None or rehearse(plan, seed))
    secrets.append(secret_of(plan, seed))
    made = await lobby.make(HOST, wish_of(plan))
    table = await lobby.get(made.table)
    await sit_down(lobby, table, made)
    for name, answer in plan.orders.items():
        for seat in table.chairs:
            await table.order(seat, name, answer)
    person = Person(plan, seed)
    undone = not plan.undo
    while not table.state.over and not plan.until(table.state, table.seq):
        if table.computer_to_move() is not None:
            await asyncio.sleep(0.01)
            continue
        seat = str(table.state.seat)
        await table.act(seat, person.answer(table.state), table.seq)
        if not undone and table.seq > 60 and table.offer(seat).mark >= 0:
            await table.undo(seat, table.seq)
            undone = True
    if plan.resign and not table.state.over:
        await table.resign(str(table.state.seat))
    if plan.paused or any(kind.startswith("computer") for kind in plan.seats.values()):
        await table.pause(True)
    return table


def wish_of(plan: Plan) -> NewTable:
    seats = plan.seats or ME[plan.game]
    if plan.options.get("teams") == "both":
        seats = dict.fromkeys(find_game(plan.game).new(plan.scenario, plan.options).seat_names(), "me")
    return NewTable(plan.game, plan.scenario, plan.options, seats, plan.name)


async def sit_down(lobby: Lobby, table: LiveTable, made: Made) -> None:
    for link in made.links.values():
        await lobby.join(table.id, FRIEND, link.partition("#join=")[2])


async def record(lobby: Lobby, table: LiveTable) -> Record:
    kept = await lobby.kept(table.id, HOST)
    return record_of(kept.row, kept.seats, kept.journal)


def kept(name: str, table: LiveTable) -> Kept:
    state, game, row = table.state, table.game, table.row
    position = msgspec.json.encode(game.to_json(state))
    return Kept(
        name=name,
        table=table.id,
        game=game.name,
        scenario=row.scenario,
        options=msgspec.json.decode(row.options),
        rules=row.rules,
        seq=table.seq,
        over=state.over,
        result=state.result.winner,
        decides=state.seat,
        decision=None if state.decision is None else state.decision.kind,
        digest=hashlib.sha256(position).hexdigest(),
        readable=readable(game.name, state),
    )


# ---- more tables: from records, rematches, lessons ---------------------------------------------------------


async def more(lobby: Lobby, tables: dict[str, LiveTable], secrets: list[bytes]) -> None:
    for name in ("gettysburg-running", "glory-running"):
        brought = msgspec.to_builtins(await record(lobby, tables[name]))
        secrets.append(hashlib.sha256(f"fixture imported {name}".encode()).digest())
        made = await lobby.make(HOST, NewTable(record=brought, seats=ME[tables[name].game.name], name=f"from {name}"))
        table = tables[f"{name}-imported"] = await lobby.get(made.table)
        rng = Random(name)
        for _ in range(12):
            if table.state.seat != CHANCE_SEAT and not table.state.over:
                await table.act(str(table.state.seat), str(rng.choice(table.state.options())), table.seq)
    brought = msgspec.to_builtins(await record(lobby, tables["guns-won"]))
    made = await lobby.make(HOST, NewTable(record=brought, name="from guns-won"))
    tables["guns-won-imported"] = await lobby.get(made.table)
    secrets.append(hashlib.sha256(b"fixture rematch").digest())
    made = await lobby.rematch(tables["reason-won"], HOST)
    tables["reason-rematch"] = await lobby.get(made.table)
    for game in ("gettysburg", "guns", "glory", "reason"):
        lesson = next(iter(find_game(game).lessons), None)
        if lesson is not None:
            secrets.append(hashlib.sha256(f"fixture lesson {game}".encode()).digest())
            made = await lobby.lesson(HOST, lesson)
            tables[f"{game}-lesson"] = await lobby.get(made.table)


async def serve(data: Path, folder: Path) -> None:
    secrets: list[bytes] = []
    ticks, tokens = count(), count()
    server = Server(
        Config(data=data, warm=False, limits=False),
        clock=lambda: BEGAN + next(ticks),
        secret=lambda: secrets.pop(0),
        new_id=lambda: f"fixture{next(tokens):05d}",
    )
    tables: dict[str, LiveTable] = {}
    async with server.life(create_app(server)):
        lobby = server.lobby
        assert lobby is not None
        for plan in PLANS:
            tables[plan.name] = await play(lobby, plan, secrets)
            print(plan.name, tables[plan.name].seq, tables[plan.name].state.over, flush=True)
        await more(lobby, tables, secrets)
        found = [kept(name, table) for name, table in tables.items()]
        (folder / "tables.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        for name, table in tables.items():
            squeeze((await record(lobby, table)).encode(), folder / "records" / f"{name}.longroll.json.gz")


def squeeze(data: bytes, path: Path) -> None:
    path.write_bytes(gzip.compress(data, 9, mtime=0))


def main() -> None:
    folder = Path(sys.argv[1])
    (folder / "records").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        data = Path(place)
        asyncio.run(serve(data, folder))
        squeeze((data / DATABASE).read_bytes(), folder / f"{DATABASE}.gz")
        shutil.copy(data / KEY, folder / KEY)
        print("left in the data folder:", sorted(path.name for path in data.iterdir()))


if __name__ == "__main__":
    main()
