"""One side's reading of a position: where everybody is, who commands what, what must be kept or taken."""

from __future__ import annotations

from functools import lru_cache

from longroll.games.guns.board import Ground
from longroll.games.guns.cells import KNOWN, REDUCED
from longroll.games.guns.components import ARMIES, ARMY_OF, CAVALRY, CSA, FACE_STRENGTH, N_SPACES, STRENGTH, USA
from longroll.games.guns.doctrine.lay import FAR, Lay, lay_of, steps_from
from longroll.games.guns.lexicon import AT_ENTRY, NOT_YET, OFF
from longroll.games.guns.rules.deployment import guns_in
from longroll.games.guns.rules.fields import Threat, communicates
from longroll.games.guns.rules.reinforcements import map_entry
from longroll.games.guns.state import TRAY, Battle

UNKNOWN_STRENGTH = 1.85
"""What to expect of a block that has never been hit."""
REDUCED_STRENGTH = 1.4


@lru_cache(maxsize=256)
def in_touch(ground: Ground, area: int, rebels: Threat) -> bool:
    """Has an objective a communication path? Remembered."""
    return communicates(ground, area, rebels)


class Situation:
    """A position with the faces of the enemy unknown, for the side to choose."""

    def __init__(self, b: Battle, army: int, codes: list[int]) -> None:
        self.b = b
        self.army = army
        self.foe = 1 - army
        self.codes = codes
        self.flanks = True
        """Are attacks with a second block beside the target thought of?"""
        self.legal = set(codes)
        self.ground = b.ground
        self.lay: Lay = lay_of(b.ground)
        self.enemy: Threat = b.threat(self.foe)
        self.union: Threat = b.threat(USA)
        self.rebels: Threat = b.threat(CSA)

    # ---- time and tokens -----------------------------------------------------------------------------------

    def hours_left(self) -> int:
        """Hours until the last Night is over."""
        b = self.b
        return (b.last_day - b.day + 1) * N_SPACES - b.space

    def tray(self, army: int) -> int:
        return self.b.number(army, TRAY)

    def guns(self) -> list[int]:
        """Kinds of artillery tokens that the seat sees in the tray of its army."""
        return guns_in(self.b, self.army, TRAY)

    # ---- blocks --------------------------------------------------------------------------------------------

    def strength(self, block: int) -> float:
        """Flags on a block, or what to expect of one whose face is hidden."""
        if ARMY_OF[block] == self.army:
            return STRENGTH[block]
        label = self.b.label[block]
        if label == KNOWN:
            return FACE_STRENGTH[self.b.hint[block]]
        return REDUCED_STRENGTH if label == REDUCED else UNKNOWN_STRENGTH

    def best(self, army: int, position: int) -> float:
        """Strength of the best leader on a position."""
        return max((self.strength(block) for block in self.b.stack(army, position)), default=0.0)

    def waiting(self, army: int) -> int:
        """Mask of the entry points at which blocks of an army wait."""
        mask = 0
        for block, place in enumerate(self.b.at):
            if AT_ENTRY <= place < NOT_YET and ARMY_OF[block] == army:
                mask |= 1 << (place - AT_ENTRY)
        return mask

    def is_horse(self, block: int) -> bool:
        return CAVALRY[block]

    # ---- objectives ----------------------------------------------------------------------------------------

    def controlled(self, number: int) -> bool:
        """GG-20.3."""
        b = self.b
        return not b.red >> number & 1 and in_touch(b.ground, b.goals[number], self.rebels)

    def in_control(self) -> bool:
        """Does the Union fully control all objectives?"""
        return all(self.controlled(number) for number in range(len(self.b.goals)))

    # ---- distances -----------------------------------------------------------------------------------------

    def steps_from(self, army: int) -> tuple[int, ...]:
        """Areas between every area and the nearest block of an army; without blocks on the map, its entry areas."""
        occupied = self.b.occupied[army]
        return steps_from(self.ground, occupied) if occupied else self.lay.homes[ARMIES[army]]

    def distance(self, place: int, position: int) -> int:
        """Steps on the bare map from wherever a block is to a position."""
        row = self.ground.distances(position)
        if place < OFF:
            return row[place]
        if place < AT_ENTRY:
            areas: tuple[int, ...] = (place - OFF,)
        elif place < NOT_YET:
            areas = self.ground.entry_areas[map_entry(self.ground, place - AT_ENTRY)]
        else:
            return FAR
        return 1 + min(row[p] for area in areas for p in self.ground.border[area])
