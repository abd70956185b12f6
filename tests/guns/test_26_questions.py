"""Which decisions come up tells nobody what is hidden from him (part 6, last lines; GG-2.2, GG-5.5)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from longroll.games.guns import GUNS
from longroll.kit import State
from longroll.kit.clauses import rule
from longroll.kit.notation import verb_of
from tests.acceptance.walks import warlike
from tests.guns.deeds import deed
from tests.guns.field import Field
from tests.guns.small_map import small_data


def asked(b: State) -> tuple[str, str] | None:
    """Who must decide what: everybody at the table sees it."""
    decision = b.describe()
    return None if decision is None else (decision.seat, decision.kind)


def shown(before: State, after: State, seat: str | None) -> bool:
    """Have the rules shown the seat something?"""
    was = GUNS.knowledge(before, seat)
    return any(fact in was and values < was[fact] for fact, values in GUNS.knowledge(after, seat).items())


def same_act(b: State, code: int, world: State, seat: str | None) -> list[int]:
    """Answers in another world that look the same to a seat: the same words but for faces, the same hidden blocks
    touched."""
    verb = b.notation.verbs[verb_of(code)]
    faces = [n for n, param in enumerate(verb.params) if param.name.startswith("face") and param.name != "facing"]

    def public(action: Any) -> list[str]:
        return [action.verb, *(word for n, word in enumerate(action.args) if n not in faces)]

    here, seen = public(b.write(code)), deed(b, code, seat)
    return [other for other in world.codes if public(world.write(other)) == here and deed(world, other, seat) == seen]


@rule("GG-2.2", "GG-5.5")
@pytest.mark.parametrize("number", range(5))
def test_the_same_act_is_followed_by_the_same_question(number: int) -> None:
    """In positions of games, and in others that look the same to a seat."""
    scenario = sorted(GUNS.scenarios)[number]
    rng = Random(number + 26)
    offered = GUNS.scenarios[scenario].options
    state = GUNS.new(scenario, {key: rng.choice(values) for key, values in offered.items()} if number % 2 else {})
    compared = 0
    while not state.over and compared < 100:
        code = warlike(state, rng)
        if not state.is_chance and rng.random() < 0.3:
            for seat in (*state.seat_names(), None):
                if seat == state.seat:
                    continue
                world = GUNS.sample(GUNS.view(state, seat), rng)
                here = state.copy()
                here.play(code)
                if shown(state, here, seat):
                    continue
                for other in same_act(state, code, world, seat)[:2]:
                    there = world.copy()
                    there.play(other)
                    if not shown(world, there, seat):
                        compared += 1
                        assert asked(here) == asked(there), f"{seat} learns something by {state.write(code)}"
        state.play(code)
    assert compared > 50


# ---- cavalry and infantry that were mixed ------------------------------------------------------------------

RING = {"V22": "a22", "V52": "a42", "H31": "a31", "V23": "a23", "V53": "a43", "V24": "a24", "V54": "a44", "H36": "a35"}
"""Confederates whose fields of fire leave cavalry on H33 one place to go, and infantry many."""
CSA = ("Heth-F", "Heth-F", "Pender-F", "Pender-F", "Hood-F", "Hood-F", "Rodes-F", "Rodes-F")


def mixed(on: str, elsewhere: str, at: str, turn: str, enemies: dict[str, str]) -> State:
    """Two Union blocks whose faces have been seen, mixed and parted: the Confederates cannot say which is which."""
    position, front = at.split()
    together = {"blocks": [on, elsewhere], "front": front}
    seen = {"map": small_data(), "rules": ["historical"], "positions": {position: {"USA": together}}}
    parts = GUNS.position(seen).to_json()["positions"][position]["USA"]["blocks"]
    one, other = sorted(parts, key=lambda block: not block["block"].startswith(on))
    positions: dict[str, Any] = {
        position: {"USA": {"blocks": [one], "front": front}},
        "H12": {"USA": {"blocks": [other], "front": "a12"}},
        "H34": {"USA": {"blocks": ["Sykes-F"], "front": "a34"}},
    }
    for name, (place, area) in zip(CSA, enemies.items(), strict=False):
        positions[place] = {"CSA": {"blocks": [name], "front": area}}
    return GUNS.position({"map": small_data(), "turn": turn, "positions": positions})


@rule("GG-18.5", "GG-5.5")
def test_a_march_with_one_end_does_not_show_that_it_is_cavalry() -> None:
    ends = {}
    for face, other in (("Buford-F", "Howard-F"), ("Howard-F", "Buford-F")):
        b = mixed(face, other, "H33 a33", "USA march", RING)
        b.apply(f"march {face} H33")
        assert asked(b) == ("USA", "march-to")
        ends[face] = {str(option.action) for option in b.options()}
    assert ends["Buford-F"] == {"to H34 -"}
    assert len(ends["Howard-F"]) > 1


def test_known_cavalry_goes_where_it_must_without_being_asked() -> None:
    """Everybody knows that this is Buford: nothing is hidden."""
    b = mixed("Howard-F", "Sickles-F", "H42 a42", "USA march", RING)
    spec = GUNS.to_json(b)
    spec["positions"]["H33"] = {"USA": {"blocks": ["Buford-F"], "front": "a33"}}
    again = GUNS.position(spec | {"moment": None, "turn": "USA march"})
    again.apply("march Buford-F H33")
    assert asked(again) == ("USA", "march")


@rule("GG-18.4", "GG-14.1", "GG-5.5")
def test_a_withdrawal_is_asked_for_whoever_of_the_two_it_is() -> None:
    """Under Hold only cavalry may withdraw of its own will; which of two mixed blocks is in contact is not known."""
    questions = []
    for face, other in (("Buford-F", "Howard-F"), ("Howard-F", "Buford-F")):
        b = mixed(face, other, "H33 a33", "USA withdrawal", {"H32": "a32"})
        questions.append(asked(b))
    assert questions == [("USA", "withdrawal")] * 2


# ---- equal faces ---------------------------------------------------------------------------------------------


@rule("GG-22.5")
@pytest.mark.parametrize("others", ["Heth-F Heth-F", "Heth-F Pender-F"])
def test_blocks_sent_again_are_a_choice_whatever_their_faces(others: str) -> None:
    first, second = others.split()
    stacks = {"H35 S": f"Hood-F {others}", "H34 N": "Howard-F Howard-F"}
    field = Field("CSA attack", stacks, csa="ANY-1 ANY-1 MARCH MARCH", rules=("extended-bombardment",))
    field.do("target H34")
    if field.kind == "second-target":
        field.do("done")
    field.do("lead Hood-F H35 H34 0", f"send {first} H35 H34 0", f"send {second} H35 H34 0")
    field.do("play ANY-1 H35", "play ANY-1 H35", "extend")
    while field.kind == "make-up":
        field.do(field.options()[0])
    field.draw("MARCH", "MARCH", "MARCH")
    while field.kind == "attack":
        field.do("done")
    while field.seat == "chance":
        field.do(field.options()[0])
    assert field.kind == "leader"
    field.do("lead Hood-F H35 H34 0")
    assert field.kind == "attackers"


@rule("GG-17.8")
@pytest.mark.parametrize("faces", ["Howard-F Howard-F Howard-F", "Howard-F Howard-F Sykes-F"])
def test_the_second_block_removed_is_a_choice_whatever_the_faces(faces: str) -> None:
    field = Field("USA night", {"H12 N": faces, "V65 W": "Heth-F"}, hour="NIGHT")
    while field.kind != "losses":
        field.do("done")
    field.do("remove Howard-F H12")
    assert field.kind == "losses"
