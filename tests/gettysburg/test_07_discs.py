"""GB-7 Phase 2: order discs."""

from typing import Any

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.kit.clauses import rule
from longroll.kit.scene import Row
from longroll.kit.terms import BadInput
from tests.gettysburg.table import Table, block, sector


def union_discs(number: int) -> dict[str, Any]:
    """Blocks with that many Union discs in all."""
    shares = [min(5, number), min(5, max(0, number - 5)), max(0, number - 10)]
    return {
        name: sector(block=block("Union", value, discs))
        for name, value, discs in zip(("CEM", "CUL", "CRN"), (5, 5, 2), shares, strict=True)
    }


def csa_discs(number: int) -> dict[str, Any]:
    """Blocks with that many CSA discs in all."""
    shares = [min(5, number), min(5, max(0, number - 5)), min(4, max(0, number - 10)), max(0, number - 14)]
    return {
        name: sector(block=block("CSA", value, discs))
        for name, value, discs in zip(("SEM", "OKH", "OKR", "BLO"), (5, 5, 4, 4), shares, strict=True)
    }


def filled(period: str = "afternoon", union: int = 0, csa: int = 0, single: int = 0, double: int = 0) -> Table:
    """The start of a period with discs on the map and left over in the CSA boxes."""
    spec = {
        "day": 2,
        "period": period,
        "turn": "start",
        "places": union_discs(union) | csa_discs(csa),
        "discs": {"single": single, "double": double},
    }
    return Table(spec)


def union_box(table: Table) -> tuple[int, int, int]:
    return table.discs("orders"), table.discs("forced"), table.reserve("Union")


def csa_boxes(table: Table) -> tuple[int, int, int]:
    return table.discs("single"), table.discs("double"), table.reserve("CSA")


@pytest.mark.parametrize(("period", "number"), [("morning", 10), ("mid-day", 10), ("afternoon", 10), ("night", 6)])
@rule("GB-7.1", "GB-R10")
def test_the_number_of_the_union_box(period: str, number: int) -> None:
    assert union_box(filled(period)) == (number, 0, 12 - number)


@pytest.mark.parametrize(
    ("period", "on_map", "box"),
    [
        ("morning", 2, (10, 0, 0)),
        ("morning", 3, (9, 1, 0)),
        ("mid-day", 7, (5, 5, 0)),
        ("night", 6, (6, 0, 0)),
        ("night", 9, (3, 3, 0)),
        ("night", 12, (0, 6, 0)),
    ],
)
@rule("GB-7.1", "GB-7.2")
def test_forced_pass_discs_make_up_the_difference(period: str, on_map: int, box: tuple[int, int, int]) -> None:
    assert union_box(filled(period, union=on_map)) == box


@pytest.mark.parametrize(("on_map", "box"), [(11, (1, 8, 0)), (12, (0, 8, 0))])
@rule("GB-7.3", "GB-R10")
def test_eight_forced_pass_discs_are_all_there_are(on_map: int, box: tuple[int, int, int]) -> None:
    assert union_box(filled("morning", union=on_map)) == box


@rule("GB-7.2")
def test_forced_pass_discs_return_to_the_supply_between_periods() -> None:
    """Eight are used at mid-day, and eight lie in the box of the afternoon."""
    table = Table({"day": 2, "period": "mid-day", "turn": "start", "places": union_discs(12)})
    while table.period == "mid-day":
        waiting = table.hand("CSA")[0]
        table.do(f"block {waiting} OKH" if table.block("OKH") is None else "remove OKH", "forced-pass")
    assert union_box(table) == (0, 8, 0)


# ---- the CSA boxes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "boxes"), [(0, (12, 4, 6)), (5, (12, 4, 6)), (12, (12, 4, 6))])
@rule("GB-7.4")
def test_the_single_box_is_filled_up_to_twelve(left: int, boxes: tuple[int, int, int]) -> None:
    assert csa_boxes(filled(single=left)) == boxes


@pytest.mark.parametrize(("left", "after"), [(0, 4), (1, 4), (3, 4), (4, 6), (5, 7), (6, 8), (8, 10)])
@rule("GB-7.5")
def test_the_double_box_is_filled_to_four_or_gets_two_more(left: int, after: int) -> None:
    assert csa_boxes(filled(double=left)) == (12, after, 10 - after)


@rule("GB-7.6", "GB-R11")
def test_the_double_box_waits_for_the_single_box() -> None:
    assert csa_boxes(filled(csa=12, single=1, double=1)) == (9, 1, 0)


@pytest.mark.parametrize(
    ("on_map", "single", "double", "boxes"),
    [(9, 10, 0, (12, 1, 0)), (5, 8, 4, (12, 5, 0)), (7, 10, 2, (12, 3, 0)), (6, 11, 4, (12, 4, 0))],
)
@rule("GB-7.6", "GB-R11")
def test_each_step_adds_as_many_as_the_reserve_has(
    on_map: int, single: int, double: int, boxes: tuple[int, int, int]
) -> None:
    assert csa_boxes(filled(csa=on_map, single=single, double=double)) == boxes


@rule("GB-7.6", "GB-R11", "GB-11.6")
def test_an_odd_disc_stays_in_the_double_box() -> None:
    places = {"SEM": sector("CR1", block=block("CSA", 5)), "CEM": sector(block=block("Union", 5))}
    spec = {"places": places, "discs": {"single": 3, "double": 3, "orders": 5}}
    table = Table(spec).do("double SEM", "pass", "pass")
    assert (table.block("SEM"), table.discs("double")) == (("CSA", 5, 2), 1)
    table.do("disc CEM")
    assert table.refused("double SEM") == "GB-11.6"
    assert table.discs("double") == 1


@rule("GB-7.7")
def test_the_csa_receives_no_forced_pass_discs() -> None:
    table = filled(csa=18)
    assert csa_boxes(table) == (4, 0, 0)
    assert table.seat == "CSA"
    assert table.refused("forced-pass") == "GB-23.8"


@rule("GB-7.8")
def test_discs_and_blocks_stay_from_period_to_period() -> None:
    places = {"CEM": sector("UR1", block=block("Union", 3, 1)), "SEM": sector("CR1", block=block("CSA", 4, 2))}
    spec = {"period": "mid-day", "turn": "Union", "places": places, "discs": {"single": 3, "double": 1, "orders": 1}}
    table = Table(spec).do("disc CEM", "pass")
    assert table.period == "afternoon"
    assert table.block("CEM") == ("Union", 3, 2)
    assert table.block("SEM") == ("CSA", 4, 2)
    assert union_box(table) == (10, 0, 0)
    assert csa_boxes(table) == (12, 4, 22 - 2 - 16)


@rule("GB-7.9")
def test_filling_the_boxes_asks_nobody() -> None:
    table = filled(union=7, csa=3, single=2, double=3)
    assert (table.seat, table.kind) == ("CSA", "turn")
    assert (union_box(table), csa_boxes(table)) == ((5, 5, 0), (12, 4, 3))


# ---- the handicap ------------------------------------------------------------------------------------------


@rule("GB-R52", "GB-7.1")
@pytest.mark.parametrize(("handicap", "discs"), [("none", 10), ("CSA-3", 13), ("Union-4", 6)])
def test_a_handicap_changes_the_union_box_in_every_period(handicap: str, discs: int) -> None:
    state = GETTYSBURG.new("third-day", {"handicap": handicap})
    now, usual = GETTYSBURG.ask(state).discs(), GETTYSBURG.ask(GETTYSBURG.new("third-day")).discs()
    assert now["orders"] + now["forced"] == discs
    assert (now["single"], now["double"]) == (usual["single"], usual["double"])


@rule("GB-R52")
def test_a_position_keeps_its_handicap() -> None:
    assert GETTYSBURG.new("first-day", {"handicap": "none"}) == GETTYSBURG.new("first-day")
    assert "handicap" not in GETTYSBURG.to_json(GETTYSBURG.new("first-day"))
    for scenario in GETTYSBURG.scenarios:
        state = GETTYSBURG.new(scenario, {"handicap": "Union-2"})
        spec = GETTYSBURG.to_json(state)
        assert spec["handicap"] == "Union-2"
        assert GETTYSBURG.to_json(GETTYSBURG.position(spec)) == spec
        for eyes in (*GETTYSBURG.seats, None):
            assert GETTYSBURG.view(state, eyes).position["handicap"] == "Union-2"
    with pytest.raises(BadInput, match="'Union-5' is no handicap here"):
        GETTYSBURG.position({**spec, "handicap": "Union-5"})


@rule("GB-R52")
@pytest.mark.parametrize(
    ("language", "more", "fewer"),
    [("en", "2 discs more", "2 discs fewer"), ("fr", "2 disques de plus", "2 disques de moins"),
     ("it", "2 dischi in più", "2 dischi in meno")],
)  # fmt: skip
def test_a_handicap_is_told(language: str, more: str, fewer: str) -> None:
    for value, words in (("CSA-2", more), ("Union-2", fewer)):
        state = GETTYSBURG.new("third-day", {"handicap": value})
        assert words in " ".join(GETTYSBURG.summary(state, None, language).split())
        panels = GETTYSBURG.scene(state, None, language).panels
        rows = [row for panel in panels for row in panel.rows if isinstance(row, Row) and row.clause == "GB-R52"]
        assert [words in row.label for row in rows] == [True]
        while not state.over:
            state.play(state.codes[-1])
        assert words in GETTYSBURG.endings.ending(state, [], None, language).text
