"""Which part of the doctrine answers which decision."""

from __future__ import annotations

from collections.abc import Callable

from longroll.games.reason import lexicon as lex
from longroll.games.reason.doctrine import commands, fights, marches
from longroll.games.reason.doctrine.intents import NO_INTENT, Intent
from longroll.games.reason.doctrine.reading import Reading
from longroll.games.reason.state import Battle
from longroll.kit.notation import verb_in

Rule = Callable[[Reading], int]


def muster(r: Reading) -> int:
    """Before a pick-up battle: a ready-made army, then whatever settles most at once."""
    for verb in (lex.ARMY, lex.REST):
        for code in r.b.codes:
            if verb_in(code, verb):
                return code
    return r.b.codes[0]


RULES: dict[int, Rule] = {
    lex.D_INITIATIVE: commands.initiative,
    lex.D_FIRST: commands.lead,
    lex.D_ORDERS: commands.orders,
    lex.D_CONTROL_REROLL: commands.control_again,
    lex.D_PICK: lambda r: commands.picked(r.b, r.intent),
    lex.D_REINS: lambda r: commands.reins(r.b, r.intent),
    lex.D_RECOVER: commands.recover,
    lex.D_RECOVERY_REROLL: commands.recover_again,
    lex.D_MOVE: marches.next_mover,
    lex.D_PATH: marches.best_path,
    lex.D_RIDE: marches.best_ride,
    lex.D_PLACE: lambda r: marches.first_place(r.b),
    lex.D_POST: lambda r: marches.first_place(r.b),
    lex.D_MUSKETRY: lambda r: fights.best_shot(r.b),
    lex.D_ARTILLERY: lambda r: fights.best_shot(r.b),
    lex.D_ATTACK_REROLL: lambda r: fights.spend_or_keep(r.b),
    lex.D_ALSO: lambda r: fights.only(r.b),
    lex.D_EVADE: lambda r: fights.evade_or_stand(r.b),
    lex.D_EVADE_TO: lambda r: fights.far_away(r.b),
    lex.D_VALOUR: lambda r: fights.valour(r.b),
    lex.D_COMBAT_REROLL: fights.combat_again,
    lex.D_SHARE: lambda r: fights.shared_loss(r.b),
    lex.D_ADVANCE: lambda r: fights.after_combat(r.b),
    lex.D_RATE: muster,
    lex.D_RAISE: muster,
    lex.D_STATION: muster,
    lex.D_DEPLOY: muster,
}


def answer(b: Battle, intent: Intent = NO_INTENT) -> int:
    """One of ``b.codes``; a decision without a rule takes the first."""
    rule = RULES.get(b.frames[-1].kind(b))
    code = b.codes[0] if rule is None else rule(Reading(b, b.mover, intent))
    return code if code in b.codes else b.codes[0]
