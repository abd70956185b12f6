"""GB-15 Combat: the two rounds, and how a combat ends."""

from typing import Any

from longroll.kit.clauses import rule
from tests.gettysburg.table import Table, block, sector


def assault(defence: dict[str, Any], attack: dict[str, Any], **others: dict[str, Any]) -> Table:
    """KLI, open ground, is attacked from SPW by every piece there. A Union block stands behind it in CRS."""
    places = {"KLI": defence, "SPW": {**attack, "block": block("CSA", 5)}, "CRS": sector(block=block("Union", 4))}
    table = Table({"places": {**places, **others}})
    table.do("disc SPW")
    for piece in attack["pieces"]:
        table.do(f"move {piece} KLI")
    return table.do("done") if table.kind == "moving" else table


@rule("GB-15.4", "GB-17.2", "GB-R7")
def test_after_the_second_round_the_attackers_go_back() -> None:
    table = assault(sector("UR1"), sector("CR1", "CR2"))
    table.dice(1, 1, 1)
    assert [event.args["number"] for event in table.told("round")] == [2]
    assert table.pieces("KLI") == ["CR1", "CR2", "UR1"]
    table.dice(1, 1, 1)
    assert table.pieces("SPW") == ["CR1", "CR2"]
    assert table.pieces("KLI") == ["UR1"]
    assert table.kind == "turn"


@rule("GB-15.4")
def test_the_second_round_repeats_steps_2_to_5() -> None:
    table = assault(sector("UR1", "UA1"), sector("CR1"))
    table.dice(1, 1, 1).do("stand")
    steps = [table.kind]
    for face in (3, 6, 4):
        table.dice(face)
        steps.append(table.kind)
    assert steps == ["defenders-fire", "attacker-morale", "attackers-fire", "defender-morale"]
    table.dice(6)
    assert table.kind == "turn", "no third round, and no second withdrawal of guns"
    assert table.pieces("SPW") == ["CR1"]


@rule("GB-15.4")
def test_attackers_from_two_sectors_each_go_back_where_they_came_from() -> None:
    places = {
        "KLI": sector("UR1"),
        "SPW": sector("CR1"),
        "COD": sector("CR2", block=block("CSA", 5)),
    }
    table = Table({"places": places})
    table.do("double COD", "move CR2 KLI", "joint KLI")
    table.dice(1, 1, 1, 1, 1, 1)
    assert table.pieces("SPW") == ["CR1"]
    assert table.pieces("COD") == ["CR2"]


@rule("GB-15.47")
def test_the_attackers_hold_a_sector_without_defenders() -> None:
    table = assault(sector("UR1", cubes={"blue": 5}), sector("CR1", "CR2"))
    table.dice(1, 4, 1)
    assert table.pieces("KLI") == ["CR1", "CR2"]
    assert [event.args["side"] for event in table.told("combat-won")] == ["CSA"]


@rule("GB-15.48", "GB-21.11", "GB-16.6")
def test_a_victory_clears_sticks_and_marker() -> None:
    table = assault(sector("UR1", cubes={"blue": 5}, sticks=["SPW", "COD"], disrupted=True), sector("CR1"))
    table.dice(1, 4)
    assert table.pieces("KLI") == ["CR1"]
    assert table.sticks("KLI") == []
    assert not table.disrupted("KLI")
    assert table.left("sticks") == 20


@rule("GB-15.48", "GB-16.5")
def test_a_retreating_piece_takes_the_marker_and_leaves_the_sticks() -> None:
    table = assault(sector("UR1", sticks=["SPW", "SPW"], disrupted=True), sector("CR1"))
    table.dice(1, 5)  # 5 - 1: one cube
    table.dice(1)  # column 1 + 1 - 1: R
    table.do("retreat UR1 TRO")
    assert table.sticks("KLI") == []
    assert not table.disrupted("KLI")
    assert table.disrupted("TRO")


@rule("GB-15.49", "GB-R41")
def test_beaten_attackers_leave_sticks_and_marker_to_the_defenders() -> None:
    table = assault(sector("UR1", sticks=["SPW", "SPW"], disrupted=True), sector("CR1", cubes={"grey": 2}))
    table.dice(2, 1)  # M; CR1 goes back
    assert table.pieces("KLI") == ["UR1"]
    assert table.sticks("KLI") == ["SPW", "SPW"]
    assert table.disrupted("KLI")
    assert table.kind == "turn"


@rule("GB-15.49")
def test_the_last_attacker_eliminated_in_step_3_ends_the_combat() -> None:
    table = assault(sector("UR1"), sector("CR1", cubes={"grey": 5}))
    table.dice(2, 1)
    assert table.where("CR1") == "lost"
    assert table.kind == "turn"
    assert [event.args["side"] for event in table.told("combat-held")] == ["Union"]


@rule("GB-15.50", "GB-14.6")
def test_after_the_combat_cubes_lie_in_pools_again() -> None:
    table = assault(sector("UR1", "UR2", cubes={"blue": 3}), sector("CR1", cubes={"grey": 2}))
    table.do("assign UR1 3").dice(1, 1, 1, 1, 1, 1)
    assert table.cubes("KLI") == {"blue": 3}
    assert table.cubes("SPW") == {"grey": 2}
    assert [table.load(p) for p in ("UR1", "UR2", "CR1")] == [0, 0, 0]
    table.do("disc CRS", "move UR2 CRS")
    assert table.options()[-1] == "assign UR2 3", "the cubes UR1 had in combat may leave with UR2"


@rule("GB-15.50")
def test_victorious_attackers_pool_their_cubes_in_the_sector_won() -> None:
    table = assault(sector("UR1", cubes={"blue": 5}), sector("CR1", cubes={"grey": 2}))
    table.dice(1, 6)
    assert table.cubes("KLI") == {"grey": 2}
    assert table.load("CR1") == 0


@rule("GB-15.51")
def test_a_combat_ends_with_one_side_in_the_sector() -> None:
    held = assault(sector("UR1", "UA1"), sector("CR1", "CR2"))
    held.dice(1, 1, 1, 1).do("stand").dice(1, 1, 1)
    assert held.kinds("KLI") == ["UA", "UR"]
    won = assault(sector("UR1", "UA1", cubes={"blue": 5}), sector("CR1"))
    won.dice(1, 1, 5)
    assert won.kinds("KLI") == ["CR"], "the gun goes with its last troops"


@rule("GB-15.52", "GB-24.2")
def test_no_combat_at_night() -> None:
    places = {"KLI": sector("UR1"), "SPW": sector("CR1", block=block("CSA", 5))}
    table = Table({"period": "night", "places": places}).do("disc SPW")
    assert table.refused("move CR1 KLI") == "GB-12.11"
    assert "move CR1 KLI" not in table.options()
    assert "move CR1 COD" in table.options()
