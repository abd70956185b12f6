"""GL-15 Fredericksburg: who may not cross the Rappahannock, and the town as one objective.

Turns, markers and levels are data (GL-15.1, GL-15.2, GL-15.7, GL-15.9); fog shortens sight (GL-15.3); bridges are plain
hexsides that nothing removes (GL-15.6); there are no reinforcements (GL-15.8).
"""

from __future__ import annotations

from longroll.games.glory.board import TOWN, Board
from longroll.games.glory.components import CS, Roster

HAMILTONS_CROSSING = "3141"
FREDERICKSBURG = "1815"
RESERVE = "Artillery Reserve"


NO_CROSSING = "GL-15.5"


def bars(board: Board, roster: Roster) -> list[tuple[int, str]]:
    """For each unit the hexes it may never enter, and the clause (GL-15.4, GL-15.5); NO_CROSSING: as long as it is not
    on the map, where it may move about on whichever bank it stands."""
    south_bank = board.bank(board.index[HAMILTONS_CROSSING])
    found: list[tuple[int, str]] = []
    for unit in range(roster.n_units):
        start = roster.start[unit]
        if roster.side[unit] == CS:
            found.append((board.all_hexes & ~south_bank, "GL-15.4"))
        elif roster.parent_names[roster.command[unit]] == RESERVE and start is not None:
            found.append((board.all_hexes & ~board.bank(start[0]), NO_CROSSING))
        else:
            found.append((0, ""))
    return found


def objective_hexes(board: Board, place: int) -> int:
    """The hexes that count for an objective: for the town of Fredericksburg all its hexes, together once (data)."""
    if board.codes[place] != FREDERICKSBURG or board.terrain[place] != TOWN:
        return board.bit[place]
    key = ("town", place)
    found: int | None = board.memo.get(key)
    if found is None:
        found = town_around(board, place)
        board.memo[key] = found
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
