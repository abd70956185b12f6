"""What the searches remember: the same answers, found sooner."""

import random
from itertools import islice

import pytest

from longroll.games.glory import GLORY
from longroll.games.glory.board import CLASSES, Board
from longroll.games.glory.data.map_data import read_map
from longroll.games.glory.rules.movement import Entry, MoveStep
from longroll.games.glory.rules.reach import Mover, Presence, reach
from longroll.games.glory.state import Battle
from tests.acceptance.walks import walk, warlike
from tests.glory.small_map import small_data


def small_board(woods: str = "") -> Board:
    return Board(read_map(small_data(woods=woods), "T0"))


def mover(cls: str, allowance: int = 5, *, extended: bool = False, shy: bool = False, night: bool = False) -> Mover:
    return Mover(CLASSES.index(cls), 0, allowance, extended=extended, shy=shy, night=night)


def stand(board: Board, enemy: str, friend: str) -> Presence:
    """One enemy and one friend on foot."""
    return presence(board, board.bit[board.index[enemy]], board.bit[board.index[friend]])


def presence(board: Board, enemies: int, foot: int, batteries: int = 0) -> Presence:
    return Presence(board, enemies, board.spread(enemies), 0, foot | batteries, 0, batteries, 0)


def test_answers_do_not_depend_on_what_was_asked_before() -> None:
    board = small_board("0504 0604")
    dice = random.Random(2)
    asked: list[tuple[Presence, Mover, int, int]] = []
    for _ in range(150):
        masks = [dice.getrandbits(board.n) & dice.getrandbits(board.n) & dice.getrandbits(board.n) for _ in range(3)]
        enemies = masks[0] & dice.getrandbits(board.n)
        who = presence(board, enemies, masks[1] & ~enemies, masks[2] & ~(masks[1] | enemies))
        what = mover(dice.choice(CLASSES), dice.randint(1, 6), extended=dice.random() < 0.3, shy=dice.random() < 0.3)
        asked.append((who, what, dice.randrange(board.n), 0))
    first = [reach(board, who, what, start) for who, what, start, _ in asked]
    board.memo.clear()
    for (who, what, start, _), before in zip(reversed(asked), reversed(first), strict=True):
        after = reach(board, who, what, start)
        assert (after.ends, after.cost, after.swift) == (before.ends, before.cost, before.swift)


@pytest.mark.parametrize("scenario", ["maryes-heights", "first-manassas", "second-manassas", "chickamauga"])
def test_a_journey_that_is_kept_is_as_one_made_anew(scenario: str) -> None:
    """Units change, turn, enter and are set free; leaders ride: where everybody may go is listed from what is kept and
    then again from nothing."""
    moves = 0
    for b, _ in islice(walk(GLORY, scenario, 3, warlike), 400):
        assert isinstance(b, Battle)
        if isinstance(b.top(), MoveStep | Entry):
            moves += 1
            kept = b.listing()
            b.board.journeys = (None, {})
            assert b.listing() == kept
    assert moves > 30


def test_what_is_far_away_does_not_matter() -> None:
    board = small_board()
    start = board.index["0505"]
    first = reach(board, stand(board, "0503", "1515"), mover("inf"), start)
    known = len(board.memo)  # 1, or 0 in the compiled build: its kernel remembers nothing
    again = reach(board, stand(board, "0503", "1514"), mover("inf"), start)
    assert again.cost == first.cost
    assert len(board.memo) == known, "what is found again is not made again"
    night = reach(board, stand(board, "0503", "1514"), mover("inf", night=True), start)
    assert night.cost != first.cost
    assert len(board.memo) == 2 * known
