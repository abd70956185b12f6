"""Whatever position the program reaches it can write and read again; whatever else it is given it refuses in words."""

from __future__ import annotations

import json
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import FrameType
from typing import Any

import msgspec
import pytest

from longroll.games.reason import REASON
from longroll.games.reason.checks import FIELDS
from longroll.games.reason.doctrine import decide
from longroll.games.reason.procedures import FRAMES
from longroll.games.reason.state import Battle
from longroll.kit import CHANCE, BadInput
from longroll.kit.clauses import rule
from longroll.kit.positions import write_frame
from longroll.kit.state import NOBODY
from tests.acceptance.walks import warlike
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


def written(b: Battle) -> dict[str, Any]:
    """A position as it comes out of a file."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(REASON.to_json(b)))
    return found


def same(b: Battle) -> None:
    again = REASON.position(written(b))
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
            assert REASON.position(written(ended)).result.winner == ended.result.winner != seat


# ---- anything else -------------------------------------------------------------------------------------------------

NONSENSE: list[Any] = [-1, 10**9, -(10**9), 10**12, 2**70, -(2**70), True, 1.5, "NaN", "1e999", "0x" + "f" * 60, None,
                       [[1]], [], 1e300, -1e-300, {}]  # fmt: skip
SECONDS = 5


@contextmanager
def hurried() -> Iterator[None]:
    """No longer than some seconds."""

    def late(_: int, __: FrameType | None) -> None:
        raise TimeoutError("it goes on for ever")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def numbers_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the numbers of a position are."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from numbers_in(part, (*path, key))
    elif isinstance(value, list):
        for n, part in enumerate(value):
            yield from numbers_in(part, (*path, n))
    elif isinstance(value, int | float):
        yield path


def changed(spec: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    found = json.loads(json.dumps(spec))
    place = found
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return found  # type: ignore[no-any-return]


def read_or_refused(spec: dict[str, Any]) -> bool:
    """BadInput, or a position that can be asked for its answers; never anything else, and never long."""
    with hurried():
        try:
            b = REASON.position(spec)
        except BadInput:
            return False
        assert b.mover == NOBODY or b.options()
        return True


FRAMES_MET = set[str]()


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
        FRAMES_MET.update(type(frame).__name__ for frame in b.frames)
        spec = written(b)
        top = len(spec["procedure"]) - 1
        paths = list(numbers_in(spec))
        inner = [path for path in paths if path[0] == "procedure" and path[1] >= top - 1]
        for path in [*inner, *rng.sample(paths, 3)]:
            for value in rng.sample(NONSENSE, 5):
                read_or_refused(changed(spec, path, value))


def test_no_number_of_a_whole_scenario_harms() -> None:
    """A battle of one's own: its ground and its armies too."""
    rng = Random("own")
    spec = written(
        Field(
            "first a RI 10 10 0\nfirst g HA 3 3 0 army\nsecond e RI 10 15 180\nsecond f RI wait 2 north 5 20",
            at="phase",
            towns={"Dorf": [(20, 20, 22, 22)]},
            woods=[[(1, 20), (4, 20), (4, 25), (1, 25)]],
            stream=[[(30, 0), (30, 10)]],
            river=[[(35, 0), (35, 30)]],
            roads=[[(0, 5), (40, 5)]],
            levels=[(1, [(15, 0), (18, 0), (18, 3), (15, 3)])],
        ).state
    )
    assert read_or_refused(spec)
    for path in numbers_in(spec):
        for value in rng.sample(NONSENSE, 6):
            read_or_refused(changed(spec, path, value))


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
    spec = written(REASON.new("lindenau"))
    artillery = write_frame(FRAMES["Artillery"]())
    spec["procedure"] = [{"frame": "Artillery", "fields": artillery.fields | fields}]
    with pytest.raises(BadInput, match=words):
        REASON.position(spec)


def test_every_procedure_has_its_limits() -> None:
    """Each field of each procedure has limits, and no procedure is without."""
    assert set(FIELDS) == set(FRAMES)
    for name, frame in FRAMES.items():
        assert set(FIELDS[name]) == set(frame().fields()), name
