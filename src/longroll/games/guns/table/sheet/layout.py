"""A drawing for maps that come without one: areas in a grid, or where their labels stand, positions between them."""

from __future__ import annotations

from math import hypot

import msgspec

from longroll.games.guns.data.map_data import Area, Entry, Extent, Junction, MapData, Point, Position

APART = 800.0
"""Metres between the areas of a grid."""
LEAST = (4200.0, 3000.0)
"""Metres a map is wide and high at least: the cards of the entry points stand beside it."""


def drawn(data: MapData) -> MapData:
    """Map data with all that is needed to draw it, worked out from the labels of its areas."""
    labels = area_labels(data)
    apart = spacing(list(labels.values()))
    positions = {
        code: msgspec.structs.replace(position, line=line_between(data, code, position, labels, apart))
        for code, position in data.positions.items()
    }
    frame = frame_around(list(labels.values()), apart)
    return msgspec.structs.replace(
        data,
        areas={code: drawn_area(area, labels[code], apart) for code, area in data.areas.items()},
        positions=positions,
        junctions={code: Junction(meeting_point(positions, code)) for code in data.junctions},
        entries=drawn_entries(data, frame),
        frame=frame,
    )


def area_labels(data: MapData) -> dict[str, Point]:
    """Where the areas lie: at their labels, or row by row if these do not tell them apart."""
    labels = {code: area.label for code, area in data.areas.items()}
    if len(set(labels.values())) == len(labels):
        return labels
    columns = max(1, round(len(labels) ** 0.5))
    return {code: (n % columns * APART, -(n // columns) * APART) for n, code in enumerate(labels)}


def spacing(points: list[Point]) -> float:
    """The least distance between two areas."""
    near = [hypot(a[0] - b[0], a[1] - b[1]) for n, a in enumerate(points) for b in points[:n]]
    return max(100.0, min(near, default=APART))


def line_between(data: MapData, code: str, position: Position, labels: dict[str, Point], apart: float) -> list[Point]:
    """A short line half-way between the areas of a position, the first of them to its left; several between the same
    two lie side by side."""
    (ax, ay), (bx, by) = (labels[area] for area in position.areas)
    far = hypot(ax - bx, ay - by) or 1.0
    along = ((ay - by) / far, (bx - ax) / far)
    twins = [other for other, its in data.positions.items() if set(its.areas) == set(position.areas)]
    shift = (twins.index(code) - (len(twins) - 1) / 2) * 0.7 * apart
    middle = ((ax + bx) / 2 + along[0] * shift, (ay + by) / 2 + along[1] * shift)
    half = 0.3 * apart
    return [
        (middle[0] - along[0] * half, middle[1] - along[1] * half),
        (middle[0] + along[0] * half, middle[1] + along[1] * half),
    ]


def drawn_area(area: Area, label: Point, apart: float) -> Area:
    x, y = label
    half = 0.45 * apart
    square = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
    return msgspec.structs.replace(area, label=label, polygon=square)


def meeting_point(positions: dict[str, Position], junction: str) -> Point:
    """The middle of the positions that end at a junction."""
    lines = [position.line for position in positions.values() if junction in position.junctions]
    points = [point for line in lines for point in line]
    if not points:
        return 0.0, 0.0
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def frame_around(points: list[Point], apart: float) -> Extent:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide = max(LEAST[0], max(xs) - min(xs) + 2 * apart)
    high = max(LEAST[1], max(ys) - min(ys) + 2 * apart)
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return Extent(x - wide / 2, x + wide / 2, y - high / 2, y + high / 2)


def drawn_entries(data: MapData, frame: Extent) -> dict[str, Entry]:
    """The Confederate entry points stand to the left of the map, those of the Union above it."""
    found: dict[str, Entry] = {}
    for code, entry in data.entries.items():
        mates = [other for other, its in data.entries.items() if its.army == entry.army]
        share = (mates.index(code) + 0.5) / len(mates)
        at = (frame.xmin, frame.ymax - share * (frame.ymax - frame.ymin))
        if entry.army == "USA":
            at = (frame.xmin + share * (frame.xmax - frame.xmin), frame.ymax)
        found[code] = msgspec.structs.replace(entry, at=at, edge=[[at, at]])
    return found
