"""Ink on the map: who went where, who fired at whom, who was lost."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.reason.components import GARRISON, officer_of
from longroll.games.reason.rules.fire import Firing
from longroll.games.reason.state import Battle
from longroll.games.reason.table.overlays import laid_of, near
from longroll.games.reason.table.speech import SIDE_CLASS
from longroll.games.reason.table.stage import ways
from longroll.games.reason.table.stage.reel import stage_words
from longroll.kit.film import Shot, Trace, TraceKind
from longroll.kit.scene import Item, Point
from longroll.kit.terms import Event
from longroll.kit.words import say

MOVED_BY: dict[str, tuple[TraceKind, str]] = {
    "moves": ("march", ""),
    "enters": ("march", ""),
    "advances": ("march", ""),
    "occupies": ("march", ""),
    "contact": ("attack", ""),
    "goes-on": ("attack", ""),
    "falls-back": ("retreat", "trace-falls-back"),
    "evades": ("retreat", "trace-evades"),
    "flees": ("retreat", "trace-flees"),
}
"""Events that say how a unit came to its new place, and the word beside its way."""


SPOTS = ("gives", "pays", "reins", "control-dice", "recovery")
"""Events that happen to somebody where he stands."""


def traced(shot: Shot, before: Battle, after: Battle, language: str) -> list[Trace]:
    """What one moment leaves on the map."""
    found: list[Trace] = []
    old = {item.key: item for item in shot.before.items}
    new = {item.key: item for item in shot.after.items}
    for event in shot.events:
        if event.kind in MOVED_BY:
            found += way(event, shot.events, before, after, new, language)
        elif event.kind == "hits":
            found += fire(event, before)
        elif event.kind == "broken":
            found += lost(event, old, language)
        elif event.kind == "officer-lost":
            found += fallen(event, old, language)
        elif event.kind in ("rides", "rides-paid", "shifts", "displaced"):
            found += ride(event, old, new)
        elif event.kind in ("arrives", "deployed", "deployed-in"):
            found += come(f"piece:{event.args['unit']}", new)
        elif event.kind in ("officer-arrives", "stationed"):
            found += come(f"block:{event.args['officer']}", new)
        elif event.kind in SPOTS:
            found += here(event, after, new)
    return found


def at(b: Battle, unit: int) -> Point:
    shape = b.shapes[unit]
    return near(laid_of(b).at((shape.cx, shape.cy)))


def way(
    event: Event, events: Sequence[Event], before: Battle, after: Battle, new: dict[str, Item], language: str
) -> list[Trace]:
    """A unit's way; one that falls back leaves its ghost where it came to."""
    kind, word = MOVED_BY[event.kind]
    unit = before.roster.unit[str(event.args["unit"])]
    key = f"piece:{event.args['unit']}"
    if not before.on_table(unit) or not after.on_table(unit):
        return []
    if event.kind != "contact" and at(before, unit) == at(after, unit):
        return []
    points = [near(laid_of(before).at(point)) for point in gone(event, events, before, after, unit)]
    item = new.get(key) if kind == "retreat" else None
    text = say(stage_words(language), word) if word else ""
    return [Trace(kind, points, SIDE_CLASS[before.roster.side[unit]], text, item, key=key)]


def gone(event: Event, events: Sequence[Event], before: Battle, after: Battle, unit: int) -> list[Point]:
    if event.kind == "moves":
        return ways.marched(events, before, after, unit)
    if event.kind == "contact":
        return ways.charged(before, unit, before.shapes[before.roster.unit[str(event.args["target"])]])
    return ways.straight(before.shapes[unit], after.shapes[unit])


def fire(event: Event, before: Battle) -> list[Trace]:
    """From the front of who fires to the target; in vain if it lost nothing."""
    roster = before.roster
    target = roster.unit[str(event.args["target"])]
    firer = next((frame.unit for frame in reversed(before.frames) if isinstance(frame, Firing)), -1)
    if firer < 0:
        return []
    shape = before.shapes[firer]
    front = (shape.cx, shape.cy) if before.formation[firer] == GARRISON else shape.front_middle
    points = [near(laid_of(before).at(front)), at(before, target)]
    vain = not int(event.args["losses"])
    return [Trace("fire", points, SIDE_CLASS[roster.side[firer]], vain=vain, key=f"piece:{roster.ids[firer]}")]


def lost(event: Event, old: dict[str, Item], language: str) -> list[Trace]:
    key = f"piece:{event.args['unit']}"
    item = old.get(key)
    if item is None:
        return []
    text = say(stage_words(language), "trace-lost")
    return [Trace("lost", [(item.x, item.y)], item.side, text, item, key=key)]


def fallen(event: Event, old: dict[str, Item], language: str) -> list[Trace]:
    key = f"block:{event.args['officer']}"
    item = old.get(key)
    if item is None:
        return []
    text = say(stage_words(language), f"trace-{event.args['cause']}")
    return [Trace("lost", [(item.x, item.y)], item.side, text, item, key=key)]


def ride(event: Event, old: dict[str, Item], new: dict[str, Item]) -> list[Trace]:
    key = f"block:{event.args['officer']}"
    here, there = old.get(key), new.get(key)
    if here is None or there is None or (here.x, here.y) == (there.x, there.y):
        return []
    return [Trace("march", [(here.x, here.y), (there.x, there.y)], there.side, key=key)]


def here(event: Event, after: Battle, new: dict[str, Item]) -> list[Trace]:
    """Who gets a die, rolls or recovers: a general for his Force."""
    args = event.args
    if "force" in args:
        force = after.roster.force_number[str(args["force"])]
        key = f"block:{after.roster.officer_words[officer_of(force)]}"
    else:
        key = f"piece:{args['unit']}" if "unit" in args else f"block:{args['officer']}"
    item = new.get(key)
    return [Trace("here", [(item.x, item.y)], item.side, key=key)] if item is not None else []


def come(key: str, new: dict[str, Item]) -> list[Trace]:
    item = new.get(key)
    return [Trace("enter", [(item.x, item.y)], item.side, key=key)] if item is not None else []
