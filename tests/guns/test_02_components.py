"""GG-2 Components: armies, commands, faces and strengths."""

from __future__ import annotations

from collections import Counter

from longroll.games.guns import GUNS
from longroll.games.guns.components import (
    ARMIES,
    ARMY_OF,
    CAVALRY,
    COMMAND_ARMY,
    COMMAND_OF,
    COMMANDS,
    CORPS,
    CORPS_NAMES,
    FACES,
    FULL,
    FULL_OF,
    IRON,
    LINE_OF,
    LINES,
    N_BLOCKS,
    R1,
    R2,
    REDUCED_OF,
    STATE_OF,
    STRENGTH,
    TOKEN_COUNT,
)
from longroll.games.guns.lexicon import NOT_YET, UNUSED
from longroll.kit.clauses import rule
from tests.guns.field import Field

ROSTER = {
    "Hood": (2, 2, 2), "McLaws": (2, 1, 2), "Pickett": (2, 1, 2),
    "Early": (2, 1, 2), "Johnson": (2, 1, 2), "Rodes": (2, 1, 2),
    "Anderson": (2, 1, 2), "Heth": (2, 0, 2), "Pender": (2, 2, 2),
    "Reynolds": (3, 1, 3), "Iron": (1, 1, 1), "Hancock": (3, 1, 3), "Sickles": (3, 1, 3), "Sykes": (3, 1, 3),
    "Sedgwick": (4, 1, 4), "Howard": (3, 0, 3), "Slocum": (3, 1, 3), "Buford": (2, 0, 0), "Kilpatrick": (2, 0, 0),
}  # fmt: skip
"""Full, R2 and R1 blocks of every line."""


@rule("GG-2.1", "GG-R5")
def test_every_block_has_an_army_and_a_command() -> None:
    assert N_BLOCKS == 103
    assert Counter(ARMIES[ARMY_OF[block]] for block in range(N_BLOCKS)) == {"CSA": 46, "USA": 57}
    assert all(COMMAND_ARMY[COMMAND_OF[block]] == ARMY_OF[block] for block in range(N_BLOCKS))
    corps: dict[str, set[str]] = {}
    for command, number in zip(COMMANDS, CORPS, strict=True):
        corps.setdefault(CORPS_NAMES[number], set()).add(command)
    assert corps["I"] == {"Hood", "McLaws", "Pickett"}
    assert corps["II"] == {"Early", "Johnson", "Rodes"}
    assert corps["III"] == {"Anderson", "Heth", "Pender"}
    assert len(corps[""]) == 9, "Union commands belong to no corps"


@rule("GG-R5", "GG-19.2", "GG-2.10")
def test_the_roster_has_a_replacement_for_every_loss() -> None:
    counts = Counter((LINES[LINE_OF[block]], STATE_OF[block]) for block in range(N_BLOCKS))
    for family, numbers in ROSTER.items():
        assert tuple(counts[family, state] for state in (FULL, R2, R1)) == numbers
    for line, name in enumerate(LINES):
        full, _, ones = ROSTER[name]
        if name not in ("Buford", "Kilpatrick"):
            assert ones == full, "one of strength 1 for every full block, so none is ever missing"
        assert all(LINE_OF[block] == line for block in REDUCED_OF[line])
    assert len([block for block in range(N_BLOCKS) if LINE_OF[block] == IRON]) == 3


@rule("GG-2.3", "GG-R4", "GG-18.1")
def test_strength_is_the_number_of_flags() -> None:
    for block in range(N_BLOCKS):
        wanted = 1 if CAVALRY[block] or STATE_OF[block] == R1 else 2
        assert STRENGTH[block] == wanted, FACES[block]
    assert {STRENGTH[block] for block in range(N_BLOCKS)} == {1, 2}
    assert sum(CAVALRY) == 4


@rule("GG-2.4")
def test_full_blocks_come_first_and_reduced_ones_replace() -> None:
    state = GUNS.new("three-days")
    for block in range(N_BLOCKS):
        assert state.at[block] == (NOT_YET if STATE_OF[block] == FULL else UNUSED)
    assert sum(len(blocks) for blocks in FULL_OF) == 45
    assert all(STATE_OF[block] == FULL for blocks in FULL_OF for block in blocks)


@rule("GG-2.2", "GG-2.11")
def test_a_player_sees_his_own_faces_only() -> None:
    field = Field("CSA march", {"H34 N": "Howard-F Sykes-R1", "H36 S": "Heth-F"}, gone=["Sykes-F"])
    mine = GUNS.view(field.state, "USA").position["positions"]["H34"]["USA"]["blocks"]
    assert [block["block"].split(".")[0] for block in mine] == ["Sykes-R1", "Howard-F"]
    theirs = GUNS.view(field.state, "CSA").position
    assert [b["block"].split(".")[0] for b in theirs["positions"]["H34"]["USA"]["blocks"]] == ["USA-?", "USA-?"]
    assert [b["block"].split(".")[0] for b in theirs["positions"]["H36"]["CSA"]["blocks"]] == ["Heth-F"]
    nobodys = GUNS.view(field.state, None).position["positions"]["H36"]["CSA"]["blocks"]
    assert [b["block"].split(".")[0] for b in nobodys] == ["CSA-?"]
    assert [name.split(".")[0] for name in theirs["gone"]] == ["Sykes-F"], "what is out of play lies face up"


@rule("GG-8.5")
def test_thirty_four_tokens_each() -> None:
    assert [sum(counts) for counts in TOKEN_COUNT] == [34, 34]
