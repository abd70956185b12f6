"""What a thing on the table is: its facts, and what it reaches, sees and commands."""

from __future__ import annotations

from longroll.games.glory.components import BIT, SIDES, members
from longroll.games.glory.lexicon import D_FIRE, OFF
from longroll.games.glory.rules.assault import charge_front, coverage, covered_for
from longroll.games.glory.rules.gunnery import longest_range
from longroll.games.glory.rules.leadership import area, commanded, distance
from longroll.games.glory.rules.results import works
from longroll.games.glory.state import Battle
from longroll.games.glory.table.drawing import leader_facts, out_of_command, unit_detail, unit_facts
from longroll.games.glory.table.names import marker_name
from longroll.games.glory.table.overlays import (
    command_strokes,
    fire_rings,
    front_strokes,
    range_strokes,
    reach_rings,
    ride_rings,
    sight_of,
    sight_stroke,
)
from longroll.games.glory.table.panels import command_name, unit_name
from longroll.games.glory.table.sheet.places import place_facts, tidy
from longroll.games.glory.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit.scene import Inspection, Ring, Stroke
from longroll.kit.state import CHANCE, NOBODY


def inspect(b: Battle, key: str, language: str) -> Inspection | None:
    """Facts and overlays of a thing on the table; None if the key names nothing."""
    spoken = speech(language, b.board.name)
    kind, _, word = key.partition(":")
    if kind == "piece" and word in b.roster.unit:
        return unit_inspection(b, b.roster.unit[word], spoken)
    if kind == "block" and word in b.roster.command_words[: b.roster.n_leaders]:
        return leader_inspection(b, b.roster.command_words.index(word), spoken)
    if kind == "place" and word in b.board.index:
        return place_inspection(b, b.board.index[word], spoken)
    if kind == "objective":
        code, _, side = word.partition(":")
        return objective_inspection(b, code, side, spoken)
    return None


def unit_inspection(b: Battle, unit: int, spoken: Speech) -> Inspection:
    """Values, command with its sum, what stands in front; reach, fire, front arc, range and way of command."""
    roster = b.roster
    key = f"piece:{roster.ids[unit]}"
    facts = unit_facts(b, unit, spoken)
    rings: list[Ring] = []
    strokes: list[Stroke] = []
    if b.at[unit] < OFF:
        facts.append(command_fact(b, unit, spoken))
        facts += front_facts(b, unit, spoken)
        rings = reach_rings(b, unit) + fire_rings(b, unit)
        strokes = command_strokes(b, unit)
        strokes += front_strokes(b, {b.at[unit]: SIDE_CLASS[roster.side[unit]]})
    return Inspection(key, tidy(roster.names[unit]), unit_detail(b, unit, spoken), facts, rings, strokes)


def command_fact(b: Battle, unit: int, spoken: Speech) -> str:
    """In command or not, with the sum of the path and the range (GL-5.13, GL-5.14)."""
    roster = b.roster
    leader = b.command_of(unit)
    if leader >= roster.n_leaders:
        return spoken.say("fact-independent")
    if b.leader_at[leader] >= OFF:
        return spoken.say("fact-no-leader")
    path = distance(b, unit)
    inside = not out_of_command(b, unit) if b.acting >> leader & 1 else bool(commanded(b, leader) >> unit & 1)
    if path < 0 and not inside:
        return spoken.say("fact-out-no-path", leader=command_name(b, leader))
    key = "fact-out-of-command"
    if inside:
        key = "fact-command" if 0 <= path <= roster.range[leader] else "fact-command-neighbour"
    return spoken.say(key, path=max(path, 0), leader=command_name(b, leader), range=roster.range[leader])


def front_facts(b: Battle, unit: int, spoken: Speech) -> list[str]:
    """Enemies in front of a unit; those another unit covers for it are marked (GL-10.12)."""
    roster = b.roster
    if roster.is_gun[unit]:
        return []
    enemies = b.occupied[1 - roster.side[unit]] & charge_front(b, unit)
    if not enemies:
        return []
    group = b.acting_units() if b.acting >> b.command_of(unit) & 1 else b.units_of(b.command_of(unit))
    here = sum(BIT[other] for other in members(group) if b.at[other] < OFF)
    covered = covered_for(b, unit, coverage(b, here))
    found = []
    for place in b.board.members(enemies):
        name = spoken.listed(unit_name(b, foe) for foe in reversed(b.stack(place)))
        found.append(spoken.say("fact-covered", unit=name) if covered >> place & 1 else name)
    return [spoken.say("fact-front", units="; ".join(found))]


def leader_inspection(b: Battle, leader: int, spoken: Speech) -> Inspection:
    """A leader: his values, his range, where he may ride."""
    roster = b.roster
    on_map = b.leader_at[leader] < OFF
    detail = spoken.say("detail-leader", marker=marker_name(roster.group_names[roster.command_group[leader]]))
    return Inspection(
        f"block:{roster.command_words[leader]}",
        command_name(b, leader),
        detail,
        leader_facts(b, leader, spoken),
        ride_rings(b, leader) if on_map else [],
        range_strokes(b, leader) if on_map else [],
    )


def place_inspection(b: Battle, place: int, spoken: Speech) -> Inspection:
    """A hex: its ground, works, who stands there; while guns choose targets what sees it and what does not."""
    code = b.board.codes[place]
    facts = place_facts(b.board, place, spoken.sheet)
    for side in range(2):
        if works(b, side) >> place & 1:
            facts.append(spoken.say("fact-works", side=SIDES[side]))
    stack = b.stack(place)
    if stack:
        facts.append(spoken.say("fact-stack", units=spoken.listed(unit_name(b, unit) for unit in reversed(stack))))
    leaders = [command_name(b, c) for c in members(b.acting) if c < b.roster.n_leaders and area(b, c) >> place & 1]
    if leaders:
        facts.append(spoken.say("fact-in-range-of", leaders=spoken.listed(leaders)))
    strokes: list[Stroke] = []
    if b.frames and b.mover not in (CHANCE, NOBODY) and b.frames[-1].kind(b) == D_FIRE and b.owner(place) == 1 - b.side:
        for gun in members(b.acting_units() & b.roster.guns_mask & ~(b.fired | b.moved | b.disordered)):
            facts.append(sight_fact(b, gun, place, spoken))
            strokes.append(sight_stroke(b, b.at[gun], place))
    return Inspection(f"place:{code}", spoken.place(code), "", facts, [], strokes)


def sight_fact(b: Battle, gun: int, target: int, spoken: Speech) -> str:
    """What a battery can see of a hex: range, then the hex that blocks the view with its clause (GL-9.4)."""
    start = b.at[gun]
    far = b.board.distance(start, target)
    name = unit_name(b, gun)
    if far > longest_range(b, [gun]):
        return spoken.say("fact-too-far", unit=name, distance=far)
    blocking, clause = sight_of(b, start, target)
    if blocking >= 0:
        return spoken.say("fact-hidden-from", unit=name, place=spoken.place(b.board.codes[blocking]), clause=clause)
    return spoken.say("fact-seen-by", unit=name, distance=far)


def objective_inspection(b: Battle, code: str, side: str, spoken: Speech) -> Inspection | None:
    roster = b.roster
    for number, place in enumerate(roster.objective_hex):
        if b.board.codes[place] == code and SIDE_CLASS[roster.objective_side[number]] == side:
            owner = SIDES[roster.objective_side[number]]
            facts = [spoken.say("fact-objective", side=owner, points=roster.objective_points[number])]
            return Inspection(
                f"objective:{code}:{side}",
                tidy(roster.objective_place[number]) or spoken.place(code),
                spoken.say("item-objective"),
                facts,
                [Ring(code, "target")],
            )
    return None
