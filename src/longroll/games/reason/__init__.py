"""*Might & Reason* (design: Sam Mustafa): a free table measured in base widths, pulses, command dice, unruly generals.

Rules: ``rules.md``, clauses ``MR-*``. Each chapter of the rules has its module here.
"""

from longroll.games.reason.game import REASON

__all__ = ["REASON"]
