"""The guide for players: every link leads somewhere, and every button, key and command it names is there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token
from tools.screenshots import GUIDE as TAKEN
from typer.testing import CliRunner

from longroll.cli import app
from longroll.games import game as find_game
from longroll.games import list_games
from longroll.kit.words import LANGUAGES
from longroll.server.guide import CHAPTERS, GUIDE, PICTURES, address, guide_in, read_chapter
from longroll.terminal.commands import COMMANDS, command_words, spelled

ROOT = Path(__file__).parents[1]
PAGES = [(language, chapter) for language in LANGUAGES for chapter in CHAPTERS]
KEYS = {
    "en": {"Shift": "Shift"},
    "fr": {"Enter": "Entrée", "Esc": "Échap", "Space": "Espace", "Shift": "Maj"},
    "it": {"Enter": "Invio", "Space": "Spazio", "Shift": "Maiusc"},
}
"""Keys whose names differ from those of the client, or that its list has not."""
TYPED = {"davis oak hill", "mov dav oak h", "move CR3 OKH", "?move CR1 SEM", "n"}
"""Lines somebody might type at the terminal."""
FILES = {"*.longroll.json"}
SHELL = re.compile(r"^(longroll|pipx|uv|make|--)")


def path_of(language: str, chapter: str) -> Path:
    return GUIDE / language / f"{chapter}.md"


@cache
def tokens(language: str, chapter: str) -> list[Token]:
    """All tokens of a chapter, those within lines too."""
    markdown = MarkdownIt("commonmark").enable("table")
    found: list[Token] = []
    for token in markdown.parse(path_of(language, chapter).read_text(encoding="utf-8")):
        found += [token, *(token.children or ())]
    return found


def links(language: str, chapter: str) -> list[str]:
    named = [(token.attrGet("href"), token.attrGet("src")) for token in tokens(language, chapter)]
    return [str(link) for pair in named for link in pair if link is not None]


def bold(language: str, chapter: str) -> list[str]:
    """What stands between double stars: the words of the screen."""
    words: list[str] = []
    within = False
    for token in tokens(language, chapter):
        if token.type in ("strong_open", "strong_close"):
            within = token.type == "strong_open"
            words += [""] if within else []
        elif within:
            words[-1] += token.content or " "
    return words


def code(language: str, chapter: str) -> list[str]:
    return [token.content for token in tokens(language, chapter) if token.type == "code_inline"]


@cache
def screen_words(language: str) -> frozenset[str]:
    """Every sentence or word of client and server that is always the same, or one of few."""
    found: set[str] = set()
    for folder in ("web/src/words", "src/longroll/server/words"):
        for line in (ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines():
            said = re.match(r"(?:[\w-]+ =|\s+\*?\[\w+\]) (.+)", line)
            if said and "{" not in said[1]:
                found.add(said[1].strip())
    return frozenset(found)


@cache
def client_keys() -> frozenset[str]:
    """The keys that the client lists in its settings."""
    text = (ROOT / "web/src/parts/SettingsView.svelte").read_text(encoding="utf-8")
    rows = re.findall(r'^\s*\[\[(.*?)\], "key-', text, re.MULTILINE)
    return frozenset(key for row in rows for key in re.findall(r'"([^"]+)"', row))


@cache
def games_keys() -> frozenset[str]:
    """The keys that games add."""
    games = [find_game(name) for name in list_games()]
    boards = [game.board("en", scenario) for game in games for scenario in game.scenarios]
    return frozenset(key for board in boards for entry in board.keys for key in entry.keys)


def test_every_language_has_every_chapter() -> None:
    for language in LANGUAGES:
        assert sorted(path.stem for path in (GUIDE / language).glob("*.md")) == sorted(CHAPTERS)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_languages_say_the_same(chapter: str) -> None:
    """The same headings, pictures, links, lists and tables; English alone shows a menu of the terminal."""
    kinds = ("heading_open", "image", "link_open", "list_item_open", "tr_open", "strong_open")
    shapes = [
        [(token.type, token.tag) for token in tokens(language, chapter) if token.type in kinds]
        for language in LANGUAGES
    ]
    assert shapes[1] == shapes[0]
    assert shapes[2] == shapes[0]


@pytest.mark.parametrize(("language", "chapter"), PAGES)
def test_every_link_leads_to_a_file(language: str, chapter: str) -> None:
    for link in links(language, chapter):
        assert (path_of(language, chapter).parent / link).resolve().is_file(), link
        assert address(link).startswith(("/guide/", "/api/guide/", "/rules/")), link


def test_every_picture_is_taken_by_the_command_and_shown() -> None:
    shown = {Path(link).stem for page in PAGES for link in links(*page) if link.endswith(".webp")}
    assert shown == set(TAKEN)
    assert {path.stem for path in PICTURES.glob("*.webp")} == shown


@pytest.mark.parametrize(("language", "chapter"), PAGES)
def test_every_word_of_the_screen_is_on_the_screen(language: str, chapter: str) -> None:
    assert [word for word in bold(language, chapter) if word not in screen_words(language)] == []


@pytest.mark.parametrize(("language", "chapter"), PAGES)
def test_every_key_and_command_is_there(language: str, chapter: str) -> None:
    own = KEYS[language]
    keys = {own.get(key, key) for key in (*client_keys(), *games_keys(), "Shift")}
    commands = command_words(language)
    for text in code(language, chapter):
        known = text in keys or text in TYPED or text in FILES or SHELL.match(text)
        assert known or text.split()[0] in commands, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_keys_has_them_all(language: str) -> None:
    wanted = {KEYS[language].get(key, key) for key in client_keys()}
    assert wanted == set(code(language, "keys"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_terminal_has_every_command(language: str) -> None:
    named = {text.split()[0] for text in code(language, "terminal")}
    assert {spelled(name, language)[0] for name in COMMANDS} <= named


@pytest.mark.parametrize(("language", "chapter"), PAGES)
def test_every_command_line_has_its_options(language: str, chapter: str) -> None:
    blocks = [token.content for token in tokens(language, chapter) if token.type == "code_block"]
    for line in [line for block in blocks for line in block.splitlines() if line.startswith("longroll ")]:
        command, *rest = line.split()[1:]
        told = CliRunner().invoke(app, [command, "--help"]).stdout
        for word in rest:
            assert not word.startswith("--") or word in told, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_shows_it(language: str) -> None:
    guide = guide_in(language)
    assert [chapter.id for chapter in guide.chapters] == list(CHAPTERS)
    for chapter in guide.chapters:
        assert chapter.title
        assert "<h1>" not in chapter.html
        assert ".md" not in chapter.html
        assert "../" not in chapter.html


def test_links_become_addresses_of_the_client() -> None:
    page = read_chapter("x", "# Title\n\n[a](keys.md#x) [b](../../games/guns/rules.md) ![c](../pictures/table.webp)\n")
    assert page.title == "Title"
    assert 'href="/guide/keys#x"' in page.html
    assert 'href="/rules/guns"' in page.html
    assert 'src="/api/guide/table.webp"' in page.html
    assert address("https://example.org/") == "https://example.org/"


def test_the_list_of_chapters_leads_to_them() -> None:
    page = ROOT / "docs/guide/README.md"
    found = re.findall(r"\[([^\]]+)\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    titles = {
        path_of(language, chapter): guide_in(language).chapters[at].title
        for language in LANGUAGES
        for at, chapter in enumerate(CHAPTERS)
    }
    assert {(page.parent / link).resolve(): title for title, link in found} == titles
