"""Key steps: what arrows and letters do to the path of a unit in hand."""

from __future__ import annotations

from longroll.games.reason.components import ARTILLERY, FF
from longroll.games.reason.legs import ABOUT, ADVANCE, BACK, OBLIQUE, PIVOT, SIDE, WHEEL, Leg, round_bearing
from longroll.games.reason.rules import attacks, charge_path
from longroll.games.reason.table.pose import snaps, ways
from longroll.games.reason.table.pose.drag import MOST_OBLIQUE, Dragged, after, before, pivots
from longroll.games.reason.table.pose.held import CHARGE, Held, written
from longroll.kit.scene import UNDO_STEP
from longroll.kit.terms import BadInput

LENGTHS = {-1: 0.01, 0: 0.1, 1: 0.5}
"""BW of a step forward or back, by pace."""
ANGLES = {-1: 0.25, 0: 1.0, 1: 5.0}
"""Degrees of a wheel."""
SLANTS = {-1: 1.0, 0: 5.0, 1: 15.0}
"""Degrees of an oblique."""
FIRST = 0.1
"""BW of an oblique that begins."""


def stepped(held: Held, step: str, pace: int) -> Dragged:
    """The path after a key."""
    if step in ("forward", "back"):
        return forward(held, LENGTHS[pace] if step == "forward" else -LENGTHS[pace])
    if step in ("wheel-left", "wheel-right"):
        return wheel(held, ANGLES[pace] if step == "wheel-right" else -ANGLES[pace])
    if step in ("oblique-left", "oblique-right"):
        return oblique(held, SLANTS[pace] if step == "oblique-right" else -SLANTS[pace])
    if step == "about-face":
        return about(held)
    if step == "formation":
        return next_of([outcome.path for outcome in ways.formations(held)], held.path), None
    if step == "snap":
        return through_snaps(held)
    if step == "charge":
        return next_of(charges(held), held.path), None
    if step == UNDO_STEP:
        return ("" if held.plan is not None else written(held.legs[:-1])), None
    raise BadInput(f"there is no step '{step}'")


def next_of(paths: list[str], now: str) -> str:
    """The path after the present one, in turn; the first one after any other; unchanged if there is none."""
    if not paths:
        return now
    return paths[(paths.index(now) + 1) % len(paths)] if now in paths else paths[0]


# ---- straight ----------------------------------------------------------------------------------------------


def forward(held: Held, by: float) -> Dragged:
    """On or back: the last straight leg grows or shrinks; behind its start it becomes a step back."""
    last = held.legs[-1] if held.legs and held.plan is None else None
    if last is not None and last.kind in (ADVANCE, OBLIQUE, BACK):
        base = before(held, last.kind)
        gone = (-last.length if last.kind == BACK else last.length) + by
        kind, angle = (last.kind, last.angle) if last.kind != BACK else (ADVANCE, 0.0)
    else:
        base = before(held)
        gone, kind, angle = by, ADVANCE, 0.0
    if abs(gone) < 0.001:
        return base.path, None
    if gone < 0.0:
        return after(base, Leg(BACK, round(-gone, 3))).path, None
    return to_the_end(base, Leg(kind, round(gone, 3), angle), by)


def to_the_end(base: Held, leg: Leg, by: float) -> Dragged:
    """A step that would go too far goes to the end of the allowance, if it was not there yet."""
    made = after(base, leg)
    if made.refusal is None or by < 0.0 or base.refusal is not None:
        return made.path, None
    room = max(0.0, base.left)
    if leg.length - by < room - 0.002 < leg.length:
        short = after(base, Leg(leg.kind, int(room * 1000 + 1e-6) / 1000, leg.angle))
        if short.refusal is None:
            return short.path, snaps.at(room, "snap-allowance")
    return made.path, None


def oblique(held: Held, by: float) -> Dragged:
    """The last straight leg slants by so many degrees more."""
    last = held.legs[-1] if held.legs and held.plan is None else None
    straight = last is not None and last.kind in (ADVANCE, OBLIQUE)
    base = before(held, ADVANCE, OBLIQUE)
    length = last.length if last is not None and straight else FIRST
    angle = max(-MOST_OBLIQUE, min(MOST_OBLIQUE, (last.angle if last is not None and straight else 0.0) + by))
    return after(base, Leg(OBLIQUE, length, angle) if angle else Leg(ADVANCE, length)).path, None


# ---- turning -----------------------------------------------------------------------------------------------


def wheel(held: Held, by: float) -> Dragged:
    """A wheel grows, shrinks or changes its side; irregular troops pivot."""
    if pivots(held):
        base = before(held, PIVOT)
        return after(base, Leg(PIVOT, angle=round_bearing(held.ghost.facing + by))).path, None
    if held.b.roster.cls[held.unit] == ARTILLERY and held.formation == FF:
        return turn_battery(held, by)
    base = before(held, WHEEL)
    last = held.legs[-1] if held.legs and held.plan is None else None
    angle = (last.angle if last is not None and last.kind == WHEEL else 0.0) + by
    if abs(angle) < 0.005:
        return base.path, None
    return after(base, Leg(WHEEL, angle=round(max(-180.0, min(180.0, angle)), 2))).path, None


def turn_battery(held: Held, by: float) -> Dragged:
    """A battery in action turns only by a change that keeps its formation (MR-12.16)."""
    facing = decimal(round_bearing(held.ghost.facing + by))
    return f"C:FF:{facing}", None


def decimal(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def about(held: Held) -> Dragged:
    """An about-face comes first (MR-12.6): pressed again it is taken back."""
    legs = [] if held.plan is not None else held.legs
    if len(legs) == 1 and legs[0].kind == ABOUT:
        return "", None
    return written([*legs, Leg(ABOUT)]), None


# ---- snaps, charges ----------------------------------------------------------------------------------------


def through_snaps(held: Held) -> Dragged:
    """To the next place worth stopping at straight ahead; after the last one back to where the leg began."""
    last = held.legs[-1] if held.legs and held.plan is None else None
    base = before(held, ADVANCE, OBLIQUE, BACK, SIDE)
    angle = last.angle if last is not None and last.kind == OBLIQUE else 0.0
    gone = last.length if last is not None and last.kind in (ADVANCE, OBLIQUE) else 0.0
    place = base.ghost
    for snap in snaps.straight(base, place.fx, place.fy):
        length = round(snap.value, 3)
        if length > gone + 0.005 and length <= base.left + 0.001:
            made = after(base, Leg(OBLIQUE if angle else ADVANCE, length, angle))
            if made.refusal is None:
                return made.path, snap
    return base.path, None


def charges(held: Held) -> list[str]:
    """The canonical charges, the one with the smallest turn first."""
    b, unit = held.b, held.unit
    plans = [charge_path.canonical(b, unit, target) for target in attacks.eligible(b, unit)]
    plans.sort(key=lambda plan: (plan.refusal is not None, abs(plan.turn)))
    return [" ".join([CHARGE, b.roster.ids[plan.target], plan.legs]).strip() for plan in plans]
