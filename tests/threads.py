"""Several threads that ask the same at the same time, as those of a server do."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Barrier, Thread
from typing import TypeVar

Question = TypeVar("Question")
THREADS = 3
ROUNDS = 4


@contextmanager
def restless() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


def at_once(work: Callable[[], None]) -> None:
    """The same work by all threads."""
    threads = [Thread(target=work) for _ in range(THREADS)]
    with restless():
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()


def wrong_in_threads(
    questions: Sequence[Question], ask: Callable[[Question], object], forget: Callable[[], None]
) -> int:
    """How many answers come out otherwise than where one thread asks alone; before each question all is forgotten."""
    expected = []
    for question in questions:
        forget()
        expected.append(ask(question))
    wrong: list[object] = []
    together = Barrier(THREADS)

    def work() -> None:
        for question, right in zip(questions, expected, strict=True):
            if together.wait() == 0:
                forget()
            together.wait()
            try:
                found: object = ask(question)
            except Exception as error:
                found = error
            if found != right:
                wrong.append(found)

    for _ in range(ROUNDS):
        at_once(work)
    return len(wrong)
