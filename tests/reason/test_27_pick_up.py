"""MR-27 Pick-up battles: points, prices, Forces, dice, deployment, tables."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from longroll.games.reason import REASON
from longroll.games.reason.data.materials import load_scenario, ready_armies
from longroll.games.reason.lexicon import READY
from longroll.kit import BadInput
from longroll.kit.clauses import rule
from longroll.kit.scene import Row, Scene
from longroll.kit.words import LANGUAGES
from tests.acceptance.walks import uniformly
from tests.reason.audit import faults
from tests.reason.camp import SMALL, Camp, deploying

RATINGS = ("poor", "average", "good", "great")
BATTLES = [name for name in REASON.scenarios if name != "pick-up"]
TABLES = REASON.scenarios["pick-up"].options["table"]


# ---- MR-27.1 -----------------------------------------------------------------------------------------------


@rule("MR-27.1")
@pytest.mark.parametrize(("rating", "points"), [("poor", 200), ("average", 180), ("good", 160), ("great", 140)])
def test_a_lesser_commander_leaves_more_points(rating: str, points: int) -> None:
    camp = Camp()
    assert camp.kind == "rate"
    camp.do(f"rate {rating}")
    assert camp.subject["points"] == points
    assert camp.ask.officer("Ahlefeld")["rating"] == rating
    camp.do("raise RI 9 plain")
    assert camp.subject["points"] == points - 11


@rule("MR-27.1")
def test_nobody_spends_more_than_he_has() -> None:
    camp = Camp().do("rate great", *["raise HC 9 plain"] * 11)
    assert camp.subject["points"] == 8
    assert camp.against("raise HC 6 plain") == "MR-27.1 too-dear"
    assert camp.legal("raise HC 5 plain")
    camp.do("raise RI 6 plain")
    assert camp.kind == "rate", "no points are left: the army is complete"
    assert camp.told("army-raised")[0].args["points"] == 140


@rule("MR-27.1")
def test_the_commander_comes_first_and_stays() -> None:
    camp = Camp()
    assert camp.against("raise RI 6 plain") == "MR-27.1 rating-first"
    assert camp.against("done") == "MR-27.1 rating-first"
    camp.do("rate good")
    assert camp.against("rate poor") == "MR-27.1 rating-is-chosen"
    assert camp.against("army great-foot") == "MR-27.1 rating-is-chosen"
    assert camp.reason("keep") == "not-an-answer"


# ---- MR-27.2 -----------------------------------------------------------------------------------------------


@rule("MR-27.2")
@pytest.mark.parametrize(
    ("unit", "cost"),
    [
        ("RI 7 oblique", 10), ("RI 6 plain", 8), ("II 5 plain", 5), ("HC 8 plain", 11), ("LC 6 plain", 8),
        ("IC 3 plain", 3), ("HA 2 plain", 6), ("HW 2 plain", 7), ("RA 1 plain", 6),
    ],
)  # fmt: skip
def test_what_a_unit_costs(unit: str, cost: int) -> None:
    camp = Camp().do("rate poor", f"raise {unit}")
    assert camp.subject["points"] == 200 - cost
    assert camp.told("raised")[0].args["cost"] == cost
    assert camp.ask.army_list("first")["forces"] == {"A1": {"A1a": unit.removesuffix(" plain")}}
    raised = camp.ask.unit("A1a")
    assert f"{raised['type']} {raised['sp']}" == unit.rpartition(" ")[0]


@rule("MR-27.2", "MR-2.10")
def test_only_regular_infantry_pays_for_the_oblique() -> None:
    camp = Camp().do("rate poor")
    assert camp.against("raise II 5 oblique") == "MR-27.2 only-foot-drills"
    assert camp.against("raise HC 8 oblique") == "MR-27.2 only-foot-drills"
    camp.do("raise RI 7 oblique", "raise RI 7 plain")
    assert camp.ask.army_list("first")["forces"]["A1"] == {"A1a": "RI 7 oblique", "A1b": "RI 7"}


@rule("MR-27.2", "MR-27.3")
@pytest.mark.parametrize("name", READY)
def test_ready_made_armies_are_armies(name: str) -> None:
    army = ready_armies()[name]
    assert all(2 <= len(force) <= 6 for force in army.forces)
    camp = Camp().do(f"army {name}")
    assert camp.kind == "rate"
    assert camp.seat == "second"
    found = camp.ask.army_list("first")
    assert found["budget"] - 6 < found["cost"] <= found["budget"]
    assert found["rating"] == army.rating
    assert [[*units.values()] for units in found["forces"].values()] == army.forces
    assert [*found["guns"].values()] == army.guns


@rule("MR-27.2")
def test_three_ready_made_armies_for_each_commander() -> None:
    ratings: list[str] = [army.rating for army in ready_armies().values()]
    assert all(ratings.count(rating) == 3 for rating in RATINGS)


# ---- MR-27.3 -----------------------------------------------------------------------------------------------


@rule("MR-27.3")
def test_a_force_has_two_units_at_least() -> None:
    camp = Camp().do("rate poor")
    assert camp.against("done") == "MR-27.3 no-corps"
    camp.do("raise HC 7 plain")
    assert camp.against("done") == "MR-27.3 corps-too-small"
    assert camp.against("close") == "MR-27.3 corps-too-small"
    camp.do("raise HC 7 plain", "close")
    assert camp.against("close") == "MR-27.3 corps-closed"
    camp.do("raise LC 6 plain")
    assert camp.against("done") == "MR-27.3 corps-too-small"
    camp.do("raise LC 6 plain", "done")
    assert camp.sizes() == [2, 2]


@rule("MR-27.3")
def test_the_seventh_unit_begins_another_force() -> None:
    camp = Camp().do("rate poor", *["raise RI 5 plain"] * 6)
    assert camp.against("close") == "MR-27.3 corps-closed"
    camp.do("raise RI 5 plain", "raise RI 5 plain")
    assert camp.sizes() == [6, 2]
    assert camp.ask.forces() == ["A1", "A2"]


@rule("MR-27.3")
def test_no_force_is_begun_that_cannot_have_a_second_unit() -> None:
    camp = Camp().do("rate great", *["raise HC 8 plain"] * 12)
    assert camp.subject["points"] == 8
    assert camp.against("raise RI 4 plain") == "MR-27.3 no-second-unit"
    assert camp.legal("guns HW")
    camp.do("raise II 5 plain", "raise II 3 plain")
    assert camp.kind == "rate"


@rule("MR-27.3", "MR-3.11")
def test_army_artillery_leaves_points_for_a_force() -> None:
    camp = Camp().do("rate great", *["guns HW"] * 19)
    assert camp.subject["points"] == 7
    assert camp.against("guns HA") == "MR-27.3 no-second-unit"
    assert camp.against("guns RA") == "MR-3.11 no-army-artillery"
    camp.do("raise IC 4 plain", "raise IC 3 plain")
    assert camp.ask.army_list("first")["guns"] == {f"AG{n}": "HW 2" for n in range(1, 20)}


@rule("MR-27.3")
@pytest.mark.parametrize(
    ("faces", "mod"),
    [
        ((1, 1), -2), ((1, 2), -2), ((1, 3), -1), ((2, 3), -1), ((3, 3), 0), ((3, 4), 0), ((4, 4), 0), ((4, 5), 1),
        ((5, 5), 1), ((5, 6), 2), ((6, 6), 2),
    ],
)  # fmt: skip
def test_two_dice_give_the_personality(faces: tuple[int, int], mod: int) -> None:
    camp = Camp().do(*SMALL, *SMALL)
    assert camp.kind == "person-die"
    camp.dice(*faces, 1, 1)
    assert camp.ask.officer("Brandis")["mod"] == mod
    assert camp.told("person")[0].args["total"] == sum(faces)


@rule("MR-27.3")
@pytest.mark.parametrize(("die", "exceptional"), [(5, False), (6, True)])
@pytest.mark.parametrize(("last", "v"), [(4, 0), (5, 1), (6, 1)])
def test_a_die_makes_him_exceptional_another_brave(die: int, exceptional: bool, last: int, v: int) -> None:
    camp = Camp().do(*SMALL, *SMALL).dice(3, 4, die, last)
    officer = camp.ask.officer("Brandis")
    assert (officer["exceptional"], officer["v"]) == (exceptional, v)
    assert bool(camp.told("exceptional")) == exceptional
    camp.dice(6, 6, 1, 1)
    assert camp.ask.officer("Narbois")["mod"] == 2
    assert camp.ask.officer("Brandis") == officer
    assert camp.kind == "scout-die"


# ---- MR-27.4 -----------------------------------------------------------------------------------------------


@rule("MR-27.4")
def test_scouts_are_counted() -> None:
    horse = ("rate great", *["raise LC 6 plain"] * 3, "raise IC 4 plain", "raise IC 4 plain", "done")
    camp = Camp().do(*horse, *SMALL).persons()
    assert camp.subject["bonus"] == 6 + 2 + 1
    camp.dice(2)
    assert camp.told("scout")[0].args["total"] == 11
    assert camp.subject["bonus"] == 0


@rule("MR-27.4", "MR-27.6")
@pytest.mark.parametrize(("dice", "lower"), [((2, 5), "first"), ((5, 2), "second")])
def test_the_lower_side_deploys_first_from_the_south(dice: tuple[int, int], lower: str) -> None:
    camp = Camp().do(*SMALL, *SMALL).persons().dice(*dice)
    camp.dice(6, 6, 1)
    assert camp.seat == lower
    upper = "second" if lower == "first" else "first"
    assert (camp.ask.army_list(lower)["home"], camp.ask.army_list(upper)["home"]) == ("south", "north")
    camp.do("rest")
    assert camp.seat == upper
    assert all(camp.ask.pose(unit)[1] < 6 for unit in camp.ask.units(lower))
    camp.do("rest")
    assert all(camp.ask.pose(unit)[1] > 18 for unit in camp.ask.units(upper))
    assert all(camp.ask.pose(unit)[2] == 180 for unit in camp.ask.units(upper))


@rule("MR-27.4")
def test_equal_scouts_roll_again() -> None:
    camp = Camp().do(*SMALL, "army average-horse").persons()
    bonus = 2 + 2 + 1  # average, two units of IC, three of LC
    camp.dice(6, 1)
    assert camp.told("scout-tie")[0].args["total"] == 1 + bonus
    camp.dice(5, 1)
    assert camp.told("outscouted")[0].args["seat"] == "first"


# ---- MR-27.5: weather and hour -----------------------------------------------------------------------------


@rule("MR-27.5", "MR-26.3")
@pytest.mark.parametrize(
    ("faces", "weather", "length"),
    [
        ((1, 1), "bad", 6), ((1, 3), "bad", 6), ((1, 4), "overcast", 7), ((3, 4), "overcast", 7),
        ((2, 6), "clear", 8), ((6, 6), "clear", 8),
    ],
)  # fmt: skip
def test_two_dice_for_the_weather(faces: tuple[int, int], weather: str, length: int) -> None:
    camp = Camp().do(*SMALL, *SMALL).persons().dice(1, 2).dice(*faces)
    assert camp.kind == "hour-die"
    assert camp.ask.table()["weather"] == weather
    assert camp.ask.moment()["length"] == length


@rule("MR-27.5")
@pytest.mark.parametrize(("die", "turn"), [(1, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_a_die_for_the_first_turn(die: int, turn: int) -> None:
    camp = Camp().do(*SMALL, *SMALL).persons().dice(1, 2).dice(6, 6).dice(die)
    assert camp.ask.moment()["turn"] == turn
    camp.do("rest", "rest")
    assert camp.told("turn")[0].args["number"] == turn
    assert camp.kind == "command-die"


# ---- MR-27.5: deployment -----------------------------------------------------------------------------------


@rule("MR-27.5")
def test_nobody_stands_farther_than_six_from_his_edge() -> None:
    camp = deploying()
    assert camp.kind == "station"
    assert camp.subject["officer"] == "Ahlefeld"
    assert camp.against("station Ahlefeld 18 5.76") == "MR-27.5 officer-beyond-zone"
    camp.do("station Ahlefeld 18 0.75", "station Brandis 18 4")
    assert camp.kind == "deploy"
    assert camp.subject["unit"] == "A1a"
    assert camp.legal("deploy A1a 18 5.75 0 FF")
    assert camp.against("deploy A1a 18 5.76 0 FF") == "MR-27.5 beyond-zone"
    assert camp.against("deploy A1a 18 5.75 15 FF") == "MR-27.5 beyond-zone"
    assert camp.against("deploy A1a 18 5.6 0 MF") == "MR-27.5 beyond-zone"
    assert camp.legal("deploy A1a 18 5.5 0 MF")


@rule("MR-27.5", "MR-3.6", "MR-3.7")
def test_every_unit_stands_in_command() -> None:
    camp = deploying().do("station Ahlefeld 18 0.75", "station Brandis 10 3")
    # the gap from his base (to 10.25) to the unit's edge (from x - 1): 3 at most
    assert camp.against("deploy A1a 14.27 3 0 FF") == "MR-27.5 deployed-out-of-command"
    camp.do("deploy A1a 14.25 3 0 FF")
    # the second holds on to the first, as regular infantry may
    assert camp.against("deploy A1b 16.35 3 0 FF") == "MR-27.5 deployed-out-of-command"
    camp.do("deploy A1b 16.25 3 0 FF")
    assert camp.ask.in_command("A1a")
    assert camp.ask.in_command("A1b")
    assert camp.seat == "second"


@rule("MR-27.5", "MR-3.7")
def test_horse_holds_on_to_nobody() -> None:
    horse = ("rate poor", "raise HC 6 plain", "raise HC 6 plain", "done")
    camp = deploying(first=horse).do("station Ahlefeld 18 0.75", "station Brandis 10 3", "deploy A1a 14.25 3 0 FF")
    assert camp.against("deploy A1b 16.25 3 0 FF") == "MR-27.5 deployed-out-of-command"


@rule("MR-27.5", "MR-3.8")
def test_army_artillery_stands_where_it_likes() -> None:
    guns = ("rate poor", "guns HA", *SMALL[1:])
    camp = deploying(first=guns).do("station Ahlefeld 18 0.75")
    assert camp.legal("deploy AG1 2 2 0 FF")
    assert camp.against("deploy AG1 2 5.6 0 FF") == "MR-27.5 beyond-zone"
    camp.do("deploy AG1 2 2 0 MF", "rest")
    assert camp.ask.formation("AG1") == "MF"


@rule("MR-27.5")
def test_the_order_is_free_but_the_general_comes_before_his_units() -> None:
    two = ("rate poor", "raise RI 6 plain", "raise RI 6 plain", "close", "raise LC 6 plain", "raise LC 6 plain", "done")
    camp = deploying(first=two)
    assert camp.against("deploy A2a 10 3 0 FF") == "MR-27.5 station-first"
    camp.do("station Cammin 30 3", "deploy A2b 30 4 0 FF")
    assert camp.against("station Cammin 29 3") == "MR-27.5 stationed-already"
    assert camp.against("deploy A2b 30 5 0 FF") == "MR-27.5 deployed-already"
    assert camp.against("station Montclair 30 1") == "MR-27.5 officer-of-the-enemy"
    assert camp.against("deploy B1a 30 1 0 FF") == "MR-27.5 unit-of-the-enemy"
    assert camp.subject["officer"] == "Ahlefeld"
    camp.do("rest")
    assert camp.ask.pose("A2b") == (30, 4, 0)
    assert camp.ask.units("first") == ["A1a", "A1b", "A2a", "A2b"]


@rule("MR-27.5")
def test_one_place_holds_one() -> None:
    camp = deploying().do("station Ahlefeld 18 0.75", "station Brandis 18 3", "deploy A1a 18 4 0 FF")
    assert camp.against("deploy A1b 18.5 4.2 0 FF") == "MR-27.5 deployed-on-unit"
    assert camp.against("deploy A1b 18 3.4 0 FF") == "MR-27.5 deployed-on-officer"
    assert camp.against("deploy A1b 18 0.2 0 FF") == "MR-27.5 deployed-off-table"
    assert camp.legal("deploy A1b 20 4 0 FF")
    assert camp.against("deploy A1b 18") == "MR-27.5 unreadable"
    assert camp.against("deploy A1b in nowhere") == "MR-27.5 unreadable"


@rule("MR-27.5", "MR-2.5")
def test_irregular_cavalry_is_not_deployed_in_march_formation() -> None:
    cossacks = ("rate poor", "raise IC 4 plain", "raise IC 4 plain", "done")
    camp = deploying(first=cossacks).do("station Ahlefeld 18 0.75", "station Brandis 18 3")
    assert camp.against("deploy A1a 18 4.5 0 MF") == "MR-2.5 irregular-march"
    assert not any(option.endswith("MF") for option in camp.options())


@rule("MR-27.5", "MR-23.1", "MR-23.2")
def test_towns_take_garrisons() -> None:
    """On Rossbach's table: one sector in the south, from 1 to 3 BW of the edge."""
    mixed = ("rate poor", "raise RI 6 plain", "raise HC 6 plain", "raise II 4 plain", "done")
    camp = deploying(first=mixed, table="rossbach").do("station Ahlefeld 23 0.75", "station Brandis 17 2")
    garrison = "deploy A1a in Pettstedt-1"
    assert garrison in camp.options()
    assert camp.against("deploy A1b in Pettstedt-1") == "MR-23.1 no-garrison-of-horse"
    assert camp.against("deploy A1b 14.8 3.1 0 FF") == "MR-27.5 deployed-sector"
    camp.do(garrison)
    assert camp.ask.unit("A1a")["garrison"] == "Pettstedt-1"
    assert camp.against("deploy A1c in Pettstedt-1") == "MR-23.2 garrisoned-already"
    far = next(sector.id for town in load_scenario("rossbach").towns for sector in town.sectors if sector.y0 > 6)
    assert camp.against(f"deploy A1c in {far}") == "MR-27.5 beyond-zone"


@rule("MR-27.5", "MR-13.1")
def test_horse_is_not_deployed_in_difficult_ground() -> None:
    """On Lindenau's table there are wet meadows in the south."""
    mixed = ("rate poor", "raise HC 6 plain", "raise RI 6 plain", "done")
    camp = deploying(first=mixed, table="lindenau").do("station Ahlefeld 12 0.75")
    meadow = next(area.poly for area in load_scenario("lindenau").areas if area.id == "brook-meadow")
    x, y = (sum(values) / len(meadow) for values in zip(*meadow, strict=True))
    camp.do(f"station Brandis {x:.3f} {y - 1.5:.3f}")
    assert camp.against(f"deploy A1a {x:.3f} {y:.3f} 0 FF") == "MR-27.5 deployed-difficult"
    assert camp.legal(f"deploy A1b {x:.3f} {y:.3f} 0 FF")


@rule("MR-27.5")
def test_the_rest_stands_with_the_foot_in_the_middle_and_the_horse_on_the_wings() -> None:
    two = ("raise HC 6 plain", "raise HC 6 plain", "close")
    foot = ("raise RI 6 plain", "raise RI 6 plain", "close")
    camp = deploying(first=("rate poor", *two, *foot, *foot, *two, "done")).do("rest")
    left, *line, right = (camp.ask.officer(camp.ask.force(force)["officer"])["x"] for force in camp.ask.forces("first"))
    assert min(left, right) < min(line) < max(line) < max(left, right)


@rule("MR-27.5")
def test_who_finds_no_place_is_left_behind() -> None:
    """A general of horse in the corner of the table, and sixteen units of foot stand wherever he has command."""
    foot = ["raise RI 3 plain"] * 6
    camp = deploying(
        first=("rate poor", *foot, *foot, *foot[:4], "close", "raise HC 4 plain", "raise HC 4 plain", "done")
    )
    chief, *generals, horse = camp.ask.officers("first")
    camp.do(f"station {chief} 18 0.75", f"station {horse} 0.25 0.25")
    camp.do(*[f"station {general} 4.3 {0.75 + n}" for n, general in enumerate(generals)])
    places = [(1.5, 0.25), (3.5, 0.25), *[(x, 0.75 + 0.5 * row) for row in range(7) for x in (1, 3)]]
    units = [unit for unit in camp.ask.waiting("first") if camp.ask.unit(unit)["type"] == "RI"]
    camp.do(*[f"deploy {unit} {x} {y} 0 FF" for unit, (x, y) in zip(units, places, strict=True)])
    assert [event.args["kind"] for event in camp.told("left-behind")] == ["HC", "HC"]
    assert camp.seat == "second"
    assert camp.ask.units("first") == units
    assert camp.ask.waiting("first") == []
    assert camp.sizes() == [6, 6, 4]
    assert all(camp.ask.in_command(unit) for unit in units)


# ---- MR-27.6 -----------------------------------------------------------------------------------------------


@rule("MR-27.6")
@pytest.mark.parametrize("table", BATTLES)
def test_any_scenario_lends_its_table(table: str) -> None:
    ask, own = Camp(table).ask, REASON.ask(REASON.new(table))
    size = own.table()
    assert (ask.table()["w"], ask.table()["h"]) == (size["w"], size["h"])
    for x in range(int(size["w"]) + 1):
        for y in range(int(size["h"]) + 1):
            assert ask.terrain(x, y) == own.terrain(x, y)
    assert ask.sectors().keys() == own.sectors().keys()
    assert ask.objectives() == {}
    assert all(special["type"] == "no_bridge" for special in ask.special_rules())
    assert [*ask.units(), *ask.waiting()] == []
    assert REASON.scene(Camp(table).state, "first", "en").board == REASON.board("en", table).hash


@rule("MR-27.6")
def test_the_open_table() -> None:
    camp = Camp()
    data = load_scenario("pick-up")
    assert camp.ask.table() == {"w": 36, "h": 24, "weather": "clear"}
    bare = {"level": 0, "areas": {}, "sector": "", "road": ""}
    assert all(camp.ask.terrain(x, y) == bare for x in range(37) for y in range(25))
    assert not (data.levels)
    assert not (data.areas)
    assert not (data.towns)
    assert not (data.linear)
    assert not (data.roads)
    assert REASON.scene(camp.state, None, "en").board == REASON.board("en", "pick-up").hash
    assert set(TABLES) == {"open", *BATTLES}


@rule("MR-27.6", "MR-26.3")
@pytest.mark.parametrize(("season", "length"), [("summer", 8), ("spring", 7), ("autumn", 7), ("winter", 6)])
def test_the_season_is_agreed(season: str, length: int) -> None:
    assert Camp(season=season).ask.moment()["length"] == length
    assert REASON.ask(REASON.new("pick-up")).moment()["length"] == 8


@rule("MR-27.6")
def test_strengths_are_those_of_the_table() -> None:
    camp = Camp().do("rate poor")
    listed = {(o.split()[1], int(o.split()[2])) for o in camp.options("raise")}
    wanted = {
        ("RI", 3, 9),
        ("II", 3, 6),
        ("HC", 4, 9),
        ("LC", 4, 8),
        ("IC", 3, 6),
        ("HA", 2, 2),
        ("HW", 2, 2),
        ("RA", 1, 1),
    }
    assert listed == {(kind, sp) for kind, low, high in wanted for sp in range(low, high + 1)}
    assert camp.against("raise RI 2 plain") == "MR-27.6 no-such-strength"
    assert camp.against("raise HA 3 plain") == "MR-27.6 no-such-strength"


def test_options_are_checked() -> None:
    with pytest.raises(BadInput, match="table"):
        REASON.new("pick-up", {"table": "moon"})
    with pytest.raises(BadInput, match="weather"):
        REASON.new("pick-up", {"weather": "bad"})
    with pytest.raises(BadInput, match="table"):
        REASON.new("warburg", {"table": "open"})


# ---- the whole ---------------------------------------------------------------------------------------------


@rule("MR-27.1", "MR-27.5")
def test_one_click_a_side_and_the_battle_begins() -> None:
    camp = Camp("warburg").do("army average-foot", "army average-foot").persons().dice(1, 6).dice(6, 6).dice(1)
    camp.do("rest", "rest")
    ask = camp.ask
    assert camp.kind == "command-die"
    assert ask.moment()["turn"] == 1
    assert [len(ask.units(side)) for side in REASON.seats] == [22, 22]
    assert all(ask.in_command(unit) for unit in ask.units())
    assert not camp.told("left-behind")
    assert faults(camp.state) == []
    assert not ask.mustering()


@rule("MR-27.2", "MR-27.3", "MR-27.5")
@pytest.mark.parametrize("table", TABLES)
def test_random_musters_are_sound(table: str) -> None:
    """Random players raise and deploy legal armies on every table, and each position can be written and read."""
    for seed in range(3):
        rng = Random(seed)
        b = Camp(table).state
        steps = 0
        while REASON.ask(b).mustering():
            if rng.random() < 0.1:
                text = json.loads(msgspec.json.encode(REASON.to_json(b)))
                again = REASON.position(text)
                assert REASON.to_json(again) == REASON.to_json(b)
                assert again.codes == b.codes
                assert faults(b) == []
            kept, before = b.copy(), REASON.to_json(b)
            b.play(uniformly(b, rng))
            assert REASON.to_json(kept) == before
            steps += 1
        assert steps < 400
        ask = REASON.ask(b)
        assert ask.waiting() == []
        assert all(ask.in_command(unit) for unit in ask.units())
        for side in REASON.seats:
            army = ask.army_list(side)
            assert army["cost"] <= army["budget"]
            assert all(2 <= len(units) <= 6 for units in army["forces"].values())
        assert faults(b) == []


@rule("MR-27.1")
def test_a_pick_up_battle_is_played_to_its_end() -> None:
    rng = Random(4)
    b = Camp("kolin").do("army great-horse", "army poor-light").state
    for _ in range(20_000):
        if b.over:
            break
        b.play(uniformly(b, rng))
    assert b.over


def test_a_position_names_its_armies() -> None:
    spec = {
        "scenario": "pick-up",
        "muster": {
            "table": "lindenau",
            "season": "winter",
            "armies": [
                {"rating": "great", "forces": {"A1": {"mod": 1, "units": {"A1a": "RI 8 oblique", "A1b": "RI 7"}}}},
                {"forces": {"B1": {"units": {"B1a": "IC 4", "B1b": "II 5"}}}, "guns": {"BG1": "HA 2"}},
            ],
        },
        "units": {"A1a": {"x": 12, "y": 2}, "A1b": {"x": 14, "y": 2}, "B1a": {"x": 12, "y": 14, "facing": 180}},
        "officers": {"Brandis": {"x": 13, "y": 1}, "Narbois": {"x": 12, "y": 15}, "Ahlefeld": {"x": 8, "y": 1}},
        "begin": "move first",
    }
    b = REASON.position(spec)
    assert b.decision is not None
    assert b.decision.kind == "move"
    assert REASON.ask(b).officer("Brandis")["mod"] == 1
    assert REASON.ask(b).moment()["length"] == 6
    assert REASON.to_json(REASON.position(REASON.to_json(b))) == REASON.to_json(b)


@pytest.mark.parametrize(
    "muster",
    [
        {"table": "moon"},
        {"start_turn": 9},
        {"armies": [{"forces": {"A1": {"units": {"A1a": "RI 12"}}}}, {}]},
        {"armies": [{"forces": {"A1": {"units": {"A1a": "LC 6 oblique"}}}}, {}]},
        {"armies": [{"forces": {"A1": {"units": {"x": "RI 6"}}}}, {"forces": {"B1": {"units": {"x": "RI 6"}}}}]},
    ],
)
def test_impossible_armies_are_refused(muster: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        REASON.position({"scenario": "pick-up", "muster": muster})
    with pytest.raises(BadInput):
        REASON.position({"scenario": "warburg", "muster": {}})


def test_a_bare_position_begins_with_the_muster() -> None:
    b = REASON.position({"scenario": "pick-up"})
    assert b.decision is not None
    assert b.decision.kind == "rate"
    assert REASON.to_json(b) == REASON.to_json(REASON.new("pick-up"))


# ---- what people see ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_muster_is_shown_and_told(language: str) -> None:
    camp = Camp("leuthen")
    rng = Random(8)
    shown: Scene | None = None
    while camp.ask.mustering():
        b = camp.state
        shown = REASON.scene(b, "first", language)
        assert [panel.id for panel in shown.panels] == ["muster-u", "muster-c"]
        assert REASON.prompt(b, "first", language) is not None
        assert REASON.summary(b, None, language)
        labels = [choice.label for choice in REASON.choices(b, language)]
        assert len(set(labels)) == len(labels)
        events = b.apply(b.write(uniformly(b, rng)))
        assert REASON.narrate(events, None, language) is not None
        assert REASON.log_lines(events, None, language) is not None
    assert shown is not None
    assert len(shown.items) > 10


def test_the_column_counts_the_points() -> None:
    camp = Camp().do("rate good", "raise RI 7 oblique", "raise RI 7 oblique", "guns HA")
    panel = REASON.scene(camp.state, "first", "en").panels[0]
    assert panel.note == "26 of 160 points"
    assert [row.text for row in panel.rows if isinstance(row, Row)] == [
        "Ahlefeld, good",
        "Brandis (0): 2 × regular infantry (7 SP, oblique)",
        "Army artillery: 1 × heavy artillery (2 SP)",
        "3 still to be deployed",
    ]


def test_units_are_offered_with_their_price() -> None:
    camp = Camp()
    labels = [choice.label for choice in REASON.choices(camp.state, "en")]
    assert labels[-3:] == ["Average commander, 180 points", "Good commander, 160 points", "Great commander, 140 points"]
    camp.do("rate great")
    offered = {choice.action: choice.label for choice in REASON.choices(camp.state, "en")}
    assert offered["raise HC 8 plain"] == "Heavy cavalry of 8 SP, 11 points"
    assert offered["raise RI 7 oblique"] == "Regular infantry of 7 SP, drilled to move obliquely, 10 points"
    assert offered["guns HW"] == "Howitzers as army artillery, 7 points"


def test_places_are_told_from_the_general() -> None:
    camp = deploying().do("rest", "station Montclair 18 23", "station Narbois 18 21")
    labels = [choice.label for choice in REASON.choices(camp.state, "en")]
    # they look south: what lies to the east is on their left
    assert camp.options()[1] == "deploy B1a 19 20 180 FF"
    assert labels[1] == "Aubigny 1 BW before Narbois, 1 to his left, in fighting formation"


def test_prices_and_texts_agree() -> None:
    raising = Camp().do("rate poor")
    for option in raising.options("raise"):
        told = raising.copy().do(option).told("raised")[-1].args
        text = option.removeprefix("raise ").removesuffix(" plain")
        found = mustered(text)
        assert found["forces"] == {"A1": {"A1a": text}}
        assert found["cost"] == told["cost"]
    with pytest.raises(BadInput, match="no unit"):
        mustered("RI six")


def mustered(unit: str) -> dict[str, Any]:
    """The army of a position that names one unit."""
    muster = {"armies": [{"forces": {"A1": {"units": {"A1a": unit}}}}, {}]}
    return REASON.ask(REASON.position({"scenario": "pick-up", "muster": muster})).army_list("first")
