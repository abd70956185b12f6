"""GG-17 Night."""

from __future__ import annotations

from longroll.games.guns.board import GROUND
from longroll.games.guns.components import ATTACK, CSA, ENTRY, N_SPACES, SPACES, USA
from longroll.games.guns.rules.night import Duties
from longroll.games.guns.rules.setup import bare
from longroll.games.guns.rules.time_track import refill
from longroll.games.guns.state import GROUP_SIZE, N_GROUPS, RUMORS
from longroll.kit.clauses import rule
from tests.guns.field import Field
from tests.guns.table import Table

APART = {"H12 N": "Howard-F Howard-F Howard-F", "V65 W": "Heth-F Pender-F Heth-F"}


def night(army: str, **more: object) -> Field:
    return Field(f"{army} night", APART, hour="NIGHT", **more)  # type: ignore[arg-type]


@rule("GG-17.1")
def test_nobody_has_attack_orders_at_night() -> None:
    table = Table("second-day").calmly("the end", 3000)
    assert table.state.over
    field = Field("CSA orders", APART, csa="ANY-1", hour="8PM")
    assert "order attack" not in field.options()
    assert ATTACK not in Field("start", APART, hour="NIGHT").state.orders


@rule("GG-17.3", "GG-R24")
def test_duties_come_after_the_declaration_works_first() -> None:
    field = Field("USA orders", APART, usa="MARCH", hour="NIGHT")
    assert field.kind == "order"
    field.do("order hold")
    assert (field.kind, field.seat) == ("works", "USA")
    assert not field.told("night-reserve")
    field.do("done")
    assert field.told("night-reserve")
    assert field.kind == "losses"


@rule("GG-17.4")
def test_field_works_are_dug_with_march_tokens_where_blocks_stand() -> None:
    field = night("CSA", csa="MARCH MARCH ANY-1")
    assert field.kind == "works"
    assert field.options("works") == ["works V65 a55", "works V65 a65"]
    assert field.refused("works H12 a12") == "GG-17.4"
    assert field.refused("works V65 a11") == "GG-17.4"
    field.do("works V65 a65", "works V65 a55")
    assert field.pile("CSA", "tray") == {"ANY-1": 1}
    assert field.refused("works V65 a55") == "GG-17.4"
    field.do("done")
    stance = 2 * field.at("V65")
    assert (field.state.works[stance], field.state.works[stance + 1]) == (1, 1)
    assert field.told("works")[0].seen_by is None


@rule("GG-17.4")
def test_the_decision_is_put_even_without_a_march_token() -> None:
    field = night("CSA", csa="ANY-1")
    assert (field.kind, field.options()) == ("works", ["done"])
    assert night("CSA", csa="").kind != "works"


@rule("GG-17.5", "GG-W45", "GG-R1")
def test_the_time_track_of_2_july() -> None:
    for army, point in ((USA, "BALTIMORE"), (CSA, "CHAMBERSBURG")):
        b = bare(GROUND)
        b.track[army * N_SPACES] = b.track[army * N_SPACES + 1] = 1
        assert refill(b, army)
        row = {SPACES[s]: b.track[army * N_SPACES + s] for s in range(N_SPACES)}
        assert [row[s] for s in ("5AM", "6AM")] == [1, 1]
        assert [row[s] for s in SPACES[2:8]] == [2] * 6
        assert [row[s] for s in SPACES[8:]] == [3] * 9
        for group, rumors in ((1, 5), (2, 8)):
            start = (army * N_GROUPS + group) * GROUP_SIZE
            assert b.groups[start + RUMORS] == rumors
            assert b.groups[start + ENTRY[point]] == 1
            assert sum(b.groups[start : start + GROUP_SIZE]) == rumors + 1


@rule("GG-17.6", "GG-W45")
def test_the_time_track_of_3_july_is_the_unions() -> None:
    b = bare(GROUND)
    b.day = 2
    assert not refill(b, CSA)
    assert refill(b, USA)
    assert all(b.track[USA * N_SPACES + s] == 4 for s in range(N_SPACES))
    start = (USA * N_GROUPS + 3) * GROUP_SIZE
    assert (b.groups[start + RUMORS], b.groups[start + ENTRY["TANEYTOWN"]]) == (16, 1)


@rule("GG-17.7")
def test_the_return_stack_goes_back_into_the_reserve() -> None:
    field = Field("CSA orders", APART, csa="ANY-1 ANY-1 Heth-2", hour="7PM")
    field.do("order withdraw", "discard ANY-1", "discard Heth-2", "done")
    assert field.size("CSA", "returned") == 2
    while not field.told("night-reserve"):
        words = field.options()
        calm = [w for w in ("done", "wait", "order hold") if w in words]
        field.do(calm[0] if calm else words[0])
    army = field.told("night-reserve")[0].args["army"]
    assert field.size(str(army), "returned") == 0


@rule("GG-17.8")
def test_the_union_removes_two_full_blocks_or_owes_three() -> None:
    field = Field(
        "USA night",
        {"H12 N": "Howard-F Sykes-R1", "V65 W": "Heth-F", "H22 N": "Buford-F"},
        hour="NIGHT",
        waiting={"BALTIMORE": ["Slocum-F"]},
        off={"a00": ["Hancock-F"]},
    )
    assert field.kind == "losses"
    assert set(field.options()) == {
        "owe", "remove Howard-F H12", "remove Buford-F H22", "remove Slocum-F BALTIMORE", "remove Hancock-F a00",
    }  # fmt: skip
    assert field.refused("remove Sykes-R1 H12") == "GG-17.8"
    assert field.refused("remove Heth-F V65") == "GG-2.1"
    field.do("remove Howard-F H12")
    assert field.refused("owe") == "GG-17.8"
    field.do("remove Hancock-F a00")
    assert field.state.debt == 0
    assert field.gone() == ["Hancock-F", "Howard-F"]
    assert [e.seen_by for e in field.told("removed")] == [None, None]


@rule("GG-17.8", "GG-17.9")
def test_owing_is_an_answer_and_with_one_full_block_the_only_one() -> None:
    field = Field("USA night", {"H12 N": "Howard-F Sykes-F", "V65 W": "Heth-F"}, hour="NIGHT").do("owe")
    assert field.state.debt == 3
    assert field.gone() == []
    poor = Field("USA night", {"H12 N": "Howard-F Sykes-R1", "V65 W": "Heth-F"}, hour="NIGHT")
    assert poor.kind != "losses"
    assert poor.state.debt == 3


@rule("GG-17.8")
def test_only_the_union_pays_and_only_on_1_july() -> None:
    assert not any(isinstance(frame, Duties) for frame in night("CSA").state.frames)
    second = Field(
        "USA night", APART, hour="NIGHT", day=2, objectives=[{"area": "a34"}, {"area": "a31"}, {"area": "a15"}]
    )
    assert second.state.debt == 0
    assert second.kind != "losses"


@rule("GG-17.10")
def test_an_arrival_of_the_night_hour_is_kept_beside_the_track() -> None:
    field = Field(
        "CSA night",
        APART,
        hour="NIGHT",
        moment={"shown": {"CSA NIGHT": "HARRISBURG"}, "active": "CSA"},
        received={"USA": 4, "CSA": 5},
    )
    assert field.state.track[CSA * N_SPACES + N_SPACES - 1] == 3
    assert field.state.received[CSA] == 6
    assert field.ask.time()["day"] == 2


@rule("GG-17.7", "GG-8.5", "GG-17.2")
def test_tokens_returned_for_the_night_are_back_in_the_reserve_after_it() -> None:
    field = Field("CSA orders", APART, csa="ANY-1 ANY-1 Heth-2", hour="8PM")
    field.do("order withdraw")
    assert field.size("CSA", "tray") == 3, "the return is put off"
    assert (field.kind, field.seat) == ("night-return", "CSA")
    field.do("discard ANY-1", "discard Heth-2", "done")
    assert field.pile("CSA", "returned") == {"ANY-1": 1, "Heth-2": 1}
    before = field.pile("CSA", "reserve")
    drawn = field.options()[0].split()[1]
    field.draw(drawn)
    while not any(event.args["army"] == "CSA" for event in field.told("night-reserve")):
        words = field.options()
        calm = [word for word in ("done", "wait", "order hold") if word in words]
        field.do(calm[0] if calm else words[0])
    assert field.size("CSA", "returned") == 0
    wanted = dict(before)
    wanted[drawn] = wanted.get(drawn, 0) - 1
    wanted["ANY-1"] = wanted.get("ANY-1", 0) + 1
    wanted["Heth-2"] = wanted.get("Heth-2", 0) + 1
    assert field.pile("CSA", "reserve") == {token: number for token, number in wanted.items() if number}
    told = [event for event in field.told("night-reserve") if event.args["army"] == "CSA"]
    assert told[0].args["number"] == 2
