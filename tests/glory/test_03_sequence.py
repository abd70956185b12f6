"""GL-3 Sequence of play, GL-5.2 initiative."""

from __future__ import annotations

from longroll.kit import CHANCE_SEAT
from longroll.kit.clauses import rule
from tests.glory.table import Table

ARMY = """
US K leader 0505 am=A
US a inf 0505 N cmd=K
US L leader 0805 am=B
US b inf 0805 N cmd=L
CS X leader 0514 am=C
CS x inf 0514 N cmd=X
"""


def order_of_events(table: Table, *kinds: str) -> list[str]:
    return [event.kind for event in table.events if event.kind in kinds]


@rule("GL-3.0.1", "GL-3.C.4")
def test_phases_follow_each_other() -> None:
    table = Table(ARMY + "CS y inf recovery N cmd=X", markers={"A": 2, "C": 2})
    table.do("die 9", "die 1").do("open A").quietly("place")
    kinds = order_of_events(table, "initiative", "opens", "marker", "set-aside", "recovers", "is-lost", "turn")
    assert kinds[:3] == ["initiative", "opens", "marker"]
    assert kinds[3:-1] == ["set-aside", "marker"] * 4 + ["set-aside"]
    assert table.pool() == {}


@rule("GL-3.A.1", "GL-5.21.1")
def test_the_higher_total_has_the_initiative() -> None:
    table = Table(ARMY, turn="T2").dice(5, 5)
    assert table.facts("initiative-roll") == [
        {"side": "US", "die": 5, "total": 6},
        {"side": "CS", "die": 5, "total": 5},
    ]
    assert table.facts("initiative") == [{"side": "US"}]
    assert table.seat == "US"
    assert Table(ARMY, turn="T2").dice(4, 6).facts("initiative") == [{"side": "CS"}]


@rule("GL-5.21.2", "EX-06")
def test_a_tie_gives_the_initiative_to_nobody() -> None:
    table = Table(ARMY, turn="T2").dice(6, 7)
    assert table.facts("no-initiative")
    assert table.kind == "draw"
    assert table.pool() == {"A": 1, "B": 1, "C": 1}


@rule("GL-5.22.1")
def test_a_turn_may_give_the_initiative_without_a_roll() -> None:
    table = Table(ARMY + "CS Y leader 0814 am=D\nCS z inf 0814 N cmd=Y", turn="T3")
    assert (table.seat, table.kind) == ("CS", "open")


@rule("GL-3.A.2", "GL-5.23.1")
def test_the_first_marker_is_kept_out_of_the_pool() -> None:
    table = Table(ARMY, markers={"A": 2}).dice(9, 0)
    assert table.options() == ["open A", "open B"]
    assert table.against("open C") == "GL-3.A.2 marker-of-the-enemy"
    assert table.against("done").startswith("GL-5.23.1")
    table.do("open A")
    assert table.facts("marker") == [{"marker": "A"}]
    assert table.pool() == {"A": 1, "B": 1, "C": 1}


@rule("GL-3.A.2")
def test_without_an_available_marker_the_step_is_skipped() -> None:
    table = Table("US K leader 0505 am=A\nUS a inf 0505 N cmd=K\nCS X leader 0514 am=C\nCS x inf eliminated N cmd=X")
    table.dice(0, 9)
    assert table.facts("initiative") == [{"side": "CS"}]
    assert not table.facts("opens")
    assert table.facts("marker") == [{"marker": "A"}]


@rule("GL-3.B.1", "GL-3.C.1")
def test_each_counter_in_the_pool_is_equally_likely() -> None:
    table = Table(ARMY, markers={"A": 2, "B": 3}).dice(4, 4)
    assert table.seat == CHANCE_SEAT
    weights = {str(option): option.weight for option in table.state.options()}
    assert weights == {"draw A": 2, "draw B": 3, "draw C": 1}
    table.do("draw B")
    assert table.pool() == {"A": 2, "B": 2, "C": 1}
    assert table.against("open A").startswith("GL-4.24.1")


@rule("GL-3.C.2")
def test_the_steps_of_an_activation_in_their_order() -> None:
    table = Table(
        """
        US K leader 0505
        US a inf 0505 N cmd=K
        US g art 0706 NW cmd=K
        US d inf 0512 N cmd=K D
        CS X leader 0514
        CS x inf 0503 S cmd=X
        """,
        begin="act K",
    )
    assert table.kind == "fire"
    table.do("done")
    assert table.kind == "move"
    table.do("move a 0504", "face N", "done")
    assert table.kind == "charge"
    table.do("done")
    assert table.kind == "rally"
    table.do("done")
    assert table.facts("set-aside") == [{"marker": "US-AM"}]


@rule("GL-3.C.3", "GL-4.26.1")
def test_marks_are_cleared_when_the_marker_is_set_aside() -> None:
    table = Table(ARMY, begin="marker A").do("command K", "move a 0504", "face N")
    assert table.noted("moved") == ["a"]
    table.do("done")
    assert table.facts("set-aside") == [{"marker": "A"}]
    for mark in ("moved", "fired", "answered", "defended", "acting", "acted"):
        assert table.noted(mark) == []


@rule("GL-3.D.1", "GL-3.D.2", "GL-3.D.3", "GL-R4", "GL-11.42.1", "GL-11.61.1")
def test_a_withdrawn_unit_tests_a_turn_later() -> None:
    table = Table(ARMY + "US w inf withdrawn N cmd=K\nUS r inf recovery N cmd=K", begin="recovery")
    assert table.seat == CHANCE_SEAT
    table.dice(9)
    assert table.at("r") == "eliminated"
    assert table.at("w") == "recovery"
    assert [args["unit"] for args in table.facts("is-lost")] == ["r"]
    assert [args["unit"] for args in table.facts("to-recovery")] == ["w"]


@rule("GL-3.D.4")
def test_the_marker_advances_until_the_last_turn_is_over() -> None:
    table = Table(ARMY, turn="T1", last="T2").dice(4, 4).quietly("die")
    assert table.ask.turn()["turn"] == "T2"
    table.quietly()
    assert table.state.over
    assert table.state.check("draw A") is not None
    assert table.against("draw A") == "GL-3.D.4 game-over"


@rule("GL-R61")
def test_the_players_may_agree_on_a_draw_at_any_time() -> None:
    table = Table(ARMY).do("agree CS")
    assert (table.state.over, table.state.result.winner) == (True, None)
    assert not table.facts("points")
    assert table.against("draw A") == "GL-3.D.4 game-over"


def test_either_side_may_concede_at_any_time() -> None:
    table = Table(ARMY)
    assert table.seat == CHANCE_SEAT
    table.do("concede CS")
    assert table.state.over
    assert table.facts("victory")[0]["side"] == "US"
