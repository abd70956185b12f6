"""What the words of the game must be able to say."""

from __future__ import annotations

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.components import FACINGS, SIDES
from longroll.games.glory.data.materials import MAP_WORDS, WORDS
from longroll.games.glory.doctrine.standing import ORDERS
from longroll.games.glory.lexicon import EFFECTS, EVENTS, MODIFIERS, TARGETS
from longroll.games.glory.rules.modifiers import VOLLEYS
from longroll.games.glory.rules.setup import SCENARIOS, theatre
from longroll.kit import Event, Message
from longroll.kit.words import LANGUAGES, words
from tests.vocabulary import examples, messages_in

languages = pytest.mark.parametrize("language", LANGUAGES)
ROSTERS = {scenario: theatre(scenario)[1] for scenario in SCENARIOS}
SAMPLES: dict[str, tuple[str | int, ...]] = {
    "side": SIDES,
    "level": (*{level for roster in ROSTERS.values() for _, level in roster.levels}, ""),
    "signed": ("+6", "0", "-2"),
    "number": (0, 1, 2, 9),
    "hex": ("0101", "1516", "2840"),
    "modifier": MODIFIERS,
    "turn": tuple(dict.fromkeys(turn for roster in ROSTERS.values() for turn in roster.turn_ids)),
    "marker": tuple(dict.fromkeys(word for roster in ROSTERS.values() for word in roster.group_words)),
    "command": tuple(dict.fromkeys(word for roster in ROSTERS.values() for word in roster.command_words)),
    "unit": tuple(dict.fromkeys(word for roster in ROSTERS.values() for word in roster.ids)),
    "facing": FACINGS,
    "effect": EFFECTS,
    "action": ("end", "move us-zook 1516", "defend 1417 LC"),
}
"""Values of every sort of argument an event can have."""
AFTERWARDS = Event("no-initiative", {})
"""Something for dice and lines of a sum to stand with."""


@languages
def test_every_event_can_be_told(language: str) -> None:
    for event in examples(EVENTS, SAMPLES):
        for line in GLORY.narrate([event, AFTERWARDS], None, language):
            assert line
            assert "{" not in line


@languages
def test_targets_and_effects_have_names(language: str) -> None:
    book = words(WORDS, language)
    for name in (*TARGETS[1:], *EFFECTS):
        assert book.has(f"name-{name}"), name
    names = [book.say(Message(f"name-{name}")) for name in EFFECTS]
    assert len(set(names)) == len(names)


@languages
def test_standing_orders_have_words(language: str) -> None:
    book = words(WORDS, language)
    for order in ORDERS.values():
        assert book.has(order.title)
        for answer in order.answers:
            assert book.has(f"{order.title}-{answer}"), answer
            assert book.has(f"standing-{answer}"), answer
    titles = [book.say(Message(order.title)) for order in ORDERS.values()]
    assert len(set(titles)) == len(titles)


@languages
def test_every_volley_has_its_words(language: str) -> None:
    assert VOLLEYS
    assert {f"line-{volley}" for volley in VOLLEYS} <= set(messages_in(MAP_WORDS, language))
