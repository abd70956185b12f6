"""The end of a battle: who has won and why, what it hung on, how it stood turn by turn.

A game tells it from its own rules of victory (``Endings``); what is here serves one that says nothing. Once a game is
over everything is open: an ending may read the whole position.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

import msgspec

from longroll.kit.scene import Side
from longroll.kit.state import State
from longroll.kit.terms import Event
from longroll.kit.words import Words, say, words

Battle = TypeVar("Battle", bound=State)


class Goal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the result hangs on: its name, who has it (in words, and in whose colours), what it is worth.
    ``counts``: for whom has won. ``keys`` are places and things of the map that show it."""

    name: str
    holder: str
    side: Side = ""
    value: str = ""
    counts: bool = False
    keys: list[str] = []


class Loss(msgspec.Struct, frozen=True):
    """What a side has lost, or has left, in a few words."""

    side: Side
    text: str


class Ending(msgspec.Struct, frozen=True):
    """The result and its reason in one sentence, with its clause; what it hung on; the rule behind it in words;
    what the two sides have lost, or have left."""

    text: str
    clause: str
    rule: str = ""
    goals: list[Goal] = []
    losses: list[Loss] = []


class Reason(NamedTuple):
    """Why a battle ended as it did: a phrase, its clause, and the rule in a sentence."""

    phrase: str
    clause: str
    rule: str = ""


class Endings(Generic[Battle]):
    """How a game's battles end."""

    fights: tuple[str, ...] = ()
    """How the names of its fights begin, among all that its stager stages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    # ---- what a game supplies ------------------------------------------------------------------------------

    def reason(self, b: Battle, told: Sequence[Event], language: str) -> Reason:
        """Why the battle is over; ``told`` is what happened last."""
        return Reason("", "")

    def goals(self, b: Battle, seat: str | None, language: str) -> list[Goal]:
        """What the result hangs on."""
        return []

    def losses(self, b: Battle, language: str) -> list[Loss]:
        """What the sides have lost."""
        return []

    def period(self, b: Battle, language: str) -> str:
        """The turn of a position in words, short: the score is told at the end of each."""
        return ""

    def turns_left(self, b: Battle) -> int:
        """Turns of the battle that are left, this one included, as ``Game.size`` counts them; 0 if nobody can say."""
        return 0

    def columns(self, b: Battle, seat: str | None, language: str) -> list[str]:
        """What is scored, in words."""
        return []

    def tally(self, b: Battle, seat: str | None) -> list[int | float]:
        """The score of a position, a number for each column."""
        return []

    # ---- the same for every game ---------------------------------------------------------------------------

    def ending(self, b: Battle, told: Sequence[Event], seat: str | None, language: str) -> Ending:
        """How a battle that is over ended, told to a seat (None: to a spectator)."""
        book, result = self.words(language), b.result
        reason = self.agreement(b, language) if agreed(told) else self.reason(b, told, language)
        if result.winner is None:
            verdict = say(book, "ending-drawn")
        elif seat is None:
            verdict = say(book, "ending-other", side=b.seat_word(result.winner))
        else:
            verdict = say(book, "ending-won" if seat in result.winners else "ending-lost")
        text = say(book, "ending-why", verdict=verdict, reason=reason.phrase) if reason.phrase else f"{verdict}."
        return Ending(text, reason.clause, reason.rule, self.goals(b, seat, language), self.losses(b, language))

    def agreement(self, b: Battle, language: str) -> Reason:
        """The players were content with a draw."""
        return Reason(say(self.words(language), "ending-agreed"), b.clause_of(b.agreeing()))

    def words(self, language: str) -> Words:
        return words(self.folder, language)

    def whose(self, side: int, mine: int, name: str, language: str) -> str:
        """The same of what a side has: yours, theirs, or its name."""
        who = name if mine not in (0, 1) else "own" if side == mine else "foe"
        return say(self.words(language), "ending-whose", who=who)

    def who(self, side: int, mine: int, name: str, language: str) -> str:
        """How a viewer of one side (a number that is none: a spectator) speaks of a side: you, they, or its name."""
        who = name if mine not in (0, 1) else "own" if side == mine else "foe"
        return say(self.words(language), "ending-who", who=who)


def gave_up(told: Sequence[Event]) -> bool:
    """Did somebody give the game up?"""
    return any(event.kind == "concedes" for event in told)


def agreed(told: Sequence[Event]) -> bool:
    """Did the players agree on a draw?"""
    return any(event.kind == "agreed" for event in told)
