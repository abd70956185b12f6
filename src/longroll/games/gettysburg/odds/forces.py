"""One side in a combat: its states, merged where pieces are alike, and what a half step makes of them."""

from __future__ import annotations

from longroll.games.gettysburg.board import N_SECTORS
from longroll.games.gettysburg.components import (
    KIND,
    MOST,
    NAVY,
    OF_COLOUR,
    SIDE_COLOURS,
    UC,
    members,
)
from longroll.games.gettysburg.odds.answers import SIDE_KINDS
from longroll.games.gettysburg.odds.volley import Die, Volley, _calm, one_die, volley
from longroll.games.gettysburg.rules.modifiers import (
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
    NOTHING,
    RETREATS,
    attacker_morale,
    attacking_troops,
    defender_morale,
    defending_gun,
    defending_troops,
    held,
    total,
)
from longroll.games.gettysburg.state import Battle

ROOMY = 15
"""Room for every retreat that can come."""
KIND_BITS = 4
DAMAGE_SHIFT = 20
DEFENCE_BITS = 24
"""Losses are packed by kind, four bits each, then (defenders) the guns damaged."""
COLOUR_BITS = 6
COUNTER_BITS = 4
"""For the counter-attacks of one check."""


UNARMED = Volley(-1, [])
"""Until it is known how a force fires."""


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
        self.volley = UNARMED
        self.flank = 0
        self.struck: dict[int, Struck] = {}
        self.checked: Check | None = None
        self.replies: dict[int, Reply] = {}
        self.endings: dict[int, Ending] = {}
        self.falls: dict[int, Force] = {}
        self.stands: list[Stand | None] = [None, None, None, None]
        self.onsets: dict[int, Onset] = {}
        self.lasts: dict[int, Last] = {}
        self.overcome: dict[int, Overcome] = {}


class Struck:
    """A force after cubes. ``away``: cubes that left with cavalry. ``followed``: False where this
    is left out of the account. ``won``: no troops are left (packed losses)."""

    def __init__(self, force: Force, away: int, followed: bool, won: int) -> None:
        self.force = force
        self.away = away
        self.followed = followed
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


class Onset:
    """Steps 4 and 5 of the first round for attackers who fire alike: (situation, Cs, chance). A situation is twice the
    number of the defenders, plus one if they are disrupted."""

    def __init__(self) -> None:
        self.on: list[tuple[int, int, float]] = []
        self.won: list[tuple[int, float]] = []
        self.unknown = 0.0
        self.away = 0.0
        self.on_sums: dict[int, float] = {}
        self.won_sums: dict[int, float] = {}

    def add_on(self, situation: int, counters: int, chance: float) -> None:
        key = situation << COUNTER_BITS | counters
        self.on_sums[key] = self.on_sums.get(key, 0.0) + chance

    def add_won(self, fallen: int, chance: float) -> None:
        self.won_sums[fallen] = self.won_sums.get(fallen, 0.0) + chance

    def check_in(self, stand: Stand, chance: float) -> None:
        """The defenders' check of the first round."""
        self.unknown += chance * stand.unknown
        self.away += chance * stand.away
        for left, marker, counters, part in stand.on:
            self.add_on(left.number * 2 + marker, counters, chance * part)
        for fallen, part in stand.won:
            self.add_won(fallen, chance * part)

    def closed(self) -> Onset:
        """All that belongs to it is added."""
        most = (1 << COUNTER_BITS) - 1
        self.on = [(key >> COUNTER_BITS, key & most, chance) for key, chance in self.on_sums.items()]
        self.won = list(self.won_sums.items())
        self.on_sums.clear()
        self.won_sums.clear()
        return self


class Last:
    """The same in the last round: what became of them (see ``spent``) with its chance, and what is left."""

    def __init__(self) -> None:
        self.results: list[tuple[int, float]] = []
        self.unknown = 0.0
        self.present = 0.0
        self.cubes = 0.0


class Overcome:
    """What matters of ``Last`` to who asks for nothing but the winner."""

    def __init__(self, win: float, unknown: float) -> None:
        self.win = win
        """Chance that no troops are left."""
        self.unknown = unknown


CERTAIN = Overcome(1.0, 0.0)
NEVER = Overcome(0.0, 0.0)
NOT_FOLLOWED = Overcome(0.0, 1.0)


def spent(lost: int, counters: int, won: int) -> int:
    """Packed losses, counter-attacks and whether the attackers have won, in one number."""
    return (lost << COUNTER_BITS | counters) << 1 | won


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
        self.by_key: dict[tuple[tuple[int, ...], int, int, int], Force] = {}
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

    def count_no_losses(self) -> None:
        """Pieces that are lost are told from those that left no more: before any force is asked for."""
        self.unit = [0] * len(self.unit)

    def force(self, codes: tuple[int, ...], lost: int, gone: int, room: int) -> Force:
        key = (codes, lost, gone, room)
        found = self.by_key.get(key)
        if found is None:
            found = Force(len(self.forces), codes, lost, gone, room)
            self.forces.append(found)
            self.by_key[key] = found
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
            if not struck.followed:
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
            if not struck.followed:
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


DefendedGround = tuple[bool, bool, bool]
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
        ground: DefendedGround,
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

    def onset(self, force: Force, fire: Volley, flank: int, disrupted: int) -> Onset:
        """Steps 4 and 5 of the first round."""
        slot = fire.number * 4 + flank * 2 + disrupted
        found = force.onsets.get(slot)
        if found is not None:
            return found
        onset = Onset()
        for cubes, shock, chance in fire.blunt if disrupted or not self.markers else fire.results:
            struck = self.strike(force, cubes)
            if not struck.followed:
                onset.unknown += chance
                continue
            onset.away += chance * struck.away
            marker = disrupted | (shock if self.markers else 0)
            if struck.won >= 0:
                onset.add_won(struck.won, chance)
            elif not cubes and not shock:
                onset.add_on(struck.force.number * 2 + marker, 0, chance)
            else:
                onset.check_in(self.stand(struck.force, flank, marker), chance)
        force.onsets[slot] = onset.closed()
        return onset

    def last(self, force: Force, effect: int, flank: int, disrupted: int) -> Last:
        """Steps 4 and 5 of the last round. ``effect``: twice the cubes, plus one for a D."""
        slot = effect * 4 + flank * 2 + disrupted
        found = force.lasts.get(slot)
        if found is not None:
            return found
        last = Last()
        struck = self.strike(force, effect >> 1)
        if not struck.followed:
            last.unknown = 1.0
        elif struck.won >= 0:
            last.cubes = float(struck.away)
            last.results = [(spent(struck.won, 0, 1), 1.0)]
        elif not effect:
            last.cubes = float(force.cubes)
            last.present = float(force.size + len(self.guns))
            last.results = [(spent(force.lost, 0, 0), 1.0)]
        else:
            marker = disrupted | (effect & 1 if self.markers else 0)
            self.sum_up(last, self.stand(struck.force, flank, marker), struck.away)
        force.lasts[slot] = last
        return last

    def overcome(self, force: Force, effect: int, flank: int, disrupted: int) -> Overcome:
        """Steps 4 and 5 of the last round to who asks for nothing but the winner. ``effect`` as for ``last``."""
        slot = effect * 4 + flank * 2 + disrupted
        found = force.overcome.get(slot)
        if found is None:
            found = self.chance(force, effect, flank, disrupted)
            force.overcome[slot] = found
        return found

    def chance(self, force: Force, effect: int, flank: int, disrupted: int) -> Overcome:
        if self.through:
            last = self.last(force, effect, flank, disrupted)
            return Overcome(sum([chance for fallen, chance in last.results if fallen & 1]), last.unknown)
        struck = self.strike(force, effect >> 1)
        if not struck.followed:
            return NOT_FOLLOWED
        if struck.won >= 0:
            return CERTAIN
        if not effect:
            return NEVER
        # a piece that fails is gone, whether lost or not
        marker = disrupted | (effect & 1 if self.markers else 0)
        chance = 1.0
        for code in struck.force.codes:
            chance *= self.failure(code, flank, marker)
        return Overcome(chance, 0.0)

    def failure(self, code: int, flank: int, disrupted: int) -> float:
        """The chance that one piece does not stand."""
        morale = self.morale(code, flank, disrupted)
        return sum([chance for result, chance in morale if result in (RETREATS, ELIMINATED)])

    def sum_up(self, last: Last, stand: Stand, away: int) -> None:
        """The morale check of the last round, after which the attackers go back whatever happens."""
        last.unknown = stand.unknown
        last.cubes = away * (1.0 - stand.unknown) + stand.away
        results: dict[int, float] = {}
        for left, _, counters, chance in stand.on:
            last.present += chance * (left.size + len(self.guns))
            last.cubes += chance * left.cubes
            key = spent(left.lost, counters, 0)
            results[key] = results.get(key, 0.0) + chance
        for won, chance in stand.won:
            key = spent(won, 0, 1)
            results[key] = results.get(key, 0.0) + chance
        last.results = list(results.items())
