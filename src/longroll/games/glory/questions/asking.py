"""What all questions stand on: a position, and the numbers behind the words of the notation."""

from __future__ import annotations

from longroll.games.glory.board import CLASSES
from longroll.games.glory.components import FACINGS, SIDES, members
from longroll.games.glory.lexicon import OFF, PLACES
from longroll.games.glory.state import Battle
from longroll.kit.positions import look_up, need


def numbered(words: tuple[str, ...]) -> dict[str, int]:
    return {word: number for number, word in enumerate(words)}


class Asking:
    """A position that is asked about."""

    def __init__(self, state: Battle) -> None:
        self._b = state

    # ---- words to numbers ----------------------------------------------------------------------------------

    def _hex(self, code: str) -> int:
        return look_up(self._b.board.index, code, "hex of this map")

    def _unit(self, name: str) -> int:
        return look_up(self._b.roster.unit, name, "unit of this battle")

    def _standing(self, name: str) -> int:
        """A unit that is on the map."""
        unit = self._unit(name)
        need(self._b.on_map(unit), f"unit {name} is not on the map")
        return unit

    def _leader(self, name: str) -> int:
        roster = self._b.roster
        return look_up(numbered(roster.command_words[: roster.n_leaders]), name, "leader of this battle")

    def _side(self, name: str) -> int:
        return look_up(numbered(SIDES), name, "side")

    def _class(self, kind: str) -> int:
        return look_up(numbered(CLASSES), kind, "class of movers")

    def _facing(self, name: str) -> int:
        return look_up(numbered(FACINGS), name, "facing")

    def _mask(self, codes: list[str]) -> int:
        return self._b.board.mask_of([self._hex(code) for code in codes])

    # ---- numbers to words ----------------------------------------------------------------------------------

    def _codes(self, mask: int) -> list[str]:
        return [self._b.board.codes[place] for place in self._b.board.members(mask)]

    def _names(self, units: int) -> list[str]:
        return [self._b.roster.ids[unit] for unit in members(units)]

    def _place(self, place: int) -> str:
        """A hex, or the name of a place off the map."""
        return PLACES[place - OFF] if place >= OFF else self._b.board.codes[place]
