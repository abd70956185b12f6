"""A planar map of sectors: which share a border, which touch, how far they lie apart, what sees what.

Everything is computed once and shared; places are dense numbers in the order of the map file.
"""

from __future__ import annotations

from collections.abc import Sequence


class SectorMap:
    """Static tables over sectors 0 … n-1."""

    def __init__(
        self,
        codes: Sequence[str],
        borders: Sequence[tuple[str, str, bool]],
        corners: Sequence[Sequence[str]],
    ) -> None:
        """``borders``: two sector codes and whether a road crosses; ``corners``: the sectors that meet at a point."""
        self.codes: tuple[str, ...] = tuple(codes)
        self.index: dict[str, int] = {code: number for number, code in enumerate(codes)}
        size = len(self.codes)
        self.size: int = size
        beside: list[set[int]] = [set() for _ in range(size)]
        touching: list[set[int]] = [set() for _ in range(size)]
        roads: set[tuple[int, int]] = set()
        for first, second, road in borders:
            a, b = self.index[first], self.index[second]
            beside[a].add(b)
            beside[b].add(a)
            touching[a].add(b)
            touching[b].add(a)
            if road:
                roads.add((a, b))
                roads.add((b, a))
        for corner in corners:
            here = [self.index[code] for code in corner]
            for a in here:
                touching[a].update(b for b in here if b != a)
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(tuple(sorted(s)) for s in beside)
        self.touching: tuple[tuple[int, ...], ...] = tuple(tuple(sorted(s)) for s in touching)
        self.roads: frozenset[tuple[int, int]] = frozenset(roads)
        self.distance: tuple[tuple[int, ...], ...] = tuple(self.steps(a, self.touching) for a in range(size))
        self.marches: tuple[tuple[int, ...], ...] = tuple(self.steps(a, self.neighbours) for a in range(size))

    def steps(self, start: int, links: Sequence[Sequence[int]]) -> tuple[int, ...]:
        """Least number of steps from ``start`` to every sector along ``links`` (-1: out of reach)."""
        found = [-1] * self.size
        found[start] = 0
        edge = [start]
        while edge:
            after: list[int] = []
            for a in edge:
                for b in links[a]:
                    if found[b] < 0:
                        found[b] = found[a] + 1
                        after.append(b)
            edge = after
        return tuple(found)

    def sees(self, start: int, target: int, blocking: frozenset[int]) -> bool:
        """Is some shortest route free of blocking sectors between its ends?"""
        away = self.distance[target]
        edge = {start}
        for left in range(away[start] - 1, 0, -1):
            edge = {b for a in edge for b in self.touching[a] if away[b] == left and b not in blocking}
        return bool(edge)

    def in_sight(self, start: int, reach: int, blocking: frozenset[int]) -> tuple[int, ...]:
        """Targets at distance 1 … ``reach`` with a free shortest route."""
        return tuple(
            target
            for target in range(self.size)
            if 1 <= self.distance[start][target] <= reach and self.sees(start, target, blocking)
        )
