"""GL-3 The board: the terrain effects on T0, and what the maps of the game must have."""

import json
from typing import Any

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.data.map_data import DATA, load_chart, load_map, read_map
from longroll.games.glory.questions import Questions
from longroll.kit import BadInput
from longroll.kit.clauses import rule
from longroll.kit.materials import DataError
from tests.glory.field import Field
from tests.glory.small_map import land, small_data

MAPS = {
    "fredericksburg": "fredericksburg",
    "chancellorsville": "chancellorsville",
    "manassas": "first-manassas",
    "chickamauga": "chickamauga",
}
"""The maps of the game, each with a battle on it."""
KINDS = ("inf", "cav", "art", "leader")


def battle(scenario: str, turn: str = "") -> Questions:
    """Questions to the empty map of a battle, in a turn or the first."""
    return GLORY.ask(GLORY.position({"scenario": scenario, "turn": turn}))


def battle_turns(battle: str) -> tuple[str, ...]:
    data = json.loads((DATA / "battles" / f"{battle}.json").read_text())
    return tuple(turn["id"] for turn in data["turns"])


def costs(ask: Questions, a: str, b: str, road: bool = True) -> list[int | None]:
    """Costs of a step for infantry, cavalry, artillery, leaders."""
    return [ask.step_cost(kind, a, b, road) for kind in KINDS]


# ---- costs of a step (GL-6.2) ------------------------------------------------------------------------------------


@rule("GL-6.21.1")
@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({}, [1, 1, 2, 1]),
        ({"woods": "0504"}, [2, 3, 3, 2]),
        ({"town": "0504"}, [2, 2, 2, 1]),
        ({"embankment": "0504"}, [2, 2, 4, 1]),
        ({"levels": {"0504": 2}}, [2, 2, 3, 2]),
        ({"levels": {"0504": 3}}, [3, 3, None, 3]),
        ({"levels": {"0505": 2}}, [1, 1, 2, 1]),
        ({"levels": {"0505": 3}}, [1, 2, 3, 1]),
        ({"walls": "0504>0505"}, [2, 3, 4, 1]),
        ({"walls": "0505>0504"}, [2, 3, 4, 1]),
        ({"works": {"US": "0504"}}, [1, 1, 2, 1]),
        ({"woods": "0504", "water": {"0504-0505": "creek"}, "levels": {"0504": 2}}, [5, 6, None, 4]),
    ],
)
def test_costs_of_hexes_and_hexsides(changes: dict[str, Any], wanted: list[int | None]) -> None:
    assert costs(land(**changes), "0505", "0504") == wanted


@rule("EX-04", "GL-6.22.1", "GL-6.23.1")
@pytest.mark.parametrize(
    ("kind", "changes", "wanted"),
    [
        ("trail", {"woods": "0504"}, [1, 2, 2, 1]),
        ("trail", {}, [1, 1, 1, 1]),
        ("trail", {"town": "0504"}, [1, 1, 1, 1]),
        ("road", {"woods": "0504"}, [1, 1, 1, 1]),
        ("pike", {"town": "0504"}, [1, 1, 1, 1]),
        ("trail", {"embankment": "0504"}, [1, 1, 1, 1]),
        ("road", {"embankment": "0504", "woods": "0504"}, [1, 1, 1, 1]),
    ],
)
def test_roads_take_the_place_of_the_terrain(kind: str, changes: dict[str, Any], wanted: list[int | None]) -> None:
    ask = land(links={kind: "0504-0505"}, **changes)
    assert costs(ask, "0505", "0504") == wanted
    assert costs(ask, "0505", "0504", road=False) == costs(land(**changes), "0505", "0504")


@rule("GL-6.22.3")
def test_roads_do_not_cancel_slopes() -> None:
    assert costs(land(links={"pike": "0504-0505"}, levels={"0504": 2}), "0505", "0504") == [2, 2, 2, 2]
    steep = land(links={"road": "0504-0505"}, levels={"0504": 3})
    assert costs(steep, "0505", "0504") == [3, 3, 3, 3]
    assert costs(steep, "0505", "0504", road=False) == [3, 3, None, 3]
    assert costs(steep, "0504", "0505") == [1, 2, 2, 1]


@rule("EX-12", "GL-6.24.1", "GL-6.24.2", "GL-6.24.3", "GL-R14")
@pytest.mark.parametrize(
    ("water", "crossing", "road", "wanted"),
    [
        ("stream", "", "", [2, 2, 3, 1]),
        ("stream", "", "trail", [2, 2, 2, 1]),
        ("stream", "", "road", [2, 2, 2, 1]),
        ("stream", "", "pike", [1, 1, 1, 1]),
        ("creek", "", "", [3, 3, None, 2]),
        ("creek", "", "road", [3, 3, None, 2]),
        ("creek", "", "pike", [3, 3, None, 2]),
        ("creek", "ford", "", [2, 2, 4, 2]),
        ("creek", "ford", "road", [2, 2, 3, 2]),
        ("creek", "bridge", "", [2, 2, 3, 1]),
        ("river", "", "", [None] * 4),
        ("river", "", "pike", [None] * 4),
        ("river", "ford", "", [2, 2, 4, 2]),
        ("river", "bridge", "road", [2, 2, 2, 1]),
    ],
)
def test_water(water: str, crossing: str, road: str, wanted: list[int | None]) -> None:
    ask = land(
        water={"0504-0505": water},
        crossings={"0504-0505": crossing} if crossing else {},
        links={road: "0504-0505"} if road else {},
    )
    assert costs(ask, "0505", "0504") == wanted
    assert costs(ask, "0504", "0505") == wanted


@rule("EX-42", "GL-6.24.4")
def test_a_crossing_costs_no_more_than_its_water() -> None:
    over: dict[str, Any] = {"water": {"0504-0505": "stream"}, "crossings": {"0504-0505": "ford"}}
    assert costs(land(**over), "0505", "0504") == [2, 2, 3, 1]
    assert costs(land(**over, links={"pike": "0504-0505"}), "0505", "0504") == [1, 1, 1, 1]
    creek = land(water={"0504-0505": "creek"}, crossings={"0504-0505": "ford"})
    assert creek.step_cost("art", "0505", "0504") == 4


@rule("GL-16.6")
def test_crossings_and_works_come_with_their_turn() -> None:
    asks = [
        land(
            turns="A B C",
            turn=turn,
            water={"0504-0505": "river", "0604-0605": "river"},
            crossings={"0504-0505": "bridge@B", "0604-0605": "ford"},
            works={"US": "0303", "US@C": "0404 0405", "CS@B": "0606"},
        )
        for turn in "ABC"
    ]
    bridge = [2, 2, 3, 1]
    assert [costs(ask, "0505", "0504") for ask in asks] == [[None] * 4, bridge, bridge]
    assert [costs(ask, "0605", "0604") for ask in asks] == [[2, 2, 4, 2]] * 3
    assert [ask.ground("0505")["crossings"] for ask in asks] == [{}, {"N": "bridge"}, {"N": "bridge"}]
    assert [ask.ground("0504")["crossings"] for ask in asks] == [{}, {"S": "bridge"}, {"S": "bridge"}]
    assert [set(ask.works("US")) for ask in asks] == [{"0303"}, {"0303"}, {"0303", "0404", "0405"}]
    assert [ask.works("CS") for ask in asks] == [[], ["0606"], ["0606"]]
    assert [ask.charge_ground("0505", "0504") for ask in asks] == [None, -2, -2]


def test_passable_neighbours() -> None:
    ask = land(
        water={"0504-0505": "river", "0505-0605": "creek", "0505-0506": "river"},
        crossings={"0505-0506": "ford"},
        levels={"0405": 3},
    )
    everywhere = set(ask.neighbours("0505").values())
    for kind, gone in (("inf", "0504"), ("cav", "0504"), ("leader", "0504"), ("art", "0504 0605 0405")):
        assert set(ask.ways(kind, "0505")) == everywhere - set(gone.split())


@rule("GL-6.51.4", "GL-13.1")
def test_cost_of_an_entry_hex() -> None:
    cases: list[tuple[str, bool, list[int]]] = [
        ("0105", False, [1, 1, 1, 1]),
        ("0105", True, [2, 3, 3, 2]),
        ("0601", False, [1, 2, 2, 1]),
        ("0101", False, [3, 4, 5, 2]),
        ("0108", False, [1, 1, 2, 1]),
        ("0810", False, [1, 1, 1, 1]),
        ("0810", True, [2, 3, 3, 2]),
    ]
    for turn, more in (("T1", 0), ("N1", 1)):
        for enemies in ("", "0106 0811"):
            ask = land(
                turns="T1 N1",
                turn=turn,
                units=enemies,
                woods="0105 0101 0601 0810 0207",
                edge_roads={"0105": "road", "0601": "trail"},
                embankment="0101",
            )
            for code, near, wanted in cases:
                if near == bool(enemies):
                    found = [ask.entry_cost(kind, code, "CS") for kind in KINDS]
                    assert found == [cost + near * more for cost in wanted]


# ---- combat (GL-9.23, GL-10.4) -----------------------------------------------------------------------------------


@rule("GL-10.40.1", "GL-10.40.2", "GL-10.44.1", "GL-R59")
@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({}, 0),
        ({"woods": "0504"}, -1),
        ({"town": "0504"}, -1),
        ({"woods": "0505"}, 0),
        ({"embankment": "0504"}, -2),
        ({"water": {"0504-0505": "stream"}}, 0),
        ({"water": {"0504-0505": "creek"}}, -1),
        ({"water": {"0504-0505": "river"}}, None),
        ({"water": {"0504-0505": "river"}, "crossings": {"0504-0505": "ford"}}, -2),
        ({"water": {"0504-0505": "river"}, "crossings": {"0504-0505": "bridge"}}, -2),
        ({"water": {"0504-0505": "creek"}, "crossings": {"0504-0505": "bridge"}}, -1),
        ({"water": {"0504-0505": "stream"}, "crossings": {"0504-0505": "bridge"}}, 0),
        ({"walls": "0504>0505"}, -3),
        ({"walls": "0505>0504"}, 0),
        ({"levels": {"0504": 2}}, -1),
        ({"levels": {"0504": 4}}, -2),
        ({"levels": {"0505": 3}}, 0),
        ({"woods": "0504", "water": {"0504-0505": "creek"}, "crossings": {"0504-0505": "ford"}}, -2),
        ({"woods": "0504", "walls": "0504>0505", "levels": {"0504": 2}}, -5),
    ],
)
def test_terrain_of_a_charge(changes: dict[str, Any], wanted: int | None) -> None:
    ask = land(**changes, works={"CS": "0505", "US": "0504"})
    assert ask.charge_ground("0505", "0504") == wanted
    assert ask.charge_ground("0505", "0504", "CS") == wanted
    assert ask.charge_ground("0505", "0504", "US") == (None if wanted is None else wanted - 2)


@rule("EX-42", "GL-10.42.1")
def test_a_stream_is_noted_with_and_without_a_bridge() -> None:
    """It gives no DRM, but the ratio is rounded for the defender."""
    changes: dict[str, Any] = {
        "water": {"0504-0505": "stream", "0505-0605": "stream", "0405-0505": "creek"},
        "crossings": {"0504-0505": "bridge"},
    }

    def clause(one: str, other: str) -> str:
        field = Field(f"CS p inf {one} {land().side_to(one, other)} s=7\nUS d inf {other} S s=3", **changes)
        return str(field.ask.charge(["p"], [other])["lines"][0]["clause"])

    wanted = {"0504": "GL-10.23.2", "0605": "GL-10.23.2", "0405": "GL-10.23.2", "0506": "GL-10.41.1"}
    assert {code: clause("0505", code) for code in wanted} == wanted
    assert clause("0504", "0505") == "GL-10.23.2"
    ask = land(**changes)
    assert [ask.charge_ground("0505", code) for code in wanted] == [0, 0, -1, 0]


@rule("GL-9.23.2")
def test_terrain_of_artillery_fire() -> None:
    ask = land(
        woods="0510 0610", town="0710", embankment="0610", walls="0810>0809", works={"CS": "0410", "US": "0410 0510"}
    )
    assert [ask.fire_ground("0505", code) for code in ("0410", "0510", "0710", "0610")] == [0, -1, -1, -2]
    assert ask.fire_ground("0505", "0410", "CS") == -2
    assert ask.fire_ground("0505", "0510", "CS") == -1
    assert ask.fire_ground("0505", "0510", "US") == -3


@rule("GL-9.23.2")
def test_a_wall_counts_where_the_line_enters() -> None:
    ask = land(walls="0510>0509")

    def drm(code: str, target: str = "0510") -> int:
        return ask.fire_ground(code, target)

    assert drm("0505") == drm("0509") == -2, "straight through the wall"
    assert drm("0608") == drm("0408") == -2, "aslant through the wall"
    assert drm("0609") == drm("0409") == -2, "the line passes the end of the wall"
    assert drm("0610") == drm("0410") == drm("0709") == 0, "through the hexsides beside it"
    assert drm("0514") == 0, "from behind"
    assert drm("0514", "0509") == 0, "the hex outside the wall is not protected by it"


# ---- the maps of the game ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MAPS)
def test_map_files_agree_with_what_follows_from_them(name: str) -> None:
    sides = load_map(name).hexsides
    turns = battle_turns("chancellorsville") if name == "chancellorsville" else ("",)
    ask = battle(MAPS[name], turns[-1])
    around = {code: set(ask.neighbours(code).values()) for code in ask.hexes()}

    def shut(kind: str) -> set[tuple[str, str]]:
        return {(a, b) for a, others in around.items() for b in others - set(ask.ways(kind, a))}

    listed: dict[str, set[tuple[str, str]]] = {}
    for what, codes in sides.impassable.items():
        listed[what] = set()
        for side in codes:
            a, b = side[:4], side[5:]
            listed[what] |= {(a, b)} if side[4] == ">" else {(a, b), (b, a)}
    assert shut("inf") == shut("cav") == shut("leader") == listed["all"]
    assert shut("art") == listed["all"] | listed["artillery"] | listed["artillery_up"]
    level = {code: int(ask.ground(code)["level"]) for code in around}
    rising = {(a, b): level[b] - level[a] for a, others in around.items() for b in others if level[b] > level[a]}
    slopes = {(side[:4], side[5:]): int(rise) for rise, codes in sides.slopes_up.items() for side in codes}
    assert rising == slopes


@rule("GL-15.6")
def test_fredericksburg_has_its_bridges() -> None:
    ask = battle("fredericksburg")
    crossings = [(side[:4], side[5:]) for side in load_map("fredericksburg").hexsides.crossings]
    river = [(a, b) for a, b in crossings if ask.ground(a)["water"][ask.side_to(a, b)] == "river"]
    assert river == [("1712", "1812"), ("2017", "2117"), ("2323", "2423")]
    for a, b in river:
        assert None not in costs(ask, a, b)
        assert None not in costs(ask, b, a)


@rule("GL-15.4", "GL-15.5")
def test_the_banks_of_the_rappahannock_at_fredericksburg() -> None:
    ask = battle("fredericksburg")
    near = set(ask.bank(ask.place("Hamilton's Crossing")))
    assert near >= {"1316", "1712", "2017", "2323", "1815", "0645"}
    assert not near & {"1812", "2117", "2423", "2013", "1506", "4515"}
    assert set(ask.bank("2013")) == set(ask.hexes()) - near
    data = json.loads((DATA / "battles" / "fredericksburg.json").read_text())
    for unit in data["units"]:
        if unit["id"].startswith("cs"):
            assert unit["hex"] in near, unit["id"]
        if unit["cmd"] == "Artillery Reserve":
            assert unit["hex"] not in near, unit["id"]


@rule("GL-16.8", "GL-16.7")
def test_the_banks_and_bridges_of_chancellorsville() -> None:
    turns = battle_turns("chancellorsville")
    asks = {turn: battle("chancellorsville", turn) for turn in turns}
    ask = asks[turns[0]]
    near = set(ask.bank(ask.place("Chancellorsville")))
    assert near >= {"0904", "2603", "4315", "4613", "5617", "5922"}
    assert not near & {"0804", "2702", "4314", "4612", "5716", "6022", "0601", "2801"}
    opened = {"5617-5716": "May3-0600", "4612-4613": "May3-1400", "2603-2702": "Apr30-1400"}
    for side, first in opened.items():
        for turn in turns:
            crossed = asks[turn].step_cost("inf", side[:4], side[5:]) is not None
            assert crossed == (turns.index(turn) >= turns.index(first))
    listed = load_map("chancellorsville").hexsides.crossings.values()
    assert {crossing.from_turn for crossing in listed if crossing.from_turn} == {"May3-0600", "May3-1400"}


@rule("GL-16.6")
def test_the_works_of_chancellorsville() -> None:
    def numbers(side: str, *turns: str) -> list[int]:
        return [len(battle("chancellorsville", turn).works(side)) for turn in turns]

    assert numbers("US", "May1-1800", "May2-0600", "May3-0600", "May3-0800") == [0, 8, 8, 25]
    assert numbers("CS", "Apr30-1400", "May1-0600", "May5-1800") == [8, 15, 15]


def test_the_stone_wall_of_the_sunken_road() -> None:
    ask = battle("fredericksburg")
    rise = ask.ground("1417")["level"] - ask.ground("1516")["level"]
    assert ask.charge_ground("1516", "1417") == -3 - rise
    assert ask.charge_ground("1417", "1516") == 0
    assert ask.fire_ground("1615", "1417") == -2


@pytest.mark.parametrize("name", MAPS)
def test_creeks_and_rivers_are_seen_from_both_sides(name: str) -> None:
    ask = battle(MAPS[name])
    back = {"N": "S", "NE": "SW", "SE": "NW", "S": "N", "SW": "NE", "NW": "SE"}
    grounds = {code: ask.ground(code) for code in ask.hexes()}
    waters = set()
    for code, ground in grounds.items():
        for facing, other in ask.neighbours(code).items():
            for what in ("water", "roads", "crossings"):
                assert ground[what].get(facing) == grounds[other][what].get(back[facing])
        waters |= set(ground["water"].values())
    assert waters & {"creek", "river"}


# ---- damaged maps ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "fact"),
    [
        ({"terrain": ["."]}, "terrain does not fill the grid"),
        ({"terrain": ["x" * 20] * 20}, "unknown terrain"),
        ({"level": ["1" * 19] * 20}, "level does not fill the grid"),
        ({"level": ["-" * 20] * 20}, "not a digit"),
        ({"embankment": ["2101"]}, "unknown hex 2101"),
        ({"links": {"road": ["0505-0507"]}}, "not neighbours"),
        ({"hexsides": {"crossings": {"0504-0505": {"kind": "ford"}}}}, "crosses no water"),
        ({"hexsides": {"water": {"0504-0505": ["lake", ""]}}}, "lake"),
        ({"walls": [{"sides": ["0504"]}]}, "hexside 0504"),
    ],
)
def test_a_damaged_map_is_refused(changes: dict[str, Any], fact: str) -> None:
    with pytest.raises(DataError, match=fact):
        read_map(small_data() | changes, "T0")


def test_a_turn_the_battle_does_not_have_is_refused() -> None:
    with pytest.raises(BadInput, match="no turn T2"):
        land(water={"0504-0505": "river"}, crossings={"0504-0505": "bridge@T2"})
    with pytest.raises(BadInput, match="'Rome' is no place"):
        land().place("Rome")


def test_class_names_are_the_columns_of_the_chart() -> None:
    woods = load_chart().ground("woods")
    assert costs(land(woods="0504"), "0505", "0504") == [woods.inf, woods.cav, woods.art, woods.leader]
    with pytest.raises(BadInput, match="'hart' is no class of movers"):
        land().step_cost("hart", "0505", "0504")
