"""Everything else: markers, the order of Commands, combined activation, rally, retreats, leaders."""

from __future__ import annotations

from longroll.games.glory.components import members
from longroll.games.glory.doctrine import standing
from longroll.games.glory.doctrine.marches import staff_value
from longroll.games.glory.doctrine.scene import WARY, Scene
from longroll.games.glory.lexicon import ALONG, COMBINE, COMMAND, DONE, END, OFF, ROLL, SECOND, STAY, WITH
from longroll.games.glory.odds.chances import combination
from longroll.games.glory.rules.activation import Combining, total
from longroll.games.glory.rules.refusals import verb_in
from longroll.kit.notation import a_of, b_of

SURE = 0.8
"""Leaders act as one if they succeed so often …"""
TOGETHER = 4
"""… and both have enemies so near."""
FAR = 99
"""Farther than any hex of a map."""


def first(scene: Scene) -> int:
    return scene.b.codes[0]


def urgency(scene: Scene, command: int) -> float:
    """How much a Command has to do now: the nearer the enemy the more."""
    b = scene.b
    value = 0.0
    for unit in members(b.units_of(command)):
        if b.at[unit] < OFF:
            steps = scene.distance(b.at[unit])
            value += (9 - steps) * (0.5 if b.roster.is_gun[unit] else 1.0)
    return value


def post(scene: Scene) -> int:
    """Leaders among their units."""
    return max(scene.b.codes, key=lambda code: (staff_value(scene, a_of(code), b_of(code)), -code))


def second(scene: Scene) -> int:
    """The corps nearest to the enemy act twice."""
    return best_group(scene, SECOND)


def opening(scene: Scene) -> int:
    """The marker of the group that has most to do."""
    b = scene.b
    return max(b.codes, key=lambda code: (group_urgency(scene, a_of(code)), -code))


def best_group(scene: Scene, verb: int) -> int:
    codes = [code for code in scene.b.codes if verb_in(code, verb)]
    return max(codes, key=lambda code: (group_urgency(scene, a_of(code)), -code)) if codes else DONE


def group_urgency(scene: Scene, group: int) -> float:
    return sum(urgency(scene, command) for command in scene.b.roster.commands_of[group])


def assign(scene: Scene) -> int:
    """Artillery goes with the Command nearest to it, else with the one that has most to do."""
    b = scene.b

    def rank(code: int) -> tuple[int, float, int]:
        unit, leader = a_of(code), b_of(code)
        home = scene.home(leader)
        away = scene.board.distance(b.at[unit], home) if b.at[unit] < OFF and home < OFF else FAR
        return (-away, urgency(scene, leader), -code)

    return max(b.codes, key=rank)


def command(scene: Scene) -> int:
    """Guns first, so that their fire prepares the charges; then the Command nearest to the enemy."""
    b = scene.b
    pair = partners(scene)
    if pair:
        return pair
    listed = [code for code in b.codes if verb_in(code, COMMAND, WITH)]
    if not listed:
        return END

    def rank(code: int) -> tuple[bool, float, bool, int]:
        units = b.units_of(a_of(code))
        return (not units & ~b.roster.guns_mask, urgency(scene, a_of(code)), verb_in(code, WITH), -code)

    return max(listed, key=rank)


def partners(scene: Scene) -> int:
    """A leader to begin a combination with that is likely to succeed and has an enemy before it; 0 if there is none."""
    b = scene.b
    if scene.posture == WARY:
        return 0
    leaders = [a_of(code) for code in b.codes if verb_in(code, COMBINE)]
    close = [leader for leader in leaders if pressed(scene, leader)]
    if len(close) < 2 or len(leaders) < 2:
        return 0
    close.sort(key=lambda leader: (b.roster.factor[leader], leader))
    if combination(b.roster.factor[close[0]] + b.roster.factor[close[1]]) < SURE:
        return 0
    return next(code for code in b.codes if verb_in(code, COMBINE) and a_of(code) == close[0])


def pressed(scene: Scene, leader: int) -> bool:
    """Has a Command two units near the enemy?"""
    b = scene.b
    units = [unit for unit in members(b.units_of(leader)) if b.at[unit] < OFF]
    return sum(1 for unit in units if scene.distance(b.at[unit]) <= TOGETHER) > 1


def combine(scene: Scene) -> int:
    """As few as may be: the likeliest partner, then the roll."""
    b = scene.b
    if ROLL in b.codes:
        return ROLL
    top = b.frames[-1]
    assert isinstance(top, Combining)
    now = total(b, top.named)
    return min(b.codes, key=lambda code: (not pressed(scene, a_of(code)), now + b.roster.factor[a_of(code)], code))


def rally(scene: Scene) -> int:
    """Everybody who can, the strongest first."""
    b = scene.b
    units = [code for code in b.codes if code != DONE]
    return max(units, key=lambda code: (b.strength(a_of(code)), -code)) if units else DONE


def retreat(scene: Scene) -> int:
    return standing.way_out(scene.b)


def flee(scene: Scene) -> int:
    return max(scene.b.codes, key=lambda code: (staff_value(scene, a_of(code), b_of(code)), -code))


def along(scene: Scene) -> int:
    """Leaders stay with their units."""
    return next((code for code in scene.b.codes if verb_in(code, ALONG)), scene.b.codes[0])


def depart(scene: Scene) -> int:
    """Nobody leaves the field."""
    return STAY if STAY in scene.b.codes else scene.b.codes[0]
