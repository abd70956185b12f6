"""Every line of a close combat and of defensive fire, itemised: one pure function per sum.

Resolution, log, preview and computer players all read these lists; nothing else adds modifiers. A line is a key of the
game's words, the clause that gives it, and its value.
"""

from __future__ import annotations

from typing import Final

from longroll.games.guns.components import TABLES
from longroll.games.guns.data.materials import LossRow

Item = tuple[str, str, int]
"""(key of the words, clause, value)."""
Items = list[Item]

HANDICAPS: Final = (1, 2, 3, 4)
"""What an army may be given in every close combat (GG-R67)."""
_combat = TABLES.close_combat
VALUES: Final[dict[str, int]] = dict(_combat.rows)
WINS_FROM: Final = _combat.attacker_wins_if_result_at_least
HIT_POINTS: Final = 3
"""Points of artillery for one hit or one reduction, and most points of one position (GG-13.15, GG-13.16)."""


class Circumstances:
    """What the modifiers of one close combat depend on (GG-13.18)."""

    def __init__(self) -> None:
        self.attacker_strength = 0
        """Of the leader; 0 if defensive fire eliminated it (GG-13.18.3)."""
        self.defender_strength = 0
        self.from_rear = False
        """The attack came across the defender's rear area."""
        self.confederate = False
        """The attacker is Confederate."""
        self.steep = False
        """Steep slope on the side from which the attack came."""
        self.overgrown = False
        """Obstructed on both sides, and section 21 is not in play."""
        self.works = False
        """Field works point to the side from which the attack came."""
        self.hits = 0
        """Bombardment hits on the blocks."""
        self.follows_victory = False
        """Second close combat of the attack, and the first was won."""
        self.defender_flanks = 0
        """Flanks of the defender that are threatened."""
        self.attacker_flanks = 0
        self.alone = False
        """Just one attacking block is on the position."""
        self.iron = False
        """The defending leader is an Iron Brigade block."""
        self.thick = False
        """Fought on a fully-obstructed position with section 21 in play."""
        self.handicap = 0
        """What was agreed on for the attacker, or (below 0) for the defender (GG-R67)."""


def strengths(c: Circumstances) -> Items:
    """GG-13.18.3: the leaders."""
    items: Items = [("attacking-leader", "GG-13.18.3", c.attacker_strength)]
    if c.from_rear:
        items.append(("defender-from-rear", "GG-13.18.3", 0))
    else:
        items.append(("defending-leader", "GG-13.18.3", -c.defender_strength))
    return items


def combat_modifiers(c: Circumstances) -> Items:
    """GG-13.18.6 to GG-13.18.14: all that apply, in the order of the rules."""
    items: Items = []
    if c.confederate:
        items.append(("confederate-attack", "GG-13.18.6", VALUES["attacker_is_CSA"]))
    if c.steep:
        items.append(("steep-slope", "GG-13.18.7", VALUES["steep_slope_on_attacked_side"]))
    if c.overgrown:
        items.append(("obstructed-both-sides", "GG-13.18.8", VALUES["obstructed_both_sides"]))
    if c.works:
        items.append(("field-works", "GG-13.18.9", VALUES["field_works_toward_attack"]))
    if c.hits:
        items.append(("bombardment-hits", "GG-13.18.10", c.hits * VALUES["per_bombardment_hit_on_blocks"]))
    if c.follows_victory:
        items.append(("follows-victory", "GG-13.18.11", VALUES["second_combat_after_winning_first"]))
    if c.defender_flanks:
        value = c.defender_flanks * VALUES["defender_left_flank_threatened"]
        items.append(("defender-flanks", "GG-13.18.12", value))
    if c.attacker_flanks and c.alone:
        value = c.attacker_flanks * VALUES["attacker_left_flank_threatened_and_single_block"]
        items.append(("attacker-flanks", "GG-13.18.13", value))
    if c.iron:
        items.append(("iron-brigade", "GG-13.18.14", VALUES["defending_leader_is_iron_brigade"]))
    if c.handicap:
        items.append(("handicap", "GG-R67", c.handicap))
    return items


def combat_items(c: Circumstances) -> Items:
    """The whole sum of a close combat."""
    return strengths(c) + combat_modifiers(c)


def total(items: Items) -> int:
    return sum(value for _, _, value in items)


def attacker_wins(result: int) -> bool:
    """GG-13.18.15."""
    return result >= WINS_FROM


def _row(rows: list[LossRow], result: int) -> tuple[int, int]:
    for row in rows:
        if (row.min is None or result >= row.min) and (row.max is None or result <= row.max):
            return row.attacker, row.defender
    raise ValueError(f"no row for a result of {result}")


def losses(result: int, thick: bool) -> tuple[int, int]:
    """GG-13.18.16, GG-21.11: reductions of attacker and defender."""
    return _row(_combat.losses_fully_obstructed_option if thick else _combat.losses, result)


# ---- artillery ---------------------------------------------------------------------------------------------------


def battery(strengths_of_tokens: list[int]) -> int:
    """GG-13.15.1, GG-13.16.2: the tokens of one position, at most 3 points."""
    return min(HIT_POINTS, sum(strengths_of_tokens))


def hits(points: int) -> int:
    """GG-13.15.3, GG-13.16.5."""
    return points // HIT_POINTS


def fire_items(tokens: int, ridge: int, front_crossed: bool) -> Items:
    """GG-13.16.2, GG-13.16.4: defensive fire of one position. ``tokens``: their points (at most 3)."""
    items: Items = [("artillery", "GG-13.16.2", tokens)]
    if ridge:
        items.append(("ridge", "GG-13.16.2", min(ridge, tokens)))
    elif not front_crossed:
        items.append(("oblique-fire", "GG-13.16.4", tokens // 2 - tokens))
    return items
