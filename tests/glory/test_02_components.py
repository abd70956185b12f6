"""GL-1, GL-2: components and terms."""

from __future__ import annotations

import pytest

from longroll.games.glory.components import CS, FACINGS, US, members, word
from longroll.games.glory.data.materials import check_battle, load_battle
from longroll.games.glory.rules.setup import SCENARIOS, theatre
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from longroll.kit.materials import DataError
from tests.glory.table import Table

PAIR = """
US K leader 0505
US a inf 0505 N cmd=K
CS X leader 0512
CS x inf 0512 N cmd=X
"""


@rule("GL-1.1")
def test_battle_rules_override_the_series() -> None:
    """GL-5.21 has both sides roll; the data of Fredericksburg give the Union the initiative on the first turn."""
    assert Table(PAIR).kind == "die"
    assert Table.scenario("fredericksburg").kind == "open"


@rule("GL-2.1.1", "GL-R1")
def test_movement_follows_the_grid() -> None:
    table = Table(PAIR, begin="move K")
    one_step = {"0504", "0605", "0606", "0506", "0406", "0405"}
    near = {option.split()[2] for option in table.options("move")}
    assert one_step <= near


@rule("GL-2.2.1", "GL-2.4.3", "GL-4.11.1")
def test_units_name_their_command_and_group() -> None:
    _, roster = theatre("chancellorsville")
    howard = roster.group_names.index("XI/Howard")
    commands = {roster.command_names[c] for c in roster.commands_of[howard]}
    assert commands == {"Devens", "Schurz", "von Steinwehr"}
    units = {roster.ids[u] for u in members(roster.group_units[howard])}
    assert {roster.command_names[roster.command[roster.unit[u]]] for u in units} == commands
    assert all(roster.side[roster.unit[u]] == US for u in units)


@rule("GL-2.2.2", "GL-2.4.2", "GL-12.4.1", "GL-12.4.2", "GL-R31")
def test_cohesion_and_strength_of_every_state() -> None:
    table = Table(
        """
        US i inf 0101 N co=7 dco=5 s=8
        US u cav 0103 N co=8 dm_co=7 s=6 dm_s=4
        CS c cav 0105 N co=7 dm_co=7
        """,
        begin="recovery",
        last="T1",
    )
    b = table.state
    u, c, i = table.number("u"), table.number("c"), table.number("i")
    cohesions = table.roster.cohesions
    assert cohesions[i][:2] == (7, 5)
    assert cohesions[u] == (8, 7, 7, 6)
    assert cohesions[c] == (7, 6, 7, 5)
    assert (b.cohesion(u), b.strength(u), b.is_mounted(u), b.is_infantry(u)) == (8, 6, True, False)
    b.dismounted |= 1 << u
    assert (b.cohesion(u), b.strength(u), b.is_mounted(u), b.is_infantry(u)) == (7, 4, False, True)
    b.disordered |= 1 << u | 1 << i
    assert (b.cohesion(u), b.strength(u)) == (6, 4)
    assert (b.cohesion(i), b.strength(i)) == (5, 8)


@rule("GL-2.2.3")
def test_markers_decide_who_acts() -> None:
    table = Table(
        """
        US K leader 0505 am=A
        US a inf 0505 N cmd=K
        US L leader 0705 am=B
        US b inf 0705 N cmd=L
        """,
        begin="marker A",
    )
    assert table.options("command") == ["command K"]
    assert table.refused("command L") == "GL-4.22.1 another-marker"


@rule("GL-2.3.1")
def test_the_die_has_ten_faces_from_zero() -> None:
    table = Table(PAIR)
    assert table.state.mover == CHANCE
    assert table.options() == [f"die {n}" for n in range(10)]
    table.dice(0)
    assert table.told("initiative-roll")[0]["total"] == 0


@rule("GL-2.4.1", "GL-R2")
def test_a_check_fails_above_the_cohesion() -> None:
    army = "US K leader 0505\nUS a inf 0505 N cmd=K D dco=5\nCS X leader 0512\nCS x inf 0512 N cmd=X"
    assert not Table(army, begin="rally K").do("rally a").dice(6).told("rallies")
    assert Table(army, begin="rally K").do("rally a").dice(5).told("rallies")


@rule("GL-2.4.4")
def test_may_and_must() -> None:
    """Moving may be left out; the first marker must be named."""
    assert "done" in Table(PAIR, begin="move K").options()
    table = Table(PAIR + "US L leader 0805 am=B\nUS b inf 0805 N cmd=L", turn="T2").dice(9, 0)
    assert table.kind == "open"
    assert set(table.options()) == {"open US-AM", "open B"}


@rule("GL-2.4.6", "GL-R3")
def test_adjacency_is_geometry_and_leaders_do_not_count() -> None:
    table = Table(
        """
        US a inf 0505 N
        CS X leader 0405
        CS x inf 0504 S cmd=X
        """,
        begin="recovery",
        last="T1",
        water={"0505-0504": "river"},
    )
    b = table.state
    assert b.adjacent_to_enemy(table.number("a"))
    alone = Table("US a inf 0505 N\nCS X leader 0504\nCS x inf 0510 S cmd=X", begin="recovery", last="T1")
    assert not alone.state.adjacent_to_enemy(alone.number("a"))


@rule("GL-2.5.1", "GL-2.6.1")
def test_strength_is_a_plain_number_of_the_data() -> None:
    """Men and guns are only told: nothing but the strength enters a charge, and there is nothing to ask but moves."""
    _, roster = theatre("fredericksburg")
    kershaw = roster.unit["cs-kershaw"]
    assert roster.strength[kershaw] == 10
    assert roster.guns[kershaw] == 0
    assert roster.guns[roster.unit["us-hays-right"]] == 40


@rule("GL-5.11.1", "GL-5.12.1")
def test_leaders_have_three_values() -> None:
    _, roster = theatre("fredericksburg")
    stuart = roster.command_names.index("Stuart")
    assert (roster.range[stuart], roster.factor[stuart], roster.leader_ma[stuart]) == (8, 1, 10)
    assert stuart < roster.n_leaders
    assert roster.command_side[stuart] == CS


def test_words_of_the_notation_are_single_words() -> None:
    assert word("Anderson (R.H.)") == "Anderson-RH"
    assert word("Lee/I Corps") == "Lee/I-Corps"
    for scenario in SCENARIOS:
        _, roster = theatre(scenario)
        for words in (roster.ids, roster.command_words, roster.group_words):
            assert len(set(words)) == len(words)
            assert all(len(each.split()) == 1 for each in words)


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (lambda d: d.commands.append(d.commands[0]), "two Commands"),
        (lambda d: d.units.append(d.units[0]), "two units"),
        (lambda d: setattr(d.units[0], "cmd", "Nobody"), "no Command Nobody"),
        (lambda d: setattr(d.commands[0], "am", "None"), "no markers None"),
        (lambda d: setattr(d.units[0], "rng", "M"), "artillery has a range"),
        (lambda d: setattr(d.units[0], "dco", None), "without dco"),
        (lambda d: setattr(d.units[0], "reinf", "Z"), "no reinforcements Z"),
    ],
)
def test_a_damaged_battle_is_reported(fault: object, said: str) -> None:
    data = load_battle("fredericksburg")
    fault(data)  # type: ignore[operator]
    with pytest.raises(DataError, match=said):
        check_battle(data, "x.json")


def test_facings_go_round() -> None:
    assert FACINGS == ("N", "NE", "SE", "S", "SW", "NW")
