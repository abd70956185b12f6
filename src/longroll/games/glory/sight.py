"""GL-9.4, GL-9.5 Line of sight.

Everything here is a function of a ``Board`` and masks. What a line between two hexes meets is worked out once for each
pair of hexes; only units come and go.
"""

from __future__ import annotations

from longroll.games.glory.board import Board

NO_LIMIT = 99


class Sight:
    """What the line from a hex to another meets.

    ``fixed``: the hex that blocks it always, whoever stands where, -1 if none, with the clause in ``clause``;
    ``units``: mask of the intermediate hexes in which any unit blocks (GL-9.4.3); ``pairs``: for each hexside it runs
    along the two hexes beside it, each as (hex, blocks always, blocks with a unit) (GL-9.4.7); ``risky``: mask of the
    intermediate hexes next to the target in which a friendly unit does not block but may be hit (GL-9.51.2);
    ``distance``: the range."""


def sight(board: Board, a: int, b: int) -> Sight:
    """What the line from firing hex a to target hex b meets; remembered."""
    raise NotImplementedError


def blocked_by(board: Board, a: int, b: int, units: int, limit: int = NO_LIMIT) -> tuple[int, str]:
    """The hex that blocks the line of sight from a to b and the clause why; (-1, "") if it is clear.

    ``units``: mask of the hexes with any unit of either side; ``limit``: longest line of sight (2 in fog, GL-15.3): a
    longer one gives (b, "GL-15.3")."""
    raise NotImplementedError


def sees(board: Board, a: int, b: int, units: int, limit: int = NO_LIMIT) -> bool:
    """Is the line of sight from a to b clear (GL-9.4)? At range 1 none is needed (GL-9.21.1): always."""
    raise NotImplementedError


def friendly_fire(board: Board, a: int, b: int, friends: int) -> tuple[int, ...]:
    """The hexes with friendly units that fire from a at b may hit instead (GL-9.51.2). ``friends``: mask of the hexes
    with units of the firing side."""
    raise NotImplementedError


def targets(board: Board, hex_: int, facings: int, reach: int, enemies: int, units: int, limit: int = NO_LIMIT) -> int:
    """Mask of the enemy hexes that artillery in a hex may fire at: in range, in the front arc of one of the facings
    (mask of the six) and in sight (GL-9.21.1, GL-7.13). ``enemies``: mask of the hexes with enemy units."""
    raise NotImplementedError
