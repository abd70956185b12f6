"""Attacks and combats in few words: a movement segment with the field's units, one charge, one combat segment."""

from __future__ import annotations

from typing import Any

from longroll.games.reason import REASON
from longroll.games.reason.position import ZONES
from longroll.games.reason.rules.charge import ChargePlan, plan
from tests.reason.field import Field


def duel(text: str, *, side: str = "first", status: str = "active", **rest: Any) -> Field:
    """A field in the movement segment of a side, all its Forces with one status."""
    return Field(text, at="move", side=side, status=status, **rest)


def planned(field: Field, unit: str, target: str, legs: str = "") -> ChargePlan:
    return plan(field.state, field.unit(unit), field.unit(target), legs)


def refusal(field: Field, unit: str, target: str, legs: str = "") -> tuple[str, str]:
    """Clause and key of what is against a charge; ("", "") if nothing is."""
    action = f"charge {unit} {target} {legs}".strip()
    return ("", "") if field.legal(action) else (field.refused(action), field.reason(action))


def charge(field: Field, unit: str, target: str, legs: str = "") -> Field:
    return field.do(f"charge {unit} {target} {legs}".strip())


def engage(field: Field, unit: str, target: str, side: int = 0) -> Field:
    """Put two units into combat where they stand."""
    spec = REASON.to_json(field.state)
    x, y = field.state.shapes[field.unit(unit)].front_middle
    attack = {"attacker": unit, "defender": target, "side": ZONES[side], "x": x, "y": y}
    spec["engagements"] = [*spec.get("engagements", []), attack]
    field.state = REASON.position(spec)
    return field


def combat(field: Field) -> Field:
    """Nobody moves or recovers; the combat segment begins."""
    while field.kind in ("move", "recover"):
        field.do("done")
    return field
