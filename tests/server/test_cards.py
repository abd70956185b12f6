"""Cards of the lobby, kept between one start and the next: never older than what makes them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from longroll.engraving import proofs
from longroll.kit.game import Game
from longroll.server import pages

NAME = "gettysburg"


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of what makes cards, and a folder for proofs with nothing in it."""
    proofs.edition()  # that of the real sources
    for part in pages.CARD_MAKERS:
        shutil.copytree(proofs.PACKAGE / part, tmp_path / part, ignore=shutil.ignore_patterns("static", "__pycache__"))
    monkeypatch.setenv(proofs.KEPT_VARIABLE, str(tmp_path / "proofs"))
    monkeypatch.setattr(proofs, "PACKAGE", tmp_path)
    monkeypatch.setattr(pages, "PACKAGE", tmp_path)
    start_again()
    yield tmp_path
    start_again()


def start_again() -> None:
    pages.game_card.cache_clear()
    pages.card_makers.cache_clear()


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The languages of cards that were made, not read."""
    found: list[str] = []
    make = pages.made_card

    def making(game: Game, language: str) -> pages.GameCard:
        found.append(language)
        return make(game, language)

    monkeypatch.setattr(pages, "made_card", making)
    return found


@pytest.mark.parametrize("file", ["server/pages.py", "server/speech.py", "minds/__init__.py"])
def test_a_card_is_made_anew_when_what_makes_it_is_otherwise(sources: Path, made: list[str], file: str) -> None:
    card = pages.game_card(NAME, "fr")
    start_again()
    assert pages.game_card(NAME, "fr") == card
    assert made == ["fr"]
    with (sources / file).open("a", encoding="utf-8") as code:
        code.write("# says something else now\n")
    start_again()
    assert pages.game_card(NAME, "fr") == card
    assert made == ["fr", "fr"]


def test_the_client_makes_no_cards(sources: Path) -> None:
    """Whoever builds it anew need not make them again."""
    before = pages.card_makers()
    (sources / "server" / "static").mkdir()
    (sources / "server" / "static" / "index.html").write_text("<p>")
    start_again()
    assert pages.card_makers() == before
