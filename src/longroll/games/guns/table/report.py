"""The position as text. Everything shown is read from the position passed in, nothing else."""

from __future__ import annotations

from longroll.games.guns.components import (
    ARMIES,
    CSA,
    ENTRIES,
    FACE_OF,
    FACE_STATE,
    FACES,
    HIDDEN_TOKEN,
    N_ALL,
    N_TOKENS,
    ORDERS,
    SPACES,
    TOKENS,
    USA,
)
from longroll.games.guns.lexicon import AT_ENTRY, GONE, OFF
from longroll.games.guns.rules.victory import held
from longroll.games.guns.state import PILES, RESERVE, RETURNED, SPENT, TRAY, Battle
from longroll.kit.handicap import favoured
from longroll.kit.speech import WIDTH, beside, folded, section
from longroll.kit.state import NOBODY
from longroll.kit.words import Words, say

# ---- the position ------------------------------------------------------------------------------------------

SIDE_COLUMN = 16
PLACE_COLUMN = 30


def summary(b: Battle, words: Words) -> str:
    """The position as plain text, at most ``WIDTH`` columns wide."""
    lines = headline(b, words)
    lines += ["", *folded(objectives(b, words))]
    for army in (USA, CSA):
        lines += ["", *army_lines(b, army, words)]
    lines += section(words, "summary-map", stacks(b, words))
    lines += section(words, "summary-off", off_map(b, words))
    return "\n".join(line.rstrip() for line in lines)


def headline(b: Battle, words: Words) -> list[str]:
    """Day and hours; then the winner, or who must decide what."""
    last = SPACES[min(b.space + b.length, len(SPACES)) - 1]
    when = say(words, "summary-when", day=b.day, space=SPACES[b.space], last=last, hours=b.length)
    lines = folded(" · ".join([say(words, "game-title"), when, say(words, "summary-first", army=ARMIES[b.first])]))
    decision = b.describe()
    if b.winner != NOBODY:
        lines.append(say(words, "summary-winner", army=ARMIES[b.winner]))
    elif decision is not None:
        lines.append(say(words, "summary-decision", seat=decision.seat))
        lines += folded(words.say(decision.prompt), WIDTH, "  ", "  ")
    return lines


def objectives(b: Battle, words: Words) -> str:
    """The three objectives and how many the Union fully controls."""
    listed = [
        say(words, "summary-objective", area=b.ground.area_codes[area], army=ARMIES[b.red >> number & 1])
        for number, area in enumerate(b.goals)
    ]
    listed.append(say(words, "summary-control", number=held(b)))
    if b.handicap:
        army, number = ARMIES[favoured(b.handicap)], abs(b.handicap)
        listed.append(say(words, "summary-handicap", army=army, number=number))
    return " · ".join(listed)


def army_lines(b: Battle, army: int, words: Words) -> list[str]:
    """Orders, tokens and numbers of one army."""
    on_map = sum(b.count(army, position) for position in b.ground.members(b.occupied[army]))
    facts = [
        say(words, "summary-orders", order=ORDERS[b.orders[army]]),
        say(words, "summary-blocks", here=on_map, play=b.in_play(army)),
        say(words, "summary-received", number=b.received[army]),
        say(words, "summary-tray", tokens=tokens(b, army, TRAY, words)),
        say(words, "summary-piles", reserve=b.number(army, RESERVE), returned=b.number(army, RETURNED)),
    ]
    spent = b.number(army, SPENT) + b.number(army, PILES.index("buried"))
    if spent:
        facts.append(say(words, "summary-spent", number=spent))
    if army in b.notes:
        facts.append(say(words, "summary-note", text=b.notes[army]))
    return beside(str(words.term(ARMIES[army])), folded(" · ".join(facts), WIDTH - SIDE_COLUMN), SIDE_COLUMN)


def tokens(b: Battle, army: int, pile: int, words: Words) -> str:
    """Tokens of a pile by kind; those face down as a number."""
    counts = b.tokens(army, pile)
    known = [TOKENS[t] + (f" ×{counts[t]}" if counts[t] > 1 else "") for t in range(N_TOKENS) if counts[t]]
    if counts[HIDDEN_TOKEN]:
        known.append(say(words, "summary-hidden", number=counts[HIDDEN_TOKEN]))
    return ", ".join(known) or say(words, "summary-none")


def stacks(b: Battle, words: Words) -> list[str]:
    """Every position that holds blocks, works or artillery."""
    rows: list[str] = []
    held_by = b.occupied[USA] | b.occupied[CSA]
    for position in range(b.ground.n_positions):
        works = [stance for stance in (2 * position, 2 * position + 1) if b.works[stance]]
        if not held_by >> position & 1 and not works:
            continue
        facts = [stack(b, army, position, words) for army in (USA, CSA) if b.occupied[army] >> position & 1]
        facts += [say(words, "summary-works", area=b.ground.area_codes[b.ground.area_of[s]]) for s in works]
        guns = [
            say(words, "summary-guns", number=len(b.guns_on(a, position))) for a in (0, 1) if b.guns_on(a, position)
        ]
        name = b.ground.position_names[position]
        place = f"{b.ground.position_codes[position]}  {name}"
        lines = folded(" · ".join(facts + guns), WIDTH - PLACE_COLUMN)
        rows += beside(place[: PLACE_COLUMN - 1], lines, PLACE_COLUMN)
    return rows


def stack(b: Battle, army: int, position: int, words: Words) -> str:
    """One army's blocks on a position, and where they face."""
    front = b.ground.area_codes[b.ground.area_of[b.stance(army, position)]]
    blocks = ", ".join(FACES[FACE_OF[block]] + marks(b, block) for block in b.stack(army, position))
    return say(words, "summary-stack", army=ARMIES[army], blocks=blocks, area=front)


def marks(b: Battle, block: int) -> str:
    """A star for a victorious block."""
    return "*" if b.victor >> block & 1 else ""


def off_map(b: Battle, words: Words) -> list[str]:
    """Blocks waiting, blocks that left the map, blocks out of play."""
    rows: list[str] = []
    for entry, name in enumerate(ENTRIES):
        waiting = at(b, AT_ENTRY + entry)
        if waiting:
            rows += folded(say(words, "summary-waiting", entry=name, blocks=waiting))
    for area in range(b.ground.n_areas):
        there = at(b, OFF + area)
        if there:
            rows += folded(say(words, "summary-left", area=b.ground.area_codes[area], blocks=there))
    gone = at(b, GONE)
    if gone:
        rows += folded(say(words, "summary-gone", blocks=gone))
    return rows


def at(b: Battle, place: int) -> str:
    """Faces of the blocks in a place."""
    blocks = [block for block in range(N_ALL) if b.at[block] == place]
    if place == GONE:
        blocks = [block for block in blocks if FACE_STATE[FACE_OF[block]] >= 0]
    return ", ".join(FACES[FACE_OF[block]] for block in blocks)
