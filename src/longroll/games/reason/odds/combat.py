"""The odds of combats (MR-20) and of whole attacks (MR-17.11, MR-19)."""

from __future__ import annotations

from longroll.games.reason.components import NO_UNIT
from longroll.games.reason.odds import played
from longroll.games.reason.odds.answers import AttackOdds, CombatOdds
from longroll.games.reason.odds.chances import CombatSum
from longroll.games.reason.odds.played import Ending, Habits
from longroll.games.reason.rules.charge import Charge, declare
from longroll.games.reason.rules.charge_path import ChargePlan
from longroll.games.reason.rules.combat_sums import engagements_of, extra_die, sum_items, total
from longroll.games.reason.rules.figures import NO_EVADE
from longroll.games.reason.rules.reactions import escape, evade_kind
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


# ---- an attack before it is declared -----------------------------------------------------------------------


def attack_odds(b: Battle, made: ChargePlan, cds: int = 0) -> AttackOdds:
    """An attack along a legal path, to the end of its combat. ``cds``: what the army commander would spend on a failed
    test. A target that may evade chooses what costs it less. No other unit is attacked of the attacker's own will."""
    x, y = made.start.front_middle
    begun = b.copy()
    begun.frames = []
    declare(begun, made)
    return begun_odds(b, begun, made.unit, made.target, (x, y), cds)


def onward_odds(b: Battle, target: int) -> AttackOdds:
    """An attack on a further unit by an attacker who goes on (MR-18.11)."""
    begun = b.copy()
    begun.frames = begun.frames[-1:]
    frame = begun.frames[0]
    assert isinstance(frame, Charge)
    frame.press(begun, target)
    return begun_odds(b, begun, frame.unit, target, b.shapes[frame.unit].front_middle, 0)


def may_evade(b: Battle, unit: int, target: int, start: tuple[float, float]) -> bool:
    """May a target try to evade an attacker whose front-edge midpoint is at a point (MR-19.2 to MR-19.6)?"""
    return evade_kind(b, target, unit) != NO_EVADE and escape(b, target, start[0], start[1]) is not None


def begun_odds(b: Battle, begun: Battle, unit: int, target: int, start: tuple[float, float], cds: int) -> AttackOdds:
    """An attack that has been declared in ``begun``, by what the target may do."""
    ways = ["stand", "evade"] if may_evade(b, unit, target, start) else ["stand"]
    found: list[AttackOdds] = []
    for way in ways:
        ends = played.endings(begun.copy(), unit, target, Habits(way == "evade", cds > 0))
        found.append(summed(b, unit, target, way, ends))
    best = min(found, key=lambda odds: odds.defence_loss - odds.attack_loss)
    best.ways = [(odds.way, odds.contact, odds.success) for odds in found]
    return best


def summed(b: Battle, unit: int, target: int, way: str, ends: list[Ending]) -> AttackOdds:
    """All ends of an attack as one answer."""
    odds = AttackOdds(way)
    parts: list[tuple[float, CombatOdds]] = []
    for end in ends:
        chance, after = end.chance, end.b
        lost = b.sp[unit] - (after.sp[unit] if after.on_table(unit) else 0)
        odds.fire_loss += chance * lost
        odds.attack_loss += chance * lost
        odds.defence_loss += chance * (b.sp[target] - (after.sp[target] if after.on_table(target) else 0))
        if end.what == played.FAILS:
            odds.passes -= chance
        elif end.what == played.LEAVES:
            odds.leaves += chance
        elif end.what == played.FALLS:
            odds.falls += chance
            odds.defenders_gone += chance
        elif end.what == played.REPULSED:
            odds.repulsed += chance
            odds.attackers_gone += chance
        else:
            attackers, defenders = played.combat_of(after, unit)
            fought = combat_odds(after, attackers, defenders)
            odds.contact += chance
            odds.wins += chance * (fought.won + fought.won_all)
            odds.attack_loss += chance * fought.attack_loss
            odds.defence_loss += chance * fought.defence_loss
            odds.attackers_gone += chance * fought.attackers_gone
            odds.defenders_gone += chance * fought.defenders_gone
            parts.append((chance, fought))
    odds.success = odds.wins + odds.leaves + odds.falls
    odds.combat = blended(parts)
    return odds


def blended(parts: list[tuple[float, CombatOdds]]) -> CombatOdds | None:
    """The combats an attack may lead to as one: their chances together, the sums of the likeliest."""
    if not parts:
        return None
    whole = sum([chance for chance, _ in parts])
    likeliest = max(parts, key=lambda part: part[0])[1]

    def mean(values: list[float]) -> float:
        return sum([chance * value for (chance, _), value in zip(parts, values, strict=True)]) / whole

    fights = [fought for _, fought in parts]
    return CombatOdds(
        attack=likeliest.attack,
        defence=likeliest.defence,
        attack_dice=likeliest.attack_dice,
        defence_dice=likeliest.defence_dice,
        lost_all=mean([fought.lost_all for fought in fights]),
        lost=mean([fought.lost for fought in fights]),
        won=mean([fought.won for fought in fights]),
        won_all=mean([fought.won_all for fought in fights]),
        attack_loss=mean([fought.attack_loss for fought in fights]),
        defence_loss=mean([fought.defence_loss for fought in fights]),
        attackers_gone=mean([fought.attackers_gone for fought in fights]),
        defenders_gone=mean([fought.defenders_gone for fought in fights]),
    )
