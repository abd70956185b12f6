"""GG-3.2 Moves over the ground: attack paths, withdrawals, marches, entries (geometry only)."""

from random import Random
from typing import Any

import pytest

from longroll.games.guns.board import GROUND, OFF_MAP, Ground
from longroll.games.guns.rules.fields import Threat, threat
from longroll.games.guns.rules.paths import (
    Reach,
    attack_paths,
    attack_ways,
    entry_ends,
    march,
    road_paths,
    road_paths_apart,
    withdrawal,
)
from longroll.kit.clauses import rule
from tests.guns.literal import Plain
from tests.guns.t7 import area_set, areas, at, enemy, facing, path_text, position_set, positions, t7

NOBODY = ()


def attacks(ground: Ground, stack: str, target: str, enemies: str = "", barred: int = 0) -> set[str]:
    found = attack_paths(ground, facing(ground, stack), at(ground, target), positions(ground, enemies), barred)
    return {path_text(ground, path) for path in found}


# ---- attack paths ------------------------------------------------------------------------------------------------


@rule("GG-13.11.2", "GG-W24")
def test_attack_over_two_areas() -> None:
    ground = t7()
    assert "a35 H35 a34 H34" in attacks(ground, "H36 S", "H34", "H34")
    ways = attack_ways(ground, facing(ground, "H36 S"), at(ground, "H34"), positions(ground, "H34"), 0)
    assert [area_set(ground, way.areas) for way in ways] == [{"a35", "a34"}]
    assert ground.area_codes[ways[0].last] == "a34"
    assert ways[0].arrival == facing(ground, "H34 S")
    assert attacks(ground, "H36 S", "H34", "H34 H35") == set()


@rule("GG-13.11.2", "GG-W25", "GG-R28")
def test_the_first_area_must_be_the_front() -> None:
    ground = t7()
    assert attacks(ground, "V34 W", "H34", "H34") == set()
    assert attacks(ground, "V34 E", "H34", "H34") == {"a34 H34"}


@rule("GG-13.11.2", "GG-R28")
def test_shortest_is_measured_on_the_bare_map() -> None:
    """An enemy on the only shortest way does not open a longer one."""
    ground = t7()
    assert attacks(ground, "H35 S", "H33", "H33") == {"a34 H34 a33 H33"}
    assert attacks(ground, "H35 S", "H33", "H33 H34") == set()


@rule("GG-13.11.2")
def test_obstruction_lengthens_paths_and_opens_others() -> None:
    ground = t7({"H34": {"a34": {"obstructed": True}}})
    assert attacks(ground, "V34 E", "H34", "") == {"a34 H34"}
    assert attacks(ground, "V44 W", "H34", "") == {"a34 H34"}
    assert attacks(ground, "V44 E", "H34", "") == set()
    assert ground.distances(at(ground, "H34"))[at(ground, "V44")] == 2


@rule("GG-13.11.2", "GG-13.11.11", "GG-10.12")
def test_attack_over_barred_positions() -> None:
    ground = t7()
    barred = ground.barred["USA"]
    assert attacks(ground, "H03 N", "H04", "H04") == {"a03 H04"}
    assert attacks(ground, "H03 N", "H04", "H04", barred) == set()
    assert attacks(ground, "H14 N", "H16", "H16", barred) == set()


@rule("GG-13.11.2")
def test_ways_keep_apart_what_the_rules_look_at() -> None:
    """From V33 to H44 (two steps) there are two ways, by a43 and by a34 and a44."""
    ground = t7()
    ways = attack_ways(ground, facing(ground, "V33 E"), at(ground, "H44"), 0, 0)
    assert {frozenset(area_set(ground, way.areas)) for way in ways} == {frozenset({"a33", "a43"})}
    assert len(attacks(ground, "V33 E", "H44")) == 1


@rule("GG-3.11", "GG-13.11.2")
def test_attack_paths_on_the_map_are_the_shortest() -> None:
    rng = Random(2)
    for _ in range(150):
        stance = rng.randrange(2 * GROUND.n_positions)
        target = rng.choice(GROUND.border[rng.choice(GROUND.members(GROUND.extended_front(stance)))])
        if target == stance // 2:
            continue
        length = GROUND.distances(target)[stance // 2]
        for path in attack_paths(GROUND, stance, target, 0, 0):
            assert path[0] == GROUND.area_of[stance]
            here, spent = stance // 2, 0
            for area, place in zip(path[0::2], path[1::2], strict=True):
                spent += GROUND.step_cost(GROUND.stance(here, area), place)
                here = place
            assert (here, spent) == (target, length)


# ---- withdrawals -------------------------------------------------------------------------------------------------


def withdraw(ground: Ground, stack: str, limit: int, foe: Threat, full: str = "", **more: Any) -> dict[str, Any]:
    found = withdrawal(
        ground, facing(ground, stack), limit, foe, positions(ground, full), more.pop("barred", 0), **more
    )
    for end in ground.members(found.ends):
        path = found.path(end)
        assert path[-1] == end
        assert len(set(path[1::2])) == len(path[1::2])
        assert path[0] == ground.rear(facing(ground, stack))
    return {
        "safe": position_set(ground, found.ends & ~found.hurt),
        "hurt": position_set(ground, found.hurt),
        "exits": area_set(ground, found.exits),
    }


@rule("GG-14.4", "GG-14.9", "GG-14.11", "GG-W37")
def test_withdrawal_after_a_lost_attack() -> None:
    ground = t7()
    assert withdraw(ground, "H34 S", 2, enemy(ground, "H34 N")) == {
        "safe": {"H35", "H36", "V35", "V45", "H25", "V24", "H45", "V54"},
        "hurt": {"V34", "V44"},
        "exits": set(),
    }


@rule("GG-14.9", "GG-14.10", "GG-W38")
def test_no_way_out() -> None:
    ground = t7()
    assert withdraw(ground, "H33 S", 2, enemy(ground, "H34 S")) == {"safe": set(), "hurt": set(), "exits": set()}
    assert withdraw(ground, "H33 N", 2, enemy(ground, "H34 S"))["safe"]


@rule("GG-14.8", "GG-14.9", "GG-14.11", "GG-W39")
def test_stopped_by_a_new_enemy() -> None:
    ground = t7()
    foe = enemy(ground, "H34 S", "H43 N")
    for limit in (2, 4):
        assert withdraw(ground, "H44 N", limit, foe) == {"safe": set(), "hurt": {"V43", "V53"}, "exits": set()}


@rule("GG-14.9", "GG-14.10", "GG-14.11", "GG-10.9", "GG-W55")
def test_leaving_the_map_is_a_choice() -> None:
    ground = t7()
    foe = enemy(ground, "V62 W", "V64 W")
    assert withdraw(ground, "V63 W", 1, foe) == {"safe": set(), "hurt": {"H63", "H64"}, "exits": {"a63"}}
    found = withdrawal(ground, facing(ground, "V63 W"), 2, foe, 0, 0)
    assert found.exit_path(ground.area_index["a63"]) == (ground.area_index["a63"],)
    assert path_text(ground, found.exit_path(ground.area_index["a62"])) == "a63 H63 a62"
    assert position_set(ground, found.ends) == {"H62", "H63", "H64", "H65"}


@rule("GG-14.11", "GG-3.11")
def test_two_steps_next_to_old_enemies_save_a_block() -> None:
    """H64 lies one step from V63; by way of H63 it is two."""
    ground = t7()
    found = withdrawal(ground, facing(ground, "V63 W"), 2, enemy(ground, "V62 W", "V64 W"), 0, 0)
    assert found.hurt == 0
    assert path_text(ground, found.path(at(ground, "H64"))) == "a63 H63 a63 H64"


@rule("GG-14.6", "GG-W54")
def test_not_to_a_position_between_the_same_areas() -> None:
    ground = t7(minus=("V33", "V34"))
    found = withdraw(ground, "H24 a23", 2, enemy(ground, "H24 a24", "H34 a24"))
    assert "H34" not in found["safe"] | found["hurt"]
    alone = withdraw(ground, "H24 a23", 4, enemy(ground, "H24 a24"))
    assert "H34" not in alone["safe"] | alone["hurt"]
    assert alone["safe"]


@rule("GG-14.15")
def test_a_full_position_must_be_passed() -> None:
    ground = t7()
    foe = enemy(ground, "H34 N")
    open_ = withdraw(ground, "H34 S", 2, foe)
    crowded = withdraw(ground, "H34 S", 2, foe, full="H35")
    assert crowded["safe"] == open_["safe"] - {"H35"}
    assert withdraw(ground, "H34 S", 1, foe, full="H35")["hurt"] == {"V34", "V44"}


@rule("GG-14.15", "GG-14.9")
def test_a_full_position_without_a_way_on_does_not_count_as_possible() -> None:
    """From V34 (separation 1) the only better position across a34 is the full H35."""
    ground = t7()
    foe = enemy(ground, "H34 N")
    assert withdraw(ground, "V34 W", 1, foe) == {"safe": {"H35"}, "hurt": set(), "exits": set()}
    assert withdraw(ground, "V34 W", 1, foe, full="H35") == {"safe": set(), "hurt": {"V44"}, "exits": set()}


@rule("GG-18.2", "GG-14.4", "GG-W23")
def test_mounted_withdrawal_takes_easy_steps_only() -> None:
    ground = t7({"H35": {"a34": {"obstructed": True}}})
    foe = enemy(ground, "H34 N")
    dismounted = withdraw(ground, "H34 S", 2, foe)
    assert "H35" in dismounted["safe"]
    mounted = withdraw(ground, "H34 S", 2, foe, mounted=True)
    assert "H35" not in mounted["safe"] | mounted["hurt"]
    three = withdraw(ground, "H34 S", 3, foe, mounted=True)
    assert mounted["safe"] < three["safe"]


@rule("GG-10.12", "GG-14.7")
def test_barred_and_enemy_positions_are_not_entered() -> None:
    ground = t7()
    foe = enemy(ground, "V23 W", "H14 N")
    found = withdraw(ground, "V23 E", 4, foe, barred=ground.barred["USA"])
    ends = found["safe"] | found["hurt"]
    assert not ends & position_set(ground, ground.barred["USA"])
    assert not ends & {"V23", "H14"}


@rule("GG-14.8")
def test_an_old_enemy_does_not_stop_a_withdrawal() -> None:
    """V34 is next to H34, which stood next to the start: the block may go on."""
    ground = t7()
    found = withdrawal(ground, facing(ground, "H34 S"), 2, enemy(ground, "H34 N"), 0, 0)
    assert path_text(ground, found.path(at(ground, "H25"))) == "a34 V34 a24 H25"


@rule("GG-14.4", "GG-14.5", "GG-14.6", "GG-14.7", "GG-14.8", "GG-14.9", "GG-14.11", "GG-14.15")
@pytest.mark.parametrize(("limit", "mounted", "rounds"), [(2, False, 80), (3, True, 60), (4, False, 12), (5, True, 3)])
def test_withdrawals_follow_their_definition_on_the_map(limit: int, mounted: bool, rounds: int) -> None:
    plain = Plain(GROUND.data)
    rng = Random(limit)
    seen = 0
    for _ in range(rounds):
        start = rng.randrange(GROUND.n_positions)
        close = [
            q for q in GROUND.members(GROUND.beside(GROUND.bit[start] | GROUND.adjacent_mask[start])) if q != start
        ]
        places = [start] if rng.random() < 0.3 else []
        places += rng.sample(close, min(len(close), rng.randrange(1, 5)))
        stacks = {p: 2 * p + rng.randrange(2) for p in places}
        foe = threat(GROUND, GROUND.mask_of(places), GROUND.mask_of([p for p, s in stacks.items() if s & 1]))
        full = GROUND.mask_of(rng.sample(close, len(close) // 4)) & ~foe.occupied
        stance = 2 * start + rng.randrange(2)
        found = withdrawal(GROUND, stance, limit, foe, full, GROUND.barred["USA"], mounted)
        army = {GROUND.position_codes[p]: GROUND.area_codes[GROUND.area_of[s]] for p, s in stacks.items()}
        code = GROUND.position_codes[start]
        ends, exits = plain.withdrawals(
            (code, GROUND.area_codes[GROUND.area_of[stance]]),
            limit,
            army,
            position_set(GROUND, full),
            position_set(GROUND, GROUND.barred["USA"]),
            mounted,
        )
        assert position_set(GROUND, found.ends) == set(ends)
        assert area_set(GROUND, found.exits) == exits
        hurt = {end for end, costs in ends.items() if plain.hurt(code, end, costs, army)}
        assert position_set(GROUND, found.hurt) == hurt
        seen += len(ends)
        for end in GROUND.members(found.ends):
            path = found.path(end)
            assert path[-1] == end
            assert len({start, *path[1::2]}) == 1 + len(path[1::2])
            assert check_cost(GROUND, start, path) in ends[GROUND.position_codes[end]]
        for area in GROUND.members(found.exits):
            assert found.exit_path(area)[-1] == area
    assert seen > rounds


def check_cost(ground: Ground, start: int, path: tuple[int, ...]) -> int:
    spent = 0
    for area, place in zip(path[0::2], path[1::2], strict=False):
        cost = ground.step_cost(ground.stance(start, area), place)
        assert cost > 0
        spent += cost
        start = place
    return spent


# ---- marches -----------------------------------------------------------------------------------------------------


def reach(
    ground: Ground, start: str, foe: Threat, base: int, extended: int = 0, friends: str = "", **more: Any
) -> Reach:
    return march(
        ground,
        at(ground, start),
        foe,
        base,
        extended,
        positions(ground, friends),
        more.pop("full", 0),
        more.pop("avoid", 0),
        **more,
    )


@rule("GG-12.6", "GG-12.7", "GG-12.8", "GG-W20")
def test_a_march_ends_in_a_field_of_fire() -> None:
    ground = t7()
    foe = enemy(ground, "H35 S")
    found = reach(ground, "H33", foe, 2)
    assert "H34" in position_set(ground, found.ends)
    assert not position_set(ground, found.ends) & {"V34", "V44"}
    assert reach(ground, "H34", foe, 2, pivot=True).ends == 0
    assert reach(ground, "H34", foe, 2, pivot=True).exits == 0


@rule("GG-12.9", "GG-12.10", "GG-12.11", "GG-12.12", "GG-W21")
def test_next_to_an_enemy_a_block_only_pivots() -> None:
    ground = t7()
    foe = enemy(ground, "V44 E")
    passing = reach(ground, "H33", foe, 2)
    assert "H34" in position_set(ground, passing.ends)
    assert "H35" not in position_set(ground, passing.ends)
    turning = reach(ground, "H34", foe, 2, pivot=True)
    assert position_set(ground, turning.ends) == {"V43"}
    assert path_text(ground, turning.path(at(ground, "V43"))) == "a33 V43"
    assert turning.exits == 0
    assert reach(ground, "H34", foe, 2).ends == 0


@rule("GG-12.11", "GG-W21")
@pytest.mark.parametrize("rough", ["V43", "H34"])
def test_a_pivot_costs_its_step(rough: str) -> None:
    ground = t7({rough: {"a33": {"obstructed": True}}})
    foe = enemy(ground, "V44 E")
    assert reach(ground, "H34", foe, 1, pivot=True).ends == 0
    assert position_set(ground, reach(ground, "H34", foe, 2, pivot=True).ends) == {"V43"}
    assert position_set(ground, reach(ground, "H34", foe, 1, 2, "V43", pivot=True).ends) == {"V43"}


@rule("GG-12.10", "GG-12.11")
def test_with_enemies_at_both_ends_either_junction_serves() -> None:
    ground = t7()
    foe = enemy(ground, "V44 E", "V34 W")
    assert position_set(ground, reach(ground, "H34", foe, 2, pivot=True).ends) == {"V33", "V43"}


@rule("GG-12.14")
def test_a_pivot_may_cross_an_objective() -> None:
    ground = t7()
    found = reach(ground, "H34", enemy(ground, "V44 E"), 2, pivot=True, wanted=areas(ground, "a33"))
    assert found.takes(at(ground, "V43")) == (areas(ground, "a33"),)
    assert path_text(ground, found.path(at(ground, "V43"), areas(ground, "a33"))) == "a33 V43"


@rule("GG-12.2", "GG-12.3", "GG-12.4", "GG-W22")
def test_extra_distance_needs_a_friend_at_the_end() -> None:
    ground = t7()
    foe = enemy(ground)
    end = positions(ground, "H34")
    assert not reach(ground, "H31", foe, 2, 3).ends & end
    for friend in ("H34", "H24", "H44", "V33", "V34", "V43", "V44"):
        found = reach(ground, "H31", foe, 2, 3, friend)
        assert found.ends & end
        assert check_cost(ground, at(ground, "H31"), found.path(at(ground, "H34"))) == 3
    assert not reach(ground, "H31", foe, 2, 3, "H35 H31").ends & end
    assert reach(ground, "H31", foe, 3).ends & end
    assert not reach(ground, "H31", foe, 3).ends & positions(ground, "H35")
    assert reach(ground, "H31", foe, 3, 4, "H45").ends & positions(ground, "H35")


@rule("GG-12.3", "GG-10.9")
def test_extra_distance_never_leaves_the_map() -> None:
    ground = t7()
    foe = enemy(ground)
    assert "a03" in area_set(ground, reach(ground, "V13", foe, 1).exits)
    assert "a03" not in area_set(ground, reach(ground, "V23", foe, 1, 5, "V13").exits)
    assert "a03" in area_set(ground, reach(ground, "V23", foe, 2).exits)


@rule("GG-3.10", "GG-10.9", "GG-10.10", "GG-W8")
def test_marching_off_the_map_and_back() -> None:
    ground = t7({"V13": {"a03": {"obstructed": True}}})
    foe = enemy(ground)
    assert "a03" not in area_set(ground, reach(ground, "V13", foe, 1).exits)
    found = reach(ground, "V13", foe, 2)
    assert "a03" in area_set(ground, found.exits)
    assert path_text(ground, found.path(found.off(ground.area_index["a03"]))) == "a03"
    back = ground.area_index["a03"]
    one = march(ground, OFF_MAP, foe, 1, 0, 0, 0, 0, across=back)
    assert position_set(ground, one.ends) == {"H03", "H04"}
    union = march(ground, OFF_MAP, foe, 1, 0, 0, 0, ground.barred["USA"], across=back)
    assert position_set(ground, union.ends) == {"H03"}
    two = march(ground, OFF_MAP, foe, 2, 0, 0, 0, 0, across=back)
    assert {"V13", "V12", "V14"} <= position_set(ground, two.ends)
    assert path_text(ground, two.path(at(ground, "V12"))) == "a03 H03 a02 V12"


@rule("GG-10.10")
def test_no_return_across_an_area_under_fire() -> None:
    ground = t7()
    back = ground.area_index["a03"]
    assert march(ground, OFF_MAP, enemy(ground, "V13 W"), 2, 0, 0, 0, 0, across=back).ends == 0
    assert march(ground, OFF_MAP, enemy(ground, "V13 E"), 2, 0, 0, 0, 0, across=back).ends


@rule("GG-10.9", "GG-12.6")
def test_no_march_leaves_across_an_area_under_fire() -> None:
    ground = t7()
    found = reach(ground, "H23", enemy(ground, "V13 W"), 4)
    assert "a03" not in area_set(ground, found.exits)


@rule("GG-10.5", "GG-10.6")
def test_full_positions_are_passed_and_enemies_are_not() -> None:
    ground = t7()
    full = positions(ground, "H32")
    found = reach(ground, "H31", enemy(ground), 2, full=full)
    assert "H32" not in position_set(ground, found.ends)
    assert "H33" in position_set(ground, found.ends)
    walled = enemy(ground, "H32 S")
    assert reach(ground, "H31", walled, 4).ends == 0


@rule("GG-6.13", "GG-18.5")
def test_positions_to_avoid_are_not_even_passed() -> None:
    ground = t7()
    found = reach(ground, "H31", enemy(ground), 2, avoid=positions(ground, "H32"))
    assert "H32" not in position_set(ground, found.ends)
    assert "H33" not in position_set(ground, found.ends)


@rule("GG-18.2", "GG-W23")
def test_mounted_marches_take_easy_steps_only() -> None:
    ground = t7({f"H{x}2": {f"a{x}1": {"obstructed": True}} for x in range(7)})
    found = reach(ground, "H31", enemy(ground), 3, mounted=True)
    assert "V31" in position_set(ground, found.ends)
    assert "H32" not in position_set(ground, found.ends)
    assert "H32" in position_set(ground, reach(ground, "H31", enemy(ground), 3).ends)


@rule("GG-12.14", "GG-20.1")
def test_paths_differ_by_the_objectives_they_cross() -> None:
    ground = t7()
    wanted = areas(ground, "a33")
    found = reach(ground, "H33", enemy(ground), 3, wanted=wanted)
    assert found.takes(at(ground, "V33")) == (0, wanted)
    assert path_text(ground, found.path(at(ground, "V33"), wanted)) == "a33 V33"
    assert path_text(ground, found.path(at(ground, "V33"), 0)) == "a32 V32 a22 H23 a23 V33"
    assert reach(ground, "H33", enemy(ground), 2, wanted=wanted).takes(at(ground, "V33")) == (wanted,)
    with pytest.raises(ValueError, match="no such march"):
        found.path(at(ground, "H34"), 0)


@rule("GG-3.11", "GG-12.14")
def test_an_objective_cannot_be_fetched_by_going_there_and_back() -> None:
    """H33 to H32 across a32 is one step; a way that crosses a33 first must come back by other positions."""
    ground = t7()
    wanted = areas(ground, "a33")
    short = reach(ground, "H33", enemy(ground), 3, wanted=wanted)
    assert short.takes(at(ground, "H32")) == (0,)
    longer = reach(ground, "H33", enemy(ground), 4, wanted=wanted)
    assert longer.takes(at(ground, "H32")) == (0, wanted)
    path = longer.path(at(ground, "H32"), wanted)
    assert len({at(ground, "H33"), *path[1::2]}) == 1 + len(path[1::2])


@rule("GG-12.2", "GG-12.3", "GG-12.6", "GG-12.7", "GG-12.9", "GG-12.14", "GG-3.11")
@pytest.mark.parametrize(
    ("base", "extended", "mounted", "rounds"), [(2, 4, False, 14), (3, 3, True, 14), (4, 4, False, 4)]
)
def test_marches_follow_their_definition_on_the_map(base: int, extended: int, mounted: bool, rounds: int) -> None:
    plain = Plain(GROUND.data)
    rng = Random(base * 10 + extended)
    seen = taken = 0
    for _ in range(rounds):
        start = rng.randrange(GROUND.n_positions)
        around = [p for p in range(GROUND.n_positions) if 0 < GROUND.distances(start)[p] <= 4]
        places = rng.sample(around, 3)
        turned = GROUND.mask_of([p for p in places if rng.random() < 0.5])
        foe = threat(GROUND, GROUND.mask_of(places), turned)
        if foe.near >> start & 1:
            continue
        friends, full, avoid = (GROUND.mask_of(rng.sample(around, n)) & ~foe.occupied for n in (2, 5, 3))
        near = [a for s in (2 * start, 2 * start + 1) for a in GROUND.members(GROUND.neighbours[GROUND.area_of[s]])]
        wanted = GROUND.mask_of(rng.sample(near, 2))
        found = march(GROUND, start, foe, base, extended, friends, full, avoid, wanted, mounted)
        army = {GROUND.position_codes[p]: GROUND.area_codes[GROUND.area_of[2 * p + (turned >> p & 1)]] for p in places}
        sets = [position_set(GROUND, mask) for mask in (friends, full, avoid)]
        ends, exits = plain.marches(
            GROUND.position_codes[start], army, base, extended, *sets, area_set(GROUND, wanted), mounted
        )
        assert position_set(GROUND, found.ends) == {code for code, _ in ends}
        assert area_set(GROUND, found.exits) == {code for code, _ in exits}
        for end in GROUND.members(found.ends):
            code = GROUND.position_codes[end]
            takes = found.takes(end)
            assert {frozenset(area_set(GROUND, take)) for take in takes} == {t for c, t in ends if c == code}
            for take in takes:
                path = found.path(end, take)
                assert check_cost(GROUND, start, path) <= max(base, extended)
                assert GROUND.mask_of(path[0::2]) & wanted == take
                taken += bool(take)
        for area in GROUND.members(found.exits):
            goal = found.off(area)
            takes = found.takes(goal)
            expected = {t for c, t in exits if c == GROUND.area_codes[area]}
            assert {frozenset(area_set(GROUND, take)) for take in takes} == expected
            assert found.path(goal, takes[0])[-1] == area
        seen += len(ends)
    assert seen > rounds
    assert taken > 0


# ---- section 21 --------------------------------------------------------------------------------------------------

ROUGH = {"H34": {"a33": {"obstructed": True}, "a34": {"obstructed": True}}}


@rule("GG-21.2", "GG-21.4", "GG-W51")
def test_marching_past_and_onto_a_fully_obstructed_position() -> None:
    ground = t7(ROUGH)
    foe = enemy(ground, "H34 N")
    strict = position_set(ground, reach(ground, "H25", foe, 2).ends)
    assert "V34" in strict
    assert "V44" not in strict
    loose = reach(ground, "H25", foe, 2, loose=True, clash=(positions(ground, "H34"), 0))
    assert {"V34", "V44"} <= position_set(ground, loose.ends)
    assert loose.clashes == (0, 0)
    north = enemy(ground, "H34 S")
    onto = reach(ground, "H35", north, 2, loose=True, clash=(positions(ground, "H34"), 0))
    assert position_set(ground, onto.clashes[0]) == {"H34"}
    goal = onto.clash(facing(ground, "H34 N"))
    assert path_text(ground, onto.path(goal)) == "a34 H34"
    barred = reach(ground, "H35", north, 2, loose=True, clash=(0, positions(ground, "H34")))
    assert barred.clashes == (0, 0)
    assert reach(ground, "H35", north, 1, loose=True, clash=(positions(ground, "H34"), 0)).clashes == (0, 0)


@rule("GG-21.3")
def test_starting_next_to_a_fully_obstructed_enemy_is_no_pivot() -> None:
    ground = t7(ROUGH)
    foe = enemy(ground, "H34 N")
    assert reach(ground, "V33", foe, 2).ends == 0
    free = reach(ground, "V33", foe, 2, loose=True)
    assert "H33" in position_set(ground, free.ends)
    mixed = enemy(ground, "H34 N", "H23 S")
    limited = reach(ground, "V33", mixed, 2, loose=True, pivot=True)
    assert position_set(ground, limited.ends) == {"H33"}


# ---- entries -----------------------------------------------------------------------------------------------------


def roads(ground: Ground, entry: str, foe: Threat, closed: int = 0, full: str = "", avoid: int = 0) -> set[str]:
    found = road_paths(ground, ground.entry_index[entry], foe, positions(ground, full), avoid, closed)
    return {ground.position_codes[road.end] for road in found}


@rule("GG-11.10", "GG-11.14", "GG-11.15", "GG-W17")
def test_entry_by_road() -> None:
    ground = t7()
    assert roads(ground, "CHAMBERSBURG", enemy(ground), ground.town) == {"V14", "V24", "V34"}
    assert roads(ground, "CHAMBERSBURG", enemy(ground, "H25 S"), ground.town) == {"V14", "V24"}
    assert roads(ground, "CHAMBERSBURG", enemy(ground, "V24 E"), ground.town) == {"V14"}
    assert roads(ground, "CHAMBERSBURG", enemy(ground), ground.town, full="V24") == {"V14", "V34"}


@rule("GG-11.15", "GG-R58")
def test_a_road_stops_next_to_an_enemy() -> None:
    ground = t7()
    assert roads(ground, "CHAMBERSBURG", enemy(ground, "V25 E"), ground.town) == {"V14", "V24"}


@rule("GG-11.10")
def test_roads_change_at_meeting_points_and_pass_no_node_twice() -> None:
    ground = t7()
    found = road_paths(ground, ground.entry_index["TANEYTOWN"], enemy(ground), 0, 0, 0)
    ends = [ground.position_codes[road.end] for road in found]
    assert len(ends) == len(set(ends))
    assert {"H31", "H32", "H33", "H34", "V33", "V43", "V34", "H35", "V44"} <= set(ends)
    (through,) = [road for road in found if ground.position_codes[road.end] == "V34"]
    assert path_text(ground, through.path) == "a30 H31 a31 H32 a32 H33 a33 H34 a34 V34"
    assert area_set(ground, through.areas) == {"a30", "a31", "a32", "a33", "a34"}
    assert through.nodes.bit_count() == 8


@rule("GG-11.12", "GG-R22")
def test_road_paths_that_share_a_node() -> None:
    ground = t7()
    south = road_paths(ground, ground.entry_index["TANEYTOWN"], enemy(ground), 0, 0, 0)
    west = road_paths(ground, ground.entry_index["EMMITSBURG"], enemy(ground), 0, 0, 0)
    used = next(road for road in west if ground.position_codes[road.end] == "V43").nodes
    left = {ground.position_codes[road.end] for road in road_paths_apart(south, used)}
    assert left == {"H31", "H32", "H33"}


@rule("GG-11.7", "GG-11.9", "GG-W18")
def test_no_entry_across_an_area_under_fire() -> None:
    ground = t7({"V24": {"a14": {"ridge": 1}}})
    foe = enemy(ground, "V24 W")
    west, other = ground.entry_areas[ground.entry_index["CHAMBERSBURG"]]
    assert entry_ends(ground, west, foe, 0, 0) == 0
    assert position_set(ground, entry_ends(ground, other, foe, 0, 0)) == {"H05", "H06", "V15"}
    assert roads(ground, "CHAMBERSBURG", foe, ground.town) == set()


@rule("GG-11.16", "GG-10.5", "GG-10.12", "GG-18.5")
def test_limits_of_entries() -> None:
    ground = t7()
    area = ground.area_index["a30"]
    assert position_set(ground, entry_ends(ground, area, enemy(ground), 0, 0)) == {"H31", "V30", "V40"}
    assert position_set(ground, entry_ends(ground, area, enemy(ground, "H31 N"), 0, 0)) == {"V30", "V40"}
    full, avoid = positions(ground, "H31"), positions(ground, "V30")
    assert position_set(ground, entry_ends(ground, area, enemy(ground), full, avoid)) == {"V40"}
    assert roads(ground, "TANEYTOWN", enemy(ground), avoid=positions(ground, "H32")) == {"H31"}


@rule("GG-11.10", "GG-11.14")
def test_roads_of_the_map() -> None:
    foe = enemy(GROUND)
    for number, code in enumerate(GROUND.entry_codes):
        confederate = GROUND.entry_army[number] == "CSA"
        found = road_paths(
            GROUND, number, foe, 0, 0 if confederate else GROUND.barred["USA"], GROUND.town * confederate
        )
        road = next(road for road in GROUND.data.main_roads if road.entry == code)
        ends = {GROUND.position_codes[path.end] for path in found}
        in_town = [
            place
            for place in road.path[1::2]
            if GROUND.town & areas(GROUND, " ".join(GROUND.data.positions[place].areas))
        ]
        if confederate:
            assert ends == set(road.path[1::2])
            assert in_town == [road.path[-2]]
        else:
            assert set(road.path[1::2]) <= ends
        for path in found:
            assert not confederate or not path.areas & GROUND.town
            assert check_cost(GROUND, path.path[1], path.path[2:]) >= 0
            assert len(set(path.path[1::2])) == len(path.path[1::2])


@rule("GG-11.10")
def test_a_road_that_touches_a_position_does_not_bounce_off_it() -> None:
    """Three roads reach Cemetery Hill, north, from the south; the Baltimore Pike cannot turn back there."""
    found = road_paths(GROUND, GROUND.entry_index["BALTIMORE"], enemy(GROUND), 0, 0, 0)
    ends = {GROUND.position_codes[path.end] for path in found}
    assert "P143" in ends
    assert not {"P171", "P172"} & ends
    south = road_paths(GROUND, GROUND.entry_index["TANEYTOWN"], enemy(GROUND), 0, 0, 0)
    assert {"P171", "P143", "P126"} <= {GROUND.position_codes[path.end] for path in south}
