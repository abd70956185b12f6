"""``ismcts``: information set Monte Carlo tree search over single answers, as the libraries of the field have it.

One tree serves all worlds: each round imagines a world that the seat may be in, walks down the tree by answers that are
legal there, adds one node, plays on lightly and asks the judge. Lists of answers are long, so a node opens them little
by little, the light policy's own first (progressive widening). Dice and the answers they lead to are not told apart in
the tree (an open loop).
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from time import perf_counter

from longroll.kit.game import Game
from longroll.kit.rollouts import fallen
from longroll.kit.state import CHANCE, State
from longroll.minds.judging import judge_of
from longroll.minds.search import Budget
from longroll.minds.thinker import Thinker
from longroll.minds.trials import LONGEST, favour, planning

NAME = "ismcts"
EXPLORE = 0.5
"""How much what was tried seldom is preferred; values are chances to win."""
WIDE, GROWTH = 4.0, 0.4
"""A node that was visited n times has opened WIDE * n ** GROWTH answers at most."""


class Node:
    """What was learned of an answer: by whom it was given, how often it could have been, was, and what came of it."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[tuple[int, int], Node] = {}

    def bound(self) -> float:
        return self.total / self.visits + EXPLORE * sqrt(log(self.available) / self.visits)


class TreeSearch(Thinker):
    """Thinks about every answer alike, for so many rounds or so long."""

    def __init__(self, game: Game, budget: Budget) -> None:
        super().__init__(game, NAME)
        self.budget = budget
        self.planner, self.light = planning(game)
        self.judge = judge_of(game)

    def think(self, known: State, rng: Random) -> int:
        codes = known.codes
        if len(codes) == 1:
            return codes[0]
        root = Node(-1)
        started = perf_counter()
        rounds = 0
        while rounds < self.budget.nodes if self.budget.nodes else perf_counter() - started < self.budget.seconds:
            self.round(root, self.game.imagine(known, known.seat, rng), rng)
            rounds += 1
        mover = known.mover
        return max(codes, key=lambda code: root.children[mover, code].visits if (mover, code) in root.children else 0)

    def round(self, root: Node, world: State, rng: Random) -> None:
        reached = self.planner.horizon(world)
        path, node, grown = [root], root, False
        for _ in range(LONGEST):
            if reached(world):
                break
            if world.mover == CHANCE:
                world.play(fallen(world, rng))
            elif grown:
                world.play(self.light.answer(world, rng))
            else:
                code, grown = self.step(node, world, rng)
                node = node.children[world.mover, code]
                path.append(node)
                world.play(code)
        chance = self.judge.chance(world)
        for visited in path:
            visited.visits += 1
            visited.total += favour(chance, visited.side)

    def step(self, node: Node, world: State, rng: Random) -> tuple[int, bool]:
        """The answer to walk on by, and whether it is new to the tree."""
        mover, codes = world.mover, world.codes
        known = [code for code in codes if (mover, code) in node.children]
        for code in known:
            node.children[mover, code].available += 1
        if len(known) < len(codes) and len(known) < WIDE * (node.visits + 1) ** GROWTH:
            code = self.light.answer(world, rng)
            if (mover, code) in node.children:
                code = rng.choice([code for code in codes if (mover, code) not in node.children])
            child = Node(self.planner.side(world))
            child.available = 1
            node.children[mover, code] = child
            return code, True
        return max(known, key=lambda code: node.children[mover, code].bound()), False
