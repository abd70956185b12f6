"""The words of a path: what is read, how it is written, what cannot be read."""

from __future__ import annotations

import pytest

from longroll.games.reason.legs import (
    ADVANCE,
    CHANGE,
    LEAVE,
    OBLIQUE,
    ROAD,
    SIDE,
    WHEEL,
    floor_angle,
    floor_length,
    parse,
    parse_leg,
    round_bearing,
    write_all,
)
from longroll.kit.terms import BadInput

PATH = (
    "A0.57 L15 R12.25 T P123.5 OL30:1.2 OR45:0.001 B0.5 SL0.4 SR12 C:left:behind:90 C:rear:right:0.5 C:MF:359.99 "
    "D+4.2 D-7 E:Lindenau-1 X:north:FF N:Warburg-2"
)


def test_a_path_is_written_as_it_was_read() -> None:
    assert write_all(parse(PATH.split())) == PATH


def test_signs_say_which_way() -> None:
    wheel, oblique, side, road = parse(["L15", "OL30:1.2", "SL0.4", "D-7"])
    assert (wheel.kind, wheel.angle) == (WHEEL, -15.0)
    assert (oblique.kind, oblique.angle, oblique.length) == (OBLIQUE, -30.0, 1.2)
    assert (side.kind, side.length) == (SIDE, -0.4)
    assert (road.kind, road.length) == (ROAD, -7.0)


def test_a_change_names_the_base_kept_and_where_the_other_goes() -> None:
    change = parse_leg("C:front:left:90")
    assert (change.kind, change.what, change.where, change.angle) == (CHANGE, 2, 0, 90.0)
    leave = parse_leg("X:west:MF")
    assert (leave.kind, leave.what, leave.where) == (LEAVE, 3, 1)


@pytest.mark.parametrize(
    "word",
    [
        "", "A", "A0", "A-1", "A1.2345", "A1e2", "A.5", "A1.", "A١", "Anan", "A1000", "L0", "L180.01", "L1.234", "T1",
        "P360", "P", "OL30", "OL46:1", "O30:1", "OL0:1", "OR30:", "B0", "S0.4", "SL", "D4", "D+", "D+0",
        "C:left:behind", "C:left:front:0", "C:middle:left:0", "C:FF", "C:FF:360", "C:XX:0", "X:north", "X:up:FF",
        "X:north:GG", "E:",
        "E", "N:", "Z1", "E:a:b",
    ],
)  # fmt: skip
def test_what_is_no_manoeuvre_is_bad_input(word: str) -> None:
    with pytest.raises(BadInput):
        parse_leg(word)


def test_numbers_are_cut_to_what_can_be_written() -> None:
    assert floor_length(1.3759) == 1.375
    assert floor_length(0.3 - 1e-12) == 0.3
    assert floor_angle(28.657) == 28.65
    assert round_bearing(359.999) == 0.0
    assert round_bearing(-10.0) == 350.0
    assert parse_leg(f"A{floor_length(2.0)}").kind == ADVANCE
