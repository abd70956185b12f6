"""MR-12 Manoeuvres: a path walked leg by leg, its costs, its places, and the first thing that forbids it.

``walk(b, unit, legs) -> Walk``: a move that is no attack (MR-12 to MR-15, MR-23), from where the unit stands.
``allowance(b, unit) -> float``: MR-12.2 (garrison: of FF).
``farthest(b, unit, walk) -> float``: the longest ADVANCE that may follow a walk, ending in a free place.
``change_place(shape, formation, base, where, facing) -> Rect``: MR-12.12, 12.13.
"""

from __future__ import annotations


class Step:
    """One leg taken. ``leg``; ``place``: the rectangle after it; ``formation`` after it; ``cost`` = ``distance`` (length
    or arc, doubled for BACK and SIDE) + ``difficult`` (what MR-13.1 adds) + ``obstacle`` (MR-13.2) + ``level``
    (MR-13.5), in BW; ``lines``: the stretches the centre follows, as points."""


class Walk:
    """A path as far as it is legal.

    ``unit``; ``start``: the rectangle before; ``steps``: the legs taken, the refused one not among them; ``place``,
    ``formation``, ``sector`` (-1: in the open) at the end of them; ``allowance``, ``cost``, ``left`` in BW; ``turned``:
    PIVOTs so far; ``rushes``: no BACK, SIDE or leaving of a sector, so it might still attack (MR-12.10, MR-23.3);
    ``nearest`` and ``nearest_unit``: closest approach to an enemy on the whole path (99.0 and -1 if none came near);
    ``officers``: enemy officers passed over (MR-14.7); ``refusal``: the first thing against it, or None; ``failed``: the
    number of the leg it concerns, ``len(steps)`` for the end of the move; ``at``: where, as a point, or None.
    """
