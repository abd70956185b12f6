"""MR-14 Interpenetration and spacing.

``may_pass(b, unit, friend, formation) -> bool``: MR-14.1, 14.2.
``free(b, unit, shape) -> bool``: may a unit end here: no unit, no sector, no forbidden terrain, on the table (MR-14.4).
``settle(b, unit) -> None``: after a unit has come to its place: pushes what officers in the way must do (MR-14.4,
MR-14.7).
"""
