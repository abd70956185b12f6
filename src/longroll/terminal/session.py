"""A game in progress at a terminal: who plays which seat, the dice, the record, the log and the way back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

import msgspec

from longroll.kit import record as records
from longroll.kit.chance import Dice, commitment, new_secret
from longroll.kit.foresight import carry_on
from longroll.kit.game import Game, Mind, Options
from longroll.kit.record import Move, Record
from longroll.kit.state import CHANCE, State
from longroll.kit.terms import CHANCE_SEAT, Answer, BadInput, Event
from longroll.kit.undo import Undo, undo_class
from longroll.lab.arena import ask, new_record, roll

PERSON = "person"


class Mark(msgspec.Struct, frozen=True):
    """A moment to which a free undo returns."""

    state: State
    actions: int
    events: int


class Session:
    """Seats without a mind are played by people. ``begin`` and ``resumed`` make one."""

    def __init__(
        self,
        game: Game,
        state: State,
        record: Record,
        minds: Mapping[str, Mind],
        dice: Dice,
        rng: Random,
        clock: Callable[[], float],
        events: list[Event],
    ) -> None:
        self.game = game
        self.state = state
        self.record = record
        self.minds = minds
        self.seats = state.seat_names()
        self.people = tuple(seat for seat in self.seats if seat not in minds)
        self.events = events
        self.told_before = len(events)
        """Events of an earlier sitting."""
        self._dice = dice
        self._rng = rng
        self._clock = clock
        self._marks: list[Mark] = []
        self._read = dict.fromkeys(self.seats, len(events))

    def beats(self) -> Iterator[str]:
        """Let dice and computer players answer until a person must decide or the game is over: one act after the
        other, each with its dice. Gives the seat that acted, ``chance`` where dice went on by themselves."""
        while not self.state.over and self.state.seat not in self.people:
            seat = self.state.seat or ""
            if self.state.mover != CHANCE:
                self._carry_out(seat, str(self.state.write(ask(self.game, self.state, self.minds[seat], self._rng))))
            while not self.state.over and self.state.mover == CHANCE:
                self._carry_out(CHANCE_SEAT, str(self.state.write(roll(self.state, self._dice))))
            self._marks.clear()
            yield seat

    def act(self, seat: str, answer: Answer, sure: bool = False) -> None:
        """A person's action; Illegal, changing nothing, if the rules forbid it. Unless he is ``sure`` that dice shall
        fall, the end of a step that leads to them is left to him."""
        mark = Mark(self.state.copy(), len(self.record.actions), len(self.events))
        self._carry_out(seat, str(self.state.spelled(answer)), asks=not sure)
        if undo_class(self.game, mark.state, self.state) is Undo.FREE:
            self._marks.append(mark)
        else:
            self._marks.clear()

    def _carry_out(self, seat: str, action: str, asks: bool = False) -> None:
        code = self.state.read_text(action)
        if asks and self.state.seat == seat and self.state.refused(code) is None:
            self.events += carry_on(self.state, code)
        else:
            self.events += self.state.apply(action)
        self.record.actions.append(Move(seat, action, self._clock()))
        self.record.result = self.state.result.winner
        if self.state.over:
            self.record.secret = self._dice.secret.hex()

    def undo(self) -> bool:
        """Take the last action back if that is free; False if it is not."""
        if not self._marks:
            return False
        mark = self._marks.pop()
        self.state = mark.state
        del self.record.actions[mark.actions :]
        del self.events[mark.events :]
        for seat, number in self._read.items():
            self._read[seat] = min(number, mark.events)
        return True

    def unread(self, seat: str) -> list[Event]:
        """What happened since this seat last asked."""
        events = self.events[self._read[seat] :]
        self._read[seat] = len(self.events)
        return events

    @property
    def secret(self) -> bytes:
        return self._dice.secret


def begin(
    game: Game,
    scenario: str,
    minds: Mapping[str, Mind],
    secret: bytes,
    rng: Random,
    clock: Callable[[], float],
    options: Options | None = None,
) -> Session:
    """A game from its beginning."""
    state = game.new(scenario, options)
    record = new_record(game, scenario, named(state, minds), secret, options)
    return Session(game, state, record, minds, Dice(secret), rng, clock, [])


def resumed(
    game: Game, record: Record, minds: Mapping[str, Mind], secret: bytes | None, rng: Random, clock: Callable[[], float]
) -> Session:
    """A game that goes on where its record ends, with the same dice. Where their secret is not known it goes on from
    that position as a record of its own, with new dice that can be verified."""
    state, events, drawn = replayed(game, record)
    if state.over:
        raise BadInput("the game is over; `longroll replay` tells it")
    if secret is None or commitment(secret) != record.commitment:
        secret, drawn = new_secret(), 0
        record = new_record(game, record.scenario, {}, secret, record.options)
        record.position = game.to_json(state)
        state = records.begin(game, record)
    record.seats = named(state, minds)
    record.secret = None
    record.signature = msgspec.UNSET
    return Session(game, state, record, minds, Dice(secret, drawn), rng, clock, events)


def replayed(game: Game, record: Record) -> tuple[State, list[Event], int]:
    """The position after all actions of a record, all that happened, and how many times dice fell."""
    state = records.begin(game, record)
    events: list[Event] = []
    drawn = 0
    with records.versions(game, record):
        for number, move in enumerate(record.actions, 1):
            drawn += move.seat == CHANCE_SEAT
            events += records.step(state, number, move)
    return state, events, drawn


def named(state: State, minds: Mapping[str, Mind]) -> dict[str, str]:
    """Who plays, as a record says it."""
    return {seat: minds[seat].name if seat in minds else PERSON for seat in state.seat_names()}
