"""GB-16 Disruption markers."""

from __future__ import annotations

from longroll.games.gettysburg.components import BIT, DISRUPTION_MARKERS, TROOPS
from longroll.games.gettysburg.lexicon import E_CARRIED, E_DISRUPTED, E_LAPSED
from longroll.games.gettysburg.rules.damage import Penalty
from longroll.games.gettysburg.state import Battle


def disrupt(b: Battle, sector: int) -> None:
    """GB-16.2, GB-2.8: a marker is placed if the sector has none and one is left."""
    if b.disrupted & BIT[sector]:
        return
    if b.disrupted.bit_count() >= DISRUPTION_MARKERS:
        b.tell(E_LAPSED, sector)
        return
    b.disrupted |= BIT[sector]
    b.tell(E_DISRUPTED, sector)


def pass_through(b: Battle, sector: int, side: int) -> None:
    """GB-17.9: a sector that pieces retreat through is disrupted, or takes a cube if it is so already."""
    if b.disrupted & BIT[sector]:
        b.begin(Penalty(side, sector))
    else:
        disrupt(b, sector)


def follow_last_troops(b: Battle, sector: int, side: int) -> None:
    """GB-16.5 to GB-16.7: the marker leaves with the last troops, or goes if they were eliminated.

    ``last_exit`` says where the last troop piece went.
    """
    if not b.disrupted & BIT[sector]:
        return
    if b.last_exit < 0:
        b.rally(sector)
        return
    b.disrupted &= ~BIT[sector]
    b.tell(E_CARRIED, sector, b.last_exit)
    if b.disrupted & BIT[b.last_exit]:
        b.begin(Penalty(side, b.last_exit))
    else:
        b.disrupted |= BIT[b.last_exit]
        b.tidy(b.last_exit)  # the piece that brought it may be given up by now (GB-2.5, GB-16.10)


def may_leave(b: Battle, sector: int, side: int, troop: bool) -> bool:
    """GB-16.4: from a disrupted sector pieces move only if at least one troop piece stays."""
    if not b.disrupted & BIT[sector]:
        return True
    return b.troops(side, sector, TROOPS[side]) > (1 if troop else 0)
