"""Single dice on the stage: rally, combined activation, initiative, recovery."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.glory import odds
from longroll.games.glory.components import CS, SIDES, US, members
from longroll.games.glory.lexicon import RECOVERY
from longroll.games.glory.rules.activation import Combining, total
from longroll.games.glory.rules.rally import NONE, RallyStep
from longroll.games.glory.rules.recovery import TESTS, Recovery
from longroll.games.glory.rules.turn import Initiative
from longroll.games.glory.state import Battle
from longroll.games.glory.table.panels import command_name
from longroll.games.glory.table.speech import SIDE_CLASS
from longroll.games.glory.table.stage.viewing import Viewer, figure, rolled
from longroll.kit.film import Shot, Stage, StageBar, StageLine, StageStep
from longroll.kit.scene import Side
from longroll.kit.speech import capital, signed
from longroll.kit.state import NOBODY
from longroll.kit.terms import Event

Positions = list[tuple[Battle, Battle]]


def told_in(shots: Sequence[Shot], *kinds: str) -> list[tuple[Shot, Event]]:
    """The events of some kinds, with their shots."""
    return [(shot, event) for shot in shots for event in shot.events if event.kind in kinds]


def two_bars(viewer: Viewer, chance: float, side: int, seq: int, good: bool) -> list[StageBar]:
    """Success and failure of who tries."""
    percent = round(100 * chance)
    colour: Side = SIDE_CLASS[side]
    words = [capital(viewer.spoken.say(key)) for key in ("bar-success", "bar-failure")]
    return [
        StageBar(words[0], percent, colour, "solid", 0 if good else seq, seq if good else 0),
        StageBar(words[1], 100 - percent, "", "hatched", seq if good else 0, 0 if good else seq),
    ]


# ---- rally -------------------------------------------------------------------------------------------------


def rally_stage(shots: Sequence[Shot], positions: Positions, viewer: Viewer) -> Stage | None:
    """GL-11.52.1: the die may not be greater than the Disordered cohesion."""
    start = next((b for pair in positions for b in pair if rallying(b) != NONE), None)
    if start is None:
        return None
    unit = rallying(start)
    side, limit = start.roster.side[unit], start.disordered_cohesion(unit)
    chance = odds.rally(start, unit)
    name = viewer.unit(start, unit)
    found = told_in(shots, "rallies", "does-not-rally")
    good = bool(found) and found[0][1].kind == "rallies"
    seq = found[0][0].seq if found else 0
    lines = []
    if found:
        face = int(found[0][1].args["die"])
        word = viewer.say("fate-rallied" if good else "fate-still-disordered")
        label = viewer.say("line-rally", cohesion=limit)
        dice = viewer.die(face, side)
        lines = [StageLine(seq, label, dice=dice, value=str(face), result=word, clause="GL-11.52.1")]
    step = StageStep(
        viewer.say("title-rally", unit=name),
        viewer.say("title-rally", unit=name),
        lines,
        lines[0].result if lines else "",
        viewer.percent(float(good), side) if found else None,
        lines[0].result if lines else "",
        seq,
    )
    key = "rally" if viewer.wishes(side) else "no-rally"
    return Stage(
        name=f"rally-{shots[0].seq}",
        title=name,
        subtitle=viewer.spoken.say("odds-rally"),
        clause="GL-11.52.1",
        percent=viewer.percent(chance, side),
        of=viewer.say(f"of-{key}"),
        caption=viewer.say(f"caption-{key}"),
        bars=two_bars(viewer, chance, side, seq, good),
        steps=[step],
        outcome=f"**{viewer.say('outcome-rallied' if good else 'outcome-not-rallied', unit=name)}**" if found else "",
        place=start.board.codes[start.at[unit]],
        involved=[f"piece:{start.roster.ids[unit]}", f"place:{start.board.codes[start.at[unit]]}"],
    )


def rallying(b: Battle) -> int:
    """The unit that rolls, or NONE."""
    top = b.frames[-1] if b.frames else None
    return top.unit if isinstance(top, RallyStep) else NONE


# ---- combined activation -----------------------------------------------------------------------------------


def combination_stage(shots: Sequence[Shot], positions: Positions, viewer: Viewer) -> Stage | None:
    """GL-4.25.3: the die must be greater than the sum of the factors."""
    start = next((b for pair in positions for b in pair if combining(b) is not None), None)
    if start is None:
        return None
    frame = combining(start)
    assert frame is not None
    leaders, factors, side = members(frame.named), total(start, frame.named), start.side
    chance = odds.combination(factors)
    found = told_in(shots, "combined", "not-combined")
    good = bool(found) and found[0][1].kind == "combined"
    seq = found[0][0].seq if found else 0
    names = viewer.spoken.listed(command_name(start, leader) for leader in leaders)
    running, lines = 0, []
    for leader in leaders:
        factor = start.roster.factor[leader]
        running += factor
        label = command_name(start, leader)
        lines.append(StageLine(shots[0].seq, label, value=str(factor), running=str(running), clause="GL-4.25.3"))
    result = ""
    if found:
        face = int(found[0][1].args["die"])
        result = viewer.say("word-together" if good else "word-singly")
        dice = viewer.die(face, side)
        label = viewer.say("line-combination", total=factors)
        lines.append(StageLine(seq, label, dice=dice, value=str(face), result=result, clause="GL-4.25.3", total=True))
    title = viewer.spoken.say("odds-combine-title")
    key = "combine" if viewer.wishes(side) else "no-combine"
    outcome = viewer.say("outcome-combined" if good else "outcome-not-combined", leaders=names)
    where = start.board.codes[start.leader_at[leaders[0]]]
    return Stage(
        name=f"combination-{shots[0].seq}",
        title=title,
        subtitle=names,
        clause="GL-4.25.3",
        percent=viewer.percent(chance, side),
        of=viewer.say(f"of-{key}"),
        caption=viewer.say(f"caption-{key}"),
        bars=two_bars(viewer, chance, side, seq, good),
        steps=[
            StageStep(title, title, lines, result, viewer.percent(float(good), side) if found else None, result, seq)
        ],
        outcome=f"**{outcome}**" if found else "",
        place=where,
        involved=[
            *(f"block:{start.roster.command_words[leader]}" for leader in leaders),
            *(f"place:{start.board.codes[start.leader_at[leader]]}" for leader in leaders),
        ],
    )


def combining(b: Battle) -> Combining | None:
    """Leaders for whom the die is rolled now."""
    top = b.frames[-1] if b.frames else None
    return top if isinstance(top, Combining) and top.rolling else None


# ---- initiative --------------------------------------------------------------------------------------------


def initiative_stage(shots: Sequence[Shot], positions: Positions, viewer: Viewer) -> Stage | None:
    """GL-5.21: each side rolls; the higher total has it."""
    start = next((b for pair in positions for b in pair if isinstance(b.top(), Initiative)), None)
    if start is None:
        return None
    side = US if viewer.side is None else viewer.side
    found = told_in(shots, "initiative-roll")
    end = positions[-1][1]
    steps, totals = [], []
    for number, roller in enumerate((US, CS)):
        title = viewer.say("title-initiative", side=SIDES[roller], whose=viewer.whose(roller))
        if number >= len(found):
            steps.append(StageStep(title, title))
            continue
        shot, event = found[number]
        face, sum_ = int(event.args["die"]), int(event.args["total"])
        totals.append(sum_)
        drm = sum_ - face
        dice = viewer.die(face, roller)
        lines = [
            StageLine(
                shot.seq, viewer.say("line-die"), dice=dice, value=str(face), running=str(face), clause="GL-5.21.1"
            )
        ]
        if drm:
            label = viewer.say("line-initiative")
            lines.append(StageLine(shot.seq, label, value=signed(drm), running=figure(sum_), clause="GL-5.21.1"))
        chance = odds.initiative(start, side, totals[0]) if not number else float(end.initiative == side)
        steps.append(StageStep(title, title, lines, figure(sum_), round(100 * chance), "", shot.seq))
    over = len(found) == len(SIDES)
    winner = end.initiative
    outcome = "outcome-no-initiative" if winner == NOBODY else "outcome-initiative"
    if over:
        whose = "none" if winner == NOBODY else viewer.whose(winner)
        word = viewer.say("word-initiative", whose=whose, side=SIDES[max(winner, 0)])
        last = steps[-1]
        steps[-1] = StageStep(last.name, last.title, last.lines, last.result, last.percent, word, last.seq)
    args = {"side": SIDES[max(winner, 0)], "whose": "other" if winner == NOBODY else viewer.whose(winner)}
    return Stage(
        name=f"initiative-{shots[0].seq}",
        title=viewer.say("title-of-initiative"),
        clause="GL-5.23.1",
        percent=round(100 * odds.initiative(start, side)),
        of=viewer.say("of-initiative", whose="other" if viewer.side is None else "your"),
        caption=viewer.say("caption-initiative"),
        steps=steps,
        outcome=f"**{viewer.say(outcome, **args)}**" if over else "",
    )


# ---- recovery ----------------------------------------------------------------------------------------------


def recovery_stage(shots: Sequence[Shot], positions: Positions, viewer: Viewer) -> Stage | None:
    """GL-11.63.1: every unit in the Recovery box of a side tests."""
    tests = [(shot, before) for shot, (before, _) in zip(shots, positions, strict=True) if rolled(shot)]
    if not tests or testing(tests[0][1]) is None:
        return None
    frame = testing(tests[0][1])
    assert frame is not None
    lines: list[StageLine] = []
    fates: list[tuple[int, str]] = []
    for shot, event in told_in([shot for shot, _ in tests], "recovers", "is-lost", "stays-in-box"):
        before = next(b for one, b in tests if one is shot)
        unit = before.roster.unit[str(event.args["unit"])]
        face = int(event.args["die"])
        name, limit = viewer.unit(before, unit), before.disordered_cohesion(unit)
        lines.append(
            StageLine(
                shot.seq,
                viewer.say("line-recovery", unit=name, cohesion=limit),
                dice=viewer.die(face, frame.side),
                value=str(face),
                result=viewer.say(f"fate-{event.kind}"),
                clause="GL-11.63.1",
            )
        )
        fates.append((unit, event.kind))
    end = positions[-1][1]
    waiting = [unit for unit in members(end.roster.of_side[frame.side]) if end.at[unit] == RECOVERY]
    now = testing(end)
    goes_on = now is not None and now.side == frame.side and any(not now.tested >> unit & 1 for unit in waiting)
    title = viewer.say("title-recovery", side=SIDES[frame.side], whose=viewer.whose(frame.side))
    seq = 0 if goes_on else tests[-1][0].seq
    word = (
        ""
        if goes_on
        else viewer.say("word-recovery", number=sum(kind == "recovers" for _, kind in fates), all=len(lines))
    )
    sentences = []
    for fate, kind in (("back", "recovers"), ("lost", "is-lost"), ("in-box", "stays-in-box")):
        chosen = [unit for unit, came in fates if came == kind]
        if chosen:
            sentences.append(viewer.say(f"outcome-{fate}", units=viewer.units(end, chosen), number=len(chosen)))
    return Stage(
        name=f"recovery-{shots[0].seq}",
        title=title,
        subtitle=viewer.say("subtitle-recovery"),
        clause="GL-11.63.1",
        steps=[StageStep(title, title, lines, word, None, word, seq)],
        outcome="" if goes_on or not sentences else " ".join([f"**{sentences[0]}**", *sentences[1:]]),
    )


def testing(b: Battle) -> Recovery | None:
    top = b.frames[-1] if b.frames else None
    return top if isinstance(top, Recovery) and top.step == TESTS else None
