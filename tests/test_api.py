"""What a researcher does first: a state by itself, its answers, its dice, its result, its copies and pickles."""

from __future__ import annotations

import copy
import json
import pickle
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from inspect import isgetsetdescriptor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import longroll
from longroll.games import BUILT_IN, list_games
from longroll.games import game as find_game
from longroll.kit import Action, BadInput, Game, Illegal, Message, Option, Result, State
from longroll.kit.clauses import rule
from longroll.kit.scene import PoseAsk
from longroll.kit.words import LANGUAGES
from longroll.minds import mind, minds
from longroll.minds.levels import SECONDS
from tests.guns.field import Field

POSITIONS = Path(__file__).parents[1] / "docs" / "positions"
LARGEST = 20_000
"""Bytes of a pickled state."""
STEPS = 400
EVERY = 40
SCENARIOS = [(name, scenario) for name in BUILT_IN for scenario in find_game(name).scenarios]

every_game = pytest.mark.parametrize("name", BUILT_IN)
every_scenario = pytest.mark.parametrize(("name", "scenario"), SCENARIOS)


def met(name: str, scenario: str = "", steps: int = STEPS, every: int = EVERY) -> Iterator[State]:
    """Positions of a random game, the first one too."""
    state, rng = find_game(name).new(scenario), Random(f"api {name} {scenario}")
    for step in range(steps):
        if step % every == 0:
            yield state
        if state.over:
            return
        state.apply(state.draw(rng))


def examples(name: str) -> Iterator[State]:
    """The positions on the page of a game; those of The Guns have no map of their own, so it gets one."""
    page = (POSITIONS / f"{name}.md").read_text(encoding="utf-8")
    for text in re.findall(r"```json\n(.*?)```", page, re.DOTALL):
        spec = json.loads(text)
        with suppress(BadInput):  # a view, in which something is not known
            yield find_game(name).position(spec.get("position", spec))
    if name == "guns":
        yield Field("CSA march", {"H34 N": "Heth-F"}).state


def by_chance(name: str) -> State:
    """A position in which chance decides, its answers not equally likely where the game has such."""
    found = [state.copy() for state in met(name, steps=1200, every=1) if state.is_chance]
    return max(found, key=lambda state: len(set(state.weights())))


def drawn_battle() -> State:
    return find_game("glory").position({"scenario": "snodgrass-hill", "level": 1})


# ---- games -------------------------------------------------------------------------------------------------


def test_games_are_listed_and_found() -> None:
    assert longroll.list_games()[: len(BUILT_IN)] == BUILT_IN
    for name in BUILT_IN:
        assert longroll.game(name).name == name
    with pytest.raises(BadInput, match="no game 'chess'; games are: gettysburg, guns"):
        longroll.game("chess")


@pytest.mark.parametrize("kind", [State, Game])
def test_every_public_method_is_explained(kind: type) -> None:
    public = {name: part for name, part in vars(kind).items() if not name.startswith("_") and name != "notation"}
    assert len(public) > 20
    assert [name for name, part in public.items() if callable(part) and not part.__doc__] == []


@every_game
def test_a_state_knows_its_game(name: str) -> None:
    state = find_game(name).new()
    assert state.game is find_game(name)
    assert state.copy().game is state.game
    assert pickle.loads(pickle.dumps(state.game)) is copy.deepcopy(state.game) is state.game
    assert repr(state.game) == f"<game {name}>"


@every_game
def test_a_state_asks_its_game(name: str) -> None:
    game = find_game(name)
    for state in met(name, steps=120):
        assert state.to_json() == game.to_json(state)
        for seat in (*state.seat_names(), None):
            assert state.view(seat) == game.view(state, seat)
            for language in LANGUAGES:
                assert state.summary(seat, language) == game.summary(state, seat, language)
        assert state.summary() == game.summary(state) == game.summary(state, None, "en")
        assert state.view() == game.view(state, None)


@every_game
def test_what_happened_is_told(name: str) -> None:
    state, rng, told = find_game(name).new(), Random(3), 0
    for _ in range(60):
        events = state.apply(state.draw(rng))
        assert state.narrate(events) == state.game.narrate(events, None, "en", state.scenario)
        for seat in state.seat_names():
            assert state.narrate(events, seat, "fr") == state.game.narrate(events, seat, "fr", state.scenario)
        told += len(state.narrate(events))
    assert told


# ---- what cannot be read -----------------------------------------------------------------------------------


def asked_for(seat: str) -> dict[str, Callable[[State], object]]:
    """Everything that is asked for a seat."""
    return {
        "view": lambda state: state.view(seat),
        "summary": lambda state: state.summary(seat),
        "narrate": lambda state: state.narrate([], seat),
        "knowledge": lambda state: state.game.knowledge(state, seat),
        "scene": lambda state: state.game.scene(state, seat, "en"),
        "prompt": lambda state: state.game.prompt(state, seat, "en"),
        "why": lambda state: state.game.why(state, seat, str(state.options()[0]), "en"),
        "inspect": lambda state: state.game.inspect(state, seat, "", "en"),
        "odds": lambda state: state.game.odds(state, seat, str(state.options()[0]), "en"),
        "posable": lambda state: state.game.posable(state, seat),
        "pose": lambda state: state.game.pose(state, seat, PoseAsk(""), "en"),
        "log_lines": lambda state: state.game.log_lines([], seat, "en"),
        "weight": lambda state: state.game.weight([], seat),
    }


@every_game
@pytest.mark.parametrize("question", asked_for(""))
def test_a_mistyped_seat_is_no_spectator(name: str, question: str) -> None:
    state = find_game(name).new()
    for seat in ("", "nobody", state.seat_names()[0].lower() + "x", "chance"):
        with pytest.raises(BadInput, match=f"{name} has no seat '{seat}'; seats are {state.seat_names()[0]}"):
            asked_for(seat)[question](state)
    for seat in state.seat_names():
        asked_for(seat)[question](state)


def test_seats_of_a_team_are_seats() -> None:
    """What happened is told to every seat that any table of the game may have."""
    state = find_game("guns").new(options={"teams": "both"})
    for seat in state.seat_names():
        for ask in asked_for(seat).values():
            ask(state)


@every_game
@pytest.mark.parametrize("spec", [None, 3, "{}", [], [("day", 2)], b"{}"])
def test_a_position_is_an_object(name: str, spec: Any) -> None:
    with pytest.raises(BadInput, match=f"a position is an object of JSON .* not {type(spec).__name__}"):
        find_game(name).position(spec)


@every_game
@pytest.mark.parametrize("options", [3, 0, "teams", ["teams"], []])
def test_options_are_an_object(name: str, options: Any) -> None:
    with pytest.raises(BadInput, match=f"options are an object of JSON .* not {type(options).__name__}"):
        find_game(name).new(options=options)


@every_game
def test_a_language_that_there_is_not(name: str) -> None:
    state = find_game(name).new()
    asked: list[Callable[[], object]] = [
        lambda: state.summary(language="de"),
        lambda: state.narrate([], language="de"),
        lambda: state.say(Message("seat"), "de"),
        lambda: state.game.scene(state, None, "de"),
    ]
    for ask in asked:
        with pytest.raises(BadInput, match="no words in 'de'; languages are en, fr, it"):
            ask()


@every_game
def test_a_computer_player_is_asked_when_its_seat_decides(name: str) -> None:
    state = next(state for state in met(name, steps=600, every=1) if not state.is_chance)
    game, rng = state.game, Random(1)
    idle = next(seat for seat in state.seat_names() if seat != state.seat)
    for player in minds(game):
        choose: Any = mind(game, player, {"nodes": "30"} if player in SECONDS else {}).choose
        with pytest.raises(BadInput, match=f"{idle} has nothing to choose: {state.seat} decides"):
            choose(state.view(idle), rng)
        with pytest.raises(BadInput, match=r"chooses by a view \(state.view\(seat\)\), not by a Battle"):
            choose(state, rng)
        assert choose(state.view(state.seat), rng) in state.options()


@pytest.mark.parametrize("name", list_games())
def test_scenarios_cannot_be_changed(name: str) -> None:
    scenarios: Any = find_game(name).scenarios
    before = list(scenarios)
    for change in ("pop", "clear", "__delitem__", "__setitem__", "update"):
        assert not hasattr(scenarios, change)
    assert list(find_game(name).scenarios) == before


def test_what_is_raised_has_a_name_at_the_front() -> None:
    assert (longroll.BadInput, longroll.Illegal) == (BadInput, Illegal)


def test_the_package_runs_as_a_program() -> None:
    told = subprocess.run([sys.executable, "-m", "longroll", "--version"], capture_output=True, text=True, check=True)
    assert longroll.__version__ in told.stdout


# ---- answers -----------------------------------------------------------------------------------------------


@every_game
def test_an_answer_is_an_option_an_action_or_text(name: str) -> None:
    for state in met(name):
        for option in state.options()[:: max(1, len(state.options()) // 5)]:
            said: tuple[Option | Action | str, ...] = (
                option,
                option.action,
                str(option),
                str(option).upper() if name == "gettysburg" else str(option),
            )
            assert [state.check(answer) for answer in said] == [None] * 4
            assert [state.spelled(answer) for answer in said] == [option.action] * 4
            after = [state.copy() for _ in said]
            events = [other.apply(answer) for other, answer in zip(after, said, strict=True)]
            assert all(other == after[0] for other in after)
            assert all(told == events[0] for told in events)


@every_game
def test_what_was_forced_is_accepted_as_done_however_it_is_said(name: str) -> None:
    for before in met(name, steps=1000, every=1):
        for code in before.codes[:20]:
            state = before.copy()
            state.play(code)
            if state.unasked:
                action = state.write(state.unasked[0])
                for answer in (Option(action, ""), action, str(action)):
                    other = state.copy()
                    assert other.accept_done(answer)
                    assert not other.accept_done(answer), "it counts once"
                return
    raise AssertionError("nothing is ever forced")


@every_game
@pytest.mark.parametrize("answer", [None, 3, b"", [], {}])
def test_nothing_else_is_an_answer(name: str, answer: Any) -> None:
    state = find_game(name).new()
    for ask in (state.check, state.apply, state.spelled, state.accept_done):
        with pytest.raises(TypeError, match=r"Option.*Action"):
            ask(answer)
    assert state == find_game(name).new()


@every_game
def test_the_words_of_another_library_do_not_spoil_a_state(name: str) -> None:
    """python-chess plays with push and takes back with pop: here answers go to ``apply``."""
    state = find_game(name).new()
    assert not hasattr(state, "push")
    assert not hasattr(state, "pop")


@pytest.mark.parametrize("name", list_games())
def test_a_list_of_answers_is_nobody_elses(name: str) -> None:
    """Neither the program's own, from which every later game would suffer, nor that of a procedure in progress."""
    for state in met(name, steps=1500, every=1):
        if state.over:
            return
        codes, weights = state.listing(), state.weights()
        state.listing().clear()
        state.weights().clear()
        assert (state.listing(), state.weights()) == (codes, weights)


@every_game
def test_a_player_draws_evenly(name: str) -> None:
    state = next(state for state in met(name, steps=600, every=1) if not state.is_chance and len(state.codes) in (2, 3))
    counts = Counter(str(state.draw(Random(seed))) for seed in range(900))
    assert set(counts) == {str(option) for option in state.options()}
    assert all(abs(number - 900 / len(counts)) < 75 for number in counts.values())


@every_game
def test_chance_draws_by_its_weights(name: str) -> None:
    state = by_chance(name)
    expected = {str(option): chance for option, chance in state.chance_outcomes()}
    rng = Random(1863)
    counts = Counter(str(state.draw(rng)) for _ in range(8000))
    assert set(counts) <= set(expected)
    chi = sum((counts[answer] - 8000 * chance) ** 2 / (8000 * chance) for answer, chance in expected.items())
    freedom = len(expected) - 1
    assert chi < freedom + 4 * (2 * freedom) ** 0.5 + 8


def test_some_chances_are_not_even() -> None:
    """Where they are, choosing any option would do, and the test above proves little."""
    assert len(set(by_chance("guns").weights())) > 1


@every_game
def test_chances_are_the_weights_of_the_options_and_add_up_to_one(name: str) -> None:
    state = by_chance(name)
    outcomes = state.chance_outcomes()
    assert [option for option, _ in outcomes] == state.options()
    total = sum(option.weight for option, _ in outcomes)
    assert [chance for _, chance in outcomes] == [option.weight / total for option in state.options()]
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert state.draw(Random(1)) in state.options()


def test_only_chance_has_chances() -> None:
    state = find_game("gettysburg").new()
    assert not state.is_chance
    with pytest.raises(BadInput, match="CSA decides, not chance"):
        state.chance_outcomes()
    assert state.draw(Random(1)) in state.options()


def test_when_the_game_is_over_there_is_nothing_to_draw() -> None:
    state = drawn_battle()
    assert not state.is_chance
    with pytest.raises(BadInput, match="the game is over"):
        state.draw(Random(1))
    with pytest.raises(BadInput, match="nobody decides"):
        state.chance_outcomes()


def test_an_illegal_answer_says_its_clause_and_its_reason() -> None:
    state = find_game("gettysburg").new()
    for action in ("enter CR1", "block 3 WRN", "end"):
        state.apply(action)
    with pytest.raises(Illegal) as raised:
        state.apply("block 4 WRN")
    sentence = "GB-9.3: There is already a command block in Willoughby Run North."
    assert str(raised.value) == sentence
    assert (raised.value.refusal, raised.value.answer) == (state.check("block 4 WRN"), "block 4 WRN")
    assert str(pickle.loads(pickle.dumps(raised.value))) == sentence
    assert state.say(raised.value.refusal, "it").startswith("GB-9.3: ")


@every_game
def test_every_refusal_can_be_said(name: str) -> None:
    """Any verb of the game, where it is no answer."""
    said = 0
    for state in met(name, steps=200):
        for verb in state.notation.verbs.values():
            words = [next(filter(None, param.values), "") for param in verb.params]
            action = " ".join([verb.name, *words])
            refusal = state.check(action)
            if refusal is not None and not state.copy().accept_done(action):
                with pytest.raises(Illegal, match=re.escape(refusal.clause)) as raised:
                    state.apply(action)
                assert len(str(raised.value).split()) > 3
                said += 1
    assert said > 20


# ---- the result --------------------------------------------------------------------------------------------


def test_running_drawn_and_won_are_told_apart() -> None:
    running, drawn, won = find_game("glory").new(), drawn_battle(), find_game("glory").new()
    won.apply("concede CS")
    assert [str(state.result) for state in (running, drawn, won)] == ["running", "drawn", "won by US"]
    assert [state.result.over for state in (running, drawn, won)] == [False, True, True]
    assert [state.result.drawn for state in (running, drawn, won)] == [False, True, False]
    assert won.result == Result(over=True, winner="US", winners=("US",))
    assert [state.returns() for state in (running, drawn, won)] == [{"US": 0, "CS": 0}] * 2 + [{"US": 1, "CS": -1}]


@rule("GG-25.1")
@pytest.mark.parametrize("teams", ["none", "USA", "CSA", "both"])
def test_every_seat_of_a_side_wins_or_loses_with_it(teams: str) -> None:
    state = find_game("guns").new(options={"teams": teams})
    state.apply(f"concede {state.seat_names()[0]}")
    assert state.result.winner == "CSA"
    assert state.returns() == {seat: 1 if seat.startswith("CSA") else -1 for seat in state.seat_names()}
    assert set(state.result.winners) == {seat for seat in state.seat_names() if seat.startswith("CSA")}


# ---- as a value --------------------------------------------------------------------------------------------


@every_scenario
def test_a_state_pickles_small_and_comes_back_the_same(name: str, scenario: str) -> None:
    for state in met(name, scenario):
        packed = pickle.dumps(state)
        assert len(packed) < LARGEST
        again = pickle.loads(packed)
        assert again == state
        assert (again.codes, again.unasked, again.mover) == (state.codes, state.unasked, state.mover)
        assert repr(again) == repr(state)
        if not state.over:
            assert again.apply(state.options()[-1]) == state.copy().apply(state.options()[-1])


@every_game
def test_positions_by_hand_and_maps_of_their_own_pickle_too(name: str) -> None:
    own = 0
    for state in examples(name):
        again = pickle.loads(pickle.dumps(state))
        assert again == state
        assert again.codes == state.codes
        written = state.to_json()
        own += isinstance(written.get("map"), dict) or isinstance(written.get("scenario"), dict) or "muster" in written
    assert own


def test_states_travel_between_processes() -> None:
    """In both directions, to a process that has imported nothing yet."""
    states = [state.copy() for name in BUILT_IN for state in met(name, steps=121)]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        for state, (text, found) in zip(states, pool.map(shown, states), strict=True):
            assert text == repr(state)
            assert found == state


def shown(state: State) -> tuple[str, State]:
    return repr(state), state


def columns(state: State) -> set[str]:
    """The names of everything a state holds; those of a compiled class are its descriptors."""
    kinds = type(state).__mro__
    described = {name for kind in kinds for name, part in vars(kind).items() if isgetsetdescriptor(part)}
    return {*getattr(state, "__dict__", ()), *(name for name in described if not name.startswith("_"))}


@pytest.mark.parametrize("name", list_games())
def test_a_copy_has_every_attribute(name: str) -> None:
    state = find_game(name).new()
    assert {"mover", "listed", "told", "unasked", "scenario", "passed_over", "frames"} <= columns(state)
    state.passed_over, state.unasked = "a step", (1, 2)
    other = state.copy()
    assert [column for column in columns(state) if not hasattr(other, column)] == []
    kept = ("mover", "listed", "told", "unasked", "scenario", "passed_over")
    assert [getattr(other, column) for column in kept] == [getattr(state, column) for column in kept]


@every_game
def test_copies_are_equal_until_one_goes_on(name: str) -> None:
    for state in met(name):
        before = state.to_json()
        for other in (state.copy(), copy.copy(state), copy.deepcopy(state), copy.deepcopy([state])[0]):
            assert other == state
            assert other is not state
            if not state.over:
                other.apply(state.options()[0])
                assert other != state
        assert state.to_json() == before


def test_equal_is_the_position_not_the_way() -> None:
    game = find_game("gettysburg")
    one, other = game.new("third-day"), game.position(game.new("third-day").to_json())
    assert one == other
    assert one != game.new("first-day")
    assert game.new() != find_game("guns").new()
    assert game.new() != "gettysburg"
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


def test_the_pending_decision_is_compared() -> None:
    """Nothing on the table has changed; another is to decide."""
    game = find_game("gettysburg")
    assert game.position({"turn": "CSA"}) != game.position({"turn": "Union"})


@every_scenario
def test_a_position_carries_its_scenario(name: str, scenario: str) -> None:
    for state in met(name, scenario, steps=80):
        assert state.game.position(state.to_json()).scenario == scenario
        for seat in (*state.seat_names(), None):
            assert repr(state.game.sample(state.view(seat), Random(1))) == repr(state)


@pytest.mark.parametrize("name", ["gettysburg", "guns"])
def test_a_position_need_not_name_a_scenario_but_not_another(name: str) -> None:
    game = find_game(name)
    assert game.position({}).scenario == ""
    assert "scenario" not in game.position({}).to_json()
    with pytest.raises(BadInput, match=r"scenario 'fourth-day': scenarios are three-days, "):
        game.position({"scenario": "fourth-day"})


@pytest.mark.parametrize(
    ("name", "scenario", "words"),
    [
        ("gettysburg", "three-days", "<gettysburg three-days; 1 July, morning; CSA decides: turn>"),
        ("guns", "second-day", "<guns second-day; 2 July, 5 am; chance decides: draw>"),
        ("glory", "maryes-heights", "<glory maryes-heights; 13 December 1862, 12:45; chance decides: die>"),
        ("reason", "lindenau", "<reason lindenau; turn 3; chance decides: command-die>"),
    ],
)
def test_a_state_says_what_it_is(name: str, scenario: str, words: str) -> None:
    state = find_game(name).new(scenario)
    assert repr(state) == repr(state.copy()) == words
    assert state.scenario == scenario


def test_a_finished_game_says_how_it_ended() -> None:
    state = find_game("gettysburg").new("third-day")
    state.apply("concede Union")
    assert repr(state) == "<gettysburg third-day; 3 July, morning; won by CSA>"


def test_json_is_plain() -> None:
    for name in BUILT_IN:
        written = find_game(name).new().to_json()
        assert json.loads(msgspec.json.encode(written)) == json.loads(json.dumps(written))
