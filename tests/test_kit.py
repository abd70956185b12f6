"""What every game stands on: notation, records, dice, the gate, undo."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from longroll.games import game as find_game
from longroll.games import list_games
from longroll.games.gettysburg import GETTYSBURG
from longroll.games.gettysburg.lexicon import NOTATION
from longroll.kit import CHANCE_SEAT, Action, BadInput, Illegal, State
from longroll.kit.chance import Dice, commitment, draw, new_secret, secret_from_seed
from longroll.kit.gate import refusal
from longroll.kit.notation import Param
from longroll.kit.record import Move, Record, begin, decode, replay, step, verify
from longroll.kit.undo import Undo, undo_class
from longroll.lab.arena import play
from longroll.minds import mind
from tests.gettysburg.table import Table, block, sector

ONE_BLOCK = {"places": {"WRN": sector("CR1", "CR2", block=block("CSA", 3))}}
FIGHT = {"places": {"WRN": sector("CR1", "CR2", block=block("CSA", 3)), "MPN": sector("UR1")}}


# ---- notation ----------------------------------------------------------------------------------------------


def test_actions_are_read_as_they_are_written() -> None:
    state = GETTYSBURG.new()
    for option in state.options():
        code = NOTATION.read(Action.read(str(option)))
        assert NOTATION.write(code) == option.action
        assert code in state.codes


def test_every_verb_round_trips_its_outermost_values() -> None:
    for verb in NOTATION.verbs.values():
        for pick in (0, -1):
            words = [[value for value in param.values if value][pick] for param in verb.params]
            action = Action(verb.name, tuple(words))
            assert NOTATION.write(NOTATION.read(action)) == action


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("fly CR1", "unknown verb 'fly'"),
        ("move CR1", "should read: move PIECE PLACE"),
        ("move CR1 MARS", "'MARS' is no place"),
        ("block 1 WRN", "'1' is no value"),
        ("move CR1 WRN OKH", "should read"),
    ],
)
def test_words_that_are_not_understood_are_named(text: str, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        NOTATION.read(Action.read(text))


def test_an_action_needs_a_verb() -> None:
    with pytest.raises(BadInput):
        Action.read("  ")


# ---- dice --------------------------------------------------------------------------------------------------


def chi_square(counts: Counter[int], weights: list[int], trials: int) -> float:
    total = sum(weights)
    expected = [trials * weight / total for weight in weights]
    return sum((counts[index] - expect) ** 2 / expect for index, expect in enumerate(expected))


@pytest.mark.parametrize("seed", range(5))
def test_dice_are_uniform(seed: int) -> None:
    dice = Dice(secret_from_seed(seed))
    counts = Counter(dice.answer([1] * 6) for _ in range(6000))
    assert chi_square(counts, [1] * 6, 6000) < 20.5  # 0.1 % for 5 degrees of freedom
    assert dice.drawn == 6000


def test_dice_follow_their_weights() -> None:
    weights = [1, 2, 3, 4]
    dice = Dice(secret_from_seed("weights"))
    counts = Counter(dice.answer(weights) for _ in range(8000))
    assert chi_square(counts, weights, 8000) < 16.3  # 0.1 % for 3 degrees of freedom


def test_successive_dice_do_not_depend_on_each_other() -> None:
    dice = Dice(secret_from_seed("pairs"))
    rolls = [dice.answer([1] * 6) for _ in range(18_000)]
    pairs = Counter(6 * first + second for first, second in zip(rolls[::2], rolls[1::2], strict=True))
    assert chi_square(pairs, [1] * 36, 9000) < 66.7  # 0.1 % for 35 degrees of freedom


def test_two_secrets_give_different_dice() -> None:
    first, second = ([draw(secret, number, [1] * 6) for number in range(60)] for secret in (new_secret(), new_secret()))
    assert first != second


def test_one_bit_of_the_secret_changes_everything() -> None:
    secret = secret_from_seed(1)
    other = bytes([secret[0] ^ 1]) + secret[1:]
    assert commitment(secret) != commitment(other)
    same = sum(draw(secret, n, [1] * 6) == draw(other, n, [1] * 6) for n in range(3000))
    assert 400 < same < 600


def test_an_answer_depends_on_its_number_alone() -> None:
    secret = secret_from_seed(2)
    dice = Dice(secret)
    rolled = [dice.answer([1] * 6) for _ in range(20)]
    assert [draw(secret, number, [1] * 6) for number in range(20)] == rolled
    assert Dice(secret, 10).answer([1] * 6) == rolled[10]


# ---- records -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole random game with dice in it."""
    seats = {seat: mind(GETTYSBURG, "random") for seat in GETTYSBURG.seats}
    played = play(GETTYSBURG, "three-days", seats, secret_from_seed("record"), "record")
    assert played.dice > 0
    assert played.result.over
    return played.record


def changed(record: Record, **fields: object) -> Record:
    return msgspec.structs.replace(record, **fields)


def test_a_record_round_trips(record: Record) -> None:
    assert decode(record.encode()) == record
    state = replay(GETTYSBURG, decode(record.encode()))
    assert state.over
    assert state.result.winner == record.result


def test_an_honest_record_is_verified(record: Record) -> None:
    dice = sum(move.seat == CHANCE_SEAT for move in record.actions)
    assert verify(GETTYSBURG, record) == dice


def test_a_changed_die_is_found(record: Record) -> None:
    number = next(n for n, move in enumerate(record.actions) if move.seat == CHANCE_SEAT)
    actions = list(record.actions)
    face = 1 if actions[number].action != "die 1" else 2
    actions[number] = Move(CHANCE_SEAT, f"die {face}")
    with pytest.raises(BadInput, match=f"action {number + 1}: the dice say"):
        verify(GETTYSBURG, changed(record, actions=actions))


@pytest.mark.parametrize("result", ["CSA", None])
def test_a_changed_result_is_found(record: Record, result: str | None) -> None:
    assert record.result == "Union"
    with pytest.raises(BadInput, match="played again, Union does"):
        verify(GETTYSBURG, changed(record, result=result))


def test_a_wrong_commitment_is_found(record: Record) -> None:
    with pytest.raises(BadInput, match="does not match the commitment"):
        verify(GETTYSBURG, changed(record, commitment=commitment(b"another secret")))


@pytest.mark.parametrize(("secret", "words"), [(None, "no secret"), ("xyz", "not hexadecimal")])
def test_dice_cannot_be_checked_without_the_secret(record: Record, secret: str | None, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        verify(GETTYSBURG, changed(record, secret=secret))


def test_missing_actions_are_found(record: Record) -> None:
    with pytest.raises(BadInput, match="played again, nobody does"):
        verify(GETTYSBURG, changed(record, actions=record.actions[:-3]))


def test_an_illegal_action_is_found(record: Record) -> None:
    actions = [Move(record.actions[0].seat, "move CR1 CEM"), *record.actions[1:]]
    with pytest.raises(BadInput, match=r"action 1 .* is illegal by GB-"):
        replay(GETTYSBURG, changed(record, actions=actions))


def test_an_action_of_the_wrong_seat_is_found(record: Record) -> None:
    first = record.actions[0]
    other = next(seat for seat in GETTYSBURG.seats if seat != first.seat)
    with pytest.raises(BadInput, match=f"is by {other}, but {first.seat} must decide"):
        replay(GETTYSBURG, changed(record, actions=[Move(other, first.action)]))


def test_nobody_concedes_for_another(record: Record) -> None:
    with pytest.raises(BadInput, match="cannot be by Union"):
        replay(GETTYSBURG, changed(record, actions=[Move("Union", "concede CSA")]))


@pytest.mark.parametrize("cut", [1, 2, 3])
def test_a_truncated_file_is_refused(record: Record, cut: int) -> None:
    data = record.encode()
    with pytest.raises(BadInput, match="not a readable record"):
        decode(data[: len(data) * cut // 4])


@pytest.mark.parametrize("data", [b"", b"[]", b'{"format": 1}', b"\xff\xfe", b'"text"'])
def test_files_that_are_no_record_are_refused(data: bytes) -> None:
    with pytest.raises(BadInput, match="not a readable record"):
        decode(data)


def test_another_format_is_refused(record: Record) -> None:
    with pytest.raises(BadInput, match="format 99"):
        decode(changed(record, format=99).encode())


def test_another_game_is_refused(record: Record) -> None:
    with pytest.raises(BadInput, match="of game 'chess'"):
        begin(GETTYSBURG, changed(record, game="chess"))


def test_a_record_may_begin_from_a_position(record: Record) -> None:
    start = changed(record, position=ONE_BLOCK, actions=[Move("CSA", "disc WRN"), Move("CSA", "move CR1 OKH")])
    state = replay(GETTYSBURG, decode(start.encode()))
    assert GETTYSBURG.to_json(state)["places"]["OKH"]["pieces"] == ["CR1"]


# ---- the gate ----------------------------------------------------------------------------------------------


def snapshot(state: State) -> dict[str, object]:
    return GETTYSBURG.to_json(state)


def test_the_gate_lets_the_deciding_seat_act() -> None:
    state = Table(ONE_BLOCK).state
    assert refusal(state, "CSA", "disc WRN") is None


def test_the_gate_refuses_every_option_to_the_wrong_seat() -> None:
    state = Table(ONE_BLOCK).state
    for option in state.options():
        found = refusal(state, "Union", option.action)
        assert found is not None
        assert found.reason.key == "refusal-not-your-decision"


def test_nobody_answers_for_the_dice() -> None:
    table = Table(FIGHT).do("disc WRN", "move CR1 MPN", "done")
    assert table.seat == CHANCE_SEAT
    for seat in GETTYSBURG.seats:
        found = refusal(table.state, seat, "die 6")
        assert found is not None
        assert found.reason.key == "refusal-dice-decide"


def test_either_seat_may_concede_for_itself_only() -> None:
    state = Table(ONE_BLOCK).state
    assert refusal(state, "Union", "concede Union") is None
    assert refusal(state, "CSA", "concede CSA") is None
    found = refusal(state, "Union", "concede CSA")
    assert found is not None
    assert found.reason.key == "refusal-not-your-seat"


@pytest.mark.parametrize("text", ["fly CR1", "move CR1", "move CR1 MARS", "die 7"])
def test_the_gate_explains_what_cannot_be_read(text: str) -> None:
    found = refusal(Table(ONE_BLOCK).state, "CSA", text)
    assert found is not None
    assert found.reason.key == "refusal-unreadable"


def test_a_refused_action_changes_nothing() -> None:
    state = Table(ONE_BLOCK).state
    before = snapshot(state)
    for text in ("die 3", "move CR1 CEM", "pass", "block 3 WRN"):
        with pytest.raises(Illegal):
            state.apply(text)
    assert snapshot(state) == before


# ---- undo --------------------------------------------------------------------------------------------------


def class_of(position: dict[str, Any], *actions: str) -> Undo:
    """The undo class of the last of these actions."""
    table = Table(position).do(*actions[:-1])
    before = table.state.copy()
    table.do(actions[-1])
    return undo_class(GETTYSBURG, before, table.state)


def test_a_move_is_taken_back_freely() -> None:
    assert class_of(ONE_BLOCK, "disc WRN", "move CR1 OKH") is Undo.FREE


def test_an_action_that_passes_the_turn_is_taken_back_by_consent() -> None:
    assert class_of(ONE_BLOCK, "disc WRN", "move CR1 OKH", "done") is Undo.CONSENT


def test_an_action_that_calls_for_dice_is_never_taken_back() -> None:
    assert class_of(FIGHT, "disc WRN", "move CR1 MPN", "done") is Undo.NEVER


def test_a_die_is_never_taken_back() -> None:
    assert class_of(FIGHT, "disc WRN", "move CR1 MPN", "done", "die 3") is Undo.NEVER


def test_a_disc_that_tells_a_block_value_is_never_taken_back() -> None:
    """A third disc shows the enemy that the block is no 2."""
    position = {"places": {"WRN": sector("CR1", block=block("CSA", 3, 2))}}
    assert class_of(position, "disc WRN") is Undo.NEVER


def test_a_concession_is_taken_back_by_consent() -> None:
    assert class_of(ONE_BLOCK, "concede CSA") is Undo.CONSENT


def test_a_copy_does_not_follow_the_game() -> None:
    table = Table(ONE_BLOCK)
    before = table.state.copy()
    kept = snapshot(before)
    table.do("disc WRN", "move CR1 OKH")
    assert snapshot(before) == kept
    assert snapshot(table.state) != kept


# ---- answers without alternative ---------------------------------------------------------------------------


def forced_somewhere(name: str) -> tuple[State, str, str]:
    """A state, an action after which an answer is forced, and that answer."""
    game = find_game(name)
    for seed in range(40):
        rng = Random(seed)
        state = game.new()
        while not state.over:
            code = rng.choice(state.codes)
            after = state.copy()
            after.play(code)
            if after.unasked and after.check(after.write(after.unasked[0])) is not None:
                return state, str(state.write(code)), str(state.write(after.unasked[0]))
            state = after
    raise AssertionError(f"nothing is ever forced in {name}")


@pytest.mark.parametrize("name", list_games())
def test_the_answer_that_was_just_forced_is_accepted_as_done(name: str) -> None:
    state, action, forced = forced_somewhere(name)
    state.apply(action)
    before = find_game(name).to_json(state)
    assert state.check(forced) is not None, "it is not to be given any more"
    assert state.copy().apply(forced) == []
    assert state.apply(forced) == []
    assert find_game(name).to_json(state) == before
    with pytest.raises(Illegal):
        state.apply(forced)


def test_what_was_forced_before_the_last_action_is_past() -> None:
    state, action, forced = forced_somewhere("guns")
    state.apply(action)
    late = 0
    for option in state.options():
        after = state.copy()
        after.apply(option.action)
        if not after.unasked and after.check(forced) is not None:
            late += 1
            with pytest.raises(Illegal):
                after.apply(forced)
    assert late


def test_a_record_may_name_an_answer_that_has_no_alternative_any_more() -> None:
    state, action, forced = forced_somewhere("guns")
    state.apply(action)
    seat = next(seat for seat in state.seat_names() if seat != state.seat)
    assert step(state.copy(), 7, Move(seat, forced)) == []
    assert step(state, 7, Move(str(state.seat), forced)) == []
    with pytest.raises(BadInput, match="action 8"):
        step(state, 8, Move(seat, forced))


# ---- words and their case ----------------------------------------------------------------------------------


def test_words_are_matched_without_regard_to_case() -> None:
    assert NOTATION.read(Action.read("MOVE cr1 Wrn")) == NOTATION.read(Action.read("move CR1 WRN"))
    state = GETTYSBURG.new()
    assert refusal(state, "CSA", "Concede csa") is None
    assert refusal(state, "CSA", "concede union") is not None


def test_words_that_only_their_case_tells_apart_keep_their_case() -> None:
    param = Param("thing", ("a", "A", "b"))
    assert (param.number("a"), param.number("A"), param.number("B")) == (0, 1, 2)


def test_a_record_may_end_in_an_agreed_draw() -> None:
    state = GETTYSBURG.new("first-day")
    drawn = Record(1, "0", "gettysburg", "first-day", {}, "", [Move("Union", "agree Union")])
    ended = replay(GETTYSBURG, drawn)
    assert (state.over, ended.over, ended.result.winner) == (False, True, None)
    with pytest.raises(BadInput, match="cannot be by CSA"):
        replay(GETTYSBURG, changed(drawn, actions=[Move("CSA", "agree Union")]))
