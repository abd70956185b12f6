"""The board as a sketch in letters: names of places, and how many pieces of each side stand where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from longroll.kit.scene import Board, Item, Place, Point, Scene, Side

SIGNS: dict[Side, str] = {"u": "■", "c": "□"}
"""Solid and open, as the sides are drawn at the table."""
TALL = 2
"""A letter is about twice as tall as wide."""
AWAY = (0, -1, 1, -2, 2)
"""Lines in which something may stand that has no room in its own."""
PART = 3
"""A sketch round a place shows this part of the board's width."""


class Sheet:
    """Letters on a grid; what stands there already is not written over."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self._lines = [[" "] * columns for _ in range(rows)]

    def write(self, column: int, row: int, text: str) -> bool:
        """Write text centred on a spot; False if there is no room, with a space on either side."""
        start = column - len(text) // 2
        if not 0 <= row < self.rows or start < 0 or start + len(text) > self.columns:
            return False
        if any(sign != " " for sign in self._lines[row][max(0, start - 1) : start + len(text) + 1]):
            return False
        self._lines[row][start : start + len(text)] = text
        return True

    def lines(self) -> list[str]:
        """From the first line that has something to the last."""
        found = ["".join(line).rstrip() for line in self._lines]
        used = [number for number, line in enumerate(found) if line]
        return found[used[0] : used[-1] + 1] if used else []


def sketch(board: Board, scene: Scene, columns: int, centre: Point | None = None) -> list[str]:
    """The whole board, or the part of it round a point, so many letters wide."""
    width = board.width / PART if centre is not None else board.width
    height = board.height / PART if centre is not None else board.height
    left, top = (centre[0] - width / 2, centre[1] - height / 2) if centre is not None else (0.0, 0.0)
    size = width / columns
    sheet = Sheet(columns, max(1, round(height / size / TALL)))

    def spot(at: Point) -> tuple[int, int]:
        return int((at[0] - left) / size), int((at[1] - top) / size / TALL)

    for at, text in stands(scene.items):
        column, row = spot(at)
        any(sheet.write(column, row + away, text) for away in AWAY)
    for place in named(board.places, board.grid):
        column, row = spot(place.label)
        any(sheet.write(column, row + away, place.name) for away in AWAY)
    return sheet.lines()


def stands(items: Sequence[Item]) -> Iterator[tuple[Point, str]]:
    """How many pieces of each side stand in one place, and where; each by itself where there are no places."""
    found: dict[str, list[Item]] = {}
    for item in items:
        if item.key.startswith("piece:") and item.side:
            found.setdefault(item.place or item.key, []).append(item)
    for group in found.values():
        count = Counter(item.side for item in group)
        middle = (sum(item.x for item in group) / len(group), sum(item.y for item in group) / len(group))
        yield middle, "".join(f"{SIGNS[side]}{number}" for side, number in sorted(count.items()))


def named(places: Sequence[Place], grid: bool) -> Iterator[Place]:
    """The places whose names are set on the map: not the lines between others, and of many alike only those with a
    name of their own."""
    seen: set[str] = set()
    for place in places:
        own = not place.line and (not grid or "," not in place.name)
        if own and place.name and place.name not in seen:
            seen.add(place.name)
            yield place
