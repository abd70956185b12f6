"""Dispatches: head, detail and sign of an act, and which acts are one beat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from longroll.games.glory.components import FACINGS, SIDES
from longroll.games.glory.state import Battle
from longroll.games.glory.table.names import turn_name
from longroll.games.glory.table.panels import unit_name
from longroll.games.glory.table.speech import Speech
from longroll.kit.film import Shot, Stage
from longroll.kit.scene import pointer
from longroll.kit.speech import capital
from longroll.kit.terms import Event

Told = tuple[str, str]
SIGNS = {
    "marker": "sign-marker",
    "opens": "sign-marker",
    "acts": "sign-command",
    "turn": "sign-turn",
    "victory": "sign-turn",
    "moves": "sign-march",
    "marches": "sign-march",
    "enters": "sign-march",
    "comes-back": "sign-march",
    "rides": "sign-march",
    "arrives": "sign-march",
    "returns": "sign-march",
    "deployed": "sign-march",
    "is-set": "sign-march",
    "posted": "sign-march",
    "turns": "sign-turning",
    "continues": "sign-charge",
}
"""The symbol of an act by the first of its events that has one."""
TOGETHER = (
    "turns",
    "rides",
    "posted",
    "deployed",
    "is-set",
    "swaps",
    "mounts",
    "dismounts",
    "second-marker",
    "assigned",
)
"""Acts that are one beat with one of their kind before them."""


def sign_of(events: Sequence[Event]) -> str:
    if any(event.kind in ("turn", "victory") for event in events):
        return SIGNS["turn"]
    return next((SIGNS[event.kind] for event in events if event.kind in SIGNS), "")


def main_kind(events: Sequence[Event]) -> str:
    """The kind of the first event that says what an act was."""
    return next((event.kind for event in events if event.kind in SIGNS or event.kind in TOGETHER), "")


class Desk:
    """Writes dispatches in one language."""

    def __init__(self, spoken: Speech) -> None:
        self.spoken = spoken

    def unit(self, event: Event) -> str:
        return str(self.spoken.name("unit", event.args["unit"], True))

    def leader(self, event: Event, name: str = "leader") -> str:
        return str(self.spoken.name(name, event.args[name], True))

    def marker(self, event: Event) -> str:
        return str(self.spoken.name("marker", event.args["marker"], False))

    def write(self, shots: Sequence[Shot], positions: list[tuple[Battle, Battle]]) -> Told | None:
        """Head and detail of an act without a stage; None if its line of the log will do."""
        events = [event for shot in shots for event in shot.events]
        turn = next((event for event in events if event.kind in ("victory", "turn")), None)
        for event in [turn, *events] if turn is not None else events:
            writer = WRITERS.get(event.kind)
            if writer is not None:
                head, detail = writer(self, event, events, positions)
                return capital(head), capital(detail)
        return None

    # ---- by kind -------------------------------------------------------------------------------------------

    def drawn(self, event: Event, events: list[Event], positions: list[tuple[Battle, Battle]]) -> Told:
        """A marker comes out of the pool, or opens the turn."""
        before = positions[0][0]
        opens = any(other.kind == "opens" for other in events)
        group = before.roster.group_words.index(str(event.args["marker"]))
        parts = []
        if before.decision is not None and before.decision.kind == "draw":
            parts.append(self.spoken.say("row-chance", number=before.pool[group], all=sum(before.pool)))
        acting = [self.leader(other, "command") for other in events if other.kind == "acts"]
        if acting:
            parts.append(self.spoken.staged("dispatch-acts", names=self.spoken.listed(acting), number=len(acting)))
        if any(other.kind == "marker-idle" for other in events):
            parts.append(self.spoken.staged("dispatch-idle"))
        key = "dispatch-opens" if opens else "dispatch-drawn"
        return self.spoken.staged(key, marker=self.marker(event)), ". ".join(parts)

    def acts(self, event: Event, events: list[Event], positions: list[tuple[Battle, Battle]]) -> Told:
        names = [self.leader(other, "command") for other in events if other.kind == "acts"]
        out = sum(other.kind == "out-of-command" for other in events)
        detail = self.spoken.staged("dispatch-out", number=out) if out else ""
        return self.spoken.staged("dispatch-acts", names=self.spoken.listed(names), number=len(names)), detail

    def fires(self, event: Event, events: list[Event], positions: list[tuple[Battle, Battle]]) -> Told:
        """Who fires at whom; what came of it stands on the stage."""
        b = positions[0][0]
        both = event.kind == "fires-both"
        guns = b.artillery(b.board.index[str(event.args["hex"])]) if both else [b.roster.unit[str(event.args["unit"])]]
        targets = b.stack(b.board.index[str(event.args["to" if both else "hex"])])[::-1]
        return self.spoken.staged("dispatch-fires", units=self.pointed(b, guns), targets=self.pointed(b, targets)), ""

    def pointed(self, b: Battle, units: Sequence[int]) -> str:
        """Names that point at the table."""
        return self.spoken.listed(pointer(f"piece:{b.roster.ids[unit]}", unit_name(b, unit)) for unit in units)

    def marches(self, event: Event, events: list[Event], positions: list[tuple[Battle, Battle]]) -> Told:
        """A unit with the points of its way, and how it stands at its end."""
        parts = []
        if "cost" in event.args:
            parts.append(self.spoken.staged("dispatch-points", number=event.args["cost"]))
        parts += self.stands(str(event.args["unit"]), positions[-1][1])
        key = "dispatch-enters" if event.kind in ("enters", "comes-back") else "dispatch-marches"
        return self.spoken.staged(key, unit=self.unit(event)), ", ".join(parts)

    def stands(self, word: str, b: Battle) -> list[str]:
        """With whom a unit stands, or whither it faces."""
        unit = b.roster.unit[word]
        if not b.on_map(unit):
            return []
        others = [other for other in b.stack(b.at[unit]) if other != unit]
        if others:
            return [self.spoken.staged("dispatch-joins", unit=self.pointed(b, others))]
        side = self.spoken.say(f"side-{b.facing[b.at[unit]]}")
        return [self.spoken.staged("dispatch-faces", side=side)]

    def placed(self, event: Event, events: list[Event], positions: list[tuple[Battle, Battle]]) -> Told:
        word = str(event.args["unit"])
        detail = ", ".join(self.stands(word, positions[-1][1]))
        return self.spoken.staged(f"dispatch-{event.kind}", unit=self.unit(event)), detail

    def rides(self, event: Event, events: list[Event], positions: list[tuple[Battle, Battle]]) -> Told:
        where = pointer(f"place:{event.args['hex']}", self.spoken.place(str(event.args["hex"])))
        return self.spoken.staged("dispatch-rides", leader=self.leader(event)), where

    def turns(self, event: Event, events: list[Event], positions: list[tuple[Battle, Battle]]) -> Told:
        b = positions[-1][1]
        place = b.board.index[str(event.args["hex"])]
        units = b.stack(place)[::-1]
        names = self.pointed(b, units)
        side = self.spoken.say(f"side-{FACINGS.index(str(event.args['facing']))}")
        detail = self.spoken.staged("dispatch-faces", side=side)
        return self.spoken.staged("dispatch-turns", units=names, number=len(units)), detail

    def new_turn(self, event: Event, events: list[Event], positions: list[tuple[Battle, Battle]]) -> Told:
        head = self.spoken.staged("dispatch-turn", turn=turn_name(str(event.args["turn"]), self.spoken.words))
        has = next((other for other in events if other.kind == "initiative"), None)
        if has is None:
            return head, ""
        return head, self.spoken.say("row-initiative", side=str(has.args["side"]))

    def won(self, event: Event, events: list[Event], positions: list[tuple[Battle, Battle]]) -> Told:
        side = str(event.args["side"])
        detail = str(self.spoken.name("level", event.args["level"], False)) if event.args.get("level") else ""
        return self.spoken.staged("dispatch-won", side=SIDES[SIDES.index(side)]), detail


Writer = Callable[[Desk, Event, list[Event], list[tuple[Battle, Battle]]], Told]
WRITERS: dict[str, Writer] = {
    "victory": Desk.won,
    "turn": Desk.new_turn,
    "marker": Desk.drawn,
    "acts": Desk.acts,
    "fires": Desk.fires,
    "fires-both": Desk.fires,
    "moves": Desk.marches,
    "marches": Desk.marches,
    "enters": Desk.marches,
    "comes-back": Desk.marches,
    "deployed": Desk.placed,
    "is-set": Desk.placed,
    "returns": Desk.placed,
    "swaps": Desk.placed,
    "mounts": Desk.placed,
    "dismounts": Desk.placed,
    "rides": Desk.rides,
    "arrives": Desk.rides,
    "posted": Desk.rides,
    "turns": Desk.turns,
}


def of_stage(stage: Stage, titled: bool) -> Told:
    """The dispatch of a combat: who against whom (``titled``: as its step is called), and its end."""
    head = stage.steps[0].title if titled and stage.steps else stage.subtitle or stage.title
    ended = stage.outcome.partition("**")[2].partition("**")[0]
    if ended:
        return head, ended
    last = next((step for step in reversed(stage.steps) if step.word or step.result), None)
    return head, (last.word or last.result) if last is not None else ""
