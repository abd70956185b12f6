"""The position as a page for a terminal."""

from __future__ import annotations

from longroll.games.glory.components import CS, FACINGS, SIDES, US, members
from longroll.games.glory.lexicon import ABSENT, OFF, PLACES
from longroll.games.glory.rules.victory import holds, points
from longroll.games.glory.state import NO_GROUP, NO_LEVEL, Battle
from longroll.games.glory.table.names import called, level_word, marker_name, turn_name
from longroll.games.glory.table.sheet.places import tidy
from longroll.games.glory.table.speech import speech
from longroll.kit.handicap import favoured
from longroll.kit.speech import WIDTH, beside, folded, section
from longroll.kit.state import NOBODY
from longroll.kit.terms import Message
from longroll.kit.words import Words, say

COMMAND_COLUMN = 30


def summary(b: Battle, words: Words) -> str:
    """The position as plain text, at most ``WIDTH`` columns wide."""
    lines = headline(b, words)
    lines += section(words, "summary-objectives", objectives(b, words))
    for side in (US, CS):
        lines += ["", say(words, "summary-map", side=SIDES[side]), "─" * WIDTH, *army(b, side, words)]
    lines += section(words, "summary-boxes", boxes(b, words))
    return "\n".join(line.rstrip() for line in lines)


def headline(b: Battle, words: Words) -> list[str]:
    """Scenario and turn, points, pool; then the winner, or who must decide what."""
    roster = b.roster
    scenario = say(words, f"scenario-{roster.name}")
    now, last = (turn_name(roster.turn_ids[turn], words) for turn in (b.turn, roster.last_turn))
    facts = [say(words, "game-title"), say(words, "summary-when", scenario=scenario, turn=now, last=last)]
    facts.append(say(words, "summary-points", us=points(b, US), cs=points(b, CS)))
    if b.handicap:
        side, number = SIDES[favoured(b.handicap)], abs(b.handicap)
        facts.append(say(words, "summary-handicap", side=side, number=number))
    if b.initiative != NOBODY:
        facts.append(say(words, "summary-initiative", side=SIDES[b.initiative]))
    if b.group != NO_GROUP:
        facts.append(say(words, "summary-playing", marker=marker_name(roster.group_names[b.group])))
    left = [f"{marker_name(roster.group_names[n])} ×{count}" for n, count in enumerate(b.pool) if count]
    if left:
        facts.append(say(words, "summary-pool", markers=", ".join(left)))
    lines = folded(" · ".join(facts))
    decision = b.describe()
    if b.winner != NOBODY:
        level = "" if b.level == NO_LEVEL else roster.levels[b.level][1]
        lines.append(say(words, "summary-winner", side=SIDES[b.winner], level=level_word(level)))
    elif decision is None:
        lines.append(say(words, "summary-drawn"))
    else:
        lines.append(say(words, "summary-decision", seat=decision.seat))
        lines += folded(speech(words.language).tell(decision.prompt), WIDTH, "  ", "  ")
    return lines


def objectives(b: Battle, words: Words) -> list[str]:
    roster = b.roster
    return [
        say(
            words,
            "summary-objective",
            place=tidy(roster.objective_place[n]),
            hex=b.board.codes[roster.objective_hex[n]],
            number=roster.objective_points[n],
            side=SIDES[roster.objective_side[n]],
            held="yes" if holds(b, n) else "no",
        )
        for n in range(len(roster.objective_hex))
    ]


def army(b: Battle, side: int, words: Words) -> list[str]:
    """Units on the map by Command, each Command headed by its leader."""
    roster = b.roster
    rows: list[str] = []
    for command in range(roster.n_commands):
        if roster.command_side[command] != side:
            continue
        units = [unit_line(b, unit, words) for unit in members(roster.units_of[command]) if b.at[unit] < OFF]
        led = command < roster.n_leaders
        if not units and not (led and b.leader_at[command] < OFF):
            continue
        head = called(roster.command_names[command])
        if led:
            head = say(words, "summary-leader", leader=head, hex=b.hex_word(b.leader_at[command]))
        rows += beside(head[: COMMAND_COLUMN - 1], folded(" · ".join(units), WIDTH - COMMAND_COLUMN), COMMAND_COLUMN)
    return rows


def unit_line(b: Battle, unit: int, words: Words) -> str:
    marks = [
        say(words, f"summary-{state}")
        for state, mask in (("disordered", b.disordered), ("dismounted", b.dismounted))
        if mask >> unit & 1
    ]
    facing = FACINGS[b.facing[b.at[unit]]]
    return words.say(
        Message(
            "summary-unit",
            {
                "unit": called(b.roster.names[unit]),
                "hex": b.board.codes[b.at[unit]],
                "facing": f"→{facing}",
                "marks": f" ({', '.join(marks)})" if marks else "",
            },
        )
    )


def boxes(b: Battle, words: Words) -> list[str]:
    """Units off the map, by place."""
    rows: list[str] = []
    for number, place in enumerate(PLACES):
        if OFF + number == ABSENT:
            continue
        there = [called(b.roster.names[unit]) for unit, at in enumerate(b.at) if at == OFF + number]
        if there:
            rows += folded(say(words, "summary-box", place=place, units=", ".join(there)), WIDTH, "", "  ")
    return rows
