"""The log: what has happened, in words that point at the table."""

from __future__ import annotations

from longroll.games.gettysburg.board import BOX_CODES, PRINTED, SECTOR
from longroll.games.gettysburg.components import COLOURS, CSA, PIECE, SIDE, SIDES, UNION
from longroll.games.gettysburg.lexicon import LEXICON
from longroll.games.gettysburg.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit import narration
from longroll.kit.scene import Side
from longroll.kit.terms import Event

BOXED = frozenset(BOX_CODES)
STAR_WEIGHT = 4
"""What a sector with a star adds to a combat won there."""


class Narrator(narration.Narrator):
    lexicon = LEXICON

    def speech(self, language: str) -> Speech:
        return speech(language)

    def side_of(self, event: Event) -> Side:
        args = event.args
        if event.kind == "arrival-roll":
            return SIDE_CLASS[CSA]
        if args.get("side") in SIDES:
            return SIDE_CLASS[SIDES.index(str(args["side"]))]
        if args.get("piece") in PIECE:
            return SIDE_CLASS[SIDE[PIECE[str(args["piece"])]]]
        if args.get("colour") in COLOURS:
            return SIDE_CLASS[CSA if args["colour"] in ("grey", "black") else UNION]
        return ""

    def repeats(self, event: Event) -> bool:
        """A piece that comes out of a box is told twice."""
        return super().repeats(event) or (event.kind == "moves" and event.args["start"] in BOXED)

    def weight_of(self, event: Event) -> int:
        """Ground won, units and blocks lost. (Events do not say on which map they happened: the stars are those of the
        printed one.)"""
        starred = event.kind == "combat-won" and PRINTED.stars[SECTOR[str(event.args["sector"])]]
        return super().weight_of(event) + (STAR_WEIGHT if starred else 0)


NARRATOR = Narrator()
