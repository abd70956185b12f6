"""Questions to a position (``GUNS.ask``): plain answers, and BadInput for what does not exist."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.questions import Questions
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from longroll.kit.terms import BadInput
from tests.guns.field import Field, hard


def ask(stacks: dict[str, str], turn: str = "CSA march", **more: object) -> Questions:
    return Field(turn, stacks, **more).ask  # type: ignore[arg-type]


@rule("GG-3.3", "GG-3.7", "GG-3.8", "GG-3.11", "GG-W7")
def test_the_map() -> None:
    q = ask({"H12 N": "Howard-F", "V65 W": "Heth-F"}, terrain=hard("H34 a33 obstructed", "H34 a34 ridge 2"))
    assert q.areas("H34") == ["a34", "a33"]
    assert set(q.border("a33")) == {"H33", "H34", "V33", "V43"}
    assert set(q.adjacent("H34")) == {"H24", "H44", "V33", "V34", "V43", "V44"}
    assert q.terrain("H34") == {
        "a34": {"ridge": 2, "steep": False, "obstructed": False},
        "a33": {"ridge": 0, "steep": False, "obstructed": True},
    }
    assert q.distance("H33", "H34") == 2, "obstructed in a33"
    assert q.area_distance("a34", "a31") == 3


@rule("GG-9.2", "GG-9.3", "GG-13.12.4", "GG-W1", "GG-W2", "GG-W6")
def test_fields_of_fire() -> None:
    stacks = {"H33 N": "Howard-F", "V65 W": "Heth-F"}
    assert ask(stacks).field_of_fire("H33", "USA") == ["a33"]
    assert set(ask(stacks).field_of_fire("H33", "USA", defensive=True)) == {"a33", "a23", "a43", "a34"}
    ridge = ask(stacks, terrain=hard("H33 a33 ridge 2"))
    assert set(ridge.field_of_fire("H33", "USA")) == {"a33", "a23", "a43", "a34"}
    assert set(ridge.under_fire("USA")) == {"a33", "a23", "a43", "a34"}
    assert (ridge.front("H33", "USA"), ridge.rear("H33", "USA")) == ("a33", "a32")


@rule("GG-3.17", "GG-3.16", "GG-W27")
def test_separation_and_flanks() -> None:
    q = ask({"H34 N": "Howard-F", "H44 S": "Heth-F"})
    assert [q.separation(p, "USA") for p in ("H44", "H34", "H42", "H12")] == [0, 1, 3, 3]
    assert q.flanks_threatened("H34", "USA") == {"j44": "H44"}
    assert q.flanks_threatened("H44", "CSA") == {"j44": "H34"}, "and the other way round"


@rule("GG-12.2", "GG-14.4", "GG-W22", "GG-W37")
def test_movement() -> None:
    q = ask({"H31 N": "Heth-F", "V65 W": "Hood-F", "V14 E": "Pender-F"}, length=2)
    assert q.march_distance("Heth-F", "H31") == [2, 4]
    ends = q.march("Heth-F", "H31")["ends"]
    assert "H33" in ends
    assert "H35" not in ends
    assert q.march("Heth-F", "H31", mounted=True) == {"ends": [], "exits": []}, "no cavalry"
    lost = ask({"H34 S": "Heth-F", "H33 N": "Howard-F"}, "CSA withdrawal")
    assert "H35" in lost.withdrawal("Heth-F", "H34")["ends"]


def test_blocks_and_tokens() -> None:
    q = ask({"H34 N": "Howard-F", "V65 W": "Heth-F Pender-R2/victor"}, csa="ANY-1 MARCH", gone=["Hood-F"])
    assert q.stack("V65", "CSA") == ["Heth-F", "Pender-R2"]
    assert q.stack("H34", "CSA") == []
    assert q.stacks("CSA") == {"V65": ["Heth-F", "Pender-R2"]}
    assert q.where("Heth-F") == ["V65"]
    assert {b["place"] for b in q.blocks("Heth")} == {"V65", "coming", "unused"}
    assert q.blocks("Heth")[0] == {"block": "Heth-F.1", "face": "Heth-F", "place": "V65", "strength": 2, "state": "F"}
    assert q.unused("Pender") == ["Pender-R2", "Pender-R1", "Pender-R1"]
    assert "Hood-F" in q.gone()
    assert q.marked("victor", "CSA") == ["Pender-R2"]
    assert q.pile("CSA", "tray") == {"ANY-1": 1, "MARCH": 1}
    assert (q.size("CSA", "tray"), q.size("CSA", "reserve")) == (2, 32)
    assert q.in_play("CSA") == 2
    assert q.order("CSA") == "hold"
    assert q.time() == {"day": 1, "hour": "10AM", "length": 1, "first": "USA"}
    assert len(q.commands("CSA")) == len(q.commands("USA")) == 9
    assert q.tokens_to_come("CSA") == 0
    assert q.guns("V65", "CSA") == q.works("V65") == []


@rule("GG-20.3", "GG-W43")
def test_objectives() -> None:
    ring = {"H34 S": "Heth-F", "V44 E": "Hood-F", "H35 N": "Early-F", "V34 W": "Rodes-F"}
    shut = ask(ring, objectives=[{"area": "a34"}, {"area": "a31"}, {"area": "a15", "army": "CSA"}])
    assert shut.objectives() == [
        {"area": "a34", "army": "USA", "fully": False},
        {"area": "a31", "army": "USA", "fully": True},
        {"area": "a15", "army": "CSA", "fully": False},
    ]


@pytest.mark.parametrize(
    "question",
    [
        lambda q: q.stack("P999", "CSA"),
        lambda q: q.stack("P30", "Prussia"),
        lambda q: q.front("P30", "USA"),
        lambda q: q.border("Z1"),
        lambda q: q.where("Napoleon"),
        lambda q: q.blocks("Napoleon"),
        lambda q: q.pile("CSA", "pocket"),
        lambda q: q.marked("wet", "CSA"),
        lambda q: q.march("Heth-F", "P31"),
        lambda q: q.withdrawal("Hood-F", "P30"),
        lambda q: q.withdrawal_path("Heth-F", "P30", "P999"),
        lambda q: q.march_paths("Heth-F", "P30", "Rome"),
        lambda q: q.step_cost("P30", "A99", "P31"),
        lambda q: q.pivots("P30", "A99"),
        lambda q: q.meeting("J999"),
        lambda q: q.attack_paths("P30", "USA", "P31"),
        lambda q: q.can_bombard("P30", "CSA", "P31"),
        lambda q: q.can_deploy("NAPOLEON-12", "P30", "CSA"),
        lambda q: q.road_entries("Heth-F", "CHAMBERSBURG"),
        lambda q: q.group("CSA", 5),
    ],
)
def test_what_does_not_exist_is_said(question: Callable[[Questions], object]) -> None:
    q = GUNS.ask(GUNS.position({"positions": {"P30": {"CSA": {"blocks": ["Heth-F"], "front": "A21"}}}}))
    with pytest.raises(BadInput):
        question(q)


def test_questions_may_be_asked_at_any_moment() -> None:
    state = GUNS.new("second-day")
    rng = Random(3)
    for _ in range(150):
        q = GUNS.ask(state)
        for army in ("USA", "CSA"):
            for position, faces in list(q.stacks(army).items())[:3]:
                assert q.front(position, army) in q.areas(position)
                assert q.separation(position, army) in (0, 1, 2, 3)
                for face in faces:
                    assert position in q.where(face)
                    q.march(face, position)
                    q.withdrawal(face, position)
                q.flanks_threatened(position, army)
                q.field_of_fire(position, army)
        assert len(q.objectives()) == 3
        weights = state.weights() if state.mover == CHANCE else None
        state.play(rng.choices(state.codes, weights)[0])


def test_every_question_is_in_the_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "positions" / "guns.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`([a-z_]+)`", page.split("## Questions to a position")[1]))
    assert told == {name for name in dir(Questions) if not name.startswith("_")}
