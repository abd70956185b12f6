"""What an answer would mean, in a few signs where it leads: points of a way, who is beside it, harm on a retreat."""

from __future__ import annotations

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
from longroll.kit.scene import Choice


class Meanings:
    """The consequences of the answers to one decision: what they share is found once."""

    def __init__(self, b: Battle, spoken: Speech) -> None:
        self.b = b
        self.codes = b.codes
        self.spoken = spoken
        self.journeys: dict[int, Journey] = {}

    def of(self, code: int, choice: Choice) -> Choice:
        """A choice with its consequence."""
        if verb_in(code, MOVE, MARCH):
            return self.march(code, choice)
        if verb_in(code, CHARGE, CHARGE_AT, JOIN, JOIN_AT, ALSO):
            return told(choice, fight=True)
        if verb_in(code, FIRE, FIRE_BOTH):
            start = self.b.at[a_of(code)] if verb_in(code, FIRE) else a_of(code)
            return told(
                choice, note=self.spoken.staged("meaning-range", number=self.b.board.distance(start, b_of(code)))
            )
        if verb_in(code, RETREAT, EVADE):
            return told(choice, note=self.harm(a_of(code), b_of(code)))
        return choice

    def march(self, code: int, choice: Choice) -> Choice:
        """Points of the way; who comes next to nobody keeps his facing, and is not asked for it."""
        unit, end = a_of(code), b_of(code)
        long = verb_in(code, MARCH)
        spent = self.journey(unit).reach(long).spent(end, cheapest=True)
        foes = [foe for place in self.b.board.neighbours[end] for foe in self.foes(place)]
        note = self.spoken.staged("meaning-next-to", units=named(self.b, foes, self.spoken)) if foes else ""
        if not note and long:
            note = self.spoken.staged("meaning-long")
        return told(choice, cost=str(spent), note=note, then=[] if foes else kept_facing(self.b, unit, end))

    def journey(self, unit: int) -> Journey:
        found = self.journeys.get(unit)
        if found is None:
            found = self.journeys[unit] = journey_of(self.b, unit)
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


def kept_facing(b: Battle, unit: int, end: int) -> list[str]:
    """The answer by which a unit that comes to stand alone keeps its facing; none for one that comes onto the map."""
    start = b.at[unit]
    if start >= OFF or b.count(end):
        return []
    return [f"face {FACINGS[b.facing[start]]}"]


def told(
    choice: Choice, *, fight: bool = False, cost: str = "", note: str = "", then: list[str] | None = None
) -> Choice:
    return Choice(
        choice.action, choice.verb, choice.label, choice.names, choice.clause, choice.chance, choice.key, fight, cost,
        choice.way, choice.room, note, then or [],
    )  # fmt: skip
