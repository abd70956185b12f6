"""The position: columns indexed by unit, officer, Force and objective, and the stack of procedures in progress.

Methods are the rulebook's verbs on units; the sequence of play is in the chapters. Nothing is hidden in this game.

How a turn runs (frames, pushed from top to bottom; each is one procedure of the rules):

    turn.Turn                         MR-6     one turn: steps A, B (pulses) and C
      command_dice.CommandDice        MR-7.1   A1
      command_dice.Initiative         MR-7.4   A2, B6; may end the turn
      command_dice.FirstSide          MR-7.11
      turn.Pulse                      MR-6.2   steps B1 to B5, each a frame:
        musketry.Musketry(side)       MR-8     B1, one side (twice)
        artillery.Artillery()         MR-9     B2, both sides
        turn.Phase(side)              MR-6.4   B3, B4: the segments, each a frame:
          control.Orders(side)        MR-11.2  CDs handed out
          control.Control(side)       MR-11.5  control tests
          reinforcements.Arrivals     MR-26.4
          movement.Movement(side)     MR-12    all moves and attacks
          recovery.Recovery(side)     MR-16
          combat.Combats(side)        MR-20
      morale.Morale                   MR-24.4  C2
      morale.DayEnd                   MR-24.9  C3
    losses.OfficerTest(officer, cause, added, distance)   MR-22   pushed by ``losses`` below
    losses.Displaced(officer)         MR-22.5  where an officer passed over, or a successor, is placed

What the chapters find ready and what they keep up:

* ``b.phasing``: the side whose phase it is; ``b.turn``, ``b.pulse``; ``b.initiative``, ``b.first``.
* ``b.status[force]``: set by the control segment for the phase. ``b.control_shapes``, ``b.control_formations``: the
  control positions (MR-11.1), a list and a bytearray that are replaced, never changed.
* ``b.flags[unit]``: bits FIRED (with ``b.fired_at[unit]``), MOVED, EVADED, FLED, SUPPRESSED, PAID, DONE, ENTERED,
  TOUCHING of ``components``. Fire sets FIRED and SUPPRESSED, movement MOVED and DONE, reactions EVADED and FLED. The
  pulse clears PULSE_FLAGS, the phase PHASE_FLAGS; TOUCHING is set when the movement segment begins.
* ``b.engage(attacker, defender, side, x, y)``: an attack that has made contact, for the combat segment; x, y is the
  attacker's front-edge midpoint at the start of its move (MR-4.9). ``b.engaged(unit)``; combat clears them.
* ``b.officer_flags[officer]``: OFFICER_MOVED in this movement segment.
* ``b.present[side]``: the units of a side on the table, in the order of their numbers (kept by put and remove).

Unit operations: ``b.put(unit, x, y, facing, formation)`` and ``b.garrison(unit, sector)`` for every way of standing
somewhere (officers in the way are the caller's: ``passage``); ``losses.lose(b, unit, number)`` for every loss of SP: it
breaks the unit at 0 and pushes what follows (loss tests of officers near it, MR-22.2). Several losses at one moment
(artillery, combat): ``losses.lose_many``. ``losses.overrun(b, officer, unit)`` when an enemy unit has passed over an
officer. ``b.remove`` only takes off the table. An army without units ends the battle by itself as soon as the procedure
in hand comes back to the machine (``b.routed``).

Frames pushed last run first; a frame below goes on when those above it have ended.
"""

from __future__ import annotations

import math
from typing import Final

from longroll.boards.plane.measure import distance, within
from longroll.boards.plane.shapes import NOWHERE, Rect, rect_at
from longroll.games.reason import legs
from longroll.games.reason.components import (
    ABSENT,
    ALLOWANCE,
    EPS,
    FF,
    FOOTPRINT,
    FORMATIONS,
    GARRISON,
    GONE,
    INFANTRY,
    MF,
    NO_SECTOR,
    NO_UNIT,
    OFFICER_SIZE,
    PRESENT,
    REMOVED,
    SEATS,
    WAITING,
    Roster,
)
from longroll.games.reason.field import Field
from longroll.games.reason.lexicon import (
    ADVANCE,
    AGREE,
    BREAKINGS,
    CHARGE,
    CLAUSES,
    CONCEDE,
    DECISIONS,
    DEPLOY,
    E_AGREED,
    E_ARMY_BROKEN,
    E_CONCEDES,
    E_DRAWN_GAME,
    E_FORCED,
    E_VICTORY,
    EVENT_WORDS,
    EVENTS,
    GO,
    MOVE,
    OFFICER,
    PLACE,
    POST,
    RUN,
    SHIFT,
    STATION,
    TEXT_VERBS,
    notation,
    usage,
)
from longroll.games.reason.spelling import respelled
from longroll.kit import frames as kit_frames
from longroll.kit.lexicon import DecisionKind
from longroll.kit.notation import VERB_MASK, Notation, text_of, verb_of
from longroll.kit.state import NOBODY, Told
from longroll.kit.terms import Action, BadInput, Event

DECISIVE: Final = 2
"""Number of a decisive victory in ``lexicon.VICTORY_LEVELS``."""
NO_LEVEL: Final = -1
OFFICER_MOVED: Final = 1
"""Bit of ``Battle.officer_flags``: has moved in this movement segment (MR-15.5)."""

Engagement = tuple[int, int, int, float, float]
"""Attacker, defender, side contacted (``boards.plane``: FRONT …; 4 + edge for a garrison), the attacker's front-edge
midpoint at the start of its move."""


class Frame(kit_frames.Frame):
    """A procedure of the rulebook in progress; ``mover`` is the side that decides."""

    def copy(self) -> Frame:
        raise NotImplementedError


class Battle(kit_frames.Stacked):
    """A position of the game with its pending decision."""

    frames: list[Frame]

    def __init__(self, field: Field, roster: Roster, like: Battle | None = None) -> None:
        """An empty table, everybody waiting; or a copy."""
        self.field: Field = field
        self.roster: Roster = roster
        if like is None:
            super().__init__()
            self.scenario = roster.name
            n = roster.n_units
            officers = roster.n_officers
            # units
            self.shapes: list[Rect] = [NOWHERE] * n
            """Each unit's rectangle; a garrison's is its sector, NOWHERE off the table."""
            self.formation: bytearray = bytearray([WAITING]) * n
            self.sector: list[int] = [NO_SECTOR] * n
            """The sector each unit garrisons (its number in the field)."""
            self.sp: list[int] = list(roster.start_sp)
            self.flags: list[int] = [0] * n
            self.fired_at: list[int] = [NO_UNIT] * n
            self.present: list[list[int]] = [[], []]
            self.engagements: list[Engagement] = []
            # control positions (MR-11.1)
            self.control_shapes: list[Rect] = self.shapes[:]
            self.control_formations: bytearray = self.formation[:]
            # Forces
            self.status: bytearray = bytearray(roster.n_forces)
            self.dice_given: bytearray = bytearray(roster.n_forces)
            """CDs given to each Force's sub-commander in this control segment."""
            self.roused: bytearray = bytearray(roster.n_forces)
            """Forces whose order to hold has come to its end (MR-26.5)."""
            # officers
            self.officers: list[Rect] = [NOWHERE] * officers
            """Each officer's base, a square parallel to the table's edges (MR-2.3); NOWHERE off the table."""
            self.whereabouts: bytearray = bytearray([ABSENT]) * officers
            self.officer_flags: bytearray = bytearray(officers)
            self.rating: bytearray = bytearray(roster.start_rating)
            """Of the two army commanders (index into RATINGS)."""
            self.mod: list[int] = list(roster.start_mod)
            self.exceptional: list[bool] = list(roster.start_exceptional)
            self.v: bytearray = bytearray(roster.start_v)
            self.officers_lost: bytearray = bytearray(officers)
            """How many holders of each post were killed or captured (MR-25.2)."""
            # the turn
            self.turn = roster.start_turn
            self.pulse = 0
            """0 before the first pulse of a turn."""
            self.initiative: int = NOBODY
            """The side with the initiative; until a new roll is decided, that of the previous pulse (MR-7.5)."""
            self.first: int = NOBODY
            self.phasing: int = NOBODY
            """The side whose phase it is; NOBODY outside the phases."""
            self.pools: list[int] = [0, 0]
            self.handicap = 0
            """Points of losses that are not counted of an army (MR-R39, ``kit.handicap``)."""
            # the end
            self.losses: list[int] = [0, 0]
            """Loss value of each army's broken units, in halves (MR-24.3)."""
            self.holders: list[int] = [objective.owner for objective in roster.objectives]
            """Who holds each objective; NOBODY: no side (MR-25.3)."""
            self.routed = 0
            """Mask of the armies that are broken at once (MR-24.11)."""
            self.winner: int = NOBODY
            self.level: int = NO_LEVEL
            """Index into VICTORY_LEVELS when the battle is over."""
            self.margin = 0
            """Difference of VP in favour of the winner, pursuit included (MR-25.4, MR-25.5)."""
        else:
            self.mover = like.mover
            self.listed = like.listed
            self.told = None
            self.unasked = like.unasked
            self.scenario = like.scenario
            self.passed_over = like.passed_over
            self.shapes = like.shapes[:]
            self.formation = like.formation[:]
            self.sector = like.sector[:]
            self.sp = like.sp[:]
            self.flags = like.flags[:]
            self.fired_at = like.fired_at[:]
            self.present = [like.present[0][:], like.present[1][:]]
            self.engagements = like.engagements[:]
            self.control_shapes = like.control_shapes
            self.control_formations = like.control_formations
            self.status = like.status[:]
            self.dice_given = like.dice_given[:]
            self.roused = like.roused[:]
            self.officers = like.officers[:]
            self.whereabouts = like.whereabouts[:]
            self.officer_flags = like.officer_flags[:]
            self.rating = like.rating[:]
            self.mod = like.mod[:]
            self.exceptional = like.exceptional[:]
            self.v = like.v[:]
            self.officers_lost = like.officers_lost[:]
            self.turn = like.turn
            self.pulse = like.pulse
            self.initiative = like.initiative
            self.first = like.first
            self.phasing = like.phasing
            self.pools = like.pools[:]
            self.handicap = like.handicap
            self.losses = like.losses[:]
            self.holders = like.holders[:]
            self.routed = like.routed
            self.winner = like.winner
            self.level = like.level
            self.margin = like.margin
            self.frames = [frame.copy() for frame in like.frames]

    def copy(self) -> Battle:
        return Battle(self.field, self.roster, self)

    # ---- the machine ---------------------------------------------------------------------------------------

    def decision_kind(self, kind: int) -> DecisionKind:
        return DECISIONS[kind]

    def seat_word(self, seat: str) -> str:
        """Each seat is called by its army."""
        return self.roster.army_words[SEATS.index(seat)] if seat in SEATS else seat

    def seat_names(self) -> tuple[str, ...]:
        return SEATS

    def advance(self) -> None:
        """As every game; but an army without units ends the battle before anything else happens (MR-24.11)."""
        frames = self.frames
        while frames:
            if self.routed:
                self.break_armies(self.routed, BREAKINGS.index("no-unit"))
                break
            top = frames[-1]
            if top.proceed(self):
                self.mover = top.mover(self)
                return
        self.mover = NOBODY

    # ---- the end of the game (MR-24.7, MR-25.1) ------------------------------------------------------------

    def conceding(self) -> int:
        """Anybody may give up at any time (MR-24.8: nobody need play a pulse to its end for it)."""
        return CONCEDE

    def concede(self, side: int) -> None:
        """MR-24.8: the army counts as broken, without pursuit."""
        self.tell(E_CONCEDES, side)
        self.break_armies(1 << side, BREAKINGS.index("conceded"))

    def agreeing(self) -> int:
        return AGREE

    def agree(self) -> None:
        """MR-R38: a draw as if the day had ended with as many points on either side."""
        self.tell(E_AGREED)
        self.finish(NOBODY, 0, 0)

    def break_armies(self, mask: int, cause: int, margin: int = 0) -> None:
        """MR-24.7: a broken army has lost; if both break, the battle is a draw."""
        for side in (0, 1):
            if mask >> side & 1:
                self.tell(E_ARMY_BROKEN, side, cause)
        if mask == 3:
            self.finish(NOBODY, 0, 0)
        else:
            self.finish(1 if mask == 1 else 0, DECISIVE, margin)

    def finish(self, winner: int, level: int, margin: int) -> None:
        """The battle is over."""
        self.winner = winner
        self.level = level
        self.margin = margin
        if winner == NOBODY:
            self.tell(E_DRAWN_GAME, margin)
        else:
            self.tell(E_VICTORY, winner, level, margin)
        self.frames.clear()

    def end_clause(self) -> str:
        return "MR-25.1"

    def winning_side(self) -> str | None:
        return None if self.winner == NOBODY else SEATS[self.winner]

    # ---- the edge ------------------------------------------------------------------------------------------

    @property
    def notation(self) -> Notation:
        return notation(self.roster)

    def read(self, action: Action) -> int:
        """The code of an action; free text must have its form."""
        code = self.notation.read(action)
        if verb_of(code) not in TEXT_VERBS:
            return code
        try:
            self.check_text(code, action)
        except BadInput:
            other = respelled(self.write(code), self.field, self.roster)
            if other == self.write(code):
                raise
            code = self.notation.read(other)
            self.check_text(code, other)
        return code

    def read_text(self, text: str) -> int:
        return self.read(Action.read(text))

    def allows(self, code: int) -> bool:
        if verb_of(code) in TEXT_VERBS:
            try:
                self.check_text(code, self.write(code))
            except BadInput:
                return False
        return super().allows(code)

    def check_text(self, code: int, action: Action) -> None:
        """BadInput if the words after a free-text verb have not the form that ``lexicon`` declares."""
        verb = code & VERB_MASK
        words = action.args
        if any(not word.isascii() for word in words) or len(text_of(code)) > 1000:
            raise BadInput(f"'{action.verb}' cannot be read")
        if verb == MOVE:
            self._named(words, self.roster.unit, "unit", len(words) >= 2, verb)
            legs.parse(words[1:])
        elif verb == CHARGE:
            self._named(words, self.roster.unit, "unit", 2 <= len(words) <= 4, verb)
            self._named(words[1:], self.roster.unit, "unit", True, verb)
            check_charge(words[2:])
        elif verb in (OFFICER, POST, SHIFT, STATION):
            self._named(words, self.roster.officer, "officer", len(words) == 3, verb)
            for word in words[1:]:
                legs.number(word, legs.LENGTH_DECIMALS, word)
        elif verb == PLACE:
            self._named(words, self.roster.unit, "unit", len(words) == 2, verb)
            legs.number(words[1], legs.LENGTH_DECIMALS, words[1])
        elif verb == DEPLOY:
            garrison = len(words) == 3 and words[1] == "in"
            right = garrison or (len(words) == 5 and words[4] in FORMATIONS[:2])
            self._named(words, self.roster.unit, "unit", right, verb)
            if garrison:
                self._named(words[2:], self.field.sector_number, "sector", True, verb)
                return
            for word in words[1:3]:
                legs.number(word, legs.LENGTH_DECIMALS, word)
            legs.bearing_of(words[3], words[3])
        elif verb == ADVANCE:
            self._named(words, self.roster.unit, "unit", len(words) == 2, verb)
            legs.number(words[1], legs.LENGTH_DECIMALS, words[1])
        elif verb == RUN:
            if len(words) != 2 or words[1] not in ("away", "back"):
                raise BadInput(f"'{action}' should read: {usage(verb)}")
            legs.number(words[0], legs.LENGTH_DECIMALS, words[0])
        elif verb == GO:
            if len(words) != 1:
                raise BadInput(f"'{action}' should read: {usage(verb)}")
            legs.number(words[0], legs.LENGTH_DECIMALS, words[0])

    def _named(self, words: tuple[str, ...], numbers: dict[str, int], what: str, right: bool, verb: int) -> None:
        if not right:
            raise BadInput(f"it should read: {usage(verb)}")
        if words[0] not in numbers:
            raise BadInput(f"'{words[0]}' is no {what}")

    def event(self, told: Told) -> Event:
        kind, _, *values = told
        declared = EVENTS[kind]
        args: dict[str, str | int] = {}
        roster = self.roster
        seat = NOBODY
        for (param, sort), value in zip(declared.args, values, strict=False):
            args[param] = self.word(sort, value)
            owner = NOBODY
            if sort == "unit":
                args[f"{param}-name"] = roster.names[value]
                owner = roster.side[value]
            elif sort == "officer":
                args[f"{param}-name"] = roster.officer_names[value]
                owner = roster.officer_side[value]
            elif sort == "force":
                args[f"{param}-name"] = roster.force_names[value]
                owner = roster.force_side[value]
            elif sort == "side":
                owner = value
            if seat == NOBODY and owner != NOBODY:
                seat = owner
        if seat != NOBODY:
            # whose event it is: units of two battles may have one id
            args["seat"] = SEATS[seat]
        return Event(declared.name, args)

    def word(self, sort: str, value: int) -> str | int:
        """An argument of an event as it is written."""
        if sort == "number":
            return value
        if sort == "length":
            return f"{value / 1000:.2f}"
        if sort == "angle":
            return f"{value / 100:g}"
        if sort == "half":
            return f"{value / 2:g}"
        if sort == "signed":
            return f"{value:+d}" if value else "0"
        if sort == "unit":
            return self.roster.ids[value]
        if sort == "officer":
            return self.roster.officer_words[value]
        if sort == "force":
            return self.roster.force_ids[value]
        if sort == "side":
            return self.roster.army_words[value]
        if sort == "holder":
            return "nobody" if value < 0 else self.roster.army_words[value]
        if sort == "sector":
            return self.field.sector_ids[value]
        if sort == "objective":
            return self.roster.objectives[value].name
        if sort == "clause":
            return CLAUSES[value]
        if sort == "action":
            return str(self.write(value))
        return EVENT_WORDS[sort][value]

    def forced_event(self, code: int) -> Told:
        return (E_FORCED, -1, code, 0, 0)

    # ---- what a unit is now --------------------------------------------------------------------------------

    def on_table(self, unit: int) -> bool:
        return self.formation[unit] < WAITING

    def allowance(self, unit: int) -> float:
        """By kind and formation (MR-12.2); a garrison moves in FF (MR-23.7)."""
        return ALLOWANCE[self.roster.kind[unit]][MF if self.formation[unit] == MF else FF]

    def losses_of(self, unit: int) -> int:
        """SP lost (MR-2.7)."""
        return self.roster.start_sp[unit] - self.sp[unit]

    def has(self, unit: int, flag: int) -> bool:
        return self.flags[unit] & flag != 0

    def mark(self, unit: int, flag: int) -> None:
        self.flags[unit] |= flag

    def status_of(self, unit: int) -> int:
        """Status of the unit's Force; NO_STATUS for army artillery."""
        force = self.roster.force[unit]
        return self.status[force] if force >= 0 else 0

    def living(self, force: int) -> list[int]:
        """Units of a Force on the table."""
        formation = self.formation
        return [unit for unit in self.roster.units_of[force] if formation[unit] < WAITING]

    def garrison_of(self, sector: int) -> int:
        """The unit in a sector, or NO_UNIT."""
        for unit, place in enumerate(self.sector):
            if place == sector:
                return unit
        return NO_UNIT

    # ---- placing and removing ------------------------------------------------------------------------------

    def rect_of(self, unit: int, x: float, y: float, facing: float, formation: int) -> Rect:
        """The rectangle a unit would have, its numbers rounded as ``put`` rounds them."""
        w, d = FOOTPRINT[self.roster.cls[unit]][formation]
        bearing = kept(facing % 360.0)
        return rect_at(kept(x), kept(y), 0.0 if bearing >= 360.0 else bearing, w, d)

    def put(self, unit: int, x: float, y: float, facing: float, formation: int) -> None:
        """Stand a unit on the table in FF or MF, wherever it was before."""
        self.shapes[unit] = self.rect_of(unit, x, y, facing, formation)
        self._stand(unit, formation, NO_SECTOR)

    def put_rect(self, unit: int, rect: Rect, formation: int) -> None:
        """``put`` with the place and facing of a rectangle."""
        self.put(unit, rect.cx, rect.cy, rect.facing, formation)

    def garrison(self, unit: int, sector: int) -> None:
        """A unit becomes the garrison of a sector (MR-23.2)."""
        self.shapes[unit] = self.field.sectors[sector]
        self._stand(unit, GARRISON, sector)

    def _stand(self, unit: int, formation: int, sector: int) -> None:
        if self.formation[unit] >= WAITING:
            listed = self.present[self.roster.side[unit]]
            listed.append(unit)
            listed.sort()
        self.formation[unit] = formation
        self.sector[unit] = sector

    def remove(self, unit: int, to: int = GONE) -> None:
        """Take a unit off the table; its engagements end."""
        if self.formation[unit] < WAITING:
            self.present[self.roster.side[unit]].remove(unit)
        self.formation[unit] = to
        self.shapes[unit] = NOWHERE
        self.sector[unit] = NO_SECTOR
        self.flags[unit] = 0
        self.fired_at[unit] = NO_UNIT
        if self.engagements:
            self.engagements = [e for e in self.engagements if unit not in (e[0], e[1])]

    # ---- engagements (MR-18.10) ----------------------------------------------------------------------------

    def engage(self, attacker: int, defender: int, side: int, x: float, y: float) -> None:
        self.engagements.append((attacker, defender, side, x, y))

    def engaged(self, unit: int) -> bool:
        return any(unit in (e[0], e[1]) for e in self.engagements)

    # ---- officers ------------------------------------------------------------------------------------------

    def officer_present(self, officer: int) -> bool:
        return self.whereabouts[officer] == PRESENT

    def put_officer(self, officer: int, x: float, y: float) -> None:
        self.officers[officer] = rect_at(kept(x), kept(y), 0.0, OFFICER_SIZE, OFFICER_SIZE)
        self.whereabouts[officer] = PRESENT

    def remove_officer(self, officer: int) -> None:
        """MR-3.12."""
        self.officers[officer] = NOWHERE
        self.whereabouts[officer] = REMOVED

    def gap(self, officer: int, unit: int) -> float:
        """Distance from an officer's base to a unit (MR-3.5)."""
        return distance(self.officers[officer], self.shapes[unit])

    def officers_gap(self, one: int, other: int) -> float:
        """Base to base between two officers (MR-11.2)."""
        return distance(self.officers[one], self.officers[other])

    def apart(self, unit: int, other: int) -> float:
        """Distance between two units (MR-5.3)."""
        return distance(self.shapes[unit], self.shapes[other])

    def nearest_enemy(self, unit: int) -> tuple[int, float]:
        """The enemy unit nearest to a unit and its distance; (NO_UNIT, infinity) if there is none. Ties: the first."""
        best = NO_UNIT
        least = math.inf
        shape = self.shapes[unit]
        for other in self.present[1 - self.roster.side[unit]]:
            # within the best so far? that is far quicker than the distance
            if best == NO_UNIT or within(shape, self.shapes[other], least):
                found = distance(shape, self.shapes[other])
                if found < least:
                    least = found
                    best = other
        return best, least

    def enemy_within(self, unit: int, limit: float) -> bool:
        """Is an enemy unit within a distance (MR-1.5)?"""
        shape = self.shapes[unit]
        shapes = self.shapes
        return any(within(shape, shapes[other], limit + EPS) for other in self.present[1 - self.roster.side[unit]])

    def is_infantry(self, unit: int) -> bool:
        return self.roster.cls[unit] == INFANTRY


def kept(value: float) -> float:
    """A coordinate or a bearing as a position keeps it: six decimals."""
    return legs.rounded_to(value, 1e6, 6)


def check_charge(words: tuple[str, ...]) -> None:
    """The path of a charge: an optional turn, then an optional oblique (MR-18.1)."""
    rest = list(words)
    if rest and rest[0][:1] in ("L", "R", "P"):
        legs.parse_leg(rest.pop(0))
    if rest and rest[0][:2] in ("OL", "OR"):
        legs.turn_of(rest[0][2:], 45.0, rest[0])
        rest.pop(0)
    if rest:
        raise BadInput(f"'{rest[0]}' is no part of a charge")
