"""MR-17 Attacks: who may attack whom.

``may_attack(b, unit, target) -> bool``: by type and terrain (MR-17.3, 17.4).
``bar(b, unit) -> Refusal | None``: why a unit may not attack at all now (MR-17.1, 17.2).
``eligible(b, unit) -> list[int]``: the targets of MR-17.5, 17.6 (control positions), none if ``bar`` forbids.
``side_of(b, unit, target) -> int``: the side that must be contacted (MR-17.7), from the unit's present place.
``volley_bar(b, unit, target) -> Refusal | None`` (MR-17.8); ``needs_test(b, unit, target, side) -> bool`` (MR-17.9,
17.10).
"""
