"""The chain of half steps: a whole combat as products of what each side goes through."""

from __future__ import annotations

from longroll.games.gettysburg.odds.answers import FALLEN_BACK, TAKEN_FIRST, TAKEN_SECOND, THROWN_BACK
from longroll.games.gettysburg.odds.forces import (
    COUNTER_BITS,
    DEFENCE_BITS,
    KIND_BITS,
    ROOMY,
    Attack,
    Defence,
    Force,
    Last,
    Onset,
)
from longroll.games.gettysburg.odds.volley import volley
from longroll.games.gettysburg.rules.combat import STEP_1, STEP_2, STEP_3, STEP_5

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


class Tally:
    """What is added up over all ends."""

    def __init__(self) -> None:
        self.outcomes: dict[int, float] = {}
        self.ends: list[float] = [0.0] * 4
        """As in ``Assault``."""
        self.unknown = 0.0
        self.attacker_cubes = 0.0
        self.defender_cubes = 0.0
        self.present = 0.0
        """Expected defenders in the sector at the end."""

    def add(self, lost: int, stay: int, fallen: int, end: int, chance: float) -> None:
        won = 1 if end <= TAKEN_SECOND else 0
        key = ((lost << KIND_BITS | stay) << DEFENCE_BITS | fallen) << 1 | won
        self.ends[end] += chance
        self.outcomes[key] = self.outcomes.get(key, 0.0) + chance


class Engagement:
    """A combat at the start of one of its steps, worked out from there."""

    def __init__(self, attack: Attack, defence: Defence, disrupted: int, closely: bool = True) -> None:
        """Not ``closely``: of the tally only the ends in victory and what is not known are asked for."""
        self.attack = attack
        self.defence = defence
        self.disrupted = disrupted
        self.closely = closely
        self.tally = Tally()

    def hold(self, force: Force, defenders: Force, chance: float) -> None:
        """The attackers are gone or go now."""
        tally = self.tally
        tally.add(force.lost, 0, defenders.lost, THROWN_BACK, chance)
        tally.attacker_cubes += chance * force.cubes
        tally.defender_cubes += chance * defenders.cubes
        tally.present += chance * (defenders.size + len(self.defence.guns))

    def solve(self, number: int, step: int, shaken: int) -> Tally | None:
        """From a step of round ``number`` on; None if there are too many situations. ``shaken``: cubes of step 1 force
        the check that follows step 2."""
        attack, defence = self.attack, self.defence
        attackers = attack.force(attack.codes, 0, 0, ROOMY)
        defenders = defence.force(defence.codes, 0, 0, defence.room)
        if number == 2:
            self.solve_last(step, attackers, defenders)
            return self.tally
        rows: dict[int, dict[int, float]] = {}
        if step == STEP_5:
            stood = Onset()
            stood.check_in(defence.stand(defenders, attackers.flank, self.disrupted), 1.0)
            self.set_on(attackers, stood.closed(), 1.0, rows)
        elif not self.first_assault(self.approach(step, attackers, defenders, shaken), defenders, rows):
            return None
        self.last_round(rows)
        return self.tally

    def solve_last(self, step: int, attackers: Force, defenders: Force) -> None:
        """From a step of the second round on."""
        attack, tally = self.attack, self.tally
        if step <= STEP_2:
            self.last_round({defenders.number * 2 + self.disrupted: {attackers.number: 1.0}})
        elif step == STEP_5:
            self.last_stand(attackers, defenders)
        elif step == STEP_3:
            check = attack.check(attackers)
            tally.attacker_cubes += check.cubes
            self.last_assault(defenders, self.disrupted, dict(check.ends))
        else:
            tally.attacker_cubes += attackers.cubes
            self.last_assault(defenders, self.disrupted, {attack.end(attackers): 1.0})

    def approach(self, step: int, attackers: Force, defenders: Force, shaken: int) -> dict[int, float]:
        """Steps 1 to 3 of the first round, from one of them on: the attackers who come to fire, by number."""
        attack, tally = self.attack, self.tally
        first: dict[int, float] = {}
        if step > STEP_3:
            return {attackers.number: 1.0}
        if step == STEP_3:
            check = attack.check(attackers)
            tally.attacker_cubes += check.away
            for after, part in check.forces:
                self.arrive(first, after, defenders, part)
            return first
        cannonade = self.defence.cannonade() if step == STEP_1 else volley([])
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
                self.arrive(first, after, defenders, chance * part)
        return first

    def arrive(self, first: dict[int, float], attackers: Force, defenders: Force, chance: float) -> None:
        """Attackers after their check: they fire, or are gone."""
        if attackers.size:
            first[attackers.number] = first.get(attackers.number, 0.0) + chance
        else:
            self.hold(attackers, defenders, chance)

    def first_assault(self, first: dict[int, float], defenders: Force, rows: dict[int, dict[int, float]]) -> bool:
        """Steps 4 and 5 of the first round: fills ``rows``, attackers by defenders and disruption."""
        attack, defence, tally = self.attack, self.defence, self.tally
        situations = 0
        for number, chance in first.items():
            force = attack.forces[number]
            if not defenders.size:
                # GB-19.7: guns alone
                tally.add(force.lost, force.size, defence.fate(defenders, 0, False), TAKEN_FIRST, chance)
                tally.attacker_cubes += chance * force.cubes
                continue
            onset = defence.onset(defenders, force.volley, force.flank, self.disrupted)
            situations += self.set_on(force, onset, chance, rows)
            if situations > MOST_SITUATIONS:
                return False
        return True

    def set_on(self, force: Force, onset: Onset, chance: float, rows: dict[int, dict[int, float]]) -> int:
        """What becomes of attackers after steps 4 and 5 of the first round; says how many situations are new."""
        attack, defence, tally = self.attack, self.defence, self.tally
        new = 0
        tally.unknown += chance * onset.unknown
        tally.defender_cubes += chance * onset.away
        for fallen, part in onset.won:
            tally.add(force.lost, force.size, fallen, TAKEN_FIRST, chance * part)
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
                new += 1
            else:
                row[left.number] = before + weight
        return new

    def last_round(self, rows: dict[int, dict[int, float]]) -> None:
        """Steps 2 to 5 of the second round, and the attackers' withdrawal."""
        attack, defence, tally = self.attack, self.defence, self.tally
        forces = attack.forces
        for situation, row in rows.items():
            defenders = defence.forces[situation >> 1]
            fire = defenders.volley
            number = fire.number
            sums: dict[int, float] = {}  # by numbers of ``Attack.ends``
            for index, chance in row.items():
                force = forces[index]
                ending = force.endings.get(number)
                if ending is None:
                    ending = attack.ending(force, fire)
                tally.unknown += chance * ending.unknown
                tally.attacker_cubes += chance * ending.cubes
                for end, part in ending.ends:
                    sums[end] = sums.get(end, 0.0) + chance * part
            if self.closely:
                self.last_assault(defenders, situation & 1, sums)
            else:
                self.last_chance(defenders, situation & 1, sums)

    def last_chance(self, defenders: Force, disrupted: int, sums: dict[int, float]) -> None:
        """Steps 4 and 5 of the second round, if only the winner matters."""
        defence, tally = self.defence, self.tally
        blunt = bool(disrupted) or not defence.markers
        won = 0.0
        for index, chance in sums.items():
            end = self.attack.ends[index]
            if not end.size:
                continue
            for cubes, shock, part in end.volley.blunt if blunt else end.volley.results:
                overcome = defence.overcome(defenders, cubes * 2 + shock, end.flank, disrupted)
                won += chance * part * overcome.win
                tally.unknown += chance * part * overcome.unknown
        tally.ends[TAKEN_SECOND] += won

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
                tally.add(end.lost, 0, defenders.lost, THROWN_BACK, chance)
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
                self.last_end(lost, size, fallen, chance)

    def last_end(self, lost: int, size: int, fallen: int, chance: float) -> None:
        """``fallen`` as in ``Last.results``: with as many counter-attacks as attackers none is left to go back."""
        losses, counters = fallen >> COUNTER_BITS + 1, fallen >> 1 & (1 << COUNTER_BITS) - 1
        end = TAKEN_SECOND if fallen & 1 else THROWN_BACK if counters >= size else FALLEN_BACK
        self.tally.add(lost, size if fallen & 1 else 0, losses, end, chance)

    def last_stand(self, attackers: Force, defenders: Force) -> None:
        """Step 5 of the second round."""
        tally = self.tally
        last = Last()
        self.defence.sum_up(last, self.defence.stand(defenders, attackers.flank, self.disrupted), 0)
        tally.unknown += last.unknown
        tally.attacker_cubes += attackers.cubes * (1.0 - last.unknown)
        tally.defender_cubes += last.cubes
        tally.present += last.present
        for fallen, chance in last.results:
            self.last_end(attackers.lost, attackers.size, fallen, chance)
