"""GL-10.1, GL-10.2 Declared charges: who charges which hexes from where, and what is left of them.

The charges of one step are numbered; lists of pairs pack the number of a charge, or a hex, above a unit or a hex.
``ChargeStep`` (in ``charge``) runs the procedure; the frames above it on the stack ask this class.
"""

from __future__ import annotations

from typing import Final

from longroll.games.glory.components import BIT, NO_UNIT, members
from longroll.games.glory.rules.results import epoch, front
from longroll.games.glory.rules.units import entry_bar
from longroll.games.glory.state import Battle, Frame

MAIN: Final = 0
CONTINUED: Final = 1
"""GL-11.32."""
COUNTER: Final = 2
"""GL-11.33."""
UNIT_BITS: Final = 8
HEX_BITS: Final = 12
UNIT: Final = 255
HEX: Final = 4095


def charge_front(b: Battle, unit: int) -> int:
    """Mask of the front hexes a unit could charge into, enemies or not (GL-7.13.1, GL-10.11.3, GL-6.53.1, GL-19.5)."""
    place = b.at[unit]
    mask = front(b, place) & b.board.passable[epoch(b)][b.movement_class(unit)][place]
    if b.roster.bound_ids:
        mask &= b.traits.charge_limit(b, unit)
    return mask & ~entry_bar(b, b.roster.side[unit]) if b.roster.arrival_ids else mask


def coverage(b: Battle, units: int) -> tuple[int, int]:
    """Masks of the hexes in the front of at least one, and of at least two hexes with a unit of a mask that covers:
    top infantry or cavalry in good order (GL-10.12.2, GL-10.12.3)."""
    once = twice = 0
    for unit in members(units & ~b.disordered & ~b.roster.guns_mask):
        place = b.at[unit]
        if b.top_line_unit(place) == unit:
            ahead = front(b, place)
            twice |= once & ahead
            once |= ahead
    return once, twice


def covered_for(b: Battle, unit: int, cover: tuple[int, int]) -> int:
    """Mask of the hexes covered for a unit by others in other hexes (GL-10.12.2)."""
    once, twice = cover
    place = b.at[unit]
    top = b.top_line_unit(place)
    if top != NO_UNIT and not b.disordered >> top & 1:
        return twice | once & ~front(b, place)
    return once


class Assault(Frame):
    """The charges declared in one step, or one continued attack, or one counterattack.

    ``able``: units that may charge (not MAIN: there all acting units may); ``allowed``: hexes that may be charged
    (COUNTER); ``involved``: units that took part in the charge before, without defensive fire now (GL-11.33.4);
    ``attackers``: charge << 8 | unit, ``origins``: the hex of each; ``goals``: charge << 12 | hex; ``stood``: hex <<
    8 | unit, who stood in the hexes at declaration; ``shaken``: attackers Disordered at declaration (GL-11.14.2);
    ``out``: attackers that can charge no more; ``over``: charges done with; ``joined``: units that have retreated onto
    friends in this step (GL-11.23.2, kept by the MAIN step); ``pressing``: units with a continued attack to come,
    ``pressed``: unit << 8 | other unit that was involved in its charge; ``counters``, ``against``: units that
    have gone over to a counterattack, and the hexes it may be made against, ``beaten``: all units of the charge it
    answers."""

    def __init__(
        self,
        side: int = 0,
        mode: int = MAIN,
        step: int = 0,
        count: int = 0,
        able: list[int] | None = None,
        allowed: list[int] | None = None,
        involved: list[int] | None = None,
        attackers: list[int] | None = None,
        origins: list[int] | None = None,
        goals: list[int] | None = None,
        stood: list[int] | None = None,
        shaken: list[int] | None = None,
        out: list[int] | None = None,
        over: list[int] | None = None,
        joined: list[int] | None = None,
        pressing: list[int] | None = None,
        pressed: list[int] | None = None,
        counters: list[int] | None = None,
        against: list[int] | None = None,
        beaten: list[int] | None = None,
    ) -> None:
        self.side = side
        self.mode = mode
        self.step = step
        self.count = count
        self.able: list[int] = able[:] if able else []
        self.allowed: list[int] = allowed[:] if allowed else []
        self.involved: list[int] = involved[:] if involved else []
        self.attackers: list[int] = attackers[:] if attackers else []
        self.origins: list[int] = origins[:] if origins else []
        self.goals: list[int] = goals[:] if goals else []
        self.stood: list[int] = stood[:] if stood else []
        self.shaken: list[int] = shaken[:] if shaken else []
        self.out: list[int] = out[:] if out else []
        self.over: list[int] = over[:] if over else []
        self.joined: list[int] = joined[:] if joined else []
        self.pressing: list[int] = pressing[:] if pressing else []
        self.pressed: list[int] = pressed[:] if pressed else []
        self.counters: list[int] = counters[:] if counters else []
        self.against: list[int] = against[:] if against else []
        self.beaten: list[int] = beaten[:] if beaten else []

    def fields(self) -> tuple[str, ...]:
        return (
            "side", "mode", "step", "count", "able", "allowed", "involved", "attackers", "origins", "goals", "stood",
            "shaken", "out", "over", "joined", "pressing", "pressed", "counters", "against", "beaten",
        )  # fmt: skip

    # ---- as declared ---------------------------------------------------------------------------------------

    def units_of(self, number: int) -> list[int]:
        """The attackers of a charge as declared."""
        return [code & UNIT for code in self.attackers if code >> UNIT_BITS == number]

    def hexes_of(self, number: int) -> list[int]:
        """The defending hexes of a charge as declared, less those that have left it."""
        return [code & HEX for code in self.goals if code >> HEX_BITS == number]

    def charging_units(self) -> list[int]:
        """All units in charges of this step."""
        return [code & UNIT for code in self.attackers]

    def origin(self, unit: int) -> int:
        """The hex from which a unit charges."""
        for code, place in zip(self.attackers, self.origins, strict=True):
            if code & UNIT == unit:
                return place
        raise AssertionError("the unit does not charge")

    def origins_of(self, units: list[int]) -> list[int]:
        """The hexes from which units charge, each once."""
        return sorted({self.origin(unit) for unit in units})

    # ---- what is left --------------------------------------------------------------------------------------

    def ready(self, b: Battle, unit: int) -> bool:
        """Can an attacker still charge (GL-10.21.4, GL-10.33.2, GL-10.35.1)?"""
        if unit in self.out or b.at[unit] != self.origin(unit):
            return False
        return not b.disordered >> unit & 1 or unit in self.shaken

    def holders(self, b: Battle, place: int) -> list[int]:
        """Of the units that stood in a hex at declaration, those still there (GL-10.21.3)."""
        stood = [code & UNIT for code in self.stood if code >> UNIT_BITS == place]
        return [unit for unit in stood if b.at[unit] == place]

    def left(self, b: Battle, number: int) -> tuple[list[int], list[int]]:
        """Attackers and defending hexes a charge still has (GL-10.21.3, GL-10.21.4, GL-10.24.6, GL-10.24.7)."""
        units = [unit for unit in self.units_of(number) if self.ready(b, unit)]
        hexes = [place for place in self.hexes_of(number) if self.holders(b, place)]
        ahead = 0
        for unit in units:
            ahead |= charge_front(b, unit)
        hexes = [place for place in hexes if ahead & BIT[place]]
        mask = 0
        for place in hexes:
            mask |= BIT[place]
        return [unit for unit in units if charge_front(b, unit) & mask], hexes

    def chargers_of(self, b: Battle, place: int) -> list[int]:
        """All units that still charge a hex, in whatever charge."""
        found: list[int] = []
        for number in range(self.count):
            if number not in self.over and place in self.hexes_of(number):
                found += [u for u in self.units_of(number) if self.ready(b, u) and charge_front(b, u) & BIT[place]]
        return found

    def defending_hexes(self, b: Battle) -> list[int]:
        """All hexes that are still charged, in the order of declaration."""
        found: list[int] = []
        for code in self.goals:
            place = code & HEX
            if place not in found and code >> HEX_BITS not in self.over and self.chargers_of(b, place):
                found.append(place)
        return found

    def drop_hex(self, place: int) -> None:
        """A hex leaves every charge (GL-10.27.5)."""
        self.goals = [code for code in self.goals if code & HEX != place]


def in_hand(b: Battle) -> Assault:
    """The charges in hand."""
    for frame in reversed(b.frames):
        if isinstance(frame, Assault):
            return frame
    raise AssertionError("no charge is made")


def joined(b: Battle) -> list[int]:
    """Units that have retreated onto friends in this step (GL-11.23.2)."""
    for frame in b.frames:
        if isinstance(frame, Assault):
            return frame.joined
    return []


def counts(b: Battle, unit: int) -> bool:
    """Does a unit in a charged hex fight for it? Not one that retreated there onto friends (GL-11.23.2), as long as
    others stand with it."""
    others = joined(b)
    if unit not in others:
        return True
    other = b.companion(unit)
    return other == NO_UNIT or other in others
