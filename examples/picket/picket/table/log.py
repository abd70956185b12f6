"""The log."""

from __future__ import annotations

from longroll.kit import narration
from longroll.kit.scene import Side
from longroll.kit.terms import Event
from picket.lexicon import LEXICON
from picket.table.speech import SIDES, Speech, speech


class Narrator(narration.Narrator):
    lexicon = LEXICON

    def speech(self, language: str) -> Speech:
        return speech(language)

    def side_of(self, event: Event) -> Side:
        return SIDES.get(str(event.args.get("side")), "")


NARRATOR = Narrator()
