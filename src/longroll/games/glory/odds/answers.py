"""What the odds answer with."""

from __future__ import annotations

import msgspec

from longroll.games.glory.rules.modifiers import Items


class Fate(msgspec.Struct, frozen=True):
    """What may become of a unit: chances to be newly Disordered, and to be Withdrawn or eliminated."""

    unit: int
    disordered: float
    gone: float


class FireOdds(msgspec.Struct, frozen=True):
    """One artillery fire. ``results``: chance of each line of the table (GL-9.22.1); ``error``: chance that it hits
    friends instead, whose fates are ``friends`` (GL-9.52.1)."""

    items: Items
    results: list[float]
    error: float
    fates: list[Fate]
    friends: list[Fate]


class ChargeOdds(msgspec.Struct, frozen=True):
    """One charge. ``items``: its sum if nobody is stopped; ``stopped``: chance that no attacker gets through defensive
    fire; ``unrolled``: that it only takes guns; ``results``: chance of each line of the table (GL-10.22.1);
    ``taken``: chance of each defending hex to be emptied, retreats included; ``again``: chance of a total for a
    continued attack."""

    items: Items
    stopped: float
    unrolled: float
    results: list[float]
    attackers: list[Fate]
    defenders: list[Fate]
    taken: dict[int, float]
    again: float


class Defence(msgspec.Struct, frozen=True):
    """A way to fire from one hex: the mask of its targets (0: hold fire), the charges as they would then stand, and
    what it is worth to the defender."""

    place: int
    targets: int
    charges: list[ChargeOdds]
    value: float
