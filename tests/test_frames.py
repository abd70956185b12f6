"""Every procedure of every game says the same four times: what it is made of, what it is built from, what it writes
into position files, and what its copy has."""

from __future__ import annotations

from inspect import signature

import pytest

from longroll.games import game as find_game
from longroll.games import list_games
from longroll.kit.frames import Frame
from tests.acceptance.rooms import part_of

Value = int | float | list[int]

FOUND_ANEW: dict[str, set[str]] = {
    "Musketry": {"open"},
    "Artillery": {"open", "listed", "bound"},
    "MarchStep": {"found"},
}
"""Answers that a frame keeps for its next ``listing`` and finds anew when they may be others: no part of a position."""


def kinds() -> list[type[Frame]]:
    """Every class of frames that a position of any game may have on its stack."""
    return [kind for name in list_games() for kind in part_of(find_game(name), "procedures").FRAMES.values()]


def other(value: Value, number: int) -> Value:
    """Another value of the same type, like no other field's."""
    if isinstance(value, list):
        return [*value, number, number + 1]
    return value + number if isinstance(value, float) else int(value) + number


def read(frame: Frame) -> dict[str, Value]:
    return {name: list(value) if isinstance(value := getattr(frame, name), list) else value for name in frame.fields()}


def filled(kind: type[Frame]) -> Frame:
    """A frame in which no field is as in a new one."""
    frame = kind()
    for number, name in enumerate(frame.fields(), 1001):
        setattr(frame, name, other(getattr(frame, name), number))
    return frame


@pytest.fixture(params=kinds(), ids=lambda kind: f"{kind.__module__.removeprefix('longroll.games.')}.{kind.__name__}")
def kind(request: pytest.FixtureRequest) -> type[Frame]:
    found: type[Frame] = request.param
    return found


def test_the_fields_are_all_there_is(kind: type[Frame]) -> None:
    frame = kind()
    names = frame.fields()
    assert len(set(names)) == len(names)
    for value in read(frame).values():
        assert type(value) in (int, float, list)
        assert not isinstance(value, list) or all(type(entry) in (int, float) for entry in value)
    if hasattr(frame, "__dict__"):  # a compiled frame cannot have others
        assert set(vars(frame)) == {*names, *FOUND_ANEW.get(kind.__name__, ())}


def test_every_argument_is_the_field_of_its_name(kind: type[Frame]) -> None:
    plain = read(kind())
    for name in signature(kind).parameters:
        assert name in plain
        value = other(plain[name], 1001)
        assert read(kind(**{name: value})) == plain | {name: value}


def test_a_copy_is_equal_and_stands_alone(kind: type[Frame]) -> None:
    frame = filled(kind)
    before = read(frame)
    twin = frame.copy()
    assert type(twin) is kind
    assert read(twin) == before
    for name in twin.fields():
        value = getattr(twin, name)
        if isinstance(value, list):
            value.append(7)
        else:
            setattr(twin, name, other(value, 1))
    assert read(frame) == before


def test_new_frames_share_nothing(kind: type[Frame]) -> None:
    """A list that a default value handed to every frame would be everybody's."""
    one, two = kind(), kind()
    for name in one.fields():
        value = getattr(one, name)
        assert not isinstance(value, list) or value is not getattr(two, name)


def test_what_came_later_is_a_field(kind: type[Frame]) -> None:
    assert set(kind().added_later()) <= set(kind().fields())
