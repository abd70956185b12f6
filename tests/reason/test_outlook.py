"""The chance at every moment of a roll: each is compared with the engine played out from there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from random import Random

import pytest

from longroll.games.reason.components import STATUSES
from longroll.games.reason.odds.outlook import Chances, contest, likely, outlook
from longroll.games.reason.rules.charge import Charge
from longroll.games.reason.rules.combat import Combat
from longroll.games.reason.rules.command_dice import Initiative
from longroll.games.reason.rules.control import Control
from longroll.games.reason.rules.fire import Firing
from longroll.games.reason.rules.recovery import Recovery
from longroll.games.reason.state import Battle
from longroll.games.reason.table.stage.reel import contest_name
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from longroll.kit.terms import Event
from tests.reason.field import Field
from tests.reason.fights import charge, combat, duel, engage
from tests.reason.filming import KEPT, after, kept

FAR = "first y RI 38 3 0\nsecond z RI 38 27 180"
Told = list[Event]
Judge = Callable[[Battle, Told], str]


def answer(b: Battle, evades: bool) -> str:
    """What both players are taken to do: nothing that costs anything."""
    options = [str(option) for option in b.options()]
    frame = b.frames[-1]
    if isinstance(frame, Control):
        picks = [option for option in options if option.startswith("pick")]
        return picks[-1] if picks else "keep"
    for wanted in ("free", "evade" if evades else "stand", "keep", "only"):
        if wanted in options:
            return wanted
    return options[0]


def endings(b: Battle, name: str, judge: Judge, evades: bool = False) -> Chances:
    """Every face of every die till what is in hand is over."""
    found: Chances = defaultdict(float)
    pending: list[tuple[Battle, float, Told]] = [(b.copy(), 1.0, [])]
    while pending:
        here, weight, told = pending.pop()
        if contest_name(here) != name:
            found[judge(here, told)] += weight
            continue
        options = here.options() if here.mover == CHANCE else []
        total = sum(option.weight for option in options)
        for option in options:
            later = here.copy()
            pending.append((later, weight * option.weight / total, [*told, *later.apply(option)]))
        if not options:
            later = here.copy()
            pending.append((later, weight, [*told, *later.apply(answer(here, evades))]))
    return dict(found)


def agree(b: Battle, judge: Judge, evades: bool = False) -> None:
    """The outlook is what comes of it."""
    chances = outlook(b)
    assert chances is not None
    played = endings(b, contest_name(b), judge, evades)
    assert sum(chances.values()) == pytest.approx(1)
    assert played == pytest.approx({name: chance for name, chance in chances.items() if chance > 1e-12})


def through(b: Battle, judge: Judge, rng: Random, evades: bool = False) -> int:
    """The outlook holds at every moment of a roll as it may go; how many moments that were."""
    name = contest_name(b)
    moments = 0
    while contest_name(b) == name:
        if outlook(b) is None:
            break
        agree(b, judge, evades)
        moments += 1
        b.apply(b.draw(rng) if b.mover == CHANCE else answer(b, evades))
    return moments


def lost(told: Told) -> str:
    return str(next(event.args["losses"] for event in told if event.kind == "hits"))


@rule("MR-8.9", "MR-10.3", "MR-10.4", "MR-10.6")
@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("first a RI 10 10 0 sp=3\nsecond e RI 10 11.4 180", {}),
        ("first a RI 10 10 0 sp=2\nsecond e RI 10 11.4 180", {"wall": [[(5, 11), (15, 11)]]}),
        ("first a RI 10 10 0 sp=2\nsecond e RI 10 11.4 180", {"weather": "bad"}),
        ("first a RI 10 10 0 sp=2\nsecond e RI 10 11.4 0 MF", {"weather": "bad", "wall": [[(5, 11), (15, 11)]]}),
    ],
)
def test_a_fire_at_every_die(text: str, rest: dict[str, object]) -> None:
    for seed in range(6):
        field = Field(text + "\n" + FAR, at="musketry", **rest)  # type: ignore[arg-type]
        field.do("fire a e")
        # as many as the target has strength for: none here has more
        assert through(field.state, lambda _, told: lost(told), Random(seed)) >= 2


@rule("MR-11.7", "MR-11.8", "MR-11.9", "MR-11.10")
@pytest.mark.parametrize("mods", ["mod=0", "mod=1", "mod=-2", "mod=1 exceptional"])
@pytest.mark.parametrize("gap", [5, 12])
def test_a_control_test_at_every_die(mods: str, gap: float) -> None:
    text = f"first a RI 10 5 0\nfirst officer Fa 10 3 {mods}\nsecond e RI 10 {5.5 + gap} 180"
    field = Field(text, at="control", pools=(2, 0))
    if "give OFa" in field.options():
        field.do("give OFa")
    while field.kind == "orders":
        field.do("done")
    if field.kind == "test":
        field.do("test Fa")
    b = field.state
    frame = contest(b)
    assert isinstance(frame, Control)
    rng = Random(5)
    while contest(b) is not None:
        chances = outlook(b)
        assert chances is not None
        if "exceptional" not in mods:
            agree(b, lambda here, _: STATUSES[here.status[0]])
        else:
            # a second roll can only help, and never where the Force is Active already
            assert sum(chances.values()) == pytest.approx(1)
            kept_dice = endings(b, contest_name(b), lambda here, _: STATUSES[here.status[0]])
            assert chances["inactive"] <= kept_dice.get("inactive", 0.0) + 1e-12
        b.apply(b.draw(rng) if b.mover == CHANCE else answer(b, False))


def result(told: Told) -> str:
    won = next(event for event in told if event.kind == "combat-won")
    return ("won" if won.args["seat"] == "first" else "lost") + ("-all" if won.args["result"] == "decisive" else "")


@rule("MR-20.2", "MR-20.3", "MR-20.9", "MR-20.10", "MR-20.11")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ("RI 10 9.5 0 sp=5", "RI 10 10 180 sp=5"),
        ("HC 10 9.5 0 sp=4", "LC 10 10 180 sp=4"),
        ("HC 10 9.25 0 sp=7", "RI 10 10 180 MF sp=4"),
    ],
)
def test_a_combat_at_every_die(attacker: str, defender: str) -> None:
    text = f"first a {attacker}\nsecond t {defender}\nfirst officer Fa 13 7.5\nsecond officer Ft 13 12\n{FAR}"
    for seed in range(4):
        field = combat(engage(duel(text), "a", "t"))
        assert through(field.state, lambda _, told: result(told), Random(seed)) >= 2


@rule("MR-20.8", "MR-20.9")
def test_a_combat_with_valour_and_a_second_roll() -> None:
    foot = "first a RI 10 9.5 0 sp=5\nsecond t RI 10 10 180 sp=6"
    text = f"{foot}\nfirst officer Fa 10 8.9 v=2\nfirst commander 10 6\n{FAR}"
    field = combat(engage(duel(text, pools=(1, 0)), "a", "t"))
    assert field.kind == "valour"
    before = outlook(field.state)
    field.do("valour OFa")
    brave = outlook(field.state)
    assert before is not None
    assert brave is not None
    assert likely("combat", brave) > likely("combat", before)
    agree(field.state, lambda _, told: result(told))
    field.dice(2, 3)
    assert field.kind == "combat-reroll"
    agree(field.state, lambda _, told: result(told))
    field.do("reroll 1")
    agree(field.state, lambda _, told: result(told))


def fate(unit: int, target: int, told: Told, b: Battle) -> str:
    """What became of an attack before its combat."""
    kinds = [event.kind for event in told]
    if "attack-failed" in kinds:
        return "no-attack"
    if not b.on_table(unit):
        return "repulsed"
    if b.engaged(unit):
        return "contact"
    return "leaves" if b.on_table(target) else "falls"


@rule("MR-17.11", "MR-19.2", "MR-19.4", "MR-19.11", "MR-19.13")
@pytest.mark.parametrize(
    ("attacker", "target", "fired"),
    [
        ("RI 10 10 0 sp=3", "RI 10 11.4 180", True),
        ("HC 10 10 0 sp=5", "LC 10 13 180 sp=4", False),
        ("RI 10 10 0 sp=5", "II 10 11.4 180 sp=3", True),
        ("HC 10 10 0 sp=2", "HA 10 13 180", False),
        ("LC 10 10 0 sp=6", "IC 10 13 180 sp=1", False),
    ],
)
def test_a_charge_at_every_die(attacker: str, target: str, fired: bool) -> None:
    """Up to contact; the combat that follows has its share of the chances of contact."""
    text = f"first a {attacker}\nsecond t {target}\nfirst officer Fa 13 7.5\nsecond officer Ft 14 15\n{FAR}"
    seen = 0
    for seed in range(5):
        field = duel(text, fired={"a": "t"} if fired else {})
        charge(field, "a", "t")
        b, rng = field.state, Random(seed)
        name = contest_name(b)
        while contest_name(b) == name:
            frame = contest(b)
            assert isinstance(frame, Charge)
            chances = outlook(b)
            assert chances is not None
            a, t = frame.unit, frame.target
            before = contact_of(chances)
            options = [
                contact_of_played(endings(b, name, lambda here, told: fate(a, t, told, here), evades))  # noqa: B023
                for evades in (False, True)
            ]
            assert any(before == pytest.approx(option) for option in options)
            seen += 1
            b.apply(b.draw(rng) if b.mover == CHANCE else answer(b, seed % 2 == 1))
    assert seen >= 5


def contact_of(chances: Chances) -> Chances:
    fought = ("won", "won-all", "lost", "lost-all")
    found = {name: chance for name, chance in chances.items() if name not in fought and chance > 1e-12}
    contact = sum(chances.get(name, 0.0) for name in fought)
    return {**found, "contact": contact} if contact > 1e-12 else found


def contact_of_played(chances: Chances) -> Chances:
    return {name: chance for name, chance in chances.items() if chance > 1e-12}


@rule("MR-16.3", "MR-16.4", "MR-16.5")
def test_a_recovery_at_every_die() -> None:
    text = "first a RI 10 10 0 sp=6\nsecond e RI 10 25 180"
    for seed in range(5):
        field = Field(text, at="recovery", losses={"a": 3})
        field.do("recover a")
        b, rng = field.state, Random(seed)
        start = b.sp[0]
        while isinstance(contest(b), Recovery):
            chances = outlook(b)
            assert chances is not None
            gained = b.sp[0] - start

            def went_on(here: Battle, _: Told, had: int = b.sp[0]) -> str:
                return str(here.sp[0] - had)

            # the second attempt is part of the same chances: it is asked for at once
            played = all_attempts(b, went_on)
            assert played == pytest.approx({name: chance for name, chance in chances.items() if chance > 1e-12})
            assert gained in (0, 1)
            b.apply(b.draw(rng) if b.mover == CHANCE else answer(b, False))


def all_attempts(b: Battle, judge: Judge) -> Chances:
    """Both attempts of the unit, each with its second roll."""
    found: Chances = defaultdict(float)
    pending = [(b.copy(), 1.0)]
    while pending:
        here, weight = pending.pop()
        if here.mover == CHANCE:
            options = here.options()
            for option in options:
                later = here.copy()
                later.apply(option)
                pending.append((later, weight / len(options)))
        elif isinstance(contest(here), Recovery) or "recover a" in [str(option) for option in here.options()]:
            listed = [str(option) for option in here.options()]
            here.apply("recover a" if "recover a" in listed else answer(here, False))
            pending.append((here, weight))
        else:
            found[judge(here, [])] += weight
    return dict(found)


@rule("MR-7.5", "MR-7.6", "MR-7.8", "MR-7.9")
def test_initiative_at_every_die_of_kept_games() -> None:
    """Played out by lot: five dice are too many to be played out whole."""
    rng = Random(7)
    tried = 0
    for moment in kept(KEPT[0]):
        b = after(moment)
        if not isinstance(contest(b), Initiative) or tried >= 40:
            continue
        tried += 1
        chances = outlook(b)
        assert chances is not None
        name = contest_name(b)
        counted: dict[str, int] = defaultdict(int)
        rounds = 300
        for _ in range(rounds):
            here = b.copy()
            told: Told = []
            while contest_name(here) == name:
                told += here.apply(here.draw(rng) if here.mover == CHANCE else "keep")
            kinds = [event.kind for event in told]
            won = next((str(e.args["seat"]) for e in told if e.kind == "initiative"), "")
            counted["ends" if "turn-ends" in kinds else won] += 1
        for outcome, chance in chances.items():
            assert counted[outcome] / rounds == pytest.approx(chance, abs=0.13)
    assert tried == 40


@rule("MR-22.2", "MR-24.5", "MR-24.10")
def test_kept_games_end_as_the_last_chance_says() -> None:
    """Whatever was certain before its last die came about, over all rolls of two games."""
    seen: set[str] = set()
    for name in KEPT:
        for moment in kept(name):
            assert isinstance(moment.before, Battle)
            frame = contest(moment.before)
            chances = outlook(moment.before)
            if frame is None or chances is None:
                continue
            assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in chances.values())
            seen.add(type(frame).__name__)
            if isinstance(frame, Combat) and (told := [e for e in moment.events if e.kind == "combat-won"]):
                side = moment.before.roster.side[frame.attackers[0]]
                won = told[0].args["seat"] == ("first", "second")[side]
                outcome = ("won" if won else "lost") + ("-all" if told[0].args["result"] == "decisive" else "")
                assert chances[outcome] > 0
            if isinstance(frame, Firing) and (hit := [e for e in moment.events if e.kind == "hits"]):
                sp = moment.before.sp[frame.target]
                assert chances[str(min(int(hit[0].args["losses"]), sp))] > 0
    assert {"Firing", "Combat", "Charge", "Control", "Recovery", "Initiative", "Morale", "DayEnd"} <= seen
