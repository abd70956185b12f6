"""GG-2 Components: armies, commands, faces and strengths."""

from __future__ import annotations

from collections import Counter

from longroll.games.guns import GUNS
from longroll.games.guns.data.materials import load_forces
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


ASK = GUNS.ask(GUNS.new("three-days"))
BLOCKS = {army: [block for command in ASK.commands(army) for block in ASK.blocks(command)] for army in ("USA", "CSA")}
ALL = BLOCKS["USA"] + BLOCKS["CSA"]
HORSE = ("Buford-F", "Kilpatrick-F")


@rule("GG-2.1", "GG-R5")
def test_every_block_has_an_army_and_a_command() -> None:
    assert (len(BLOCKS["CSA"]), len(BLOCKS["USA"])) == (46, 57)
    assert len({block["block"] for block in ALL}) == 103
    forces = load_forces()
    assert {army: set(ASK.commands(army)) for army in BLOCKS} == {
        army: set(forces.blocks[army]) for army in forces.blocks
    }
    corps: dict[str, set[str]] = {}
    for commands in forces.blocks.values():
        for command, sheet in commands.items():
            corps.setdefault(sheet.corps, set()).add(command)
    assert corps["I"] == {"Hood", "McLaws", "Pickett"}
    assert corps["II"] == {"Early", "Johnson", "Rodes"}
    assert corps["III"] == {"Anderson", "Heth", "Pender"}
    assert len(corps[""]) == 9, "Union commands belong to no corps"


@rule("GG-R5", "GG-19.2", "GG-2.10")
def test_the_roster_has_a_replacement_for_every_loss() -> None:
    counts = Counter(str(block["face"]) for block in ALL)
    assert {face.split("-")[0] for face in counts} == set(ROSTER)
    for family, numbers in ROSTER.items():
        assert tuple(counts[f"{family}-{state}"] for state in ("F", "R2", "R1")) == numbers
        full, _, ones = numbers
        if family not in ("Buford", "Kilpatrick"):
            assert ones == full, "one of strength 1 for every full block, so none is ever missing"
    assert [block["face"] for block in ASK.blocks("Reynolds")].count("Iron-F") == 1


@rule("GG-2.3", "GG-R4", "GG-18.1")
def test_strength_is_the_number_of_flags() -> None:
    for block in ALL:
        assert block["strength"] == (1 if block["face"] in HORSE or block["state"] == "R1" else 2), block["face"]
    assert {block["strength"] for block in ALL} == {1, 2}
    assert len([block for block in ALL if block["face"] in HORSE]) == 4


@rule("GG-2.4")
def test_full_blocks_come_first_and_reduced_ones_replace() -> None:
    for block in ALL:
        assert block["place"] == ("coming" if block["state"] == "F" else "unused")
    assert [block["state"] for block in ALL].count("F") == 45


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
    for army in ("USA", "CSA"):
        assert ASK.size(army, "reserve") + ASK.size(army, "tray") == 34
