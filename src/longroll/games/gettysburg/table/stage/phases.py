"""How far a combat has come: its round and step, read from a position."""

from __future__ import annotations

from collections.abc import Iterable

from longroll.games.gettysburg.board import N_SECTORS
from longroll.games.gettysburg.components import CSA
from longroll.games.gettysburg.rules.artillery import WITHDRAW, GunsLeave
from longroll.games.gettysburg.rules.combat import (
    AFTER_HITS,
    DEFENDER_CUBES,
    HITS,
    STEP_1,
    STEP_2,
    STEP_3,
    STEP_4,
    STEP_5,
    Combat,
)
from longroll.games.gettysburg.rules.fire import DECLARE, FireOrder
from longroll.games.gettysburg.state import Battle

Phase = tuple[int, int]
"""Round and step."""
FIRST_STEPS: tuple[Phase, ...] = tuple((1, step) for step in range(STEP_1, STEP_5 + 1))
LAST_STEPS: tuple[Phase, ...] = tuple((2, step) for step in range(STEP_2, STEP_5 + 1))
"""Guns do not fire again (GB-15.10)."""


def combat_in(b: Battle, sector: int = -1) -> Combat | None:
    """The combat in progress (in a sector, if one is named)."""
    for frame in reversed(b.frames):
        if isinstance(frame, Combat):
            return frame if sector in (-1, frame.sector) else None
    return None


def is_joint(side: int, origins: Iterable[int]) -> bool:
    """Have two orders sent these attackers in (GB-11.9)? One order moves pieces of one sector, two over a border."""
    crossed = [origin for origin in origins if origin < N_SECTORS]
    return side == CSA and (len(set(crossed)) > 1 or len(crossed) > 2)


def fire_in(b: Battle) -> FireOrder | None:
    """The Fire order whose shots are declared."""
    for frame in b.frames:
        if isinstance(frame, FireOrder) and frame.step != DECLARE:
            return frame
    return None


def phase_of(b: Battle, combat: Combat) -> Phase:
    """The step that is being carried out: its dice, and what follows from them."""
    step = combat.step
    if step == STEP_4 and combat.shaken < 0:
        return combat.round, STEP_3  # the retreats of step 3 come before the dice of step 4 are counted
    if STEP_1 <= step <= STEP_5:
        return combat.round, step
    if step in (HITS, AFTER_HITS):
        return combat.round, combat.fired
    if step == DEFENDER_CUBES:
        top = b.frames[-1]
        leaving = isinstance(top, GunsLeave) and top.why == WITHDRAW  # GB-19.5: the end of the first round
        return (1, STEP_5) if leaving else (combat.round, STEP_2)
    return combat.round, STEP_5
