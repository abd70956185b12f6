"""Exact chances: each is compared with the engine played through every face of every die."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from longroll.games.reason.components import ACTIVE, ATTACK, INACTIVE
from longroll.games.reason.odds import (
    AttackOdds,
    attack_odds,
    combat_odds,
    control_odds,
    fire_odds,
    morale_odds,
    next_turn,
    recovery_odds,
)
from longroll.games.reason.odds.chances import (
    another_turn,
    control_chance,
    pulse_chance,
    recovery,
    two_at_least,
)
from longroll.games.reason.rules.charge import declare, plan
from longroll.games.reason.rules.control import status_for
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from tests.reason.field import Field
from tests.reason.fights import charge, combat, duel, engage

Measure = Callable[[Field], Any]
FAR = "first y RI 38 3 0\nsecond z RI 38 27 180"


def played_out(field: Field, measure: Measure, answer: Callable[[Field], str]) -> dict[Any, float]:
    """Every face of every die until no chance or decision is left above the stack's floor; what is measured then."""
    found: dict[Any, float] = defaultdict(float)
    pending: list[tuple[Field, float]] = [(field.copy(), 1.0)]
    while pending:
        here, weight = pending.pop()
        if here.state.mover == CHANCE:
            for code in here.state.codes:
                after = here.copy()
                after.state.play(code)
                pending.append((after, weight / len(here.state.codes)))
            continue
        reply = answer(here) if here.state.mover >= 0 else ""
        if not reply:
            found[measure(here)] += weight
            continue
        after = here.copy()
        after.state.play(after.state.read_text(reply))
        pending.append((after, weight))
    return dict(found)


def first_option(field: Field) -> str:
    return field.options()[0]


def quiet(field: Field) -> str:
    """Declines whatever may be declined; the measurement ends when a move of units is asked for."""
    options = field.options()
    for wanted in ("keep", "only", "stand"):
        if wanted in options:
            return wanted
    return ""


# ---- fire --------------------------------------------------------------------------------------------------


@rule("MR-8.5", "MR-8.9", "MR-10.2", "MR-10.3", "MR-10.4")
@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("first a RI 10 10 0 sp=3\nsecond e RI 10 11.4 180 sp=2", {}),
        ("first a RI 10 10 0 sp=3\nsecond e RI 10 11.4 180", {"wall": [[(5, 11), (15, 11)]]}),
        ("first a RI 10 10 0 sp=2\nsecond e RI 10 11.4 180", {"weather": "bad"}),
        ("first a RI 10 10 0 sp=2\nsecond e RI 10 11.4 0 MF", {}),
    ],
)
def test_fire(text: str, rest: dict[str, object]) -> None:
    field = Field(text + "\n" + FAR, at="musketry", **rest)  # type: ignore[arg-type]
    odds = fire_odds(field.state, 0, field.unit("e"))
    before = field.sp("e")
    field.do("fire a e")
    results = played_out(field, lambda f: before - f.sp("e"), lambda _: "")
    assert results == pytest.approx(dict(enumerate(odds.losses)))
    assert sum(odds.hits) == pytest.approx(1)
    assert odds.loss == pytest.approx(1 - results[0])
    assert odds.breaks == pytest.approx(results.get(before, 0.0))


@rule("MR-9.10")
def test_a_battery_may_be_suppressed() -> None:
    field = Field("first a RI 10 10 0 sp=6\nsecond g HA 10 12.55 180", at="nothing")
    odds = fire_odds(field.state, 0, 1)
    assert odds.suppresses == pytest.approx(1 - (5 / 6) ** 3)
    assert odds.loss < odds.hit


# ---- control -----------------------------------------------------------------------------------------------


@rule("MR-11.7", "MR-11.9", "MR-11.10", "WE-7", "WE-8", "WE-9")
@pytest.mark.parametrize(("mod", "cds", "gap"), [(0, 0, 5), (1, 2, 5), (-2, 1, 5), (0, 0, 12), (1, 1, 12)])
def test_control_without_a_re_roll(mod: int, cds: int, gap: float) -> None:
    field = Field(f"first a RI 10 5 0\nfirst officer Fa 10 3 mod={mod}\nsecond e RI 10 {5.5 + gap} 180", at="nothing")
    odds = control_odds(field.state, 0, cds)
    for status, chance in zip(odds.statuses, odds.reach, strict=True):
        counted = 0
        for dice in product(range(1, 7), repeat=2 + cds):
            totals = [dice[i] + dice[j] + mod for i in range(len(dice)) for j in range(i)]
            counted += any(status_for(total, odds.statuses) == status for total in totals)
        assert chance == pytest.approx(counted / 6 ** (2 + cds))
    assert (ATTACK in odds.statuses) is (gap <= 8)


@rule("MR-11.8", "WE-10")
def test_an_exceptional_officer_is_surer() -> None:
    plain = control_chance(2, 7, 12, False)
    again = control_chance(2, 7, 12, True)
    assert plain == pytest.approx(21 / 36)
    by_hand = 0.0
    for one, other in product(range(1, 7), repeat=2):
        if one + other >= 7:
            by_hand += 1
        else:
            by_hand += sum(max(one, other) + face >= 7 for face in range(1, 7)) / 6
    assert again == pytest.approx(by_hand / 36)


@rule("MR-11.6", "WE-11")
def test_the_reins_leave_nothing_to_chance() -> None:
    text = "first a RI 10 5 0\nfirst officer Fa 10 3\nfirst commander 10.5 3\nsecond e RI 10 10.5 180"
    assert control_odds(Field(text, at="nothing").state, 0, 0).reach == (1.0, 1.0, 1.0)


# ---- single rolls ------------------------------------------------------------------------------------------


def charged(attacker: str, defender: str, cds: int = 0, **rest: Any) -> AttackOdds:
    text = f"first a {attacker}\nsecond t {defender}\nfirst officer Fa 13 6.5\nsecond officer Ft 13 9\n{FAR}"
    field = duel(f"{text}\nfirst commander 10 4", fired={"a": "t"}, **rest)
    return attack_odds(field.state, plan(field.state, 0, field.unit("t")), cds)


@rule("MR-17.11", "MR-17.12", "WE-32")
def test_attack_tests() -> None:
    assert charged("RI 10 7 0 sp=5", "RI 10 8.6 180").passes == pytest.approx(5 / 6)
    assert charged("RI 10 7 0 sp=5", "RI 10 8.6 180", 1, pools=(1, 0)).passes == pytest.approx(35 / 36)
    assert charged("RI 10 7 0 sp=8", "RI 10 8.6 180").passes == 1


@rule("MR-19.4", "WE-36")
@pytest.mark.parametrize(
    ("attacker", "defender", "away"),
    [("HC", "HC", 21), ("HC", "LC", 26), ("LC", "IC", 26)],
)
def test_evades(attacker: str, defender: str, away: int) -> None:
    """A weak unit runs; equal totals evade."""
    odds = charged(f"{attacker} 10 5 0 sp=8", f"{defender} 10 9 180 sp=2")
    assert odds.way == "evade"
    assert odds.leaves == pytest.approx(odds.passes * away / 36)
    assert odds.success == pytest.approx(odds.leaves + odds.falls + odds.wins)


@rule("MR-19.11", "MR-19.13", "WE-60")
def test_flights() -> None:
    odds = charged("RI 10 7 0 sp=5", "HA 10 8.9 180")
    assert odds.leaves == pytest.approx(10 / 36)
    assert odds.fire_loss == pytest.approx(1.0)
    assert charged("RI 10 7 0 sp=2", "HA 10 8.9 180").repulsed == pytest.approx(9 / 36)
    assert charged("RI 10 7 0 sp=5", "RA 10 8.9 180").fire_loss == pytest.approx(0.75)


@rule("MR-16.3", "MR-16.4", "MR-16.5", "MR-16.6", "WE-49")
def test_recovery_chances() -> None:
    assert recovery(1, 2, 0, 0) == [1, 0, 0]
    assert recovery(3, 1, 0, 0) == pytest.approx([4 / 6, 2 / 6, 0])
    assert recovery(3, 1, 1, 0) == pytest.approx([16 / 36, 20 / 36, 0])
    assert recovery(3, 2, 0, 0) == pytest.approx([16 / 36, 2 / 6 * 5 / 6 + 4 / 6 * 2 / 6, 2 / 6 / 6])
    assert sum(recovery(5, 2, 1, 1)) == pytest.approx(1)


@rule("MR-16.2", "MR-16.6", "WE-49")
def test_recovery_of_a_unit() -> None:
    text = "first a RI 10 10 0 sp=8\nfirst commander 10 7\nsecond e RI 10 20 180"
    field = duel(text, losses={"a": 3}, pools=(2, 0))
    odds = recovery_odds(field.state, 0, 1)
    assert odds.attempts == 2
    assert odds.gains == pytest.approx(recovery(3, 2, 1, 1))
    assert recovery_odds(duel(text, losses={"a": 1}).state, 0).attempts == 0


@rule("MR-7.6", "WE-4")
def test_the_next_pulse() -> None:
    assert [round(6 * pulse_chance(number)) for number in (1, 2, 3, 4, 5)] == [6, 5, 3, 1, 0]


@rule("MR-24.9", "MR-24.10", "WE-52")
def test_the_next_turn() -> None:
    assert [another_turn(turn, 6) for turn in (5, 6, 7, 8, 9)] == pytest.approx([1, 3 / 6, 2 / 6, 1 / 6, 0])
    field = Field("first a RI 10 10 0\nsecond e RI 10 20 180", at="nothing", length=6)
    assert next_turn(field.state) == 1


@rule("MR-24.4", "MR-24.5", "MR-24.6", "WE-51")
def test_army_morale() -> None:
    text = "".join(f"first a{n} RI {3 + 4 * n} 5 0\n" for n in range(6)) + "second e RI 10 20 180"
    field = Field(text, at="nothing")
    assert morale_odds(field.state, 0) == 1
    field.state.losses[0] = 4
    assert morale_odds(field.state, 0) == pytest.approx(two_at_least(6))
    poor = Field(f"first commander 1 1 poor\n{text}", at="nothing")
    poor.state.losses[0] = 6
    assert morale_odds(poor.state, 0) == pytest.approx(two_at_least(8)), "poor, and one point beyond"
    field.state.losses[0] = 8
    assert morale_odds(field.state, 0) == 0


# ---- combat ------------------------------------------------------------------------------------------------


def result_of(field: Field) -> tuple[int, int]:
    return field.sp("a"), field.sp("t")


@rule("MR-20.2", "MR-20.3", "MR-20.10", "MR-20.11")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ("RI 10 9.5 0 sp=5", "RI 10 10 180 sp=5"),
        ("HC 10 9.5 0 sp=4", "LC 10 10 180 sp=4"),
        ("HC 10 9.25 0 sp=7", "RI 10 10 180 MF sp=4"),
    ],
)
def test_combats(attacker: str, defender: str) -> None:
    text = f"first a {attacker}\nsecond t {defender}\nfirst officer Fa 13 7.5\nsecond officer Ft 13 12\n{FAR}"
    field = engage(duel(text), "a", "t")
    t = field.unit("t")
    odds = combat_odds(field.state, [0], [t])
    start = result_of(field)
    combat(field)
    results = played_out(field, result_of, quiet)
    expected = sum(chance * (start[1] - left[1]) for left, chance in results.items())
    assert odds.defence_loss == pytest.approx(expected)
    expected = sum(chance * (start[0] - left[0]) for left, chance in results.items())
    assert odds.attack_loss == pytest.approx(expected)
    gone = sum(chance for left, chance in results.items() if left[1] == 0)
    assert odds.defenders_gone == pytest.approx(gone)
    assert odds.lost_all + odds.lost + odds.won + odds.won_all == pytest.approx(1)


@rule("MR-20.9", "WE-48")
def test_a_re_roll_never_hurts_who_pays() -> None:
    text = "first a RI 10 9.5 0 sp=6\nsecond t RI 10 10 180 sp=6\nfirst commander 10 6\nsecond commander 10 14"
    field = engage(duel(text, pools=(1, 1)), "a", "t")
    b = field.state
    plain = combat_odds(b, [0], [1])
    mine = combat_odds(b, [0], [1], pays=(True, False))
    theirs = combat_odds(b, [0], [1], pays=(False, True))
    assert mine.won > plain.won > theirs.won
    by_hand = 0.0
    for one, other in product(range(1, 7), repeat=2):
        won = 6 + one > 6 + other
        by_hand += 1.0 if won else sum(face > other for face in range(1, 7)) / 6
    assert mine.won + mine.won_all == pytest.approx(by_hand / 36)


@rule("MR-20.8")
def test_valour_in_the_odds() -> None:
    field = engage(duel("first a RI 10 9.5 0 sp=6\nsecond t RI 10 10 180 sp=6"), "a", "t")
    plain = combat_odds(field.state, [0], [1])
    brave = combat_odds(field.state, [0], [1], valour=(3, 0))
    assert ("MR-20.4", 3) in brave.attack
    assert brave.won + brave.won_all > plain.won + plain.won_all


# ---- whole attacks -----------------------------------------------------------------------------------------


def outcome(field: Field) -> str:
    """What became of an attack before its combat."""
    b = field.state
    a, t = field.unit("a"), field.unit("t")
    if not b.on_table(a):
        return "repulsed"
    if b.engagements:
        return "contact"
    if not b.on_table(t):
        return "falls"
    return "leaves" if b.flags[t] & 12 else "fails"


@rule("MR-17.11", "MR-19.4", "MR-19.8", "MR-19.11", "MR-19.13")
@pytest.mark.parametrize(
    ("attacker", "defender", "fired"),
    [
        ("RI 10 7 0 sp=5", "RI 10 8.6 180", True),
        ("HC 10 5 0", "LC 10 9 180 sp=5", False),
        ("RI 10 7 0 sp=4", "II 10 8.6 180 sp=3", True),
        ("RI 10 7 0 sp=3", "HA 10 8.9 180", False),
        ("HC 10 5 0", "RA 10 8.9 180", False),
    ],
)
def test_attacks_to_contact(attacker: str, defender: str, fired: bool) -> None:
    text = f"first a {attacker}\nsecond t {defender}\nfirst officer Fa 13 6.5\nsecond officer Ft 13 9\n{FAR}"
    field = duel(text, fired={"a": "t"} if fired else {}, losses={"a": 2} if "HA" in defender else {})
    b = field.state
    made = plan(b, 0, field.unit("t"))
    assert made.refusal is None
    odds = attack_odds(b, made)
    evades = odds.way == "evade"

    def answer(here: Field) -> str:
        options = here.options()
        if "evade" in options:
            return "evade" if evades else "stand"
        if options[0].startswith("run"):
            return options[0]
        return ""

    declare(b, made)
    b.settle()
    results = played_out(field, outcome, answer)
    for name in ("contact", "leaves", "falls", "repulsed"):
        assert getattr(odds, name) == pytest.approx(results.get(name, 0.0)), name
    assert odds.passes == pytest.approx(1 - results.get("fails", 0.0))


@rule("MR-20.2", "MR-5.18")
def test_the_combat_of_an_attack_is_that_of_its_contact() -> None:
    text = "first a HC 24 9.4 270 sp=7\nfirst officer Fa 23 8\nsecond t RI 20 10 0 sp=6\n" + FAR
    field = duel(text)
    odds = attack_odds(field.state, plan(field.state, 0, field.unit("t")))
    charge(field, "a", "t")
    fought = combat_odds(field.state, [0], [field.unit("t")])
    assert odds.combat == fought
    assert ("MR-20.7", -3) in fought.defence
    assert odds.wins == pytest.approx(fought.won + fought.won_all)


def test_the_odds_change_nothing() -> None:
    field = duel("first a HC 10 5 0\nsecond t LC 10 9 180\n" + FAR)
    before = field.state.shapes[:]
    attack_odds(field.state, plan(field.state, 0, field.unit("t")), 1)
    assert field.state.shapes == before
    assert not field.attacks()
    assert control_odds(field.state, 0, 0).statuses == (INACTIVE, ACTIVE, ATTACK)
