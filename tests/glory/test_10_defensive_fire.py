"""GL-10.3 Defensive fire."""

from __future__ import annotations

from longroll.kit.clauses import rule
from tests.glory.field import Field


@rule("GL-10.34.1", "GL-10.32.1", "GL-10.32.4", "EX-21")
def test_infantry_with_artillery() -> None:
    units = "CS p inf 0505 N\nUS d inf 0504 S\nUS g art 0504 S"
    field = Field(units).do("charge p", "defend 0504 C").dice(3)
    assert field.sum_of("defends") == [8]
    assert field.disordered("p")
