"""The position: columns indexed by unit, hex, Command and AM group, and the stack of procedures in progress.

Methods are the rulebook's verbs on units; the sequence of play is in the chapters. Nothing is hidden in this game.

How a turn runs (frames, pushed from top to bottom; each is one procedure of the rules):

    refit.Deployment                  GL-19.3  units set up by their owners
    setup.Posting                     4.3      leaders placed by their owners
    turn.Turn                         GL-3     one turn, phases A to D
      chancellorsville.Caution        GL-16.4  corps that use their second marker
      refit.Assignment                GL-14.53 artillery assigned to Commands
      turn.Initiative                 GL-5.2   two dice
      turn.FirstMarker                GL-3.A.2
      turn.Drawing                    GL-3.C.1 chance draws a marker
      activation.Marker(group)        GL-4     one AM: choice of Commands, combined activation
        activation.Combining          GL-4.25
        activation.Activation         GL-3.C.2 one Command (or combined group): its five steps, each a frame:
          artillery.FireStep()        GL-9     step a
          movement.MoveStep()         GL-6     step b
          charge.ChargeStep()         GL-10    steps c and d
          rally.RallyStep()           GL-11.5  step e
      recovery.Recovery               GL-3.D, GL-11.6
    leadership.Flight(leader)         GL-5.15.2  pushed by ``units.enter`` when a hex with only leaders is entered
    leadership.Along(leader, hex)     GL-5.15.5  pushed by ``leadership.offer(b, unit, origin, hex)``
    facing.Facing(hex)                GL-7.12    pushed by ``facing.choose(b, hex, facings)`` where a facing is free

What the fight chapters find ready when ``FireStep`` or ``ChargeStep`` begins:

* ``b.side``: the active side. ``b.acting``: mask of the acting Commands; ``b.acting_units()`` the mask of their units
  on the map. ``b.in_command``: mask of the units in command; ``b.began_adjacent``: mask of the acting units that stood
  next to an enemy when the activation began (GL-5.13.7, GL-11.14.2); ``b.lone_guns``: mask of the enemy artilleries
  next to them that had nobody but artillery in their hexes then (GL-11.14.2).
* ``b.moved``: units that moved in step b under the current AM (guns among them may not fire, GL-6.31.1; set by
  movement). ``b.galloped``: cavalry that qualifies for GL-10.26.1.
* Yours to set: ``b.fired`` (fired under this AM), ``b.charged`` (charged in this activation), ``b.answered``
  (counterbattery under this AM), ``b.defended`` (artillery that made defensive fire under this AM), ``b.paired``
  (``pair_code`` of artilleries that have combined in this turn). The marker and the turn clear them.
* ``b.stirred``: entered a hex in any way, mounted or exchanged places in this activation (GL-11.51.1): ``units.enter``
  sets it, so nothing more is to be done.

Unit operations: ``b.put``, ``b.lift``, ``b.turn_stack``, ``b.disorder`` (a second Disorder withdraws), ``b.withdraw``,
``b.eliminate``, and ``units.enter(b, unit, hex, facing)`` for every way of entering a hex on the map (it lifts, places,
marks, and lets enemy leaders alone in the hex flee). Enemy adjacency is a mask kept up to date: ``b.near[side]`` holds
the hexes next to a unit of that side, ``b.occupied[side]`` those with one.

A stack: ``b.lower[hex]`` is the bottom (or only) unit, ``b.upper[hex]`` the one on top of it, else ``NO_UNIT``.
Artillery is always above infantry and cavalry (GL-6.43.1). All units of a hex have ``b.facing[hex]``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longroll.games.glory.board import Board
from longroll.games.glory.components import (
    BIT,
    CAV,
    CS,
    FACINGS,
    FOOT,
    GUNS,
    HART,
    HORSE,
    INF,
    NO_FACING,
    NO_UNIT,
    SIDES,
    US,
    Roster,
    members,
)
from longroll.games.glory.lexicon import (
    ABSENT,
    AGREE,
    CONCEDE,
    DECISIONS,
    E_AGREED,
    E_CONCEDES,
    E_DISORDERED,
    E_ELIMINATED,
    E_FORCED,
    E_VICTORY,
    E_WITHDRAWN,
    EFFECTS,
    ELIMINATED,
    EVENTS,
    MODIFIERS,
    OFF,
    PLACES,
    RECOVERY,
    WAITING,
    WITHDRAWN,
    notation,
)
from longroll.kit import frames as kit_frames
from longroll.kit.lexicon import DecisionKind
from longroll.kit.notation import Notation
from longroll.kit.state import NOBODY, Told
from longroll.kit.terms import Event

if TYPE_CHECKING:
    from longroll.games.glory.rules.reach import Presence
    from longroll.games.glory.rules.traits import Traits

NO_GROUP: Final = 255
NO_LEVEL: Final = 255


def pair_code(one: int, other: int) -> int:
    """Two artilleries as one number, for ``Battle.paired`` (GL-9.3.2)."""
    return (one << 8 | other) if one < other else (other << 8 | one)


def trip_code(unit: int, place: int, markers: int) -> int:
    """A unit that left the map in a hex, and the markers of its group played since, for ``Battle.trips``."""
    return unit << 16 | place << 4 | min(markers, 15)


class Frame(kit_frames.Frame):
    """A procedure of the rulebook in progress; ``mover`` is the side that decides."""

    def copy(self) -> Frame:
        raise NotImplementedError


class Battle(kit_frames.Stacked):
    """A position of the game with its pending decision."""

    frames: list[Frame]

    def __init__(self, board: Board, roster: Roster, like: Battle | None = None) -> None:
        """An empty map; or a copy."""
        self.board: Board = board
        self.roster: Roster = roster
        self.traits: Traits = roster.traits
        """What chapters ask where a battle may have a rule of its own."""
        if like is None:
            super().__init__()
            self.scenario = roster.name
            # units
            self.at: list[int] = [ABSENT] * roster.n_units
            """Hex of each unit, or a place off the map (see ``lexicon``)."""
            self.lower: bytearray = bytearray([NO_UNIT]) * board.n
            self.upper: bytearray = bytearray([NO_UNIT]) * board.n
            self.facing: bytearray = bytearray(board.n)
            """Facing of the units in a hex (GL-7.11.1); 0 where there are none."""
            self.disordered = 0
            self.dismounted = 0
            self.occupied: list[int] = [0, 0]
            """Hexes with a unit, by side."""
            self.near: list[int] = [0, 0]
            """Hexes adjacent to a unit of each side (GL-2.4.6)."""
            self.touched: list[bytearray] = [bytearray(board.n), bytearray(board.n)]
            """How many occupied hexes of each side a hex is adjacent to."""
            self.full: list[int] = [0, 0]
            """Hexes with two units, by side; …"""
            self.batteries: list[int] = [0, 0]
            """… with nothing but artillery, …"""
            self.horse: list[int] = [0, 0]
            """… with a single unit of mounted cavalry."""
            self.seen: list[Presence | None] = [None, None]
            """Who stands where as each side sees it (``units.standing``), until that changes."""
            self.leader_at: list[int] = [ABSENT] * roster.n_leaders
            # the turn
            self.turn = roster.first_turn
            self.initiative: int = NOBODY
            self.pool: bytearray = bytearray(roster.n_groups)
            """Markers of each group in the pool (GL-3.B.1)."""
            self.kept: int = NO_GROUP
            """The group whose marker opens the turn (GL-3.A.2), until it is played."""
            self.seconds = 0
            """Groups of Hooker's wing named for two markers this turn (GL-16.4)."""
            self.paired: list[int] = []
            """Pairs of artilleries that have combined in this turn (``pair_code``, GL-9.3.2)."""
            self.zones: list[int] = [OFF] * len(roster.arrival_ids)
            """Hex of the first entry of each reinforcement group, OFF before it (GL-6.51.7)."""
            # the refitted battles (GL-14)
            self.duty: list[int] = [hosts[0] for hosts in roster.hosts]
            """The Command each of the roster's ``floaters`` acts with (GL-14.53.1)."""
            self.played: bytearray = bytearray(roster.n_groups)
            """Markers of each group played in this turn, where it matters (GL-14.42.3)."""
            self.roused = 0
            """Groups that the enemy has roused (GL-14.35.1)."""
            self.unleashed = 0
            """Commands that an enemy has come near to (GL-19.8)."""
            self.released = 0
            """Groups free of their designated destinations (GL-19.5)."""
            self.trips: list[int] = []
            """Units on their way round the map (``trip_code``, GL-19.7)."""
            # the marker being played
            self.group: int = NO_GROUP
            self.side: int = US
            """The active side: owner of the marker played last."""
            self.acted = 0
            """Commands that have acted under this marker …"""
            self.tried = 0
            """… leaders named in an attempt at combined activation (GL-4.25.6) …"""
            self.failed = 0
            """… leaders whose attempt failed (GL-4.25.5) …"""
            self.fired = 0
            """… units that fired, moved in step b, …"""
            self.moved = 0
            self.answered = 0
            """… made counterbattery, defensive fire (GL-9.12.2)."""
            self.defended = 0
            # the activation in hand
            self.acting = 0
            """Mask of the Commands that act now; 0 between activations."""
            self.in_command = 0
            self.began_adjacent = 0
            self.lone_guns = 0
            self.stirred = 0
            self.charged = 0
            self.galloped = 0
            self.handicap = 0
            """Victory points given to a side before play (GL-R62, ``kit.handicap``)."""
            # the end
            self.winner: int = NOBODY
            self.level: int = NO_LEVEL
            """Line of the victory table, when the game is over by points (GL-15.9)."""
        else:
            self.mover = like.mover
            self.listed = like.listed
            self.told = None
            self.unasked = like.unasked
            self.scenario = like.scenario
            self.passed_over = like.passed_over
            self.at = like.at[:]
            self.lower = like.lower[:]
            self.upper = like.upper[:]
            self.facing = like.facing[:]
            self.disordered = like.disordered
            self.dismounted = like.dismounted
            self.occupied = like.occupied[:]
            self.near = like.near[:]
            self.touched = [like.touched[0][:], like.touched[1][:]]
            self.full = like.full[:]
            self.batteries = like.batteries[:]
            self.horse = like.horse[:]
            self.seen = like.seen[:]
            self.leader_at = like.leader_at[:]
            self.turn = like.turn
            self.initiative = like.initiative
            self.pool = like.pool[:]
            self.kept = like.kept
            self.seconds = like.seconds
            self.paired = like.paired[:]
            self.zones = like.zones[:]
            self.duty = like.duty[:]
            self.played = like.played[:]
            self.roused = like.roused
            self.unleashed = like.unleashed
            self.released = like.released
            self.trips = like.trips[:]
            self.group = like.group
            self.side = like.side
            self.acted = like.acted
            self.tried = like.tried
            self.failed = like.failed
            self.fired = like.fired
            self.moved = like.moved
            self.answered = like.answered
            self.defended = like.defended
            self.acting = like.acting
            self.in_command = like.in_command
            self.began_adjacent = like.began_adjacent
            self.lone_guns = like.lone_guns
            self.stirred = like.stirred
            self.charged = like.charged
            self.galloped = like.galloped
            self.handicap = like.handicap
            self.winner = like.winner
            self.level = like.level
            self.frames = [frame.copy() for frame in like.frames]

    def copy(self) -> Battle:
        return Battle(self.board, self.roster, self)

    # ---- the machine ---------------------------------------------------------------------------------------

    def decision_kind(self, kind: int) -> DecisionKind:
        return DECISIONS[kind]

    def seat_names(self) -> tuple[str, ...]:
        return SIDES

    # ---- the end of the game -------------------------------------------------------------------------------

    def conceding(self) -> int:
        return CONCEDE

    def concede(self, side: int) -> None:
        self.tell(E_CONCEDES, side)
        self.winner = 1 - side
        self.tell(E_VICTORY, self.winner, NO_LEVEL)
        self.frames.clear()

    def agreeing(self) -> int:
        return AGREE

    def agree(self) -> None:
        """GL-R61."""
        self.tell(E_AGREED)
        self.frames.clear()

    def end_clause(self) -> str:
        return "GL-3.D.4"

    def winning_side(self) -> str | None:
        return None if self.winner == NOBODY else SIDES[self.winner]

    # ---- the edge ------------------------------------------------------------------------------------------

    @property
    def notation(self) -> Notation:
        return notation(self.board, self.roster)

    def event(self, told: Told) -> Event:
        kind, _, *values = told
        declared = EVENTS[kind]
        args = {name: self.word(sort, value) for (name, sort), value in zip(declared.args, values, strict=False)}
        return Event(declared.name, args)

    def word(self, sort: str, value: int) -> str | int:
        """An argument of an event as it is written."""
        if sort == "number":
            return value
        if sort == "unit":
            return self.roster.ids[value]
        if sort == "hex":
            return self.hex_word(value)
        if sort == "command":
            return self.roster.command_words[value]
        if sort == "marker":
            return self.roster.group_words[value]
        if sort == "turn":
            return self.roster.turn_ids[value]
        if sort == "level":
            return "" if value == NO_LEVEL else self.roster.levels[value][1]
        if sort == "action":
            return str(self.write(value))
        if sort == "signed":
            return f"{value:+d}" if value else "0"
        return EVENT_WORDS[sort][value]

    def hex_word(self, place: int) -> str:
        return self.board.codes[place] if place < OFF else PLACES[place - OFF]

    def forced_event(self, code: int) -> Told:
        return (E_FORCED, -1, code, 0, 0)

    def name(self, kind: int, units: list[int]) -> None:
        """Say whom the next event is about (``E_BY``, ``E_AT``)."""
        if self.told is not None:
            for unit in units:
                self.tell(kind, unit)

    # ---- what a unit is now --------------------------------------------------------------------------------

    def state_of(self, unit: int) -> int:
        """Index into the roster's ``cohesions`` and ``allowances``: Disordered 1, dismounted 2."""
        return (self.disordered >> unit & 1) + (self.dismounted >> unit & 1) * 2

    def cohesion(self, unit: int) -> int:
        """Current cohesion (GL-2.4.2, GL-12.4)."""
        return self.roster.cohesions[unit][self.state_of(unit)]

    def disordered_cohesion(self, unit: int) -> int:
        """Cohesion of the unit if it is (or were) Disordered, as it stands: for rally (GL-11.52.1)."""
        return self.roster.cohesions[unit][1 + (self.dismounted >> unit & 1) * 2]

    def allowance(self, unit: int) -> int:
        """Movement allowance now (GL-6.11.1)."""
        return self.roster.allowances[unit][self.state_of(unit)]

    def strength(self, unit: int) -> int:
        """Strength in a charge (GL-10.23.1); Disorder does not change it."""
        roster = self.roster
        return roster.dismounted_strength[unit] if self.dismounted >> unit & 1 else roster.strength[unit]

    def is_mounted(self, unit: int) -> bool:
        """Mounted cavalry?"""
        return self.roster.is_cavalry[unit] and not self.dismounted >> unit & 1

    def is_infantry(self, unit: int) -> bool:
        """Infantry, dismounted cavalry included (part 5, reading)."""
        return self.roster.kind[unit] == INF or bool(self.dismounted >> unit & 1)

    def is_horse_artillery(self, unit: int) -> bool:
        return self.roster.kind[unit] == HART

    def movement_class(self, unit: int) -> int:
        """Column of the Terrain Effects Chart (GL-6.21.1)."""
        kind = self.roster.kind[unit]
        if kind == CAV:
            return FOOT if self.dismounted >> unit & 1 else HORSE
        return FOOT if kind == INF else GUNS

    def on_map(self, unit: int) -> bool:
        return self.at[unit] < OFF

    def night(self) -> int:
        """0 by day, 1 or 2 on night turns (GL-13)."""
        return self.roster.night[self.turn]

    def fog(self) -> bool:
        """GL-15.3."""
        return self.roster.fog[self.turn]

    def adjacent_to_enemy(self, unit: int) -> bool:
        """GL-2.4.6."""
        return bool(self.near[1 - self.roster.side[unit]] >> self.at[unit] & 1)

    def command_of(self, unit: int) -> int:
        """The Command a unit acts with now (GL-14.53.1)."""
        roster = self.roster
        if roster.floats >> unit & 1:
            return self.duty[roster.floaters.index(unit)]
        return roster.command[unit]

    def units_of(self, command: int) -> int:
        """Mask of the units that act with a Command now."""
        mask = self.roster.units_of[command]
        for number, unit in enumerate(self.roster.floaters):
            if self.duty[number] == command:
                mask |= BIT[unit]
        return mask

    def acting_units(self) -> int:
        """Mask of the units of the acting Commands that are on the map."""
        mask = 0
        for command in members(self.acting):
            mask |= self.units_of(command)
        found = 0
        for unit in members(mask):
            if self.at[unit] < OFF:
                found |= BIT[unit]
        return found

    # ---- what stands in a hex ------------------------------------------------------------------------------

    def stack(self, place: int) -> list[int]:
        """The units in a hex, bottom first."""
        lower = self.lower[place]
        if lower == NO_UNIT:
            return []
        upper = self.upper[place]
        return [lower] if upper == NO_UNIT else [lower, upper]

    def count(self, place: int) -> int:
        if self.lower[place] == NO_UNIT:
            return 0
        return 1 if self.upper[place] == NO_UNIT else 2

    def owner(self, place: int) -> int:
        """The side whose units stand in a hex, or NOBODY."""
        lower = self.lower[place]
        return NOBODY if lower == NO_UNIT else self.roster.side[lower]

    def companion(self, unit: int) -> int:
        """The other unit in its hex, or NO_UNIT."""
        place = self.at[unit]
        lower = self.lower[place]
        return self.upper[place] if lower == unit else lower

    def top_line_unit(self, place: int) -> int:
        """The top infantry or cavalry of a stack (artillery is passed over), or NO_UNIT."""
        upper = self.upper[place]
        is_gun = self.roster.is_gun
        if upper != NO_UNIT and not is_gun[upper]:
            return upper
        lower = self.lower[place]
        return NO_UNIT if lower == NO_UNIT or is_gun[lower] else lower

    def line_units(self, place: int) -> list[int]:
        """Infantry and cavalry in a hex, bottom first."""
        return [unit for unit in self.stack(place) if not self.roster.is_gun[unit]]

    def artillery(self, place: int) -> list[int]:
        """Artillery in a hex, bottom first."""
        return [unit for unit in self.stack(place) if self.roster.is_gun[unit]]

    def guns_alone(self, place: int) -> bool:
        """Does a hex hold artillery and no other unit (GL-10.28.4)?"""
        return self.lower[place] != NO_UNIT and self.roster.is_gun[self.lower[place]]

    def leaders_in(self, place: int) -> list[int]:
        """Leaders of either side in a hex."""
        at = self.leader_at
        return [leader for leader in range(len(at)) if at[leader] == place]

    # ---- stacking (GL-6.4) ---------------------------------------------------------------------------------

    def may_stack(self, unit: int, other: int) -> bool:
        """May two units share a hex (GL-6.41)?"""
        roster = self.roster
        if roster.side[unit] != roster.side[other]:
            return False
        if roster.is_gun[unit] or roster.is_gun[other]:
            return True
        if not self.is_infantry(unit) or not self.is_infantry(other):
            return False
        return bool(roster.kin[unit] >> other & 1)

    def has_room(self, unit: int, place: int) -> bool:
        """May the unit stand in the hex beside the units already there?"""
        lower = self.lower[place]
        if lower == NO_UNIT or (lower == unit and self.upper[place] == NO_UNIT):
            return True
        upper = self.upper[place]
        if upper != NO_UNIT:
            return unit in (lower, upper)
        return self.may_stack(unit, lower)

    # ---- placing and removing ------------------------------------------------------------------------------

    def put(self, unit: int, place: int, facing: int = NO_FACING) -> None:
        """Stand a unit that is nowhere on the map into a hex with room (GL-6.43.1). Without ``facing`` it takes that of
        the stack (in an empty hex: N, to be chosen); with it the whole stack faces there."""
        lower = self.lower
        there = lower[place]
        if there == NO_UNIT:
            lower[place] = unit
            self._occupy(self.roster.side[unit], place)
            self.facing[place] = 0
        elif self.roster.is_gun[unit] and not self.roster.is_gun[there]:
            self.upper[place] = unit
        else:
            self.upper[place] = there
            lower[place] = unit
        if facing != NO_FACING:
            self.facing[place] = facing
        self.at[unit] = place
        self.sort(self.roster.side[unit], place)

    def lift(self, unit: int, to: int = WAITING) -> None:
        """Take a unit off its hex, to a place off the map."""
        place = self.at[unit]
        if self.lower[place] == unit:
            self.lower[place] = self.upper[place]
        self.upper[place] = NO_UNIT
        if self.lower[place] == NO_UNIT:
            self.facing[place] = 0
            self._vacate(self.roster.side[unit], place)
        self.at[unit] = to
        self.sort(self.roster.side[unit], place)

    def sort(self, side: int, place: int) -> None:
        """What stands in a hex has changed: note what it is now."""
        lower = self.lower[place]
        single = lower != NO_UNIT and self.upper[place] == NO_UNIT
        _note(self.full, side, place, lower != NO_UNIT and not single)
        _note(self.batteries, side, place, lower != NO_UNIT and self.roster.is_gun[lower])
        _note(self.horse, side, place, single and self.is_mounted(lower))
        self.seen[0] = self.seen[1] = None

    def _occupy(self, side: int, place: int) -> None:
        self.occupied[side] |= BIT[place]
        touched = self.touched[side]
        near = self.near[side]
        for other in self.board.neighbours[place]:
            if not touched[other]:
                near |= BIT[other]
            touched[other] += 1
        self.near[side] = near

    def _vacate(self, side: int, place: int) -> None:
        self.occupied[side] ^= BIT[place]
        touched = self.touched[side]
        near = self.near[side]
        for other in self.board.neighbours[place]:
            touched[other] -= 1
            if not touched[other]:
                near ^= BIT[other]
        self.near[side] = near

    def turn_stack(self, place: int, facing: int) -> None:
        """Give the units of a hex a facing."""
        self.facing[place] = facing

    def exchange(self, place: int) -> None:
        """Two stacked infantry exchange places (GL-6.43.2)."""
        self.lower[place], self.upper[place] = self.upper[place], self.lower[place]

    # ---- Disorder and loss (GL-11.1, GL-11.4) --------------------------------------------------------------

    def disorder(self, unit: int) -> bool:
        """One Disorder: the second one withdraws. True if the unit is still on the map (GL-11.11.1)."""
        if self.disordered >> unit & 1:
            self.withdraw(unit)
            return False
        self.disordered |= BIT[unit]
        self.tell(E_DISORDERED, unit)
        return True

    def withdraw(self, unit: int) -> None:
        """GL-11.41: to the Withdrawn box; artillery is eliminated."""
        if self.roster.is_gun[unit]:
            self.eliminate(unit)
            return
        self._remove(unit, WITHDRAWN)
        self.tell(E_WITHDRAWN, unit)

    def eliminate(self, unit: int) -> None:
        """Out of play for good, from wherever it is."""
        self._remove(unit, ELIMINATED)
        self.tell(E_ELIMINATED, unit)

    def _remove(self, unit: int, to: int) -> None:
        if self.at[unit] < OFF:
            self.lift(unit, to)
        else:
            self.at[unit] = to
        self.disordered &= ~BIT[unit]
        self.dismounted &= ~BIT[unit]

    def order(self, unit: int) -> None:
        """The unit is in good order again (GL-11.52.1)."""
        self.disordered &= ~BIT[unit]

    def end_trip(self, unit: int) -> None:
        """A unit that was away is back (GL-19.7)."""
        self.trips = [code for code in self.trips if code >> 16 != unit]

    def in_box(self, unit: int) -> bool:
        """In the Withdrawn or Recovery box."""
        return WITHDRAWN <= self.at[unit] <= RECOVERY + 1


def _note(masks: list[int], side: int, place: int, there: bool) -> None:
    """A hex is in the mask of a side, or it is not."""
    mask = masks[side]
    if (mask >> place & 1) != there:
        masks[side] = mask ^ BIT[place]


EVENT_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "side": SIDES,
    "facing": FACINGS,
    "modifier": MODIFIERS,
    "effect": EFFECTS,
}
assert CS == 1
