"""The acceptance tests every game must pass, over many random and sensible games (``LONGROLL_GAMES`` of them).

6 Preview = result is proven by each game's test of its odds; 8 Dice by ``tests/test_kit.py``.
"""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress
from hashlib import sha256
from random import Random

import msgspec
import pytest

from longroll.games import game as find_game
from longroll.kit import CHANCE, Action, BadInput, Event, Game, Illegal, State
from longroll.kit.chance import commitment, secret_from_seed
from longroll.kit.clauses import rule
from longroll.kit.game import Thinker
from longroll.kit.gate import refusal
from longroll.kit.narration import plain
from longroll.kit.record import FORMAT, Move, Record, replay
from longroll.kit.scene import PoseAsk
from longroll.kit.speech import WIDTH
from longroll.kit.undo import Undo, undo_class
from longroll.kit.words import LANGUAGES, words
from tests.acceptance.figures import choices
from tests.acceptance.rooms import NAMES, ROOT, audit, figures, room_of
from tests.acceptance.walks import (
    CHUNKS,
    Chooser,
    Met,
    Staff,
    deed,
    first,
    last,
    lengths,
    moments,
    nonsense,
    quick,
    reference,
    some,
    uniformly,
    walk,
)
from tests.conftest import note
from tests.scenes import known

every_game = pytest.mark.parametrize("name", NAMES)


@pytest.fixture(scope="module", params=range(CHUNKS))
def met(request: pytest.FixtureRequest) -> Met:
    """Positions of many games; a fixture of the module, so that the tests of one chunk follow each other."""
    found = moments(request.param)
    note(request.config, "met", sorted(found.kinds))
    return found


def frozen(game: Game, state: State) -> bytes:
    """The whole state as bytes, its pending answers included."""
    return msgspec.json.encode([game.to_json(state), state.mover, state.codes])


# ---- 1 Gate ------------------------------------------------------------------------------------------------


def test_gate(met: Met) -> None:
    """Wrong seats and arguments off the list are refused, and nothing changes."""
    for (game, _, state, _), rng in some(met, 0.01):
        before = frozen(game, state)
        option = rng.choice(state.options())
        for seat in state.seat_names():
            if seat != state.seat:
                assert refusal(state, seat, option.action) is not None
        for _ in range(10):
            code = nonsense(state, rng)
            action = state.write(code)
            if code in state.codes or state.allows(code) or state.extra(code):
                assert state.check(action) is None
                continue
            assert state.check(action) is not None, f"{action} is not an option but is not refused"
            if code in state.unasked:
                continue  # it was just taken by itself, and is accepted as done
            with pytest.raises(Illegal):
                state.apply(action)
        assert frozen(game, state) == before


# ---- 2 Swap ------------------------------------------------------------------------------------------------


@rule("GB-26.1", "GB-26.3", "GB-26.4")
def test_swap(met: Met) -> None:
    """What a seat receives does not depend on what is hidden from it."""
    for (game, _, state, code), rng in some(met, 0.008):
        for seat in (*state.seat_names(), None):
            swapped(game, state, code, seat, rng)


def swapped(game: Game, state: State, code: int, seat: str | None, rng: Random) -> None:
    view = game.view(state, seat)
    world = game.sample(view, rng)
    assert msgspec.json.encode(game.view(world, seat)) == msgspec.json.encode(view)
    for _ in range(3):
        action = state.write(nonsense(state, rng))
        if seat is not None:
            assert refusal(state, seat, action) == refusal(world, seat, action)
    if code not in world.codes or deed(state, code, seat) != deed(world, code, seat):
        return
    one, other = state.copy(), world.copy()
    here, there = one.apply(one.write(code)), other.apply(other.write(code))
    if shown(game, state, one, seat) or shown(game, world, other, seat):
        return
    if other_deeds(forced(here), forced(there)) or told_by_rules(here) != told_by_rules(there):
        return
    assert forced(here) == forced(there), f"a question that is not put tells {seat or 'a spectator'} something hidden"
    assert asked(one) == asked(other), f"the question that is put tells {seat or 'a spectator'} something hidden"
    told = [e for e in here if e.visible_to(seat)]
    also = [e for e in there if e.visible_to(seat)]
    assert told == also
    for language in LANGUAGES:
        assert game.narrate(told, seat, language) == game.narrate(also, seat, language)
    assert msgspec.json.encode(game.view(one, seat)) == msgspec.json.encode(game.view(other, seat))


def test_a_mind_cannot_see_what_is_hidden(met: Met) -> None:
    """Every computer player answers the same in every world that its seat may be in, given the position or a view of
    it; and the position it is given is not the one that is played."""
    for (game, _, state, _), rng in some(met, 0.01):
        if state.mover == CHANCE or state.over:
            continue
        seat, before, view = state.seat, frozen(game, state), state.view(state.seat)
        world = game.imagine(state.known(seat), seat, rng)
        assert world.view(seat) == view
        for make in game.doctrine.minds().values():
            thinker = make()
            assert isinstance(thinker, Thinker)
            answers = [thinker.think(position.known(seat), Random(1)) for position in (state, world)]
            assert answers == [state.read(thinker.choose(view, Random(1)).action)] * 2
        assert frozen(game, state) == before


@every_game
def test_who_does_not_decide_has_no_answers(name: str) -> None:
    game = find_game(name)
    state = next(state for state, _ in walk(game, lengths(game)[0][0], 1, uniformly) if state.mover != CHANCE)
    for seat in (*state.seat_names(), None):
        assert state.known(seat).codes == (state.codes if seat == state.seat else [])
        assert state.known(seat).to_json() == state.view(seat).position


def test_nobody_is_told_which_answers_others_gave_unasked(met: Met) -> None:
    """An answer that was taken by itself is told to its seat in the log, and to nobody else in any way."""
    for (game, _, state, _), _ in some(met, 0.02):
        for seat in (*state.seat_names(), None):
            assert game.known(state, seat).unasked == ()


def test_several_answers_are_promised_only_where_there_are(met: Met) -> None:
    """Lists are left unmade on this word: a wrong one would be a dead end, or a question with one answer."""
    for (_, _, state, _), _ in some(met, 0.05):
        assert not state.several() or len(state.listing()) > 1, state.decision


def asked(state: State) -> tuple[str, str] | None:
    """Who is asked what."""
    decision = state.decision
    return None if decision is None else (decision.seat, decision.kind)


def shown(game: Game, before: State, after: State, seat: str | None) -> bool:
    """Did the rules show the seat something that was hidden? Then what it sees may well differ."""
    was = game.knowledge(before, seat)
    return any(fact in was and values < was[fact] for fact, values in game.knowledge(after, seat).items())


TELLING = frozenset({"second-order-lost"})
"""Events by which the rules tell something hidden that ``knowledge`` does not weigh: both discs must be placed, so no
block has room (GB-11.10)."""


def told_by_rules(events: list[Event]) -> set[str]:
    return {event.kind for event in events} & TELLING


def forced(events: list[Event]) -> list[Event]:
    """Answers taken because there was no other."""
    return [event for event in events if event.kind == "forced"]


def other_deeds(here: list[Event], there: list[Event]) -> bool:
    """Answers without alternative are deeds of their seat: other secrets may force another deed. (That one is forced
    and another one asked is no such difference.)"""
    return any(one != other for one, other in zip(here, there, strict=False))


# ---- 3 Undo ------------------------------------------------------------------------------------------------


def test_undo(met: Met) -> None:
    """A copy kept before an action is still what it was, and no free undo crosses chance or new knowledge."""
    for (game, _, state, code), _ in some(met, 0.02):
        kept = state.copy()
        before = frozen(game, state)
        after = state.copy()
        events = after.apply(after.write(code))
        assert frozen(game, kept) == before
        assert frozen(game, state) == before
        if undo_class(game, kept, after) is Undo.FREE:
            assert kept.mover == after.mover != CHANCE
            for seat in state.seat_names():
                was, now = game.knowledge(kept, seat), game.knowledge(after, seat)
                assert all(now[fact] >= was[fact] for fact in now if fact in was)
        assert not (events and events[0].kind == "die" and undo_class(game, kept, after) is not Undo.NEVER)


# ---- 4 Replay ----------------------------------------------------------------------------------------------


def recorded(game: Game, scenario: str, seed: int) -> tuple[Record, list[str]]:
    """A random game as a record, with a digest of every position."""
    secret = secret_from_seed(seed)
    record = Record(FORMAT, game.rules_version, game.name, scenario, {}, commitment(secret))
    digests = []
    for state, code in walk(game, scenario, seed):
        record.actions.append(Move(str(state.seat), str(state.write(code))))
        digests.append(sha256(frozen(game, state)).hexdigest())
    return record, digests


@every_game
def test_replay_in_another_process(name: str) -> None:
    """A record gives the same positions elsewhere, at every step."""
    game = find_game(name)
    record, digests = recorded(game, quick(game), 77)
    script = (
        "import sys; from tests.acceptance.test_nine import retrace; "
        "sys.stdout.write('\\n'.join(retrace(sys.stdin.buffer.read())))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], input=record.encode(), capture_output=True, check=True, cwd=ROOT
    )
    assert done.stdout.decode().split("\n") == digests


def retrace(data: bytes) -> list[str]:
    """Digests of every position of a record."""
    from longroll.kit.record import begin, decode

    record = decode(data)
    game = find_game(record.game)
    state = begin(game, record)
    digests = []
    for move in record.actions:
        digests.append(sha256(frozen(game, state)).hexdigest())
        state.apply(move.action)
    return digests


def read_again(game: Game, state: State) -> None:
    """A position written and read again is the same position."""
    text = json.loads(msgspec.json.encode(game.to_json(state)))
    assert frozen(game, game.position(text)) == frozen(game, state)


def test_position_round_trip(met: Met) -> None:
    """In the middle of any procedure, and after every ending."""
    for (game, _, state, _), _ in some(met, 0.02):
        read_again(game, state)
    for game, state in met.ends:
        assert state.over
        read_again(game, state)


def test_concessions_round_trip(met: Met) -> None:
    """Whoever gives up, at whatever decision: the ended game can be written and read again."""
    for game, _, state, _ in met.firsts:
        for seat in state.seat_names():
            after = state.copy()
            after.apply(f"concede {seat}")
            assert after.over
            read_again(game, after)


def test_agreed_draws_round_trip(met: Met) -> None:
    """Wherever the players agree on a draw: nobody has won, and the ended game can be written, read and told."""
    for game, _, state, _ in met.firsts:
        after = state.copy()
        told = after.apply(f"agree {after.seat_names()[-1]}")
        assert (after.over, after.result.winner, set(after.returns().values())) == (True, None, {0})
        read_again(game, after)
        ending = game.endings.ending(after, told, after.seat_names()[0], "en")
        assert "agreed draw" in ending.text
        assert ending.clause == after.clause_of(after.read(Action("agree", (after.seat_names()[0],))))
        assert not any(goal.counts for goal in ending.goals)


def test_every_kind_of_decision(met: Met) -> None:
    """At each kind of decision, in each procedure: what a seat sees is enough to imagine a position in which it has
    the same answers, everything shown is JSON, and ``staff`` answers."""
    for game, seed, state, _ in met.firsts:
        rng = Random(seed)
        read_again(game, state)
        for seat in (*state.seat_names(), None):
            view = game.view(state, seat)
            assert json.loads(msgspec.json.encode(view))
            world = game.sample(view, rng)
            assert world.decision == state.decision
            if seat == state.seat:
                assert world.options() == state.options() == list(view.options)
        if state.mover != CHANCE:
            assert Staff(game).answer(state, rng) in state.codes


@every_game
def test_kept_games_replay(name: str) -> None:
    """Games kept from earlier versions still replay to their results."""
    game = find_game(name)
    kept = sorted((room_of(game) / "games").glob("*.longroll.json"))
    assert kept
    for path in kept:
        record = msgspec.json.decode(path.read_bytes(), type=Record)
        assert replay(game, record).result.winner == record.result


# ---- 5 No dead end, and conservation ------------------------------------------------------------------------


@rule("GB-2.1", "GB-8.4", "GB-R36")
def test_no_dead_end(met: Met) -> None:
    """Games end within a bound, every answer changes something, and components always add up."""
    for game, _, state, code in [*met.some, *met.firsts]:
        faults = audit(game.name)
        assert faults(state) == []
        after = state.copy()
        after.play(code)
        assert frozen(game, after) != frozen(game, state)
        assert faults(after) == []


@every_game
@pytest.mark.parametrize("choose", [first, last])
def test_no_dead_end_for_the_stubborn(name: str, choose: Chooser) -> None:
    """Players who always take the first, or the last, answer finish too."""
    game = find_game(name)
    scenarios, seeds = lengths(game)
    for scenario in scenarios:
        for seed in range(seeds):
            assert sum(1 for _ in walk(game, scenario, seed, choose)) > 0


# ---- 7 Explain -----------------------------------------------------------------------------------------------


def test_explain(met: Met) -> None:
    """Every option, decision and refusal names a clause of the rules reference, and speaks every language."""
    known = {name: reference(find_game(name)) for name in NAMES}
    for (game, _, state, _), rng in some(met, 0.01):
        decision = state.decision
        assert decision is not None
        assert set(decision.clauses) <= set(known[game.name])
        assert {option.clause for option in state.options()} <= set(known[game.name])
        spoken = [words(game.words, language) for language in LANGUAGES]
        for book in spoken:
            assert book.say(decision.prompt)
        for _ in range(5):
            no = state.check(state.write(nonsense(state, rng)))
            if no is not None:
                assert no.clause in known[game.name]
                for book in spoken:
                    assert book.say(no.reason)


def test_what_happens_is_told(met: Met) -> None:
    """In the log alike at the table and at a terminal, without clauses; positions are summed up page by page."""
    for (game, _, state, code), rng in some(met, 0.01):
        language = rng.choice(LANGUAGES)
        assert all(choice.label for choice in game.choices(state, language))
        events = state.copy().apply(state.write(code))
        prefix = next(iter(reference(game))).partition("-")[0] + "-"
        for seat in (*state.seat_names(), None):
            told = game.narrate(events, seat, language)
            assert told == [plain(line, {}) for line in game.log_lines(events, seat, language)]
            assert all(told)
            assert not any(prefix in line or "{" in line for line in told), told
        page = game.summary(state, rng.choice([*state.seat_names(), None]), language)
        assert max(len(line) for line in page.splitlines()) <= WIDTH


# ---- 10 Anything may be asked --------------------------------------------------------------------------------

GARBAGE = [
    "",
    " ",
    "dance",
    "move",
    "move a b c d e f g",
    "concede",
    "concede nobody",
    "\x00",
    "é" * 200,
    "die 7",
    "[]",
]
"""Actions no game knows."""
NOTHING = ["", ":", "piece:", "place:", "piece:nobody", "place:-1", "hex:9999", "\x00", "é" * 200]
"""Keys of nothing on any table."""


def test_anything_may_be_asked(met: Met) -> None:
    """Whatever a browser can ask, for whatever seat and with whatever words, is answered and changes nothing."""
    for (game, _, state, code), rng in some(met, 0.002):
        before = frozen(game, state)
        for seat in (*state.seat_names(), None):
            ask_everything(game, state, seat, code, rng)
        assert frozen(game, state) == before


def ask_everything(game: Game, state: State, seat: str | None, code: int, rng: Random) -> None:
    language = rng.choice(LANGUAGES)
    scene = game.scene(state, seat, language)
    for item in scene.items:
        unsigned = not item.symbol or item.form.startswith("tag")
        assert unsigned or known(item.symbol, item.side, game.symbols), item.symbol
    game.prompt(state, seat, language)
    if seat == state.seat:
        assert len(game.choices(state, language)) >= 1
    for action in (str(state.write(code)), str(state.write(nonsense(state, rng))), *rng.sample(GARBAGE, 3)):
        why = game.why(state, seat, action, language)
        assert why.legal or (why.clause and why.reason)
        game.odds(state, seat, action, language)
    for key in [item.key for item in rng.sample(scene.items, min(4, len(scene.items)))]:
        game.inspect(state, seat, key, language)
    for key in rng.sample(NOTHING, 3):
        assert game.inspect(state, seat, key, language) is None
    if seat is not None:
        held = game.posable(state, seat)
        for key in (*rng.sample(held, min(2, len(held))), *rng.sample(NOTHING, 2)):
            for ask in hands(key, rng):
                with suppress(BadInput):
                    game.pose(state, seat, ask, language)


def hands(key: str, rng: Random) -> list[PoseAsk]:
    """What a hand, a key or a confused program may do with a thing."""
    at = (rng.uniform(-500, 5000), rng.uniform(-500, 5000))
    grip = rng.choice(["front", "rear", "corner-left", "corner-right", "side-left", "turn", "body", "", "nothing"])
    step = rng.choice(["ahead", "left", "", "nothing"])
    return [
        PoseAsk(key),
        PoseAsk(key, grip=grip, at=at),
        PoseAsk(key, grip=grip, at=at, angle=rng.uniform(-720, 720), free=True),
        PoseAsk(key, step=step, pace=rng.choice([-1, 0, 1])),
        PoseAsk(key, path=rng.choice(["A0.5", "L15 A1", "Z", "A-1", "A1e9", "L999", "A0.1 " * 60])),
        PoseAsk(key, target=rng.choice(NOTHING)),
    ]


# ---- 9 Effort ------------------------------------------------------------------------------------------------


@every_game
def test_effort(name: str) -> None:
    """Choices a player makes per game do not grow unnoticed: fixed seeds, kept figures (``effort.json``)."""
    game = find_game(name)
    kept = figures(game, "effort")
    for scenario in lengths(game)[0]:
        asked = choices(game, scenario)
        print(f"{name} {scenario}: {asked:.0f} choices a game")
        assert asked <= kept[scenario] * 1.02, "players must answer more often than before"


def test_uniform_chooser_is_fair() -> None:
    """The walk's chooser reaches every answer."""
    state = find_game("gettysburg").new("three-days")
    rng = Random(1)
    assert {uniformly(state, rng) for _ in range(5000)} == set(state.codes)
