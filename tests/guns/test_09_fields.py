"""GG-9 Fields of fire, separation, bombardment sight, flanks, communication."""

from random import Random
from typing import Any

import pytest

from longroll.games.guns.board import GROUND
from longroll.games.guns.rules.fields import (
    can_bombard,
    communication_path,
    covered,
    covered_either_way,
    defensive_field,
    field_of_fire,
    flank_threats,
    stance_on,
    targets,
    threat,
    threatened_flanks,
)
from longroll.kit.clauses import rule
from tests.guns.literal import Plain
from tests.guns.t7 import area_set, army, at, enemy, facing, position_set, positions, t7

RIDGE = {"H33": {"a33": {"ridge": 2}}}


# ---- fields of fire ----------------------------------------------------------------------------------------------


@rule("GG-9.1", "GG-9.2", "GG-W1")
def test_an_open_stack_commands_its_front_area() -> None:
    ground = t7()
    stance = facing(ground, "H33 N")
    assert area_set(ground, field_of_fire(ground, stance, 0)) == {"a33"}
    assert position_set(ground, covered(ground, stance, 0)) == {"H33", "H34", "V33", "V43"}


@rule("GG-9.3", "GG-3.12", "GG-W2")
def test_a_ridge_adds_the_extended_front() -> None:
    ground = t7(RIDGE)
    assert area_set(ground, field_of_fire(ground, facing(ground, "H33 N"), 0)) == {"a33", "a23", "a43", "a34"}


@rule("GG-9.5", "GG-9.6", "GG-W3")
def test_what_blocks_the_extended_front() -> None:
    ground = t7({**RIDGE, "V33": {"a23": {"obstructed": True}}})
    friends = positions(ground, "H33 H34")
    assert area_set(ground, field_of_fire(ground, facing(ground, "H33 N"), friends)) == {"a33", "a43"}


@rule("GG-9.5", "GG-R7")
@pytest.mark.parametrize("side", ["a23", "a33"])
@pytest.mark.parametrize("terrain", [{"ridge": 1}, {"obstructed": True}])
def test_either_side_of_a_link_blocks(side: str, terrain: dict[str, Any]) -> None:
    ground = t7({**RIDGE, "V33": {side: terrain}})
    assert area_set(ground, field_of_fire(ground, facing(ground, "H33 N"), 0)) == {"a33", "a43", "a34"}


@rule("GG-9.5")
def test_a_steep_slope_on_a_link_does_not_block() -> None:
    ground = t7({**RIDGE, "V33": {"a23": {"steep": True}}})
    assert "a23" in area_set(ground, field_of_fire(ground, facing(ground, "H33 N"), 0))


@rule("GG-9.5", "GG-3.13")
def test_one_open_link_of_two_is_enough() -> None:
    ground = t7({"H23": {"a23": {"ridge": 1}}}, minus=("V33", "V34"))
    stance = facing(ground, "H23 a23")
    beyond = ground.area_index["a24"]
    for friends, seen in (("H23", True), ("H23 H24", True), ("H23 H34", True), ("H23 H24 H34", False)):
        assert bool(field_of_fire(ground, stance, positions(ground, friends)) & ground.bit[beyond]) == seen


@rule("GG-9.4", "GG-W4")
def test_an_obstructed_front_has_no_field_of_fire() -> None:
    ground = t7({"H33": {"a33": {"ridge": 2, "obstructed": True}}})
    assert field_of_fire(ground, facing(ground, "H33 N"), 0) == 0
    assert defensive_field(ground, facing(ground, "H33 N"), 0) == 0
    assert area_set(ground, field_of_fire(ground, facing(ground, "H33 S"), 0)) == {"a32"}


@rule("GG-9.7", "GG-W5")
def test_a_special_line_of_sight() -> None:
    ground = t7({"H34": {"a33": {"ridge": 1}}}, (("H33", "a33", "a34"),))
    stance = facing(ground, "H33 N")
    assert area_set(ground, field_of_fire(ground, stance, positions(ground, "H33"))) == {"a33", "a34"}
    assert area_set(ground, field_of_fire(ground, stance, positions(ground, "H33 H34"))) == {"a33"}
    assert area_set(ground, field_of_fire(ground, facing(ground, "H33 S"), 0)) == {"a32"}


@rule("GG-9.7", "GG-R8")
def test_a_special_line_from_an_obstructed_side_stands_alone() -> None:
    ground = t7({"H33": {"a33": {"obstructed": True, "ridge": 1}}}, (("H33", "a33", "a34"),))
    assert area_set(ground, field_of_fire(ground, facing(ground, "H33 N"), 0)) == {"a34"}
    assert area_set(ground, defensive_field(ground, facing(ground, "H33 N"), 0)) == {"a34"}


@rule("GG-13.12.4", "GG-W6")
def test_defensive_fire_reaches_the_extended_front_without_a_ridge() -> None:
    ground = t7()
    stance = facing(ground, "H33 N")
    assert area_set(ground, defensive_field(ground, stance, 0)) == {"a33", "a23", "a43", "a34"}
    friend = positions(ground, "H33 V33")
    assert area_set(ground, defensive_field(ground, stance, friend)) == {"a33", "a43", "a34"}


@rule("GG-9.3", "GG-W18")
def test_field_of_fire_over_an_entry_area() -> None:
    ground = t7({"V24": {"a14": {"ridge": 1}}})
    assert area_set(ground, field_of_fire(ground, facing(ground, "V24 W"), 0)) == {"a14", "a04", "a13", "a15"}


# ---- an army -----------------------------------------------------------------------------------------------------


@rule("GG-3.17")
def test_separation() -> None:
    ground = t7()
    foe = enemy(ground, "H34 N")
    found = {code: foe.separation(at(ground, code)) for code in ("H34", "V34", "V33", "H35", "H33", "H25")}
    assert found == {"H34": 0, "V34": 1, "V33": 1, "H35": 2, "H33": 3, "H25": 3}
    for position in range(ground.n_positions):
        here = foe.separation(position)
        for other in range(ground.n_positions):
            assert bool(foe.beyond[here] >> other & 1) == (foe.separation(other) > here)


@rule("GG-9.1", "GG-9.9")
def test_the_threat_of_an_army_gathers_its_stacks() -> None:
    ground = t7(RIDGE)
    foe = enemy(ground, "H33 N", "H34 S", "V55 E")
    assert area_set(ground, foe.areas) == {"a33", "a23", "a43", "a55"}
    assert foe.covered == ground.bordering(foe.areas)
    assert foe.near == ground.beside(foe.occupied)
    assert threat(ground, foe.occupied, foe.turned) is foe


# ---- attacks -----------------------------------------------------------------------------------------------------


@rule("GG-13.11.1", "GG-W24")
def test_a_target_that_sees_the_attacker() -> None:
    ground = t7({"H34": {"a34": {"ridge": 2}}})
    stance = facing(ground, "H36 S")
    union = positions(ground, "H34")
    assert area_set(ground, field_of_fire(ground, stance, 0)) == {"a35"}
    assert targets(ground, stance, positions(ground, "H36"), union, union) == union
    open_ground = t7()
    assert targets(open_ground, stance, positions(open_ground, "H36"), union, union) == 0


@rule("GG-13.11.1")
def test_a_target_counts_whichever_way_it_faces() -> None:
    """Enemy on H34 has its ridge to the north; it may face south."""
    ground = t7({"H34": {"a34": {"ridge": 2}}})
    assert covered_either_way(ground, at(ground, "H34"), positions(ground, "H34")) & positions(ground, "H36 H33")


@rule("GG-13.11.1", "GG-13.11.4")
def test_targets_that_border_the_front_area() -> None:
    ground = t7()
    stance = facing(ground, "H35 S")
    places = positions(ground, "H34 V34 V44 H33 H35")
    found = targets(ground, stance, positions(ground, "H35"), places, positions(ground, "H34"))
    assert position_set(ground, found) == {"H34", "V34", "V44"}


@rule("GG-13.13.3", "GG-13.13.4", "GG-W50")
def test_bombardment_by_the_field_of_the_target() -> None:
    gun, target = "V34 W", "H34 N"
    for terrain, able in (
        ({}, True),
        ({"H34": {"a34": {"obstructed": True}}}, False),
        ({"H34": {"a33": {"obstructed": True}}}, True),
        ({"V34": {"a34": {"obstructed": True}}}, False),
    ):
        ground = t7(terrain)
        friends, enemies = positions(ground, "V34"), positions(ground, "H34")
        assert can_bombard(ground, facing(ground, gun), friends, facing(ground, target), enemies) == able


@rule("GG-13.13.4", "GG-R17")
def test_near_side_of_a_target_in_the_extended_front() -> None:
    """H33 fires north from a ridge at H35, which borders the extended front a34."""
    for side, able in (("a34", False), ("a35", True)):
        ground = t7({**RIDGE, "H35": {side: {"obstructed": True}}})
        friends, enemies = positions(ground, "H33"), positions(ground, "H35")
        assert can_bombard(ground, facing(ground, "H33 N"), friends, facing(ground, "H35 N"), enemies) == able
    blocked = t7(RIDGE)
    friends = positions(blocked, "H33 H34")
    foe = facing(blocked, "H35 N")
    assert not can_bombard(blocked, facing(blocked, "H33 N"), friends, foe, positions(blocked, "H35"))


# ---- flanks ------------------------------------------------------------------------------------------------------


@rule("GG-3.16", "GG-13.18.12", "GG-W26")
@pytest.mark.parametrize(
    ("terrain", "union", "threats"),
    [
        ({}, ("H34 N",), 1),
        ({}, ("H34 N", "V43 W"), 0),
        ({"V43": {"a43": {"obstructed": True}}}, ("H34 N",), 0),
    ],
)
def test_threat_to_the_defender(terrain: dict[str, Any], union: tuple[str, ...], threats: int) -> None:
    ground = t7(terrain)
    occupied, turned = army(ground, "H34 S", "H44 S")
    hostile, _ = army(ground, *union)
    engaged = positions(ground, "H34")
    stance = facing(ground, "H34 N")
    assert threatened_flanks(ground, stance, occupied, turned, engaged, hostile) == threats
    if threats:
        ((junction, place),) = flank_threats(ground, stance, occupied, turned, engaged, hostile)
        assert (ground.junction_codes[junction], ground.position_codes[place]) == ("j44", "H44")


@rule("GG-3.16", "GG-13.18.13", "GG-R11")
@pytest.mark.parametrize(("helper", "threats"), [("H44 N", 1), ("H44 S", 0)])
def test_threat_to_the_attacker(helper: str, threats: int) -> None:
    ground = t7()
    occupied, turned = army(ground, "H34 N", helper)
    assert (
        threatened_flanks(
            ground, facing(ground, "H34 S"), occupied, turned, positions(ground, "H34"), positions(ground, "H34")
        )
        == threats
    )


@rule("GG-3.16", "GG-R12")
def test_a_stack_with_an_enemy_before_it_threatens_nobody() -> None:
    ground = t7()
    occupied, turned = army(ground, "H44 S")
    stance = facing(ground, "H34 N")
    hostile = positions(ground, "H34 H44")
    assert threatened_flanks(ground, stance, occupied, turned, 0, hostile) == 1
    assert threatened_flanks(ground, stance, occupied, turned, positions(ground, "H44"), hostile) == 0


@rule("GG-3.25", "GG-13.18.12")
def test_two_flanks_at_most_and_one_at_a_partial_position() -> None:
    ground = t7()
    occupied, turned = army(ground, "H24 S", "H44 S", "V43 E", "V33 W", "V13 W")
    stance = facing(ground, "H34 N")
    assert threatened_flanks(ground, stance, occupied, turned, 0, positions(ground, "H34")) == 2
    edge = facing(ground, "H04 N")
    assert len(ground.flanks[edge]) == 1
    assert threatened_flanks(ground, edge, occupied, turned, 0, positions(ground, "H04")) == 1


# ---- communication -----------------------------------------------------------------------------------------------


@rule("GG-20.3", "GG-20.4", "GG-W43")
def test_communication_of_an_objective() -> None:
    ground = t7({"H33": {"a33": {"ridge": 1}}})
    objective = ground.area_index["a34"]
    ring = ("V44 E", "H35 N", "V34 W")
    shut = enemy(ground, "H34 S", *ring)
    assert not ground.bit[objective] & shut.areas
    assert communication_path(ground, objective, shut) == ()
    open_ = enemy(ground, *ring)
    path = communication_path(ground, objective, open_)
    assert [ground.area_codes[a] for a in path] == ["a34", "a33", "a32", "a31", "a30"]
    assert communication_path(ground, objective, enemy(ground, "H33 N", *ring)) == ()


@rule("GG-20.4")
def test_the_entry_area_itself_must_be_out_of_fire() -> None:
    ground = t7()
    guards = [f"H{x}1 S" for x in range(7)] + ["V61 E", "V62 E"]
    foe = enemy(ground, *guards)
    assert communication_path(ground, ground.area_index["a34"], foe) == ()
    assert communication_path(ground, ground.area_index["a34"], enemy(ground, *guards[:-1]))


@rule("GG-20.4")
def test_either_of_two_shared_positions_serves_the_path() -> None:
    ground = t7(minus=("V33", "V34"))
    both = enemy(ground, "H24 N", "H34 N")
    one = enemy(ground, "H24 N", "V21 W")
    start = ground.area_index["a23"]
    assert communication_path(ground, start, both)
    assert communication_path(ground, start, one)


# ---- tables against definitions ----------------------------------------------------------------------------------


def draw_army(rng: Random, size: int) -> tuple[int, int]:
    places = rng.sample(range(GROUND.n_positions), size)
    return GROUND.mask_of(places), GROUND.mask_of([p for p in places if rng.random() < 0.5])


def spelled(occupied: int, turned: int) -> dict[str, str]:
    return {
        GROUND.position_codes[p]: GROUND.area_codes[GROUND.area_of[stance_on(p, turned)]]
        for p in GROUND.members(occupied)
    }


@rule("GG-9.1", "GG-9.2", "GG-9.3", "GG-9.4", "GG-9.5", "GG-9.7", "GG-3.17")
def test_fields_of_fire_follow_their_definition_on_the_map() -> None:
    plain = Plain(GROUND.data)
    rng = Random(1863)
    for _ in range(4):
        occupied, turned = draw_army(rng, 120)
        stacks = spelled(occupied, turned)
        for position in GROUND.members(occupied):
            code = GROUND.position_codes[position]
            for stance in (2 * position, 2 * position + 1):
                stack = (code, GROUND.area_codes[GROUND.area_of[stance]])
                assert area_set(GROUND, field_of_fire(GROUND, stance, occupied)) == plain.field_of_fire(
                    stack, set(stacks)
                )
                assert area_set(GROUND, defensive_field(GROUND, stance, occupied)) == plain.field_of_fire(
                    stack, set(stacks), True
                )
    occupied, turned = draw_army(rng, 18)
    foe = threat(GROUND, occupied, turned)
    for position in range(GROUND.n_positions):
        assert foe.separation(position) == plain.separation(GROUND.position_codes[position], spelled(occupied, turned))


@rule("GG-3.15", "GG-3.16", "GG-13.18.12")
def test_flank_threats_follow_their_definition_on_the_map() -> None:
    plain = Plain(GROUND.data)
    rng = Random(7)
    seen = 0
    for _ in range(12):
        occupied, turned = draw_army(rng, 110)
        hostile, away = draw_army(rng, 60)
        hostile &= ~occupied
        mine, theirs = spelled(occupied, turned), spelled(hostile, away)
        for position in GROUND.members(hostile):
            target = (GROUND.position_codes[position], theirs[GROUND.position_codes[position]])
            expected = {
                j
                for j in GROUND.data.positions[target[0]].junctions
                if any(plain.threatens(by, target, j, set(theirs)) for by in mine.items())
            }
            found = flank_threats(GROUND, stance_on(position, away), occupied, turned, 0, hostile)
            assert {GROUND.junction_codes[j] for j, _ in found} == expected
            seen += len(expected)
    assert seen > 100
