"""Positions as JSON: what every game's position files share.

A short position is written by hand; a complete one also names the procedures in progress (``FrameSpec``), which the
program writes and reads by the frames' own fields.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec

from longroll.kit.frames import Frame, Stacked
from longroll.kit.terms import BadInput, Illegal
from longroll.kit.typed import convert

DRAWN = "nobody"
"""Who has won a game that the players agreed to call a draw."""
JSON_LIMIT = 2**63
"""Longer whole numbers travel as hexadecimal text."""

Hexadecimal = Annotated[str, msgspec.Meta(pattern="^-?0x[0-9a-f]+$")]
Number = int | float | Hexadecimal
Spec = TypeVar("Spec")
AnyFrame = TypeVar("AnyFrame", bound=Frame)


class FrameSpec(msgspec.Struct, forbid_unknown_fields=True):
    """A procedure in progress and its numbers."""

    frame: str
    fields: dict[str, Number | list[Number]]


Procedures = Annotated[list[FrameSpec], msgspec.Meta(max_length=200)]
"""The procedures in progress, outermost first: never so many at once, and counted before they are read."""


def need(fact: bool, words: str) -> None:
    """What must hold in a position."""
    if not fact:
        raise BadInput(words)


def look_up(table: Mapping[str, int], name: str, what: str) -> int:
    """The number of a name."""
    if name not in table:
        raise BadInput(f"'{name}' is no {what}")
    return table[name]


def read_spec(spec: Mapping[str, Any], content: type[Spec]) -> Spec:
    """A position file as a value of the game's own type."""
    need(isinstance(spec, Mapping), f"a position is an object of JSON (a dict), not {type(spec).__name__}")
    try:
        return convert(dict(spec), content)
    except msgspec.ValidationError as error:
        raise BadInput(f"position: {error}") from None


FAULTS = (
    ArithmeticError, AssertionError, AttributeError, LookupError, NotImplementedError, RecursionError, RuntimeError,
    StopIteration, TypeError, ValueError,
)  # fmt: skip
"""What the rules may come to in a position that cannot be."""


class Beginning(NamedTuple):
    """Where a position written by hand lets play begin: its words, the procedure that it put on top, and that
    procedure's last step that is still meant (None: all of them)."""

    words: str
    frame: Frame
    last: int | None = None

    def lasts(self, state: Stacked) -> bool:
        """Is play still there? A procedure counts its step before it asks."""
        step: int = getattr(self.frame, "step", 0)
        return not state.over and self.frame in state.frames and (self.last is None or step <= self.last + 1)

    def has_work(self, state: Stacked) -> bool:
        """Play on until there is something to choose, or was, other than to be done with it."""
        asked = False
        while not asked:
            asked = state.settle_one()
            if not self.lasts(state):
                return False
            if not asked and state.write(state.unasked[-1]).args:
                return True
        return True


def settle(state: Stacked, beginning: Beginning | None = None) -> None:
    """Run the automatic steps of a position that was just read, and put its question into words. A beginning that had
    nothing to do is noted."""
    try:
        if beginning is not None and not beginning.has_work(state):
            state.passed_over = beginning.words
        state.settle()
        state.describe()
        state.options()
    except FAULTS as error:
        raise BadInput(f"moment: the procedure does not fit the position ({error})") from None


# ---- procedures in progress --------------------------------------------------------------------------------


def frames_by_name(base: type[AnyFrame]) -> dict[str, type[AnyFrame]]:
    """Every class of frames of a game by its name; their modules must have been imported."""
    found: dict[str, type[AnyFrame]] = {}
    for child in base.__subclasses__():
        found[child.__name__] = child
        found |= frames_by_name(child)
    return found


def read_frame(spec: FrameSpec, kinds: Mapping[str, type[AnyFrame]]) -> AnyFrame:
    need(spec.frame in kinds, f"'{spec.frame}' is no procedure")
    frame = kinds[spec.frame]()
    written, known = set(spec.fields), set(frame.fields())
    need(written <= known and known - written <= set(frame.added_later()), f"procedure {spec.frame} has other fields")
    for name, value in spec.fields.items():
        number = [read_number(v) for v in value] if isinstance(value, list) else read_number(value)
        if isinstance(getattr(frame, name), float) and isinstance(number, int):
            number = float(number)  # other programs write 2.0 as 2
        need(type(getattr(frame, name)) is type(number), f"procedure {spec.frame}: field {name} is wrong")
        setattr(frame, name, number)
    return frame


def write_frame(frame: Frame) -> FrameSpec:
    fields: dict[str, Number | list[Number]] = {}
    for name in frame.fields():
        value = getattr(frame, name)
        fields[name] = [write_number(v) for v in value] if isinstance(value, list) else write_number(value)
    return FrameSpec(type(frame).__name__, fields)


def read_number(value: Number) -> int | float:
    return int(value, 16) if isinstance(value, str) else value


def write_number(value: int | float) -> Number:
    return value if isinstance(value, float) or -JSON_LIMIT < value < JSON_LIMIT else hex(value)


@contextmanager
def playable(position: dict[str, Any] | None) -> Iterator[None]:
    """A given position that passes for possible, yet breaks the rules' machinery (its bookkeeping inside a turn was
    written by hand), is bad input. Without a position an error is an error."""
    try:
        yield
    except (BadInput, Illegal):
        raise
    except FAULTS as error:
        if position is None:
            raise
        raise BadInput(f"the position cannot be played ({type(error).__name__}: {error})") from None
