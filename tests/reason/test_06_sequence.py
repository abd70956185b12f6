"""MR-6 Sequence of play."""

from __future__ import annotations

from longroll.kit import CHANCE_SEAT
from longroll.kit.clauses import rule
from tests.reason.field import Field

TEXT = """
    first a RI 10 10 0 sp=7
    second e RI 10 13 180 sp=6
    first g HA 20 10 0
    second f HA 20 15 180
"""


@rule("MR-6.1")
def test_a_turn_begins_with_command_dice_and_initiative() -> None:
    field = Field(TEXT, at="turn")
    assert field.kind == "command-die"
    field.dice(2, 2)
    assert field.pools() == [4, 0]
    field.dice(5, 6)
    assert field.pools() == [4, 11]
    assert field.kind == "initiative-die"
    field.dice(6, 5, 1, 2, 2)
    assert field.kind == "initiative", "an average die of 2 does not end the turn before its first pulse"


@rule("MR-6.2", "MR-6.4", "MR-6.5", "MR-11.3")
def test_the_steps_of_a_pulse_and_the_segments_of_a_phase() -> None:
    field = Field(TEXT, at="pulse", side="first", pools=(5, 5), losses={"e": 3, "a": 3})
    seen: list[tuple[str, str | None]] = []
    while not field.state.over:
        if field.seat != CHANCE_SEAT:
            step = (field.kind, field.seat)
            if not seen or seen[-1] != step:
                seen.append(step)
        if field.kind == "move" and any(o.startswith("take a") for o in field.options()):
            field.do("move a A0.5")
            continue
        answer = {"test": 0}.get(field.kind, -1)
        field.do(field.options()[answer] if field.seat != CHANCE_SEAT else "die 4")
    kinds = [step for step in seen if step[0] in ("lead", "artillery", "orders", "test", "move", "recover")]
    assert kinds[0] == ("lead", "first")
    order = [seat for kind, seat in kinds if kind == "orders"]
    assert order == ["second", "first"], "the side chosen to lead plays all of its phase before the other"
    for seat in ("first", "second"):
        own = [kind for kind, who in kinds if who == seat and kind in ("orders", "test", "move", "recover")]
        assert own == sorted(own, key=["orders", "test", "move", "recover"].index)


@rule("MR-6.3", "MR-7.2", "WE-3", "MR-7.6")
def test_the_end_of_a_turn() -> None:
    field = Field(TEXT, at="initiative", pulse=2, pools=(4, 7)).dice(2, 2, 5, 1, 3)
    assert field.told("turn-ends")
    assert field.pools() == [0, 0], "doubles of dice that have no effect give nothing"
    moment = field.ask.moment()
    assert (moment["turn"], moment["pulse"], field.kind) == (2, 0, "command-die")
    assert [e.args["number"] for e in field.told("pool-lost")] == [4, 7]


@rule("MR-6.6")
def test_marks_are_cleared_when_a_pulse_begins() -> None:
    text = "first a RI 10 10 0 moved evaded fled suppressed\nsecond e RI 10 13 180"
    before = Field(text, at="nothing", fired={"a": "e"}).ask
    assert before.marks("a") == ["fired", "moved", "evaded", "fled", "suppressed"]
    assert before.unit("a")["fired_at"] == "e"
    after = Field(text, at="pulse", fired={"a": "e"}).ask
    assert after.marks("a") == ["suppressed"]
    assert after.unit("a")["fired_at"] == ""


@rule("MR-9.11")
def test_suppression_ends_with_the_pulse() -> None:
    field = Field("first g HA 20 10 0 army suppressed\nsecond e RI 35 28 180", at="pulse").do("lead second")
    field.dice(1, 1)
    while not field.state.over:
        assert field.ask.marks("g") == ["suppressed"]
        field.do("done")
    assert field.told("suppression-ends")
    assert field.ask.marks("g") == []
