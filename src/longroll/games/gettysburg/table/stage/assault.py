"""An assault on the stage: its steps, the chance that was left after each, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.gettysburg.board import N_PLACES, PLACE, PLACES
from longroll.games.gettysburg.components import COLOUR, PIECE, PIECES, SIDE, SIDES, members
from longroll.games.gettysburg.odds import (
    FALLEN_BACK,
    TAKEN_FIRST,
    TAKEN_SECOND,
    THROWN_BACK,
    Assault,
    prospects,
    standing,
)
from longroll.games.gettysburg.rules.combat import STEP_1, STEP_2, STEP_3, STEP_4, STEP_5, Combat
from longroll.games.gettysburg.state import Battle
from longroll.games.gettysburg.table.stage.bars import assault_bars, taking
from longroll.games.gettysburg.table.stage.lines import DraftLine, check_line, fire_line
from longroll.games.gettysburg.table.stage.phases import FIRST_STEPS, LAST_STEPS, Phase, combat_in, is_joint, phase_of
from longroll.games.gettysburg.table.stage.words import DEFENDER, StageSpeech, stage_speech, view_of, who
from longroll.kit.film import Shot, Stage, StageBar, StageStep
from longroll.kit.speech import capital
from longroll.kit.terms import Event

NO_CHANCE = 1e-9


class Draft:
    """A step as it is being carried out."""

    def __init__(self, phase: Phase, since: int = 0) -> None:
        self.phase = phase
        self.since = since
        self.lines: list[DraftLine] = []
        self.hits: dict[int, int] = {}
        """Cubes by the piece that took them."""
        self.disrupted = False
        self.overrun = False
        self.seq = 0
        self.percent: int | None = None
        self.word = ""

    def line(self, piece: int) -> DraftLine | None:
        return next((line for line in self.lines if line.piece == piece), None)

    def note(self, seq: int, piece: int, result: str, clause: str) -> None:
        """What became of a piece; the line of its die says it, if it has one that can."""
        line = self.line(piece)
        if line is None or line.cubes or line.result in FIRED:
            self.lines.append(DraftLine(seq, piece, result, clause))
        else:
            line.result, line.clause = result, clause


FIRED = ("line-nothing", "line-check", "line-disrupts")


class Assaulted:
    """The story of one assault, told from its moments."""

    def __init__(self, start: Battle, combat: Combat, seat: str | None, language: str) -> None:
        """``start`` is the first position of it that is known; nothing was risked if dice have fallen before."""
        self.start = start
        self.sector = combat.sector
        self.attacker = combat.attacker
        self.seat = seat
        self.view = view_of(seat, combat.attacker)
        self.spoken: StageSpeech = stage_speech(language)
        self.odds: Assault | None = prospects(start) or standing(start) if is_fresh(start, combat) else None
        self.bars = [] if self.odds is None else assault_bars(self.odds.ends, self.attacker, self.view, self.spoken)
        self.risked = taking(self.bars) if self.bars else 0
        if self.view == DEFENDER:
            self.risked = 100 - self.risked
        self.attackers = combat.attackers(start)
        self.defenders = members(1 - combat.attacker, start.mask(1 - combat.attacker, combat.sector))
        self.drafts: dict[Phase, Draft] = {phase: Draft(phase) for phase in FIRST_STEPS}
        self.out = [0] * 4
        self.came = [0] * 4
        self.end = -1
        self.loads: dict[int, int] = {}
        """Cubes on pieces that were hit in the moment that is told."""
        self.lost: list[int] = []
        self.back: dict[int, list[tuple[int, int]]] = {}
        """Pieces that fell back, with their cubes, by the place they went to."""
        self.damaged: list[int] = []
        self.withdrew = False
        """Attackers have gone back after two rounds."""
        self.thrown: list[int] = []
        """Attackers that a counter-attack sends back now."""
        self.pending = -1
        """The side that decides something inside the combat."""

    # ---- moments -------------------------------------------------------------------------------------------

    def follow(self, shots: Sequence[Shot]) -> None:
        for shot in shots:
            if self.end < 0:
                self.moment(shot)

    def moment(self, shot: Shot) -> None:
        before, after = battle(shot.moment.before), battle(shot.moment.after)
        combat = combat_in(before, self.sector)
        phase = phase_of(before, combat) if combat is not None else (1, STEP_1)
        self.reach(phase, shot.seq)
        self.loads = {}
        if combat is not None:  # before it has begun nothing is rolled
            for event in shot.events:
                if event.kind == "guns-overrun":
                    phase = (phase[0], STEP_4)  # GB-19.7: nobody is left to be fired at
                if self.end < 0:
                    self.told(event, shot.seq, before, combat, self.drafts[phase])
        self.advance(shot.seq, phase, after)

    def reach(self, phase: Phase, seq: int) -> None:
        """The second round has its own steps as soon as it comes."""
        if phase[0] == 2 and LAST_STEPS[0] not in self.drafts:
            self.drafts |= {step: Draft(step, seq) for step in LAST_STEPS}

    def advance(self, seq: int, phase: Phase, after: Battle) -> None:
        """Close the steps that are over, with the chance that is left."""
        if self.end >= 0:
            last = (2, STEP_5) if self.end == FALLEN_BACK else phase
            self.close([step for step in self.drafts if step <= last], seq, 1.0 if self.end <= TAKEN_SECOND else 0.0)
            self.drafts[last].word = self.last_word()
            for end in range(4):
                if end == self.end:
                    self.came[end] = seq
                elif not self.out[end]:
                    self.out[end] = seq
            return
        combat = combat_in(after, self.sector)
        assert combat is not None
        following = phase_of(after, combat)
        self.reach(following, seq)
        self.pending = after.mover
        over = [step for step, draft in self.drafts.items() if step < following and not draft.seq]
        if over:
            odds = prospects(after)
            self.close(over, seq, None if odds is None else odds.win)
            self.rule_out(seq, odds, following)

    def close(self, steps: list[Phase], seq: int, win: float | None) -> None:
        for step in steps:
            draft = self.drafts[step]
            if not draft.seq:
                draft.seq = seq
                draft.percent = None if win is None else self.percentage(win)

    def percentage(self, win: float) -> int:
        """A chance from the viewer's wish; only what is certain is 0 or 100. As long as nothing has changed it is what
        was risked, however that was rounded."""
        if self.odds is not None and abs(win - self.odds.win) < NO_CHANCE:
            return self.risked
        chance = 1.0 - win if self.view == DEFENDER else win
        if chance < NO_CHANCE or chance > 1.0 - NO_CHANCE:
            return round(100 * chance)
        return min(99, max(1, round(100 * chance)))

    def rule_out(self, seq: int, odds: Assault | None, phase: Phase) -> None:
        """What can no longer happen."""
        for end in range(4):
            gone = odds is not None and odds.exact and odds.ends[end] < NO_CHANCE
            if not self.out[end] and (gone or (end == TAKEN_FIRST and phase[0] == 2)):
                self.out[end] = seq

    def last_word(self) -> str:
        key = {FALLEN_BACK: "word-fallen-back", THROWN_BACK: "word-thrown-back"}.get(self.end, "word-taken")
        return self.spoken.say(key, view=self.view)

    # ---- events --------------------------------------------------------------------------------------------

    def told(self, event: Event, seq: int, before: Battle, combat: Combat, draft: Draft) -> None:
        kind, args = event.kind, event.args
        step = draft.phase[1]
        piece = PIECE.get(str(args.get("piece", "")), -1)
        here = PLACES[self.sector]
        if kind == "fires":
            dice = (int(args["face"]), int(args["counts"]))
            draft.lines.append(fire_line(seq, before, combat, step, piece, dice, self.spoken))
        elif kind == "checks-morale":
            dice = (int(args["face"]), int(args["column"]))
            taken = self.taken(draft.phase[0], piece)
            draft.lines.append(check_line(seq, before, combat, step, piece, dice, taken, self.spoken))
        elif kind == "hit":
            draft.hits[piece] = draft.hits.get(piece, 0) + 1
            self.loads[piece] = int(args["cubes"])
        elif kind == "disrupted" and args["sector"] == here:
            draft.disrupted = True
        elif kind == "guns-overrun":
            draft.overrun = True
        elif kind in ("combat-won", "combat-held") and args["sector"] == here:
            self.end = self.ending(kind == "combat-won", draft.phase)
        elif piece >= 0:
            self.befell(kind, args, seq, piece, before, draft)

    def taken(self, number: int, piece: int) -> int:
        """Cubes a piece took in steps 1 and 2 of a round."""
        steps = [self.drafts[step] for step in ((number, STEP_1), (number, STEP_2)) if step in self.drafts]
        return sum(draft.hits.get(piece, 0) for draft in steps)

    def befell(self, kind: str, args: dict[str, str | int], seq: int, piece: int, before: Battle, draft: Draft) -> None:
        """What became of one piece."""
        if kind == "eliminated":
            self.lost.append(piece)
            line = draft.line(piece)
            if line is None or line.result not in ("line-lost", "line-no-way-out"):
                draft.note(seq, piece, "line-lost", "GB-19.1" if COLOUR[piece] < 0 else "GB-14.9")
        elif kind == "no-retreat":
            draft.note(seq, piece, "line-no-way-out", "GB-17.6")
        elif kind == "forfeit":
            draft.note(seq, piece, "line-lost", "GB-2.4")
        elif kind == "counter-attack":
            self.thrown.append(piece)
        elif kind == "gun-damaged":
            self.damaged.append(piece)
            draft.note(seq, piece, "line-damaged", "GB-19.2")
        elif kind == "cube-ignored":
            self.loads[piece] = self.loads.get(piece, before.load[piece]) - 1
            draft.note(seq, piece, "line-evades", "GB-18.3")
        elif kind == "retreats" and args["start"] == PLACES[self.sector]:
            self.retreats(seq, piece, PLACE[str(args["to"])], before, draft)

    def retreats(self, seq: int, piece: int, to: int, before: Battle, draft: Draft) -> None:
        self.back.setdefault(to, []).append((piece, self.loads.get(piece, before.load[piece])))
        line = draft.line(piece)
        if SIDE[piece] == self.attacker and draft.phase[1] >= STEP_4:
            if piece in self.thrown:
                self.thrown.remove(piece)
                draft.note(seq, piece, "line-falls-back", "GB-15.45")
            else:
                self.withdrew = True  # two rounds are over (GB-15.4)
        elif line is None or line.result in FIRED:
            draft.note(seq, piece, "line-withdraws" if COLOUR[piece] < 0 else "line-falls-back", "GB-17.4")
        elif line.result == "line-damaged":
            draft.note(seq, piece, "line-damaged-back", "GB-19.2")

    def ending(self, won: bool, phase: Phase) -> int:
        if won:
            return TAKEN_FIRST if phase[0] == 1 else TAKEN_SECOND
        return FALLEN_BACK if self.withdrew else THROWN_BACK

    # ---- the stage -----------------------------------------------------------------------------------------

    def stage(self) -> Stage:
        spoken, b = self.spoken, self.start
        ground = spoken.ground(b, self.sector)
        joint = is_joint(self.attacker, (b.origin[piece] for piece in self.attackers))
        return Stage(
            name=f"assault {PLACES[self.sector]}",
            title=spoken.place(self.sector),
            subtitle=spoken.names.say("odds-joint" if joint else "odds-assault", pieces=len(self.attackers)),
            clause="GB-11.9" if joint else "GB-15.3",
            percent=self.risked if self.bars else None,
            of=spoken.say("stage-of", view=self.view, ground=ground),
            caption=spoken.say("stage-caption", view=self.view, ground=ground),
            bars=[
                StageBar(bar.label, bar.percent, bar.side, bar.pattern, self.out[end], self.came[end])
                for end, bar in enumerate(self.bars)
            ],
            steps=[self.step(draft) for draft in self.drafts.values()],
            outcome=self.outcome() if self.end >= 0 else "",
            place=PLACES[self.sector],
            involved=self.involved(),
        )

    def step(self, draft: Draft) -> StageStep:
        number, step = draft.phase
        spoken = self.spoken
        key = "stage-guns" if step == STEP_1 else "stage-morale" if step in (STEP_3, STEP_5) else "stage-fire"
        side = self.attacker if step in (STEP_3, STEP_4) else 1 - self.attacker
        name = spoken.say(key, who=who(self.seat, side))
        title = name if number == 1 else spoken.say("stage-step-again", name=name)
        word = draft.word
        if not draft.seq and self.end < 0 and self.pending >= 0 and draft.phase == self.deciding():
            word = spoken.say("word-decides", who=who(self.seat, self.pending))
        return StageStep(
            name,
            title,
            [line.written(spoken) for line in draft.lines],
            self.result(draft) if draft.seq else "",
            draft.percent,
            word,
            draft.seq,
            draft.since,
        )

    def deciding(self) -> Phase:
        """The step that lasts."""
        return next((phase for phase, draft in self.drafts.items() if not draft.seq), (0, 0))

    def result(self, draft: Draft) -> str:
        """The step in a few words."""
        step = draft.phase[1]
        spoken = self.spoken
        if step in (STEP_1, STEP_2) and not draft.lines:
            key = "stage-no-guns" if step == STEP_1 else "stage-no-troops"
            return spoken.say(key, at=spoken.at(self.start, self.sector))
        if step in (STEP_1, STEP_2, STEP_4):
            return self.fire_result(draft)
        if step == STEP_5 and self.end in (TAKEN_FIRST, TAKEN_SECOND) and draft.word:
            return spoken.say("stage-nobody-left", at=spoken.at(self.start, self.sector))
        return self.check_result(draft)

    def fire_result(self, draft: Draft) -> str:
        spoken = self.spoken
        step = draft.phase[1]
        if draft.overrun:
            return spoken.say("stage-overrun")
        cubes = sum(line.cubes for line in draft.lines)
        shock = any(line.shock for line in draft.lines)
        told = self.shared(draft, cubes) if cubes and step == STEP_4 else ""
        if cubes and not told:
            told = spoken.say("stage-cubes", number=cubes)
        if step == STEP_4 and draft.disrupted:
            told = spoken.say("stage-and", first=told, last=spoken.say("stage-disrupted")) if told else ""
            told = told or spoken.say("stage-disrupted")
        checks = step != STEP_1 and (cubes or shock or self.shaken_before(draft))
        if checks and not (step == STEP_4 and told):
            side = self.attacker if step == STEP_2 else 1 - self.attacker
            check = spoken.say("stage-check-follows", who=who(self.seat, side))
            told = spoken.say("stage-and", first=told, last=check) if told else check
        return told or spoken.say("stage-no-effect")

    def shaken_before(self, draft: Draft) -> bool:
        """Do cubes of the guns force the check that follows step 2 (GB-15.17)?"""
        guns = self.drafts.get((draft.phase[0], STEP_1))
        return draft.phase[1] == STEP_2 and guns is not None and any(line.cubes for line in guns.lines)

    def shared(self, draft: Draft, cubes: int) -> str:
        """Who took the cubes: "three cubes: two to Cutler, one to the Iron Brigade"."""
        spoken = self.spoken
        total = spoken.say("stage-cubes", number=cubes)
        takers = list(draft.hits.items())
        if len(takers) == 1 and takers[0][1] == cubes:
            return spoken.say("stage-all-to", cubes=total, piece=spoken.names.pieces[takers[0][0]])
        shares = [
            spoken.say("stage-share", number=number, piece=spoken.names.pieces[piece]) for piece, number in takers
        ]
        return spoken.say("stage-shared", cubes=total, shares=", ".join(shares)) if shares else total

    def check_result(self, draft: Draft) -> str:
        spoken = self.spoken
        rolled = [line for line in draft.lines if line.dice]
        if not rolled:
            return spoken.say("stage-no-check")
        gone = [line for line in rolled if line.result == "line-falls-back"]
        lost = [line for line in rolled if line.result in ("line-lost", "line-no-way-out")]
        stand = len(rolled) - len(gone) - len(lost)
        counters = sum(line.result == "line-counters" for line in rolled)
        counts = (("lost", len(lost)), ("back", len(gone)), ("stand", stand))
        every = next((word for word, number in counts if number == len(rolled)), "")
        if every:
            told = [spoken.say(f"stage-all-{every}", number=len(rolled))]
        else:
            told = [spoken.say(f"stage-some-{word}", number=number) for word, number in counts if number]
        if counters:
            told.append(spoken.say("stage-counters", number=counters))
        return ", ".join(told)

    # ---- the end -------------------------------------------------------------------------------------------

    def outcome(self) -> str:
        spoken = self.spoken
        key = {FALLEN_BACK: "outcome-fallen-back", THROWN_BACK: "outcome-thrown-back"}.get(self.end, "outcome-taken")
        ground = spoken.ground(self.start, self.sector)
        place = spoken.place(self.sector)
        side = SIDES[self.attacker]
        if self.end <= TAKEN_SECOND:
            ground = capital(ground)
        head = spoken.say(key, view=self.view, ground=ground, place=place, side=side)
        facts = [*self.fates(1 - self.attacker), *self.fates(self.attacker)]
        if self.end > TAKEN_SECOND:
            facts = [*self.fates(self.attacker), *self.fates(1 - self.attacker)]
        tail = spoken.sentence(facts) if facts else ""
        return f"**{head}** {tail}".strip()

    def fates(self, side: int) -> list[str]:
        """What became of a side's pieces."""
        spoken = self.spoken
        found = []
        lost = [piece for piece in dict.fromkeys(self.lost) if SIDE[piece] == side]
        if lost:
            found.append(spoken.say("outcome-lost", pieces=spoken.pieces(lost), number=len(lost)))
        for to, gone in self.back.items():
            pieces = [piece for piece, _ in gone if SIDE[piece] == side]
            if pieces:
                cubes = sum(load for piece, load in gone if SIDE[piece] == side)
                carried = spoken.say("stage-cubes", number=cubes)
                key = "outcome-back-cubes" if cubes else "outcome-back"
                names, place = spoken.pieces(pieces), spoken.names.heading(to)
                found.append(spoken.say(key, pieces=names, number=len(pieces), cubes=carried, place=place))
        hurt = [piece for piece in self.damaged if SIDE[piece] == side and piece not in self.lost]
        if hurt:
            found.append(spoken.say("outcome-damaged", pieces=spoken.pieces(hurt), number=len(hurt)))
        return found

    def involved(self) -> list[str]:
        """What is not veiled: the sector, who fights there, where they came from and went to."""
        origins = [self.start.origin[piece] for piece in self.attackers]
        places = dict.fromkeys([self.sector, *origins, *self.back])
        pieces = [f"piece:{PIECES[piece]}" for piece in (*self.attackers, *self.defenders)]
        return [*(f"place:{PLACES[place]}" for place in places if place < N_PLACES), *pieces]


def battle(state: object) -> Battle:
    assert isinstance(state, Battle)
    return state


def assault_stage(shots: Sequence[Shot], seat: str | None, language: str) -> Stage | None:
    """The assault that some moments belong to."""
    first = shots[0].moment
    for state in (first.before, first.after):
        b = battle(state)
        combat = combat_in(b)
        if combat is None:
            continue
        told = Assaulted(b, combat, seat, language)
        told.follow(shots)
        return told.stage()
    return None


def is_fresh(b: Battle, combat: Combat) -> bool:
    """Has nothing been rolled yet? Guns fire first, if there are any (GB-15.6)."""
    if combat.round != 1 or combat.dice:
        return False
    return combat.step == STEP_1 or (phase_of(b, combat) == (1, STEP_2) and not combat.defending_guns(b))
