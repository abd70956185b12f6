"""MR-18 The charge move: its path, contact and conforming, tested before it is declared.

A path is written as the words after ``charge UNIT TARGET``: an optional turn ``L15`` / ``R15`` (regular) or ``P123.5``
(irregular), then an optional ``OL30`` / ``OR30``; nothing written means straight ahead. ``charge`` carries plans out.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from longroll.boards.plane.measure import (
    distance,
    edges_apart,
    front_distance,
    nearest_point,
    overlap,
    overlap_any,
    within,
)
from longroll.boards.plane.shapes import FRONT, Rect, forward_of, turned
from longroll.boards.plane.sweep import first_within, sweep
from longroll.boards.plane.turn import (
    WHEEL_STEP,
    bearing,
    edge_frame,
    turn_between,
    wheel,
    wheel_angle,
    wheel_arc,
)
from longroll.games.reason.components import ALLOWANCE, CONTACT, EPS, FF, NO_UNIT, at_most
from longroll.games.reason.field import GROUNDS, HALF_SPEED, OBSTACLE_COST
from longroll.games.reason.legs import ANGLE_DECIMALS, bearing_of, decimal, round_bearing, turn_of
from longroll.games.reason.lexicon import EVENT_WORDS
from longroll.games.reason.rules import attacks
from longroll.games.reason.rules.conforming import conform_limit, conform_offset, conform_offsets, conformed
from longroll.games.reason.rules.costs import Bill, bill
from longroll.games.reason.rules.figures import EDGE_GAP, MOST_WHEEL
from longroll.games.reason.rules.passage import may_pass
from longroll.games.reason.rules.refusals import bw
from longroll.games.reason.rules.runs import after, ground_limit, tariff
from longroll.games.reason.state import Battle
from longroll.kit.terms import BadInput, Refusal, no

STRAIGHT: Final = -1.0
"""``ChargePath.pivot`` of a path without one."""
FAR: Final = 60.0
"""Longer than any charge: to say by how much one falls short."""


class ChargePath:
    """A path as it is written: ``turn`` of a wheel in degrees, right positive; ``pivot``: a bearing, or STRAIGHT;
    ``oblique`` in degrees, right positive."""

    __slots__ = ("oblique", "pivot", "turn")

    def __init__(self, turn: float = 0.0, pivot: float = STRAIGHT, oblique: float = 0.0) -> None:
        self.turn = turn
        self.pivot = pivot
        self.oblique = oblique

    def words(self) -> str:
        """As ``read`` understands it."""
        parts: list[str] = []
        if self.turn:
            parts.append(("R" if self.turn > 0 else "L") + decimal(abs(self.turn), ANGLE_DECIMALS))
        if self.pivot >= 0.0:
            parts.append("P" + decimal(self.pivot, ANGLE_DECIMALS))
        if self.oblique:
            parts.append(("OR" if self.oblique > 0 else "OL") + decimal(abs(self.oblique), ANGLE_DECIMALS))
        return " ".join(parts)


def read(text: str) -> ChargePath:
    """A path from its words; BadInput if they are none (MR-18.1)."""
    way = ChargePath()
    words = text.split()
    if words and words[0][:1] in ("L", "R"):
        angle = turn_of(words[0][1:], 180.0, words[0])
        way.turn = -angle if words[0][0] == "L" else angle
        words = words[1:]
    elif words and words[0][:1] == "P":
        way.pivot = bearing_of(words[0][1:], words[0])
        words = words[1:]
    if words and words[0][:2] in ("OL", "OR"):
        angle = turn_of(words[0][2:], 45.0, words[0])
        way.oblique = -angle if words[0][1] == "L" else angle
        words = words[1:]
    if words:
        raise BadInput(f"'{words[0]}' is no part of a charge")
    return way


class ChargePlan:
    """A declared path tested as if the target stays in place (MR-18.2).

    ``start`` the place before, ``turned`` after the turn, ``contact`` at the point of contact, ``conformed`` after
    MR-18.6/18.7 (None where the path does not get so far); ``length`` of the straight stretch to contact; ``bill``: the
    cost by its parts, ``allowance`` in BW; ``edge``: the edge of the target that must be contacted (MR-17.7);
    ``test``: an attack test is due (MR-17.9);
    ``drawn``: enemies the conformed attacker touches (MR-18.8); ``short``: BW missing, 0 if it reaches; ``refusal``:
    None if it may be declared.
    """

    def __init__(self, unit: int, target: int, way: ChargePath, start: Rect, edge: int, allowance: float) -> None:
        self.unit = unit
        self.target = target
        self.way = way
        self.start = start
        self.turned: Rect | None = None
        self.contact: Rect | None = None
        self.conformed: Rect | None = None
        self.length = 0.0
        self.bill = Bill()
        self.allowance = allowance
        self.turn_cost = 0.0
        """The part of the cost that is the turn's."""
        self.edge = edge
        self.test = False
        self.drawn: list[int] = []
        self.short = 0.0
        self.refusal: Refusal | None = None

    @property
    def cost(self) -> float:
        return self.bill.total

    @property
    def turn(self) -> float:
        return self.way.turn

    @property
    def pivot(self) -> float:
        return self.way.pivot

    @property
    def oblique(self) -> float:
        return self.way.oblique

    @property
    def legs(self) -> str:
        return self.way.words()

    def direction(self) -> tuple[float, float]:
        """The way after the turn, as a unit vector."""
        facing = self.start.facing if self.turned is None else self.turned.facing
        return forward_of((facing + self.way.oblique) % 360.0)


# ---- the whole plan ----------------------------------------------------------------------------------------


def plan(b: Battle, unit: int, target: int, legs: str = "") -> ChargePlan:
    """What becomes of a charge along a path. BadInput if the words are no path."""
    return laid(b, unit, target, read(legs))


def laid(b: Battle, unit: int, target: int, way: ChargePath) -> ChargePlan:
    start = b.shapes[unit]
    x, y = start.front_middle
    found = ChargePlan(unit, target, way, start, attacks.side_from(b, target, x, y), ALLOWANCE[b.roster.kind[unit]][FF])
    found.refusal = attacks.bar(b, unit) or attacks.target_bar(b, unit, target) or attacks.volley_bar(b, unit, target)
    if found.refusal is None:
        found.test = attacks.needs_test(b, unit, target, found.edge)
    found.refusal = follow(b, found) or found.refusal if found.refusal is None else found.refusal
    return found


def follow(b: Battle, made: ChargePlan) -> Refusal | None:
    """Turn, straight stretch, contact, conforming: the first thing against them."""
    refusal = turn_refusal(b, made) or take_turn(b, made)
    if refusal is not None:
        return refusal
    assert made.turned is not None
    made.turn_cost = made.cost
    dx, dy = made.direction()
    return reach(b, made, made.turned, dx, dy)


def reach(b: Battle, made: ChargePlan, shape: Rect, dx: float, dy: float) -> Refusal | None:
    """The straight stretch from a place to contact, and conforming (MR-18.2, MR-18.3)."""
    target = b.shapes[made.target]
    name, other = b.roster.ids[made.unit], b.roster.ids[made.target]
    length = first_within(shape, dx, dy, FAR, target, CONTACT)
    if length < 0.0:
        return no("MR-18.3", "charge-misses", unit=name, target=other)
    made.length = length
    made.contact = after(shape, dx, dy, length)
    gap = edges_apart(made.contact, FRONT, target, made.edge)
    if not at_most(gap, EDGE_GAP):
        side = EVENT_WORDS["zone"][attacks.side_word(b, made.target, made.edge)]
        return no("MR-18.3", "charge-side", unit=name, target=other, side=side, distance=bw(gap))
    charged = bill(tariff(b, made.unit, shape, dx, dy, length), length)
    add(made.bill, charged)
    made.bill.obstacle += wall_toll(b, made)
    if not at_most(made.cost, made.allowance):
        made.short = made.cost - made.allowance
        return no("MR-18.2", "charge-short", unit=name, target=other, short=bw(made.short), cost=bw(made.cost))
    refusal = stretch_refusal(b, made.unit, made.target, shape, dx, dy, length) or place_refusal(b, made, made.contact)
    if refusal is not None:
        return refusal
    made.conformed, made.drawn = conform(b, made.unit, made.target, made.contact, made.edge)
    if made.conformed is None:
        return no("MR-18.7", "charge-no-room", unit=name, target=other)
    return None


def add(one: Bill, other: Bill) -> None:
    one.distance += other.distance
    one.difficult += other.difficult
    one.obstacle += other.obstacle
    one.level += other.level


# ---- the turn (MR-18.1) ------------------------------------------------------------------------------------


def turn_refusal(b: Battle, made: ChargePlan) -> Refusal | None:
    """Has the unit these manoeuvres?"""
    way = made.way
    name = b.roster.ids[made.unit]
    if b.roster.regular[made.unit]:
        if way.pivot >= 0.0:
            return no("MR-18.1", "charge-pivot", unit=name)
        if abs(way.turn) > MOST_WHEEL + 1e-9:
            return no("MR-18.1", "charge-wheel", unit=name)
    elif way.turn:
        return no("MR-18.1", "charge-irregular", unit=name)
    if way.oblique and not b.roster.oblique[made.unit]:
        return no("MR-12.8", "charge-oblique", unit=name)
    return None


def take_turn(b: Battle, made: ChargePlan) -> Refusal | None:
    """The wheel or the pivot: the place after it and its cost."""
    way = made.way
    if within(made.start, b.shapes[made.target], CONTACT):
        # contact is the first point of the path, its start included (MR-18.3)
        made.way = ChargePath()
        made.turned = made.start
        return None
    if way.pivot >= 0.0:
        made.turned = turned(made.start, way.pivot)
        # a jump: only the new place counts (MR-5.21)
        return place_refusal(b, made, made.turned, passing=True)
    if not way.turn:
        made.turned = made.start
        return None
    return take_wheel(b, made)


def take_wheel(b: Battle, made: ChargePlan) -> Refusal | None:
    """A wheel, looked at every quarter of a degree (MR-5.20). Contact on the way ends it (MR-18.3)."""
    start = made.start
    size = abs(made.way.turn)
    sign = 1.0 if made.way.turn > 0.0 else -1.0
    field = b.field
    kind = b.roster.kind[made.unit]
    target = b.shapes[made.target]
    rough = HALF_SPEED[kind]
    near = field.near_way(start.cx, start.cy, *centre_of(wheel(start, made.way.turn)))
    bare = not near & (field.barred[kind] | field.obstacles_mask | field.levels_mask | field.difficult_mask)
    others = in_circle(b, made.unit, start)
    last, done = start, 0.0
    steps = int(size / WHEEL_STEP - 1e-9) + 1
    for k in range(1, steps + 1):
        angle = min(k * WHEEL_STEP, size)
        place = wheel(start, sign * angle)
        arc = wheel_arc(start.w, angle - done)
        made.bill.distance += arc
        if not bare:
            if rough and field.touches_difficult(place):
                made.bill.difficult += arc
            cross(b, made, last, place)
        for other in others:
            if overlap(place, b.shapes[other]):
                return no("MR-14.3", "charge-blocked", unit=b.roster.ids[made.unit], by=b.roster.ids[other])
        if not bare and not field.is_free(place, kind):
            return ground_refusal(b, made, place)
        if within(place, target, CONTACT):
            made.way.turn = sign * angle
            break
        last, done = place, angle
    made.turned = wheel(start, made.way.turn)
    if not at_most(made.cost, made.allowance):
        made.short = made.cost - made.allowance
        args = {"unit": b.roster.ids[made.unit], "target": b.roster.ids[made.target]}
        return no("MR-18.2", "charge-short", **args, short=bw(made.short), cost=bw(made.cost))
    return None


def centre_of(shape: Rect) -> tuple[float, float]:
    return shape.cx, shape.cy


def cross(b: Battle, made: ChargePlan, last: Rect, place: Rect) -> None:
    """Obstacles and levels between two centres (MR-5.20)."""
    field = b.field
    crossed = len(field.obstacles_crossed(last.cx, last.cy, place.cx, place.cy))
    made.bill.obstacle += crossed * OBSTACLE_COST[b.roster.kind[made.unit]]
    made.bill.level += abs(field.level_at(place.cx, place.cy) - field.level_at(last.cx, last.cy))


def in_circle(b: Battle, unit: int, start: Rect) -> list[int]:
    """Units a wheel could run into: enemies, and friends that may not be passed through."""
    reach_ = 2.0 * start.radius + 1.0
    side = b.roster.side[unit]
    found: list[int] = []
    for other in (*b.present[side], *b.present[1 - side]):
        if other == unit or (b.roster.side[other] == side and may_pass(b, unit, other)):
            continue
        place = b.shapes[other]
        x, y = place.cx - start.cx, place.cy - start.cy
        limit = reach_ + place.radius
        if x * x + y * y <= limit * limit:
            found.append(other)
    return found


# ---- the straight stretch (MR-14.3) ------------------------------------------------------------------------


def stretch_refusal(
    b: Battle, unit: int, target: int, shape: Rect, dx: float, dy: float, length: float
) -> Refusal | None:
    """What stands in the way up to contact."""
    name = b.roster.ids[unit]
    kind = b.roster.kind[unit]
    if ground_limit(b, shape, dx, dy, length, b.field.barred[kind]) < length - EPS:
        return no("MR-14.3", "charge-ground", unit=name)
    side = b.roster.side[unit]
    for other in (*b.present[1 - side], *b.present[side]):
        if other in (unit, target):
            continue
        low, high = sweep(shape, dx, dy, b.shapes[other])
        if low < length - EPS and high > 0.0 and low < high:
            if b.roster.side[other] != side or not may_pass(b, unit, other):
                return no("MR-14.3", "charge-blocked", unit=name, by=b.roster.ids[other])
    return None


def wall_toll(b: Battle, made: ChargePlan) -> float:
    """The obstacle cost against a target behind a wall, unless the path has paid it (MR-18.2)."""
    field = b.field
    if not field.walls_mask or made.contact is None:
        return 0.0
    x, y = made.start.front_middle
    line = field.behind_wall(x, y, b.shapes[made.target])
    if line < 0 or line in crossed_lines(b, made):
        return 0.0
    return OBSTACLE_COST[b.roster.kind[made.unit]]


def crossed_lines(b: Battle, made: ChargePlan) -> list[int]:
    """The obstacles the path crosses."""
    assert made.contact is not None
    found: list[int] = []
    places = [centre_of(made.start)]
    if made.turned is not None:
        places.append(centre_of(made.turned))
    places.append(centre_of(made.contact))
    for (ax, ay), (bx, by) in pairwise(places):
        found += [line for _, line in b.field.obstacles_crossed(ax, ay, bx, by)]
    return found


# ---- places ------------------------------------------------------------------------------------------------


def ground_refusal(b: Battle, made: ChargePlan, place: Rect) -> Refusal:
    ground = GROUNDS[b.field.forbidden(place, b.roster.kind[made.unit])]
    return no("MR-14.3", "charge-place-ground", unit=b.roster.ids[made.unit], ground=ground)


def place_refusal(b: Battle, made: ChargePlan, place: Rect, passing: bool = False) -> Refusal | None:
    """Why a place of the path is not free (MR-18.2); ``passing``: friends that may be passed through do not matter."""
    if not b.field.is_free(place, b.roster.kind[made.unit]):
        return ground_refusal(b, made, place)
    other = overlap_any(place, b.shapes, made.unit)
    if passing:
        side = b.roster.side[made.unit]
        for other in (*b.present[1 - side], *b.present[side]):
            if other == made.unit or (b.roster.side[other] == side and may_pass(b, made.unit, other)):
                continue
            if overlap(place, b.shapes[other]):
                break
        else:
            other = NO_UNIT
    if other == NO_UNIT:
        return None
    return no("MR-18.2", "charge-occupied", unit=b.roster.ids[made.unit], by=b.roster.ids[other])


def free(b: Battle, unit: int, place: Rect, skip: int = NO_UNIT) -> bool:
    """Is a place free of units (``skip`` does not count), sectors and forbidden ground, and on the table?"""
    if not b.field.is_free(place, b.roster.kind[unit]):
        return False
    for side in (0, 1):
        for other in b.present[side]:
            if other not in (unit, skip) and overlap(place, b.shapes[other]):
                return False
    return True


# ---- conforming (MR-18.5 to MR-18.8) -----------------------------------------------------------------------


def beside(b: Battle, unit: int, target: int, contact: Rect) -> list[int]:
    """Further enemies the attacker may choose to attack at contact (MR-18.5)."""
    return [
        other
        for other in b.present[1 - b.roster.side[unit]]
        if other != target
        and within(contact, b.shapes[other], EDGE_GAP + EPS)
        and at_most(front_distance(contact, b.shapes[other]), EDGE_GAP)
        and attacks.may_attack(b, unit, other)
        and attacks.was_ahead(b, unit, other)
    ]


def touched(b: Battle, unit: int, target: int, place: Rect) -> list[int]:
    """Further enemies in contact with the front edge of a conformed attacker (MR-18.8)."""
    return [
        other
        for other in b.present[1 - b.roster.side[unit]]
        if other != target
        and within(place, b.shapes[other], CONTACT + EPS)
        and at_most(front_distance(place, b.shapes[other]), CONTACT)
    ]


def conform(b: Battle, unit: int, target: int, contact: Rect, edge: int) -> tuple[Rect | None, list[int]]:
    """The attacker's place against an edge of the target, and the enemies it is drawn against (MR-18.6 to MR-18.8)."""
    shape = b.shapes[target]
    _, _, _, _, _, _, length = edge_frame(shape, edge)
    offset = conform_offset(contact, shape, edge)
    tried = [offset]
    for k in range(2):
        for s in tried:
            place = conformed(contact, shape, edge, s)
            if free(b, unit, place):
                drawn = touched(b, unit, target, place)
                if all(attacks.may_attack(b, unit, other) for other in drawn):
                    return place, drawn
        if not k:
            tried = conform_offsets(offset, conform_limit(length, contact.w))
    return None, []


# ---- the canonical charge (MR-18.12) -----------------------------------------------------------------------


def canonical(b: Battle, unit: int, target: int) -> ChargePlan:
    """The canonical charge against a target; its refusal says why it is not legal."""
    way = canonical_way(b, unit, target)
    if way is None:
        found = ChargePlan(unit, target, ChargePath(), b.shapes[unit], FRONT, ALLOWANCE[b.roster.kind[unit]][FF])
        found.refusal = no("MR-18.12", "charge-no-canonical", unit=b.roster.ids[unit], target=b.roster.ids[target])
        return found
    return laid(b, unit, target, way)


def canonical_way(b: Battle, unit: int, target: int) -> ChargePath | None:
    """The path of the canonical charge, as far as the allowance could ever pay for it; None without one."""
    shape = b.shapes[unit]
    place = b.shapes[target]
    allowance = ALLOWANCE[b.roster.kind[unit]][FF]
    x, y = shape.front_middle
    edge = attacks.side_from(b, target, x, y)
    if not b.roster.regular[unit]:
        px, py = nearest_point(place, shape.cx, shape.cy)
        if abs(px - shape.cx) + abs(py - shape.cy) < 1e-9:
            return ChargePath()
        facing = round_bearing(bearing(shape.cx, shape.cy, px, py))
        return ChargePath(pivot=facing) if facing != shape.facing else ChargePath()
    if distance(shape, place) > allowance + CONTACT + EPS:
        return None
    towards = turn_between(shape.facing, bearing(shape.cx, shape.cy, place.cx, place.cy)) >= 0.0
    most = int(min(MOST_WHEEL, wheel_angle(shape.w, allowance + EPS)))
    for angle in range(most + 1):
        left = allowance + EPS - wheel_arc(shape.w, angle)
        for right in (towards, not towards):
            turn = float(angle if right else -angle)
            start = wheel(shape, turn) if angle else shape
            length = first_within(start, start.fx, start.fy, FAR, place, CONTACT)
            if length >= 0.0:
                contact = after(start, start.fx, start.fy, length)
                if at_most(edges_apart(contact, FRONT, place, edge), EDGE_GAP):
                    return ChargePath(turn) if length <= left else None
            if not angle:
                break
    return None


def canonical_charges(b: Battle, unit: int) -> list[ChargePlan]:
    """The legal canonical charges of a unit against its eligible targets (for MR-11.14 and the candidates)."""
    found: list[ChargePlan] = []
    for target in attacks.eligible(b, unit):
        made = canonical(b, unit, target)
        if made.refusal is None:
            found.append(made)
    return found


def costs_of(made: ChargePlan) -> list[tuple[str, float]]:
    """The lines of a charge's cost: clause and BW."""
    lines = [("MR-18.2", made.bill.distance)]
    if made.bill.difficult:
        lines.append(("MR-13.1", made.bill.difficult))
    if made.bill.obstacle:
        lines.append(("MR-13.2", made.bill.obstacle))
    if made.bill.level:
        lines.append(("MR-13.5", made.bill.level))
    return lines
