"""Pictures: what is drawn or only read is there at once, what is not is drawn alone and in its turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest

from longroll.games import BUILT_IN, list_games
from longroll.games import game as find_game
from longroll.kit.scene import content_hash
from longroll.server import boards, pages, pictures
from longroll.server.errors import Trouble

PATIENCE = 60.0


def found(address: str) -> str:
    return asyncio.run(pictures.find_picture(Path(address).stem))


# ---- our own games -----------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As after a start: nobody has asked for a picture."""
    monkeypatch.setattr(pictures, "_hung", {})
    monkeypatch.setattr(pictures, "_contents", {})
    pictures.hang_symbols.cache_clear()
    yield
    pictures.hang_symbols.cache_clear()


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing may be drawn to serve a picture."""
    monkeypatch.setattr(pictures, "drawing", lambda game, name: pytest.fail(f"{name} of {game} is drawn"))


def test_the_lobby_waits_for_no_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards are there before anything is drawn, and every picture they name is found afterwards."""
    monkeypatch.setenv("LONGROLL_CACHE", str(tmp_path))
    pages.game_card.cache_clear()
    with monkeypatch.context() as patch:
        patch.setattr(pictures, "drawing", lambda game, name: pytest.fail(f"{name} of {game} is drawn"))
        cards = [pages.game_card(name, "en") for name in BUILT_IN]
    for card in cards:
        named = {scenario.name: scenario.picture for scenario in card.scenarios}
        assert find_game(card.name).maps[0] not in named
        for name, address in {**named, find_game(card.name).maps[0]: card.picture}.items():
            assert found(address) == find_game(card.name).picture(name)


@pytest.mark.usefixtures("undrawn")
def test_the_map_is_there_as_soon_as_its_board_is() -> None:
    game = find_game("gettysburg")
    board = boards.board_of(game.name, "en")
    assert found(board.picture) == game.picture("map")
    assert found(board.overview) == game.picture("overview")


@pytest.mark.usefixtures("undrawn")
def test_symbols_wait_for_no_picture() -> None:
    for game in map(find_game, BUILT_IN):
        assert game.symbols is not None
        symbols = game.symbols.read_text(encoding="utf-8")
        assert found(content_hash(symbols)) == symbols


@pytest.mark.usefixtures("undrawn")
def test_what_can_be_no_name_is_not_looked_for() -> None:
    for name in ("", "none", "0123456789ABCDEF", "0123456789abcdef0"):
        with pytest.raises(Trouble):
            found(name)


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_board_of_a_table_is_there_as_soon_as_its_scene_is(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits until those of the other scenarios are drawn."""
    game = find_game(name)
    scenario = list(game.scenarios)[-1]
    state = game.new(scenario)
    shown = game.scene(state, None, "it")
    monkeypatch.setattr(boards, "_own", {})
    monkeypatch.setattr(boards, "_boards", {})
    monkeypatch.setattr(boards, "boards_of", lambda *_: pytest.fail("all boards are drawn"))
    boards.own_board(game, state, "it")
    assert boards.board_of(name, "it", shown.board) == game.board("it", scenario)
    assert boards.board_of(name, "it", shown.board).hash == shown.board


# ---- any games ---------------------------------------------------------------------------------------------


class Gallery:
    """Two games of ours and a guest, each with two maps and two scenarios; writes down what is drawn."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.games = {name: self.game(name) for name in ("ours", "own", "guest")}

    def game(self, name: str) -> SimpleNamespace:
        def picture(which: str) -> str:
            self.drawn.append(f"{name} {which}")
            return svg(name, which)

        return SimpleNamespace(
            name=name, maps=("map", "overview"), scenarios={"first": 1, "last": 2}, symbols=None, picture=picture
        )


def svg(game: str, name: str) -> str:
    return f"<svg>{name} of {game}</svg>"


@pytest.fixture
def gallery(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gallery]:
    made = Gallery()
    monkeypatch.setattr(pictures, "BUILT_IN", ("ours", "own"))
    monkeypatch.setattr(pictures, "list_games", lambda: tuple(made.games))
    monkeypatch.setattr(pictures, "find_game", made.games.__getitem__)
    pictures.catalogue.cache_clear()
    pictures.listed.cache_clear()
    yield made
    pictures.catalogue.cache_clear()
    pictures.listed.cache_clear()


def test_a_listed_picture_is_drawn_alone(gallery: Gallery) -> None:
    address = pictures.picture_address("own", "last")
    assert gallery.drawn == []
    assert found(address) == found(address) == svg("own", "last")
    assert gallery.drawn == ["own last"]


def test_maps_are_drawn_first_until_the_one_that_is_asked_for_is_found(gallery: Gallery) -> None:
    assert found(content_hash(svg("own", "map"))) == svg("own", "map")
    assert gallery.drawn == ["guest map", "guest overview", "own map"]
    assert found(pictures.picture_address("own", "map")) == svg("own", "map")
    assert len(gallery.drawn) == 3


def test_names_that_nothing_has_are_looked_for_once(gallery: Gallery) -> None:
    for digest in ("0123456789abcdef", "fedcba9876543210"):
        with pytest.raises(Trouble):
            found(digest)
    assert len(gallery.drawn) == len(set(gallery.drawn)) == 12
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pictures, "_painter", None)  # when all is drawn nobody need wait in line to hear that
        with pytest.raises(Trouble):
            found("0123456789abcdef")


def test_others_have_their_turn_while_a_name_is_looked_for(gallery: Gallery) -> None:
    """A picture of the lobby does not wait until everything has been drawn for an unknown name."""

    async def both() -> None:
        unknown = asyncio.create_task(refused(pictures.find_picture("0123456789abcdef")))
        await asyncio.sleep(0)
        await pictures.find_picture(Path(pictures.picture_address("ours", "last")).stem)
        assert len(gallery.drawn) < 6
        await unknown

    asyncio.run(both())
    assert len(gallery.drawn) == 12


async def refused(wish: Awaitable[str]) -> None:
    with pytest.raises(Trouble):
        await wish


@pytest.mark.usefixtures("gallery")
def test_what_is_at_hand_does_not_wait_for_what_is_being_drawn() -> None:
    go_on = Event()
    address = pictures.picture_address("guest", "map")
    waiting = pictures._painter.submit(go_on.wait, PATIENCE)
    try:
        assert found(address) == svg("guest", "map")
        assert not waiting.done()
    finally:
        go_on.set()
    assert waiting.result(PATIENCE)


def test_the_catalogue_is_drawn_until_the_server_stops(gallery: Gallery) -> None:
    stop = Event()
    stop.set()
    pictures.draw_catalogue(stop)
    assert gallery.drawn == []
    stop.clear()
    pictures.draw_catalogue(stop)
    assert gallery.drawn == [
        *(f"{game} {name}" for game in ("ours", "own") for name in ("first", "last")),
        *(f"{game} {name}" for game in ("ours", "own") for name in ("map", "overview")),
    ]


def test_every_picture_that_is_listed_is_found_under_its_content_too() -> None:
    last = find_game(list_games()[-1])
    assert found(pictures.picture_address(last.name, last.maps[0])) == last.picture(last.maps[0])
    assert found(content_hash(last.picture(last.maps[0]))) == last.picture(last.maps[0])
