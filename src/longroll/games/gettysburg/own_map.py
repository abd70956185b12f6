"""The map that a position brings along: read, held against GB-3, and made into a ground."""

from __future__ import annotations

from longroll.games.gettysburg.board import BOX_CODES, SECTOR, Ground, ground_of
from longroll.games.gettysburg.data.materials import TERRAINS, MapSpec
from longroll.kit.positions import need

MOST_STARS = 2
MOST_CORNERS = 400
"""Far more vertices than so many sectors can have."""


def own_ground(plan: MapSpec) -> Ground:
    """The ground of a position's own map; BadInput says what is wrong with it."""
    boxes = {name.replace(" ", "-"): sector for name, sector in plan.boxes.items()}
    need(len(boxes) == len(plan.boxes), "map: an entry box is listed twice")
    plan = MapSpec(plan.sectors, plan.borders, plan.roads, plan.corners, boxes)
    check_sectors(plan)
    check_borders(plan)
    check_corners(plan)
    check_boxes(plan)
    return ground_of(plan)


def check_sectors(plan: MapSpec) -> None:
    """GB-3.4, GB-3.6, GB-3.9. A small map need not have the town or the double star."""
    need(bool(plan.sectors), "map: a map has at least one sector")
    for code, sector in plan.sectors.items():
        need(code in SECTOR, f"map: '{code}' is no sector of the printed map")
        need(sector.terrain in TERRAINS, f"map: {code} is '{sector.terrain}'; a sector is {' or '.join(TERRAINS)}")
        need(0 <= sector.star <= MOST_STARS, f"map: {code} has {sector.star} stars; a sector has 0 to {MOST_STARS}")
    towns = sum(sector.terrain == "town" for sector in plan.sectors.values())
    need(towns <= 1, "map: there is only one town (GB-3.6)")
    doubles = sum(sector.star == MOST_STARS for sector in plan.sectors.values())
    need(doubles <= 1, "map: there is only one double star (GB-3.9)")


def check_borders(plan: MapSpec) -> None:
    """GB-3.2: two different sectors share a border once. GB-3.7: a road belongs to the border it crosses."""
    borders = check_pairs(plan, plan.borders, "border")
    for road in check_pairs(plan, plan.roads, "road"):
        need(road in borders, f"map: a road crosses no border between {' and '.join(sorted(road))} (GB-3.7)")


def check_pairs(plan: MapSpec, listed: list[tuple[str, str]], what: str) -> set[frozenset[str]]:
    found: set[frozenset[str]] = set()
    for first, second in listed:
        where = f"map: the {what} {first} {second}"
        check_named(plan, where, [first, second])
        need(first != second, f"{where} joins a sector to itself")
        need(frozenset((first, second)) not in found, f"{where} is listed twice")
        found.add(frozenset((first, second)))
    return found


def check_corners(plan: MapSpec) -> None:
    """GB-3.3: at least two different sectors meet at a vertex."""
    need(len(plan.corners) <= MOST_CORNERS, f"map: more than {MOST_CORNERS} corners")
    for corner in plan.corners:
        where = f"map: the corner {' '.join(corner)}".rstrip()
        check_named(plan, where, corner)
        need(len(corner) >= 2, f"{where} needs two sectors or more that meet there (GB-3.3)")
        need(len(set(corner)) == len(corner), f"{where} names a sector twice")


def check_boxes(plan: MapSpec) -> None:
    """GB-3.10 to GB-3.12: the boxes of the game, each at a sector of its own."""
    for box, sector in plan.boxes.items():
        need(box in BOX_CODES, f"map: '{box}' is no entry box; boxes are {', '.join(BOX_CODES)} (GB-3.12)")
        check_named(plan, f"map: the entry box {box}", [sector])
    need(len(set(plan.boxes.values())) == len(plan.boxes), "map: a sector has one entry box at most (GB-3.10)")


def check_named(plan: MapSpec, where: str, codes: list[str]) -> None:
    for code in codes:
        need(code in SECTOR, f"{where}: '{code}' is no sector of the printed map")
        need(code in plan.sectors, f"{where}: {code} is not among the sectors of this map")
