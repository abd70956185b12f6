"""What one side makes of the position: counts, dangers and distances, worked out once and read by every score."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, final

from longroll.games.gettysburg.board import N_SECTORS, UNREACHABLE, Ground
from longroll.games.gettysburg.components import (
    AFTERNOON,
    BIT,
    CE,
    COLOUR_KIND,
    CSA,
    GUNS,
    MOST,
    NIGHT,
    OF_COLOUR,
    SIDE_COLOURS,
    TROOPS,
    UE,
    UI,
    UNION,
)
from longroll.games.gettysburg.doctrine.estimates import NOTHING, Conditions, Outcome, assault
from longroll.games.gettysburg.rules.retreat import can_retreat
from longroll.games.gettysburg.rules.works import covered, entrenched_border
from longroll.games.gettysburg.state import NO_STICK, Battle, places_in
from longroll.lab.anchors.staff_1.gettysburg.weights import CSA_WEIGHTS, UNION_WEIGHTS, Weights

NEAR: Final[tuple[float, ...]] = (1.0, 1.0, 0.6, 0.3, 0.15, 0.07, 0.03) + (0.0,) * UNREACHABLE
"""What a piece counts as a threat, by its distance."""
PERIODS_A_DAY = 4


@final
class Strength:
    """The pieces of one side in a sector, in numbers."""

    def __init__(self, troops: int, elites: int, quality: int, cubes: int, guns: int, hurt: int) -> None:
        self.troops = troops
        self.elites = elites
        self.quality = quality
        self.cubes = cubes
        self.guns = guns
        self.hurt = hurt


class Party(NamedTuple):
    """Troops of one sector that go in together."""

    origin: int
    number: int
    elites: int
    cubes: int


def force(b: Battle, side: int, sector: int) -> Strength:
    mask = b.mask(side, sector)
    if not mask:
        return NOBODY_THERE
    troops = elites = quality = cubes = 0
    for colour in SIDE_COLOURS[side]:
        number = (mask & OF_COLOUR[colour]).bit_count()
        if number:
            troops += number
            cubes += b.cubes[sector * 6 + colour]
            kind = COLOUR_KIND[colour]
            if kind == UI:
                quality += number
            elif kind in (CE, UE):
                quality -= number
                elites += number
    guns = mask & GUNS[side]
    return Strength(troops, elites, quality, cubes, guns.bit_count(), (guns & b.damaged[side]).bit_count())


NOBODY_THERE = Strength(0, 0, 0, 0, 0, 0)


def troops_of(b: Battle, side: int) -> list[tuple[int, int]]:
    """The sectors with troops of a side, and how many they are."""
    found: list[tuple[int, int]] = []
    for sector in places_in(b.occupied[side]):
        number = b.troops(side, sector, TROOPS[side])
        if number:
            found.append((sector, number))
    return found


def party(b: Battle, side: int, sector: int, number: int) -> Party:
    """The best ``number`` troops of a sector; they leave behind what cubes they can (GB-14.4)."""
    mask = b.mask(side, sector)
    groups: list[tuple[float, int, int, int, int]] = []
    for colour in SIDE_COLOURS[side]:
        there = (mask & OF_COLOUR[colour]).bit_count()
        if there:
            cubes = b.cubes[sector * 6 + colour]
            kind = COLOUR_KIND[colour]
            elite = int(kind in (CE, UE))
            groups.append((cubes / there - elite + (kind == UI), colour, there, cubes, elite))
    groups.sort()
    taken = elites = load = 0
    for _, colour, there, cubes, elite in groups:
        go = min(there, number - taken)
        if go <= 0:
            break
        taken += go
        elites += go * elite
        load += max(0, cubes - MOST[colour] * (there - go))
    return Party(sector, taken, elites, load)


@lru_cache(maxsize=20_000)
def steps_around(ground: Ground, goal: int, enemies: int) -> tuple[int, ...]:
    """Steps from every sector to the goal; sectors of the mask can be entered but not passed."""
    found = [UNREACHABLE] * N_SECTORS
    found[goal] = 0
    edge = [goal]
    steps = 0
    while edge:
        steps += 1
        after: list[int] = []
        for here in edge:
            for there in ground.neighbours[here]:
                if found[there] == UNREACHABLE:
                    found[there] = steps
                    if not enemies & BIT[there]:
                        after.append(there)
        edge = after
    return tuple(found)


class Situation:
    """One side's reading of a position."""

    def __init__(self, b: Battle, side: int) -> None:
        self.b = b
        self.ground = b.ground
        self.side = side
        self.foe = 1 - side
        self.weights: Weights = CSA_WEIGHTS if side == CSA else UNION_WEIGHTS
        self.night = b.period == NIGHT
        self.two = False
        """May two orders be given in one action (GB-11.6)?"""
        self.own_sectors = places_in(b.occupied[side])
        self.enemy_sectors = places_in(b.occupied[self.foe])
        self.stars = list(places_in(b.goals))
        double = self.ground.double_star
        if double >= 0 and not b.goals & BIT[double]:
            self.stars.append(double)
        self.held = [s for s in self.stars if b.mask(CSA, s)]
        """Victory sectors in Confederate hands."""
        self.star_mask = 0
        for star in self.stars:
            self.star_mask |= BIT[star]
        self.forces: list[Strength | None] = [None] * (2 * N_SECTORS)
        self.ways: list[tuple[int, ...] | None] = [None] * N_SECTORS
        self.pressures: list[float] = [-1.0] * (2 * N_SECTORS)
        self.troops: tuple[list[tuple[int, int]], list[tuple[int, int]]] = (
            troops_of(b, CSA),
            troops_of(b, UNION),
        )
        """(sector, number) of each side's troops."""
        self.enemy_troops = 0
        """Mask of the sectors with enemy troops."""
        for sector, _ in self.troops[self.foe]:
            self.enemy_troops |= BIT[sector]
        self.enemy_mask = b.occupied[self.foe]
        self.dangers: dict[int, float] = {}
        self.helps: dict[int, float] = {}

    # ---- time ----------------------------------------------------------------------------------------------

    @property
    def passed(self) -> float:
        """How much of the battle is over, 0 to 1."""
        b = self.b
        last = (b.last_day - 1) * PERIODS_A_DAY + AFTERNOON
        return min(1.0, ((b.day - 1) * PERIODS_A_DAY + b.period) / max(1, last))

    @property
    def union_discs(self) -> int:
        """What the period still lasts."""
        return self.b.orders + self.b.forced

    @property
    def lost_unless(self) -> bool:
        """Would the CSA win if the period ended now?"""
        goals = sum(1 for s in self.held if self.b.goals & BIT[s])
        return goals >= 2 or (self.b.period == AFTERNOON and self.ground.double_star in self.held)

    # ---- pieces --------------------------------------------------------------------------------------------

    def force(self, side: int, sector: int) -> Strength:
        found = self.forces[2 * sector + side]
        if found is None:
            found = force(self.b, side, sector)
            self.forces[2 * sector + side] = found
        return found

    def waiting(self, sector: int) -> int:
        """Own pieces in the entry box of a sector."""
        box = self.ground.box_of[sector]
        return self.b.count(self.side, box) if box >= 0 else 0

    def touched(self, sector: int) -> bool:
        """Are enemy troops beside the sector?"""
        return self.ground.beside[sector] & self.enemy_troops != 0

    def pressure(self, sector: int, side: int) -> float:
        """Troops of a side that can be felt in a sector."""
        key = 2 * sector + side
        total = self.pressures[key]
        if total < 0.0:
            total = 0.0
            away = self.ground.marches[sector]
            for there, number in self.troops[side]:
                total += number * NEAR[away[there]]
            self.pressures[key] = total
        return total

    def steps(self, goal: int) -> tuple[int, ...]:
        """Steps from every sector to the goal, around the enemy (99: no way)."""
        found = self.ways[goal]
        if found is None:
            found = steps_around(self.ground, goal, self.enemy_mask)
            self.ways[goal] = found
        return found

    # ---- odds ----------------------------------------------------------------------------------------------

    def odds(
        self, attacker: int, sector: int, parties: list[Party], more_cubes: int = 0, more_troops: int = 0
    ) -> Outcome:
        """An assault by these parties on defenders with more cubes, or more troops, than they have."""
        b = self.b
        defender = 1 - attacker
        there = self.force(defender, sector)
        number = elites = cubes = barred = 0
        border = entrenched_border(b, sector)
        works = border != NO_STICK
        flanked = False
        sticks = b.sticks[2 * sector] != NO_STICK
        for group in parties:
            number += group.number
            elites += group.elites
            cubes += group.cubes
            if group.origin < N_SECTORS:
                barred |= BIT[group.origin]
            works = works and group.origin == border
            flanked = flanked or (sticks and not covered(b, sector, group.origin))
        if not number:
            return NOTHING
        shift = (-1 if self.ground.high[sector] else 0) + (2 if sector == self.ground.town else 0)
        if flanked:
            shift += 2
        elif border != NO_STICK:
            shift -= 1
        trapped = 0 if can_retreat(b, defender, sector, barred) else 1
        disrupted = 1 if b.disrupted & BIT[sector] else 0
        return assault(
            number, elites, cubes, there.troops + more_troops, there.quality, there.cubes + more_cubes, disrupted,
            Conditions(shift, int(works), trapped), there.guns, there.hurt,
        )  # fmt: skip

    def strongest(self, attacker: int, sector: int) -> list[Party]:
        """The strongest assault that a side's troops beside a sector could make in one turn, command granted."""
        b = self.b
        most = 4 if attacker == CSA else 2
        found: list[Party] = []
        sides = [
            (self.force(attacker, s).troops, s)
            for s in self.ground.neighbours[sector]
            if b.mask(attacker, s) & TROOPS[attacker]
        ]
        sides.sort(reverse=True)
        for troops, start in sides[:2]:
            go = min(troops, most - sum(p.number for p in found))
            if found:
                go = min(go, 2)
            if go > 0:
                found.append(party(b, attacker, start, go))
            if attacker == UNION:
                break
        return found

    def danger(self, sector: int) -> float:
        """Chance that the enemy takes an own sector with his next assault."""
        found = self.dangers.get(sector)
        if found is None:
            parties = self.strongest(self.foe, sector)
            found = self.odds(self.foe, sector, parties).win if parties else 0.0
            self.dangers[sector] = found
        return found

    def help(self, sector: int) -> float:
        """How much of that chance one more piece of infantry would take away."""
        found = self.helps.get(sector)
        if found is None:
            found = 0.0
            danger = self.danger(sector)
            if danger > 0:
                found = danger - self.odds(self.foe, sector, self.strongest(self.foe, sector), 0, 1).win
            self.helps[sector] = found
        return found
