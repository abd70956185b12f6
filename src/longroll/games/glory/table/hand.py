"""Units and leaders in hand: several are taken, then a place; the answers that bring them there follow."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.glory.components import mask_of
from longroll.games.glory.lexicon import (
    ARRIVE,
    CHARGE,
    CHARGE_AT,
    CLOSE,
    DEPLOY,
    DONE,
    ENTER,
    JOIN,
    JOIN_AT,
    MARCH,
    MOVE,
    OFF,
    PLACE,
    POST,
    RIDE,
    SET,
    SHARE,
)
from longroll.games.glory.rules.charge import DECLARING, ChargeStep
from longroll.games.glory.rules.movement import Arrival, Entry, MoveStep, journey_of, rides
from longroll.games.glory.rules.recovery import Recovery
from longroll.games.glory.rules.refit import Deployment
from longroll.games.glory.rules.setup import Posting
from longroll.games.glory.rules.units import standing
from longroll.games.glory.state import Battle
from longroll.games.glory.table.forecast import named
from longroll.games.glory.table.meaning import kept_facing
from longroll.games.glory.table.panels import command_name, unit_name
from longroll.games.glory.table.speech import Speech
from longroll.kit.notation import a_of, act, b_of, verb_in
from longroll.kit.scene import Choice, Holding
from longroll.kit.speech import capital

# ---- what may be taken -------------------------------------------------------------------------------------------


def graspable(b: Battle) -> list[str]:
    """Keys of what may be taken in hand: units that may march and leaders that may ride; units that may charge; units
    and leaders off the map that may enter or be placed."""
    top = b.frames[-1] if b.frames else None
    if isinstance(top, MoveStep | Recovery | Deployment | Posting):
        units = named_by(b, MOVE, MARCH, *PLACED)
        leaders = named_by(b, RIDE, *POSTED)
        return [*(piece(b, unit) for unit in units), *(block(b, leader) for leader in leaders)]
    if isinstance(top, ChargeStep) and top.step == DECLARING:
        return [piece(b, unit) for unit in top.candidates(b) if top.may(b, unit)]
    return []


def named_by(b: Battle, *verbs: int) -> list[int]:
    """Whom answers of some verbs are about."""
    return list(dict.fromkeys(a_of(code) for code in b.codes if verb_in(code, *verbs)))


def piece(b: Battle, unit: int) -> str:
    return f"piece:{b.roster.ids[unit]}"


def block(b: Battle, leader: int) -> str:
    return f"block:{b.roster.command_words[leader]}"


def in_hand(b: Battle, keys: Sequence[str], spoken: Speech) -> Holding | None:
    """What may be done with some of them together; None if they may not be taken."""
    free = graspable(b)
    if not keys or len(set(keys)) < len(keys) or any(key not in free for key in keys):
        return None
    units = [b.roster.unit[key.partition(":")[2]] for key in keys if key.startswith("piece:")]
    leaders = [b.roster.command_words.index(key.partition(":")[2]) for key in keys if key.startswith("block:")]
    names = spoken.listed([*(unit_name(b, unit) for unit in units), *(command_name(b, one) for one in leaders)])
    if isinstance(b.top(), ChargeStep):
        found = charging(b, units, spoken)
    elif any(b.at[unit] >= OFF for unit in units) or any(b.leader_at[leader] >= OFF for leader in leaders):
        verbs, who = (PLACED, units) if units else (POSTED, leaders)
        codes = [code for code in b.codes if verb_in(code, *verbs) and a_of(code) == who[0]]
        found = coming(b, keys[0], codes, spoken) if len(keys) == 1 else []
    else:
        found = marching(b, units, leaders, spoken)
    if not found:
        return None
    return Holding(list(keys), names, more=companions(b, units, leaders, keys, free), choices=found)


def companions(b: Battle, units: list[int], leaders: list[int], keys: Sequence[str], free: list[str]) -> list[str]:
    """Who may come too: those of the same hex; in a charge those who can join it."""
    if isinstance(b.top(), ChargeStep):
        joined = joining(b, units)
        return [key for key in joined if key in free and key not in keys]
    place = b.at[units[0]] if units else b.leader_at[leaders[0]]
    if place >= OFF:
        return []
    here = [*(piece(b, unit) for unit in b.stack(place)), *(block(b, leader) for leader in b.leaders_in(place))]
    return [key for key in here if key in free and key not in keys]


# ---- marching together -------------------------------------------------------------------------------------------


def marching(b: Battle, units: list[int], leaders: list[int], spoken: Speech) -> list[Choice]:
    """Hexes that all of them reach, the nearest first; a unit goes first, the others after it into the same hex."""
    if len(units) > 1 and not all(b.may_stack(units[0], other) for other in units[1:]):
        return []
    if len(units) > 2 or not units:
        return riding(b, leaders, spoken) if not units and len(leaders) == 1 else []
    places = {b.at[unit] for unit in units} | {b.leader_at[leader] for leader in leaders}
    if len(places) > 1:
        return []
    ends = ~0
    for unit in units:
        ends &= reach_of(b, unit)
    for leader in leaders:
        ends &= ride_ends(b, leader)
    found = [(cost_of(b, units, end), end) for end in b.board.members(ends & b.board.all_hexes)]
    empty = [(cost, end) for cost, end in found if len(units) == 1 or not b.count(end)]
    return [march(b, units, leaders, end, cost, spoken) for cost, end in sorted(empty)]


def reach_of(b: Battle, unit: int) -> int:
    """Mask of the hexes a unit may march to."""
    return mask_of(b_of(code) for code in b.codes if verb_in(code, MOVE, MARCH) and a_of(code) == unit)


def ride_ends(b: Battle, leader: int) -> int:
    """Mask of the hexes a leader may ride to."""
    who = standing(b, b.side)
    return rides(b, who, leader, False).ends | rides(b, who, leader, True).ends


def cost_of(b: Battle, units: list[int], end: int) -> int:
    """The points of the dearest way."""
    costs = []
    for unit in units:
        long = act(MOVE, unit, end) not in b.codes
        costs.append(journey_of(b, unit).reach(long).spent(end, cheapest=True))
    return max(costs)


def march(b: Battle, units: list[int], leaders: list[int], end: int, cost: int, spoken: Speech) -> Choice:
    """One place: the first unit marches and keeps its facing, the other follows, leaders ride after them."""
    actions = [step_to(b, units[0], end), *kept_facing(b, units[0], end)]
    if len(units) == 1 and not leaders and next_to_enemy(b, end):
        actions = actions[:1]  # there it matters whither one faces
    actions += [step_to(b, unit, end) for unit in units[1:]]
    for leader in leaders:
        actions += [f"ride {b.roster.command_words[leader]}", ride_to(b, leader, end)]
    place = b.board.codes[end]
    return Choice(
        actions[0],
        actions[0].split()[0],
        capital(spoken.place(place)),
        [*(piece(b, unit) for unit in units), *(block(b, leader) for leader in leaders), f"place:{place}"],
        "GL-6.11.1",
        cost=str(cost),
        note=spoken.staged("meaning-beside") if next_to_enemy(b, end) else "",
        then=actions[1:],
    )


def step_to(b: Battle, unit: int, end: int) -> str:
    """The shorter way of moving that leads there."""
    code = act(MOVE, unit, end)
    return str(b.write(code if code in b.codes else act(MARCH, unit, end)))


def ride_to(b: Battle, leader: int, end: int) -> str:
    near = rides(b, standing(b, b.side), leader, False).ends >> end & 1
    return f"{'ride-to' if near else 'hurry-to'} {b.board.codes[end]}"


def next_to_enemy(b: Battle, place: int) -> bool:
    return bool(b.near[1 - b.side] >> place & 1)


def riding(b: Battle, leaders: list[int], spoken: Speech) -> list[Choice]:
    """Where a leader alone may ride."""
    leader = leaders[0]
    found = []
    for end in b.board.members(ride_ends(b, leader)):
        place = b.board.codes[end]
        far = b.board.distance(b.leader_at[leader], end)
        names = [block(b, leader), f"place:{place}"]
        then = [ride_to(b, leader, end)]
        action = f"ride {b.roster.command_words[leader]}"
        found.append((far, Choice(action, "ride", capital(spoken.place(place)), names, "GL-6.11.1", then=then)))
    return [choice for _, choice in sorted(found, key=lambda pair: (pair[0], pair[1].label))]


# ---- coming onto the map -----------------------------------------------------------------------------------------


PLACED = (ENTER, SHARE, SET, DEPLOY, PLACE)
"""By these units off the map enter, are set up or come back."""
POSTED = (POST, ARRIVE)
"""By these leaders are."""


def coming(b: Battle, key: str, codes: list[int], spoken: Speech) -> list[Choice]:
    """Where a unit or leader may be put: each hex once, by the cheapest way in. Whoever enters goes on from the entry
    at once."""
    found: dict[int, tuple[int, Choice]] = {}
    for code in codes:
        for cost, end, then in ways_in(b, code):
            if end not in found or cost < found[end][0]:
                found[end] = cost, arrival(b, code, key, end, cost, then, spoken)
    return [choice for _, choice in sorted(found.values(), key=lambda pair: (pair[0], pair[1].label))]


def ways_in(b: Battle, code: int) -> list[tuple[int, int, list[str]]]:
    """Points, hex, and the answers after this one by which somebody comes to stand there."""
    after = b.copy()
    after.play(code)
    top = after.frames[-1] if after.frames else None
    found = []
    if isinstance(top, Entry):
        for verb, long in ((MOVE, False), (MARCH, True)):
            reach = top.reach(after, long)
            for step in after.codes:
                if verb_in(step, verb):
                    found.append((reach.spent(b_of(step), cheapest=True), b_of(step), [str(after.write(step))]))
    elif isinstance(top, Arrival):
        found = [(0, a_of(step), [str(after.write(step))]) for step in after.codes]
    else:  # he stands there already: where he was put, or the only hex to go to
        found = [(0, (after.leader_at if verb_in(code, *POSTED) else after.at)[a_of(code)], [])]
    return found


def arrival(b: Battle, code: int, key: str, end: int, cost: int, then: list[str], spoken: Speech) -> Choice:
    place = b.board.codes[end]
    action = b.write(code)
    return Choice(
        str(action),
        action.verb,
        capital(spoken.place(place)),
        [key, f"place:{place}"],
        b.notation.by_name[action.verb].clause,
        cost=str(cost) if cost else "",
        note=spoken.staged("meaning-beside") if next_to_enemy(b, end) else "",
        then=then,
    )


# ---- charging together -------------------------------------------------------------------------------------------


def charging(b: Battle, units: list[int], spoken: Speech) -> list[Choice]:
    """The charges that all of them can make together, by what they are aimed at."""
    found: dict[tuple[int, ...], Choice] = {}
    for first in units:
        for code in b.codes:
            if not verb_in(code, CHARGE, CHARGE_AT) or a_of(code) != first:
                continue
            made = together(b, code, [unit for unit in units if unit != first])
            if made is not None:
                hexes, actions = made
                found.setdefault(tuple(hexes), charge(b, units, hexes, actions, spoken))
    return sorted(found.values(), key=lambda choice: choice.label)


def together(b: Battle, code: int, others: list[int]) -> tuple[list[int], list[str]] | None:
    """A charge begun with an answer that others join: its hexes and all its answers; None if somebody cannot."""
    after = b.copy()
    actions = [str(b.write(code))]
    after.play(code)
    for unit in others:
        joins = [code for code in after.codes if verb_in(code, JOIN, JOIN_AT) and a_of(code) == unit]
        step = after.top()
        if not joins or not isinstance(step, ChargeStep):
            return None
        actions.append(str(after.write(joins[0])))
        after.play(joins[0])
    charges = next((frame for frame in reversed(after.frames) if isinstance(frame, ChargeStep)), None)
    if charges is None:
        return None
    if CLOSE in after.codes:
        actions.append(str(after.write(CLOSE)))
    return charges.hexes_of(charges.count - 1), actions


def charge(b: Battle, units: list[int], hexes: list[int], actions: list[str], spoken: Speech) -> Choice:
    foes = [foe for place in hexes for foe in b.stack(place)[::-1]]
    return Choice(
        actions[0],
        actions[0].split()[0],
        spoken.say("row-charge", units=named(b, units, spoken), against=named(b, foes, spoken)),
        [*(piece(b, unit) for unit in units), *(f"place:{b.board.codes[place]}" for place in hexes)],
        "GL-10.24.1" if len(units) > 1 else "GL-10.11.1",
        chance=True,
        fight=True,
        then=actions[1:],
        ask=str(b.write(DONE)),
    )


def joining(b: Battle, units: list[int]) -> list[str]:
    """Keys of the units that can join a charge of some."""
    for code in b.codes:
        if verb_in(code, CHARGE, CHARGE_AT) and a_of(code) in units:
            after = b.copy()
            after.play(code)
            return list(dict.fromkeys(piece(b, a_of(one)) for one in after.codes if verb_in(one, JOIN, JOIN_AT)))
    return []
