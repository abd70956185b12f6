"""The log: what has happened, in words that point at the table."""

from __future__ import annotations

from longroll.games.reason.components import SEATS
from longroll.games.reason.lexicon import LEXICON
from longroll.games.reason.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit import narration
from longroll.kit.scene import LogDie, LogLine, Side
from longroll.kit.speech import Speaker
from longroll.kit.terms import Event, Message


class Narrator(narration.Narrator):
    lexicon = LEXICON

    def speech(self, language: str) -> Speech:
        """Events bring the names of their units and officers along."""
        return speech(language)

    def side_of(self, event: Event) -> Side:
        seat = event.args.get("seat")
        return SIDE_CLASS[SEATS.index(seat)] if isinstance(seat, str) and seat in SEATS else ""

    def part(self, event: Event, spoken: Speaker) -> str:
        """A leg of a move with its amount and cost, what ground adds to it, a line of a sum, or what is told of another
        line: dice of a fire, a nearest enemy."""
        args = event.args
        assert isinstance(spoken, Speech)
        if event.kind == "leg":
            turned = args["manoeuvre"] in ("wheel", "pivot")
            amount = f"{float(args['amount']):g}" if turned else spoken.measure("amount", str(args["amount"]))
            cost = spoken.measure("cost", str(args["cost"]))
            same = "yes" if args["cost"] in (args["amount"], "0.00") else "no"
            return spoken.say(f"told-{args['manoeuvre']}", amount=amount, cost=cost, same=same)
        if event.kind == "leg-extra":
            return f"{spoken.name('clause', args['clause'], False)} {spoken.measure('cost', str(args['cost']))}"
        if event.kind in ("nearest", "fire-dice", "saves"):
            return spoken.words.say(Message(f"event-{event.kind}", spoken.named(args, True)))
        if event.kind in ("control-column", "control-picked"):
            return spoken.say(f"told-{event.kind}", **spoken.named(args))
        return super().part(event, spoken).replace(" -", " −")

    def preceded(self, line: LogLine, dice: list[LogDie], parts: list[str]) -> LogLine:
        """Who acts comes first, how he does it after him."""
        if not parts:
            return super().preceded(line, dice, parts)
        text = f"{line.text.removesuffix('.')}, {', '.join(parts)}."
        return super().preceded(LogLine(line.side, text, line.dice, line.clause), dice, [])

    def added(self, line: LogLine, event: Event, spoken: Speaker) -> LogLine:
        more = self.part(event, spoken)
        text = line.text.removesuffix(".")
        text = f"{text[:-1]}, {more})" if text.endswith(")") else f"{text} ({more})"
        return LogLine(line.side, f"{text}.", line.dice, line.clause)


NARRATOR = Narrator()
