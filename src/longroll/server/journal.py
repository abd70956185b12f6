"""The journal of a table: its rows, what an action will add to it, and a game told again from it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from inspect import getfile
from pathlib import Path
from typing import NoReturn

import msgspec

import longroll
from longroll import __version__
from longroll.kit.chance import Dice
from longroll.kit.film import Moment
from longroll.kit.foresight import held
from longroll.kit.game import Game
from longroll.kit.record import Differs, Move, Record, begin, check_die, unasked
from longroll.kit.state import CHANCE, State
from longroll.kit.terms import CHANCE_SEAT, BadInput, Event, Refusal
from longroll.server.storage import ACT, ORDERED, ActionRow, SeatRow, Snapshot, TableRow

PROGRAM = Path(longroll.__file__).parent
SOURCES = (".py", ".json", ".toml", ".csv")


class Step(msgspec.Struct, gc=False, frozen=True):
    """One row of the journal, as the log needs it."""

    seq: int
    kind: str
    seat: str
    time: float
    events: list[Event]


class Told(msgspec.Struct, frozen=True):
    """An action that is being taken: how it came about, whose it is, what it did, and the position it led to."""

    kind: str
    seat: str
    action: str
    events: list[Event]
    after: State


class Mark(msgspec.Struct, frozen=True):
    """A player's action that can still be taken back: the number and the position before it."""

    seat: str
    seq: int
    state: State
    free: bool


class Reseated(msgspec.Struct, frozen=True):
    """Who holds seats otherwise from now on; ``owner``: who has the table, if that changes too. A seat whose player is
    another one forgets its standing orders (``forgets``)."""

    rows: list[SeatRow]
    owner: str | None = None
    forgets: str | None = None


class Refused(Exception):
    """The rules forbid it."""

    def __init__(self, why: Refusal, seat: str, action: str) -> None:
        super().__init__(why.clause)
        self.why = why
        self.seat = seat
        self.action = action


class Change(msgspec.Struct, frozen=True):
    """What an action or an undo will make of the table."""

    rows: list[ActionRow]
    steps: list[Step]
    state: State
    drawn: int
    marks: list[Mark]
    sealed: bool
    reseated: Reseated | None = None
    moments: Sequence[Moment] = ()
    """What is to be seen of it."""
    refused: Refused | None = None
    """What was to be done then and may not be."""


def join_marks(marks: list[Mark], first: int) -> None:
    """What was done in one go is taken back in one go."""
    joined = marks[first:]
    if len(joined) > 1:
        marks[first:] = [msgspec.structs.replace(joined[0], free=all(mark.free for mark in joined))]


# ---- playing it again --------------------------------------------------------------------------------------


class Retold:
    """A game played again, compared with what was kept of it: the dice, who decides and how it ended, and how another
    program saw a position of it. What was told then is not compared (words may change), but shows where a game that
    does not end alike took another turn."""

    def __init__(self, game: Game, row: TableRow, witness: Snapshot | None) -> None:
        self.game = game
        self.row = row
        self.witness = witness
        self.last = 0
        self.turned = 0
        """The first step that told something else."""

    def before(self, state: State, row: ActionRow, drawn: int) -> None:
        """The dice must fall again as they did."""
        if row.seat != CHANCE_SEAT or self.row.secret is None:
            return
        move = Move(row.seat, row.action)
        if held(state):
            state = state.copy()
            unasked(state, move)
        if state.mover == CHANCE:
            check_die(state, row.seq, move, Dice(self.row.secret, drawn))

    def after(self, state: State, row: ActionRow, told: Sequence[Event]) -> None:
        self.last = row.seq
        if (
            row.kind in (ACT, ORDERED)
            and not self.turned
            and (msgspec.json.encode(told) if told else None) != row.events
        ):
            self.turned = row.seq
        witness = self.witness
        if witness is not None and witness.seq == row.seq and not state.over:
            seen = self._seen(witness)
            if seen is not None:
                seen.scenario = state.scenario  # earlier programs did not write it
                if seen != state:
                    self._differs("the position is not what it was")

    def at_end(self, state: State) -> None:
        """Who must decide, and who won, as it was kept."""
        row = self.row
        if state.seat != row.decides or state.over != row.over:
            self._differs(f"{row.decides or 'nobody'} had to decide, now it is {state.seat or 'nobody'}")
        winner = state.result.winner
        if winner != row.result:
            self._differs(f"{row.result or 'nobody'} had won, now it is {winner or 'nobody'}")

    def _differs(self, why: str) -> NoReturn:
        raise Differs(self.turned or self.last, why)

    def _seen(self, witness: Snapshot) -> State | None:
        """The position of the witness, unless its form is another."""
        try:
            return self.game.position(msgspec.json.decode(witness.position))
        except Exception:
            return None


def roll_on(state: State, secret: bytes | None, drawn: int) -> tuple[int, list[Told]]:
    """Let the dice answer, on this state, until somebody must choose; the dice drawn by then, and what they did."""
    told: list[Told] = []
    if state.mover != CHANCE:
        return drawn, told
    if secret is None:
        raise BadInput("this table has no dice")
    dice = Dice(secret, drawn)
    while state.mover == CHANCE:
        options = state.options()
        action = options[dice.answer([option.weight for option in options])].action
        told.append(Told(ACT, CHANCE_SEAT, str(action), state.apply(action), state.copy()))
    return dice.drawn, told


def start_record(row: TableRow) -> Record:
    """The record of a table without its actions."""
    return Record(
        format=1,
        rules=row.rules,
        game=row.game,
        scenario=row.scenario,
        seats={},
        commitment=row.commitment,
        options=msgspec.json.decode(row.options),
        position=None if row.position is None else msgspec.json.decode(row.position),
    )


def game_start(game: Game, row: TableRow) -> State:
    return begin(game, start_record(row))


def snapshot_version(game: Game) -> str:
    """Snapshots of other rules, or of another form of positions, are not used; nor those of another program, whose
    rules may differ without saying so: the journal is played again then."""
    return f"{__version__} {game.name} {game.rules_version} {fingerprint(Path(getfile(type(game))).parent)}"


@cache
def fingerprint(package: Path) -> str:
    """The program that plays the game of a package, in a few digits."""
    digest = hashlib.sha256()
    for folder in (PROGRAM / "kit", package):
        for path in sorted(folder.rglob("*")):
            if path.suffix in SOURCES:
                digest.update(path.relative_to(folder.parent).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
