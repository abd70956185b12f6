"""Ink on the map: who went where, who fired at whom, who was lost, as far as a viewer may know.

A block whose face is hidden leaves the middle of its stack and comes to the middle of the stack it joins; the way drawn
is one that any infantry could have gone. So the ink is the same whatever block it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from longroll.games.guns.components import FACE, FACE_STATE, N_BLOCKS, STATES
from longroll.games.guns.lexicon import AT_ENTRY, OFF, place_words
from longroll.games.guns.odds.running import fought, passages
from longroll.games.guns.rules.march import reach_as
from longroll.games.guns.rules.withdrawal import route
from longroll.games.guns.state import Battle
from longroll.games.guns.table.log import NARRATOR
from longroll.games.guns.table.overlays import centre, rounded
from longroll.games.guns.table.sheet.plan import plan_of
from longroll.games.guns.table.speech import SIDE_CLASS, Speech, speech
from longroll.kit.film import Shot, Trace, TraceKind
from longroll.kit.scene import Item, Point, Scene, Side
from longroll.kit.terms import Event

GONE_TO: dict[str, tuple[TraceKind, str, str]] = {
    "marches": ("march", "position", "to"),
    "advance": ("march", "position", "to"),
    "withdraws": ("retreat", "position", "to"),
    "enters": ("enter", "entry", "position"),
    "enters-by-road": ("enter", "entry", "position"),
    "transfers": ("march", "entry", "to"),
}
"""Events that tell a way: its kind, and the arguments that say from where to where."""
HAPPENED_AT = {
    "turns": "position",
    "works": "position",
    "posted": "position",
    "replaced": "place",
    "replaced-hidden": "place",
    "objective-taken": "area",
    "arrival": "entry",
}
"""Events that happen in one place, and the argument that names it."""


def traces_of(shot: Shot, language: str) -> list[Trace]:
    """The ink of one moment."""
    before = shot.moment.before
    assert isinstance(before, Battle)
    spoken = speech(language, before.ground)
    found = []
    for event in shot.events:
        side = NARRATOR.side_of(event)
        if event.kind in GONE_TO:
            found.append(way(shot, event, side, spoken))
        elif event.kind in ("aims", "supports"):
            found.append(fire(shot, before, event))
        elif event.kind == "eliminated":
            found.append(lost(shot, before, event, side, spoken))
        elif event.kind == "attack":
            found += onset(shot, side)
        elif event.kind == "objective-moves":
            points = [spot(before, str(event.args[name])) for name in ("area", "to")]
            found.append(Trace("march", points, "u", key=f"objective:{event.args['to']}"))
        elif event.kind in HAPPENED_AT:
            found.append(here(before, event, side, spoken))
    return found


# ---- where things stand ------------------------------------------------------------------------------------------


def blocks_at(scene: Scene, place: str, side: Side) -> list[Item]:
    return [item for item in scene.items if item.place == place and item.side == side and item.key.startswith("piece:")]


def middle(scene: Scene, place: str, side: Side) -> Point | None:
    """The middle of the blocks of a side in a place."""
    there = blocks_at(scene, place, side)
    if not there:
        return None
    return rounded((sum(item.x for item in there) / len(there), sum(item.y for item in there) / len(there)))


def spot(b: Battle, place: str) -> Point:
    """The middle of a place itself."""
    ground, plan = b.ground, plan_of(b.ground)
    if place in ground.position_index:
        return rounded(centre(ground, ground.position_index[place]))
    if place in ground.area_index:
        return rounded(plan.room(ground.area_index[place]).objective)
    return rounded(plan.card(ground.entry_index[place]).centre)


# ---- ways --------------------------------------------------------------------------------------------------------


def way(shot: Shot, event: Event, side: Side, spoken: Speech) -> Trace:
    """A way gone. Its own block's as it stood; of one that is hidden the middle of its stack."""
    before, after = shot.moment.before, shot.moment.after
    assert isinstance(before, Battle)
    assert isinstance(after, Battle)
    kind, start_name, end_name = GONE_TO[event.kind]
    start, end = str(event.args[start_name]), str(event.args[end_name])
    own = known_mover(shot, start, end, side)
    first = (own[0].x, own[0].y) if own else middle(shot.before, start, side) or spot(before, start)
    last = (own[1].x, own[1].y) if own else middle(shot.after, end, side) or spot(before, end)
    between = [rounded(centre(before.ground, place)) for place in stations(before, after, event.kind, start, end)]
    ghost = None
    if kind == "retreat":
        ghost = own[1] if own else next(iter(blocks_at(shot.after, end, side)), None)
    key = own[1].key if own else ""
    text = spoken.say("ink-falls-back") if kind == "retreat" else ""
    return Trace(kind, [first, *between, last], side, text, ghost, key=key)


def known_mover(shot: Shot, start: str, end: str, side: Side) -> tuple[Item, Item] | None:
    """The thing that went, before and after, where the viewer knows which one it was."""
    there = {item.key: item for item in blocks_at(shot.before, start, side) if not hidden(item)}
    for item in blocks_at(shot.after, end, side):
        if item.key in there:
            return there[item.key], item
    return None


def hidden(item: Item) -> bool:
    return item.symbol == "block-hidden"


def stations(before: Battle, after: Battle, kind: str, start: str, end: str) -> Sequence[int]:
    """Positions on the way of a march or a withdrawal, without its ends: as any infantry could go."""
    words = place_words(before.ground)
    block = mover(before, after, words, start, end)
    if block < 0 or end not in before.ground.position_index:
        return ()
    goal = before.ground.position_index[end]
    if kind == "withdraws":
        retreat = route(before, block, False)
        if retreat is None or not retreat.ends >> goal & 1:
            return ()
        return retreat.path(goal)[1::2][:-1]
    if kind != "marches":
        return ()
    march = reach_as(before, block, False, False)
    if not march.ends >> goal & 1:
        return ()
    taken = before.red ^ after.red
    areas = sum(1 << area for number, area in enumerate(before.goals) if taken >> number & 1)
    takes = march.takes(goal)
    return march.path(goal, areas if areas in takes else takes[0])[1::2][:-1]


def mover(before: Battle, after: Battle, words: tuple[str, ...], start: str, end: str) -> int:
    """The block that went from one place to another; -1 where it went by other means. Only what everybody can see of it
    is used."""
    for block in range(N_BLOCKS):
        here, there = before.at[block], after.at[block]
        if here != there and max(here, there) < AT_ENTRY and words[here] == start and words[there] == end:
            return block if here < OFF else -1
    return -1


# ---- an attack ---------------------------------------------------------------------------------------------------


def onset(shot: Shot, side: Side) -> Iterator[Trace]:
    """The ways of a declared attack, over the borders they cross."""
    for _, b in passages(shot.moment):
        attack = fought(b)
        if attack is None:
            continue
        for start, path in zip(attack.starts, attack.split(), strict=True):
            if path:
                code = b.ground.position_codes[start]
                first = middle(shot.before, code, side) or spot(b, code)
                yield Trace("attack", [first, *(rounded(centre(b.ground, place)) for place in path[1::2])], side)
        return


def fire(shot: Shot, b: Battle, event: Event) -> Trace:
    """A shot: a bombardment at its target, defensive fire at those who come across the ground before it."""
    gun, target = str(event.args["position"]), str(event.args["to"])
    result = "bombardment-hits" if event.kind == "aims" else "defensive-fire"
    number = "hits" if event.kind == "aims" else "reductions"
    told = [other for other in shot.events if other.kind == result and other.args["position"] == target]
    vain = bool(told) and not any(other.args[number] for other in told)
    army = firing(b, event)
    at = spot(b, target)
    if event.kind == "supports":
        at = before_target(b, target, at)
    return Trace("fire", [middle(shot.before, gun, SIDE_CLASS[army]) or spot(b, gun), at], SIDE_CLASS[army], vain=vain)


def firing(b: Battle, event: Event) -> int:
    """The army whose guns fire: the attacker's bombard, the defender's fire in defence."""
    position = b.ground.position_index[str(event.args["position"])]
    attacker = b.active
    army = attacker if event.kind == "aims" else 1 - attacker
    assert b.occupied[army] >> position & 1
    return army


def before_target(b: Battle, target: str, at: Point) -> Point:
    """The ground an attack on a target crosses last."""
    attack = fought(b)
    position = b.ground.position_index[target]
    if attack is None or position not in attack.targets:
        return at
    area = attack.lasts[attack.targets.index(position)]
    if area >= b.ground.n_areas:
        return at
    room = plan_of(b.ground).room(area).objective
    return rounded(((room[0] + at[0]) / 2, (room[1] + at[1]) / 2))


def lost(shot: Shot, b: Battle, event: Event, side: Side, spoken: Speech) -> Trace:
    """Gone for good, face up: its ghost where it stood."""
    place, face = str(event.args["place"]), FACE[str(event.args["face"])]
    there = [*blocks_at(shot.before, place, side), *blocks_at(shot.after, place, side)]
    own = [item for item in there if item.same == f"piece:{event.args['face']} {place}"]
    stood = next(iter(own or there), None)
    if stood is None:
        return Trace("lost", [spot(b, place)], side, spoken.say("ink-lost"))
    ghost = msgspec.structs.replace(stood, symbol=f"block-{STATES[FACE_STATE[face]]}", name=spoken.blocks[face])
    return Trace("lost", [(stood.x, stood.y)], side, spoken.say("ink-lost"), ghost)


def here(b: Battle, event: Event, side: Side, spoken: Speech) -> Trace:
    """Something that happened in one place."""
    place = str(event.args[HAPPENED_AT[event.kind]])
    text = ""
    if event.kind in ("replaced", "replaced-hidden"):
        text = spoken.say("ink-reduced")
    elif event.kind == "objective-taken":
        text = spoken.say("ink-taken")
    return Trace("here", [spot(b, place)], side, text)
