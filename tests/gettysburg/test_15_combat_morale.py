"""GB-15 Combat: the morale checks of steps 3 and 5."""

from typing import Any

import pytest

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector

ATTACKER_MORALE = {
    1: ["", "R", "R", "E", "E", "E"],
    2: ["", "", "R", "R", "E", "E"],
    3: ["", "", "", "R", "R", "E"],
    4: ["", "", "", "", "R", "E"],
    5: ["", "", "", "", "", "R"],
    6: ["", "", "", "", "", ""],
}
DEFENDER_MORALE = {
    1: ["R", "R", "E", "E", "E", "E"],
    2: ["", "D", "R", "E", "E", "E"],
    3: ["", "", "D", "R", "E", "E"],
    4: ["", "", "", "D", "R", "E"],
    5: ["", "", "", "", "R", "R"],
    6: ["", "", "C", "C", "C", "R"],
}
FACES = range(1, 7)
COLUMNS = range(6)


def assault(
    target: str, defence: dict[str, Any], start: str, attack: dict[str, Any], **others: dict[str, Any]
) -> Table:
    """Every piece in ``start`` attacks ``target``; the CSA block is in ``start``."""
    places = {target: defence, start: {**attack, "block": block("CSA", 5)}}
    table = Table({"places": {**places, **others}})
    table.do(f"disc {start}")
    for piece in attack["pieces"]:
        table.do(f"move {piece} {target}")
    return table.do("done") if table.kind == "moving" else table


def column(table: Table, piece: str) -> int:
    """The column of the piece's last morale check."""
    return [int(event.args["column"]) for event in table.told("checks-morale") if event.args["piece"] == piece][-1]


# ---- step 3: attackers --------------------------------------------------------------------------------------


def attacker_checks(attacker: str, colour: str, cubes: int, face: int) -> Table:
    """One attacker with so many cubes checks after an M."""
    attack = sector(attacker, cubes={colour: cubes})
    return assault("KLI", sector("UR1"), "SPW", attack).dice(2, face)


def attacker_result(table: Table, attacker: str) -> str:
    """What the check did to the attacker, read from the position."""
    return {"lost": "E", "SPW": "R", "KLI": ""}[table.where(attacker)]


@rule("GB-15.18", "GB-15.20", "GB-15.21", "GB-15.22", "GB-15.23", "GB-R3")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("cubes", COLUMNS)
def test_table_3_regular_attackers(cubes: int, face: int) -> None:
    table = attacker_checks("CR1", "grey", cubes, face)
    assert column(table, "CR1") == cubes
    assert attacker_result(table, "CR1") == ATTACKER_MORALE[face][cubes]


@rule("GB-15.19", "GB-15.20", "GB-R3", "GB-R5")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("cubes", COLUMNS)
def test_table_3_elite_attackers_one_column_to_the_left(cubes: int, face: int) -> None:
    table = attacker_checks("CE1", "black", cubes, face)
    assert column(table, "CE1") == max(0, cubes - 1)
    assert attacker_result(table, "CE1") == ATTACKER_MORALE[face][max(0, cubes - 1)]


@rule("GB-15.19")
def test_no_other_shift_applies_to_attackers() -> None:
    places = {
        "GET": sector("CR1", sticks=["CEM", "CEM"], disrupted=True),
        "CEM": sector("UI1", cubes={"orange": 2}, disrupted=False, block=block("Union", 5)),
    }
    table = Table({"turn": "Union", "places": places})
    table.do("disc CEM", "move UI1 GET").dice(2, 3)
    assert column(table, "UI1") == 2, "neither inferior, town, works nor disruption matter to an attacker"
    assert table.where("UI1") == "GET"
    elite, column_0 = ("GB-15.19", "−1"), ("GB-15.18", "0")
    for side, kinds in (("CSA", ("CR1", "CE1")), ("Union", ("UR1", "UE1", "UI1"))):
        for piece in kinds:
            places = {"SPW": sector(piece, block=block(side, 5)), "KLI": sector("UR2" if side == "CSA" else "CR2")}
            shown = Table({"turn": side, "places": places}).do("disc SPW").sums(f"move {piece} KLI")
            assert shown["Your morale, step 3"] == ([elite, column_0] if piece in ("CE1", "UE1") else [column_0])


@rule("GB-15.17")
def test_a_cube_of_the_guns_alone_makes_the_attackers_check() -> None:
    table = assault("KLI", sector("UR1", "UA1"), "SPW", sector("CR1", "CR2"))
    table.dice(3).do("hit CR1").dice(1)
    assert table.kind == "attacker-morale"
    table.dice(2, 1)
    assert [event.args["piece"] for event in table.told("checks-morale")] == ["CR1", "CR2"], "damaged or not"


@rule("GB-15.17")
def test_without_cube_or_m_the_attackers_do_not_check() -> None:
    table = assault("KLI", sector("UR1", "UA1"), "SPW", sector("CR1", cubes={"grey": 5}))
    table.dice(1, 1)
    assert table.kind == "attackers-fire"


@rule("GB-15.17")
def test_the_second_round_needs_its_own_cause_for_a_check() -> None:
    table = assault("KLI", sector("UR1"), "SPW", sector("CR1"))
    table.dice(2, 1, 1)  # M, CR1 stays, fires without effect
    table.dice(1)  # second round: the defenders miss
    assert table.kind == "attackers-fire"


@rule("GB-15.21", "GB-15.22", "GB-2.2")
def test_retreating_and_eliminated_attackers_and_their_cubes() -> None:
    table = attacker_checks("CR1", "grey", 3, 2)
    assert table.cubes("SPW") == {"grey": 3}
    table = attacker_checks("CR1", "grey", 3, 1)
    assert table.supply("grey") == 30


@rule("GB-15.41", "GB-R25")
def test_attackers_roll_all_dice_before_anyone_leaves() -> None:
    places = {
        "KLI": sector("UR1"),
        "SPW": sector("CR1", "CR2", cubes={"grey": 5}, block=block("CSA", 5)),
    }
    table = Table({"places": places})
    table.do("disc SPW", "move CR1 KLI", "assign CR1 2", "move CR2 KLI")
    table.dice(2, 1)  # M; CR1 rolls R
    assert table.where("CR1") == "KLI"
    before = len(table.events)
    table.dice(1)  # CR2 rolls E
    assert [event.kind for event in table.events[before:] if event.kind in ("eliminated", "retreats")] == [
        "eliminated",
        "retreats",
    ]


# ---- step 5: defenders --------------------------------------------------------------------------------------


def defender_checks(start_column: int, face: int) -> Table:
    """UR1 is hit by one cube and checks in the given column: column 0 on a ridge, the others on open ground."""
    if start_column == 0:
        table = assault("CRS", sector("UR1"), "COD", sector("CR1"), HUM=sector(block=block("Union", 4)))
    else:
        defence = sector("UR1", cubes={"blue": start_column - 1})
        table = assault("KLI", defence, "SPW", sector("CR1"), CRS=sector(block=block("Union", 4)))
    table.dice(1, 4)
    assert table.kind == "defender-morale"
    return table.dice(face)


def defender_result(table: Table, target: str) -> str:
    if table.kind == "retreat":
        return "R"
    if table.where("UR1") == "lost":
        return "E"
    if table.where("CR1") != target:
        return "C"
    return "D" if table.disrupted(target) else ""


@rule("GB-15.31", "GB-15.40", "GB-15.42", "GB-15.43", "GB-15.44", "GB-15.45", "GB-R4")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("start_column", COLUMNS)
def test_table_5_defender_morale(start_column: int, face: int) -> None:
    table = defender_checks(start_column, face)
    assert column(table, "UR1") == start_column
    target = "CRS" if start_column == 0 else "KLI"
    assert defender_result(table, target) == DEFENDER_MORALE[face][start_column]


@rule("GB-15.30")
def test_a_d_alone_makes_the_defenders_check() -> None:
    table = assault("KLI", sector("UR1", "UA1"), "SPW", sector("CR1"))
    table.dice(1, 1, 3)
    assert table.load("UR1") == 0
    assert table.kind == "defender-morale"
    table.dice(6)
    assert [event.args["piece"] for event in table.told("checks-morale")] == ["UR1"], "the gun never checks"


@rule("GB-15.30")
def test_without_cube_or_d_the_defenders_do_not_check() -> None:
    table = assault("KLI", sector("UR1", cubes={"blue": 5}), "SPW", sector("CR1"))
    table.dice(1, 1)
    assert table.kind == "defenders-fire", "the second round begins"
    assert not table.told("checks-morale")


SHIFTS = [
    # target, start, defence, column after one cube
    ("KLI", "SPW", sector("UR1"), 1),
    ("CRS", "COD", sector("UR1"), 0),
    ("CRS", "COD", sector("UR1", cubes={"blue": 2}), 2),
    ("CEM", "LON", sector("UR1", cubes={"blue": 2}), 2),
    ("KLI", "SPW", sector("UR1", cubes={"blue": 2}, sticks=["SPW", "SPW"]), 2),
    ("KLI", "SPW", sector("UR1", cubes={"blue": 2}, sticks=["SPW"]), 3),
    ("KLI", "SPW", sector("UR1", cubes={"blue": 2}, sticks=["SPW", "COD"]), 3),
    ("KLI", "SPW", sector("UE1", cubes={"red": 2}), 2),
    ("KLI", "SPW", sector("UR1", sticks=["COD", "COD"]), 3),
    ("KLI", "SPW", sector("UR1", sticks=["COD"]), 3),
    ("GET", "SEM", sector("UR1"), 3),
    ("KLI", "SPW", sector("UR1", disrupted=True), 2),
    ("KLI", "SPW", sector("UI1"), 2),
    ("KLI", "SPW", sector("UC1", cubes={"navy": 1}), 2),
    ("CRS", "COD", sector("UE1", cubes={"red": 2}, sticks=["COD", "COD"]), 0),
    ("GET", "SEM", sector("UI1", cubes={"orange": 2}, disrupted=True), 5),
    ("CRS", "COD", sector("UE1", sticks=["COD", "COD"], disrupted=True), 0),
    ("CEM", "LON", sector("UI1", cubes={"orange": 3}, sticks=["LEI"], disrupted=True), 5),
]


@rule(
    "GB-15.31", "GB-15.32", "GB-15.33", "GB-15.34", "GB-15.35", "GB-15.36", "GB-15.37", "GB-15.38", "GB-15.39",
    "GB-R6", "GB-R5",
)  # fmt: skip
@pytest.mark.parametrize(("target", "start", "defence", "expected"), SHIFTS)
def test_shifts_of_the_defenders(target: str, start: str, defence: dict[str, Any], expected: int) -> None:
    attack = sector("CR1")
    table = assault(target, defence, start, attack)
    face = 5 if defence.get("sticks") == [start, start] else 4
    table.dice(1, face)
    if table.kind == "evade":
        table.do("stand")
    table.dice(6)
    assert column(table, defence["pieces"][0]) == expected


@rule("GB-15.32", "GB-15.33", "GB-15.34", "GB-15.35", "GB-15.36", "GB-15.37", "GB-15.38")
def test_shifts_name_their_clauses() -> None:
    flanked = [("GB-15.35", "+2"), ("GB-15.37", "+1"), ("GB-15.38", "+1")]
    hill = shifts("CEM", sector("UI1", sticks=["LEI", "LEI"], disrupted=True), "LON")
    assert hill == [("GB-15.32", "−1"), ("GB-21.15", "0"), *flanked, ("GB-15.39", "3")]
    town = shifts("GET", sector("UI1", sticks=["CEM", "CEM"], disrupted=True), "SEM")
    assert town == [flanked[0], ("GB-21.15", "0"), ("GB-15.36", "+2"), *flanked[1:], ("GB-15.39", "5")]
    elite = shifts("KLI", sector("UE1", sticks=["SPW", "SPW"]), "SPW")
    assert elite == [("GB-15.33", "−1"), ("GB-15.34", "−1"), ("GB-15.39", "0")]
    assert shifts("KLI", sector("UR1"), "SPW") == [("GB-15.39", "0")]


def shifts(target: str, defence: dict[str, Any], start: str) -> list[tuple[str, str]]:
    """What the odds of an assault say of the defenders' morale, the column last."""
    places = {target: defence, start: sector("CR1", block=block("CSA", 5))}
    shown = Table({"places": places}).do(f"disc {start}").sums(f"move CR1 {target}")
    return shown["Their morale, step 5"]


@rule("GB-15.39")
@pytest.mark.parametrize(
    ("target", "start", "defence", "held"),
    [
        ("CRS", "COD", sector("UE1", sticks=["COD", "COD"]), "0"),
        ("CRS", "COD", sector("UR1"), "0"),
        ("KLI", "SPW", sector("UR1"), "0"),
        ("KLI", "SPW", sector("UR1", cubes={"blue": 3}), "3"),
        ("KLI", "SPW", sector("UR1", cubes={"blue": 5}), "5"),
        ("KLI", "SPW", sector("UR1", cubes={"blue": 5}, disrupted=True), "5"),
        ("GET", "SEM", sector("UI1", cubes={"orange": 3}, sticks=["CEM", "CEM"], disrupted=True), "5"),
    ],
    ids=["-3", "-1", "0", "3", "5", "6", "9"],
)
def test_columns_are_held_within_the_table(target: str, start: str, defence: dict[str, Any], held: str) -> None:
    assert shifts(target, defence, start)[-1] == ("GB-15.39", held)


@rule("GB-15.39", "GB-R6", "GB-R5")
def test_shifts_are_summed_before_the_column_is_held() -> None:
    # 0 cubes, ridge, works: -2; disrupted in step 4: +1; held at 0 only after adding
    table = assault("CRS", sector("UR1", sticks=["COD", "COD"]), "COD", sector("CR1"))
    table.dice(1, 3, 6)
    assert table.disrupted("CRS")
    assert column(table, "UR1") == 0


@rule("GB-15.37")
def test_a_marker_of_step_4_counts_in_step_5() -> None:
    table = assault("KLI", sector("UR1"), "SPW", sector("CR1")).dice(1, 2, 6)
    assert column(table, "UR1") == 1


@rule("GB-15.35", "GB-21.14", "GB-R26")
def test_one_flanking_attacker_flanks_every_defender() -> None:
    places = {
        "KLI": sector("UR1", "UI1", sticks=["SPW", "SPW"]),
        "SPW": sector("CR1"),
        "COD": sector("CR2", block=block("CSA", 5)),
    }
    table = Table({"places": places})
    table.do("double COD", "move CR2 KLI", "joint KLI")
    table.dice(1, 1, 1, 2).dice(6, 6)  # CR2's D
    assert column(table, "UR1") == 3, "flank +2, marker +1, no entrenched shift"
    assert column(table, "UI1") == 4


@rule("GB-15.33", "GB-21.14", "GB-R26")
def test_a_flanking_attacker_that_has_left_no_longer_counts() -> None:
    places = {
        "KLI": sector("UR1", sticks=["SPW", "SPW"]),
        "SPW": sector("CR1"),
        "COD": sector("CR2", cubes={"grey": 1}, block=block("CSA", 5)),
    }
    table = Table({"places": places})
    table.do("double COD", "move CR2 KLI", "joint KLI")
    table.dice(2, 1, 1)  # M: CR1 in column 0 stays, CR2 in column 1 goes back to COD
    assert table.pieces("COD") == ["CR2"]
    table.dice(5, 6)  # CR1 fires 5 - 1
    assert column(table, "UR1") == 0, "one cube, entrenched again"


# ---- what the results do ------------------------------------------------------------------------------------


@rule("GB-15.41", "GB-R25")
def test_results_are_applied_in_the_order_e_r_d_c() -> None:
    defence = sector("UR1", "UR2", "UR3", "UR4", cubes={"blue": 8})
    table = assault("KLI", defence, "SPW", sector("CR1"), MCM=sector(block=block("Union", 4)))
    table.do("assign UR1 2", "assign UR2 1", "assign UR3 4")
    table.dice(1, 1, 1, 1)
    before = len(table.events)
    table.dice(5)  # one cube: UR2 and UR4 have the fewest
    table.do("hit UR2")
    assert [table.load(f"UR{n}") for n in (1, 2, 3, 4)] == [2, 2, 4, 1]
    table.dice(6, 3, 3)  # C in column 2, D in column 2, E in column 4
    assert table.where("UR3") == "KLI", "nothing happens before all dice lie"
    table.dice(1)  # R in column 1
    wanted = ("eliminated", "retreats", "disrupted", "counter-attack")
    assert [event.kind for event in table.events[before:] if event.kind in wanted][:4] == list(wanted)


@rule("GB-15.41", "GB-R25")
def test_a_morale_d_does_not_worsen_the_columns_of_its_step() -> None:
    table = assault("KLI", sector("UR1", "UR2", cubes={"blue": 2}), "SPW", sector("CR1"))
    table.do("assign UR1 1").dice(1, 1, 6).do("hit UR1")  # two cubes: 2 and 2
    table.dice(3, 3)  # D for UR1; UR2 rolls in the same column
    assert (column(table, "UR1"), column(table, "UR2")) == (2, 2)
    assert table.disrupted("KLI")


@rule("GB-15.42")
def test_an_eliminated_defender_loses_its_cubes() -> None:
    table = defender_checks(3, 1)
    assert table.where("UR1") == "lost"
    assert table.supply("blue") == 30


@rule("GB-15.43", "GB-17.3")
def test_a_retreating_defender_takes_its_cubes_along() -> None:
    table = defender_checks(3, 3)
    table.do("retreat UR1 TRO")
    assert table.cubes("TRO") == {"blue": 3}
    assert table.pieces("KLI") == ["CR1"]


@rule("GB-15.44", "GB-16.1")
def test_a_morale_d_places_a_marker_and_the_piece_stays() -> None:
    table = defender_checks(3, 4)
    assert table.disrupted("KLI")
    assert table.where("UR1") == "KLI"
    table = assault("KLI", sector("UR1", disrupted=True), "SPW", sector("CR1")).dice(1, 4)
    table.dice(3)  # column 2: D again
    assert table.disrupted("KLI")
    assert not table.told("disrupted"), "the sector keeps its one marker"


@rule("GB-15.45")
def test_a_counter_attack_sends_back_an_attacker_of_his_choice() -> None:
    places = {
        "KLI": sector("UR1", cubes={"blue": 2}),
        "SPW": sector("CR1", "CR2", cubes={"grey": 2}, block=block("CSA", 5)),
    }
    table = Table({"places": places})
    table.do("disc SPW", "move CR1 KLI", "assign CR1 2", "move CR2 KLI")
    table.dice(1, 1, 4)  # one cube: column 3
    table.dice(6)
    assert table.kind == "fall-back"
    assert table.seat == "CSA"
    assert table.options() == ["fall-back CR1", "fall-back CR2"]
    assert table.refused("fall-back CR3") == "GB-15.45"
    table.do("fall-back CR1")
    assert table.pieces("SPW") == ["CR1"]
    assert table.cubes("SPW") == {"grey": 2}
    assert table.pieces("KLI") == ["CR2", "UR1"], "the piece that counter-attacked stays"
    assert table.kind == "defenders-fire"


@rule("GB-15.46", "GB-R41", "GB-15.49")
def test_further_counter_attacks_have_no_effect() -> None:
    table = assault("KLI", sector("UR1", "UR2", cubes={"blue": 4}), "SPW", sector("CR1"))
    table.do("assign UR1 2").dice(1, 1, 4).do("hit UR1").dice(6, 6)
    assert len(table.told("counter-attack")) == 1
    assert table.pieces("SPW") == ["CR1"]
    assert table.pieces("KLI") == ["UR1", "UR2"]
    assert table.kind == "turn"


@rule("GB-15.46", "GB-R41")
def test_each_counter_attack_sends_one_attacker_back() -> None:
    table = assault("KLI", sector("UR1", "UR2", cubes={"blue": 4}), "SPW", sector("CR1", "CR2"))
    table.do("assign UR1 2").dice(1, 1, 4, 1).do("hit UR1").dice(6, 6)
    table.do("fall-back CR2")
    assert len(table.told("counter-attack")) == 2
    assert table.pieces("SPW") == ["CR1", "CR2"]
