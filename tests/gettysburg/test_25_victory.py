"""GB-25 Victory."""

from typing import Any

import pytest

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector

PERIODS = ["morning", "mid-day", "afternoon", "night"]


def last_disc(period: str, day: int, *held: str) -> Table:
    """The CSA holds these sectors; the Union is to use the last disc of the period."""
    places = {code: sector("CR") for code in held}
    return Table({"day": day, "period": period, "turn": "Union", "places": places, "discs": {"forced": 1}})


def winner(table: Table) -> str | None:
    return table.state.result.winner


@rule("GB-25.1")
@pytest.mark.parametrize("period", PERIODS)
@pytest.mark.parametrize("held", [("CEM", "CUL"), ("CEM", "CRN"), ("CUL", "CRN"), ("CEM", "CUL", "CRN")])
def test_two_victory_sectors_win_at_the_end_of_any_period(period: str, held: tuple[str, ...]) -> None:
    table = last_disc(period, 1, *held)
    assert winner(table) is None
    table.do("forced-pass")
    assert winner(table) == "CSA"
    assert table.seat is None


@rule("GB-25.1")
@pytest.mark.parametrize("held", [("CEM",), ("CUL",), ("CRN",), ("CEM", "GET", "LON", "LEI")])
def test_one_victory_sector_does_not_win(held: tuple[str, ...]) -> None:
    table = last_disc("afternoon", 2, *held).do("forced-pass")
    assert winner(table) is None
    assert table.seat is not None


@rule("GB-25.1", "GB-1.4", "GB-R17")
def test_artillery_holds_a_victory_sector() -> None:
    places = {"CEM": sector("CA1"), "CUL": sector("CA2")}
    table = Table({"turn": "Union", "places": places, "discs": {"forced": 1}}).do("forced-pass")
    assert winner(table) == "CSA"


@rule("GB-25.1", "GB-1.3")
def test_a_block_alone_holds_nothing() -> None:
    places = {"CEM": sector("CR1"), "CUL": sector(block=block("CSA", 3))}
    table = Table({"turn": "Union", "places": places, "discs": {"forced": 1}}).do("forced-pass")
    assert winner(table) is None


@rule("GB-25.2")
@pytest.mark.parametrize("period", PERIODS)
def test_the_double_star_counts_as_one_of_two(period: str) -> None:
    assert winner(last_disc(period, 1, "LRT", "CRN").do("forced-pass")) == "CSA"
    if period != "afternoon":
        assert winner(last_disc(period, 1, "LRT").do("forced-pass")) is None


@rule("GB-25.3")
@pytest.mark.parametrize("day", [1, 2, 3])
def test_the_double_star_alone_wins_at_the_end_of_an_afternoon(day: int) -> None:
    assert winner(last_disc("afternoon", day, "LRT").do("forced-pass")) == "CSA"


@rule("GB-25.4", "GB-5.2")
@pytest.mark.parametrize("held", [(), ("CUL",)])
def test_the_union_wins_at_the_end_of_the_third_afternoon(held: tuple[str, ...]) -> None:
    table = last_disc("afternoon", 3, *held).do("forced-pass")
    assert winner(table) == "Union"
    assert table.seat is None
    assert not table.told("period-begins"), "there is no third night"


@rule("GB-25.4")
@pytest.mark.parametrize(("period", "day"), [("afternoon", 1), ("afternoon", 2), ("morning", 3), ("mid-day", 3)])
def test_the_union_does_not_win_earlier(period: str, day: int) -> None:
    assert winner(last_disc(period, day).do("forced-pass")) is None


@rule("GB-25.4")
def test_the_checks_of_the_last_afternoon_come_first() -> None:
    assert winner(last_disc("afternoon", 3, "CEM", "CUL").do("forced-pass")) == "CSA"


@rule("GB-25.4")
def test_nothing_is_legal_after_the_end() -> None:
    table = last_disc("afternoon", 3).do("forced-pass")
    assert table.options() == []
    assert table.refused("forced-pass") == "GB-25.4"
    assert table.refused("concede CSA") == "GB-25.4"


def in_combat() -> Table:
    places: dict[str, Any] = {"KLI": sector("UR1"), "SPW": sector("CR1", block=block("CSA", 3))}
    return Table({"places": places}).do("disc SPW", "move CR1 KLI")


@rule("GB-25.5", "GB-R38")
def test_the_csa_may_concede_at_any_time() -> None:
    own_turn, union_turn, dice = Table(), last_disc("morning", 1), in_combat()
    assert (own_turn.seat, union_turn.seat, dice.seat) == ("CSA", "Union", "chance")
    for table in (own_turn, union_turn, dice):
        table.do("concede CSA")
        assert winner(table) == "Union"
        assert table.seat is None


@rule("GB-25.6", "GB-R38")
def test_the_union_may_resign() -> None:
    for table in (Table(), last_disc("morning", 1), in_combat()):
        table.do("concede Union")
        assert winner(table) == "CSA"


@rule("GB-R51")
def test_the_players_may_agree_on_a_draw() -> None:
    for table in (Table(), last_disc("morning", 1), in_combat()):
        table.do("agree Union")
        assert winner(table) is None
        assert table.seat is None
        assert table.refused("concede CSA") == "GB-25.4"
        assert table.state.to_json()["winner"] == "nobody"


def second_star_taken() -> Table:
    """The CSA, in CEM, takes CUL with a worn piece; the Union has two discs left and could take it back."""
    places = {
        "CEM": sector("CR1", "CR2", cubes={"grey": 5}, block=block("CSA", 3)),
        "LEI": sector("UR1", block=block("Union", 3)),
    }
    spec = {"places": places, "discs": {"single": 4, "orders": 1, "forced": 1}}
    return Table(spec).do("disc CEM", "move CR2 CUL", "assign CR2 5", "done")


@rule("GB-25.7")
def test_victory_is_not_checked_within_a_period() -> None:
    table = second_star_taken()
    assert sorted(table.occupied("CSA")) == ["CEM", "CUL"]
    assert winner(table) is None
    assert table.seat == "Union"
    table.do("forced-pass", "disc CEM", "pass", "disc LEI", "pass")
    assert winner(table) == "CSA", "at the end of the period they count"


@rule("GB-25.7")
def test_a_star_lost_before_the_period_ends_does_not_count() -> None:
    table = second_star_taken().do("disc LEI", "move UR1 CUL").dice(1, 4)
    assert table.where("CR2") == "lost"
    table.do("disc CEM", "pass", "forced-pass")
    assert table.told("period-ends")
    assert winner(table) is None
