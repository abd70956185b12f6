"""The position and the log as text. Everything shown is read from the position or events passed in, nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.games.gettysburg.board import BOXES, LOST, N_SECTORS, PLACES, SHEET
from longroll.games.gettysburg.components import (
    BIT,
    COLOURS,
    CSA,
    DISRUPTION_MARKERS,
    FIRE_MARKERS,
    PERIODS,
    PIECES,
    SIDES,
    UNION,
    members,
)
from longroll.games.gettysburg.knowledge import UNKNOWN
from longroll.games.gettysburg.state import NO_STICK, Battle
from longroll.kit.handicap import favoured
from longroll.kit.speech import WIDTH, beside, folded, section
from longroll.kit.state import NOBODY
from longroll.kit.words import Words, say

# ---- the position ------------------------------------------------------------------------------------------

PLACE_COLUMN = 36
TERRAIN_COLUMN = 12
PIECES_COLUMN = 25
FACTS_COLUMN = WIDTH - PLACE_COLUMN - TERRAIN_COLUMN - PIECES_COLUMN
SIDE_COLUMN = 16
BY_CODE = sorted(range(N_SECTORS), key=lambda sector: PLACES[sector])


def summary(b: Battle, words: Words) -> str:
    """The position as plain text, at most ``WIDTH`` columns wide."""
    lines = headline(b, words)
    for side in (CSA, UNION):
        lines += ["", *side_lines(b, side, words)]
    supply = {
        "sticks": b.sticks_left,
        "disruption": DISRUPTION_MARKERS - b.disrupted.bit_count(),
        "fire": FIRE_MARKERS - b.fired.bit_count(),
    }
    lines += ["", *folded(say(words, "summary-supply", **supply))]
    lines += section(
        words, "summary-sectors", [row for s in BY_CODE if holds(b, s) for row in sector_rows(b, s, words)]
    )
    boxes = [box for side in (CSA, UNION) for box in BOXES[side] if holds(b, box)]
    lines += section(words, "summary-boxes", [row for box in boxes for row in box_rows(b, box, words)])
    if any(b.load):
        lines += ["", *folded(say(words, "summary-legend"))]
    return "\n".join(line.rstrip() for line in lines)


def headline(b: Battle, words: Words) -> list[str]:
    """Day and period; then the winner, or who must decide what."""
    facts = [say(words, "game-title"), say(words, "summary-when", day=b.day, period=PERIODS[b.period])]
    if b.handicap:
        side, number = SIDES[favoured(b.handicap)], abs(b.handicap)
        facts.append(say(words, "summary-handicap", side=side, number=number))
    if b.rush:
        facts.append(say(words, "summary-rush"))
    lines = folded(" · ".join(facts))
    decision = b.describe()
    if b.winner != NOBODY:
        lines.append(say(words, "summary-winner", side=SIDES[b.winner]))
    elif decision is not None:
        lines.append(say(words, "summary-decision", seat=decision.seat))
        lines += folded(words.say(decision.prompt), WIDTH, "  ", "  ")
    return lines


def side_lines(b: Battle, side: int, words: Words) -> list[str]:
    """Discs, blocks and number of pieces of one side."""
    name = SIDES[side]
    discs, extra = (b.single, b.double) if side == CSA else (b.orders, b.forced)
    boxes = sum(b.count(side, box) for box in BOXES[side])
    facts = (
        (
            say(words, "summary-orders", side=name, discs=discs, extra=extra),
            say(words, "summary-reserve", discs=b.reserve[side]),
        ),
        (
            say(words, "summary-hand", blocks=blocks(b.hand, side, words)),
            say(words, "summary-aside", blocks=blocks(b.aside, side, words)),
        ),
        (
            say(
                words,
                "summary-pieces",
                here=sum(b.count(side, sector) for sector in range(N_SECTORS)),
                boxes=boxes,
                waiting=b.count(side, SHEET),
                lost=b.count(side, LOST),
            ),
        ),
    )
    lines: list[str] = []
    for row in facts:
        lines += folded(" · ".join(row), WIDTH - SIDE_COLUMN)
    return beside(str(words.term(name)), lines, SIDE_COLUMN)


def blocks(counts: Sequence[int], side: int, words: Words) -> str:
    """Values of the blocks in hand or set aside; blocks of unknown value as a number."""
    mine = counts[side * 6 : side * 6 + 6]
    known = [str(value) for value in range(2, 6) for _ in range(mine[value])]
    if mine[UNKNOWN]:
        known.append(say(words, "summary-hidden", number=mine[UNKNOWN]))
    return " ".join(known) or say(words, "summary-none")


# ---- one place ---------------------------------------------------------------------------------------------


def holds(b: Battle, place: int) -> bool:
    """Is there anything in the place?"""
    if b.mask(CSA, place) or b.mask(UNION, place) or b.block[place] or any(b.cubes[place * 6 : place * 6 + 6]):
        return True
    if place >= N_SECTORS:
        return False
    return bool((b.disrupted | b.fired | b.contested) & BIT[place]) or b.sticks[2 * place] != NO_STICK


def sector_rows(b: Battle, sector: int, words: Words) -> list[str]:
    code = PLACES[sector]
    stars = "★★" if sector == b.ground.double_star else "★" if b.goals & BIT[sector] else ""
    terrain = f"{say(words, f'terrain-{b.ground.terrain[sector]}')} {stars}"
    return table(f"{code}  {words.term(code)}", terrain, pieces(b, sector), facts(b, sector, words))


def box_rows(b: Battle, box: int, words: Words) -> list[str]:
    return table(f"{PLACES[box]} → {PLACES[b.ground.box_sector[box]]}", "", pieces(b, box), facts(b, box, words))


def table(name: str, terrain: str, here: str, there: list[str]) -> list[str]:
    """The cells of one place side by side; long cells run on beneath."""
    cells = (
        (folded(name, PLACE_COLUMN - 1, later="     "), PLACE_COLUMN),
        ([terrain], TERRAIN_COLUMN),
        (folded(here, PIECES_COLUMN - 1), PIECES_COLUMN),
        (fill(there, FACTS_COLUMN), FACTS_COLUMN),
    )
    height = max(len(lines) for lines, _ in cells)
    return ["".join((lines[n] if n < len(lines) else "").ljust(width) for lines, width in cells) for n in range(height)]


def fill(items: list[str], width: int) -> list[str]:
    """Items in lines of a given width; an item is broken only where it is too long for a line of its own."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + 3 + len(item) <= width:
            lines[-1] += f" · {item}"
        else:
            lines += folded(item, width, later="  ")
    return lines


def pieces(b: Battle, place: int) -> str:
    """The pieces of a place, with the cubes assigned to them while they move or fight."""
    here = [piece for side in (CSA, UNION) for piece in members(side, b.mask(side, place))]
    return " ".join(PIECES[p] + (f"({b.load[p]})" if b.load[p] else "") for p in here)


def facts(b: Battle, place: int, words: Words) -> list[str]:
    """Block, damage, cubes, sticks and markers of a place."""
    found: list[str] = []
    if b.block[place]:
        shown = "?" if b.block[place] == UNKNOWN else str(b.block[place])
        side = SIDES[b.block_side(place)]
        found.append(say(words, "summary-block", side=side, value=shown, discs=b.discs[place]))
    hurt = [p for side in (CSA, UNION) for p in members(side, b.mask(side, place) & b.damaged[side])]
    if hurt:
        found.append(say(words, "summary-damaged", pieces=" ".join(PIECES[p] for p in hurt)))
    cubes = [(COLOURS[c], b.cubes[place * 6 + c]) for c in range(6) if b.cubes[place * 6 + c]]
    if cubes:
        listed = ", ".join(say(words, "summary-cube", colour=colour, number=number) for colour, number in cubes)
        found.append(say(words, "summary-cubes", cubes=listed))
    if place >= N_SECTORS:
        return found
    first, second = b.sticks[2 * place], b.sticks[2 * place + 1]
    if first != NO_STICK:
        number = 1 if second == NO_STICK else 2
        borders = f"{PLACES[first]} {PLACES[second]}" if number == 2 and first != second else PLACES[first]
        found.append(say(words, "summary-sticks", number=number, borders=borders))
    for mask, key in ((b.disrupted, "summary-disrupted"), (b.fired, "summary-fire"), (b.contested, "summary-combat")):
        if mask & BIT[place]:
            found.append(say(words, key))
    return found
