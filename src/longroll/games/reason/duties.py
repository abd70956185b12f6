"""MR-11.14, MR-11.15: what units of a Force in Attack! must do.

``duty(b, unit) -> int``: FREE (0), ADVANCE (1), ATTACK (2) as the table stands.
``advance(b, unit) -> Automatic | None``: the automatic advance of MR-11.15 (objective, legs, walk, distance at its end).
``fulfils(b, unit, walk) -> Refusal | None``: does a move meet the unit's duty?
"""
