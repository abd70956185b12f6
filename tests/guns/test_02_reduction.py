"""GG-2.5 to GG-2.12, GG-19.2, GG-19.3: reductions."""

from __future__ import annotations

from typing import Any

from longroll.kit.clauses import rule
from tests.guns.field import Field, army_of


def driven(blocks: str, **more: Any) -> Field:
    """One block or two that must withdraw from H44 to V43 and V53, next to a new enemy: each is reduced there
    (GG-W39)."""
    army = army_of(blocks)
    victor, other = ("Howard-F", "Sykes-F") if army == "CSA" else ("Hood-F", "Early-F")
    stacks = {"H44 N": blocks, "H34 S": f"{victor}/victor", "H43 N": other}
    field = Field(f"{army} withdrawal", stacks, **more)
    for face, end in zip(blocks.split(), ("V43 a33", "V53 a53"), strict=False):
        field.do(f"withdraw {face} H44", f"to {end}")
    while field.kind == "withdrawal-loss":
        field.do(field.options()[0])
    return field


@rule("GG-2.5", "GG-2.6", "GG-W48")
def test_owner_offers_two_and_the_opponent_picks_one() -> None:
    field = driven("Pender-F")
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
    assert field.stack("V43", "CSA") == ["Pender-R1"]
    assert field.front("V43", "CSA") == "a33"
    assert field.marked("withdrew", "CSA") == ["Pender-R1"]
    assert field.gone() == ["Pender-F"]
    event = field.told("replaced-hidden")[0]
    assert event.args == {"face": "Pender-F", "command": "Pender", "place": "V43"}
    assert event.seen_by is None
    assert not field.told("replaced")
    assert field.refused("pick first") == "GG-12.1"


@rule("GG-2.6")
def test_the_block_not_picked_goes_back_to_the_unused_ones() -> None:
    field = driven("Hood-F Hood-F")
    assert field.refused("offer Pender-R2 Pender-R1") == "GG-2.6"
    field.do("offer Hood-R2 Hood-R2", "pick first")
    while field.kind == "withdrawal-loss":
        field.do(field.options()[0])
    assert "offer Hood-R2 Hood-R1" in field.options()
    assert "offer Hood-R2 Hood-R2" not in field.options()


@rule("GG-2.6")
def test_offer_is_put_even_if_hidden_facts_leave_one_answer() -> None:
    field = driven("Early-F", gone=["Early-R2"])
    assert field.options() == ["offer Early-R1 Early-R1"]


@rule("GG-2.6", "GG-2.7", "GG-W48")
def test_heth_has_only_weak_replacements_and_the_last_is_shown() -> None:
    once = driven("Heth-F")
    assert once.stack("V43", "CSA") == ["Heth-R1"]
    assert len(once.told("replaced-hidden")) == 1
    field = driven("Heth-F Heth-F")
    assert field.stack("V43", "CSA") == field.stack("V53", "CSA") == ["Heth-R1"]
    assert len(field.told("replaced-hidden")) == 1
    assert [event.args["by"] for event in field.told("replaced")] == ["Heth-R1"]


@rule("GG-2.8")
def test_reduced_block_of_strength_2_becomes_one_of_strength_1_and_is_shown() -> None:
    field = driven("Pender-R2")
    assert field.stack("V43", "CSA") == ["Pender-R1"]
    assert field.told("replaced")[0].args == {"face": "Pender-R2", "by": "Pender-R1", "place": "V43"}


@rule("GG-2.9", "GG-W48")
def test_strength_1_is_eliminated() -> None:
    field = driven("Buford-F Howard-R1")
    assert field.gone() == ["Buford-F", "Howard-R1"]
    assert {e.args["face"] for e in field.told("eliminated")} == {"Buford-F", "Howard-R1"}


@rule("GG-2.10")
def test_without_a_suitable_block_it_is_eliminated() -> None:
    gone = ["Early-R1", "Early-R1"]
    field = driven("Early-R2", gone=gone)
    assert field.stack("V43", "CSA") == []
    assert "Early-R2" in field.gone()
    nothing_left = driven("Early-F", gone=[*gone, "Early-R2"])
    assert "Early-F" in nothing_left.gone()


@rule("GG-2.11")
def test_a_replacement_serves_once_and_then_lies_face_up() -> None:
    field = driven("Early-R2 Early-R1")
    assert field.gone() == ["Early-R1", "Early-R2"]
    assert field.ask.where("Early-R1") == ["V43"], "the other one took the place"
    assert field.ask.unused("Early") == []
    second = driven("Early-F", gone=["Early-R1", "Early-R2"])
    assert second.stack("V43", "CSA") == ["Early-R1"]
    assert second.told("replaced"), "the last unused block is shown"


@rule("GG-2.12", "GG-14.10")
def test_reduced_until_eliminated_takes_every_replacement_along() -> None:
    """H33 S has no way out of the victors' sight (GG-W38)."""
    field = Field("CSA withdrawal", {"H33 S": "Pender-F", "H34 S": "Howard-F/victor", "V65 W": "Heth-F"})
    assert field.kind == "offer"
    field.do("offer Pender-R2 Pender-R1", "pick first")
    assert field.gone() == ["Pender-F", "Pender-R1", "Pender-R2"]
    assert field.kind not in ("offer", "pick")
    assert field.ask.mandatory_withdrawals("CSA") == 1, "at one go"


@rule("GG-19.2", "GG-19.3")
def test_iron_brigade_goes_down_its_own_line_in_the_open() -> None:
    for face, by in (("Iron-F", "Iron-R2"), ("Iron-R2", "Iron-R1")):
        field = driven(face)
        assert field.stack("V43", "USA") == [by]
        assert [e.args["by"] for e in field.told("replaced")] == [by]
    last = driven("Iron-R1", gone=["Iron-F", "Iron-R2"])
    assert last.gone() == ["Iron-R1"]
    assert not last.told("replaced")


@rule("GG-19.2")
def test_reynolds_replacements_are_not_for_the_iron_brigade_nor_the_reverse() -> None:
    field = driven("Iron-F", gone=["Iron-R2", "Iron-R1"])
    assert "Iron-F" in field.gone()
    other = driven("Reynolds-F")
    assert other.kind == "offer"
    assert not any("Iron" in option for option in other.options())


@rule("GG-25.3")
def test_in_a_team_the_subordinates_offer_and_pick() -> None:
    field = driven("Pender-F", rules=("team-USA", "team-CSA"))
    assert field.seat == "CSA-S"
    field.do("offer Pender-R2 Pender-R1")
    assert field.seat == "USA-S"
