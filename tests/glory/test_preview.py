"""Preview = result: the large number of every kind of odds panel, met in games, against all dice of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.doctrine.standing import best_fire
from longroll.games.glory.lexicon import (
    ALSO,
    ANSWER,
    ANSWER_BOTH,
    CHARGE,
    CHARGE_AT,
    CLOSE,
    DEFEND,
    FIRE,
    FIRE_BOTH,
    JOIN,
    JOIN_AT,
    OFF,
    RALLY,
    RESOLVE,
    ROLL,
)
from longroll.games.glory.odds import attempt, common_hexes
from longroll.games.glory.rules.assault import Assault
from longroll.games.glory.rules.charge_resolution import Resolution
from longroll.games.glory.rules.counterbattery import Salvo
from longroll.games.glory.rules.melee import defenders
from longroll.games.glory.state import Battle
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from longroll.kit.notation import a_of, b_of, verb_in
from tests.acceptance.walks import warlike

Done = Callable[[Battle], bool]
Good = Callable[[Battle], bool]
KINDS = {
    "combine": (ROLL,),
    "rally": (RALLY,),
    "fire": (FIRE, FIRE_BOTH),
    "answer": (ANSWER, ANSWER_BOTH),
    "declare": (CHARGE, CHARGE_AT, JOIN, JOIN_AT, ALSO, CLOSE),
    "defend": (DEFEND,),
    "resolve": (RESOLVE,),
}
CALM = ("hold-fire", "stand", "close", "done", "halt", "end")
ENOUGH = 4
"""Panels of a kind that are played out."""


def quiet(b: Battle) -> int:
    """What a player does who changes nothing; the defender fires as the panels assume."""
    if b.decision is not None and b.decision.kind == "defend":
        return best_fire(b)
    for word in CALM:
        code = b.read_text(word)
        if code in b.codes:
            return code
    return b.codes[0]


def chance_of(start: Battle, done: Done, good: Good, answer: Callable[[Battle], int] = quiet) -> float:
    """The chance of an outcome, over every face of every die."""
    found = 0.0
    pending: dict[bytes, tuple[Battle, float]] = {b"": (start, 1.0)}
    while pending:
        b, weight = pending.pop(next(iter(pending)))
        while not done(b) and b.mover != CHANCE:
            b = b.copy()
            b.play(answer(b))
        if done(b):
            found += weight * good(b)
            continue
        for code in b.codes:
            after = b.copy()
            after.play(code)
            key = msgspec.json.encode(GLORY.to_json(after))
            pending[key] = (after, pending.get(key, (after, 0.0))[1] + weight / len(b.codes))
    return found


def without(kind: type[object]) -> Done:
    return lambda b: not any(isinstance(frame, kind) for frame in b.frames)


def played(b: Battle, code: int) -> float:
    """What the rules make of an answer: the chance its panel speaks of."""
    after = b.copy()
    after.told = []
    if verb_in(code, ROLL):
        before = b.failed
        after.play(code)
        return chance_of(after, lambda x: x.mover != CHANCE, lambda x: x.failed == before)
    if verb_in(code, RALLY):
        unit = a_of(code)
        after.play(code)
        return chance_of(after, lambda x: x.mover != CHANCE, lambda x: not x.disordered >> unit & 1)
    if verb_in(code, FIRE, FIRE_BOTH, ANSWER, ANSWER_BOTH):
        salvo = b.frames[-1]
        target = salvo.origins[0] if isinstance(salvo, Salvo) else b_of(code)
        after.play(code)
        struck = [hurt(b, unit) for unit in b.stack(target)]
        return max(chance_of(after, without(Salvo), each) for each in struck)
    return charge_played(after, code)


def hurt(b: Battle, unit: int) -> Good:
    """Newly Disordered, or lost."""
    before = b.disordered >> unit & 1
    return lambda x: x.at[unit] >= OFF or bool(x.disordered >> unit & 1 and not before)


def charge_played(after: Battle, code: int) -> float:
    """A charge: the chance that one of its hexes is emptied (for the defender that none is)."""
    after.play(code)
    while not verb_in(code, RESOLVE) and after.mover != CHANCE and not resolving(after):
        after.play(quiet(after))
    assault = next(frame for frame in reversed(after.frames) if isinstance(frame, Assault))
    side = assault.side
    number = a_of(code) if verb_in(code, RESOLVE) else 0
    numbers = attempt(assault, number)  # several charges on one hex are one attempt to take it
    charged = common_hexes(assault) if len(numbers) > 1 else assault.hexes_of(number)
    hexes = [place for place in charged if defenders(after, place)] or charged

    def over(x: Battle) -> bool:
        if any(isinstance(frame, Resolution) and frame.number in numbers for frame in x.frames):
            return False
        charges = [frame for frame in x.frames if isinstance(frame, Assault)]
        return not charges or {*numbers} <= {*charges[0].over}

    chances = [chance_of(after, over, lambda x, place=place: x.owner(place) != 1 - side) for place in hexes]  # type: ignore[misc]
    taken = max(chances)
    return 1 - taken if verb_in(code, DEFEND) else taken


def resolving(b: Battle) -> bool:
    return any(isinstance(frame, Resolution) for frame in b.frames)


def simple(b: Battle, code: int) -> bool:
    """One charge, one answer at a time: what a panel speaks of."""
    top = b.frames[-1]
    if isinstance(top, Salvo) and len(top.guns) > 1:
        return False
    charges = [frame for frame in b.frames if isinstance(frame, Assault)]
    if verb_in(code, *KINDS["declare"], DEFEND, RESOLVE):
        declared = 0 if verb_in(code, CHARGE, CHARGE_AT) else 1
        return len(charges) == 1 and (charges[0].count == declared or verb_in(code, RESOLVE))
    return True


@rule("GL-4.25.3", "GL-9.22.1", "GL-9.13.1", "GL-10.22.1", "GL-10.33.1", "GL-11.52.1")
@pytest.mark.parametrize("scenario", ["maryes-heights", "deep-cut", "snodgrass-hill"])
def test_the_large_number_of_a_panel_is_what_the_rules_do(scenario: str) -> None:
    rng = Random(scenario)
    seen: Counter[str] = Counter()
    state = GLORY.new(scenario)
    for _ in range(700):
        if state.over:
            state = GLORY.new(scenario)
        if state.mover != CHANCE:
            look(state, rng, seen)
        state.play(rng.choices(state.codes, state.weights())[0] if state.mover == CHANCE else warlike(state, rng))
    assert sum(seen.values()) >= 12
    assert len(seen) >= 4


def look(state: Battle, rng: Random, seen: Counter[str]) -> None:
    """Play out one panel of the pending decision, if there is one of a kind not seen often enough."""
    code = rng.choice(state.codes)
    kind = next((name for name, verbs in KINDS.items() if verb_in(code, *verbs)), "")
    if not kind or seen[kind] >= ENOUGH or not simple(state, code):
        return
    panel = GLORY.odds(state, state.seat, str(state.write(code)), "en")
    if panel is None:
        return
    seen[kind] += 1
    assert panel.exact
    assert abs(panel.percent - 100 * played(state, code)) <= 0.5 + 1e-6, (kind, str(state.write(code)))
    assert sum(bar.percent for bar in panel.bars) == 100
