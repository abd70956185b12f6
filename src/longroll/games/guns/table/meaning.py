"""What an answer would mean, in a few signs and words: steps, a fight, what it gives and what it forbids.

It is asked of every answer at every act, so it looks at the map and at plain numbers only; chances are asked for apart.
"""

from __future__ import annotations

from typing import NamedTuple

from longroll.games.guns.components import (
    ATTACK,
    BIT,
    FACE_STRENGTH,
    HOLD,
    NO_BLOCK,
    TOKEN_STRENGTH,
    TRAY_MAX,
    WITHDRAW,
)
from longroll.games.guns.lexicon import (
    AIM,
    ALSO,
    CHARGE,
    DEFEND,
    FACE_TO,
    HOURS,
    LEAD,
    LEAVE,
    MARCH,
    NO_AREA,
    OFF,
    ORDER,
    PLAY,
    RIDE,
    SEND,
    STAY,
    SUPPORT,
    TARGET,
    TO,
)
from longroll.games.guns.odds.preview import fire_lines
from longroll.games.guns.rules.approach import approaches
from longroll.games.guns.rules.assault import Assault, in_hand
from longroll.games.guns.rules.attack import Attack
from longroll.games.guns.rules.bombardment import points
from longroll.games.guns.rules.defensive_fire import DefensiveFire, support_items, supportable
from longroll.games.guns.rules.deployment import DefensiveSupport, OffensiveSupport
from longroll.games.guns.rules.duration import longest
from longroll.games.guns.rules.fields import field_of_fire
from longroll.games.guns.rules.march import EXTRA, MarchStep, distances, reach
from longroll.games.guns.rules.modifiers import HIT_POINTS, battery, total
from longroll.games.guns.rules.orders import HOLD_PENALTY, nobody_there
from longroll.games.guns.rules.paths import Reach
from longroll.games.guns.rules.withdrawal import Retiring, route
from longroll.games.guns.state import TRAY, Battle
from longroll.games.guns.table.panels import cost
from longroll.games.guns.table.speech import Speech
from longroll.kit.notation import a_of, b_of, c_of, d_of, verb_in


class Meaning(NamedTuple):
    """Is it a fight, what does it cost (steps), what else is to be said of it."""

    fight: bool = False
    cost: str = ""
    note: str = ""


NOTHING = Meaning()


def meaning(b: Battle, code: int, spoken: Speech, march: Reach | None = None) -> Meaning:
    """What an answer of the deciding seat would mean; ``b`` is its own position. ``march``: all marches of the block on
    its way, where many ends are asked about."""
    top = b.frames[-1]
    if verb_in(code, TO, LEAVE):
        if isinstance(top, MarchStep) and top.block != NO_BLOCK:
            return end_of_march(b, top, march or reach(b, top.block, bool(top.mounted)), code, spoken)
        if isinstance(top, Retiring) and top.block != NO_BLOCK:
            return end_of_retreat(b, top, code, spoken)
    if verb_in(code, MARCH, RIDE) and isinstance(top, MarchStep):
        return how_far(b, top, code, spoken)
    if verb_in(code, FACE_TO) and isinstance(top, MarchStep):
        return Meaning(note=commanded(b, top.army, b.ground.stance(a_of(code), b_of(code)), spoken))
    if verb_in(code, TARGET, ALSO, CHARGE):
        fights = code == CHARGE or bool(b.occupied[1 - top.mover(b)] & BIT[a_of(code)])
        return Meaning(fights)
    if verb_in(code, LEAD, SEND, STAY) and isinstance(top, Attack):
        return sent(b, top, code, spoken)
    if verb_in(code, PLAY) and isinstance(top, DefensiveSupport | OffensiveSupport):
        return gun(b, code, isinstance(top, DefensiveSupport), spoken)
    if verb_in(code, AIM):
        return Meaning(note=aimed(b, code, spoken))
    if verb_in(code, SUPPORT) and isinstance(top, DefensiveFire):
        attack = in_hand(b)
        strength = total(support_items(b, attack, a_of(code), attack.targets.index(b_of(code))))
        return Meaning(note=spoken.say("stage-points", points=strength))
    if verb_in(code, DEFEND):
        return Meaning(note=spoken.say("mean-strength", strength=FACE_STRENGTH[a_of(code)]))
    if verb_in(code, HOURS):
        return Meaning(note=length(b, a_of(code), spoken))
    if verb_in(code, ORDER):
        return Meaning(note=ordered(b, top.mover(b), a_of(code), spoken))
    return NOTHING


# ---- ways ----------------------------------------------------------------------------------------------------------


def end_of_retreat(b: Battle, top: Retiring, code: int, spoken: Speech) -> Meaning:
    """The steps to an end; what happens there."""
    way = route(b, top.block, bool(top.mounted))
    assert way is not None
    if verb_in(code, LEAVE):
        return Meaning(cost=steps(b, top.block, way.exit_path(a_of(code))), note=spoken.say("mean-leaves"))
    hurt = way.hurt >> a_of(code) & 1
    note = spoken.say("mean-reduced") if hurt else ""
    return Meaning(cost=steps(b, top.block, way.path(a_of(code))), note=note)


def end_of_march(b: Battle, top: MarchStep, found: Reach, code: int, spoken: Speech) -> Meaning:
    if verb_in(code, LEAVE):
        path = found.path(found.off(a_of(code)), found.takes(found.off(a_of(code)))[0])
        return Meaning(cost=steps(b, top.block, path), note=spoken.say("mean-leaves"))
    end, front = a_of(code), b_of(code)
    if b.occupied[1 - top.army] & BIT[end]:
        return Meaning(note=spoken.say("mean-clash"))
    take = found.takes(end)[0]
    must_walk = take or b.at[top.block] >= OFF
    length = steps(b, top.block, found.path(end, take)) if must_walk else str(found.steps(end))
    return Meaning(cost=length, note=at_end(b, top.army, end, front, spoken))


def steps(b: Battle, block: int, path: tuple[int, ...]) -> str:
    """What a path costs; from off the map, or off it, its legs are counted."""
    place = b.at[block]
    if place >= OFF or len(path) % 2:
        return str((len(path) + 1) // 2)
    return str(cost(b.ground, place, list(path)))


def at_end(b: Battle, army: int, end: int, front: int, spoken: Speech) -> str:
    """What is to be said of an end of a march: the enemy there, else the field of fire from it."""
    enemy = b.threat(1 - army)
    if enemy.covered >> end & 1:
        return spoken.say("mean-under-fire")
    if enemy.near >> end & 1:
        return spoken.say("mean-next-to-enemy")
    if front == NO_AREA:
        return spoken.say("mean-joins")
    return commanded(b, army, b.ground.stance(end, front), spoken)


def commanded(b: Battle, army: int, stance: int, spoken: Speech) -> str:
    """The field of fire of a stance: so many areas, and whether enemies stand there."""
    position = stance // 2
    areas = field_of_fire(b.ground, stance, b.occupied[army] | BIT[position])
    foes = b.occupied[1 - army] & b.ground.bordering(areas)
    return spoken.say("mean-field", areas=areas.bit_count(), foes=foes.bit_count())


def how_far(b: Battle, top: MarchStep, code: int, spoken: Speech) -> Meaning:
    block = top.chosen(b, code)
    if block == NO_BLOCK:
        return NOTHING
    base, extended = distances(b, block, verb_in(code, RIDE))
    note = spoken.say("mean-rides") if verb_in(code, RIDE) else ""
    if extended > base:
        return Meaning(cost=f"{base}–{extended}", note=note or spoken.say("mean-near-friends", steps=extended))
    return Meaning(cost=str(base), note=note)


# ---- an attack -----------------------------------------------------------------------------------------------------


def sent(b: Battle, top: Attack, code: int, spoken: Speech) -> Meaning:
    """A block sent: its strength, the steps of its way."""
    strength = spoken.say("mean-strength", strength=FACE_STRENGTH[a_of(code)])
    if verb_in(code, STAY):
        return Meaning(cost="0", note=strength)
    goal = top.targets.index(c_of(code))
    block = next((k for k in b.stack(top.army, b_of(code)) if k not in top.blocks), NO_BLOCK)
    if block == NO_BLOCK:
        return Meaning(not top.free[goal], note=strength)
    ways = approaches(b, top.army, block, c_of(code), bool(top.free[goal]), not top.again)
    path = next((way.path for way in ways if way.number == d_of(code)), ())
    return Meaning(not top.free[goal], str(cost(b.ground, b_of(code), list(path))), strength)


def gun(b: Battle, code: int, defends: bool, spoken: Speech) -> Meaning:
    """What a gun would add where it is played: points of defensive fire, or of the bombardment."""
    attack = in_hand(b)
    army = 1 - attack.army if defends else attack.army
    position = b_of(code)
    before = [TOKEN_STRENGTH[token] for token in b.guns_on(army, position)]
    was, now = battery(before), battery([*before, TOKEN_STRENGTH[a_of(code)]])
    if defends:
        was, now = fire(b, attack, position, was), fire(b, attack, position, now)
    return Meaning(note=spoken.say("mean-gun", added=now - was, points=now, hit=HIT_POINTS))


def fire(b: Battle, attack: Assault, position: int, strength: int) -> int:
    """The most points of defensive fire from a position."""
    goals = supportable(b, attack, position)
    return max((total(fire_lines(b, attack, position, strength, goal)) for goal in goals), default=0)


def aimed(b: Battle, code: int, spoken: Speech) -> str:
    """The points that would fall on a target, and the guns that stand there."""
    attack = in_hand(b)
    strength = points(b, attack.army, a_of(code))
    return spoken.say("mean-aim", points=strength, guns=len(b.guns_on(1 - attack.army, b_of(code))))


# ---- the turn ------------------------------------------------------------------------------------------------------


def length(b: Battle, hours: int, spoken: Speech) -> str:
    """What a length of the turn gives to both, and what it forbids its chooser (GG-8.1, GG-12.3, GG-6.2)."""
    tokens = 0 if b.orders[b.second_player()] == ATTACK else hours
    further = EXTRA[0][1] * (hours - 1)
    theirs = EXTRA[0][0] * (hours - 1)
    short = "yes" if hours < longest(b) and not nobody_there(b) else "no"
    return spoken.say("mean-hours", tokens=tokens, steps=further, theirs=theirs, short=short)


def ordered(b: Battle, army: int, order: int, spoken: Speech) -> str:
    """What an order gives and costs (GG-6)."""
    tray = b.number(army, TRAY)
    if order == ATTACK:
        return spoken.say("mean-order-attack")
    if order == WITHDRAW:
        return spoken.say("mean-order-withdraw", tokens=(tray + 1) // 2)
    assert order == HOLD
    paid = min(HOLD_PENALTY, tray) if b.orders[army] == HOLD and b.duty[army] else 0
    return spoken.say("mean-order-hold", tokens=paid, most=TRAY_MAX)
