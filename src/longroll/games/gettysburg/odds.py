"""Odds of a combat or of long-range fire before the dice are rolled.

``assault`` answers "what if these pieces went in there?", ``standing`` the same for a combat that has begun,
``bombardment`` for declared shots. All read the tables and modifiers of ``modifiers``; nothing here adds one.

Players choose inside a combat too. The odds hold for the fixed policy that ``POLICY`` lists and ``policy_answer``
plays, for either side:

* assigned cubes (GB-15.11, GB-14.3) are spread as evenly as possible, the lowest piece number first;
* a cube among equals (GB-14.11, GB-22.17) goes to the first taker the resolver lists;
* cavalry that was hit stands unless it would be eliminated, then it goes if it can (GB-18.3, GB-18.9);
* guns never withdraw after the first round (GB-19.5); they go with leaving cavalry only when no other troops stay
  with them (GB-18.7), and always escape when their cavalry is gone (GB-19.4);
* for a C the attacker falls back with the piece that carries most cubes, the lowest number among equals (GB-15.45);
* retreats are made in piece order to the first way listed (GB-17.4, GB-17.8);
* a hit on artillery falls on a piece not yet damaged, the lowest number first (GB-22.18);
* any other choice (stick, penalty cube, forfeited piece, marker) is the first one listed.

Method: a combat is a chain of half steps, each of which changes one side only. Equal states of a side are merged
(pieces of one kind that came across borders of one class are alike) and every half step is worked out once per
state of its side; the chain then multiplies. Where defenders might run out of room, of cubes or of what this model
can tell (two-sector retreats with their penalties, forfeited pieces), that part is ``lost_mass``; if it is too much,
or an attacker's way back may be full, the real engine is played with the same policy and random dice instead.
What a retreat does to other sectors (GB-16.7) is not part of the odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from time import perf_counter

from longroll.games.gettysburg.artillery import LIMBER, WITHDRAW, GunsLeave
from longroll.games.gettysburg.board import BORDERS, HIGH, LOST, N_PLACES, N_SECTORS, NEIGHBOURS, PLACES, TOWN
from longroll.games.gettysburg.cavalry import Evade, EvadeFire
from longroll.games.gettysburg.combat import (
    AFTER_HITS,
    COUNTER_ATTACKS,
    DEFENDER_CUBES,
    HITS,
    STEP_1,
    STEP_2,
    STEP_3,
    STEP_4,
    STEP_5,
    Combat,
    attacker_fire_items,
    defender_morale_items,
    origins,
)
from longroll.games.gettysburg.components import (
    BIT,
    CA,
    CE,
    COLOUR,
    CR,
    DISRUPTION_MARKERS,
    GUNS,
    KIND,
    MASK,
    MOST,
    NAVY,
    OF_COLOUR,
    PIECES,
    SIDE,
    SIDE_COLOURS,
    TROOPS,
    UA,
    UC,
    UE,
    UI,
    UR,
    members,
)
from longroll.games.gettysburg.damage import Forfeit, Leaving, Penalty, companions, share
from longroll.games.gettysburg.disruption import disrupt
from longroll.games.gettysburg.fire import CUBES, EVASIONS, GUN_HITS, MARKERS, FireOrder, fire_items
from longroll.games.gettysburg.lexicon import ASSIGN, AT_GUNS, AT_TROOPS, E_CUBE, FIRE, STAND, act
from longroll.games.gettysburg.modifiers import (
    ATTACKER_MORALE,
    ATTACKERS_SHOCK,
    ATTACKERS_TABLE,
    COUNTERS,
    DEFENDER_MORALE,
    DEFENDERS_SHOCK,
    DEFENDERS_TABLE,
    DISRUPTS,
    ELIMINATED,
    GUNS_TABLE,
    LONG_SHOCK,
    LONG_TABLE,
    NOTHING,
    RETREATS,
    Items,
    attacker_morale,
    attacking_troops,
    defender_morale,
    defending_gun,
    defending_troops,
    face,
    held,
    total,
)
from longroll.games.gettysburg.retreat import SECTOR_LIMIT, Retreat, beyond, fit
from longroll.games.gettysburg.state import NO_STICK, Battle
from longroll.games.gettysburg.works import StickLost, covered, entrenched_border
from longroll.kit.notation import a_of
from longroll.kit.state import CHANCE, NOBODY
from longroll.kit.terms import Modifier

POLICY: tuple[str, ...] = (
    "policy-even-spread",
    "policy-first-taker",
    "policy-cavalry-stands",
    "policy-guns-stay",
    "policy-guns-follow-cavalry",
    "policy-heaviest-falls-back",
    "policy-first-way",
    "policy-undamaged-gun-first",
)
"""Message keys of the choices the odds take for granted."""

SIDE_KINDS: tuple[tuple[int, ...], tuple[int, ...]] = ((CR, CE, CA), (UR, UE, UI, UC, UA))
"""The kinds that losses are counted by, in the order of the tuples of an ``Outcome``."""

Outcome = tuple[bool, tuple[int, ...], tuple[int, ...], int, int]
"""(the attackers win, attackers eliminated by kind, defenders eliminated by kind, guns damaged, attackers in the
sector)."""

TOLERATED = 0.002
"""Most probability that may be lost before the engine is sampled instead."""
NEGLIGIBLE = 1e-9
"""Less than this is not a loss worth naming."""
MOST_SITUATIONS = 60_000
"""More different situations than this after the first round are not worked out."""
SAMPLES = 4000
PATIENCE = 1.0
"""Seconds that sampling may take."""
REMEMBERED = 4096
"""Combats kept in memory."""


# ---- the policy --------------------------------------------------------------------------------------------


def policy_answer(b: Battle) -> int:
    """The answer (one of ``b.codes``) that the policy gives to the player's decision pending in a combat or fire."""
    top = b.frames[-1]
    codes = b.codes
    if isinstance(top, Combat):
        if top.step == COUNTER_ATTACKS:
            return heaviest(b, codes)
        if top.step == DEFENDER_CUBES:
            piece, later = top.next_defender(b)
            return even_share(b, piece, later)
        if top.step == HITS:
            return codes[0]
    elif isinstance(top, Leaving):
        return even_share(b, top.piece, companions(b, top.piece))
    elif isinstance(top, Evade):
        for code in codes:
            if code != STAND and b.load[a_of(code)] > MOST[NAVY]:
                return code
        return STAND
    elif isinstance(top, EvadeFire):
        if b.cubes[top.sector * 6 + NAVY] <= MOST[NAVY] * len(top.horse(b)):
            return STAND
        return codes[0] if codes[0] != STAND else codes[1]
    elif isinstance(top, GunsLeave):
        if top.why == WITHDRAW or (top.why == LIMBER and staying(b, top.side, top.sector)):
            return STAND
        return codes[1]
    elif isinstance(top, FireOrder):
        if top.step == GUN_HITS:
            for code in codes:
                if not b.damaged[SIDE[a_of(code)]] & MASK[a_of(code)]:
                    return code
            return codes[0]
        if top.step in (CUBES, MARKERS):
            return codes[0]
    elif isinstance(top, Retreat | StickLost | Penalty | Forfeit):
        return codes[0]
    raise ValueError(f"the policy of the odds does not answer {b.decision}")


def heaviest(b: Battle, codes: list[int]) -> int:
    """The first answer that names a piece with most cubes."""
    best = codes[0]
    for code in codes:
        if b.load[a_of(code)] > b.load[a_of(best)]:
            best = code
    return best


def staying(b: Battle, side: int, sector: int) -> bool:
    """Are there troops in the sector that live on with the cubes they carry?"""
    troops = members(side, b.mask(side, sector) & TROOPS[side])
    return any(b.load[piece] <= MOST[COLOUR[piece]] for piece in troops)


def even(pool: int, later: int) -> int:
    """The share of the first when a pool is spread over it and ``later`` others."""
    return -(-pool // (later + 1))


def even_share(b: Battle, piece: int, later: int) -> int:
    low, high = share(b, piece, later)
    wanted = even(b.cubes[b.place[piece] * 6 + COLOUR[piece]], later)
    return act(ASSIGN, piece, min(high, max(low, wanted)))


# ---- what is asked and answered ----------------------------------------------------------------------------


class Attacker:
    """A piece of an assault: the cubes assigned to it and the place it crosses from."""

    def __init__(self, piece: int, load: int, origin: int) -> None:
        self.piece = piece
        self.load = load
        self.origin = origin


class Line:
    """The modifiers of one piece in one step (1 to 5 of a combat, 0 for long-range fire)."""

    def __init__(self, step: int, piece: int, items: Items) -> None:
        self.step = step
        self.piece = piece
        self.modifiers = [Modifier(clause, "modifier-" + clause.replace(".", "-"), value) for clause, value in items]
        self.total = total(items)


class Assault:
    """How a combat may end."""

    def __init__(self, attackers: int, defenders: int) -> None:
        self.win = 0.0
        """The attackers hold the sector at the end."""
        self.hold = 0.0
        self.attacker_losses: list[float] = [0.0] * (attackers + 1)
        """Chance of 0, 1, 2, … attacking pieces eliminated."""
        self.defender_losses: list[float] = [0.0] * (defenders + 1)
        """Chance of 0, 1, 2, … defending pieces eliminated, troops and guns."""
        self.attacker_cubes = 0.0
        self.defender_cubes = 0.0
        """Expected cubes on the pieces that live, wherever they are then."""
        self.attackers_retreated = 0.0
        self.defenders_retreated = 0.0
        """Expected pieces that live but left the sector; the attackers' withdrawal after two rounds included."""
        self.guns_damaged = 0.0
        """Expected guns damaged by their retreat."""
        self.exact = True
        """Worked out, not sampled, and nothing lost."""
        self.lost_mass = 0.0
        """Probability of what was not followed."""
        self.error = 0.0
        """The error of ``win``: the mass lost, or the 95% half width of a sample."""
        self.samples = 0
        """Combats played by the engine; 0 when the odds were worked out."""
        self.outcomes: dict[Outcome, float] = {}
        self.lines: list[Line] = []
        """The itemised modifiers as the first round begins."""

    def again(self) -> Assault:
        """The same odds, for another combat like it; lists and outcomes are shared, so never change them."""
        new = Assault(0, 0)
        new.win = self.win
        new.hold = self.hold
        new.attacker_losses = self.attacker_losses
        new.defender_losses = self.defender_losses
        new.attacker_cubes = self.attacker_cubes
        new.defender_cubes = self.defender_cubes
        new.attackers_retreated = self.attackers_retreated
        new.defenders_retreated = self.defenders_retreated
        new.guns_damaged = self.guns_damaged
        new.exact = self.exact
        new.lost_mass = self.lost_mass
        new.error = self.error
        new.samples = self.samples
        new.outcomes = self.outcomes
        new.lines = self.lines
        return new


class Salvo:
    """What the fire does to one target sector, before cavalry chooses."""

    def __init__(self, sector: int, shots: int) -> None:
        self.sector = sector
        self.cubes: list[float] = [0.0] * (shots + 1)
        """Chance of 0, 1, 2, … cubes placed."""
        self.disruption = 0.0
        """Chance of a new disruption marker."""
        self.troops_lost: list[float] = [0.0] * (shots + 1)
        self.guns_damaged: list[float] = [0.0] * (shots + 1)
        """Chance of 0, 1, 2, … guns newly damaged and still there."""
        self.guns_lost: list[float] = [0.0] * (shots + 1)
        self.colours: list[float] = [0.0] * 6
        """Expected cubes placed by colour."""
        self.outcomes: dict[tuple[bool, tuple[int, ...], int, int, int], float] = {}
        """(new marker, cubes placed by colour, troops lost, guns damaged, guns lost)."""


class Fire:
    """What declared shots may do, one salvo for each target sector."""

    def __init__(self) -> None:
        self.salvoes: list[Salvo] = []
        self.lines: list[Line] = []
        self.exact = True


# ---- dice rolled together ----------------------------------------------------------------------------------


class Volley:
    """What some dice do together: (cubes, 1 for an M or a D among them, chance)."""

    def __init__(self, number: int, results: list[tuple[int, int, float]]) -> None:
        self.number = number
        self.results = results
        self.blunt: list[tuple[int, int, float]] = []
        """The same where an M or a D does no more than any cube: force the check."""
        sums: dict[int, float] = {}
        for cubes, shock, chance in results:
            effect = cubes * 2 + (0 if cubes else shock)
            sums[effect] = sums.get(effect, 0.0) + chance
        for effect, chance in sums.items():
            self.blunt.append((effect >> 1, effect & 1, chance))


Die = tuple[int, ...]
"""Six faces, each as twice the cubes, plus one for an M or a D."""

_volleys: dict[tuple[Die, ...], Volley] = {}
_calm: tuple[bool, ...] = (False,) * len(GUNS_TABLE)


def one_die(items: Items, cubes: tuple[int, ...], shock: tuple[bool, ...]) -> Die:
    counts = [face(number, items) for number in range(1, 7)]
    return tuple(2 * cubes[count] + (1 if shock[count] else 0) for count in counts)


def volley(dice: list[Die]) -> Volley:
    key = tuple(sorted(dice))
    found = _volleys.get(key)
    if found is None:
        numbers: dict[int, int] = {0: 1}
        for die in key:
            after: dict[int, int] = {}
            for before, number in numbers.items():
                for value in die:
                    both = ((before >> 1) + (value >> 1)) * 2 + ((before | value) & 1)
                    after[both] = after.get(both, 0) + number
            numbers = after
        throws = float(6 ** len(key))
        results = [(value >> 1, value & 1, number / throws) for value, number in sorted(numbers.items())]
        found = Volley(len(_volleys), results)
        _volleys[key] = found
    return found


# ---- one side in the combat --------------------------------------------------------------------------------

ROOMY = 15
"""Room for every retreat that can come."""
KIND_BITS = 4
DAMAGE_SHIFT = 20
DEFENCE_BITS = 24
"""Losses are packed by kind, four bits each, then (defenders) the guns damaged."""
COLOUR_BITS = 6


class Force:
    """The troops of one side still in the sector, and what became of the others.

    ``codes``: eight times the type (see ``Half``) plus the cubes, sorted. ``lost``: packed by kind. ``gone``: cubes
    that left with retreats, packed by colour where the supply may run out. ``room``: retreats still possible.
    """

    def __init__(self, number: int, codes: tuple[int, ...], lost: int, gone: int, room: int) -> None:
        self.number = number
        self.codes = codes
        self.lost = lost
        self.gone = gone
        self.room = room
        self.size = len(codes)
        self.cubes = sum([code & 7 for code in codes])
        self.volley = Volley(-1, [])
        self.flank = 0
        self.struck: dict[int, Struck] = {}
        self.checked: Check | None = None
        self.replies: dict[int, Reply] = {}
        self.endings: dict[int, Ending] = {}
        self.falls: dict[int, Force] = {}
        self.stands: list[Stand | None] = [None, None, None, None]
        self.lasts: dict[int, Last] = {}


class Struck:
    """A force after cubes. ``away``: cubes that left with cavalry. ``won``: no troops are left (packed losses)."""

    def __init__(self, force: Force, away: int, known: bool, won: int) -> None:
        self.force = force
        self.away = away
        self.known = known
        self.won = won


class Check:
    """Attackers after their morale check."""

    def __init__(self, forces: list[tuple[Force, float]], away: float) -> None:
        self.forces = forces
        self.away = away
        """Expected cubes that left."""
        self.ends: list[tuple[int, float]] = []
        self.cubes = 0.0
        """As in ``Ending``."""


class Reply:
    """Attackers after steps 2 and 3 against given fire."""

    def __init__(self) -> None:
        self.forces: list[tuple[Force, float]] = []
        self.unknown = 0.0
        self.away = 0.0


class Ending:
    """The same in the last round, by what still matters: numbers of ``Attack.ends``."""

    def __init__(self) -> None:
        self.ends: list[tuple[int, float]] = []
        self.unknown = 0.0
        self.cubes = 0.0
        """Expected cubes on the living, present or gone in these steps."""


class End:
    """All that matters of attackers who fire for the last time."""

    def __init__(self, force: Force) -> None:
        self.size = force.size
        self.lost = force.lost
        self.flank = force.flank
        self.volley = force.volley
        self.key = (force.lost << KIND_BITS | force.size) << 1 | force.flank


class Stand:
    """Defenders after their check: (force, disrupted, Cs, chance), and (packed losses, chance) if none is left."""

    def __init__(self) -> None:
        self.on: list[tuple[Force, int, int, float]] = []
        self.won: list[tuple[int, float]] = []
        self.unknown = 0.0
        self.away = 0.0


class Last:
    """The same in the last round: (twice the packed losses, plus one if won, chance), and what is left."""

    def __init__(self) -> None:
        self.results: list[tuple[int, float]] = []
        self.unknown = 0.0
        self.present = 0.0
        self.cubes = 0.0


class Half:
    """One side of a combat. A *type* is a run of pieces, in order, that nothing tells apart but their cubes."""

    def __init__(self, side: int, pieces: list[int], loads: list[int], borders: list[int], alike: bool) -> None:
        self.side = side
        self.kind: list[int] = []
        self.border: list[int] = []
        """Of attackers: 1 the works face them, 2 they come on the flank."""
        codes: list[int] = []
        for piece, load, border in zip(pieces, loads, borders, strict=True):
            if not alike or not self.kind or self.kind[-1] != KIND[piece] or self.border[-1] != border:
                self.kind.append(KIND[piece])
                self.border.append(border)
            codes.append((len(self.kind) - 1) * 8 + load)
        self.codes = tuple(sorted(codes))
        self.colour = [SIDE_COLOURS[side][SIDE_KINDS[side].index(kind)] for kind in self.kind]
        self.most = [MOST[colour] for colour in self.colour]
        self.unit = [1 << KIND_BITS * SIDE_KINDS[side].index(kind) for kind in self.kind]
        self.spare: list[int] = [-1] * 6
        """Cubes of a colour in the supply and on these pieces, where they may run out."""
        self.sole: list[bool] = [False] * 6
        """Colours with one piece on the map: without a cube left it is forfeited, which is what the cube would do."""
        self.through = False
        """Where there is no room next door a piece may retreat two sectors: not followed."""
        self.forces: list[Force] = []
        self.known: dict[tuple[tuple[int, ...], int, int, int], Force] = {}
        self.dice: dict[int, Die] = {}

    def ration(self, b: Battle, worst: int) -> None:
        """Watch the colours that may run out when ``worst`` cubes are inflicted (GB-2.4)."""
        for colour in set(self.colour):
            number = held_now = 0
            for code in self.codes:
                if self.colour[code >> 3] == colour:
                    number += 1
                    held_now += code & 7
            if colour == NAVY:
                need = worst
            else:
                everyone = members(self.side, OF_COLOUR[colour])
                self.sole[colour] = len([p for p in everyone if b.place[p] < N_SECTORS]) == 1
                need = min(worst, MOST[colour] * number - held_now + (0 if self.sole[colour] else 1))
            if b.supply[colour] < need:
                self.spare[colour] = b.supply[colour] + held_now

    def key(self) -> tuple[object, ...]:
        watch = tuple([-1 if self.spare[c] < 0 else self.spare[c] * 2 + self.sole[c] for c in self.colour])
        return (self.side, tuple(self.kind), tuple(self.border), self.codes, watch, self.through)

    def force(self, codes: tuple[int, ...], lost: int, gone: int, room: int) -> Force:
        key = (codes, lost, gone, room)
        found = self.known.get(key)
        if found is None:
            found = Force(len(self.forces), codes, lost, gone, room)
            self.forces.append(found)
            self.known[key] = found
            self.arm(found)
        return found

    def arm(self, force: Force) -> None:
        """Note how the force fires and whether it comes on the flank."""
        dice = []
        for code in force.codes:
            die = self.dice.get(code)
            if die is None:
                die = self.die(code >> 3, code & 7)
                self.dice[code] = die
            dice.append(die)
            if self.border[code >> 3] & 2:
                force.flank = 1
        force.volley = volley(dice)

    def die(self, sort: int, load: int) -> Die:
        """The fire of one piece of a type."""
        raise NotImplementedError

    def fate(self, force: Force, retreated: int, horse: bool) -> int:
        """What becomes of guns when the troops are gone: packed losses of the side, -1 if not known."""
        return force.lost

    # ---- cubes (GB-14.9, GB-14.11, GB-14.14, GB-18.3, GB-18.4) ---------------------------------------------

    def supply(self, colour: int, types: list[int], loads: list[int], gone: int) -> int:
        """Cubes of a watched colour left in the supply."""
        left = self.spare[colour] - (gone >> COLOUR_BITS * colour & 63)
        for kind, load in zip(types, loads, strict=True):
            if self.colour[kind] == colour:
                left -= load
        return left

    def strike(self, force: Force, cubes: int) -> Struck:
        """The force after so many cubes and what cavalry does about them."""
        found = force.struck.get(cubes)
        if found is None:
            found = self.hit(force, cubes) if cubes else Struck(force, 0, True, -1)
            force.struck[cubes] = found
        return found

    def hit(self, force: Force, cubes: int) -> Struck:
        types = [code >> 3 for code in force.codes]
        loads = [code & 7 for code in force.codes]
        lost, gone, room = force.lost, force.gone, force.room
        hurt = False
        for _ in range(cubes):
            if not types:
                break
            pick = self.taker(types, loads)
            colour = self.colour[types[pick]]
            forfeit = False
            if colour == NAVY:
                hurt = True
            elif self.spare[colour] >= 0 and self.supply(colour, types, loads, gone) <= 0:
                if not self.sole[colour]:
                    return Struck(force, 0, False, -1)
                forfeit = True
            loads[pick] += 1
            if forfeit or (loads[pick] > MOST[colour] and colour != NAVY):
                lost += self.unit[types[pick]]
                del types[pick], loads[pick]
        away = 0
        evaded = 0
        if hurt:
            for number in range(len(types) - 1, -1, -1):
                kind = types[number]
                if self.colour[kind] != NAVY or loads[number] <= MOST[NAVY]:
                    continue
                if loads[number] == MOST[NAVY] + 1 and room == 0 and self.through:
                    return Struck(force, 0, False, -1)
                if loads[number] == MOST[NAVY] + 1 and room:
                    away += MOST[NAVY]
                    gone += MOST[NAVY] << COLOUR_BITS * NAVY if self.spare[NAVY] >= 0 else 0
                    room -= 1 if room < ROOMY else 0
                    evaded = 1
                else:
                    lost += self.unit[kind]
                del types[number], loads[number]
            if self.spare[NAVY] >= 0 and self.supply(NAVY, types, loads, gone) < 0:
                return Struck(force, 0, False, -1)
        codes = sorted([kind * 8 + load for kind, load in zip(types, loads, strict=True)])
        after = self.force(tuple(codes), lost, gone, room)
        if after.size or not force.size:
            return Struck(after, away, True, -1)
        won = self.fate(after, evaded, True)
        return Struck(after, away, won >= 0, won)

    def taker(self, types: list[int], loads: list[int]) -> int:
        """The first of those with fewest cubes that bears one more, else the first of them."""
        least = min(loads)
        first = -1
        for number, load in enumerate(loads):
            if load == least:
                if least < self.most[types[number]]:
                    return number
                if first < 0:
                    first = number
        return first

    def leaving(self, code: int) -> int:
        """What a retreat with these cubes adds to ``gone``."""
        colour = self.colour[code >> 3]
        return (code & 7) << COLOUR_BITS * colour if self.spare[colour] >= 0 else 0


class Attack(Half):
    """The attackers: steps 3 and 4."""

    def __init__(self, side: int, pieces: list[int], loads: list[int], borders: list[int]) -> None:
        super().__init__(side, pieces, loads, borders, True)
        self.ends: list[End] = []
        self.end_numbers: dict[tuple[int, int], int] = {}

    def die(self, sort: int, load: int) -> Die:
        return one_die(attacking_troops(load, bool(self.border[sort] & 1)), ATTACKERS_TABLE, ATTACKERS_SHOCK)

    def check(self, force: Force) -> Check:
        """GB-15.17 to GB-15.23."""
        found = force.checked
        if found is not None:
            return found
        states: dict[tuple[tuple[int, ...], int, int], float] = {((), force.lost, force.gone): 1.0}
        away = 0.0
        for code in force.codes:
            kind = self.kind[code >> 3]
            column = held((code & 7) + total(attacker_morale(kind)))
            results = [ATTACKER_MORALE[die][column] for die in range(1, 7)]
            eliminated = results.count(ELIMINATED) / 6
            retreats = results.count(RETREATS) / 6
            stays = results.count(NOTHING) / 6
            away += retreats * (code & 7)
            after: dict[tuple[tuple[int, ...], int, int], float] = {}
            for (codes, lost, gone), chance in states.items():
                if stays:
                    key = ((*codes, code), lost, gone)
                    after[key] = after.get(key, 0.0) + chance * stays
                if retreats:
                    key = (codes, lost, gone + self.leaving(code))
                    after[key] = after.get(key, 0.0) + chance * retreats
                if eliminated:
                    key = (codes, lost + self.unit[code >> 3], gone)
                    after[key] = after.get(key, 0.0) + chance * eliminated
            states = after
        forces = [(self.force(codes, lost, gone, force.room), chance) for (codes, lost, gone), chance in states.items()]
        found = Check(forces, away)
        found.cubes = away
        ends: dict[int, float] = {}
        for left, chance in forces:
            number = self.end(left)
            ends[number] = ends.get(number, 0.0) + chance
            found.cubes += chance * left.cubes
        found.ends = list(ends.items())
        force.checked = found
        return found

    def reply(self, force: Force, fire: Volley, shaken: int) -> Reply:
        """Steps 2 and 3: the defenders' fire and the check that follows it."""
        number = fire.number * 2 + shaken
        found = force.replies.get(number)
        if found is not None:
            return found
        reply = Reply()
        forces: dict[int, float] = {}
        for cubes, shock, chance in fire.blunt:
            struck = self.strike(force, cubes)
            if not struck.known:
                reply.unknown += chance
                continue
            reply.away += chance * struck.away
            after = struck.force
            if after.size and (shaken or shock or cubes):
                check = self.check(after)
                reply.away += chance * check.away
                for left, part in check.forces:
                    forces[left.number] = forces.get(left.number, 0.0) + chance * part
            else:
                forces[after.number] = forces.get(after.number, 0.0) + chance
        reply.forces = [(self.forces[index], chance) for index, chance in forces.items()]
        force.replies[number] = reply
        return reply

    def ending(self, force: Force, fire: Volley) -> Ending:
        """Steps 2 and 3 of the last round."""
        ending = Ending()
        ends: dict[int, float] = {}
        for cubes, shock, chance in fire.blunt:
            struck = self.strike(force, cubes)
            if not struck.known:
                ending.unknown += chance
                continue
            after = struck.force
            if after.size and (shock or cubes):
                check = self.check(after)
                ending.cubes += chance * (struck.away + check.cubes)
                for end, part in check.ends:
                    ends[end] = ends.get(end, 0.0) + chance * part
            else:
                ending.cubes += chance * (struck.away + after.cubes)
                end = self.end(after)
                ends[end] = ends.get(end, 0.0) + chance
        ending.ends = list(ends.items())
        force.endings[fire.number] = ending
        return ending

    def end(self, force: Force) -> int:
        key = (force.volley.number, (force.lost << KIND_BITS | force.size) << 1 | force.flank)
        found = self.end_numbers.get(key, -1)
        if found < 0:
            found = len(self.ends)
            self.end_numbers[key] = found
            self.ends.append(End(force))
        return found

    def fall_back(self, force: Force, number: int) -> Force:
        """GB-15.45: so many of the attackers with most cubes go."""
        found = force.falls.get(number)
        if found is None:
            codes = list(force.codes)
            gone = force.gone
            for _ in range(number):
                if codes:
                    most = max([code & 7 for code in codes])
                    heavy = next(code for code in codes if code & 7 == most)
                    codes.remove(heavy)
                    gone += self.leaving(heavy)
            found = self.force(tuple(codes), force.lost, gone, force.room)
            force.falls[number] = found
        return found


Ground = tuple[bool, bool, bool]
"""Hill or ridge, town, both sticks on one border."""


class Defence(Half):
    """The defenders: steps 1, 2 and 5, and the fate of their guns."""

    def __init__(
        self,
        side: int,
        pieces: list[int],
        loads: list[int],
        guns: list[int],
        room: int,
        ground: tuple[bool, bool, bool],
    ) -> None:
        super().__init__(side, pieces, loads, [0] * len(pieces), room >= ROOMY)
        self.guns = guns
        """1 for each gun that is damaged, else 0."""
        self.room = room
        self.high, self.town, self.works = ground
        self.rows: dict[int, list[tuple[int, float]]] = {}
        self.markers = True
        """A disruption marker can be placed (GB-2.8)."""

    def die(self, sort: int, load: int) -> Die:
        return one_die(defending_troops(load), DEFENDERS_TABLE, DEFENDERS_SHOCK)

    def cannonade(self) -> Volley:
        return volley([one_die(defending_gun(bool(damaged)), GUNS_TABLE, _calm) for damaged in self.guns])

    def fate(self, force: Force, retreated: int, horse: bool) -> int:
        """GB-19.1 to GB-19.4, GB-18.7. ``horse``: they leave as they are, else by the damaging retreat."""
        gun = 1 << KIND_BITS * (len(SIDE_KINDS[self.side]) - 1)
        number = len(self.guns)
        if not retreated:
            return force.lost + number * gun
        going = number if horse else self.guns.count(0)
        if going > force.room:
            if self.through:
                return -1
            going = force.room
        damaged = 0 if horse else going
        return force.lost + (number - going) * gun + (damaged << DAMAGE_SHIFT)

    def morale(self, code: int, flank: int, disrupted: int) -> list[tuple[int, float]]:
        """(result, chance) for one piece."""
        slot = code * 4 + flank * 2 + disrupted
        found = self.rows.get(slot)
        if found is None:
            kind = self.kind[code >> 3]
            items = defender_morale(kind, self.high, self.town, self.works, bool(flank), bool(disrupted))
            column = held((code & 7) + total(items))
            results = [DEFENDER_MORALE[die][column] for die in range(1, 7)]
            found = [(result, results.count(result) / 6) for result in sorted(set(results))]
            self.rows[slot] = found
        return found

    def stand(self, force: Force, flank: int, disrupted: int) -> Stand:
        """GB-15.30 to GB-15.44."""
        slot = flank * 2 + disrupted
        found = force.stands[slot]
        if found is not None:
            return found
        stand = Stand()
        # codes, lost, gone, room, then bits: 1 a D, 2 some retreated, 4 for each C
        states: dict[tuple[tuple[int, ...], int, int, int, int], float] = {
            ((), force.lost, force.gone, force.room, 0): 1.0
        }
        horse = True
        for code in force.codes:
            horse = horse and self.kind[code >> 3] == UC
            after: dict[tuple[tuple[int, ...], int, int, int, int], float] = {}
            for result, part in self.morale(code, flank, disrupted):
                for (codes, lost, gone, room, marks), before in states.items():
                    chance = before * part
                    if result == ELIMINATED:
                        key = (codes, lost + self.unit[code >> 3], gone, room, marks)
                    elif result == RETREATS:
                        if room:
                            stand.away += chance * (code & 7)
                            left = room - 1 if room < ROOMY else room
                            key = (codes, lost, gone + self.leaving(code), left, marks | 2)
                        elif self.through:
                            stand.unknown += chance
                            continue
                        else:
                            key = (codes, lost + self.unit[code >> 3], gone, room, marks)
                    elif result == DISRUPTS:
                        key = ((*codes, code), lost, gone, room, marks | 1)
                    elif result == COUNTERS:
                        key = ((*codes, code), lost, gone, room, marks + 4)
                    else:
                        key = ((*codes, code), lost, gone, room, marks)
                    after[key] = after.get(key, 0.0) + chance
            states = after
        for (codes, lost, gone, room, marks), chance in states.items():
            left_over = self.force(codes, lost, gone, room)
            if codes:
                shaken = disrupted | (marks & 1 if self.markers else 0)
                stand.on.append((left_over, shaken, marks >> 2, chance))
                continue
            won = self.fate(left_over, marks & 2, horse)
            if won < 0:
                stand.unknown += chance
            else:
                stand.won.append((won, chance))
        force.stands[slot] = stand
        return stand

    def last(self, force: Force, effect: int, flank: int, disrupted: int) -> Last:
        """Steps 4 and 5 of the last round. ``effect``: twice the cubes, plus one for a D."""
        slot = effect * 4 + flank * 2 + disrupted
        found = force.lasts.get(slot)
        if found is not None:
            return found
        last = Last()
        struck = self.strike(force, effect >> 1)
        if not struck.known:
            last.unknown = 1.0
        elif struck.won >= 0:
            last.cubes = float(struck.away)
            last.results = [(struck.won * 2 + 1, 1.0)]
        elif not effect:
            last.cubes = float(force.cubes)
            last.present = float(force.size + len(self.guns))
            last.results = [(force.lost * 2, 1.0)]
        else:
            marker = disrupted | (effect & 1 if self.markers else 0)
            self.sum_up(last, self.stand(struck.force, flank, marker), struck.away)
        force.lasts[slot] = last
        return last

    def sum_up(self, last: Last, stand: Stand, away: int) -> None:
        """The morale check of the last round, after which the attackers go back whatever happens."""
        last.unknown = stand.unknown
        last.cubes = away * (1.0 - stand.unknown) + stand.away
        results: dict[int, float] = {}
        for left, _, _, chance in stand.on:
            last.present += chance * (left.size + len(self.guns))
            last.cubes += chance * left.cubes
            results[left.lost * 2] = results.get(left.lost * 2, 0.0) + chance
        for won, chance in stand.won:
            results[won * 2 + 1] = results.get(won * 2 + 1, 0.0) + chance
        last.results = list(results.items())


# ---- the chain of half steps -------------------------------------------------------------------------------


class Onset:
    """Steps 4 and 5 of the first round for attackers who fire alike: (situation, Cs, chance); see ``Engagement``."""

    def __init__(self) -> None:
        self.on: list[tuple[int, int, float]] = []
        self.won: list[tuple[int, float]] = []
        self.unknown = 0.0
        self.away = 0.0


class Tally:
    """What is added up over all ends."""

    def __init__(self) -> None:
        self.outcomes: dict[int, float] = {}
        self.unknown = 0.0
        self.attacker_cubes = 0.0
        self.defender_cubes = 0.0
        self.present = 0.0
        """Expected defenders in the sector at the end."""

    def add(self, lost: int, stay: int, fallen: int, won: int, chance: float) -> None:
        key = ((lost << KIND_BITS | stay) << DEFENCE_BITS | fallen) << 1 | won
        self.outcomes[key] = self.outcomes.get(key, 0.0) + chance


class Engagement:
    """A combat at the start of a step 1 or 2, worked out from there."""

    def __init__(self, attack: Attack, defence: Defence, disrupted: int) -> None:
        self.attack = attack
        self.defence = defence
        self.disrupted = disrupted
        self.tally = Tally()

    def hold(self, force: Force, defenders: Force, chance: float) -> None:
        """The attackers are gone or go now."""
        tally = self.tally
        tally.add(force.lost, 0, defenders.lost, 0, chance)
        tally.attacker_cubes += chance * force.cubes
        tally.defender_cubes += chance * defenders.cubes
        tally.present += chance * (defenders.size + len(self.defence.guns))

    def solve(self, number: int, guns_fire: bool, shaken: int) -> Tally | None:
        """From round ``number`` on; None if there are too many situations."""
        attack, defence, tally = self.attack, self.defence, self.tally
        attackers = attack.force(attack.codes, 0, 0, ROOMY)
        defenders = defence.force(defence.codes, 0, 0, defence.room)
        rows: dict[int, dict[int, float]] = {}
        if number == 2:
            rows[defenders.number * 2 + self.disrupted] = {attackers.number: 1.0}
            self.last_round(rows)
            return tally
        first: dict[int, float] = {}
        cannonade = defence.cannonade() if guns_fire else volley([])
        for cubes, _, chance in cannonade.results:
            struck = attack.strike(attackers, cubes)
            if not struck.known:
                tally.unknown += chance
                continue
            tally.attacker_cubes += chance * struck.away
            if not struck.force.size:
                self.hold(struck.force, defenders, chance)
                continue
            reply = attack.reply(struck.force, defenders.volley, 1 if cubes or shaken else 0)
            tally.unknown += chance * reply.unknown
            tally.attacker_cubes += chance * reply.away
            for after, part in reply.forces:
                if after.size:
                    first[after.number] = first.get(after.number, 0.0) + chance * part
                else:
                    self.hold(after, defenders, chance * part)
        if not self.first_assault(first, defenders, rows):
            return None
        self.last_round(rows)
        return tally

    def first_assault(self, first: dict[int, float], defenders: Force, rows: dict[int, dict[int, float]]) -> bool:
        """Steps 4 and 5 of the first round: fills ``rows``, attackers by defenders and disruption."""
        attack, defence, tally = self.attack, self.defence, self.tally
        onsets: dict[int, Onset] = {}
        situations = 0
        for number, chance in first.items():
            force = attack.forces[number]
            if not defenders.size:
                # GB-19.7: guns alone
                tally.add(force.lost, force.size, defence.fate(defenders, 0, False), 1, chance)
                tally.attacker_cubes += chance * force.cubes
                continue
            key = force.volley.number * 2 + force.flank
            onset = onsets.get(key)
            if onset is None:
                onset = self.onset(force.volley, force.flank, defenders)
                onsets[key] = onset
            tally.unknown += chance * onset.unknown
            tally.defender_cubes += chance * onset.away
            for fallen, part in onset.won:
                tally.add(force.lost, force.size, fallen, 1, chance * part)
                tally.attacker_cubes += chance * part * force.cubes
            for situation, counters, part in onset.on:
                weight = chance * part
                left = force
                if counters:
                    left = attack.fall_back(force, counters)
                    tally.attacker_cubes += weight * (force.cubes - left.cubes)
                    if not left.size:
                        self.hold(left, defence.forces[situation >> 1], weight)
                        continue
                row = rows.get(situation)
                if row is None:
                    row = {}
                    rows[situation] = row
                before = row.get(left.number)
                if before is None:
                    row[left.number] = weight
                    situations += 1
                    if situations > MOST_SITUATIONS:
                        return False
                else:
                    row[left.number] = before + weight
        return True

    def onset(self, fire: Volley, flank: int, defenders: Force) -> Onset:
        defence = self.defence
        onset = Onset()
        on: dict[int, float] = {}
        won: dict[int, float] = {}
        for cubes, shock, chance in fire.blunt if self.disrupted or not defence.markers else fire.results:
            struck = defence.strike(defenders, cubes)
            if not struck.known:
                onset.unknown += chance
                continue
            onset.away += chance * struck.away
            force = struck.force
            disrupted = self.disrupted | (shock if defence.markers else 0)
            if struck.won >= 0:
                won[struck.won] = won.get(struck.won, 0.0) + chance
            elif not cubes and not shock:
                key = (force.number * 2 + disrupted) * 16
                on[key] = on.get(key, 0.0) + chance
            else:
                stand = defence.stand(force, flank, disrupted)
                onset.unknown += chance * stand.unknown
                onset.away += chance * stand.away
                for left, marker, counters, part in stand.on:
                    key = (left.number * 2 + marker) * 16 + counters
                    on[key] = on.get(key, 0.0) + chance * part
                for fallen, part in stand.won:
                    won[fallen] = won.get(fallen, 0.0) + chance * part
        onset.on = [(key >> 4, key & 15, chance) for key, chance in on.items()]
        onset.won = list(won.items())
        return onset

    def last_round(self, rows: dict[int, dict[int, float]]) -> None:
        """Steps 2 to 5 of the second round, and the attackers' withdrawal."""
        attack, defence, tally = self.attack, self.defence, self.tally
        forces = attack.forces
        for situation, row in rows.items():
            defenders = defence.forces[situation >> 1]
            fire = defenders.volley
            number = fire.number
            sums: dict[int, float] = {}
            for index, chance in row.items():
                force = forces[index]
                ending = force.endings.get(number)
                if ending is None:
                    ending = attack.ending(force, fire)
                tally.unknown += chance * ending.unknown
                tally.attacker_cubes += chance * ending.cubes
                for end, part in ending.ends:
                    sums[end] = sums.get(end, 0.0) + chance * part
            self.last_assault(defenders, situation & 1, sums)

    def last_assault(self, defenders: Force, disrupted: int, sums: dict[int, float]) -> None:
        """Steps 4 and 5 of the second round, by numbers of ``Attack.ends``."""
        defence, tally = self.defence, self.tally
        ends = self.attack.ends
        blunt = bool(disrupted) or not defence.markers
        # attackers that differ only in how they fire are added up by what their fire does
        fires: dict[int, list[float]] = {}
        for index, chance in sums.items():
            end = ends[index]
            if not end.size:
                tally.add(end.lost, 0, defenders.lost, 0, chance)
                tally.defender_cubes += chance * defenders.cubes
                tally.present += chance * (defenders.size + len(defence.guns))
                continue
            effects = fires.get(end.key)
            if effects is None:
                effects = [0.0] * (4 * end.size + 2)
                fires[end.key] = effects
            for cubes, shock, part in end.volley.blunt if blunt else end.volley.results:
                effects[cubes * 2 + shock] += chance * part
        for key, effects in fires.items():
            flank = key & 1
            size = key >> 1 & 15
            lost = key >> 1 + KIND_BITS
            fallen_sums: dict[int, float] = {}
            for effect, chance in enumerate(effects):
                if chance:
                    last = defence.last(defenders, effect, flank, disrupted)
                    tally.unknown += chance * last.unknown
                    tally.defender_cubes += chance * last.cubes
                    tally.present += chance * last.present
                    for fallen, part in last.results:
                        fallen_sums[fallen] = fallen_sums.get(fallen, 0.0) + chance * part
            for fallen, chance in fallen_sums.items():
                tally.add(lost, size if fallen & 1 else 0, fallen >> 1, fallen & 1, chance)


# ---- from the board to the model ---------------------------------------------------------------------------


def stage(b: Battle, sector: int, attackers: Sequence[Attacker]) -> Battle:
    """A copy of the position in which the attackers stand in the sector, ready for its combat."""
    staged = b.copy()
    staged.told = None
    left: list[int] = []
    for attacker in attackers:
        piece, load = attacker.piece, attacker.load
        start = staged.place[piece]
        if start == sector:
            continue
        staged.supply[COLOUR[piece]] -= load
        if start < N_PLACES:
            slot = start * 6 + COLOUR[piece]
            pooled = min(load, staged.cubes[slot])
            staged.cubes[slot] -= pooled
            staged.supply[COLOUR[piece]] += pooled
            left.append(start)
        staged.put(piece, sector)
        staged.load[piece] = load
        staged.origin[piece] = attacker.origin
    for start in left:
        staged.tidy(start)
    staged.contested |= BIT[sector]
    side = SIDE[attackers[0].piece]
    staged.frames = [Combat(side, sector)]
    return staged


def verify(sector: int, attackers: Sequence[Attacker]) -> None:
    for attacker in attackers:
        piece = attacker.piece
        name = PIECES[piece]
        if COLOUR[piece] < 0 or SIDE[piece] != SIDE[attackers[0].piece]:
            raise ValueError(f"{name} cannot take part in this assault")
        if not 0 <= attacker.load <= MOST[COLOUR[piece]]:
            raise ValueError(f"{name} cannot carry {attacker.load} cubes")
        if attacker.origin not in BORDERS[sector]:
            raise ValueError(f"{name} cannot cross into {PLACES[sector]} from where it is said to come")


def defender_loads(b: Battle, troops: tuple[int, ...], done: list[int]) -> list[int]:
    """The cubes of each defender when those still in the pool are spread evenly (GB-15.11)."""
    pools = b.cubes
    spread: list[int] = [0] * 6
    loads: list[int] = []
    for number, piece in enumerate(troops):
        colour = COLOUR[piece]
        if piece in done:
            loads.append(b.load[piece])
            continue
        later = sum([1 for p in troops[number + 1 :] if COLOUR[p] == colour and p not in done])
        part = even(pools[b.place[piece] * 6 + colour] - spread[colour], later)
        spread[colour] += part
        loads.append(part)
    return loads


def way_back_full(b: Battle, attackers: tuple[int, ...]) -> bool:
    """May an attacker find its way back full (GB-17.11)?"""
    side = SIDE[attackers[0]]
    for piece in attackers:
        origin = b.origin[piece]
        if origin < N_SECTORS:
            others = [p for p in attackers if b.origin[p] == origin]
            if b.count(side, origin) + len(others) > SECTOR_LIMIT:
                return True
    return False


def retreat_room(b: Battle, side: int, sector: int, barred: int) -> tuple[int, bool]:
    """How many defenders find room next door (GB-17.4), and whether others could go two sectors (GB-17.8)."""
    near = [s for s in NEIGHBOURS[sector] if fit(b, side, s, barred)]
    room = sum([max(0, SECTOR_LIMIT - b.count(side, s)) for s in near])
    for passed in near:
        if any(last not in near for _, last in beyond(b, side, passed, sector, barred)):
            return room, True
    return room, False


_worked_out: dict[tuple[object, ...], Assault | None] = {}
_sampled: dict[tuple[object, ...], Assault] = {}


def forget() -> None:
    """Empty the memory of worked-out combats."""
    _worked_out.clear()
    _sampled.clear()


def assault(
    b: Battle, sector: int, attackers: Sequence[Attacker], samples: int = SAMPLES, patience: float = PATIENCE
) -> Assault:
    """The odds if these pieces, and those of their side already there, assaulted the sector. ``b`` stays as it is.

    ``samples`` and ``patience`` (seconds) bound the work where the odds cannot be worked out.
    """
    verify(sector, attackers)
    if not attackers:
        empty = Assault(0, b.count(0, sector) + b.count(1, sector))
        empty.hold = empty.attacker_losses[0] = empty.defender_losses[0] = 1.0
        return empty
    staged = stage(b, sector, attackers)
    combat = staged.frames[0]
    assert isinstance(combat, Combat)
    combat.barred = origins(staged, combat.attacker, staged.contested)
    odds = reckon(staged, combat, 1, True, 0, [])
    if odds is None:
        combat.barred = 0
        staged.settle()
        odds = sample(staged, sector, SIDE[attackers[0].piece], samples, patience)
    return odds


def standing(b: Battle, samples: int = SAMPLES, patience: float = PATIENCE) -> Assault | None:
    """The odds of the combat in progress, None if there is none.

    Worked out at its start and at the start of its second round; sampled at other moments.
    """
    depth = len(b.frames) - 1
    while depth >= 0 and not isinstance(b.frames[depth], Combat):
        depth -= 1
    if depth < 0:
        return None
    combat = b.frames[depth]
    assert isinstance(combat, Combat)
    top = b.frames[-1]
    odds: Assault | None = None
    if isinstance(top, GunsLeave) and top.why == WITHDRAW:
        odds = reckon(b, combat, combat.round, False, 0, combat.rolling)
    elif top is combat and not combat.dice:
        if combat.step == STEP_1:
            odds = reckon(b, combat, 1, True, 0, [])
        elif combat.step == DEFENDER_CUBES or combat.step == STEP_2:
            odds = reckon(b, combat, combat.round, False, combat.shaken, combat.rolling)
    if odds is None:
        copy = b.copy()
        copy.frames = copy.frames[depth:]
        odds = sample(copy, combat.sector, combat.attacker, samples, patience)
    return odds


def reckon(b: Battle, combat: Combat, number: int, guns_fire: bool, shaken: int, done: list[int]) -> Assault | None:
    """The odds from here, worked out; None if that is not possible. ``done``: defenders with their cubes assigned."""
    side, sector = combat.attacker, combat.sector
    foe = 1 - side
    attackers = combat.attackers(b)
    troops = combat.defending_troops(b)
    guns = combat.defending_guns(b)
    size = len(troops) + len(guns)
    if not size:
        return walkover(b, attackers)
    if way_back_full(b, attackers):
        return None
    border = entrenched_border(b, sector)
    works = b.sticks[2 * sector] != NO_STICK
    borders: list[int] = []
    for piece in attackers:
        origin = b.origin[piece]
        facing = border != NO_STICK and border == origin
        borders.append((1 if facing else 0) + (2 if works and not covered(b, sector, origin) else 0))
    attack = Attack(side, list(attackers), [b.load[p] for p in attackers], borders)
    room, through = retreat_room(b, foe, sector, combat.barred)
    loads = defender_loads(b, troops, done)
    damaged = [1 if b.damaged[foe] & MASK[gun] else 0 for gun in guns]
    ground = (HIGH[sector], sector == TOWN, border != NO_STICK)
    defence = Defence(foe, list(troops), loads, damaged, ROOMY if room >= size else room, ground)
    defence.through = through and room < size
    disrupted = 1 if b.disrupted & BIT[sector] else 0
    defence.markers = b.disrupted.bit_count() < DISRUPTION_MARKERS
    attack.ration(b, 2 * len(guns) + 4 * len(troops))
    defence.ration(b, 4 * len(attackers))
    place = (tuple(damaged), defence.room, ground, disrupted, defence.markers)
    key = (attack.key(), defence.key(), place, number, guns_fire, shaken)
    if key in _worked_out:
        odds = _worked_out[key]
    else:
        tally = Engagement(attack, defence, disrupted).solve(number, guns_fire, shaken)
        odds = report(tally, side, len(attackers), size) if tally is not None and tally.unknown <= TOLERATED else None
        if len(_worked_out) >= REMEMBERED:
            _worked_out.pop(next(iter(_worked_out)))
        _worked_out[key] = odds
    if odds is None:
        return None
    odds = odds.again()
    odds.lines = itemise(b, sector, attackers, troops, guns, loads)
    return odds


def walkover(b: Battle, attackers: tuple[int, ...]) -> Assault:
    """Nobody is there."""
    odds = Assault(len(attackers), 0)
    odds.win = odds.attacker_losses[0] = odds.defender_losses[0] = 1.0
    odds.attacker_cubes = float(sum([b.load[piece] for piece in attackers]))
    return odds


def unpack(lost: int, side: int) -> tuple[int, ...]:
    return tuple([lost >> KIND_BITS * n & 15 for n in range(len(SIDE_KINDS[side]))])


def report(tally: Tally, side: int, attackers: int, defenders: int) -> Assault:
    odds = Assault(attackers, defenders)
    retreated = 0.0
    fallen_sum = 0.0
    for key, chance in tally.outcomes.items():
        won = bool(key & 1)
        fallen = key >> 1 & (1 << DEFENCE_BITS) - 1
        stay = key >> DEFENCE_BITS + 1 & 15
        lost = unpack(key >> DEFENCE_BITS + 1 + KIND_BITS, side)
        lost_to = unpack(fallen, 1 - side)
        damaged = fallen >> DAMAGE_SHIFT
        odds.outcomes[(won, lost, lost_to, damaged, stay)] = chance
        if won:
            odds.win += chance
        else:
            odds.hold += chance
        odds.attacker_losses[sum(lost)] += chance
        odds.defender_losses[sum(lost_to)] += chance
        odds.guns_damaged += chance * damaged
        retreated += chance * (attackers - sum(lost) - stay)
        fallen_sum += chance * (defenders - sum(lost_to))
    odds.attackers_retreated = retreated
    odds.defenders_retreated = fallen_sum - tally.present
    odds.attacker_cubes = tally.attacker_cubes
    odds.defender_cubes = tally.defender_cubes
    odds.lost_mass = tally.unknown
    odds.error = tally.unknown
    odds.exact = tally.unknown <= NEGLIGIBLE
    return odds


def itemise(
    b: Battle, sector: int, attackers: tuple[int, ...], troops: tuple[int, ...], guns: tuple[int, ...], loads: list[int]
) -> list[Line]:
    """Every modifier of the first round as things stand."""
    lines = [Line(STEP_1, gun, defending_gun(bool(b.damaged[SIDE[gun]] & MASK[gun]))) for gun in guns]
    lines += [Line(STEP_2, p, defending_troops(load)) for p, load in zip(troops, loads, strict=True)]
    lines += [Line(STEP_3, p, attacker_morale(KIND[p])) for p in attackers]
    lines += [Line(STEP_4, p, attacker_fire_items(b, sector, p)) for p in attackers]
    lines += [Line(STEP_5, p, defender_morale_items(b, sector, p, attackers)) for p in troops]
    return lines


# ---- sampling ----------------------------------------------------------------------------------------------


def fingerprint(b: Battle, sector: int, samples: int) -> tuple[object, ...]:
    """All that a combat depends on."""
    combat = b.frames[0]
    assert isinstance(combat, Combat)
    moment: list[object] = [sector, samples, combat.attacker, combat.step, combat.round, combat.shaken, combat.hits]
    moment += [tuple(combat.rolling), tuple(combat.dice), len(b.frames), tuple(b.codes), b.contested]
    columns: list[object] = [bytes(b.place), bytes(b.load), bytes(b.origin), bytes(b.cubes), bytes(b.sticks)]
    columns += [tuple(b.supply), tuple(b.damaged), b.disrupted, tuple(b.posted)]
    return (*moment, *columns)


def sample(b: Battle, sector: int, side: int, samples: int, patience: float) -> Assault:
    """Play the combat (the bottom frame of ``b``, settled) with the policy and random dice, many times."""
    key = fingerprint(b, sector, samples)
    known = _sampled.get(key)
    if known is not None:
        return known
    foe = 1 - side
    attackers = members(side, b.mask(side, sector))
    defenders = members(foe, b.mask(foe, sector))
    odds = Assault(len(attackers), len(defenders))
    combat = b.frames[0]
    assert isinstance(combat, Combat)
    troops = combat.defending_troops(b)
    done = list(troops)
    if combat.step == DEFENDER_CUBES:
        done = combat.rolling
    elif combat.step <= STEP_1 or (combat.step in (HITS, AFTER_HITS) and combat.fired == STEP_1):
        done = []
    odds.lines = itemise(b, sector, attackers, troops, combat.defending_guns(b), defender_loads(b, troops, done))
    rng = Random(1863)
    cubes = (cubes_held(b, attackers, sector), cubes_held(b, defenders, sector))
    start = perf_counter()
    number = 0
    while not number or (number < samples and (number & 15 or perf_counter() - start < patience)):
        play = b.copy()
        play_out(play, rng)
        number += 1
        count_in(odds, b, play, sector, side, attackers, defenders)
    won = 0.0
    for outcome, times in odds.outcomes.items():
        odds.outcomes[outcome] = times / number
        if outcome[0]:
            won += times
    odds.win = won / number
    odds.hold = 1.0 - odds.win
    odds.attacker_losses = [times / number for times in odds.attacker_losses]
    odds.defender_losses = [times / number for times in odds.defender_losses]
    odds.attacker_cubes = cubes[0] + odds.attacker_cubes / number
    odds.defender_cubes = cubes[1] + odds.defender_cubes / number
    odds.attackers_retreated /= number
    odds.defenders_retreated /= number
    odds.guns_damaged /= number
    odds.exact = False
    odds.samples = number
    centre = (won + 2) / (number + 4)
    odds.error = 1.96 * sqrt(centre * (1 - centre) / (number + 4))
    if len(_sampled) >= REMEMBERED // 16:
        _sampled.pop(next(iter(_sampled)))
    _sampled[key] = odds
    return odds


def cubes_held(b: Battle, pieces: tuple[int, ...], sector: int) -> int:
    """Cubes on these pieces and, in the sector, in the pools of their side."""
    side = SIDE[pieces[0]] if pieces else 0
    return sum([b.load[p] for p in pieces]) + sum([b.cubes[sector * 6 + c] for c in SIDE_COLOURS[side]])


def play_out(b: Battle, rng: Random) -> None:
    """To the end of the frames, with random dice and the policy."""
    while b.mover != NOBODY:
        codes = b.codes
        b.play(codes[int(rng.random() * len(codes))] if b.mover == CHANCE else policy_answer(b))


def count_in(
    odds: Assault, before: Battle, after: Battle, sector: int, side: int, attackers: tuple[int, ...],
    defenders: tuple[int, ...],
) -> None:  # fmt: skip
    """Add one combat to the counts."""
    foe = 1 - side
    lost = losses(after, side, attackers)
    fallen = losses(after, foe, defenders)
    stay = len([p for p in attackers if after.place[p] == sector])
    present = len([p for p in defenders if after.place[p] == sector])
    fresh = after.damaged[foe] & ~before.damaged[foe]
    damaged = len([p for p in defenders if MASK[p] & fresh and after.place[p] != LOST])
    outcome = (stay > 0, lost, fallen, damaged, stay)
    odds.outcomes[outcome] = odds.outcomes.get(outcome, 0.0) + 1.0
    odds.attacker_losses[sum(lost)] += 1.0
    odds.defender_losses[sum(fallen)] += 1.0
    odds.attackers_retreated += len(attackers) - sum(lost) - stay
    odds.defenders_retreated += len(defenders) - sum(fallen) - present
    odds.guns_damaged += damaged
    odds.attacker_cubes += sum([before.supply[c] - after.supply[c] for c in SIDE_COLOURS[side]])
    odds.defender_cubes += sum([before.supply[c] - after.supply[c] for c in SIDE_COLOURS[foe]])


def losses(b: Battle, side: int, pieces: tuple[int, ...]) -> tuple[int, ...]:
    """Pieces out of the game, by kind."""
    counts = [0] * len(SIDE_KINDS[side])
    for piece in pieces:
        if b.place[piece] == LOST:
            counts[SIDE_KINDS[side].index(KIND[piece])] += 1
    return tuple(counts)


# ---- long-range fire ---------------------------------------------------------------------------------------

Shot = tuple[int, int, int]
"""(gun, target sector, AT_TROOPS or AT_GUNS)."""
Dealt = tuple[int, tuple[int, ...], tuple[int, ...]]
"""Results of shots: new markers (a mask of sectors), then the target sectors of hits on guns and on troops."""


def bombardment(b: Battle, shots: Sequence[Shot]) -> Fire:
    """What the declared shots do, up to the choices of cavalry (GB-22.14 to GB-22.19, GB-22.31)."""
    fire = Fire()
    fire.lines = [Line(0, gun, fire_items(b, gun, target)) for gun, target, _ in shots]
    sectors: list[int] = []
    for _, target, _ in shots:
        if target not in sectors:
            sectors.append(target)
    if linked(b, shots, sectors):
        fire.salvoes = salvoes(b, shots, sectors)
    else:
        for sector in sectors:
            fire.salvoes += salvoes(b, [shot for shot in shots if shot[1] == sector], [sector])
    return fire


def linked(b: Battle, shots: Sequence[Shot], sectors: list[int]) -> bool:
    """Do the targets compete for the last markers or cubes?"""
    wanted = 0
    demand = [0] * 6
    for sector in sectors:
        aimed = len([shot for shot in shots if shot[1] == sector and shot[2] == AT_TROOPS])
        if aimed and not b.disrupted & BIT[sector]:
            wanted += 1
        for side in (0, 1):
            for colour in SIDE_COLOURS[side]:
                if b.mask(side, sector) & OF_COLOUR[colour]:
                    demand[colour] += aimed
    short = any(need > stock for need, stock in zip(demand, b.supply, strict=True))
    return short or wanted > DISRUPTION_MARKERS - b.disrupted.bit_count()


def salvoes(b: Battle, shots: Sequence[Shot], sectors: list[int]) -> list[Salvo]:
    found = [Salvo(sector, len([shot for shot in shots if shot[1] == sector])) for sector in sectors]
    for dealt, chance in throws(b, shots).items():
        after = apply(b, shots, dealt)
        for salvo in found:
            enter(salvo, b, after, chance)
    return found


def throws(b: Battle, shots: Sequence[Shot]) -> dict[Dealt, float]:
    """All results of the dice; D results compete for the markers in the order of the shots (GB-2.8)."""
    states: dict[Dealt, float] = {(0, (), ()): 1.0}
    for gun, target, aim in shots:
        items = fire_items(b, gun, target)
        counts = [face(die, items) for die in range(1, 7)]
        hits = len([count for count in counts if LONG_TABLE[count]]) / 6
        shocks = len([count for count in counts if LONG_SHOCK[count]]) / 6
        after: dict[Dealt, float] = {}
        for (marks, guns, troops), chance in states.items():
            hit: Dealt = (marks, (*guns, target), troops) if aim == AT_GUNS else (marks, guns, (*troops, target))
            short = (b.disrupted | marks).bit_count() >= DISRUPTION_MARKERS
            placed = 0 if aim == AT_GUNS or b.disrupted & BIT[target] or short else BIT[target]
            shock: Dealt = (marks | placed, guns, troops)
            calm: Dealt = (marks, guns, troops)
            after[hit] = after.get(hit, 0.0) + chance * hits
            after[shock] = after.get(shock, 0.0) + chance * shocks
            after[calm] = after.get(calm, 0.0) + chance * (1.0 - hits - shocks)
        states = {dealt: chance for dealt, chance in after.items() if chance > 0.0}
    return states


def apply(b: Battle, shots: Sequence[Shot], dealt: Dealt) -> Battle:
    """The position after markers, hits on guns and cubes, as the engine and the policy have it."""
    marks, guns, troops = dealt
    after = b.copy()
    after.told = []
    for sector in range(N_SECTORS):
        if marks & BIT[sector]:
            disrupt(after, sector)
    order = FireOrder(SIDE[shots[0][0]], 0)
    order.shots = [act(FIRE, gun, target, aim) for gun, target, aim in shots]
    order.step = GUN_HITS
    order.queue = list(guns)
    order.dice = list(troops)
    after.frames = [order]
    while after.frames[-1] is not order or order.step < EVASIONS:
        top = after.frames[-1]
        if top.proceed(after):
            after.mover = top.mover(after)
            after.codes = top.listing(after)
            top.take(after, policy_answer(after) if len(after.codes) > 1 else after.codes[0])
    return after


def enter(salvo: Salvo, before: Battle, after: Battle, chance: float) -> None:
    sector = salvo.sector
    fresh = bool((after.disrupted & ~before.disrupted) & BIT[sector])
    colours = [0] * 6
    told = after.told
    assert told is not None
    for kind, _, colour, place, _ in told:
        if kind == E_CUBE and place == sector:
            colours[colour] += 1
    troops = damaged = guns = 0
    for side in (0, 1):
        for piece in members(side, before.mask(side, sector)):
            gun = bool(MASK[piece] & GUNS[side])
            if after.place[piece] == LOST:
                guns += 1 if gun else 0
                troops += 0 if gun else 1
            elif gun and after.damaged[side] & ~before.damaged[side] & MASK[piece]:
                damaged += 1
    cubes = sum(colours)
    salvo.cubes[cubes] += chance
    if fresh:
        salvo.disruption += chance
    salvo.troops_lost[troops] += chance
    salvo.guns_damaged[damaged] += chance
    salvo.guns_lost[guns] += chance
    for colour, number in enumerate(colours):
        salvo.colours[colour] += chance * number
    outcome = (fresh, tuple(colours), troops, damaged, guns)
    salvo.outcomes[outcome] = salvo.outcomes.get(outcome, 0.0) + chance
