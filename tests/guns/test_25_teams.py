"""GG-25 Team play: seats, who decides what, special orders, what a Subordinate may know."""

from __future__ import annotations

import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.lexicon import COMMANDER, DECISIONS, SUBORDINATE
from longroll.kit.clauses import rule
from longroll.kit.gate import refusal
from tests.guns.table import Table


def role(kind: str) -> int:
    return next(asking.role for asking in DECISIONS if asking.name == kind)


@rule("GG-25.1")
@pytest.mark.parametrize(
    ("teams", "seats"),
    [
        ("none", ("USA", "CSA")),
        ("USA", ("USA-C", "USA-S", "CSA")),
        ("CSA", ("USA", "CSA-C", "CSA-S")),
        ("both", ("USA-C", "USA-S", "CSA-C", "CSA-S")),
    ],
)
def test_seats(teams: str, seats: tuple[str, ...]) -> None:
    table = Table(teams=teams)
    assert table.state.seat_names() == seats
    asked = set()
    table.calmly("post")
    for _ in range(400):
        if table.state.over:
            break
        if table.state.is_chance:
            table.chance()
            continue
        asked.add(table.seat)
        table.do(table.options()[-1])
    assert asked == set(seats)


@rule("GG-25.2")
def test_the_commander_decides_tokens_orders_and_time() -> None:
    for kind in (
        "keep", "night-return", "idle-return", "order-return", "defensive-support", "offensive-support", "make-up",
        "aim", "support", "hurry", "works", "hours", "order", "objectives", "bid", "balance", "special",
    ):  # fmt: skip
        assert role(kind) == COMMANDER, kind


@rule("GG-25.3")
def test_the_subordinate_decides_what_blocks_do() -> None:
    for kind in (
        "post", "withdrawal", "lost-attack", "withdrawal-loss", "attack", "second-target", "attackers", "leader",
        "behind", "combat-order", "defender", "offer", "pick", "entry", "march", "losses", "owed",
    ):  # fmt: skip
        assert role(kind) == SUBORDINATE, kind


@rule("GG-25.5", "GG-25.6")
def test_special_orders_before_set_up_and_after_every_draw() -> None:
    table = Table(teams="USA")
    assert (table.kind, table.seat) == ("special", "USA-C")
    assert table.size("USA", "tray") == 0
    decision = table.state.decision
    assert decision is not None
    assert decision.prompt.args == {"words": 5, "seconds": 30}
    table.do("special hold the western ridges").calmly("special")
    assert table.seat == "USA-C"
    assert table.told("draws")
    assert not table.told("rumor")


@rule("GG-25.6")
def test_five_words_an_hour() -> None:
    table = Table(teams="USA")
    assert table.legal("special one two three four five")
    assert table.refused("special one two three four five six") == "GG-25.6"
    assert table.refused("special " + "x" * 401) == "GG-25.6"
    table.do("late")
    assert table.told("no-special-order")
    assert not table.told("special-order")


@rule("GG-25.6")
def test_three_hours_give_fifteen_words_and_ninety_seconds() -> None:
    table = Table("second-day", teams="CSA").calmly("hours")
    table.do("hours 3").calmly("special")
    while table.seat != "CSA-C":
        table.do("late").calmly("special")
    decision = table.state.decision
    assert decision is not None
    assert decision.prompt.args == {"words": 15, "seconds": 90}


@rule("GG-25.7")
def test_no_numbers_and_no_codes() -> None:
    table = Table(teams="USA")
    assert table.refused("special go to P41") == "GG-25.7"
    assert table.refused("special 3 blocks left") == "GG-25.7"
    assert table.refused("special march\u0007") == "GG-25.7"
    assert table.legal("special dfnd Oak Rdge, no attak")
    assert table.legal("special")


@rule("GG-25.4", "GG-25.5")
def test_the_other_side_never_reads_the_order() -> None:
    table = Table(teams="USA").do("special fall back slowly")
    (told,) = table.told("special-text")
    assert told.args == {"text": "fall back slowly"}
    assert told.seen_by == ("USA-C", "USA-S")
    assert table.view("USA-S")["notes"] == {"USA": "fall back slowly"}
    assert table.view("CSA").get("notes", {}) == {}
    assert table.view(None).get("notes", {}) == {}
    assert GUNS.narrate(table.events, "CSA", "en")[0] == "Union: the Commander hands over a special order."


@rule("GG-25.4")
def test_only_the_commander_writes_and_nobody_answers() -> None:
    table = Table(teams="USA")
    assert refusal(table.state, "USA-C", "special hold") is None
    for seat in ("USA-S", "CSA"):
        assert refusal(table.state, seat, "special hold") is not None


@rule("GG-25.8")
def test_the_subordinate_need_not_obey() -> None:
    free, ordered = Table(teams="USA").do("special"), Table(teams="USA").do("special stay on the ridge")
    assert free.chance(3).options() == ordered.chance(3).options()


@rule("GG-25.9")
def test_the_subordinate_sees_neither_tray_nor_what_is_to_come() -> None:
    table = Table(teams="USA").do("special").calmly("post")
    mine, his = table.view("USA-S"), table.view("USA-C")
    assert mine["tokens"]["USA"]["tray"] == {"?": 8}
    assert "?" not in his["tokens"]["USA"]["tray"]
    assert mine["stacks"]["E"]["top"] == "?"
    assert his["stacks"]["E"]["top"] != "?"
    assert mine["pool"] == []
    for event in table.told("drawn"):
        assert event.seen_by is not None
        assert "USA-S" not in event.seen_by
    table.calmly("entry")
    assert table.told("arrives")


@rule("GG-25.9")
def test_the_subordinate_sees_reinforcements_when_they_arrive() -> None:
    table = Table(teams="both")
    while not table.told("arrives"):
        table.calmly("special")
        table.do("late")
    (event, *_) = table.told("arrives")
    assert event.seen_by is not None
    assert {seat[-1] for seat in event.seen_by} == {"C", "S"}
    assert len({seat[:3] for seat in event.seen_by}) == 1


def test_anybody_at_the_table_may_give_up_for_his_army() -> None:
    table = Table(teams="USA")
    assert refusal(table.state, "USA-S", "concede USA-S") is None
    assert refusal(table.state, "CSA", "concede USA-S") is not None
    assert refusal(table.state, "CSA", "concede CSA-C") is not None
    table.do("concede USA-S")
    assert table.state.result.winner == "CSA"
