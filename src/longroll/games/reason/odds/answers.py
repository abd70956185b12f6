"""What the odds answer with."""

from __future__ import annotations

import msgspec

from longroll.games.reason.fire import Item


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


class AttackOdds(msgspec.Struct, frozen=True):
    """One attack, as declared, to the end of its combat. ``passes``: the attack test; ``contact``: contact with the
    target, all told; ``leaves``: the target evades or flees; ``falls``: it breaks before contact; ``repulsed``: its
    defensive fire breaks the attacker; ``combat``: if contact is made, with the losses of both sides on average;
    ``wins``: contact and victory, all told; ``ways``: the same if the target stands, and if it tries to evade."""

    passes: float
    contact: float
    leaves: float
    falls: float
    repulsed: float
    combat: CombatOdds | None
    wins: float
    ways: list[tuple[str, float, float]]


class RecoveryOdds(msgspec.Struct, frozen=True):
    """Chances to recover 0, 1, 2 SP in this segment."""

    attempts: int
    gains: list[float]
