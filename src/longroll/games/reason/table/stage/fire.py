"""A fire on the stage (MR-8 to MR-10): dice, weather, cover, losses."""

from __future__ import annotations

from longroll.games.reason.odds.outlook import Chances, outlook
from longroll.games.reason.rules.artillery import Artillery
from longroll.games.reason.rules.fire import Firing, shot
from longroll.games.reason.table.forecast import LOSSES_SHOWN
from longroll.games.reason.table.speech import SIDE_CLASS
from longroll.games.reason.table.stage.reel import Reel, Row, Step
from longroll.kit.film import Stage, StageLine
from longroll.kit.speech import capital


def loss_rows(reel: Reel, before: Chances) -> list[Row]:
    """A bar for each number of losses, the many together; the greatest first."""
    side = SIDE_CLASS[reel.side]
    most = max(int(name) for name in before)
    shown = min(most, LOSSES_SHOWN)
    found = []
    for lost in range(shown, -1, -1):
        more = lost == shown < most
        names = tuple(str(n) for n in range(lost, most + 1)) if lost == shown else (str(lost),)
        key = "bar-loses-more" if more else "bar-loses" if lost else "bar-loses-nothing"
        label = reel.spoken.say(key, number=lost)
        found.append(Row(names, label, side if lost else "", "hatched" if lost == 1 else "solid", lost > 0))
    return found


def fire_stage(reel: Reel, name: str, frame: Firing) -> Stage:
    unit, target = frame.unit, frame.target
    made = shot(reel.first, unit, target)
    guns = next((one for one in reversed(reel.first.frames) if isinstance(one, Artillery)), None)
    before = outlook(reel.first) or {}
    rows = loss_rows(reel, before)
    foe = 1 - reel.side
    dice = Step(reel.sided("rail-fire", reel.side), reel.say("fire-dice", unit=reel.units[unit], number=made.dice))
    steps = [dice]
    reasons = [reel.because(made.clause), *([reel.reasons(made.items)] if made.items else [])]
    rolled = reel.told("fire-die")
    if rolled:
        hits = sum(int(event.args["hit"]) for _, event in rolled)
        dice.lines.append(
            StageLine(
                rolled[-1][0],
                reel.units[unit],
                ", ".join(reasons),
                [reel.die(event.args["die"], reel.side) for _, event in rolled],
                reel.say("hits-on", number=made.needs()),
                result=reel.say("hits", number=hits),
                clause=made.clause,
            )
        )
        if len(rolled) == made.dice:
            seq = rolled[-1][0]
            reel.ended(dice, seq, reel.say("hits", number=hits), left_after(reel, seq, name), rows)
    if made.confirm:
        steps.append(second(reel, "confirm", "MR-10.3", reel.side, unit, rows, name))
    if made.save:
        steps.append(second(reel, "save", made.save, foe, target, rows, name))
    done = reel.told("hits")
    outcome = ""
    end = Step(reel.say("rail-losses"), reel.say("fire-losses", unit=reel.units[target]))
    steps.append(end)
    if done:
        seq, event = done[0]
        lost = min(int(event.args["losses"]), reel.first.sp[target])
        outcome = settled(reel, end, seq, target, lost, int(event.args["hits"]), guns)
        for step in steps[1:-1]:
            if not step.seq:
                step.close(seq, reel.say("nothing-to-roll"))
        reel.ended(end, seq, end.result, {str(lost): 1.0}, rows)
        end.word = reel.say("word-loses", number=lost)
    turn = (guns.rolled, len(guns.firers)) if guns is not None else (1, 1)
    clause = "MR-9.4" if guns is not None else "MR-8.4"
    subtitle = reel.doing("fire-subtitle", unit, distance=reel.length(made.distance))
    bars = reel.bars(before, rows)
    return reel.stage(
        "fire",
        name,
        reel.units[target],
        subtitle,
        clause,
        steps,
        outcome,
        bars,
        reel.pieces([unit, target]),
        turn,
    )


def left_after(reel: Reel, seq: int, name: str) -> Chances | None:
    """What is still open after a moment; None where the fire is over with it."""
    b = reel.position(seq)
    return outlook(b) if reel.named(b) == name else None


def second(reel: Reel, what: str, clause: str, side: int, unit: int, rows: list[Row], name: str) -> Step:
    """Dice for the hits: the weather, the cover."""
    step = Step(reel.say(f"rail-{what}"), reel.say(f"fire-{what}", unit=reel.units[unit]))
    rolled = reel.told(f"{what}-die")
    if not rolled:
        return step
    kept = sum(int(event.args["hit"]) for _, event in rolled)
    step.lines.append(
        StageLine(
            rolled[-1][0],
            reel.units[unit],
            reel.say("note-confirm") if what == "confirm" else reel.because(clause),
            [reel.die(event.args["die"], side) for _, event in rolled],
            result=reel.say(f"{what}-result", number=kept if what == "confirm" else len(rolled) - kept),
            clause=clause,
        )
    )
    seq = rolled[-1][0]
    reel.ended(step, seq, reel.say("hits-left", number=kept), left_after(reel, seq, name), rows)
    return step


def settled(reel: Reel, step: Step, seq: int, target: int, lost: int, hits: int, guns: Artillery | None) -> str:
    """What the fire has done: the last lines, and the end in words. Losses by guns count when all have fired."""
    name = reel.units[target]
    sp = reel.first.sp[target]
    after = reel.position(seq)
    result = reel.say("loses", number=lost)
    value = f"{sp} → {sp - lost}" if lost and guns is None else ""
    step.lines.append(StageLine(seq, name, value=value, result=result, clause="MR-10.6"))
    step.result = result
    said = [reel.say("outcome-fire", unit=name, number=lost, hits=hits)]
    quiet = any(reel.unit(event) == target for _, event in reel.told("suppressed"))
    if lost and not after.on_table(target):
        said.append(reel.say("outcome-breaks"))
        step.lines.append(StageLine(seq, name, result=reel.say("breaks"), clause="MR-2.8"))
    elif quiet:
        said.append(reel.say("outcome-suppressed"))
        step.lines.append(StageLine(seq, name, result=reel.say("suppressed"), clause="MR-9.10"))
    elif lost and guns is None:
        said.append(reel.say("outcome-left", number=sp - lost))
    elif lost and guns is not None and guns.rolled < len(guns.firers):
        said.append(reel.say("outcome-guns"))
    return " ".join(capital(text) for text in said)
