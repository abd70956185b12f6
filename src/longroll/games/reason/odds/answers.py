"""What the odds answer with."""

from __future__ import annotations

import msgspec

from longroll.games.reason.rules.fire import Item


class FireOdds(msgspec.Struct, frozen=True):
    """One fire. ``hits``, ``losses``: the chance of each number (losses: at most the target's SP); ``hit``: of at least
    one hit; ``loss``: of at least one loss; ``breaks``: of the target's end; ``suppresses``: of a battery's
    suppression."""

    distance: float
    dice: int
    needs: int
    items: list[Item]
    save: str
    hits: list[float]
    losses: list[float]
    hit: float
    loss: float
    breaks: float
    suppresses: float


class ControlOdds(msgspec.Struct, frozen=True):
    """A control test with a number of CDs: for each status the chance that it can be had if the player wants it."""

    cds: int
    statuses: tuple[int, ...]
    reach: tuple[float, ...]


class CombatOdds(msgspec.Struct, frozen=True):
    """One combat: both sums with their lines and dice; chances of the attackers' decisive defeat, defeat, victory,
    decisive victory; SP each side may expect to lose; chances that all of a side's units break."""

    attack: list[Item]
    defence: list[Item]
    attack_dice: int
    defence_dice: int
    lost_all: float
    lost: float
    won: float
    won_all: float
    attack_loss: float
    defence_loss: float
    attackers_gone: float
    defenders_gone: float


class AttackOdds(msgspec.Struct):
    """One attack, as declared, to the end of its combat, if the target does what ``way`` says (``stand``, ``evade``).

    ``passes``: the attack test; ``contact``: contact with the target, all told; ``leaves``: the target evades or flees;
    ``falls``: it breaks before contact; ``repulsed``: its defensive fire breaks the attacker; ``combat``: what follows
    contact (of several possible combats the chances together, and the sums of the likeliest); ``wins``: contact and
    victory, all told; ``success``: the target beaten, broken or driven off, before or after contact; ``fire_loss``: SP
    the attacker may expect to lose before contact; ``attack_loss``, ``defence_loss``: SP each side may expect to lose,
    all told; ``attackers_gone``, ``defenders_gone``: chances that all of a side's units break; ``ways``: for all the
    target may do the chance of contact and of success."""

    way: str
    passes: float = 1.0
    contact: float = 0.0
    leaves: float = 0.0
    falls: float = 0.0
    repulsed: float = 0.0
    combat: CombatOdds | None = None
    wins: float = 0.0
    success: float = 0.0
    fire_loss: float = 0.0
    attack_loss: float = 0.0
    defence_loss: float = 0.0
    attackers_gone: float = 0.0
    defenders_gone: float = 0.0
    ways: list[tuple[str, float, float]] = []


class RecoveryOdds(msgspec.Struct, frozen=True):
    """Chances to recover 0, 1, 2 SP in this segment."""

    attempts: int
    gains: list[float]
