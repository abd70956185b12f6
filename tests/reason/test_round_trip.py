"""Whatever position the program reaches it can write and read again; whatever else it is given it refuses in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from longroll.games.reason import REASON
from longroll.games.reason.checks import FIELDS
from longroll.games.reason.doctrine import decide
from longroll.games.reason.procedures import FRAMES
from longroll.games.reason.state import Battle
from longroll.kit import CHANCE, BadInput
from longroll.kit.clauses import rule
from longroll.kit.positions import write_frame
from tests.acceptance.walks import warlike
from tests.nonsense import NONSENSE, is_read, numbers, replaced, written
from tests.reason.field import Field

OFTEN = 2
"""So many positions of each kind of decision in each game, and a few others."""
SHARE = 0.01


def games(scenario: str) -> Iterator[Battle]:
    """Every position of two games, one played by staffs, one at random. The position is changed afterwards."""
    for staff in (True, False):
        rng = Random(f"{scenario} {staff}")
        b = REASON.new(scenario)
        while not b.over:
            yield b
            if b.mover == CHANCE:
                b.play(rng.choice(b.codes))
            else:
                b.play(decide(b) if staff else warlike(b, rng))
        yield b


def same(b: Battle) -> None:
    again = REASON.position(written(REASON, b))
    assert REASON.to_json(again) == REASON.to_json(b)
    assert (again.codes, again.mover) == (b.codes, b.mover)


def kind_of(b: Battle) -> tuple[str, ...]:
    """The procedures in progress and the decision."""
    decision = b.describe()
    return (*(type(frame).__name__ for frame in b.frames[-2:]), decision.kind if decision else "over")


@rule("MR-24.8")
@pytest.mark.parametrize("scenario", list(REASON.scenarios))
def test_positions_and_endings_are_read_again(scenario: str) -> None:
    """In the middle of every procedure, and after either side has resigned there."""
    met: Counter[tuple[str, ...]] = Counter()
    rng = Random(scenario)
    for b in games(scenario):
        kind = kind_of(b)
        met[kind] += 1
        if met[kind] > OFTEN and rng.random() > SHARE:
            continue
        same(b)
        for seat in ("first", "second") if not b.over else ():
            ended = b.copy()
            ended.apply(f"concede {seat}")
            assert ended.over
            same(ended)
            assert REASON.position(written(REASON, ended)).result.winner == ended.result.winner != seat


# ---- anything else -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["lindenau", "rossbach", "pick-up"])
def test_no_number_from_outside_harms(scenario: str) -> None:
    """Each number of the procedures in progress, and some of the rest, replaced by nonsense."""
    rng = Random(f"nonsense {scenario}")
    met: Counter[tuple[str, ...]] = Counter()
    for b in games(scenario):
        kind = kind_of(b)
        met[kind] += 1
        if met[kind] > 1 or b.over:
            continue
        spec = written(REASON, b)
        top = len(spec["procedure"]) - 1
        paths = list(numbers(spec))
        inner = [path for path in paths if path[0] == "procedure" and path[1] >= top - 1]
        for path in [*inner, *rng.sample(paths, 3)]:
            for value in rng.sample(NONSENSE, 5):
                is_read(REASON, replaced(spec, path, value))


def test_no_number_of_a_whole_scenario_harms() -> None:
    """A battle of one's own: its ground and its armies too."""
    rng = Random("own")
    spec = written(
        REASON,
        Field(
            "first a RI 10 10 0\nfirst g HA 3 3 0 army\nsecond e RI 10 15 180\nsecond f RI wait 2 north 5 20",
            at="phase",
            towns={"Dorf": [(20, 20, 22, 22)]},
            woods=[[(1, 20), (4, 20), (4, 25), (1, 25)]],
            stream=[[(30, 0), (30, 10)]],
            river=[[(35, 0), (35, 30)]],
            roads=[[(0, 5), (40, 5)]],
            levels=[(1, [(15, 0), (18, 0), (18, 3), (15, 3)])],
        ).state,
    )
    assert is_read(REASON, spec)
    for path in numbers(spec):
        for value in rng.sample(NONSENSE, 6):
            is_read(REASON, replaced(spec, path, value))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"firers": [0]}, "firers, aims"),
        ({"rolled": 1}, "firers, aims"),
        ({"hits": [1], "losses": [0]}, "hits and losses"),
        ({"firers": [0], "aims": [1], "rolled": 1, "hits": [1]}, "hits and losses"),
    ],
)
def test_shots_of_the_artillery_agree(fields: dict[str, Any], words: str) -> None:
    spec = written(REASON, REASON.new("lindenau"))
    artillery = write_frame(FRAMES["Artillery"]())
    spec["procedure"] = [{"frame": "Artillery", "fields": artillery.fields | fields}]
    with pytest.raises(BadInput, match=words):
        REASON.position(spec)


def test_every_procedure_has_its_limits() -> None:
    """Each field of each procedure has limits, and no procedure is without."""
    assert set(FIELDS) == set(FRAMES)
    for name, frame in FRAMES.items():
        assert set(FIELDS[name]) == set(frame().fields()), name
