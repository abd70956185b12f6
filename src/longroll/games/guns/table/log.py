"""The log: what has happened, in words that point at the table."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.guns.components import ARMIES, ENTRY, ENTRY_ARMY, FACE, FACE_ARMY
from longroll.games.guns.lexicon import LEXICON
from longroll.games.guns.rules.modifiers import attacker_wins
from longroll.games.guns.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit import narration
from longroll.kit.scene import Side
from longroll.kit.speech import Speaker, signed
from longroll.kit.terms import Event, Message


class Narrator(narration.Narrator):
    lexicon = LEXICON
    adds = ("who", "won", "army")

    def speech(self, language: str) -> Speech:
        return speech(language)

    def side_of(self, event: Event) -> Side:
        for name in ("army", "seat"):
            word = event.args.get(name)
            if word in ARMIES:
                return SIDE_CLASS[ARMIES.index(str(word))]
        face = event.args.get("face")
        if isinstance(face, str) and face in FACE:
            return SIDE_CLASS[FACE_ARMY[FACE[face]]]
        return SIDE_CLASS[ARMIES.index(entry_army(event))] if "entry" in event.args else ""

    def told(self, events: Sequence[Event], seat: str | None) -> list[Event]:
        """Whose face it was stands with what it did: ``who``, ``none`` where the viewer may not know."""
        found: list[Event] = []
        for event in super().told(events, seat):
            if event.kind == "identity":
                if found and found[-1].kind in OF_A_BLOCK:
                    found[-1] = renamed(found[-1], who=event.args["face"])
            else:
                found.append(renamed(event, who="none") if event.kind in OF_A_BLOCK else event)
        return found

    def message(self, event: Event, seat: str | None, spoken: Speaker) -> Message:
        """What somebody does with his own tokens is told to others (after the game, when everything is open) by his
        name. A close combat is won by the attacker or held by the defender."""
        owner = str(event.args.get("army", ""))  # earlier programs did not say it
        if self.kind(event).telling.second_person and not (seat is not None and seat.startswith(owner)):
            return Message(f"event-{event.kind}-by", event.args)
        if event.kind == "combat-result":
            value = int(str(event.args["value"]))
            won = "yes" if attacker_wins(value) else "no"
            return Message("event-combat-result", {**event.args, "value": signed(value), "won": won})
        if "entry" in event.args and event.kind in OF_A_BLOCK:
            return Message(f"event-{event.kind}", {**event.args, "army": entry_army(event)})
        return super().message(event, seat, spoken)

    def part(self, event: Event, spoken: Speaker) -> str:
        """A line of the sum of a close combat."""
        words = spoken.words.say(Message(f"modifier-{event.args['clause']}".replace(".", "-")))
        value = signed(int(str(event.args["value"])))
        return spoken.words.say(Message("combat-line", {"clause": words, "value": value}))


OF_A_BLOCK = frozenset(
    {
        "withdraws",
        "no-way-out",
        "marches",
        "enters",
        "enters-by-road",
        "transfers",
        "sent",
        "leader",
        "advance",
        "replaced-hidden",
    }
)
"""Events about one block, whose face its owner alone is told."""


def renamed(event: Event, **args: str | int) -> Event:
    return Event(event.kind, {**event.args, **args}, event.seen_by)


def entry_army(event: Event) -> str:
    return ARMIES[ENTRY_ARMY[ENTRY[str(event.args["entry"])]]]


NARRATOR = Narrator()
