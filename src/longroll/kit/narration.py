"""The log of a battle: what has happened, in the words of the game, for browser and terminal alike."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from longroll.kit.lexicon import AFTER, BEFORE, LINE, UNTOLD, EventKind, Lexicon
from longroll.kit.scene import LogDie, LogLine, Side
from longroll.kit.speech import Speaker, capital
from longroll.kit.terms import Action, Event, Message

POINTER = re.compile("\ue000([^\ue001]*)\ue001([^\ue002]*)\ue002")


class Narrator:
    """Tells events as lines. A game says whose an event is and, where they are not found by its name, its words."""

    lexicon: Lexicon[Any, Any]
    die_sides = 6
    adds: Collection[str] = ()
    """Arguments of sentences that are no event's own: what the narrator says of it besides."""

    # ---- what a game supplies ------------------------------------------------------------------------------

    def speech(self, language: str) -> Speaker:
        raise NotImplementedError

    def side_of(self, event: Event) -> Side:
        """The class of the side that acts or suffers; nothing where the event is nobody's."""
        raise NotImplementedError

    def message(self, event: Event, seat: str | None, spoken: Speaker) -> Message:
        return Message(f"event-{event.kind}", event.args)

    def part(self, event: Event, spoken: Speaker) -> str:
        """The words of an event that is part of another's line: a line of a sum, unless the game has other parts."""
        key = f"modifier-{event.args['clause']}".replace(".", "-")
        return f"{spoken.words.say(Message(key))} {event.args['value']}"

    def preceded(self, line: LogLine, dice: list[LogDie], parts: list[str]) -> LogLine:
        """A line with the dice and the parts that came before it."""
        return preceded(line, dice, parts)

    def added(self, line: LogLine, event: Event, spoken: Speaker) -> LogLine:
        """A line with the part that comes after it."""
        more = self.part(event, spoken)
        text = f"{line.text[:-1]}, {more})" if line.text.endswith(")") else f"{line.text} ({more})"
        return LogLine(line.side, text, line.dice, line.clause)

    def clause_of(self, event: Event) -> str:
        """The clause behind an event."""
        return self.kind(event).clause

    def repeats(self, event: Event) -> bool:
        """Does another event say the same? A forced answer is followed by what it does, unless that is silent."""
        return event.kind == "forced" and not self.lexicon.verb_named[self.forced(event).verb].silent

    def weight_of(self, event: Event) -> int:
        return self.kind(event).telling.weight

    # ---- the log -------------------------------------------------------------------------------------------

    def kind(self, event: Event) -> EventKind[Any]:
        return self.lexicon.event_named[event.kind]

    def forced(self, event: Event) -> Action:
        """The answer that was taken because there was no other."""
        return Action.read(str(event.args["action"]))

    def told(self, events: Sequence[Event], seat: str | None) -> list[Event]:
        """The events of the log that a seat (None: a spectator) may see, without what is said twice, and without what
        only an earlier program told."""
        known = self.lexicon.event_named
        seen = [event for event in events if event.visible_to(seat) and event.kind in known]
        return [event for event in seen if self.kind(event).telling.stands != UNTOLD and not self.repeats(event)]

    def lines(self, events: Sequence[Event], seat: str | None, language: str) -> list[LogLine]:
        """The events a seat may see, a line each; dice and parts of a sum stand with the line they belong to."""
        spoken = self.speech(language)
        batch = self.told(events, seat)
        found: list[LogLine] = []
        dice: list[LogDie] = []
        parts: list[str] = []
        for event in batch:
            stands = self.kind(event).telling.stands
            if stands == LINE:
                found.append(self.preceded(self.line(event, seat, spoken), dice, parts))
                dice, parts = [], []
            elif stands == AFTER:
                if found:
                    found[-1] = self.added(found[-1], event, spoken)
            else:
                assert stands == BEFORE
                die = self.die(event)
                dice += die
                parts += [] if die else [self.part(event, spoken)]
        if dice:
            found.append(LogLine(dice[0].side, "", dice))
        return found

    def line(self, event: Event, seat: str | None, spoken: Speaker) -> LogLine:
        text = spoken.tell(self.message(event, seat, spoken), pointed=True)
        return LogLine(self.side_of(event), text, self.die(event), self.clause_of(event))

    def die(self, event: Event) -> list[LogDie]:
        """The die an event shows, if it shows one."""
        face = event.args.get(self.kind(event).telling.die)
        return [LogDie(face, self.side_of(event), self.die_sides)] if isinstance(face, int) else []

    def sentences(
        self, events: Sequence[Event], seat: str | None, language: str, places: Mapping[str, str]
    ) -> list[str]:
        """The same lines as plain text. ``places``: names of those that sentences only point at."""
        return [plain(line, places) for line in self.lines(events, seat, language)]

    def weight(self, events: Sequence[Event], seat: str | None) -> int:
        """How much what a seat may see of the events changed the battle."""
        known = self.lexicon.event_named
        return sum(self.weight_of(event) for event in events if event.visible_to(seat) and event.kind in known)


def preceded(line: LogLine, dice: list[LogDie], parts: list[str]) -> LogLine:
    """A line with the dice and the parts of a sum that came before it. A die that is nobody's is the line's."""
    if not dice and not parts:
        return line
    text = f"{capital(', '.join(parts))}. {line.text}" if parts else line.text
    owned = [die if die.side else LogDie(die.face, line.side, die.sides) for die in dice]
    return LogLine(line.side, text, [*owned, *line.dice], line.clause)


def plain(line: LogLine, places: Mapping[str, str]) -> str:
    """A line for a terminal: what it points at by name (what has none by its code), its dice as numbers."""

    def name(found: re.Match[str]) -> str:
        code = found[1].partition(":")[2]
        return found[2] or places.get(code, code)

    text = POINTER.sub(name, line.text)
    return " ".join([*([text] if text else []), *(f"[{die.face}]" for die in line.dice)])
