"""The staff: it sees its view alone, plays to the end, and knows its trade."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from longroll.games.gettysburg import GETTYSBURG, odds
from longroll.games.gettysburg.board import N_SECTORS, PLACES, PRINTED, SECTOR
from longroll.games.gettysburg.components import CSA, UNION
from longroll.games.gettysburg.doctrine import Staff, estimates
from longroll.games.gettysburg.doctrine.orders import storm_party
from longroll.games.gettysburg.doctrine.posts import Assignment, assign, fill_posts
from longroll.games.gettysburg.doctrine.situation import Party, Situation, party
from longroll.games.gettysburg.doctrine.turns import Staffwork
from longroll.games.gettysburg.state import Battle
from longroll.kit import CHANCE, State
from longroll.kit.clauses import rule
from tests.acceptance.walks import walk, warlike
from tests.gettysburg.table import Table, block, sector


def answer(state: State, seed: int = 1) -> str:
    """The staff's answer to the pending decision."""
    view = GETTYSBURG.view(state, state.seat)
    return str(Staff().choose(view, Random(seed)))


@rule("GB-26.1", "GB-26.3")
@pytest.mark.parametrize("scenario", list(GETTYSBURG.scenarios))
def test_hidden_values_do_not_change_its_mind(scenario: str) -> None:
    """Exchange what the staff cannot see: it answers the same."""
    rng = Random(7)
    asked = 0
    for state, _ in walk(GETTYSBURG, scenario, 3, warlike):
        if state.mover == CHANCE or rng.random() > 0.12:
            continue
        view = GETTYSBURG.view(state, state.seat)
        world = GETTYSBURG.sample(view, rng)
        assert answer(state) == answer(world)
        asked += 1
    assert asked > 5


@pytest.mark.parametrize(("scenario", "seed"), [("first-day", 1), ("third-day", 2)])
def test_it_plays_both_sides_to_the_end(scenario: str, seed: int) -> None:
    state = GETTYSBURG.new(scenario)
    rng = Random(seed)
    for _ in range(6000):
        if state.over:
            break
        code = rng.choice(state.codes) if state.mover == CHANCE else state.read_text(answer(state, seed))
        state.play(code)
    assert state.over


FIGHTS = [
    # attackers in LON, garrison of CEM
    (sector("CR1", "CR2"), sector("UR1")),
    (sector("CR1", "CR2", "CR3", "CR4"), sector("UR1", "UR2", "UR3", "UA1")),
    (sector("CE1", "CE2", "CR1", "CR2", cubes={"grey": 3}), sector("UR1", "UR2", "UA1", cubes={"blue": 4})),
    (sector("CR1", "CR2", "CR3", "CR4"), sector("UI1", "UI2", "UR1", cubes={"orange": 2}, disrupted=True)),
    (sector("CR1", "CR2", "CR3", "CR4"), sector("UR1", "UR2", "UA1", sticks=["LON", "LON"])),
    (sector("CR1", "CR2", "CR3", "CR4"), sector("UR1", "UR2", "UA1", sticks=["GET", "GET"])),
]


@pytest.mark.parametrize(("attack", "defence"), FIGHTS)
def test_its_estimates_are_near_the_odds(attack: dict[str, Any], defence: dict[str, Any]) -> None:
    """The staff sifts assaults by an estimate; it must not be far from the exact chance."""
    places = {"LON": attack, "CEM": defence, "HUM": {"block": block("Union", 5)}, "SCH": {"block": block("CSA", 5)}}
    b = Table({"places": places}).state
    scene = Situation(b, CSA)
    start, target = SECTOR["LON"], SECTOR["CEM"]
    group = party(b, CSA, start, 4)
    exact = odds.assault(b, target, storm_party(scene, group))
    assert exact.exact
    assert abs(scene.odds(CSA, target, [group]).win - exact.win) < 0.08
    assert odds.contest(b, target, storm_party(scene, group)) == pytest.approx(exact.win, abs=1e-12)


# ---- what it remembers -------------------------------------------------------------------------------------


def warlike_positions(scenario: str, seed: int, every: int) -> Iterator[Battle]:
    for number, (state, _) in enumerate(walk(GETTYSBURG, scenario, seed, warlike)):
        if number % every == 0:
            assert isinstance(state, Battle)
            yield state


def test_posts_that_are_remembered_are_those_that_would_be_filled() -> None:
    """Over a whole game, with all that happens without anybody being asked to fill posts anew."""
    last: dict[int, Assignment] = {}
    again = 0
    for b in warlike_positions("third-day", 2, 1):
        for side in (CSA, UNION):
            found = assign(Situation(b, side))
            again += found is last.get(side)
            last[side] = found
            assert found == fill_posts(Situation(b, side))
    assert again > 100


def storms(b: Battle, side: int) -> Iterator[tuple[int, list[odds.Attacker]]]:
    """Assaults that a side's troops could make if they had the orders: from one sector, and from two."""
    scene = Situation(b, side)
    for target in scene.enemy_sectors:
        if b.mask(side, target):
            continue
        starts = [s for s in scene.ground.neighbours[target] if scene.force(side, s).troops and not b.mask(1 - side, s)]
        groups: list[tuple[Party, ...]] = [(party(b, side, start, number),) for start in starts for number in (2, 4)]
        groups += [(party(b, side, one, 2), party(b, side, two, 2)) for one, two in pairwise(starts)]
        for parties in groups:
            yield target, [attacker for group in parties for attacker in storm_party(scene, group)]


@pytest.mark.parametrize("scenario", ["second-day-afternoon", "third-day"])
def test_the_short_way_to_the_winner_finds_what_the_odds_say(scenario: str) -> None:
    """Whatever was worked out before: what befalls a side is shared by all who meet it."""
    told = untold = 0
    for b in warlike_positions(scenario, 1, 25):
        for side in (CSA, UNION):
            for target, attackers in storms(b, side):
                short = odds.contest(b, target, attackers)
                full = odds.assault(b, target, attackers, 1, 0.0)
                if full.samples:
                    untold += 1
                    assert short == odds.UNTOLD
                else:
                    told += 1
                    assert short == pytest.approx(full.win, abs=1e-12)
    assert told > 50
    assert untold > 5


@pytest.mark.parametrize("attacking", [True, False])
def test_those_who_are_said_to_fire_alike_do(attacking: bool) -> None:
    for pieces in range(1, 9):
        for cubes in range(estimates.MOST * pieces + 1):
            alike = estimates.fires_as(pieces, cubes)
            volleys = [
                [(salvo.cubes, salvo.shock, salvo.chance) for salvo in estimates.troops_volley(n, load, 0, attacking)]
                for n, load in ((pieces, cubes), (alike >> 8, alike & 255))
            ]
            assert volleys[0] == volleys[1]


def test_estimates_do_not_fill_the_memory() -> None:
    """When too much is kept everything is forgotten, and found again."""
    garrison = (2, 0, 1, 0, estimates.Conditions(-1, 0, 0), 1, 0)
    before = estimates.assault(3, 1, 2, *garrison)
    estimates._binomials.update({-number: [] for number in range(1, estimates.REMEMBERED + 1)})
    estimates.assault(3, 1, 1, *garrison)
    assert estimates.remembered() < 10_000
    after = estimates.assault(3, 1, 2, *garrison)
    assert (after.win, after.cost, after.harm) == (before.win, before.cost, before.harm)


def test_what_a_block_would_make_possible_may_be_asked_twice() -> None:
    """Of a place from which guns could be ordered to fire."""
    state = GETTYSBURG.new("third-day")
    assert isinstance(state, Battle)
    scene = Situation(state, CSA)
    work = Staffwork(scene)
    place = max(range(N_SECTORS), key=work.volley_score)
    assert work.volley_score(place) > 0
    scores = list(work.missed[place])
    first = work.prospects(place)
    assert work.prospects(place) == first
    assert work.missed[place] == scores


@rule("GB-12.8", "GB-25.1")
def test_it_takes_a_star_that_is_there_for_the_taking() -> None:
    """Four fresh elites beside a worn regular on a second star, the Union almost out of discs."""
    places = {
        "CUL": sector("CR1", "CR2", "CR3", "CR4"),
        "CEM": sector("UI1", cubes={"orange": 5}),
        "CUF": sector("CE1", "CE2", "CE3", "CE4", block=block("CSA", 5)),
        "TAN": sector("UR1", block=block("Union", 5, 5)),
    }
    discs = {"single": 12, "double": 4, "orders": 1, "forced": 0}
    table = Table({"places": places, "discs": discs})
    for _ in range(12):
        if table.kind not in ("turn", "order", "moving"):
            break
        table.do(answer(table.state))
    assert table.state.contested or table.told("combat-begins"), "it went in"


def test_the_union_does_not_leave_its_stars() -> None:
    """From the afternoon of 2 July the staff keeps a garrison on every star that no combat has taken."""
    state = GETTYSBURG.new("second-day-afternoon")
    rng = Random(4)
    for _ in range(500):
        if state.over or state.period != 2:
            break
        code = rng.choice(state.codes) if state.mover == CHANCE else state.read_text(answer(state))
        state.play(code)
        for star in PRINTED.star_sectors:
            assert state.mask(UNION, star) or state.mask(CSA, star), f"{PLACES[star]} stands empty"


@pytest.mark.parametrize(("turn", "side"), [("Union", "CSA"), ("CSA", "Union")])
def test_an_army_that_is_gone_still_answers(turn: str, side: str) -> None:
    """Nothing on the map, nothing to give orders to: any legal answer."""
    piece = {"CSA": "CR1", "Union": "UR1"}[side]
    places = {"WEI": {"pieces": [piece], "block": {"side": side, "value": 5}}}
    state = GETTYSBURG.position({"period": "mid-day", "turn": turn, "places": places})
    assert state.seat == turn
    view = GETTYSBURG.view(state, turn)
    assert GETTYSBURG.doctrine.minds()["staff"]().choose(view, Random(1)) in view.options
