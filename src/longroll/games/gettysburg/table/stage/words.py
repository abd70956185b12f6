"""What is said on the stage, in the eyes of whoever looks on."""

from __future__ import annotations

from functools import cache

from longroll.games.gettysburg.board import PLACES
from longroll.games.gettysburg.components import PIECES, SIDES
from longroll.games.gettysburg.data.materials import WORDS
from longroll.games.gettysburg.state import Battle
from longroll.games.gettysburg.table.speech import Speech, speech
from longroll.kit.scene import pointer
from longroll.kit.speech import capital
from longroll.kit.words import say, words

STAGE_WORDS = WORDS / "stage"

ATTACKER, DEFENDER, WATCHER = "attacker", "defender", "watcher"


def view_of(seat: str | None, attacker: int) -> str:
    """Where a seat stands in a fight: its wish is to take the ground, or to hold it. A spectator looks on with him who
    risks something."""
    if seat is None:
        return WATCHER
    return ATTACKER if seat == SIDES[attacker] else DEFENDER


def who(seat: str | None, side: int) -> str:
    """A side in the eyes of a seat."""
    if seat is None:
        return SIDES[side]
    return "you" if seat == SIDES[side] else "they"


class StageSpeech:
    """The words of the stage in one language, with the game's names."""

    def __init__(self, language: str) -> None:
        self.words = words(STAGE_WORDS, language)
        self.names: Speech = speech(language)

    def say(self, key: str, **args: str | int) -> str:
        return say(self.words, key, **args)

    def piece(self, piece: int) -> str:
        return capital(self.names.pieces[piece])

    def pieces(self, pieces: list[int]) -> str:
        return capital(self.names.listed(self.names.pieces[piece] for piece in pieces))

    def pointed(self, pieces: list[int]) -> str:
        """Pieces by names that point at them."""
        named = [pointer(f"piece:{PIECES[piece]}", self.names.pieces[piece]) for piece in pieces]
        return capital(self.names.listed(named))

    def sentence(self, facts: list[str]) -> str:
        """Facts one after the other, as one sentence."""
        text = facts[0]
        for fact in facts[1:]:
            text = self.say("outcome-join", first=text, last=fact)
        return self.say("outcome-end", text=capital(text))

    def place(self, place: int) -> str:
        return self.names.places[place]

    def place_pointed(self, place: int) -> str:
        return pointer(f"place:{PLACES[place]}", self.names.heading(place))

    def ground(self, b: Battle, sector: int) -> str:
        """ "the town", "the ridge", "Culp Farm"."""
        return self.say(f"stage-ground-{b.ground.terrain[sector]}", place=self.place(sector))

    def at(self, b: Battle, sector: int) -> str:
        """ "in the town", "on the ridge", "at Culp Farm"."""
        return self.say(f"stage-at-{b.ground.terrain[sector]}", place=self.place(sector))


@cache
def stage_speech(language: str) -> StageSpeech:
    return StageSpeech(language)
