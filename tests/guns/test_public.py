"""Whatever a browser may ask is answered: every public question, by every seat, sensible or not, raises nothing."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.state import Battle
from longroll.kit import CHANCE, State
from longroll.kit.scene import PoseAsk
from tests.acceptance.walks import nonsense, warlike

WORDS = (
    "", " ", "target", "target P999", "lead Heth-F P30 P31 99", "concede", "concede CSA", "play ANY-1 P1", "special",
    "draw MARCH", "\u00e9\u00e8", "to P1 -", "-1", "x" * 300, "withdraw Heth-F P30", "order attack", "face P30 A1",
)  # fmt: skip
KEYS = (
    "", ":", "piece:", "piece:Heth-F.1", "piece:CSA-? P1 9", "place:", "place:P1", "place:A1", "place:CHAMBERSBURG",
    "place:Z", "token:ANY-1", "token:?", "objective:A1", "objective:", "gun:c:P1:1", "works:P1:0", "tag:x", "nothing",
)  # fmt: skip


def asked(b: Battle, rng: Random) -> None:
    """Every question, by every seat and a spectator."""
    b_before = GUNS.to_json(b)
    for seat in (*b.seat_names(), None):
        language = rng.choice(["en", "fr", "it"])
        drawn = GUNS.scene(b, seat, language)
        GUNS.prompt(b, seat, language)
        GUNS.choices(b, language)
        items = [item.key for item in drawn.items] + [item.same for item in drawn.items if item.same]
        for key in (*rng.sample(KEYS, 4), *rng.sample(items, min(3, len(items)))):
            GUNS.inspect(b, seat, key, language)
        own = [str(b.write(rng.choice(b.codes)))] if b.codes else []
        strange = [str(b.write(nonsense(b, rng))) for _ in range(4)] if b.codes else []
        for action in (*own, *strange, *rng.sample(WORDS, 4)):
            GUNS.why(b, seat, action, language)
        for action in (*own, *strange[:1], *rng.sample(WORDS, 2)):
            GUNS.odds(b, seat, action, language)
        if seat is not None:
            GUNS.posable(b, seat)
            GUNS.pose(b, seat, PoseAsk("piece:Heth-F.1"), language)
    GUNS.moment(b, "en")
    assert GUNS.to_json(b) == b_before


def plain(b: State) -> Any:
    return json.loads(msgspec.json.encode(GUNS.to_json(b)))


def staff(state: Battle, rng: Random) -> int:
    """What the staff answers; chance and the other half of the answers at random."""
    if state.mover == CHANCE:
        return rng.choices(state.codes, state.weights())[0]
    mind = GUNS.doctrine.minds()["staff"]()
    return state.read(mind.choose(GUNS.view(state, state.seat), rng).action)


@pytest.mark.parametrize("number", range(5))
def test_public_questions_raise_nothing(number: int) -> None:
    scenario = sorted(GUNS.scenarios)[number]
    rng = Random(number)
    offered = GUNS.scenarios[scenario].options
    state = GUNS.new(scenario, {key: rng.choice(values) for key, values in offered.items()})
    seen: dict[str, int] = {}
    for _ in range(1200):
        decision = state.decision
        kind = decision.kind if decision is not None else "over"
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] == 1 or rng.random() < 0.002:
            asked(state, rng)
        if state.over:
            break
        state.play(warlike(state, rng) if rng.random() < 0.7 else staff(state, rng))
    assert len(seen) > 8


@pytest.mark.parametrize("number", range(5))
def test_games_of_the_staff_are_written_and_read_at_every_kind_of_decision(number: int) -> None:
    scenario = sorted(GUNS.scenarios)[number]
    rng = Random(number + 50)
    offered = GUNS.scenarios[scenario].options
    state = GUNS.new(scenario, {key: rng.choice(values) for key, values in offered.items()})
    seen: dict[str, int] = {}
    for _ in range(400):
        decision = state.decision
        if decision is None:
            break
        seen[decision.kind] = seen.get(decision.kind, 0) + 1
        if seen[decision.kind] <= 4 or rng.random() < 0.02:
            written = plain(state)
            again = GUNS.position(written)
            assert plain(again) == written
            assert (again.mover, again.codes) == (state.mover, state.codes)
        state.play(staff(state, rng))
    assert plain(GUNS.position(plain(state))) == plain(state)
