"""Movement read a second time, word for word from the clauses and the chart, without any of the tables of the board.

``ways_to`` tries every path there is, step by step; slow, for small allowances."""

from __future__ import annotations

import json
from typing import Any

from longroll.games.glory.map_data import DATA

TABLES: dict[str, Any] = json.loads((DATA / "tables.json").read_text())
SIGNS = {".": "clear", "w": "woods", "t": "town"}
EVEN = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
ODD = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


def around(data: dict[str, Any], code: str) -> list[str]:
    """The neighbours of a hex on the map, N first, going round."""
    column, row = int(code[:2]), int(code[2:])
    found = [(column + c, row + r) for c, r in (ODD if column % 2 else EVEN)]
    columns, rows = data["grid"]["columns"], data["grid"]["rows"]
    return [f"{c:02d}{r:02d}" if 1 <= c <= columns and 1 <= r <= rows else "" for c, r in found]


def _between(table: dict[str, Any], a: str, b: str) -> Any:
    return table.get(f"{a}-{b}") or table.get(f"{b}-{a}")


def _road(data: dict[str, Any], a: str, b: str) -> str:
    for kind in ("pike", "road", "trail"):
        sides = data["links"].get(kind, [])
        if f"{a}-{b}" in sides or f"{b}-{a}" in sides:
            return kind
    return ""


def step(data: dict[str, Any], cls: str, a: str, b: str, use_road: bool) -> int | None:
    """Cost of entering b from a, surcharges left out; None: it cannot (GL-6.21 to GL-6.24)."""

    def terrain(code: str) -> str:
        return SIGNS[data["terrain"][int(code[2:]) - 1][int(code[:2]) - 1]]

    def level(code: str) -> int:
        return int(data["level"][int(code[2:]) - 1][int(code[:2]) - 1])

    sides = TABLES["tec_hexside"]
    road = _road(data, a, b) if use_road else ""
    ground: int = TABLES["tec_hex"][terrain(b)][cls]
    cost = ground
    if road == "trail":
        cost = -(-ground // 2)
    elif road:
        cost = TABLES["tec_hex"][road][cls]
    elif b in data["embankment"]:
        cost += TABLES["tec_feature"]["rr_embankment"][cls]
    water = _between(data["hexsides"]["water"], a, b)
    if water:
        alone = sides[water[0]][cls]
        if water[0] == "stream" and road == "pike":
            alone = 0
        crossing = _between(data["hexsides"]["crossings"], a, b)
        if crossing:
            by_crossing = sides[crossing["kind"]][cls]
            alone = by_crossing if alone == "P" else min(alone, by_crossing)
        if alone == "P":
            return None
        cost += alone
    for wall in data["walls"]:
        if f"{a}>{b}" in wall["sides"] or f"{b}>{a}" in wall["sides"]:
            cost += sides["stone_wall"][cls]
    rise = level(b) - level(a)
    if rise:
        row = ("up" if rise > 0 else "down") + ("_1" if abs(rise) == 1 else "_2_or_more")
        slope = sides[row][cls]
        if slope == "P":
            if not road:
                return None
            slope = 2
        cost += slope
    return cost


class Stand:
    """Who stands where, as sets of codes; a hex of ``units`` has the kinds of its friendly units."""

    def __init__(self, enemies: dict[str, str], units: dict[str, tuple[str, ...]], mates: set[str]) -> None:
        self.enemies = enemies
        self.units = units
        self.mates = mates


class Order:
    """A mover and its restrictions."""

    def __init__(self, cls: str, allowance: int, **rest: Any) -> None:
        self.cls = cls
        self.allowance = allowance
        self.shy: bool = rest.get("shy", False)
        self.extended: bool = rest.get("extended", False)
        self.night: bool = rest.get("night", False)
        self.barred: set[str] = rest.get("barred", set())
        self.dear: tuple[int, ...] = rest.get("dear", ())


def _foes(data: dict[str, Any], stand: Stand, code: str) -> list[str]:
    return [other for other in around(data, code) if other in stand.enemies]


def _within_two(data: dict[str, Any], stand: Stand, code: str) -> bool:
    disk = {code} | set(around(data, code))
    disk |= {other for near in list(disk) if near for other in around(data, near)}
    return any(enemy in disk for enemy in stand.enemies)


def _stacks(order: Order, stand: Stand, code: str) -> bool:
    """May it stand there (GL-6.41)?"""
    kinds = stand.units.get(code, ())
    if order.cls == "leader" or not kinds:
        return True
    if len(kinds) > 1:
        return False
    if order.cls == "art":
        return True
    if kinds[0] == "art":
        return True
    return order.cls == "inf" and kinds[0] == "inf" and code in stand.mates


def _guns_may(data: dict[str, Any], stand: Stand, code: str) -> bool:
    """May artillery move next to the enemy there (GL-6.32)?"""
    if any(kind in ("inf", "cav") for kind in stand.units.get(code, ())):
        return True
    for foe in _foes(data, stand, code):
        mine = step(data, "art", code, foe, True)
        his = step(data, stand.enemies[foe], foe, code, True)
        if mine is not None or his is not None:
            return False
    return True


def tolls(data: dict[str, Any], stand: Stand, order: Order, start: str, path: tuple[str, ...]) -> list[int]:
    """What each hex of a path costs, surcharges included; 99 for a step that cannot be made."""
    found: list[int] = []
    here = start
    for other in path:
        directions = around(data, here)
        near = bool(_foes(data, stand, other))
        cost = step(data, order.cls, here, other, not near) if other in directions else None
        if cost is None:
            return [*found, 99]
        cost += (near and order.night) + (here == start and directions.index(other) in order.dear)
        if order.cls != "leader" and other != path[-1] and stand.units.get(other) == ("inf",):
            cost += 1
        found.append(cost)
        here = other
    return found


def steps_between(data: dict[str, Any], a: str, b: str) -> int:
    """Distance of two hexes, by walking."""
    reached = {a}
    steps = 0
    while b not in reached:
        reached |= {other for here in reached for other in around(data, here) if other}
        steps += 1
    return steps


def retreat_groups(
    data: dict[str, Any], cls: str, here: str, causing: set[str], enemies: set[str], free: set[str], barred: set[str]
) -> tuple[int, set[str]]:
    """GL-11.21.3 in its own order."""
    open_ = [
        other
        for other in around(data, here)
        if other and other not in enemies and other not in barred and step(data, cls, here, other, True) is not None
    ]

    def farther(place: str, foe: str) -> bool:
        return steps_between(data, place, foe) > steps_between(data, here, foe)

    groups = [
        {place for place in open_ if place in free and all(farther(place, foe) for foe in causing)},
        {place for place in open_ if place in free and any(farther(place, foe) for foe in causing)},
        {place for place in open_ if all(farther(place, foe) for foe in causing)},
        {place for place in open_ if any(farther(place, foe) for foe in causing)},
    ]
    for number, places in enumerate(groups, 1):
        if places:
            return number, places
    return (5 if "" in around(data, here) else 6), set()


def ways_to(data: dict[str, Any], stand: Stand, order: Order, start: str) -> dict[str, dict[bool, int]]:
    """End hex -> {False: least cost, True: least cost of a path without a hex dearer than 2 MP, if there is one}."""
    best: dict[str, dict[bool, int]] = {}
    if order.extended and _within_two(data, stand, start):
        return best

    def note(code: str, cost: int, swift: bool) -> None:
        costs = best.setdefault(code, {})
        for kind in (False, True) if swift else (False,):
            costs[kind] = min(cost, costs.get(kind, 99))

    def walk(here: str, path: tuple[str, ...], spent: int, swift: bool) -> None:
        for direction, other in enumerate(around(data, here)):
            if not other or other in path or other in stand.enemies or other in order.barred:
                continue
            kinds = stand.units.get(other, ())
            if order.cls != "leader" and len(kinds) > 1:
                continue
            near = bool(_foes(data, stand, other))
            if near and order.shy:
                continue
            if near and order.cls == "art" and not _guns_may(data, stand, other):
                continue
            if order.extended and _within_two(data, stand, other):
                continue
            cost = step(data, order.cls, here, other, not near)
            if cost is None:
                continue
            cost += near and order.night
            cost += here == start and direction in order.dear
            if spent + cost > order.allowance:
                continue
            if _stacks(order, stand, other):
                note(other, spent + cost, swift and cost <= 2)
            stops = near and not (order.cls == "leader" and kinds)
            if stops:
                continue
            if order.cls != "leader" and kinds == ("inf",):
                cost += 1
            walk(other, (*path, other), spent + cost, swift and cost <= 2)

    walk(start, (start,), 0, True)
    return best
