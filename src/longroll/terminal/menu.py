"""Choosing among many answers by stages: first the kind of act, then the piece, then the place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from longroll.kit.scene import Choice
from longroll.terminal.things import Things

FEW = 12
"""Up to this many answers are shown all at once."""
MANY = 24
"""More places than this are first told apart by where they are."""
ROWS = ("north", "middle", "south")
COLUMNS = ("west", "middle", "east")


class Entry(msgspec.Struct, frozen=True):
    """One line of a menu: the answers behind it, and what they have in common. ``verb``: their kind; ``key``: the thing
    they name; ``region``: the part of the board. None of them: it is one answer."""

    choices: tuple[Choice, ...]
    verb: str = ""
    key: str = ""
    region: str = ""

    @property
    def choice(self) -> Choice | None:
        """The answer this line gives, if there is only one."""
        return self.choices[0] if len(self.choices) == 1 else None


def menu(choices: Sequence[Choice], things: Things) -> list[Entry]:
    """What to offer of these answers: the answers themselves when few, else groups of them."""
    if len(choices) <= FEW:
        return each(choices)
    verbs = grouped(choices, lambda choice: choice.verb)
    if len(verbs) > 1:
        return [Entry(tuple(group), verb=verb) for verb, group in verbs.items()]
    for depth in range(max(len(choice.names) for choice in choices)):
        keys = grouped(choices, naming(depth))
        if len(keys) > 1:
            return by_region(keys, things) or [Entry(tuple(group), key=key) for key, group in keys.items()]
    return each(choices)


def naming(depth: int) -> Callable[[Choice], str]:
    """What an answer names in this place, if it names so much."""
    return lambda choice: choice.names[depth] if depth < len(choice.names) else ""


def each(choices: Sequence[Choice]) -> list[Entry]:
    return [Entry((choice,)) for choice in choices]


Group = dict[str, list[Choice]]


def grouped(choices: Sequence[Choice], of: Callable[[Choice], str]) -> Group:
    """Answers that have something in common, in the order in which they come."""
    groups: Group = {}
    for choice in choices:
        groups.setdefault(of(choice), []).append(choice)
    return groups


# ---- where on the board -------------------------------------------------------------------------------------


def by_region(keys: Group, things: Things) -> list[Entry]:
    """Many things, told apart by the ninth of their common ground in which they lie; nothing if they are few, or lie
    nowhere, or all together."""
    spots = {key: things[key].at for key in keys if key in things}
    points = {key: at for key, at in spots.items() if at is not None}
    if len(keys) <= MANY or len(points) < len(keys):
        return []
    xs, ys = zip(*points.values(), strict=True)
    parts: dict[tuple[int, int], list[Choice]] = {}
    for key, (x, y) in points.items():
        parts.setdefault((third(y, min(ys), max(ys)), third(x, min(xs), max(xs))), []).extend(keys[key])
    if len(parts) < 2:
        return []
    return [Entry(tuple(parts[spot]), region=f"{ROWS[spot[0]]}-{COLUMNS[spot[1]]}") for spot in sorted(parts)]


def third(value: float, low: float, high: float) -> int:
    """In which third of a stretch a value lies."""
    return min(2, int(3 * (value - low) / (high - low))) if high > low else 1
