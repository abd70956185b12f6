"""The end of a battle: a broken army (MR-24) or the points of the day (MR-25), the score of every turn."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.reason.components import SEATS
from longroll.games.reason.data.materials import WORDS
from longroll.games.reason.rules.victory import points
from longroll.games.reason.state import Battle
from longroll.games.reason.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit.ending import Endings, Goal, Loss, Reason
from longroll.kit.handicap import favoured
from longroll.kit.state import NOBODY
from longroll.kit.terms import Event
from longroll.kit.words import Words, say

BROKEN = {"morale": "MR-24.5", "two-thirds": "MR-24.6", "no-unit": "MR-24.11", "conceded": "MR-24.8"}
"""Why an army is broken, and by which clause."""


def with_handicap(b: Battle, phrase: str, book: Words) -> str:
    """A reason, with the handicap it must be read with (MR-R39)."""
    if not b.handicap:
        return phrase
    side, number = b.roster.army_words[favoured(b.handicap)], abs(b.handicap)
    return say(book, "ending-handicap", reason=phrase, side=side, number=number)


class Ends(Endings[Battle]):
    fights = ("combat",)

    def reason(self, b: Battle, told: Sequence[Event], language: str) -> Reason:
        book, spoken = self.words(language), speech(language, b.roster)
        broken = [event for event in told if event.kind == "army-broken"]
        if broken:
            cause = str(broken[0].args["cause"])
            armies = spoken.listed(str(book.term(event.args["side"])) for event in broken)
            phrase = say(book, "ending-broken", armies=armies, cause=cause)
            return Reason(with_handicap(b, phrase, book), BROKEN[cause], losses(b, spoken))
        phrase = say(book, "ending-day", first=points(b, 0), second=points(b, 1))
        return Reason(with_handicap(b, phrase, book), "MR-25.4", say(book, "ending-day-rule"))

    def goals(self, b: Battle, seat: str | None, language: str) -> list[Goal]:
        spoken, mine = speech(language, b.roster), SEATS.index(seat) if seat in SEATS else NOBODY
        found = []
        for objective, holder in zip(b.roster.objectives, b.holders, strict=True):
            name, keys = spoken.objective(objective.name), [f"objective:{objective.name}"]
            if holder == NOBODY:
                found.append(Goal(name, say(self.words(language), "ending-nobody"), keys=keys))
                continue
            whose = self.whose(holder, mine, b.roster.army_words[holder], language)
            worth = str(objective.vp[holder])
            found.append(Goal(name, whose, SIDE_CLASS[holder], worth, holder == b.winner, keys))
        return found

    def losses(self, b: Battle, language: str) -> list[Loss]:
        spoken = speech(language, b.roster)
        return [
            Loss(SIDE_CLASS[side], say(spoken.words, "ending-lost-strength", **lost(b, side, spoken)))
            for side in (0, 1)
        ]

    def period(self, b: Battle, language: str) -> str:
        return say(self.words(language), "ending-turn", turn=b.turn)

    def turns_left(self, b: Battle) -> int:
        """Up to the Basic Length; after it each turn may be the last."""
        return max(1, b.roster.length - b.turn + 1)

    def columns(self, b: Battle, seat: str | None, language: str) -> list[str]:
        book, mine = self.words(language), SEATS.index(seat) if seat in SEATS else NOBODY
        names = [self.who(side, mine, b.roster.army_words[side], language) for side in order(mine)]
        return [say(book, f"tally-{what}", name=name) for what in ("points", "losses") for name in names]

    def tally(self, b: Battle, seat: str | None) -> list[int | float]:
        sides = order(SEATS.index(seat) if seat in SEATS else NOBODY)
        return [*(points(b, side) for side in sides), *(b.losses[side] / 2 for side in sides)]


def lost(b: Battle, side: int, spoken: Speech) -> dict[str, str]:
    """Of how much an army has lost how much, in strength points."""
    figures = {"lost": b.losses[side], "total": b.roster.total[side]}
    return {key: spoken.decimal(halves / 2, halves % 2) for key, halves in figures.items()}


def losses(b: Battle, spoken: Speech) -> str:
    """How near each army was to breaking."""
    told = [
        say(
            spoken.words,
            "ending-losses",
            army=spoken.army(side),
            **lost(b, side, spoken),
        )
        for side in (0, 1)
    ]
    return " ".join(told)


def order(mine: int) -> tuple[int, int]:
    """One's own side first."""
    return (1, 0) if mine == 1 else (0, 1)


ENDINGS = Ends(WORDS)
