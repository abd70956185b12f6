"""GB-20 Command blocks and enemy pieces."""

from longroll.games.gettysburg import GETTYSBURG
from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector


@rule("GB-20.1", "GB-12.16", "GB-1.3")
def test_entering_pieces_take_a_block_that_stands_alone() -> None:
    places = {
        "SEM": sector("CR1", "CR2", block=block("CSA", 4)),
        "GET": sector(block=block("Union", 4, 3)),
    }
    table = Table({"places": places})
    reserve = table.reserve("Union")
    table.do("disc SEM", "move CR1 GET", "move CR2 GET")
    assert not table.told("combat-begins")
    assert table.block("GET") is None
    assert table.aside("Union") == [4]
    assert table.reserve("Union") == reserve + 3


@rule("GB-20.1")
def test_artillery_takes_a_block_as_well() -> None:
    places = {"SEM": sector("CA1", block=block("CSA", 4)), "GET": sector(block=block("Union", 4))}
    table = Table({"places": places}).do("disc SEM", "move CA1 GET")
    assert table.block("GET") is None
    assert table.pieces("GET") == ["CA1"]


@rule("GB-20.1", "GB-6.4")
def test_a_box_move_takes_a_block() -> None:
    places = {
        "Chambersburg-Pike": sector("CR1"),
        "HRN": sector(block=block("Union", 2, 1)),
        "LRT": sector("UR1"),
    }
    table = Table({"places": places}).do("enter CR1")
    assert table.block("HRN") is None
    assert table.aside("Union") == [2]


@rule("GB-20.1", "GB-12.16")
def test_cavalry_takes_a_block_in_passing() -> None:
    places = {"WEI": sector("UC1", block=block("Union", 4)), "WHE": sector(block=block("CSA", 5, 2))}
    table = Table({"turn": "Union", "places": places})
    table.do("disc WEI", "ride UC1 WHE ROS")
    assert table.block("WHE") is None
    assert table.aside("CSA") == [5]
    assert table.pieces("ROS") == ["UC1"]


@rule("GB-20.1")
def test_a_block_among_own_pieces_is_safe() -> None:
    places = {
        "SEM": sector("CR1", block=block("CSA", 4)),
        "GET": sector("UR1", block=block("Union", 4, 1)),
    }
    table = Table({"places": places}).do("disc SEM", "move CR1 GET")
    assert table.block("GET") == ("Union", 4, 1), "it stays until the combat is over"
    table.dice(2, 1, 1, 1, 1)
    assert table.pieces("GET") == ["UR1"]
    assert table.block("GET") == ("Union", 4, 1)


@rule("GB-20.2", "GB-20.3", "GB-17.7")
def test_a_lost_combat_loses_the_block() -> None:
    places = {
        "SPW": sector("CR1", block=block("CSA", 4)),
        "KLI": sector("UR1", block=block("Union", 3, 2)),
    }
    table = Table({"places": places})
    reserve = table.reserve("Union")
    table.do("disc SPW", "move CR1 KLI").dice(1, 4, 1)
    assert table.block("KLI") == ("Union", 3, 2)
    table.do("retreat UR1 TRO")
    assert table.block("KLI") is None
    assert table.block("TRO") is None, "the piece retreats, its block cannot"
    assert table.aside("Union") == [3]
    assert table.reserve("Union") == reserve + 2


@rule("GB-20.4", "GB-R46")
def test_the_value_of_a_captured_block_is_not_shown() -> None:
    def capture(value: int) -> Table:
        places = {
            "SEM": sector("CR1", block=block("CSA", 4)),
            "GET": sector(block=block("Union", value, 2)),
        }
        return Table({"places": places}).do("disc SEM", "move CR1 GET")

    low, high = capture(2), capture(5)
    assert low.events == high.events
    assert GETTYSBURG.view(low.state, "CSA").position == GETTYSBURG.view(high.state, "CSA").position
    assert GETTYSBURG.view(low.state, "CSA").position["aside"]["Union"] == 1


@rule("GB-20.4", "GB-R46")
def test_the_value_of_a_removed_block_is_not_shown() -> None:
    def remove(value: int) -> Table:
        table = Table({"turn": "Union", "places": {"GET": sector(block=block("Union", value, 2))}})
        return table.do("remove GET")

    low, high = remove(2), remove(5)
    assert low.events == high.events
    assert GETTYSBURG.view(low.state, "CSA").position == GETTYSBURG.view(high.state, "CSA").position
