"""The log: what has happened, in words that point at the table. It speaks of units where the rules speak of hexes."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.glory.components import SIDES
from longroll.games.glory.lexicon import LEXICON
from longroll.games.glory.table.names import directory
from longroll.games.glory.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit import narration
from longroll.kit.lexicon import LINE
from longroll.kit.scene import Side
from longroll.kit.speech import Speaker
from longroll.kit.terms import Event, Message

ABOUT = ("by", "at", "in", "modifier")
"""Events that say more of the next one: who acts, who suffers, the chance of a draw, a line of its sum."""


class Narrator(narration.Narrator):
    lexicon = LEXICON
    die_sides = 10
    adds = ("units", "target", "number", "all", "sum", "result")

    def speech(self, language: str) -> Speech:
        return speech(language)

    def told(self, events: Sequence[Event], seat: str | None) -> list[Event]:
        return super().told(folded(events), seat)

    def message(self, event: Event, seat: str | None, spoken: Speaker) -> Message:
        args = dict(event.args)
        by, at, parts = (str(args.pop(name, "")).split() for name in ABOUT[:2] + ABOUT[3:])
        args |= {"sum": summed(parts, spoken), "number": args.get("number", len(by) or 1), "all": args.get("all", 0)}
        args["units"] = pointed(by, args.get("hex", ""), spoken)
        args["target"] = pointed(at, args.get("to", args.get("hex", "")), spoken)
        if event.kind == "check":
            args["result"] = "fails" if int(args["total"]) > int(args["cohesion"]) else "passes"
        return Message(f"event-{event.kind}", args)

    def side_of(self, event: Event) -> Side:
        people = directory()
        for name in ("by", "unit", "leader", "command", "marker", "side", "at"):
            word = event.args.get(name)
            if not isinstance(word, str) or not word:
                continue
            word = word.split()[0]
            if word in SIDES:
                return SIDE_CLASS[SIDES.index(word)]
            for listed in (people.units, people.leaders, people.markers):
                if word in listed:
                    return SIDE_CLASS[listed[word].side]
        return ""


def folded(events: Sequence[Event]) -> list[Event]:
    """Every event of the log with what was said of it beforehand: units, and lines of its sum, as rows of words."""
    found: list[Event] = []
    more: dict[str, str | int] = {}
    for event in events:
        if event.kind in ("by", "at"):
            more[event.kind] = f"{more.get(event.kind, '')} {event.args['unit']}".strip()
        elif event.kind == "modifier":
            line = f"{event.args['clause']}={event.args['value']}"
            more["modifier"] = f"{more.get('modifier', '')} {line}".strip()
        elif event.kind == "in":
            more |= event.args
        elif more and event.kind in LEXICON.event_named and LEXICON.event_named[event.kind].telling.stands == LINE:
            found.append(Event(event.kind, {**event.args, **more}, event.seen_by))
            more = {}
        else:
            found.append(event)
    return found


def pointed(units: list[str], place: str | int, spoken: Speaker) -> str:
    """Units by their names, all pointing at the table; where none is named, the hex they stand in."""
    if not units:
        return str(spoken.name("hex", place, True)) if place else ""
    return spoken.listed(str(spoken.name("unit", unit, True)) for unit in units)


def summed(parts: list[str], spoken: Speaker) -> str:
    """The lines of a sum in brackets."""
    lines = []
    for part in parts:
        clause, _, value = part.partition("=")
        key = f"modifier-{clause}".replace(".", "-")
        lines.append(f"{spoken.words.say(Message(key))} {value.replace('-', '−')}")
    return f" ({', '.join(lines)})" if lines else ""


NARRATOR = Narrator()
