"""GB-24 Phase 4: end of period; night."""

from typing import Any

import pytest

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector


def last_disc(period: str, places: dict[str, dict[str, Any]], day: int = 1) -> Table:
    """The Union is to use the last disc of the period, a Forced Pass."""
    return Table({"day": day, "period": period, "turn": "Union", "places": places, "discs": {"forced": 1}})


@rule("GB-24.1", "GB-R39")
def test_the_end_of_an_afternoon_in_its_order() -> None:
    places = {
        "HRN": sector("CR1", disrupted=True),
        "CEM": sector("CR2", "CA1", fire=True),
        "CUL": sector("CR3"),
    }
    table = last_disc("afternoon", places).do("forced-pass")
    wanted = ("period-ends", "fire-marker-removed", "disruption-removed", "star-held", "victory")
    kinds = [event.kind for event in table.events if event.kind in wanted]
    assert kinds == ["period-ends", "fire-marker-removed", "disruption-removed", "star-held", "star-held", "victory"]


@rule("GB-24.1", "GB-16.9", "GB-22.28")
@pytest.mark.parametrize("period", ["morning", "mid-day", "night"])
def test_disruption_outlasts_every_period_but_the_afternoon(period: str) -> None:
    table = last_disc(period, {"CRN": sector("UR1", "UA1", disrupted=True, fire=True)}).do("forced-pass")
    assert table.disrupted("CRN")
    assert not table.fired("CRN")


@rule("GB-24.1", "GB-5.7", "GB-24.3")
@pytest.mark.parametrize(
    ("period", "day", "then", "next_day"),
    [
        ("morning", 1, "mid-day", "1"),
        ("mid-day", 2, "afternoon", "2"),
        ("afternoon", 1, "night", "1"),
        ("night", 1, "morning", "2"),
        ("night", 2, "morning", "3"),
    ],
)
def test_the_next_period_follows(period: str, day: int, then: str, next_day: str) -> None:
    table = last_disc(period, {"CRN": sector("UR1")}, day).do("forced-pass")
    begins = table.told("period-begins")[-1].args
    assert (begins["day"], begins["period"]) == (next_day, then)


@rule("GB-24.3", "GB-25.1")
@pytest.mark.parametrize("period", ["morning", "mid-day", "afternoon", "night"])
def test_the_phase_is_played_at_the_end_of_every_period(period: str) -> None:
    table = last_disc(period, {"CEM": sector("CR1"), "CUL": sector("CR2"), "CRN": sector("UA1", fire=True)})
    table.do("forced-pass")
    assert not table.fired("CRN")
    assert table.told("victory")


def night(**places: dict[str, Any]) -> Table:
    return Table({"period": "night", "places": places})


@rule("GB-24.2", "GB-12.11", "GB-22.29")
def test_no_attack_and_no_fire_at_night() -> None:
    table = night(SPW=sector("CR1", "CA1", block=block("CSA", 5)), KLI=sector("UR1")).do("disc SPW")
    assert table.refused("move CR1 KLI") == "GB-12.11"
    assert table.refused("fire CA1 KLI troops") == "GB-22.29"


@rule("GB-24.2", "GB-6.15", "GB-R37")
def test_no_box_move_into_enemies_at_night() -> None:
    table = night(HRN=sector("UR1"), **{"Chambersburg-Pike": sector("CR1", block=block("CSA", 3))})
    assert table.refused("enter CR1") == "GB-6.15"
    assert not table.options("enter")


@rule("GB-24.2", "GB-R37")
def test_a_box_move_without_enemies_is_allowed_at_night() -> None:
    table = night(**{"Chambersburg-Pike": sector("CR1", block=block("CSA", 3))}).do("enter CR1")
    assert table.pieces("HRN") == ["CR1"]


@rule("GB-24.2", "GB-12.11")
def test_cavalry_may_not_ride_into_enemies_at_night() -> None:
    spec = {
        "period": "night",
        "turn": "Union",
        "places": {"CRS": sector("UC1", block=block("Union", 4)), "SPW": sector("CR1")},
    }
    table = Table(spec).do("disc CRS")
    assert table.refused("ride UC1 KLI SPW") == "GB-12.11"
    assert table.legal("ride UC1 KLI PEA")


@rule("GB-24.2")
def test_all_other_orders_and_actions_are_allowed_at_night() -> None:
    places = {
        "SPW": sector("CR1", "CA1", disrupted=True, fire=True, block=block("CSA", 5)),
        "MCM": sector("CR2", cubes={"grey": 1}),
        "KLI": sector("UR1"),
    }
    table = night(**places)
    assert {"disc SPW", "double SPW", "remove SPW", "block 3 COD"} <= set(table.options())
    table.do("disc SPW")
    wanted = {"move CA1 COD", "reinforce grey MCM SPW", "entrench SPW KLI", "reorganise SPW", "clear SPW", "pass"}
    assert wanted <= set(table.options())
