"""What is kept of a table belongs to its roster, its language and the position it was made for."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from longroll.games import game as find_game
from longroll.games.reason.components import ABSENT, ATTACK, FF, FIRED, MF
from longroll.games.reason.state import Battle
from longroll.games.reason.table.sheet.labels import FARTHEST, Body, candidates, half_width
from longroll.kit.parts import forget
from longroll.kit.scene import Scene
from tests.reason.field import Field

GAME = find_game("reason")
ARMIES = """
first a RI 10 10 0 sp=7
first b RI 12.5 10 0
second e RI 10 14 180
"""


def scenes(b: Battle) -> list[Scene]:
    return [GAME.scene(b, seat, language) for seat in ("first", "second", None) for language in ("en", "fr")]


def test_battles_of_one_name_are_told_apart() -> None:
    """Those on a ground of their own, and pick-up battles, may have one name and other units."""
    one, other = Field(ARMIES).state, Field(ARMIES.replace("b RI", "b HC")).state
    assert one.roster.name == other.roster.name
    kept = [*scenes(one), *scenes(other), *scenes(one)]
    forget()
    assert scenes(one) == kept[:6] == kept[12:]
    forget()
    assert scenes(other) == kept[6:12]


COLUMNS = (
    ("sp", 0, 5),
    ("flags", 0, FIRED),
    ("mod", 2, 3),
    ("v", 2, 2),
    ("exceptional", 2, True),
    ("whereabouts", 2, ABSENT),
    ("rating", 0, 3),
    ("status", 0, ATTACK),
    ("dice_given", 0, 1),
    ("pools", 0, 4),
    ("losses", 1, 1),
    ("officers_lost", 3, 1),
)


@pytest.mark.parametrize(("column", "number", "value"), COLUMNS)
def test_a_change_is_seen(column: str, number: int, value: int) -> None:
    b = Field(ARMIES).state
    before = scenes(b)
    getattr(b, column)[number] = value
    check(b, before)


@pytest.mark.parametrize("name", ["turn", "pulse", "initiative", "phasing"])
def test_time_is_seen(name: str) -> None:
    b = Field(ARMIES).state
    before = scenes(b)
    setattr(b, name, 1 - getattr(b, name) if name in ("initiative", "phasing") else getattr(b, name) + 1)
    check(b, before)


@pytest.mark.parametrize(
    "place",
    [(9.0, 10.0, 0.0, FF), (10.0, 9.0, 0.0, FF), (30.0, 10.0, 0.0, FF), (10.0, 10.0, 90.0, FF), (10, 10, 0, MF)],
)
def test_a_move_is_seen(place: tuple[float, float, float, int]) -> None:
    b = Field(ARMIES).state
    before = scenes(b)
    b.put(0, *place)
    check(b, before)


def test_a_ride_is_seen() -> None:
    b = Field(ARMIES).state
    before = scenes(b)
    b.put_officer(2, 3.0, 3.0)
    check(b, before)


def test_an_attack_is_seen() -> None:
    b = Field(ARMIES).state
    before = scenes(b)
    b.engage(0, 2, 0, 10.0, 10.0)
    check(b, before)


def check(b: Battle, before: list[Scene]) -> None:
    """What is shown is what would be made anew, and is not what was shown before."""
    kept = scenes(b)
    forget()
    assert scenes(b) == kept
    assert kept != before


def test_no_name_stands_farther_from_its_body_than_is_looked() -> None:
    rng = Random(1)
    names = ("", "a", "Prince Henry of Prussia’s regiment")
    for name, flag, marks in product(names, (False, True), (0, 1)):
        for _ in range(50):
            body = Body(0, 0, rng.uniform(5, 70), rng.uniform(5, 40), rng.uniform(0, 360), name, marks, flag)
            half = half_width(name)
            farthest = max(abs(x) for x, _ in candidates(body, half))
            assert farthest + 2 <= body.hw + body.hh + half + FARTHEST
