"""Exact chances before the dice are rolled: fire at a hex, charges with the defender's choices of fire compared, rally,
combined activation, the next marker.

Everything is read from the tables and sums of ``modifiers`` through ``gunnery``, ``defensive_fire`` and ``melee``;
nothing here adds a modifier. A charge is followed to the end of its result: Disorders and checks of the table are
part of the odds, what happens on the retreat (GL-11.24, GL-11.25, displacement) and afterwards is not.
"""

from longroll.games.glory.odds.answers import ChargeOdds, Defence, Fate, FireOdds
from longroll.games.glory.odds.chances import combination, draws, initiative, over, percent, rally, recovery
from longroll.games.glory.odds.charges import best_defence, charge_odds, defences, last_charge, preview
from longroll.games.glory.odds.fire import answer_odds, fire_odds, shot_odds
from longroll.games.glory.odds.outlook import (
    attempt,
    best_goal,
    common_hexes,
    fought_for,
    outlook,
    storm,
    through,
    unresolved,
)

__all__ = [
    "ChargeOdds",
    "Defence",
    "Fate",
    "FireOdds",
    "answer_odds",
    "attempt",
    "best_defence",
    "best_goal",
    "charge_odds",
    "combination",
    "common_hexes",
    "defences",
    "draws",
    "fire_odds",
    "fought_for",
    "initiative",
    "last_charge",
    "outlook",
    "over",
    "percent",
    "preview",
    "rally",
    "recovery",
    "shot_odds",
    "storm",
    "through",
    "unresolved",
]
