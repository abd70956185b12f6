"""How battles of this game are filmed: which moments belong together, their stage, their ink, their dispatch."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.reason.components import SEATS
from longroll.games.reason.odds.outlook import contest
from longroll.games.reason.rules.charge import Charge
from longroll.games.reason.rules.combat import Combat, Combats
from longroll.games.reason.rules.command_dice import CommandDice, Initiative
from longroll.games.reason.rules.control import Control
from longroll.games.reason.rules.fire import Firing
from longroll.games.reason.rules.losses import OfficerTest
from longroll.games.reason.rules.morale import DayEnd, Morale, is_shaken
from longroll.games.reason.rules.musketry import Musketry
from longroll.games.reason.rules.recovery import Recovery
from longroll.games.reason.state import Battle, Frame
from longroll.games.reason.table.stage.attack import charge_stage
from longroll.games.reason.table.stage.command import control_stage, initiative_stage
from longroll.games.reason.table.stage.dispatches import dispatched, is_preface, like, sign_of
from longroll.games.reason.table.stage.fight import combat_stage
from longroll.games.reason.table.stage.fire import fire_stage
from longroll.games.reason.table.stage.ink import traced
from longroll.games.reason.table.stage.reel import Reel, contest_name
from longroll.games.reason.table.stage.trials import day_stage, morale_stage, officer_stage, recovery_stage
from longroll.kit.film import Shot, Stage, Stager, Trace


class Staging(Stager[Battle]):
    """Nothing is hidden in this game: every viewer's stage is made from the whole position."""

    def combat(self, b: Battle) -> str:
        return contest_name(b)

    def begins(self, before: Battle, after: Battle) -> bool:
        """Initiative, morale, nightfall, danger and the guns come by themselves; a combat does unless it was chosen."""
        frame = contest(after)
        if isinstance(frame, Combat):
            return isinstance(before.frames[-1], Combats)
        if isinstance(frame, Firing):
            return isinstance(before.frames[-1], Musketry)
        return isinstance(frame, Charge | Control | Recovery)

    def stage(self, shots: Sequence[Shot], seat: str | None, language: str) -> Stage | None:
        positions = [self.battle(shots[0].moment.before), *(self.battle(shot.moment.after) for shot in shots)]
        name = contest_name(positions[0])
        if not name and self.begins(positions[0], positions[1]):
            name = contest_name(positions[1])
        if not name:
            return plain_charge(shots, positions, seat, language)
        first = next(b for b in positions if contest_name(b) == name)
        frame = contest(first)
        assert frame is not None
        reel = Reel(shots, first, acting(first, frame, seat), seat, language)
        return staged(reel, name, frame)

    def traces(self, shot: Shot, seat: str | None, language: str) -> list[Trace]:
        return traced(shot, self.battle(shot.moment.before), self.battle(shot.moment.after), language)

    def preface(self, shots: Sequence[Shot]) -> bool:
        return is_preface(shots)

    def sign(self, shots: Sequence[Shot]) -> str:
        return sign_of(shots)

    def dispatch(self, shots: Sequence[Shot], stage: Stage | None, language: str) -> tuple[str, str]:
        return dispatched(shots, stage, language)

    def joins(self, before: Sequence[Shot], shots: Sequence[Shot]) -> bool:
        return like(before, shots)


def acting(b: Battle, frame: Frame, seat: str | None) -> int:
    """Whose wish the chances are reckoned for. Initiative and morale are everybody's: the viewer's own."""
    viewer = SEATS.index(seat) if seat in SEATS else -1
    if isinstance(frame, Firing | Charge | Recovery):
        return b.roster.side[frame.unit]
    if isinstance(frame, Combat):
        return b.roster.side[frame.attackers[0]]
    if isinstance(frame, Control):
        return frame.side
    if isinstance(frame, OfficerTest):
        return b.roster.officer_side[frame.officer]
    if isinstance(frame, Morale):
        tested = [side for side in (0, 1) if is_shaken(b, side)]
        return viewer if viewer in tested else tested[0]
    return max(viewer, 0)


def staged(reel: Reel, name: str, frame: Frame) -> Stage:
    if isinstance(frame, Firing):
        return fire_stage(reel, name, frame)
    if isinstance(frame, Charge):
        return charge_stage(reel, name, frame.unit, frame.target, frame)
    if isinstance(frame, Combat):
        return combat_stage(reel, name, frame)
    if isinstance(frame, Control):
        return control_stage(reel, name, frame)
    if isinstance(frame, Recovery):
        return recovery_stage(reel, name, frame)
    if isinstance(frame, CommandDice | Initiative):
        return initiative_stage(reel, name, frame)
    if isinstance(frame, Morale):
        return morale_stage(reel, name, frame)
    if isinstance(frame, OfficerTest):
        return officer_stage(reel, name, frame)
    assert isinstance(frame, DayEnd)
    return day_stage(reel, name)


def plain_charge(shots: Sequence[Shot], positions: Sequence[Battle], seat: str | None, language: str) -> Stage | None:
    """A charge between whose declaration and contact no die is rolled and nobody is asked."""
    told = next((event for shot in shots for event in shot.events if event.kind == "charges"), None)
    if told is None:
        return None
    b = positions[-1]
    unit, target = b.roster.unit[str(told.args["unit"])], b.roster.unit[str(told.args["target"])]
    reel = Reel(shots, positions[0], b.roster.side[unit], seat, language)
    return charge_stage(reel, f"charge {b.turn}.{b.pulse} {unit} {target}", unit, target, None)
