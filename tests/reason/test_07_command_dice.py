"""MR-7 Command dice and initiative."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.reason import REASON
from longroll.kit import CHANCE_SEAT
from longroll.kit.clauses import rule
from tests.reason.field import Field

TEXT = """
    first commander 3 3 {}
    second commander 37 27 {}
    first a RI 10 10 0
    second e RI 30 25 180
"""


def turn(first: str = "average", second: str = "average") -> Field:
    return Field(TEXT.format(first, second), at="turn")


def rolling(pulse: int, initiative: str, pools: tuple[int, int] = (0, 0)) -> Field:
    """Before the initiative roll of the pulse after ``pulse``."""
    text = TEXT.format("average", "average")
    return Field(text, at="initiative", pulse=pulse, initiative=initiative, pools=pools)


@rule("MR-7.1", "WE-1", "WE-55", "MR-R6", "MR-R31")
@pytest.mark.parametrize(
    ("rating", "dice", "pool"),
    [("poor", (4,), 4), ("average", (3, 2), 5), ("good", (6, 2, 5), 13), ("great", (3, 1, 4, 2), 10)],
)
def test_the_sum_of_the_dice_is_the_pool(rating: str, dice: tuple[int, ...], pool: int) -> None:
    assert turn(rating).dice(*dice).pools() == [pool, 0]
    field = turn("average", rating).dice(3, 2, *dice)
    assert field.pools() == [5, pool]
    assert field.kind == "initiative-die"


@rule("MR-7.2")
def test_cds_stay_in_the_pool_within_the_turn() -> None:
    field = rolling(1, "first", (3, 2)).dice(6, 5, 1, 2, 3)
    assert field.pools() == [3, 2]


@rule("MR-7.3")
def test_cds_are_spent_only_where_a_clause_says_so() -> None:
    """Every verb that takes from a pool, and no other answer of a whole game does."""
    paying = {"reroll", "give", "pay", "spend", "officer"}
    seen: set[str] = set()
    for seed in range(2):
        rng = Random(seed)
        state = REASON.new("lindenau")
        ask = REASON.ask(state)
        while not state.over:
            seat = state.seat
            before = {side: ask.army(side)["pool"] for side in REASON.seats}
            answer = rng.choice(state.options())
            state.apply(answer)
            if seat == CHANCE_SEAT or state.over or not ask.moment()["pulse"]:
                continue
            after = {side: ask.army(side)["pool"] for side in REASON.seats}
            # at the end of a turn what is left is lost
            if after[str(seat)] < before[str(seat)] and any(after.values()):
                assert answer.action.verb in paying, answer
                seen.add(answer.action.verb)
    assert {"give", "reroll"} <= seen


@rule("MR-7.4", "MR-7.5", "MR-7.7", "MR-7.11", "WE-2")
def test_initiative_of_a_second_pulse() -> None:
    field = rolling(1, "second").dice(2, 2, 2, 1, 3)
    assert [e.args["total"] for e in field.told("initiative-total")] == [5, 3]
    assert field.pools() == [3, 0], "doubles give the number of the average die"
    assert (field.kind, field.seat) == ("initiative", "first"), "the lower side has no CDs, the higher side is asked"
    field.do("keep")
    assert field.ask.moment()["initiative"] == "first"
    assert (field.kind, field.seat) == ("lead", "first")
    assert field.options() == ["lead first", "lead second"]
    field.do("lead second")
    assert field.ask.moment()["first"] == "second"
    assert field.told("leads")[0].args["side"] == "Second"


def test_of_two_equal_dice_one_is_offered_to_roll_again() -> None:
    """It is all one which; both names remain legal."""
    field = rolling(1, "second", (1, 0)).dice(2, 2, 6, 5, 3)
    assert [choice.action for choice in REASON.choices(field.state, "en")] == ["keep", "reroll 1", "reroll both"]
    assert "reroll 2" in field.options()
    field = rolling(1, "second", (1, 0)).dice(2, 3, 6, 5, 3)
    assert [choice.action for choice in REASON.choices(field.state, "en")] == ["keep", "reroll 1", "reroll 2"]


@rule("MR-7.5")
def test_nobody_adds_one_in_the_first_pulse_of_the_game() -> None:
    field = turn().dice(1, 1, 1, 1).dice(3, 4, 2, 4, 3)
    assert [e.args["total"] for e in field.told("initiative-total")] == [7, 6]


@rule("MR-7.6", "WE-4", "MR-R7")
@pytest.mark.parametrize(
    ("pulse", "average", "ends"), [(1, 2, True), (1, 3, False), (3, 5, False), (4, 5, True), (3, 4, True)]
)
def test_the_average_die_ends_the_turn(pulse: int, average: int, ends: bool) -> None:
    field = rolling(pulse, "first").dice(6, 5, 1, 2, average)
    assert bool(field.told("turn-ends")) is ends
    assert field.ask.moment()["turn"] == (2 if ends else 1)


@rule("MR-7.7")
def test_doubles_as_first_rolled() -> None:
    field = rolling(1, "first", (0, 2)).dice(6, 5, 1, 2, 3).do("reroll 1").dice(2)
    assert field.pools() == [0, 1], "doubles of a second roll give nothing"


@rule("MR-7.8")
def test_a_tie_goes_to_the_side_that_did_not_have_the_initiative() -> None:
    field = rolling(1, "first").dice(6, 3, 6, 2, 3)
    assert field.ask.moment()["initiative"] == "second"


@rule("MR-7.8", "WE-68")
@pytest.mark.parametrize(("die", "higher"), [(3, "first"), (5, "second")])
def test_a_die_decides_the_first_tie_of_the_game(die: int, higher: str) -> None:
    field = turn().dice(2, 2, 2, 2).dice(5, 3, 2, 6, 4)
    assert field.kind == "tie-die"
    field.dice(die)
    assert field.kind == "initiative"
    assert {field.seat, higher} == {"first", "second"}, "the lower side is asked first"
    assert field.do("keep", "keep").ask.moment()["initiative"] == higher


@rule("MR-7.9")
def test_rolling_again_costs_one_cd_a_die_and_is_offered_once() -> None:
    field = rolling(1, "first", (1, 2)).dice(6, 5, 1, 2, 3)
    assert field.seat == "second"
    assert field.options() == ["keep", "reroll 1", "reroll 2", "reroll both"]
    field.do("reroll both").dice(6, 6)
    assert field.pools() == [1, 0]
    assert field.seat == "first"
    assert field.options() == ["keep", "reroll 1", "reroll 2"]
    assert field.refused("reroll both") == "MR-7.9"
    field.do("reroll 2").dice(6)
    assert field.kind == "lead", "nobody has a second chance"
    assert field.ask.moment()["initiative"] == "second", "12 and 1 against 12"


@rule("MR-7.10")
@pytest.mark.parametrize(
    ("answers", "winner"),
    [
        (("reroll 1", 5, "keep"), "first"),
        (("keep", 0, "reroll 1", 5), "second"),
        (("reroll 1", 5, "reroll 1", 5), "first"),
    ],
)
def test_ties_after_re_rolls_in_the_first_pulse(answers: tuple[str | int, ...], winner: str) -> None:
    """Equal totals after a re-roll: to the side that did not roll again, or the side listed first if both did."""
    field = turn().dice(2, 2, 2, 2).dice(5, 3, 5, 3, 4).dice(2)
    assert field.seat == "second"
    for answer in answers:
        if isinstance(answer, str):
            field.do(answer)
        elif answer:
            field.dice(answer)
    assert field.ask.moment()["initiative"] == winner


@rule("MR-R8")
def test_the_initiative_side_shoots_first_even_if_it_is_second() -> None:
    text = "first a RI 10 10 0\nsecond e RI 10 11.4 180"
    field = Field(text, at="pulse", side="first").do("lead second")
    assert (field.kind, field.seat) == ("musketry", "first")
