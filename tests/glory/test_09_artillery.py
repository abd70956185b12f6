"""GL-9 Artillery fire."""

from __future__ import annotations

from typing import Any

import pytest

from longroll.kit.clauses import rule
from tests.glory.field import Field
from tests.glory.small_map import land

# ---- sums and tables ---------------------------------------------------------------------------------------


def fire_sum(guns: str, distance: int, **changes: Any) -> int | None:
    """The sum of a fire of one battery or two, ``fire range`` each, at a target so far off; None: out of range."""
    batteries = [
        f"US {name} art 0501 S fire={drm} rng={word}" for name, (drm, word) in zip("gh", parsed(guns), strict=False)
    ]
    target = f"05{1 + distance:02d}"
    field = Field("\n".join([*batteries, f"CS d inf {target} N"]), side="US", step="fire", **changes)
    found = field.ask.fire(list("gh"[: len(batteries)]), target)
    return None if found is None else int(found["total"])


def parsed(guns: str) -> list[tuple[str, str]]:
    return [(words.split()[0], words.split()[1]) for words in guns.split(", ")]


@rule("GL-9.11.1", "GL-9.23.1", "EX-19")
def test_range_classes() -> None:
    assert [fire_sum("0 M", n) for n in range(1, 9)] == [0, 0, 0, -1, -1, -2, -3, None]
    assert fire_sum("0 L", 5) == 0
    assert fire_sum("0 S", 5) == -3
    assert fire_sum("0 S", 6) is None
    assert fire_sum("1 S", 3, woods="0504") == -1
    assert fire_sum("3 L", 6, works={"CS": "0507"}) == 0


@rule("GL-9.3.1", "GL-9.23.1", "EX-02")
def test_combined_sum() -> None:
    assert fire_sum("1 M, 0 L", 5) == 2
    assert fire_sum("0 L", 5) == 0


@rule("GL-9.22.1")
@pytest.mark.parametrize(
    ("sum_", "effect"),
    [
        (-4, "none"),
        (5, "none"),
        (6, "check"),
        (8, "check"),
        (9, "hard-check"),
        (10, "hard-check"),
        (11, "disorder"),
    ],
)
def test_fire_table(sum_: int, effect: str) -> None:
    assert land().fire_result(sum_) == effect


# ---- fire --------------------------------------------------------------------------------------------------


def unturned(field: Field) -> list[str]:
    """The options without those of guns that take another facing."""
    return [option for option in field.options() if " " not in option or option.endswith(" -")]


PAIR = """
US m art 0505 S fire=1 rng=M
US l art 0505 S fire=0 rng=L
CS d inf 0510 N
"""


@rule("GL-9.3.1", "GL-9.22.1", "EX-02")
def test_combined_fire() -> None:
    field = Field(PAIR, side="US", step="fire")
    assert "fire-both 0505 0510 -" in field.options()
    field.do("fire-both 0505 0510 -").dice(4, 8)
    assert field.sum_of("fire-result") == [6]
    assert field.disordered("d")
    assert field.kind == ""


@rule("GL-9.3.1", "GL-9.12.1")
def test_two_guns_may_fire_singly_each_once() -> None:
    field = Field(PAIR, side="US", step="fire").do("fire l 0510 -").dice(5)
    assert field.sum_of("fire-result") == [5]
    assert field.options() == ["done", "fire m 0510 -"]
    assert field.refused("fire l 0510 -") == "GL-9.12.1"
    assert field.refused("fire-both 0505 0510 -") == "GL-9.12.1"
    field.do("fire m 0510 -").dice(6)
    assert field.sum_of("fire-result") == [5, 6]


@rule("GL-9.11.1", "EX-19")
def test_out_of_range_for_one_of_two() -> None:
    field = Field(PAIR.replace("0510", "0513"), side="US", step="fire")
    assert unturned(field) == ["done", "fire l 0513 -"]
    assert field.refused("fire m 0513 -") == "GL-9.11.1"
    assert field.refused("fire-both 0505 0513 -") == "GL-9.11.1"


@rule("GL-9.23.2", "GL-9.22.1", "EX-19")
def test_ground_of_the_target() -> None:
    units = "US g art 0505 S fire=1 rng=S\nCS d inf 0508 N"
    field = Field(units, side="US", step="fire", woods="0508").do("fire g 0508 -").dice(9, 7)
    assert field.sum_of("fire-result") == [8]
    assert not field.disordered("d")
    far = "US g art 0505 S fire=3 rng=L\nCS d inf 0511 N"
    field = Field(far, side="US", step="fire", works={"CS": "0511"}).do("fire g 0511 -").dice(9, 6)
    assert field.sum_of("fire-result") == [9]
    assert field.sum_of("check") == [8]
    assert field.disordered("d")
    field = Field(far, side="US", step="fire", works={"US": "0511"}).do("fire g 0511 -").dice(9)
    assert field.sum_of("fire-result") == [11]
    assert field.disordered("d")


@rule("GL-9.23.2")
def test_lines_of_the_ground_add_up_to_the_board() -> None:
    field = Field(
        "US g art 0505 S\nCS d inf 0507 N", side="US", step="fire",
        town="0507", works={"CS": "0507"}, embankment="0507", walls="0507>0506",
    )  # fmt: skip
    found = field.ask.fire(["g"], "0507")
    assert found is not None
    values = [line["value"] for line in found["lines"] if line["clause"] == "GL-9.23.2"]
    assert values == [-1, -2, -1, -2]
    assert sum(values) == field.ask.fire_ground("0505", "0507", "CS")


@rule("GL-9.22.1", "GL-11.11.1", "GL-11.41.2")
def test_one_roll_affects_all_units() -> None:
    units = "US g art 0505 S fire=2\nCS d inf 0508 N\nCS h art 0508 S D"
    field = Field(units, side="US", step="fire").do("fire g 0508 -").dice(9)
    assert field.disordered("d")
    assert field.at("h") == "eliminated"


@rule("GL-9.21.1", "GL-9.21.2", "GL-11.12.5", "GL-6.31.1")
def test_who_may_not_fire() -> None:
    units = "US g art 0505 S\nUS h art 0605 S D\nUS p inf 0705 S\nCS d inf 0508 N"
    field = Field(units, side="US", step="fire")
    assert unturned(field) == ["done", "fire g 0508 -"]
    assert field.refused("fire h 0508 -") == "GL-9.21.2"
    assert field.refused("fire p 0508 -") == "GL-9.12.1"
    assert field.refused("fire g 0510 -") == "GL-9.21.1"
    assert field.refused("fire-both 0505 0508 -") == "GL-9.3.1"
    assert field.ask.acting() == ["g", "h", "p"]
    assert field.changed(moment={"moved": ["g"]}).kind == "", "who has moved does not fire"


@rule("GL-9.21.1", "GL-9.4.3")
def test_sight_is_needed_from_range_two() -> None:
    units = "US g art 0505 S\nUS f inf 0506 S\nCS d inf 0508 N\nCS e inf 0604 N"
    field = Field(units, side="US", step="fire")
    assert "fire g 0508 -" not in field.options()
    assert field.refused("fire g 0508 -") == "GL-9.4.3"
    assert any(option.startswith("fire g 0604") for option in field.options())


@rule("GL-15.3")
def test_fog() -> None:
    units = "US g art 0505 S\nCS d inf 0507 N\nCS e inf 0608 N"
    field = Field(units, side="US", step="fire", turn="F")
    assert unturned(field) == ["done", "fire g 0507 -"]
    assert field.refused("fire g 0608 -") == "GL-15.3"


@rule("GL-13.2", "EX-36")
def test_night_fire_reaches_one_hex() -> None:
    units = "US g art 0505 S\nCS d inf 0507 N\nCS e inf 0606 N"
    field = Field(units, side="US", step="fire", turn="N1")
    assert unturned(field) == ["done", "fire g 0606 -"]
    assert field.refused("fire g 0507 -") == "GL-13.2"


# ---- facing ------------------------------------------------------------------------------------------------


@rule("GL-7.14.1", "GL-7.13.1", "GL-7.13.2")
def test_guns_take_any_facing_that_has_the_target_in_its_arc() -> None:
    field = Field("US g art 0505 N\nCS d inf 0509 N", side="US", step="fire")
    assert field.options("fire") == ["fire g 0509 SE", "fire g 0509 SW", "fire g 0509 S"]
    assert field.refused("fire g 0509 -") == field.refused("fire g 0509 NE") == "GL-7.13.2"
    field.do("fire g 0509 S")
    assert field.facing("0505") == "S"
    assert field.seat == "chance"


@rule("GL-7.14.1")
def test_guns_turn_also_without_need_and_may_name_the_facing_they_have() -> None:
    field = Field("US g art 0505 S\nCS d inf 0509 N", side="US", step="fire")
    assert field.options("fire") == ["fire g 0509 -", "fire g 0509 SW", "fire g 0509 SE"]
    assert field.copy().do("fire g 0509 SW").facing("0505") == "SW"
    named = field.copy().do("fire g 0509 S")
    assert named.facing("0505") == "S"
    assert not named.told("turns")
    pair = Field("US g art 0505 S\nUS h art 0505 S\nCS d inf 0509 N", side="US", step="fire")
    assert pair.copy().do("fire-both 0505 0509 SE").facing("0505") == "SE"
    assert pair.legal("fire-both 0505 0509 S")
    pair.do("fire g 0509 SE").dice(0)
    assert pair.options("fire") == ["fire h 0509 -"], "having fired, they do not turn again"
    assert pair.refused("fire h 0509 SW") == "GL-7.14.1"


@rule("GL-7.14.3", "GL-7.14.1")
def test_guns_with_infantry_do_not_turn() -> None:
    field = Field("US f inf 0505 N\nUS g art 0505 N\nCS d inf 0509 N\nCS e inf 0502 S", side="US", step="fire")
    assert field.options() == ["done", "fire g 0502 -"]
    assert field.refused("fire g 0509 SE") == "GL-7.14.3"
    assert field.refused("fire g 0509 -") == "GL-7.13.2"
    assert field.legal("fire g 0502 N")


@rule("GL-7.13.2", "GL-R19", "EX-18")
def test_the_arc_of_fire() -> None:
    units = "US f inf 0505 {0}\nUS g art 0505 {0} rng=L\nCS a inf {1} N"
    for facing, hexes, outside in (("N", ("0905", "0904"), "0906"), ("NE", ("0707", "0403"), "0509")):
        for hex_ in hexes:
            assert Field(units.format(facing, hex_), side="US", step="fire").legal(f"fire g {hex_} -")
        assert Field(units.format(facing, outside), side="US", step="fire").kind == ""


# ---- two Commands ------------------------------------------------------------------------------------------


@rule("GL-9.3.2", "GL-R22", "EX-40")
def test_guns_of_two_commands() -> None:
    units = "US k art 0505 S cmd=K\nUS l art 0505 S cmd=L\nCS d inf 0508 N"
    field = Field(units, side="US", step="fire", acting="K")
    assert field.options() == ["done", "fire k 0508 -", "fire-both 0505 0508 -"]
    field.do("fire-both 0505 0508 -").dice(0)
    assert field.noted("fired") == ["k", "l"]
    fresh = Field(units, side="US", step="fire", acting="L")
    again = fresh.changed(paired=field.written("paired"))
    assert again.options() == ["done", "fire l 0508 -"]
    assert again.refused("fire-both 0505 0508 -") == "GL-9.3.2"
    assert fresh.changed(moment={"fired": ["k", "l"]}).kind == ""


@rule("GL-9.3.2", "GL-7.12.2")
def test_a_pair_of_two_commands_does_not_turn() -> None:
    units = "US k art 0505 N cmd=K\nUS l art 0505 N cmd=L\nCS d inf 0508 N"
    assert Field(units, side="US", step="fire", acting="K").kind == ""
    ahead = Field(units + "\nCS e inf 0503 S", side="US", step="fire", acting="K")
    assert ahead.refused("fire k 0508 S") == ahead.refused("fire k 0503 NE") == "GL-7.12.2"
    assert ahead.refused("fire k 0508 -") == "GL-7.13.2"


# ---- counterbattery ----------------------------------------------------------------------------------------

DUEL = """
US g art 0505 S fire=2 rng=M
US h art 0605 S fire=2 rng=M
CS c art 0508 N fire=2 rng=M
"""


@rule("GL-9.13.1", "GL-9.13.2", "GL-9.12.2", "EX-20")
def test_counterbattery() -> None:
    field = Field(DUEL, side="US", step="fire").do("fire g 0508 -")
    assert field.seat == "CS"
    assert unturned(field) == ["hold-fire", "answer c -"]
    field.do("answer c -").dice(9, 9)
    assert field.sum_of("fire-result") == [11, 11]
    assert field.disordered("c")
    assert field.disordered("g")
    field.do("fire h 0508 -")
    assert field.seat == "chance"


@rule("GL-9.13.1")
def test_once_per_marker_only() -> None:
    field = Field(DUEL, side="US", step="fire").do("fire g 0508 -", "answer c -").dice(0, 0)
    assert not field.disordered("c")
    field.do("fire h 0508 -")
    assert field.seat == "chance"
    assert field.refused("answer c -") == "GL-2.3.1"


@rule("GL-9.13.1")
def test_declining_costs_nothing() -> None:
    field = Field(DUEL, side="US", step="fire").do("fire g 0508 -", "hold-fire").dice(0)
    field.do("fire h 0508 -")
    assert "answer c -" in field.options()


@rule("GL-9.13.1", "GL-7.14.2", "GL-7.14.3")
def test_one_hexside_of_pivot() -> None:
    base = "US g art 0505 S fire=2\nCS c art 0508 {}"
    field = Field(base.format("SE"), side="US", step="fire").do("fire g 0508 -")
    assert field.options("answer") == ["answer c NE"]
    field.do("answer c NE")
    assert field.facing("0508") == "NE"
    field = Field(base.format("S"), side="US", step="fire").do("fire g 0508 -")
    assert field.seat == "chance"
    with_foot = "CS f inf 0508 SE\n" + base.format("SE")
    assert Field(with_foot, side="US", step="fire").do("fire g 0508 -").seat == "chance"


@rule("GL-7.14.2")
def test_a_pivot_without_need() -> None:
    """Facing N, C has the firing hex in its arc; it may turn all the same, and name the facing it has."""
    field = Field("US g art 0505 S fire=2\nCS c art 0508 N", side="US", step="fire").do("fire g 0508 -")
    assert field.options("answer") == ["answer c -", "answer c NE", "answer c NW"]
    assert field.copy().do("answer c NW").facing("0508") == "NW"
    assert field.legal("answer c N")
    assert field.refused("answer c SE") == "GL-7.14.2"


@rule("GL-7.14.2", "GL-7.12.2", "GL-11.12.8")
def test_no_pivot_with_a_disordered_gun_next_to_the_enemy() -> None:
    units = "US g art 0505 S fire=2\nUS x inf 0609 N\nCS c art 0508 N\nCS d art 0508 N D"
    field = Field(units, side="US", step="fire").do("fire g 0508 -")
    assert field.options("answer") == ["answer c -"]
    assert field.refused("answer c NE") == "GL-11.12.8"
    away = Field(units.replace("0609", "0611"), side="US", step="fire").do("fire g 0508 -")
    assert "answer c NE" in away.options()


@rule("GL-9.13.5", "GL-9.3.1", "GL-9.13.3")
def test_two_guns_answer_together_or_singly() -> None:
    units = "US f inf 0505 S\nUS g art 0505 S\nCS c art 0508 N fire=2\nCS d art 0508 N fire=1"
    field = Field(units, side="US", step="fire").do("fire g 0508 -")
    assert unturned(field) == ["hold-fire", "answer c -", "answer d -", "answer-both -"]
    both = field.copy().do("answer-both -").dice(0, 4)
    assert both.sum_of("fire-result") == [0, 8]
    assert both.seat == "chance"
    both.dice(8, 7)
    assert both.disordered("f")
    assert not both.disordered("g")
    single = field.do("answer c -")
    assert unturned(single) == ["hold-fire", "answer d -"]
    single.do("answer d -").dice(0, 0, 0)
    assert single.sum_of("fire-result") == [0, 2, 1]


@rule("GL-9.13.1", "GL-9.21.2")
def test_disordered_guns_do_not_answer() -> None:
    field = Field(DUEL.replace("0508 N", "0508 N D"), side="US", step="fire").do("fire g 0508 -")
    assert field.seat == "chance"


# ---- fire over friends -------------------------------------------------------------------------------------

OVER = """
US g art 0505 S fire=0
US f inf {} S
CS d inf 0509 N
"""


@rule("GL-9.51.1", "GL-9.51.2", "GL-9.52.1", "GL-9.53.1", "GL-R24", "EX-17")
def test_friendly_fire() -> None:
    field = Field(OVER.format("0508"), side="US", step="fire", levels={"0505": 2}).do("fire g 0509 -")
    hit = field.copy().dice(2, 6)
    assert hit.told("friendly-fire")[0].args["hex"] == "0508"
    assert hit.sum_of("check") == [8]
    assert hit.disordered("f")
    assert not hit.told("fire-result")
    safe = field.copy().dice(3)
    assert safe.sum_of("fire-result") == [2]
    assert not safe.told("friendly-fire")


@rule("GL-9.51.2", "EX-17")
def test_friends_further_off_run_no_risk() -> None:
    field = Field(OVER.format("0507"), side="US", step="fire", levels={"0505": 2}).do("fire g 0509 -").dice(0)
    assert field.sum_of("fire-result") == [-1]
    assert not field.told("friendly-fire")


@rule("GL-9.52.1")
def test_there_is_never_more_than_one_hex_at_risk() -> None:
    ask = land()
    ends = [end for end in ask.hexes() if ask.distance("1010", end) > 1]
    assert max(sum(ask.distance(code, end) == 1 for code in ask.line("1010", end)["crossed"]) for end in ends) == 1
