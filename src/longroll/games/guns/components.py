"""GG-2 Components: blocks, their faces, battle tokens, entry points, hours, as flat tables.

Numbers used everywhere: an *army* is 0 (USA) or 1 (CSA); a *command* 0-17; a *line* is a family of replacements (a
command, or the Iron Brigade); a *face* is what is printed on a block (``Heth-F``, ``Heth-R2``, ``Iron-R1``); a *block*
0-102 is one wooden block; numbers from ``N_BLOCKS`` on are *shadows*, which stand in views for blocks whose faces the
viewer does not see. A *token* is a kind of battle token (``Heth-2``, ``ANY-1``, ``MARCH``): equal tokens are counted.
"""

from __future__ import annotations

from typing import Final

from longroll.games.guns.data.materials import Bottom, load_forces, load_tables, load_times

USA: Final = 0
CSA: Final = 1
ARMIES: Final[tuple[str, ...]] = ("USA", "CSA")

_forces = load_forces()
_times = load_times(_forces)
TABLES: Final = load_tables()

BIT: Final[tuple[int, ...]] = tuple(2**n for n in range(512))

# ---- commands, lines, faces --------------------------------------------------------------------------------

COMMANDS: Final[tuple[str, ...]] = (*_forces.blocks["USA"], *_forces.blocks["CSA"])
COMMAND: Final[dict[str, int]] = {name: number for number, name in enumerate(COMMANDS)}
N_COMMANDS: Final = len(COMMANDS)
COMMAND_ARMY: Final[tuple[int, ...]] = tuple(USA if name in _forces.blocks["USA"] else CSA for name in COMMANDS)
_sheet = {**_forces.blocks["USA"], **_forces.blocks["CSA"]}
CORPS_NAMES: Final = ("", "I", "II", "III")
CORPS: Final[tuple[int, ...]] = tuple(CORPS_NAMES.index(_sheet[name].corps) for name in COMMANDS)
"""Corps of a command, 0 for the Union."""
CAVALRY_COMMAND: Final[tuple[bool, ...]] = tuple(_sheet[name].cavalry for name in COMMANDS)
REYNOLDS: Final = COMMAND["Reynolds"]
BUFORD: Final = COMMAND["Buford"]
KILPATRICK: Final = COMMAND["Kilpatrick"]

IRON: Final = N_COMMANDS
"""The line of the Iron Brigade (GG-19.2); every other line has the number of its command."""
LINES: Final[tuple[str, ...]] = (*COMMANDS, "Iron")
N_LINES: Final = len(LINES)
LINE_COMMAND: Final[tuple[int, ...]] = (*range(N_COMMANDS), REYNOLDS)
LINE_ARMY: Final[tuple[int, ...]] = tuple(COMMAND_ARMY[c] for c in LINE_COMMAND)

FULL: Final = 0
R2: Final = 1
R1: Final = 2
STATES: Final = ("F", "R2", "R1")


def _roster() -> list[tuple[int, int, int]]:
    """(line, state, number of blocks) of every face, in order."""
    found = []
    for line in sorted(range(N_LINES), key=lambda number: LINE_ARMY[number]):
        listed = _sheet[LINES[line]] if line != IRON else _sheet["Reynolds"].iron_brigade
        assert listed is not None
        found += [(line, state, n) for state, n in ((FULL, listed.full), (R2, listed.r2), (R1, listed.r1)) if n]
    return found


_faces = _roster()
N_FACES: Final = len(_faces)
FACES: Final[tuple[str, ...]] = (*(f"{LINES[line]}-{STATES[state]}" for line, state, _ in _faces), "USA-?", "CSA-?")
"""Printed faces; the last two are the backs of blocks, as the other army sees them."""
FACE: Final[dict[str, int]] = {name: number for number, name in enumerate(FACES)}
BACK: Final[tuple[int, int]] = (N_FACES, N_FACES + 1)
FACE_LINE: Final[tuple[int, ...]] = (*(line for line, _, _ in _faces), -1, -1)
FACE_STATE: Final[tuple[int, ...]] = (*(state for _, state, _ in _faces), -1, -1)
FACE_COMMAND: Final[tuple[int, ...]] = (*(LINE_COMMAND[line] for line, _, _ in _faces), -1, -1)
FACE_ARMY: Final[tuple[int, ...]] = (*(LINE_ARMY[line] for line, _, _ in _faces), USA, CSA)
FACE_COUNT: Final[tuple[int, ...]] = (*(n for _, _, n in _faces), 0, 0)


def _strength(line: int, state: int) -> int:
    """GG-2.3: flags on a face."""
    if state == FULL:
        return _forces.strength["cavalry_full" if CAVALRY_COMMAND[LINE_COMMAND[line]] else "infantry_full"]
    return _forces.strength["r2" if state == R2 else "r1"]


FACE_STRENGTH: Final[tuple[int, ...]] = (*(_strength(line, state) for line, state, _ in _faces), 0, 0)

# ---- blocks ------------------------------------------------------------------------------------------------

_printed: list[int] = [face for face in range(N_FACES) for _ in range(FACE_COUNT[face])]
N_BLOCKS: Final = len(_printed)
_full_count = [
    sum(FACE_COUNT[f] for f in range(N_FACES) if FACE_ARMY[f] == a and FACE_STATE[f] == FULL) for a in (0, 1)
]
SHADOWS: Final[tuple[range, range]] = (
    range(N_BLOCKS, N_BLOCKS + _full_count[USA]),
    range(N_BLOCKS + _full_count[USA], N_BLOCKS + sum(_full_count)),
)
"""Numbers of the shadows of each army; never more are in play at once than full-strength blocks exist."""
N_ALL: Final = N_BLOCKS + sum(_full_count)
NO_BLOCK: Final = 255

FACE_OF: Final[tuple[int, ...]] = (*_printed, *(BACK[USA] for _ in SHADOWS[USA]), *(BACK[CSA] for _ in SHADOWS[CSA]))
ARMY_OF: Final[tuple[int, ...]] = tuple(FACE_ARMY[f] for f in FACE_OF)
LINE_OF: Final[tuple[int, ...]] = tuple(FACE_LINE[f] for f in FACE_OF)
COMMAND_OF: Final[tuple[int, ...]] = tuple(FACE_COMMAND[f] for f in FACE_OF)
CORPS_OF: Final[tuple[int, ...]] = tuple(CORPS[c] if c >= 0 else 0 for c in COMMAND_OF)
STATE_OF: Final[tuple[int, ...]] = tuple(FACE_STATE[f] for f in FACE_OF)
STRENGTH: Final[tuple[int, ...]] = tuple(FACE_STRENGTH[f] for f in FACE_OF)
CAVALRY: Final[tuple[bool, ...]] = tuple(c >= 0 and CAVALRY_COMMAND[c] for c in COMMAND_OF)
HORSES: Final[tuple[int, ...]] = tuple(block for block in range(N_ALL) if CAVALRY[block])
"""The blocks of cavalry."""


def _numbered() -> tuple[str, ...]:
    """``Heth-F.1``, ``Heth-F.2`` …"""
    seen: dict[int, int] = {}
    names = []
    for block in range(N_ALL):
        face = FACE_OF[block]
        seen[face] = seen.get(face, 0) + 1
        names.append(f"{FACES[face]}.{seen[face]}")
    return tuple(names)


BLOCKS: Final[tuple[str, ...]] = _numbered()
BLOCK: Final[dict[str, int]] = {name: number for number, name in enumerate(BLOCKS)}
OF_ARMY: Final[tuple[tuple[int, ...], tuple[int, ...]]] = (
    tuple(b for b in range(N_BLOCKS) if ARMY_OF[b] == USA),
    tuple(b for b in range(N_BLOCKS) if ARMY_OF[b] == CSA),
)
OF_FACE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(b for b in range(N_ALL) if FACE_OF[b] == f) for f in range(len(FACES))
)
FULL_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(b for b in range(N_BLOCKS) if COMMAND_OF[b] == c and STATE_OF[b] == FULL) for c in range(N_COMMANDS)
)
"""Full-strength blocks of each command (Reynolds: the Iron Brigade included)."""
REDUCED_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(b for b in range(N_BLOCKS) if LINE_OF[b] == line and STATE_OF[b] != FULL) for line in range(N_LINES)
)
"""Replacement blocks of each line, R2 before R1."""
FULL_COUNT: Final[tuple[int, ...]] = tuple(len(blocks) for blocks in FULL_OF)

# ---- battle tokens (GG-2.2 of the table of components) -----------------------------------------------------

ANY: Final = "ANY"
RESERVE_ARTILLERY: Final = "RESERVE"
MARCH_NAME: Final = "MARCH"


def _token_kinds() -> tuple[list[str], list[list[int]]]:
    names: list[str] = []
    counts: list[list[int]] = [[], []]
    for army, key in ((USA, "USA"), (CSA, "CSA")):
        for word, listed in _forces.battle_tokens[key].items():  # type: ignore[index]
            strengths = [0] * listed if isinstance(listed, int) else listed
            for strength in (2, 1, 0):
                number = strengths.count(strength)
                if not number:
                    continue
                name = f"{word}-{strength}" if strength else word
                if name not in names:
                    names.append(name)
                    for column in counts:
                        column.append(0)
                counts[army][names.index(name)] = number
    return names, counts


_tokens, _token_counts = _token_kinds()
TOKENS: Final[tuple[str, ...]] = tuple(_tokens)
TOKEN: Final[dict[str, int]] = {name: number for number, name in enumerate(TOKENS)}
N_TOKENS: Final = len(TOKENS)
HIDDEN_TOKEN: Final = N_TOKENS
"""Only in views: a token whose face the viewer does not see."""
TOKEN_COUNT: Final[tuple[tuple[int, ...], ...]] = (tuple(_token_counts[USA]), tuple(_token_counts[CSA]))
"""How many tokens of each kind an army has."""
ARMY_TOKENS: Final[tuple[tuple[int, ...], ...]] = (
    tuple(t for t in range(N_TOKENS) if TOKEN_COUNT[USA][t]),
    tuple(t for t in range(N_TOKENS) if TOKEN_COUNT[CSA][t]),
)
MARCH_TOKEN: Final = TOKEN[MARCH_NAME]
TOKEN_STRENGTH: Final[tuple[int, ...]] = tuple(int(n[-1]) if n != MARCH_NAME else 0 for n in TOKENS)
"""Artillery strength; 0 for march/field-works tokens."""
TOKEN_WORD: Final[tuple[str, ...]] = tuple(n.rsplit("-", 1)[0] for n in TOKENS)
"""Deployment printed on the token: a command, I, II, III, RESERVE, ANY or MARCH."""
TOKEN_COMMAND: Final[tuple[int, ...]] = tuple(COMMAND.get(word, -1) for word in TOKEN_WORD)
TOKEN_CORPS: Final[tuple[int, ...]] = tuple(
    CORPS_NAMES.index(word) if word in CORPS_NAMES else 0 for word in TOKEN_WORD
)
TOKEN_NEEDS: Final[tuple[int, ...]] = tuple(
    _forces.blocks_needed["corps" if word in CORPS_NAMES else word if word in (ANY, RESERVE_ARTILLERY) else "command"]
    if word != MARCH_NAME
    else 0
    for word in TOKEN_WORD
)
"""GG-13.2.2: matching blocks needed."""
TRAY_MAX: Final = _forces.tray_max
TRAY_START: Final = _forces.tray_start


def matches(token: int, block: int) -> bool:
    """GG-13.2.1: does a token match a block of its army?"""
    if TOKEN_COMMAND[token] >= 0:
        return COMMAND_OF[block] == TOKEN_COMMAND[token]
    if TOKEN_CORPS[token]:
        return CORPS_OF[block] == TOKEN_CORPS[token]
    if TOKEN_WORD[token] == RESERVE_ARTILLERY:
        return ARMY_OF[block] == USA and not CAVALRY[block]
    return TOKEN_WORD[token] == ANY


MATCHING: Final[tuple[tuple[int, ...], ...]] = tuple(
    (sum(BIT[b] for b in OF_ARMY[USA] if matches(t, b)), sum(BIT[b] for b in OF_ARMY[CSA] if matches(t, b)))
    for t in range(N_TOKENS)
)
"""Masks of the blocks a token matches, by token and army (GG-13.2.1)."""

# ---- entry points, hours, arrivals -------------------------------------------------------------------------

ENTRIES: Final[tuple[str, ...]] = ("CHAMBERSBURG", "MUMMASBURG", "HARRISBURG", "EMMITSBURG", "TANEYTOWN", "BALTIMORE")
ENTRY: Final[dict[str, int]] = {name: number for number, name in enumerate(ENTRIES)}
ENTRY_ARMY: Final[tuple[int, ...]] = (CSA, CSA, CSA, USA, USA, USA)
CHAMBERSBURG, MUMMASBURG, HARRISBURG, EMMITSBURG, TANEYTOWN, BALTIMORE = range(6)
PAIRS: Final[tuple[tuple[int, int], ...]] = tuple((ENTRY[a], ENTRY[b]) for a, b in _times.transfer_pairs)
"""GG-11.17: pairs of entry points between which blocks may be transferred."""

SPACES: Final[tuple[str, ...]] = tuple(_times.spaces)
SPACE: Final[dict[str, int]] = {name: number for number, name in enumerate(SPACES)}
N_SPACES: Final = len(SPACES)
NIGHT: Final = N_SPACES - 1
FIRST_SPACE: Final[tuple[int, ...]] = (0, *(SPACE[_times.first_space[str(day)]] for day in (1, 2, 3)))
"""First space of each day, by day."""
TIMES: Final = _times

STACK_NAMES: Final[tuple[str, ...]] = ("E", "T", "B", "C-III", "C-II", "C-I", "M", "H")
STACK_ENTRY: Final[tuple[int, ...]] = (
    EMMITSBURG, TANEYTOWN, BALTIMORE, CHAMBERSBURG, CHAMBERSBURG, CHAMBERSBURG, MUMMASBURG, HARRISBURG,
)  # fmt: skip
ENTRY_STACKS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(s for s in range(len(STACK_NAMES)) if STACK_ENTRY[s] == e) for e in range(6)
)
"""Reinforcement stacks of an entry point in the order of their use (GG-11.4)."""
_bottom = _times.reinforcement_stacks["TANEYTOWN"]
assert isinstance(_bottom, Bottom)
STACK_CORPS: Final[tuple[int, ...]] = (0, 0, 0, 3, 2, 1, 2, 2)
STACK_SIZE: Final[tuple[int, ...]] = (3, 2, 3, 3, 1, 3, 1, 1)
STACK_ARMY: Final[tuple[int, ...]] = (USA, USA, USA, CSA, CSA, CSA, CSA, CSA)
RANDOM_COMMANDS: Final[tuple[int, ...]] = tuple(
    sum(
        BIT[c]
        for c in range(N_COMMANDS)
        if COMMAND_ARMY[c] == STACK_ARMY[s] and CORPS[c] == STACK_CORPS[s] and not CAVALRY_COMMAND[c]
    )
    for s in range(len(STACK_NAMES))
)
"""Masks of the commands that may lie in a stack by chance."""

# ---- orders ------------------------------------------------------------------------------------------------

ORDERS: Final = ("attack", "hold", "withdraw")
ATTACK: Final = 0
HOLD: Final = 1
WITHDRAW: Final = 2

# ---- scenarios and options of a game (part 6, D32) ---------------------------------------------------------

NEW_GAMES: Final = ("three-days", "historical")
"""Scenarios that begin with set-up; the others begin from a position file."""
SCENARIOS: Final = (*NEW_GAMES, "first-day", "second-day", "third-day")

OBSTRUCTED: Final = 1
EXTENDED: Final = 2
HISTORICAL: Final = 4
HISTORICAL_POSTS: Final = 8
BIDDING: Final = 16
TEAM: Final[tuple[int, ...]] = (32, 64)
"""The army is played by a Commander and a Subordinate (GG-25)."""
