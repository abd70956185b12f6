"""The table as a generic client draws it: the plan of the ground with its places, and what stands on it.

Nothing is hidden in this game: every viewer sees the same things. Blocks are drawn to scale, 60 units to a base width.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache

import msgspec

from longroll.engraving.inscribing import straight
from longroll.engraving.lettering import text_width
from longroll.engraving.lines import Point, beside, line_path, ring_path
from longroll.games.reason.components import (
    ARTILLERY,
    ATTACK,
    CAVALRY,
    FIRED,
    FORMATIONS,
    GARRISON,
    KINDS,
    MF,
    MOVED,
    NO_STATUS,
    RATINGS,
    STATUSES,
    SUPPRESSED,
)
from longroll.games.reason.data.materials import SYMBOLS, AreaData, LevelData, LinearData, RoadData, ScenarioData
from longroll.games.reason.data.tables import tables
from longroll.games.reason.rules.command import in_command, vulnerability
from longroll.games.reason.state import Battle
from longroll.games.reason.table.looks import places, uncommanded
from longroll.games.reason.table.map_picture import ink, names_of, palette_css, picture_hash
from longroll.games.reason.table.naming import ground_name, officer_names, unit_names
from longroll.games.reason.table.overlays import laid_of, scene_strokes
from longroll.games.reason.table.panels import moment, panels
from longroll.games.reason.table.sheet.labels import Body, laid_out
from longroll.games.reason.table.speech import SIDE_CLASS, Speech, speech
from longroll.games.reason.table.survey import BW, FOOT, MARGIN, Survey, corners, gives_cover, map_of, survey, survey_of
from longroll.kit.parts import Parts
from longroll.kit.scene import (
    Board,
    Item,
    KeyHelp,
    Layer,
    Lettering,
    Mark,
    Place,
    PoseStep,
    Scene,
    content_hash,
    in_words,
    symbols_address,
)
from longroll.kit.speech import signed
from longroll.kit.state import NOBODY
from longroll.kit.terms import Message

ON_GROUND, STANDING, ABOVE = 1, 2, 3
"""Layers: objectives; then blocks; then officers."""
DISC = 26.0
FLAG_W, FLAG_H = 31.0, 36.0
POST = 50.0
TITLE_SIZE, DATE_SIZE, SCALE_SIZE = 46.0, 22.0, 17.0
"""Letters in the margin."""
"""Size of a garrison's block inside its sector."""
BESIDE = 9.0
"""How far from a wall or brook it is still pointed at."""

# ---- the board ---------------------------------------------------------------------------------------------------


LAYERS = (
    Layer(["sight"], "layer-sight"),
    Layer(["target"], "layer-target"),
    Layer(["path"], "layer-path"),
    Layer(["chain"], "layer-chain"),
    Layer(["range"], "layer-range"),
    Layer(["lane"], "layer-lane"),
    Layer(["band"], "layer-band"),
    Layer(["band-far"], "layer-band-far"),
    Layer(["threat"], "layer-threat"),
)
STEPS = (
    PoseStep("wheel-left", "ArrowLeft", "↶", "step-wheel-left"),
    PoseStep("back", "ArrowDown", "−", "step-back"),
    PoseStep("forward", "ArrowUp", "+", "step-forward"),
    PoseStep("wheel-right", "ArrowRight", "↷", "step-wheel-right"),
    PoseStep("oblique-left", "["),
    PoseStep("oblique-right", "]"),
    PoseStep("about-face", "t"),
    PoseStep("formation", "m"),
    PoseStep("snap", "b"),
    PoseStep("charge", "j"),
    PoseStep("line", "k"),
)
"""What keys do to a unit in hand."""
KEYS = (
    (["←", "↑", "→", "↓"], "key-march"),
    (["[", "]"], "key-oblique"),
    (["T"], "key-about-face"),
    (["M"], "key-formation"),
    (["B"], "key-snap"),
    (["J"], "key-charge"),
    (["K"], "key-line"),
)
"""Keys that only this table has."""


@cache
def board(language: str, scenario: str = "lindenau") -> Board:
    """What never changes in a scenario: the picture and its named places, the lowest first."""
    shown = drawn(survey(scenario), speech(language))
    return hashed(
        msgspec.structs.replace(
            shown,
            picture=f"/api/pictures/{picture_hash(f'map-{scenario}')}.svg",
            overview=f"/api/pictures/{picture_hash(f'overview-{scenario}')}.svg",
        )
    )


def board_of(ground: ScenarioData, language: str) -> Board:
    """The board of any ground; one that a position brings along has places, and no picture."""
    name = map_of(ground)
    return board(language, name) if name else hashed(drawn(survey_of(ground), speech(language)))


def drawn(laid: Survey, spoken: Speech) -> Board:
    data = laid.ground
    places = [level_place(level, laid, spoken) for level in data.levels]
    places += [area_place(area, laid, spoken) for area in data.areas]
    places += [road_place(road, laid, spoken) for road in data.roads]
    places += [line_place(line, laid, spoken) for line in data.linear]
    places += sector_places(data, laid, spoken)
    wide, high = laid.size
    return Board(
        data.id,
        wide,
        high,
        "",
        places,
        palette_css(),
        symbols=symbols_address(SYMBOLS),
        layers=in_words(LAYERS, spoken.say),
        keys=[KeyHelp(keys, spoken.say(title)) for keys, title in KEYS],
        steps=[titled(step, spoken) for step in STEPS],
        names=[*names_of(laid, spoken.language), *sheet_words(laid, spoken)],
    )


def hashed(draft: Board) -> Board:
    """A board under the name of its content."""
    return msgspec.structs.replace(draft, hash=content_hash(msgspec.json.encode(draft).decode()))


def titled(step: PoseStep, spoken: Speech) -> PoseStep:
    return msgspec.structs.replace(step, title=spoken.say(step.title)) if step.title else step


def near(point: Point) -> Point:
    """A point of the sheet, to a tenth."""
    return round(point[0], 1), round(point[1], 1)


def middle(ring: list[Point]) -> Point:
    return near((sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)))


def area_of(identity: str, name: str, ring: list[Point], facts: list[str]) -> Place:
    """A place whose name is in the picture."""
    at = middle(ring)
    return Place(identity, name, ring_path(ring), at, at, [], facts, lines=[""])


def level_place(level: LevelData, laid: Survey, spoken: Speech) -> Place:
    facts = [spoken.say("fact-level", level=level.level), spoken.say("fact-level-cost")]
    return area_of(level.id, ground_name(level.id, spoken.language), laid.laid(level.poly), facts)


def area_place(area: AreaData, laid: Survey, spoken: Speech) -> Place:
    facts = [spoken.say(f"fact-{area.kind}")]
    if area.kind != "impassable":
        facts.append(spoken.say("fact-difficult"))
        facts.append(spoken.say("fact-cover" if gives_cover(area) else "fact-no-cover"))
    return area_of(area.id, ground_name(area.id, spoken.language), laid.laid(area.poly), facts)


def line_place(line: LinearData, laid: Survey, spoken: Speech) -> Place:
    """A wall or water."""
    return course(line.id, laid.laid(line.pts), [spoken.say(f"fact-{line.kind}")], spoken)


def road_place(road: RoadData, laid: Survey, spoken: Speech) -> Place:
    return course(road.id, laid.laid(road.pts), [spoken.say("fact-road")], spoken)


def course(identity: str, points: list[Point], facts: list[str], spoken: Speech) -> Place:
    """Ground that is a line: pointed at along its length."""
    ring = [*beside(points, BESIDE), *reversed(beside(points, -BESIDE))]
    at = near(points[len(points) // 2])
    name = ground_name(identity, spoken.language)
    return Place(identity, name, ring_path(ring), at, at, [], facts, lines=[""], line=line_path(points))


def sheet_words(laid: Survey, spoken: Speech) -> list[Lettering]:
    """What stands in the margin beneath the table: the battle and its date, the unit of the scale."""
    wide, high = laid.size
    foot = high - FOOT
    name = map_of(laid.ground)
    if not name:
        return []
    rows = [(spoken.tell(Message(f"scenario-{name}")), (wide / 2, foot + 72), TITLE_SIZE, True)]
    if spoken.sheet.has(f"date-{name}"):
        rows.append((spoken.say(f"date-{name}"), (wide / 2, foot + 106), DATE_SIZE, True))
    rows.append((spoken.say("bw", length=6), (MARGIN + 16 + 6 * BW, foot + 67), SCALE_SIZE, False))
    return [
        Lettering([text], [straight(at, text_width(text, size))], size, ink("ink"), 0, title=title)
        for text, at, size, title in rows
    ]


def sector_places(data: ScenarioData, laid: Survey, spoken: Speech) -> list[Place]:
    found = []
    for town in data.towns:
        for n, sector in enumerate(town.sectors):
            name = spoken.sector(f"{town.name}-{n + 1}")
            if len(town.sectors) > 1:
                name = spoken.say("sector-name", town=name, number=n + 1)
            found.append(area_of(sector.id, name, laid.laid(corners(sector)), [spoken.say("fact-town")]))
    return found


# ---- the scene ---------------------------------------------------------------------------------------------------


def scene(b: Battle, seat: str | None, language: str) -> Scene:
    """The position as everybody sees it."""
    spoken = speech(language, b.roster)
    title = spoken.say("scene-title", battle=battle_name(b, spoken), moment=moment(b, language))
    board_hash = _hashes.get(spoken.serial, lambda: board_of(b.roster.data, language).hash)
    things = _things.get(looks(b, spoken), lambda: items(b, spoken))
    return Scene(board_hash, title, things, panels(b, seat, language), [], scene_strokes(b))


_hashes: Parts[str] = Parts(room=2_000)
"""Boards by their hash: of a ground that a position brings along the whole board is drawn for it."""
_things: Parts[list[Item]] = Parts(room=2_000)
"""All things of a table: everybody sees the same ones, and many answers change none."""
_spots: Parts[list[Point]] = Parts(room=2_000)
"""Where all names stand."""
_drawn: Parts[Item] = Parts()
"""Single things: most answers change few."""
SHOWN = SUPPRESSED | FIRED | MOVED
"""What is seen of a unit's flags."""


def looks(b: Battle, spoken: Speech) -> Hashable:
    """Everything that the things on a table are drawn from."""
    return (
        spoken.serial,
        bytes(b.formation),
        places(b.shapes),
        tuple(b.sector),
        tuple(b.sp),
        tuple([flags & SHOWN for flags in b.flags]),
        tuple([(attacker, defender) for attacker, defender, *_ in b.engagements]),
        places(b.officers),
        bytes(b.whereabouts),
        bytes(b.status),
        bytes(b.rating),
        tuple(b.mod),
        tuple(b.exceptional),
        bytes(b.v),
        tuple(b.pools),
        tuple(b.holders),
    )


def battle_name(b: Battle, spoken: Speech) -> str:
    key = f"scenario-{b.roster.name}"
    if spoken.words.has(key):
        return spoken.tell(Message(key))
    title = b.roster.title.removeprefix("Tutorial: ").partition(", ")[0].partition(" (")[0]
    return title[:1].upper() + title[1:]


def items(b: Battle, spoken: Speech) -> list[Item]:
    """Every thing on the table."""
    found = [drawn_objective(b, number, spoken) for number in range(len(b.roster.objectives))]
    units = [unit for side in b.present for unit in side]
    officers = [officer for officer in range(b.roster.n_officers) if b.officer_present(officer)]
    out = uncommanded(b, spoken)
    marks = {unit: unit_marks(b, unit, unit in out) for unit in units}
    bodies = [unit_body(b, unit, len(marks[unit]), spoken) for unit in units]
    bodies += [officer_body(b, officer, spoken) for officer in officers]
    laid = laid_of(b)
    spots = _spots.get((spoken.serial, *bodies), lambda: laid_out(bodies, *laid.size, laid.obstacles))
    for unit, body, spot in zip(units, bodies, spots, strict=False):
        found.append(drawn_unit(b, unit, body, spot, marks[unit], spoken))
    for officer, body, spot in zip(officers, bodies[len(units) :], spots[len(units) :], strict=True):
        found.append(drawn_officer(b, officer, body, spot, out, spoken))
    return found


def drawn_objective(b: Battle, number: int, spoken: Speech) -> Item:
    depends = (spoken.serial, "objective", number, b.holders[number])
    return _drawn.get(depends, lambda: objective_item(b, number, spoken))


def drawn_unit(b: Battle, unit: int, body: Body, spot: Point, marks: list[Mark], spoken: Speech) -> Item:
    """A unit. Its body tells where it stands, its marks what it has done and whether it is in command."""
    worn = tuple([mark.symbol for mark in marks])
    stands = (b.formation[unit], b.sector[unit], b.sp[unit])
    depends = (spoken.serial, "unit", unit, body, spot, worn, stands, foes_of(b, unit))
    return _drawn.get(depends, lambda: unit_item(b, unit, body, spot, marks, spoken))


def drawn_officer(b: Battle, officer: int, body: Body, spot: Point, out: frozenset[int], spoken: Speech) -> Item:
    """An officer: a commander with his dice, a general with the status of his Force and who is ``out`` of command."""
    force = b.roster.officer_force[officer]
    if force < 0:
        leads: tuple[int, ...] = (b.rating[officer], b.pools[officer])
    else:
        leads = (b.status[force], *[unit for unit in b.roster.units_of[force] if unit in out])
    himself = (b.mod[officer], b.exceptional[officer], b.v[officer])
    depends = (spoken.serial, "officer", officer, body, spot, himself, leads)
    return _drawn.get(depends, lambda: officer_item(b, officer, body, spot, spoken))


# ---- blocks ------------------------------------------------------------------------------------------------------


def symbol_of(b: Battle, unit: int) -> str:
    """The block of a unit: by its arm and its formation."""
    cls, formation = b.roster.cls[unit], b.formation[unit]
    if cls == ARTILLERY:
        return "battery-march" if formation == MF else "battery"
    arm = "horse" if cls == CAVALRY else "foot"
    return f"{arm}-{'line' if formation not in (MF, GARRISON) else 'march'}"


def unit_body(b: Battle, unit: int, marks: int, spoken: Speech) -> Body:
    shape = b.shapes[unit]
    x, y = laid_of(b).at((shape.cx, shape.cy))
    name = unit_names(b.roster.names, spoken.language)[unit]
    if b.formation[unit] == GARRISON:
        return Body(x, y, POST / 2, POST / 2, 0.0, name, marks)
    return Body(x, y, shape.hw * BW, shape.hd * BW, shape.facing, name, marks)


def unit_item(b: Battle, unit: int, body: Body, spot: Point, marks: list[Mark], spoken: Speech) -> Item:
    roster = b.roster
    garrison = b.formation[unit] == GARRISON
    return Item(
        key=f"piece:{roster.ids[unit]}",
        symbol=symbol_of(b, unit),
        place=b.field.sector_ids[b.sector[unit]] if garrison else "",
        x=round(body.x, 2),
        y=round(body.y, 2),
        w=body.hw * 2,
        h=body.hh * 2,
        side=SIDE_CLASS[roster.side[unit]],
        angle=round(body.angle, 2),
        layer=STANDING,
        text=str(b.sp[unit]),
        name=unit_names(roster.names, spoken.language)[unit],
        detail=unit_detail(b, unit, spoken),
        facts=unit_facts(b, unit, spoken),
        marks=marks,
        label=body.name,
        form="post" if garrison else "block",
        label_at=spot,
    )


def unit_marks(b: Battle, unit: int, out: bool) -> list[Mark]:
    """What a unit wears: losses, what it has done or suffered in this pulse, that it is ``out`` of command."""
    found = []
    lost = b.losses_of(unit)
    if lost:
        found.append(Mark("loss", text=f"−{lost}"))
    if b.engagements and b.engaged(unit):
        found.append(Mark("engaged"))
    for flag, symbol in ((SUPPRESSED, "suppressed"), (FIRED, "shot"), (MOVED, "has-moved")):
        if b.has(unit, flag):
            found.append(Mark(symbol))
    if out:
        found.append(Mark("out-of-command"))
    return found


def unit_detail(b: Battle, unit: int, spoken: Speech) -> str:
    """Type, formation and Force."""
    roster = b.roster
    kind = spoken.say(f"kind-{KINDS[roster.kind[unit]]}")
    formation = spoken.say(f"formation-{formation_word(b, unit)}")
    if roster.force[unit] < 0:
        return spoken.say("detail-army-guns", kind=kind, formation=formation)
    force = spoken.name("force", roster.force_ids[roster.force[unit]], False)
    return spoken.say("detail-unit", kind=kind, formation=formation, force=force)


def formation_word(b: Battle, unit: int) -> str:
    """A formation as it is called for this arm."""
    formation = FORMATIONS[b.formation[unit]]
    return f"guns-{formation}" if b.roster.cls[unit] == ARTILLERY else formation


def unit_facts(b: Battle, unit: int, spoken: Speech) -> list[str]:
    """Strength, allowance, state."""
    roster = b.roster
    found = [
        spoken.say("fact-strength", sp=b.sp[unit], start=roster.start_sp[unit]),
        spoken.say("fact-allowance", allowance=f"{b.allowance(unit):g}"),
    ]
    why = vulnerability(b, unit)
    if why:
        found.append(spoken.say(f"fact-vulnerable-{why}"))
    for flag, key in ((SUPPRESSED, "fact-suppressed"), (FIRED, "fact-fired"), (MOVED, "fact-moved")):
        if b.has(unit, flag):
            found.append(spoken.say(key))
    foes = foes_of(b, unit)
    if foes:
        names = spoken.listed(dict.fromkeys(unit_names(roster.names, spoken.language)[foe] for foe in foes))
        found.append(spoken.say("fact-engaged", units=names))
    return found


def foes_of(b: Battle, unit: int) -> tuple[int, ...]:
    """Those it is engaged with."""
    return tuple([e[1] if e[0] == unit else e[0] for e in b.engagements if unit in (e[0], e[1])])


# ---- officers ----------------------------------------------------------------------------------------------------


def officer_body(b: Battle, officer: int, spoken: Speech) -> Body:
    shape = b.officers[officer]
    x, y = laid_of(b).at((shape.cx, shape.cy))
    name = officer_names(b.roster.officer_names, spoken.language)[officer]
    force = b.roster.officer_force[officer]
    marks = int(force >= 0 and b.status[force] != NO_STATUS)
    return Body(x, y, FLAG_W / 2, FLAG_H / 2, 0.0, name, marks, True)


def officer_item(b: Battle, officer: int, body: Body, spot: Point, spoken: Speech) -> Item:
    roster = b.roster
    chief = officer < 2
    force = roster.officer_force[officer]
    status = b.status[force] if force >= 0 else NO_STATUS
    marks = [Mark(f"status-{STATUSES[status]}")] if status != NO_STATUS else []
    return Item(
        key=f"block:{roster.officer_words[officer]}",
        symbol="commander" if chief else "standard",
        place="",
        x=round(body.x, 2),
        y=round(body.y, 2),
        w=FLAG_W,
        h=FLAG_H,
        side=SIDE_CLASS[roster.officer_side[officer]],
        layer=ABOVE,
        text="" if chief else signed(b.mod[officer]),
        name=body.name,
        detail=officer_detail(b, officer, spoken),
        facts=officer_facts(b, officer, spoken),
        marks=marks,
        label=body.name,
        form="flag",
        label_at=spot,
    )


def officer_detail(b: Battle, officer: int, spoken: Speech) -> str:
    force = b.roster.officer_force[officer]
    if force < 0:
        return spoken.say("detail-commander", rating=spoken.say(f"rating-{RATINGS[b.rating[officer]]}"))
    return spoken.say("detail-officer", force=spoken.name("force", b.roster.force_ids[force], False))


def officer_facts(b: Battle, officer: int, spoken: Speech) -> list[str]:
    force = b.roster.officer_force[officer]
    found = []
    if force < 0:
        dice = tables().command_dice[RATINGS[b.rating[officer]]]
        found.append(spoken.say("fact-command-dice", dice=dice, pool=b.pools[officer]))
    else:
        found.append(spoken.say("fact-personality", mod=signed(b.mod[officer])))
        if b.exceptional[officer]:
            found.append(spoken.say("fact-exceptional"))
        if b.status[force] != NO_STATUS:
            key = "fact-status-attack" if b.status[force] == ATTACK else f"fact-status-{STATUSES[b.status[force]]}"
            found.append(spoken.say(key))
        out = [unit for unit in b.living(force) if not in_command(b, unit)]
        if out:
            names = spoken.listed(unit_names(b.roster.names, spoken.language)[unit] for unit in out)
            found.append(spoken.say("fact-uncommanded", units=names))
        else:
            found.append(spoken.say("fact-all-in-command"))
    if b.v[officer]:
        found.append(spoken.say("fact-valour", v=b.v[officer]))
    return found


# ---- objectives --------------------------------------------------------------------------------------------------


def objective_spot(b: Battle, number: int) -> Point:
    """A town's upper right corner, or the highest point of the circle."""
    objective = b.roster.objectives[number]
    laid = laid_of(b)
    if not objective.town:
        return near(laid.at((objective.x, objective.y + objective.radius)))
    town = next(town for town in b.roster.data.towns if town.id == objective.town)
    return near(laid.at((max(s.x1 for s in town.sectors), max(s.y1 for s in town.sectors))))


def objective_item(b: Battle, number: int, spoken: Speech) -> Item:
    """An objective: who holds it and what it gives each side."""
    objective = b.roster.objectives[number]
    holder = b.holders[number]
    x, y = objective_spot(b, number)
    value = str(objective.vp[holder]) if holder != NOBODY else ""
    return Item(
        key=f"objective:{objective.name}",
        symbol="goal" if holder != NOBODY else "goal-open",
        place="",
        x=x,
        y=y,
        w=DISC,
        h=DISC,
        side=SIDE_CLASS[holder] if holder != NOBODY else "",
        layer=ON_GROUND,
        text=value,
        name=spoken.objective(objective.name),
        detail=spoken.say("item-objective"),
        facts=objective_facts(b, number, spoken),
    )


def objective_facts(b: Battle, number: int, spoken: Speech) -> list[str]:
    objective = b.roster.objectives[number]
    found = [
        spoken.say("fact-objective", side=spoken.army(side), points=objective.vp[side])
        for side in (0, 1)
        if objective.vp[side]
    ]
    holder = b.holders[number]
    if holder == NOBODY:
        found.append(spoken.say("fact-held-by-nobody"))
    else:
        found.append(spoken.say("fact-held", side=spoken.army(holder)))
    key = "fact-objective-town" if objective.town else "fact-objective-circle"
    found.append(spoken.say(key, radius=f"{objective.radius:g}"))
    return found
