"""GB-11 Action: place an order disc."""

from typing import Any

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector

# ---- the disc (GB-11.1, GB-11.2, GB-11.13, GB-11.14) -------------------------------------------------------


@rule("GB-11.1")
def test_a_disc_goes_from_the_box_to_a_block() -> None:
    places = {
        "SEM": sector("CR1", block=block("CSA", 3)),
        "CEM": sector("UR1", block=block("Union", 3)),
        "BAK": sector(block=block("CSA", 4)),
    }
    table = Table({"places": places}).do("disc SEM", "pass")
    assert (table.discs("single"), table.block("SEM")) == (11, ("CSA", 3, 1))
    assert table.block("BAK") == ("CSA", 4, 0)
    table.do("disc CEM", "pass")
    assert (table.discs("orders"), table.block("CEM")) == (9, ("Union", 3, 1))


@rule("GB-11.1")
def test_an_empty_box_gives_no_disc() -> None:
    places = {"SEM": sector("CR1", block=block("CSA", 3)), "CEM": sector(block=block("Union", 3))}
    discs = {"single": 0, "double": 2, "orders": 0, "forced": 1}
    table = Table({"places": places, "discs": discs})
    assert table.refused("disc SEM") == "GB-11.1"
    assert table.legal("double SEM")
    table.do("remove SEM")
    assert table.refused("disc CEM") == "GB-11.1"


@rule("GB-11.2")
def test_a_disc_needs_an_own_block_with_room() -> None:
    places = {
        "SEM": sector("CR1", block=block("CSA", 3, 3)),
        "OKH": sector("CR2", block=block("CSA", 2, 1)),
        "CEM": sector(block=block("Union", 3)),
        "COL": sector("CR3"),
    }
    table = Table({"places": places})
    for place in ("SEM", "CEM", "COL"):
        assert table.refused(f"disc {place}") == "GB-11.2"
    table.do("disc OKH", "pass", "block 2 LEI")
    assert table.refused("disc OKH") == "GB-11.2"


@rule("GB-11.13")
def test_the_disc_stays_until_its_block_leaves() -> None:
    places = {"SEM": sector("CR1", block=block("CSA", 3)), "TAN": sector(block=block("Union", 3))}
    spec = {"period": "mid-day", "places": places, "discs": {"single": 4, "double": 4, "orders": 1}}
    table = Table(spec).do("disc SEM", "move CR1 COL", "disc TAN")
    assert table.period == "afternoon"
    assert table.block("SEM") == ("CSA", 3, 1)
    reserve = table.reserve("CSA")
    table.do("remove SEM")
    assert table.reserve("CSA") == reserve + 1


@rule("GB-11.14")
def test_the_block_itself_never_moves() -> None:
    places = {"SEM": sector("CR1", block=block("CSA", 3)), "COL": sector("CR2"), "GET": sector("CR3", "CA1")}
    table = Table({"places": places}).do("disc SEM")
    movers = {option.split()[1] for option in table.options("move")}
    assert movers == {"CR1", "CR2", "CR3", "CA1"}, "any own pieces in range"
    table.do("move CR1 OKR")
    assert table.where("CR1") == "OKR"
    assert table.block("SEM") == ("CSA", 3, 1)


@rule("GB-11.14")
def test_enemy_pieces_take_no_orders() -> None:
    places = {"SEM": sector("CR1", block=block("CSA", 3)), "COL": sector("UR1")}
    assert Table({"places": places}).do("disc SEM").refused("move UR1 BLO") == "GB-11.14"


# ---- one order to one sector (GB-11.3 to GB-11.5, GB-11.11, GB-11.12) --------------------------------------


@rule("GB-11.3")
def test_the_order_reaches_the_sector_of_the_disc_and_those_beside_it() -> None:
    neighbours = ("COL", "GET", "LON", "MPN", "MPS", "OKR", "SCH")
    places: dict[str, Any] = {name: sector("CR") for name in ("SEM", *neighbours, "CEM", "BLI", "WRC")}
    places["SEM"]["block"] = block("CSA", 3)
    table = Table({"places": places}).do("disc SEM")
    starts = {table.where(option.split()[1]) for option in table.options("move")}
    assert starts == {"SEM", *neighbours}
    far = table.pieces("CEM")[0]
    assert table.refused(f"move {far} LEI") == "GB-11.3"
    assert table.refused("entrench BLI COD") == "GB-21.1"


@rule("GB-11.3")
def test_the_order_is_carried_out_at_once() -> None:
    places = {"SEM": sector("CR1", block=block("CSA", 3))}
    table = Table({"places": places}).do("disc SEM")
    assert (table.seat, table.kind) == ("CSA", "order")
    assert not table.legal("end")
    assert not table.legal("disc SEM")
    table.do("entrench SEM GET")
    assert table.seat == "Union"


@rule("GB-11.4")
def test_all_pieces_of_a_move_come_from_one_sector() -> None:
    places = {"SEM": sector("CR1", "CR2", block=block("CSA", 3)), "COL": sector("CR3")}
    table = Table({"places": places}).do("disc SEM", "move CR1 OKR")
    assert table.refused("move CR3 OKR") == "GB-11.4"
    assert table.legal("move CR2 GET")


@rule("GB-11.4")
def test_all_pieces_of_an_order_do_the_same_thing() -> None:
    places = {"SEM": sector("CR1", "CA1", "CA2", block=block("CSA", 3)), "MPN": sector("UR1")}
    table = Table({"places": places}).do("disc SEM", "move CR1 COL")
    assert not table.legal("fire CA1 MPN troops")
    assert not table.legal("entrench SEM GET")
    table = Table({"places": places}).do("disc SEM", "fire CA1 MPN troops")
    assert not table.legal("move CR1 COL")


@rule("GB-11.4")
def test_a_fire_order_may_cover_two_sectors() -> None:
    guns = {"SEM": sector("CA1", block=block("CSA", 3)), "OKR": sector("CA2", "CA4"), "MPS": sector("CA3")}
    table = Table({"places": {**guns, "MPN": sector("UR1")}}).do("disc SEM", "fire CA1 MPN troops")
    table.do("fire CA2 MPN troops")
    assert table.legal("fire CA4 MPN troops")
    assert table.refused("fire CA3 MPN troops") == "GB-22.1"


def everything_possible() -> Table:
    places = {
        "SEM": sector("CR1", "CA1", disrupted=True, fire=True, sticks=["MPN"], block=block("CSA", 3)),
        "COL": sector("CR2", cubes={"grey": 1}),
        "MPN": sector("UR1"),
        "CEM": sector("UR2", block=block("Union", 3)),
    }
    return Table({"places": places, "discs": {"single": 1, "orders": 1, "forced": 1}})


@rule("GB-11.5")
def test_types_of_order() -> None:
    table = everything_possible().do("disc SEM")
    verbs = {option.split()[0] for option in table.options()}
    assert verbs == {"move", "fire", "reinforce", "entrench", "shift", "reorganise", "clear", "pass"}


@rule("GB-11.5")
def test_forced_pass_is_for_the_union_only() -> None:
    table = everything_possible()
    assert table.refused("forced-pass") == "GB-23.8"
    table.do("remove SEM")
    assert table.legal("forced-pass")


@rule("GB-11.11", "GB-R34")
def test_an_order_without_effect_is_a_pass() -> None:
    places = {"SEM": sector("CR1", "CA1", sticks=["MPN"], block=block("CSA", 3)), "COL": sector("CR2")}
    table = Table({"places": places}).do("disc SEM")
    assert not table.legal("done"), "a Move order moves, a Fire order fires at least one piece"
    assert table.refused("reinforce grey COL SEM") == "GB-23.1"
    assert table.refused("reorganise SEM") == "GB-23.5"
    assert table.refused("clear SEM") == "GB-23.6"
    assert table.refused("shift SEM MPN MPN") == "GB-11.11"
    assert table.refused("fire CA1 GET troops") == "GB-22.30"
    table.do("pass")
    assert table.block("SEM") == ("CSA", 3, 1)
    assert [e.args for e in table.told("pass")] == [{"side": "CSA"}]


@rule("GB-11.11", "GB-R34")
def test_a_disc_where_nobody_can_be_ordered_is_spent_on_a_pass() -> None:
    table = Table({"places": {"SEM": sector(block=block("CSA", 3)), "LRT": sector("CR1")}}).do("disc SEM")
    assert table.told("forced")[-1].args == {"action": "pass"}
    assert table.discs("single") == 11
    assert table.seat == "Union"


@rule("GB-11.12", "GB-R13")
def test_a_block_in_a_box_orders_the_sector_of_the_box_only() -> None:
    places = {
        "Chambersburg Pike": sector("CR5", block=block("CSA", 3)),
        "HRN": sector("CR1", "CA1"),
        "WRN": sector("CR2", "CA2"),
        "WRC": sector("UR1"),
    }
    table = Table({"places": places}).do("disc Chambersburg-Pike")
    assert table.refused("move CR2 OKH") == "GB-11.12"
    assert table.refused("fire CA2 WRC troops") == "GB-22.1"
    assert table.refused("entrench WRN OKH") == "GB-21.1"
    assert not table.legal("move CR5 HRN"), "pieces in the box take no orders"
    assert table.legal("fire CA1 WRC troops")
    table.do("move CR1 MUM", "done")
    assert table.where("CR1") == "MUM"


@rule("GB-R33")
def test_small_orders_act_on_own_pieces() -> None:
    places = {
        "SEM": sector("CR1", block=block("CSA", 3)),
        "GET": sector("UA1", "UR1", fire=True, disrupted=True),
    }
    table = Table({"places": places}).do("disc SEM")
    assert table.refused("entrench COL GET") == "GB-21.1"
    assert table.refused("entrench GET SEM") in ("GB-21.1", "GB-R33")
    assert table.refused("reorganise GET") == "GB-23.5"
    assert table.refused("clear GET") == "GB-23.6"


@rule("GB-R48")
def test_cubes_in_a_box_and_navy_cubes_cannot_be_moved() -> None:
    places = {
        "Taneytown Road": sector("UR1", cubes={"blue": 2}),
        "TAN": sector("UR2", "UC1", block=block("Union", 3)),
        "WEI": sector("UC2", cubes={"navy": 1}),
        "GSF": sector("CR1", cubes={"grey": 1}),
    }
    table = Table({"turn": "Union", "places": places}).do("disc TAN")
    assert table.options("reinforce") == []
    assert not table.legal("reinforce blue Taneytown-Road TAN")
    assert table.refused("reinforce navy WEI TAN") == "GB-23.4"
    assert table.refused("reinforce grey GSF TAN") == "GB-23.1"


# ---- double orders (GB-11.6 to GB-11.8, GB-11.10, GB-11.15) ------------------------------------------------


def two_blocks(first: int = 0, second: int = 0, **discs: int) -> Table:
    """Two CSA blocks of value 2 with so many discs, a CSA piece with each."""
    places = {
        "SEM": sector("CR1", block=block("CSA", 2, first)),
        "OKH": sector("CR2", block=block("CSA", 2, second)),
    }
    return Table({"places": places, "discs": {"single": 3, "double": 4, "orders": 5} | discs})


@rule("GB-11.6")
def test_one_single_disc_or_two_doubles() -> None:
    table = two_blocks().do("disc SEM", "pass")
    assert (table.discs("single"), table.discs("double"), table.seat) == (2, 4, "Union")
    table = two_blocks().do("double SEM", "pass", "disc SEM", "pass")
    assert (table.discs("single"), table.discs("double"), table.seat) == (3, 2, "Union")
    assert table.block("SEM") == ("CSA", 2, 2)


@rule("GB-11.6")
def test_a_double_order_needs_two_discs_and_is_for_the_csa() -> None:
    assert two_blocks(double=1).refused("double SEM") == "GB-11.6"
    table = Table({"turn": "Union", "places": {"CEM": sector("UR1", block=block("Union", 5))}})
    assert table.refused("double CEM") == "GB-11.6"


@rule("GB-11.7")
def test_the_two_discs_may_go_to_two_blocks() -> None:
    table = two_blocks().do("double SEM", "pass")
    assert table.options() == ["disc OKH", "disc SEM"]
    table.do("disc OKH", "pass")
    assert (table.block("SEM"), table.block("OKH")) == (("CSA", 2, 1), ("CSA", 2, 1))


@rule("GB-11.7", "GB-26.1")
def test_each_disc_needs_room() -> None:
    """The question is put all the same: that SEM is full only its owner knows."""
    table = two_blocks(first=1, second=1).do("double SEM", "pass")
    assert table.options() == ["disc OKH"], "the only block with room"
    assert two_blocks(first=2).refused("double SEM") == "GB-11.2"


@rule("GB-11.8", "GB-R42")
def test_the_second_order_is_chosen_after_the_first_with_its_combat() -> None:
    places = {
        "SPW": sector("CR1", "CR2", block=block("CSA", 5)),
        "KLI": sector("UR1", cubes={"blue": 5}),
    }
    table = Table({"places": places}).do("double SPW", "move CR1 KLI", "done")
    assert table.kind == "defenders-fire"
    assert table.block("SPW") == ("CSA", 5, 1)
    table.dice(1, 4)  # the sixth cube: the combat is over
    assert (table.kind, table.block("SPW")) == ("order", ("CSA", 5, 2))
    table.do("move CR1 TRO")
    assert table.where("CR1") == "TRO", "the second order moves the piece on"


@rule("GB-11.10", "GB-R42")
def test_both_discs_must_be_placed() -> None:
    table = two_blocks().do("double SEM", "pass")
    for other in ("block 3 GET", "remove SEM", "double SEM"):
        assert table.refused(other) == "GB-11.10"
    assert not table.legal("end")
    assert not table.legal("pass")
    table.do("disc SEM")
    assert table.legal("pass"), "an unwanted second order is a Pass"


@rule("GB-11.15")
def test_a_double_order_needs_room_for_both() -> None:
    assert two_blocks(first=1, second=2).refused("double SEM") == "GB-11.15"
    assert two_blocks(first=1, second=1).legal("double SEM")


@rule("GB-11.15", "GB-R42")
def test_the_second_order_is_lost_with_its_block() -> None:
    """UR1 retreats from MPS into SEM and captures the only CSA block."""
    places = {
        "SCH": sector("CR1"),
        "SEM": sector(block=block("CSA", 3)),
        "MPS": sector("UR1", block=block("Union", 2)),
    }
    table = Table({"places": places}).do("double SEM", "move CR1 MPS")
    reserve = table.reserve("CSA")
    assert table.discs("double") == 3, "the second disc is not placed yet"
    table.dice(1, 4, 1).do("retreat UR1 SEM")
    assert table.block("SEM") is None
    assert table.discs("double") == 2
    assert table.reserve("CSA") == reserve + 2
    assert len(table.told("second-order-lost")) == 1
    assert table.seat == "Union"


# ---- the joint assault (GB-11.9) ---------------------------------------------------------------------------


def around_long_lane(**more: Any) -> Table:
    """LON is held by UR1; CSA pieces stand in SCH, SEM and BLI, the block in SCH."""
    places = {
        "LON": sector("UR1"),
        "SCH": sector("CR1", "CR2", "CR3", "CA1", block=block("CSA", 5)),
        "SEM": sector("CR4", "CR5", "CA2"),
        "BLI": sector("CR6"),
        **more,
    }
    return Table({"places": places})


@rule("GB-11.9", "GB-R15", "GB-R49")
def test_one_combat_after_both_movements() -> None:
    table = around_long_lane().do("double SCH", "move CR1 LON", "move CR2 LON", "joint LON")
    assert table.told("combat-begins") == []
    table.do("move CR4 LON", "move CR5 LON", "done")
    assert [e.args for e in table.told("combat-begins")] == [{"sector": "LON"}]
    assert table.pieces("LON") == ["CR1", "CR2", "CR4", "CR5", "UR1"]
    assert table.block("SCH") == ("CSA", 5, 2)


@rule("GB-11.9")
def test_the_second_order_must_join() -> None:
    table = around_long_lane(MPN=sector("UR2")).do("double SCH", "move CR1 LON", "joint LON")
    assert table.kind == "order"
    for other in ("pass", "entrench SEM GET", "fire CA2 MPN troops"):
        assert table.refused(other) == "GB-11.9"
    assert table.refused("move CR4 COL") == "GB-11.9", "first a piece joins"
    table.do("move CR4 LON")
    assert table.legal("move CR5 COL"), "the others may go elsewhere"
    assert table.legal("move CA2 COL")
    assert table.refused("move CR2 LON") == "GB-11.4"


@rule("GB-11.9")
def test_a_single_disc_gives_no_joint_assault() -> None:
    table = around_long_lane().do("disc SCH", "move CR1 LON")
    assert table.refused("joint LON") == "GB-11.9"


@rule("GB-11.9")
def test_a_joint_assault_needs_an_enemy_sector_that_was_entered() -> None:
    table = around_long_lane(MPS=sector("UR2")).do("double SCH", "move CR1 FFR")
    assert table.refused("joint LON") == "GB-11.9"
    table.do("move CR2 LON")
    assert table.refused("joint MPS") == "GB-11.9"
    assert table.legal("joint LON")


@rule("GB-11.9")
def test_a_sector_entered_only_from_a_box_is_no_target_of_a_joint_assault() -> None:
    """The first *order* must have moved pieces into the sector; here it moved one to OKH."""
    places = {
        "Chambersburg Pike": sector("CR1"),
        "HRN": sector("UR1"),
        "WRN": sector("CR2", "CR3", block=block("CSA", 5)),
    }
    table = Table({"places": places}).do("double WRN", "move CR2 OKH", "enter CR1")
    assert table.refused("joint HRN") == "GB-11.9"


@rule("GB-11.9")
def test_a_joint_assault_may_be_declined() -> None:
    table = around_long_lane().do("double SCH", "move CR1 LON", "done")
    assert table.kind == "defenders-fire", "the combat comes before the second order"
    assert table.block("SCH") == ("CSA", 5, 1)


@rule("GB-11.9", "GB-15.2")
def test_all_combats_of_the_two_orders_wait() -> None:
    table = around_long_lane(MPS=sector("UR2"), COL=sector("UR3"))
    table.do("double SCH", "move CR1 LON", "move CR2 MPS", "joint LON", "move CR4 LON", "move CR5 COL", "done")
    assert table.kind == "combats"
    assert set(table.options()) == {"resolve LON", "resolve MPS", "resolve COL"}


@rule("GB-11.9", "GB-R42")
def test_nobody_can_join_without_a_disc_that_reaches_him() -> None:
    """The block in FFR orders SCH, but none of the other neighbours of LON, and SCH has no piece left."""
    places = {
        "LON": sector("UR1"),
        "SCH": sector("CR1"),
        "SEM": sector("CR4"),
        "FFR": sector(block=block("CSA", 5)),
    }
    table = Table({"places": places}).do("double FFR", "move CR1 LON")
    assert table.kind == "defenders-fire", "there was nothing to declare"
