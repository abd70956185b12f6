"""GG-9 Fields of fire, and what follows from them: separation, bombardment sight, flank threats, communication.

Everything here is a function of a ``Ground`` and masks; nothing knows the state of a game. See ``board`` for the
conventions (masks, stances, ``occupied`` and ``turned``).
"""

from __future__ import annotations

from typing import Final

from longroll.games.guns.board import Ground
from longroll.games.guns.components import ARMIES


def stance_on(position: int, turned: int) -> int:
    """The stance of the stack on a position, given which stacks of its army face side 1."""
    return 2 * position + (turned >> position & 1)


def field_of_fire(ground: Ground, stance: int, friends: int) -> int:
    """Mask of the areas a stack commands (GG-9.1 to GG-9.7). ``friends``: positions that hold blocks of its army."""
    found = ground.fire_front[stance]
    for area, links in ground.fire_beyond[stance]:
        if links & ~friends:
            found |= area
    return found


def defensive_field(ground: Ground, stance: int, friends: int) -> int:
    """The field of fire for defensive fire, which reaches the extended front without a ridge too (GG-13.12.4)."""
    found = ground.fire_front[stance]
    for area, links in ground.fire_defensive[stance]:
        if links & ~friends:
            found |= area
    return found


def covered(ground: Ground, stance: int, friends: int) -> int:
    """Mask of the positions in a stack's field of fire (GG-9.1)."""
    return ground.bordering(field_of_fire(ground, stance, friends))


def covered_either_way(ground: Ground, position: int, friends: int) -> int:
    """Positions in the field of fire of a stack on a position, whichever way it faced (GG-13.11.1(c))."""
    return covered(ground, 2 * position, friends) | covered(ground, 2 * position + 1, friends)


CLEAR: Final = 0
BESIDE: Final = 1
COVERED: Final = 2


class Threat:
    """What an enemy army does to the ground: computed once for a configuration of that army, see ``threat``.

    ``occupied``: where it stands; ``near``: positions adjacent to it; ``areas``: the areas in its fields of fire;
    ``covered``: the positions that border those areas.
    """

    def __init__(self, ground: Ground, occupied: int, turned: int) -> None:
        self.occupied = occupied
        self.turned = turned
        self.near: int = ground.beside(occupied)
        areas = 0
        for position in ground.members(occupied):
            areas |= field_of_fire(ground, stance_on(position, turned), occupied)
        self.areas: int = areas
        self.covered: int = ground.bordering(areas)
        self.under_fire: bytes = ground.column(areas, ground.n_areas)
        """``areas`` as a column: 1 for an area in a field of fire."""
        contact = bytearray(ground.n_positions)
        for position in ground.members(self.near):
            contact[position] = BESIDE
        for position in ground.members(self.covered):
            contact[position] = COVERED
        self.contact = bytes(contact)
        """For each position COVERED if it is in a field of fire, else BESIDE if it is next to the army, else CLEAR."""
        separations = bytearray([3]) * ground.n_positions
        for separation, positions in ((2, self.covered), (1, self.near), (0, occupied)):
            for position in ground.members(positions):
                separations[position] = separation
        self._separations = bytes(separations)
        close = occupied | self.near
        self.beyond: tuple[int, ...] = (
            ground.all_positions & ~occupied,
            ground.all_positions & ~close,
            ground.all_positions & ~(close | self.covered),
            0,
        )
        """For each separation the mask of the positions of greater separation."""
        self.views: dict[int, int] = {}
        """What ``approach.in_sight`` has worked out: what a stance of the army commands, and (by -1 - position) what
        the army would command from a position."""
        self.goings: list[Going | None] = [None] * GOINGS
        """What ``going`` has worked out against this enemy."""

    def separation(self, position: int) -> int:
        """Separation of a position from this enemy, 0 to 3 (GG-3.17)."""
        return self._separations[position]


MOST_THREATS: Final = 500


def threat(ground: Ground, occupied: int, turned: int) -> Threat:
    """The threat of an army that stands and faces like this; remembered."""
    key = (occupied, turned & occupied)
    found: Threat | None = ground.threats.get(key)
    if found is None:
        found = Threat(ground, occupied, turned & occupied)
        if len(ground.threats) >= MOST_THREATS:
            ground.threats.clear()
        ground.threats[key] = found
    return found


# ---- marches -----------------------------------------------------------------------------------------------------

SHUT: Final = 0
HALT: Final = 1
PASS: Final = 2
GOINGS: Final = 8


class Going:
    """What an enemy leaves open to marches.

    ``at``: for each position SHUT (no march may enter it), HALT (a march that enters it ends there) or PASS;
    ``hostile``: the enemy positions that limit a march that starts next to them; ``near``: the positions next to
    these."""

    def __init__(self, ground: Ground, enemy: Threat, barred: int, away: bool, loose: bool) -> None:
        self.enemy = enemy
        self.hostile: int = enemy.occupied
        self.near: int = enemy.near
        if loose:
            self.hostile &= ~ground.fully_obstructed
            self.near = ground.beside(self.hostile) & ~ground.fully_obstructed
        shut = enemy.occupied | barred
        if away:
            shut |= enemy.near | enemy.covered
        column = bytearray([PASS]) * ground.n_positions
        for position in ground.members((self.near | enemy.covered) & ~shut):
            column[position] = HALT
        for position in ground.members(shut):
            column[position] = SHUT
        self.at = bytes(column)


def going(ground: Ground, army: int, enemy: Threat, away: bool, loose: bool) -> Going:
    """What an enemy leaves open to the marches of an army; remembered.

    ``away``: they keep clear of the enemy (GG-6.13, GG-18.5); ``loose``: section 21 is in play (GG-21.2, GG-21.3)."""
    number = 4 * army + (2 if away else 0) + (1 if loose else 0)
    found = enemy.goings[number]
    if found is None:
        found = Going(ground, enemy, ground.barred[ARMIES[army]], away, loose)
        enemy.goings[number] = found
    return found


# ---- attacks -----------------------------------------------------------------------------------------------------


def _sees(ground: Ground, gun: int, friends: int, target: int) -> bool:
    """Does the gun's field of fire hold the target, with no obstruction on the sides nearest each other?"""
    if ground.obstructed[gun]:
        return False
    front = ground.area_of[gun]
    side = ground.side_of(target, front)
    if side >= 0:
        return not ground.obstructed[2 * target + side]
    field = field_of_fire(ground, gun, friends)
    return any(
        field & ground.bit[ground.area_of[near]] and not ground.obstructed[near]
        for near in (2 * target, 2 * target + 1)
    )


def can_bombard(ground: Ground, gun: int, friends: int, target: int, enemies: int) -> bool:
    """May artillery at the stance ``gun`` bombard the enemy stack at the stance ``target`` (GG-13.13.3, GG-13.13.4)?

    ``friends``, ``enemies``: positions held by the army of the gun, of the target."""
    return _sees(ground, gun, friends, target // 2) or _sees(ground, target, enemies, gun // 2)


def flank_threats(
    ground: Ground, stance: int, occupied: int, turned: int, engaged: int, hostile: int
) -> list[tuple[int, int]]:
    """The flanks of a stack that an army threatens, as (junction, position of a stack that threatens it) (GG-3.16,
    GG-13.18.12, GG-13.18.13).

    ``stance``: the stack threatened; ``occupied``, ``turned``: the threatening army; ``engaged``: its positions where
    an enemy stands in front of its stack (GG-R12); ``hostile``: positions held by the army of the threatened stack."""
    found: list[tuple[int, int]] = []
    free = occupied & ~engaged
    for junction, threats in zip(ground.ends[stance // 2], ground.flanks[stance], strict=True):
        for other, between in threats:
            place = other // 2
            if free >> place & 1 and (turned >> place & 1) == other & 1 and not between & hostile:
                found.append((junction, place))
                break
    return found


# ---- objectives --------------------------------------------------------------------------------------------------


def communicates(ground: Ground, area: int, confederates: Threat) -> bool:
    """Has an objective a communication path (GG-20.4)?"""
    return bool(communication_path(ground, area, confederates))


def communication_path(ground: Ground, area: int, confederates: Threat) -> tuple[int, ...]:
    """A shortest chain of areas from an objective to a Union entry area, both included; empty: none (GG-20.4)."""
    if confederates.under_fire[area]:
        return ()
    goal = ground.entry_mask["USA"]
    free = ~confederates.occupied
    met = list(confederates.under_fire)
    met[area] = 1
    came = [-1] * ground.n_areas
    queue = [area]
    for here in queue:
        if ground.bit[here] & goal:
            chain = [here]
            while came[chain[-1]] >= 0:
                chain.append(came[chain[-1]])
            chain.reverse()
            return tuple(chain)
        for other, links in ground.links[here]:
            if not met[other] and links & free:
                met[other] = 1
                came[other] = here
                queue.append(other)
    return ()
