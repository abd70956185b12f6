"""GB-3 The map."""

from itertools import pairwise, permutations
from typing import Any

import pytest

from longroll.games.gettysburg.data.materials import DATA, load_map
from longroll.games.gettysburg.questions import Questions
from longroll.kit import BadInput
from longroll.kit.clauses import rule
from longroll.kit.materials import load
from tests.gettysburg.table import Table, block, sector

# sector, terrain, stars : sectors across a border (* a road crosses it) | sectors met at a vertex only
REFERENCE = """
HRN ridge - : HRS* MUM WRC* WRN*
HRS ridge - : FFR* HRN* MPS WRC
FFR none - : HRS* MCM MPS* SCH WRS*
WRS none - : FFR* MCM PSH* SPW | PIW
PSH none - : BSW PIW* WRS* | SPW WFR
BSW none - : ERS PSH WFR | PIW
ERS none - : BSW BUS WFR*
MUM none - : HRN OKH* WRN
WRN none - : HRN* MPN* MUM OKH WRC | OKR
WRC none - : HRN* HRS MPN* MPS WRN
MPN ridge - : MPS OKR SEM* WRC* WRN* | OKH
MPS ridge - : FFR* HRS MPN SCH SEM* WRC
OKH hill - : BLO CAR MUM* OKR* WRN | MPN
OKR ridge - : BLO COL* MPN OKH* SEM | WRN
SEM ridge - : COL* GET* LON MPN* MPS* OKR SCH
SCH ridge - : BLI FFR LON MCM MPS SEM
MCM ridge - : BLI COD FFR SCH SPW WRS
SPW ridge - : COD KLI MCM PIW WRS | PEA PSH
PIW ridge - : PEA* PSH* SPW WFR | BSW KLI ROS WRS
WFR ridge - : BSW BUS ERS* PIW ROS* | DEV PEA PSH SLY
BUS none - : ERS SLY SRT WFR | DEV ROS
CAR none - : BAK BLO* HAR OKH
BLO none - : ALM BAK CAR* COL* OKH OKR
BAK ridge - : ALM* BLO CAR HAR* YRK
HAR none - : BAK* CAR YRK
ALM none - : BAK* BLO COL CUF GET* YRK
YRK none - : ALM BAK BEN CUF* HAN HAR
COL none - : ALM BLO* GET* OKR* SEM*
GET town - : ALM* CEM* COL* CUF* LON SEM*
CUF none - : ALM BEN* CEM CUL GET* YRK* | RCK
BEN hill - : CUF* HAN* RCK YRK | CUL
HAN none - : BEN* RCK WOL YRK
WOL hill - : BAL HAN RCK SPS
RCK none - : BEN CUL HAN SPS WOL | CUF
SPS none - : BAL CUL LEI POW RCK WOL
POW hill - : BAL* GSF HUM* LEI* SPS | WEI
BAL none - : GSF POW* SPS WOL
CUL hill * : CEM CUF LEI RCK SPS | BEN
CEM hill * : BLI* CRN CUF CUL GET* LEI* LON
LON none - : BLI CEM GET SCH SEM
CRN ridge * : BLI CEM COD CRS HUM LEI
CRS ridge - : COD CRN HUM KLI TRO WEI
LEI none - : CEM* CRN CUL HUM* POW* SPS
HUM none - : CRN CRS LEI* POW* WEI* | GSF
WEI none - : CRS GSF HUM* LRT TAN* TRO WHE* | POW
GSF none - : BAL POW TAN WEI | HUM
LRT hill ** : DEV SLY SRT TAN WEI WHE
TAN none - : GSF LRT SRT WEI*
SRT none - : BUS LRT SLY TAN
BLI none - : CEM* COD* CRN LON MCM SCH
COD none - : BLI* CRN CRS KLI* MCM SPW
KLI none - : COD* CRS PEA* SPW TRO | PIW
PEA ridge - : KLI* PIW* ROS* TRO WHE* | SPW WFR
TRO none - : CRS KLI PEA WEI WHE
WHE none - : DEV LRT PEA* ROS TRO WEI*
ROS none - : DEV PEA* WFR* WHE | BUS PIW SLY
DEV ridge - : LRT ROS SLY WHE | BUS WFR
SLY none - : BUS DEV LRT SRT | ROS WFR
"""

ROADS = {
    "cp": "HRN WRC MPN SEM GET",
    "rr": "HRN WRN MPN SEM COL GET",
    "mu": "MUM OKH OKR COL GET",
    "ca": "CAR BLO COL GET",
    "ha": "HAR BAK ALM GET",
    "yo": "YRK CUF GET",
    "hn": "HAN BEN CUF GET",
    "ba": "BAL POW LEI CEM GET",
    "ta": "TAN WEI HUM LEI CEM",
    "em": "ERS WFR ROS PEA KLI COD BLI CEM",
    "fa": "FFR MPS SEM GET",
    "wf": "PSH PIW PEA WHE WEI",
    "hr": "HRN HRS FFR",
    "wr": "FFR WRS PSH",
    "gs": "HUM POW",
}

BOX_SECTORS = {
    "Chambersburg-Pike": ("CSA", "HRN"),
    "Mummasburg-Road": ("CSA", "MUM"),
    "Carlisle-Road": ("CSA", "CAR"),
    "Harrisburg-Road": ("CSA", "HAR"),
    "Taneytown-Road": ("Union", "TAN"),
    "Baltimore-Pike": ("Union", "BAL"),
    "Emmitsburg-Road": ("Union", "ERS"),
}


class ReferenceLine:
    """One line of the reference."""

    def __init__(self, text: str) -> None:
        first, rest = text.split(" : ")
        beside, _, corners = rest.partition(" | ")
        self.code, self.terrain, stars = first.split()
        self.stars = stars.count("*")
        self.roads = {word.rstrip("*") for word in beside.split() if word.endswith("*")}
        self.beside = {word.rstrip("*") for word in beside.split()}
        self.corners = set(corners.split())


LINES = [ReferenceLine(text) for text in REFERENCE.strip().splitlines()]


@pytest.fixture(name="ask", scope="module")
def _ask() -> Questions:
    """Questions to the printed map."""
    return Table().ask


# ---- sectors, borders, vertices ----------------------------------------------------------------------------


def area(points: list[tuple[float, float]]) -> float:
    ends = [*points, points[0]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise(ends)) / 2


@rule("GB-3.1")
def test_the_sectors_cover_the_field_without_gap_or_overlap() -> None:
    data = load_map()
    outline: list[int] = load(DATA / "map.json", dict[str, Any])["outline"]
    rings = [area([data.vertices[v] for v in s.ring]) for s in data.sectors]
    assert len(rings) == len(LINES) == 58
    assert all(ring > 0 for ring in rings), "counter-clockwise"
    edges = [edge for s in data.sectors for edge in pairwise([*s.ring, s.ring[0]])]
    assert len(set(edges)) == len(edges), "no stretch of border belongs to two sectors on the same side"
    outer = {frozenset((a, b)) for a, b in edges if (b, a) not in set(edges)}
    assert outer == {frozenset(edge) for edge in pairwise([*outline, outline[0]])}
    assert sum(rings) == pytest.approx(abs(area([data.vertices[v] for v in outline])))


@rule("GB-3.1")
def test_a_piece_is_in_one_place() -> None:
    with pytest.raises(BadInput, match="two places"):
        Table({"places": {"SEM": sector("CR1"), "OKH": sector("CR1")}})
    with pytest.raises(BadInput, match="two places"):
        Table({"places": {"HRN": sector("CR1"), "Chambersburg Pike": sector("CR1")}})


@pytest.mark.parametrize("line", LINES, ids=[line.code for line in LINES])
@rule("GB-3.2", "GB-3.3")
def test_borders_and_vertices(ask: Questions, line: ReferenceLine) -> None:
    assert set(ask.neighbours(line.code)) == line.beside
    assert set(ask.touching(line.code)) == line.beside | line.corners
    assert {other for other in ask.sectors() if ask.road(line.code, other)} == line.roads


@rule("GB-3.2", "GB-R13")
def test_a_vertex_does_not_make_adjacent() -> None:
    """WRN and OKR meet at a vertex only."""
    places = {
        "WRN": sector("CR1", cubes={"grey": 1}, block=block("CSA", 3)),
        "OKR": sector("CR2", "CA1", cubes={"grey": 1}),
        "COL": sector("UR1"),
    }
    table = Table({"places": places}).do("disc WRN")
    assert table.refused("move CR1 OKR") == "GB-12.4"
    assert table.refused("move CR2 COL") == "GB-11.3"
    assert table.refused("entrench OKR COL") == "GB-21.1"
    assert table.refused("fire CA1 COL troops") == "GB-22.1"
    assert table.refused("reinforce grey OKR WRN") == "GB-23.1"
    assert table.refused("reinforce grey WRN OKR") == "GB-23.2"


@rule("GB-3.2", "GB-R13")
def test_a_vertex_is_no_way_to_retreat() -> None:
    """CUL and BEN meet at a vertex only: neither the way nor the command reaches across it."""
    places = {
        "CUL": sector("UR1"),
        "BEN": sector(block=block("Union", 3)),
        "SPS": sector("CR1", block=block("CSA", 3)),
    }
    table = Table({"places": places}).do("disc SPS", "move CR1 CUL").dice(1, 4, 1)
    assert table.kind == "retreat"
    assert set(table.options()) == {"retreat UR1 CUF", "retreat UR1 RCK"}
    assert table.refused("retreat UR1 BEN") == "GB-17.13"


@rule("GB-3.3")
def test_all_sectors_at_a_vertex_are_in_range_of_each_other() -> None:
    """PSH, PIW, WRS and SPW meet at one point; PSH and WRS are open ground with range 1."""
    places = {"WRS": sector("CA1", block=block("CSA", 3)), "PIW": sector("UR1"), "BSW": sector("UR2")}
    table = Table({"places": places}).do("disc WRS")
    assert table.legal("fire CA1 PIW troops")
    assert table.refused("fire CA1 BSW troops") == "GB-22.3"


# ---- terrain -----------------------------------------------------------------------------------------------


@rule("GB-3.4", "GB-3.6")
def test_terrain(ask: Questions) -> None:
    found = {code: ask.terrain(code) for code in ask.sectors()}
    assert found == {line.code: "clear" if line.terrain == "none" else line.terrain for line in LINES}
    assert [code for code, terrain in found.items() if terrain == "town"] == ["GET"]


@rule("GB-3.5", "GB-R45")
def test_signs_of_ridge_and_hill(ask: Questions) -> None:
    """The map names the signs respectively: half-circle ridge (range 3), triangle hill (range 4)."""
    notes = " ".join(load(DATA / "map.json", dict[str, Any])["notes"])
    assert "Ridge sectors are marked with a half-circle, hill sectors with a triangle" in notes
    for code in ask.sectors():
        assert ask.range(code) == {"ridge": 3, "hill": 4}.get(ask.terrain(code), 1)


@rule("GB-3.7")
def test_a_road_belongs_to_every_border_it_crosses(ask: Questions) -> None:
    data = load_map()
    assert {road.code: " ".join(road.sectors) for road in data.roads} == ROADS
    crossed: dict[frozenset[str], set[str]] = {}
    for code, line in ROADS.items():
        for pair in pairwise(line.split()):
            crossed.setdefault(frozenset(pair), set()).add(code)
    assert {frozenset(b.sectors): set(b.roads) for b in data.borders if b.roads} == crossed
    assert {frozenset(pair) for pair in permutations(ask.sectors(), 2) if ask.road(*pair)} == set(crossed)


def column_of_four(start: str, to: str) -> Table:
    places = {start: sector("CR1", "CR2", "CR3", "CR4", block=block("CSA", 3))}
    return Table({"places": places}).do(f"disc {start}", f"move CR1 {to}", f"move CR2 {to}")


@rule("GB-3.7", "GB-12.7")
def test_the_unfinished_railroad_is_a_road() -> None:
    assert column_of_four("SEM", "COL").legal("move CR3 COL"), "only the railroad crosses this border"
    assert column_of_four("HRN", "WRN").legal("move CR3 WRN")


@pytest.mark.parametrize("to", ["OKR", "LON", "SCH"])
@rule("GB-3.8")
def test_hills_ridges_and_open_ground_let_two_pass(to: str) -> None:
    assert column_of_four("SEM", to).refused(f"move CR3 {to}") == "GB-12.5"


@pytest.mark.parametrize(("start", "to"), [("LON", "GET"), ("LON", "CEM"), ("WRN", "OKH"), ("CEM", "LON")])
@rule("GB-3.8")
def test_town_and_hill_are_entered_like_open_ground(start: str, to: str) -> None:
    table = column_of_four(start, to)
    assert table.pieces(to) == ["CR1", "CR2"]
    assert table.refused(f"move CR3 {to}") == "GB-12.5"


@pytest.mark.parametrize(("start", "to"), [("SEM", "GET"), ("LEI", "CEM"), ("OKH", "OKR")])
@rule("GB-3.8")
def test_with_a_road_terrain_does_not_matter(start: str, to: str) -> None:
    assert column_of_four(start, to).do(f"move CR3 {to}", f"move CR4 {to}").pieces(to) == ["CR1", "CR2", "CR3", "CR4"]


@rule("GB-3.9")
def test_victory_sectors(ask: Questions) -> None:
    stars = {code: ask.stars(code) for code in ask.sectors() if ask.stars(code)}
    assert stars == {line.code: line.stars for line in LINES if line.stars}
    assert stars == {"CUL": 1, "CEM": 1, "CRN": 1, "LRT": 2}
    assert next(s.name for s in load_map().sectors if s.star == 2) == "Little Round Top and Round Top"


# ---- entry boxes -------------------------------------------------------------------------------------------


@rule("GB-3.10", "GB-3.12")
def test_entry_boxes() -> None:
    """A side's boxes are those that it may put a block into."""
    found: dict[str, tuple[str, str]] = {}
    for side in ("CSA", "Union"):
        table = Table({"turn": side})
        found |= {box: (side, to) for box, to in table.ask.boxes().items() if table.legal(f"block 2 {box}")}
    assert found == BOX_SECTORS
    assert table.ask.boxes() == {box: to for box, (_, to) in BOX_SECTORS.items()}


def box_and_sector() -> dict[str, Any]:
    """A block and pieces in the Chambersburg Pike box, pieces in its sector and beyond."""
    return {
        "Chambersburg Pike": sector("CR1", "CA1", block=block("CSA", 5)),
        "HRN": sector("CR2"),
        "WRN": sector("CR3", cubes={"grey": 1}),
        "MUM": sector("UR1"),
    }


@rule("GB-3.11", "GB-R13")
def test_a_box_commands_its_own_sector_only() -> None:
    table = Table({"places": box_and_sector()}).do("disc Chambersburg-Pike")
    assert table.refused("move CR3 OKH") == "GB-11.12"
    assert table.refused("entrench WRN OKH") == "GB-21.1"
    assert table.legal("move CR2 WRC")
    assert table.legal("entrench HRN MUM")
    assert table.legal("reinforce grey WRN HRN")


@rule("GB-3.11")
def test_a_box_is_not_a_sector() -> None:
    table = Table({"places": box_and_sector()}).do("disc Chambersburg-Pike")
    assert table.refused("fire CA1 MUM troops") == "GB-22.11"
    assert not [o for o in table.options("entrench") if o.startswith("entrench Chambersburg-Pike")]
    assert not table.legal("entrench Chambersburg-Pike HRN")
    assert not table.legal("move CR2 Chambersburg-Pike")
    with pytest.raises(BadInput, match="entry box"):
        Table({"places": {"Chambersburg Pike": sector("CR1", disrupted=True)}})


@rule("GB-3.11")
def test_guns_do_not_reach_into_a_box() -> None:
    places = {"HRN": sector("UA1", block=block("Union", 3)), "Chambersburg Pike": sector("CR1")}
    table = Table({"turn": "Union", "places": places}).do("disc HRN")
    assert table.options("fire") == []
    assert not table.legal("fire UA1 Chambersburg-Pike troops")


@rule("GB-3.11", "GB-R13")
def test_a_block_in_a_box_supports_retreats_into_its_sector() -> None:
    """CR1 is driven from WRN; the only CSA block stands in the Chambersburg Pike box, beside HRN."""
    places = {
        "WRN": sector("CR1"),
        "Chambersburg Pike": sector(block=block("CSA", 3)),
        "MPN": sector("UR1", block=block("Union", 3)),
    }
    table = Table({"turn": "Union", "places": places}).do("disc MPN", "move UR1 WRN").dice(1, 4, 1)
    assert table.where("CR1") == "HRN"
