"""Sentences about the position for people: units, leaders, markers and hexes by name, never by code."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from longroll.games.glory.components import FACINGS, SIDES, word
from longroll.games.glory.data.materials import DATA, MAP_WORDS, WORDS, load_battle
from longroll.games.glory.table.report import described, spoken_arg
from longroll.games.glory.table.sheet.places import place_name, tidy
from longroll.kit.scene import Side, pointer
from longroll.kit.speech import Speaker
from longroll.kit.terms import Action
from longroll.kit.words import words

SIDE_CLASS: tuple[Side, Side] = ("u", "c")
"""The class that colours each side's things."""
PLACES = ("hex", "hex2", "to", "place", "blocking")
"""Arguments of messages that are hexes."""


class Named(NamedTuple):
    """Somebody the log speaks of."""

    name: str
    side: int


class Directory(NamedTuple):
    """Everybody of all battles: units by id, leaders and markers by their words."""

    units: dict[str, Named]
    leaders: dict[str, Named]
    markers: dict[str, Named]


@cache
def directory() -> Directory:
    found = Directory({}, {}, {})
    for file in sorted((DATA / "battles").glob("*.json")):
        battle = load_battle(file.stem)
        side_of = {command.cmd: SIDES.index(command.side) for command in battle.commands}
        for unit in battle.units:
            found.units[unit.id] = Named(called(unit.name), side_of[unit.cmd])
        for command in battle.commands:
            if not command.independent:
                found.leaders[word(command.cmd)] = Named(called(command.cmd), side_of[command.cmd])
        for marker in battle.ams:
            found.markers[word(marker.am)] = Named(marker_name(marker.am), SIDES.index(marker.side))
    return found


def marker_name(name: str) -> str:
    """ "II/Couch" as people say it."""
    return tidy(name).replace("/", " ")


def called(name: str) -> str:
    """A man as people call him: "D.H. Hill" for "Hill (D.H.)", "Andrews" for "Andrews (Regulars)"."""
    text, _, more = tidy(name).partition(" (")
    return f"{more.rstrip(')')} {text}" if "." in more else text


FORMATIONS = ("artillery", "horse artillery", "battalion", "battery", "brigade", "reserve")


def short_name(name: str) -> str:
    """A name as it stands on a counter."""
    text = called(name)
    for long in (" battery group ", " artillery "):
        text = text.replace(long, ", ")
    owner, _, what = text.partition("’s ")
    if what in FORMATIONS:
        text = owner
    return text.replace("Artillery", "Art.")


class Speech(Speaker):
    """The words of the game in one language; with the name of a map, names for its hexes."""

    def __init__(self, language: str, map_name: str) -> None:
        super().__init__(words(WORDS, language), words(MAP_WORDS, language))
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
        if param in ("leader", "command") and value in people.leaders:
            name = people.leaders[value].name
            return pointer(f"block:{value}", name) if pointed else name
        if param == "marker" and value in people.markers:
            return people.markers[value].name
        if param in PLACES and value.isdigit():
            if pointed:
                return pointer(f"place:{value}", self.place(value) if self.map else "")
            return self.place(value)
        if param == "facing" and value in FACINGS:
            return self.say(f"side-{FACINGS.index(value)}")
        if param == "action":
            return self.act(Action.read(value))
        return spoken_arg(param, value, self.words)

    def act(self, action: Action) -> str:
        """An answer as a sentence."""
        return self.tell(described(action))


@lru_cache(maxsize=256)
def speech(language: str, map_name: str = "") -> Speech:
    """The words in a language; ``map_name``: the map whose hexes are spoken of."""
    return Speech(language, map_name)
