"""GL-7 Facing: turning in place, choosing a facing."""

from __future__ import annotations

from longroll.kit.clauses import rule
from tests.glory.table import Table

ONE = "US K leader 0505\nUS a inf 0505 N cmd=K\n"


@rule("GL-7.12.1")
def test_a_unit_turns_without_moving_and_may_still_move() -> None:
    table = Table(ONE + "CS x inf 1818 N", begin="move K").do("turn a S")
    assert table.facing("0505") == "S"
    table.do("turn a N", "turn a SE")
    assert table.facing("0505") == "SE", "a wrong turn can be put right"
    assert table.legal("move a 0504")
    assert table.noted("stirred") == []


@rule("GL-7.11.1", "GL-7.12.1")
def test_a_unit_that_has_moved_chooses_its_facing() -> None:
    table = Table(ONE + "CS x inf 1818 N", begin="move K").do("move a 0504")
    assert table.options() == [f"face {facing}" for facing in ("N", "NE", "SE", "S", "SW", "NW")]
    table.do("face SE")
    assert table.facing("0504") == "SE"
    assert Table(ONE + "CS x inf 1818 N", begin="move K").against("turn a N") == "GL-7.12.1 faces-there"


@rule("GL-7.12.2", "GL-R18")
def test_a_stack_turns_only_together() -> None:
    joined = Table(ONE + "US b inf 0506 S cmd=K\nCS x inf 1818 N", begin="move K").do("move a 0506")
    assert joined.kind == "move"
    assert joined.facing("0506") == "S"
    mixed = Table(ONE + "US L leader 0707\nUS g art 0505 N cmd=L\nCS x inf 1818 N", begin="move K")
    assert mixed.against("turn a S") == "GL-7.12.2 stack-not-active"
    both = Table(ONE + "US b inf 0505 N cmd=K\nCS x inf 1818 N", begin="move K")
    assert both.against("turn b S") == "GL-7.12.2 turn-by-another"
    both.do("turn a S", "turn a NW")
    assert both.facing("0505") == "NW"


@rule("GL-7.14.1", "GL-7.12.2")
def test_a_stack_whose_guns_have_fired_turns_no_more() -> None:
    army = "US K leader 0505\nUS a inf 0505 S cmd=K\nUS g art 0505 S cmd=K\nCS X leader 1801\nCS x inf 0508 N cmd=X"
    table = Table(army, begin="fire K").do("fire g 0508 -").dice(0)
    assert table.kind == "move"
    assert table.options("turn") == []
    assert table.against("turn a N") == "GL-7.14.1 fired-facing"
    assert table.legal("move a 0506")


@rule("GL-11.12.8")
def test_a_disordered_unit_next_to_the_enemy_keeps_its_facing() -> None:
    near = Table("US K leader 0505\nUS a inf 0505 N cmd=K D\nCS x inf 0506 N", begin="move K")
    assert near.against("turn a S") == "GL-11.12.8 rooted"
    away = Table("US K leader 0505\nUS a inf 0505 N cmd=K D\nCS x inf 0510 N", begin="move K")
    assert away.legal("turn a S")


@rule("GL-7.14.3", "GL-R20")
def test_artillery_on_infantry_does_not_turn_to_fire() -> None:
    army = "US K leader 0505\nUS a inf 0505 N cmd=K\nUS g art 0505 N cmd=K\nCS X leader 1801\nCS x inf 0508 N cmd=X"
    table = Table(army, begin="fire K")
    assert table.options("fire") == []
    alone = Table(army.replace("US a inf 0505", "US a inf 0404"), begin="fire K")
    assert alone.options("fire")
