"""The procedures in progress as a position file names them: what may stand on what, and what their numbers may be."""

from __future__ import annotations

from longroll.kit.frames import Frame
from longroll.kit.positions import FrameSpec, need, read_frame
from picket.lexicon import POSTS, SEATS
from picket.rules.fight import Fight
from picket.rules.turn import Turn
from picket.state import RESERVE, Line

FRAMES: dict[str, type[Frame]] = {"Turn": Turn, "Fight": Fight}
STACKS: tuple[list[str], ...] = ([], ["Turn"], ["Turn", "Fight"])


def read_procedures(b: Line, entries: list[FrameSpec]) -> None:
    """The stack of a position file, outermost first. A file may come from anywhere: nothing in it is believed."""
    need([entry.frame for entry in entries] in STACKS, "procedure: a Turn, and in it perhaps a Fight")
    b.frames = [read_frame(entry, FRAMES) for entry in entries]
    for frame in b.frames:
        if isinstance(frame, Fight):
            need(frame.side in range(len(SEATS)), "procedure: whose fight?")
            need(frame.post in range(len(POSTS)), "procedure: a fight for which post?")
            need(frame.side == 1 - b.side and b.passes == 0, "procedure: who fights has had his turn (PK-2.1)")
            need(b.holder[frame.post] == b.side, "procedure: a fight is for a post of the enemy (PK-3.2)")
            need(b.pickets(frame.side) < RESERVE, f"who fights has {RESERVE} pickets in all (PK-1.2)")
