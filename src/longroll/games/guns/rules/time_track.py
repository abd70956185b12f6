"""GG-4.3, GG-17.5 The time track: groups of tokens shuffled together, drawn one by one as their hours come.

A shuffle is not carried out: which token lies on a space is drawn when it is turned up, from what is left of its group.
That gives every order of the tokens the same chance, and nobody can look at what does not exist yet.
"""

from __future__ import annotations

from typing import Final

from longroll.games.guns.components import ARMIES, ENTRY, N_SPACES, SPACE, TIMES
from longroll.games.guns.state import GROUP_SIZE, N_GROUPS, RUMORS, Battle

SETUP_GROUP: Final = 0
NIGHT_GROUPS: Final[dict[int, tuple[int, ...]]] = {1: (1, 2), 2: (3,)}
"""Groups laid out in the Night of each day."""


def group_base(army: int, group: int) -> int:
    return (army * N_GROUPS + group) * GROUP_SIZE


def lay_out(b: Battle, army: int) -> None:
    """Set-up: the arrivals of 1 July and ten rumors (GG-4.3)."""
    name = ARMIES[army]
    layout = TIMES.setup[name]  # type: ignore[index]
    base = group_base(army, SETUP_GROUP)
    for point, number in TIMES.arrivals[name]["1"].items():  # type: ignore[index]
        b.groups[base + ENTRY[point]] = number
    b.groups[base + RUMORS] = layout.rumors
    skipped = [SPACE[word] for word in layout.skip]
    for space in range(N_SPACES):
        if space not in skipped:
            b.track[army * N_SPACES + space] = 1 + SETUP_GROUP


def refill(b: Battle, army: int) -> bool:
    """GG-17.5, GG-17.6: the tokens placed in the Night of a day. Were there any?"""
    name = ARMIES[army]
    night = TIMES.night_refill.get(str(b.day))
    if night is None or name not in night.armies:
        return False
    points = [p for p, n in TIMES.arrivals[name][str(b.day + 1)].items() for _ in range(n)]
    for group, listed in zip(NIGHT_GROUPS[b.day], night.groups, strict=True):
        base = group_base(army, group)
        for point in points[: listed.arrivals]:
            b.groups[base + ENTRY[point]] += 1
        points = points[listed.arrivals :]
        b.groups[base + RUMORS] = listed.rumors
        first = SPACE[listed.first]
        for space in range(first, first + listed.spaces):
            b.track[army * N_SPACES + space] = 1 + group
    return True


def candidates(b: Battle, army: int, space: int) -> list[int]:
    """What the token on a space may be: counts by entry point, then rumors."""
    base = group_base(army, b.track[army * N_SPACES + space] - 1)
    return list(b.groups[base : base + GROUP_SIZE])


def turn_up(b: Battle, army: int, space: int, kind: int) -> None:
    """The token on a space is face up: an arrival stays there until the objectives phase, a rumor goes (GG-11.2)."""
    where = army * N_SPACES + space
    b.groups[group_base(army, b.track[where] - 1) + kind] -= 1
    b.track[where] = 0
    if kind != RUMORS:
        b.shown[where] = 1 + kind
