"""GL-12 Cavalry: mounting and dismounting."""

from __future__ import annotations

from longroll.kit.clauses import rule
from tests.glory.table import Table

HORSE = "US K leader 0505\nUS h cav 0505 N cmd=K\nUS a inf 0905 N cmd=K\n"
FAR = "CS X leader 1818\nCS x inf 1818 N cmd=X\n"


@rule("GL-12.1.1")
def test_changing_costs_two_points_at_the_end_of_the_move() -> None:
    table = Table(HORSE + FAR, begin="move K").do("move h 0511")
    assert table.kind == "mount"
    assert table.options() == ["dismount h", "stay"]
    table.do("dismount h", "face S")
    assert table.ask.unit("h")["dismounted"]
    assert table.against("move h 0512") == "GL-6.12.1 has-moved"
    spent = Table(HORSE + FAR, begin="move K").do("move h 0512")
    assert spent.kind == "face"


@rule("GL-12.1.1")
def test_changing_in_place() -> None:
    table = Table(HORSE + FAR, begin="move K").do("dismount h")
    assert table.ask.unit("h")["dismounted"]
    assert table.noted("stirred") == ["h"]
    on_foot = Table(HORSE.replace("N cmd=K\nUS a", "N cmd=K foot\nUS a") + FAR, begin="move K")
    assert on_foot.against("dismount h") == "GL-12.1.1 so-already"
    assert on_foot.against("mount a") == "GL-12.1.1 not-cavalry"
    assert on_foot.legal("move h 0510")
    assert not on_foot.legal("move h 0511")
    on_foot.do("mount h")
    assert not on_foot.ask.unit("h")["dismounted"]


@rule("GL-12.1.2")
def test_not_next_to_the_enemy_nor_into_an_illegal_stack() -> None:
    near = Table(HORSE + "CS X leader 1818\nCS x inf 0504 S cmd=X\n", begin="move K")
    assert near.against("dismount h") == "GL-12.1.2 change-near-enemy"
    stacked = Table(
        "US K leader 0505\nUS a inf 0505 N cmd=K\nUS h cav 0505 N cmd=K foot\n" + FAR,
        begin="move K",
    )
    assert stacked.against("mount h") == "GL-12.1.2 change-crowded"


@rule("GL-12.3.1")
def test_dismounted_cavalry_stacks_as_infantry_of_its_leader() -> None:
    on_foot = Table("US K leader 0505\nUS h cav 0505 N cmd=K foot\nUS a inf 0506 N cmd=K\n" + FAR, begin="move K")
    assert on_foot.legal("move h 0506")
    mounted = Table("US K leader 0505\nUS h cav 0505 N cmd=K\nUS a inf 0506 N cmd=K\n" + FAR, begin="move K")
    assert mounted.against("move h 0506") == "GL-6.41.1 move-stack"
