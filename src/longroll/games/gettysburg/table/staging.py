"""How the battles of this game are filmed."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.gettysburg.board import PLACES
from longroll.games.gettysburg.rules.combat import Combats
from longroll.games.gettysburg.rules.fire import FireOrder
from longroll.games.gettysburg.rules.movement import Move
from longroll.games.gettysburg.rules.orders import Order
from longroll.games.gettysburg.state import Battle
from longroll.games.gettysburg.table.log import NARRATOR
from longroll.games.gettysburg.table.stage import dispatches, ink
from longroll.games.gettysburg.table.stage.arrival import arrival_stage
from longroll.games.gettysburg.table.stage.assault import assault_stage
from longroll.games.gettysburg.table.stage.bombardment import bombardment_stage
from longroll.games.gettysburg.table.stage.phases import combat_in, fire_in
from longroll.kit import film
from longroll.kit.film import Shot, Stage, Trace


class Stager(film.Stager[Battle]):
    def combat(self, b: Battle) -> str:
        combat = combat_in(b)
        if combat is not None:
            return f"assault {PLACES[combat.sector]}"
        order = fire_in(b)
        return f"fire {PLACES[order.place]}" if order is not None else ""

    def ahead(self, b: Battle) -> int:
        """GB-15.2: every sector an order has contested."""
        return b.contested.bit_count() if any(isinstance(frame, Combats) for frame in b.frames) else 0

    def stage(self, shots: Sequence[Shot], seat: str | None, language: str) -> Stage | None:
        found = assault_stage(shots, seat, language) or bombardment_stage(shots, seat, language)
        return found or arrival_stage(shots, language)

    def traces(self, shot: Shot, seat: str | None, language: str) -> list[Trace]:
        return ink.traces(shot, language)

    def preface(self, shots: Sequence[Shot]) -> bool:
        """A disc is shown with what it orders."""
        kinds = {event.kind for shot in shots for event in shot.events}
        return kinds == {"disc-placed"}

    def sign(self, shots: Sequence[Shot]) -> str:
        return dispatches.sign(shots)

    def dispatch(self, shots: Sequence[Shot], stage: Stage | None, language: str) -> tuple[str, str]:
        head, detail = dispatches.dispatch(shots, stage, language)
        return (head, detail) if head else super().dispatch(shots, stage, language)

    def sentence(self, shots: Sequence[Shot], seat: str | None, language: str) -> str:
        """A march, not the cubes that were shared out before it."""
        march = next((event for event in dispatches.events_of(shots) if event.kind in ("moves", "enters")), None)
        if march is not None:
            return self.narrator.lines([march], seat, language)[0].text
        return super().sentence(shots, seat, language)

    def joins(self, before: Sequence[Shot], shots: Sequence[Shot]) -> bool:
        """Moves and shots of one order are one; so are pieces that come on together."""
        b = self.battle(shots[0].moment.before)
        if any(isinstance(frame, Order | Move | FireOrder) for frame in b.frames):
            return shots[0].moment.seat == before[-1].moment.seat
        kinds = [{event.kind for event in dispatches.events_of(act)} for act in (before, shots)]
        return "enters" in kinds[0] and "enters" in kinds[1]


STAGER = Stager(Battle, NARRATOR)
