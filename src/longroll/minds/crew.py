"""Those who work out trials: one alone, or a crew of processes. What comes out is the same, whoever does it."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from longroll.kit.collecting import collect_seldom
from longroll.kit.game import Game
from longroll.minds.trials import Bench, Post, Trial

NICENESS = 5
"""Thinking leaves the processor to those who wait for an answer."""


class Workers(Protocol):
    """Who works out trials."""

    def begin(self, game: Game, post: Post) -> None:
        """Think from here on."""
        ...

    def values(self, trials: Sequence[Trial]) -> list[float]:
        """The value of each trial, in their order."""
        ...


class Alone:
    """One who works out everything himself."""

    def begin(self, game: Game, post: Post) -> None:
        self.bench = Bench(game, post)

    def values(self, trials: Sequence[Trial]) -> list[float]:
        return self.bench.values(trials)


class Crew:
    """Some processes that share the work. They are started when first needed and end with whoever called them."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []

    def begin(self, game: Game, post: Post) -> None:
        if not self._pipes:
            self._start()
        for pipe in self._pipes:
            pipe.send((game, post))

    def values(self, trials: Sequence[Trial]) -> list[float]:
        shares = [list(trials[first :: self.number]) for first in range(self.number)]
        for pipe, share in zip(self._pipes, shares, strict=True):
            pipe.send(share)
        found = [pipe.recv() for pipe in self._pipes]  # all of them, lest an answer be taken for the next one's
        values = [0.0] * len(trials)
        for first, part in enumerate(found):
            if isinstance(part, Exception):
                raise part
            values[first :: self.number] = part
        return values

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(1)
            if process.is_alive():
                process.kill()
        self._pipes, self._processes = [], []

    def __del__(self) -> None:
        self.close()

    def _start(self) -> None:
        context = get_context("spawn")
        for _ in range(self.number):
            pipe, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(pipe)
            self._processes.append(process)


def work(connection: Connection) -> None:
    """The life of one of a crew: posts and trials come, values go, until the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    collect_seldom()
    bench: Bench | None = None
    with contextlib.suppress(EOFError, OSError):
        while True:
            asked: Any = connection.recv()
            if isinstance(asked, tuple):
                bench = Bench(*asked)
                continue
            try:
                assert bench is not None
                connection.send(bench.values(asked))
            except Exception as error:  # it is raised where the trials were asked for
                connection.send(error)
