"""Standing orders: reactions answered without being asked.

Each order speaks for one kind of reaction of its seat. ``best`` fire is that of the odds; a way out is chosen by a
simple safe rule: not into an enemy's front nor over a ford, off the enemy's reach, into cover. Some ask after all where
there is something to decide (``doubt``, ``near``): several targets, friends in the line of fire, no safe way out or two
as good, a facing next to the enemy.
"""

from __future__ import annotations

from typing import Final

from longroll.games.glory.lexicon import (
    ALONG,
    ANSWER_BOTH,
    COUNTERBATTERY,
    DECISIONS,
    DEFEND,
    DEFENSIVE_FIRE,
    DISPLACE,
    DONE,
    FACINGS_KEPT,
    HALT,
    HOLD_FIRE,
    LEADERS,
    PERISH,
    REMAIN,
    RETREAT,
    RETREAT_BEFORE_CHARGE,
    RETREATS,
    STAND,
)
from longroll.games.glory.odds.charges import best_defence
from longroll.games.glory.rules.counterbattery import Salvo
from longroll.games.glory.rules.evasion import Evasion
from longroll.games.glory.rules.facing import Facing
from longroll.games.glory.rules.leadership import Along
from longroll.games.glory.rules.results import epoch, threatened
from longroll.games.glory.rules.retreat import Retreat
from longroll.games.glory.rules.sight import friendly_fire
from longroll.games.glory.state import Battle
from longroll.kit.game import ASK, StandingOrder
from longroll.kit.notation import a_of, act, b_of, verb_in

BEST: Final = "best"
FIRE: Final = "fire"
HOLD: Final = "hold"
YES: Final = "yes"
NO: Final = "no"
DOUBT: Final = "doubt"
NEAR: Final = "near"
ASK_AFTER_ALL: Final = -1

ORDERS: Final[dict[str, StandingOrder]] = {
    name: StandingOrder(name, f"standing-{name}", answers)
    for name, answers in (
        (DEFENSIVE_FIRE, (ASK, BEST, DOUBT, HOLD)),
        (COUNTERBATTERY, (ASK, FIRE, DOUBT, HOLD)),
        (RETREAT_BEFORE_CHARGE, (ASK, YES, NO)),
        (RETREATS, (ASK, BEST, DOUBT)),
        (LEADERS, (ASK, YES, NO)),
        (FACINGS_KEPT, (ASK, BEST, NEAR)),
    )
}
"""All standing orders of the game."""

LOOK_OUT: Final = 4
"""How far a unit that has got away looks for the enemy it is to face."""


def order_for(b: Battle) -> str:
    """The standing order that speaks for the pending decision, "" if none does: a facing and a leader who goes along
    belong to the retreat they are asked for."""
    procedure = next(frame for frame in reversed(b.frames) if not isinstance(frame, Facing | Along))
    asks = procedure if isinstance(procedure, Evasion | Retreat) else b.top()
    return DECISIONS[asks.kind(b)].standing


def answer(b: Battle, name: str, order: str) -> int:
    """The code a standing order gives to the pending decision; ASK_AFTER_ALL where it leaves that to its seat."""
    top = b.top()
    if isinstance(top, Along):
        return act(REMAIN if name == LEADERS and order == NO else ALONG, top.leader)
    if isinstance(top, Facing):
        close = b.near[1 - b.roster.side[b.lower[top.place]]] >> top.place & 1
        if order == NEAR and close:
            return ASK_AFTER_ALL
        return max(b.codes, key=lambda code: enemies_ahead(b, top.place, a_of(code)))
    if name == DEFENSIVE_FIRE:
        if order == DOUBT and sum(verb_in(code, DEFEND) for code in b.codes) > 1:
            return ASK_AFTER_ALL
        return DONE if order == HOLD else best_fire(b)
    if name == COUNTERBATTERY:
        if order == DOUBT and risky(b):
            return ASK_AFTER_ALL
        return HOLD_FIRE if order == HOLD else fire_back(b)
    if name == RETREAT_BEFORE_CHARGE:
        return STAND if order == NO else get_away(b)
    return ASK_AFTER_ALL if order == DOUBT and doubtful(b) else way_out(b)


def risky(b: Battle) -> bool:
    """Would an answer go over friends' heads (GL-9.51.2)?"""
    top = b.top()
    assert isinstance(top, Salvo)
    owner = 1 - top.side
    return bool(friendly_fire(b.board, top.targets[0], top.origins[0], b.occupied[owner]))


def doubtful(b: Battle) -> bool:
    """Does every way out do harm, are two units to go, or are two ways as safe?"""
    top = b.top()
    assert isinstance(top, Retreat)
    ways = [code for code in b.codes if verb_in(code, RETREAT)]
    if not ways or len({a_of(code) for code in ways}) > 1:
        return True
    ranked = sorted((safety(b, a_of(code), b_of(code)) for code in ways), reverse=True)
    return ranked[0][0] < 0 or (len(ranked) > 1 and ranked[0] == ranked[1])


def best_fire(b: Battle) -> int:
    """The best defensive fire by the odds, hex by hex."""
    for place, targets in best_defence(b).items():
        if targets:
            return act(DEFEND, place, targets)
    return DONE


def fire_back(b: Battle) -> int:
    """Together if two can, else with the first gun that can."""
    for code in b.codes:
        if verb_in(code, ANSWER_BOTH):
            return code
    return next(code for code in b.codes if code != HOLD_FIRE)


def get_away(b: Battle) -> int:
    """As far from the enemy as possible."""
    ways = [code for code in b.codes if code != STAND]
    return max(ways, key=lambda code: safety(b, a_of(code), b_of(code)))


def way_out(b: Battle) -> int:
    """The safest retreat; friends are displaced rather than a unit given up."""
    top = b.frames[-1]
    assert isinstance(top, Retreat)
    if HALT in b.codes:
        here = safety(b, top.unit, b.at[top.unit])
        best = max((code for code in b.codes if code != HALT), key=lambda code: safety(b, top.unit, a_of(code)))
        return best if safety(b, top.unit, a_of(best)) > here else HALT
    for verb in (RETREAT, DISPLACE, PERISH):
        ways = [code for code in b.codes if verb_in(code, verb)]
        if ways:
            return max(ways, key=lambda code: safety(b, a_of(code), b_of(code)) if verb != PERISH else ())
    raise AssertionError("no retreat is asked for")


def safety(b: Battle, unit: int, place: int) -> tuple[int, ...]:
    """How safe a hex is for a unit that gets away to it: the higher the better."""
    board, enemy = b.board, 1 - b.roster.side[unit]
    here = b.at[unit]
    wet = board.direction(here, place) >= 0 and board.by_crossing(epoch(b), here, place)
    harm = int(place != here and threatened(b, place, enemy)) + int(wet)
    distance = min(board.nearest(place, b.occupied[enemy]), LOOK_OUT)
    return (-harm, distance, -board.fire_ground[place], int(b.count(place) == 0))


def enemies_ahead(b: Battle, place: int, facing: int) -> tuple[int, int]:
    """Enemies in the front hexes of a facing, and nearby enemies the more the straighter they lie ahead."""
    board = b.board
    enemies = b.occupied[1 - b.roster.side[b.lower[place]]]
    nearby = board.within(place, LOOK_OUT) & enemies
    ahead = board.front[6 * place + facing] & enemies
    return ahead.bit_count(), sum((board.arc(place, (facing + turn) % 6) & nearby).bit_count() for turn in (0, 1, 5))
