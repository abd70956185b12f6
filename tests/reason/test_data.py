"""Parts 2, 3 and 10: the tables, and the requirements every scenario meets."""

from __future__ import annotations

import pytest
import shapely

from longroll.boards.plane.measure import distance, overlap
from longroll.boards.plane.shapes import Convex, rect_at
from longroll.games.reason.components import NO_SECTOR, WAITING
from longroll.games.reason.data.materials import ScenarioData, forces_of, load_scenario
from longroll.games.reason.data.tables import tables
from longroll.games.reason.field import FREE, IN_SECTOR, OFFICER
from longroll.games.reason.rules.command import in_command
from longroll.games.reason.rules.setup import SCENARIOS, new_battle
from longroll.kit.clauses import rule

COUNTS = {
    "lindenau": {"Prussians": (6, 35, 5.5, 2), "Austrians": (6, 28, 4.5, 2)},
    "warburg": {"French": (14, 70, 13, 5), "Allies": (13, 78, 11.5, 4)},
    "rossbach": {"Prussians": (14, 87, 12.5, 5), "Franco-Imperial army": (24, 123, 22.5, 8)},
    "leuthen": {"Prussians": (24, 153, 22.5, 8), "Austrians and allies": (24, 127, 21.5, 8)},
    "kolin": {"Prussians": (22, 137, 20.5, 7), "Austrians": (25, 136, 21.5, 8)},
    "zorndorf": {"Prussians": (21, 125, 19, 7), "Russians": (22, 104, 18.5, 7)},
}
"""Part 10: units, SP, loss value, morale test point."""


@pytest.fixture(params=SCENARIOS)
def data(request: pytest.FixtureRequest) -> ScenarioData:
    return load_scenario(request.param)


def test_the_six_scenarios_are_there() -> None:
    assert [load_scenario(name).id for name in SCENARIOS] == list(SCENARIOS)


@rule("MR-24.1", "MR-24.2")
@pytest.mark.parametrize("name", COUNTS)
def test_armies_are_as_strong_as_the_rules_say(name: str) -> None:
    b = new_battle(name)
    roster = b.roster
    for side in (0, 1):
        units = roster.of_side[side]
        expected = COUNTS[name][roster.side_names[side]]
        found = (len(units), sum(roster.start_sp[u] for u in units), roster.total[side] / 2, roster.mtp[side])
        assert found == expected


def test_maps_meet_the_requirements(data: ScenarioData) -> None:
    assert data.table.w >= 20
    assert data.table.h >= 14
    for poly in [*[level.poly for level in data.levels], *[area.poly for area in data.areas]]:
        shape = Convex(poly)
        turns = [
            shape.nx[i - 1] * shape.ny[i] - shape.ny[i - 1] * shape.nx[i] for i in range(len(shape.nx))
        ]  # clockwise all round
        assert max(turns) <= 1e-9
    sectors = [sector for town in data.towns for sector in town.sectors]
    for sector in sectors:
        assert 2 <= sector.x1 - sector.x0 <= 3
        assert 2 <= sector.y1 - sector.y0 <= 3
    roads = [point for road in data.roads for point in road.pts]
    lines = [point for line in data.linear for point in line.pts]
    for x, y in [*roads, *lines]:
        assert 0 <= x <= data.table.w
        assert 0 <= y <= data.table.h


@pytest.mark.parametrize("name", SCENARIOS)
def test_areas_overlap_neither_towns_nor_each_other(name: str) -> None:
    data = load_scenario(name)
    shapes = [shapely.Polygon(area.poly) for area in data.areas]
    shapes += [shapely.box(s.x0, s.y0, s.x1, s.y1) for town in data.towns for s in town.sectors]
    for i, one in enumerate(shapes):
        for two in shapes[:i]:
            assert one.intersection(two).area < 1e-9


@rule("MR-26.1")
@pytest.mark.parametrize("name", SCENARIOS)
def test_units_start_in_free_places_in_command_and_apart(name: str) -> None:
    b = new_battle(name)
    units = [u for u in range(b.roster.n_units) if b.formation[u] < WAITING]
    for unit in units:
        shape = b.shapes[unit]
        if b.sector[unit] == NO_SECTOR:
            assert b.field.forbidden(shape, b.roster.kind[unit]) == FREE, b.roster.ids[unit]
            assert not b.field.straddles_stream(shape), b.roster.ids[unit]
        else:
            assert b.field.forbidden(shape, b.roster.kind[unit]) == IN_SECTOR
        assert in_command(b, unit), b.roster.ids[unit]
        for other in units:
            if other != unit:
                assert not overlap(shape, b.shapes[other]), (b.roster.ids[unit], b.roster.ids[other])
                if b.roster.side[other] != b.roster.side[unit]:
                    assert distance(shape, b.shapes[other]) >= 2
    for officer in range(b.roster.n_officers):
        if b.officer_present(officer):
            base = b.officers[officer]
            assert b.field.forbidden(base, OFFICER) == FREE
            assert not any(overlap(base, b.shapes[unit]) for unit in units if b.sector[unit] == NO_SECTOR)


def test_strengths_lie_in_the_ranges_of_the_types(data: ScenarioData) -> None:
    types = tables().unit_types
    for side in data.sides:
        units = [unit for force in forces_of(side) for unit in force.units]
        for unit in [*units, *side.army_artillery]:
            row = types[unit.type]
            low, high = row.sp_range or (row.sp, row.sp)
            assert low <= unit.sp <= high, unit.id


@rule("MR-3.2")
def test_forces_have_one_to_seven_units(data: ScenarioData) -> None:
    for side in data.sides:
        for force in forces_of(side):
            assert 1 <= len(force.units) <= 7


@rule("MR-3.11", "MR-3.3")
def test_army_artillery_and_ratings(data: ScenarioData) -> None:
    for side in data.sides:
        assert all(unit.type in ("HA", "HW") for unit in side.army_artillery)
        for force in forces_of(side):
            assert -3 <= force.officer.mod <= 2
            assert 0 <= force.officer.v <= 3


@rule("MR-2.3", "MR-2.4")
def test_footprints() -> None:
    b = new_battle("lindenau")
    wide = b.shapes[b.roster.unit["B11"]]
    assert (wide.w, wide.d) == (2, 0.5)
    assert b.rect_of(b.roster.unit["B11"], 8, 3, 0, 1) == rect_at(8, 3, 0, 1, 1)
    gun = b.shapes[b.roster.unit["B14"]]
    assert (gun.w, gun.d) == (1, 1)
    assert (b.officers[0].w, b.officers[0].d, b.officers[0].facing) == (0.5, 0.5, 0)
