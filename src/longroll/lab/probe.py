"""Ask the rules: a position, some actions, and what comes of them, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from longroll.kit.game import Game, View
from longroll.kit.positions import playable
from longroll.kit.state import State
from longroll.kit.terms import Action, BadInput, Decision, Event, Message, Option
from longroll.kit.typed import convert
from longroll.kit.words import Words, words

LANGUAGE = "en"
ASKING = {"position", "actions", "seat"}
"""What no position has."""


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """What a probe reads: a position or a scenario, actions in notation (answers of chance are actions too), and
    the seat whose knowledge the answer is limited to."""

    position: dict[str, Any] | None = None
    scenario: str | None = None
    options: dict[str, Any] = {}
    actions: list[str] = []
    seat: str | None = None


def read_question(data: bytes) -> Question:
    """A question, or a bare position, which is asked what may be done in it."""
    try:
        found = msgspec.json.decode(data)
        if isinstance(found, dict) and not found.keys() & ASKING and found.keys() - set(Question.__struct_fields__):
            return Question(position=found)
        return convert(found, Question)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadInput(f"cannot read the probe: {error}") from None
    except RecursionError:
        raise BadInput("cannot read the probe: it is nested too deeply") from None


def probe(game: Game, question: Question) -> dict[str, Any]:
    """Apply the actions in order. A refused action changes nothing and the rest goes on."""
    seat = question.seat
    if seat is not None and seat not in game.seats:
        raise BadInput(f"{game.name} has no seat '{seat}'; seats are {', '.join(game.seats)}")
    speech = words(game.words, LANGUAGE)
    with playable(question.position):
        state = _start(game, question)
        note = _note(state, speech)
        actions = [_try(state, text, seat, speech) for text in question.actions]
        view = game.view(state, seat) if seat is not None else _everything(game, state)
        found = {
            "game": game.name,
            "seat": seat,
            "actions": actions,
            "state": view.position,
            "decision": _decision(view.decision, speech),
            "options": _options(view.options),
            "result": state.result.winner,
            "note": note,
        }
        msgspec.json.encode(found)  # what cannot be told is no position either
    return found


def _start(game: Game, question: Question) -> State:
    if (question.position is None) == (question.scenario is None):
        raise BadInput("a probe names either a position or a scenario")
    if question.position is None:
        return game.new(question.scenario or "", question.options)
    return game.position(question.position)


def _note(state: State, speech: Words) -> str | None:
    """That the step with which the position begins had nothing to do."""
    return speech.say(Message("note-passed-over", {"step": state.passed_over})) if state.passed_over else None


def _everything(game: Game, state: State) -> View:
    """What somebody would see who may see everything."""
    return View(game.name, None, game.to_json(state), state.decision, tuple(state.options()))


def _try(state: State, text: str, seat: str | None, speech: Words) -> dict[str, Any]:
    action = Action.read(text) if text.split() else Action("")
    refusal = state.check(action)
    if refusal is not None:
        reason = speech.say(refusal.reason)
        return {"action": text, "accepted": False, "clause": refusal.clause, "reason": reason}
    events = [_event(event) for event in state.apply(action) if seat is None or event.visible_to(seat)]
    return {"action": text, "accepted": True, "events": events}


def _event(event: Event) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(event)
    return found


def _decision(decision: Decision | None, speech: Words) -> dict[str, Any] | None:
    if decision is None:
        return None
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "clauses": list(decision.clauses),
        "prompt": speech.say(decision.prompt),
    }


def _options(options: Sequence[Option]) -> list[dict[str, Any]]:
    total = sum(option.weight for option in options)
    found = []
    for option in options:
        entry: dict[str, Any] = {"action": str(option), "clause": option.clause}
        if option.weight:
            entry["probability"] = option.weight / total
        found.append(entry)
    return found
