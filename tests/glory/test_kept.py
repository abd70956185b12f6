"""What is kept of a position or of the table is what would be found or made anew."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.components import BIT, CAV, CS, US
from longroll.games.glory.lexicon import ELIMINATED, OFF, RECOVERED, RECOVERY, UNPLACED, WITHDRAWN
from longroll.games.glory.rules.units import standing
from longroll.games.glory.state import Battle
from longroll.kit.parts import forget
from longroll.kit.scene import Scene
from tests.acceptance.walks import walk, warlike
from tests.glory.test_own_map import example_5


def a_unit(b: Battle) -> int:
    """One on the map."""
    return b.at.index(min(b.at))


def flip(column: str) -> Callable[[Battle], None]:
    """A mask that tells something else of a unit on the map, or of the first Commands or groups."""

    def change(b: Battle) -> None:
        setattr(b, column, getattr(b, column) ^ (BIT[a_unit(b)] if column in OF_UNITS else 0b111))

    return change


def lose_command(b: Battle) -> None:
    b.in_command = 0 if b.in_command else ~0


def dismount(b: Battle) -> None:
    b.dismounted ^= next((BIT[unit] for unit, kind in enumerate(b.roster.kind) if kind == CAV and b.at[unit] < OFF), 0)


def turn_stack(b: Battle) -> None:
    place = b.at[a_unit(b)]
    b.facing[place] = (b.facing[place] + 1) % 6


def ride(b: Battle) -> None:
    leader = next(leader for leader, place in enumerate(b.leader_at) if place < OFF)
    b.leader_at[leader] = b.at[a_unit(b)] if b.leader_at[leader] != b.at[a_unit(b)] else b.board.n - 1


def leader_goes(b: Battle) -> None:
    b.leader_at[b.leader_at.index(min(b.leader_at))] = ELIMINATED


def later(b: Battle) -> None:
    b.turn = min(b.turn + 3, b.roster.last_turn)


def assign(b: Battle) -> None:
    b.duty = [hosts[-1] if now == hosts[0] else hosts[0] for now, hosts in zip(b.duty, b.roster.hosts, strict=True)]


def draw(b: Battle) -> None:
    b.pool[0] = (b.pool[0] + 1) % 3


def other_marker(b: Battle) -> None:
    b.group = (b.group + 1) % b.roster.n_groups


def keep_marker(b: Battle) -> None:
    b.kept = (b.kept + 1) % b.roster.n_groups


def initiative(b: Battle) -> None:
    b.initiative = 1 - max(b.initiative, 0)


def lift_to(box: int) -> Callable[[Battle], None]:
    return lambda b: b.lift(a_unit(b), box)


OF_UNITS = ("disordered", "fired", "moved", "charged")
OF_OTHERS = ("acting", "acted", "failed", "released", "roused")
CHANGES = {
    **{mask: flip(mask) for mask in (*OF_UNITS, *OF_OTHERS)},
    **{f"to {box}": lift_to(box) for box in (WITHDRAWN, RECOVERY, RECOVERED, ELIMINATED, UNPLACED)},
    **{
        change.__name__: change
        for change in (
            lose_command, dismount, turn_stack, ride, leader_goes, later, assign, draw,
            other_marker, keep_marker, initiative,
        )
    },
}  # fmt: skip


@pytest.mark.parametrize("scenario", ["maryes-heights", "second-manassas", "chickamauga"])
def test_what_stands_where_is_kept_step_by_step(scenario: str) -> None:
    for state, _ in islice(walk(GLORY, scenario, 4, warlike), 600):
        b = GLORY.battle(state)
        for side in (US, CS):
            stacks = {place: b.stack(place) for place in b.board.members(b.occupied[side])}
            alone = {place: stack[0] for place, stack in stacks.items() if len(stack) == 1}
            guns = {place for place, stack in stacks.items() if all(b.roster.is_gun[unit] for unit in stack)}
            who = standing(b, side)
            assert set(stacks) == {place for place in range(b.board.n) if b.owner(place) == side}
            assert who.full == b.board.mask_of(stacks.keys() - alone.keys())
            assert who.guns == b.board.mask_of(guns & alone.keys())
            assert who.horse == b.board.mask_of(place for place, unit in alone.items() if b.is_mounted(unit))
            assert who.foot == b.board.mask_of(place for place, unit in alone.items() if b.is_infantry(unit))
            assert standing(b, 1 - side).enemy_guns == b.board.mask_of(guns)
            assert standing(b, 1 - side).near == b.board.spread(b.occupied[side])


VIEWERS = (("US", "en"), ("CS", "en"), (None, "fr"))


def scenes(b: Battle) -> list[Scene]:
    return [GLORY.scene(b, seat, language) for seat, language in VIEWERS]


@pytest.mark.parametrize("scenario", ["maryes-heights", "first-manassas", "chickamauga"])
def test_whatever_changes_is_drawn_anew(scenario: str) -> None:
    for state, _ in islice(walk(GLORY, scenario, 3, warlike), 60, 200, 80):
        b = GLORY.battle(state)
        for change in CHANGES.values():
            changed = b.copy()
            scenes(b)
            change(changed)
            kept = scenes(changed)
            for before, (seat, language) in zip(kept, VIEWERS, strict=True):
                forget()
                assert before == GLORY.scene(changed, seat, language)


def test_another_army_on_the_same_map_is_another_army() -> None:
    spec = example_5()
    units = [{**unit, "s": 9, "t": "inf"} for unit in spec["army"]["units"]]
    one, other = GLORY.position(spec), GLORY.position({**spec, "army": {"units": units}})
    first, second = (
        {item.key: item.values for item in GLORY.scene(state, None, "en").items if item.values}
        for state in (one, other)
    )
    assert first["piece:y"].startswith("5 ")
    assert second["piece:y"].startswith("9 ")
