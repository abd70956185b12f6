"""The end of a battle: the three objectives (GG-20), the score of every turn."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.guns.components import ARMIES, CSA, FIRST_SPACE, NIGHT, SPACE, USA
from longroll.games.guns.data.materials import WORDS
from longroll.games.guns.rules.victory import fully_controlled, held
from longroll.games.guns.state import Battle
from longroll.games.guns.table.speech import SIDE_CLASS, speech
from longroll.kit.ending import Endings, Goal, Loss, Reason, gave_up
from longroll.kit.handicap import favoured
from longroll.kit.state import NOBODY
from longroll.kit.terms import Event
from longroll.kit.words import say

PARTS = (("morning", SPACE["11AM"]), ("afternoon", SPACE["4PM"]), ("evening", NIGHT - 1), ("night", NIGHT))
"""Parts of a day, each with its last hour."""


class Ends(Endings[Battle]):
    fights = ("attack",)

    def reason(self, b: Battle, told: Sequence[Event], language: str) -> Reason:
        book = self.words(language)
        if gave_up(told):
            return Reason(say(book, "ending-gave-up", army=ARMIES[1 - b.winner]), "GG-20.9")
        key = "ending-kept" if b.winner == USA else "ending-cut"
        phrase = say(book, key, held=held(b), all=len(b.goals))
        if b.handicap:
            army, number = ARMIES[favoured(b.handicap)], abs(b.handicap)
            phrase = say(book, "ending-handicap", reason=phrase, army=army, number=number)
        return Reason(phrase, "GG-20.9" if b.winner == USA else "GG-20.8", say(book, f"{key}-rule"))

    def goals(self, b: Battle, seat: str | None, language: str) -> list[Goal]:
        spoken, mine = speech(language, b.ground), army_of(seat)
        found = []
        for number, area in enumerate(b.goals):
            holder = CSA if b.red >> number & 1 else USA
            whose = self.whose(holder, mine, ARMIES[holder], language)
            full = holder == USA and fully_controlled(b, number)
            if holder == USA and not full:
                whose = say(self.words(language), "ending-cut-off", who=whose)
            counts = b.winner != NOBODY and full == (b.winner == USA)
            keys = [f"place:{b.ground.area_codes[area]}"]
            found.append(Goal(spoken.areas[area], whose, SIDE_CLASS[holder], counts=counts, keys=keys))
        return found

    def losses(self, b: Battle, language: str) -> list[Loss]:
        book = self.words(language)
        return [Loss(SIDE_CLASS[side], say(book, "ending-blocks-left", count=b.in_play(side))) for side in (0, 1)]

    def period(self, b: Battle, language: str) -> str:
        """A part of a day: turns are too many."""
        part = next(part for part, last in PARTS if b.space <= last)
        return say(self.words(language), "ending-part", day=b.day, part=part)

    def turns_left(self, b: Battle) -> int:
        """Hours of daylight."""
        return NIGHT - b.space + sum(NIGHT - FIRST_SPACE[day] for day in range(b.day + 1, b.last_day + 1))

    def columns(self, b: Battle, seat: str | None, language: str) -> list[str]:
        book, mine = self.words(language), army_of(seat)
        names = [self.who(army, mine, ARMIES[army], language) for army in order(mine)]
        return [say(book, "tally-objectives"), *(say(book, "tally-blocks", name=name) for name in names)]

    def tally(self, b: Battle, seat: str | None) -> list[int | float]:
        return [held(b), *(b.in_play(army) for army in order(army_of(seat)))]


def army_of(seat: str | None) -> int:
    """The army of a seat; with teams it has several."""
    return NOBODY if seat is None else ARMIES.index(seat.split("-")[0])


def order(mine: int) -> tuple[int, int]:
    """One's own army first."""
    return (CSA, USA) if mine == CSA else (USA, CSA)


ENDINGS = Ends(WORDS)
