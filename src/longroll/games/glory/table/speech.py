"""Sentences about the position for people: units, leaders, markers and hexes by name, never by code."""

from __future__ import annotations

from functools import lru_cache

from longroll.games.glory.components import FACINGS, SIDES
from longroll.games.glory.data.materials import MAP_WORDS, STAGE_WORDS, WORDS
from longroll.games.glory.lexicon import notation
from longroll.games.glory.rules.setup import SCENARIOS, theatre
from longroll.games.glory.table.names import directory, level_word, turn_name
from longroll.games.glory.table.sheet.places import place_name
from longroll.kit.scene import Side, pointer
from longroll.kit.speech import Speaker, described
from longroll.kit.terms import Action
from longroll.kit.words import say, words

SIDE_CLASS: tuple[Side, Side] = ("u", "c")
"""The class that colours each side's things."""
HEXES = ("hex", "hex2", "to", "place", "blocking")
"""Arguments of messages that are hexes."""
LEADERS = ("leader", "command", "name")
"""Arguments of messages that may be leaders."""


class Speech(Speaker):
    """The words of the game in one language; with the name of a map, names for its hexes."""

    def __init__(self, language: str, map_name: str) -> None:
        super().__init__(words(WORDS, language), words(MAP_WORDS, language))
        self.stage = words(STAGE_WORDS, language)
        """Words of combats as they are shown."""
        self.map = map_name
        self.armies = tuple(self.say(f"army-{side}") for side in SIDES)
        self._places: dict[str, str] = {}

    def place(self, code: str) -> str:
        """The name of a hex."""
        if not self.map:
            return code
        found = self._places.get(code)
        if found is None:
            found = self._places[code] = place_name(self.map, code, self.sheet)
        return found

    def name(self, param: str, value: str | int, pointed: bool) -> str | int:
        """One argument of a message: codes become names."""
        if not isinstance(value, str):
            return value
        people = directory()
        if value in people.units:
            return pointer(f"piece:{value}", people.units[value].name) if pointed else people.units[value].name
        if param in LEADERS and value in people.leaders:
            name = people.leaders[value].name
            return pointer(f"block:{value}", name) if pointed else name
        if param in HEXES and value.isdigit():
            if pointed:
                return pointer(f"place:{value}", self.place(value) if self.map else "")
            return self.place(value)
        if param == "marker" and value in people.markers:
            return people.markers[value].name
        if param == "facing" and value in FACINGS:
            return self.say(f"side-{FACINGS.index(value)}")
        if param in ("turn", "last"):
            return turn_name(value, self.words)
        if param == "level":
            return str(self.words.term(level_word(value)))
        return value

    def say(self, key: str, **args: str | int) -> str:
        return one_stop(super().say(key, **args))

    def staged(self, key: str, **args: str | int) -> str:
        """A message of the stage."""
        return one_stop(say(self.stage, key, **args))

    def act(self, action: Action) -> str:
        """An answer as a sentence. (The verbs and the names of their arguments are those of every battle.)"""
        return self.tell(described(action, notation(*theatre(SCENARIOS[0])), HEXES))


def one_stop(text: str) -> str:
    """A sentence that ends with a shortened name ("Washington Art.") has one full stop."""
    return text.replace("..", ".")


@lru_cache(maxsize=256)
def speech(language: str, map_name: str = "") -> Speech:
    """The words in a language; ``map_name``: the map whose hexes are spoken of."""
    return Speech(language, map_name)
