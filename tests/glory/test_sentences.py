"""The words of the game: nothing missing, nothing left over, nothing left untranslated."""

from __future__ import annotations

import re

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.components import FACINGS, SIDES
from longroll.games.glory.data.materials import MAP_WORDS, WORDS
from longroll.games.glory.doctrine.standing import ORDERS
from longroll.games.glory.lexicon import DECISIONS, EFFECTS, EVENTS, MODIFIERS, TARGETS
from longroll.games.glory.rules.modifiers import VOLLEYS
from longroll.games.glory.rules.setup import SCENARIOS, theatre
from longroll.games.glory.table.speech import speech
from longroll.kit import Action, Event, Message
from longroll.kit.words import LANGUAGES, words
from tests.glory.test_words import messages
from tests.vocabulary import messages_in

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
NUMBERS = {"number", "cost", "allowance", "range", "distance", "total"}


def sheet(language: str) -> dict[str, set[str]]:
    """Every message of the table with the arguments it speaks."""
    return messages_in(MAP_WORDS, language)


def test_no_sentence_is_left_over_from_another_language() -> None:
    """A sentence that reads the same in two languages has not been translated."""
    found = []
    for code in LANGUAGES:
        text = "".join((folder / f"{code}.ftl").read_text(encoding="utf-8") for folder in (WORDS, MAP_WORDS))
        found.append(set(re.findall(r"^[\w-]+ = .*$", text, re.MULTILINE)))
    for a, b in ((0, 1), (0, 2), (1, 2)):
        shared = {line for line in found[a] & found[b] if len(re.sub(r"\{[^}]*\}", "", line).split()) > 5}
        assert not shared


@languages
def test_refusals_are_sentences(language: str) -> None:
    book = words(WORDS, language)
    for key, args in messages(language).items():
        if key.startswith("refusal-"):
            text = book.say(Message(key, {name: 2 if name in NUMBERS else "1516" for name in args}))
            assert text[-1] == ".", key
            assert "{" not in text


@languages
def test_prompts_and_names_of_decisions(language: str) -> None:
    said = messages(language)
    for name in (decision.name for decision in DECISIONS):
        assert said[f"name-decision-{name}"] == set()
        args: dict[str, str | int] = dict.fromkeys(said[f"prompt-{name}"], 1)
        text = words(WORDS, language).say(Message(f"prompt-{name}", args))
        assert text.rstrip("»” \u00a0")[-1] in ".?", name


@languages
def test_every_verb_is_described_with_all_its_words(language: str) -> None:
    said = messages(language)
    for verb in GLORY.new("fredericksburg").notation.by_name.values():
        assert said[f"describe-{verb.name}"] == {param.name for param in verb.params}, verb.name
        assert said[f"verb-{verb.name}"] == set()
        for end in (0, -1):
            args = tuple([word for word in param.values if word][end] for param in verb.params)
            text = speech(language).act(Action(verb.name, args))
            assert text
            assert "{" not in text


@languages
def test_every_event_can_be_told(language: str) -> None:
    for event in EVENTS:
        longest = max((len(SAMPLES[sort]) for _, sort in event.args), default=1)
        for number in range(longest):
            args = {name: SAMPLES[sort][number % len(SAMPLES[sort])] for name, sort in event.args}
            for line in GLORY.narrate([Event(event.name, args), AFTERWARDS], None, language):
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
def test_history_is_a_paragraph(language: str) -> None:
    book = words(WORDS, language)
    for scenario in GLORY.scenarios.values():
        text = book.say(Message(scenario.history))
        assert "\n" not in text
        assert 30 <= len(text.split()) <= 100, f"{language} {scenario.name}"
        assert "186" in text
    titles = [book.say(Message(scenario.title)) for scenario in GLORY.scenarios.values()]
    assert len(set(titles)) == len(titles)


@languages
def test_every_volley_has_its_words(language: str) -> None:
    assert VOLLEYS
    assert {f"line-{volley}" for volley in VOLLEYS} <= set(sheet(language))
