"""What is drawn over the map: command range, charges with their coverage, front arcs, reach with costs, sight."""

from __future__ import annotations

from functools import lru_cache

from longroll.engraving.lines import Point
from longroll.games.glory.components import BIT, members
from longroll.games.glory.lexicon import OFF
from longroll.games.glory.odds import over
from longroll.games.glory.rules.assault import Assault, charge_front, coverage, covered_for
from longroll.games.glory.rules.charge import ADDING, ChargeStep
from longroll.games.glory.rules.defensive_fire import firers, front_hexes, roll_items, targets
from longroll.games.glory.rules.gunnery import longest_range, sight_limit, targets_of
from longroll.games.glory.rules.leadership import area
from longroll.games.glory.rules.modifiers import total
from longroll.games.glory.rules.movement import extended_moves, may_extend, may_move, normal_moves, rides
from longroll.games.glory.rules.reach import command_costs
from longroll.games.glory.rules.results import epoch, front
from longroll.games.glory.rules.sight import blocked_by
from longroll.games.glory.rules.units import standing
from longroll.games.glory.state import Battle
from longroll.games.glory.table.sheet.plan import near, plan
from longroll.games.glory.table.speech import SIDE_CLASS
from longroll.kit.parts import Parts
from longroll.kit.scene import Ring, Side, Stroke, StrokeKind

# ---- the position itself -----------------------------------------------------------------------------------------


def assault_of(b: Battle) -> Assault | None:
    """The charges in hand."""
    return next((frame for frame in reversed(b.frames) if isinstance(frame, Assault)), None)


def declared_by(b: Battle, code: int) -> bool:
    """Is the declaration of charges at an end with this answer, since nothing could be added to them?"""
    after = b.copy()
    after.play(code)
    assault = assault_of(after)
    return assault is None or assault.step > ADDING


def open_charges(assault: Assault) -> list[int]:
    """Charges declared and not resolved yet."""
    return [number for number in range(assault.count) if number not in assault.over]


def scene_rings(b: Battle) -> list[Ring]:
    """Hexes that are charged."""
    assault = assault_of(b)
    if assault is None:
        return []
    places = {place for number in open_charges(assault) for place in assault.hexes_of(number)}
    rings = [Ring(b.board.codes[place], "hatched") for place in sorted(places)]
    if b.frames[-1] is assault and isinstance(assault, ChargeStep) and assault.step <= ADDING:
        rings += risk_rings(b, assault)
    return rings


def risk_rings(b: Battle, assault: Assault) -> list[Ring]:
    """On every hex of attackers the chance that they are Disordered if fired at alone (GL-10.33.1)."""
    risks: dict[int, float] = {}
    for place in assault.defending_hexes(b):
        who = firers(b, assault, place)
        if who.infantry < 0 and not who.guns:
            continue
        mask = targets(b, assault, place)
        for number, origin in enumerate(front_hexes(b, place)):
            if mask & BIT[number]:
                chance = over(b.cohesion(b.top_line_unit(origin)), total(roll_items(b, who, 1, origin)))
                risks[origin] = 1 - (1 - risks.get(origin, 0.0)) * (1 - chance)
    return [Ring(b.board.codes[place], "chance", f"{round(100 * risk)} %") for place, risk in sorted(risks.items())]


def field_strokes(b: Battle) -> list[Stroke]:
    """All fronts; the range of the acting leaders."""
    holders = {place: SIDE_CLASS[side] for side in (0, 1) for place in b.board.members(b.occupied[side])}
    found = front_strokes(b, holders, "fronts")
    for command in members(b.acting):
        if command < b.roster.n_leaders:
            found += range_strokes(b, command)
    return found


_ranges: Parts[list[Stroke]] = Parts()


def range_strokes(b: Battle, leader: int) -> list[Stroke]:
    """A dotted line round the hexes within a leader's range (GL-5.13)."""
    within = area(b, leader)
    side = SIDE_CLASS[b.roster.command_side[leader]]

    def make() -> list[Stroke]:
        lines = plan(b.board.name).outline(frozenset(b.board.members(within)), b.board.step)
        return [Stroke("range", line, side=side) for line in lines]

    return [*_ranges.get((b.board.name, within, side), make)]


# ---- charges -----------------------------------------------------------------------------------------------------


def charges_drawn(b: Battle) -> list[Stroke]:
    """The charges in hand with what covers them, and the fronts of all that are in them."""
    assault = assault_of(b)
    return [] if assault is None else charge_strokes(b, assault)


def charge_strokes(b: Battle, assault: Assault) -> list[Stroke]:
    """An arrow for every hexside charged with the strength behind it; an open one where a unit covers."""
    found: list[Stroke] = []
    fronts: dict[int, Side] = {}
    side = SIDE_CLASS[assault.side]
    for number in open_charges(assault):
        goals = assault.hexes_of(number)
        pairs: dict[tuple[int, int], int] = {}
        for unit in assault.units_of(number):
            place = b.at[unit]
            if place >= OFF or not assault.ready(b, unit):
                continue
            fronts[place] = side
            for goal in goals:
                if charge_front(b, unit) & BIT[goal]:
                    pairs[place, goal] = pairs.get((place, goal), 0) + b.strength(unit)
        found += [arrow(b, "blow", start, goal, str(strength)) for (start, goal), strength in pairs.items()]
        fronts |= {goal: SIDE_CLASS[1 - assault.side] for goal in goals if b.count(goal)}
    found += cover_strokes(b, assault)
    return front_strokes(b, fronts) + found


def arrow(b: Battle, kind: StrokeKind, start: int, goal: int, text: str) -> Stroke:
    """A short arrow over the hexside between two neighbours."""
    layout = plan(b.board.name)
    (x1, y1), (x2, y2) = layout.centres[start], layout.centres[goal]
    points: list[Point] = [near((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)) for share in (0.34, 0.72)]
    return Stroke(kind, points, [(*points[1], text)] if text else [])


def cover_strokes(b: Battle, assault: Assault) -> list[Stroke]:
    """Hexes in front of an attacker that others cover and nobody charges: an open arrow from who covers
    (GL-10.12.1)."""
    found: list[Stroke] = []
    charged = {place for number in open_charges(assault) for place in assault.hexes_of(number)}
    attackers = {b.at[unit] for unit in assault.charging_units()}
    enemies = b.occupied[1 - assault.side]
    for number in open_charges(assault):
        for unit in assault.units_of(number):
            if b.at[unit] >= OFF:
                continue
            group = b.units_of(b.command_of(unit)) if not b.acting else b.acting_units()
            group = sum(BIT[other] for other in members(group) if b.at[other] < OFF)
            open_to = charge_front(b, unit) & enemies & covered_for(b, unit, coverage(b, group))
            for place in b.board.members(open_to):
                if place not in charged:
                    found += [
                        arrow(b, "guard", start, place, "")
                        for start in coverers(b, group, place)
                        if start not in attackers
                    ]
    return list({tuple(stroke.points): stroke for stroke in found}.values())


def coverers(b: Battle, group: int, place: int) -> list[int]:
    """Hexes of units of a group that have a hex in their front and can cover it."""
    return sorted(
        {
            b.at[unit]
            for unit in members(group & ~b.disordered & ~b.roster.guns_mask)
            if b.top_line_unit(b.at[unit]) == unit and front(b, b.at[unit]) & BIT[place]
        }
    )


def front_strokes(b: Battle, fronts: dict[int, Side], kind: StrokeKind = "front") -> list[Stroke]:
    """The three sides in front of some hexes, in the colours of who stands there (GL-7.13)."""
    return [front_stroke(b.board.name, place, b.facing[place], side, kind) for place, side in sorted(fronts.items())]


@lru_cache(maxsize=20_000)
def front_stroke(map_name: str, place: int, facing: int, side: Side, kind: StrokeKind) -> Stroke:
    return Stroke(kind, plan(map_name).front(place, facing), side=side)


# ---- one unit ----------------------------------------------------------------------------------------------------


def reach_rings(b: Battle, unit: int) -> list[Ring]:
    """Where a unit of the acting Command may go, with the cost of the way (GL-6)."""
    if b.at[unit] >= OFF or not b.acting or not may_move(b, unit):
        return []
    who = standing(b, b.roster.side[unit])
    near_by = normal_moves(b, who, unit)
    costs = {place: near_by.spent(place, cheapest=True) for place in b.board.members(near_by.ends)}
    if may_extend(b, unit):
        far = extended_moves(b, who, unit)
        for place in b.board.members(far.ends):
            costs.setdefault(place, far.spent(place, cheapest=True))
    return cost_rings(b, costs)


def ride_rings(b: Battle, leader: int) -> list[Ring]:
    """Where a leader of the acting Commands may go."""
    if b.leader_at[leader] >= OFF or not b.acting >> leader & 1:
        return []
    who = standing(b, b.roster.command_side[leader])
    costs: dict[int, int] = {}
    for extended in (False, True):
        way = rides(b, who, leader, extended)
        for place in b.board.members(way.ends):
            costs.setdefault(place, way.spent(place))
    return cost_rings(b, costs)


def cost_rings(b: Battle, costs: dict[int, int]) -> list[Ring]:
    rings = [Ring(b.board.codes[place], "reach") for place in sorted(costs)]
    return rings + [Ring(b.board.codes[place], "cost", str(cost)) for place, cost in sorted(costs.items())]


def command_path(b: Battle, unit: int) -> list[int]:
    """The hexes of the cheapest way from a unit's leader to it, his own first; empty if there is none."""
    leader = b.command_of(unit)
    if leader >= b.roster.n_leaders or b.leader_at[leader] >= OFF or b.at[unit] >= OFF:
        return []
    enemies = b.occupied[1 - b.roster.side[unit]]
    costs = command_costs(b.board, epoch(b), b.leader_at[leader], 40, enemies)
    if b.at[unit] not in costs:
        return []
    path = [b.at[unit]]
    while path[-1] != b.leader_at[leader]:
        here = path[-1]
        steps = [
            other
            for other in b.board.neighbours[here]
            if other in costs and costs[other] + b.board.step_cost(epoch(b), 3, other, here) == costs[here]
        ]
        if not steps:
            return []
        path.append(min(steps, key=lambda other: costs[other]))
    return path[::-1]


def command_strokes(b: Battle, unit: int) -> list[Stroke]:
    """The leader's range and the way from him to a unit (GL-5.13.1)."""
    leader = b.command_of(unit)
    if leader >= b.roster.n_leaders:
        return []
    found = range_strokes(b, leader)
    path = command_path(b, unit)
    if len(path) > 1:
        centres = plan(b.board.name).centres
        found.append(Stroke("chain", [centres[place] for place in path], side=SIDE_CLASS[b.roster.side[unit]]))
    return found


def fire_rings(b: Battle, unit: int) -> list[Ring]:
    """Enemy hexes an artillery could fire at as it stands (GL-9.21.1)."""
    if b.at[unit] >= OFF or not b.roster.is_gun[unit] or b.disordered >> unit & 1:
        return []
    place = b.at[unit]
    mask = targets_of(b, place, BIT[b.facing[place]], longest_range(b, [unit]))
    return [Ring(b.board.codes[target], "fire") for target in b.board.members(mask)]


def sight_of(b: Battle, start: int, goal: int) -> tuple[int, str]:
    """The hex that blocks the view from one hex to another, and the clause; -1 if nothing does."""
    return blocked_by(b.board, start, goal, b.occupied[0] | b.occupied[1], sight_limit(b))


def sight_stroke(b: Battle, start: int, goal: int) -> Stroke:
    """The line of sight: as far as the hex that blocks it."""
    centres = plan(b.board.name).centres
    blocking, _ = sight_of(b, start, goal)
    end = goal if blocking < 0 else blocking
    return Stroke("sight", [centres[start], centres[end]], shut=blocking >= 0)
