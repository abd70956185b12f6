"""What a battle may change in the rules of the series.

Chapters ask these questions where some battle has a rule of its own; the answers here are those of a battle without
one. The battles (``battles``) answer otherwise where they differ, and nobody but ``setup`` knows which battle it is.
What differs in a number, a name or a list is no trait but data, and so in the ``Roster``.
"""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import NO_UNIT, members
from longroll.games.glory.lexicon import OFF
from longroll.games.glory.rules.reach import Mover, Presence, Reach
from longroll.games.glory.state import Battle

ROUSES: Final = 0
UNLEASHES: Final = 1
MEETS: Final = 2
NO_COMMAND: Final = -1


class Zone:
    """Hexes in which a passing unit stirs something up. ``kind``: ROUSES (``number`` is the group), UNLEASHES (the
    Command) or MEETS (the leader)."""

    def __init__(self, kind: int, number: int, mask: int) -> None:
        self.kind = kind
        self.number = number
        self.mask = mask


def around_units(b: Battle, units: int, within: int) -> int:
    """Mask of the hexes so near to one of some units."""
    found = 0
    for unit in members(units):
        if b.at[unit] < OFF:
            found |= b.board.within(b.at[unit], within)
    return found


class Course:
    """Where a bound unit may go: ``near`` by normal, ``far`` by extended movement; ``must``: it may not stay."""

    def __init__(self, near: int, far: int, must: bool) -> None:
        self.near = near
        self.far = far
        self.must = must


class Traits:
    """A battle by the rules of the series alone."""

    # ---- turns and markers (GL-3, GL-4) --------------------------------------------------------------------

    def turn_begins(self, b: Battle) -> None:
        """Put what its players decide before anything else in a turn (GL-16.4)."""

    def waits(self, b: Battle, group: int) -> bool:
        """Are the markers of a group still held back (GL-14.35.1)?"""
        return False

    def limited(self, b: Battle, group: int) -> bool:
        """Has a group one marker at most in this turn (GL-16.4)?"""
        return False

    def marker_played(self, b: Battle, group: int) -> None:
        """A marker of a group is played (GL-14.42.3, GL-19.7)."""

    def held_back(self, b: Battle, command: int) -> bool:
        """Does a Command wait for a later marker of this turn (GL-14.42.3)?"""
        return False

    def activation_begins(self, b: Battle) -> None:
        """The acting Commands are about to begin; who stands next to an enemy is known (GL-19.5)."""

    # ---- who notices what ----------------------------------------------------------------------------------

    def acts_from(self, b: Battle, side: int, places: tuple[int, ...]) -> None:
        """Units of a side fire or charge from these hexes (GL-14.35.1)."""

    def passes(self, b: Battle, unit: int, path: tuple[int, ...]) -> None:
        """A unit of the active side moves through these hexes (GL-14.35.1, GL-19.8)."""

    def comes(self, b: Battle, unit: int, origin: int, place: int) -> None:
        """A unit has come to a hex, from another or from off the map (GL-19.5)."""

    def watch(self, b: Battle) -> None:
        """Units stand elsewhere than before (GL-19.8)."""

    def sleepers(self, b: Battle, side: int) -> list[Zone]:
        """Where a moving unit of a side wakes or frees enemies (GL-14.35.1, GL-19.8)."""
        return []

    # ---- command (GL-5) ------------------------------------------------------------------------------------

    def leads_itself(self, b: Battle, unit: int) -> bool:
        """Is a unit in command without its leader (GL-19.11)?"""
        return False

    # ---- where a unit may go (GL-6) ------------------------------------------------------------------------

    def open_entries(self, b: Battle) -> int:
        """Entry hexes that are not closed to the enemy in this turn (GL-14.2.8)."""
        return 0

    def leash(self, b: Battle, unit: int) -> int:
        """Mask of the hexes that are too far for a unit to move to (GL-19.8)."""
        return 0

    def is_bound(self, b: Battle, unit: int) -> bool:
        """Has a unit a designated destination that still binds it (GL-19.5)?"""
        return False

    def crossing(self, b: Battle, unit: int) -> tuple[int, int]:
        """The hexes of the crossing for which a bound unit makes: this side of the water, and the far one."""
        raise AssertionError("only bound units make for a crossing")

    def course(
        self,
        b: Battle,
        who: Presence,
        unit: int,
        start: int,
        normal: tuple[Reach, Mover],
        wide: tuple[Reach, Mover],
        enters: bool,
    ) -> Course:
        """Where a bound unit may go (GL-19.5). ``start``: where it stands, or its entry hex."""
        raise AssertionError("only bound units have a course")

    # ---- round the map (GL-19.7) ---------------------------------------------------------------------------

    def ways_round(self, b: Battle, unit: int) -> int:
        """Mask of the hexes where a unit may leave the map to come back elsewhere."""
        return 0

    def may_march_off(self, b: Battle, unit: int) -> bool:
        """Does a unit stand in such a hex?"""
        return False

    def may_come_back(self, b: Battle, unit: int) -> bool:
        """Has a unit been away long enough?"""
        return False

    def ways_back(self, b: Battle, unit: int) -> tuple[int, ...]:
        """Where a unit that is away may come back."""
        return ()

    # ---- charges (GL-10) -----------------------------------------------------------------------------------

    def charge_limit(self, b: Battle, unit: int) -> int:
        """Mask of the hexes a unit may charge (GL-19.5)."""
        return b.board.all_hexes

    # ---- scouts: units that act alone or with any Command of their group (GL-14.45) -------------------------

    def scout_command(self, b: Battle) -> int:
        """The Command of the scouts of the marker in hand that has not acted, or NO_COMMAND."""
        return NO_COMMAND

    def lone_scouts(self, b: Battle, unit: int) -> bool:
        """Scouts alone in their hex (GL-14.45.3, GL-14.45.4)?"""
        return False

    def scouts_partner(self, b: Battle, unit: int) -> int:
        """The infantry with which scouts are stacked, and whose charge they may join (GL-14.45.6), or NO_UNIT."""
        return NO_UNIT
