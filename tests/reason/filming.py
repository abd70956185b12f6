"""Kept games and set-up positions as moments of a film."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from longroll.games.reason import REASON
from longroll.games.reason.state import Battle
from longroll.kit import CHANCE_SEAT
from longroll.kit.film import Act, Moment
from longroll.kit.record import decode
from tests.reason.field import Field
from tests.retold import retold

GAMES = Path(__file__).parent / "games"
KEPT = ("reason-lindenau", "reason-warburg")


@cache
def kept(name: str) -> list[Moment]:
    """A kept game, answer by answer."""
    return retold(REASON, GAMES / f"{name}.longroll.json")


@cache
def actions(name: str) -> list[str]:
    """The answers of a kept game, as they were written down."""
    return [move.action for move in decode((GAMES / f"{name}.longroll.json").read_bytes()).actions]


def played(field: Field, *actions: str) -> list[Moment]:
    """Answers and dice (a number is a die) from a position, as moments."""
    found = []
    for number, action in enumerate(actions, 1):
        before = field.state.copy()
        seat = str(before.seat)
        text = f"die {action}" if action.isdigit() else action
        found.append(Moment(number, seat, before, field.state.apply(text), field.state.copy()))
        assert (seat == CHANCE_SEAT) == action.isdigit(), f"{seat} was to answer, not {action}"
    return found


def acts(field: Field, *actions: str, seat: str | None = "first", language: str = "en") -> list[Act]:
    return REASON.film(played(field, *actions), seat, language)


def after(moment: Moment) -> Battle:
    assert isinstance(moment.after, Battle)
    return moment.after
