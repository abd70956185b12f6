"""MR-3 Officers, Forces, command."""

from __future__ import annotations

from collections import Counter

import pytest

from longroll.games.reason import REASON
from longroll.kit.clauses import rule
from tests.reason.field import Field

WING = """
    first officer F 10 8
    first a RI 10 10 0 force=F
    first b RI 12.03 10 0 force=F
    first c RI 14.06 10 0 force=F sp=8
    first h HC 14.06 11 0 force=F
    second e RI 30 25 180
"""


@rule("MR-3.1", "MR-3.2", "MR-3.3", "MR-3.11")
def test_ratings_and_forces_of_the_battles() -> None:
    for name in REASON.scenarios:
        ask = REASON.ask(REASON.new(name))
        officers = [ask.officer(officer) for officer in ask.officers()]
        commanders = [officer for officer in officers if not officer["force"]]
        assert all(officer["rating"] in ("poor", "average", "good", "great") for officer in commanders)
        units = [ask.unit(unit) for unit in [*ask.units(), *ask.waiting()]]
        strength = Counter(unit["force"] for unit in units)
        for officer in officers:
            if officer["force"]:
                assert 1 <= strength[officer["force"]] <= 7
                assert -3 <= officer["mod"] <= 2
                assert 0 <= officer["v"] <= 3
        # horse artillery belongs to a Force; what belongs to none is army artillery
        assert all(unit["force"] for unit in units if unit["type"] == "RA")
        assert {unit["type"] for unit in units if not unit["force"]} <= {"HA", "HW"}


@rule("MR-3.4")
def test_an_officer_is_no_unit() -> None:
    text = """
        first a RI 10 10 0
        second officer S 10 10.7
        second e RI 10 11.4 180 force=S
        first commander 3 3
        second commander 10 11.05
    """
    field = Field(text, at="musketry")
    assert field.options("fire") == ["fire a e"], "the officers between do not block the fire and are no targets"
    assert field.state.check("fire a OS") is not None


@rule("MR-3.5", "MR-3.6")
def test_the_command_radius_is_measured_from_base_to_base() -> None:
    field = Field("first officer F 10 8\nfirst h HC 10 11.5 0 force=F\nsecond e RI 30 25 180", at="nothing")
    assert field.ask.distance("OF", "h") == 3.0
    assert field.ask.in_command("h")
    assert not field.put("h", 10, 11.51, 0).ask.in_command("h")


@rule("MR-3.7", "WE-50", "MR-16.2", "MR-16.7")
def test_the_chain_of_regular_infantry() -> None:
    field = Field(WING, at="recovery", losses={"a": 3, "c": 3})
    ask = field.ask
    assert (ask.distance("OF", "a"), ask.chain("a")) == (1.5, ["a"])
    assert ask.distance("OF", "c") == pytest.approx(3.185, abs=0.001)
    assert ask.in_command("c")
    assert ask.chain("c") == ["b", "c"]
    assert ask.chain("h") == []
    assert not ask.in_command("h"), "only regular infantry"
    assert ask.vulnerable("h")
    assert field.legal("recover a")
    assert field.refused("recover c") == "MR-16.2", "the chain is not enough for recovery"
    field.put("c", 14.12, 10, 0)
    assert not ask.in_command("c"), "0.09 BW is no contact"
    field.put("c", 14.06, 10, 0).put("a", 20, 20, 0)
    assert ask.in_command("c"), "the second unit is in the radius itself"
    field.put("b", 20, 18, 0)
    assert not ask.in_command("c")


@rule("MR-3.7")
def test_a_chain_may_have_any_number_of_links_but_only_of_one_force() -> None:
    links = "\n".join(f"first u{n} RI {12 + 2.02 * n} 10 0 force=F" for n in range(5))
    ask = Field(f"first officer F 10 8\n{links}\nsecond e RI 30 25 180", at="nothing").ask
    assert all(ask.in_command(f"u{n}") for n in range(5))
    assert ask.chain("u4") == ["u0", "u1", "u2", "u3", "u4"]
    stranger = links.replace("u2 RI 16.04 10 0 force=F", "u2 RI 16.04 10 0 force=X")
    ask = Field(f"first officer F 10 8\nfirst officer X 2 2\n{stranger}\nsecond e RI 30 25 180", at="nothing").ask
    assert not ask.in_command("u4")


@rule("MR-3.8")
def test_army_artillery_is_always_in_command() -> None:
    field = Field("first g HA 30 20 0 army\nfirst a RI 10 10 0\nsecond e RI 30 28 180", at="nothing")
    assert field.ask.in_command("g")


@rule("MR-3.9")
def test_command_is_read_from_the_table_as_it_stands() -> None:
    field = Field(WING, at="nothing")
    assert not field.ask.in_command("h")
    field.put_officer("F", 14, 9)
    assert field.ask.in_command("h")


@rule("MR-3.10")
def test_what_uncommanded_units_may_not_do() -> None:
    text = """
        first officer F 2 2
        first a RI 10 10 0 force=F sp=6
        second e RI 10 11.4 180
    """
    assert Field(text, at="musketry").state.check("fire a e") is not None
    field = Field(text, at="move", losses={"a": 3})
    assert field.refused("charge a e") == "MR-3.10"
    assert Field(text.replace("11.4", "15"), at="move").refused("move a A0.2") == "MR-15.9"
    assert Field(text.replace("10 11.4", "10 28"), at="recovery", losses={"a": 3}).state.over


@rule("MR-3.12", "MR-22.9")
def test_an_officer_without_units_leaves_and_is_no_loss() -> None:
    text = "first a RI 10 10 0 sp=3\nfirst k RI 20 10 0\nsecond e RI 10 11.4 180 sp=4"
    field = Field(text, at="musketry", side="second").do("fire e a").dice(6, 6, 6, 1)
    assert field.formation("a") == "gone"
    assert (field.ask.officer("OFa")["where"], field.ask.officer("OFa")["lost"]) == ("removed", 0)
    assert field.ask.officer("OFk")["where"] == "present"
