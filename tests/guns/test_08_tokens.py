"""GG-8 Drawing battle tokens."""

from __future__ import annotations

from longroll.games.guns import GUNS
from longroll.kit import CHANCE_SEAT
from longroll.kit.clauses import rule
from tests.guns.field import Field, tokens

APART = {"H12 N": "Howard-F Howard-F Howard-F", "V65 W": "Heth-F Pender-F Heth-F"}
SEVEN = "ANY-1 ANY-1 ANY-1 Heth-2 Heth-1 Pender-2 Pender-1"


@rule("GG-8.1")
def test_one_token_an_hour_unseen() -> None:
    field = Field("CSA draw", APART, csa="ANY-1", length=2)
    assert field.seat == CHANCE_SEAT
    weights = {str(option): option.weight for option in field.state.options()}
    assert (weights["draw MARCH"], weights["draw ANY-1"], weights["draw I-2"]) == (6, 2, 2)
    field.draw("I-2", "MARCH")
    assert field.pile("CSA", "tray") == {"ANY-1": 1, "I-2": 1, "MARCH": 1}
    assert all(e.seen_by == ("CSA",) for e in field.told("drawn"))
    assert field.kind != "draw"


@rule("GG-8.2")
def test_no_draw_under_attack_orders() -> None:
    field = Field("CSA draw", APART, csa="ANY-1", orders={"CSA": "attack"})
    assert field.kind != "draw"
    assert field.size("CSA", "tray") == 1


@rule("GG-8.3")
def test_the_tray_keeps_eight() -> None:
    field = Field("CSA draw", APART, csa=SEVEN + " MARCH", length=2)
    field.draw("I-2", "I-1")
    assert (field.kind, field.seat) == ("keep", "CSA")
    assert not field.legal("done")
    assert field.refused("discard Hood-2") == "GG-8.5"
    field.do("discard MARCH", "discard I-1")
    assert field.size("CSA", "tray") == 8
    assert field.pile("CSA", "returned") == {"MARCH": 1, "I-1": 1}


def piles(**listed: str) -> dict[str, dict[str, int]]:
    """The tokens of the Confederacy; all that are named nowhere are spent."""
    found = {pile: tokens(words) for pile, words in listed.items()}
    spent = GUNS.ask(GUNS.position({"hour": "10AM"})).pile("CSA", "reserve")
    for counts in found.values():
        for token, number in counts.items():
            spent[token] -= number
    return {"reserve": {}, **found, "spent": {token: number for token, number in spent.items() if number}}


@rule("GG-8.4", "GG-W10")
def test_an_empty_reserve_is_refilled_from_the_return_stack() -> None:
    """Tray 7, reserve 1, return stack 5, three hours."""
    mine = piles(tray=SEVEN, reserve="I-2", returned="MARCH MARCH II-1 II-2 Hood-1")
    field = Field("CSA draw", APART, length=3, tokens={"CSA": mine})
    assert field.size("CSA", "tray") == 8
    assert set(field.options()) == {"draw MARCH", "draw II-1", "draw II-2", "draw Hood-1"}
    assert field.size("CSA", "returned") == 0
    field.draw("MARCH", "II-1")
    assert field.size("CSA", "tray") == 10
    field.do("discard MARCH", "discard II-1")
    assert (field.size("CSA", "reserve"), field.size("CSA", "returned")) == (3, 2)


@rule("GG-W10")
def test_under_attack_orders_the_piles_stay_as_they_are() -> None:
    mine = piles(tray=SEVEN, reserve="I-2", returned="MARCH MARCH II-1 II-2 Hood-1")
    field = Field("CSA draw", APART, tokens={"CSA": mine}, orders={"CSA": "attack"})
    assert [field.size("CSA", pile) for pile in ("tray", "reserve", "returned")] == [7, 1, 5]


@rule("GG-8.4")
def test_with_nothing_left_the_draw_is_lost() -> None:
    field = Field("CSA draw", APART, length=3, tokens={"CSA": piles(tray="ANY-1", reserve="Heth-1")})
    assert field.pile("CSA", "tray") == {"ANY-1": 1, "Heth-1": 1}
    assert field.kind != "draw"


@rule("GG-8.5")
def test_returned_tokens_come_back_and_spent_ones_do_not() -> None:
    mine = piles(tray="ANY-1", reserve="Heth-1", returned="MARCH I-2")
    field = Field("CSA night", APART, tokens={"CSA": mine}, hour="NIGHT")
    spent = field.size("CSA", "spent")
    field.do("done")
    assert field.pile("CSA", "reserve") == {"Heth-1": 1, "MARCH": 1, "I-2": 1}
    assert field.size("CSA", "returned") == 0
    assert field.size("CSA", "spent") == spent
