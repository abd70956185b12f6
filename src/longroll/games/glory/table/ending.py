"""The end of a battle: victory points and the level of victory (GL-15.9), the score of every turn."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.glory.components import CS, SIDES, US
from longroll.games.glory.data.materials import WORDS
from longroll.games.glory.lexicon import ELIMINATED
from longroll.games.glory.rules.victory import holds, level_of, margin, objective_hexes, points
from longroll.games.glory.state import Battle
from longroll.games.glory.table.names import level_word
from longroll.games.glory.table.panels import moment, objective_name
from longroll.games.glory.table.speech import SIDE_CLASS, speech
from longroll.kit.ending import Endings, Goal, Loss, Reason, gave_up
from longroll.kit.handicap import favoured
from longroll.kit.state import NOBODY
from longroll.kit.terms import Event
from longroll.kit.words import say


class Ends(Endings[Battle]):
    fights = ("charge",)

    def reason(self, b: Battle, told: Sequence[Event], language: str) -> Reason:
        book = self.words(language)
        if gave_up(told):
            return Reason(say(book, "ending-gave-up", side=SIDES[1 - b.winner]), "GL-3.D.4")
        level = level_word(b.roster.levels[level_of(b, margin(b))][1])
        phrase = say(book, "ending-points", level=level, union=points(b, US), confederate=points(b, CS))
        if b.handicap:
            side, number = SIDES[favoured(b.handicap)], abs(b.handicap)
            phrase = say(book, "ending-handicap", reason=phrase, side=side, number=number)
        return Reason(phrase, "GL-15.9", say(book, "ending-points-rule"))

    def goals(self, b: Battle, seat: str | None, language: str) -> list[Goal]:
        """Objectives that are held, and those of whoever has won."""
        spoken, mine, roster = speech(language, b.board.name), side_of(seat), b.roster
        found = []
        for number in range(len(roster.objective_hex)):
            side, taken = roster.objective_side[number], holds(b, number)
            whose = self.whose(side, mine, SIDES[side], language)
            if not taken:
                whose = say(self.words(language), "ending-not-held", who=whose)
            hexes = objective_hexes(b, number)
            keys = [f"place:{code}" for place, code in enumerate(b.board.codes) if hexes & b.board.bit[place]]
            found.append(
                Goal(
                    objective_name(b, number, spoken),
                    whose,
                    SIDE_CLASS[side],
                    str(roster.objective_points[number]),
                    taken and side == b.winner,
                    keys,
                )
            )
        return found

    def losses(self, b: Battle, language: str) -> list[Loss]:
        book = self.words(language)
        return [Loss(SIDE_CLASS[side], say(book, "ending-lost-units", count=lost(b, side))) for side in (0, 1)]

    def period(self, b: Battle, language: str) -> str:
        return moment(b, language)

    def turns_left(self, b: Battle) -> int:
        return b.roster.last_turn - b.turn + 1

    def columns(self, b: Battle, seat: str | None, language: str) -> list[str]:
        book, mine = self.words(language), side_of(seat)
        names = [self.who(side, mine, SIDES[side], language) for side in order(mine)]
        return [say(book, f"tally-{what}", name=name) for what in ("points", "lost") for name in names]

    def tally(self, b: Battle, seat: str | None) -> list[int | float]:
        sides = order(side_of(seat))
        return [*(points(b, side) for side in sides), *(lost(b, side) for side in sides)]


def lost(b: Battle, side: int) -> int:
    """Units of a side that are out of the game."""
    return sum(place == ELIMINATED and b.roster.side[unit] == side for unit, place in enumerate(b.at))


def side_of(seat: str | None) -> int:
    return SIDES.index(seat) if seat in SIDES else NOBODY


def order(mine: int) -> tuple[int, int]:
    """One's own side first."""
    return (CS, US) if mine == CS else (US, CS)


ENDINGS = Ends(WORDS)
