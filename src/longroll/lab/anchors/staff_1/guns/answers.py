"""Every kind of decision with the part of the staff that answers it."""

from __future__ import annotations

from collections.abc import Callable

from longroll.lab.anchors.staff_1.guns import attacks, duties, guns, marches
from longroll.lab.anchors.staff_1.guns.situation import Situation


def any_of(_: Situation) -> int:
    """Nothing is known that could decide it (see ``Script``)."""
    return 0


def first(situation: Situation) -> int:
    return situation.codes[0]


ANSWERS: dict[str, Callable[[Situation], int]] = {
    "bid": duties.bid,
    "side": duties.side,
    "balance": duties.shift,
    "post": duties.post,
    "post-facing": duties.post_facing,
    "special": first,
    "hours": duties.hours,
    "night-return": guns.give_back,
    "keep": guns.give_back,
    "entry": marches.entry,
    "owed": duties.owed,
    "order": duties.order,
    "idle-return": guns.give_back,
    "order-return": guns.give_back,
    "works": duties.works,
    "losses": duties.losses,
    "objectives": duties.shift,
    "withdrawal": marches.withdrawal,
    "withdraw-to": marches.withdraw_to,
    "lost-attack": marches.withdrawal,
    "withdrawal-loss": duties.lose,
    "attack": attacks.attack,
    "second-target": attacks.second_target,
    "attackers": attacks.attackers,
    "leader": attacks.leader,
    "defensive-support": guns.defensive_support,
    "offensive-support": guns.offensive_support,
    "make-up": guns.make_up,
    "aim": guns.aim,
    "knock": guns.knock,
    "behind": duties.behind,
    "support": guns.support,
    "combat-order": duties.combat_order,
    "defender": duties.defender,
    "offer": duties.offer,
    "pick": any_of,
    "march": marches.march,
    "march-to": marches.march_to,
    "crossing": marches.crossing,
    "hurry": first,
}


def answer(situation: Situation, kind: str) -> int:
    """The staff's answer (one of ``situation.codes``)."""
    return ANSWERS[kind](situation)
