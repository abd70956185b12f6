"""GG-3 The board: the model on T7, and what the map of the game must have."""

import json
import math
from pathlib import Path
from random import Random
from typing import Any

import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.data.map_data import load_map
from longroll.games.guns.data.materials import DATA as DATA_FOLDER
from longroll.games.guns.questions import Questions
from longroll.kit.clauses import rule
from longroll.kit.materials import DataError
from tests.guns.field import Field, Terrain, hard, infantry, stand
from tests.guns.literal import Plain
from tests.guns.small_map import small_data
from tests.guns.table import Table


def t7(terrain: Terrain | None = None, minus: tuple[str, ...] = ()) -> Questions:
    """Questions to the empty test map."""
    return Field("start", {}, terrain=terrain, minus=minus).ask


# ---- positions, areas, junctions ---------------------------------------------------------------------------------


@rule("GG-3.1", "GG-3.5")
def test_t7_is_counted_right() -> None:
    ask = t7()
    assert [len(ask.all_areas()), len(ask.all_positions()), len(ask.all_junctions())] == [49, 84, 36]
    assert len(ask.partial_areas()) == 24
    assert ask.junctions("H03") == ["j13"]
    assert ask.junctions("H33") == ["j33", "j43"]


@rule("GG-3.7", "GG-W22")
def test_adjacent_positions_share_a_junction() -> None:
    assert set(t7().adjacent("H34")) == {"H24", "H44", "V33", "V34", "V43", "V44"}


@rule("GG-3.8")
def test_area_distance_counts_shared_positions_only() -> None:
    ask = t7()
    assert ask.area_distance("a33", "a33") == 0
    assert ask.area_distance("a33", "a34") == 1
    assert ask.area_distance("a33", "a44") == 2
    assert ask.area_distance("a00", "a66") == 12


@rule("GG-3.3", "GG-3.6")
def test_terrain_belongs_to_a_side() -> None:
    ask = t7(hard("H34 a34 ridge 2", "H34 a34 steep", "V33 a23 obstructed"))
    assert ask.terrain("H34")["a34"] == {"ridge": 2, "steep": True, "obstructed": False}
    assert ask.terrain("H34")["a33"] == {"ridge": 0, "steep": False, "obstructed": False}
    assert ask.terrain("V33")["a23"]["obstructed"]
    assert ask.obstructed_positions() == []
    assert t7(hard("V33 a23 obstructed", "V33 a33 obstructed")).obstructed_positions() == ["V33"]


# ---- steps -------------------------------------------------------------------------------------------------------


@rule("GG-3.9", "GG-W7")
@pytest.mark.parametrize(
    ("terrain", "cost"),
    [
        (hard(), 1),
        (hard("H34 a33 obstructed"), 2),
        (hard("H33 a33 obstructed", "H34 a33 obstructed"), 2),
        (hard("H34 a34 obstructed"), 1),
    ],
)
def test_cost_of_a_step(terrain: Terrain, cost: int) -> None:
    ask = t7(terrain)
    assert ask.step_cost("H33", "a33", "H34") == cost
    assert ask.step_cost("H33", "a32", "H34") == 0


@rule("GG-3.10", "GG-10.12", "GG-W8")
def test_leaving_the_map_and_coming_back() -> None:
    ask, rough = t7(), t7(hard("V13 a03 obstructed"))
    assert ask.exit_cost("V13", "a03") == 1
    assert ask.exit_cost("V13", "a13") == 0
    assert rough.exit_cost("V13", "a03") == 2
    assert ask.return_costs("a03") == {"H03": 1, "H04": 1, "V13": 1}
    assert rough.return_costs("a03") == {"H03": 1, "H04": 1, "V13": 2}
    assert ask.return_costs("a33") == {}
    assert set(ask.return_costs("a03")) - set(ask.barred("USA")) == {"H03", "V13"}


@rule("GG-3.11")
def test_shortest_paths_on_the_bare_map() -> None:
    ask = t7(hard("H34 a33 obstructed"))
    assert [ask.distance(place, "H34") for place in ("H34", "H33", "H35", "V33", "H31")] == [0, 2, 1, 2, 4]
    places = ask.all_positions()
    assert all(ask.distance(a, b) == ask.distance(b, a) for a in places for b in places)


@rule("GG-10.12")
def test_positions_barred_to_the_union() -> None:
    ask = t7()
    assert "H04" in ask.barred("USA")
    assert "H03" not in ask.barred("USA")
    assert ask.barred("CSA") == []


# ---- front, rear, links ------------------------------------------------------------------------------------------


@rule("GG-3.12", "GG-3.13")
def test_front_rear_and_extended_front() -> None:
    ask = Field("CSA march", {"H33 N": "Heth-F"}).ask
    assert ask.front("H33", "CSA") == "a33"
    assert ask.rear("H33", "CSA") == "a32"
    assert set(ask.extended_front("H33", "a33")) == {"a23", "a43", "a34"}
    assert ask.between("a33", "a34") == ["H34"]


@rule("GG-3.13", "GG-W54")
def test_two_areas_may_share_two_positions() -> None:
    ask = t7(minus=("V33", "V34"))
    assert set(ask.between("a23", "a24")) == {"H24", "H34"}
    assert set(ask.junctions("H24")) & set(ask.junctions("H34")) == {"j34"}
    assert set(ask.meeting("j34")) == {"H24", "H34"}
    assert len(ask.all_areas()) == 47


@rule("GG-3.14")
def test_pivot_leads_to_the_next_position_round_a_junction() -> None:
    assert t7().pivots("H34", "a33") == {"j34": "V33", "j44": "V43"}


@rule("GG-3.15", "GG-3.16")
@pytest.mark.parametrize(("facing", "round_by"), [("S", "V43"), ("N", "V44")])
def test_two_arcs_at_a_full_junction(facing: str, round_by: str) -> None:
    """A stack on H44 comes at the rear of H34 either way round j44: each way is two steps past one position."""
    target = {"S": "H34 N", "N": "H34 S"}[facing]
    stacks = {target: "Howard-F", f"H44 {facing}": "Heth-F"}

    def threats(**more: Any) -> dict[str, str]:
        return Field("CSA march", {**stacks, **more.pop("held", {})}, **more).ask.flanks_threatened("H34", "USA")

    assert threats() == {"j44": "H44"}
    other = {"V43": "V44", "V44": "V43"}[round_by]
    assert threats(held={f"{round_by} W": "Sykes-F"}) == {}
    assert threats(held={f"{other} W": "Sykes-F"}) == {"j44": "H44"}
    for side in t7().areas(round_by):
        assert threats(terrain=hard(f"{round_by} {side} obstructed")) == {}, "three steps"


# ---- a damaged map file ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "fact"),
    [
        (("positions", "H33", "areas"), ("a33", "a99"), "unknown area a99"),
        (("positions", "H33", "junctions"), ["j99"], "unknown junction j99"),
        (("positions", "H33", "terrain"), {"a35": {"ridge": 1}}, "a side it does not have"),
        (("positions", "H33", "terrain"), {"a33": {"ridge": 4}}, "other than 0 to 3"),
        (("positions", "H33", "terrain"), {"a33": {"swamp": True}}, "swamp"),
        (("special_los",), [{"position": "H33", "front": "a35", "area": "a34"}], "starts at a side"),
        (("objectives_start",), ["a77"], "unknown area a77"),
        (("roads", "links"), [{"a": "E_TANEYTOWN", "b": "N_X", "area": "a30"}], "unknown node N_X"),
    ],
)
@rule("GG-3.1")
def test_a_damaged_map_is_refused_with_the_fact(path: tuple[str, ...], value: Any, fact: str, tmp_path: Path) -> None:
    data = small_data()
    spot: Any = data
    for key in path[:-1]:
        spot = spot[key]
    spot[path[-1]] = value
    file = tmp_path / "T7.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(DataError, match=fact):
        load_map(file)


# ---- the map of the game -----------------------------------------------------------------------------------------

DATA = load_map()
PLAIN = Plain(DATA)
ASK = GUNS.ask(GUNS.new("three-days"))
TOWN = {code for code, area in DATA.areas.items() if area.town}
NAMED = {position.name: code for code, position in DATA.positions.items() if position.name}
FRAME = DATA.frame
assert FRAME is not None


def on_edge(point: tuple[float, float]) -> bool:
    assert FRAME is not None
    return point[0] in (FRAME.xmin, FRAME.xmax) or point[1] in (FRAME.ymin, FRAME.ymax)


@rule("GG-3.18")
def test_six_entry_points_with_two_partial_areas_each() -> None:
    assert {code: entry.army for code, entry in DATA.entries.items()} == {
        "CHAMBERSBURG": "CSA",
        "MUMMASBURG": "CSA",
        "HARRISBURG": "CSA",
        "EMMITSBURG": "USA",
        "TANEYTOWN": "USA",
        "BALTIMORE": "USA",
    }
    used: list[str] = []
    for code, entry in DATA.entries.items():
        first, second = entry.areas
        used += entry.areas
        assert {first, second} <= set(ASK.partial_areas())
        assert ASK.area_distance(first, second) == 1
        assert on_edge(entry.at)
        (road,) = [road for road in DATA.main_roads if road.entry == code]
        assert road.path[0] in entry.areas
    assert len(used) == len(set(used)) == 12


@rule("GG-3.18")
def test_entry_points_lie_where_their_roads_came_from() -> None:
    at_ = {code: entry.at for code, entry in DATA.entries.items()}
    assert FRAME is not None
    assert at_["CHAMBERSBURG"][0] == FRAME.xmin
    assert at_["CHAMBERSBURG"][1] > 0
    assert at_["MUMMASBURG"][1] == at_["HARRISBURG"][1] == FRAME.ymax
    assert at_["MUMMASBURG"][0] < 0 < at_["HARRISBURG"][0]
    assert at_["EMMITSBURG"][1] == at_["TANEYTOWN"][1] == FRAME.ymin
    assert at_["EMMITSBURG"][0] < at_["TANEYTOWN"][0] < at_["BALTIMORE"][0]
    assert at_["BALTIMORE"][0] == FRAME.xmax


@rule("GG-3.19")
def test_two_town_areas_where_the_roads_meet() -> None:
    first, second = TOWN
    assert ASK.area_distance(first, second) == 1
    for area in TOWN:
        for position in ASK.border(area):
            assert ASK.terrain(position)[area]["obstructed"]
    assert any(node.area in TOWN for node in DATA.roads.nodes.values() if node.kind == "meeting")
    into_town = {road.entry for road in DATA.main_roads if TOWN & set(road.path[0::2])}
    assert {"CHAMBERSBURG", "MUMMASBURG", "HARRISBURG", "BALTIMORE"} <= into_town


@rule("GG-3.20")
def test_starting_objectives_lie_apart() -> None:
    goals = [str(goal["area"]) for goal in ASK.objectives()]
    assert goals == DATA.objectives_start
    assert len(set(goals)) == 3
    for first in goals:
        assert first not in ASK.partial_areas()
        for second in goals:
            assert first == second or ASK.area_distance(first, second) >= 3


@rule("GG-3.21")
def test_shape_of_the_map() -> None:
    assert 90 <= len(ASK.all_areas()) <= 130
    degrees = [len(ASK.meeting(junction)) for junction in ASK.all_junctions()]
    assert set(degrees) <= {2, 3, 4}
    assert degrees.count(3) > len(degrees) / 2
    pairs = [frozenset(ends) for ends in map(ASK.junctions, ASK.all_positions()) if len(ends) == 2]
    assert len(pairs) == len(set(pairs))
    assert FRAME is not None
    width = math.sqrt((FRAME.xmax - FRAME.xmin) * (FRAME.ymax - FRAME.ymin) / len(ASK.all_areas()))
    assert 600 <= width <= 900


@rule("GG-3.1", "GG-3.21")
def test_the_map_is_planar() -> None:
    """Vertices, edges and faces obey Euler's count, with the map edge as one more cycle."""
    areas, positions = ASK.all_areas(), ASK.all_positions()
    loose = sum(2 - len(ASK.junctions(position)) for position in positions)
    assert (len(ASK.all_junctions()) + loose) - (len(positions) + loose) + len(areas) + 1 == 2
    assert all(ASK.area_distance(first, second) >= 0 for first in areas for second in areas)


@rule("GG-3.5")
def test_partial_positions_end_at_the_map_edge() -> None:
    for position in DATA.positions.values():
        ends = [position.line[0], position.line[-1]]
        joined = [DATA.junctions[code].xy for code in position.junctions]
        assert position.partial == (len(joined) < 2)
        assert all(end in joined or on_edge(end) for end in ends)
    for code, area in DATA.areas.items():
        assert area.partial == any(on_edge(point) for point in area.polygon), code
        assert area.partial == (code in ASK.partial_areas())
        assert set(area.positions) == set(ASK.border(code))


@rule("GG-3.21")
def test_lines_turn_the_way_the_tables_say() -> None:
    """The combinatorial turning round a junction agrees with the drawn lines: next to each other, on the right side."""
    for code in ASK.all_junctions():
        centre = DATA.junctions[code].xy
        spokes: list[tuple[float, str, str]] = []
        for place in ASK.meeting(code):
            line = DATA.positions[place].line
            outward = line[0] == centre
            second = line[1] if outward else line[-2]
            angle = math.atan2(second[1] - centre[1], second[0] - centre[0])
            spokes.append((angle, place, DATA.positions[place].areas[0 if outward else 1]))
        spokes.sort()
        for (_, here, left), (_, after, _) in zip(spokes, spokes[1:] + spokes[:1], strict=True):
            assert ASK.pivots(here, left)[code] == after


@rule("GG-3.21", "GG-9.7")
def test_special_lines_of_sight_end_in_the_extended_front() -> None:
    assert len(DATA.special_los) == 7
    for sight in DATA.special_los:
        assert not ASK.terrain(sight.position)[sight.front]["obstructed"]
        assert sight.area in ASK.extended_front(sight.position, sight.front)


@rule("GG-3.21")
def test_no_confederate_entry_area_is_commanded_from_a_ridge_open_to_the_union() -> None:
    entry = {area for point in DATA.entries.values() if point.army == "CSA" for area in point.areas}
    for position in set(ASK.all_positions()) - set(ASK.barred("USA")):
        for front in ASK.areas(position):
            assert not PLAIN.field_of_fire((position, front), set()) & entry, position


@rule("GG-3.22", "GG-23.2")
def test_places_of_the_cavalry() -> None:
    herr, mcpherson = DATA.historical_setup
    pike = next(road for road in DATA.main_roads if road.entry == "CHAMBERSBURG").path
    assert herr.position in pike
    assert "Herr Ridge" in DATA.positions[herr.position].name
    assert mcpherson.position not in pike
    assert "McPherson Ridge" in DATA.positions[mcpherson.position].name
    (crossing,) = [p for p in pike[1::2] if "McPherson" in DATA.positions[p].name]
    north = sum(point[1] for point in DATA.positions[mcpherson.position].line)
    assert north > sum(point[1] for point in DATA.positions[crossing].line)
    assert not {herr.position, mcpherson.position} & set(ASK.barred("USA"))


# position name: compass side of its area, guns on the ridge, s steep, o obstructed
CRESTS = """
Herr Ridge at the Chambersburg Pike: E2 W1
Herr Ridge, centre: E2 W1
McPherson Ridge, north of the Pike: W1 E0
McPherson Ridge at the Pike: W1 E0
Seminary Ridge at the Pike: W2 E1
The Seminary: W2 E1
Seminary Ridge, centre: SE2 NW0o
Spangler's Woods: E2 W0o
Warfield Ridge: E2 W0o
Oak Hill, south: S3 N0o
Oak Hill, east: E2 W0o
Oak Ridge: E2 W1
Barlow's Knoll, north: NW1 SE0
Barlow's Knoll, east: E1 W0
Cemetery Hill, north: N3 S0
Cemetery Hill, west: W3 E0
East Cemetery Hill: NE2s SW0
Stevens' Knoll: N2 S0
Stevens' Knoll, east: NE1 SW0
Culp's Hill, north: N0so S0o
Culp's Hill, east: E0so W0o
Lower Culp's Hill: NE0so SW0o
Cemetery Ridge: W2 E0
Ziegler's Grove: NW2 SE0
Cemetery Ridge, low ground: W0 E0
Little Round Top: W3s E0o
Little Round Top, south: W0so E0o
Round Top: W0so E0so
Round Top, north: NW0so SE0o
Houck's Ridge: W1so E0o
Devil's Den: W1s E0o
The Peach Orchard, west: NW2 SE0
The Peach Orchard, south: SW1 NE0
Benner's Hill: W2 E0
Benner's Hill, south: E1 W0
Powers Hill: N2 S0
Wolf's Hill: W0so E0o
Wolf's Hill, north: N0o S0o
Rose's Woods: W0o E0o
"""
WINDS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def compass(position: str, side: int) -> str:
    """The direction in which the first or second area of a position lies: the first to the left of its line."""
    line = DATA.positions[position].line
    east, north = line[-1][0] - line[0][0], line[-1][1] - line[0][1]
    if side:
        east, north = -east, -north
    return WINDS[round(math.degrees(math.atan2(-north, east)) / 45) % 8]


@rule("GG-3.23")
@pytest.mark.parametrize("row", CRESTS.strip().splitlines())
def test_terrain_of_the_crests(row: str) -> None:
    name, sides = row.split(": ")
    place = NAMED[name]
    found = {
        f"{compass(place, side)}{there['ridge']}{'s' if there['steep'] else ''}{'o' if there['obstructed'] else ''}"
        for side, there in enumerate(ASK.terrain(place).values())
    }
    assert found == set(sides.split())


@rule("GG-3.23", "GG-3.6")
def test_fully_obstructed_positions() -> None:
    thick = ASK.obstructed_positions()
    assert len(thick) >= 6
    wanted = ("Culp's Hill, north", "Culp's Hill, east", "Round Top", "Rose's Woods", "Wolf's Hill")
    assert {NAMED[name] for name in wanted} <= set(thick)


def everything(ask: Questions) -> list[Any]:
    """What the ground alone settles: steps and pivots."""
    found: list[Any] = [(ask.return_costs(area), ask.neighbours(area)) for area in ask.all_areas()]
    for position in ask.all_positions():
        for area in ask.areas(position):
            costs = [ask.step_cost(position, area, end) for end in ask.border(area)]
            found.append((costs, ask.exit_cost(position, area), ask.pivots(position, area)))
    return found


def commanded(ask: Questions) -> list[Any]:
    """What stacks see and how they are threatened."""
    return [
        (
            ask.field_of_fire(place, army),
            ask.field_of_fire(place, army, defensive=True),
            ask.flanks_threatened(place, army),
        )
        for army in ("USA", "CSA")
        for place in ask.stacks(army)
    ]


@rule("GG-3.4", "GG-11.22")
def test_what_is_only_drawn_has_no_effect() -> None:
    """The map without its drawing, and without its roads, gives the same fields of fire and steps."""
    bare = json.loads((DATA_FOLDER / "map.json").read_text(encoding="utf-8"))
    for area in bare["areas"].values():
        area.update(polygon=[], label=[0, 0], name="")
    for position in bare["positions"].values():
        position.update(line=[], name="")
    for junction in bare["junctions"].values():
        junction["xy"] = [0, 0]
    entries = {code: node for code, node in bare["roads"]["nodes"].items() if node["kind"] == "entry"}
    bare.update(main_roads=[], roads={"nodes": entries, "links": []})
    assert everything(GUNS.ask(GUNS.position({"map": bare}))) == everything(ASK)
    rng = Random(3)
    places, rebels, union = ASK.all_positions(), infantry("CSA"), infantry("USA")
    rng.shuffle(places)
    for start in range(0, len(places), len(rebels)):
        held = places[start : start + len(rebels)]
        others = rng.sample(sorted(set(places) - {*held, *ASK.barred("USA")}), len(union))
        stood = (*zip(held, rebels, strict=False), *zip(others, union, strict=True))
        stacks = {f"{place} {rng.choice(ASK.areas(place))}": face for place, face in stood}
        spec = {"turn": "USA march", "hour": "10AM", "positions": stand(stacks, {})}
        assert commanded(GUNS.ask(GUNS.position({**spec, "map": bare}))) == commanded(GUNS.ask(GUNS.position(spec)))


@rule("GG-11.10", "GG-3.18")
def test_the_main_roads_form_one_net() -> None:
    nodes, links = DATA.roads.nodes, DATA.roads.links
    for link in links:
        for end in (link.a, link.b):
            place = nodes[end].position
            assert not place or link.area in ASK.areas(place)
    reached = [next(iter(nodes))]
    for node in reached:
        beyond = [link.b if link.a == node else link.a for link in links if node in (link.a, link.b)]
        reached += [end for end in dict.fromkeys(beyond) if end not in reached]
    assert set(reached) == set(nodes)
    for road in DATA.main_roads:
        assert set(road.path[1::2]) <= {node.position for node in nodes.values()}
        for before, between, after in zip(road.path[0::2], road.path[1::2], road.path[2::2], strict=False):
            assert set(ASK.areas(between)) == {before, after}


@rule("GG-3.2")
def test_blocks_stand_on_positions_only() -> None:
    """Off the map a block has left it across one of its edges, waits at an entry, or is not in play."""
    rng = Random(7)
    table = Table("second-day")
    elsewhere = {*DATA.entries, "coming", "unused", "gone", *ASK.partial_areas()}
    seen: set[str] = set()
    for _ in range(1500):
        if table.state.over:
            break
        table.do(rng.choice(table.options()))
        if rng.random() < 0.1:
            commands = [command for army in ("USA", "CSA") for command in table.ask.commands(army)]
            seen |= {str(block["place"]) for command in commands for block in table.ask.blocks(command)}
    assert seen <= elsewhere | set(ASK.all_positions())
    assert len(seen) > 40


@rule("GG-R6", "GG-3.12")
def test_the_extended_front_is_all_neighbours_of_the_front_but_the_rear() -> None:
    for position in ASK.all_positions():
        for front in ASK.areas(position):
            rear = PLAIN.other(position, front)
            wanted = {area for place in PLAIN.border[front] for area in PLAIN.areas(place)} - {front, rear}
            assert set(ASK.extended_front(position, front)) == wanted
