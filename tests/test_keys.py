"""One table of keys: docs/keys.md names every key the client listens to, also those of single games; settings agree."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest

from longroll.games import game as find_game
from longroll.games import list_games
from longroll.kit.scene import Board

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "keys.md").read_text(encoding="utf-8")
WEB = ROOT / "web" / "src"
SPOKEN = {
    "Escape": "Esc",
    " ": "Space",
    "ArrowLeft": "←",
    "ArrowRight": "→",
    "ArrowUp": "↑",
    "ArrowDown": "↓",
    "BracketLeft": "[",
    "BracketRight": "]",
}
"""Names of keys in a browser that people call otherwise."""
EDITS = {"Backspace"}
"""What edits letters that are being typed."""
HELD = {"shiftKey": "Shift", "altKey": "Alt", "ctrlKey": "Ctrl", "ondblclick": "double click"}
HEARD = re.compile(
    r"""(?:\.key\s*===\s*|\.code\s*===\s*|\bcase\s+)"([^"]+)"|\b(Bracket\w+|Digit\d|Key[A-Z]|Numpad\w+):"""
)


def rows(columns: int) -> list[list[str]]:
    """The rows of the tables with so many columns, without their headings."""
    found = [[cell.strip() for cell in line[2:-2].split(" | ")] for line in PAGE.splitlines() if line[:2] == "| "]
    return [row for row in found if len(row) == columns and row[0] not in ("key", "held", "game")]


def told() -> list[str]:
    """The keys every table has, in the order of the page."""
    first = PAGE.split("\n## ")[0]
    return [
        key for key, meaning in rows(2) if f"| {key} | {meaning} |" in first for key in key.replace("…", "").split()
    ]


def told_of(game: str) -> list[str]:
    """The keys of one game, in the order of the page."""
    return [key for name, keys, _ in rows(3) if name == game for key in keys.split()]


def listed() -> list[str]:
    """The keys of the settings, in their order."""
    source = (WEB / "parts" / "SettingsView.svelte").read_text(encoding="utf-8")
    found = re.search(r"const KEYS.*?= \[(.*?)\n  \];", source, re.DOTALL)
    assert found is not None
    keys = re.findall(r'\[\[(.*?)\], "key-', found.group(1))
    return [key for group in keys for key in re.findall(r'"([^"]+)"', group)]


def spoken(key: str) -> str:
    return SPOKEN.get(key, key.upper() if len(key) == 1 else key)


def heard() -> dict[str, set[str]]:
    """Every key that any part of the client asks for, and the parts that do."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in WEB.rglob("*"):
        if path.suffix == ".svelte":
            for one, other in HEARD.findall(path.read_text(encoding="utf-8")):
                found[spoken(one or other)].add(path.name)
    return found


def test_the_settings_list_the_keys_of_the_page() -> None:
    assert listed() == told()


def test_no_part_of_the_client_listens_to_a_key_the_page_does_not_name() -> None:
    known = {*told(), *EDITS, *(key for name in list_games() for key in told_of(name))}
    assert {key: parts for key, parts in heard().items() if key not in known} == {}


def test_the_search_finds_the_keys_of_every_screen() -> None:
    """Else the test above could not fail."""
    found = heard()
    assert {"Enter", "Esc", "Space", "P", "?"} <= set(found)
    assert {"Table.svelte", "Replay.svelte"} <= found["N"]
    assert found["S"] == {"Board.svelte"}
    assert found["["] == {"Table.svelte"}


def test_keys_that_are_held_are_told() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*.svelte"))
    source += "".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*.ts"))
    assert {name for name in HELD if name in source} == set(HELD)
    for name in HELD.values():
        assert any(row[0].startswith(name) for row in rows(2)), name


@pytest.mark.parametrize("name", list_games())
def test_the_keys_of_a_game_are_told(name: str) -> None:
    """What its boards list, and what they listen to besides: steps of a thing in hand and layers."""
    game = find_game(name)
    for scenario in game.scenarios:
        board = game.board("en", scenario)
        own = [key for entry in board.keys for key in entry.keys]
        assert own == told_of(name), scenario
        assert listened(board) <= set(own), scenario


def listened(board: Board) -> set[str]:
    steps = {spoken(step.key) for step in board.steps}
    return steps | {spoken(layer.key) for layer in board.layers if layer.key}


@pytest.mark.parametrize("name", list_games())
def test_letters_that_take_an_answer_are_told(name: str) -> None:
    game, rng = find_game(name), Random(4)
    state = game.new()
    for _ in range(120):
        if state.over:
            break
        if state.mover >= 0:
            letters = {spoken(choice.key) for choice in game.choices(state, "en") if choice.key}
            assert letters <= set(told_of(name))
        state.play(rng.choice(state.codes))


def test_no_key_stands_twice() -> None:
    assert len(told()) == len(set(told()))
    for name in list_games():
        assert len(told_of(name)) == len(set(told_of(name)))
