"""Positions with the secrets of others left out, as a seat knows them.

Blocks in play of an army the viewer does not play become *shadows*, numbered by what everybody can see of them (place,
marks, part in the attack in hand, cell). Blocks out of play are public. Tokens face down are counted only. See
``cells`` for labels and cells, ``knowledge`` for what may be made of such a position.
"""

from __future__ import annotations

from typing import Final

from longroll.games.guns.cells import (
    SOME_COMMAND,
    arrival_code,
    command_in,
    day_in,
    entry_in,
    group_in,
    label_key,
    number_in,
    seen_in,
    space_in,
)
from longroll.games.guns.components import (
    BIT,
    COMMAND_ARMY,
    CSA,
    ENTRY_ARMY,
    HIDDEN_TOKEN,
    HISTORICAL,
    N_ALL,
    N_COMMANDS,
    NO_BLOCK,
    OF_ARMY,
    SHADOWS,
    STACK_ARMY,
    STACK_NAMES,
    USA,
)
from longroll.games.guns.lexicon import COMMANDER, DECISIONS, GONE, NOT_YET, UNSEEN
from longroll.games.guns.position import TOP_HIDDEN
from longroll.games.guns.state import (
    ALL_BLOCKS,
    ARMY_SIZE,
    MIDDLE,
    N_PILES,
    PILE_SIZE,
    SEEN_PILES,
    SLOTS,
    Battle,
    Frame,
    played_code,
)

MASKS: Final = ("moved", "withdrew", "entered", "attacked", "victor", "fresh", "come")


# ---- hiding ------------------------------------------------------------------------------------------------


def seen_by(b: Battle, seat: str | None) -> Battle:
    """The position as a seat (None: a spectator) knows it."""
    redacted = b.copy()
    mine = b.army_of_seat(seat)
    for army in (USA, CSA):
        if army != mine:
            hide_blocks(redacted, army)
            redacted.notes.pop(army, None)
        if army != mine or is_subordinate(seat):
            hide_tokens(redacted, army)
            hide_stacks(redacted, army)
    hide_frames(redacted, seat)
    return redacted


def is_subordinate(seat: str | None) -> bool:
    """GG-25.9: the Subordinate sees neither the tray nor what is to come."""
    return seat is not None and seat.endswith("-S")


def hide_tokens(b: Battle, army: int) -> None:
    for pile in range(N_PILES):
        if pile not in SEEN_PILES:
            start = army * ARMY_SIZE + pile * PILE_SIZE
            number = sum(b.piles[start : start + PILE_SIZE])
            b.piles[start : start + PILE_SIZE] = bytes(PILE_SIZE)
            b.piles[start + HIDDEN_TOKEN] = number
    if not b.faces_up:
        b.played = sorted(
            played_code(army, code >> 6 & 511, HIDDEN_TOKEN) if code >> 15 == army else code for code in b.played
        )


def hide_stacks(b: Battle, army: int) -> None:
    """Reinforcement tokens face down."""
    for stack in range(len(STACK_NAMES)):
        if STACK_ARMY[stack] == army and b.tops[stack] != NO_BLOCK:
            b.tops[stack] = TOP_HIDDEN
    for command in range(N_COMMANDS):
        if COMMAND_ARMY[command] == army:
            b.pool &= ~BIT[command]


def sees_secrets(b: Battle, frame: Frame, seat: str | None) -> bool:
    """Does a seat know the secret fields of a procedure? In a team the Subordinate does not if they are of tokens."""
    if frame.keeper(b) != b.army_of_seat(seat):
        return False
    return not (is_subordinate(seat) and DECISIONS[frame.kind(b)].role == COMMANDER)


def hide_frames(b: Battle, seat: str | None) -> None:
    """Secret fields of procedures."""
    for frame in b.frames:
        names = frame.secrets()
        if names and not sees_secrets(b, frame, seat):
            for name in names:
                value = getattr(frame, name)
                setattr(frame, name, [0] * len(value) if isinstance(value, list) else 0)


# ---- blocks become shadows ---------------------------------------------------------------------------------


def roles(b: Battle) -> dict[int, tuple[tuple[int, int, int], ...]]:
    """Which part each block has in the procedures in hand; everybody can see that."""
    found: dict[int, list[tuple[int, int, int]]] = {}
    for depth, frame in enumerate(b.frames):
        hidden = frame.secrets()
        for which, name in enumerate(frame.block_fields()):
            if name in hidden:
                continue
            value = getattr(frame, name)
            for index, block in enumerate(value if isinstance(value, list) else [value]):
                if 0 <= block < N_ALL:
                    found.setdefault(block, []).append((depth, which, index))
    return {block: tuple(parts) for block, parts in found.items()}


def line_up(b: Battle, army: int) -> list[list[int]]:
    """The blocks in play of an army by cell, in an order that depends on public facts only."""
    part = roles(b)
    marks = [getattr(b, mask) for mask in MASKS if mask != "come"]
    outside = {
        block: (
            b.at[block],
            b.layer[block],
            tuple([mark >> block & 1 for mark in marks]),
            b.hour[block],
            part.get(block, ()),
        )
        for block in OF_ARMY[army]
        if b.at[block] < NOT_YET
    }
    by_cell: dict[int, list[int]] = {}
    for block in outside:
        by_cell.setdefault(b.cell[block], []).append(block)
    for cell in by_cell.values():
        if len(cell) > 1:
            cell.sort(key=lambda block: outside[block])
    return sorted(
        by_cell.values(),
        key=lambda cell: ([outside[block] for block in cell], sorted(label_key(b, block) for block in cell)),
    )


def shadows_of(b: Battle, army: int) -> dict[int, int]:
    """The shadow of each block in play of an army, as others see it."""
    return shadowed(line_up(b, army), army)


def shadowed(cells: list[list[int]], army: int) -> dict[int, int]:
    blocks = [block for cell in cells for block in cell]
    return dict(zip(blocks, SHADOWS[army], strict=False))


def hide_blocks(b: Battle, army: int) -> None:
    """The blocks in play of an army become shadows."""
    cells = line_up(b, army)
    renamed = shadowed(cells, army)
    for number, cell in enumerate(cells, 1):
        labels = sorted(label_key(b, block) for block in cell)
        for block, (label, hint) in zip(cell, labels, strict=True):
            other = renamed[block]
            b.cell[other] = number
            b.label[other] = label
            b.hint[other] = hint
    transfer(b, army, renamed)
    keep = 0
    for block in OF_ARMY[army]:
        if b.at[block] == GONE:
            keep |= BIT[block]
        elif not (b.rules & HISTORICAL and b.at[block] == NOT_YET):
            b.at[block] = UNSEEN
        b.cell[block] = 0
        b.label[block] = 0
    b.come &= ~ALL_BLOCKS[army] | keep
    rename_frames(b, renamed)
    hide_arrivals(b, army)


def transfer(b: Battle, army: int, renamed: dict[int, int]) -> None:
    """Blocks of an army give their places and marks to others, their labels apart: where its stacks stand and how they
    face stays as it is."""
    for position in b.ground.members(b.occupied[army]):
        start = (army * b.ground.n_positions + position) * SLOTS
        stack = sorted(renamed.get(block, block) for block in b.stack(army, position))
        b.slots[start : start + len(stack)] = bytes(stack)
    for block, other in renamed.items():
        b.at[other], b.at[block] = b.at[block], UNSEEN
        b.layer[other], b.layer[block] = b.layer[block], MIDDLE
        b.hour[other], b.hour[block] = b.hour[block], 0
    for mask in MASKS:
        value = getattr(b, mask)
        if value:
            marked = [block for block in renamed if value >> block & 1]
            for block in marked:
                value = value & ~BIT[block] | BIT[renamed[block]]
            setattr(b, mask, value)


def rename_frames(b: Battle, renamed: dict[int, int]) -> None:
    for frame in b.frames:
        for name in frame.block_fields():
            value = getattr(frame, name)
            if isinstance(value, list):
                setattr(frame, name, [renamed.get(block, block) for block in value])
            else:
                setattr(frame, name, renamed.get(value, value))


def hide_arrivals(b: Battle, army: int) -> None:
    """Commands of arrivals: those seen of a group stand with its first arrivals, in order; the others are unknown."""
    groups: dict[int, list[int]] = {}
    for number, arrival in enumerate(b.arrivals):
        if ENTRY_ARMY[entry_in(arrival)] == army:
            groups.setdefault(group_in(arrival), []).append(number)
    for numbers in groups.values():
        known = sorted(command_in(b.arrivals[n]) for n in numbers if seen_in(b.arrivals[n]))
        for index, number in enumerate(numbers):
            a = b.arrivals[number]
            command = known[index] if index < len(known) else SOME_COMMAND
            b.arrivals[number] = arrival_code(
                command, entry_in(a), day_in(a), space_in(a), number_in(a), group_in(a), int(index < len(known))
            )
