"""Everything a game declares has words, in every language, and they speak with the arguments it gives them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from longroll.games import BUILT_IN
from longroll.games import game as find_game
from longroll.kit import Action, Message
from longroll.kit.game import Game
from longroll.kit.gate import admitted, refusal
from longroll.kit.lexicon import AFTER, LINE, Lexicon
from longroll.kit.words import KIT_WORDS, LANGUAGES, words
from tests.acceptance.rooms import NAMES, part_of
from tests.acceptance.walks import reference
from tests.vocabulary import assert_languages_agree, messages_in

every_game = pytest.mark.parametrize("name", NAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)

SENTENCES = ("prompt-", "describe-", "event-", "refusal-", "history-", "lesson-")
OWN_LABELS: dict[str, str] = {
    "guns": "special",
    "reason": (
        "die average reroll pick shift concede take move officer place post charge run go advance raise guns station "
        "deploy"
    ),
}
"""Verbs whose answers are labelled by what they mean where they are given."""


def lexicon_of(game: Game) -> Lexicon[Any, Any]:
    found: Lexicon[Any, Any] = part_of(game, "lexicon").LEXICON
    return found


def needed(game: Game) -> list[str]:
    """The messages that are found by the name of what they speak of."""
    lexicon = lexicon_of(game)
    return [
        "game-title",
        "game-about",
        "refusal-game-over",
        "refusal-not-an-answer",
        "name-chance",
        *(f"name-{seat}" for seat in game.seats),
        *(
            key
            for scenario in game.scenarios.values()
            for key in filter(None, (scenario.title, scenario.history, scenario.subtitle))
        ),
        *(f"verb-{verb.name}" for verb in lexicon.verbs),
        *(f"{kind}-{decision.name}" for decision in lexicon.decisions for kind in ("prompt", "name-decision")),
        *(f"event-{event.name}" for event in lexicon.events if event.telling.stands == LINE),
        *(f"event-{event.name}-by" for event in lexicon.events if event.telling.second_person),
    ]


# ---- the files ---------------------------------------------------------------------------------------------


@every_game
@every_language
def test_what_is_declared_has_words(name: str, language: str) -> None:
    game = find_game(name)
    book = words(game.words, language)
    assert [key for key in needed(game) if not book.has(key)] == []


@pytest.mark.parametrize("folder", [KIT_WORDS, *(find_game(name).words for name in NAMES)], ids=["kit", *NAMES])
def test_the_languages_agree(folder: Path) -> None:
    assert_languages_agree(folder)


@every_game
def test_no_sentence_is_left_over_from_another_language(name: str) -> None:
    """A sentence that reads the same in two languages has not been translated."""
    folder = find_game(name).words
    found: list[set[str]] = []
    for language in LANGUAGES:
        files = [path / f"{language}.ftl" for path in (folder, folder / "map")]
        text = "".join(file.read_text(encoding="utf-8") for file in files if file.exists())
        found.append({line for line in re.findall(r"^[\w-]+ = .*[^>]$", text, re.MULTILINE) if is_sentence(line)})
    assert [found[a] & found[b] for a, b in ((0, 1), (0, 2), (1, 2))] == [set(), set(), set()]


def is_sentence(line: str) -> bool:
    """One of the rules with a word in it, or one of the table with several; not a name."""
    key, _, text = line.partition(" = ")
    said = re.sub(r"\{[^}]*\}", "", text)
    if key.startswith(SENTENCES):
        return re.search("[a-zà-ü]{3}", said) is not None
    return len(said.split()) > 3 and not key.startswith(("name-", "game-title"))


@every_game
def test_what_is_declared_is_in_the_rules(name: str) -> None:
    """By its clause, or by the clauses it is the head of."""
    game = find_game(name)
    lexicon = lexicon_of(game)
    clauses = reference(game)
    heads = {clause.rpartition(".")[0] for clause in clauses}
    declared = {verb.clause for verb in lexicon.verbs} | {event.clause for event in lexicon.events if event.clause}
    assert declared - heads <= set(clauses)
    assert {clause for decision in lexicon.decisions for clause in decision.clauses} <= set(clauses)
    assert {decision.standing for decision in lexicon.decisions if decision.standing} == set(game.standing)


# ---- what they say -----------------------------------------------------------------------------------------


@every_game
@every_language
def test_refusals_are_sentences(name: str, language: str) -> None:
    folder = find_game(name).words
    for key, args in messages_in(folder, language).items():
        if key.startswith("refusal-"):
            text = words(folder, language).say(Message(key, dict.fromkeys(args, 2)))
            assert text[-1] == ".", key
            assert "{" not in text


@every_game
@every_language
def test_prompts_and_names_of_decisions(name: str, language: str) -> None:
    game = find_game(name)
    said = messages_in(game.words, language)
    for decision in lexicon_of(game).decisions:
        assert said[f"name-decision-{decision.name}"] == set()
        prompt = Message(f"prompt-{decision.name}", dict.fromkeys(said[f"prompt-{decision.name}"], 1))
        assert words(game.words, language).say(prompt).rstrip("»” \u00a0")[-1] in ".?", decision.name


@every_game
@every_language
def test_every_verb_is_described_with_all_its_words(name: str, language: str) -> None:
    """Each with the first and the last word of each of its parameters. (The kit speaks to every seat alike.)"""
    game = find_game(name)
    state = game.new()
    shared = messages_in(KIT_WORDS, language)
    said = shared | messages_in(game.words, language)
    labelled = OWN_LABELS.get(name, "").split()
    for verb in state.notation.by_name.values():
        assert said[f"verb-{verb.name}"] == set()
        if verb.name in labelled:
            continue
        names: list[str] = []
        for param in verb.params:
            names.append(param.name if param.name not in names else f"{param.name}2")
        key = f"describe-{verb.name}"
        assert said[key] == set(() if key in shared else names), verb.name
        for end in (0, -1):
            args = tuple([word for word in param.values if word][end] for param in verb.params)
            text = part_of(game, "table.explain").EXPLAINER.speech(state, language).act(Action(verb.name, args))
            assert text
            assert "{" not in text


@every_game
@every_language
def test_every_event_speaks_with_its_arguments_and_leaves_the_face_to_the_die(name: str, language: str) -> None:
    """No sentence is kept for what is no line of the log and no part of one."""
    game = find_game(name)
    said = messages_in(game.words, language)
    told: set[str] = set()
    for event in lexicon_of(game).events:
        given = {param for param, _ in event.args} | {*part_of(game, "table.log").NARRATOR.adds}
        assert event.telling.die in {*given, ""}, event.name
        if event.telling.stands == AFTER:
            given.add("event")
        if event.telling.stands in (LINE, AFTER):
            told |= {f"event-{event.name}", *([f"event-{event.name}-by"] if event.telling.second_person else [])}
            assert said.get(f"event-{event.name}", set()) <= given - {event.telling.die}, event.name
    assert {key for key in said if key.startswith("event-")} <= told


@pytest.mark.parametrize("name", [name for name in NAMES if name in BUILT_IN])
@every_language
def test_history_is_a_paragraph(name: str, language: str) -> None:
    game = find_game(name)
    book = words(game.words, language)
    for scenario in game.scenarios.values():
        text = book.say(Message(scenario.history))
        assert "\n" not in text
        assert 30 <= len(text.split()) <= 100, scenario.name
    titles = [book.say(Message(scenario.title)) for scenario in game.scenarios.values()]
    assert len(set(titles)) == len(titles)
    lines = [book.say(Message(scenario.subtitle)) for scenario in game.scenarios.values()]
    assert len(set(lines)) == len(lines)
    assert all(line and len(line) <= 52 and line[-1] != "." for line in lines), lines


@every_game
def test_one_verb_gives_the_game_up(name: str) -> None:
    game = find_game(name)
    (verb,) = [verb for verb in lexicon_of(game).verbs if verb.concession]
    state = game.new()
    assert all(state.check(f"{verb.name} {seat}") is None for seat in state.seat_names())


@every_game
def test_one_verb_agrees_to_a_draw_and_nobody_does_so_alone(name: str) -> None:
    game = find_game(name)
    (verb,) = [verb for verb in lexicon_of(game).verbs if verb.draw]
    state = game.new()
    for seat in state.seat_names():
        alone = refusal(state, seat, f"{verb.name} {seat}")
        assert alone is not None
        assert (alone.clause, alone.reason.key) == (verb.clause, "refusal-not-offered")
        assert isinstance(admitted(state, seat, f"{verb.name} {seat}", agreed=True), int)
