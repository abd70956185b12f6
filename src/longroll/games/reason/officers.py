"""MR-15.5 to MR-15.8: officers' moves, and the free places of officers.

``free_place(b, officer, x, y) -> Refusal | None``: MR-15.6.
``way(b, officer, x, y) -> Way``: the shortest way by straight stretches (its length, points, refusal).
``near(b, officer, x, y, most) -> list[tuple[float, float]]``: free places near a point, nearest first.
"""
