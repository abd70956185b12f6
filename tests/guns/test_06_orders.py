"""GG-6 General orders."""

from __future__ import annotations

from longroll.kit.clauses import rule
from tests.guns.field import Field

APART = {"H12 N": "Howard-F Howard-F Howard-F", "V65 W": "Heth-F Pender-F Heth-F"}


@rule("GG-6.1")
def test_an_order_is_declared_aloud_for_the_next_turn() -> None:
    field = Field("CSA orders", APART, csa="ANY-1")
    assert field.options() == ["order attack", "order hold", "order withdraw"]
    field.do("order attack")
    (told,) = field.told("order")
    assert (told.args, told.seen_by) == ({"army": "CSA", "order": "attack"}, None)
    assert field.ask.order("CSA") == "attack"


@rule("GG-6.2", "GG-7.9")
def test_who_cut_the_turn_short_must_attack_or_withdraw() -> None:
    field = Field("start", APART, csa="ANY-1", usa="ANY-1")
    assert (field.kind, field.seat) == ("hours", "CSA")
    assert field.options() == ["hours 1", "hours 2"]
    short, full = field, Field("start", APART, csa="ANY-1", usa="ANY-1")
    for table, hours in ((short, 1), (full, 2)):
        table.do(f"hours {hours}")
        while (table.kind, table.seat) != ("order", "CSA"):
            words = table.options()
            calm = [w for w in ("done", "wait", "order hold") if w in words]
            table.do(calm[0] if calm else words[0])
    assert short.options() == ["order attack", "order withdraw"]
    assert short.refused("order hold") == "GG-6.2"
    assert full.options() == ["order attack", "order hold", "order withdraw"]


@rule("GG-6.3")
def test_no_attack_order_before_night_or_with_an_empty_tray() -> None:
    assert Field("CSA orders", APART, csa="ANY-1", hour="8PM").refused("order attack") == "GG-6.3"
    assert Field("CSA orders", APART, csa="").refused("order attack") == "GG-6.3"
    assert Field("CSA orders", APART, csa="ANY-1", hour="7PM").legal("order attack")


@rule("GG-6.4", "GG-R40")
def test_hold_while_an_army_is_not_on_the_map() -> None:
    field = Field("CSA orders", {"H12 N": "Howard-F"}, csa="ANY-1", moment={"short": True, "active": "CSA"})
    assert field.told("order") == []
    assert field.ask.declared("CSA") == "hold"
    alone = Field("USA phase", {"H12 N": "Howard-F"}, usa="ANY-1", orders={"USA": "hold"})
    while alone.kind != "march":
        alone.do(alone.options()[0])
    alone.do("done")
    assert [e.args["order"] for e in alone.told("order") if e.args["army"] == "USA"] == ["hold"]


@rule("GG-6.6")
def test_entries_and_marches_are_allowed_under_every_order() -> None:
    for order in ("attack", "hold", "withdraw"):
        field = Field("CSA entry", APART, waiting={"HARRISBURG": ["Hood-F"]}, orders={"CSA": order})
        assert field.options("enter")
        field.do("wait")
        assert field.options("march")


@rule("GG-6.10")
def test_withdraw_costs_half_the_tray_at_once() -> None:
    field = Field("CSA orders", APART, csa="ANY-1 ANY-1 Heth-2 Heth-1 MARCH")
    field.do("order withdraw")
    assert (field.kind, field.seat) == ("order-return", "CSA")
    assert field.refused("done") == "GG-6.10"
    field.do("discard MARCH", "discard ANY-1")
    assert field.refused("done") == "GG-6.10"
    field.do("discard Heth-1")
    assert field.legal("done")
    field.do("done")
    assert field.pile("CSA", "tray") == {"ANY-1": 1, "Heth-2": 1}
    assert field.size("CSA", "returned") == 3
    assert field.ask.last_withdrawing() == "CSA"
    (told,) = field.told("returns")
    assert told.args == {"army": "CSA", "number": 3}
    assert all(e.seen_by == ("CSA",) for e in field.told("returned"))


@rule("GG-6.11", "GG-R9", "GG-R40", "GG-W11", "GG-17.2")
def test_before_night_the_return_is_put_off() -> None:
    field = Field(
        "CSA orders",
        APART,
        csa="ANY-1 ANY-1 Heth-2 Heth-1 MARCH",
        hour="7PM",
        moment={"length": 2, "short": True, "active": "CSA"},
    )
    assert field.told("order") == []
    assert field.ask.declared("CSA") == "withdraw"
    assert field.ask.time()["first"] == "CSA"
    assert field.ask.time()["hour"] == "NIGHT"
    assert (field.kind, field.seat) == ("night-return", "CSA")
    assert field.size("CSA", "tray") == 5
    field.do("discard ANY-1", "discard ANY-1")
    assert field.refused("done") == "GG-6.10"
    field.do("discard MARCH", "done")
    assert field.kind == "draw"
    assert field.size("CSA", "tray") == 2
    field.draw("I-2")
    assert field.size("CSA", "tray") == 3


@rule("GG-6.12", "GG-W13")
def test_holding_on_after_a_mandatory_withdrawal_costs_two_tokens() -> None:
    once = {"duty": [0, 1], "active": "CSA"}
    field = Field("CSA orders", APART, csa="ANY-1 ANY-1 Heth-2", moment=once)
    field.do("order hold")
    assert field.kind == "order-return"
    field.do("discard Heth-2")
    assert field.kind == "order-return"
    field.do("discard ANY-1")
    assert field.pile("CSA", "returned") == {"ANY-1": 1, "Heth-2": 1}
    few = Field("CSA orders", APART, csa="MARCH", moment=once).do("order hold")
    assert few.pile("CSA", "returned") == {"MARCH": 1}
    other = Field("CSA orders", APART, csa="MARCH", moment=once).do("order attack")
    assert other.pile("CSA", "tray") == {"MARCH": 1}
    never = Field("CSA orders", APART, csa="MARCH ANY-1 ANY-1").do("order hold")
    assert never.size("CSA", "returned") == 0
    changed = Field("CSA orders", APART, csa="MARCH ANY-1 ANY-1", moment=once, orders={"CSA": "withdraw"})
    changed.do("order hold")
    assert changed.size("CSA", "returned") == 0


@rule("GG-R54", "GG-7.2")
def test_of_two_withdrawals_in_one_turn_the_later_counts() -> None:
    field = Field("USA orders", APART, csa="ANY-1 ANY-1", usa="ANY-1 ANY-1")
    field.do("order withdraw", "discard ANY-1", "done")
    assert field.ask.last_withdrawing() == "USA"
    while field.kind != "order":
        words = field.options()
        calm = [w for w in ("done", "wait") if w in words]
        field.do(calm[0] if calm else words[0])
    field.do("order withdraw")
    while field.kind == "order-return":
        field.do(field.options("done")[0] if field.options("done") else field.options()[0])
    assert field.ask.last_withdrawing() == "CSA"
    assert field.told("turn")[-1].args["first"] == "CSA"
