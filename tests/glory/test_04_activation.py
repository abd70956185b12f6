"""GL-4 Activation: markers, Commands, combined activation."""

from __future__ import annotations

from longroll.kit import CHANCE_SEAT
from longroll.kit.clauses import rule
from tests.glory.table import Table

CORPS = """
US K leader 0505 am=A ca=2
US a inf 0505 N cmd=K
US L leader 0507 am=A ca=3
US b inf 0507 N cmd=L
US M leader 1515 am=A ca=1
US c inf 1515 N cmd=M
CS X leader 0112
CS x inf 0112 N cmd=X
"""


@rule("GL-4.11.1", "GL-4.22.1")
def test_only_units_of_the_drawn_marker_act() -> None:
    table = Table(CORPS, begin="marker A")
    assert table.options("command") == ["command K", "command L", "command M"]
    assert table.against("command X") == "GL-4.22.1 another-marker"
    table.do("command K")
    assert table.against("move b 0508") == "GL-4.22.1 not-active"
    assert table.against("move x 0111") == "GL-4.22.1 enemy-unit"


@rule("GL-4.12.1")
def test_a_group_has_two_markers_unless_the_battle_says_otherwise() -> None:
    ask = Table.scenario("fredericksburg").ask
    markers = [ask.markers(turn["turn"]) for turn in ask.turns()]
    assert [number["Longstreet"] for number in markers] == [2] * 9
    assert [number["VI/Smith"] for number in markers] == [1] * 9


@rule("GL-4.21.1")
def test_a_marker_needs_a_unit_on_the_map_or_due() -> None:
    army = CORPS + "US Z leader waiting am=B reinf=G\nUS z inf reinf=G cmd=Z"
    later = Table(army, arrivals={"G": "T2 0101"}).dice(4, 4)
    assert "B" not in later.pool()
    now = Table(army, arrivals={"G": "T1 0101"}).dice(4, 4)
    assert now.pool()["B"] == 1


@rule("GL-4.21.2")
def test_a_marker_stays_in_the_pool_when_its_group_is_gone() -> None:
    table = Table(CORPS).dice(4, 4).with_units({"x": "eliminated"})
    leaders = table.written("leaders") | {"X": "eliminated"}
    table = table.changed(leaders=leaders)
    assert table.pool()["CS-AM"] == 1
    table.do("draw CS-AM")
    assert table.facts("marker-idle") == [{"marker": "CS-AM"}]


@rule("GL-4.21.2")
def test_a_leader_without_any_unit_of_his_group_does_not_act() -> None:
    table = Table(CORPS).dice(4, 4).with_units({"x": "eliminated"})
    assert table.leader("X") != "eliminated"
    table.do("draw CS-AM")
    assert table.facts("marker-idle") == [{"marker": "CS-AM"}]
    assert table.facts("set-aside") == [{"marker": "CS-AM"}]


@rule("GL-4.23.1")
def test_active_units_move_and_disordered_ones_may_rally() -> None:
    table = Table(CORPS + "US d inf 0510 N cmd=K D", begin="act K")
    assert table.kind == "move"
    assert table.legal("move a 0504")
    table.do("done")
    assert table.options() == ["rally d", "done"]


@rule("GL-4.24.1", "GL-R5")
def test_commands_act_one_after_another_once() -> None:
    table = Table(CORPS, begin="marker A").do("command L")
    assert table.kind == "move"
    table.do("done")
    assert table.against("command L") == "GL-4.24.1 has-acted"
    table.do("command K", "done", "end")
    assert [args["command"] for args in table.facts("acts")] == ["L", "K"]


@rule("GL-4.24.2")
def test_units_of_different_commands_do_not_act_together() -> None:
    table = Table(CORPS, begin="marker A").do("command K")
    assert table.ask.acting() == ["a"]


@rule("GL-4.24.3", "GL-R6", "GL-15.7", "GL-16.9")
def test_independent_units_are_commands_of_their_own() -> None:
    table = Table(CORPS + "US g art 0910 N cmd=Reserve alone\nUS h art 1810 N cmd=Reserve alone", begin="marker US-AM")
    assert table.options("command") == ["command g", "command h"]
    assert table.options("combine") == []
    table.do("command g")
    assert table.ask.acting() == ["g"]
    assert table.ask.command("g")["in_command"]
    for scenario, number in (("fredericksburg", 10), ("chancellorsville", 4)):
        commands = Table.scenario(scenario).ask.commands().values()
        assert sum(not command["led"] for command in commands) == number


@rule("GL-4.25.1", "GL-4.25.2", "GL-R7")
def test_who_may_be_named() -> None:
    table = Table(CORPS, begin="marker A")
    assert table.options("combine") == ["combine K", "combine L"]
    assert table.against("combine M") == "GL-4.25.2 no-leader-in-range"
    three = Table(CORPS + "US P leader 0509 am=A ca=1\nUS p inf 0509 N cmd=P", begin="marker A").do("combine K")
    assert three.options() == ["combine L", "combine P"]
    assert three.against("roll") == "GL-4.25.2 combination-incomplete"
    assert three.do("combine L").options() == ["combine P", "roll"]
    begun = Table(CORPS, begin="marker A").do("command K", "done")
    assert begun.options("combine") == []
    assert begun.against("combine K") == "GL-4.25.1 has-acted"


@rule("GL-4.25.2")
def test_each_uses_his_own_range() -> None:
    """L sees K within his range 5, K does not see L within his range 1: no legal pair."""
    table = Table(CORPS.replace("US K leader 0505 am=A ca=2", "US K leader 0505 am=A ca=2 range=1"), begin="marker A")
    assert table.options("combine") == []


@rule("GL-4.25.3", "GL-4.25.4", "EX-01")
def test_a_higher_die_lets_them_act_as_one() -> None:
    table = named()
    assert table.seat == CHANCE_SEAT
    table.dice(6)
    assert table.facts("combined") == [{"total": 5, "die": 6}]
    assert table.kind == "move"
    assert table.ask.acting() == ["a", "b"]
    assert not table.legal("move a 0507")


def named() -> Table:
    """K is named; L and the roll follow by themselves, since there is no other answer."""
    return Table(CORPS, begin="marker A").do("combine K")


@rule("GL-4.25.5", "GL-5.14.2", "EX-01")
def test_an_equal_die_fails_and_puts_them_out_of_command() -> None:
    table = named().dice(5)
    assert table.facts("not-combined") == [{"total": 5, "die": 5}]
    table.do("command K")
    assert not table.ask.unit("a")["in_command"]
    assert table.facts("out-of-command") == [{"unit": "a"}]
    table.do("done", "command M")
    assert table.ask.unit("c")["in_command"]


@rule("GL-4.25.6", "GL-R8")
def test_a_leader_is_named_once_per_marker() -> None:
    army = CORPS + "US P leader 1517 am=A ca=1\nUS p inf 1517 N cmd=P"
    table = Table(army, begin="marker A").do("combine K", "combine L", "roll").dice(0)
    assert table.against("combine K") == "GL-4.25.6 named-before"
    assert table.options("combine") == ["combine M", "combine P"]


@rule("GL-4.25.7")
def test_command_is_judged_by_each_units_own_leader() -> None:
    """b stands next to K's unit, far from L: no comrade of its own Command links it."""
    table = Table(
        """
        US K leader 0505 am=A ca=0
        US a inf 0505 N cmd=K
        US L leader 0509 am=A ca=0 range=4
        US b inf 0504 N cmd=L
        US e inf 0509 N cmd=L
        """,
        begin="marker A",
    ).do("combine K")
    table.dice(9)
    assert table.ask.unit("a")["in_command"]
    assert table.ask.unit("e")["in_command"]
    assert not table.ask.unit("b")["in_command"]
