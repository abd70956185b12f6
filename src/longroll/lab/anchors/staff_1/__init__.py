"""``staff-1``: every game's script as it was when the ladder of computer players began. It is never improved: whatever
is measured against it stays comparable. Where the rules' own modules change, it follows them without playing otherwise.
What is so, whoever looks (distances, what a map commands, how fights are likely to end), it takes from the doctrine of
today; what it makes of that is its own.
"""

from __future__ import annotations

from importlib import import_module

from longroll.kit.game import Mind

NAME = "staff-1"
GAMES = ("gettysburg", "guns", "glory", "reason")


def staff_1(game: str) -> Mind:
    """The frozen script of a game."""
    staff: Mind = import_module(f"{__name__}.{game}").Staff()
    return staff
