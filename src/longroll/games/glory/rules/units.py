"""Operations on units that several chapters share: entering a hex, who stands where, what a unit may not enter."""

from __future__ import annotations

from longroll.games.glory.components import BIT, EXTENDED_BONUS, LEADER, NO_FACING, NO_UNIT, members
from longroll.games.glory.lexicon import OFF, WAITING
from longroll.games.glory.rules.leadership import Flight
from longroll.games.glory.rules.reach import Mover, Presence, dear_from_below, dear_from_top
from longroll.games.glory.rules.reach import room as room_for
from longroll.games.glory.state import Battle

# ---- entering a hex ----------------------------------------------------------------------------------------


def enter(b: Battle, unit: int, place: int, facing: int = NO_FACING) -> None:
    """A unit comes to stand in a hex of the map with room for it, by movement, advance, retreat or entry. Enemy leaders
    alone there are moved away at once (GL-5.15.2). Without ``facing`` a unit that comes to an empty hex keeps its own;
    one that joins others takes theirs (GL-7.12.2)."""
    joins = b.lower[place] != NO_UNIT
    origin = b.at[unit]
    if origin < OFF:
        if facing == NO_FACING and not joins:
            facing = b.facing[origin]
        b.lift(unit)
    b.put(unit, place, facing)
    b.stirred |= BIT[unit]
    b.traits.comes(b, unit, origin, place)
    b.traits.watch(b)
    enemy = 1 - b.roster.side[unit]
    for leader in b.leaders_in(place):
        if b.roster.command_side[leader] == enemy:
            b.begin(Flight(leader))


# ---- who stands where --------------------------------------------------------------------------------------


def standing(b: Battle, side: int) -> Presence:
    """Who stands where, as the units of a side see it when they move."""
    found = b.seen[side]
    if found is None:
        enemy = 1 - side
        found = b.seen[side] = Presence(
            b.board, b.occupied[enemy], b.near[enemy], b.batteries[enemy], b.occupied[side], b.horse[side],
            b.batteries[side], b.full[side],
        )  # fmt: skip
    return found


def mates(b: Battle, unit: int) -> int:
    """Hexes with a single infantry unit that this infantry unit may stack with (GL-6.41.4, GL-6.41.6)."""
    if not b.is_infantry(unit):
        return 0
    found = 0
    for other in members(b.roster.kin[unit]):
        if b.at[other] < OFF and b.is_infantry(other):
            found |= BIT[b.at[other]]
    return found


def room(b: Battle, unit: int) -> int:
    """Hexes in which the unit may come to stand, stacking alone judged (GL-6.41)."""
    return room_for(standing(b, b.roster.side[unit]), b.movement_class(unit), mates(b, unit))


def epoch(b: Battle) -> int:
    """Which crossings exist now (GL-16.6)."""
    return b.board.epoch_of[b.turn]


def mover(b: Battle, unit: int) -> Mover:
    """A unit as it moves in step b, by normal movement."""
    place = b.at[unit]
    roster = b.roster
    dear = 0
    if place < OFF and b.upper[place] != NO_UNIT:
        lower, upper = b.lower[place], b.upper[place]
        if unit == upper and b.is_infantry(lower):
            dear = dear_from_top(b.facing[place])
        elif unit == lower and b.is_infantry(unit) and not roster.is_gun[upper]:
            dear = dear_from_below(b.facing[place])
    return Mover(
        b.movement_class(unit),
        epoch(b),
        b.allowance(unit),
        shy=shy(b, unit),
        night=b.night() > 0,
        barred=barred(b, unit) | b.traits.leash(b, unit),
        mates=mates(b, unit),
        dear=dear,
    )


def allowances(b: Battle, unit: int) -> tuple[int, int]:
    """MP for normal and for extended movement (GL-6.11.1, GL-6.13.1)."""
    normal = b.allowance(unit)
    return normal, normal + EXTENDED_BONUS[b.roster.kind[unit]]


def hurrying(b: Battle, unit: int, moving: Mover) -> Mover:
    """A unit as it moves by extended movement (GL-6.13.1); ``moving``: the same by normal movement."""
    return moving.like(allowances(b, unit)[1], True, moving.barred)


def leader_mover(b: Battle, allowance: int, extended: bool) -> Mover:
    """A leader as he moves in step b."""
    return Mover(LEADER, epoch(b), allowance, extended=extended, night=b.night() > 0)


def shy(b: Battle, unit: int) -> bool:
    """May it not move next to an enemy: Out of Command (GL-5.13.6, GL-5.13.7) or Disordered (GL-11.12.2)?"""
    return not b.in_command >> unit & 1 or bool(b.disordered >> unit & 1)


# ---- what a unit may never enter ---------------------------------------------------------------------------


def standing_bar(b: Battle, unit: int) -> tuple[int, str]:
    """The hexes on the bank of a river that is closed to a unit for the whole battle, with the clause."""
    roster = b.roster
    home = roster.banks[unit]
    if home < 0:
        return 0, ""
    if roster.settled >> unit & 1 and b.at[unit] < OFF:
        home = b.at[unit]
    return b.board.beyond(home), roster.bank_clauses[unit]


def barred(b: Battle, unit: int) -> int:
    """Mask of the hexes a unit may not enter in any way (GL-6.53, GL-15.4, GL-15.5, GL-16.8)."""
    return standing_bar(b, unit)[0] | entry_bar(b, b.roster.side[unit])


def entry_bar(b: Battle, side: int) -> int:
    """Enemy entry hexes, closed to a side until all enemy reinforcements are on the map (GL-6.53, GL-14.2.8)."""
    at = b.at
    for unit in b.roster.arriving[1 - side]:
        if at[unit] == WAITING:
            return b.roster.entry_bars[side] & ~b.traits.open_entries(b)
    return 0


def bar_clause(b: Battle, unit: int, place: int) -> str:
    """The clause that closes a hex to a unit, or ''."""
    mask, clause = standing_bar(b, unit)
    if mask >> place & 1:
        return clause
    if b.traits.leash(b, unit) >> place & 1:
        return "GL-19.8"
    return "GL-6.53.1" if entry_bar(b, b.roster.side[unit]) >> place & 1 else ""
