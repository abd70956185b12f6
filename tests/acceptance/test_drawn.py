"""What is drawn: pictures are sound and of a size, and no answer is far away for a hand."""

from __future__ import annotations

import gzip
import re
from random import Random
from xml.etree import ElementTree

import pytest

from longroll.games import game as find_game
from longroll.kit import CHANCE, BadInput
from longroll.kit.scene import content_hash
from tests.acceptance.rooms import NAMES
from tests.acceptance.walks import quick, walk, warlike
from tests.scenes import clicks

MAP, CARD = 400_000, 250_000
"""The most bytes of a picture, compressed."""
PICTURES = [(name, picture) for name in NAMES for picture in (*find_game(name).maps, *find_game(name).scenarios)]
OWN = ("gettysburg", "guns", "glory", "reason")
"""The games of this program; a guest's overview shows the outlines of its places."""
every_game = pytest.mark.parametrize("name", NAMES)


@pytest.mark.parametrize(("name", "picture"), PICTURES)
def test_pictures_are_sound_and_small(name: str, picture: str) -> None:
    game = find_game(name)
    svg = game.picture(picture)
    assert game.picture(picture) == svg
    assert ElementTree.fromstring(svg).tag.endswith("svg")
    assert len(svg) < 1_500_000
    assert len(gzip.compress(svg.encode())) < (MAP if picture in game.maps else CARD)
    assert not re.search(r"<script|<image|<foreignObject|\son\w+=|NaN|nan\b|inf\b", svg)
    ids = re.findall(r'\bid="([^"]+)"', svg)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg)) <= set(ids)


@pytest.mark.parametrize("name", OWN)
def test_an_overview_is_a_glance(name: str) -> None:
    """Every map has one, small, with ground of several colours, and of the size of its board."""
    game = find_game(name)
    overviews = {picture for picture in game.maps if picture.startswith("overview")}
    assert len(overviews) * 2 == len(game.maps)
    for scenario in game.scenarios:
        board = game.board("en", scenario)
        digest = board.overview.removeprefix("/api/pictures/").removesuffix(".svg")
        svg = next(game.picture(picture) for picture in overviews if content_hash(game.picture(picture)) == digest)
        size = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)
        assert size is not None
        assert (float(size[1]), float(size[2])) == pytest.approx((board.width, board.height), abs=0.1)
        assert len(svg) < 80_000
        assert len(set(re.findall(r"--map-[\w-]+", svg))) >= (2 if scenario == "pick-up" else 5)


@every_game
def test_pictures_of_one_page_do_not_disturb_each_other(name: str) -> None:
    seen: set[str] = set()
    for picture in dict.fromkeys(picture for game, picture in PICTURES if game == name):
        here = set(re.findall(r'\bid="([^"]+)"', find_game(name).picture(picture)))
        assert not here & seen
        seen |= here


@every_game
def test_there_are_no_other_pictures(name: str) -> None:
    with pytest.raises(BadInput):
        find_game(name).picture("moon")


@every_game
def test_no_answer_needs_more_than_three_clicks_and_a_confirmation(name: str) -> None:
    game, rng = find_game(name), Random(name)
    for state, _ in walk(game, quick(game), 1, warlike):
        if state.mover != CHANCE and rng.random() < 0.05:
            listed = game.choices(state, "en")
            assert max(clicks(listed, choice) for choice in listed[:40]) <= 4
