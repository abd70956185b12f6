"""What everybody and everything is called: units, leaders, markers, turns, levels of victory."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import NamedTuple

from longroll.games.glory.components import SIDES, word
from longroll.games.glory.data.materials import DATA, BattleData, load_battle
from longroll.games.glory.table.sheet.places import tidy
from longroll.kit.words import Words, say

NAMES = 4096
"""Of all battles, and some of armies that positions bring along."""

# ---- people and markers ------------------------------------------------------------------------------------


class Named(NamedTuple):
    """Somebody the log speaks of."""

    name: str
    side: int


class Directory(NamedTuple):
    """Everybody of all battles: units by id, leaders and markers by their words."""

    units: dict[str, Named]
    leaders: dict[str, Named]
    markers: dict[str, Named]


@cache
def battles() -> tuple[BattleData, ...]:
    return tuple(load_battle(file.stem) for file in sorted((DATA / "battles").glob("*.json")))


@cache
def directory() -> Directory:
    found = Directory({}, {}, {})
    for battle in battles():
        side_of = {command.cmd: SIDES.index(command.side) for command in battle.commands}
        for unit in battle.units:
            found.units[unit.id] = Named(called(unit.name), side_of[unit.cmd])
        for command in battle.commands:
            if not command.independent:
                found.leaders[word(command.cmd)] = Named(called(command.cmd), side_of[command.cmd])
        for marker in battle.ams:
            found.markers[word(marker.am)] = Named(marker_name(marker.am), SIDES.index(marker.side))
    return found


@lru_cache(maxsize=NAMES)
def marker_name(name: str) -> str:
    """ "II/Couch" as people say it."""
    return tidy(name).replace("/", " ")


COLLECTIVE = {" batteries": " artillery", " heavy guns": " heavy battery"}
"""A unit is one: sentences speak of it in the singular."""


@lru_cache(maxsize=NAMES)
def called(name: str) -> str:
    """A man as people call him: "D.H. Hill" for "Hill (D.H.)", "Andrews" for "Andrews (Regulars)"."""
    text, _, more = tidy(name).partition(" (")
    for many, one in COLLECTIVE.items():
        text = text.removesuffix(many) + one if text.endswith(many) else text
    return f"{more.rstrip(')')} {text}" if "." in more else text


FORMATIONS = ("artillery", "horse artillery", "battalion", "battery", "brigade", "reserve")


@lru_cache(maxsize=NAMES)
def short_name(name: str) -> str:
    """A name as it stands on a counter."""
    text = called(name)
    for long in (" battery group ", " artillery "):
        text = text.replace(long, ", ")
    owner, _, what = text.partition("’s ")
    if what in FORMATIONS:
        text = owner
    return text.replace("Artillery", "Art.")


# ---- turns and levels --------------------------------------------------------------------------------------

DAY = re.compile(r"^([A-Z][a-z]+)(\d+)-(N?)(\d+)$")
NUMBERED = re.compile(r"^T(\d+)$")


class Hour(NamedTuple):
    """A turn of a battle whose turns are numbered."""

    time: str
    night: bool


@cache
def numbered_turns() -> dict[str, Hour]:
    return {
        turn.id: Hour(turn.time, bool(turn.night))
        for battle in battles()
        for turn in battle.turns
        if NUMBERED.match(turn.id)
    }


def clock(time: str) -> str:
    """0915 as 9:15."""
    return f"{time[:2].removeprefix('0')}:{time[2:]}"


def turn_name(turn: str, words: Words) -> str:
    """A turn as people say it."""
    hour = numbered_turns().get(turn)
    if hour is not None:
        number = turn[1:]
        if hour.night:
            return say(words, "turn-number-night", number=number)
        return say(words, "turn-number", number=number, time=clock(hour.time))
    dated = DAY.match(turn)
    if dated is None:
        return clock(turn) if turn.isdigit() else turn  # any other is of an army of its own
    month = str(words.term(dated[1]))
    if dated[3]:
        return say(words, "turn-night", month=month, day=dated[2], number=dated[4])
    return say(words, "turn-day", month=month, day=dated[2], time=clock(dated[4]))


def level_word(level: str) -> str:
    """A line of the victory table as the key of its words."""
    return level.lower().replace(" ", "-") if level else "level-none"
