"""GL-10.12, GL-10.21, GL-10.24 against a plain reading: every legal charge can be declared, and no other."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from longroll.games.glory.components import FACINGS
from longroll.games.glory.rules.charge import ChargeStep
from longroll.kit.clauses import rule
from tests.glory.field import Field

AREA = ("0404", "0504", "0604", "0405", "0505", "0605", "0406", "0506", "0606")
Charge = tuple[frozenset[int], frozenset[int]]


def scene(rng: Random) -> Field:
    """Four hexes of attackers and three of defenders close together."""
    hexes = rng.sample(AREA, 7)
    lines = []
    for number, hex_ in enumerate(hexes):
        side = "CS" if number < 4 else "US"
        facing = rng.choice(FACINGS)
        kind = rng.choice(("inf", "inf", "inf", "cav", "art"))
        mark = "D" if rng.random() < 0.25 else ""
        lines.append(f"{side} u{number} {kind} {hex_} {facing} {mark}")
        if number == 0 and kind == "inf":
            lines.append(f"{side} v{number} inf {hex_} {facing}")
    return Field("\n".join(lines), water={"0504-0505": "river"} if rng.random() < 0.3 else {})


def literal(field: Field) -> set[Charge]:
    """All charges by the words of the rules."""
    b = field.state
    board, roster = b.board, b.roster
    units = [u for u in range(roster.n_units) if b.acting_units() >> u & 1 and not roster.is_gun[u]]
    fronts = {u: set(board.members(board.front[6 * b.at[u] + b.facing[b.at[u]]])) for u in units}
    enemies = set(board.members(b.occupied[1 - b.side]))
    tops = {u for u in units if b.stack(b.at[u])[-1] == u or roster.is_gun[b.stack(b.at[u])[-1]]}

    def open_to(u: int) -> set[int]:
        cls = b.movement_class(u)
        return {h for h in fronts[u] & enemies if board.passable[0][cls][b.at[u]] >> h & 1}

    def covered(u: int, h: int) -> bool:
        return any(h in fronts[v] for v in units if v in tops and b.at[v] != b.at[u] and not b.disordered >> v & 1)

    def lone(h: int) -> bool:
        return all(roster.is_gun[x] and b.lone_guns >> x & 1 for x in b.stack(h))

    def may(u: int) -> bool:
        return not b.disordered >> u & 1 or (b.is_infantry(u) and bool(b.began_adjacent >> u & 1))

    def linked(group: tuple[int, ...]) -> bool:
        reached, queue = {group[0]}, [group[0]]
        for u in queue:
            for v in group:
                near = b.at[u] == b.at[v] or board.distance(b.at[u], b.at[v]) == 1
                if v not in reached and near:
                    reached.add(v)
                    queue.append(v)
        return len(reached) == len(group)

    found: set[Charge] = set()
    able = [u for u in units if may(u) and open_to(u)]
    for size in range(1, len(able) + 1):
        for group in combinations(able, size):
            if not linked(group) or len({b.is_mounted(u) for u in group}) > 1:
                continue
            if any(u not in tops and not any(v in tops and b.at[v] == b.at[u] for v in group) for u in group):
                continue
            reach = sorted(set().union(*(open_to(u) for u in group)))
            must = {h for u in group for h in open_to(u) if not covered(u, h)}
            for number in range(1, len(reach) + 1):
                for chosen in combinations(reach, number):
                    hexes = set(chosen)
                    if not must <= hexes or any(not open_to(u) & hexes for u in group):
                        continue
                    if any(b.disordered >> u & 1 for u in group) and not all(lone(h) for h in hexes):
                        continue
                    found.add((frozenset(group), frozenset(hexes)))
    return found


def declared(field: Field) -> set[Charge]:
    """All charges that can be built answer by answer."""
    found: set[Charge] = set()
    if not field.state.frames:
        return found
    root = field.state.frames[-1]
    assert isinstance(root, ChargeStep)
    seen: set[Charge] = set()
    pending: list[ChargeStep] = []
    for code in root.listing(field.state)[1:]:
        step = root.copy()
        assert isinstance(step, ChargeStep)
        step.take(field.state, code)
        pending.append(step)
    while pending:
        step = pending.pop()
        key = (frozenset(step.units_of(0)), frozenset(step.hexes_of(0)))
        if key in seen:
            continue
        seen.add(key)
        found.add(key)
        for code in step.listing(field.state)[1:]:
            more = step.copy()
            assert isinstance(more, ChargeStep)
            more.take(field.state, code)
            pending.append(more)
    return found


@rule("GL-10.12.1", "GL-10.12.2", "GL-10.12.3", "GL-10.21.2", "GL-10.24.1", "GL-10.24.3", "GL-10.24.4", "GL-11.14.2")
@pytest.mark.parametrize("first", range(0, 90, 30))
def test_every_legal_charge_and_no_other(first: int) -> None:
    number = 0
    for seed in range(first, first + 30):
        field = scene(Random(seed))
        wanted = literal(field)
        assert declared(field) == wanted, seed
        number += len(wanted)
    assert number > 30
