"""Who will win? What speaks for and against the Union: points as they stand and as they may come, and strength.

Nothing is hidden in this game. Strength is taken as a share of what the scenario gives both armies together, so that a
skirmish and a great battle are measured alike.
"""

from __future__ import annotations

from typing import Final

from longroll.games.glory.board import Board
from longroll.games.glory.components import CS, US, Roster
from longroll.games.glory.lexicon import AWAY, ELIMINATED, OFF, RECOVERED, WAITING, WITHDRAWN
from longroll.games.glory.rules.victory import CONFEDERATE, UNION, objective_hexes
from longroll.games.glory.state import Battle
from longroll.kit.memory import forget_oldest
from longroll.kit.state import NOBODY
from longroll.kit.weighing import balance, bounded

RINGS: Final[tuple[int, ...]] = (1, 4, 9)
"""Distances from an objective within which the stacks of either side are counted, …"""
RING_WORTH: Final[tuple[float, ...]] = (1.0, 0.6, 0.3)
"""… and what one counts in each."""
GUN: Final = 2.5
"""Strength of an artillery unit, which has none in a charge."""
SHAKEN: Final = 0.5
"""What a Disordered unit is still worth."""
POINTS: Final = 8.0
"""Victory points that make a difference."""
MANY: Final = 8.0
"""Stacks that are many."""
NEVER: Final = 999
"""A margin that no battle ends with."""
MOST_KEPT: Final = 64

WEIGHTS: Final[tuple[tuple[str, float], ...]] = (
    ("time-left", 0.0),
    ("us-ahead", 0.5),
    ("cs-ahead", -0.5),
    ("us-ahead-late", 1.5),
    ("cs-ahead-late", -1.5),
    ("margin-to-win", 0.5),
    ("margin-to-lose", 0.5),
    ("margin-to-win-late", 0.5),
    ("margin-to-lose-late", 0.5),
    ("us-ground", 0.3),
    ("cs-ground", -0.3),
    ("us-ground-safe", 0.5),
    ("cs-ground-safe", -0.5),
    ("us-ground-in-reach", 0.5),
    ("cs-ground-in-reach", -0.5),
    ("ground-in-reach-late", 0.5),
    ("us-losses", -0.3),
    ("cs-losses", 0.3),
    ("us-boxed", -0.3),
    ("cs-boxed", 0.3),
    ("us-strength", 0.6),
    ("cs-strength", -0.6),
    ("strength-left", 0.8),
    ("us-to-come", 0.3),
    ("cs-to-come", -0.3),
    ("us-disordered", -0.4),
    ("cs-disordered", 0.4),
    ("us-guns", 0.2),
    ("cs-guns", -0.2),
    ("us-markers", 0.1),
    ("cs-markers", -0.1),
    ("us-in-contact", 0.0),
    ("cs-in-contact", 0.0),
    ("us-flanked", -0.3),
    ("cs-flanked", 0.3),
    ("us-guns-alone", -0.2),
    ("cs-guns-alone", 0.2),
    ("us-stacked", 0.0),
    ("cs-stacked", 0.0),
    ("us-acts", 0.0),
    ("initiative", 0.1),
)
"""What is looked at, and what each counts for by rule of thumb; 0: it may speak for either side."""


class Stakes:
    """What never changes in a scenario: its objectives with the hexes around them, its thresholds and its armies."""

    def __init__(self, b: Battle) -> None:
        board, roster = b.board, b.roster
        self.board: Board = board
        self.roster: Roster = roster
        self.hexes: list[int] = [objective_hexes(b, n) for n in range(len(roster.objective_hex))]
        self.rings: list[tuple[int, ...]] = [tuple(around(board, hexes)) for hexes in self.hexes]
        union = [least for least, words in roster.levels if words.startswith(UNION)]
        others = [least for least, words in roster.levels if not words.startswith(CONFEDERATE)]
        self.win: int = min(union, default=NEVER)
        """The margin from which the Union wins, …"""
        self.keep: int = min(others, default=-NEVER)
        """… and from which it does not lose."""
        worth = roster.points
        self.gone: int = worth["eliminated_inf_or_cav"]
        self.gun_gone: int = worth["eliminated_artillery"]
        self.boxed: int = worth.get(
            "boxed_inf_or_cav_at_end", worth.get("withdrawn_box_or_recovery_box_inf_or_cav_at_end", 0)
        )
        self.power: tuple[float, ...] = tuple(
            GUN if roster.is_gun[unit] else float(roster.strength[unit]) for unit in range(roster.n_units)
        )
        taking = [unit for unit in range(roster.n_units) if roster.in_play >> unit & 1]
        self.units: tuple[tuple[int, ...], ...] = tuple(
            tuple(unit for unit in taking if roster.side[unit] == side) for side in (US, CS)
        )
        self.half: float = max(1.0, sum([self.power[unit] for unit in taking]) / 2)
        """Half the strength of both armies."""
        self.ground: list[int] = [1, 1]
        """Points of each side's objectives together."""
        for side, points in zip(roster.objective_side, roster.objective_points, strict=True):
            self.ground[side] += points


def around(board: Board, hexes: int) -> list[int]:
    """The hexes within each of ``RINGS`` of some, as masks."""
    found: list[int] = []
    mask = hexes
    steps = 0
    for ring in RINGS:
        while steps < ring:
            mask |= board.spread(mask)
            steps += 1
        found.append(mask)
    return found


_stakes: Final[dict[int, Stakes]] = {}


def stakes_of(b: Battle) -> Stakes:
    """The stakes of a scenario, remembered by its roster."""
    found = _stakes.get(id(b.roster))
    if found is None or found.roster is not b.roster or found.board is not b.board:
        found = Stakes(b)
        if len(_stakes) >= MOST_KEPT:
            forget_oldest(_stakes)
        _stakes[id(b.roster)] = found
    return found


class Army:
    """One side: what it has, and how it stands."""

    def __init__(self, b: Battle, side: int, stakes: Stakes) -> None:
        at, power, guns = b.at, stakes.power, b.roster.guns_mask
        disordered = b.disordered
        self.strength = self.to_come = self.shaken = self.guns = 0.0
        self.lost = 0
        """Victory points of the enemy for units that are gone, …"""
        self.boxed = 0
        """… and for units in the boxes."""
        for unit in stakes.units[side]:
            place = at[unit]
            if place < OFF:
                worth = power[unit]
                if disordered >> unit & 1:
                    self.shaken += worth
                    worth *= SHAKEN
                if guns >> unit & 1:
                    self.guns += worth
                else:
                    self.strength += worth
            elif place == ELIMINATED:
                self.lost += stakes.gun_gone if guns >> unit & 1 else stakes.gone
            elif place in (WAITING, AWAY):
                self.to_come += power[unit]
            elif WITHDRAWN <= place <= RECOVERED:
                self.boxed += stakes.boxed
        self.flanked = 0
        board, facing = b.board, b.facing
        enemies = b.occupied[1 - side]
        touching = b.occupied[side] & b.near[1 - side]
        self.contact = touching.bit_count()
        for place in board.members(touching):
            if board.around[place] & enemies & ~board.front[6 * place + facing[place]]:
                self.flanked += 1
        self.guns_alone = (b.batteries[side] & board.spread(b.near[1 - side])).bit_count()
        self.stacked = b.full[side].bit_count()
        self.hexes = b.occupied[side].bit_count()
        self.markers = 0
        roster = b.roster
        for group in range(roster.n_groups):
            if roster.group_side[group] == side:
                self.markers += b.pool[group]


class PointsEvaluation:
    """The features of a position (see ``WEIGHTS``)."""

    def __init__(self) -> None:
        self.names: tuple[str, ...] = tuple(name for name, _ in WEIGHTS)
        self.plain: tuple[float, ...] = tuple(weight for _, weight in WEIGHTS)

    def features(self, b: Battle) -> list[float]:
        stakes = stakes_of(b)
        roster = b.roster
        us, cs = Army(b, US, stakes), Army(b, CS, stakes)
        turns = max(1, roster.last_turn - roster.first_turn + 1)
        left = bounded((roster.last_turn - b.turn + 1) / turns, 1.0)
        late = 1.0 - left

        held = [0, 0]
        safe = [0.0, 0.0]
        reach = [0.0, 0.0]
        for number, hexes in enumerate(stakes.hexes):
            side = roster.objective_side[number]
            points = roster.objective_points[number]
            own, foe = b.occupied[side], b.occupied[1 - side]
            near = far = 0.0
            for ring, worth in zip(stakes.rings[number], RING_WORTH, strict=True):
                near += worth * (own & ring).bit_count()
                far += worth * (foe & ring).bit_count()
            if own & hexes:
                held[side] += points
                safe[side] += points * balance(near, far)
            else:
                reach[side] += points * balance(near, far, 2.0)
        margin = held[US] + cs.lost + cs.boxed - held[CS] - us.lost - us.boxed + b.handicap
        ahead = 1.0 if margin >= stakes.win else 0.0
        behind = 1.0 if margin < stakes.keep else 0.0
        to_win = bounded((margin - stakes.win) / POINTS)
        to_lose = bounded((margin - stakes.keep) / POINTS)
        return [
            left,
            ahead,
            behind,
            ahead * late,
            behind * late,
            to_win,
            to_lose,
            to_win * late,
            to_lose * late,
            held[US] / stakes.ground[US],
            held[CS] / stakes.ground[CS],
            bounded(safe[US] / POINTS),
            bounded(safe[CS] / POINTS),
            bounded(reach[US] / POINTS),
            bounded(reach[CS] / POINTS),
            bounded((reach[US] - reach[CS]) / POINTS) * late,
            bounded(us.lost / POINTS),
            bounded(cs.lost / POINTS),
            bounded(us.boxed / POINTS),
            bounded(cs.boxed / POINTS),
            us.strength / stakes.half,
            cs.strength / stakes.half,
            2 * balance(us.strength + us.to_come, cs.strength + cs.to_come) * left,
            us.to_come / stakes.half,
            cs.to_come / stakes.half,
            3 * us.shaken / stakes.half,
            3 * cs.shaken / stakes.half,
            3 * us.guns / stakes.half,
            3 * cs.guns / stakes.half,
            min(3.0, us.markers / 4),
            min(3.0, cs.markers / 4),
            min(3.0, us.contact / MANY),
            min(3.0, cs.contact / MANY),
            min(3.0, 2 * us.flanked / MANY),
            min(3.0, 2 * cs.flanked / MANY),
            min(3.0, us.guns_alone / 3),
            min(3.0, cs.guns_alone / 3),
            us.stacked / max(1, us.hexes),
            cs.stacked / max(1, cs.hexes),
            (1.0 if b.side == US else -1.0) if b.acting else 0.0,
            0.0 if b.initiative == NOBODY else 1.0 if b.initiative == US else -1.0,
        ]


EVALUATION: Final = PointsEvaluation()
