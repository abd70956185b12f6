"""What a hand asks, answered: the path after its drag or key, and everything shown about it."""

from __future__ import annotations

from math import isfinite

import msgspec

from longroll.games.reason.legs import ENTER, Leg
from longroll.games.reason.lexicon import D_MOVE, D_PATH, D_RIDE, TAKE
from longroll.games.reason.rules import charge_path
from longroll.games.reason.rules.charge_path import ChargePlan
from longroll.games.reason.rules.manoeuvres import bar
from longroll.games.reason.state import Battle
from longroll.games.reason.table.pose import card, company, drag, keys, line, picture, placing, riders, ways
from longroll.games.reason.table.pose.held import CHARGE, Held
from longroll.games.reason.table.pose.snaps import Snap
from longroll.games.reason.table.pose.wording import Saying
from longroll.games.reason.table.speech import speech
from longroll.games.reason.table.survey import Survey
from longroll.kit.notation import a_of, verb_in
from longroll.kit.scene import Deed, Outcome, Pose, PoseAsk
from longroll.kit.terms import BadInput

UNIT = "piece"
OFFICER = "block"
PLACE = "place"
"""Sorts of keys (``drawing``)."""
LINE = "line"
"""The step that takes all that stand in line with a unit."""
SPOKEN = ("how", "edge")
"""Arguments of an outcome that are words themselves."""


def posable(b: Battle) -> list[str]:
    """Keys of the units and officers that may be taken in hand: those that may move now, or be put on the table."""
    if not b.frames:
        return []
    frame = b.frames[-1]
    kind = frame.kind(b)
    roster = b.roster
    if kind == D_MOVE:
        pieces = [a_of(code) for code in b.codes if verb_in(code, TAKE)]
        return [
            f"{UNIT}:{roster.ids[n]}" if n < roster.n_units else f"{OFFICER}:{roster.officer_words[n - roster.n_units]}"
            for n in pieces
        ]
    if kind == D_PATH:
        return [f"{UNIT}:{frame.subject(b)['unit']}"]
    if kind == D_RIDE:
        return [f"{OFFICER}:{frame.subject(b)['officer']}"]
    return placing.placeable(b)


LONGEST = 400
"""Letters of a path."""
FAR = 1e6
"""No hand is farther from the sheet."""


def check(ask: PoseAsk) -> None:
    """BadInput for what no hand can do."""
    numbers = [ask.angle, *(ask.at or ())]
    if not all(isinstance(n, int | float) and isfinite(n) and abs(n) <= FAR for n in numbers):
        raise BadInput("a hand is at a place of the table, and turns by degrees")
    if ask.at is not None and len(ask.at) != 2:
        raise BadInput("a place has two numbers")
    if ask.pace not in (-1, 0, 1):
        raise BadInput("a step is small, ordinary or large: -1, 0, 1")
    if len(ask.path) > LONGEST:
        raise BadInput(f"a path has at most {LONGEST} letters")


def pose(b: Battle, seat: str, ask: PoseAsk, language: str) -> Pose | None:
    """The thing in hand as it would stand; None if it may not be taken now. BadInput for a path, a grip or a step that
    is none."""
    open_now = posable(b)
    if ask.key not in open_now:
        return None
    check(ask)
    sort, _, name = ask.key.partition(":")
    say = Saying(speech(language, b.roster))
    if sort == OFFICER and not b.officer_present(b.roster.officer[name]):
        return placing.officer_pose(b, seat, b.roster.officer[name], ask, say)
    if sort == UNIT and not b.on_table(b.roster.unit[name]):
        return placing.unit_pose(b, seat, b.roster.unit[name], ask, say)
    if sort == OFFICER:
        return riders.pose(b, seat, b.roster.officer[name], ask, say)
    unit = b.roster.unit[name]
    mates = company.company(b, unit)
    wanted = [other for other in mates if ask.step == LINE or f"{UNIT}:{b.roster.ids[other]}" in ask.others]
    together = company.chained(b, unit, wanted)
    more = [f"{UNIT}:{b.roster.ids[other]}" for other in mates if other not in together]
    more = [key for key in more if key in open_now]
    if len(together) > 1:
        return line.pose(b, together, more, ask, say)
    path, snap = moved(b, unit, ask)
    held = Held(b, unit, path).judged()
    fresh = not (ask.grip or ask.step or ask.target)
    return msgspec.structs.replace(shown(held, ask.key, snap, fresh, say), more=more)


def moved(b: Battle, unit: int, ask: PoseAsk) -> tuple[str, Snap | None]:
    """The path after what the hand did."""
    held = Held(b, unit, ask.path)
    if ask.grip and ask.at is not None:
        x, y = near_table(b, Survey(b.roster.data).on_table(ask.at))
        return drag.dragged(held, ask.grip, x, y, ask.free)
    if ask.grip:
        return drag.turn_by(held, ask.angle, ask.free)
    if ask.step == LINE:
        return held.path, None
    if ask.step:
        return keys.stepped(held, ask.step, ask.pace)
    if ask.target:
        path = pointed(held, ask.target)
        if path == held.path and ask.at is not None:
            return drag.dragged(held, "body", *near_table(b, Survey(b.roster.data).on_table(ask.at)), ask.free)
        return path, None
    return held.path, None


def near_table(b: Battle, point: tuple[float, float]) -> tuple[float, float]:
    """A place of the hand, brought as near to the table as a path can lead."""
    x = max(-b.field.w, min(2 * b.field.w, point[0]))
    return x, max(-b.field.h, min(2 * b.field.h, point[1]))


def pointed(held: Held, target: str) -> str:
    """Another thing pointed at: an enemy is charged, a town entered; anything else changes nothing."""
    b, unit = held.b, held.unit
    sort, _, name = target.partition(":")
    if sort == UNIT and name in b.roster.unit:
        enemy = b.roster.unit[name]
        if b.roster.side[enemy] != b.roster.side[unit] and b.on_table(enemy):
            return " ".join([CHARGE, name, charge_path.canonical(b, unit, enemy).legs]).strip()
    if sort == PLACE and name in b.field.sector_number:
        return drag.after(drag.before(held, ENTER), Leg(ENTER, sector=name)).path
    return held.path


# ---- the answer --------------------------------------------------------------------------------------------


def shown(held: Held, key: str, snap: Snap | None, fresh: bool, say: Saying) -> Pose:
    b, unit = held.b, held.unit
    laid = Survey(b.roster.data)
    c = card.imagined(held)
    plan = picture.lane_plan(held)
    enemy, gap = c.nearest_enemy(unit)
    legal = held.refusal is None and bool(held.path)
    return Pose(
        key=key,
        path=held.path,
        start=picture.shape_of(laid, held.start),
        ghost=picture.shape_of(laid, c.shapes[unit], picture.symbol_of(b, unit, held.formation)),
        legal=legal,
        title=str(say.spoken.name("unit", b.roster.ids[unit], False)),
        subtitle=card.subtitle(held, say),
        sentence=card.sentence(held, say),
        said=card.said(held, enemy, gap, snap, say),
        clause=clause_of(held),
        grips=picture.grips(held, laid, say),
        allowance=card.allowance(held, say),
        lines=card.lines(held, c, plan, snap, say),
        gauge=picture.gauge(held, laid, say),
        bands=picture.bands(c, unit, laid, say) if held.plan is None else [],
        lane=picture.lane(held, plan, laid) if held.plan is None or plan is held.plan else None,
        measure=picture.measure(c, unit, enemy, gap, laid, say) if held.plan is None else None,
        loupe=picture.loupe(held, plan, enemy, gap, laid, say),
        circle=picture.circle(c, unit, laid, say),
        snap=say(snap.key, **snap.args) if snap is not None else "",
        trail=[picture.spot(laid, x, y) for x, y in held.trail],
        deed=deed(held, say) if legal else None,
        others=others(held, plan, say),
        outcomes=outcomes(held, say) if fresh else None,
    )


def clause_of(held: Held) -> str:
    if held.refusal is not None:
        return held.refusal.clause
    if held.plan is not None:
        return "MR-18.1"
    return card.CLAUSE[held.legs[-1].kind] if held.legs else "MR-12.1"


def deed(held: Held, say: Saying) -> Deed:
    """What Enter sends."""
    if held.plan is not None:
        return Deed(held.action, say("do-charge"), "MR-18.1", True)
    return Deed(held.action, say("do-stop"), "MR-12.3")


def others(held: Held, plan: ChargePlan | None, say: Saying) -> list[Deed]:
    """A charge open from this path, else the one that needs the smallest wheel."""
    b, unit = held.b, held.unit
    if held.plan is not None:
        return []
    if plan is None or plan.refusal is not None:
        plans = charge_path.canonical_charges(b, unit)
        if not plans:
            return []
        plan = min(plans, key=lambda made: abs(made.turn))
    action = " ".join([CHARGE, b.roster.ids[unit], b.roster.ids[plan.target], plan.legs]).strip()
    label = say("do-charge-at", angle=say.plain(abs(plan.turn))) if plan.turn else say("do-charge-straight")
    return [Deed(action, label, "MR-18.1", True)]


def outcomes(held: Held, say: Saying) -> list[Outcome]:
    """Formations, towns and turns from where the unit stands, then the candidates."""
    b, unit = held.b, held.unit
    laid = Survey(b.roster.data)
    found: list[Outcome] = []
    if bar(b, unit) is not None:
        return found
    begun = Held(b, unit, "")
    listed = [("group-formation", way) for way in ways.formations(begun)]
    listed += [("group-other", way) for way in ways.turns(begun)]
    known = [way.path for _, way in listed]
    listed += [("group-suggested", way) for way in ways.suggestions(b, unit, known)]
    for group, way in listed:
        named = {name: say(f"{name}-{value}") if name in SPOKEN else value for name, value in way.args.items()}
        label = say(way.key, **named) if way.key else card.path_words(Held(b, unit, way.path), say)
        found.append(Outcome(label, way.path, picture.shape_of(laid, way.shape), say(group)))
    return found
