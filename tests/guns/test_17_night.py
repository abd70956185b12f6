"""GG-17 Night."""

from __future__ import annotations

from longroll.games.guns.data.materials import load_forces, load_times
from longroll.kit.clauses import rule
from tests.guns.field import Field
from tests.guns.table import Table

APART = {"H12 N": "Howard-F Howard-F Howard-F", "V65 W": "Heth-F Pender-F Heth-F"}


HOURS = load_times(load_forces()).spaces


def night(army: str, **more: object) -> Field:
    return Field(f"{army} night", APART, hour="NIGHT", **more)  # type: ignore[arg-type]


@rule("GG-17.1")
def test_nobody_has_attack_orders_at_night() -> None:
    table = Table("second-day").calmly("the end", 3000)
    assert table.state.over
    field = Field("CSA orders", APART, csa="ANY-1", hour="8PM")
    assert "order attack" not in field.options()
    dark = Field("start", APART, hour="NIGHT").ask
    assert {dark.order("USA"), dark.order("CSA")} == {"hold"}


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
    assert field.ask.works("V65") == ["a55", "a65"]
    assert field.told("works")[0].seen_by is None


@rule("GG-17.4")
def test_the_decision_is_put_even_without_a_march_token() -> None:
    field = night("CSA", csa="ANY-1")
    assert (field.kind, field.options()) == ("works", ["done"])
    assert night("CSA", csa="").kind != "works"


@rule("GG-17.5", "GG-W45", "GG-R1")
def test_the_time_track_of_2_july() -> None:
    """What is left of 1 July lies at 5 and 6 am."""
    for army, point in (("USA", "BALTIMORE"), ("CSA", "CHAMBERSBURG")):
        left = {"track": {army: [1, 1] + [0] * 15}, "groups": {army: [[0, 0, 0, 0, 0, 0, 2]]}}
        ask = night(army, **left).ask
        assert ask.track(army) == dict(zip(HOURS, [1] * 2 + [2] * 6 + [3] * 9, strict=True))
        assert ask.group(army, 1) == {"rumor": 2}
        assert ask.group(army, 2) == {point: 1, "rumor": 5}
        assert ask.group(army, 3) == {point: 1, "rumor": 8}


@rule("GG-17.6", "GG-W45")
def test_the_time_track_of_3_july_is_the_unions() -> None:
    field = night("USA", day=2)
    assert field.ask.track("USA") == dict.fromkeys(HOURS, 4)
    assert field.ask.group("USA", 4) == {"TANEYTOWN": 1, "rumor": 16}
    while field.ask.time()["day"] == 2:
        field.do(next(answer for answer in ("done", "order hold", field.options()[0]) if field.legal(answer)))
    assert field.ask.track("CSA") == {}
    assert field.ask.tokens_to_come("USA") == 17


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
    assert field.ask.debt() == 0
    assert field.gone() == ["Hancock-F", "Howard-F"]
    assert [e.seen_by for e in field.told("removed")] == [None, None]


@rule("GG-17.8", "GG-17.9")
def test_owing_is_an_answer_and_with_one_full_block_the_only_one() -> None:
    field = Field("USA night", {"H12 N": "Howard-F Sykes-F", "V65 W": "Heth-F"}, hour="NIGHT").do("owe")
    assert field.ask.debt() == 3
    assert field.gone() == []
    poor = Field("USA night", {"H12 N": "Howard-F Sykes-R1", "V65 W": "Heth-F"}, hour="NIGHT")
    assert poor.kind != "losses"
    assert poor.ask.debt() == 3


@rule("GG-17.8")
def test_only_the_union_pays_and_only_on_1_july() -> None:
    rebels = night("CSA")
    assert rebels.kind != "losses"
    assert rebels.ask.debt() == 0
    second = Field(
        "USA night", APART, hour="NIGHT", day=2, objectives=[{"area": "a34"}, {"area": "a31"}, {"area": "a15"}]
    )
    assert second.ask.debt() == 0
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
    assert field.ask.track("CSA")["NIGHT"] == 3
    assert field.ask.received("CSA") == 6
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
