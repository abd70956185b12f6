"""The attack in hand: who attacks what, from where, across which areas (GG-13.1.4).

``Assault`` holds the numbers; the nine steps that work on it are frames of their own in ``attack``, ``deployment``,
``bombardment``, ``defensive_fire`` and ``close_combat``, which find it with ``in_hand``.
"""

from __future__ import annotations

from typing import Final

from longroll.games.guns.components import BIT, NO_BLOCK
from longroll.games.guns.lexicon import NO_AREA
from longroll.games.guns.rules.reduction import Witness
from longroll.games.guns.state import Battle

UNFOUGHT: Final = 0
WON: Final = 1
LOST: Final = 2
END: Final = -1
"""Ends each path in ``paths``."""


class Assault(Witness):
    """An attack on one position or two.

    By target: ``targets`` (positions), ``free`` (1: no enemy there), ``lasts`` (area from which the attack comes,
    NO_AREA if nobody moves there), ``leaders``, ``hits`` (of bombardment on the blocks), ``fought`` (result of the
    close combat). By attacking block, the leader of a target before those behind it: ``blocks``, ``goals`` (number of
    the target), ``starts``, ``paths`` (areas and positions in turn, each path ended by END; a block in place has an
    empty one). ``used``: battle tokens used; ``crossed``: areas crossed in the final advance; ``same``, ``same_goals``:
    in the second run of an extended bombardment the blocks that must attack, and their targets (GG-22.5)."""

    def __init__(
        self,
        army: int = 0,
        step: int = 0,
        targets: list[int] | None = None,
        free: list[int] | None = None,
        lasts: list[int] | None = None,
        leaders: list[int] | None = None,
        hits: list[int] | None = None,
        fought: list[int] | None = None,
        blocks: list[int] | None = None,
        goals: list[int] | None = None,
        starts: list[int] | None = None,
        paths: list[int] | None = None,
        crossed: list[int] | None = None,
        used: int = 0,
        extended: int = 0,
        again: int = 0,
        sandwich: int = 0,
        same: list[int] | None = None,
        same_goals: list[int] | None = None,
    ) -> None:
        self.army = army
        self.step = step
        self.targets: list[int] = targets[:] if targets else []
        self.free: list[int] = free[:] if free else []
        self.lasts: list[int] = lasts[:] if lasts else []
        self.leaders: list[int] = leaders[:] if leaders else []
        self.hits: list[int] = hits[:] if hits else []
        self.fought: list[int] = fought[:] if fought else []
        self.blocks: list[int] = blocks[:] if blocks else []
        self.goals: list[int] = goals[:] if goals else []
        self.starts: list[int] = starts[:] if starts else []
        self.paths: list[int] = paths[:] if paths else []
        self.crossed: list[int] = crossed[:] if crossed else []
        self.used = used
        self.extended = extended
        """An extended bombardment was declared (GG-22.1)."""
        self.again = again
        """This is the second run of one (GG-22.5)."""
        self.sandwich = sandwich
        """Blocks of the attacker's army stand on both sides of the defender: how it was before (see ``sandwich``)."""
        self.same: list[int] = same[:] if same else []
        self.same_goals: list[int] = same_goals[:] if same_goals else []

    def fields(self) -> tuple[str, ...]:
        return (
            "army", "step", "targets", "free", "lasts", "leaders", "hits", "fought", "blocks", "goals", "starts",
            "paths", "crossed", "used", "extended", "again", "sandwich", "same", "same_goals",
        )  # fmt: skip

    def block_fields(self) -> tuple[str, ...]:
        return ("leaders", "blocks", "same")

    # ---- building ------------------------------------------------------------------------------------------

    def aim(self, position: int, free: bool) -> None:
        """Take a position as a target."""
        self.targets.append(position)
        self.free.append(1 if free else 0)
        self.lasts.append(NO_AREA)
        self.leaders.append(NO_BLOCK)
        self.hits.append(0)
        self.fought.append(UNFOUGHT)

    def send(self, block: int, goal: int, start: int, path: tuple[int, ...]) -> None:
        """A block joins the attack on a target."""
        self.blocks.append(block)
        self.goals.append(goal)
        self.starts.append(start)
        self.paths += [*path, END]
        if path:
            self.lasts[goal] = path[-2]

    def succeeded(self, block: int, by: int) -> None:
        """GG-2.5: a replacement goes on in the place of a block; without one the block is out of the attack."""
        self.leaders = [by if leader == block else leader for leader in self.leaders]
        if block not in self.blocks:
            return
        number = self.blocks.index(block)
        if by != NO_BLOCK:
            self.blocks[number] = by
            return
        paths = self.split()
        del self.blocks[number], self.goals[number], self.starts[number], paths[number]
        self.paths = [step for path in paths for step in [*path, END]]

    def put_behind_leader(self, block: int) -> None:
        """GG-13.16.1: a block comes next after the leader of its target."""
        paths = self.split()
        number = self.blocks.index(block)
        first = self.goals.index(self.goals[number])
        order = list(range(len(self.blocks)))
        order.remove(number)
        order.insert(order.index(first) + 1, number)
        self.blocks = [self.blocks[n] for n in order]
        self.goals = [self.goals[n] for n in order]
        self.starts = [self.starts[n] for n in order]
        self.paths = [step for n in order for step in [*paths[n], END]]

    # ---- questions -----------------------------------------------------------------------------------------

    def split(self) -> list[list[int]]:
        """The path of each block."""
        paths: list[list[int]] = []
        path: list[int] = []
        for step in self.paths:
            if step == END:
                paths.append(path)
                path = []
            else:
                path.append(step)
        return paths

    def against(self, goal: int) -> list[int]:
        """The blocks that attack a target, the leader first."""
        return [block for block, aimed in zip(self.blocks, self.goals, strict=True) if aimed == goal]

    def areas_against(self, goal: int) -> int:
        """Mask of the areas crossed by the blocks that attack a target."""
        mask = 0
        for aimed, path in zip(self.goals, self.split(), strict=True):
            if aimed == goal:
                for area in path[0::2]:
                    mask |= BIT[area]
        return mask

    def areas(self) -> int:
        """Mask of all areas crossed."""
        mask = 0
        for goal in range(len(self.targets)):
            mask |= self.areas_against(goal)
        return mask

    def tokens_needed(self) -> int:
        """GG-13.13.5, GG-13.13.6: one battle token for each block that goes against enemies."""
        return sum(1 for goal in self.goals if not self.free[goal])

    def side_attacked(self, b: Battle, goal: int) -> int:
        """The side of the target from which the attack comes."""
        return b.ground.side_of(self.targets[goal], self.lasts[goal])

    def attackers(self) -> int:
        """Mask of the attacking blocks."""
        mask = 0
        for block in self.blocks:
            mask |= BIT[block]
        return mask


def in_hand(b: Battle) -> Assault:
    """The attack in hand."""
    for frame in reversed(b.frames):
        if isinstance(frame, Assault):
            return frame
    raise AssertionError("no attack in hand")
