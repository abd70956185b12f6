"""The definitions of GG-3.2 written out word for word over the map data, slow and plain: what the tables must agree
with."""

from __future__ import annotations

from dataclasses import dataclass, field

from longroll.games.guns.data.map_data import MapData, Side

Stack = tuple[str, str]
"""Position and front area."""
OPEN = Side()


@dataclass
class Plain:
    """A map by its codes."""

    data: MapData
    border: dict[str, list[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.border = {a: [p for p, q in self.data.positions.items() if a in q.areas] for a in self.data.areas}

    def areas(self, p: str) -> tuple[str, str]:
        return self.data.positions[p].areas

    def other(self, p: str, area: str) -> str:
        first, second = self.areas(p)
        return second if area == first else first

    def side(self, p: str, area: str) -> Side:
        return self.data.positions[p].terrain.get(area, OPEN)

    def adjacent(self, p: str, q: str) -> bool:
        return p != q and bool(set(self.data.positions[p].junctions) & set(self.data.positions[q].junctions))

    def steps(self, p: str) -> list[tuple[str, str, int]]:
        """(area, position, cost)"""
        return [
            (area, q, 2 if self.side(p, area).obstructed or self.side(q, area).obstructed else 1)
            for area in self.areas(p)
            for q in self.border[area]
            if q != p
        ]

    def exits(self, p: str) -> list[tuple[str, int]]:
        return [(a, 2 if self.side(p, a).obstructed else 1) for a in self.areas(p) if self.data.areas[a].partial]

    # ---- fields of fire

    def special(self, p: str, front: str, area: str) -> bool:
        return any((s.position, s.front, s.area) == (p, front, area) for s in self.data.special_los)

    def field_of_fire(self, stack: Stack, friends: set[str], defensive: bool = False) -> set[str]:
        p, front = stack
        rear = self.other(p, front)
        extended = {self.other(q, front) for q in self.border[front]} - {rear, front}
        found = set() if self.side(p, front).obstructed else {front}
        for area in extended:
            links = [q for q in self.border[front] if area in self.areas(q)]
            clear = [
                q
                for q in links
                if q not in friends
                and not any(self.side(q, a).ridge or self.side(q, a).obstructed for a in self.areas(q))
            ]
            if not self.side(p, front).obstructed and clear and (self.side(p, front).ridge or defensive):
                found.add(area)
            if self.special(p, front, area) and any(q not in friends for q in links):
                found.add(area)
        return found

    def in_fields(self, p: str, army: dict[str, str]) -> bool:
        return any(area in self.areas(p) for stack in army.items() for area in self.field_of_fire(stack, set(army)))

    def separation(self, p: str, army: dict[str, str]) -> int:
        if p in army:
            return 0
        if any(self.adjacent(p, q) for q in army):
            return 1
        return 2 if self.in_fields(p, army) else 3

    # ---- flanks

    def arcs(self, q: str, e: str, j: str) -> list[list[tuple[str, str]]]:
        """Arcs from q to e round j as lists of (area crossed, position reached)."""
        found = []
        for first in self.areas(q):
            here, area, chain = q, first, []  # type: str, str, list[tuple[str, str]]
            while True:
                after = [p for p in self.border[area] if p != here and j in self.data.positions[p].junctions]
                if not after or after[0] == q:
                    break
                chain.append((area, after[0]))
                here = after[0]
                if here == e:
                    found.append(chain)
                    break
                area = self.other(here, area)
        return found

    def threatens(self, by: Stack, target: Stack, j: str, hostile: set[str]) -> bool:
        q, front = by
        e, front_of_target = target
        if q == e or q in hostile:
            return False
        if any(j not in self.data.positions[p].junctions for p in (q, e)):
            return False
        for arc in self.arcs(q, e, j):
            cost = 0
            here = q
            for area, p in arc:
                cost += next(c for a, r, c in self.steps(here) if (a, r) == (area, p))
                here = p
            if (
                cost <= 2
                and arc[-1][0] == self.other(e, front_of_target)
                and not any(p in hostile for _, p in arc[:-1])
                and arc[0][0] == front
            ):
                return True
        return False

    # ---- withdrawals

    def withdrawals(
        self, stack: Stack, limit: int, army: dict[str, str], full: set[str], barred: set[str], mounted: bool
    ) -> tuple[dict[str, set[int]], set[str]]:
        """Ends with the costs of the paths there, and the areas by which it may leave."""
        start, front = stack
        rear = self.other(start, front)
        separation = {p: self.separation(p, army) for p in self.data.positions}
        fresh = {q for q in army if q != start and not self.adjacent(q, start)}
        ends: dict[str, set[int]] = {}
        out: set[str] = set()

        def after(p: str, spent: int, visited: tuple[str, ...]) -> list[tuple[str, str, int]]:
            if p != start and any(self.adjacent(p, q) for q in fresh):
                return []
            cand = []
            for area, c, cost in self.steps(p):
                if (p == start and area != rear) or spent + cost > limit or c in visited or c in army:
                    continue
                if set(self.areas(c)) == set(self.areas(start)) or c in barred or (mounted and cost > 1):
                    continue
                if c in full and not after(c, spent + cost, (*visited, c)):
                    continue
                cand.append((area, c, cost))
            exits = [
                (area, "", cost)
                for area, cost in self.exits(p)
                if (p != start or area == rear) and spent + cost <= limit and not (mounted and cost > 1)
            ]
            up = [step for step in cand if separation[step[1]] > separation[p]]
            return (up or [step for step in cand if separation[step[1]] == separation[p]]) + exits

        def walk(p: str, spent: int, visited: tuple[str, ...]) -> None:
            for area, c, cost in after(p, spent, visited):
                if not c:
                    out.add(area)
                    continue
                if c not in full:
                    ends.setdefault(c, set()).add(spent + cost)
                walk(c, spent + cost, (*visited, c))

        walk(start, 0, (start,))
        return ends, out

    def hurt(self, start: str, end: str, costs: set[int], army: dict[str, str]) -> bool:
        beside = [q for q in army if self.adjacent(end, q)]
        if not beside:
            return False
        known = all(q == start or self.adjacent(q, start) for q in beside)
        return not (known and max(costs) >= 2)

    # ---- marches

    def marches(
        self,
        start: str,
        army: dict[str, str],
        base: int,
        extended: int,
        friends: set[str],
        full: set[str],
        avoid: set[str],
        wanted: set[str],
        mounted: bool,
    ) -> tuple[set[tuple[str, frozenset[str]]], set[tuple[str, frozenset[str]]]]:
        """Ends and exits, each with the wanted areas crossed."""
        fired = {area for stack in army.items() for area in self.field_of_fire(stack, set(army))}
        stop = {p for p in self.data.positions if set(self.areas(p)) & fired or any(self.adjacent(p, q) for q in army)}
        ends: set[tuple[str, frozenset[str]]] = set()
        out: set[tuple[str, frozenset[str]]] = set()
        limit = max(base, extended)
        if start in stop:
            return ends, out

        def walk(p: str, spent: int, visited: tuple[str, ...], crossed: frozenset[str]) -> None:
            if p != start and p in stop:
                return
            for area, cost in self.exits(p):
                if area not in fired and spent + cost <= base and not (mounted and cost > 1):
                    out.add((area, crossed))
            for area, q, cost in self.steps(p):
                if area in fired or q in visited or q in army or q in avoid:
                    continue
                total = spent + cost
                if total > limit or (mounted and cost > 1):
                    continue
                taken = crossed | ({area} & wanted)
                supported = any(q == f or self.adjacent(q, f) for f in friends)
                if (total <= base or supported) and q not in full:
                    ends.add((q, frozenset(taken)))
                walk(q, total, (*visited, q), frozenset(taken))

        walk(start, 0, (start,), frozenset())
        return ends, out
