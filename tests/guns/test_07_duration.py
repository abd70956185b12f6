"""GG-7 Turn duration phase."""

from __future__ import annotations

import pytest

from longroll.kit.clauses import rule
from tests.guns.field import Field

FOURTEEN = {
    "H12 N": "Howard-F Howard-F Howard-F",
    "H22 N": "Sykes-F Sykes-F Sykes-F",
    "H32 N": "Slocum-F Slocum-F Slocum-F",
    "H42 N": "Sickles-F Sickles-F Sickles-F",
    "H52 N": "Hancock-F Hancock-F",
}
EIGHT = {"V25 W": "Heth-F Heth-F Pender-F", "V35 W": "Pender-F Hood-F Hood-F", "V55 W": "Early-F Early-F"}
TWO = {"V25 W": "Heth-F Heth-F"}


@rule("GG-W9", "GG-7.4", "GG-7.3")
def test_eight_blocks_give_two_further_hours() -> None:
    field = Field("start", {**FOURTEEN, **EIGHT}, hour="11AM")
    assert field.seat == "CSA"
    assert field.options() == ["hours 1", "hours 2", "hours 3"]
    assert field.refused("hours 4") == "GG-7.4"
    field.do("hours 3")
    (told,) = field.told("length")
    assert told.seen_by is None
    assert told.args == {"army": "CSA", "hours": 3, "space": "1PM"}


@rule("GG-W9", "GG-7.7")
def test_a_turn_ends_before_night() -> None:
    field = Field("start", {**FOURTEEN, **EIGHT}, hour="7PM")
    assert field.options() == ["hours 1", "hours 2"]
    assert field.refused("hours 3") == "GG-7.7"


@rule("GG-7.7", "GG-7.8")
def test_night_is_a_turn_of_its_own() -> None:
    field = Field("start", {**FOURTEEN, **EIGHT}, hour="NIGHT")
    assert field.ask.longest_turn() == 1
    assert field.ask.time()["length"] == 1
    assert field.ask.time()["hour"] == "NIGHT"


@rule("GG-W9", "GG-7.6")
@pytest.mark.parametrize("army", ["USA", "CSA"])
def test_under_attack_orders_a_turn_lasts_one_hour(army: str) -> None:
    field = Field("start", {**FOURTEEN, **EIGHT}, hour="11AM", orders={army: "attack"}, usa="ANY-1", csa="ANY-1")
    assert field.ask.longest_turn() == 1
    assert field.ask.time()["length"] == 1
    assert field.kind != "hours"


@rule("GG-W9", "GG-R60")
def test_the_smaller_army_counts() -> None:
    assert Field("start", {**FOURTEEN, **TWO}, hour="11AM").ask.longest_turn() == 1


@rule("GG-W56", "GG-7.5", "GG-R60")
def test_blocks_in_play_are_on_the_map_off_it_or_waiting() -> None:
    field = Field(
        "start",
        {"H12 N": "Howard-F Howard-F", "H22 N": "Sykes-F Sykes-F", "V25 W": "Heth-F Heth-F"},
        hour="11AM",
        waiting={"HARRISBURG": ["Hood-F", "Hood-F", "Early-F", "Early-F"]},
        off={"a06": ["Rodes-F", "Rodes-F", "Johnson-F"]},
    )
    assert (field.ask.in_play("CSA"), field.ask.in_play("USA")) == (9, 4)
    assert field.ask.longest_turn() == 2


@rule("GG-7.2")
@pytest.mark.parametrize(("last_withdraw", "first"), [("", "USA"), ("CSA", "CSA"), ("USA", "USA")])
def test_first_player(last_withdraw: str, first: str) -> None:
    field = Field("CSA orders", {**FOURTEEN, **EIGHT}, csa="ANY-1", last_withdraw=last_withdraw).do("order hold")
    assert field.ask.last_withdrawing() == last_withdraw
    assert field.ask.time()["first"] == first
    assert field.told("turn")[-1].args["first"] == first


@rule("GG-7.1")
def test_the_next_turn_starts_after_the_last_hour() -> None:
    field = Field("start", {**FOURTEEN, **EIGHT}, hour="11AM").do("hours 3")
    while len(field.told("turn")) < 1:
        words = field.options()
        calm = [w for w in ("done", "wait", "order hold") if w in words]
        field.do(calm[0] if calm else words[0])
    assert field.told("turn")[-1].args["space"] == "2PM"


@rule("GG-7.9")
def test_a_turn_forced_short_is_not_voluntarily_short() -> None:
    field = Field("start", {**FOURTEEN, **EIGHT}, hour="8PM")
    assert not field.ask.cut_short()
    chosen = Field("start", {**FOURTEEN, **EIGHT}, hour="7PM").do("hours 1")
    assert chosen.ask.cut_short()
    full = Field("start", {**FOURTEEN, **EIGHT}, hour="7PM").do("hours 2")
    assert not full.ask.cut_short()
