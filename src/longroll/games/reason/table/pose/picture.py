"""A unit in hand as it is drawn: ghost, grips, gauge, bands, lane, measure, loupe, command radius; in scene units."""

from __future__ import annotations

from math import hypot

from longroll.boards.plane.measure import edges_apart, nearest_points, within
from longroll.boards.plane.shapes import FRONT, Rect, shifted
from longroll.boards.plane.sweep import first_within
from longroll.boards.plane.turn import bearing, wheel, wheel_angle, wheel_arc
from longroll.engraving.lines import ring_path
from longroll.games.reason.components import (
    ARTILLERY,
    CAVALRY,
    COMMAND_RADIUS,
    CONTACT,
    FF,
    GARRISON,
    MF,
    at_most,
    officer_of,
)
from longroll.games.reason.legs import WHEEL
from longroll.games.reason.rules import attacks, charge_path
from longroll.games.reason.rules.charge_path import ChargePath, ChargePlan
from longroll.games.reason.rules.command import in_command
from longroll.games.reason.rules.costs import affordable
from longroll.games.reason.rules.figures import EDGE_GAP, MOST_WHEEL
from longroll.games.reason.rules.fire import dice_of
from longroll.games.reason.rules.runs import tariff
from longroll.games.reason.rules.walks import SIDE_ROOM
from longroll.games.reason.state import Battle
from longroll.games.reason.table.overlays import band, fire_ranges, outset
from longroll.games.reason.table.pose.drag import GRIP_OUT, pivots
from longroll.games.reason.table.pose.held import Held
from longroll.games.reason.table.pose.wording import Saying
from longroll.games.reason.table.speech import SIDE_CLASS
from longroll.games.reason.table.survey import BW, Survey
from longroll.kit.scene import Band, Circle, Gauge, Grip, GripKind, Lane, Loupe, LoupeShape, Measure, Point, Shape

CLOSE = 0.15
"""A gap under which a loupe opens."""
LOUPE_REACH = 0.42
"""BW round the place that the loupe shows."""
BEYOND = 1.0
"""BW beyond the allowance within which a charge that falls short is still spoken of."""


def symbol_of(b: Battle, unit: int, formation: int) -> str:
    """How the unit looks in a formation."""
    if b.roster.cls[unit] == ARTILLERY:
        return "battery-march" if formation == MF else "battery"
    arm = "horse" if b.roster.cls[unit] == CAVALRY else "foot"
    return f"{arm}-{'line' if formation == FF else 'march'}"


def spot(laid: Survey, x: float, y: float) -> Point:
    sx, sy = laid.at((x, y))
    return round(sx, 2), round(sy, 2)


def shape_of(laid: Survey, place: Rect, symbol: str = "") -> Shape:
    x, y = spot(laid, place.cx, place.cy)
    return Shape(x, y, place.w * BW, place.d * BW, round(place.facing, 3), symbol)


def outline(laid: Survey, place: Rect) -> list[Point]:
    return [spot(laid, x, y) for x, y in place.corners]


# ---- grips -------------------------------------------------------------------------------------------------


def grips(held: Held, laid: Survey, say: Saying) -> list[Grip]:
    """What may be dragged from here: only what the unit can do."""
    b, unit, place = held.b, held.unit, held.ghost
    found: list[Grip] = []

    def add(name: str, kind: GripKind, u: float, v: float) -> None:
        x = place.cx + place.rx * u + place.fx * v
        y = place.cy + place.ry * u + place.fy * v
        found.append(Grip(name, kind, spot(laid, x, y), say(f"grip-{name}")))

    guns = b.roster.cls[unit] == ARTILLERY
    if b.formation[unit] == GARRISON and not held.legs:
        return found
    if held.walk.closed and held.refusal is None:
        return found
    if pivots(held):
        add("turn", "turn", 0.0, place.hd + 3 * GRIP_OUT)
    if guns and held.formation == FF:
        return found
    if not guns:
        add("rear", "edge", 0.0, -place.hd)
        if held.plan is None and sidestep(held):
            add("side-left", "side", -place.hw - GRIP_OUT, 0.0)
            add("side-right", "side", place.hw + GRIP_OUT, 0.0)
    add("front", "edge", 0.0, place.hd)
    add("corner-left", "corner", -place.hw, place.hd)
    add("corner-right", "corner", place.hw, place.hd)
    return found


def sidestep(held: Held) -> bool:
    """May it step aside from here: no enemy within 2 BW (MR-12.11)?"""
    b, place = held.b, held.ghost
    for enemy in b.present[1 - b.roster.side[held.unit]]:
        shape = b.shapes[enemy]
        if hypot(shape.cx - place.cx, shape.cy - place.cy) <= SIDE_ROOM + place.radius + shape.radius:
            x, y, ex, ey = nearest_points(place, shape)
            if hypot(ex - x, ey - y) <= SIDE_ROOM:
                return False
    return True


# ---- the wheel gauge ---------------------------------------------------------------------------------------


def gauge(held: Held, laid: Survey, say: Saying) -> Gauge | None:
    """The arc of the wheel that is the last leg, or the turn of a charge."""
    plan = held.plan
    if plan is not None:
        begin, angle, first, left = plan.start, plan.turn, True, plan.allowance
    elif held.legs and held.legs[-1].kind == WHEEL:
        base = Held(held.b, held.unit, " ".join(held.path.split()[:-1]))
        begin, angle, first, left = base.ghost, held.legs[-1].angle, len(held.legs) == 1, base.left
    elif len(held.legs) == 2 and held.legs[0].kind == WHEEL:
        begin, angle, first, left = held.start, held.legs[0].angle, True, held.allowance
    else:
        return None
    if not angle:
        return None
    right = angle > 0.0
    pivot, outer = (1, 0) if right else (0, 1)
    px, py = begin.xs[pivot], begin.ys[pivot]
    sign = 1.0 if right else -1.0
    most = min(180.0, max(abs(angle), 10.0, wheel_angle(begin.w, max(0.0, left))))
    start = bearing(px, py, begin.xs[outer], begin.ys[outer])
    good = charging_angles(held, sign, most) if first else []
    return Gauge(
        spot(laid, px, py),
        begin.w * BW,
        round(start, 2),
        round(sign * most, 2),
        round(angle, 2),
        f"{say.plain(abs(angle))}°",
        good,
        say("gauge-charge") if good else "",
    )


def charging_angles(held: Held, sign: float, most: float) -> list[tuple[float, float]]:
    """The angles from which a charge straight on reaches a target: whole degrees, as stretches."""
    b, unit = held.b, held.unit
    if not b.roster.regular[unit]:
        return []
    good: list[int] = []
    for target in attacks.eligible(b, unit):
        if attacks.volley_bar(b, unit, target) is None:
            good += [n for n in range(int(min(most, MOST_WHEEL)) + 1) if reaches(held, target, sign * n)]
    found: list[tuple[float, float]] = []
    for n in sorted(set(good)):
        if found and n - abs(found[-1][1]) <= 1.0:
            found[-1] = (found[-1][0], sign * n)
        else:
            found.append((sign * n, sign * n))
    return [
        (low - 0.4 * sign if low == high else low, high + 0.4 * sign if low == high else high) for low, high in found
    ]


def reaches(held: Held, target: int, turn: float) -> bool:
    """Does a charge straight on after this wheel come to contact within the allowance? Ground and units in the way are
    asked only for those that do."""
    b, unit = held.b, held.unit
    start = wheel(held.start, turn) if turn else held.start
    place = b.shapes[target]
    left = b.allowance(unit) - wheel_arc(start.w, turn)
    length = first_within(start, start.fx, start.fy, max(0.0, left) + CONTACT, place, CONTACT)
    if length < 0.0 or not at_most(length, left):
        return False
    x, y = held.start.front_middle
    contact = shifted(start, start.fx * length, start.fy * length)
    if not at_most(edges_apart(contact, FRONT, place, attacks.side_from(b, target, x, y)), EDGE_GAP):
        return False
    return charge_path.laid(b, unit, target, ChargePath(turn)).refusal is None


# ---- fire --------------------------------------------------------------------------------------------------


def bands(c: Battle, unit: int, laid: Survey, say: Saying) -> list[Band]:
    """Fire bands from the front of the ghost; ``c`` is the position with the unit there."""
    shape = c.shapes[unit]
    found: list[Band] = []
    if c.formation[unit] == GARRISON:
        return found
    for n, (inner, outer) in enumerate(fire_ranges(c, unit)):
        dice, _, _ = dice_of(c, unit, outer)
        if not dice:
            continue
        ring = [spot(laid, x, y) for x, y in band(shape, inner, outer)]
        far = shape.hd + inner + (outer - inner) * 0.62
        aside = shape.hw * 0.62 + inner * 0.4
        at = spot(laid, shape.cx + shape.fx * far + shape.rx * aside, shape.cy + shape.fy * far + shape.ry * aside)
        found.append(Band(ring_path(ring), "far" if n else "near", say("band-dice", dice=dice), at))
    return found


# ---- the charge lane ---------------------------------------------------------------------------------------


def lane_plan(held: Held) -> ChargePlan | None:
    """The charge straight on from the ghost against the nearest target that may be attacked; None if this path can
    become no charge."""
    if held.plan is not None:
        return held.plan
    way = held.way()
    b, unit = held.b, held.unit
    if way is None or held.formation != FF or b.roster.cls[unit] == ARTILLERY:
        return None
    reach = b.allowance(unit) + BEYOND
    plans = [
        charge_path.laid(b, unit, target, ChargePath(way.turn, way.pivot, way.oblique))
        for target in attacks.eligible(b, unit)
        if within(held.start, b.shapes[target], reach)
    ]
    plans.sort(key=lambda plan: (plan.refusal is not None, plan.contact is None, plan.short))
    return plans[0] if plans else None


def lane(held: Held, plan: ChargePlan | None, laid: Survey) -> Lane | None:
    """Two lines from the front corners of the ghost to the end of the allowance, or to contact."""
    if plan is None or plan.turned is None:
        return None
    dx, dy = plan.direction()
    begin = plan.turned
    reach = lane_length(held.b, plan)
    end = shifted(begin, dx * reach, dy * reach)
    front = held.ghost if held.plan is None else begin
    lines = [[spot(laid, front.xs[i], front.ys[i]), spot(laid, end.xs[i], end.ys[i])] for i in (0, 1)]
    x, y = end.front_middle
    return Lane(
        lines,
        [spot(laid, end.xs[i], end.ys[i]) for i in (0, 1)],
        spot(laid, x, y) if plan.refusal is None else None,
        "",
    )


def lane_length(b: Battle, plan: ChargePlan) -> float:
    """How far a charge gets after its turn: to contact, or to the end of the allowance."""
    assert plan.turned is not None
    if plan.contact is not None and plan.short <= 0.0:
        return plan.length
    dx, dy = plan.direction()
    most = plan.length if plan.contact is not None else plan.allowance
    left = plan.allowance - wheel_arc(plan.start.w, plan.turn)
    return affordable(tariff(b, plan.unit, plan.turned, dx, dy, most), left, most)


def lane_end(b: Battle, plan: ChargePlan) -> Rect | None:
    """Where a charge that falls short would stop."""
    if plan.turned is None or plan.contact is None or plan.short <= 0.0:
        return None
    dx, dy = plan.direction()
    gone = lane_length(b, plan)
    return shifted(plan.turned, dx * gone, dy * gone)


# ---- measures ----------------------------------------------------------------------------------------------


def measure(c: Battle, unit: int, enemy: int, gap: float, laid: Survey, say: Saying) -> Measure | None:
    """The nearest enemy, from edge to edge."""
    if enemy < 0:
        return None
    x, y, ex, ey = nearest_points(c.shapes[unit], c.shapes[enemy])
    return Measure(spot(laid, x, y), spot(laid, ex, ey), say("length", length=say.figure(gap)))


def loupe(held: Held, plan: ChargePlan | None, enemy: int, gap: float, laid: Survey, say: Saying) -> Loupe | None:
    """A narrow gap seen large: at the end of a lane that falls short, or between the ghost and the nearest enemy."""
    b = held.b
    if plan is not None and 0.0 < plan.short < CLOSE:
        end = lane_end(b, plan)
        if end is not None:
            return magnified(b, end, plan.target, say("loupe-short", gap=f"{plan.short:.2f}"), True, laid)
    if enemy >= 0 and held.plan is None and held.legs and 0.0 < gap < CLOSE:
        return magnified(b, held.ghost, enemy, say("loupe-gap", gap=f"{gap:.2f}"), held.refusal is not None, laid)
    return None


def magnified(b: Battle, place: Rect, enemy: int, text: str, bad: bool, laid: Survey) -> Loupe:
    x, y, ex, ey = nearest_points(place, b.shapes[enemy])
    shapes: list[tuple[LoupeShape, list[Point]]] = [("own", outline(laid, place))]
    shapes.append(("other", outline(laid, b.shapes[enemy])))
    return Loupe(spot(laid, (x + ex) / 2, (y + ey) / 2), LOUPE_REACH * BW, text, shapes, bad)


def circle(c: Battle, unit: int, laid: Survey, say: Saying) -> Circle | None:
    """The command radius of the unit's officer (MR-3.5)."""
    force = c.roster.force[unit]
    if force < 0 or not c.officer_present(officer_of(force)):
        return None
    ring = [spot(laid, x, y) for x, y in outset(c.officers[officer_of(force)], COMMAND_RADIUS)]
    officer = c.roster.officer_words[officer_of(force)]
    text = say("radius", officer=officer)
    return Circle(ring_path(ring), text, SIDE_CLASS[c.roster.side[unit]], not in_command(c, unit))
