"""Crowded little fights on random ground, played at random: nothing breaks, nobody stands where he may not."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.glory.components import FACINGS
from longroll.kit import CHANCE
from tests.glory import audit
from tests.glory.field import Field

SIZE = 9
TOWARDS = {"US": ("SE", "S", "SW"), "CS": ("NW", "N", "NE")}
KINDS = ("inf", "inf", "inf", "inf", "cav", "art", "hart")


def crowd(rng: Random) -> tuple[str, dict[str, str]]:
    """Units of both sides, side by side, and a few rivers and walls."""
    lines: list[str] = []
    number = 0
    for column in range(2, SIZE):
        for row in range(2, SIZE):
            if rng.random() < 0.15:
                continue
            side = "US" if row + rng.randrange(3) < 6 else "CS"
            hex_ = f"{column:02d}{row:02d}"
            facing = rng.choice(FACINGS if rng.random() < 0.2 else TOWARDS[side])
            kind = rng.choice(KINDS)
            stack = [kind]
            if kind == "inf" and rng.random() < 0.3:
                stack.append(rng.choice(("inf", "art")))
            command = f"{side}{rng.randrange(2)}"
            for one in stack:
                marks = [f"cmd={command}", f"co={rng.randrange(4, 9)}", f"s={rng.randrange(2, 12)}"]
                marks += ["D"] * (rng.random() < 0.25)
                marks += ["foot"] * (one == "cav" and rng.random() < 0.4)
                lines.append(f"{side} u{number} {one} {hex_} {facing} {' '.join(marks)}")
                number += 1
    water: dict[str, str] = {}
    for _ in range(8):
        column, row = rng.randrange(2, SIZE), rng.randrange(2, SIZE)
        water[f"{column:02d}{row:02d}-{column:02d}{row + 1:02d}"] = rng.choice(("stream", "creek", "river"))
    return "\n".join(lines), water


def fight(seed: int) -> dict[str, int]:
    """One fight; how often each kind of decision came up."""
    rng = Random(seed)
    units, water = crowd(rng)
    names = [(who, f"{who}{n}") for who in ("US", "CS") for n in (0, 1)]
    leaders = [f"{who} {name} leader {rng.randrange(2, SIZE):02d}{rng.randrange(2, SIZE):02d}" for who, name in names]
    leaders = [line for line in leaders if f"cmd={line.split()[1]}" in units]
    woods = " ".join(f"{rng.randrange(1, SIZE):02d}{rng.randrange(1, SIZE):02d}" for _ in range(10))
    field = Field(
        "\n".join([units, *leaders]), side=rng.choice(("US", "CS")), step=rng.choice(("charge", "charge", "fire")),
        turn=rng.choice(("T1", "T1", "N1")), water=water, woods=woods, size=(SIZE, SIZE),
    )  # fmt: skip
    state = field.state
    seen: dict[str, int] = {}
    while not state.over:
        seen[field.kind] = seen.get(field.kind, 0) + 1
        quiet = state.codes[0] if state.mover != CHANCE and len(state.codes) > 1 and rng.random() < 0.9 else -1
        state.play(rng.choice([code for code in state.codes if code != quiet]))
        assert len(state.codes) < 300
        assert audit.stacks(state) == []
        assert audit.masks(state) == []
    return seen


@pytest.mark.parametrize("first", range(0, 48, 16))
def test_crowded_fights(first: int) -> None:
    seen: dict[str, int] = {}
    for seed in range(first, first + 16):
        for kind, number in fight(seed).items():
            seen[kind] = seen.get(kind, 0) + number
    assert {"charge", "charge-with", "defend", "resolve", "retreat", "advance", "evade"} <= set(seen)
