"""The log: what has happened, in words that point at the table."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.gettysburg.board import BOX_CODES, PRINTED, SECTOR
from longroll.games.gettysburg.components import COLOUR, COLOURS, CSA, PIECE, SIDE, SIDES, UNION
from longroll.games.gettysburg.lexicon import LEXICON
from longroll.games.gettysburg.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit import narration
from longroll.kit.scene import Side
from longroll.kit.terms import Event

BOXED = frozenset(BOX_CODES)
STAR_WEIGHT = 4
"""What a sector with a star adds to a combat won there."""
_AT_LONG_RANGE = frozenset({"cube-placed", "gun-damaged", "fire-marker", "no-target"})
_IN_COMBAT = frozenset({"combat-begins", "hit", "shaken", "assigned", "round", "combat-held", "combat-won"})


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

    def clause_of(self, event: Event, batch: Sequence[Event]) -> str:
        """Whether a gun fires in combat or at long range is told by what stands beside it."""
        if event.kind != "fires":
            return super().clause_of(event, batch)
        if COLOUR[PIECE[str(event.args["piece"])]] >= 0:
            return "GB-15.53"
        kinds = {other.kind for other in batch}
        if kinds & _IN_COMBAT:
            return "GB-15.8"
        return "GB-22.15" if kinds & _AT_LONG_RANGE else ""

    def repeats(self, event: Event) -> bool:
        """A piece that comes out of a box is told twice."""
        return super().repeats(event) or (event.kind == "moves" and event.args["start"] in BOXED)

    def weight_of(self, event: Event) -> int:
        """Ground won, units and blocks lost. (Events do not say on which map they happened: the stars are those of the
        printed one.)"""
        starred = event.kind == "combat-won" and PRINTED.stars[SECTOR[str(event.args["sector"])]]
        return super().weight_of(event) + (STAR_WEIGHT if starred else 0)


NARRATOR = Narrator()
