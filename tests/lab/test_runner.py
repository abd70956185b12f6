"""Results come in the order of the items, whoever works; what is not wanted is not done."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from longroll.kit.terms import BadInput
from longroll.lab.runner import AHEAD, Processes


def square(number: int) -> tuple[int, int]:
    """A square, and who found it."""
    return number * number, os.getpid()


def counted(taken: list[int], number: int) -> Iterator[int]:
    for item in range(number):
        taken.append(item)
        yield item


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_are_in_order(jobs: int) -> None:
    found = list(Processes(jobs).map(square, range(40)))
    assert [value for value, _ in found] == [number * number for number in range(40)]
    assert (os.getpid() in {worker for _, worker in found}) == (jobs == 1)


@pytest.mark.parametrize(("jobs", "most"), [(1, 3), (2, 3 + 2 * AHEAD)])
def test_items_are_taken_as_they_are_needed(jobs: int, most: int) -> None:
    taken: list[int] = []
    results = Processes(jobs).map(square, counted(taken, 1000))
    assert [next(results)[0] for _ in range(3)] == [0, 1, 4]
    results.close()
    assert len(taken) <= most


def test_nobody_can_work() -> None:
    with pytest.raises(BadInput, match="at least one job"):
        Processes(0)
