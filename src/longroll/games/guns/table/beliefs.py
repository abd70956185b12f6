"""What a seat cannot see on the map, for guesses that are set beside the truth when the game is over."""

from __future__ import annotations

from longroll.games.guns.board import GROUND
from longroll.games.guns.components import STRENGTH
from longroll.games.guns.doctrine.lay import steps_to
from longroll.games.guns.state import Battle
from longroll.games.guns.table.speech import speech
from longroll.kit.scene import pointer


def unseen(b: Battle, seat: str) -> dict[str, str]:
    """The strength of the other army's blocks, by position, those nearest to one's own first."""
    army, ground = b.army_of_seat(seat), b.ground
    steps = steps_to(ground, b.occupied[army])
    places = sorted(ground.members(b.occupied[1 - army]), key=lambda place: steps[place])
    return {ground.position_codes[place]: str(sum(STRENGTH[k] for k in b.stack(1 - army, place))) for place in places}


def tell_unseen(what: str, language: str) -> str:
    """Where the blocks stand. (All scenarios are played on the game's map.)"""
    return pointer(f"place:{what}", speech(language).positions[GROUND.position_index[what]])
