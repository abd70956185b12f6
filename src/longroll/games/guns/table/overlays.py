"""What is drawn over the map: fields of fire, paths with their steps, threatened flanks, separations, communications.

All of it is read from a viewer's own position; where a stack stands and faces is public.
"""

from __future__ import annotations

from longroll.engraving.lines import Point
from longroll.games.guns.board import Ground
from longroll.games.guns.components import ARMY_OF, BIT, CSA, NO_BLOCK
from longroll.games.guns.rules.assault import Assault
from longroll.games.guns.rules.attack import STEP_7 as ADVANCED
from longroll.games.guns.rules.facing import engaged
from longroll.games.guns.rules.fields import communication_path, defensive_field, field_of_fire, flank_threats
from longroll.games.guns.rules.march import reach as march_reach
from longroll.games.guns.rules.withdrawal import Retiring, route
from longroll.games.guns.state import Battle
from longroll.games.guns.table.sheet.plan import plan_of
from longroll.games.guns.table.speech import SIDE_CLASS
from longroll.kit.scene import Ring, Side, Stroke

# ---- overlays of the position itself -----------------------------------------------------------------------------


def attack_of(b: Battle) -> Assault | None:
    """The attack in hand."""
    return next((frame for frame in reversed(b.frames) if isinstance(frame, Assault)), None)


def scene_rings(b: Battle, seat: str | None) -> list[Ring]:
    """An attack: the ground under fire of those attacked. A withdrawal: the separation of every end."""
    top = b.frames[-1] if b.frames else None
    if isinstance(top, Retiring) and top.block != NO_BLOCK and b.seat == seat:
        way = route(b, top.block, bool(top.mounted))
        return separations(b, ARMY_OF[top.block], way.ends) if way is not None else []
    attack = attack_of(b)
    if attack is None:
        return []
    found: list[Ring] = []
    for target, free in zip(attack.targets, attack.free, strict=True):
        found.append(Ring(b.ground.position_codes[target], "target"))
        if not free and b.occupied[1 - attack.army] & BIT[target]:
            found += field_rings(b, 1 - attack.army, target, False)
    return distinct(found)


def scene_strokes(b: Battle) -> list[Stroke]:
    """The paths of an attack in hand, until its blocks have gone them."""
    attack = attack_of(b)
    if attack is None:
        return []
    return [
        path_stroke(b.ground, start, tuple(path))
        for start, path in zip(attack.starts, attack.split(), strict=True)
        if path and attack.step <= ADVANCED
    ]


def distinct(rings: list[Ring]) -> list[Ring]:
    """The near part of a field hides the far part of another."""
    near = {ring.place for ring in rings if ring.kind == "field"}
    found: dict[tuple[str, str], Ring] = {}
    for ring in rings:
        if ring.kind == "field" or ring.place not in near:
            found.setdefault((ring.place, ring.kind), ring)
    return list(found.values())


# ---- fields of fire (GG-9) ---------------------------------------------------------------------------------------


def field_rings(b: Battle, army: int, position: int, defensive: bool) -> list[Ring]:
    """Front area, extended front, and with ``defensive`` what is reached in defence only (GG-13.12.4)."""
    stance = b.stance(army, position)
    friends = b.occupied[army]
    side = SIDE_CLASS[army]
    front = BIT[b.ground.front(stance)]
    full = field_of_fire(b.ground, stance, friends)
    found = []
    for area in b.ground.members(full):
        found.append(Ring(b.ground.area_codes[area], "field" if front >> area & 1 else "field-far", side=side))
    if defensive:
        extra = defensive_field(b.ground, stance, friends) & ~full
        found += [Ring(b.ground.area_codes[area], "field-defence", side=side) for area in b.ground.members(extra)]
    return found


# ---- paths -------------------------------------------------------------------------------------------------------


def path_stroke(ground: Ground, start: int, path: tuple[int, ...]) -> Stroke:
    """A path of areas and positions in turn, with the steps it has cost so far in every area."""
    points: list[Point] = [centre(ground, start)]
    steps: list[tuple[float, float, str]] = []
    at, spent = start, 0
    for area, position in zip(path[0::2], path[1::2], strict=False):
        side = ground.side_of(at, area)
        spent += ground.step_cost(2 * at + side, position)
        here, there = points[-1], centre(ground, position)
        bend = ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
        steps.append((round(bend[0], 1), round(bend[1], 1), str(spent)))
        points.append(there)
        at = position
    if len(path) % 2:
        points.append(plan_of(ground).room(path[-1]).objective)
    if len(points) > 1 and len(path) % 2 == 0:
        points[-1] = short_of(points[-2], points[-1])
    return Stroke("path", [rounded(point) for point in points], steps)


def centre(ground: Ground, position: int) -> Point:
    return plan_of(ground).spot(2 * position).at


def rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)


def short_of(start: Point, end: Point, gap: float = 12.0) -> Point:
    """An arrow ends a little before its target."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    size = max(1.0, (dx * dx + dy * dy) ** 0.5)
    part = max(0.2, 1 - gap / size)
    return start[0] + dx * part, start[1] + dy * part


# ---- flanks (GG-3.16) --------------------------------------------------------------------------------------------


def flank_strokes(b: Battle, army: int, position: int) -> list[Stroke]:
    """The flanks of a stack that enemies threaten: an arc about the junction from the enemy to the stack."""
    foe = 1 - army
    threats = flank_threats(
        b.ground, b.stance(army, position), b.occupied[foe], b.turned[foe], engaged(b, foe), b.occupied[army]
    )
    return [arc(b.ground, junction, place, position, SIDE_CLASS[foe]) for junction, place in threats]


def arc(ground: Ground, junction: int, start: int, end: int, side: Side) -> Stroke:
    """An arc about a junction: its centre, then its two ends."""
    middle = plan_of(ground).junctions[junction]
    return Stroke("arc", [rounded(middle), rounded(centre(ground, start)), rounded(centre(ground, end))], side=side)


# ---- reach -------------------------------------------------------------------------------------------------------


def separations(b: Battle, army: int, ends: int) -> list[Ring]:
    """GG-3.17: how far each end is from the enemy."""
    enemy = b.threat(1 - army)
    return [Ring(b.ground.position_codes[end], "figure", str(enemy.separation(end))) for end in b.ground.members(ends)]


def withdrawal_rings(b: Battle, block: int) -> list[Ring]:
    """Where a block could withdraw to, with the separations."""
    way = route(b, block, False)
    if way is None:
        return []
    rings = separations(b, ARMY_OF[block], way.ends)
    return rings + [Ring(b.ground.area_codes[area], "reach") for area in b.ground.members(way.exits)]


def march_rings(b: Battle, block: int) -> list[Ring]:
    """Where a block could march to."""
    found = march_reach(b, block, False)
    rings = [Ring(b.ground.position_codes[end], "reach") for end in b.ground.members(found.ends)]
    for side in (0, 1):
        rings += [Ring(b.ground.position_codes[end], "assault") for end in b.ground.members(found.clashes[side])]
    return rings + [Ring(b.ground.area_codes[area], "reach") for area in b.ground.members(found.exits)]


# ---- communications (GG-20.4) ------------------------------------------------------------------------------------


def communication(b: Battle, number: int) -> tuple[list[Ring], list[Stroke]]:
    """The chain of areas that joins an objective to the rear; where there is none, the fields of fire that cut it."""
    chain = communication_path(b.ground, b.goals[number], b.threat(CSA))
    if not chain:
        areas = b.threat(CSA).areas
        return [Ring(b.ground.area_codes[area], "field-far", side="c") for area in b.ground.members(areas)], []
    points = [rounded(plan_of(b.ground).room(area).objective) for area in chain]
    return [Ring(b.ground.area_codes[area], "support") for area in chain], [Stroke("chain", points, side="u")]
