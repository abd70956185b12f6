"""GG-9 Fields of fire, separation, bombardment sight, flanks, communication."""

from random import Random
from typing import Any

import pytest

from longroll.games.guns.data.map_data import load_map
from longroll.games.guns.questions import Questions
from longroll.kit.clauses import rule
from tests.guns.field import Field, Terrain, hard, infantry, on_map
from tests.guns.literal import Plain

RIDGE = hard("H33 a33 ridge 2")
DATA = load_map()
PLAIN = Plain(DATA)


def ask(csa: str, usa: str = "", **more: Any) -> Questions:
    """Questions to stacks of both armies written like "H33 N, V34 W"."""
    stacks: dict[str, str] = {}
    for army, listed in (("CSA", csa), ("USA", usa)):
        stacks |= dict(zip(listed.split(", ") if listed else [], infantry(army), strict=False))
    return Field("CSA march", stacks, **more).ask


def field(stack: str, friends: str = "", defensive: bool = False, **more: Any) -> set[str]:
    """The field of fire of a Confederate stack with friends on some positions."""
    stacks = ", ".join((stack, *(f"{code} N" for code in friends.split())))
    return set(ask(stacks, **more).field_of_fire(stack.split()[0], "CSA", defensive))


# ---- fields of fire ----------------------------------------------------------------------------------------------


@rule("GG-9.1", "GG-9.2", "GG-W1")
def test_an_open_stack_commands_its_front_area() -> None:
    assert field("H33 N") == {"a33"}
    assert set(ask("H33 N").covered("H33", "CSA")) == {"H33", "H34", "V33", "V43"}


@rule("GG-9.3", "GG-3.12", "GG-W2")
def test_a_ridge_adds_the_extended_front() -> None:
    assert field("H33 N", terrain=RIDGE) == {"a33", "a23", "a43", "a34"}


@rule("GG-9.5", "GG-9.6", "GG-W3")
def test_what_blocks_the_extended_front() -> None:
    terrain = RIDGE | hard("V33 a23 obstructed")
    assert field("H33 N", "H34", terrain=terrain) == {"a33", "a43"}


@rule("GG-9.5", "GG-R7")
@pytest.mark.parametrize("side", ["a23", "a33"])
@pytest.mark.parametrize("terrain", ["ridge 1", "obstructed"])
def test_either_side_of_a_link_blocks(side: str, terrain: str) -> None:
    assert field("H33 N", terrain=RIDGE | hard(f"V33 {side} {terrain}")) == {"a33", "a43", "a34"}


@rule("GG-9.5")
def test_a_steep_slope_on_a_link_does_not_block() -> None:
    assert "a23" in field("H33 N", terrain=RIDGE | hard("V33 a23 steep"))


@rule("GG-9.5", "GG-3.13")
def test_one_open_link_of_two_is_enough() -> None:
    for friends, seen in (("", True), ("H24", True), ("H34", True), ("H24 H34", False)):
        found = field("H23 a23", friends, terrain=hard("H23 a23 ridge 1"), minus=("V33", "V34"))
        assert ("a24" in found) == seen


@rule("GG-9.4", "GG-W4")
def test_an_obstructed_front_has_no_field_of_fire() -> None:
    terrain = hard("H33 a33 ridge 2", "H33 a33 obstructed")
    assert field("H33 N", terrain=terrain) == set()
    assert field("H33 N", defensive=True, terrain=terrain) == set()
    assert field("H33 S", terrain=terrain) == {"a32"}


@rule("GG-9.7", "GG-W5")
def test_a_special_line_of_sight() -> None:
    there: dict[str, Any] = {"terrain": hard("H34 a33 ridge 1"), "sights": (("H33", "a33", "a34"),)}
    assert field("H33 N", **there) == {"a33", "a34"}
    assert field("H33 N", "H34", **there) == {"a33"}
    assert field("H33 S", **there) == {"a32"}


@rule("GG-9.7", "GG-R8")
def test_a_special_line_from_an_obstructed_side_stands_alone() -> None:
    there: dict[str, Any] = {
        "terrain": hard("H33 a33 obstructed", "H33 a33 ridge 1"),
        "sights": (("H33", "a33", "a34"),),
    }
    assert field("H33 N", **there) == {"a34"}
    assert field("H33 N", defensive=True, **there) == {"a34"}


@rule("GG-13.12.4", "GG-W6")
def test_defensive_fire_reaches_the_extended_front_without_a_ridge() -> None:
    assert field("H33 N", defensive=True) == {"a33", "a23", "a43", "a34"}
    assert field("H33 N", "V33", defensive=True) == {"a33", "a43", "a34"}


@rule("GG-9.3", "GG-W18")
def test_field_of_fire_over_an_entry_area() -> None:
    assert field("V24 W", terrain=hard("V24 a14 ridge 1")) == {"a14", "a04", "a13", "a15"}


# ---- an army -----------------------------------------------------------------------------------------------------


@rule("GG-3.17")
def test_separation() -> None:
    foe = ask("H34 N")
    found = {code: foe.separation(code, "USA") for code in ("H34", "V34", "V33", "H35", "H33", "H25")}
    assert found == {"H34": 0, "V34": 1, "V33": 1, "H35": 2, "H33": 3, "H25": 3}


@rule("GG-9.1", "GG-9.9")
def test_the_threat_of_an_army_gathers_its_stacks() -> None:
    foe = ask("H33 N, H34 S, V55 E", terrain=RIDGE)
    assert set(foe.under_fire("CSA")) == {"a33", "a23", "a43", "a55"}
    held, near, fired = {"H33", "H34", "V55"}, set[str](), set[str]()
    for place in held:
        near |= set(foe.adjacent(place)) - held
        fired |= set(foe.covered(place, "CSA")) - held
    assert {p for area in foe.under_fire("CSA") for p in foe.border(area)} - held == fired
    for place in foe.all_positions():
        expected = 0 if place in held else 1 if place in near else 2 if place in fired else 3
        assert foe.separation(place, "USA") == expected


# ---- attacks -----------------------------------------------------------------------------------------------------


@rule("GG-13.11.1", "GG-W24")
def test_a_target_that_sees_the_attacker() -> None:
    ridge = ask("H36 S", "H34 N", terrain=hard("H34 a34 ridge 2"))
    assert ridge.field_of_fire("H36", "CSA") == ["a35"]
    assert ridge.may_attack("H36", "CSA", "H34")
    assert not ask("H36 S", "H34 N").may_attack("H36", "CSA", "H34")


@rule("GG-13.11.1")
def test_a_target_counts_whichever_way_it_faces() -> None:
    """Enemy on H34 has its ridge to the north; it may face south. Stacks that look away are seen all the same."""
    for facing in ("N", "S"):
        seen = ask("H36 S, H33 S", f"H34 {facing}", terrain=hard("H34 a34 ridge 2"))
        assert seen.may_attack("H36", "CSA", "H34")
        assert seen.may_attack("H33", "CSA", "H34")


@rule("GG-13.11.1", "GG-13.11.4")
def test_targets_that_border_the_front_area() -> None:
    stack = ask("H35 S", "H34 N")
    places = ("H34", "V34", "V44", "H33", "H35")
    assert {place for place in places if stack.may_attack("H35", "CSA", place)} == {"H34", "V34", "V44"}


@rule("GG-13.13.3", "GG-13.13.4", "GG-W50")
def test_bombardment_by_the_field_of_the_target() -> None:
    for terrain, able in (
        (hard(), True),
        (hard("H34 a34 obstructed"), False),
        (hard("H34 a33 obstructed"), True),
        (hard("V34 a34 obstructed"), False),
    ):
        assert ask("V34 W", "H34 N", terrain=terrain).can_bombard("V34", "CSA", "H34") == able


@rule("GG-13.13.4", "GG-R17")
def test_near_side_of_a_target_in_the_extended_front() -> None:
    """H33 fires north from a ridge at H35, which borders the extended front a34."""
    for side, able in (("a34", False), ("a35", True)):
        terrain = RIDGE | hard(f"H35 {side} obstructed")
        assert ask("H33 N", "H35 N", terrain=terrain).can_bombard("H33", "CSA", "H35") == able
    assert not ask("H33 N, H34 N", "H35 N", terrain=RIDGE).can_bombard("H33", "CSA", "H35")


# ---- flanks ------------------------------------------------------------------------------------------------------


@rule("GG-3.16", "GG-13.18.12", "GG-W26")
@pytest.mark.parametrize(
    ("terrain", "union", "threats"),
    [
        (hard(), "H34 N", {"j44": "H44"}),
        (hard(), "H34 N, V43 W", {}),
        (hard("V43 a43 obstructed"), "H34 N", {}),
    ],
)
def test_threat_to_the_defender(terrain: Terrain, union: str, threats: dict[str, str]) -> None:
    assert ask("H34 S, H44 S", union, terrain=terrain).flanks_threatened("H34", "USA") == threats


@rule("GG-3.16", "GG-13.18.13", "GG-R11")
@pytest.mark.parametrize(("helper", "threats"), [("H44 N", 1), ("H44 S", 0)])
def test_threat_to_the_attacker(helper: str, threats: int) -> None:
    assert len(ask("H34 S", f"H34 N, {helper}").flanks_threatened("H34", "CSA")) == threats


@rule("GG-3.16", "GG-R12")
def test_a_stack_with_an_enemy_before_it_threatens_nobody() -> None:
    assert len(ask("H44 S", "H34 N").flanks_threatened("H34", "USA")) == 1
    assert len(ask("H44 S", "H34 N, H44 N").flanks_threatened("H34", "USA")) == 0


@rule("GG-3.25", "GG-13.18.12")
def test_two_flanks_at_most_and_one_at_a_partial_position() -> None:
    many = ask("H24 S, H44 S, V43 E, V33 W, V13 W, H14 S", "H34 N, H03 N")
    assert set(many.flanks_threatened("H34", "USA")) == {"j34", "j44"}
    edge = ask("V12 W, H13 S, V13 W", "H03 N")
    assert edge.junctions("H03") == ["j13"]
    assert list(edge.flanks_threatened("H03", "USA")) == ["j13"]


# ---- communication -----------------------------------------------------------------------------------------------


@rule("GG-20.3", "GG-20.4", "GG-W43")
def test_communication_of_an_objective() -> None:
    terrain = hard("H33 a33 ridge 1")
    ring = "V44 E, H35 N, V34 W"
    shut = ask(f"H34 S, {ring}", terrain=terrain)
    assert "a34" not in shut.under_fire("CSA")
    assert shut.communication("a34") == []
    blind = ask(f"H34 S, {ring}", terrain=hard("H34 a33 obstructed"))
    assert "a33" not in blind.under_fire("CSA")
    assert blind.communication("a34") == [], "every position round it is held"
    assert ask(ring, terrain=terrain).communication("a34") == ["a34", "a33", "a32", "a31", "a30"]
    assert ask(f"H33 N, {ring}", terrain=terrain).communication("a34") == []


@rule("GG-20.4")
def test_the_entry_area_itself_must_be_out_of_fire() -> None:
    guards = [f"H{x}1 S" for x in range(7)] + ["V61 E", "V62 E"]
    assert ask(", ".join(guards)).communication("a34") == []
    assert ask(", ".join(guards[:-1])).communication("a34")


@rule("GG-20.4")
def test_either_of_two_shared_positions_serves_the_path() -> None:
    for foes in ("H24 N, H34 N", "H24 N, V21 W"):
        assert ask(foes, minus=("V33", "V34")).communication("a23")


# ---- tables against definitions ----------------------------------------------------------------------------------


def drawn_up(rng: Random, start: str, army: str, taken: set[str]) -> dict[str, str]:
    """An army close together somewhere on the map."""
    places = [p for p in DATA.positions if p not in taken and (army == "CSA" or p not in BARRED)]
    near = sorted(places, key=lambda place: BARE.distance(place, start))
    number = len(infantry(army))
    return {p: rng.choice(PLAIN.areas(p)) for p in rng.sample(near[: 2 * number], number)}


BARE = on_map("USA march", {"P30 A20": "Buford-F"})
BARRED = set(BARE.barred("USA"))


def two_armies(rng: Random) -> tuple[Questions, dict[str, str], dict[str, str]]:
    """Questions to two armies mixed up on the map of the game, and how they stand."""
    start = rng.choice(sorted(DATA.positions))
    rebels = drawn_up(rng, start, "CSA", set())
    union = drawn_up(rng, start, "USA", set(rebels))
    stacks = {
        f"{place} {front}": face
        for army, held in (("CSA", rebels), ("USA", union))
        for (place, front), face in zip(held.items(), infantry(army), strict=True)
    }
    return on_map("CSA march", stacks), rebels, union


@rule("GG-9.1", "GG-9.2", "GG-9.3", "GG-9.4", "GG-9.5", "GG-9.7", "GG-3.17")
def test_fields_of_fire_follow_their_definition_on_the_map() -> None:
    rng = Random(1863)
    for turn in range(24):
        found, rebels, union = two_armies(rng)
        for army, held in (("CSA", rebels), ("USA", union)):
            for stack in held.items():
                for defensive in (False, True):
                    field = set(found.field_of_fire(stack[0], army, defensive))
                    assert field == PLAIN.field_of_fire(stack, set(held), defensive)
        if turn == 0:
            for position in DATA.positions:
                assert found.separation(position, "USA") == PLAIN.separation(position, rebels)
                assert found.separation(position, "CSA") == PLAIN.separation(position, union)


@rule("GG-3.15", "GG-3.16", "GG-13.18.12")
def test_flank_threats_follow_their_definition_on_the_map() -> None:
    rng = Random(7)
    seen = 0
    for _ in range(16):
        found, rebels, union = two_armies(rng)
        for army, held, foes in (("CSA", rebels, union), ("USA", union, rebels)):
            for target in held.items():
                expected = {
                    j
                    for j in DATA.positions[target[0]].junctions
                    if any(PLAIN.threatens(by, target, j, set(held)) for by in foes.items())
                }
                assert set(found.flanks_threatened(target[0], army)) == expected
                seen += len(expected)
    assert seen > 100


BEATEN = {"H34 N": "Howard-F", "H34 S 0": "Heth-F/attacked/moved/victor", "H36 S": "Pender-F", "H12 N": "Sykes-F"}
"""The Union lost an attack on H34; the victor, from a34, shares the position."""
GONE = {"H36 S": "Pender-F", "H12 N": "Sykes-F"}


@rule("GG-9.8", "GG-12.6", "GG-12.7")
def test_beaten_defenders_still_bar_the_area_before_them_to_marches() -> None:
    free = Field("CSA march", GONE).do("march Pender-F H36")
    assert {"H35", "V34", "V44", "H34"} <= free.ends()
    field = Field("CSA march", BEATEN).do("march Pender-F H36")
    assert "H35" in field.ends(), "on its border a march may end"
    assert not {"V34", "V44", "H34"} & field.ends()


@rule("GG-9.8", "GG-11.7", "GG-11.15")
def test_and_to_entries() -> None:
    """A ridge at V24 looks over a14 into the entry area a04."""
    stacks = {"V24 W": "Howard-F", "V24 E 0": "Heth-F/attacked/moved/victor", "H12 N": "Sykes-F"}
    covered = Field(
        "CSA entry",
        stacks,
        terrain={"V24": {"a14": {"ridge": 1}}},
        waiting={"CHAMBERSBURG": ["Pender-F"]},
    )
    assert {option.split()[3] for option in covered.options("enter")} == {"H05", "H06", "V15"}
    assert covered.refused("enter Pender-F CHAMBERSBURG H04 a03") == "GG-11.7"
