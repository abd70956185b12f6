"""MR-1 General."""

from __future__ import annotations

from longroll.games.reason import REASON
from longroll.games.reason.lexicon import AD, AD_WEIGHTS, D6
from longroll.kit.clauses import rule
from longroll.kit.notation import a_of
from tests.reason.field import Field

LINE = """
    first a RI 10 10 0 sp=7
    second e RI 10 11.4 180 sp=6
"""


@rule("MR-1.1", "MR-1.2")
def test_two_sides_and_nothing_hidden() -> None:
    state = REASON.new("lindenau")
    assert state.seat_names() == REASON.seats == ("first", "second")
    one, other, nobody = (REASON.view(state, seat) for seat in (*REASON.seats, None))
    assert one.position == other.position == nobody.position
    assert REASON.knowledge(state, "first") == {}


@rule("MR-1.3", "MR-1.4")
def test_lengths_are_base_widths_and_measured_by_anyone() -> None:
    field = Field(LINE, at="musketry", side="second")
    ask = field.ask
    assert field.seat == "second"
    assert ask.unit("a")["width"] == 2.0, "two infantry bases of 1 BW side by side"
    assert ask.distance("a", "e") == ask.distance("e", "a") == 0.9
    assert ask.nearest_enemy("a") == ("e", 0.9)


@rule("MR-1.5")
def test_comparisons_have_a_tolerance_of_a_thousandth() -> None:
    reach = "first officer F 20 8.25\nfirst h HC 20 {} 0 force=F\nsecond e RI 30 25 180"
    for y, inside in ((11.75, True), (11.7509, True), (11.7511, False)):
        ask = Field(reach.format(y), at="nothing").ask
        assert ask.distance("OF", "h") == round(y - 8.75, 4)
        assert ask.in_command("h") is inside, y


@rule("MR-1.6")
def test_dice() -> None:
    assert [a_of(code) for code in D6] == [1, 2, 3, 4, 5, 6]
    faces = [a_of(code) for code, weight in zip(AD, AD_WEIGHTS, strict=True) for _ in range(weight)]
    assert faces == [2, 3, 3, 4, 4, 5]
    field = Field(LINE, at="turn").dice(*[3] * 8)
    assert field.kind == "average-die"
    assert [option.weight for option in field.state.options()] == [1, 2, 2, 1]


@rule("MR-1.7")
def test_fractions_of_dice_are_rounded_down() -> None:
    field = Field("first a RI 10 10 0 sp=7\nsecond e RI 10 12 180", at="musketry").do("fire a e")
    field.dice(1, 1, 1)
    assert field.kind != "fire-die", "half of 7 SP are 3 dice"


@rule("MR-1.8", "WE-5", "MR-7.5", "MR-7.9")
def test_a_new_die_stands_even_if_it_is_worse() -> None:
    field = Field(LINE, at="turn", initiative="first")
    field.dice(3, 3, 3, 3).dice(3, 4, 2, 3, 4)
    assert (field.kind, field.seat) == ("initiative", "second"), "the lower side first"
    assert field.state.decision is not None
    assert field.state.decision.prompt.args["total"] == 6
    assert field.state.decision.prompt.args["other"] == 7
    field.do("reroll 1").dice(5)
    assert field.seat == "first"
    field.do("reroll both").dice(1, 4)
    assert field.ask.moment()["initiative"] == "second"
    assert [e.args["total"] for e in field.told("initiative-total")][-2:] == [5, 9]
    assert field.pools() == [6 - 2, 6 - 1]


@rule("MR-1.9")
def test_the_side_with_the_initiative_decides_first() -> None:
    text = """
        first a RI 10 10 0
        second e RI 10 11.4 180
        first g HA 20 10 0
        second f HA 20 15 180
    """
    field = Field(text, at="pulse", side="second").do("lead first")
    assert (field.kind, field.seat) == ("musketry", "second")
    field.do("done")
    assert (field.kind, field.seat) == ("musketry", "first")
    field.do("done")
    assert (field.kind, field.seat) == ("artillery", "second")


@rule("MR-1.10")
def test_the_phasing_side() -> None:
    assert Field(LINE, at="move", side="second").ask.moment()["phasing"] == "second"
    assert Field(LINE, at="musketry").ask.moment()["phasing"] == ""


@rule("MR-1.11")
def test_declining() -> None:
    assert "done" in Field(LINE, at="musketry").options()
    assert "done" in Field(LINE, at="phase", pools=(3, 0)).options()
    assert "done" in Field(LINE, at="move").options()
