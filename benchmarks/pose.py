"""How fast a hand is answered on the open table: takes, drags and key steps of every unit of a battle.

python benchmarks/pose.py [SCENARIO]      the aim is 20 ms for each answer while a hand drags
"""

from __future__ import annotations

import sys
import time
from random import Random

from longroll.games.reason import REASON
from longroll.games.reason.state import Battle
from longroll.kit.scene import PoseAsk

DRAGS = 30
GRIPS = ("front", "corner-left", "corner-right", "rear", "body")
STEPS = ("forward", "wheel-left", "snap", "charge", "formation", "undo-leg")
AIM = 20.0
"""Milliseconds."""


def moving(scenario: str) -> Battle:
    """A battle whose armies have come near each other, with many units to move."""
    for seed in range(100):
        rng, state = Random(seed), REASON.new(scenario)
        for _ in range(3000):
            if state.over:
                break
            units = REASON.posable(state, str(state.seat)) if state.seat is not None else []
            if state.turn > state.roster.start_turn and len(units) > state.roster.n_units // 8:
                return state
            state.apply(rng.choice(state.options()).action)
    raise SystemExit(f"no battle of {scenario} comes to moves")


def main(scenario: str = "rossbach") -> None:
    state = moving(scenario)
    seat = str(state.seat)
    rng = Random(1)
    taken: list[float] = []
    drags: list[float] = []
    REASON.pose(state, seat, PoseAsk(REASON.posable(state, seat)[0]), "en")  # words are read once
    for key in REASON.posable(state, seat):
        ask = PoseAsk(key)
        found, took = answered(state, seat, ask)
        taken.append(took)
        path = found
        for _ in range(DRAGS):
            if rng.random() < 0.7:
                at = (rng.uniform(0, state.field.w) * 60 + 44, rng.uniform(0, state.field.h) * 60 + 44)
                grip = "body" if key.startswith("block") else rng.choice(GRIPS)
                ask = PoseAsk(key, path=path, grip=grip, at=at)
            else:
                ask = PoseAsk(key, path=path, step=rng.choice(STEPS))
            path, took = answered(state, seat, ask)
            drags.append(took)
    for name, times in (("take", taken), ("drag or key", drags)):
        times.sort()
        late = sum(took > AIM for took in times)
        print(
            f"{name:12} {len(times):5} answers: median {times[len(times) // 2]:5.1f} ms, "
            f"95 % within {times[int(len(times) * 0.95)]:5.1f} ms, over {AIM:g} ms: {late}"
        )


def answered(state: Battle, seat: str, ask: PoseAsk) -> tuple[str, float]:
    """The path of an answer, and the milliseconds it took."""
    begun = time.perf_counter()
    found = REASON.pose(state, seat, ask, "en")
    took = 1000 * (time.perf_counter() - begun)
    return ("" if found is None else found.path), took


if __name__ == "__main__":
    main(*sys.argv[1:])
