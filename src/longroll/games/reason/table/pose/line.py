"""A line in hand: dragged or stepped together. The slowest sets the pace; Enter sends the moves one after the other, in
an order in which each is legal."""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from longroll.boards.plane.shapes import Rect
from longroll.boards.plane.turn import bearing, turn_between
from longroll.games.reason.components import COMMAND_RADIUS, officer_of
from longroll.games.reason.legs import ABOUT, ADVANCE, BACK, OBLIQUE, WHEEL, Leg, floor_length
from longroll.games.reason.rules import manoeuvres, movement
from longroll.games.reason.rules.command import in_command
from longroll.games.reason.state import Battle
from longroll.games.reason.table.pose import card, picture
from longroll.games.reason.table.pose.company import Formation, marched, read, written
from longroll.games.reason.table.pose.drag import MOST_OBLIQUE
from longroll.games.reason.table.pose.held import Held
from longroll.games.reason.table.pose.keys import ANGLES, FIRST, LENGTHS, SLANTS
from longroll.games.reason.table.pose.wording import Saying
from longroll.games.reason.table.survey import Survey
from longroll.kit.scene import (
    UNDO_STEP,
    Allowance,
    Callout,
    Deed,
    Grip,
    Measure,
    Member,
    Pose,
    PoseAsk,
    PoseLine,
)
from longroll.kit.terms import BadInput, Refusal

STEEPEST = 90.0
"""Degrees of a line's wheel."""
SLACK = 0.12
"""BW aside within which a drag goes straight on."""
BEYOND = 0.02
"""BW beyond a limit at which one sees what stops a unit."""
LEAST = 0.2
"""Less that ground adds is not what stops a unit."""
STRAIGHT = (ADVANCE, OBLIQUE, BACK)


class Limit(NamedTuple):
    """How far a member can go straight on; what stops it there, a message with its clause and what it costs (nothing
    where it has simply gone all it may); ``gone``: what it has spent before that."""

    most: float
    why: str = ""
    clause: str = ""
    cost: float = 0.0
    gone: float = 0.0


# ---- the path after what the hand did ----------------------------------------------------------------------


def moved(b: Battle, units: list[int], ask: PoseAsk, laid: Survey) -> list[Leg]:
    legs = read(ask.path)
    if ask.at is not None:
        x, y = laid.on_table(ask.at)
        return dragged(b, units, legs, ask.grip or "body", x, y, ask.free)
    if ask.grip:
        return wheeled(legs, ask.angle if ask.free else float(round(ask.angle)))
    if ask.step:
        return stepped(b, units, legs, ask.step, ask.pace)
    return legs


def dragged(b: Battle, units: list[int], legs: list[Leg], grip: str, x: float, y: float, free: bool) -> list[Leg]:
    """The front is pulled on, a corner round the other flank."""
    if grip in ("corner-left", "corner-right"):
        left = grip == "corner-right"  # the right corner goes forward: the line wheels to the left
        base = without(legs, WHEEL)
        stands = marched(b, units, base)
        px, py = stands.flank(left)
        ox, oy = stands.flank(not left)
        angle = turn_between(bearing(px, py, ox, oy), bearing(px, py, x, y))
        size = min(STEEPEST, max(0.0, -angle if left else angle))
        size = round(size, 2) if free else float(round(size))
        return [*base, Leg(WHEEL, angle=-size if left else size)] if size >= 1.0 or (free and size > 0.0) else base
    if grip not in ("front", "body"):
        raise BadInput(f"there is no grip '{grip}'")
    base = without(legs, *STRAIGHT)
    stands = marched(b, units, base)
    fx, fy = middle(stands) if grip == "front" else centre(stands, units[0])
    place = stands.places[units[0]]
    u = (x - fx) * place.rx + (y - fy) * place.ry
    v = (x - fx) * place.fx + (y - fy) * place.fy
    return straight(b, units, base, u, v, free)


def straight(b: Battle, units: list[int], base: list[Leg], u: float, v: float, free: bool) -> list[Leg]:
    """A straight leg to the right by u and forward by v: oblique where all can, never farther than the slowest."""
    if v < -SLACK:
        return [*base, Leg(BACK, round(-v, 3 if free else 2))]
    if v <= 0.0:
        return base
    angle = 0.0
    if abs(u) > SLACK and all(b.roster.oblique[unit] for unit in units):
        angle = max(-MOST_OBLIQUE, min(MOST_OBLIQUE, turn_between(0.0, bearing(0.0, 0.0, u, v))))
        angle = round(angle, 2) if free else float(round(angle))
    if angle:
        length = round((u * u + v * v) ** 0.5, 3 if free else 2)
        return [*base, Leg(OBLIQUE, min(length, pace(b, units, base).most), angle)]
    return [*base, Leg(ADVANCE, min(round(v, 3 if free else 2), pace(b, units, base).most))]


def without(legs: list[Leg], *kinds: int) -> list[Leg]:
    """The path without its last leg, if that is of one of these kinds."""
    return legs[:-1] if legs and legs[-1].kind in kinds else legs


def wheeled(legs: list[Leg], angle: float) -> list[Leg]:
    base = without(legs, WHEEL)
    return [*base, Leg(WHEEL, angle=max(-STEEPEST, min(STEEPEST, angle)))] if abs(angle) >= 0.01 else base


def stepped(b: Battle, units: list[int], legs: list[Leg], step: str, pace_of: int) -> list[Leg]:
    """Keys do to a line what they do to a unit."""
    last = legs[-1] if legs else None
    if step == UNDO_STEP:
        return legs[:-1]
    if step in ("forward", "back"):
        by = LENGTHS[pace_of] if step == "forward" else -LENGTHS[pace_of]
        base = without(legs, *STRAIGHT)
        gone = by
        if last is not None and last.kind in STRAIGHT:
            gone += -last.length if last.kind == BACK else last.length
        if abs(gone) < 0.001:
            return base
        if gone < 0.0:
            return [*base, Leg(BACK, round(-gone, 3))]
        most = min(round(gone, 3), pace(b, units, base).most)
        slant = last.angle if last is not None and last.kind == OBLIQUE else 0.0
        return [*base, Leg(OBLIQUE if slant else ADVANCE, most, slant)]
    if step in ("wheel-left", "wheel-right"):
        now = last.angle if last is not None and last.kind == WHEEL else 0.0
        return wheeled(legs, round(now + (ANGLES[pace_of] if step == "wheel-right" else -ANGLES[pace_of]), 2))
    if step in ("oblique-left", "oblique-right"):
        going = last if last is not None and last.kind in (ADVANCE, OBLIQUE) else Leg(ADVANCE, FIRST)
        slant = going.angle + (SLANTS[pace_of] if step == "oblique-right" else -SLANTS[pace_of])
        slant = max(-MOST_OBLIQUE, min(MOST_OBLIQUE, slant))
        return [*without(legs, ADVANCE, OBLIQUE), Leg(OBLIQUE if slant else ADVANCE, going.length, slant)]
    if step == "about-face":
        return [] if len(legs) == 1 and legs[0].kind == ABOUT else [*legs, Leg(ABOUT)]
    if step == "snap":
        base = without(legs, *STRAIGHT)
        most = pace(b, units, base).most
        return [*base, Leg(ADVANCE, most)] if most > 0.0 else base
    return legs


# ---- the pace ----------------------------------------------------------------------------------------------


def limits(b: Battle, units: list[int], base: list[Leg]) -> dict[int, Limit]:
    """How far each member could still go straight on after some legs of the line."""
    stands = marched(b, units, base)
    return {unit: limit(b, unit, stands.legs[unit]) for unit in units}


def limit(b: Battle, unit: int, legs: list[Leg]) -> Limit:
    way = manoeuvres.begin(b, unit)
    for leg in legs:
        if not manoeuvres.step(b, way, leg):
            return Limit(0.0)
    most = floor_length(max(0.0, manoeuvres.farthest(b, way)))
    left = way.allowance - way.cost
    if most >= left - BEYOND:
        return Limit(most)
    return stopped(b, unit, legs, most)._replace(gone=way.cost)


def stopped(b: Battle, unit: int, legs: list[Leg], most: float) -> Limit:
    """What keeps a member from going on though it has something left: ground that it would have to pay for, or has paid
    for on the way; else whatever is against going on."""
    ahead = Held(b, unit, written(join(legs, most + BEYOND)))
    there = Held(b, unit, written(join(legs, most))) if most > 0.0 else Held(b, unit, written(legs))
    here = Held(b, unit, written(legs))
    for clause, name in (("MR-13.2", "obstacle"), ("MR-13.5", "level"), ("MR-13.1", "difficult")):
        next_, paid, before = (sum(getattr(bill, name) for bill in held.bills) for held in (ahead, there, here))
        if name != "difficult" and next_ - paid > LEAST:
            return Limit(most, f"stops-{name}", clause, next_ - paid)
        if paid - before > LEAST:
            return Limit(most, f"pays-{name}", clause, paid - before)
    refusal = ahead.judged().refusal
    return Limit(most, "stops", refusal.clause) if refusal is not None else Limit(most)


def join(legs: list[Leg], length: float) -> list[Leg]:
    """Some legs and a stretch straight on."""
    if legs and legs[-1].kind == ADVANCE:
        return [*legs[:-1], Leg(ADVANCE, round(legs[-1].length + length, 3))]
    return [*legs, Leg(ADVANCE, round(length, 3))]


class Pace(NamedTuple):
    """How far the line can go straight on, and who is the slowest."""

    most: float
    unit: int
    limit: Limit


def pace(b: Battle, units: list[int], base: list[Leg]) -> Pace:
    found = limits(b, units, base)
    unit = min(units, key=lambda member: found[member].most)
    return Pace(found[unit].most, unit, found[unit])


# ---- whether it holds --------------------------------------------------------------------------------------


class Verdict(NamedTuple):
    """The moves of a line in the order in which they are sent; who is refused, and why."""

    order: list[int]
    held: dict[int, Held]
    refused: int
    refusal: Refusal | None


def judged(b: Battle, stands: Formation) -> Verdict:
    """The members one after the other, those that go first in front of the others; else the other way round."""
    verdict: Verdict | None = None
    for order in orders(stands):
        found = tried(b, stands, order)
        if found.refusal is None:
            return found
        verdict = verdict or found
    assert verdict is not None
    return verdict


def orders(stands: Formation) -> list[list[int]]:
    """Those in front go first; in a wheel the outer flank does."""
    units = stands.units
    place = stands.places[units[0]]
    ahead = sorted(units, key=lambda unit: -(stands.places[unit].cx * place.fx + stands.places[unit].cy * place.fy))
    found = [ahead, ahead[::-1], units, units[::-1]]
    return [order for n, order in enumerate(found) if order not in found[:n]]


def tried(b: Battle, stands: Formation, order: list[int]) -> Verdict:
    here = b.copy()
    found: dict[int, Held] = {}
    depth = len(here.frames)
    for unit in order:
        held = Held(here, unit, written(stands.legs[unit])).judged()
        found[unit] = held
        if held.refusal is not None:
            for other in order:
                found.setdefault(other, Held(here, other, written(stands.legs[other])))
            return Verdict(order, found, unit, held.refusal)
        movement.move(here, unit, held.walk)
        del here.frames[depth:]  # who makes room is asked when it is done
    return Verdict(order, found, -1, None)


# ---- the answer --------------------------------------------------------------------------------------------


def pose(b: Battle, units: list[int], more: list[str], ask: PoseAsk, say: Saying) -> Pose:
    """A line as it would stand; ``units``: the one in hand first."""
    laid = Survey(b.roster.data)
    legs = moved(b, units, ask, laid)
    stands = marched(b, units, legs)
    verdict = judged(b, stands) if legs else None
    path = written(legs)
    refusal = verdict.refusal if verdict is not None else None
    legal = bool(legs) and refusal is None
    slow = pace(b, units, without(legs, *STRAIGHT))
    first = units[0]
    members = [member(b, unit, stands, verdict, slow, laid, say) for unit in stands.units]
    actions = [verdict.held[unit].action for unit in verdict.order] if verdict is not None else []
    left = least_left(b, stands, verdict)
    return Pose(
        key=ask.key,
        path=path,
        start=picture.shape_of(laid, b.shapes[first]),
        ghost=picture.shape_of(laid, stands.places[first]),
        legal=legal,
        title=say("line-title", number=len(units)),
        subtitle=say("line-pace"),
        sentence=sentence(legs, legal, len(units), say),
        said=spoken(legs, refusal, len(units), left, say),
        clause=refusal.clause if refusal is not None else card.CLAUSE[legs[-1].kind] if legs else "MR-12.1",
        grips=grips(stands, laid, say),
        measure=measure(b, units, legs, stands, laid, say),
        allowance=Allowance(say.figure(max(0.0, left)), say("left"), []),
        lines=lines(b, units, stands, refusal, say),
        deed=Deed(actions[0], say("do-stop"), "MR-12.1", then=actions[1:]) if legal else None,
        members=members,
        more=more,
        callout=callout(b, stands, slow, laid, say),
    )


def least_left(b: Battle, stands: Formation, verdict: Verdict | None) -> float:
    """What the one with least has left."""
    if verdict is None:
        return min(b.allowance(unit) for unit in stands.units)
    return min(held.left for held in verdict.held.values())


def member(
    b: Battle, unit: int, stands: Formation, verdict: Verdict | None, slow: Pace, laid: Survey, say: Saying
) -> Member:
    held = verdict.held[unit] if verdict is not None else Held(b, unit, "")
    refused = verdict is not None and verdict.refused == unit
    name = str(say.spoken.name("unit", b.roster.ids[unit], False))
    mine = slow.unit == unit and bool(slow.limit.why)
    stop = slow.limit.gone + slow.most
    whole = b.allowance(unit)
    note = say("member-cost", cost=say.figure(held.cost), whole=say.plain(whole))
    if mine:
        note = say("member-stops", at=say.figure(stop), cost=note)
    return Member(
        key=f"piece:{b.roster.ids[unit]}",
        title=name,
        start=picture.shape_of(laid, b.shapes[unit]),
        ghost=picture.shape_of(laid, stands.places[unit]),
        note=note,
        allowance=card.allowance(held, say),
        stop=round(min(1.0, stop / whole), 4) if mine and whole else 0.0,
        refused=refused,
    )


def callout(b: Battle, stands: Formation, slow: Pace, laid: Survey, say: Saying) -> Callout | None:
    """What the slowest comes to, ringed at its front."""
    if not slow.limit.why:
        return None
    name = b.roster.ids[slow.unit]
    at, cost = say.figure(slow.limit.gone + slow.most), say.figure(slow.limit.cost)
    text = say(slow.limit.why, unit=name, at=at, cost=cost)
    return Callout(picture.spot(laid, *stands.places[slow.unit].front_middle), text, slow.limit.clause)


def measure(
    b: Battle, units: list[int], legs: list[Leg], stands: Formation, laid: Survey, say: Saying
) -> Measure | None:
    """How far the line has gone straight on."""
    if not legs or legs[-1].kind not in (ADVANCE, OBLIQUE):
        return None
    start = middle(marched(b, units, legs[:-1]))
    text = say("length", length=say.figure(legs[-1].length))
    return Measure(picture.spot(laid, *start), picture.spot(laid, *middle(stands)), text)


def grips(stands: Formation, laid: Survey, say: Saying) -> list[Grip]:
    return [
        Grip("front", "edge", picture.spot(laid, *middle(stands)), say("grip-front")),
        Grip("corner-left", "corner", picture.spot(laid, *stands.flank(True)), say("grip-line-right")),
        Grip("corner-right", "corner", picture.spot(laid, *stands.flank(False)), say("grip-line-left")),
    ]


def middle(stands: Formation) -> tuple[float, float]:
    """The middle of the line's front."""
    (ax, ay), (bx, by) = stands.flank(True), stands.flank(False)
    return (ax + bx) / 2.0, (ay + by) / 2.0


def centre(stands: Formation, unit: int) -> tuple[float, float]:
    place: Rect = stands.places[unit]
    return place.cx, place.cy


def lines(b: Battle, units: list[int], stands: Formation, refusal: Refusal | None, say: Saying) -> list[PoseLine]:
    """What is against it, command, the nearest enemy."""
    found: list[PoseLine] = []
    if refusal is not None:
        found.append(PoseLine(say.why(refusal), clause=refusal.clause, tone="bad"))
    there = b.copy()
    for unit in units:
        there.put_rect(unit, stands.places[unit], b.formation[unit])
    officer = officer_of(b.roster.force[units[0]])
    word = b.roster.officer_words[officer]
    out = [unit for unit in units if not in_command(there, unit)]
    if out:
        names = say.listed([str(say.spoken.name("unit", b.roster.ids[unit], False)) for unit in out])
        found.append(PoseLine(say("left-behind", units=names), str(len(out)), "MR-3.10", "bad"))
    else:
        found.append(PoseLine(say("line-command", officer=word, radius=say.plain(COMMAND_RADIUS)), clause="MR-3.5"))
    best, gap = -1, inf
    for unit in units:
        enemy, apart = there.nearest_enemy(unit)
        if apart < gap:
            best, gap = enemy, apart
    if best >= 0:
        found.append(PoseLine(say("line-enemy", unit=b.roster.ids[best]), say("length", length=say.figure(gap))))
    return found


def sentence(legs: list[Leg], legal: bool, number: int, say: Saying) -> str:
    if not legs:
        return say("ask-line-where", number=number)
    kinds = list(dict.fromkeys(card.WORDS[leg.kind] for leg in legs))
    deeds = say.listed([say(f"line-{kind}") for kind in kinds])
    return say("ask-line" if legal else "ask-line-not", number=number, deeds=deeds)


def spoken(legs: list[Leg], refusal: Refusal | None, number: int, left: float, say: Saying) -> str:
    parts = [say("line-title", number=number)]
    parts += [card.leg_words(leg, say) for leg in legs]
    parts.append(say("said-left", left=say.figure(max(0.0, left))))
    if legs:
        parts.append(say("said-legal") if refusal is None else say.why(refusal))
    return " ".join(part if part.endswith((".", "?", "!")) else f"{part}." for part in parts)
