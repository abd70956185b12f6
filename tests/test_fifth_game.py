"""A fifth game made by the book, in a package of its own. It passes the acceptance suite like any other; here is what
only a guest must prove: that the chapter tells all of it, and that no package, sound or broken, needs more than to be
installed."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import longroll
from longroll import games
from longroll.cli import app
from longroll.kit import Illegal, frames, shelf
from longroll.kit.game import Options
from longroll.kit.terms import BadInput
from picket.game import Picket
from picket.state import Line
from tests.guests import write_metadata
from tests.server.house import house

pytestmark = pytest.mark.skipif(
    not frames.__file__.endswith(".py"), reason="interpreted games cannot stand on the compiled kit"
)
ROOT = Path(__file__).parents[1]
PROJECT = ROOT / "examples" / "picket"
CHAPTER = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


# ---- the chapter -------------------------------------------------------------------------------------------


def files() -> list[Path]:
    """Everything the package is made of."""
    return [path for path in PROJECT.rglob("*") if path.is_file() and "__pycache__" not in path.parts]


def test_every_listing_of_the_chapter_is_a_piece_of_the_example() -> None:
    sources = [path.read_text(encoding="utf-8") for path in files()]
    listings = re.findall(r"```(?:python|toml|ftl|json)\n(.*?)```", CHAPTER, re.DOTALL)
    assert len(listings) > 10
    for listing in listings:
        assert any(listing in source for source in sources), listing


def test_the_chapter_names_every_file_of_the_example() -> None:
    """Nothing there is that a reader would not be told to write."""
    packages = {path for path in files() if path.name == "__init__.py" and path.parent.name != "picket"}
    unnamed = [path.name for path in files() if path not in packages and f"`{path.name}`" not in CHAPTER]
    assert [name for name in unnamed if not name.endswith(".longroll.json")] == []


def test_the_chapter_names_no_file_that_is_not_there() -> None:
    named = set(re.findall(r"`(\w+\.(?:py|ftl|svg|md|toml))`", CHAPTER))
    elsewhere = {path.name for folder in ("src/longroll/kit", "tests/acceptance") for path in (ROOT / folder).iterdir()}
    assert named - elsewhere - OPTIONAL <= {path.name for path in files()}


OPTIONAL = {"deeds.py"}
"""Files that only games need that have what Picket lacks: secrets."""


# ---- a package of its own ----------------------------------------------------------------------------------


def test_a_guest_is_found() -> None:
    assert longroll.list_games() == (*games.BUILT_IN, "picket")
    assert type(longroll.game("picket")).__module__ == "picket.game"


class Stuck(Picket):
    """A game that cannot begin."""

    name = "stuck"

    def __init__(self) -> None:
        """It takes no place on the shelf: its states would be Picket's."""

    def new(self, scenario: str = "", options: Options | None = None) -> Line:  # noqa: ARG002
        raise TypeError("interpreted classes cannot inherit from compiled")


STUCK = Stuck()
BROKEN = {
    "stuck": ("tests.test_fifth_game:STUCK", "TypeError: interpreted classes cannot inherit from compiled"),
    "gone": ("nowhere.at.all:GAME", "ModuleNotFoundError"),
    "bare": ("picket.state:Line", "it is no Game object: it has no name, "),
    "alias": ("picket:PICKET", "it calls itself 'picket'"),
    "glory": ("picket:PICKET", "another game has this name"),
}


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Packages that bring broken games are installed too."""
    for name, (place, _) in BROKEN.items():
        write_metadata(tmp_path, f"{name}-game", "0.1", {games.GROUP: {name: place}})
    monkeypatch.syspath_prepend(tmp_path)
    games.guests.cache_clear()
    yield
    games.guests.cache_clear()


@pytest.mark.usefixtures("others")
def test_a_broken_package_is_named_and_harms_nobody() -> None:
    assert longroll.list_games() == (*games.BUILT_IN, "picket")
    assert longroll.game("glory").title == "Glory"
    _, broken = games.guests()
    for name, (_, why) in BROKEN.items():
        assert f"the game '{name}' of the package {name}-game 0.1 cannot be played: " in broken[name]
        assert why in broken[name]
    with pytest.raises(BadInput, match="gone-game"):
        longroll.game("gone")
    told = CliRunner().invoke(app, ["games"])
    assert told.exit_code == 0
    assert "picket: Picket" in told.stdout
    assert "gone-game" in told.stderr


def test_rules_may_be_tried_before_there_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    state = longroll.game("picket").new()
    monkeypatch.delitem(shelf._games, type(state))
    with pytest.raises(Illegal, match=r"PK-2\.1: refusal-not-an-answer"):
        state.apply("roll 3")
    assert repr(state) == "<Line; of no game>"
    with pytest.raises(LookupError, match="Line belongs to no game"):
        _ = state.game


def test_states_of_a_guest_travel() -> None:
    state = longroll.game("picket").new()
    state.apply("send mill")
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.game is longroll.game("picket")
    assert repr(again) == "<picket morning; Posts: 1 to 0; south decides: turn>"


def test_the_server_needs_no_more_than_the_name(tmp_path: Path) -> None:
    """Its card, its map, its rules, a table; a place is pointed at, the log points back."""
    with house(tmp_path) as home:
        me = home.browser()
        card = next(card for card in me.get("/api/games").json if card["name"] == "picket")
        assert [seat["name"] for seat in card["seats"]] == ["the north", "the south"]
        assert me.get(card["picture"]).status == 200
        assert [chapter["title"] for chapter in me.get("/api/games/picket/rules").json["chapters"]][-1] == "4 The end"
        made = me.post(
            "/api/tables", {"game": "picket", "scenario": "morning", "seats": {"north": "me", "south": "me"}}
        )
        assert made.status == 201, made.json
        table = str(made.json["table"])
        bundle = me.table(table)
        assert [choice["names"] for choice in bundle["options"]][:1] == [["place:mill"]]
        assert bundle["scene"]["panels"][0]["id"] == "reserve"
        assert me.act(table, "send mill").status == 200
        assert "place:mill" in me.table(table)["log"][-1]["text"]
