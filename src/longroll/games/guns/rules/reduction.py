"""GG-2.5 to GG-2.12, GG-19.2, GG-19.3: a block is reduced, often by its owner's offer and its opponent's pick.

``reduce`` pushes a frame: what follows a reduction must be left to a later step of the caller. Frames that hold block
numbers across reductions are ``Witness``es and learn who took whose place.
"""

from __future__ import annotations

from random import Random
from typing import Final

from longroll.games.guns.components import (
    ARMY_OF,
    COMMAND_OF,
    COMMANDS,
    FACE,
    FACE_OF,
    FACE_STATE,
    FACES,
    FULL,
    IRON,
    LINE_OF,
    LINES,
    N_BLOCKS,
    NO_BLOCK,
    R1,
    R2,
    REDUCED_OF,
    STATE_OF,
    STATES,
    STRENGTH,
)
from longroll.games.guns.lexicon import D_OFFER, D_PICK, OFFER, PICK, place_words
from longroll.games.guns.state import BY_FACE, Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.terms import Refusal, no

BEGIN: Final = 0
OFFERED: Final = 1
PICKED: Final = 2


class Witness(Frame):
    """A frame that must know when a block it speaks of is replaced or eliminated."""

    def succeeded(self, block: int, by: int) -> None:
        """``by`` stands where ``block`` stood; NO_BLOCK: nobody does."""
        raise NotImplementedError


def reduce(b: Battle, block: int) -> None:
    """GG-2.5: reduce a block by one."""
    b.begin(Reduction(block))


def reduce_outright(b: Battle, block: int) -> None:
    """GG-2.12: reduce a block until it is eliminated."""
    b.begin(Reduction(block, 1))


def swap(b: Battle, block: int, by: int, face_shown: bool) -> None:
    """A replacement takes over, and whoever speaks of the block is told."""
    b.replace(block, by, face_shown)
    for frame in b.frames:
        if isinstance(frame, Witness):
            frame.succeeded(block, by)


def destroy(b: Battle, block: int) -> None:
    """GG-2.9: eliminated without replacement."""
    b.eliminate(block)
    for frame in b.frames:
        if isinstance(frame, Witness):
            frame.succeeded(block, NO_BLOCK)


def of_state(b: Battle, line: int, state: int) -> int:
    """An unused replacement of a line with this strength; NO_BLOCK if there is none."""
    for block in b.unused(line):
        if STATE_OF[block] == state:
            return block
    return NO_BLOCK


def pairs(b: Battle, line: int) -> list[tuple[int, int]]:
    """GG-2.6: what the owner may lay before the opponent, in either order, as states of the two blocks."""
    states = [STATE_OF[block] for block in b.unused(line)]
    found = []
    for first in (R2, R1):
        for second in (R2, R1):
            if states.count(first) >= (2 if first == second else 1) and states.count(second) >= 1:
                found.append((first, second))
    return found


def all_alike(line: int) -> bool:
    """Have all replacements of a line the same strength? Then offer and pick are empty."""
    return len({STATE_OF[block] for block in REDUCED_OF[line]}) == 1


class Reduction(Witness):
    """One block reduced by one, or (``outright``) until it is eliminated.

    ``first``, ``second``: strengths of the two blocks offered (states of ``components``), the owner's secret."""

    def __init__(self, block: int = 0, outright: int = 0, step: int = BEGIN, first: int = 0, second: int = 0) -> None:
        self.block = block
        self.outright = outright
        self.step = step
        self.first = first
        self.second = second

    def copy(self) -> Frame:
        return Reduction(self.block, self.outright, self.step, self.first, self.second)

    def fields(self) -> tuple[str, ...]:
        return ("block", "outright", "step", "first", "second")

    def block_fields(self) -> tuple[str, ...]:
        return ("block",)

    def keeper(self, b: Battle) -> int:
        return ARMY_OF[self.block]

    def secrets(self) -> tuple[str, ...]:
        return ("first", "second")

    def imagine(self, b: Battle, rng: Random) -> None:
        if self.step == PICKED:
            self.first, self.second = rng.choice(pairs(b, LINE_OF[self.block]))

    def succeeded(self, block: int, by: int) -> None:
        if block == self.block:
            self.block = by

    # ---- the procedure -------------------------------------------------------------------------------------

    def proceed(self, b: Battle) -> bool:
        if self.step != BEGIN:
            return True
        block = self.block
        line = LINE_OF[block]
        if STATE_OF[block] == FULL and STRENGTH[block] > 1 and line != IRON:
            unused = b.unused(line)
            if len(unused) > 1 and not all_alike(line):
                b.show(block)
                self.step = OFFERED
                return True
            by = unused[0] if unused else NO_BLOCK
            self.resolve(b, by, len(unused) == 1)
        else:
            self.resolve(b, self.next_in_line(b), True)
        return False

    def next_in_line(self, b: Battle) -> int:
        """GG-2.8, GG-2.9, GG-19.3: the only block that may replace this one; NO_BLOCK: it is eliminated."""
        block = self.block
        line = LINE_OF[block]
        if STATE_OF[block] == FULL:
            return of_state(b, line, R2) if line == IRON else NO_BLOCK
        return of_state(b, line, R1) if STATE_OF[block] == R2 else NO_BLOCK

    def resolve(self, b: Battle, by: int, face_shown: bool) -> None:
        """One reduction is carried out; another follows if the block must be eliminated."""
        if by == NO_BLOCK:
            destroy(b, self.block)
        else:
            swap(b, self.block, by, face_shown)
        self.step = BEGIN
        self.first = self.second = 0
        if not self.outright or self.block == NO_BLOCK:
            b.end(self)

    # ---- offer and pick ------------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        army = ARMY_OF[self.block]
        return army if self.step == OFFERED else 1 - army

    def kind(self, b: Battle) -> int:
        return D_OFFER if self.step == OFFERED else D_PICK

    def subject(self, b: Battle) -> dict[str, str | int]:
        """The block has been shown; in another army's view its face is on record."""
        face = FACE_OF[self.block] if self.block < N_BLOCKS else b.hint[self.block]
        command = COMMANDS[COMMAND_OF[BY_FACE[face][0]]]
        return {"command": command, "position": place_words(b.ground)[b.at[self.block]]}

    def listing(self, b: Battle) -> list[int]:
        if self.step == PICKED:
            return [act(PICK, 0), act(PICK, 1)]
        line = LINE_OF[self.block]
        return [act(OFFER, face_of(line, one), face_of(line, two)) for one, two in pairs(b, line)]

    def take(self, b: Battle, code: int) -> None:
        if self.step == OFFERED:
            self.first = FACE_STATE[a_of(code)]
            self.second = FACE_STATE[b_of(code)]
            self.step = PICKED
            return
        state = self.second if a_of(code) else self.first
        self.resolve(b, of_state(b, LINE_OF[self.block], state), False)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.step == OFFERED and verb_in(code, OFFER):
            return no("GG-2.6", "not-unused", first=FACES[a_of(code)], second=FACES[b_of(code)])
        return not_an_answer(self, b, code)


def face_of(line: int, state: int) -> int:
    """The face of a line's blocks in a state."""
    return FACE[f"{LINES[line]}-{STATES[state]}"]
