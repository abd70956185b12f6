"""The ground of a scenario as the pictures need it, and where it lies on the sheet.

The table is measured in base widths from its south-west corner, the sheet in scene units from its upper left corner.
"""

from __future__ import annotations

from functools import cache, cached_property
from itertools import pairwise
from math import atan2, degrees, hypot

from longroll.engraving.lines import Point, inside, meeting
from longroll.games.reason.data.materials import AreaData, LinearData, ScenarioData, SectorData, load_scenario
from longroll.games.reason.table.sheet.labels import Body

BW = 60.0
"""Scene units to a base width."""
MARGIN = 44.0
FOOT = 138.0
"""The strip beneath the table: title, scale, north."""
WORK = 6.0
"""Half as wide as walls and works are drawn."""
MAPS = ("lindenau", "warburg", "rossbach", "leuthen", "kolin", "zorndorf", "pick-up")
"""The maps, in the order of the scenarios."""


class Survey:
    """A ground on its sheet."""

    def __init__(self, ground: ScenarioData) -> None:
        self.ground = ground
        self.wide = ground.table.w * BW
        self.high = ground.table.h * BW

    def at(self, point: Point) -> Point:
        """A point of the table on the sheet."""
        return MARGIN + point[0] * BW, MARGIN + self.high - point[1] * BW

    @property
    def size(self) -> Point:
        """Width and height of the sheet."""
        return self.wide + 2 * MARGIN, self.high + MARGIN + FOOT

    def laid(self, line: list[Point]) -> list[Point]:
        return [self.at(point) for point in line]

    def on_table(self, point: Point) -> Point:
        """A point of the sheet on the table."""
        return (point[0] - MARGIN) / BW, (MARGIN + self.high - point[1]) / BW

    @property
    def sectors(self) -> list[SectorData]:
        return [sector for town in self.ground.towns for sector in town.sectors]

    @property
    def works(self) -> list[LinearData]:
        """Walls and entrenchments."""
        return [line for line in self.ground.linear if line.kind in ("wall", "entrenchment")]

    @cached_property
    def obstacles(self) -> list[Body]:
        """Walls and works as names must keep clear of them: each stretch a body without a name."""
        found = []
        for line in self.works:
            for (x0, y0), (x1, y1) in pairwise(self.laid(line.pts)):
                angle = degrees(atan2(y1 - y0, x1 - x0))
                found.append(Body((x0 + x1) / 2, (y0 + y1) / 2, hypot(x1 - x0, y1 - y0) / 2, WORK, angle, ""))
        return found

    def bridged(self, river: LinearData) -> bool:
        """Do roads cross it (MR-26.5)?"""
        return not any(rule.type == "no_bridge" and rule.linear == river.id for rule in self.ground.special)

    def bridges(self) -> list[tuple[Point, Point]]:
        """Where roads cross rivers, with the direction of the road (MR-4.6); in base widths."""
        found: list[tuple[Point, Point]] = []
        for river in self.ground.linear:
            if river.kind != "river" or not self.bridged(river):
                continue
            for road in self.ground.roads:
                for a, b in pairwise(road.pts):
                    for c, d in pairwise(river.pts):
                        at = meeting(a, b, c, d)
                        if at is not None:
                            size = hypot(b[0] - a[0], b[1] - a[1])
                            found.append((at, ((b[0] - a[0]) / size, (b[1] - a[1]) / size)))
        return found

    def level(self, point: Point) -> int:
        """The height of a point (MR-4.2)."""
        return max((level.level for level in self.ground.levels if inside(point, level.poly)), default=0)


@cache
def survey(name: str) -> Survey:
    return Survey(load_scenario(name))


def survey_of(ground: ScenarioData) -> Survey:
    """The survey of any ground, kept while it is in use."""
    found = _SURVEYS.get(id(ground))
    if found is None or found.ground is not ground:
        if len(_SURVEYS) >= KEPT:
            _SURVEYS.clear()
        found = _SURVEYS[id(ground)] = Survey(ground)
    return found


def map_of(ground: ScenarioData) -> str:
    """The map that shows a ground: its own, or that of the scenario whose table it borrows (MR-27.6); none for a ground
    that a position has brought along."""
    if ground.muster is not None:
        return ground.muster.table
    if ground.id in MAPS and same_ground(survey(ground.id).ground, ground):
        return ground.id
    return next((name for name in MAPS if same_ground(survey(name).ground, ground)), "")


def same_ground(one: ScenarioData, other: ScenarioData) -> bool:
    parts = ("table", "levels", "areas", "towns", "linear", "roads")
    return all(getattr(one, part) == getattr(other, part) for part in parts)


KEPT = 32
_SURVEYS: dict[int, Survey] = {}


def corners(sector: SectorData) -> list[Point]:
    return [(sector.x0, sector.y0), (sector.x1, sector.y0), (sector.x1, sector.y1), (sector.x0, sector.y1)]


def gives_cover(area: AreaData) -> bool:
    """MR-4.4."""
    return area.kind == "woods" if area.cover is None else area.cover


SPELLED = {
    "Lunstaedt": "Lunstädt",
    "Pettstaedt": "Pettstädt",
    "Sagschuetz": "Sagschütz",
    "Wuerzburg": "Würzburg",
    "Wuerttemberg": "Württemberg",
    "Huelsen": "Hülsen",
    "Muenchow": "Münchow",
    "Schoenaich": "Schönaich",
    "Cuestrin": "Küstrin",
    "Szechenyi": "Széchényi",
    "Szekely": "Székely",
    "Legion Britannique": "Légion Britannique",
    "Piemont": "Piémont",
    "Penthievre": "Penthièvre",
    "Segur": "Ségur",
    "Lutzelbourg": "Lützelbourg",
    "Polzen": "Pölzen",
    "Kaiserstrasse": "Kaiserstraße",
}
"""Names the data files write without accents."""


def spelled(name: str) -> str:
    """A name as its own language writes it."""
    for plain, proper in SPELLED.items():
        name = name.replace(plain, proper)
    return name.replace("'", "’")


def place_name(identity: str) -> str:
    """The name in an identity: "Pölzen hill" of "Polzen-hill"."""
    text = spelled(identity.replace("-", " "))
    return text[:1].upper() + text[1:]
