"""The words of a path: what is read, how it is written, what cannot be read."""

from __future__ import annotations

from typing import Any

import pytest

from longroll.kit import BadInput
from longroll.kit.clauses import rule
from tests.reason.field import Field

PATH = (
    "A0.57 L15 R12.25 T P123.5 OL30:1.2 OR45:0.001 B0.5 SL0.4 SR12 C:left:behind:90 C:rear:right:0.5 C:MF:359.99 "
    "D+4.2 D-7 E:Lindenau-1 X:north:FF N:Warburg-2"
)
FIELD = Field("first a RI 10 10 0\nsecond e RI 30 25 180")


def read(path: str) -> list[dict[str, Any]]:
    return FIELD.ask.read_path(path)


def test_a_path_is_written_as_it_was_read() -> None:
    assert " ".join(leg["word"] for leg in read(PATH)) == PATH
    assert [leg["word"] for leg in read("A1.50 R15.0 P0.00 D+007")] == ["A1.5", "R15", "P0", "D+7"]


def test_signs_say_which_way() -> None:
    found = [(leg["manoeuvre"], leg["angle"], leg["length"]) for leg in read("L15 OL30:1.2 SL0.4 D-7 R15")]
    assert found == [
        ("wheel", -15.0, 0.0), ("oblique", -30.0, 1.2), ("side", 0.0, -0.4), ("road", 0.0, -7.0), ("wheel", 15.0, 0.0),
    ]  # fmt: skip


def test_a_change_names_the_base_kept_and_where_the_other_goes() -> None:
    change, leave, limber, enter = read("C:front:left:90 X:west:MF C:MF:45 E:Lindenau-1")
    assert [change[key] for key in ("manoeuvre", "base", "other", "angle")] == ["change", "front", "left", 90.0]
    assert [leave[key] for key in ("manoeuvre", "edge", "formation")] == ["leave", "west", "MF"]
    assert [limber[key] for key in ("manoeuvre", "formation", "angle")] == ["limber", "MF", 45.0]
    assert [enter[key] for key in ("manoeuvre", "sector")] == ["enter", "Lindenau-1"]


@pytest.mark.parametrize(
    "word",
    [
        "A", "A0", "A-1", "A1.2345", "A1e2", "A.5", "A1.", "A١", "Anan", "A1000", "L0", "L180.01", "L1.234", "T1",
        "P360", "P", "OL30", "OL46:1", "O30:1", "OL0:1", "OR30:", "B0", "S0.4", "SL", "D4", "D+", "D+0",
        "C:left:behind", "C:left:front:0", "C:middle:left:0", "C:FF", "C:FF:360", "C:XX:0", "X:north", "X:up:FF",
        "X:north:GG", "E:",
        "E", "N:", "Z1", "E:a:b",
    ],
)  # fmt: skip
def test_what_is_no_manoeuvre_is_bad_input(word: str) -> None:
    with pytest.raises(BadInput):
        read(word)
    with pytest.raises(BadInput):
        FIELD.ask.path("a", f"A1 {word}")


def test_a_move_without_a_path_is_no_move() -> None:
    assert FIELD.reason("move a") == "unreadable"
    assert FIELD.legal("move a A1")


@rule("MR-11.15", "MR-13.1")
def test_numbers_are_cut_to_what_can_be_written() -> None:
    def wooded(y: float) -> Field:
        woods = [[(0, y), (20, y), (20, 20), (0, 20)]]
        return Field("first a RI 5 5 0\nsecond e RI 30 25 180", woods=woods)

    # the last digits of a sum are no reason to cut a thousandth off
    assert wooded(6).ask.reach("a") == 1.375
    assert wooded(6.0018).ask.reach("a") == 1.375
    assert wooded(6.002).ask.reach("a") == 1.376
    # 2 BW of a front of 2 BW in woods are 28.648 degrees
    assert wooded(4).ask.widest_wheel("a", 60) == 28.64
    # a hair west of north is north
    field = Field("first c IC 10 10 90\nsecond e RI 8.9998 18 180", status="attack")
    assert field.ask.turn_towards("c", 9.9998, 17.75)["path"] == "P0"
    assert field.ask.turn_towards("c", 9.99, 17.75)["path"] == "P359.93"
