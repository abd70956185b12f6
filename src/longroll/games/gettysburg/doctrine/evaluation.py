"""Who will win? What speaks for and against the Confederates, who must hold two victory sectors when a period ends.

Read in worlds where nothing is hidden. Strength is counted in pieces: a cube is a sixth of one, a gun a third.
"""

from __future__ import annotations

from typing import Final

from longroll.games.gettysburg.board import N_SECTORS, SHEET, Ground
from longroll.games.gettysburg.components import (
    AFTERNOON,
    BIT,
    CSA,
    GUNS,
    N_PIECES,
    NIGHT,
    PERIODS,
    SIDE,
    SIDE_COLOURS,
    TROOPS,
    UNION,
)
from longroll.games.gettysburg.state import N_HERE, NO_STICK, Battle, places_in
from longroll.kit.weighing import balance, bounded

CUBE: Final = 1 / 6
"""What a cube takes from a piece: the sixth one eliminates it (GB-14.9)."""
GUN: Final = 0.35
DAMAGED_GUN: Final = 0.2
NEAR: Final[tuple[float, ...]] = (1.0, 0.75, 0.4, 0.18, 0.08, 0.03)
"""What strength so many marches away counts for a sector; farther away nothing."""
BOX: Final = 1
"""Marches from an entry box to its sector."""
WORKS: Final = 0.5
"""What an entrenchment stick adds to a defender."""
HILL: Final = 0.6
ARMY: Final[tuple[float, float]] = (24.0, 30.0)
"""Strength of each whole army, more or less."""
BOX_OF_DISCS: Final = 10.0
"""Discs of a Union period (GB-7.1)."""
ORDERS: Final = 16.0
"""Orders of a Confederate period: twelve single ones, four in pairs."""
LONGEST: Final = 11.0
"""Periods of three days."""

WEIGHTS: Final[tuple[tuple[str, float], ...]] = (
    ("time-left", 0.0),
    ("period-open", 0.0),
    ("night", 0.0),
    ("stars-one", 0.8),
    ("stars-two", 2.0),
    ("stars-at-the-end", 2.0),
    ("round-tops-held", 0.6),
    ("round-tops-at-the-end", 1.0),
    ("best-star", 0.8),
    ("second-star", 1.2),
    ("second-star-late", 0.8),
    ("third-star", 0.4),
    ("round-tops", 0.4),
    ("best-assault", 0.3),
    ("second-assault", 0.5),
    ("stars-open", 0.4),
    ("stars-under-attack", 0.0),
    ("csa-strength", 0.8),
    ("union-strength", -0.8),
    ("csa-to-come", 0.4),
    ("union-to-come", -0.4),
    ("strength-late", 0.5),
    ("csa-damage", -0.3),
    ("union-damage", 0.3),
    ("csa-guns", 0.2),
    ("union-guns", -0.2),
    ("csa-disrupted", -0.2),
    ("union-disrupted", 0.2),
    ("csa-orders", 0.3),
    ("union-orders", -0.2),
    ("orders-against-discs", 0.3),
    ("csa-blocks-near", 0.3),
    ("union-blocks-near", -0.3),
    ("csa-blocks-in-hand", 0.0),
    ("union-blocks-in-hand", 0.0),
    ("csa-cut-off", -0.2),
    ("union-cut-off", 0.2),
    ("union-works", -0.2),
    ("csa-far", -0.5),
    ("union-far", 0.3),
    ("fight", 0.3),
)
"""What is looked at, and what each counts for by rule of thumb; 0: it may speak for either side."""


class Army:
    """One side: what it has, and how much of it is near each victory sector."""

    def __init__(self, b: Battle, side: int, goals: tuple[int, ...], loads: list[int]) -> None:
        ground = b.ground
        here, cubes, marches = b.here, b.cubes, ground.marches
        troops, guns, broken = TROOPS[side], GUNS[side], b.damaged[side]
        colours = SIDE_COLOURS[side]
        self.near = [0.0] * len(goals)
        self.at: dict[int, float] = {}
        """Strength in each of its sectors."""
        self.total = 0.0
        self.damage = 0
        self.way = 0.0
        """Strength times marches to the nearest victory sector."""
        start = side * N_HERE
        posts: list[tuple[int, int, int]] = [(s, s, 0) for s in places_in(b.occupied[side])]
        posts += [(box, ground.box_sector[box], BOX) for box in ground.boxes[side] if here[start + box]]
        for place, sector, extra in posts:
            mask = here[start + place]
            hurt = loads[start + place]
            for colour in colours:
                hurt += cubes[place * 6 + colour]
            sound = (mask & guns & ~broken).bit_count()
            power = (mask & troops).bit_count() - CUBE * hurt + GUN * sound
            power += DAMAGED_GUN * ((mask & guns).bit_count() - sound)
            self.damage += hurt
            self.total += power
            if not extra:
                self.at[sector] = power
            row = marches[sector]
            nearest = len(NEAR)
            for number, goal in enumerate(goals):
                steps = row[goal] + extra
                if steps < nearest:
                    nearest = steps
                if steps < len(NEAR):
                    self.near[number] += power * NEAR[steps]
            self.way += power * nearest
        self.to_come = (here[start + SHEET] & troops).bit_count() + GUN * (here[start + SHEET] & guns).bit_count()
        self.guns = ((troops | guns) & ~here[start + SHEET] & ~here[start + SHEET + 1] & guns & ~broken).bit_count()
        self.disrupted = (b.disrupted & b.occupied[side]).bit_count()
        self.room, self.free = blocks(b, side, ground, goals)
        self.cut_off = 0.0
        """Strength in sectors next to the enemy that has nowhere to retreat to: no block near (GB-17.4)."""
        enemies, posted = b.occupied[1 - side], b.posted[side]
        for sector, power in self.at.items():
            if ground.beside[sector] & enemies and not ground.support_mask[sector] & posted:
                self.cut_off += power


def blocks(b: Battle, side: int, ground: Ground, goals: tuple[int, ...]) -> tuple[int, int]:
    """Discs that blocks within two marches of a victory sector have room for, and blocks in hand."""
    room = 0
    for place in places_in(b.posted[side]):
        sector = place if place < N_SECTORS else ground.box_sector[place]
        row = ground.marches[sector]
        for goal in goals:
            if row[goal] <= 2:
                room += max(0, b.block[place] - b.discs[place])
                break
    return room, sum(b.hand[side * 6 : side * 6 + 6])


def assaults(b: Battle, csa: Army, union: Army, goals: tuple[int, ...]) -> list[float]:
    """For each victory sector that the Confederates do not have: their strength beside it against its garrison."""
    ground = b.ground
    found: list[float] = []
    for goal in goals:
        if goal in csa.at:
            continue
        beside = 0.0
        for sector in ground.neighbours[goal]:
            beside += csa.at.get(sector, 0.0)
        garrison = union.at.get(goal, 0.0)
        if garrison:
            garrison += HILL if ground.high[goal] else 0.0
            garrison += WORKS * ((b.sticks[2 * goal] != NO_STICK) + (b.sticks[2 * goal + 1] != NO_STICK))
        found.append(bounded((min(beside, 6.0) - garrison) / 3, 2.0) if beside else -1.5)
    found.sort(reverse=True)
    return found


class StarsEvaluation:
    """The features of a position (see ``WEIGHTS``)."""

    def __init__(self) -> None:
        self.names: tuple[str, ...] = tuple(name for name, _ in WEIGHTS)
        self.plain: tuple[float, ...] = tuple(weight for _, weight in WEIGHTS)

    def features(self, b: Battle) -> list[float]:
        goals = places_in(b.goals)
        loads = loaded(b)
        csa, union = Army(b, CSA, goals, loads), Army(b, UNION, goals, loads)
        left = b.orders + b.forced
        opened = min(1.0, left / BOX_OF_DISCS)
        last = len(PERIODS) * (b.last_day - 1) + AFTERNOON
        after = max(0, last - len(PERIODS) * (b.day - 1) - b.period)
        closing = 1.0 - opened
        late = 1.0 - min(1.0, (after + opened) / LONGEST)

        taken = b.goals & b.occupied[CSA]
        held = taken.bit_count()
        disputed = (b.goals & b.occupied[CSA] & b.occupied[UNION]).bit_count()
        prospects = [
            balance(csa.near[number], union.near[number]) + (1.0 if taken & BIT[goal] else 0.0)
            for number, goal in enumerate(goals)
        ]
        ranked = [*sorted(prospects, reverse=True), -1.0, -1.0, -1.0]
        tops = b.ground.double_star if b.ground.double_star in goals else -1
        tops_held = tops >= 0 and bool(taken & BIT[tops])
        odds = [*assaults(b, csa, union, goals), -1.5, -1.5]
        empty = (b.goals & ~b.occupied[CSA] & ~b.occupied[UNION]).bit_count()
        fight = 0.0
        for sector in places_in(b.contested):
            fight += balance(csa.at.get(sector, 0.0), union.at.get(sector, 0.0))
        strength = balance(csa.total + csa.to_come, union.total + union.to_come)
        return [
            (after + opened) / 4,
            opened,
            1.0 if b.period == NIGHT else 0.0,
            1.0 if held >= 1 else 0.0,
            1.0 if held >= 2 else 0.0,
            closing if held >= 2 else 0.0,
            1.0 if tops_held else 0.0,
            closing if tops_held and b.period == AFTERNOON else 0.0,
            ranked[0],
            ranked[1],
            ranked[1] * late,
            ranked[2],
            prospects[goals.index(tops)] if tops >= 0 else 0.0,
            odds[0],
            odds[1],
            empty / 2,
            float(disputed),
            2 * csa.total / ARMY[CSA],
            2 * union.total / ARMY[UNION],
            2 * csa.to_come / ARMY[CSA],
            2 * union.to_come / ARMY[UNION],
            2 * strength * late,
            min(3.0, csa.damage / 10),
            min(3.0, union.damage / 10),
            csa.guns / 4,
            union.guns / 4,
            min(3.0, csa.disrupted / 2),
            min(3.0, union.disrupted / 2),
            (b.single + b.double) / ORDERS,
            b.orders / BOX_OF_DISCS,
            balance(b.single + b.double, left),
            min(3.0, csa.room / 4),
            min(3.0, union.room / 4),
            csa.free / 4,
            union.free / 4,
            min(3.0, csa.cut_off / 3),
            min(3.0, union.cut_off / 3),
            works(b, goals),
            csa.way / max(1.0, csa.total) / 2,
            union.way / max(1.0, union.total) / 2,
            bounded(fight),
        ]


def works(b: Battle, goals: tuple[int, ...]) -> float:
    """Sticks in victory sectors that the Union holds."""
    found = 0
    for goal in goals:
        if b.occupied[UNION] & BIT[goal]:
            found += (b.sticks[2 * goal] != NO_STICK) + (b.sticks[2 * goal + 1] != NO_STICK)
    return found / 2


def loaded(b: Battle) -> list[int]:
    """Cubes assigned to pieces, by side and place: they have left their pools (GB-14.7)."""
    found = [0] * (2 * N_HERE)
    if any(b.load):
        for piece in range(N_PIECES):
            if b.load[piece]:
                found[SIDE[piece] * N_HERE + b.place[piece]] += b.load[piece]
    return found


EVALUATION: Final = StarsEvaluation()
