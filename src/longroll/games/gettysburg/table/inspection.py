"""What a thing on the table is: its facts, and what it reaches, sees and commands. Read from the viewer's own position
(``knowledge.seen_by``), so nothing hidden can be told."""

from __future__ import annotations

from longroll.games.gettysburg.board import LOST, N_PLACES, N_SECTORS, PLACE, PLACES, SHEET
from longroll.games.gettysburg.components import (
    ARRIVALS,
    BIT,
    COLOUR,
    CSA,
    GUNS,
    MASK,
    PIECE,
    PIECES,
    SIDE,
    SIDES,
    UNION,
    members,
)
from longroll.games.gettysburg.knowledge import UNKNOWN
from longroll.games.gettysburg.lexicon import (
    RIDE,
)
from longroll.games.gettysburg.rules.fire import targets
from longroll.games.gettysburg.rules.movement import ONLY, Move
from longroll.games.gettysburg.rules.retreat import fit
from longroll.games.gettysburg.state import NOWHERE, Battle, places_in
from longroll.games.gettysburg.table.drawing import block_facts, chip_items, piece_facts, place_facts
from longroll.games.gettysburg.table.panels import road_of, when
from longroll.games.gettysburg.table.speech import Speech, speech
from longroll.kit.notation import a_of, b_of, c_of, verb_in
from longroll.kit.scene import Inspection, Ring
from longroll.kit.speech import capital


def inspect(b: Battle, key: str, language: str) -> Inspection | None:
    """Facts and overlays of a thing in a viewer's own position; None if the key names nothing."""
    spoken = speech(language)
    kind, _, rest = key.partition(":")
    code = rest.split(":")[0]
    if kind == "piece" and code in PIECE:
        return inspect_piece(b, PIECE[code], spoken)
    if kind == "block" and code in PLACE and b.block[PLACE[code]]:
        return inspect_block(b, PLACE[code], spoken)
    if kind == "value" and code in ("2", "3", "4", "5"):
        return Inspection(key, spoken.say("item-value", value=code), "", [spoken.say("fact-value", value=code)], [])
    if kind in ("place", "cubes", "stick", "fire", "disruption") and code in PLACE:
        place = PLACE[code]
        return inspect_place(b, place, key, spoken) if b.ground.there & BIT[place] else None
    return None


def inspect_piece(b: Battle, piece: int, spoken: Speech) -> Inspection:
    """Kind, cubes, command, reach; sight and targets of guns."""
    facts = piece_facts(b, piece, spoken)
    rings: list[Ring] = []
    place = b.place[piece]
    if place == SHEET:
        facts += [arrival_fact(piece, spoken)]
    elif place == LOST:
        facts.append(spoken.say("fact-lost"))
    elif place >= N_SECTORS:
        facts.append(spoken.say("fact-enters", sector=PLACES[b.ground.box_sector[place]]))
        rings = [reach_ring(b, piece, b.ground.box_sector[place])]
    else:
        facts += cube_fact(b, piece, spoken)
        facts += command_fact(b, piece, spoken)
        rings = reach(b, piece)
        hostile = sum(ring.kind == "assault" for ring in rings)
        facts.append(spoken.say("fact-reach", sectors=len(rings), assaults=hostile))
        if MASK[piece] & GUNS[SIDE[piece]]:
            facts.append(spoken.say("fact-range", range=b.ground.gun_range[place]))
            rings += sight(b, SIDE[piece], place)
    return Inspection(
        f"piece:{PIECES[piece]}", capital(spoken.pieces[piece]), capital(spoken.detail(piece)), facts, rings
    )


def arrival_fact(piece: int, spoken: Speech) -> str:
    group = next(group for group in ARRIVALS if piece in group.pieces)
    return spoken.say("fact-arrives", moment=when(group.day, group.period, spoken), road=road_of(group, spoken))


def cube_fact(b: Battle, piece: int, spoken: Speech) -> list[str]:
    """The pool it shares."""
    if COLOUR[piece] < 0:
        return []
    number = b.cubes[b.place[piece] * 6 + COLOUR[piece]]
    return [spoken.say("fact-pool", number=number)] if number else []


def command_fact(b: Battle, piece: int, spoken: Speech) -> list[str]:
    """The blocks whose discs can order it (GB-11.3); whether they have room is their owner's secret."""
    side, place = SIDE[piece], b.place[piece]
    blocks = places_in(b.posted[side] & b.ground.support_mask[place])
    if not blocks:
        return [spoken.say("fact-no-command")]
    return [spoken.say("fact-command", places=spoken.listed(spoken.places[block] for block in blocks))]


def reach(b: Battle, piece: int) -> list[Ring]:
    """Where the piece could go if a disc ordered its sector now (GB-12)."""
    if b.mask(1 - SIDE[piece], b.place[piece]):
        return []
    codes = [code for code in Move(SIDE[piece], b.place[piece], ONLY).moves(b) if a_of(code) == piece]
    goals = dict.fromkeys(c_of(code) if verb_in(code, RIDE) else b_of(code) for code in codes)
    return [reach_ring(b, piece, goal) for goal in goals if goal != b.place[piece]]


def reach_ring(b: Battle, piece: int, goal: int) -> Ring:
    return Ring(PLACES[goal], "assault" if b.mask(1 - SIDE[piece], goal) else "reach")


def sight(b: Battle, side: int, sector: int) -> list[Ring]:
    """What guns in a sector see, and what they could fire at (GB-22.3 to GB-22.13)."""
    aims = {target for target, _ in targets(b, side, sector)}
    return [Ring(PLACES[target], "target" if target in aims else "sight") for target in b.ground.sight[sector]]


def inspect_block(b: Battle, place: int, spoken: Speech) -> Inspection:
    """Value if it is known, discs, and the sectors a disc there can order."""
    known = b.block[place] != UNKNOWN
    facts = block_facts(b.block[place] if known else 0, b.discs[place], spoken)
    facts.append(spoken.say("fact-commands", sectors=len(b.ground.order_reach[place])))
    rings = [Ring(PLACES[sector], "command") for sector in b.ground.order_reach[place]]
    name = spoken.say("item-block", side=SIDES[b.block_side(place)])
    return Inspection(f"block:{PLACES[place]}", name, spoken.places[place], facts, rings)


def inspect_place(b: Battle, place: int, key: str, spoken: Speech) -> Inspection:
    """Ground, holder, cubes; the blocks that let its garrison retreat and where to (GB-17.4)."""
    facts = place_facts(b.ground, place, spoken)
    rings: list[Ring] = []
    for side in (CSA, UNION):
        if b.mask(side, place):
            facts.append(spoken.say("fact-held", side=SIDES[side], pieces=b.count(side, place)))
    for chip in chip_items(b, place, (0.0, 0.0), spoken):
        facts += chip.facts
    if place < N_SECTORS:
        for side in (CSA, UNION):
            if garrison(b, side, place):
                open_to = [sector for sector in b.ground.neighbours[place] if fit(b, side, sector, 0)]
                facts.append(retreat_fact(open_to, spoken))
                rings += retreat_rings(b, side, open_to)
    return Inspection(key, spoken.places[place], "", facts, rings)


def garrison(b: Battle, side: int, sector: int) -> bool:
    """Does the side stand there otherwise than as attacker? Attackers go back where they came from (GB-17.2)."""
    return any(b.origin[piece] == NOWHERE for piece in members(side, b.mask(side, sector)))


def retreat_fact(open_to: list[int], spoken: Speech) -> str:
    if not open_to:
        return spoken.say("fact-no-retreat")
    return spoken.say("fact-retreat", places=spoken.listed(spoken.places[sector] for sector in open_to))


def retreat_rings(b: Battle, side: int, open_to: list[int]) -> list[Ring]:
    """Sectors fit to retreat into, and the blocks that make them so."""
    blocks = {place for sector in open_to for place in b.ground.support[sector] if b.posted[side] >> place & 1}
    rings = [Ring(PLACES[sector], "retreat") for sector in open_to]
    return rings + [Ring(PLACES[place], "support") for place in sorted(blocks) if place < N_PLACES]
