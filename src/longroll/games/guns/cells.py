"""What the other army knows of each block: *cells* and *labels*.

Blocks are seen from behind. What the other army knows of a block is its label: the arrival it came with, its exact face
(shown once), or the command of a replacement whose strength was hidden. Blocks that shared a place at the start of an
action phase of their owner were mixed there (GG-5.5): they form a cell, and nobody but the owner can say which of them
has which label of the cell. So a cell is a set of blocks with a multiset of labels, and views show just that.

A face shown takes a block out of its cell. The face also tells something about the arrivals the block may have come
with: if only one of those in the cell can be meant, its command is now known; if several can, these arrivals are known
together only (a *group* of arrivals that holds the commands seen among its blocks).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longroll.games.guns.components import (
    ARMY_OF,
    CAVALRY,
    CHAMBERSBURG,
    COMMAND_OF,
    CORPS,
    ENTRY_ARMY,
    FACE_OF,
    FULL,
    FULL_COUNT,
    FULL_OF,
    HISTORICAL,
    HORSES,
    KILPATRICK,
    LINE_OF,
    N_ALL,
    N_COMMANDS,
    REYNOLDS,
    STATE_OF,
    TANEYTOWN,
    USA,
)
from longroll.games.guns.lexicon import NOT_YET

if TYPE_CHECKING:
    from longroll.games.guns.state import Battle

KNOWN: Final = 255
"""Label of a block whose face the other army has seen."""
REDUCED: Final = 254
"""Label of a replacement whose command was shown but not its strength (GG-2.6)."""
UNSORTED: Final = 253
"""Label of a full-strength block of which nothing is known (positions written by hand)."""
NO_LABEL: Final = 0
"""Label of a block not in play. 1 to 200: the block came with arrival number label - 1, or with one of its group."""

SOME_COMMAND: Final = 31
"""In views: the command of an arrival is not known."""


# ---- arrivals, packed: command, entry point, day, space, number of blocks, group, command seen ------------


def arrival_code(command: int, entry: int, day: int, space: int, number: int, group: int, command_seen: int) -> int:
    return command | entry << 5 | day << 8 | space << 10 | number << 15 | group << 18 | command_seen << 23


def command_in(arrival: int) -> int:
    return arrival & 31


def entry_in(arrival: int) -> int:
    return arrival >> 5 & 7


def day_in(arrival: int) -> int:
    return arrival >> 8 & 3


def space_in(arrival: int) -> int:
    return arrival >> 10 & 31


def number_in(arrival: int) -> int:
    return arrival >> 15 & 7


def group_in(arrival: int) -> int:
    """The first arrival of the group (its own number if it is alone)."""
    return arrival >> 18 & 31


def seen_in(arrival: int) -> int:
    """Has the other army seen a face of its command?"""
    return arrival >> 23 & 1


SEEN: Final = 1 << 23
GROUP_FIELD: Final = 31 << 18


def free_cell(b: Battle, army: int) -> int:
    """The lowest number no cell of an army has (each army counts its own)."""
    used = bytearray(256)
    for block in range(N_ALL):
        if ARMY_OF[block] == army:
            used[b.cell[block]] = 1
    return used.index(0, 1)


def mates(b: Battle, block: int) -> list[int]:
    """The other blocks of its cell."""
    cell, army = b.cell[block], ARMY_OF[block]
    found: list[int] = []
    if cell:
        other = b.cell.find(cell)
        while other >= 0:
            if ARMY_OF[other] == army and other != block:
                found.append(other)
            other = b.cell.find(cell, other + 1)
    return found


def perhaps_cavalry(b: Battle, block: int) -> bool:
    """May a Union block be cavalry, for all the Confederates know? Any block of its cell may be any other."""
    if ARMY_OF[block] != USA:
        return False
    some = any(b.at[horse] < NOT_YET for horse in HORSES)
    return any(CAVALRY[k] if b.label[k] in (KNOWN, REDUCED) else some for k in [block, *mates(b, block)])


def arm_hidden(b: Battle, block: int) -> bool:
    """Do the Confederates not know whether a Union block is cavalry?"""
    if not perhaps_cavalry(b, block):
        return False
    return not all(CAVALRY[k] and b.label[k] == KNOWN for k in [block, *mates(b, block)])


def alike_inside(command: int) -> bool:
    """Have all full-strength blocks of a command the same face?"""
    return command != REYNOLDS


def note_arrival(b: Battle, command: int, entry: int, space: int) -> None:
    """Blocks of a command arrive: the other army sees place, hour and number (GG-11.3), or by schedule the command."""
    number = len(b.arrivals)
    command_seen = 1 if b.rules & HISTORICAL else 0
    b.arrivals.append(arrival_code(command, entry, b.day, space, FULL_COUNT[command], number, command_seen))
    cell = free_cell(b, ENTRY_ARMY[entry])
    known = command_seen and alike_inside(command)
    for block in FULL_OF[command]:
        b.cell[block] = cell
        b.label[block] = KNOWN if known else number + 1
    if not command_seen and len(possible_commands(b, number)) == 1:
        settle_arrival(b, number)


def possible_commands(b: Battle, number: int) -> list[int]:
    """The commands an arrival may have brought, for all the other army knows."""
    arrival = b.arrivals[number]
    if seen_in(arrival) and group_in(arrival) == number and members(b, number) == [number]:
        return [command_in(arrival)]
    elsewhere = {command_in(other) for other in b.arrivals if seen_in(other) and group_in(other) != group_in(arrival)}
    return [
        command
        for command in fitting(b, number)
        if command not in elsewhere and FULL_COUNT[command] == number_in(arrival)
    ]


def fitting(b: Battle, number: int) -> list[int]:
    """The commands that lie in the stack an arrival came from (GG-4.4, GG-4.5, GG-11.4)."""
    entry = entry_in(b.arrivals[number])
    earlier = sum(1 for other in b.arrivals[:number] if entry_in(other) == entry)
    if ENTRY_ARMY[entry] == USA:
        if entry == TANEYTOWN and earlier:
            return [KILPATRICK]
        return [c for c in range(N_COMMANDS) if not CORPS[c] and FULL_COUNT[c] > 2]
    corps = 2
    if entry == CHAMBERSBURG:
        corps = 3 if earlier < 3 else 2 if earlier == 3 else 1
    return [c for c in range(N_COMMANDS) if CORPS[c] == corps]


def members(b: Battle, group: int) -> list[int]:
    """The arrivals of a group."""
    return [number for number, arrival in enumerate(b.arrivals) if group_in(arrival) == group]


def settle_arrival(b: Battle, number: int) -> None:
    """The command of an arrival that stands alone is known: its blocks are, too, if they are all alike."""
    b.arrivals[number] |= SEEN
    command = command_in(b.arrivals[number])
    if alike_inside(command):
        for block in FULL_OF[command]:
            if b.label[block] == number + 1:
                b.label[block] = KNOWN


def join_groups(b: Battle, numbers: list[int]) -> int:
    """Arrivals that can no longer be told apart become one group; its number."""
    groups = sorted({group_in(b.arrivals[number]) for number in numbers})
    for number, arrival in enumerate(b.arrivals):
        if group_in(arrival) in groups:
            b.arrivals[number] = arrival & ~GROUP_FIELD | groups[0] << 18
    for block in range(N_ALL):
        label = b.label[block]
        if 1 <= label <= len(b.arrivals) and group_in(b.arrivals[label - 1]) == groups[0]:
            b.label[block] = groups[0] + 1
    return groups[0]


def face_seen(b: Battle, block: int) -> None:
    """The other army has seen the face of a block in play: it stands apart from those it might have been."""
    label = b.label[block]
    if label == NO_LABEL:
        return
    others = mates(b, block)
    b.label[block] = KNOWN
    if others:
        b.cell[block] = free_cell(b, ARMY_OF[block])
    if STATE_OF[block] != FULL:
        blur_reduced(b, block, label, others)
    elif label not in (KNOWN, UNSORTED):
        sharpen(b, block, label - 1, others)


def blur_reduced(b: Battle, block: int, label: int, others: list[int]) -> None:
    """Replacements of one command that were mixed: which of two equal faces was shown is not known."""
    same = [other for other in others if LINE_OF[other] == LINE_OF[block] and STATE_OF[other] != FULL]
    if label == REDUCED:
        for other in same:
            if b.label[other] == KNOWN and FACE_OF[other] == FACE_OF[block]:
                b.label[other] = REDUCED


def sharpen(b: Battle, block: int, number: int, others: list[int]) -> None:
    """A full-strength face tells the command of one of the arrivals that were mixed in its cell."""
    command = COMMAND_OF[block]
    group = group_in(b.arrivals[number])
    mixed = {group}
    for other in others:
        label = b.label[other]
        if 1 <= label <= len(b.arrivals):
            theirs = group_in(b.arrivals[label - 1])
            if theirs != group and any(command in possible_commands(b, n) for n in members(b, theirs)):
                mixed.add(theirs)
    if len(mixed) > 1:
        group = join_groups(b, sorted(mixed))
    for n in members(b, group):
        if command_in(b.arrivals[n]) == command:
            b.arrivals[n] |= SEEN
    for other in others:
        if b.label[other] == KNOWN and FACE_OF[other] == FACE_OF[block] and len(members(b, group)) > 1:
            b.label[other] = group + 1
    if members(b, group) == [group]:
        settle_arrival(b, group)


def mix(b: Battle, army: int) -> None:
    """GG-5.5: at the start of his action phase a player mixes the blocks that share a place."""
    first: dict[int, int] = {}
    for block in range(N_ALL):
        cell = b.cell[block]
        if not cell or ARMY_OF[block] != army:
            continue
        place = b.at[block]
        known = first.get(place, 0)
        if not known:
            first[place] = cell
        elif known != cell:
            for other in [block, *mates(b, block)]:
                b.cell[other] = known
            for other_place, kept in first.items():
                if kept == cell:
                    first[other_place] = known


def label_key(b: Battle, block: int) -> tuple[int, int]:
    """A label in full: what it says besides its kind."""
    label = b.label[block]
    if label == KNOWN:
        return KNOWN, FACE_OF[block]
    return label, LINE_OF[block] if label == REDUCED else 0


def enlist(b: Battle, block: int, label: int) -> None:
    """A block comes into play with a label, apart from all others."""
    b.label[block] = label
    b.cell[block] = free_cell(b, ARMY_OF[block])
