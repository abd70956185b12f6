"""Smaller rolls on the stage: recovery (MR-16), officers in danger (MR-22), army morale and nightfall (MR-24)."""

from __future__ import annotations

from longroll.games.reason.components import SEATS
from longroll.games.reason.lexicon import CAUSES
from longroll.games.reason.odds.outlook import Chances, contest, morale_chances, outlook, recovery_chances
from longroll.games.reason.rules.losses import OfficerTest
from longroll.games.reason.rules.morale import Morale, is_shaken, is_spent, modifier
from longroll.games.reason.rules.recovery import Recovery, attempts
from longroll.games.reason.table.speech import SIDE_CLASS
from longroll.games.reason.table.stage.reel import Reel, Row, Step
from longroll.kit.film import Stage, StageLine
from longroll.kit.scene import Pattern
from longroll.kit.speech import capital, signed

# ---- recovery (MR-16) --------------------------------------------------------------------------------------


def recovery_rows(reel: Reel) -> list[Row]:
    side = SIDE_CLASS[reel.side]
    found = []
    for gain in (2, 1, 0):
        look: Pattern = "hatched" if gain == 1 else "solid"
        label = reel.spoken.say("bar-recovers", number=gain)
        found.append(Row((str(gain),), label, side if gain else "", look, gain > 0))
    return found


def recovery_stage(reel: Reel, name: str, frame: Recovery) -> Stage:
    unit, b = frame.unit, reel.first
    rows = recovery_rows(reel)
    before = recovery_chances(b, frame)
    losses = b.losses_of(unit)
    steps = attempt_steps(reel, unit, losses, rows, name)
    outcome = ""
    if reel.named(reel.last) != name and reel.told("recovery"):
        key = "outcome-recovers" if reel.told("recovers") else "outcome-recovers-not"
        outcome = reel.say(key, unit=reel.units[unit], number=b.sp[unit] + 1)
    return reel.stage(
        "recovery",
        name,
        reel.units[unit],
        reel.say("recovery-subtitle", number=losses),
        "MR-16.4",
        steps,
        outcome,
        reel.bars(before, rows),
        reel.pieces([unit]),
        (frame.tried.count(unit), attempts(b, unit)),
    )


def attempt_steps(reel: Reel, unit: int, losses: int, rows: list[Row], name: str) -> list[Step]:
    """The die, and those that were rolled again in its stead (MR-16.4 to MR-16.6)."""
    label = reel.units[unit]
    first = Step(reel.say("rail-die"), reel.say("recovery-die", unit=label))
    steps = [first]
    note = reel.say("note-below", number=losses)
    for seq, event in reel.told("recovery", "free-reroll", "cd-reroll"):
        if event.kind == "free-reroll":
            note = reel.say("note-rallies", officer=reel.officers[reel.officer(event)])
        elif event.kind == "cd-reroll":
            note = reel.say("note-cds", number=1)
        else:
            step = first
            if first.seq:
                step = Step(reel.say("rail-second"), reel.say("recovery-again", unit=label))
                steps.append(step)
            die = int(event.args["die"])
            result = reel.say("recovers" if die < losses else "recovers-not")
            step.lines.append(StageLine(seq, label, note, [reel.die(die, reel.side)], "", "", result, "MR-16.4"))
            reel.ended(step, seq, result, gained(reel, seq, name, unit, die < losses), rows)
    if reel.named(reel.last) == name and reel.last.mover == reel.side:
        step = Step(reel.say("rail-second"), reel.say("recovery-again", unit=label))
        reel.decides(step, reel.side)
        steps.append(step)
    return steps


def gained(reel: Reel, seq: int, name: str, unit: int, passed: bool) -> Chances:
    """What the unit may get in this segment, the point it has just got included."""
    b = reel.position(seq)
    later: Chances | None = outlook(b) if reel.named(b) == name else None
    if later is None:
        top = next((frame for frame in reversed(b.frames) if isinstance(frame, Recovery)), None)
        later = {"0": 1.0}
        if top is not None and top.unit < 0 and unit in top.ready(b):
            asked = top.copy()
            assert isinstance(asked, Recovery)
            asked.unit = unit
            asked.tried.append(unit)
            later = recovery_chances(b, asked)
    return {str(int(number) + passed): chance for number, chance in later.items()}


# ---- officers in danger (MR-22) ----------------------------------------------------------------------------


def officer_line(reel: Reel, seq: int, officer: int, total: int, added: int, lost: bool) -> StageLine:
    """Two dice, and the valour he has lent (MR-22.2, MR-22.3)."""
    side = reel.roster.officer_side[officer]
    value = f"{total - added} {signed(added)} = {total}" if added else str(total)
    return StageLine(
        seq,
        reel.officers[officer],
        reel.say("note-lost-on"),
        [reel.die(face, side) for face in reel.pair(seq, total - added)],
        value,
        result=reel.say("officer-lost" if lost else "officer-safe"),
        clause="MR-22.3" if added else "MR-22.2",
    )


def officer_stage(reel: Reel, name: str, frame: OfficerTest) -> Stage:
    officer = frame.officer
    rows = [
        Row(("safe",), reel.say("officer-safe"), SIDE_CLASS[reel.side], "solid", True),
        Row(("lost",), reel.say("officer-lost"), SIDE_CLASS[1 - reel.side], "solid", False),
    ]
    before = outlook(reel.first) or {}
    step = Step(reel.say("rail-dice"), reel.say(f"danger-{CAUSES[frame.cause]}"))
    outcome = ""
    for seq, event in reel.told("officer-roll")[:1]:
        lost = bool(reel.told("officer-lost"))
        step.lines.append(officer_line(reel, seq, officer, int(event.args["total"]), frame.added, lost))
        result = reel.say("officer-lost" if lost else "officer-safe")
        reel.ended(step, seq, result, {"lost" if lost else "safe": 1.0}, rows)
        step.word = result
        outcome = reel.say("outcome-officer-lost" if lost else "outcome-officer-safe", officer=reel.officers[officer])
    return reel.stage(
        "officer",
        name,
        reel.officers[officer],
        reel.say("officer-subtitle"),
        "MR-22.2",
        [step],
        outcome,
        reel.bars(before, rows),
        reel.flags([officer]),
    )


# ---- army morale and nightfall (MR-24) ---------------------------------------------------------------------


def morale_stage(reel: Reel, name: str, frame: Morale) -> Stage:
    """The armies that must test, one after the other; what was risked is the acting side's army."""
    b = reel.first
    rows = [
        Row(("holds",), reel.sided("bar-fights-on", reel.side), SIDE_CLASS[reel.side], "solid", True),
        Row(("breaks",), reel.sided("bar-breaks", reel.side), SIDE_CLASS[1 - reel.side], "solid", False),
    ]
    before = of_army(morale_chances(b, frame)[SEATS[reel.side]])
    steps = [army_step(reel, side, rows, name) for side in (0, 1) if is_shaken(b, side)]
    outcome = ""
    if all(step.seq for step in steps):
        held = {event.args["seat"] for _, event in reel.told("morale-holds")}
        outcome = " ".join(
            reel.say(
                "outcome-army-holds" if SEATS[side] in held else "outcome-army-breaks",
                army=capital(reel.spoken.army(side)),
            )
            for side in (0, 1)
            if is_shaken(b, side)
        )
    return reel.stage(
        "morale",
        name,
        reel.say("morale-title"),
        reel.say("morale-subtitle", turn=b.turn),
        "MR-24.4",
        steps,
        outcome,
        reel.bars(before, rows),
    )


def of_army(holds: float) -> Chances:
    return {"holds": holds, "breaks": 1 - holds}


def army_step(reel: Reel, side: int, rows: list[Row], name: str) -> Step:
    b = reel.first
    army = capital(reel.spoken.army(side))
    step = Step(army, reel.say("morale-of", army=army))
    if is_spent(b, side):
        seq = reel.shots[-1].seq
        result = reel.say("army-breaks")
        step.lines.append(StageLine(seq, army, reel.say("note-two-thirds"), result=result, clause="MR-24.6"))
        reel.ended(step, seq, result, of_army(0.0) if side == reel.side else None, rows)
        return step
    for seq, event in reel.told("morale-roll"):
        if event.args["seat"] != SEATS[side]:
            continue
        added = modifier(b, side)
        total = int(event.args["total"])
        holds = total >= int(event.args["number"])
        dice = [reel.die(face, side) for face in reel.pair(seq, total - added)]
        value = str(total - added)
        step.lines.append(StageLine(seq, reel.say("two-dice"), "", dice, value, value, clause="MR-24.5"))
        if added:
            label = reel.say("morale-modifier")
            step.lines.append(StageLine(seq, label, value=signed(added), running=str(total), clause="MR-24.5"))
        result = reel.say("army-holds" if holds else "army-breaks")
        label = reel.say("morale-needed")
        step.lines.append(StageLine(seq, label, value=str(total), result=result, clause="MR-24.5", total=True))
        reel.ended(step, seq, result, of_army(army_left(reel, seq, name)), rows)
        if side == reel.side:
            step.word = result
    return step


def army_left(reel: Reel, seq: int, name: str) -> float:
    """The chance of the army in question after a moment."""
    after = reel.position(seq)
    frame = contest(after)
    if reel.named(after) == name and isinstance(frame, Morale):
        return morale_chances(after, frame)[SEATS[reel.side]]
    return float(any(event.args["seat"] == SEATS[reel.side] for _, event in reel.told("morale-holds")))


def day_stage(reel: Reel, name: str) -> Stage:
    rows = [
        Row(("goes-on",), reel.say("day-goes-on"), "", "open", True),
        Row(("ends",), reel.say("day-ends"), "", "solid", False),
    ]
    before = outlook(reel.first) or {}
    turn = reel.first.turn
    step = Step(reel.say("rail-die"), reel.say("day-die", turn=turn))
    outcome = ""
    for seq, event in reel.told("day"):
        die, number = int(event.args["die"]), int(event.args["number"])
        ends = die >= number
        result = reel.say("day-ends" if ends else "day-goes-on")
        note = reel.say("note-ends-on", number=number)
        line = StageLine(seq, reel.say("nightfall"), note, [reel.die(die, -1)], result=result, clause="MR-24.10")
        step.lines.append(line)
        reel.ended(step, seq, result, {"ends" if ends else "goes-on": 1.0}, rows)
        step.word = result
        outcome = reel.say("outcome-day-ends" if ends else "outcome-day-goes-on", turn=turn)
    return reel.stage(
        "day",
        name,
        reel.say("nightfall"),
        reel.say("day-subtitle", turn=turn),
        "MR-24.10",
        [step],
        outcome,
        reel.bars(before, rows),
    )
