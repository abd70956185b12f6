"""The client knows no game: it draws what it is sent. What a game is about stands nowhere in its source."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from longroll.engraving.symbols import shapes
from longroll.games import BUILT_IN
from longroll.games import game as find_game

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web" / "src"
WIRE = SOURCES / "lib" / "wire.ts"
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.S)
LITERAL = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
PATTERN = re.compile(r"[(=,:?]\s*/((?:\\.|[^/\\\n])+)/[a-z]*[.,;)]")
"""A regular expression of a script."""
INSIDE = re.compile(r"\$?\{[^{}]*\}")
NAME = re.compile(r"class:([a-z][\w-]*)|\.([a-z][\w-]*)(?=[^;{}()]*\{)|--([a-z][\w-]*)")
"""A class, or a property of a style sheet."""
WORD = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
OWN = {
    "block": "a body to scale; a value of a style sheet",
    "close": "a button, an event",
    "colour": "a setting: inks",
    "command": "a kind of ring: places one commands",
    "continue": "a table of mine",
    "die": "drawn by the client in the log",
    "done": "how much of a replay",
    "draw": "a game that nobody wins, offered to the other side",
    "end": "of a line, of a gesture",
    "enter": "a key",
    "entry": "a line of the log",
    "fire": "a kind of ring: places one may fire at",
    "first": "of several",
    "free": "to take back without asking",
    "give": "a link away",
    "go": "a form that is sent",
    "hit": "the part of a grip that a finger may touch",
    "join": "a link to a seat",
    "late": "what is wrong with a request",
    "lead": "between lines",
    "marker": "an element of SVG",
    "offer": "a seat to somebody",
    "open": "a pattern, a state of a connection",
    "orders": "a tab of the phone",
    "path": "an element of SVG, a kind of stroke",
    "place": "a part of every board, a kind of key",
    "leave": "a lesson, a table",
    "march": "a kind of ink: a way gone",
    "answer": "a button that gives one",
    "attack": "a kind of ink: a border crossed into a fight",
    "hours": "of a clock",
    "share": "of an act that is over",
    "fight": "a target that means one",
    "disc": "the number of a thing to do",
    "cross": "over what is lost",
    "keep": "a button",
    "rest": "of a row",
    "play": "a replay, a tab",
    "post": "a body without a front; a request",
    "reason": "why not",
    "retreat": "a kind of ring: places one may go back to",
    "roll": "the name of the program; what dice do",
    "side": "whose colours a thing wears; a grip",
    "status": "a role for those who listen; of an answer",
    "support": "a kind of ring: places that help",
    "target": "a kind of ring: what is aimed at; of an event",
    "time": "that somebody has thought",
    "top": "the head of a page",
    "turn": "a grip",
    "wait": "for an answer",
    "withdraw": "an offer",
    "works": "a kind of stroke: what was dug or built",
}
"""Words that some game has for itself, and the client, or the wire between, for something that any game may have."""


def loaded(path: Path) -> ModuleType:
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def vocabulary() -> dict[str, str]:
    """The words of the games: verbs, decisions, seats, symbols of one game only, names; and whose each is."""
    found: dict[str, str] = {}
    for name in BUILT_IN:
        game = find_game(name)
        own = set(shapes(game.symbols)) - set(shapes())
        decisions = import_module(f"longroll.games.{name}.lexicon").DECISIONS
        words = [
            name,
            *game.new().notation.by_name,
            *(asked.name for asked in decisions),
            *game.sides,
            *own,
            *(symbol[2:] for symbol in own if symbol.startswith(("u-", "c-"))),
        ]
        for word in words:
            found.setdefault(word.casefold(), name)
    return found


def spoken(path: Path) -> Iterator[str]:
    """The words of a source that mean something to the program: in its literals and patterns, as the name of a
    class or of a property."""
    text = COMMENTS.sub("", path.read_text(encoding="utf-8"))
    for found in LITERAL.finditer(text):
        literal = next(part for part in found.groups() if part is not None)
        yield from (word for token in INSIDE.sub(" ", literal).split() for word in tokens(token))
    for found in PATTERN.finditer(text):
        yield from WORD.findall(found.group(1))
    for found in NAME.finditer(text):
        yield next(part for part in found.groups() if part is not None)


def tokens(token: str) -> Iterator[str]:
    """A whole word, also at the end of an address or before a colon."""
    if WORD.fullmatch(token.strip("#.,:;?!/[]()")):
        yield token.strip("#.,:;?!/[]()")


def strangers() -> dict[str, set[str]]:
    """Words of games in the client, and the files they are in."""
    theirs = vocabulary()
    found: dict[str, set[str]] = {}
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix not in (".ts", ".svelte", ".css") or path.name.endswith(".test.ts"):
            continue
        for word in {word.casefold() for word in spoken(path)}:
            if word in theirs:
                found.setdefault(word, set()).add(path.name)
    return found


def test_the_client_knows_no_game() -> None:
    """Nor does the wire: what the closed sets of the kit name, any game may use."""
    found = {word: where for word, where in strangers().items() if word not in OWN}
    assert not found


def test_every_exception_is_needed() -> None:
    assert not set(OWN) - set(strangers())


@pytest.mark.parametrize(
    "source",
    ['x === "swap"', "/disc/.test(x)", '<use href="#facing" />', "<i class:stick />", "<b style=--cube-elite:2 />"],
)
def test_a_word_of_a_game_is_found(source: str, tmp_path: Path) -> None:
    path = tmp_path / "Some.svelte"
    path.write_text(f"<script>const found = ({source});</script>", encoding="utf-8")
    assert {"swap", "disc", "facing", "stick", "cube-elite"} & set(spoken(path))


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    """``python tools/wire_types.py`` writes them."""
    assert loaded(ROOT / "tools" / "wire_types.py").Wire().render() == WIRE.read_text(encoding="utf-8")
