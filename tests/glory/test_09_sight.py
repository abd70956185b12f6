"""GL-9.4, GL-9.5 Line of sight on T0 and on the maps of the game."""

import random
from itertools import product
from typing import Any

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.questions import Questions
from longroll.kit.clauses import rule
from tests.glory.field import Field
from tests.glory.small_map import land


def clear(a: str, b: str, units: str = "", **changes: Any) -> bool:
    return bool(land(units=units, size=(12, 12), **changes).sight(a, b)["clear"])


def blocker(a: str, b: str, units: str = "", **changes: Any) -> tuple[str | bool, str | bool]:
    found = land(units=units, size=(12, 12), **changes).sight(a, b)
    assert found["clear"] == (not found["clause"])
    return found["blocked_by"], found["clause"]


def battery(place: str, *, friends: str = "", enemies: str = "", facing: str = "N", **rest: Any) -> Questions:
    """A Union battery ``g`` of range M, or as said in ``values``, with others around it."""
    values, turn = rest.pop("values", ""), rest.pop("turn", "T1")
    lines = [f"US g art {place} {facing} {values}"]
    lines += [f"US f{code} inf {code} N" for code in friends.split()]
    lines += [f"CS e{code} inf {code} N" for code in enemies.split()]
    return Field("\n".join(lines), side="US", step="fire", turn=turn, size=(12, 12), **rest).ask


# ---- worked examples ---------------------------------------------------------------------------------------------


@rule("EX-15", "GL-9.4.1", "GL-9.4.7", "GL-R23")
@pytest.mark.parametrize(
    ("woods", "wanted"),
    [
        ("0605", ""),
        ("0605 0606", "GL-9.4.7"),
        ("0605 0806", ""),
        ("0705", "GL-9.4.3"),
        ("0505 0905", ""),
        ("0705 0605 0606", "GL-9.4.3"),
    ],
)
def test_a_line_along_hexsides(woods: str, wanted: str) -> None:
    assert blocker("0505", "0905", woods=woods)[1] == wanted


@rule("EX-16", "GL-9.4.5", "GL-9.4.6")
@pytest.mark.parametrize(
    ("high", "woods", "wanted"),
    [
        ("0505", "0506", ""),
        ("0505", "0507", "GL-9.4.5"),
        ("0505", "0508", "GL-9.4.5"),
        ("0509", "0506", "GL-9.4.6"),
        ("0509", "0507", "GL-9.4.6"),
        ("0509", "0508", ""),
    ],
)
def test_woods_below_one_end(high: str, woods: str, wanted: str) -> None:
    found = blocker("0505", "0509", levels={high: 2}, woods=woods)
    assert found == ((woods, wanted) if wanted else ("", ""))


@rule("EX-17", "GL-9.4.2", "GL-9.4.3", "GL-9.51.1", "GL-9.51.2")
def test_heights_and_units_between() -> None:
    assert blocker("0505", "0509", levels={"0507": 2}) == ("0507", "GL-9.4.2")
    assert clear("0505", "0509", levels={"0505 0507": 2})
    assert blocker("0505", "0509", "0507") == ("0507", "GL-9.4.3")
    assert clear("0505", "0509", "0508 0507", levels={"0505": 2})
    assert battery("0505", friends="0508", levels={"0505": 2}).at_risk("g", "0509") == ["0508"]
    assert battery("0505", friends="0507", levels={"0505": 2}).at_risk("g", "0509") == []


# ---- clauses -----------------------------------------------------------------------------------------------------


@rule("GL-9.4.1")
def test_the_ends_never_block() -> None:
    assert clear("0505", "0509", "0505 0509", woods="0505 0509", levels={"0505 0509": 3})


@rule("GL-9.4.2")
@pytest.mark.parametrize(("eye", "mark", "blocks"), [(1, 1, True), (2, 1, False), (1, 2, False), (3, 1, False)])
def test_a_height_blocks_if_it_is_above_both(eye: int, mark: int, blocks: bool) -> None:
    levels = {"0507": 2, "0505": eye, "0509": mark}
    assert clear("0505", "0509", levels=levels) != blocks


@rule("GL-9.4.3", "GL-9.4.4")
@pytest.mark.parametrize(
    ("eye", "mark", "height", "blocks"),
    [(1, 1, 1, True), (2, 2, 2, True), (2, 1, 2, True), (2, 2, 1, False), (3, 2, 1, False), (2, 3, 1, False)],
)
def test_woods_and_units_against_both_ends(eye: int, mark: int, height: int, blocks: bool) -> None:
    levels = {"0507": height, "0505": eye, "0509": mark}
    assert clear("0505", "0509", levels=levels, woods="0507") != blocks
    assert clear("0505", "0509", "0507", levels=levels) != blocks


@rule("GL-9.51.1")
def test_units_below_one_end_never_block() -> None:
    for high in ("0505", "0509"):
        assert clear("0505", "0509", "0506 0507 0508", levels={high: 2})


@rule("GL-9.4.8")
def test_town_is_like_woods() -> None:
    for change in ({"woods": "0507"}, {"town": "0507"}):
        assert blocker("0505", "0509", **change) == ("0507", "GL-9.4.3")


@rule("GL-9.4.7")
def test_both_hexes_beside_the_line_must_block_in_any_way() -> None:
    assert clear("0505", "0905", "0605", woods="0605")
    assert not clear("0505", "0905", "0606", woods="0605")
    assert not clear("0505", "0905", "0605", levels={"0606": 2})
    assert not clear("0505", "0905", "0605 0606")
    assert clear("0505", "0905", "0605 0806")
    assert clear("0505", "0905", "0605 0606 0805 0806", levels={"0505": 2})


@rule("GL-9.4.7")
def test_a_line_along_the_edge_of_the_map_is_clear() -> None:
    assert clear("0201", "0401", "0301", woods="0301")


@rule("GL-9.51.3", "GL-R23")
def test_hexes_beside_a_line_run_no_risk() -> None:
    assert battery("0505", friends="0805 0806", levels={"0505": 2}).at_risk("g", "0905") == []
    assert battery("0505", friends="0507 0506", levels={"0505": 2}).at_risk("g", "0508") == ["0507"]


@rule("GL-9.51.2")
def test_no_risk_where_the_unit_blocks() -> None:
    assert battery("0505", friends="0508").at_risk("g", "0509") == []
    assert battery("0505", friends="0508", levels={"0505 0509": 2}).at_risk("g", "0509") == ["0508"]


@rule("GL-15.3")
def test_fog() -> None:
    assert blocker("0505", "0507", turns="F1") == ("", "")
    assert blocker("0505", "0508", turns="F1") == ("0508", "GL-15.3")
    enemies = "0504 0605 0706 0508"
    assert battery("0505", enemies=enemies, turn="F").targets("g", turning=True) == ["0504", "0605", "0706"]
    assert "0508" in battery("0505", enemies=enemies).targets("g", turning=True)


@rule("GL-9.21.1", "GL-7.13.1")
def test_targets_are_in_range_in_arc_and_in_sight() -> None:
    enemies = "0504 0501 0509 0510 0511 0705 0707 0907"

    def found(facing: str = "", **rest: Any) -> set[str]:
        ask = battery("0505", enemies=enemies, facing=facing or "N", woods="0706", **rest)
        return set(ask.targets("g", turning=not facing))

    assert found("N") == {"0504", "0705"}, "0501 lies behind 0504"
    assert found("S", values="rng=S") == {"0509", "0705", "0707"}, "due east is in both arcs; 0510 lies behind 0509"
    assert land().distance("0505", "0907") == 4
    assert clear("0505", "0907"), "only the woods in 0706 hide 0907"
    assert found("N") | found("S") == found() == {"0504", "0705", "0509", "0707"}
    assert found(turn="N1") == {"0504"}
    far = [battery("0505", enemies="0511", facing="S", values=f"rng={word}").targets("g") for word in "SM"]
    assert far == [[], ["0511"]], "six hexes are too far for one, not for the other"


@rule("GL-9.21.1")
def test_at_range_one_nothing_blocks() -> None:
    assert clear("0505", "0504", "0504 0505", woods="0504 0505", levels={"0504": 4})
    ask = battery("0505", enemies="0504", woods="0504 0505", levels={"0504": 4}, turn="N1")
    assert ask.targets("g") == ["0504"]


# ---- against a second reading of the clauses ---------------------------------------------------------------------


class Literal:
    """GL-9.4 hex by hex, in the words of the rules."""

    def __init__(self, ask: Questions, units: set[str]) -> None:
        grounds = {code: ask.ground(code) for code in ask.hexes()}
        self.ask = ask
        self.level = {code: int(ground["level"]) for code, ground in grounds.items()}
        self.woods = {code for code, ground in grounds.items() if ground["terrain"] != "clear"}
        self.units = units

    def blocks(self, a: str, b: str, code: str) -> bool:
        if not code:
            return False
        firer, target, level = self.level[a], self.level[b], self.level[code]
        woods = code in self.woods
        if level > firer and level > target:
            return True
        if firer > level and target > level:
            return False
        if (woods or code in self.units) and not firer > level and not target > level:
            return True
        if not woods:
            return False
        before, behind = self.ask.distance(a, code), self.ask.distance(code, b)
        if firer > target:
            return behind <= before
        return target > firer and before <= behind

    def clear(self, a: str, b: str) -> bool:
        line = self.ask.line(a, b)
        if any(self.blocks(a, b, code) for code in line["crossed"]):
            return False
        return not any(self.blocks(a, b, one) and self.blocks(a, b, two) for one, two in line["beside"])


def random_changes(dice: random.Random, size: tuple[int, int]) -> dict[str, Any]:
    every = [f"{c:02d}{r:02d}" for c in range(1, size[0] + 1) for r in range(1, size[1] + 1)]
    return {
        "size": size,
        "woods": " ".join(dice.sample(every, len(every) // 5)),
        "town": " ".join(dice.sample(every, len(every) // 12)),
        "levels": {" ".join(dice.sample(every, len(every) // 3)): 2, " ".join(dice.sample(every, 8)): 3},
    }


@rule("GL-9.4.1", "GL-9.4.2", "GL-9.4.3", "GL-9.4.4", "GL-9.4.5", "GL-9.4.6", "GL-9.4.7", "GL-9.4.8")
def test_sight_agrees_with_the_clauses_and_is_mutual() -> None:
    dice = random.Random(11)
    seen = 0
    for _ in range(3):
        changes = random_changes(dice, (9, 9))
        units = {code for code in land(**changes).hexes() if dice.random() < 0.125}
        ask = land(units=" ".join(sorted(units)), **changes)
        literal = Literal(ask, units)
        found = {(a, b): ask.sight(a, b) for a, b in product(ask.hexes(), repeat=2) if a != b}
        for (a, b), sight in found.items():
            seen += bool(sight["clear"])
            assert sight["clear"] == literal.clear(a, b)
            assert sight["clear"] == (not sight["blocked_by"] and not sight["clause"])
            assert sight["clear"] == found[b, a]["clear"], "what sees is seen"
    assert seen > 2_000


@rule("GL-9.4.7")
def test_more_units_never_open_a_line() -> None:
    dice = random.Random(5)
    changes = random_changes(dice, (9, 9))
    every = land(**changes).hexes()
    for _ in range(10):
        some = {code for code in every if dice.random() < 0.25}
        more = some | {code for code in every if dice.random() < 0.5}
        few, many = (land(units=" ".join(sorted(units)), **changes) for units in (some, more))
        for _ in range(100):
            a, b = dice.sample(every, 2)
            sight = few.sight(a, b)
            assert sight["clear"] or not many.sight(a, b)["clear"]
            if sight["clause"]:
                line = few.line(a, b)
                assert sight["blocked_by"] in {*line["crossed"], *(code for pair in line["beside"] for code in pair)}


def test_sight_over_the_fields_of_fredericksburg() -> None:
    ask = GLORY.ask(GLORY.position({"scenario": "fredericksburg", "turn": "T3"}))
    assert ask.sight("1417", "1516")["clear"]
    assert ask.sight("1418", "1618")["clear"], "from Willis Hill over the plain"
    assert ask.sight("1418", "1916")["clause"] == "GL-9.4.5", "the town hides what stands behind it"
