"""The ground of a table: drawn as nature has it, and never farther than a tenth of a base width from its rule."""

from __future__ import annotations

import re
from itertools import pairwise
from math import hypot
from random import Random

import pytest

from longroll.engraving.lines import Point, Rect, gap, inside, line_path
from longroll.engraving.swaying import LIGHT, Fall, falling, roots, spaced, swayed, turned
from longroll.games.reason import REASON
from longroll.games.reason.data.materials import WORDS
from longroll.games.reason.table.map_picture import KEPT_TO, Landscape, holds, names_of, picture, rng_of, square
from longroll.games.reason.table.sheet.village import laid_out, overlap
from longroll.games.reason.table.survey import BW, MAPS, survey
from longroll.kit.terms import Message
from longroll.kit.words import LANGUAGES, words

every_map = pytest.mark.parametrize("name", MAPS)


def land(name: str) -> Landscape:
    found = survey(name)
    return Landscape(name, found, Rect(0, 0, *found.size))


def farthest(line: list[Point], other: list[Point]) -> float:
    """The greatest distance of a point of a line from another line."""
    pieces = list(pairwise(other))
    return max(min(gap(point, a, b) for a, b in pieces) for point in line)


def closed(ring: list[Point]) -> list[Point]:
    return [*ring, ring[0]]


# ---- lines of rules ------------------------------------------------------------------------------------------------


@every_map
def test_edges_keep_to_those_of_the_rule(name: str) -> None:
    """Hills, woods and rough ground: no point of either line is farther than a tenth from the other."""
    drawn, found = land(name), survey(name)
    pairs = [(level.poly, drawn.rings[level.id]) for level in found.ground.levels]
    pairs += [(area.poly, ring) for area, ring in drawn.areas]
    for rule, ring in pairs:
        exact = closed(found.laid(rule))
        assert farthest(ring, exact) <= 0.1 * BW
        assert farthest(spaced(exact, 5.0), closed(ring)) <= 0.1 * BW
        # and it is no ruler's line
        assert farthest(ring, exact) > 0.04 * BW


@every_map
def test_waters_and_roads_keep_to_their_lines(name: str) -> None:
    drawn, found = land(name), survey(name)
    pairs = [(line.pts, drawn.waters[line.id]) for line in found.ground.linear if line.id in drawn.waters]
    pairs += [(road.pts, way) for road, way in zip(found.ground.roads, drawn.ways, strict=True)]
    for rule, line in pairs:
        exact = found.laid(rule)
        assert farthest(line, exact) <= 0.1 * BW
        assert farthest(spaced(exact, 5.0), line) <= 0.1 * BW
        assert line[0] == pytest.approx(exact[0])
        assert line[-1] == pytest.approx(exact[-1])


def test_water_lies_still_under_bridges() -> None:
    drawn = land("warburg")
    assert drawn.bridges_at
    for bridge in drawn.bridges_at:
        assert min(gap(bridge, a, b) for a, b in pairwise(drawn.waters["Diemel"])) < 0.04 * BW


def test_a_line_may_not_leave_the_allowance_however_it_turns() -> None:
    rng = Random(3)
    for _ in range(60):
        corners = [(rng.uniform(0, 600), rng.uniform(0, 600)) for _ in range(rng.randint(3, 6))]
        for most in (3.0, 6.0):
            line = swayed(corners, most, rng)
            assert farthest(line, corners) <= most + 1e-6
            assert line[0] == pytest.approx(corners[0])
            assert line[-1] == pytest.approx(corners[-1])


# ---- slopes --------------------------------------------------------------------------------------------------------


def strokes(data: str) -> list[list[Point]]:
    """The lines of a pen's path data."""
    found: list[list[Point]] = []
    x = y = 0.0
    for command, dx, dy in re.findall(r"([ml])(-?\d+) ?(-?\d+)", data):
        if command == "m" and found:
            x, y = found[-1][0][0] * 10, found[-1][0][1] * 10
        x, y = x + float(dx), y + float(dy)
        if command == "m":
            found.append([])
        found[-1].append((x / 10, y / 10))
    return found


def nowhere(_: Point) -> bool:
    return False


def test_hachures_start_on_the_edge_and_fall_outward_heavier_to_the_south_east() -> None:
    ring = swayed(turned([(100, 100), (500, 100), (500, 300), (100, 300)]), 6.0, Random(1), closed=True)
    near, _ = falling(ring, Fall(5.0, (10.0, 18.0), (20.0, 36.0), (1.0, 2.0)), Random(2), nowhere)
    found = strokes(near)
    assert len(found) > 150
    longest: dict[bool, list[float]] = {True: [], False: []}
    for a, b, c, d in found:
        root, tip = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), ((c[0] + d[0]) / 2, (c[1] + d[1]) / 2)
        assert min(gap(root, p, q) for p, q in pairwise(closed(ring))) < 0.5
        assert not inside(tip, ring)
        dark = (tip[0] - root[0]) * LIGHT[0] + (tip[1] - root[1]) * LIGHT[1] < 0
        longest[dark].append(hypot(tip[0] - root[0], tip[1] - root[1]))
    assert sum(longest[True]) / len(longest[True]) > 1.3 * sum(longest[False]) / len(longest[False])


def test_strokes_fan_out_round_corners() -> None:
    square_ring = spaced([(0.0, 0.0), (200.0, 0.0), (200.0, 200.0), (0.0, 200.0)], 4.0, closed=True)
    aslant = [root for root in roots(square_ring, 5.0, 20.0) if min(abs(root.out[0]), abs(root.out[1])) > 0.3]
    assert len(aslant) >= 8


# ---- what has no rule ----------------------------------------------------------------------------------------------


@every_map
def test_trees_stand_in_woods_or_along_roads(name: str) -> None:
    """A tree anywhere else would promise a wood that no rule knows."""
    drawn = land(name)
    woods = [ring for area, ring in drawn.areas if area.kind == "woods"]
    ways = [piece for way in drawn.ways for piece in pairwise(way)]
    for identity, data in re.findall(rf'id="mr-{name}-(t\d+-\d|avenue)" d="([^"]+)"', picture(f"map-{name}")):
        x = y = 0.0
        for dx, dy in re.findall(r"m(-?\d+) ?(-?\d+)h0", data):
            x, y = x + float(dx) / 10, y + float(dy) / 10
            if identity == "avenue":
                assert min(gap((x, y), a, b) for a, b in ways) < 16
            else:
                assert any(inside((x, y), ring) for ring in woods)


@every_map
def test_fields_keep_clear_of_everything_that_has_a_rule(name: str) -> None:
    drawn, found = land(name), survey(name)
    strips = drawn.strips()
    assert len(strips) > 8
    lines = [found.laid(one.pts) for one in found.ground.roads] + [found.laid(one.pts) for one in found.ground.linear]
    rings = [found.laid(level.poly) for level in found.ground.levels] + [ring for _, ring in drawn.areas]
    for strip in strips:
        for point in spaced(strip.corners, 8.0, closed=True):
            assert not any(inside(point, ring) for ring in rings)
            assert not any(holds(room, point) for room in drawn.squares)
            assert all(gap(point, a, b) > 9 for line in lines for a, b in pairwise(line))


@every_map
def test_villages_stay_in_their_squares(name: str) -> None:
    found = survey(name)
    for sector in found.sectors:
        room = square(found, sector.id)
        one = laid_out(room, [], rng_of("village", sector.id), True)
        assert len(one.houses) >= 12
        assert one.church is not None
        assert holds(room, one.church)
        for house in (*one.houses, *one.gardens):
            assert all(holds(room, corner) for corner in house)
        for n, house in enumerate(one.houses):
            assert not any(overlap(house, other) for other in one.houses[:n])


# ---- names ---------------------------------------------------------------------------------------------------------


@every_map
def test_everything_on_a_table_is_named_once_and_may_step_aside(name: str) -> None:
    found = survey(name)
    ground = found.ground
    waters = [line for line in ground.linear if line.kind in ("river", "stream")]
    names = names_of(found)
    assert len(names) == len(ground.levels) + len(ground.areas) + len(waters) + len(ground.towns)
    squares = [square(found, sector.id) for sector in found.sectors]
    for one in names:
        assert len(one.bases) >= 3
        middle = one.bases[0][len(one.bases[0]) // 2]
        assert 0 < middle[0] < found.size[0]
        assert 0 < middle[1] < found.size[1]
        assert not any(holds(room, middle) for room in squares)
    assert not any(row in picture(f"map-{name}") for one in names for row in one.rows if row.lower() != name)


@every_map
def test_whatever_has_a_rule_is_a_place_with_its_exact_line(name: str) -> None:
    """Hills, woods, waters, walls, roads and houses: near a unit in hand the client dots these lines."""
    ground = survey(name).ground
    places = {place.id: place for place in REASON.board("en", name).places}
    lines = {line.id: line.pts for line in ground.linear} | {road.id: road.pts for road in ground.roads}
    areas = {level.id for level in ground.levels} | {area.id for area in ground.areas}
    areas |= {sector.id for town in ground.towns for sector in town.sectors}
    assert set(places) == areas | set(lines)
    for identity, points in lines.items():
        assert places[identity].line == line_path(survey(name).laid(points))


@pytest.mark.parametrize("language", LANGUAGES)
@every_map
def test_words_in_the_margin_are_in_the_readers_language(name: str, language: str) -> None:
    rows = [row for one in REASON.board(language, name).names[-3:] for row in one.rows]
    said = words(WORDS, language).say(Message(f"scenario-{name}"))
    assert said in rows
    assert ("6 BW" if language == "en" else "6 LB") in rows
    assert said not in picture(f"map-{name}")


def test_roads_and_days_are_translated() -> None:
    def told(language: str) -> tuple[str, str]:
        board = REASON.board(language, "warburg")
        road = next(place.name for place in board.places if place.id == "Paderborn-road")
        return road, board.names[-2].rows[0]

    assert told("en") == ("Paderborn road", "31 July 1760")
    assert told("fr") == ("Route de Paderborn", "31 juillet 1760")
    assert told("it") == ("Strada di Paderborn", "31 luglio 1760")


def test_the_allowance_is_a_tenth_of_a_base_width() -> None:
    assert pytest.approx(0.1 * BW) == KEPT_TO
