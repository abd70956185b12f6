"""The words of the game: the same order everywhere, nothing left over, nothing left untranslated."""

from __future__ import annotations

import re

import msgspec
import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.board import GROUND
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
from longroll.games.guns.lexicon import DECISIONS, EVENTS, MODIFIERS, notation
from longroll.games.guns.table.speech import speech
from longroll.kit import Action, Event, Message
from longroll.kit.clauses import rule
from longroll.kit.lexicon import AFTER
from longroll.kit.notation import Text
from longroll.kit.words import LANGUAGES, words
from tests.guns.field import Field
from tests.guns.test_words import messages

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
    "action": ("done", "march Heth-F P41", "to P41 -"),
    "text": ("hold the hill",),
}
"""Values of every sort of argument an event can have."""


def test_the_three_files_have_the_same_keys_in_the_same_order() -> None:
    first, *others = (list(messages(language)) for language in LANGUAGES)
    for other in others:
        assert other == first


def test_no_message_is_left_over_from_another_language() -> None:
    """A sentence that reads the same in two languages has not been translated."""
    pattern = re.compile(r"^((?:prompt|describe|event|refusal|history|lesson)-[\w-]+ = .*[a-zà-ü]{3}.*)$", re.MULTILINE)
    found = [
        {line for line in pattern.findall((WORDS / f"{code}.ftl").read_text(encoding="utf-8")) if " " in line[20:]}
        for code in LANGUAGES
    ]
    for a, b in ((0, 1), (0, 2), (1, 2)):
        shared = {line for line in found[a] & found[b] if len(re.sub(r"\{[^}]*\}", "", line).split()) > 4}
        assert not shared


@languages
def test_refusals_are_sentences(language: str) -> None:
    book = words(WORDS, language)
    for key, args in messages(language).items():
        if key.startswith("refusal-"):
            text = book.say(Message(key, {name: 2 if name in ("number", "most", "words") else "P41" for name in args}))
            assert text[-1] == "."
            assert "{" not in text


@languages
def test_prompts_and_names_of_decisions(language: str) -> None:
    said = messages(language)
    for asking in DECISIONS:
        assert said[f"name-decision-{asking.name}"] == set()
        args = dict.fromkeys(said[f"prompt-{asking.name}"], 1)
        text = words(WORDS, language).say(Message(f"prompt-{asking.name}", dict(args)))
        assert text.rstrip("»” \u00a0")[-1] in ".?"


@languages
def test_every_verb_is_described_with_all_its_words(language: str) -> None:
    said = messages(language)
    for verb in notation(GROUND).by_name.values():
        if any(isinstance(param, Text) for param in verb.params):
            continue
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
        if event.telling.stands == AFTER:
            continue
        longest = max((len(SAMPLES[sort]) for _, sort in event.args), default=1)
        for number in range(longest):
            args = {param: SAMPLES[sort][number % len(SAMPLES[sort])] for param, sort in event.args}
            if event.name == "forced":
                args = {"action": "done"}
            (line,) = GUNS.narrate([Event(event.name, args)], None, language)
            assert line
            assert "{" not in line


@languages
def test_history_is_a_paragraph(language: str) -> None:
    book = words(WORDS, language)
    for scenario in GUNS.scenarios.values():
        text = book.say(Message(scenario.history))
        assert "\n" not in text
        assert 60 <= len(text.split()) <= 100, f"{language} {scenario.name}"
        assert "3" in text or scenario.name == "first-day"
    titles = [book.say(Message(scenario.title)) for scenario in GUNS.scenarios.values()]
    assert len(set(titles)) == len(titles)


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
