"""Ink on the map: ways gone, shots, retreats, losses."""

from __future__ import annotations

from collections.abc import Callable

from longroll.engraving.lines import Point
from longroll.games.glory.components import BIT
from longroll.games.glory.lexicon import MARCH, MOVE, OFF
from longroll.games.glory.rules.assault import charge_front
from longroll.games.glory.rules.charge_resolution import ROLLING, Resolution
from longroll.games.glory.rules.counterbattery import Salvo
from longroll.games.glory.rules.facing import Facing
from longroll.games.glory.rules.movement import Entry, MoveStep, journey_of, way_of
from longroll.games.glory.state import Battle
from longroll.games.glory.table.overlays import arrow
from longroll.games.glory.table.sheet.plan import near, plan
from longroll.games.glory.table.speech import SIDE_CLASS, Speech
from longroll.kit.film import Shot, Trace
from longroll.kit.notation import act
from longroll.kit.scene import Item, Scene, Side
from longroll.kit.terms import Event

Tracer = Callable[["Tracing", Event], list[Trace]]


class Tracing:
    """One moment with the things on the table before and after it."""

    def __init__(self, shot: Shot, before: Battle, after: Battle, spoken: Speech) -> None:
        self.shot = shot
        self.before = before
        self.after = after
        self.spoken = spoken
        self.old = things(shot.before)
        self.new = things(shot.after)
        self.centres = plan(before.board.name).centres

    def traces(self) -> list[Trace]:
        found: list[Trace] = []
        for event in self.shot.events:
            tracer = TRACERS.get(event.kind)
            if tracer is not None:
                found += tracer(self, event)
        return found or self.blows()

    def blows(self) -> list[Trace]:
        """A charge that was declared with others is made now."""
        now = next((frame for frame in self.after.frames if isinstance(frame, Resolution)), None)
        if now is None or any(isinstance(frame, Resolution) for frame in self.before.frames) or now.step != ROLLING:
            return []
        found = []
        for unit in now.units:
            for place in now.hexes:
                if charge_front(self.after, unit) & BIT[place]:
                    points = list(arrow(self.after, "blow", self.after.at[unit], place, "").points)
                    key = f"piece:{self.after.roster.ids[unit]}"
                    found.append(Trace("attack", points, self.side(unit), key=key))
        return found

    def place(self, event: Event, name: str = "hex") -> int:
        return self.before.board.index[str(event.args[name])]

    def side(self, unit: int) -> Side:
        return SIDE_CLASS[self.before.roster.side[unit]]

    def spot(self, items: dict[str, Item], key: str, place: int) -> Point:
        """Where a thing is drawn; the middle of its hex where it is not."""
        item = items.get(key)
        return near((item.x, item.y)) if item is not None else self.centres[place]

    # ---- ways ----------------------------------------------------------------------------------------------

    def marches(self, event: Event) -> list[Trace]:
        """A unit goes along the hexes of its way."""
        unit = self.before.roster.unit[str(event.args["unit"])]
        key, end = f"piece:{event.args['unit']}", self.place(event)
        path = self.route(unit, end, int(event.args.get("cost", -1)))
        enters = self.before.at[unit] >= OFF
        middle = [self.centres[place] for place in (path[:-1] if enters else path[1:-1])]
        start = [] if enters else [self.spot(self.old, key, self.before.at[unit])]
        points = [*start, *middle, self.spot(self.new, key, end)]
        return [Trace("enter" if enters else "march", points, self.side(unit), key=key)]

    def route(self, unit: int, end: int, cost: int) -> tuple[int, ...]:
        """The hexes of a move; straight on where it was made by a way of its own."""
        b = self.before
        top = b.top()
        start = top.place if isinstance(top, Entry) else b.at[unit]
        if isinstance(top, Entry | MoveStep) and not b.traits.is_bound(b, unit):
            journey = journey_of(b, unit)
            for verb, extended in ((MOVE, False), (MARCH, True)):
                if journey.reach(extended).ends >> end & 1:
                    way = way_of(b, journey, act(verb, unit, end))
                    if way.spent == cost:
                        return way.path if way.path[0] == start else (start, *way.path)
        return (start, end)

    def steps(self, event: Event) -> list[Trace]:
        """A unit goes into the next hex, or is put down somewhere."""
        unit = self.before.roster.unit[str(event.args["unit"])]
        key, end, start = f"piece:{event.args['unit']}", self.place(event), self.before.at[unit]
        goal = self.spot(self.new, key, end)
        if start >= OFF:
            return [Trace("enter", [goal], self.side(unit), key=key)]
        return [Trace("march", [self.spot(self.old, key, start), goal], self.side(unit), key=key)]

    def rides(self, event: Event) -> list[Trace]:
        word = str(event.args["leader"])
        if str(event.args["hex"]) not in self.before.board.index:
            return []  # he has found no refuge
        leader = self.before.roster.command_words.index(word)
        start, end = self.before.leader_at[leader], self.place(event)
        key, side = f"block:{word}", SIDE_CLASS[self.before.roster.command_side[leader]]
        goal = self.spot(self.new, key, end)
        if start >= OFF:
            return [Trace("enter", [goal], side, key=key)]
        if start == end:
            return []
        points = [self.spot(self.old, key, start), goal]
        return [Trace("retreat" if event.kind == "flees" else "march", points, side, key=key)]

    def retreats(self, event: Event) -> list[Trace]:
        """From where it stood when it was thrown back to where it came."""
        unit = self.before.roster.unit[str(event.args["unit"])]
        key, end, start = f"piece:{event.args['unit']}", self.place(event), self.before.at[unit]
        if start >= OFF:
            return []
        points = [self.spot(self.old, key, start), self.spot(self.new, key, end)]
        ghost = self.new.get(key) or self.old.get(key)
        return [Trace("retreat", points, self.side(unit), self.spoken.staged("trace-falls-back"), ghost, key=key)]

    def leaves(self, event: Event) -> list[Trace]:
        key = f"piece:{event.args['unit']}"
        unit = self.before.roster.unit[str(event.args["unit"])]
        spot = self.spot(self.old, key, self.place(event))
        text = self.spoken.staged("trace-leaves")
        return [Trace("lost", [spot], self.side(unit), text, self.old.get(key), key=key)]

    # ---- blows ---------------------------------------------------------------------------------------------

    def charges(self, event: Event) -> list[Trace]:
        """A thin line over the border that is crossed."""
        unit = self.before.roster.unit[str(event.args["unit"])]
        start, goal = self.before.at[unit], self.place(event)
        if start >= OFF or not charge_front(self.before, unit) & BIT[goal]:
            return []
        points = list(arrow(self.before, "blow", start, goal, "").points)
        return [Trace("attack", points, self.side(unit), key=f"piece:{event.args['unit']}")]

    def volley(self, event: Event) -> list[Trace]:
        """Defensive fire at one target, in vain unless it is hit."""
        start, goal = self.place(event), self.place(event, "to")
        told = list(self.shot.events)
        after = told[told.index(event) + 1 :]
        vain = not any(other.kind == "defence-hits" for other in after[:1])
        return [self.shot_line(start, goal, vain)]

    def shell(self, event: Event) -> list[Trace]:
        """Artillery fire with its result."""
        target = self.place(event)
        salvo = next((frame for frame in reversed(self.before.frames) if isinstance(frame, Salvo)), None)
        if salvo is None:
            return []
        if event.kind == "friendly-fire":
            shots = [n for n in range(len(salvo.guns)) if target in salvo.endangered(self.before, n)]
            return [self.shot_line(salvo.origins[number], target, False) for number in shots[:1]]
        shots = [number for number, place in enumerate(salvo.targets) if place == target]
        return [
            self.shot_line(salvo.origins[number], target, event.args["effect"] == "no-effect") for number in shots[:1]
        ]

    def shot_line(self, start: int, goal: int, vain: bool) -> Trace:
        side = SIDE_CLASS[self.before.owner(start)] if self.before.count(start) else ""
        return Trace("fire", [self.centres[start], self.centres[goal]], side, vain=vain)

    def lost(self, event: Event) -> list[Trace]:
        """A ghost where it stood."""
        key = f"piece:{event.args['unit']}"
        item = self.old.get(key)
        if item is None:
            return []
        unit = self.before.roster.unit[str(event.args["unit"])]
        word = "withdrawn" if event.kind == "withdrawn" else "lost"
        text = self.spoken.staged(f"trace-{word}")
        return [Trace("lost", [near((item.x, item.y))], self.side(unit), text, item, key=key)]

    def here(self, event: Event) -> list[Trace]:
        """Something happened to a unit where it stands."""
        key = f"piece:{event.args['unit']}"
        item = self.new.get(key)
        if item is None:
            return []
        text = self.spoken.staged(f"trace-{event.kind}")
        return [Trace("here", [near((item.x, item.y))], item.side, text, key=key)]

    def turns(self, event: Event) -> list[Trace]:
        """A stack turns in place; a facing at the end of a move is part of that."""
        if isinstance(self.before.top(), Facing):
            return []
        place = self.place(event)
        side = SIDE_CLASS[self.after.owner(place)] if self.after.count(place) else ""
        return [Trace("here", [self.centres[place]], side, key=f"place:{event.args['hex']}")]


def things(scene: Scene) -> dict[str, Item]:
    return {item.key: item for item in scene.items}


TRACERS: dict[str, Tracer] = {
    "moves": Tracing.marches,
    "marches": Tracing.marches,
    "enters": Tracing.marches,
    "comes-back": Tracing.marches,
    "advances": Tracing.steps,
    "counterattacks": Tracing.steps,
    "returns": Tracing.steps,
    "is-set": Tracing.steps,
    "deployed": Tracing.steps,
    "rides": Tracing.rides,
    "arrives": Tracing.rides,
    "posted": Tracing.rides,
    "goes-along": Tracing.rides,
    "flees": Tracing.rides,
    "retreats": Tracing.retreats,
    "evades": Tracing.retreats,
    "leaves": Tracing.leaves,
    "marches-off": Tracing.leaves,
    "charges": Tracing.charges,
    "defends": Tracing.volley,
    "fire-result": Tracing.shell,
    "friendly-fire": Tracing.shell,
    "withdrawn": Tracing.lost,
    "eliminated": Tracing.lost,
    "rallies": Tracing.here,
    "turns": Tracing.turns,
}
"""What is drawn for which event."""
