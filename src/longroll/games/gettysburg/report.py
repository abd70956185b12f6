"""The position and the log as text."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.gettysburg.state import Battle
from longroll.kit.terms import Event, Message
from longroll.kit.words import Words


def summary(b: Battle, words: Words) -> str:
    return ""


def narrate(events: Sequence[Event], seat: str | None, words: Words) -> list[str]:
    return [words.say(Message(f"event-{e.kind}", e.args)) for e in events if e.visible_to(seat)]
