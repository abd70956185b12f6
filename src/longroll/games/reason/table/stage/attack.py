"""A charge on the stage (MR-17 to MR-19): attack test, evade or flight, contact; its combat follows later."""

from __future__ import annotations

from longroll.games.reason.components import ARTILLERY
from longroll.games.reason.lexicon import EVENT_WORDS
from longroll.games.reason.odds.outlook import Chances, attack_chances, charge_odds, contest, joined_chances
from longroll.games.reason.rules import attacks, charge, reactions
from longroll.games.reason.rules.charge import Charge
from longroll.games.reason.rules.reactions import Evade, Flight, evade_items
from longroll.games.reason.rules.reactions import total as added
from longroll.games.reason.state import Battle
from longroll.games.reason.table.speech import SIDE_CLASS
from longroll.games.reason.table.stage.fight import result_rows
from longroll.games.reason.table.stage.reel import Reel, Row, Step
from longroll.games.reason.table.stage.trials import officer_line
from longroll.kit.film import Stage, StageLine
from longroll.kit.terms import Event


def charge_rows(reel: Reel) -> list[Row]:
    ours, theirs = SIDE_CLASS[reel.side], SIDE_CLASS[1 - reel.side]
    return [
        Row(("falls",), reel.spoken.say("bar-falls"), ours, "solid", True),
        Row(("leaves",), reel.spoken.say("bar-leaves"), ours, "hatched", True),
        *result_rows(reel),
        Row(("repulsed",), reel.spoken.say("bar-repulsed"), theirs, "solid", False),
        Row(("no-attack",), reel.spoken.say("bar-no-attack"), "", "solid", False),
    ]


class Onset:
    """A charge that is being told."""

    def __init__(self, reel: Reel, name: str, unit: int, target: int) -> None:
        self.reel = reel
        self.name = name
        self.unit, self.target = unit, target
        self.rows = charge_rows(reel)
        self.steps: list[Step] = []
        self.foe = 1 - reel.side

    def left(self, seq: int) -> Chances | None:
        """What is open after a moment: of the attack in hand, of the combat it has led to, or what has come about."""
        b = self.reel.position(seq)
        frame = contest(b)
        if isinstance(frame, Charge) and self.reel.named(b) == self.name:
            return attack_chances(charge_odds(b, frame))
        return self.came(b)

    def came(self, b: Battle) -> Chances | None:
        """What has become of the charge."""
        reel = self.reel
        if reel.told("attack-failed"):
            return {"no-attack": 1.0}
        if self.happened("broken", self.unit):
            return {"repulsed": 1.0}
        if self.happened("evades", self.target) or self.happened("flees", self.target):
            return {"leaves": 1.0}
        if self.happened("broken", self.target):
            return {"falls": 1.0}
        return joined_chances(b, self.unit) if b.engaged(self.unit) else None

    def happened(self, kind: str, unit: int) -> bool:
        return any(self.reel.unit(event) == unit for _, event in self.reel.told(kind))

    # ---- the test (MR-17.11, MR-17.12) ---------------------------------------------------------------------

    def test(self, due: bool) -> None:
        if not due:
            return
        reel = self.reel
        step = Step(reel.say("rail-test"), reel.say("attack-test", unit=reel.units[self.unit]))
        self.steps.append(step)
        note = reel.say("note-not-above", number=reel.first.sp[self.unit])
        for seq, event in reel.told("attack-test", "cd-reroll"):
            if event.kind == "cd-reroll":
                note = reel.say("note-cds", number=1)
                continue
            die = int(event.args["die"])
            result = reel.say("goes-in" if die <= int(event.args["sp"]) else "hangs-back")
            dice = [reel.die(die, reel.side)]
            step.lines.append(StageLine(seq, reel.units[self.unit], note, dice, result=result, clause="MR-17.11"))
            reel.ended(step, seq, result, self.left(seq), self.rows)
        frame = contest(reel.last)
        if isinstance(frame, Charge) and frame.stage == charge.ADVISED and reel.named(reel.last) == self.name:
            reel.decides(step, reel.side)

    # ---- the reaction (MR-19) ------------------------------------------------------------------------------

    def reaction(self, expected: bool) -> None:
        reel = self.reel
        told = reel.told("stands", "tries-to-evade", "evade-dice", "evades", "evade-fails", "flee-roll")
        if not told and not expected:
            return
        flight = reel.roster.cls[self.target] == ARTILLERY or any(event.kind == "flee-roll" for _, event in told)
        key = "flight" if flight else "evade"
        step = Step(reel.say(f"rail-{key}"), reel.say(f"react-{key}", unit=reel.units[self.target]))
        self.steps.append(step)
        for seq, event in told:
            if event.kind == "evade-dice":
                self.contest_lines(step, seq, event)
            elif event.kind == "flee-roll":
                self.flight_lines(step, seq, event)
            elif event.kind == "stands":
                label = reel.units[self.target]
                step.lines.append(StageLine(seq, label, result=reel.say("stands"), clause="MR-19.3"))
                reel.ended(step, seq, reel.say("stands"), self.left(seq), self.rows)
            elif event.kind == "evades":
                length = reel.spoken.say("bw", length=reel.length(float(event.args["distance"])))
                label = reel.units[reel.unit(event)]
                step.lines.append(StageLine(seq, label, value=length, result=reel.say("evades"), clause="MR-19.5"))
                reel.ended(step, seq, reel.say("evades"), {"leaves": 1.0}, self.rows)
        waiting = reel.last.frames[-1] if reel.last.frames else None
        if isinstance(waiting, Evade) and reel.named(reel.last) == self.name and waiting.stage != reactions.ROLLING:
            reel.decides(step, self.foe)
        elif not step.seq and reel.told("attack-failed"):
            step.close(reel.told("attack-failed")[0][0], reel.say("not-needed"))

    def contest_lines(self, step: Step, seq: int, event: Event) -> None:
        """Both dice of an evade with what is added to them (MR-19.4)."""
        reel = self.reel
        before = next(shot.moment.before for shot in reel.shots if shot.seq == seq)
        assert isinstance(before, Battle)
        mine, theirs = evade_items(before, self.target, self.unit)
        for unit, items, side, param in (
            (self.target, mine, self.foe, "defender"),
            (self.unit, theirs, reel.side, "attacker"),
        ):
            total = int(event.args[param])
            dice = [reel.die(total - added(items), side)]
            step.lines.append(StageLine(seq, reel.units[unit], reel.reasons(items), dice, str(total), clause="MR-19.4"))
        away = int(event.args["defender"]) >= int(event.args["attacker"])
        result = reel.say("gets-away" if away else "is-caught")
        step.lines.append(StageLine(seq, reel.units[self.target], result=result, clause="MR-19.4", total=True))
        self.lost_lines(step, seq)
        reel.ended(step, seq, result, {"leaves": 1.0} if away else self.left(seq), self.rows)

    def flight_lines(self, step: Step, seq: int, event: Event) -> None:
        """A battery's two dice: they are its last salvo too (MR-19.11, MR-19.13)."""
        reel = self.reel
        unit = reel.unit(event)
        faces = [int(e.args["face"]) for at, e in reel.told("die") if at <= seq][-2:]
        side = reel.roster.side[unit]
        number = int(event.args["number"])
        total = int(event.args["total"])
        note = reel.say("note-at-most", number=number)
        dice = [reel.die(face, side) for face in faces]
        step.lines.append(StageLine(seq, reel.units[unit], note, dice, str(total), clause="MR-19.11"))
        for _, fired in [one for one in reel.told("defensive-fire") if one[0] == seq]:
            label = reel.units[reel.unit(fired, "target")]
            lost = int(fired.args["losses"])
            note = reel.say("note-odd")
            step.lines.append(StageLine(seq, label, note, result=reel.say("loses", number=lost), clause="MR-19.13"))
        fled = any(one[0] >= seq for one in reel.told("flees"))
        result = reel.say("flees" if fled else "stays-put")
        self.lost_lines(step, seq)
        reel.ended(step, seq, result, self.left(seq), self.rows)

    def lost_lines(self, step: Step, seq: int) -> None:
        """Units broken at a moment."""
        reel = self.reel
        for at, event in reel.told("broken"):
            if at == seq:
                label = reel.units[reel.unit(event)]
                step.lines.append(StageLine(at, label, result=reel.say("breaks"), clause="MR-2.8"))

    # ---- contact (MR-18) -----------------------------------------------------------------------------------

    def contact(self) -> None:
        reel = self.reel
        step = Step(reel.say("rail-contact"), reel.say("contact-with", unit=reel.units[self.target]))
        self.steps.append(step)
        met = reel.told("contact", "counter-charges", "turns-to-face", "attacks-also", "goes-on")
        for seq, event in met:
            step.lines.append(self.contact_line(seq, event))
        self.officers_tested(step)
        engaged = [seq for seq, event in reel.told("conforms", "counter-charges")]
        over = reel.told("attack-over", "attack-failed")
        if engaged:
            chances = self.left(reel.shots[-1].seq)
            reel.ended(step, engaged[-1], reel.say("contact"), chances, self.rows)
        elif over:
            seq = over[-1][0]
            came = self.came(reel.position(seq))
            key = next(iter(came)) if came else "leaves"
            reel.ended(step, seq, reel.say(f"word-{key}"), came, self.rows)
            step.word = reel.say(f"word-{key}")
        frame = contest(reel.last)
        if isinstance(frame, Charge) and reel.named(reel.last) == self.name and reel.last.mover == reel.side:
            if frame.stage in (charge.CHOOSING, charge.GOING_ON):
                reel.decides(step, reel.side)

    def contact_line(self, seq: int, event: Event) -> StageLine:
        reel = self.reel
        label = reel.units[reel.unit(event)]
        if event.kind in ("contact", "goes-on"):
            value = reel.spoken.say("bw", length=reel.length(float(event.args["distance"])))
            clause = "MR-18.3" if event.kind == "contact" else "MR-18.11"
            return StageLine(seq, label, value=value, result=reel.say(event.kind), clause=clause)
        if event.kind == "attacks-also":
            target = reel.units[reel.unit(event, "target")]
            return StageLine(seq, target, result=reel.say("attacked-too"), clause="MR-18.8")
        clause = "MR-19.9" if event.kind == "counter-charges" else "MR-19.8"
        return StageLine(seq, label, result=reel.say(event.kind), clause=clause)

    def officers_tested(self, step: Step) -> None:
        reel = self.reel
        lost = {event.args["officer"] for _, event in reel.told("officer-lost")}
        for seq, event in reel.told("officer-roll"):
            officer = reel.officer(event)
            gone = event.args["officer"] in lost
            step.lines.append(officer_line(reel, seq, officer, int(event.args["total"]), 0, gone))

    # ---- all together --------------------------------------------------------------------------------------

    def outcome(self, side: str) -> str:
        reel = self.reel
        if reel.named(reel.last) == self.name:
            return ""
        came = self.came(reel.last)
        if came is None:
            return ""
        unit, target = reel.units[self.unit], reel.units[self.target]
        if len(came) > 1:
            chance = reel.percent(came["won"] + came["won-all"])
            wish = "own" if reel.wishes else "theirs"
            return reel.say("outcome-contact", unit=unit, target=target, side=side, percent=chance, view=wish)
        return reel.say(f"outcome-{next(iter(came))}", unit=unit, target=target)


def charge_stage(reel: Reel, name: str, unit: int, target: int, frame: Charge | None) -> Stage:
    """A charge; ``frame`` is None where nothing stood between its declaration and contact."""
    onset = Onset(reel, name, unit, target)
    before = attack_chances(charge_odds(reel.first, frame)) if frame is not None else onset.came(reel.last)
    tested = frame is not None and frame.test and frame.stage <= charge.ADVISED
    onset.test(bool(tested) or bool(reel.told("attack-test")))
    onset.reaction(frame is not None and reacts(reel.first, frame))
    onset.contact()
    side = contacted(reel, unit, target)
    return reel.stage(
        "charge",
        name,
        reel.units[target],
        reel.doing("charge-subtitle", unit, side=side),
        "MR-18.1",
        onset.steps,
        onset.outcome(side),
        reel.bars(before, onset.rows) if before else None,
        reel.pieces([unit, target]),
    )


def contacted(reel: Reel, unit: int, target: int) -> str:
    """The side of the target that is charged, in words (MR-17.7)."""
    for _, event in reel.told("charges"):
        if reel.unit(event) == unit and reel.unit(event, "target") == target:
            return str(reel.spoken.words.term(str(event.args["side"])))
    b = reel.first
    shape = b.shapes[unit]
    edge = attacks.side_word(b, target, attacks.side_from(b, target, *shape.front_middle))
    return str(reel.spoken.words.term(EVENT_WORDS["zone"][edge]))


def reacts(b: Battle, frame: Charge) -> bool:
    """May the target still get away?"""
    if frame.stage > charge.MOVING:
        return False
    if any(isinstance(one, Evade | Flight) for one in b.frames):
        return True
    x, y = b.shapes[frame.unit].front_middle
    return frame.stage < charge.MOVING and reactions.reaction(b, frame.target, frame.unit, frame.edge, x, y) is not None
