"""Whatever is not legal is refused with a clause and a reason, and nothing changes."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.lexicon import LEXICON
from longroll.games.glory.state import Battle
from longroll.kit import CHANCE, Illegal
from longroll.kit.clauses import rule
from longroll.kit.gate import refusal
from longroll.reference import clauses
from tests.acceptance.walks import nonsense, warlike
from tests.glory.table import Table

ARMY = "US K leader 0505\nUS a inf 0505 N cmd=K\nCS X leader 1010\nCS x inf 1010 N cmd=X"


@pytest.mark.parametrize("scenario", ["maryes-heights", "jacksons-attack", "first-manassas", "deep-cut", "chickamauga"])
def test_nonsense_is_refused_with_a_clause_of_the_rules(scenario: str) -> None:
    known = clauses("glory")
    rng = Random(scenario)
    state = GLORY.new(scenario)
    for _ in range(500):
        if state.over:
            break
        for _ in range(3):
            code = nonsense(state, rng)
            if code in state.codes or state.extra(code) or state.allows(code):
                continue
            found = state.check(state.write(code))
            assert found is not None
            assert found.clause in known, found
        state.play(warlike(state, rng))


def test_an_illegal_action_changes_nothing() -> None:
    table = Table.scenario("prospect-hill")
    before = msgspec.json.encode(GLORY.to_json(table.state))
    with pytest.raises(Illegal):
        table.state.apply("move us-root 2832")
    assert msgspec.json.encode(GLORY.to_json(table.state)) == before


def test_verbs_of_other_decisions_are_no_answers() -> None:
    table = Table(ARMY, begin="move K")
    strange = {"die 3", "draw US-AM", "roll", "end", "stay", "face N", "flee X 0101", "rally a", "hold-fire", "halt"}
    for action in strange:
        assert table.against(action) == "GL-6.11.1 not-an-answer"


def test_unreadable_words_are_refused() -> None:
    table = Table(ARMY, begin="move K")
    for action in ("dance a", "move a", "move nobody 0505", "move a 9999"):
        assert table.against(action).endswith("unreadable")


def test_the_other_seat_may_not_answer() -> None:
    table = Table(ARMY, begin="move K")
    assert refusal(table.state, "US", "move a 0504") is None
    found = refusal(table.state, "CS", "move a 0504")
    assert found is not None
    assert found.reason.key == "refusal-not-your-decision"
    dice = Table(ARMY)
    assert dice.state.mover == CHANCE
    assert refusal(dice.state, "US", "die 3") is not None


def test_every_verb_is_known_once() -> None:
    assert len(LEXICON.verb_named) == len(LEXICON.verbs)


def position(begin: str, hexes: dict[str, list[str]], **more: Any) -> Battle:
    stacks = {place: {"units": words[1:], "facing": words[0]} for place, words in hexes.items()}
    spec = {"scenario": "fredericksburg", "turn": "T4", "hexes": stacks, "begin": begin, **more}
    return GLORY.position(spec)


@rule("GL-9.11.1", "GL-3.C.2")
def test_why_not_of_a_step_that_was_passed_over() -> None:
    """Nobody is in range: the step of artillery fire is passed over, and still says why not."""
    guns = "us-ii-corps-battery-group-b"
    b = position(
        "fire French", {"1516": ["SW", "us-kimball", guns], "3030": ["N", "cs-cobb"]}, leaders={"French": "1516"}
    )
    assert b.decision is not None
    assert b.decision.kind == "move", "nothing to fire at"
    found = GLORY.why(b, "US", f"fire {guns} 3030 -", "en")
    assert not found.legal
    assert found.clause == "GL-9.11.1"
    assert "not the moment" in found.reason
    assert "range" in found.reason
    assert found.place == "place:3030"


@rule("GL-7.13.1", "GL-11.51.1", "GL-4.22.1")
def test_a_refusal_at_the_wrong_moment_says_so_and_what_else_is_wrong() -> None:
    b = position("move French", {"1516": ["SW", "us-kimball"], "1417": ["NE", "cs-cobb"]}, leaders={"French": "1516"})
    charge = GLORY.why(b, "US", "charge us-kimball", "en")
    assert "not the moment" in charge.reason, "only the moment is wrong"
    assert "either" not in charge.reason
    rally = GLORY.why(b, "US", "rally us-kimball", "en")
    assert (rally.clause, "either" in rally.reason) == ("GL-11.51.1", True)
    foe = GLORY.why(b, "CS", "fire us-kimball 1417 -", "fr")
    assert foe.clause == "GL-4.22.1"
    assert "non plus" in foe.reason
