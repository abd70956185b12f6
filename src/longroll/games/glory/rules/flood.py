"""Movement as waves of equal cost (GL-6.21 to GL-6.42), worked with masks instead of hex by hex.

A wave holds all hexes a mover comes to with the same MP spent. The next waves follow from shifting a wave in every
direction, once for each cost a step in that direction can have (``Board.waves``). Paths are worked out backwards, only
when one is asked for.
"""

from __future__ import annotations

from typing import Final

from longroll.games.glory.board import Board, Shifts

HERE: Final = -1
"""In the place of MP spent: the mover begins in its hex and has spent nothing."""


class Terms:
    """What a mover finds around it, as masks of hexes.

    ``epoch``, ``ways``: which costs (``Board.ways``); ``shut``: hexes it may not enter; ``near``: hexes where no road
    helps (GL-6.22.2) and night costs 1 more (``night``, GL-13.1); ``halt``: where it must stop (GL-6.14.1); ``foot``:
    where passing through costs 1 more (GL-6.42.3), which happens in no hex of ``near`` (units stop there, and leaders
    pay nothing)."""

    def __init__(self, epoch: int, ways: int, shut: int, near: int, halt: int, foot: int, night: int) -> None:
        self.epoch = epoch
        self.ways = ways
        self.shut = shut
        self.near = near
        self.halt = halt
        self.foot = foot
        self.night = night

    def within(self, places: int) -> Terms:
        """The same, cut to some hexes."""
        shut, near, halt, foot = self.shut & places, self.near & places, self.halt & places, self.foot & places
        return Terms(self.epoch, self.ways, shut, near, halt, foot, self.night)


def flood(board: Board, terms: Terms, start: int, spent: int, dear: int, allowance: int, cap: int) -> Flood:
    """Everywhere a mover can come to, see ``Flood``; remembered under what lies within its allowance."""
    cut = terms.within(board.within(start, allowance - max(spent, 0)))
    key = (
        start + board.n * (terms.ways + 8 * (terms.epoch + 16 * (dear + 64 * terms.night))),
        (spent + 1 + 128 * allowance) * 128 + cap,
        cut.shut,
        cut.near,
        cut.halt,
        cut.foot,
    )
    found: Flood | None = board.memo.get(key)
    if found is None:
        found = Flood(board, cut, start, spent, dear, allowance, cap)
        board.remember(key, found)
    return found


def _moved(wave: int, up: Shifts, down: Shifts) -> int:
    """Where the steps of one cost lead from the hexes of a wave."""
    found = 0
    for shift, sources in up:
        found |= (wave & sources) << shift
    for shift, sources in down:
        found |= (wave & sources) >> shift
    return found


def _first_steps(board: Board, terms: Terms, start: int, dear: int) -> dict[int, int]:
    """The first steps out of a hex with their costs (GL-7.12.3, GL-7.12.4)."""
    found: dict[int, int] = {}
    for other, easy, rough in board.ways[terms.epoch][terms.ways][start]:
        if not terms.shut >> other & 1:
            extra = dear >> board.direction(start, other) & 1 if dear else 0
            found[other] = extra + (rough + terms.night if terms.near >> other & 1 else easy)
    return found


class Flood:
    """Everywhere a mover can come to.

    ``start``: the hex it begins in (``spent``: HERE), or in which it enters the map with so many MP spent. ``dear``:
    six bits, directions in which its first step costs 1 more. ``cap``: the dearest hex it may enter. ``arrived[s]``:
    mask of the hexes it can reach with s MP and not with less; ``onward[s]``: those from which it can go on with s MP
    spent (a hex with a single infantry unit 1 MP later, if the dearest hex allows); ``reached``: all of ``arrived``."""

    def __init__(self, board: Board, terms: Terms, start: int, spent: int, dear: int, allowance: int, cap: int) -> None:
        first = _first_steps(board, terms, start, dear) if spent == HERE else {start: spent}
        self._board = board
        self._terms = terms
        self._first = first
        self._cap = cap
        self._cost: dict[int, int] | None = None
        self.arrived: list[int] = [0] * (allowance + 1)
        self.onward: list[int] = [0] * (allowance + 1)
        open_ = board.all_hexes & ~terms.shut
        far, near = open_ & ~terms.near, open_ & terms.near
        slow = terms.foot & ~terms.halt
        rest = terms.halt | terms.foot
        coming = [0] * (allowance + 1)
        passing = [0] * (allowance + 2)
        for hex_, cost in first.items():
            if cost <= allowance and cost <= cap:
                coming[cost] |= board.bit[hex_]
                if cost < cap:
                    passing[cost + 1] |= board.bit[hex_] & slow
        easy = board.waves(terms.epoch, terms.ways, True)
        rough = board.waves(terms.epoch, terms.ways, False)
        beside = board.spread(near) if near else 0
        seen = gone = 0
        for spent in range(allowance + 1):
            new = coming[spent] & ~seen
            seen |= new
            self.arrived[spent] = new
            wave = (new & ~rest) | (passing[spent] & ~gone)
            if not wave:
                continue
            gone |= wave
            self.onward[spent] = wave
            left = allowance - spent
            if left > cap:
                left = cap
            for cost, sources, up, down in easy:
                if cost > left:
                    break
                if not wave & sources:
                    continue
                moved = _moved(wave, up, down) & far
                coming[spent + cost] |= moved
                if slow and cost < cap:
                    passing[spent + cost + 1] |= moved & slow
            if wave & beside:
                left -= terms.night
                for cost, sources, up, down in rough:
                    if cost > left:
                        break
                    if not wave & sources:
                        continue
                    coming[spent + cost + terms.night] |= _moved(wave, up, down) & near
        self.reached: int = seen

    @property
    def cost(self) -> dict[int, int]:
        """Hex -> MP of the cheapest path, for every hex reached."""
        if self._cost is None:
            members = self._board.members
            self._cost = {hex_: spent for spent, mask in enumerate(self.arrived) for hex_ in members(mask)}
        return self._cost

    def cost_of(self, hex_: int) -> int:
        """MP of the cheapest path to a hex; -1 if it is not reached."""
        for spent, mask in enumerate(self.arrived):
            if mask >> hex_ & 1:
                return spent
        return -1

    def within(self, limit: int) -> int:
        """Mask of the hexes reached with at most so many MP."""
        found = 0
        for mask in self.arrived[: max(limit + 1, 0)]:
            found |= mask
        return found

    def as_cheap(self, other: Flood) -> int:
        """Mask of the hexes reached with the same MP in both."""
        found = 0
        for mine, his in zip(self.arrived, other.arrived, strict=False):
            found |= mine & his
        return found

    def path(self, end: int) -> tuple[int, ...]:
        """The hexes entered on a cheapest path to a hex, in order."""
        steps = [end]
        spent = self.cost_of(end)
        dearest = self._cap
        while self._first.get(steps[-1], -1) != spent or spent > dearest:
            before, spent = self._before(steps[-1], spent, dearest)
            steps.append(before)
            dearest = self._cap
            if self._terms.foot >> before & 1:
                spent -= 1
                dearest -= 1
        steps.reverse()
        return tuple(steps)

    def _before(self, hex_: int, spent: int, dearest: int) -> tuple[int, int]:
        """The hex from which one was entered, and the MP spent when it was left."""
        terms = self._terms
        near = terms.near >> hex_ & 1
        ways = self._board.ways[terms.epoch][terms.ways]
        for other in self._board.neighbours[hex_]:
            for goal, easy, rough in ways[other]:
                if goal == hex_:
                    step = rough + terms.night if near else easy
                    left = spent - step
                    if left >= 0 and step <= dearest and self.onward[left] >> other & 1:
                        return other, left
        raise AssertionError("a hex that was reached was entered from somewhere")
