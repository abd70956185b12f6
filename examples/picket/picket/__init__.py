"""Picket: three posts, eight pickets, one die. An example, and no game of anybody's.

Rules: ``rules.md``, clauses ``PK-*``. How it is made: ``docs/adding-a-game.md`` of Long Roll.
"""

from picket.game import PICKET

__all__ = ["PICKET"]
