"""Candidates: every one legal and distinct, enough for a program to play a battle, and never a dead end."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.reason.rules import candidates, movement
from longroll.games.reason.rules.setup import new_battle
from longroll.games.reason.state import Battle
from longroll.kit.clauses import rule
from longroll.kit.state import CHANCE
from tests.reason.field import Field

FAR = "\nsecond z RI 35 28 180"


def of(field: Field, unit: str) -> list[str]:
    """The candidates of a unit without its name."""
    codes = candidates.of(field.state, field.unit(unit))
    return [str(field.state.write(code)).replace(f" {unit}", "", 1) for code in codes]


def played(scenario: str, seed: int, decisions: int) -> list[Battle]:
    """Positions of a random game at which a path is chosen."""
    rng = Random(seed)
    b = new_battle(scenario)
    b.settle()
    found: list[Battle] = []
    for _ in range(decisions):
        if b.over:
            break
        if b.mover != CHANCE and isinstance(b.top(), movement.Movement) and b.top().kind(b) != 0:
            found.append(b.copy())
        weights = b.weights() if b.mover == CHANCE else None
        b.play(rng.choices(b.codes, weights)[0])
    return found


@pytest.mark.parametrize(("scenario", "seed"), [("lindenau", 1), ("lindenau", 2), ("warburg", 3), ("zorndorf", 4)])
def test_candidates_are_legal_distinct_and_few(scenario: str, seed: int) -> None:
    looked = 0
    for b in played(scenario, seed, 500):
        texts = [str(b.write(code)) for code in b.codes]
        assert len(set(texts)) == len(texts)
        assert 0 < len(texts) <= 60
        for code in b.codes:
            verb = str(b.write(code)).split()[0]
            if verb in ("move", "charge", "officer"):
                assert movement.against(b, code) is None, b.write(code)
                looked += 1
    assert looked > 100


def test_candidates_come_in_the_same_order_again() -> None:
    for b in played("lindenau", 5, 300):
        assert b.copy().listing() == b.codes


@rule("MR-12.1", "MR-1.11")
def test_a_program_takes_a_unit_then_chooses_its_path() -> None:
    field = Field("first a RI 10 10 0" + FAR, pools=(1, 0))
    assert field.options() == ["take a", "take Cfirst", "take OFa", "done"]
    field.do("take a")
    assert field.kind == "path"
    assert "stay" in field.options()
    assert field.legal("move a A0.777")
    assert not field.legal("take a")
    field.do("stay")
    assert field.kind == "move"
    assert "take a" not in field.options()
    assert field.refused("move a A1") == "MR-12.1"
    field.do("take OFa")
    assert field.kind == "ride"
    field.do("stay", "done")
    assert field.kind != "move"


def test_straight_on_in_full_half_and_to_the_edges_of_ranges() -> None:
    field = Field("first h HC 10 10 0\nsecond e HC 10 16 180\nfirst k RI 20 10 0\nsecond f RI 20 13.2 180")
    paths = of(field, "h")
    for path in ("move A5.4", "move A2.7", "move A4.5", "move A3.5", "move A2.49"):
        assert path in paths
    assert "move A1.7" in of(field, "k")


def test_wheels_are_followed_by_the_rest_of_the_move() -> None:
    paths = of(Field("first h HC 10 10 0" + FAR), "h")
    assert "move R15 A5.476" in paths
    assert "move L45 A4.429" in paths


def test_lines_are_extended_beside_friends() -> None:
    field = Field("first p RI 10 10 0 oblique\nfirst f RI 12.5 11.5 0" + FAR)
    assert any(path.startswith("move OR") for path in of(field, "p"))
    assert "move A1.5" in of(field, "p")


def test_cover_and_walls() -> None:
    woods = Field("first a RI 10 10 0" + FAR, woods=[[(5, 10.4), (15, 10.4), (15, 20), (5, 20)]])
    assert "move A0.65" in of(woods, "a")
    wall = Field("first a RI 10 10 0" + FAR, wall=[[(5, 11.5), (15, 11.5)]])
    assert "move A1.15" in of(wall, "a")


def test_towns_are_entered_and_left() -> None:
    towns = {"Dorf": [(9, 11, 11, 13), (11, 11, 13, 13)]}
    field = Field("first a RI 10 10 0" + FAR, towns=towns)
    assert any(path.endswith("E:Dorf-1") for path in of(field, "a"))
    inside = Field("first a RI in Dorf-1" + FAR, towns=towns)
    paths = of(inside, "a")
    assert "move X:north:FF" in paths
    assert "move X:west:MF A4" in paths
    assert "move N:Dorf-2" in paths


def test_changes_backward_moves_and_roads() -> None:
    field = Field("first a RI 10 10 0\nfirst b RI 20 10 0 MF" + FAR, roads=[[(20, 0), (20, 25)]])
    line = of(field, "a")
    assert "move B1" in line
    assert "move T A2" in line
    assert "move C:left:behind:0" in line
    column = of(field, "b")
    assert "move D+7" in column
    assert "move C:front:left:0" in column


def test_batteries_limber_and_unlimber() -> None:
    field = Field("first r RA 10 10 0 MF\nfirst s RA 20 10 0\nsecond e RI 10 20 180")
    assert "move C:FF:0" in of(field, "r")
    assert "move A5" in of(field, "r")
    assert "move C:MF:0" in of(field, "s")
    assert all("C:" in path for path in of(field, "s"))


@rule("MR-15.9")
def test_an_uncommanded_unit_is_led_back_to_its_officer() -> None:
    field = Field("first h HC 10 20 0\nfirst officer Fh 20 10" + FAR)
    paths = of(field, "h")
    assert paths
    for path in paths:
        assert field.legal(path.replace("move", "move h", 1))


def test_officers_ride_to_their_units_and_to_each_other() -> None:
    field = Field(
        "first a RI 10 10 0 force=F\nfirst b RI 14 10 0 force=F\nfirst officer F 12 6\nfirst commander 9 5" + FAR
    )
    places = [field.state.write(code) for code in candidates.of_officer(field.state, field.officer("OF"))]
    assert len(places) >= 2
    near = [action for action in places if abs(float(action.args[1]) - 12) < 1 and abs(float(action.args[2]) - 10) < 1]
    assert near
    touching = field.copy()
    touching.do(str(places[-1]))
    assert touching.state.officers_gap(0, touching.officer("OF")) <= 0.051
