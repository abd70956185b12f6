"""Only legal actions, only from the right seat."""

from __future__ import annotations

from longroll.kit.state import State
from longroll.kit.terms import CHANCE_SEAT, Answer, BadInput, Message, Refusal, action_of


def refusal(state: State, seat: str, answer: Answer) -> Refusal | None:
    """None if this seat may take this action now; else why not.

    Actions outside the pending decision (conceding) name their seat themselves as first argument.
    """
    decision = state.decision
    try:
        action = action_of(answer)
        code = state.read(action)
    except BadInput:
        return state.check(answer)
    if state.extra(code):
        if state.write(code).args[:1] == (seat,):
            return None
        return Refusal(state.clause_of(code), Message("refusal-not-your-seat", {"seat": seat}))
    if decision is not None and decision.seat != seat:
        key = "refusal-dice-decide" if decision.seat == CHANCE_SEAT else "refusal-not-your-decision"
        return Refusal(decision.clauses[0], Message(key, {"seat": decision.seat}))
    return state.check(action)
