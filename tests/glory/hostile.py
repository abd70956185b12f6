"""Answers that bring on a fight, for random games that should see every procedure."""

from __future__ import annotations

from longroll.games.glory.components import BIT
from longroll.games.glory.lexicon import (
    ADVANCE,
    ALSO,
    ANSWER,
    ANSWER_BOTH,
    CHARGE,
    CHARGE_AT,
    COUNTER,
    DEFEND,
    DISPLACE,
    FACE_TO,
    FIRE,
    FIRE_BOTH,
    JOIN,
    MARCH,
    MOVE,
    RALLY,
)
from longroll.games.glory.rules.facing import Facing
from longroll.games.glory.state import Battle
from longroll.kit.notation import a_of, b_of, verb_in

FIGHT = (
    FIRE, FIRE_BOTH, ANSWER, ANSWER_BOTH, CHARGE, CHARGE_AT, JOIN, ALSO, DEFEND, ADVANCE, COUNTER, DISPLACE, RALLY,
)  # fmt: skip


def hostile_answers(b: Battle) -> list[int]:
    """Fire, charges, defence; else moves that come next to the enemy, or near, and facings toward him."""
    found = [code for code in b.codes if verb_in(code, *FIGHT)]
    if found:
        return found
    top = b.frames[-1]
    if isinstance(top, Facing):
        return facing_enemies(b, top.place)
    near = b.near[1 - b.side]
    moves = [code for code in b.codes if verb_in(code, MOVE, MARCH)]
    return [code for code in moves if near >> b_of(code) & 1] or closer(b, moves)


def facing_enemies(b: Battle, place: int) -> list[int]:
    """Facings with most enemies in front."""
    enemies = b.occupied[1 - b.roster.side[b.lower[place]]]
    faced = {
        code: (b.board.front[6 * place + a_of(code)] & enemies).bit_count()
        for code in b.codes
        if verb_in(code, FACE_TO)
    }
    most = max(faced.values(), default=0)
    return [code for code, number in faced.items() if number == most and most]


def closer(b: Battle, moves: list[int]) -> list[int]:
    """Moves that come within a few hexes of an enemy."""
    ring = b.near[1 - b.side]
    for _ in range(3):
        ring |= b.board.spread(ring)
    return [code for code in moves if ring & BIT[b_of(code)]]
