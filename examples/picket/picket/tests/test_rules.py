"""Every clause of the rules."""

from __future__ import annotations

import pytest

from longroll.kit import CHANCE, Result
from longroll.kit.clauses import rule
from picket import PICKET


@rule("PK-1.1", "PK-1.2", "PK-2.1", "PK-3.1")
def test_the_first_picket() -> None:
    state = PICKET.new()
    assert state.seat == "north"
    assert [str(option) for option in state.options()] == ["send mill", "send bridge", "send chapel", "pass"]
    assert [PICKET.ask(state).holder(post) for post in ("mill", "bridge", "chapel")] == [None, None, None]
    state.apply("send mill")
    assert state.seat == "south"
    assert PICKET.ask(state).holder("mill") == "north"
    assert (PICKET.ask(state).reserve("north"), PICKET.ask(state).reserve("south")) == (3, 4)


@rule("PK-2.2")
def test_what_may_not_be_sent() -> None:
    state = PICKET.position({"holders": {"mill": "north"}, "reserve": {"north": 3}})
    refused = state.check("send mill")
    assert refused is not None
    assert (refused.clause, refused.reason.key) == ("PK-2.2", "refusal-yours")
    bare = PICKET.position({"reserve": {"north": 0}, "side": "south"})
    events = bare.apply("send mill")
    assert [event.kind for event in events] == ["held", "forced", "passed"]
    assert bare.seat == "south"


@rule("PK-3.2")
@pytest.mark.parametrize(("face", "holder"), [(3, "south"), (4, "north")])
def test_a_fight(face: int, holder: str) -> None:
    state = PICKET.position({"holders": {"mill": "south"}, "reserve": {"south": 3}})
    odds = PICKET.odds(state, "north", "send mill", "en")
    assert odds is not None
    assert odds.percent == 50
    state.apply("send mill")
    assert state.mover == CHANCE
    state.apply(f"roll {face}")
    assert PICKET.ask(state).holder("mill") == holder
    assert PICKET.ask(state).reserve("north") == 3


@rule("PK-4.1")
@pytest.mark.parametrize(
    ("holders", "result"),
    [
        ({"mill": "south"}, Result(True, "south", ("south",))),
        ({"mill": "south", "bridge": "north"}, Result(over=True)),
    ],
)
def test_the_end(holders: dict[str, str], result: Result) -> None:
    state = PICKET.position({"holders": holders, "reserve": {"north": 3, "south": 3}})
    state.apply("pass")
    assert not state.over
    state.apply("pass")
    assert state.result == result


@rule("PK-4.2")
@pytest.mark.parametrize("seat", ["north", "south"])
def test_giving_up(seat: str) -> None:
    """In turn and out of turn."""
    state = PICKET.new()
    state.apply(f"concede {seat}")
    assert state.result.winner == {"north": "south", "south": "north"}[seat]


@rule("PK-4.3")
def test_agreeing_on_a_draw() -> None:
    """Also where one side holds more posts."""
    state = PICKET.new()
    state.apply("send mill")
    state.apply("agree north")
    assert (state.over, state.result.winner) == (True, None)
    assert PICKET.position(PICKET.to_json(state)) == state
