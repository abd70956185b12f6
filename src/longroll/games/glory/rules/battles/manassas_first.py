"""GL-14.3, GL-17 1st Manassas: Tyler's division waits until it is disturbed.

Markers, leaders, entries and objectives are data (GL-14.32.1, GL-14.33.1, GL-17.1, GL-17.2, GL-17.4); nobody combines
(GL-14.31.1, read in ``activation``); brigades without a leader are independent units (GL-14.34). The third Jackson
marker (GL-14.35.2) is a group of its own with one Command.
"""

from __future__ import annotations

from longroll.games.glory.components import BIT, members
from longroll.games.glory.lexicon import E_ROUSED, OFF
from longroll.games.glory.state import Battle


def waits(b: Battle, group: int) -> bool:
    """Are the markers of a group still held back (GL-14.35.1)?"""
    for waiting, _, turn in b.roster.releases:
        if waiting == group:
            return b.turn < turn and not b.roused >> group & 1
    return False


def disturb(b: Battle, side: int, places: list[int]) -> None:
    """A unit of a side has moved through these hexes, or fired or charged from them (GL-14.35.1)."""
    for group, within, _ in b.roster.releases:
        if b.roused >> group & 1 or b.roster.group_side[group] == side:
            continue
        if any(near(b, group, within, place) for place in places):
            b.roused |= BIT[group]
            b.tell(E_ROUSED, group)


def near(b: Battle, group: int, within: int, place: int) -> bool:
    """Is a unit of the group so near to a hex?"""
    around = b.board.within(place, within)
    for command in b.roster.commands_of[group]:
        for unit in members(b.units_of(command)):
            if b.at[unit] < OFF and around >> b.at[unit] & 1:
                return True
    return False
