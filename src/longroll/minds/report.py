"""What a computer player thought, as data: both sides may read it when the game is over."""

from __future__ import annotations

import msgspec

from longroll.kit.planning import Plan


class Weighed(msgspec.Struct, frozen=True):
    """A plan that was weighed: the chance to win that it promises, between which bounds (95 %), after how many
    trials."""

    plan: Plan
    chance: float
    low: float
    high: float
    trials: int


class Belief(msgspec.Struct, frozen=True):
    """What something hidden was taken for (``Game.unseen``): each value with its chance, the likeliest first."""

    what: str
    chances: list[tuple[str, float]]


class Report(msgspec.Struct, frozen=True):
    """One plan decision. ``before``: the chance to win as the position stood; ``chosen`` and ``alternatives`` (the best
    first); ``reply``: what the enemy's best answer is thought to be, and the chance that it leaves; ``reasons``: what
    speaks for the plan, by names of the game's evaluation, with their weight; ``doubt``: what would change its mind,
    the same way; ``mood``: the plan was preferred for its general's bent or for variety, and is not the very best;
    ``beliefs``: what it took hidden things for; ``truth``: what they were, which whoever keeps the report adds."""

    seat: str
    before: float
    chosen: Weighed
    alternatives: list[Weighed] = []
    reply: Weighed | None = None
    reasons: list[tuple[str, float]] = []
    doubt: list[tuple[str, float]] = []
    mood: bool = False
    trials: int = 0
    seconds: float = 0.0
    budget: str = ""
    beliefs: list[Belief] = []
    truth: dict[str, str] = {}
