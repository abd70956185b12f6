"""A game is exactly its record (``*.longroll.json``)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from longroll.kit import chance, typed
from longroll.kit.foresight import carry_on
from longroll.kit.game import Game
from longroll.kit.state import CHANCE, State
from longroll.kit.terms import Action, BadInput, Illegal

FORMAT = 1


class Move(msgspec.Struct):
    """An action, who took it (``chance`` for dice), and when (seconds since 1970, UTC)."""

    seat: str
    action: str
    time: float = 0.0


class Signature(msgspec.Struct, frozen=True):
    """Whose word a record is: the public key of a server, and what it signed the record with, in hexadecimal digits."""

    key: str
    value: str


class Record(msgspec.Struct):
    """Everything needed to play a game again; the secret is there once the game is over."""

    format: int
    rules: str
    game: str
    scenario: str
    seats: dict[str, str]
    commitment: str
    actions: list[Move] = []
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    secret: str | None = None
    result: str | None = None
    signature: Signature | msgspec.UnsetType = msgspec.UNSET

    def canonical(self) -> bytes:
        """What is signed: everything but the signature, the same bytes however the file is written. What is not there
        (``null``) is left out, so that later versions may add to a record."""
        fields = msgspec.to_builtins(self)
        told = {name: value for name, value in fields.items() if value is not None and name != "signature"}
        return msgspec.json.encode(told, order="sorted")

    def encode(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


def decode(data: bytes) -> Record:
    try:
        record = typed.decode(data, Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"not a readable record: {error}") from None
    except RecursionError:
        raise BadInput("not a readable record: it is nested too deeply") from None
    if record.format != FORMAT:
        raise BadInput(f"record has format {record.format}, this program reads format {FORMAT}")
    return record


class Differs(BadInput):
    """An action that this program would not have let happen so: the record is of other rules, or was changed."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(why)
        self.number = number


def begin(game: Game, record: Record) -> State:
    """The position a record starts from. One of another rules version is read too: as long as every action fits, it is
    the same game."""
    if record.game != game.name:
        raise BadInput(f"record is of game '{record.game}', not '{game.name}'")
    if record.position is not None:
        return game.position(record.position)
    return game.new(record.scenario, record.options)


def replay(game: Game, record: Record) -> State:
    """The state after all actions; BadInput names the first action that does not fit."""
    state = begin(game, record)
    with versions(game, record):
        for number, move in enumerate(record.actions, 1):
            step(state, number, move)
    return state


@contextmanager
def versions(game: Game, record: Record) -> Iterator[None]:
    """An action that does not fit is told with the versions of the rules, if they differ."""
    try:
        yield
    except Differs as error:
        if record.rules == game.rules_version:
            raise
        told = f"{error} (played by rules version {record.rules}; this program has {game.rules_version})"
        raise Differs(error.number, told) from None


def step(state: State, number: int, move: Move, asking: bool = False) -> list[Any]:
    """Play action ``number`` of a record; Differs if it does not fit. A record may name an answer that has no
    alternative, because a question was dropped since or was only put at a table: it is done already. ``asking``: as at
    a table, where the end of a step before dice is left to the player (``foresight``)."""
    before = unasked(state, move)
    expected = state.seat
    act = Action.read(move.action)
    try:
        code = state.read(act)
        aside = state.extra(code)
    except BadInput as error:
        raise Differs(number, f"action {number}: {error}") from None
    if not aside and move.seat != expected:
        if state.accept_done(act):
            return before
        raise Differs(
            number, f"action {number} '{move.action}' is by {move.seat}, but {expected or 'nobody'} must decide"
        )
    if aside and state.write(code).args[:1] != (move.seat,):
        raise Differs(number, f"action {number} '{move.action}' cannot be by {move.seat}")
    try:
        if asking and not aside and state.refused(code) is None:
            return before + carry_on(state, code)
        return before + state.apply(act)
    except Illegal as error:
        raise Differs(number, f"action {number} '{move.action}' is illegal by {error.refusal.clause}") from None


def unasked(state: State, move: Move) -> list[Any]:
    """What a record took for granted: where the only answer of a list is asked for (because words may name others, or
    dice follow), it was taken by itself, then or elsewhere; a record that goes on without it means it."""
    told: list[Any] = []
    while state.mover >= 0 and len(state.codes) == 1 and not fits(state, move):
        told += state.apply(state.write(state.codes[0]))
    return told


def fits(state: State, move: Move) -> bool:
    """Is this an answer to the pending decision, or one that needs none?"""
    try:
        aside = state.extra(state.read(Action.read(move.action)))
    except BadInput:
        return True
    return aside or (move.seat == state.seat and state.check(move.action) is None)


def verify(game: Game, record: Record) -> int:
    """Check commitment, every die and the result; the number of dice verified. BadInput says what is wrong."""
    if record.secret is None:
        raise BadInput("the record has no secret: dice can be checked once the game is over")
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        raise BadInput("the secret is not hexadecimal") from None
    if chance.commitment(secret) != record.commitment:
        raise BadInput("the secret does not match the commitment")
    dice = chance.Dice(secret)
    state = begin(game, record)
    with versions(game, record):
        for number, move in enumerate(record.actions, 1):
            unasked(state, move)
            if state.mover == CHANCE and move.seat == "chance":
                check_die(state, number, move, dice)
            step(state, number, move)
    winner = state.result.winner
    if winner != record.result:
        raise BadInput(f"the record says {record.result or 'nobody'} won; played again, {winner or 'nobody'} does")
    return dice.drawn


def check_die(state: State, number: int, move: Move, dice: chance.Dice) -> None:
    """The dice, which draw once more, must say what chance did."""
    options = state.options()
    due = options[dice.answer([option.weight for option in options])]
    if str(due) != move.action:
        raise Differs(number, f"action {number}: the dice say '{due}', the record says '{move.action}'")
