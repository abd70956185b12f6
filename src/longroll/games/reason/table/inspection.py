"""What a thing on the table is: its facts, and what it reaches, sees and commands."""

from __future__ import annotations

from longroll.games.reason.components import (
    ARTILLERY,
    COMMAND_RADIUS,
    FF,
    GARRISON,
    officer_of,
)
from longroll.games.reason.odds.chances import hit_chance
from longroll.games.reason.rules.attacks import able, ahead
from longroll.games.reason.rules.charge_path import ChargePlan, canonical
from longroll.games.reason.rules.command import chain, in_command
from longroll.games.reason.rules.fire import in_reach, shot
from longroll.games.reason.rules.sight import BY_GROUND, BY_TOWN, BY_UNIT, BY_WOODS, CLEAR, Sight, sight
from longroll.games.reason.state import Battle
from longroll.games.reason.table.drawing import (
    board_of,
    objective_facts,
    officer_detail,
    officer_facts,
    unit_detail,
    unit_facts,
)
from longroll.games.reason.table.explain import EXPLAINER
from longroll.games.reason.table.naming import ground_name, officer_names, unit_names
from longroll.games.reason.table.overlays import (
    command_strokes,
    fire_ranges,
    fire_strokes,
    fired_on_by,
    flank_strokes,
    flanked,
    lane_strokes,
    plan_strokes,
    radius_stroke,
    sight_strokes,
)
from longroll.games.reason.table.speech import Speech, speech
from longroll.kit.scene import Inspection, Ring, Stroke


def inspect(b: Battle, key: str, language: str) -> Inspection | None:
    """Facts and overlays of a thing on the table; None if the key names nothing."""
    spoken = speech(language, b.roster)
    kind, _, word = key.partition(":")
    if kind == "piece" and word in b.roster.unit:
        return unit_inspection(b, b.roster.unit[word], spoken)
    if kind == "block" and word in b.roster.officer:
        return officer_inspection(b, b.roster.officer[word], spoken)
    if kind == "objective":
        return objective_inspection(b, word, spoken)
    if kind == "place":
        return place_inspection(b, word, spoken)
    return None


def unit_inspection(b: Battle, unit: int, spoken: Speech) -> Inspection:
    """Values, command with its measure, fire with dice and chances, charges with reasons, flanks."""
    facts = unit_facts(b, unit, spoken)
    strokes: list[Stroke] = []
    if b.on_table(unit):
        facts.append(command_fact(b, unit, spoken))
        facts += fire_facts(b, unit, spoken)
        facts += charge_facts(b, unit, spoken)
        facts += threat_facts(b, unit, spoken)
        strokes = command_strokes(b, unit, spoken)
        strokes += fire_strokes(b, unit, spoken) + sight_strokes(b, unit)
        strokes += charge_strokes(b, unit, spoken) + flank_strokes(b, unit)
    name = unit_names(b.roster.names, spoken.language)[unit]
    return Inspection(f"piece:{b.roster.ids[unit]}", name, unit_detail(b, unit, spoken), facts, [], strokes)


def command_fact(b: Battle, unit: int, spoken: Speech) -> str:
    """In command or not, with the distance and the radius (MR-3.5 to MR-3.8)."""
    roster = b.roster
    if roster.force[unit] < 0:
        return spoken.say("fact-army-guns")
    officer = officer_of(roster.force[unit])
    name = officer_names(roster.officer_names, spoken.language)[officer]
    if not b.officer_present(officer):
        return spoken.say("fact-no-officer")
    far = f"{b.gap(officer, unit):.2f}"
    links = chain(b, unit)
    if len(links) > 1:
        by = spoken.listed(unit_names(roster.names, spoken.language)[link] for link in links[:-1])
        return spoken.say("fact-by-chain", officer=name, distance=far, units=by)
    key = "fact-in-command" if in_command(b, unit) else "fact-out-of-command"
    return spoken.say(key, officer=name, distance=far, radius=f"{COMMAND_RADIUS:g}")


def fire_facts(b: Battle, unit: int, spoken: Speech) -> list[str]:
    """Enemies in arc and range: distance, dice, what hits, the chance of a hit; or what stands in the way."""
    if not fire_ranges(b, unit):
        return []
    found = []
    for _, other in in_reach(b, unit)[:4]:
        line = sight(b, unit, other)
        name = unit_names(b.roster.names, spoken.language)[other]
        fire = shot(b, unit, other)
        far = f"{fire.distance:.2f}"
        if line.block != CLEAR:
            found.append(spoken.say("fact-hidden", unit=name, distance=far, by=blocked_by(b, line, spoken)))
        elif fire.dice:
            chance = 1 - (1 - hit_chance(fire.needs(), fire.confirm)) ** fire.dice
            key = "fact-shot-saved" if fire.save else "fact-shot"
            found.append(
                spoken.say(
                    key, unit=name, distance=far, dice=fire.dice, number=fire.needs(), chance=f"{100 * chance:.0f}"
                )
            )
    return found


def blocked_by(b: Battle, line: Sight, spoken: Speech) -> str:
    """What stands in a line of fire."""
    if line.block == BY_UNIT:
        return unit_names(b.roster.names, spoken.language)[line.by]
    if line.block == BY_TOWN:
        return spoken.sector(b.field.sector_ids[line.by])
    if line.block == BY_WOODS:
        return ground_name(b.field.area_names[line.by], spoken.language)
    assert line.block == BY_GROUND
    return ground_name(b.field.level_names[line.by], spoken.language)


def plans(b: Battle, unit: int) -> list[tuple[int, ChargePlan]]:
    """The canonical charges of a unit on the enemies ahead of it, legal or not; none if it may not attack now."""
    if b.roster.cls[unit] == ARTILLERY or b.formation[unit] != FF or not able(b, unit):
        return []
    return [(other, canonical(b, unit, other)) for _, other in ahead(b, unit)[:3]]


def charge_facts(b: Battle, unit: int, spoken: Speech) -> list[str]:
    """Contact with each enemy that can be charged at so much of the allowance; with none: why not with the nearest."""
    made = plans(b, unit)
    open_ = [(other, plan) for other, plan in made if plan.refusal is None]
    found = []
    for other, plan in open_ or made[:1]:
        name = unit_names(b.roster.names, spoken.language)[other]
        if plan.refusal is None:
            cost, most = f"{plan.cost:.2f}", f"{plan.allowance:g}"
            found.append(spoken.say("fact-charge", unit=name, cost=cost, allowance=most))
        else:
            found.append(spoken.say("fact-no-charge", unit=name, reason=EXPLAINER.reason(b, plan.refusal, spoken)))
    return found


def charge_strokes(b: Battle, unit: int, spoken: Speech) -> list[Stroke]:
    found = [stroke for _, plan in plans(b, unit) for stroke in plan_strokes(b, plan, spoken)]
    return found or lane_strokes(b, unit)


def threat_facts(b: Battle, unit: int, spoken: Speech) -> list[str]:
    """Who is on an open flank, and who could fire at the unit as it stands."""
    found = []
    names = unit_names(b.roster.names, spoken.language)
    enemies = flanked(b, unit) if b.formation[unit] != GARRISON else []
    if enemies:
        found.append(spoken.say("fact-flanked", units=spoken.listed(dict.fromkeys(names[enemy] for enemy in enemies))))
    firers = fired_on_by(b, unit)
    if firers:
        found.append(spoken.say("fact-under-fire", units=spoken.listed(names[firer] for firer in firers[:5])))
    return found


def officer_inspection(b: Battle, officer: int, spoken: Speech) -> Inspection:
    """An officer: his values, and the radius of his command."""
    strokes: list[Stroke] = []
    if b.officer_present(officer) and officer > 1:
        strokes = [radius_stroke(b, officer)]
        for unit in b.living(b.roster.officer_force[officer]):
            strokes += command_strokes(b, unit, spoken)[1:]
    return Inspection(
        f"block:{b.roster.officer_words[officer]}",
        officer_names(b.roster.officer_names, spoken.language)[officer],
        officer_detail(b, officer, spoken),
        officer_facts(b, officer, spoken),
        [],
        strokes,
    )


def objective_inspection(b: Battle, word: str, spoken: Speech) -> Inspection | None:
    for number, objective in enumerate(b.roster.objectives):
        if objective.name == word:
            town = next((town for town in b.roster.data.towns if town.id == objective.town), None)
            rings = [Ring(sector.id, "target") for sector in town.sectors] if town is not None else []
            facts = objective_facts(b, number, spoken)
            return Inspection(f"objective:{word}", spoken.objective(word), spoken.say("item-objective"), facts, rings)
    return None


def place_inspection(b: Battle, word: str, spoken: Speech) -> Inspection | None:
    """A piece of ground: what it is, and who garrisons it."""
    board = board_of(b.roster.data, spoken.language)
    place = next((place for place in board.places if place.id == word), None)
    if place is None:
        return None
    facts = list(place.facts)
    if word in b.field.sector_number:
        unit = b.garrison_of(b.field.sector_number[word])
        if unit >= 0:
            facts.append(spoken.say("fact-garrison", unit=unit_names(b.roster.names, spoken.language)[unit]))
    return Inspection(f"place:{word}", place.name, "", facts, [])
