"""GB-1 Terms."""

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector


@rule("GB-1.1")
def test_troops_are_infantry_and_cavalry() -> None:
    targets = {"WRC": sector("UR1"), "WRN": sector("UC1"), "MUM": sector("UI1"), "HRS": sector("UA1")}
    table = Table({"places": {"HRN": sector("CA1", block=block("CSA", 3)), **targets}}).do("disc HRN")
    assert set(table.options("fire")) == {f"fire CA1 {name} troops" for name in ("WRC", "WRN", "MUM")}


@rule("GB-1.1", "GB-1.3")
def test_artillery_is_a_combat_piece_and_occupies() -> None:
    places = {"KLI": sector("UA1"), "SPW": sector("CR1", "CA1", block=block("CSA", 3))}
    table = Table({"places": places})
    assert table.refused("block 2 KLI") == "GB-9.2"
    table.do("disc SPW")
    assert table.refused("move CA1 KLI") == "GB-12.10"
    table.do("move CR1 KLI", "done")
    assert [e.args["sector"] for e in table.told("combat-begins")] == ["KLI"]


@rule("GB-1.2")
def test_the_active_player_alone_acts() -> None:
    places = {
        "CEM": sector("UR1", block=block("Union", 3)),
        "SEM": sector("CR1", block=block("CSA", 3)),
        "Taneytown Road": sector("UR2"),
    }
    table = Table({"places": places})
    assert table.seat == "CSA"
    assert table.refused("enter UR2") == "GB-6.4"
    assert table.refused("remove CEM") == "GB-10.1"
    assert table.refused("disc CEM") == "GB-11.2"
    table.do("disc SEM")
    assert table.refused("move UR1 LON") == "GB-11.14"
    table.do("move CR1 COL")
    assert table.seat == "Union"
    assert table.legal("enter UR2")
    assert table.refused("remove SEM") == "GB-10.1"


@rule("GB-1.2", "GB-1.5")
def test_the_opponent_decides_only_what_is_his() -> None:
    kli = sector("UR1", "UR2", cubes={"blue": 1})
    places = {"KLI": kli, "SPW": sector("CR1", "CR2", block=block("CSA", 3))}
    table = Table({"places": places}).do("disc SPW", "move CR1 KLI", "done")
    assert (table.seat, table.kind) == ("Union", "defender-cubes")


@rule("GB-1.3", "GB-12.6")
def test_a_block_alone_does_not_occupy() -> None:
    places = {
        "WRN": sector("CR1", "CR2", "CR3", "CA1", block=block("CSA", 3)),
        "MPN": sector(block=block("Union", 3)),
    }
    table = Table({"places": places}).do("disc WRN", "move CA1 MPN", "move CR1 MPN", "move CR2 MPN", "move CR3 MPN")
    assert len(table.pieces("MPN")) == 4
    assert table.told("combat-begins") == []


def at_the_end_of_a_morning(**places: dict[str, object]) -> str | None:
    """The winner after the last Union disc."""
    there = {"TAN": sector(block=block("Union", 3)), **places}
    table = Table({"day": 2, "turn": "Union", "places": there, "discs": {"orders": 1}}).do("disc TAN")
    return table.state.result.winner


@rule("GB-1.4", "GB-R17")
def test_one_combat_piece_controls_a_sector() -> None:
    assert at_the_end_of_a_morning(CEM=sector("CR"), CUL=sector("CA")) == "CSA"


@rule("GB-1.4", "GB-R17")
def test_a_block_controls_nothing() -> None:
    assert at_the_end_of_a_morning(CEM=sector("CR"), CUL=sector(block=block("CSA", 5))) is None


@rule("GB-1.5")
def test_attackers_are_those_who_moved_in_defenders_are_all_who_are_there() -> None:
    places = {
        "KLI": sector("UR1", "UA1", "UC1"),
        "SPW": sector("CR1", "CR2", "CR3", block=block("CSA", 3)),
    }
    table = Table({"places": places}).do("disc SPW", "move CR1 KLI", "move CR2 KLI", "done")
    table.dice(1)  # UA1
    table.dice(2, 1)  # UR1, UC1: an M
    table.dice(1, 1)  # CR1, CR2 check
    assert [e.args["piece"] for e in table.told("fires")] == ["UA1", "UR1", "UC1"]
    assert [e.args["piece"] for e in table.told("checks-morale")] == ["CR1", "CR2"]


@rule("GB-1.6")
def test_reserve_is_what_is_neither_in_a_box_nor_on_the_map() -> None:
    places = {"SEM": sector("CR1", block=block("CSA", 4, 2)), "CEM": sector("UR1", block=block("Union", 3, 1))}
    discs = {"single": 7, "double": 5, "orders": 4, "forced": 3}
    table = Table({"places": places, "discs": discs})
    assert table.reserve("CSA") == 22 - 2 - 7 - 5
    assert table.reserve("Union") == 12 - 1 - 4
    table.do("remove SEM")
    assert table.reserve("CSA") == 22 - 7 - 5


@rule("GB-1.6")
def test_available_and_set_aside_blocks() -> None:
    table = Table({"places": {"SEM": sector(block=block("CSA", 4)), "OKH": sector(block=block("CSA", 2))}})
    assert table.hand("CSA") == [2, 3, 3, 4, 5, 5]
    assert table.aside("CSA") == []
    table.do("remove SEM")
    assert table.hand("CSA") == [2, 3, 3, 4, 5, 5]
    assert table.aside("CSA") == [4]
