"""The sheet of the game: complete, in its place, in three languages, within its size."""

from __future__ import annotations

import gzip
import re
from math import cos, hypot, radians, sin
from xml.etree import ElementTree

import pytest

from longroll.games.gettysburg.sheet.ground import inside
from longroll.games.guns import GUNS
from longroll.games.guns.board import GROUND
from longroll.games.guns.drawing import board
from longroll.games.guns.map_picture import DAY, LAMP, MAP, SKETCHES, palette_css, picture, picture_hash
from longroll.games.guns.sheet.plan import (
    BLOCK_H,
    BLOCK_W,
    FIELD,
    GUN,
    JUNCTIONS,
    LINES,
    RINGS,
    arrangement,
    berths,
    card,
    gun_spots,
    map_edge,
    outside,
    reach,
    room,
    sight_lines,
    spot,
)
from longroll.kit import BadInput
from longroll.kit.words import LANGUAGES

LIMIT = 400_000


@pytest.mark.parametrize("name", [MAP, *SKETCHES])
def test_pictures_are_sound_and_small(name: str) -> None:
    svg = picture(name)
    root = ElementTree.fromstring(svg)
    assert root.tag.endswith("svg")
    assert len(gzip.compress(svg.encode())) < (LIMIT if name == MAP else 40_000)
    identities = re.findall(r'\bid="([^"]+)"', svg)
    assert len(identities) == len(set(identities))
    assert set(re.findall(r'href="#([^"]+)"', svg)) <= set(identities)
    assert "nan" not in svg


def test_pictures_of_one_page_share_no_identity() -> None:
    found: set[str] = set()
    for name in (MAP, *SKETCHES):
        here = set(re.findall(r'\bid="([^"]+)"', picture(name)))
        assert not here & found
        found |= here


def test_every_colour_has_its_day_and_its_lamp() -> None:
    assert set(DAY) == set(LAMP)
    used = set(re.findall(r"var\(--map-([\w-]+),", picture(MAP)))
    assert used <= set(DAY)
    assert all(f"--map-{name}:" in palette_css() for name in used)


def test_the_picture_shows_every_gun() -> None:
    guns = sum(GROUND.ridge)
    assert picture(MAP).count('href="#gg-map-gun"') == guns
    assert sum(len(gun_spots(stance)) for stance in range(2 * GROUND.n_positions)) == guns


def test_guns_stand_on_their_side_and_apart() -> None:
    for stance in range(2 * GROUND.n_positions):
        spots = gun_spots(stance)
        for gun in spots:
            assert inside(gun.at, RINGS[GROUND.area_of[stance]]), GROUND.stance_codes[stance]
        for number, first in enumerate(spots):
            for second in spots[number + 1 :]:
                assert hypot(first.at[0] - second.at[0], first.at[1] - second.at[1]) > GUN * 0.9


def test_sides_of_positions_look_into_their_areas() -> None:
    for stance in range(2 * GROUND.n_positions):
        (x, y), out = spot(stance)
        assert inside((x + cos(out) * 6, y + sin(out) * 6), RINGS[GROUND.area_of[stance]])


def test_lines_of_sight_end_in_their_areas() -> None:
    assert len(sight_lines()) == len(GROUND.data.special_los)
    for _, end, area in sight_lines():
        assert inside(end, RINGS[area])


# ---- where things stand ------------------------------------------------------------------------------------------


def test_names_stand_inside_their_areas() -> None:
    assert set(arrangement().areas) == set(GROUND.area_codes)
    for area in range(GROUND.n_areas):
        place = room(area)
        assert " ".join(place.lines) == GROUND.area_names[area].replace("'", "’")
        assert reach(place.label, area) > 12
        assert reach(place.objective, area) > 10, GROUND.area_names[area]
        assert hypot(place.label[0] - place.objective[0], place.label[1] - place.objective[1]) > 20


@pytest.mark.parametrize("blocks", [1, 2, 3])
def test_blocks_stand_behind_their_position(blocks: int) -> None:
    for stance in range(2 * GROUND.n_positions):
        found = berths(stance, blocks)
        assert len(found) == blocks
        rear = GROUND.area_of[stance ^ 1]
        for number, (at, angle, scale) in enumerate(found):
            assert 0.6 <= scale <= 1
            assert reach(at, rear) > 0, GROUND.stance_codes[stance]
            point = radians(angle - 90)
            ahead = (at[0] + cos(point) * BLOCK_H * 2.6, at[1] + sin(point) * BLOCK_H * 2.6)
            assert reach(ahead, rear) < reach(at, rear)
            for other in found[number + 1 :]:
                gap = hypot(at[0] - other.at[0], at[1] - other.at[1])
                assert gap > min(BLOCK_W, BLOCK_H) * scale * 0.9


def test_blocks_off_the_map_stand_beside_their_area() -> None:
    for area in GROUND.members(GROUND.partial):
        assert map_edge(area)
        (x, y), inward = outside(area)
        assert not (FIELD.left < x < FIELD.right and FIELD.top < y < FIELD.bottom)
        assert reach((x + cos(inward) * 40, y + sin(inward) * 40), area) > 0


def test_cards_lie_off_the_map_and_apart() -> None:
    cards = [card(entry) for entry in range(len(GROUND.entry_codes))]
    for number, first in enumerate(cards):
        assert first.common(FIELD) == 0
        assert first.left > 0
        assert first.top > 0
        for second in cards[number + 1 :]:
            assert first.common(second) == 0


def test_the_game_shows_its_pictures() -> None:
    assert set(SKETCHES) == set(GUNS.scenarios)
    assert GUNS.picture(MAP) == picture(MAP)
    assert GUNS.board("en") is board("en")
    with pytest.raises(BadInput, match="no picture"):
        GUNS.picture("moon")


# ---- the board ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_of_the_board(language: str) -> None:
    shown = board(language)
    codes = [place.id for place in shown.places]
    assert codes == [*GROUND.area_codes, *GROUND.entry_codes, *GROUND.position_codes]
    assert shown.picture == f"/api/pictures/{picture_hash(MAP)}.svg"
    known = set(codes)
    for place in shown.places:
        assert place.name
        assert not re.search(r"\b[APJ]\d+\b|[{}]", " ".join([place.name, *place.facts]))
        assert {border.to for border in place.borders} <= known
        assert all(0 <= border.angle < 360 for border in place.borders)
        assert 0 < place.centre[0] < shown.width
        assert 0 < place.centre[1] < shown.height
    places = {place.id: place for place in shown.places}
    for position, code in enumerate(GROUND.position_codes):
        facts = places[code].facts
        sides = [GROUND.area_names[GROUND.area_of[s]].replace("'", "’") for s in (2 * position, 2 * position + 1)]
        assert all(side in fact for side, fact in zip(sides, facts, strict=False))


def test_names_of_areas_and_positions_are_their_own() -> None:
    for language in LANGUAGES:
        names = [place.name for place in board(language).places if place.id in GROUND.area_index]
        assert len(names) == len(set(names))


def test_places_answer_where_they_are_drawn() -> None:
    """The strip of a position lies along its line and clear of the junctions."""
    places = {place.id: place for place in board("en").places}
    for position, code in enumerate(GROUND.position_codes):
        ring = [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", places[code].path)]
        assert inside(spot(2 * position).at, ring)
        for junction in GROUND.ends[position]:
            assert not inside(JUNCTIONS[junction], ring)
        assert max(abs(x - px) + abs(y - py) for x, y in ring for px, py in [LINES[position][0]]) > 30


def test_facts_in_words() -> None:
    places = {place.id: place for place in board("en").places}
    assert places["P292"].name == "Little Round Top"
    assert places["P292"].facts[:2] == [
        "Towards Little Round Top: obstructed",
        "Towards Plum Run Valley: ridge, 3 guns, steep slope",
    ]
    assert "Special line of sight to Wheatfield" in places["P292"].facts
    assert "Chambersburg Pike crosses here" in places["P30"].facts
    assert places["CHAMBERSBURG"].side == "c"
    assert places["BALTIMORE"].side == "u"
    assert places["A41"].facts == ["The town: no Confederate reinforcement crosses it by road"]
    unnamed = next(p for p in range(GROUND.n_positions) if not GROUND.position_names[p])
    assert places[GROUND.position_codes[unnamed]].name.startswith("between ")
