"""The four ways an assault may end, as bars: on the odds card and on the stage alike."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.gettysburg.odds import FALLEN_BACK, TAKEN_FIRST, TAKEN_SECOND, THROWN_BACK
from longroll.games.gettysburg.table.speech import SIDE_CLASS
from longroll.games.gettysburg.table.stage.words import StageSpeech
from longroll.kit.scene import Bar, Pattern, Side
from longroll.kit.speech import whole

BAR_KEYS = {
    TAKEN_FIRST: "bar-taken-first",
    TAKEN_SECOND: "bar-taken-second",
    FALLEN_BACK: "bar-fallen-back",
    THROWN_BACK: "bar-thrown-back",
}


def assault_bars(ends: Sequence[float], side: int, view: str, spoken: StageSpeech) -> list[Bar]:
    """``ends`` as in ``odds.Assault``; ``side`` attacks."""
    ours, theirs = SIDE_CLASS[side], SIDE_CLASS[1 - side]
    looks: dict[int, tuple[Side, Pattern]] = {
        TAKEN_FIRST: (ours, "solid"),
        TAKEN_SECOND: (ours, "hatched"),
        FALLEN_BACK: (theirs, "hatched"),
        THROWN_BACK: (theirs, "solid"),
    }
    shares = whole([ends[end] for end in BAR_KEYS])
    return [
        Bar(spoken.say(key, view=view), share, *looks[end])
        for (end, key), share in zip(BAR_KEYS.items(), shares, strict=True)
    ]


def taking(bars: Sequence[Bar]) -> int:
    """The chance to take the sector that bars add up to."""
    return bars[TAKEN_FIRST].percent + bars[TAKEN_SECOND].percent
