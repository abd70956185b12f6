"""The server's own words, and the language of a request."""

from __future__ import annotations

from pathlib import Path

from longroll.kit.game import Game
from longroll.kit.state import State
from longroll.kit.terms import Message
from longroll.kit.words import LANGUAGES, Words, words

OWN_WORDS = Path(__file__).parent / "words"
DEFAULT = LANGUAGES[0]


def choose_language(*wishes: str | None) -> str:
    """The first wish that can be fulfilled; a wish may be a header such as ``it-CH,it;q=0.9,en;q=0.8``."""
    for wish in wishes:
        for part in (wish or "").split(","):
            tag = part.split(";")[0].strip().lower()[:2]
            if tag in LANGUAGES:
                return tag
    return DEFAULT


def server_words(language: str) -> Words:
    return words(OWN_WORDS, language)


def say(language: str, key: str, **args: str | int) -> str:
    return server_words(language).say(Message(key, args))


def of_game(game: Game, language: str) -> Words:
    return words(game.words, language)


def spoken(game: Game, language: str, key: str, otherwise: str = "") -> str:
    """A message of the game's words that may be missing."""
    book = of_game(game, language)
    return book.say(Message(key)) if book.has(key) else otherwise


def seat_name(game: Game, state: State, seat: str, language: str) -> str:
    """What a seat is called at a table."""
    return str(of_game(game, language).term(state.seat_word(seat)))
