"""GG-9 Fields of fire: beaten defenders."""

from __future__ import annotations

from longroll.kit.clauses import rule
from tests.guns.field import Field

BEATEN = {"H34 N": "Howard-F", "H34 S 0": "Heth-F/attacked/moved/victor", "H36 S": "Pender-F", "H12 N": "Sykes-F"}
"""The Union lost an attack on H34; the victor, from a34, shares the position."""
GONE = {"H36 S": "Pender-F", "H12 N": "Sykes-F"}


@rule("GG-9.8", "GG-12.6", "GG-12.7")
def test_beaten_defenders_still_bar_the_area_before_them_to_marches() -> None:
    free = Field("CSA march", GONE).do("march Pender-F H36")
    assert {"H35", "V34", "V44", "H34"} <= free.ends()
    field = Field("CSA march", BEATEN).do("march Pender-F H36")
    assert "H35" in field.ends(), "on its border a march may end"
    assert not {"V34", "V44", "H34"} & field.ends()


@rule("GG-9.8", "GG-11.7", "GG-11.15")
def test_and_to_entries() -> None:
    """A ridge at V24 looks over a14 into the entry area a04."""
    stacks = {"V24 W": "Howard-F", "V24 E 0": "Heth-F/attacked/moved/victor", "H12 N": "Sykes-F"}
    covered = Field(
        "CSA entry",
        stacks,
        terrain={"V24": {"a14": {"ridge": 1}}},
        waiting={"CHAMBERSBURG": ["Pender-F"]},
    )
    assert {option.split()[3] for option in covered.options("enter")} == {"H05", "H06", "V15"}
    assert covered.refused("enter Pender-F CHAMBERSBURG H04 a03") == "GG-11.7"
