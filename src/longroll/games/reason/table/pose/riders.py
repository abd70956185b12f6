"""An officer in hand: he is dragged to a place; his way there is found by the program (MR-15.5 to MR-15.7)."""

from __future__ import annotations

from math import inf

from longroll.boards.plane.measure import distance
from longroll.engraving.lines import ring_path
from longroll.games.reason.components import COMMAND_RADIUS, OFFICER_ALLOWANCE, OFFICER_SIZE, RATINGS
from longroll.games.reason.legs import decimal, number
from longroll.games.reason.lexicon import words_of
from longroll.games.reason.rules import candidates, officers
from longroll.games.reason.rules.command import in_command
from longroll.games.reason.state import Battle
from longroll.games.reason.table.overlays import outset
from longroll.games.reason.table.pose.card import ticks
from longroll.games.reason.table.pose.picture import spot
from longroll.games.reason.table.pose.wording import Saying
from longroll.games.reason.table.speech import SIDE_CLASS
from longroll.games.reason.table.survey import BW, Survey
from longroll.kit.gate import refusal
from longroll.kit.scene import (
    UNDO_STEP,
    Allowance,
    Circle,
    Deed,
    Grip,
    Outcome,
    Point,
    Portion,
    Pose,
    PoseAsk,
    PoseLine,
    Shape,
)
from longroll.kit.terms import BadInput, Refusal

STEP = {-1: 0.05, 0: 0.25, 1: 1.0}
"""BW of a key step, by pace."""
COURSE = {"forward": (0, 1), "back": (0, -1), "wheel-left": (-1, 0), "wheel-right": (1, 0)}
"""Up, down, left, right on the map."""


def read(path: str) -> Point | None:
    """A place from its path; None for an empty one."""
    words = path.split()
    if not words:
        return None
    if len(words) != 2:
        raise BadInput("the path of an officer is a place: X Y")
    return number(words[0], 3, words[0]), number(words[1], 3, words[1])


def written(place: Point) -> str:
    return f"{decimal(place[0], 3)} {decimal(place[1], 3)}"


def pose(b: Battle, seat: str, officer: int, ask: PoseAsk, say: Saying) -> Pose:
    place = moved(b, officer, ask)
    laid = Survey(b.roster.data)
    base = b.officers[officer]
    x, y = place or (base.cx, base.cy)
    action = f"officer {b.roster.officer_words[officer]} {written(place)}" if place is not None else ""
    way = officers.way(b, officer, x, y)
    against = refusal(b, seat, action) if action else None
    legal = bool(action) and against is None
    name = b.roster.officer_words[officer]
    c = b.copy()
    c.put_officer(officer, x, y)
    size = OFFICER_SIZE * BW
    start, ghost = spot(laid, base.cx, base.cy), spot(laid, x, y)
    gone = 0.0 if place is None or way.length == inf else way.length
    found = lines(c, officer, gone, against, say)
    parts = [say("ride-said", officer=name, length=say.figure(gone)), *(line.label for line in found[1:])]
    return Pose(
        key=ask.key,
        path=written(place) if place is not None else "",
        start=Shape(*start, size, size),
        ghost=Shape(*ghost, size, size),
        legal=legal,
        title=str(say.spoken.name("officer", name, False)),
        subtitle=subtitle(b, officer, say),
        sentence=say("ask-ride" if legal else "ask-not-there" if action else "ask-ride-where", officer=name),
        said=". ".join(part.rstrip(".") for part in parts) + ".",
        clause=against.clause if against is not None else "MR-15.5" if officer >= 2 else "MR-15.7",
        grips=[Grip("body", "edge", ghost, say("grip-rider"))],
        allowance=allowance(gone, say),
        lines=found,
        circle=circle(c, officer, laid, say),
        trail=[spot(laid, px, py) for px, py in way.points] if place is not None else [],
        deed=Deed(action, say("do-ride"), "MR-15.5") if legal else None,
        outcomes=outcomes(b, officer, laid, say) if not (ask.grip or ask.step or ask.target) else None,
    )


def moved(b: Battle, officer: int, ask: PoseAsk) -> Point | None:
    """Where the hand has brought him, on the table."""
    base = b.officers[officer]
    now = read(ask.path)
    if ask.at is not None:
        return clamped(b, Survey(b.roster.data).on_table(ask.at), 2 if not ask.free else 3)
    if ask.step == UNDO_STEP:
        return None
    if ask.step in COURSE:
        x, y = now or (base.cx, base.cy)
        right, up = COURSE[ask.step]
        return clamped(b, (x + right * STEP[ask.pace], y + up * STEP[ask.pace]), 3)
    return now


def clamped(b: Battle, place: Point, decimals: int) -> Point:
    """The place of the table nearest to one, where his base still lies on it."""
    half = OFFICER_SIZE / 2
    x = max(half, min(b.field.w - half, place[0]))
    y = max(half, min(b.field.h - half, place[1]))
    return round(x, decimals), round(y, decimals)


def lines(c: Battle, officer: int, gone: float, against: Refusal | None, say: Saying) -> list[PoseLine]:
    found = [PoseLine(say("ride"), say.figure(gone), "MR-15.5")]
    if against is not None:
        found.append(PoseLine(say.why(against), clause=against.clause, tone="bad"))
    if officer < 2:
        found.append(PoseLine(say("ride-costs"), "1", "MR-15.7"))
        return [*found, *aides(c, officer, say)]
    units = c.living(c.roster.officer_force[officer])
    out = [unit for unit in units if not in_command(c, unit)]
    if out:
        names = say.listed([str(say.spoken.name("unit", c.roster.ids[unit], False)) for unit in out])
        found.append(PoseLine(say("left-behind", units=names), str(len(out)), "MR-3.10", "bad"))
    else:
        found.append(PoseLine(say("all-commanded"), str(len(units)), "MR-3.6", "good"))
    chief = c.roster.officer_side[officer]
    if c.officer_present(chief):
        gap = distance(c.officers[officer], c.officers[chief])
        found.append(PoseLine(say("to-commander", officer=c.roster.officer_words[chief]), say.figure(gap), "MR-11.2"))
    return found


def aides(c: Battle, chief: int, say: Saying) -> list[PoseLine]:
    """How far the sub-commanders would be from the army commander (MR-11.2)."""
    found: list[PoseLine] = []
    for officer in c.roster.officers_of[chief][1:]:
        if c.officer_present(officer):
            name = str(say.spoken.name("officer", c.roster.officer_words[officer], False))
            found.append(PoseLine(name, say.figure(distance(c.officers[officer], c.officers[chief])), "MR-11.2"))
    return found


def allowance(gone: float, say: Saying) -> Allowance:
    share = min(1.0, gone / OFFICER_ALLOWANCE)
    portions = [Portion(round(share, 4), "leg", say("ride"))] if gone > 0.0 else []
    return Allowance(
        say.figure(max(0.0, OFFICER_ALLOWANCE - gone)), say("left"), portions, ticks(OFFICER_ALLOWANCE, say)
    )


def circle(c: Battle, officer: int, laid: Survey, say: Saying) -> Circle | None:
    if officer < 2:
        return None
    ring = [spot(laid, x, y) for x, y in outset(c.officers[officer], COMMAND_RADIUS)]
    side = SIDE_CLASS[c.roster.officer_side[officer]]
    return Circle(ring_path(ring), say("radius", officer=c.roster.officer_words[officer]), side)


def subtitle(b: Battle, officer: int, say: Saying) -> str:
    if officer < 2:
        return say("subtitle-commander", rating=say(f"rating-{RATINGS[b.rating[officer]]}"))
    return say("subtitle-officer", force=b.roster.force_ids[b.roster.officer_force[officer]])


def outcomes(b: Battle, officer: int, laid: Survey, say: Saying) -> list[Outcome]:
    """Places worth considering."""
    found: list[Outcome] = []
    size = OFFICER_SIZE * BW
    for n, code in enumerate(candidates.of_officer(b, officer), 1):
        _, x, y = words_of(code)
        at = spot(laid, float(x), float(y))
        found.append(Outcome(say("ride-to", number=n), f"{x} {y}", Shape(*at, size, size), say("group-suggested")))
    return found
