"""A position may bring its own small table: everything that works on a listed battle works on it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from longroll.games.reason import REASON
from longroll.games.reason.state import Battle
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from longroll.kit.scene import PoseAsk
from longroll.kit.words import LANGUAGES

PAGE = (Path(__file__).parents[2] / "docs" / "positions" / "reason.md").read_text(encoding="utf-8")


def hamlet(**changes: Any) -> Battle:
    """The battle of one's own on the page."""
    text = next(text for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL) if "hamlet" in text)
    return REASON.position({**json.loads(text), **changes})


@rule("MR-26.1", "MR-4.2", "MR-4.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_drawn_and_explained(language: str) -> None:
    b = hamlet()
    scene = REASON.scene(b, "first", language)
    assert {"piece:S11", "piece:N11", "block:Berg", "objective:village"} <= {item.key for item in scene.items}
    assert scene.board != REASON.board(language, "lindenau").hash
    for key in ("piece:S12", "block:Dorn", "objective:village", "place:Hamlet-1", "place:Oak-wood", "place:brook"):
        found = REASON.inspect(b, None, key, language)
        assert found is not None, key
        assert found.facts
    assert REASON.prompt(b, "first", language) is not None
    assert "Southerners" in REASON.summary(b, "first", language)
    assert "Southerners" in REASON.why(b, "second", "done", language).reason


@rule("MR-12.1", "MR-8.5")
def test_it_is_played_with_odds_and_hands() -> None:
    b = hamlet()
    assert {"piece:S11", "piece:S12", "block:Berg"} <= set(REASON.posable(b, "first"))
    assert REASON.pose(b, "first", PoseAsk("piece:S12", path="OR30:1"), "en") is not None
    near = hamlet(units={"S11": {"x": 10, "y": 5.2}}, begin="musketry")
    fire = "fire S11 N11"
    assert fire in [str(option) for option in near.options()]
    panel = REASON.odds(near, near.seat, fire, "en")
    assert panel is not None
    assert panel.exact
    view = REASON.view(b, "first")
    assert REASON.sample(view, Random(1)).codes == b.codes
    assert REASON.ask(b).terrain(3, 9) == {"level": 1, "areas": {}, "sector": "", "road": ""}


def test_it_is_written_back() -> None:
    """Its ground too, and again in the middle of the battle."""
    b = hamlet()
    rng = Random(4)
    for step in range(300):
        if b.over:
            break
        if step % 20 == 0:
            text = json.loads(msgspec.json.encode(REASON.to_json(b)))
            assert text["scenario"]["areas"][0]["id"] == "Oak-wood"
            assert REASON.position(text).codes == b.codes
        weights = b.weights() if b.mover == CHANCE else None
        b.play(rng.choices(b.codes, weights)[0])


def test_a_ground_that_borrows_a_name_is_not_mistaken_for_it() -> None:
    b = hamlet()
    spec = REASON.to_json(b)
    spec["scenario"]["id"] = "lindenau"
    spec["scenario"]["table"] = {"w": 24, "h": 16}
    other = REASON.position(json.loads(msgspec.json.encode(spec)))
    assert REASON.inspect(other, None, "place:Oak-wood", "en") is not None
    assert REASON.to_json(other)["scenario"]["areas"]


def test_questions_of_the_page() -> None:
    text = PAGE.split("\n## Questions\n")[1].split("\n## ")[0]
    named = {name for name, _ in re.findall(r"`(\w+)\(([^`]*)\)`", text)} - {"ask"}
    assert named == {name for name in dir(type(REASON.ask(REASON.new()))) if not name.startswith("_")}
