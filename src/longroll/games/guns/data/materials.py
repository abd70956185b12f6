"""The data files of the game, read and validated once. A damaged file is reported with its name and the fact."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from longroll.kit.materials import load, need

DATA = Path(__file__).parent
WORDS = Path(__file__).parents[1] / "words"
SYMBOLS = Path(__file__).parents[1] / "table" / "symbols.svg"
MAP_WORDS = WORDS / "map"
"""The names and legends written on the map."""

Army = Literal["USA", "CSA"]


class Brigade(msgspec.Struct):
    """Blocks with replacements of their own inside a command (GG-19.2)."""

    full: int
    r2: int
    r1: int


class Command(msgspec.Struct):
    """A command: how many blocks of each kind it has."""

    full: int
    r2: int
    r1: int
    corps: str = ""
    cavalry: bool = False
    iron_brigade: Brigade | None = None


class Forces(msgspec.Struct):
    blocks: dict[Army, dict[str, Command]]
    strength: dict[str, int]
    battle_tokens: dict[Army, dict[str, int | list[int]]]
    blocks_needed: dict[str, int]
    tray_max: int
    tray_start: int


class Layout(msgspec.Struct):
    """Set-up of the time track: rumors mixed in, spaces left free."""

    rumors: int
    skip: list[str]


class Refill(msgspec.Struct, rename={"first": "from"}):
    """One group of time tokens placed at Night."""

    arrivals: int
    rumors: int
    first: str
    spaces: int


class NightRefill(msgspec.Struct):
    armies: list[Army]
    groups: list[Refill]


class Slice(msgspec.Struct):
    corps: str
    n: int


class Bottom(msgspec.Struct):
    random: int
    bottom: str


class Times(msgspec.Struct):
    spaces: list[str]
    first_space: dict[str, str]
    arrivals: dict[Army, dict[str, dict[str, int]]]
    rumors: dict[Army, int]
    setup: dict[Army, Layout]
    night_refill: dict[str, NightRefill]
    reinforcement_stacks: dict[str, int | list[Slice] | Bottom]
    transfer_pairs: list[tuple[str, str]]
    schedule: list[tuple[int, str, str, str]]


class Movement(msgspec.Struct):
    withdrawal: dict[str, int]
    march: dict[str, int | dict[str, int]]


class LossRow(msgspec.Struct):
    min: int | None
    max: int | None
    attacker: int
    defender: int


class CloseCombat(msgspec.Struct):
    rows: list[tuple[str, int]]
    losses: list[LossRow]
    losses_fully_obstructed_option: list[LossRow]
    attacker_wins_if_result_at_least: int


class Tables(msgspec.Struct):
    movement: Movement
    close_combat: CloseCombat


def load_forces(folder: Path = DATA) -> Forces:
    name = "forces.json"
    forces = load(folder / name, Forces)
    need(set(forces.blocks) == set(forces.battle_tokens) == {"USA", "CSA"}, name, "two armies are needed")
    for army, commands in forces.blocks.items():
        for command, blocks in commands.items():
            need(blocks.full > 0, name, f"{command} has no full-strength block")
            need(blocks.cavalry or blocks.r1 >= blocks.full, name, f"{command} has too few blocks of strength 1")
            need((army == "CSA") == bool(blocks.corps), name, f"{command} needs a corps, or must have none")
    return forces


def load_times(forces: Forces, folder: Path = DATA) -> Times:
    name = "time.json"
    times = load(folder / name, Times)
    need(len(times.spaces) == len(set(times.spaces)) == 17, name, "the track needs 17 spaces")
    points = {point for army in times.arrivals.values() for day in army.values() for point in day}
    need(points <= set(times.reinforcement_stacks), name, "an arrival names a place without reinforcements")
    for pair in times.transfer_pairs:
        need(set(pair) <= set(times.reinforcement_stacks), name, f"transfer {pair} names an unknown place")
    known = {command for commands in forces.blocks.values() for command in commands}
    for day, space, command, point in times.schedule:
        need(day in (1, 2, 3) and space in times.spaces, name, f"schedule: no hour {space} on day {day}")
        need(command in known and point in times.reinforcement_stacks, name, f"schedule: {command} at {point}")
    return times


def load_tables(folder: Path = DATA) -> Tables:
    name = "tables.json"
    tables = load(folder / name, Tables)
    need(
        set(tables.movement.withdrawal) == {"HOLD", "ATTACK", "WITHDRAW", "mounted_plus"}, name, "withdrawal distances"
    )
    for rows in (tables.close_combat.losses, tables.close_combat.losses_fully_obstructed_option):
        need(len(rows) == 3, name, "a table of losses has three rows")
    return tables
