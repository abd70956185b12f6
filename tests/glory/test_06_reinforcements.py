"""GL-6.5 Reinforcements: columns, entry, protected entry hexes."""

from __future__ import annotations

from longroll.kit.clauses import rule
from tests.glory.table import Table

COLUMN = """
US K leader waiting reinf=G
US a inf reinf=G cmd=K
US b inf reinf=G cmd=K
US c inf reinf=G cmd=K
US d inf reinf=G cmd=K
US e inf reinf=G cmd=K
CS x inf 1818 N
"""
ROAD = {"edge_roads": {"0501": "road"}}

ENDS = {"a": "0404", "b": "0604", "c": "0403", "d": "0603", "e": "0402"}


def column(begin: str = "move K", army: str = COLUMN, entry: str = "T1 0501", **changes: object) -> Table:
    return Table(army, begin=begin, arrivals={"G": entry}, **{**ROAD, **changes})  # type: ignore[arg-type]


@rule("GL-6.51.1", "GL-5.13.8")
def test_they_enter_in_step_b_from_their_turn_on() -> None:
    more = COLUMN + "US L leader 1010\nUS f inf 1010 N cmd=L\n"
    table = column("marker US-AM", army=more)
    assert "command K" in table.options()
    later = column("marker US-AM", army=more, entry="T2 0501")
    assert "command K" not in later.options()
    table.do("command K")
    assert table.kind == "move"
    assert all(table.ask.command(unit)["in_command"] for unit in "abcde")


@rule("GL-6.51.1")
def test_before_their_turn_they_wait() -> None:
    table = column("move K", entry="T2 0501", army=COLUMN + "US f inf 1010 N cmd=K\n")
    assert table.against("enter a 0501") == "GL-6.51.1 not-due"
    assert table.against("enter f 0501") == "GL-6.51.1 not-waiting"


@rule("GL-6.51.2", "GL-6.51.3", "EX-11")
def test_the_column_pays_slot_by_slot() -> None:
    table = column()
    spent = []
    for action in ("enter a 0501", "share b 0501", "enter c 0501", "share d 0501", "enter e 0501"):
        table.do(action)
        unit = action.split()[1]
        spent.append(table.ask.reach(unit)["0501"])
        assert table.legal(f"move {unit} 05{6 - spent[-1]:02d}")
        table.do(f"move {unit} {ENDS[unit]}", "face S")
    assert spent == [1, 1, 2, 2, 3]


@rule("GL-6.51.2")
def test_mp_left_after_the_column() -> None:
    table = column().do("enter a 0501")
    assert table.legal("move a 0505")
    assert not table.legal("move a 0506")
    table.do("move a 0505", "face S", "enter b 0501")
    assert table.legal("move b 0504")
    assert not table.legal("move b 0505")


@rule("GL-6.51.3")
def test_only_units_that_may_stack_share_a_slot() -> None:
    army = COLUMN + "US L leader waiting reinf=G\nUS h cav reinf=G cmd=K\n"
    table = column(army=army).do("enter a 0501", "move a 0404", "face S")
    assert table.legal("share b 0501")
    assert table.against("share h 0501") == "GL-6.51.3 no-slot-to-share"
    table.do("share b 0501", "move b 0604", "face S")
    assert table.against("share c 0501") == "GL-6.51.3 no-slot-to-share"


@rule("GL-6.51.3")
def test_a_leader_uses_any_slot() -> None:
    table = column()
    for unit, place in zip("abc", ("0404", "0604", "0403"), strict=True):
        table.do(f"enter {unit} 0501", f"move {unit} {place}", "face S")
    table.do("arrive K 0501")
    assert table.legal("ride-to 0510")
    assert not table.legal("ride-to 0511")
    table.do("ride-to 0505")
    assert table.leader("K") == "0505"


@rule("GL-6.51.4", "GL-R17")
def test_without_a_road_the_terrain_is_paid() -> None:
    table = Table(COLUMN, begin="move K", arrivals={"G": "T1 0501"}, woods="0501").do("enter a 0501")
    assert table.ask.reach("a")["0501"] == 2


@rule("GL-6.51.5")
def test_they_may_march() -> None:
    table = column().do("enter a 0501")
    assert table.legal("march a 0507")
    assert not table.legal("march a 0508")


@rule("GL-6.51.6", "GL-6.51.7")
def test_one_zone_for_all_of_a_group() -> None:
    table = column(entry="T1 0501 0601 1501")
    assert table.legal("enter a 1501")
    table.do("enter a 0501", "move a 0404", "face S")
    assert table.legal("enter b 0601")
    assert table.against("enter b 1501") == "GL-6.51.7 not-its-entry"


@rule("GL-6.52.1", "GL-R57")
def test_they_must_enter_as_far_as_they_can() -> None:
    marker = column("marker US-AM", army=COLUMN + "US L leader 1010\nUS f inf 1010 N cmd=L\n")
    assert marker.against("end") == "GL-6.52.1 must-enter"
    table = column()
    assert table.against("done") == "GL-6.52.1 reinforcements-must-enter"
    for unit, place in ENDS.items():
        assert not table.legal("done")
        verb = "share" if table.legal(f"share {unit} 0501") else "enter"
        table.do(f"{verb} {unit} 0501", f"move {unit} {place}", "face S")
    assert table.kind == "ride"
    table.do("ride-to 0404")
    assert [args["leader"] for args in table.facts("arrives")] == ["K"]


@rule("GL-6.52.1")
def test_those_that_cannot_wait() -> None:
    table = column("marker US-AM", army=COLUMN + "CS y inf 0501 S\nUS L leader 1010\nUS f inf 1010 N cmd=L\n")
    assert table.legal("end")
    assert "command K" not in table.options()


@rule("GL-6.53.1", "GL-6.53.2", "GL-R57")
def test_enemy_entry_hexes_are_closed_while_reinforcements_wait() -> None:
    army = "CS X leader 0503\nCS x inf 0503 N cmd=X\nUS K leader waiting reinf=G\nUS a inf reinf=G cmd=K\n"
    table = Table(army, begin="move X", arrivals={"G": "T6 0501"})
    assert table.against("move x 0501") == "GL-6.53.1 barred"
    assert table.ask.closed("x") == {"0501": "GL-6.53.1"}
    assert table.with_units({"a": "eliminated"}).legal("move x 0501")
    leader_only = Table(
        "CS X leader 0503\nCS x inf 0503 N cmd=X\nUS K leader waiting reinf=G\nUS a inf 1010 N cmd=K\n",
        begin="move X",
        arrivals={"G": "T6 0501"},
    )
    assert leader_only.legal("move x 0501")
    shared = Table(army + "CS y inf reinf=H cmd=X\n", begin="move X", arrivals={"G": "T6 0501", "H": "T6 0501"})
    assert shared.legal("move x 0501")
