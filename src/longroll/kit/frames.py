"""Procedures of a rulebook in progress, as a stack of frames in the state.

Each procedure is one class of frames; ``begin`` and ``end`` are call and return. A frame answers for one decision at a
time: ``proceed`` runs automatic steps until a choice is due, ``kind`` names the decision, ``mover`` who decides it,
``listing`` its answers, ``take`` carries one out, ``refuse`` says why another is not legal. A frame holds only numbers
and lists of numbers, named by ``fields``; the position it works on is passed in.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from longroll.kit.lexicon import DecisionKind
from longroll.kit.notation import A_SHIFT, VERB_MASK, a_of, verb_of
from longroll.kit.state import NOBODY, State
from longroll.kit.terms import CHANCE_SEAT, Decision, Message, Refusal, no


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A procedure in progress. ``b`` is the position of the game; its frames name the type."""

    def proceed(self, b: Any) -> bool:
        """Do what needs no choice. True: somebody must choose now; False: look at the stack again."""
        raise NotImplementedError

    def mover(self, b: Any) -> int:
        """The side that decides, or CHANCE."""
        raise NotImplementedError

    def kind(self, b: Any) -> int:
        """The decision that is due."""
        raise NotImplementedError

    def subject(self, b: Any) -> dict[str, str | int]:
        """What the prompt's sentence speaks of. Everybody reads it: nothing hidden may be in it."""
        return {}

    def listing(self, b: Any) -> list[int]:
        raise NotImplementedError

    def several(self, b: Any) -> bool:
        """Are there more answers than one for certain, as can be told without listing them? (The list is then made when
        it is read.)"""
        return False

    def weights(self, b: Any, codes: list[int]) -> list[int]:
        """How likely each answer of chance is."""
        return [1] * len(codes)

    def take(self, b: Any, code: int) -> None:
        raise NotImplementedError

    def allows(self, b: Any, code: int) -> bool:
        """Is a code that is not listed legal all the same (free text)?"""
        return False

    def insists(self, b: Any) -> bool:
        """Is the pending decision put even with one answer only? (Where passing it over would tell others something
        hidden. What this hangs on must be public.)"""
        return False

    def time_limit(self, b: Any) -> int:
        """Seconds there are for the answer; 0: as long as one likes."""
        return 0

    def late(self, b: Any) -> int:
        """The answer that counts where the time has run out."""
        raise NotImplementedError

    def refuse(self, b: Any, code: int) -> Refusal:
        """Why this code is no answer to this frame's decision."""
        raise NotImplementedError

    def copy(self) -> Frame:
        raise NotImplementedError

    def fields(self) -> tuple[str, ...]:
        """Names of the frame's numbers and lists of numbers, for position files; each is an argument's name too."""
        raise NotImplementedError

    def added_later(self) -> tuple[str, ...]:
        """Fields that earlier programs did not write: a position may lack them, and they are as in a new frame."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Stacked(State):
    """A position whose pending decision is that of the frame on top of its stack. (Not a generic class: the compiled
    build would check every attribute before it is read.)"""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[Any] = []

    # ---- what a game supplies ------------------------------------------------------------------------------

    def decision_kind(self, kind: int) -> DecisionKind:
        """A kind of decision, by its number, as the game's lexicon declares it."""
        raise NotImplementedError

    def conceding(self) -> int:
        """The verb that gives the game up (already shifted)."""
        raise NotImplementedError

    def concede(self, number: int) -> None:
        """The seat of that number (of those the verb can name) gives the game up."""
        raise NotImplementedError

    def agree(self) -> None:
        """Everybody is agreed: the game ends in a draw."""
        raise NotImplementedError

    def decider(self, frame: Frame) -> int:
        """The number of the seat that answers a frame, or CHANCE."""
        return frame.mover(self)

    # ---- the stack -----------------------------------------------------------------------------------------

    def begin(self, frame: Frame) -> None:
        """A procedure begins: it is on top until it ends."""
        self.frames.append(frame)

    def end(self, frame: Frame) -> None:
        """The frame on top has finished."""
        assert self.frames[-1] is frame
        self.frames.pop()

    def top(self) -> Frame:
        """The procedure that asks."""
        top: Frame = self.frames[-1]
        return top

    def advance(self) -> None:
        frames = self.frames
        while frames:
            top: Frame = frames[-1]
            if top.proceed(self):
                self.mover = self.decider(top)
                return
        self.mover = NOBODY

    def listing(self) -> list[int]:
        return self.top().listing(self)

    def several(self) -> bool:
        return self.top().several(self)

    def weights(self) -> list[int]:
        return self.top().weights(self, self.codes)

    def take(self, code: int) -> None:
        verb = code & VERB_MASK
        if verb == self.conceding():
            self.concede(a_of(code))
        elif verb == self.agreeing():
            self.agree()
        else:
            self.top().take(self, code)

    def extra(self, code: int) -> bool:
        """Whoever sits at the table may give up, or agree to a draw, at any time."""
        verb = code & VERB_MASK
        if (
            self.mover == NOBODY
            or (verb != self.conceding() and verb != self.agreeing())
            or code != verb | a_of(code) << A_SHIFT
        ):
            return False
        return self.write(code).args[0] in self.seat_names()

    def needs_consent(self, code: int) -> bool:
        return code & VERB_MASK == self.agreeing()

    def allows(self, code: int) -> bool:
        return self.mover >= 0 and self.top().allows(self, code)

    def insists(self) -> bool:
        return self.top().insists(self)

    def time_limit(self) -> int:
        return self.top().time_limit(self) if self.frames else 0

    def late(self) -> int:
        return self.top().late(self)

    def why_not(self, code: int) -> Refusal:
        if self.mover == NOBODY:
            return Refusal(self.end_clause(), Message("refusal-game-over"))
        return self.top().refuse(self, code)

    def describe(self) -> Decision | None:
        if self.mover == NOBODY:
            return None
        top = self.top()
        asked = self.decision_kind(top.kind(self))
        seat = CHANCE_SEAT if self.mover < 0 else self.seat_names()[self.mover]
        return Decision(seat, asked.name, asked.clauses, Message(f"prompt-{asked.name}", top.subject(self)))


def not_an_answer(frame: Frame, b: Stacked, code: int) -> Refusal:
    """The verb does not answer the pending decision at all."""
    asked = b.decision_kind(frame.kind(b))
    verb = b.notation.verbs[verb_of(code)].name
    return no(asked.clauses[0], "not-an-answer", verb=verb, decision=f"decision-{asked.name}")


def against(frame: Frame, b: Stacked, code: int) -> Refusal | None:
    """What would speak against an answer if the frame's decision were due now; None if nothing would."""
    return None if code in frame.listing(b) or frame.allows(b, code) else frame.refuse(b, code)
