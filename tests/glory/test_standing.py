"""Standing orders: reactions answered without being asked."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from longroll.games.glory import GLORY
from longroll.games.glory.doctrine.standing import ORDERS, order_for
from longroll.games.glory.odds import defences
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from longroll.kit.words import LANGUAGES, words
from tests.glory.field import Field
from tests.glory.test_10_charge import charged
from tests.glory.test_11_retreat import CROWD

ALL = {
    "defensive-fire": "best",
    "counterbattery": "fire",
    "retreat-before-charge": "yes",
    "retreat": "best",
    "leaders": "yes",
    "facing": "best",
}


def said(field: Field, **orders: str) -> str | None:
    """The answer of some orders to the pending decision."""
    option = GLORY.standing_answer(field.state, {name.replace("_", "-"): value for name, value in orders.items()})
    return None if option is None else str(option)


def test_what_there_is() -> None:
    assert GLORY.standing == ORDERS
    assert {name: order.answers for name, order in ORDERS.items()} == {
        "defensive-fire": ("ask", "best", "doubt", "hold"),
        "counterbattery": ("ask", "fire", "doubt", "hold"),
        "retreat-before-charge": ("ask", "yes", "no"),
        "retreat": ("ask", "best", "doubt"),
        "leaders": ("ask", "yes", "no"),
        "facing": ("ask", "best", "near"),
    }
    assert all(order.default == "ask" for order in ORDERS.values())
    for language in LANGUAGES:
        spoken = words(GLORY.words, language)
        for order in ORDERS.values():
            assert spoken.has(order.title)
            assert all(spoken.has(f"{order.title}-{answer}") for answer in order.answers)


@rule("GL-10.32.1", "GL-10.31.1")
def test_defensive_fire() -> None:
    units = "CS p inf 0505 N co=8\nCS q inf 0605 NW co=5\nUS d inf 0504 S\nUS g art 0504 S"
    field = Field(units).do("charge-at p 0504", "join q")
    assert said(field) is None
    assert said(field, defensive_fire="ask") is None
    assert said(field, defensive_fire="hold") == "done"
    best = defences(field.state, field.state.board.index["0504"])[0].targets
    assert said(field, defensive_fire="best") == field.options("defend")[best - 1]
    assert said(field, retreat="best") is None
    assert said(field, defensive_fire="doubt") is None, "there are two targets"
    sure = Field("CS p inf 0505 N\nUS d inf 0504 S").do("charge p")
    assert said(sure, defensive_fire="doubt") == "defend 0504 C"


@rule("GL-9.13.1", "GL-9.13.5")
def test_counterbattery() -> None:
    units = "US g art 0505 S\nCS c art 0507 N\nCS d art 0507 N"
    field = Field(units, side="US", step="fire").do("fire g 0507 -")
    assert said(field, counterbattery="fire") == "answer-both -"
    assert said(field, counterbattery="hold") == "hold-fire"
    single = Field("US g art 0505 S\nCS c art 0507 N", side="US", step="fire").do("fire g 0507 -")
    assert said(single, counterbattery="fire") == "answer c -"
    assert said(single, counterbattery="doubt") == "answer c -"
    units = "US g art 0505 S\nCS c art 0508 N\nCS f inf 0506 N"
    over = Field(units, side="US", step="fire", levels={"0505": 2, "0508": 2}).do("fire g 0508 -")
    assert said(over, counterbattery="fire") == "answer c -"
    assert said(over, counterbattery="doubt") is None, "friends stand before the target"


@rule("GL-5.15.5", "GL-7.12.1", "GL-11.31.2")
def test_leaders_and_facings_after_an_advance() -> None:
    field = charged("CS p inf 0505 N\nCS CS leader 0505\nUS d inf 0504 S\nUS e inf 0502 S").dice(6)
    field.do(*field.options("retreat")[:1])
    while field.kind != "along" or field.seat != "CS":
        field.do(field.options()[0])
    assert said(field, leaders="yes") == "along CS"
    assert said(field, leaders="no") == "remain CS"
    field.do("along CS")
    assert (field.kind, field.seat) == ("face", "CS")
    assert said(field, facing="near") is None, "the enemy is near"
    assert said(field, facing="best") is not None
    assert said(field) is None


@rule("GL-10.27.1")
def test_retreat_before_charge() -> None:
    field = Field("CS p inf 0505 N\nUS h cav 0504 S").do("charge p")
    assert said(field, retreat_before_charge="no") == "stand"
    answer = said(field, retreat_before_charge="yes")
    assert answer == "evade h 0502"
    field.do(answer)
    assert said(field, retreat_before_charge="yes") == "face S"
    field.do("face S")
    assert said(field, retreat_before_charge="yes") is None


@rule("GL-11.21.1", "GL-11.25.1", "GL-5.15.5")
def test_retreat_avoids_harm() -> None:
    units = "CS p inf 0505 N\nCS e inf 0502 S\nUS d inf 0504 S\nUS US leader 0504"
    field = charged(units).dice(6)
    assert set(field.options()) == {"retreat d 0503", "retreat d 0404", "retreat d 0604"}
    assert said(field, retreat="best") == "retreat d 0404"
    field.do("retreat d 0404")
    assert said(field, retreat="best") == "along US"
    field.do("along US")
    answer = said(field, retreat="best")
    assert answer in ("face SE", "face NE")


@rule("GL-11.22.2")
def test_cavalry_goes_on_if_that_is_safer() -> None:
    field = charged("CS p inf 0505 N\nUS h cav 0504 S co=7 s=8").dice(6).do("retreat h 0503")
    answer = said(field, retreat="best")
    assert answer is not None
    assert answer.startswith("further")


@rule("GL-11.26.1")
def test_friends_make_room() -> None:
    field = charged(CROWD).dice(6)
    answer = said(field, retreat="best")
    assert answer is not None
    assert answer.startswith("displace d")


def test_a_game_with_all_orders() -> None:
    """Nothing the orders speak for is ever asked, and every answer is legal."""
    rng = Random(7)
    state = GLORY.new("maryes-heights")
    answered: set[str] = set()
    for _ in range(1500):
        if state.over:
            break
        if state.mover == CHANCE:
            state.play(rng.choices(state.codes, state.weights())[0])
            continue
        kind, name = state.decision, order_for(state)
        option = GLORY.standing_answer(state, orders_of(ALL))
        assert (option is not None) == bool(name), kind
        if option is not None:
            answered.add(name)
            state.apply(option.action)
        else:
            state.play(rng.choice(state.codes))
    assert "counterbattery" in answered


def orders_of(orders: Mapping[str, str]) -> Mapping[str, str]:
    assert set(orders) == set(ORDERS)
    return orders
