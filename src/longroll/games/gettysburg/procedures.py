"""The procedures in progress as a position file names them: what their numbers may be, and what may stand on what.

A file may come from anywhere. Every number is held against the range it can have, so that nothing read from a file can
make the rules run for ever or look up what is not there.
"""

from __future__ import annotations

from longroll.games.gettysburg.board import N_PLACES, N_SECTORS
from longroll.games.gettysburg.components import BIT, FIRST, HORSE, N_PIECES, PIECES, UNION
from longroll.games.gettysburg.lexicon import AT_GUNS, FIRE, FORFEIT, RETREAT, THROUGH
from longroll.games.gettysburg.rules import (
    artillery,
    cavalry,
    combat,
    damage,
    days,
    fire,
    march,
    movement,
    orders,
    retreat,
    works,
)
from longroll.games.gettysburg.rules import turn as turns
from longroll.games.gettysburg.state import Battle
from longroll.kit.frames import Frame
from longroll.kit.notation import D_SHIFT, a_of, b_of, c_of, verb_in
from longroll.kit.positions import FrameSpec, need, read_frame

FRAMES: dict[str, type[Frame]] = {
    frame.__name__: frame
    for frame in (
        days.Period,
        turns.Turn,
        orders.Order,
        movement.Move,
        movement.Excess,
        march.March,
        combat.Combats,
        combat.Combat,
        retreat.Retreat,
        cavalry.Evade,
        cavalry.EvadeFire,
        artillery.GunsLeave,
        fire.FireOrder,
        damage.Leaving,
        damage.Forfeit,
        damage.Penalty,
        works.StickLost,
    )
}

# ---- what stands on what -----------------------------------------------------------------------------------

_RETREATS = ("Retreat", "Evade", "EvadeFire", "GunsLeave", "Excess")
"""Procedures in which pieces retreat."""

BELOW: dict[str, tuple[str, ...]] = {
    "Turn": ("Period",),
    "Order": ("Turn",),
    "Move": ("Turn",),
    "FireOrder": ("Turn",),
    "Combats": ("Turn",),
    "Excess": ("Turn",),
    "March": ("Turn", "Move"),
    "Combat": ("Combats",),
    "Retreat": ("Combat",),
    "Evade": ("Combat",),
    "EvadeFire": ("FireOrder",),
    "GunsLeave": ("Combat", "Evade", "EvadeFire"),
    "Leaving": ("March", "EvadeFire", "Excess"),
    "StickLost": ("Turn", "Move", *_RETREATS, "StickLost", "Penalty"),
    "Penalty": ("Combats", "FireOrder", *_RETREATS, "StickLost"),
    "Forfeit": ("Combats", "Combat", "FireOrder", *_RETREATS, "StickLost"),
}
"""For each procedure those that may have begun it; a period stands beneath all."""
MOST_FRAMES = 12

# ---- what the numbers may be -------------------------------------------------------------------------------

Range = tuple[int, int]
_SIDE: Range = (0, 1)
_FLAG: Range = (0, 1)
_SECTOR: Range = (0, N_SECTORS - 1)
_PLACE: Range = (0, N_PLACES - 1)
_PIECE: Range = (0, N_PIECES - 1)
_ROLE: Range = (movement.ONLY, movement.SECOND)
_SECTORS: Range = (0, 2**N_SECTORS - 1)
_PIECES: Range = (0, 2 ** (N_PIECES - FIRST[UNION]) - 1)
_CUBES: Range = (0, 8)
"""Cubes of one fire step or Fire order."""
_ANSWER: Range = (0, 2**D_SHIFT - 1)
MOST_LISTED = 16

RANGES: dict[str, dict[str, Range]] = {
    "Period": {"step": (days.BEGIN, days.ACTIONS), "active": _SIDE},
    "Turn": {"side": _SIDE, "step": (turns.BEGIN, turns.LIMIT)},
    "Order": {"side": _SIDE, "place": _PLACE, "role": _ROLE},
    "Move": {
        "side": _SIDE, "source": _SECTOR, "role": _ROLE, "moved": _PIECES, "crossed": (0, 64 * 64 - 1),
        "joined": _FLAG, "step": _FLAG,
    },
    "Excess": {"side": _SIDE, "sector": _SECTOR, "leaving": _ANSWER},
    "March": {"piece": _PIECE, "via": (-1, N_SECTORS - 1), "to": _SECTOR, "ready": _FLAG},
    "Combats": {"side": _SIDE},
    "Combat": {
        "attacker": _SIDE, "sector": _SECTOR, "step": (0, combat.LAST_RETREAT), "round": (1, 2), "rolling": _PIECE,
        "dice": (1, 6), "hits": _CUBES, "target": _SIDE, "struck": _PIECES, "bound": _PIECES,
        "fired": (0, combat.STEP_4), "shaken": (-1, 1), "company": _PIECES, "barred": _SECTORS, "markers": (0, 4),
        "counters": (0, 4),
    },
    "Retreat": {"side": _SIDE, "start": _SECTOR, "barred": _SECTORS, "pieces": _PIECE},
    "Evade": {
        "side": _SIDE, "sector": _SECTOR, "barred": _SECTORS, "struck": _PIECES, "bound": _PIECES,
        "step": (cavalry.CHOOSE, cavalry.PAYING), "gone": _FLAG,
    },
    "EvadeFire": {
        "sector": _SECTOR, "allowance": _CUBES, "bound": _FLAG, "step": (cavalry.CHOOSE, cavalry.TOLL),
        "leaving": _ANSWER, "loaded": _CUBES, "left": _CUBES,
    },
    "GunsLeave": {"side": _SIDE, "sector": _SECTOR, "barred": _SECTORS, "why": (artillery.LIMBER, artillery.ESCAPE)},
    "FireOrder": {
        "side": _SIDE, "place": _PLACE, "step": (fire.DECLARE, fire.MARKERS), "shots": _ANSWER, "dice": _SECTOR,
        "queue": _SECTOR, "navy": _SECTOR, "bound": _SECTORS, "toll": _SECTOR,
    },
    "Leaving": {"piece": _PIECE, "later": (0, N_PIECES)},
    "Forfeit": {"side": _SIDE, "colour": (0, 5)},
    "Penalty": {"side": _SIDE, "sector": _SECTOR},
    "StickLost": {"side": _SIDE, "sector": _SECTOR},
}  # fmt: skip


def read_procedures(b: Battle, entries: list[FrameSpec]) -> None:
    """The stack of a position file, outermost first; BadInput names the first thing that cannot be."""
    need(len(entries) <= MOST_FRAMES, "moment: so many procedures are never in progress")
    below = ""
    for entry in entries:
        frame = read_frame(entry, FRAMES)
        fits = below in BELOW[entry.frame] if entry.frame in BELOW else not below
        need(fits, f"procedure {entry.frame} cannot stand {f'on {below}' if below else 'at the bottom'}")
        check_numbers(entry.frame, frame)
        check_places(b, entry.frame, frame)
        check_pieces(b, frame)
        b.begin(frame)
        below = entry.frame


def check_numbers(name: str, frame: Frame) -> None:
    for field, (low, high) in RANGES[name].items():
        value = getattr(frame, field)
        listed = value if isinstance(value, list) else [value]
        fits = len(listed) <= MOST_LISTED and all(type(n) is int and low <= n <= high for n in listed)
        need(fits, f"procedure {name}: field {field} is out of range")
    if isinstance(frame, combat.Combat | cavalry.Evade):
        need(not frame.struck & ~HORSE[UNION], f"procedure {name}: field struck is out of range")
    if isinstance(frame, fire.FireOrder):
        need(all(is_shot(code) for code in frame.shots), f"procedure {name}: field shots is out of range")
        rolled = frame.step == fire.ROLL  # later the column holds the sectors struck
        fits = not rolled or all(1 <= face <= 6 for face in frame.dice)
        need(fits, f"procedure {name}: field dice is out of range")
    elif isinstance(frame, cavalry.EvadeFire):
        need(all(is_retreat(code) for code in frame.leaving), f"procedure {name}: field leaving is out of range")
    elif isinstance(frame, movement.Excess):
        code = frame.leaving
        fits = code == 0 or is_retreat(code) or (verb_in(code, FORFEIT) and a_of(code) < N_PIECES)
        need(fits, f"procedure {name}: field leaving is out of range")


PLACED = ("sector", "source", "start", "place", "to", "via", "queue", "navy", "toll")
"""Fields that name a place or a list of places; -1 is none."""


def check_places(b: Battle, name: str, frame: Frame) -> None:
    """Nothing happens where the map of the position has no ground."""
    for field in PLACED:
        if field in RANGES[name]:
            value = getattr(frame, field)
            need(all_there(b, value if isinstance(value, list) else [value]), off_the_map(name, field))
    if isinstance(frame, fire.FireOrder):
        need(all_there(b, [b_of(shot) for shot in frame.shots]), off_the_map(name, "shots"))
        need(frame.step == fire.ROLL or all_there(b, frame.dice), off_the_map(name, "dice"))
    elif isinstance(frame, cavalry.EvadeFire | movement.Excess):
        codes = frame.leaving if isinstance(frame, cavalry.EvadeFire) else [frame.leaving]
        goals = [goal for code in codes if verb_in(code, RETREAT, THROUGH) for goal in goals_of(code)]
        need(all_there(b, goals), off_the_map(name, "leaving"))


def all_there(b: Battle, places: list[int]) -> bool:
    return all(place < 0 or b.ground.there & BIT[place] for place in places)


def off_the_map(name: str, field: str) -> str:
    return f"procedure {name}: field {field} names a place that is not on the map of this position"


def goals_of(code: int) -> list[int]:
    """The sectors a retreat leads through and to."""
    return [b_of(code), c_of(code)] if verb_in(code, THROUGH) else [b_of(code)]


def check_pieces(b: Battle, frame: Frame) -> None:
    """A piece that marches or takes cubes along is somewhere on the map."""
    if isinstance(frame, march.March | damage.Leaving):
        need(b.place[frame.piece] < N_PLACES, f"{PIECES[frame.piece]} is not on the map")


def is_shot(code: int) -> bool:
    """Is it the code of an answer ``fire``?"""
    return verb_in(code, FIRE) and a_of(code) < N_PIECES and b_of(code) < N_SECTORS and c_of(code) <= AT_GUNS


def is_retreat(code: int) -> bool:
    """Is it the code of an answer ``retreat`` or ``through``?"""
    if not verb_in(code, RETREAT, THROUGH) or a_of(code) >= N_PIECES or b_of(code) >= N_PLACES:
        return False
    return verb_in(code, RETREAT) or (b_of(code) < N_SECTORS and c_of(code) < N_SECTORS)
