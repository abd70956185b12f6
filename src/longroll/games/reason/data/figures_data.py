"""The numbers of fire, attacks and combat as tables.json lists them (part 2.3)."""

from __future__ import annotations

import msgspec

from longroll.games.reason.data.materials import DATA, Kind
from longroll.kit.materials import load


class RangeData(msgspec.Struct, forbid_unknown_fields=True):
    """A range of musketry."""

    max: float
    dice_per_sp: float


class ShotData(msgspec.Struct, forbid_unknown_fields=True):
    """A range of artillery and the number a die needs."""

    max: float
    hit: int


class BatteryData(msgspec.Struct, forbid_unknown_fields=True):
    dice: int
    canister: ShotData
    ball: ShotData
    dice_after_loss: int = 0
    """0: a battery of one SP."""
    overhead: bool = False


class MusketryData(msgspec.Struct, forbid_unknown_fields=True):
    RI: dict[str, RangeData]
    II: dict[str, RangeData]
    to_hit: int


class BonusData(msgspec.Struct, forbid_unknown_fields=True):
    flank_or_rear: int
    target_vulnerable: int
    target_mf: int = msgspec.field(name="target_MF")


class CombatData(msgspec.Struct, forbid_unknown_fields=True):
    enemy_vulnerable: int
    enemy_in_cover: int
    own_unit_mf_each: int = msgspec.field(name="own_unit_MF_each")
    own_unit_flanked: int


class FiguresData(msgspec.Struct):
    """The part of tables.json that these chapters read."""

    musketry: MusketryData
    artillery: dict[Kind, BatteryData]
    fire_bonus: BonusData
    save: int
    bad_weather_confirm: int
    may_attack: dict[Kind, dict[str, bool]]
    may_evade: dict[Kind, dict[Kind, str]]
    evade_bonus: dict[str, int]
    artillery_flee: dict[str, dict[str, int] | int]
    combat_mods: CombatData
    fall_back: dict[str, float]
    advance_after_combat: float


def load_figures() -> FiguresData:
    return load(DATA / "tables.json", FiguresData)
