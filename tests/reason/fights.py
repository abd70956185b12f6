"""Attacks and combats in few words: a movement segment with the field's units, one charge, one combat segment."""

from __future__ import annotations

import math
from typing import Any

from longroll.games.reason import REASON
from tests.reason.field import Field


def duel(text: str, *, side: str = "first", status: str | dict[str, str] = "active", **rest: Any) -> Field:
    """A field in the movement segment of a side, all its Forces with one status."""
    return Field(text, at="move", side=side, status=status, **rest)


def planned(field: Field, unit: str, target: str, path: str = "ahead") -> dict[str, Any]:
    """What would become of a charge along a path."""
    return field.ask.charge(unit, target, path)


def refusal(field: Field, unit: str, target: str, legs: str = "") -> tuple[str, str]:
    """Clause and key of what is against a charge; ("", "") if nothing is."""
    action = f"charge {unit} {target} {legs}".strip()
    return ("", "") if field.legal(action) else (field.refused(action), field.reason(action))


def charge(field: Field, unit: str, target: str, legs: str = "") -> Field:
    return field.do(f"charge {unit} {target} {legs}".strip())


def engage(field: Field, unit: str, target: str) -> Field:
    """Put two units into combat where they stand, front to front."""
    spec = REASON.to_json(field.state)
    stands = field.ask.unit(unit)
    way, half = math.radians(stands["facing"]), stands["depth"] / 2
    x, y = stands["x"] + half * math.sin(way), stands["y"] + half * math.cos(way)
    attack = {"attacker": unit, "defender": target, "side": "front", "x": x, "y": y}
    spec["engagements"] = [*spec.get("engagements", []), attack]
    field.state = REASON.position(spec)
    return field


def combat(field: Field) -> Field:
    """Nobody moves or recovers; the combat segment begins."""
    while field.kind in ("move", "recover"):
        field.do("done")
    return field
