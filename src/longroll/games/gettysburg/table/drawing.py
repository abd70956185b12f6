"""The table as a scene: what a generic client draws for one viewer.

Everything is read from the position passed in, which is the viewer's own (``knowledge.seen_by``): values of the other
side's blocks are not in it and so cannot appear here.
"""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import chain
from math import degrees, pi

import msgspec

from longroll.engraving.lines import Point, Rect, around, inside
from longroll.games.gettysburg.board import BOXES, N_PLACES, N_SECTORS, PLACES, PRINTED, Ground
from longroll.games.gettysburg.components import (
    BIT,
    CA,
    CE,
    COLOUR,
    COLOUR_KIND,
    COLOUR_SIDE,
    COLOURS,
    CSA,
    HORSE,
    KIND,
    KINDS,
    MASK,
    N_PIECES,
    PIECES,
    SIDE,
    SIDES,
    UA,
    UC,
    UE,
    UI,
    UNION,
    members,
)
from longroll.games.gettysburg.data.materials import SYMBOLS
from longroll.games.gettysburg.knowledge import UNKNOWN
from longroll.games.gettysburg.state import NO_STICK, NOWHERE, Battle
from longroll.games.gettysburg.table.map_picture import MAP, OVERVIEW, palette_css, picture_hash
from longroll.games.gettysburg.table.panels import moment, panels
from longroll.games.gettysburg.table.sheet.arrangement import (
    CHIP_COLOUR,
    CHIP_H,
    FLAG_H,
    FLAG_W,
    GAP,
    MARKER,
    MOST_DISCS,
    PIECE_H,
    PIECE_W,
    ROW,
    STICK_H,
    STICK_W,
    Bed,
    berths,
    flag_room,
    label_of,
    middle_of,
    rows_of,
    shelf,
    stack_places,
    stick_bed,
)
from longroll.games.gettysburg.table.sheet.contest import Stack, alone, contested, signs
from longroll.games.gettysburg.table.sheet.ground import CARDS, HEIGHT, RINGS, WIDTH, meeting_of, outlines
from longroll.games.gettysburg.table.sheet.symbols import MARKERS, cube_symbol, piece_symbol
from longroll.games.gettysburg.table.speech import SIDE_CLASS, Speech, speech
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
from longroll.kit.speech import capital

ON_GROUND, STANDING, ABOVE = 1, 2, 3
"""Layers: sticks, then pieces, flags and markers, then chips."""

# ---- the board ---------------------------------------------------------------------------------------------


LAYERS = (
    Layer(["reach", "assault"], "layer-reach"),
    Layer(["command"], "layer-command"),
    Layer(["sight"], "layer-sight"),
    Layer(["target"], "layer-target"),
    Layer(["support"], "layer-support", quiet=True),
    Layer(["retreat"], "layer-retreat", quiet=True),
)


def board(language: str) -> Board:
    """The map of the game."""
    return board_of(PRINTED, language)


@lru_cache(maxsize=24)
def board_of(ground: Ground, language: str) -> Board:
    """What never changes, with the names and facts of places in one language. Only the map of the game has a picture:
    of another one its own sectors and boxes are drawn, where the printed map has them."""
    spoken = speech(language)
    places = [place(ground, number, spoken) for number in range(N_PLACES) if ground.there & BIT[number]]
    picture = f"/api/pictures/{picture_hash(MAP)}.svg" if ground is PRINTED else ""
    draft = Board(
        "",
        WIDTH,
        HEIGHT,
        picture,
        places,
        palette_css(),
        symbols=symbols_address(SYMBOLS),
        overview=f"/api/pictures/{picture_hash(OVERVIEW)}.svg" if picture else "",
        layers=in_words(LAYERS, spoken.say),
    )
    return msgspec.structs.replace(draft, hash=content_hash(msgspec.json.encode(draft).decode()))


def place(ground: Ground, number: int, spoken: Speech) -> Place:
    box = number >= N_SECTORS
    lines = [spoken.heading(number)] if box else list(berths(number).lines)
    side = SIDE_CLASS[CSA if number in BOXES[CSA] else UNION] if box else ""
    return Place(
        PLACES[number],
        spoken.places[number],
        outlines()[number],
        near(label_of(number)),
        near(middle_of(number)),
        borders_of(ground, number),
        place_facts(ground, number, spoken),
        lines,
        side,
    )


def borders_of(ground: Ground, number: int) -> list[Border]:
    """Every border of a place; an entry box has one, with its sector."""
    if number >= N_SECTORS:
        sector = ground.box_sector[number]
        meeting = meeting_of(sector, number)
        return [Border(PLACES[sector], near(meeting.at), round(meeting.out + 180, 1) % 360)]
    found = [(to, meeting_of(number, to)) for to in ground.borders[number]]
    return [Border(PLACES[to], near(meeting.at), round(meeting.out % 360, 1)) for to, meeting in found]


def place_facts(ground: Ground, number: int, spoken: Speech) -> list[str]:
    """Ground, guns, stars, the entry box: what the map itself says of a place."""
    if number >= N_SECTORS:
        side = SIDES[CSA if number in BOXES[CSA] else UNION]
        return [spoken.say("fact-entry-box", side=side, sector=spoken.places[ground.box_sector[number]])]
    found = [spoken.say(f"ground-{ground.terrain[number]}", range=ground.gun_range[number])]
    if ground.stars[number]:
        found.append(spoken.say("fact-stars", stars=ground.stars[number]))
    if ground.box_of[number] >= 0:
        found.append(spoken.say("fact-entered-from", box=spoken.heading(ground.box_of[number])))
    return found


def near(point: Point) -> Point:
    """Scene units to one decimal."""
    return round(point[0], 1), round(point[1], 1)


# ---- the scene ---------------------------------------------------------------------------------------------


def scene(b: Battle, seat: str | None, language: str) -> Scene:
    """The position as a seat (None: a spectator) sees it; ``b`` is already redacted for that seat."""
    title = speech(language).say("scene-title", moment=moment(b, language))
    items = list(chain.from_iterable(drawn(b, language)))
    return Scene(board_of(b.ground, language).hash, title, items, panels(b, seat, language))


_drawn: Parts[list[Item]] = Parts()


def drawn(b: Battle, language: str) -> list[list[Item]]:
    """The things of every place that has any: made once for all that can be seen of it, for an answer changes few."""
    spoken = speech(language)
    cubes, sticks, damaged = bytes(b.cubes), bytes(b.sticks), b.damaged
    in_fight = any(b.load) or b.origin.count(NOWHERE) < N_PIECES
    marked = b.posted[CSA] | b.posted[UNION] | b.fired | b.disrupted
    found: list[list[Item]] = []
    for place in range(N_PLACES):
        csa, union = b.mask(CSA, place), b.mask(UNION, place)
        works = sticks[2 * place : 2 * place + 2] if place < N_SECTORS else b""
        if not csa and not union and not marked & BIT[place] and works in BARE:
            continue
        looks: tuple[object, ...] = (language, place, csa, union, cubes[place * 6 : place * 6 + 6], works)
        looks += (damaged[CSA] & csa, damaged[UNION] & union)
        if marked & BIT[place]:
            looks += (b.block[place], b.block_side(place), b.discs[place], b.fired & BIT[place])
            looks += (b.disrupted & BIT[place],)
        if in_fight:
            looks += tuple([(b.load[piece], b.origin[piece]) for piece in (*members(CSA, csa), *members(UNION, union))])
        found.append(_drawn.get(looks, partial(place_items, b, place, spoken)))
    return found


BARE = (b"", bytes([NO_STICK, NO_STICK]))
"""No works, in a box or in a sector."""


def place_items(b: Battle, place: int, spoken: Speech) -> list[Item]:
    return sector_items(b, place, spoken) if place < N_SECTORS else box_items(b, place - N_SECTORS, spoken)


def sector_items(b: Battle, sector: int, spoken: Speech) -> list[Item]:
    """Everything in a sector: works, pieces, cubes, flag, markers."""
    beds = stick_beds(b, sector)
    sticks = [stick_item(sector, border, depth, bed, spoken) for (border, depth), bed in beds.items()]
    flag, spots = signs(sector, list(beds.values()))
    flags = [block_item(b, sector, flag, spoken)] if b.block[sector] else []
    markers = marker_items(b, sector, spots, spoken)
    items: list[Item] = []
    barred = [box for bed in beds.values() for box in bed.boxes()]
    barred += [room_of(item, MOST_DISCS) for item in (*flags, *markers)]
    stacks = stacks_of(b, sector, barred)
    for pieces, stack in stacks:
        items += stack_items(b, pieces, stack, spoken)
    if stacks:
        barred += [room_of(item) for item in items]
        items += chip_items(b, sector, chip_spot(b, sector, *stacks[0], barred), spoken)
    return [*sticks, *items, *flags, *markers]


def room_of(item: Item, discs: int = 0) -> Rect:
    """The upright box round a thing, with the discs that hang on a flag, or with room for so many."""
    if item.form == "banner":
        return flag_room((item.x, item.y), max(discs, len(item.marks)))
    return around(item.x, item.y, item.w, item.h)


def stacks_of(b: Battle, sector: int, barred: list[Rect]) -> list[tuple[list[int], Stack]]:
    """The stacks of a sector and where they stand; who holds the sector comes first. ``barred``: what is there
    besides."""
    present = [stack_order(members(side, b.mask(side, sector))) for side in (CSA, UNION)]
    present = [pieces for pieces in present if pieces]
    if len(present) < 2:
        return [(pieces, alone(sector, len(pieces), chip_width(b, sector), tuple(barred))) for pieces in present]
    present.sort(key=lambda pieces: b.origin[pieces[0]] != NOWHERE)
    numbers = (len(present[0]), len(present[1]))
    return list(zip(present, contested(sector, numbers, chip_width(b, sector), tuple(barred)), strict=True))


def chip_width(b: Battle, sector: int) -> float:
    """The room of the cubes of a sector; none if there are none."""
    colours = sum(b.cubes[sector * 6 + colour] > 0 for colour in range(len(COLOURS)))
    return CHIP_COLOUR * colours + 6 if colours else 0.0


def chip_spot(b: Battle, sector: int, pieces: list[int], stack: Stack, barred: list[Rect]) -> Point:
    """Beneath a stack; beside its last row where the sector ends there or something stands in the way."""
    (x, y), scale, columns = stack
    rows = rows_of(len(pieces), columns)
    last = y + (len(rows) - 1) * ROW * scale
    beneath = (x, last + PIECE_H * scale / 2 + CHIP_H / 2)
    aside = (rows[-1] * (PIECE_W + GAP) * scale + chip_width(b, sector)) / 2 + 2
    for at in (beneath, (x + aside, last + 4), (x - aside, last + 4)):
        box = around(*at, chip_width(b, sector), CHIP_H)
        if all(
            inside(corner, RINGS[sector]) for corner in ((box.left, at[1]), (box.right, at[1]), (at[0], box.bottom))
        ):
            if not any(box.grown(-1).common(other) for other in barred):
                return at
    return beneath


_RANK = {CE: 0, UE: 0, UI: 2, UC: 3, CA: 4, UA: 4}


def stack_order(pieces: tuple[int, ...]) -> list[int]:
    """The best infantry first, guns last."""
    return sorted(pieces, key=lambda piece: (_RANK.get(KIND[piece], 1), piece))


def stack_items(b: Battle, pieces: list[int], stack: Stack, spoken: Speech) -> list[Item]:
    first, scale, columns = stack
    places = stack_places(len(pieces), first, scale, columns)
    ring = RINGS[b.place[pieces[0]]]
    return [
        piece_item(b, piece, keep_inside(at, first, ring), scale, spoken)
        for piece, at in zip(pieces, places, strict=True)
    ]


def keep_inside(point: Point, anchor: Point, ring: tuple[Point, ...]) -> Point:
    """The point, drawn towards its anchor until it lies in the ring: a piece must show which sector it is in."""
    for part in (1.0, 0.8, 0.6, 0.4, 0.2):
        moved = (anchor[0] + (point[0] - anchor[0]) * part, anchor[1] + (point[1] - anchor[1]) * part)
        if inside(moved, ring):
            return moved
    return anchor


def box_items(b: Battle, box: int, spoken: Speech) -> list[Item]:
    """Pieces, cubes and block in an entry box."""
    number = N_SECTORS + box
    side = CSA if number in BOXES[CSA] else UNION
    pieces = stack_order(members(side, b.mask(side, number)))
    place_of = shelf(box, len(pieces), bool(b.block[number]))
    items = [
        piece_item(b, piece, at, place_of.scale, spoken) for piece, at in zip(pieces, place_of.places, strict=True)
    ]
    card = CARDS[box]
    items += chip_items(b, number, (card.right - 34, card.bottom - 4), spoken)
    if b.block[number]:
        items.append(block_item(b, number, place_of.flag, spoken))
    return items


# ---- things ------------------------------------------------------------------------------------------------


def piece_item(b: Battle, piece: int, at: Point, scale: float, spoken: Speech) -> Item:
    side = SIDE_CLASS[SIDE[piece]]
    pips = [Mark(cube_symbol(COLOUR[piece]), side) for _ in range(b.load[piece])]
    return Item(
        key=f"piece:{PIECES[piece]}",
        symbol=piece_symbol(piece, bool(b.damaged[SIDE[piece]] & MASK[piece])),
        place=PLACES[b.place[piece]],
        x=round(at[0], 1),
        y=round(at[1], 1),
        w=round(PIECE_W * scale, 1),
        h=round(PIECE_H * scale, 1),
        side=side,
        layer=STANDING,
        name=capital(spoken.pieces[piece]),
        detail=capital(spoken.detail(piece)),
        facts=piece_facts(b, piece, spoken),
        marks=pips,
    )


def piece_facts(b: Battle, piece: int, spoken: Speech) -> list[str]:
    """Kind and march; damage."""
    horse = bool(MASK[piece] & HORSE[SIDE[piece]])
    kind = capital(spoken.say(f"kind-{KINDS[KIND[piece]]}"))
    found = [spoken.say("fact-kind", kind=kind, sectors=2 if horse else 1)]
    if b.load[piece]:
        found.append(spoken.say("fact-carries", cubes=b.load[piece]))
    if b.damaged[SIDE[piece]] & MASK[piece]:
        found.append(spoken.say("fact-damaged"))
    return found


def chip_items(b: Battle, number: int, at: Point, spoken: Speech) -> list[Item]:
    """The cubes of a place in one chip, each colour with the mark of the pieces it can damage."""
    marks: list[Mark] = []
    facts: list[str] = []
    for colour, name in enumerate(COLOURS):
        cubes = b.cubes[number * 6 + colour]
        if cubes:
            side = SIDE_CLASS[COLOUR_SIDE[colour]]
            marks.append(Mark(cube_symbol(colour), side, str(cubes), f"cubes:{PLACES[number]}:{name}"))
            kind = spoken.say(f"kind-{KINDS[COLOUR_KIND[colour]]}")
            facts.append(spoken.say("fact-cubes", number=cubes, colour=name, kind=kind))
    if not marks:
        return []
    wide = CHIP_COLOUR * len(marks) + 6
    return [
        Item(
            key=f"cubes:{PLACES[number]}",
            symbol="",
            place=PLACES[number],
            x=round(at[0], 1),
            y=round(at[1], 1),
            w=wide,
            h=CHIP_H,
            layer=ABOVE,
            form="chip",
            name=spoken.say("item-cubes"),
            detail=spoken.places[number],
            facts=facts,
            marks=marks,
        )
    ]


def block_item(b: Battle, number: int, at: Point, spoken: Speech) -> Item:
    """A headquarters flag: value and room only where they are known."""
    side = b.block_side(number)
    value, discs = b.block[number], b.discs[number]
    known = value != UNKNOWN
    look = SIDE_CLASS[side]
    marks = [disc_mark(side) for _ in range(discs)]
    if known:
        marks += [Mark("disc-empty") for _ in range(value - discs)]
    return Item(
        key=f"block:{PLACES[number]}",
        symbol=f"{look}-standard" if known else f"{look}-standard-hidden",
        place=PLACES[number],
        x=round(at[0], 1),
        y=round(at[1], 1),
        w=FLAG_W,
        h=FLAG_H,
        side=look,
        layer=STANDING,
        form="banner",
        text=str(value) if known else "",
        name=spoken.say("item-block", side=SIDES[side]),
        detail=spoken.places[number],
        facts=block_facts(value if known else 0, discs, spoken),
        marks=marks,
    )


def disc_mark(side: int) -> Mark:
    look = SIDE_CLASS[side]
    return Mark(f"{look}-disc", look)


def block_facts(value: int, discs: int, spoken: Speech) -> list[str]:
    """``value`` is 0 when it is not known."""
    if value:
        return [spoken.say("fact-value", value=value), spoken.say("fact-discs-of", discs=discs, room=value - discs)]
    return [spoken.say("fact-value-hidden", least=max(2, discs)), spoken.say("fact-discs", discs=discs)]


def stick_beds(b: Battle, sector: int) -> dict[tuple[int, int], Bed]:
    """Where works lie inside a sector, by the border they stand along and how many stand before them there."""
    found: dict[tuple[int, int], Bed] = {}
    for border in b.sticks[2 * sector : 2 * sector + 2]:
        if border != NO_STICK:
            depth = sum(border == other for other, _ in found)
            found[border, depth] = stick_bed(sector, border, depth, tuple(found.values()))
    return found


def stick_item(sector: int, border: int, depth: int, bed: Bed, spoken: Speech) -> Item:
    return Item(
        key=f"stick:{PLACES[sector]}:{PLACES[border]}:{depth + 1}",
        symbol="stick",
        place=PLACES[sector],
        x=round(bed.at[0], 1),
        y=round(bed.at[1], 1),
        w=STICK_W,
        h=STICK_H,
        angle=round(degrees(bed.out + pi / 2) % 180, 1),
        layer=ON_GROUND,
        name=spoken.say("item-stick", border=spoken.places[border]),
        detail=spoken.places[sector],
    )


def marker_items(b: Battle, sector: int, spots: list[Point], spoken: Speech) -> list[Item]:
    """Artillery fire and disruption, to the right of the stack."""
    found: list[Item] = []
    present = [(mask, kind) for mask, kind in ((b.fired, "fire"), (b.disrupted, "disruption")) if mask & BIT[sector]]
    for (_, kind), at in zip(present, spots, strict=False):
        found.append(
            Item(
                key=f"{kind}:{PLACES[sector]}",
                symbol=MARKERS[kind],
                place=PLACES[sector],
                x=at[0],
                y=at[1],
                w=MARKER,
                h=MARKER,
                layer=STANDING,
                name=spoken.say(f"item-{kind}"),
                detail=spoken.places[sector],
                facts=[spoken.say(f"fact-{kind}")],
            )
        )
    return found
