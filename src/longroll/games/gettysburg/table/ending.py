"""The end of a battle: victory sectors (GB-25), the score of every period."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.gettysburg.board import LOST, N_SECTORS, PLACES
from longroll.games.gettysburg.components import BIT, CSA, SIDE, SIDES, UNION
from longroll.games.gettysburg.data.materials import WORDS
from longroll.games.gettysburg.rules.days import stars_held
from longroll.games.gettysburg.state import Battle
from longroll.games.gettysburg.table.panels import moment
from longroll.games.gettysburg.table.speech import SIDE_CLASS, speech
from longroll.kit.ending import Endings, Goal, Loss, Reason, gave_up
from longroll.kit.handicap import favoured
from longroll.kit.state import NOBODY
from longroll.kit.terms import Event
from longroll.kit.words import say

ENOUGH = 2
"""Victory sectors that win at the end of any period (GB-25.1)."""


class Ends(Endings[Battle]):
    fights = ("assault",)

    def reason(self, b: Battle, told: Sequence[Event], language: str) -> Reason:
        found = self.plain_reason(b, told, language)
        if not b.handicap or gave_up(told):
            return found
        side, number = SIDES[favoured(b.handicap)], abs(b.handicap)
        phrase = speech(language).say("ending-handicap", reason=found.phrase, side=side, number=number)
        return found._replace(phrase=phrase)

    def plain_reason(self, b: Battle, told: Sequence[Event], language: str) -> Reason:
        """Why it ended, whatever was agreed on before."""
        spoken = speech(language)
        held, goals = stars_held(b), [sector for sector in range(N_SECTORS) if b.goals & BIT[sector]]
        if gave_up(told):
            clause = "GB-25.5" if b.winner == UNION else "GB-25.6"
            return Reason(spoken.say("ending-gave-up", side=SIDES[1 - b.winner]), clause)
        if b.winner == UNION:
            phrase = spoken.say("ending-held-out", held=len(held), all=len(goals))
            return Reason(phrase, "GB-25.4", spoken.say("ending-held-out-rule"))
        if len(held) >= ENOUGH:
            phrase = spoken.say("ending-sectors", held=len(held), all=len(goals))
            return Reason(phrase, "GB-25.1", spoken.say("ending-sectors-rule"))
        phrase = spoken.say("ending-double", place=spoken.heading(held[0]))
        return Reason(phrase, "GB-25.3", spoken.say("ending-double-rule"))

    def goals(self, b: Battle, seat: str | None, language: str) -> list[Goal]:
        spoken = speech(language)
        mine = SIDES.index(seat) if seat in SIDES else NOBODY
        held = stars_held(b)
        found = []
        for sector in range(N_SECTORS):
            if not b.goals & BIT[sector]:
                continue
            holder = CSA if sector in held else UNION if b.mask(UNION, sector) else NOBODY
            whose = spoken.say("held-by-nobody")
            if holder != NOBODY:
                whose = self.whose(holder, mine, SIDES[holder], language)
            counts = b.winner != NOBODY and (holder == CSA) == (b.winner == CSA)
            side = SIDE_CLASS[holder] if holder != NOBODY else ""
            keys = [f"place:{PLACES[sector]}"]
            found.append(Goal(spoken.heading(sector), whose, side, counts=counts, keys=keys))
        return found

    def losses(self, b: Battle, language: str) -> list[Loss]:
        book = self.words(language)
        return [Loss(SIDE_CLASS[side], say(book, "ending-lost-pieces", count=lost(b, side))) for side in (0, 1)]

    def period(self, b: Battle, language: str) -> str:
        return moment(b, language)

    def turns_left(self, b: Battle) -> int:
        return 4 * b.last_day - 1 - (4 * (b.day - 1) + b.period)

    def columns(self, b: Battle, seat: str | None, language: str) -> list[str]:
        spoken = speech(language)
        mine = SIDES.index(seat) if seat in SIDES else NOBODY
        names = [self.who(side, mine, SIDES[side], language) for side in order(mine)]
        return [spoken.say("tally-sectors"), *(spoken.say("tally-lost", name=name) for name in names)]

    def tally(self, b: Battle, seat: str | None) -> list[int | float]:
        mine = SIDES.index(seat) if seat in SIDES else NOBODY
        return [len(stars_held(b)), *(lost(b, side) for side in order(mine))]


def lost(b: Battle, side: int) -> int:
    """Pieces of a side that are out of the game."""
    return sum(place == LOST and SIDE[piece] == side for piece, place in enumerate(b.place))


def order(mine: int) -> tuple[int, int]:
    """One's own side first."""
    return (UNION, CSA) if mine == UNION else (CSA, UNION)


ENDINGS = Ends(WORDS)
