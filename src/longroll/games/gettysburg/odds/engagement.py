"""The chain of half steps: a whole combat as products of what each side goes through."""

from __future__ import annotations

from longroll.games.gettysburg.odds.forces import DEFENCE_BITS, KIND_BITS, ROOMY, Attack, Defence, Force
from longroll.games.gettysburg.odds.volley import Volley, volley

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
            if not struck.followed:
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
            if not struck.followed:
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
