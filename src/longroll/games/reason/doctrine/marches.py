"""Movement: who moves first, where each unit goes, how officers ride."""

from __future__ import annotations

from typing import Final

from longroll.boards.plane.measure import distance
from longroll.boards.plane.shapes import rect_at
from longroll.games.reason.components import ARTILLERY, FF, NO_FORCE, OFFICER_SIZE
from longroll.games.reason.doctrine.commands import spare
from longroll.games.reason.doctrine.fights import charge_value
from longroll.games.reason.doctrine.reading import LAZY, Reading
from longroll.games.reason.lexicon import CHARGE, DONE, MOVE, OFFICER, STAY, TAKE, words_of
from longroll.games.reason.rules.movement import Movement, walk_of
from longroll.games.reason.state import Battle
from longroll.kit.notation import a_of, verb_in

RADIUS: Final = 3.0
EXPOSED: Final = 1.5
"""An officer nearer to the enemy is in danger."""
RIDE_PRICE: Final = 1.2
"""What the CD is worth that the army commander's ride costs, …"""
CHEAP_RIDE: Final = 0.2
"""… and one that would lapse otherwise."""


def next_mover(r: Reading) -> int:
    """The unit nearest to the enemy first; officers when all units have moved."""
    b = r.b
    units: list[int] = []
    officers: list[int] = []
    for code in b.codes:
        if verb_in(code, TAKE):
            (units if a_of(code) < b.roster.n_units else officers).append(code)
    if units:
        return min(units, key=lambda code: (r.gap(b.shapes[a_of(code)]), code))
    if officers:
        return officers[0]
    return DONE


def taken(b: Battle) -> int:
    """The unit whose way is asked for."""
    frame = b.frames[-1]
    assert isinstance(frame, Movement)
    return frame.piece


def best_path(r: Reading) -> int:
    """The candidate that is worth most, charges by their odds."""
    b = r.b
    unit, stay = taken(b), STAY in b.codes
    home = r.worth(unit, b.shapes[unit], b.formation[unit])
    best, value = (STAY, home + r.lazy(unit)) if stay else (b.codes[0], -1e9)
    for code in b.codes:
        found = path_value(r, unit, code, home)
        if found > value:
            best, value = code, found
    return best


def path_value(r: Reading, unit: int, code: int, home: float) -> float:
    b = r.b
    if verb_in(code, CHARGE):
        return home + r.lazy(unit) + charge_value(b, code) + r.boldness(unit)
    if not verb_in(code, MOVE):
        return -1e9
    _, way = walk_of(b, code)
    worth = r.worth(unit, way.place, way.formation)
    if b.roster.cls[unit] == ARTILLERY and b.formation[unit] == FF and r.way_to_go(unit, b.shapes[unit]) <= 3.0:
        worth -= 1.0  # guns that can fire had better do so
    return worth


# ---- officers ----------------------------------------------------------------------------------------------


def best_ride(r: Reading) -> int:
    """Where an officer commands most."""
    b = r.b
    best, value = (STAY if STAY in b.codes else b.codes[0]), -1e9
    for code in b.codes:
        if not verb_in(code, OFFICER):
            continue
        name, x, y = words_of(code)
        officer = b.roster.officer[name]
        if value == -1e9:
            value = ride_value(r, officer, b.officers[officer].cx, b.officers[officer].cy) + LAZY
        price = 0.0
        if b.roster.officer_force[officer] == NO_FORCE:
            price = CHEAP_RIDE if spare(b, r.side) > 0.0 else RIDE_PRICE
        found = ride_value(r, officer, float(x), float(y)) - price
        if found > value:
            best, value = code, found
    return best


def ride_value(r: Reading, officer: int, x: float, y: float) -> float:
    b = r.b
    base = rect_at(x, y, 0.0, OFFICER_SIZE, OFFICER_SIZE)
    force = b.roster.officer_force[officer]
    value = -3.0 if r.gap(base) < EXPOSED else 0.0
    if force == NO_FORCE:
        for other in b.roster.officers_of[r.side][1:]:
            away = distance(base, b.officers[other])
            value += 1.0 if away <= 8.0 else 0.4 if away <= 16.0 else 0.0
        return value
    for unit in b.roster.units_of[force]:
        if unit in r.ours:
            away = distance(base, b.shapes[unit])
            value += 0.3 * b.sp[unit] if away <= RADIUS else -0.1 * (away - RADIUS)
    return value + (0.5 if distance(base, b.officers[r.side]) <= 8.0 else 0.0)


def first_place(b: Battle) -> int:
    """Units and officers that must be placed take the first place offered."""
    return next((code for code in b.codes if code != DONE), b.codes[0])
