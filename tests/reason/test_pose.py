"""A unit in hand: grips and keys become legs, the ghost is where the move would end, the card says what it costs."""

from __future__ import annotations

from math import cos, hypot, radians, sin
from random import Random
from typing import Any

import pytest

from longroll.boards.plane.shapes import Rect, rect_at
from longroll.boards.plane.turn import turn_between
from longroll.games.reason.rules import charge_path
from longroll.games.reason.rules.charge_path import ChargePath
from longroll.games.reason.table.pose import posable, pose
from longroll.games.reason.table.survey import BW, Survey
from longroll.kit.clauses import rule
from longroll.kit.scene import Pose, PoseAsk, Shape
from longroll.kit.terms import BadInput
from longroll.kit.words import LANGUAGES
from tests.reason.field import Field

LINE = """
first a RI 10 10 0 sp=7 oblique force=F
first g RI 13 10.3 2 sp=6 force=F
second e RI 10 14 180 sp=6
"""
"""A unit, a friend to its right a little ahead, an enemy opposite."""


class Hand:
    """A hand on one thing of a field. Places are in BW."""

    def __init__(self, field: Field, key: str = "piece:a", language: str = "en") -> None:
        self.field = field
        self.key = key
        self.language = language
        self.survey = Survey(field.roster.data)
        self.path = ""
        self.answer = self.ask()

    def ask(self, **question: object) -> Pose:
        asked = PoseAsk(self.key, **{"path": self.path, **question})  # type: ignore[arg-type]
        found = pose(self.field.state, str(self.field.seat), asked, self.language)
        assert found is not None
        return found

    def drag(self, grip: str, x: float, y: float, free: bool = False) -> Pose:
        self.answer = self.ask(grip=grip, at=self.survey.at((x, y)), free=free)
        self.path = self.answer.path
        return self.answer

    def keys(self, *steps: str, pace: int = 0) -> Pose:
        for step in steps:
            self.answer = self.ask(step=step, pace=pace)
            self.path = self.answer.path
        return self.answer

    def rect(self, shape: Shape | None = None) -> Rect:
        """The ghost, or another shape, on the table."""
        found = shape or self.answer.ghost
        x, y = self.survey.on_table((found.x, found.y))
        return rect_at(x, y, found.angle, found.w / BW, found.h / BW)

    def line(self, part: str) -> str:
        """The value beside a line of the card."""
        return next(line.value for line in self.answer.lines if part in line.label)

    def tone(self, part: str) -> str:
        return next(line.tone for line in self.answer.lines if part in line.label)


def apart(one: Rect, other: Rect) -> float:
    return max(hypot(one.xs[i] - other.xs[i], one.ys[i] - other.ys[i]) for i in range(4))


# ---- taking --------------------------------------------------------------------------------------------------------


@rule("MR-12.1")
def test_what_may_move_may_be_taken() -> None:
    field = Field(LINE)
    assert set(posable(field.state)) == {"piece:a", "piece:g", "block:OF"}
    taken = Hand(field).answer
    assert (taken.path, taken.legal, taken.deed) == ("", False, None)
    assert taken.start == Shape(taken.ghost.x, taken.ghost.y, 2 * BW, 0.5 * BW)
    assert {grip.name for grip in taken.grips} >= {"front", "corner-left", "corner-right", "rear"}
    assert pose(field.state, "first", PoseAsk("piece:e"), "en") is None
    field.do("move a A1")
    assert "piece:a" not in posable(field.state)
    assert pose(field.state, "first", PoseAsk("piece:a"), "en") is None


@rule("MR-11.12")
def test_an_inactive_force_cannot_be_taken() -> None:
    field = Field(LINE, status="inactive")
    assert posable(field.state) == ["block:OF"]


def test_nothing_is_taken_while_others_decide() -> None:
    field = Field(LINE, at="musketry")
    assert posable(field.state) == []


@pytest.mark.parametrize("path", ["A", "fly", "charge", "charge nobody", "A1 B", "L200"])
def test_what_is_no_path(path: str) -> None:
    field = Field(LINE)
    with pytest.raises(BadInput):
        pose(field.state, "first", PoseAsk("piece:a", path=path), "en")


@pytest.mark.parametrize("ask", [{"grip": "hat", "at": (1.0, 2.0)}, {"step": "dance"}])
def test_what_is_no_grip_and_no_step(ask: dict[str, object]) -> None:
    field = Field(LINE)
    with pytest.raises(BadInput):
        pose(field.state, "first", PoseAsk("piece:a", **ask), "en")  # type: ignore[arg-type]


# ---- grips ---------------------------------------------------------------------------------------------------------


@rule("MR-12.4")
def test_the_front_is_pulled_forward() -> None:
    hand = Hand(Field(LINE))
    answer = hand.drag("front", 10, 10.25 + 0.87, free=True)
    assert answer.path == "A0.87"
    assert answer.legal
    assert answer.deed is not None
    assert answer.deed.action == "move a A0.87"
    assert answer.allowance is not None
    assert answer.allowance.left == "1.13"
    assert hand.line("Advance") == "0.87"
    assert apart(hand.rect(), rect_at(10, 10.87, 0, 2, 0.5)) < 0.001
    hand.drag("front", 10, 10.25 + 0.4, free=True)
    assert hand.path == "A0.4", "the leg is dragged on, not another one begun"
    hand.drag("front", 10, 10.0, free=True)
    assert hand.path == ""


@rule("MR-12.8")
def test_aslant_it_goes_oblique_if_it_can() -> None:
    hand = Hand(Field(LINE))
    assert hand.drag("front", 10.7, 10.25 + 0.7, free=True).path == "OR45:0.99"
    assert hand.drag("front", 9, 10.25 + 0.3, free=True).path.startswith("OL45:")
    other = Hand(Field(LINE), "piece:g")
    assert other.drag("front", 13.7, 10.55 + 0.7, free=True).path.startswith("A"), "it has no oblique move"


@rule("MR-12.5")
def test_a_front_corner_wheels_about_the_other() -> None:
    hand = Hand(Field(LINE))
    turn = radians(90 - 15)
    answer = hand.drag("corner-right", 9 + 2 * sin(turn), 10.25 + 2 * cos(turn))
    assert answer.path == "L15"
    assert hand.line("Wheel left 15°") == "0.52"
    gauge = answer.gauge
    assert gauge is not None
    assert (gauge.radius, gauge.start, gauge.angle, gauge.text) == (2 * BW, 90, -15, "15°")
    assert gauge.pivot == hand.survey.at((9, 10.25))
    assert hand.keys("undo").path == ""
    turn = radians(270 + 10)
    assert hand.drag("corner-left", 11 + 2 * sin(turn), 10.25 + 2 * cos(turn)).path == "R10"


@rule("MR-12.9")
def test_the_rear_is_pulled_back_and_a_side_aside() -> None:
    field = Field("first a RI 10 10 0 force=F\nsecond e RI 10 16 180")
    hand = Hand(field)
    assert hand.drag("rear", 10, 9.75 - 0.6, free=True).path == "B0.6"
    assert hand.line("Back") == "1.20"
    hand.keys("undo")
    assert hand.drag("side-right", 11.56, 10, free=True).path == "SR0.4"
    assert hand.keys("undo").path == ""
    hand.path = "A1.999"
    assert hand.drag("rear", 10, 11.65).path == "A1.999 B0.1", "half of what is left is no length at all"
    near = Hand(Field("first a RI 10 10 0 force=F\nsecond e RI 10 12 180"))
    assert not {"side-left", "side-right"} & {grip.name for grip in near.answer.grips}, (
        "an enemy within 2 BW (MR-12.11)"
    )


@rule("MR-12.7")
def test_irregular_troops_turn_about_their_centre() -> None:
    hand = Hand(Field("first a IC 10 10 0 force=F\nsecond e RI 10 16 180"))
    assert "turn" in {grip.name for grip in hand.answer.grips}
    assert hand.drag("turn", 12, 10).path == "P90"
    hand.path = ""
    assert hand.drag("body", 7, 10, free=True).path == "P270 A3"
    hand.path = ""
    assert hand.ask(grip="turn", angle=-30.0).path == "P330"


def test_two_fingers_wheel_regular_troops() -> None:
    hand = Hand(Field(LINE))
    assert hand.ask(grip="turn", angle=12.2).path == "R12"
    hand.path = "R12"
    assert hand.ask(grip="turn", angle=-20.0).path == "L8"


def test_the_whole_ghost_goes_where_the_hand_goes() -> None:
    field = Field("first a RI 10 10 0 force=F\nsecond e RI 10 18 180")
    hand = Hand(field)
    assert hand.drag("body", 10, 11, free=True).path == "A1"
    assert hand.drag("body", 10, 9.5, free=True).path == "B0.5"
    assert hand.drag("body", 10.4, 10.05, free=True).path == "SR0.4"


@rule("MR-13.7")
def test_along_a_road() -> None:
    road = [(4, 6), (10, 6), (10, 14)]
    field = Field("first a RI 5 6 90 MF force=F\nsecond e RI 20 20 180", roads=[road])
    hand = Hand(field)
    answer = hand.drag("front", 10.1, 7.4)
    assert answer.path == "D+6.4"
    assert answer.snap == "along the road"
    assert answer.legal
    assert hand.rect().facing == 0


@rule("MR-23.2")
def test_a_town_pointed_at_is_entered() -> None:
    field = Field("first a RI 10 10 0 force=F\nsecond e RI 10 25 180", towns={"dorf": [(9, 10.28, 11.5, 12.78)]})
    hand = Hand(field)
    answer = hand.ask(target="place:dorf-1")
    assert answer.path == "E:dorf-1"
    assert answer.legal
    assert "E:dorf-1" in [outcome.path for outcome in hand.answer.outcomes or []]


# ---- keys ----------------------------------------------------------------------------------------------------------


def test_keys_move_and_turn() -> None:
    hand = Hand(Field(LINE))
    assert hand.keys("forward", "forward").path == "A0.2"
    assert hand.keys("forward", pace=1).path == "A0.7"
    assert hand.keys("forward", pace=-1).path == "A0.71"
    assert hand.keys("back", pace=1).path == "A0.21"
    assert hand.keys("back", "back", "back").path == "B0.09", "behind its start it steps back"
    assert hand.keys("undo").path == ""
    assert hand.keys("wheel-left").path == "L1"
    assert hand.keys("wheel-left", pace=1).path == "L6"
    assert hand.keys("wheel-right", pace=-1).path == "L5.75"
    assert hand.keys("wheel-right", "wheel-right", pace=1).path == "R4.25"
    assert hand.keys("forward").path == "R4.25 A0.1"
    assert hand.keys("oblique-right").path == "R4.25 OR5:0.1"
    assert hand.keys("oblique-left", "oblique-left").path == "R4.25 OL5:0.1"
    assert hand.keys("undo").path == "R4.25"
    assert hand.keys("undo").path == ""
    assert hand.keys("about-face").path == "T"
    assert hand.keys("about-face").path == ""


def test_a_step_too_far_ends_at_the_end_of_the_allowance() -> None:
    hand = Hand(Field("first a RI 10 10 0 force=F\nsecond e RI 10 18 180"))
    answer = hand.keys("forward", "forward", "forward", pace=1)
    assert answer.path == "A1.5"
    answer = hand.keys("wheel-right", pace=1)
    assert answer.path == "A1.5 R5"
    answer = hand.keys("forward", pace=1)
    assert answer.path == "A1.5 R5 A0.325"
    assert answer.snap == "end of the allowance"
    assert answer.legal


def test_a_key_walks_through_the_snaps() -> None:
    hand = Hand(Field(LINE))
    found = []
    for _ in range(4):
        answer = hand.keys("snap")
        found.append((answer.path, answer.snap))
    assert found == [
        ("A0.405", "in line with g"),
        ("A1.5", "2.00 from e"),
        ("A2", "end of the allowance"),
        ("", ""),
    ]


def test_a_key_walks_through_formations_and_charges() -> None:
    hand = Hand(Field(LINE))
    paths = [hand.keys("formation").path for _ in range(3)]
    assert len(set(paths)) == 3
    assert all(path.startswith("C:") for path in paths)
    hand = Hand(Field(LINE.replace("10 14 180", "10 11.9 180"), fired={"a": "e"}))
    answer = hand.keys("charge")
    assert answer.path == "charge e"
    assert answer.legal
    assert answer.deed is not None
    assert (answer.deed.action, answer.deed.chance) == ("charge a e", True)


# ---- snapping ------------------------------------------------------------------------------------------------------


def drags(seed: int, number: int) -> list[tuple[str, float, float]]:
    rng = Random(seed)
    grips = ("front", "corner-left", "corner-right", "rear", "body")
    return [(rng.choice(grips), rng.uniform(7.5, 12.5), rng.uniform(8.5, 13.0)) for _ in range(number)]


@pytest.mark.parametrize("seed", range(3))
def test_no_snap_goes_far_or_spoils_a_legal_pose(seed: int) -> None:
    for grip, x, y in drags(seed, 60):
        free, snapped = Hand(Field(LINE)), Hand(Field(LINE))
        free.drag(grip, x, y, free=True)
        snapped.drag(grip, x, y)
        one, other = free.rect(), snapped.rect()
        assert abs(turn_between(one.facing, other.facing)) <= 3.01, (grip, x, y)
        assert hypot(one.cx - other.cx, one.cy - other.cy) <= 0.16, (grip, x, y, free.path, snapped.path)
        if free.answer.legal and snapped.path:
            assert snapped.answer.legal, (grip, x, y, free.path, snapped.path)


def test_the_card_names_the_snap() -> None:
    hand = Hand(Field(LINE))
    answer = hand.drag("front", 10, 10.25 + 1.44)
    assert (answer.path, answer.snap) == ("A1.5", "2.00 from e")
    assert hand.tone("Snapped: 2.00 from e") == "good"
    assert hand.drag("front", 10, 10.25 + 1.44, free=True).path == "A1.44"
    assert hand.drag("front", 10, 10.25 + 1.3).path == "A1.3", "too far away to pull"
    hand.path = ""
    turn = radians(270 + 3)
    answer = hand.drag("corner-left", 11 + 2 * sin(turn), 10.25 + 2 * cos(turn))
    assert (answer.path, answer.snap) == ("R2", "parallel to g")


# ---- what is shown is what happens ---------------------------------------------------------------------------------

MIXED = """
first a RI 10 10 0 sp=7 oblique force=F
first g II 13 10 350 sp=6 force=F
first h HC 7 9 10 force=F
first k IC 5 10 20 force=F
first n RA 9 7.5 0 MF force=F
second e RI 10 13 180 sp=6
second m RI 7.5 13 170 MF
second c HC 13 14 200
"""
GROUND: dict[str, Any] = {
    "woods": [[(11.5, 11), (14, 11), (14, 12.5), (11.5, 12.5)]],
    "stream": [[(3, 11.2), (8, 11.6)]],
    "levels": [(1, [(8, 11.5), (11, 11.5), (11, 15), (8, 15)])],
    "towns": {"dorf": [(15, 9, 17.2, 11.2)]},
}


@pytest.mark.parametrize("seed", range(4))
def test_a_legal_pose_is_where_the_move_ends_and_an_illegal_one_is_refused(seed: int) -> None:
    rng = Random(seed)
    steps = (
        "forward",
        "back",
        "wheel-left",
        "wheel-right",
        "oblique-left",
        "about-face",
        "formation",
        "snap",
        "charge",
    )
    field = Field(MIXED, w=20, h=18, **GROUND)
    sent = 0
    for _ in range(40):
        name = rng.choice("aghkn")
        hand = Hand(field, f"piece:{name}")
        for _ in range(rng.randint(1, 3)):
            if rng.random() < 0.5:
                grip = rng.choice(("front", "corner-left", "corner-right", "rear", "side-left", "turn", "body"))
                spot = hand.rect()
                hand.drag(grip, spot.cx + rng.uniform(-3, 3), spot.cy + rng.uniform(-2, 4), rng.random() < 0.3)
            else:
                hand.keys(rng.choice(steps), pace=rng.choice((-1, 0, 1)))
        answer = hand.answer
        if not answer.path:
            continue
        verb, _, rest = answer.path.partition(" ") if answer.path.startswith("charge") else ("move", "", answer.path)
        action = f"{verb} {name} {rest}"
        refusal = field.state.check(action)
        assert answer.legal == (refusal is None), action
        if refusal is not None:
            assert any(line.clause == refusal.clause and line.tone == "bad" for line in answer.lines), action
            assert answer.deed is None
            continue
        assert answer.deed is not None
        assert answer.deed.action == action
        if verb == "move":
            sent += 1
            after = field.copy().do(action).state.shapes[field.unit(name)]
            assert apart(after, hand.rect()) < 0.002, action
    assert sent > 5


@rule("MR-12.3", "MR-14.6")
def test_an_illegal_pose_says_why_with_its_number() -> None:
    hand = Hand(Field(LINE.replace("10 14 180", "10 19 180")))
    answer = hand.drag("front", 10, 10.25 + 2.6, free=True)
    assert not answer.legal
    assert answer.deed is None
    assert answer.allowance is not None
    assert answer.allowance.left == "−0.60"
    assert answer.allowance.portions[-1].kind == "over"
    bad = next(line for line in answer.lines if line.tone == "bad")
    assert (bad.clause, "0.60" in bad.label) == ("MR-12.3", True)
    assert "0.60" in answer.said
    assert apart(hand.rect(), rect_at(10, 12.6, 0, 2, 0.5)) < 0.001, "the ghost stays where the hand brought it"
    near = Hand(Field(LINE.replace("10 14 180", "10 12.5 180")))
    answer = near.drag("front", 10, 10.25 + 1.2, free=True)
    bad = next(line for line in answer.lines if line.tone == "bad")
    assert bad.clause == "MR-14.6"
    assert "0.80" in bad.label
    assert answer.measure is not None
    assert answer.measure.text == "0.80 BW"


# ---- charges -------------------------------------------------------------------------------------------------------


@rule("MR-18.1", "MR-18.2")
def test_a_lane_that_falls_short_is_seen_large() -> None:
    field = Field(LINE.replace("10 14 180", "10 12.59 180"), fired={"a": "e"})
    hand = Hand(field)
    answer = hand.drag("front", 10, 10.25 + 0.5, free=True)
    assert answer.path == "A0.5"
    assert hand.line("Contact at 2.04 of 2.00 BW") == "−0.04"
    assert answer.loupe is not None
    assert (answer.loupe.text, answer.loupe.bad) == ("0.04 BW short of contact", True)
    assert answer.lane is not None
    assert answer.lane.meets is None
    assert answer.others == []


@rule("MR-18.3")
def test_a_lane_that_meets_offers_the_charge() -> None:
    field = Field(LINE.replace("10 14 180", "10 12.2 180"), fired={"a": "e"})
    hand = Hand(field)
    answer = hand.drag("front", 10, 10.25 + 0.5, free=True)
    assert answer.lane is not None
    assert answer.lane.meets is not None
    assert [deed.action for deed in answer.others] == ["charge a e"]
    assert hand.tone("Contact at") == "good"
    answer = hand.drag("front", 10, 10.25 + 1.7)
    assert answer.path == "charge e"
    assert answer.snap == "contact with e"
    assert hand.ask(target="piece:e").path == "charge e"


@rule("MR-18.12")
def test_the_gauge_is_green_where_a_charge_straight_on_reaches() -> None:
    field = Field(
        """
        first a HC 10 10 0 force=F
        second e RI 12.5 13 200 sp=6
        """
    )
    hand = Hand(field)
    answer = hand.keys("wheel-right", pace=1)
    gauge = answer.gauge
    assert gauge is not None
    b, unit, enemy = field.state, field.unit("a"), field.unit("e")
    whole = {n for n in range(91) if charge_path.laid(b, unit, enemy, ChargePath(float(n))).refusal is None}
    green = {n for n in range(91) for low, high in gauge.good or [] if low - 0.5 <= n <= high + 0.5}
    assert whole
    assert green == whole


# ---- fire, command, measures ---------------------------------------------------------------------------------------


@rule("MR-8.5", "MR-8.6", "MR-10.2")
def test_fire_from_the_ghost() -> None:
    field = Field(LINE.replace("10 14 180 sp=6", "10 13 180 sp=6 MF"))
    hand = Hand(field)
    assert [band.text for band in hand.answer.bands] == ["7 dice", "3 dice"]
    assert hand.line("Up to 2 BW: 3 dice on 6") == "42 %", "nobody in range: 1 - (5/6)^3"
    hand.drag("front", 10, 10.25 + 0.6, free=True)
    assert hand.line("Up to 2 BW: 3 dice on 5+") == "70 %", "1 - (2/3)^3"
    assert hand.tone("Up to 2 BW") == "good"
    assert hand.line("March formation +1") == ""
    marching = hand.keys("formation")
    assert marching.bands == []


@rule("MR-3.6", "MR-3.5")
def test_a_unit_that_would_end_out_of_command_says_so() -> None:
    hand = Hand(Field("first a HC 10 10 0 force=F\nsecond e RI 10 25 180"))
    assert hand.answer.circle is not None
    assert not hand.answer.circle.out
    answer = hand.drag("front", 10, 14, free=True)
    assert answer.circle is not None
    assert answer.circle.out
    assert answer.legal
    assert hand.line("Out of command of OF") == "6.00"


@rule("MR-5.3")
def test_the_nearest_enemy_is_measured_from_edge_to_edge() -> None:
    hand = Hand(Field(LINE))
    measure = hand.answer.measure
    assert measure is not None
    assert measure.text == "3.50 BW"
    assert hypot(measure.end[0] - measure.start[0], measure.end[1] - measure.start[1]) == pytest.approx(
        3.5 * BW, abs=0.1
    )


@rule("MR-13.1", "MR-13.2", "MR-13.5")
def test_ground_is_a_field_of_its_own() -> None:
    field = Field(
        "first a RI 10 10 0 force=F\nsecond e RI 10 20 180",
        woods=[[(8, 10.5), (12, 10.5), (12, 12), (8, 12)]],
    )
    hand = Hand(field)
    answer = hand.drag("front", 10, 11.05, free=True)
    assert answer.allowance is not None
    assert [portion.kind for portion in answer.allowance.portions] == ["leg", "ground"]
    assert hand.line("Difficult ground") == "0.55"


@rule("MR-12.12")
def test_formations_are_shown_as_ghosts_to_choose_from() -> None:
    hand = Hand(Field(LINE))
    changes = [outcome for outcome in hand.answer.outcomes or [] if outcome.path.startswith("C:")]
    assert len(changes) >= 4
    for outcome in changes:
        assert outcome.shape is not None
        made = hand.ask(path=outcome.path)
        assert made.legal
        assert (made.ghost.x, made.ghost.y, made.ghost.w) == (outcome.shape.x, outcome.shape.y, outcome.shape.w)
    assert hand.ask(path=changes[0].path).ghost.symbol == "foot-march"
    assert hand.keys("forward").outcomes is None, "the last answer's still hold"


def test_candidates_are_offered_and_legal() -> None:
    field = Field(MIXED, w=20, h=18, **GROUND)
    for name in "aghkn":
        hand = Hand(field, f"piece:{name}")
        paths = [outcome.path for outcome in hand.answer.outcomes or []]
        assert len(paths) == len(set(paths))
        for path in paths:
            assert hand.ask(path=path).legal, path


# ---- officers ------------------------------------------------------------------------------------------------------


@rule("MR-15.5", "MR-15.6")
def test_an_officer_is_dragged_to_a_place() -> None:
    field = Field(LINE)
    hand = Hand(field, "block:OF")
    answer = hand.drag("body", 12, 8)
    assert answer.path == "12 8"
    assert answer.legal
    assert answer.deed is not None
    assert answer.deed.action == "officer OF 12 8"
    assert hand.line("All his units in command") == "2"
    field.copy().do(answer.deed.action)
    away = hand.drag("body", 10, 1)
    assert not away.legal or hand.line("Out of command") == "2"
    answer = hand.drag("body", 10, 10)
    assert not answer.legal
    assert any(line.clause == "MR-15.6" and line.tone == "bad" for line in answer.lines)
    assert hand.keys("undo").path == ""
    assert hand.keys("wheel-right", pace=1).path == "11 7.25"


# ---- languages -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_three_languages(language: str) -> None:
    rng = Random(7)
    field = Field(MIXED, w=20, h=18, **GROUND, roads=[[(1, 7.5), (19, 7.5)]])
    for name in ("piece:a", "piece:g", "piece:h", "piece:k", "piece:n", "block:OF"):
        hand = Hand(field, name, language)
        assert hand.answer.title
        for _ in range(8):
            spot = hand.rect()
            if rng.random() < 0.5:
                grip = "body" if name.startswith("block") else rng.choice(("front", "corner-left", "body", "rear"))
                hand.drag(grip, spot.cx + rng.uniform(-3, 3), spot.cy + rng.uniform(-3, 4))
            else:
                hand.keys(rng.choice(("forward", "snap", "charge", "formation", "undo", "wheel-left")))
            assert "**" in hand.answer.sentence
            assert hand.answer.said


@rule("MR-11.14", "MR-11.15")
def test_what_a_force_in_attack_may_not_do_is_not_offered() -> None:
    field = Field(LINE.replace("10 14 180", "10 13 180"), status={"F": "attack"})
    hand = Hand(field)
    assert not any(outcome.path == "T" for outcome in hand.answer.outcomes or [])
    for outcome in hand.answer.outcomes or []:
        assert hand.ask(path=outcome.path).legal, outcome.path
    away = hand.drag("rear", 10, 9.2, free=True)
    assert not away.legal
    assert away.deed is None
