"""What must hold of a position that comes from outside: where units stand, and the numbers of procedures in progress.

Whatever the program writes passes; a sentence says what is impossible about anything else. No number may reach the
rules that could make them go on for ever.
"""

from __future__ import annotations

from math import hypot, isfinite
from typing import Final

from longroll.boards.plane.measure import SLACK, overlap
from longroll.boards.plane.shapes import Rect, on_table, rect_at
from longroll.games.reason.components import EPS, GARRISON, IC, MF
from longroll.games.reason.field import FREE, GROUNDS, IN_DIFFICULT, OFF_TABLE
from longroll.games.reason.lexicon import CAUSES
from longroll.games.reason.rules.artillery import Artillery
from longroll.games.reason.rules.attacks import REPULSED
from longroll.games.reason.rules.charge import OVER, Charge
from longroll.games.reason.rules.combat import PARTING, Combat
from longroll.games.reason.rules.fire import Firing
from longroll.games.reason.rules.reactions import Evade, Flight
from longroll.games.reason.state import Battle, Frame
from longroll.kit.positions import need

# ---- places ------------------------------------------------------------------------------------------------


def check_places(b: Battle) -> None:
    """No unit off the table, on ground forbidden to it, or over another (MR-4.8, MR-13.3, MR-14.4). A unit whose charge
    is in progress may still have to go on."""
    ids = b.roster.ids
    moving = [frame.unit for frame in b.frames if isinstance(frame, Charge)]
    standing = [unit for side in (0, 1) for unit in b.present[side] if b.formation[unit] != GARRISON]
    standing = [unit for unit in standing if unit not in moving]
    for number, unit in enumerate(standing):
        check_ground(b, unit)
        for other in standing[:number]:
            apart = not overlap(b.shapes[unit], b.shapes[other], SLACK + EPS)
            need(apart, f"unit {ids[unit]} overlaps unit {ids[other]} (MR-14.4)")


def check_ground(b: Battle, unit: int) -> None:
    name = b.roster.ids[unit]
    need(b.roster.kind[unit] != IC or b.formation[unit] != MF, f"unit {name}: irregular cavalry is in FF (MR-2.5)")
    shape = b.shapes[unit]
    ground = b.field.forbidden(shrunk(shape), b.roster.kind[unit])
    if ground == IN_DIFFICULT and b.formation[unit] == MF and b.field.road_at(shape.cx, shape.cy) >= 0:
        ground = FREE  # it came by road (MR-13.8)
    need(ground != OFF_TABLE, f"unit {name} is not on the table (MR-4.8)")
    need(ground == FREE, f"unit {name} stands on ground forbidden to it: {GROUNDS[ground]} (MR-13.3)")


def shrunk(shape: Rect) -> Rect:
    """A unit may stand at the very limit of MR-5.5, to the rounding of its coordinates."""
    return rect_at(shape.cx, shape.cy, shape.facing, shape.w - 2 * EPS, shape.d - 2 * EPS)


def check_officers(b: Battle) -> None:
    for officer, base in enumerate(b.officers):
        if b.officer_present(officer):
            name = b.roster.officer_words[officer]
            need(on_table(base, b.field.w, b.field.h), f"officer {name} is not on the table (MR-15.6)")


# ---- procedures in progress --------------------------------------------------------------------------------

Limits = tuple[float, float]
MANY: Final = 400
"""No list of a procedure is longer."""
BIT: Limits = (0, 1)
DIE: Limits = (1, 6)
MASK: Limits = (0, 3)
COUNT: Limits = (0, 100)
STRETCH: Limits = (-1000.0, 1000.0)

FIELDS: dict[str, dict[str, str | Limits]] = {
    "Turn": {"step": (0, 6), "pulses": (0, 4)},
    "Pulse": {"step": (0, 6)},
    "Phase": {"side": BIT, "step": (0, 6)},
    "CommandDice": {"side": (0, 2), "rolled": (0, 3), "total": (0, 24)},
    "Initiative": {"step": (0, 6), "dice": DIE, "again": (0, 3), "ahead": (-2, 1), "rerolled": MASK},
    "FirstSide": {},
    "Musketry": {"side": BIT, "silent": "unit", "begun": BIT},
    "Artillery": {"stage": (0, 2), "firers": "unit", "aims": "unit", "rolled": COUNT, "hits": COUNT, "losses": COUNT},
    "Firing": {
        "unit": "unit", "target": "unit", "needs": (2, 6), "confirm": BIT, "saved": BIT, "left": COUNT, "hits": COUNT,
        "scored": COUNT, "stage": (0, 2),
    },
    "Orders": {"side": BIT},
    "Control": {"side": BIT, "step": (0, 5), "force": "force", "dice": DIE, "again": (-1, 3)},
    "Arrivals": {"side": BIT},
    "Movement": {"side": BIT, "piece": "piece"},
    "Charge": {
        "unit": "unit", "target": "unit", "edge": (0, 3), "x": STRETCH, "y": STRETCH, "path": STRETCH,
        "length": (0, 1000), "budget": STRETCH, "turn": (-180, 180), "test": BIT, "stage": (0, OVER),
        "how": (0, REPULSED), "die": (0, 6), "again": BIT, "ran": STRETCH, "asked": "unit", "queue": "unit",
        "joining": "nobody or unit", "turned_foe": BIT,
    },
    "Evade": {"unit": "unit", "attacker": "unit", "x": STRETCH, "y": STRETCH, "stage": (0, 2), "dice": DIE},
    "Flight": {
        "unit": "unit", "attacker": "unit", "edge": (0, 3), "x": STRETCH, "y": STRETCH, "dice": DIE, "fired": BIT,
    },
    "Recovery": {
        "side": BIT, "tried": "unit", "favoured": "unit", "unit": "nobody or unit", "die": (0, 6), "paid": BIT,
    },
    "Combats": {"side": BIT},
    "Combat": {
        "attackers": "unit", "defenders": "unit", "stage": (0, PARTING), "who": (0, 2), "begun": BIT,
        "lent": "nobody or officer", "attack_dice": DIE, "defence_dice": DIE, "which": (0, 2), "owed": (0, 10000),
        "shares": "unit", "queue": "unit", "sectors": (0, 10000),
    },
    "Advance": {"unit": "unit", "sectors": "sector"},
    "OfficerTest": {
        "officer": "officer", "cause": (0, len(CAUSES) - 1), "added": (0, 3), "gap": (-1, 10**6), "holder": COUNT,
        "dice": DIE,
    },
    "Displaced": {"officer": "officer"},
    "Shift": {"officer": "officer", "unit": "unit"},
    "Morale": {"side": (0, 2), "dice": DIE, "broken": MASK, "spent": MASK},
    "DayEnd": {},
    "Muster": {"step": (0, 7)},
    "Raising": {"side": BIT, "begun": BIT, "fresh": BIT},
    "Persons": {"force": "force", "dice": DIE},
    "Scouting": {"dice": DIE},
    "Sky": {"dice": DIE},
    "Deploying": {"side": BIT},
}  # fmt: skip
"""What each number of a procedure may be: limits, or of what it is the number."""
ROLLED: dict[tuple[str, str], int] = {
    ("Initiative", "dice"): 5,
    ("Initiative", "again"): 2,
    ("Control", "dice"): 4,
    ("Evade", "dice"): 2,
    ("Flight", "dice"): 2,
    ("OfficerTest", "dice"): 2,
    ("Morale", "dice"): 2,
    ("Combat", "attack_dice"): 2,
    ("Combat", "defence_dice"): 2,
    ("Persons", "dice"): 3,
    ("Scouting", "dice"): 1,
    ("Sky", "dice"): 2,
}
"""The most that may lie in a list of dice."""
BENEATH: dict[str, tuple[str, ...]] = {
    "Firing": ("Musketry", "Artillery"),
    "Evade": ("Charge",),
    "Flight": ("Charge",),
    "Combat": ("Combats",),
}
"""Procedures that report to the one beneath them."""


def limits_of(b: Battle, what: str | Limits) -> Limits:
    if not isinstance(what, str):
        return what
    roster = b.roster
    counts = {
        "unit": roster.n_units,
        "officer": roster.n_officers,
        "force": roster.n_forces,
        "sector": len(b.field.sectors),
        "piece": roster.n_units + roster.n_officers,
    }
    sort = what.removeprefix("nobody or ")
    return (-1 if sort != what or sort == "piece" else 0), counts[sort] - 1


def check_frame(b: Battle, frame: Frame) -> None:
    """A procedure in progress: every number within its limits, every list as long as it may be."""
    name = type(frame).__name__
    for field, what in FIELDS[name].items():
        value = getattr(frame, field)
        low, high = limits_of(b, what)
        values = value if isinstance(value, list) else [value]
        whole = field not in REAL
        need(len(values) <= ROLLED.get((name, field), MANY), f"procedure {name}: too many in {field}")
        for number in values:
            fits = isinstance(number, int) or not whole
            need(fits and isfinite(number) and low <= number <= high, f"procedure {name}: {field} is {number}")
    check_shape(b, frame, name)


REAL: Final = frozenset({"x", "y", "path", "length", "budget", "turn", "ran"})
"""Fields that are lengths and angles."""


def check_shape(b: Battle, frame: Frame, name: str) -> None:
    """What the numbers of a procedure must be to one another, and what it must stand upon."""
    below = type(b.frames[-1]).__name__ if b.frames else ""
    wanted = BENEATH.get(name)
    need(wanted is None or below in wanted, f"procedure {name} stands on {below or 'nothing'}")
    if isinstance(frame, Artillery):
        need(len(frame.firers) == len(frame.aims) >= frame.rolled, "procedure Artillery: firers, aims and rolled")
        fits = len(frame.hits) == len(frame.losses) and frame.rolled - len(frame.hits) in (0, 1)
        need(fits, "procedure Artillery: hits and losses of the shots rolled")
    elif isinstance(frame, Firing):
        under = b.frames[-1]
        fits = not isinstance(under, Artillery) or under.rolled == len(under.hits) + 1
        need(fits, "procedure Firing: no shot of the artillery is in the air")
    elif isinstance(frame, Charge):
        path = frame.path
        need(len(path) == 5 and abs(hypot(path[3], path[4]) - 1.0) < 0.01, "procedure Charge: path is no path")
        check_sides(b, name, frame.unit, frame.target)
    elif isinstance(frame, Evade | Flight):
        check_sides(b, name, frame.attacker, frame.unit)
    elif isinstance(frame, Combat):
        need(len(frame.lent) == 2 and len(frame.owed) == 2, "procedure Combat: lent and owed are two numbers")
        need(bool(frame.attackers) and bool(frame.defenders), "procedure Combat: nobody fights")
        for attacker in frame.attackers:
            check_sides(b, name, attacker, frame.defenders[0])
        pairs = frame.sectors
        need(len(pairs) % 2 == 0, "procedure Combat: sectors are pairs")
        for unit, sector in zip(pairs[::2], pairs[1::2], strict=True):
            known = unit < b.roster.n_units and sector < len(b.field.sectors)
            need(known, "procedure Combat: sectors are pairs of a unit and a sector")


def check_sides(b: Battle, name: str, attacker: int, defender: int) -> None:
    side = b.roster.side
    need(side[attacker] != side[defender], f"procedure {name}: {b.roster.ids[attacker]} attacks its own side")
