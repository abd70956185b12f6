"""Kept positions in which something rare is said: ``refusals`` (a reason against an answer) and ``looks`` (a message
that is read at a position)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from longroll.kit import CHANCE_SEAT, Game, State
from longroll.kit.film import Moment
from longroll.kit.scene import PoseAsk

Examples = dict[str, dict[str, Any]]


def examples(name: str, folder: str) -> Examples:
    """The examples of a game in one folder; maps that several of them share are written once."""
    file = json.loads((Path(__file__).parent / folder / f"{name}.json").read_text(encoding="utf-8"))
    found: Examples = file[folder]
    for example in found.values():
        if "map" in example["position"]:
            example["position"]["map"] = file["maps"][example["position"]["map"]]
    return found


def refusals(name: str) -> Examples:
    """By reason: ``position``, ``seat``, ``action``, and the ``clause`` that forbids it."""
    return examples(name, "refusals")


def looks(name: str) -> Examples:
    """By message: ``position``, ``seat``, and where it is read, see ``look``."""
    return examples(name, "looks")


def against(game: Game, state: State, example: dict[str, Any], language: str) -> tuple[str, str]:
    """The clause and the reason against the answer of an example, for the seat that gives it. Chance has none: what is
    against its answers only programs are told."""
    if example["seat"] == CHANCE_SEAT:
        refusal = state.check(example["action"])
        assert refusal is not None
        return refusal.clause, state.say(refusal, language)
    why = game.why(state, example["seat"], example["action"], language)
    assert not why.legal
    return why.clause, why.reason


def look(game: Game, example: dict[str, Any], language: str) -> None:
    """Read what an example keeps: of a ``thing``; of a thing in ``hand`` (see ``PoseAsk``); of things ``held`` in one;
    of the ``odds`` of an answer; of ``why`` something is no answer; of the log and the film of actions that are played
    (``play``). Without any of these the table, the prompt, the summary, and the answers or how it ended."""
    state, seat = game.position(example["position"]), example["seat"]
    if "thing" in example:
        assert game.inspect(state, seat, example["thing"], language)
    elif "hand" in example:
        assert game.pose(state, seat, msgspec.convert(example["hand"], PoseAsk), language)
    elif "held" in example:
        assert game.in_hand(state, seat, example["held"], language)
    elif "odds" in example:
        assert game.odds(state, seat, example["odds"], language)
    elif "why" in example:
        assert not game.why(state, seat, example["why"], language).legal
    elif "play" in example:
        moments = []
        for number, action in enumerate(example["play"], 1):
            before, who = state.copy(), str(state.seat)
            events = state.apply(action)
            game.log_lines(events, seat, language)
            moments.append(Moment(number, who, before, events, state.copy()))
        game.film(moments, seat, language)
    else:
        game.scene(state, seat, language)
        game.prompt(state, seat, language)
        game.summary(state, seat, language)
        if state.over:
            game.endings.ending(state, [], seat, language)
        else:
            game.choices(state, language)
