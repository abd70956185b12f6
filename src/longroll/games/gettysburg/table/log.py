"""The log: what has happened, in words that point at the table."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.gettysburg.board import BOX_CODES, PRINTED, SECTOR
from longroll.games.gettysburg.components import COLOURS, CSA, PIECE, SIDE, SIDES, UNION
from longroll.games.gettysburg.lexicon import LEXICON
from longroll.games.gettysburg.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit import narration
from longroll.kit.scene import LogLine, Side
from longroll.kit.speech import Speaker
from longroll.kit.terms import Event, Message

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
        piece = str(args.get("piece", "")).split(" ")[0]
        if piece in PIECE:
            return SIDE_CLASS[SIDE[PIECE[piece]]]
        if args.get("colour") in COLOURS:
            return SIDE_CLASS[CSA if args["colour"] in ("grey", "black") else UNION]
        return ""

    def repeats(self, event: Event) -> bool:
        """A piece that comes out of a box is told twice. That there was nothing else to do than to be done needs no
        words."""
        if event.kind == "forced":
            return True
        return event.kind == "moves" and event.args["start"] in BOXED

    def told(self, events: Sequence[Event], seat: str | None) -> list[Event]:
        """Those who assault one sector are told together, and say that it is assaulted."""
        found: list[Event] = []
        for event in super().told(events, seat):
            last = found[-1] if found else None
            if event.kind == "assaults" and last is not None:
                if last.kind == "combat-begins":
                    found.pop()
                elif last.kind == "assaults" and last.args["sector"] == event.args["sector"]:
                    pieces = f"{last.args['piece']} {event.args['piece']}"
                    found[-1] = Event("assaults", {**event.args, "piece": pieces}, last.seen_by)
                    continue
            found.append(event)
        return found

    def message(self, event: Event, seat: str | None, spoken: Speaker) -> Message:
        args = dict(event.args)
        if event.kind == "assaults" and " " in str(args["piece"]):
            return Message("told-assaults", {"pieces": args["piece"], "sector": args["sector"]})
        if "day" in args:
            args["day"] = int(args["day"])  # a language may say the first of a month otherwise
        return Message(f"event-{event.kind}", args)

    def added(self, line: LogLine, event: Event, spoken: Speaker) -> LogLine:
        """What its die meant."""
        result = spoken.tell(Message("event-result", event.args))
        text = spoken.say("told-result", line=line.text.removesuffix("."), result=result[:1].lower() + result[1:])
        return LogLine(line.side, text, line.dice, line.clause)

    def weight_of(self, event: Event) -> int:
        """Ground won, units and blocks lost. (Events do not say on which map they happened: the stars are those of the
        printed one.)"""
        starred = event.kind == "combat-won" and PRINTED.stars[SECTOR[str(event.args["sector"])]]
        return super().weight_of(event) + (STAR_WEIGHT if starred else 0)


NARRATOR = Narrator()
