"""The staff: it sees its view alone, answers every kind of decision by the rules, and knows its trade."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from longroll.games import game as find_game
from longroll.games.guns import GUNS
from longroll.games.guns.components import ATTACK, CSA, NIGHT, TOKEN, TRAY_START, USA
from longroll.games.guns.doctrine import Staff, duties, guns
from longroll.games.guns.doctrine.answers import ANSWERS
from longroll.games.guns.doctrine.attacks import Attacks, squanders
from longroll.games.guns.doctrine.intent import GO_OUT, Intent
from longroll.games.guns.doctrine.lay import arrivals_of, bare_field, lay_of, links_of, steps_to
from longroll.games.guns.doctrine.line import UnionLine, rooted
from longroll.games.guns.doctrine.shifting import best_lay, ways
from longroll.games.guns.doctrine.situation import Situation
from longroll.games.guns.lexicon import DECISIONS, HOURS
from longroll.games.guns.rules.objectives import spaced
from longroll.games.guns.state import ARMY_SIZE, PILE_SIZE, TRAY, Battle
from longroll.kit import CHANCE
from longroll.kit.clauses import rule
from longroll.kit.notation import act
from longroll.kit.rollouts import fallen
from tests.acceptance.walks import by_verb, walk, warlike

WALKS: list[tuple[str, dict[str, str]]] = [
    ("three-days", {"bidding": "yes", "teams": "both"}),
    ("historical", {"obstructed": "yes", "extended-bombardment": "yes"}),
    ("second-day", {"extended-bombardment": "yes"}),
    ("third-day", {}),
    ("third-day", {"teams": "CSA"}),
]

CHANCE_KINDS = {"draw", "turn-up", "top", "first-bidder"}


def answer(state: Battle, seed: int = 1) -> str:
    """The staff's answer to the pending decision, from its view."""
    return str(Staff().choose(GUNS.view(state, state.seat), Random(seed)).action)


def kind(state: Battle) -> str:
    return DECISIONS[state.frames[-1].kind(state)].name


def positions(options: dict[str, str], seed: int, scenario: str = "three-days") -> list[Battle]:
    """Positions of a warlike random game in which a player must choose."""
    rng = Random(seed)
    state = GUNS.new(scenario, options)
    found = []
    while not state.over:
        if state.mover != CHANCE:
            found.append(state.copy())
        chooser = warlike if rng.random() < 0.7 else by_verb
        state.play(chooser(state, rng))
    return found


def situation_of(state: Battle, army: int) -> Situation:
    return Situation(state, army, list(state.codes))


def test_every_kind_of_decision_has_an_answer() -> None:
    assert set(ANSWERS) == {asking.name for asking in DECISIONS} - CHANCE_KINDS


def test_legal_over_many_positions() -> None:
    """Every kind comes up in random games of all options; each answer is legal."""
    seen: dict[str, int] = {}
    for seed in range(4):
        for scenario, options in WALKS:
            for state in positions(options, seed, scenario):
                name = kind(state)
                if seen.get(name, 0) >= 12 or len(state.codes) < 2:
                    continue
                seen[name] = seen.get(name, 0) + 1
                words = answer(state)
                assert state.check(words) is None, (name, words)
    missing = set(ANSWERS) - set(seen)
    assert len(missing) <= 4, missing


def test_it_does_not_leave_its_answers_to_chance() -> None:
    """Two staffs with the same generator answer alike; with another one, too, except where nothing is known."""
    for state in positions({}, 5)[::9]:
        assert answer(state, 1) == answer(state, 1)
        if kind(state) != "pick":
            assert answer(state, 1) == answer(state, 2)


@rule("GG-2.2", "GG-4.7")
@pytest.mark.parametrize("scenario", list(GUNS.scenarios))
def test_hidden_things_do_not_change_its_mind(scenario: str) -> None:
    """Exchange what the staff cannot see: it answers the same."""
    rng = Random(11)
    asked = 0
    for state, _ in walk(find_game("guns"), scenario, 3, warlike):
        if state.mover == CHANCE or rng.random() > 0.08:
            continue
        assert isinstance(state, Battle)
        world = GUNS.sample(GUNS.view(state, state.seat), rng)
        assert answer(state) == answer(world)
        asked += 1
    assert asked > 5


@pytest.mark.parametrize(("scenario", "seed"), [("third-day", 1), ("second-day", 2)])
def test_it_plays_both_sides_to_the_end(scenario: str, seed: int) -> None:
    rng = Random(seed)
    state = GUNS.new(scenario)
    for _ in range(6000):
        if state.over:
            break
        state.play(rng.choice(state.codes) if state.mover == CHANCE else state.read_text(answer(state, seed)))
    assert state.over


@pytest.mark.parametrize("army", ["USA", "CSA"])
def test_it_beats_random_answers(army: str) -> None:
    for seed in range(3):
        rng = Random(seed)
        state = GUNS.new("third-day")
        while not state.over:
            state.play(state.read_text(answer(state, seed)) if state.seat == army else rng.choice(state.codes))
        assert state.result.winner == army


# ---- its trade -------------------------------------------------------------------------------------------------------


@rule("GG-20.8")
def test_the_union_attacks_rather_than_lose_at_once() -> None:
    """Without full control on 2 July only Attack orders save the Union."""
    spec = {
        "day": 2,
        "hour": "9AM",
        "positions": {
            "P161": {"USA": {"blocks": ["Howard-F"], "front": "A65"}},
            "P95": {"CSA": {"blocks": ["Heth-F"], "front": "A31"}},
        },
        "objectives": [{"area": "A31"}, {"area": "A64"}, {"area": "A104"}],
        "tokens": {"USA": {"tray": {"ANY-1": 1, "Howard-2": 1}}},
        "turn": "USA orders",
    }
    state = GUNS.position(spec)
    assert answer(state) == "order attack"


def test_the_union_keeps_what_bars_the_way() -> None:
    """On 2 July at dawn blocks that keep Confederates from objectives are given no other post."""
    state = GUNS.new("second-day")
    line = UnionLine(situation_of(state, USA))
    assert len(line.held) >= 4
    for stance in line.held:
        goals = [line.goal_of.get(block, stance) for block in state.stack(USA, stance // 2)]
        assert stance in goals


def test_confederates_march_towards_places_that_command_objectives() -> None:
    """After a Confederate phase on 2 July the army is nearer to such places than before."""
    rng = Random(4)
    state = GUNS.new("second-day")
    lay = lay_of(state.ground)

    def nearness() -> float:
        posts = [p for goal in state.goals for p in state.ground.members(lay.posts[goal])]
        return sum(
            min(state.ground.distances(p)[q] for p in posts) for q in state.ground.members(state.occupied[CSA])
        ) / max(1, state.occupied[CSA].bit_count())

    before = nearness()
    for _ in range(400):
        state.play(rng.choice(state.codes) if state.mover == CHANCE else state.read_text(answer(state)))
        if state.over or state.space > 8:
            break
    assert nearness() < before


@rule("GG-13.18.3")
def test_it_likes_to_attack_across_the_rear() -> None:
    """The same defender is worth attacking from behind, not from in front."""
    values = []
    for front in ("A31", "A40"):
        spec = {
            "day": 2,
            "hour": "9AM",
            "positions": {
                "P95": {"CSA": {"blocks": ["Heth-F"], "front": front}},
                "P68": {"USA": {"blocks": ["Howard-F"], "front": "A31"}},
            },
            "orders": {"USA": "attack"},
            "tokens": {"USA": {"tray": {"MARCH": 1}}},
            "turn": "USA attack",
        }
        state = GUNS.position(spec)
        assert state.orders[USA] == ATTACK
        values.append(Attacks(situation_of(state, USA)).best_on(state.ground.position_index["P95"]).win)
    assert values[1] > values[0] + 0.5


@pytest.mark.parametrize("kept", [lay_of, links_of, arrivals_of, steps_to, bare_field])
def test_what_is_kept_of_a_ground_goes_when_there_are_others(kept: Any) -> None:
    """Positions may bring maps of their own, without end."""
    assert kept.cache_info().maxsize is not None


# ---- what it learned -------------------------------------------------------------------------------------------------


def opened(scenario: str) -> Battle:
    """A scenario at its first decision of a player."""
    rng = Random(3)
    state = GUNS.new(scenario)
    while state.mover == CHANCE:
        state.play(fallen(state, rng))
    return state


def test_a_line_that_holds_is_not_left() -> None:
    """On 3 July the Union holds everything: whoever faces the enemy alone stays, unless a plan sends him out."""
    state = opened("third-day")
    situation = situation_of(state, USA)
    assert situation.in_control()
    kept = rooted(situation)
    assert kept
    line = UnionLine(situation)
    for position in state.ground.members(kept):
        assert any(stance // 2 == position for stance in line.held)
    assert not rooted(Situation(state, USA, [], Intent(marches=GO_OUT)))


def test_no_hour_is_wasted_at_the_end() -> None:
    """With a full tray the Confederates wait an hour at most; early in the day they march as far as they can."""
    state = opened("third-day")
    codes = [act(HOURS, number) for number in range(1, 6)]
    situation = Situation(state, CSA, codes)
    assert duties.hours(situation) == codes[-1]
    state.space = NIGHT - 6
    assert situation.tray(CSA) == TRAY_START
    assert duties.hours(Situation(state, CSA, codes)) == codes[0]
    assert duties.hours(Situation(state, USA, codes)) == codes[-1]


def test_tokens_that_can_be_played_are_worth_more() -> None:
    """At noon on 1 July Sedgwick is far away, and there is no Night to dig in for hours."""
    situation = situation_of(opened("first-day"), USA)
    far, near, march = (guns.token_value(situation, TOKEN[name]) for name in ("Sedgwick-2", "ANY-1", "MARCH"))
    assert near > far
    assert near > march


@pytest.mark.parametrize("moves", [0, 1, 4, 7])
def test_objectives_are_moved_no_farther_than_they_can_be(moves: int) -> None:
    state = opened("first-day")
    ground, goals = state.ground, tuple(state.goals)
    weak, found = best_lay(ground, goals, 0, moves)
    assert (
        sum(next(way.moves for way in ways(ground, a) if way.area == b) for a, b in zip(goals, found, strict=True))
        <= moves
    )
    assert spaced(ground, list(found))
    assert weak <= best_lay(ground, goals, 0, 0)[0]
    assert best_lay(ground, goals, 0b111, moves)[1] == goals


def test_the_union_keeps_a_token_to_declare_attack_with() -> None:
    state = opened("third-day")
    situation = situation_of(state, USA)
    plan = Attacks(situation, True).best(list(state.ground.members(state.occupied[CSA])))
    assert plan.sends
    assert not squanders(situation, plan)
    start = USA * ARMY_SIZE + TRAY * PILE_SIZE
    state.piles[start : start + PILE_SIZE] = bytes(PILE_SIZE)
    state.piles[start] = 1
    assert squanders(situation, plan)
