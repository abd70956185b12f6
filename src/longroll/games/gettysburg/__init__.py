"""*Gettysburg* (design: Martin Wallace): sectors, hidden command blocks, order discs, dice.

Rules: ``rules.md``, clauses ``GB-*``. Each chapter of the rules has its module here.
"""

from longroll.games.gettysburg.game import GETTYSBURG

__all__ = ["GETTYSBURG"]
