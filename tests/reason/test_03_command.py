"""MR-3 Officers, Forces, command."""

from __future__ import annotations

from longroll.games.reason.components import COMMAND_RADIUS, KINDS, NO_FORCE, RATINGS, REMOVED
from longroll.games.reason.rules.command import chain, in_command, in_radius, uncommanded, vulnerable
from longroll.games.reason.rules.losses import lose
from longroll.games.reason.rules.recovery import bar
from longroll.games.reason.rules.setup import SCENARIOS, theatre
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
    for name in SCENARIOS:
        roster = theatre(name)[1]
        assert all(0 <= rating < len(RATINGS) for rating in roster.start_rating)
        for force in range(roster.n_forces):
            assert 1 <= len(roster.units_of[force]) <= 7
            assert -3 <= roster.start_mod[force + 2] <= 2
            assert 0 <= roster.start_v[force + 2] <= 3
        for unit in range(roster.n_units):
            if KINDS[roster.kind[unit]] == "RA":
                assert roster.force[unit] != NO_FORCE
            if roster.force[unit] == NO_FORCE:
                assert KINDS[roster.kind[unit]] in ("HA", "HW")


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
    assert COMMAND_RADIUS == 3.0
    b = Field("first officer F 10 8\nfirst h HC 10 11.5 0 force=F\nsecond e RI 30 25 180", at="nothing").state
    assert (round(b.gap(2, 0), 6), in_command(b, 0)) == (3.0, True)
    b.put(0, 10, 11.51, 0, 0)
    assert not in_command(b, 0)


@rule("MR-3.7", "WE-50", "MR-16.2", "MR-16.7")
def test_the_chain_of_regular_infantry() -> None:
    b = Field(WING, at="nothing").state
    a, second, c, h = (b.roster.unit[name] for name in "abch")
    assert in_radius(b, a)
    assert not in_radius(b, c)
    assert in_command(b, c)
    assert chain(b, c) == [second, c]
    assert not in_command(b, h), "only regular infantry"
    assert vulnerable(b, h)
    b.sp[c] -= 3
    refusal = bar(b, c)
    assert refusal is not None
    assert refusal.clause == "MR-16.2", "the chain is not enough for recovery"
    b.put(c, 14.12, 10, 0, 0)
    assert not in_command(b, c), "0.09 BW is no contact"
    b.put(c, 14.06, 10, 0, 0)
    b.put(a, 20, 20, 0, 0)
    assert in_command(b, c), "the second unit is in the radius itself"
    b.put(second, 20, 18, 0, 0)
    assert not in_command(b, c)


@rule("MR-3.7")
def test_a_chain_may_have_any_number_of_links_but_only_of_one_force() -> None:
    links = "\n".join(f"first u{n} RI {12 + 2.02 * n} 10 0 force=F" for n in range(5))
    b = Field(f"first officer F 10 8\n{links}\nsecond e RI 30 25 180", at="nothing").state
    assert [in_command(b, unit) for unit in range(5)] == [True] * 5
    assert len(chain(b, 4)) > 3
    stranger = links.replace("u2 RI 16.04 10 0 force=F", "u2 RI 16.04 10 0 force=X")
    b = Field(f"first officer F 10 8\nfirst officer X 2 2\n{stranger}\nsecond e RI 30 25 180", at="nothing").state
    assert not in_command(b, b.roster.unit["u4"])


@rule("MR-3.8")
def test_army_artillery_is_always_in_command() -> None:
    field = Field("first g HA 30 20 0 army\nfirst a RI 10 10 0\nsecond e RI 30 28 180", at="nothing")
    assert in_command(field.state, field.unit("g"))


@rule("MR-3.9")
def test_command_is_read_from_the_table_as_it_stands() -> None:
    field = Field(WING, at="nothing")
    h = field.unit("h")
    assert uncommanded(field.state, h)
    field.put_officer("F", 14, 9)
    assert in_command(field.state, h)


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
    field = Field("first a RI 10 10 0\nfirst k RI 20 10 0\nsecond e RI 30 25 180", at="nothing")
    b = field.state
    officer = field.officer("OFa")
    lose(b, 0, 9)
    assert b.whereabouts[officer] == REMOVED
    assert b.officers_lost[officer] == 0
