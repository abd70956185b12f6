"""What the words of the game must be able to say."""

from __future__ import annotations

import msgspec
import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.components import (
    ARMIES,
    COMMANDS,
    ENTRIES,
    FACES,
    LINES,
    N_FACES,
    ORDERS,
    SPACES,
    TOKENS,
)
from longroll.games.guns.data.materials import WORDS
from longroll.games.guns.lexicon import EVENTS, MODIFIERS
from longroll.kit import Event
from longroll.kit.clauses import rule
from longroll.kit.lexicon import LINE
from longroll.kit.words import LANGUAGES, words
from tests.guns.field import Field
from tests.vocabulary import examples

languages = pytest.mark.parametrize("language", LANGUAGES)
SAMPLES: dict[str, tuple[str | int, ...]] = {
    "army": ARMIES,
    "face": (FACES[0], FACES[N_FACES - 1], "Iron-R2", "Buford-F"),
    "line": LINES,
    "command": COMMANDS,
    "place": ("P1", "P329", "A1", "CHAMBERSBURG", "none"),
    "area": ("A1", "A130"),
    "token": (TOKENS[0], TOKENS[-1]),
    "entry": ENTRIES,
    "space": SPACES,
    "order": ORDERS,
    "number": (0, 1, 2, 5),
    "signed": ("+1", "0", "-2"),
    "modifier": MODIFIERS,
    "action": ("done",),
    "text": ("hold the hill",),
}
"""Values of every sort of argument an event can have."""


@languages
def test_every_event_can_be_told(language: str) -> None:
    for event in examples([kind for kind in EVENTS if kind.telling.stands == LINE], SAMPLES):
        (line,) = GUNS.narrate([event], None, language)
        assert line
        assert "{" not in line


@rule("GG-2.1")
@languages
def test_faces_are_told_apart(language: str) -> None:
    """A full block, a reduced one, the Iron Brigade and the backs all have their own words."""
    told = {GUNS.narrate([Event("shown", {"face": face, "place": "P1"})], None, language)[0] for face in FACES}
    assert len(told) == len(FACES)


@languages
@rule("GG-4.7")
def test_whose_tokens_they_are_is_told_by_name_to_others(language: str) -> None:
    """After the game everything is open: a spectator, and the other side, read who drew, returned and played."""
    field = Field("CSA draw", {"H12 N": "Howard-F", "V65 W": "Heth-F"}).draw("MARCH")
    played = Field("CSA attack", {"H35 S": "Heth-F", "H34 N": "Howard-F"}, csa="ANY-1").do("target H34")
    played.do("lead Heth-F H35 H34 0", "play ANY-1 H35")
    back = Field("CSA orders", {"H12 N": "Howard-F", "V65 W": "Heth-F"}, csa="MARCH ANY-1").do("order withdraw")
    back.do("discard MARCH", "done")
    book = words(WORDS, language)
    army = str(book.term("CSA"))
    for kind, table in (("drawn", field), ("artillery-token", played), ("returned", back)):
        event = msgspec.structs.replace(table.told(kind)[0], seen_by=None)
        own = GUNS.narrate([event], "CSA", language)
        for seat in ("USA", None):
            told = GUNS.narrate([event], seat, language)
            assert told != own
            assert army.casefold() in told[0].casefold()
            assert GUNS.log_lines([event], seat, language)[0].text != GUNS.log_lines([event], "CSA", language)[0].text
        assert GUNS.narrate([event], "CSA-C", language) == own
