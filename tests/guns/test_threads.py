"""A server lists answers in several threads, and what the rules remember is shared: every list is as if made alone."""

from __future__ import annotations

from random import Random
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
from tests.threads import at_once, wrong_in_threads

MARCHES = ("march", "march-to")
WITHDRAWALS = ("withdrawal", "withdraw-to", "lost-attack")


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


@pytest.mark.parametrize("kinds", [MARCHES, WITHDRAWALS])
def test_lists_made_at_the_same_time(kinds: tuple[str, ...]) -> None:
    assert wrong_in_threads(met(kinds, 30), answers, forget) == 0


@pytest.mark.parametrize("kinds", [("march-to",), ("withdraw-to",)])
def test_ways_searched_at_the_same_time(kinds: tuple[str, ...]) -> None:
    assert wrong_in_threads(met(kinds, 12), ways, forget) == 0


class Slow(dict[object, object]):
    """Lets other threads in whenever something was kept."""

    def __setitem__(self, key: object, value: object) -> None:
        super().__setitem__(key, value)
        sleep(1e-5)


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

    at_once(work)
    assert not wrong
