"""The film of a battle: what belongs together, its stage, its ink, its dispatches."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.glory.state import Battle
from longroll.games.glory.table.speech import speech
from longroll.games.glory.table.stage import combats
from longroll.games.glory.table.stage.charges import ChargeStage, starting
from longroll.games.glory.table.stage.combats import Combat, combat_of
from longroll.games.glory.table.stage.dispatches import TOGETHER, Desk, main_kind, of_stage, sign_of
from longroll.games.glory.table.stage.fire import FireStage
from longroll.games.glory.table.stage.rolls import combination_stage, initiative_stage, rally_stage, recovery_stage
from longroll.games.glory.table.stage.traces import Tracing
from longroll.games.glory.table.stage.viewing import Viewer
from longroll.kit.film import Shot, Stage, Stager, Trace

ROLLS = {
    combats.RALLY: rally_stage,
    combats.COMBINATION: combination_stage,
    combats.INITIATIVE: initiative_stage,
    combats.RECOVERY: recovery_stage,
}
COMBAT_SIGNS = {
    combats.FIRE: "sign-fire",
    combats.CHARGE: "sign-charge",
    combats.VOLLEYS: "sign-charge",
    combats.RALLY: "sign-rally",
    combats.RECOVERY: "sign-rally",
    combats.COMBINATION: "sign-command",
    combats.INITIATIVE: "sign-turn",
}
BY_THEMSELVES = (combats.INITIATIVE, combats.RECOVERY)
"""Dice that nobody's act leads to: what went before does not belong to them."""


class GloryStager(Stager[Battle]):
    def combat(self, b: Battle) -> str:
        found = combat_of(b)
        return "" if found is None else found.name

    def begins(self, before: Battle, after: Battle) -> bool:
        found = combat_of(after)
        return found is not None and found.kind not in BY_THEMSELVES

    def positions(self, shots: Sequence[Shot]) -> list[tuple[Battle, Battle]]:
        return [(self.battle(shot.moment.before), self.battle(shot.moment.after)) for shot in shots]

    def stage(self, shots: Sequence[Shot], seat: str | None, language: str) -> Stage | None:
        positions = self.positions(shots)
        combat = self.combat_in(positions)
        if combat is None or combat.kind == combats.MOVE:
            return None
        viewer = Viewer(positions[0][0], seat, language)
        if combat.kind in ROLLS:
            return ROLLS[combat.kind](shots, positions, viewer)
        if combat.kind == combats.FIRE:
            return FireStage(shots, positions, viewer).stage()
        start = starting(positions, combat)
        return None if start is None else ChargeStage(shots, positions, viewer, combat, start).stage()

    def combat_in(self, positions: list[tuple[Battle, Battle]]) -> Combat | None:
        """The combat that some shots are of: the last word about charges, which are named before they are declared."""
        before, after = positions[0]
        first = combat_of(before) or combat_of(after)
        if first is None or (first.kind in BY_THEMSELVES and combat_of(before) is None):
            return None
        for pair in positions:
            for b in pair:
                now = combat_of(b)
                if now is not None and now.name == first.name and now.begun:
                    return now
        return first

    def traces(self, shot: Shot, seat: str | None, language: str) -> list[Trace]:
        before, after = self.battle(shot.moment.before), self.battle(shot.moment.after)
        return Tracing(shot, before, after, speech(language, before.board.name)).traces()

    def sign(self, shots: Sequence[Shot]) -> str:
        combat = self.combat_in(self.positions(shots))
        if combat is not None and combat.kind in COMBAT_SIGNS:
            return COMBAT_SIGNS[combat.kind]
        return sign_of([event for shot in shots for event in shot.events])

    def dispatch(self, shots: Sequence[Shot], stage: Stage | None, language: str) -> tuple[str, str]:
        if stage is not None:
            combat = self.combat_in(self.positions(shots))
            kind = combat.kind if combat is not None else ""
            head, detail = of_stage(stage, kind in (combats.RALLY, combats.RECOVERY))
            written = self.desk(shots, language) if kind == combats.FIRE else None
            return (head if written is None else written[0]), detail
        written = self.desk(shots, language)
        return super().dispatch(shots, stage, language) if written is None else written

    def desk(self, shots: Sequence[Shot], language: str) -> tuple[str, str] | None:
        positions = self.positions(shots)
        return Desk(speech(language, positions[0][0].board.name)).write(shots, positions)

    def joins(self, before: Sequence[Shot], shots: Sequence[Shot]) -> bool:
        """Leaders who ride, units that turn in place or are set up, one after the other."""
        kinds = [main_kind([event for shot in part for event in shot.events]) for part in (before, shots)]
        same = before[-1].moment.seat == shots[0].moment.seat
        return same and kinds[0] == kinds[1] and kinds[1] in TOGETHER
