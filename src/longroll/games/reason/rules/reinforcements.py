"""MR-26.4 Reinforcements: Forces that enter over an edge of the table."""

from __future__ import annotations

from typing import Final

from longroll.boards.plane.measure import distance
from longroll.boards.plane.shapes import Rect
from longroll.games.reason.components import (
    ABSENT,
    EDGES,
    ENTERED,
    FF,
    FOOTPRINT,
    IC,
    INWARD,
    MF,
    MOVED,
    NO_UNIT,
    WAITING,
    at_most,
    officer_of,
)
from longroll.games.reason.lexicon import (
    D_PLACE,
    D_POST,
    DONE,
    E_ARRIVES,
    E_OFFICER_ARRIVES,
    PLACE,
    POST,
    say,
    thousandths,
    words_of,
)
from longroll.games.reason.rules import officers, passage
from longroll.games.reason.rules.losses import base_at, written
from longroll.games.reason.rules.refusals import bw
from longroll.games.reason.state import OFFICER_MOVED, Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import act, verb_in
from longroll.kit.terms import Refusal, no

ENEMY_REACH: Final = 2.0
OFFICER_REACH: Final = 1.0
STEP: Final = 0.25
"""Places are listed at this distance from each other, a unit's width apart where they are free."""


def waiting(b: Battle, side: int) -> list[int]:
    """The units of a side that may enter now."""
    return [
        unit
        for force in b.roster.forces_of[side]
        if 0 < b.roster.arrival_turn[force] <= b.turn
        for unit in b.roster.units_of[force]
        if b.formation[unit] == WAITING
    ]


def due(b: Battle, side: int) -> bool:
    return bool(waiting(b, side))


def formation_of(b: Battle, unit: int) -> int:
    """MF; irregular cavalry FF (MR-2.5)."""
    return FF if b.roster.kind[unit] == IC else MF


def stretch(b: Battle, unit: int) -> tuple[float, float]:
    """From where to where the unit's centre may stand along its edge."""
    force = b.roster.force[unit]
    half = FOOTPRINT[b.roster.cls[unit]][formation_of(b, unit)][0] * 0.5
    return b.roster.arrival_from[force] + half, b.roster.arrival_to[force] - half


def entry_rect(b: Battle, unit: int, along: float) -> Rect:
    """The place of a unit with its rear edge on the table's edge and its centre ``along`` it."""
    edge = b.roster.arrival_edge[b.roster.force[unit]]
    formation = formation_of(b, unit)
    deep = FOOTPRINT[b.roster.cls[unit]][formation][1] * 0.5
    name = EDGES[edge]
    x = along if name in ("north", "south") else deep if name == "west" else b.field.w - deep
    y = along if name in ("east", "west") else deep if name == "south" else b.field.h - deep
    return b.rect_of(unit, x, y, INWARD[edge], formation)


def against(b: Battle, unit: int, along: float) -> Refusal | None:
    """Why a unit may not enter at a place; None if it may."""
    name = b.roster.ids[unit]
    low, high = stretch(b, unit)
    if not (at_most(low, along) and at_most(along, high)):
        return no("MR-26.4", "off-the-stretch", unit=name, low=bw(low), high=bw(high))
    rect = entry_rect(b, unit, along)
    for enemy in b.present[1 - b.roster.side[unit]]:
        gap = distance(rect, b.shapes[enemy])
        if not at_most(ENEMY_REACH, gap):
            return no("MR-26.4", "enters-near-enemy", unit=name, target=b.roster.ids[enemy], distance=bw(gap))
    if not passage.free(b, unit, rect):
        return no("MR-26.4", "place-is-taken", unit=name)
    return None


def entries(b: Battle, unit: int) -> list[float]:
    """Free places on the unit's stretch, from its beginning, one beside the other."""
    low, high = stretch(b, unit)
    width = FOOTPRINT[b.roster.cls[unit]][formation_of(b, unit)][0]
    found: list[float] = []
    at = low
    while at_most(at, high):
        if against(b, unit, round(at, 3)) is None:
            found.append(round(at, 3))
            at += width
        else:
            at += STEP
    return found


class Arrivals(Frame):
    """The owner brings on his reinforcements, unit by unit, or keeps them for a later phase."""

    def __init__(self, side: int = 0) -> None:
        self.side = side

    def copy(self) -> Frame:
        return Arrivals(self.side)

    def fields(self) -> tuple[str, ...]:
        return ("side",)

    def officer(self, b: Battle) -> int:
        """A sub-commander whose first unit has entered and who has no place yet, or -1."""
        for force in b.roster.forces_of[self.side]:
            if b.whereabouts[officer_of(force)] == ABSENT and b.living(force):
                return officer_of(force)
        return NO_UNIT

    def proceed(self, b: Battle) -> bool:
        if self.officer(b) >= 0 or len(self.listing(b)) > 1:
            return True
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return self.side

    def kind(self, b: Battle) -> int:
        return D_POST if self.officer(b) >= 0 else D_PLACE

    def subject(self, b: Battle) -> dict[str, str | int]:
        officer = self.officer(b)
        if officer >= 0:
            return {"officer": b.roster.officer_words[officer]}
        return {"side": b.roster.army_words[self.side]}

    def listing(self, b: Battle) -> list[int]:
        officer = self.officer(b)
        if officer >= 0:
            name = b.roster.officer_words[officer]
            return [say(POST, f"{name} {written(x)} {written(y)}") for x, y in self.posts(b, officer)]
        found = [
            say(PLACE, f"{b.roster.ids[unit]} {written(at)}")
            for unit in waiting(b, self.side)
            for at in entries(b, unit)
        ]
        return [*found, act(DONE)]

    def posts(self, b: Battle, officer: int) -> list[tuple[float, float]]:
        """Free places within 1 BW of a unit that has entered: behind it, beside it, else as near as there is one."""
        found: list[tuple[float, float]] = []
        for unit in b.living(b.roster.officer_force[officer]):
            shape = b.shapes[unit]
            for out in (0.6, 0.9):
                for nx, ny, deep in (
                    (shape.fx, shape.fy, shape.hd),
                    (-shape.rx, -shape.ry, shape.hw),
                    (shape.rx, shape.ry, shape.hw),
                ):
                    x = round(shape.cx + nx * (deep + out), 3)
                    y = round(shape.cy + ny * (deep + out), 3)
                    if x >= 0.0 and y >= 0.0 and self.against_post(b, officer, x, y) is None:
                        found.append((x, y))
        if found:
            return found
        unit = b.living(b.roster.officer_force[officer])[0]
        shape = b.shapes[unit]
        return [(round(x, 3), round(y, 3)) for x, y in officers.near(b, officer, shape.cx, shape.cy, 4.0)[:1]]

    def against_post(self, b: Battle, officer: int, x: float, y: float) -> Refusal | None:
        refusal = officers.free_place(b, officer, x, y)
        if refusal is not None:
            return refusal
        base = base_at(x, y)
        gap = min(distance(base, b.shapes[unit]) for unit in b.living(b.roster.officer_force[officer]))
        if at_most(gap, OFFICER_REACH):
            return None
        return no("MR-26.4", "post-too-far", officer=b.roster.officer_words[officer], distance=bw(gap))

    def take(self, b: Battle, code: int) -> None:
        if verb_in(code, DONE):
            b.end(self)
            return
        words = words_of(code)
        if verb_in(code, POST):
            officer = b.roster.officer[words[0]]
            x, y = float(words[1]), float(words[2])
            b.put_officer(officer, x, y)
            b.officer_flags[officer] |= OFFICER_MOVED
            b.tell(E_OFFICER_ARRIVES, officer, thousandths(x), thousandths(y))
            return
        unit = b.roster.unit[words[0]]
        b.put_rect(unit, entry_rect(b, unit, float(words[1])), formation_of(b, unit))
        b.mark(unit, MOVED | ENTERED)
        shape = b.shapes[unit]
        b.tell(E_ARRIVES, unit, thousandths(shape.cx), thousandths(shape.cy))
        passage.settle(b, unit)

    def allows(self, b: Battle, code: int) -> bool:
        if not verb_in(code, PLACE, POST):
            return False
        return self.why(b, code) is None

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, PLACE, POST):
            return not_an_answer(self, b, code)
        return self.why(b, code) or not_an_answer(self, b, code)

    def why(self, b: Battle, code: int) -> Refusal | None:
        words = words_of(code)
        officer = self.officer(b)
        if verb_in(code, POST):
            if officer < 0 or words[0] != b.roster.officer_words[officer]:
                return no("MR-26.4", "no-officer-to-post", officer=words[0])
            return self.against_post(b, officer, float(words[1]), float(words[2]))
        if officer >= 0:
            return no("MR-26.4", "post-first", officer=b.roster.officer_words[officer])
        unit = b.roster.unit[words[0]]
        if unit not in waiting(b, self.side):
            return no("MR-26.4", "no-reinforcement", unit=words[0])
        return against(b, unit, float(words[1]))
