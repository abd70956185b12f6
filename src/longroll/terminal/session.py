"""A game in progress at a terminal: who plays which seat, the dice, the record, the log and the way back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

import msgspec

from longroll.kit.chance import Dice
from longroll.kit.game import Game, Mind
from longroll.kit.record import Move
from longroll.kit.state import CHANCE, State
from longroll.kit.terms import Action, Event
from longroll.kit.undo import Undo, undo_class
from longroll.lab.arena import ask, new_record, roll

PERSON = "person"


class Mark(msgspec.Struct, frozen=True):
    """A moment to which a free undo returns."""

    state: State
    actions: int
    events: int


class Session:
    """Seats without a mind are played by people."""

    def __init__(
        self,
        game: Game,
        scenario: str,
        minds: Mapping[str, Mind],
        secret: bytes,
        rng: Random,
        clock: Callable[[], float],
    ) -> None:
        self.game = game
        self.minds = minds
        self.people = tuple(seat for seat in game.seats if seat not in minds)
        self.state = game.new(scenario)
        names = {seat: minds[seat].name if seat in minds else PERSON for seat in game.seats}
        self.record = new_record(game, scenario, names, secret)
        self.events: list[Event] = []
        self._secret = secret
        self._dice = Dice(secret)
        self._rng = rng
        self._clock = clock
        self._marks: list[Mark] = []
        self._read = dict.fromkeys(game.seats, 0)

    def advance(self) -> bool:
        """Let dice and computer players answer until a person must decide or the game is over.

        True if a computer player decided anything.
        """
        decided = False
        while not self.state.over and self.state.seat not in self.people:
            seat = self.state.seat or ""
            if self.state.mover == CHANCE:
                code = roll(self.state, self._dice)
            else:
                code = ask(self.game, self.state, self.minds[seat], self._rng)
                decided = True
            self._carry_out(seat, self.state.write(code))
            self._marks.clear()
        return decided

    def act(self, seat: str, action: Action) -> None:
        """A person's action; Illegal, changing nothing, if the rules forbid it."""
        mark = Mark(self.state.copy(), len(self.record.actions), len(self.events))
        self._carry_out(seat, action)
        if undo_class(self.game, mark.state, self.state) is Undo.FREE:
            self._marks.append(mark)
        else:
            self._marks.clear()

    def _carry_out(self, seat: str, action: Action) -> None:
        self.events += self.state.apply(action)
        self.record.actions.append(Move(seat, str(action), self._clock()))

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

    def save(self, path: Path, reveal: bool = False) -> None:
        """Write the record; the secret of the dice goes with it only when play has ended."""
        self.record.result = self.state.result.winner
        self.record.secret = self._secret.hex() if reveal or self.state.over else None
        path.write_bytes(self.record.encode())
