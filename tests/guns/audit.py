"""What must be true of every position: components add up, and nothing stands where it may not."""

from __future__ import annotations

from longroll.games.guns.board import GROUND
from longroll.games.guns.cells import command_in
from longroll.games.guns.components import (
    ARMIES,
    ARMY_OF,
    BIT,
    BLOCKS,
    BUFORD,
    COMMAND_OF,
    CSA,
    ENTRIES,
    ENTRY_ARMY,
    FULL,
    FULL_OF,
    HISTORICAL,
    KILPATRICK,
    N_ALL,
    N_BLOCKS,
    N_COMMANDS,
    N_SPACES,
    N_TOKENS,
    NO_BLOCK,
    STATE_OF,
    TOKEN_COUNT,
    TOKENS,
    TRAY_MAX,
    USA,
)
from longroll.games.guns.lexicon import AT_ENTRY, FACE_TO, GONE, MARCH, NOT_YET, OFF, TO, UNUSED
from longroll.games.guns.rules.bidding import Balance
from longroll.games.guns.rules.facing import arrivals, facings
from longroll.games.guns.rules.fields import BESIDE, CLEAR, COVERED, Threat
from longroll.games.guns.rules.march import GOING, MarchStep, reach
from longroll.games.guns.rules.objectives import Objectives, spaced
from longroll.games.guns.rules.turn import Turn
from longroll.games.guns.state import (
    ARMY_SIZE,
    GROUP_SIZE,
    MIDDLE,
    N_GROUPS,
    N_PILES,
    PILE_SIZE,
    STACK_LIMIT,
    TRAY,
    Battle,
)
from longroll.games.guns.table.panels import cost
from longroll.kit.notation import act, verb_in


def faults(b: Battle) -> list[str]:
    """Everything that is wrong with a position; empty for a sound one."""
    return [*blocks(b), *stacks(b), *threats(b), *marches(b), *knowledge(b), *tokens(b), *time(b), *objectives(b)]


def quiet(b: Battle) -> bool:
    """Is no action phase under way?"""
    under_way = any(not isinstance(frame, Turn) for frame in b.frames[:-1])
    return bool(b.frames) and not under_way and not isinstance(b.frames[-1], Objectives)


def blocks(b: Battle) -> list[str]:
    """Every block is in one place that it may be in (GG-2.4, GG-2.11)."""
    found = []
    for block in range(N_ALL):
        place = b.at[block]
        name = BLOCKS[block]
        if block >= N_BLOCKS:
            if place != GONE:
                found.append(f"shadow {name} in a full position")
            continue
        if place < OFF:
            if block not in b.stack(ARMY_OF[block], place):
                found.append(f"{name} is not where it says")
        elif place < AT_ENTRY:
            if not b.ground.partial >> (place - OFF) & 1:
                found.append(f"{name} is off the map where the map has no edge")
        elif place < AT_ENTRY + len(ENTRIES):
            if ENTRY_ARMY[place - AT_ENTRY] != ARMY_OF[block]:
                found.append(f"{name} waits at an enemy entry point")
        elif place not in (NOT_YET, UNUSED, GONE):
            found.append(f"{name} is nowhere")
        if (place == NOT_YET and STATE_OF[block] != FULL) or (place == UNUSED and STATE_OF[block] == FULL):
            found.append(f"{name} waits in the wrong box")
        if place >= NOT_YET and any(m >> block & 1 for m in (b.moved, b.withdrew, b.entered, b.attacked, b.victor)):
            found.append(f"{name} is out of play with marks")
        if place >= OFF and b.layer[block] != MIDDLE:
            found.append(f"{name} has a layer off the map")
    return found


def stacks(b: Battle) -> list[str]:
    """Slots, masks and layers agree; nobody is where his army may not be."""
    found = []
    listed = [block for block in b.slots if block != NO_BLOCK]
    if len(listed) != len(set(listed)):
        found.append("a block is in two slots")
    for army in (USA, CSA):
        for position in range(b.ground.n_positions):
            here = b.stack(army, position)
            code = b.ground.position_codes[position]
            if bool(here) != bool(b.occupied[army] >> position & 1):
                found.append(f"{code}: the mask of {ARMIES[army]} is wrong")
            if (len(here) >= STACK_LIMIT) != bool(b.full[army] >> position & 1):
                found.append(f"{code}: the mask of full positions of {ARMIES[army]} is wrong")
            if not here and b.turned[army] >> position & 1:
                found.append(f"{code}: nobody faces side 1")
            if len(here) > STACK_LIMIT:
                found.append(f"{code}: {len(here)} blocks of {ARMIES[army]}")
            if any(b.at[block] != position or ARMY_OF[block] != army for block in here):
                found.append(f"{code}: a wrong block in a slot")
            if here and not b.shared(position) and any(b.layer[block] != MIDDLE for block in here):
                found.append(f"{code}: layers without an enemy")
    if b.occupied[USA] & b.ground.barred["USA"]:
        found.append("a Union block stands where none may")
    return found


def threats(b: Battle) -> list[str]:
    """What is kept of each army's threat is what its blocks make of it; its columns say what its masks say."""
    found = []
    ground = b.ground
    for army in (USA, CSA):
        kept, anew = b.threat(army), Threat(ground, b.occupied[army], b.turned[army])
        for threat in (kept, anew):
            if (threat.occupied, threat.near, threat.areas) != (b.occupied[army], anew.near, anew.areas):
                found.append(f"the threat of {ARMIES[army]} is not up to date")
            if any(threat.under_fire[area] != threat.areas >> area & 1 for area in range(ground.n_areas)):
                found.append(f"the areas under fire of {ARMIES[army]} are wrong")
            for position in range(ground.n_positions):
                near, covered = threat.near >> position & 1, threat.covered >> position & 1
                if threat.contact[position] != (COVERED if covered else BESIDE if near else CLEAR):
                    found.append(f"{ground.position_codes[position]}: the contact with {ARMIES[army]} is wrong")
                apart = 0 if b.occupied[army] >> position & 1 else 1 if near else 2 if covered else 3
                if threat.separation(position) != apart:
                    found.append(f"{ground.position_codes[position]}: the separation from {ARMIES[army]} is wrong")
    return found


def marches(b: Battle) -> list[str]:
    """The marches a procedure keeps are those it would find now; the steps of a march are those of its path, and it
    ends with the facings to choose from."""
    top = b.frames[-1] if b.frames else None
    if not isinstance(top, MarchStep):
        return []
    found = kept_marches(b)
    if top.step == GOING and b.at[top.block] < OFF:
        ways = reach(b, top.block, bool(top.mounted))
        ends = b.ground.members(ways.ends)
        facing = [act(TO, end, front) for end in ends for front in facings(b, top.army, end)]
        if arrivals(b, top.army, ways.ends) != facing:
            found.append("a march ends with other facings than there are")
        for end in ends[::7]:
            if 0 in ways.takes(end) and ways.steps(end) != cost(b.ground, b.at[top.block], list(ways.path(end))):
                found.append(f"a march to {b.ground.position_codes[end]} is not as long as its path")
    return found


def kept_marches(b: Battle) -> list[str]:
    """A stack turns, then a block marches: after each the list is that of a copy, which has kept nothing."""
    live = b.copy()
    for verb in (FACE_TO, MARCH, TO):
        code = next((code for code in live.listing() if verb_in(code, verb)), None)
        if code is not None:
            live.play(code)
            if live.listing() != live.copy().listing():
                return ["marches kept are not those there are"]
    return []


def knowledge(b: Battle) -> list[str]:
    """Blocks in play, and only they, have a label and a cell."""
    found = []
    for block in range(N_BLOCKS):
        in_play = b.at[block] < NOT_YET
        if in_play != bool(b.label[block]) or in_play != bool(b.cell[block]):
            found.append(f"{BLOCKS[block]}: label {b.label[block]}, cell {b.cell[block]}")
    return found


def tokens(b: Battle) -> list[str]:
    """GG-8.5: 34 tokens an army, wherever they are."""
    found = []
    for army in (USA, CSA):
        for token in range(N_TOKENS):
            number = sum(b.piles[army * ARMY_SIZE + pile * PILE_SIZE + token] for pile in range(N_PILES))
            number += sum(code >> 15 == army and code & 63 == token for code in b.played)
            number += b.dug[army] if TOKENS[token] == "MARCH" else 0
            if number != TOKEN_COUNT[army][token]:
                found.append(f"{ARMIES[army]} has {number} tokens {TOKENS[token]}")
        if quiet(b) and b.number(army, TRAY) > TRAY_MAX:
            found.append(f"the tray of {ARMIES[army]} overflows")
    if sum(b.works) != sum(b.dug):
        found.append("field works do not add up")
    return found


def time(b: Battle) -> list[str]:
    """Time tokens fit their spaces; reinforcement tokens are each in one place."""
    found = []
    for army in (USA, CSA):
        for group in range(N_GROUPS):
            start = (army * N_GROUPS + group) * GROUP_SIZE
            there = b.track.count(group + 1, army * N_SPACES, (army + 1) * N_SPACES)
            if sum(b.groups[start : start + GROUP_SIZE]) != there:
                found.append(f"group {group} of {ARMIES[army]} does not fit the track")
    if not b.rules & HISTORICAL and (b.pool or any(b.under)):
        tops = [top for top in b.tops if top != NO_BLOCK]
        gone = [command_in(arrival) for arrival in b.arrivals]
        pool = [command for command in range(N_COMMANDS) if b.pool >> command & 1]
        listed = sorted(tops + gone + pool)
        expected = [c for c in range(N_COMMANDS) if c != BUFORD and (c != KILPATRICK or c in listed)]
        if listed != expected and b.ground is GROUND:
            found.append(f"reinforcement tokens: {listed}")
    for command in {command_in(arrival) for arrival in b.arrivals}:
        if any(b.at[block] == NOT_YET for block in FULL_OF[command]):
            found.append(f"command {command} has arrived in part")
    return found


def objectives(b: Battle) -> list[str]:
    """GG-16.4: three objectives, not in partial areas, apart between turns; before the game two may meet (GG-24.3)."""
    found = []
    met = len(set(b.goals)) != 3 and not (b.frames and isinstance(b.frames[-1], Balance))
    if met or any(b.ground.partial >> area & 1 for area in b.goals):
        found.append("objectives lie wrong")
    if quiet(b) and not spaced(b.ground, b.goals):
        found.append("objectives too near each other")
    if b.red >> 3 or b.red < 0 or BIT[0] != 1:
        found.append("control of objectives")
    if any(b.come >> block & 1 and COMMAND_OF[block] == BUFORD for block in range(N_BLOCKS)):
        found.append("Buford cannot have come as a reinforcement")
    return found
