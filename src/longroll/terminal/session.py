"""A game in progress at a terminal: who plays which seat, the dice, the record, the log and the way back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import NamedTuple

import msgspec

from longroll.kit import record as records
from longroll.kit.chance import Dice, commitment, new_secret
from longroll.kit.foresight import carry_on
from longroll.kit.game import ASK, Game, Mind, Options
from longroll.kit.record import Move, Record
from longroll.kit.state import CHANCE, State
from longroll.kit.terms import CHANCE_SEAT, Answer, BadInput, Event
from longroll.kit.undo import Undo, undo_class
from longroll.lab.arena import ask, new_record, roll
from longroll.terminal.keeping import Standing

PERSON = "person"


class Mark(msgspec.Struct, frozen=True):
    """A moment to which a free undo returns."""

    state: State
    actions: int
    events: int


class Passage(NamedTuple):
    """Some of what happened, one event after the other; ``ordered``: by the standing order of this seat."""

    events: list[Event]
    ordered: str = ""


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
        self.standing: Standing = {}
        self._dice = dice
        self._rng = rng
        self._clock = clock
        self._marks: list[Mark] = []
        self._read = dict.fromkeys(self.seats, len(events))
        self._by_order: list[tuple[int, int, str]] = []
        """From which event to which a standing order answered, and whose."""

    def beats(self) -> Iterator[str]:
        """Let dice, computer players and standing orders answer until a person must decide or the game is over: one act
        after the other, each with its dice. Gives the seat that acted, ``chance`` where dice went on by themselves."""
        while not self.state.over:
            seat = self.state.seat or ""
            if seat in self.people:
                order = self.ordered()
                if not order:
                    return
                self._obey_order(seat, order)
            else:
                if self.state.mover != CHANCE:
                    answer = ask(self.game, self.state, self.minds[seat], self._rng)
                    self._carry_out(seat, str(self.state.write(answer)))
                self._marks.clear()
            while not self.state.over and self.state.mover == CHANCE:
                self._marks.clear()
                self._carry_out(CHANCE_SEAT, str(self.state.write(roll(self.state, self._dice))))
            yield seat

    def order(self, seat: str, name: str, answer: str) -> None:
        """A standing order of a seat, in place of what it ordered before; to be asked takes it back."""
        given = self.standing.setdefault(seat, {})
        given.pop(name, None)
        if answer != ASK:
            given[name] = answer

    def ordered(self) -> str:
        """What the standing orders of the deciding seat answer; nothing if it is to be asked."""
        given = self.standing.get(self.state.seat or "")
        option = self.game.standing_answer(self.state, given) if given else None
        return "" if option is None else str(option.action)

    def _obey_order(self, seat: str, action: str) -> None:
        """An answer by standing order is not taken back alone, but with the act before it as long as that is free."""
        before, first = self.state.copy(), len(self.events)
        self._carry_out(seat, action)
        self._by_order.append((first, len(self.events), seat))
        if undo_class(self.game, before, self.state) is not Undo.FREE:
            self._marks.clear()

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
        self._by_order = [span for span in self._by_order if span[0] < mark.events]
        for seat, number in self._read.items():
            self._read[seat] = min(number, mark.events)
        return True

    def unread(self, seat: str) -> list[Passage]:
        """What happened since this seat last asked."""
        passages = self.passages(self._read[seat])
        self._read[seat] = len(self.events)
        return passages

    def passages(self, start: int = 0) -> list[Passage]:
        """What happened from an event on, with what standing orders answered apart."""
        found: list[Passage] = []
        for first, last, seat in self._by_order:
            if first >= start:
                found += [Passage(self.events[start:first]), Passage(self.events[first:last], seat)]
                start = last
        return [*found, Passage(self.events[start:])]

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
