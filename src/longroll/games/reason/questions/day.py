"""The time of day, morale, victory, and armies that the players raise (MR-6, MR-24 to MR-27)."""

from __future__ import annotations

from typing import Any

import msgspec

from longroll.games.reason.components import EDGES, RATINGS, SEATS
from longroll.games.reason.lexicon import VICTORY_LEVELS
from longroll.games.reason.questions.asking import Asking, seat_word
from longroll.games.reason.rules import morale, victory
from longroll.games.reason.rules.armies import POINTS, spent, unit_text
from longroll.games.reason.rules.muster import mustering
from longroll.games.reason.state import NO_LEVEL


class DayQuestions(Asking):
    """What may be asked of the battle as a whole."""

    # ---- the day (MR-6, MR-24, MR-25) ----------------------------------------------------------------------

    def moment(self) -> dict[str, Any]:
        """Turn and pulse, the Basic Length, and which side has the initiative, is first, and plays its phase."""
        b = self.b
        return {
            "turn": b.turn,
            "pulse": b.pulse,
            "length": b.roster.length,
            "initiative": seat_word(b.initiative),
            "first": seat_word(b.first),
            "phasing": seat_word(b.phasing),
        }

    def army(self, side: str) -> dict[str, Any]:
        """A side: its command dice, losses and morale test point (MR-24.1 to MR-24.3), and its VP if the day ended."""
        b = self.b
        number = self._side(side)
        return {
            "name": b.roster.side_names[number],
            "commander": b.roster.officer_words[number],
            "pool": b.pools[number],
            "losses": b.losses[number] / 2,
            "total": b.roster.total[number] / 2,
            "mtp": b.roster.mtp[number],
            "points": victory.points(b, number),
        }

    def objectives(self) -> dict[str, dict[str, Any]]:
        """Each objective: who holds it (empty: nobody), and its VP for either side (MR-25.3)."""
        return {
            objective.name: {"holder": seat_word(holder), "vp": dict(zip(SEATS, objective.vp, strict=True))}
            for objective, holder in zip(self.b.roster.objectives, self.b.holders, strict=True)
        }

    # ---- the end (MR-24, MR-25) ----------------------------------------------------------------------------

    def morale(self, side: str) -> dict[str, Any]:
        """Must an army test its morale (MR-24.4), is it broken without a roll (MR-24.6), and what is added to its dice
        (MR-24.5)?"""
        number = self._side(side)
        return {
            "tests": morale.is_shaken(self.b, number),
            "spent": morale.is_spent(self.b, number),
            "modifier": morale.modifier(self.b, number),
        }

    def victory_points(self, side: str) -> dict[str, int]:
        """What gives a side VP if the day ended, by its clause (MR-25.2, MR-25.3)."""
        return dict(victory.lines(self.b, self._side(side)))

    def victory(self) -> dict[str, Any]:
        """Of a battle that has been decided: the ``winner`` (empty: nobody), the ``level`` (``draw``, ``marginal``,
        ``decisive``; empty while it goes on), the ``margin`` of VP with the pursuit (MR-25.4, MR-25.5)."""
        b = self.b
        level = "" if b.level == NO_LEVEL else VICTORY_LEVELS[b.level]
        return {"winner": seat_word(b.winner), "level": level, "margin": b.margin}

    def special_rules(self) -> list[dict[str, Any]]:
        """The special rules of this battle, as its data list them (MR-26.5)."""
        found: list[dict[str, Any]] = msgspec.to_builtins(self.b.roster.data.special)
        return found

    # ---- armies of the players' own (MR-27) ----------------------------------------------------------------

    def mustering(self) -> bool:
        """Is a pick-up battle still being set up?"""
        return mustering(self.b)

    def army_list(self, side: str) -> dict[str, Any]:
        """An army as it was raised: its commander's ``rating``; the units of its ``forces`` and its army artillery
        (``guns``) by id (``RI 7 oblique``: kind, SP, drill); their ``cost`` and the ``budget`` (MR-27.1, MR-27.2); and
        its ``home`` edge."""
        roster = self.b.roster
        number = self._side(side)
        rating = self.b.rating[number]
        return {
            "rating": RATINGS[rating],
            "forces": {roster.force_ids[f]: self._raised(roster.units_of[f]) for f in roster.forces_of[number]},
            "guns": self._raised(roster.army_guns[number]),
            "cost": spent(roster, number),
            "budget": POINTS[rating],
            "home": EDGES[roster.home[number]],
        }

    def _raised(self, units: tuple[int, ...]) -> dict[str, str]:
        roster = self.b.roster
        return {
            roster.ids[u]: unit_text(roster.kind[u], roster.start_sp[u], roster.unit_data[u].oblique) for u in units
        }
