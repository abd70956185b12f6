"""What can be named at a table: the places and pieces of the board, by their keys, in any language."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from longroll.kit.game import Game
from longroll.kit.scene import Cards, Panel, Place, Row, Scene, Track
from longroll.kit.state import State
from longroll.kit.words import LANGUAGES


class Thing(msgspec.Struct, frozen=True):
    """Something with a name; ``place`` is the name of where it is, ``at`` its middle on the board."""

    key: str
    name: str
    place: str = ""
    at: tuple[float, float] | None = None

    @property
    def label(self) -> str:
        return f"{self.name}, {self.place}" if self.place else self.name


Things = dict[str, Thing]


def code_of(key: str) -> str:
    """What notation calls the thing of a key."""
    return key.partition(":")[2]


def things(game: Game, state: State, seat: str | None, language: str) -> Things:
    """Everything a seat can point at, named in a language. A scene is what the seat may know, and so is this."""
    places = {place.id: place for place in game.board(language, state.scenario).places}
    scene = game.scene(state, seat, language)
    found = {f"place:{place.id}": Thing(f"place:{place.id}", place.name, "", place.centre) for place in places.values()}
    found.update((thing.key, thing) for thing in _on_panels(scene))
    for thing in _on_board(scene, places):
        found[thing.key] = thing
    return found


def _on_board(scene: Scene, places: dict[str, Place]) -> Iterator[Thing]:
    for item in scene.items:
        if item.name:
            place = places[item.place].name if item.place in places else ""
            for key in filter(None, (item.key, item.same)):
                yield Thing(key, item.name, place, (item.x, item.y))


def _on_panels(scene: Scene) -> Iterator[Thing]:
    """Cards and tokens that lie beside the board."""
    for panel in scene.panels:
        for key, name in _marked(panel):
            if key and name:
                yield Thing(key, name)


def _marked(panel: Panel) -> Iterator[tuple[str, str]]:
    for row in panel.rows:
        if isinstance(row, Cards):
            yield from ((card.key, card.title) for card in row.cards)
        elif isinstance(row, Row):
            yield from ((mark.key, mark.text) for mark in row.marks)
        elif isinstance(row, Track):
            yield from ((mark.key, mark.text) for cell in row.cells for mark in cell.marks)


class Names:
    """The things of one position for one seat: in the reader's language at once, in the others when they are needed."""

    def __init__(self, game: Game, state: State, seat: str | None, language: str) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self.languages = (language, *(other for other in LANGUAGES if other != language))
        self._found: dict[str, Things] = {}

    def things(self, language: str = "") -> Things:
        """By key, in a language (the reader's without one)."""
        wanted = language or self.languages[0]
        if wanted not in self._found:
            self._found[wanted] = things(self._game, self._state, self._seat, wanted)
        return self._found[wanted]

    def label(self, key: str) -> str:
        """A thing in the reader's language with where it is; its bare code where it has no name."""
        thing = self.things().get(key)
        return thing.label if thing is not None else code_of(key)
