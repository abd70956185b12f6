"""MR-16 Recovery of SP."""

from __future__ import annotations

from longroll.kit.clauses import rule
from tests.reason.field import Field

TEXT = """
    first commander 12 4
    first officer F 10 8
    first a RI 10 10 0 force=F sp=8
    second e RI 10 15 180
"""


@rule("MR-16.1", "MR-16.3", "MR-16.4", "MR-16.5", "MR-16.6", "WE-49", "MR-R32")
def test_two_attempts_with_re_rolls() -> None:
    field = Field(TEXT, at="recovery", pools=(2, 0), losses={"a": 3})
    assert field.options() == ["recover a", "done"]
    field.do("recover a").dice(3)
    assert field.kind == "recovery-reroll"
    field.do("free").dice(2)
    assert field.sp("a") == 6
    field.do("recover a").dice(2)
    assert field.refused("free") == "MR-16.5"
    field.do("spend").dice(1)
    assert field.sp("a") == 7
    assert field.pools()[0] == 1
    assert field.state.over, "one loss cannot be recovered"


@rule("MR-1.8", "MR-16.6")
def test_a_cd_may_follow_the_general_but_only_one_cd_an_attempt() -> None:
    field = Field(TEXT, at="recovery", pools=(3, 0), losses={"a": 3}).do("recover a").dice(5).do("free").dice(6)
    assert field.options() == ["keep", "spend"]
    field.do("spend").dice(4)
    assert field.options("recover") == ["recover a"], "the attempt is over"
    assert field.pools()[0] == 2


@rule("MR-16.6")
def test_the_commander_must_be_within_eight() -> None:
    field = Field(TEXT.replace("12 4", "30 4"), at="recovery", pools=(3, 0), losses={"a": 3}).do("recover a").dice(5)
    assert field.options() == ["keep", "free"]
    assert field.reason("spend") == "commander-too-far"
    field = Field(TEXT, at="recovery", losses={"a": 3}).do("recover a").dice(5)
    assert field.reason("spend") == "pool-too-small"


@rule("MR-16.2")
def test_who_may_recover() -> None:
    second = "\n    first k RI 20 10 0 sp=8"
    for change, lost, reason in (
        (("10 8", "10 2"), 3, "outside-radius"),
        (("10 15 180", "10 13.4 180"), 3, "enemy-near"),
        (("10 8", "10 8"), 1, "too-few-losses"),
    ):
        field = Field(TEXT.replace(*change) + second, at="recovery", losses={"a": lost, "k": 3})
        assert field.reason("recover a") == reason
    field = Field(TEXT.replace("10 15 180", "10 13.51 180"), at="recovery", losses={"a": 3})
    assert field.legal("recover a"), "3.01 BW"
    field = Field(TEXT + second, at="recovery", losses={"a": 3, "k": 3})
    assert field.reason("recover e") == "unit-of-the-enemy"


@rule("MR-16.3")
def test_a_unit_that_moved_has_one_attempt() -> None:
    field = Field(TEXT + "\n    first k RI 20 10 0 sp=8", at="recovery", losses={"a": 3, "k": 3})
    field.amended(units={"a": {"marks": ["moved"]}})
    field.do("recover a").dice(6).do("keep")
    assert field.refused("recover a") == "MR-16.3"


@rule("MR-16.4")
def test_the_die_must_be_lower_than_the_losses() -> None:
    for die, recovered in ((2, True), (3, False)):
        field = Field(TEXT, at="recovery", losses={"a": 3}).do("recover a").dice(die)
        assert (field.sp("a") == 6) is recovered


@rule("MR-16.7")
def test_artillery_never_recovers() -> None:
    field = Field(TEXT + "\n    first g HA 20 10 0", at="recovery", losses={"a": 3, "g": 1})
    assert field.refused("recover g") == "MR-16.7"
