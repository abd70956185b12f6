"""Only legal actions, only from the right seat."""

from __future__ import annotations

from longroll.kit.state import State
from longroll.kit.terms import CHANCE_SEAT, Action, BadInput, Message, Refusal


def refusal(state: State, seat: str, action: Action | str) -> Refusal | None:
    """None if this seat may take this action now; else why not.

    Actions outside the pending decision (conceding) name their seat themselves as first argument.
    """
    decision = state.decision
    try:
        act = Action.read(action) if isinstance(action, str) else action
        code = state.read(act)
    except BadInput:
        return state.check(action)
    if state.extra(code):
        if state.write(code).args[:1] == (seat,):
            return None
        return Refusal(state.clause_of(code), Message("refusal-not-your-seat", {"seat": seat}))
    if decision is not None and decision.seat != seat:
        key = "refusal-dice-decide" if decision.seat == CHANCE_SEAT else "refusal-not-your-decision"
        return Refusal(decision.clauses[0], Message(key, {"seat": decision.seat}))
    return state.check(act)
