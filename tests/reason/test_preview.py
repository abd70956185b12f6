"""Preview = result: what an odds panel says is what comes of the answer, if it is played to its end by the rules.

Positions come from whole games, half of them between staffs. Each answer that has a panel is given; every face of every
die is tried, or, where these are too many, so many plays that a false number would show. Only the choices are fixed as
the panel says: no valour, no command dice, the target does what is framed.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from math import sqrt
from random import Random

import pytest

from longroll.games.reason import REASON
from longroll.games.reason.components import INACTIVE, MOVED, STATUSES
from longroll.games.reason.doctrine import decide
from longroll.games.reason.lexicon import CHARGE, E_COMBAT_WON, FIRE, RECOVER, RESOLVE, TEST, words_of
from longroll.games.reason.rules.artillery import ROLLING, Artillery
from longroll.games.reason.rules.charge import GOING_ON, Charge
from longroll.games.reason.rules.combat import Combat, Combats
from longroll.games.reason.rules.control import Control
from longroll.games.reason.rules.fire import FireStep, Firing
from longroll.games.reason.rules.recovery import Recovery
from longroll.games.reason.state import Battle, Frame
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from longroll.kit.notation import a_of, b_of, verb_in
from longroll.kit.scene import Odds
from longroll.kit.state import NOBODY
from tests.acceptance.walks import warlike
from tests.reason.field import Field
from tests.reason.fights import duel, engage

LEAVES = 1500
"""More forks than this are not followed one by one; so many plays instead."""
SIGMAS = 4.5
Results = dict[str, float]
Answer = Callable[[Battle], str]


class Played:
    """What came of an answer: chances, and over how many plays (0: every fork was followed)."""

    def __init__(self, chances: Results, plays: int) -> None:
        self.chances = chances
        self.plays = plays

    def agrees(self, said: Results) -> None:
        """Is this what was said (in per cent, rounded to whole numbers that add up to 100)?"""
        for what in set(said) | set(self.chances):
            chance = self.chances.get(what, 0.0)
            room = 1.0 + 1e-6
            if self.plays:
                room += 100 * SIGMAS * sqrt(max(chance * (1 - chance), 1 / self.plays) / self.plays)
            assert abs(said.get(what, 0.0) - 100 * chance) <= room, (what, said, self.chances)


def forks(b: Battle, over: Callable[[Battle], bool], answer: Answer) -> Iterator[tuple[float, Battle]]:
    """Every end with its chance."""
    pending = [(1.0, b)]
    while pending:
        chance, here = pending.pop()
        here.advance()
        if over(here):
            yield chance, here
            continue
        codes = here.frames[-1].listing(here) if here.mover == CHANCE else [here.read_text(answer(here))]
        for code in codes:
            after = here.copy()
            after.told = list(here.told or [])
            after.frames[-1].take(after, code)
            pending.append((chance / len(codes), after))


def played(
    b: Battle, over: Callable[[Battle], bool], answer: Answer, measure: Callable[[Battle], str], rng: Random
) -> Played:
    found: Results = defaultdict(float)
    for number, (chance, end) in enumerate(forks(b.copy(), over, answer)):
        if number == LEAVES:
            break
        found[measure(end)] += chance
    else:
        return Played(found, 0)
    counted: Counter[str] = Counter()
    for _ in range(LEAVES):
        here = b.copy()
        here.told = []
        here.advance()
        while not over(here):
            dice = here.frames[-1].listing(here) if here.mover == CHANCE else [here.read_text(answer(here))]
            here.frames[-1].take(here, rng.choice(dice))
            here.advance()
        counted[measure(here)] += 1
    return Played({what: number / LEAVES for what, number in counted.items()}, LEAVES)


def alone(b: Battle, kind: type[Frame]) -> Battle:
    """The position with nothing in progress beneath the last procedure of a kind."""
    n = max(n for n, frame in enumerate(b.frames) if isinstance(frame, kind))
    b.frames = b.frames[n:]
    b.told = []
    return b


def ended(b: Battle) -> bool:
    return b.mover == NOBODY


def taken(b: Battle, code: int) -> Battle:
    after = b.copy()
    after.told = None
    after.frames[-1].take(after, code)
    return after


def declines(b: Battle) -> str:
    """No command dice, no valour, no further unit."""
    options = [str(b.write(code)) for code in b.frames[-1].listing(b)]
    return next((word for word in ("keep", "only", "stand") if word in options), options[0])


# ---- each kind of panel --------------------------------------------------------------------------------------------


def bars(panel: Odds) -> Results:
    return {bar.label: float(bar.percent) for bar in panel.bars}


def check_fire(b: Battle, code: int, panel: Odds, rng: Random) -> None:
    target = b_of(code)
    before = b.sp[target]
    after = taken(b, code)
    guns = after.frames[-1]
    if isinstance(guns, Artillery):
        guns.firers, guns.aims, guns.stage = [a_of(code)], [target], ROLLING
    alone(after, FireStep)

    def lost(end: Battle) -> str:
        gone = before - (end.sp[target] if end.on_table(target) else 0)
        most = max(int(label.split()[1]) for label in bars(panel) if label != "Loses nothing") if gone else 0
        shown = min(gone, most)
        more = f"Loses {shown} or more"
        return "Loses nothing" if not gone else more if more in bars(panel) else f"Loses {shown}"

    result = played(after, struck, declines, lost, rng)
    result.agrees(bars(panel))
    result_percent(panel, result, lambda label: label != "Loses nothing")


def struck(b: Battle) -> bool:
    """Has the fire had its effect? Officers' dice come after it."""
    return ended(b) or not isinstance(b.frames[-1], Firing)


def result_percent(panel: Odds, result: Played, wanted: Callable[[str], bool]) -> None:
    """The large number is the sum of the bars that are wanted, and right."""
    assert panel.percent == sum(percent for label, percent in bars(panel).items() if wanted(label))
    good = sum(chance for label, chance in result.chances.items() if wanted(label))
    room = 3.0 if not result.plays else 3.0 + 100 * SIGMAS * sqrt(0.25 / result.plays)
    assert abs(panel.percent - 100 * good) <= room


def check_control(b: Battle, code: int, panel: Odds, rng: Random) -> None:
    force = a_of(code)
    after = alone(taken(b, code), Control)

    def best(here: Battle) -> str:
        """The highest status of the dice; a die again only if that is Inactive, the one that helps most."""
        frame = here.frames[-1]
        assert isinstance(frame, Control)
        options = [str(here.write(code)) for code in frame.listing(here)]
        if options[0] != "keep":
            return options[-1]
        highest = max(status for status, _, _ in statuses(frame, here))
        return "keep" if highest != INACTIVE else max(options[1:], key=lambda word: helped(here, frame, word))

    def over(here: Battle) -> bool:
        return bool(here.status[force])

    said = {label.lower().strip("!"): percent for label, percent in bars(panel).items()}
    result = played(after, over, best, lambda here: STATUSES[here.status[force]], rng)
    result.agrees(said)
    assert panel.percent == sum(percent for label, percent in said.items() if label != "inactive")


def statuses(frame: Control, b: Battle) -> list[tuple[int, int, int]]:
    pairs = [(i, j) for i in range(len(frame.dice)) for j in range(i)]
    return [(frame.outcome(b, i, j)[1], i, j) for i, j in pairs]


def helped(b: Battle, frame: Control, word: str) -> tuple[int, int]:
    """How many faces of a die rolled again make the Force Active or more, and how many Attack!."""
    number = int(word.split()[1]) - 1
    reached = []
    for face in range(1, 7):
        twin = frame.copy()
        assert isinstance(twin, Control)
        twin.dice[number] = face
        reached.append(max(status for status, _, _ in statuses(twin, b)))
    return sum(status != INACTIVE for status in reached), sum(reached)


def check_recovery(b: Battle, code: int, panel: Odds, rng: Random) -> None:
    unit = a_of(code)
    before = b.sp[unit]
    after = alone(taken(b, code), Recovery)

    def helps(here: Battle) -> str:
        options = [str(here.write(code)) for code in here.frames[-1].listing(here)]
        wanted = ("free", "keep", f"recover {b.roster.ids[unit]}")
        return next(word for word in wanted if word in options)

    def over(here: Battle) -> bool:
        frame = here.frames[-1] if here.frames else None
        return not isinstance(frame, Recovery) or (frame.unit < 0 and code not in frame.listing(here))

    result = played(after, over, helps, lambda here: f"Recovers {here.sp[unit] - before}", rng)
    result.agrees(bars(panel))
    result_percent(panel, result, lambda label: label != "Recovers 0")


RESULTS = {(0, 0): "Won", (0, 1): "Won, decisive", (1, 0): "Lost", (1, 1): "Lost, decisive"}


def result_of(b: Battle, attackers: int) -> str:
    """How a combat ended, from what was told."""
    side, result = next((told[2], told[3]) for told in reversed(b.told or []) if told[0] == E_COMBAT_WON)
    return RESULTS[int(side != attackers), 1 - result]


def decided(b: Battle) -> bool:
    return any(told[0] == E_COMBAT_WON for told in b.told or [])


def check_combat(b: Battle, code: int, panel: Odds, rng: Random) -> None:
    after = alone(taken(b, code), Combat)
    side = b.mover
    result = played(after, decided, declines, lambda here: result_of(here, side), rng)
    result.agrees(bars(panel))
    result_percent(panel, result, lambda label: label.startswith("Won"))


BEATEN = ("Won", "Won, decisive", "Breaks before contact", "Evades or flees")


def check_charge(b: Battle, code: int, panel: Odds, rng: Random) -> None:
    words = words_of(code)
    unit, target = b.roster.unit[words[0]], b.roster.unit[words[1]]
    framed = next((way.title for way in panel.ways if way.framed), "It stands")
    after = alone(taken(b, code), Charge)
    side = b.mover

    def reacts(here: Battle) -> str:
        options = [str(here.write(code)) for code in here.frames[-1].listing(here)]
        return "evade" if "evade" in options and framed == "It evades" else declines(here)

    def over(here: Battle) -> bool:
        """To the end of the attack; an attacker whose target is gone need not go on."""
        return ended(here) or (isinstance(here.frames[-1], Charge) and here.frames[-1].stage == GOING_ON)

    known: dict[tuple[object, ...], Results] = {}
    total: Results = defaultdict(float)
    for chance, end in forks(after, over, reacts):
        if not end.on_table(unit):
            total["The charge is shot down"] += chance
        elif not end.engaged(unit):
            gone = "Evades or flees" if end.flags[unit] & MOVED else "The attack test fails"
            total[gone if end.on_table(target) else "Breaks before contact"] += chance
        else:
            key = (tuple(end.sp), tuple(end.shapes), tuple(end.officers), tuple(end.engagements))
            if key not in known:
                known[key] = combat_result(end, unit, side, rng)
            for label, share in known[key].items():
                total[label] += chance * share
    result = Played(total, LEAVES if any(sum(one.values()) < 0.99 for one in known.values()) else 0)
    result.agrees(bars(panel))
    result_percent(panel, result, lambda label: label in BEATEN)
    if panel.ways:
        assert panel.percent == next(way.percent for way in panel.ways if way.framed)


def combat_result(b: Battle, unit: int, side: int, rng: Random) -> Results:
    """The combat that contact has led to, alone."""
    fight = b.copy()
    joined = {unit}
    while True:
        more = {n for e in fight.engagements for n in e[:2] if e[0] in joined or e[1] in joined}
        if more <= joined:
            break
        joined |= more
    fight.engagements = [e for e in fight.engagements if e[0] in joined]
    fight.begin(Combats(side))
    fight.told = []
    return played(fight, decided, declines, lambda here: result_of(here, side), rng).chances


CHECKS = {FIRE: check_fire, TEST: check_control, RECOVER: check_recovery, RESOLVE: check_combat, CHARGE: check_charge}
SHARE = {FIRE: 0.02, TEST: 0.05, RECOVER: 0.1, RESOLVE: 0.3, CHARGE: 0.15}
"""Of the answers of a kind, those that are looked at."""


def looked_at(b: Battle, rng: Random, met: Counter[int], share: float = 1.0) -> None:
    """Some of the pending answers against their panels."""
    for code in b.codes:
        for verb, check in CHECKS.items():
            if verb_in(code, verb) and rng.random() < SHARE[verb] * share:
                panel = REASON.odds(b, b.seat, str(b.write(code)), "en")
                if panel is None:
                    continue
                assert panel.exact
                assert sum(bar.percent for bar in panel.bars) == 100
                check(b, code, panel, rng)
                met[verb] += 1


@rule("MR-8.5", "MR-9.7", "MR-11.10", "MR-16.4", "MR-17.11", "MR-19.4", "MR-19.11", "MR-19.13", "MR-20.2")
@pytest.mark.parametrize("scenario", list(REASON.scenarios))
def test_preview_is_result(scenario: str) -> None:
    rng = Random(f"preview {scenario}")
    staff = len(scenario) % 2 == 1
    met: Counter[int] = Counter()
    b = REASON.new(scenario)
    while not b.over:
        if b.mover == CHANCE:
            b.play(rng.choice(b.codes))
            continue
        looked_at(b, rng, met)
        b.play(decide(b) if staff else warlike(b, rng))
    assert met, scenario


GUNS = [
    ("HC 10 5 0 sp=7", "HA 10 8.9 180", {}),
    ("HC 10 5 0 sp=7", "HA 10 8.9 180", {"t": 1}),
    ("HC 10 5 0 sp=2", "HW 10 8.9 180", {}),
    ("LC 10 5 0 sp=4", "RA 10 8.9 180", {}),
    ("RI 10 7 0 sp=5", "HA 10 8.9 180", {}),
    ("RI 10 7 0 sp=5", "HA 10 8.9 180 MF", {}),
    ("RI 10 7 0 sp=1", "RA 10 8.9 180", {}),
    ("RI 10 7 0 sp=5", "HA 10 8.9 180 suppressed", {}),
    ("IC 10 5 0 sp=4", "HA 10 8.9 0", {}),
]


def charging(attacker: str, defender: str, losses: dict[str, int]) -> Field:
    rest = "first officer Fa 13 6.5\nsecond officer Ft 13 9\nfirst y RI 38 3 0\nsecond z RI 38 27 180"
    fired = {"a": "t"} if defender.startswith(("RI", "II", "IC")) else {}
    return Field(f"first a {attacker}\nsecond t {defender}\n{rest}", at="move", losses=losses, fired=fired)


@rule("MR-19.11", "MR-19.13", "MR-19.14", "MR-19.15", "WE-38")
@pytest.mark.parametrize(("attacker", "defender", "losses"), GUNS)
def test_a_charge_on_guns(attacker: str, defender: str, losses: dict[str, int]) -> None:
    """Losses before contact count in the combat that follows."""
    b = charging(attacker, defender, losses).state
    panel = REASON.odds(b, "first", "charge a t", "en")
    assert panel is not None
    check_charge(b.copy(), b.read_text("charge a t"), panel, Random(1))


@rule("MR-19.13", "MR-19.15")
def test_guns_that_break_before_contact_are_a_success() -> None:
    """A battery with its last SP never reaches a combat: it flees or breaks; who charges it has what he wants."""
    panel = REASON.odds(charging("HC 10 5 0 sp=7", "HA 10 8.9 180", {"t": 1}).state, "first", "charge a t", "en")
    assert panel is not None
    assert panel.percent == 100
    assert set(bars(panel)) == {"Breaks before contact", "Evades or flees"}


@rule("MR-17.11", "MR-19.2", "MR-19.4", "MR-19.8", "WE-36", "WE-37")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ("HC 10 5 0 sp=7", "LC 10 9 180 sp=6"),
        ("LC 10 5 0 sp=5", "HC 10 9 180 sp=8"),
        ("RI 10 7 0 sp=4", "II 10 8.6 180 sp=3"),
        ("RI 10 7 0 sp=4", "II 10 8.6 180 sp=1"),
        ("RI 10 7 0 sp=5", "IC 10 8.6 180 sp=4"),
        ("RI 10 7 0 sp=5", "RI 10 8.6 180 sp=5"),
        ("HC 10 5 0 sp=7", "RI 10 8.6 180 sp=3"),
    ],
)
def test_a_charge_on_those_who_may_evade(attacker: str, defender: str) -> None:
    b = charging(attacker, defender, {}).state
    panel = REASON.odds(b, "first", "charge a t", "en")
    assert panel is not None
    check_charge(b.copy(), b.read_text("charge a t"), panel, Random(1))


@rule("MR-11.7", "MR-11.8", "MR-11.9", "MR-11.10")
@pytest.mark.parametrize("gap", [5, 12])
@pytest.mark.parametrize("cds", [0, 1, 2])
@pytest.mark.parametrize("officer", ["mod=-2", "mod=1", "mod=1 exceptional", "mod=2 exceptional"])
def test_a_control_test(officer: str, cds: int, gap: float) -> None:
    """An exceptional officer has nothing rolled again where his Force obeys already."""
    text = f"first a RI 10 5 0\nfirst officer Fa 10 3 {officer}\nsecond e RI 10 {5.5 + gap} 180"
    field = Field(text + "\nfirst y RI 30 5 0\nsecond z RI 30 25 180", at="control")
    field.state.dice_given[0] = cds
    panel = REASON.odds(field.state, "first", "test Fa", "en")
    assert panel is not None
    check_control(field.state, field.state.read_text("test Fa"), panel, Random(1))


@rule("MR-11.6")
def test_the_reins_are_no_gamble() -> None:
    text = "first a RI 10 5 0\nfirst officer Fa 10 3\nfirst commander 10.5 3\nsecond e RI 10 10.5 180"
    field = Field(text + "\nfirst y RI 30 5 0", at="control")
    assert REASON.odds(field.state, "first", "test Fa", "en") is None


@rule("MR-16.3", "MR-16.4", "MR-16.5", "WE-49")
@pytest.mark.parametrize("losses", [2, 3, 5])
def test_a_recovery_and_what_is_left_of_it(losses: int) -> None:
    """The second attempt is shown without what the first one has used up."""
    text = "first a RI 10 10 0 sp=8\nfirst b RI 15 10 0 sp=8\nsecond e RI 10 20 180"
    field = Field(text, at="recovery", losses={"a": losses, "b": 3})
    for actions, dice in (((), ()), (("recover a",), (6,)), (("recover a", "free"), (6, 6)), (("recover a",), (1,))):
        here = field.copy()
        for n, action in enumerate(actions):
            here.do(action).dice(dice[n])
        if actions and "keep" in here.options():
            here.do("keep")
        if "recover a" not in here.options():
            continue
        panel = REASON.odds(here.state, "first", "recover a", "en")
        assert panel is not None
        check_recovery(here.state, here.state.read_text("recover a"), panel, Random(1))


@rule("MR-9.1", "MR-9.3", "MR-10.3", "MR-10.4", "WE-21", "WE-61")
@pytest.mark.parametrize("weather", ["clear", "bad"])
@pytest.mark.parametrize("defender", ["RI 10 16 180 sp=2", "RI 10 12 180 sp=1", "HA 10 15 180", "RI 10 15 90 MF"])
def test_a_fire_of_guns(defender: str, weather: str) -> None:
    text = f"first a HA 10 10 0\nfirst b HA 14 10 0\nsecond t {defender}\nsecond u RI 14 14 180\nsecond v RI 20 20 180"
    field = Field(text, at="artillery", weather=weather, side="first")
    for code in field.state.codes:
        panel = REASON.odds(field.state, field.seat, str(field.state.write(code)), "en")
        if verb_in(code, FIRE):
            assert panel is not None
            check_fire(field.state, code, panel, Random(1))


@rule("MR-20.2", "MR-20.3", "MR-20.10", "MR-20.11")
def test_a_combat_of_several() -> None:
    text = """
    first a HC 9 9.5 0 sp=4
    first b LC 11 9.5 0 sp=4
    second t RI 10 10 180 sp=5
    first c HC 20 9.5 0 sp=7
    second u LC 20 10 180 sp=6
    """
    field = engage(engage(engage(duel(text), "a", "t"), "b", "t"), "c", "u")
    field.state.begin(Combats(0))
    field.state.settle()
    for word in ("a", "c"):
        panel = REASON.odds(field.state, "first", f"resolve {word}", "en")
        assert panel is not None
        check_combat(field.state, field.state.read_text(f"resolve {word}"), panel, Random(1))
