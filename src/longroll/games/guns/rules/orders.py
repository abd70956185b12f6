"""GG-6 General orders: the declaration at the end of the action phase and what it costs."""

from __future__ import annotations

from typing import Final

from longroll.games.guns.components import ATTACK, CSA, HOLD, USA, WITHDRAW
from longroll.games.guns.lexicon import D_IDLE_RETURN, D_NIGHT_RETURN, D_ORDER, D_ORDER_RETURN, E_ORDER, ORDER
from longroll.games.guns.rules.tokens import Return, return_half
from longroll.games.guns.state import TRAY, Battle, Frame
from longroll.kit.frames import not_an_answer
from longroll.kit.notation import a_of, act, verb_in
from longroll.kit.terms import Refusal, no

HOLD_PENALTY: Final = 2
"""Tokens returned for holding on after a mandatory withdrawal (GG-6.12)."""


def nobody_there(b: Battle) -> bool:
    """GG-6.4: has either player no block on the map?"""
    return not (b.occupied[USA] and b.occupied[CSA])


def must_not_hold(b: Battle, army: int) -> bool:
    """GG-6.2: the second player who cut the turn short."""
    return bool(b.short) and army == b.second_player()


def may_attack(b: Battle, army: int) -> bool:
    """GG-6.3."""
    return not b.night_next() and b.number(army, TRAY) > 0


def legal_orders(b: Battle, army: int) -> list[int]:
    """The orders an army may declare for the next turn."""
    if nobody_there(b):
        return [HOLD]
    found = [ATTACK] if may_attack(b, army) else []
    if not must_not_hold(b, army):
        found.append(HOLD)
    return [*found, WITHDRAW]


class Declaration(Frame):
    """Step 6 of the action phase (GG-6.1)."""

    def __init__(self, army: int = 0, declared: int = 0) -> None:
        self.army = army
        self.declared = declared

    def copy(self) -> Frame:
        return Declaration(self.army, self.declared)

    def fields(self) -> tuple[str, ...]:
        return ("army", "declared")

    def proceed(self, b: Battle) -> bool:
        if not self.declared:
            return True
        b.end(self)
        return False

    def mover(self, b: Battle) -> int:
        return self.army

    def kind(self, b: Battle) -> int:
        return D_ORDER

    def listing(self, b: Battle) -> list[int]:
        return [act(ORDER, order) for order in legal_orders(b, self.army)]

    def take(self, b: Battle, code: int) -> None:
        army, order = self.army, a_of(code)
        self.declared = 1
        b.declared[army] = order
        b.stirred[army] = 0
        b.tell(E_ORDER, army, order)
        if order == WITHDRAW:
            b.last_withdraw = army
            if b.night_next():
                b.put_off[army] = 1
            else:
                return_half(b, army, D_ORDER_RETURN)
        elif order == HOLD and b.orders[army] == HOLD and b.duty[army]:
            number = min(HOLD_PENALTY, b.number(army, TRAY))
            b.begin(Return(army, number, number, D_ORDER_RETURN))

    def refuse(self, b: Battle, code: int) -> Refusal:
        if not verb_in(code, ORDER):
            return not_an_answer(self, b, code)
        if a_of(code) == HOLD:
            return no("GG-6.2", "short-turn")
        if b.night_next():
            return no("GG-6.3", "no-attack-at-night")
        return no("GG-6.3", "tray-empty")


def night_return(b: Battle, army: int) -> None:
    """GG-6.11, GG-R9: the return for Withdraw orders, put off to the start of the Night phase."""
    if b.put_off[army]:
        b.put_off[army] = 0
        return_half(b, army, D_NIGHT_RETURN)


def idle_return(b: Battle, army: int) -> None:
    """GG-6.8: no attack was made under Attack orders (the attack step has judged GG-6.9)."""
    return_half(b, army, D_IDLE_RETURN)
