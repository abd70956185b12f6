"""Preview = result: every panel of odds is played out by the rules, with every throw where that is feasible.

The panels come from positions of sensible and warlike games; the players inside a fight follow the policy that the
panels name.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.board import LOST, PLACE
from longroll.games.gettysburg.components import GUNS, MASK, members
from longroll.games.gettysburg.lexicon import DONE
from longroll.games.gettysburg.odds import forget, policy_answer
from longroll.games.gettysburg.rules.combat import LAST_RETREAT, Combat
from longroll.games.gettysburg.rules.fire import FireOrder
from longroll.games.gettysburg.state import Battle
from longroll.games.gettysburg.table.forecast import effect
from longroll.games.gettysburg.table.speech import speech
from longroll.games.gettysburg.table.stage.bars import BAR_KEYS
from longroll.games.gettysburg.table.stage.words import ATTACKER, stage_speech
from longroll.kit import CHANCE, Event
from longroll.kit.clauses import rule
from longroll.kit.scene import Odds
from tests.acceptance.walks import walk
from tests.gettysburg.sensible import half_sensibly
from tests.gettysburg.test_odds import in_combat, key_of

TREE = 400
"""Most positions side by side in a tree of throws; a larger fight is played often instead."""
OFTEN = 600

Chances = dict[str, float]
"""What a bar of the panel says, and how likely that is."""


def panels(scenario: str, seed: int, verbs: tuple[str, ...], share: float) -> Iterator[tuple[Battle, str, Odds]]:
    """Some answers of a game that have odds, with their position and panel."""
    rng = Random(seed)
    for state, _ in walk(GETTYSBURG, scenario, seed, half_sensibly):
        assert isinstance(state, Battle)
        if state.mover == CHANCE:
            continue
        actions = [str(option) for option in state.options() if option.action.verb in verbs]
        for action in rng.sample(actions, min(2, len(actions))):
            if rng.random() < share:
                panel = GETTYSBURG.odds(state, state.seat, action, "en")
                if panel is not None:
                    yield state.copy(), action, panel


# ---- assaults ----------------------------------------------------------------------------------------------


def brought_on(state: Battle, action: str, sector: int) -> Battle | None:
    """The combat in a sector about to begin: the answer is given, and nothing else sent in. None if the rules do not
    let it come to that at once."""
    b = state.copy()
    b.apply("done" if action.startswith("joint") else action)
    while not in_combat(b):
        if b.over or not b.contested or b.mover == CHANCE:
            return None
        kind = b.decision.kind if b.decision else ""
        verbs = [str(option) for option in b.options()]
        if kind == "leaving-cubes":
            b.play(policy_answer(b))
        elif f"resolve {GETTYSBURG.ask(b).sectors()[sector]}" in verbs:
            b.apply(f"resolve {GETTYSBURG.ask(b).sectors()[sector]}")
        elif "fight" in verbs or "done" in verbs:
            b.apply("fight" if "fight" in verbs else "done")
        else:
            return None
    fight = next(frame for frame in b.frames if isinstance(frame, Combat))
    return b if fight.sector == sector else None


def ending(combat: Combat, b: Battle) -> str:
    """The bar that a combat which is over belongs to; ``combat`` is as it was at its end."""
    if b.mask(combat.attacker, combat.sector):
        return "bar-taken-first" if combat.round == 1 else "bar-taken-second"
    return "bar-fallen-back" if combat.step == LAST_RETREAT else "bar-thrown-back"


def combat_in(b: Battle) -> Combat:
    return next(frame for frame in b.frames if isinstance(frame, Combat))


def fought_out(start: Battle, sector: int) -> Chances | None:
    """Every throw, equal positions merged; None if there are too many of them."""
    found: Chances = {}
    pieces = members(0, start.mask(0, sector)) + members(1, start.mask(1, sector))
    frontier = {key_of(start, pieces): (start, 1.0)}
    while frontier:
        after: dict[tuple[object, ...], tuple[Battle, float]] = {}
        for b, chance in frontier.values():
            codes = b.codes if b.mover == CHANCE else [policy_answer(b)]
            for code in codes:
                new = b.copy()
                combat = combat_in(new)
                new.play(code)
                part = chance / len(codes)
                if not in_combat(new) or combat_in(new).sector != sector:
                    bar = ending(combat, new)
                    found[bar] = found.get(bar, 0.0) + part
                    continue
                key = key_of(new, pieces)
                known = after.get(key)
                after[key] = (new, part) if known is None else (known[0], known[1] + part)
        if len(after) > TREE:
            return None
        frontier = after
    return found


def fought_often(start: Battle, sector: int, rng: Random) -> Chances:
    found: Chances = {}
    for _ in range(OFTEN):
        b = start.copy()
        combat = combat_in(b)
        while any(isinstance(frame, Combat) and frame.sector == sector for frame in b.frames):
            b.play(rng.choice(b.codes) if b.mover == CHANCE else policy_answer(b))
        bar = ending(combat, b)
        found[bar] = found.get(bar, 0.0) + 1 / OFTEN
    return found


def compare(panel: Odds, played: Chances, keys: tuple[str, ...], slack: float) -> None:
    """Each bar says what was played, to the rounding of a whole percentage and the slack of a sample."""
    shown = {bar.label: bar.percent for bar in panel.bars}
    assert sum(shown.values()) == 100
    for key in keys:
        chance = played.get(key, 0.0)
        error = slack * (chance * (1 - chance) + 1 / OFTEN) ** 0.5
        label = stage_speech("en").say(key, view=ATTACKER) if key in ASSAULT_BARS else speech("en").say(key)
        assert abs(shown.get(label, 0) / 100 - chance) <= 0.01 + error, (key, shown, played)
    assert sum(played.get(key, 0.0) for key in keys) == pytest.approx(1)


ASSAULT_BARS = tuple(BAR_KEYS.values())


def check_assault(state: Battle, action: str, panel: Odds) -> str:
    """Play an assault out; says how, or nothing if it could not be brought on."""
    sector = PLACE[panel.place]
    start = brought_on(state, action, sector)
    if start is None:
        return ""
    forget()
    played = fought_out(start, sector)
    exact = played is not None
    if played is None:
        played = fought_often(start, sector, Random(action))
    slack = (0.0 if exact else 4.5 / OFTEN**0.5) + (0.0 if panel.exact else 0.25)
    compare(panel, played, ASSAULT_BARS, slack)
    return "every throw" if exact else "often"


@rule("GB-15.3", "GB-15.4", "GB-15.5")
@pytest.mark.parametrize(("scenario", "seed"), [("three-days", 21), ("second-day-afternoon", 24), ("third-day", 23)])
def test_assaults_end_as_their_panels_say(scenario: str, seed: int) -> None:
    verbs = ("move", "ride", "enter", "done", "fight", "resolve", "joint")
    how = [check_assault(*one) for one in panels(scenario, seed, verbs, 0.15)]
    assert how.count("every throw") >= 1
    assert how.count("often") >= 1


# ---- long-range fire ---------------------------------------------------------------------------------------

FIRE_BARS = ("bar-lost", "bar-cubes", "bar-cube", "bar-gun-damaged", "bar-disrupted", "bar-no-effect")
MOST_SHOTS = 3


def fired_out(state: Battle, action: str, sector: int) -> Chances:
    """Every throw of a Fire order after this answer, with no more shots declared, by its worst effect on a sector."""
    start = state.copy()
    start.apply(action)
    found: Chances = {}
    stack: list[tuple[Battle, list[Event], float]] = [(start, [], 1.0)]
    while stack:
        b, events, chance = stack.pop()
        if not any(isinstance(frame, FireOrder) for frame in b.frames):
            bar = worst(state, b, events, sector)
            found[bar] = found.get(bar, 0.0) + chance
            continue
        if b.mover == CHANCE:
            codes = b.codes
        else:
            codes = [DONE] if DONE in b.codes else [policy_answer(b)]
        for code in codes:
            new = b.copy()
            stack.append((new, events + new.apply(b.write(code)), chance / len(codes)))
    return found


def worst(before: Battle, after: Battle, events: list[Event], sector: int) -> str:
    name = GETTYSBURG.ask(before).sectors()[sector]
    lost = damaged = 0
    for side in (0, 1):
        for piece in members(side, before.mask(side, sector)):
            lost += after.place[piece] == LOST
            fresh = after.damaged[side] & ~before.damaged[side] & MASK[piece] & GUNS[side]
            damaged += bool(fresh) and after.place[piece] != LOST
    cubes = sum(event.kind == "cube-placed" and event.args["place"] == name for event in events)
    disrupted = any(event.kind == "disrupted" and event.args["sector"] == name for event in events)
    return effect(disrupted, cubes, damaged, lost)


@rule("GB-22.14", "GB-22.15", "GB-22.31", "GB-18.9")
@pytest.mark.parametrize(("scenario", "seed"), [("three-days", 31), ("first-day", 32), ("third-day", 33)])
def test_fire_does_what_its_panel_says(scenario: str, seed: int) -> None:
    """The odds are worked out, so they are those of every throw, to the rounding of a whole percentage."""
    checked = 0
    for state, action, panel in panels(scenario, seed, ("fire", "done"), 0.5):
        top = state.frames[-1]
        shots = len(top.shots) if isinstance(top, FireOrder) else 0
        if panel.subtitle and (action.startswith("fire") or isinstance(top, FireOrder)) and shots < MOST_SHOTS:
            assert panel.exact
            compare(panel, fired_out(state, action, PLACE[panel.place]), FIRE_BARS, 0.0)
            checked += 1
    assert checked > 5
