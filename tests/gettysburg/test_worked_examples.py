"""Section 10 of the rules: every worked example, played with its position, its dice and its result."""

from typing import Any

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.components import PERIODS
from longroll.kit import CHANCE_SEAT
from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector


def roll(table: Table, **faces: int) -> Table:
    """Answer chance piece by piece, whatever the order in which the pieces roll; every face must be used."""
    left = dict(faces)
    while left:
        decision = table.state.decision
        assert decision is not None
        assert table.seat == CHANCE_SEAT, f"no die to roll, left {left}: {decision} {table.options()}"
        table.dice(left.pop(str(decision.prompt.args["piece"])))
    return table


def column(table: Table, piece: str) -> int:
    """The column in which a piece last checked morale."""
    return [int(e.args["column"]) for e in table.told("checks-morale") if e.args["piece"] == piece][-1]


def counts(table: Table, piece: str, event: str = "fires") -> int:
    """The modified die with which a piece last fired."""
    return [int(e.args["counts"]) for e in table.told(event) if e.args["piece"] == piece][-1]


# ---- WE-1 to WE-6: set-up, discs, the first turns ----------------------------------------------------------


@rule("WE-1", "GB-4.2", "GB-4.3", "GB-4.4", "GB-4.5", "GB-4.6", "GB-4.7", "GB-4.8", "GB-4.9")
def test_we_1_set_up() -> None:
    table = Table()
    assert table.kinds("COD") == ["UA", "UR", "UR"]
    assert table.kinds("MPN") == ["UA", "UC"]
    assert table.kinds("OKR") == ["UC"]
    assert table.kinds("LON") == ["UE", "UR"]
    assert table.occupied("Union") == ["MPN", "OKR", "LON", "COD"]
    assert table.kinds("Chambersburg Pike") == ["CA", "CA", "CR", "CR", "CR", "CR", "CR"]
    assert table.occupied("CSA") == []
    assert table.hand("CSA") == table.hand("Union") == [2, 2, 3, 3, 4, 4, 5, 5]
    assert (table.state.day, PERIODS[table.state.period]) == (1, "morning")
    on_sheet = ("CR6", "CR17", "CE1", "CE5", "CA3", "UR4", "UR19", "UI1", "UI7", "UA3", "UA11")
    assert {table.where(piece) for piece in on_sheet} == {"sheet"}
    colours = ("grey", "black", "blue", "red", "orange", "navy")
    assert [table.supply(colour) for colour in colours] == [30, 20, 30, 5, 15, 5]
    state = table.state
    assert (state.sticks_left, state.disrupted, state.fired, any(state.block), any(state.discs)) == (20, 0, 0, 0, 0)


@rule("WE-2", "GB-7.1", "GB-7.4", "GB-7.5")
def test_we_2_discs_of_the_first_morning() -> None:
    table = Table()
    state = table.state
    assert (state.orders, state.forced, table.reserve("Union")) == (10, 0, 2)
    assert (state.single, state.double, table.reserve("CSA")) == (12, 4, 6)


@rule("WE-3", "GB-7.2")
def test_we_3_forced_pass_discs() -> None:
    places = {"CEM": sector(block=block("Union", 4, 4))}
    table = Table({"period": "afternoon", "turn": "start", "places": places})
    assert (table.state.orders, table.state.forced, table.reserve("Union")) == (8, 2, 0)


CSA_REFILL = {
    "a": ((4, 3, 2), (12, 4, 2)),
    "b": ((2, 0, 4), (12, 6, 2)),
    "c": ((9, 1, 4), (9, 4, 0)),
    "d": ((5, 2, 1), (12, 4, 1)),
}


@pytest.mark.parametrize("case", CSA_REFILL)
@rule("WE-4", "GB-7.4", "GB-7.5", "GB-7.6")
def test_we_4_csa_refill(case: str) -> None:
    (on_map, single, double), expected = CSA_REFILL[case]
    places = {
        "SEM": sector(block=block("CSA", 5, min(5, on_map))),
        "OKH": sector(block=block("CSA", 5, max(0, on_map - 5))),
    }
    discs = {"single": single, "double": double}
    table = Table({"period": "afternoon", "turn": "start", "places": places, "discs": discs})
    assert (table.state.single, table.state.double, table.reserve("CSA")) == expected


def first_csa_turn() -> Table:
    return Table().do("enter CR1", "enter CR2", "enter CA1", "enter CA2", "block 3 WRN")


@rule("WE-5", "GB-6.4", "GB-9.1", "GB-9.2", "GB-9.3", "GB-9.4", "GB-9.5", "GB-13.1")
def test_we_5_first_csa_turn() -> None:
    table = first_csa_turn()
    assert table.pieces("HRN") == ["CA1", "CA2", "CR1", "CR2"]
    assert table.kinds("Chambersburg Pike") == ["CR", "CR", "CR"]
    assert table.block("WRN") == ("CSA", 3, 0)
    assert (table.state.single, table.state.double, table.reserve("CSA")) == (12, 4, 6)
    assert table.seat == "Union"
    seen = GETTYSBURG.view(table.state, "Union").position["places"]["WRN"]["block"]
    assert (seen["side"], seen["discs"]) == ("CSA", 0)
    assert seen["value"] == 1, "1 stands for a value that is not known"
    assert [e.kind for e in table.events if e.visible_to("Union")].count("block-placed") == 1
    assert not any("value" in e.args for e in table.events if e.visible_to("Union"))


@rule("WE-6", "GB-11.3", "GB-12.6", "GB-12.7", "GB-6.12", "GB-13.4")
def test_we_6_unfinished_railroad() -> None:
    table = first_csa_turn().do("block 2 SEM")
    table.do("disc WRN", "move CR1 WRN", "move CR2 WRN", "move CA1 WRN", "move CA2 WRN", "done")
    table.do("enter CR3", "enter CR4", "enter CR5")
    assert table.pieces("WRN") == ["CA1", "CA2", "CR1", "CR2"]
    assert table.pieces("HRN") == ["CR3", "CR4", "CR5"]
    assert table.pieces("Chambersburg Pike") == []
    assert table.state.single == 11
    assert table.block("WRN") == ("CSA", 3, 1)


# ---- WE-7 and WE-8: movement -------------------------------------------------------------------------------


def four_in_wrn(*enemies: str) -> Table:
    places = {
        "WRN": sector("CR1", "CR2", "CR3", "CR4", block=block("CSA", 3)),
        "MPN": sector(*enemies),
    }
    return Table({"places": places}).do("disc WRN")


@rule("WE-7", "GB-12.1", "GB-12.5")
def test_we_7_without_a_road_two_pieces_cross() -> None:
    table = four_in_wrn().do("move CR1 OKH", "move CR2 OKH")
    assert table.refused("move CR3 OKH") == "GB-12.5"
    table.do("move CR3 MUM", "move CR4 MUM")
    assert table.pieces("OKH") == ["CR1", "CR2"]
    assert table.pieces("MUM") == ["CR3", "CR4"]
    assert table.pieces("WRN") == []


@rule("WE-7", "GB-12.5", "GB-12.6")
def test_we_7_two_cross_a_road_against_enemies() -> None:
    table = four_in_wrn("UC1").do("move CR1 MPN", "move CR2 MPN")
    assert table.refused("move CR3 MPN") in ("GB-12.5", "GB-12.6")


@rule("WE-7", "GB-12.10")
def test_we_7_artillery_may_not_go_among_enemies() -> None:
    places = {"WRN": sector("CR1", "CA1", block=block("CSA", 3)), "MPN": sector("UC1")}
    table = Table({"places": places}).do("disc WRN")
    assert table.refused("move CA1 MPN") == "GB-12.10"
    assert table.legal("move CA1 OKH")


def leaving_cuf() -> Table:
    cuf = sector("UE1", "UI1", "UI2", cubes={"red": 2, "orange": 3}, block=block("Union", 3))
    return Table({"turn": "Union", "places": {"CUF": cuf}}).do("disc CUF", "move UE1 CEM")


@rule("WE-8", "GB-14.3", "GB-14.4", "GB-12.12")
def test_we_8_cubes_when_leaving() -> None:
    table = leaving_cuf()
    assert table.cubes("CEM") == {"red": 2}, "the only red piece takes all red cubes"
    table.do("move UI1 CEM", "assign UI1 1", "done")
    assert table.pieces("CEM") == ["UE1", "UI1"]
    assert table.cubes("CEM") == {"red": 2, "orange": 1}
    assert table.pieces("CUF") == ["UI2"]
    assert table.cubes("CUF") == {"orange": 2}


@rule("WE-8", "GB-14.4")
def test_we_8_the_assignment_is_free() -> None:
    table = leaving_cuf().do("move UI1 CEM")
    assert table.options() == ["assign UI1 0", "assign UI1 1", "assign UI1 2", "assign UI1 3"]
    table.do("assign UI1 3", "done")
    assert table.cubes("CEM") == {"red": 2, "orange": 3}
    assert table.cubes("CUF") == {}


# ---- WE-9 and WE-10: the long combat -----------------------------------------------------------------------


def first_round() -> Table:
    """WE-9 up to step 5; CR1, CR2, CR3 are the example's CR-a, CR-b, CR-c, UR1 and UR2 its UR-a and UR-b."""
    cem = sector(
        "UR1", "UR2", "UI1", "UA1", cubes={"blue": 1, "orange": 1}, disrupted=True, sticks=["LON", "LON"]
    )  # fmt: skip
    lon = sector("CE1", "CR1", "CR2", "CR3", cubes={"black": 1, "grey": 1})
    places = {
        "CEM": cem,
        "LON": lon,
        "HUM": sector(block=block("Union", 3)),
        "SCH": sector(block=block("CSA", 4)),
    }
    table = Table({"places": places})
    table.do("double SCH", "move CE1 CEM", "move CR1 CEM", "assign CR1 1", "joint CEM")
    return table.do("move CR2 CEM", "move CR3 CEM")


@rule(
    "WE-9", "GB-11.9", "GB-12.14", "GB-14.11", "GB-15.6", "GB-15.8", "GB-15.11", "GB-15.12", "GB-15.14", "GB-15.15",
    "GB-15.17", "GB-15.18", "GB-15.19", "GB-15.20", "GB-15.21", "GB-15.23", "GB-15.24", "GB-15.26", "GB-15.27",
    "GB-15.28", "GB-15.30", "GB-15.31", "GB-15.32", "GB-15.33", "GB-15.37", "GB-15.38", "GB-15.39", "GB-15.40",
    "GB-15.43", "GB-17.4", "GB-19.5",
)  # fmt: skip
def test_we_9_first_round() -> None:
    table = first_round()
    assert table.block("SCH") == ("CSA", 4, 2)
    assert (table.state.double, table.state.single) == (2, 12)
    assert table.pieces("CEM") == ["CE1", "CR1", "CR2", "CR3", "UA1", "UI1", "UR1", "UR2"]
    assert [table.load(p) for p in ("CE1", "CR1", "CR2", "CR3")] == [1, 1, 0, 0]
    # step 1
    roll(table, UA1=4)
    assert table.options() == ["hit CR2", "hit CR3"]
    table.do("hit CR2")
    # step 2
    table.do("assign UR1 1")
    assert [table.load(p) for p in ("UR1", "UR2", "UI1")] == [1, 0, 1]
    roll(table, UR1=2, UR2=4, UI1=4)
    assert table.load("CR3") == 1, "the first cube goes to the piece with the fewest"
    assert set(table.options()) == {"hit CE1", "hit CR1", "hit CR2", "hit CR3"}
    table.do("hit CR1")
    # step 3
    roll(table, CE1=1, CR1=2, CR2=4, CR3=5)
    assert [column(table, p) for p in ("CE1", "CR1", "CR2", "CR3")] == [0, 2, 1, 1]
    assert table.pieces("LON") == ["CR1"]
    assert table.cubes("LON") == {"grey": 2}
    # step 4
    roll(table, CE1=6, CR2=5, CR3=4)
    assert [counts(table, p) for p in ("CE1", "CR2", "CR3")] == [5, 4, 3]
    assert table.state.disrupted.bit_count() == 1, "a further D places no second marker"
    assert table.load("UR2") == 1
    assert set(table.options()) == {"hit UR1", "hit UR2", "hit UI1"}
    table.do("hit UI1")
    # step 5
    roll(table, UR1=2, UR2=3, UI1=2)
    assert [column(table, p) for p in ("UR1", "UR2", "UI1")] == [0, 0, 2]
    table.do("retreat UI1 LEI")
    assert table.cubes("LEI") == {"orange": 2}
    assert (table.seat, table.kind) == ("Union", "withdraw")
    assert table.legal("retreat UA1 LEI")
    table.do("stand")
    assert table.kind == "defenders-fire"
    assert table.pieces("CEM") == ["CE1", "CR2", "CR3", "UA1", "UR1", "UR2"]


@rule("WE-10", "GB-15.4", "GB-15.10", "GB-15.13", "GB-15.25", "GB-15.50", "GB-17.2")
def test_we_10_second_round() -> None:
    table = roll(first_round(), UA1=4).do("hit CR2", "assign UR1 1")
    roll(table, UR1=2, UR2=4, UI1=4).do("hit CR1")
    roll(table, CE1=1, CR1=2, CR2=4, CR3=5)
    roll(table, CE1=6, CR2=5, CR3=4).do("hit UI1")
    roll(table, UR1=2, UR2=3, UI1=2).do("retreat UI1 LEI", "stand")
    # second round: the artillery does not fire, step 2 comes at once
    assert table.kind == "defenders-fire"
    roll(table, UR1=4, UR2=3).do("hit CR2")
    assert set(table.options()) == {"hit CE1", "hit CR3"}
    table.do("hit CE1")
    roll(table, CE1=2, CR2=4, CR3=2)
    assert [column(table, p) for p in ("CE1", "CR2", "CR3")] == [1, 2, 1]
    roll(table, CE1=3, CR2=6, CR3=2)
    assert [counts(table, p) for p in ("CE1", "CR2", "CR3")] == [1, 4, 1]
    table.do("hit UR1")
    roll(table, UR1=1, UR2=4)
    assert [column(table, p) for p in ("UR1", "UR2")] == [1, 0]
    table.do("retreat UR1 LEI")
    assert len([e for e in table.told("fires") if e.args["piece"] == "UA1"]) == 1
    assert table.kinds("LON") == ["CE", "CR", "CR", "CR"]
    assert table.cubes("LON") == {"grey": 5, "black": 2}
    assert table.pieces("CEM") == ["UA1", "UR2"]
    assert table.cubes("CEM") == {"blue": 1}
    assert table.disrupted("CEM")
    assert table.sticks("CEM") == ["LON", "LON"]
    assert table.pieces("LEI") == ["UI1", "UR1"]
    assert table.cubes("LEI") == {"orange": 2, "blue": 2}
    assert not any(table.state.load), "after the combat cubes are no longer assigned"


# ---- WE-11 to WE-13: the tables ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("damaged", "face", "cubes"),
    [
        (False, 1, 0),
        (False, 2, 1),
        (False, 4, 1),
        (False, 6, 2),
        (True, 1, 0),
        (True, 2, 0),
        (True, 3, 1),
        (True, 6, 1),
    ],
)
@rule("WE-11", "GB-15.7", "GB-15.8", "GB-15.16")
def test_we_11_table_1(damaged: bool, face: int, cubes: int) -> None:
    kli = sector("UR1", "UA1", damaged=["UA1"] if damaged else [])
    table = Table({"places": {"SPW": sector("CR1", block=block("CSA", 3)), "KLI": kli}})
    roll(table.do("disc SPW", "move CR1 KLI"), UA1=face)
    assert table.load("CR1") == cubes


@pytest.mark.parametrize(
    ("cubes", "face", "result"),
    [
        (0, 1, 0), (0, 2, "M"), (0, 3, 1), (0, 6, 2), (1, 6, 2),
        (2, 3, "M"), (3, 6, 1), (4, 6, 1), (5, 3, 0), (5, 4, "M"),
    ],
)  # fmt: skip
@rule("WE-11", "GB-15.13", "GB-15.14", "GB-15.16")
def test_we_11_table_2(cubes: int, face: int, result: int | str) -> None:
    kli = sector("UR1", cubes={"blue": cubes})
    table = Table({"places": {"SPW": sector("CR1", block=block("CSA", 3)), "KLI": kli}})
    roll(table.do("disc SPW", "move CR1 KLI"), UR1=face)
    assert table.load("CR1") == (0 if result == "M" else result)
    assert (table.kind == "attacker-morale") == (result != 0)


@pytest.mark.parametrize(
    ("entrenched", "cubes", "face", "result"),
    [
        (False, 0, 1, 0), (False, 0, 2, "D"), (False, 0, 3, "D"), (False, 0, 4, 1), (False, 0, 6, 2),
        (False, 2, 6, 1), (False, 4, 6, 1),
        (True, 0, 6, 1), (True, 0, 4, "D"), (True, 0, 2, 0), (True, 2, 6, 1), (True, 2, 5, "D"), (True, 4, 6, "D"),
    ],
)  # fmt: skip
@rule("WE-11", "GB-15.16", "GB-15.25", "GB-15.26", "GB-15.27")
def test_we_11_table_4(entrenched: bool, cubes: int, face: int, result: int | str) -> None:
    spw = sector("CR1", cubes={"grey": cubes}, block=block("CSA", 3))
    kli = sector("UR1", sticks=["SPW", "SPW"] if entrenched else [])
    table = Table({"places": {"SPW": spw, "KLI": kli}})
    roll(table.do("disc SPW", "move CR1 KLI"), UR1=1)
    roll(table, CR1=face)
    assert table.load("UR1") == (0 if result == "D" else result)
    assert table.disrupted("KLI") == (result == "D")
    assert (table.kind == "defender-morale") == (result != 0)


@pytest.mark.parametrize(
    ("cubes", "face", "result"),
    [
        (0, 1, "stays"), (1, 1, "R"), (1, 2, "stays"), (2, 1, "R"), (2, 2, "R"), (2, 3, "stays"), (3, 1, "E"),
        (3, 2, "R"), (3, 3, "R"), (3, 4, "stays"), (4, 2, "E"), (4, 3, "R"), (4, 4, "R"), (4, 5, "stays"),
        (5, 1, "E"), (5, 4, "E"), (5, 5, "R"), (5, 6, "stays"),
    ],
)  # fmt: skip
@rule("WE-12", "GB-15.18", "GB-15.20", "GB-15.21", "GB-15.22", "GB-15.23")
def test_we_12_attacker_morale(cubes: int, face: int, result: str) -> None:
    table = attacker_checks("CR1", "grey", cubes, face)
    assert table.where("CR1") == {"stays": "KLI", "R": "SPW", "E": "lost"}[result]
    assert table.cubes("SPW") == ({"grey": cubes} if result == "R" else {})
    assert table.supply("grey") == (30 if result == "E" else 30 - cubes)


@pytest.mark.parametrize(("cubes", "face", "place"), [(1, 1, "KLI"), (3, 2, "SPW"), (5, 4, "SPW")])
@rule("WE-12", "GB-15.19")
def test_we_12_elite_attackers_check_one_column_to_the_left(cubes: int, face: int, place: str) -> None:
    table = attacker_checks("CE1", "black", cubes, face)
    assert column(table, "CE1") == cubes - 1
    assert table.where("CE1") == place


def attacker_checks(piece: str, colour: str, cubes: int, face: int) -> Table:
    """The attacker enters KLI with its cubes and must check because of an M alone."""
    spw = sector(piece, cubes={colour: cubes}, block=block("CSA", 3))
    table = Table({"places": {"SPW": spw, "KLI": sector("UR1")}})
    roll(table.do("disc SPW", f"move {piece} KLI"), UR1=2)
    return roll(table, **{piece: face})


@rule("WE-12", "GB-15.19")
def test_we_12_inferior_attackers_do_not_shift() -> None:
    spw = sector("UI1", cubes={"orange": 2}, block=block("Union", 3))
    table = Table({"turn": "Union", "places": {"SPW": spw, "KLI": sector("CR1")}})
    roll(table.do("disc SPW", "move UI1 KLI"), CR1=2)
    roll(table, UI1=3)
    assert column(table, "UI1") == 2
    assert table.where("UI1") == "KLI"


def defender_checks(where: str, origin: str, piece: str, cubes: int, **more: Any) -> Table:
    """The piece has ``cubes`` cubes and is about to check morale. Its comrade takes the hit where it has none."""
    colour = {"UR": "blue", "UI": "orange", "UE": "red", "CE": "black"}[piece[:2]]
    defender, attacker = ("CSA", "Union") if piece.startswith("C") else ("Union", "CSA")
    foe = "UR1" if attacker == "Union" else "CR1"
    held = cubes if more.get("disrupted") else max(0, cubes - 1)
    comrades = [piece] if cubes else [piece, piece[:2] + "2"]
    places = {
        where: sector(*comrades, cubes={colour: held}, block=block(defender, 3), **more),
        origin: sector(foe, block=block(attacker, 3)),
    }
    table = Table({"turn": attacker, "places": places}).do(f"disc {origin}", f"move {foe} {where}")
    for comrade in comrades:
        roll(table, **{comrade: 1})
    # one cube; or, where a marker lies already, a D that changes nothing
    roll(table, **{foe: 2 if more.get("disrupted") else 4 + bool(more.get("sticks"))})
    if not cubes:
        table.do(f"hit {comrades[1]}")
    assert table.load(piece) == cubes
    assert table.kind == "defender-morale"
    return table


DEFENDERS = [
    # where, from, piece, cubes, more, column, die, result
    ("KLI", "SPW", "UR1", 0, {}, 0, 1, "R"),
    ("KLI", "SPW", "UR1", 1, {}, 1, 2, "D"),
    ("KLI", "SPW", "UR1", 2, {}, 2, 6, "C"),
    ("CRN", "COD", "UR1", 1, {}, 0, 2, "stays"),
    ("GET", "SEM", "UI1", 0, {}, 3, 3, "R"),
    ("GET", "SEM", "UI1", 0, {}, 3, 4, "D"),
    ("GET", "SEM", "UI1", 0, {}, 3, 5, "stays"),
    ("GET", "SEM", "UI1", 0, {}, 3, 6, "C"),
    ("GET", "SEM", "UI1", 2, {"disrupted": True}, 5, 4, "E"),
    ("GET", "SEM", "UI1", 2, {"disrupted": True}, 5, 5, "R"),
    ("GET", "SEM", "UI1", 2, {"disrupted": True}, 5, 6, "R"),
    ("CRN", "COD", "UE1", 3, {"sticks": ["COD", "COD"]}, 0, 1, "R"),
    ("CRN", "COD", "UE1", 3, {"sticks": ["COD", "COD"]}, 0, 2, "stays"),
    ("KLI", "SPW", "CE1", 3, {}, 2, 3, "D"),
    ("KLI", "SPW", "UR1", 4, {}, 4, 3, "E"),
    ("KLI", "SPW", "UR1", 4, {}, 4, 4, "R"),
    ("KLI", "SPW", "UR1", 4, {}, 4, 5, "R"),
    ("KLI", "SPW", "UR1", 4, {}, 4, 6, "C"),
    ("KLI", "SPW", "UR1", 5, {}, 5, 4, "E"),
    ("KLI", "SPW", "UR1", 5, {}, 5, 5, "R"),
    ("KLI", "SPW", "UR1", 5, {}, 5, 6, "R"),
]


@pytest.mark.parametrize(("where", "origin", "piece", "cubes", "more", "in_column", "face", "result"), DEFENDERS)
@rule(
    "WE-13", "GB-15.31", "GB-15.32", "GB-15.33", "GB-15.34", "GB-15.36", "GB-15.37", "GB-15.38", "GB-15.39", "GB-15.40"
)
def test_we_13_defender_morale(
    where: str, origin: str, piece: str, cubes: int, more: dict[str, Any], in_column: int, face: int, result: str
) -> None:
    table = defender_checks(where, origin, piece, cubes, **more)
    # a comrade that took the cube stays in the open (column 1) and is eliminated in the town (column 4)
    comrade = {} if cubes else {piece[:2] + "2": 1 if where == "GET" else 5}
    roll(table, **{piece: face}, **comrade)
    assert column(table, piece) == in_column
    if result == "R":
        # with one way only the piece has gone already
        if table.kind == "retreat":
            table.do(next(o for o in table.options() if o.startswith(f"retreat {piece} ")))
        assert table.where(piece) not in (where, "lost")
    else:
        assert table.where(piece) == ("lost" if result == "E" else where)
    foe = "UR1" if piece.startswith("C") else "CR1"
    assert table.where(foe) == (origin if result == "C" else where)
    if not more.get("disrupted"):
        assert table.disrupted(where) == (result == "D")


# ---- WE-14: the flank --------------------------------------------------------------------------------------


def cemetery_hill_attacked_from(origin: str) -> Table:
    places = {
        "CEM": sector("UR1", cubes={"blue": 1}, sticks=["LON", "LON"]),
        origin: sector("CR1", "CR2", block=block("CSA", 3)),
    }
    table = Table({"places": places}).do(f"disc {origin}", "move CR1 CEM", "move CR2 CEM")
    roll(table, UR1=3).do("hit CR1")
    return roll(table, CR1=2, CR2=1)


@rule("WE-14", "GB-15.33", "GB-15.35", "GB-21.14", "GB-21.15")
def test_we_14_flank_attack() -> None:
    table = cemetery_hill_attacked_from("CUF")
    assert table.pieces("CEM") == ["CR1", "CR2", "UR1"]
    roll(table, CR1=4, CR2=1)
    assert counts(table, "CR1") == 4
    assert table.load("UR1") == 2
    roll(table, UR1=4)
    assert column(table, "UR1") == 3
    assert table.disrupted("CEM")
    assert table.where("UR1") == "CEM"


@rule("WE-14", "GB-15.26", "GB-15.33")
def test_we_14_the_same_attack_against_the_works() -> None:
    table = cemetery_hill_attacked_from("LON")
    roll(table, CR1=4, CR2=1)
    assert counts(table, "CR1") == 3
    assert table.disrupted("CEM"), "die 4 gives D"
    assert table.load("UR1") == 1
    roll(table, UR1=2)
    assert column(table, "UR1") == 0


# ---- WE-15 to WE-20: long-range fire -----------------------------------------------------------------------


@rule("WE-15", "GB-22.5", "GB-22.6", "GB-22.7", "GB-22.8", "GB-22.9")
def test_we_15_range_and_line_of_sight() -> None:
    targets = {name: sector("CR") for name in ("LRT", "COL", "BLO", "SEM", "SRT")}
    table = Table({"turn": "Union", "places": {"CEM": sector("UA1", block=block("Union", 3)), **targets}})
    table.do("disc CEM")
    assert table.options("fire") == [f"fire UA1 {name} troops" for name in ("SEM", "BLO", "COL", "LRT")]
    assert table.refused("fire UA1 SRT troops") == "GB-22.5"


@rule("WE-16", "GB-22.4", "GB-22.7", "GB-22.8")
def test_we_16_blocked_line() -> None:
    targets = {name: sector("UR") for name in ("MPN", "SEM", "GET")}
    table = Table({"places": {"HRN": sector("CA1", block=block("CSA", 3)), **targets}}).do("disc HRN")
    assert table.legal("fire CA1 MPN troops")
    assert table.refused("fire CA1 SEM troops") == "GB-22.8"
    assert table.refused("fire CA1 GET troops") == "GB-22.4"


@rule("WE-17", "GB-3.2", "GB-3.3", "GB-12.4", "GB-22.3", "GB-22.6")
def test_we_17_fire_but_no_march_through_a_vertex() -> None:
    places = {"CUF": sector("UA1", "UR1", block=block("Union", 3)), "RCK": sector("CR1")}
    table = Table({"turn": "Union", "places": places}).do("disc CUF")
    assert table.legal("fire UA1 RCK troops")
    assert table.refused("move UR1 RCK") == "GB-12.4"


@rule("WE-17", "GB-3.2")
def test_we_17_no_command_through_a_vertex() -> None:
    places = {"CUF": sector("UR1", block=block("Union", 3)), "RCK": sector("UR2")}
    table = Table({"turn": "Union", "places": places}).do("disc CUF")
    assert table.refused("move UR2 SPS") == "GB-11.3"
    assert table.legal("move UR1 CUL")


def after_we_18(marker: bool = True) -> Table:
    """The guns of SPW have fired at the troops in CRN, or have not."""
    places = {
        "SPW": sector("CA1", "CA2", damaged=["CA2"], block=block("CSA", 3)),
        "CRN": sector("UR1", "UR2", "UA1", "UA2", sticks=["COD", "COD"], block=block("Union", 3)),
    }
    if not marker:
        return Table({"turn": "Union", "places": places})
    table = Table({"places": places}).do("disc SPW", "fire CA1 CRN troops", "fire CA2 CRN troops")
    return roll(table, CA1=6, CA2=6)


@rule("WE-18", "GB-21.13", "GB-22.14", "GB-22.15", "GB-22.16", "GB-22.22", "GB-22.23")
def test_we_18_long_range_dice() -> None:
    table = after_we_18()
    assert (counts(table, "CA1", "bombards"), counts(table, "CA2", "bombards")) == (5, 4)
    assert table.cubes("CRN") == {"blue": 1}
    assert table.disrupted("CRN")
    assert table.fired("SPW")
    assert table.told("checks-morale") == []
    assert (table.seat, table.kind) == ("Union", "turn")


@pytest.mark.parametrize("struck", ["CA1", "CA2"])
@rule("WE-19", "GB-22.13", "GB-22.18", "GB-22.19")
def test_we_19_counter_battery(struck: str) -> None:
    table = after_we_18().do("disc CRN", "fire UA1 SPW artillery", "fire UA2 SPW artillery")
    roll(table, UA1=5, UA2=4)
    assert table.seat == "CSA"
    assert table.options() == ["hit CA1", "hit CA2"]
    table.do(f"hit {struck}")
    assert table.where("CA2") == ("lost" if struck == "CA2" else "SPW")
    assert table.damaged("CA1") == (struck == "CA1")
    assert not table.disrupted("SPW"), "D has no effect on artillery"


@rule("WE-19", "GB-22.13")
def test_we_19_without_a_marker_artillery_cannot_be_aimed_at() -> None:
    table = after_we_18(marker=False).do("disc CRN")
    assert table.refused("fire UA1 SPW artillery") == "GB-22.13"


@rule("WE-20", "GB-2.9", "GB-22.1", "GB-22.23", "GB-22.24")
def test_we_20_fire_markers_run_short() -> None:
    marked = {name: sector("CA", fire=True) for name in ("SPW", "SEM", "OKH", "BEN")}
    places = {
        **marked,
        "CEM": sector("UA1", block=block("Union", 3)),
        "CUL": sector("UA2"),
        "PSH": sector(block=block("CSA", 2)),
    }
    table = Table({"turn": "Union", "places": places})
    table.do("disc CEM", "fire UA1 SEM artillery", "fire UA2 BEN artillery")
    roll(table, UA1=1, UA2=1)
    assert (table.seat, table.kind) == ("Union", "marker")
    assert set(table.options()) == {"marker SPW", "marker SEM", "marker OKH", "marker BEN"}
    table.do("marker SPW")
    assert table.refused("marker CEM") == "GB-22.24"
    table.do("marker SEM")
    marked_now = [name for name in ("SPW", "SEM", "OKH", "BEN", "CEM", "CUL") if table.fired(name)]
    assert marked_now == ["OKH", "BEN", "CEM", "CUL"]
    table.do("disc PSH", "disc CEM")
    assert table.refused("fire UA1 SEM artillery") == "GB-22.13"
    assert table.legal("fire UA2 BEN artillery")


# ---- WE-21 to WE-25: cavalry, guns, retreats ---------------------------------------------------------------


@rule("WE-21", "GB-15.5", "GB-15.47", "GB-18.3", "GB-18.4", "GB-18.5", "GB-18.6", "GB-18.7")
def test_we_21_cavalry_and_horse_artillery() -> None:
    places = {
        "MPN": sector("UC1", "UA1", cubes={"navy": 1}),
        "SEM": sector(block=block("Union", 3)),
        "WRC": sector("CR1", "CR2", block=block("CSA", 3)),
    }
    table = Table({"places": places}).do("disc WRC", "move CR1 MPN", "move CR2 MPN")
    roll(table, UA1=5).do("hit CR1")
    roll(table, UC1=2)
    roll(table, CR1=3, CR2=2)
    assert table.pieces("MPN") == ["CR1", "CR2", "UA1", "UC1"]
    roll(table, CR1=4, CR2=1)
    assert (table.seat, table.kind) == ("Union", "evade")
    table.do("retreat UC1 SEM")
    assert table.kind == "guns-escape"
    table.do("retreat UA1 SEM")
    assert table.pieces("SEM") == ["UA1", "UC1"]
    assert table.cubes("SEM") == {"navy": 1}
    assert table.supply("navy") == 4
    assert not table.damaged("UA1")
    assert table.pieces("MPN") == ["CR1", "CR2"]
    assert table.cubes("MPN") == {"grey": 1}
    assert "UC1" not in [e.args["piece"] for e in table.told("checks-morale")]


def long_lane(face: int, damaged: bool = False) -> Table:
    """LON: UR(2) and UA, attacked from SCH; UR's morale die is ``face``."""
    places = {
        "LON": sector("UR1", "UA1", cubes={"blue": 1}, damaged=["UA1"] if damaged else []),
        "CEM": sector(block=block("Union", 3)),
        "SCH": sector("CR1", block=block("CSA", 3)),
    }
    table = Table({"places": places}).do("disc SCH", "move CR1 LON")
    roll(table, UA1=1)
    roll(table, UR1=1)
    roll(table, CR1=4)
    assert table.load("UR1") == 2
    return roll(table, UR1=face)


@rule("WE-22", "GB-19.2", "GB-19.3", "GB-19.6")
def test_we_22_guns_retreat_damaged() -> None:
    table = long_lane(2).do("retreat UR1 CEM")
    assert table.seat == "Union"
    assert "retreat UA1 CEM" in table.options()
    assert len(table.options()) > 1, "each piece to a sector of the owner's choice"
    table.do("retreat UA1 CEM")
    assert table.pieces("CEM") == ["UA1", "UR1"]
    assert table.damaged("UA1")
    assert table.pieces("LON") == ["CR1"]


@rule("WE-22", "GB-19.2")
def test_we_22_damaged_guns_are_eliminated() -> None:
    table = long_lane(2, damaged=True).do("retreat UR1 CEM")
    assert table.where("UA1") == "lost"
    assert table.pieces("LON") == ["CR1"]


@rule("WE-22", "GB-19.1", "GB-19.3")
def test_we_22_guns_die_with_their_infantry() -> None:
    table = long_lane(1)
    assert table.where("UR1") == "lost"
    assert table.where("UA1") == "lost"


@rule("WE-23", "GB-17.6")
def test_we_23_no_command() -> None:
    places = {"TRO": sector("UR1"), "KLI": sector("CR1", block=block("CSA", 3)), "CEM": sector(block=block("Union", 5))}
    table = Table({"places": places}).do("disc KLI", "move CR1 TRO")
    roll(table, UR1=1)
    roll(table, CR1=4)
    assert table.supply("blue") == 29
    roll(table, UR1=1)
    assert table.where("UR1") == "lost"
    assert len(table.told("no-retreat")) == 1
    assert table.supply("blue") == 30


def driven_from_long_lane(disrupted: bool) -> Table:
    places = {
        "LON": sector("UR1"),
        "SCH": sector("CR1", block=block("CSA", 3)),
        "CEM": sector("UR2", "UR3", "UI1", "UA1", disrupted=disrupted, block=block("Union", 3)),
        "BLI": sector("CR2"),
        "GET": sector("CR3"),
    }
    table = Table({"places": places}).do("disc SCH", "move CR1 LON")
    roll(table, UR1=1)
    roll(table, CR1=4)
    return roll(table, UR1=1)


@rule("WE-24", "GB-17.8", "GB-17.9", "GB-17.12")
def test_we_24_two_sector_retreat() -> None:
    table = driven_from_long_lane(disrupted=False)
    assert set(table.options()) == {f"through UR1 CEM {name}" for name in ("CUF", "CUL", "LEI", "CRN")}
    table.do("through UR1 CEM CUF")
    assert table.pieces("CUF") == ["UR1"]
    assert table.cubes("CUF") == {"blue": 1}
    assert table.disrupted("CEM")
    assert table.cubes("CEM") == {}


@pytest.mark.parametrize("colour", ["blue", "orange"])
@rule("WE-24", "GB-17.9", "GB-17.12")
def test_we_24_a_disrupted_sector_takes_a_cube(colour: str) -> None:
    table = driven_from_long_lane(disrupted=True).do("through UR1 CEM LEI")
    assert table.seat == "Union"
    assert table.options() == ["cube blue", "cube orange"]
    table.do(f"cube {colour}")
    assert table.cubes("CEM") == {colour: 1}
    assert table.disrupted("CEM")
    assert table.cubes("LEI") == {"blue": 1}


@rule("WE-25", "GB-16.5", "GB-16.7")
def test_we_25_carrying_disruption() -> None:
    places = {
        "PEA": sector("UR1", disrupted=True),
        "WHE": sector("UR2", disrupted=True),
        "WEI": sector(block=block("Union", 3)),
        "PIW": sector("CR1", block=block("CSA", 3)),
    }
    table = Table({"places": places}).do("disc PIW", "move CR1 PEA")
    roll(table, UR1=1)
    roll(table, CR1=4)
    roll(table, UR1=1)
    table.do("retreat UR1 WHE")
    assert table.disrupted("WHE")
    assert not table.disrupted("PEA")
    assert table.state.disrupted.bit_count() == 1
    assert table.cubes("WHE") == {"blue": 2}


# ---- WE-26 to WE-31: shortages, blocks, sticks, cubes ------------------------------------------------------


@rule("WE-26", "GB-2.4", "GB-2.6")
def test_we_26_no_cubes_left() -> None:
    places = {
        "CEM": sector("CR1"),
        "SPW": sector("CR2", "CR3", cubes={"grey": 6}),
        "OKH": sector("CR4", "CR5", "CR6", "CR7", cubes={"grey": 20}),
        "OKR": sector("CR8", cubes={"grey": 4}),
        "LEI": sector("UR1", block=block("Union", 3)),
    }
    table = Table({"turn": "Union", "places": places}).do("disc LEI", "move UR1 CEM")
    assert table.supply("grey") == 0
    roll(table, CR1=1)
    roll(table, UR1=6)
    assert (table.seat, table.kind) == ("CSA", "forfeit")
    assert table.refused("forfeit CR1") == "GB-2.6"
    table.do("forfeit CR2")
    assert table.where("CR2") == "lost"
    assert table.cubes("SPW") == {"grey": 1}
    assert table.load("CR1") == 1, "the second cube is placed"
    assert table.supply("grey") == 4


FIVE_BLOCKS = {"SEM": 2, "OKH": 3, "OKR": 4, "BLO": 5, "COL": 5}
EIGHT_BLOCKS = {"SEM": 2, "OKH": 2, "OKR": 3, "BLO": 3, "COL": 4, "ALM": 4, "BAK": 5, "CAR": 5}


@rule("WE-27", "GB-9.6")
def test_we_27_the_last_block_in_hand_brings_back_the_others() -> None:
    places = {name: sector(block=block("CSA", value)) for name, value in FIVE_BLOCKS.items()}
    table = Table({"places": places, "hand": {"CSA": [2]}, "aside": {"CSA": [3, 4]}}).do("block 2 GET")
    assert table.hand("CSA") == [3, 4]
    assert table.aside("CSA") == []


@rule("WE-27", "GB-9.7", "GB-10.1", "GB-10.2")
def test_we_27_a_removed_block_returns_to_an_empty_hand() -> None:
    places = {name: sector(block=block("CSA", value)) for name, value in EIGHT_BLOCKS.items()}
    places["CAR"] = sector(block=block("CSA", 5, 2))
    table = Table({"places": places})
    assert (table.hand("CSA"), table.aside("CSA")) == ([], [])
    reserve, single = table.reserve("CSA"), table.state.single
    table.do("remove CAR")
    assert (table.hand("CSA"), table.aside("CSA")) == ([5], [])
    assert table.block("CAR") is None
    assert (table.reserve("CSA"), table.state.single) == (reserve + 2, single)


@rule("WE-28", "GB-12.16", "GB-20.1", "GB-20.4")
def test_we_28_captured_block() -> None:
    places = {"GET": sector(block=block("Union", 4, 3)), "SEM": sector("CR1", "CR2", block=block("CSA", 3))}
    table = Table({"places": places})
    reserve = table.reserve("Union")
    table.do("disc SEM", "move CR1 GET", "move CR2 GET")
    assert table.pieces("GET") == ["CR1", "CR2"]
    assert table.told("combat-begins") == []
    assert table.block("GET") is None
    assert table.aside("Union") == [4]
    assert table.reserve("Union") == reserve + 3
    assert [e.args for e in table.told("block-captured")] == [{"side": "Union", "place": "GET"}]
    assert GETTYSBURG.view(table.state, "CSA").position["aside"]["Union"] == 1, "a number, no value"


@rule("WE-29", "GB-21.1", "GB-21.2", "GB-21.3", "GB-21.4", "GB-21.6", "GB-21.8")
def test_we_29_entrenching() -> None:
    places = {"CRN": sector("UR1", block=block("Union", 5)), "OKH": sector(block=block("CSA", 5))}
    table = Table({"turn": "Union", "places": places})
    table.do("disc CRN")
    assert {f"entrench CRN {name}" for name in ("BLI", "CEM", "COD", "CRS", "HUM", "LEI")} == set(
        table.options("entrench")
    )
    table.do("entrench CRN COD", "disc OKH", "disc CRN")
    assert table.sticks("CRN") == ["COD"]
    assert table.refused("entrench CRN BLI") == "GB-21.3"
    table.do("entrench CRN COD", "disc OKH", "disc CRN")
    assert table.sticks("CRN") == ["COD", "COD"]
    assert table.refused("entrench CRN COD") == "GB-21.4"
    table.do("shift CRN COD BLI", "disc OKH", "disc CRN")
    assert sorted(table.sticks("CRN")) == ["BLI", "COD"]
    table.do("shift CRN BLI COD")
    assert table.sticks("CRN") == ["COD", "COD"]


@pytest.mark.parametrize(
    ("sticks", "origin", "die_counts", "in_column"),
    [
        (["COD"], "COD", 5, 2),
        (["COD", "COD"], "COD", 4, 1),
        (["COD", "BLI"], "COD", 5, 2),
        (["COD", "BLI"], "BLI", 5, 2),
        (["COD", "BLI"], "CRS", 5, 4),
    ],
)
@rule("WE-29", "GB-21.5", "GB-21.7", "GB-21.14")
def test_we_29_what_the_sticks_are_worth(sticks: list[str], origin: str, die_counts: int, in_column: int) -> None:
    """CRN is a ridge; UR has 2 cubes and takes a third: column 2, 1 if entrenched, 4 on the flank."""
    places = {
        "CRN": sector("UR1", cubes={"blue": 2}, sticks=sticks, block=block("Union", 3)),
        origin: sector("CR1", block=block("CSA", 3)),
    }
    table = Table({"places": places}).do(f"disc {origin}", "move CR1 CRN")
    roll(table, UR1=1)
    roll(table, CR1=5)
    assert counts(table, "CR1") == die_counts
    roll(table, UR1=6)
    assert column(table, "UR1") == in_column


@rule("WE-30", "GB-21.9")
def test_we_30_newcomers_spoil_the_works() -> None:
    places = {
        "CRN": sector("UR1", sticks=["COD", "COD"]),
        "LEI": sector("UR2", "UR3", "UA1", block=block("Union", 3)),
        "OKH": sector(block=block("CSA", 5)),
    }
    table = Table({"turn": "Union", "places": places})
    table.do("disc LEI", "move UR2 CRN", "move UR3 CRN", "done")
    assert table.sticks("CRN") == ["COD"]
    assert table.state.sticks_left == 19
    table.do("disc OKH", "disc LEI", "move UA1 CRN")
    assert table.sticks("CRN") == []
    assert table.state.sticks_left == 20


@rule("WE-31", "GB-23.1", "GB-23.2")
def test_we_31_reinforce() -> None:
    places = {
        "CRS": sector("UR1", cubes={"blue": 4}),
        "CRN": sector("UR2"),
        "CEM": sector(block=block("Union", 3)),
    }
    table = Table({"turn": "Union", "places": places}).do("disc CEM")
    assert table.refused("reinforce blue CRN CRS") == "GB-23.2"
    table.do("reinforce blue CRS CRN")
    assert (table.cubes("CRS"), table.cubes("CRN")) == ({"blue": 3}, {"blue": 1})


@rule("WE-31", "GB-23.2")
def test_we_31_cubes_cannot_go_where_the_disc_does_not_reach() -> None:
    places = {
        "CRS": sector("UR1", cubes={"blue": 4}),
        "CRN": sector("UR2", cubes={"blue": 1}),
        "CEM": sector(block=block("Union", 3)),
    }
    table = Table({"turn": "Union", "places": places}).do("disc CEM")
    assert table.refused("reinforce blue CRN CRS") == "GB-23.2"


# ---- WE-32 to WE-35: the end of a period -------------------------------------------------------------------


def after_last_disc(day: int, period: str, *held: str) -> Table:
    """The CSA holds these sectors when the Union passes with his last disc."""
    places = {name: sector("CR") for name in held} | {"TAN": sector("UR1", block=block("Union", 3))}
    spec = {"day": day, "period": period, "turn": "Union", "places": places, "discs": {"orders": 1}}
    return Table(spec).do("disc TAN", "pass")


@pytest.mark.parametrize(
    ("day", "period", "held", "winner"),
    [
        (1, "night", ("CEM", "CUL"), "CSA"),
        (2, "mid-day", ("LRT",), None),
        (2, "afternoon", ("LRT",), "CSA"),
        (3, "afternoon", ("CUL",), "Union"),
        (2, "morning", ("LRT", "CRN"), "CSA"),
    ],
)
@rule("WE-32", "GB-25.1", "GB-25.2", "GB-25.3", "GB-25.4")
def test_we_32_victory(day: int, period: str, held: tuple[str, ...], winner: str | None) -> None:
    table = after_last_disc(day, period, *held)
    assert table.state.result.winner == winner
    assert (table.seat is None) == (winner is not None)


@rule("WE-32", "GB-25.7")
def test_we_32_a_star_lost_before_the_end_does_not_count() -> None:
    places = {
        "CEM": sector("CR1"),
        "CUF": sector("CR2", block=block("CSA", 3)),
        "SPS": sector("UR1", block=block("Union", 3)),
    }
    spec = {"period": "afternoon", "places": places, "discs": {"single": 3, "orders": 1}}
    table = Table(spec).do("disc CUF", "move CR2 CUL")
    assert table.occupied("CSA") == ["CUL", "CEM"]
    assert table.state.result.winner is None
    table.do("disc SPS", "move UR1 CUL")
    roll(table, CR2=1)
    roll(table, UR1=6)
    roll(table, CR2=1).do("retreat CR2 CUF")
    assert PERIODS[table.state.period] == "night"
    assert table.state.result.winner is None
    assert table.occupied("CSA") == ["CUF", "CEM"]


@rule("WE-33", "GB-6.15", "GB-12.11", "GB-21.17", "GB-22.29", "GB-24.2")
def test_we_33_night() -> None:
    places = {
        "WRN": sector("CR1", "CR2", "CA1", cubes={"grey": 1}, block=block("CSA", 5)),
        "MUM": sector("CR3"),
        "MPN": sector("UR1"),
        "HRN": sector("UR2"),
        "Chambersburg Pike": sector("CR4"),
    }
    table = Table({"period": "night", "places": places})
    assert table.refused("enter CR4") == "GB-6.15"
    assert table.legal("block 3 OKR")
    assert table.legal("remove WRN")
    table.do("disc WRN")
    assert table.refused("move CR1 MPN") == "GB-12.11"
    assert table.refused("fire CA1 MPN troops") == "GB-22.29"
    for order in ("move CR1 OKH", "move CA1 OKH", "entrench WRN MPN", "reinforce grey WRN MUM", "pass"):
        assert table.legal(order), order
    table.do("entrench WRN MPN")
    assert table.sticks("WRN") == ["MPN"]


@rule("WE-34", "GB-5.6", "GB-7.4")
def test_we_34_end_of_the_action_phase() -> None:
    places = {"SPW": sector("UR1", block=block("Union", 3)), "KLI": sector("CR1"), "SEM": sector(block=block("CSA", 3))}
    spec = {"period": "mid-day", "turn": "Union", "places": places, "discs": {"single": 3, "double": 4, "orders": 1}}
    table = Table(spec).do("disc SPW", "move UR1 KLI")
    assert table.state.orders == 0
    roll(table, CR1=1)
    roll(table, UR1=6)
    assert PERIODS[table.state.period] == "mid-day", "the combat is fought first"
    roll(table, CR1=1)
    assert table.where("CR1") == "lost"
    assert PERIODS[table.state.period] == "afternoon"
    assert [e.args["side"] for e in table.told("turn")] == ["CSA"], "the CSA had no further action at mid-day"
    assert table.state.single == 12
    assert table.reserve("CSA") == 22 - 12 - 6


@pytest.mark.parametrize(("face", "box"), [(3, "Mummasburg Road"), (4, "Carlisle Road")])
@rule("WE-35", "GB-6.1", "GB-6.3")
def test_we_35_arrival_roll(face: int, box: str) -> None:
    table = Table({"period": "mid-day", "turn": "start", "waiting": "schedule"})
    assert (table.seat, table.kind) == (CHANCE_SEAT, "arrival-roll")
    table.dice(face)
    other = {"Mummasburg Road": "Carlisle Road", "Carlisle Road": "Mummasburg Road"}[box]
    assert table.kinds(box) == ["CA", "CR", "CR", "CR"]
    assert table.kinds(other) == []
    assert table.kinds("Harrisburg Road") == ["CA", "CE", "CR"]
    assert table.kinds("Taneytown Road") == ["UA", "UI", "UI", "UI", "UI"]


# ---- WE-36 to WE-42 ----------------------------------------------------------------------------------------


@rule("WE-36", "GB-15.45")
def test_we_36_counter_attack() -> None:
    places = {
        "KLI": sector("UR1", cubes={"blue": 2}),
        "SPW": sector("CR1", "CR2", cubes={"grey": 2}, block=block("CSA", 3)),
    }
    table = Table({"places": places}).do("disc SPW", "move CR1 KLI", "assign CR1 2", "move CR2 KLI")
    roll(table, UR1=1)
    roll(table, CR1=1, CR2=4)
    assert [table.load(p) for p in ("UR1", "CR1", "CR2")] == [3, 2, 0]
    roll(table, UR1=6)
    assert column(table, "UR1") == 3
    assert (table.seat, table.kind) == ("CSA", "fall-back")
    assert table.options() == ["fall-back CR1", "fall-back CR2"]
    table.do("fall-back CR1")
    assert table.pieces("SPW") == ["CR1"]
    assert table.cubes("SPW") == {"grey": 2}
    assert table.pieces("KLI") == ["CR2", "UR1"]
    assert table.kind == "defenders-fire", "the second round"


def long_lane_and_schultz_woods() -> Table:
    places = {"LON": sector("CR1", "CR2", "CR3"), "SCH": sector("CR4", "CR5", block=block("CSA", 5))}
    return Table({"places": places})


@rule("WE-37", "GB-13.3")
def test_we_37_temporary_over_limit() -> None:
    table = long_lane_and_schultz_woods().do("double SCH", "move CR4 LON", "move CR5 LON")
    assert len(table.pieces("LON")) == 5
    assert table.kind == "order", "the second disc had to go to the only block"
    table.do("move CR1 SEM", "move CR2 SEM", "done")
    assert table.pieces("LON") == ["CR3", "CR4", "CR5"]
    assert table.pieces("SEM") == ["CR1", "CR2"]
    assert table.block("SCH") == ("CSA", 5, 2)


@rule("WE-37", "GB-13.2")
def test_we_37_a_single_disc_keeps_the_limit() -> None:
    table = long_lane_and_schultz_woods().do("disc SCH", "move CR4 LON")
    assert table.refused("move CR5 LON") in ("GB-13.1", "GB-13.2")


def disrupted_wheatfield() -> Table:
    whe = sector("UR1", "UR2", "UA1", disrupted=True, block=block("Union", 3))
    return Table({"turn": "Union", "places": {"WHE": whe}}).do("disc WHE")


@rule("WE-38", "GB-12.13", "GB-16.4")
def test_we_38_disrupted_sector() -> None:
    table = disrupted_wheatfield().do("move UR1 TRO")
    assert table.refused("move UR2 TRO") in ("GB-12.13", "GB-16.4")
    table.do("move UA1 TRO")
    assert table.pieces("TRO") == ["UA1", "UR1"]
    assert table.pieces("WHE") == ["UR2"]
    assert table.disrupted("WHE")
    assert not table.disrupted("TRO")


def cavalry_struck_twice(cubes: int) -> Table:
    """Step 4 gives UC two cubes besides those it had."""
    places = {
        "MPN": sector("UC1", cubes={"navy": cubes}),
        "SEM": sector(block=block("Union", 3)),
        "WRC": sector("CR1", block=block("CSA", 3)),
    }
    table = Table({"places": places}).do("disc WRC", "move CR1 MPN")
    roll(table, UC1=1)
    return roll(table, CR1=6)


@rule("WE-39", "GB-18.3", "GB-18.4")
def test_we_39_one_of_two_cubes_is_ignored() -> None:
    table = cavalry_struck_twice(0)
    assert table.load("UC1") == 2
    table.do("retreat UC1 SEM")
    assert table.cubes("SEM") == {"navy": 1}
    assert table.supply("navy") == 4


@rule("WE-39", "GB-18.3")
def test_we_39_cavalry_may_stay_and_check() -> None:
    table = cavalry_struck_twice(0).do("stand")
    roll(table, UC1=3)
    assert column(table, "UC1") == 1
    assert table.where("UC1") == "MPN"


@rule("WE-39", "GB-14.9", "GB-18.2", "GB-18.4")
def test_we_39_the_fourth_cube() -> None:
    table = cavalry_struck_twice(2).do("retreat UC1 SEM")
    assert table.cubes("SEM") == {"navy": 3}
    stays = cavalry_struck_twice(2).do("stand")
    assert stays.where("UC1") == "lost"
    assert stays.supply("navy") == 5


@rule("WE-39", "GB-14.9", "GB-18.4")
def test_we_39_five_cubes_are_too_many_either_way() -> None:
    table = cavalry_struck_twice(3)
    assert table.where("UC1") == "lost"
    assert table.supply("navy") == 5
    assert table.pieces("MPN") == ["CR1"]


def two_combats() -> Table:
    """WE-40 when all movement is made; UR1 is the example's UR-l, UR2 its UR-m; CR1, CR2, CR3 its CR-a, CR-b, CR-c."""
    places = {
        "LON": sector("UR1"),
        "MPS": sector("UR2"),
        "GET": sector(block=block("Union", 3)),
        "SCH": sector("CR1", "CR3", block=block("CSA", 3)),
        "SEM": sector("CR2"),
    }
    table = Table({"places": places}).do("double SCH", "move CR1 LON", "move CR3 MPS", "joint LON")
    assert {"action": "move CR2 LON"} in [e.args for e in table.told("forced")], "only CR2 can join"
    assert table.pieces("LON") == ["CR1", "CR2", "UR1"]
    assert table.pieces("SEM") == []
    assert table.kind == "combats"
    return table


@rule("WE-40", "GB-11.9", "GB-15.2", "GB-17.5", "GB-17.6")
def test_we_40_the_origin_of_a_waiting_attacker_is_barred() -> None:
    table = two_combats().do("resolve MPS")
    roll(table, UR2=1)
    roll(table, CR3=4)
    roll(table, UR2=1)
    assert column(table, "UR2") == 0
    assert [e.args for e in table.told("no-retreat")] == [{"piece": "UR2", "place": "MPS"}]
    assert table.where("UR2") == "lost"
    assert table.pieces("MPS") == ["CR3"]
    assert table.kind == "defenders-fire", "LON is fought next"


@rule("WE-40", "GB-15.2", "GB-17.5")
def test_we_40_after_the_other_combat_the_way_is_open() -> None:
    table = two_combats().do("resolve LON")
    roll(table, UR1=1)
    roll(table, CR1=4, CR2=1)
    roll(table, UR1=1).do("retreat UR1 CEM")
    assert table.pieces("LON") == ["CR1", "CR2"]
    roll(table, UR2=1)
    roll(table, CR3=4)
    roll(table, UR2=1)
    assert table.pieces("SEM") == ["UR2"]


@rule("WE-41", "GB-6.9", "GB-6.12")
def test_we_41_box_and_sector_limit() -> None:
    places = {
        "HRN": sector("CR1", "CR2", block=block("CSA", 3)),
        "Chambersburg Pike": sector("CR3", "CR4", "CR5"),
    }
    table = Table({"places": places}).do("enter CR3", "enter CR4")
    assert table.refused("enter CR5") == "GB-6.9"
    table.do("disc HRN", "move CR1 WRN", "move CR2 WRN", "move CR3 WRN", "done", "enter CR5")
    assert table.pieces("HRN") == ["CR4", "CR5"]
    assert table.pieces("WRN") == ["CR1", "CR2", "CR3"]
    assert table.seat == "Union"


@rule("WE-42", "GB-16.5", "GB-18.9", "GB-22.31")
def test_we_42_simultaneous_long_range_fire() -> None:
    places = {
        "MPN": sector("UC1"),
        "SEM": sector(block=block("Union", 3)),
        "HRN": sector("CA1", "CA2", block=block("CSA", 3)),
    }
    table = Table({"places": places}).do("disc HRN", "fire CA1 MPN troops", "fire CA2 MPN troops")
    roll(table, CA1=5, CA2=4)
    assert table.disrupted("MPN")
    assert table.cubes("MPN") == {"navy": 1}
    assert (table.seat, table.kind) == ("Union", "evade")
    table.do("retreat UC1 SEM")
    assert table.pieces("SEM") == ["UC1"]
    assert table.cubes("SEM") == {}
    assert table.supply("navy") == 5
    assert table.disrupted("SEM")
    assert not table.disrupted("MPN")
    assert table.fired("HRN")


@rule("WE-42", "GB-22.30")
def test_we_42_a_target_without_troops_cannot_be_declared() -> None:
    places = {"MPN": sector("UA1"), "HRN": sector("CA1", block=block("CSA", 3))}
    table = Table({"places": places}).do("disc HRN")
    assert table.refused("fire CA1 MPN troops") == "GB-22.30"
    assert table.refused("fire CA1 WRC troops") == "GB-22.30"
