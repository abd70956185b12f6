"""Numbers with decimals are written as the reader's language writes them: 0.5 in English, 0,5 in French and Italian."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from longroll.games.reason import REASON
from longroll.games.reason.state import Battle
from longroll.kit.scene import PoseAsk
from longroll.kit.speech import COMMAS

POINT = re.compile(r"(?<![\d-])\d+\.\d")
"""A decimal point; clauses (MR-11.9) have none."""
READ = {
    "text", "label", "value", "title", "subtitle", "sentence", "said", "note", "cost", "facts", "detail", "name",
    "left", "unit", "of", "lines", "words", "snap", "ticks",
}  # fmt: skip
"""Fields that people read."""


def texts(thing: Any, read: bool = False) -> Iterator[str]:
    """Whatever is read of a thing that goes to a browser."""
    if isinstance(thing, dict):
        for field, value in thing.items():
            yield from texts(value, field in READ)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from texts(value, read)
    elif isinstance(thing, str) and read:
        yield thing


def shown(state: Battle, rng: Random, language: str) -> Iterator[Any]:
    """The table as its player sees it: panels and facts, answers, odds, hands."""
    seat = str(state.seat)
    yield REASON.scene(state, seat, language)
    yield REASON.prompt(state, seat, language)
    choices = REASON.choices(state, language)
    yield choices
    if risky := [choice for choice in choices if choice.chance]:
        yield REASON.odds(state, seat, rng.choice(risky).action, language)
    for key in REASON.posable(state, seat)[:3]:
        yield REASON.inspect(state, seat, key, language)
        made = REASON.pose(state, seat, PoseAsk(key), language)
        assert made is not None
        yield made
        yield REASON.pose(state, seat, PoseAsk(key, grip="body", at=(made.ghost.x, made.ghost.y - 90)), language)


@pytest.mark.parametrize("language", COMMAS)
def test_decimals_are_written_with_a_comma(language: str) -> None:
    rng = Random(3)
    state = REASON.new("lindenau")
    for _ in range(220):
        if state.over:
            break
        if state.mover >= 0 and rng.random() < 0.4:
            for thing in shown(state, rng, language):
                wrong = [text for text in texts(msgspec.to_builtins(thing)) if POINT.search(text)]
                assert not wrong, (state.decision, wrong[:4])
        state.apply(rng.choice(state.options()).action)
