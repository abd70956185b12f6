"""MR-27.1, MR-27.2, MR-27.6 Armies of the players' own: points, prices, and the battle they make together.

What has been settled so far is a ``MusterData``; ``roster_of`` makes the roster of it. Nothing of it is ever changed:
raising a unit makes another ``MusterData``.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import msgspec

from longroll.games.reason.components import HA, HC, HW, IC, II, KINDS, LC, RA, RATINGS, RI, Roster
from longroll.games.reason.data.materials import (
    ArmyData,
    CommanderData,
    CorpsData,
    ForceData,
    MusterData,
    NamesData,
    OfficerData,
    ReadyData,
    ScenarioData,
    SideData,
    UnitData,
    load_scenario,
    side_names,
)
from longroll.games.reason.data.tables import tables
from longroll.games.reason.field import Field
from longroll.kit.typed import decode

PICK_UP: Final = "pick-up"
POINTS: Final[tuple[int, ...]] = (200, 180, 160, 140)
"""By the rating of the army commander, as RATINGS lists them (MR-27.1)."""
SP_RANGE: Final[tuple[tuple[int, int], ...]] = tuple(tables().unit_types[k].sp_range or (0, 0) for k in KINDS)
"""By kind: the strengths that may be chosen; (0, 0): it has but one."""
FIXED_SP: Final[tuple[int, ...]] = tuple(tables().unit_types[k].sp for k in KINDS)
LEAST_UNITS: Final = 2
MOST_UNITS: Final = 6
"""In a Force (MR-27.3)."""
KEPT: Final = 64
"""Rosters kept ready."""
LETTERS: Final = "AB"
"""Ids begin with the letter of their side."""


def strengths(kind: int) -> range:
    """The SP a unit of a kind may have (MR-27.6)."""
    low, high = SP_RANGE[kind]
    return range(low, high + 1) if high else range(FIXED_SP[kind], FIXED_SP[kind] + 1)


def price(kind: int, sp: int, oblique: bool) -> int:
    """MR-27.2."""
    if kind == RI:
        return sp + (3 if oblique else 2)
    if kind == HC:
        return sp + 3
    if kind == LC:
        return sp + 2
    if kind in (II, IC):
        return sp
    return {HA: 6, HW: 7, RA: 6}[kind]


CHEAPEST: Final = min(price(kind, sp, False) for kind in range(len(KINDS)) for sp in strengths(kind))
"""The least a unit costs."""


def unit_text(kind: int, sp: int, oblique: bool) -> str:
    """A unit as an army list names it."""
    return f"{KINDS[kind]} {sp}{' oblique' if oblique else ''}"


def read_unit(text: str) -> tuple[int, int, bool]:
    """Kind, SP and drill of a unit in an army list; ValueError says what is wrong with it."""
    words = text.split()
    right = len(words) in (2, 3) and words[0] in KINDS and words[1].isdigit()
    if not right or (len(words) == 3 and (words[2] != "oblique" or words[0] != "RI")):
        raise ValueError(f"'{text}' is no unit; it should read: KIND SP, or RI SP oblique")
    kind, sp = KINDS.index(words[0]), int(words[1])
    if sp not in strengths(kind):
        raise ValueError(f"'{text}': {words[0]} has {strengths(kind)[0]} to {strengths(kind)[-1]} SP (MR-27.6)")
    return kind, sp, len(words) == 3


def spent(roster: Roster, side: int) -> int:
    """The points of all units of a side."""
    return sum(price(roster.kind[u], roster.start_sp[u], roster.unit_data[u].oblique) for u in roster.of_side[side])


# ---- raising -----------------------------------------------------------------------------------------------


def with_army(muster: MusterData, side: int, army: ArmyData) -> MusterData:
    """The same battle with another army on one side."""
    armies = (army, muster.armies[1]) if side == 0 else (muster.armies[0], army)
    return msgspec.structs.replace(muster, armies=armies)


def rated(muster: MusterData, side: int, rating: int) -> MusterData:
    army = msgspec.structs.replace(muster.armies[side], rating=RATINGS[rating])
    return with_army(muster, side, army)


def with_unit(muster: MusterData, side: int, text: str, new_force: bool) -> MusterData:
    """A unit more: in the last Force, or in a new one."""
    army = muster.armies[side]
    forces = dict(army.forces)
    if new_force:
        name = f"{LETTERS[side]}{len(forces) + 1}"
        forces[name] = CorpsData(units={f"{name}a": text})
    else:
        name = next(reversed(forces))
        corps = forces[name]
        units = {**corps.units, f"{name}{'abcdef'[len(corps.units)]}": text}
        forces[name] = msgspec.structs.replace(corps, units=units)
    return with_army(muster, side, msgspec.structs.replace(army, forces=forces))


def with_guns(muster: MusterData, side: int, text: str) -> MusterData:
    """A battery more of the army artillery."""
    army = muster.armies[side]
    guns = {**army.guns, f"{LETTERS[side]}G{len(army.guns) + 1}": text}
    return with_army(muster, side, msgspec.structs.replace(army, guns=guns))


def with_person(muster: MusterData, side: int, force: str, mod: int, exceptional: bool, v: int) -> MusterData:
    """What the dice make of a sub-commander (MR-27.3)."""
    army = muster.armies[side]
    corps = msgspec.structs.replace(army.forces[force], mod=mod, exceptional=exceptional, v=v)
    return with_army(muster, side, msgspec.structs.replace(army, forces={**army.forces, force: corps}))


def without(muster: MusterData, side: int, unit: str) -> MusterData:
    """A unit less; a Force without units is gone."""
    army = muster.armies[side]
    guns = {name: text for name, text in army.guns.items() if name != unit}
    forces: dict[str, CorpsData] = {}
    for name, corps in army.forces.items():
        units = {key: text for key, text in corps.units.items() if key != unit}
        if units:
            forces[name] = msgspec.structs.replace(corps, units=units)
    return with_army(muster, side, msgspec.structs.replace(army, forces=forces, guns=guns))


def ready(muster: MusterData, side: int, army: ReadyData) -> MusterData:
    """A ready-made army takes the field."""
    muster = with_army(muster, side, ArmyData(rating=army.rating))
    for units in army.forces:
        for number, text in enumerate(units):
            muster = with_unit(muster, side, text, number == 0)
    for text in army.guns:
        muster = with_guns(muster, side, text)
    return muster


# ---- the battle --------------------------------------------------------------------------------------------


@cache
def ground_data(table: str) -> ScenarioData:
    return load_scenario(table)


@cache
def bare_ground(table: str) -> ScenarioData:
    """A scenario's ground without its objectives and special rules (MR-27.6). That no road crosses a river is not a
    rule of the day but a fact of the ground."""
    data = ground_data(table)
    ground = [rule for rule in data.special if rule.type == "no_bridge"]
    return msgspec.structs.replace(data, objectives=[], special=ground)


@cache
def field_of(table: str) -> Field:
    """The ground of a table."""
    return Field(bare_ground(table))


def roster_of(muster: MusterData) -> Roster:
    """The roster of a pick-up battle."""
    return _roster(msgspec.json.encode(muster))


@lru_cache(maxsize=KEPT)
def _roster(muster: bytes) -> Roster:
    return Roster(battle_data(decode(muster, MusterData)))


def battle_data(muster: MusterData) -> ScenarioData:
    """A pick-up battle as a scenario, as far as it is settled. ValueError: an army is impossible."""
    data = bare_ground(muster.table)
    length = tables().basic_length
    return msgspec.structs.replace(
        data,
        id=PICK_UP,
        title=ground_data(PICK_UP).title,
        weather=muster.weather,
        start_turn=muster.start_turn,
        basic_length=length[muster.season] + length.get(muster.weather, 0),
        sides=[
            side_data(muster, side, name, names, data.table.w, data.table.h)
            for side, (name, names) in enumerate(side_names().items())
        ],
        muster=muster,
    )


def side_data(muster: MusterData, side: int, name: str, names: NamesData, w: float, h: float) -> SideData:
    army = muster.armies[side]
    south = side == (0 if muster.south == "first" else 1)
    chief = CommanderData(names.commander, army.rating, 0, w / 2, 0.75 if south else h - 0.75)
    forces: list[ForceData] = []
    number = 0
    for force, corps in army.forces.items():
        units = [unit_data(key, text, names, number + n) for n, (key, text) in enumerate(corps.units.items())]
        number += len(units)
        officer = OfficerData(
            officer_name(names, int(force[1:])), mod=corps.mod, exceptional=corps.exceptional, v=corps.v
        )
        forces.append(ForceData(force, officer.name, officer, units))
    guns = [unit_data(key, text, names, -1 - n) for n, (key, text) in enumerate(army.guns.items())]
    return SideData(name, names.name, "south" if south else "north", chief, forces, guns)


def unit_data(key: str, text: str, names: NamesData, number: int) -> UnitData:
    kind, sp, oblique = read_unit(text)
    return UnitData(key, numbered(names.regiments, number), KINDS[kind], sp, oblique=oblique)


def officer_name(names: NamesData, number: int) -> str:
    return numbered(names.officers, number - 1)


def numbered(names: list[str], number: int) -> str:
    """A name of the list, from its end if the number is below 0; when it is used up, it begins again with numbers."""
    turns, place = divmod(number if number >= 0 else -1 - number, len(names))
    name = names[place] if number >= 0 else names[-1 - place]
    return f"{name} {turns + 1}" if turns else name
