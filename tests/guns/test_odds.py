"""Preview = result: every panel of odds is played out against the rules, on positions that fit what its seat knows."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.components import FACE, FACE_STRENGTH
from longroll.games.guns.odds.preview import bounds, conduct, preview
from longroll.games.guns.rules.attack import Attack
from longroll.games.guns.rules.withdrawal import Retiring
from longroll.games.guns.state import Battle
from longroll.kit.clauses import rule
from longroll.kit.scene import Odds
from tests.acceptance.walks import warlike
from tests.guns.field import Field, hard

TRIALS = 250


def strongest(world: Battle) -> str:
    """The answer that names the strongest leader, the first of them."""
    leads = [option.action for option in world.options() if option.action.verb in ("lead", "stay")]
    return str(max(leads, key=lambda action: FACE_STRENGTH[FACE[action.args[0]]]))


def won(world: Battle, action: str, rng: Random) -> bool:
    """Carry out an answer and let both sides act plainly: is the attack won?"""
    told = world.apply(action) if action else []
    while True:
        if any(event.kind in ("attack-won", "attack-lost", "attack-broken") for event in told):
            return any(event.kind == "attack-won" for event in told)
        kind = world.decision.kind if world.decision is not None else ""
        if kind == "second-target":
            told += world.apply("done")
        elif kind == "leader":
            told += world.apply(strongest(world))
        elif kind == "attackers":
            told += world.apply("charge")
        else:
            top = world.frames[-1]
            attack = next(frame for frame in reversed(world.frames) if isinstance(frame, Attack))
            assert not isinstance(top, Retiring)
            told += world.apply(str(world.write(conduct(world, top, attack, rng))))


def agrees(state: Battle, action: str, trials: int = TRIALS) -> Odds:
    """The panel of an answer agrees with what happens; how far apart they may be follows from the number of trials."""
    seat = state.seat
    assert seat is not None
    panel = GUNS.odds(state, seat, action, "en")
    found = preview(state, seat, action)
    assert panel is not None
    assert found is not None
    assert found.outlook is not None
    view = GUNS.view(state, seat)
    rng = Random(13)
    wins = sum(won(GUNS.sample(view, rng), action, rng) for _ in range(trials))
    low, high = bounds(wins, trials)
    slack = 0.03
    assert found.outlook.low <= high + slack
    assert found.outlook.high >= low - slack
    own = "u" if seat == "USA" else "c"
    assert panel.percent == sum(bar.percent for bar in panel.bars if bar.side == own), "one number, not two"
    wish = found.outlook.win if seat == found.army else 1 - found.outlook.win
    assert abs(panel.percent - 100 * wish) <= 1
    assert sum(bar.percent for bar in panel.bars) == 100
    assert panel.exact == (found.outlook.samples == 0)
    assert panel.exact != any("nineteen times" in note for note in panel.notes), "exact, or it says how sure it is"
    others = [note for note in panel.notes if "%" in note and "nineteen times" not in note]
    assert others == [], "no second answer to the same question"
    return panel


PLAIN = {"H35 S": "Heth-F", "H34 N": "Howard-F"}
GUNS_THERE = {"H35 S": "Heth-F Hood-F", "H34 N": "Howard-F Howard-F", "V44 W": "Sykes-F"}


def attack(stacks: dict[str, str], **more: object) -> Field:
    return Field("CSA attack", stacks, **{"csa": "MARCH MARCH", **more})  # type: ignore[arg-type]


@rule("GG-13.18.3", "GG-13.18.15")
def test_one_hidden_defender_and_no_guns_is_exact() -> None:
    """The block on H34 may be any full-strength Union infantry block, one of 23 being of the Iron Brigade."""
    panel = agrees(attack(PLAIN).state, "target H34")
    assert panel.exact
    assert panel.percent == 96


def test_what_is_known_is_certain() -> None:
    field = attack({"H35 S": "Heth-F", "H34 N": "Howard-R1"}).do("target H34")
    panel = agrees(field.state, "lead Heth-F H35 H34 0")
    assert (panel.percent, panel.exact) == (100, True)
    uphill = attack({"H35 S": "Heth-F", "H34 N": "Howard-F"}, terrain=hard("H34 a34 steep")).do("target H34")
    panel = agrees(uphill.state, "lead Heth-F H35 H34 0")
    assert (panel.percent, panel.exact) == (0, True)


@rule("GG-13.15.3", "GG-13.16.5")
@pytest.mark.parametrize("action", ["target H34", "lead Heth-F H35 H34 0", "charge"])
def test_attacks_under_fire(action: str) -> None:
    field = attack(GUNS_THERE, csa="Heth-2 ANY-1 MARCH", usa="Howard-2 Howard-1 ANY-1 Sykes-2")
    if action != "target H34":
        field.do("target H34")
        if field.kind == "second-target":
            field.do("done")
    if action == "charge":
        field.do("lead Heth-F H35 H34 0")
    panel = agrees(field.state, action)
    assert not panel.exact


@rule("GG-13.18.11", "GG-13.18.17")
def test_two_positions_attacked() -> None:
    field = attack(GUNS_THERE).do("target H34")
    agrees(field.state, "also V44")


@rule("GG-13.11.5")
def test_a_block_that_stays_in_place() -> None:
    field = attack({"H35 S": "Heth-F", "V44 W": "Hood-F", "H34 N": "Howard-F"})
    field.do("target H34", "also V44")
    action = next(option for option in field.options() if option.startswith(("lead", "stay")))
    agrees(field.state, action)


def test_a_block_sent_after_the_leader() -> None:
    field = attack(GUNS_THERE, csa="ANY-1 ANY-1 ANY-1", usa="ANY-1 ANY-1").do("target H34")
    if field.kind == "second-target":
        field.do("done")
    field.do("lead Heth-F H35 H34 0")
    assert field.kind == "attackers"
    agrees(field.state, "send Hood-F H35 H34 0")


@rule("GG-13.12.1", "GG-13.13.1", "GG-13.18.2")
def test_an_attack_under_way_is_judged_by_whoever_decides() -> None:
    """… at every decision after its declaration, without naming an answer."""
    field = attack(GUNS_THERE, csa="Heth-2 Hood-2 ANY-1 MARCH", usa="Howard-2 ANY-1 Sykes-2").do("target H34")
    if field.kind == "second-target":
        field.do("done")
    field.do("lead Heth-F H35 H34 0", "send Hood-F H35 H34 0")
    if field.kind == "attackers":
        field.do("charge")
    seen = set()
    rng = Random(2)
    while not field.told("attack-won") and not field.told("attack-lost"):
        seen.add(field.kind)
        agrees(field.state, "", 60)
        top = field.state.frames[-1]
        deciding = next(frame for frame in reversed(field.state.frames) if isinstance(frame, Attack))
        field.do(str(field.state.write(conduct(field.state, top, deciding, rng))))
    assert {"defensive-support", "offensive-support", "defender"} <= seen


def test_an_extended_bombardment_has_no_odds_yet() -> None:
    """GG-22.2: the attack is broken off and made again later."""
    field = attack(GUNS_THERE, csa="Heth-2 ANY-1 MARCH MARCH", rules=("extended-bombardment",)).do("target H34")
    if field.kind == "second-target":
        field.do("done")
    field.do("lead Heth-F H35 H34 0", "send Hood-F H35 H34 0")
    if field.kind == "attackers":
        field.do("charge")
    field.do("play ANY-1 H35", "extend")
    assert field.kind == "make-up"
    assert GUNS.odds(field.state, field.seat, "", "en") is None


@pytest.mark.parametrize(("scenario", "seed"), [("three-days", 3), ("second-day", 1)])
def test_panels_of_games(scenario: str, seed: int) -> None:
    """… in which blocks came with arrivals, were mixed, shown and replaced."""
    state = GUNS.new(scenario)
    rng = Random(seed)
    met = 0
    while not state.over and met < 4:
        code = warlike(state, rng)
        action = str(state.write(code))
        if action.split()[0] in ("target", "also", "lead", "send", "charge") and rng.random() < 0.4:
            assert isinstance(state, Battle)
            if GUNS.odds(state, state.seat, action, "en") is not None:
                agrees(state, action, 80)
                met += 1
        state.play(code)
    assert met == 4
