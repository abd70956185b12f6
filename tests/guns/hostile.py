"""Answers that bring on a fight, for random games that should see every procedure."""

from __future__ import annotations

from longroll.games.guns.components import ATTACK
from longroll.games.guns.lexicon import ADD, ALSO, CHARGE, EXTEND, LEAD, ORDER, PLAY, SEND, STAY, TARGET
from longroll.games.guns.state import Battle
from longroll.kit.notation import act, verb_in


def hostile_answers(b: Battle) -> list[int]:
    """Attack orders, attacks, more blocks and guns for them."""
    found = [code for code in b.codes if verb_in(code, TARGET, ALSO, SEND, STAY, LEAD, PLAY, ADD, EXTEND)]
    return found or [code for code in b.codes if code in (act(ORDER, ATTACK), CHARGE)]
