"""Every sum of the combat rules, itemised: one pure function per sum, and the tables it is read against.

Resolution, log, odds and computer players all read these lists; nothing else adds modifiers. A line is a key of the
game's words, the clause that gives it, and its value.
"""

from __future__ import annotations

from typing import Final

from longroll.games.glory.data.tables import TABLES, Row

Item = tuple[str, str, int]
"""(key of the words, clause, value)."""
Items = list[Item]

FACES: Final = 10
"""Faces of the die, 0 to 9 (GL-2.3.1)."""


# ---- artillery fire (GL-9) ---------------------------------------------------------------------------------

NO_EFFECT: Final = 0
CHECK: Final = 1
HARD_CHECK: Final = 2
DISORDER: Final = 3
FIRE_RESULTS: Final = ("none", "check", "hard-check", "disorder")
HARD: Final = 2
"""Added to the check of a heavy fire, of friends hit by mistake (GL-9.52.1), and of a charge at night (GL-13.4)."""
COMBINED: Final = 2
ERROR_UP_TO: Final = 2
"""Unmodified rolls with which fire over friends goes wrong (GL-9.52.1)."""
OUT_OF_RANGE: Final = -99


def range_drm(range_class: str, distance: int) -> int:
    """GL-9.11.1: the DRM of a range class at a distance, OUT_OF_RANGE beyond its last."""
    row = TABLES.range_drm[range_class]
    return row[distance - 1] if 1 <= distance <= len(row) else OUT_OF_RANGE


def longest(range_class: str) -> int:
    """GL-9.11.1: the greatest distance of a range class."""
    return len(TABLES.range_drm[range_class])


def fire_items(guns: list[tuple[int, str]], distance: int, terrain: Items) -> Items:
    """GL-9.23.1, GL-9.3.1: fire of one gun or two combined, each with its fire DRM and range class."""
    items: Items = [("fire", "GL-9.23.1", max(fire for fire, _ in guns))]
    reach = min(range_drm(kind, distance) for _, kind in guns)
    items.append(("range", "GL-9.11.1", reach))
    if len(guns) > 1:
        items.append(("combined", "GL-9.3.1", COMBINED))
    return items + terrain


def fire_result(number: int) -> int:
    """GL-9.22.1: the Artillery Fire table."""
    return _row(TABLES.artillery_fire, number)


# ---- defensive fire (GL-10.3) ------------------------------------------------------------------------------


NIGHT_FIRE: Final = 2
"""GL-14.11.2."""
VOLLEYS: Final = {"sharpshooters": ("GL-14.45.2", 1), "wilder": ("GL-14.57.1", 3)}
"""What infantry with rules of its own adds to its defensive fire."""


def volley_items(
    infantry: bool,
    shaken: bool,
    guns: int,
    targets: int,
    mounted: bool,
    terrain: int,
    special: str = "",
    night: bool = False,
) -> Items:
    """GL-10.34.1: one roll of a defending hex. ``infantry``: infantry fires, ``shaken``: the top one is Disordered;
    ``guns``: artilleries that fire; ``targets``: how many; ``mounted``: this target is; ``terrain``: of its hex;
    ``special``: rules of its own that the top infantry has; ``night``: a night of the refitted battles."""
    items: Items = []
    if mounted:
        items.append(("mounted-target", "GL-10.34.1", 2))
    if guns and targets == 1:
        items.append(("single-target", "GL-10.32.5", 2))
    if guns == 2 or (guns and infantry):
        items.append(("guns-together", "GL-10.34.1", 2))
    if infantry and targets > 1:
        items.append(("more-targets", "GL-10.32.4", 1 - targets))
    if infantry and shaken:
        items.append(("shaken-fire", "GL-11.12.4", -1))
    if terrain:
        items.append(("charger-ground", "GL-10.41.2" if terrain > 0 else "GL-10.34.1", terrain))
    if special in VOLLEYS:
        clause, value = VOLLEYS[special]
        items.append((special, clause, value))
    if night:
        items.append(("night-fire", "GL-14.11.2", NIGHT_FIRE))
    return items


# ---- charges (GL-10.2) -------------------------------------------------------------------------------------

ATTACKER_BREAKS: Final = 0
ATTACKER_RETREATS: Final = 1
EXCHANGE: Final = 2
DEFENDER_RETREATS: Final = 3
DEFENDER_CHECKS: Final = 4
DEFENDER_BREAKS: Final = 5
CHARGE_RESULTS: Final[tuple[str, ...]] = tuple(row.code for row in TABLES.charge_result)
PRESS_ON_FROM: Final = 11
"""Adjusted total from which the unit that advances may attack again (GL-11.32.1)."""
COHESION_LIMIT: Final = 3
WOODS_LIMIT: Final = 1

_COLUMNS: Final[tuple[tuple[int, int, int], ...]] = tuple(
    (int(name.partition("-")[0]), int(name.partition("-")[2]), drm) for name, drm in TABLES.charge_ratio
)
"""Attacker, defender, DRM of each column, ascending."""


def ratio_column(attack: int, defence: int, upwards: bool) -> int:
    """GL-10.23.2, GL-10.23.3, GL-10.41.1: the column, rounded for the defender or (``upwards``) for the attacker."""
    last = len(_COLUMNS) - 1
    if upwards:
        for number, (ours, theirs, _) in enumerate(_COLUMNS):
            if attack * theirs <= ours * defence:
                return number
        return last
    for number in range(last, -1, -1):
        ours, theirs, _ = _COLUMNS[number]
        if attack * theirs >= ours * defence:
            return number
    return 0


def ratio_name(column: int) -> str:
    return TABLES.charge_ratio[column][0]


class Melee:
    """What the modifiers of one charge depend on."""

    def __init__(self) -> None:
        self.attack = 0
        """Strength of the attackers (GL-10.23.1)."""
        self.defence = 0
        self.attack_cohesion = 0
        """Best cohesion of the attackers (GL-10.25.1)."""
        self.defence_cohesion = 0
        self.ground: Items = []
        """Terrain lines of the pair of hexes that is best for the defender (GL-10.40.1, GL-10.43.1)."""
        self.stream = False
        """Some attacker charges across a stream or a crossing over one (GL-10.42.1)."""
        self.rear = 0
        """GL-10.22.2."""
        self.mounted = False
        """Mounted cavalry charges."""
        self.into_woods = False
        """A defending hex is woods."""
        self.momentum = False
        """GL-10.26.1."""
        self.dismounted = False
        """Dismounted cavalry is among the attackers (GL-12.3.3)."""
        self.sharpshooters = False
        """Sharpshooters are among the attackers (GL-14.45.6)."""


def ratio_item(m: Melee) -> Item:
    """GL-10.23.2, GL-10.41.1."""
    upwards = total(m.ground) >= 0 and not m.stream
    column = ratio_column(m.attack, m.defence, upwards)
    return ("ratio", "GL-10.41.1" if upwards else "GL-10.23.2", _COLUMNS[column][2])


def cohesion_item(m: Melee) -> Item:
    """GL-10.25.1, GL-10.25.2."""
    value = max(-COHESION_LIMIT, min(COHESION_LIMIT, m.attack_cohesion - m.defence_cohesion))
    if m.mounted and m.into_woods and value > WOODS_LIMIT:
        return ("cohesion", "GL-10.25.2", WOODS_LIMIT)
    return ("cohesion", "GL-10.25.1", value)


def charge_items(m: Melee) -> Items:
    """GL-10.22.1: the whole sum of a charge."""
    items = [ratio_item(m), cohesion_item(m), *m.ground]
    if m.rear:
        items.append(("rear", "GL-10.22.2", m.rear))
    if m.momentum:
        items.append(("momentum", "GL-10.26.1", 1))
    if m.dismounted:
        items.append(("dismounted", "GL-12.3.3", -1))
    if m.sharpshooters:
        items.append(("sharpshooters", "GL-14.45.6", 1))
    return items


def charge_result(number: int) -> int:
    """GL-10.22.1: the Charge Results table."""
    return _row(TABLES.charge_result, number)


# ---- reading the tables ------------------------------------------------------------------------------------


def total(items: Items) -> int:
    return sum(value for _, _, value in items)


def _row(rows: list[Row], number: int) -> int:
    for index, row in enumerate(rows):
        if row.first <= number <= row.last:
            return index
    raise ValueError(f"no line for {number}")
