"""GB-15 Combat: the sequence of steps, and the fire of steps 1, 2 and 4."""

from typing import Any

import pytest

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector

GUNS = {1: 0, 2: 1, 3: 1, 4: 1, 5: 1, 6: 2}
DEFENDERS = {1: 0, 2: "M", 3: 1, 4: 1, 5: 1, 6: 2}
ATTACKERS = {1: 0, 2: "D", 3: "D", 4: 1, 5: 1, 6: 2}
FACES = range(1, 7)
CUBES = range(6)


def assault(defence: dict[str, Any], attack: dict[str, Any], **others: dict[str, Any]) -> Table:
    """KLI, open ground, is attacked from SPW by every piece there. A Union block stands behind it in CRS."""
    places = {"KLI": defence, "SPW": {**attack, "block": block("CSA", 5)}, "CRS": sector(block=block("Union", 4))}
    table = Table({"places": {**places, **others}})
    table.do("disc SPW")
    for piece in attack["pieces"]:
        table.do(f"move {piece} KLI")
    return table.do("done") if table.kind == "moving" else table


def counted(table: Table) -> list[tuple[str, int]]:
    """The shots so far: piece and modified die."""
    return [(str(event.args["piece"]), int(event.args["counts"])) for event in table.told("fires")]


def less_two_by_two(cubes: int) -> int:
    """-1 for every full two cubes."""
    return {0: 0, 1: 0, 2: -1, 3: -1, 4: -2, 5: -2}[cubes]


# ---- the combats of an order --------------------------------------------------------------------------------


def two_combats() -> Table:
    places = {
        "SPW": sector("CR1", "CR2", "CR3", block=block("CSA", 3)),
        "KLI": sector("UR1"),
        "COD": sector("UR2"),
    }
    return Table({"places": places}).do("disc SPW", "move CR1 KLI", "move CR2 COD")


@rule("GB-15.1", "GB-R40")
def test_combat_follows_all_movement_of_the_order() -> None:
    table = two_combats()
    assert table.kind == "moving", "nothing is fought before the player has done moving"
    assert not table.told("combat-begins")
    table.do("done")
    assert table.kind == "combats"


@rule("GB-15.1")
def test_no_combat_where_only_a_block_stood() -> None:
    table = Table(
        {
            "places": {
                "SPW": sector("CR1", block=block("CSA", 3)),
                "KLI": sector(block=block("Union", 3)),
                "LRT": sector("UR1"),
            }
        }
    )
    table.do("disc SPW", "move CR1 KLI")
    assert not table.told("combat-begins")
    assert table.pieces("KLI") == ["CR1"]


@rule("GB-15.2", "GB-R40")
def test_the_active_player_chooses_the_order_of_combats() -> None:
    table = two_combats().do("done")
    assert table.seat == "CSA"
    assert sorted(table.options()) == ["resolve COD", "resolve KLI"]
    assert table.refused("resolve CRS") == "GB-15.1"
    table.do("resolve KLI")
    assert [event.args["sector"] for event in table.told("combat-begins")] == ["KLI"]
    table.dice(2, 6, 1, 1, 1)  # KLI: M, CR1 stands and misses; the second round is without effect
    assert [event.args["sector"] for event in table.told("combat-begins")] == ["KLI", "COD"]
    assert table.pieces("KLI") == ["UR1"]


@rule("GB-15.3")
def test_the_five_steps_in_their_order() -> None:
    table = assault(sector("UR1", "UA1"), sector("CR1"))
    steps = [table.kind]
    for face in (2, 3, 6, 4):
        table.dice(face)
        steps.append(table.kind)
    assert steps == ["guns-fire", "defenders-fire", "attacker-morale", "attackers-fire", "defender-morale"]


@rule("GB-15.5")
def test_combat_ends_at_once_when_a_side_is_gone() -> None:
    table = assault(sector("UR1", "UA1"), sector("CR1", cubes={"grey": 5}))
    table.dice(2)
    assert table.where("CR1") == "lost"
    assert table.kind == "turn", "neither UR1 nor anybody else fires any more"
    assert table.seat == "Union"
    table = assault(sector("UR1", cubes={"blue": 5}), sector("CR1"))
    table.dice(1, 4)
    assert table.where("UR1") == "lost"
    assert table.kind == "turn"
    assert table.pieces("KLI") == ["CR1"]


# ---- step 1 -------------------------------------------------------------------------------------------------


@rule("GB-15.7", "GB-15.8", "GB-15.16", "GB-R1", "GB-R5")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("damaged", [False, True])
def test_table_1_defending_artillery(damaged: bool, face: int) -> None:
    table = assault(sector("UR1", "UA1", damaged=["UA1"] if damaged else []), sector("CR1"))
    table.dice(face)
    assert table.load("CR1") == GUNS[max(1, face - damaged)]
    assert counted(table) == [("UA1", max(1, face - damaged))]


@rule("GB-15.6")
def test_every_defending_gun_must_fire_one_die() -> None:
    table = assault(sector("UR1", "UA1", "UA2"), sector("CR1", "CR2"))
    assert table.options() == [f"die {n}" for n in FACES], "there is nothing to choose"
    table.dice(1, 1)
    assert counted(table) == [("UA1", 1), ("UA2", 1)]
    assert table.kind == "defenders-fire"


@rule("GB-15.7")
def test_only_the_damaged_gun_has_the_modifier() -> None:
    table = assault(sector("UR1", "UA1", "UA2", damaged=["UA2"]), sector("CR1"))
    table.dice(6, 6)
    assert counted(table) == [("UA1", 6), ("UA2", 5)]
    assert table.load("CR1") == 3


@rule("GB-15.9")
def test_defensive_fire_gives_no_fire_marker() -> None:
    table = assault(sector("UR1", "UA1"), sector("CR1"))
    table.dice(4)
    assert not table.fired("KLI")
    assert not table.told("fire-marker")


@rule("GB-15.10", "GB-R7")
def test_artillery_does_not_fire_again_in_the_second_round() -> None:
    table = assault(sector("UR1", "UA1"), sector("CR1"))
    table.dice(1, 1, 1)
    table.do("stand")  # the gun does not withdraw
    assert table.kind == "defenders-fire"
    assert [piece for piece, _ in counted(table)] == ["UA1", "UR1", "CR1"]


# ---- step 2 -------------------------------------------------------------------------------------------------


@rule("GB-15.13", "GB-15.14", "GB-15.15", "GB-15.16", "GB-R1", "GB-R5")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("cubes", CUBES)
def test_table_2_defending_troops(cubes: int, face: int) -> None:
    table = assault(sector("UR1", cubes={"blue": cubes}), sector("CR1"))
    table.dice(face)
    result = DEFENDERS[max(1, face + less_two_by_two(cubes))]
    assert table.load("CR1") == (0 if result == "M" else result)
    assert table.kind == ("attackers-fire" if result == 0 else "attacker-morale")


@rule("GB-15.11")
def test_the_defender_assigns_his_cubes_before_his_troops_fire() -> None:
    table = assault(sector("UR1", "UR2", cubes={"blue": 3}), sector("CR1"))
    assert table.kind == "defender-cubes"
    assert table.seat == "Union"
    assert table.options() == [f"assign UR1 {n}" for n in range(4)]
    table.do("assign UR1 0")
    assert (table.load("UR1"), table.load("UR2")) == (0, 3)
    assert table.kind == "defenders-fire"


@rule("GB-15.11")
def test_the_guns_fire_before_the_defender_assigns() -> None:
    table = assault(sector("UR1", "UR2", "UA1", cubes={"blue": 3}), sector("CR1"))
    assert table.kind == "guns-fire"
    table.dice(1)
    assert table.kind == "defender-cubes"


@rule("GB-15.12", "GB-18.1")
def test_every_defending_troop_piece_fires_one_die() -> None:
    table = assault(sector("UR1", "UI1", "UC1"), sector("CR1"))
    assert table.options() == [f"die {n}" for n in FACES]
    table.dice(1, 1, 1)
    assert [piece for piece, _ in counted(table)] == ["UR1", "UI1", "UC1"]
    assert table.kind == "attackers-fire"


@rule("GB-15.15", "GB-15.17")
def test_an_m_alone_makes_every_attacker_check() -> None:
    table = assault(sector("UR1"), sector("CR1", "CR2"))
    table.dice(2)
    assert table.kind == "attacker-morale"
    assert (table.load("CR1"), table.load("CR2")) == (0, 0)
    table.dice(1, 1)
    assert [event.args["piece"] for event in table.told("checks-morale")] == ["CR1", "CR2"]


# ---- step 4 -------------------------------------------------------------------------------------------------


@rule("GB-15.25", "GB-15.26", "GB-15.27", "GB-15.28", "GB-15.16", "GB-R1", "GB-R5")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("cubes", CUBES)
@pytest.mark.parametrize("entrenched", [False, True])
def test_table_4_attacking_troops(entrenched: bool, cubes: int, face: int) -> None:
    sticks = ["SPW", "SPW"] if entrenched else []
    table = assault(sector("UR1", sticks=sticks), sector("CR1", cubes={"grey": cubes}))
    table.dice(1, face)
    result = ATTACKERS[max(1, face + less_two_by_two(cubes) - entrenched)]
    assert table.load("UR1") == (0 if result == "D" else result)
    assert table.disrupted("KLI") == (result == "D")
    assert table.kind == ("defenders-fire" if result == 0 else "defender-morale")


@rule("GB-15.24")
def test_every_remaining_attacker_fires_one_die() -> None:
    places = {
        "KLI": sector("UR1"),
        "SPW": sector("CR1", "CR2", cubes={"grey": 1}, block=block("CSA", 5)),
    }
    table = Table({"places": places})
    table.do("disc SPW", "move CR1 KLI", "assign CR1 1", "move CR2 KLI")
    table.dice(2, 1, 1)  # M: CR1 in column 1 retreats, CR2 stays
    table.dice(4)
    assert [piece for piece, _ in counted(table)] == ["UR1", "CR2"]


@rule("GB-15.26", "GB-R26")
def test_entrenchments_hinder_only_the_attacker_before_them() -> None:
    table = Table(
        {
            "places": {
                "KLI": sector("UR1", sticks=["SPW", "SPW"]),
                "SPW": sector("CR1"),
                "COD": sector("CR2", block=block("CSA", 5)),
            },
        }
    )
    table.do("double COD", "move CR2 KLI", "joint KLI")  # the second order can only bring CR1
    table.dice(1, 5, 5)
    assert counted(table) == [("UR1", 1), ("CR1", 4), ("CR2", 5)]


@rule("GB-15.26", "GB-21.5")
def test_one_stick_does_not_hinder_the_attackers() -> None:
    table = assault(sector("UR1", sticks=["SPW"]), sector("CR1")).dice(1, 4)
    assert counted(table)[-1] == ("CR1", 4)
    assert table.load("UR1") == 1


@rule("GB-15.28", "GB-16.2")
def test_a_second_d_only_forces_the_check() -> None:
    table = assault(sector("UR1", disrupted=True), sector("CR1"))
    table.dice(1, 2)
    assert not table.told("disrupted")
    assert table.disrupted("KLI")
    assert table.kind == "defender-morale"


@rule("GB-15.28", "GB-2.8")
def test_a_d_without_a_marker_in_the_supply_still_forces_the_check() -> None:
    codes = ("LRT", "WEI", "HUM", "LEI", "CEM", "CUL", "POW", "BAL")
    elsewhere = {code: sector(f"UR{n + 2}", disrupted=True) for n, code in enumerate(codes)}
    table = assault(sector("UR1"), sector("CR1"), **elsewhere)
    table.dice(1, 2)
    assert not table.disrupted("KLI")
    assert table.kind == "defender-morale"


@rule("GB-15.29", "GB-19.8")
def test_the_cubes_of_step_4_go_to_troops_only() -> None:
    table = assault(sector("UR1", "UA1"), sector("CR1"))
    table.dice(1, 1, 6)
    assert table.load("UR1") == 2
    assert not table.damaged("UA1")
    assert table.where("UA1") == "KLI"


@rule("GB-15.53", "GB-R25")
def test_all_dice_of_a_fire_step_lie_before_anything_is_applied() -> None:
    table = assault(sector("UR1", "UI1"), sector("CR1", "CR2"))
    table.dice(1, 1, 4)
    assert table.kind == "attackers-fire", "the first attacker's cube waits for the second die"
    assert table.load("UR1") + table.load("UI1") == 0
    before = len(table.events)
    table.dice(2).do("hit UI1")
    kinds = [event.kind for event in table.events[before:]]
    assert kinds.index("fires") < kinds.index("disrupted") < kinds.index("hit")


@rule("GB-15.53")
def test_a_piece_killed_by_one_die_does_not_stop_the_others() -> None:
    table = assault(sector("UR1", "UR2"), sector("CR1", cubes={"grey": 5}))
    table.dice(4)
    assert table.where("CR1") == "KLI"
    table.dice(4)
    assert table.where("CR1") == "lost"


# ---- the items behind the dice ------------------------------------------------------------------------------


def sums(defence: dict[str, Any], cubes: int = 0) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """What the odds of an assault add to the dice of the defenders, and of an attacker with so many cubes."""
    places = {"KLI": defence, "SPW": sector("CR1", cubes={"grey": cubes}, block=block("CSA", 5))}
    shown = Table({"places": places}).do("disc SPW").sums("move CR1 KLI")
    return shown["Their fire, steps 1 and 2"], shown["Your fire, step 4"]


@rule("GB-15.7", "GB-15.13", "GB-15.25", "GB-15.26")
def test_fire_modifiers_name_their_clauses() -> None:
    assert sums(sector("UA1")) == ([("GB-15.6", "0")], [("GB-15.24", "0")])
    assert sums(sector("UA1", damaged=["UA1"]))[0] == [("GB-15.7", "−1")]
    for cubes in CUBES:
        less = less_two_by_two(cubes)
        theirs, ours = sums(sector("UR1", cubes={"blue": cubes}), cubes)
        assert theirs == [("GB-15.13", f"−{-less}") if less else ("GB-15.12", "0")]
        assert ours == [("GB-15.25", f"−{-less}") if less else ("GB-15.24", "0")]
    assert sums(sector("UR1", sticks=["SPW", "SPW"]), 3)[1] == [("GB-15.25", "−1"), ("GB-15.26", "−1")]
