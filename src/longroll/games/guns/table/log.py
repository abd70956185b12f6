"""The log: what has happened, in words that point at the table."""

from __future__ import annotations

from longroll.games.guns.components import ARMIES, ENTRY, ENTRY_ARMY, FACE, FACE_ARMY
from longroll.games.guns.lexicon import LEXICON
from longroll.games.guns.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit import narration
from longroll.kit.scene import LogLine, Side
from longroll.kit.speech import Speaker
from longroll.kit.terms import Event, Message


class Narrator(narration.Narrator):
    lexicon = LEXICON

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
        entry = event.args.get("entry")
        if isinstance(entry, str) and entry in ENTRY:
            return SIDE_CLASS[ENTRY_ARMY[ENTRY[entry]]]
        return ""

    def message(self, event: Event, seat: str | None, spoken: Speaker) -> Message:
        """What somebody does with his own tokens is told to others (after the game, when everything is open) by his
        name. A line of a close combat has its words by its clause."""
        if event.kind == "modifier":
            line = spoken.words.say(Message(f"modifier-{event.args['clause']}".replace(".", "-")))
            return Message("event-modifier", {**event.args, "clause": line})
        owner = str(event.args.get("army", ""))  # earlier programs did not say it
        if self.kind(event).telling.second_person and not (seat is not None and seat.startswith(owner)):
            return Message(f"event-{event.kind}-by", event.args)
        return super().message(event, seat, spoken)

    def added(self, line: LogLine, event: Event, spoken: Speaker) -> LogLine:
        """Whose face it was stands with what it did."""
        face = str(spoken.name("face", event.args["face"], False))
        text = spoken.words.say(Message("event-identity", {"event": line.text, "face": face}))
        return LogLine(line.side, text, line.dice, line.clause)

    def clause_of(self, event: Event) -> str:
        return str(event.args["clause"]) if event.kind == "modifier" else super().clause_of(event)


NARRATOR = Narrator()
