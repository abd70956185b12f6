"""GG-2.5 to GG-2.12, GG-19.2, GG-19.3: reductions."""

from __future__ import annotations

from longroll.games.guns.components import ARMIES
from longroll.games.guns.rules.reduction import Reduction, reduce, reduce_outright
from longroll.kit.clauses import rule
from tests.guns.field import Field


def start(field: Field, code: str, army: str, outright: bool = False) -> None:
    """Reduce the first block of a stack."""
    b = field.state
    block = b.stack(ARMIES.index(army), field.at(code))[0]
    (reduce_outright if outright else reduce)(b, block)
    b.told = []
    b.settle()
    field.events += [b.event(told) for told in b.told]
    b.told = None


@rule("GG-2.5", "GG-2.6", "GG-W48")
def test_owner_offers_two_and_the_opponent_picks_one() -> None:
    field = Field("USA march", {"H34 N": "Howard-F", "H25 S": "Pender-F/victor"})
    start(field, "H25", "CSA")
    assert field.seat == "CSA"
    assert field.kind == "offer"
    assert set(field.options()) == {
        "offer Pender-R2 Pender-R2",
        "offer Pender-R2 Pender-R1",
        "offer Pender-R1 Pender-R2",
        "offer Pender-R1 Pender-R1",
    }
    field.do("offer Pender-R2 Pender-R1")
    assert field.seat == "USA"
    assert field.options() == ["pick first", "pick second"]
    field.do("pick second")
    assert field.stack("H25", "CSA") == ["Pender-R1"]
    assert field.front("H25", "CSA") == "a24"
    assert field.marked("victor", "CSA") == ["Pender-R1"]
    assert field.gone() == ["Pender-F"]
    event = field.told("replaced-hidden")[0]
    assert event.args == {"face": "Pender-F", "command": "Pender", "place": "H25"}
    assert event.seen_by is None
    assert not field.told("replaced")
    assert field.refused("pick first") == "GG-12.1"


@rule("GG-2.6")
def test_the_block_not_picked_goes_back_to_the_unused_ones() -> None:
    field = Field("USA march", {"H34 N": "Howard-F", "H25 S": "Hood-F Hood-F"})
    start(field, "H25", "CSA")
    assert field.refused("offer Pender-R2 Pender-R1") == "GG-2.6"
    field.do("offer Hood-R2 Hood-R2", "pick first")
    start(field, "H25", "CSA")
    assert "offer Hood-R2 Hood-R1" in field.options()
    assert "offer Hood-R2 Hood-R2" not in field.options()


@rule("GG-2.6")
def test_offer_is_put_even_if_hidden_facts_leave_one_answer() -> None:
    used = ["Early-R2"]
    field = Field("USA march", {"H34 N": "Howard-F", "H25 S": "Early-F"}, gone=used)
    start(field, "H25", "CSA")
    assert field.options() == ["offer Early-R1 Early-R1"]


@rule("GG-2.6", "GG-2.7", "GG-W48")
def test_heth_has_only_weak_replacements_and_the_last_is_shown() -> None:
    field = Field("USA march", {"H34 N": "Howard-F", "H25 S": "Heth-F Heth-F"})
    start(field, "H25", "CSA")
    assert field.stack("H25", "CSA") == ["Heth-F", "Heth-R1"]
    assert len(field.told("replaced-hidden")) == 1
    start(field, "H25", "CSA")
    assert field.stack("H25", "CSA") == ["Heth-R1", "Heth-R1"]
    assert field.told("replaced")[0].args["by"] == "Heth-R1"


@rule("GG-2.8")
def test_reduced_block_of_strength_2_becomes_one_of_strength_1_and_is_shown() -> None:
    field = Field("USA march", {"H34 N": "Howard-F", "H25 S": "Pender-R2"})
    start(field, "H25", "CSA")
    assert field.stack("H25", "CSA") == ["Pender-R1"]
    assert field.told("replaced")[0].args == {"face": "Pender-R2", "by": "Pender-R1", "place": "H25"}


@rule("GG-2.9", "GG-W48")
def test_strength_1_is_eliminated() -> None:
    field = Field("USA march", {"H34 N": "Buford-F", "H45 N": "Howard-R1", "H25 S": "Pender-F"})
    start(field, "H34", "USA")
    start(field, "H45", "USA")
    assert field.gone() == ["Buford-F", "Howard-R1"]
    assert [e.args["face"] for e in field.told("eliminated")] == ["Buford-F", "Howard-R1"]


@rule("GG-2.10")
def test_without_a_suitable_block_it_is_eliminated() -> None:
    gone = ["Early-R1", "Early-R1"]
    field = Field("USA march", {"H34 N": "Howard-F", "H25 S": "Early-R2"}, gone=gone)
    start(field, "H25", "CSA")
    assert field.stack("H25", "CSA") == []
    assert "Early-R2" in field.gone()
    nothing_left = Field("USA march", {"H34 N": "Howard-F", "H25 S": "Early-F"}, gone=[*gone, "Early-R2"])
    start(nothing_left, "H25", "CSA")
    assert "Early-F" in nothing_left.gone()


@rule("GG-2.11")
def test_a_replacement_serves_once_and_then_lies_face_up() -> None:
    field = Field("USA march", {"H34 N": "Howard-F", "H25 S": "Early-R2"})
    start(field, "H25", "CSA")
    start(field, "H25", "CSA")
    assert field.gone() == ["Early-R1", "Early-R2"]
    second = Field("USA march", {"H34 N": "Howard-F", "H25 S": "Early-F"}, gone=["Early-R1", "Early-R2"])
    start(second, "H25", "CSA")
    assert second.stack("H25", "CSA") == ["Early-R1"]
    assert second.told("replaced"), "the last unused block is shown"


@rule("GG-2.12")
def test_reduced_until_eliminated_takes_every_replacement_along() -> None:
    field = Field("USA march", {"H34 N": "Howard-F", "H25 S": "Pender-F"})
    start(field, "H25", "CSA", outright=True)
    field.do("offer Pender-R2 Pender-R1", "pick first")
    assert field.gone() == ["Pender-F", "Pender-R1", "Pender-R2"]
    assert not any(isinstance(frame, Reduction) for frame in field.state.frames)


@rule("GG-19.2", "GG-19.3")
def test_iron_brigade_goes_down_its_own_line_in_the_open() -> None:
    field = Field("USA march", {"H34 N": "Iron-F", "H25 S": "Pender-F"})
    start(field, "H34", "USA")
    assert field.stack("H34", "USA") == ["Iron-R2"]
    start(field, "H34", "USA")
    assert field.stack("H34", "USA") == ["Iron-R1"]
    assert [e.args["by"] for e in field.told("replaced")] == ["Iron-R2", "Iron-R1"]
    start(field, "H34", "USA")
    assert field.gone() == ["Iron-F", "Iron-R1", "Iron-R2"]


@rule("GG-19.2")
def test_reynolds_replacements_are_not_for_the_iron_brigade_nor_the_reverse() -> None:
    field = Field("USA march", {"H34 N": "Iron-F", "H25 S": "Pender-F"}, gone=["Iron-R2", "Iron-R1"])
    start(field, "H34", "USA")
    assert "Iron-F" in field.gone()
    other = Field("USA march", {"H34 N": "Reynolds-F", "H25 S": "Pender-F"})
    start(other, "H34", "USA")
    assert not any("Iron" in option for option in other.options())


@rule("GG-25.3")
def test_in_a_team_the_subordinates_offer_and_pick() -> None:
    field = Field("USA march", {"H34 N": "Howard-F", "H25 S": "Pender-F"}, rules=("team-USA", "team-CSA"))
    field.do("done") if field.kind == "hurry" else None
    start(field, "H25", "CSA")
    assert field.seat == "CSA-S"
    field.do("offer Pender-R2 Pender-R1")
    assert field.seat == "USA-S"
