"""Acting on pieces: what is chosen for the player is legal, one answer after the other, and never goes beyond dice."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.state import Battle
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from longroll.kit.scene import Choice, Row
from longroll.server.api import odds_ahead
from tests.acceptance.walks import warlike
from tests.glory.field import Field
from tests.glory.table import Table


def followed(b: Battle, choice: Choice) -> Battle:
    """The position after a choice with all that is answered after it."""
    seat = b.seat
    after = b.copy()
    for action in [choice.action, *choice.then]:
        assert after.seat == seat, (choice.action, action)
        assert after.check(action) is None, (choice.action, action)
        after.apply(action)
    return after


@rule("GL-6.11.1", "GL-7.12.1")
def test_a_march_takes_two_clicks() -> None:
    """The unit and the hex: away from the enemy it keeps its facing; next to him it is asked for one."""
    table = Table("US K leader 0504\nUS a inf 0505 SE cmd=K\nUS b inf 0404 S cmd=K\nCS p inf 0510 N", begin="move K")
    b = table.state
    (far,) = [choice for choice in GLORY.choices(b, "en") if choice.action == "move a 0506"]
    assert (far.then, far.cost) == (["face SE"], "1")
    after = followed(b, far)
    assert after.decision is not None
    assert after.decision.kind == "move"
    assert GLORY.ask(after).here("0506")["facing"] == "SE"
    (near,) = [choice for choice in GLORY.choices(b, "en") if choice.action == "move a 0509"]
    assert near.then == []
    assert near.note == "next to p"


@pytest.mark.parametrize("scenario", ["maryes-heights", "henry-hill", "snodgrass-hill"])
def test_what_is_answered_after_an_answer_is_legal(scenario: str) -> None:
    rng = Random(f"hand {scenario}")
    state = GLORY.new(scenario)
    taken = held = 0
    for _ in range(350):
        if state.over:
            break
        if state.mover != CHANCE:
            seat = state.seat or ""
            listed = [choice for choice in GLORY.choices(state, "en") if choice.then]
            for choice in rng.sample(listed, min(2, len(listed))):
                taken += 1
                followed(state, choice)
            keys = GLORY.graspable(state, seat)
            for key in rng.sample(keys, min(1, len(keys))):
                hand = GLORY.in_hand(state, seat, [key], "en")
                if hand is None:
                    continue
                held += 1
                wider = GLORY.in_hand(state, seat, [key, *hand.more[:1]], "en") if hand.more else None
                for one in filter(None, (hand, wider)):
                    for choice in rng.sample(one.choices, min(2, len(one.choices))):
                        assert set(one.keys) <= set(choice.names)
                        followed(state, choice)
        state.play(rng.choices(state.codes, state.weights())[0] if state.mover == CHANCE else warlike(state, rng))
    assert taken > 20
    assert held > 20


@rule("GL-10.24.1", "GL-10.23.1")
def test_two_units_charge_together() -> None:
    """Both are taken, then the hex: that is the whole charge, and the odds are those of both."""
    units = "CS p inf 0505 N\nCS q inf 0605 NW\nUS d inf 0504 S"
    field = Field(units)
    hand = GLORY.in_hand(field.state, "CS", ["piece:p"], "en")
    assert hand is not None
    assert hand.more == ["piece:q"]
    both = GLORY.in_hand(field.state, "CS", ["piece:p", "piece:q"], "en")
    assert both is not None
    (choice,) = both.choices
    assert choice.fight
    assert choice.names == ["piece:p", "piece:q", "place:0504"]
    after = followed(field.state, choice)
    assert after.seat == "US"
    joint = GLORY.odds(field.do(choice.action).state, "CS", choice.then[0], "en")
    card = odds_ahead(GLORY, Field(units).state, "CS", [choice.action, *choice.then], "en")
    assert joint is not None
    assert card is not None
    assert card.percent == joint.percent


def test_nobody_takes_what_is_not_his() -> None:
    field = Field("CS p inf 0505 N\nUS d inf 0504 S")
    assert GLORY.graspable(field.state, "US") == []
    assert GLORY.in_hand(field.state, "US", ["piece:d"], "en") is None
    assert GLORY.in_hand(field.state, "CS", ["piece:d"], "en") is None
    assert GLORY.in_hand(field.state, "CS", [], "en") is None
    assert GLORY.in_hand(field.state, "CS", ["piece:p", "piece:p"], "en") is None


def leader_of(b: Battle, name: str) -> int:
    return b.roster.command_words.index(name)


def offered(scenario: str, options: dict[str, str], verb: str) -> Battle:
    """Played at random until somebody may come onto the map in some way."""
    rng, b = Random(verb), GLORY.new(scenario, options)
    for _ in range(9000):
        if b.over:
            b = GLORY.new(scenario, options)
        if b.mover != CHANCE and any(str(b.write(code)).startswith(f"{verb} ") for code in b.codes):
            return b
        b.play(rng.choices(b.codes, b.weights())[0] if b.mover == CHANCE else warlike(b, rng))
    raise AssertionError(verb)


@rule("GL-5.11.1", "GL-6.51.1", "GL-6.51.3", "GL-11.64.1", "GL-18.2", "GL-19.3")
@pytest.mark.parametrize(
    ("verb", "scenario", "options"),
    [
        ("enter", "first-manassas", {}),
        ("set", "second-manassas", {}),
        ("deploy", "chickamauga", {"second-day": "yes"}),
        ("place", "maryes-heights", {}),
        ("post", "jacksons-attack", {}),
        ("arrive", "first-manassas", {}),
    ],
)
def test_whoever_comes_onto_the_map_is_taken_and_put_down(verb: str, scenario: str, options: dict[str, str]) -> None:
    """From its mark beside the map straight to where it shall stand; whoever enters goes on at once."""
    b = offered(scenario, options, verb)
    seat = b.seat or ""
    name = next(str(b.write(code)).split()[1] for code in b.codes if str(b.write(code)).startswith(f"{verb} "))
    key = f"{'block' if verb in ('post', 'arrive') else 'piece'}:{name}"
    assert key in GLORY.graspable(b, seat)
    panels = GLORY.scene(b, seat, "en").panels
    assert key in [mark.key for panel in panels for row in panel.rows if isinstance(row, Row) for mark in row.marks]
    hand = GLORY.in_hand(b, seat, [key], "en")
    assert hand is not None
    assert len({choice.names[-1] for choice in hand.choices}) == len(hand.choices), "each hex once"
    for choice in hand.choices:
        after = followed(b, choice)
        where = after.at[b.roster.unit[name]] if key.startswith("piece:") else after.leader_at[leader_of(b, name)]
        assert f"place:{after.hex_word(where)}" == choice.names[-1]
        assert bool(choice.then) == (verb == "enter") or verb == "arrive"
    other = next((one for one in GLORY.graspable(b, seat) if one != key), None)
    assert other is None or GLORY.in_hand(b, seat, [key, other], "en") is None
