"""Whatever the rules forbid is refused with a clause and a reason, and changes nothing."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.reason import REASON
from longroll.kit import BadInput, Illegal
from longroll.kit.clauses import read_clauses, rule
from longroll.kit.words import LANGUAGES
from tests.acceptance.walks import nonsense, walk, warlike
from tests.reason.field import Field

LINE = """
    first a RI 10 10 0 sp=7
    first k HC 20 10 0
    second e RI 10 15 180
"""
MALFORMED = (
    "move",
    "move a",
    "move nobody A1",
    "move a A",
    "move a A-1",
    "move a A1.2345",
    "move a Q3",
    "move a L200",
    "move a C:left:front:90",
    "charge a",
    "charge a nobody",
    "charge a e A1",
    "charge a e OL60",
    "officer OFa 3",
    "officer OFa 3 x",
    "officer nobody 3 3",
    "place a",
    "advance a",
    "run 3 sideways",
    "go",
    "go 1 2",
    "shift OFa 1",
    "move a A½",
)


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_text_cannot_be_read(text: str) -> None:
    field = Field(LINE)
    with pytest.raises(BadInput):
        field.state.read_text(text)
    refusal = field.state.check(text)
    assert refusal is not None
    assert refusal.reason.key == "refusal-unreadable"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("move A a1", "move a A1"),
        ("MOVE a r15 A0.5", "move a R15 A0.5"),
        ("move a C:LEFT:Behind:90", "move a C:left:behind:90"),
        ("charge A E l5 ol10", "charge a e L5 OL10"),
        ("officer ofa 10 7.25", "officer OFa 10 7.25"),
        ("move A e:dorf-1", "move a E:Dorf-1"),
        ("move k x:North:ff", "move k X:north:FF"),
        ("run 3 AWAY", "run 3 away"),
        ("deploy A In dorf-1", "deploy a in Dorf-1"),
        ("take A", "take a"),
    ],
)
def test_words_are_matched_without_regard_to_case(said: str, meant: str) -> None:
    state = Field(LINE, towns={"Dorf": [(30, 20, 32, 22)]}).state
    assert state.read_text(said) == state.read_text(meant)


def test_reasons_have_their_numbers() -> None:
    field = Field(LINE)
    short = field.state.check("move a A2.04")
    assert short is not None
    assert short.reason.args["short"] == "0.04"
    far = field.state.check("officer OFa 30 10")
    assert far is not None
    assert (far.clause, far.reason.args["officer"]) == ("MR-15.5", "OFa")


def test_a_verb_for_another_decision() -> None:
    field = Field(LINE)
    for action in ("give OFa", "fire a e", "evade", "resolve e", "pick 1 2", "lead first", "die 3"):
        assert field.reason(action) == "not-an-answer", action
    with pytest.raises(Illegal):
        field.state.apply("lead first")


def test_nothing_is_decided_when_the_battle_is_over() -> None:
    field = Field(LINE).do("concede first")
    assert field.refused("done") == "MR-25.1"
    assert field.refused("concede second") == "MR-25.1"


@pytest.mark.parametrize("scenario", ["lindenau", "zorndorf"])
def test_random_nonsense_is_refused_by_a_clause(scenario: str) -> None:
    known = read_clauses(REASON.reference)
    rng = Random(scenario)
    reasons: set[str] = set()
    for step, (state, _) in enumerate(walk(REASON, scenario, 8, warlike)):
        if step > 900:
            break
        for _ in range(2):
            code = nonsense(state, rng)
            refusal = state.check(state.write(code))
            if refusal is not None:
                assert refusal.clause in known, refusal
                reasons.add(refusal.reason.key)
    assert len(reasons) > 12


ASKED = ("done", "move a A1", "fire a e", "concede first", "concede second", "dance", "", "   ", "move", "lead first")


@rule("MR-1.1", "MR-24.8")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("at", ["move", "musketry", "turn"])
def test_every_seat_is_told_why_not(at: str, language: str) -> None:
    """Who decides, who waits and who only watches: an answer to each, never an exception."""
    field = Field(LINE, at=at)
    for seat in ("first", "second", None):
        for action in ASKED:
            why = REASON.why(field.state, seat, action, language)
            assert why.legal or (why.clause and why.reason), (seat, action)


@rule("MR-1.1")
def test_who_waits_is_told_whom_for() -> None:
    field = Field(LINE)
    assert field.seat == "first"
    name = REASON.why(field.state, "second", "done", "en").reason
    assert name == "This is not your decision; waiting for First."
    assert REASON.why(field.state, None, "done", "en").reason == name
    own = REASON.why(field.state, "second", "concede first", "en")
    assert own.reason == "You play Second: you cannot answer for the other side."
    assert "watching" in REASON.why(field.state, None, "concede first", "en").reason
    dice = Field(LINE, at="turn")
    assert "dice decide" in REASON.why(dice.state, "second", "done", "en").reason


def asked(field: Field, action: str, seat: str = "first") -> tuple[str, str]:
    why = REASON.why(field.state, seat, action, "en")
    return why.clause, why.reason


@rule("MR-8.4", "MR-8.2", "MR-9.4")
def test_why_not_of_a_step_that_was_passed_over() -> None:
    """Nobody had a target, so nobody was asked to fire: why not at this one?"""
    field = Field(LINE + "    second h HC 10 5 180\n    first g HA 25 10 0\n", at="musketry")
    assert field.kind == "", "musketry had nothing to offer"
    field = Field(LINE + "    second h HC 10 5 180\n    first g HA 25 10 0\n", at="pulse").do("lead first")
    assert field.kind != "musketry"
    clause, reason = asked(field, "fire a e")
    assert clause == "MR-8.4"
    assert "no answer now" in reason
    assert "4.50 BW" in reason
    assert asked(field, "fire a h")[0] == "MR-8.4"
    assert asked(field, "fire k e")[0] == "MR-8.2", "cavalry never fires"
    assert asked(field, "fire g e")[0] in ("MR-9.4", "MR-5.9")
    assert asked(field, "fire e a")[0] == "MR-8.3"


@rule("MR-16.2", "MR-16.4", "MR-20.1", "MR-11.5")
def test_why_not_at_the_wrong_moment() -> None:
    field = Field(LINE)
    assert asked(field, "recover a")[0] == "MR-16.4"
    assert "no answer now" in asked(field, "recover a")[1]
    assert asked(field, "resolve a")[0] == "MR-20.1"
    assert asked(field, "test Fa")[0] == "MR-11.5"
    shooting = Field(LINE.replace("10 15 180", "10 11.4 180"), at="musketry")
    assert asked(shooting, "move a A1")[1].startswith("“Move” is no answer now")
    waiting = asked(field, "fire e a", "second")[1]
    assert waiting.startswith("This is not your decision")
    assert "would not be possible" in waiting
