"""A fifth game made by the book, in a package of its own. It passes the acceptance suite like any other; here is what
only a guest must prove: that the chapter tells all of it, and that no package, sound or broken, needs more than to be
installed."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from importlib import import_module
from inspect import get_annotations, isclass, isfunction, unwrap
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

import pytest
from typer.testing import CliRunner

import longroll
import picket
from longroll import games
from longroll.cli import app
from longroll.kit import Illegal, shelf
from longroll.kit.game import Game, Options
from longroll.kit.package import Drawing, Package, Pictures, Reporting
from longroll.kit.terms import BadInput
from picket.game import Picket
from picket.state import Line
from tests.acceptance import rooms, walks
from tests.guests import write_metadata
from tests.server.house import house

ROOT = Path(__file__).parents[1]
PROJECT = ROOT / "examples" / "picket"
CHAPTER = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


# ---- the chapter -------------------------------------------------------------------------------------------


def files() -> list[Path]:
    """Everything the package is made of."""
    return [path for path in PROJECT.rglob("*") if path.is_file() and "__pycache__" not in path.parts]


def test_every_listing_of_the_chapter_is_a_piece_of_the_example() -> None:
    sources = [path.read_text(encoding="utf-8") for path in files()]
    listings = re.findall(r"```(?:python|toml|ftl|json|md)\n(.*?)```", CHAPTER, re.DOTALL)
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


def called_by_name() -> set[str]:
    """What Long Roll looks for in the package: functions that a protocol of the kit asks for, members that a class has
    because one of the kit or the Game protocol has them, and names of the acceptance suite."""
    found = {"LEXICON", "DECISIONS", "FRAMES", "faults", "hostile_answers"}
    functions = {name for protocol in (Drawing, Pictures, Reporting, Game) for name in vars(protocol)}
    for module in modules():
        for name, value in vars(module).items():
            if isclass(value) and value.__module__ == module.__name__:
                kits = [kind for kind in value.__mro__ if kind.__module__.startswith("longroll.kit")]
                found |= set(vars(value)) & announced(*kits, *([Game] if Package in kits else []))
            elif name in functions and isfunction(unwrap(value)):
                found.add(name)
    return {name for name in found if not name.startswith("_")}


def announced(*kinds: type) -> set[str]:
    """Members of classes, also those that are only announced."""
    return {name for kind in kinds for name in (*vars(kind), *get_annotations(kind))}


def modules() -> list[ModuleType]:
    names = [info.name for info in walk_packages(picket.__path__, "picket.")]
    return [import_module(name) for name in names if ".tests" not in name]


def test_the_chapter_names_everything_that_is_called_by_its_name() -> None:
    """Whoever follows it misses nothing that Long Roll would look for."""
    code = " ".join(re.findall(r"```\w+\n(.*?)```", CHAPTER, re.DOTALL))
    code += " ".join(re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", CHAPTER, flags=re.DOTALL)))
    missing = {name for name in called_by_name() if not re.search(rf"\b{name}\b", code)}
    assert missing == set()
    assert {"proceed", "mover", "forced_event", "side_of", "schema", "picture"} <= called_by_name()


OPTIONAL = {"deeds.py"}
"""Files that only games need that have what Picket lacks: secrets."""


@pytest.mark.parametrize(("letters", "found"), [("SE", 1), ("SEN", 1), ("S", 0), ("SENT", 0)])
def test_a_game_has_two_or_three_letters_and_hears_if_it_has_not(
    letters: str, found: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    rules = tmp_path / "rules.md"
    rules.write_text(f"# Sentry\n\n## 1 The post\n\n- **{letters}-1.1** One sentry stands there.\n", encoding="utf-8")
    monkeypatch.setattr(Picket, "reference", rules)
    told = CliRunner().invoke(app, ["clauses", "picket"])
    assert told.exit_code == 0
    assert f"picket: {found} clauses" in told.stdout
    assert ("rules.md has no clause; one reads '- **XX-1.2** text'" in told.stderr) == (not found)


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
        raise TypeError("no such luck")


STUCK = Stuck()
BROKEN = {
    "stuck": ("tests.test_fifth_game:STUCK", "TypeError: no such luck"),
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


def test_a_guest_may_say_that_it_is_long(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Fewer games of it are dealt, and a long scenario is played by scripts alone."""
    (tmp_path / "length.json").write_text('{"one_in": 50, "campaigns": ["morning"]}', encoding="utf-8")
    monkeypatch.setattr(rooms, "room_of", lambda _: tmp_path)
    monkeypatch.setattr(walks, "length", rooms.length.__wrapped__)
    monkeypatch.setattr(walks, "NAMES", ("picket",))
    assert walks.lengths(longroll.game("picket")) == ([], 1)
    seeds = [seed for chunk in range(walks.CHUNKS) for _, _, seed, _ in walks.dealt(chunk)]
    assert len(seeds) == walks.GAMES // 50 + max(1, walks.GAMES // 250)


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
