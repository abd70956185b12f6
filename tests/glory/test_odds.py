"""Exact chances: each is compared with the engine played through every face of every die."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

import pytest

from longroll.games.glory.lexicon import OFF
from longroll.games.glory.odds import (
    answer_odds,
    best_defence,
    charge_odds,
    combination,
    defences,
    draws,
    fire_odds,
    last_charge,
    over,
    preview,
    rally,
)
from longroll.games.glory.odds.charges import in_progress
from longroll.games.glory.rules.modifiers import CHARGE_RESULTS, FIRE_RESULTS
from longroll.games.glory.state import Battle
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from tests.glory.field import Field


class Ledger:
    """What the engine did, weighted by its chance."""

    def __init__(self) -> None:
        self.told: defaultdict[tuple[str, str], float] = defaultdict(float)
        self.disordered: defaultdict[int, float] = defaultdict(float)
        self.gone: defaultdict[int, float] = defaultdict(float)


def key_of(field: Field) -> str:
    """A position with what has been told of results: equal ones are followed once."""
    state = field.state
    frames = [(type(f).__name__, [getattr(f, name) for name in f.fields()]) for f in state.frames]
    told = [(e.kind, e.args["effect"]) for e in field.events if "effect" in e.args]
    return repr((state.at, state.disordered, bytes(state.facing), frames, told))


def played_out(field: Field, answer: Callable[[Field], str] | None = None) -> Ledger:
    """Every face of every die; players take the first answer, or that of ``answer``."""
    ledger = Ledger()
    start = len(field.events)
    pending: dict[str, tuple[Field, float]] = {"": (field.copy(), 1.0)}
    while pending:
        here, weight = pending.pop(next(iter(pending)))
        state = here.state
        if state.mover == CHANCE:
            for face in range(10):
                after = here.copy().dice(face)
                while after.state.mover >= 0:
                    after.do(answer(after) if answer is not None else after.options()[0])
                key = key_of(after)
                _, more = pending.get(key, (after, 0.0))
                pending[key] = (after, more + weight / 10)
            continue
        for event in here.events[start:]:
            if "effect" in event.args:
                ledger.told[event.kind, str(event.args["effect"])] += weight
        for unit in range(state.roster.n_units):
            if state.at[unit] >= OFF:
                ledger.gone[unit] += weight
            elif (state.disordered & ~field.state.disordered) >> unit & 1:
                ledger.disordered[unit] += weight
    return ledger


# ---- single rolls ------------------------------------------------------------------------------------------


@rule("GL-2.4.1", "GL-4.25.3", "GL-11.52.1", "EX-01", "EX-34")
def test_single_rolls() -> None:
    assert over(7) == pytest.approx(0.2)
    assert over(7, 2) == pytest.approx(0.4)
    assert over(12) == 0
    assert over(-2) == 1
    assert combination(5) == pytest.approx(0.4)
    field = Field("US d inf 0504 S D\nCS p inf 0505 N\nUS e inf 0506 N", side="US")
    assert rally(field.state, 0) == pytest.approx(0.6)
    assert rally(field.changed(turn="N1").state, 0) == 1


@rule("GL-3.C.1")
def test_draws() -> None:
    field = Field("US d inf 0504 S\nCS p inf 0505 N")
    field.state.pool = bytearray([2, 1])
    assert draws(field.state) == {0: pytest.approx(2 / 3), 1: pytest.approx(1 / 3)}


# ---- fire --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fire", [0, 1, 3])
@rule("GL-9.22.1", "GL-9.52.1")
def test_fire(fire: int) -> None:
    units = f"US g art 0505 S fire={fire}\nUS f inf 0508 S\nCS d inf 0509 N co=6\nCS e art 0509 N D"
    field = Field(units, side="US", step="fire", levels={"0505": 2}, woods="0509")
    code = field.state.read_text("fire g 0509 -")
    odds = fire_odds(field.state, code)
    assert odds is not None
    ledger = played_out(field.do("fire g 0509 -"))
    names = ("no-effect", "check", "check-2", "disorder")
    for number, name in enumerate(names[: len(FIRE_RESULTS)]):
        assert odds.results[number] == pytest.approx(ledger.told["fire-result", name])
    assert sum(odds.results) + odds.error == pytest.approx(1)
    for fate in odds.fates + odds.friends:
        assert fate.disordered == pytest.approx(ledger.disordered[fate.unit])
        assert fate.gone == pytest.approx(ledger.gone[fate.unit])


@rule("GL-9.13.1")
def test_counterbattery() -> None:
    field = Field("US g art 0505 S\nCS c art 0507 N fire=2\nCS d art 0507 N fire=1", side="US", step="fire")
    field.do("fire g 0507 -")
    state = field.state
    single = answer_odds(state, state.read_text("answer c -"))
    both = answer_odds(state, state.read_text("answer-both -"))
    assert single is not None
    assert both is not None
    assert both.fates[0].disordered > single.fates[0].disordered
    assert answer_odds(state, state.read_text("hold-fire")) is None


# ---- charges -----------------------------------------------------------------------------------------------


def names_of(results: list[float]) -> dict[str, float]:
    return {code.replace("+", "-"): chance for code, chance in zip(CHARGE_RESULTS, results, strict=True)}


def compare(field: Field, fire: str) -> None:
    """The odds of the only charge against the engine, with a defensive fire (or ``done``)."""
    state = field.state
    assault, _, known = in_progress(state)
    assert assault is not None
    plan: dict[int, int] = {}
    if fire != "done":
        _, hex_, way = fire.split()
        plan[state.board.index[hex_]] = sum(1 << "LCR".index(letter) for letter in way)
    odds = charge_odds(state, assault, 0, plan, known)
    began = field.copy().do(fire)
    while began.state.mover >= 0:
        began.do(calm(began))
    ledger = played_out(began, calm)
    for name, chance in names_of(odds.results).items():
        assert chance == pytest.approx(ledger.told["charge-result", name]), name
    assert odds.stopped + odds.unrolled + sum(odds.results) == pytest.approx(1)
    for fate in odds.attackers + odds.defenders:
        assert fate.disordered == pytest.approx(ledger.disordered[fate.unit])
        assert fate.gone == pytest.approx(ledger.gone[fate.unit])


def calm(field: Field) -> str:
    """No more fighting than has to be."""
    options = field.options()
    return next((quiet for quiet in ("done", "close", "halt", "stand") if quiet in options), options[0])


@pytest.mark.parametrize("fire", ["done", "defend 0504 C"])
@pytest.mark.parametrize("mark", ["", "D"])
@rule("GL-10.22.1", "GL-10.33.1")
def test_a_charge(fire: str, mark: str) -> None:
    compare(Field(f"CS p inf 0505 N s=10\nUS d inf 0504 S co=6 {mark}").do("charge p"), fire)


@rule("GL-10.28.2", "GL-10.28.3", "GL-13.4")
@pytest.mark.parametrize("turn", ["T1", "N1"])
def test_with_guns_on_both_sides(turn: str) -> None:
    units = "CS p inf 0505 N s=12\nCS h art 0505 N\nUS d inf 0504 S D\nUS g art 0504 S"
    compare(Field(units, turn=turn).do("charge p"), "defend 0504 C")


@rule("GL-10.28.4", "GL-10.28.5")
def test_guns_alone() -> None:
    compare(Field("CS p inf 0505 N\nUS g art 0504 S").do("charge p"), "defend 0504 C")


@rule("GL-10.24.5", "GL-10.32.4")
def test_two_attackers_and_two_targets() -> None:
    units = "CS p inf 0505 N co=6\nCS q inf 0605 NW co=8\nUS d inf 0504 S"
    compare(Field(units).do("charge-at p 0504", "join q"), "defend 0504 LC")


# ---- the defender's choice ---------------------------------------------------------------------------------


@rule("GL-10.32.4", "GL-10.32.5", "GL-10.32.1")
def test_defences_are_compared() -> None:
    units = "CS p inf 0505 N co=8\nCS q inf 0605 NW co=5\nUS d inf 0504 S\nUS g art 0504 S"
    field = Field(units).do("charge-at p 0504", "join q")
    place = field.state.board.index["0504"]
    listed = defences(field.state, place)
    assert [d.value for d in listed] == sorted((d.value for d in listed), reverse=True)
    assert {d.targets for d in listed} == {0, 1, 2, 3}
    assert listed[-1].targets == 0
    assert best_defence(field.state) == {place: listed[0].targets}


@rule("GL-10.36.1")
def test_hits_already_rolled_count() -> None:
    units = "CS x inf 0505 N\nUS a inf 0405 S\nUS b inf 0504 S"
    field = Field(units).do("charge x", "defend 0405 L").dice(9)
    assault, places, known = in_progress(field.state)
    assert assault is not None
    assert [field.state.board.codes[p] for p in places] == ["0504"]
    odds = charge_odds(field.state, assault, 0, {places[0]: 2}, known)
    assert odds.stopped == 1
    assert odds.attackers[0].gone == pytest.approx(0.3)
    assert odds.attackers[0].disordered == pytest.approx(0.7)


# ---- the attacker's question -------------------------------------------------------------------------------


@rule("GL-10.21.2")
def test_preview_of_a_charge() -> None:
    units = "CS p inf 0505 N\nCS q inf 0605 NW\nUS d inf 0504 S"
    field = Field(units)
    state = field.state
    before = state.copy()
    alone = preview(state, state.read_text("charge-at p 0504"))
    assert alone is not None
    assert preview(state, state.read_text("done")) is None
    assert_same(state, before)
    field.do("charge-at p 0504")
    joined = preview(state, state.read_text("join q"))
    assert joined is not None
    place = state.board.index["0504"]
    assert joined.taken[place] > alone.taken[place]
    assert last_charge(state) == alone
    assert last_charge(state, {}) != alone


def assert_same(one: Battle, other: Battle) -> None:
    assert (one.at, one.disordered, one.codes) == (other.at, other.disordered, other.codes)
    for name in one.frames[-1].fields():
        assert getattr(one.frames[-1], name) == getattr(other.frames[-1], name)
