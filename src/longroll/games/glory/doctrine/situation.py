"""One side's reading of a position: what the points say, who is strong where, and the goal of every Command."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from longroll.games.glory.components import BIT, mask_of, members
from longroll.games.glory.doctrine.dangers import SHAKEN, Dangers
from longroll.games.glory.doctrine.intent import AS_USUAL, Intent
from longroll.games.glory.doctrine.ways import NO_WAY, costs_to
from longroll.games.glory.lexicon import OFF
from longroll.games.glory.rules.units import barred
from longroll.games.glory.rules.victory import level_of, margin, objective_hexes, winner_of
from longroll.games.glory.state import Battle

GONE: Final = 1.4
"""What the loss of a unit of middling strength is worth, in victory points: most come back, some do not."""
GUNS_GONE: Final = 1.0
MIDDLING: Final = 4.0
"""Strength of a middling unit."""
PACE: Final = 9.0
"""Movement points a Command makes in a turn, more or less."""
SHARED: Final = 0.65
"""What a goal is still worth to the next Command when one has been sent there."""
PREY: Final = 1.1
"""What an enemy stack is worth as a goal."""
WEAK_PREY: Final = 0.5
"""… more for each of its units that is Disordered, and for one without infantry or cavalry."""
HARD_PREY: Final = 0.35
"""… less for each point of modifier its ground takes from a charge."""
ROUGH: Final = 1.5
"""Movement points for each step of the way to an enemy stack."""
DARE: Final = 0.3
"""What is left of the appeal of an objective still to be taken, for a side that holds."""
REACH: Final = 12
"""How far enemy stacks are looked for as goals, in hexes."""

IN_REACH: Final = 6
"""How near the enemy must be for a battery to need a guard …"""
DESERTED: Final = 0.4
"""… and how much of it is lost when the guard leaves."""
FORWARD: Final = 0.35
"""How much it counts that who is Disordered in front of the enemy may be lost."""

STRONG: Final = 1.15
WEAK: Final = 0.6
EARLY_WEAK: Final = 0.8
"""Shares of the enemy's strength from which a side is strong, below which it is weak, at the end and before."""
HURRY: Final = 4
"""Turns in which there is no more time to be careful."""

BOLD: Final = 2
STEADY: Final = 1
WARY: Final = 0
"""Postures: seek the enemy out; take what is offered; keep what is held."""


class Goal(NamedTuple):
    """What a Command is to do: get to a hex (to hold it, or to drive the enemy from it)."""

    place: int
    value: float
    hold: bool = False
    """It is ours: stand there."""
    prey: bool = False
    """An enemy stack."""


class Situation:
    """A position for the side to choose. ``intent``: what a plan wants of it."""

    careful = True
    """Does it look at what the enemy could do before it charges?"""

    def __init__(self, b: Battle, side: int, intent: Intent | None = None) -> None:
        self.b = b
        self.intent = intent
        self.side = side
        self.foe = 1 - side
        self.board = b.board
        self.epoch: int = b.board.epoch_of[b.turn]
        self.enemies: int = b.occupied[self.foe]
        self.friends: int = b.occupied[side]
        self._worth: dict[int, float] = {}
        self._wards: dict[int, list[tuple[int, float]]] = {}
        self._places: dict[int, list[int]] = {}
        self._coming: dict[int, dict[int, int]] = {}

    # ---- units ---------------------------------------------------------------------------------------------

    def loss(self, unit: int) -> float:
        """What it costs its side to lose a unit, in points."""
        found = self._worth.get(unit)
        if found is None:
            roster = self.b.roster
            base = GUNS_GONE if roster.is_gun[unit] else GONE
            found = base * (0.6 + 0.4 * min(2.0, max(1, self.b.strength(unit)) / MIDDLING))
            self._worth[unit] = found
        return found

    def shock(self, unit: int) -> float:
        """What one Disorder costs: the second one is the loss of the unit."""
        if self.b.disordered >> unit & 1:
            return self.loss(unit)
        return SHAKEN * self.loss(unit) / GONE

    @cached_property
    def line(self) -> list[int]:
        """Own infantry and cavalry on the map."""
        b = self.b
        return [u for u in members(b.roster.of_side[self.side] & ~b.roster.guns_mask) if b.at[u] < OFF]

    def force(self, side: int) -> int:
        """Strength of the infantry and cavalry of a side in good order."""
        b = self.b
        units = members(b.roster.of_side[side] & ~b.roster.guns_mask & ~b.disordered)
        return sum(b.strength(unit) for unit in units if b.at[unit] < OFF)

    @cached_property
    def works(self) -> int:
        return self.board.works(self.side, self.b.turn)

    @cached_property
    def their_works(self) -> int:
        return self.board.works(self.foe, self.b.turn)

    # ---- points --------------------------------------------------------------------------------------------

    @cached_property
    def objectives(self) -> list[tuple[int, int, int, int]]:
        """Hexes that count, first hex, side and points of each objective."""
        r = self.b.roster
        return [
            (objective_hexes(self.b, n), r.objective_hex[n], r.objective_side[n], r.objective_points[n])
            for n in range(len(r.objective_hex))
        ]

    @cached_property
    def stakes(self) -> dict[int, float]:
        """Points that hang on each hex of an objective, for whichever side."""
        found: dict[int, float] = {}
        for mask, _, _, points in self.objectives:
            for place in self.board.members(mask):
                found[place] = found.get(place, 0.0) + points
        return found

    @cached_property
    def standing(self) -> int:
        """1: the points as they stand win for us; -1: for the enemy; 0: neither."""
        b = self.b
        winner = winner_of(b, level_of(b, margin(b)))
        return 1 if winner == self.side else -1 if winner == self.foe else 0

    @cached_property
    def posture(self) -> int:
        """In the last turns who is not much weaker attacks: who charges first has the better of it; a longer battle is
        lost by those who waste their units. The weak stand on good ground; who is ahead at the end takes no more risks
        than he must."""
        if self.intent is not None and self.intent.posture != AS_USUAL:
            return self.intent.posture
        b = self.b
        left = b.roster.last_turn - b.turn
        last = left <= 1
        ratio = self.force(self.side) / max(1, self.force(self.foe))
        if ratio < (WEAK if left < HURRY else EARLY_WEAK):
            return STEADY if last and self.standing < 0 else WARY
        return STEADY if left >= HURRY or (last and ratio < STRONG and self.standing > 0) else BOLD

    # ---- goals ---------------------------------------------------------------------------------------------

    @cached_property
    def goals(self) -> dict[int, Goal]:
        """The goal of each Command of our side on the map: they choose in turn, the one with the best prospect first;
        each goal is worth less to the next."""
        b = self.b
        roster = b.roster
        wishes: list[tuple[float, int, list[tuple[float, Goal]]]] = []
        for command in range(roster.n_commands):
            home = self.home(command) if roster.command_side[command] == self.side else OFF
            if home < OFF:
                listed = [(self.appeal(command, home, goal), goal) for goal in self.choices(home)]
                if listed:
                    wishes.append((max(value for value, _ in listed), command, listed))
        wishes.sort(key=lambda wish: (-wish[0], wish[1]))
        shares: dict[int, float] = {}
        found: dict[int, Goal] = {}
        for _, command, listed in wishes:
            goal = max(listed, key=lambda item: (item[0] * shares.get(item[1].place, 1.0), -item[1].place))[1]
            found[command] = goal
            if b.units_of(command).bit_count() > 1:
                shares[goal.place] = shares.get(goal.place, 1.0) * SHARED
        self.bend(found)
        return found

    def bend(self, goals: dict[int, Goal]) -> None:
        """The Command of a plan goes where the plan says."""
        intent = self.intent
        if intent is not None and intent.place != AS_USUAL:
            goals[intent.command] = Goal(intent.place, 1.0, intent.hold, intent.place == intent.target)

    def home(self, command: int) -> int:
        """Where a Command is: the middle one of its units."""
        places = sorted(self.places(command))
        if not places:
            return OFF
        return min(places, key=lambda place: (sum(self.board.distance(place, other) for other in places), place))

    def places(self, command: int) -> list[int]:
        """The hexes of a Command's units on the map."""
        found = self._places.get(command)
        if found is None:
            b = self.b
            found = [b.at[unit] for unit in members(b.units_of(command)) if b.at[unit] < OFF]
            self._places[command] = found
        return found

    def choices(self, home: int) -> list[Goal]:
        """Goals to think of from a hex: objectives, and enemy stacks not too far off on the same bank."""
        near = self.board.within(home, REACH) & self.board.bank(home)
        return self.prizes + [goal for goal in self.prey if near >> goal.place & 1]

    @cached_property
    def prizes(self) -> list[Goal]:
        """Objectives as goals: ours to take or to keep, theirs to take away."""
        found: list[Goal] = []
        for mask, place, owner, points in self.objectives:
            held = bool(self.friends & mask)
            theirs = bool(self.enemies & mask)
            spot = place
            free = mask & ~self.enemies
            if owner == self.side and not held and theirs and free:
                # any hex of a town counts: the one nearest to our lines
                spot = min(self.board.members(free), key=lambda place: (self.board.nearest(place, self.friends), place))
            elif theirs:
                spot = self.board.members(self.enemies & mask)[0]
            elif held:
                spot = self.board.members(self.friends & mask)[0]
            danger = self.pressure(spot)
            if owner == self.side:
                value = points * min(1.0, 0.15 + danger) if held else points * (DARE if self.posture == WARY else 1.0)
            elif theirs:
                value = 0.8 * points * (DARE if self.posture == WARY else 1.0)
            else:
                value = points * min(0.7, danger)
            found.append(Goal(spot, value, held))
        return found

    def pressure(self, place: int) -> float:
        """How near the enemy is to a hex: 1 next to it, 0 far away."""
        ring = self.board.nearest(place, self.enemies)
        return 0.0 if ring < 0 else max(0.0, 1.0 - ring / 12)

    @cached_property
    def prey(self) -> list[Goal]:
        """Enemy stacks as goals."""
        b, board = self.b, self.board
        found: list[Goal] = []
        for place in board.members(self.enemies):
            value = PREY
            for unit in b.stack(place):
                if b.disordered >> unit & 1:
                    value += WEAK_PREY
            if b.guns_alone(place):
                value += WEAK_PREY
            ground = board.fire_ground[place] - (2 if self.their_works >> place & 1 else 0)
            beside = (board.around[place] & self.enemies).bit_count()
            value += HARD_PREY * ground - 0.12 * beside
            found.append(Goal(place, max(0.1, value), prey=True))
        return found

    def appeal(self, command: int, home: int, goal: Goal) -> float:
        """What a goal is worth to a Command, given the way there: to an enemy stack as the crow flies."""
        b = self.b
        if goal.prey:
            way = ROUGH * self.board.distance(home, goal.place)
        else:
            unit = members(b.units_of(command))[0]
            way = costs_to(self.board, self.epoch, b.movement_class(unit), goal.place)[home]
            if way >= NO_WAY or barred(b, unit) >> goal.place & 1:
                return -1.0
        turns = way / PACE
        if turns > b.roster.last_turn - b.turn + 1.5:
            return 0.02 * goal.value
        return float(goal.value * 0.72**turns)

    def lost_forward(self, unit: int, place: int) -> float:
        """What it costs, besides the Disorder, to be Disordered in a hex in front of the enemy."""
        return FORWARD * self.dangers.broken(unit, place) if self.careful else 0.0

    def wards(self, unit: int) -> list[tuple[int, float]]:
        """Hexes of batteries near the enemy that have nobody but this unit with them or next to them, and what their
        loss would cost."""
        found = self._wards.get(unit)
        if found is None:
            b, board = self.b, self.board
            here = b.at[unit]
            found = []
            beside = board.around[here] | BIT[here] if here < OFF and not b.roster.is_gun[unit] else 0
            for place in board.members(self.friends & beside):
                batteries = b.artillery(place)
                if batteries and self.distance(place) <= IN_REACH and self.guardians(place) == BIT[unit]:
                    found.append((place, sum([self.loss(gun) for gun in batteries])))
            self._wards[unit] = found
        return found

    def guardians(self, place: int) -> int:
        """Mask of our infantry and cavalry in a hex or next to it."""
        b = self.b
        near = self.board.members((self.board.around[place] | BIT[place]) & self.friends)
        return mask_of([unit for other in near for unit in b.line_units(other)])

    def deserting(self, unit: int, place: int) -> float:
        """What it costs that a unit leaves batteries alone when it goes to a hex."""
        wards = self.wards(unit)
        return DESERTED * sum([loss for ward, loss in wards if self.board.distance(ward, place) > 1]) if wards else 0.0

    def goal_of(self, unit: int) -> Goal | None:
        return self.goals.get(self.b.command_of(unit))

    # ---- the enemy's hand ----------------------------------------------------------------------------------

    @cached_property
    def dangers(self) -> Dangers:
        return Dangers(self)

    def coming(self, place: int) -> dict[int, int]:
        """The strength that could charge a hex from each of its neighbours."""
        if not self.careful:
            return {}
        found = self._coming.get(place)
        if found is None:
            found = self._coming[place] = self.dangers.coming(place)
        return found

    @cached_property
    def rings(self) -> list[int]:
        """Masks of the hexes within 0, 1, 2, … 8 steps of an enemy."""
        mask = self.enemies
        found = [mask]
        for _ in range(8):
            mask |= self.board.spread(mask)
            found.append(mask)
        return found

    def distance(self, place: int) -> int:
        """Steps to the nearest enemy, 9 if there is none within 8."""
        bit = BIT[place]
        for steps, mask in enumerate(self.rings):
            if mask & bit:
                return steps
        return len(self.rings)
