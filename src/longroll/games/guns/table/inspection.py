"""What a thing on the table is: its facts, what it commands, sees and reaches, what may be concluded of a hidden one.

Read from the viewer's own position (``hiding.seen_by``) and from what he may conclude about hidden blocks
(``knowledge.intelligence``), so nothing hidden can be told.
"""

from __future__ import annotations

from longroll.games.guns.components import (
    ARMIES,
    ARMY_OF,
    BLOCKS,
    COMMANDS,
    CSA,
    ENTRIES,
    ENTRY,
    ENTRY_STACKS,
    FACE,
    FACE_OF,
    N_BLOCKS,
    NO_BLOCK,
    TOKEN,
    TOKEN_STRENGTH,
    USA,
)
from longroll.games.guns.hiding import seen_by
from longroll.games.guns.knowledge import Sighting, intelligence
from longroll.games.guns.lexicon import AT_ENTRY, LEAD, SEND
from longroll.games.guns.position import TOP_HIDDEN
from longroll.games.guns.rules.approach import approaches, ready
from longroll.games.guns.rules.attack import OTHERS, Attack, AttackStep
from longroll.games.guns.rules.deployment import Posts, unlocked
from longroll.games.guns.rules.march import MarchStep, can_march
from longroll.games.guns.rules.withdrawal import Retiring
from longroll.games.guns.state import Battle
from longroll.games.guns.table.drawing import (
    area_facts,
    block_facts,
    entry_place,
    items,
    objective_facts,
    position_facts,
)
from longroll.games.guns.table.formations import block_detail
from longroll.games.guns.table.overlays import (
    communication,
    field_rings,
    flank_strokes,
    march_rings,
    path_stroke,
    withdrawal_rings,
)
from longroll.games.guns.table.speech import Speech, speech
from longroll.kit.notation import a_of, b_of, c_of, d_of, verb_in
from longroll.kit.scene import Inspection, Ring, Stroke
from longroll.kit.speech import capital


class Finding:
    """Facts and overlays being gathered."""

    def __init__(self) -> None:
        self.facts: list[str] = []
        self.rings: list[Ring] = []
        self.strokes: list[Stroke] = []

    def report(self, key: str, name: str, detail: str = "") -> Inspection:
        return Inspection(key, capital(name), capital(detail), self.facts, self.rings, self.strokes)


def inspect(state: Battle, seat: str | None, key: str, language: str) -> Inspection | None:
    """Facts and overlays of a thing; None if the key names nothing."""
    spoken = speech(language, state.ground)
    b = seen_by(state, seat)
    kind, _, rest = key.partition(":")
    if kind in ("piece", "gun", "works", "tag"):
        item = next((item for item in items(b, spoken) if key in (item.key, item.same)), None)
        if item is None:
            return None
        if kind == "piece":
            return inspect_piece(state, b, seat, key, item.key, item.place, spoken)
        return inspect_place(state, b, seat, item.place, key, spoken)
    if kind == "objective":
        return inspect_objective(b, rest, key, spoken)
    if kind == "token" and rest in TOKEN:
        return inspect_token(b, seat, TOKEN[rest], key, spoken)
    if kind == "place":
        return inspect_place(state, b, seat, rest, key, spoken)
    return None


def inspect_piece(
    state: Battle, b: Battle, seat: str | None, key: str, item: str, place: str, spoken: Speech
) -> Inspection:
    """A block: strength and what it may do, or what is known of it; its field of fire, its flanks, its ways."""
    found = Finding()
    army = b.army_of_seat(seat)
    block = next((k for k in range(N_BLOCKS) if f"piece:{BLOCKS[k]}" == item), NO_BLOCK)
    position = b.ground.position_index.get(place, -1)
    if block != NO_BLOCK:
        found.facts += block_facts(b, block, spoken)
        side = ARMY_OF[block]
        if position >= 0:
            ways_of(b, block, found, spoken)
    else:
        side = next((a for a in (USA, CSA) if item.startswith(f"piece:{ARMIES[a]}")), 1 - army)
        found.facts += sighting_facts(state, seat, place, ARMIES[side], spoken)
    if position >= 0:
        stack_overlays(b, side, position, found, spoken)
        if side != army and army in (USA, CSA):
            attack_overlays(b, army, position, found, spoken)
    else:
        found.facts.append(spoken.say("fact-off-map", place=spoken.place(place)))
    if block != NO_BLOCK:
        face = FACE_OF[block]
        return found.report(key, spoken.blocks[face], block_detail(face, spoken.words, spoken.sheet))
    return found.report(key, spoken.say("item-hidden", army=ARMIES[side]), spoken.place(place))


def stack_overlays(b: Battle, army: int, position: int, found: Finding, spoken: Speech) -> None:
    """Field of fire and threatened flanks of a stack."""
    field = field_rings(b, army, position, True)
    found.rings += field
    arcs = flank_strokes(b, army, position)
    found.strokes += arcs
    front = spoken.areas[b.ground.front(b.stance(army, position))]
    found.facts.append(spoken.say("fact-front", area=front, areas=len(field)))
    if arcs:
        found.facts.append(spoken.say("fact-flanks", number=len(arcs)))


def ways_of(b: Battle, block: int, found: Finding, spoken: Speech) -> None:
    """What a block of the viewer could do in the step in hand."""
    top = b.frames[-1] if b.frames else None
    army, position = ARMY_OF[block], b.at[block]
    if (
        isinstance(top, MarchStep)
        and top.army == army
        and top.block in (NO_BLOCK, block)
        and can_march(b, block, False)
    ):
        rings = march_rings(b, block)
        found.rings += rings
        found.facts.append(spoken.say("fact-march", positions=len(rings)))
    elif isinstance(top, Retiring) and top.army == army:
        found.rings += withdrawal_rings(b, block)
    elif isinstance(top, Attack) and top.army == army and top.step <= OTHERS:
        for code in b.codes:
            if verb_in(code, LEAD, SEND) and a_of(code) == FACE_OF[block] and b_of(code) == position:
                goal = top.targets.index(c_of(code))
                listed = approaches(b, army, block, c_of(code), bool(top.free[goal]), not top.again)
                found.strokes += [
                    path_stroke(b.ground, position, way.path) for way in listed if way.number == d_of(code)
                ]
    enemy = b.threat(1 - army)
    found.facts.append(spoken.say("fact-separation", number=enemy.separation(position)))


def attack_overlays(b: Battle, army: int, target: int, found: Finding, spoken: Speech) -> None:
    """Ways of the viewer's blocks to an enemy position, while attacks are being declared."""
    step = next((frame for frame in reversed(b.frames) if isinstance(frame, AttackStep)), None)
    if step is None or step.army != army or target in step.ends:
        return
    seen: set[tuple[int, tuple[int, ...]]] = set()
    for block in ready(b, army, step.starts):
        for way in approaches(b, army, block, target, False):
            if way.path and (way.start, way.path) not in seen:
                seen.add((way.start, way.path))
                found.strokes.append(path_stroke(b.ground, way.start, way.path))
    found.facts.append(spoken.say("fact-attackers", number=len({start for start, _ in seen})))


# ---- what is known of hidden blocks ------------------------------------------------------------------------------


def sighting_of(state: Battle, seat: str | None, place: str, army: str) -> Sighting | None:
    return next((s for s in intelligence(state, seat) if s.place == place and s.army == army), None)


MOST_COMMANDS = 6


def sighting_facts(state: Battle, seat: str | None, place: str, army: str, spoken: Speech) -> list[str]:
    """Faces seen for certain; how likely each command and strength is for one of its blocks."""
    sighting = sighting_of(state, seat, place, army)
    if sighting is None:
        return []
    found = [spoken.say("fact-blocks", number=sighting.blocks)]
    if sighting.seen:
        found.append(
            spoken.say("fact-last-seen", faces=spoken.listed(spoken.faces[FACE[face]] for face in sighting.seen))
        )
    if len(sighting.seen) < sighting.blocks:
        likely = sorted(sighting.commands.items(), key=lambda pair: (-pair[1], pair[0]))
        shown = ", ".join(f"{name} {round(100 * chance)} %" for name, chance in likely[:MOST_COMMANDS])
        if len(likely) > MOST_COMMANDS:
            shown += " …"
        found.append(spoken.say("fact-commands", commands=shown))
        strengths = ", ".join(
            f"{strength}: {round(100 * c)} %" for strength, c in sorted(sighting.strengths.items(), reverse=True)
        )
        found.append(spoken.say("fact-strengths", strengths=strengths))
    return found


# ---- places, objectives, tokens ----------------------------------------------------------------------------------


def inspect_place(state: Battle, b: Battle, seat: str | None, code: str, key: str, spoken: Speech) -> Inspection | None:
    found = Finding()
    army = b.army_of_seat(seat)
    if code in b.ground.position_index:
        position = b.ground.position_index[code]
        found.facts += position_facts(b.ground, position, spoken.sheet)
        for side in (USA, CSA):
            if b.occupied[side] >> position & 1:
                faces = [spoken.faces[FACE_OF[block]] for block in b.stack(side, position) if block < N_BLOCKS]
                if faces:
                    found.facts.append(spoken.say("fact-stack", blocks=", ".join(faces)))
                else:
                    found.facts += sighting_facts(state, seat, code, ARMIES[side], spoken)
                stack_overlays(b, side, position, found, spoken)
                if side != army and army in (USA, CSA):
                    attack_overlays(b, army, position, found, spoken)
        return found.report(key, spoken.positions[position])
    if code in b.ground.area_index:
        area = b.ground.area_index[code]
        found.facts += area_facts(b.ground, area, spoken.sheet)
        if area in b.goals:
            found.facts += objective_facts(b, b.goals.index(area), spoken)
        for side in (USA, CSA):
            if b.threat(side).areas >> area & 1:
                found.facts.append(spoken.say("fact-under-fire", army=ARMIES[side]))
        return found.report(key, spoken.areas[area])
    if code in ENTRIES:
        return inspect_entry(b, ENTRY[code], key, spoken)
    return None


def inspect_entry(b: Battle, entry: int, key: str, spoken: Speech) -> Inspection:
    """An entry point: who waits, who comes next as far as the viewer knows."""
    found = Finding()
    found.facts += entry_place(b.ground, b.ground.entry_index[ENTRIES[entry]], spoken.sheet).facts
    waiting = [block for block, place in enumerate(b.at) if place == AT_ENTRY + entry]
    if waiting:
        names = [spoken.faces[FACE_OF[block]] for block in waiting if block < N_BLOCKS]
        found.facts.append(spoken.say("row-waiting", number=len(waiting)))
        if names:
            found.facts.append(", ".join(names))
    for stack in ENTRY_STACKS[entry]:
        number = b.under[stack] + (b.tops[stack] != NO_BLOCK)
        if number:
            known = b.tops[stack] not in (NO_BLOCK, TOP_HIDDEN)
            found.facts.append(spoken.say("fact-to-come", number=number))
            if known:
                found.facts.append(spoken.say("row-stack-top", command=COMMANDS[b.tops[stack]]))
    return found.report(key, spoken.entries[entry])


def inspect_objective(b: Battle, code: str, key: str, spoken: Speech) -> Inspection | None:
    area = b.ground.area_index.get(code, -1)
    if area not in b.goals:
        return None
    number = b.goals.index(area)
    found = Finding()
    found.facts += objective_facts(b, number, spoken)
    found.rings, found.strokes = communication(b, number)
    return found.report(key, spoken.say("item-objective"), spoken.areas[area])


def inspect_token(b: Battle, seat: str | None, token: int, key: str, spoken: Speech) -> Inspection:
    """A token in the tray: what it needs, and the positions on which it could be played."""
    found = Finding()
    army = b.army_of_seat(seat)
    if not TOKEN_STRENGTH[token]:
        found.facts.append(spoken.say("fact-march-token"))
        return found.report(key, spoken.tokens[token])
    found.facts.append(spoken.say("fact-gun-strength", strength=TOKEN_STRENGTH[token]))
    if army in (USA, CSA):
        posts = Posts(b, army)
        need = posts.need(b, token)
        found.facts.append(
            spoken.say("fact-token-needs", number=need)
            if need
            else spoken.say("card-locked" if not unlocked(b, token) else "card-lost")
        )
        if need:
            fits = [p for p in b.ground.members(b.occupied[army]) if posts.matching(b, token, p).bit_count() >= need]
            found.rings = [Ring(b.ground.position_codes[position], "reach") for position in fits]
            found.facts.append(spoken.say("fact-token-fits", number=len(fits)))
    return found.report(key, spoken.tokens[token])
