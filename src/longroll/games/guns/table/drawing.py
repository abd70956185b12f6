"""The table as a generic client draws it: the map and its places, and what stands on them for one viewer.

Places are areas, entry points and positions, each under its code; positions lie on top of the areas they part.
Everything a scene shows is read from the position passed in, which is the viewer's own (``hiding.seen_by``): faces
he may not see are not in it.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache, partial
from math import cos, degrees, radians, sin

import msgspec

from longroll.engraving.lines import Point, Rect, around
from longroll.games.guns.board import GROUND, Ground
from longroll.games.guns.cells import KNOWN, REDUCED
from longroll.games.guns.components import (
    ARMIES,
    ARMY_OF,
    BIT,
    BLOCKS,
    CAVALRY,
    CSA,
    ENTRIES,
    FACE_OF,
    FACE_STATE,
    FACES,
    FULL,
    HIDDEN_TOKEN,
    MARCH_TOKEN,
    N_BLOCKS,
    STATES,
    TOKEN_STRENGTH,
    TOKENS,
    USA,
)
from longroll.games.guns.components import (
    LINES as COMMAND_LINES,
)
from longroll.games.guns.data.materials import MAP_WORDS, SYMBOLS
from longroll.games.guns.knowledge import alone
from longroll.games.guns.lexicon import AT_ENTRY, OFF, place_words
from longroll.games.guns.state import Battle
from longroll.games.guns.table.formations import block_detail, strength_fact
from longroll.games.guns.table.map_picture import MAP, OVERVIEW, palette_css, picture_hash
from longroll.games.guns.table.overlays import scene_rings, scene_strokes
from longroll.games.guns.table.panels import moment, panels
from longroll.games.guns.table.ranks import WHOLE_MAPS, Rank, Standing, depth, standing
from longroll.games.guns.table.sheet.berths import BLOCK_H, BLOCK_W, Berth
from longroll.games.guns.table.sheet.plan import DISC, HEADER, heading, plan_of
from longroll.games.guns.table.sighted import Certain, certain, roll, safe
from longroll.games.guns.table.speech import SIDE_CLASS, Speech, line_words, speech
from longroll.games.guns.table.tags import ABOVE, TAG_FONT, tag_items
from longroll.kit.parts import Parts
from longroll.kit.scene import (
    Board,
    Border,
    Item,
    Layer,
    Mark,
    Place,
    Scene,
    content_hash,
    in_words,
    symbols_address,
)
from longroll.kit.terms import Message
from longroll.kit.words import Words, words

ON_GROUND, STANDING = 1, 2
"""Layers: works and objectives, then blocks and tokens, then name tags."""


LAYERS = (
    Layer(["reach", "assault"], "layer-reach"),
    Layer(["target"], "layer-target"),
    Layer(["support"], "layer-support", quiet=True),
    Layer(["field"], "layer-field"),
    Layer(["field-far"], "layer-field-far"),
    Layer(["field-defence"], "layer-field-defence"),
    Layer(["figure"], "layer-separation"),
    Layer(["path"], "layer-path"),
    Layer(["arc"], "layer-arc"),
    Layer(["chain"], "layer-chain"),
)


def board(language: str) -> Board:
    """What never changes: the map of the game."""
    return board_of(GROUND, language)


@lru_cache(maxsize=24)
def board_of(ground: Ground, language: str) -> Board:
    """The board of a map. Only that of the game has a picture."""
    spoken = words(MAP_WORDS, language)
    plan = plan_of(ground)
    places = [area_place(ground, area, spoken) for area in range(ground.n_areas)]
    places += [entry_place(ground, entry, spoken) for entry in range(len(ground.entry_codes))]
    places += [position_place(ground, position, spoken) for position in range(ground.n_positions)]
    picture = f"/api/pictures/{picture_hash(MAP)}.svg" if ground is GROUND else ""
    draft = Board(
        "",
        plan.width,
        plan.height,
        picture,
        places,
        palette_css(),
        symbols=symbols_address(SYMBOLS),
        overview=f"/api/pictures/{picture_hash(OVERVIEW)}.svg" if picture else "",
        layers=in_words(LAYERS, speech(language).say),
    )
    return msgspec.structs.replace(draft, hash=content_hash(msgspec.json.encode(draft).decode()))


def say(spoken: Words, key: str, **args: str | int) -> str:
    return spoken.say(Message(key, dict(args)))


def near(point: Point) -> Point:
    """Scene units to one decimal."""
    return round(point[0], 1), round(point[1], 1)


# ---- names -------------------------------------------------------------------------------------------------------


def area_name(ground: Ground, area: int) -> str:
    """Areas bear the names of farms, woods and hills: the same in every language."""
    return ground.area_names[area].replace("'", "’")


def position_name(ground: Ground, position: int, spoken: Words) -> str:
    """The name of a position, or the two areas it parts."""
    name = line_words(ground.position_names[position], spoken)
    if name:
        return name
    first, second = (area_name(ground, ground.area_of[stance]) for stance in (2 * position, 2 * position + 1))
    return say(spoken, "position-between", first=first, second=second)


def entry_name(ground: Ground, entry: int, spoken: Words) -> str:
    return say(spoken, f"entry-{ground.entry_codes[entry]}")


# ---- areas -------------------------------------------------------------------------------------------------------


def area_place(ground: Ground, area: int, spoken: Words) -> Place:
    place = plan_of(ground).room(area)
    borders = [to_position(ground, position, ground.stance(position, area)) for position in ground.border[area]]
    for entry, pair in enumerate(ground.entry_areas):
        if area in pair:
            borders.append(to_card(ground, entry))
    return Place(
        ground.area_codes[area],
        area_name(ground, area),
        plan_of(ground).outlines()[area],
        near(place.label),
        near(place.objective),
        borders,
        area_facts(ground, area, spoken),
        list(place.lines),
    )


def to_position(ground: Ground, position: int, stance: int) -> Border:
    """The way from an area to one of its positions."""
    at, into = plan_of(ground).spot(stance)
    return Border(ground.position_codes[position], near(at), round((degrees(into) + 180) % 360, 1))


def to_card(ground: Ground, entry: int) -> Border:
    """The way from an entry area off the map to its entry point."""
    start = plan_of(ground).road_start(entry)
    return Border(ground.entry_codes[entry], near(start), round(heading(start, plan_of(ground).card(entry).centre), 1))


def area_facts(ground: Ground, area: int, spoken: Words) -> list[str]:
    """What the map itself says of an area."""
    found: list[str] = []
    here = ground.bit[area]
    if here & ground.town:
        found.append(say(spoken, "fact-town"))
    for entry, pair in enumerate(ground.entry_areas):
        if area in pair:
            army = ground.entry_army[entry]
            found.append(say(spoken, "fact-entry-area", army=army, entry=entry_name(ground, entry, spoken)))
    if here & ground.partial:
        found.append(say(spoken, "fact-partial"))
    if area in ground.objectives_start:
        found.append(say(spoken, "fact-objective"))
    return found


# ---- entry points ------------------------------------------------------------------------------------------------


def entry_place(ground: Ground, entry: int, spoken: Words) -> Place:
    place = plan_of(ground).card(entry)
    name = entry_name(ground, entry, spoken)
    army = ground.entry_army[entry]
    start = plan_of(ground).road_start(entry)
    road = list(ground.data.entries.values())[entry].road
    inward = round((heading(start, place.centre) + 180) % 360, 1)
    return Place(
        ground.entry_codes[entry],
        name,
        plan_of(ground).outlines()[ground.n_areas + entry],
        near((place.centre[0], place.top + HEADER / 2)),
        near((place.centre[0], (place.top + HEADER + place.bottom) / 2)),
        [Border(ground.area_codes[area], near(start), inward) for area in ground.entry_areas[entry]],
        [
            say(spoken, "fact-entry", army=army),
            *([say(spoken, "fact-entry-road", road=road)] if road else []),
        ],
        [name],
        SIDE_CLASS[ARMIES.index(army)],
    )


# ---- positions ---------------------------------------------------------------------------------------------------


def position_place(ground: Ground, position: int, spoken: Words) -> Place:
    middle = near(plan_of(ground).spot(2 * position).at)
    return Place(
        ground.position_codes[position],
        position_name(ground, position, spoken),
        plan_of(ground).outlines()[ground.n_areas + len(ground.entry_codes) + position],
        middle,
        middle,
        position_borders(ground, position),
        position_facts(ground, position, spoken),
        line=plan_of(ground).line_path(position),
    )


def position_borders(ground: Ground, position: int) -> list[Border]:
    """The two areas of a position, and the positions it meets at its junctions."""
    found = []
    for stance in (2 * position, 2 * position + 1):
        at, into = plan_of(ground).spot(stance)
        found.append(Border(ground.area_codes[ground.area_of[stance]], near(at), round(degrees(into) % 360, 1)))
    middle = plan_of(ground).spot(2 * position).at
    for junction in ground.ends[position]:
        for other in ground.meeting[junction]:
            if other != position:
                towards = round(heading(middle, plan_of(ground).spot(2 * other).at), 1)
                found.append(Border(ground.position_codes[other], near(plan_of(ground).junctions[junction]), towards))
    return found


def position_facts(ground: Ground, position: int, spoken: Words) -> list[str]:
    """Terrain of both sides, roads, lines of sight, who may not enter."""
    found = []
    for stance in (2 * position, 2 * position + 1):
        area = area_name(ground, ground.area_of[stance])
        found.append(say(spoken, "fact-side", area=area, terrain=terrain(ground, stance, spoken)))
    code = ground.position_codes[position]
    roads = [road.name for road in ground.data.main_roads if code in road.path]
    found += [say(spoken, "fact-road", road=road.replace("'", "’")) for road in roads]
    for sight in ground.data.special_los:
        if sight.position == code:
            found.append(say(spoken, "fact-sight", area=area_name(ground, ground.area_index[sight.area])))
    if ground.barred["USA"] >> position & 1:
        found.append(say(spoken, "fact-barred"))
    return found


def terrain(ground: Ground, stance: int, spoken: Words) -> str:
    """The terrain of one side of a position in words."""
    kinds: list[str] = []
    if ground.ridge[stance]:
        kinds.append(say(spoken, "terrain-ridge", guns=ground.ridge[stance]))
    if ground.steep[stance]:
        kinds.append(say(spoken, "terrain-steep"))
    if ground.obstructed[stance]:
        kinds.append(say(spoken, "terrain-obstructed"))
    return ", ".join(kinds) or say(spoken, "terrain-open")


# ---- the scene ---------------------------------------------------------------------------------------------------


def scene(b: Battle, seat: str | None, language: str) -> Scene:
    """The position as a seat (None: a spectator) sees it; ``b`` is already redacted for that seat."""
    spoken = speech(language, b.ground)
    title = spoken.say("scene-title", moment=moment(b, language))
    return Scene(
        board_of(b.ground, language).hash,
        title,
        items(b, spoken),
        panels(b, seat, language),
        scene_rings(b, seat),
        scene_strokes(b),
    )


_objectives: Parts[Item] = Parts()
_works: Parts[list[Item]] = Parts(WHOLE_MAPS)
_ranked: Parts[list[Item]] = Parts()
_stacks: Parts[list[Item]] = Parts(WHOLE_MAPS)
_tags: Parts[list[Item]] = Parts(WHOLE_MAPS)
_away: Parts[list[Item]] = Parts()


def items(b: Battle, spoken: Speech) -> list[Item]:
    """Every thing on the board."""
    works = _works.get((spoken, bytes(b.works)), lambda: works_items(b, spoken))
    signs = [*objective_items(b, spoken), *works]
    drawn, known = standing(b), certain(b)
    guns = gun_items(b, drawn, spoken)
    marks = (b.victor, b.attacked, b.moved)
    stacks = _stacks.get((spoken, drawn, known, marks), lambda: stack_items(b, drawn, known, spoken))
    tags = _tags.get(
        (spoken, drawn, known, tuple(b.goals), bytes(b.works), tuple(b.played)),
        lambda: tag_items(b.ground, drawn.ranks, known, [room_of(item) for item in (*signs, *guns)], spoken),
    )
    return [*signs, *stacks, *guns, *tags, *away_items(b, known, spoken)]


def stack_items(b: Battle, drawn: Standing, known: Certain, spoken: Speech) -> list[Item]:
    """The blocks on all positions; those of one army on one position are counted."""
    found: list[Item] = []
    counted: Counter[tuple[int, int]] = Counter()
    for rank in drawn.ranks:
        here = (rank.stance // 2, rank.army)
        before = counted[here]
        counted[here] += len(rank.blocks)
        depends = (spoken, rank, before, *looks(b, rank.blocks, known))
        found += _ranked.get(depends, partial(rank_items, b, rank, before, spoken))
    return found


def looks(b: Battle, blocks: tuple[int, ...], known: Certain) -> tuple[int | Certain, ...]:
    """What is seen of some blocks besides their faces and places; hidden ones have the highest numbers."""
    mask = 0
    for block in blocks:
        mask |= BIT[block]
    told = tuple(entry for entry in known if mask >> entry[0] & 1) if blocks[-1] >= N_BLOCKS else ()
    return b.victor & mask, b.attacked & mask, b.moved & mask, told


def rank_items(b: Battle, rank: Rank, before: int, spoken: Speech) -> list[Item]:
    """The blocks of a rank; so many others of its army on its position come before."""
    return [
        block_item(b, block, place, before + number, spoken)
        for number, (block, place) in enumerate(zip(rank.blocks, rank.post.places, strict=True), 1)
    ]


def block_symbol(block: int) -> str:
    """Flags are the strength; a face the viewer does not see has none."""
    state = FACE_STATE[FACE_OF[block]]
    if state < 0:
        return "block-hidden"
    return "block-horse" if CAVALRY[block] and state == FULL else f"block-{STATES[state]}"


def block_key(b: Battle, block: int, number: int) -> str:
    """Own blocks by their number; others, whose numbers mean nothing, by where they stand."""
    if block < N_BLOCKS:
        return f"piece:{BLOCKS[block]}"
    return f"piece:{FACES[FACE_OF[block]]} {place_words(b.ground)[b.at[block]]} {number}"


def block_item(b: Battle, block: int, place: Berth, number: int, spoken: Speech) -> Item:
    face = FACE_OF[block]
    where = place_words(b.ground)[b.at[block]]
    is_own = block < N_BLOCKS
    return Item(
        key=block_key(b, block, number),
        symbol=block_symbol(block),
        place=where,
        x=round(place.at[0], 1),
        y=round(place.at[1], 1),
        w=round(BLOCK_W * place.scale, 1),
        h=round(BLOCK_H * place.scale, 1),
        side=SIDE_CLASS[ARMY_OF[block]],
        angle=round(place.angle % 360, 1),
        layer=STANDING,
        name=spoken.blocks[face] if is_own else spoken.say("item-hidden", army=FACES[face][:3]),
        detail=block_detail(face, spoken.words, spoken.sheet) if is_own else spoken.place(where),
        facts=block_facts(b, block, spoken),
        marks=[Mark("victor")] if b.victor & BIT[block] else [],
        same=f"piece:{FACES[face]} {where}",
    )


def block_facts(b: Battle, block: int, spoken: Speech) -> list[str]:
    """Strength as far as it is seen; what the block has done."""
    found = [strength_fact(FACE_OF[block], spoken.sheet)] if block < N_BLOCKS else known_facts(b, block, spoken)
    bit = BIT[block]
    for mask, key in (
        (b.victor, "fact-victor"),
        (b.attacked, "fact-attacked"),
        (b.moved & ~b.attacked, "fact-moved"),
    ):
        if mask & bit:
            found.append(spoken.say(key))
    return found


def known_facts(b: Battle, block: int, spoken: Speech) -> list[str]:
    """What the viewer knows for certain of a block he does not see."""
    if b.label[block] == KNOWN and alone(b, block):
        return [spoken.say("fact-face-known", face=spoken.faces[b.hint[block]])]
    if b.label[block] == REDUCED and alone(b, block):
        return [spoken.say("fact-line-known", command=str(spoken.words.term(COMMAND_LINES[b.hint[block]])))]
    return [spoken.say("fact-unseen")]


# ---- off the map -------------------------------------------------------------------------------------------------


def away_items(b: Battle, known: Certain, spoken: Speech) -> list[Item]:
    """Blocks at the entry points, then those that left the map."""
    found: list[Item] = []
    for place, blocks in sorted(roll(b).away, key=lambda entry: (entry[0] < AT_ENTRY, entry[0])):
        depends = (spoken, place, blocks, *looks(b, blocks, known))
        make = left_items if place < AT_ENTRY else waiting_items
        found += _away.get(depends, partial(make, b, place, blocks, spoken))
    return found


def waiting_items(b: Battle, place: int, blocks: tuple[int, ...], spoken: Speech) -> list[Item]:
    """Blocks at an entry point, in rows on its card."""
    entry = place - AT_ENTRY
    box = plan_of(b.ground).card(entry)
    room_across, room_down = box.right - box.left - 16, box.bottom - box.top - HEADER - 10
    named = any(block < N_BLOCKS for block in blocks)
    cell_w, cell_h = BLOCK_W + (30 if named else 8), BLOCK_H + (24 if named else 8)
    columns = max(1, int(room_across // cell_w))
    rows = -(-len(blocks) // columns)
    scale = min(1.0, room_down / (rows * cell_h))
    found: list[Item] = []
    for number, block in enumerate(blocks):
        row, column = divmod(number, columns)
        here = min(columns, len(blocks) - row * columns)
        x = (box.left + box.right) / 2 + (column - (here - 1) / 2) * cell_w * scale
        y = box.top + HEADER + 6 + (row + 0.5) * cell_h * scale - (8 * scale if named else 0)
        found.append(block_item(b, block, Berth((x, y), 0.0, scale), number + 1, spoken))
        if block < N_BLOCKS:
            found.append(name_item(block, (x, y + BLOCK_H * scale * 0.5 + 13 * scale), spoken, ENTRIES[entry]))
    return found


def name_item(block: int, at: Point, spoken: Speech, place: str) -> Item:
    """The name beneath a block that is not on a position."""
    text = spoken.blocks[FACE_OF[block]]
    return Item(
        key=f"tag:{BLOCKS[block]}",
        symbol="",
        place=place,
        x=round(at[0], 1),
        y=round(at[1], 1),
        w=round(TAG_FONT * len(text), 1),
        h=15,
        side=SIDE_CLASS[ARMY_OF[block]],
        layer=ABOVE,
        form="tag-plain",
        text=text,
    )


def left_items(b: Battle, place: int, blocks: tuple[int, ...], spoken: Speech) -> list[Item]:
    """Blocks that left the map across an area, in the strip beside it."""
    (x, y), inward = plan_of(b.ground).outside(place - OFF)
    angle = degrees(inward) + 90
    along = radians(angle)
    found: list[Item] = []
    for number, block in enumerate(blocks):
        shift = (number - (len(blocks) - 1) / 2) * (BLOCK_W + 2)
        berth = Berth((x + cos(along) * shift, y + sin(along) * shift), angle, 1.0)
        found.append(block_item(b, block, berth, number + 1, spoken))
    return found


# ---- works, objectives, guns -------------------------------------------------------------------------------------


GUN_SIZE = 24.0


def room_of(item: Item) -> Rect:
    """The upright box round a thing."""
    turn = radians(item.angle)
    c, s = abs(cos(turn)), abs(sin(turn))
    return around(item.x, item.y, item.w * c + item.h * s, item.w * s + item.h * c)


def works_items(b: Battle, spoken: Speech) -> list[Item]:
    """In the order of their stances."""
    stances = [stance for stance, number in enumerate(b.works) if number]
    return [works_item(b.ground, stance, spoken) for stance in stances]


def works_item(ground: Ground, stance: int, spoken: Speech) -> Item:
    (x, y), out = plan_of(ground).works_spot(stance)
    code = ground.position_codes[stance // 2]
    return Item(
        key=f"works:{code}:{stance & 1}",
        symbol="earthwork",
        place=code,
        x=round(x, 1),
        y=round(y, 1),
        w=48,
        h=10,
        angle=round((degrees(out) + 90) % 360, 1),
        layer=ON_GROUND,
        name=spoken.say("item-works"),
        detail=spoken.positions[stance // 2],
        facts=[spoken.say("fact-works", area=spoken.areas[ground.area_of[stance]])],
    )


def objective_items(b: Battle, spoken: Speech) -> list[Item]:
    """Before the game two may meet: then the first is drawn (GG-24.3)."""
    held = safe(b)
    return [
        _objectives.get((spoken, area, b.red >> number & 1, held[number]), partial(objective_item, b, number, spoken))
        for number, area in enumerate(b.goals)
        if area not in b.goals[:number]
    ]


def objective_item(b: Battle, number: int, spoken: Speech) -> Item:
    area = b.goals[number]
    x, y = plan_of(b.ground).room(area).objective
    army = CSA if b.red >> number & 1 else USA
    return Item(
        key=f"objective:{b.ground.area_codes[area]}",
        symbol="objective",
        place=b.ground.area_codes[area],
        x=round(x, 1),
        y=round(y, 1),
        w=DISC,
        h=DISC,
        side=SIDE_CLASS[army],
        layer=ON_GROUND,
        name=spoken.say("item-objective"),
        detail=spoken.areas[area],
        facts=objective_facts(b, number, spoken),
    )


def objective_facts(b: Battle, number: int, spoken: Speech) -> list[str]:
    """Who controls it, and whether fully (GG-20.3)."""
    army = CSA if b.red >> number & 1 else USA
    found = [spoken.say("fact-controlled", army="CSA" if army else "USA")]
    if army == USA:
        found.append(spoken.say("fact-full-control" if safe(b)[number] else "fact-no-full-control"))
    return found


def gun_items(b: Battle, drawn: Standing, spoken: Speech) -> list[Item]:
    """Artillery tokens on a position in the attack in hand, behind the blocks: face down until they are turned up."""
    found: list[Item] = []
    for rank in drawn.ranks if b.played else ():
        position = rank.stance // 2
        tokens = b.guns_on(rank.army, position)
        if not tokens:
            continue
        middle, out = plan_of(b.ground).spot(rank.stance)
        far = depth(plan_of(b.ground), rank.stance, rank.post) + GUN_SIZE / 2
        lean = out + radians(90)
        for number, token in enumerate(tokens):
            shift = (number - (len(tokens) - 1) / 2) * (GUN_SIZE + 3)
            x = middle[0] - cos(out) * far + cos(lean) * shift
            y = middle[1] - sin(out) * far + sin(lean) * shift
            found.append(gun_item(b.ground, rank.army, position, token, number + 1, (x, y), spoken))
    return found


def gun_item(ground: Ground, army: int, position: int, token: int, number: int, at: Point, spoken: Speech) -> Item:
    where = ground.position_codes[position]
    hidden = token == HIDDEN_TOKEN
    name = spoken.say("item-token-hidden") if hidden else spoken.tokens[token]
    return Item(
        key=f"gun:{SIDE_CLASS[army]}:{where}:{number}",
        symbol=token_symbol(token),
        place=where,
        x=round(at[0], 1),
        y=round(at[1], 1),
        w=GUN_SIZE,
        h=GUN_SIZE,
        side=SIDE_CLASS[army],
        layer=ABOVE,
        name=name,
        detail=spoken.positions[position],
        same="" if hidden else f"gun:{TOKENS[token]} {where}",
    )


def token_symbol(token: int) -> str:
    if token == HIDDEN_TOKEN:
        return "token-hidden"
    return "token-march" if token == MARCH_TOKEN else f"guns-{TOKEN_STRENGTH[token]}"
