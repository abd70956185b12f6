"""GL-9.4, GL-9.5 Line of sight.

Everything here is a function of a ``Board`` and masks. What a line between two hexes meets is worked out once for each
pair of hexes; only units come and go.
"""

from __future__ import annotations

from typing import Final

from longroll.games.glory.board import Board

NO_LIMIT: Final = 99
ALL_FACINGS: Final = 63
CLEAR_SIGHT: Final = (-1, "")
"""Nothing blocks."""

Beside = tuple[int, bool, bool]
"""A hex beside a line that runs along its hexside: the hex, does it block always, does it block with a unit in it."""


class Sight:
    """What the line from a hex to another meets.

    ``fixed``: the hex that blocks it always, whoever stands where, -1 if none, with the clause in ``clause``;
    ``units``: mask of the intermediate hexes in which any unit blocks (GL-9.4.3); ``pairs``: for each hexside it runs
    along the two hexes beside it (GL-9.4.7), pairs that can never block left out; ``risky``: mask of the intermediate
    hexes next to the target in which a friendly unit does not block but may be hit (GL-9.51.2); ``distance``: the
    range."""

    def __init__(self, board: Board, a: int, b: int) -> None:
        self.distance: int = board.distance(a, b)
        self.fixed = -1
        self.clause = ""
        self.units = 0
        self.risky = 0
        eye, mark = board.level[a], board.level[b]
        for hex_ in board.crossed(a, b):
            clause = terrain_block(board, a, b, hex_)
            if clause and self.fixed < 0:
                self.fixed = hex_
                self.clause = clause
            if max(eye, mark) > board.level[hex_]:
                self.risky |= board.bit[hex_] & board.around[b]
            else:
                self.units |= board.bit[hex_]
        pairs = [(_beside(board, a, b, one), _beside(board, a, b, two)) for one, two in board.beside(a, b)]
        self.pairs: tuple[tuple[Beside, Beside], ...] = tuple(
            (one, two) for one, two in pairs if (one[1] or one[2]) and (two[1] or two[2])
        )


def terrain_block(board: Board, a: int, b: int, hex_: int) -> str:
    """The clause by which an intermediate hex blocks the line from a to b by its level or its woods; "" if none."""
    eye, mark, height = board.level[a], board.level[b], board.level[hex_]
    if height > eye and height > mark:
        return "GL-9.4.2"
    if not board.cover >> hex_ & 1 or (eye > height and mark > height):
        return ""
    if eye <= height and mark <= height:
        return "GL-9.4.3"
    from_eye, from_mark = board.distance(a, hex_), board.distance(hex_, b)
    if eye > mark:
        return "GL-9.4.5" if from_mark <= from_eye else ""
    return "GL-9.4.6" if from_eye <= from_mark else ""


def _beside(board: Board, a: int, b: int, hex_: int) -> Beside:
    if hex_ < 0:
        return -1, False, False
    high = max(board.level[a], board.level[b])
    return hex_, bool(terrain_block(board, a, b, hex_)), high <= board.level[hex_]


def sight(board: Board, a: int, b: int) -> Sight:
    """What the line from firing hex a to target hex b meets; remembered."""
    key = a * board.n + b
    found: Sight | None = board.sights.get(key)
    if found is None:
        found = Sight(board, a, b)
        board.sights[key] = found
    return found


def _shuts(hex_: Beside, units: int) -> bool:
    return hex_[1] or (hex_[2] and bool(units >> hex_[0] & 1))


def blocked_by(board: Board, a: int, b: int, units: int, limit: int = NO_LIMIT) -> tuple[int, str]:
    """The hex that blocks the line of sight from a to b and the clause why; (-1, "") if it is clear.

    ``units``: mask of the hexes with any unit of either side; ``limit``: longest line of sight (2 in fog, GL-15.3): a
    longer one gives (b, "GL-15.3")."""
    found = sight(board, a, b)
    if found.distance > limit:
        return b, "GL-15.3"
    if found.fixed >= 0:
        return found.fixed, found.clause
    standing = found.units & units
    if standing:
        return (standing & -standing).bit_length() - 1, "GL-9.4.3"
    for one, two in found.pairs:
        if _shuts(one, units) and _shuts(two, units):
            return one[0], "GL-9.4.7"
    return CLEAR_SIGHT


def sees(board: Board, a: int, b: int, units: int, limit: int = NO_LIMIT) -> bool:
    """Is the line of sight from a to b clear (GL-9.4)? At range 1 none is needed (GL-9.21.1): always."""
    found = sight(board, a, b)
    if found.fixed >= 0 or found.units & units or found.distance > limit:
        return False
    return not any(_shuts(one, units) and _shuts(two, units) for one, two in found.pairs)


def friendly_fire(board: Board, a: int, b: int, friends: int) -> tuple[int, ...]:
    """The hexes with friendly units that fire from a at b may hit instead (GL-9.51.2). ``friends``: mask of the hexes
    with units of the firing side."""
    return board.members(sight(board, a, b).risky & friends)


def targets(
    board: Board, hex_: int, facings: int, distance: int, enemies: int, units: int, limit: int = NO_LIMIT
) -> int:
    """Mask of the enemy hexes that artillery in a hex may fire at: at most ``distance`` hexes away, in the front arc of
    one of the facings (mask of the six) and in sight (GL-9.21.1, GL-7.13). ``enemies``: mask of the hexes with enemy
    units."""
    found = 0
    for target in board.members(board.within(hex_, min(distance, limit)) & enemies & ~board.bit[hex_]):
        if facings != ALL_FACINGS and not any(
            facings >> facing & 1 and board.in_front(hex_, facing, target) for facing in range(6)
        ):
            continue
        if sees(board, hex_, target, units, limit):
            found |= board.bit[target]
    return found
