"""Dragging: a grip brought to a place becomes the last leg of a path.

A straight leg or a wheel that is already the last one is dragged on: it is measured anew from where it began.
"""

from __future__ import annotations

from math import hypot

from longroll.boards.plane.shapes import forward_of, local
from longroll.boards.plane.turn import bearing, turn_between
from longroll.games.reason.components import ARTILLERY, FF, MF, RA
from longroll.games.reason.field import ROAD_REACH
from longroll.games.reason.legs import (
    ABOUT,
    ADVANCE,
    BACK,
    OBLIQUE,
    PIVOT,
    ROAD,
    SIDE,
    WHEEL,
    Leg,
    floor_length,
    round_bearing,
)
from longroll.games.reason.rules import attacks, charge_path
from longroll.games.reason.table.pose import snaps
from longroll.games.reason.table.pose.held import CHARGE, Held, written
from longroll.games.reason.table.pose.snaps import Snap
from longroll.kit.terms import BadInput

STRAIGHT = (ADVANCE, OBLIQUE)
LEAST = 0.005
"""A shorter drag is none."""
FINE = 3
PLAIN = 2
"""Decimals of a length set free, and of an ordinary one."""
MOST_OBLIQUE = 45.0
GRIP_OUT = 0.16
"""BW from a side, or from the front, to a grip that stands apart from it."""
GRIPS = ("front", "rear", "corner-left", "corner-right", "side-left", "side-right", "turn", "body")

Dragged = tuple[str, Snap | None]


def dragged(held: Held, grip: str, x: float, y: float, free: bool) -> Dragged:
    """The path after a grip has been brought to a point of the table."""
    if grip == "front":
        return pull_front(held, x, y, free)
    if grip in ("corner-left", "corner-right"):
        return pull_corner(held, grip == "corner-left", x, y, free)
    if grip in ("rear", "side-left", "side-right"):
        return pull_back(held, grip, x, y, free)
    if grip == "turn":
        return turn_to(held, bearing(held.ghost.cx, held.ghost.cy, x, y), free)
    if grip == "body":
        return pull_body(held, x, y, free)
    raise BadInput(f"there is no grip '{grip}'")


def before(held: Held, *kinds: int) -> Held:
    """The path without its last leg, if that is of one of these kinds; a charge is begun anew."""
    if held.plan is not None:
        return Held(held.b, held.unit, "")
    if held.legs and held.legs[-1].kind in kinds:
        return Held(held.b, held.unit, written(held.legs[:-1]))
    return held


def after(held: Held, leg: Leg) -> Held:
    return Held(held.b, held.unit, written([*held.legs, leg]))


# ---- straight ahead ----------------------------------------------------------------------------------------


def pull_front(held: Held, x: float, y: float, free: bool) -> Dragged:
    """The front edge: advance, or oblique where the unit can."""
    base = before(held, *STRAIGHT, ROAD)
    road = along_road(base, x, y)
    if road is not None:
        return road
    place = base.ghost
    fx, fy = place.front_middle
    u = (x - fx) * place.rx + (y - fy) * place.ry
    v = (x - fx) * place.fx + (y - fy) * place.fy
    return go(base, u, v, free)


def go(base: Held, u: float, v: float, free: bool) -> Dragged:
    """A straight leg to the right by u and forward by v."""
    b, unit, place = base.b, base.unit, base.ghost
    slant = turn_between(0.0, bearing(0.0, 0.0, u, v)) if u or v else 0.0
    angle = 0.0
    if b.roster.oblique[unit] and v > 0.0 and abs(u) > snaps.PULL / 2.0:
        angle = max(-MOST_OBLIQUE, min(MOST_OBLIQUE, slant))
        angle = round(angle, 2) if free else float(round(angle))
    dx, dy = forward_of((place.facing + angle) % 360.0) if angle else (place.fx, place.fy)
    want = max(0.0, (u * place.rx + v * place.fx) * dx + (u * place.ry + v * place.fy) * dy)
    if want < LEAST:
        return base.path, None
    kind = OBLIQUE if angle else ADVANCE
    if free:
        return after(base, Leg(kind, round(want, FINE), angle)).path, None
    met = meeting(base, angle, want)
    if met is not None:
        return met
    value, snap = snaps.settled(
        round(want, PLAIN), snaps.straight(base, dx, dy), snaps.PULL, lambda s: after(base, Leg(kind, s, angle))
    )
    return after(base, Leg(kind, max(0.001, round(value, FINE)), angle)).path, snap


def meeting(base: Held, angle: float, want: float) -> Dragged | None:
    """Contact with an enemy that may be charged along this path, if the hand is there or beyond (MR-18.1)."""
    way = base.way()
    if way is None or len(base.legs) > (1 if way.turn or way.pivot >= 0.0 else 0):
        return None
    way.oblique = angle
    b, unit = base.b, base.unit
    for target in attacks.eligible(b, unit):
        plan = charge_path.laid(b, unit, target, way)
        if plan.refusal is None and -snaps.PULL <= want - plan.length <= b.shapes[target].d + snaps.PULL:
            name = b.roster.ids[target]
            snap = snaps.at(plan.length, "snap-contact", unit=name) if want <= plan.length + snaps.PULL else None
            return " ".join([CHARGE, name, plan.legs]).strip(), snap
    return None


def along_road(base: Held, x: float, y: float) -> Dragged | None:
    """ROAD, if a unit in march formation stands on a road and the hand is on it too (MR-13.7)."""
    b = base.b
    if base.formation != MF or base.plan is not None or any(leg.kind != ABOUT for leg in base.legs):
        return None
    place = base.ghost
    number = b.field.road_at(place.cx, place.cy)
    if number < 0:
        return None
    road = b.field.roads[number]
    there, aside = road.nearest(x, y)
    here, gap = road.nearest(place.cx, place.cy)
    length = round(gap + abs(there - here), PLAIN)
    if aside > ROAD_REACH or length < gap + 0.05:
        return None
    most = b.allowance(base.unit) + 2.0
    if abs(most - length) <= snaps.PULL:
        length = most
    sign = 1.0 if there > here else -1.0
    return after(base, Leg(ROAD, sign * length)).path, snaps.at(length, "snap-road", road=road.name)


# ---- wheels, pivots ----------------------------------------------------------------------------------------


def pull_corner(held: Held, left: bool, x: float, y: float, free: bool) -> Dragged:
    """A front corner: a wheel about the other one. The left corner wheels to the right."""
    sign = 1.0 if left else -1.0
    base = held
    if held.plan is not None or (held.legs and held.legs[-1].kind == WHEEL and held.legs[-1].angle * sign > 0.0):
        base = before(held, WHEEL)
    place = base.ghost
    pivot, outer = (1, 0) if left else (0, 1)
    px, py = place.xs[pivot], place.ys[pivot]
    begin = bearing(px, py, place.xs[outer], place.ys[outer])
    angle = turn_between(begin, bearing(px, py, x, y))
    if angle * sign < -90.0:  # over the back: a wide wheel
        angle += 360.0 * sign
    return wheeled(base, sign, max(0.0, min(180.0, angle * sign)), free)


def wheeled(base: Held, sign: float, size: float, free: bool) -> Dragged:
    if size < (0.01 if free else 0.5):
        return base.path, None
    want = sign * (round(size, 2) if free else max(1.0, float(round(size))))
    if free:
        return after(base, Leg(WHEEL, angle=want)).path, None
    value, snap = snaps.settled(
        want, snaps.turns(base, sign * size), snaps.TURN_PULL, lambda angle: after(base, Leg(WHEEL, angle=angle))
    )
    return after(base, Leg(WHEEL, angle=value)).path, snap


def turn_by(held: Held, angle: float, free: bool) -> Dragged:
    """Turned by two fingers: a wheel of regular troops, a pivot of irregular ones."""
    if pivots(held):
        return turn_to(held, held.ghost.facing + angle, free)
    if held.b.roster.cls[held.unit] == ARTILLERY and held.formation == FF:
        return held.path, None
    base = before(held, WHEEL)
    gone = 0.0 if base is held or held.plan is not None else held.legs[-1].angle
    whole = gone + angle
    return wheeled(base, -1.0 if whole < 0 else 1.0, min(180.0, abs(whole)), free)


def pivots(held: Held) -> bool:
    """May it turn about its centre (MR-12.7, MR-12.17)?"""
    roster = held.b.roster
    if roster.cls[held.unit] == ARTILLERY:
        return roster.kind[held.unit] == RA and held.formation == FF
    return not roster.regular[held.unit]


def turn_to(held: Held, facing: float, free: bool) -> Dragged:
    base = before(held, PIVOT)
    if not pivots(base):
        return held.path, None
    want = round_bearing(facing) if free else float(round(facing) % 360)
    if abs(turn_between(base.ghost.facing, want)) < 0.01:
        return base.path, None
    snap: Snap | None = None
    if not free:
        near = [
            snaps.at(turned, key, unit=base.b.roster.ids[other])
            for other, key, turned in snaps.bearings(base)
            if abs(turn_between(want, turned)) <= snaps.TURN_PULL
        ]
        if near and after(base, Leg(PIVOT, angle=round_bearing(near[0].value))).refusal is None:
            snap = near[0]
            want = round_bearing(snap.value)
    return after(base, Leg(PIVOT, angle=want)).path, snap


# ---- back, to the side, anywhere ---------------------------------------------------------------------------


def pull_back(held: Held, grip: str, x: float, y: float, free: bool) -> Dragged:
    """The rear edge: back. A side: a sidestep."""
    base = before(held, BACK if grip == "rear" else SIDE)
    place = base.ghost
    u, v = local(place, x, y)
    if grip == "rear":
        return stepped(base, BACK, -v - place.d / 2.0, 1.0, free)
    sign = -1.0 if grip == "side-left" else 1.0
    return stepped(base, SIDE, sign * u - place.w / 2.0 - GRIP_OUT, sign, free)


def stepped(base: Held, kind: int, want: float, sign: float, free: bool) -> Dragged:
    """A leg that costs double, and its end of the allowance (MR-12.9)."""
    if want < LEAST:
        return base.path, None
    end = floor_length(max(0.0, base.left) / 2.0)
    if not free and end > 0.0 and abs(end - want) <= snaps.PULL:
        leg = Leg(kind, sign * end)
        if after(base, leg).refusal is None:
            return after(base, leg).path, snaps.at(end, "snap-allowance")
    length = round(want, FINE if free else PLAIN)
    return (after(base, Leg(kind, sign * length)).path if length else base.path), None


def pull_body(held: Held, x: float, y: float, free: bool) -> Dragged:
    """The whole ghost, brought with its centre to a point: ahead, aslant, back or aside, as the hand goes."""
    base = before(held, *STRAIGHT, BACK, SIDE, ROAD)
    road = along_road(base, x, y)
    if road is not None:
        return road
    place = base.ghost
    u, v = local(place, x, y)
    if hypot(u, v) < 0.05:
        return base.path, None
    slant = abs(turn_between(0.0, bearing(0.0, 0.0, u, v)))
    if slant > MOST_OBLIQUE + 10.0 and pivots(base) and base.b.roster.cls[base.unit] != ARTILLERY:
        return pivoted(base, x, y, free)
    if slant <= MOST_OBLIQUE + 25.0:
        return go(base, u, v, free)
    if slant >= 135.0:
        return stepped(base, BACK, -v, 1.0, free)
    return stepped(base, SIDE, abs(u), -1.0 if u < 0 else 1.0, free)


def pivoted(base: Held, x: float, y: float, free: bool) -> Dragged:
    """Irregular troops turn to where the hand is, and go there."""
    place = base.ghost
    path, _ = turn_to(base, bearing(place.cx, place.cy, x, y), free)
    turned = Held(base.b, base.unit, path)
    return go(turned, 0.0, hypot(x - place.cx, y - place.cy), free)
