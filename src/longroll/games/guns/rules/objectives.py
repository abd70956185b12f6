"""GG-16 Objectives phase: moves earned by a late Union army."""

from __future__ import annotations

from typing import Final

from longroll.games.guns.board import Ground
from longroll.games.guns.components import BIT, CSA, N_SPACES, USA
from longroll.games.guns.lexicon import D_OBJECTIVES, DONE, E_EARNED, E_RECEIVED, E_SHIFTED, E_TAKEN, SHIFT
from longroll.games.guns.state import Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, b_of, c_of, verb_in
from longroll.kit.terms import Refusal, no

ENOUGH: Final = 4
"""Received Union commands from which on no moves are earned (GG-16.1)."""
APART: Final = 3
"""Least area distance between objectives (GG-16.4)."""


def spaced(ground: Ground, goals: list[int]) -> bool:
    """GG-16.4: is no objective at area distance 2 or less from another?"""
    for n, area in enumerate(goals):
        row = ground.area_distance[area]
        for other in goals[:n]:
            if 0 <= row[other] < APART:
                return False
    return True


def steps(ground: Ground, area: int) -> tuple[int, ...]:
    """Areas an objective may move to: adjacent and not partial."""
    return ground.members(ground.neighbours[area] & ~ground.partial)


def can_be_spaced(ground: Ground, goals: list[int], movable: list[int], left: int) -> bool:
    """Can the objectives stand apart after at most ``left`` moves of different objectives of ``movable``?"""
    if spaced(ground, goals):
        return True
    if not left:
        return False
    for n, number in enumerate(movable):
        area = goals[number]
        for to in steps(ground, area):
            goals[number] = to
            fine = can_be_spaced(ground, goals, movable[n + 1 :], left - 1)
            goals[number] = area
            if fine:
                return True
    return False


def received(b: Battle) -> int:
    """GG-16.1, GG-16.2: the arrival tokens of the turn go to the received stacks, hour by hour; the moves earned."""
    earned = 0
    for space in range(b.space, b.space + b.length):
        for army in (USA, CSA):
            if b.shown[army * N_SPACES + space]:
                b.shown[army * N_SPACES + space] = 0
                b.received[army] += 1
        if b.received[USA] < min(b.received[CSA], ENOUGH):
            earned += 1
    return earned


def change_hands(b: Battle, number: int, position: int, area: int) -> None:
    """GG-16.6, GG-R39: an objective that crosses a position goes to the army whose blocks it passes last."""
    blocks = b.stack(USA, position) + b.stack(CSA, position)
    if not blocks:
        return
    sense = 1 if b.ground.side_of(position, area) == 1 else -1
    passed = max(blocks, key=lambda block: sense * b.layer[block])
    army = USA if passed in b.stack(USA, position) else CSA
    if (b.red >> number & 1) != army:
        b.red ^= BIT[number]
        b.tell(E_TAKEN, area, army)


class Objectives(Frame):
    """The Union player's objective moves (GG-16.3)."""

    def __init__(self, left: int = -1, moved: int = 0) -> None:
        self.left = left
        """Moves still to be made; -1: not counted yet."""
        self.moved = moved
        """Mask of the objectives moved in this turn."""

    def copy(self) -> Frame:
        return Objectives(self.left, self.moved)

    def fields(self) -> tuple[str, ...]:
        return ("left", "moved")

    def proceed(self, b: Battle) -> bool:
        if self.left < 0:
            before = b.received[:]
            self.left = received(b)
            if b.received != before:
                b.tell(E_RECEIVED, b.received[USA], b.received[CSA])
            if self.left:
                b.tell(E_EARNED, self.left)
        if self.left and self.movable(b) and self.listing(b) != [DONE]:
            return True
        b.end(self)
        return False

    def movable(self, b: Battle) -> list[int]:
        """Union-controlled objectives that have not moved."""
        return [n for n in range(len(b.goals)) if not (b.red | self.moved) >> n & 1]

    def mover(self, b: Battle) -> int:
        return USA

    def kind(self, b: Battle) -> int:
        return D_OBJECTIVES

    def subject(self, b: Battle) -> dict[str, str | int]:
        return {"number": self.left}

    def listing(self, b: Battle) -> list[int]:
        codes = [DONE] if spaced(b.ground, b.goals) else []
        movable = self.movable(b)
        for number in movable:
            area = b.goals[number]
            others = [n for n in movable if n != number]
            for to in steps(b.ground, area):
                after = b.goals[:]
                after[number] = to
                if can_be_spaced(b.ground, after, others, self.left - 1):
                    codes += [act(SHIFT, area, to, p) for p in b.ground.members(b.ground.between(area, to))]
        return codes

    def take(self, b: Battle, code: int) -> None:
        if code == DONE:
            self.left = 0
            return
        area, to, position = a_of(code), b_of(code), c_of(code)
        number = b.goals.index(area)
        b.goals[number] = to
        self.moved |= BIT[number]
        self.left -= 1
        b.tell(E_SHIFTED, area, to, position)
        change_hands(b, number, position, to)

    def refuse(self, b: Battle, code: int) -> Refusal:
        if code == DONE:
            return no("GG-16.4", "objectives-too-near")
        if not verb_in(code, SHIFT):
            return not_an_answer(self, b, code)
        return refuse_shift(b, code, self.moved) or no("GG-16.4", "objectives-too-near")


def refuse_shift(b: Battle, code: int, moved: int) -> Refusal | None:
    """What is wrong with a move of an objective, its distance to others left out."""
    area, to, position = a_of(code), b_of(code), c_of(code)
    codes = b.ground.area_codes
    if area not in b.goals:
        return no("GG-16.3", "no-objective-there", area=codes[area])
    number = b.goals.index(area)
    if b.red >> number & 1:
        return no("GG-16.3", "objective-lost", area=codes[area])
    if moved >> number & 1:
        return no("GG-16.3", "objective-moved", area=codes[area])
    if not b.ground.neighbours[area] >> to & 1:
        return no("GG-16.3", "areas-not-adjacent", area=codes[area], area2=codes[to])
    if b.ground.partial >> to & 1:
        return no("GG-16.4", "partial-area", area=codes[to])
    if not b.ground.between(area, to) >> position & 1:
        return no("GG-16.5", "not-between", position=b.ground.position_codes[position])
    return None
