"""GB-22 Fire artillery: long-range fire."""

from __future__ import annotations

from typing import Final

from longroll.games.gettysburg.board import N_SECTORS, PLACES
from longroll.games.gettysburg.components import (
    BIT,
    COLOURS,
    FIRE_MARKERS,
    GUNS,
    MASK,
    MOST,
    N_PIECES,
    NAVY,
    NIGHT,
    OF_COLOUR,
    PIECES,
    SIDE,
    SIDE_COLOURS,
    SIDES,
    TROOPS,
    UNION,
    members,
)
from longroll.games.gettysburg.lexicon import (
    AT_GUNS,
    AT_TROOPS,
    CUBE,
    D_COLOUR,
    D_FIRING,
    D_GUN_HIT,
    D_LONG_RANGE,
    D_MARKER,
    DIE,
    DONE,
    E_AIMS,
    E_BOMBARDS,
    E_CUBE,
    E_FIRE_MARKER,
    E_NO_EFFECT,
    E_RESULT,
    FIRE,
    HIT,
    MARKER,
    R_DISRUPTS,
    R_HIT,
    R_NOTHING,
)
from longroll.games.gettysburg.rules.artillery import damage_gun
from longroll.games.gettysburg.rules.cavalry import EvadeFire, exits
from longroll.games.gettysburg.rules.damage import add_cube, overflow, pay_owed
from longroll.games.gettysburg.rules.disruption import disrupt
from longroll.games.gettysburg.rules.modifiers import LONG_SHOCK, LONG_TABLE, Items, effect, face, long_range
from longroll.games.gettysburg.rules.refusals import not_an_answer
from longroll.games.gettysburg.rules.works import sticks_of
from longroll.games.gettysburg.state import Battle, places_in
from longroll.kit.frames import Frame
from longroll.kit.notation import a_of, act, b_of, c_of, verb_in
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal, no

DECLARE: Final = 0
ROLL: Final = 1
GUN_HITS: Final = 2
CUBES: Final = 3
EVASIONS: Final = 4
MARKERS: Final = 5

DIE_CODES: Final = [act(DIE, n) for n in range(1, 7)]


def fire_items(b: Battle, gun: int, target: int) -> Items:
    """GB-22.14 for one shot."""
    return long_range(bool(b.damaged[SIDE[gun]] & MASK[gun]), sticks_of(b, target) == 2)


def targets(b: Battle, side: int, sector: int) -> list[tuple[int, int]]:
    """(target sector, class) that artillery in a sector can be aimed at (GB-22.3 to GB-22.13, GB-22.30)."""
    found: list[tuple[int, int]] = []
    foe = 1 - side
    for target in places_in(b.ground.sight_mask[sector] & b.occupied[foe]):
        enemy = b.mask(foe, target)
        if enemy & TROOPS[foe]:
            found.append((target, AT_TROOPS))
        if enemy & GUNS[foe] and b.fired & BIT[target]:
            found.append((target, AT_GUNS))
    return found


def fire_options(b: Battle, side: int, place: int, shots: list[int]) -> list[int]:
    """Every shot that may be declared besides those in ``shots`` (codes)."""
    if b.period == NIGHT:
        return []
    sectors = firing_sectors(b, shots)
    fired = [a_of(shot) for shot in shots]
    codes: list[int] = []
    for sector in b.ground.order_reach[place]:
        if len(sectors) == 2 and sector not in sectors:
            continue
        guns = b.mask(side, sector) & GUNS[side]
        if guns:
            aims = targets(b, side, sector)
            for gun in members(side, guns):
                if gun not in fired:
                    codes += [act(FIRE, gun, target, aim) for target, aim in aims]
    return codes


def firing_sectors(b: Battle, shots: list[int]) -> list[int]:
    """The sectors fired from, in order of declaration."""
    sectors: list[int] = []
    for shot in shots:
        sector = b.place[a_of(shot)]
        if sector not in sectors:
            sectors.append(sector)
    return sectors


def refuse_shot(b: Battle, side: int, place: int, shots: list[int], code: int) -> Refusal:
    """Why a shot may not be declared."""
    gun, target, aim = a_of(code), b_of(code), c_of(code)
    foe = 1 - side
    sector = b.place[gun]
    if b.period == NIGHT:
        return no("GB-22.29", "no-fire-at-night")
    if SIDE[gun] != side or not MASK[gun] & GUNS[side]:
        return no("GB-22.2", "not-your-gun", piece=PIECES[gun])
    if sector >= N_SECTORS:
        return no("GB-22.11", "not-in-a-sector", piece=PIECES[gun])
    if gun in [a_of(shot) for shot in shots]:
        return no("GB-22.12", "fires-already", piece=PIECES[gun])
    if sector not in b.ground.order_reach[place]:
        return no("GB-22.1", "out-of-command", sector=PLACES[sector], place=PLACES[place])
    sectors = firing_sectors(b, shots)
    if len(sectors) == 2 and sector not in sectors:
        return no("GB-22.1", "two-firing-sectors")
    away, far = b.ground.map.distance[sector][target], b.ground.gun_range[sector]
    if away < 0:
        return no("GB-22.6", "no-line", target=PLACES[target], sector=PLACES[sector])
    if not 1 <= away <= far:
        clause = {1: "GB-22.3", 3: "GB-22.4", 4: "GB-22.5"}[far]
        return no(clause, "out-of-range", target=PLACES[target], distance=away, range=far)
    if target not in b.ground.sight[sector]:
        return no("GB-22.8", "line-blocked", target=PLACES[target], sector=PLACES[sector])
    enemy = b.mask(foe, target)
    if aim == AT_GUNS and enemy & GUNS[foe]:
        return no("GB-22.13", "no-fire-marker", target=PLACES[target])
    return no("GB-22.30", "no-such-target", target=PLACES[target])


class FireOrder(Frame):
    """Declare all shots, roll all dice, then apply everything in the order of GB-22.31."""

    def __init__(self, side: int = 0, place: int = 0) -> None:
        self.side = side
        self.place = place
        self.step = DECLARE
        self.shots: list[int] = []
        self.dice: list[int] = []
        self.queue: list[int] = []
        """Target sectors of the hits still to be applied."""
        self.navy: list[int] = []
        """Target sectors of the navy cubes placed by this order (GB-18.9)."""
        self.bound = 0
        """Mask of the sectors whose cavalry must retreat (GB-14.14)."""
        self.toll: list[int] = []
        """Sectors whose cavalry has made its choice."""

    def copy(self) -> Frame:
        new = FireOrder(self.side, self.place)
        new.step = self.step
        new.shots = self.shots[:]
        new.dice = self.dice[:]
        new.queue = self.queue[:]
        new.navy = self.navy[:]
        new.bound = self.bound
        new.toll = self.toll[:]
        return new

    def fields(self) -> tuple[str, ...]:
        return ("side", "place", "step", "shots", "dice", "queue", "navy", "bound", "toll")

    def proceed(self, b: Battle) -> bool:
        step = self.step
        if step == DECLARE:
            return True
        if step == ROLL:
            if len(self.dice) < len(self.shots):
                return True
            self.read_dice(b)
        elif step == GUN_HITS:
            return self.gun_hits(b)
        elif step == CUBES:
            return self.place_cubes(b)
        elif step == EVASIONS:
            self.evasions(b)
        else:
            return self.markers(b)
        return False

    # ---- the dice (GB-22.14 to GB-22.16, GB-22.31) ---------------------------------------------------------

    def results(self, b: Battle) -> list[int]:
        """Modified dice of all shots."""
        return [
            face(die, fire_items(b, a_of(shot), b_of(shot))) for shot, die in zip(self.shots, self.dice, strict=True)
        ]

    def read_dice(self, b: Battle) -> None:
        """(a) D results; hits on artillery are queued."""
        counts = self.results(b)
        for shot, die, value in zip(self.shots, self.dice, counts, strict=True):
            b.tell(E_BOMBARDS, a_of(shot), die, value)
            if c_of(shot) == AT_GUNS:
                b.tell(E_RESULT, a_of(shot), R_HIT if LONG_TABLE[value] else R_NOTHING)
            else:
                b.tell(E_RESULT, a_of(shot), effect(LONG_TABLE[value], LONG_SHOCK[value], R_DISRUPTS))
        for shot, value in zip(self.shots, counts, strict=True):
            if c_of(shot) == AT_TROOPS and LONG_SHOCK[value]:
                disrupt(b, b_of(shot))
        self.queue = self.struck_sectors(counts, AT_GUNS)
        # the cubes wait in the dice column until the guns are done
        self.dice = self.struck_sectors(counts, AT_TROOPS)
        self.step = GUN_HITS

    def struck_sectors(self, counts: list[int], aim: int) -> list[int]:
        return [
            b_of(shot)
            for shot, value in zip(self.shots, counts, strict=True)
            if c_of(shot) == aim and LONG_TABLE[value]
        ]

    # ---- (b) hits on artillery (GB-22.18, GB-22.19) --------------------------------------------------------

    def enemy_guns(self, b: Battle) -> tuple[int, ...]:
        foe = 1 - self.side
        return members(foe, b.mask(foe, self.queue[0]) & GUNS[foe])

    def gun_hits(self, b: Battle) -> bool:
        while self.queue:
            guns = self.enemy_guns(b)
            if len(guns) > 1:
                return True
            if guns:
                damage_gun(b, guns[0])
            else:
                b.tell(E_NO_EFFECT, self.queue[0])
            self.queue.pop(0)
        self.queue = self.dice
        self.dice = []
        self.step = CUBES
        return False

    # ---- (c) cubes (GB-22.16, GB-22.17) --------------------------------------------------------------------

    def colours(self, b: Battle) -> list[int]:
        """GB-22.17, GB-14.14: the colours the owner may choose for the next cube."""
        foe = 1 - self.side
        sector = self.queue[0]
        mask = b.mask(foe, sector)
        present = [c for c in SIDE_COLOURS[foe] if mask & OF_COLOUR[c]]
        if len(present) < 2:
            return present
        even = {c: b.cubes[sector * 6 + c] // (mask & OF_COLOUR[c]).bit_count() for c in present}
        least = min(even.values())
        equals = [c for c in present if even[c] == least]
        safe = [c for c in equals if not self.deadly(b, sector, c)]
        if not safe or len(safe) == len(equals):
            return equals
        return [c for c in equals if c in safe or (c == NAVY and self.may_dodge(b, sector))]

    def deadly(self, b: Battle, sector: int, colour: int) -> bool:
        number = (b.mask(1 - self.side, sector) & OF_COLOUR[colour]).bit_count()
        return b.cubes[sector * 6 + colour] + 1 > MOST[colour] * number

    def may_dodge(self, b: Battle, sector: int) -> bool:
        """GB-14.14: navy may be chosen if the cavalry then retreats and lives."""
        horse = (b.mask(UNION, sector) & OF_COLOUR[NAVY]).bit_count()
        ignored = exits(b, sector, min(self.navy.count(sector) + 1, horse))
        missing = b.owed.count(N_PIECES + sector) + (b.supply[NAVY] <= 0)
        return ignored > 0 and b.cubes[sector * 6 + NAVY] + 1 - max(ignored, missing) <= MOST[NAVY] * horse

    def place_cubes(self, b: Battle) -> bool:
        while self.queue:
            colours = self.colours(b)
            if len(colours) > 1:
                return True
            if colours:
                self.cube(b, colours[0])
            else:
                b.tell(E_NO_EFFECT, self.queue[0])
                self.queue.pop(0)
            if b.frames[-1] is not self:
                return False
        self.step = EVASIONS
        return False

    def cube(self, b: Battle, colour: int) -> None:
        sector = self.queue[0]
        if colour != NAVY:
            self.queue.pop(0)
            add_cube(b, sector, colour)
            return
        if self.deadly(b, sector, NAVY) and any(not self.deadly(b, sector, c) for c in self.colours(b)):
            self.bound |= BIT[sector]
        self.queue.pop(0)
        # whether cavalry dies, or a missing cube costs a piece, is judged after its choice (GB-18.4, GB-2.5)
        if b.supply[NAVY] <= 0:
            b.owed = (*b.owed, N_PIECES + sector)
        b.supply[NAVY] -= 1
        b.cubes[sector * 6 + NAVY] += 1
        b.tell(E_CUBE, NAVY, sector)
        self.navy.append(sector)

    # ---- (d) cavalry retreats (GB-18.9) --------------------------------------------------------------------

    def evasions(self, b: Battle) -> None:
        """All retreats come before any cavalry is eliminated (GB-22.31). A cube that the supply does not have is not
        placed but costs a piece (GB-2.5), so nobody dies of it (GB-18.4)."""
        if self.navy:
            sector = self.navy[0]
            allowance = self.navy.count(sector)
            self.navy = [s for s in self.navy if s != sector]
            self.toll.append(sector)
            b.begin(EvadeFire(sector, allowance, 1 if self.bound & BIT[sector] else 0))
            return
        if pay_owed(b):
            return
        for sector in self.toll:
            overflow(b, sector, NAVY)
        self.toll = []
        self.step = MARKERS

    # ---- fire markers (GB-22.23, GB-22.24) -----------------------------------------------------------------

    def unmarked(self, b: Battle) -> list[int]:
        """Sectors that fired and still need a marker."""
        foreign = self.side
        return [s for s in firing_sectors(b, self.shots) if not b.fired & BIT[s] and b.mask(foreign, s) & GUNS[foreign]]

    def markers(self, b: Battle) -> bool:
        for sector in self.unmarked(b):
            if b.fired.bit_count() >= FIRE_MARKERS:
                return True
            b.fired |= BIT[sector]
            b.tell(E_FIRE_MARKER, sector)
        b.end(self)
        return False

    def marker_sources(self, b: Battle) -> list[int]:
        fired = firing_sectors(b, self.shots)
        return [s for s in places_in(b.fired) if s not in fired]

    # ---- choices -------------------------------------------------------------------------------------------

    def mover(self, b: Battle) -> int:
        if self.step == ROLL:
            return CHANCE
        return 1 - self.side if self.step in (GUN_HITS, CUBES) else self.side

    def kind(self, b: Battle) -> int:
        return (D_FIRING, D_LONG_RANGE, D_GUN_HIT, D_COLOUR, D_MARKER, D_MARKER)[self.step]

    def subject(self, b: Battle) -> dict[str, str | int]:
        if self.step == ROLL:
            shot = self.shots[len(self.dice)]
            return {"piece": PIECES[a_of(shot)], "sector": PLACES[b_of(shot)], "side": SIDES[self.side]}
        if self.step in (GUN_HITS, CUBES):
            return {"sector": PLACES[self.queue[0]]}
        return {"place": PLACES[self.place]}

    def listing(self, b: Battle) -> list[int]:
        if self.step == DECLARE:
            return [*fire_options(b, self.side, self.place, self.shots), DONE]
        if self.step == ROLL:
            return DIE_CODES[:]
        if self.step == GUN_HITS:
            return [act(HIT, gun) for gun in self.enemy_guns(b)]
        if self.step == CUBES:
            return [act(CUBE, colour) for colour in self.colours(b)]
        return [act(MARKER, sector) for sector in self.marker_sources(b)]

    def several(self, b: Battle) -> bool:
        return self.step == ROLL

    def take(self, b: Battle, code: int) -> None:
        if self.step == DECLARE:
            if code == DONE:
                self.step = ROLL
            else:
                self.shots.append(code)
                b.tell(E_AIMS, a_of(code), b_of(code), c_of(code))
        elif self.step == ROLL:
            self.dice.append(a_of(code))
        elif self.step == GUN_HITS:
            self.queue.pop(0)
            damage_gun(b, a_of(code))
        elif self.step == CUBES:
            self.cube(b, a_of(code))
        else:
            b.clear_fire(a_of(code))

    def refuse(self, b: Battle, code: int) -> Refusal:
        if self.step == DECLARE and verb_in(code, FIRE):
            return refuse_shot(b, self.side, self.place, self.shots, code)
        if self.step == GUN_HITS and verb_in(code, HIT):
            return no("GB-22.18", "not-a-target", piece=PIECES[a_of(code)], sector=PLACES[self.queue[0]])
        if self.step == CUBES and verb_in(code, CUBE):
            return self.refuse_colour(b, a_of(code))
        if self.step == MARKERS and verb_in(code, MARKER):
            if a_of(code) in firing_sectors(b, self.shots):
                return no("GB-22.24", "fired-just-now", sector=PLACES[a_of(code)])
            return no("GB-22.24", "no-marker-there", sector=PLACES[a_of(code)])
        return not_an_answer(self, b, code)

    def refuse_colour(self, b: Battle, colour: int) -> Refusal:
        sector = self.queue[0]
        foe = 1 - self.side
        if colour not in SIDE_COLOURS[foe] or not b.mask(foe, sector) & OF_COLOUR[colour]:
            return no("GB-22.17", "no-such-troops", sector=PLACES[sector], colour=COLOURS[colour])
        mine = b.cubes[sector * 6 + colour] // (b.mask(foe, sector) & OF_COLOUR[colour]).bit_count()
        first = self.colours(b)[0]
        least = b.cubes[sector * 6 + first] // (b.mask(foe, sector) & OF_COLOUR[first]).bit_count()
        if mine > least:
            return no("GB-22.17", "spread-evenly", colour=COLOURS[colour])
        return no("GB-14.14", "would-eliminate-colour", colour=COLOURS[colour])
