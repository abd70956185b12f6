"""*The Guns of Gettysburg* (design: Bowen Simmons): areas, positions, blocks, battle tokens, no dice.

Rules: ``rules.md``, clauses ``GG-*``. Each chapter of the rules has its module here.
"""

from longroll.games.guns.game import GUNS

__all__ = ["GUNS"]
