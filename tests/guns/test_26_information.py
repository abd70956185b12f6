"""What each seat may know: views, cells and labels, samples, intelligence (GG-2.2, GG-5.5, GG-11.3)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from longroll.games.guns import GUNS
from longroll.games.guns.cells import KNOWN, REDUCED, group_in, mix, possible_commands, seen_in
from longroll.games.guns.components import BLOCK, COMMANDS, CSA, FULL_OF, N_BLOCKS, SHADOWS, USA
from longroll.games.guns.knowledge import intelligence, seen_by
from longroll.games.guns.lexicon import GONE, NOT_YET, UNSEEN
from longroll.games.guns.state import Battle
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from longroll.kit.undo import Undo, undo_class
from tests.guns.field import Field
from tests.guns.hostile import hostile_answers
from tests.guns.table import Table

APART = {"H12 N": "Howard-F", "V65 W": "Heth-F"}


def arrived(*tops: str, **more: object) -> Field:
    """Confederates that have just arrived at Chambersburg, one command after the other."""
    track = [0] * 8 + [1 if n < len(tops) else 0 for n in range(9)]
    counts = [len(tops), 0, 0, 0, 0, 0, 0]
    field = Field(
        "CSA arrival",
        {"H12 N": "Howard-F"},
        hour="1PM",
        length=len(tops),
        track={"CSA": track},
        groups={"CSA": [counts]},
        tops={"C-III": {"top": tops[0], "under": len(tops) - 1}},
        pool=list(tops[1:]),
        **more,  # type: ignore[arg-type]
    )
    field.do("turn-up CHAMBERSBURG")
    for command in tops[1:]:
        if field.kind == "top":
            field.do(f"top {command}")
        field.do("turn-up CHAMBERSBURG")
    return field


def blocks(command: str) -> tuple[int, ...]:
    return FULL_OF[COMMANDS.index(command)]


def next_turn(b: Battle) -> None:
    """The newcomers still wait when their owner acts again."""
    for block in range(N_BLOCKS):
        b.hour[block] = 0
    b.fresh = 0
    mix(b, CSA)


@rule("GG-2.2", "GG-11.3")
def test_an_arrival_shows_place_hour_and_number_only() -> None:
    field = arrived("Heth", "Pender")
    b = field.state
    assert [possible_commands(b, n) for n in (0, 1)] == [
        [COMMANDS.index(c) for c in ("Anderson", "Heth", "Pender")]
    ] * 2
    seen = seen_by(b, "USA")
    assert all(seen.at[block] in (UNSEEN, GONE) for block in blocks("Heth"))
    shadows = [k for k in SHADOWS[CSA] if seen.at[k] < NOT_YET]
    assert len(shadows) == 4
    assert sorted(seen.label[k] for k in shadows) == [1, 1, 2, 2]


def test_a_face_shown_tells_the_command_of_its_arrival() -> None:
    b = arrived("Heth", "Pender").state
    first, second = blocks("Heth")
    b.show(first)
    assert seen_in(b.arrivals[0])
    assert possible_commands(b, 0) == [COMMANDS.index("Heth")]
    # the other block of the command is known too, and the other arrival cannot be Heth
    assert b.label[first] == b.label[second] == KNOWN
    assert COMMANDS.index("Heth") not in possible_commands(b, 1)
    assert b.reveals[CSA] >= 1


def test_mixed_arrivals_are_known_together_only() -> None:
    """Blocks of two arrivals were mixed at one place: a face does not tell which arrival it came with."""
    b = arrived("Heth", "Pender").state
    next_turn(b)
    first, second = blocks("Heth")
    b.show(first)
    assert group_in(b.arrivals[0]) == group_in(b.arrivals[1]) == 0
    assert b.label[first] == KNOWN
    assert b.label[second] == 1
    assert {b.label[k] for k in blocks("Pender")} == {1}


def test_what_is_mixed_cannot_be_told_apart_whatever_is_true() -> None:
    """The same deeds with Heth and Pender exchanged look the same until a face differs."""
    one, other = arrived("Heth", "Pender").state, arrived("Pender", "Heth").state
    for b in (one, other):
        next_turn(b)
        b.show(blocks("Heth")[0])
    assert GUNS.view(one, "USA").position == GUNS.view(other, "USA").position


def test_replacements_show_their_command() -> None:
    field = Field("CSA march", {"V65 W": "Pender-R2 Heth-F", "H12 N": "Howard-F"})
    b = field.state
    assert b.label[BLOCK["Pender-R2.1"]] == REDUCED
    seen = seen_by(b, "USA")
    hints = sorted((seen.label[k], seen.hint[k]) for k in SHADOWS[CSA] if seen.at[k] < NOT_YET)
    assert (REDUCED, COMMANDS.index("Pender")) in hints


@rule("GG-2.11")
def test_blocks_out_of_play_are_public() -> None:
    field = Field("CSA march", APART, gone=["Hood-F", "Hood-R1"])
    for seat in ("USA", "CSA", None):
        assert {"Hood-F.1", "Hood-R1.1"} <= set(GUNS.view(field.state, seat).position["gone"])


def test_samples_give_the_same_view_back() -> None:
    table = Table().chance(5)
    rng = Random(5)
    for step in range(250):
        if table.state.over:
            break
        if step % 10 == 0:
            for seat in ("USA", "CSA", None):
                view = GUNS.view(table.state, seat)
                world = GUNS.sample(view, rng)
                assert msgspec.json.encode(GUNS.view(world, seat)) == msgspec.json.encode(view)
        state = table.state
        weights = state.weights() if state.mover == CHANCE else None
        state.play(rng.choices(state.codes, weights)[0])


@pytest.mark.parametrize("teams", ["USA", "CSA", "both"])
def test_samples_of_team_seats(teams: str) -> None:
    table = Table("second-day", teams=teams).chance(2)
    rng = Random(7)
    for step in range(120):
        if table.state.over:
            break
        if step % 8 == 0:
            for seat in (*table.state.seat_names(), None):
                view = GUNS.view(table.state, seat)
                world = GUNS.sample(view, rng)
                assert msgspec.json.encode(GUNS.view(world, seat)) == msgspec.json.encode(view)
        state = table.state
        weights = state.weights() if state.mover == CHANCE else None
        state.play(rng.choices(state.codes, weights)[0])


def test_samples_differ_where_something_is_hidden() -> None:
    table = Table().chance(5)
    view = GUNS.view(table.state, "USA")
    worlds = [GUNS.sample(view, Random(seed)) for seed in range(12)]
    assert len({bytes(world.tops) for world in worlds}) > 3
    assert len({bytes(world.tokens(CSA, 0)) for world in worlds}) > 3
    assert len({bytes(world.tokens(USA, 0)) for world in worlds}) == 1


def test_intelligence_tells_what_a_stack_may_be() -> None:
    field = arrived("Heth", "Pender")
    (sighting,) = [s for s in intelligence(field.state, "USA") if s.army == "CSA"]
    assert (sighting.place, sighting.blocks, sighting.seen) == ("CHAMBERSBURG", 4, ())
    assert set(sighting.commands) == {"Anderson", "Heth", "Pender"}
    assert sum(sighting.commands.values()) == pytest.approx(1)
    assert sighting.strengths == {2: pytest.approx(1)}
    field.state.show(blocks("Heth")[0])
    (sighting,) = [s for s in intelligence(field.state, "USA") if s.army == "CSA"]
    assert sighting.seen == ("Heth-F", "Heth-F")
    assert sighting.commands["Heth"] == pytest.approx(0.5)
    assert sighting.commands["Pender"] == pytest.approx(0.25)


def test_intelligence_of_one_s_own_army_is_not_needed() -> None:
    field = Field("CSA march", APART)
    assert {s.army for s in intelligence(field.state, "USA")} == {"CSA"}
    assert {s.army for s in intelligence(field.state, None)} == {"USA", "CSA"}


def test_what_reveals_cannot_be_taken_back() -> None:
    """A mounted march shows the block (GG-18.3); turning a stack shows nothing."""
    field = Field("USA march", {"H33 N": "Buford-F", "H12 N": "Howard-F", "V65 W": "Heth-F"})
    before = field.state.copy()
    after = before.copy()
    after.apply("face H12 a11")
    assert undo_class(GUNS, before, after) is Undo.FREE
    ride = before.copy()
    ride.apply("ride Buford-F H33")
    assert undo_class(GUNS, before, ride) is Undo.NEVER


def test_unknown_seats_are_refused() -> None:
    with pytest.raises(ValueError, match="no seat 'USA-C'"):
        GUNS.view(Table().state, "USA-C")


@rule("GG-2.6")
def test_the_prompt_of_a_blind_pick_names_the_block_that_was_shown() -> None:
    """… to the one who picks, who sees it from behind otherwise."""
    field = Field("CSA attack", {"H35 S": "Hood-F", "H34 N": "Sickles-F"}, csa="MARCH").do("target H34")
    field.do("lead Hood-F H35 H34 0").no_more_guns()
    picks = set()
    while field.kind in ("offer", "pick"):
        if field.kind == "pick":
            for seat in ("USA", "CSA"):
                said = GUNS.prompt(field.state, seat, "en")
                assert said is not None
                if seat == field.seat:
                    picks.add(said.question)
        field.do(field.options()[0])
    assert any("Sickles" in question for question in picks)
    assert any("Hood" in question for question in picks)


def test_everybody_is_told_the_same_decision() -> None:
    """What a decision speaks of is read off a seat's own position as it is off the whole one."""
    for scenario in ("three-days", "second-day"):
        state = GUNS.new(scenario, {"obstructed": "yes", "extended-bombardment": "yes", "teams": "both"})
        rng = Random(7)
        for _ in range(700):
            if state.over:
                break
            for seat in (*state.seat_names(), None):
                assert seen_by(state, seat).describe() == state.describe()
            weights = state.weights() if state.mover == CHANCE else None
            hostile = hostile_answers(state) if state.mover != CHANCE and rng.random() < 0.8 else []
            state.play(rng.choice(hostile) if hostile else rng.choices(state.codes, weights)[0])
