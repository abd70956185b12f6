"""What an answer would mean, in a few signs where it leads: points of a way, who is beside it, harm on a retreat."""

from __future__ import annotations

from typing import NamedTuple

from longroll.games.glory.components import FACINGS
from longroll.games.glory.lexicon import (
    ALSO,
    CHARGE,
    CHARGE_AT,
    EVADE,
    FIRE,
    FIRE_BOTH,
    JOIN,
    JOIN_AT,
    MARCH,
    MOVE,
    OFF,
    RETREAT,
)
from longroll.games.glory.rules.movement import journey_of
from longroll.games.glory.rules.paths import Journey
from longroll.games.glory.rules.results import epoch, threatened
from longroll.games.glory.state import Battle
from longroll.games.glory.table.forecast import named
from longroll.games.glory.table.speech import Speech
from longroll.kit.notation import a_of, b_of, verb_in


class Meaning(NamedTuple):
    """The fields of a ``Choice`` that tell a consequence."""

    fight: bool = False
    cost: str = ""
    note: str = ""
    then: tuple[str, ...] = ()


NOTHING, FIGHT = Meaning(), Meaning(fight=True)


class Meanings:
    """The consequences of the answers to one decision: what they share is found once."""

    def __init__(self, b: Battle, spoken: Speech) -> None:
        self.b = b
        self.spoken = spoken
        self.journeys: dict[int, Journey] = {}
        self.costs: dict[tuple[int, bool], dict[int, int]] = {}
        self.beside: dict[int, str] = {}

    def of(self, code: int) -> Meaning:
        """The consequence of an answer."""
        if verb_in(code, MOVE, MARCH):
            return self.march(code)
        if verb_in(code, CHARGE, CHARGE_AT, JOIN, JOIN_AT, ALSO):
            return FIGHT
        if verb_in(code, FIRE, FIRE_BOTH):
            start = self.b.at[a_of(code)] if verb_in(code, FIRE) else a_of(code)
            far = self.b.board.distance(start, b_of(code))
            return Meaning(note=self.spoken.staged("meaning-range", number=far))
        if verb_in(code, RETREAT, EVADE):
            return Meaning(note=self.harm(a_of(code), b_of(code)))
        return NOTHING

    def march(self, code: int) -> Meaning:
        """Points of the way; who comes next to nobody keeps his facing, and is not asked for it."""
        unit, end = a_of(code), b_of(code)
        long = verb_in(code, MARCH)
        cost = str(self.ends(unit, long)[end])
        if self.b.near[1 - self.b.side] >> end & 1:
            return Meaning(cost=cost, note=self.next_to(end))
        note = self.spoken.staged("meaning-long") if long else ""
        return Meaning(cost=cost, note=note, then=kept_facing(self.b, unit, end))

    def ends(self, unit: int, long: bool) -> dict[int, int]:
        """Where a unit may go, with the points of the way."""
        found = self.costs.get((unit, long))
        if found is None:
            found = self.costs[unit, long] = self.journey(unit).reach(long).cost
        return found

    def journey(self, unit: int) -> Journey:
        found = self.journeys.get(unit)
        if found is None:
            found = self.journeys[unit] = journey_of(self.b, unit)
        return found

    def next_to(self, place: int) -> str:
        """The enemies next to a hex."""
        found = self.beside.get(place)
        if found is None:
            b = self.b
            foes = [foe for other in b.board.neighbours[place] for foe in self.foes(other)]
            found = self.beside[place] = self.spoken.staged("meaning-next-to", units=named(b, foes, self.spoken))
        return found

    def foes(self, place: int) -> list[int]:
        return self.b.stack(place)[::-1] if self.b.owner(place) == 1 - self.b.side else []

    def harm(self, unit: int, place: int) -> str:
        """What a retreat to a hex costs (GL-11.24.2, GL-11.25.1)."""
        b, enemy = self.b, 1 - self.b.roster.side[unit]
        if threatened(b, place, enemy):
            return self.spoken.staged("meaning-in-front")
        if b.board.direction(b.at[unit], place) >= 0 and b.board.by_crossing(epoch(b), b.at[unit], place):
            return self.spoken.staged("meaning-wet")
        if b.near[enemy] >> place & 1:
            return self.spoken.staged("meaning-beside")
        friends = b.stack(place)[::-1]
        if friends:
            return self.spoken.staged("meaning-friends", units=named(b, friends, self.spoken))
        return self.spoken.staged("meaning-safe")


KEPT: tuple[tuple[str, ...], ...] = tuple((f"face {facing}",) for facing in FACINGS)


def kept_facing(b: Battle, unit: int, end: int) -> tuple[str, ...]:
    """The answer by which a unit that comes to stand alone keeps its facing; none for one that comes onto the map."""
    start = b.at[unit]
    return () if start >= OFF or b.count(end) else KEPT[b.facing[start]]
