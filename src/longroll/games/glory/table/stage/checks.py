"""Cohesion checks on the stage (GL-2.4), and what a combat has cost in words."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.glory.lexicon import ELIMINATED, MODIFIERS, OFF
from longroll.games.glory.odds import over
from longroll.games.glory.rules.results import Checks
from longroll.games.glory.state import Battle
from longroll.games.glory.table.stage.viewing import Draft, Drafts, Viewer, faces, figure, rolled
from longroll.kit.film import Shot, StageLine
from longroll.kit.speech import signed


def checks_of(b: Battle) -> Checks | None:
    top = b.frames[-1] if b.frames else None
    return top if isinstance(top, Checks) else None


def checked(drafts: Drafts, shot: Shot, before: Battle, after: Battle, viewer: Viewer) -> Draft | None:
    """The die of a check as a line of its step; None if no check was rolled. One that is made on a retreat belongs to
    it."""
    checks = checks_of(before)
    if checks is None or not rolled(shot):
        return None
    unit = checks.units[checks.number]
    face = faces(shot.events)[0]
    cohesion = before.cohesion(unit)
    missed = face + checks.plus > cohesion
    fate = fate_of(before, after, unit)
    step = drafts.last
    if step is None or step.kind != "retreat":
        step = drafts.at("checks", checks.units[0], *check_names(before, checks, viewer))
    running = face + checks.plus
    note = viewer.say("note-added", value=signed(checks.plus)) if checks.plus else ""
    word = viewer.say(f"fate-{fate if missed else 'holds'}")
    line = StageLine(
        shot.seq,
        viewer.say("line-check", unit=viewer.unit(before, unit), cohesion=cohesion),
        note,
        viewer.die(face, before.roster.side[unit]),
        value=figure(running),
        result=word,
        clause=MODIFIERS[checks.clause] if checks.plus else "GL-2.4.1",
    )
    step.add(line, shot, after)
    if step.kind == "checks":
        standing = [one for one in checks.units if before.on_map(one)]
        if len(standing) == 1 and not step.dice:
            chance = viewer.say("percent", number=round(100 * (1 - over(cohesion, checks.plus))))
            step.result = viewer.say("result-check", percent=chance, passed="no" if missed else "yes")
            step.word = word
        else:
            step.result, step.word = "", word if not step.dice else viewer.say("word-checked")
        step.dice += 1
    return step


def check_names(b: Battle, checks: Checks, viewer: Viewer) -> tuple[str, str]:
    """Name and title of the step in which some units check."""
    units = [unit for unit in checks.units if b.on_map(unit)]
    names = viewer.units(b, units)
    title = viewer.say("title-check", units=names, number=len(units))
    return (title if len(units) == 1 else viewer.say("step-checks")), title


def fate_of(before: Battle, after: Battle, unit: int) -> str:
    """What a Disorder has made of a unit."""
    if after.at[unit] == ELIMINATED:
        return "eliminated"
    if after.at[unit] >= OFF or before.disordered >> unit & 1:
        return "withdrawn"
    return "disordered"


def suffered(start: Battle, end: Battle, units: Sequence[int], viewer: Viewer) -> list[str]:
    """What has become of some units, one sentence for each fate."""
    fates: dict[str, list[int]] = {"eliminated": [], "withdrawn": [], "disordered": []}
    for unit in units:
        if start.at[unit] < OFF <= end.at[unit]:
            fates["eliminated" if end.at[unit] == ELIMINATED else "withdrawn"].append(unit)
        elif (end.disordered & ~start.disordered) >> unit & 1:
            fates["disordered"].append(unit)
    return [
        viewer.say(f"outcome-{fate}", units=viewer.units(start, found), number=len(found))
        for fate, found in fates.items()
        if found
    ]


def told(first: str, more: Sequence[str]) -> str:
    """The end of a combat: its first sentence stands out."""
    return " ".join([f"**{first}**", *more])
