"""From the board to the model and back; where the model cannot follow, the engine is played."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from threading import Lock
from time import perf_counter

from longroll.games.gettysburg.board import LOST, N_PLACES, N_SECTORS, PLACES
from longroll.games.gettysburg.components import (
    BIT,
    COLOUR,
    DISRUPTION_MARKERS,
    KIND,
    MASK,
    MOST,
    PIECES,
    SECTOR_LIMIT,
    SIDE,
    SIDE_COLOURS,
    members,
)
from longroll.games.gettysburg.odds.answers import (
    FALLEN_BACK,
    SIDE_KINDS,
    TAKEN_FIRST,
    TAKEN_SECOND,
    THROWN_BACK,
    Assault,
    Attacker,
    Sum,
)
from longroll.games.gettysburg.odds.engagement import (
    NEGLIGIBLE,
    PATIENCE,
    REMEMBERED,
    SAMPLES,
    TOLERATED,
    Engagement,
    Tally,
)
from longroll.games.gettysburg.odds.forces import DAMAGE_SHIFT, DEFENCE_BITS, KIND_BITS, ROOMY, Attack, Defence
from longroll.games.gettysburg.odds.policy import even, policy_answer
from longroll.games.gettysburg.rules.combat import (
    LAST_RETREAT,
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
from longroll.games.gettysburg.rules.modifiers import (
    attacker_morale,
    defending_gun,
    defending_troops,
)
from longroll.games.gettysburg.rules.retreat import beyond, fit
from longroll.games.gettysburg.rules.works import covered, entrenched_border
from longroll.games.gettysburg.state import NO_STICK, Battle
from longroll.kit.memory import forget_oldest
from longroll.kit.state import CHANCE, NOBODY


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


def verify(b: Battle, sector: int, attackers: Sequence[Attacker]) -> None:
    for attacker in attackers:
        piece = attacker.piece
        name = PIECES[piece]
        if COLOUR[piece] < 0 or SIDE[piece] != SIDE[attackers[0].piece]:
            raise ValueError(f"{name} cannot take part in this assault")
        if not 0 <= attacker.load <= MOST[COLOUR[piece]]:
            raise ValueError(f"{name} cannot carry {attacker.load} cubes")
        if attacker.origin not in b.ground.borders[sector]:
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
    near = [s for s in b.ground.neighbours[sector] if fit(b, side, s, barred)]
    room = sum([max(0, SECTOR_LIMIT - b.count(side, s)) for s in near])
    for passed in near:
        if any(last not in near for _, last in beyond(b, side, passed, sector, barred)):
            return room, True
    return room, False


_worked_out: dict[tuple[object, ...], Assault | None] = {}
_sampled: dict[tuple[object, ...], Assault] = {}
_contests: dict[tuple[object, ...], float] = {}
_attacks: dict[object, Attack] = {}
_defences: dict[object, Defence] = {}
_sharing = Lock()
"""What befalls a side is added to while a combat is worked out: one thread of a server at a time."""
KEPT_SIDES = 64
"""Attackers and defenders of which it is remembered what befalls them."""


def forget() -> None:
    """Empty the memory of worked-out combats."""
    _worked_out.clear()
    _sampled.clear()
    _contests.clear()
    _attacks.clear()
    _defences.clear()


def assault(
    b: Battle, sector: int, attackers: Sequence[Attacker], samples: int = SAMPLES, patience: float = PATIENCE
) -> Assault:
    """The odds if these pieces, and those of their side already there, assaulted the sector. ``b`` stays as it is.

    ``samples`` and ``patience`` (seconds) bound the work where the odds cannot be worked out.
    """
    verify(b, sector, attackers)
    if not attackers:
        empty = Assault(0, b.count(0, sector) + b.count(1, sector))
        empty.hold = empty.ends[THROWN_BACK] = empty.attacker_losses[0] = empty.defender_losses[0] = 1.0
        return empty
    staged = stage(b, sector, attackers)
    combat = staged.frames[0]
    assert isinstance(combat, Combat)
    combat.barred = origins(staged, combat.attacker, staged.contested)
    odds = reckon(staged, combat, STEP_1)
    if odds is None:
        ends = reckon(staged, combat, STEP_1, False)
        combat.barred = 0
        staged.settle()
        odds = with_ends(sample(staged, sector, SIDE[attackers[0].piece], samples, patience), ends)
    return odds


def with_ends(sampled: Assault, ends: Assault | None) -> Assault:
    """Sampled odds; how the combat ends is worked out even where what becomes of its pieces is not."""
    if ends is None:
        return sampled
    odds = sampled.again()
    odds.ends, odds.win, odds.hold = ends.ends, ends.win, ends.hold
    return odds


def standing(b: Battle, samples: int = SAMPLES, patience: float = PATIENCE) -> Assault | None:
    """The odds of the combat in progress as they stand now, None if there is none.

    Players' choices that are due are made by the policy. Worked out from the start of any step; sampled while some dice
    of a step lie and others do not.
    """
    found = ahead(b)
    if found is None:
        return None
    after, combat = found
    if after.mover == NOBODY:
        return decided(b, after, combat)
    odds = None if combat.dice else reckon(after, combat, combat.step)
    if odds is None:
        ends = None if combat.dice else reckon(after, combat, combat.step, False)
        odds = with_ends(sample(after, combat.sector, combat.attacker, samples, patience), ends)
    return odds


def prospects(b: Battle) -> Assault | None:
    """How the combat in progress may end, worked out and without what becomes of its pieces; None if there is none or
    if that is not possible."""
    found = ahead(b)
    if found is None:
        return None
    after, combat = found
    if after.mover == NOBODY:
        return decided(b, after, combat)
    return None if combat.dice else reckon(after, combat, combat.step, False)


def ahead(b: Battle) -> tuple[Battle, Combat] | None:
    """The combat in progress when dice are to be rolled next, or when it is over: players' choices that come before
    that are made by the policy."""
    after = alone(b)
    if after is None:
        return None
    combat = after.frames[0]
    assert isinstance(combat, Combat)
    while after.mover >= 0:
        after.listed = None  # nobody's list is in a position as another seat knows it
        after.play(policy_answer(after))
    return after, combat


def alone(b: Battle) -> Battle | None:
    """A copy in which nothing but the combat in progress is to be done; None if there is none."""
    depth = len(b.frames) - 1
    while depth >= 0 and not isinstance(b.frames[depth], Combat):
        depth -= 1
    if depth < 0:
        return None
    copy = b.copy()
    copy.frames = copy.frames[depth:]
    return copy


def decided(b: Battle, after: Battle, combat: Combat) -> Assault:
    """No die is left to fall: what must happen."""
    attackers, defenders = (
        members(side, b.mask(side, combat.sector)) for side in (combat.attacker, 1 - combat.attacker)
    )
    odds = Assault(len(attackers), len(defenders))
    count_in(odds, b, after, combat, attackers, defenders)
    odds.win = 1.0 if after.mask(combat.attacker, combat.sector) else 0.0
    odds.hold = 1.0 - odds.win
    odds.attacker_cubes += cubes_held(b, attackers, combat.sector)
    odds.defender_cubes += cubes_held(b, defenders, combat.sector)
    return odds


class Meeting:
    """The two sides of a combat at the start of a step, and what the odds depend on besides: its key."""

    def __init__(self, b: Battle, combat: Combat, step: int, closely: bool) -> None:
        side, sector = combat.attacker, combat.sector
        foe = 1 - side
        self.step = step
        self.round = combat.round
        self.attackers: tuple[int, ...] = combat.attackers(b)
        self.troops: tuple[int, ...] = combat.defending_troops(b)
        self.guns: tuple[int, ...] = combat.defending_guns(b)
        self.size = len(self.troops) + len(self.guns)
        border = entrenched_border(b, sector)
        works = b.sticks[2 * sector] != NO_STICK
        borders: list[int] = []
        for piece in self.attackers:
            origin = b.origin[piece]
            facing = border != NO_STICK and border == origin
            borders.append((1 if facing else 0) + (2 if works and not covered(b, sector, origin) else 0))
        attack = Attack(side, list(self.attackers), [b.load[p] for p in self.attackers], borders)
        room, through = retreat_room(b, foe, sector, combat.barred) if closely else (self.size, False)
        self.loads = defender_loads(b, self.troops, [] if step == STEP_1 else list(self.troops))
        damaged = [1 if b.damaged[foe] & MASK[gun] else 0 for gun in self.guns]
        ground = (b.ground.high[sector], sector == b.ground.town, border != NO_STICK)
        defence = Defence(foe, list(self.troops), self.loads, damaged, ROOMY if room >= self.size else room, ground)
        defence.through = through and room < self.size
        self.disrupted = 1 if b.disrupted & BIT[sector] else 0
        defence.markers = b.disrupted.bit_count() < DISRUPTION_MARKERS
        attack.ration(b, 2 * len(self.guns) + 4 * len(self.troops))
        defence.ration(b, 4 * len(self.attackers))
        place = (tuple(damaged), defence.room, ground, defence.markers)
        self.shaken = combat.shaken if step == STEP_2 else 0
        self.attack = attack
        self.defence = defence
        self.key: tuple[object, ...] = (
            attack.key(),
            defence.key(),
            place,
            self.disrupted,
            combat.round,
            step,
            self.shaken,
        )

    def simplify(self) -> None:
        """Who is lost and who only went back is all one to the winner: fewer states are told apart. What is worked out
        of a side serves again when it meets others."""
        self.attack = _attacks.setdefault(self.key[0], self.attack)
        self.attack.count_no_losses()
        about = (self.key[1], self.key[2])
        self.defence = _defences.setdefault(about, self.defence)
        self.defence.count_no_losses()
        if len(_attacks) > KEPT_SIDES:
            forget_oldest(_attacks)
        if len(_defences) > KEPT_SIDES:
            forget_oldest(_defences)

    def solve(self, closely: bool = True) -> Tally | None:
        """None if it cannot be worked out. ``closely``: as in ``Engagement``."""
        fight = Engagement(self.attack, self.defence, self.disrupted, closely)
        tally = fight.solve(self.round, self.step, self.shaken)
        return tally if tally is not None and tally.unknown <= TOLERATED else None


def reckon(b: Battle, combat: Combat, step: int, closely: bool = True) -> Assault | None:
    """The odds from the start of a step on, worked out; None if that is not possible. Not ``closely``: only how the
    combat ends counts, and whoever must leave the sector is gone, wherever he goes."""
    attackers = combat.attackers(b)
    if not combat.defending_troops(b) and not combat.defending_guns(b):
        return walkover(b, attackers)
    if closely and way_back_full(b, attackers):
        return None
    meeting = Meeting(b, combat, step, closely)
    try:
        odds = _worked_out[meeting.key]
    except KeyError:
        tally = meeting.solve()
        odds = report(tally, combat.attacker, len(attackers), meeting.size) if tally is not None else None
        if len(_worked_out) >= REMEMBERED:
            forget_oldest(_worked_out)
        _worked_out[meeting.key] = odds
    if odds is None:
        return None
    odds = odds.again()
    odds.lines = itemise(b, combat.sector, attackers, meeting.troops, meeting.guns, meeting.loads)
    return odds


UNTOLD = -1.0
"""In place of a chance that would have to be sampled."""


def contest(b: Battle, sector: int, attackers: Sequence[Attacker]) -> float:
    """The ``win`` of ``assault`` in a small part of its time; UNTOLD where that would have to be sampled."""
    staged = stage(b, sector, attackers)
    combat = staged.frames[0]
    assert isinstance(combat, Combat)
    combat.barred = origins(staged, combat.attacker, staged.contested)
    if not combat.defending_troops(staged) and not combat.defending_guns(staged):
        return 1.0
    if way_back_full(staged, combat.attackers(staged)):
        return UNTOLD
    meeting = Meeting(staged, combat, STEP_1, True)
    found = _contests.get(meeting.key)
    if found is None:
        with _sharing:
            meeting.simplify()
            tally = meeting.solve(False)
        found = tally.ends[TAKEN_FIRST] + tally.ends[TAKEN_SECOND] if tally is not None else UNTOLD
        if len(_contests) >= REMEMBERED:
            forget_oldest(_contests)
        _contests[meeting.key] = found
    return found


def walkover(b: Battle, attackers: tuple[int, ...]) -> Assault:
    """Nobody is there."""
    odds = Assault(len(attackers), 0)
    odds.win = odds.ends[TAKEN_FIRST] = odds.attacker_losses[0] = odds.defender_losses[0] = 1.0
    odds.attacker_cubes = float(sum([b.load[piece] for piece in attackers]))
    return odds


def unpack(lost: int, side: int) -> tuple[int, ...]:
    return tuple([lost >> KIND_BITS * n & 15 for n in range(len(SIDE_KINDS[side]))])


def report(tally: Tally, side: int, attackers: int, defenders: int) -> Assault:
    odds = Assault(attackers, defenders)
    odds.ends = tally.ends
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
) -> list[Sum]:
    """Every modifier of the first round as things stand."""
    lines = [Sum(STEP_1, gun, defending_gun(bool(b.damaged[SIDE[gun]] & MASK[gun]))) for gun in guns]
    lines += [Sum(STEP_2, p, defending_troops(load)) for p, load in zip(troops, loads, strict=True)]
    lines += [Sum(STEP_3, p, attacker_morale(KIND[p])) for p in attackers]
    lines += [Sum(STEP_4, p, attacker_fire_items(b, sector, p)) for p in attackers]
    lines += [Sum(STEP_5, p, defender_morale_items(b, sector, p, attackers)) for p in troops]
    return lines


# ---- sampling ----------------------------------------------------------------------------------------------


def fingerprint(b: Battle, sector: int, samples: int) -> tuple[object, ...]:
    """All that a combat depends on."""
    combat = b.frames[0]
    assert isinstance(combat, Combat)
    moment: list[object] = [b.ground, sector, samples, combat.attacker, combat.step, combat.round, combat.shaken]
    moment.append(combat.hits)
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
    done = [] if combat.step <= STEP_1 else list(troops)
    odds.lines = itemise(b, sector, attackers, troops, combat.defending_guns(b), defender_loads(b, troops, done))
    rng = Random(1863)
    cubes = (cubes_held(b, attackers, sector), cubes_held(b, defenders, sector))
    start = perf_counter()
    number = 0
    while not number or (number < samples and (number & 15 or perf_counter() - start < patience)):
        play = b.copy()
        fought = play.frames[0]
        assert isinstance(fought, Combat)
        play_out(play, rng)
        number += 1
        count_in(odds, b, play, fought, attackers, defenders)
    won = 0.0
    for outcome, times in odds.outcomes.items():
        odds.outcomes[outcome] = times / number
        if outcome[0]:
            won += times
    odds.ends = [times / number for times in odds.ends]
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
        forget_oldest(_sampled)
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
    odds: Assault, before: Battle, after: Battle, combat: Combat, attackers: tuple[int, ...],
    defenders: tuple[int, ...],
) -> None:  # fmt: skip
    """Add one combat to the counts; ``combat`` is as it was when it ended."""
    sector, side = combat.sector, combat.attacker
    foe = 1 - side
    lost = losses(after, side, attackers)
    fallen = losses(after, foe, defenders)
    stay = len([p for p in attackers if after.place[p] == sector])
    present = len([p for p in defenders if after.place[p] == sector])
    fresh = after.damaged[foe] & ~before.damaged[foe]
    damaged = len([p for p in defenders if MASK[p] & fresh and after.place[p] != LOST])
    outcome = (stay > 0, lost, fallen, damaged, stay)
    odds.outcomes[outcome] = odds.outcomes.get(outcome, 0.0) + 1.0
    odds.ends[ending(combat, stay > 0)] += 1.0
    odds.attacker_losses[sum(lost)] += 1.0
    odds.defender_losses[sum(fallen)] += 1.0
    odds.attackers_retreated += len(attackers) - sum(lost) - stay
    odds.defenders_retreated += len(defenders) - sum(fallen) - present
    odds.guns_damaged += damaged
    odds.attacker_cubes += sum([before.supply[c] - after.supply[c] for c in SIDE_COLOURS[side]])
    odds.defender_cubes += sum([before.supply[c] - after.supply[c] for c in SIDE_COLOURS[foe]])


def ending(combat: Combat, won: bool) -> int:
    """How a combat that is over has ended."""
    if won:
        return TAKEN_FIRST if combat.round == 1 else TAKEN_SECOND
    return FALLEN_BACK if combat.step == LAST_RETREAT else THROWN_BACK


def losses(b: Battle, side: int, pieces: tuple[int, ...]) -> tuple[int, ...]:
    """Pieces out of the game, by kind."""
    counts = [0] * len(SIDE_KINDS[side])
    for piece in pieces:
        if b.place[piece] == LOST:
            counts[SIDE_KINDS[side].index(KIND[piece])] += 1
    return tuple(counts)
