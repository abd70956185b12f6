"""Where a mover comes to: the kernel of the compiled build beside the plain search, in all battles."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.rules import flood as plain
from longroll.games.glory.rules import reach
from tests.acceptance.walks import walk, warlike
from tests.kernels import kernel, needs_compiler

POSITIONS, EVERY = 350, 4


@needs_compiler
def test_the_kernel_finds_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = kernel(plain, tmp_path)
    asked = 0
    last: tuple[Any, plain.Flood, Any] | None = None

    def both(board: Any, terms: plain.Terms, *rest: int) -> plain.Flood:
        nonlocal asked, last
        found = plain.flood(board, terms, *rest)
        asked += 1
        if asked % EVERY == 0:
            names = ("epoch", "ways", "shut", "near", "halt", "foot", "night")
            same = quick.flood(board, quick.Terms(*(getattr(terms, name) for name in names)), *rest)
            compare(found, same, board.members(found.reached), rest[3])
            if last is not None and last[0] is board:
                compare_two((found, same), last[1:])
            last = board, found, same
        return found

    monkeypatch.setattr(reach, "flood", both)
    for scenario in GLORY.scenarios:
        for _ in islice(walk(GLORY, scenario, 5, warlike), POSITIONS):
            pass
    assert asked > 4000


def compare(found: plain.Flood, same: Any, ends: tuple[int, ...], allowance: int) -> None:
    assert same.reached == found.reached
    assert list(same.cost.items()) == list(found.cost.items())
    assert same.within(allowance // 2) == found.within(allowance // 2)
    assert same.cost_of(0) == found.cost_of(0)
    for end in ends[:: EVERY + 1]:
        assert same.path(end) == found.path(end)


def compare_two(now: tuple[plain.Flood, Any], before: tuple[plain.Flood, Any]) -> None:
    """A search beside the one that was compared before it, which is another mover's or from elsewhere."""
    (found, same), (other, same_other) = now, before
    assert same.as_cheap(same_other) == found.as_cheap(other)
    assert same_other.as_cheap(same) == other.as_cheap(found)
