"""What each seat may know: views, cells and labels, samples, intelligence (GG-2.2, GG-5.5, GG-11.3)."""

from __future__ import annotations

from itertools import permutations
from random import Random

import msgspec
import pytest

from longroll.games.guns import GUNS
from longroll.kit.clauses import rule
from longroll.kit.undo import Undo, undo_class
from tests.acceptance.walks import warlike
from tests.guns.field import Field
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


def mixed(*tops: str) -> Field:
    """The newcomers still wait when their owner acts again, and mixes them (GG-5.5)."""
    field = arrived(*tops)
    field.state = GUNS.position(field.state.to_json() | {"turn": "CSA phase", "moment": None})
    return field


def drawn_up(field: Field) -> Field:
    """The newcomers of a position, as they are known there, on the map: a block of Heth's before H34, the other with
    both of Pender's on V24."""
    spec = field.state.to_json()
    known = {block["block"]: block | {"hour": 0, "marks": []} for block in spec.pop("waiting")["CHAMBERSBURG"]}
    first = known.pop("Heth-F.1")
    positions = spec["positions"] | {
        "H35": {"CSA": {"blocks": [first], "front": "a34"}},
        "V24": {"CSA": {"blocks": list(known.values()), "front": "a14"}},
        "H34": {"USA": {"blocks": ["Sykes-F"], "front": "a34"}},
    }
    fight = {"positions": positions, "turn": "CSA attack", "moment": None, "orders": {"CSA": "attack"}}
    tray = {"USA": {"tray": {}}, "CSA": {"tray": {"MARCH": 1}}}
    field.state = GUNS.position(spec | fight | {"tokens": tray})
    return field


def fought(field: Field) -> Field:
    """The block of Heth's leads an attack and is lost: its face is shown."""
    field.do("target H34")
    if field.kind == "second-target":
        field.do("done")
    field.do("lead Heth-F H35 H34 0").no_more_guns()
    while field.kind in ("offer", "pick"):
        field.do(field.options()[0])
    assert "Heth-F" in field.ask.gone()
    return field


def suspected(field: Field) -> set[tuple[str, ...]]:
    """What the arrivals may have been, for all the Union knows."""
    view = GUNS.view(field.state, "USA")
    worlds = [GUNS.ask(GUNS.sample(view, Random(seed))) for seed in range(40)]
    return {tuple(str(arrival["command"]) for arrival in world.arrivals()) for world in worlds}


CORPS = ("Anderson", "Heth", "Pender")


@rule("GG-2.2", "GG-11.3")
def test_an_arrival_shows_place_hour_and_number_only() -> None:
    field = arrived("Heth", "Pender")
    assert suspected(field) == set(permutations(CORPS, 2))
    seen = GUNS.view(field.state, "USA").position
    assert [(one["command"], one["entry"], one["hour"], one["blocks"]) for one in seen["arrivals"]] == [
        ("?", "CHAMBERSBURG", "1PM", 2),
        ("?", "CHAMBERSBURG", "2PM", 2),
    ]
    waiting = seen["waiting"]["CHAMBERSBURG"]
    assert all(block["block"].startswith("CSA-?") for block in waiting)
    assert sorted(block["label"] for block in waiting) == [1, 1, 2, 2]
    assert "Heth" not in str(seen)


def test_a_face_shown_tells_the_command_of_its_arrival() -> None:
    field = drawn_up(arrived("Heth", "Pender"))
    before = GUNS.knowledge(field.state, "USA")
    assert [len(before[f"arrival {number}"]) for number in (0, 1)] == [3, 3]
    fought(field)
    after = GUNS.knowledge(field.state, "USA")
    # the other block of the command is known too, and the other arrival cannot be Heth
    assert [len(after[f"arrival {number}"]) for number in (0, 1)] == [1, 2]
    assert suspected(field) == {("Heth", "Pender"), ("Heth", "Anderson")}
    assert GUNS.view(field.state, "USA").position["arrivals"][0]["seen"]
    assert field.sighted("V24").seen == ("Heth-F",)
    assert after["secrets CSA"] < before["secrets CSA"]


def test_mixed_arrivals_are_known_together_only() -> None:
    """Blocks of two arrivals were mixed at one place: a face does not tell which arrival it came with."""
    field = fought(drawn_up(mixed("Heth", "Pender")))
    some = {("Heth", "Pender"), ("Heth", "Anderson")}
    assert suspected(field) == some | {(second, first) for first, second in some}
    assert [arrival.get("group", -1) for arrival in GUNS.view(field.state, "USA").position["arrivals"]] == [-1, 0]
    there = field.sighted("V24")
    assert there.seen == ()
    assert set(there.commands) == set(CORPS)


def test_what_is_mixed_cannot_be_told_apart_whatever_is_true() -> None:
    """The same deeds with Heth and Pender exchanged look the same until a face differs."""
    one, other = fought(drawn_up(mixed("Heth", "Pender"))), fought(drawn_up(mixed("Pender", "Heth")))
    assert GUNS.view(one.state, "USA").position == GUNS.view(other.state, "USA").position


def test_replacements_show_their_command() -> None:
    field = Field("CSA march", {"V65 W": "Pender-R2 Heth-F", "H12 N": "Howard-F"})
    view = GUNS.view(field.state, "USA")
    stacks = [GUNS.ask(GUNS.sample(view, Random(seed))).stack("V65", "CSA") for seed in range(30)]
    reduced = [[face for face in stack if not face.endswith("-F")] for stack in stacks]
    assert {face for stack in reduced for face in stack} == {"Pender-R2", "Pender-R1"}
    assert all(len(stack) == 1 for stack in reduced)
    assert len({face for stack in stacks for face in stack}) > 4, "of the other nothing is known"


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
        table.anything(rng)


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
        table.anything(rng)


def test_samples_differ_where_something_is_hidden() -> None:
    table = Table().chance(5)
    view = GUNS.view(table.state, "USA")
    worlds = [GUNS.sample(view, Random(seed)) for seed in range(12)]
    assert len({str(world.to_json()["stacks"]) for world in worlds}) > 3
    assert len({str(GUNS.ask(world).pile("CSA", "tray")) for world in worlds}) > 3
    assert len({str(GUNS.ask(world).pile("USA", "tray")) for world in worlds}) == 1


def test_intelligence_tells_what_a_stack_may_be() -> None:
    field = arrived("Heth", "Pender")
    newcomers = field.sighted("CHAMBERSBURG")
    assert (newcomers.blocks, newcomers.seen) == (4, ())
    assert set(newcomers.commands) == set(CORPS)
    assert sum(newcomers.commands.values()) == pytest.approx(1)
    assert newcomers.strengths == {2: pytest.approx(1)}
    there = fought(drawn_up(field)).sighted("V24")
    assert (there.blocks, there.seen) == (3, ("Heth-F",))
    assert there.commands == {command: pytest.approx(1 / 3) for command in CORPS}


def test_intelligence_of_one_s_own_army_is_not_needed() -> None:
    field = Field("CSA march", APART)
    assert {s.army for s in GUNS.intelligence(field.state, "USA")} == {"CSA"}
    assert {s.army for s in GUNS.intelligence(field.state, None)} == {"USA", "CSA"}


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
                assert GUNS.shown_to(state, seat).describe() == state.describe()
            state.play(warlike(state, rng))
