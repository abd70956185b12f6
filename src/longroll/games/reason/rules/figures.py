"""The numbers of fire, attacks and combat (part 2.3) as columns by kind of unit."""

from __future__ import annotations

from typing import Final

from longroll.games.reason.components import (
    ARTILLERY,
    CAVALRY,
    CLASS_OF,
    CLASSES,
    HA,
    HC,
    IC,
    II,
    INFANTRY,
    KINDS,
    LC,
    RI,
)
from longroll.games.reason.data.materials import Kind
from longroll.games.reason.data.tables import BatteryData, tables

_DATA = tables()

# ---- fire (MR-8, MR-9, MR-10) ------------------------------------------------------------------------------

SHORT: Final = _DATA.musketry.short
LONG: Final = _DATA.musketry.long
MUSKET_HIT: Final = _DATA.musketry.to_hit
EQUAL: Final = 0.05
"""Front distances that differ by no more count as equal (MR-8.4, MR-9.5, MR-17.6)."""
SAVE: Final = _DATA.save
CONFIRM: Final = _DATA.bad_weather_confirm
FLANK_BONUS: Final = _DATA.fire_bonus.flank_or_rear
MF_BONUS: Final = _DATA.fire_bonus.target_mf
VULNERABLE_BONUS: Final = _DATA.fire_bonus.target_vulnerable


def _guns() -> list[BatteryData]:
    return [_DATA.artillery[kind] for kind in KINDS[HA:]]


CANISTER: Final[tuple[float, ...]] = (0.0,) * HA + tuple(row.canister.max for row in _guns())
BALL: Final[tuple[float, ...]] = (0.0,) * HA + tuple(row.ball.max for row in _guns())
CANISTER_HIT: Final[tuple[int, ...]] = (0,) * HA + tuple(row.canister.hit for row in _guns())
BALL_HIT: Final[tuple[int, ...]] = (0,) * HA + tuple(row.ball.hit for row in _guns())
GUN_DICE: Final[tuple[int, ...]] = (0,) * HA + tuple(row.dice for row in _guns())
WORN_DICE: Final[tuple[int, ...]] = (0,) * HA + tuple(row.dice_after_loss or row.dice for row in _guns())
"""After a loss (MR-9.8)."""
OVERHEAD: Final[tuple[bool, ...]] = (False,) * HA + tuple(row.overhead for row in _guns())
"""Fires over friends (MR-9.9)."""

# ---- attacks (MR-17) ---------------------------------------------------------------------------------------


def _may_attack(attacker: Kind, whom: str) -> bool:
    return attacker in _DATA.may_attack and _DATA.may_attack[attacker][whom]


def _whom(defender: int) -> str:
    """The column of a kind in the open."""
    return "art" if CLASS_OF[defender] == ARTILLERY else KINDS[defender]


IN_OPEN: Final[tuple[tuple[bool, ...], ...]] = tuple(
    tuple(_may_attack(a, _whom(d)) for d in range(len(KINDS))) for a in KINDS
)
"""May a kind attack a kind in the open (MR-17.3)?"""
IN_TOWN: Final[tuple[bool, ...]] = tuple(_may_attack(a, "town") for a in KINDS)
IN_DIFFICULT: Final[tuple[bool, ...]] = tuple(_may_attack(a, "difficult") for a in KINDS)
"""The columns of MR-17.4."""
MOST_WHEEL: Final = 90.0
"""Widest wheel of a charge (MR-18.1)."""
EDGE_GAP: Final = 0.1
"""Front edge and required edge at contact (MR-18.3), and further enemies (MR-18.5)."""
CONFORM_STEP: Final = 0.05
"""Places tried along an edge (MR-18.7)."""

# ---- reactions (MR-19) -------------------------------------------------------------------------------------

NO_EVADE: Final = 0
EVADE_ROLL: Final = 1
EVADE_AUTO: Final = 2
_WAYS = {"roll": EVADE_ROLL, "auto": EVADE_AUTO}
EVADES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_WAYS.get(_DATA.may_evade.get(a, {}).get(d, ""), NO_EVADE) for d in KINDS) for a in KINDS
)
"""By attacker, then defender (MR-19.2)."""
EVADE_BONUS: Final[tuple[int, ...]] = tuple(_DATA.evade_bonus.get(kind, 0) for kind in KINDS)
ROUGH_EVADE_BONUS: Final = _DATA.evade_bonus["II_in_difficult"]
"""Of II in difficult terrain."""
LEAST_EVADE: Final = 3.0
"""MR-19.5: an evade goes at least so far, where it can."""
LEAST_RUN: Final = 1.0
"""MR-19.6, MR-19.12: with less there is no evade and no flight; MR-21.4 likewise."""


def _flee(kind: Kind, cls: int) -> int:
    return _DATA.artillery_flee.numbers[kind][CLASSES[cls]] if kind in _DATA.artillery_flee.numbers else 0


FLEE: Final[tuple[tuple[int, ...], ...]] = tuple((_flee(kind, INFANTRY), _flee(kind, CAVALRY)) for kind in KINDS)
"""Flee number by kind of battery and class of attacker, in FF (MR-19.11)."""
FLEE_MF: Final = _DATA.artillery_flee.limbered
FLIGHT: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 0.0, 0.0, 3.0, 3.0, 5.0)
"""How far a battery flees (MR-19.12)."""
FLIGHT_MORE: Final = 2.0
"""Farther, to the first free place."""

# ---- combat (MR-20, MR-21) ---------------------------------------------------------------------------------

ENEMY_VULNERABLE: Final = _DATA.combat_mods.enemy_vulnerable
ENEMY_IN_COVER: Final = _DATA.combat_mods.enemy_in_cover
OWN_MF: Final = _DATA.combat_mods.own_unit_mf_each
OWN_FLANKED: Final = _DATA.combat_mods.own_unit_flanked
VALOUR_REACH: Final = 1.0
ADVICE_REACH: Final = 8.0
"""The army commander helps units within this distance for a CD (MR-17.12, MR-20.9)."""
FALL_BACK: Final[tuple[float, ...]] = (_DATA.fall_back["infantry"], _DATA.fall_back["cavalry"], 0.0)
"""By class (MR-21.1)."""
FALL_BACK_MORE: Final = 3.0
"""Farther, to the first free place (MR-21.3)."""
ADVANCE: Final = _DATA.advance_after_combat

_BETTER: dict[int, tuple[int, ...]] = {RI: (II, IC), HC: (LC, II, IC), LC: (II, IC)}
OUTCLASSES: Final[tuple[tuple[bool, ...], ...]] = tuple(
    tuple(d in _BETTER.get(a, ()) for d in range(len(KINDS))) for a in range(len(KINDS))
)
"""MR-20.3: the kinds over which a kind has the advantage."""
