"""What a seat may know: full positions that fit what it is shown (``hiding``), and how likely hidden facts are.

See ``cells`` for labels and cells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random

import msgspec

from longroll.games.guns.cells import (
    KNOWN,
    REDUCED,
    SEEN,
    UNSORTED,
    command_in,
    entry_in,
    group_in,
    number_in,
    possible_commands,
    seen_in,
)
from longroll.games.guns.components import (
    ARMIES,
    ARMY_OF,
    BIT,
    BUFORD,
    COMMAND_ARMY,
    COMMAND_OF,
    COMMANDS,
    CORPS,
    CSA,
    ENTRY_ARMY,
    ENTRY_STACKS,
    FACE_OF,
    FACE_STRENGTH,
    FACES,
    FULL,
    FULL_COUNT,
    FULL_OF,
    HIDDEN_TOKEN,
    HISTORICAL,
    KILPATRICK,
    MARCH_TOKEN,
    N_COMMANDS,
    N_TOKENS,
    NO_BLOCK,
    OF_ARMY,
    REDUCED_OF,
    SHADOWS,
    STACK_ARMY,
    STACK_CORPS,
    STACK_ENTRY,
    STACK_NAMES,
    STACK_SIZE,
    STATE_OF,
    TANEYTOWN,
    TOKEN_COUNT,
    USA,
)
from longroll.games.guns.hiding import is_subordinate, rename_frames, seen_by, sees_secrets, transfer
from longroll.games.guns.lexicon import AT_ENTRY, GONE, NOT_YET, UNSEEN, UNUSED, place_words
from longroll.games.guns.state import (
    ARMY_SIZE,
    BY_FACE,
    N_PILES,
    PILE_SIZE,
    Battle,
    played_code,
)
from longroll.kit.memory import forget_oldest

COMMAND_FIELD = 31


# ---- making up what is hidden ------------------------------------------------------------------------------


def guess(b: Battle, seat: str | None, rng: Random) -> None:
    """Give every shadow a face, every hidden token a kind, every stack its tokens, as they may be for all one knows."""
    for army in (USA, CSA):
        shadows = [block for block in SHADOWS[army] if b.at[block] < NOT_YET]
        hidden = any(b.at[block] == UNSEEN for block in OF_ARMY[army])
        if hidden or is_subordinate(seat):
            guess_commands(b, army, hidden, rng)
        if hidden:
            guess_blocks(b, army, shadows, rng)
        guess_tokens(b, army, rng)
    for frame in b.frames:
        if frame.secrets() and not sees_secrets(b, frame, seat):
            frame.imagine(b, rng)


def guess_commands(b: Battle, army: int, hidden: bool, rng: Random) -> None:
    """Which command each arrival brought and which lie in the stacks: any order of the tokens that fits is as likely.

    ``hidden``: the arrivals are hidden too, not the stacks alone."""
    slots = token_slots(b, army)
    if b.rules & HISTORICAL or not slots:
        return
    arrived = [number for _, number in slots if number >= 0]
    seen = {command_in(b.arrivals[n]) for n in arrived if seen_in(b.arrivals[n])}
    found = deals(b, army, slots, hidden)
    deal = found[rng.randrange(len(found))]
    on_top: set[int] = set()
    b.pool &= ~sum(BIT[c] for c in range(N_COMMANDS) if COMMAND_ARMY[c] == army)
    for (stack, number), command in zip(slots, deal, strict=True):
        if number >= 0:
            b.arrivals[number] = b.arrivals[number] & ~(COMMAND_FIELD | SEEN) | command
            if command in seen:
                b.arrivals[number] |= SEEN
        elif stack not in on_top and b.tops[stack] != NO_BLOCK:
            on_top.add(stack)
            b.tops[stack] = command
        elif command != KILPATRICK:
            b.pool |= BIT[command]


def token_slots(b: Battle, army: int) -> list[tuple[int, int]]:
    """Every reinforcement token of an army in the order of its stack: (stack, arrival it became, -1: still there)."""
    slots: list[tuple[int, int]] = []
    for stack in range(len(STACK_NAMES)):
        if STACK_ARMY[stack] == army:
            slots += [(stack, number) for number in arrivals_from(b, stack)]
            slots += [(stack, -1)] * (b.under[stack] + (b.tops[stack] != NO_BLOCK))
    return slots


def arrivals_from(b: Battle, stack: int) -> list[int]:
    """The arrivals whose token lay in a stack, in order (GG-11.4)."""
    entry = STACK_ENTRY[stack]
    numbers = [n for n, a in enumerate(b.arrivals) if entry_in(a) == entry]
    for other in ENTRY_STACKS[entry]:
        if other == stack:
            return numbers[: STACK_SIZE[other]]
        numbers = numbers[STACK_SIZE[other] :]
    return []


_deals: dict[tuple[int, tuple[tuple[int, int], ...], tuple[int, ...], bool], list[tuple[int, ...]]] = {}
MOST_KEPT = 16


def deals(b: Battle, army: int, slots: list[tuple[int, int]], hidden: bool) -> list[tuple[int, ...]]:
    """Every way the tokens can lie; those asked for last are kept, because samples come in numbers."""
    key = (army, tuple(slots), tuple(b.arrivals), hidden)
    found = _deals.get(key)
    if found is None:
        found = Deals(b, army, slots, hidden).found
        if len(_deals) >= MOST_KEPT:
            forget_oldest(_deals)
        _deals[key] = found
    return found


class Deals:
    """Every way the reinforcement tokens of an army can lie, for all one knows."""

    def __init__(self, b: Battle, army: int, slots: list[tuple[int, int]], hidden: bool) -> None:
        self.slots = slots
        self.arrivals = b.arrivals
        self.hidden = hidden
        self.seen_commands: dict[int, list[int]] = {}
        self.free: dict[int, int] = {}
        """For each group of arrivals how many of its commands nobody has seen."""
        for _, number in slots:
            if number >= 0:
                arrival = b.arrivals[number]
                group = group_in(arrival)
                self.free[group] = self.free.get(group, 0) + 1
                if seen_in(arrival):
                    self.seen_commands.setdefault(group, []).append(command_in(arrival))
                    self.free[group] -= 1
        self.claimed = {command: group for group, commands in self.seen_commands.items() for command in commands}
        self.last_horse = self.horse_slot()
        self.commands = [c for c in range(N_COMMANDS) if COMMAND_ARMY[c] == army and c != BUFORD]
        self.found: list[tuple[int, ...]] = []
        self.deal([], 0)

    def horse_slot(self) -> int:
        """GG-4.5: the place of Kilpatrick at the bottom of the Taneytown stack; -1 if the stack does not hold it."""
        places = [n for n, (stack, _) in enumerate(self.slots) if STACK_ENTRY[stack] == TANEYTOWN]
        if not places or (len(places) == 1 and self.slots[places[0]][1] >= 0):
            return -1
        return places[-1]

    def deal(self, dealt: list[int], used: int) -> None:
        index = len(dealt)
        if index == len(self.slots):
            self.found.append(tuple(dealt))
            return
        for command in self.commands:
            if not used >> command & 1 and self.fits(index, command):
                number = self.slots[index][1]
                group = group_in(self.arrivals[number]) if number >= 0 else -1
                fresh = self.hidden and group >= 0 and command not in self.seen_commands.get(group, ())
                if fresh:
                    self.free[group] -= 1
                if not fresh or self.free[group] >= 0:
                    dealt.append(command)
                    self.deal(dealt, used | BIT[command])
                    dealt.pop()
                if fresh:
                    self.free[group] += 1

    def fits(self, index: int, command: int) -> bool:
        stack, number = self.slots[index]
        if (command == KILPATRICK) != (index == self.last_horse) or CORPS[command] != STACK_CORPS[stack]:
            return False
        if number < 0:
            return command not in self.claimed
        arrival = self.arrivals[number]
        if not self.hidden:
            return command_in(arrival) == command
        group = group_in(arrival)
        return FULL_COUNT[command] == number_in(arrival) and self.claimed.get(command, group) == group


def guess_blocks(b: Battle, army: int, shadows: list[int], rng: Random) -> None:
    """Labels are dealt within each cell, then faces within each label."""
    cells: dict[int, list[int]] = {}
    for shadow in shadows:
        cells.setdefault(b.cell[shadow], []).append(shadow)
    wanted: dict[tuple[int, int], list[int]] = {}
    for cell in cells.values():
        keys = [(b.label[shadow], b.hint[shadow]) for shadow in cell]
        rng.shuffle(keys)
        for shadow, key in zip(cell, keys, strict=True):
            wanted.setdefault(key, []).append(shadow)
    free = {block for block in OF_ARMY[army] if b.at[block] == UNSEEN}
    faces: dict[int, int] = {}
    for kind in (KNOWN, REDUCED, 0, UNSORTED):
        for (label, hint), asking in sorted(wanted.items()):
            if (label if label in (KNOWN, REDUCED, UNSORTED) else 0) != kind:
                continue
            blocks = [block for block in candidates(b, army, label, hint) if block in free]
            rng.shuffle(blocks)
            for shadow, block in zip(asking, blocks, strict=False):
                faces[shadow] = block
                free.discard(block)
    dealt = {shadow: label for (label, _), asking in wanted.items() for shadow in asking}
    transfer(b, army, faces)
    for shadow, block in faces.items():
        number = b.cell[shadow]
        b.at[shadow] = GONE
        b.cell[shadow] = b.label[shadow] = b.hint[shadow] = 0
        b.cell[block] = number
        b.label[block] = dealt[shadow]
        if STATE_OF[block] == FULL and COMMAND_OF[block] != BUFORD and b.at[block] < AT_ENTRY:
            b.come |= BIT[block]
    for block in free:
        b.at[block] = NOT_YET if STATE_OF[block] == FULL else UNUSED
    rename_frames(b, faces)


def candidates(b: Battle, army: int, label: int, hint: int) -> list[int]:
    """The blocks a label may stand for."""
    if label == KNOWN:
        return list(BY_FACE[hint])
    if label == REDUCED:
        return list(REDUCED_OF[hint])
    if label == UNSORTED:
        return unsorted_blocks(b, army)
    group = group_in(b.arrivals[label - 1])
    commands = [command_in(a) for a in b.arrivals if group_in(a) == group and ENTRY_ARMY[entry_in(a)] == army]
    return [block for command in commands for block in FULL_OF[command]]


def unsorted_blocks(b: Battle, army: int) -> list[int]:
    """Full-strength blocks of commands that neither lie in a stack nor came with an arrival on record."""
    booked = {command_in(arrival) for arrival in b.arrivals} | set(b.tops)
    return [
        block
        for block in OF_ARMY[army]
        if STATE_OF[block] == FULL
        and b.at[block] == UNSEEN
        and COMMAND_OF[block] not in booked
        and not b.pool >> COMMAND_OF[block] & 1
        and COMMAND_OF[block] not in (BUFORD, KILPATRICK)
    ]


def guess_tokens(b: Battle, army: int, rng: Random) -> None:
    """Tokens face down are dealt at random; artillery played can be no march token."""
    base = army * ARMY_SIZE
    hidden = [pile for pile in range(N_PILES) if b.piles[base + pile * PILE_SIZE + HIDDEN_TOKEN]]
    played = [n for n, code in enumerate(b.played) if code >> 15 == army and code & 63 == HIDDEN_TOKEN]
    if not hidden and not played:
        return
    left = list(TOKEN_COUNT[army])
    left[MARCH_TOKEN] -= b.dug[army]
    for pile in range(N_PILES):
        for token in range(N_TOKENS):
            left[token] -= b.piles[base + pile * PILE_SIZE + token]
    for code in b.played:
        if code >> 15 == army and code & 63 != HIDDEN_TOKEN:
            left[code & 63] -= 1
    bag = [token for token in range(N_TOKENS) for _ in range(left[token])]
    rng.shuffle(bag)
    for n in played:
        token = next(t for t in bag if t != MARCH_TOKEN)
        bag.remove(token)
        b.played[n] = played_code(army, b.played[n] >> 6 & 511, token)
    b.played.sort()
    for pile in hidden:
        start = base + pile * PILE_SIZE
        for _ in range(b.piles[start + HIDDEN_TOKEN]):
            b.piles[start + bag.pop()] += 1
        b.piles[start + HIDDEN_TOKEN] = 0


# ---- facts -------------------------------------------------------------------------------------------------

MOST_REVEALS = 600
"""More than a game can bring."""


def knowledge(b: Battle, seat: str | None) -> dict[str, frozenset[int]]:
    """Facts hidden from a seat, each with the values it may have: commands of arrivals, and how much is yet unseen."""
    found: dict[str, frozenset[int]] = {}
    mine = b.army_of_seat(seat)
    for army in (USA, CSA):
        if army == mine and not is_subordinate(seat):
            continue
        for number, arrival in enumerate(b.arrivals):
            if ENTRY_ARMY[entry_in(arrival)] == army != mine:
                found[f"arrival {number}"] = frozenset(possible_commands(b, number))
        found[f"secrets {ARMIES[army]}"] = yet_unseen(min(b.reveals[army], MOST_REVEALS))
    return found


@cache
def yet_unseen(reveals: int) -> frozenset[int]:
    """How many more times something may still be shown, told apart by how often it was: asked for at every answer."""
    return frozenset(range(reveals, MOST_REVEALS + 1))


class Sighting(msgspec.Struct, frozen=True):
    """What a seat knows of an enemy stack: faces seen for certain, and how likely each command and strength is there,
    for one of its blocks picked at random. ``place`` is written as in actions."""

    place: str
    army: str
    blocks: int
    seen: tuple[str, ...]
    commands: dict[str, float]
    strengths: dict[int, float]


def intelligence(b: Battle, seat: str | None) -> list[Sighting]:
    """Every stack of blocks whose faces a seat does not see."""
    redacted = seen_by(b, seat)
    mine = b.army_of_seat(seat)
    words = place_words(b.ground)
    found = []
    for army in (USA, CSA):
        if army == mine:
            continue
        shadows = [block for block in SHADOWS[army] if redacted.at[block] < NOT_YET]
        chances = {cell: cell_faces(redacted, army, cell) for cell in {redacted.cell[block] for block in shadows}}
        for place in sorted({redacted.at[block] for block in shadows}):
            here = [block for block in shadows if redacted.at[block] == place]
            commands: dict[str, float] = {}
            strengths: dict[int, float] = {}
            for block in here:
                for face, chance in chances[redacted.cell[block]].items():
                    name = COMMANDS[COMMAND_OF[BY_FACE[face][0]]]
                    commands[name] = commands.get(name, 0.0) + chance / len(here)
                    strength = FACE_STRENGTH[face]
                    strengths[strength] = strengths.get(strength, 0.0) + chance / len(here)
            certain = [b for b in here if redacted.label[b] == KNOWN and alone(redacted, b)]
            faces = tuple(sorted(FACES[redacted.hint[block]] for block in certain))
            found.append(Sighting(words[place], ARMIES[army], len(here), faces, commands, strengths))
    return found


def alone(redacted: Battle, block: int) -> bool:
    """Do all blocks of its cell stand in one place?"""
    cell, army = redacted.cell[block], ARMY_OF[block]
    return len({redacted.at[k] for k in SHADOWS[army] if redacted.cell[k] == cell}) == 1


def cell_faces(redacted: Battle, army: int, cell: int) -> dict[int, float]:
    """How likely a block of a cell has each face: just as often as ``guess`` would give it that face."""
    members = [block for block in SHADOWS[army] if redacted.cell[block] == cell]
    found: dict[int, float] = {}
    for block in members:
        for face, chance in label_faces(redacted, army, redacted.label[block], redacted.hint[block]).items():
            found[face] = found.get(face, 0.0) + chance / len(members)
    return found


def label_faces(redacted: Battle, army: int, label: int, hint: int) -> dict[int, float]:
    """How likely a block with a label has each face."""
    if label == KNOWN:
        return {hint: 1.0}
    shadows = [block for block in SHADOWS[army] if redacted.at[block] < NOT_YET]
    shown = Counter(redacted.hint[block] for block in shadows if redacted.label[block] == KNOWN)
    if label == REDUCED:
        return share(unshown(redacted, REDUCED_OF[hint], shown))
    if label == UNSORTED:
        return share(unshown(redacted, unsorted_blocks(redacted, army), shown))
    group = group_in(redacted.arrivals[label - 1])
    numbers = [n for n, a in enumerate(redacted.arrivals) if group_in(a) == group and ENTRY_ARMY[entry_in(a)] == army]
    brought = commands_brought(redacted, army, numbers)
    total = sum(brought.values())
    found: dict[int, float] = {}
    for commands, weight in brought.items():
        blocks = [block for command in commands for block in FULL_OF[command]]
        for face, chance in share(unshown(redacted, blocks, shown)).items():
            found[face] = found.get(face, 0.0) + chance * weight / total
    return found


def commands_brought(redacted: Battle, army: int, numbers: list[int]) -> Counter[tuple[int, ...]]:
    """The commands some arrivals may have brought, each set as often as the reinforcement tokens can lie so."""
    slots = token_slots(redacted, army)
    if redacted.rules & HISTORICAL or not slots:
        return Counter({tuple(sorted(command_in(redacted.arrivals[n]) for n in numbers)): 1})
    places = [place for place, (_, number) in enumerate(slots) if number in numbers]
    return Counter(tuple(sorted(deal[place] for place in places)) for deal in deals(redacted, army, slots, True))


def unshown(redacted: Battle, blocks: Sequence[int], shown: Counter[int]) -> list[int]:
    """Faces of those among some blocks that may be in play unseen, without as many of each as were shown."""
    left = Counter(FACE_OF[block] for block in blocks if redacted.at[block] == UNSEEN)
    return list((left - shown).elements())


def share(faces: list[int]) -> dict[int, float]:
    """Equal chances for every block listed."""
    found: dict[int, float] = {}
    for face in faces:
        found[face] = found.get(face, 0.0) + 1 / len(faces)
    return found
