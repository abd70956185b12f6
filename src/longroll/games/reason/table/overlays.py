"""What is drawn over the table: command radius and chain, fire bands, charge lanes, flank threats, lines of sight."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin

from longroll.boards.plane.measure import front_distance, in_front_arc
from longroll.boards.plane.shapes import LEFT, RIGHT, Rect
from longroll.engraving.lines import Point
from longroll.games.reason.components import (
    ARTILLERY,
    COMMAND_RADIUS,
    FF,
    GARRISON,
    INFANTRY,
    NO_UNIT,
    officer_of,
)
from longroll.games.reason.rules.charge_path import ChargePlan
from longroll.games.reason.rules.command import chain, in_command
from longroll.games.reason.rules.figures import BALL, CANISTER, LONG, SHORT
from longroll.games.reason.rules.fire import dice_of, in_reach
from longroll.games.reason.rules.flanks import protector, threat, turned_flanks
from longroll.games.reason.rules.sight import CLEAR, sight
from longroll.games.reason.state import Battle
from longroll.games.reason.table.speech import SIDE_CLASS, Speech
from longroll.games.reason.table.survey import Survey, survey_of
from longroll.kit.scene import Stroke, StrokeKind

ROUND_STEPS = 8
"""Points to a quarter of a circle."""


def laid_of(b: Battle) -> Survey:
    return survey_of(b.roster.data)


def near(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


# ---- the position itself -----------------------------------------------------------------------------------------


def scene_strokes(b: Battle) -> list[Stroke]:
    """Who is engaged with whom: a short arrow from where the attack came."""
    found = []
    laid = laid_of(b)
    for attacker, defender, _, x, y in b.engagements:
        if b.on_table(attacker) and b.on_table(defender):
            shape = b.shapes[attacker]
            ahead = (shape.cx + shape.fx * shape.hd, shape.cy + shape.fy * shape.hd)
            if hypot(ahead[0] - x, ahead[1] - y) > 0.3:
                points = [near(laid.at((x, y))), near(laid.at(ahead))]
                found.append(Stroke("path", points, side=SIDE_CLASS[b.roster.side[attacker]]))
    return found


# ---- command (MR-3.5 to MR-3.7) ----------------------------------------------------------------------------------


def outset(rect: Rect, by: float) -> list[Point]:
    """The outline of all points within a distance of an upright or turned rectangle."""
    found: list[Point] = []
    corners = rect.corners
    for n, (x, y) in enumerate(corners):
        # corners run clockwise; the quarter circle about each lies between the normals of its two edges
        before, after = corners[n - 1], corners[(n + 1) % len(corners)]
        first = direction(before, (x, y)) + pi / 2
        turn = (direction((x, y), after) + pi / 2 - first) % (2 * pi)
        turn -= 2 * pi if turn > pi else 0.0
        for k in range(ROUND_STEPS + 1):
            angle = first + turn * k / ROUND_STEPS
            found.append((x + cos(angle) * by, y + sin(angle) * by))
    return found


def direction(start: Point, end: Point) -> float:
    return atan2(end[1] - start[1], end[0] - start[0])


def radius_stroke(b: Battle, officer: int) -> Stroke:
    """A dotted line at 3 BW round an officer's base."""
    laid = laid_of(b)
    ring = outset(b.officers[officer], COMMAND_RADIUS)
    points = [near(laid.at(point)) for point in (*ring, ring[0])]
    return Stroke("range", points, side=SIDE_CLASS[b.roster.officer_side[officer]])


def command_strokes(b: Battle, unit: int, spoken: Speech) -> list[Stroke]:
    """The radius of a unit's officer and what ties it to him: straight, or by a chain of foot in contact."""
    force = b.roster.force[unit]
    if force < 0 or not b.officer_present(officer_of(force)):
        return []
    officer = officer_of(force)
    found = [radius_stroke(b, officer)]
    links = chain(b, unit)
    laid = laid_of(b)
    side = SIDE_CLASS[b.roster.side[unit]]
    base = b.officers[officer]
    if links:
        spots = [(base.cx, base.cy), *((b.shapes[link].cx, b.shapes[link].cy) for link in links)]
        found.append(Stroke("chain", [near(laid.at(spot)) for spot in spots], side=side))
    elif not in_command(b, unit):
        shape = b.shapes[unit]
        ends = [near(laid.at((base.cx, base.cy))), near(laid.at((shape.cx, shape.cy)))]
        middle = ((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2)
        found.append(Stroke("sight", ends, shut=True))
        found.append(Stroke("lane", [], [(*near(middle), spoken.say("bw", length=f"{b.gap(officer, unit):.2f}"))]))
    return found


# ---- fire (MR-5.8, MR-8, MR-9) -----------------------------------------------------------------------------------


def band(shape: Rect, inner: float, outer: float) -> list[Point]:
    """The part of a unit's front arc between two front distances, on the table."""

    def edge(far: float) -> list[Point]:
        if far <= 0:
            return [(-shape.hw, 0.0), (shape.hw, 0.0)]
        left = [
            (-shape.hw - far * sin(pi / 4 * (1 - k / ROUND_STEPS)), far * cos(pi / 4 * (1 - k / ROUND_STEPS)))
            for k in range(ROUND_STEPS + 1)
        ]
        right = [(-u, v) for u, v in reversed(left)]
        return left + right

    local = edge(outer) + list(reversed(edge(inner)))
    return [
        (
            shape.cx + shape.fx * (shape.hd + v) + shape.rx * u,
            shape.cy + shape.fy * (shape.hd + v) + shape.ry * u,
        )
        for u, v in local
    ]


def fire_ranges(b: Battle, unit: int) -> list[tuple[float, float]]:
    """The ranges of a unit that fires, near first: (from, to); none if it never fires as it stands."""
    cls, formation = b.roster.cls[unit], b.formation[unit]
    if cls == ARTILLERY and formation == FF:
        kind = b.roster.kind[unit]
        return [(0.0, CANISTER[kind]), (CANISTER[kind], BALL[kind])]
    if cls == INFANTRY and formation in (FF, GARRISON):
        return [(0.0, SHORT), (SHORT, LONG)]
    return []


def fire_strokes(b: Battle, unit: int, spoken: Speech) -> list[Stroke]:
    """Fire bands from the front of a unit, full for near and broken for far, with their dice."""
    laid = laid_of(b)
    shape = b.shapes[unit]
    side = SIDE_CLASS[b.roster.side[unit]]
    found = []
    for n, (inner, outer) in enumerate(fire_ranges(b, unit)):
        dice, number, _ = dice_of(b, unit, outer)
        if not dice:
            continue
        words = spoken.say("band-dice", dice=dice, number=number)
        kind: StrokeKind = "band-far" if n else "band"
        if b.formation[unit] == GARRISON:
            ring = outset(shape, outer)
            at = (shape.cx, shape.cy + shape.hd + (inner + outer) / 2)
        else:
            ring = band(shape, inner, outer)
            far = shape.hd + (inner + outer) / 2
            at = (shape.cx + shape.fx * far, shape.cy + shape.fy * far)
        x, y = near(laid.at(at))
        found.append(Stroke(kind, [near(laid.at(point)) for point in ring], [(x, y + 5, words)], side))
    return found


def sight_strokes(b: Battle, unit: int) -> list[Stroke]:
    """A line to every enemy in arc and range: clear, or to what blocks it."""
    if not fire_ranges(b, unit):
        return []
    return [sight_stroke(b, unit, other) for _, other in in_reach(b, unit)[:8]]


def sight_stroke(b: Battle, unit: int, target: int) -> Stroke:
    """The line of fire from a unit to a target."""
    laid = laid_of(b)
    found = sight(b, unit, target)
    points = [near(laid.at((found.x0, found.y0))), near(laid.at((found.x1, found.y1)))]
    return Stroke("sight", points, shut=found.block != CLEAR)


def fired_on_by(b: Battle, unit: int) -> list[int]:
    """Enemies that have a unit in arc, range and line as they stand."""
    found = []
    for other in b.present[1 - b.roster.side[unit]]:
        reach = max((far for _, far in fire_ranges(b, other)), default=0.0)
        if not reach:
            continue
        if b.formation[other] != GARRISON and (
            front_distance(b.shapes[other], b.shapes[unit]) > reach or not in_front_arc(b.shapes[other], b.shapes[unit])
        ):
            continue
        if b.formation[other] == GARRISON and b.apart(other, unit) > reach:
            continue
        if sight(b, other, unit).block == CLEAR:
            found.append(other)
    return found


# ---- charges (MR-18) ---------------------------------------------------------------------------------------------


def lane_strokes(b: Battle, unit: int) -> list[Stroke]:
    """Where a unit of foot or horse in line would get straight on: two dotted lines from its front corners to the end
    of its allowance."""
    if b.roster.cls[unit] == ARTILLERY or b.formation[unit] != FF:
        return []
    laid = laid_of(b)
    shape = b.shapes[unit]
    far = b.allowance(unit)
    (ax, ay), (bx, by) = shape.corners[0], shape.corners[1]
    ends = [(ax + shape.fx * far, ay + shape.fy * far), (bx + shape.fx * far, by + shape.fy * far)]
    lines = [[(ax, ay), ends[0]], [(bx, by), ends[1]], ends]
    return [Stroke("lane", [near(laid.at(point)) for point in line]) for line in lines]


def plan_strokes(b: Battle, plan: ChargePlan, spoken: Speech) -> list[Stroke]:
    """The lane of a charge: from the front corners after its turn to contact, or to where it ends too early."""
    laid = laid_of(b)
    begin = plan.turned if plan.turned is not None else plan.start
    dx, dy = plan.direction()
    far = plan.length if plan.contact is not None else max(0.0, plan.allowance - plan.turn_cost)
    corners = begin.corners[:2]
    ends = [(x + dx * far, y + dy * far) for x, y in corners]
    shut = plan.refusal is not None
    words: list[tuple[float, float, str]] = []
    if plan.short > 0:
        x, y = near(laid.at(((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2)))
        words.append((x, y + 5, spoken.say("bw", length=f"−{plan.short:.2f}")))
    lines = [[corners[0], ends[0]], [corners[1], ends[1]]]
    found = [Stroke("lane", [near(laid.at(point)) for point in line], shut=shut) for line in lines]
    return [*found, Stroke("lane", [near(laid.at(point)) for point in ends], words, shut=shut)]


# ---- flanks (MR-5.16 to MR-5.18) ---------------------------------------------------------------------------------


def flank_strokes(b: Battle, unit: int) -> list[Stroke]:
    """From each enemy that threatens a flank to that edge; to who protects it, a chain."""
    if b.formation[unit] == GARRISON:
        return []
    laid = laid_of(b)
    shape = b.shapes[unit]
    found = []
    for edge in (LEFT, RIGHT):
        enemy = threat(b, unit, edge)
        if enemy == NO_UNIT:
            continue
        sign = -1 if edge == LEFT else 1
        at = (shape.cx + shape.rx * shape.hw * sign, shape.cy + shape.ry * shape.hw * sign)
        foe = b.shapes[enemy]
        friend = protector(b, unit, edge)
        if friend == NO_UNIT:
            found.append(Stroke("threat", [near(laid.at((foe.cx, foe.cy))), near(laid.at(at))]))
        else:
            other = b.shapes[friend]
            points = [near(laid.at((other.cx, other.cy))), near(laid.at(at))]
            found.append(Stroke("chain", points, side=SIDE_CLASS[b.roster.side[unit]]))
    return found


def flanked(b: Battle, unit: int) -> list[int]:
    """Enemies on an unprotected flank."""
    return [enemy for _, enemy in turned_flanks(b, unit)]
