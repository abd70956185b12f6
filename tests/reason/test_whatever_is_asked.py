"""Every function a browser may call, by every seat, with sense and nonsense: an answer, or BadInput where it is said.

Positions are those of random games and of games between staffs, one or more of every kind of decision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import inf, nan
from random import Random
from typing import Any

import msgspec
import pytest

from longroll.games.reason import REASON
from longroll.games.reason.state import Battle
from longroll.games.reason.table.pose.drag import GRIPS
from longroll.kit import BadInput
from longroll.kit.scene import PoseAsk
from longroll.kit.words import LANGUAGES
from tests.acceptance.walks import nonsense
from tests.reason.test_round_trip import games, kind_of

SEATS: tuple[Any, ...] = ("first", "second", None)
ODD = ["", " ", "\0", "piece:", "piece:nobody", "block:x", "place:", "objective:hill", "objective:nothing", "\ud800",
       "x" * 3000, "½", "piece:B11:B12", "ask", "concede", "concede nobody", "move", "charge charge charge",
       "fire first second", "pick 9 9", "resolve", "share", "die 7", "reroll both", "deploy x in y", "go nan",
       "run inf away", "officer x nan nan", "move B11 A1e3", "move B11 C:left:behind:nan", "test", "take",
       "move " + "B11 " + "A0.001 " * 300]  # fmt: skip
PATHS = ["", "A1", "R15 A0.5", "fly", "T T", "charge", "charge nobody", "charge B11 L500", "12 8", "1 2 3", "nan nan",
         "A" * 500, "P400", "OL99:1", "D+9", "E:nowhere", "X:north:FF", "C:FF:1", "-1 -1", "999 999", "A0", "L0.001",
         "N:x", "A999 A999 A999", "charge W11 OL45"]  # fmt: skip
STEPS = ["forward", "back", "wheel-left", "wheel-right", "oblique-left", "oblique-right", "about-face", "formation",
         "snap", "charge", "undo", "dance", ""]  # fmt: skip
PACES: list[Any] = [-1, 0, 1, 7]
NUMBERS: list[Any] = [0.0, 1.5, -3.0, 700.0, 1e5, -1e6, 1e6, 1e18, -1e300, inf, -inf, nan]


def hands(b: Battle, rng: Random) -> PoseAsk:
    """Any hand on anything."""
    keys = (REASON.posable(b, str(b.seat)) if b.mover >= 0 else []) or [
        f"piece:{b.roster.ids[0]}" if b.roster.ids else "piece:x"
    ]
    key = rng.choice(keys) if rng.random() < 0.9 else rng.choice(ODD)
    place: Any = (rng.choice(NUMBERS), rng.choice(NUMBERS))
    if rng.random() < 0.5:
        place = (rng.uniform(-500, 3000), rng.uniform(-500, 2500))
    targets = [f"piece:{name}" for name in b.roster.ids] + [f"place:{name}" for name in b.field.sector_ids]
    return PoseAsk(
        key,
        path=rng.choice(PATHS) if rng.random() < 0.6 else "",
        grip=rng.choice([*GRIPS, "hat"]) if rng.random() < 0.6 else "",
        at=place if rng.random() < 0.7 else None,
        angle=rng.choice(NUMBERS) if rng.random() < 0.3 else rng.uniform(-200, 200),
        free=rng.random() < 0.3,
        step=rng.choice(STEPS) if rng.random() < 0.4 else "",
        pace=rng.choice(PACES) if rng.random() < 0.5 else 0,
        target=rng.choice([*targets, *ODD]) if rng.random() < 0.2 else "",
    )


def actions(b: Battle, rng: Random) -> list[str]:
    """Answers that are open, others of the same verbs, and nonsense."""
    found = [str(b.write(code)) for code in rng.sample(b.codes, min(3, len(b.codes)))]
    found += [str(b.write(nonsense(b, rng))) for _ in range(3)] if b.codes else []
    return [*found, *rng.sample(ODD, 3), "concede first", "concede second"]


def keys(b: Battle, rng: Random) -> list[str]:
    things = [f"piece:{name}" for name in b.roster.ids] + [f"block:{name}" for name in b.roster.officer_words]
    things += [f"objective:{o.name}" for o in b.roster.objectives] + [f"place:{name}" for name in b.field.sector_ids]
    return [*rng.sample(things, min(4, len(things))), *rng.sample(ODD, 2)]


def calm(call: Callable[[], object]) -> object:
    """What a call answers; BadInput is an answer too."""
    try:
        return call()
    except BadInput:
        return None


def called(b: Battle, rng: Random) -> None:
    before = REASON.to_json(b)
    language = rng.choice(LANGUAGES)
    for seat in SEATS:
        for action in actions(b, rng):
            why = REASON.why(b, seat, action, language)
            assert why.legal or (why.clause and why.reason), (seat, action)
            REASON.odds(b, seat, action, language)
        for key in keys(b, rng):
            REASON.inspect(b, seat, key, language)
        REASON.prompt(b, seat, language)
        posable = REASON.posable(b, seat)
        assert not posable or seat == b.seat
        for _ in range(4):
            ask = hands(b, rng)
            pose = calm(lambda ask=ask, seat=seat: REASON.pose(b, seat, ask, language))  # type: ignore[misc]
            assert pose is None or ask.key in posable
            msgspec.json.encode(pose)
    msgspec.json.encode(REASON.scene(b, rng.choice(("first", "second", None)), language))
    REASON.choices(b, language)
    REASON.moment(b, language)
    assert REASON.to_json(b) == before


@pytest.mark.parametrize("scenario", list(REASON.scenarios))
def test_whatever_is_asked_is_answered(scenario: str) -> None:
    rng = Random(f"asked {scenario}")
    met: Counter[str] = Counter()
    for b in games(scenario):
        kind = kind_of(b)[-1]
        met[kind] += 1
        if met[kind] == 1 or rng.random() < 0.002:
            called(b, rng)
