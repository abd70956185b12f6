"""GL-5 Leadership: command, leaders that flee or go along."""

from __future__ import annotations

from longroll.kit.clauses import rule
from tests.glory.table import Table

ROWS_OF_WOODS = " ".join(f"{column:02d}{row:02d}" for column in range(1, 21) for row in range(1, 5))


def in_command(army: str, command: str = "K", begin: str = "move", **changes: object) -> set[str]:
    table = Table(army, begin=f"{begin} {command}", **changes)  # type: ignore[arg-type]
    return {name for name in table.ask.acting() if table.ask.command(name)["in_command"]}


@rule("EX-13", "GL-5.13.1", "GL-5.14.1")
def test_range_is_counted_in_movement_points_and_comrades_link() -> None:
    linked = "US K leader 0505\nUS u inf 0502 N cmd=K\nUS v inf 0503 N cmd=K"
    assert in_command(linked, woods=ROWS_OF_WOODS) == {"u", "v"}
    other = "US K leader 0505\nUS L leader 0504\nUS u inf 0502 N cmd=K\nUS v inf 0503 N cmd=L"
    assert in_command(other, woods=ROWS_OF_WOODS) == set()
    assert in_command(other, command="L", woods=ROWS_OF_WOODS) == {"v"}


@rule("GL-5.14.1")
def test_the_chain_has_no_end() -> None:
    army = "US K leader 0505 range=1\n" + "\n".join(f"US u{row} inf 05{row:02d} N cmd=K" for row in range(6, 13))
    assert in_command(army) == {f"u{row}" for row in range(6, 13)}


@rule("GL-5.13.4", "GL-R10")
def test_status_is_fixed_when_the_command_begins() -> None:
    table = Table("US K leader 0505 range=2\nUS a inf 0508 N cmd=K\nCS x inf 0512 N", begin="act K")
    assert not table.ask.unit("a")["in_command"]
    table.do("ride K", "ride-to 0508")
    assert not table.ask.unit("a")["in_command"]


@rule("GL-5.13.5")
def test_units_in_command_are_free() -> None:
    table = Table("US K leader 0505\nUS a inf 0505 N cmd=K\nCS x inf 0508 N", begin="move K")
    assert table.legal("move a 0507")


@rule("GL-5.13.6", "GL-5.13.7", "EX-14")
def test_units_out_of_command_keep_away() -> None:
    far = Table("US K leader 1818\nUS a inf 0505 N cmd=K\nCS x inf 0502 S", begin="move K")
    assert far.legal("move a 0504")
    assert far.against("move a 0503") == "GL-5.13.6 out-of-command"
    near = Table("US K leader 1818\nUS a inf 0505 N cmd=K\nCS x inf 0504 S", begin="move K")
    assert near.legal("move a 0506")
    for place in ("0605", "0405"):
        assert near.against(f"move a {place}") == "GL-5.13.7 out-of-command"
    near.do("done")
    assert near.kind == "charge"
    assert near.legal("charge a")


@rule("GL-5.13.6")
def test_the_refusal_names_path_and_range() -> None:
    table = Table("US K leader 1010\nUS a inf 0503 N cmd=K\nCS x inf 0501 S", begin="move K")
    refusal = table.state.check("move a 0502")
    assert refusal is not None
    assert refusal.reason.args["range"] == 5
    assert int(refusal.reason.args["cost"]) > 5


@rule("GL-5.13.8")
def test_without_a_leader_on_the_map_units_are_out_of_command() -> None:
    assert in_command("US K leader waiting\nUS a inf 0505 N cmd=K") == set()


@rule("GL-5.13.9")
def test_limits_hold_in_step_b_only() -> None:
    """An out-of-command attacker that wins must advance next to another enemy."""
    table = Table(
        """
        US K leader 1818
        US a inf 0505 N cmd=K s=20
        CS X leader 1801
        CS x inf 0504 S cmd=X s=1 co=5
        CS y inf 0503 S cmd=X
        """,
        begin="charge K",
    )
    assert not table.ask.unit("a")["in_command"]
    table.do("charge a", "done").dice(9)
    table.do(table.options("retreat")[0])
    assert table.at("a") == "0504"
    assert table.ask.unit("a")["next_to_enemy"]


@rule("GL-5.15.1", "GL-5.15.2", "GL-5.15.3", "GL-R11")
def test_a_leader_alone_is_moved_to_the_nearest_hex() -> None:
    table = Table(
        """
        US K leader 0505
        US a inf 0505 N cmd=K
        CS X leader 0503
        CS x inf 0508 N cmd=X
        """,
        begin="move K",
    ).do("move a 0503", "face N")
    assert (table.seat, table.kind) == ("CS", "flee")
    assert len(table.options()) == 6
    assert table.against("flee X 0511") == "GL-5.15.2 not-nearest"
    table.do("flee X 0403")
    assert table.leader("X") == "0403"


@rule("GL-5.15.2")
def test_a_leader_passed_on_the_way_is_moved_too() -> None:
    table = Table("US K leader 0505\nUS a inf 0505 N cmd=K\nCS X leader 0503\nCS x inf 1010 N cmd=X", begin="move K")
    table.do("move a 0502", "face N")
    assert table.kind == "flee"


@rule("GL-5.15.4", "EX-35", "GL-11.61.2", "GL-R39")
def test_a_command_that_is_gone_loses_its_leader() -> None:
    table = Table(
        """
        US K leader 0505
        US a inf eliminated N cmd=K
        US b inf recovery N cmd=K
        US c inf withdrawn N cmd=K
        CS X leader 1010
        CS x inf 1010 N cmd=X
        """,
        begin="recovery",
    )
    assert [table.at(unit) for unit in "abc"] == ["eliminated"] * 3
    assert table.leader("K") == "eliminated"
    assert table.facts("recovers") == table.facts("is-lost") == []
    assert table.leader("X") == "1010"


@rule("GL-11.61.2")
def test_a_command_still_to_arrive_is_not_gone() -> None:
    table = Table(
        "US K leader 0505\nUS b inf recovery N cmd=K\nUS c inf reinf=G cmd=K\nCS x inf 1010 N",
        begin="recovery",
        arrivals={"G": "T6 0101"},
    )
    assert table.at("b") == "recovery"
    assert table.kind == "die"
    alone = Table("US g inf recovery N cmd=R alone\nCS x inf 1010 N", begin="recovery")
    assert alone.kind == "die"


@rule("GL-5.15.5", "GL-R12")
def test_leaders_stop_beside_the_enemy_and_go_along() -> None:
    table = Table("US K leader 0505\nUS a inf 0508 N cmd=K\nCS x inf 0503 S", begin="move K").do("ride K")
    assert table.legal("ride-to 0504")
    assert not table.legal("ride-to 0503")
    fight = Table(
        "US K leader 0505\nUS a inf 0505 N cmd=K s=20 co=9\nCS X leader 1801\nCS x inf 0504 S cmd=X s=1 co=3 dco=1",
        begin="charge K",
    ).do("charge a")
    fight.quietly("along")
    assert fight.kind == "along"
    assert fight.options() == ["along K", "remain K"]
    fight.do("along K")
    assert fight.leader("K") == fight.at("a")
