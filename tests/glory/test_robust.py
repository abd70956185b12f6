"""What a browser can ask of a table never fails: every seat, real and nonsensical arguments, sensible and random games;
positions are read back as they were written, at every ending too."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.state import Battle
from longroll.kit import CHANCE
from longroll.kit.scene import PoseAsk
from tests.acceptance.walks import nonsense, warlike

SEATS = ("US", "CS", None)
NONSENSE = (
    "", " ", "done", "move", "move us-zook", "move us-zook 9999", "fire-both 0101 0101 -", "concede", "concede XX",
    "concede US US", "move-by us-zook 1516 0101", "face", "resolve 999", "die 3", "\x00", "move " * 40, "é ß", "stay",
)  # fmt: skip
KEYS = (
    "",
    ":",
    "piece:",
    "piece:nobody",
    "block:",
    "place:9999",
    "place:0101",
    "objective:0101:u",
    "objective::",
    "x:y",
)


def games() -> list[tuple[str, dict[str, str]]]:
    """Every scenario, and with each of its options."""
    found: list[tuple[str, dict[str, str]]] = []
    for name, scenario in GLORY.scenarios.items():
        found += [(name, {}), *((name, {option: values[1]}) for option, values in scenario.options.items())]
    return found


def sensible(state: Battle, rng: Random) -> int:
    """What ``staff`` answers."""
    mind = GLORY.doctrine.minds()["staff"]()
    return state.read(mind.choose(GLORY.view(state, state.seat), rng).action)


def answer(state: Battle, rng: Random, staff: bool) -> int:
    if state.mover == CHANCE:
        return rng.choices(state.codes, state.weights())[0]
    return sensible(state, rng) if staff else warlike(state, rng)


def ask_everything(state: Battle, rng: Random) -> None:
    """Call all that a browser can."""
    actions = [str(state.write(rng.choice(state.codes))), str(state.write(nonsense(state, rng))), rng.choice(NONSENSE)]
    unit = rng.choice(state.roster.ids)
    command = rng.choice(state.roster.command_words)
    keys = [f"piece:{unit}", f"block:{command}", f"place:{rng.choice(state.board.codes)}", rng.choice(KEYS)]
    for seat in SEATS:
        GLORY.scene(state, seat, "en")
        GLORY.prompt(state, seat, "fr")
        for action in actions:
            GLORY.why(state, seat, action, "it")
            GLORY.odds(state, seat, action, "en")
        for key in keys:
            GLORY.inspect(state, seat, key, "en")
        posable: Any = GLORY.posable
        posable(state, seat)
        pose: Any = GLORY.pose
        pose(state, seat, PoseAsk(keys[0], rng.choice(NONSENSE)), "en")
    GLORY.choices(state, "en")


def same(state: Battle) -> None:
    spec = GLORY.to_json(state)
    again = GLORY.position(msgspec.json.decode(msgspec.json.encode(spec)))
    assert GLORY.to_json(again) == spec
    assert again.codes == state.codes


@pytest.mark.parametrize(("scenario", "options"), games())
def test_nothing_a_browser_asks_fails(scenario: str, options: dict[str, str]) -> None:
    rng = Random(f"{scenario} {options}")
    state = GLORY.new(scenario, options)
    kinds: set[tuple[str, bool]] = set()
    for number in range(250):
        if state.over:
            break
        decision = state.decision
        assert decision is not None
        if (decision.kind, state.mover == CHANCE) not in kinds:
            kinds.add((decision.kind, state.mover == CHANCE))
            ask_everything(state, rng)
            same(state)
            for side in ("US", "CS"):
                ended = state.copy()
                ended.apply(f"concede {side}")
                same(ended)
                ask_over(ended)
        state.play(answer(state, rng, number % 2 == 0))
    assert len(kinds) >= 5


def ask_over(state: Battle) -> None:
    """A game that is over is still looked at."""
    assert state.over
    for seat in SEATS:
        GLORY.scene(state, seat, "en")
        assert GLORY.prompt(state, seat, "en") is None
        GLORY.why(state, seat, "done", "en")
        assert GLORY.odds(state, seat, "done", "en") is None
        GLORY.inspect(state, seat, "place:0101", "en")
    assert GLORY.choices(state, "en") == []
