"""Odds of declared shots at long range (GB-22)."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.gettysburg.board import LOST, N_SECTORS
from longroll.games.gettysburg.components import (
    BIT,
    DISRUPTION_MARKERS,
    GUNS,
    MASK,
    OF_COLOUR,
    SIDE,
    SIDE_COLOURS,
    members,
)
from longroll.games.gettysburg.lexicon import AT_GUNS, AT_TROOPS, E_CUBE, FIRE
from longroll.games.gettysburg.odds.answers import Fire, Salvo, Sum
from longroll.games.gettysburg.odds.policy import policy_answer
from longroll.games.gettysburg.rules.disruption import disrupt
from longroll.games.gettysburg.rules.fire import GUN_HITS, MARKERS, FireOrder, fire_items
from longroll.games.gettysburg.rules.modifiers import (
    LONG_SHOCK,
    LONG_TABLE,
    face,
)
from longroll.games.gettysburg.state import Battle
from longroll.kit.notation import act

Shot = tuple[int, int, int]
"""(gun, target sector, AT_TROOPS or AT_GUNS)."""
Dealt = tuple[int, tuple[int, ...], tuple[int, ...]]
"""Results of shots: new markers (a mask of sectors), then the target sectors of hits on guns and on troops."""


def bombardment(b: Battle, shots: Sequence[Shot]) -> Fire:
    """What the declared shots do, the choices of cavalry included (GB-22.14 to GB-22.19, GB-22.31, GB-18.9)."""
    fire = Fire()
    fire.lines = [Sum(0, gun, fire_items(b, gun, target)) for gun, target, _ in shots]
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
            enter(salvo, b, after, dealt, chance)
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
    """The position after markers, hits on guns, cubes and cavalry that leaves or dies, as the engine and the policy
    have it."""
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
    while after.frames[-1] is not order or order.step < MARKERS:
        top = after.frames[-1]
        if top.proceed(after):
            after.mover = top.mover(after)
            after.listed = None
            top.take(after, policy_answer(after) if len(after.codes) > 1 else after.codes[0])
    return after


def enter(salvo: Salvo, before: Battle, after: Battle, dealt: Dealt, chance: float) -> None:
    sector = salvo.sector
    fresh = bool(dealt[0] & BIT[sector])
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
