"""Objectives, points and the level of victory."""

from __future__ import annotations

from typing import Any

from longroll.games.glory.components import SIDES
from longroll.games.glory.questions.asking import Asking
from longroll.games.glory.rules.victory import holds, level_of, lost_points, objective_hexes, points, winner_of


class VictoryQuestions(Asking):
    def objectives(self) -> list[dict[str, Any]]:
        """Every objective: for which side, the hex, all hexes that count for it, its points, is it held (GL-15.9)."""
        b, roster = self._b, self._b.roster
        return [
            {
                "side": SIDES[roster.objective_side[number]],
                "hex": b.board.codes[place],
                "hexes": self._codes(objective_hexes(b, number)),
                "points": roster.objective_points[number],
                "held": holds(b, number),
            }
            for number, place in enumerate(roster.objective_hex)
        ]

    def points(self, side: str) -> dict[str, int]:
        """The victory points of a side as things stand: for the enemy's losses, in all (GL-15.9)."""
        number = self._side(side)
        return {"losses": lost_points(self._b, 1 - number), "total": points(self._b, number)}

    def levels(self) -> list[tuple[int, str]]:
        """The victory table: the least margin of the Union for each line, and its words (GL-15.9, GL-16.11)."""
        return list(self._b.roster.levels)

    def level(self, margin: int) -> dict[str, str]:
        """The line of the victory table for a margin of the Union, and who has won by it."""
        number = level_of(self._b, margin)
        winner = winner_of(self._b, number)
        return {"level": self._b.roster.levels[number][1], "winner": SIDES[winner] if winner >= 0 else ""}
