"""Reading scenes: what panels hold and say, which symbols there are, how far away answers are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import TypeVar

from longroll.engraving.symbols import shapes
from longroll.kit.scene import Card, Cards, Cell, Choice, Mark, Panel, PanelRow, Prospect, Row, Track

Kind = TypeVar("Kind", Row, Track, Cards, Prospect)


def rows(panel: Panel, kind: type[Kind]) -> list[Kind]:
    """The rows of one kind."""
    return [row for row in panel.rows if isinstance(row, kind)]


def marks(panels: Iterable[Panel]) -> list[Mark]:
    return [mark for panel in panels for row in rows(panel, Row) for mark in row.marks]


def cells(panels: Iterable[Panel]) -> list[Cell]:
    return [cell for panel in panels for track in rows(panel, Track) for cell in track.cells]


def cards(panels: Iterable[Panel]) -> list[Card]:
    return [card for panel in panels for row in rows(panel, Cards) for card in row.cards]


def sayings(panel: Panel) -> Iterator[str]:
    """Everything a panel says; of a track the title of each box, not what stands in it."""
    yield from (panel.title, panel.note)
    for row in panel.rows:
        yield from _said(row)


def _said(row: PanelRow) -> Iterator[str]:
    if isinstance(row, Row):
        yield from (row.label, row.text, row.value)
    elif isinstance(row, Track):
        yield row.label
        yield from (cell.title for cell in row.cells)
    elif isinstance(row, Cards):
        for card in row.cards:
            yield from (card.title, card.note)
    else:
        yield from (row.label, row.text)


def known(symbol: str, side: str, own: Path | None) -> bool:
    """Is there such a symbol, as it stands or in the hand of a side?"""
    return symbol in shapes(own) or f"{side}-{symbol}" in shapes(own)


def clicks(listed: Sequence[Choice], wish: Choice) -> int:
    """The fewest clicks that single an answer out: on things it names, then on its button; one more where its chances
    are shown first."""
    confirm = 1 if wish.chance else 0
    for number in range(1, len(wish.names) + 1):
        for named in combinations(wish.names, number):
            if sum(set(named) <= set(choice.names) for choice in listed) == 1:
                return number + confirm
    alike = sum(set(wish.names) <= set(choice.names) for choice in listed)
    return len(wish.names) + (1 if alike > 1 or not wish.names else 0) + confirm
