"""GB-9 and GB-10: command blocks are placed and removed."""

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector

# ---- GB-9: placing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [2, 3, 4, 5])
@rule("GB-9.1")
def test_any_available_block_into_a_sector_or_own_box(value: int) -> None:
    table = Table({})
    assert table.legal(f"block {value} Mummasburg-Road")
    table.do(f"block {value} GET")
    assert table.block("GET") == ("CSA", value, 0)
    left = [2, 2, 3, 3, 4, 4, 5, 5]
    left.remove(value)
    assert table.hand("CSA") == left


@rule("GB-9.1")
def test_a_block_that_is_not_in_hand_cannot_be_placed() -> None:
    places = {"SEM": sector(block=block("CSA", 5)), "OKH": sector(block=block("CSA", 5))}
    assert Table({"places": places}).refused("block 5 GET") == "GB-9.1"


@rule("GB-9.2")
def test_not_among_enemy_pieces() -> None:
    places = {"CEM": sector("UR1"), "CUL": sector("UA1"), "OKR": sector("UC1")}
    table = Table({"places": places})
    for name in places:
        assert table.refused(f"block 3 {name}") == "GB-9.2"
    assert table.legal("block 3 LEI")


@rule("GB-9.3")
def test_one_block_in_a_place() -> None:
    places = {
        "SEM": sector(block=block("CSA", 3)),
        "CUL": sector(block=block("Union", 3)),
        "Carlisle Road": sector(block=block("CSA", 2)),
    }
    table = Table({"places": places})
    for name in ("SEM", "CUL", "Carlisle-Road"):
        assert table.refused(f"block 4 {name}") == "GB-9.3"


@rule("GB-9.4")
def test_no_own_piece_needs_to_be_near() -> None:
    table = Table({"places": {"HRN": sector("CR1"), "CEM": sector("UR1")}})
    free = set(table.ask.sectors()) - {"CEM"}
    assert {o.split()[2] for o in table.options("block") if o.startswith("block 2")} >= free
    table.do("block 2 LRT")
    assert table.block("LRT") == ("CSA", 2, 0)


@rule("GB-9.5", "GB-R46")
def test_the_value_stays_hidden() -> None:
    shown = []
    for value in (2, 5):
        table = Table({}).do(f"block {value} GET")
        public = [(e.kind, e.args) for e in table.events if e.visible_to("Union")]
        view = GETTYSBURG.view(table.state, "Union")
        shown.append((public, view.position, view.options))
    assert shown[0] == shown[1], "the Union cannot tell a 2 from a 5"


@rule("GB-9.5", "GB-R46")
def test_the_owner_sees_his_own_value() -> None:
    table = Table({}).do("block 5 GET")
    assert GETTYSBURG.view(table.state, "CSA").position["places"]["GET"]["block"]["value"] == 5
    assert GETTYSBURG.knowledge(table.state, "CSA") == {}
    assert set(GETTYSBURG.knowledge(table.state, "Union").values()) == {frozenset({2, 3, 4, 5})}


FIVE = {"SEM": 2, "OKH": 3, "OKR": 4, "BLO": 5, "COL": 5}
EIGHT = {"SEM": 2, "OKH": 2, "OKR": 3, "BLO": 3, "COL": 4, "ALM": 4, "BAK": 5, "CAR": 5}


def blocks(side: str, values: dict[str, int]) -> dict[str, dict[str, object]]:
    return {name: sector(block=block(side, value)) for name, value in values.items()}


@rule("GB-9.6")
def test_the_last_available_block_brings_back_those_set_aside() -> None:
    table = Table({"places": blocks("CSA", FIVE), "hand": {"CSA": [2]}, "aside": {"CSA": [3, 4]}})
    table.do("block 2 GET")
    assert (table.hand("CSA"), table.aside("CSA")) == ([3, 4], [])


@rule("GB-9.6", "GB-9.8")
def test_another_block_does_not() -> None:
    table = Table({"places": blocks("CSA", FIVE), "hand": {"CSA": [2, 3]}, "aside": {"CSA": [4]}})
    assert table.refused("block 4 GET") == "GB-9.8"
    table.do("block 2 GET")
    assert (table.hand("CSA"), table.aside("CSA")) == ([3], [4])


@rule("GB-9.7", "GB-R35")
def test_with_an_empty_hand_a_removed_block_comes_back_at_once() -> None:
    table = Table({"places": blocks("CSA", EIGHT)}).do("remove OKR")
    assert (table.hand("CSA"), table.aside("CSA")) == ([3], [])
    assert [e.args for e in table.told("blocks-recalled")] == [{"side": "CSA"}]


@rule("GB-9.7", "GB-R35")
def test_with_an_empty_hand_a_captured_block_comes_back_at_once() -> None:
    places = blocks("CSA", EIGHT) | {"LON": sector("UR1", block=block("Union", 3))}
    table = Table({"turn": "Union", "places": places}).do("disc LON", "move UR1 SEM")
    assert table.block("SEM") is None
    assert (table.hand("CSA"), table.aside("CSA")) == ([2], [])


@rule("GB-9.8")
def test_a_block_set_aside_cannot_be_placed() -> None:
    table = Table({"places": {"SEM": sector(block=block("CSA", 5)), "OKH": sector(block=block("CSA", 5))}})
    table.do("remove SEM", "block 2 CEM")
    assert table.aside("CSA") == [5]
    assert table.refused("block 5 SEM") == "GB-9.8"


# ---- GB-10: removing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["SEM", "Carlisle Road"])
@rule("GB-10.1")
def test_a_block_is_taken_from_map_or_box_and_set_aside(place: str) -> None:
    table = Table({"places": {place: sector(block=block("CSA", 4))}}).do(f"remove {place.replace(' ', '-')}")
    assert table.block(place) is None
    assert table.aside("CSA") == [4]
    assert table.hand("CSA") == [2, 2, 3, 3, 4, 5, 5]
    assert table.seat == "Union"


@rule("GB-10.1")
def test_only_an_own_block_can_be_removed() -> None:
    table = Table({"places": {"CEM": sector(block=block("Union", 3))}})
    assert table.refused("remove CEM") == "GB-10.1"
    assert table.refused("remove GET") == "GB-10.1"


@rule("GB-10.1", "GB-R46")
def test_a_removed_block_is_not_shown() -> None:
    seen = []
    for value in (3, 5):
        table = Table({"places": {"SEM": sector(block=block("CSA", value, 2))}}).do("remove SEM")
        public = [(e.kind, e.args) for e in table.events if e.visible_to("Union")]
        seen.append((public, GETTYSBURG.view(table.state, "Union").position))
    assert seen[0] == seen[1]
    assert seen[0][1]["aside"]["CSA"] == 1


@rule("GB-10.2")
def test_its_discs_return_to_the_reserve() -> None:
    table = Table({"places": {"SEM": sector(block=block("CSA", 4, 3))}})
    before = (table.discs("single"), table.discs("double"), table.reserve("CSA"))
    table.do("remove SEM")
    assert (table.discs("single"), table.discs("double"), table.reserve("CSA")) == (before[0], before[1], before[2] + 3)


@pytest.mark.parametrize("discs", [0, 1, 4])
@rule("GB-10.3")
def test_the_block_need_not_be_exhausted(discs: int) -> None:
    table = Table({"places": {"SEM": sector(block=block("CSA", 4, discs))}})
    assert table.legal("remove SEM")
