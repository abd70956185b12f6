"""Named generals: each has a bent, which tips the scale between plans that are nearly as good as each other."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from longroll.kit.planning import Plan
from longroll.kit.typed import convert

BOLD_KINDS = frozenset({"assault", "turn", "charge", "counter", "bombard", "mass"})
"""Plans that seek a decision."""
WARY_KINDS = frozenset({"hold", "delay", "refuse", "withdraw", "stall", "entrench", "keep"})
"""Plans that wait for one."""


class Temper(msgspec.Struct, frozen=True):
    """A bent. ``dash``: how much a plan that seeks a decision is preferred (below 0: one that waits), ``caution``: how
    much the worst fifth of what may happen counts; both in chances to win, so that a bent costs few points."""

    name: str
    dash: float = 0.0
    caution: float = 0.0

    def liking(self, plan: Plan) -> float:
        if plan.kind in BOLD_KINDS:
            return self.dash
        return -self.dash if plan.kind in WARY_KINDS else 0.0


EVEN = Temper("even")


class Leader(msgspec.Struct, frozen=True):
    """A general of history who lends his name and his bent to a seat."""

    name: str
    temper: str


class Leaders(msgspec.Struct, frozen=True):
    """The file of generals: bents by name, and by game and seat who may command."""

    tempers: dict[str, Temper]
    games: dict[str, dict[str, list[Leader]]]


@cache
def leaders() -> Leaders:
    return convert(tomllib.loads((files(__package__) / "generals.toml").read_text(encoding="utf-8")), Leaders)


def temper(name: str) -> Temper:
    """A bent by name; the even one if there is none of that name."""
    return leaders().tempers.get(name, EVEN)
