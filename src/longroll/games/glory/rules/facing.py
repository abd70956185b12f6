"""GL-7 Facing: choosing a facing, and which stacks may turn."""

from __future__ import annotations

from longroll.games.glory.components import BIT, FACINGS, NO_UNIT
from longroll.games.glory.lexicon import D_FACE, E_BY, E_TURNS, FACE_TO
from longroll.games.glory.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act
from longroll.kit.terms import Refusal


def turn(b: Battle, place: int, facing: int) -> None:
    """Give a stack a facing and tell it."""
    if b.facing[place] != facing:
        b.turn_stack(place, facing)
        b.name(E_BY, b.stack(place)[::-1])
        b.tell(E_TURNS, place, facing)


def rooted(b: Battle, unit: int) -> bool:
    """A Disordered unit next to an enemy may not change facing (GL-11.12.8)."""
    return bool(b.disordered >> unit & 1) and b.adjacent_to_enemy(unit)


def has_fired(b: Battle, unit: int) -> bool:
    """Artillery that has fired does not turn again in that activation (GL-7.14.1)."""
    return bool(b.fired & b.roster.guns_mask & BIT[unit])


def may_turn(b: Battle, place: int) -> bool:
    """May the stack in a hex change facing in the activation in hand: all its units active and allowed to
    (GL-7.12.2)?"""
    return free_to_turn(b, place, b.acting_units())


def free_to_turn(b: Battle, place: int, active: int) -> bool:
    """The same with the mask of active units at hand."""
    return all(active >> unit & 1 and not rooted(b, unit) and not has_fired(b, unit) for unit in b.stack(place))


def choose(b: Battle, unit: int) -> None:
    """The owner of a unit that has come to stand in a hex chooses its facing, if it is alone there (GL-7.12.2)."""
    if b.companion(unit) == NO_UNIT:
        b.begin(Facing(b.at[unit]))


class Facing(Frame):
    """One of the six facings for the units of a hex."""

    def __init__(self, place: int = 0) -> None:
        self.place = place

    def copy(self) -> Frame:
        return Facing(self.place)

    def fields(self) -> tuple[str, ...]:
        return ("place",)

    def proceed(self, b: Battle) -> bool:
        return True

    def mover(self, b: Battle) -> int:
        return b.roster.side[b.lower[self.place]]

    def kind(self, b: Battle) -> int:
        return D_FACE

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"hex": b.board.codes[self.place]}

    def listing(self, b: Battle) -> list[int]:
        return [act(FACE_TO, facing) for facing in range(len(FACINGS))]

    def take(self, b: Battle, code: int) -> None:
        b.end(self)
        turn(b, self.place, a_of(code))

    def refuse(self, b: Battle, code: int) -> Refusal:
        return not_an_answer(self, b, code)
