"""The odds of one fire (MR-8 to MR-10)."""

from __future__ import annotations

from longroll.games.reason.components import ARTILLERY
from longroll.games.reason.odds.answers import FireOdds
from longroll.games.reason.odds.chances import binomial, hit_chance, loss_chance
from longroll.games.reason.rules.fire import Shot, shot
from longroll.games.reason.state import Battle


def fire_odds(b: Battle, unit: int, target: int) -> FireOdds:
    """A fire of a unit at a target where both stand now."""
    return shot_odds(shot(b, unit, target), b.sp[target], b.roster.cls[target] == ARTILLERY)


def shot_odds(made: Shot, sp: int, battery: bool) -> FireOdds:
    """A fire at a target with so many SP."""
    hits = binomial(made.dice, hit_chance(made.needs(), made.confirm))
    rolled = binomial(made.dice, loss_chance(made.needs(), made.confirm, bool(made.save)))
    losses = [*rolled[:sp], sum(rolled[sp:])] if made.dice >= sp else rolled
    return FireOdds(
        distance=made.distance,
        dice=made.dice,
        needs=made.needs(),
        items=made.items,
        save=made.save,
        hits=hits,
        losses=losses,
        hit=1 - hits[0],
        loss=1 - losses[0],
        breaks=losses[sp] if len(losses) > sp else 0.0,
        suppresses=1 - hits[0] if battery else 0.0,
    )
