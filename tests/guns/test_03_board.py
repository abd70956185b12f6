"""GG-3 The board: the model on T7, and what the map of the game must have."""

import json
import math
from typing import Any

import pytest

from longroll.games.guns.board import GROUND, ground_of
from longroll.games.guns.data.map_data import load_map, read_map
from longroll.games.guns.data.materials import DATA as DATA_FOLDER
from longroll.kit.clauses import rule
from longroll.kit.materials import DataError
from tests.guns.t7 import area_set, areas, at, facing, position_set, positions, t7, t7_data

# ---- positions, areas, junctions ---------------------------------------------------------------------------------


@rule("GG-3.1", "GG-3.5")
def test_t7_is_counted_right() -> None:
    ground = t7()
    assert (ground.n_areas, ground.n_positions, ground.n_junctions) == (49, 84, 36)
    assert ground.partial.bit_count() == 24
    assert len(ground.ends[at(ground, "H03")]) == 1
    assert len(ground.ends[at(ground, "H33")]) == 2


@rule("GG-3.7", "GG-W22")
def test_adjacent_positions_share_a_junction() -> None:
    ground = t7()
    beside = ground.adjacent_mask[at(ground, "H34")]
    assert position_set(ground, beside) == {"H24", "H44", "V33", "V34", "V43", "V44"}


@rule("GG-3.8")
def test_area_distance_counts_shared_positions_only() -> None:
    ground = t7()
    index = ground.area_index
    assert ground.area_distance[index["a33"]][index["a33"]] == 0
    assert ground.area_distance[index["a33"]][index["a34"]] == 1
    assert ground.area_distance[index["a33"]][index["a44"]] == 2
    assert ground.area_distance[index["a00"]][index["a66"]] == 12


@rule("GG-3.3", "GG-3.6")
def test_terrain_belongs_to_a_side() -> None:
    ground = t7({"H34": {"a34": {"ridge": 2, "steep": True}}, "V33": {"a23": {"obstructed": True}}})
    assert ground.ridge[facing(ground, "H34 N")] == 2
    assert ground.steep[facing(ground, "H34 N")]
    assert ground.ridge[facing(ground, "H34 S")] == 0
    assert ground.obstructed[facing(ground, "V33 W")]
    assert not ground.fully_obstructed
    both = t7({"V33": {"a23": {"obstructed": True}, "a33": {"obstructed": True}}})
    assert position_set(both, both.fully_obstructed) == {"V33"}


# ---- steps -------------------------------------------------------------------------------------------------------


@rule("GG-3.9", "GG-W7")
@pytest.mark.parametrize(
    ("terrain", "cost"),
    [
        ({}, 1),
        ({"H34": {"a33": {"obstructed": True}}}, 2),
        ({"H33": {"a33": {"obstructed": True}}, "H34": {"a33": {"obstructed": True}}}, 2),
        ({"H34": {"a34": {"obstructed": True}}}, 1),
    ],
)
def test_cost_of_a_step(terrain: dict[str, Any], cost: int) -> None:
    ground = t7(terrain)
    assert ground.step_cost(facing(ground, "H33 N"), at(ground, "H34")) == cost
    assert ground.step_cost(facing(ground, "H33 S"), at(ground, "H34")) == 0


@rule("GG-3.10", "GG-W8")
def test_leaving_the_map_and_coming_back() -> None:
    ground = t7()
    assert ground.exit_cost[facing(ground, "V13 W")] == 1
    assert ground.exit_cost[facing(ground, "V13 E")] == 0
    rough = t7({"V13": {"a03": {"obstructed": True}}})
    assert rough.exit_cost[facing(rough, "V13 W")] == 2
    back = ground.area_index["a03"]
    assert position_set(ground, ground.easy_return[back]) == {"H03", "H04", "V13"}
    assert not ground.hard_return[back]
    assert position_set(rough, rough.hard_return[back]) == {"V13"}
    assert not ground.easy_return[ground.area_index["a33"]]
    assert position_set(ground, ground.easy_return[back] & ~ground.barred["USA"]) == {"H03", "V13"}


@rule("GG-3.11")
def test_shortest_paths_on_the_bare_map() -> None:
    ground = t7({"H34": {"a33": {"obstructed": True}}})
    away = ground.distances(at(ground, "H34"))
    assert away[at(ground, "H34")] == 0
    assert away[at(ground, "H33")] == 2
    assert away[at(ground, "H35")] == 1
    assert away[at(ground, "V33")] == 2
    assert away[at(ground, "H31")] == 4
    for a in range(ground.n_positions):
        for b in range(ground.n_positions):
            assert ground.distances(a)[b] == ground.distances(b)[a]


@rule("GG-10.12")
def test_positions_barred_to_the_union() -> None:
    ground = t7()
    assert "H04" in position_set(ground, ground.barred["USA"])
    assert "H03" not in position_set(ground, ground.barred["USA"])
    assert ground.barred["CSA"] == 0


# ---- front, rear, links ------------------------------------------------------------------------------------------


@rule("GG-3.12", "GG-3.13")
def test_front_rear_and_extended_front() -> None:
    ground = t7()
    stance = facing(ground, "H33 N")
    assert ground.area_codes[ground.front(stance)] == "a33"
    assert ground.area_codes[ground.rear(stance)] == "a32"
    assert area_set(ground, ground.extended_front(stance)) == {"a23", "a43", "a34"}
    link = ground.between(ground.area_index["a33"], ground.area_index["a34"])
    assert position_set(ground, link) == {"H34"}


@rule("GG-3.13", "GG-W54")
def test_two_areas_may_share_two_positions() -> None:
    ground = t7(minus=("V33", "V34"))
    link = ground.between(ground.area_index["a23"], ground.area_index["a24"])
    assert position_set(ground, link) == {"H24", "H34"}
    (joint,) = set(ground.ends[at(ground, "H24")]) & set(ground.ends[at(ground, "H34")])
    assert ground.junction_codes[joint] == "j34"
    assert len(ground.meeting[joint]) == 2
    assert ground.n_areas == 47


@rule("GG-3.14")
def test_pivot_leads_to_the_next_position_round_a_junction() -> None:
    ground = t7()
    turns = {(ground.junction_codes[j], ground.position_codes[q]) for j, q in ground.pivots[facing(ground, "H34 S")]}
    assert turns == {("j34", "V33"), ("j44", "V43")}


@rule("GG-3.15")
def test_two_arcs_at_a_full_junction() -> None:
    ground = t7()
    start, end = at(ground, "H44"), at(ground, "H34")
    arcs = [arc for arc in ground.arcs if (arc.start, arc.end) == (start, end)]
    found = {
        (ground.area_codes[arc.last], *sorted(position_set(ground, arc.between)), len(arc.stances)) for arc in arcs
    }
    assert found == {("a33", "V43", 2), ("a34", "V44", 2)}


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
def test_a_damaged_map_is_refused_with_the_fact(path: tuple[str, ...], value: Any, fact: str) -> None:
    data = t7_data()
    spot: Any = data
    for key in path[:-1]:
        spot = spot[key]
    spot[path[-1]] = value
    with pytest.raises(DataError, match=fact):
        read_map(data, "T7")


# ---- the map of the game -----------------------------------------------------------------------------------------

DATA = load_map()
FRAME = DATA.frame
assert FRAME is not None


def on_edge(point: tuple[float, float]) -> bool:
    assert FRAME is not None
    return point[0] in (FRAME.xmin, FRAME.xmax) or point[1] in (FRAME.ymin, FRAME.ymax)


@rule("GG-3.18")
def test_six_entry_points_with_two_partial_areas_each() -> None:
    armies = {code: GROUND.entry_army[n] for n, code in enumerate(GROUND.entry_codes)}
    assert armies == {
        "CHAMBERSBURG": "CSA",
        "MUMMASBURG": "CSA",
        "HARRISBURG": "CSA",
        "EMMITSBURG": "USA",
        "TANEYTOWN": "USA",
        "BALTIMORE": "USA",
    }
    used: list[int] = []
    for number, code in enumerate(GROUND.entry_codes):
        first, second = GROUND.entry_areas[number]
        used += [first, second]
        assert GROUND.bit[first] & GROUND.partial
        assert GROUND.bit[second] & GROUND.partial
        assert GROUND.area_distance[first][second] == 1
        assert on_edge(DATA.entries[code].at)
        (road,) = [road for road in DATA.main_roads if road.entry == code]
        assert GROUND.area_index[road.path[0]] in (first, second)
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
    first, second = GROUND.members(GROUND.town)
    assert GROUND.area_distance[first][second] == 1
    for area in (first, second):
        for position in GROUND.border[area]:
            assert GROUND.obstructed[GROUND.stance(position, area)]
    meetings = [GROUND.area_index[node.area] for node in DATA.roads.nodes.values() if node.kind == "meeting"]
    assert any(GROUND.bit[area] & GROUND.town for area in meetings)
    into_town = {road.entry for road in DATA.main_roads if areas(GROUND, " ".join(road.path[0::2])) & GROUND.town}
    assert {"CHAMBERSBURG", "MUMMASBURG", "HARRISBURG", "BALTIMORE"} <= into_town


@rule("GG-3.20")
def test_starting_objectives_lie_apart() -> None:
    assert len(set(GROUND.objectives_start)) == 3
    for first in GROUND.objectives_start:
        assert not GROUND.bit[first] & GROUND.partial
        for second in GROUND.objectives_start:
            assert first == second or GROUND.area_distance[first][second] >= 3


@rule("GG-3.21")
def test_shape_of_the_map() -> None:
    assert 90 <= GROUND.n_areas <= 130
    degrees = [len(meeting) for meeting in GROUND.meeting]
    assert set(degrees) <= {2, 3, 4}
    assert degrees.count(3) > len(degrees) / 2
    pairs = [frozenset(ends) for ends in GROUND.ends if len(ends) == 2]
    assert len(pairs) == len(set(pairs))
    assert FRAME is not None
    width = math.sqrt((FRAME.xmax - FRAME.xmin) * (FRAME.ymax - FRAME.ymin) / GROUND.n_areas)
    assert 600 <= width <= 900


@rule("GG-3.1", "GG-3.21")
def test_the_map_is_planar() -> None:
    """Vertices, edges and faces obey Euler's count, with the map edge as one more cycle."""
    loose = sum(2 - len(ends) for ends in GROUND.ends)
    assert (GROUND.n_junctions + loose) - (GROUND.n_positions + loose) + GROUND.n_areas + 1 == 2
    assert all(distance >= 0 for row in GROUND.area_distance for distance in row)


@rule("GG-3.5")
def test_partial_positions_end_at_the_map_edge() -> None:
    for position in DATA.positions.values():
        ends = [position.line[0], position.line[-1]]
        joined = [DATA.junctions[code].xy for code in position.junctions]
        assert position.partial == (len(joined) < 2)
        assert all(end in joined or on_edge(end) for end in ends)
    for number, (code, area) in enumerate(DATA.areas.items()):
        assert area.partial == any(on_edge(point) for point in area.polygon), code
        assert {GROUND.position_index[p] for p in area.positions} == set(GROUND.border[number])


@rule("GG-3.21")
def test_lines_turn_the_way_the_tables_say() -> None:
    """The combinatorial turning round a junction agrees with the drawn lines: next to each other, on the right side."""
    for number, code in enumerate(GROUND.junction_codes):
        centre = DATA.junctions[code].xy
        spokes: list[tuple[float, int, int]] = []
        for place in GROUND.meeting[number]:
            line = DATA.positions[GROUND.position_codes[place]].line
            outward = line[0] == centre
            second = line[1] if outward else line[-2]
            angle = math.atan2(second[1] - centre[1], second[0] - centre[0])
            spokes.append((angle, place, 2 * place if outward else 2 * place + 1))
        spokes.sort()
        for (_, here, left), (_, after, _) in zip(spokes, spokes[1:] + spokes[:1], strict=True):
            assert (number, after) in GROUND.pivots[left], (code, here, after)


@rule("GG-3.21", "GG-9.7")
def test_special_lines_of_sight_end_in_the_extended_front() -> None:
    assert len(DATA.special_los) == 7
    for sight in DATA.special_los:
        stance = facing(GROUND, f"{sight.position} {sight.front}")
        assert not GROUND.obstructed[stance]
        assert areas(GROUND, sight.area) & GROUND.extended_front(stance)


@rule("GG-3.21")
def test_no_confederate_entry_area_is_commanded_from_a_ridge_open_to_the_union() -> None:
    entry = GROUND.entry_mask["CSA"]
    for stance in range(2 * GROUND.n_positions):
        if not positions(GROUND, GROUND.position_codes[stance // 2]) & GROUND.barred["USA"]:
            reach = GROUND.fire_front[stance]
            for area, _ in GROUND.fire_beyond[stance]:
                reach |= area
            assert not reach & entry, GROUND.stance_codes[stance]


@rule("GG-3.22", "GG-23.2")
def test_places_of_the_cavalry() -> None:
    herr, mcpherson = DATA.historical_setup
    pike = next(road for road in DATA.main_roads if road.entry == "CHAMBERSBURG").path
    assert herr.position in pike
    assert "Herr Ridge" in GROUND.position_names[at(GROUND, herr.position)]
    assert mcpherson.position not in pike
    assert "McPherson Ridge" in GROUND.position_names[at(GROUND, mcpherson.position)]
    (crossing,) = [p for p in pike[1::2] if "McPherson" in DATA.positions[p].name]
    north = sum(point[1] for point in DATA.positions[mcpherson.position].line)
    assert north > sum(point[1] for point in DATA.positions[crossing].line)
    assert not positions(GROUND, f"{herr.position} {mcpherson.position}") & GROUND.barred["USA"]


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


def compass(stance: int) -> str:
    """The side of a position on which an area lies: side 0 lies to the left of its line."""
    line = DATA.positions[GROUND.position_codes[stance // 2]].line
    east, north = line[-1][0] - line[0][0], line[-1][1] - line[0][1]
    if stance & 1:
        east, north = -east, -north
    return WINDS[round(math.degrees(math.atan2(-north, east)) / 45) % 8]


@rule("GG-3.23")
@pytest.mark.parametrize("row", CRESTS.strip().splitlines())
def test_terrain_of_the_crests(row: str) -> None:
    name, sides = row.split(": ")
    place = GROUND.position_names.index(name)
    found = {
        f"{compass(s)}{GROUND.ridge[s]}{'s' if GROUND.steep[s] else ''}{'o' if GROUND.obstructed[s] else ''}"
        for s in (2 * place, 2 * place + 1)
    }
    assert found == set(sides.split())


@rule("GG-3.23", "GG-3.6")
def test_fully_obstructed_positions() -> None:
    assert GROUND.fully_obstructed.bit_count() >= 6
    names = {GROUND.position_names[p] for p in GROUND.members(GROUND.fully_obstructed)}
    assert {"Culp's Hill, north", "Culp's Hill, east", "Round Top", "Rose's Woods", "Wolf's Hill"} <= names


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
    ground = ground_of(bare, "bare")
    for table in ("easy", "hard", "exit_cost", "fire_front", "fire_beyond", "fire_defensive", "flanks", "pivots"):
        assert getattr(ground, table) == getattr(GROUND, table), table


@rule("GG-11.10", "GG-3.18")
def test_the_main_roads_form_one_net() -> None:
    reached = {0}
    queue = [0]
    for node in queue:
        for onward, area in GROUND.road_nodes[node].onward:
            for end in (node, onward):
                place = GROUND.road_nodes[end].position
                assert place < 0 or GROUND.side_of(place, area) >= 0
            if onward not in reached:
                reached.add(onward)
                queue.append(onward)
    assert len(reached) == len(GROUND.road_nodes)
    for road in DATA.main_roads:
        on_road = {GROUND.position_index[code] for code in road.path[1::2]}
        assert on_road <= {node.position for node in GROUND.road_nodes}
        for before, place, after in zip(road.path[0::2], road.path[1::2], road.path[2::2], strict=False):
            assert set(DATA.positions[place].areas) == {before, after}
