"""*Glory*, second edition (design: Richard Berg): hexes, brigades, activation markers drawn from a pool.

Rules: ``rules.md``, clauses ``GL-*``. Each chapter of the rules has its module here.
"""

from longroll.games.glory.game import GLORY

__all__ = ["GLORY"]
