"""The log: what has happened, in words that point at the table."""

from __future__ import annotations

from longroll.games.glory.components import SIDES
from longroll.games.glory.lexicon import LEXICON
from longroll.games.glory.table.names import directory
from longroll.games.glory.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit import narration
from longroll.kit.scene import Side
from longroll.kit.terms import Event


class Narrator(narration.Narrator):
    lexicon = LEXICON
    die_sides = 10

    def speech(self, language: str) -> Speech:
        return speech(language)

    def side_of(self, event: Event) -> Side:
        people = directory()
        for name in ("unit", "leader", "command", "marker", "side"):
            word = event.args.get(name)
            if not isinstance(word, str):
                continue
            if word in SIDES:
                return SIDE_CLASS[SIDES.index(word)]
            for listed in (people.units, people.leaders, people.markers):
                if word in listed:
                    return SIDE_CLASS[listed[word].side]
        return ""


NARRATOR = Narrator()
