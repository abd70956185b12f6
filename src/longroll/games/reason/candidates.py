"""Moves worth considering: complete answers for a unit, legal and distinct, in a stable order.

``of(b, unit) -> list[int]``: codes of ``move UNIT LEG...`` and ``charge UNIT TARGET ...``.
``of_officer(b, officer) -> list[int]``: codes of ``officer NAME X Y``.
"""
