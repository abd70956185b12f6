"""What can be seen of a position, in short: what parts of the table are kept by (``kit.parts``)."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from longroll.boards.plane.shapes import Rect
from longroll.games.reason.rules.command import in_command
from longroll.games.reason.state import Battle
from longroll.games.reason.table.speech import Speech
from longroll.kit.parts import Parts


def places(shapes: Iterable[Rect]) -> bytes:
    """Where pieces stand and what they face. (How large they are follows from kind, formation and sector.)"""
    return array("d", [number for shape in shapes for number in (shape.cx, shape.cy, shape.facing)]).tobytes()


_uncommanded: Parts[frozenset[int]] = Parts(room=2_000)


def uncommanded(b: Battle, spoken: Speech) -> frozenset[int]:
    """The units on the table that are out of command (MR-3.10)."""
    return _uncommanded.get(
        (spoken.serial, bytes(b.formation), places(b.shapes), places(b.officers)),
        lambda: frozenset(unit for side in b.present for unit in side if not in_command(b, unit)),
    )
