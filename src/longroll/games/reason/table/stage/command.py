"""Command on the stage: command dice and initiative (MR-7), control tests (MR-11)."""

from __future__ import annotations

from longroll.games.reason.components import INACTIVE, NO_STATUS, SEATS, STATUSES, officer_of
from longroll.games.reason.odds.outlook import Chances, control_chances, initiative_chances, outlook
from longroll.games.reason.rules import command_dice, control
from longroll.games.reason.rules.command_dice import CommandDice, Initiative
from longroll.games.reason.rules.control import Control, column, force_gap
from longroll.games.reason.state import Battle
from longroll.games.reason.table.speech import SIDE_CLASS
from longroll.games.reason.table.stage.reel import Reel, Row, Step
from longroll.kit.film import Stage, StageLine
from longroll.kit.scene import LogDie, Pattern
from longroll.kit.speech import capital, signed
from longroll.kit.state import NOBODY
from longroll.kit.terms import Event

# ---- command dice and initiative (MR-7) --------------------------------------------------------------------


def initiative_rows(reel: Reel) -> list[Row]:
    found = [
        Row((SEATS[side],), reel.sided("bar-initiative", side), SIDE_CLASS[side], "solid", side == reel.side)
        for side in (reel.side, 1 - reel.side)
    ]
    return [*found, Row(("ends",), reel.say("turn-ends"), "", "solid", False)]


def initiative_stage(reel: Reel, name: str, frame: CommandDice | Initiative) -> Stage:
    """The start of a turn with both sides' command dice, or of a later pulse."""
    rows = initiative_rows(reel)
    steps: list[Step] = []
    if isinstance(frame, CommandDice):
        steps += [pool_step(reel, side) for side in (0, 1)]
    first = frame if isinstance(frame, Initiative) else Initiative()
    before = initiative_chances(reel.first, first)
    dice = dice_step(reel, rows)
    steps.append(dice)
    steps += again_steps(reel, rows)
    end = Step(reel.say("rail-initiative"), reel.say("initiative-who"))
    steps.append(end)
    outcome = ended(reel, end, rows)
    pulse = reel.first.pulse + 1
    title = reel.say("turn-title", turn=reel.first.turn) if pulse == 1 else reel.say("initiative-title")
    subtitle = reel.say("initiative-subtitle", pulse=pulse)
    return reel.stage("initiative", name, title, subtitle, "MR-7.4", steps, outcome, reel.bars(before, rows))


def pool_step(reel: Reel, side: int) -> Step:
    """The command dice of a side (MR-7.1)."""
    step = Step(reel.sided("rail-pool", side), reel.sided("pool", side))
    army = capital(reel.spoken.army(side))
    dice: list[LogDie] = []
    for seq, event in reel.told("command-die", "command-dice"):
        if event.args["seat"] != SEATS[side]:
            continue
        if event.kind == "command-die":
            dice.append(reel.die(event.args["die"], side))
            continue
        gained = int(event.args["number"])
        result = reel.say("pool-gains", number=gained)
        note = reel.spoken.say(f"rating-{rating_word(reel.first, side)}")
        label = reel.officers[side]
        step.lines.append(StageLine(seq, label, note, dice, result=result, clause="MR-7.1"))
        step.close(seq, result)
        step.word = reel.say("pool-word", number=int(event.args["pool"]))
    if dice and not step.lines:
        step.lines.append(StageLine(reel.shots[-1].seq, army, dice=dice))
    return step


def rating_word(b: Battle, side: int) -> str:
    return ("poor", "average", "good", "great")[b.rating[side]]


def dice_step(reel: Reel, rows: list[Row]) -> Step:
    """Two dice a side and the average die, as first rolled (MR-7.4 to MR-7.8)."""
    step = Step(reel.say("rail-initiative-dice"), reel.say("initiative-dice"))
    seq = 0
    totals = {event.args["seat"]: int(event.args["total"]) for _, event in reversed(reel.told("initiative-total"))}
    for seq, event in reel.told("initiative-dice"):
        side = SEATS.index(str(event.args["seat"]))
        dice = [reel.die(event.args[which], side) for which in ("first", "second")]
        held = reel.first.initiative
        note = reel.say("note-not-held") if held not in (NOBODY, side) else ""
        value = str(totals[SEATS[side]]) if SEATS[side] in totals else ""
        army = capital(reel.spoken.army(side))
        step.lines.append(StageLine(seq, army, note, dice, value, clause="MR-7.5" if note else "MR-7.4"))
    for seq, event in reel.told("average-die"):
        number = int(event.args["number"])
        ends = bool(reel.first.pulse) and number <= int(event.args["pulse"])
        result = reel.say("turn-ends" if ends else "pulse-begins", pulse=event.args["pulse"])
        dice = [reel.die(number, -1)]
        step.lines.append(StageLine(seq, reel.say("average-die"), dice=dice, result=result, clause="MR-7.6"))
    for seq, event in reel.told("doubles"):
        side = SEATS.index(str(event.args["seat"]))
        result = reel.say("pool-gains", number=event.args["number"])
        label = reel.say("doubles", army=capital(reel.spoken.army(side)))
        step.lines.append(StageLine(seq, label, result=result, clause="MR-7.7"))
    for seq, event in reel.told("tie"):
        side = SEATS.index(str(event.args["seat"]))
        dice = [reel.die(event.args["die"], -1)]
        result = reel.sided("counts-higher", side)
        step.lines.append(StageLine(seq, reel.say("equal"), dice=dice, result=result, clause="MR-7.8"))
    if seq:
        b = reel.position(seq)
        if reel.told("turn-ends"):
            reel.ended(step, seq, reel.say("turn-ends"), {"ends": 1.0}, rows)
        else:
            reel.ended(step, seq, "", outlook(b) if reel.named(b).startswith("initiative") else None, rows)
    return step


def again_steps(reel: Reel, rows: list[Row]) -> list[Step]:
    """The lower, then the higher side rolls dice again, or may (MR-7.9)."""
    found = []
    rolled = reel.told("initiative-reroll", "initiative-new")
    for side in dict.fromkeys(SEATS.index(str(event.args["seat"])) for _, event in rolled):
        step = Step(reel.sided("rail-again", side), reel.sided("initiative-again", side))
        dice = []
        seq = 0
        for at, event in rolled:
            if event.args["seat"] == SEATS[side] and event.kind == "initiative-new":
                seq = at
                dice.append(reel.die(event.args["die"], side))
        cost = next(int(e.args["number"]) for _, e in rolled if e.args["seat"] == SEATS[side] and "number" in e.args)
        if seq:
            b = reel.position(seq)
            label = capital(reel.spoken.army(side))
            step.lines.append(StageLine(seq, label, reel.say("note-cds", number=cost), dice, clause="MR-7.9"))
            reel.ended(step, seq, "", outlook(b) if reel.named(b).startswith("initiative") else None, rows)
        found.append(step)
    waiting = reel.last.frames[-1] if reel.last.frames else None
    if isinstance(waiting, Initiative) and waiting.step in (command_dice.LOWER, command_dice.HIGHER):
        side = waiting.chooser()
        step = Step(reel.sided("rail-again", side), reel.sided("initiative-again", side))
        reel.decides(step, side)
        found.append(step)
    return found


def ended(reel: Reel, step: Step, rows: list[Row]) -> str:
    """Who has it."""
    for seq, event in reel.told("turn-ends"):
        step.close(seq, reel.say("turn-ends"))
        step.word = reel.say("turn-ends")
        return reel.say("outcome-turn-ends", pulse=event.args["pulse"])
    for seq, event in reel.told("initiative", "initiative-given"):
        side = SEATS.index(str(event.args["seat"]))
        totals = reel.told("initiative-total")[-2:]
        for at, one in totals:
            owner = SEATS.index(str(one.args["seat"]))
            army = capital(reel.spoken.army(owner))
            step.lines.append(StageLine(at, army, value=str(one.args["total"]), total=True, clause="MR-7.10"))
        reel.ended(step, seq, reel.sided("has-initiative", side), {SEATS[side]: 1.0}, rows)
        step.word = step.result
        return reel.sided("outcome-initiative", side)
    return ""


# ---- control (MR-11) ---------------------------------------------------------------------------------------


def control_rows(reel: Reel, statuses: tuple[int, ...]) -> list[Row]:
    side = SIDE_CLASS[reel.side]
    looks: dict[int, Pattern] = {1: "solid", 2: "hatched", 3: "solid"}
    return [
        Row(
            (STATUSES[status],),
            reel.spoken.say(f"status-{STATUSES[status]}"),
            "" if status == INACTIVE else side,
            looks[status],
            status != INACTIVE,
        )
        for status in reversed(statuses)
    ]


def control_stage(reel: Reel, name: str, frame: Control) -> Stage:
    b, force = reel.first, frame.force
    officer = officer_of(force)
    rows = control_rows(reel, column(b, force))
    before = control_chances(b, frame)
    number = 2 + b.dice_given[force]
    roll = Step(reel.say("rail-dice"), reel.say("control-dice", officer=reel.officers[officer], number=number))
    steps = [roll]
    rolled = reel.told("control-die")
    first = rolled[:number]
    if first:
        note = reel.say("note-cds-given", number=b.dice_given[force]) if b.dice_given[force] else ""
        dice = [reel.die(event.args["die"], reel.side) for _, event in first]
        roll.lines.append(StageLine(first[-1][0], reel.officers[officer], note, dice, clause="MR-11.7"))
    if len(first) == number:
        reel.ended(roll, first[-1][0], "", left_of(reel, first[-1][0], name), rows)
    if b.exceptional[officer]:
        steps.append(control_again(reel, rolled[number:], rows, name, officer))
    end = Step(reel.say("rail-status"), reel.say("control-pick"))
    steps.append(end)
    outcome = picked(reel, end, force, rows)
    waiting = reel.last.frames[-1] if reel.last.frames else None
    if not outcome and isinstance(waiting, Control) and waiting.step == control.TWO and reel.named(reel.last) == name:
        reel.decides(end, reel.side)
    tested = sum(b.status[one] != NO_STATUS for one in b.roster.forces_of[reel.side])
    count = sum(bool(b.living(one)) for one in b.roster.forces_of[reel.side])
    return reel.stage(
        "control",
        name,
        reel.officers[officer],
        reel.say("control-subtitle", force=str(reel.spoken.name("force", b.roster.force_ids[force], False))),
        "MR-11.5",
        steps,
        outcome,
        reel.bars(before, rows),
        [*reel.flags([officer]), *reel.pieces(b.living(force))],
        (min(tested + 1, count), count),
    )


def left_of(reel: Reel, seq: int, name: str) -> Chances | None:
    b = reel.position(seq)
    return outlook(b) if reel.named(b) == name else None


def control_again(reel: Reel, rolled: list[tuple[int, Event]], rows: list[Row], name: str, officer: int) -> Step:
    """An exceptional officer has one die rolled again, or not (MR-11.8)."""
    step = Step(reel.say("rail-second"), reel.say("control-again", officer=reel.officers[officer]))
    asked = reel.told("control-reroll")
    if asked and rolled:
        seq, event = reel.told("control-die")[-1]
        note = reel.say("note-instead", face=asked[0][1].args["which"])
        dice = [reel.die(event.args["die"], reel.side)]
        step.lines.append(StageLine(seq, reel.officers[officer], note, dice, clause="MR-11.8"))
        reel.ended(step, seq, "", left_of(reel, seq, name), rows)
        return step
    waiting = reel.last.frames[-1] if reel.last.frames else None
    if isinstance(waiting, Control) and waiting.step == control.AGAIN and reel.named(reel.last) == name:
        reel.decides(step, reel.side)
    elif reel.told("control-picked"):
        step.close(reel.told("control-picked")[0][0], reel.say("not-used"))
    return step


def picked(reel: Reel, step: Step, force: int, rows: list[Row]) -> str:
    """The two dice, the personality, the sum and the status (MR-11.9, MR-11.10)."""
    sums = reel.told("control-picked")
    ends = reel.told("control")
    if not sums or not ends:
        return ""
    seq, event = sums[0]
    one, other = int(event.args["first"]), int(event.args["second"])
    dice = [reel.die(one, reel.side), reel.die(other, reel.side)]
    running = one + other
    label = reel.say("control-two")
    step.lines.append(StageLine(seq, label, "", dice, str(running), str(running), clause="MR-11.9"))
    mod = reel.first.mod[officer_of(force)]
    total = int(ends[0][1].args["total"])
    if mod:
        label = reel.spoken.say("line-personality")
        step.lines.append(StageLine(seq, label, value=signed(mod), running=str(total), clause="MR-11.9"))
    status = str(ends[0][1].args["status"])
    word = reel.spoken.say(f"status-{status}")
    gap = force_gap(reel.first, force)
    note = reel.say("note-near" if 3 in column(reel.first, force) else "note-far", distance=reel.length(min(gap, 99)))
    line = StageLine(seq, word, note, value=str(total), result="", clause="MR-11.10", total=True)
    step.lines.append(line)
    reel.ended(step, seq, word, {status: 1.0}, rows)
    step.word = word
    name = reel.officers[officer_of(force)]
    return reel.say(f"outcome-{status}", officer=name)
