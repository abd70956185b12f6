"""GL-6 Movement: step b (the searches themselves are proven in ``test_06_reach``)."""

from __future__ import annotations

from longroll.kit.clauses import rule
from tests.glory.table import Table

ONE = "US K leader 0505\nUS a inf 0505 N cmd=K\n"


@rule("GL-6.11.1", "GL-6.11.2", "GL-R13")
def test_units_and_leaders_move_up_to_their_allowance() -> None:
    table = Table(ONE + "US b inf 0905 N cmd=K\nCS x inf 1818 N", begin="move K")
    assert table.legal("move a 0510")
    assert not table.legal("move a 0511")
    assert table.legal("march a 0511")
    table.do("move a 0506", "face S")
    assert table.against("move a 0507") == "GL-6.12.1 has-moved"
    table.do("ride K", "ride-to 0515")
    assert table.leader("K") == "0515"
    assert table.against("ride K") == "GL-6.12.1 leader-has-moved"
    assert table.facts("moves") == [{"unit": "a", "hex": "0506", "cost": 1}]


@rule("GL-6.11.1")
def test_disordered_units_move_less_but_cavalry_keeps_its_allowance() -> None:
    table = Table("US K leader 0505\nUS a inf 0505 N cmd=K D\nUS h cav 0909 N cmd=K D\nCS x inf 1818 N", begin="move K")
    assert table.legal("move a 0509")
    assert not table.legal("move a 0510")
    assert table.legal("move h 0917")


@rule("GL-6.12.1")
def test_stacked_units_move_singly() -> None:
    table = Table(ONE + "US b inf 0505 N cmd=K\nCS x inf 1818 N", begin="move K").do("move b 0504", "face N")
    assert table.stack("0505") == ["a"]
    assert table.legal("move a 0504")


@rule("GL-6.13.2", "GL-11.12.1", "GL-12.3.2", "GL-R53")
def test_who_may_not_march() -> None:
    army = "US K leader 0505\nUS a inf 0505 N cmd=K D\nUS h cav 0909 N cmd=K foot\nCS x inf 1818 N"
    table = Table(army, begin="move K")
    assert table.against("march a 0504") == "GL-11.12.1 disordered-extended"
    assert table.against("march h 0908") == "GL-12.3.2 dismounted-extended"


@rule("GL-6.13.4")
def test_a_hex_in_normal_reach_may_be_marched_to() -> None:
    """It is offered only where the MP left are of use (``test_06_paths``), but legal everywhere."""
    table = Table(ONE + "CS x inf 1818 N", begin="move K")
    assert table.options("march")
    assert "march a 0504" not in table.options()
    assert table.do("march a 0504", "face N").at("a") == "0504"
    table.do("ride K", "hurry-to 0504")
    assert table.leader("K") == "0504"


@rule("GL-6.13.3")
def test_extended_movement_keeps_two_hexes_away() -> None:
    near = Table(ONE + "CS x inf 0507 N", begin="move K")
    assert near.options("march") == []
    assert near.against("march a 0501") == "GL-6.13.3 move-begins"
    table = Table(ONE + "CS x inf 0514 N", begin="move K")
    assert table.against("march a 0512") == "GL-6.13.3 move-close"


@rule("GL-6.31.1")
def test_artillery_that_fired_does_not_move() -> None:
    table = Table(
        "US K leader 0505\nUS g art 0505 N cmd=K\nUS a inf 0606 N cmd=K\nCS X leader 1801\nCS x inf 0503 S cmd=X",
        begin="act K",
    )
    table.do("fire g 0503 -").quietly("move")
    assert table.against("move g 0506") == "GL-6.31.1 has-fired"
    assert table.legal("move a 0607")


@rule("GL-6.41.6")
def test_infantry_without_a_leader_stacks_only_within_its_brigade() -> None:
    table = Table(
        """
        US m_a inf 0505 N cmd=Reserve alone
        US m_b inf 0506 N cmd=Reserve alone
        US n inf 0507 N cmd=Reserve alone
        CS x inf 1818 N
        """,
        begin="move m_a",
    )
    assert table.legal("move m_a 0506")
    assert table.against("move m_a 0507") == "GL-6.41.1 move-stack"


@rule("GL-6.43.1")
def test_the_order_of_a_stack() -> None:
    table = Table(
        """
        US K leader 0505
        US a inf 0505 N cmd=K
        US b inf 0506 N cmd=K
        US g art 0508 N cmd=K
        US h art 0509 N cmd=K
        US c inf 0512 N cmd=K
        US i art 0512 N cmd=K
        CS x inf 1818 N
        """,
        begin="move K",
    )
    table.do("move b 0505")
    assert table.stack("0505") == ["b", "a"]
    table.do("move h 0508")
    assert table.stack("0508") == ["h", "g"]
    table.do("move c 0513", "face N", "move i 0513")
    assert table.stack("0513") == ["c", "i"]


@rule("GL-6.43.1")
def test_infantry_goes_beneath_artillery() -> None:
    table = Table("US K leader 0505\nUS a inf 0505 N cmd=K\nUS g art 0506 S cmd=K\nCS x inf 1818 N", begin="move K")
    table.do("move a 0506")
    assert table.stack("0506") == ["a", "g"]
    assert table.facing("0506") == "S"


@rule("GL-6.43.2", "GL-R16", "GL-11.12.7")
def test_two_infantry_exchange_places() -> None:
    army = ONE + "US b inf 0505 N cmd=K\n"
    table = Table(army + "CS x inf 1818 N", begin="move K").do("swap a")
    assert table.stack("0505") == ["b", "a"]
    assert table.against("move a 0504") == "GL-6.12.1 has-moved"
    assert table.legal("move b 0504")
    disordered = Table(army.replace("N cmd=K\nUS b", "N cmd=K D\nUS b") + "CS x inf 0504 S", begin="move K")
    assert disordered.against("swap a") == "GL-11.12.7 rooted"
    assert disordered.legal("swap b")
    single = Table(ONE + "US g art 0505 N cmd=K\nCS x inf 1818 N", begin="move K")
    assert single.against("swap a") == "GL-6.43.2 no-partner"


@rule("GL-6.12.1")
def test_the_step_ends_when_the_player_says_so() -> None:
    table = Table(ONE + "CS x inf 1818 N", begin="move K")
    assert table.options()[-1] == "done"
    assert table.against("rally a").startswith("GL-6.11.1 not-an-answer")


@rule("GL-10.26.1")
def test_cavalry_that_moved_swiftly_is_noted() -> None:
    army = "US K leader 0505\nUS h cav 0505 N cmd=K\nCS x inf 1818 N"
    swift = Table(army, begin="move K").do("move h 0503", "stay", "face N")
    assert swift.noted("galloped") == ["h"]
    woods = " ".join(("0504", "0405", "0406", "0506", "0605", "0606"))
    slow = Table(army, begin="move K", woods=woods).do("move h 0504", "stay", "face N")
    assert slow.noted("galloped") == []
