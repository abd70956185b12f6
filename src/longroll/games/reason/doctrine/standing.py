"""Standing orders: small decisions that come up again and again, answered as their seat has ordered once.

Some ask after all where there is something to decide: Attack! or Active, an initiative that is lost, a combat that is.
"""

from __future__ import annotations

from longroll.games.reason.components import ACTIVE, ATTACK
from longroll.games.reason.doctrine import commands, fights
from longroll.games.reason.doctrine.reading import Reading
from longroll.games.reason.lexicon import (
    DONE,
    EVADE,
    FREE,
    GIVE,
    KEEP,
    OCCUPY,
    PICK,
    RECOVER,
    REROLL,
    RUN,
    S_COMBAT,
    S_CONTROL,
    S_DICE,
    S_EVADE,
    S_INITIATIVE,
    S_LOSSES,
    S_RECOVERY,
    S_ROOM,
    SHARE,
    STAND,
)
from longroll.games.reason.odds.outlook import charge_odds, contest
from longroll.games.reason.rules.charge import Charge
from longroll.games.reason.rules.combat import Combat
from longroll.games.reason.rules.command_dice import Initiative
from longroll.games.reason.rules.control import Control
from longroll.games.reason.state import Battle
from longroll.kit.game import ASK, StandingOrder
from longroll.kit.notation import a_of, act, b_of, verb_in

SPREAD, NONE, BEHIND, BEST, YES, NO = "spread", "none", "behind", "best", "yes", "no"
DOUBT, CALM, BOLD, NEAREST = "doubt", "calm", "bold", "nearest"

ORDERS: dict[str, StandingOrder] = {
    name: StandingOrder(name, f"standing-{name}", answers)
    for name, answers in (
        (S_DICE, (ASK, SPREAD, NONE)),
        (S_CONTROL, (ASK, DOUBT, CALM, BOLD)),
        (S_INITIATIVE, (ASK, BEHIND, NONE)),
        (S_EVADE, (ASK, BEST, YES, NO)),
        (S_COMBAT, (ASK, BEHIND, NONE)),
        (S_LOSSES, (ASK, BEST)),
        (S_RECOVERY, (ASK, BEST)),
        (S_ROOM, (ASK, NEAREST)),
    )
}
"""All standing orders of the game."""
ASK_AFTER_ALL = -1


def answer(b: Battle, name: str, order: str) -> int:
    """What a standing order answers to the pending decision; ASK_AFTER_ALL where it leaves that to its seat."""
    if name == S_DICE:
        return command_dice(b, order)
    if name == S_CONTROL:
        return control(b, order)
    if name == S_INITIATIVE:
        return initiative(b, order)
    if name == S_EVADE:
        return evade(b, order)
    if name == S_COMBAT:
        return combat(b, order)
    if name == S_LOSSES:
        return losses(b)
    if name == S_RECOVERY:
        return recovery(b)
    return b.codes[0]  # places are listed nearest first


def command_dice(b: Battle, order: str) -> int:
    """To those they help most, or to nobody. Batteries are paid for by hand."""
    if order == NONE:
        return DONE
    given = commands.orders(Reading(b, b.mover))
    return given if verb_in(given, GIVE) else DONE


def control(b: Battle, order: str) -> int:
    """A die is rolled again only where the Force would be Inactive; then the status that was ordered."""
    frame = b.frames[-1]
    assert isinstance(frame, Control)
    if any(verb_in(code, REROLL) for code in b.codes):
        best = max(frame.outcome(b, one, other)[1] for one, other in frame.picks(b))
        if best >= ACTIVE:
            return act(KEEP)
        return min((code for code in b.codes if verb_in(code, REROLL)), key=lambda code: frame.dice[a_of(code) - 1])
    open_now = {frame.outcome(b, a_of(code) - 1, b_of(code) - 1)[1]: code for code in b.codes if verb_in(code, PICK)}
    if order == DOUBT and ACTIVE in open_now and ATTACK in open_now:
        return ASK_AFTER_ALL
    liked = (ATTACK, ACTIVE) if order == BOLD else (ACTIVE, ATTACK)
    return next((open_now[status] for status in liked if status in open_now), b.codes[0])


def initiative(b: Battle, order: str) -> int:
    """Nothing is rolled again, or one is asked only by a side that is behind."""
    frame = b.frames[-1]
    assert isinstance(frame, Initiative)
    behind = frame.ahead != frame.chooser()
    return ASK_AFTER_ALL if order == BEHIND and behind else act(KEEP)


def evade(b: Battle, order: str) -> int:
    """Away or not; as far as possible, and face to the enemy."""
    if any(verb_in(code, RUN) for code in b.codes):
        return fights.far_away(b)
    if order == BEST:
        frame = contest(b)
        assert isinstance(frame, Charge)
        return act(EVADE) if charge_odds(b, frame).way == "evade" else act(STAND)
    return act(EVADE) if order == YES else act(STAND)


def combat(b: Battle, order: str) -> int:
    """No officer is risked and no die bought, or one is asked only where the combat is lost as it stands."""
    frame = b.frames[-1]
    if order == BEHIND:
        if not isinstance(frame, Combat):
            return ASK_AFTER_ALL  # an attack test has failed
        rolled = frame.attack_dice and frame.defence_dice
        if rolled and frame.total(b, frame.who) <= frame.total(b, 1 - frame.who):
            return ASK_AFTER_ALL
    return act(KEEP)


def losses(b: Battle) -> int:
    """The strongest bears them; a town that was won is occupied, else nobody runs on."""
    if any(verb_in(code, SHARE) for code in b.codes):
        return fights.shared_loss(b)
    return next((code for code in b.codes if verb_in(code, OCCUPY)), b.codes[0])


def recovery(b: Battle) -> int:
    """Everybody tries; the general helps, the army commander's dice are kept."""
    if any(verb_in(code, RECOVER) for code in b.codes):
        return commands.recover(Reading(b, b.mover))
    return act(FREE) if act(FREE) in b.codes else act(KEEP) if act(KEEP) in b.codes else act(DONE)
