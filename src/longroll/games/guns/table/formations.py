"""Commands as people call them: whose blocks they are, in which corps."""

from __future__ import annotations

from longroll.games.guns.components import (
    CORPS,
    CORPS_NAMES,
    FACE_COMMAND,
    FACE_LINE,
    FACE_STATE,
    FACE_STRENGTH,
    FULL,
    IRON,
    LINES,
)
from longroll.kit.words import Words, say


def block_name(face: int, game: Words) -> str:
    """Whose block it is: "Heth", "Iron Brigade"."""
    return str(game.term(LINES[FACE_LINE[face]]))


def block_detail(face: int, game: Words, sheet: Words) -> str:
    """Its command in full."""
    command = FACE_COMMAND[face]
    if FACE_LINE[face] == IRON:
        return say(sheet, "command-Iron")
    if CORPS[command]:
        return say(sheet, "command-division", name=block_name(face, game), corps=CORPS_NAMES[CORPS[command]])
    return say(sheet, f"command-{LINES[command]}")


def strength_fact(face: int, sheet: Words) -> str:
    """Strength, and whether it is reduced."""
    key = "fact-strength" if FACE_STATE[face] == FULL else "fact-strength-reduced"
    return say(sheet, key, strength=FACE_STRENGTH[face])
