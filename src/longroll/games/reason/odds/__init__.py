"""Exact chances before the dice are rolled: fire at a target, control with a number of CDs, attacks with their test,
evade or flight, combats with re-rolls, recovery, army morale, the next pulse and the next turn.

Everything is read from the sums of ``fire`` and ``combat_sums``, attacks are played on copies of the position
(``played``); nothing here adds a modifier. An attack is followed to the result of its combat; fall back and advance are
not part of the odds.
"""

from longroll.games.reason.odds.answers import AttackOdds, CombatOdds, ControlOdds, FireOdds, RecoveryOdds
from longroll.games.reason.odds.combat import attack_odds, combat_odds, onward_odds
from longroll.games.reason.odds.command import control_odds, morale_odds, next_turn, recovery_odds
from longroll.games.reason.odds.fire import fire_odds, shot_odds
from longroll.games.reason.odds.outlook import contest, likely, outlook

__all__ = [
    "AttackOdds",
    "CombatOdds",
    "ControlOdds",
    "FireOdds",
    "RecoveryOdds",
    "attack_odds",
    "combat_odds",
    "contest",
    "control_odds",
    "fire_odds",
    "likely",
    "morale_odds",
    "next_turn",
    "onward_odds",
    "outlook",
    "recovery_odds",
    "shot_odds",
]
