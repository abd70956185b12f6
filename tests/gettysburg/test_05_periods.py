"""GB-5 Days, periods, phases."""

from itertools import pairwise
from typing import Any

import pytest

from longroll.kit import CHANCE_SEAT, BadInput
from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector

PERIODS = ("morning", "mid-day", "afternoon", "night")

# all twelve Union discs are on the map: every Union box is filled with Forced Pass discs only
TWELVE_DISCS: dict[str, Any] = {
    "CEM": sector("UR1", block=block("Union", 5, 5)),
    "CUL": sector("UR2", block=block("Union", 5, 5)),
    "CRN": sector("UR3", block=block("Union", 2, 2)),
}


def now(table: Table) -> tuple[int, str]:
    return int(table.ask.time()["day"]), table.period


def csa_waits(table: Table) -> None:
    """An action that changes little."""
    table.do(f"block {table.hand('CSA')[0]} OKH" if table.block("OKH") is None else "remove OKH")


def whole_game() -> Table:
    """Both sides let the battle pass."""
    table = Table({"turn": "start", "places": TWELVE_DISCS})
    while table.seat is not None:
        if table.seat == CHANCE_SEAT:
            table.dice(1)
        elif table.seat == "CSA":
            csa_waits(table)
        else:
            table.do("forced-pass")
    return table


@rule("GB-5.1", "GB-5.2", "GB-5.7")
def test_three_days_of_four_periods_without_the_last_night() -> None:
    table = whole_game()
    begun = [(e.args["day"], e.args["period"]) for e in table.told("period-begins")]
    ended = [(e.args["day"], e.args["period"]) for e in table.told("period-ends")]
    expected = [(day, period) for day in ("1", "2", "3") for period in PERIODS][:-1]
    assert ended == expected
    assert [("1", "morning"), *begun] == expected
    assert len(expected) == 11
    assert table.state.result.winner == "Union"


@rule("GB-5.2")
def test_there_is_no_night_on_the_third_day() -> None:
    with pytest.raises(BadInput, match="night"):
        Table({"day": 3, "period": "night"})


@rule("GB-5.2")
def test_nothing_can_be_done_after_the_third_afternoon() -> None:
    places = {"TAN": sector(block=block("Union", 3))}
    table = Table({"day": 3, "period": "afternoon", "turn": "Union", "places": places, "discs": {"orders": 1}})
    table.do("disc TAN")
    assert table.seat is None
    assert table.options() == []
    assert table.refused("block 2 OKH") == "GB-25.4"


@rule("GB-5.3")
def test_the_four_phases_of_a_period() -> None:
    places = {"TAN": sector(block=block("Union", 3))}
    table = Table({"turn": "Union", "places": places, "discs": {"orders": 1}, "waiting": "schedule"})
    table.do("disc TAN").dice(1)
    kinds = [e.kind for e in table.events]
    phases = ["turn", "arrives", "discs-filled", "period-begins", "period-ends"]
    order = sorted((kinds.index(kind), kind) for kind in phases if kind != "turn")
    assert [kind for _, kind in order] == ["period-ends", "period-begins", "arrives", "discs-filled"]
    last_arrival = max(n for n, kind in enumerate(kinds) if kind == "arrives")
    assert last_arrival < kinds.index("discs-filled")
    assert kinds[-1] == "turn"


@rule("GB-5.4", "GB-5.5")
def test_the_csa_begins_every_period_and_players_alternate() -> None:
    table = whole_game()
    turns: list[list[str]] = [[]]
    for event in table.events:
        if event.kind == "period-begins":
            turns.append([])
        if event.kind == "turn":
            turns[-1].append(str(event.args["side"]))
    turns[0].insert(0, "CSA")  # the turn with which the table opened
    assert len(turns) == 11
    for sides in turns:
        assert sides[0] == "CSA"
        assert sides[-1] == "Union"
        assert all(a != b for a, b in pairwise(sides))


@rule("GB-5.5")
def test_one_action_each() -> None:
    table = Table({}).do("block 2 OKH")
    assert table.seat == "Union"
    table.do("block 2 CEM")
    assert table.seat == "CSA"


@rule("GB-5.6")
def test_the_phase_ends_with_the_last_union_disc() -> None:
    places = {"TAN": sector("UR1", block=block("Union", 3)), "OKH": sector("CR1", block=block("CSA", 3))}
    discs = {"single": 5, "double": 4, "orders": 1, "forced": 1}
    table = Table({"period": "mid-day", "turn": "Union", "places": places, "discs": discs})
    table.do("forced-pass")
    assert now(table) == (1, "mid-day")
    table.do("disc OKH", "pass", "disc TAN", "move UR1 WEI")
    assert now(table) == (1, "afternoon")
    assert table.seat == "CSA"


@rule("GB-5.6")
def test_a_forced_pass_disc_keeps_the_phase_open() -> None:
    places = {"TAN": sector("UR1", block=block("Union", 3))}
    discs = {"orders": 1, "forced": 1}
    table = Table({"period": "mid-day", "turn": "Union", "places": places, "discs": discs}).do("disc TAN", "pass")
    assert now(table) == (1, "mid-day")
    table.do("block 2 OKH", "forced-pass")
    assert now(table) == (1, "afternoon")


@rule("GB-5.6", "GB-8.5")
def test_the_last_union_turn_is_played_to_its_end() -> None:
    places = {"TAN": sector(block=block("Union", 3)), "Taneytown Road": sector("UR1", "UR2")}
    spec = {"period": "mid-day", "turn": "Union", "places": places, "discs": {"orders": 1}}
    table = Table(spec).do("disc TAN")
    assert (table.seat, table.kind) == ("Union", "after-action")
    assert now(table) == (1, "mid-day")
    table.do("enter UR1", "end")
    assert table.pieces("TAN") == ["UR1"]
    assert now(table) == (1, "afternoon")


@rule("GB-5.6")
def test_blocks_alone_do_not_end_the_phase() -> None:
    table = Table({"period": "mid-day", "turn": "Union", "discs": {"orders": 1}})
    table.do("block 3 TAN", "block 2 OKH", "remove TAN", "remove OKH")
    assert (now(table), table.seat) == ((1, "mid-day"), "Union")


@pytest.mark.parametrize(
    ("day", "period", "after"),
    [
        (1, "morning", (1, "mid-day")),
        (1, "mid-day", (1, "afternoon")),
        (1, "afternoon", (1, "night")),
        (1, "night", (2, "morning")),
        (2, "night", (3, "morning")),
    ],
)
@rule("GB-5.1", "GB-5.7")
def test_what_follows_a_period(day: int, period: str, after: tuple[int, str]) -> None:
    places = {"TAN": sector(block=block("Union", 3))}
    spec = {"day": day, "period": period, "turn": "Union", "places": places, "discs": {"orders": 1}}
    assert now(Table(spec).do("disc TAN")) == after


@pytest.mark.parametrize("period", PERIODS[:3])
@rule("GB-R47")
def test_the_end_phase_is_played_after_every_period(period: str) -> None:
    places = {"TAN": sector(block=block("Union", 3)), "CEM": sector("UA1", fire=True)}
    spec = {"day": 2, "period": period, "turn": "Union", "places": places, "discs": {"orders": 1}}
    table = Table(spec).do("disc TAN")
    assert not table.fired("CEM")
