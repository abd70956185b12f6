"""GG-5 Sequence of play."""

from __future__ import annotations

from longroll.games.guns import GUNS
from longroll.games.guns.data.materials import load_forces, load_times
from longroll.kit.clauses import rule
from tests.guns.field import Field
from tests.guns.table import Table

FAR_APART = {"H12 N": "Howard-F Howard-F Howard-F", "V65 W": "Heth-F Pender-F Hood-F"}
"""Two armies that have nothing to do with each other."""


@rule("GG-5.1", "GG-7.1")
def test_a_turn_is_duration_two_phases_and_objectives() -> None:
    field = Field("start", {**FAR_APART, "H42 N": "Sykes-F"}, received={"USA": 0, "CSA": 1})
    seen = []
    while not field.told("turn"):
        seen.append((field.kind, field.seat))
        words = field.options()
        calm = [w for w in ("hours 1", "done", "wait", "order hold") if w in words]
        field.do(calm[0] if calm else words[0])
    kinds = [kind for kind, seat in seen if seat != "chance"]
    assert kinds[0] == "hours"
    assert [seat for kind, seat in seen if kind == "order"] == ["USA", "CSA"]
    assert kinds[-1] == "objectives"
    assert [e.args["space"] for e in field.told("turn")] == ["11AM"]


@rule("GG-5.2")
def test_steps_of_the_action_phase_come_in_order() -> None:
    """A Union phase with something to decide in every step: withdrawals, attacks, entries, marches, orders."""
    field = Field(
        "USA phase",
        {"H34 N": "Howard-F", "H35 S": "Heth-F", "H12 N": "Sykes-F Sykes-F"},
        usa="ANY-1 ANY-1 MARCH",
        waiting={"BALTIMORE": ["Slocum-F"]},
        orders={"USA": "attack"},
        day=2,
        hour="11AM",
    )
    kinds: list[str] = []
    while field.seat == "USA" and (not kinds or kinds[-1] != "order"):
        if not kinds or kinds[-1] != field.kind:
            kinds.append(field.kind)
        words = field.options()
        calm = [w for w in ("done", "wait", "order attack") if w in words]
        field.do(calm[0] if calm else words[0])
    order = ["withdrawal", "attack", "idle-return", "entry", "march", "order"]
    assert [kind for kind in kinds if kind in order] == [kind for kind in order if kind in kinds]
    assert {"attack", "entry", "order"} <= set(kinds)


@rule("GG-5.3", "GG-R55")
def test_roles_are_set_anew_and_the_withdrawing_player_acts_twice_running() -> None:
    field = Field("CSA orders", FAR_APART, csa="ANY-1 ANY-1", usa="ANY-1")
    assert field.ask.time()["first"] == "USA"
    field.do("order withdraw", "discard ANY-1", "done")
    assert field.ask.time()["first"] == "CSA"
    assert [e.args["first"] for e in field.told("turn")] == ["CSA"]
    assert (field.kind, field.seat) == ("hours", "USA")
    field.do("hours 1")
    assert field.told("phase")[-1].args["army"] == "CSA"


@rule("GG-5.4", "GG-R1")
def test_49_hours_in_three_days() -> None:
    table = Table("historical").calmly("the end", 3000)
    turns = [(int(e.args["day"]), str(e.args["space"])) for e in table.told("turn")]
    assert len(turns) == 15 + 17 + 17
    assert [turns.count((day, "NIGHT")) for day in (1, 2, 3)] == [1, 1, 1]
    assert turns[0] == (1, "7AM")
    assert (2, "5AM") in turns
    times = load_times(load_forces())
    assert times.first_space == {"1": "7AM", "2": "5AM", "3": "5AM"}
    assert len(times.spaces) == 17


@rule("GG-5.5")
def test_blocks_that_share_a_position_are_mixed_at_the_start_of_their_phase() -> None:
    field = Field("CSA march", {"H32 N": "Heth-F", "H31 N": "Pender-F", "H12 N": "Hood-F", "V61 W": "Howard-F"})

    def cells(position: str) -> set[int]:
        """The sets of blocks that the Union cannot tell apart on a position."""
        there = GUNS.view(field.state, "USA").position["positions"][position]["CSA"]["blocks"]
        return {block["cell"] for block in there}

    field.do("march Heth-F H32", "to H33 a33", "march Pender-F H31", "to H33 -")
    assert len(cells("H33")) == 2, "they can still be told apart by the way they came"
    field.do("done")
    while not field.told("phase") or field.told("phase")[-1].args["army"] != "CSA":
        words = field.options()
        field.do(next((calm for calm in ("done", "wait", "order hold", "hours 1") if calm in words), words[0]))
    assert len(cells("H33")) == 1
    assert not cells("H12") & cells("H33")


@rule("GG-5.5", "GG-2.2")
def test_the_other_army_sees_blocks_without_identity() -> None:
    """Exchanging two blocks of one stack changes nothing in what the other side is shown."""
    field = Field("CSA march", {"H33 N": "Heth-F", "H12 N": "Pender-F", "V61 W": "Howard-F"})
    other = Field("CSA march", {"H33 N": "Pender-F", "H12 N": "Heth-F", "V61 W": "Howard-F"})
    assert GUNS.view(field.state, "USA").position == GUNS.view(other.state, "USA").position
    assert GUNS.view(field.state, None).position == GUNS.view(other.state, None).position
    assert GUNS.view(field.state, "CSA").position != GUNS.view(other.state, "CSA").position
    faces = {b["block"] for b in GUNS.view(field.state, "USA").position["positions"]["H33"]["CSA"]["blocks"]}
    assert faces == {"CSA-?.1"} or faces == {"CSA-?.2"}


@rule("GG-2.2")
def test_a_player_sees_his_own_faces() -> None:
    field = Field("CSA march", {"H33 N": "Heth-F", "V61 W": "Howard-F"})
    mine = GUNS.view(field.state, "CSA").position["positions"]["H33"]["CSA"]["blocks"]
    assert [b["block"] for b in mine] == ["Heth-F.1"]


def test_a_quiet_game_is_won_by_the_union() -> None:
    table = Table("three-days").calmly("the end", 3000)
    assert table.state.over
    assert table.seat is None
    assert table.state.result.winner == "USA"
    for army in ("USA", "CSA"):
        assert table.size(army, "tray") <= 8
