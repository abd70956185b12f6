"""GG-13.2 Deployment of artillery tokens."""

from __future__ import annotations

import pytest

from longroll.kit.clauses import rule
from tests.guns.field import Field


def can_deploy(field: Field, token: str, code: str, army: str = "CSA", attackers: str = "") -> bool:
    """May a token be played on a position? ``attackers``: positions whose blocks attack; none: for the defender."""
    return field.ask.can_deploy(token, code, army, tuple(attackers.split()))


def csa(stacks: dict[str, str], **more: object) -> Field:
    return Field("CSA march", {**stacks, "H11 N": "Howard-F"}, **more)  # type: ignore[arg-type]


@rule("GG-13.2.1", "GG-18.6")
@pytest.mark.parametrize(
    ("token", "block", "fits"),
    [
        ("Reynolds-2", "Iron-F", True),
        ("Reynolds-2", "Howard-F", False),
        ("ANY-1", "Buford-F", True),
        ("RESERVE-2", "Buford-F", False),
        ("RESERVE-2", "Iron-R1", True),
    ],
)
def test_what_a_token_matches(token: str, block: str, fits: bool) -> None:
    field = Field("USA march", {"H34 N": block, "H25 N": "Hood-F"})
    assert field.ask.matching(token, "H34", "USA") == ([block] if fits else [])


@rule("GG-13.2.1")
def test_corps_tokens_match_blocks_of_the_corps() -> None:
    field = csa({"H34 N": "Heth-F"})
    assert field.ask.matching("III-2", "H34", "CSA") == ["Heth-F"]
    assert field.ask.matching("II-2", "H34", "CSA") == []


@rule("GG-13.2.2", "GG-13.2.3", "GG-W47", "GG-R46")
def test_w47_heth_needs_two_blocks_near() -> None:
    assert not can_deploy(csa({"H34 N": "Heth-F", "H54 N": "Heth-F"}), "Heth-2", "H34")
    assert not can_deploy(csa({"H34 N": "Heth-F", "H44 N": "Pender-F", "H54 N": "Heth-F"}), "Heth-2", "H34")
    assert can_deploy(csa({"H34 N": "Heth-F", "H44 N": "Heth-F"}), "Heth-2", "H34")
    assert can_deploy(csa({"H34 N": "Heth-F Heth-F"}), "Heth-2", "H34")


@rule("GG-13.2.2", "GG-13.2.3", "GG-W47")
def test_w47_a_corps_token_counts_three_in_a_chain() -> None:
    stacks = {"H34 N": "Heth-F.1", "H44 N": "Pender-F.1", "H54 N": "Anderson-F.1"}
    field = csa({**stacks, "H21 N": "Heth-F.2", "H22 N": "Pender-F.2"})
    assert can_deploy(field, "III-2", "H34")
    broken = csa({**stacks, "H44 N": "Hood-F", "H21 N": "Heth-F.2", "H22 N": "Pender-F.1 Pender-F.2"})
    assert not can_deploy(broken, "III-2", "H34"), "nobody of the corps stands between"


@rule("GG-13.2.3")
def test_one_matching_block_must_be_on_the_position() -> None:
    field = csa({"H34 N": "Hood-F", "H44 N": "Heth-F", "V34 E": "Heth-F"})
    assert not can_deploy(field, "Heth-2", "H34")
    assert can_deploy(field, "ANY-1", "H34")


@rule("GG-13.2.4", "GG-W47", "GG-R44")
def test_w47_survivors_suffice() -> None:
    one_left = csa({"H34 N": "Heth-F"}, gone=["Heth-F"])
    assert one_left.ask.blocks_needed("Heth-2", "CSA") == 1
    assert can_deploy(one_left, "Heth-2", "H34")
    coming = csa({"H34 N": "Heth-F"})
    assert coming.ask.blocks_needed("Heth-2", "CSA") == 2, "a block that has not arrived yet is a survivor"
    none = csa({"H34 N": "Hood-F"}, gone=["Heth-F", "Heth-F"])
    assert none.ask.blocks_needed("Heth-2", "CSA") == 0
    assert not can_deploy(none, "Heth-2", "H34"), "unused replacements do not count"


@rule("GG-13.2.5", "GG-R44")
def test_corps_tokens_wait_for_two_commands() -> None:
    one = csa({"H34 N": "Heth-F Heth-F Pender-F"})
    assert not one.ask.unlocked("III-2")
    two = csa({"H34 N": "Heth-F Heth-F Pender-F", "H44 N": "Pender-F"})
    assert two.ask.unlocked("III-2")
    later = csa({"H34 N": "Heth-F.1 Pender-F.1 Pender-F.2"}, gone=["Heth-F.2"], come=["Heth-F.2"])
    assert later.ask.unlocked("III-2"), "losses do not undo it"
    forfeited = csa({"H34 N": "Pender-F.1 Pender-F.2"}, gone=["Heth-F.1", "Heth-F.2"])
    assert not forfeited.ask.unlocked("III-2"), "a command wholly given up has not entered"


@rule("GG-13.2.5")
def test_reserve_tokens_wait_for_four_commands() -> None:
    stacks = {
        "H34 N": "Howard-F Howard-F Howard-F",
        "H33 N": "Sykes-F Sykes-F Sykes-F",
        "H32 N": "Slocum-F Slocum-F Slocum-F",
        "H31 N": "Buford-F Buford-F",
        "H25 N": "Hood-F",
    }
    assert not Field("USA march", stacks).ask.unlocked("RESERVE-2"), "Buford does not count"
    fourth = {**stacks, "H21 N": "Kilpatrick-F Kilpatrick-F"}
    field = Field("USA march", fourth)
    assert field.ask.unlocked("RESERVE-2")
    assert can_deploy(field, "RESERVE-2", "H34", "USA")


@rule("GG-13.2.6", "GG-W57", "GG-R64")
def test_w57_the_attacker_counts_an_attacking_block() -> None:
    field = csa({"H35 S": "Heth-F", "V34 E": "Heth-F", "H34 N": "Sykes-F"})
    assert can_deploy(field, "ANY-1", "H35", attackers="H35")
    assert not can_deploy(field, "ANY-1", "V34", attackers="H35"), "its only block does not attack"
    assert can_deploy(field, "Heth-2", "V34", attackers="H35"), "V34 and H35 are adjacent"
    other = csa({"H35 S": "Hood-F", "V34 E": "Heth-F Heth-F", "H34 N": "Sykes-F"})
    assert not can_deploy(other, "Heth-2", "V34", attackers="H35"), "none of those counted attacks"


@rule("GG-13.2.7", "GG-R65")
def test_blocks_are_not_used_up() -> None:
    stacks = {"H34 N": "Howard-F Howard-F", "V44 E": "Hancock-F", "H35 S": "Heth-F"}
    field = Field("CSA attack", stacks, csa="MARCH", usa="Howard-2 Howard-1 ANY-1")
    field.do("target H34", "lead Heth-F H35 H34 0", "play Howard-2 H34", "play Howard-1 H34")
    assert len(field.told("artillery-played")) == 2
