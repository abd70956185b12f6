"""What must be true of every position: units add up, and nothing stands where it may not."""

from __future__ import annotations

from longroll.games.glory.components import CS, NO_UNIT, US, mask_of, members
from longroll.games.glory.lexicon import ABSENT, AWAY, ELIMINATED, LEFT, OFF, UNPLACED, WAITING, WITHDRAWN
from longroll.games.glory.rules.units import standing_bars
from longroll.games.glory.state import Battle


def faults(b: Battle) -> list[str]:
    """Everything that is wrong with a position; empty for a sound one."""
    return [*units(b), *stacks(b), *masks(b), *leaders(b), *markers(b)]


def units(b: Battle) -> list[str]:
    """Every unit is in one place that it may be in."""
    found = []
    roster = b.roster
    for unit in range(roster.n_units):
        place, name = b.at[unit], roster.ids[unit]
        if place < OFF:
            if unit not in b.stack(place):
                found.append(f"{name} is not where it says")
            if standing_bars(b.board, roster)[unit][0] >> place & 1:
                found.append(f"{name} stands where it may not")
        elif (place == ABSENT) != (not roster.in_play >> unit & 1):
            found.append(f"{name} takes part and is absent, or the other way round")
        elif place == WAITING and roster.arrival[unit] < 0:
            found.append(f"{name} waits without being a reinforcement")
        elif place == WITHDRAWN and roster.is_gun[unit]:
            found.append(f"artillery {name} in a box")
        elif place == UNPLACED and not roster.deployable >> unit & 1:
            found.append(f"{name} is to be set up, but not by its owner")
        elif place == AWAY and not roster.off_map[roster.side[unit]]:
            found.append(f"{name} is on its way round a map that has none")
        elif place == LEFT and not roster.exits[roster.side[unit]]:
            found.append(f"{name} has left a map without exits")
        if place >= OFF and place != AWAY and (b.disordered | b.dismounted) >> unit & 1:
            found.append(f"{name} is marked off the map")
    return found


def stacks(b: Battle) -> list[str]:
    """At most two units, of one side, in legal order (GL-6.41, GL-6.43)."""
    found = []
    for place in range(b.board.n):
        lower, upper = b.lower[place], b.upper[place]
        code = b.board.codes[place]
        if lower == NO_UNIT:
            if upper != NO_UNIT or b.facing[place]:
                found.append(f"{code}: something above nothing")
            continue
        if b.at[lower] != place:
            found.append(f"{code}: {b.roster.ids[lower]} is elsewhere")
        if upper == NO_UNIT:
            continue
        if b.at[upper] != place:
            found.append(f"{code}: {b.roster.ids[upper]} is elsewhere")
        if not b.may_stack(lower, upper):
            found.append(f"{code}: {b.roster.ids[lower]} and {b.roster.ids[upper]} may not stack")
        if b.roster.is_gun[lower] and not b.roster.is_gun[upper]:
            found.append(f"{code}: artillery beneath {b.roster.ids[upper]}")
    return found


def masks(b: Battle) -> list[str]:
    """The masks kept up to date say what the columns say."""
    found = []
    for side in (US, CS):
        occupied = mask_of(b.at[unit] for unit in members(b.roster.of_side[side]) if b.at[unit] < OFF)
        if b.occupied[side] != occupied:
            found.append("a hex is held by nobody, or nobody knows who holds it")
        if b.near[side] != b.board.spread(occupied):
            found.append("the hexes next to a side are wrong")
    if b.dismounted & ~b.roster.cavalry_mask:
        found.append("dismounted, but no cavalry")
    return found


def leaders(b: Battle) -> list[str]:
    """No leader alone with an enemy unit while nobody moves him; none without units after phase D."""
    found = []
    for leader, place in enumerate(b.leader_at):
        name = b.roster.command_words[leader]
        if place == ABSENT and any(b.at[unit] < OFF for unit in members(b.roster.units_of[leader])):
            found.append(f"{name} is absent, his units are not")
        if place == ELIMINATED and any(b.at[unit] < OFF for unit in members(b.roster.units_of[leader])):
            found.append(f"{name} is removed, his units are not")
    return found


def markers(b: Battle) -> list[str]:
    """Never more markers of a group than the turn gives, and those named by Hooker lie in his wing."""
    found = []
    for group in range(b.roster.n_groups):
        number = b.pool[group] + (b.kept == group)
        if number > max(b.roster.markers[group]):
            found.append(f"{number} markers of {b.roster.group_words[group]}")
    if b.seconds & ~b.roster.wing:
        found.append("a second marker outside the wing")
    if b.acting & ~b.acted:
        found.append("a Command acts and has not acted")
    if b.seconds and b.seconds.bit_count() > max(b.roster.hooker):
        found.append("too many second markers")
    return found
