"""The example of the table."""

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector


@rule("GB-12.1", "GB-12.2")
def test_a_piece_moves_one_sector() -> None:
    table = Table({"places": {"WRN": sector("CR1", "CR2", block=block("CSA", 3))}})
    table.do("disc WRN", "move CR1 OKH", "done")
    assert table.pieces("OKH") == ["CR1"]
    assert table.pieces("WRN") == ["CR2"]
    assert table.refused("block 3 OKH") == "GB-8.1" or table.seat == "Union"
