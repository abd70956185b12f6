"""The position as a page for a terminal."""

from __future__ import annotations

from longroll.games.reason.components import FLAGS, FORMATIONS, GARRISON, KINDS, RATINGS, WAITING, WEATHERS, officer_of
from longroll.games.reason.rules.command import in_command
from longroll.games.reason.rules.setup import OFFERED
from longroll.games.reason.rules.victory import points
from longroll.games.reason.state import NO_LEVEL, Battle
from longroll.games.reason.table.naming import force_name, officer_names, unit_names
from longroll.games.reason.table.speech import speech
from longroll.kit.handicap import favoured
from longroll.kit.speech import WIDTH, beside, folded, section
from longroll.kit.state import NOBODY
from longroll.kit.terms import Message
from longroll.kit.words import Words, say

FORCE_COLUMN = 30
SHOWN_MARKS = 5
"""Of the marks: fired, moved, evaded, fled, suppressed."""


def summary(b: Battle, words: Words) -> str:
    """The position as plain text, at most ``WIDTH`` columns wide."""
    lines = headline(b, words)
    lines += section(words, "summary-objectives", objectives(b, words))
    for side in (0, 1):
        lines += ["", army_line(b, side, words), "─" * WIDTH, *army(b, side, words)]
    lines += section(words, "summary-waiting", waiting(b, words))
    return "\n".join(line.rstrip() for line in lines)


def headline(b: Battle, words: Words) -> list[str]:
    """Scenario, turn and weather; then the winner, or who must decide what."""
    roster = b.roster
    title = say(words, f"scenario-{roster.name}") if roster.name in OFFERED else roster.title
    facts = [say(words, "game-title")]
    facts.append(
        say(
            words,
            "summary-when",
            scenario=title,
            turn=b.turn,
            length=roster.length,
            pulse=b.pulse,
            weather=WEATHERS[roster.weather],
        )
    )
    if b.handicap:
        side, number = roster.army_words[favoured(b.handicap)], abs(b.handicap)
        facts.append(say(words, "summary-handicap", side=side, number=number))
    if b.initiative != NOBODY:
        facts.append(say(words, "summary-initiative", side=roster.army_words[b.initiative]))
    lines = folded(" · ".join(facts))
    decision = b.describe()
    if b.winner != NOBODY:
        level = ("draw", "marginal", "decisive")[b.level]
        lines.append(say(words, "summary-winner", side=roster.army_words[b.winner], level=level))
    elif decision is None or b.level != NO_LEVEL:
        lines.append(say(words, "summary-drawn"))
    else:
        seat = roster.army_words[b.mover] if b.mover >= 0 else decision.seat
        lines.append(say(words, "summary-decision", seat=seat))
        lines += folded(speech(words.language, roster).tell(decision.prompt), WIDTH, "  ", "  ")
    return lines


def objectives(b: Battle, words: Words) -> list[str]:
    roster = b.roster
    spoken = speech(words.language, roster)
    return [
        say(
            words,
            "summary-objective",
            objective=spoken.objective(objective.name),
            side="nobody" if holder == NOBODY else roster.army_words[holder],
            vp=f"{objective.vp[0]}/{objective.vp[1]}",
        )
        for objective, holder in zip(roster.objectives, b.holders, strict=True)
    ]


def army_line(b: Battle, side: int, words: Words) -> str:
    roster = b.roster
    return say(
        words,
        "summary-army",
        side=roster.army_words[side],
        pool=b.pools[side],
        losses=speech(words.language).plain(b.losses[side] / 2),
        mtp=roster.mtp[side],
        points=points(b, side),
    )


def army(b: Battle, side: int, words: Words) -> list[str]:
    """The commander, then the Forces with their units on the table."""
    roster = b.roster
    names = officer_names(roster.officer_names, words.language)
    rows = [say(words, "summary-commander", officer=names[side], rating=RATINGS[b.rating[side]])]
    for force in roster.forces_of[side]:
        units = b.living(force)
        if units:
            officer = officer_of(force)
            head = say(
                words,
                "summary-force",
                force=force_name(roster.force_names[force], words.language),
                officer=names[officer],
                modifier=f"{b.mod[officer]:+d}",
            )
            rows += listed(b, head, units, words)
    guns = [unit for unit in roster.army_guns[side] if b.on_table(unit)]
    return rows + (listed(b, say(words, "summary-army-artillery"), guns, words) if guns else [])


def listed(b: Battle, head: str, units: list[int], words: Words) -> list[str]:
    text = " · ".join(unit_line(b, unit, words) for unit in units)
    return beside(head[: FORCE_COLUMN - 1], folded(text, WIDTH - FORCE_COLUMN), FORCE_COLUMN)


def unit_line(b: Battle, unit: int, words: Words) -> str:
    roster = b.roster
    marks = [
        say(words, f"summary-mark-{name}") for bit, name in enumerate(FLAGS[:SHOWN_MARKS]) if b.flags[unit] >> bit & 1
    ]
    if not in_command(b, unit):
        marks.append(say(words, "summary-uncommanded"))
    if b.formation[unit] == GARRISON:
        place = b.field.sector_ids[b.sector[unit]]
    else:
        shape = b.shapes[unit]
        place = f"{shape.cx:.2f},{shape.cy:.2f} {shape.facing:.0f}° {FORMATIONS[b.formation[unit]]}"
    return words.say(
        Message(
            "summary-unit",
            {
                "unit": f"{roster.ids[unit]} {unit_names(roster.names, words.language)[unit]}",
                "kind": f"({KINDS[roster.kind[unit]]})",
                "sp": b.sp[unit],
                "start": roster.start_sp[unit],
                "place": place,
                "marks": f" ({', '.join(marks)})" if marks else "",
            },
        )
    )


def waiting(b: Battle, words: Words) -> list[str]:
    """Reinforcements to come."""
    names = unit_names(b.roster.names, words.language)
    return folded(", ".join(name for unit, name in enumerate(names) if b.formation[unit] == WAITING))
