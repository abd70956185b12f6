"""The rules reference: every clause is there, in order, and in our own words."""

from __future__ import annotations

from longroll.games.guns import GUNS
from longroll.kit.clauses import rule
from longroll.reference import clauses
from longroll.server.rules import rules_of

PAGE = GUNS.reference
CHAPTERS = {
    2: 12, 3: 25, 4: 11, 5: 5, 6: 13, 7: 9, 8: 5, 9: 9, 10: 12, 11: 22, 12: 15, 14: 16, 15: 5, 16: 7, 17: 10, 18: 6,
    19: 3, 20: 9, 21: 16, 22: 10, 23: 4, 24: 4, 25: 9,
}  # fmt: skip
"""How many clauses each chapter has."""
ATTACK = {1: 5, 2: 7, 11: 12, 12: 5, 13: 6, 14: 1, 15: 5, 16: 8, 17: 1, 18: 17, 19: 2, 20: 3}
"""Chapter 13, by its second number: in general, deployment, steps 1 to 9, afterwards."""
RULINGS = 67
EXAMPLES = 59


def test_every_clause_ruling_and_example_is_there() -> None:
    wanted = {f"GG-{chapter}.{n}" for chapter, last in CHAPTERS.items() for n in range(1, last + 1)}
    wanted |= {f"GG-13.{part}.{n}" for part, last in ATTACK.items() for n in range(1, last + 1)}
    wanted |= {f"GG-R{n}" for n in range(1, RULINGS + 1)} | {f"GG-W{n}" for n in range(1, EXAMPLES + 1)}
    assert set(clauses("guns")) == wanted


@rule("GG-R43")
def test_marches_are_chapter_12_and_attacks_chapter_13() -> None:
    rules = rules_of("guns")
    assert rules is not None
    titles = {chapter.id: chapter.title for chapter in rules.chapters}
    assert "March" in titles["GG-12"]
    assert "Attack" in titles["GG-13"]
