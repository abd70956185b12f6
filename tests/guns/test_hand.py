"""What answers mean, what must be done, and blocks in hand."""

from __future__ import annotations

from random import Random

import pytest

from longroll.games.guns import GUNS
from longroll.kit.clauses import rule
from longroll.kit.scene import Choice
from longroll.kit.words import LANGUAGES
from tests.acceptance.walks import warlike
from tests.guns.field import Field, hard


def choices(field: Field, verb: str = "") -> list[Choice]:
    return [choice for choice in GUNS.choices(field.state, "en") if not verb or choice.verb == verb]


def chosen(field: Field, action: str) -> Choice:
    return next(choice for choice in choices(field) if choice.action == action)


# ---- what answers mean -------------------------------------------------------------------------------------------


@rule("GG-3.9", "GG-12.2")
def test_a_march_shows_its_steps() -> None:
    field = Field("CSA march", {"V65 W": "Heth-F", "H12 N": "Howard-F"}, terrain=hard("H55 a55 obstructed"))
    field.do("march Heth-F V65")
    costs = {choice.action.split()[1]: choice.cost for choice in choices(field, "to")}
    assert set(costs.values()) == {"1", "2"}
    assert (costs["V55"], costs["H56"]) == ("1", "1")
    assert costs["H55"] == "2", "obstructed"


@rule("GG-14.11")
def test_a_withdrawal_says_where_it_costs_a_reduction() -> None:
    field = Field("USA withdrawal", {"H44 N": "Howard-F", "H34 S": "Heth-F/victor", "H43 N": "Hood-F"})
    field.do("withdraw Howard-F H44")
    assert {choice.note for choice in choices(field, "to")} == {"is reduced: too near the enemy"}


@rule("GG-8.1", "GG-12.3", "GG-6.2", "GG-7.9")
def test_what_a_length_of_the_turn_gives_and_forbids() -> None:
    field = Field("start", {"H12 N": "Howard-F Howard-F Howard-F", "V65 W": "Heth-F Heth-F Hood-F"}, first="USA")
    notes = {choice.action: choice.note for choice in choices(field, "hours")}
    assert notes == {
        "hours 1": "You draw one token; then you must declare Attack or Withdraw",
        "hours 2": "You draw 2 tokens; marches near friends +2 for you, +1 for them",
    }
    prompt = GUNS.prompt(field.state, "CSA", "en")
    assert prompt is not None
    assert {duty.action: duty.note for duty in prompt.duties} == notes, "it stands in the column, too"


@rule("GG-6.7", "GG-6.10", "GG-6.12")
def test_what_an_order_gives_and_costs() -> None:
    field = Field("CSA orders", {"H12 N": "Howard-F", "V65 W": "Heth-F"}, csa="MARCH ANY-1 Heth-2")
    notes = {choice.action: choice.note for choice in choices(field, "order")}
    assert "2 tokens go back now" in notes["order withdraw"]
    assert "One hour, no tokens drawn" in notes["order attack"]
    assert "go" not in notes["order hold"].split("drawn")[1]


@rule("GG-13.16.2", "GG-13.15.1")
def test_what_a_gun_adds() -> None:
    field = Field(
        "CSA attack",
        {"H35 S": "Heth-F Heth-F", "H34 N": "Howard-F Howard-F"},
        csa="Heth-2 Heth-1 MARCH",
        usa="Howard-2 Howard-1",
        terrain=hard("H34 a34 ridge 2"),
    )
    field.do("target H34", "done", "lead Heth-F H35 H34 0", "charge")
    assert chosen(field, "play Howard-2 H34").note == "+4, then 4 points there"
    field.do("play Howard-2 H34")
    assert chosen(field, "play Howard-1 H34").note == "+1, then 5 points there"
    field.do("done", "play Heth-2 H35")
    assert chosen(field, "play Heth-1 H35").note == "+1, then 3 points there"
    assert not chosen(field, "play Heth-1 H35").chance
    assert chosen(field, "done").chance, "all guns are turned up then"


def test_a_fight_is_marked_and_shows_its_chance_before_it_is_begun() -> None:
    field = Field("CSA attack", {"H35 S": "Heth-F", "H34 N": "Howard-F Sykes-F"}, csa="MARCH", usa="ANY-1")
    assert all(choice.fight for choice in choices(field, "target"))
    field.do("target H34")
    assert [(choice.fight, choice.chance, choice.cost, choice.note) for choice in choices(field, "lead")] == [
        (True, True, "1", "strength 2")
    ]
    field.do("lead Heth-F H35 H34 0").no_more_guns()
    assert field.kind == "defender"
    for choice in choices(field, "defend"):
        odds = GUNS.odds(field.state, "USA", choice.action, "en")
        assert choice.chance
        assert odds is not None
        assert odds.of == "to hold"


# ---- duties ------------------------------------------------------------------------------------------------------


@rule("GG-14.2", "GG-14.10")
def test_who_must_withdraw_is_named_and_listed() -> None:
    stacks = {"H44 N": "Howard-F", "H34 S": "Heth-F/victor", "H24 N": "Sykes-R1"}
    field = Field("USA withdrawal", stacks)
    prompt = GUNS.prompt(field.state, "USA", "en")
    assert prompt is not None
    assert prompt.question == "Sykes and Howard must withdraw. Which goes first?"
    assert "2 steps at most" in prompt.text
    assert prompt.duties_of == "Still to fall back"
    assert {(duty.text, duty.must) for duty in prompt.duties} == {("Howard", True), ("Sykes, reduced to 1", True)}
    for duty in prompt.duties:
        assert field.legal(duty.action)
        assert any(item.same == duty.key for item in GUNS.scene(field.state, "USA", "en").items)
    assert GUNS.prompt(field.state, "CSA", "en").duties == []  # type: ignore[union-attr]


@rule("GG-6.8")
def test_an_attack_that_is_due_says_what_it_would_cost_not_to() -> None:
    field = Field("CSA attack", {"H35 S": "Heth-F", "H34 N": "Howard-F"}, csa="MARCH MARCH ANY-1")
    prompt = GUNS.prompt(field.state, "CSA", "en")
    assert prompt is not None
    assert prompt.question == "Without an attack 2 tokens go back. What do you attack?"
    assert [(duty.action, duty.must) for duty in prompt.duties] == [("target H34", False)]


# ---- in hand -----------------------------------------------------------------------------------------------------


def played(field: Field, choice: Choice) -> Field:
    """A choice with all that is answered right after it."""
    return field.do(choice.action, *choice.then)


def test_a_block_and_a_place_are_a_march() -> None:
    field = Field("CSA march", {"V65 W": "Heth-F", "H12 N": "Howard-F"})
    assert GUNS.graspable(field.state, "CSA") == ["piece:Heth-F.1"]
    assert GUNS.graspable(field.state, "USA") == []
    held = GUNS.in_hand(field.state, "CSA", ["piece:Heth-F.1"], "en")
    assert held is not None
    places = [choice.names[-1] for choice in held.choices]
    assert len(places) == len(set(places)), "a place is one answer"
    for choice in held.choices:
        moved = played(field.copy(), choice)
        assert moved.where("Heth-F") != ["V65"]
        assert moved.kind == "march"


@rule("GG-10.5")
def test_a_stack_marches_together() -> None:
    field = Field("CSA march", {"V65 W": "Heth-F Hood-F Early-R1", "H12 N": "Howard-F"})
    one = GUNS.in_hand(field.state, "CSA", ["piece:Heth-F.1"], "en")
    assert one is not None
    assert set(one.more) == {"piece:Hood-F.1", "piece:Early-R1.1"}
    keys = ["piece:Heth-F.1", *one.more]
    together = GUNS.in_hand(field.state, "CSA", keys, "en")
    assert together is not None
    for choice in together.choices:
        moved = played(field.copy(), choice)
        end = choice.names[-1].partition(":")[2]
        assert sorted(moved.stack(end, "CSA")) == ["Early-R1", "Heth-F", "Hood-F"]


@rule("GG-14.5")
def test_a_withdrawal_by_hand() -> None:
    field = Field("USA withdrawal", {"H44 N": "Howard-F", "H34 S": "Heth-F/victor"})
    (key,) = GUNS.graspable(field.state, "USA")
    held = GUNS.in_hand(field.state, "USA", [key], "en")
    assert held is not None
    for choice in held.choices:
        assert played(field.copy(), choice).where("Howard-F") != ["H44"]


@rule("GG-13.11.7")
def test_an_attack_by_hand_stops_before_the_charge() -> None:
    field = Field("CSA attack", {"H35 S": "Heth-F Hood-F", "H34 N": "Howard-F"}, csa="MARCH MARCH")
    held = GUNS.in_hand(field.state, "CSA", ["piece:Heth-F.1"], "en")
    assert held is not None
    (choice,) = held.choices
    assert choice.fight
    assert not choice.chance
    assert played(field.copy(), choice).kind == "attackers"
    both = GUNS.in_hand(field.state, "CSA", ["piece:Heth-F.1", "piece:Hood-F.1"], "en")
    assert both is not None
    (choice,) = both.choices
    assert choice.chance, "nobody else can join: the chances come first"
    declared = played(field.copy(), choice)
    assert len(declared.told("sent")) == 1


def test_everything_in_hand_is_legal_step_by_step() -> None:
    """In whole games: whatever may be taken leads somewhere, and every answer of it can be given."""
    tried = 0
    for number, scenario in enumerate(("three-days", "second-day", "first-day")):
        rng = Random(number)
        state = GUNS.new(scenario)
        for _ in range(900):
            if state.over:
                break
            seat = state.seat
            if state.mover >= 0 and seat is not None and rng.random() < 0.1:
                keys = GUNS.graspable(state, seat)
                for key in rng.sample(keys, min(2, len(keys))):
                    held = GUNS.in_hand(state, seat, [key], rng.choice(LANGUAGES))
                    assert held is not None, (key, state.decision)
                    wanted = [key, *held.more[:1]]
                    both = GUNS.in_hand(state, seat, wanted, "en") if held.more else None
                    for one in (held, both):
                        for choice in rng.sample(one.choices, min(3, len(one.choices))) if one is not None else []:
                            world = state.copy()
                            for action in (choice.action, *choice.then):
                                world.apply(action)
                            tried += 1
            state.play(warlike(state, rng))
    assert tried > 100


@pytest.mark.parametrize("keys", [[], ["piece:nobody"], ["piece:Heth-F.1", "piece:Heth-F.1"], ["place:P1"]])
def test_what_cannot_be_taken(keys: list[str]) -> None:
    field = Field("CSA march", {"V65 W": "Heth-F", "H12 N": "Howard-F"})
    assert GUNS.in_hand(field.state, "CSA", keys, "en") is None
    assert GUNS.in_hand(field.state, "USA", ["piece:Howard-F.1"], "en") is None
