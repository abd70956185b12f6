"""The odds of control, recovery, army morale and the day (MR-7.6, MR-11, MR-16, MR-24)."""

from __future__ import annotations

from longroll.games.reason.components import at_most, officer_of
from longroll.games.reason.odds.answers import ControlOdds, RecoveryOdds
from longroll.games.reason.odds.chances import another_turn, control_chance, recovery, two_at_least
from longroll.games.reason.rules.control import column, status_for, takes_reins
from longroll.games.reason.rules.morale import is_shaken, is_spent, modifier
from longroll.games.reason.rules.recovery import COMMANDER_REACH, Recovery, attempts, bar
from longroll.games.reason.state import Battle

LOWEST, HIGHEST = 2, 12
PASS = 6
"""An army that totals this fights on (MR-24.5)."""


def span(status: int, statuses: tuple[int, ...], mod: int) -> tuple[int, int]:
    """The sums of two dice that give a status; (1, 0) if none does."""
    sums = [total for total in range(LOWEST, HIGHEST + 1) if status_for(total + mod, statuses) == status]
    return (sums[0], sums[-1]) if sums else (1, 0)


def control_odds(b: Battle, force: int, cds: int) -> ControlOdds:
    """What a Force's test with some CDs allows, the player doing all he can for each status (MR-11.6 to MR-11.10)."""
    statuses = column(b, force)
    officer = officer_of(force)
    if takes_reins(b, force):
        return ControlOdds(cds, statuses, tuple([1.0 for _ in statuses]))
    found: list[float] = []
    for status in statuses:
        low, high = span(status, statuses, b.mod[officer])
        found.append(control_chance(2 + cds, low, high, b.exceptional[officer]) if low <= high else 0.0)
    return ControlOdds(cds, statuses, tuple(found))


def recovery_odds(b: Battle, unit: int, cds: int = 0) -> RecoveryOdds:
    """The attempts a unit has left if its sub-commander helps, and the army commander with at most so many CDs
    (MR-16)."""
    if bar(b, unit) is not None:
        return RecoveryOdds(0, [1.0, 0.0, 0.0])
    side = b.roster.side[unit]
    near = b.officer_present(side) and at_most(b.gap(side, unit), COMMANDER_REACH)
    tries, free = attempts(b, unit), 1
    segment = b.frames[-1] if b.frames else None
    if isinstance(segment, Recovery):
        tries -= segment.tried.count(unit)
        free -= segment.favoured.count(unit)
    return RecoveryOdds(tries, recovery(b.losses_of(unit), tries, free, min(cds, b.pools[side]) if near else 0))


def morale_odds(b: Battle, side: int) -> float:
    """The chance that an army fights on if the turn ended now (MR-24.4 to MR-24.6)."""
    if is_spent(b, side):
        return 0.0
    return two_at_least(PASS - modifier(b, side)) if is_shaken(b, side) else 1.0


def next_turn(b: Battle) -> float:
    """The chance that another turn follows this one (MR-24.9, MR-24.10)."""
    return another_turn(b.turn, b.roster.length)
