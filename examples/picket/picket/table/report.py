"""The position as text for a terminal."""

from __future__ import annotations

from longroll.kit.words import Words
from picket.lexicon import POSTS, SEATS
from picket.state import Line
from picket.table.speech import speech


def summary(b: Line, words: Words) -> str:
    spoken = speech(words.language)
    lines = [spoken.say("game-title")]
    for post, holder in zip(POSTS, b.holder, strict=True):
        lines.append(f"{spoken.title(post)} ({post}): {spoken.holding(holder)}")
    for side, seat in enumerate(SEATS):
        reserve = spoken.say("situation", pickets=b.reserve[side])
        lines.append(f"{spoken.title(seat)} ({seat}). {reserve}")
    return "\n".join(lines)
