"""Artillery fire on the stage: the guns, their answer, and the checks of those who were hit (GL-9)."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.glory.lexicon import OFF
from longroll.games.glory.odds import FireOdds, over, shot_odds
from longroll.games.glory.rules.counterbattery import ANSWERING, Salvo
from longroll.games.glory.rules.gunnery import shot_items
from longroll.games.glory.rules.modifiers import (
    CHECK,
    DISORDER,
    ERROR_UP_TO,
    FIRE_RESULTS,
    HARD,
    HARD_CHECK,
    NO_EFFECT,
    Items,
    fire_result,
    total,
)
from longroll.games.glory.state import Battle
from longroll.games.glory.table.forecast import FIRE_BARS, fire_bars
from longroll.games.glory.table.speech import SIDE_CLASS
from longroll.games.glory.table.stage.checks import checked, checks_of, suffered, told
from longroll.games.glory.table.stage.viewing import Draft, Drafts, Viewer, faces, figure, pending, rolled, sum_lines
from longroll.kit.film import Shot, Stage, StageBar, StageLine

ERROR = -1
"""The shot has hit friends."""
NEVER = 1e-9
"""A chance that is none."""


def salvo_of(b: Battle) -> Salvo | None:
    return next((frame for frame in reversed(b.frames) if isinstance(frame, Salvo)), None)


class FireStage:
    """One fire with its answers, as far as it has come."""

    def __init__(self, shots: Sequence[Shot], positions: list[tuple[Battle, Battle]], viewer: Viewer) -> None:
        self.shots = shots
        self.positions = positions
        self.viewer = viewer
        start = next(b for pair in positions for b in pair if salvo_of(b) is not None)
        salvo = salvo_of(start)
        assert salvo is not None
        self.start = start
        self.side = salvo.side
        self.guns = salvo.battery(0)
        self.origin, self.target = salvo.origins[0], salvo.targets[0]
        self.targets = start.stack(self.target)[::-1]
        self.found: FireOdds = shot_odds(start, self.guns, self.target)
        fates = {fate.unit: fate.disordered + fate.gone for fate in self.found.fates}
        self.mark = max(fates, key=lambda unit: fates[unit])
        """The unit that is likeliest to be hit: the large number speaks of it."""
        self.chance = fates[self.mark]
        self.drafts = Drafts()
        self.came = ("", 0)
        """The line of the table that came up, and when."""

    # ---- the whole -----------------------------------------------------------------------------------------

    def stage(self) -> Stage:
        viewer, b = self.viewer, self.start
        for shot, (before, after) in zip(self.shots, self.positions, strict=True):
            self.follow(shot, before, after)
        self.close()
        wish = viewer.wishes(self.side)
        key = "disorder" if wish else "order"
        return Stage(
            name=f"fire-{self.shots[0].seq}",
            title=viewer.units(b, self.targets),
            subtitle=self.subtitle(),
            clause="GL-9.22.1",
            percent=viewer.percent(self.chance, self.side),
            of=viewer.say(f"of-{key}", unit=viewer.unit(b, self.mark)),
            caption=viewer.say(f"caption-{key}", unit=viewer.unit(b, self.mark)),
            bars=self.bars(),
            steps=[draft.step() for draft in self.drafts.steps],
            outcome="" if salvo_of(self.positions[-1][1]) else self.outcome(),
            place=b.board.codes[self.target],
            involved=[
                *(f"piece:{b.roster.ids[unit]}" for unit in [*self.guns, *self.targets]),
                f"place:{b.board.codes[self.origin]}",
                f"place:{b.board.codes[self.target]}",
            ],
        )

    def subtitle(self) -> str:
        distance = self.start.board.distance(self.origin, self.target)
        guns = self.viewer.units(self.start, self.guns)
        return self.viewer.say("fire-subtitle", units=guns, number=len(self.guns), distance=distance)

    def follow(self, shot: Shot, before: Battle, after: Battle) -> None:
        salvo = salvo_of(before)
        if salvo is not None and rolled(shot) and before.top() is salvo:
            self.shoot(shot, before, after, salvo)
        if salvo is not None and pending(before) and salvo.step == ANSWERING:
            self.answered(shot, before, after, salvo)
        checked(self.drafts, shot, before, after, self.viewer)

    # ---- the guns ------------------------------------------------------------------------------------------

    def shot_step(self, b: Battle, salvo: Salvo, number: int) -> Draft:
        units = self.viewer.units(b, salvo.battery(number))
        whose = self.viewer.whose(b.roster.side[salvo.guns[number]])
        name = self.viewer.say("step-fire" if not number else "step-answer", whose=whose)
        at = self.viewer.units(b, b.stack(salvo.targets[number])[::-1])
        return self.drafts.at("fire", number, name, self.viewer.say("title-fires", units=units, targets=at))

    def answer_name(self) -> str:
        return self.viewer.say("step-answer", whose=self.viewer.whose(1 - self.side))

    def answered(self, shot: Shot, before: Battle, after: Battle, salvo: Salvo) -> None:
        """The guns fired at hold their fire; if they answer, that has a step of its own."""
        now = salvo_of(after)
        if len(salvo.guns) > 1 or now is None or len(now.guns) > 1:
            return
        guns = self.viewer.units(before, before.artillery(self.target))
        step = self.drafts.at("hold", 0, self.answer_name(), self.viewer.say("title-no-answer", units=guns))
        step.word = self.viewer.say("word-holds-fire")
        step.touch(shot, after)

    def shoot(self, shot: Shot, before: Battle, after: Battle, salvo: Salvo) -> None:
        """GL-9.22.1: the die of one shot with its sum."""
        number, viewer = salvo.number, self.viewer
        step = self.shot_step(before, salvo, number)
        step.touch(shot, after)
        face = fallen(before, after, shot)
        die = viewer.die(face, before.roster.side[salvo.guns[number]])
        first = StageLine(
            shot.seq, viewer.say("line-die"), dice=die, value=str(face), running=str(face), clause="GL-9.22.1"
        )
        items = self.items(before, salvo, number)
        effect = self.effect(before, salvo, face)
        name = "error" if effect == ERROR else FIRE_RESULTS[effect]
        sum_ = face if effect == ERROR else face + total(items)
        distance = before.board.distance(salvo.origins[number], salvo.targets[number])
        step.lines = sum_lines(
            shot, viewer, first, face, [] if effect == ERROR else items, {"range": {"distance": distance}}
        )
        clause = "GL-9.52.1" if effect == ERROR else "GL-9.22.1"
        text = viewer.say(f"total-fire-{name}")
        step.add(StageLine(shot.seq, text, value=figure(sum_), clause=clause, total=True), shot, after)
        step.result = viewer.say(f"result-fire-{name}")
        if number:
            step.word = step.result
        else:
            self.came = (name, shot.seq)
            step.percent = viewer.percent(self.after_die(before, effect), self.side)
            step.word = step.result if effect in (ERROR, NO_EFFECT, DISORDER) else ""

    def items(self, b: Battle, salvo: Salvo, number: int) -> Items:
        return shot_items(b, salvo.battery(number), salvo.origins[number], salvo.targets[number])

    def effect(self, b: Battle, salvo: Salvo, face: int) -> int:
        """The line of the table, or that friends were hit (GL-9.52.1)."""
        if face <= ERROR_UP_TO and salvo.endangered(b, salvo.number):
            return ERROR
        return fire_result(face + total(self.items(b, salvo, salvo.number)))

    def after_die(self, b: Battle, effect: int) -> float:
        """The chance that the unit in question is hit, once the die lies."""
        if effect in (CHECK, HARD_CHECK):
            return over(b.cohesion(self.mark), HARD if effect == HARD_CHECK else 0)
        return float(effect == DISORDER)

    # ---- the end -------------------------------------------------------------------------------------------

    def close(self) -> None:
        """The chance after the checks, and what is still to come."""
        viewer, last = self.viewer, self.positions[-1][1]
        salvo = salvo_of(last)
        checks = [draft for draft in self.drafts.steps if draft.kind == "checks"]
        for draft in checks:
            draft.ended = draft is not checks[-1] or checks_of(last) is None
            if draft.ended and draft.b is not None and self.mark in self.checked_in(draft):
                draft.percent = viewer.percent(float(self.struck(draft.b)), self.side)
        if salvo is None:
            return
        if pending(last):
            guns = viewer.units(last, last.artillery(self.target))
            step = self.drafts.at("hold", 0, self.answer_name(), viewer.say("title-may-answer", units=guns))
            step.word, step.ended = viewer.decides(last.mover), False
        fired = {draft.key for draft in self.drafts.steps if draft.kind == "fire"}
        for number in range(len(salvo.guns)):
            if number not in fired:
                self.shot_step(last, salvo, number).ended = False
        if not checks and not fired:
            self.drafts.at("checks", 0, viewer.say("step-checks"), viewer.say("step-checks")).ended = False

    def checked_in(self, draft: Draft) -> list[int]:
        """Who checked in a step: it is known by the first of them, and all stand in one hex."""
        return self.targets if draft.key in self.targets else []

    def struck(self, b: Battle) -> bool:
        """Has the unit in question been hit?"""
        return b.at[self.mark] >= OFF or bool((b.disordered & ~self.start.disordered) >> self.mark & 1)

    def bars(self) -> list[StageBar]:
        """As on the odds card; what came stands out."""
        found = fire_bars(self.found, SIDE_CLASS[self.side], self.viewer.spoken)
        chances = {**dict(zip(FIRE_RESULTS, self.found.results, strict=True)), "error": self.found.error}
        names = [name for name in FIRE_BARS if chances[name] > NEVER]
        came, seq = self.came
        return [
            StageBar(bar.label, bar.percent, bar.side, bar.pattern, seq * (name != came), seq * (name == came))
            for name, bar in zip(names, found, strict=True)
        ]

    def outcome(self) -> str:
        """Who was hit, in words."""
        end, viewer = self.positions[-1][1], self.viewer
        others = [unit for unit in range(end.roster.n_units) if unit not in self.targets]
        lost = suffered(self.start, end, self.targets, viewer)
        if not lost:
            names = viewer.units(self.start, self.targets)
            lost = [viewer.say("outcome-unharmed", units=names, number=len(self.targets))]
        return told(lost[0], [*lost[1:], *suffered(self.start, end, others, viewer)])


def fallen(before: Battle, after: Battle, shot: Shot) -> int:
    """The face of the die that fell. Dice of a salvo lie till all are rolled."""
    was, salvo = salvo_of(before), salvo_of(after)
    assert was is not None
    dice = faces(shot.events) if salvo is None else salvo.dice
    return dice[was.number]
