"""GB-4 Set-up."""

from longroll.games.gettysburg import GETTYSBURG
from longroll.kit.clauses import rule
from tests.gettysburg.table import Table

SET_UP = {
    "MPN": ["UA", "UC"],
    "OKR": ["UC"],
    "LON": ["UE", "UR"],
    "COD": ["UA", "UR", "UR"],
    "Chambersburg Pike": ["CA", "CA", "CR", "CR", "CR", "CR", "CR"],
}

CUBES = {"grey": 30, "black": 20, "blue": 30, "red": 5, "orange": 15, "navy": 5}


@rule("GB-4.1")
def test_there_are_two_sides_to_choose_from() -> None:
    assert GETTYSBURG.seats == ("CSA", "Union")
    state = Table().state
    for seat, other in (("CSA", "Union"), ("Union", "CSA")):
        view = GETTYSBURG.view(state, seat)
        assert view.position["hand"] == {seat: [2, 2, 3, 3, 4, 4, 5, 5], other: 8}


@rule("GB-4.2", "GB-R9")
def test_pieces_on_the_map() -> None:
    table = Table()
    assert {place: table.kinds(place) for place in SET_UP} == SET_UP
    placed = [name for name in table.ask.roster() if table.where(name) not in ("sheet", "lost")]
    assert len(placed) == sum(len(kinds) for kinds in SET_UP.values())
    assert not any(table.ask.piece(name)["damaged"] for name in placed)


@rule("GB-4.2", "GB-R9")
def test_the_cavalry_stands_on_mcpherson_ridge() -> None:
    ask = Table().ask
    names = {place: str([ask.piece(p)["formation"] for p in ask.pieces(place)]) for place in ("MPN", "OKR", "LON")}
    assert "Gamble" in names["MPN"]
    assert "Devin" in names["OKR"]
    assert "Iron Brigade" in names["LON"]


@rule("GB-4.3")
def test_one_sector_has_two_infantry_and_one_artillery() -> None:
    table = Table()
    assert [s for s in table.occupied("Union") if table.kinds(s) == ["UA", "UR", "UR"]] == ["COD"]


@rule("GB-4.4", "GB-R9")
def test_the_csa_starts_in_the_chambersburg_pike_box() -> None:
    table = Table()
    assert table.occupied("CSA") == []
    on_hand = [name for name in table.ask.roster() if name.startswith("C") and table.where(name) != "sheet"]
    assert {table.where(name) for name in on_hand} == {"Chambersburg-Pike"}
    kinds = table.kinds("Chambersburg Pike")
    assert kinds.count("CR") >= 2
    assert kinds.count("CA") == 2


@rule("GB-4.5")
def test_all_other_pieces_wait() -> None:
    table = Table()
    waiting = [name for name in table.ask.roster() if table.where(name) == "sheet"]
    assert len(waiting) == 71 - 15
    assert "lost" not in {table.where(name) for name in table.ask.roster()}


@rule("GB-4.6")
def test_the_game_begins_on_the_morning_of_the_first_of_july() -> None:
    table = Table()
    assert (table.ask.time()["day"], table.period) == (1, "morning")
    assert (table.seat, table.kind) == ("CSA", "turn")


@rule("GB-4.7")
def test_each_player_holds_eight_blocks_that_only_he_sees() -> None:
    table = Table()
    for side in ("CSA", "Union"):
        assert table.hand(side) == [2, 2, 3, 3, 4, 4, 5, 5]
        assert table.aside(side) == []
    spectator = GETTYSBURG.view(table.state, None).position
    assert spectator["hand"] == {"CSA": 8, "Union": 8}
    assert {o for o in table.options() if o.startswith("block") and o.endswith("WRN")} == {
        f"block {value} WRN" for value in (2, 3, 4, 5)
    }


@rule("GB-4.8", "GB-4.9")
def test_nothing_else_is_on_the_map() -> None:
    table = Table()
    assert {colour: table.supply(colour) for colour in CUBES} == CUBES
    assert table.ask.remaining() == {"sticks": 20, "disruption": 8, "fire": 4}
    for place in (*table.ask.sectors(), *table.ask.boxes()):
        assert not any(table.cubes(place).values())
        assert table.block(place) is None


@rule("GB-4.8")
def test_all_discs_are_in_the_reserves_before_the_boxes_are_filled() -> None:
    table = Table()
    assert table.reserve("CSA") + table.discs("single") + table.discs("double") == 22
    assert table.reserve("Union") + table.discs("orders") == 12
