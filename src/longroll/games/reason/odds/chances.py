"""Chances of single rolls, from plain numbers: nothing here knows a position."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from math import comb

from longroll.games.reason.rules.combat_sums import combat_losses, combat_result

FACES = 6
ALL_FACES = (1, 2, 3, 4, 5, 6)
AVERAGE_DIE = (2, 3, 3, 4, 4, 5)
"""MR-1.6."""


def at_least(number: int) -> float:
    """The chance that one die shows this or more."""
    return max(0, min(FACES, FACES + 1 - number)) / FACES


@cache
def two_dice() -> tuple[float, ...]:
    """The chance of each sum of two dice, by the sum (0 to 12)."""
    found = [0.0] * 13
    for one, other in product(ALL_FACES, repeat=2):
        found[one + other] += 1 / 36
    return tuple(found)


def two_at_least(number: int) -> float:
    """The chance that two dice show this or more in all."""
    return sum((chance for total, chance in enumerate(two_dice()) if total >= number), 0.0)


def binomial(trials: int, chance: float) -> list[float]:
    """How many of some equal trials succeed."""
    return [comb(trials, k) * chance**k * (1 - chance) ** (trials - k) for k in range(trials + 1)]


# ---- fire (MR-10) ------------------------------------------------------------------------------------------


def hit_chance(needs: int, confirm: bool) -> float:
    """One die of a fire: it shows ``needs`` or more, and 4 or more again in bad weather (MR-10.3)."""
    return at_least(needs) * (at_least(4) if confirm else 1.0)


def loss_chance(needs: int, confirm: bool, saved: bool) -> float:
    """One die of a fire costs an SP: a hit that is not saved on 4 or more (MR-10.4)."""
    return hit_chance(needs, confirm) * (1 - at_least(4) if saved else 1.0)


# ---- control (MR-11) ---------------------------------------------------------------------------------------


def in_reach(dice: tuple[int, ...], low: int, high: int) -> bool:
    """Do two of the dice add up to a number of a span (MR-11.9)?"""
    return any(low <= one + other <= high for one, other in combinations(dice, 2))


@cache
def control_chance(dice: int, low: int, high: int, again: bool) -> float:
    """The chance that some dice allow a sum of two within a span, if one of them may be rolled again (MR-11.8) and
    the player does all he can for it."""
    found = 0.0
    hands: dict[tuple[int, ...], float] = {}
    rolled: tuple[int, ...]
    for rolled in product(ALL_FACES, repeat=dice):
        hand = tuple(sorted(rolled))
        chance = hands.get(hand)
        if chance is None:
            chance = hands[hand] = hand_chance(hand, low, high, again)
        found += chance
    return found / float(FACES**dice)


def hand_chance(hand: tuple[int, ...], low: int, high: int, again: bool) -> float:
    """``control_chance`` of dice that have fallen; their order does not matter."""
    if in_reach(hand, low, high):
        return 1.0
    if not again:
        return 0.0
    most = 0
    for i in range(len(hand)):
        most = max(most, sum([in_reach((*hand[:i], face, *hand[i + 1 :]), low, high) for face in ALL_FACES]))
    return most / FACES


# ---- recovery (MR-16) --------------------------------------------------------------------------------------


def recovery(losses: int, attempts: int, free: int, paid: int) -> list[float]:
    """The chance to recover 0, 1, 2 SP. ``free``: re-rolls of the sub-commander, ``paid``: CDs the player will spend,
    at most one for an attempt (MR-16.5, MR-16.6)."""
    found = [0.0, 0.0, 0.0]
    _attempt(losses, attempts, free, paid, 0, 1.0, found)
    return found


def _attempt(losses: int, left: int, free: int, paid: int, gained: int, weight: float, found: list[float]) -> None:
    if not left or losses <= 1:
        found[gained] += weight
        return
    chance = min(losses - 1, FACES) / FACES
    _attempt(losses - 1, left - 1, free, paid, gained + 1, weight * chance, found)
    fails = weight * (1 - chance)
    if free:
        _attempt(losses - 1, left - 1, free - 1, paid, gained + 1, fails * chance, found)
        fails *= 1 - chance
        free -= 1
    if paid:
        _attempt(losses - 1, left - 1, free, paid - 1, gained + 1, fails * chance, found)
        fails *= 1 - chance
        paid -= 1
    _attempt(losses, left - 1, free, paid, gained, fails, found)


# ---- the turn and the army (MR-7.6, MR-24) -----------------------------------------------------------------


def pulse_chance(number: int) -> float:
    """MR-7.6: the chance that a pulse with this number begins."""
    return 1.0 if number <= 1 else sum(face > number for face in AVERAGE_DIE) / FACES


def another_turn(turn: int, length: int) -> float:
    """MR-24.9, MR-24.10: the chance that a turn follows this one."""
    if turn < length:
        return 1.0
    ends = (4, 3, 2)
    return 1 - at_least(ends[turn - length]) if turn - length < len(ends) else 0.0


# ---- combat (MR-20) ----------------------------------------------------------------------------------------


class CombatSum:
    """One combat before its dice: for each side SP in all, sum of modifiers, number of dice, and whether it will pay
    for a re-roll (MR-20.9)."""

    def __init__(self, sp: tuple[int, int], mods: tuple[int, int], dice: tuple[int, int], pays: tuple[bool, bool]):
        self.sp = sp
        self.dice = dice
        self.pays = pays
        self.base = (sp[0] + mods[0], sp[1] + mods[1])
        self._answers: dict[tuple[int, tuple[int, ...]], Outlook] = {}

    def worth(self, attack: int, defence: int) -> float:
        """SP the defenders lose less those the attackers lose."""
        mine, theirs = combat_losses(attack, defence, self.sp[0], self.sp[1])
        return float(theirs - mine)

    def settled(self, attack: int, defence: int) -> Outlook:
        """The dice stand."""
        mine, theirs = combat_losses(attack, defence, self.sp[0], self.sp[1])
        results = [0.0] * 4
        results[combat_result(attack, defence)] = 1.0
        return Outlook(results, float(mine), float(theirs), float(mine >= self.sp[0]), float(theirs >= self.sp[1]))

    def answered(self, attack: int, dice: tuple[int, ...]) -> Outlook:
        """The attackers' total stands; the defenders may roll one die again if that lowers what they expect."""
        key = (attack, dice)
        known = self._answers.get(key)
        if known is not None:
            return known
        best = self.settled(attack, self.base[1] + sum(dice))
        if self.pays[1]:
            for i in range(len(dice)):
                rest = self.base[1] + sum(dice) - dice[i]
                rolled = mixed([self.settled(attack, rest + face) for face in ALL_FACES])
                if rolled.worth() < best.worth() - 1e-9:
                    best = rolled
        self._answers[key] = best
        return best

    def rolled(self, attack: tuple[int, ...], defence: tuple[int, ...]) -> Outlook:
        """The dice lie; the attackers choose first (MR-1.9)."""
        best = self.answered(self.base[0] + sum(attack), defence)
        if self.pays[0]:
            for i in range(len(attack)):
                rest = self.base[0] + sum(attack) - attack[i]
                again = mixed([self.answered(rest + face, defence) for face in ALL_FACES])
                if again.worth() > best.worth() + 1e-9:
                    best = again
        return best

    def outlook(self) -> Outlook:
        """Before the dice."""
        return mixed([
            self.rolled(tuple(sorted(attack)), tuple(sorted(defence)))
            for attack in product(ALL_FACES, repeat=self.dice[0])
            for defence in product(ALL_FACES, repeat=self.dice[1])
        ])  # fmt: skip


class Outlook:
    """What a combat may lead to: chances of the four results for the attackers, SP each side may expect to lose, and
    the chance that each side is gone altogether."""

    def __init__(self, results: list[float], mine: float, theirs: float, gone: float, cleared: float) -> None:
        self.results = results
        self.attack_loss = mine
        self.defence_loss = theirs
        self.attackers_gone = gone
        self.defenders_gone = cleared

    def worth(self) -> float:
        return self.defence_loss - self.attack_loss


def mixed(parts: list[Outlook]) -> Outlook:
    """Equally likely outlooks as one."""
    n = len(parts)
    return Outlook(
        [sum((part.results[i] for part in parts), 0.0) / n for i in range(4)],
        sum((part.attack_loss for part in parts), 0.0) / n,
        sum((part.defence_loss for part in parts), 0.0) / n,
        sum((part.attackers_gone for part in parts), 0.0) / n,
        sum((part.defenders_gone for part in parts), 0.0) / n,
    )
