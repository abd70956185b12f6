"""The log: what has happened, in words that point at the table."""

from __future__ import annotations

from longroll.games.reason.components import SEATS
from longroll.games.reason.lexicon import LEXICON
from longroll.games.reason.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit import narration
from longroll.kit.scene import Side
from longroll.kit.speech import Speaker
from longroll.kit.terms import Event


class Narrator(narration.Narrator):
    lexicon = LEXICON

    def speech(self, language: str) -> Speech:
        """Events bring the names of their units and officers along."""
        return speech(language)

    def side_of(self, event: Event) -> Side:
        seat = event.args.get("seat")
        return SIDE_CLASS[SEATS.index(seat)] if isinstance(seat, str) and seat in SEATS else ""

    def part(self, event: Event, spoken: Speaker) -> str:
        """A leg of a move with its amount and cost, what ground adds to it, or a line of a sum."""
        args = event.args
        if event.kind == "leg":
            return spoken.say(f"told-{args['manoeuvre']}", amount=args["amount"], cost=args["cost"])
        if event.kind == "leg-extra":
            return f"{spoken.name('clause', args['clause'], False)} {args['cost']}"
        return super().part(event, spoken)


NARRATOR = Narrator()
