"""A position played by its notation: what the tables and fields of every game's tests have in common."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Generic, Self, TypeVar

from longroll.games import game as find_game
from longroll.kit import CHANCE_SEAT, Event, Refusal, State
from longroll.kit.words import LANGUAGES, words

Battle = TypeVar("Battle", bound=State)


def kind_of(state: State) -> str:
    """The kind of the pending decision; nothing when the game is over."""
    return state.decision.kind if state.decision is not None else ""


class Play(Generic[Battle]):
    """A state and everything that has been told since the beginning."""

    def __init__(self, state: Battle) -> None:
        self.state = state
        self.events: list[Event] = []

    # ---- answers -------------------------------------------------------------------------------------------

    def do(self, *actions: str) -> Self:
        """Take actions in order; every one must be legal."""
        for action in actions:
            self.events += self.state.apply(action)
        return self

    def dice(self, *faces: int) -> Self:
        """Dice of any kind in the order in which they are rolled."""
        for face in faces:
            assert self.seat == CHANCE_SEAT, f"no die is rolled now: {self.kind} {self.options()}"
            verb = self.options()[0].split()[0]
            self.do(f"{verb} {face}")
        return self

    def luck(self, rng: Random) -> Self:
        """Let chance answer once."""
        options = self.state.options()
        return self.do(str(rng.choices(options, [option.weight for option in options])[0]))

    def copy(self) -> Self:
        """The same position, to try something else."""
        state = self.state.copy()
        assert isinstance(state, type(self.state))
        other = copy(self)
        other.state = state
        other.events = self.events[:]
        return other

    # ---- questions that every game answers -----------------------------------------------------------------

    @property
    def seat(self) -> str | None:
        return self.state.seat

    @property
    def kind(self) -> str:
        return kind_of(self.state)

    def options(self, verb: str = "") -> list[str]:
        """Legal actions as text, those of one verb if named."""
        return [str(option) for option in self.state.options() if not verb or option.action.verb == verb]

    def legal(self, action: str) -> bool:
        return self.state.check(action) is None

    def refusal(self, action: str) -> Refusal:
        """What is against an action; fails if it is legal, or if there are no words for it."""
        found = self.state.check(action)
        assert isinstance(found, Refusal), f"{action} is legal"
        game = find_game(type(self.state).__module__.split(".")[2])
        for language in LANGUAGES:
            assert words(game.words, language).say(found.reason)
        return found

    def refused(self, action: str) -> str:
        """The clause against an action."""
        return self.refusal(action).clause

    def reason(self, action: str) -> str:
        """The key of the reason against an action."""
        return self.refusal(action).reason.key.removeprefix("refusal-")

    def against(self, action: str) -> str:
        """Clause and reason against an action."""
        return f"{self.refused(action)} {self.reason(action)}"

    def told(self, kind: str) -> list[Event]:
        """Events of a kind so far."""
        return [event for event in self.events if event.kind == kind]

    def facts(self, kind: str) -> list[dict[str, str | int]]:
        """What the events of a kind so far told."""
        return [event.args for event in self.told(kind)]
