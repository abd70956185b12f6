"""MR-10 Resolving fire: what one fire rolls, its bonuses, confirmations and saves; the dice of one fire.

``targets`` and ``shot`` serve musketry (MR-8), artillery (MR-9), the candidates of movement and the odds alike.
"""

from __future__ import annotations

from typing import Final

from longroll.boards.plane.measure import distance, front_distance, in_front_arc, zone
from longroll.boards.plane.shapes import FRONT
from longroll.games.reason.components import (
    ARTILLERY,
    FF,
    FIRED,
    GARRISON,
    II,
    INFANTRY,
    MF,
    SUPPRESSED,
    at_most,
)
from longroll.games.reason.lexicon import (
    CLAUSE_INDEX,
    D6,
    D_CONFIRM_DIE,
    D_FIRE_DIE,
    D_SAVE_DIE,
    E_CONFIRM_DIE,
    E_FIRE_DICE,
    E_FIRE_DIE,
    E_FIRES,
    E_HITS,
    E_MODIFIER,
    E_SAVE_DIE,
    E_SAVES,
    thousandths,
)
from longroll.games.reason.rules.command import in_command, vulnerable
from longroll.games.reason.rules.cover import difficult, eye, in_cover
from longroll.games.reason.rules.figures import (
    BALL,
    BALL_HIT,
    CANISTER,
    CANISTER_HIT,
    CONFIRM,
    EQUAL,
    FLANK_BONUS,
    GUN_DICE,
    LONG,
    MF_BONUS,
    MUSKET_HIT,
    SAVE,
    SHORT,
    VULNERABLE_BONUS,
    WORN_DICE,
)
from longroll.games.reason.rules.refusals import bw
from longroll.games.reason.rules.sight import BLOCKS, BY_UNIT, artillery_line, musketry_line, sight
from longroll.games.reason.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of
from longroll.kit.state import CHANCE
from longroll.kit.terms import Refusal, no

Item = tuple[str, int]
"""A line of a sum: clause and value."""

NATURAL_MISS: Final = 2
"""The lowest face that can hit (MR-10.1)."""


class Shot:
    """One fire before its dice: who, at whom, from how far, with what.

    ``distance``: front distance in BW (MR-5.4); ``clause``: what gives dice and number (MR-8.5 …, MR-9.7); ``dice``;
    ``number``: what a die needs before bonuses; ``items``: bonuses to each die; ``confirm``: hits are rolled again
    (MR-10.3); ``save``: clause of the save, "" without one.
    """

    __slots__ = ("clause", "confirm", "dice", "distance", "items", "number", "save", "target", "unit")

    def __init__(
        self,
        unit: int,
        target: int,
        distance: float,
        clause: str,
        dice: int,
        number: int,
        items: list[Item],
        confirm: bool,
        save: str,
    ) -> None:
        self.unit = unit
        self.target = target
        self.distance = distance
        self.clause = clause
        self.dice = dice
        self.number = number
        self.items = items
        self.confirm = confirm
        self.save = save

    def needs(self) -> int:
        """The lowest natural number that hits (MR-10.1, MR-10.2)."""
        need = self.number - sum([value for _, value in self.items])
        return need if need > NATURAL_MISS else NATURAL_MISS


# ---- who may fire at whom ----------------------------------------------------------------------------------


def bar(b: Battle, unit: int) -> Refusal | None:
    """Why a unit may not fire now (MR-8.2, MR-8.9, MR-9.2, MR-3.10), whatever the target."""
    roster = b.roster
    cls = roster.cls[unit]
    formation = b.formation[unit]
    name = roster.ids[unit]
    if cls == ARTILLERY:
        if formation != FF:
            return no("MR-9.2", "fire-limbered", unit=name)
        if b.flags[unit] & SUPPRESSED:
            return no("MR-9.11", "fire-suppressed", unit=name)
        if b.flags[unit] & FIRED:
            return no("MR-9.2", "fire-twice", unit=name)
    elif cls == INFANTRY:
        if formation not in (FF, GARRISON):
            return no("MR-8.2", "fire-formation", unit=name)
        if b.flags[unit] & FIRED:
            return no("MR-8.2", "fire-twice", unit=name)
    else:
        return no("MR-8.2", "fire-cavalry", unit=name)
    if not in_command(b, unit):
        return no("MR-3.10", "fire-uncommanded", unit=name)
    return None


def ready(b: Battle, unit: int) -> bool:
    """May a unit fire now, if there is a target? (``bar`` without its reasons.)"""
    formation = b.formation[unit]
    if formation != FF and formation != GARRISON:
        return False
    cls = b.roster.cls[unit]
    if cls == ARTILLERY:
        return not b.flags[unit] & (SUPPRESSED | FIRED)
    return cls == INFANTRY and not b.flags[unit] & FIRED


def range_of(b: Battle, unit: int) -> float:
    """The greatest distance at which a unit fires; 0: never (MR-8.6, MR-8.7, MR-9.7)."""
    cls = b.roster.cls[unit]
    if cls == ARTILLERY:
        return BALL[b.roster.kind[unit]]
    return LONG if cls == INFANTRY else 0.0


def front_range(b: Battle, unit: int, target: int) -> float:
    """The front distance from a unit to another; of a garrison the plain distance (MR-5.4)."""
    if b.formation[unit] == GARRISON:
        return distance(b.shapes[unit], b.shapes[target])
    return front_distance(b.shapes[unit], b.shapes[target])


def in_reach(b: Battle, unit: int) -> list[tuple[float, int]]:
    """Enemies in a unit's front arc and range as (front distance, unit), nearest first; lines of fire not asked."""
    shape = b.shapes[unit]
    garrison = b.formation[unit] == GARRISON
    limit = range_of(b, unit)
    shapes = b.shapes
    found: list[tuple[float, int]] = []
    for other in b.present[1 - b.roster.side[unit]]:
        place = shapes[other]
        x = place.cx - shape.cx
        y = place.cy - shape.cy
        reach = limit + shape.radius + place.radius
        if x > reach or x < -reach or x * x + y * y > reach * reach:
            continue
        if garrison:
            gap = distance(shape, place)
        else:
            if x * shape.fx + y * shape.fy < -place.radius:
                continue
            gap = front_distance(shape, place)
        if at_most(gap, limit) and (garrison or in_front_arc(shape, place)):
            found.append((gap, other))
    found.sort()
    return found


def line(b: Battle, unit: int, target: int) -> bool:
    """Is there a line of fire, musketry or artillery (MR-5.13 to MR-5.15)?"""
    if b.roster.cls[unit] == ARTILLERY:
        return artillery_line(b, unit, target)
    return musketry_line(b, unit, target)


def reach(b: Battle, unit: int) -> list[tuple[float, int]]:
    """All enemies a unit could fire at by arc, range and line of fire, as (front distance, unit), nearest first."""
    return [(gap, other) for gap, other in in_reach(b, unit) if line(b, unit, other)]


def targets(b: Battle, unit: int) -> list[int]:
    """The enemy units that a unit may fire at now, musketry or artillery by its type: the nearest one and its equals
    for musketry and canister (MR-8.4, MR-9.5), else all within ball range (MR-9.6). Empty if it may not fire."""
    if not ready(b, unit):
        return []
    near = in_reach(b, unit)
    if not near:
        return []
    guns = b.roster.cls[unit] == ARTILLERY
    if not guns and b.sp[unit] < 2 and dice_of(b, unit, near[0][0])[0] == 0:
        return []
    if not in_command(b, unit):
        return []
    limit = CANISTER[b.roster.kind[unit]] if guns else LONG
    found: list[int] = []
    nearest = -1.0
    for gap, other in near:
        if nearest >= 0.0 and not at_most(gap, nearest + EQUAL):
            break
        if line(b, unit, other):
            found.append(other)
            if nearest < 0.0 and at_most(gap, limit):
                nearest = gap
    if not guns:
        found = [other for other in found if dice_of(b, unit, front_range(b, unit, other))[0] > 0]
    found.sort()
    return found


def must_fire(b: Battle, unit: int, at: list[int]) -> bool:
    """Must a battery fire, its targets being these (MR-9.5)?"""
    return bool(at) and at_most(front_range(b, unit, at[0]), CANISTER[b.roster.kind[unit]])


# ---- one fire ----------------------------------------------------------------------------------------------


def dice_of(b: Battle, unit: int, gap: float) -> tuple[int, int, str]:
    """Dice, the number each needs, and the clause that gives them, at a front distance (MR-8.5 to MR-8.9, MR-9.7,
    MR-9.8)."""
    kind = b.roster.kind[unit]
    sp = b.sp[unit]
    if b.roster.cls[unit] == ARTILLERY:
        worn = sp < b.roster.start_sp[unit]
        dice = WORN_DICE[kind] if worn else GUN_DICE[kind]
        number = CANISTER_HIT[kind] if at_most(gap, CANISTER[kind]) else BALL_HIT[kind]
        return dice, number, "MR-9.8" if worn and dice < GUN_DICE[kind] else "MR-9.7"
    if kind == II:
        return sp // 2, MUSKET_HIT, "MR-8.7"
    if b.formation[unit] == GARRISON or difficult(b, unit):
        return sp // 2, MUSKET_HIT, "MR-8.8"
    if at_most(gap, SHORT):
        return sp, MUSKET_HIT, "MR-8.5"
    return sp // 2, MUSKET_HIT, "MR-8.6"


def bonuses(b: Battle, target: int, x: float, y: float) -> list[Item]:
    """What each die of a fire from a point gets (MR-10.2)."""
    items: list[Item] = []
    if b.formation[target] != GARRISON and zone(b.shapes[target], x, y) != FRONT:
        items.append(("MR-10.2", FLANK_BONUS))
    if b.formation[target] == MF:
        items.append(("MR-10.2-MF", MF_BONUS))
    if vulnerable(b, target):
        items.append(("MR-10.2-vulnerable", VULNERABLE_BONUS))
    return items


def save_of(b: Battle, unit: int, target: int, x: float, y: float) -> str:
    """The clause by which a target saves against a unit that fires from a point; "" if it does not (MR-10.4, 10.5)."""
    if in_cover(b, target, x, y):
        return "MR-10.4"
    roster = b.roster
    if roster.cls[target] == ARTILLERY and b.formation[target] == FF and roster.cls[unit] != ARTILLERY:
        return "MR-10.5"
    return ""


def shot(b: Battle, unit: int, target: int) -> Shot:
    """The fire of a unit at a target, where both stand now."""
    gap = front_range(b, unit, target)
    dice, number, clause = dice_of(b, unit, gap)
    x, y = eye(b, unit, target)
    save = save_of(b, unit, target, x, y)
    return Shot(unit, target, gap, clause, dice, number, bonuses(b, target, x, y), b.roster.bad_weather, save)


# ---- why not -----------------------------------------------------------------------------------------------


def refusal(b: Battle, unit: int, target: int) -> Refusal | None:
    """Why a unit may not fire at a target; None if it may."""
    roster = b.roster
    barred = bar(b, unit)
    if barred is not None:
        return barred
    name, other = roster.ids[unit], roster.ids[target]
    if roster.side[target] == roster.side[unit]:
        return no("MR-8.4", "fire-friend", unit=name, target=other)
    if b.formation[target] > GARRISON:
        return no("MR-8.4", "fire-absent", target=other)
    guns = roster.cls[unit] == ARTILLERY
    chapter = "MR-9.4" if guns else "MR-8.4"
    gap = front_range(b, unit, target)
    limit = range_of(b, unit)
    if not at_most(gap, limit):
        args = {"unit": name, "target": other, "distance": bw(gap), "range": bw(limit)}
        return no(chapter, "fire-range", **args)
    if b.formation[unit] != GARRISON and not in_front_arc(b.shapes[unit], b.shapes[target]):
        return no("MR-5.9", "fire-arc", unit=name, target=other)
    if dice_of(b, unit, gap)[0] == 0:
        return no("MR-8.9", "fire-no-dice", unit=name)
    seen = sight(b, unit, target)
    if not seen.clear:
        by = roster.ids[seen.by] if seen.block == BY_UNIT else ""
        clause = ("MR-5.14" if guns else "MR-5.13") if by else "MR-5.12"
        return no(clause, f"fire-line-{BLOCKS[seen.block]}", unit=name, target=other, by=by)
    allowed = targets(b, unit)
    if target in allowed:
        return None
    near = front_range(b, unit, allowed[0])
    args = {"unit": name, "target": roster.ids[allowed[0]], "distance": bw(gap), "nearest": bw(near)}
    return no("MR-9.5" if guns else "MR-8.4", "fire-nearest", **args)


# ---- the dice ----------------------------------------------------------------------------------------------


class FireStep(Frame):
    """A step in which units fire; ``Firing`` reports to it."""

    def struck(self, b: Battle, target: int, hits: int, losses: int) -> None:
        """A fire is resolved."""
        raise NotImplementedError


ROLLING: Final = 0
CONFIRMING: Final = 1
SAVING: Final = 2


class Firing(Frame):
    """The dice of one fire, one at a time: to hit, to confirm in bad weather, to save. ``left``: dice of this stage
    still to roll; ``hits`` so far in it; ``needs``, ``confirm``, ``saved`` as ``Shot`` gave them."""

    def __init__(
        self,
        unit: int = 0,
        target: int = 0,
        needs: int = MUSKET_HIT,
        confirm: int = 0,
        saved: int = 0,
        left: int = 0,
        hits: int = 0,
        scored: int = 0,
        stage: int = ROLLING,
    ) -> None:
        self.unit = unit
        self.target = target
        self.needs = needs
        self.confirm = confirm
        self.saved = saved
        self.left = left
        self.hits = hits
        self.scored = scored
        self.stage = stage

    def copy(self) -> Frame:
        return Firing(
            self.unit, self.target, self.needs, self.confirm, self.saved, self.left, self.hits, self.scored, self.stage
        )

    def fields(self) -> tuple[str, ...]:
        return ("unit", "target", "needs", "confirm", "saved", "left", "hits", "scored", "stage")

    def mover(self, b: Battle) -> int:
        return CHANCE

    def kind(self, b: Battle) -> int:
        if self.stage == ROLLING:
            return D_FIRE_DIE
        return D_CONFIRM_DIE if self.stage == CONFIRMING else D_SAVE_DIE

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"unit": b.roster.ids[self.unit], "target": b.roster.ids[self.target]}

    def proceed(self, b: Battle) -> bool:
        while not self.left:
            if self.stage == ROLLING and self.confirm:
                self.stage, self.left, self.hits = CONFIRMING, self.hits, 0
            elif self.stage != SAVING:
                self.scored = self.hits
                if not self.saved:
                    self.finish(b)
                    return False
                self.stage, self.left = SAVING, self.hits
            else:
                self.finish(b)
                return False
        return True

    def listing(self, b: Battle) -> list[int]:
        return D6[:]

    def take(self, b: Battle, code: int) -> None:
        face = a_of(code)
        self.left -= 1
        if self.stage == ROLLING:
            hit = face >= self.needs
            self.hits += hit
            b.tell(E_FIRE_DIE, face, int(hit))
        elif self.stage == CONFIRMING:
            hit = face >= CONFIRM
            self.hits += hit
            b.tell(E_CONFIRM_DIE, face, int(hit))
        else:
            hit = face < SAVE
            self.hits -= not hit
            b.tell(E_SAVE_DIE, face, int(hit))

    def finish(self, b: Battle) -> None:
        b.end(self)
        b.tell(E_HITS, self.target, self.scored, self.hits)
        step = b.frames[-1]
        assert isinstance(step, FireStep)
        step.struck(b, self.target, self.scored, self.hits)

    def refuse(self, b: Battle, code: int) -> Refusal:
        return not_an_answer(self, b, code)


def tell_items(b: Battle, items: list[Item]) -> None:
    """The lines of a sum for the log."""
    for clause, value in items:
        b.tell(E_MODIFIER, CLAUSE_INDEX[clause], value)


def open_fire(b: Battle, made: Shot) -> None:
    """Tell a fire and push its dice."""
    b.tell(E_FIRES, made.unit, made.target, thousandths(made.distance))
    b.tell(E_FIRE_DICE, made.dice, made.number, CLAUSE_INDEX[made.clause])
    tell_items(b, made.items)
    if made.save:
        b.tell(E_SAVES, made.target, CLAUSE_INDEX[made.save])
    b.begin(Firing(made.unit, made.target, made.needs(), int(made.confirm), int(bool(made.save)), made.dice))
