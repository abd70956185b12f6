"""A server lists answers in several threads, and what the rules remember is shared: every list is as if made alone."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random
from threading import Barrier, Thread
from time import sleep

import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.odds import running
from longroll.games.guns.rules import march, withdrawal
from longroll.games.guns.rules.march import MarchStep
from longroll.games.guns.rules.withdrawal import Retiring
from longroll.games.guns.state import Battle
from longroll.kit import CHANCE
from longroll.kit.rollouts import fallen
from tests.guns.test_doctrine import kind

THREADS = 3
ROUNDS = 4
MARCHES = ("march", "march-to")
WITHDRAWALS = ("withdrawal", "withdraw-to", "lost-attack")


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def met(kinds: tuple[str, ...], most: int) -> list[Battle]:
    """Positions of random games with a decision of some kinds."""
    found: list[Battle] = []
    rng = Random(3)
    while len(found) < most:
        state = GUNS.new("second-day", {"obstructed": "yes"})
        while not state.over and len(found) < most:
            if kind(state) in kinds:
                found.append(state.copy())
            state.play(fallen(state, rng) if state.mover == CHANCE else rng.choice(state.codes))
    return found


def forget() -> None:
    march._reached.clear()
    withdrawal._routes.clear()


def answers(b: Battle) -> list[int]:
    return b.copy().listing()


def ways(b: Battle) -> list[object]:
    """Everything that is asked about the ways of the block in hand."""
    top = b.frames[-1]
    if isinstance(top, Retiring):
        route = withdrawal.route(b, top.block, bool(top.mounted))
        assert route is not None
        paths = [(end, route.path(end)) for end in b.ground.members(route.ends)]
        return [route.hurt, *paths, *[(area, route.exit_path(area)) for area in b.ground.members(route.exits)]]
    assert isinstance(top, MarchStep)
    reach = march.reach(b, top.block, bool(top.mounted))
    goals = [*b.ground.members(reach.ends), *[reach.off(area) for area in b.ground.members(reach.exits)]]
    return [(goal, take, reach.path(goal, take)) for goal in goals for take in reach.takes(goal)]


def wrong_in_threads(positions: list[Battle], ask: Callable[[Battle], list[int] | list[object]]) -> int:
    """How many answers come out otherwise when several threads ask the same at the same time."""
    expected = []
    for position in positions:
        forget()
        expected.append(ask(position))
    wrong: list[object] = []
    together = Barrier(THREADS)

    def work() -> None:
        for position, right in zip(positions, expected, strict=True):
            if together.wait() == 0:
                forget()
            together.wait()
            try:
                found: object = ask(position)
            except Exception as error:
                found = error
            if found != right:
                wrong.append(found)

    for _ in range(ROUNDS):
        threads = [Thread(target=work) for _ in range(THREADS)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    return len(wrong)


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("kinds", [MARCHES, WITHDRAWALS])
def test_lists_made_at_the_same_time(kinds: tuple[str, ...]) -> None:
    assert wrong_in_threads(met(kinds, 30), answers) == 0


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("kinds", [("march-to",), ("withdraw-to",)])
def test_ways_searched_at_the_same_time(kinds: tuple[str, ...]) -> None:
    assert wrong_in_threads(met(kinds, 12), ways) == 0


class Slow(dict[object, object]):
    """Lets other threads in whenever something was kept."""

    def __setitem__(self, key: object, value: object) -> None:
        super().__setitem__(key, value)
        sleep(1e-5)


@pytest.mark.usefixtures("restless")
def test_what_is_kept_of_chances_is_forgotten_by_several_at_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is room for few, so that one thread forgets what another one is about to keep or to forget."""
    monkeypatch.setattr(running, "MOST_KEPT", 2)
    monkeypatch.setattr(running, "_kept", Slow())
    monkeypatch.setattr(running, "preview", lambda *_, unhurt: unhurt)
    monkeypatch.setattr(running, "write_position", lambda _: None)
    monkeypatch.setattr(running, "seen_by", lambda *_: None)
    state = GUNS.new("second-day")
    wrong: list[object] = []

    def work() -> None:
        for number in range(300):
            try:
                found: object = running.foreseen(state, None, unhurt=(number % 5,))
            except Exception as error:
                found = error
            if found != (number % 5,):
                wrong.append(found)

    threads = [Thread(target=work) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
