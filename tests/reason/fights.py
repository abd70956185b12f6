"""Attacks and combats without the rest of a movement segment: the field's units, one charge, one combat segment."""

from __future__ import annotations

from typing import Any

from longroll.games.reason.components import SEATS, STATUSES
from longroll.games.reason.rules.charge import ChargePlan, declare, plan
from longroll.games.reason.rules.combat import Combats
from longroll.games.reason.rules.control import begin_phase
from longroll.kit import State
from tests.reason.field import Field


def settled(field: Field) -> Field:
    """Let the machine run to the next choice."""
    b = field.state
    b.told = b.told or []
    State.settle(b)
    field.events += [b.event(entry) for entry in b.told]
    b.told = None
    return field


def duel(text: str, *, side: str = "first", status: str = "active", **rest: Any) -> Field:
    """A field in the movement segment of a side, all its Forces with one status."""
    field = Field(text, at="nothing", side=side, **rest)
    number = SEATS.index(side)
    begin_phase(field.state, number)
    field.state.phasing = number
    for force in field.roster.forces_of[number]:
        field.state.status[force] = STATUSES.index(status)
    return field


def planned(field: Field, unit: str, target: str, legs: str = "") -> ChargePlan:
    return plan(field.state, field.unit(unit), field.unit(target), legs)


def refusal(field: Field, unit: str, target: str, legs: str = "") -> tuple[str, str]:
    """Clause and key of what is against a charge; ("", "") if nothing is."""
    found = planned(field, unit, target, legs).refusal
    return ("", "") if found is None else (found.clause, found.reason.key.removeprefix("refusal-"))


def charge(field: Field, unit: str, target: str, legs: str = "") -> Field:
    made = planned(field, unit, target, legs)
    assert made.refusal is None, made.refusal
    field.state.told = []
    declare(field.state, made)
    return settled(field)


def engage(field: Field, unit: str, target: str, side: int = 0) -> Field:
    """Put two units into combat where they stand."""
    b = field.state
    x, y = b.shapes[field.unit(unit)].front_middle
    b.engage(field.unit(unit), field.unit(target), side, x, y)
    return field


def combat(field: Field) -> Field:
    """The combat segment."""
    field.state.push(Combats(field.state.phasing))
    return settled(field)
