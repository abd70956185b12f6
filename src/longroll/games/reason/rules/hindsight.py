"""Why an answer would not be possible in its own step either: asked where that step is not due, or was passed over
because it had nothing to offer."""

from __future__ import annotations

from longroll.games.reason.lexicon import CHARGE, FIRE, GIVE, MOVE, OFFICER, PAY, RECOVER, RESOLVE, TAKE, TEST, words_of
from longroll.games.reason.rules import control, fire, movement, recovery
from longroll.games.reason.state import Battle
from longroll.kit.frames import against
from longroll.kit.notation import a_of, b_of, verb_in
from longroll.kit.terms import Refusal, no


def in_its_step(b: Battle, side: int, code: int) -> Refusal | None:
    """What would speak against an answer of a side if its step were due in this position; None if nothing would, or if
    that depends on what is still to happen."""
    if verb_in(code, FIRE):
        return enemy_unit(b, side, a_of(code), "MR-8.3") or fire.refusal(b, a_of(code), b_of(code))
    if verb_in(code, RECOVER):
        return enemy_unit(b, side, a_of(code), "MR-16.1") or recovery.bar(b, a_of(code))
    if verb_in(code, RESOLVE):
        unit = a_of(code)
        return None if b.engaged(unit) else no("MR-20.1", "no-combat", unit=b.roster.ids[unit])
    if verb_in(code, GIVE, PAY):
        return against(control.Orders(side), b, code)
    if verb_in(code, TEST):
        return against(control.Control(side), b, code)
    if b.phasing == side and verb_in(code, MOVE, CHARGE, OFFICER, TAKE):
        return against_move(b, code)
    return None


def enemy_unit(b: Battle, side: int, unit: int, clause: str) -> Refusal | None:
    return no(clause, "unit-of-the-enemy", unit=b.roster.ids[unit]) if b.roster.side[unit] != side else None


def against_move(b: Battle, code: int) -> Refusal | None:
    if verb_in(code, TAKE):
        return movement.Movement(b.phasing).not_to_take(b, a_of(code))
    if not words_of(code):
        return None
    return movement.against(b, code)
