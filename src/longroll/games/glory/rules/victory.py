"""GL-15.9, GL-16.11 Victory points and the level of victory; GL-R62 the handicap."""

from __future__ import annotations

from typing import Final

from longroll.games.glory.board import TOWN, Board
from longroll.games.glory.components import CS, US
from longroll.games.glory.lexicon import E_DRAWN_GAME, E_HANDICAP, E_HELD, E_POINTS, E_VICTORY, ELIMINATED
from longroll.games.glory.state import Battle
from longroll.kit.handicap import favoured, given
from longroll.kit.state import NOBODY

HANDICAPS: Final = (3, 6, 9, 12, 16, 20)
"""Points a side may be given before play (GL-R62)."""
UNION: Final = "Union"
CONFEDERATE: Final = "Confederate"


def holds(b: Battle, number: int) -> bool:
    """Does a unit of the objective's side stand in it?"""
    roster = b.roster
    return bool(b.occupied[roster.objective_side[number]] & objective_hexes(b, number))


def objective_hexes(b: Battle, number: int) -> int:
    """The hexes that count for an objective: of a town all, together once."""
    place = b.roster.objective_hex[number]
    if not b.roster.objective_town[number]:
        return b.board.bit[place]
    key = ("town", place)
    found: int | None = b.board.memo.get(key)
    if found is None:
        found = town_around(b.board, place)
        b.board.remember(key, found)
    return found


def town_around(board: Board, place: int) -> int:
    """The town hexes connected with a hex."""
    town = board.mask_of([h for h in range(board.n) if board.terrain[h] == TOWN])
    found = board.bit[place]
    while True:
        more = (found | board.spread(found)) & town
        if more == found:
            return found
        found = more


def lost_points(b: Battle, side: int) -> int:
    """Points the enemy of a side has for its losses."""
    roster = b.roster
    worth = roster.points
    boxed = worth.get("boxed_inf_or_cav_at_end", worth.get("withdrawn_box_or_recovery_box_inf_or_cav_at_end", 0))
    total = 0
    for unit in range(roster.n_units):
        if roster.side[unit] != side:
            continue
        if b.at[unit] == ELIMINATED:
            total += worth["eliminated_artillery" if roster.is_gun[unit] else "eliminated_inf_or_cav"]
        elif b.in_box(unit):
            total += boxed
    return total


def points(b: Battle, side: int) -> int:
    """Victory points of a side as the position stands."""
    roster = b.roster
    held = sum(
        roster.objective_points[n]
        for n in range(len(roster.objective_hex))
        if roster.objective_side[n] == side and holds(b, n)
    )
    return held + lost_points(b, 1 - side) + given(b.handicap, side)


def margin(b: Battle) -> int:
    """Union points minus Confederate points."""
    return points(b, US) - points(b, CS)


def level_of(b: Battle, difference: int) -> int:
    """The first line of the victory table whose margin is reached."""
    for number, (least, _) in enumerate(b.roster.levels):
        if difference >= least:
            return number
    raise AssertionError("the last line of a victory table has no bound")


def winner_of(b: Battle, level: int) -> int:
    """The side a line of the table names, or NOBODY."""
    words = b.roster.levels[level][1]
    if words.startswith(UNION):
        return US
    return CS if words.startswith(CONFEDERATE) else NOBODY


def decide(b: Battle) -> None:
    """The last turn is over (GL-3.D.4)."""
    roster = b.roster
    for number in range(len(roster.objective_hex)):
        if holds(b, number):
            b.tell(E_HELD, roster.objective_side[number], roster.objective_hex[number], roster.objective_points[number])
    if b.handicap:
        b.tell(E_HANDICAP, favoured(b.handicap), abs(b.handicap))
    for side in (US, CS):
        b.tell(E_POINTS, side, points(b, side))
    difference = margin(b)
    b.level = level_of(b, difference)
    b.winner = winner_of(b, b.level)
    if b.winner == NOBODY:
        b.tell(E_DRAWN_GAME, difference)
    else:
        b.tell(E_VICTORY, b.winner, b.level, difference)
    b.frames.clear()
