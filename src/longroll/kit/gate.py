"""Only legal actions, only from the right seat."""

from __future__ import annotations

from longroll.kit.state import State
from longroll.kit.terms import CHANCE_SEAT, Answer, BadInput, Message, Refusal, action_of


def admitted(state: State, seat: str, answer: Answer, agreed: bool = False) -> int | Refusal:
    """An answer that this seat may give now, read (``State.carry_out`` takes it); else why it may not.

    Actions outside the pending decision (conceding) name their seat themselves as first argument. ``agreed``: the other
    side has offered what needs the consent of both.
    """
    try:
        code = state.read(action_of(answer))
    except BadInput as error:
        return state.unreadable(error)
    if state.extra(code):
        if state.write(code).args[:1] != (seat,):
            return Refusal(state.clause_of(code), Message("refusal-not-your-seat", {"seat": seat}))
        if state.needs_consent(code) and not agreed:
            return Refusal(state.clause_of(code), Message("refusal-not-offered"))
        return code
    decision = state.decision
    if decision is not None and decision.seat != seat:
        key = "refusal-dice-decide" if decision.seat == CHANCE_SEAT else "refusal-not-your-decision"
        return Refusal(decision.clauses[0], Message(key, {"seat": decision.seat}))
    found = state.refused(code)
    return code if found is None else found


def refusal(state: State, seat: str, answer: Answer) -> Refusal | None:
    """None if this seat may take this action now; else why not."""
    found = admitted(state, seat, answer)
    return found if isinstance(found, Refusal) else None
