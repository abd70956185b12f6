"""GL-10.12, GL-10.21, GL-10.24 against a plain reading: every legal charge can be declared, and no other."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from longroll.kit.clauses import rule
from tests.glory.field import Field
from tests.glory.literal import FACINGS

AREA = ("0404", "0504", "0604", "0405", "0505", "0605", "0406", "0506", "0606")
Charge = tuple[frozenset[str], frozenset[str]]


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
    ask = field.ask
    every = {name: ask.unit(name) for name in ask.units()}
    at = {name: str(unit["place"]) for name, unit in every.items()}
    guns = {name for name, unit in every.items() if unit["kind"] == "art"}
    shaken = {name for name, unit in every.items() if unit["disordered"]}
    mounted = {name for name, unit in every.items() if unit["kind"] == "cav"}
    units = [name for name in ask.acting() if name not in guns]
    fronts = {name: set(ask.front(at[name])) for name in units}
    enemies = {at[name] for name in ask.units("US")}
    stacks = {place: ask.here(place)["units"] for place in at.values()}
    tops = {name for name in units if stacks[at[name]][-1] in {name, *guns}}
    lone_guns, began_adjacent = field.noted("lone_guns"), field.noted("began_adjacent")

    def open_to(u: str) -> set[str]:
        return fronts[u] & enemies & set(ask.ways(every[u]["kind"], at[u]))

    def covered(u: str, h: str) -> bool:
        return any(h in fronts[v] for v in units if v in tops and at[v] != at[u] and v not in shaken)

    def lone(h: str) -> bool:
        return all(other in guns and other in lone_guns for other in stacks[h])

    def may(u: str) -> bool:
        return u not in shaken or (u not in mounted and u in began_adjacent)

    def linked(group: tuple[str, ...]) -> bool:
        reached, queue = {group[0]}, [group[0]]
        for u in queue:
            for v in group:
                if v not in reached and ask.distance(at[u], at[v]) <= 1:
                    reached.add(v)
                    queue.append(v)
        return len(reached) == len(group)

    found: set[Charge] = set()
    able = [u for u in units if may(u) and open_to(u)]
    for size in range(1, len(able) + 1):
        for group in combinations(able, size):
            if not linked(group) or len({u in mounted for u in group}) > 1:
                continue
            if any(u not in tops and not any(v in tops and at[v] == at[u] for v in group) for u in group):
                continue
            reach = sorted(set().union(*(open_to(u) for u in group)))
            must = {h for u in group for h in open_to(u) if not covered(u, h)}
            for number in range(1, len(reach) + 1):
                for chosen in combinations(reach, number):
                    hexes = set(chosen)
                    if not must <= hexes or any(not open_to(u) & hexes for u in group):
                        continue
                    if any(u in shaken for u in group) and not all(lone(h) for h in hexes):
                        continue
                    found.add((frozenset(group), frozenset(hexes)))
    return found


def declared(field: Field) -> set[Charge]:
    """All charges that can be built answer by answer; one is told when it is closed."""
    found: set[Charge] = set()
    pending = [field.copy().do(option) for option in field.options() if option != "done"]
    while pending:
        step = pending.pop()
        if not step.told("charges"):
            pending += [step.copy().do(option) for option in step.options()]
            continue
        told = step.facts("charges")
        units, hexes = {str(charge["unit"]) for charge in told}, {str(charge["hex"]) for charge in told}
        found.add((frozenset(units), frozenset(hexes)))
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
