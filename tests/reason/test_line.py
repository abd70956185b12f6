"""Lines moved together: who is in one, that it keeps its shape, that its moves are legal one after the other."""

from __future__ import annotations

from math import hypot

import pytest

from longroll.games.reason import REASON
from longroll.kit import BadInput
from longroll.kit.clauses import rule
from longroll.kit.scene import Pose, PoseAsk
from longroll.kit.words import LANGUAGES
from tests.reason.field import Field
from tests.reason.fights import duel

FOOT = """
first a RI 10 10 0 force=F
first b RI 12.3 10 0 force=F
first c RI 14.6 10 0 force=F
first d RI 20 10 0 force=F
first t RI 16.9 10 90 force=F
first o RI 12.3 7 0 force=G
first officer F 12.3 8.5
second e RI 12 20 180
"""


def asked(field: Field, unit: str, others: str = "abcdto", language: str = "en", **hand: object) -> Pose:
    ask = PoseAsk(f"piece:{unit}", others=[f"piece:{other}" for other in others if other != unit], **hand)  # type: ignore[arg-type]
    found = REASON.pose(field.state, "first", ask, language)
    assert found is not None
    return found


def members(pose: Pose) -> list[str]:
    return [member.key.partition(":")[2] for member in pose.members]


def send(field: Field, pose: Pose) -> Field:
    """What Enter sends, answer by answer."""
    assert pose.deed is not None
    return field.do(pose.deed.action, *pose.deed.then)


def test_one_command_facing_one_way_within_one_base_width() -> None:
    """d stands too far off, t faces another way, o obeys somebody else; the line is told from left to right."""
    field = duel(FOOT)
    assert members(asked(field, "b")) == ["a", "b", "c"]
    assert members(asked(field, "d")) == []
    alone = asked(field, "b", "")
    assert alone.members == []
    assert alone.more == ["piece:a", "piece:c"]
    some = asked(field, "b", "c")
    assert members(some) == ["b", "c"]
    assert some.more == ["piece:a"]
    assert members(asked(field, "a", "c")) == [], "a and c are neighbours only through b"


def test_the_step_that_takes_the_whole_line() -> None:
    field = duel(FOOT)
    found = REASON.pose(field.state, "first", PoseAsk("piece:a", step="line"), "en")
    assert found is not None
    assert members(found) == ["a", "b", "c"]


@rule("MR-12.4", "MR-12.5", "MR-12.8")
@pytest.mark.parametrize("path", ["A1", "L8", "R12", "A0.5 R5", "L5 A0.4", "B0.5", "T"])
def test_a_line_keeps_its_shape_and_its_moves_are_legal(path: str) -> None:
    field = duel(FOOT)
    before = {name: field.ask.unit(name) for name in "abc"}
    pose = asked(field, "b", path=path)
    assert pose.legal, pose.lines
    ghosts = {member.key.partition(":")[2]: member.ghost for member in pose.members}
    send(field, pose)
    after = {name: field.ask.unit(name) for name in "abc"}
    for one in "abc":
        for other in "abc":
            apart = [hypot(at[one]["x"] - at[other]["x"], at[one]["y"] - at[other]["y"]) for at in (before, after)]
            assert apart[0] == pytest.approx(apart[1], abs=0.01)
        assert after[one]["facing"] == pytest.approx(after["a"]["facing"], abs=0.01)
        assert ghosts[one].angle == pytest.approx(after[one]["facing"], abs=0.01)
    assert "moved" in str(field.ask.unit("c"))


@rule("MR-12.8")
def test_only_those_who_may_go_obliquely() -> None:
    plain = asked(duel(FOOT), "b", step="oblique-right", path="A1")
    assert not plain.legal
    assert plain.clause == "MR-12.8"
    drilled = duel(FOOT.replace(" force=F", " oblique force=F"))
    pose = asked(drilled, "b", step="oblique-right", path="A1")
    assert pose.legal
    send(drilled, pose)
    assert drilled.ask.unit("a")["x"] > 10


@rule("MR-13.2")
def test_the_slowest_sets_the_pace_and_says_why() -> None:
    """a comes to a brook first: crossing it would cost more than it has."""
    field = duel(FOOT, stream=[[(8, 11.7), (11.2, 11.9)]])
    pose = asked(field, "b", step="snap")
    assert pose.callout is not None
    assert pose.callout.clause == "MR-13.2"
    assert pose.callout.text == "At 1.82 a would have to cross: 1.00 BW more."
    slow = [member for member in pose.members if member.stop]
    assert [member.key for member in slow] == ["piece:a"]
    assert pose.path == "A1.824"
    farther = asked(field, "b", path=pose.path, step="forward", pace=1)
    assert farther.path == pose.path, "nobody goes farther than the slowest"
    send(field, farther)
    assert {round(field.ask.unit(name)["y"], 2) for name in "abc"} == {11.82}
    paid = duel(FOOT, stream=[[(8, 10.8), (11.2, 11.0)]])
    through = asked(paid, "b", step="snap")
    assert through.callout is not None
    assert through.callout.text == "a: crossing an obstacle costs 1.00 BW."
    assert through.path == "A1"


@rule("MR-14.6")
def test_what_is_against_one_is_against_the_line() -> None:
    field = duel(FOOT.replace("second e RI 12 20 180", "second e RI 16 12.2 180"))
    pose = asked(field, "b", path="A1.5")
    assert not pose.legal
    assert pose.deed is None
    assert [member.key for member in pose.members if member.refused] == ["piece:c"]
    assert pose.clause == "MR-14.6"


def test_a_click_ahead_is_an_advance_to_there() -> None:
    field = duel(FOOT)
    start = asked(field, "b").ghost
    pose = asked(field, "b", grip="body", at=(start.x, start.y - 75))
    assert pose.path == "A1.25"
    assert pose.measure is not None
    assert pose.measure.text == "1.25 BW"
    corner = asked(field, "b", grip="corner-right", at=(start.x + 190, start.y - 60))
    assert corner.path.startswith("L")
    twisted = asked(field, "b", grip="turn", angle=4.2)
    assert twisted.path == "R4"


@pytest.mark.parametrize("path", ["P90", "S1", "E:town-1", "charge e", "nonsense"])
def test_a_line_does_not_do_everything(path: str) -> None:
    with pytest.raises(BadInput):
        asked(duel(FOOT), "b", path=path)


def test_keys_do_to_a_line_what_they_do_to_a_unit() -> None:
    field = duel(FOOT)
    path = ""
    for step, pace, wanted in (
        ("forward", 1, "A0.5"),
        ("forward", 0, "A0.6"),
        ("back", 1, "A0.1"),
        ("wheel-right", 1, "A0.1 R5"),
        ("wheel-left", 1, "A0.1"),
        ("back", 1, "B0.4"),
        ("undo", 0, ""),
        ("about-face", 0, "T"),
        ("about-face", 0, ""),
    ):
        path = asked(field, "b", path=path, step=step, pace=pace).path
        assert path == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_speaks(language: str) -> None:
    field = duel(FOOT)
    for path in ("", "A1", "A9", "L5 A0.2", "T"):
        pose = asked(field, "b", language=language, path=path)
        assert all((pose.title, pose.subtitle, pose.sentence, pose.said))
        assert "{" not in pose.sentence + pose.said
