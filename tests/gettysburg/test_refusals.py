"""Refusals name the clause that says best why not."""

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector


@rule("GB-6.6", "GB-8.2", "GB-11.11", "GB-6.5")
def test_the_closest_clause_is_named() -> None:
    places = {"HRN": sector("CR1", block=block("CSA", 3)), "Chambersburg-Pike": sector("CR2")}
    table = Table({"places": places})
    assert table.refused("pass") == "GB-8.2"
    table.do("disc HRN")
    assert table.refused("done") == "GB-11.11"
    assert table.refused("enter CR2") == "GB-6.5"
    assert table.refused("move CR1 Chambersburg-Pike") == "GB-6.6"


def test_what_cannot_be_read_is_refused_too() -> None:
    table = Table({})
    for text in ("", "   ", "charge CR1 GET", "move CR1", "move XX9 GET", "disc NOWHERE"):
        assert table.refused(text) == "GB-8.1"
