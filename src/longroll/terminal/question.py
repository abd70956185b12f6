"""The decision that is asked now: its answers, the names of things, and how far the menu is narrowed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from longroll.kit.game import Game
from longroll.kit.scene import Choice
from longroll.kit.state import State
from longroll.terminal.completion import Phrase
from longroll.terminal.finding import Finder, spoken_verb
from longroll.terminal.menu import Entry, menu
from longroll.terminal.things import Names


class Stage(msgspec.Struct, frozen=True):
    """A narrowed menu: what was chosen, and the answers that are left."""

    title: str
    choices: tuple[Choice, ...]


class Question:
    """One decision of one seat."""

    def __init__(self, game: Game, state: State, seat: str, language: str) -> None:
        self.game = game
        self.seat = seat
        self.language = language
        self.prompt = game.prompt(state, seat, language)
        self.choices = tuple(game.choices(state, language))
        self.names = Names(game, state, seat, language)
        self.finder = Finder(game, tuple(state.notation.by_name), self.names)
        self.stages: list[Stage] = []

    @property
    def left(self) -> tuple[Choice, ...]:
        """The answers of the menu as it is narrowed now."""
        return self.stages[-1].choices if self.stages else self.choices

    def entries(self) -> list[Entry]:
        return menu(self.left, self.names.things())

    def narrow(self, title: str, choices: Sequence[Choice]) -> None:
        if tuple(choices) != self.left:
            self.stages.append(Stage(title, tuple(choices)))

    def back(self) -> None:
        """One step back, up to the whole menu."""
        if self.stages:
            self.stages.pop()

    def written(self, action: str) -> Choice | None:
        """The answer that notation writes so, in upper or lower case."""
        wanted = action.casefold().split()
        return next((choice for choice in self.choices if choice.action.casefold().split() == wanted), None)

    def meant(self, text: str) -> list[Choice]:
        """The answers that words mean: of the narrowed menu if any, else of all."""
        return self.finder.find(text, self.left) or self.finder.find(text, self.choices)

    def phrases(self) -> Iterator[Phrase]:
        """Ways to write the answers that are left, for completion."""
        found = self.names.things()
        for choice in self.left:
            names = [found[key].name for key in choice.names if key in found]
            spoken = spoken_verb(self.game, choice.verb, self.language)
            for verb in {spoken.casefold(): spoken, choice.verb.casefold(): choice.verb}.values():
                yield (verb, *names)
            if names:
                yield names
            else:
                yield tuple(choice.action.split())
