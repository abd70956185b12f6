"""The odds of combats (MR-20) and of whole attacks (MR-17.11, MR-19)."""

from __future__ import annotations

from longroll.boards.table.shapes import FRONT
from longroll.boards.table.turn import counter_conformed
from longroll.games.reason import attacks
from longroll.games.reason.charge_path import ChargePlan, free
from longroll.games.reason.combat_sums import engagements_of, extra_die, sum_items, total
from longroll.games.reason.components import ARTILLERY, CAVALRY, FF, II, NO_UNIT
from longroll.games.reason.figures import EVADE_AUTO, NO_EVADE
from longroll.games.reason.odds.answers import AttackOdds, CombatOdds
from longroll.games.reason.odds.chances import CombatSum, evade_chance, flight, passing_chance
from longroll.games.reason.reactions import (
    escape,
    evade_items,
    evade_kind,
    flee_number,
    flight_length,
    most_losses,
)
from longroll.games.reason.reactions import total as bonus
from longroll.games.reason.state import Battle


def combat_odds(
    b: Battle,
    attackers: list[int],
    defenders: list[int],
    valour: tuple[int, int] = (0, 0),
    pays: tuple[bool, bool] = (False, False),
) -> CombatOdds:
    """A combat of engaged units; ``valour``: what officers add on each side; ``pays``: who will buy a re-roll if it
    helps (each side weighs SP lost against SP taken)."""
    joined = engagements_of(b, attackers)
    attack = sum_items(b, joined, attackers, defenders, True, valour[0])
    defence = sum_items(b, joined, defenders, attackers, False, valour[1])
    dice = (
        1 if extra_die(b, joined, attackers, defenders, True) == NO_UNIT else 2,
        1 if extra_die(b, joined, defenders, attackers, False) == NO_UNIT else 2,
    )
    sp = (sum([b.sp[unit] for unit in attackers]), sum([b.sp[unit] for unit in defenders]))
    found = CombatSum(sp, (total(attack) - sp[0], total(defence) - sp[1]), dice, pays).outlook()
    lost_all, lost, won, won_all = found.results
    return CombatOdds(
        attack=attack,
        defence=defence,
        attack_dice=dice[0],
        defence_dice=dice[1],
        lost_all=lost_all,
        lost=lost,
        won=won,
        won_all=won_all,
        attack_loss=found.attack_loss,
        defence_loss=found.defence_loss,
        attackers_gone=found.attackers_gone,
        defenders_gone=found.defenders_gone,
    )


def able_to_pay(b: Battle, units: list[int]) -> bool:
    """Could a side buy a re-roll in this combat (MR-20.9)?"""
    return attacks.advised(b, b.roster.side[units[0]], [b.shapes[unit] for unit in units]) >= 0.0


# ---- an attack before it is declared -----------------------------------------------------------------------


def met(b: Battle, made: ChargePlan, faces: bool, attack_loss: int = 0, defence_loss: int = 0) -> CombatOdds | None:
    """The combat that contact would lead to, on a copy; ``faces``: the target turns to face the attacker; the losses
    are those before contact. None if one of the two is gone."""
    if b.sp[made.unit] <= attack_loss or b.sp[made.target] <= defence_loss or made.conformed is None:
        return None
    after = b.copy()
    unit, target = made.unit, made.target
    after.sp[unit] -= attack_loss
    after.sp[target] -= defence_loss
    x, y = made.start.front_middle
    edge = made.edge
    assert made.contact is not None
    after.put_rect(unit, made.contact, FF)
    counter = None
    if b.roster.cls[target] == CAVALRY and b.formation[target] == FF and not b.engaged(target):
        counter = counter_conformed(b.shapes[target], made.contact)
    if counter is not None and free(after, target, counter, unit):
        after.put_rect(target, counter, FF)
        edge = FRONT
    else:
        after.put_rect(unit, made.conformed, FF)
        if faces:
            edge = FRONT
    after.engage(unit, target, attacks.side_word(after, target, edge), x, y)
    for other in made.drawn:
        after.engage(unit, other, attacks.side_word(after, other, attacks.side_from(after, other, x, y)), x, y)
    foes = [e[1] for e in after.engagements if e[0] == unit]
    friends = sorted({e[0] for e in after.engagements if e[1] in foes})
    return combat_odds(after, friends, foes)


def attack_odds(b: Battle, made: ChargePlan, cds: int = 0) -> AttackOdds:
    """An attack along a legal path, to the end of its combat. ``cds``: what the army commander would spend on a failed
    test. A target that may evade chooses what leaves the attacker fewer victories. Units drawn in are reckoned as if
    they stayed."""
    side = b.roster.side[made.unit]
    again = cds > 0 and attacks.advised(b, side, [b.shapes[made.unit]]) >= 0.0
    passes = passing_chance(b.sp[made.unit], again) if made.test else 1.0
    if b.roster.cls[made.target] == ARTILLERY and not b.engaged(made.target):
        return against_guns(b, made, passes)
    stood = met(b, made, False)
    ways = [standing(passes, stood)]
    x, y = made.start.front_middle
    way = evade_kind(b, made.target, made.unit)
    if way != NO_EVADE and escape(b, made.target, x, y) is not None:
        tried = evading(b, made, passes, way == EVADE_AUTO)
        ways.append(tried)
    best = min(ways, key=lambda one: one.wins)
    words = ("stand", "evade")
    listed = [(words[n], one.contact, one.wins) for n, one in enumerate(ways)]
    return AttackOdds(best.passes, best.contact, best.leaves, best.falls, best.repulsed, best.combat, best.wins, listed)


def victory(odds: CombatOdds | None) -> float:
    return 0.0 if odds is None else odds.won + odds.won_all


def standing(passes: float, fought: CombatOdds | None) -> AttackOdds:
    """The target stays."""
    return AttackOdds(passes, passes, 0.0, 0.0, 0.0, fought, passes * victory(fought), [])


def evading(b: Battle, made: ChargePlan, passes: float, automatic: bool) -> AttackOdds:
    """The target tries to evade (MR-19.4, MR-19.8)."""
    mine, theirs = evade_items(b, made.target, made.unit)
    away = 1.0 if automatic else evade_chance(bonus(mine), bonus(theirs))
    fails = passes * (1 - away)
    turns = b.roster.kind[made.target] == II
    fought = met(b, made, turns, 0, 1)
    falls = fails if fought is None else 0.0
    contact = fails - falls
    return AttackOdds(passes, contact, passes * away, falls, 0.0, fought, contact * victory(fought), [])


def against_guns(b: Battle, made: ChargePlan, passes: float) -> AttackOdds:
    """A battery fires and tries to flee (MR-19.11 to MR-19.15)."""
    x, y = made.start.front_middle
    room = flight_length(b, made.target, x, y) >= 1.0
    contact = leaves = falls = repulsed = wins = 0.0
    shown: CombatOdds | None = None
    outcomes = flight(flee_number(b, made.target, made.unit), most_losses(b, made.target, made.edge))
    for (flees, lost), chance in sorted(outcomes.items()):
        chance *= passes
        if lost >= b.sp[made.unit]:
            repulsed += chance
        elif flees and room:
            leaves += chance
        elif b.sp[made.target] <= 1:
            falls += chance
        else:
            fought = met(b, made, True, lost, 1)
            contact += chance
            wins += chance * victory(fought)
            shown = shown or fought
    return AttackOdds(passes, contact, leaves, falls, repulsed, shown, wins, [("stand", contact, wins)])
