"""MR-2, MR-3 Components: sides, units, officers, Forces and objectives of one battle, as flat tables.

Numbers used everywhere. A *side* is 0 or 1, in the order in which the scenario lists them. A *unit* is numbered from 0:
all units of the first side, then of the second. A *Force* is numbered likewise. An *officer* is the army commander of
side s (number s) or the sub-commander of Force f (number f + 2, see ``officer_of``). Army artillery has Force
``NO_FORCE``.

``Roster`` is static: one per scenario, shared by all positions, never copied. The ground is in ``field.Field``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from longroll.games.reason.data.materials import (
    WORDS,
    ForceData,
    Kind,
    Rating,
    ReinforcementData,
    ScenarioData,
    SideData,
    UnitData,
    forces_of,
)
from longroll.games.reason.data.tables import tables
from longroll.kit.notation import Notation
from longroll.kit.words import words

SEATS: Final[tuple[str, str]] = ("first", "second")
"""The seats: the sides in the scenario's order."""

# ---- measuring (MR-1.5) ------------------------------------------------------------------------------------

EPS: Final = 0.001
CONTACT: Final = 0.05
"""Base contact (MR-5.6)."""
NEAR: Final = 0.1
"""Closer than this to an enemy no move that is not an attack ends (MR-14.5)."""


def at_most(a: float, b: float) -> bool:
    """MR-1.5: a <= b for lengths and costs."""
    return a <= b + EPS


# ---- kinds of units (2.1) ----------------------------------------------------------------------------------

RI: Final = 0
II: Final = 1
HC: Final = 2
LC: Final = 3
IC: Final = 4
HA: Final = 5
HW: Final = 6
RA: Final = 7
KINDS: Final[tuple[Kind, ...]] = ("RI", "II", "HC", "LC", "IC", "HA", "HW", "RA")

INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
CLASSES: Final = ("infantry", "cavalry", "artillery")
CLASS_OF: Final[tuple[int, ...]] = tuple(CLASSES.index(tables().unit_types[kind].cls) for kind in KINDS)
REGULAR: Final[tuple[bool, ...]] = tuple(tables().unit_types[kind].regular for kind in KINDS)
"""MR-2.1."""
LOSS_VALUE: Final[tuple[int, ...]] = (2, 1, 2, 2, 1, 1, 1, 1)
"""In halves of a point (MR-24.1)."""

# ---- formations (MR-2.4) -----------------------------------------------------------------------------------

FF: Final = 0
MF: Final = 1
GARRISON: Final = 2
WAITING: Final = 3
"""A reinforcement that has not entered (MR-26.4)."""
GONE: Final = 4
"""Broken."""
FORMATIONS: Final = ("FF", "MF", "garrison", "waiting", "gone")

ALLOWANCE: Final[tuple[tuple[float, float], ...]] = tuple(
    (float(tables().unit_types[kind].move["FF"] or 0), float(tables().unit_types[kind].move["MF"] or 0))
    for kind in KINDS
)
"""By kind: in FF, in MF (MR-12.2)."""
OFFICER_ALLOWANCE: Final = 8.0
OFFICER_SIZE: Final = 0.5
COMMAND_RADIUS: Final = 3.0
FOOTPRINT: Final[tuple[tuple[tuple[float, float], tuple[float, float]], ...]] = (
    ((2.0, 0.5), (1.0, 1.0)),
    ((2.0, 0.5), (1.0, 1.0)),
    ((1.0, 1.0), (1.0, 1.0)),
)
"""By class and formation: width and depth (MR-2.3, MR-2.4)."""

# ---- status, flags -----------------------------------------------------------------------------------------

NO_STATUS: Final = 0
INACTIVE: Final = 1
ACTIVE: Final = 2
ATTACK: Final = 3
STATUSES: Final = ("none", "inactive", "active", "attack")
"""Status of a Force in this phase (MR-11.10)."""

FIRED: Final = 1
MOVED: Final = 2
"""Changed its place or facing in this segment (MR-12.3), or attacked."""
EVADED: Final = 4
FLED: Final = 8
SUPPRESSED: Final = 16
PAID: Final = 32
"""CDs were paid for this army battery (MR-11.4)."""
DONE: Final = 64
"""Lets its move go by in this segment."""
ENTERED: Final = 128
"""Came onto the table as a reinforcement in this phase (MR-26.4)."""
TOUCHING: Final = 256
"""A battery in contact with its sub-commander when the movement segment began (MR-15.1)."""
FLAGS: Final = ("fired", "moved", "evaded", "fled", "suppressed", "paid", "done", "entered", "touching")
"""Names of the bits of ``Battle.flags``, for position files."""
PULSE_FLAGS: Final = FIRED | MOVED | EVADED | FLED
"""Cleared when a pulse begins (MR-6.6)."""
PHASE_FLAGS: Final = MOVED | PAID | DONE | ENTERED | TOUCHING
"""Cleared when a phase begins: each segment has its own moves."""

NO_UNIT: Final = -1
NO_FORCE: Final = -1
NO_SECTOR: Final = -1

PRESENT: Final = 0
ABSENT: Final = 1
"""An officer who waits with his reinforcements …"""
REMOVED: Final = 2
"""… or whose Force is gone (MR-3.12)."""
WHEREABOUTS: Final = ("present", "absent", "removed")

RATINGS: Final[tuple[Rating, ...]] = ("poor", "average", "good", "great")
WEATHERS: Final = ("clear", "overcast", "bad")
EDGES: Final = ("north", "east", "south", "west")
"""Edges of a sector and of the table, in the order of MR-17.7."""
INWARD: Final[tuple[float, ...]] = (180.0, 270.0, 0.0, 90.0)
"""The facing of a unit that enters over an edge (MR-26.4)."""


def officer_of(force: int) -> int:
    """The sub-commander of a Force."""
    return force + 2


def word(name: str) -> str:
    """A name as one word of the notation: ``von Lossow`` is ``von-Lossow``."""
    return "-".join(name.replace(".", "").replace("'", "").split())


def slug(name: str) -> str:
    """A name as the key of its words: ``Austrians and allies`` is ``austrians-and-allies``."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def army_word(name: str) -> str:
    """A side as the key of its name (``army-prussians``); the name itself of an army that no language knows."""
    key = f"army-{slug(name)}"
    return key if words(WORDS, "en").has(f"name-{key}") else name


class Objective:
    """A place worth VP (MR-25.3): ``town`` or the circle ``x``, ``y``, ``radius``."""

    def __init__(
        self, name: str, town: str, x: float, y: float, radius: float, owner: int, vp: tuple[int, int]
    ) -> None:
        self.name = name
        self.town = town
        """Id of the town; empty: a circle."""
        self.x = x
        self.y = y
        self.radius = radius
        self.owner = owner
        self.vp = vp


class Roster:
    """Everything of a scenario that never changes, except the ground."""

    def __init__(self, data: ScenarioData) -> None:
        self.data = data
        self.name = data.id
        self.notation: Notation | None = None
        """The verbs with the words of this battle, once they are asked for (``lexicon.notation``)."""
        self.title = data.title
        self.side_ids: tuple[str, ...] = tuple(side.id for side in data.sides)
        self.side_names: tuple[str, ...] = tuple(side.name for side in data.sides)
        self.army_words: tuple[str, ...] = tuple(army_word(side.name) for side in data.sides)
        """Each side as the key of its name (``name-army-prussians``)."""
        self.home: tuple[int, ...] = tuple(EDGES.index(side.home_edge) for side in data.sides)
        self.weather: int = WEATHERS.index(data.weather)
        self.bad_weather: bool = data.weather == "bad"
        self.start_turn: int = data.start_turn
        self.length: int = data.basic_length
        """The Basic Length (MR-24.9)."""
        self._forces(data.sides)
        self._units(data.sides)
        self._officers(data.sides)
        self._arrivals(data.sides)
        self._victory(data)
        self._special(data)

    # ---- Forces (MR-3.2) -----------------------------------------------------------------------------------

    def _forces(self, sides: Sequence[SideData]) -> None:
        listed: list[tuple[int, ForceData]] = [(s, f) for s, side in enumerate(sides) for f in forces_of(side)]
        self.n_forces = len(listed)
        self.force_ids: tuple[str, ...] = tuple(f.id for _, f in listed)
        self.force_number: dict[str, int] = {name: n for n, name in enumerate(self.force_ids)}
        self.force_names: tuple[str, ...] = tuple(f.name for _, f in listed)
        self.force_side: tuple[int, ...] = tuple(s for s, _ in listed)
        self.forces_of: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n in range(self.n_forces) if self.force_side[n] == side) for side in (0, 1)
        )
        self._listed = listed

    # ---- units (MR-2) --------------------------------------------------------------------------------------

    def _units(self, sides: Sequence[SideData]) -> None:
        rows: list[tuple[int, int, UnitData]] = []
        for s, side in enumerate(sides):
            rows += [(s, n, u) for n, (owner, f) in enumerate(self._listed) if owner == s for u in f.units]
            rows += [(s, NO_FORCE, u) for u in side.army_artillery]
        self.n_units = len(rows)
        self.ids: tuple[str, ...] = tuple(u.id for _, _, u in rows)
        self.unit: dict[str, int] = {name: n for n, name in enumerate(self.ids)}
        self.names: tuple[str, ...] = tuple(u.name for _, _, u in rows)
        self.side: tuple[int, ...] = tuple(s for s, _, _ in rows)
        self.force: tuple[int, ...] = tuple(f for _, f, _ in rows)
        """The Force of each unit; NO_FORCE: army artillery (MR-3.8)."""
        self.kind: tuple[int, ...] = tuple(KINDS.index(u.type) for _, _, u in rows)
        self.cls: tuple[int, ...] = tuple(CLASS_OF[k] for k in self.kind)
        self.regular: tuple[bool, ...] = tuple(REGULAR[k] for k in self.kind)
        self.oblique: tuple[bool, ...] = tuple(
            k in (HC, LC, IC, II) or (k == RI and u.oblique) for k, (_, _, u) in zip(self.kind, rows, strict=True)
        )
        """May move obliquely (MR-12.8, MR-2.10)."""
        self.start_sp: tuple[int, ...] = tuple(u.sp for _, _, u in rows)
        self.loss_value: tuple[int, ...] = tuple(LOSS_VALUE[k] for k in self.kind)
        """In halves (MR-24.1)."""
        self.of_side: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n in range(self.n_units) if self.side[n] == side) for side in (0, 1)
        )
        self.units_of: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n in range(self.n_units) if self.force[n] == f) for f in range(self.n_forces)
        )
        """The units of each Force, broken ones too."""
        self.army_guns: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n in self.of_side[side] if self.force[n] == NO_FORCE) for side in (0, 1)
        )
        self.unit_data: tuple[UnitData, ...] = tuple(u for _, _, u in rows)

    # ---- officers (MR-3) -----------------------------------------------------------------------------------

    def _officers(self, sides: Sequence[SideData]) -> None:
        led = [f.officer for _, f in self._listed]
        self.n_officers = 2 + len(led)
        self.officer_names: tuple[str, ...] = (*[side.commander.name for side in sides], *[o.name for o in led])
        self.officer_words: tuple[str, ...] = tuple(word(name) for name in self.officer_names)
        self.officer: dict[str, int] = {name: n for n, name in enumerate(self.officer_words)}
        self.officer_side: tuple[int, ...] = (0, 1, *self.force_side)
        self.officer_force: tuple[int, ...] = (NO_FORCE, NO_FORCE, *range(self.n_forces))
        self.officers_of: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n in range(self.n_officers) if self.officer_side[n] == side) for side in (0, 1)
        )
        """The army commander first, then the sub-commanders of his side."""
        self.start_rating: tuple[int, ...] = tuple(RATINGS.index(side.commander.rating) for side in sides)
        self.start_mod: tuple[int, ...] = (0, 0, *[o.mod for o in led])
        self.start_exceptional: tuple[bool, ...] = (False, False, *[o.exceptional for o in led])
        self.start_v: tuple[int, ...] = (*[side.commander.v for side in sides], *[o.v for o in led])
        self.officer_start: tuple[tuple[float, float] | None, ...] = (
            *[(side.commander.x, side.commander.y) for side in sides],
            *[None if o.x is None or o.y is None else (o.x, o.y) for o in led],
        )

    # ---- reinforcements (MR-26.4) --------------------------------------------------------------------------

    def _arrivals(self, sides: Sequence[SideData]) -> None:
        coming: dict[str, ReinforcementData] = {r.force.id: r for side in sides for r in side.reinforcements}
        found = [coming.get(name) for name in self.force_ids]
        self.arrival_turn: tuple[int, ...] = tuple(0 if r is None else r.turn for r in found)
        """First turn of each Force that enters later; 0: there from the start."""
        self.arrival_edge: tuple[int, ...] = tuple(0 if r is None else EDGES.index(r.edge) for r in found)
        self.arrival_from: tuple[float, ...] = tuple(0.0 if r is None else r.start for r in found)
        self.arrival_to: tuple[float, ...] = tuple(0.0 if r is None else r.to for r in found)

    # ---- victory (MR-24, MR-25) ----------------------------------------------------------------------------

    def _victory(self, data: ScenarioData) -> None:
        self.total: tuple[int, ...] = tuple(sum(self.loss_value[u] for u in self.of_side[s]) for s in (0, 1))
        """Sum of the loss values of each army, in halves."""
        self.mtp: tuple[int, ...] = tuple(-(-total // 6) for total in self.total)
        """Morale test point, in whole points (MR-24.2)."""
        ids = self.side_ids
        self.objectives: tuple[Objective, ...] = tuple(
            Objective(
                o.id,
                o.at.town,
                *(o.at.point or (0.0, 0.0)),
                o.at.radius,
                ids.index(o.owner),
                (o.vp.get(ids[0], 0), o.vp.get(ids[1], 0)),
            )
            for o in data.objectives
        )

    # ---- special rules (MR-26.5) ---------------------------------------------------------------------------

    def _special(self, data: ScenarioData) -> None:
        ids = self.side_ids
        self.given_initiative: dict[tuple[int, int], tuple[int, int]] = {
            (s.turn, s.pulse): (ids.index(s.side), ids.index(s.first)) for s in data.special if s.type == "initiative"
        }
        """Turn and pulse to the side with the initiative and the first side."""
        self.given_inactive: frozenset[tuple[int, int, int]] = frozenset(
            (s.turn, s.pulse, self.force_number[f]) for s in data.special if s.type == "inactive" for f in s.forces
        )
        """Turn, pulse, Force."""
        holding = {self.force_number[s.force]: s.until_enemy_within for s in data.special if s.type == "hold"}
        self.hold: tuple[float, ...] = tuple(holding.get(f, 0.0) for f in range(self.n_forces))
        """Until an enemy is within this distance the Force holds; 0: no such rule."""
        self.closed_towns: dict[str, int] = {s.town: s.before_turn for s in data.special if s.type == "closed_town"}
        """Towns nobody enters before a turn."""
