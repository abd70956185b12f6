"""Who does the work of the laboratory: a function of plain data over many items, here in processes.

The function is named by its module, its items and results are plain data (structs that msgspec writes and reads):
nothing else travels, so machines of a cluster can serve by the same contract.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, Protocol, TypeVar

from longroll.kit.collecting import collect_seldom
from longroll.kit.terms import BadInput

Item = TypeVar("Item")
Outcome = TypeVar("Outcome")

AHEAD: Final = 8
"""Items handed out for each process before the oldest result is waited for: enough that nobody idles beside a long
one, few enough that little is lost when somebody has seen enough."""


class Runner(Protocol):
    """Whoever works."""

    def map(self, function: Callable[[Item], Outcome], items: Iterable[Item]) -> Generator[Outcome, None, None]:
        """The results in the order of the items, each as soon as those before it are there. Items are taken as they
        are needed; whoever has seen enough closes the generator, and what was not begun is not done."""
        ...


class Processes:
    """So many processes of this machine; one works in place."""

    def __init__(self, jobs: int = 1) -> None:
        if jobs < 1:
            raise BadInput("work needs at least one job")
        self.jobs = jobs

    def map(self, function: Callable[[Item], Outcome], items: Iterable[Item]) -> Generator[Outcome, None, None]:
        if self.jobs == 1:
            yield from map(function, items)
            return
        waiting: deque[Future[Outcome]] = deque()
        pool = ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn"), initializer=collect_seldom)
        try:
            for item in items:
                waiting.append(pool.submit(function, item))
                if len(waiting) == AHEAD * self.jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)
