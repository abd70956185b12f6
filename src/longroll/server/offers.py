"""Offers to end a game before its time: to lay down arms, or a draw. The journal tells of them in notes; what still
stands of them follows from it, so that an offer outlives the server."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from longroll.kit.terms import CHANCE_SEAT
from longroll.server.journal import Step
from longroll.server.storage import ACT, NOTE, SEAT

ARMS = ARMS_OFFERED, ARMS_DECLINED, ARMS_WITHDRAWN = ("surrender-offered", "surrender-declined", "surrender-withdrawn")
DRAWS = DRAW_OFFERED, DRAW_DECLINED, DRAW_WITHDRAWN = ("draw-offered", "draw-declined", "draw-withdrawn")


class Proposal(msgspec.Struct, frozen=True):
    """An offer of a seat; ``seq`` is the step that made it."""

    seat: str
    seq: int


class Offers:
    """The offers of a table. ``faces`` says whether two seats play against each other."""

    def __init__(self, faces: Callable[[str, str], bool]) -> None:
        self.faces = faces
        self.arms: Proposal | None = None
        """To lay down arms: it stands until it is answered or withdrawn."""
        self.draw: Proposal | None = None
        """A draw: it also lapses when an opponent plays on, or somebody else takes the seat that made it."""
        self.ended: dict[str, int] = {}
        """By seat: the step at which its last offer of a draw came to nothing."""

    def hear(self, step: Step, note: str) -> None:
        """A step of the journal; ``note`` says what it tells, if it is one."""
        if step.kind == NOTE and note in ARMS:
            self.arms = Proposal(step.seat, step.seq) if note == ARMS_OFFERED else None
        elif step.kind == NOTE and note == DRAW_OFFERED:
            self.draw = Proposal(step.seat, step.seq)
        elif self.draw is not None and self._lapses(self.draw, step, note):
            self._end(self.draw, step.seq)

    def _lapses(self, draw: Proposal, step: Step, note: str) -> bool:
        if step.kind == ACT:
            return step.seat != CHANCE_SEAT and self.faces(step.seat, draw.seat)
        return note in DRAWS if step.kind == NOTE else step.kind == SEAT and step.seat == draw.seat

    def take_back(self, seq: int, target: int) -> None:
        """At step ``seq`` everything after ``target`` is taken back."""
        if self.arms is not None and self.arms.seq > target:
            self.arms = None
        if self.draw is not None and self.draw.seq > target:
            self._end(self.draw, seq)

    def _end(self, draw: Proposal, seq: int) -> None:
        self.ended[draw.seat] = seq
        self.draw = None

    def too_soon(self, seat: str, steps: Iterable[Step]) -> bool:
        """Has a seat not acted since its last offer of a draw came to nothing? (What was taken back is not among the
        steps.)"""
        ended = self.ended.get(seat)
        return ended is not None and not any(
            step.seq > ended and step.kind == ACT and step.seat == seat for step in steps
        )
