"""Somebody who is not on the table yet, in hand: before the battle (MR-27.5) or as a reinforcement (MR-26.4) he is put
down where the hand lets go.

The path is what the answer says behind the name: ``X Y FACING FORMATION`` or ``in SECTOR`` for a unit before the
battle, ``X Y`` for an officer, ``ALONG`` for a unit that enters over its edge. An empty one is the first place that is
listed.
"""

from __future__ import annotations

from typing import NamedTuple

from longroll.boards.plane.measure import distance
from longroll.boards.plane.shapes import Rect
from longroll.boards.plane.turn import bearing
from longroll.games.reason.components import (
    EDGES,
    FF,
    FORMATIONS,
    GARRISON,
    IC,
    MF,
    OFFICER_SIZE,
    WAITING,
    officer_of,
)
from longroll.games.reason.legs import decimal, number, round_bearing
from longroll.games.reason.rules import pick_up_deployment, reinforcements
from longroll.games.reason.rules.pick_up_deployment import Deploying
from longroll.games.reason.rules.reinforcements import Arrivals
from longroll.games.reason.state import Battle
from longroll.games.reason.table import drawing
from longroll.games.reason.table.pose import riders
from longroll.games.reason.table.pose.picture import circle, shape_of, spot, symbol_of
from longroll.games.reason.table.pose.wording import Saying
from longroll.games.reason.table.survey import BW, Survey
from longroll.kit.gate import refusal
from longroll.kit.scene import UNDO_STEP, Circle, Deed, Grip, Item, Outcome, Point, Pose, PoseAsk, PoseLine, Shape
from longroll.kit.terms import BadInput, Message, Refusal

UNIT, OFFICER = "piece", "block"
INSIDE = "in "
"""Before a town's sector in a path."""
TURN = {-1: 1.0, 0: 5.0, 1: 15.0}
"""Degrees of a key step, by pace."""
TURNS = {"oblique-left": -1.0, "oblique-right": 1.0}
GRIP_OUT = 0.45
"""So far before its front a unit is held to turn it."""
SHOWN = 6
"""So many places are offered."""


# ---- who may be put down -----------------------------------------------------------------------------------


def placeable(b: Battle) -> list[str]:
    """Keys of those that may be put down now, the one that is asked for first."""
    frame = b.frames[-1]
    if isinstance(frame, Arrivals):
        officer = frame.officer(b)
        if officer >= 0:
            return [officer_key(b, officer)]
        return [unit_key(b, unit) for unit in reinforcements.waiting(b, frame.side)]
    if isinstance(frame, Deploying):
        return deployable(b, frame.side)
    return []


def deployable(b: Battle, side: int) -> list[str]:
    """Officers who have no place yet, and the units of those who have one (MR-27.5)."""
    roster = b.roster
    waiting = [officer_key(b, officer) for officer in roster.officers_of[side] if not b.officer_present(officer)]
    units = [
        unit_key(b, unit)
        for unit in roster.of_side[side]
        if b.formation[unit] == WAITING
        and (roster.force[unit] < 0 or b.officer_present(officer_of(roster.force[unit])))
    ]
    found = [*waiting, *units]
    officer = pick_up_deployment.next_officer(b, side)
    first = officer_key(b, officer) if officer >= 0 else unit_key(b, pick_up_deployment.next_unit(b, side))
    return sorted(found, key=lambda key: key != first)


def unit_key(b: Battle, unit: int) -> str:
    return f"{UNIT}:{b.roster.ids[unit]}"


def officer_key(b: Battle, officer: int) -> str:
    return f"{OFFICER}:{b.roster.officer_words[officer]}"


# ---- officers ----------------------------------------------------------------------------------------------


def officer_pose(b: Battle, seat: str, officer: int, ask: PoseAsk, say: Saying) -> Pose:
    """He stands where the hand is; his Force has its place round him."""
    frame = b.frames[-1]
    if isinstance(frame, Arrivals):
        verb, clause, places = "post", "MR-26.4", frame.posts(b, officer)
    else:
        verb, clause, places = "station", "MR-27.5", pick_up_deployment.stations(b, officer)
    first = places[0] if places else (round(b.field.w / 2, 2), round(b.field.h / 2, 2))
    path = officer_path(b, first, ask)
    x, y = riders.read(path) or first
    name = b.roster.officer_words[officer]
    action = f"{verb} {name} {path or riders.written(first)}"
    c = b.copy()
    c.put_officer(officer, x, y)
    laid = Survey(b.roster.data)
    placed = Placed(
        ask.key,
        path,
        Deed(action, say("do-place"), clause),
        refusal(b, seat, action),
        str(say.spoken.name("officer", name, False)),
        riders.subtitle(b, officer, say),
        officer_shape(laid, (x, y)),
        drawing.officer_item(c, officer, drawing.officer_body(c, officer, say.spoken), (0, 0), say.spoken),
        riders.circle(c, officer, laid, say),
    )
    others = [(riders.written(place), officer_shape(laid, place)) for place in places]
    return shown(b, placed, [], [], None if touched(ask) else others, say)


def officer_shape(laid: Survey, place: Point) -> Shape:
    size = OFFICER_SIZE * BW
    return Shape(*spot(laid, *place), size, size)


def officer_path(b: Battle, first: Point, ask: PoseAsk) -> str:
    """Where the hand has brought him; nothing if it has not yet."""
    if ask.step == UNDO_STEP:
        return ""
    if ask.at is not None:
        return riders.written(riders.clamped(b, Survey(b.roster.data).on_table(ask.at), 3 if ask.free else 2))
    x, y = riders.read(ask.path) or first
    if ask.step in riders.COURSE:
        right, up = riders.COURSE[ask.step]
        length = riders.STEP[ask.pace]
        return riders.written(riders.clamped(b, (x + right * length, y + up * length), 3))
    return ask.path


# ---- units -------------------------------------------------------------------------------------------------


class Stand(NamedTuple):
    """How a unit stands before the battle."""

    x: float
    y: float
    facing: float
    formation: int

    def written(self) -> str:
        place = f"{decimal(self.x, 3)} {decimal(self.y, 3)}"
        return f"{place} {decimal(round_bearing(self.facing), 2)} {FORMATIONS[self.formation]}"


def unit_pose(b: Battle, seat: str, unit: int, ask: PoseAsk, say: Saying) -> Pose:
    entering = isinstance(b.frames[-1], Arrivals)
    places = entries(b, unit) if entering else stands(b, unit)
    first = places[0] if places else nowhere(b, unit, entering)
    path = (entry_path if entering else stand_path)(b, unit, first, ask)
    place = path or first
    shape, formation = stood(b, unit, place, entering)
    verb, clause = ("place", "MR-26.4") if entering else ("deploy", "MR-27.5")
    action = f"{verb} {b.roster.ids[unit]} {place}"
    c = b.copy()
    if formation == GARRISON:
        c.garrison(unit, sector_of(b, place))
    else:
        c.put_rect(unit, shape, formation)
    laid = Survey(b.roster.data)
    placed = Placed(
        ask.key,
        path,
        Deed(action, say("do-place"), clause),
        refusal(b, seat, action),
        str(say.spoken.name("unit", b.roster.ids[unit], False)),
        drawing.unit_detail(c, unit, say.spoken),
        shape_of(laid, shape, symbol_of(b, unit, formation)),
        drawing.unit_item(c, unit, drawing.unit_body(c, unit, 0, say.spoken), (0, 0), [], say.spoken),
        circle(c, unit, laid, say),
    )
    turns = [] if entering or formation == GARRISON else [Grip("turn", "turn", front_of(laid, shape), say("grip-turn"))]
    others = [(text, unit_shape(b, unit, text, entering, laid)) for text in places]
    return shown(b, placed, commanded(c, unit, say), turns, None if touched(ask) else others, say)


def stands(b: Battle, unit: int) -> list[str]:
    """Places before the battle, as they are listed; then towns."""
    shapes = pick_up_deployment.places(b, unit)
    found = [
        Stand(shape.cx, shape.cy, shape.facing, FF if pick_up_deployment.in_line(b, unit, shape) else MF).written()
        for shape in shapes
    ]
    return found + [f"in {b.field.sector_ids[sector]}" for sector in pick_up_deployment.posts(b, unit)]


def entries(b: Battle, unit: int) -> list[str]:
    return [decimal(at, 3) for at in reinforcements.entries(b, unit)]


def nowhere(b: Battle, unit: int, entering: bool) -> str:
    """Where it would stand if there were room."""
    if entering:
        return decimal(reinforcements.stretch(b, unit)[0], 3)
    side = b.roster.side[unit]
    middle = pick_up_deployment.at_depth(b, side, pick_up_deployment.ZONE / 2)
    return Stand(b.field.w / 2, middle, pick_up_deployment.ahead(b, side), FF).written()


def read_stand(path: str) -> Stand:
    """A stand from its path; BadInput for one that is none."""
    words = path.split()
    if len(words) != 4 or words[3] not in (FORMATIONS[FF], FORMATIONS[MF]):
        raise BadInput("a unit stands somewhere: X Y FACING FF|MF, or in SECTOR")
    x, y = number(words[0], 3, words[0]), number(words[1], 3, words[1])
    return Stand(x, y, number(words[2], 2, words[2]), FORMATIONS.index(words[3]))


def stood(b: Battle, unit: int, path: str, entering: bool) -> tuple[Rect, int]:
    """The place a path means, and the formation."""
    if entering:
        return reinforcements.entry_rect(b, unit, number(path, 3, path)), reinforcements.formation_of(b, unit)
    if path.startswith(INSIDE):
        return b.field.sectors[sector_of(b, path)], GARRISON
    stand = read_stand(path)
    return b.rect_of(unit, *stand), stand.formation


def sector_of(b: Battle, path: str) -> int:
    """BadInput if there is none of that name."""
    name = path.removeprefix(INSIDE)
    if name not in b.field.sector_number:
        raise BadInput(f"there is no sector '{name}'")
    return b.field.sector_number[name]


def unit_shape(b: Battle, unit: int, path: str, entering: bool, laid: Survey) -> Shape:
    shape, formation = stood(b, unit, path, entering)
    return shape_of(laid, shape, symbol_of(b, unit, formation))


def stand_path(b: Battle, unit: int, first: str, ask: PoseAsk) -> str:
    """How the unit stands after what the hand did."""
    sort, _, sector = ask.target.partition(":")
    if sort == "place" and sector in b.field.sector_number and b.is_infantry(unit):
        return f"in {sector}"
    if ask.step == UNDO_STEP:
        return ""
    now = last_stand(b, unit, ask.path or first)
    if ask.at is not None:
        x, y = Survey(b.roster.data).on_table(ask.at)
        if ask.grip == "turn":
            return now._replace(facing=turned(bearing(now.x, now.y, x, y), ask.free)).written()
        return on_table(b, now, x, y, 3 if ask.free else 2).written()
    if ask.grip:
        return now._replace(facing=turned(now.facing + ask.angle, ask.free)).written()
    if ask.step in riders.COURSE:
        right, up = riders.COURSE[ask.step]
        length = riders.STEP[ask.pace]
        return on_table(b, now, now.x + right * length, now.y + up * length, 3).written()
    if ask.step in TURNS:
        return now._replace(facing=now.facing + TURNS[ask.step] * TURN[ask.pace]).written()
    if ask.step == "about-face":
        return now._replace(facing=now.facing + 180.0).written()
    if ask.step == "formation" and b.roster.kind[unit] != IC:
        return now._replace(formation=MF if now.formation == FF else FF).written()
    return ask.path


def last_stand(b: Battle, unit: int, path: str) -> Stand:
    """The stand of a path; out of a town, one beside it."""
    if not path.startswith(INSIDE):
        return read_stand(path)
    sector = b.field.sectors[sector_of(b, path)]
    facing = pick_up_deployment.ahead(b, b.roster.side[unit])
    return Stand(round(sector.cx, 2), round(sector.cy, 2), facing, FF)


def turned(facing: float, free: bool) -> float:
    """A facing by hand, in steps of five degrees."""
    return facing if free else round(facing / TURN[0]) * TURN[0]


def on_table(b: Battle, now: Stand, x: float, y: float, decimals: int) -> Stand:
    """The same unit with its middle as near to a point as the table allows."""
    return now._replace(x=round(max(0.0, min(b.field.w, x)), decimals), y=round(max(0.0, min(b.field.h, y)), decimals))


def entry_path(b: Battle, unit: int, first: str, ask: PoseAsk) -> str:
    """Where along its edge it enters."""
    if ask.step == UNDO_STEP:
        return ""
    edge = EDGES[b.roster.arrival_edge[b.roster.force[unit]]]
    across = edge in ("north", "south")
    low, high = reinforcements.stretch(b, unit)
    if ask.at is not None:
        x, y = Survey(b.roster.data).on_table(ask.at)
        return decimal(round(max(low, min(high, x if across else y)), 3 if ask.free else 2), 3)
    if ask.step in riders.COURSE:
        right, up = riders.COURSE[ask.step]
        at = number(ask.path or first, 3, ask.path) + (right if across else up) * riders.STEP[ask.pace]
        return decimal(round(max(low, min(high, at)), 3), 3)
    return ask.path


# ---- what is shown -----------------------------------------------------------------------------------------


class Placed(NamedTuple):
    """Somebody in hand where he would stand."""

    key: str
    path: str
    deed: Deed
    against: Refusal | None
    title: str
    subtitle: str
    ghost: Shape
    look: Item
    radius: Circle | None


def touched(ask: PoseAsk) -> bool:
    """Has the hand done anything? Then the other places stay as they were."""
    return bool(ask.grip or ask.step or ask.target)


def front_of(laid: Survey, shape: Rect) -> Point:
    out = shape.hd + GRIP_OUT
    return spot(laid, shape.cx + shape.fx * out, shape.cy + shape.fy * out)


def commanded(c: Battle, unit: int, say: Saying) -> list[PoseLine]:
    """How far its general is."""
    force = c.roster.force[unit]
    if force < 0 or not c.officer_present(officer_of(force)):
        return []
    officer = officer_of(force)
    gap = distance(c.officers[officer], c.shapes[unit])
    return [PoseLine(say("to-commander", officer=c.roster.officer_words[officer]), say.figure(gap), "MR-3.6")]


def shown(
    b: Battle,
    placed: Placed,
    lines: list[PoseLine],
    grips: list[Grip],
    places: list[tuple[str, Shape]] | None,
    say: Saying,
) -> Pose:
    """``places``: paths and shapes of the other places there are; None: as before."""
    against = placed.against
    if against is not None:
        lines = [PoseLine(say.why(against), clause=against.clause, tone="bad"), *lines]
    sentence = say("ask-place" if against is None else "ask-place-not", who=placed.title)
    said = [sentence.replace("**", ""), *(f"{line.label} {line.value}".strip() for line in lines)]
    rest = Deed("rest", str(say.spoken.words.say(Message("verb-rest"))), "MR-27.5")
    return Pose(
        key=placed.key,
        path=placed.path,
        ghost=placed.ghost,
        legal=against is None,
        title=placed.title,
        subtitle=placed.subtitle,
        sentence=sentence,
        said=" ".join(part if part.endswith((".", "?", "!")) else f"{part}." for part in said),
        clause=placed.deed.clause if against is None else against.clause,
        grips=grips,
        lines=lines,
        circle=placed.radius,
        deed=placed.deed if against is None else None,
        others=[rest] if isinstance(b.frames[-1], Deploying) else [],
        outcomes=None
        if places is None
        else [
            Outcome(say("ride-to", number=n), path, shape, say("group-suggested"))
            for n, (path, shape) in enumerate(places[:SHOWN], 1)
        ],
        look=placed.look,
    )


__all__ = ["officer_pose", "placeable", "unit_pose"]
