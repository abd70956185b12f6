"""GG-22 Extended bombardment: an attack that stops after its bombardment and is made again in full at the end.

It is declared in step 3 (``deployment.OffensiveSupport``), breaks off after step 5 (``attack.Attack.break_off``), waits
in ``attack.AttackStep`` and runs again from there; its tokens are put away by ``aftermath.bury_extra``.
"""

from __future__ import annotations

from longroll.games.guns.rules.tokens import Draw
from longroll.games.guns.state import EXTRA, Battle


def draw_stack(b: Battle, army: int, used: int) -> None:
    """GG-22.4: as many tokens as the attack used are drawn unseen."""
    b.begin(Draw(army, used, EXTRA))
