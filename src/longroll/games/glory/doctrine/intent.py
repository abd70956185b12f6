"""What a plan wants of the staff: small plain facts that change its reading of a position (``Situation``)."""

from __future__ import annotations

from typing import Final, NamedTuple

AS_USUAL: Final = -1
"""No place, posture or Command of the plan's own."""


class Intent(NamedTuple):
    """What one Command is to do. Everything that is not said stays with the staff."""

    command: int
    place: int = AS_USUAL
    """The hex it goes for …"""
    hold: bool = False
    """… to stand there."""
    target: int = AS_USUAL
    """The enemy's hex to charge …"""
    push: float = 0.0
    """… and what it is worth to drive him from it, in points, more than it would be."""
    posture: int = AS_USUAL
    caution: float = 0.0
    """What every charge must promise more than usual."""
    fear: float = 1.0
    """How much more than usual the danger of a hex counts."""
    focus: float = 1.0
    """How much more than usual fire at the target counts."""
    mate: int = AS_USUAL
    """The leader to act as one with."""
