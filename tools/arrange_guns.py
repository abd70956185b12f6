"""Find where names, objectives and inscriptions stand on the map of The Guns of Gettysburg.

    python tools/arrange_guns.py

Run it when the map or the sizes in ``sheet.plan`` change; it writes ``data/arrangement.json`` and takes a quarter of a
minute. Names keep clear of guns and arrows and, as far as it goes, of the edges of their area, where blocks stand;
inscriptions keep clear of names, signs, junctions and positions.
"""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import Literal

import msgspec

from longroll.engraving.lettering import letter_width, name_lines, text_width
from longroll.engraving.lines import Point, Rect, along, around, beside, inside, length, part, smooth
from longroll.engraving.survey import GEOGRAPHY, survey
from longroll.games.guns.board import GROUND
from longroll.games.guns.data.materials import DATA
from longroll.games.guns.table.map_picture import CREST
from longroll.games.guns.table.map_picture import LETTER as SMALL
from longroll.games.guns.table.sheet.plan import (
    DISC,
    GUN,
    LETTER,
    LINE,
    PLAN,
    Arrangement,
    Inscription,
    Room,
)
from longroll.kit.materials import load

# ---- areas -------------------------------------------------------------------------------------------------------


@cache
def find_room(area: int) -> Room:
    """Name and objective of an area, clear of guns, arrows and, as far as it goes, of the blocks along its edge."""
    name = GROUND.area_names[area].replace("'", "’")
    x, y = PLAN.labels[area]
    tries: list[tuple[float, tuple[str, ...], Point]] = []
    for lines in {name_lines(name), (name,)}:
        for down in range(-8, 9):
            for across in range(-8, 9):
                point = (x + across * 9, y + down * 9)
                if inside(point, PLAN.rings[area]):
                    far = hypot(across, down) * 1.5 + (4 if len(lines) == 1 and len(name) > 12 else 0)
                    frame = around(*point, name_width(lines), LINE * len(lines))
                    tries.append((far + crowding(area, frame), lines, point))
    _, lines, label = min(tries)
    return Room(lines, label, objective_spot(area, around(*label, name_width(lines), LINE * len(lines))))


def name_width(lines: tuple[str, ...]) -> float:
    return max(text_width(line, LETTER) for line in lines)


def objective_spot(area: int, name: Rect) -> Point:
    """Beside the name of an area, where there is most room: above it if possible."""
    x, y = name.centre
    spots = [
        (0.0, (x, name.top - DISC / 2 - 2)),
        (3.0, (x, name.bottom + DISC / 2 + 2)),
        (8.0, (name.left - DISC / 2 - 4, y)),
        (8.0, (name.right + DISC / 2 + 4, y)),
    ]
    return min(spots, key=lambda tried: tried[0] + crowding(area, around(*tried[1], DISC, DISC)))[1]


def crowding(area: int, rect: Rect) -> float:
    """How badly a rectangle stands in an area: near the edge, on guns, on arrows."""
    x, y = rect.centre
    frame = [
        (rect.left, rect.top),
        (x, rect.top),
        (rect.right, rect.top),
        (rect.right, y),
        (rect.right, rect.bottom),
        (x, rect.bottom),
        (rect.left, rect.bottom),
        (rect.left, y),
    ]
    total = 0.0
    for point in frame:
        room_left = PLAN.reach(point, area)
        total += max(0.0, 30 - room_left) * 0.25 + max(0.0, 9 - room_left) * 6
    for position in GROUND.border[area]:
        for gun in PLAN.gun_spots(GROUND.stance(position, area)):
            total += rect.common(around(*gun.at, GUN + 6, GUN + 6)) * 0.6
    for start, end, _ in PLAN.sight_lines():
        for n in range(13):
            px, py = start[0] + (end[0] - start[0]) * n / 12, start[1] + (end[1] - start[1]) * n / 12
            total += 25.0 if rect.left - 6 < px < rect.right + 6 and rect.top - 6 < py < rect.bottom + 6 else 0.0
    return total


# ---- inscriptions ------------------------------------------------------------------------------------------------

_WATER_AT: dict[str, tuple[float, ...]] = {
    "Willoughby Run": (0.28, 0.62),
    "Rock Creek": (0.2, 0.55, 0.8),
    "Plum Run": (0.55,),
    "Stevens' Run": (0.4,),
    "Pitzer's Run": (0.6,),
    "White Run": (0.5,),
}
_ROAD_AT: dict[str, tuple[float, ...]] = {
    "Chambersburg Pike": (0.82,),
    "Mummasburg Road": (0.8,),
    "Carlisle Road": (0.7,),
    "Harrisburg Road": (0.72,),
    "Hanover Road": (0.72,),
    "Baltimore Pike": (0.42, 0.8),
    "Taneytown Road": (0.35, 0.8),
    "Emmitsburg Road": (0.42, 0.86),
    "Fairfield Road": (0.66,),
    "Wheatfield Road": (0.4,),
    "Herr's Ridge Road": (0.4,),
    "Black Horse Tavern Road": (0.5,),
}
"""Where along a line its name stands, as shares of its length on the map."""
_CREST_AT: dict[str, tuple[float, ...]] = {
    "Herr Ridge": (0.36, 0.86),
    "McPherson's Ridge": (0.5,),
    "Oak Ridge": (0.5,),
    "Seminary Ridge": (0.2, 0.72),
    "Warfield Ridge": (0.55,),
    "Cemetery Ridge": (0.55,),
}


class Crest(msgspec.Struct):
    name: str
    line: list[Point]


class Crests(msgspec.Struct):
    ridges: list[Crest]


def on_map(points: list[Point], rounds: int) -> list[Point]:
    """The part of a line of the survey that lies within the frame, on this sheet."""
    calm = smooth(points, rounds)
    return [
        PLAN.to_scene(p)
        for p in calm
        if PLAN.frame.xmin < p[0] < PLAN.frame.xmax and PLAN.frame.ymin < p[1] < PLAN.frame.ymax
    ]


def base_line(line: list[Point], text: str, share: float, off: float, size: float, spread: float) -> list[Point]:
    """A calm line beside a road, stream or ridge, read from left to right, long enough for the words."""
    wide = (sum(letter_width(letter) for letter in text) * size + len(text) * spread) * 1.15
    total = length(line)
    middle = min(max(total * share, wide / 2), total - wide / 2)
    found = part(line, middle - wide / 2, middle + wide / 2)
    if found[-1][0] < found[0][0]:
        found.reverse()
    skip = max(1, len(found) // 5)
    return beside(smooth([found[0], *found[skip:-skip:skip], found[-1]], 3), off)


def clear_line(
    line: list[Point], text: str, wish: float, size: float, spread: float, offs: tuple[float, ...], taken: list[Rect]
) -> list[Point]:
    """The base line of an inscription, near where it is wished but clear of names, signs, junctions and positions."""
    tries: list[tuple[float, list[Point]]] = []
    for step in range(-14, 15):
        for rank, off in enumerate(offs):
            for side in (-off, off + size * 0.62):
                found = base_line(line, text, wish + step * 0.02, side, size, spread)
                cost = abs(step) * 0.5 + rank * 0.7 + (side > 0) * 0.4 + crowded(found, size, taken)
                tries.append((cost, found))
    return min(tries, key=lambda tried: tried[0])[1]


def crowded(line: list[Point], size: float, taken: list[Rect]) -> float:
    """How much of an inscription runs through names, signs, junctions and lines of positions."""
    total = length(line)
    spots = [along(beside(line, -size * 0.35), total * n / 12)[0] for n in range(13)]
    found = 0.0
    for x, y in spots:
        found += sum(r[1] for r in obstacles() if r[0].left < x < r[0].right and r[0].top < y < r[0].bottom)
        found += sum(3.0 for r in taken if r.left < x < r.right and r.top < y < r.bottom)
        if not (PLAN.field.left + 8 < x < PLAN.field.right - 8 and PLAN.field.top + 12 < y < PLAN.field.bottom - 8):
            found += 3.0
    return found


@cache
def obstacles() -> tuple[tuple[Rect, float], ...]:
    """What an inscription should keep clear of, with how much it matters."""
    found: list[tuple[Rect, float]] = []
    for area in range(GROUND.n_areas):
        place = find_room(area)
        found.append((around(*place.label, name_width(place.lines) + 16, 15.5 * len(place.lines) + 14), 4.0))
    for stance in range(2 * GROUND.n_positions):
        found += [(around(*gun.at, GUN + 12, GUN + 12), 2.0) for gun in PLAN.gun_spots(stance)]
    found += [(around(x, y, 26, 26), 1.5) for x, y in PLAN.junctions]
    for line in PLAN.lines:
        total = length(list(line))
        for n in range(int(total / 16) + 1):
            found.append((around(*along(list(line), n * 16)[0], 24, 24), 1.6))
    return tuple(found)


def inscriptions() -> list[Inscription]:
    """Every inscription of roads, railroads, streams and crests; each keeps clear of those before it."""
    ground = survey()
    wishes: list[tuple[Literal["r", "w", "c"], str, list[Point], float]] = []
    for ridge in load(GEOGRAPHY, Crests).ridges:
        wishes += [("c", ridge.name, on_map(ridge.line, 2), share) for share in _CREST_AT.get(ridge.name, ())]
    for road in ground.roads:
        wishes += [("r", road.name, on_map(road.points, 1), share) for share in _ROAD_AT.get(road.name, ())]
    for cut in ground.railroads:
        wishes.append(("r", cut.name, on_map(cut.points, 1), 0.55))
    for stream in ground.streams:
        wishes += [("w", stream.name, on_map(stream.points, 3), share) for share in _WATER_AT.get(stream.name, ())]
    found: list[Inscription] = []
    taken: list[Rect] = []
    for kind, name, line, share in wishes:
        if kind == "c":
            base = clear_line(line, name, share, CREST, 4, (20, 28, 36), taken)
        else:
            base = clear_line(line, name, share, SMALL, 1, (5 if kind == "w" else 6,), taken)
        found.append(Inscription(kind, name.replace("'", "’"), [rounded(p) for p in thinned(base)]))
        taken += [around(*along(base, length(base) * n / 8)[0], 26, 26) for n in range(9)]
    return found


def thinned(line: list[Point]) -> list[Point]:
    """A calm line by nine points."""
    total = length(line)
    return [along(line, total * n / 8)[0] for n in range(9)]


def rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def main() -> None:
    areas: dict[str, Room] = {}
    for area, code in enumerate(GROUND.area_codes):
        found = find_room(area)
        areas[code] = Room(found.lines, rounded(found.label), rounded(found.objective))
    text = msgspec.json.encode(Arrangement(areas, inscriptions())).decode()
    text = (
        text.replace('},"A', '},\n"A')
        .replace('},{"kind"', '},\n{"kind"')
        .replace(',"inscriptions"', ',\n"inscriptions"')
    )
    (DATA / "arrangement.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
