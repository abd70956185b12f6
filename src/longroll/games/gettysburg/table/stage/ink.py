"""Ink on the map: who went where, who fired at whom, who is gone. Its points are those of the scenes around it."""

from __future__ import annotations

from longroll.games.gettysburg.board import PLACE, PLACES
from longroll.games.gettysburg.components import PIECE, PIECES, SIDE
from longroll.games.gettysburg.rules.modifiers import LONG_SHOCK, LONG_TABLE
from longroll.games.gettysburg.state import NOWHERE, Battle
from longroll.games.gettysburg.table.drawing import near
from longroll.games.gettysburg.table.sheet.arrangement import middle_of
from longroll.games.gettysburg.table.sheet.ground import meeting_of
from longroll.games.gettysburg.table.speech import SIDE_CLASS
from longroll.games.gettysburg.table.stage.assault import battle
from longroll.games.gettysburg.table.stage.phases import combat_in, fire_in
from longroll.games.gettysburg.table.stage.words import StageSpeech, stage_speech
from longroll.kit.film import Shot, Trace, TraceKind
from longroll.kit.notation import a_of, b_of
from longroll.kit.scene import Item, Point, Scene
from longroll.kit.terms import Event


class Ink:
    """The traces of one moment."""

    def __init__(self, shot: Shot, language: str) -> None:
        self.shot = shot
        self.before = items_of(shot.before)
        self.after = items_of(shot.after)
        self.spoken: StageSpeech = stage_speech(language)
        self.at: dict[int, Point] = {}
        """Where a piece has come to in this moment: one may cross two borders."""

    def traces(self) -> list[Trace]:
        found = self.attacks()
        for event in self.shot.events:
            found += self.trace(event)
        return found

    def trace(self, event: Event) -> list[Trace]:
        kind, args = event.kind, event.args
        piece = PIECE.get(str(args.get("piece", "")), -1)
        if kind == "moves":
            return self.way(piece, PLACE[str(args["start"])], PLACE[str(args["to"])])
        if kind == "retreats":
            return self.retreat(piece, PLACE[str(args["to"])])
        if kind == "eliminated":
            return self.lost(piece)
        if kind == "bombards":
            return self.fire(piece, int(args["counts"]))
        if kind in HERE:
            return self.here(HERE[kind].format(**args))
        return []

    # ---- kinds of ink --------------------------------------------------------------------------------------

    def way(self, piece: int, start: int, to: int) -> list[Trace]:
        """A march over a border, an entry, or the border crossed into a fight."""
        key = f"piece:{PIECES[piece]}"
        old, new = self.before.get(key), self.after.get(key)
        point = self.at.get(piece) or (spot(old) if old is not None else near(middle_of(start)))
        goal = spot(new) if new is not None and new.place == PLACES[to] else near(middle_of(to))
        self.at[piece] = goal
        crossed = near(meeting_of(to, start).at)
        b = battle(self.shot.moment.after)
        fights = b.place[piece] == to and b.origin[piece] != NOWHERE
        entered = any(event.kind == "enters" and event.args["piece"] == PIECES[piece] for event in self.shot.events)
        kind: TraceKind = "attack" if fights else "enter" if entered else "march"
        return [Trace(kind, [point, crossed, goal], SIDE_CLASS[SIDE[piece]], key=key)]

    def retreat(self, piece: int, to: int) -> list[Trace]:
        """The ghost stands where the piece came to, with the cubes it took along."""
        key = f"piece:{PIECES[piece]}"
        old, new = self.before.get(key), self.after.get(key)
        if old is None:
            return []
        goal = spot(new) if new is not None and new.place == PLACES[to] else near(middle_of(to))
        ghost = moved_to(old, goal, PLACES[to])
        word = self.spoken.say("trace-falls-back")
        return [Trace("retreat", [spot(old), goal], SIDE_CLASS[SIDE[piece]], word, ghost, key=key)]

    def lost(self, piece: int) -> list[Trace]:
        key = f"piece:{PIECES[piece]}"
        old = self.before.get(key)
        if old is None:
            return []
        return [Trace("lost", [spot(old)], old.side, self.spoken.say("trace-lost"), old, key=key)]

    def fire(self, gun: int, counts: int) -> list[Trace]:
        """A shot at long range, from the battery to its target."""
        order = fire_in(battle(self.shot.moment.before))
        target = next((b_of(code) for code in order.shots if a_of(code) == gun), -1) if order is not None else -1
        old = self.before.get(f"piece:{PIECES[gun]}")
        if target < 0 or old is None:
            return []
        vain = not LONG_TABLE[counts] and not LONG_SHOCK[counts]
        points = [spot(old), self.target(target, 1 - SIDE[gun])]
        return [Trace("fire", points, old.side, vain=vain, key=old.key)]

    def target(self, sector: int, side: int) -> Point:
        """The middle of the pieces in a sector."""
        look = SIDE_CLASS[side]
        struck = [
            item
            for item in self.before.values()
            if item.place == PLACES[sector] and item.side == look and item.key.startswith("piece:")
        ]
        if not struck:
            return near(middle_of(sector))
        return near((sum(item.x for item in struck) / len(struck), sum(item.y for item in struck) / len(struck)))

    def here(self, key: str) -> list[Trace]:
        """Something happened to a thing, or in a place."""
        item = self.after.get(key) or self.before.get(key)
        return [] if item is None else [Trace("here", [spot(item)], item.side, key=item.key)]

    def attacks(self) -> list[Trace]:
        """Where a combat begins: the borders its attackers crossed."""
        b = battle(self.shot.moment.after)
        combat = combat_in(b)
        begun = [event for event in self.shot.events if event.kind == "combat-begins"]
        if combat is None or not begun:
            return []
        moving = {event.args["piece"] for event in self.shot.events if event.kind == "moves"}
        pieces = [piece for piece in combat.attackers(b) if PIECES[piece] not in moving]
        return [trace for piece in pieces for trace in self.crossing(b, piece)]

    def crossing(self, b: Battle, piece: int) -> list[Trace]:
        item = self.after.get(f"piece:{PIECES[piece]}")
        origin = b.origin[piece]
        if item is None or origin == NOWHERE:
            return []
        crossed = near(meeting_of(b.place[piece], origin).at)
        return [Trace("attack", [near(middle_of(origin)), crossed, spot(item)], item.side, key=item.key)]


HERE = {
    "block-placed": "block:{place}",
    "block-removed": "block:{place}",
    "block-captured": "block:{place}",
    "disc-placed": "block:{place}",
    "stick-placed": "stick:{sector}:{border}:1",
    "stick-moved": "stick:{sector}:{to}:1",
    "disrupted": "disruption:{sector}",
    "fire-marker": "fire:{sector}",
}
"""Events that happen to a thing, by its key."""


def items_of(scene: Scene) -> dict[str, Item]:
    return {item.key: item for item in scene.items}


def spot(item: Item) -> Point:
    return item.x, item.y


def moved_to(item: Item, at: Point, place: str) -> Item:
    return Item(
        key=item.key, symbol=item.symbol, place=place, x=at[0], y=at[1], w=item.w, h=item.h, side=item.side,
        layer=item.layer, name=item.name, marks=item.marks,
    )  # fmt: skip


def traces(shot: Shot, language: str) -> list[Trace]:
    return Ink(shot, language).traces()
