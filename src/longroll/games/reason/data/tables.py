"""The numbers of parts 2.1 and 2.3 of the rules, as tables.json lists them."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from longroll.games.reason.data.materials import DATA, Kind, Rating
from longroll.kit.materials import load


class TypeData(msgspec.Struct, forbid_unknown_fields=True):
    """A row of table 2.1."""

    cls: Literal["infantry", "cavalry", "artillery"] = msgspec.field(name="class")
    regular: bool
    bases: int
    move: dict[str, float | None]
    sp_range: tuple[int, int] | None = None
    sp: int = 0


class OrderData(msgspec.Struct, forbid_unknown_fields=True):
    """A row of the CDs by distance (MR-11.2): up to ``max`` BW (None: any), how many, what each costs."""

    max: float | None
    give: int
    cost_each: int


class ControlData(msgspec.Struct, forbid_unknown_fields=True):
    """The lowest totals of a status in the two columns of the control table (MR-11.10)."""

    active: int
    attack: int = 0
    """0: not in this column."""


class MusketryData(msgspec.Struct, forbid_unknown_fields=True):
    """The far ends of short and long range, and the number to hit (MR-8.5 to MR-8.7)."""

    short: float
    long: float
    to_hit: int


class ShotData(msgspec.Struct, forbid_unknown_fields=True):
    """A range of artillery and the number a die needs."""

    max: float
    hit: int


class BatteryData(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of battery (MR-9.7 to MR-9.9)."""

    dice: int
    canister: ShotData
    ball: ShotData
    dice_after_loss: int = 0
    """0: a battery of one SP."""
    overhead: bool = False


class BonusData(msgspec.Struct, forbid_unknown_fields=True):
    """What each die of a fire gets (MR-10.2)."""

    flank_or_rear: int
    target_vulnerable: int
    target_mf: int = msgspec.field(name="target_MF")


class GroundData(msgspec.Struct, forbid_unknown_fields=True):
    """What ground costs a type (MR-13.1, MR-13.2)."""

    difficult: Literal["normal", "half", "no"]
    obstacle: int


class FleeData(msgspec.Struct, forbid_unknown_fields=True):
    """Flee numbers by kind of battery and class of attacker, in FF, and what MF adds (MR-19.11)."""

    numbers: dict[Kind, dict[str, int]]
    limbered: int


class CombatData(msgspec.Struct, forbid_unknown_fields=True):
    """What changes a side's total in combat (MR-20.5 to MR-20.7)."""

    enemy_vulnerable: int
    enemy_in_cover: int
    own_unit_mf_each: int = msgspec.field(name="own_unit_MF_each")
    own_unit_flanked: int


class MoraleData(msgspec.Struct, forbid_unknown_fields=True):
    """The army morale test (MR-24.5)."""

    passed: int = msgspec.field(name="pass")
    commander: dict[Rating, int]


class Tables(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    unit_types: dict[Kind, TypeData]
    command_dice: dict[Rating, int]
    cd_by_distance: list[OrderData]
    control_within_8: ControlData
    control_beyond_8: ControlData
    musketry: MusketryData
    artillery: dict[Kind, BatteryData]
    fire_bonus: BonusData
    save: int
    bad_weather_confirm: int
    terrain_move: dict[Kind, GroundData]
    may_attack: dict[Kind, dict[str, bool]]
    may_evade: dict[Kind, dict[Kind, Literal["roll", "auto"]]]
    evade_bonus: dict[str, int]
    artillery_flee: FleeData
    combat_mods: CombatData
    fall_back: dict[str, float]
    advance_after_combat: float
    officer_loss: int
    army_morale: MoraleData
    day_end: dict[str, int | str]
    basic_length: dict[str, int]


@cache
def tables() -> Tables:
    """The tables, read once."""
    return load(DATA / "tables.json", Tables)
