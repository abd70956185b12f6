"""What a seat cannot see on the map, for guesses that are set beside the truth when the game is over."""

from __future__ import annotations

from longroll.games.gettysburg.board import PLACE, PLACES
from longroll.games.gettysburg.components import SIDES
from longroll.games.gettysburg.state import Battle
from longroll.games.gettysburg.table.speech import speech
from longroll.kit.scene import pointer


def unseen(b: Battle, seat: str) -> dict[str, str]:
    """The values of the other side's blocks, by place (GB-26.4)."""
    return {PLACES[place]: str(b.block[place]) for place in b.blocks(1 - SIDES.index(seat))}


def tell_unseen(what: str, language: str) -> str:
    """Where a block stands."""
    return pointer(f"place:{what}", speech(language).places[PLACE[what]])
